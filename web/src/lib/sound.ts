// One short sound: it is your turn. Off unless somebody wants it.
let context: AudioContext | undefined;

export function chime(): void {
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.frequency.setValueAtTime(660, now);
  tone.frequency.setValueAtTime(880, now + 0.09);
  volume.gain.setValueAtTime(0.08, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.3);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.32);
}
