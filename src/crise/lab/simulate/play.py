"""One game of bots: from a seed to its outcome, with every card accounted for.

Game number i of a plan has a seed of its own, made from the plan's seed and i: so the results do not depend on how
many processes share the work, and one game can be played again alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from traceback import extract_tb
from typing import Any, TypeAlias

import msgspec

from crise.bots.levels import Facile, Normal, RandomBot
from crise.bots.policy import Bot, make
from crise.engine.ask import Ask, CardId, Option, Seat
from crise.engine.match import Match
from crise.engine.table import Table
from crise.game.manifest import Game
from crise.game.records import Setting, record_of
from crise.games import GAMES

LONGEST = 100_000  # answers in one game: far above any real one, so that a game without an end is found
FAST = "random"  # the bot that needs no view: it goes through the fast door
# These look at no view, and what they think is the same in all worlds that their seat can't tell apart: so the table
# that is there will do, and none has to be imagined.
NEED_NO_WORLD: tuple[type, ...] = (RandomBot, Facile, Normal)
Note: TypeAlias = Callable[[Match, Ask, Option], None]  # is told of every decision before it is carried out


class Plan(msgspec.Struct, frozen=True):
    """What is played. Plain values, so that it travels to other processes."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one per seat
    seed: int = 0
    options: dict[str, Any] = {}
    cards: str | None = None  # a card file, if not the game's own
    told: tuple[str, ...] = ()  # events: in how many games they are told is counted


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended."""

    number: int
    winners: tuple[Seat, ...]
    draw: bool
    rivals: dict[str, bool]  # roles that no seat plays, and whether they won
    turns: int
    decisions: int  # questions with at least two options
    scores: tuple[int, ...]  # by seat
    sides: tuple[str, ...]  # by seat, where they differ
    sources: list[dict[str, int]]  # by seat: what each score is made of
    figures: dict[str, int]  # what the game counts besides
    told: list[str] = []  # of the events that are asked for, those that were told


# --- chance ---------------------------------------------------------------------


def seed_of(seed: int, number: int, what: str = "game") -> int:
    """A seed made from another one: for a game of a plan, for a bot of a game."""
    digest = blake2b(f"{what} {number}".encode(), key=seed.to_bytes(32, "little"), digest_size=8).digest()
    return int.from_bytes(digest, "little")


# --- one game -------------------------------------------------------------------


class DidNotEnd(Exception):
    pass


class CardsLost(Exception):
    pass


def play_random(match: Match, random: Callable[[], float], note: Note | None = None) -> int:
    """To the end, through the fast door; how many decisions it took."""
    decisions = 0
    for _ in range(LONGEST):
        if not match.open:
            return decisions
        ask = match.open[0]
        seat, _, options, _ = ask
        count = len(options)
        option = options[int(random() * count)]
        if count > 1:
            decisions += 1
            if note is not None:
                note(match, ask, option)
        match.give(seat, option)
    raise DidNotEnd(f"not over after {LONGEST} answers")


def play_bots(match: Match, bots: Sequence[Bot], random: Callable[[], float], note: Note | None = None) -> int:
    """To the end, each bot seeing no more than its seat may know."""
    decisions = 0
    for _ in range(LONGEST):
        if not match.open:
            return decisions
        ask = match.open[0]
        seat = ask[0]
        option = _choice(bots[seat], match, seat, random)
        if len(ask[2]) > 1:
            decisions += 1
            if note is not None:
                note(match, ask, option)
        match.answer(seat, option)
    raise DidNotEnd(f"not over after {LONGEST} answers")


def _choice(bot: Bot, match: Match, seat: Seat, random: Callable[[], float]) -> Option:
    ask = match.ask(seat)
    assert ask is not None
    if isinstance(bot, NEED_NO_WORLD):
        return bot.choose({}, ask, lambda: match)
    return bot.choose(match.view(seat), ask, lambda: match.imagine(seat, random))


def cards_in_play(table: Table) -> list[CardId]:
    """All cards in all piles. Some ways to play leave cards in the box."""
    return [card for pile in table.all_piles() for card in pile.cards]


def check_conserved(dealt: Sequence[CardId], table: Table) -> None:
    """Every card that was dealt lies in exactly one place, and no other card does."""
    cards = cards_in_play(table)
    if sorted(cards) == sorted(set(dealt)):
        return
    lost, new = sorted(set(dealt) - set(cards)), sorted(set(cards) - set(dealt))
    twice = sorted({card for card in cards if cards.count(card) > 1})
    raise CardsLost(f"cards not conserved: lost {lost}, in several places {twice}, from nowhere {new}")


def is_draw(table: Table, winners: Sequence[Seat], rivals: Sequence[str] = ()) -> bool:
    """Nobody won, or several sides did. A table where people play in teams of two knows each one's partner. `rivals`:
    roles that won though no seat plays them."""
    if not winners or rivals:
        return len(winners) + len(rivals) != 1
    partner: Callable[[Seat], Seat] = getattr(table, "partner", lambda seat: seat)
    return any(seat not in (winners[0], partner(winners[0])) for seat in winners)


class Simulator:
    """A plan made ready to play: what is the same in all its games is prepared once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any, Any, Any] = GAMES[plan.game]
        self.options = self.game.read_options(plan.options)
        self.cards = None if plan.cards is None else self.game.read_cards(plan.cards)
        self.fast = all(bot == FAST for bot in plan.bots)

    def start(self, number: int, tell: bool) -> Match:
        return self.game.start(self.plan.seats, self.options, self.cards, seed_of(self.plan.seed, number), tell)

    def play(self, number: int) -> tuple[Match, Outcome]:
        match = self.start(number, tell=not self.fast or bool(self.plan.told))
        return match, self.finish(match, number)

    def finish(self, match: Match, number: int, note: Note | None = None) -> Outcome:
        """Play it to the end."""
        seed = seed_of(self.plan.seed, number)
        dealt = cards_in_play(match.table)
        random = Random(seed_of(seed, 0, "chance")).random
        if self.fast:
            decisions = play_random(match, random, note)
        else:
            bots = [make(name, self.game, seed_of(seed, seat, "bot")) for seat, name in enumerate(self.plan.bots)]
            decisions = play_bots(match, bots, random, note)
        table = match.table
        check_conserved(dealt, table)
        winners = self.game.winners(table)
        told = {event[0] for event in match.told()} if self.plan.told else set()
        return Outcome(
            number=number,
            winners=tuple(winners),
            draw=is_draw(table, winners, self.game.beaten_by(table)),
            rivals={role: won for role, _, won in self.game.rivals(table)},
            turns=table.turns,
            decisions=decisions,
            scores=tuple(self.game.scores(table)),
            sides=tuple(self.game.sides(table)),
            sources=[dict(made_of) for made_of in self.game.sources(table)],
            figures=self.game.figures(table),
            told=[what for what in self.plan.told if what in told],
        )

    def record(self, match: Match, number: int) -> str:
        """One line of JSON."""
        setting = Setting(self.game, self.plan.seats, seed_of(self.plan.seed, number), self.options, self.cards)
        names = [f"{bot} {seat + 1}" for seat, bot in enumerate(self.plan.bots)]
        return msgspec.json.encode(record_of(setting, match, names)).decode()


def where(error: Exception) -> str:
    """What failed, and in which function."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.name}, line {last.lineno})"
