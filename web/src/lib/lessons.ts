// Lessons that this browser is in: one a game. They are no games, and stand in no list of them.
import type { Seated } from "./wire";

export type Kept = Pick<Seated, "code" | "token"> & { edition: string };

const KEY = "crise-lessons";
const OFFERED = "crise-lesson-offered"; // on the first visit, once

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // private browsing: a lesson begins anew when the page is loaded again
  }
}

export const keptLesson = (game: string): Kept | undefined => all()[game];
export function keepLesson(game: string, kept: Kept): void {
  write(KEY, JSON.stringify({ ...all(), [game]: kept }));
  write(OFFERED, "taken");
}
export function forgetLesson(game: string): void {
  const { [game]: _, ...others } = all();
  write(KEY, JSON.stringify(others));
}

/** Is a lesson still to be offered to whoever comes here for the first time? */
export function lessonOffered(): boolean {
  try {
    return localStorage.getItem(OFFERED) === null;
  } catch {
    return false; // it could not be refused for good
  }
}
export const refuseLesson = (): void => write(OFFERED, "refused");
