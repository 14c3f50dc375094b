// The sheet of a trade: all transactions put together, and then the answers to the engine's questions one by one.
import type { Question } from "$web/lib/wire";
import { CAP, IMPORT_PRICE, POWER, POWERS } from "./figures";
import { board, isNpc, mine, type Table } from "./table";

export type Way = "export" | "import";
/** One transaction: so many of one type, an import perhaps with a Commerce card of somebody. */
export interface Deal {
  way: Way;
  what: string;
  many: number;
  seller: string; // or ""
}

/** Is it asked what to trade next? */
export const asksTrade = (scene: Table): boolean => scene.question?.what === "trade" || isSingle(scene);
export const isSingle = (scene: Table): boolean => scene.question?.what === "trade_once";
// What counts is told by the table: the card that is played names regions, doubles types, lets others count.
/** How many transactions are left each way. */
export const deals = ({ view }: Table, way: Way): number => view.costs[way]?.["left"] ?? 0;
/** What was not traded yet. */
export const types = ({ view }: Table, way: Way): string[] =>
  Object.keys(view.costs).flatMap((name) => (name.startsWith(`${way} `) ? [name.slice(way.length + 1)] : []));
export const unit = ({ view }: Table, way: Way, what: string): number => view.costs[`${way} ${what}`]?.["price"] ?? 0;
/** WO-TRA-3, WO-TRA-5 */
export const symbols = ({ view }: Table, way: Way, what: string): number =>
  view.costs[`${way} ${what}`]?.["symbols"] ?? 0;

export interface Seller {
  power: string;
  units: number;
  cards: number; // face up
}
/** WO-TRA-5: whose Commerce cards offer this type. */
export const sellers = (scene: Table, what: string): Seller[] =>
  POWERS.filter((power) => power !== mine(scene) && POWER[power]?.sells[what]).map((power) => ({
    power,
    units: POWER[power]?.sells[what] ?? 0,
    cards: board(scene, power)?.commerce ?? 0,
  }));

export const find = (sheet: Deal[], way: Way, what: string): Deal =>
  sheet.find((deal) => deal.way === way && deal.what === what) ?? {
    way,
    what,
    many: 0,
    seller: "",
  };
/** The sheet with this transaction in it, exports first: what they bring pays for the imports. */
export function put(sheet: Deal[], deal: Deal): Deal[] {
  const rest = sheet.filter((one) => one.way !== deal.way || one.what !== deal.what);
  const all = deal.many || deal.seller ? [...rest, deal] : rest;
  return [...all.filter((one) => one.way === "export"), ...all.filter((one) => one.way === "import")];
}

/** Cards of this power that other lines of the sheet do not use yet. */
export const cardsLeft = (scene: Table, sheet: Deal[], { power, cards }: Seller, what: string): number =>
  cards - sheet.filter((deal) => deal.seller === power && deal.what !== what).length;
const real = (sheet: Deal[]): Deal[] => sheet.filter((deal) => deal.many);

/** How many may be traded of a type, with what else is on the sheet. */
export function most(scene: Table, sheet: Deal[], { way, what, seller }: Deal): number {
  const others = real(sheet).filter((deal) => deal.way !== way || deal.what !== what);
  const room = isSingle(scene)
    ? 1 - others.length
    : deals(scene, way) - others.filter((deal) => deal.way === way).length;
  if (room <= 0) return 0;
  const there = symbols(scene, way, what);
  if (way === "export") return Math.min(board(scene, mine(scene))?.stock[what] ?? 0, there);
  const units = sellers(scene, what).find(({ power }) => power === seller)?.units ?? 0;
  const price = unit(scene, way, what);
  return Math.min(price ? Math.floor(Math.max(0, sum(scene, others).money) / price) : Infinity, there + units);
}

/** What keeps more of it from being traded. */
export type Limit = "deals" | "stock" | "symbols" | "offer" | "money";
export function limit(scene: Table, sheet: Deal[], deal: Deal): Limit {
  const { way, what, many, seller } = deal;
  const others = real(sheet).filter((one) => one.way !== way || one.what !== what);
  const counted = isSingle(scene) ? others : others.filter((one) => one.way === way);
  if (counted.length >= (isSingle(scene) ? 1 : deals(scene, way))) return "deals";
  if (way === "export") return many < symbols(scene, way, what) ? "stock" : "symbols";
  const units = sellers(scene, what).find(({ power }) => power === seller)?.units ?? 0;
  if (many < symbols(scene, way, what) + units) return "money";
  return seller ? "symbols" : "offer";
}

export interface Sum {
  money: number; // after all of it
  stock: Record<string, number>; // what changes
}
/** What is there after all transactions. What a track can't hold is paid at the import price (WO-PRO-2). */
export function sum(scene: Table, sheet: Deal[]): Sum {
  const has = board(scene, mine(scene));
  const after: Sum = { money: has?.money ?? 0, stock: {} };
  let rewarded = false;
  const add = (what: string, many: number) => {
    after.stock[what] = (after.stock[what] ?? has?.stock[what] ?? 0) + many;
  };
  for (const { way, what, many, seller } of real(sheet)) {
    after.money += (way === "export" ? many : -many) * unit(scene, way, what);
    add(what, way === "export" ? -many : many);
    const excess = Math.max(0, (after.stock[what] ?? 0) - CAP);
    add(what, -excess);
    after.money += excess * (IMPORT_PRICE[what] ?? 0);
    const whole = seller && many >= (POWER[seller]?.sells[what] ?? 0) && !isNpc(scene, seller);
    if (whole && !rewarded) add("D", (after.stock["D"] ?? has?.stock["D"] ?? 0) < CAP ? 1 : 0); // WO-TRA-8
    rewarded ||= Boolean(whole);
  }
  return after;
}

// --- answering ------------------------------------------------------------------------------------------------------

/** What is still to be said of a sheet that was confirmed. */
export interface Plan {
  now: Deal | undefined;
  next: Deal[];
}
export const plan = (sheet: Deal[]): Plan => ({
  now: undefined,
  next: real(sheet),
});

/** The answer to this question, and what remains; no answer: the sheet does not fit, the questions are asked plainly. */
export function follow({ now, next }: Plan, question: Question | null): { option?: string; rest: Plan | null } {
  const choose = (wanted: string | number | null, rest: Plan | null) => {
    const option = question?.options.find((one) =>
      wanted === null ? one.kind === "pass" : one.word === wanted || one.number === wanted,
    );
    return option ? { option: option.id, rest } : { rest: null };
  };
  switch (question?.what) {
    case "trade":
    case "trade_once":
      return next[0] ? choose(next[0].way, { now: next[0], next: next.slice(1) }) : choose("done", null);
    case "export_type":
    case "import_type":
      return now ? choose(now.what, { now, next }) : { rest: null };
    case "export_number":
    case "import_number":
      return now ? choose(now.many, { now, next }) : { rest: null };
    case "commerce":
      return now ? choose(now.seller || null, { now, next }) : { rest: null };
    default:
      return { rest: null };
  }
}
