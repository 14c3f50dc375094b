import { expect, test } from "vitest";
import type { Group } from "../src/lib/games";
import { inRows } from "../src/lib/rows";

/** Groups of so many; a negative one is what is left over. */
function groups(...sizes: number[]): Group[] {
  let id = 0;
  return sizes.map((size) => ({
    name: "",
    left: size < 0,
    cards: [...Array(Math.abs(size)).keys()].map(() => [id++, ""]),
  }));
}
const drawn = (...sizes: number[]) => {
  const rows: string[][] = [];
  for (const [id, { row, column }] of inRows(groups(...sizes)))
    (rows[row - 1] ??= [".", ".", ".", "."])[column - 1] = `${id}`;
  return rows.map((row) => row.join(""));
};

test("two trios stand in two rows, and what is left beside them", () => {
  expect(drawn(3, 3, -1)).toEqual(["0126", "345."]);
});
test("pairs share a row", () => {
  expect(drawn(3, 2, 2)).toEqual(["012.", "3456"]);
  expect(drawn(2, 2, -2)).toEqual(["0123", "45.."]);
});
test("what is left fills the gaps first", () => {
  expect(drawn(3, 2, -2)).toEqual(["0125", "346."]);
});
test("more than a row begins one", () => {
  expect(drawn(2, 5)).toEqual(["01..", "2345", "6..."]);
});
