"""Events, declared once: the arguments of each, and what it says. Log, animations, arrows, key moments and reports all
read that, and none of them knows an event by its name.

drew="seat card | seat draws card"
stole="thief:seat victim:seat card | thief takes card from victim"
trapped="seat card points:number | seat shows card; seat loses points"

Before the bar stand the arguments, `name:kind`; an argument without a kind is named after it. After it stand sentences,
made of the names of arguments and the verbs below. The first seat among the arguments is who acts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, NoReturn, TypeVar

# Arguments of events and of prompts: what a value stands for. A seat may also be the name of a role that no seat plays.
# Amounts are pairs of a word and a number, told as `amount-WORD` of the catalogue.
KINDS = ("seat", "seats", "card", "cards", "place", "places", "resource", "number", "amounts", "word")
Signature = tuple[tuple[str, str], ...]  # (name, kind), in order

OUT = "out"  # among the uses: a seat that has left the game


class Verb(NamedTuple):
    """What a verb means to those who read it."""

    use: str = ""  # of the cards, in reports; OUT: of the seat
    source: str = ""  # cards travel to the seat: from a "pile", or out of "sight"
    gives: bool = False  # they travel from the seat to another
    aims: bool = False  # it is done to whom the sentence names
    sign: int = 0  # the score of the seat goes up or down
    mood: int = 0  # it is told as a help or as a harm
    head: str = ""  # no seat: the line is the head of a "turn", or the "end" of the game


VERBS: Final[Mapping[str, Verb]] = {
    "draws": Verb("seen", "pile"),
    "takes": Verb("seen", "sight", aims=True),  # in its hand; `from` somebody, or what lay there
    "buys": Verb("bought", "sight"),
    "wins": Verb("", "sight", aims=True),  # as `takes`, but not in its hand
    "shows": Verb("seen"),  # and it stays where it is
    "gives": Verb(gives=True),
    "plays": Verb("played", aims=True),
    "aims": Verb(aims=True),
    "gains": Verb(sign=1, mood=1),
    "loses": Verb(sign=-1, mood=-1),
    "earns": Verb(sign=1),  # in the ordinary course of the game
    "pays": Verb(sign=-1),
    "recovers": Verb(mood=1),  # otherwise than in its score
    "suffers": Verb(mood=-1),
    "leaves": Verb(OUT),
    "begins": Verb(head="turn"),
    "ends": Verb(head="end"),
}
PREPOSITIONS: Final = ("from", "to", "at")


@dataclass(frozen=True)
class Clause:
    """A sentence: names of arguments, and a verb."""

    verb: str
    seat: str = ""  # who does it, or whom it befalls
    cards: tuple[str, ...] = ()
    other: str = ""  # from whom, to whom, at whom
    amount: str = ""  # a number, or the argument that is one; "": the sentence names none

    @property
    def meaning(self) -> Verb:
        return VERBS[self.verb]


@dataclass(frozen=True)
class Told:
    arguments: Signature
    clauses: tuple[Clause, ...] = ()

    @property
    def actor(self) -> str:
        """The argument that is who acts, or ''."""
        return next((name for name, kind in self.arguments if kind == "seat"), "")

    @property
    def head(self) -> str:
        """Is the line the head of a `turn`, or the `end` of the game?"""
        return next((clause.meaning.head for clause in self.clauses if clause.meaning.head), "")


# --- what rules tell or ask must be declared ----------------------------------------------

V = TypeVar("V")


class Undeclared(LookupError):
    """Something that rules tell or ask, and the `Game` value does not declare, or otherwise: its author can mend it."""


class Declared(dict[str, V]):
    """Events or questions by name. One that is not there says where it is to be declared."""

    def __init__(self, found: Mapping[str, V], kind: str, how: str, package: str) -> None:
        super().__init__(found)
        self._missing = f"is not declared: add it to `{how}` in {manifest(package)}"
        self._kind = kind

    def __missing__(self, what: str) -> NoReturn:
        raise Undeclared(f"the {self._kind} {what!r} {self._missing}")


class CardPositions(dict[tuple[str, int], list[int]]):
    """Which arguments of each event are cards, by its name and how many arguments it has: so that a table that tells
    something looks up both at once."""

    def __init__(self, events: Mapping[str, Signature], package: str) -> None:
        super().__init__(
            {
                (what, len(arguments)): [at for at, (_, kind) in enumerate(arguments) if kind in ("card", "cards")]
                for what, arguments in events.items()
            }
        )
        self._events, self._package = events, package

    def __missing__(self, told: tuple[str, int]) -> NoReturn:
        what, given = told
        due = self._events[what]
        listed = f" ({', '.join(name for name, _ in due)})" if due else ""
        raise Undeclared(
            f"the event {what!r} is told with {given} arguments, but {manifest(self._package)} declares"
            f" {len(due)}{listed}: tell these, or declare others"
        )


def manifest(package: str) -> str:
    """The file in which a game is declared."""
    return f"{package.replace('.', '/')}/__init__.py"


def signature(text: str) -> Signature:
    return tuple(_argument(word) for word in text.split())


def telling(**declared: str) -> dict[str, Told]:
    """`stole="thief:seat victim:seat card | thief takes card from victim"`"""
    return {name: _told(name, text) for name, text in declared.items()}


def _argument(word: str) -> tuple[str, str]:
    name, _, kind = word.partition(":")
    kind = kind or name
    if kind not in KINDS:
        raise ValueError(f"unknown kind of argument: {word}")
    return name, kind


def _told(event: str, text: str) -> Told:
    before, _, after = text.partition("|")
    arguments = signature(before)
    clauses = tuple(_clause(event, part.split(), dict(arguments)) for part in after.split(";") if part.strip())
    if len({clause.meaning.use for clause in clauses} - {""}) > 1:
        raise ValueError(f"{event}: cards are used in one way by an event")
    return Told(arguments, clauses)


def _clause(event: str, words: list[str], kinds: Mapping[str, str]) -> Clause:
    if words[0] in VERBS and VERBS[words[0]].head:
        if len(words) > 1:
            raise ValueError(f"{event}: {words[0]!r} stands alone")
        return Clause(words[0])
    seat, verb, *rest = [*words, ""] if len(words) == 1 else words
    if kinds.get(seat) != "seat" or verb not in VERBS:
        raise ValueError(f"{event}: a sentence begins with a seat and a verb: {' '.join(words)}")
    rest, other = _parted(event, rest, kinds)
    cards = tuple(word for word in rest if kinds.get(word) in ("card", "cards"))
    amounts = [word for word in rest if word.isdigit() or kinds.get(word) == "number"]
    clause = Clause(verb, seat, cards, other, "".join(amounts[:1]))
    if len(cards) + len(amounts) != len(rest) or len(amounts) > 1 or not _whole(clause):
        raise ValueError(f"{event}: not a sentence: {' '.join(words)}")
    return clause


def _parted(event: str, words: list[str], kinds: Mapping[str, str]) -> tuple[list[str], str]:
    """What comes before a preposition, and the seat or seats after it."""
    at = next((at for at, word in enumerate(words) if word in PREPOSITIONS), len(words))
    after = words[at + 1 :]
    if at < len(words) and (len(after) != 1 or kinds.get(after[0]) not in ("seat", "seats")):
        raise ValueError(f"{event}: after {words[at]!r} comes a seat")
    return words[:at], "".join(after)


def _whole(clause: Clause) -> bool:
    """Has the verb all that it needs, and nothing that it can't have?"""
    meaning = clause.meaning
    moves = bool(meaning.source or meaning.gives)
    needs_cards = moves or meaning.use not in ("", OUT)
    needs_other = meaning.gives or clause.verb == "aims"
    may_have_other = meaning.gives or meaning.aims
    return (
        bool(clause.cards) == needs_cards
        and (bool(clause.other) or not needs_other)
        and (may_have_other or not clause.other)
        and (bool(meaning.sign) or not clause.amount)
    )
