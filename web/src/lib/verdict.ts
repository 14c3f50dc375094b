// Who won, in a few words, as one of those who played reads it.
import { listed, t } from "./i18n.svelte";
import type { Ranked } from "./wire";

export function verdict(ranking: Ranked[], me: number): string {
  const winners = ranking.filter((one) => one.winner);
  const [first] = winners;
  if (!first || winners.length > 1) return t("shared-win", { names: listed(winners.map((one) => one.name)) });
  return first.seat === me ? t("you-won") : t("won", { name: first.name });
}
