// Made by tools/view_types.py from ../state.py: change it there.
import type { Pile } from "$web/lib/wire";

/** What one seat sees of the table. */
export interface View {
  seats: number;
  seat: number | null;
  turn: number;
  turns: number;
  waiting: number[];
  smiles: number[];
  turned: number[];
  used: number[];
  affair: number[];
  safe: number[];
  idle: number[];
  origin: number[];
  job: number[];
  marriage: number[];
  adultery: number[];
  skips: number[];
  tainted: boolean[];
  free_house: boolean[];
  pushed: boolean[];
  casino: number;
  casino_open: boolean;
  bettor: number;
  deck: Pile;
  discard: Pile;
  out: Pile;
  removed: Pile;
  bets: Pile;
  hands: Pile[];
  laid: Pile[];
}
