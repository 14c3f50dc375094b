"""Apocalypse as a bot sees it: Smile Life, and what its plagues, monsters and weapons ask besides. All is counted in
smiles, as there: what a card brings to who lays it (`laid`), and what goes with one that is lost (`loss`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crise.bots.heuristic import SILLY, Heuristic, Rated, of_numbers
from crise.engine.ask import PASS, CardId, Option, Seat
from crise.games.apocalypse.animals import why_not_call, why_not_fetch
from crise.games.apocalypse.crises import food
from crise.games.apocalypse.invasion import RESTART, STOP
from crise.games.apocalypse.jobs import ACCEPT, SENTENCE
from crise.games.apocalypse.legal import ACQUISITIONS, choosable
from crise.games.apocalypse.malus import irradiable, mutables
from crise.games.apocalypse.monsters import ALLY, FIGHT, FLEE, SUFFER, vehicles
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
from crise.games.apocalypse.weapons import USE, defence, loot, power, why_not_attack
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
    keep,
    kept,
    laid,
    lost_job,
    shared,
    turns_left,
    worth,
)
from crise.games.smile_life.legal import layable
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
ARMS: Final = ("arme", "vehicule")


def monsters_to_come(t: Apocalypse) -> float:
    return MONSTERS * len(t.deck.cards) / len(t.faces)


def knows(t: Apocalypse, me: Seat, card: CardId) -> bool:
    return bool(t.known[card] >> me & 1)


def average(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


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
        return SILLY
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
    return 0.5 * (ROOM * len(held) - sum(held)) - 0.3


def inondation(t: Apocalypse, me: Seat, card: CardId) -> float:
    """The first choice of all hands."""
    return TURN + 0.3 * t.seats


def seisme(t: Apocalypse, me: Seat, card: CardId) -> float:
    """The least of one's own for one card of all that are worth most."""
    own = min([loss(t, me, mine) for mine in choosable(t, me)], default=0.0)
    best = [max([loss(t, seat, other) for other in choosable(t, seat)], default=0.0) for seat in t.others(me)]
    return shared(t, sum(best) / t.seats) + 0.5 * average([min(value, 3.0) for value in best]) - own / t.seats - 0.5


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
    return 0.5 * (sum(held) - max(held, default=0.0))


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


# --- Beginning and playing a turn ------------------------------------------------------------------------------


