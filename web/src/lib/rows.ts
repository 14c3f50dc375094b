// Where the cards of a hand in groups stand where four lie side by side: on a phone.
import type { Group } from "./games";

export const WIDE = 4;

interface Place {
  row: number;
  column: number; // both from 1 on, as a grid counts
}

/** By card. A group keeps together where the row has room for it; what is left over fills the gaps. */
export function inRows(groups: Group[]): Map<number, Place> {
  const taken = new Set<number>(); // cells, row by row
  const places = new Map<number, Place>();
  const put = (ids: number[], from: number) =>
    ids.forEach((id, at) => {
      taken.add(from + at);
      places.set(id, { row: Math.floor((from + at) / WIDE) + 1, column: ((from + at) % WIDE) + 1 });
    });
  for (const { cards, left } of groups) {
    const ids = cards.map(([id]) => id);
    if (left) ids.forEach((id) => put([id], free(taken, 1)));
    else put(ids, free(taken, ids.length));
  }
  return places;
}

/** The first cell from which so many are free, in one row if they fit in one. */
function free(taken: Set<number>, many: number): number {
  const fits = (cell: number) =>
    [...Array(many).keys()].every((at) => !taken.has(cell + at)) &&
    (many > WIDE ? cell % WIDE === 0 : (cell % WIDE) + many <= WIDE);
  let cell = 0;
  while (!fits(cell)) cell++;
  return cell;
}
