"""What a card does, as its row says it: steps in an order, read into values.

    improve discount=1; may reset in=there
    gain M 10; invest
    one_of(prosper discount=2 | play)
    pay(D 2 M 10) move 2 exactly from=supply in=there; influence in=there slotless

A step is a word of the vocabulary, a number, resources, parameters and flags. `may`: it may be declined even as the
first. `pay(…)`: this must be paid first. Regions after `in=`: a list, all but one (`!CAS`), `there` (those of the step
before), or `it` (the country of the step before).
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from crise.games.world_order.data import MEANS, MONEY, REGIONS, RESOURCES, VP

IT, THERE = "it", "there"
# Each step, with what it may be told: a number (n), resources, parameters, flags.
VOCABULARY: Final[dict[str, tuple[str, ...]]] = {
    "improve": ("in", "discount", "surcharge", "money_for_d", "times"),
    "engage": ("in", "discount", "discount_in", "no_ally", "elsewhere"),
    "trade": ("shown", "only", "double", "double_one", "single"),
    "invest": ("in", "again", "keep_ready", "surcharge", "elsewhere"),
    "move": ("n", "in", "min", "free", "from", "exactly"),
    "base": ("in", "again", "free_armies", "slotless"),
    "grow": ("money_for_s",),
    "produce": ("n", "resources", "limit", "in"),
    "raise": ("n", "or_not"),
    "gain": ("n", "resources", "per"),
    "sell_armies": ("n", "total"),
    "influence": ("in", "slotless", "exported"),
    "reset": ("in", "if_any"),
    "ready": ("n", "any"),
    "draw": ("n",),
    "discard": ("n",),
    "trash": ("n", "from", "self"),
    "play": (),
    "prosper": ("discount",),
    "take_market": ("n",),
    "repeat": ("elsewhere",),
    "region": ("in", "n"),
    "fund": ("n", "resources", "most", "give"),
    "one_of": (),
    "two_of": (),
    "negotiate": (),
    "brics": (),
}
FLAGS: Final = frozenset({
    "no_ally", "elsewhere", "shown", "only", "single", "again", "keep_ready", "free", "exactly", "slotless", "or_not",
    "any", "self", "if_any",
})  # fmt: skip
# What must be told.
NEEDED: Final = {"gain": ("resources",), "fund": ("resources", "most", "give"), "sell_armies": ("total",)}
NUMBER: Final = re.compile(r"[1-9]\d?")
# Parameters that are no numbers: their form, and how to say it.
TEXTS: Final = {
    "discount": (re.compile("per_ally|per_army"), "a number, per_ally or per_army"),
    "per": (re.compile("own_fdi|types_imported"), "own_fdi or types_imported"),
    "from": (re.compile(r"supply|hand\+discard"), "supply or hand+discard"),
    "double": (re.compile(r"[ERFCSDA](\+[ERFCSDA])*"), "resources, as E+R"),
    "double_one": (re.compile(r"[ERFCSDA](\+[ERFCSDA])+"), "resources, as E+R"),
    "give": (re.compile(r"[1-9]\d?[ERFCSDA]"), "a number and a resource, as 3D"),
    "exported": (re.compile(r"[ERFCSA][1-9](\+[ERFCSA][1-9])*"), "resources, each with a number, as C1+S1"),
}
CHOICES: Final = {"one_of": range(2, 10), "two_of": range(2, 10), "repeat": range(1, 2)}  # and how many ways they have
TOKEN: Final = re.compile(r"\s*([^\s();|]+|[();|])")


class Step:
    """One step. Parameters that are not named have no effect."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.n = 1
        self.resources: tuple[str, ...] = ()
        self.where: tuple[str, ...] = REGIONS
        self.follows = ""  # THERE or IT: `where` is that of the step before
        self.numbers: dict[str, int] = {}
        self.texts: dict[str, str] = {}
        self.flags: frozenset[str] = frozenset()
        self.may = False
        self.pay: dict[str, int] = {}  # resources, money
        self.pay_card: Step | None = None  # a card to trash or to discard
        self.ways: tuple[tuple[Step, ...], ...] = ()  # of a choice

    def number(self, name: str, otherwise: int = 0) -> int:
        return self.numbers.get(name, otherwise)

    def __repr__(self) -> str:
        return f"<{self.word}>"


Steps: TypeAlias = tuple[Step, ...]


class BadStep(ValueError):
    """A text that is no list of steps."""