def begin(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return with_prison(t, me, options, [opening(t, me, word) for word in options])


def opening(t: Apocalypse, me: Seat, word: Option) -> float:
    if word == "draw":
        return drawn(t, me)
    if word == "draw_hidden":
        return base.opening(t, me, "draw")
    if word == "rob":
        return TURN
    if word == "fish":
        return max([caught(t, me, card) for card in t.one_of_each(t.middle.cards)], default=0.0)
    return base.opening(t, me, word)


def drawn(t: Apocalypse, me: Seat) -> float:
    """What one has to play; or what comes, if one knows it."""
    usual, deck = base.opening(t, me, "draw"), t.deck
    if not deck.fixed_top or not knows(t, me, deck.cards[-1]):
        return usual
    top = deck.cards[-1]
    if t.faces[top].kind in PLAGUES:
        return scourge(t, me, top)  # and the turn is over
    return max(usual, 0.5 * (usual + laid(t, me, top))) if top in layable(t, me, deck) else usual - 0.3


def with_prison(t: Apocalypse, me: Seat, options: list[Any], rates: list[float]) -> list[float]:
    """A Dictateur goes on with his turn: at once is best, he may lose his power."""
    if "imprison" not in options:
        return rates
    best = max([rate for word, rate in zip(options, rates, strict=True) if word != "imprison"], default=0.0)
    return [
        best + shared(t, jailed(t, me)) if word == "imprison" else rate
        for word, rate in zip(options, rates, strict=True)
    ]


def jailed(t: Apocalypse, me: Seat) -> float:
    return TURN * min(SENTENCE, turns_left(t))


def play(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return with_prison(t, me, options, base.play(t, me, options, about))


def more(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return with_prison(t, me, options, base.more(t, me, options, about))


# --- Plagues ------------------------------------------------------------------------------------------------------


def starting(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Nothing lies there yet: monsters and crises find nothing. A lost Invasion would end it all."""
    return [0.0 if t.faces[card].key == INVASION else 1.0 for card in options]


def feed(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """What is eaten still scores. A child that goes does not; and with a Pangolin everybody falls ill."""
    rates = []
    for meal in options:
        if not isinstance(meal, int):
            rates.append(-2.0)
        elif t.faces[meal].key == "pangolin":
            rates.append(-0.6)
        else:
            rates.append(0.6 if t.faces[meal].kind == "survie" else 0.0)
    return rates


def hurl(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """All that it takes; of as many smiles, what is of least use."""
    left = t.goal - t.thrown_smiles()
    return [THROWN * min(t.face(card).smiles, left) - kept(t, me, card) for card in options]


def fish(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [caught(t, me, card) for card in options]


def caught(t: Apocalypse, me: Seat, card: CardId) -> float:
    """Laid if it can be; or else it is only taken from the others."""
    face = t.faces[card]
    if face.key == "virus":
        return never(t, me, card)
    if face.kind == "malus" or base_forbids(t, me, card):
        return 0.1 * t.face(card).smiles
    return laid(t, me, card)


def base_forbids(t: Apocalypse, me: Seat, card: CardId) -> bool:
    return card not in layable(t, me, t.middle)


def doom(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """What costs the left neighbour most."""
    victim = t.others(me)[0]
    return [loss(t, victim, card) for card in options]


def rob(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Who is ahead, and whose hand one knows to be good."""
    return [LEAD * t.score(seat) + average([robbed(t, me, card) for card in t.hands[seat].cards]) for seat in options]


def robbed(t: Apocalypse, me: Seat, card: CardId) -> float:
    """It is laid whatever it is; a malus strikes its taker."""
    if not knows(t, me, card):
        return UNKNOWN
    face = t.face(card)
    return -harm(t, me, face.key) if face.kind == "malus" else float(face.smiles)


def restart(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Only winners are asked: they have won. But where all are equal, or several have nothing, nobody has."""
    smiles = [t.score(seat) for seat in range(t.seats)]
    equal = smiles.count(max(smiles))
    again = 1.0 if equal == t.seats or (equal > 1 and max(smiles) <= 0) else -1.0
    return [{STOP: -again, RESTART: again}.get(option, 0.0) for option in options]


# --- Monsters -------------------------------------------------------------------------------------------------------


def face(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    enemy = t.face(about[0])
    strength = float(enemy.power) or TOSSED
    lost = mauled(t, me, strength)
    alone = defence(t, me) >= strength
    worths = {
        FIGHT: -GUARD * strength if alone else -0.6 * lost,
        FLEE: -0.3,
        SUFFER: -1.1 * lost - 0.1,
    }
    return [worths.get(word, -0.9 * lost) for word in options]


def weapon(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """One that is enough and no more, or else the strongest; who has not enough asks for help first."""
    powers = {card: power(t, me, card) for card in options if isinstance(card, int)}
    due = about[1]
    enough = sum(powers.values()) >= due
    rates = []
    for option in options:
        if isinstance(option, int):
            strong = powers[option]
            rates.append((8.0 - strong + due if strong >= due else float(strong)) if enough else 0.3)
        elif option == ALLY:
            rates.append(-1.0 if enough else 1.0)
        else:
            rates.append(0.1 if option is PASS and not enough else -2.0)
    return rates


def ally(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Who will meet it too, and has weapons."""
    return [defence(t, seat) * (1.0 if must_meet(t, seat, about[0]) else 0.2) for seat in options]


def must_meet(t: Apocalypse, seat: Seat, monster: CardId) -> bool:
    met = [one.met >> seat & 1 for one in t.monsters if one.card == monster]
    return not t.survivor(seat) and bool(met) and not met[0]


def help(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """To be spared the same monster oneself; but the fighter is spared too, and the weapon is used up."""
    fighter, monster = about[0], about[1]
    strength = float(t.face(monster).power)
    saved = met(t, me, strength) if must_meet(t, me, monster) else 0.0
    gained = saved - shared(t, mauled(t, fighter, strength))
    return [gained - GUARD * power(t, me, card) if isinstance(card, int) else 0.0 for card in options]


def vehicle(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The one that is worth least in a fight."""
    return [-float(power(t, me, card)) for card in options]


def sacrifice(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """So many smiles must go: those with which nothing else goes, and no more than needed."""
    due = about[1]
    return [-2.0 * beyond_smiles(t, me, card) - max(0.0, smiles(t, me, card) - due) for card in options]


# --- Attacks ----------------------------------------------------------------------------------------------------------


def attack(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Rather than to keep the weapon for a monster."""
    kept_back = guard(t, me, about[0])
    return [
        attacked(t, me, seat) + LEAD * t.score(seat) if isinstance(seat, int) and seat != me else kept_back
        for seat in options
    ]


def steal(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [plunder(t, me, about[0], card) for card in options]


def retaliate(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """All that the attacker has."""
    return [0.5 + shared(t, float(t.score(about[0]))) if isinstance(card, int) else 0.0 for card in options]


def reuse(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [laid(t, me, about[0]) + 0.1 if word == USE else 0.0 for word in options]


# --- What cards ask ---------------------------------------------------------------------------------------------------


def shelter(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [loss(t, me, card) for card in options]


def least(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """What one can best do without."""
    return [-loss(t, me, card) for card in options]


def fetch(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [0.1 + brought(t, me, card) if isinstance(card, int) else 0.0 for card in options]


def of_victim(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """What costs him most."""
    return [loss(t, about[0], card) for card in options]


def shake(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Of one's own the least, of the others the most."""
    return least(t, me, options, about) if about[0] == me else of_victim(t, me, options, about)


def again(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The malus that costs him most."""
    return [harm(t, about[0], t.faces[card].key) for card in options]


def contaminate(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """To be rid of it, and a card of his for it."""
    return [2.0 if isinstance(card, int) else 0.0 for card in options]


def adopt(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Who is behind."""
    return [-LEAD * t.score(seat) for seat in options]


def prisoner(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Who is ahead, and not in prison yet."""
    return [LEAD * t.score(seat) - 0.2 * t.skips[seat] for seat in options]


def offer(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """A Dictateur who takes it may come again: so it is worth half of what prison costs."""
    rates = []
    for card in options:
        if not isinstance(card, int):
            rates.append(-0.5 * jailed(t, me))
        elif card in t.laid[me].cards:
            rates.append(-loss(t, me, card) - shared(t, 1.0))
        else:
            rates.append(-1.5 * kept(t, me, card))
    return rates


def trade(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """A salary for nothing, or a card for one that is worth less, and the power is kept; or else somebody sits."""
    prison = shared(t, jailed(t, me))
    offered = kept(t, me, about[1]) + 0.7 * prison
    rates = {ACCEPT: 1.0 + shared(t, 1.0) + 0.7 * prison, PASS: prison}
    return [offered - kept(t, me, option) if isinstance(option, int) else rates.get(option, 0.0) for option in options]


def relaunch(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Whatever the others suffer more from."""
    return [scourge(t, me, card) if isinstance(card, int) else 0.0 for card in options]


RATES: Final[dict[str, Rated]] = base.RATES | {
    "begin": begin,
    "play": play,
    "more": more,
    "starting": of_numbers(starting),
    "feed": feed,
    "keep_card": of_numbers(keep),
    "hurl": of_numbers(hurl),
    "fish": of_numbers(fish),
    "hungry": of_numbers(shelter),
    "doom": of_numbers(doom),
    "vehicle": of_numbers(vehicle),
    "again": of_numbers(again),
    "contaminate": contaminate,
    "trade": trade,
    "relaunch": relaunch,
    "ally": of_numbers(ally),
    "restart": restart,
    "weapon": weapon,
    "help": help,
    "sacrifice": of_numbers(sacrifice),
    "steal": of_numbers(steal),
    "retaliate": retaliate,
    "shelter": of_numbers(shelter),
    "fetch": fetch,
    "aim": of_numbers(of_victim),
    "mutant": of_numbers(of_victim),
    "pick": of_numbers(keep),
    "offer": offer,
    "shake": of_numbers(shake),
    "adopt": of_numbers(adopt),
    "rob": of_numbers(rob),
    "attack": attack,
    "prisoner": of_numbers(prisoner),
    "face": face,
    "reuse": reuse,
}
HEURISTIC: Final = Heuristic(RATES, worth, tie_margin=NEAR)
