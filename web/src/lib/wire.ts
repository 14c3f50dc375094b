// Made by tools/typescript.py from src/crise/server/wire*.py: change it there.
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;
export const LONGEST_FRAME = 4096;
export const MOST_SEATS = 12;

/** The id of a card, and the key of its face. */
export type Card = [number, string];
/** A pile of a view: hidden cards are null or left out, the count tells. */
export interface Pile {
  count: number;
  cards: (Card | null)[];
}

/** How long people may think: for ever, so long a turn, or so long in the whole game. */
export interface Clock {
  kind: "game" | "none" | "turn";
  seconds: number;
}

/** The first frame of a socket. With a token one sits at the table, without one looks on. */
export interface Hello {
  type: "hello";
  code: string;
  token?: string | null;
  language?: "en" | "fr";
  line?: number;
  chat?: number;
}

export interface Answer {
  type: "answer";
  id: string;
  version: number;
  option: string;
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** Hold the open window open for longer: once, with or without a card to play in it. */
export interface Hesitate {
  type: "hesitate";
  id: string;
  version: number;
}

/** What the expert would answer here. Everybody is told that it was asked for; `advice` goes to who asked. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Before the game the seat is free again; during it the house plays on. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Take the seat back from the house. */
export interface Return {
  type: "return";
  id: string;
}

export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** Read on in another language: a `welcome` follows. */
export interface Speak {
  type: "speak";
  id: string;
  language: "en" | "fr";
}

/** Older lines of the log, before this one. */
export interface More {
  type: "more";
  id: string;
  before: number;
}

/** Before a game: as far as I am concerned it may begin. The host may start without. */
export interface Ready {
  type: "ready";
  id: string;
  ready: boolean;
}

/** Before a game, once: a random number of this seat for the shuffle. `commitment` is the one of the room. */
export interface Contribute {
  type: "contribute";
  id: string;
  commitment: string;
  number: string;
}

/** The host moves everybody before a game: `order[n]` is the seat whose people, or bot, come to seat n. */
export interface Arrange {
  type: "arrange";
  id: string;
  order?: number[] | null;
}

/** The host sets up the table before a game; what is left out stays. */
export interface Configure {
  type: "configure";
  id: string;
  game?: string | null;
  seats?: number | null;
  options?: Record<string, boolean | number | string | (number | string)[]> | null;
  clock?: Clock | null;
  window?: number | null;
  watch?: boolean | null;
  listed?: boolean | null;
  hints?: "alone" | "always" | "never" | null;
}

/** The host puts a bot on a seat or frees it. A person who sat there is out; during a game only a bot may follow. */
export interface SetSeat {
  type: "seat";
  id: string;
  seat: number;
  level?: string | null;
}

/** The host starts the game. Open seats get bots of this level. */
export interface Start {
  type: "start";
  id: string;
  level?: string | null;
}

export interface Pause {
  type: "pause";
  id: string;
  paused: boolean;
}

/** How fast the bots play from now on. Windows in which people may react keep their time. */
export interface SetPace {
  type: "pace";
  id: string;
  pace: "fast" | "instant" | "slow" | "usual";
}

/** The host of a table that is `held`: go on from where the rules of now agree, or end this game. */
export interface Settle {
  type: "settle";
  id: string;
  go_on: boolean;
}

/** After a game: ask for another one, or accept. It begins when everybody who is still there wants it; robots take
 * the seats of the others. */
export interface Rematch {
  type: "rematch";
  id: string;
  now?: boolean;
}

/** After a game the host opens the waiting room again, with everybody in it. `start` then begins the next game. */
export interface Reopen {
  type: "reopen";
  id: string;
}

/** In a lesson: go to this step, counted from 0. A `welcome` follows. */
export interface Rehearse {
  type: "rehearse";
  id: string;
  step: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  level: string | null;
  connected: boolean;
  away: boolean;
}

/** Why not: a rule (or ''), and a sentence. */
export interface Why {
  rule: string;
  text: string;
}

/** Of so many answers in this game the first ones hold by the rules of now. `at` is for the server. */
export interface Held {
  kept: number;
  given: number;
  at: number;
}

/** All about a table but the game that is being played there. */
export interface RoomInfo {
  code: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting";
  number: number;
  seats: SeatInfo[];
  host: number;
  options: Record<string, unknown>;
  own_cards: boolean;
  clock: Clock;
  window: number;
  pace: "fast" | "instant" | "slow" | "usual";
  paused: boolean;
  watch: boolean;
  watchers: number;
  listed: boolean;
  hints: "alone" | "always" | "never";
  hinted: number[][];
  fault: Why | null;
  continued: string;
  ready: number[];
  rematch: number[];
  held: Held | null;
  commitment: string;
  contributed: number[];
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
}

/** An option: what to send back, what to write on the button, and what it stands for. */
export interface Choice {
  id: string;
  text: string;
  kind: "card" | "number" | "pass" | "place" | "resource" | "seat" | "word";
  card?: number | null;
  key?: string | null;
  cards?: number[] | null;
  seat?: number | null;
  number?: number | null;
  word?: string | null;
}

/** Something of the kind that is asked for that can't be chosen, and why. */
export interface Blocked {
  rule: string;
  text: string;
  card?: number | null;
  seat?: number | null;
  word?: string | null;
}

/** What the reader must answer. */
export interface Question {
  what: string;
  kind: "card" | "number" | "place" | "resource" | "seat" | "word";
  prompt: string;
  why: string;
  about: Record<string, unknown>;
  options: Choice[];
  blocked: Blocked[];
  chosen: number[];
  sealed: boolean;
}

/** Whom the table waits for, as everybody may know it. */
export interface Waiting {
  seats: number[];
  sealed: boolean;
  window: boolean;
  text: string;
}

/** In milliseconds from the moment of sending. */
export interface ClockState {
  left: number | null;
  banks: number[] | null;
  running: boolean;
  hesitating: number[];
}

/** A line of the log: `args` are named as the game declares them; a card is a pair, or null if hidden. */
export interface Line {
  n: number;
  what: string;
  args: Record<string, unknown>;
  text: string;
}

export interface Ranked {
  seat: number | null;
  name: string;
  rank: number;
  score: number;
  winner: boolean;
  left: number;
}

/** Where points came from, and how many of each seat's did. */
export interface Account {
  name: string;
  label: string;
  values: number[];
}

/** What a seat won in a round, by what, in words, and how many points it had then. */
export interface RoundCell {
  points: number;
  total: number;
  text: string;
}

export interface Result {
  ranking: Ranked[];
  reason: string;
  ledger: Account[];
  rounds: RoundCell[][];
  scores: Record<string, number[]>;
  seed: string;
  commitment: string;
  shuffle: Shuffle | null;
  answers: number;
}

/** A game as the reader sees it now. */
export interface Situation {
  number: number;
  version: number;
  round: number;
  commitment: string;
  view: Record<string, unknown>;
  line: number;
  lines: Line[];
  question: Question | null;
  undo: boolean;
  waiting: Waiting;
  clock: ClockState;
  result: Result | null;
  lesson?: number | null;
  curve?: number[][];
  place?: number;
}

/** The whole picture: after `hello`, when a game begins, when the language changes. */
export interface Welcome {
  type: "welcome";
  you: number | null;
  language: "en" | "fr";
  room: RoomInfo;
  chat: ChatLine[];
  situation: Situation | null;
}

/** The game went on. Put `changed` over the view, add the lines, replace the rest. */
export interface Update {
  type: "update";
  version: number;
  round: number;
  changed: Record<string, unknown>;
  lines: Line[];
  question: Question | null;
  undo: boolean;
  waiting: Waiting;
  clock: ClockState;
  result: Result | null;
  lesson?: number | null;
  curve?: number[][];
  place?: number;
}

export interface RoomChanged {
  type: "room";
  room: RoomInfo;
}

/** The clock changed though the game did not: paused, gone on, or somebody hesitates. */
export interface Ticked {
  type: "clock";
  clock: ClockState;
}

export interface Said {
  type: "chat";
  line: ChatLine;
}

/** What the house says, to be read: plain text. It changes nothing, and is not kept. */
export interface Announced {
  type: "house";
  text: string;
}

/** The answer to `more`. */
export interface Lines {
  type: "lines";
  id: string;
  line: number;
  lines: Line[];
}

/** What the expert makes of the question at `version`, for who sent `hint`. `values` go with the options of the
 * question: a percentage of wins, or null for what it did not think worth trying. `next` is what comes closest, and
 * `gains` how many points more each seat would have, a few moves later, than with that; `worlds` 0: there was nothing
 * to be weighed. */
export interface Advice {
  type: "advice";
  id: string;
  version: number;
  option: string;
  next: string;
  values: (number | null)[];
  error: number;
  gains: number[];
  worlds: number;
}

/** Done, and stored. */
export interface Ack {
  type: "ack";
  id: string;
}

/** Not done. `fresh` comes with `stale`: the command was about a situation that is over. */
export interface Refusal {
  type: "refused";
  id: string;
  reason: string;
  rule: string;
  text: string;
  fresh: Situation | null;
}

/** The last message before the server closes the socket for a reason that a person can understand. */
export interface Closed {
  type: "closed";
  reason: string;
  text: string;
}

/** The body of every HTTP error. */
export interface Fault {
  status: number;
  reason: string;
  rule: string;
  text: string;
}

export interface NewTable {
  game: string;
  name: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string | (number | string)[]>;
  cards?: string | null;
  clock?: Clock;
  window?: number;
  pace?: "fast" | "instant" | "slow" | "usual";
  watch?: boolean;
  listed?: boolean;
  hints?: "alone" | "always" | "never";
  language?: "en" | "fr";
  level?: string | null;
  start?: boolean;
}

/** A table of one's own where the lesson of a game is given. */
export interface Learn {
  name: string;
  language?: "en" | "fr";
}

export interface Join {
  name: string;
  seat?: number | null;
  language?: "en" | "fr";
}

/** A new table that goes on from a step of a finished game, against bots. */
export interface Continue {
  name: string;
  step: number;
  seat: number;
  level?: string | null;
  language?: "en" | "fr";
}

/** A seat of one's own. Who has the token has the seat: the link is `/t/CODE#TOKEN`. */
export interface Seated {
  code: string;
  seat: number;
  token: string;
}

/** That the house is there and works, or what does not (with status 503). How much goes on in it is nobody's
 * business at this door. */
export interface Health {
  status: "closing" | "ok" | "store" | "workers";
}

export interface OptionChoice {
  value: boolean | number | string;
  text: string;
}

/** One line of the options form. */
export interface OptionField {
  name: string;
  label: string;
  help: string;
  kind: "bool" | "choice" | "choices" | "int" | "ints";
  default: unknown;
  least: number | null;
  most: number | null;
  longest: number | null;
  choices: OptionChoice[];
}

/** A usual way to play. */
export interface Mode {
  name: string;
  options: Record<string, unknown>;
}

export interface BotLevel {
  level: string;
  name: string;
  text: string;
}

export interface GameInfo {
  id: string;
  title: string;
  pitch: string;
  least: number;
  most: number;
  usual: number;
  minutes: number;
  version: number;
  cards: number;
  reactions: boolean;
  modes: Mode[];
  options: OptionField[];
  levels: BotLevel[];
  lesson: number;
}

/** Cards that travel, by the names of the line's arguments: from a pile, out of sight, or from a seat, to a seat. */
export interface CardMove {
  cards: string[];
  source: "pile" | "seat" | "sight";
  to: string;
  giver?: string;
}

/** What a line of the log says, by the names of its arguments. */
export interface EventInfo {
  actor?: string;
  targets?: string[];
  moves?: CardMove[];
  hurts?: string[];
  helps?: string[];
  head?: "" | "end" | "turn";
}

/** Something that the table shows: what it is called, and what it is to whoever draws any game. */
export interface FieldInfo {
  label: string;
  unit?: string;
  role?: "" | "alive" | "announced" | "figure" | "hand" | "phase" | "round" | "score";
}

/** All that it takes to draw a table of the game. */
export interface GameSheet {
  id: string;
  title: string;
  pitch: string;
  least: number;
  most: number;
  usual: number;
  minutes: number;
  version: number;
  cards: number;
  reactions: boolean;
  modes: Mode[];
  options: OptionField[];
  levels: BotLevel[];
  lesson: number;
  events: Record<string, EventInfo>;
  fields: Record<string, FieldInfo>;
  words: Record<string, string>;
  helps: Record<string, string>;
  places: Record<string, string>;
  resources: Record<string, string>;
}

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  mark: "" | "option" | "ruling";
}

