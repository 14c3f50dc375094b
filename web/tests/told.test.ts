// How the client reads a line of the log: who acts, against whom, which cards travel, who is hurt or helped.
import { describe, expect, test } from "vitest";
import type { Line } from "../src/lib/wire";
import { read, type Events } from "../src/lib/told";

const CARD = [7, "seven"];
const OTHER = [8, "eight"];
const drawn = { actor: "seat", moves: [{ cards: ["cards"], source: "pile" as const, to: "seat" }] };
const EVENTS: Events = {
  drew: drawn,
  bought: { actor: "seat", moves: [{ cards: ["card"], source: "sight", to: "seat" }] },
  stole: {
    actor: "thief",
    targets: ["victim"],
    moves: [{ cards: ["card"], source: "seat", to: "thief", giver: "victim" }],
  },
  swapped: {
    actor: "seat",
    moves: [
      { cards: ["card"], source: "seat", to: "target", giver: "seat" },
      { cards: ["taken"], source: "seat", to: "seat", giver: "target" },
    ],
  },
  hit: { actor: "seat", targets: ["target", "targets"], hurts: ["target"], helps: ["seat"] },
  spent: {},
};
const line = (what: string, args: Line["args"]): Line => ({ n: 0, what, args, text: "" });
const told = (what: string, args: Line["args"]) => read(line(what, args), EVENTS);

describe("who", () => {
  test("acts, and against whom", () => {
    expect(told("stole", { thief: 2, victim: 0, card: null })).toMatchObject({ actor: 2, targets: [0] });
    expect(told("hit", { seat: 1, targets: [2, 3] })).toMatchObject({ actor: 1, targets: [2, 3] });
  });
  test("acts against himself is no target", () => {
    expect(told("hit", { seat: 1, target: 1 }).targets).toEqual([]);
  });
  test("is hurt, and who is helped", () => {
    expect(told("hit", { seat: 1, target: 0 })).toMatchObject({ hurt: [0], helped: [1] });
    expect(told("drew", { seat: 1, cards: [] })).toMatchObject({ hurt: [], helped: [] });
  });
  test("nobody acts in a line that names nobody", () => {
    expect(told("spent", {}).actor).toBe(-1);
  });
});

describe("cards", () => {
  test("that may be seen are named, those that may not are counted", () => {
    expect(told("drew", { seat: 1, cards: [null, CARD, null] })).toMatchObject({
      unseen: 2,
      cards: [CARD],
      draw: true,
    });
    expect(told("drew", { seat: 1, cards: [CARD] }).unseen).toBe(0);
  });
  test("of all arguments may be seen, one or several", () => {
    expect(told("bought", { seat: 1, card: CARD, cards: [OTHER] }).cards).toEqual([CARD, OTHER]);
  });
  test("that are taken in sight are those alone", () => {
    expect(told("bought", { seat: 1, card: CARD, cards: [OTHER] }).taken).toEqual([CARD]);
    expect(told("bought", { seat: 1, card: null }).taken).toEqual([]);
    expect(told("hit", { seat: 1, card: CARD, target: 2 }).taken).toEqual([]);
  });
  test("go from seat to seat", () => {
    expect(told("stole", { thief: 2, victim: 0, card: null }).gifts).toEqual([[0, 2]]);
    expect(told("hit", { seat: 1, target: 2 }).gifts).toEqual([]);
  });
  test("are exchanged both ways", () => {
    const gifts = [
      [1, 3],
      [3, 1],
    ];
    expect(told("swapped", { seat: 1, target: 3, card: CARD, taken: null }).gifts).toEqual(gifts);
  });
});

test("a line that nobody declared is read without meaning", () => {
  const nothing = { actor: -1, targets: [], cards: [CARD], unseen: 0, draw: false, taken: [], gifts: [] };
  expect(told("unheard", { seat: 1, card: CARD })).toEqual({ ...nothing, hurt: [], helped: [] });
});
