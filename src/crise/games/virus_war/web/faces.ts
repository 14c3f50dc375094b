// Family, icon and pattern of each kind of card.
import type { Pattern } from "$web/lib/art";
import type { Face } from "$web/lib/faces";

export type Family = "attaque" | "guerison" | "action" | "chiffre";
const KINDS: Record<string, [Family, string, Pattern]> = {
  virus: ["attaque", "virus", "rays"],
  poison: ["attaque", "poison", "stripes"],
  "contre-attaque": ["attaque", "counter", "rays"],
  contagion: ["attaque", "contagion", "dots"],
  epidemie: ["attaque", "epidemic", "rings"],
  vaccin: ["guerison", "syringe", "plus"],
  medicament: ["guerison", "pill", "plus"],
  miracle: ["guerison", "miracle", "rays"],
  stop: ["action", "stop", "rings"],
  quarantaine: ["action", "quarantine", "stripes"],
  "pick-pocket": ["action", "pickpocket", "dots"],
  "demi-tour": ["action", "uturn", "waves"],
  piege: ["action", "trap", "stripes"],
  chance: ["action", "clover", "rays"],
  chiffre: ["chiffre", "number", "grid"],
};
const UNKNOWN: [Family, string, Pattern] = ["action", "cards", "rays"];

export const drawing = (face: Face) => KINDS[face.kind] ?? UNKNOWN;
