// What it will cost and give, said before it is confirmed: sums of figures that everybody sees. The rules decide.
import { figure, word, type Face } from "$web/lib/faces";
import { face, type Card } from "$web/lib/scene";
import { t } from "./messages";
import {
  ARMY_PRICE,
  BASE_PRICE,
  NATO,
  POWER,
  POWERS,
  PROSPERITY_COST,
  REGION,
  RETURN,
  TOKEN,
  amounts,
} from "./figures";
import {
  alliesIn,
  allies,
  board,
  influence,
  isNpc,
  mine,
  powerName,
  readyValue,
  shortName,
  slotPoints,
  type Table,
} from "./table";

/** `1 service, 10 $` */
export const price = (of: Face): string =>
  amounts(word(of, "price"))
    .map(([what, many]) => amount(what, many))
    .join(", ");
export const amount = (what: string, many: number): string => t("amount", { resource: what, n: many });

/** What an action card does, without its types before and what it gives and costs in Research after: those stand beside
 * it as symbols. Another card says all it says. */
export function inWords(of: Face): string {
  if (of.kind !== "action" && of.kind !== "market") return of.text;
  const after = Number(Boolean(word(of, "top") || figure(of, "research"))) + Number(Boolean(word(of, "price")));
  const said = of.text.split(/(?<=\.) (?=\p{Lu})/u);
  return said.slice(word(of, "types") ? 1 : 0, said.length - after).join(" ");
}

// --- cards --------------------------------------------------------------------------------------------------------

const CARDS: Record<string, (scene: Table, of: Face, card: Card) => string> = {
  country: improving,
  search_card: improving,
  ally_exhaust: (_, of) => t("pays", { n: figure(of, "value") }),
  invest: investing,
  base: (scene, of) =>
    t("base-cost", {
      base: BASE_PRICE,
      army: ARMY_PRICE,
      first: BASE_PRICE + ARMY_PRICE,
      most: figure(of, "value"),
    }) + gives(scene, of),
  grow: (_, of) => t("grow-cost", { price: price(of), vp: figure(of, "vp") }),
  research: (scene, of) =>
    of.kind === "market" ? t("points-cost", { n: points(of) }) : t("points-gain", { n: figure(of, "value") }),
  assets: (_, of) => t("vp-n", { n: figure(of, "vp") }),
};
/** Of a card that may be chosen, or "". */
export function cardPreview(scene: Table, card: Card): string {
  const of = CARDS[scene.question?.what ?? ""];
  return scene.cards.has(card[0]) ? aided(scene, `${card[0]}`, of?.(scene, face(scene, card[1]), card) ?? "") : "";
}
export const points = (of: Face): number => Number(/\br (\d+)/.exec(word(of, "price"))?.[1] ?? 0);

/** As the table tells: by what may be chosen, amounts of resources. */
const costs = (scene: Table, option: string): Record<string, number> => scene.view.costs[option] ?? {};
/** What an extension says more. */
const aided = (scene: Table, option: string, text: string): string =>
  [text, scene.aid?.(option)].filter(Boolean).join(". ");

function improving(scene: Table, of: Face, [id]: Card): string {
  const me = mine(scene);
  const due = costs(scene, `${id}`)["D"] ?? figure(of, "value"); // one that was searched for is in no display
  const helped = Math.min(due, readyValue(scene, me, word(of, "region")));
  const cost = helped ? t("due-helped", { due, helped }) : t("due", { due });
  const full = allies(scene, me).some((ally) => word(ally.face, "full") === of.key);
  return full ? `${cost}. ${t("gives-influence")}` : cost;
}
function investing(scene: Table, of: Face, [id]: Card): string {
  const cost = costs(scene, `${id}`)["M"] ?? 0;
  return t("invest-cost", { cost, yearly: RETURN * figure(of, "value") }) + gives(scene, of);
}
/** And the influence in its region. */
const gives = (scene: Table, of: Face): string => `. ${influencing(scene, word(of, "region"))}`;

// --- regions ------------------------------------------------------------------------------------------------------

function moving(scene: Table, place: string): string {
  const each = costs(scene, place)["M"];
  return each ? t("per-army", { n: each }) : t("free");
}
const PLACES: Record<string, (scene: Table, place: string) => string> = {
  engage: engaging,
  army_to: moving,
  armies_to: moving,
  token_give: (scene, place) => t("token-gain", { n: TOKEN * alliesIn(scene, mine(scene), place).length }),
  influence: influencing,
};
/** Of a region that may be chosen, or "". */
export function placePreview(scene: Table, place: string): string {
  const of = PLACES[scene.question?.what ?? ""];
  return scene.words.has(place) ? aided(scene, place, of?.(scene, place) ?? "") : "";
}

function engaging(scene: Table, place: string): string {
  const due = costs(scene, place)["D"] ?? 0;
  const helped = Math.min(due, readyValue(scene, mine(scene), place));
  const cost = helped ? t("due-helped", { due, helped }) : t("due", { due });
  return `${cost}. ${influencing(scene, place)}`;
}
/** 1 influence: so many VP on one kind of slot or the other. */
function influencing(scene: Table, place: string): string {
  const [fixed, passing] = ["permanent", "temporary"].map((slot) => slotPoints(scene, place, slot));
  return fixed ? t("slots-both", { fixed, passing: passing ?? 0 }) : t("slots-one", { passing: passing ?? 0 });
}

/** Of a kind of slot, for a cube of mine. */
export function slotPreview(scene: Table, place: string, slot: string): string {
  const vp = slotPoints(scene, place, slot);
  const row = scene.view.regions[place]?.temporary ?? [];
  const full = row.length >= (REGION[place]?.temporary.length ?? 0);
  if (slot === "temporary" && full) return t("pushes", { name: powerName(scene, row[0] ?? "") });
  return t("vp-n", { n: vp });
}

// --- what is printed on a board -------------------------------------------------------------------------------------

/** The next step of prosperity: `3 → 4 PV, 15 $`. */
export function prosperity(power: string, step: number): { cost: number; vp: number; money: number } | undefined {
  const [vp, gain] = POWER[power]?.prosperity[step] ?? [];
  const cost = PROSPERITY_COST[step];
  return vp === undefined || gain === undefined || cost === undefined ? undefined : { cost, vp, money: gain };
}
/** What a focus does for this power. */
export const focusHelp = (power: string, focus: string): string =>
  t("focus-help", { focus, ready: POWER[power]?.ready[focus] ?? 0, raise: POWER[power]?.raise ?? 0 });
/** Who threatens me there as things stand: WO-THR-1, without what cards and tokens may still change. */
export function threats(scene: Table, place: string): string[] {
  const me = mine(scene);
  const armies = scene.view.regions[place]?.armies ?? {};
  const military = (power: string) => (board(scene, power)?.focus === "military" && !isNpc(scene, power) ? 1 : 0);
  const defence = (armies[me] ?? 0) + military(me);
  const against = (power: string) => (armies[power] ? armies[power] + military(power) : 0);
  return REGION[place]?.zone.includes(me)
    ? POWERS.filter(
        (power) => power !== me && !NATO.every((one) => one === me || one === power) && against(power) > defence,
      )
    : [];
}
/** Who weighs how much, in a sentence. */
export const weights = (scene: Table, place: string): string =>
  influence(scene, place)
    .map(([power, many]) => `${powerName(scene, power)} ${many}`)
    .join(", ") || t("nobody");
export const heading = (scene: Table, place: string): string => t("open-region", { name: shortName(scene, place) });
