// Made by tools/messages.py from fr.ftl: change it there.
import { texts } from "$web/lib/i18n.svelte";

export const t = texts<Messages>("virus-war");

export interface Messages {
  anticlockwise: null;
  everybody: null;
  life: { n: number };
  tokens: { n: number };
  "vaccin-laid": null;
  "family-attaque": null;
  "family-guerison": null;
  "family-action": null;
  "tokens-each": { n: number };
  "tokens-in-all": { n: number };
  "life-left": { n: number };
  "nothing-happens": null;
  "sum-virus": { sum: number | string; n: number };
  "sum-poison": { sum: number | string; n: number };
  "sum-vaccin": { sum: number | string; n: number };
  "sum-medicament": { sum: number | string; n: number };
}
