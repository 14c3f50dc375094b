"""Apocalypse: the Purge: a card of somebody's hand, laid at once, whatever it is."""

from __future__ import annotations

from typing import Any, Final

from crise.engine.ask import CardId, Seat
from crise.engine.questions import choose
from crise.games.apocalypse.fleaux import VIRUS, refill_all
from crise.games.apocalypse.state import INVASION, PURGE, Apocalypse, Plague, scourges
from crise.games.smile_life.laying import take_effect, to_discard
from crise.games.smile_life.legal import LAUREATES, grand_prix_of
from crise.games.smile_life.state import NONE, TURNED, Book


def rules_the_turn(t: Apocalypse) -> bool:
    """AP-INV-9: not during an Invasion. AP-INO-5: nor while the middle is the only pile."""
    return t.in_force(PURGE) and not t.in_force(INVASION) and not t.flood


async def rob(t: Apocalypse, me: Seat) -> bool:
    """AP-EV-3: a random card of the hand of another player. AP-PUR-2: nobody has any: the turn passes. AP-PUR-10."""
    t.limit = len(t.hands[me])  # AP-PUR-9: whatever happens, nobody refills before the end
    victims = [seat for seat in t.others(me) if t.hands[seat].cards]
    if not victims:
        t.tell("nobody_to_rob", me)
        return True
    victim = await choose(t, me, "rob", victims)
    hand = t.hands[victim].cards
    card = hand[t.roll(len(hand))]
    t.move(card, t.hands[victim], t.lifted)
    t.tell("robbed", me, victim, card)
    await lay_anyhow(t, me, victim, card)
    return True


async def lay_anyhow(t: Apocalypse, me: Seat, victim: Seat, card: CardId) -> None:
    """AP-PUR-3: without any condition. AP-PUR-5: a malus is inflicted on the taker."""
    if is_useless(t, me, card):
        to_discard(t, victim, card, t.lifted)
        t.tell("useless", me, card)
    elif t.faces[card].key in t.book.may_suffer:
        t.move(card, t.lifted, t.laid[me])
        t.marks[card] = TURNED  # SL-MA-10
        t.tell("backfired", me, card)
        await t.book.malus[t.faces[card].key](t, victim, me, card)  # AP-PUR-8
    else:
        t.move(card, t.lifted, t.laid[me])
        t.tell("laid", me, card, t.brought(me, card))
        await give_effect(t, me, card)


def is_useless(t: Apocalypse, me: Seat, card: CardId) -> bool:
    """AP-PUR-6, AP-PUR-7; AP-PUR-5: a malus that he can't suffer."""
    face = t.faces[card]
    if face.key in (VIRUS, "inondation"):
        return True
    if face.key == "attentat":
        return bool(t.book.may_lay["attentat"](t, me, card, t.lifted))  # AP-PUR-8
    if face.key in t.book.may_suffer:
        return bool(t.book.may_suffer[face.key](t, me))
    if face.kind == "mariage":
        return t.marriage[me] != NONE
    return face.kind == "adultere" and (t.marriage[me] == NONE or t.adultery[me] != NONE)


async def give_effect(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-PUR-3: effects that ask for what one has not do nothing: a child is not fed, a prize without its job is
    turned. AP-PUR-4: a job replaces one's job. AP-PUR-8: the taker is not the author of an Attentat."""
    key, kind = t.faces[card].key, t.faces[card].kind
    t.playing = card
    if kind == "enfant":
        await scourges(t).unfed(t, me, card)
    elif key == "grand-prix":
        t.marks[card] |= 0 if is_first_prize(t, me, card) else TURNED
    else:
        tainted = t.tainted[me]
        await take_effect(t, me, card)
        if key == "attentat":
            t.tainted[me] = tainted


def is_first_prize(t: Apocalypse, me: Seat, card: CardId) -> bool:
    return t.job_key(me) in LAUREATES and grand_prix_of(t, me) == card


async def end_purge(t: Apocalypse, plague: Plague) -> None:
    """AP-PUR-9."""
    t.limit = NONE
    await refill_all(t)


ENDS: Final[dict[str, Any]] = {PURGE: end_purge}


def pages(book: Book) -> Book:
    return book.extended(
        openings={"rob": rob},
        why_not={"rob": "AP-PUR-2"},
    )
