"""Apocalypse: setup, turn, end; and the rulebook, chapter by chapter, on top of the base game's (AP-SET-1).

AP-DUO-1: "the next player" and "the left neighbour" are `others(seat)[0]`, with two players as with six.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Final

from crise.engine.ask import CardId, Seat
from crise.games.apocalypse import crises, events, fleaux, inondation, invasion, legal, monsters, purge, survival
from crise.games.apocalypse.chapters import CARDS
from crise.games.apocalypse.chapters import WHY_NOT as WHY_NOT_OF_CARDS
from crise.games.apocalypse.fleaux import contagious
from crise.games.apocalypse.inondation import drowned
from crise.games.apocalypse.state import INVASION, PLAGUES, PURGE, SANITAIRE, Apocalypse, Scourges
from crise.games.smile_life import legal as base_legal
from crise.games.smile_life import rules as base
from crise.games.smile_life.laying import HAND
from crise.games.smile_life.state import NONE

turn = base.turn
winners = base.winners
scores = base.scores

# --- Setup --------------------------------------------------------------------------------


def setup(t: Apocalypse) -> None:
    """SL-SET-1, with the extension's cards among the others (AP-SET-1)."""
    base.lay_out(t)
    for seat in range(t.seats):
        while len(t.hands[seat].cards) < HAND:
            deal(t, seat, t.take(t.deck))
        t.tell("dealt", seat, t.hands[seat].cards)
    t.turn = base.first_player(t)  # AP-FLE-7
    t.tell("first", t.turn)


def deal(t: Apocalypse, seat: Seat, card: CardId) -> None:
    """AP-FLE-5, AP-FLE-6: a fléau in a starting hand is laid and replaced; so is its replacement."""
    if t.faces[card].kind not in PLAGUES:
        t.put(card, t.deck, t.hands[seat])
        return
    t.put(card, t.deck, t.drawn)
    t.drawers.append(seat)
    t.tell("plague", seat, card)


# --- Turn ---------------------------------------------------------------------------------


def may_draw(t: Apocalypse, me: Seat) -> str:
    """AP-INO-5, AP-PUR-1."""
    if t.flood:
        return "AP-INO-5"
    return "AP-PUR-1" if t.plagues and purge.rules_the_turn(t) else ""


def may_draw_hidden(t: Apocalypse, me: Seat) -> str:
    """AP-POL-4."""
    return may_draw(t, me) if t.face_up and t.survivor(me) else "AP-POL-4"


def may_take(t: Apocalypse, me: Seat) -> str:
    """AP-INO-5, AP-INV-4. AP-POL-2: during all crises the discard stays open."""
    if t.flood:
        return "AP-INO-5"
    return unusual(t) or base_legal.take_top(t, me)


def may_resign(t: Apocalypse, me: Seat) -> str:
    """AP-SAN-4, AP-INO-5: as ever; but AP-INV-4, AP-PUR-1: in a Purge only as a free act (SL-RES-2)."""
    freely = not base_legal.resign_freely(t, me)
    return (not_in_an_invasion(t) if freely else unusual(t)) or base_legal.resign(t, me)


def may_divorce(t: Apocalypse, me: Seat) -> str:
    """As one may resign who is no intérimaire."""
    return unusual(t) or base_legal.leave_spouse(t, me)


def may_break_up(t: Apocalypse, me: Seat) -> str:
    """AP-PUR-1: free acts stay possible; AP-INV-4."""
    return base_legal.end_affair(t, me) or not_in_an_invasion(t)


def may_imprison(t: Apocalypse, me: Seat) -> str:
    """As one may end an adultère."""
    return CARDS.may_begin["imprison"](t, me) or not_in_an_invasion(t)


def may_rob(t: Apocalypse, me: Seat) -> str:
    return "" if t.plagues and purge.rules_the_turn(t) else "AP-EV-3"


def may_fish(t: Apocalypse, me: Seat) -> str:
    return "" if t.flood else "AP-CAT-6"


def beginnings(t: Apocalypse, me: Seat) -> list[str]:
    """Most turns are like those of the base game: then nothing else is asked. Nor of those who have nothing to leave,
    whether they may leave it."""
    if t.flood or (t.plagues and changed(t, me)):
        ways = BOOK.may_begin if t.bound(me) else UNBOUND
        return [word for word, forbids in ways.items() if not forbids(t, me)]
    return base_legal.usual_beginnings(t, me, CARDS.may_begin)


def changed(t: Apocalypse, me: Seat) -> bool:
    """By an event (AP-PUR-1, AP-INV-4), or by the other side of the pile (AP-POL-4)."""
    for plague in t.plagues:
        if plague.key in (PURGE, INVASION):
            return True
    return t.face_up and t.survivor(me)


def unusual(t: Apocalypse) -> str:
    """AP-PUR-1, AP-INV-4: turns with something else to do."""
    if not t.plagues:
        return ""
    return "AP-PUR-1" if purge.rules_the_turn(t) else not_in_an_invasion(t)


def not_in_an_invasion(t: Apocalypse) -> str:
    return "AP-INV-4" if t.in_force(INVASION) else ""


def before_turn(t: Apocalypse, me: Seat) -> Awaitable[bool] | None:
    """Before most turns nothing comes."""
    if t.clean or t.counted:
        t.clean, t.counted = [], []
    eventful = t.skips[me] or t.turns == 1 or (t.monsters and monsters.waiting(t, me)) or t.owns(me, "radar")
    return dawn(t, me) if eventful else None


