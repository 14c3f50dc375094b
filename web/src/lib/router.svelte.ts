// Which page is shown: the path of the address. Ordinary links work; those within the site do not reload the page.

export const route: { path: string; query: URLSearchParams; hash: string } = $state(read());

function read() {
  return {
    path: readable(location.pathname),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // garbled: no page of ours
  }
}

function show(): void {
  const { path, query, hash } = read();
  route.path = path;
  route.query = query;
  route.hash = hash;
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  show();
  if (!location.hash) scrollTo(0, 0);
}

addEventListener("popstate", show);
addEventListener("hashchange", show);
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
  if (link.hash && link.pathname === location.pathname) return; // a jump within the page
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
