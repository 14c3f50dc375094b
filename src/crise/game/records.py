"""The record of a game: how it was set up, and every answer. It is the save, the replay and the bug report.

Each answer carries a check: a hash of the check before it, of the answer and of all that the table told in between;
the first one also of the head, but for the names. So a record that was changed can't be re-played to its end, and
the place of the change is known; that a seat was given another name is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec

from crise.engine.ask import Refused, Seat
from crise.engine.face import Shown
from crise.engine.journal import Event
from crise.engine.match import Match, Past
from crise.engine.undo import UNDO
from crise.game import forms
from crise.game.cards import CardFileError, CardRow, write_cards
from crise.game.manifest import SEED_BITS, Game, Options
from crise.game.shuffle import Shuffle, faults, read_shuffle

FORMAT = "crise-record 1"
TAKEN_BACK = "undo -"  # in the place of question and option: this seat took back its last answer
SEED_DIGITS = len(str(1 << SEED_BITS))


class RecordError(ValueError):
    """What is wrong with a record; `answer` counts from 1 (0: the head, or the end)."""

    def __init__(self, reason: str, answer: int = 0) -> None:
        super().__init__(f"answer {answer}: {reason}" if answer else reason)
        self.reason, self.answer = reason, answer


@dataclass(frozen=True)
class Setting:
    """All that a match begins with."""

    game: Game[Any, Any, Any]
    seats: int
    seed: int
    options: Options
    cards: Sequence[CardRow] | None = None  # None: those that come with the game

    def start(self) -> Match:
        return self.game.start(self.seats, self.options, self.cards, self.seed)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    format: str
    game: str
    version: int
    names: list[str]  # one per seat
    seed: str  # a decimal number: too large for the numbers of some readers
    options: dict[str, bool | int | str | list[int] | None]
    cards: str | None  # a card file, if it is not the game's own
    answers: list[str]  # "2 target @0 6f0a1c22": seat, question, option, check
    winners: list[Seat] | None  # None: not over yet
    shuffle: Shuffle | None = None  # how the seed came about, if everybody could add a number to it

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    def to_text(self) -> str:
        """The same in lines that are pleasant to read; `from_text` takes it back."""
        lines = [self.format, f"game {self.game} {self.version}", f"seed {self.seed}"]
        lines += [f"seat {seat} {_one_line(name)}".rstrip() for seat, name in enumerate(self.names)]
        lines += [] if self.shuffle is None else [f"shuffle {self.shuffle}"]
        lines += [f"option {name} {msgspec.json.encode(v).decode()}" for name, v in self.options.items()]
        lines += [f"card {line}" for line in (self.cards or "").splitlines()]
        lines += self.answers
        if self.winners is not None:
            lines.append("winners " + " ".join(map(str, self.winners)))
        return "\n".join(lines) + "\n"


def _one_line(name: str) -> str:
    """Names are what people typed; a line of the text form holds one."""
    return " ".join(name.split())


def _number(text: str, digits: int) -> int:
    """-1 if it is none, or too long to be one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else -1


def read_record(text: str) -> Record:
    """A record from its JSON or its text form."""
    try:
        raw = msgspec.json.decode(text) if text.lstrip().startswith("{") else None
        begins = (text.splitlines() or [""])[0] if raw is None else raw.get("format")
        if begins != FORMAT:
            raise ValueError(f"it begins with {str(begins)[:40]!r}, not {FORMAT!r}")
        return msgspec.convert(_from_text(text) if raw is None else raw, Record)
    except (msgspec.MsgspecError, ValueError) as error:
        raise RecordError(f"this is not a record: {error}") from error


def _from_text(text: str) -> dict[str, Any]:
    lines = text.splitlines()
    raw: dict[str, Any] = {"format": lines[0], "names": [], "options": {}, "answers": []}
    cards: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        if word.isdigit():
            raw["answers"].append(line)
        elif word == "game":
            raw["game"], _, version = rest.partition(" ")
            raw["version"] = int(version)
        elif word in ("seed", "shuffle"):
            raw[word] = rest
        elif word == "seat":
            raw["names"].append(rest.partition(" ")[2])
        elif word == "option":
            name, _, value = rest.partition(" ")
            raw["options"][name] = msgspec.json.decode(value)
        elif word == "card":
            cards.append(rest)
        elif word == "winners":
            raw["winners"] = [int(seat) for seat in rest.split()]
        elif line:
            raise ValueError(f"line {number} begins with {word!r}")
    shuffle = read_shuffle(raw["shuffle"]) if "shuffle" in raw else None
    return {"winners": None, **raw, "shuffle": shuffle, "cards": "\n".join(cards) + "\n" if cards else None}


# --- writing ------------------------------------------------------------------------


