// Without a network: a page that says so, and the rules that were read before. A table is never kept, nor any answer about
// one: what is not listed here goes to the network as if nobody stood between.
const HOUSE = "house-2";
const KEPT = "rules-1"; // filled by the pages themselves: src/lib/offline.ts
const OFFLINE = ["/offline.html", "/offline.css", "/mark.svg", "/cellule.woff2"];
const RULES = /^\/(regles|jeux)(\/[a-z-]+)?$/;
const PARTS = /^\/(assets\/|cellule\.woff2$|api\/games(\/[a-z-]+(\/(rules|cards|summary))?)?$)/;

self.addEventListener("install", (event) => event.waitUntil(caches.open(HOUSE).then((cache) => cache.addAll(OFFLINE))));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((one) => one !== HOUSE && one !== KEPT).map((one) => caches.delete(one)))),
  ),
);

/** These rules, if they were read; of no game in particular: those that were read last. */
async function rules(path) {
  const kept = await caches.match(path);
  if (kept || path !== "/regles") return kept;
  const read = (await (await caches.open(KEPT)).keys()).map((one) => new URL(one.url).pathname);
  const last = read.findLast((one) => one.startsWith("/regles/"));
  return last && Response.redirect(last);
}

async function page(request, path) {
  try {
    return await fetch(request);
  } catch {
    const kept = RULES.test(path) ? await rules(path) : undefined;
    return kept ?? (await caches.match("/offline.html")) ?? Response.error();
  }
}

async function part(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else if (PARTS.test(pathname) || OFFLINE.includes(pathname)) event.respondWith(part(request));
});
