// How scores go on after one answer rather than another, in words.
import { number, t } from "./i18n.svelte";

const LEAST = 0.5; // points that are worth a sentence

/** Of `gains`, points more a seat a few moves later than with the other answer: my own, then those of whom it touches
 * most. "" if it touches nobody. */
export function outlook(gains: number[], me: number, players: string[], unit: string, than: string): string {
  const told: string[] = [];
  const given = (by: number) => ({ n: number(Math.abs(by)), unit, more: by > 0 ? "more" : "less" });
  const mine = gains[me] ?? 0;
  if (Math.abs(mine) >= LEAST) told.push(t("hint-mine", given(mine)));
  const others = gains.map((by, seat) => ({ by, seat })).filter(({ seat }) => seat !== me);
  const most = others.reduce((one, other) => (Math.abs(other.by) > Math.abs(one.by) ? other : one), {
    by: 0,
    seat: -1,
  });
  if (Math.abs(most.by) >= LEAST) told.push(t("hint-other", { ...given(most.by), name: players[most.seat] ?? "" }));
  return told.length ? t("hint-gains", { than, what: told.join(", ") }) : "";
}
