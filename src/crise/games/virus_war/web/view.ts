// Made by tools/view_types.py from ../state.py: change it there.
import type { Card, Pile } from "$web/lib/wire";

/** What one seat sees of the table. */
export interface View {
  seats: number;
  seat: number | null;
  turn: number;
  turns: number;
  waiting: number[];
  teams: boolean;
  life: number[];
  tokens: number[];
  vaccin: number[];
  supply: number;
  lost_turns: number[];
  direction: number;
  living: number[];
  played: Card[];
  team_of: string[];
  deck: Pile;
  discard: Pile;
  hands: Pile[];
  vaccins: Pile;
}
