"""A finished game again: what was to be seen after each answer, by one seat, by the public, or with all hands open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crise.engine.ask import Seat
from crise.engine.face import Shown
from crise.engine.journal import Event
from crise.engine.match import redacted
from crise.server.outbox.text import Lexicon
from crise.server.room.live_match import Play
from crise.server.wire import Frame, Frames, Line, Replay
from crise.server.workers import highlights, jobs


def frames(job: jobs.Show) -> Frames:
    play = job.start.play()
    eyes = read_eyes(job.eyes, play.setting.seats)
    lexicon = Lexicon(play, job.language)
    shown = [frame for frame in _frames(play, job, eyes, lexicon) if frame is not None]
    return Frames(job.first, len(job.given), shown)


def read_eyes(text: str, seats: int) -> list[Seat]:
    """The seats that look together; `seats` itself is the public."""
    if text == "all":
        return list(range(seats + 1))
    return [seats if text == "public" else int(text)]


def _frames(play: Play, job: jobs.Show, eyes: list[Seat], lexicon: Lexicon) -> Iterator[Frame | None]:
    if job.first == 0:
        yield _frame(play, 0, None, "", 0, eyes, lexicon)
    for step, (seat, option) in enumerate(job.given[: job.first + job.count - 1], 1):
        told = play.told()
        said = _said(play, seat, option, eyes, lexicon) if step >= job.first else ""
        play.answer(seat, option)
        if step >= job.first:
            yield _frame(play, step, seat, said, told, eyes, lexicon)


def _said(play: Play, seat: Seat, option: str, eyes: list[Seat], lexicon: Lexicon) -> str:
    """What was answered, for those who may know it at once."""
    ask = play.ask(seat)
    if seat not in eyes or ask is None:
        return ""
    faces = play.match.table.faces
    return lexicon.speech.choice(ask[1], play.option(seat, option), faces, play.names)


def _frame(
    play: Play, step: int, actor: Seat | None, said: str, told: int, eyes: list[Seat], lexicon: Lexicon
) -> Frame:
    return Frame(step, actor, said, seen(play, eyes), lines(play, told, eyes, lexicon), lexicon.waiting()[0])


def lines(play: Play, first: int, eyes: list[Seat], lexicon: Lexicon) -> list[Line]:
    bits = sum(1 << seat for seat in eyes)
    return [lexicon.written(first + at, together(event, bits)) for at, event in enumerate(play.news(first))]


def together(event: Event, bits: int) -> Event:
    """An event as these seats know it between them."""
    return redacted(_merged(event, bits), bits)


def _merged(event: Event, bits: int) -> Event:
    return event[0], tuple(_merge(arg, bits) for arg in event[1])


def _merge(arg: Any, bits: int) -> Any:
    if isinstance(arg, Shown):
        return Shown(arg.card, arg.key, bits if arg.seen & bits else 0)
    return tuple(_merge(part, bits) for part in arg) if isinstance(arg, tuple) else arg


def seen(play: Play, eyes: list[Seat]) -> dict[str, Any]:
    """The view of one, or of all: each pile as the one who knows most of it sees it."""
    views = [play.match.view(seat) for seat in eyes]
    view = views[-1]
    for name in view if len(views) > 1 else ():
        view[name] = _best([one[name] for one in views])
    return view


def _best(versions: list[Any]) -> Any:
    last = versions[-1]
    if isinstance(last, dict) and last.keys() == {"count", "cards"}:
        return max(versions, key=lambda pile: sum(card is not None for card in pile["cards"]))
    if isinstance(last, list) and last and all(isinstance(one, dict) for one in last):
        return [_best([version[at] for version in versions]) for at in range(len(last))]
    return last


# --- the head -----------------------------------------------------------------------------------------


def head(job: jobs.Tell) -> Replay:
    play = job.start.play(job.number)
    lexicon = Lexicon(play, job.language)
    game, table = play.setting.game, play.match.table
    scores = [game.scores(table)]
    found: list[highlights.Found] = []
    for step, (seat, option) in enumerate(job.given, 1):
        told = play.told()
        play.answer(seat, option)
        scores.append(game.scores(play.match.table))
        found += highlights.of_step(play, step, told, scores[-2], scores[-1], lexicon)
    result = play.result()
    assert result is not None
    return Replay(
        code=job.code,
        number=job.number,
        game=game.id,
        title=lexicon.speech.title,
        options=job.start.options,
        names=play.names,
        bots=job.bots,
        steps=len(job.given),
        scores=scores,
        moments=highlights.worth_seeing(found),
        result=result,
    )
