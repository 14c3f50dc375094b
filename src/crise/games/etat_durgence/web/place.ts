// Where my team stands.
import { MediaQuery } from "svelte/reactivity";
import type { Scene } from "$web/lib/scene";
import type { View } from "./view";

const large = new MediaQuery("(min-width: 761px) and (min-height: 481px)");

/** On a large screen beside my hand, where I play from; elsewhere, in a replay and once it is out, among the others. */
export const besideMyHand = (scene: Scene<View>): boolean =>
  large.current && scene.me >= 0 && !scene.open && scene.view.alive.includes(scene.me);
