"""One unit of a tournament: a deal, played with the same bots in every rotation of the seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from crise.engine.ask import Seat
from crise.engine.match import Match
from crise.game.manifest import Game
from crise.games import GAMES
from crise.lab.arena.entrants import Player, Programs, read_entrant
from crise.lab.simulate.play import LONGEST, DidNotEnd, seed_of, where

NOBODY = -1  # the partner of who plays alone
FAULTS_KEPT = 3  # of a bot in a game


class Plan(msgspec.Struct, frozen=True):
    """What is played. Plain values, so that it travels to other processes and stands at the head of a result file."""

    game: str
    mode: str
    seats: int
    lineups: tuple[tuple[str, ...], ...]  # for each the bots of the sides, as typed
    deals: int
    seed: int = 0
    options: dict[str, Any] = {}
    cards: str | None = None  # a card file, if not the game's own
    seconds: float = 5.0  # that a program has for an answer

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(bot for lineup in self.lineups for bot in lineup))


class Unit(msgspec.Struct, frozen=True):
    """One deal for one line-up."""

    deal: int
    lineup: int


class PlayerResult(msgspec.Struct, frozen=True):
    """What one side of a game came to."""

    bot: str
    credit: float  # the game is worth 1, shared by the sides that won
    score: int
    decisions: int
    seconds: float
    fell: bool
    faults: list[str]


class GameResult(msgspec.Struct, frozen=True):
    rotation: int
    sides: list[PlayerResult]  # in the order of the line-up
    turns: int
    rivals: dict[str, bool] = {}  # roles that no seat plays, and whether they won


class UnitResult(msgspec.Struct, frozen=True):
    """What is written down, on one line, as soon as it is known."""

    unit: Unit
    games: list[GameResult]
    failures: list[str] = []  # games that the engine could not end: they count for nobody


def sides_of(match: Match) -> list[tuple[Seat, ...]]:
    """The seats that win together. A table where people play in teams of two knows each one's partner."""
    table = match.table
    partner: Callable[[Seat], Seat] = getattr(table, "partner", lambda seat: seat)
    sides = (sorted({seat, partner(seat)} - {NOBODY}) for seat in range(table.seats))
    return list(dict.fromkeys(map(tuple, sides)))


class Arena:
    """A plan made ready to play."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any, Any, Any] = GAMES[plan.game]
        self.options = self.game.read_options(plan.options)
        self.cards = None if plan.cards is None else self.game.read_cards(plan.cards)
        self.entrants = {bot: read_entrant(bot) for bot in plan.bots}

    def play_unit(self, unit: Unit, banned: frozenset[str]) -> UnitResult:
        """All rotations of one deal."""
        programs = Programs(self.plan.seconds, banned)
        games: list[GameResult] = []
        failures: list[str] = []
        try:
            for rotation in range(len(self.plan.lineups[unit.lineup])):
                try:
                    games.append(self.play(unit, rotation, programs))
                except Exception as error:
                    failures.append(f"deal {unit.deal}, rotation {rotation}: {where(error)}")
        finally:
            programs.close()
        return UnitResult(unit, games, failures)

    def play(self, unit: Unit, rotation: int, programs: Programs) -> GameResult:
        seed = seed_of(self.plan.seed, unit.deal)
        match = self.game.start(self.plan.seats, self.options, self.cards, seed, tell=False)
        sides = sides_of(match)
        players = self.seat(unit, rotation, sides)
        own = seed_of(seed, rotation, "rotation")  # whoever else plays in the tournament
        for player in players.values():
            player.begin(self.game, self.plan.seats, self.options, own, programs)
        _play(match, players)
        table = match.table
        winners, scores = self.game.winners(table), self.game.scores(table)
        for player in players.values():
            player.end(match, winners, scores)
        places = [sides[(at + rotation) % len(sides)] for at in range(len(sides))]
        rivals = {role: won for role, _, won in self.game.rivals(table)}
        credits = _credits(places, winners, sum(rivals.values()))
        results = [self._result(players, place, credit, scores) for place, credit in zip(places, credits, strict=True)]
        return GameResult(rotation, results, table.turns, rivals)

    def seat(self, unit: Unit, rotation: int, sides: list[tuple[Seat, ...]]) -> dict[Seat, Player]:
        """Bot number i of the line-up takes side i + rotation."""
        lineup = self.plan.lineups[unit.lineup]
        players: dict[Seat, Player] = {}
        for at, bot in enumerate(lineup):
            for number, seat in enumerate(sides[(at + rotation) % len(sides)]):
                players[seat] = Player(self.entrants[bot], seat, at * 2 + number)
        return players

    def _result(
        self, players: dict[Seat, Player], place: tuple[Seat, ...], credit: float, scores: list[int]
    ) -> PlayerResult:
        ours = [players[seat] for seat in place]
        faults = [fault for player in ours for fault in player.faults]
        return PlayerResult(
            bot=ours[0].entrant.text,
            credit=credit,
            score=max(scores[seat] for seat in place),
            decisions=sum(player.decisions for player in ours),
            seconds=sum(player.seconds for player in ours),
            fell=any(player.fell for player in ours),
            faults=faults[:FAULTS_KEPT],
        )


def _play(match: Match, players: dict[Seat, Player]) -> None:
    for _ in range(LONGEST):
        if match.over:
            return
        ask = match.open[0]
        players[ask[0]].answer(match, ask)
    raise DidNotEnd(f"not over after {LONGEST} answers")


def _credits(sides: list[tuple[Seat, ...]], winners: list[Seat], rivals: int = 0) -> list[float]:
    """A game is worth 1, shared by the sides that won and the `rivals` that did, or by all sides if nobody did."""
    nobody = not winners and not rivals
    won = [nobody or any(seat in winners for seat in side) for side in sides]
    return [one / (sum(won) + rivals) for one in won]
