// How long something lasts, in both languages.
import { beforeEach, expect, test } from "vitest";
import { fetchWords } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { lasts } from "../src/lib/spans";

const HOUR = 3600;
beforeEach(async () => {
  settings.language = "fr";
  await fetchWords();
});
test("the two largest units, no more", async () => {
  expect([0, 59, 60, HOUR - 1].map(lasts)).toEqual(["un instant", "un instant", "1 min", "59 min"]);
  expect([HOUR, HOUR + 5 * 60, 24 * HOUR - 1].map(lasts)).toEqual(["1 h", "1 h 05", "23 h 59"]);
  expect([24 * HOUR, 39 * HOUR + 120].map(lasts)).toEqual(["1 j", "1 j 15 h"]);
  settings.language = "en";
  await fetchWords();
  expect(lasts(39 * HOUR)).toBe("1 d 15 h");
});
