// Rules that were read can be read again without a network: the page that shows them keeps itself, its parts and its texts
// (public/sw.js answers with them). Tables are never kept, nor any answer about one.
const KEPT = "rules-1";
const PARTS = /^\/(assets\/|cellule\.woff2$|api\/games(\/[a-z-]+(\/(rules|cards|summary))?)?$)/;
const MOST = 300; // of what is kept; the oldest goes first

/** Of what a page has fetched, what it takes to draw it again. */
export const partsOf = (fetched: string[], origin: string): string[] => {
  const ours = fetched.map((one) => new URL(one, origin)).filter((one) => one.origin === origin);
  return [...new Set(ours.filter((one) => PARTS.test(one.pathname)).map((one) => one.pathname + one.search))];
};

export async function keep(): Promise<void> {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return; // nobody would answer with it
  const page = location.pathname;
  await navigator.serviceWorker.ready;
  const cache = await caches.open(KEPT);
  const fetched = performance.getEntriesByType("resource").map((one) => one.name);
  const changing = partsOf(fetched, location.origin).filter((one) => !one.startsWith("/assets/"));
  const lasting = partsOf(fetched, location.origin).filter((one) => one.startsWith("/assets/"));
  const unkept = await Promise.all(lasting.map(async (one) => ((await cache.match(one)) ? [] : [one])));
  await Promise.all([page, ...changing, ...unkept.flat()].map((one) => cache.add(one)));
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((one) => cache.delete(one)));
}
