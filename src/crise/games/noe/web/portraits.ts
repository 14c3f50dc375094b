// Portraits for Noé: a head half in shadow, put together from parts.

const SKINS = ["#f3d3b0", "#e0b184", "#b97f52", "#8a5a38", "#f0c9a8"] as const;

type Hair = "short" | "side" | "bun" | "long" | "bob" | "curly" | "pony" | "bald";
type Outfit = "uniform" | "trench" | "dress" | "fire" | "suit" | "press";
type Hat = "kepi" | "cap" | "fedora" | "helmet" | "beret" | "scarf" | "none";

interface Person {
  skin: number;
  hair: Hair;
  hairInk: string;
  outfit: Outfit;
  cloth: string;
  trim?: string;
  hat?: Hat;
  hatInk?: string;
  glasses?: boolean;
  beard?: boolean;
}

const HAIR: Record<Hair, (ink: string) => string> = {
  short: (ink) =>
    `<path d="M32 47c-2-20 8-27 19-27 13 0 20 9 17 27l-2 2c0-8-3-12-7-15-8 3-17 3-22 0-2 4-3 8-3 13z" fill="${ink}"/>`,
  side: (ink) =>
    `<path d="M31 48c-3-22 9-29 21-29 13 0 20 10 17 29l-3 1c1-9-4-13-8-15-10 1-17-2-19-6-1 8-5 10-5 20z" fill="${ink}"/>`,
  bun: (ink) =>
    `<circle cx="50" cy="14" r="8" fill="${ink}"/><path d="M31 48c-3-21 8-28 19-28s22 7 19 28l-3 1c0-10-7-16-16-17-9 1-16 7-16 17z" fill="${ink}"/>`,
  long: (ink) =>
    `<path d="M29 84c-2-18 0-30 1-40 1-15 10-24 20-24s19 9 20 24c1 10 3 22 1 40l-11-4c3-12 4-24 3-33-5-2-9-7-11-13-3 7-8 11-14 13-1 9 0 21 3 33z" fill="${ink}"/>`,
  bob: (ink) =>
    `<path d="M28 62c-2-26 6-42 22-42s24 16 22 42l-8 2c2-8 2-18 0-25-6 1-17-1-22-7-2 6-5 8-6 11-1 8-1 14 1 21z" fill="${ink}"/>`,
  curly: (ink) =>
    `<g fill="${ink}"><circle cx="34" cy="36" r="9"/><circle cx="40" cy="26" r="9.5"/><circle cx="51" cy="22" r="10"/><circle cx="62" cy="27" r="9"/><circle cx="67" cy="37" r="8.5"/><circle cx="31" cy="46" r="6"/><circle cx="69" cy="47" r="6"/></g>`,
  pony: (ink) =>
    `<path d="M66 30c14 0 17 20 12 40-2-6-8-12-11-14z" fill="${ink}"/><path d="M31 47c-3-20 8-28 19-28s21 8 19 28l-3 1c-1-9-6-14-12-16-8 4-16 5-20 5-1 4-1 7-1 11z" fill="${ink}"/>`,
  bald: (ink) => `<path d="M32 50c-2-6-1-12 0-15 1 4 2 9 2 14zM68 50c2-6 1-12 0-15-1 4-2 9-2 14z" fill="${ink}"/>`,
};

const CLOTHES: Record<Outfit, (trim: string, skin: string) => string> = {
  uniform: (trim) =>
    `<path d="M40 77l10 12 10-12 3 3-13 20-13-20z" fill="#f7f0df"/><path d="M50 88l-3 5 3 17 3-17z" fill="#1b2230"/><path d="M10 92l17-9 3 6-20 9zM90 92l-17-9-3 6 20 9z" fill="${trim}"/><circle cx="35" cy="104" r="2" fill="${trim}"/><circle cx="65" cy="104" r="2" fill="${trim}"/><path d="M66 93h12v3.500H66z" fill="#b8321d"/><path d="M70 93h4v3.500h-4z" fill="#f7f0df"/>`,
  trench: (trim) =>
    `<path d="M40 76l-14 7 14 27h10zM60 76l14 7-14 27H50z" fill="${trim}"/><path d="M44 79l6 9 6-9 2 3-8 14-8-14z" fill="#f7f0df"/>`,
  dress: (trim, skin) =>
    `<path d="M38 78c2 10 8 16 12 16s10-6 12-16l-5-3H43z" fill="${skin}"/><circle cx="50" cy="96" r="2.6" fill="${trim}"/>`,
  fire: (trim) =>
    `<path d="M6 106c12-3 22-4 44-4s32 1 44 4v5H6z" fill="${trim}"/><path d="M41 77l9 8 9-8 4 5-13 12-13-12z" fill="#1b2230"/>`,
  suit: (trim) =>
    `<path d="M41 77l9 13 9-13 3 3-12 26-12-26z" fill="#f7f0df"/><path d="M50 89l-3.5 4 3.5 19 3.5-19z" fill="${trim}"/>`,
  press: (trim) =>
    `<path d="M42 77l8 8 8-8 3 3-11 14-11-14z" fill="#f7f0df"/><path d="M37 80c0 14 26 14 26 0" fill="none" stroke="${trim}" stroke-width="2.5"/><rect x="44" y="94" width="12" height="15" rx="1.5" fill="#f7f0df"/><path d="M47 99h6M47 103h6" stroke="#1b2230" stroke-width="1.5"/>`,
};

