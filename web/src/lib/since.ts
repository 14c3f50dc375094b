// What was done since my last turn, or since I last looked: one line each, and whether it touched me.
import { read, type Events } from "./told";
import type { Line } from "./wire";

export interface Did {
  text: string;
  me: boolean; // it was done to me
}

const begins = (line: Line, events: Events) => events[line.what]?.head === "turn";
const whose = ({ args }: Line): number => (typeof args["seat"] === "number" ? args["seat"] : -1);

/** The lines from the beginning of my last turn that is over; all turns, where I had none yet. */
export function lately(lines: Line[], events: Events, me: number): Line[] {
  const heads = lines.flatMap((line, at) => (begins(line, events) ? [at] : []));
  const now = heads.at(-1) ?? 0;
  const mine = heads.filter((at) => whose(lines[at]!) === me);
  const current = lines[now] && whose(lines[now]) === me;
  const first = heads[0] ?? lines.length; // what was dealt before is nobody's doing
  return lines.slice((current ? mine.at(-2) : mine.at(-1)) ?? first, current ? now : undefined);
}

/** By seat. What touched me goes before what came later; a card that was played before a sentence about nothing. From
 * the line where I stopped reading on, it also tells what the house did in my place. */
export function since(lines: Line[], events: Events, me: number, from?: number): Map<number, Did> {
  const found = new Map<number, Did & { weight: number }>();
  const unread = from === undefined ? lately(lines, events, me) : lines.filter(({ n }) => n >= from);
  for (const line of unread) {
    const { actor, targets, cards } = read(line, events);
    if (actor < 0 || (actor === me && from === undefined) || begins(line, events)) continue;
    const touched = targets.includes(me);
    const weight = touched ? 2 : targets.length || cards.length ? 1 : 0;
    if (weight >= (found.get(actor)?.weight ?? 0)) found.set(actor, { text: line.text, me: touched, weight });
  }
  return new Map([...found].map(([seat, { text, me: touched }]) => [seat, { text, me: touched }]));
}

/** How I left the game: the last thing that was done to me. */
export function downfall(lines: Line[], events: Events, me: number): string {
  return lines.findLast((line) => read(line, events).hurt.includes(me))?.text ?? "";
}
