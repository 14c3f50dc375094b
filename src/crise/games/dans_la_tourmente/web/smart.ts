// What smart power does for something that may be chosen now, said before it is confirmed: TO-P.
import { face, seen } from "$web/lib/scene";
import { alliesIn, list, mine } from "../../world_order/web/table";
import { t } from "./messages";
import type { Table } from "./events";

type Aid = (scene: Table, option: string, has: number) => string;
const due = (scene: Table, option: string): number => scene.view.costs[option]?.["D"] ?? 0;
const asked = (scene: Table, option: string): boolean => (scene.view.costs[option]?.["P"] ?? 0) > 0;

const AIDS: Record<string, Aid> = {
  country: (scene, card, has) => {
    const n = Math.min(due(scene, card), has);
    return n ? t("aid-pays", { n }) : "";
  },
  engage: (scene, place, has) => {
    const n = Math.min(due(scene, place), alliesIn(scene, mine(scene), place).length);
    return n && has ? t("aid-engage", { n }) : "";
  },
  invest: (scene, card) => (asked(scene, card) ? t("aid-ready") : ""),
  army_to: (scene, place) => (asked(scene, place) ? t("aid-way") : ""),
  armies_to: (scene, place) => (asked(scene, place) ? t("aid-way") : ""),
  smart_region: (scene, place) => {
    const open = seen(scene.view.countries[place]).cards.map(([, key]) => face(scene, key));
    const names = open.filter((one) => !list(one, "forbidden").includes(mine(scene))).map((one) => one.name);
    return t("aid-region", { list: names.join(", ") });
  },
  smart_army: () => t("aid-army"),
};
export const aid = (scene: Table, option: string): string =>
  AIDS[scene.question?.what ?? ""]?.(scene, option, scene.view.smart[mine(scene)] ?? 0) ?? "";
