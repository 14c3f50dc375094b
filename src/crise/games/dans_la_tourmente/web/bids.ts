// An auction: with what one can pay a bid, and what the bids were once they are open.
import type { Line } from "$web/lib/wire";
import { armiesOnMap, board, mine } from "../../world_order/web/table";
import { ARMY_PRICE } from "../../world_order/web/figures";
import { powerIn, type Event, type Side, type Stake, type Table } from "./events";

/** Units of one kind that a power could pay, if the money were not needed elsewhere. */
export function unitsOf(scene: Table, power: string, stake: Stake): number {
  const has = board(scene, power);
  if (!has) return 0;
  const stock = has.stock[stake.what] ?? 0;
  const found = stake.what === "M" ? has.money : stake.onto ? stock + armiesOnMap(scene, power) : stock;
  return Math.min(Math.floor(found / stake.size), stake.most);
}
/** What a unit takes of the money. */
export const moneyFor = (stake: Stake): number => (stake.what === "M" ? stake.size : stake.onto ? ARMY_PRICE : 0);

/** One way to pay a bid: what needs no money first, then the cheapest (TO-EV-19). */
export function mix(scene: Table, event: Event, bid: number): [stake: Stake, units: number][] {
  const me = mine(scene);
  let [left, money] = [bid, board(scene, me)?.money ?? 0];
  const paid: [Stake, number][] = [];
  for (const stake of [...event.stakes].sort((a, b) => moneyFor(a) - moneyFor(b))) {
    const price = moneyFor(stake);
    const units = Math.min(left, unitsOf(scene, me, stake), price ? Math.floor(money / price) : Infinity);
    if (!units) continue;
    paid.push([stake, units]);
    left -= units;
    money -= units * price;
  }
  return paid;
}

// --- once they are open ------------------------------------------------------------------------------------------------

export interface Opened {
  event: string; // its key
  bids: Record<string, number>;
  value: number | null; // what an opposed auction had to reach
  won: string[]; // the powers; []: nobody, or not yet
  lost: boolean; // of an opposed one
}
const BIDS = new Set(["bid_opened", "bid_drawn"]);

/** The last auction whose bids were opened, as the log tells it. */
export function lastAuction(scene: Table): Opened | undefined {
  const last = scene.told.findLastIndex((line) => BIDS.has(line.what));
  if (last < 0) return undefined;
  const first = scene.told.findLastIndex((line, at) => at < last && line.what === "event_reached");
  const next = scene.told.findIndex((line, at) => at > last && line.what === "event_reached");
  const told = scene.told.slice(Math.max(0, first), next < 0 ? undefined : next);
  const reached = told[0]?.args["card"] as [number, string] | undefined;
  const found = (...what: string[]): Line | undefined => told.find((line) => what.includes(line.what));
  const opposed = found("value_drawn", "opposed_won", "opposed_lost");
  return {
    event: reached?.[1] ?? "",
    bids: Object.fromEntries(
      told
        .filter((line) => BIDS.has(line.what))
        .map(({ args }) => [powerIn(scene, args["power"]), Number(args["number"])]),
    ),
    value: found("value_drawn") ? Number(found("value_drawn")?.args["number"]) : null,
    won: opposed
      ? powersIn(scene, found("opposed_won")?.args["powers"])
      : powersIn(scene, found("auction_won")?.args["powers"]),
    lost: found("opposed_lost") !== undefined,
  };
}
const powersIn = (scene: Table, told: unknown): string[] =>
  Array.isArray(told) ? told.map((one) => powerIn(scene, one)) : [];

/** TO-EV-21: the bids of a side and what the card adds, once all are open. */
export const total = (side: Side, bids: Record<string, number>): number =>
  side.powers.reduce((sum, power) => sum + (bids[power] ?? 0), side.modifier);
