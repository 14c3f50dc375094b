"""Positions of Dans la tourmente: those of World Order, and what lies on the events board.

m = position("US $20 D3 P2", "RU", upper="i-04", bid="3")       the events phase begins
m = position("US new-allies P1", "RU", phase="action", shown="serbia")

`P2` of a seat is its smart power. `upper`: events on the upper places, from right to left; `aimed`: targeted ones, on
the places of their powers; `deck`: the era decks from the top (nothing else is in them), `to_come`: events that wait.
`laid`: effect cards (`x-02@RU`, `x-06@board`). `bid`: the bid cards that are there, so that it is known what is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from crise.engine.match import Match
from crise.games.dans_la_tourmente import DANS_LA_TOURMENTE
from crise.games.dans_la_tourmente.cards import own_face
from crise.games.dans_la_tourmente.events import stages
from crise.games.dans_la_tourmente.lasting import lay_effect
from crise.games.dans_la_tourmente.state import UPPER, Tourmente
from crise.games.world_order.data import POWERS
from tests.games.dans_la_tourmente.box import ROWS
from tests.games.world_order import position as base
from tests.games.world_order.position import lay
from tests.play import AnyGame

EVENTS, SETUP, SCORING = "events", "setup", "scoring"
OVER = "focus"  # what is asked once the events are over


def position(
    *seats: str,
    upper: str = "",
    aimed: str = "",
    deck: str = "",
    to_come: str = "",
    laid: str = "",
    bid: str | int = "",
    phase: str = EVENTS,
    game: AnyGame = DANS_LA_TOURMENTE,
    arrange: Callable[[Tourmente], None] | None = None,
    **more: Any,
) -> Match:
    smart = {seat.split()[0]: int(found[1]) for seat in seats if (found := re.search(r"\bP(\d+)\b", seat))}
    plain = [re.sub(r" P\d+\b", "", seat) for seat in seats]

    def lay_out(t: Tourmente) -> None:
        for power in POWERS:
            t.smart[power] = smart.get(power, 0)
        t.order += [power for power in t.taking_turns() if power not in t.order]
        lay_events(t, upper, aimed, deck, to_come)
        for words in laid.split():
            key, _, at = words.partition("@")
            lay_effect(t, key, at)
        if bid != "":
            t.bid_cards.cards = [card for card in t.bid_cards.cards if str(t.faces[card].value) in str(bid).split()]
        if phase == EVENTS:
            t.agenda = [*stages(t), (OVER, t.seated()[0])]
        elif phase == SETUP:
            t.agenda = [("first_events", "")]
        elif phase == SCORING:
            t.agenda = [("scoring", "")]
        if arrange is not None:
            arrange(t)
        t.told = []

    return base.position(*plain, phase=phase, game=game, arrange=lay_out, **more)


def to_the_end(t: Tourmente) -> None:
    """What comes after the events is played too: to be given as `arrange`."""
    t.agenda = [(stage, me) for stage, me in t.agenda if stage != OVER]


def played_on(*seats: str, card: str = "", **words: Any) -> Match:
    """For golden games: after the events the round goes on. `card`: what an owner's card says (`i-13 against=0-4`)."""

    def arrange(t: Tourmente) -> None:
        to_the_end(t)
        if card:
            key, column, text = re.split("[ =]", card, maxsplit=2)
            rewritten(key, **{column: text})(t)

    return position(*seats, arrange=arrange, **words)


def rewritten(key: str, **columns: Any) -> Callable[[Tourmente], None]:
    """An owner's card: to be given as `arrange`."""

    def rewrite(t: Tourmente) -> None:
        t.faces = [
            own_face(msgspec.structs.replace(ROWS[key], **columns)) if face.key == key else face for face in t.faces
        ]

    return rewrite


def lay_events(t: Tourmente, upper: str, aimed: str, deck: str, to_come: str) -> None:
    for place, key in zip(UPPER, upper.split(), strict=False):
        lay(t, key, t.upper[place])
    for key in aimed.split():
        card = lay(t, key, t.box)
        lay(t, key, t.lower[t.event(card).target])
    for key in to_come.split():
        lay(t, key, t.to_come)
    for era in t.eras.values():
        t.box.cards += era.cards
        era.cards = []
    for key in reversed(deck.split()):
        pile = t.eras["II" if key.startswith("ii") else "I"]
        lay(t, key, pile)
        pile.fixed_top += 1


def table(m: Match) -> Tourmente:
    assert isinstance(m.table, Tourmente)
    return m.table


def smart(m: Match) -> dict[str, int]:
    return table(m).smart


def vp(m: Match, me: str) -> int:
    return table(m).boards[me].vp


def upper(m: Match) -> str:
    """The upper places from left to right, `-` where nothing lies."""
    piles = [table(m).upper[place] for place in reversed(UPPER)]
    return " ".join(base.keys(m, pile) or "-" for pile in piles)


def effects(m: Match) -> str:
    """`x-02@RU:4`: where it lies, and its last round."""
    t = table(m)
    laid = zip(t.effects.cards, t.effect_at, t.effect_until, strict=True)
    return " ".join(f"{t.faces[card].key}@{at}:{until}" for card, at, until in laid)