/** `key` names an icon of the client, a card or a word. */
export interface Explained {
  key: string;
  name: string;
  text: string;
}

/** A game on one page. What a game does not say is empty. */
export interface Summary {
  goal: string;
  example: string;
  end: string;
  turn_title: string;
  turn: Explained[];
  icons: Explained[];
  cards: Explained[];
  terms: Explained[];
  example_cards: string[];
  specimen: string;
  parts: Explained[];
  set: Explained;
  set_cards: Explained[];
}

export interface LessonStep {
  title: string;
  what: string;
  why: string;
  does: string[];
}

/** What its host decided that concerns people: after how many days a table that nobody touches is removed. */
export interface House {
  contact: string;
  waiting: number;
  playing: number;
  over: number;
  lesson: number;
}

/** A first game that teaches: its steps, and what is said at its end. */
export interface Lesson {
  edition: string;
  minutes: number;
  steps: LessonStep[];
  end: LessonStep;
}

/** What is printed on a card: `figures` are the game's own columns of its card file, `named` what those of them are
 * called that are words with a name. */
export interface CardInfo {
  key: string;
  kind: string;
  kind_number: number;
  kind_name: string;
  name: string;
  text: string;
  flavour: string;
  count: number;
  source: "booklet" | "house" | "public";
  figures: Record<string, unknown>;
  named: Record<string, string>;
}

