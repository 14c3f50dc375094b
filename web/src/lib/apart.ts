/** Places on a line from 0 to 1, in order, moved as little as it takes for each to have so much room. */
export function apart(places: number[], room: number): number[] {
  const gap = Math.min(room, 1 / Math.max(1, places.length - 1));
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found[found.length - 1] ?? -gap) + gap));
  for (let at = found.length - 1, most = 1; at >= 0; at--, most -= gap) found[at] = Math.min(found[at] ?? 0, most);
  return found;
}

/** In which row each stretch of a line stands so that none covers another; -1 where all rows are taken. */
export function inRows(stretches: [from: number, to: number][], rows: number): number[] {
  const ends = Array<number>(rows).fill(-Infinity);
  return stretches.map(([from, to]) => {
    const row = ends.findIndex((end) => end <= from);
    if (row >= 0) ends[row] = to;
    return row;
  });
}
