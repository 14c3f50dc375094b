// What a line of the log means to the eye: who does it, to whom, which cards travel, who is hurt or helped.
import type { Line } from "./messages";
import type { Card } from "./scene";

export interface Told {
  actor: number; // -1: nobody
  targets: number[];
  cards: Card[]; // those that may be seen
  unseen: number; // cards that travel too, but may not be seen here
  draw: boolean; // from the pile to the actor
  take: Card | null; // from where it lay in sight to the actor
  gift: [number, number] | null; // from a seat to a seat
  hurt: number[];
  helped: number[];
}

const ACTORS = ["thief", "killer", "seat"];
const TARGETS = ["target", "targets", "victim", "attacker", "actor"];
const DRAWS = new Set(["drew", "drew_hidden", "dealt", "refilled"]);
const TAKES = new Set(["bought", "took", "fished"]);
const TAKEN = new Set(["stole", "seized", "hooked", "robbed", "picked", "stole_flirt", "swapped"]);
const HURT = new Set([
  "infected",
  "poisoned",
  "suffers",
  "trapped",
  "quarantined",
  "hurt",
  "black_heart",
  "lost",
  "must_skip",
  "fell_ill",
  "lost_everything",
]);
const HELPED = new Set(["cured", "healed", "gained", "announced"]);

export const isCard = (value: unknown): value is Card =>
  Array.isArray(value) && value.length === 2 && typeof value[1] === "string";

const isUnseen = (value: unknown): value is null => value === null;

export function read(line: Line): Told {
  const { what, args } = line;
  const seats = (names: string[]) =>
    names.flatMap((name) => args[name] ?? []).filter((seat): seat is number => typeof seat === "number");
  const actor = seats(ACTORS)[0] ?? -1;
  const aimed = seats(what === "killed" ? ["seat"] : TARGETS).filter((seat) => seat !== actor);
  const receiver = seats(["receiver"])[0];
  const hit = aimed[0];
  const given = Object.values(args).flatMap((value): unknown[] =>
    isCard(value) || !Array.isArray(value) ? [value] : value,
  );
  return {
    actor,
    targets: aimed,
    cards: given.filter(isCard),
    unseen: given.filter(isUnseen).length,
    draw: DRAWS.has(what),
    take: TAKES.has(what) && isCard(args["card"]) ? args["card"] : null,
    gift: receiver !== undefined ? [actor, receiver] : TAKEN.has(what) && hit !== undefined ? [hit, actor] : null,
    hurt: HURT.has(what) ? [actor] : what === "inflicted" ? aimed : [],
    helped: HELPED.has(what) ? [actor] : [],
  };
}
