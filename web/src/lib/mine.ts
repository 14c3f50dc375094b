// The seats that this browser holds: who has the token has the seat.

export interface Mine {
  code: string;
  token: string;
  game: string;
  title: string;
  when: number;
  seat?: number; // browsers that kept it earlier do not know
  seen?: Seen;
}
/** How far somebody has read, in which game of the table, and when he last looked. */
export interface Seen {
  game: number;
  line: number;
  when: number;
}

const KEY = "crise-seats";
const MOST = 30;

export function mine(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[];
  } catch {
    return [];
  }
}

function write(all: Mine[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
    return true;
  } catch {
    return false; // private browsing: the secret link still works
  }
}

/** Whether it could be kept: for later in this browser, and for this tab, which may hold another seat at the same table. */
export function keep(one: Mine): boolean {
  const seen = seenOf(one.code);
  const kept = write([seen ? { ...one, seen } : one, ...mine().filter((other) => other.code !== one.code)]);
  if (kept) sessionStorage.setItem(KEY + one.code, one.token);
  return kept;
}
export function forget(code: string): void {
  if (write(mine().filter((other) => other.code !== code))) sessionStorage.removeItem(KEY + code);
}

export function tokenOf(code: string): string | null {
  try {
    return sessionStorage.getItem(KEY + code) ?? mine().find((one) => one.code === code)?.token ?? null;
  } catch {
    return null; // storage refused
  }
}
export function saw(code: string, seen: Seen): void {
  write(mine().map((one) => (one.code === code ? { ...one, seen } : one)));
}
export const seenOf = (code: string): Seen | null => mine().find((one) => one.code === code)?.seen ?? null;
export const gameOf = (code: string): string | null => mine().find((one) => one.code === code)?.game ?? null;
export const seatOf = (code: string): number | null => mine().find((one) => one.code === code)?.seat ?? null;
