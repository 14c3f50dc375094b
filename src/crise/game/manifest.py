"""A game as a value: its rules, and the catalogue around them (seats, options, cards, texts)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import inspect

from crise.engine.ask import PASS, Ask, Option, Refused, Seat
from crise.engine.face import Face, Kinds
from crise.engine.journal import Event
from crise.engine.match import Match, Rules
from crise.engine.table import Table
from crise.engine.undo import UNDONE
from crise.game.cards import CardRow, check_cards, read_cards
from crise.game.events import OUT, CardPositions, Declared, Signature, Told, signature, telling
from crise.game.silent import SilentRules, silence
from crise.state.base import complete
from crise.state.derive import declared, features, roles

SEED_BITS = 256
OPTIONS = ("card", "seat", "place", "resource", "number", "word")  # what the options of a question are


def signatures(**declared: str) -> dict[str, Signature]:
    """`target="card points:number"`: an argument without a kind is named after it."""
    return {name: signature(text) for name, text in declared.items()}


def questions(**declared: dict[str, Signature]) -> dict[str, tuple[str, Signature]]:
    """`card=signatures(action="")`: the questions, by what their options are. Among them may be words too, and PASS."""
    if unknown := [kind for kind in declared if kind not in OPTIONS]:
        raise ValueError(f"unknown kind of options: {', '.join(unknown)}; there are {', '.join(OPTIONS)}")
    return {what: (kind, arguments) for kind, asked in declared.items() for what, arguments in asked.items()}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a game: typed, checked, and the same for lobby, command line and tests."""

    def forbids(self, seats: int) -> str:
        """The id of the rule that forbids these options with so many seats, or ''."""
        return ""


def fitting(options: type[Options], name: str) -> str:
    """The values that an option may have, in signs that need no translation."""
    types = {field.name: field.type for field in inspect.type_info(options).fields}  # type: ignore[attr-defined]
    return _signs(types[name])


def _signs(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.BoolType):
        return "true, false"
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(map(str, kind.values))
    if isinstance(kind, inspect.IntType):
        return f"{kind.ge}–{kind.le}"
    if isinstance(kind, inspect.VarTupleType):
        return f"[{_signs(kind.item_type)}, …]"
    raise TypeError(f"an option of this type can't be explained to people: {kind}")


T = TypeVar("T", bound=Table)
OptionsT = TypeVar("OptionsT", bound=Options)
R = TypeVar("R", bound=CardRow)


def _unchanged(book: Any) -> Any:
    return book


def no_rivals(table: Any) -> list[tuple[str, int, bool]]:
    return []


