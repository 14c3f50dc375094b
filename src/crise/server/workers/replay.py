"""A finished game again: what was to be seen after each answer, by one seat, by the public, or with all hands open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crise.engine.ask import Seat
from crise.engine.face import Shown
from crise.engine.journal import Event
from crise.engine.match import redacted
from crise.server.outbox.text import MatchText
from crise.server.room.live_match import LiveMatch
from crise.server.wire import Line
from crise.server.wire_replays import Frame, Frames, Moment, Replay
from crise.server.workers import highlights, jobs


def frames(job: jobs.Show) -> Frames:
    live = job.start.begin()
    viewers = read_viewers(job.eyes, live.setting.seats)
    texts = MatchText(live, job.language)
    shown = [frame for frame in _frames(live, job, viewers, texts) if frame is not None]
    return Frames(job.first, len(job.given), shown)


def read_viewers(text: str, seats: int) -> list[Seat]:
    """The seats that look together; `seats` itself is the public."""
    if text == "all":
        return list(range(seats + 1))
    return [seats if text == "public" else int(text)]


def _frames(live: LiveMatch, job: jobs.Show, viewers: list[Seat], texts: MatchText) -> Iterator[Frame | None]:
    if job.first == 0:
        yield _frame(live, 0, None, "", 0, viewers, texts)
    for step, (seat, option) in enumerate(job.given[: job.first + job.count - 1], 1):
        told = live.told()
        said = _said(live, seat, option, viewers, texts) if step >= job.first else ""
        live.answer(seat, option)
        if step >= job.first:
            yield _frame(live, step, seat, said, told, viewers, texts)


def _said(live: LiveMatch, seat: Seat, option: str, viewers: list[Seat], texts: MatchText) -> str:
    """What was answered, for those who may know it at once."""
    ask = live.ask(seat)
    if seat not in viewers or ask is None:
        return ""
    faces = live.match.table.faces
    return texts.words.choice(ask[1], live.offered(seat, option).option, faces, live.names)


def _frame(
    live: LiveMatch, step: int, actor: Seat | None, said: str, told: int, viewers: list[Seat], texts: MatchText
) -> Frame:
    return Frame(
        step, live.round(), actor, said, seen(live, viewers), lines(live, told, viewers, texts), texts.waiting()
    )


def lines(live: LiveMatch, first: int, viewers: list[Seat], texts: MatchText) -> list[Line]:
    bits = sum(1 << seat for seat in viewers)
    return [texts.line(first + at, together(event, bits)) for at, event in enumerate(live.news(first))]


def together(event: Event, bits: int) -> Event:
    """An event as these seats know it between them."""
    return redacted(_merged(event, bits), bits)


def _merged(event: Event, bits: int) -> Event:
    return event[0], tuple(_merge(arg, bits) for arg in event[1])


def _merge(arg: Any, bits: int) -> Any:
    if isinstance(arg, Shown):
        return Shown(arg.card, arg.key, bits if arg.seen & bits else 0)
    return tuple(_merge(part, bits) for part in arg) if isinstance(arg, tuple) else arg


def seen(live: LiveMatch, viewers: list[Seat]) -> dict[str, Any]:
    """The view of one, or of all: each pile as the one who knows most of it sees it."""
    views = [live.match.view(seat) for seat in viewers]
    view = views[-1]
    for name in view if len(views) > 1 else ():
        view[name] = _best([one[name] for one in views])
    return view


def _best(versions: list[Any]) -> Any:
    last = versions[-1]
    if isinstance(last, dict) and "count" in last and "cards" in last:
        return max(versions, key=lambda pile: sum(card is not None for card in pile["cards"]))
    if isinstance(last, dict) and last and all(isinstance(one, dict) for one in last.values()):
        return {name: _best([version[name] for version in versions]) for name in last}
    if isinstance(last, list) and last and all(isinstance(one, dict) for one in last):
        return [_best([version[at] for version in versions]) for at in range(len(last))]
    return last


# --- the head -----------------------------------------------------------------------------------------


def head(job: jobs.Tell) -> Replay:
    live = job.start.begin(job.number)
    texts = MatchText(live, job.language)
    game, table = live.setting.game, live.match.table
    scores = [game.scores(table)]
    found: list[Moment] = []
    for step, (seat, option) in enumerate(job.given, 1):
        told = live.told()
        live.answer(seat, option)
        scores.append(game.scores(live.match.table))
        found += highlights.of_step(live, step, told, scores[-2], scores[-1], texts)
    result = texts.result()
    assert result is not None
    return Replay(
        code=job.code,
        number=job.number,
        game=game.id,
        title=texts.words.title,
        options=job.start.options,
        names=live.names,
        bots=job.bots,
        steps=len(job.given),
        scores=scores,
        moments=highlights.worth_seeing(found),
        result=result,
    )