async def dawn(t: Apocalypse, me: Seat) -> bool:
    """What may come before a turn: fléaux of the starting hands, a monster, a turn to skip, a Radar."""
    if t.turns == 1 and t.drawers:
        await fleaux.prologue(t)
    if t.monsters and await monsters.monsters_turn(t, me):
        return True
    if t.skips[me]:
        return await base.skip(t, me)
    if t.owns(me, "radar"):
        survival.look(t, me)
    return False


def draw_and_play(t: Apocalypse, me: Seat) -> Awaitable[bool]:
    """SL-TURN-1. Most turns begin so: nothing is awaited unless a fléau comes."""
    strayed = fleaux.receive(t, me, t.take(t.deck), "drew") if t.deck.cards else None
    return play(t, me) if strayed is None else play_if_it_came(t, me, strayed)


async def play_if_it_came(t: Apocalypse, me: Seat, strayed: Awaitable[bool]) -> bool:
    return not await strayed or await play(t, me)


def draw_hidden(t: Apocalypse, me: Seat) -> Awaitable[bool]:
    """AP-POL-4: the former top."""
    t.deck.turn_over()
    card = t.take(t.deck)
    t.deck.turn_over()
    return play_if_it_came(t, me, fleaux.keep(t, me, card, "drew_hidden"))


def play(t: Apocalypse, me: Seat) -> Awaitable[bool]:
    """AP-INV-2: on the aliens, if they are there. AP-INV-7, AP-INV-10: who has drawn a fléau, met a monster or skips
    his turn does not come here."""
    if not t.plagues or not t.in_force(INVASION):
        return base.play_a_card(t, me)
    return invasion.hurl(t, me)


def after_turn(t: Apocalypse, me: Seat) -> Awaitable[None] | None:
    """AP-CRI-8. AP-PUR-10: the limit was for this turn."""
    t.limit = NONE
    for plague in t.plagues:
        if plague.holder == me or plague.key == SANITAIRE:
            return fleaux.count(t, me)
    return None


def over(t: Apocalypse) -> bool:
    """AP-INV-6; SL-END-1, SL-END-5: `base.over`, but asked so often that a call costs."""
    return t.defeat or not t.deck.cards or t.turns >= t.turn_limit


# --- Why not? -----------------------------------------------------------------------------

WHY_NOT: Final[dict[str, Any]] = {
    **WHY_NOT_OF_CARDS,
    **fleaux.WHY_NOT,
    **crises.WHY_NOT,
    **events.WHY_NOT,
    **purge.WHY_NOT,
    **invasion.WHY_NOT,
    **inondation.WHY_NOT,
}


def why_not(t: Apocalypse, seat: Seat, what: str, option: Any) -> str:
    reason = WHY_NOT.get(what)
    if reason is None:
        return base_legal.why_not(t, seat, what, option)
    return reason if isinstance(reason, str) else str(reason(t, seat, option))


# --- The rulebook -------------------------------------------------------------------------

EFFECTS: Final[dict[str, Any]] = {**CARDS.effects, **fleaux.EFFECTS, **inondation.EFFECTS}
MOVES_HANDS: Final = ("troc", "tsunami", "tornade", "chef-des-achats", "chef-des-ventes")
CHECKED: Final = EFFECTS | {key: contagious(EFFECTS[key]) for key in MOVES_HANDS}
PAGES: Final[dict[str, Any]] = {
    "receive": fleaux.receive,
    "hand_size": fleaux.hand_size,
    "may_bet": crises.may_bet,
    "price_of": events.price_of,
    "forbids": crises.forbids,
    "without_studies": crises.without_studies,
    "over": over,
    "beginnings": beginnings,
    "before_turn": before_turn,
    "after_turn": after_turn,
}
WAYS: Final[dict[str, Any]] = {
    "draw": may_draw,
    "draw_hidden": may_draw_hidden,
    "take": may_take,
    "resign": may_resign,
    "divorce": may_divorce,
    "breakup": may_break_up,
    "imprison": may_imprison,
    "rob": may_rob,
    "fish": may_fish,
}
OPENINGS: Final[dict[str, Any]] = {
    "draw": draw_and_play,
    "draw_hidden": draw_hidden,
    "rob": purge.rob,
    "fish": inondation.fish,
}


BOOK: Final = replace(
    CARDS,
    may_lay={**CARDS.may_lay, **legal.MAY_LAY},
    arrivals={**CARDS.arrivals, **crises.ARRIVALS},
    effects=CHECKED | {key: drowned(CHECKED[key]) for key in inondation.DROWNED},
    may_begin={**CARDS.may_begin, **WAYS},
    openings={**CARDS.openings, **OPENINGS},
    farewells={**CARDS.farewells, **crises.FAREWELLS},
    used_up=CARDS.used_up | {"cataclysme"},
    **PAGES,
)

# The ways to begin a turn of those who have nothing to leave.
LEAVING: Final = ("resign", "divorce", "breakup", "imprison")
UNBOUND: Final = {word: forbids for word, forbids in BOOK.may_begin.items() if word not in LEAVING}

SCOURGES: Final = Scourges(
    strikes={**fleaux.STRIKES, **monsters.STRIKES, **events.STRIKES},
    begins={**crises.BEGINS, **invasion.BEGINS},
    ends={**crises.ENDS, **purge.ENDS, **invasion.ENDS},
)
