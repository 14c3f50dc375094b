// The client's words: messages by their names, with what the compiler says must be given.
import { beforeEach, describe, expect, test } from "vitest";
import { fetchWords, listed, number, signed, t, texts } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";

async function speak(language: "fr" | "en") {
  settings.language = language;
  await fetchWords();
}
beforeEach(() => speak("fr"));

describe("a message", () => {
  test("is said in the language that was chosen", async () => {
    expect(t("home")).toBe("Accueil");
    await speak("en");
    expect(t("home")).toBe("Home");
  });
  test("takes what is given into it, numbers as the language writes them", async () => {
    expect(t("step-of", { n: 1234, of: 5000 })).toBe("Coup 1\u202f234 sur 5\u202f000");
    await speak("en");
    expect(t("step-of", { n: 1234, of: 5000 })).toBe("Step 1,234 of 5,000");
  });
  test("has the plural that the language wants", async () => {
    expect([0, 1, 2].map((n) => t("cards", { n }))).toEqual(["0 carte", "1 carte", "2 cartes"]);
    await speak("en");
    expect([0, 1, 2].map((n) => t("cards", { n }))).toEqual(["0 cards", "1 card", "2 cards"]);
  });
  test("counts the games that there are", async () => {
    const said = () => [0, 1, 5, 6, 10, 11].map((n) => t("hero-1", { n }));
    expect(said()).toEqual(
      ["Des", "Une", "Cinq", "Six", "Dix", "11"].map((n) => `${n} crise${n === "Une" ? "" : "s"},`),
    );
    await speak("en");
    const english = ["Crises,", "One crisis,", "Five crises,", "Six crises,", "Ten crises,", "11 crises,"];
    expect(said()).toEqual(english);
  });
  test("keeps what people type as it is", () => {
    expect(t("won", { name: "{ $n } <b>" })).toBe("{ $n } <b> l’emporte");
  });
});

test("the words that were asked for last are spoken, whichever come first", async () => {
  settings.language = "en";
  const english = fetchWords();
  settings.language = "fr";
  await Promise.all([english, fetchWords()]);
  expect(t("home")).toBe("Accueil");
});

test("a mat has the client's words, and nothing where it brings none", async () => {
  const mat = texts<{ sheltered: null }>("nobody");
  await fetchWords("nobody");
  expect(mat("home")).toBe("Accueil");
  expect(mat("sheltered")).toBe("sheltered");
});

test("the compiler knows the messages and their arguments", () => {
  // @ts-expect-error: a key that there is not
  t("misspelt");
  // @ts-expect-error: an argument is missing
  t("cards");
  // @ts-expect-error: another is given
  t("cards", { m: 2 });
  // @ts-expect-error: the plural is chosen by a number
  t("cards", { n: "2" });
  // @ts-expect-error: nothing goes into it
  t("home", { n: 2 });
  const many = ["sound-on", "step-of"] as const;
  // @ts-expect-error: one of these needs what another does not
  many.map((key) => t(key));
  expect(many.map((key) => t(key, { n: 1, of: 2 }))).toEqual(["Activer le son", "Coup 1 sur 2"]);
});

test("names are listed as the language does", async () => {
  const names = ["Léa", "Inès", "Tom"];
  expect([listed(names), listed(names.slice(1)), listed([])]).toEqual(["Léa, Inès et Tom", "Inès et Tom", ""]);
  await speak("en");
  expect(listed(names)).toBe("Léa, Inès, and Tom");
});

test("signs and figures are those of the language", async () => {
  expect([signed(1200), signed(-3), number(0.5)]).toEqual(["+1\u202f200", "−3", "0,5"]);
  await speak("en");
  expect([signed(1200), signed(-3), number(0.5)]).toEqual(["+1,200", "−3", "0.5"]);
});
