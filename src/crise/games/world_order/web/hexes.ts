// The map: seven clusters of hexes, ours and no board's. A letter a hex, by region.
const DRAWN = `
..AAA...................
.AAAAA...EE...CCCC......
.AAAAA..EEEE..CCCCC.PPP.
..AAAA..EEEEECCCCCCPPPP.
...AAA.EEEEE.CCCCCPPPPP.
....A..EEEE.MMCCCSPPPP..
....AA..MMM.MMMSSSSPPPP.
.....A.MMMMMMMMSSSSPPP..
.....AA.MMMMMM..SSS.PPP.
....AAAAFFFFMM..SS...PP.
....AAAAFFFFFF...S..P.PP
.....AAA.FFFFF.......P.P
.....AA...FFFF......PPP.
.....AA...FFF......PPPPP
.....A....FF.......PPPP.
.....A....F.............`
  .trim()
  .split("\n");
const PLACES: Record<string, string> = {
  A: "AME",
  E: "EUR",
  C: "CAS",
  M: "MENA",
  F: "AFR",
  S: "SAS",
  P: "EAP",
};
const RADIUS = 16.2;
const WIDE = Math.sqrt(3) * RADIUS;
export const SIZE = "0 0 700 402";

function hex(x: number, y: number): string {
  const [cx, cy] = [16 + x * WIDE + (y % 2 ? WIDE / 2 : 0), 18 + y * 1.5 * RADIUS];
  const corner = (k: number) => {
    const angle = Math.PI / 6 + (k * Math.PI) / 3;
    return `${(cx + (RADIUS - 1.3) * Math.cos(angle)).toFixed(1)} ${(cy + (RADIUS - 1.3) * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}z`;
}

/** The land of each region, as the outline of its hexes. */
export const LAND: [place: string, path: string][] = Object.entries(PLACES).map(([letter, place]) => [
  place,
  DRAWN.flatMap((row, y) => [...row].map((one, x) => (one === letter ? hex(x, y) : ""))).join(""),
]);

/** Where the plate of each region lies, in hundredths of the map. */
export const SPOT: Record<string, [left: number, top: number]> = {
  AME: [1, 31],
  EUR: [28, 1],
  CAS: [56.5, 9],
  MENA: [29.5, 35],
  AFR: [30, 70],
  SAS: [57.5, 42],
  EAP: [74.5, 74],
};
