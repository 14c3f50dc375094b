// Calls functions of the client outside a browser. One JSON line a call, {module, name, args}; one line its result.
import { createInterface } from "node:readline";
import { createServer } from "vite";

const server = await createServer({
  logLevel: "error",
  appType: "custom",
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
for await (const line of createInterface({ input: process.stdin })) {
  const { module, name, args } = JSON.parse(line);
  const found = await server.ssrLoadModule(`/src/lib/${module}.ts`);
  process.stdout.write(`${JSON.stringify(found[name](...args))}\n`);
}
await server.close();
