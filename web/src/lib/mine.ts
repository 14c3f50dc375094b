// The seats that this browser holds: who has the token has the seat.

export interface Mine {
  code: string;
  token: string;
  game: string;
  title: string;
  when: number;
  seat?: number; // browsers that kept it earlier do not know
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

function write(all: Mine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // private browsing: the secret link still works
  }
}

export const keep = (one: Mine): void => write([one, ...mine().filter((other) => other.code !== one.code)]);
export const forget = (code: string): void => write(mine().filter((other) => other.code !== code));
export const tokenOf = (code: string): string | null => mine().find((one) => one.code === code)?.token ?? null;
export const seatOf = (code: string): number | null => mine().find((one) => one.code === code)?.seat ?? null;
