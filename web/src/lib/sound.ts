// Short sounds of our own, and a phone that shakes: it is your turn, somebody attacks you, the game is over. Off unless
// somebody wants them.
import { settings } from "./settings.svelte";
import { read, type Events } from "./told";
import type { Line } from "./wire";

export type Cue = "turn" | "attack" | "end";

const LONG = 0.3; // seconds that the last note of a cue sounds
const SOFT = 0.08;
// Of each cue the notes, in hertz and seconds, and how a phone shakes, in milliseconds.
const CUES: Record<Cue, { wave: OscillatorType; notes: [hertz: number, at: number][]; shakes: number[] }> = {
  turn: { wave: "sine", notes: [[660, 0], [880, 0.09]], shakes: [60] }, // prettier-ignore
  attack: { wave: "triangle", notes: [[330, 0], [220, 0.12]], shakes: [40, 40, 90] }, // prettier-ignore
  end: { wave: "sine", notes: [[523, 0], [659, 0.14], [784, 0.28]], shakes: [120, 60, 120] }, // prettier-ignore
};
let context: AudioContext | undefined;

export function give(cue: Cue): void {
  const { wave, notes, shakes } = CUES[cue];
  if (settings.vibration) navigator.vibrate?.(shakes);
  if (settings.sound) play(wave, notes);
}

function play(wave: OscillatorType, notes: [hertz: number, at: number][]): void {
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  const end = now + (notes.at(-1)?.[1] ?? 0) + LONG;
  tone.type = wave;
  for (const [hertz, at] of notes) tone.frequency.setValueAtTime(hertz, now + at);
  volume.gain.setValueAtTime(SOFT, now);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(end);
}

/** Does somebody else do something to this seat in these lines? */
export const isAttacked = (lines: Line[], events: Events, me: number): boolean =>
  lines.some((line) => {
    const { actor, targets, hurt } = read(line, events);
    return actor >= 0 && actor !== me && (targets.includes(me) || hurt.includes(me));
  });
