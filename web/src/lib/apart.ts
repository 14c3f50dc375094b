/** Places on a line from 0 to 1, in order, moved as little as it takes for each to have so much room. */
export function apart(places: number[], room: number): number[] {
  const gap = Math.min(room, 1 / Math.max(1, places.length - 1));
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found[found.length - 1] ?? -gap) + gap));
  for (let at = found.length - 1, most = 1; at >= 0; at--, most -= gap) found[at] = Math.min(found[at] ?? 0, most);
  return found;
}
