import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

// The pages come from Vite, everything else from the table's server: `make dev` starts both and says where that is.
const server = loadEnv("", ".", "CRISE_").CRISE_SERVER ?? "http://127.0.0.1:8777";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
