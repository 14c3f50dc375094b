"""Has everything happened? A sweep plays a game in all its modes and with all numbers of seats until every card was
played, everything that can be told was told, every question asked, every word chosen and every function of the rules
called; and it counts how often. A game whose cards come to several ends says which in its module `endings`.

Its players keep the rules, but steer towards what was played least: so that rare cards take hundreds of games, not
hundreds of thousands. And some games are played with a box that an author might try: many of one card, fewer of others.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from types import CodeType, FunctionType, ModuleType
from typing import Any, Protocol, TypeAlias, cast

import msgspec

from crise.bots.policy import make
from crise.engine.ask import PASS, Ask, Option, Refused
from crise.engine.face import Face, Shown
from crise.engine.journal import EVERYBODY, Event
from crise.engine.match import Match
from crise.engine.undo import UNDONE
from crise.game.events import OUT
from crise.game.manifest import Game, fitting
from crise.game.texts import words
from crise.lab.settings import settings_of
from crise.lab.simulate.play import LONGEST, DidNotEnd, cards_in_play, check_conserved, seed_of
from crise.state.derive import declared

AnyGame: TypeAlias = Game[Any, Any, Any]
Players: TypeAlias = "LeastTaken | Skilled | Shy"
PlayersOf: TypeAlias = Callable[[Match], Players]
SLIP = 0.1  # how often one who plays well, or takes no part, takes any option
SKILLED = 3  # every so many games are played by those who play well
SHY = 5  # and, where cards come to several ends, by those who take no part
WHIM = 0.5  # how often a player takes any option: habits must not hide a part of the game
ASK = 0.1  # how often somebody asks why not,
LOOK = 0.01  # and how often somebody looks at the table and imagines another
PLAYED = ("played", "bought")  # the acts by which a card does what it is there for
STRUCK = ("played", "seen")  # and those of a card that nobody ever holds
BOX = 2  # every so many games the box has
MANY = 32  # of one card
ENDINGS = "endings"  # the module of a game in which it says to which ends its cards can come
VAIN = "no_effect"  # what games tell of a card that found nothing to do


class Swept(msgspec.Struct, frozen=True):
    """What happened in a sweep, and how often. Functions are counted once a game, until all of them ran."""

    game: str
    seed: int
    games: dict[str, int]  # by mode and seats
    counts: dict[str, dict[str, int]]  # cards, events, questions, choices, functions, and endings where there are some
    told: dict[str, dict[str, int]]  # by card: in which events

    @property
    def never(self) -> dict[str, list[str]]:
        lacks = {what: [name for name, times in found.items() if not times] for what, found in self.counts.items()}
        return {what: names for what, names in lacks.items() if names}


# --- what there is --------------------------------------------------------------------


def ways(game: AnyGame) -> list[tuple[str, int]]:
    """The modes, with the numbers of seats that they allow."""
    return [(mode, seats) for mode in game.modes for seats in game.seats if _fits(game, mode, seats)]


def _fits(game: AnyGame, mode: str, seats: int) -> bool:
    try:
        game.check(seats, game.read_options(game.modes[mode]))
    except Refused:
        return False
    return True


def uses(game: AnyGame) -> dict[str, list[tuple[int, str]]]:
    """For each event that says what is done with cards: at which places they stand, and what it is."""
    return {
        event: [] if use == OUT else [(at, use) for at in places] for event, (use, places) in game.card_uses.items()
    }


def choices(game: AnyGame) -> list[str]:
    """The words that can be chosen. Those that are only values of the game's options, or phases, are not asked for at
    the table."""
    values = {value for name in game.options.__struct_fields__ for value in fitting(game.options, name).split(", ")}
    values |= {name for one in declared(game.table).values() if one.role == "phase" for name in one.among} | {"pass"}
    return [label for label in words(game, "fr").named("choice-") if label not in values]


def functions(game: AnyGame) -> dict[CodeType, str]:
    """The functions of its rules, not those of a base, some of which it replaces. A function that only makes another
    ran when that one did. Of a compiled module none can be seen."""
    loaded = [module for name, module in sorted(sys.modules.items()) if name.startswith(f"{game.package}.")]
    rules = [module for module in loaded if module.__name__ != f"{game.package}.{ENDINGS}"]  # that only looks on
    modules = [module for module in rules if getattr(module, "__file__", None)]  # its silent twin has no file
    found = {code: name for module in modules for code, name in _functions(module)}
    return found | {
        inner: name for code, name in found.items() for inner in code.co_consts if isinstance(inner, CodeType)
    }


def _functions(module: ModuleType) -> Iterator[tuple[CodeType, str]]:
    short = module.__name__.rpartition(".")[2]
    for thing in list(vars(module).values()):
        for one in vars(thing).values() if isinstance(thing, type) else [thing]:
            ours = isinstance(one, FunctionType) and one.__code__.co_filename == module.__file__
            if ours and not one.__name__.startswith("__"):
                yield one.__code__, f"{short}.{one.__qualname__}"


class Endings(Protocol):
    """The module `endings` of a game: the ends that its cards can come to, and those that came about in a game."""

    def expected(self, faces: Iterable[Any]) -> list[str]: ...

    def ended(self, t: Any, told: Iterable[Event]) -> Iterable[str]: ...


def endings_of(game: AnyGame) -> Endings | None:
    name = game.module(ENDINGS)
    return cast(Endings, import_module(name)) if name else None


# --- who plays ------------------------------------------------------------------------


class LeastTaken:
    """Takes the option that was taken least, in this sweep, in answer to this question."""

    def __init__(self, game: AnyGame) -> None:
        self.taken: Counter[tuple[str, str]] = Counter()
        self.kinds = {what: kind for what, (kind, _) in game.asks.items()}

    def choose(self, ask: Ask, faces: list[Face], random: Callable[[], float]) -> Option:
        _, what, options, _ = ask
        option: Option = options[int(random() * len(options))]
        if len(options) > 1 and random() >= WHIM:
            option = min(options, key=lambda one: (self.taken[what, self.name(what, one, faces)], random()))
        self.taken[what, self.name(what, option, faces)] += 1
        return option

    def name(self, what: str, option: Option, faces: list[Face]) -> str:
        """One seat is as good as another, and so is one card as its twin."""
        if isinstance(option, int) and self.kinds[what] in ("card", "seat"):
            return faces[option].key if self.kinds[what] == "card" else "somebody"
        return str(option)


class Shy:
    """Takes no part, most of the time: some cards come to an end of their own when nobody does."""

    def __init__(self, game: AnyGame) -> None:
        self.numbers = {what for what, (kind, _) in game.asks.items() if kind == "number"}

    def choose(self, ask: Ask, faces: list[Face], random: Callable[[], float]) -> Option:
        _, what, options, _ = ask
        none = [option for option in options if option is PASS or (option == 0 and what in self.numbers)]
        found = none if none and random() >= SLIP else options
        option: Option = found[int(random() * len(found))]
        return option


class Skilled:
    """Plays well, most of the time: some things happen only to who does."""

    def __init__(self, game: AnyGame, match: Match, seed: int) -> None:
        self.bot, self.match = make("normal", game, seed), match

    def choose(self, ask: Ask, faces: list[Face], random: Callable[[], float]) -> Option:
        if random() < SLIP:
            option: Option = ask[2][int(random() * len(ask[2]))]
            return option
        return self.bot.choose({}, ask, lambda: self.match)


# --- what happens -----------------------------------------------------------------------


class Tally:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.words = words(game, "fr")
        self.uses = uses(game)
        self.functions = functions(game)
        settings = settings_of(game).sweep
        cards = [row.card for row in game.standard if row.count]
        expected = {
            "cards": [card for card in cards if f"card {card}" not in settings.never],
            "events": [
                event for event in game.events if event != UNDONE and f"event {event}" not in settings.never
            ],  # a sweep takes nothing back
            "questions": list(game.asks),
            "choices": [word for word in choices(game) if word not in settings.never],
            "functions": [name for name in self.functions.values() if name not in settings.never],
        }
        self.endings = endings_of(game)
        if self.endings:
            ends = self.endings.expected(map(game.face, game.standard))
            expected["endings"] = [end for end in ends if end not in settings.never]
        self.counts = {what: dict.fromkeys(names, 0) for what, names in expected.items()}
        self.told: dict[str, Counter[str]] = {card: Counter() for card in cards}
        never_held = game.table.never_held
        self.strikes = {row.card for row in game.standard if row.kind in never_held}
        self.named = {row.card for row in game.standard if row.kind in settings.named}

    @property
    def curious(self) -> bool:
        """Is there a function that never ran? To watch for them takes longer than to play."""
        return not all(self.counts["functions"].values())

    @property
    def complete(self) -> bool:
        return all(times for found in self.counts.values() for times in found.values())

    def answered(self, what: str, option: Option) -> None:
        self.counts["questions"][what] += 1
        label = self.words.label(what, option) if option is None or isinstance(option, str) else ""
        if label in self.counts["choices"]:
            self.counts["choices"][label] += 1

    def hear(self, event: Event) -> None:
        """A card counts as played when it is, unless it is in vain."""
        what, args = event
        self.counts["events"][what] += 1
        for card in _cards(args):
            self.told[card][what] += 1
            if card in self.named:  # nobody plays it: it lies there, or acts by itself
                self.counts["cards"][card] += 1
        for at, use in self.uses.get(what, ()):
            for card in _cards(args[at : at + 1]):
                self.counts["cards"][card] += card not in self.named and use in (
                    STRUCK if card in self.strikes else PLAYED
                )
        if what == VAIN:
            for card in _cards(args):
                self.counts["cards"][card] -= 1

    def ended(self, match: Match) -> None:
        for end in self.endings.ended(match.table, match.told()) if self.endings else ():
            if end in self.counts["endings"]:
                self.counts["endings"][end] += 1

    def ran(self, codes: set[CodeType]) -> None:
        for name in {self.functions[code] for code in codes if code in self.functions}:
            if name in self.counts["functions"]:
                self.counts["functions"][name] += 1


def _cards(args: tuple[Any, ...]) -> Iterator[str]:
    for arg in args:
        if isinstance(arg, Shown):
            yield arg.key
        elif isinstance(arg, tuple):
            yield from _cards(arg)


# --- the sweep ----------------------------------------------------------------------------


def sweep(game: AnyGame, games: int, seed: int = 0, progress: Callable[[], None] = lambda: None) -> Swept:
    """At most so many games; fewer, if all has happened in every way to play."""
    tally, curious, shy, places = Tally(game), LeastTaken(game), Shy(game), ways(game)
    played: Counter[str] = Counter()

    def players(number: int) -> PlayersOf:
        if number % SKILLED == SKILLED - 1:
            return lambda match: Skilled(game, match, seed_of(seed, number, "bot"))
        return lambda match: shy if tally.endings and number % SHY == SHY - 1 else curious

    for number in range(games):
        mode, seats = places[number % len(places)]
        begin = partial(
            game.start,
            seats,
            game.read_options(game.modes[mode]),
            box(game, number, seed),
            seed_of(seed, number),
        )
        try:
            _play(begin, tally, players(number), Random(seed_of(seed, number, "chance")).random)
        except Exception as error:
            error.add_note(f"in game {number} of the sweep: {game.id}, {mode}, {seats} seats, seed {seed}")
            error.add_note("rare cards are common in the boxes of a sweep: rules must bear piles that run empty")
            raise
        played[f"{mode}/{seats}"] += 1
        progress()
        if number + 1 >= len(places) and tally.complete:
            break
    return Swept(game.id, seed, dict(played), tally.counts, {card: dict(told) for card, told in tally.told.items()})


def box(game: AnyGame, number: int, seed: int) -> list[Any] | None:
    """The standard one (of the first game it is opened too), and now and then one with many of any one card. As many
    cards in all as ever: they take the place of what there is most of."""
    if number % BOX:
        return None
    rows = {row.card: row.count for row in game.standard if row.count}
    if number:
        many = list(rows)[seed_of(seed, number, "box") % len(rows)]
        others = {card: count for card, count in rows.items() if card != many}
        for _ in range(MANY - rows[many]):
            others[max(others, key=lambda card: others[card])] -= 1
        rows = others | {many: max(MANY, rows[many])}
    try:
        return [msgspec.structs.replace(row, count=rows.get(row.card, 0)) for row in game.standard]
    except ValueError:  # the game has no such box: of some cards it wants so many and no others
        return None


def _play(begin: Callable[[], Match], tally: Tally, players: PlayersOf, random: Callable[[], float]) -> None:
    ran, before = set[CodeType](), sys.gettrace()
    if tally.curious:
        sys.settrace(lambda frame, event, arg: ran.add(frame.f_code))
    try:
        match = begin()
        dealt = cards_in_play(match.table)
        _to_the_end(match, tally.counts["choices"], players(match), random)
        tally.game.winners(match.table)
        tally.game.rivals(match.table)
        tally.game.scores(match.table)
    finally:
        sys.settrace(before)
    check_conserved(dealt, match.table)
    for event in match.told():
        tally.hear(event)
    tally.ended(match)
    for what, answer in _answers(match):
        tally.answered(what, answer)
    tally.ran(ran)


def _to_the_end(match: Match, choices: Iterable[str], players: Players, random: Callable[[], float]) -> None:
    for _ in range(LONGEST):
        if not match.open:
            return
        ask = match.open[int(random() * len(match.open))]
        if random() < ASK:
            match.why_not(ask[0], _anything(match, choices, random))
        if random() < LOOK:
            match.view(ask[0])
            match.imagine(ask[0], random)
        match.give(ask[0], players.choose(ask, match.table.faces, random))
    raise DidNotEnd(f"not over after {LONGEST} answers")


def _answers(match: Match) -> Iterator[tuple[str, Option]]:
    """What was answered to which question; also where there was no choice, which nobody was asked about."""
    trails, past = [match.table.trail], match.past
    while past is not None:
        trails.append(past[1])
        past = past[0]
    for seat, what, answer, _ in (entry for trail in trails for entry in trail):
        for one in answer.values() if seat == EVERYBODY else [answer]:
            yield what, one


def _anything(match: Match, choices: Iterable[str], random: Callable[[], float]) -> Option:
    """What somebody might wish to do: with a card, to a seat, or a word."""
    words = [label.partition("-")[0] for label in choices]
    many = [int(random() * len(match.table.faces)), int(random() * match.table.seats), None, *words]
    return many[int(random() * len(many))]
