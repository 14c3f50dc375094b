"""What things are worth in Apocalypse, in smiles: a card that is laid or lost, a blow, a plague."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from crise.engine.ask import CardId, Seat
from crise.games.apocalypse.animals import why_not_call, why_not_fetch
from crise.games.apocalypse.crises import food
from crise.games.apocalypse.legal import ACQUISITIONS, choosable
from crise.games.apocalypse.malus import irradiable, mutables
from crise.games.apocalypse.monsters import vehicles
from crise.games.apocalypse.state import (
    ALIMENTAIRE,
    ECOLOGIQUE,
    ECONOMIQUE,
    INVASION,
    LIQUIDATION,
    PLAGUES,
    POLITIQUE,
    PURGE,
    SANITAIRE,
    Apocalypse,
)
from crise.games.apocalypse.weapons import defence, loot, power, why_not_attack
from crise.games.smile_life import heuristic as base
from crise.games.smile_life.heuristic import (
    CHILDREN,
    HARMS,
    KEPT,
    LAID,
    PLAIN,
    POWERS,
    TURN,
    UNSURE,
    bought,
    harm,
    kept,
    laid,
    lost_job,
    shared,
    turns_left,
)
from crise.games.smile_life.state import FAST, NONE, TURNED

Cost: TypeAlias = Callable[[Apocalypse, Seat, Seat], float]

LEAD: Final = 0.1  # what it is worth, per smile that somebody has, that he is the one who suffers
NEAR: Final = 0.5  # what is no more than this apart is the same to `normal`
UNKNOWN: Final = 1.0  # what a card usually has, if one does not know it
MONSTERS: Final = 6  # in the box
TOSSED: Final = 2.5  # the strength of an animal that mutates, as a rule
GUARD: Final = 0.1  # what each point of a weapon is worth while monsters may come
ROOM: Final = 0.9  # what an unknown card of a hand may become
THROWN: Final = 4.0  # what a smile is worth that is thrown on the aliens: all other plans end if they win
EVERYTHING: Final = -1000.0  # nothing that is won makes up for it
ARMS: Final = ("arme", "vehicule")


def monsters_to_come(t: Apocalypse) -> float:
    return MONSTERS * len(t.deck.cards) / len(t.faces)


def knows(t: Apocalypse, me: Seat, card: CardId) -> bool:
    return bool(t.known[card] >> me & 1)


def average(values: list[float]) -> float:
    return sum(values, 0.0) / len(values) if values else 0.0


# --- What goes with a card that is lost ---------------------------------------------------------------


def loss(t: Apocalypse, seat: Seat, card: CardId) -> float:
    """What it costs the one before whom it lies: its smiles, and what it let him expect."""
    return smiles(t, seat, card) + beyond_smiles(t, seat, card)


def smiles(t: Apocalypse, seat: Seat, card: CardId) -> float:
    face, special = t.face(card), t.book.smiles
    return float(special[face.key](t, t.laid[seat].cards) if face.key in special else face.smiles)


def beyond_smiles(t: Apocalypse, seat: Seat, card: CardId) -> float:
    kind = t.faces[card].kind
    if card == t.job[seat]:
        return lost_job(t, seat) - 2.0 + POWERS.get(t.faces[card].key, 0.0)
    if card == t.marriage[seat]:
        return 2 * CHILDREN * turns_left(t) + (1.0 if t.adultery[seat] != NONE else 0.0)
    if kind in ARMS:
        return guard(t, seat, card)
    if kind == "etude":
        return 0.3 if t.job[seat] == NONE else 0.0
    return BEYOND.get(kind, 0.0)


BEYOND: Final = {"salaire": 0.1, "flirt": 0.1, "enfant": 0.1, "survie": 0.2, "animal": 0.05}


def guard(t: Apocalypse, seat: Seat, card: CardId) -> float:
    """What a weapon, or a vehicle to flee with, still saves."""
    help_to_flee = 1.0 if t.faces[card].kind == "vehicule" else 0.0
    return (GUARD * power(t, seat, card) + help_to_flee) * min(1.0, 0.3 * monsters_to_come(t))


# --- What it brings to lay a card ----------------------------------------------------------------------


def armed(t: Apocalypse, me: Seat, card: CardId) -> float:
    """What it guards against; and in avancé what it may take at once."""
    kept_back = bought(t, me, card) + guard(t, me, card)
    return max(kept_back, raid(t, me, card) - 0.02 * t.face(card).price) if t.advanced else kept_back


def raid(t: Apocalypse, me: Seat, card: CardId) -> float:
    """The best that an attack with this weapon may bring."""
    if not t.face(card).power:
        return 0.0
    fit = [seat for seat in t.others(me) if not why_not_attack(t, me, card, seat)]
    return max([attacked(t, me, seat) for seat in fit], default=0.0)


def attacked(t: Apocalypse, me: Seat, victim: Seat) -> float:
    """Who has a Menace nucléaire strikes back: all would be lost."""
    if t.owns(victim, "menace-nucleaire"):
        return EVERYTHING
    return max([plunder(t, me, victim, card) for card in loot(t, me, victim)], default=0.0)


def plunder(t: Apocalypse, me: Seat, victim: Seat, card: CardId) -> float:
    """A stolen weapon does not attack."""
    brings = 1.0 + guard(t, me, card) if t.faces[card].kind in ARMS else brought(t, me, card)
    return brings + shared(t, loss(t, victim, card))


def survival(t: Apocalypse, me: Seat, card: CardId) -> float:
    to_come = len(t.deck.cards) / len(t.faces)
    return bought(t, me, card) + SURVIVAL.get(t.faces[card].key, 0.3) * to_come


SURVIVAL: Final = {
    "bunker": 1.5,
    "coffre-fort": 1.0,
    "masque-a-gaz": 1.5,
    "menace-nucleaire": 0.5,
    "potager": 0.7,
    "radar": 1.0,
    "ration": 0.3,
    "trousse-de-secours": 1.5,
}


def vautour(t: Apocalypse, me: Seat, card: CardId) -> float:
    fit = [found for found in t.one_of_each(t.out.cards) if not why_not_fetch(t, me, found)]
    return max([brought(t, me, found) for found in fit if found != card], default=0.0)


def tortue(t: Apocalypse, me: Seat, card: CardId) -> float:
    return max([brought(t, me, found) for found in t.discard.cards if not why_not_call(t, me, found)], default=0.0)


def brought(t: Apocalypse, me: Seat, card: CardId) -> float:
    """A card that comes from elsewhere; what one would fetch that fetches another, nobody thinks through."""
    return TURN if t.faces[card].key in FETCHERS else laid(t, me, card)


FETCHERS: Final = ("vautour", "tortue", "etoile-filante", "astronaute")


def incendie(t: Apocalypse, me: Seat, card: CardId) -> float:
    """All hands for new ones: good for who has nothing in his."""
    held = [kept(t, me, other) for other in t.hands[me].cards if other != card]
    return 0.5 * (ROOM * len(held) - sum(held, 0.0)) - 0.3


def inondation(t: Apocalypse, me: Seat, card: CardId) -> float:
    """The first choice of all hands."""
    return TURN + 0.3 * t.seats


def seisme(t: Apocalypse, me: Seat, card: CardId) -> float:
    """The least of one's own for one card of all that are worth most."""
    own = min([loss(t, me, mine) for mine in choosable(t, me)], default=0.0)
    best = [max([loss(t, seat, other) for other in choosable(t, seat)], default=0.0) for seat in t.others(me)]
    swapped = 0.5 * average([min(value, 3.0) for value in best])
    return shared(t, sum(best, 0.0) / t.seats) + swapped - own / t.seats - 0.5


