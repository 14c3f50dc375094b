"""What a seat could have done instead: its decisions that cost most, by the expert's values from what it knew then.

How much is looked at does not depend on how long the game was: of all decisions some, those first that the ratings
would have taken otherwise; of these the expert says what it would have played, with few iterations; where that is
something else, and seems to matter most, the two are held against each other in more worlds. The same record gives the
same.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from crise.bots.advice import Advice, Duel, advise, alike, duel, likings, place
from crise.bots.policy import heuristic_of
from crise.engine.ask import Ask
from crise.engine.match import Match
from crise.game.manifest import Game
from crise.server.outbox.text import GameText, game_text
from crise.server.room.rounds import shown_as
from crise.server.wire import Language
from crise.server.wire_replays import Costly, Decisions, Played
from crise.server.workers import jobs
from crise.server.workers.analysis import percent

LOOKED: Final = 24  # decisions
QUICK: Final = 48  # iterations for each of them
DOUBTED: Final = 6  # that are looked at again
FEW: Final = 8  # worlds for a guess at what it cost
WORLDS: Final = 48  # in which the two are compared
TOLD: Final = 3
LANGUAGES: Final[tuple[Language, ...]] = ("fr", "en")


class Decided(NamedTuple):
    """A question to the seat, the match that stands there, and the place of what was answered."""

    step: int
    round: int
    match: Match
    ask: Ask
    played: int


class Mistake(NamedTuple):
    choice: Decided
    better: int
    duel: Duel

    @property
    def cost(self) -> float:
        return self.duel.better - self.duel.worse


def decisions(job: jobs.Review) -> dict[Language, Decisions]:
    game = job.start.begin().setting.game
    choices = _choices(job)
    looked = _worth_a_look(game, choices)
    found, same = _mistakes(game, looked)
    return {
        language: Decisions(
            seat=job.seat,
            choices=len(choices),
            looked=len(looked),
            same=same,
            costly=[_told(game_text(game, language), one, job.start.names) for one in found],
            worlds=WORLDS,
        )
        for language in LANGUAGES
    }


def _choices(job: jobs.Review) -> list[Decided]:
    """All that this seat chose, where it could have chosen otherwise."""
    live, found = job.start.begin(), list[Decided]()
    for step, (seat, option) in enumerate(job.given):
        while live.idle():
            live.close()
        ask = live.ask(seat)
        if seat == job.seat and ask is not None and len(ask[2]) > 1:
            played = place(ask[2], live.offered(seat, option).option)
            found.append(Decided(step, live.round(), live.match.clone(), ask, played))
        live.answer(seat, option)
    return found


def _worth_a_look(game: Game[Any, Any, Any], choices: list[Decided]) -> list[Decided]:
    """Where the ratings liked something else most, the more so the better; then the others, evenly over the game."""
    plain = heuristic_of(game).no_search
    weighed = [one for one in choices if one.ask[1] not in plain]
    doubts = {one.step: _doubt(game, one) for one in weighed}
    first = sorted((one for one in weighed if doubts[one.step] > 0), key=lambda one: (-doubts[one.step], one.step))
    rest = [one for one in weighed if doubts[one.step] <= 0]
    room = max(0, LOOKED - len(first))
    spread = rest if len(rest) <= room else [rest[at * len(rest) // room] for at in range(room)]
    return sorted([*first[:LOOKED], *spread], key=lambda one: one.step)


def _doubt(game: Game[Any, Any, Any], one: Decided) -> float:
    liked = likings(game, one.match, one.ask)
    return max(liked) - liked[one.played]


def _mistakes(game: Game[Any, Any, Any], looked: list[Decided]) -> tuple[list[Mistake], int]:
    """Those that cost most, and in how many the expert would have done the same."""
    other: list[tuple[float, Decided, int]] = []
    same = 0
    for one in looked:
        advice = advise(game, one.match, one.ask, QUICK, duels=0)
        if alike(one.match, one.ask, advice.best, one.played):
            same += 1
            continue
        other.append((_guess(game, one, advice), one, advice.best))
    other.sort(key=lambda found: (-found[0], found[1].step))
    duels = [
        Mistake(one, best, duel(game, one.match, one.ask, best, one.played, WORLDS)) for _, one, best in other[:DOUBTED]
    ]
    sure = [one for one in duels if one.cost > one.duel.error and percent(one.duel.better) > percent(one.duel.worse)]
    return sorted(sure, key=lambda one: -one.cost)[:TOLD], same


def _guess(game: Game[Any, Any, Any], one: Decided, advice: Advice) -> float:
    """What it cost, roughly. Of what the expert would not even try that is not known before it is tried."""
    best, played = advice.values[advice.best], advice.values[one.played]
    if best is not None and played is not None:
        return best - played
    found = duel(game, one.match, one.ask, advice.best, one.played, FEW)
    return found.better - found.worse


def _told(words: GameText, found: Mistake, names: list[str]) -> Costly:
    one, result = found.choice, found.duel
    faces = one.match.table.faces
    return Costly(
        step=one.step,
        round=one.round,
        prompt=words.prompt(one.ask, faces, names),
        scores=_scores(words.game, one.match),
        played=_answer(words, one, one.played, names),
        better=_answer(words, one, found.better, names),
        chance=percent(result.worse),
        best=percent(result.better),
        error=max(1, round(100 * result.error)),
        gains=[round(gain, 1) for gain in result.gains],
    )


def _scores(game: Game[Any, Any, Any], match: Match) -> list[int]:
    """As everybody saw them."""
    name = shown_as(game, "score")
    return list(match.table.shown()[name]) if name else []


def _answer(words: GameText, one: Decided, at: int, names: list[str]) -> Played:
    what, option, faces = one.ask[1], one.ask[2][at], one.match.table.faces
    is_card = isinstance(option, int) and words.game.kind_of(what, option) == "card"
    return Played(words.choice(what, option, faces, names), faces[option].key if is_card else None)
