"""What must hold between the columns of an event: each is well written, but do they make an event together?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from crise.games.dans_la_tourmente.grammar import (
    AGREEMENT,
    AUCTION,
    BEST,
    BOARD,
    CHECK,
    DECISION,
    MOMENT,
    Effect,
    Event,
    Group,
    Outcome,
    Way,
)  # fmt: skip
from crise.games.dans_la_tourmente.reading import OF_WHO_PAID, BadEntry

OPPOSED: Final = "opposed auction"
# What an event of each type may lead to.
WHENS: Final = {
    DECISION: ("others", "nobody", "times", "always"),
    AGREEMENT: ("agreed", "all", "always"),
    AUCTION: ("win", "lose", "total", "always"),
    OPPOSED: ("success", "failure", "always"),
    CHECK: ("if", "else", "always"),
    MOMENT: ("always",),
}
IMPERSONAL: Final = ("always", "nobody", "agreed", "total")  # what is told of nobody: powers must be named
NEEDED: Final = {
    DECISION: ("powers", "ways"),
    AGREEMENT: ("powers", "ways", "draws"),
    AUCTION: ("powers", "stakes", "outcomes"),
    CHECK: ("powers", "outcomes"),
    MOMENT: ("outcomes",),
}
FOREIGN: Final = {
    DECISION: ("stakes", "against"),
    AGREEMENT: ("stakes", "against", "target"),
    AUCTION: ("ways",),
    CHECK: ("ways", "stakes", "against", "draws"),
    MOMENT: ("powers", "target", "ways", "stakes", "against", "draws"),
}


def check(event: Event) -> None:
    """The first fault that there is."""
    for fault in faults(event):
        raise BadEntry(fault)


def faults(event: Event) -> Iterator[str]:
    yield from of_columns(event)
    yield from of_powers(event)
    yield from of_ways(event)
    yield from of_draws(event)
    for outcome in event.outcomes:
        yield from of_outcome(event, outcome)
    yield from of_order(event)
    yield from of_places(event)


def kind_of(event: Event) -> str:
    return OPPOSED if event.against else event.type


def of_columns(event: Event) -> Iterator[str]:
    for column in NEEDED[event.type]:
        if not getattr(event, column):
            yield f"column {column}: an event of type {event.type!r} needs it"
    for column in FOREIGN[event.type]:
        if getattr(event, column):
            yield f"column {column}: an event of type {event.type!r} has none"
    if event.times > 1 and event.type != DECISION:
        yield "column times: only a decision can be taken several times"


def of_powers(event: Event) -> Iterator[str]:
    if len(set(event.powers)) < len(event.powers):
        yield "column powers: a power stands here twice"
    if event.target and event.powers != (event.target,):
        yield f"column target: an event that targets {event.target} concerns {event.target} and nobody else"
    if event.type != AUCTION and any(len(side.powers) > 1 or side.modifier for side in event.sides):
        yield "column powers: only an auction has sides of several powers, and modifiers: write US | EU"
    if event.type == AGREEMENT and len(event.sides) < 2:
        yield "column powers: an agreement needs two powers"
    if event.type == AUCTION and bool(event.against) != (len(event.sides) == 1):
        yield "column against: one side bids against a value, several sides bid against each other"


def of_ways(event: Event) -> Iterator[str]:
    for way in event.ways:
        if strangers := [power for power in way.powers if power not in event.powers]:
            yield f"column ways: {strangers[0]} is not concerned; concerned are {', '.join(event.powers)}"
        yield from of_groups("ways", way.gives, "way")
        if not takes_armies(way) and counts(way.gives, "spent"):
            yield "column ways: 'spent' counts armies, and this cost takes none"
    for power in event.powers if event.ways else ():
        open_to = [way for way in event.ways if not way.powers or power in way.powers]
        if not open_to:
            yield f"column ways: there is none for {power}"
        if len(open_to) > 1 and (event.type == AGREEMENT or not told_apart(open_to)):
            yield f"column ways: those for {power} can't be told apart; give each a name or a condition"


def told_apart(ways: list[Way]) -> bool:
    marks = [(way.name, way.condition) for way in ways]
    return all(name or condition for name, condition in marks) and len({str(mark) for mark in marks}) == len(marks)


def takes_armies(way: Way) -> bool:
    return all(cost.variable == "A" or cost.home for cost in way.costs)


def of_draws(event: Event) -> Iterator[str]:
    if event.target and event.draws:
        yield "column draws: nobody draws for an event that targets one power"
    chosen = event.type in (DECISION, AGREEMENT, AUCTION) and not event.target
    if chosen and (missing := [power for power in event.powers if power not in (event.draws or {})]):
        yield f"column draws: what does {missing[0]} draw where nobody plays it?"
    signs = [draw.signs for draw in (event.draws or {}).values()]
    amount = event.type == AUCTION or any(cost.variable for way in event.ways for cost in way.costs)
    if amount and any(signs):
        yield "column draws: what is bid or paid is a number, not a sign: write a range, as 1-3"
    if event.type == DECISION and not amount and not all(signs):
        yield "column draws: who decides goes by the sign: write signs or signs automas"


def of_outcome(event: Event, outcome: Outcome) -> Iterator[str]:
    when, kind = outcome.when, kind_of(event)
    if when not in WHENS[kind]:
        yield f"column outcomes: {when!r} is no end of an event of type {kind!r}; there are {', '.join(WHENS[kind])}"
    if when == "win" and outcome.powers and all(outcome.powers != side.powers for side in event.sides):
        named = ", ".join("+".join(side.powers) for side in event.sides)
        yield f"column outcomes: {'+'.join(outcome.powers)} is no side; the sides are {named}"
    if when == "if" and (strangers := [power for power in outcome.powers if power not in event.powers]):
        yield f"column outcomes: {strangers[0]} is not concerned; concerned are {', '.join(event.powers)}"
    if when == "times" and outcome.least > event.times:
        yield f"column outcomes: nobody can do it {outcome.least} times; column times says {event.times}"
    yield from of_groups("outcomes", outcome.groups, when)
    if counts(outcome.groups, *OF_WHO_PAID):
        yield "column outcomes: 'spent' and 'partners' are counted for who takes part: they belong to column ways"


def of_groups(column: str, groups: Iterable[Group], when: str) -> Iterator[str]:
    for group in groups:
        if group.whom == BEST and when not in ("win", "success"):
            yield f"column {column}: 'best' is a bidder of the side that won, and nobody won here"
        if when in IMPERSONAL and not group.powers and group.whom != BOARD:
            yield f"column {column}: whom does {group.effects[0].word} hit? Name powers before it, as US+EU"


def of_places(event: Event) -> Iterator[str]:
    """TO-SET-7: only a moment is resolved while the place that it was drawn for is still free. TO-EV-24: armies that
    were bid go to the event's region."""
    if not event.regions and any(stake.onto_card for stake in event.stakes):
        yield "column region: where do the armies go that are bid onto the card? Name a region"
    if event.type != MOMENT and event.names("EVNOW"):
        yield "EVNOW: only an event of type 'moment' can be replaced at once; write EV"


def of_order(event: Event) -> Iterator[str]:
    """A second `if` is read only where the first did not fit: after an `else` nothing is."""
    ended = False
    for outcome in event.outcomes:
        if outcome.when in ("if", "else") and ended:
            yield f"column outcomes: nothing is looked at after 'else', but {outcome.when!r} follows"
        ended = ended or outcome.when == "else"
    if ended and not any(outcome.when == "if" for outcome in event.outcomes):
        yield "column outcomes: 'else' needs an 'if' before it"


def counts(groups: Iterable[Group], *words: str) -> bool:
    effects: list[Effect] = [effect for group in groups for effect in group.effects]
    return any(effect.per is not None and effect.per.what in words for effect in effects)
