"""The bot protocol: the messages that a bot and a table exchange, and one seat's side of the talk.

A message is one JSON object on one line. The types here are the protocol: its JSON Schema is made from them, and the
same lines go to a bot in this process, over a program's stdin and stdout, or over a socket. Nothing here reads or
writes anything: whoever has the wire hands the lines in. The rules of the protocol (BP-1 …) stand in
docs/bot-protocol.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from crise.engine.ask import PASS, Ask, CardId, Option, Seat
from crise.engine.face import Face
from crise.game import forms
from crise.game.manifest import Game, Options

VERSION = 1
LONGEST_LINE = 65_536  # bytes that a bot may write in one line (BP-1)
SEED_LIMIT = 1 << 53  # numbers below it are exact in every language's JSON

RequestId: TypeAlias = Annotated[int, Meta(ge=1, description="Grows with every request of a connection.")]
OptionId: TypeAlias = Annotated[str, Meta(description="The text form of an option: virus#3, @2, 5, draw, pass.")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, description="Seats count from 0.")]


class Message(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """All messages say what they are in `type`. Unknown fields are ignored, so that later versions may add some."""


# --- from the table to the bot ----------------------------------------------------


class Hello(Message, frozen=True, tag="hello", kw_only=True):
    """A game begins. The next one on the same connection begins with a hello of its own."""

    protocol: Annotated[int, Meta(description="Version of the protocol.")]
    game: Annotated[str, Meta(description="Its id, as `crise games` lists it.")]
    rules: Annotated[int, Meta(description="Version of the game's rules.")]
    seat: Annotated[int, Meta(ge=0, description="The seat of this bot; seats count from 0.")]
    seats: int
    options: Annotated[dict[str, Any], Meta(description="Every option of the game with its value.")]
    seed: Annotated[int, Meta(ge=0, lt=SEED_LIMIT, description="For the bot's own chance: same seed, same play.")]
    seconds: Annotated[float, Meta(description="Time for an answer, unless a request says otherwise.")]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One option of a question."""

    id: OptionId
    kind: Literal["card", "seat", "place", "resource", "number", "word", "pass"]
    card: Annotated[str | None, Meta(description="Of a card: its face, as the card file names it.")] = None
    value: Annotated[int | None, Meta(description="Of a seat or a number: which.")] = None


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat is asked. `about` gives what the prompt speaks of, by name: cards and seats as text forms."""

    what: str
    about: dict[str, Any]
    options: Annotated[list[Choice], Meta(min_length=1)]


class Request(Message, frozen=True, tag="request", kw_only=True):
    """Answer with the id of one option."""

    request: RequestId
    view: Annotated[dict[str, Any], Meta(description="All that this seat may know of the table, and no more.")]
    ask: Question
    default: Annotated[OptionId, Meta(description="What is played for the bot when its time is up.")]
    seconds: Annotated[float, Meta(description="Time left for the answer.")]


class Error(Message, frozen=True, tag="error", kw_only=True):
    """An answer was not taken. `wrong`: a mistake of the bot; the request is sent again while tries and time are left.
    `gone`: it came too late, or names a request that is no longer open; there is nothing to repeat."""

    error: Literal["wrong", "gone"]
    request: Annotated[RequestId | None, Meta(description="The request that the answer named, if it named one.")]
    rule: Annotated[str, Meta(description="The rule of the protocol that was broken: BP-3.")]
    reason: Annotated[str, Meta(description="For the author of the bot.")]


class Over(Message, frozen=True, tag="over", kw_only=True):
    """The game is over, or was stopped before its end; then nobody has won."""

    ended: bool
    winners: list[SeatNumber]
    scores: Annotated[list[int], Meta(description="By seat.")]


# --- from the bot to the table ----------------------------------------------------


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """One option of the open request."""

    type: Literal["answer"]  # a tag of its own type might be left out
    request: RequestId
    option: OptionId


ToBot: TypeAlias = Hello | Request | Error | Over
FromBot: TypeAlias = Answer

_encoder = msgspec.json.Encoder()
_answers = msgspec.json.Decoder(Answer)
_to_bot: msgspec.json.Decoder[ToBot] = msgspec.json.Decoder(ToBot)


def encode(message: ToBot | FromBot) -> bytes:
    """One line, with its end."""
    return _encoder.encode(message) + b"\n"


def read_message(line: bytes) -> ToBot:
    """What a bot written in Python reads."""
    return _to_bot.decode(line)


# --- one seat's side of the talk --------------------------------------------------


class Rejected(Exception):
    """An answer that is not taken, and the error that the bot gets."""

    def __init__(self, error: Error) -> None:
        super().__init__(error.reason)
        self.error = error


class Dialogue:
    """The talk with the bot of one seat, during one game: makes the requests and reads the answers."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seat: Seat,
        seats: int,
        options: Options,
        seed: int,
        seconds: float,
        numbers: Callable[[], int] | None = None,
    ) -> None:
        self.game = game
        self.seconds = seconds
        self.request_id = 0
        self._numbers = numbers or count(1).__next__  # of the connection: a late answer of an old game is known as such
        self._open: dict[str, Option] = {}
        self._default: Option = PASS
        self.hello = Hello(
            protocol=VERSION,
            game=game.id,
            rules=game.version,
            seat=seat,
            seats=seats,
            options=msgspec.to_builtins(options),
            seed=seed % SEED_LIMIT,
            seconds=seconds,
        )

    def request(self, view: dict[str, Any], ask: Ask, seconds: float | None = None) -> Request:
        """Put a question; the one before, if it is still open, is no longer."""
        cards = cards_in(view)
        options = [_choice(option, self.game.kind_of(ask[1], option), cards) for option in ask[2]]
        question = Question(what=ask[1], about=self._about(ask, cards), options=options)
        self.request_id = self._numbers()
        self._open = {choice.id: option for choice, option in zip(question.options, ask[2], strict=True)}
        self._default = default_of(ask)
        default = next(id for id, option in self._open.items() if option == self._default)
        seconds = self.seconds if seconds is None else seconds
        return Request(request=self.request_id, view=view, ask=question, default=default, seconds=seconds)

    def read(self, line: bytes) -> Option:
        """The option that a line from the bot chooses; the request is closed then."""
        answer = self._decode(line)
        if answer.request > self.request_id:
            raise _wrong("BP-3", f"there was no request {answer.request} yet", answer.request)
        if answer.request != self.request_id or not self._open:
            raise _rejected("gone", "BP-3", f"request {answer.request} is no longer open", answer.request)
        if answer.option not in self._open:
            known = ", ".join(self._open)
            raise _wrong("BP-4", f"{_short(answer.option)} is not among the options: {known}", answer.request)
        option = self._open[answer.option]
        self._open = {}
        return option

    def close(self) -> Option:
        """Time is up: the request is closed, and this is what the seat does."""
        self._open = {}
        return self._default

    def _decode(self, line: bytes) -> Answer:
        if len(line) > LONGEST_LINE:
            raise _wrong("BP-1", f"a line of more than {LONGEST_LINE} bytes")
        try:
            return _answers.decode(line)
        except msgspec.ValidationError as error:
            raise _wrong("BP-2", f"not an answer: {error}: {_short(line)}") from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _wrong("BP-1", f"not a JSON object on one line: {_short(line)}") from error

    def _about(self, ask: Ask, cards: dict[CardId, Face]) -> dict[str, Any]:
        signature = self.game.asks[ask[1]][1]
        return {name: _named(value, kind, cards) for (name, kind), value in zip(signature, ask[3], strict=True)}


