"""What the cards say: sentences made of the row in play, so that an owner's own figures are told as they are played.

A step is a piece of a sentence (`step-…`); what narrows it down follows in brackets (`note-…`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from crise.engine.face import Face
from crise.game.texts import Words
from crise.games.world_order.data import REGIONS
from crise.games.world_order.npc import ARMY, FLAG
from crise.games.world_order.special import BRICS_PRICE, BRICS_REGIONS, RUSSIAN_LEAST, RUSSIAN_SHARE
from crise.games.world_order.state import Card
from crise.games.world_order.steps import CHOICES, VOCABULARY, Step, Steps

FEW: Final = 2  # regions: fewer than one would rather not list
RESEARCH: Final = "r"  # research points, as prices name them
Phrase: TypeAlias = Callable[[Words, Step, Steps], str]  # a step, and those before it


def card_text(words: Words, face: Face) -> str:
    assert isinstance(face, Card)
    return " ".join(SENTENCES[face.kind](words, face))


# --- A card -------------------------------------------------------------------


def country(words: Words, face: Card) -> list[str]:
    say = words.say
    said = [
        say(
            "text-country",
            place=say(f"place-{face.region}"),
            value=face.value,
            price=amounts(words, face.price),
            exports=amounts(words, face.exports) or say("text-nothing"),
            imports=amounts(words, face.imports) or say("text-nothing"),
        )
    ]
    named = {"start": list(face.owners), "bases": face.bases, "forbidden": face.forbidden}
    said += [say(f"text-{id}", powers=powers_of(words, which)) for id, which in named.items() if which]
    return said


def action(words: Words, face: Card) -> list[str]:
    """A card of a deck or of the market."""
    say = words.say
    types = [type_of(words, kind, n) for kind, n in Counter(face.types).items()]
    top = {what: much for what, much in [face.top, (RESEARCH, face.research)] if much}
    said = [say("text-types", types=", ".join(types))] if types else []
    said += effect(words, face.steps, "text-steps")
    said += [say("text-top", gains=amounts(words, top))] if top else []
    return said + ([say("text-price", price=amounts(words, face.price))] if face.price else [])


def type_of(words: Words, kind: str, n: int) -> str:
    name = words.say(f"figure-types-{kind}")
    return words.say("text-twice", type=name, n=n) if n > 1 else name


def growth(words: Words, face: Card) -> list[str]:
    """What lasts is a rule, and stands in the catalogue with the card's name."""
    price = amounts(words, face.price)
    said = [words.say("text-growth", level=face.value, price=price, vp=face.vp)]
    said += effect(words, face.steps, "text-at-once")
    return said + ([words.card(face.key, "text")] if words.has(f"card-{face.key}", "text") else [])


def asset(words: Words, face: Card) -> list[str]:
    powers = powers_of(words, list(face.owners))
    return [words.say("text-asset", powers=powers, vp=face.vp), *effect(words, face.steps, "text-steps")]


def npc(words: Words, face: Card) -> list[str]:
    """`US EUR a`, `EU MENA f:US`: a line for each power."""
    said = []
    for power, (place, *signs) in face.lines.items():
        notes = [words.say("note-army") for sign in signs if sign == ARMY]
        flags = [sign.removeprefix(FLAG) for sign in signs if sign.startswith(FLAG)]
        notes += [words.say("note-flag", power=words.say(f"choice-{flag}")) for flag in flags]
        said.append(line(words, power, noted(words, words.say(f"place-{place}"), notes)))
    return said


def decision(words: Words, face: Card) -> list[str]:
    return [line(words, power, words.say("text-focus", focus=focus)) for power, (focus,) in face.lines.items()]


def line(words: Words, power: str, what: str) -> str:
    return words.say("text-line", power=words.say(f"choice-{power}"), what=what)


SENTENCES: Final[Mapping[str, Callable[[Words, Card], list[str]]]] = {
    "country": country, "start": country, "action": action, "market": action, "growth": growth, "asset": asset,
    "npc": npc, "decision": decision,
}  # fmt: skip

# --- Lists --------------------------------------------------------------------


def amounts(words: Words, found: Mapping[str, int]) -> str:
    return words.listing([amount(words, what, much) for what, much in found.items() if much])


def amount(words: Words, what: str, much: int) -> str:
    return words.say("amount", resource=what, number=much)


def powers_of(words: Words, powers: Sequence[str]) -> str:
    return ", ".join(words.say(f"choice-{power}") for power in powers)


def places_of(words: Words, places: Sequence[str]) -> str:
    return either(words, [words.say(f"place-{place}") for place in places])