@dataclass(frozen=True, eq=False)  # one value a game: it is what it is, and can be a key
class Game(Generic[T, OptionsT, R]):
    id: str  # as people type it: small letters, hyphens between words
    package: str  # where its card file and its texts lie
    version: int  # of the rules: a record names it
    seats: range
    minutes: int
    options: type[OptionsT]
    row: type[R]
    total: int  # cards in the box
    numbered: frozenset[str]  # kinds whose cards are named by their value: an owner's file may have other values
    face: Callable[[R], Face]
    table: type[T]  # what lies on it is declared there: the fields, their roles, and what an environment sees
    setup: Callable[[T], None]
    turn: Callable[[T], Awaitable[None]]
    over: Callable[[T], bool]
    winners: Callable[[T], list[Seat]]
    scores: Callable[[T], list[int]]  # the number that people compare: life, points
    why_not: Callable[[T, Seat, str, Any], str]
    told: Mapping[str, Told]  # the events, each with what it says
    asks: Mapping[str, tuple[str, Signature]]  # what the options are, and what the prompt speaks about
    modes: Mapping[str, Mapping[str, Any]]  # the ways to play that tests and reports go through
    sides: Callable[[T], list[str]] = lambda table: []  # the team of each seat, where teams differ
    lasted: Callable[[T], list[int]] = lambda table: []  # how long each seat stayed in, where seats leave
    sources: Callable[[T], list[dict[str, int]]] = lambda table: []  # the score of each seat, by where it comes from
    counts: Callable[[T], dict[str, int]] = lambda table: {}  # what a simulation counts besides
    # Roles that may win and that no seat plays: name (`role-…` in the texts), score, and whether it won.
    rivals: Callable[[T], list[tuple[str, int, bool]]] = no_rivals
    reactions: frozenset[str] = frozenset()  # questions that come as a window: everybody may let them pass
    # Questions that may offer the same face from several piles, and those piles, destroy="hands discards": to an
    # environment it is not the same to destroy a card of one's hand or one of the discard.
    places: Mapping[str, str] = field(default_factory=dict)
    regions: tuple[str, ...] = ()  # the places that may be options: `place-…` in the texts
    resources: tuple[str, ...] = ()  # and the resources: `resource-…`
    numbers: range = range(64)  # and the numbers
    # Questions of words, and all that each may ever offer: a word that it does not offer now says why.
    vocabulary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # May one take back what everybody saw, until chance, something hidden or another seat came into play? Not in a game
    # whose rules tell by their effects what lies hidden: one could try and see.
    takes_back: bool = False
    extends: tuple[Game[Any, Any, Any], ...] = ()  # what it is made of: their cards and words come before its own
    book: Any = None  # of a base: the rules that are looked up, as a value; its table has a field of this name
    pages: Callable[[Any], Any] = _unchanged  # of an extension: the book that it makes of the one below
    shelf: int = 99  # where it stands among the others: the lowest first, then by id

    def __post_init__(self) -> None:
        complete(self.table)
        if self.takes_back:
            object.__setattr__(self, "told", {**self.told, **telling(**{UNDONE: "seat"})})
        object.__setattr__(self, "asks", Declared(self.asks, "question", "asks=questions(…)", self.package))

    @cached_property
    def rules(self) -> Rules:
        return SpokenRules(self)

    @cached_property
    def silent(self) -> SilentRules:
        """The rules without what only speaks: made when they are first needed."""
        pages = [game.pages for game in self.lineage if game.pages is not _unchanged]
        made = silence(self.rules, self.setup, self.packages, pages)
        if self.rulebook is not None:
            made.twins[id(self.rulebook)] = self._bound(made.twins)
        return made

    @cached_property
    def lineage(self) -> list[Game[Any, Any, Any]]:
        """The games that it is made of, each once: what is extended before what extends it, itself last."""
        return list(dict.fromkeys([*(one for base in self.extends for one in base.lineage), self]))

    @cached_property
    def rulebook(self) -> Any:
        """The book of the base, with the pages of all that extend it."""
        return self._bound({})

    def _bound(self, twins: Mapping[int, Any]) -> Any:
        """With the twins of what has one."""
        base = self.lineage[0]
        book = twins.get(id(base.book), base.book)
        for game in self.lineage[1:]:
            book = twins.get(id(game.pages), game.pages)(book)
        return book

    @cached_property
    def packages(self) -> list[str]:
        """Where its files lie: those of the base first."""
        return [game.package for game in self.lineage]

    def module(self, name: str) -> str | None:
        """The module of this name in its folder, or else in that of the game that it extends last, and so on."""
        found = (f"{package}.{name}" for package in reversed(self.packages))
        return next((module for module in found if find_spec(module)), None)

    @cached_property
    def standard(self) -> list[R]:
        """The cards that come with the game. Those of a base have no more than its own columns."""
        rows = [row for game in self.lineage for row in game.own_cards]
        return [self.row(**msgspec.structs.asdict(row)) for row in rows]

    @cached_property
    def own_cards(self) -> list[R]:
        """The card file of its own folder. What only joins others may have none."""
        file = files(self.package) / "cards.csv"
        if self.extends and not file.is_file():
            return []
        return [row for _, row in read_cards(file.read_text("utf-8"), self.row)]

    @cached_property
    def fields(self) -> dict[str, str]:
        """The roles of what the table shows."""
        return roles(self.table)

    @cached_property
    def features(self) -> dict[str, str]:
        """What of the shown values goes into the vector of an environment, and as what: see `state.fields.FEATURES`."""
        return features(self.table)

    def figures(self, table: T) -> dict[str, int]:
        """What a simulation counts besides turns: rounds, where the state has them, and what the game says."""
        rounds = [name for name, one in declared(self.table).items() if one.role == "round"]
        return ({"rounds": getattr(table, rounds[0])} if rounds else {}) | self.counts(table)

    @cached_property
    def events(self) -> dict[str, Signature]:
        """The arguments of each event."""
        arguments = {what: told.arguments for what, told in self.told.items()}
        return Declared(arguments, "event", "told=telling(…)", self.package)

    @cached_property
    def card_positions(self) -> CardPositions:
        """The table redacts those."""
        return CardPositions(self.events, self.package)

    @cached_property
    def card_uses(self) -> dict[str, tuple[str, list[int]]]:
        """For each event that says something of cards: the use, and where its cards (of `out`: its seat) stand."""
        found: dict[str, tuple[str, list[int]]] = {}
        for event, told in self.told.items():
            names = [name for name, _ in told.arguments]
            for clause in told.clauses:
                if use := clause.meaning.use:
                    places = [names.index(one) for one in ((clause.seat,) if use == OUT else clause.cards)]
                    found[event] = (use, [*found.get(event, (use, []))[1], *places])
        return found

    def score_changes(self, event: Event) -> list[tuple[Seat, int, int]]:
        """Whose score an event says to have moved: the seat, the sign, and how much (0: it does not say)."""
        what, args = event
        given = {name: arg for (name, _), arg in zip(self.events[what], args, strict=True)}
        return [
            (given[clause.seat], clause.meaning.sign, _amount(clause.amount, given))
            for clause in self.told[what].clauses
            if clause.meaning.sign and isinstance(given[clause.seat], int)
        ]

    @cached_property
    def card_asks(self) -> frozenset[str]:
        return frozenset(what for what, (kind, _) in self.asks.items() if kind == "card")

    def names_for(self, what: str) -> tuple[str, ...]:
        """All places, resources or words that this question may offer: those that it does not offer can say why."""
        kind = self.asks[what][0]
        named = {"place": self.regions, "resource": self.resources, "word": self.vocabulary.get(what, ())}
        return named.get(kind, ())

    def not_offered(self, ask: Ask) -> list[str]:
        return [name for name in self.names_for(ask[1]) if name not in ask[2]]

    def kind_of(self, what: str, option: Option) -> str:
        """What an option of this question is: one of OPTIONS, or `pass`."""
        if option is PASS:
            return "pass"
        kind = self.asks[what][0]
        if isinstance(option, str):
            return kind if option in self.names_for(what) else "word"
        return kind if kind in ("card", "seat") else "number"

    @cached_property
    def _standard_faces(self) -> list[Face]:
        return self.faces(self.standard)

    @cached_property
    def _standard_kinds(self) -> Kinds:
        return Kinds(self._standard_faces)

    def faces(self, rows: Sequence[R]) -> list[Face]:
        """The face of every card; twins share one."""
        return [face for row in rows for face in [self.face(row)] * row.count]

    def read_cards(self, text: str) -> list[R]:
        return check_cards(read_cards(text, self.row), self.standard, self.numbered, self.total)

    def read_options(self, given: Mapping[str, Any]) -> OptionsT:
        """Options from a form, a command line or a record. Words are turned into numbers where it fits."""
        try:
            return msgspec.convert(dict(given), self.options, strict=False)
        except msgspec.ValidationError as error:
            what, _, where = str(error).partition(" - at `$.")
            option = where.rstrip("`").partition("[")[0]
            if not option:  # Object contains unknown field `x`
                known = ", ".join(self.options.__struct_fields__)
                raise Refused("unknown-option", option=what.split("`")[1], known=known) from error
            raise Refused("bad-option", option=option, fits=fitting(self.options, option)) from error

    def check(self, seats: int, options: OptionsT) -> None:
        """Can so many people play it like this?"""
        if seats not in self.seats:
            raise Refused("bad-seats", least=self.seats[0], most=self.seats[-1], seats=seats)
        if rule := options.forbids(seats):
            raise Refused("bad-options", rule)

    def start(
        self,
        seats: int,
        options: OptionsT | None = None,
        cards: Sequence[R] | None = None,
        seed: int = 0,
        tell: bool = True,
        ask_everybody: bool = False,
    ) -> Match:
        """A new match. Only a seed of SEED_BITS random bits can't be guessed. `tell=False`: nobody reads the log.
        `ask_everybody=True`: in a sealed question those without a choice must be answered for too, so that the time it
        takes tells nothing."""
        options = self.options() if options is None else options
        self.check(seats, options)
        faces = self._standard_faces if cards is None else self.faces(cards)
        table = self.new_table(seats, options, faces, seed)
        table.ask_everybody = ask_everybody
        if tell:
            self.setup(table)
            return Match.begin(self.rules, table)
        self.silent.take_over(table)
        self.silent.setup(table)
        return Match.begin(self.silent, table)

    def new_table(self, seats: int, options: OptionsT, faces: list[Face], seed: int) -> T:
        """A table on which nothing was dealt yet."""
        if not 0 <= seed < 1 << SEED_BITS:
            raise Refused("bad-seed", bits=SEED_BITS)
        table: Any = self.table()
        table.begin(seats, options, self.table.in_play(faces, seats), seed, self.card_positions)
        if self.rulebook is not None:
            table.book = self.rulebook
        if table.faces is self._standard_faces:  # not so if few people leave a part of the box unused
            table.kinds = self._standard_kinds
        table.card_asks = self.card_asks
        found: T = table
        return found

    def beaten_by(self, table: T) -> list[str]:
        """The roles that won though no seat plays them."""
        return [role for role, _, won in self.rivals(table) if won]

    def ranking(self, table: T) -> list[tuple[int, Seat | str, int, bool]]:
        """(rank, seat or role, score, winner): all winners first, a team together; who has the same score, and left at
        the same time, shares the rank."""
        winners, scores = self.winners(table), self.scores(table)
        lasted = self.lasted(table) or [0] * table.seats
        marks: dict[Seat | str, tuple[bool, int, int]] = {
            seat: (seat in winners, scores[seat], lasted[seat]) for seat in range(table.seats)
        }
        marks |= {role: (won, score, 0) for role, score, won in self.rivals(table)}
        order = sorted(marks, key=lambda one: marks[one], reverse=True)
        rank = {one: 1 if marks[one][0] else 1 + sum(mark > marks[one] for mark in marks.values()) for one in order}
        return [(rank[one], one, marks[one][1], marks[one][0]) for one in order]


class SpokenRules(Rules):
    """The rules as they are written: they know their silent twin."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game.turn, game.over, game.why_not, game.takes_back)
        self._game = game

    def silent(self) -> Rules:
        return self._game.silent


def _amount(amount: str, given: Mapping[str, Any]) -> int:
    return int(amount) if amount.isdigit() else given.get(amount, 0)
