// Was the shuffle as it was promised? Checked by this browser, when the game is over.
import { type Added, hex } from "./shuffle";
import type { Result } from "./wire";

export type Fault = "secret" | "seed" | "told" | "number";
export const HOUSE = "house"; // in the place of a number: a bot, or somebody who added none

/** Whose numbers the seed comes from; nobody's in a game whose cards were known, or that is one of long ago. */
export const contributors = (result: Result): number[] =>
  (result.shuffle?.numbers ?? []).flatMap((number, seat) => (number === HOUSE ? [] : [seat]));

/** What does not hold; null: this browser can't tell, because the page did not come by a secure way. */
export async function faults(result: Result, mine: Added | null): Promise<Fault[] | null> {
  if (!crypto.subtle) return null;
  const { shuffle, commitment, seed } = result;
  if (!shuffle) return (await sha256(seed)) === commitment ? [] : ["secret"];
  const drawn = BigInt(`0x${await sha256([shuffle.table, shuffle.secret, ...shuffle.numbers].join("\n"))}`);
  const found: Fault[] = [];
  if ((await sha256(shuffle.secret)) !== commitment) found.push("secret");
  if (drawn.toString() !== seed) found.push("seed");
  if (mine && mine.commitment !== commitment) found.push("told");
  if (mine && !shuffle.numbers.includes(mine.number)) found.push("number");
  return found;
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
