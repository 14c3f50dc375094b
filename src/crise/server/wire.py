"""What goes over the wire, both ways: the only place where it is written down. TypeScript types are made from it.

A frame from the server is a JSON list of messages, to be taken in order; a frame from a client is one command.
Every struct with a `type` is told apart by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from crise.game.shuffle import Shuffle
from crise.server.unions import concrete, either

LONGEST_NAME = 24
LONGEST_CHAT = 300
CHAT_KEPT = 200  # lines a table
LONGEST_FRAME = 4096  # bytes of a command

Language: TypeAlias = Literal["fr", "en"]
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Code: TypeAlias = Annotated[str, Meta(min_length=4, max_length=12)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]  # cut to 24 visible characters
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
OptionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 53)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
GameName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Value: TypeAlias = bool | int | Word | Annotated[list[int | Word], Meta(max_length=12)]
OptionValues: TypeAlias = Annotated[dict[str, Value], Meta(max_length=40)]
CardFile: TypeAlias = Annotated[str, Meta(max_length=60_000)]
Card: TypeAlias = tuple[int, str]  # the id of a card, and the key of its face


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: for ever, so long a turn, or so long in the whole game."""

    kind: Literal["none", "turn", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]


NO_CLOCK = Clock("none", 60)
# How long a reaction window stays open, whoever can react: long enough to reach for a card; days, where people look in
# now and then.
Window: TypeAlias = Annotated[int, Meta(ge=1, le=7 * 86_400)]
USUAL_WINDOW = 3
BotPace: TypeAlias = Literal["slow", "usual", "fast", "instant"]  # how long bots wait between two moves
USUAL_PACE: BotPace = "usual"
HintRule: TypeAlias = Literal["alone", "always", "never"]  # hints: where no other person plays, everywhere, nowhere
USUAL_HINTS: HintRule = "alone"


# --- what a client sends over the socket ----------------------------------------------------------------------


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """`id` is chosen by the client: the answer names it, and to send the same id twice does the thing once.

    A new command is a class here and the function that decides it: in `Room` if it changes the table, in `Session` if
    it concerns only who sent it."""

    id: CommandId