class Reader:
    """Reads a text from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = TOKEN.findall(text)
        self._at = 0

    def peek(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def next(self) -> str:
        token = self.peek()
        self._at += 1
        return token

    def wants(self, token: str) -> None:
        if self.next() != token:
            raise self.fault(f"{token!r} is missing")

    def fault(self, what: str) -> BadStep:
        return BadStep(f"{self._text!r}: {what}")

    def steps(self) -> Steps:
        found = [*self.step()]
        while self.peek() == ";":
            self.next()
            found += self.step()
        if found[-1].word == "region":
            raise self.fault("a region is chosen for the step after it, and there is none")
        return tuple(found)

    def step(self) -> list[Step]:
        may = self.peek() == "may"
        if may:
            self.next()
        cost = self.cost() if self.peek() == "pay" else None
        step = self.word()
        step.may = may
        if cost is not None:
            step.pay, step.pay_card = cost
        return [step] * step.number("times", 1)

    def cost(self) -> tuple[dict[str, int], Step | None]:
        """`pay(D 2 M 10)`, `pay(discard 2)`"""
        self.next()
        self.wants("(")
        if self.peek() in ("trash", "discard"):
            card = self.word()
            self.wants(")")
            return {}, card
        paid: dict[str, int] = {}
        while self.peek() not in (")", ""):
            what, much = self.next(), self.next()
            if what not in MEANS or not much.isdigit():
                raise self.fault(f"what is paid is a resource and a number, not {what!r} {much!r}")
            paid[what] = int(much)
        self.wants(")")
        return paid, None

    def word(self) -> Step:
        word = self.next()
        if word not in VOCABULARY:
            raise self.fault(f"unknown step {word!r}: the steps are {', '.join(VOCABULARY)}")
        step = Step(word)
        while self.peek() not in ("", ";", "|", ")", "("):
            self.argument(step, self.next())
        told = {*step.numbers, *step.texts, *(["resources"] if step.resources else [])}
        if missing := [name for name in NEEDED.get(word, ()) if name not in told]:
            raise self.fault(f"{word!r} must be told {', '.join(missing)}")
        if word in CHOICES:
            step.ways = self.ways(word)
        return step

    def ways(self, word: str) -> tuple[Steps, ...]:
        self.wants("(")
        found = [self.steps()]
        while self.peek() == "|":
            self.next()
            found.append(self.steps())
        self.wants(")")
        if len(found) not in CHOICES[word] or len({way_name(way) for way in found}) < len(found):
            raise self.fault(f"{word!r} has {len(found)} ways: too few, too many, or two that are called the same")
        return tuple(found)

    def argument(self, step: Step, token: str) -> None:
        name, equals, value = token.partition("=")
        known = VOCABULARY[step.word]
        if NUMBER.fullmatch(token) and "n" in known:
            step.n = int(token)
            if step.word == "raise" and step.n > len(RESOURCES):
                raise self.fault(f"there are {len(RESOURCES)} productions, not {token}")
        elif not equals and "resources" in known and set(token.split("+")) <= resources_of(step.word):
            step.resources = tuple(token.split("+"))
        elif not equals and token in known and token in FLAGS:
            step.flags |= {token}
        elif equals and name in known and name not in FLAGS:
            self.parameter(step, name, value)
        else:
            raise self.fault(f"{step.word!r} can't be told {token!r}: it knows {', '.join(known) or 'nothing'}")

    def parameter(self, step: Step, name: str, value: str) -> None:
        form, hint = TEXTS.get(name, (None, "a number from 1 to 99"))
        if name == "in":
            self.place(step, value)
        elif name == "discount_in":
            step.texts[name] = " ".join(self.regions(value))
        elif form is not None and form.fullmatch(value):
            step.texts[name] = value.replace("+", " ")
        elif NUMBER.fullmatch(value) and (form is None or name == "discount"):
            step.numbers[name] = int(value)
        else:
            raise self.fault(f"{name} can't be {value!r}: it is {hint}")

    def place(self, step: Step, value: str) -> None:
        if step.word == "produce" and value != IT:
            raise self.fault(f"what is produced is 'it', not {value!r}")
        if value in (IT, THERE):
            step.follows = value
        else:
            step.where = self.regions(value)

    def regions(self, value: str) -> tuple[str, ...]:
        named = value.removeprefix("!").split("+")
        if unknown := [name for name in named if name not in REGIONS]:
            raise self.fault(f"no region is called {unknown[0]!r}: there are {', '.join(REGIONS)}")
        return tuple(name for name in REGIONS if (name in named) != value.startswith("!"))


def resources_of(word: str) -> set[str]:
    """What a step may be about: money and VP are not produced, and only money is spent by the slice."""
    if word == "fund":
        return {MONEY}
    return set(RESOURCES) if word == "produce" else {*RESOURCES, MONEY, VP}


def way_name(way: Steps) -> str:
    """What a choice calls it: `grow`; where two ways begin with the same word, its number tells them apart. Armies
    that are gained to be moved say so (WO-ACT-8)."""
    if way[0].word == "raise":
        return f"{way[0].word}_{way[0].n}"
    armies = way[0].resources == ("A",) and [step.word for step in way] == ["gain", "move"]
    return "gain_move" if armies else way[0].word


def parse(text: str) -> Steps:
    """The steps of a card; '': it has none."""
    if not text:
        return ()
    reader = Reader(text)
    found = reader.steps()
    if reader.peek():
        raise reader.fault(f"{reader.peek()!r} is too much")
    return found
