// What is noted on the sheet of a trade: it stays while something else is looked at.
import type { Deal } from "./trade";

export const noted: { deals: Deal[] } = $state({ deals: [] });
