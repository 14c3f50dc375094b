// The boxes' pictures, all ours.
import etatDurgence from "../covers/etat-durgence.svg?raw";
import noe from "../covers/noe.svg?raw";
import smileLife from "../covers/smile-life.svg?raw";
import apocalypse from "../covers/apocalypse.svg?raw";
import virusWar from "../covers/virus-war.svg?raw";

export const COVERS: Record<string, string> = {
  "virus-war": virusWar,
  noe,
  "etat-durgence": etatDurgence,
  "smile-life": smileLife,
  apocalypse,
};
