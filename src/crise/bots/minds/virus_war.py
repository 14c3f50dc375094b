"""Virus War as a bot sees it. Everything is counted in points of life, one's own or those of an opponent."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final, TypeAlias

from crise.bots.mind import SILLY, Mind
from crise.core.ask import PASS, Ask, CardId, Seat
from crise.core.table import Face
from crise.games.virus_war.rules import EPIDEMIC
from crise.games.virus_war.table import LIFE, NONE, VirusWar

SICK_TURNS: Final = 5  # that a token stays, roughly: it costs its bearer one point a turn
TURN: Final = 5.0  # what a turn is worth
CARD: Final = 3.0  # what a card is worth
KILL: Final = 12.0  # what it is worth that somebody is out
WORTH_A_STOP: Final = 9.0

Plays: TypeAlias = dict[str, Callable[[VirusWar, Seat, int, CardId], float]]
Rated: TypeAlias = Callable[[VirusWar, Seat, list[Any], tuple[Any, ...]], list[float]]


def rate(t: VirusWar, ask: Ask) -> list[float]:
    return RATES[ask[1]](t, ask[0], ask[2], ask[3])


def worth(t: VirusWar, seat: Seat) -> float:
    """The share of one's own side in the strength of all."""
    if t.life[seat] <= 0:
        return 0.0
    duel = len(t.living) <= 2 * t.side_size
    mine = side_strength(t, seat, duel)
    total = 0.0
    for other in t.living:
        total += exp(side_strength(t, other, duel) - mine)
    return t.side_size / total


def side_strength(t: VirusWar, seat: Seat, duel: bool) -> float:
    if not t.teams:
        return strength(t, seat, duel)
    return 0.5 * (strength(t, seat, duel) + strength(t, t.partner(seat), duel))  # VW-COOP-2: they fall together


def strength(t: VirusWar, seat: Seat, duel: bool) -> float:
    """The logarithm of the chances of a player, as games of `normal` show them. Among many, whoever has much life
    is the one they hit: there it counts that one does not lie ill."""
    life, tokens = t.life[seat], t.tokens[seat]
    share = life / LIFE
    ill = tokens / life if tokens < life else 1.0
    cards = t.hands[seat].cards
    if not duel:
        return 0.6 * sqrt(share) - 2.5 * ill - 0.06 * tokens + 0.08 * len(cards)
    strong = 0.8 * share + 3.5 * sqrt(share) - 2.0 * ill - 0.19 * tokens + (0.33 if t.vaccin[seat] != NONE else 0.0)
    return strong + trumps(t, seat)


def trumps(t: VirusWar, seat: Seat) -> float:
    """What a hand adds to it: most of all what saves, and a Virus with the Chiffre for it."""
    faces = t.faces
    total, virus = 0.0, False
    for card in t.hands[seat].cards:
        face = faces[card]
        kind = face.kind
        if kind == "chiffre":
            total += CHIFFRE + POINT * face.value
        else:
            total += TRUMPS.get(kind, 0.0)
            virus = virus or kind == "virus"
    return total + VIRUS_POINT * best_set(t, seat) if virus else total


TRUMPS: Final = {
    "stop": 0.85,
    "miracle": 0.95,
    "contre-attaque": 0.6,
    "vaccin": 0.3,
    "epidemie": 0.3,
    "contagion": 0.3,
    "chance": 0.25,
    "demi-tour": 0.2,
    "virus": 0.15,
}
CHIFFRE: Final = 0.06
POINT: Final = 0.024
VIRUS_POINT: Final = 0.05


# --- What there is to gain ----------------------------------------------------------------


def at_most(limit: int, points: int) -> int:
    """As `min`, which takes its time."""
    if points < limit:
        return points
    return limit


def sickness(t: VirusWar, seat: Seat, tokens: int) -> int:
    """Points of life that so many tokens cost a seat, as long as it lives."""
    return at_most(t.life[seat], tokens * SICK_TURNS)


def is_friend(t: VirusWar, me: Seat, seat: Seat) -> bool:
    return seat == me or (t.teams and seat == t.partner(me))


