"""Apocalypse: monsters, and how one stands up to what attacks (AP-MON, AP-NEG-1)."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.questions import choose
from crise.games.apocalypse.fleaux import retire
from crise.games.apocalypse.leaving import go_out, told_apart
from crise.games.apocalypse.legal import choosable
from crise.games.apocalypse.state import Apocalypse, Monster
from crise.games.apocalypse.survival import damage
from crise.games.apocalypse.weapons import defence, power, weapons
from crise.games.smile_life.state import FAST, NONE, TURNED, Book

FIGHT: Final = "fight"
STRIPPED: Final = "stripped"  # AP-MON-3
FLEE: Final = "flee"
SUFFER: Final = "suffer"
ALLY: Final = "ally"

# --- A turn with monsters -----------------------------------------------------------------


def waiting(t: Apocalypse, me: Seat) -> list[Monster]:
    """AP-MON-12: those that this one has not met yet."""
    return [monster for monster in t.monsters if not monster.met >> me & 1]


async def monsters_turn(t: Apocalypse, me: Seat) -> bool:
    """AP-MON-11: met on one's turn, without drawing; AP-MON-14: that is the whole turn, and served as a skipped one.
    AP-MON-15, AP-MON-20: what comes after a turn comes after this one too."""
    due = waiting(t, me)
    if not due:
        return False
    for monster in due:  # AP-MON-19: in the order drawn
        await meet(t, me, monster)
    if t.skips[me]:
        t.skips[me] -= 1
        t.tell("skips", me, t.skips[me])
    return True


async def appear(t: Apocalypse, card: CardId, drawer: Seat) -> None:
    """AP-MON-1, AP-MON-18: its drawer meets it at once, the others on their next turns. AP-FLE-8: before the first turn
    there is nothing to be had."""
    if t.opening:
        t.tell("gone", card, "early")
        retire(t, card)
        return
    monster = Monster(card, 0)
    t.monsters.append(monster)
    await meet(t, drawer, monster)


async def meet(t: Apocalypse, seat: Seat, monster: Monster) -> None:
    """AP-MON-12: when everybody has met it, it goes out."""
    monster.met |= 1 << seat
    t.tell("met", seat, monster.card, t.face(monster.card).power)
    outcome = await encounter(t, seat, monster.card)
    if not outcome and len(t.seats_of(monster.met)) == t.seats:
        outcome = "met"
    if outcome:
        if outcome == STRIPPED:
            t.tell("sated", seat, monster.card)
        elif outcome != FIGHT:  # that it was beaten has been told
            t.tell("gone", monster.card, outcome)
        t.monsters.remove(monster)
        retire(t, monster.card)


async def encounter(t: Apocalypse, seat: Seat, monster: CardId) -> str:
    """Why it goes out, if it does. AP-MON-17: the Survivaliste passes."""
    if t.survivor(seat):
        t.tell("unharmed", seat, monster)
        return ""
    had = len(t.laid[seat])
    outcome = await stand_up_to(t, seat, monster, t.face(monster).power, t.others(seat))
    stripped = outcome == SUFFER and len(t.laid[seat]) < had and not givable(t, seat)  # AP-MON-3, AP-MON-13
    return STRIPPED if stripped else FIGHT if outcome == FIGHT else ""


async def stand_up_to(t: Apocalypse, seat: Seat, enemy: CardId, strength: int, helpers: list[Seat]) -> str:
    """AP-MON-1: fight, flee or suffer, also by choice. A fight that fails leaves the two others."""
    options = [SUFFER]
    if vehicles(t, seat):
        options.insert(0, FLEE)
    if sum(defence(t, ally) for ally in [seat, *helpers]) >= strength:
        options.insert(0, FIGHT)
    outcome = await choose(t, seat, "face", options, enemy, strength)
    if outcome == FIGHT and not await fight(t, seat, enemy, strength, helpers):
        options.remove(FIGHT)
        outcome = await choose(t, seat, "face", options, enemy, strength)
    if outcome == FLEE:
        await flee(t, seat, enemy)
    if outcome == SUFFER:
        await suffer(t, seat, enemy, damage(t, seat, strength))
    return outcome


# --- Fight --------------------------------------------------------------------------------


async def fight(t: Apocalypse, seat: Seat, enemy: CardId, strength: int, helpers: list[Seat]) -> bool:
    """AP-MON-6, AP-MON-7: weapons are named one by one; if their powers are not enough, none is turned."""
    named: dict[CardId, int] = {}
    unasked = [ally for ally in helpers if weapons(t, ally)]
    while (due := strength - sum(named.values())) > 0:
        own: list[Option] = [card for card in weapons(t, seat) if card not in named]
        choice = await choose(t, seat, "weapon", [*own, *([ALLY] if unasked else []), PASS], enemy, due)
        if choice is None:
            t.tell("gave_up", seat, enemy)
            return False
        if isinstance(choice, int):
            named[choice] = power(t, seat, choice)
        else:
            await call_for_help(t, seat, enemy, unasked, named, strength)
    for card in named:
        t.marks[card] |= TURNED
    t.tell("beat", seat, enemy, list(named))
    return True


async def call_for_help(
    t: Apocalypse, seat: Seat, enemy: CardId, unasked: list[Seat], named: dict[CardId, int], strength: int
) -> None:
    """AP-MON-4, AP-NEG-1: one at a time, nobody twice; he names weapons of his, or refuses."""
    ally = await choose(t, seat, "ally", unasked[:], enemy)
    unasked.remove(ally)
    t.tell("called", seat, ally)
    helped = False
    while (due := strength - sum(named.values())) > 0:
        own: list[Option] = [card for card in weapons(t, ally) if card not in named]
        if not own:
            return
        choice = await choose(t, ally, "help", [*own, PASS], seat, enemy, due)
        if not isinstance(choice, int):
            if helped:
                t.tell("no_more_help", ally, seat)
            else:
                t.tell("no_help", ally, seat)
            return
        helped = True
        named[choice] = power(t, ally, choice)
        t.tell("helped", ally, choice, seat)


# --- Flee ---------------------------------------------------------------------------------


def vehicles(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-MON-5, AP-MON-16: unused ones, the Tank too. AP-MAL-4, AP-PEN-1: not without petrol."""
    dry = any(t.faces[card].key == "penurie-d-essence" for card in t.laid_of(seat, "malus"))
    return [] if dry else t.laid_of(seat, "vehicule", TURNED)


