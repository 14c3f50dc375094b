// What is printed on a card, as the server's catalogue gives it, and the drawing that goes with it.
import type { Pattern } from "./art";
import type { CardInfo } from "./messages";

export type Face = CardInfo;

export const figure = (face: Face, name: string): number => Number(face.figures[name] ?? 0) || 0;
export const word = (face: Face, name: string): string => String(face.figures[name] ?? "");

// --- Virus War: family, icon, pattern ---------------------------------------------------------------------------------
type Family = "attaque" | "guerison" | "action" | "chiffre";
const VIRUS_WAR: Record<string, [Family, string, Pattern]> = {
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
export const FAMILY_ICON: Record<Family, string> = {
  attaque: "target",
  guerison: "heart-plus",
  action: "hand",
  chiffre: "number",
};
export const virusWar = (face: Face) =>
  VIRUS_WAR[face.kind] ?? (["action", "cards", "rays"] as [Family, string, Pattern]);

// --- Smile Life and Apocalypse: ink, icon of the band, pictogram, pattern ----------------------------------------------
interface Smile {
  ink: string;
  band: string;
  icon: string;
  pattern: Pattern;
  fleau?: boolean;
}
const KINDS: Record<string, Smile> = {
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
  arme: { ink: "acquis", band: "weapon", icon: "weapon", pattern: "dots" },
  vehicule: { ink: "acquis", band: "vehicle", icon: "vehicle", pattern: "dots" },
  survie: { ink: "acquis", band: "survival", icon: "survival", pattern: "dots" },
  virus: { ink: "malus", band: "virus", icon: "virus", pattern: "stripes" },
  cataclysme: { ink: "special", band: "tornado", icon: "tornado", pattern: "waves" },
  crise: { ink: "fleau", band: "fleau", icon: "crisis", pattern: "rays", fleau: true },
  monstre: { ink: "fleau", band: "fleau", icon: "monster", pattern: "dots", fleau: true },
  evenement: { ink: "fleau", band: "fleau", icon: "meteor", pattern: "rays", fleau: true },
};
const OWN_ICON: Record<string, string> = {
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
};
const UNKNOWN: Smile = { ink: "special", band: "cards", icon: "cards", pattern: "dots" };
export function smileLife(face: Face): Smile {
  const kind = KINDS[face.kind] ?? UNKNOWN;
  return { ...kind, icon: OWN_ICON[face.key] ?? kind.icon };
}

// --- backs -------------------------------------------------------------------------------------------------------------
export const BACKS: Record<string, [string, Pattern]> = {
  "virus-war": ["virus", "rings"],
  noe: ["c-archange", "stripes"],
  "etat-durgence": ["megaphone", "rays"],
  "smile-life": ["smile", "dots"],
  apocalypse: ["meteor", "dots"],
  "world-order": ["cube", "grid"],
};

// A game that extends another is dressed as that one.
const DRESS: Record<string, string> = { apocalypse: "smile-life" };
export const dress = (game: string): string => DRESS[game] ?? game;
