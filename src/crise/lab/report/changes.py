"""The part of a report that sets two runs side by side."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from crise.lab.kit.html import icon, tag
from crise.lab.kit.page import sheet, table, two
from crise.lab.report import charts
from crise.lab.report.compare import CardChange, Difference, Row, card_changes, rows, setting_changes
from crise.lab.report.figures import Edition, Figures
from crise.lab.report.formatting import ReportFormatter
from crise.lab.report.targets import neglected
from crise.lab.settings import Targets


def changes_section(now: Edition, before: Edition, fmt: ReportFormatter, targets: Targets) -> list[Markup]:
    settings = setting_changes(before.results.run, now.results.run)
    changes = card_changes((before.results.run, before.figures), (now.results.run, now.figures))
    cards = sheet(
        "changes",
        fmt.say("changes"),
        settings_part(settings, fmt) if settings else None,
        card_table(changes, len(now.figures.cards), fmt) if changes else tag("p", fmt.say("no-card-changed")),
        sub=fmt.say("changes", "sub"),
    )
    figures = tag("ol", key_figures(before.figures, now.figures, fmt, targets), cls="kp")
    found = rows(before.figures, now.figures)
    return [
        two(cards, sheet("keys", fmt.say("before-after"), figures), cls="two two--d"),
        sheet("differences", fmt.say("before-after"), win_table(found, fmt), cls="sheet sheet--long"),
    ]


def settings_part(settings: Sequence[tuple[str, str, str]], fmt: ReportFormatter) -> list[Markup]:
    changed = [tag("span", f"{name}\u00a0", arrow(old, new), cls="fx") for name, old, new in settings]
    return [tag("p", fmt.say("settings-changed"), cls="sub"), tag("p", changed)]


def arrow(old: str, new: str) -> list[Markup]:
    return [tag("s", old or "–"), icon("right"), tag("b", new or "–")]


def card_table(changes: Sequence[CardChange], among: int, fmt: ReportFormatter) -> Markup:
    most = max(max(one.difference.before.share, one.difference.after.share) for one in changes) or 1.0
    heads = [fmt.say(id) for id in ("card", "change", "used-both", "difference", "verdict")]
    body = [
        tag(
            "tr",
            tag("th", fmt.card(one.card), scope="row"),
            tag(
                "td",
                [tag("span", f"{name}\u00a0", arrow(old, new), cls="fx") for name, old, new in one.fields]
                or fmt.say("unchanged"),
            ),
            tag("td", both(one.difference, most, fmt), cls="db"),
            tag("td", shares(one.difference, fmt), cls="num"),
            tag("td", chip(one.difference, among, fmt), cls="num"),
        )
        for one in changes
    ]
    return table(header(heads), body, "dt")


def header(heads: Sequence[str]) -> list[Markup]:
    return [tag("th", said, scope="col", cls="db" if at == 2 else None) for at, said in enumerate(heads)]


def both(found: Difference, most: float, fmt: ReportFormatter) -> Markup:
    label = f"{fmt.percent(found.before.share)} → {fmt.percent(found.after.share)}"
    return charts.dumbbell(found.before.share, found.after.share, most, label)


def shares(found: Difference, fmt: ReportFormatter) -> list[str]:
    return [f"{fmt.points(found.before.share)} → ", tag("b", fmt.percent(found.after.share))]


def chip(found: Difference, among: int, fmt: ReportFormatter) -> Markup:
    verdict = found.verdict(among)
    return tag("span", fmt.say(f"verdict-{verdict}"), cls="chip chip--ok" if verdict == "sure" else "chip")


def win_table(found: Sequence[Row], fmt: ReportFormatter) -> Markup:
    heads = [
        tag("th", "", scope="col"),
        *(
            tag("th", fmt.say(id), scope="col", cls="num")
            for id in ("before", "now", "difference", "points-95", "verdict")
        ),
    ]
    body = [
        tag(
            "tr",
            tag("th", row_name(one, fmt), scope="row"),
            tag("td", fmt.percent(one.difference.before.share), cls="num"),
            tag("td", tag("b", fmt.percent(one.difference.after.share)), cls="num"),
            tag("td", fmt.signed(one.difference.points), cls="num"),
            tag("td", f"{fmt.signed(one.difference.low)} … {fmt.signed(one.difference.high)}", cls="num"),
            tag("td", chip(one.difference, len(found), fmt), cls="num"),
        )
        for one in found
    ]
    return table(heads, body)


def row_name(one: Row, fmt: ReportFormatter) -> str:
    if one.kind == "order":
        return fmt.say("row-order", seats=one.seats, which=fmt.ordinal(int(one.which)))
    if one.kind == "side":
        return fmt.say("row-side", seats=one.seats, which=fmt.side(one.which))
    return fmt.say(f"row-{one.kind}", seats=one.seats)


def key_figures(before: Figures, now: Figures, fmt: ReportFormatter, targets: Targets) -> list[Markup]:
    older = {table.seats: table for table in before.tables}
    pairs = [
        (fmt.say("key-first", seats=table.seats), older[table.seats].orders[0].share, table.orders[0].share)
        for table in now.tables
        if table.seats in older
    ]
    said = [(name, fmt.points(old), fmt.percent(new)) for name, old, new in pairs]
    if any(table.sides for table in now.tables):
        points = fmt.say("column-points", points=fmt.points(spread(now)))
        said.append((fmt.say("key-spread"), fmt.points(spread(before)), points))
    lost = [str(len(neglected(one, targets))) for one in (before, now)]
    said.append((fmt.say("key-neglected"), *lost))  # type: ignore[arg-type]
    said.append((fmt.say("key-turns"), fmt.number(before.turns.median), fmt.number(now.turns.median)))
    said.append((fmt.say("key-cut"), fmt.points(cut(before)), fmt.percent(cut(now))))
    return [
        tag(
            "li",
            tag("span", name),
            tag("span", tag("s", old), icon("right"), tag("b", new, cls="d"), cls="kp__v"),
        )
        for name, old, new in said
    ]


def spread(found: Figures) -> float:
    """Between the best and the worst team at one number of seats, at the worst of them."""
    shares = [[share.share for share in table.sides.values()] for table in found.tables if table.sides]
    return max((max(one) - min(one) for one in shares), default=0.0)


def cut(found: Figures) -> float:
    return sum(table.limits.hits for table in found.tables) / max(1, found.games)