async def flee(t: Apocalypse, seat: Seat, enemy: CardId) -> None:
    """AP-MON-5: the vehicle is turned."""
    vehicle = await choose(t, seat, "vehicle", vehicles(t, seat), enemy)
    t.marks[vehicle] |= TURNED
    t.tell("fled", seat, enemy, vehicle)


# --- Suffer -------------------------------------------------------------------------------


async def suffer(t: Apocalypse, seat: Seat, enemy: CardId, loss: int) -> None:
    """AP-MON-2: laid cards of one's choice, worth the damage. AP-MON-9: named one by one until it is reached."""
    named: list[CardId] = []
    left, due = givable(t, seat, enemy), loss
    while due > 0:
        if sum(left.values()) <= due:
            named += left  # all of it: nothing to choose
            break
        card = await choose(t, seat, "sacrifice", told_apart(t, on_offer(t, seat, left, due)), enemy, due)
        named.append(card)
        due -= left.pop(card)
    if named:
        await go_out(t, seat, named)
    else:
        t.tell("lost_nothing", seat, enemy)  # AP-MON-13, AP-MON-21


def givable(t: Apocalypse, seat: Seat, enemy: CardId = NONE) -> dict[CardId, int]:
    """AP-MON-10: not turned; AP-BUN-4: nor in the Bunker; AP-MUT-2: nor what attacks. What they are worth, if anything:
    AP-MON-9: a Licorne at its present value."""
    faces, special = t.all_faces(), t.book.smiles
    worth = {
        card: special[faces[card].key](t, t.laid[seat].cards) if faces[card].key in special else faces[card].smiles
        for card in choosable(t, seat)
    }
    return {card: smiles for card, smiles in worth.items() if smiles and card != enemy}


def on_offer(t: Apocalypse, seat: Seat, left: dict[CardId, int], due: int) -> list[CardId]:
    """What may be named next, of cards and what they are worth. AP-MON-9: more than the damage only for want of the
    exact sum."""
    held = held_back(t, seat, left)
    free = [card for card in left if t.faces[card].kind not in held]
    if len([card for card in free if left[card] == 1]) >= due:  # most often: single smiles make up any rest
        return [card for card in free if left[card] <= due]
    alike = {(t.faces[card].kind, left[card]): card for card in free}  # there is one marriage and one job
    exact = {look: makes_up(t, seat, left, card, due) for look, card in alike.items()}
    return [card for card in free if exact[t.faces[card].kind, left[card]]] or free


def held_back(t: Apocalypse, seat: Seat, left: Container[CardId]) -> dict[str, CardId]:
    """AP-MON-8: the marriage before any flirt, the job before any study; one in the Bunker is not to be given."""
    before = (("flirt", t.marriage[seat]), ("etude", t.job[seat]))
    return {kind: card for kind, card in before if card in left}


def makes_up(t: Apocalypse, seat: Seat, left: dict[CardId, int], card: CardId, due: int) -> bool:
    """Can this card, with others that may then follow, be worth exactly so much?"""
    rest = due - left[card]
    if rest <= 0:
        return not rest
    after = {other: value for other, value in left.items() if other != card}
    return bool(sums(t, seat, after) >> rest & 1)


def sums(t: Apocalypse, seat: Seat, cards: dict[CardId, int]) -> int:
    """All that some of these cards may be worth together, as bits: with or without the marriage and the job, and what
    may follow only them."""
    faces, held = t.faces, held_back(t, seat, cards)
    last = held.values()
    found = reachable(1, [worth for card, worth in cards.items() if faces[card].kind not in held and card not in last])
    for kind, card in held.items():
        freed = [worth for other, worth in cards.items() if faces[other].kind == kind]
        found |= reachable(found << cards[card], freed)
    return found


def reachable(found: int, values: list[int]) -> int:
    """These sums, with or without each of these values."""
    for value in values:
        found |= found << value
    return found


# --- Why not? -----------------------------------------------------------------------------


def why_not_face(t: Apocalypse, seat: Seat, option: Any) -> str:
    if option != FLEE:
        return "AP-MON-6" if option == FIGHT else "AP-MON-1"
    return "AP-MAL-4" if t.laid_of(seat, "vehicule", TURNED) else "AP-MON-5"


def why_not_give(t: Apocalypse, seat: Seat, option: Any) -> str:
    if option not in t.laid[seat].cards:
        return "AP-MON-2"
    if t.marks[option] & (TURNED | FAST):
        return "AP-MON-10" if t.marks[option] & TURNED else "AP-BUN-4"
    return "AP-MON-8" if t.faces[option].kind in held_back(t, seat, givable(t, seat)) else "AP-MON-9"


# --- For the rulebook ---------------------------------------------------------------------

STRIKES: Final[dict[str, Any]] = {"monstre": appear}


def pages(book: Book) -> Book:
    return book.extended(
        why_not={
            "face": why_not_face,
            "weapon": "AP-MON-7",
            "ally": "AP-NEG-1",
            "help": "AP-NEG-1",
            "vehicle": "AP-MON-5",
            "sacrifice": why_not_give,
        }
    )