def strongest(t: VirusWar, me: Seat) -> int:
    """The life of the opponent who has most of it."""
    life, most = t.life, 0
    for seat in t.opponents[me]:
        if life[seat] > most:
            most = life[seat]
    return most


def weakest(t: VirusWar, me: Seat) -> int:
    """The life of the opponent who has least of it."""
    life, least = t.life, t.life_cap
    for seat in t.opponents[me]:
        if life[seat] < least:
            least = life[seat]
    return least


def room(t: VirusWar, me: Seat) -> int:
    """How many points one's own side can use: the one who has lost most."""
    most = 0
    for seat in t.own_side(me):
        if t.life_cap - t.life[seat] > most:
            most = t.life_cap - t.life[seat]
    return most


def sets(t: VirusWar, me: Seat) -> dict[Face, int]:
    """What the Chiffre of each value that one holds make together."""
    faces = t.faces
    sums: dict[Face, int] = {}
    for card in t.hands[me].cards:
        face = faces[card]
        if face.kind == "chiffre":
            sums[face] = sums.get(face, 0) + face.value
    return sums


def best_set(t: VirusWar, me: Seat) -> int:
    """The most that Chiffre of one value make together."""
    most = 0
    for total in sets(t, me).values():
        if total > most:
            most = total
    return most


def shared(t: VirusWar, me: Seat, gain: float) -> float:
    """Whoever weakens one of three opponents works for the two others as well."""
    return gain / (0.5 + 0.5 * len(t.opponents[me]))


# --- Which card -----------------------------------------------------------------------------


