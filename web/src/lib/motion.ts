// Cards travel from where they were to where they are: positions are noted before a change and compared after it.
import { pace } from "./settings.svelte";

const TRAVEL = 320;

export class Movements {
  #places = new Map<string, DOMRect>();

  before(): void {
    this.#places.clear();
    if (pace() === 0) return;
    for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
      this.#places.set(card.dataset["card"] ?? "", card.getBoundingClientRect());
    }
  }

  after(): void {
    const factor = pace();
    if (factor === 0) return;
    const deck = document.querySelector(".pile")?.getBoundingClientRect();
    for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
      const from = this.#places.get(card.dataset["card"] ?? "") ?? (this.#places.size ? deck : undefined);
      const to = card.getBoundingClientRect();
      if (!from || !to.width || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) continue;
      card.animate(
        [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})` }, { transform: "none" }],
        { duration: TRAVEL * factor, easing: "cubic-bezier(.2,.7,.2,1)" },
      );
    }
  }
}
