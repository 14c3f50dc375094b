// A loss is told last, as what an answer costs: it is no reason for it.
import { beforeAll, expect, test } from "vitest";
import { withWords } from "../src/lib/i18n.svelte";
import { outlook } from "../src/lib/outlook";
import { settings } from "../src/lib/settings.svelte";

const PLAYERS = ["Louise", "Malik", "Inès"];
const told = (...gains: number[]) => outlook(gains, 0, PLAYERS, "points", "X");
beforeAll(async () => {
  settings.language = "fr";
  await withWords(Promise.resolve());
});

test("a gain, then whom it touches most", () => {
  expect(told(2.4, -3.2, 0.6)).toBe(
    "Quelques coups plus loin, vous auriez en moyenne 2 points de plus qu’avec X. Malik aurait 3 points de moins.",
  );
  expect(told(0.8, 0, 0)).toContain("un peu plus de points");
  expect(told(0.2, -0.1, 0)).toBe("");
});

test("a loss is the price of it, after what speaks for it", () => {
  expect(told(-1.6, 0, 0)).toBe("Vous auriez pourtant d’abord, en moyenne, 2 points de moins.");
  expect(told(-1, -4, 0)).toBe(
    "Quelques coups plus loin, en moyenne et par rapport à X, Malik aurait 4 points de moins. " +
      "Vous auriez pourtant d’abord un peu moins de points.",
  );
});
