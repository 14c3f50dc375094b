// What an event says of itself: its row of the card file, as the rules read it (../grammar.py).
import { word, type Face } from "$web/lib/faces";
import { face, seen, type Card, type Scene } from "$web/lib/scene";
import { POWERS } from "../../world_order/web/figures";
import { list, powerOf } from "../../world_order/web/table";
import type { View } from "./view";

export type Table = Scene<View>;

export interface Side {
  powers: string[];
  modifier: number;
}
/** A unit that may be bid: `size` of a resource, at most so often. */
export interface Stake {
  what: string;
  size: number;
  most: number;
  onto: boolean; // armies that go onto the card
}
/** A part of a cost: so much of a resource, from `n` to `most`; an army that goes to a place, or all that come home. */
export interface Paid {
  what: string;
  n: number;
  most: number;
  to: string;
  home: string;
}
/** A way to take part. */
export interface Way {
  name: string; // or ""
  powers: string[]; // []: all that are concerned
  condition: string;
  costs: Paid[][]; // one of them
}
export interface Event {
  face: Face;
  type: string;
  years: string;
  regions: string[];
  sides: Side[];
  powers: string[];
  target: string;
  postponable: boolean;
  ways: Way[];
  stakes: Stake[];
  opposed: boolean;
  range: string; // what an opposed auction may have to reach
  adds: string[]; // keys of the events that it may bring
  lays: string[]; // and of the effect cards
}
export const ICON: Record<string, string> = {
  decision: "decision",
  agreement: "agreement",
  auction: "auction",
  check: "check",
  moment: "decisive",
};
export const UPPER = ["left", "middle", "right"]; // as they lie; the rightmost comes first

const parts = (text: string, by: string): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);
/** `US+EU | RU (+4)` */
const side = (text: string): Side => ({
  powers: parts(text.replace(/\(.*\)/, ""), "+"),
  modifier: Number(/\(([+-]?\d+)\)/.exec(text)?.[1] ?? 0),
});
/** `10$<=3`, `D`, `A@card<=3` */
function stake(text: string): Stake {
  const [, size, what = "", onto, most] = /^(\d*)([A-Z$])(@card)?(?:<=(\d+))?$/.exec(text) ?? [];
  return {
    what: what === "$" ? "M" : what,
    size: Number(size || 1),
    most: most === undefined ? Infinity : Number(most),
    onto: onto !== undefined,
  };
}
/** `US withdraw if armies(CAS)>=1: 3F / 10$ -> VP+1` */
function way(text: string): Way {
  const [paid = ""] = text.split("->");
  const [, head = "", price = ""] = /^(?:(.*):)?([^:]*)$/.exec(paid) ?? [];
  const [before = "", condition = ""] = ` ${head.trim()} `.split(" if ");
  const words = parts(before, " ");
  const powers = POWERS.includes(words[0]?.split("+")[0] ?? "") ? parts(words.shift() ?? "", "+") : [];
  return {
    name: words[0] ?? "",
    powers,
    condition: condition.trim(),
    costs: parts(price, "/").map((one) => parts(one, " ").map(payment)),
  };
}
/** `10$`, `1-3A`, `A>MENA`, `HOME(CAS)` */
function payment(text: string): Paid {
  const [, to = ""] = /^A>(\w+)$/.exec(text) ?? [];
  const [, home = ""] = /^HOME\((\w+)\)$/.exec(text) ?? [];
  if (to || home) return { what: "A", n: 1, most: 1, to, home };
  const [, least = 0, most, what = ""] = /^(\d+)(?:-(\d+))?(.)$/.exec(text) ?? [];
  return { what: what === "$" ? "M" : what, n: Number(least), most: Number(most ?? least), to, home };
}
/** `2-5 +5 zero-fails`: what the card that is drawn may come to. */
function due(text: string): string {
  const [, least, most, more] = /^(\d+)-(\d+)(?: \+(\d+))?/.exec(text) ?? [];
  return least === undefined ? "" : `${Number(least) + Number(more ?? 0)}–${Number(most) + Number(more ?? 0)}`;
}
const cards = (text: string, words: string): string[] => [
  ...new Set(
    [...text.matchAll(new RegExp(`\\b(?:${words})\\(([^)@]*)`, "g"))].flatMap(([, one = ""]) => parts(one, "|")),
  ),
];

