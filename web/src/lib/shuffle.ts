// A seed from everybody: what this browser adds to it, and remembers until the game is over.

/** What was added for a game, and the commitment that was shown before. `table`: code and number of the game. */
export interface Added {
  table: string;
  commitment: string;
  number: string;
}

const KEY = "crise-numbers";
const MOST = 20;
const BYTES = 16;

export const random = (): string => hex(crypto.getRandomValues(new Uint8Array(BYTES)));

function all(): Added[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Added[];
  } catch {
    return []; // storage refused: the record can still be checked by hand
  }
}

export function keep(added: Added): void {
  const others = all().filter((one) => one.table !== added.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([added, ...others].slice(0, MOST)));
  } catch {
    return;
  }
}

export const added = (table: string): Added | null => all().find((one) => one.table === table) ?? null;

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
