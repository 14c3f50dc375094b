// A table of any game, sorted for a mat that knows nothing of it: what lies in the middle, what belongs to each seat. Only
// what the sheet names is a counter: lists of ids and other bookkeeping say nothing to people.
import type { FieldInfo, Pile as Wired } from "./wire";
import { seen, type Pile, type Scene } from "./scene";
import { isCard } from "./told";

export interface Heap {
  name: string;
  label: string;
  pile: Pile;
}
export interface Counter {
  name: string;
  label: string;
  value: number | string | null; // null: it only is so, as "first player"
}
/** Resources, or whatever else a field counts by words. */
export interface Bag {
  name: string;
  label: string;
  words: [word: string, count: number][];
}
export interface Place {
  heaps: Heap[];
  counters: Counter[];
  bags: Bag[];
}

const isPile = (value: unknown): value is Wired =>
  typeof value === "object" && value !== null && "count" in value && "cards" in value;
const isBag = (value: unknown): value is Record<string, number> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !isPile(value) &&
  Object.values(value).every((count) => typeof count === "number");
/** A word that has a name: others are not meant for people. */
const isWord = (scene: Scene, value: unknown): value is string =>
  typeof value === "string" && value in scene.sheet.words;
const labelOf = (scene: Scene, name: string): string => scene.sheet.fields[name]?.label || name.replaceAll("_", " ");

/** What there is none of is not put. */
function put(place: Place, scene: Scene, name: string, value: unknown): void {
  const label = labelOf(scene, name);
  if (isPile(value) && value.count) place.heaps.push({ name, label, pile: seen(value) });
  if (isPile(value) || !scene.sheet.fields[name]?.label) return;
  if (typeof value === "number") place.counters.push({ name, label, value });
  else if (value === true) place.counters.push({ name, label, value: null });
  else if (isWord(scene, value)) place.counters.push({ name, label, value: scene.sheet.words[value] ?? value });
  else if (isBag(value)) {
    const words = Object.entries(value).filter(([, count]) => count);
    if (words.length) place.bags.push({ name, label, words });
  }
}

const COUNTED: FieldInfo["role"][] = ["score", "figure"];
/** One of it a seat? A list of numbers only if its role says so: it may as well be a list of cards, as long by chance. */
function bySeat(scene: Scene, name: string, value: unknown): value is unknown[] {
  if (!Array.isArray(value) || value.length !== scene.players.length) return false;
  if (COUNTED.includes(scene.sheet.fields[name]?.role)) return true;
  return value.every((one) => isPile(one) || isBag(one) || isWord(scene, one) || typeof one === "boolean");
}

const empty = (): Place => ({ heaps: [], counters: [], bags: [] });

export function laidOut(scene: Scene): { middle: Place; seats: Place[] } {
  const middle = empty();
  const seats = scene.players.map(empty);
  for (const [name, value] of Object.entries(scene.view)) {
    if (ALWAYS.has(name) || scene.sheet.fields[name]?.role === "alive") continue;
    if (bySeat(scene, name, value)) value.forEach((one, seat) => put(seats[seat]!, scene, name, one));
    else if (Array.isArray(value)) {
      const cards = value.filter(isCard);
      if (cards.length) put(middle, scene, name, { count: cards.length, cards });
    } else put(middle, scene, name, value);
  }
  return { middle, seats };
}
const ALWAYS = new Set(["seats", "seat", "turn", "turns", "waiting"]); // in every view; drawn otherwise

/** The faces of a heap that may be seen, each with one card of it, the one that may be chosen first. */
export function faces(scene: Scene, pile: Pile): { card: [number, string]; count: number }[] {
  const found = new Map<string, { card: [number, string]; count: number }>();
  for (const card of pile.cards) {
    const same = found.get(card[1]);
    if (!same) found.set(card[1], { card, count: 1 });
    else {
      same.count += 1;
      if (!scene.cards.has(same.card[0]) && scene.cards.has(card[0])) same.card = card;
    }
  }
  return [...found.values()];
}
