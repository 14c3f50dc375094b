// The log: whose a line is, and which words in it are names.
import { describe, expect, test } from "vitest";
import type { Face } from "../src/lib/faces";
import { pieces, written } from "../src/lib/journal";
import type { Line } from "../src/lib/wire";
import type { Events } from "../src/lib/told";

const PLAYERS = ["Léa", "Inès (2)", "Léa-Marie"];
const FACES = { seven: { name: "Virus" }, eight: { name: "Chiffre 4" } } as unknown as Record<string, Face>;
const EVENTS: Events = {
  played: { actor: "seat" },
  began: { actor: "seat", head: "turn" },
  won: { head: "end" },
  spent: {},
};
const line = (what: string, text: string, args: Line["args"] = {}) =>
  written({ n: 4, what, args, text }, "l4", EVENTS, PLAYERS, FACES);

describe("a line", () => {
  test("belongs to a seat and names people and cards", () => {
    const text = "Inès (2) joue Virus avec Chiffre 4 sur Léa.";
    const found = line("played", text, { seat: 1, card: [7, "seven"], cards: [[8, "eight"]], target: 0 });
    expect(found).toMatchObject({ key: "l4", seat: 1, kind: "event", text });
    expect(new Set(found.names)).toEqual(new Set(["Inès (2)", "Virus", "Chiffre 4", "Léa"]));
  });
  test("of nobody, and the head of a turn", () => {
    expect(line("spent", "La pioche est vide.").seat).toBe(-1);
    expect(line("began", "C’est à Léa de jouer.", { seat: 0 }).kind).toBe("turn");
    expect(line("won", "Léa gagne.").kind).toBe("event");
  });
  test("does not name a card that may not be seen", () => {
    expect(line("played", "Léa pioche une carte.", { seat: 0, card: null }).names).toEqual(["Léa"]);
  });
});

test.each([
  ["La pioche est vide.", [], ["La pioche est vide."]],
  ["Léa pioche Virus.", ["Léa", "Virus"], ["", "Léa", " pioche ", "Virus", "."]],
  ["Léa-Marie vise Léa.", ["Léa", "Léa-Marie"], ["", "Léa-Marie", " vise ", "Léa", "."]], // the longest first
  ["Inès (2) passe.", ["Inès (2)", ""], ["", "Inès (2)", " passe."]], // no sign of it is a pattern
  ["Léa vise Léa.", ["Léa", "Léa"], ["", "Léa", " vise ", "Léa", "."]],
])("names stand out in %s", (text, names, expected) => {
  expect(pieces(text, names)).toEqual(expected);
});
