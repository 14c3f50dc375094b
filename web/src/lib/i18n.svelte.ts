// The client's own words: buttons and pages. Sentences of the games come from the server, in the reader's language.
import en from "./en";
import fr from "./fr";
import { settings } from "./settings.svelte";

export type Key = keyof typeof fr;
const DICTIONARIES: Record<string, Record<string, string>> = { fr, en };

/** A text, with `{name}` filled in; `{n|one|many}` takes the plural form that the language wants for n. */
export function t(key: Key | (string & {}), values: Record<string, string | number> = {}): string {
  const french: Record<string, string> = fr;
  const text: string = (DICTIONARIES[settings.language] ?? french)[key] ?? french[key] ?? key;
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = values[name] ?? "";
    if (one === undefined) return typeof value === "number" ? number(value) : value;
    return new Intl.PluralRules(settings.language).select(Number(value)) === "one" ? one : (many ?? "");
  });
}

export const number = (value: number): string => new Intl.NumberFormat(settings.language).format(value);
/** A change, with the true minus sign in every language. */
export const signed = (value: number): string => `${value < 0 ? "−" : "+"}${number(Math.abs(value))}`;