def either(words: Words, parts: Sequence[str]) -> str:
    """`a, b or c`"""
    *before, last = parts
    return words.say("join-or", first=", ".join(before), next=last) if before else last


def noted(words: Words, phrase: str, notes: Sequence[str]) -> str:
    if not notes:
        return phrase
    return words.say("text-noted", step=phrase, notes=joined(words, "join-notes", notes))


def joined(words: Words, id: str, parts: Sequence[str]) -> str:
    said = parts[0]
    for part in parts[1:]:
        said = words.say(id, first=said, next=part)
    return said


# --- Steps --------------------------------------------------------------------


def effect(words: Words, steps: Steps, id: str) -> list[str]:
    """The sentences of a list of steps: after a choice a new one begins, or its last way would seem to go on."""
    said, sentence = [], []
    for at, step in enumerate(once_each(steps)):
        sentence.append(phrase(words, step, steps[:at]))
        if step.word in CHOICES:
            said.append(sentence)
            sentence = []
    said += [sentence] if sentence else []
    ids = [id] + ["text-next"] * len(said)
    return [
        capital(words.say(id, steps=joined(words, "join-then", parts))) for id, parts in zip(ids, said, strict=False)
    ]


def once_each(steps: Steps) -> list[Step]:
    """`improve times=2` is twice the same step, and says so itself."""
    return list(dict.fromkeys(steps))


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def in_order(words: Words, steps: Steps) -> str:
    return joined(words, "join-then", [phrase(words, step, steps[:at]) for at, step in enumerate(once_each(steps))])


def phrase(words: Words, step: Step, before: Steps) -> str:
    """A step with its notes, what must be paid first, and whether it may be declined."""
    said = noted(words, PHRASES.get(step.word, plain)(words, step, before), notes_of(words, step))
    if step.pay:
        cost = words.say("step-pay", cost=amounts(words, step.pay))
        said = words.say("join-cost", cost=cost, step=said)
    if step.pay_card is not None:
        said = words.say("join-cost", cost=phrase(words, step.pay_card, ()), step=said)
    return words.say("step-may", steps=said) if step.may or (paid(step) and compulsory_in(before)) else said


def paid(step: Step) -> bool:
    return bool(step.pay or step.pay_card)


def compulsory_in(steps: Steps) -> bool:
    """WO-ACT-9: whoever has done the first compulsory step may decline those after it. Where one must be paid for, the
    card says so: it would read as a duty."""
    return any(step.word != "region" and not step.may for step in steps)


def plain(words: Words, step: Step, _: Steps) -> str:
    """`step-invest`, or as it is said of this country, there or elsewhere."""
    where = step.follows or ("elsewhere" if "elsewhere" in step.flags else "")
    id = f"step-{step.word}-{where}"
    return words.say(id if words.has(id) else f"step-{step.word}", n=step.n)


def reset(words: Words, step: Step, before: Steps) -> str:
    """After a Move to several regions `there` is any of them."""
    if step.follows and before and before[-1].word == "move" and before[-1].n > 1:
        return words.say("step-reset-moved")
    return words.say("step-reset-there" if step.follows else "step-reset")


def improve(words: Words, step: Step, _: Steps) -> str:
    if step.follows:
        return words.say("step-improve-there")
    times = step.number("times", 1)
    return words.say("step-improve-times", n=times) if times > 1 else words.say("step-improve")


def trade(words: Words, step: Step, _: Steps) -> str:
    return words.say("step-trade-single" if "single" in step.flags else "step-trade")


def move(words: Words, step: Step, before: Steps) -> str:
    """In a choice among ways, `there` is the region of what stood before the choice."""
    how = "-exact" if "exactly" in step.flags else "-range" if step.number("min") else ""
    how = "-supply" if step.texts.get("from") == "supply" else how
    there = ("-there" if before or how else "-same") if step.follows else ""
    return words.say(f"step-move{how}{there}", n=step.n, least=step.number("min"))


def produce(words: Words, step: Step, before: Steps) -> str:
    if not step.resources:
        return plain(words, step, before)
    if limit := step.number("limit"):
        return words.say("step-produce-limit", amount=amounts(words, dict.fromkeys(step.resources, limit)))
    some = [words.say("some", resource=what) for what in step.resources]
    return words.say("step-produce-fixed", what=words.listing(some))


def gain(words: Words, step: Step, _: Steps) -> str:
    per = f"-{step.texts['per']}" if "per" in step.texts else ""
    return words.say(f"step-gain{per}", amount=amounts(words, dict.fromkeys(step.resources, step.n)))


