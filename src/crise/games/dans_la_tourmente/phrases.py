"""Pieces of the sentences on the cards: effects, costs, counts and conditions, as they are said of whom they hit.

A verb is told by `who`: `you` (gagnez), `inf` (pour gagner), `one` (la Russie gagne), `many` (les États-Unis gagnent),
`each-m` and `each-f` (gagnent chacun, chacune).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from crise.game.texts import Words
from crise.games.dans_la_tourmente.grammar import (
    BOARD,
    Compare,
    Condition,
    Cost,
    Count,
    Effect,
    Group,
)
from crise.games.world_order.card_texts import amount, either
from crise.games.world_order.data import MONEY, POWERS, REGIONS, RESOURCES

YOU, INFINITIVE, ONE, MANY = "you", "inf", "one", "many"
PLURAL: Final = "US"  # a name in the plural, and the one that is masculine
THINGS: Final = ("GAIN", "INF", "PROD")  # what is gained or lost is listed after one verb


# --- Names ------------------------------------------------------------------------


def name(words: Words, power: str) -> str:
    return words.say(f"choice-{power}")


def the(words: Words, power: str) -> str:
    """`la Russie`"""
    return words.say("the-power", power=power.lower())


def in_place(words: Words, place: str) -> str:
    """`en Europe`"""
    return words.say("in-place", place=place)


def to_place(words: Words, place: str) -> str:
    """`to Europe`: in French it is the same"""
    return words.say("to-place", place=place)


def in_places(words: Words, places: Sequence[str]) -> str:
    return either(words, [in_place(words, place) for place in places]) if places else ""


def quoted(words: Words, card: str) -> str:
    return words.say("quoted", name=words.card(card))


def where_laid(words: Words, at: str, it: str = "") -> str:
    if at in POWERS:
        return words.say("before-it", power=at) if at == it else words.say("before", whom=the(words, at))
    return in_place(words, at) if at in REGIONS else words.say(f"at-{at}")


def said_of(powers: Sequence[str]) -> str:
    """How a verb is told of these powers."""
    if len(powers) == 1:
        return MANY if powers[0] == PLURAL else ONE
    return "each-m" if PLURAL in powers else "each-f"


def all_named(words: Words, powers: Sequence[str]) -> str:
    if len(powers) == len(POWERS):
        return words.say("each-power")
    return words.listing([the(words, power) for power in powers])


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


# --- Counts and conditions ----------------------------------------------------------


def place_of(words: Words, count: Count) -> str:
    return in_place(words, count.place) if count.place else ""


def kinds_of(words: Words, resources: Sequence[str]) -> list[str]:
    return [words.say("of-goods", resource=resource) for resource in resources]


def counted(words: Words, id: str, count: Count, n: int = 0) -> str:
    goods = words.listing(kinds_of(words, count.resources))
    return words.say(id, what=count.what, place=place_of(words, count), goods=goods, n=n, kinds=len(count.resources))


def condition(words: Words, needed: Condition, concerned: int) -> str:
    return words.listing([compared(words, one, concerned) for one in needed])


def compared(words: Words, one: Compare, concerned: int) -> str:
    if not one.other:
        sign = "least" if one.sign == ">=" else "exactly"
        return counted(words, f"count-{sign}", one.count, one.number)
    id = {">=": "count-as-many", ">": "count-more", "=": "count-same"}[one.sign]
    of = counted(words, "count-of" if one.sign == ">" else "count-as", one.count)
    return words.say(id, of=of, rival=rival(words, one.other, concerned))


def rival(words: Words, other: str, concerned: int) -> str:
    if other in POWERS:
        return the(words, other)
    return words.say("rival-other" if other == "rivals" and concerned == 2 else f"rival-{other}")


# --- Effects ------------------------------------------------------------------------


def acts(words: Words, effects: Iterable[Effect], who: str, me: str = "", it: str = "") -> str:
    """`gagnez 2 PV et 1 influence en Europe, et posez « Emprunt commun » devant vous`. `me` is the power that is spoken
    to, `it` the one that is spoken of."""
    said: list[tuple[str, bool]] = []
    for verb, some in groupby(effects, verb_of):
        these = list(some)
        if verb in ("gain", "lose"):
            said.append((words.say(f"do-{verb}", who=who, what=things(words, these)), len(these) > 1))
        else:
            said += [(act(words, effect, who, me, it), False) for effect in these]
    return joined_acts(words, said)


def joined_acts(words: Words, said: Sequence[tuple[str, bool]]) -> str:
    """After a list a comma comes before the last `and`."""
    texts = [text for text, _ in said]
    if len(texts) == 1:
        return texts[0]
    lists = len(texts) > 2 or any(listed for _, listed in said)
    return words.say("join-lists" if lists else "join-acts", first=", ".join(texts[:-1]), next=texts[-1])


def verb_of(effect: Effect) -> str:
    if effect.word not in THINGS:
        return effect.word
    return "gain" if effect.n > 0 else "lose"


def things(words: Words, effects: Sequence[Effect]) -> str:
    """`1 P, plus 1 PV par armée (2 PV au plus)`"""
    parts = []
    for per, some in groupby(effects, lambda effect: (effect.per, effect.most)):
        these = list(some)
        said = words.listing([thing(words, effect) for effect in these])
        parts.append(said if per[0] is None else for_each(words, said, these[0]))
    return words.say("join-plus", first=parts[0], next=", ".join(parts[1:])) if len(parts) > 1 else parts[0]


def for_each(words: Words, said: str, effect: Effect) -> str:
    assert effect.per is not None
    said = words.say("for-each", what=said, each=counted(words, "each", effect.per))
    if not effect.most:
        return said
    return words.say("at-most", what=said, most=amount(words, effect.resources[0], effect.most))


def thing(words: Words, effect: Effect) -> str:
    if effect.word == "INF":
        return words.say("some-influence", n=effect.n, places=in_places(words, effect.places))
    if effect.word == "PROD":
        if effect.resources == RESOURCES:
            return words.say("any-production", n=abs(effect.n))
        return words.say("some-production", n=abs(effect.n), goods=either(words, kinds_of(words, effect.resources)))
    return amount(words, effect.resources[0], abs(effect.n))


def act(words: Words, effect: Effect, who: str, me: str, it: str) -> str:
    place = to_place(words, effect.places[0]) if effect.word == "ARM" else in_places(words, effect.places)
    if effect.word == "EVNOW":
        id = "do-EVNOW" if len(effect.cards) == 1 else "do-EVNOW-drawn"
        return words.say(id, cards=words.listing([quoted(words, card) for card in effect.cards]))
    card = "" if not effect.cards else words.card(effect.cards[0])
    if effect.word in ("FX", "FXOFF", "EV"):
        card = quoted(words, effect.cards[0])
    if effect.word == "FX" and effect.at and effect.at != me:
        return words.say("do-FX-at", who=who, card=card, where=where_laid(words, effect.at, it))
    return words.say(f"do-{effect.word}", who=who, n=effect.n, place=place, card=card)


def groups(words: Words, told: Sequence[Group], subject: str, who: str, me: str = "", it: str = "") -> str:
    """`elle gagne 3 PV ; posez « Sanctions occidentales » devant la Russie`"""
    return words.say("join-semicolon").join([group(words, one, subject, who, me, it) for one in told])


def group(words: Words, one: Group, subject: str, who: str, me: str = "", it: str = "") -> str:
    if one.whom == BOARD:
        return acts(words, one.effects, YOU, me, it)
    if one.powers:
        said = ONE if len(one.powers) == len(POWERS) else said_of(one.powers)
        return words.say("subject", subject=all_named(words, one.powers), verb=acts(words, one.effects, said))
    if one.whom:
        subject, who = words.say("best-bid"), ONE
    verb = acts(words, one.effects, who, me)
    return words.say("subject", subject=subject, verb=verb) if subject else verb


# --- Costs --------------------------------------------------------------------------


def costs(words: Words, told: Sequence[Cost], who: str) -> str:
    """`dépensez 3 unités de nourriture ou 10 $`"""
    if len(told) == 1:
        return one_cost(words, told[0], who)
    if any(cost.army_to or cost.home for cost in told):
        return or_else(words, [one_cost(words, cost, who) for cost in told])
    prices = [price(words, cost) for cost in told]
    return words.say("do-pay", who=who, what=(or_else if any(map(is_list, told)) else either)(words, prices))


def or_else(words: Words, parts: Sequence[str]) -> str:
    """Where one of the ways is a list itself."""
    return words.say("join-or-else", first=", ".join(parts[:-1]), next=parts[-1])


def is_list(cost: Cost) -> bool:
    return len(cost.pays) + bool(cost.variable) > 1


def price(words: Words, cost: Cost) -> str:
    said = [amount(words, what, much) for what, much in cost.pays.items()]
    if cost.variable:
        most = amount(words, cost.variable, cost.most)
        said.append(words.say("amount-range", resource=cost.variable, least=cost.least, most=most))
    return words.listing(said)


def one_cost(words: Words, cost: Cost, who: str) -> str:
    """A move costs money of its own, which stands beside it in brackets."""
    paid = {what: much for what, much in cost.pays.items() if not (cost.army_to and what == MONEY)}
    said = []
    if paid or cost.variable:
        rest = Cost(paid, cost.variable, cost.least, cost.most)
        said.append((words.say("do-pay", who=who, what=price(words, rest)), False))
    if cost.army_to:
        toll = amount(words, MONEY, cost.pays.get(MONEY, 0))
        said.append((words.say("do-move", who=who, place=to_place(words, cost.army_to), price=toll), False))
    if cost.home:
        said.append((words.say("do-HOME", who=who, place=in_place(words, cost.home)), False))
    return joined_acts(words, said)
