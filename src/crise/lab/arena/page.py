"""The page of a tournament: one file with its plots in it, to be read on a phone as well."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import cache
from html import escape
from math import floor, log10
from typing import NamedTuple

from crise.core.words import Catalogue, words
from crise.games import GAMES
from crise.lab.arena.figures import Meeting, Report, Share, Standing
from crise.lab.arena.play import Plan

ROW, AXIS = 44, 28  # heights in a plot, in pixels; the width is that of the screen
LONGEST_LABEL = 34
COLUMNS = ("ratio", "share", "interval", "fair", "games-played")
STYLE = """
:root{color-scheme:light dark;--paper:#f3ecdd;--surface:#fcf8ef;--line:#d3c7ae;--ink:#1b2230;--ink-2:#4a4d57;
--go:#1d6b4f;--alert:#b92d1c;--font:"Avenir Next","Segoe UI","Noto Sans",system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{--paper:#12161d;--surface:#1a202a;--line:#333c4a;--ink:#f2ebdc;--ink-2:#c6c0b3;
--go:#5fd1a0;--alert:#ff7a63}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.45 var(--font)}
main{max-width:900px;margin:0 auto;padding:20px 14px 48px;display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
h1{font-size:2rem;line-height:1.1;margin:0}h2{font-size:1.2rem;margin:0 0 4px}p{margin:0 0 8px}
.sub{color:var(--ink-2)}section{background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:14px}
svg{width:100%;display:block;overflow:visible}svg text{font:15px var(--font);fill:var(--ink)}svg .ax{fill:var(--ink-2)}
.grid{stroke:var(--line)}.fair{stroke:var(--go);stroke-width:2;stroke-dasharray:5 4}
.iv{stroke:var(--ink);stroke-width:3;stroke-linecap:round}circle{fill:var(--ink)}
.cheat .iv{stroke:var(--alert)}.cheat circle{fill:var(--alert)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:right;padding:5px 0 5px 14px;border-bottom:1px solid var(--line);white-space:nowrap}
thead th{border-bottom:2px solid var(--ink)}
th:first-child,td:first-child{text-align:left;white-space:normal;padding-left:0;min-width:8em}
code{display:block;background:var(--paper);padding:8px;border-radius:6px;overflow-wrap:anywhere}
.bad{color:var(--alert)}
"""


class Speech(Catalogue):
    """The sentences of the page, and numbers as the language writes them."""

    def number(self, value: float, digits: int = 2) -> str:
        return self._comma(f"{value:.{digits}f}")

    def short(self, value: float) -> str:
        return self._comma(f"{value:g}")

    def percent(self, value: float) -> str:
        return self.number(100 * value, 1) + "\u00a0%"

    def _comma(self, text: str) -> str:
        return text.replace(".", ",") if self.language == "fr" else text


@cache
def speech(language: str) -> Speech:
    return Speech(language, "crise.lab.arena")


def page(found: Report, language: str) -> str:
    """A tournament as a person reads it."""
    say, plan = speech(language), found.plan
    summary = say.say(
        "summary", seats=plan.seats, mode=plan.mode, deals=found.deals, games=found.games, draws=found.draws
    )
    title, name = escape(say.say("title")), escape(words(GAMES[plan.game], language).title)
    parts = [
        f"<header><p class=sub>{name}</p><h1>{title}</h1><p class=sub>{escape(summary)}</p></header>",
        _section(say, "shares", _shares(found, say), say.say("shares-help")),
        _section(say, "ratings", _ratings(found, say), say.say("ratings-help")),
        _section(say, "meetings", _meetings(found.meetings, say)),
        *_incidents(found, say),
        _section(say, "method", _method(found, say)),
    ]
    phone = '<meta name=viewport content="width=device-width,initial-scale=1">'
    head = (
        f"<!doctype html><html lang={language}><head><meta charset=utf-8>{phone}"
        f"<title>{title} · {name}</title><style>{STYLE}</style></head>"
    )
    return f"{head}\n<body><main>\n" + "\n".join(parts) + "\n</main></body></html>\n"


def _section(say: Speech, title: str, content: str, help: str = "") -> str:
    sub = f"<p class=sub>{escape(help)}</p>" if help else ""
    return f"<section><h2>{escape(say.say(title))}</h2>{sub}{content}</section>"


# --- plots ------------------------------------------------------------------------


class Line(NamedTuple):
    """A point with its interval."""

    label: str
    value: float
    low: float
    high: float
    text: str
    cheats: bool


def _shares(found: Report, say: Speech) -> str:
    lines = [
        Line(row.bot, share.ratio, share.low_ratio, share.high_ratio, say.number(share.ratio), row.sees_all)
        for row in found.standings
        for share in [row.share]
    ]
    cheats = f"<p class=bad>{escape(say.say('cheats-help'))}</p>" if any(line.cheats for line in lines) else ""
    return plot(lines, "shares", say, mark=1.0) + cheats + _standings(found.standings, say)


def _ratings(found: Report, say: Speech) -> str:
    lines = [
        Line(row.bot, rating.mu, rating.low, rating.high, say.number(rating.mu, 1), row.sees_all)
        for row in found.standings
        for rating in [row.rating]
    ]
    return plot(lines, "ratings", say)


def plot(lines: Sequence[Line], title: str, say: Speech, mark: float | None = None) -> str:
    """Points with whiskers, one a row. `mark`: where all would be if they were equal; the axis begins at 0 then."""
    ends = [end for line in lines for end in (line.low, line.high)]
    steps = ticks(*((min(ends), max(ends)) if mark is None else (0.0, max(*ends, mark))))
    bottom = ROW * len(lines) + 6

    def x(value: float) -> str:
        return f"{2 + 96 * (value - steps[0]) / (steps[-1] - steps[0]):.2f}%"

    parts = [f'<line class=grid x1="{x(at)}" x2="{x(at)}" y1="0" y2="{bottom}" />' for at in steps]
    parts += [f'<text class=ax x="{x(at)}" y="{bottom + 18}" text-anchor=middle>{say.short(at)}</text>' for at in steps]
    if mark is not None:
        parts.append(f'<line class=fair x1="{x(mark)}" x2="{x(mark)}" y1="0" y2="{bottom}" />')
    for number, line in enumerate(lines):
        y = ROW * number + 18
        parts.append(
            f'<g class="{"cheat" if line.cheats else "row"}"><text x="0" y="{y}">{escape(_cut(line.label))}</text>'
            f'<text x="100%" y="{y}" text-anchor=end>{line.text}</text>'
            f'<line class=iv x1="{x(line.low)}" x2="{x(line.high)}" y1="{y + 13}" y2="{y + 13}" />'
            f'<circle cx="{x(line.value)}" cy="{y + 13}" r="6" /></g>'
        )
    label = escape(say.say(title))
    return f'<svg height="{bottom + AXIS}" role=img aria-label="{label}">{"".join(parts)}</svg>'


def ticks(low: float, high: float) -> list[float]:
    """Round numbers that cover a range, about five."""
    reach = high - low or 1.0
    step = 10.0 ** floor(log10(reach / 4))
    step *= next(factor for factor in (1, 2, 2.5, 5, 10) if reach / (step * factor) <= 5)
    first, last = floor(low / step), -floor(-high / step)
    return [round(at * step, 10) for at in range(first, max(last, first + 1) + 1)]


def _cut(label: str) -> str:
    """The end of a command tells more than its beginning."""
    return label if len(label) <= LONGEST_LABEL else "…" + label[1 - LONGEST_LABEL :]


# --- tables -----------------------------------------------------------------------


def _standings(rows: list[Standing], say: Speech) -> str:
    body = [
        [row.bot + (f" ({say.say('cheats')})" if row.sees_all else ""), *_cells(row.share, say), say.number(row.ms)]
        for row in rows
    ]
    return _table([say.say(id) for id in ("bot", *COLUMNS, "speed")], body)


def _meetings(meetings: list[Meeting], say: Speech) -> str:
    body = [
        [say.say("meeting", bot=meeting.bot, others=counted(meeting.against)), *_cells(meeting.share, say)]
        for meeting in meetings
    ]
    return _table([say.say(id) for id in ("bot", *COLUMNS)], body)


def _cells(share: Share, say: Speech) -> list[str]:
    interval = f"{say.percent(share.low)} – {say.percent(share.high)}"
    return [say.number(share.ratio), say.percent(share.share), interval, say.percent(share.fair), str(share.games)]


def _table(heads: list[str], body: list[list[str]]) -> str:
    head = "".join(f"<th scope=col>{escape(name)}</th>" for name in heads)
    rows = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body]
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f"<div class=wide tabindex=0>{table}</div>"


def counted(bots: list[str]) -> str:
    """`facile × 3`"""
    return ", ".join(bot if bots.count(bot) == 1 else f"{bot} × {bots.count(bot)}" for bot in dict.fromkeys(bots))


# --- what went wrong, and how it was done -----------------------------------------


def _incidents(found: Report, say: Speech) -> list[str]:
    parts: list[str] = []
    for row in found.standings:
        if row.faults:
            fell = f"<p>{escape(say.say('faults-fell', games=row.fell))}</p>" if row.fell else ""
            parts.append(f"<p><b>{escape(row.bot)}</b></p>{fell}{_list(row.faults)}")
    sections = [_section(say, "faults", "".join(parts))] if parts else []
    return sections + ([_section(say, "failures", _list(found.failures))] if found.failures else [])


def _list(lines: list[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def _method(found: Report, say: Speech) -> str:
    methods = dict.fromkeys(say.say(f"method-{row.share.method}") for row in found.standings)
    text = say.say("method-share", method=", ".join(methods))
    return f"<p>{escape(text)}</p><p>{escape(say.say('method-again'))}</p><code>{escape(command(found.plan))}</code>"


def command(plan: Plan) -> str:
    """What makes this tournament again."""
    game = GAMES[plan.game]
    usual = game.read_options(game.modes[plan.mode])
    words = ["crise", "arena", plan.game, *plan.bots, "--seats", str(plan.seats), "--mode", plan.mode]
    for name, value in plan.options.items():
        if value != getattr(usual, name):
            words += ["--option", f"{name}={str(value).lower()}"]
    return shlex.join([*words, "--deals", str(plan.deals), "--seed", str(plan.seed)])
