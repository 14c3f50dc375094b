"""Elements from Python. What is not `Markup` already is escaped, by MarkupSafe."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from markupsafe import Markup, escape

VOID = {"meta", "circle", "rect", "path", "use"}

Child: TypeAlias = "str | Iterable[Child] | None"


def markup(child: Child) -> Markup:
    if child is None:
        return Markup()
    if isinstance(child, str):
        return escape(child)
    return Markup().join(markup(one) for one in child)


def tag(name: str, /, *children: Child, **attributes: object) -> Markup:
    """`tag("p", "text", cls="sub")`. An attribute that is None is left out; `_` stands for `-`."""
    said = Markup().join(
        Markup(' {}="{}"').format("class" if key == "cls" else key.rstrip("_").replace("_", "-"), text(value))
        for key, value in attributes.items()
        if value is not None
    )
    if name in VOID and not children:
        return Markup(f"<{name}{said}/>")
    return Markup(f"<{name}{said}>{markup(children)}</{name}>")


def text(value: object) -> str:
    """Places in drawings need no more than a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def icon(name: str, cls: str = "ic") -> Markup:
    return tag("svg", tag("use", href=f"#i-{name}"), cls=cls, aria_hidden="true")
