// A hand of Noé by what belongs together.
import { describe, expect, it } from "vitest";
import { together } from "./trios";
import type { Face } from "$web/lib/faces";
import type { Card } from "$web/lib/scene";

/** "sarah-espions", "joker-noe", "joker-igor", "poseur-x": as the cards are called, with what is printed on them. */
function face(key: string): Face {
  const [character = "", ...category] = key.split("-");
  const kind = character === "joker" || character === "poseur" ? character : "personnage";
  const printed =
    kind === "personnage" ? { character, category: category.join("-") } : { character: category[0] ?? "" };
  return { key, kind, figures: printed, named: printed } as unknown as Face;
}
const sorted = (...keys: string[]) =>
  together(
    keys.map((key, at): Card => [at, key]),
    face,
  ).map(({ of, cards }) => `${of}: ${cards.map(([, key]) => key).join(" ")}`);

describe("a hand of Noé", () => {
  it("puts two of a category and a joker together: a trio", () => {
    expect(sorted("max-etat-major", "rose-duron", "joker-igor", "noe-etat-major")).toEqual([
      "etat-major: max-etat-major noe-etat-major joker-igor",
      ": rose-duron",
    ]);
  });
  it("keeps the joker for the trio that needs it", () => {
    expect(
      sorted("sarah-espions", "max-duron", "joker-igor", "rose-duron", "sarah-leonard", "marc-duron", "emma-pompiers"),
    ).toEqual([
      "duron: max-duron rose-duron marc-duron",
      "sarah: sarah-espions sarah-leonard joker-igor",
      ": emma-pompiers",
    ]);
  });
  it("lets only the Archange Noé stand for Noé", () => {
    const noes = ["noe-espions", "noe-leonard"];
    expect(sorted(...noes, "joker-igor")).toEqual(["noe: noe-espions noe-leonard", ": joker-igor"]);
    expect(sorted(...noes, "joker-noe")).toEqual(["noe: noe-espions noe-leonard joker-noe"]);
  });
  it("counts no villain, and shows pairs that want a third", () => {
    expect(sorted("poseur-x", "max-duron", "poseur-y", "rose-duron", "poseur-z")).toEqual([
      "duron: max-duron rose-duron",
      ": poseur-x poseur-y poseur-z",
    ]);
  });
});
