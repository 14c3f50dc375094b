// Lines of the log, as they are drawn: whose they are, and which words in them name somebody or some card.
import type { Face } from "./faces";
import type { Line as Wired } from "./wire";
import { isCard, read, type Events } from "./told";

export interface Line {
  key: string;
  seat: number; // -1: nobody's
  text: string;
  kind: "turn" | "event" | "say" | "system";
  who?: string;
  names?: string[]; // to stand out
}

export function written(
  line: Wired,
  key: string,
  events: Events,
  players: string[],
  faces: Record<string, Face>,
): Line {
  const { what, args, text } = line;
  const given = Object.values(args).flatMap((value) =>
    isCard(value) ? [value] : Array.isArray(value) ? (value as unknown[]) : [value],
  );
  const names = given.flatMap((one) =>
    isCard(one) ? (faces[one[1]]?.name ?? []) : typeof one === "number" ? (players[one] ?? []) : [],
  );
  return {
    key,
    text,
    names,
    seat: read(line, events).actor,
    kind: events[what]?.head === "turn" ? "turn" : "event",
  };
}

/** With a line wherever a seat took a hint; `hinted` has, per seat, the numbers of the lines that came after. */
export function withHints(lines: Line[], first: number, hinted: number[][], say: (seat: number) => string): Line[] {
  const taken = hinted
    .flatMap((numbers, seat) => numbers.map((n, at) => ({ n, seat, key: `h${seat}-${at}` })))
    .filter(({ n }) => n >= first)
    .sort((a, b) => b.n - a.n);
  const all = [...lines];
  for (const { n, seat, key } of taken)
    all.splice(Math.min(lines.length, n - first), 0, { key, seat, text: say(seat), kind: "event" });
  return all;
}

/** The text in pieces; every other one, from the second on, is a name. */
export function pieces(text: string, names: string[]): string[] {
  const found = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!found.length) return [text];
  return text.split(new RegExp(`(${found.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "u"));
}
