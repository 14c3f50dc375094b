// What a mat draws: a seat's view of the table, the faces of the cards it may see, and what may be chosen now.
import type { Face } from "./faces";
import type { Card, Choice, FieldInfo, GameSheet, Line, Pile as Wired, Why } from "./wire";

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

export interface Scene {
  game: string;
  sheet: GameSheet; // what its lines say, and what its fields are
  view: Record<string, unknown>;
  faces: Record<string, Face>;
  players: Player[];
  me: number; // -1: somebody who watches
  cards: Map<number, string>; // cards that may be chosen now: the option's id
  seats: Map<number, string>; // seats that may be chosen now
  words: Map<string, Choice>; // places, resources and other words that may be chosen now
  why: Refusals; // what is of the kind that is asked for and may not
  moment: number; // changes when the table does
  told: Line[]; // the end of the log
  chosen: string; // the option that a first tap has marked
  pick: (option: string) => void;
  zoom: (face: Face, card?: number) => void;
}

export const seen = (pile: Wired | undefined): Pile => ({
  count: pile?.count ?? 0,
  cards: (pile?.cards ?? []).filter((card): card is Card => card !== null),
});
export const pile = (scene: Scene, name: string): Pile => seen(scene.view[name] as Wired | undefined);
export const piles = (scene: Scene, name: string): Pile[] =>
  ((scene.view[name] as Wired[] | undefined) ?? []).map(seen);
export const numbers = (scene: Scene, name: string): number[] => (scene.view[name] as number[] | undefined) ?? [];

/** What the game calls this field. */
export const label = (scene: Scene, name: string): string => scene.sheet.fields[name]?.label ?? "";
/** The field that is this to any game, or "". */
export const fieldOf = (sheet: GameSheet, role: NonNullable<FieldInfo["role"]>): string =>
  Object.keys(sheet.fields).find((name) => sheet.fields[name]?.role === role) ?? "";
/** What each seat holds in its hand. */
export const hands = (scene: Scene): Pile[] => piles(scene, fieldOf(scene.sheet, "hand"));
/** Is this seat still in the game? Where nobody goes out there is no list of those who are in. */
export const stillIn = (sheet: GameSheet, view: Record<string, unknown>, seat: number): boolean =>
  (view[fieldOf(sheet, "alive")] as number[] | undefined)?.includes(seat) ?? true;
/** Is an action announced that may still be answered? Its cards lie in a pile, or in a plain list. */
export function isAnnounced(scene: Scene): boolean {
  const cards = scene.view[fieldOf(scene.sheet, "announced")] as unknown[] | Wired | undefined;
  return (Array.isArray(cards) ? cards.length : (cards?.count ?? 0)) > 0;
}
export const value = (scene: Scene, name: string): number => Number(scene.view[name] ?? 0);

const UNKNOWN = { kind: "", kind_name: "", text: "", count: 0, source: "house" as const, figures: {} };
export const face = (scene: Scene, key: string): Face => scene.faces[key] ?? { ...UNKNOWN, key, name: key };
export const top = (of: Pile): Card | undefined => of.cards[of.cards.length - 1];

/** The others, clockwise from my left; everybody, for somebody who watches. */
export function others(scene: Scene): number[] {
  const all = scene.players.map((_, seat) => seat);
  return scene.me < 0 ? all : [...all.slice(scene.me + 1), ...all.slice(0, scene.me)];
}
export const turn = (scene: Scene): number => value(scene, "turn");
