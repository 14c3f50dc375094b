"""Apocalypse: the five crises: what they do on arrival, forbid while they last, and do at their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.pile import Pile
from crise.engine.questions import choose, choose_openly, choose_sealed
from crise.games.apocalypse.fleaux import (
    VIRUS,
    catches,
    from_holder,
    quarantine,
    rage,
    refill_all,
    uncover,
)
from crise.games.apocalypse.state import (
    ALIMENTAIRE,
    ECOLOGIQUE,
    ECONOMIQUE,
    POLITIQUE,
    SANITAIRE,
    Apocalypse,
    Effect,
    Plague,
    Spares,
    scourges,
)
from crise.games.smile_life.jobs import lose_job
from crise.games.smile_life.laying import lose, to_discard
from crise.games.smile_life.state import FAST, NONE, TURNED, Ban, Book

OUTBREAK: Final = 3  # AP-ANI-6: rounds

# --- What they forbid --------------------------------------------------------------------------


def bans(t: Apocalypse, me: Seat) -> list[Ban]:
    """AP-MODE-5: a card is laid only if each of them allows it. AP-CRI-12, AP-JOB-9: who is protected now plays on.
    AP-JOB-2 says more of a Dictateur than they do."""
    if not t.plagues or t.survivor(me):
        return []
    forbids = scourges(t).forbids
    found: list[Any] = [forbids[plague.key] for plague in t.plagues if plague.key in forbids]
    if found:
        found.insert(0, no_dictateur)
    return found


def no_dictateur(t: Apocalypse, me: Seat, card: CardId, source: Pile) -> str:
    """AP-JOB-2: a Dictateur comes only in a Crise politique."""
    return "AP-JOB-2" if t.faces[card].key == "dictateur" and not t.in_force(POLITIQUE) else ""


def without_studies(below: Callable[[Apocalypse, Seat, CardId], str]) -> Callable[[Apocalypse, Seat, CardId], str]:
    def pushed(t: Apocalypse, me: Seat, card: CardId) -> str:
        """AP-JOB-2: a Dictateur comes only in a Crise politique."""
        if t.faces[card].key == "dictateur" and not t.in_force(POLITIQUE):
            return "AP-JOB-2"
        return below(t, me, card)

    return pushed


def no_hungry_child(t: Apocalypse, me: Seat, card: CardId, source: Pile) -> str:
    """AP-ALI-7, AP-ALI-8."""
    hungry = t.faces[card].kind == "enfant" and not t.owns(me, "potager") and not food(t, me)
    return "AP-ALI-7" if hungry else ""


def no_salary(t: Apocalypse, me: Seat, card: CardId, source: Pile) -> str:
    """AP-ECN-1; AP-ECN-2: the Croque-mort may; AP-ECN-3: a Coffre-fort does not let one. AP-ECN-4: all else may be."""
    banned = t.faces[card].kind == "salaire" and t.job_key(me) != "croque-mort"
    return "AP-ECN-1" if banned else ""


def no_job(t: Apocalypse, me: Seat, card: CardId, source: Pile) -> str:
    """AP-POL-3; AP-JOB-2: but the Dictateur."""
    return "AP-POL-3" if t.faces[card].kind == "metier" and t.faces[card].key != "dictateur" else ""


def nothing_laid(t: Apocalypse, me: Seat, card: CardId, source: Pile) -> str:
    """AP-CRI-6: only a malus; AP-SAN-7: the Croque-mort's salaries; AP-SAN-8: not with a Masque à gaz."""
    kind = t.faces[card].kind
    if kind == "malus" or (kind == "salaire" and t.job_key(me) == "croque-mort") or t.masked(me):
        return ""
    if source is t.discard:
        return "AP-SAN-5"
    return "AP-SAN-6" if kind in ("speciale", "cataclysme") else "AP-CRI-6"


def may_bet(below: Spares) -> Spares:
    def why_not(t: Apocalypse, me: Seat) -> str:
        """AP-SAN-6, AP-INO-6. AP-ECN-4: nothing else keeps one from playing at the casino."""
        if t.flood:
            return "AP-INO-6"
        return "AP-SAN-6" if t.plagues and catches(t, me) else below(t, me)

    return why_not


# --- Crise alimentaire -----------------------------------------------------------------------------


async def alimentaire(t: Apocalypse, plague: Plague) -> None:
    """AP-CRI-2: on arrival, and only then. AP-ALI-4: first everybody feeds his own; AP-ALI-5: then they are given."""
    unfed: dict[Seat, list[CardId]] = {}
    for seat in from_holder(t, plague):
        unfed[seat] = await feed_own(t, seat)
    for seat, children in unfed.items():
        while children:
            await give_away(t, seat, await next_child(t, seat, children))
    await break_out(t)


