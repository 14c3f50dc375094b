// Who gives no name is called a guest, and no two people at a table alike.
import { ApiError } from "./api";
import type { RoomInfo, Seated } from "./wire";

const TRIES = 10; // as others may sit down at the same moment

/** A name for a guest that nobody at the table has. */
export function guestName(word: string, { seats }: Pick<RoomInfo, "seats">): string {
  const taken = new Set(seats.map((seat) => seat.name.toLowerCase()));
  let name = word;
  for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${word} ${n}`;
  return name;
}

/** Takes a seat under such a name. What was known of the table may be old: it is looked at again, and once more if somebody
 * was faster. */
export async function asGuest(
  word: string,
  look: () => Promise<RoomInfo>,
  join: (name: string) => Promise<Seated>,
  tries = TRIES,
): Promise<Seated> {
  const name = guestName(word, await look());
  try {
    return await join(name);
  } catch (error) {
    if (tries > 1 && error instanceof ApiError && error.fault.reason === "name-taken")
      return asGuest(word, look, join, tries - 1);
    throw error;
  }
}
