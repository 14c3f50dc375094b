// An answer and what it means: « Désinfecter (−1 confiance) » is read in two lines.

const IN_TWO = /^(.+?)\s\((.+)\)$/s;

/** What an answer is called, and what stood in brackets after it. */
export function inTwo(text: string): { text: string; note: string } {
  const [, name = text, note = ""] = IN_TWO.exec(text) ?? [];
  return { text: name, note };
}
