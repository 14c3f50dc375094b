// Ink, icon of the band, pictogram and pattern of each card.
import type { Pattern } from "$web/lib/art";
import type { Face } from "$web/lib/faces";

export interface Drawing {
  ink: string;
  band: string;
  icon: string;
  pattern: Pattern;
}

/** Drawings by kind of card, and the pictograms of single cards. An extension adds its own. */
export interface Drawings {
  kinds: Record<string, Drawing>;
  icons: Record<string, string>;
}

export const DRAWINGS: Drawings = {
  kinds: {
    etude: { ink: "etudes", band: "study", icon: "study", pattern: "dots" },
    metier: { ink: "metier", band: "job", icon: "job", pattern: "rays" },
    salaire: { ink: "salaire", band: "money", icon: "money", pattern: "dots" },
    flirt: { ink: "flirt", band: "flirt", icon: "flirt", pattern: "dots" },
    mariage: { ink: "mariage", band: "rings", icon: "rings", pattern: "dots" },
    adultere: { ink: "mariage", band: "flirt", icon: "flirt", pattern: "stripes" },
    enfant: { ink: "enfant", band: "child", icon: "child", pattern: "dots" },
    animal: { ink: "distinction", band: "paw", icon: "paw", pattern: "dots" },
    voyage: { ink: "acquis", band: "plane", icon: "plane", pattern: "waves" },
    maison: { ink: "acquis", band: "house", icon: "house", pattern: "dots" },
    distinction: { ink: "distinction", band: "medal", icon: "medal", pattern: "rays" },
    speciale: { ink: "special", band: "special", icon: "special", pattern: "rays" },
    malus: { ink: "malus", band: "malus", icon: "malus", pattern: "stripes" },
  },
  icons: {
    chirurgien: "syringe",
    medecin: "heart-plus",
    pharmacien: "pill",
    architecte: "house",
    "pilote-de-ligne": "plane",
    bandit: "pickpocket",
    policier: "shield",
    militaire: "army",
    journaliste: "camera",
    medium: "eye",
    gourou: "guru",
    chercheur: "virus",
    astronaute: "meteor",
    avocat: "scales",
    pizzaiolo: "food",
    ecrivain: "book",
    "grand-prof": "study",
    "prof-de-maths": "number",
    "prof-de-francais": "book",
    "prof-d-histoire": "book",
    "prof-d-anglais": "globe",
    garagiste: "gear",
    designer: "star",
    licorne: "miracle",
    tsunami: "tornado",
    anniversaire: "party",
    "arc-en-ciel": "miracle",
    casino: "coin",
    chance: "clover",
    "etoile-filante": "meteor",
    heritage: "money",
    piston: "up",
    troc: "agreement",
    vengeance: "counter",
    accident: "vehicle",
    maladie: "pill",
    impot: "money",
    divorce: "rings",
    redoublement: "study",
    licenciement: "job",
    prison: "lock",
    attentat: "c-attentat",
    "flirt-zoo": "paw",
    "flirt-camping": "survival",
    "legion-d-honneur": "medal",
    "grand-prix": "crown",
  },
};
const UNKNOWN: Drawing = { ink: "special", band: "cards", icon: "cards", pattern: "dots" };

export function drawing(face: Face, { kinds, icons }: Drawings = DRAWINGS): Drawing {
  const kind = kinds[face.kind] ?? UNKNOWN;
  return { ...kind, icon: icons[face.key] ?? kind.icon };
}
