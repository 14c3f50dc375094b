"""Apocalypse: acquisitions, weapons, attacks between players (AP-ACQ, AP-ARM).

What an acquisition costs: the events, since there is one that makes all of them free.
"""

from __future__ import annotations

from typing import Any, Final

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.questions import choose
from crise.games.apocalypse.leaving import arrive, depart, told_apart
from crise.games.apocalypse.legal import choosable, why_not_get
from crise.games.apocalypse.state import Apocalypse
from crise.games.apocalypse.survival import retaliates
from crise.games.smile_life import legal
from crise.games.smile_life.laying import FACE_UP
from crise.games.smile_life.state import FAST, TURNED, Book

USE: Final = "use"
WEAPONS: Final = (
    *("arbalete", "batte", "bazooka", "boomerang", "cocktail-molotov", "couteau", "grenade", "hache"),
    *("lance-pierre", "nunchaku", "pistolet", "poing-americain", "sabre-laser", "shuriken", "tronconneuse", "tank"),
)

# --- What makes a card free, or stronger ------------------------------------------------


def has_one_of(t: Apocalypse, seat: Seat, givers: frozenset[str]) -> bool:
    """One of these jobs or children."""
    if not givers:
        return False
    if t.job_key(seat) in givers:
        return True
    children = t.laid_of(seat, "enfant")
    return bool(children) and any(t.faces[child].key in givers for child in children)


# --- Power ------------------------------------------------------------------------------


def power(t: Apocalypse, owner: Seat, card: CardId) -> int:
    """AP-ARM-10: a boost replaces the power while its job or child is laid with the weapon's owner."""
    face = t.face(card)
    return face.boost if has_one_of(t, owner, face.boosted) else face.power


def weapons(t: Apocalypse, seat: Seat) -> list[CardId]:
    """Laid and unused; AP-ARM-2, AP-MON-16: the Tank too."""
    fit = t.laid_of(seat, "arme", TURNED) + t.laid_of(seat, "vehicule", TURNED)
    if not fit:
        return fit
    faces = t.all_faces()
    return [card for card in t.laid[seat].cards if card in fit and faces[card].power]


def defence(t: Apocalypse, seat: Seat) -> int:
    """AP-ARM-2: they add up, and are not turned for keeping an attacker off."""
    return sum([power(t, seat, card) for card in weapons(t, seat)])


# --- Attack -----------------------------------------------------------------------------


async def attack(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-ARM-3: a weapon attacks when it is laid, by whatever route, or is kept. AP-MODE-6: avancé only."""
    if not t.advanced:
        return  # AP-MODE-3
    targets: list[Option] = [seat for seat in t.others(me) if not why_not_attack(t, me, card, seat)]
    target = await choose(t, me, "attack", [PASS, *targets], card)
    if target is None:
        return
    victim = int(target)
    t.tell("attacked", me, card, victim)
    if await retaliates(t, victim, me):
        return
    t.marks[card] |= TURNED  # AP-ARM-4
    await steal(t, me, victim, await choose(t, me, "steal", loot(t, me, victim), victim))


def why_not_attack(t: Apocalypse, me: Seat, card: CardId, seat: Seat) -> str:
    if t.survivor(seat):
        return "AP-ARM-9"
    if power(t, me, card) <= defence(t, seat):
        return "AP-ARM-1"
    within_reach = any(not why_not_get(t, me, card, t.laid[seat]) for card in belongings(t, seat))
    return "" if within_reach else "AP-ARM-5"


def belongings(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-ARM-5: choosable. AP-ARM-8: special cards too, though they are turned."""
    return choosable(t, seat) + t.laid_of(seat, "speciale", FAST)


def loot(t: Apocalypse, me: Seat, seat: Seat) -> list[CardId]:
    """AP-ARM-5: what the thief could lay."""
    return told_apart(t, [card for card in belongings(t, seat) if not why_not_get(t, me, card, t.laid[seat])])


def why_not_option(t: Apocalypse, me: Seat, option: Any) -> str:
    return why_not_attack(t, me, t.playing, option) if option in t.others(me) else "AP-ARM-3"


async def steal(t: Apocalypse, me: Seat, victim: Seat, card: CardId) -> None:
    """AP-ARM-4, AP-ARM-6: nothing is paid. AP-ARM-7: a stolen weapon does not attack. AP-ARM-8: effects again."""
    await depart(t, victim, [card], t.laid[me])
    t.tell("stole", me, card, victim, t.brought(me, card), t.cost(victim, card))
    if not t.face(card).power and await uses_again(t, me, card):
        await arrive(t, me, card)


async def uses_again(t: Apocalypse, me: Seat, card: CardId) -> bool:
    """AP-ARM-8: it may. Jobs and animals ask when they act; a special card that is left lies turned (SL-SP-11)."""
    face = t.faces[card]
    if face.kind != "speciale" or face.key in FACE_UP or face.key not in t.book.effects:
        return True
    if await choose(t, me, "reuse", [USE, PASS], card) == USE:
        return True
    t.marks[card] |= TURNED
    return False


# --- For the rulebook -------------------------------------------------------------------


def pages(book: Book) -> Book:
    return book.extended(
        may_lay=dict.fromkeys(("arme", "vehicule", "survie"), legal.purchase),  # AP-ACQ-1
        effects=dict.fromkeys(WEAPONS, attack),
        why_not={"attack": why_not_option, "steal": "AP-ARM-5", "reuse": "AP-ARM-8"},
    )
