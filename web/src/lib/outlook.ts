// How scores go on after one answer rather than another, in words.
import { t } from "./i18n.svelte";

const LEAST = 0.5; // points that are worth a sentence

/** Of `gains`, points more a seat a few moves later than with the other answer: what I gain, then whom it touches most. What I lose
 * comes last, and as the price: it is no reason to do it. "" if it touches nobody. */
export function outlook(gains: number[], me: number, players: string[], unit: string, than: string): string {
  const given = (by: number) => ({ n: Math.round(Math.abs(by)), unit, more: by > 0 ? "more" : "less" });
  const mine = gains[me] ?? 0;
  const price = mine <= -LEAST ? t("hint-price", given(mine)) : "";
  const gain = mine >= LEAST ? t("hint-gain", { ...given(mine), than }) : "";
  const others = gains.map((by, seat) => ({ by, seat })).filter(({ seat }) => seat !== me);
  const { by, seat } = others.reduce((one, other) => (Math.abs(other.by) > Math.abs(one.by) ? other : one), {
    by: 0,
    seat: -1,
  });
  const what = Math.abs(by) >= LEAST ? t("hint-also", { ...given(by), name: players[seat] ?? "" }) : "";
  const theirs = gain || !what ? what : t("hint-other", { than, what });
  return [gain, theirs, price].filter(Boolean).join(" ");
}
