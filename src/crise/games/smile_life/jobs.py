"""Smile Life: studies, jobs and their powers, salaries, distinctions."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.questions import choose
from crise.games.smile_life.laying import HAND, draw, lay, lose, to_discard
from crise.games.smile_life.legal import DOCTORS, OUTLAWS, grand_prix_of, layable
from crise.games.smile_life.state import FAST, IDLE, NONE, SAFE, TURNED, SmileLife

FORESIGHT: Final = 13  # SL-POW-5


# --- Studies and jobs ---------------------------------------------------------------------


async def study(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-POW-18: what a doctor goes on learning is safe; if he came by Piston, it serves no other job."""
    if t.job_key(me) in DOCTORS:
        t.marks[card] = SAFE | IDLE if t.pushed[me] else SAFE


async def take_up(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-JOB-2: one job. SL-JOB-3: a Grand prof was Prof until now."""
    if t.job[me] != NONE:
        await lose_job(t, me)
    t.job[me], t.hired[me] = card, t.turns
    t.free_house[me] = t.faces[card].key == "architecte"  # SL-POW-11
    if t.faces[card].key == "bandit":
        t.tainted[me] = True  # SL-DIST-1; SL-DIST-2: a Légion d'honneur laid before stays


async def lose_job(t: SmileLife, seat: Seat) -> None:
    """To the discard."""
    job = t.job[seat]
    await say_farewell(t, seat)
    lose(t, seat, job)
    end_job(t, seat)


async def say_farewell(t: SmileLife, seat: Seat) -> None:
    """What is to be done before the job goes."""
    job = t.job[seat]
    farewell = t.book.farewells.get(t.faces[job].key)
    if farewell is not None:
        await farewell(t, seat, job)


def end_job(t: SmileLife, seat: Seat) -> None:
    """It has gone. SL-STU-4, SL-SAL-2: studies and salaries stay."""
    prize = grand_prix_of(t, seat)
    if prize != NONE:
        t.marks[prize] |= TURNED  # SL-DIST-4
        t.tell("prize_turned", seat, prize)
    t.job[seat] = NONE
    t.pushed[seat] = t.free_house[seat] = False


async def drop_extra_card(t: SmileLife, seat: Seat, job: CardId) -> None:
    """SL-POW-15: under the job card; only if the hand is above 5."""
    if len(t.hands[seat]) > HAND:
        await drop(t, seat, job, t.one_of_each(t.hands[seat].cards))


async def drop(t: SmileLife, seat: Seat, job: CardId, cards: list[CardId]) -> None:
    card = await choose(t, seat, "drop", cards, job)
    to_discard(t, seat, card, t.hands[seat])
    t.tell("threw", seat, card)


async def resign(t: SmileLife, me: Seat) -> bool:
    """SL-RES-1: the turn is over. SL-RES-2: not for an intérimaire."""
    goes_on, job = t.has_trait(me, "interimaire"), t.job[me]
    await say_farewell(t, me)
    to_discard(t, me, job, t.laid[me])
    t.tell("resigned", me, job, t.cost(me, job))
    end_job(t, me)
    return not goes_on


# --- Powers used when the job is laid (SL-JOB-5) ----------------------------------------------


async def policier(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-POW-4."""
    for seat in t.others(me):
        if t.job_key(seat) in OUTLAWS and not t.marks[t.job[seat]] & FAST:
            await lose_job(t, seat)


async def medium(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-POW-5."""
    look_at_pile(t, me, FORESIGHT)


def look_at_pile(t: SmileLife, me: Seat, count: int) -> list[CardId]:
    """SL-PUB-2: what one sees is one's own; the others learn that one looked."""
    cards = t.settle(t.deck, count)
    for card in cards:
        t.show(card, t.deck, 1 << me)
    if cards:
        t.tell("saw_pile", me, cards)
    return cards


async def journaliste(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-POW-8."""
    for seat in t.others(me):
        for held in t.hands[seat].cards:
            t.show(held, t.hands[seat], 1 << me)
        t.tell("saw_hand", me, seat, sorted(t.hands[seat].cards))


async def chief(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-POW-9: a Troc, with one card set aside; the only card can't be."""
    hand = t.hands[me].cards
    aside = await choose(t, me, "aside", t.one_of_each(hand), card) if len(hand) > 1 else NONE
    await swap(t, me, card, [held for held in hand if held != aside], [PASS])


async def swap(t: SmileLife, me: Seat, card: CardId, mine: list[CardId], others: list[Option]) -> None:
    """SL-SP-8: each draws one random card of the other's hand; both are drawn before either is handed over."""
    partners: list[Option] = [seat for seat in t.others(me) if t.hands[seat].cards]
    if not mine or not partners:
        t.tell("no_effect", me, card)
        return
    target = await choose(t, me, "target", partners + others, card)
    if target is None:
        return
    seat = int(target)
    theirs = t.hands[seat].cards
    given, taken = mine[t.roll(len(mine))], theirs[t.roll(len(theirs))]
    t.move(given, t.hands[me], t.hands[seat])
    t.move(taken, t.hands[seat], t.hands[me])
    t.tell("swapped", me, seat, given, taken)


async def chercheur(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-POW-14: the sixth card."""
    await draw(t, me)


async def astronaute(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-POW-19: not a job."""
    cards = [found for found in layable(t, me, t.discard) if t.faces[found].kind != "metier"]
    await retrieve(t, me, card, [*cards, PASS])


async def retrieve(t: SmileLife, me: Seat, card: CardId, options: list[Option]) -> None:
    """SL-SP-5: any card of the discard that can be played, played at once and paid for; one's own discards too."""
    if not options:
        t.tell("no_effect", me, card)
        return
    found = await choose(t, me, "retrieve", options, card)
    if found is not None:
        await lay(t, me, int(found), t.discard)
