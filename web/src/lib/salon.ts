// The waiting room: who came and who went since the last time it was told, and what a move does to the seats.
import type { RoomInfo, SeatInfo } from "./wire";

export interface News {
  event: "came" | "came-bot" | "left" | "away" | "back" | "renamed" | "seats-moved" | "lights-out";
  name: string; // of whom; "": of all
  to?: string; // how somebody is called now
}

const taken = ({ seats }: RoomInfo): SeatInfo[] => seats.filter(({ kind }) => kind !== "open");
const agreed = ({ game, options, clock }: RoomInfo): string => JSON.stringify([game, options, clock]);

/** What is new, after what was told before. Names are told apart: two at a table are never called the same. */
export function tell(told: News[], before: RoomInfo, after: RoomInfo): News[] {
  const were = new Map(taken(before).map((seat) => [seat.name, seat]));
  const are = new Map(taken(after).map((seat) => [seat.name, seat]));
  const fresh: News[] = [];
  const renamed = new Set<string>();
  for (const [name, seat] of were) {
    const now = after.seats[seat.seat];
    if (are.has(name) || now?.kind !== "person" || seat.kind !== "person" || were.has(now.name)) continue;
    renamed.add(name).add(now.name);
    fresh.push({ event: "renamed", name, to: now.name });
  }
  for (const name of were.keys()) if (!are.has(name) && !renamed.has(name)) fresh.push({ event: "left", name });
  for (const [name, seat] of are)
    if (!were.has(name) && !renamed.has(name)) fresh.push({ event: seat.kind === "bot" ? "came-bot" : "came", name });
  if ([...are].some(([name, { seat }]) => were.has(name) && were.get(name)?.seat !== seat))
    fresh.push({ event: "seats-moved", name: "" });
  if (before.ready.length && !after.ready.length && agreed(before) !== agreed(after))
    fresh.push({ event: "lights-out", name: "" });
  return [...told, ...fresh, ...presence(told, were, are)];
}

/** Somebody who has just sat down is there already when the page is: only who was away comes back. */
function presence(told: News[], were: Map<string, SeatInfo>, are: Map<string, SeatInfo>): News[] {
  return [...are].flatMap(([name, { kind, connected }]): News[] => {
    const was = were.get(name);
    if (kind !== "person" || !was || was.connected === connected) return [];
    if (!connected) return [{ event: "away", name }];
    return told.findLast((one) => one.name === name)?.event === "away" ? [{ event: "back", name }] : [];
  });
}

/** The order of seats that puts who sits at `from` to `to`; those between make room. */
export function moved(seats: number, from: number, to: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== from);
  order.splice(to, 0, from);
  return order;
}
