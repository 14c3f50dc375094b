"""Drawings of a report: ink is this run, hollow the one before, green what is accepted, red what is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from crise.lab.kit.html import tag
from crise.lab.kit.plots import (
    LABELS,
    NARROW,
    ROW,
    WIDE,
    WIDTH,
    Dot,
    Scale,
    chart,
    dot,
    interval_row,
    line,
    round_step,
    svg,
    words,
)
from crise.lab.report.figures import Excess, Histogram

APART: Final = 30  # numbers of an axis, in the large letters of a phone
SPARK: Final = 16  # bars of a small one


# --- who wins ----------------------------------------------------------------------------------


def rows_chart(dots: Sequence[Dot], fair: float, margin: float, label: str) -> Markup:
    """A row a thing: the interval, the fair share, the margin."""
    found = [interval for one in dots for interval in (one.now, one.old) if interval]
    reach = max([2 * margin, *(abs(bound - fair) for one in found for bound in (one.low, one.high))]) * 1.05
    scale = Scale(fair - reach, fair + reach, LABELS, NARROW - 76)
    bottom = 8 + ROW * len(dots)
    band = tag(
        "rect",
        x=scale(fair - margin),
        y=8,
        width=scale(fair + margin) - scale(fair - margin),
        height=bottom,
        cls="band",
    )
    marks = [fair - margin, fair, fair + margin] if scale(fair + margin) - scale(fair) >= APART else [fair]
    axis = [words(scale(mark), bottom + 24, f"{100 * mark:.0f}", "ax", "middle") for mark in marks]
    rows = [part for at, one in enumerate(dots) for part in interval_row(one, 22 + ROW * at, scale, NARROW)]
    return svg(NARROW, bottom + 32, label, band, line(scale(fair), 8, scale(fair), bottom + 8, "fair"), rows, axis)


def order_chart(groups: Sequence[tuple[str, float, float, Sequence[Dot]]], label: str, width: float = WIDTH) -> Markup:
    """A group for each number of seats (its name, the fair share, the margin), in it a dot for each place in the order
    of play."""
    found = [interval for *_, dots in groups for one in dots for interval in (one.now, one.old) if interval]
    low = min([fair - margin for _, fair, margin, _ in groups] + [one.low for one in found])
    high = max([fair + margin for _, fair, margin, _ in groups] + [one.high for one in found])
    scale = Scale(low, high, 186, 34)
    step = round_step(100 * (high - low), 5)
    marks = [
        mark * step for mark in range(int(100 * low / step), int(100 * high / step) + 1) if mark * step >= 100 * low
    ]
    grid = [
        part
        for mark in marks
        for y in [scale(mark / 100)]
        for part in (line(28, y, width, y, "gl"), words(22, y + 4, f"{mark:g}", "ax", "end"))
    ]
    places = sum(len(dots) for *_, dots in groups)
    pitch = (width - 34 - 16 * len(groups)) / max(1, places)
    parts, x = [*grid], 34.0
    for title, fair, margin, dots in groups:
        parts += order_group(title, fair, dots, x, pitch, scale, margin)
        x += pitch * len(dots) + 16
    return chart(width, 228, label, parts)


def order_group(
    title: str, fair: float, dots: Sequence[Dot], x: float, pitch: float, scale: Scale, margin: float
) -> list[Markup]:
    width, top = pitch * len(dots), scale(fair + margin)
    parts = [
        tag("rect", x=x, y=top, width=width, height=scale(fair - margin) - top, cls="band"),
        line(x, scale(fair), x + width, scale(fair), "fair"),
        words(x + width / 2, 222, title, "tx", "middle"),
    ]
    for at, one in enumerate(dots):
        middle = x + pitch * (at + 0.5)
        if one.old:
            parts.append(dot(middle, scale(one.old.value), 4, "old"))
        parts.append(line(middle, scale(one.now.low), middle, scale(one.now.high), "iv"))
        parts.append(dot(middle, scale(one.now.value), 6 if pitch > 14 else 4, "hot" if one.hot else None))
        parts.append(words(middle, 204, one.label, "ax", "middle"))
        if one.hot:
            parts.append(words(middle, scale(one.now.high) - 8, one.said, "vl" if pitch > 40 else "ax", "middle"))
    return parts


# --- how long, how many -----------------------------------------------------------------------------


def histogram_chart(
    found: Histogram,
    label: str,
    median_said: str,
    width: float = WIDE,
    band: tuple[float, float] | None = None,
    old: Histogram | None = None,
) -> Markup:
    """Bars, the median's in full ink; the run before as a dashed line; what is wanted as a band."""
    start = min([found.start, *([old.start] if old else [])])
    end = max(one.start + one.step * len(one.counts) for one in (found, old) if one)
    if band:
        start, end = min(start, int(band[0])), max(end, int(band[1]) + 1)
    scale = Scale(start, end, 30, width - 30)
    most = max(density for one in (found, old) if one for density in densities(one)) or 1
    height = Scale(0, most, 152, 34)
    parts: list[Markup] = []
    if band:
        parts.append(
            tag("rect", x=scale(band[0]), y=14, width=scale(band[1] + 1) - scale(band[0]), height=138, cls="band")
        )
    parts += bars(found, scale, height)
    if old:
        points = [
            f"{scale(old.start + old.step * (at + 0.5)):.1f} {height(density):.1f}"
            for at, density in enumerate(densities(old))
        ]
        parts.append(tag("path", d="M" + "L".join(points), cls="ol"))
    parts.append(words(scale(found.median), 28, median_said, "vl", "middle"))
    parts.append(line(30, 152, width - 30, 152, "gl"))
    step = round_step(end - start, 8 if width > 600 else 5)
    marks = range(int(-(-start // step)), int(end // step) + 1)
    parts += [words(scale(mark * step), 172, f"{mark * step:g}", "ax", "middle") for mark in marks]
    return chart(width, 184, label, parts)


def densities(found: Histogram) -> list[float]:
    """Per unit and case, so that two runs can lie on each other."""
    whole = sum(found.counts) * found.step or 1
    return [count / whole for count in found.counts]


def bars(found: Histogram, scale: Scale, height: Scale) -> list[Markup]:
    middle = int((found.median - found.start) // found.step)
    return [
        tag(
            "rect",
            x=left + 0.7,
            y=height(density),
            width=max(0.6, right - left - 1.4),
            height=152 - height(density),
            cls="hb hb--m" if at == middle else "hb",
        )
        for at, density in enumerate(densities(found))
        for left in [scale(found.start + found.step * at)]
        for right in [scale(found.start + found.step * (at + 1))]
        if density
    ]


def quantile_chart(rows: Sequence[tuple[str, Histogram]], label: str) -> Markup:
    """A row a distribution: 5 to 95 % as a line, 25 to 75 % as a bar, the middle as a gap in it."""
    low, high = min(found.quantiles[0] for _, found in rows), max(found.quantiles[-1] for _, found in rows)
    scale = Scale(low, high, LABELS + 10, WIDTH - 70)
    parts: list[Markup] = []
    for at, (name, found) in enumerate(rows):
        y, (p5, p25, p50, p75, p95) = 20 + 30 * at, found.quantiles
        parts += [
            words(0, y + 5, name, "tx"),
            line(scale(p5), y, scale(p95), y, "qx"),
            tag("rect", x=scale(p25), y=y - 7, width=max(1.0, scale(p75) - scale(p25)), height=14, cls="qb"),
            line(scale(p50), y - 7, scale(p50), y + 7, "qm"),
            words(WIDTH - 2, y + 6, f"{p50:g}", "vl", "end"),
        ]
    step = round_step(high - low, 5)
    marks = range(int(-(-low // step)), int(high // step) + 1)
    bottom = 20 + 30 * len(rows)
    parts += [words(scale(mark * step), bottom + 6, f"{mark * step:g}", "ax", "middle") for mark in marks]
    return svg(WIDTH, bottom + 14, label, parts)


# --- in tables ------------------------------------------------------------------------------------------


def bar(share: float, said: str, cls: str = "bar_", mark: float | None = None) -> Markup:
    at = None if mark is None else tag("em", "", style=f"left:{100 * mark:.0f}%")
    return tag("td", tag("span", tag("i", "", style=f"width:{100 * share:.0f}%"), at), tag("b", said), cls=cls)


def spark(found: Histogram, label: str) -> Markup:
    counts = found.counts[:SPARK]
    most = max(counts) or 1
    rects = [
        tag("rect", x=5 * at, y=20.6 - 20 * count / most, width=4, height=max(0.6, 20 * count / most))
        for at, count in enumerate(counts)
    ]
    return svg(5 * SPARK, 21, label, rects, cls="spk")


def effect(found: Excess, scale_to: float, label: str, hot: bool) -> Markup:
    assert found.points is not None
    scale = Scale(-scale_to, scale_to, 4, 146)
    return svg(
        150,
        20,
        label,
        line(scale(0), 0, scale(0), 20, "z"),
        line(scale(found.low), 10, scale(found.high), 10, "iv"),
        dot(scale(found.points), 10, 4, "hot" if hot else None),
        cls="ef",
    )


def dumbbell(before: float, after: float, most: float, label: str) -> Markup:
    scale = Scale(0, most, 6, 194)
    return svg(
        200,
        18,
        label,
        line(4, 9, 196, 9, "gl"),
        line(scale(before), 9, scale(after), 9, "lk"),
        dot(scale(before), 9, 4.5, "old"),
        dot(scale(after), 9, 5.5),
        cls="dbl",
    )