const HATS: Record<Hat, (ink: string) => string> = {
  kepi: (ink) =>
    `<path d="M30 33c-1-9 1-17 3-19h34c2 2 4 10 3 19z" fill="${ink}"/><path d="M30 28h40v6H30z" fill="#c9a043"/><path d="M28 35c10-4 34-4 44 0l-5 5c-10-3-24-3-34 0z" fill="#14181f"/>`,
  cap: (ink) =>
    `<path d="M24 26c4-14 14-16 26-16s22 2 26 16l-8 7H32z" fill="${ink}"/><path d="M31 31h38v5H31z" fill="#14181f"/><path d="M30 36c10-2 30-2 40 0-4 6-36 6-40 0z" fill="#0c0f14"/><path d="M50 15l1.8 3.6 4 .600-2.9 2.8.700 4L50 24l-3.6 2 .700-4-2.9-2.8 4-.600z" fill="#c9a043"/>`,
  fedora: (ink) =>
    `<path d="M34 30l4-17c2-3 6-1 12 1 6-2 10-4 12-1l4 17z" fill="${ink}"/><path d="M33.5 27h33v5h-33z" fill="#0c0f14"/><path d="M18 34c12-5 52-5 64 0-8 7-56 7-64 0z" fill="${ink}"/>`,
  helmet: (ink) =>
    `<path d="M26 40c0-20 10-28 24-28s24 8 24 28l4 6H22z" fill="${ink}"/><path d="M46 8h8v30h-8z" fill="#f0c43a"/><path d="M22 40h56v5H22z" fill="#1b2230"/>`,
  beret: (ink) => `<path d="M26 32c-3-12 10-20 25-18 14 1 24 8 22 16-8-2-30-3-47 2z" fill="${ink}"/>`,
  none: () => ``,
  scarf: (ink) =>
    `<path d="M27 70c-4-30 4-52 23-52s27 22 23 52l-8 12c4-14 4-32-1-40-7-7-21-7-28 0-5 8-5 26-1 40z" fill="${ink}"/>`,
};

