// Two guests at a table have two names, also if both come at once.
import { expect, test } from "vitest";
import { ApiError } from "../src/lib/api";
import { asGuest, guestName } from "../src/lib/guest";
import type { RoomInfo, SeatInfo, Seated } from "../src/lib/wire";

const room = (...names: string[]) => ({ seats: names.map((name) => ({ name }) as SeatInfo) }) as RoomInfo;
const refused = (reason: string) => new ApiError({ reason, rule: "", text: reason, status: 409 });

test("a guest is called otherwise than those who sit there", () => {
  expect(guestName("Guest", room("Ada", ""))).toBe("Guest");
  expect(guestName("Guest", room("guest", ""))).toBe("Guest 2");
  expect(guestName("Guest", room("Guest", "Guest 2", "Guest 3"))).toBe("Guest 4");
});

/** A table at which people may sit down between a look and a seat. */
function table(names: string[], meanwhile: string[]) {
  const join = (name: string): Promise<Seated> => {
    names.push(...meanwhile.splice(0, 1));
    if (names.includes(name)) return Promise.reject(refused("name-taken"));
    names.push(name);
    return Promise.resolve({ code: "ABC", seat: names.length - 1, token: "" });
  };
  return asGuest("Guest", () => Promise.resolve(room(...names)), join);
}

test("who looked at an old table, or was too slow, gets the next name", async () => {
  const names = ["Guest"];
  await table(names, ["Guest 2", "Guest 3"]);
  expect(names).toEqual(["Guest", "Guest 2", "Guest 3", "Guest 4"]);
});

test("another refusal is told, and so is one that does not end", async () => {
  const look = () => Promise.resolve(room());
  let asked = 0;
  const full = () => (asked++, Promise.reject(refused("no-open-seat")));
  await expect(asGuest("Guest", look, full)).rejects.toThrow("no-open-seat");
  expect(asked).toBe(1);
  await expect(asGuest("Guest", look, () => (asked++, Promise.reject(refused("name-taken"))))).rejects.toThrow();
  expect(asked).toBe(11);
});
