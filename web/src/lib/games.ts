// What the games bring: each a folder `web` of its own, found by its place and fetched when it is needed. Nothing
// here, nor anywhere else in these sources, knows which games there are.
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import * as api from "./api";
import type { Pattern } from "./art";
import type { Face } from "./faces";
import type { Choice, GameSheet, Question } from "./wire";
import { fetchWords } from "./i18n.svelte";
import type { Card, Scene } from "./scene";
import { settings } from "./settings.svelte";

/** What stands on the shelf, known before anybody plays: `box.ts`, which brings the game's colours too. */
export interface Box {
  cover: string; // a picture, as SVG
  back: [icon: string, pattern: Pattern]; // of its cards
  light?: boolean; // its mat is light by day
  base?: string; // the game that it extends, whose colours it wears too
}

/** How a card of the game is dressed around its drawing. */
export interface Look {
  classes: string;
  ink?: string; // --cat, the colour of its kind
  family?: string; // what several kinds are called together
  sign?: string; // and the icon of it
}

/** `Card.svelte`: the drawing of a face, and its dress. */
interface CardModule {
  default: Component<{ face: Face }>;
  look: (face: Face) => Look;
}

/** `Mat.svelte`: the table. */
interface MatModule {
  default: Component<{ scene: Scene; commonBelow?: boolean }>; // with a row below it for what is common?
  lays?: boolean; // in a replay each hand lies at its seat: `Hands.svelte`
  common?: (scene: Scene) => Card[]; // cards that lie open for all, too many for a place on the mat
  // its cards, numbers, places and resources can all be chosen on the mat: they need neither a row of their own nor buttons
  shows?: (question: Question) => boolean;
  why?: (scene: Scene) => string; // under what is asked: what it is for
  sum?: (scene: Scene) => string; // before that: what the cards come to that are chosen, or announced
  note?: (scene: Scene, option: Choice) => string; // under an answer: what it costs and gives
  groups?: (scene: Scene, hand: Card[]) => Group[]; // my hand by what belongs together
  facts?: (scene: Scene) => [word: string, value: string][]; // in the bar, after the round
}
/** Cards of a hand that belong together, and what they are called. */
export interface Group {
  name: string;
  cards: Card[];
  left?: boolean; // they belong to nothing yet
}

const BOXES = byGame(import.meta.glob<{ default: Box }>("$games/*/web/box.ts", { eager: true }));
const ICONS = byGame(import.meta.glob<string>("$games/*/web/icons.svg", { query: "?raw", import: "default" }));
const CARDS = byGame(import.meta.glob<CardModule>("$games/*/web/Card.svelte"));
const MATS = byGame(import.meta.glob<MatModule>("$games/*/web/Mat.svelte"));
const BESIDES = byGame(import.meta.glob<{ default: Component<{ scene: Scene }> }>("$games/*/web/Beside.svelte"));
type PlayerPart = Component<{ scene: Scene; seat: number }>;
const PLAYERS = byGame(import.meta.glob<{ default: PlayerPart }>("$games/*/web/Player.svelte"));

/** A game is called as its folder is. */
function byGame<Found>(found: Record<string, Found>): Map<string, Found> {
  const name = (path: string) => (path.split("/").at(-3) ?? "").replaceAll("_", "-");
  return new Map(Object.entries(found).map(([path, one]) => [name(path), one]));
}

// For a game that brings none of its own.
const plainCard = () => import("../parts/PlainCard.svelte");
const plainMat = () => import("../parts/PlainMat.svelte");
const PLAIN: Box = { cover: "", back: ["cards", "dots"] };
export const box = (game: string): Box => BOXES.get(game)?.default ?? PLAIN;

/** The games whose colours and style sheets a game wears, its base first: the value of `data-game`. */
export function dress(game: string): string {
  const { base } = box(game);
  return base ? `${dress(base)} ${game}` : game;
}

/** The whole page wears the game, until what is given back is called. */
export function wear(game: string): () => void {
  const { dataset } = document.documentElement;
  dataset["game"] = dress(game);
  if (
    dress(game)
      .split(" ")
      .some((one) => box(one).light)
  )
    dataset["lightMat"] = "";
  return () => {
    delete dataset["game"];
    delete dataset["lightMat"];
  };
}

// --- what is fetched ----------------------------------------------------------------------------------------------

const cards = new Map<string, CardModule>();
const mats = new Map<string, MatModule>();
const besides = new Map<string, Component<{ scene: Scene }>>();
const playerParts = new Map<string, PlayerPart>();
const sprites = new Set<string>();
const sheets = new SvelteMap<string, GameSheet>();
const askedFor = new Map<string, Promise<GameSheet>>(); // by language and game: it does not change

/** The symbols that only this game draws with, and those of its base, put into the page. */
export async function fetchIcons(game: string): Promise<void> {
  await Promise.all(dress(game).split(" ").map(fetchSprite));
}

async function fetchSprite(game: string): Promise<void> {
  const svg = await ICONS.get(game)?.();
  if (svg === undefined || sprites.has(game)) return;
  sprites.add(game);
  addSprite(svg);
}

/** Symbols for `Icon`, in the page itself so that they take its colours. */
export function addSprite(svg: string): void {
  const sprite = document.createElement("div");
  sprite.hidden = true;
  sprite.innerHTML = svg;
  document.body.prepend(sprite);
}

/** What the game calls its things, in the reader's language. */
async function fetchSheet(game: string): Promise<void> {
  const edition = `${settings.language} ${game}`;
  const asked = askedFor.get(edition) ?? api.game(game);
  askedFor.set(edition, asked);
  asked.catch(() => askedFor.delete(edition));
  sheets.set(game, await asked);
}

/** All that it takes to draw cards of a game, in the reader's language. */
export async function fetchCards(game: string): Promise<void> {
  const drawing = (CARDS.get(game) ?? plainCard)();
  await Promise.all([drawing, fetchIcons(game), fetchSheet(game), fetchWords(...dress(game).split(" "))]);
  cards.set(game, await drawing);
}

/** All that it takes to draw the table. */
export async function fetchTable(game: string): Promise<void> {
  const [mat, beside, player] = await Promise.all([
    (MATS.get(game) ?? plainMat)(),
    BESIDES.get(game)?.(),
    PLAYERS.get(game)?.(),
    fetchCards(game),
  ]);
  mats.set(game, mat);
  if (beside) besides.set(game, beside.default);
  if (player) playerParts.set(game, player.default);
}

// What was fetched before a page draws.
export const sheetOf = (game: string): GameSheet | undefined => sheets.get(game);
export const cardOf = (game: string): CardModule | undefined => cards.get(game);
export const matOf = (game: string): MatModule | undefined => mats.get(game);
/** What lies beside one's hand. */
export const besideOf = (game: string): Component<{ scene: Scene }> | undefined => besides.get(game);
/** What stands with a player's name at the side. */
export const playerOf = (game: string): PlayerPart | undefined => playerParts.get(game);
