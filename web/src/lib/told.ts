// What a line of the log means to the eye: who does it, to whom, which cards travel, who is hurt or helped. The game
// declares it, by the names of the line's arguments; no event is known here by its name.
import type { EventInfo, Line } from "./wire";
import type { Card } from "./scene";

export interface Told {
  actor: number; // -1: nobody
  targets: number[];
  cards: Card[]; // those that may be seen
  unseen: number; // cards that are drawn too, but may not be seen here
  draw: boolean; // from the pile to the actor
  taken: Card[]; // from where they lay in sight to the actor
  gifts: [from: number, to: number][]; // from a seat to a seat
  hurt: number[];
  helped: number[];
}

export type Events = Record<string, EventInfo>;

export const isCard = (value: unknown): value is Card =>
  Array.isArray(value) && value.length === 2 && typeof value[1] === "string";

/** An argument may be one thing or several; a card is a pair itself. */
const several = (value: unknown): unknown[] =>
  isCard(value) || !Array.isArray(value) ? [value] : (value as unknown[]);

export function read({ what, args }: Line, events: Events): Told {
  const { actor = "", targets = [], moves = [], hurts = [], helps = [] } = events[what] ?? {};
  const given = (names: string[]) => names.flatMap((name) => several(args[name]));
  const seats = (names: string[]) => given(names).filter((seat): seat is number => typeof seat === "number");
  const acting = seats([actor])[0] ?? -1;
  const from = (source: string) => moves.filter((move) => move.source === source);
  const gift = ({ giver = "", to }: { giver?: string; to: string }): [number, number][] => {
    const [one, other] = [seats([giver])[0], seats([to])[0]];
    return one === undefined || other === undefined ? [] : [[one, other]];
  };
  return {
    actor: acting,
    targets: seats(targets).filter((seat) => seat !== acting),
    cards: Object.values(args).flatMap(several).filter(isCard),
    unseen: given(from("pile").flatMap((move) => move.cards)).filter((card) => card === null).length,
    draw: from("pile").length > 0,
    taken: given(from("sight").flatMap((move) => move.cards)).filter(isCard),
    gifts: from("seat").flatMap(gift),
    hurt: seats(hurts),
    helped: seats(helps),
  };
}
