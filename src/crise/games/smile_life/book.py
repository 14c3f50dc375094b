"""Smile Life: the rulebook as a value. An extension is a function that makes one book of another.

What may be laid: `legal`; what laying does: the chapters; the pages of the base game: `rules.BASE`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from crise.engine.ask import CardId, Option, Seat
from crise.engine.table import Pile

if TYPE_CHECKING:
    from crise.games.smile_life.table import SmileFace, SmileLife

# The rule that forbids to lay a card from a pile.
Ban: TypeAlias = "Callable[[SmileLife, Seat, CardId, Pile], str]"
# The rule because of which something is no option of a question, or who finds it out.
Reason: TypeAlias = "str | Callable[[SmileLife, Seat, Any], str]"


@dataclass(eq=False)
class Book:
    """The rules that are looked up: what an extension may add to, or replace. By the key of a card or by its kind."""

    # Each says what is asked now of every card of this seat before its own rule, and holds even with Piston.
    bans: list[Callable[[SmileLife, Seat], list[Ban]]]
    # The rule that forbids to lay a card; a key goes before its kind.
    may_lay: dict[str, Ban]
    # A malus aimed at somebody: the rule that spares him.
    may_suffer: dict[str, Callable[[SmileLife, Seat], str]]
    # By kind: a card takes its place among those laid.
    arrivals: dict[str, Callable[[SmileLife, Seat, CardId], Awaitable[None]]]
    # By key: what then happens.
    effects: dict[str, Callable[[SmileLife, Seat, CardId], Awaitable[None]]]
    # By key: what the target suffers.
    malus: dict[str, Callable[[SmileLife, Seat, Seat, CardId], Awaitable[None]]]
    # A card of a starting hand, taken off the pile.
    deal: Callable[[SmileLife, Seat, CardId], None]
    # What comes before a turn, in this order; True: the turn is over already.
    before_turn: list[Callable[[SmileLife, Seat], Awaitable[bool]]]
    # The rule that forbids to begin a turn so, in the order in which the ways are offered.
    may_begin: dict[str, Callable[[SmileLife, Seat], str]]
    # The ways, and the free acts, of those who are bound by a job or by love: nobody else is asked about them.
    partings: frozenset[str]
    # Each says which ways are closed to this seat now, before their own rule is asked, and by which rule.
    closings: list[Callable[[SmileLife, Seat], dict[str, str]]]
    # What a turn may begin with; True: that was all of it.
    openings: dict[str, Callable[[SmileLife, Seat], Awaitable[bool]]]
    # What comes after drawing; True: that was all of the turn.
    after_drawing: Callable[[SmileLife, Seat], Awaitable[bool]]
    # One play with a card of the hand; what else was chosen is for the caller to do.
    play: Callable[[SmileLife, Seat, str, list[Option]], Awaitable[Option]]
    # By key: cards that are not always worth what is printed on them.
    smiles: dict[str, Callable[[SmileLife, Seat], int]]
    over: Callable[[SmileLife], bool]
    # SL-SP-7: the rule that forbids a job even with Piston.
    without_studies: Callable[[SmileLife, Seat, CardId], str]
    # By key or kind: a card that is drawn and does not just come to the hand. False: it did not come there.
    drawn: dict[str, Callable[[SmileLife, Seat, CardId, str], Awaitable[bool]]]
    # A card that was taken off the pile comes to a hand.
    receive: Callable[[SmileLife, Seat, CardId, str], None]
    hand_size: Callable[[SmileLife, Seat], int]
    # The hand cards that may be discarded, one of each face.
    throwable: Callable[[SmileLife, Seat], list[CardId]]
    may_bet: Callable[[SmileLife, Seat], str]
    price_of: Callable[[SmileLife, Seat, SmileFace], int]
    top_salary: Callable[[SmileLife, Seat], int]
    # SL-TURN-4: what else forbids them during the play; they are openings too.
    free_acts: dict[str, Callable[[SmileLife, Seat], str]]
    # By key: what a job asks for before it goes.
    farewells: dict[str, Callable[[SmileLife, Seat, CardId], Awaitable[None]]]
    # Kinds that are turned after their effect.
    used_up: frozenset[str]
    # What comes after a turn, in this order.
    after_turn: list[Callable[[SmileLife, Seat], Awaitable[None]]]
    # By key: a malus that is not laid on just anybody who can suffer it.
    victims: dict[str, Callable[[SmileLife, Seat, CardId], list[Seat]]]
    # By key: a malus from the hand or the discard that is more than inflicted.
    laid_on: dict[str, Callable[[SmileLife, Seat, CardId, Pile, Seat], Awaitable[None]]]
    # By question.
    why_not: dict[str, Reason]
    # By name: what an extension has its own pages in, for those on top of it.
    chapters: dict[str, Any]
    # The ways to begin of who is not bound.
    unbound: dict[str, Callable[[SmileLife, Seat], str]] = field(init=False)

    def __post_init__(self) -> None:
        self.unbound = {way: forbids for way, forbids in self.may_begin.items() if way not in self.partings}

    def extended(self, **pages: Any) -> Book:
        """A new book: with more entries where a page is a dictionary, a set or a list, with another page where it is
        a function. This one stays as it is, and a new page may call the one of this book that it replaces."""
        return replace(self, **{name: _added(getattr(self, name), page) for name, page in pages.items()})


def _added(page: Any, more: Any) -> Any:
    if isinstance(page, list):
        return [*page, *more]
    return page | more if isinstance(page, dict | frozenset) else more
