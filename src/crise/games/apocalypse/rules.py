"""Apocalypse: turn and end; and the rulebook, chapter by chapter, on top of another (AP-SET-1).

AP-DUO-1: "the next player" and "the left neighbour" are `others(seat)[0]`, with two players as with six.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

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
from crise.games.apocalypse.book import SCOURGES, Scourges, Spares
from crise.games.apocalypse.table import INVASION, Apocalypse
from crise.games.smile_life.book import Book
from crise.games.smile_life.table import NONE

# --- Beginning a turn ---------------------------------------------------------------------


def may_draw(below: Spares) -> Spares:
    def why_not(t: Apocalypse, me: Seat) -> str:
        """AP-INO-5, AP-PUR-1."""
        if t.flood:
            return "AP-INO-5"
        return "AP-PUR-1" if t.plagues and purge.rules_the_turn(t) else below(t, me)

    return why_not


def may_draw_hidden(t: Apocalypse, me: Seat) -> str:
    """AP-POL-4."""
    return t.book.may_begin["draw"](t, me) if t.face_up and t.survivor(me) else "AP-POL-4"


def may_take(below: Spares) -> Spares:
    def why_not(t: Apocalypse, me: Seat) -> str:
        """AP-INO-5, AP-INV-4. AP-POL-2: during all crises the discard stays open."""
        return "AP-INO-5" if t.flood else unusual(t) or below(t, me)

    return why_not


def may_resign(below: Spares) -> Spares:
    def why_not(t: Apocalypse, me: Seat) -> str:
        """AP-SAN-4, AP-INO-5: as ever; but AP-INV-4, AP-PUR-1: in a Purge only as a free act (SL-RES-2)."""
        freely = t.plagues and not t.book.free_acts["resign"](t, me)
        return (not_in_an_invasion(t) if freely else unusual(t)) or below(t, me)

    return why_not


def may_divorce(below: Spares) -> Spares:
    def why_not(t: Apocalypse, me: Seat) -> str:
        """As one may resign who is no intérimaire."""
        return unusual(t) or below(t, me)

    return why_not


def may_act_freely(below: Spares) -> Spares:
    def why_not(t: Apocalypse, me: Seat) -> str:
        """AP-PUR-1: free acts stay possible; AP-INV-4."""
        return below(t, me) or not_in_an_invasion(t)

    return why_not


def unusual(t: Apocalypse) -> str:
    """AP-PUR-1, AP-INV-4: turns with something else to do."""
    if not t.plagues:
        return ""
    return "AP-PUR-1" if purge.rules_the_turn(t) else not_in_an_invasion(t)


def not_in_an_invasion(t: Apocalypse) -> str:
    return "AP-INV-4" if t.in_force(INVASION) else ""


async def draw_hidden(t: Apocalypse, me: Seat) -> bool:
    """AP-POL-4: the former top."""
    t.deck.turn_over()
    card = t.take(t.deck)
    t.deck.turn_over()
    return not await t.book.receive(t, me, card, "drew_hidden") or await t.book.after_drawing(t, me)


# --- Before and after ---------------------------------------------------------------------

Before: TypeAlias = Callable[[Apocalypse, Seat], Awaitable[bool]]
After: TypeAlias = Callable[[Apocalypse, Seat], Awaitable[None]]


def before_turn(below: Before) -> Before:
    async def dawn(t: Apocalypse, me: Seat) -> bool:
        """Fléaux of the starting hands, a monster; what else comes before a turn (a turn to skip); a Radar."""
        t.clean, t.counted = [], []
        if t.turns == 1 and t.drawers:
            await fleaux.prologue(t)
        if t.monsters and await monsters.monsters_turn(t, me):
            return True
        if await below(t, me):
            return True
        if t.owns(me, "radar"):
            survival.look(t, me)
        return False

    return dawn


def after_turn(below: After) -> After:
    async def dusk(t: Apocalypse, me: Seat) -> None:
        """AP-CRI-8. AP-PUR-10: the limit was for this turn."""
        await below(t, me)
        t.limit = NONE
        if t.plagues:
            await fleaux.count(t, me)

    return dusk


def over(below: Callable[[Apocalypse], bool]) -> Callable[[Apocalypse], bool]:
    def defeated_or_over(t: Apocalypse) -> bool:
        """AP-INV-6."""
        return t.defeat or below(t)

    return defeated_or_over


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
    below = book.may_begin
    return book.extended(
        may_begin={
            "draw": may_draw(below["draw"]),
            "draw_hidden": may_draw_hidden,
            "take": may_take(below["take"]),
            "resign": may_resign(below["resign"]),
            "divorce": may_divorce(below["divorce"]),
            "breakup": may_act_freely(below["breakup"]),
            "imprison": may_act_freely(below["imprison"]),
        },
        openings={"draw_hidden": draw_hidden},
        before_turn=before_turn(book.before_turn),
        after_turn=after_turn(book.after_turn),
        over=over(book.over),
    )
