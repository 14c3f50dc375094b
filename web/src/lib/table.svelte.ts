// A table as this browser sees it: one socket, the messages in order, and commands that are sent until they are answered.
import type { Advice, ChatLine, Command, Line, Message, RoomInfo, Situation, Update } from "./wire";
import { beginsAtOnce } from "./once";
import { settings } from "./settings.svelte";
import * as shuffle from "./shuffle";

type Sent = Exclude<Command, { type: "hello" }>;
/** What a page gives to `send`: the id is ours. */
export type Order = Sent extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

export type Link = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;

export class Table {
  readonly code: string;
  room: RoomInfo | null = $state(null);
  you: number | null = $state(null);
  situation: Situation | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  link: Link = $state("connecting");
  notice = $state(""); // what the server refused, in words
  farewell = $state(""); // why the server closed the table for us
  advice: Advice | null = $state.raw(null); // what the expert would play, as we asked for it last
  hinting = $state(""); // the id of the question to it that is not answered yet
  received = $state(0); // when the clock was told, in local time
  starting = $state(false); // the game begins as soon as we are there: nobody waits in the waiting room

  readonly token: string | null;
  left = false; // the waiting room, by our own wish

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Sent>(); // commands without an answer yet: sent again on a new socket
  #start = ""; // the id of the command that begins it
  #adding = new Map<string, shuffle.Added>(); // to the shuffle, by the id of the command
  #spoken: (typeof settings)["language"] | "" = ""; // the language that was asked for last
  #retry = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(code: string, token: string | null) {
    this.code = code;
    this.token = token;
    this.starting = beginsAtOnce(code);
    this.#connect();
  }

  get me(): number {
    return this.you ?? -1;
  }
  get host(): boolean {
    return this.you !== null && this.room?.host === this.you;
  }

  /** The id that the answer will name. */
  send(order: Order): string {
    this.left ||= order.type === "leave" && this.room?.status === "waiting";
    this.notice = "";
    return this.#order(order);
  }

  #order(order: Order): string {
    const command = { ...order, id: crypto.randomUUID() } as Sent;
    this.#waiting.set(command.id, command);
    if (this.link === "open") this.#socket?.send(JSON.stringify(command));
    return command.id;
  }

  /** A number of ours for the shuffle of the next game, as soon as the house has committed to its secret. */
  #contribute(): void {
    const { room, you } = this;
    if (!room?.commitment || you === null || room.contributed.includes(you)) return;
    const { code, commitment } = room;
    if ([...this.#adding.values()].some((one) => one.commitment === commitment)) return;
    const added = { table: `${code}/${room.number + 1}`, commitment, number: shuffle.random() };
    this.#adding.set(this.#order({ type: "contribute", commitment, number: added.number }), added);
  }

  /** In another language from now on. Who only comes says so as he comes. */
  speak(language: (typeof settings)["language"]): void {
    if (!this.#spoken || language === this.#spoken) return;
    this.#spoken = language;
    this.send({ type: "speak", language });
  }

  answer(option: string): void {
    if (this.situation) this.send({ type: "answer", version: this.situation.version, option });
  }

  hint(): void {
    if (!this.situation || this.hinting) return;
    this.advice = null;
    this.hinting = this.send({ type: "hint", version: this.situation.version });
  }

  close(): void {
    this.link = "closed";
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  // --- the socket -----------------------------------------------------------------------------------------------------

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#spoken = settings.language;
      socket.send(
        JSON.stringify({
          type: "hello",
          code: this.code,
          token: this.token,
          language: this.#spoken,
          line: this.situation ? this.#nextLine() : 0,
          chat: this.chat.length ? (this.chat[this.chat.length - 1]?.n ?? -1) + 1 : 0,
        }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      for (const message of JSON.parse(event.data) as Message[]) this.#take(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN && this.link === "open")
        socket.send(JSON.stringify({ type: "ping", id: crypto.randomUUID() }));
    }, HEARTBEAT);
  }

  #lost(): void {
    clearInterval(this.#beat);
    if (this.link === "closed") return;
    this.link = "lost";
    this.hinting = ""; // what is thought for a socket that is gone is told to nobody
    this.#timer = setTimeout(() => this.#connect(), this.#retry * (0.75 + Math.random() / 2));
    this.#retry = Math.min(LONGEST_WAIT, this.#retry * 2);
  }

  #nextLine(): number {
    const last = this.lines[this.lines.length - 1];
    return last ? last.n + 1 : 0;
  }

  // --- messages ---------------------------------------------------------------------------------------------------------

  #take(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        return;
      case "update":
        this.#update(message);
        return;
      case "room":
        this.room = message.room;
        this.#contribute();
        return;
      case "clock":
        if (this.situation) this.situation = { ...this.situation, clock: message.clock };
        this.received = Date.now();
        return;
      case "chat":
        if (!this.chat.some((line) => line.n === message.line.n)) this.chat = [...this.chat, message.line];
        return;
      case "house":
        this.notice = message.text;
        return;
      case "lines":
        this.#waiting.delete(message.id);
        this.lines = [...message.lines, ...this.lines];
        return;
      case "advice":
        if (this.hinting === message.id) this.hinting = "";
        this.advice = message;
        return;
      case "ack":
        this.#waiting.delete(message.id);
        this.#added(message.id, true);
        return;
      case "refused":
        this.#waiting.delete(message.id);
        if (this.hinting === message.id) this.hinting = "";
        if (this.#start === message.id) this.starting = false;
        if (message.fresh) this.#fresh(message.fresh);
        else if (!this.#added(message.id, false)) this.notice = message.text;
        return;
      case "closed":
        this.farewell = message.text;
        this.close();
    }
  }

  #welcome(message: Extract<Message, { type: "welcome" }>): void {
    const sameGame = this.situation?.number === message.situation?.number && this.link !== "open";
    this.room = message.room;
    this.you = message.you;
    this.chat = sameGame || this.chat.length ? merged(this.chat, message.chat) : message.chat;
    if (message.situation) {
      if (!sameGame || message.language !== this.#language) this.lines = [];
      this.#fresh(message.situation);
    } else {
      this.situation = null;
      this.lines = [];
    }
    this.#language = message.language;
    this.link = "open";
    this.#retry = FIRST_WAIT;
    for (const command of this.#waiting.values()) this.#socket?.send(JSON.stringify(command));
    this.#contribute();
    this.#begin();
  }
  #language = "";

  #begin(): void {
    this.starting &&= this.room?.status === "waiting";
    if (this.starting) this.#start ||= this.#order({ type: "start" });
  }

  /** Was this about the shuffle? Another tab of ours, or the beginning of the game, may have come first: no matter. */
  #added(id: string, counted: boolean): boolean {
    const added = this.#adding.get(id);
    this.#adding.delete(id);
    if (added && counted) shuffle.keep(added);
    return !!added;
  }

  #fresh(situation: Situation): void {
    this.lines = merged(this.lines, situation.lines);
    this.situation = situation;
    this.received = Date.now();
  }

  #update(message: Update): void {
    const before = this.situation;
    if (!before) return;
    const after: Situation = {
      ...before,
      version: message.version,
      round: message.round,
      view: { ...before.view, ...message.changed },
      question: message.question,
      undo: message.undo,
      waiting: message.waiting,
      clock: message.clock,
      result: message.result,
      lesson: message.lesson ?? null,
      place: message.place ?? 0,
      curve: [...(before.curve ?? []), ...(message.curve ?? [])],
    };
    this.lines = merged(this.lines, message.lines);
    this.situation = after;
    this.received = Date.now();
  }
}

/** Numbered things, each once, in order. */
function merged<One extends { n: number }>(have: One[], more: One[]): One[] {
  if (!more.length) return have;
  const last = have[have.length - 1];
  const first = more[0];
  if (!last || (first && first.n > last.n)) return [...have, ...more];
  const all = new Map([...have, ...more].map((one) => [one.n, one]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}
