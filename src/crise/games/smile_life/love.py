"""Smile Life: flirts, marriage, children, adultère, divorce."""

from __future__ import annotations

from crise.engine.ask import CardId, Seat
from crise.games.smile_life.laying import lose, to_discard
from crise.games.smile_life.legal import flirts, parent_flirt
from crise.games.smile_life.state import AFFAIR, FAST, NONE, TURNED, USED, SmileLife


async def flirt(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-FLI-2, not optional; SL-FLI-3: it may be the sixth. SL-ADU-2, SL-FLI-5: under adultère both are adulterous."""
    pile = AFFAIR if t.adultery[me] != NONE else 0
    t.marks[card] = pile
    for seat in t.others(me):
        last = last_flirt(t, seat)
        if last != NONE and t.faces[last] is t.faces[card]:
            t.move(last, t.laid[seat], t.laid[me])
            t.marks[last] = pile
            t.tell("stole_flirt", me, seat, last, t.brought(me, last))


def last_flirt(t: SmileLife, seat: Seat) -> CardId:
    """SL-FLI-2, SL-FLI-4: the uncovered one: not under a marriage, not adulterous, not used for a child; or NONE."""
    if t.marriage[seat] != NONE:
        return NONE
    last = flirts(t, seat)[-1:]
    return last[0] if last and not t.marks[last[0]] & (USED | FAST) else NONE


async def marry(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-MAR-1."""
    t.marriage[me] = card


async def child(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-CHI-2: unmarried, the flirt is marked used. SL-CHI-3: children stay."""
    flirt = parent_flirt(t, me)
    if t.marriage[me] == NONE and flirt != NONE:
        t.marks[flirt] |= USED


async def commit_adultery(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-ADU-1."""
    t.adultery[me] = card


async def break_up(t: SmileLife, me: Seat) -> bool:
    """SL-ADU-3: a free act."""
    affair = t.adultery[me]
    to_discard(t, me, affair, t.laid[me])
    t.tell("broke_up", me, affair, t.cost(me, affair))
    turn_affair(t, me)
    return False


def end_affair(t: SmileLife, seat: Seat) -> None:
    """The adultère goes to the discard; SL-FACE-1: its flirts are turned and kept."""
    if t.adultery[seat] == NONE:
        return
    lose(t, seat, t.adultery[seat])
    turn_affair(t, seat)


def turn_affair(t: SmileLife, seat: Seat) -> None:
    """It is over."""
    t.adultery[seat] = NONE
    for card in t.laid_of(seat, "flirt"):
        if t.marks[card] & AFFAIR:
            t.marks[card] |= TURNED


def end_marriage(t: SmileLife, seat: Seat) -> None:
    """SL-DIV-2: adultère, then the marriage on top."""
    end_affair(t, seat)
    lose(t, seat, t.marriage[seat])
    t.marriage[seat] = NONE


async def divorce(t: SmileLife, me: Seat) -> bool:
    """SL-DIV-1: of one's own will; the turn is over."""
    end_affair(t, me)
    marriage = t.marriage[me]
    to_discard(t, me, marriage, t.laid[me])
    t.marriage[me] = NONE
    t.tell("divorced", me, marriage, t.cost(me, marriage))
    return True
