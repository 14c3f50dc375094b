"""A page of the lab: one file that its reader can keep, print and send; it needs nothing but itself."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Final

from markupsafe import Markup

from crise.lab.kit.formatting import Formatter
from crise.lab.kit.html import Child, icon, tag
from crise.lab.settings import Colours

NAME: Final = "Cellule de crise"
MARK: Final = Markup(
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 2h20v20H2z" fill="var(--ink)"/><path d="M12 4.6l6.4 '
    '3.7v7.4L12 19.4l-6.4-3.7V8.3z" fill="none" stroke="var(--paper)" stroke-width="2"/><circle cx="12" '
    'cy="12" r="2.8" fill="#e0462b"/></svg>'
)
# Light or dark: as the address asks (?theme=dark), else as the system does; the button changes it.
THEME: Final = Markup(
    "<script>(d=>{d.theme=(/theme=(\\w+)/.exec(location.search)||[,matchMedia('(prefers-color-scheme:dark)').matches"
    "?'dark':'light'])[1]})(document.documentElement.dataset)</script>"
)
SWITCH: Final = "(d=>{d.theme=d.theme=='dark'?'light':'dark'})(document.documentElement.dataset)"
SYMBOL: Final = re.compile(r'<symbol id="i-([^"]+)".*?</symbol>', re.DOTALL)


def page(fmt: Formatter, colours: Colours, kind: str, said: str, sections: Child) -> str:
    """A whole page about a game. `kind`: what the page is; `said`: what it was made of."""
    main = tag("main", head(fmt, kind, said), sections)
    body = tag("div", bar(fmt), main)
    inside = tag("head", *head_elements(f"{fmt.game.title} · {kind} · {NAME}"))
    html = tag("html", inside, tag("body", symbols(body), body), lang=fmt.language, style=style(colours))
    return f"<!doctype html>\n{html}\n"


def style(colours: Colours) -> str:
    return f"--key:{colours.key};--key-ink:{colours.key_ink}"


def head_elements(title: str) -> list[Markup]:
    return [
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width,initial-scale=1"),
        tag("title", title),
        Markup(f"<style>{font()}\n{asset('page.css')}</style>"),
        THEME,
    ]


def asset(name: str) -> str:
    return (files("crise.lab.kit") / name).read_text("utf-8")


def font() -> str:
    data = b64encode((files("crise.lab.kit") / "cellule.woff2").read_bytes()).decode()
    return (
        f'@font-face{{font-family:"Cellule";src:url("data:font/woff2;base64,{data}") format("woff2");'
        "font-weight:400 900;font-display:swap}"
    )


def symbols(body: Markup) -> Markup:
    """The icons that the page uses, and no others."""
    used = set(re.findall(r'href="#i-([^"]+)"', body))
    found = [match.group(0) for match in SYMBOL.finditer(asset("icons.svg")) if match.group(1) in used]
    return tag("svg", Markup("".join(found)), width=0, height=0, style="position:absolute", aria_hidden="true")


def bar(fmt: Formatter) -> Markup:
    mark = tag("span", MARK, tag("span", NAME), cls="bar__mark")
    return tag("header", mark, tag("h1", fmt.say("lab"), cls="bar__game"), cls="bar")


def head(fmt: Formatter, kind: str, said: str) -> Markup:
    titles = [tag("p", kind, cls="rh__k"), tag("h2", fmt.game.title, cls="d"), tag("p", said, cls="rh__s")]
    buttons = [
        tag("button", icon("print"), fmt.say("print"), cls="btn btn--main", onclick="print()"),
        tag("button", icon("theme"), fmt.say("theme"), cls="btn", onclick=SWITCH),
    ]
    return tag("header", tag("div", titles), tag("div", buttons, cls="rh__a"), cls="rh")


# --- parts of it -----------------------------------------------------------------------------


def sheet(id: str, title: str, *children: Child, sub: str = "", cls: str = "sheet") -> Markup:
    below = tag("p", sub, cls="sub") if sub else None
    return tag("section", tag("h2", title, id=id), below, *children, cls=cls, aria_labelledby=id)


def two(*sections: Child, cls: str = "two") -> Markup:
    """Side by side, where the window is wide enough."""
    return tag("div", *sections, cls=cls)


def table(heads: Iterable[Markup], rows: Iterable[Markup], cls: str | None = None) -> Markup:
    """Scrolled, if the window is too narrow for it."""
    inside = tag("table", tag("thead", tag("tr", heads)), tag("tbody", rows), cls=cls)
    return tag("div", inside, cls="wide", tabindex=0)


def keys(parts: Sequence[tuple[str, str]]) -> Markup:
    """What the marks of a drawing mean."""
    return tag("p", [tag("span", tag("i", "", cls=cls), said) for cls, said in parts], cls="lg")


def command(text: str) -> Markup:
    return tag("p", tag("code", text), cls="sub nt")
