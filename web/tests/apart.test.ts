// Marks on a line never cover each other, and stand where they belong if there is room.
import { expect, test } from "vitest";
import { apart, inRows } from "../src/lib/apart";

const gaps = (found: number[]) => found.slice(1).map((place, at) => place - (found[at] ?? 0));

test("what has room stays", () => expect(apart([0, 0.25, 1], 0.1)).toEqual([0, 0.25, 1]));
test("what would overlap moves on, and back at the end of the line", () => {
  for (const places of [
    [0, 0.01, 0.02, 0.5],
    [0.5, 0.98, 0.99, 1],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1, 1, 1, 1],
  ]) {
    const found = apart(places, 0.1);
    for (const gap of gaps(found)) expect(gap).toBeGreaterThan(0.0999);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...found)).toBeLessThanOrEqual(1);
  }
});
test("on a line that is too short all are still there, in order", () => {
  const found = apart([0.1, 0.1, 0.1], 5);
  expect(found).toEqual([0, 0.5, 1]);
});
test("what covers something stands in the next row, and nowhere where all are taken", () => {
  expect(
    inRows(
      [
        [0, 5],
        [3, 8],
        [4, 6],
        [5, 9],
      ],
      2,
    ),
  ).toEqual([0, 1, -1, 0]);
});
