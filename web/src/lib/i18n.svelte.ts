// The client's own words: buttons and pages, and what a game's mat says beyond its texts. Sentences of the games come
// from the server, in the reader's language. Which messages there are, with which arguments, is checked by the compiler:
// `messages.ts` beside each `fr.ftl`.
import { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Words } from "../words/fr.ftl";
import type { Messages } from "../words/messages";
import { settings } from "./settings.svelte";

const OURS = import.meta.glob<Words>("../words/*.ftl", { import: "default" });
const APART = import.meta.glob<Words>("../words/*.ftl", { import: "default", query: "?later" });
const GAMES = import.meta.glob<Words>("$games/*/web/*.ftl", { import: "default" });
// "fr" and "fr a-game", as the files lie: words/fr.ftl, a_game/web/fr.ftl
const FILES = new Map([
  ...[...Object.entries(OURS), ...Object.entries(GAMES)].map(([path, file]) => [called(path), file] as const),
  ...Object.entries(APART).map(([path, file]) => [`${called(path)} later`, file] as const),
]);

function called(path: string): string {
  const [game = "", folder, file = ""] = path.split("/").slice(-3);
  const language = file.replace(".ftl", "");
  return folder === "web" ? `${language} ${game.replaceAll("_", "-")}` : language;
}

const LATER = "later"; // those of our own words that come when they are asked for: vite.config.ts says which
const OWN = ""; // the client's words, as against those of a game
const spoken = new SvelteMap<string, FluentBundle>();

async function read(language: string, owner: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const words = (await FILES.get(`${language} ${owner}`.trim())?.()) ?? {};
  bundle.addResource({ body: Object.entries(words).map(([id, value]) => ({ id, value, attributes: {} })) });
  return bundle;
}

/** What is said already, and what these games say, in the language that was chosen last. */
export async function fetchWords(...games: string[]): Promise<void> {
  const { language } = settings;
  const wanted = [...new Set([OWN, ...spoken.keys(), ...games])];
  const missing = wanted.filter((owner) => spoken.get(owner)?.locales[0] !== language);
  const bundles = await Promise.all(missing.map((owner) => read(language, owner)));
  if (settings.language !== language) return; // another one was chosen meanwhile
  missing.forEach((owner, at) => spoken.set(owner, bundles[at]!));
}

/** What needs more than the usual words, with these: a page, or a part of one. It is not made anew when more are said. */
export async function withWords<Module>(module: Promise<Module>): Promise<Module> {
  await untrack(() => fetchWords(LATER));
  return module;
}

type Given = Record<string, string | number>;
function say(owner: string, id: string, values?: Given): string {
  const bundle = [owner, OWN, LATER].map((one) => spoken.get(one)).find((one) => one?.hasMessage(id));
  const text = bundle?.getMessage(id)?.value;
  return bundle && text ? bundle.formatPattern(text, values, []) : id;
}

// What must be given with any of these messages: the arguments of all of them.
type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Values<Known, Id extends keyof Known> = [Known[Id]] extends [null] ? [] : [Every<Exclude<Known[Id], null>>];

/** How a game's mat speaks: with its own words, and the client's. */
export const texts =
  <Own>(owner: string) =>
  <Id extends string & keyof (Own & Messages)>(id: Id, ...[values]: Values<Own & Messages, Id>): string =>
    say(owner, id, values as Given | undefined);
export const t = texts<Messages>(OWN);

export const number = (value: number): string => new Intl.NumberFormat(settings.language).format(value);
/** Léa, Inès et Tom. */
export const listed = (names: string[]): string => new Intl.ListFormat(settings.language).format(names);
/** A change, with the true minus sign in every language. */
export const signed = (value: number): string => `${value < 0 ? "−" : "+"}${number(Math.abs(value))}`;
