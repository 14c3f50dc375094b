"""What drawings are made of, as SVG, and those that several pages show. Every drawing says in words what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from markupsafe import Markup

from crise.lab.kit.html import Child, tag

WIDTH: Final = 560
LABELS: Final = 160  # of a chart with a row a thing
WIDE: Final = 1140  # across the page
NARROW: Final = 400  # where two charts stand side by side
ROW: Final = 37
STACKED_ROW: Final = 56  # with the name above the interval
LONGEST_LABEL: Final = 34
MARKS: Final = 5  # on an axis, about


class Interval(NamedTuple):
    """An estimate and its 95 % interval."""

    value: float
    low: float
    high: float


class Dot(NamedTuple):
    """A named estimate, that of the run before, and whether it is to be marked."""

    label: str
    said: str
    now: Interval
    old: Interval | None = None
    hot: bool = False


# --- elements --------------------------------------------------------------------------------


def svg(width: float, height: float, label: str, *children: Child, cls: str = "ch") -> Markup:
    return tag("svg", *children, cls=cls, viewBox=f"0 0 {width:g} {height:g}", role="img", aria_label=label)


def chart(width: float, height: float, label: str, *children: Child) -> Markup:
    """One across the page is scrolled on a phone: shrunk, nobody could read it."""
    if width <= WIDTH:
        return svg(width, height, label, *children)
    return tag("div", svg(width, height, label, *children, cls="ch ch--wide"), cls="wide", tabindex=0)


def line(x1: float, y1: float, x2: float, y2: float, cls: str) -> Markup:
    return tag("path", d=f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}", cls=cls)


def dot(x: float, y: float, radius: float, cls: str | None = None) -> Markup:
    return tag("circle", cx=x, cy=y, r=radius, cls=cls)


def words(x: float, y: float, said: str, cls: str, anchor: str = "start") -> Markup:
    return tag("text", said, x=x, y=y, text_anchor=anchor, cls=cls)


# --- scales ----------------------------------------------------------------------------------


class Scale:
    """From values to places."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, value: float) -> float:
        held = min(max(value, self.low), self.high)
        return self.start + (held - self.low) / ((self.high - self.low) or 1) * (self.end - self.start)


def round_step(reach: float, most: int) -> float:
    """A round distance between marks, at most so many of them."""
    step = next(
        width * 10**power for power in range(-3, 9) for width in (1, 2, 5) if reach / (width * 10**power) <= most
    )
    return float(step)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers that cover a range, about five."""
    step = round_step(high - low or 1.0, MARKS)
    first, last = floor(low / step), ceil(high / step)
    return [round(at * step, 10) for at in range(first, max(last, first + 1) + 1)]


# --- a row a thing ---------------------------------------------------------------------------


def interval_row(one: Dot, y: float, scale: Scale, width: float) -> list[Markup]:
    """The name, the interval, the value, on one line."""
    return [
        words(0, y + 5, one.label, "tx"),
        *whisker(one, y, scale),
        words(width - 2, y + 6, one.said, "vl", "end"),
    ]


def whisker(one: Dot, y: float, scale: Scale) -> list[Markup]:
    return [
        line(scale(one.now.low), y, scale(one.now.high), y, "iv iv--hot" if one.hot else "iv"),
        *([dot(scale(one.old.value), y, 4.5, "old")] if one.old else []),
        dot(scale(one.now.value), y, 6, "hot" if one.hot else None),
    ]


def stacked_chart(dots: Sequence[Dot], label: str, marks: Sequence[tuple[float, str]], fair: float | None) -> Markup:
    """Intervals under their names, which may be long, over a grid of marks. `fair`: where all would be if equal."""
    values = [value for value, _ in marks]
    scale = Scale(values[0], values[-1], 14, WIDTH - 14)
    bottom = STACKED_ROW * len(dots) + 4
    grid = [
        part
        for value, said in marks
        for part in (
            line(scale(value), 0, scale(value), bottom, "gl"),
            words(scale(value), bottom + 22, said, "ax", "middle"),
        )
    ]
    middle = [] if fair is None else [line(scale(fair), 0, scale(fair), bottom, "fair")]
    rows = [
        part
        for at, one in enumerate(dots)
        for y in [STACKED_ROW * at + 22]
        for part in (
            words(0, y, cut(one.label), "tx"),
            words(WIDTH, y, one.said, "vl", "end"),
            *whisker(one, y + 18, scale),
        )
    ]
    return svg(WIDTH, bottom + 30, label, grid, middle, rows, cls="ch st")


def cut(label: str) -> str:
    """The end of a command tells more than its beginning."""
    return label if len(label) <= LONGEST_LABEL else "…" + label[1 - LONGEST_LABEL :]
