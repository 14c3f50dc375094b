// The base game's drawings, and those of what this one adds.
import { DRAWINGS as BASE, type Drawings } from "../../smile_life/web/faces";

export const SCOURGES = new Set(["crise", "monstre", "evenement"]); // black cards

export const DRAWINGS: Drawings = {
  icons: BASE.icons,
  kinds: {
    ...BASE.kinds,
    arme: { ink: "acquis", band: "weapon", icon: "weapon", pattern: "dots" },
    vehicule: { ink: "acquis", band: "vehicle", icon: "vehicle", pattern: "dots" },
    survie: { ink: "acquis", band: "survival", icon: "survival", pattern: "dots" },
    cataclysme: { ink: "special", band: "tornado", icon: "tornado", pattern: "waves" },
    crise: { ink: "fleau", band: "fleau", icon: "crisis", pattern: "rays" },
    monstre: { ink: "fleau", band: "fleau", icon: "monster", pattern: "dots" },
    evenement: { ink: "fleau", band: "fleau", icon: "meteor", pattern: "rays" },
  },
};
