// Words that come later are waited for wherever they are said: else a table shows the name of a message.
import { expect, test } from "vitest";
import { LATER } from "../src/words/later";

const OURS = import.meta.glob<string>(["../src/**/*.{svelte,ts}"], { query: "?raw", import: "default", eager: true });
const DRAWN = import.meta.glob<string>(["../../src/crise/games/*/web/*.{svelte,ts}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = new Map(Object.entries({ ...OURS, ...DRAWN }));

function found(from: string, name: string): string | undefined {
  const at = name.startsWith("$web") ? name.replace("$web", "../src") : `${from.replace(/[^/]*$/, "")}${name}`;
  const path = at.replaceAll("/./", "/").replace(/(?<!\.\.)\/[^/.]+\/\.\.\//g, "/");
  return [path, `${path}.ts`, `${path}.svelte.ts`].find((one) => texts.has(one));
}

/** What is loaded without waiting for more words: from the first page on, and whatever a game draws. */
function unwaited(): Set<string> {
  const reached = new Set<string>();
  const ahead = ["../src/main.ts", ...Object.keys(DRAWN)];
  for (let file = ahead.pop(); file; file = ahead.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = texts.get(file) ?? "";
    const fixed = [...text.matchAll(/(?:from|import) "([^"]+)"/g)].map((match) => match[1]);
    const asked = [...text.matchAll(/(withWords\()?import\("([^"]+)"\)/g)].filter((match) => !match[1]);
    for (const name of [...fixed, ...asked.map((match) => match[2])]) {
      const next = name && found(file, name);
      if (next) ahead.push(next);
    }
  }
  return reached;
}

test("nothing that is shown without waiting for them says words that come later", () => {
  const files = unwaited();
  expect(files.has("../src/pages/Play.svelte")).toBe(true);
  expect(files.has("../src/pages/Salon.svelte")).toBe(false); // it is waited for
  const early = [...files].flatMap((file) =>
    [...(texts.get(file) ?? "").matchAll(/\bt\(\s*["`]([a-z][a-z0-9-]*)/g)]
      .map((match) => match[1] ?? "")
      .filter((id) => LATER.test(id) && !id.startsWith("lesson-")) // a lesson's table is within its page
      .map((id) => `${file}: ${id}`),
  );
  expect(early).toEqual([]);
});
