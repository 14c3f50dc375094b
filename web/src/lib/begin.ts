// A new table, from any page that shows a game.
import * as api from "./api";
import { t } from "./i18n.svelte";
import { keep } from "./mine";
import { beginAtOnce } from "./once";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { GameInfo, NewTable, RoomInfo } from "./wire";

/** At once against bots, or in a waiting room; the seat is kept, and its page shown. */
export async function begin(game: GameInfo, now: boolean): Promise<void> {
  const level = game.levels.find((one) => one.level === "normal")?.level ?? game.levels[0]?.level ?? null;
  const { code, token, seat } = await api.newTable({
    game: game.id,
    name: settings.name.trim() || t("guest"),
    seats: game.usual,
    level: now ? level : null,
    pace: settings.bots,
  });
  if (now) beginAtOnce(code);
  keep({ code, token, game: game.id, title: game.title, when: Date.now(), seat });
  go(`/t/${code}#${token}`);
}

/** The same once more, at a table of its own: same options, as many bots. */
export async function another(room: RoomInfo): Promise<void> {
  const level = room.seats.find((seat) => seat.kind === "bot")?.level ?? "normal";
  const { code, token, seat } = await api.newTable({
    game: room.game,
    name: settings.name.trim() || t("guest"),
    seats: room.seats.length,
    options: room.options as NewTable["options"],
    level,
    pace: settings.bots,
  });
  beginAtOnce(code);
  keep({ code, token, game: room.game, title: room.title, when: Date.now(), seat });
  go(`/t/${code}#${token}`);
}
