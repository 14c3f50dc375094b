// What a newcomer asks of a question: what is it for, and what will this answer cost and give?
import { face, seen } from "$web/lib/scene";
import type { Choice } from "$web/lib/wire";
import { t } from "./messages";
import { amount, inWords, prosperity, slotPreview } from "./previews";
import { about, aboutPlace, board, mine, type Table } from "./table";

const WHY: Record<string, (scene: Table) => string> = {
  act: () => t("why-act"),
  country: () => t("why-country"),
  ally_exhaust: () => t("why-exhaust"),
  engage: () => t("why-engage"),
  slot: () => t("why-slot"),
  research: () => t("why-research"),
  token_give: () => t("why-token"),
  turn_place: () => t("why-place"),
  ready: () => t("why-ready"),
  raise: () => t("why-raise"),
  raise_focus: () => t("why-raise"),
  trade: () => t("why-trade"),
  trade_once: () => t("why-trade"),
  army_to: () => t("why-armies"),
  armies_to: () => t("why-armies"),
  prosper: (scene) => gain(scene),
  way: played,
  may: played,
};
/** What the card says that is being played. */
function played(scene: Table): string {
  const [, key] = seen(scene.view.playing).cards.at(-1) ?? [];
  return key ? inWords(face(scene, key)) : "";
}
export const why = (scene: Table): string => WHY[scene.question?.what ?? ""]?.(scene) ?? "";

function gain(scene: Table): string {
  const next = prosperity(mine(scene), board(scene, mine(scene))?.prosperity ?? 0);
  return next ? t("then-gives", { vp: next.vp, money: next.money }) : "";
}
const NOTES: Record<string, (scene: Table, option: Choice) => string> = {
  ally_exhaust: (scene, { kind }) => (kind === "pass" ? amount("D", about(scene, "due")) : ""),
  slot: (scene, { word }) => (word ? slotPreview(scene, aboutPlace(scene), word) : ""),
  turn_place: (_, { number }) => (number == null ? "" : t("nth", { n: number })),
};
export const note = (scene: Table, option: Choice): string => NOTES[scene.question?.what ?? ""]?.(scene, option) ?? "";

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
export const ACTIONS = Object.keys(SAID) as Action[];
export const said = (action: Action): string => t(SAID[action]);
