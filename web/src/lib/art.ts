// Pictograms on a pattern, two inks slightly out of register. Strings of SVG made here, from nothing that a person typed.

export type Pattern = "rays" | "dots" | "rings" | "stripes" | "grid" | "waves" | "plus";

const two = (n: number) => n.toFixed(1);
const steps = (from: number, to: number, by: number) => {
  const all: number[] = [];
  for (let at = from; at < to; at += by) all.push(at);
  return all;
};

const PATTERNS: Record<Pattern, (w: number, h: number) => string> = {
  rays: (w, h) =>
    steps(0, 18, 1)
      .map((i) => ray(w / 2, h / 2, i))
      .join(""),
  dots: (w, h) =>
    steps(0, h / 5 + 1, 1)
      .map((j) =>
        steps(0, w / 5 + 1, 1)
          .map((i) => dot(i, j, h))
          .join(""),
      )
      .join(""),
  rings: (w, h) =>
    steps(12, 90, 11)
      .map((r) => `<circle cx="${w / 2}" cy="${h / 2}" r="${r}" fill="none" stroke="currentColor" stroke-width="3.4"/>`)
      .join(""),
  stripes: (w, h) =>
    steps(-h, w, 15)
      .map((x) => `<path d="M${x} ${h}L${x + h} 0h7L${x + 7} ${h}z"/>`)
      .join(""),
  grid: (w, h) =>
    steps(0, w + 1, 8)
      .map((x) => line(`M${x} 0v${h}`, 0.7))
      .join("") +
    steps(0, h + 1, 8)
      .map((y) => line(`M0 ${y}h${w}`, 0.7))
      .join(""),
  waves: (_, h) =>
    steps(4, h + 10, 10)
      .map((y) => line(`M-6 ${y}${"q6 -7 12 0t12 0".repeat(6)}`, 2.6))
      .join(""),
  plus: (w, h) =>
    steps(0, h / 12 + 1, 1)
      .map((j) =>
        steps(0, w / 12 + 1, 1)
          .map((i) => cross(i * 12 + (j % 2 ? 6 : 0), j * 12))
          .join(""),
      )
      .join(""),
};

function ray(cx: number, cy: number, i: number): string {
  const a = (2 * Math.PI * i) / 18;
  const b = a + Math.PI / 18;
  const at = (angle: number) => `${two(cx + 110 * Math.cos(angle))} ${two(cy + 110 * Math.sin(angle))}`;
  return `<path d="M${cx} ${cy}L${at(a)}L${at(b)}z"/>`;
}

function dot(i: number, j: number, h: number): string {
  const r = 0.25 + 1.75 * ((j * 5) / h) ** 1.5;
  return `<circle cx="${i * 5 + (j % 2 ? 2.5 : 0)}" cy="${j * 5}" r="${r.toFixed(2)}"/>`;
}

const line = (d: string, width: number) => `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${d}"/>`;
const cross = (x: number, y: number) => line(`M${two(x - 2.6)} ${y}h5.2M${x} ${two(y - 2.6)}v5.2`, 1.5);

export function pattern(kind: Pattern, w = 100, h = 92, opacity = 0.2): string {
  return `<g fill="currentColor" opacity="${opacity}">${PATTERNS[kind](w, h)}</g>`;
}

const drawn = new Map<string, string>(); // many cards share a drawing

/** One pictogram, big, on one pattern. */
export function pictogram(
  icon: string,
  kind: Pattern,
  w: number,
  h: number,
  size: number,
  opacity = 0.16,
  dy = 0,
): string {
  const key = [icon, kind, w, h, size, opacity, dy].join();
  let svg = drawn.get(key);
  if (svg === undefined) {
    const x = (w - size) / 2;
    const y = (h - size) / 2 + dy;
    const use = (dx: number, dy2: number, attributes: string) =>
      `<svg x="${x + dx}" y="${y + dy2}" width="${size}" height="${size}" ${attributes}><use href="#i-${icon}"/></svg>`;
    svg =
      `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${pattern(kind, w, h, opacity)}` +
      `${use(2, 2.4, 'fill="#000" color="#000" opacity=".24" class="ko-clear"')}${use(0, 0, 'fill="currentColor"')}</svg>`;
    drawn.set(key, svg);
  }
  return svg;
}

export function backdrop(kind: Pattern, w: number, h: number, opacity: number): string {
  return `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${pattern(kind, w, h, opacity)}</svg>`;
}
