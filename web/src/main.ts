import { mount } from "svelte";
import App, { find } from "./App.svelte";
import "./css/tokens.css";
import "./css/cards.css";
import "./css/table.css";
import "./css/still.css";
import "./css/phone.css";
import "./css/pages.css";
import "./css/mat.css";
import "./css/app.css";
import "./css/home.css";
import "./css/salon.css";
import "./css/end.css";
import "./css/shared.css";
import "./css/narrow.css";
import icons from "./icons.svg?raw";
import { addSprite } from "./lib/games";
import { fetchWords } from "./lib/i18n.svelte";
import { route } from "./lib/router.svelte";
import { apply } from "./lib/settings.svelte";

// Few screens are so large: what they wear is fetched there.
const large = matchMedia("(min-width: 2000px)");
const wearLarge = () => void (large.matches && import("./css/large.css"));
wearLarge();
large.addEventListener("change", wearLarge);
// Without a network it says so, and shows the rules that were read before.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => navigator.serviceWorker.register("/sw.js").catch(() => undefined));
addSprite(icons);
apply();
// The page is on its way while the words are.
find(route.path).catch(() => undefined); // asked for again where it is shown
fetchWords()
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));
