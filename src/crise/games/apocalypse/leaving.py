"""Apocalypse: what goes with a laid card that leaves its owner, and how it comes to another (AP-ATT, AP-LAY-2)."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId, Seat
from crise.engine.pile import Pile
from crise.games.apocalypse.state import Apocalypse
from crise.games.smile_life.jobs import end_job, say_farewell
from crise.games.smile_life.laying import give_back_bet, pay, take_effect
from crise.games.smile_life.love import end_affair, turn_affair
from crise.games.smile_life.state import AFFAIR, FAST, NONE, TURNED, USED

ALIKE: Final = ("etude", "salaire")


def told_apart(t: Apocalypse, cards: list[CardId]) -> list[CardId]:
    """Studies and salaries that look alike are as good as each other; of flirts, their place matters."""
    kept = {(t.faces[card], t.marks[card]) if t.faces[card].kind in ALIKE else card: card for card in cards}
    return list(kept.values())


# --- Leaving ----------------------------------------------------------------------------


async def depart(t: Apocalypse, seat: Seat, cards: list[CardId], target: Pile) -> None:
    """Laid cards leave together. AP-ATT-3, AP-ATT-4: alone; what was laid on them or before them stays."""
    if t.job[seat] in cards:
        await say_farewell(t, seat)  # AP-ATT-2
    for card in cards:
        t.move(card, t.laid[seat], target)
        t.marks[card] &= USED  # AP-ATT-4, AP-ATT-5: but for that, it is as new
    lose_hold(t, seat, cards)


async def go_out(t: Apocalypse, seat: Seat, cards: list[CardId]) -> None:
    """AP-FLE-11: out of the game (SL-OUT-1)."""
    await depart(t, seat, cards, t.out)
    for card in cards:
        t.marks[card] = 0
    if cards:
        t.tell("out_of_play", seat, cards, t.cost(seat, *cards))
    if any(t.faces[card].key == "casino" for card in cards):
        close_casino(t)


def lose_hold(t: Apocalypse, seat: Seat, gone: list[CardId]) -> None:
    """AP-ATT-1: a marriage takes the adultère with it. AP-ATT-2: SL-DIST-4."""
    if t.adultery[seat] in gone:
        turn_affair(t, seat)
    if t.marriage[seat] in gone:
        t.marriage[seat] = NONE
        leave_lover(t, seat)
    if t.job[seat] in gone:
        end_job(t, seat)


def leave_lover(t: Apocalypse, seat: Seat) -> None:
    """AP-SUR-1: an adultère in the Bunker is over too, but stays."""
    affair = t.adultery[seat]
    if affair != NONE and t.marks[affair] & FAST:
        t.marks[affair] |= TURNED
        turn_affair(t, seat)
    else:
        end_affair(t, seat)


def close_casino(t: Apocalypse) -> None:
    """AP-ATT-4: it leaves play; the bet becomes a laid salary of its bettor."""
    t.casino, t.casino_open = NONE, False
    give_back_bet(t)


# --- Arriving ---------------------------------------------------------------------------


async def bring(t: Apocalypse, me: Seat, card: CardId, source: Pile) -> None:
    """AP-LAY-1: a card that is paid for comes from elsewhere."""
    t.playing = card
    paid = await pay(t, me, card, source)
    t.move(card, source, t.laid[me])
    if paid:
        t.tell("bought", me, card, paid, t.brought(me, card))
    else:
        t.tell("laid", me, card, t.brought(me, card))
    await arrive(t, me, card)


async def arrive(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-LAY-2: a card that came neither from the hand nor from the discard gives its effect, but takes no flirt."""
    t.playing = card
    if t.faces[card].kind == "flirt":
        t.marks[card] |= AFFAIR if t.adultery[me] != NONE else 0
    else:
        await take_effect(t, me, card)
