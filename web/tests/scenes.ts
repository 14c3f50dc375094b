// Scenes for tests: a table of four, of a game that nobody knows.
import type { FieldInfo, GameSheet } from "../src/lib/wire";
import type { Scene } from "../src/lib/scene";

export const sheet = (fields: Record<string, FieldInfo> = {}, words: Record<string, string> = {}): GameSheet => ({
  id: "any",
  title: "Any",
  pitch: "",
  least: 2,
  most: 4,
  usual: 4,
  minutes: 5,
  version: 1,
  cards: 60,
  reactions: false,
  modes: [],
  options: [],
  levels: [],
  lesson: 0,
  events: {},
  fields,
  words,
  helps: {},
  places: {},
  resources: {},
});

const NAMES = ["Ada", "Bo", "Cleo", "Dan"];
export const scene = (view: object, given: Partial<Scene> = {}): Scene => ({
  game: "any",
  sheet: sheet(),
  view,
  faces: {},
  players: NAMES.map((name) => ({ name, robot: false, here: true })),
  me: 0,
  question: null,
  cards: new Map(),
  seats: new Map(),
  words: new Map(),
  why: { cards: new Map(), seats: new Map(), words: new Map() },
  moment: 0,
  told: [],
  chosen: "",
  pick: () => undefined,
  answer: () => undefined,
  zoom: () => undefined,
  ...given,
});
