// What a person set on this device. Nothing of it leaves the browser but the language.
import type { RoomInfo } from "./wire";

type BotPace = RoomInfo["pace"]; // of the tables that are made here
export interface Settings {
  language: "fr" | "en";
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "fast" | "none";
  sound: boolean;
  vibration: boolean;
  text: "m" | "l" | "xl";
  name: string;
  bots: BotPace;
}

const KEY = "crise-settings";

function preferred(): Settings {
  const language = navigator.languages.some((one) => one.toLowerCase().startsWith("fr"))
    ? "fr"
    : navigator.language.toLowerCase().startsWith("fr") || !navigator.languages.length
      ? "fr"
      : "en";
  return {
    language,
    theme: "auto",
    motion: "auto",
    sound: false,
    vibration: false,
    text: "m",
    name: "",
    bots: "usual",
  };
}

function load(): Settings {
  try {
    return { ...preferred(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return preferred(); // storage refused or garbled: the page works all the same
  }
}

export const settings: Settings = $state(load());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const isDark = (): boolean => settings.theme === "dark" || (settings.theme === "auto" && dark.matches);

/** How long a movement lasts, as a factor: 0 means at once. */
export function pace(): number {
  if (settings.motion === "none" || (settings.motion === "auto" && still.matches)) return 0;
  return settings.motion === "fast" ? 0.5 : 1;
}

/** Write the settings on the page, now and whenever they change. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["text"] = settings.text;
  root.dataset["motion"] = pace() === 0 ? "none" : "full";
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private browsing: kept for this page only
  }
}

dark.addEventListener("change", apply);
still.addEventListener("change", apply);
// Set in another tab: the menu of a table opens one, so that the game is not left.
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, load());
});
