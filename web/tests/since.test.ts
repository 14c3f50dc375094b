// What the others did since my last turn.
import { expect, test } from "vitest";
import { downfall, since } from "../src/lib/since";
import type { Line } from "../src/lib/wire";

const EVENTS = {
  turn: { head: "turn" as const },
  plays: { actor: "seat", targets: ["at"] },
  passes: { actor: "seat" },
  loses: { hurts: ["seat"] },
};
let n = 0;
const line = (what: string, seat: number, more: object = {}): Line => ({
  n: n++,
  what,
  args: { seat, ...more },
  text: `${what} ${seat}`,
});
const ROUND = [
  line("turn", 0),
  line("plays", 0, { card: [1, "a"], at: 1 }),
  line("turn", 1),
  line("plays", 1, { card: [2, "b"], at: 0 }),
  line("plays", 1, { card: [3, "c"], at: 2 }),
  line("turn", 2),
  line("plays", 2, { card: [4, "d"] }),
  line("passes", 2),
];

test("one line each: what touched me first, then what was played, then the rest", () => {
  const told = since(ROUND, EVENTS, 0);
  expect([...told]).toEqual([
    [1, { text: "plays 1", me: true }],
    [2, { text: "plays 2", me: false }],
  ]);
});
test("what was done before my last turn is past, also when it is my turn again", () => {
  const again = [...ROUND, line("turn", 0), line("passes", 0)];
  expect([...since(again, EVENTS, 0).keys()]).toEqual([1, 2]);
  expect(since([...again, line("turn", 1)], EVENTS, 0).size).toBe(0);
});
test("before my first turn all is told", () => {
  expect([...since(ROUND, EVENTS, 3).keys()]).toEqual([0, 1, 2]);
});
test("from where I stopped reading, what was done in my place too", () => {
  const read = ROUND[4]!.n;
  expect([...since(ROUND, EVENTS, 2, read).keys()]).toEqual([1, 2]);
  expect(since(ROUND, EVENTS, 2, read).get(1)).toEqual({ text: "plays 1", me: true });
  expect(since(ROUND, EVENTS, 0, ROUND.at(-1)!.n + 1).size).toBe(0);
});
test("what took me out is the last harm done to me", () => {
  expect(downfall([line("loses", 1), line("loses", 0), line("loses", 2)], EVENTS, 0)).toBe("loses 0");
  expect(downfall(ROUND, EVENTS, 0)).toBe("");
});
