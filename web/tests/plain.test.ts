// A table of any game: what is drawn in the middle, and what before each seat.
import { describe, expect, test } from "vitest";
import type { Face } from "../src/lib/faces";
import { faces, laidOut } from "../src/lib/plain";
import { progress } from "../src/lib/scene";
import { INKS, look } from "../src/parts/PlainCard.svelte";
import { scene, sheet } from "./scenes";

const pile = (count: number, ...cards: ([number, string] | null)[]) => ({ count, cards });
const NAMED = { label: "Named" };

describe("in the middle", () => {
  test("lie the common piles, under their names", () => {
    const { middle } = laidOut(
      scene(
        { deck: pile(9), open_market: pile(2, [1, "a"], [2, "b"]) },
        { sheet: sheet({ deck: { label: "Pioche" } }) },
      ),
    );
    expect(middle.heaps.map(({ label, pile }) => [label, pile.count, pile.cards.length])).toEqual([
      ["Pioche", 9, 0],
      ["open market", 2, 2],
    ]);
  });
  test("a plain list of cards is a pile too, and an empty one is not there", () => {
    const { middle } = laidOut(scene({ played: [[3, "c"]], gone: [], spent: pile(0) }));
    expect(middle.heaps).toMatchObject([{ name: "played", pile: { count: 1, cards: [[3, "c"]] } }]);
  });
  test("stand the numbers that have a name, and what is so", () => {
    const named = sheet({ round: NAMED, open: NAMED, shut: NAMED, step: NAMED, side: NAMED }, { left: "À gauche" });
    const view = { round: 3, open: true, shut: false, step: "x", side: "left", internal: 7, turn: 2, turns: 9 };
    expect(laidOut(scene(view, { sheet: named })).middle.counters).toMatchObject([
      { name: "round", value: 3 },
      { name: "open", value: null },
      { name: "side", value: "À gauche" },
    ]);
  });
  test("lie resources by word, those that there are", () => {
    const view = { stock: { oil: 2, grain: 0 }, hidden: { oil: 1 } };
    const { bags } = laidOut(scene(view, { sheet: sheet({ stock: NAMED }) })).middle;
    expect(bags).toMatchObject([{ name: "stock", words: [["oil", 2]] }]);
  });
});

describe("before each seat", () => {
  test("lie its piles, its numbers with a role, and what is so", () => {
    const fields = { life: { label: "Vie", role: "score" as const }, first: NAMED };
    const view = { hands: [3, 4, 5, 6].map((n) => pile(n)), life: [9, 8, 7, 6], first: [false, true, false, false] };
    const { seats, middle } = laidOut(scene(view, { sheet: sheet(fields) }));
    expect(seats.map((place) => place.heaps[0]?.pile.count)).toEqual([3, 4, 5, 6]);
    expect(seats[1]?.counters).toMatchObject([
      { name: "life", value: 8 },
      { name: "first", value: null },
    ]);
    expect(seats[0]?.counters).toMatchObject([{ name: "life", value: 9 }]);
    expect(middle).toEqual({ heaps: [], counters: [], bags: [], marks: [] });
  });
  test("no list of ids stands, though it is as long as the table by chance", () => {
    const { seats, middle } = laidOut(scene({ used: [31, 7, 12, 4] }, { sheet: sheet({ used: NAMED }) }));
    expect(seats.every((place) => !place.counters.length)).toBe(true);
    expect(middle.counters).toEqual([]);
  });
  test("who is still in is told otherwise", () => {
    const fields = { living: { label: "En vie", role: "alive" as const } };
    expect(laidOut(scene({ living: [0, 1, 2, 3] }, { sheet: sheet(fields) })).middle.counters).toEqual([]);
  });
});

describe("on a map", () => {
  const map = {
    ...sheet({ regions: NAMED, yields: NAMED, posts: NAMED, slots: NAMED, price: NAMED }),
    places: { north: "Le Nord", south: "Le Sud" },
    resources: { oil: "Pétrole" },
  };
  test("lies what each place has: figures, words by their names, what each seat has there", () => {
    const north = { yields: "oil", posts: [0, 2, 0, 1], price: 3, slots: ["", "oil"], ruins: pile(1, [4, "d"]) };
    const { charts, middle } = laidOut(scene({ regions: { north, south: { posts: [0, 0, 0, 0] } } }, { sheet: map }));
    expect(charts.map(({ label, places }) => [label, places.map(([place]) => place)])).toEqual([
      ["Named", ["north", "south"]],
    ]);
    const [spot, bare] = charts[0]!.places.map(([, one]) => one);
    expect(spot?.counters.map(({ name, value }) => [name, value])).toEqual([
      ["yields", "Pétrole"],
      ["price", 3],
      ["slots", "Pétrole"],
    ]);
    expect(spot?.marks).toMatchObject([
      {
        counts: [
          [1, 2],
          [3, 1],
        ],
      },
    ]);
    expect(spot?.heaps).toMatchObject([{ name: "ruins" }]);
    expect(bare).toEqual({ heaps: [], counters: [], bags: [], marks: [] });
    expect(middle.bags).toEqual([]);
  });
  test("a number a place is one of its figures", () => {
    const { charts } = laidOut(scene({ price: { north: 2, south: 0 } }, { sheet: map }));
    expect(charts[0]?.places.map(([, { counters }]) => counters[0]?.value)).toEqual([2, 0]);
  });
  test("what there is none of stands there while it is asked for", () => {
    const why = { cards: new Map(), seats: new Map(), words: new Map([["oil", { rule: "R-1", text: "Épuisé." }]]) };
    const view = { stock: { oil: 0 } };
    const named = { ...map, fields: { stock: NAMED } };
    expect(laidOut(scene(view, { sheet: named })).middle.bags).toEqual([]);
    expect(laidOut(scene(view, { sheet: named, why })).middle.bags[0]?.words).toEqual([["oil", 0]]);
  });
});

test("of twins the one is shown that may be chosen", () => {
  const of = {
    count: 4,
    cards: [
      [1, "a"],
      [2, "a"],
      [3, "b"],
    ] as [number, string][],
  };
  expect(faces(scene({}, { cards: new Map([[2, "a"]]) }), of)).toEqual([
    { card: [2, "a"], count: 2 },
    { card: [3, "b"], count: 1 },
  ]);
});

describe("the bar", () => {
  test("tells the round and its phase, by their names", () => {
    const fields = {
      rounds: { label: "Manche", role: "round" as const },
      now: { label: "Phase", role: "phase" as const },
    };
    const view = { now: "work", rounds: 3 };
    expect(progress(scene(view, { sheet: sheet(fields, { work: "Travaux" }) }))).toEqual([
      ["Manche", "3"],
      ["Phase", "Travaux"],
    ]);
  });
  test("and nothing of a game that has none", () => {
    expect(progress(scene({ life: [1, 2] }, { sheet: sheet({ life: { label: "Vie", role: "score" } }) }))).toEqual([]);
  });
});

describe("cards that nobody drew", () => {
  const face = (kind_number: number) => ({ kind_number, text: "" }) as Face;
  const light = (ink: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(ink.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };

  test("have an ink a kind", () => {
    const used = INKS.map((_, kind) => look(face(kind)).ink);
    expect(new Set(used).size).toBe(12);
    expect(look(face(12)).ink).toBe(used[0]);
  });
  test("can be read on each of them", () => {
    expect(INKS.filter((ink) => (light("#fffaf0") + 0.05) / (light(ink) + 0.05) < 4.5)).toEqual([]);
  });
});
