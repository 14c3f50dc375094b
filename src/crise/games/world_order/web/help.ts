// What a newcomer asks of a question: what is it for, and what will this answer cost and give?
import { word, type Face } from "$web/lib/faces";
import { face, seen } from "$web/lib/scene";
import type { Choice } from "$web/lib/wire";
import { t } from "./messages";
import { UNIT_COST } from "./figures";
import { amount, cardPreview, inWords, placePreview, prosperity, slotPreview } from "./previews";
import { noted } from "./sheet.svelte";
import { about, aboutPlace, board, mine, type Table } from "./table";

/** It is not among the answers of the prompt: where it is. */
const onBoard = () => ({ where: t("on-board") });
const WHY: Record<string, (scene: Table) => string> = {
  act: () => t("why-act"),
  use: () => t("why-use"),
  invest: () => t("why-invest"),
  base: () => t("why-base"),
  grow: () => t("why-grow"),
  double: () => t("why-double", onBoard()),
  produce: () => t("why-produce", onBoard()),
  country: () => t("why-country"),
  ally_exhaust: () => t("why-exhaust"),
  engage: () => t("why-engage"),
  slot: () => t("why-slot"),
  research: () => t("why-research"),
  token_give: () => t("why-token"),
  turn_place: () => t("why-place"),
  ready: () => t("why-ready"),
  raise: () => t("why-raise", onBoard()),
  raise_focus: () => t("why-raise", onBoard()),
  trade: () => t("why-trade"),
  trade_once: () => t("why-trade"),
  army_to: () => t("why-armies"),
  armies_to: () => t("why-armies"),
  prosper: (scene) => gain(scene),
  way: (scene) => [played(scene), ...offered(scene).map(said)].join(" "),
  may: played,
};
/** What the card says that is being played. */
function played(scene: Table): string {
  const [, key] = seen(scene.view.playing).cards.at(-1) ?? [];
  return key ? inWords(face(scene, key)) : "";
}
const offered = (scene: Table): Action[] =>
  ACTIONS.filter((one) => scene.question?.options.some(({ word }) => word === one));
export const why = (scene: Table): string => WHY[scene.question?.what ?? ""]?.(scene) ?? "";

function gain(scene: Table): string {
  const next = prosperity(mine(scene), board(scene, mine(scene))?.prosperity ?? 0);
  return next ? t("then-gives", { vp: next.vp, money: next.money }) : "";
}
const NOTES: Record<string, (scene: Table, option: Choice) => string> = {
  ally_exhaust: (scene, { kind }) => (kind === "pass" ? amount("D", about(scene, "due")) : ""),
  slot: (scene, { word }) => (word ? slotPreview(scene, aboutPlace(scene), word) : ""),
  turn_place: (_, { number }) => (number == null ? "" : t("nth", { n: number })),
  assets: () => t("asset-out"),
  trade: (_, { word }) => (word === "done" && noted.deals.some(({ many }) => many) ? t("forgets-sheet") : ""),
  produce_number: (scene, { number }) => unitCost(String(scene.question?.about["resource"] ?? ""), number ?? 0),
  export_number: (scene, { number }) => amount("M", about(scene, "price") * (number ?? 0)),
  import_number: (scene, { number }) => amount("M", about(scene, "price") * (number ?? 0)),
};
/** What an answer costs or gives, told under it. */
export function note(scene: Table, option: Choice): string {
  const told = NOTES[scene.question?.what ?? ""]?.(scene, option);
  if (told !== undefined) return told;
  if (option.card != null && option.key) return cardPreview(scene, [option.card, option.key]);
  return option.kind === "place" && option.word ? placePreview(scene, option.word) : "";
}
function unitCost(what: string, many: number): string {
  const cost = Object.entries(UNIT_COST[what] ?? {}).map(([of, one]) => amount(of, one * many));
  return many ? cost.join(", ") || t("free") : "";
}

/** What the actions are that cards name. */
const SAID = {
  improve: "said-improve",
  engage: "said-engage",
  trade: "said-trade",
  invest: "said-invest",
  move: "said-move",
  base: "said-base",
  grow: "said-grow",
  produce: "said-produce",
} as const;
type Action = keyof typeof SAID;
const ACTIONS = Object.keys(SAID) as Action[];
/** Those that this card names. */
export const actionsOf = (of: Face): Action[] =>
  ACTIONS.filter((one) => new RegExp(`\\b${one}\\b`).test(word(of, "steps")));
export const said = (action: Action): string => t(SAID[action]);
