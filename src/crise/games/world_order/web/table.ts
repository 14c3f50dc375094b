// What the view says, in the words of the game: who plays what, who weighs how much, whose allies are where.
import { figure, word, type Face } from "$web/lib/faces";
import { face, hands, seen, type Card, type Scene } from "$web/lib/scene";
import { t } from "./messages";
import { POWERS, REGION } from "./figures";
import type { View } from "./view";

/** `aid`: what an extension has to say of something that may be chosen: a region, or the id of a card. */
export type Table = Scene<View> & { aid?: (option: string) => string };
export const NOBODY = -1;
export const BLACK = "black"; // a cube that is nobody's

export const ICONS: Record<string, string> = {
  E: "energy",
  R: "raw",
  F: "food",
  C: "goods",
  S: "services",
  D: "diplomacy",
  A: "army",
  M: "money",
  V: "vp",
  r: "lab",
  domestic: "house",
  diplomatic: "diplomacy",
  military: "army",
};

/** The types of action cards. */
export const TYPES: Record<string, string> = { Dip: "diplomacy", Eco: "money", Mil: "army", Dom: "house" };

// --- powers -------------------------------------------------------------------------------------------------------

export const seatOf = (scene: Table, power: string): number => scene.view.powers[power] ?? NOBODY;
export const isPlayed = (scene: Table, power: string): boolean => seatOf(scene, power) !== NOBODY;
export const isAutoma = (scene: Table, power: string): boolean =>
  !isPlayed(scene, power) && scene.view.automas !== "none";
export const isNpc = (scene: Table, power: string): boolean => !isPlayed(scene, power) && scene.view.automas === "none";
/** The power of this seat, or "". */
export const powerOf = (scene: Table, seat: number): string =>
  POWERS.find((power) => seat !== NOBODY && seatOf(scene, power) === seat) ?? "";
export const mine = (scene: Table): string => powerOf(scene, scene.me);
export const powerName = (scene: Table, power: string): string => scene.sheet.words[power] ?? power;
/** Who plays it, in words. */
export function playerName(scene: Table, power: string): string {
  if (isPlayed(scene, power)) return scene.players[seatOf(scene, power)]?.name ?? "";
  return isAutoma(scene, power) ? t("automa") : t("npc");
}
export const letters = (power: string): string =>
  ({ US: t("code-US"), EU: t("code-EU"), RU: t("code-RU"), CN: t("code-CN") })[power] ?? "●";
export const board = (scene: Table, power: string) => scene.view.boards[power];

// --- regions ------------------------------------------------------------------------------------------------------

export const regionName = (scene: Table, place: string): string => scene.sheet.places[place] ?? place;
/** As it stands on the map: the first of its names. */
/** Of a region with a name of two parts the first. */
export const short = (name: string): string => name.split(/\s*–/)[0] ?? name;
export const shortName = (scene: Table, place: string): string => short(regionName(scene, place));

export const cubes = (scene: Table, place: string): string[] => {
  const region = scene.view.regions[place];
  return region ? [...region.starting, ...region.permanent, ...region.slotless, ...region.temporary] : [];
};
/** Whose cubes they are, in the order of the majority. */
export function influence(scene: Table, place: string): [power: string, many: number][] {
  const all = cubes(scene, place);
  const armies = scene.view.regions[place]?.armies ?? {};
  return [...POWERS, BLACK]
    .map((power): [string, number] => [power, all.filter((one) => one === power).length])
    .filter(([, many]) => many)
    .sort((a, b) => b[1] - a[1] || (armies[b[0]] ?? 0) - (armies[a[0]] ?? 0));
}
export const counted = (tally: Record<string, number> | undefined): [power: string, many: number][] =>
  Object.entries(tally ?? {}).filter(([, many]) => many > 0);

/** What the next cube would score there, by the kind of its slot. */
export function slotPoints(scene: Table, place: string, slot: string): number {
  const [region, printed] = [scene.view.regions[place], REGION[place]];
  if (!region || !printed || slot === "slotless") return 0;
  if (slot === "permanent") return region.permanent.length < printed.permanent ? 1 : 0;
  return printed.temporary[region.temporary.length] ?? 0;
}

// --- countries ----------------------------------------------------------------------------------------------------

export interface Country {
  card: Card;
  face: Face;
  region: string;
  value: number;
  ready: boolean;
  investments: number;
  bases: number;
}
export const list = (of: Face, column: string): string[] => word(of, column).split(" ").filter(Boolean);

export function allies(scene: Table, power: string): Country[] {
  const has = board(scene, power);
  const many = (cards: number[] | undefined, id: number) => (cards ?? []).filter((one) => one === id).length;
  return seen(scene.view.allies[power]).cards.map((card) => {
    const printed = face(scene, card[1]);
    return {
      card,
      face: printed,
      region: word(printed, "region"),
      value: figure(printed, "value"),
      ready: !has?.exhausted.includes(card[0]),
      investments: many(has?.invested, card[0]),
      bases: many(has?.bases, card[0]),
    };
  });
}
export const alliesIn = (scene: Table, power: string, place: string): Country[] =>
  allies(scene, power).filter((ally) => ally.region === place);
export const readyValue = (scene: Table, power: string, place: string): number =>
  alliesIn(scene, power, place).reduce((sum, ally) => sum + (ally.ready ? ally.value : 0), 0);
export const armiesOnMap = (scene: Table, power: string): number =>
  Object.values(scene.view.regions).reduce((sum, region) => sum + (region.armies[power] ?? 0), 0);

// --- what is being played -------------------------------------------------------------------------------------------

/** What the question is about: a region, an amount. */
export const aboutPlace = (scene: Table): string => String(scene.question?.about["place"] ?? "");
/** The card of my hand that a question is about. */
export const aboutCard = (scene: Table): Card | undefined =>
  hands(scene)[scene.me]?.cards.find(([id]) => id === scene.question?.about["card"]);
export const about = (scene: Table, name: string): number => Number(scene.question?.about[name] ?? 0);
