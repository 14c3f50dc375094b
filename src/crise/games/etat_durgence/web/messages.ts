// Made by tools/messages.py from fr.ftl: change it there.
import { texts } from "$web/lib/i18n.svelte";

export const t = texts<Messages>("etat-durgence");

export interface Messages {
  coins: { n: number };
  attack: null;
  left: { n: number | string };
  super: null;
  "my-slots": null;
  "sold-out": null;
  "sold-out-card": { card: number | string };
  "slots-of": { name: number | string };
  slots: { n: number };
  "draw-pile": { n: number };
  "discard-pile": { n: number };
  confiance: { n: number };
  "each-turn": null;
}
