"""The report of a run: one page that its reader can keep, print and send; it needs nothing but itself."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

import msgspec

from crise.games import GAMES
from crise.lab import charts
from crise.lab.changes import changes_section
from crise.lab.charts import Dot
from crise.lab.figures import Card, Edition, Excess, Figures, Share, Table
from crise.lab.html import Html, icon, tag
from crise.lab.notes import USES
from crise.lab.run import Run
from crise.lab.targets import Finding, Targets, findings, idle, leaning, neglected, surely_outside, targets_of
from crise.lab.voice import Voice

MARK: Final = Html(
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 2h20v20H2z" fill="var(--ink)"/><path d="M12 4.6l6.4 '
    '3.7v7.4L12 19.4l-6.4-3.7V8.3z" fill="none" stroke="var(--paper)" stroke-width="2"/><circle cx="12" '
    'cy="12" r="2.8" fill="#e0462b"/></svg>'
)
# Light or dark: as the address asks (?theme=dark), else as the system does; the button changes it.
THEME: Final = Html(
    "<script>(d=>{d.theme=(/theme=(\\w+)/.exec(location.search)||[,matchMedia('(prefers-color-scheme:dark)').matches"
    "?'dark':'light'])[1]})(document.documentElement.dataset)</script>"
)
SWITCH: Final = "(d=>{d.theme=d.theme=='dark'?'light':'dark'})(document.documentElement.dataset)"
SYMBOL: Final = re.compile(r'<symbol id="i-([^"]+)".*?</symbol>', re.DOTALL)


def report(now: Edition, before: Edition | None, language: str, command: str) -> str:
    game, voice = now.figures.game, Voice(now.figures.game, language)
    targets = targets_of(game)
    body = tag(
        "div",
        bar(voice),
        tag(
            "main",
            head(now, before, voice),
            findings_section(findings(now.figures, voice, targets), voice),
            wins_sections(now.figures, before.figures if before else None, voice, targets),
            length_section(now.figures, before.figures if before else None, voice, targets),
            tag("div", decisions_section(now.figures, voice), scores_section(now.figures, voice), cls="two"),
            cards_section(now, voice, targets),
            changes_section(now, before, voice, targets) if before else None,
            tag("div", places_section(now.figures, voice), moves_section(now.figures, voice), cls="two"),
            rules_section(now.figures, voice, targets),
            again_section(now, voice, command),
        ),
    )
    return page(body, game, language, f"{voice.game.title} · {voice.say('report')} · Cellule de crise")


# --- the page around it -------------------------------------------------------------------------


def page(body: Html, game: str, language: str, title: str) -> str:
    head_part = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width,initial-scale=1"),
        tag("title", title),
        Html(f"<style>{font()}\n{asset('report.css')}</style>"),
        THEME,
    )
    return (
        f"<!doctype html>\n{tag('html', head_part, tag('body', symbols(body), body), lang=language, data_game=game)}\n"
    )


def asset(name: str) -> str:
    return (files("crise.lab") / name).read_text("utf-8")


def font() -> str:
    data = b64encode((files("crise.lab") / "cellule.woff2").read_bytes()).decode()
    return (
        f'@font-face{{font-family:"Cellule";src:url("data:font/woff2;base64,{data}") format("woff2");'
        "font-weight:400 900;font-display:swap}"
    )


def symbols(body: Html) -> Html:
    """The icons that the page uses, and no others."""
    used = set(re.findall(r'href="#i-([^"]+)"', body))
    found = [match.group(0) for match in SYMBOL.finditer(asset("icons.svg")) if match.group(1) in used]
    return tag("svg", Html("".join(found)), width=0, height=0, style="position:absolute", aria_hidden="true")


def bar(voice: Voice) -> Html:
    mark = tag("span", MARK, tag("span", "Cellule de crise"), cls="bar__mark")
    return tag("header", mark, tag("h1", voice.say("lab"), cls="bar__game"), cls="bar")


def head(now: Edition, before: Edition | None, voice: Voice) -> Html:
    run = now.results.run
    seats = voice.game.listing([str(count) for count in run.seats])
    games = voice.number(now.figures.games)
    said = [
        voice.say("cards-file", file=now.name) if now.name else voice.say("cards-own"),
        voice.say("made-of", games=games, seats=seats, one=run.seats[-1], bots=", ".join(run.bots)),
        *([voice.say("options-given", options=given)] if (given := options_given(run)) else []),
        *([voice.say("compared", before=before.name or voice.say("before"))] if before else []),
    ]
    buttons = [
        tag("button", icon("print"), voice.say("print"), cls="btn btn--main", onclick="print()"),
        tag("button", icon("theme"), voice.say("theme"), cls="btn", onclick=SWITCH),
    ]
    titles = [
        tag("p", voice.say("report"), cls="rh__k"),
        tag("h2", voice.game.title, cls="d"),
        tag("p", " ".join(said), cls="rh__s"),
    ]
    return tag("header", tag("div", titles), tag("div", buttons, cls="rh__a"), cls="rh")


def options_given(run: Run) -> str:
    """Those that are not as usual, as one gives them."""
    usual = msgspec.json.decode(msgspec.json.encode(GAMES[run.game].options()))
    given = msgspec.json.decode(msgspec.json.encode(run.options))  # read from a file or not: lists, never tuples
    changed = {name: value for name, value in given.items() if value != usual[name]}
    return ", ".join(f"{name}={msgspec.json.encode(value).decode()}" for name, value in changed.items())


def sheet(id: str, title: str, *children: Any, sub: str = "", cls: str = "sheet") -> Html:
    below = tag("p", sub, cls="sub") if sub else None
    return tag("section", tag("h2", title, id=id), below, *children, cls=cls, aria_labelledby=id)


def findings_section(found: Sequence[Finding], voice: Voice) -> Html:
    items = [
        tag(
            "li",
            tag("span", icon(one.icon), cls="fd__i"),
            tag(
                "div",
                tag("h3", one.title),
                tag("p", one.text),
                tag("p", one.note, cls="fd__n") if one.note else None,
            ),
            cls=f"fd fd--{one.level}",
        )
        for one in found
    ]
    title = tag("h2", voice.say("essential"), cls="sr", id="essential")
    return tag("section", title, tag("ol", items, cls="fds"), aria_labelledby="essential")


def legend(voice: Voice, before: bool, margin: float, hot: bool) -> Html:
    parts = [("k", voice.say("now"))]
    parts += [("k k--o", voice.say("before"))] if before else []
    parts += [("k k--b", voice.say("margin", margin=voice.number(100 * margin)))]
    parts += [("k k--h", voice.say("out-of-margin"))] if hot else []
    return keys(parts)


def keys(parts: Sequence[tuple[str, str]]) -> Html:
    return tag("p", [tag("span", tag("i", "", cls=cls), said) for cls, said in parts], cls="lg")


# --- who wins --------------------------------------------------------------------------------------


def wins_sections(now: Figures, before: Figures | None, voice: Voice, targets: Targets) -> Html:
    older = {table.seats: table for table in before.tables} if before else {}
    if not any(table.sides for table in now.tables):
        return orders_section(now, older, voice, targets, charts.WIDE)
    orders = orders_section(now, older, voice, targets, charts.WIDTH)
    return tag("div", sides_section(now, older, voice, targets), orders, cls="two")


def orders_section(now: Figures, older: dict[int, Table], voice: Voice, targets: Targets, width: int) -> Html:
    among = sum(len(table.orders) for table in now.tables)
    groups = [
        (
            voice.say("at-seats", seats=table.seats),
            table.fair,
            order_dots(table, older.get(table.seats), voice, targets, among),
        )
        for table in now.tables
    ]
    worst, at, share = max(
        ((table, at, share) for table in now.tables for at, share in enumerate(table.orders, 1)),
        key=lambda one: abs(one[2].share - one[0].fair),
    )
    said = voice.say("orders-worst", seats=worst.seats, place=voice.ordinal(at), share=voice.percent(share.share))
    chart = charts.order_chart(groups, targets.margin, voice.say("orders", "label", worst=said), width)
    hot = any(dot.hot for _, _, dots in groups for dot in dots)
    shown = legend(voice, bool(older), targets.margin, hot)
    return sheet("orders", voice.say("orders"), shown, chart, sub=voice.say("orders", "sub"))


def order_dots(table: Table, old: Table | None, voice: Voice, targets: Targets, among: int) -> list[Dot]:
    return [
        Dot(
            voice.ordinal(at),
            voice.whole(share.share),
            share,
            old.orders[at - 1] if old else None,
            surely_outside(share, table.fair, targets.margin, among),
        )
        for at, share in enumerate(table.orders, 1)
    ]


def sides_section(now: Figures, older: dict[int, Table], voice: Voice, targets: Targets) -> Html:
    among = sum(len(table.sides) for table in now.tables)
    panels = [
        tag(
            "div",
            tag("h3", voice.say("at-seats", seats=table.seats)),
            side_chart(table, older.get(table.seats), voice, targets, among),
            cls="panel",
        )
        for table in now.tables
        if table.sides
    ]
    hot = any(
        surely_outside(share, table.fair, targets.margin, among)
        for table in now.tables
        for share in table.sides.values()
    )
    shown = legend(voice, bool(older), targets.margin, hot)
    return sheet("sides", voice.say("sides"), shown, tag("div", panels, cls="two"), sub=voice.say("sides", "sub"))


def side_chart(table: Table, old: Table | None, voice: Voice, targets: Targets, among: int) -> Html:
    dots = [
        Dot(
            voice.side(side),
            voice.percent(share.share),
            share,
            old.sides.get(side) if old else None,
            surely_outside(share, table.fair, targets.margin, among),
        )
        for side, share in table.sides.items()
    ]
    shares = [share.share for share in table.sides.values()]
    label = voice.say(
        "sides",
        "label",
        seats=table.seats,
        low=voice.percent(min(shares)),
        high=voice.percent(max(shares)),
        fair=voice.percent(table.fair),
    )
    return charts.rows_chart(dots, table.fair, targets.margin, label)


def places_section(now: Figures, voice: Voice) -> Html:
    counts = [table.seats for table in now.tables]
    heads = [
        tag("th", "", scope="col"),
        *(tag("th", voice.say("at-seats", seats=n), scope="col", cls="num") for n in counts),
    ]
    rows = [
        tag(
            "tr",
            tag("th", voice.say("place", n=at + 1), scope="row"),
            [
                tag("td", interval(table.places[at], voice) if at < table.seats else "", cls="num")
                for table in now.tables
            ],
        )
        for at in range(max(counts, default=0))
    ]
    table = tag("div", tag("table", tag("thead", tag("tr", heads)), tag("tbody", rows)), cls="wide")
    return sheet("places", voice.say("places"), table, sub=voice.say("places", "sub"))


def interval(share: Share, voice: Voice) -> str:
    return f"{voice.percent(share.share)} ({voice.points(share.low)}–{voice.points(share.high)})"


def moves_section(now: Figures, voice: Voice) -> Html:
    reach = max([0.02, *(abs(b) for move in now.moves for b in (move.excess.low, move.excess.high))])
    heads = [
        tag("th", voice.say("move"), scope="col"),
        tag("th", voice.say("move-share"), scope="col"),
        tag("th", voice.say("move-excess"), tag("small", voice.say("points-95")), scope="col"),
    ]
    rows = [
        tag(
            "tr",
            tag("th", voice.move(move.move), scope="row"),
            charts.bar(move.share.share, voice.percent(move.share.share), "bar_ bar_--b"),
            effect_cell(move.excess, reach, voice, False),
        )
        for move in now.moves
    ]
    table = tag("table", tag("thead", tag("tr", heads)), tag("tbody", rows))
    return sheet("moves", voice.say("moves"), tag("div", table, cls="wide"), sub=voice.say("moves", "sub"))


# --- how long -------------------------------------------------------------------------------------------


def length_section(now: Figures, before: Figures | None, voice: Voice, targets: Targets) -> Html:
    turns = now.turns
    low, high = (voice.number(turns.quantiles[at]) for at in (0, 4))
    chart = charts.histogram_chart(
        turns,
        voice.say("length", "label", median=voice.number(turns.median), low=low, high=high),
        voice.say("median", median=voice.number(turns.median)),
        band=targets.turns,
        old=before.turns if before else None,
    )
    parts = [("k", voice.say("turns-each"))]
    parts += [("k k--l", voice.say("before"))] if before else []
    if targets.turns:
        parts.append(("k k--b", voice.say("wanted-turns", low=targets.turns[0], high=targets.turns[1])))
    return sheet("length", voice.say("length"), keys(parts), chart)


def decisions_section(now: Figures, voice: Voice) -> Html:
    panels = [
        tag(
            "div",
            tag("h3", voice.say("at-seats", seats=table.seats)),
            charts.histogram_chart(
                table.decisions,
                voice.say("decisions", "label", median=voice.number(table.decisions.median)),
                voice.say("median", median=voice.number(table.decisions.median)),
                width=400,
            ),
            cls="panel",
        )
        for table in now.tables
    ]
    sub = voice.say("decisions-sub")
    return sheet("decisions", voice.say("decisions"), tag("div", panels, cls="two"), sub=sub)


def scores_section(now: Figures, voice: Voice) -> Html:
    rows = [
        (voice.say(id, seats=table.seats), found)
        for table in now.tables
        for id, found in (("scores-all", table.scores), ("scores-best", table.best))
    ]
    chart = charts.quantile_chart(rows, voice.say("scores", "label"))
    return sheet("scores", voice.say("scores"), chart, sub=voice.say("scores", "sub"))


# --- cards ------------------------------------------------------------------------------------------------


def cards_section(now: Edition, voice: Voice, targets: Targets) -> Html:
    found = now.figures.cards
    uses = [use for use in USES if any(card.used[use].hits for card in found)]
    main = "bought" if "bought" in uses else "played"
    rows = {row.card: msgspec.to_builtins(row) for row in GAMES[now.figures.game].read_cards(now.results.run.cards)}
    priced = any("price" in row for row in rows.values())
    heads = [
        tag("th", voice.say("card-price" if priced else "card"), scope="col"),
        *(
            tag(
                "th",
                voice.say(f"use-{use}"),
                tag("small", voice.say("of-games")),
                scope="col",
                cls="" if use == main else "c-re",
            )
            for use in uses
        ),
        tag("th", voice.say("copies"), tag("small", voice.say("copies", "small")), scope="col", cls="num c-cp"),
        tag("th", voice.say("first-turn"), tag("small", voice.say("first-turn", "small")), scope="col", cls="c-sp"),
        tag("th", voice.say("effect"), tag("small", voice.say("points-95")), scope="col"),
        tag("th", tag("span", voice.say("verdict"), cls="sr"), scope="col", cls="vd"),
    ]
    bad = {use.card.card for use in neglected(now.figures, targets)}
    reach = effect_reach([card.effect for card in found])
    body = [card_row(card, rows[card.card], uses, main, voice, targets, reach, card.card in bad) for card in found]
    table = tag("table", tag("thead", tag("tr", heads)), tag("tbody", body), cls="ct")
    title = voice.say("cards", count=len(found))
    sub = voice.say("cards", "sub", use=main)
    return sheet("cards", title, tag("div", table, cls="wide"), sub=sub, cls="sheet sheet--long")


def effect_reach(effects: Sequence[Excess]) -> float:
    """The scale of all effects: the largest, but not a single wild one."""
    bounds = sorted(abs(bound) for one in effects if one.points is not None for bound in (one.low, one.high))
    return max(0.05, bounds[int(0.95 * (len(bounds) - 1))]) if bounds else 0.05


def card_row(
    card: Card,
    row: dict[str, Any],
    uses: Sequence[str],
    main: str,
    voice: Voice,
    targets: Targets,
    reach: float,
    bad: bool,
) -> Html:
    name = [
        tag("span", str(row["price"]), cls="pr") if "price" in row else None,
        icon(row["icon"]) if row.get("icon") else None,
        tag("span", voice.card(card.card)),
    ]
    shares = [
        charts.bar(
            card.used[use].share,
            voice.percent(card.used[use].share),
            "bar_ bar_--b" if use == main else "bar_ c-re",
            targets.used if use == card.main else None,
        )
        for use in uses
    ]
    lean = leaning(card)
    turn = "" if card.turn is None else voice.number(card.turn.median)
    small = None if card.turn is None else charts.spark(card.turn, voice.say("first-turn-label", turn=turn))
    return tag(
        "tr",
        tag("th", name, scope="row"),
        shares,
        tag("td", voice.number(card.copies[card.main], "0.00"), cls="num c-cp"),
        tag("td", small, tag("b", turn), cls="c-sp"),
        effect_cell(card.effect, reach, voice, bool(lean)),
        tag("td", verdict(bad, lean, voice), cls="vd"),
        cls="fl" if bad or lean else None,
    )


def effect_cell(found: Excess, reach: float, voice: Voice, hot: bool) -> Html:
    if found.points is None:
        return tag("td", voice.say("too-few"), cls="eff")
    said = {name: voice.signed(getattr(found, name)) for name in ("points", "low", "high")}
    drawing = charts.effect(found, reach, voice.say("effect-label", **said), hot)
    return tag("td", drawing, tag("b", said["points"]), cls="eff")


def verdict(bad: bool, lean: int, voice: Voice) -> Html | None:
    if bad:
        return tag("span", icon("down"), voice.say("chip-neglected"), cls="chip chip--bad")
    if lean:
        return tag(
            "span",
            icon("up" if lean > 0 else "down"),
            voice.say("chip-strong" if lean > 0 else "chip-weak"),
            cls="chip",
        )
    return None


# --- rules, and how to make it again ------------------------------------------------------------------------


def rules_section(now: Figures, voice: Voice, targets: Targets) -> Html:
    games = max((rule.share.of for rule in now.rules if rule.share), default=0)
    if not games:
        return sheet("rules", voice.say("rules"), sub=voice.say("rules-none"))
    never = idle(now, targets)
    heads = [tag("th", voice.say(id), scope="col") for id in ("rule", "rule-text", "rule-share")]
    rows = [
        tag(
            "tr",
            tag("th", tag("span", rule.rule, cls="rid"), scope="row"),
            tag("td", voice.game.rule(rule.rule)),
            charts.bar(rule.share.share, voice.whole(rule.share.share)) if rule.share else tag("td", "—"),
            cls="fl" if rule.rule in never else None,
        )
        for rule in now.rules
    ]
    table = tag("table", tag("thead", tag("tr", heads)), tag("tbody", rows), cls="ru")
    sub = voice.say("rules", "sub", games=voice.number(games))
    return sheet("rules", voice.say("rules"), tag("div", table, cls="wide"), sub=sub, cls="sheet sheet--long")


def again_section(now: Edition, voice: Voice, command: str) -> Html:
    said = [
        tag("p", tag("code", command), cls="sub nt"),
        tag("p", voice.say("again-data", folder="parts"), cls="sub nt"),
    ]
    if now.figures.failures:
        said.append(tag("p", voice.say("again-failures", count=now.figures.failures), cls="sub nt"))
    return sheet("again", voice.say("again"), said)
