"""Does a bot program keep the protocol? Many short talks with it, in every game, and all that can happen on a wire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from math import ceil
from random import Random
from typing import Any, Final

import msgspec

from crise.bots.protocol.messages import Dialogue, Error, Request, encode
from crise.bots.protocol.program import Program
from crise.bots.protocol.wire import Fault, WireBot
from crise.engine.ask import Ask, Option, Refused
from crise.engine.match import Match
from crise.game.manifest import Game
from crise.games import GAMES
from crise.lab.simulate.play import seed_of

TALK = 150  # requests in one game: then it is stopped, and the next one begins
TRICK_EVERY = 10  # requests
STARTS = 3  # of a program that does not stay up
SHOWN = 3  # faults of a rule that are told in full


class Place(msgspec.Struct, frozen=True):
    """A game, a way to play it, and how many sit there."""

    game: str
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}/{self.mode}/{self.seats}"


class Broken(msgspec.Struct, frozen=True):
    """How often a rule was broken, and the first times."""

    rule: str
    times: int
    examples: list[str]


class Conformance(msgspec.Struct, frozen=True):
    """What was seen of a program."""

    command: str
    games: int
    places: int  # games, modes and seat counts that it met
    ended: int  # the others were stopped
    requests: int
    answers: int  # that were taken
    defaults: int  # requests for which the default action was taken
    starts: int  # of the program: more than 1 if it had to be started again
    tricks: dict[str, int]  # what was tried on it, and how often
    p50: float  # seconds for an answer
    p95: float
    max: float
    broken: list[Broken]

    @property
    def conforms(self) -> bool:
        return not self.broken


def places() -> list[Place]:
    """Every table there is, mixed, so that a short run meets many sorts."""
    by_game = [
        [
            Place(game.id, mode, seats)
            for mode, options in game.modes.items()
            for seats in game.seats
            if _allowed(game, seats, options)
        ]
        for game in GAMES.values()
    ]
    longest = max(map(len, by_game))
    rows = zip(*(islice(cycle(tables), longest) for tables in by_game), strict=True)
    return list(dict.fromkeys(place for row in rows for place in row))


def _allowed(game: Game[Any, Any, Any], seats: int, options: Any) -> bool:
    try:
        game.check(seats, game.read_options(options))
    except Refused:
        return False
    return True


# --- the bot, and what is tried on it ---------------------------------------------


class Tricks:
    """Whose turn it is: everything that may happen on a wire does, again and again."""

    NAMES: Final = ("stale error", "unknown message", "sent twice", "refused and sent again", "superseded")

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self._requests = 0
        self._names = cycle(self.NAMES)

    def next(self) -> str:
        self._requests += 1
        if self._requests % TRICK_EVERY:
            return ""
        name = next(self._names)
        self.played[name] += 1
        return name


class TestedBot(WireBot):
    """A program, and now and then something on its wire that it must bear."""

    __test__ = False  # it tests; it is no test

    def __init__(self, dialogue: Dialogue, wire: Program, tricks: Tricks) -> None:
        self.trick = ""
        self.tricks = tricks
        self.asked = 0
        super().__init__(dialogue, wire)

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        self.asked += 1
        self.trick = "" if self.broken else self.tricks.next()
        if self.trick == "superseded":  # it may answer a request that is no longer open: that is no fault
            old = self.dialogue.request(view, ask)
            self.wire.excused.add(old.request)
            self.wire.send(encode(old))
        return super().choose(view, ask, worlds)

    def put(self, request: Request) -> None:
        line = encode(request)
        if self.trick == "stale error":
            self.wire.send(_error("gone", max(1, request.request - 2)))
        elif self.trick == "unknown message":
            self.wire.send(b'{"type":"weather","sky":"grey"}\n')
            line = line.replace(b"{", b'{"mood":["calm"],', 1)
        elif self.trick == "sent twice":
            self.wire.send(line)
            self.wire.excused.add(request.request)
        elif self.trick == "refused and sent again":
            self.wire.send(line + _error("wrong", request.request))
            self.wire.excused.add(request.request)
        self.wire.send(line)

    def note(self, rule: str, text: str) -> None:
        super().note(rule, f"{text} (after: {self.trick})" if self.trick else text)


def _error(kind: Any, request: int) -> bytes:
    return encode(Error(error=kind, request=request, rule="BP-8", reason="only to see how the bot takes it"))


# --- the run ----------------------------------------------------------------------


class Run:
    """All talks with one program. It stays up from game to game, and is started again if it fell."""

    def __init__(self, command: str, seed: int, seconds: float) -> None:
        self.command, self.seed, self.seconds = command, seed, seconds
        self.tricks = Tricks()
        self.program = Program(command)
        self.starts = 1
        self.times: list[float] = []
        self.requests = self.ended = 0
        self.faults: list[tuple[Place, Fault]] = []

    def play(self, number: int, place: Place) -> None:
        """One game, the program at one seat and chance at the others."""
        game, seed = GAMES[place.game], seed_of(self.seed, number)
        options = game.read_options(game.modes[place.mode])
        match = game.start(place.seats, options, None, seed)
        seat = number % place.seats
        if not self.program.running:
            self.program.cut()
            self.program = Program(self.command)
            self.starts += 1
        dialogue = Dialogue(game, seat, place.seats, options, seed, self.seconds, self.program.number)
        bot = TestedBot(dialogue, self.program, self.tricks)
        _play(match, bot, Random(seed))
        table = match.table
        bot.over(match.over, list(game.winners(table)) if match.over else [], list(game.scores(table)))
        self.times += bot.times
        self.requests += bot.asked
        self.ended += match.over
        self.faults += [(place, fault) for fault in bot.faults]

    def end(self) -> None:
        """BP-7: a program goes when its input ends."""
        if self.program.running and not self.program.close():
            self.faults.append((Place("-", "-", 0), Fault(0, "BP-7", "did not end when its input ended")))
        self.program.cut()

    def report(self, games: int) -> Conformance:
        times = sorted(self.times) or [0.0]
        return Conformance(
            command=self.command,
            games=games,
            places=min(games, len(places())),
            ended=self.ended,
            requests=self.requests,
            answers=len(self.times),
            defaults=self.requests - len(self.times),
            starts=self.starts,
            tricks=dict(self.tricks.played),
            p50=times[ceil(0.5 * len(times)) - 1],
            p95=times[ceil(0.95 * len(times)) - 1],
            max=times[-1],
            broken=list(_by_rule(self.faults)),
        )


def _play(match: Match, bot: TestedBot, random: Random) -> None:
    seat = bot.dialogue.hello.seat
    while not match.over and bot.asked < TALK and not bot.broken:
        ask = match.open[0]
        if ask[0] == seat:
            option = bot.choose(match.view(seat), ask, lambda: match.imagine(seat, random.random))
        else:
            option = ask[2][int(random.random() * len(ask[2]))]
        match.answer(ask[0], option)


def _by_rule(faults: list[tuple[Place, Fault]]) -> Iterator[Broken]:
    for rule in sorted({fault.rule for _, fault in faults}):
        found = [f"{place}, request {fault.request}: {fault.text}" for place, fault in faults if fault.rule == rule]
        yield Broken(rule, len(found), found[:SHOWN])


def conform(
    command: str,
    games: int,
    *,
    seed: int = 0,
    seconds: float = 5.0,
    progress: Callable[[int], None] = lambda games: None,
) -> Conformance:
    """Play so many games with a program; fewer if it does not stay up."""
    run, played = Run(command, seed, seconds), 0
    try:
        for number, place in zip(range(games), cycle(places()), strict=False):
            run.play(number, place)
            played += 1
            progress(1)
            if run.starts == STARTS and not run.program.running:
                break
    finally:
        run.end()
    return run.report(played)
