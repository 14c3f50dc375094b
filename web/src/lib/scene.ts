// What a mat draws: a seat's view of the table, the faces of the cards it may see, and what may be chosen now.
import type { Face } from "./faces";
import { t } from "./i18n.svelte";
import { read } from "./told";
import type { Card, Choice, FieldInfo, GameSheet, Line, Pile as Wired, Question, Why } from "./wire";

export type { Card, Why } from "./wire";
/** The cards of a pile that may be seen, and how many there are. */
export interface Pile {
  count: number;
  cards: Card[];
}

/** What may not be chosen now, each with the reason. */
export interface Refusals {
  cards: Map<number, Why>;
  seats: Map<number, Why>;
  words: Map<string, Why>; // places and resources too
}

export interface Player {
  name: string;
  robot: boolean;
  here: boolean; // on line, or a robot
}

/** `Seen` is the type of the game's view: its own mat knows it, parts for any game do not. */
export interface Scene<Seen extends object = object> {
  game: string;
  sheet: GameSheet; // what its lines say, and what its fields are
  view: Seen;
  faces: Record<string, Face>;
  players: Player[];
  me: number; // -1: somebody who watches
  question: Question | null; // what I am asked, and what about
  cards: Map<number, string>; // cards that may be chosen now: the option's id
  seats: Map<number, string>; // seats that may be chosen now
  words: Map<string, Choice>; // places, resources and other words that may be chosen now
  why: Refusals; // what is of the kind that is asked for and may not
  moment: number; // changes when the table does
  told: Line[]; // the end of the log
  chosen: string; // the option that a first tap has marked
  pick: (option: string) => void; // by touch the first time only marks what lies on the table
  answer: (option: string) => void; // at once, for what was confirmed elsewhere
  zoom: (face: Face, card?: number) => void;
  open?: boolean; // a replay: hands lie at the seats, one's own too
}

export const seen = (pile: Wired | undefined): Pile => ({
  count: pile?.count ?? 0,
  cards: (pile?.cards ?? []).filter((card): card is Card => card !== null),
});
/** A field of any game's view, by its name. */
export const fieldIn = (view: object, name: string): unknown => (view as Record<string, unknown>)[name];

/** What the game calls this field. */
export const label = (scene: Scene, name: string): string => scene.sheet.fields[name]?.label ?? "";
/** The field that is this to any game, or "". */
export const fieldOf = (sheet: GameSheet, role: NonNullable<FieldInfo["role"]>): string =>
  Object.keys(sheet.fields).find((name) => sheet.fields[name]?.role === role) ?? "";
/** The round and its phase, where the game has them: what each is called, and which it is. */
export const progress = (scene: Scene): [string, string][] =>
  (["round", "phase"] as const)
    .map((role) => fieldOf(scene.sheet, role))
    .filter(Boolean)
    .map((name) => [label(scene, name), fieldIn(scene.view, name)] as const)
    .map(([word, value]) => [word, typeof value === "string" ? (scene.sheet.words[value] ?? value) : String(value)]);
/** How one counts how far a game is: by rounds of its own, or by how often the turn went round the table. */
export const countsBy = (sheet: GameSheet): "round" | "lap" => (fieldOf(sheet, "round") ? "round" : "lap");
/** How far the game is: by its rounds and phases, or else by how often the turn went round. */
export function far(scene: Scene, round: number, facts: [string, string][] = []): [string, string][] {
  const known = [...progress(scene), ...facts];
  return known.length || !round ? known : [[t("lap-word"), String(round)]]; // nobody has had a turn: nothing to say
}
/** What each seat holds in its hand. */
export const hands = ({ sheet, view }: Scene): Pile[] =>
  ((fieldIn(view, fieldOf(sheet, "hand")) as Wired[] | undefined) ?? []).map(seen);
/** Is this seat still in the game? Where nobody goes out there is no list of those who are in. */
export const stillIn = (sheet: GameSheet, view: object, seat: number): boolean =>
  (fieldIn(view, fieldOf(sheet, "alive")) as number[] | undefined)?.includes(seat) ?? true;
/** The cards of an action that is announced and may still be answered. */
export function announcedCards(scene: Scene): Card[] {
  const lying = fieldIn(scene.view, fieldOf(scene.sheet, "announced")) as Card[] | Wired | undefined;
  return Array.isArray(lying) ? lying : seen(lying).cards;
}
export interface Announced {
  line: Line; // that told it
  actor: number;
  targets: number[];
}
/** Who announced what lies there, and against whom: it stays until it is answered, whatever is told in the meantime. */
export function announced(scene: Scene): Announced | null {
  const [first] = announcedCards(scene);
  for (const line of first ? scene.told.toReversed() : []) {
    const { actor, targets, cards } = read(line, scene.sheet.events);
    if (actor >= 0 && cards.some(([id]) => id === first![0])) return { line, actor, targets };
  }
  return null;
}
/** What I have chosen for an action that I have not announced yet. */
export function gathered(scene: Scene): Card[] {
  const mine = hands(scene)[scene.me]?.cards ?? [];
  return (scene.question?.chosen ?? []).flatMap((id) => mine.filter((card) => card[0] === id));
}

const UNKNOWN = {
  kind: "",
  kind_number: 0,
  kind_name: "",
  text: "",
  flavour: "",
  count: 0,
  source: "house" as const,
  figures: {},
  named: {},
};
export const face = (scene: Scene, key: string): Face => scene.faces[key] ?? { ...UNKNOWN, key, name: key };
export const top = (of: Pile): Card | undefined => of.cards[of.cards.length - 1];

/** The others, clockwise from my left; everybody, for somebody who watches. */
export function others(scene: Scene): number[] {
  const all = scene.players.map((_, seat) => seat);
  return scene.me < 0 ? all : [...all.slice(scene.me + 1), ...all.slice(0, scene.me)];
}
/** What the game calls the pile in which this card lies, if it is one that has a name. */
export function whereabouts(scene: Scene, id: number): string {
  const holds = (value: unknown) => seen(value as Wired).cards.some((card) => card[0] === id);
  const isPile = (value: unknown) => typeof value === "object" && value !== null && "cards" in value;
  const name = Object.keys(scene.view).find((field) =>
    [fieldIn(scene.view, field)].flat().some((value) => isPile(value) && holds(value)),
  );
  return name ? label(scene, name) : "";
}
export const turn = ({ view }: Scene): number => Number(fieldIn(view, "turn") ?? 0);
