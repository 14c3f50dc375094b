// A table of any game, sorted for a mat that knows nothing of it: what lies in the middle, what belongs to each seat, and
// where there is a map, what lies in each of its places. Only what the sheet names is a counter: lists of ids and other
// bookkeeping say nothing to people.
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
/** What each seat has of something in a place: armies, posts. */
export interface Mark {
  name: string;
  label: string;
  counts: [seat: number, count: number][];
}
export interface Spot {
  heaps: Heap[];
  counters: Counter[];
  bags: Bag[];
  marks: Mark[];
}
/** A field that tells something of each place. */
export interface Chart {
  name: string;
  label: string;
  places: [place: string, spot: Spot][];
}

const isPile = (value: unknown): value is Wired =>
  typeof value === "object" && value !== null && "count" in value && "cards" in value;
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isPile(value);
const isBag = (value: unknown): value is Record<string, number> =>
  isTable(value) && Object.values(value).every((count) => typeof count === "number");
const isChart = (scene: Scene, value: unknown): value is Record<string, unknown> =>
  isTable(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => key in scene.sheet.places);
/** What a place, a resource or another word is called. */
export const nameOf = ({ sheet }: Scene, word: string): string | undefined =>
  sheet.places[word] ?? sheet.resources[word] ?? sheet.words[word];
/** A word that has a name: others are not meant for people. */
const isWord = (scene: Scene, value: unknown): value is string =>
  typeof value === "string" && nameOf(scene, value) !== undefined;
const labelOf = (scene: Scene, name: string): string => scene.sheet.fields[name]?.label || name.replaceAll("_", " ");

/** What there is none of is not put, unless it is asked for: then it says why it can't be had. */
function put(spot: Spot, scene: Scene, name: string, value: unknown): void {
  const label = labelOf(scene, name);
  if (isPile(value) && value.count) spot.heaps.push({ name, label, pile: seen(value) });
  if (isPile(value) || !scene.sheet.fields[name]?.label) return;
  if (typeof value === "number") spot.counters.push({ name, label, value });
  else if (value === true) spot.counters.push({ name, label, value: null });
  else if (isWord(scene, value)) spot.counters.push({ name, label, value: nameOf(scene, value) ?? value });
  else if (isBag(value)) {
    const words = Object.entries(value).filter(([word, count]) => count || isAsked(scene, word));
    if (words.length) spot.bags.push({ name, label, words });
  }
}
const isAsked = (scene: Scene, word: string) => scene.words.has(word) || scene.why.words.has(word);

const COUNTED: FieldInfo["role"][] = ["score", "figure"];
/** One of it a seat? A list of numbers only if its role says so: it may as well be a list of cards, as long by chance. */
function bySeat(scene: Scene, name: string, value: unknown): value is unknown[] {
  if (!Array.isArray(value) || value.length !== scene.players.length) return false;
  if (COUNTED.includes(scene.sheet.fields[name]?.role)) return true;
  return value.every((one) => isPile(one) || isBag(one) || isWord(scene, one) || typeof one === "boolean");
}

const empty = (): Spot => ({ heaps: [], counters: [], bags: [], marks: [] });

const isCount = (one: [seat: number, count: unknown]): one is [number, number] =>
  typeof one[1] === "number" && one[1] > 0;

/** What lies in a place: one thing, or several by their names. In a place a list of numbers has one a seat. */
function inPlace(scene: Scene, name: string, value: unknown): Spot {
  const spot = empty();
  for (const [part, one] of Object.entries(isTable(value) ? value : { [name]: value })) {
    if (!Array.isArray(one)) {
      put(spot, scene, part, one);
      continue;
    }
    const label = labelOf(scene, part);
    const words = one.filter((word) => isWord(scene, word)).map((word) => nameOf(scene, word));
    if (words.length) spot.counters.push({ name: part, label, value: words.join(", ") });
    const counts = one.map((count, seat): [number, unknown] => [seat, count]).filter(isCount);
    if (counts.length) spot.marks.push({ name: part, label, counts });
  }
  return spot;
}

export function laidOut(scene: Scene): { middle: Spot; seats: Spot[]; charts: Chart[] } {
  const middle = empty();
  const seats = scene.players.map(empty);
  const charts: Chart[] = [];
  for (const [name, value] of Object.entries(scene.view)) {
    if (ALWAYS.has(name) || scene.sheet.fields[name]?.role === "alive") continue;
    if (isChart(scene, value)) {
      const places = Object.entries(value).map(([place, one]): [string, Spot] => [place, inPlace(scene, name, one)]);
      charts.push({ name, label: labelOf(scene, name), places });
    } else if (bySeat(scene, name, value)) value.forEach((one, seat) => put(seats[seat]!, scene, name, one));
    else if (Array.isArray(value)) {
      const cards = value.filter(isCard);
      if (cards.length) put(middle, scene, name, { count: cards.length, cards });
    } else put(middle, scene, name, value);
  }
  return { middle, seats, charts };
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
