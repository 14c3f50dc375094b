"""Markup: elements from Python, with everything escaped that is not markup itself."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

VOID = {"meta", "circle", "rect", "path", "use", "line"}


class Html(str):
    """Text that is markup already."""


Child: TypeAlias = "str | Iterable[str | None] | None"


def markup(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, Html):
        return child
    if isinstance(child, str):
        return escape(child, quote=False)
    return "".join(markup(one) for one in child)


def tag(name: str, /, *children: Child, **attributes: object) -> Html:
    """`tag("p", "text", cls="sub")`. An attribute that is None is left out; `_` stands for `-`."""
    said = "".join(
        f' {"class" if key == "cls" else key.rstrip("_").replace("_", "-")}="{escape(text(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in VOID and not children:
        return Html(f"<{name}{said}/>")
    return Html(f"<{name}{said}>{''.join(markup(child) for child in children)}</{name}>")


def text(value: object) -> str:
    """Places in drawings need no more than a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def icon(name: str, cls: str = "ic") -> Html:
    return tag("svg", tag("use", href=f"#i-{name}"), cls=cls, aria_hidden="true")
