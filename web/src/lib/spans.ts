// How long something lasts, as people say it: the two largest units, no more.
import { t } from "./i18n.svelte";

export function lasts(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days) return hours % 24 ? t("span-days-hours", { d: days, h: hours % 24 }) : t("span-days", { d: days });
  if (hours)
    return minutes % 60
      ? t("span-hours-minutes", { h: hours, m: String(minutes % 60).padStart(2, "0") })
      : t("span-hours", { h: hours });
  return minutes ? t("minutes", { n: minutes }) : t("span-moment");
}
