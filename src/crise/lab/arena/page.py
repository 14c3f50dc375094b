"""The page of a tournament: shares and ratings as drawings, who met whom, what went wrong, how to play it again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from markupsafe import Markup

from crise.games import GAMES
from crise.lab.arena.figures import Meeting, Report, Share, Standing
from crise.lab.arena.play import Plan
from crise.lab.kit.formatting import Formatter
from crise.lab.kit.html import tag
from crise.lab.kit.page import command, page, sheet, table, two
from crise.lab.kit.plots import Dot, Interval, stacked_chart, ticks
from crise.lab.settings import settings_of

COLUMNS = ("ratio", "share", "interval", "fair", "games-played")


def arena_page(found: Report, language: str) -> str:
    """A tournament as a person reads it."""
    fmt, plan = Formatter(found.plan.game, language, "crise.lab.arena"), found.plan
    summary = fmt.say(
        "summary", seats=plan.seats, mode=plan.mode, deals=found.deals, games=found.games, draws=found.draws
    )
    sections = [
        two(shares_section(found.standings, fmt), ratings_section(found.standings, fmt)),
        sheet("standings", fmt.say("standings"), standings_table(found.standings, fmt)),
        sheet("meetings", fmt.say("meetings"), meetings_table(found.meetings, fmt), cls="sheet sheet--long"),
        *rivals(found, fmt),
        *incidents(found, fmt),
        method_section(found, fmt),
    ]
    return page(fmt, settings_of(GAMES[plan.game]).colours, fmt.say("title"), summary, sections)


# --- drawings ---------------------------------------------------------------------


def shares_section(standings: Sequence[Standing], fmt: Formatter) -> Markup:
    dots = [Dot(row.bot, fmt.number(row.share.ratio, "0.00"), ratios(row.share), hot=row.sees_all) for row in standings]
    marks = ticks(0.0, max(1.0, *(one.now.high for one in dots)))
    chart = stacked_chart(dots, said_in_words("shares", dots, fmt), named(marks, fmt), fair=1.0)
    cheats = tag("p", fmt.say("cheats-help"), cls="sub bad") if any(row.sees_all for row in standings) else None
    return sheet("shares", fmt.say("shares"), chart, cheats, sub=fmt.say("shares-help"))


def ratings_section(standings: Sequence[Standing], fmt: Formatter) -> Markup:
    dots = [
        Dot(row.bot, fmt.number(rating.points, "0"), Interval(rating.points, rating.low, rating.high), hot=row.sees_all)
        for row in standings
        for rating in [row.rating]
    ]
    marks = ticks(min(one.now.low for one in dots), max(one.now.high for one in dots))
    chart = stacked_chart(dots, said_in_words("ratings", dots, fmt), named(marks, fmt), fair=None)
    return sheet("ratings", fmt.say("ratings"), chart, sub=fmt.say("ratings-help"))


def ratios(share: Share) -> Interval:
    return Interval(share.ratio, share.low_ratio, share.high_ratio)


def named(marks: Sequence[float], fmt: Formatter) -> list[tuple[float, str]]:
    return [(mark, fmt.number(mark, "#,##0.###")) for mark in marks]


def said_in_words(id: str, dots: Sequence[Dot], fmt: Formatter) -> str:
    return fmt.say("drawing", title=fmt.say(id), values=", ".join(f"{one.label} {one.said}" for one in dots))


# --- tables -----------------------------------------------------------------------


def standings_table(rows: Sequence[Standing], fmt: Formatter) -> Markup:
    body = [
        (
            row.bot + (f" ({fmt.say('cheats')})" if row.sees_all else ""),
            [*cells(row.share, fmt), fmt.number(row.ms, "#,##0.00")],
        )
        for row in rows
    ]
    return figures_table([*COLUMNS, "speed"], body, fmt)


def meetings_table(meetings: Sequence[Meeting], fmt: Formatter) -> Markup:
    body = [
        (fmt.say("meeting", bot=meeting.bot, others=counted(meeting.against)), cells(meeting.share, fmt))
        for meeting in meetings
    ]
    return figures_table(COLUMNS, body, fmt)


def cells(share: Share, fmt: Formatter) -> list[str]:
    interval = f"{fmt.percent(share.low)} – {fmt.percent(share.high)}"
    return [
        fmt.number(share.ratio, "0.00"),
        fmt.percent(share.share),
        interval,
        fmt.percent(share.fair),
        fmt.number(share.games),
    ]


def figures_table(columns: Sequence[str], body: Sequence[tuple[str, Sequence[str]]], fmt: Formatter) -> Markup:
    """A row a bot: its name, then numbers."""
    heads = [
        tag("th", fmt.say("bot"), scope="col"),
        *(tag("th", fmt.say(id), scope="col", cls="num") for id in columns),
    ]
    rows = [
        tag("tr", tag("th", name, scope="row"), [tag("td", figure, cls="num") for figure in figures])
        for name, figures in body
    ]
    return table(heads, rows, "ft")


def counted(bots: Sequence[str]) -> str:
    """`facile × 3`"""
    return ", ".join(bot if bots.count(bot) == 1 else f"{bot} × {bots.count(bot)}" for bot in dict.fromkeys(bots))


def rivals(found: Report, fmt: Formatter) -> list[Markup]:
    """Roles that no seat plays."""
    lines = [
        fmt.say(
            "rival", role=fmt.game.say(f"role-{one.role}"), wins=one.wins, games=one.games, share=fmt.percent(one.share)
        )
        for one in found.rivals
    ]
    return [sheet("rivals", fmt.say("rivals"), bullets(lines))] if lines else []


# --- what went wrong, and how it was done -----------------------------------------


def incidents(found: Report, fmt: Formatter) -> list[Markup]:
    faults = [part for row in found.standings if row.faults for part in faults_of(row, fmt)]
    sections = [sheet("faults", fmt.say("faults"), faults)] if faults else []
    return sections + ([sheet("failures", fmt.say("failures"), bullets(found.failures))] if found.failures else [])


def faults_of(row: Standing, fmt: Formatter) -> list[Markup]:
    fell = [tag("p", fmt.say("faults-fell", games=row.fell))] if row.fell else []
    return [tag("p", tag("b", row.bot)), *fell, bullets(row.faults)]


def bullets(lines: Sequence[str]) -> Markup:
    return tag("ul", [tag("li", line) for line in lines], cls="ls")


def method_section(found: Report, fmt: Formatter) -> Markup:
    methods = dict.fromkeys(fmt.say(f"method-{row.share.method}") for row in found.standings)
    said = [
        tag("p", fmt.say("method-share", method=", ".join(methods))),
        tag("p", fmt.say("method-again")),
        command(again(found.plan)),
    ]
    return sheet("method", fmt.say("method"), said)


def again(plan: Plan) -> str:
    """The command that makes this tournament again."""
    game = GAMES[plan.game]
    usual = game.read_options(game.modes[plan.mode])
    words = ["crise", "arena", plan.game, *plan.bots, "--seats", str(plan.seats), "--mode", plan.mode]
    for name, value in plan.options.items():
        if value != getattr(usual, name):
            words += ["--option", f"{name}={str(value).lower()}"]
    return shlex.join([*words, "--deals", str(plan.deals), "--seed", str(plan.seed)])
