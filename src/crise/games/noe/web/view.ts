// Made by tools/view_types.py from ../state.py: change it there.
import type { Pile } from "$web/lib/wire";

/** What one seat sees of the table. */
export interface View {
  seats: number;
  seat: number | null;
  turn: number;
  turns: number;
  waiting: number[];
  round: number;
  target: number;
  level: number;
  in_round: boolean[];
  points: number[];
  gained: number[];
  lost_turns: number[];
  dealer: boolean[];
  takeable: boolean;
  undrawn: number;
  reshuffled: number;
  reshuffles: number;
  max_rounds: number;
  assisted: boolean;
  deck: Pile;
  discard: Pile;
  played: Pile;
  hands: Pile[];
  laid: Pile[];
}
