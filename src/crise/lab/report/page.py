"""The report of a run: findings first, then drawings, the table of cards, the rules, and how to make it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from crise.games import GAMES
from crise.lab.kit.html import icon, tag
from crise.lab.kit.page import command, keys, page, sheet, table, two
from crise.lab.kit.plots import WIDE, WIDTH, Dot
from crise.lab.report import charts
from crise.lab.report.changes import changes_section
from crise.lab.report.figures import Card, Edition, Excess, Figures, Table
from crise.lab.report.finding import Finding
from crise.lab.report.formatting import ReportFormatter
from crise.lab.report.strategies import standing
from crise.lab.report.targets import findings, idle, leaning, neglected, surely_outside
from crise.lab.run.recorder import USES
from crise.lab.run.run import FOLDER, Run
from crise.lab.run.strategies import Tried
from crise.lab.settings import Targets, settings_of


def report(now: Edition, before: Edition | None, language: str, again: str) -> str:
    """`again`: the command that makes it again."""
    fmt, settings = ReportFormatter(now.figures.game, language), settings_of(GAMES[now.figures.game])
    targets = settings.targets
    sections = [
        findings_section(findings(now.figures, fmt, targets), fmt),
        wins_sections(now.figures, before.figures if before else None, fmt, targets),
        length_section(now.figures, before.figures if before else None, fmt, targets),
        two(decisions_section(now.figures, fmt), scores_section(now.figures, fmt)),
        cards_section(now, fmt, targets),
        *(changes_section(now, before, fmt, targets) if before else []),
        two(places_section(now.figures, fmt), moves_section(now.figures, fmt)),
        *strategies_section(now.figures, fmt, targets),
        rules_section(now.figures, fmt, targets),
        again_section(now, fmt, again),
    ]
    return page(fmt, settings.colours, fmt.say("report"), made_of(now, before, fmt), sections)


def made_of(now: Edition, before: Edition | None, fmt: ReportFormatter) -> str:
    run = now.results.run
    seats = fmt.game.listing([str(count) for count in run.seats])
    games = fmt.number(now.figures.games)
    said = [
        fmt.say("cards-file", file=now.name) if now.name else fmt.say("cards-own"),
        fmt.say("made-of", games=games, seats=seats, one=run.seats[-1], bots=", ".join(run.bots)),
        *([fmt.say("options-given", options=given)] if (given := options_given(run)) else []),
        *([fmt.say("compared", before=before.name or fmt.say("before"))] if before else []),
    ]
    return " ".join(said)


def options_given(run: Run) -> str:
    """Those that are not as usual, as one gives them."""
    usual = msgspec.json.decode(msgspec.json.encode(GAMES[run.game].options()))
    given = msgspec.json.decode(msgspec.json.encode(run.options))  # read from a file or not: lists, never tuples
    changed = {name: value for name, value in given.items() if value != usual[name]}
    return ", ".join(f"{name}={msgspec.json.encode(value).decode()}" for name, value in changed.items())


def findings_section(found: Sequence[Finding], fmt: ReportFormatter) -> Markup:
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
    title = tag("h2", fmt.say("essential"), cls="sr", id="essential")
    return tag("section", title, tag("ol", items, cls="fds"), aria_labelledby="essential")


def legend(fmt: ReportFormatter, before: bool, margins: set[float], hot: bool) -> Markup:
    parts = [("k", fmt.say("now"))]
    parts += [("k k--o", fmt.say("before"))] if before else []
    parts += [("k k--b", fmt.say("margin", margin="–".join([fmt.number(100 * margin) for margin in sorted(margins)])))]
    parts += [("k k--h", fmt.say("out-of-margin"))] if hot else []
    return keys(parts)


# --- who wins --------------------------------------------------------------------------------------


def wins_sections(now: Figures, before: Figures | None, fmt: ReportFormatter, targets: Targets) -> Markup:
    older = {table.seats: table for table in before.tables} if before else {}
    if not any(table.sides for table in now.tables):
        return orders_section(now, older, fmt, targets, WIDE)
    orders = orders_section(now, older, fmt, targets, WIDTH)
    return two(sides_section(now, older, fmt, targets), orders)


def orders_section(now: Figures, older: dict[int, Table], fmt: ReportFormatter, targets: Targets, width: int) -> Markup:
    among = sum(len(table.orders) for table in now.tables)
    groups = [
        (
            fmt.say("at-seats", seats=table.seats),
            table.fair,
            targets.margin_at(table.seats),
            order_dots(table, older.get(table.seats), fmt, targets, among),
        )
        for table in now.tables
    ]
    worst, at, share = max(
        ((table, at, share) for table in now.tables for at, share in enumerate(table.orders, 1)),
        key=lambda one: abs(one[2].share - one[0].fair),
    )
    said = fmt.say("orders-worst", seats=worst.seats, place=fmt.ordinal(at), share=fmt.percent(share.share))
    chart = charts.order_chart(groups, fmt.say("orders", "label", worst=said), width)
    hot = any(dot.hot for *_, dots in groups for dot in dots)
    shown = legend(fmt, bool(older), {margin for _, _, margin, _ in groups}, hot)
    return sheet("orders", fmt.say("orders"), shown, chart, sub=fmt.say("orders", "sub"))


def order_dots(table: Table, old: Table | None, fmt: ReportFormatter, targets: Targets, among: int) -> list[Dot]:
    return [
        Dot(
            fmt.ordinal(at),
            fmt.whole(share.share),
            share.interval,
            old.orders[at - 1].interval if old else None,
            surely_outside(share, table.fair, targets.margin_at(table.seats), among),
        )
        for at, share in enumerate(table.orders, 1)
    ]


def sides_section(now: Figures, older: dict[int, Table], fmt: ReportFormatter, targets: Targets) -> Markup:
    among = sum(len(table.sides) for table in now.tables)
    panels = [
        tag(
            "div",
            tag("h3", fmt.say("at-seats", seats=table.seats)),
            side_chart(table, older.get(table.seats), fmt, targets, among),
            cls="panel",
        )
        for table in now.tables
        if table.sides
    ]
    hot = any(
        surely_outside(share, table.fair, targets.side_margin, among)
        for table in now.tables
        for share in table.sides.values()
    )
    shown = legend(fmt, bool(older), {targets.side_margin}, hot)
    return sheet("sides", fmt.say("sides"), shown, two(panels), sub=fmt.say("sides", "sub"))


def side_chart(table: Table, old: Table | None, fmt: ReportFormatter, targets: Targets, among: int) -> Markup:
    dots = [
        Dot(
            fmt.side(side),
            fmt.percent(share.share),
            share.interval,
            old.sides[side].interval if old and side in old.sides else None,
            surely_outside(share, table.fair, targets.side_margin, among),
        )
        for side, share in table.sides.items()
    ]
    shares = [share.share for share in table.sides.values()]
    label = fmt.say(
        "sides",
        "label",
        seats=table.seats,
        low=fmt.percent(min(shares)),
        high=fmt.percent(max(shares)),
        fair=fmt.percent(table.fair),
    )
    return charts.rows_chart(dots, table.fair, targets.side_margin, label)


def places_section(now: Figures, fmt: ReportFormatter) -> Markup:
    counts = [table.seats for table in now.tables]
    heads = [
        tag("th", "", scope="col"),
        *(tag("th", fmt.say("at-seats", seats=n), scope="col", cls="num") for n in counts),
    ]
    rows = [
        tag(
            "tr",
            tag("th", fmt.say("place", n=at + 1), scope="row"),
            [
                tag("td", fmt.interval(table.places[at].interval) if at < table.seats else "", cls="num")
                for table in now.tables
            ],
        )
        for at in range(max(counts, default=0))
    ]
    return sheet("places", fmt.say("places"), table(heads, rows), sub=fmt.say("places", "sub"))


def moves_section(now: Figures, fmt: ReportFormatter) -> Markup:
    reach = max([0.02, *(abs(b) for move in now.moves for b in (move.excess.low, move.excess.high))])
    heads = [
        tag("th", fmt.say("move"), scope="col"),
        tag("th", fmt.say("move-share"), scope="col"),
        tag("th", fmt.say("move-excess"), tag("small", fmt.say("points-95")), scope="col"),
    ]
    rows = [
        tag(
            "tr",
            tag("th", fmt.move(move.move), scope="row"),
            charts.bar(move.share.share, fmt.percent(move.share.share), "bar_ bar_--b"),
            effect_cell(move.excess, reach, fmt, False),
        )
        for move in now.moves
    ]
    return sheet("moves", fmt.say("moves"), table(heads, rows), sub=fmt.say("moves", "sub"))


# --- how long -------------------------------------------------------------------------------------------


def length_section(now: Figures, before: Figures | None, fmt: ReportFormatter, targets: Targets) -> Markup:
    turns = now.turns
    low, high = (fmt.number(turns.quantiles[at]) for at in (0, 4))
    chart = charts.histogram_chart(
        turns,
        fmt.say("length", "label", median=fmt.number(turns.median), low=low, high=high),
        fmt.say("median", median=fmt.number(turns.median)),
        band=targets.turns,
        old=before.turns if before else None,
    )
    parts = [("k", fmt.say("turns-each"))]
    parts += [("k k--l", fmt.say("before"))] if before else []
    if targets.turns:
        parts.append(("k k--b", fmt.say("wanted-turns", low=targets.turns[0], high=targets.turns[1])))
    return sheet("length", fmt.say("length"), keys(parts), chart)


def decisions_section(now: Figures, fmt: ReportFormatter) -> Markup:
    panels = [
        tag(
            "div",
            tag("h3", fmt.say("at-seats", seats=table.seats)),
            charts.histogram_chart(
                table.decisions,
                fmt.say("decisions", "label", median=fmt.number(table.decisions.median)),
                fmt.say("median", median=fmt.number(table.decisions.median)),
                width=400,
            ),
            cls="panel",
        )
        for table in now.tables
    ]
    sub = fmt.say("decisions-sub")
    return sheet("decisions", fmt.say("decisions"), two(panels), sub=sub)


def scores_section(now: Figures, fmt: ReportFormatter) -> Markup:
    rows = [
        (fmt.say(id, seats=table.seats), found)
        for table in now.tables
        for id, found in (("scores-all", table.scores), ("scores-best", table.best))
    ]
    chart = charts.quantile_chart(rows, fmt.say("scores", "label"))
    return sheet("scores", fmt.say("scores"), chart, sub=fmt.say("scores", "sub"))


# --- cards ------------------------------------------------------------------------------------------------


def cards_section(now: Edition, fmt: ReportFormatter, targets: Targets) -> Markup:
    found = now.figures.cards
    uses = [use for use in USES if any(card.used[use].hits for card in found)]
    main = "bought" if "bought" in uses else "played"
    rows = {row.card: msgspec.to_builtins(row) for row in GAMES[now.figures.game].read_cards(now.results.run.cards)}
    priced = any("price" in row for row in rows.values())
    heads = [
        tag("th", fmt.say("card-price" if priced else "card"), scope="col"),
        *(
            tag(
                "th",
                fmt.say(f"use-{use}"),
                tag("small", fmt.say("of-games")),
                scope="col",
                cls="" if use == main else "c-re",
            )
            for use in uses
        ),
        tag("th", fmt.say("copies"), tag("small", fmt.say("copies", "small")), scope="col", cls="num c-cp"),
        tag("th", fmt.say("first-turn"), tag("small", fmt.say("first-turn", "small")), scope="col", cls="c-sp"),
        tag("th", fmt.say("effect"), tag("small", fmt.say("points-95")), scope="col"),
        tag("th", tag("span", fmt.say("verdict"), cls="sr"), scope="col", cls="vd"),
    ]
    bad = {use.card.card for use in neglected(now.figures, targets)}
    reach = effect_reach([card.effect for card in found])
    body = [card_row(card, rows[card.card], uses, main, fmt, targets, reach, card.card in bad) for card in found]
    title = fmt.say("cards", count=len(found))
    sub = fmt.say("cards", "sub", use=main)
    return sheet("cards", title, table(heads, body, "ct"), sub=sub, cls="sheet sheet--long")


def effect_reach(effects: Sequence[Excess]) -> float:
    """The scale of all effects: the largest, but not a single wild one."""
    bounds = sorted(abs(bound) for one in effects if one.points is not None for bound in (one.low, one.high))
    return max(0.05, bounds[int(0.95 * (len(bounds) - 1))]) if bounds else 0.05


def card_row(
    card: Card,
    row: dict[str, Any],
    uses: Sequence[str],
    main: str,
    fmt: ReportFormatter,
    targets: Targets,
    reach: float,
    bad: bool,
) -> Markup:
    name = [
        tag("span", str(row["price"]), cls="pr") if "price" in row else None,
        icon(row["icon"]) if row.get("icon") else None,
        tag("span", fmt.card(card.card)),
    ]
    shares = [
        charts.bar(
            card.used[use].share,
            fmt.percent(card.used[use].share),
            "bar_ bar_--b" if use == main else "bar_ c-re",
            targets.used if use == card.main else None,
        )
        for use in uses
    ]
    lean = leaning(card)
    turn = "" if card.turn is None else fmt.number(card.turn.median)
    small = None if card.turn is None else charts.spark(card.turn, fmt.say("first-turn-label", turn=turn))
    return tag(
        "tr",
        tag("th", name, scope="row"),
        shares,
        tag("td", fmt.number(card.copies[card.main], "0.00"), cls="num c-cp"),
        tag("td", small, tag("b", turn), cls="c-sp"),
        effect_cell(card.effect, reach, fmt, bool(lean)),
        tag("td", verdict(bad, lean, fmt), cls="vd"),
        cls="fl" if bad or lean else None,
    )


def effect_cell(found: Excess, reach: float, fmt: ReportFormatter, hot: bool) -> Markup:
    if found.points is None:
        return tag("td", fmt.say("too-few"), cls="eff")
    said = {name: fmt.signed(getattr(found, name)) for name in ("points", "low", "high")}
    drawing = charts.effect(found, reach, fmt.say("effect-label", **said), hot)
    return tag("td", drawing, tag("b", said["points"]), cls="eff")


def verdict(bad: bool, lean: int, fmt: ReportFormatter) -> Markup | None:
    if bad:
        return tag("span", icon("down"), fmt.say("chip-neglected"), cls="chip chip--bad")
    if lean:
        return tag(
            "span",
            icon("up" if lean > 0 else "down"),
            fmt.say("chip-strong" if lean > 0 else "chip-weak"),
            cls="chip",
        )
    return None


def strategies_section(now: Figures, fmt: ReportFormatter, targets: Targets) -> list[Markup]:
    """One idea against the field; nothing where none was tried."""
    if not now.strategies:
        return []
    ids = ("strategy", "strategy-seats", "strategy-games", "strategy-share", "strategy-interval", "strategy-fair")
    heads = [tag("th", fmt.say(id), scope="col", cls=None if at == 0 else "num") for at, id in enumerate(ids)]
    rows = [
        tag(
            "tr",
            tag("th", tag("span", one.strategy, cls="rid"), " ", fmt.strategy(one.strategy), scope="row"),
            [tag("td", said, cls="num") for said in strategy_cells(one, fmt)],
            cls="fl" if standing(one, targets) == "bad" else None,
        )
        for one in now.strategies
    ]
    sub = fmt.say("strategies", "sub", field=now.strategies[0].field)
    return [sheet("strategies", fmt.say("strategies"), table(heads, rows, "ru"), sub=sub)]


def strategy_cells(one: Tried, fmt: ReportFormatter) -> list[str]:
    share = one.share
    interval = f"{fmt.percent(share.low)} – {fmt.percent(share.high)}"
    return [
        str(one.seats),
        fmt.number(share.games),
        fmt.percent(share.share),
        interval,
        fmt.percent(share.fair),
    ]


# --- rules, and how to make it again ------------------------------------------------------------------------


def rules_section(now: Figures, fmt: ReportFormatter, targets: Targets) -> Markup:
    games = max((rule.share.of for rule in now.rules if rule.share), default=0)
    if not games:
        return sheet("rules", fmt.say("rules"), sub=fmt.say("rules-none"))
    never = idle(now, targets)
    heads = [tag("th", fmt.say(id), scope="col") for id in ("rule", "rule-text", "rule-share")]
    rows = [
        tag(
            "tr",
            tag("th", tag("span", rule.rule, cls="rid"), scope="row"),
            tag("td", fmt.game.rule(rule.rule)),
            charts.bar(rule.share.share, fmt.whole(rule.share.share)) if rule.share else tag("td", "—"),
            cls="fl" if rule.rule in never else None,
        )
        for rule in now.rules
    ]
    sub = fmt.say("rules", "sub", games=fmt.number(games))
    return sheet("rules", fmt.say("rules"), table(heads, rows, "ru"), sub=sub, cls="sheet sheet--long")


def again_section(now: Edition, fmt: ReportFormatter, again: str) -> Markup:
    said = [
        command(again),
        tag("p", fmt.say("again-data", folder=FOLDER), cls="sub nt"),
    ]
    if now.figures.failures:
        said.append(tag("p", fmt.say("again-failures", count=now.figures.failures), cls="sub nt"))
    return sheet("again", fmt.say("again"), said)
