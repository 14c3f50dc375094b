"""Apocalypse: the five jobs (AP-JOB), and what can be negotiated with a Dictateur (AP-NEG-2, AP-NEG-3).

When a Dictateur may be laid (AP-JOB-2): the crises. The Survivaliste is asked about where crises, attacks and monsters
spare him: `Apocalypse.survivor`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.questions import choose, choose_openly
from crise.games.apocalypse.fleaux import relaunch
from crise.games.apocalypse.state import Apocalypse
from crise.games.smile_life import legal
from crise.games.smile_life.laying import put_down, skip_turns
from crise.games.smile_life.state import FAST, TURNED, Book

SENTENCE: Final = 3  # AP-JOB-3
ACCEPT: Final = "accept"

# --- Croque-mort ------------------------------------------------------------------------


def top_salary(below: Callable[[Apocalypse, Seat], int]) -> Callable[[Apocalypse, Seat], int]:
    def top(t: Apocalypse, seat: Seat) -> int:
        """AP-JOB-1: all levels during crises."""
        if t.job_key(seat) == "croque-mort" and any(plague.key.startswith("crise-") for plague in t.plagues):
            return legal.TOP_SALARY
        return below(t, seat)

    return top


# --- Dictateur --------------------------------------------------------------------------


async def seize_power(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-JOB-3: once per laying."""
    t.decree[me] = True


async def fall(t: Apocalypse, seat: Seat, job: CardId) -> None:
    """AP-JOB-3: what he has not used goes with him."""
    t.decree[seat] = False


def may_imprison(t: Apocalypse, me: Seat) -> str:
    """AP-JOB-3: once; from the turn after he was laid: that was a play. AP-NEG-3: not in the turn of a bargain."""
    if not t.decree[me]:
        return "AP-JOB-3"
    return "AP-NEG-3" if t.bargained == t.turns else ""


async def imprison(t: Apocalypse, me: Seat) -> bool:
    """AP-JOB-3: a free act."""
    target = await choose(t, me, "prisoner", t.others(me))
    t.tell("named", me, target)
    if await strike_bargain(t, me, target):
        t.bargained = t.turns  # AP-NEG-3: the power is kept
    else:
        t.decree[me] = False
        t.tell("imprisoned", me, target)
        skip_turns(t, target, SENTENCE)  # AP-JOB-4, AP-JOB-5
    return False


async def strike_bargain(t: Apocalypse, me: Seat, target: Seat) -> bool:
    """AP-NEG-2: one offer: a hand card against one of the Dictateur's, or a salary as a gift."""
    salaries: list[Option] = [*t.one_of_each(t.laid_of(target, "salaire", TURNED | FAST))]
    # Asked even with an empty list: whether the table waits here would tell who holds nothing but a Virus.
    offer = await choose_openly(t, target, "offer", [PASS, *tradable(t, target), *salaries], me)
    if not isinstance(offer, int):
        t.tell("no_offer", target, me)
        return False
    if offer in t.laid[target].cards:
        return await accept_gift(t, me, target, offer)
    return await accept_trade(t, me, target, offer)


def tradable(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-VIR-6: not the Virus."""
    return t.one_of_each([card for card in t.hands[seat].cards if t.faces[card].key != "virus"])


async def accept_gift(t: Apocalypse, me: Seat, target: Seat, salary: CardId) -> bool:
    t.tell("offered", target, salary, me)
    if await choose(t, me, "trade", [ACCEPT, PASS], target, salary) is None:
        t.tell("refused", me, target)
        return False
    t.move(salary, t.laid[target], t.laid[me])
    t.tell("gave", target, salary, me, t.brought(me, salary))
    return True


async def accept_trade(t: Apocalypse, me: Seat, target: Seat, card: CardId) -> bool:
    """AP-NEG-2: the Dictateur is shown the card, and picks one of his own for it."""
    t.show(card, t.hands[target], 1 << me)
    t.tell("offered", target, card, me)
    mine: list[Option] = [*tradable(t, me), PASS]
    given = await choose_openly(t, me, "trade", mine, target, card)
    if not isinstance(given, int):
        t.tell("refused", me, target)
        return False
    t.move(given, t.hands[me], t.hands[target])
    t.move(card, t.hands[target], t.hands[me])
    t.tell("swapped", me, target, given, card)
    return True


# --- Hacker, Ninja ----------------------------------------------------------------------


async def hacker(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-JOB-6: a past crisis or event comes back, as if he had drawn it. AP-JOB-7: none: no effect."""
    past: list[Option] = [*t.past]
    found = await choose(t, me, "relaunch", [*past, PASS])
    if isinstance(found, int):
        await relaunch(t, me, found)


async def ninja(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-JOB-8: a weapon from the discard, the Tank too, without paying."""
    faces = t.all_faces()
    fit = [found for found in t.discard.cards if faces[found].power and faces[found].kind != "monstre"]
    armed: list[Option] = [found for found in fit if not legal.forbidden(t, me, found, t.discard)]
    found = await choose(t, me, "fetch", [*armed, PASS], card)
    if isinstance(found, int):
        t.playing = found
        await put_down(t, me, found, t.discard, [])


# --- For the rulebook -------------------------------------------------------------------


def pages(book: Book) -> Book:
    return book.extended(
        effects={"dictateur": seize_power, "hacker": hacker, "ninja": ninja},
        farewells={"dictateur": fall},
        may_begin={"imprison": may_imprison},
        partings={"imprison"},
        openings={"imprison": imprison},
        free_acts={"imprison": may_imprison},
        top_salary=top_salary(book.top_salary),
        why_not={"prisoner": "AP-JOB-3", "relaunch": "AP-JOB-6", "offer": "AP-NEG-2", "trade": "AP-NEG-2"},
    )
