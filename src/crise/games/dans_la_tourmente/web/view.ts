// Made by tools/view_types.py from ../state.py: change it there.
import type { Pile } from "$web/lib/wire";

export interface Region {
  starting: string[];
  permanent: string[];
  slotless: string[];
  temporary: string[];
  armies: Record<string, number>;
  engage: Record<string, number>;
  investments: Record<string, number>;
  bases: Record<string, number>;
}

export interface Board {
  money: number;
  vp: number;
  sources: Record<string, number>;
  stock: Record<string, number>;
  production: Record<string, number>;
  focus: string;
  prosperity: number;
  engage: number;
  growth: number;
  commerce: number;
  invested: number[];
  bases: number[];
  exhausted: number[];
  used: string[];
  order_left: boolean;
  purchases: number;
  cubes: Record<string, number>;
  rounds: number[];
}

/** What one seat sees of the table. */
export interface View {
  seats: number;
  seat: number | null;
  turn: number;
  turns: number;
  waiting: number[];
  automas: string;
  round: number;
  phase: string;
  powers: Record<string, number>;
  order: string[];
  turn_number: number;
  regions: Record<string, Region>;
  boards: Record<string, Board>;
  points: number[];
  costs: Record<string, Record<string, number>>;
  smart: Record<string, number>;
  effect_at: string[];
  effect_until: number[];
  resolving: number;
  bids: Record<string, number>;
  on_card: Record<string, number>;
  country_decks: Record<string, Pile>;
  countries: Record<string, Pile>;
  market: Pile;
  market_deck: Pile;
  market_discard: Pile;
  growth_supply: Pile;
  allies: Record<string, Pile>;
  growth: Record<string, Pile>;
  assets: Record<string, Pile>;
  asset_decks: Record<string, Pile>;
  offered_assets: Pile[];
  refused_assets: Pile[];
  decks: Record<string, Pile>;
  bought: Record<string, Pile>;
  hands: Pile[];
  discards: Record<string, Pile>;
  face_down: Pile[];
  playing: Pile;
  playing_down: Pile[];
  npc_deck: Pile;
  npc_row: Pile;
  npc_discard: Pile;
  decisions: Pile;
  decisions_discard: Pile;
  box: Pile;
  eras: Record<string, Pile>;
  upper: Record<string, Pile>;
  lower: Record<string, Pile>;
  triggered: Pile;
  to_come: Pile;
  past: Pile;
  effect_supply: Pile;
  effects: Pile;
  bid_cards: Pile;
  new_countries: Pile;
}
