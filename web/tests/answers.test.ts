// Answers in two lines: the name, and what it costs or gives.
import { expect, test } from "vitest";
import { inTwo } from "../src/lib/answers";

test("what stands in brackets at the end is told under the name", () => {
  expect(inTwo("Désinfecter (−1 confiance)")).toEqual({ text: "Désinfecter", note: "−1 confiance" });
  expect(inTwo("Médias (Édition spéciale : les mains se vident)").note).toBe("Édition spéciale : les mains se vident");
});
test("any other answer stays as it is", () => {
  for (const text of ["Passer mon tour", "Il (peut-être) passe", "(rien)"])
    expect(inTwo(text)).toEqual({ text, note: "" });
});
