// The address of the page, and links within the site.
import { beforeEach, describe, expect, test } from "vitest";
import { go, route } from "../src/lib/router.svelte";

// Who comes after the router sees what it left to the browser, and keeps the browser from going there.
let taken = false;
addEventListener("click", (event) => {
  taken = event.defaultPrevented;
  event.preventDefault();
});
function click(html: string, given: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...given });
  document.body.querySelector("[data-here]")?.dispatchEvent(event);
  return taken;
}
beforeEach(() => go("/", true));

test("the address is read in its parts", () => {
  go("/t/ABCD?eyes=all#secret");
  expect([route.path, route.query.get("eyes"), route.hash]).toEqual(["/t/ABCD", "all", "secret"]);
});
test("accents are readable, and what is garbled is no page of ours", () => {
  go("/r%C3%A8gles");
  expect(route.path).toBe("/règles");
  go("/%E0%A4%A");
  expect(route.path).toBe("/%E0%A4%A");
});

describe("a link", () => {
  test("within the site shows the page without loading it, wherever in it one clicks", () => {
    expect(click('<a href="/reglages?x=1"><b data-here>Réglages</b></a>')).toBe(true);
    expect([route.path, route.query.get("x")]).toEqual(["/reglages", "1"]);
  });
  test.each([
    ["to elsewhere", '<a data-here href="https://example.org/">x</a>'],
    ["to another tab", '<a data-here href="/regles" target="_blank">x</a>'],
    ["to a file", '<a data-here href="/api/tables/A/games/1/record" download>x</a>'],
    ["to the interface", '<a data-here href="/api/games">x</a>'],
    ["within the page", '<a data-here href="/#main">x</a>'],
    ["that is none", "<b data-here>x</b>"],
  ])("%s is left to the browser", (_, html) => {
    expect(click(html)).toBe(false);
    expect(route.path).toBe("/");
  });
  test("with a key held, or another button, is left to the browser too", () => {
    const link = '<a data-here href="/regles">x</a>';
    expect([click(link, { ctrlKey: true }), click(link, { metaKey: true }), click(link, { button: 1 })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