LAID.update(
    {
        "arme": armed,
        "vehicule": armed,
        "survie": survival,
        "vautour": vautour,
        "tortue": tortue,
        "incendie": incendie,
        "tornade": incendie,
        "inondation": inondation,
        "seisme": seisme,
    }
)
PLAIN.update(("arme", "vehicule", "survie", "cataclysme", *PLAGUES))
UNSURE.add("dictateur")
POWERS.update({"survivaliste": 1.0, "dictateur": 2.0, "hacker": 0.5, "ninja": 0.3, "croque-mort": 0.5})


def purchase_in_hand(t: Apocalypse, me: Seat, card: CardId) -> float:
    return base.keep_purchase(t, me, card)


def never(t: Apocalypse, me: Seat, card: CardId) -> float:
    """A Virus is a card less, until it costs three smiles."""
    return -1.0


KEPT.update(dict.fromkeys((*ARMS, "survie"), purchase_in_hand) | {"virus": never})

# --- What it costs to be hit ------------------------------------------------------------------------------


def bombed(t: Apocalypse, seat: Seat) -> float:
    return float(t.hit) * max([loss(t, seat, card) for card in choosable(t, seat)], default=0.0)


def mutated(t: Apocalypse, seat: Seat) -> float:
    return 1.0 + mauled(t, seat, TOSSED) if mutables(t, seat) else 0.0


