// Made by tools/messages.py from fr.ftl: change it there.
import { texts } from "$web/lib/i18n.svelte";

export const t = texts<Messages>("noe");

export interface Messages {
  "out-of-round": null;
  "known-card": { card: number | string };
  memory: null;
  "memory-hand": { name: number | string };
  "memory-laid": null;
  "memory-discard": null;
  "memory-unseen": null;
  "my-laid": null;
  race: { target: number | string; scores: number | string };
  archange: null;
  trio: { of: number | string };
  "trio-joker": { of: number | string };
  "trio-jokers": null;
  pair: { of: number | string };
  "left-over": null;
}