class GameCommand(Command, frozen=True):
    """About the game as the person saw it: if it has gone on since, the command is stale."""

    version: Version


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first frame of a socket. With a token one sits at the table, without one looks on."""

    code: Code
    token: Annotated[str, Meta(max_length=64)] | None = None
    language: Language = "fr"
    line: Count = 0  # the number of the first line of the log that the client lacks
    chat: Count = 0  # the same of the chat


class Answer(GameCommand, frozen=True, tag="answer"):
    option: OptionText  # the id of an option


class Undo(GameCommand, frozen=True, tag="undo"):
    pass


class Hesitate(GameCommand, frozen=True, tag="hesitate"):
    """Hold the open window open for longer: once, with or without a card to play in it."""


class Hint(GameCommand, frozen=True, tag="hint"):
    """What the expert would answer here. Everybody is told that it was asked for; `advice` goes to who asked."""


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_CHAT)]


class Leave(Command, frozen=True, tag="leave"):
    """Before the game the seat is free again; during it the house plays on."""


class Return(Command, frozen=True, tag="return"):
    """Take the seat back from the house."""


class Rename(Command, frozen=True, tag="rename"):
    name: Name


class Speak(Command, frozen=True, tag="speak"):
    """Read on in another language: a `welcome` follows."""

    language: Language


class More(Command, frozen=True, tag="more"):
    """Older lines of the log, before this one."""

    before: Count


class Ready(Command, frozen=True, tag="ready"):
    """Before a game: as far as I am concerned it may begin. The host may start without."""

    ready: bool


class Contribute(Command, frozen=True, tag="contribute"):
    """Before a game, once: a random number of this seat for the shuffle. `commitment` is the one of the room."""

    commitment: Annotated[str, Meta(max_length=64)]
    number: Annotated[str, Meta(max_length=64)]  # 32 to 64 hexadecimal digits, small letters


class Arrange(Command, frozen=True, tag="arrange"):
    """The host moves everybody before a game: `order[n]` is the seat whose people, or bot, come to seat n."""

    order: Annotated[list[SeatNumber], Meta(max_length=12)] | None = None  # None: drawn by lot


class Configure(Command, frozen=True, tag="configure"):
    """The host sets up the table before a game; what is left out stays."""

    game: GameName | None = None
    seats: Annotated[int, Meta(ge=1, le=12)] | None = None
    options: OptionValues | None = None
    clock: Clock | None = None
    window: Window | None = None
    watch: bool | None = None
    listed: bool | None = None
    hints: HintRule | None = None


class SetSeat(Command, frozen=True, tag="seat"):
    """The host puts a bot on a seat or frees it. A person who sat there is out; during a game only a bot may follow."""

    seat: SeatNumber
    level: Level | None = None  # of the bot; None: an open seat


class Start(Command, frozen=True, tag="start"):
    """The host starts the game. Open seats get bots of this level."""

    level: Level | None = None


class Pause(Command, frozen=True, tag="pause"):
    paused: bool


class SetPace(Command, frozen=True, tag="pace"):
    """How fast the bots play from now on. Windows in which people may react keep their time."""

    pace: BotPace


class Settle(Command, frozen=True, tag="settle"):
    """The host of a table that is `held`: go on from where the rules of now agree, or end this game."""

    go_on: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """After a game: ask for another one, or accept. It begins when everybody who is still there wants it; robots take
    the seats of the others."""

    now: bool = False  # the host does not wait for who has not answered


class Reopen(Command, frozen=True, tag="reopen"):
    """After a game the host opens the waiting room again, with everybody in it. `start` then begins the next game."""


class Rehearse(Command, frozen=True, tag="rehearse"):
    """In a lesson: go to this step, counted from 0. A `welcome` follows."""

    step: Count


class Ping(Command, frozen=True, tag="ping"):
    pass


COMMANDS = concrete(Command)


# --- the table as a client sees it ---------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    seat: int
    name: str  # "" for an open seat
    kind: Literal["open", "person", "bot"]
    level: str | None  # of a bot, or of the house that plays for a person
    connected: bool
    away: bool  # a person for whom the house plays


class Why(Struct, frozen=True):
    """Why not: a rule (or ''), and a sentence."""

    rule: str
    text: str


class Held(Struct, frozen=True):
    """Of so many answers in this game the first ones hold by the rules of now. `at` is for the server."""

    kept: int
    given: int
    at: int


class RoomInfo(Struct, frozen=True):
    """All about a table but the game that is being played there."""

    code: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    number: int  # of the game that is played, or was played last, at this table, from 1; 0: none yet
    seats: list[SeatInfo]
    host: int  # a seat
    options: dict[str, Any]
    own_cards: bool  # the host gave a card file of his own
    clock: Clock
    window: int  # seconds for which a reaction window stays open
    pace: BotPace
    paused: bool
    watch: bool  # others may look on
    watchers: int
    listed: bool  # on the home page while it waits: anybody may sit down
    hints: HintRule
    hinted: list[list[int]]  # in this game, per seat: before which lines of the log it took a hint
    fault: Why | None  # why the game can't start like this
    continued: str  # "CODE/number/step" of the game that this one goes on from, or ""
    ready: list[int]  # the seats for which the game may begin, before one
    rematch: list[int]  # the seats that want another game, after one
    held: Held | None  # the rules were changed, and that concerns this game: its host settles it
    commitment: str  # to the secret of the house for the next game; "" while one is played
    contributed: list[int]  # the seats that have added a number to its shuffle


class ChatLine(Struct, frozen=True):
    n: int
    seat: int
    name: str
    text: str


class Choice(Struct, frozen=True, omit_defaults=True):
    """An option: what to send back, what to write on the button, and what it stands for."""

    id: str
    text: str
    kind: Literal["pass", "card", "seat", "place", "resource", "number", "word"]
    card: int | None = None
    key: str | None = None  # of the card's face
    cards: list[int] | None = None  # the card and its twins, which are as good: a click on any of them means this
    seat: int | None = None
    number: int | None = None
    word: str | None = None  # or the name of a place or a resource


class Blocked(Struct, frozen=True, omit_defaults=True):
    """Something of the kind that is asked for that can't be chosen, and why."""

    rule: str
    text: str
    card: int | None = None
    seat: int | None = None
    word: str | None = None


