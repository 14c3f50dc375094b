"""How long games take: what a run says about it."""

from __future__ import annotations

from typing import Final

from crise.lab.report.figures import Figures, Share, Table
from crise.lab.report.finding import Finding, level, worst
from crise.lab.report.formatting import ReportFormatter
from crise.lab.report.kinds import together
from crise.lab.settings import Targets

SLOW: Final = 0.05  # of the games may be long


def length_findings(figures: Figures, fmt: ReportFormatter, targets: Targets) -> list[Finding]:
    slow = slowest(figures)
    cut = level(together([table.limits for table in figures.tables]).interval, (0.0, targets.cut))
    medians = [level(table.median.interval, targets.turns) for table in figures.tables] if targets.turns else []
    levels = [worst(medians), level(slow[1].interval, (0.0, SLOW)) if slow else "ok", cut]
    found, text, note = worst(levels), said_length(figures, fmt, targets), said_ends(figures, fmt)
    if found == "note":
        return [Finding("note", "mark", fmt.say("found-length-doubt"), text, note, doubt=True)]
    if found == "bad":
        cut_short = levels[:2] == ["ok", "ok"]
        title = fmt.say("found-cut" if cut_short else "found-length-bad")
        return [Finding("bad", "up" if cut_short else "down", title, text, note)]
    if targets.turns:
        return [Finding("ok", "ok", fmt.say("found-length-ok"), text, note)]
    return [Finding("note", "mark", fmt.say("found-length-plain"), text, note)]


def said_length(figures: Figures, fmt: ReportFormatter, targets: Targets) -> str:
    medians = [said_median(table, fmt) for table in figures.tables]
    said = [fmt.say("found-length", medians=", ".join(medians))]
    if targets.turns:
        said.append(fmt.say("found-length-wanted", low=targets.turns[0], high=targets.turns[1]))
    if targets.long and (slow := slowest(figures)):
        said.append(fmt.say("found-long", turns=targets.long, seats=slow[0], share=fmt.interval(slow[1].interval)))
    return " ".join(said)


def said_median(table: Table, fmt: ReportFormatter) -> str:
    median, low, high = map(fmt.number, table.median.interval)
    return fmt.say("found-median", seats=table.seats, median=median, low=low, high=high)


def said_ends(figures: Figures, fmt: ReportFormatter) -> str:
    cut, draws = (together([getattr(table, name) for table in figures.tables]) for name in ("limits", "draws"))
    return fmt.say("found-length-note", cut=fmt.interval(cut.interval), draws=fmt.interval(draws.interval))


def slowest(figures: Figures) -> tuple[int, Share] | None:
    """The number of seats at which most games are long, and how many."""
    found = [(table.seats, table.long) for table in figures.tables if table.long]
    return max(found, key=lambda one: one[1].share, default=None)