const read = new WeakMap<Face, Event>();
export function eventOf(of: Face): Event {
  const known = read.get(of);
  if (known) return known;
  const sides = parts(word(of, "powers"), "|").map(side);
  const [target = "", fixed] = list(of, "target");
  const said = `${word(of, "ways")} ; ${word(of, "outcomes")}`;
  const event = {
    face: of,
    type: word(of, "type"),
    years: word(of, "years").replace("-", "–"),
    regions: list(of, "region"),
    sides,
    powers: sides.flatMap((one) => one.powers),
    target,
    postponable: fixed !== "fixed",
    ways: parts(word(of, "ways"), ";").map(way),
    stakes: list(of, "stakes").map(stake),
    opposed: word(of, "against") !== "",
    range: due(word(of, "against")),
    adds: cards(said, "EV|EVNOW"),
    lays: cards(said, "FX"),
  };
  read.set(of, event);
  return event;
}

// --- where they lie -------------------------------------------------------------------------------------------------

/** The key of the event with this id, wherever it lies, or "". */
function keyOf(scene: Table, id: unknown): string {
  const { upper, lower, triggered, to_come, past } = scene.view;
  return (
    [...Object.values(upper), ...Object.values(lower), triggered, to_come, past]
      .flatMap((pile) => seen(pile).cards)
      .find((card) => card[0] === id)?.[1] ?? ""
  );
}
/** The event that goes on. */
export const resolving = (scene: Table): string => keyOf(scene, scene.view.resolving);
/** What this question is about, if that is an event. */
export const asked = (scene: Table): string => keyOf(scene, scene.question?.about["card"]);

const ANSWERS: Record<string, boolean> = { took_part: true, signed: true, declined: false };
/** Who took part in the event that goes on, who did not, or of whom its condition holds: as the log tells. */
export function answered(scene: Table): Map<string, boolean> {
  const reached = scene.told.findLastIndex((line) => line.what === "event_reached");
  return new Map(
    scene.told.slice(reached + 1).flatMap(({ what, args }): [string, boolean][] => {
      const yes = what === "checked" ? args["answer"] === "yes" : ANSWERS[what];
      return yes === undefined ? [] : [[powerIn(scene, args["power"]), yes]];
    }),
  );
}
/** Who plays a power is told as a seat; a power that nobody plays by its name. */
export const powerIn = (scene: Table, told: unknown): string =>
  typeof told === "number" ? powerOf(scene, told) : String(told ?? "");

/** The events of this phase that are over, the first of them first: as the log tells. */
export function done(scene: Table): Card[] {
  if (scene.view.phase !== "events") return [];
  const began = scene.told.findLastIndex((line) => line.what === "phase_began");
  const over = scene.told.slice(began + 1).filter((line) => line.what === "event_over");
  return over.map((line) => line.args["card"] as Card);
}
/** The ways that are open to this power, with this name. */
export const waysFor = (scene: Table, event: Event, power: string, name: string): Way[] =>
  event.ways.filter(
    (one) =>
      one.name === name && (!one.powers.length || one.powers.includes(power)) && holds(scene, power, one.condition),
  );
/** `armies(CAS)>=1`; of what else a condition may say the rules know. */
function holds(scene: Table, power: string, condition: string): boolean {
  const [, place = "", sign, number] = /^armies\((\w+)\)(>=|=|>)(\d+)$/.exec(condition) ?? [];
  const many = scene.view.regions[place]?.armies[power] ?? 0;
  if (sign === undefined) return true;
  return sign === "=" ? many === Number(number) : many >= Number(number) + (sign === ">" ? 1 : 0);
}

// --- effect cards ------------------------------------------------------------------------------------------------------

export interface Lying {
  card: Card;
  face: Face;
  at: string; // a power, a place, `board`
  left: number; // rounds; 0: no end
}
export const effects = (scene: Table): Lying[] =>
  seen(scene.view.effects).cards.map((card, index) => {
    const until = scene.view.effect_until[index] ?? 0;
    return {
      card,
      face: face(scene, card[1]),
      at: scene.view.effect_at[index] ?? "",
      left: until ? until - scene.view.round + 1 : 0,
    };
  });

// --- what a card says ----------------------------------------------------------------------------------------------------

export interface Said {
  head: string;
  text: string;
}
/** The sentences of an event, each with what stands before its colon: without its type, places and years, without whom
 * it concerns where that is all that is said of them, and at will without what robots draw. */
export function sentences(of: Face, robots = true): Said[] {
  const { type, powers, target } = eventOf(of);
  const told = powers.length > 0 && !target && !(type === "agreement" && powers.length > 2);
  const drawn = !robots && word(of, "draws") !== "";
  return of.text
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .slice(told ? 3 : 2, drawn ? -1 : undefined)
    .map((sentence) => {
      const [, head = "", text = sentence] = /^([^:]{1,64}?)[\u00a0\u202f ]?: (.+)$/s.exec(sentence) ?? [];
      return { head, text };
    });
}
