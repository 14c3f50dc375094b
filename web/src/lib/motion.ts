// What was told, as movements: a card leaves from where it was and lands where it is, one line after the other. Nothing here decides
// anything: without it the same table stands there at once.
import { pace } from "./settings.svelte";
import type { Card } from "./scene";
import type { Told } from "./told";

const TRAVEL = 320;
const STAMP = 480;
const STEP = 170; // between two lines
const NEXT = 70; // between two cards of a line
const LONGEST = 1500; // of them all: many lines go faster
const EASE = "cubic-bezier(.2,.7,.2,1)";

type Spot = { x: number; y: number; width: number };
const spot = (element: Element | null): Spot | undefined => {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.x, y: box.y, width: box.width } : undefined;
};
/** The middle of something large, as wide as a small card. */
const middle = (element: Element | null): Spot | undefined => {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2 - 23, y: box.y + box.height / 2 - 32, width: 46 } : undefined;
};
/** On the mat, or where a game shows me beside my hand. */
export const seatAtTable = (seat: number): Element | null =>
  document.querySelector(`:is(.mat, .hand) [data-seat="${seat}"]`);
const placeOf = (seat: number): Spot | undefined => middle(seatAtTable(seat) ?? document.getElementById("hand"));
/** Where a seat draws from: a pile of its own, or the one that all share. */
const pileOf = (seat: number): Spot | undefined =>
  middle(document.querySelector(`[data-pile="${seat}"]`)) ?? spot(document.querySelector(".mat .pile"));

export class Movements {
  #places = new Map<string, Spot>();

  before(): void {
    this.#places.clear();
    if (pace() === 0) return;
    for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
      const at = spot(card);
      if (at) this.#places.set(card.dataset["card"] ?? "", at);
    }
  }

  after(told: Told[], me: number): void {
    const factor = pace();
    if (factor === 0) return;
    const step = Math.min(STEP, LONGEST / Math.max(1, told.length)) * factor;
    this.#travel(told, step, factor);
    told.forEach((line, at) => {
      const wait = at * step;
      for (const [giver, getter] of line.gifts) fly(placeOf(giver), placeOf(getter), wait, factor);
      if (line.draw && line.actor !== me)
        for (let card = 0; card < line.unseen; card++)
          fly(pileOf(line.actor), placeOf(line.actor), wait + card * NEXT * factor, factor);
      for (const card of line.taken) this.#leave(card, line.actor, wait, factor);
      for (const seat of line.hurt) stamp(seat, "var(--hurt)", wait, factor);
      for (const seat of line.helped) stamp(seat, "var(--helped)", wait, factor);
    });
  }

  /** Cards that can be seen: from where they were; else from the pile, or from whoever had them. */
  #travel(told: Told[], step: number, factor: number): void {
    if (!this.#places.size && !told.length) return;
    const lines = new Map(told.flatMap((line, at) => line.cards.map(([id]) => [String(id), at] as const)));
    for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
      const at = lines.get(card.dataset["card"] ?? "");
      const line = at === undefined ? undefined : told[at];
      const from =
        this.#places.get(card.dataset["card"] ?? "") ??
        (line ? (line.draw ? pileOf(line.actor) : placeOf(line.actor)) : undefined);
      const to = spot(card);
      if (!from || !to || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) continue;
      card.animate(
        [
          {
            transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`,
            transformOrigin: "0 0",
            zIndex: 9,
          },
          { transform: "none", transformOrigin: "0 0", zIndex: 9 },
        ],
        { duration: TRAVEL * factor, delay: (at ?? 0) * step, easing: EASE, fill: "backwards" },
      );
    }
  }

  /** A card that somebody took out of sight. */
  #leave([id]: Card, seat: number, wait: number, factor: number): void {
    if (!document.querySelector(`[data-card="${id}"]`)) fly(this.#places.get(String(id)), placeOf(seat), wait, factor);
  }
}

/** A card that nobody here may see, on its way. */
function fly(from: Spot | undefined, to: Spot | undefined, wait: number, factor: number): void {
  if (!from || !to) return;
  const ghost = document.createElement("span");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  const at = ({ x, y, width }: Spot) => `translate(${x}px, ${y}px) scale(${width / 46})`;
  ghost
    .animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.85 },
        { transform: at(to), opacity: 0 },
      ],
      { duration: TRAVEL * 1.4 * factor, delay: wait, easing: EASE, fill: "backwards" },
    )
    .finished.catch(() => undefined)
    .then(() => ghost.remove());
}

/** The numbers of a seat swell once, in the ink of what befell it. */
function stamp(seat: number, ink: string, wait: number, factor: number): void {
  for (const mark of document.querySelectorAll<HTMLElement>(`[data-life="${seat}"]`)) {
    mark.animate(
      [
        { transform: "scale(1.18)", filter: `drop-shadow(0 0 10px ${ink}) drop-shadow(0 0 3px ${ink})` },
        { transform: "none", filter: `drop-shadow(0 0 0 ${ink})` },
      ],
      { duration: STAMP * 1.5 * factor, delay: wait, easing: EASE },
    );
  }
}
