"""What a seat sees as a vector of fixed length.

The vector is made from the seat's view and its question, and from nothing else. Whatever belongs to seats is rotated:
the seat itself comes first, then its left neighbour. All numbers are squashed (the sign times log(1 + size)), so that
they stay small. `names` says what each place of the vector holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crise.bots.protocol.messages import cards_in
from crise.engine.ask import Ask, Seat
from crise.envs.actions import Actions
from crise.game.manifest import Options

Vector: TypeAlias = NDArray[np.float32]
Filler: TypeAlias = Callable[[Vector, int, Any, Seat], None]
LARGEST: Final = 12.0  # the logarithm of any number in a game is below

GENERAL: Final = {"turn": "player", "turns": "number", "waiting": "players"}


class Features:
    """How views of one game, at a table of so many seats, become vectors."""

    def __init__(self, actions: Actions, seats: int, options: Options) -> None:
        self.game, self.seats = actions.game, seats
        self.names: list[str] = []
        self._faces = {face: at for at, face in enumerate(actions.faces)}
        self._words = {word: at for at, word in enumerate(actions.words)}
        self._asks = {what: at for at, what in enumerate(self.game.asks)}
        view = self.game.start(seats, options).view(0)
        self._fill: list[tuple[list[str], int, Filler]] = []
        self._ask_at = self._name("ask", self._asks)
        self._about_at = self._name("about card", self._faces)
        self._about_seat_at = self._name("about seat", self._around())
        self._about_number_at = self._name("about number", ["first", "second", "third", "fourth"])
        self._about_places = self._numbered("about place", self.game.regions)
        self._about_resources = self._numbered("about resource", self.game.resources)
        for key, kind in (GENERAL | self.game.features).items():
            self._plan(key, kind, follow(view, key.split(".")))
        for key, value in view.items():
            self._plan_pile(key, value)

    def __len__(self) -> int:
        return len(self.names)

    def vector(self, view: dict[str, Any], ask: Ask | None) -> Vector:
        """A view, and the question if the seat is asked one."""
        vector = np.zeros(len(self.names), np.float32)
        seat = view["seat"]
        if ask is not None:
            self._fill_ask(vector, ask, seat, view)
        for way, at, fill in self._fill:
            fill(vector, at, follow(view, way), seat)
        squashed: Vector = np.sign(vector) * np.log1p(np.abs(vector))
        return squashed

    # --- which places there are ---------------------------------------------------

    def _name(self, key: str, parts: Sequence[str] | dict[str, int] | None = None) -> int:
        at = len(self.names)
        self.names += [key] if parts is None else [f"{key} {part}" for part in parts]
        return at

    def _numbered(self, key: str, names: Sequence[str]) -> dict[str, int]:
        at = self._name(key, names)
        return {name: at + number for number, name in enumerate(names)}

    def _around(self) -> list[str]:
        return [f"+{places}" for places in range(self.seats)]

    def _plan(self, key: str, kind: str, value: Any) -> None:
        around, seats = self._around(), self.seats
        if kind in ("number", "count"):
            at = self._name(key)
        elif kind in ("numbers", "owned", "players", "player"):
            at = self._name(key, around)
        elif kind == "words":
            at = self._name(key, [f"{place} {word}" for place in around for word in self._words])
        elif kind == "tallies":
            at = self._name(key, [f"{place} {name}" for place in around for name in value[0]])
        elif kind == "holders":
            at = self._name(key, [f"{name} {place}" for name in value for place in around])
        else:
            at = self._name(key, self._faces if kind == "cards" else list(value))
        fillers: dict[str, Filler] = {
            "number": lambda vector, at, value, seat: _set(vector, at, value),
            "count": lambda vector, at, value, seat: _set(vector, at, len(value)),
            "numbers": lambda vector, at, value, seat: _rotate(vector, at, value, seat),
            "owned": lambda vector, at, value, seat: _rotate(vector, at, [one >= 0 for one in value], seat),
            "players": lambda vector, at, value, seat: _mark(vector, at, value, seat, seats),
            "player": lambda vector, at, value, seat: _mark(vector, at, [value] if value >= 0 else [], seat, seats),
            "cards": lambda vector, at, value, seat: self._count(vector, at, value),
            "tally": lambda vector, at, value, seat: _rotate(vector, at, list(value.values()), 0),
            "words": lambda vector, at, value, seat: self._mark_words(vector, at, value, seat),
            "tallies": lambda vector, at, value, seat: _tallies(vector, at, value, seat),
            "holders": lambda vector, at, value, seat: _holders(vector, at, value, seat, seats),
        }
        self._fill.append((key.split("."), at, fillers[kind]))

    def _plan_pile(self, key: str, value: Any) -> None:
        """A pile is its size and how many of each face are known to be in it."""
        if _is_pile(value):
            at = self._name(key, ["size", *self._faces])
            self._fill.append(([key], at, lambda vector, at, value, seat: self._pile(vector, at, value)))
        elif isinstance(value, list) and len(value) == self.seats and all(map(_is_pile, value)):
            at = self._name(key, [f"{place} {part}" for place in self._around() for part in ("size", *self._faces)])
            self._fill.append(([key], at, self._piles))
        elif isinstance(value, dict) and value and all(map(_is_pile, value.values())):
            for place in value:
                at = self._name(f"{key}.{place}", ["size", *self._faces])
                self._fill.append(([key, place], at, lambda vector, at, value, seat: self._pile(vector, at, value)))

    # --- how they are filled ------------------------------------------------------

    def _fill_ask(self, vector: Vector, ask: Ask, seat: Seat, view: dict[str, Any]) -> None:
        vector[self._ask_at + self._asks[ask[1]]] = 1
        numbers = self._about_number_at
        for (_, kind), value in zip(self.game.asks[ask[1]][1], ask[3], strict=True):
            if kind in ("card", "cards"):
                known, cards = cards_in(view), [value] if kind == "card" else value
                self._count(vector, self._about_at, [(card, known[card].key) for card in cards if card in known])
            elif kind in ("seat", "seats"):
                _mark(vector, self._about_seat_at, [value] if kind == "seat" else value, seat, self.seats)
            elif kind == "number":
                vector[numbers] = value
                numbers += 1
            elif kind in ("place", "places"):
                vector[[self._about_places[place] for place in ([value] if kind == "place" else value)]] = 1
            elif kind == "resource":
                vector[self._about_resources[value]] = 1

    def _count(self, vector: Vector, at: int, cards: Sequence[tuple[int, str] | None]) -> None:
        for card in cards:
            if card is not None:
                vector[at + self._faces[card[1]]] += 1

    def _pile(self, vector: Vector, at: int, pile: dict[str, Any]) -> None:
        vector[at] = pile["count"]
        self._count(vector, at + 1, pile["cards"])

    def _piles(self, vector: Vector, at: int, piles: list[dict[str, Any]], seat: Seat) -> None:
        for place in range(self.seats):
            self._pile(vector, at + place * (1 + len(self._faces)), piles[(seat + place) % self.seats])

    def _mark_words(self, vector: Vector, at: int, words: list[str], seat: Seat) -> None:
        """There may be fewer words than seats: who comes later has not chosen yet."""
        for other, word in enumerate(words):
            if word in self._words:
                vector[at + (other - seat) % self.seats * len(self._words) + self._words[word]] = 1


def follow(view: Any, way: Sequence[str]) -> Any:
    """A value of a view; of a map, by place: `regions.north.armies`."""
    for name in way:
        view = view[name]
    return view


def _is_pile(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() >= {"count", "cards"}


def _set(vector: Vector, at: int, value: float) -> None:
    vector[at] = value


def _rotate(vector: Vector, at: int, values: Sequence[float], seat: Seat) -> None:
    """From the seat itself on, around the table."""
    vector[at : at + len(values)] = [*values[seat:], *values[:seat]]


def _mark(vector: Vector, at: int, players: Sequence[Seat], seat: Seat, seats: int) -> None:
    for player in players:
        vector[at + (player - seat) % seats] = 1


def _tallies(vector: Vector, at: int, tallies: Sequence[dict[str, float]], seat: Seat) -> None:
    for place in range(len(tallies)):
        numbers = list(tallies[(seat + place) % len(tallies)].values())
        vector[at + place * len(numbers) : at + (place + 1) * len(numbers)] = numbers


def _holders(vector: Vector, at: int, holders: dict[str, Seat], seat: Seat, seats: int) -> None:
    for number, player in enumerate(holders.values()):
        _mark(vector, at + number * seats, [player] if player >= 0 else [], seat, seats)
