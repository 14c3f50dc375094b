// What the games bring is found by its folder; a game that brings nothing is drawn all the same.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { box, cardOf, dress, fetchCards, fetchTable, matOf, sheetOf, wear } from "../src/lib/games";
import { settings } from "../src/lib/settings.svelte";
import PlainCard from "../src/parts/PlainCard.svelte";
import { sheet } from "./scenes";

// Any game of the house that extends another: its name matters to nobody here.
const boxes = import.meta.glob<{ default: { base?: string } }>("$games/*/web/box.ts", { eager: true });
const called = (path: string) => (path.split("/").at(-3) ?? "").replaceAll("_", "-");
const [path, found] = Object.entries(boxes).find(([, one]) => one.default.base)!;
const extension = called(path);
const base = found.default.base!;

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const id = /games\/([^?]+)/.exec(address)?.[1] ?? "";
    return Promise.resolve(new Response(JSON.stringify({ ...sheet(), id, title: address })));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.language = "fr";
});

describe("a game that extends another", () => {
  test("wears its colours too", () => {
    expect(box(extension).base).toBe(base);
    expect(dress(extension)).toBe(`${base} ${extension}`);
  });
  test("dresses the page until it is left", () => {
    const leave = wear(extension);
    expect(document.documentElement.dataset["game"]).toBe(dress(extension));
    leave();
    expect(document.documentElement.dataset["game"]).toBeUndefined();
  });
});

describe("a game that nobody drew", () => {
  test("has the plain box, card and mat", async () => {
    expect(box("unheard-of").cover).toBe("");
    expect(dress("unheard-of")).toBe("unheard-of");
    expect(matOf("unheard-of")).toBeUndefined();
    await fetchTable("unheard-of");
    expect(cardOf("unheard-of")?.default).toBe(PlainCard);
    expect(matOf("unheard-of")).toBeDefined();
  });
});

describe("what the game calls its things", () => {
  test("comes with its cards, once a language", async () => {
    await Promise.all([fetchCards("told"), fetchTable("told")]);
    expect(asked).toEqual(["/api/games/told?language=fr"]);
    settings.language = "en";
    await fetchCards("told");
    expect(sheetOf("told")?.title).toBe("/api/games/told?language=en");
    settings.language = "fr";
    await fetchCards("told");
    expect([sheetOf("told")?.title, asked.length]).toEqual(["/api/games/told?language=fr", 2]);
  });
  test("is asked for again where nobody answered", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody there")));
    await expect(fetchCards("lost")).rejects.toThrow();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ ...sheet(), id: "lost" }))));
    await fetchCards("lost");
    expect(sheetOf("lost")?.id).toBe("lost");
  });
});
