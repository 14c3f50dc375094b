// What a lesson adds to the table where it is given, and where in it the reader is.
import type { Snippet } from "svelte";
import type { Lesson, LessonStep } from "./wire";

/** Given to the table: it draws the rest as always. */
export interface Guide {
  slip: Snippet; // before the hand
  beside: boolean; // in the side column instead, where there is one: the table keeps its room
  steps: Snippet; // in the side column
  bars: (option: string) => boolean; // an answer that the step does not take: it says so itself
}

export interface Progress {
  at: number; // the step, from 0
  step: LessonStep; // what is said now: at the end, the last words
  left: string[]; // the answers that it still takes, in order
  over: boolean;
}

/** After so many answers of the reader. */
export function progress(lesson: Lesson, answers: number): Progress {
  let given = answers;
  for (const [at, step] of lesson.steps.entries()) {
    if (given < step.does.length) return { at, step, left: step.does.slice(given), over: false };
    given -= step.does.length;
  }
  return { at: lesson.steps.length, step: lesson.end, left: [], over: true };
}

const PLACES = [".hand", ".mat", ".tray", "main"]; // a card or a player rather than a button that says the same
const quoted = (text: string) => JSON.stringify(text);

/** What to touch for an answer: where it can be given now, or else the card or the player that it is about. */
export function found(option: string, root: ParentNode = document): HTMLElement | undefined {
  const card = /#(\d+)$/.exec(option)?.[1];
  const seat = /^@(\d+)$/.exec(option)?.[1];
  const signs = [`[data-option=${quoted(option)}]`];
  if (card !== undefined) signs.push(`[data-card="${card}"]`);
  if (seat !== undefined) signs.push(`[data-seat="${seat}"]`);
  for (const sign of signs)
    for (const place of PLACES)
      for (const one of root.querySelectorAll<HTMLElement>(`${place} ${sign}`)) if (isSeen(one)) return one;
  return undefined;
}

/** Whatever else gives the same answer: the button that says in words what the mat shows. */
export function alike(option: string | undefined): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`.prompt [data-option=${quoted(option ?? "")}]`);
  return [...all].filter(isSeen);
}

const isSeen = (one: HTMLElement) =>
  one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true });
