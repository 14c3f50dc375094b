"""Writes the values of an event as its row has them, so that a test sees whether a word was lost on the way."""

from __future__ import annotations

from collections.abc import Iterable

from crise.games.dans_la_tourmente.grammar import (
    BEST,
    Against,
    Condition,
    Cost,
    Count,
    Draw,
    Effect,
    Event,
    Group,
    Outcome,
    Side,
    Stake,
    Way,
)
from crise.games.world_order.data import RESOURCES

SIGNS = {"M": "$", "V": "VP"}


def sign(resource: str) -> str:
    return SIGNS.get(resource, resource)


def count(one: Count) -> str:
    inside = one.place or "+".join(one.resources)
    return f"{one.what}({inside})" if inside else one.what


def condition(needed: Condition) -> str:
    return " & ".join(f"{count(one.count)}{one.sign}{one.other or one.number}" for one in needed)


def effect(one: Effect) -> str:
    places, cards = "|".join(one.places), "|".join(one.cards)
    if one.word == "GAIN":
        per = f"*{count(one.per)}" if one.per else ""
        return f"{sign(one.resources[0])}{one.n:+}{per}" + (f"<={one.most}" if one.most else "")
    if one.word == "PROD":
        return (
            f"PROD({'|'.join(f'{what}{one.n:+}' for what in ('*' if one.resources == RESOURCES else one.resources))})"
        )
    inside = {"ARM": f"{places},<={one.n}", "READY": f"{one.n},{places}", "EXH": f"{one.n},{places}"}
    laid = f"{cards}@{one.at}" if one.at else cards
    return f"{one.word}({inside.get(one.word, places or laid)})"


def groups(told: Iterable[Group]) -> str:
    return ", ".join(map(group, told))


def group(one: Group) -> str:
    whom = ["+".join(one.powers)] if one.powers else ["best"] if one.whom == BEST else []
    return " ".join([*whom, *map(effect, one.effects)])


def cost(one: Cost) -> str:
    words = [f"{much}{sign(what)}" for what, much in one.pays.items()]
    words += [f"{one.least}-{one.most}{one.variable}"] if one.variable else []
    words += [f"A>{one.army_to}"] if one.army_to else []
    return " ".join([*words, *([f"HOME({one.home})"] if one.home else [])])


def way(one: Way) -> str:
    head = ["+".join(one.powers), one.name, f"if {condition(one.condition)}" if one.condition else ""]
    before = " ".join(word for word in head if word)
    return (f"{before}: " if before else "") + f"{' / '.join(map(cost, one.costs))} -> {groups(one.gives)}"


def outcome(one: Outcome) -> str:
    powers = "+".join(one.powers)
    heads = {
        "times": f"times={one.least}",
        "lose": f"lose>={one.least}" if one.least else "lose",
        "total": f"total>={one.least}",
        "win": f"win {powers}".strip(),
        "if": f"{powers} if {condition(one.condition)}".strip(),
    }
    return f"{heads.get(one.when, one.when)}: {groups(one.groups)}"


def side(one: Side) -> str:
    return "+".join(one.powers) + (f" ({one.modifier:+})" if one.modifier else "")


def stake(one: Stake) -> str:
    size = str(one.size) if one.size > 1 else ""
    return f"{size}{sign(one.resource)}{'@card' if one.onto_card else ''}" + (f"<={one.most}" if one.most else "")


def against(one: Against | None) -> str:
    if one is None:
        return ""
    return f"{one.low}-{one.high}" + (f" +{one.plus}" if one.plus else "") + (" zero-fails" if one.zero_fails else "")


def draw(one: Draw) -> str:
    if one.signs:
        return "signs" if one.npcs else "signs automas"
    return f"{one.low}-{one.high}" + (f" ({one.bracket:+})" if one.bracket else "")


def draws(event: Event) -> str:
    told = event.draws or {}
    assert not told or tuple(told) == event.powers
    if len({draw(one) for one in told.values()}) == 1 and len(told) != 2:
        return draw(next(iter(told.values())))
    if all(one.signs for one in told.values()):
        return draw(next(iter(told.values()))) if told else ""
    return ", ".join(f"{power} {draw(one)}" for power, one in told.items())


def columns(event: Event) -> dict[str, object]:
    return {
        "region": " ".join(event.regions),
        "years": event.years,
        "type": event.type,
        "powers": " | ".join(map(side, event.sides)),
        "target": event.target + ("" if event.postponable else " fixed"),
        "ways": " ; ".join(map(way, event.ways)),
        "times": event.times,
        "stakes": " ".join(map(stake, event.stakes)),
        "against": against(event.against),
        "outcomes": " ; ".join(map(outcome, event.outcomes)),
        "draws": draws(event),
    }