def default_of(ask: Ask) -> Option:
    """BP-5: who does not answer passes, or takes the first option where nobody can pass."""
    return PASS if PASS in ask[2] else ask[2][0]


def cards_in(view: Any) -> dict[CardId, Face]:
    """The cards that a view shows: pairs of an id and the key of a face."""
    found: dict[CardId, Face] = {}
    _look(view, found)
    return found


def _look(value: Any, found: dict[CardId, Face]) -> None:
    """A view holds tuples for cards only; this runs at every question, so it looks at no number twice."""
    for part in value.values() if type(value) is dict else value:
        kind = type(part)
        if kind is tuple and len(part) == 2 and type(part[1]) is str:
            found[part[0]] = _face(part[1])
        elif kind is list or kind is dict or kind is tuple:
            _look(part, found)


@cache
def _face(key: str) -> Face:
    return Face(key, "")


def _choice(option: Option, kind: Any, cards: dict[CardId, Face]) -> Choice:
    id = forms.write(option, kind, cards)
    if option is PASS or isinstance(option, str):
        return Choice(id=id, kind=kind)
    return (
        Choice(id=id, kind="card", card=cards[option].key) if kind == "card" else Choice(id=id, kind=kind, value=option)
    )


def _named(value: Any, kind: str, cards: dict[CardId, Face]) -> Any:
    """Cards and seats as text forms; a card that the seat does not know is null."""
    if kind in ("cards", "seats"):
        return [_named(part, kind[:-1], cards) for part in value]
    if kind == "card" and value not in cards:
        return None
    return forms.write(value, kind, cards) if kind in ("card", "seat") else value


def _rejected(kind: Literal["wrong", "gone"], rule: str, reason: str, request: int | None) -> Rejected:
    return Rejected(Error(error=kind, request=request, rule=rule, reason=reason))


def _wrong(rule: str, reason: str, request: int | None = None) -> Rejected:
    return _rejected("wrong", rule, reason, request)


def _short(value: str | bytes) -> str:
    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else value
    text = text.strip()
    return repr(text if len(text) <= 80 else text[:77] + "...")


# --- the schema -------------------------------------------------------------------


def schema() -> str:
    """The JSON Schema of all messages, as docs/bot-protocol.schema.json holds it."""
    sides: dict[str, Any] = {"ToBot": ToBot, "FromBot": FromBot}
    refs, parts = msgspec.json.schema_components(list(sides.values()), ref_template="#/$defs/{name}")
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Cellule de crise: bot protocol {VERSION}",
        "description": "One message a line. A table sends messages of $defs/ToBot, a bot those of $defs/FromBot.",
        "anyOf": [{"$ref": f"#/$defs/{side}"} for side in sides],
        "$defs": {**dict(zip(sides, refs, strict=True)), **parts},
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(schema(), end="")
