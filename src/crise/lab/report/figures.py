"""The figures of a run: who wins, how long it takes, what each card and each rule had to do with it.

Every share has its 95 % interval. A seat's wins are counted over all games of its number of seats; a draw is nobody's.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec
import polars as pl

from crise.game.manifest import Game
from crise.game.texts import words
from crise.games import GAMES
from crise.lab.kit.plots import Interval
from crise.lab.run.recorder import USES
from crise.lab.run.rule_tracer import traceable
from crise.lab.run.run import Results
from crise.lab.run.strategies import Tried
from crise.lab.settings import settings_of
from crise.lab.simulate.statistics import wilson

Z: Final = 1.959964  # 95 %
BINS: Final = 40  # bars of a histogram at most
BULK: Final = 0.995  # of the cases are drawn where they are
RARE: Final = 0.01  # first moves of fewer seats than this are not told
ENOUGH: Final = 30  # cases before an effect is worth a figure
QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
# Of a seat, in the table of seats: how many win together, itself among them.
PARTNERS: Final = pl.when(pl.col("side").is_null()).then(1).otherwise(pl.len().over("game", "side"))


class Share(msgspec.Struct, frozen=True):
    """How often, of how many, and the interval."""

    hits: int
    of: int
    share: float
    low: float
    high: float

    @property
    def interval(self) -> Interval:
        return Interval(self.share, self.low, self.high)


class Excess(msgspec.Struct, frozen=True):
    """By how much a chance to win differs, as a share of 1, and its interval; None if there are too few cases."""

    cases: int
    points: float | None = None
    low: float = 0.0
    high: float = 0.0


class Histogram(msgspec.Struct, frozen=True):
    """How many, from `start` in steps of `step`; and so much or less in 5, 25, 50, 75 and 95 % of the cases."""

    start: int
    step: int
    counts: list[int]
    quantiles: list[float]

    @property
    def median(self) -> float:
        return self.quantiles[2]


class Part(msgspec.Struct, frozen=True):
    """An estimate that is no count of cases, and its interval: which part of all the cards that were used some are."""

    share: float
    low: float
    high: float

    @property
    def interval(self) -> Interval:
        return Interval(self.share, self.low, self.high)


class Parts(msgspec.Struct, frozen=True):
    """How what was used (bought, where cards are bought) is shared among the cards."""

    cards: dict[str, Part]  # the most used first
    three: Part  # the first three together


class Kind(msgspec.Struct, frozen=True):
    """A kind of cards that has targets of its own."""

    used: Share  # games in which somebody used one
    took: Share  # wins of the seats that did,
    left: Share  # and of those that could and did not


class Table(msgspec.Struct, frozen=True):
    """The games at one number of seats."""

    seats: int
    games: int
    partners: int  # seats that win together: 1, but in team games
    draws: Share
    limits: Share
    orders: list[Share]  # the first is whoever began
    places: list[Share]  # by seat number
    sides: dict[str, Share]
    turns: Histogram  # per player
    decisions: Histogram
    scores: Histogram
    best: Histogram
    rivals: int = 0  # roles that could win too
    median: Part = Part(0.0, 0.0, 0.0)  # of the turns per player
    long: Share | None = None  # games of more turns than targets allow to one in twenty
    parts: Parts | None = None
    kinds: dict[str, Kind] = {}

    @property
    def fair(self) -> float:
        return self.partners / (self.seats + self.rivals)


class Card(msgspec.Struct, frozen=True):
    card: str
    used: dict[str, Share]  # of the games: seen, played, bought by anybody
    by_seats: dict[int, dict[str, Share]]
    copies: dict[str, float]  # how often in a game
    main: str  # the use that the rest is about
    turn: Histogram | None  # in which turn of a player for the first time
    effect: Excess


class Move(msgspec.Struct, frozen=True):
    move: str
    share: Share  # of all seats
    excess: Excess  # over a fair share of the wins


class Rule(msgspec.Struct, frozen=True):
    rule: str
    share: Share | None  # None: can't be seen


class Figures(msgspec.Struct, frozen=True):
    game: str
    games: int
    failures: int
    tables: list[Table]
    turns: Histogram  # per player, all games
    cards: list[Card]
    moves: list[Move]
    rules: list[Rule]
    strategies: list[Tried] = []  # of one idea, against the field


class Edition(msgspec.Struct):
    """Results, their figures, and what their reader calls them."""

    results: Results
    figures: Figures
    name: str  # a card file, a folder, or nothing for the game's own cards


def edition(results: Results, name: str = "") -> Edition:
    return Edition(results, figures(results), name)


def figures(results: Results) -> Figures:
    tables = results.tables
    games = tables["games"].filter(pl.col("failure").is_null())
    game = GAMES[results.run.game]
    return Figures(
        game=game.id,
        games=len(games),
        failures=len(results.failures),
        tables=[
            for_targets(table(games, tables["seats"], seats), games, tables["seats"], tables["cards"], game)
            for seats in sorted(games["seats"].unique())
        ],
        turns=histogram(games["turns"] / games["seats"]),
        cards=cards(games, tables["seats"], tables["cards"], results),
        moves=moves(tables["seats"]),
        rules=rules(game.id, tables["rules"]),
    )


# --- small tools ----------------------------------------------------------------------------


def share(hits: int, of: int) -> Share:
    return Share(hits, of, hits / of if of else 0.0, *wilson(hits, of))


def excess(values: pl.Series) -> Excess:
    """The mean of independent cases, if there are enough of them."""
    cases = len(values)
    if cases < ENOUGH:
        return Excess(cases)
    mean = float(values.sum()) / cases
    reach = Z * sqrt(float(((values - mean) ** 2).sum())) / cases
    return Excess(cases, mean, mean - reach, mean + reach)


def histogram(values: pl.Series) -> Histogram:
    """Whole numbers in bars of a round width; the last one holds all that is beyond, a case in two hundred."""
    values = values.drop_nulls()
    if values.is_empty():
        return Histogram(0, 1, [0], [0.0] * len(QUANTILES))
    low, high = int(values.min()), int(values.quantile(BULK, "higher") or 0)  # type: ignore[arg-type]
    step = next(width for width in widths() if (high - low) // width < BINS)
    start = low // step * step
    bars = ((values.floor().cast(pl.Int64).clip(low, high) - start) // step).value_counts(name="n")
    counts = [0] * (int(bars[:, 0].max()) + 1)
    for bar, number in bars.iter_rows():
        counts[bar] = number
    quantiles = [float(values.quantile(part, "nearest") or 0) for part in QUANTILES]
    return Histogram(start, step, counts, quantiles)


def median(values: pl.Series) -> Part:
    """With the interval that order statistics give: whatever the distribution is."""
    values, count = values.sort(), len(values)
    if not count:
        return Part(0.0, 0.0, 0.0)
    reach = Z * sqrt(count) / 2
    at = [count / 2, count / 2 - reach, count / 2 + reach]
    return Part(*[float(values[min(count - 1, max(0, int(place)))]) for place in at])


def widths() -> Any:
    width = 1
    while True:
        yield from (width, 2 * width, 5 * width)
        width *= 10


# --- who wins, how long it takes ----------------------------------------------------------------


def table(games: pl.DataFrame, seats: pl.DataFrame, count: int) -> Table:
    games, seats = games.filter(pl.col("seats") == count), seats.filter(pl.col("seats") == count)
    number = len(games)
    sides = seats.drop_nulls("side").group_by("side").agg(pl.col("won").sum(), pl.len()).sort("side")
    return Table(
        seats=count,
        games=number,
        partners=seats.select(PARTNERS.max()).item() or 1,
        draws=share(int(games["draw"].sum()), number),
        limits=share(int(games["limit"].sum()), number),
        orders=wins(seats, "order", count),
        places=wins(seats, "seat", count),
        sides={side: share(won, of) for side, won, of in sides.iter_rows()},
        turns=histogram(games["turns"] / count),
        decisions=histogram(games["decisions"]),
        scores=histogram(seats["score"]),
        best=histogram(seats.group_by("game").agg(pl.col("score").max())["score"]),
        rivals=games.select(pl.col("rivals").max()).item() or 0,
        median=median(games["turns"] / count),
    )


def wins(seats: pl.DataFrame, column: str, count: int) -> list[Share]:
    found = {key: (won, of) for key, won, of in seats.group_by(column).agg(pl.col("won").sum(), pl.len()).iter_rows()}
    return [share(*found.get(at, (0, 0))) for at in range(count)]


def moves(seats: pl.DataFrame) -> list[Move]:
    """First moves, and how much more or less than a fair share of the wins they had; the most frequent first."""
    over = (pl.col("won") - PARTNERS / pl.col("seats")).alias("over")
    known = seats.with_columns(over).drop_nulls("move")
    groups = known.group_by("move").agg(pl.len(), pl.col("over")).sort("len", "move", descending=[True, False])
    return [
        Move(move, share(count, len(known)), excess(pl.Series(over)))
        for move, count, over in groups.iter_rows()
        if count >= RARE * len(known)
    ]


# --- cards ----------------------------------------------------------------------------------------


def cards(games: pl.DataFrame, seats: pl.DataFrame, uses: pl.DataFrame, results: Results) -> list[Card]:
    """In the order of the card file."""
    game = GAMES[results.run.game]
    keys = [row.card for row in game.read_cards(results.run.cards)]
    highest = highest_use(game)
    uses = uses.join(games.select("game", "seats"), on="game")
    counts = dict(games.group_by("seats").len().sort("seats").iter_rows())
    found = {key: rows for (key,), rows in uses.group_by("card")}
    nothing = uses.clear()
    return [card(key, found.get(key, nothing), seats, counts, highest) for key in keys]


def highest_use(game: Game[Any, Any, Any]) -> str:
    """What can be done with a card: buy it, else play it, else see it."""
    told = {use for use, _ in game.card_uses.values()}
    return next((use for use in reversed(USES) if use in told), USES[0])


def card(key: str, rows: pl.DataFrame, seats: pl.DataFrame, counts: dict[int, int], highest: str) -> Card:
    main = next((use for use in reversed(USES) if rows[use].sum()), highest)
    users = rows.filter(pl.col(main) > 0)
    return Card(
        card=key,
        used=in_games(rows, sum(counts.values())),
        by_seats={count: in_games(rows.filter(pl.col("seats") == count), games) for count, games in counts.items()},
        copies={use: int(rows[use].sum()) / max(1, sum(counts.values())) for use in USES},
        main=main,
        turn=histogram(users[f"{main}_own"]) if len(users) else None,
        effect=effect(users, seats, f"{main}_at"),
    )


def in_games(rows: pl.DataFrame, games: int) -> dict[str, Share]:
    return {use: share(rows.filter(pl.col(use) > 0)["game"].n_unique(), games) for use in USES}


def effect(users: pl.DataFrame, seats: pl.DataFrame, at: str) -> Excess:
    """How much more often a seat wins that used this card, than those of the same game which at that moment were still
    in it and had not. Same game, same moment: so neither the number of seats nor a long life looks like strength. What
    made the seat use the card (being ahead, having the coins) still does. Games are independent, seats of one are not:
    so the interval is made from games."""
    first = users.select("game", "seat", pl.col(at).alias("moment"))
    firsts = first.rename({"seat": "other", "moment": "other_moment"})
    people = seats.select("game", pl.col("seat").alias("other"), "out", pl.col("won").alias("other_won"))
    pairs = (
        first.join(seats.select("game", "seat", "won"), on=["game", "seat"])
        .join(people, on="game")
        .filter(pl.col("other") != pl.col("seat"))
        .join(firsts, on=["game", "other"], how="left")
        .filter(pl.col("out").is_null() | (pl.col("out") > pl.col("moment")))
        .filter(pl.col("other_moment").is_null() | (pl.col("other_moment") > pl.col("moment")))
    )
    cases = pairs.group_by("game", "seat").agg(
        (pl.col("won").first().cast(pl.Float64) - pl.col("other_won").mean()).alias("more")
    )
    # In a fixed order: sums of floating numbers depend on it, and the same games must give the same figures.
    games = cases.sort("game", "seat").group_by("game", maintain_order=True)
    return of_games(games.agg(pl.col("more").sum(), pl.len().alias("n")))


def of_games(sums: pl.DataFrame) -> Excess:
    """The mean over all cases, with an interval that knows that cases of one game hang together."""
    cases = int(sums["n"].sum())
    if len(sums) < ENOUGH:
        return Excess(cases)
    mean = float(sums["more"].sum()) / cases
    reach = Z * sqrt(float(((sums["more"] - mean * sums["n"]) ** 2).sum())) / cases
    return Excess(cases, mean, mean - reach, mean + reach)


# --- what only targets ask for -----------------------------------------------------------------------


def for_targets(
    found: Table, games: pl.DataFrame, seats: pl.DataFrame, uses: pl.DataFrame, game: Game[Any, Any, Any]
) -> Table:
    """The same table, with long games, the parts of the cards and the kinds that the game has targets for."""
    targets, count = settings_of(game).targets, found.seats
    games, seats = games.filter(pl.col("seats") == count), seats.filter(pl.col("seats") == count)
    uses = uses.join(games.select("game"), on="game", how="semi")
    long = targets.long and share(int((games["turns"] >= targets.long * count).sum()), found.games)
    return msgspec.structs.replace(
        found,
        long=long or None,
        parts=parts(uses, highest_use(game)) if targets.most or targets.three else None,
        kinds={kind: of_kind(kind, seats, uses, found.games, game) for kind in targets.kinds},
    )


def parts(uses: pl.DataFrame, use: str) -> Parts | None:
    """Of all uses; None where there were none."""
    by_card = uses.group_by("game", "card").agg(pl.col(use).cast(pl.Int64).sum().alias("x")).filter(pl.col("x") > 0)
    if by_card.is_empty():
        return None
    sums = by_card.group_by("card").agg(pl.col("x").sum()).sort("x", "card", descending=[True, False])
    cards = {card: part(by_card, [card]) for card in sums["card"]}
    return Parts(cards, part(by_card, list(cards)[:3]))


def part(by_card: pl.DataFrame, cards: list[str]) -> Part:
    """Games are independent, the cards of one are not: so the interval of the ratio is made from games."""
    of_them = pl.when(pl.col("card").is_in(cards)).then(pl.col("x")).otherwise(0)
    games = by_card.group_by("game").agg(of_them.sum().alias("x"), pl.col("x").sum().alias("y"))
    ratio = int(games["x"].sum()) / int(games["y"].sum())
    # x and y are whole numbers: their sums are exact, in whatever order the games come
    xx, xy, yy = (int((games[a] * games[b]).sum()) for a, b in ("xx", "xy", "yy"))
    reach = Z * sqrt(max(0.0, xx - 2 * ratio * xy + ratio * ratio * yy)) / int(games["y"].sum())
    return Part(ratio, max(0.0, ratio - reach), min(1.0, ratio + reach))


def of_kind(kind: str, seats: pl.DataFrame, uses: pl.DataFrame, games: int, game: Game[Any, Any, Any]) -> Kind:
    cards = [row.card for row in game.standard if row.kind == kind]
    took = uses.filter((pl.col(highest_use(game)) > 0) & pl.col("card").is_in(cards)).select("game", "seat").unique()
    takers = seats.join(took, on=["game", "seat"], how="semi")
    others = seats.filter(pl.col("could").list.contains(kind)).join(took, on=["game", "seat"], how="anti")
    return Kind(
        used=share(took["game"].n_unique(), games),
        took=share(int(takers["won"].sum()), len(takers)),
        left=share(int(others["won"].sum()), len(others)),
    )


# --- rules ------------------------------------------------------------------------------------------


def rules(game: str, seen: pl.DataFrame) -> list[Rule]:
    """Of the traceable games: in how many each rule came into play, in the order of the catalogue."""
    games, visible = seen["game"].n_unique(), traceable(game)
    counts = dict(seen.group_by("rule").agg(pl.col("game").n_unique()).iter_rows())
    return [
        Rule(rule, share(counts.get(rule, 0), games) if rule in visible else None)
        for rule in words(GAMES[game], "fr").rule_ids()
    ]