def sell_armies(words: Words, step: Step, _: Steps) -> str:
    return words.say("step-sell_armies", n=step.n, money=step.number("total"))


def influence(words: Words, step: Step, before: Steps) -> str:
    several = any(one.word == "region" and one.n > 1 for one in before)
    there = "-each" if several else "-there"
    where = there if step.follows else "-among" if len(step.where) < len(REGIONS) else ""
    kind = "-permanent" if "slotless" in step.flags else ""
    return words.say(f"step-influence{kind}{where}", n=step.n)


def ready(words: Words, step: Step, _: Steps) -> str:
    return words.say("step-ready-any") if "any" in step.flags else words.say("step-ready", n=step.n)


def trash(words: Words, step: Step, _: Steps) -> str:
    which = "-self" if "self" in step.flags else "-any" if "from" in step.texts else ""
    return words.say(f"step-trash{which}", n=step.n)


def fund(words: Words, step: Step, _: Steps) -> str:
    give, (what,) = step.texts["give"], step.resources
    most, slice = amount(words, what, step.number("most")), amount(words, what, step.n)
    return words.say("step-fund", most=most, slice=slice, amount=amount(words, give[-1], int(give[:-1])))


def brics(words: Words, step: Step, _: Steps) -> str:
    places = ", ".join(words.say(f"place-{place}") for place in BRICS_REGIONS)
    return words.say("step-brics", places=places, price=BRICS_PRICE, share=RUSSIAN_SHARE, least=RUSSIAN_LEAST)


def one_of(words: Words, step: Step, _: Steps) -> str:
    return words.say("step-one_of", steps=either(words, [in_order(words, way) for way in step.ways]))


def all_of(words: Words, step: Step, _: Steps) -> str:
    return words.say(f"step-{step.word}", steps=", ".join([in_order(words, way) for way in step.ways]))


PHRASES: Final[Mapping[str, Phrase]] = {
    "improve": improve, "trade": trade, "move": move, "produce": produce, "gain": gain, "sell_armies": sell_armies,
    "influence": influence, "ready": ready, "trash": trash, "fund": fund, "brics": brics, "one_of": one_of,
    "two_of": all_of, "repeat": all_of, "reset": reset,
}  # fmt: skip

# --- Notes --------------------------------------------------------------------

SAID_OTHERWISE: Final = frozenset({"elsewhere", "single", "exactly", "any", "self"})  # by the phrase itself
# Notes for which a step has words of its own.
OF_ITS_OWN: Final = {("again", "invest"), ("again", "base"), ("slotless", "base"), ("surcharge", "improve")}


def notes_of(words: Words, step: Step) -> list[str]:
    """What narrows a step down: where, for how much, on what terms."""
    flags = [flag(words, step, one) for one in VOCABULARY[step.word] if one in step.flags - SAID_OTHERWISE]
    return [*where(words, step), *flags, *terms(words, step)]


def where(words: Words, step: Step) -> list[str]:
    if step.follows or len(step.where) == len(REGIONS):
        return []
    others = [words.say(f"place-{place}") for place in REGIONS if place not in step.where]
    if len(others) <= FEW:
        return [words.say("note-except", places=words.listing(others))]
    return [words.say("note-places", places=places_of(words, step.where))]


def terms(words: Words, step: Step) -> list[str]:
    said = discount(words, step)
    for name in ("surcharge", "money_for_d", "money_for_s", "free_armies"):
        if n := step.number(name):
            said.append(words.say(own_note(step, name), n=n))
    for name in ("double", "double_one"):
        if what := step.texts.get(name):
            said.append(words.say(f"note-{name}", what=either(words, [resource(words, one) for one in what.split()])))
    if needs := step.texts.get("exported"):
        least = {one[0]: int(one[1:]) for one in needs.split()}
        said.append(words.say("note-exported", amounts=amounts(words, least)))
    return said


def discount(words: Words, step: Step) -> list[str]:
    if by := step.texts.get("discount"):
        return [words.say(f"note-less-{by}")]
    n, places = step.number("discount"), step.texts.get("discount_in", "").split()
    if not n:
        return []
    arguments: dict[str, Any] = {"n": n, "places": places_of(words, places)} if places else {"n": n}
    kind = "-goods" if step.word == "prosper" else "-in" if places else ""
    return [words.say(f"note-less{kind}", **arguments)]


def resource(words: Words, what: str) -> str:
    return words.say("goods", resource=what)


def flag(words: Words, step: Step, name: str) -> str:
    return words.say(own_note(step, name))


def own_note(step: Step, name: str) -> str:
    return f"note-{name}-{step.word}" if (name, step.word) in OF_ITS_OWN else f"note-{name}"