// By the character of a card. Whoever the mock-ups do not show was drawn in the same manner.
const PEOPLE: Record<string, Person> = {
  noe: {
    skin: 0,
    hair: "side",
    hairInk: "#d8d2c4",
    outfit: "uniform",
    cloth: "#22304f",
    hat: "cap",
    hatInk: "#22304f",
  },
  sophie: { skin: 4, hair: "bun", hairInk: "#7a3b1c", outfit: "uniform", cloth: "#f0e9da" },
  abigail: { skin: 3, hair: "curly", hairInk: "#1c1412", outfit: "uniform", cloth: "#34433a" },
  karl: { skin: 0, hair: "bald", hairInk: "#5b4a3a", outfit: "uniform", cloth: "#34433a", beard: true },
  max: {
    skin: 1,
    hair: "short",
    hairInk: "#3b2a1c",
    outfit: "uniform",
    cloth: "#3a3f2a",
    hat: "kepi",
    hatInk: "#8c1c27",
  },
  henri: { skin: 0, hair: "side", hairInk: "#9b948a", outfit: "uniform", cloth: "#22304f", glasses: true },
  sarah: { skin: 1, hair: "long", hairInk: "#241a18", outfit: "trench", cloth: "#6d5433", trim: "#836641" },
  david: {
    skin: 2,
    hair: "short",
    hairInk: "#15110f",
    outfit: "uniform",
    cloth: "#34433a",
    hat: "beret",
    hatInk: "#8c1c27",
  },
  arthur: { skin: 4, hair: "side", hairInk: "#b07a35", outfit: "suit", cloth: "#2a2f3a", trim: "#1f5c93" },
  amelie: { skin: 0, hair: "bob", hairInk: "#1f1a1c", outfit: "trench", cloth: "#3b4a5e", trim: "#4d5f76" },
  clara: { skin: 4, hair: "pony", hairInk: "#a4571f", outfit: "fire", cloth: "#2b2f38", trim: "#e0b12c" },
  emma: { skin: 1, hair: "bob", hairInk: "#6b3a1e", outfit: "press", cloth: "#40505a", trim: "#b8321d", glasses: true },
  marie: { skin: 0, hair: "long", hairInk: "#c89a4c", outfit: "dress", cloth: "#7c2345" },
  elena: { skin: 4, hair: "bun", hairInk: "#20181a", outfit: "dress", cloth: "#1c2a3f" },
  marc: { skin: 2, hair: "short", hairInk: "#1a1412", outfit: "press", cloth: "#5a4a34", trim: "#1f5c93", beard: true },
  estelle: { skin: 3, hair: "bun", hairInk: "#16100e", outfit: "press", cloth: "#2f6d57", trim: "#e0b12c" },
  etienne: {
    skin: 0,
    hair: "short",
    hairInk: "#4a3322",
    outfit: "fire",
    cloth: "#2b2f38",
    trim: "#e0b12c",
    hat: "helmet",
    hatInk: "#c9cdd2",
  },
  gabrielle: { skin: 1, hair: "long", hairInk: "#efe3c0", outfit: "dress", cloth: "#f7f0df", trim: "#c9a043" },
  todorov: {
    skin: 0,
    hair: "bald",
    hairInk: "#2a2320",
    outfit: "trench",
    cloth: "#14161a",
    trim: "#23262c",
    hat: "fedora",
    hatInk: "#23262c",
  },
  valentina: {
    skin: 4,
    hair: "bob",
    hairInk: "#0f0f12",
    outfit: "trench",
    cloth: "#101216",
    trim: "#24272e",
    glasses: true,
  },
  franck: {
    skin: 1,
    hair: "short",
    hairInk: "#5a3b22",
    outfit: "trench",
    cloth: "#3b4048",
    trim: "#50565f",
    hat: "fedora",
    hatInk: "#2c3038",
  },
  sindy: { skin: 4, hair: "pony", hairInk: "#e0c27a", outfit: "trench", cloth: "#4a3550", trim: "#63496b" },
  sally: { skin: 2, hair: "curly", hairInk: "#2c1c16", outfit: "suit", cloth: "#3a4a3f", trim: "#9a5b13" },
  naomie: { skin: 3, hair: "bun", hairInk: "#14100e", outfit: "suit", cloth: "#27617a", trim: "#e0b12c" },
  sandy: { skin: 0, hair: "pony", hairInk: "#c05a24", outfit: "suit", cloth: "#30505e", trim: "#f0e9da" },
  rose: { skin: 1, hair: "bun", hairInk: "#3b241c", outfit: "dress", cloth: "#a2426f" },
  susy: { skin: 4, hair: "bob", hairInk: "#d9b25a", outfit: "dress", cloth: "#5a2a50" },
  camille: {
    skin: 2,
    hair: "short",
    hairInk: "#20160f",
    outfit: "fire",
    cloth: "#2b2f38",
    trim: "#e0b12c",
    hat: "helmet",
    hatInk: "#c2441a",
  },
  jacquotte: { skin: 0, hair: "bun", hairInk: "#e4e0d8", outfit: "dress", cloth: "#5b4a8a", glasses: true },
  ismaelle: { skin: 3, hair: "long", hairInk: "#1a1412", outfit: "dress", cloth: "#f7f0df", trim: "#c9a043" },
  igor: { skin: 0, hair: "side", hairInk: "#cfc7b4", outfit: "suit", cloth: "#f0e9da", trim: "#c9a043", beard: true },
  alexandrov: {
    skin: 1,
    hair: "short",
    hairInk: "#1d1815",
    outfit: "trench",
    cloth: "#15171c",
    trim: "#2a2e35",
    beard: true,
  },
  simeonova: { skin: 0, hair: "bun", hairInk: "#1c1a1e", outfit: "trench", cloth: "#191b20", trim: "#2b2e36" },
  "babouchka-anna": {
    skin: 4,
    hair: "bun",
    hairInk: "#d8d2c4",
    outfit: "dress",
    cloth: "#3a1418",
    hat: "scarf",
    hatInk: "#8c1c27",
  },
  svetlana: { skin: 0, hair: "long", hairInk: "#efe3c0", outfit: "trench", cloth: "#14161a", trim: "#23262c" },
  olga: { skin: 1, hair: "bob", hairInk: "#7a2a1c", outfit: "trench", cloth: "#101216", trim: "#24272e" },
  irina: { skin: 4, hair: "pony", hairInk: "#101014", outfit: "trench", cloth: "#101216", trim: "#24272e" },
};

