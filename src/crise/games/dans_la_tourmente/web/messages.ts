// Made by tools/messages.py from fr.ftl: change it there.
import { texts } from "$web/lib/i18n.svelte";

export const t = texts<Messages>("dans-la-tourmente");

export interface Messages {
  type: { type: number | string };
  "free-place": null;
  "rounds-left": { n: number };
  "no-end": null;
  "smart-says": { n: number | string };
  "choose-number": { n: number | string };
  against: null;
  together: null;
  advantage: null;
  "value-due": null;
  "side-won": null;
  "in-secret": null;
  missed: null;
  "your-bid": null;
  "for-example": null;
  "most-bid": { n: number | string };
  "army-onto": null;
  "you-have": null;
  "may-add": null;
  "event-over": null;
  or: null;
  "army-to": { place: number | string };
  "army-home": { place: number | string };
  "smart-n": { n: number | string };
  "smart-help": { n: number | string };
  "tie-influence": null;
  "tie-points": null;
  "is-in": null;
  "is-out": null;
  "keep-one": null;
  "aid-pays": { n: number | string };
  "aid-engage": { n: number | string };
  "aid-ready": null;
  "aid-way": null;
  "aid-region": { list: number | string };
  "aid-army": null;
}
