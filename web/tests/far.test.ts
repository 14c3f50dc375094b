// How far a game is.
import { expect, test } from "vitest";
import { far } from "../src/lib/scene";
import { scene } from "./scenes";

test("a game without rounds counts how often the turn went round, once somebody has had one", () => {
  const values = (round: number) => far(scene({}), round).map(([, value]) => value);
  expect(values(0)).toEqual([]);
  expect(values(3)).toEqual(["3"]);
});