const NOBODY: Person = {
  skin: 0,
  hair: "short",
  hairInk: "#1a1a1e",
  outfit: "trench",
  cloth: "#101216",
  hat: "fedora",
  hatInk: "#101216",
};

const SHADE =
  '<path d="M50.5 23v17.5c0 3-3.8 9-4.6 11.2-.4 1.2 2.8 1.3 3.2 2 .5.9-1.3 1.7-1.3 2.8 0 .9 1.8.9 1.7 1.900-.1 1-1.300 1.300-1.300 2.600 0 2.500 2.300 4.500 2.300 8 9 0 16.500-12 16.500-27 0-13-6.500-19-16.500-19z" fill="#1b1420" opacity=".42"/>';
const LOOK =
  '<path d="M38 43.5c2-1.800 5-1.800 7 .2-2 1.500-5 1.600-7-.2z" fill="#1b1420"/><path d="M37 40.500c2.500-1.800 6-1.800 8.500-.3" stroke="#1b1420" stroke-width="1.5" fill="none" stroke-linecap="round"/><path d="M55 43.700c2-2 5-2 7-.2-2 1.800-5 1.700-7 .2z" fill="#f7efe0"/><circle cx="58.4" cy="43.6" r="1.1" fill="#1b1420"/><path d="M44.500 60c2 1 4 1.300 6.500.3" stroke="#1b1420" stroke-width="1.3" fill="none" stroke-linecap="round"/>';
const GLASSES =
  '<g fill="none" stroke="#14181f" stroke-width="1.7"><circle cx="41.5" cy="43.5" r="5.3"/><circle cx="58.5" cy="43.5" r="5.3"/><path d="M46.800 43c2-1 4.400-1 6.400 0"/></g>';
const FRINGE = (ink: string) =>
  `<path d="M31 50c-2-20 8-30 19-30s21 10 19 30c-5-3-9-9-11-16-4 8-10 12-16 13-4 0-9 1-11 3z" fill="${ink}"/>`;

export function portrait(character: string): string {
  const one = PEOPLE[character] ?? NOBODY;
  const skin = SKINS[one.skin] ?? SKINS[0];
  const parts = [
    one.hair === "long" ? HAIR.long(one.hairInk) : "",
    `<path d="M43 60h14v18c0 5-14 5-14 0z" fill="${skin}"/><path d="M43 66c4 5 10 6 14 4v8c0 5-14 5-14 0z" fill="#000" opacity=".22"/>`,
    `<path d="M6 112c0-22 16-30 35-35l9 7 9-7c19 5 35 13 35 35z" fill="${one.cloth}"/>`,
    CLOTHES[one.outfit](one.trim ?? "#c9a043", skin),
    `<path d="M33 42c0-13 7-19 17-19s17 6 17 19c0 15-8 27-17 27s-17-12-17-27z" fill="${skin}"/>`,
    one.beard
      ? `<path d="M33 46c2 8 5 9 9 9 3-2 13-2 16 0 4 0 7-1 9-9 0 16-8 25-17 25s-17-9-17-25z" fill="${one.hairInk}"/>`
      : "",
    SHADE,
    LOOK,
    one.hair === "long" ? FRINGE(one.hairInk) : HAIR[one.hair](one.hairInk),
    one.glasses ? GLASSES : "",
    HATS[one.hat ?? "none"](one.hatInk ?? one.cloth),
  ];
  return `<svg viewBox="0 0 100 112" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${parts.join("")}</svg>`;
}