def action(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return plays(t, me, options, PLAYS, CARD)


def plays(t: VirusWar, me: Seat, options: list[Any], rated: Plays, passing: float) -> list[float]:
    """The last option is to pass, or to end with it: both bring a card."""
    faces, most = t.faces, best_set(t, me)
    rates: list[float] = []
    for card in options[:-1]:
        rates.append(rated[faces[card].kind](t, me, most, card))  # noqa: PERF401
    rates.append(passing)
    return rates


def virus(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return shared(t, me, at_most(strongest(t, me), most * SICK_TURNS)) + 1.0


def poison(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    """A Chiffre does more with a Virus: so only to finish somebody, or if there is too much of it."""
    return KILL + most if most >= weakest(t, me) else shared(t, me, most) * 0.8


def quarantaine(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return shared(t, me, TURN) + 1.0


def pick_pocket(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return CARD + shared(t, me, CARD)


def demi_tour(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    """Spares the loss of one turn: a Vaccin is better, if there is one."""
    return KILL + t.tokens[me] if t.tokens[me] >= t.life[me] else t.tokens[me] * 0.8


def epidemie(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    harm = 0
    for seat in t.others[me]:
        loss = sickness(t, seat, EPIDEMIC)
        harm += -2 * loss if is_friend(t, me, seat) else loss
    return shared(t, me, harm)


def contagion(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return shared(t, me, at_most(strongest(t, me), max(t.tokens) * SICK_TURNS))


def chance(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    """It costs no action, so it goes first; but it may wait until one can use the points."""
    return 60.0 if t.life_cap - t.life[me] >= t.faces[card].value else TURN


def medicament(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return at_most(room(t, me), most) - 1.0


def vaccin(t: VirusWar, me: Seat, points: int, card: CardId) -> float:
    """Silly if only an opponent is ill."""
    best = SILLY
    for seat in t.own_side(me):
        if t.tokens[seat] and t.vaccin[seat] == NONE:
            best = max(best, relief(t, seat, points))
    return best


def miracle(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return max([relief(t, seat, t.tokens[seat]) for seat in t.own_side(me)]) - 1.0


def on_vaccin(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    best, points = SILLY, t.faces[card].value
    for seat in t.own_side(me):
        if t.vaccin[seat] != NONE:
            best = max(best, relief(t, seat, points))
    return best


def relief(t: VirusWar, seat: Seat, points: int, per_point: float = 1.0, per_token: float = 1.0) -> float:
    """What it is worth to a patient to lose so many tokens: most, if this saves him."""
    tokens = t.tokens[seat]
    gone = at_most(tokens, points)
    saved = sickness(t, seat, tokens) - sickness(t, seat, tokens - gone)
    saves = tokens >= t.life[seat] > tokens - gone
    return per_point * saved + per_token * gone + (KILL if saves else 0.0)


PLAYS: Final[Plays] = {
    "virus": virus,
    "poison": poison,
    "quarantaine": quarantaine,
    "pick-pocket": pick_pocket,
    "demi-tour": demi_tour,
    "epidemie": epidemie,
    "contagion": contagion,
    "chance": chance,
    "medicament": medicament,
    "vaccin": vaccin,
    "miracle": miracle,
    "chiffre": on_vaccin,
}


# --- With which Chiffre -----------------------------------------------------------------------


def needed(t: VirusWar, me: Seat, kind: str) -> int:
    """How many points a card can use."""
    if kind == "virus":
        return strongest(t, me)
    if kind == "poison":
        return weakest(t, me)
    if kind == "medicament":
        return room(t, me)
    return max([t.tokens[seat] for seat in t.own_side(me)])


def enough(points: int, need: int) -> float:
    """As many as are needed, and as few more as possible."""
    return float(points) if points <= need else need - 0.5 * (points - need)


def chiffre(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The first one. Others of its value may follow: of a Médicament any."""
    faces = t.faces
    kind = faces[about[0]].kind
    need = needed(t, me, kind)
    sums = sets(t, me)
    rates: list[float] = []
    for card in options:
        face = faces[card]
        rates.append(enough(face.value if kind == "medicament" else sums[face], need))
    return rates


def more_chiffre(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    card, points = about
    need = needed(t, me, t.faces[card].kind)
    rates: list[float] = []
    for more in options:
        rates.append(enough(points if more is PASS else points + t.faces[more].value, need))  # noqa: PERF401
    return rates


def add_chiffre(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return more_chiffre(t, me, options, about[1:])


# --- At whom ------------------------------------------------------------------------------------


def target(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    card, points = about
    kind = t.faces[card].kind
    rates: list[float] = []
    for seat in options:
        rates.append(SILLY if is_friend(t, me, seat) else harm(t, seat, kind, points))  # noqa: PERF401
    return rates


def harm(t: VirusWar, seat: Seat, kind: str, points: int) -> float:
    """The strong are the ones to hit, but for a blow that finishes somebody."""
    life = t.life[seat]
    if kind == "virus":
        return at_most(life, points * SICK_TURNS) + 0.2 * life - 0.5 * t.tokens[seat]
    if kind == "poison":
        return 100.0 + life if points >= life else float(life)
    if kind == "pick-pocket":
        return float(len(t.hands[seat].cards))
    return life - t.tokens[seat] - 5.0 * t.lost_turns[seat]


def patient(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    card, points = about
    kind = t.faces[card].kind
    if kind == "medicament":
        return [float(min(points, t.life_cap - t.life[seat])) for seat in options]
    if kind == "miracle":
        points = max(t.tokens)
    return [relief(t, seat, points) if is_friend(t, me, seat) else SILLY for seat in options]


def source(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [float(t.tokens[seat]) for seat in options]


def neighbour(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [float(t.life[seat]) for seat in options]


# --- Out of turn, and after it ---------------------------------------------------------------------


def stop(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Whether it is worth a Stop."""
    pain = suffered(t, me, about[0], t.faces[about[1]].kind)
    return [0.0 if option is PASS else pain - WORTH_A_STOP for option in options]


def suffered(t: VirusWar, me: Seat, actor: Seat, kind: str) -> float:
    """What a card that somebody plays costs one's own side; what it brings him, one shares with the others."""
    if kind == "stop" or kind == "contre-attaque":  # against one's own action, if it is one's own turn
        return float(sickness(t, me, t.points)) if is_friend(t, me, t.turn) else 0.0
    if kind == "epidemie":
        return float(sickness(t, me, EPIDEMIC))
    if not is_friend(t, me, t.aim):
        return shared(t, me, gained(t, actor, kind)) if t.aim == actor else 0.0
    if kind == "poison":
        return t.points + (KILL if t.points >= t.life[t.aim] else 0.0)
    if kind == "virus":
        return float(sickness(t, t.aim, t.points))
    if kind == "contagion":
        return float(sickness(t, t.aim, max(t.tokens)))
    return TURN + t.tokens[t.aim] if kind == "quarantaine" else CARD


def gained(t: VirusWar, actor: Seat, kind: str) -> float:
    """What a cure brings who plays it."""
    if kind == "medicament":
        return float(t.points)
    if kind == "miracle":
        return relief(t, actor, t.tokens[actor])
    return relief(t, actor, t.points) if kind == "vaccin" or kind == "chiffre" else 0.0


def counter(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [0.0 if option is PASS else 1.0 for option in options]


def extra(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [0.0 if option is PASS else CARD for option in options]


RATES: Final[dict[str, Rated]] = {
    "action": action,
    "after_chance": action,
    "chiffre": chiffre,
    "more_chiffre": more_chiffre,
    "add_chiffre": add_chiffre,
    "target": target,
    "patient": patient,
    "source": source,
    "neighbour": neighbour,
    "stop": stop,
    "counter": counter,
    "extra": extra,
}


# --- What the expert sees in a duel -----------------------------------------------------------------
# Cards pile up, and a blow that heals soon is a card lost: who waits for the right moment wins six of ten against who
# plays what there is to play (fitted to such games).

DUEL_CARD: Final = 5.0
BIG: Final = 6  # points of a Virus that are worth it


def virus_in_duel(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    """What it adds to the tokens that are there already; a small one is better kept."""
    other = t.opponents[me][0]
    tokens = t.tokens[other]
    added = sickness(t, other, tokens + most) - sickness(t, other, tokens)
    return 6.0 + 0.5 * added - (3.0 * (BIG - most) if most < BIG else 0.0)


def poison_in_duel(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    """Only to finish."""
    return KILL + most if most >= weakest(t, me) else 0.0


def contagion_in_duel(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return 5.0 + 1.7 * contagion(t, me, most, card)


def chance_in_duel(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return 60.0 if t.life_cap - t.life[me] >= t.faces[card].value else 0.0


def medicament_in_duel(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    """The lower one is, the more."""
    return medicament(t, me, most, card) - 4.0 + 8.0 * (1.0 - t.life[me] / LIFE)


def relief_in_duel(t: VirusWar, me: Seat, points: int) -> float:
    """A token less counts for more than the points that it would have cost."""
    return relief(t, me, points, per_point=0.5, per_token=2.3)


def vaccin_in_duel(t: VirusWar, me: Seat, points: int, card: CardId) -> float:
    return 5.0 + relief_in_duel(t, me, points) if t.tokens[me] and t.vaccin[me] == NONE else SILLY


def miracle_in_duel(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return relief_in_duel(t, me, t.tokens[me]) - 3.0


def on_vaccin_in_duel(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    points = t.faces[card].value
    return relief_in_duel(t, me, points) - 1.0 if t.vaccin[me] != NONE else SILLY


DUEL_PLAYS: Final[Plays] = PLAYS | {
    "virus": virus_in_duel,
    "poison": poison_in_duel,
    "contagion": contagion_in_duel,
    "chance": chance_in_duel,
    "medicament": medicament_in_duel,
    "vaccin": vaccin_in_duel,
    "miracle": miracle_in_duel,
    "chiffre": on_vaccin_in_duel,
}


def action_in_duel(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return plays(t, me, options, DUEL_PLAYS, DUEL_CARD)


DUEL_RATES: Final = RATES | {"action": action_in_duel, "after_chance": action_in_duel}


def keen(t: VirusWar, ask: Ask) -> list[float]:
    rates = DUEL_RATES if len(t.living) == 2 and not t.teams else RATES
    return rates[ask[1]](t, ask[0], ask[2], ask[3])


MIND: Final = Mind(rate, worth, near=3.0, keen=keen)