/** The table after so many answers, as the chosen eyes see it, and what was told by the last of them. */
export interface Frame {
  step: number;
  round: number;
  actor: number | null;
  answer: string;
  view: Record<string, unknown>;
  lines: Line[];
  waiting: Waiting;
}

/** A step worth looking at again: what was told there, and how much it moved whose score. */
export interface Moment {
  step: number;
  seat: number;
  change: number;
  out: boolean;
  text: string;
}

/** A finished game, without its frames. */
export interface Replay {
  code: string;
  number: number;
  game: string;
  title: string;
  options: Record<string, unknown>;
  names: string[];
  bots: (string | null)[];
  steps: number;
  scores: number[][];
  moments: Moment[];
  result: Result;
}

/** Who was likely to win, at the head of some turns, as somebody saw it who only looked on. */
export interface Chances {
  rounds: number[];
  steps: number[];
  percent: number[][];
  turning: number[];
  worlds: number;
}

/** An answer, in words; `key` is that of a card's face. */
export interface Played {
  text: string;
  key: string | null;
}

/** A decision of one seat: what was played, what the expert would have played from what the seat knew then, and the
 * percentage of wins that each promised; `error` is how far off the difference may be. */
export interface Costly {
  step: number;
  round: number;
  prompt: string;
  scores: number[];
  played: Played;
  better: Played;
  chance: number;
  best: number;
  error: number;
  gains: number[];
}

