// The waiting room: who came, who went, who sits where.
import { expect, test } from "vitest";
import { moved, tell } from "../src/lib/salon";
import type { RoomInfo, SeatInfo } from "../src/lib/wire";

const seat = (
  name: string,
  kind: SeatInfo["kind"] = name ? "person" : "open",
  connected = true,
): Omit<SeatInfo, "seat"> => ({
  name,
  kind,
  connected,
  level: null,
  away: false,
});
const room = (seats: Omit<SeatInfo, "seat">[], more: Partial<RoomInfo> = {}): RoomInfo =>
  ({
    game: "g",
    options: {},
    clock: { kind: "none", seconds: 60 },
    ready: [],
    seats: seats.map((one, at) => ({ ...one, seat: at })),
    ...more,
  }) as RoomInfo;
const lea = seat("Léa");
const tom = seat("Tom");
const told = (before: RoomInfo, after: RoomInfo) => tell([], before, after).map(({ event, name }) => [event, name]);

test("arrivals and departures", () => {
  expect(told(room([lea, seat("")]), room([lea, tom]))).toEqual([["came", "Tom"]]);
  expect(told(room([lea, seat("")]), room([lea, seat("Zoé", "bot")]))).toEqual([["came-bot", "Zoé"]]);
  expect(told(room([lea, tom]), room([lea, seat("")]))).toEqual([["left", "Tom"]]);
  expect(told(room([lea, tom]), room([lea, tom]))).toEqual([]);
});
test("another name is no other person; another person in the seat of a robot is", () => {
  expect(tell([], room([lea, tom]), room([lea, seat("Tim")]))).toEqual([{ event: "renamed", name: "Tom", to: "Tim" }]);
  expect(told(room([lea, seat("Zoé", "bot")]), room([lea, tom]))).toEqual([
    ["left", "Zoé"],
    ["came", "Tom"],
  ]);
});
test("only who was away comes back", () => {
  const gone = room([lea, seat("Tom", "person", false)]);
  const here = room([lea, tom]);
  expect(tell([{ event: "came", name: "Tom" }], gone, here)).toHaveLength(1);
  const away = tell([], here, gone);
  expect(away).toEqual([{ event: "away", name: "Tom" }]);
  expect(tell(away, gone, here)[1]).toEqual({ event: "back", name: "Tom" });
});
test("seats that were exchanged are told once, and nobody came or went", () => {
  expect(told(room([lea, tom, seat("")]), room([seat(""), lea, tom]))).toEqual([["seats-moved", ""]]);
});
test("other options put the lights out; somebody who takes his back does not", () => {
  const green = { ready: [1] };
  expect(told(room([lea, tom], green), room([lea, tom], { options: { life: 3 } }))).toEqual([["lights-out", ""]]);
  expect(told(room([lea, tom], green), room([lea, tom]))).toEqual([]);
});
test("who is moved takes the place, and those between make room", () => {
  expect(moved(4, 0, 2)).toEqual([1, 2, 0, 3]);
  expect(moved(4, 3, 1)).toEqual([0, 3, 1, 2]);
});
