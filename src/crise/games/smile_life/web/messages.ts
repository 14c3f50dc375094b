// Made by tools/messages.py from fr.ftl: change it there.
import { texts } from "$web/lib/i18n.svelte";

export const t = texts<Messages>("smile-life");

export interface Messages {
  "my-life": null;
  "life-of": { name: number | string };
  "see-life": null;
  "close-life": null;
  columns: null;
  "column-salaires": null;
  "column-flirts": null;
  "column-enfants": null;
  "column-acquis": null;
  "column-animaux": null;
  "column-distinctions": null;
  "column-autres": null;
  "no-job": null;
  smiles: { n: number };
  turned: null;
  centre: null;
  sums: null;
}