/** The decisions of a seat that cost it most, the costliest first. */
export interface Decisions {
  seat: number;
  choices: number;
  looked: number;
  same: number;
  costly: Costly[];
  worlds: number;
}

export interface Frames {
  first: number;
  steps: number;
  frames: Frame[];
}

export interface SeatKey {
  code: string;
  token: string;
}

/** Secrets: they stand in the body of a request, never in an address. */
export interface SeatKeys {
  seats: SeatKey[];
}

/** A table as this seat finds it. `gone`: there is none; `lost`: the token opens no seat there any more; `later`:
 * it was not looked at. */
export interface SeatNews {
  code: string;
  state: "gone" | "here" | "later" | "lost";
  you: number;
  room: RoomInfo | null;
  asked: boolean;
  prompt: string;
  waiting: string;
  last: string;
  line: number;
  since: number | null;
  ranking: Ranked[];
  left: number | null;
}

/** How the seed of a game came about: told when it is over. */
export interface Shuffle {
  table: string;
  secret: string;
  commitment: string;
  numbers: string[];
}

export type Command = Hello | Answer | Undo | Hesitate | Hint | Say | Leave | Return | Rename | Speak | More | Ready | Contribute | Arrange | Configure | SetSeat | Start | Pause | SetPace | Settle | Rematch | Reopen | Rehearse | Ping;

export type Message = Welcome | Update | RoomChanged | Ticked | Said | Announced | Lines | Advice | Ack | Refusal | Closed;