class Question(Struct, frozen=True):
    """What the reader must answer."""

    what: str
    kind: Literal["card", "seat", "place", "resource", "number", "word"]
    prompt: str
    why: str  # what for, or what it costs; "" where the prompt says it all
    about: dict[str, Any]  # what the prompt speaks of, named as the game declares it; a card by its id
    options: list[Choice]
    blocked: list[Blocked]
    chosen: list[int]  # cards already chosen for what is about to be announced
    sealed: bool  # others answer at the same time, and nobody sees an answer before the last is in


class Waiting(Struct, frozen=True):
    """Whom the table waits for, as everybody may know it."""

    seats: list[int]
    sealed: bool
    window: bool  # a moment to react: late means pass
    text: str


class ClockState(Struct, frozen=True):
    """In milliseconds from the moment of sending."""

    left: int | None  # until the house answers for whom the table waits for, or the window closes; None: no limit now
    banks: list[int] | None  # what each seat has left for the game
    running: bool
    hesitating: list[int]  # seats that hold the window open


class Line(Struct, frozen=True):
    """A line of the log: `args` are named as the game declares them; a card is a pair, or null if hidden."""

    n: int
    what: str
    args: dict[str, Any]
    text: str


class Ranked(Struct, frozen=True):
    seat: int | None  # null: a role that no seat plays
    name: str
    rank: int
    score: int
    winner: bool
    left: int  # the round in which it left the game; 0: it stayed to the end


class Account(Struct, frozen=True):
    """Where points came from, and how many of each seat's did."""

    name: str
    label: str
    values: list[int]


class RoundCell(Struct, frozen=True):
    """What a seat won in a round, by what, in words, and how many points it had then."""

    points: int
    total: int
    text: str


class Result(Struct, frozen=True):
    ranking: list[Ranked]
    reason: str  # why the game is over, in a sentence; "": the game does not say
    ledger: list[Account]  # together they are the scores; none: the game does not say
    rounds: list[list[RoundCell]]  # of a game that is counted round by round: the cell of each seat
    scores: dict[str, list[int]]  # every number that the table shows per seat, by its name in the view
    seed: str
    commitment: str  # that of the shuffle; without one the SHA-256 of the seed's decimal digits
    shuffle: Shuffle | None  # how the seed came about; null: it was known before, or the game is one of long ago
    answers: int  # steps of the replay


class Situation(Struct, frozen=True, omit_defaults=True):
    """A game as the reader sees it now."""

    number: int
    version: int
    round: int  # of the game where it counts them, else of the table: the turns of the seat that had most
    commitment: str
    view: dict[str, Any]
    line: int  # the number of the first line given here
    lines: list[Line]
    question: Question | None
    undo: bool
    waiting: Waiting
    clock: ClockState
    result: Result | None
    lesson: int | None = None  # in a lesson: how many answers the reader has given
    curve: list[list[int]] = []  # where one may be out before the end: the scores as each round began
    place: int = 0  # of a reader who is out, and that nobody can take any more


# --- what the server sends over the socket -------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The whole picture: after `hello`, when a game begins, when the language changes."""

    you: int | None  # the seat of the reader; None: looks on
    language: Language
    room: RoomInfo
    chat: list[ChatLine]
    situation: Situation | None  # None before the first game


