"""Options as integers: the same one means the same in every match of a game, at every seat, with any number of seats.

An action is a pair: what is asked, and the form of the option. A card is written as its face, never as its id, so
several copies in one place are one action; a seat as how many places to the left it is (`+1` is the left neighbour),
so a policy need not know where it sits. The table of a game lists its questions in the order in which the game
declares them, and for each all faces in the order of the card file, or all seats, places, resources or numbers, then
all words that the question may offer (that the game's catalogue has, where it does not say), then `pass`. It depends on
the rules version and on the faces of the card file, and on nothing else; `digest` tells whether two tables are the
same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any

from crise.engine.ask import PASS, Ask, CardId, Option, Seat
from crise.engine.pile import Pile
from crise.engine.table import Table
from crise.game.cards import CardRow
from crise.game.manifest import Game
from crise.game.texts import NAMED, words


class Actions:
    """The table of a game: which integer is which option."""

    def __init__(self, game: Game[Any, Any, Any], cards: Sequence[CardRow] | None = None) -> None:
        self.game = game
        self.faces = list(dict.fromkeys(row.card for row in (game.standard if cards is None else cards)))
        self.words = words(game, "fr").choices()
        self._places = places_of(game)
        self.table: list[tuple[str, str]] = [(what, form) for what in game.asks for form in self._forms(what)]
        self._index: dict[str, dict[str, int]] = {what: {} for what in game.asks}
        for number, (what, form) in enumerate(self.table):
            self._index[what][form] = number

    def __len__(self) -> int:
        return len(self.table)

    @property
    def digest(self) -> str:
        """Changes whenever an integer would change its meaning: keep it with what was learned."""
        return blake2b(repr((self.game.version, self.table)).encode(), digest_size=8).hexdigest()

    def _forms(self, what: str) -> Iterator[str]:
        kind = self.game.asks[what][0]
        if kind == "card":
            for place in self._places[what] or ("",):
                yield from (f"{place}/{face}" if place else face for face in self.faces)
        elif kind == "seat":
            yield from (f"+{places}" for places in range(self.game.seats[-1]))
        elif kind == "number":
            yield from map(str, self.game.numbers)
        elif kind in NAMED:
            yield from self.game.names_for(what)
        yield from self.game.vocabulary.get(what, self.words)
        yield "pass"

    def legal(self, table: Table, ask: Ask) -> dict[int, Option]:
        """The options of a question by their integers, in ascending order; of twins the first."""
        seat, what, options, _ = ask
        index, kind, places = self._index[what], self.game.asks[what][0], self._places[what]
        legal: dict[int, Option] = {}
        for option in options:
            legal.setdefault(index[_form(option, kind, seat, table, places)], option)
        return dict(sorted(legal.items()))

    def number_of(self, table: Table, ask: Ask, option: Option) -> int:
        """The integer of one option of a question."""
        seat, what, _, _ = ask
        return self._index[what][_form(option, self.game.asks[what][0], seat, table, self._places[what])]

    def __str__(self) -> str:
        return "\n".join(f"{number} {what} {form}" for number, (what, form) in enumerate(self.table))


def places_of(game: Game[Any, Any, Any]) -> dict[str, tuple[str, ...]]:
    """For each question the piles that may offer the same face. An extension has those of its base too."""
    base = {what: piles for one in game.extends for what, piles in places_of(one).items()}
    own = {what: tuple(piles.split()) for what, piles in game.places.items()}
    if unknown := [what for what in own if what not in game.asks]:
        raise ValueError(f"{game.id}: `places` names questions that are never asked: {', '.join(unknown)}")
    return {what: own.get(what, base.get(what, ())) for what in game.asks}


def _form(option: Option, kind: str, seat: Seat, table: Table, places: tuple[str, ...]) -> str:
    if option is PASS:
        return "pass"
    if isinstance(option, str):
        return option
    if kind == "card":
        face = table.faces[option].key
        return f"{_place(option, table, places)}/{face}" if places else face
    return f"+{(option - seat) % table.seats}" if kind == "seat" else str(option)


def lying(piles: Pile | list[Pile] | dict[str, Pile]) -> Iterable[Pile]:
    """The piles of one name."""
    if isinstance(piles, dict):
        return piles.values()
    return piles if isinstance(piles, list) else [piles]


def _place(card: CardId, table: Table, places: tuple[str, ...]) -> str:
    piles = table.piles()
    for name in places:
        found = piles[name]
        if any(card in pile.cards for pile in lying(found)):
            return name
    raise LookupError(f"card {card} lies in none of {places}")
