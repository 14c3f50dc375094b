"""The table: what lies there, whose turn it is, and the one door through which it goes out, `view`.

A table is plain data, in floors that know only those below: the journal of questions, chance, who knows which card, and
the worlds that seats imagine. What a game puts on it is declared: see `crise.state`.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from crise.engine.ask import CardId, Impossible, Seat
from crise.engine.determinize import Worlds
from crise.engine.face import Face
from crise.engine.journal import Trail
from crise.engine.pile import Pile

Events: TypeAlias = dict[tuple[str, int], list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Worlds):
    """What every game's table has. There is no `__init__`: a copy would pay for it, and compiled, an attribute that two
    of them assign one after the other is never freed. `begin` lays a new table, `clone` fills a copy."""

    __slots__ = ("card_asks", "events", "seats", "turn", "turns")

    reads_knowledge: ClassVar[bool] = True  # do rules or ratings of this game ask who knows a card?

    def begin(self, seats: int, options: Any, faces: list[Face], seed: int, events: Events) -> None:
        """A new table. `events`: which arguments of each event are cards, by its name and the number of its arguments;
        whatever is told must be there."""
        self.begin_journal()
        self.begin_chance(seed)
        self.begin_knowledge(seats, faces)
        self.begin_worlds()
        self.seats = seats
        self.turn: Seat = 0
        self.turns = 0  # begun so far, by all seats together
        self.card_asks: frozenset[str] = frozenset()  # questions whose options are cards
        self.events = events

    @staticmethod
    def in_play(faces: list[Face], seats: int) -> list[Face]:
        """The cards of the box that so many people play with."""
        return faces

    # --- copies ---------------------------------------------------------------

    def clone(self) -> Table:
        raise NotImplementedError

    def copy_to(self, twin: Table) -> None:
        """Copy what all tables have to one that has nothing yet. What never changes is shared."""
        twin.begin_journal()
        twin.begin_worlds()
        twin.seats, twin.turn, twin.turns = self.seats, self.turn, self.turns
        twin.faces, twin.known, twin.kinds = self.faces, self.known[:], self.kinds
        twin.everybody, twin.forgot = self.everybody, {}
        twin.seed, twin.rolls, twin._words = self.seed, self.rolls, self._words
        twin.card_asks, twin.events = self.card_asks, self.events
        twin.observer, twin.ask_everybody = self.observer, self.ask_everybody

    def begin_checkpoint(self) -> None:
        self.begin_trail()
        self.forgot, self.root_at = {}, -1
        self.overlay = self._information_set = None

    # --- re-play --------------------------------------------------------------

    def resume(self, trail: Trail) -> None:
        """These answers were given since the checkpoint: run straight through them."""
        self.trail = trail
        self.replay_to = max(len(trail), self.root_at + 1)

    def replayed(self, at: int, seat: Seat, what: str, options: list[Any] | None) -> bool:
        """Was this question answered already? Then this world must be one in which it could have been."""
        self.reach(at)
        if at >= len(self.trail):
            return False
        who, asked, answer, _ = self.trail[at]
        if who != seat or asked != what or not (options is None or self.offers(what, answer, options)):
            raise Impossible(f"{asked} answered {answer!r}, but {what} is asked")
        return True

    def offers(self, what: str, answer: Any, options: list[Any]) -> bool:
        """Rules offer one card of each face: where a hand is imagined, that may be a twin of what was played."""
        if answer in options or what not in self.card_asks or not isinstance(answer, int):
            return answer in options
        return any(isinstance(option, int) and self.faces[option] is self.faces[answer] for option in options)

    # --- what is told and seen ------------------------------------------------

    def tell(self, what: str, *args: Any) -> None:
        """Say what happened. Cards are shown to those who know them at this moment. In the silent twin of the rules
        only the first line is left of it."""
        self.public_until = self.cursor
        cards = self.events[what, len(args)]
        if cards:
            said = list(args)
            for at in cards:
                said[at] = self.shown_card(said[at])
            args = tuple(said)
        self.told.append((what, args))

    # What follows is written for tables of declared fields: `crise.state.views`.

    def piles(self) -> dict[str, Pile | list[Pile] | dict[str, Pile]]:
        """The piles by name: one of a kind, one per seat, or one for each place or power."""
        raise NotImplementedError

    def shown(self) -> dict[str, Any]:
        """What everybody sees besides cards. What is not named here is not shown."""
        raise NotImplementedError

    def shown_to(self, seat: Seat) -> dict[str, Any]:
        """What this seat alone sees besides cards."""
        raise NotImplementedError

    def view_pile(self, pile: Pile, seat: Seat) -> dict[str, Any]:
        """What one seat sees of a pile."""
        raise NotImplementedError

    def view(self, seat: Seat) -> dict[str, Any]:
        """What one seat may know: the only door through which a table goes out. `seats` itself is the public."""
        raise NotImplementedError

    def twin(self, seat: Seat, card: CardId, offered: list[Any]) -> CardId | None:
        """The offered card that is just like this one, and lies with it: rules offer one of each face."""
        cards = next((pile.cards for pile in self.all_piles() if card in pile.cards), [])
        if not cards or not self.known[card] >> seat & 1:
            return None
        like = [other for other in offered if type(other) is int and other in cards]
        return next((other for other in like if self.faces[other] is self.faces[card]), None)
