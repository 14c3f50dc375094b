"""Dans la tourmente: what a row of its card file says. The rows of World Order come before the 83 of this folder.

A row is an event (`i-01` … `i-22`, `ii-01` … `ii-22`, `t-01` … `t-16`: of Era I, of Era II, triggered), an effect card
(`x-01` … `x-14`), a bid card (`bid-0` … `bid-5`) or a country that takes the place of another. The columns of World
Order are those of the country; `region` also holds the regions of an event, `value` the number of a bid card.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from msgspec import Meta
from msgspec.structs import replace

from crise.games.dans_la_tourmente import reading
from crise.games.dans_la_tourmente.checks import check
from crise.games.dans_la_tourmente.grammar import ERAS, TYPES, BidCard, EffectCard, Event
from crise.games.dans_la_tourmente.reading import BadEntry
from crise.games.dans_la_tourmente.state import TourmenteFace
from crise.games.world_order import KINDS, WorldOrderCard
from crise.games.world_order import face as base_face
from crise.games.world_order.state import Card

EVENT, EFFECT, BID, NEW_COUNTRY = "event", "effect", "bid", "new-country"
OWN_KINDS: Final = (EVENT, EFFECT, BID, NEW_COUNTRY)
NUMBERED: Final = frozenset({BID})  # named by their value
MOST_BID: Final = 5  # TO-SET-3
SIGNS: Final = {"yes": True, "no": False}  # ✓, ✗
YEARS: Final = re.compile(r"\d{4}(-(\d{4})?)?")
# The columns of each kind, beside those that all cards have. What stands in another would never be read.
COLUMNS: Final = {
    EVENT: (
        "region", "years", "type", "powers", "target", "ways", "times", "stakes", "against", "outcomes", "draws",
    ),
    EFFECT: ("at", "lasts", "modifiers"),
    BID: ("value", "sign"),
    NEW_COUNTRY: ("price", "region", "value", "exports", "imports", "forbidden", "bases", "replaces"),
}  # fmt: skip
Read = TypeVar("Read")


class TourmenteCard(WorldOrderCard, frozen=True):
    years: str = ""  # of an event: 2014, 2010-2012, 2022-
    type: str = ""
    powers: str = ""  # US+EU | RU (+4): sides; each for itself: US | EU | RU
    target: str = ""  # EU; EU fixed: non reportable
    ways: str = ""  # this and the following are described in `grammar`
    times: Annotated[int, Meta(ge=1, le=9)] = 1
    stakes: str = ""
    against: str = ""
    outcomes: str = ""
    draws: str = ""
    at: str = ""  # of an effect card: board, loser, a power or a place
    lasts: str = ""  # 1, 2 … rounds; discard; end
    modifiers: str = ""
    sign: str = ""  # of a bid card: yes, no
    replaces: str = ""  # of a country

    def __post_init__(self) -> None:
        if self.kind not in (*KINDS, *OWN_KINDS):
            raise ValueError(f"unknown kind {self.kind!r}: allowed are {', '.join((*KINDS, *OWN_KINDS))}")
        if self.kind in KINDS:
            super().__post_init__()
        else:
            self._check_columns()
            own_face(self)

    def _check_columns(self) -> None:
        allowed = ("card", "kind", "count", "source", *COLUMNS[self.kind])
        for name in self.__struct_fields__:
            blank = 1 if name == "times" else 0
            if name not in allowed and getattr(self, name) not in ("", blank):
                raise ValueError(f"column {name}: a card of kind {self.kind!r} has none")


def face(row: TourmenteCard) -> Card:
    return base_face(row) if row.kind in KINDS else own_face(row)


def own_face(row: TourmenteCard) -> TourmenteFace:
    made = TourmenteFace(row.card, row.kind, row.value)
    if row.kind == EVENT:
        made.event = event_of(row)
    elif row.kind == EFFECT:
        made.effect = effect_card_of(row)
    elif row.kind == BID:
        made.bid = bid_card_of(row)
    else:
        become_country(made, row)
    return made


def column(name: str, reader: Callable[..., Read], *told: object) -> Read:
    """What stands in a column; a fault says in which."""
    try:
        return reader(*told)
    except BadEntry as bad:
        raise BadEntry(f"column {name}: {bad}") from bad


def event_of(row: TourmenteCard) -> Event:
    era = row.card.partition("-")[0].upper()
    sides = column("powers", reading.sides, row.powers)
    concerned = [power for side in sides for power in side.powers]
    target, postponable = column("target", reading.target, row.target)
    event = Event(
        column("card", reading.known, "era", era, ERAS),
        column("type", reading.known, "type of event", row.type, TYPES),
        column("years", years, row.years),
        tuple(column("region", reading.region, word) for word in row.region.split()),
        sides,
        target,
        postponable,
        column("ways", reading.ways, row.ways),
        row.times,
        column("stakes", reading.stakes, row.stakes),
        column("against", reading.against, row.against),
        column("outcomes", reading.outcomes, row.outcomes),
        column("draws", reading.draws, row.draws, concerned),
    )
    check(event)
    return event


def years(text: str) -> str:
    if not YEARS.fullmatch(text):
        raise reading.fault(text, "years are written 2014, 2010-2012, or 2022- if it goes on")
    return text


def effect_card_of(row: TourmenteCard) -> EffectCard:
    column("at", reading.known, "place of an effect card", row.at, reading.LYING)
    rounds, until = column("lasts", reading.lasts, row.lasts)
    return EffectCard(row.at, rounds, until, column("modifiers", reading.modifiers, row.modifiers))


def bid_card_of(row: TourmenteCard) -> BidCard:
    if row.value > MOST_BID:
        raise BadEntry(f"column value: {row.value}: the bid cards are numbered from 0 to {MOST_BID}")
    return BidCard(row.value, SIGNS[column("sign", reading.known, "sign", row.sign, tuple(SIGNS))])


def become_country(made: TourmenteFace, row: TourmenteCard) -> None:
    """TO-CTY-1: it is one like the others, but in no deck."""
    country = base_face(replace(row, kind="country"))
    made.region, made.price = country.region, country.price
    made.exports, made.imports = country.exports, country.imports
    made.forbidden, made.bases = country.forbidden, country.bases
    made.replaces = column("replaces", reading.known, "country with a second card", row.replaces, reading.COUNTRIES)
