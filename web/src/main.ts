import { mount } from "svelte";
import App from "./App.svelte";
import "./css/tokens.css";
import "./css/cards.css";
import "./css/table.css";
import "./css/pages.css";
import "./css/mats.css";
import "./css/app.css";
import "./css/large.css";
import icons from "./icons.svg?raw";
import { apply } from "./lib/settings.svelte";

// One sprite for all icons, in the page itself so that they take its colours.
const sprite = document.createElement("div");
sprite.hidden = true;
sprite.innerHTML = icons;
document.body.prepend(sprite);

apply();
mount(App, { target: document.getElementById("app") as HTMLElement });
