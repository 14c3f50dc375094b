// What is printed on the map, the boards and the trade deals: the files that the rules read too.
import powers from "../powers.csv?raw";
import regions from "../regions.csv?raw";

type Row = Record<string, string>;

function rows(file: string): Row[] {
  const [head = "", ...lines] = file.trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, at) => [names[at] ?? "", value])));
}
const words = (text = ""): string[] => text.split(" ").filter(Boolean);
const numbers = (text = ""): number[] => words(text).map(Number);
/** `S 1 M 10` */
export const amounts = (text: string): [what: string, many: number][] => {
  const parts = words(text);
  return parts.flatMap((what, at) => (at % 2 ? [] : [[what, Number(parts[at + 1])] as [string, number]]));
};

export interface Printed {
  engage: number;
  permanent: number; // slots
  temporary: number[]; // the VP of each slot
  majority: number[]; // the VP of each rank
  zone: string[];
}
export const REGION: Record<string, Printed> = Object.fromEntries(
  rows(regions).map((row) => [
    row["region"],
    {
      engage: Number(row["engage"]),
      permanent: Number(row["permanent"]),
      temporary: numbers(row["temporary"]),
      majority: numbers(row["majority"]),
      zone: words(row["zone"]),
    },
  ]),
);
export const REGIONS = Object.keys(REGION);

export const RESOURCES = ["E", "R", "F", "C", "S", "D", "A"];
export const FOCUSES = ["domestic", "diplomatic", "military"];
export interface Sheet {
  most: Record<string, number>; // of each production
  ready: Record<string, number>; // allies that a focus makes ready
  raise: number;
  prosperity: [vp: number, money: number][];
  exports: number; // trade deals
  imports: number;
  sells: Record<string, number>; // on a Commerce card
}
export const POWER: Record<string, Sheet> = Object.fromEntries(
  rows(powers).map((row) => [
    row["power"],
    {
      most: Object.fromEntries(RESOURCES.map((one) => [one, Number(row[`most_${one}`])])),
      ready: Object.fromEntries(FOCUSES.map((one) => [one, Number(row[`ready_${one}`])])),
      raise: Number(row["raise_cost"]),
      prosperity: words(row["prosperity"]).map((part): [number, number] => {
        const [vp = 0, money = 0] = part.split("+").map(Number);
        return [vp, money];
      }),
      exports: Number(row["exports"]),
      imports: Number(row["imports"]),
      sells: Object.fromEntries(amounts(row["sells"] ?? "")),
    },
  ]),
);
export const POWERS = Object.keys(POWER);
export const NATO = ["US", "EU"]; // WO-THR-5: no threat to each other

// The figures below stand in ../data.py and in the modules of the actions: tests/games/world_order compares them.
export const IMPORT_PRICE: Record<string, number> = { E: 3, R: 3, F: 3, C: 10, S: 10 };
type Cost = Record<string, number>; // E, R and F have none
export const UNIT_COST: Record<string, Cost> = { C: { E: 1, R: 1 }, S: { E: 1, F: 1 }, D: { M: 3 }, A: { R: 1, F: 1 } };
export const PROSPERITY_COST = [2, 3, 4, 5, 6];
export const CAP = 10;
export const ROUNDS = 6;
export const SCORED = [3, 6];
export const ARMY_PRICE = 5;
export const BASE_PRICE = 5;
export const RETURN = 2;
export const TOKEN = 5;
