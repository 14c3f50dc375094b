// What is printed on a card, as the server's catalogue gives it.
import type { CardInfo } from "./wire";

export type Face = CardInfo;

export const figure = (face: Face, name: string): number => Number(face.figures[name] ?? 0) || 0;
/** What a figure is called that is a word. */
export const named = (face: Face, name: string): string => face.named[name] ?? "";
export const word = (face: Face, name: string): string => String(face.figures[name] ?? "");
