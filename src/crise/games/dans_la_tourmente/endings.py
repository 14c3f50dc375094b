"""How events come to an end: what a sweep waits for (`crise sweep`), read from what was told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from crise.engine.face import Face
from crise.engine.journal import Event as Told
from crise.games.dans_la_tourmente.grammar import AGREEMENT, AUCTION, CHECK, DECISION, Event
from crise.games.dans_la_tourmente.state import Tourmente, TourmenteFace
from crise.games.world_order.data import POWERS

REACHED: Final = ("event_reached", "moment_drawn")
OVER: Final = "event_over"
# What is told of the event, whoever it concerns.
PLAIN: Final = {
    "agreed": "agreed",
    "no_agreement": "no agreement",
    "no_bids": "no bids",
    "opposed_won": "success",
    "opposed_lost": "failure",
}
# And what is told of each power.
OF_POWERS: Final = {"took_part": "taken by", "declined": "declined by", "could_not": "not open to"}
PUT_OFF: Final = "put off"
NOBODY: Final = "nobody took part"
INSTEAD: Final = "influence instead"  # of an NPC or an Automa: TO-NPC-3, TO-AUT-10
HAPPENED: Final = "happened"


def expected(faces: Iterable[Face]) -> list[str]:
    """All ends of all events, by card: `i-04: won by US+EU`."""
    return [f"{key}: {end}" for key, event in events(faces).items() for end in ends(event)]


def events(faces: Iterable[Face]) -> dict[str, Event]:
    own = [face for face in faces if isinstance(face, TourmenteFace)]
    return {face.key: face.event for face in own if face.event is not None}


def ends(event: Event) -> list[str]:
    aimed = [*([PUT_OFF] if event.postponable else []), INSTEAD] if event.target else []
    return [*of_type(event), *aimed]


def of_type(event: Event) -> list[str]:
    whens = {outcome.when for outcome in event.outcomes}
    if event.type == DECISION:
        each = [f"{word} {me}" for me in event.powers for word in ("taken by", "declined by")]
        return [*each, *([often(event)] if event.times > 1 else []), *([NOBODY] if "nobody" in whens else [])]
    if event.type == AGREEMENT:
        return ["agreed", "no agreement", *(["agreed by all"] if "all" in whens else [])]
    if event.type == CHECK:
        own = [f" {me}" for outcome in event.outcomes for me in outcome.powers]  # where a power has its own outcome
        return [f"{word}{who}" for who in own or [""] for word in ("yes", "no")]
    if event.type != AUCTION:
        return [HAPPENED]
    if event.against:
        return ["success", "failure"]
    return [*(f"won by {'+'.join(side.powers)}" for side in event.sides), "no bids"]


def often(event: Event) -> str:
    return f"taken {event.times} times"


def ended(t: Tourmente, told: Iterable[Told]) -> Iterator[str]:
    """Those that came about in a game, by what was told in it."""
    key, found, on_card = "", list[str](), events(t.faces)
    for what, args in told:
        if what in REACHED:
            key, found = args[0].key, []
        elif what == "put_off":
            yield f"{key}: {PUT_OFF}"
            key = ""
        elif what == OVER and args[0].key == key:
            yield from (f"{key}: {end}" for end in dict.fromkeys([*found, *at_last(on_card[key], found)]))
            key = ""
        elif key:
            found += told_end(t, on_card[key], what, args)


def told_end(t: Tourmente, event: Event, what: str, args: tuple[Any, ...]) -> list[str]:
    if what == "auction_won":
        powers = {named(t, who) for who in args[0]}
        return [f"won by {'+'.join(side.powers)}" for side in event.sides if set(side.powers) == powers]
    if what == "checked":
        return [args[1], f"{args[1]} {named(t, args[0])}"]
    if what in OF_POWERS:
        return [f"{OF_POWERS[what]} {named(t, args[0])}"]
    everybody = what == "agreed" and len(args[0]) == len(event.powers)
    return [*([PLAIN[what]] if what in PLAIN else []), *(["agreed by all"] if everybody else [])]


def at_last(event: Event, found: list[str]) -> Iterator[str]:
    """What shows only once it is over."""
    taken = [end for end in found if end.startswith("taken")]
    if event.target and not found:
        yield INSTEAD
    elif not event.powers:
        yield HAPPENED
    elif event.type == DECISION and not taken:
        yield NOBODY
    elif any(taken.count(end) >= event.times for end in taken):
        yield often(event)


def named(t: Tourmente, who: int | str) -> str:
    return who if isinstance(who, str) else next(power for power in POWERS if t.powers[power] == who)
