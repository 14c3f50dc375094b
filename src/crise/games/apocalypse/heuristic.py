"""Apocalypse as a bot sees it: Smile Life, and what its plagues, monsters and weapons ask besides. All is counted in
smiles, as there: what a card brings to who lays it (`laid`), and what goes with one that is lost (`loss`)."""

from __future__ import annotations

from typing import Any, Final

from crise.bots.heuristic import SILLY, Heuristic, Rated, of_numbers
from crise.engine.ask import PASS, CardId, Option, Seat
from crise.games.apocalypse.invasion import RESTART, STOP
from crise.games.apocalypse.jobs import ACCEPT, SENTENCE
from crise.games.apocalypse.monsters import ALLY, FIGHT, FLEE, SUFFER
from crise.games.apocalypse.state import (
    INVASION,
    PLAGUES,
    Apocalypse,
)
from crise.games.apocalypse.weapons import USE, defence, power
from crise.games.apocalypse.worth import (
    EVERYTHING,
    GUARD,
    LEAD,
    NEAR,
    THROWN,
    UNKNOWN,
    attacked,
    average,
    beyond_smiles,
    brought,
    guard,
    knows,
    loss,
    mauled,
    met,
    never,
    plunder,
    scourge,
    smiles,
)
from crise.games.smile_life import heuristic as base
from crise.games.smile_life.heuristic import (
    TURN,
    Hopes,
    harm,
    judged_by,
    keep,
    kept,
    laid,
    shared,
    turns_left,
)
from crise.games.smile_life.legal import layable

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
    strength = float(about[1])
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
    return [assault(t, me, seat) if isinstance(seat, int) and seat != me else kept_back for seat in options]


def assault(t: Apocalypse, me: Seat, seat: Seat) -> float:
    worth = attacked(t, me, seat)
    return worth + LEAD * t.score(seat) if worth > EVERYTHING else SILLY


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
# As in the base game, but jobs, studies and children are worth less where crises and monsters come.
HOPES: Final[Hopes] = {
    "skips": (-0.57, -0.27),
    "job": (-0.7, -3.7),
    "salary": (-0.1, 1.6),
    "studies": (-0.08, 0.25),
    "marriage": (-1.2, -2.9),
    "affair": (-1.0, 1.0),
    "flirts": (-0.19, -0.45),
    "children": (-0.16, -1.58),
    "money": (-0.02, 0.17),
    "hand": (0.22, 0.0),
}
HEURISTIC: Final = Heuristic(RATES, judged_by(HOPES, spread=0.6), tie_margin=NEAR)
