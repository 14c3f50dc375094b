"""`crise replay` and `crise verify`: games that were written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from crise.cli.shared import (
    FAILED_CHECK,
    AnyGame,
    AsJson,
    Fault,
    Language,
    Speech,
    find_game,
    line,
    print_json,
    read_text,
    speech,
)
from crise.engine.ask import Seat
from crise.engine.journal import Event
from crise.engine.match import Match
from crise.game.records import Record, RecordError, Setting, read_record, replay, setting_of, steps
from crise.game.shuffle import HOUSE, Shuffle, commitment_to
from crise.game.texts import words

# A record is whatever somebody sent us: what can't be read must never be worse than a refusal.
UNREADABLE = (ValueError, RecursionError, OverflowError)

RecordFile = Annotated[Path, Parameter(help="A record: JSON, text, or one JSON record a line.")]


def read_records(file: Path) -> list[str]:
    """The records in a file: one, or one a line."""
    text = read_text(file)
    lines = text.splitlines()
    if len(lines) > 1 and all(one.startswith("{") and one.endswith("}") for one in lines):
        return lines
    return [text]


def find(name: str) -> AnyGame:
    try:
        return find_game(name, speech("en"))
    except Fault as fault:
        raise RecordError(str(fault)) from fault


# --- verify -------------------------------------------------------------------------


def verify(
    file: RecordFile,
    /,
    *,
    commitment: Annotated[str | None, Parameter(help="As it was shown before the game.")] = None,
    number: Annotated[str | None, Parameter(help="That your browser added to the shuffle.")] = None,
    json: AsJson = False,
) -> int:
    """Play a record again, checking the shuffle and every answer; exit 1 and say where, if it was changed."""
    results = [_verify(text, commitment, number) for text in read_records(file)]
    if json:
        print_json(results if len(results) > 1 else results[0])
    else:
        for at, result in enumerate(results, 1):
            place = f"{file}: game {at}" if len(results) > 1 else str(file)
            line(f"{place}: {_verdict(result)}", "" if result["ok"] else "red")
    return 0 if all(result["ok"] for result in results) else FAILED_CHECK


def _verify(text: str, commitment: str | None, number: str | None) -> dict[str, Any]:
    try:
        record = read_record(text)
        _check_told(record, commitment, number)
        setting, match = replay(record, find)
    except RecordError as error:
        return {"ok": False, "answer": error.answer or None, "reason": error.reason}
    except UNREADABLE as error:
        return {"ok": False, "answer": None, "reason": f"this is not a record: {error}"}
    names = seated(record, speech("en"))
    return {
        "ok": True,
        "game": record.game,
        "seats": setting.seats,
        "answers": len(record.answers),
        "over": match.over,
        "winners": victors(setting, match, names, "en") if match.over else None,
        "shuffled": None if record.shuffle is None else _shuffled(record.shuffle, names),
    }


def _check_told(record: Record, commitment: str | None, number: str | None) -> None:
    """What somebody was told or said at the time. Whoever wrote the record could have changed it everywhere."""
    shuffle = record.shuffle
    if commitment is not None and commitment != (commitment_to(record.seed) if shuffle is None else shuffle.commitment):
        raise RecordError("this is not the commitment that was shown before the game")
    if number is not None and (shuffle is None or number not in shuffle.numbers):
        raise RecordError("this number was not counted in the shuffle")


def _shuffled(shuffle: Shuffle, names: Sequence[str]) -> list[str]:
    """Whose numbers the seed comes from, beside the secret of the house."""
    return [name for name, number in zip(names, shuffle.numbers, strict=True) if number != HOUSE]


def _verdict(result: dict[str, Any]) -> str:
    if not result["ok"]:
        place = "" if result["answer"] is None else f" at answer {result['answer']}"
        return f"WRONG{place}: {result['reason']}"
    won = f"won by {', '.join(result['winners'])}" if result["over"] else "not over yet"
    return f"OK, {result['game']}, {result['answers']} answers, {won}{_said_of(result['shuffled'])}"


def _said_of(shuffled: list[str] | None) -> str:
    return "" if shuffled is None else f", shuffled by {', '.join([*shuffled, 'the house'])}"


# --- replay -------------------------------------------------------------------------


def replay_game(
    file: RecordFile,
    /,
    *,
    seat: Annotated[str, Parameter(help="Whose eyes: a seat from 1, a name, public, or all (if over).")] = "public",
    to: Annotated[int | None, Parameter(help="Stop after this answer.")] = None,
    number: Annotated[int, Parameter(help="Which game of a file that holds several.")] = 1,
    language: Language = "fr",
    json: AsJson = False,
) -> int:
    """Read a game as sentences, each with the number of the answer that led to it."""
    say = speech(language)
    texts = read_records(file)
    if not 1 <= number <= len(texts):
        raise say.fault("no-such-number", count=len(texts))
    try:
        record = read_record(texts[number - 1])
        setting = setting_of(record, find)
        return _replay(record, setting, seat, to, say, json)
    except RecordError as error:
        place = f"answer {error.answer}: " if error.answer else ""
        raise Fault(f"{file}: {place}{error.reason}", FAILED_CHECK) from error
    except UNREADABLE as error:
        raise Fault(f"{file}: this is not a record: {error}", FAILED_CHECK) from error


def _replay(record: Record, setting: Setting, seat: str, to: int | None, say: Speech, json: bool) -> int:
    names = seated(record, say)
    readers = read_seat(seat, names, record, say)
    if to is not None and not 0 <= to <= len(record.answers):
        raise say.fault("too-far", answers=len(record.answers))
    if seat == "all":
        replay(record, find)  # what a record says of its end is not believed: hands show only if it is true
    story = sentences(record, setting, readers, names, to, say)
    if json:
        print_json([{"step": step, "text": text} for step, text in story])
        return 0
    reader = say.say(seat) if seat in ("public", "all") else names[readers[0]]
    line(say.say("replay-head", title=words(setting.game, say.language).title, reader=reader), "bold")
    width = len(str(len(record.answers)))
    for step, text in story:
        line(f"{step:>{width}}  {text}")
    if to is None or to == len(record.answers):
        _print_end(record, names, say)
    return 0


def _print_end(record: Record, names: Sequence[str], say: Speech) -> None:
    """What a record says of its own end is not believed."""
    setting, match = replay(record, find)
    if record.winners is None:
        line(say.say("replay-unfinished", answers=len(record.answers)), "dim")
    else:
        line(say.say("replay-winners", names=", ".join(victors(setting, match, names, say.language))), "bold")


def victors(setting: Setting, match: Match, names: Sequence[str], language: str) -> list[str]:
    """Who won: seats, and roles that no seat plays."""
    game, texts = setting.game, words(setting.game, language)
    won: list[Seat | str] = [*game.winners(match.table), *game.beaten_by(match.table)]
    return [texts.player(one, names) for one in won]


def seated(record: Record, say: Speech) -> list[str]:
    """The names at the table; who gave none is called after the seat."""
    return [name or say.say("place", number=seat + 1) for seat, name in enumerate(record.names)]


def read_seat(given: str, names: Sequence[str], record: Record, say: Speech) -> list[int]:
    """The seats whose knowledge is shown together; the number of seats stands for the public."""
    if given == "public":
        return [len(names)]
    if given == "all":
        if record.winners is None:
            raise say.fault("secret-until-over")
        return list(range(len(names)))
    if given in names:
        return [names.index(given)]
    if given.isdecimal() and len(given) < 3 and 1 <= int(given) <= len(names):
        return [int(given) - 1]
    raise say.fault("seat-unknown", given=given, seats=len(names))


def sentences(
    record: Record, setting: Setting, readers: Sequence[int], names: Sequence[str], to: int | None, say: Speech
) -> Iterator[tuple[int, str]]:
    """The number of each answer with what was told after it; 0 for the setup."""
    text, wrong = words(setting.game, say.language), None
    played = steps(record, setting)
    match = next(played)
    told_by = [0, told(match)]  # how much had been told before each step
    try:
        for match in islice(played, to):
            told_by.append(told(match))
    except RecordError as error:
        wrong = error
    log = known_to(match, readers)
    for step, (before, after) in enumerate(pairwise(told_by)):
        yield from ((step, text.event(event, names)) for event in log[before:after])
    if wrong is not None:
        raise wrong


def told(match: Match) -> int:
    """How many events the log has: counted without writing it anew for every step of a long game."""
    count, past = len(match.recent()), match.past
    while past is not None:
        count, past = count + len(past[2]), past[0]
    return count


def known_to(match: Match, readers: Sequence[int]) -> list[Event]:
    """The log as these seats know it together: a card shows if one of them saw it."""
    logs = [match.log(reader) for reader in readers]
    return [(events[0][0], _together([args for _, args in events])) for events in zip(*logs, strict=True)]


def _together(versions: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(_one(parts) for parts in zip(*versions, strict=True))


def _one(parts: Sequence[Any]) -> Any:
    """The best known version of an argument. A card is a pair, several cards are a tuple of pairs and holes."""
    first = next((part for part in parts if part is not None), None)
    if isinstance(first, tuple) and any(part is None or isinstance(part, tuple) for part in first):
        return _together(parts)
    return first
