"""How uses are shared among the cards, and kinds of cards that have targets of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from crise.lab.report.compare import difference
from crise.lab.report.figures import ENOUGH, Figures, Kind, Share, Table, share
from crise.lab.report.finding import Bounds, Finding, judge, level, worst
from crise.lab.report.formatting import ReportFormatter
from crise.lab.settings import Targets

ALL: Final = 1.0  # no target


def part_findings(figures: Figures, fmt: ReportFormatter, targets: Targets) -> Iterator[Finding]:
    """No card is used so much that the others hardly matter, nor are three."""
    tables = [(table, table.parts) for table in figures.tables if table.parts]
    if not tables:
        return
    most, three = targets.most or ALL, targets.three or ALL
    firsts = [(table, *next(iter(parts.cards.items()))) for table, parts in tables]
    levels = [level(part.interval, (0.0, most)) for _, _, part in firsts]
    levels += [level(parts.three.interval, (0.0, three)) for _, parts in tables]
    table, card, first = max(firsts, key=lambda one: one[2].share)
    other, parts = max(tables, key=lambda one: one[1].three.share)
    text = fmt.say(
        "found-parts",
        card=fmt.card(card),
        share=fmt.interval(first.interval),
        seats=table.seats,
        most=fmt.percent(most),
        three=fmt.interval(parts.three.interval),
        other=other.seats,
        limit=fmt.percent(three),
    )
    yield judge("found-parts", worst(levels), text, fmt)


def kind_findings(figures: Figures, fmt: ReportFormatter, targets: Targets) -> Iterator[Finding]:
    for kind, wanted in targets.kinds.items():
        name = fmt.game.say(f"kind-{kind}")
        tables = [table for table in figures.tables if kind in table.kinds]
        if wanted.used and tables:
            yield used_finding(name, kind, tables, wanted.used, fmt)
        if wanted.offered and tables:
            yield taken_finding(name, [table.kinds[kind] for table in tables], fmt)


def used_finding(name: str, kind: str, tables: list[Table], bounds: Bounds, fmt: ReportFormatter) -> Finding:
    uses = [(table.seats, table.kinds[kind].used.interval) for table in tables]
    said = [fmt.say("found-at", seats=seats, share=fmt.interval(use)) for seats, use in uses]
    low, high = map(fmt.percent, bounds)
    text = fmt.say("found-kind", shares=", ".join(said), low=low, high=high)
    return judge("found-kind", worst([level(use, bounds) for _, use in uses]), text, fmt, kind=name)


def taken_finding(name: str, kinds: list[Kind], fmt: ReportFormatter) -> Finding:
    """Of all numbers of seats together: few could take one and do not."""
    took, left = together([kind.took for kind in kinds]), together([kind.left for kind in kinds])
    more = difference(left, took)
    text = fmt.say(
        "found-taken",
        took=fmt.interval(took.interval),
        takers=fmt.number(took.of),
        left=fmt.interval(left.interval),
        others=fmt.number(left.of),
    )
    enough = min(took.of, left.of) >= ENOUGH
    sure = "ok" if more.low > 0 else "bad" if more.high < 0 else "note"
    return judge("found-taken", sure if enough else "note", text, fmt, kind=name)


def together(shares: list[Share]) -> Share:
    return share(sum(one.hits for one in shares), sum(one.of for one in shares))
