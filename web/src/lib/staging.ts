// From what the server says to what a mat draws.
import type { Face } from "./faces";
import type { Line, Question, Room, Situation } from "./messages";
import type { Player, Scene, Why } from "./scene";

export const players = (room: Room): Player[] =>
  room.seats.map((seat) => ({
    name: seat.name,
    robot: seat.kind === "bot" || seat.away,
    here: seat.kind === "bot" || seat.connected,
  }));

export function stage(
  room: Room,
  situation: Situation,
  me: number,
  faces: Record<string, Face>,
  chosen: string,
  pick: (option: string) => void,
  zoom: (face: Face, card?: number) => void,
  told: Line[],
): Scene {
  return {
    game: room.game,
    view: situation.view,
    faces,
    players: players(room),
    me,
    chosen,
    pick,
    zoom,
    told,
    moment: situation.version,
    ...choices(situation.question),
  };
}

export function choices(question: Question | null): Pick<Scene, "cards" | "seats" | "why"> {
  const cards = new Map<number, string>();
  const seats = new Map<number, string>();
  const why = new Map<number, Why>();
  for (const option of question?.options ?? []) {
    for (const card of option.cards ?? (option.card == null ? [] : [option.card])) cards.set(card, option.id);
    if (option.seat != null) seats.set(option.seat, option.id);
  }
  for (const blocked of question?.blocked ?? []) if (blocked.card != null) why.set(blocked.card, blocked);
  return { cards, seats, why };
}

/** The number that wins, per seat: whichever of these a game shows. */
const SCORES: [string, string][] = [
  ["life", "life-unit"],
  ["points", "points-unit"],
  ["confiance", "confiance-unit"],
  ["smiles", "smiles-unit"],
];
export function score(view: Record<string, unknown>, seat: number): { value: number | null; unit: string } {
  for (const [name, unit] of SCORES) {
    const list = view[name];
    if (Array.isArray(list)) return { value: Number(list[seat] ?? 0), unit };
  }
  return { value: null, unit: "" };
}