class Update(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="update"):
    """The game went on. Put `changed` over the view, add the lines, replace the rest."""

    version: int
    round: int
    changed: dict[str, Any]
    lines: list[Line]
    question: Question | None
    undo: bool
    waiting: Waiting
    clock: ClockState
    result: Result | None
    lesson: int | None = None  # as in a situation
    curve: list[list[int]] = []  # what is new of it
    place: int = 0  # as in a situation


class RoomChanged(Struct, frozen=True, tag_field="type", tag="room"):
    room: RoomInfo


class Ticked(Struct, frozen=True, tag_field="type", tag="clock"):
    """The clock changed though the game did not: paused, gone on, or somebody hesitates."""

    clock: ClockState


class Said(Struct, frozen=True, tag_field="type", tag="chat"):
    line: ChatLine


class Announced(Struct, frozen=True, tag_field="type", tag="house"):
    """What the house says, to be read: plain text. It changes nothing, and is not kept."""

    text: str


class Lines(Struct, frozen=True, tag_field="type", tag="lines"):
    """The answer to `more`."""

    id: str
    line: int
    lines: list[Line]


class Advice(Struct, frozen=True, tag_field="type", tag="advice"):
    """What the expert makes of the question at `version`, for who sent `hint`. `values` go with the options of the
    question: a percentage of wins, or null for what it did not think worth trying. `next` is what comes closest, and
    `gains` how many points more each seat would have, a few moves later, than with that; `worlds` 0: there was nothing
    to be weighed."""

    id: str
    version: int
    option: str
    next: str
    values: list[int | None]
    error: int  # points of a hundred by which the difference between these two may be wrong
    gains: list[float]
    worlds: int


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """Done, and stored."""

    id: str


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """Not done. `fresh` comes with `stale`: the command was about a situation that is over."""

    id: str
    reason: str
    rule: str
    text: str
    fresh: Situation | None = None


class Closed(Struct, frozen=True, tag_field="type", tag="closed"):
    """The last message before the server closes the socket for a reason that a person can understand."""

    reason: str
    text: str


AnyMessage: TypeAlias = (
    Welcome | Update | RoomChanged | Ticked | Said | Announced | Lines | Advice | Ack | Refusal | Closed
)


# --- HTTP -----------------------------------------------------------------------------------------------------


class Fault(Struct, frozen=True):
    """The body of every HTTP error."""

    status: int
    reason: str
    rule: str
    text: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: GameName
    name: Name  # of who makes the table
    seats: Annotated[int, Meta(ge=1, le=12)] | None = None  # the usual number if left out
    options: OptionValues = {}
    cards: CardFile | None = None
    clock: Clock = NO_CLOCK
    window: Window = USUAL_WINDOW
    pace: BotPace = USUAL_PACE
    watch: bool = True
    listed: bool = False  # shown to everybody while it waits
    hints: HintRule = USUAL_HINTS
    language: Language = "fr"
    level: Level | None = None  # bots of this level on all other seats
    start: bool = False  # and the game begins at once


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of one's own where the lesson of a game is given."""

    name: Name
    language: Language = "fr"


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None  # any open one if left out
    language: Language = "fr"


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a step of a finished game, against bots."""

    name: Name
    step: Count
    seat: SeatNumber
    level: Level | None = None
    language: Language = "fr"


class Seated(Struct, frozen=True):
    """A seat of one's own. Who has the token has the seat: the link is `/t/CODE#TOKEN`."""

    code: str
    seat: int
    token: str


class Health(Struct, frozen=True):
    """That the house is there and works, or what does not (with status 503). How much goes on in it is nobody's
    business at this door."""

    status: Literal["ok", "store", "workers", "closing"]


# --- coding ---------------------------------------------------------------------------------------------------

AnyCommand = either(Hello, *COMMANDS)
read_command: Callable[[bytes], Hello | Command] = msgspec.json.Decoder(AnyCommand).decode
encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


def frame(messages: list[bytes]) -> bytes:
    """Messages that are taken in one go."""
    return b"[" + b",".join(messages) + b"]"
