"""Smile Life: what the target of a malus suffers."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId, Seat
from crise.games.smile_life.jobs import lose_job
from crise.games.smile_life.laying import lose, skip_turns, to_discard
from crise.games.smile_life.love import end_marriage
from crise.games.smile_life.state import FAST, NONE, SAFE, TURNED, SmileLife

SENTENCE: Final = 3  # SL-MA-8


async def lose_a_turn(t: SmileLife, me: Seat, target: Seat, card: CardId) -> None:
    """SL-MA-1, SL-MA-2, SL-MA-3: Accident, Maladie, Burn-out."""
    skip_turns(t, target, 1)


async def licenciement(t: SmileLife, me: Seat, target: Seat, card: CardId) -> None:
    """SL-MA-4."""
    await lose_job(t, target)


async def impot(t: SmileLife, me: Seat, target: Seat, card: CardId) -> None:
    """SL-MA-5: the last salary not invested."""
    lose(t, target, t.laid_of(target, "salaire", TURNED | FAST)[-1])


async def divorce(t: SmileLife, me: Seat, target: Seat, card: CardId) -> None:
    """SL-MA-6. SL-MA-12: with an adultère, even without flirts, all children go too."""
    unfaithful = t.adultery[target] != NONE
    end_marriage(t, target)
    if unfaithful:
        for child in t.laid_of(target, "enfant", FAST):
            lose(t, target, child)


async def redoublement(t: SmileLife, me: Seat, target: Seat, card: CardId) -> None:
    """SL-MA-7: the last study that is not safe."""
    lose(t, target, t.laid_of(target, "etude", SAFE | FAST)[-1])


async def prison(t: SmileLife, me: Seat, target: Seat, card: CardId) -> None:
    """SL-MA-8: Bandit to the discard, Prison on top of it."""
    skip_turns(t, target, SENTENCE)
    await lose_job(t, target)
    to_discard(t, me, card, t.laid[target])


async def attentat(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-MA-9: everybody, its author too: all children, and the Attentat, go out (SL-OUT-1)."""
    t.tainted[me] = True  # SL-DIST-1
    for seat in [me, *t.others(me)]:
        children = t.laid_of(seat, "enfant", FAST)
        for child in children:
            t.move(child, t.laid[seat], t.out)
        if children:
            t.tell("out_of_play", seat, children, t.cost(seat, *children))
    t.move(card, t.laid[me], t.out)