def food(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-ALI-1, AP-ALI-3: a Ration, any animal that is not turned; AP-ANI-2: the Pangolin only in avancé. AP-ANI-7."""
    return [
        card
        for card in t.laid_of(seat, "animal", TURNED) + t.laid_of(seat, "survie", TURNED)
        if (t.faces[card].kind == "animal" and (t.advanced or t.faces[card].key != "pangolin"))
        or t.faces[card].key == "ration"
    ]


def must_eat(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-ANI-5: never the Pangolin."""
    return [card for card in food(t, seat) if t.faces[card].key != "pangolin"]


async def feed_own(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-ALI-4: a child that can be fed must be. AP-ALI-9: not one in the Bunker, nor the Survivaliste's. Who is left
    unfed."""
    children = t.laid_of(seat, "enfant", FAST)
    if t.survivor(seat) or not children:
        return []
    if t.owns(seat, "potager"):
        t.tell("fed_all", seat)  # AP-ALI-2
        return []
    while children and food(t, seat):
        meals = len(must_eat(t, seat))
        optional: list[Option] = [] if meals else [PASS]
        enough = meals >= len(children)  # which child comes first makes no difference then
        child = children.pop(0) if enough else await next_child(t, seat, children)
        eaten = await choose(t, seat, "feed", [*t.one_of_each(food(t, seat)), *optional], child)
        if eaten is None:
            return [child, *children]
        eat(t, seat, int(eaten), child)
    return children


async def next_child(t: Apocalypse, seat: Seat, children: list[CardId]) -> CardId:
    """The owner chooses; the child is taken off the list."""
    child = await choose(t, seat, "hungry", children[:])
    children.remove(child)
    return child


def eat(t: Apocalypse, seat: Seat, meal: CardId, child: CardId) -> None:
    """AP-FACE-1, AP-ALI-3: turned, and it still scores."""
    t.marks[meal] |= TURNED
    t.tell("fed", seat, meal, child)
    if t.faces[meal].key == "pangolin":
        t.poisoned = True


async def give_away(t: Apocalypse, seat: Seat, child: CardId) -> None:
    """AP-ALI-5: to somebody who can feed it, and does so at once. AP-ALI-6: nobody can."""
    able = [other for other in t.others(seat) if t.owns(other, "potager") or must_eat(t, other)]
    if not able:
        lose(t, seat, child)
        return
    receiver = await choose(t, seat, "adopt", able, child)
    t.move(child, t.laid[seat], t.laid[receiver])
    t.tell("adopted", seat, child, receiver, t.brought(receiver, child))
    if t.owns(receiver, "potager"):
        t.tell("fed_all", receiver)
    else:
        meals = food(t, receiver)
        eat(t, receiver, await choose(t, receiver, "feed", t.one_of_each(meals), child), child)


def child(below: Effect) -> Effect:
    async def fed_child(t: Apocalypse, me: Seat, card: CardId) -> None:
        """AP-ALI-7, AP-ALI-8: however it comes, it is fed as it is laid."""
        await below(t, me, card)
        if t.in_force(ALIMENTAIRE) and not t.survivor(me) and not t.owns(me, "potager"):
            eat(t, me, await choose(t, me, "feed", t.one_of_each(food(t, me)), card), card)
            if not t.lifted.cards:  # AP-ANI-6: or else a Séisme is still dealing
                await break_out(t)

    return fed_child


async def goes_unfed(t: Apocalypse, seat: Seat, card: CardId) -> bool:
    """AP-ANI-5: whom a child is dealt to, and who has a Pangolin only, need not feed it: then he can't have it."""
    if t.faces[card].kind != "enfant" or not t.in_force(ALIMENTAIRE) or t.survivor(seat) or t.owns(seat, "potager"):
        return False
    if must_eat(t, seat):
        return False
    return await choose(t, seat, "feed", [*t.one_of_each(food(t, seat)), PASS], card) is None


async def break_out(t: Apocalypse) -> None:
    """AP-ANI-5, AP-ANI-6: when feeding is over, for a Pangolin; without a card. One in force already: nothing more."""
    if t.poisoned and not t.in_force(SANITAIRE):
        await rage(t, SANITAIRE, NONE, OUTBREAK)
    t.poisoned = False


# --- Crise écologique ------------------------------------------------------------------------------


async def ecologique(t: Apocalypse, plague: Plague) -> None:
    """AP-CRI-3: all but one card of one's choice, sealed; AP-ECL-7: not the Survivaliste."""
    seats = [seat for seat in from_holder(t, plague) if len(t.hands[seat]) > 1 and not t.survivor(seat)]
    if seats:
        # Who holds the Virus is asked too: another hand would have a choice.
        kept = await choose_sealed(t, "keep_card", {seat: keepable(t, seat) for seat in seats}, openly=True)
        for seat in seats:
            throw_all_but(t, seat, kept[seat])


def keepable(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-ECL-3: whoever holds the Virus keeps it. AP-ECL-4: so he plays what he draws: the Virus can't be thrown.
    AP-SUR-4: but with a Masque à gaz."""
    hand = t.hands[seat].cards
    if t.owns(seat, "masque-a-gaz"):
        return t.one_of_each(hand)
    return [card for card in hand if t.faces[card].key == VIRUS] or t.one_of_each(hand)


def why_not_keep(t: Apocalypse, seat: Seat, option: Option) -> str:
    return "AP-ECL-3" if option in t.hands[seat].cards else "AP-CRI-3"


def throw_all_but(t: Apocalypse, seat: Seat, kept: CardId) -> None:
    """AP-FLE-12: to the discard, in the order drawn."""
    lost = [card for card in t.hands[seat].cards if card != kept]
    for card in lost:
        to_discard(t, seat, card, t.hands[seat])
    t.tell("threw_hand", seat, lost)


async def lose_survivor(t: Apocalypse, seat: Seat, job: CardId) -> None:
    """AP-ECL-7: the job is lost during it: down to one card at once."""
    if t.in_force(ECOLOGIQUE) and len(t.hands[seat]) > 1:
        throw_all_but(t, seat, await choose_openly(t, seat, "keep_card", keepable(t, seat)))


async def cut_hands(t: Apocalypse) -> None:
    """AP-ECL-1: whoever is handed more, by a Tornade from a Survivaliste, keeps one card."""
    if t.plagues and t.in_force(ECOLOGIQUE):
        for seat in t.from_turn():
            if len(t.hands[seat]) > 1 and not t.survivor(seat):
                throw_all_but(t, seat, await choose_openly(t, seat, "keep_card", keepable(t, seat)))


async def end_ecologique(t: Apocalypse, plague: Plague) -> None:
    """AP-ECL-2. AP-ECL-6: until then all refills go up to one (fleaux.hand_size)."""
    await refill_all(t)


# --- Crise économique ------------------------------------------------------------------------------


async def economique(t: Apocalypse, plague: Plague) -> None:
    """AP-CRI-4: all salaries not invested. AP-ECN-3, AP-ECN-7: Coffre-fort, Survivaliste. AP-ECN-5, AP-ECN-6: a bet is
    laid by nobody, a Héritage is no salary."""
    for seat in from_holder(t, plague):
        if not t.survivor(seat) and not t.owns(seat, "coffre-fort"):
            for card in t.laid_of(seat, "salaire", TURNED | FAST):
                lose(t, seat, card)


# --- Crise politique -------------------------------------------------------------------------------


async def politique(t: Apocalypse, plague: Plague) -> None:
    """AP-CRI-5: all jobs, but the Survivaliste. AP-POL-1: then the pile is turned over."""
    for seat in from_holder(t, plague):
        if t.job[seat] != NONE and not t.survivor(seat) and not t.marks[t.job[seat]] & FAST:
            await lose_job(t, seat)
    t.deck.turn_over()
    t.face_up = True
    uncover(t)


async def end_politique(t: Apocalypse, plague: Plague) -> None:
    """AP-POL-5."""
    t.deck.turn_over()
    t.face_up = False
    t.tell("turned_back")


# --- Crise sanitaire -------------------------------------------------------------------------------


async def sanitaire(t: Apocalypse, plague: Plague) -> None:
    """AP-SAN-1: everybody shows his hand; AP-SAN-2: the Virus is laid and replaced. AP-SAN-8: not the protected."""
    for seat in from_holder(t, plague):
        if catches(t, seat) and t.hands[seat].cards:
            for card in t.hands[seat].cards:
                t.show(card, t.hands[seat], t.everybody)
            t.tell("showed", seat, sorted(t.hands[seat].cards))
    await quarantine(t)


# --- What is looked up -----------------------------------------------------------------------------

FORBIDS: Final[dict[str, Any]] = {
    ALIMENTAIRE: no_hungry_child,
    ECONOMIQUE: no_salary,
    POLITIQUE: no_job,
    SANITAIRE: nothing_laid,
}
BEGINS: Final[dict[str, Any]] = {
    ALIMENTAIRE: alimentaire,
    ECOLOGIQUE: ecologique,
    ECONOMIQUE: economique,
    POLITIQUE: politique,
    SANITAIRE: sanitaire,
}
ENDS: Final[dict[str, Any]] = {ECOLOGIQUE: end_ecologique, POLITIQUE: end_politique}


def pages(book: Book) -> Book:
    return book.extended(
        bans=[bans],
        without_studies=without_studies(book.without_studies),
        may_bet=may_bet(book.may_bet),
        arrivals={"enfant": child(book.arrivals["enfant"])},
        farewells={"survivaliste": lose_survivor},
        why_not={"feed": "AP-ALI-4", "hungry": "AP-ALI-4", "adopt": "AP-ALI-5", "keep_card": why_not_keep},
    )
