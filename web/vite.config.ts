import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { LATER } from "./src/words/later.ts";

// The pages come from Vite, everything else from the table's server: `make dev` starts both and says where that is.
const server = loadEnv("", ".", "CRISE_").CRISE_SERVER ?? "http://127.0.0.1:8777";
const here = (path: string) => decodeURI(new URL(path, import.meta.url).pathname);

// Messages are read here, so that no browser has to: a file of them becomes what each says. Of the client's own words some come
// apart, as `fr.ftl?later`.
const messages: Plugin = {
  name: "messages",
  transform(text, file) {
    const [path = "", query] = file.split("?");
    if (!path.endsWith(".ftl")) return;
    const own = path.includes("/src/words/");
    const said = new FluentResource(text).body
      .filter(({ id }) => !own || LATER.test(id) === (query === "later"))
      .map(({ id, value }) => [id, value]);
    return { code: `export default ${JSON.stringify(Object.fromEntries(said))}`, map: null };
  },
};

// `--mode plain`: a client that knows no game by sight, as tests play on it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), messages],
  resolve: {
    // A game's folder lies with its rules; it draws with what is here, and with the packages that are here.
    alias: { $web: here("src"), $games: here(mode === "plain" ? "tests/no-games" : "../src/crise/games") },
    dedupe: ["svelte", "@fluent/bundle"],
  },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts", "../src/crise/games/*/web/*.test.ts"] },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
    fs: { allow: [here("."), here("../src/crise/games")] },
  },
}));
