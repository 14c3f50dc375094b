// Made by tools/view_types.py from ../state.py: change it there.
import type { Pile } from "$web/lib/wire";

/** What one seat sees of the table. */
export interface View {
  seats: number;
  seat: number | null;
  turn: number;
  turns: number;
  waiting: number[];
  teams: string[];
  confiance: number[];
  alive: number[];
  slots: number[];
  step: string;
  coins: number;
  attack: number;
  due: Record<string, number>;
  sides: string[];
  used: number[];
  disinfected: number;
  market: Pile;
  supers: Pile;
  box: Pile;
  draws: Pile[];
  hands: Pile[];
  discards: Pile[];
  laid: Pile[];
  boards: Pile[];
}
