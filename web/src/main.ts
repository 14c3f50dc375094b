import { mount } from "svelte";
import App, { find } from "./App.svelte";
import "./css/tokens.css";
import "./css/cards.css";
import "./css/table.css";
import "./css/phone.css";
import "./css/pages.css";
import "./css/mat.css";
import "./css/app.css";
import "./css/home.css";
import "./css/salon.css";
import "./css/end.css";
import "./css/replay.css";
import "./css/rules.css";
import "./css/shared.css";
import "./css/narrow.css";
import "./css/large.css";
import icons from "./icons.svg?raw";
import { addSprite } from "./lib/games";
import { fetchWords } from "./lib/i18n.svelte";
import { route } from "./lib/router.svelte";
import { apply } from "./lib/settings.svelte";

addSprite(icons);
apply();
// The page is on its way while the words are.
find(route.path).catch(() => undefined); // asked for again where it is shown
fetchWords()
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));
