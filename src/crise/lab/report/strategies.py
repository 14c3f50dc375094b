"""Strategies of one idea: is one of them enough to win, or what it does without indispensable?"""

from __future__ import annotations

from collections.abc import Iterator

from crise.lab.kit.plots import Interval
from crise.lab.report.figures import Figures
from crise.lab.report.finding import ICONS, Finding, few, level, worst
from crise.lab.report.formatting import ReportFormatter
from crise.lab.run.strategies import Tried
from crise.lab.settings import Targets


def standing(one: Tried, targets: Targets) -> str:
    """Within the bounds that the game sets. Where it sets none: it must not win more than its fair share, and by more
    than a place at the table may."""
    bounds = targets.bounds(one.strategy)
    if bounds is None:
        return "bad" if one.dominates(targets.margin) else "ok"
    return level(Interval(one.share.ratio, one.share.low_ratio, one.share.high_ratio), bounds)


def strategy_findings(figures: Figures, fmt: ReportFormatter, targets: Targets) -> Iterator[Finding]:
    """None may be enough. All that are out of their bounds are told, else the best one."""
    if not figures.strategies:
        return
    found = worst([standing(one, targets) for one in figures.strategies])
    if found == "ok":
        best = max(figures.strategies, key=lambda one: one.share.ratio)
        count = len({one.strategy for one in figures.strategies})
        text = fmt.say("found-strategies-ok", "text", count=count, best=said_strategy(best, fmt))
        yield Finding("ok", "ok", fmt.say("found-strategies-ok"), text)
        return
    out = [one for one in figures.strategies if standing(one, targets) == found]
    out.sort(key=lambda one: -one.share.ratio)
    enough = {one.strategy for one in out if one.share.share > one.share.fair}
    title = "found-strategies-doubt" if found == "note" else f"found-strategies-{'bad' if enough else 'low'}"
    text = few([said_strategy(one, fmt) for one in out], fmt) + "."
    note = fmt.say("found-strategies-hint") if enough else ""
    yield Finding(found, ICONS[found], fmt.say(title, count=len(enough)), text, note, doubt=found == "note")


def said_strategy(one: Tried, fmt: ReportFormatter) -> str:
    share = fmt.interval(Interval(one.share.share, one.share.low, one.share.high))
    return fmt.say(
        "found-strategy", strategy=one.strategy, share=share, fair=fmt.percent(one.share.fair), seats=one.seats
    )
