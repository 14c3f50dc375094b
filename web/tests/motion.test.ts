// What was told, as movements: from where to where, one line after the other, and nothing where people want none.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Movements } from "../src/lib/motion";
import { settings } from "../src/lib/settings.svelte";
import type { Told } from "../src/lib/told";

interface Played {
  of: string; // the card, the seat, or the ghost
  frames: Keyframe[];
  delay: number;
}
let played: Played[] = [];
const PLACES: Record<string, [x: number, y: number]> = {
  "card 7": [100, 10],
  "card 8": [200, 10],
  "seat 0": [0, 500],
  "seat 1": [0, 0],
  pile: [300, 300],
};
const spot = (element: Element): string => {
  const { card, seat, life } = (element as HTMLElement).dataset;
  if (card) return `card ${card}`;
  if (life) return `life ${life}`;
  return seat ? `seat ${seat}` : element.className;
};
const told = (given: Partial<Told>): Told => ({
  actor: -1,
  targets: [],
  cards: [],
  unseen: 0,
  draw: false,
  taken: [],
  gifts: [],
  hurt: [],
  helped: [],
  ...given,
});

beforeEach(() => {
  played = [];
  settings.motion = "full";
  document.body.innerHTML = `
    <div class="mat"><i data-seat="0"></i><i data-seat="1"></i><i class="pile"></i><i data-life="1"></i></div>
    <i data-card="7"></i><i data-card="8"></i>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [x, y] = PLACES[spot(this)] ?? [0, 0];
    return new DOMRect(x, y, 46, 64);
  });
  Element.prototype.animate = function (this: Element, frames, how) {
    played.push({
      of: spot(this),
      frames: frames as Keyframe[],
      delay: Number((how as KeyframeAnimationOptions).delay),
    });
    return { finished: Promise.resolve() } as unknown as Animation;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  PLACES["card 7"] = [100, 10];
  settings.motion = "auto";
});

function moved(lines: Told[], me = 0, happens = () => undefined as void): Played[] {
  const movements = new Movements();
  movements.before();
  happens();
  movements.after(lines, me);
  return played;
}

describe("a card in sight", () => {
  const away = () => void (PLACES["card 7"] = [400, 90]);
  test("travels from where it was; one that stays does not", () => {
    const [only, ...others] = moved([], 0, away);
    expect([only?.of, others]).toEqual(["card 7", []]);
    expect(only?.frames[0]?.["transform"]).toBe("translate(-300px, -80px) scale(1)");
  });
  test("waits for the line that tells of it", () => {
    const lines = [told({}), told({}), told({ cards: [[7, "seven"]] })];
    expect(moved(lines, 0, away)[0]?.delay).toBe(340);
  });
  test("that was not there comes from the pile, or from who had it", () => {
    document.querySelector('[data-card="7"]')?.remove();
    const come = () => void document.body.insertAdjacentHTML("beforeend", '<i data-card="7"></i>');
    const [drawn] = moved([told({ actor: 1, draw: true, cards: [[7, "seven"]] })], 0, come);
    expect(drawn?.frames[0]?.["transform"]).toContain("translate(200px, 290px)");
  });
});

describe("cards that nobody sees", () => {
  test("fly from seat to seat, and from the pile, one after the other", () => {
    const found = moved([told({ gifts: [[0, 1]] }), told({ actor: 1, draw: true, unseen: 2 })]);
    expect(found.map(({ of, delay }) => [of, delay])).toEqual([
      ["ghost", 0],
      ["ghost", 170],
      ["ghost", 240],
    ]);
    expect(found[0]?.frames[0]?.["transform"]).toContain("translate(0px, 500px)");
  });
  test("are not drawn twice: mine come into my hand", () => {
    expect(moved([told({ actor: 0, draw: true, unseen: 2 })], 0)).toEqual([]);
  });
  test("leave no ghost behind", async () => {
    moved([told({ gifts: [[0, 1]] })]);
    expect(document.querySelectorAll(".ghost").length).toBe(1);
    await new Promise((done) => setTimeout(done));
    expect(document.querySelectorAll(".ghost").length).toBe(0);
  });
});

test("who is hurt or helped is stamped", () => {
  expect(moved([told({ hurt: [1] }), told({ helped: [1] })]).map(({ of }) => of)).toEqual(["life 1", "life 1"]);
});
test("many lines go faster", () => {
  const lines = Array.from({ length: 30 }, () => told({ hurt: [1] }));
  expect(moved(lines).at(-1)?.delay).toBeCloseTo((1500 / 30) * 29);
});
test("nothing moves where people want none", () => {
  settings.motion = "none";
  expect(moved([told({ hurt: [1], gifts: [[0, 1]] })], 0, () => void (PLACES["card 7"] = [0, 0]))).toEqual([]);
});
