"""What is recorded of the games of a run: a row a game, a row a seat, a row a seat and card.

Cards are counted from what the rules told: `Game.told` says which event means that a card was seen, played or bought.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import polars as pl

from crise.engine.ask import Ask, Option, Seat
from crise.engine.face import Shown
from crise.engine.journal import Event
from crise.engine.match import Match
from crise.engine.table import Table
from crise.game.events import OUT
from crise.game.manifest import Game
from crise.lab.settings import settings_of
from crise.lab.simulate.play import Note, Outcome, Plan, Simulator, seed_of, where

USES: Final = ("seen", "played", "bought")
TURN: Final = "turn"  # the event that every game tells when a turn begins
LIMITS: Final = ("turn_limit", "max_rounds")  # options that cut a game short

Row: TypeAlias = dict[str, Any]
SCHEMAS: Final[Mapping[str, dict[str, Any]]] = {
    "games": {
        "game": pl.Int64,  # its number in the run
        "seats": pl.Int8,
        "seed": pl.UInt64,
        "first": pl.Int8,  # the seat that began
        "turns": pl.Int32,  # of all seats together
        "decisions": pl.Int32,
        "draw": pl.Boolean,
        "rivals": pl.Int8,  # roles that could win and that no seat played
        "limit": pl.Boolean,  # cut short by a limit of turns
        "figures": pl.List(pl.Struct({"name": pl.String, "value": pl.Int64})),
        "failure": pl.String,  # why there is no result
    },
    "seats": {
        "game": pl.Int64,
        "seats": pl.Int8,
        "seat": pl.Int8,
        "order": pl.Int8,  # 0: whoever began
        "side": pl.String,
        "won": pl.Boolean,
        "score": pl.Int64,
        "move": pl.String,  # the first decision
        "out": pl.Int32,  # the turn of the game in which this seat left it
        "could": pl.List(pl.String),  # kinds of cards that it could have taken, of those that targets ask about
    },
    "cards": {
        "game": pl.Int64,
        "seat": pl.Int8,
        "card": pl.String,
        **dict.fromkeys(USES, pl.Int32),  # how often
        **{f"{use}_at": pl.Int32 for use in USES},  # the first time: the turn of the game,
        **{f"{use}_own": pl.Int32 for use in USES},  # and which turn of that seat it was
    },
    "rules": {"game": pl.Int64, "rule": pl.String},
}
PLAYED: Final = ("games", "seats", "cards")  # the tables of all games; rules are traced in a sample


class Recorder:
    """Plays games and keeps their rows."""

    def __init__(self, names: tuple[str, ...] = PLAYED) -> None:
        self.rows: dict[str, list[Row]] = {name: [] for name in names}

    def frames(self) -> dict[str, pl.DataFrame]:
        return {name: pl.DataFrame(rows, SCHEMAS[name], orient="row") for name, rows in self.rows.items()}

    def play(self, simulator: Simulator, number: int) -> None:
        """One game of a plan. A game that fails gets a row too, and the others go on."""
        seed = seed_of(simulator.plan.seed, number)
        row: Row = {"game": number, "seats": simulator.plan.seats, "seed": seed}
        try:
            match = simulator.start(number, tell=True)
            first, moves, chances = match.table.turn, FirstMoves(simulator.game), Chances(simulator.game)
            outcome = simulator.finish(match, number, noting(moves.note, chances.note))
        except Exception as error:
            self.rows["games"].append(row | {"failure": where(error)})
            return
        self.rows["games"].append(row | {"first": first} | of_game(outcome, simulator.options))
        counted = count_cards(simulator.game, match.told())
        sides = simulator.game.sides(match.table)
        for seat in range(simulator.plan.seats):
            self.rows["seats"].append(
                {
                    "game": number,
                    "seats": simulator.plan.seats,
                    "seat": seat,
                    "order": (seat - first) % simulator.plan.seats,
                    "side": sides[seat] if sides else None,
                    "won": not outcome.draw and seat in outcome.winners,
                    "score": outcome.scores[seat],
                    "move": moves.first.get(seat),
                    "out": counted.out.get(seat),
                    "could": sorted(chances.could.get(seat, ())),
                }
            )
        self.rows["cards"] += [{"game": number} | card for card in counted.rows()]


def of_game(outcome: Outcome, options: Any) -> Row:
    reached = {"turn_limit": outcome.turns, "max_rounds": outcome.figures.get("rounds", 0)}
    limits = {name: getattr(options, name, 0) for name in LIMITS}
    return {
        "turns": outcome.turns,
        "decisions": outcome.decisions,
        "draw": outcome.draw,
        "rivals": len(outcome.rivals),
        "limit": any(limit and reached[name] >= limit for name, limit in limits.items()),
        "figures": [{"name": name, "value": value} for name, value in outcome.figures.items()],
    }


class FirstMoves:
    """The first decision of each seat, once the first turn has begun: before that, teams are chosen."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game
        self.first: dict[Seat, str] = {}

    def note(self, match: Match, ask: Ask, option: Option) -> None:
        if ask[0] not in self.first and match.table.turns:
            self.first[ask[0]] = self.said(match.table, ask, option)

    def said(self, table: Table, ask: Ask, option: Option) -> str:
        """`action virus`, `target +1` (the next seat), `extra draw`, `stop pass`."""
        seat, what = ask[0], ask[1]
        kind = self.game.asks[what][0]
        if option is None:
            return f"{what} pass"
        if isinstance(option, int) and kind == "card":
            return f"{what} {table.faces[option].key}"
        if isinstance(option, int) and kind == "seat":
            return f"{what} +{(option - seat) % table.seats}"
        return f"{what} {option}"


