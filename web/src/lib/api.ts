// HTTP: what is looked up, and getting a seat. Errors carry a sentence for people.
import type {
  House,
  CardInfo,
  Chances,
  Clock,
  Continue,
  Decisions,
  Fault,
  Frames,
  GameInfo,
  GameSheet,
  Join,
  Lesson,
  NewTable,
  Replay,
  RoomInfo,
  RuleInfo,
  Seated,
  SeatKey,
  SeatNews,
  Summary,
} from "./wire";
import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

export class ApiError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.text);
  }
}

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const separator = path.includes("?") ? "&" : "?";
  const said = await fetch(`/api${path}${separator}language=${settings.language}`, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  })
    .then(async (answer) => ({ ok: answer.ok, content: (await answer.json()) as unknown }))
    .catch(() => {
      throw new Error(t("offline")); // nobody there, or something else than our server
    });
  if (!said.ok) throw new ApiError(said.content as Fault);
  return said.content as Answer;
}

const at = encodeURIComponent;
export const games = () => call<GameInfo[]>("/games");
export const game = (game: string) => call<GameSheet>(`/games/${at(game)}`);
export const rules = (game: string) => call<RuleInfo[]>(`/games/${at(game)}/rules`);
export const summary = (game: string) => call<Summary>(`/games/${at(game)}/summary`);
export const lesson = (game: string) => call<Lesson>(`/games/${at(game)}/lesson`);
export const learn = (game: string, name: string) =>
  call<Seated>(`/games/${at(game)}/lesson/begin`, { name, language: settings.language });
export const cards = (game: string) => call<CardInfo[]>(`/games/${at(game)}/cards`);
export const tableCards = (code: string) => call<CardInfo[]>(`/tables/${at(code)}/cards`);
export const house = () => call<House>("/house");
export const myTables = (seats: SeatKey[]) => call<SeatNews[]>("/my-tables", { seats });
export const openTables = () => call<RoomInfo[]>("/open-tables");
export const room = (code: string) => call<RoomInfo>(`/tables/${at(code)}`);
export const newTable = (table: Partial<NewTable> & { game: string; name: string; clock?: Clock }) =>
  call<Seated>("/tables", { ...table, language: settings.language });
export const join = (code: string, body: Join) => call<Seated>(`/tables/${at(code)}/seats`, body);
export const replay = (code: string, n: number) => call<Replay>(`/tables/${at(code)}/games/${n}/replay`);
export const chances = (code: string, n: number) => call<Chances>(`/tables/${at(code)}/games/${n}/chances`);
export const decisions = (code: string, n: number, seat: number) =>
  call<Decisions>(`/tables/${at(code)}/games/${n}/decisions?seat=${seat}`);
export const frames = (code: string, n: number, eyes: string, first: number, count: number) =>
  call<Frames>(`/tables/${at(code)}/games/${n}/frames?eyes=${eyes}&first=${first}&count=${count}`);
export const carryOn = (code: string, n: number, body: Continue) =>
  call<Seated>(`/tables/${at(code)}/games/${n}/continue`, body);
export const recordLink = (code: string, n: number) => `/api/tables/${at(code)}/games/${n}/record`;
