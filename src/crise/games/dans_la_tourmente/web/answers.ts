// What an answer to an event costs.
import type { Choice } from "$web/lib/wire";
import { face } from "$web/lib/scene";
import { ARMY_PRICE } from "../../world_order/web/figures";
import { note as base } from "../../world_order/web/help";
import { amount } from "../../world_order/web/previews";
import { mine, shortName } from "../../world_order/web/table";
import { asked, eventOf, waysFor, type Event, type Paid, type Table } from "./events";
import { t } from "./messages";

const paid = (what: string, n: number): Paid => ({ what, n, most: n, to: "", home: "" });
const staked = (event: Event, word: string): Paid[][] => {
  const found = event.stakes.find((one) => one.what === word);
  return found ? [[paid(word, found.size), ...(found.onto ? [paid("M", ARMY_PRICE)] : [])]] : [];
};

/** One of them has to be paid. */
export function costs(scene: Table, { word }: Choice): Paid[][] {
  const key = asked(scene);
  const what = scene.question?.what;
  if (!word || !key) return [];
  const [event, me] = [eventOf(face(scene, key)), mine(scene)];
  if (what === "put_off") return [[paid("P", 1)]];
  if (what === "take_part") return waysFor(scene, event, me, word === "yes" ? "" : word).flatMap((way) => way.costs);
  if (what === "stake") return staked(event, word);
  const all = event.ways.filter((way) => !way.powers.length || way.powers.includes(me)).flatMap((way) => way.costs);
  return all.filter((cost) => cost.some((one) => one.what === word)).slice(0, 1);
}

/** In words. */
export function says(scene: Table, { what, n, most, to, home }: Paid): string {
  if (to) return t("army-to", { place: shortName(scene, to) });
  if (home) return t("army-home", { place: shortName(scene, home) });
  return what === "P" ? t("smart-n", { n }) : amount(what, most);
}
const PRICED = new Set(["take_part", "put_off", "stake"]);
export const note = (scene: Table, option: Choice): string =>
  PRICED.has(scene.question?.what ?? "")
    ? costs(scene, option)
        .map((cost) => cost.map((one) => says(scene, one)).join(", "))
        .join(` ${t("or")} `)
    : base(scene, option);
