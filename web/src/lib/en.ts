import type fr from "./fr";

const en: Record<keyof typeof fr, string> = {} as Record<keyof typeof fr, string>;
export default en;
