// What is heard, and what shakes a phone: at one's turn, under attack, at the end; never unless somebody wants it.
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { give, isAttacked } from "../src/lib/sound";
import type { Events } from "../src/lib/told";
import type { Line } from "../src/lib/wire";

const EVENTS: Events = {
  hit: { actor: "seat", targets: ["target"], hurts: ["target"] },
  lost: { actor: "seat", hurts: ["seat"] },
};
const line = (what: string, args: Line["args"]): Line => ({ n: 1, what, args, text: "" });
const heard: number[] = [];
const shakes = vi.fn();
class Sounds {
  currentTime = 0;
  destination = {};
  createOscillator = () => ({
    frequency: { setValueAtTime: (hertz: number) => heard.push(hertz) },
    connect: (next: unknown) => next,
    start: () => undefined,
    stop: () => undefined,
  });
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
  });
}

beforeEach(() => {
  heard.length = 0;
  shakes.mockClear();
  vi.stubGlobal("AudioContext", Sounds);
  Object.defineProperty(navigator, "vibrate", { value: shakes, configurable: true });
  Object.assign(settings, { sound: false, vibration: false });
});

test("nothing is heard or felt unless it is wanted", () => {
  give("turn");
  expect(heard).toEqual([]);
  expect(shakes).not.toHaveBeenCalled();
});

test("each moment sounds otherwise", () => {
  settings.sound = true;
  const cues = (["turn", "attack", "end"] as const).map((cue) => {
    heard.length = 0;
    give(cue);
    return heard.join(" ");
  });
  expect(new Set(cues).size).toBe(3);
  expect(shakes).not.toHaveBeenCalled();
});

test("a phone shakes, without a sound", () => {
  settings.vibration = true;
  give("attack");
  expect(shakes).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
});

test("an attack is what another does to me", () => {
  expect(isAttacked([line("hit", { seat: 1, target: 0 })], EVENTS, 0)).toBe(true);
  expect(isAttacked([line("hit", { seat: 1, target: 2 })], EVENTS, 0)).toBe(false);
  expect(isAttacked([line("hit", { seat: 0, target: 1 })], EVENTS, 0)).toBe(false);
  expect(isAttacked([line("lost", { seat: 0 })], EVENTS, 0)).toBe(false);
});