def mauled(t: Apocalypse, seat: Seat, strength: float) -> float:
    """By something of this strength that he does not fight: as much as he has."""
    if t.owns(seat, "trousse-de-secours"):
        strength -= 1
    return max(0.0, min(strength, float(t.score(seat))))


def irradiated(t: Apocalypse, seat: Seat) -> float:
    return max([harm(t, seat, t.faces[card].key) for card in irradiable(t, seat)], default=0.0)


def grounded(t: Apocalypse, seat: Seat) -> float:
    return 0.2 + 0.5 * len(vehicles(t, seat))


HARMS.update(
    {
        "bombardement": bombed,
        "mutation-genetique": mutated,
        "nuage-radioactif": irradiated,
        "penurie-d-essence": grounded,
    }
)

# --- What a plague costs, by seat: as this one sees it, who knows no other hand ------------------------------


def hand_of(t: Apocalypse, me: Seat, seat: Seat) -> list[float]:
    """What each card of a hand is worth to who holds it."""
    cards = t.hands[seat].cards
    return [kept(t, me, card) for card in cards] if seat == me else [ROOM] * len(cards)


def starved(t: Apocalypse, me: Seat, seat: Seat) -> float:
    children = len(t.laid_of(seat, "enfant", FAST))
    fed = t.survivor(seat) or t.owns(seat, "potager")
    return 0.0 if fed else 2.0 * max(0, children - len(food(t, seat)))


def stripped_of_hand(t: Apocalypse, me: Seat, seat: Seat) -> float:
    held = [] if t.survivor(seat) else hand_of(t, me, seat)
    return 0.5 * (sum(held, 0.0) - max(held, default=0.0))


def ruined(t: Apocalypse, me: Seat, seat: Seat) -> float:
    if t.survivor(seat) or t.owns(seat, "coffre-fort"):
        return 0.0
    return 1.1 * len(t.laid_of(seat, "salaire", TURNED | FAST))


def unseated(t: Apocalypse, me: Seat, seat: Seat) -> float:
    job = t.job[seat]
    return 0.0 if job == NONE or t.survivor(seat) or t.marks[job] & FAST else lost_job(t, seat)


def confined(t: Apocalypse, me: Seat, seat: Seat) -> float:
    """Turns that bring nothing: who is ahead stays so."""
    return -LEAD * t.score(seat) + (0.0 if t.masked(seat) else 2 * TURN)


def doomed(t: Apocalypse, me: Seat, seat: Seat) -> float:
    return 0.5 * max([loss(t, seat, card) for card in choosable(t, seat)], default=0.0)


def short_of_bargains(t: Apocalypse, me: Seat, seat: Seat) -> float:
    """What there is to buy in a hand; in another, one card or so."""
    if seat != me:
        return -0.5
    return -0.5 * sum([t.faces[card].kind in ACQUISITIONS and t.face(card).price > 0 for card in t.hands[me].cards])


def purged(t: Apocalypse, me: Seat, seat: Seat) -> float:
    return average(hand_of(t, me, seat))


def invaded(t: Apocalypse, me: Seat, seat: Seat) -> float:
    """If it is lost, who is ahead has won: the others must not want it."""
    return -LEAD * t.score(seat)


COSTS: Final[dict[str, Cost]] = {
    ALIMENTAIRE: starved,
    ECOLOGIQUE: stripped_of_hand,
    ECONOMIQUE: ruined,
    POLITIQUE: unseated,
    SANITAIRE: confined,
    "armageddon": doomed,
    LIQUIDATION: short_of_bargains,
    PURGE: purged,
    INVASION: invaded,
}


def stricken(t: Apocalypse, me: Seat, seat: Seat, card: CardId) -> float:
    face = t.face(card)
    if face.kind == "monstre":
        return met(t, seat, face.power)
    return COSTS[face.key](t, me, seat) if face.key in COSTS else 0.0


def met(t: Apocalypse, seat: Seat, strength: float) -> float:
    """By a monster, with what one has against it."""
    if t.survivor(seat):
        return 0.0
    if vehicles(t, seat):
        return 0.3
    return GUARD * strength if defence(t, seat) >= strength else mauled(t, seat, strength)


def scourge(t: Apocalypse, me: Seat, card: CardId) -> float:
    """A plague for everybody: good for who suffers less than the others."""
    return average([stricken(t, me, seat, card) for seat in t.others(me)]) - stricken(t, me, me, card)
