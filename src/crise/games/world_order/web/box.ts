import type { Box } from "$web/lib/games";
import "./box.css";
import cover from "./cover.svg?raw";

export default { cover, back: ["globe", "grid"] } satisfies Box;
