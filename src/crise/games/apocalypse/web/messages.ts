// Made by tools/messages.py from fr.ftl: change it there.
import { texts } from "$web/lib/i18n.svelte";

export const t = texts<Messages>("apocalypse");

export interface Messages {
  "rounds-left": { n: number };
  invasion: { n: number | string; goal: number | string };
  strength: { n: number | string };
  "has-met": { names: number | string };
  "met-nobody": null;
  sheltered: null;
  "held-by": { name: number | string };
  "you-hold": null;
}
