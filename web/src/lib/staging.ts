// From what the server says to what a mat draws.
import type { Face } from "./faces";
import type { Choice, GameSheet, Line, Question, RoomInfo, Situation } from "./wire";
import { fieldIn, fieldOf, type Player, type Refusals, type Scene } from "./scene";

export const players = (room: RoomInfo): Player[] =>
  room.seats.map((seat) => ({
    name: seat.name,
    robot: seat.kind === "bot" || seat.away,
    here: seat.kind === "bot" || seat.connected,
  }));

export interface Staged {
  room: RoomInfo;
  situation: Situation;
  sheet: GameSheet;
  me: number;
  faces: Record<string, Face>;
  chosen?: string;
  pick?: (option: string) => void;
  answer?: (option: string) => void;
  zoom?: (face: Face, card?: number) => void;
  told: Line[];
}

const nothing = () => undefined;

export function stage({ room, situation, chosen = "", ...rest }: Staged): Scene {
  return {
    pick: nothing,
    answer: nothing,
    zoom: nothing,
    ...rest,
    game: room.game,
    view: situation.view,
    players: players(room),
    chosen,
    question: situation.question,
    moment: situation.version,
    ...choices(situation.question),
  };
}

export function choices(question: Question | null): Pick<Scene, "cards" | "seats" | "words" | "why"> {
  const cards = new Map<number, string>();
  const seats = new Map<number, string>();
  const words = new Map<string, Choice>();
  const why: Refusals = { cards: new Map(), seats: new Map(), words: new Map() };
  for (const option of question?.options ?? []) {
    for (const card of option.cards ?? (option.card == null ? [] : [option.card])) cards.set(card, option.id);
    if (option.seat != null) seats.set(option.seat, option.id);
    if (option.word != null) words.set(option.word, option);
  }
  for (const blocked of question?.blocked ?? []) {
    if (blocked.card != null) why.cards.set(blocked.card, blocked);
    if (blocked.seat != null) why.seats.set(blocked.seat, blocked);
    if (blocked.word != null) why.words.set(blocked.word, blocked);
  }
  return { cards, seats, words, why };
}

/** The number that wins, a seat, and the word that goes with it. */
export function score(sheet: GameSheet, view: object, seat: number): { value: number | null; unit: string } {
  const name = fieldOf(sheet, "score");
  const list = fieldIn(view, name);
  return { value: Array.isArray(list) ? Number(list[seat] ?? 0) : null, unit: sheet.fields[name]?.unit ?? "" };
}
