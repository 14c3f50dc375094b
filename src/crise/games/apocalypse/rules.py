"""Apocalypse: turn and end; and the rulebook, chapter by chapter, on top of another (AP-SET-1).

AP-DUO-1: "the next player" and "the left neighbour" are `others(seat)[0]`, with two players as with six.
"""

from __future__ import annotations

from typing import Final

from crise.engine.ask import Seat
from crise.games.apocalypse import (
    animals,
    cataclysms,
    crises,
    events,
    fleaux,
    inondation,
    invasion,
    jobs,
    legal,
    malus,
    monsters,
    purge,
    survival,
    weapons,
)
from crise.games.apocalypse.state import INVASION, SANITAIRE, SCOURGES, Apocalypse, Scourges
from crise.games.smile_life.laying import come
from crise.games.smile_life.legal import may_always
from crise.games.smile_life.rules import over
from crise.games.smile_life.state import NONE, Book

# --- Beginning a turn ---------------------------------------------------------------------


ORDINARY: Final = {"draw_hidden": "AP-POL-4", "rob": "AP-EV-3", "fish": "AP-CAT-6"}


def closings(t: Apocalypse, me: Seat) -> dict[str, str]:
    """Most turns are like those of the base game."""
    return closed_by_scourges(t, me) if t.plagues or t.flood else ORDINARY


def closed_by_scourges(t: Apocalypse, me: Seat) -> dict[str, str]:
    """AP-INO-5: the middle is the only pile. AP-INV-4, AP-PUR-1: turns with something else to do; in a Purge free acts
    stay possible (SL-RES-2). AP-POL-2: during all crises the discard stays open; AP-POL-4. AP-SAN-4."""
    closed = dict(ORDINARY)
    if t.in_force(INVASION):
        closed |= dict.fromkeys(("take", "resign", "divorce", "breakup", "imprison"), "AP-INV-4")
    if purge.rules_the_turn(t):
        del closed["rob"]
        closed |= dict.fromkeys(("draw", "take", "divorce"), "AP-PUR-1")
        if t.book.free_acts["resign"](t, me):
            closed["resign"] = "AP-PUR-1"
    if t.flood:
        del closed["fish"]
        closed |= {"draw": "AP-INO-5", "take": "AP-INO-5"}
    if t.face_up and t.survivor(me):
        del closed["draw_hidden"]
        closed |= {"draw_hidden": closed["draw"]} if "draw" in closed else {}
    return closed


async def draw_hidden(t: Apocalypse, me: Seat) -> bool:
    """AP-POL-4: the former top."""
    t.deck.turn_over()
    card = t.take(t.deck)
    t.deck.turn_over()
    return not await come(t, me, card, "drew_hidden") or await t.book.after_drawing(t, me)


# --- Before and after ---------------------------------------------------------------------


async def dawn(t: Apocalypse, me: Seat) -> bool:
    """Fléaux of the starting hands, a monster; before a turn that is played, a Radar."""
    t.clean, t.counted = [], []
    if t.turns == 1 and t.drawers:
        await fleaux.prologue(t)
    if t.monsters and await monsters.monsters_turn(t, me):
        return True
    if not t.skips[me] and t.owns(me, "radar"):
        survival.look(t, me)
    return False


async def dusk(t: Apocalypse, me: Seat) -> None:
    """AP-PUR-10: the limit was for this turn. AP-CRI-8, AP-CRI-9: crises and events are counted at the end of the
    holder's turn, whatever he did. AP-MODE-5: in the order in which they began. AP-FLE-16, AP-INV-6: not when the pile
    or the game has ended."""
    t.limit = NONE
    if not t.plagues:
        return
    if t.in_force(SANITAIRE):
        await fleaux.quarantine(t)  # AP-CRI-12: a Masque may have gone
    for plague in t.plagues[:]:
        if plague.holder == me and plague.began != t.turns and plague in t.plagues and not over(t):
            await fleaux.count(t, plague)


# --- The rulebook -------------------------------------------------------------------------


def apocalypse(book: Book) -> Book:
    """Whatever the book, with the chapters of this one. The cards first; what strikes comes after what it changes."""
    book = book.extended(chapters={SCOURGES: scourges_on(book)})
    book = weapons.pages(survival.pages(animals.pages(malus.pages(book))))
    book = jobs.pages(cataclysms.pages(monsters.pages(legal.pages(book))))
    book = turns(fleaux.pages(crises.pages(events.pages(book))))
    return inondation.pages(purge.pages(invasion.pages(book)))


def scourges_on(book: Book) -> Scourges:
    return Scourges(
        strikes={**fleaux.STRIKES, **monsters.STRIKES, **events.STRIKES},
        begins={**crises.BEGINS, **invasion.BEGINS},
        forbids=crises.FORBIDS,
        ends={**crises.ENDS, **purge.ENDS, **invasion.ENDS},
        unfed=book.arrivals["enfant"],
    )


def turns(book: Book) -> Book:
    return book.extended(
        may_begin=dict.fromkeys(ORDINARY, may_always),
        closings=[closings],
        openings={"draw_hidden": draw_hidden},
        before_turn=[dawn],
        after_turn=[dusk],
    )
