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
  advanced: boolean;
  plagues: { plague: string; card: number; holder: number; left: number }[];
  monsters: { card: number; met: number[] }[];
  drawers: number[];
  past: number[];
  postponed: number;
  face_up: boolean;
  goal: number;
  thrown_smiles: number;
  flood: boolean;
  sheltered: number[];
  decree: boolean[];
  deck: Pile;
  discard: Pile;
  out: Pile;
  removed: Pile;
  bets: Pile;
  hands: Pile[];
  laid: Pile[];
  force: Pile;
  drawn: Pile;
  thrown: Pile;
  middle: Pile;
  lifted: Pile;
}
