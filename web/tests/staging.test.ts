// From what the server says to what a mat draws.
import { describe, expect, test } from "vitest";
import type { Choice, Question, RoomInfo, SeatInfo } from "../src/lib/wire";
import { announced, announcedCards, fieldOf, gathered, hands, others, stillIn, whereabouts } from "../src/lib/scene";
import { choices, players, score } from "../src/lib/staging";
import { scene, sheet } from "./scenes";

const FIELDS = {
  life: { label: "Points de vie", unit: "vie", role: "score" as const },
  living: { label: "", role: "alive" as const },
  held: { label: "Main", role: "hand" as const },
  played: { label: "Action", role: "announced" as const },
};
const question = (options: Choice[]): Question => ({
  what: "any",
  kind: "card",
  prompt: "",
  why: "",
  about: {},
  options,
  blocked: [{ rule: "R-1", text: "Pas maintenant.", card: 9 }],
  chosen: [],
  sealed: false,
});

describe("the roles of fields", () => {
  test("the number that wins, with its word", () => {
    expect(score(sheet(FIELDS), { life: [4, 0] }, 1)).toEqual({ value: 0, unit: "vie" });
    expect(score(sheet(), { life: [4, 0] }, 1)).toEqual({ value: null, unit: "" });
  });
  test("who is still in: everybody, where nobody goes out", () => {
    expect(stillIn(sheet(FIELDS), { living: [0, 2] }, 1)).toBe(false);
    expect(stillIn(sheet(FIELDS), { living: [0, 2] }, 2)).toBe(true);
    expect(stillIn(sheet(), {}, 1)).toBe(true);
  });
  test("what each seat holds", () => {
    const held = hands(scene({ held: [{ count: 3, cards: [[1, "a"], null] }] }, { sheet: sheet(FIELDS) }));
    expect(held).toEqual([{ count: 3, cards: [[1, "a"]] }]);
  });
  test("an announced action lies in a pile or in a list", () => {
    const at = (played: unknown) => announcedCards(scene({ played }, { sheet: sheet(FIELDS) })).length;
    expect([at([]), at([[1, "a"]]), at({ count: 0, cards: [] }), at({ count: 1, cards: [[1, "a"]] })]).toEqual([
      0, 1, 0, 1,
    ]);
    expect(announcedCards(scene({ played: [[1, "a"]] }))).toEqual([]);
  });
  test("who announced it stands there until it is answered, whatever is told after", () => {
    const events = { aimed: { actor: "seat", targets: ["at"] }, said: { actor: "seat" } };
    const told = [
      { n: 0, what: "aimed", args: { seat: 2, card: [1, "a"], at: 0 }, text: "" },
      { n: 1, what: "said", args: { seat: 3 }, text: "" },
    ];
    const given = { sheet: { ...sheet(FIELDS), events }, told };
    expect(announced(scene({ played: [[1, "a"]] }, given))).toMatchObject({ actor: 2, targets: [0] });
    expect(announced(scene({ played: [] }, given))).toBe(null);
    expect(announced(scene({ played: [[9, "b"]] }, given))).toBe(null);
  });
  test("what I have chosen is named, in the order of choosing", () => {
    const held = [{ count: 2, cards: [[1, "a"], [2, "b"]] }, { count: 1, cards: [null] }]; // prettier-ignore
    const asked = { ...question([]), chosen: [2, 1] };
    expect(gathered(scene({ held }, { sheet: sheet(FIELDS), question: asked }))).toEqual([
      [2, "b"],
      [1, "a"],
    ]);
    expect(gathered(scene({ held }, { sheet: sheet(FIELDS) }))).toEqual([]);
  });
  test("where a card lies is called as the game calls it", () => {
    const held = [{ count: 1, cards: [[1, "a"]] }];
    expect(whereabouts(scene({ turn: 0, held }, { sheet: sheet(FIELDS) }), 1)).toBe("Main");
    expect(whereabouts(scene({ turn: 0, held }, { sheet: sheet(FIELDS) }), 2)).toBe("");
  });
  test("a role that no field has", () => {
    expect(fieldOf(sheet(FIELDS), "figure")).toBe("");
  });
});

describe("what may be chosen", () => {
  test("cards and their twins, seats and words, each where it lies", () => {
    const found = choices(
      question([
        { id: "a", text: "A", kind: "card", card: 1, key: "a", cards: [1, 2] },
        { id: "b", text: "B", kind: "card", card: 3, key: "b" },
        { id: "0", text: "Ada", kind: "seat", seat: 0 },
        { id: "oil", text: "Pétrole", kind: "word", word: "oil" },
        { id: "pass", text: "Passer", kind: "pass" },
      ]),
    );
    expect([...found.cards]).toEqual([
      [1, "a"],
      [2, "a"],
      [3, "b"],
    ]);
    expect([...found.seats]).toEqual([[0, "0"]]);
    expect([...found.words.keys()]).toEqual(["oil"]);
    expect(found.why.cards.get(9)?.rule).toBe("R-1");
  });
  test("places and resources by their names, and why others may not", () => {
    const asked = question([{ id: "north", text: "Le Nord", kind: "place", word: "north" }]);
    const why = { rule: "R-2", text: "Trop loin." };
    const found = choices({
      ...asked,
      blocked: [
        { ...why, word: "south" },
        { ...why, seat: 2 },
      ],
    });
    expect([...found.words.keys()]).toEqual(["north"]);
    expect([...found.why.words.keys(), ...found.why.seats.keys(), ...found.why.cards.keys()]).toEqual(["south", 2]);
  });
  test("nothing, where nothing is asked", () => {
    const { cards, seats, words, why } = choices(null);
    const all = [cards, seats, words, why.cards, why.seats, why.words];
    expect(all.map((one) => one.size)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

test("the others sit clockwise from my left; who watches sees everybody", () => {
  expect(others(scene({}, { me: 1 }))).toEqual([2, 3, 0]);
  expect(others(scene({}, { me: -1 }))).toEqual([0, 1, 2, 3]);
});

test("a person for whom the house plays is marked as a robot", () => {
  const seat = (given: Partial<SeatInfo>): SeatInfo => ({
    seat: 0,
    name: "Ada",
    kind: "person",
    level: null,
    connected: false,
    away: false,
    ...given,
  });
  const room = { seats: [seat({}), seat({ away: true }), seat({ kind: "bot" })] } as RoomInfo;
  expect(players(room).map(({ robot, here }) => [robot, here])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});