class Chances:
    """Kinds of cards that each seat could have taken, at the questions that the targets of the game name."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        kinds = settings_of(game).targets.kinds
        self.kinds = {kind: one.offered for kind, one in kinds.items() if one.offered}
        self.could: dict[Seat, set[str]] = {}

    def note(self, match: Match, ask: Ask, option: Option) -> None:
        seat, what, options, _ = ask
        for kind, question in self.kinds.items():
            if what == question and any(_is_of(match.table, one, kind) for one in options):
                self.could.setdefault(seat, set()).add(kind)


def _is_of(table: Table, option: Option, kind: str) -> bool:
    return isinstance(option, int) and table.faces[option].kind == kind


def noting(*notes: Note) -> Note:
    def note(match: Match, ask: Ask, option: Option) -> None:
        for one in notes:
            one(match, ask, option)

    return note


# --- cards -----------------------------------------------------------------------------


class Counted:
    """What became of the cards of one game, by seat and card."""

    def __init__(self) -> None:
        self.turns = 0
        self.own: dict[Seat, int] = {}
        self.out: dict[Seat, int] = {}
        self.cards: dict[tuple[Seat, str], Row] = {}

    def begin_turn(self, seat: Seat) -> None:
        self.turns += 1
        self.own[seat] = self.own.get(seat, 0) + 1

    def use(self, seat: Seat, key: str, use: str) -> None:
        row = self.cards.setdefault((seat, key), dict.fromkeys(USES, 0))
        row[use] += 1
        if row[use] == 1:
            row[f"{use}_at"], row[f"{use}_own"] = self.turns, self.own.get(seat, 0)

    def rows(self) -> list[Row]:
        """In a fixed order: the same games give the same bytes."""
        return [{"seat": seat, "card": key} | self.cards[seat, key] for seat, key in sorted(self.cards)]


def count_cards(game: Game[Any, Any, Any], told: list[Event]) -> Counted:
    counted, read = Counted(), game.card_uses
    for what, args in told:
        if not args or isinstance(args[0], str):
            continue  # a role that no seat plays: only what seats do is counted
        if what == TURN:
            counted.begin_turn(args[0])
        elif what in read:
            use, places = read[what]
            for at in places:
                if use == OUT:
                    counted.out.setdefault(args[at], counted.turns)
                else:
                    count_shown(counted, args[0], use, args[at])
    return counted


def count_shown(counted: Counted, seat: Seat, use: str, shown: Any) -> None:
    """One card or several. The first argument of an event is the seat that does something."""
    for card in shown if isinstance(shown, tuple) else (shown,):
        assert isinstance(card, Shown)
        counted.use(seat, card.key, use)


def play_recorded(plans: Mapping[int, Plan], numbers: range) -> dict[str, pl.DataFrame]:
    """These games of a run whose games take turns at these numbers of seats."""
    counts = list(plans)
    simulators = {seats: Simulator(plan) for seats, plan in plans.items()}
    recorder = Recorder()
    for number in numbers:
        recorder.play(simulators[counts[(number - 1) % len(counts)]], number)
    return recorder.frames()
