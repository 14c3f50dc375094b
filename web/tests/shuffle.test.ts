// What a browser finds out about a shuffle by itself: whatever was changed, and by whom.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contributors, faults } from "../src/lib/fair";
import { type Added, random } from "../src/lib/shuffle";
import type { Result, Shuffle } from "../src/lib/wire";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const OURS = "a".repeat(32);
const shuffle: Shuffle = { table: "K7QX2M/3", secret: "5".repeat(64), commitment: "", numbers: [OURS, "house"] };
shuffle.commitment = sha256(shuffle.secret);
const seedOf = (one: Shuffle) => BigInt(`0x${sha256([one.table, one.secret, ...one.numbers].join("\n"))}`).toString();
const mine: Added = { table: shuffle.table, commitment: shuffle.commitment, number: OURS };
const told = (changes: Partial<Shuffle>, again = false): Result => {
  const other = { ...shuffle, ...changes };
  const { commitment } = other;
  return { shuffle: other, commitment, seed: seedOf(again ? other : shuffle) } as Result;
};

test("all of it holds", async () => {
  expect(await faults(told({}), mine)).toEqual([]);
  expect(await faults(told({}), null)).toEqual([]);
  expect(contributors(told({}))).toEqual([0]);
});

test("what was changed afterwards is found", async () => {
  expect(await faults(told({ numbers: ["b".repeat(32), "house"] }), null)).toEqual(["seed"]);
  expect(await faults(told({ secret: "6".repeat(64) }), null)).toEqual(["secret", "seed"]);
  expect(await faults(told({ table: "K7QX2M/4" }), null)).toEqual(["seed"]);
});

test("a server whose tale agrees with itself is found by what this browser was shown and added", async () => {
  const secret = "6".repeat(64);
  expect(await faults(told({ secret, commitment: sha256(secret) }, true), mine)).toEqual(["told"]);
  expect(await faults(told({ numbers: ["house", "house"] }, true), mine)).toEqual(["number"]);
});

test("a game of before there were contributions, or whose cards were known, has its seal", async () => {
  const seed = "123";
  expect(await faults({ shuffle: null, seed, commitment: sha256(seed) } as Result, null)).toEqual([]);
  expect(await faults({ shuffle: null, seed, commitment: sha256("124") } as Result, null)).toEqual(["secret"]);
  expect(contributors({ shuffle: null } as Result)).toEqual([]);
});

test("what we add is random, and long enough", () => {
  expect(random()).toMatch(/^[0-9a-f]{32}$/);
  expect(random()).not.toBe(random());
});
