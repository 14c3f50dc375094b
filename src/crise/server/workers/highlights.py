"""The moments of a game worth looking at again: each a sentence, and a figure that says the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from crise.engine.ask import Seat
from crise.engine.journal import Event
from crise.engine.match import redacted
from crise.game.events import OUT
from crise.game.manifest import Game
from crise.server.outbox.text import MatchText
from crise.server.room.live_match import LiveMatch
from crise.server.wire_replays import Moment

MOMENTS = 8
FIGURES = re.compile(r"\d+")


class ScoredLine(NamedTuple):
    """A line, whom it befell, and the figure that goes with it."""

    event: Event
    seat: Seat
    change: int


def of_step(
    live: LiveMatch, step: int, told: int, before: list[int], after: list[int], texts: MatchText
) -> Iterator[Moment]:
    """Who is out by this step; else the line that explains best how it moved somebody's score."""
    game, news = live.setting.game, live.news(told)
    changes = [new - old for old, new in zip(before, after, strict=True)]
    outs = list(_outs(game, news, changes))
    public = 1 << live.setting.seats
    for event, seat, change in outs or _best(game, news, changes):
        text = texts.line(told, redacted(event, public)).text
        yield Moment(step, seat, change, bool(outs), text)


def worth_seeing(found: list[Moment]) -> list[Moment]:
    """Who went out, the last blow, and what moved a score most, in the order of the game. What differs only by its
    figures is told once: that the turn costs a point, turn after turn."""
    last = max((one.step for one in found if one.change), default=0)
    ranked = sorted(found, key=lambda one: (one.out, one.step == last, abs(one.change)), reverse=True)
    told: dict[str, Moment] = {}
    for one in ranked:
        told.setdefault(FIGURES.sub("", one.text), one)
    return sorted(list(told.values())[:MOMENTS], key=lambda moment: moment.step)


def _outs(game: Game[Any, Any, Any], news: list[Event], changes: list[int]) -> Iterator[ScoredLine]:
    """That a team is out says of its first player too that he is."""
    lines = [event for event in news if game.card_uses.get(event[0], ("",))[0] == OUT]
    for event in lines:
        if any(_seats(game, event) < _seats(game, other) for other in lines):
            continue
        seat = event[1][game.card_uses[event[0]][1][0]]
        yield ScoredLine(event, seat, min(0, changes[seat]))


def _seats(game: Game[Any, Any, Any], event: Event) -> set[Seat]:
    given = zip(game.events[event[0]], event[1], strict=True)
    return {arg for (_, kind), arg in given if kind == "seat" and isinstance(arg, int)}


def _best(game: Game[Any, Any, Any], news: list[Event], changes: list[int]) -> list[ScoredLine]:
    told = [one for one in _explained(game, news, changes) if one.change]
    if told:
        return [max(told, key=lambda one: abs(one.change))]
    seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
    return _unexplained(game, news, seat)[:1] if changes[seat] else []


def _explained(game: Game[Any, Any, Any], news: list[Event], changes: list[int]) -> Iterator[ScoredLine]:
    """The figure is the one in the sentence. What names none stands for all that its seat won or lost in the step, if
    it won where the sentence tells of winning."""
    for event in news:
        for seat, sign, amount in game.score_changes(event):
            if amount or changes[seat] * sign > 0:
                yield ScoredLine(event, seat, sign * amount or changes[seat])


def _unexplained(game: Game[Any, Any, Any], news: list[Event], seat: Seat) -> list[ScoredLine]:
    """Lines that name the seat and no number: what they say is true, whatever the score did."""
    return [
        ScoredLine(event, seat, 0)
        for event in news
        if not game.told[event[0]].head
        and seat in _seats(game, event)
        and "number" not in dict(game.events[event[0]]).values()
    ]
