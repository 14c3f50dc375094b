// What belongs together in a hand: trios first (NO-COMBO-1, jokers by NO-COMBO-2), then pairs that want a third.
import { named, word, type Face } from "$web/lib/faces";
import type { Card } from "$web/lib/scene";

export interface Together {
  cards: Card[];
  of: string; // the category or the first name that they share; "" for jokers alone, and for what is left
  jokers: number;
}

const NOE = "noe";
type FaceOf = (key: string) => Face;
interface Known {
  card: Card;
  face: Face;
}

const isJoker = ({ face }: Known) => face.kind === "joker";
/** Villains count for nothing: NO-VIL-1. */
const counts = ({ face }: Known) => face.kind === "personnage" || face.kind === "joker";

/** The category or first name that these share; "" for jokers alone, null where they do not belong together. */
function shared(cards: Known[]): string | null {
  if (!cards.every(counts)) return null;
  const real = cards.filter((one) => !isJoker(one));
  const first = real[0];
  if (!first) return "";
  const noe = (one: Known) => !isJoker(one) || word(one.face, "character") === NOE; // who may stand in for Noé: NO-COMBO-2
  for (const figure of ["category", "character"]) {
    const value = word(first.face, figure);
    if (!value || !real.every(({ face }) => word(face, figure) === value)) continue;
    if (figure === "character" && value === NOE && !cards.every(noe)) continue;
    return named(first.face, figure);
  }
  return null;
}

/** All choices of so many. */
function choices(cards: Known[], size: number): Known[][] {
  if (!size) return [[]];
  return cards.flatMap((one, at) => choices(cards.slice(at + 1), size - 1).map((rest) => [one, ...rest]));
}
const without = (cards: Known[], taken: Known[]) => cards.filter((one) => !taken.includes(one));

/** The most groups of this size, no card in two of them, and as few jokers in the first as may be. */
function split(cards: Known[], size: number, most: number): Known[][] {
  const jokers = (group: Known[]) => group.filter(isJoker).length;
  const all = choices(cards, size)
    .filter((group) => shared(group) !== null)
    .sort((a, b) => jokers(a) - jokers(b));
  let best: Known[][] = [];
  for (const group of most ? all : []) {
    const found = [group, ...split(without(cards, group), size, most - 1)];
    if (found.length > best.length) best = found;
    if (best.length === most) break;
  }
  return best;
}

/** A hand in groups: trios, pairs, and last what is left. */
export function together(hand: Card[], face: FaceOf): Together[] {
  const cards = hand.map((card) => ({ card, face: face(card[1]) }));
  const trios = split(cards, 3, 2);
  const rest = without(cards, trios.flat());
  const pairs = split(
    rest.filter((one) => !isJoker(one)),
    2,
    2,
  );
  const left = without(rest, pairs.flat());
  const group = (of: Known[]): Together => ({
    cards: [...of].sort((a, b) => Number(isJoker(a)) - Number(isJoker(b))).map(({ card }) => card),
    of: shared(of) ?? "",
    jokers: of.filter(isJoker).length,
  });
  const single = { cards: left.map(({ card }) => card), of: "", jokers: 0 };
  return [...trios, ...pairs].map(group).concat(left.length ? [single] : []);
}
