// What is kept of a page of rules, to be read without a network: nothing of tables, nothing from elsewhere.
import { expect, test } from "vitest";
import { partsOf } from "../src/lib/offline";
import worker from "../public/sw.js?raw";

const HERE = "https://table.example";

test("the parts and the texts of the rules", () => {
  const fetched = [
    "/assets/Rules-1a2b.js",
    "/assets/Rules-1a2b.js",
    "/cellule.woff2",
    "/api/games?language=fr",
    "/api/games/some-game/rules?language=fr",
  ].map((path) => HERE + path);
  expect(partsOf(fetched, HERE)).toEqual([
    "/assets/Rules-1a2b.js",
    "/cellule.woff2",
    "/api/games?language=fr",
    "/api/games/some-game/rules?language=fr",
  ]);
});

test("no table, no seat, no lesson, nothing from elsewhere", () => {
  const fetched = [
    "/api/tables/ABCDEF",
    "/api/my-tables",
    "/api/open-tables",
    "/api/house",
    "/api/games/some-game/lesson",
    "/t/ABCDEF",
    "/api/games/some-game/rules/../../tables/ABCDEF",
  ].map((path) => HERE + path);
  expect(partsOf([...fetched, "https://elsewhere.example/assets/x.js"], HERE)).toEqual([]);
});

test("who keeps and who answers mean the same", () => {
  const here = /^const PARTS = .*$/m;
  expect(worker.match(here)?.[0]).toContain("(rules|cards|summary)");
  expect(worker).toContain('"rules-1"');
});
