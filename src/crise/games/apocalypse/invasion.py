"""Apocalypse: the Invasion: all against the aliens; a defeat; a new beginning."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from crise.engine.ask import PASS, Option, Seat
from crise.engine.questions import choose
from crise.games.apocalypse.fleaux import chase, erupt, from_holder, retire
from crise.games.apocalypse.state import INVASION, Apocalypse, Plague
from crise.games.smile_life import rules
from crise.games.smile_life.jobs import end_job, say_farewell
from crise.games.smile_life.laying import give_back_bet, to_discard
from crise.games.smile_life.state import NONE, Book

Opening: TypeAlias = Callable[[Apocalypse, Seat], Awaitable[bool]]
RESTART: Final = "restart"
STOP: Final = "stop"


async def land(t: Apocalypse, plague: Plague) -> None:
    """AP-EV-4: the goal is what all hands are worth; AP-INV-1: each hand's sum is told, not its cards."""
    t.goal = 0
    for seat in from_holder(t, plague):
        hand = t.hands[seat].cards
        t.counted += hand
        smiles = sum(t.face(card).smiles for card in hand)
        t.tell("hand_smiles", seat, smiles)
        t.goal += smiles
    t.tell("goal", t.goal)
    if not t.goal:
        await beat(t)


def after_drawing(below: Opening) -> Opening:
    def play(t: Apocalypse, me: Seat) -> Awaitable[bool]:
        """AP-INV-2: on the aliens, if they are there. AP-INV-7, AP-INV-10: who has drawn a fléau, met a monster or
        skips his turn does not come here."""
        return hurl(t, me) if t.plagues and t.in_force(INVASION) else below(t, me)

    return play


def play(below: Any) -> Any:
    def unless_invaded(t: Apocalypse, me: Seat, what: str, others: list[Option]) -> Awaitable[Option]:
        """AP-INV-4: no other play: an Arc-en-ciel whose Hacker has called the aliens is over."""
        return stop_playing() if t.plagues and t.in_force(INVASION) else below(t, me, what, others)

    return unless_invaded


async def stop_playing() -> Option:
    return PASS


async def hurl(t: Apocalypse, me: Seat) -> bool:
    """AP-INV-2: after drawing, any hand card on the aliens. AP-INV-3: the Virus too; it has no effect. AP-INV-8: in a
    Crise sanitaire as well. AP-INV-11: only these cards count."""
    hand = t.hands[me]
    if not hand.cards:
        return True
    card = await choose(t, me, "hurl", t.one_of_each(hand.cards), t.goal - t.thrown_smiles())
    t.move(card, hand, t.thrown)
    left = t.goal - t.thrown_smiles()
    t.tell("hurled", me, card, t.face(card).smiles, max(0, left))
    if left <= 0 and t.deck.cards:  # AP-FLE-16
        await beat(t)
    return True


async def beat(t: Apocalypse) -> None:
    """AP-INV-5: at once. In a box with several Invasions all that have landed are beaten."""
    t.tell("aliens_beaten")
    for plague in [plague for plague in t.plagues if plague.key == INVASION]:
        t.plagues.remove(plague)
        retire(t, plague.card)
    clear_away(t)
    await begin_purge(t)


def clear_away(t: Apocalypse) -> None:
    """Aliens and thrown cards go out."""
    for card in t.thrown.cards[:]:
        t.move(card, t.thrown, t.out)
    t.goal = 0


async def begin_purge(t: Apocalypse) -> None:
    """AP-INV-9: a Purge that waited begins now, held by the player whose turn it is."""
    if t.postponed != NONE:
        t.move(t.postponed, t.force, t.drawn)
        t.drawers.append(t.turn)
        t.postponed = NONE
        if not t.erupting:
            await erupt(t)


# --- Defeat ---------------------------------------------------------------------------------


async def lose(t: Apocalypse, plague: Plague) -> None:
    """AP-INV-6: the game ends, unless (AP-INV-12) all winners want to restart."""
    t.tell("aliens_won")
    clear_away(t)
    give_back_bet(t)  # SL-CAS-7: it counts for who has won
    for seat in rules.winners(t):
        if await choose(t, seat, "restart", [STOP, RESTART]) == STOP:
            t.ended = True
            return
    await restart(t, plague)


async def restart(t: Apocalypse, plague: Plague) -> None:
    """AP-INV-13, AP-INV-14: other fléaux end; one that is drawn meanwhile takes effect in the new life."""
    t.tell("restarted")
    t.erupting = True
    await chase(t)
    if t.postponed != NONE:
        t.move(t.postponed, t.force, t.out)
        t.postponed = NONE
    for seat in from_holder(t, plague):
        await lose_everything(t, seat)
    t.casino, t.casino_open = NONE, False
    await erupt(t)


async def lose_everything(t: Apocalypse, seat: Seat) -> None:
    """AP-INV-13: all that is laid, the bet that came back too, goes to the discard; everybody keeps his hand only."""
    if t.job[seat] != NONE:
        await say_farewell(t, seat)  # AP-ATT-2
        end_job(t, seat)
    lost = t.laid[seat].cards[:]
    for card in lost:
        to_discard(t, seat, card, t.laid[seat])
    if lost:
        t.tell("lost_everything", seat, lost, t.cost(seat, *lost))
    t.marriage[seat] = t.adultery[seat] = NONE
    t.tainted[seat] = t.decree[seat] = False
    t.skips[seat] = 0


ENDS: Final[dict[str, Any]] = {INVASION: lose}
BEGINS: Final[dict[str, Any]] = {INVASION: land}


def pages(book: Book) -> Book:
    return book.extended(
        after_drawing=after_drawing(book.after_drawing),
        play=play(book.play),
        why_not={"hurl": "AP-INV-2", "restart": "AP-INV-12"},
    )