def record_of(setting: Setting, match: Match, names: Sequence[str] = (), shuffle: Shuffle | None = None) -> Record:
    """Re-play the match from its setting and write down each answer with its check."""
    game = setting.game
    again = setting.start()
    lines, checks = [], _Checks(setting, again)
    for seat, option in match.answers():
        lines.append(_line(game, again, seat, option))
        if option == UNDO:
            again.undo(seat)
        else:
            again.answer(seat, option)
        lines[-1] += " " + checks.next(lines[-1], again)
    return Record(
        format=FORMAT,
        game=game.id,
        version=game.version,
        names=[*map(_one_line, names), *[""] * setting.seats][: setting.seats],
        seed=str(setting.seed),
        options=msgspec.json.decode(msgspec.json.encode(setting.options)),  # a tuple comes back as a list
        cards=None if setting.cards is None else write_cards(setting.cards),
        answers=lines,
        winners=game.winners(again.table) if again.over else None,
        shuffle=shuffle,
    )


def _line(game: Game[Any, Any, Any], match: Match, seat: Seat, option: Any) -> str:
    if option == UNDO:
        return f"{seat} {TAKEN_BACK}"
    ask = match.ask(seat)
    if ask is None:
        raise RecordError(f"seat {seat} was not asked")
    what = ask[1]
    return f"{seat} {what} {forms.write(option, game.asks[what][0], match.table.faces)}"


class _Checks:
    """Hash what is new: the answer, and what was told since the one before. The first one is of the head."""

    def __init__(self, setting: Setting, match: Match) -> None:
        self._check = ""
        self._past: Past | None = None  # the checkpoint of the last answer,
        self._told = 0  # and how much had been told since
        cards = "" if setting.cards is None else write_cards(setting.cards)
        options = msgspec.json.encode(setting.options).decode()
        self.next(f"{setting.game.id} {setting.game.version} {setting.seed} {options} {cards}", match)

    def next(self, line: str, match: Match) -> str:
        news = [plain(event) for event in self._news(match)]
        self._check = blake2b(f"{self._check}|{line}|{news}".encode(), digest_size=4).hexdigest()
        return self._check

    def _news(self, match: Match) -> list[Event]:
        """What was told since the last answer: a long game is not read from its beginning each time."""
        chunks, past = [match.recent()], match.past
        while past is not self._past:
            assert past is not None
            chunks.append(past[2])
            past = past[0]
        news = [event for chunk in reversed(chunks) for event in chunk][self._told :]
        self._past, self._told = match.past, len(match.recent())
        return news


def plain(event: Event) -> list[Any]:
    """As it is hashed: the same in every process."""
    return [event[0], *(_plain_argument(arg) for arg in event[1])]


def _plain_argument(arg: Any) -> Any:
    if isinstance(arg, Shown):
        return f"{arg.key}#{arg.card}/{arg.seen}"
    return [_plain_argument(part) for part in arg] if isinstance(arg, tuple) else arg


# --- reading back -----------------------------------------------------------------------


def setting_of(record: Record, find: Callable[[str], Game[Any, Any, Any]]) -> Setting:
    """The setting that a record tells; `find` knows the games."""
    try:
        game = find(record.game)
        if record.version != game.version:
            raise RecordError(f"made with rules version {record.version} of {game.id}; this is {game.version}")
        cards = None if record.cards is None else game.read_cards(record.cards)
        seed = _number(record.seed, SEED_DIGITS)
        setting = Setting(game, len(record.names), seed, game.read_options(record.options), cards)
        setting.start()
    except (Refused, CardFileError, KeyError) as error:
        raise RecordError(f"the game can't be set up: {error}") from error
    return setting


def steps(record: Record, setting: Setting) -> Iterator[Match]:
    """The match after each answer, the beginning first. Stops with an error where the record is wrong."""
    match = setting.start()
    checks = _Checks(setting, match)
    yield match
    for number, text in enumerate(record.answers, 1):
        words = text.split(" ")
        if len(words) != 4 or _number(words[0], 2) < 0:
            raise RecordError(f"{text!r} is not 'seat question option check'", number)
        seat, line = int(words[0]), " ".join(words[:3])
        try:
            _answer(setting, match, seat, words[1], words[2])
        except (Refused, ValueError) as error:
            raise RecordError(f"{line!r} can't be: {error}", number) from error
        check = checks.next(line, match)
        if check != words[3]:
            raise RecordError(f"{line!r} has check {words[3]}, but the game gives {check}", number)
        yield match


def _answer(setting: Setting, match: Match, seat: Seat, what: str, text: str) -> None:
    if f"{what} {text}" == TAKEN_BACK:
        match.undo(seat)
        return
    ask = match.ask(seat)
    if ask is None or ask[1] != what:
        raise ValueError(f"seat {seat} is asked {ask[1] if ask else 'nothing'}")
    match.answer(seat, forms.read(text, setting.game.asks[what][0], match.table.faces))


def replay(record: Record, find: Callable[[str], Game[Any, Any, Any]]) -> tuple[Setting, Match]:
    """Re-play a whole record, checking how its seed came about, and every step."""
    if record.shuffle is not None and (wrong := list(faults(record.shuffle, len(record.names), record.seed))):
        raise RecordError("; ".join(wrong))
    setting = setting_of(record, find)
    *_, match = steps(record, setting)
    winners = setting.game.winners(match.table) if match.over else None
    if winners != record.winners:
        raise RecordError(f"the record says winners {record.winners}, but the game gives {winners}")
    return setting, match
