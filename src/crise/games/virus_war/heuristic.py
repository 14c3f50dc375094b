"""Virus War as a bot sees it. Everything is counted in points of life, one's own or those of an opponent."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final, TypeAlias

from crise.bots.heuristic import DEPTH, SILLY, Heuristic, Rated, of_numbers
from crise.engine.ask import Ask, CardId, Seat
from crise.engine.face import Face
from crise.games.virus_war import net
from crise.games.virus_war.rules import DRAW, EPIDEMIC
from crise.games.virus_war.state import LIFE, NONE, VirusWar

SICK_TURNS: Final = 5  # that a token stays, roughly: it costs its bearer one point a turn
TURN: Final = 5.0  # what a turn is worth
CARD: Final = 5.0  # what a card is worth
PASSING: Final = 7.0  # to pass: a card more, none spent, and nobody is provoked
KILL: Final = 12.0  # what it is worth that somebody is out
WORTH_A_STOP: Final = 9.0
NEAR: Final = 0.5  # what is no more than this apart is the same to `normal`
SURE: Final = 6.0  # what is always done
IN_A_DUEL: Final = 8  # decisions that the search looks ahead
# What a card of a new kind is worth, until somebody thinks about it: to be played rather than to pass (by more than
# `normal` overlooks), but not before a good blow or cure.
UNHEARD_OF: Final = 8.0

Plays: TypeAlias = dict[str, Callable[[VirusWar, Seat, int, CardId], float]]


def worth(t: VirusWar, seat: Seat) -> float:
    """The share of one's own side in the strength of all; in a duel what the net says."""
    if t.life[seat] <= 0:
        return 0.0
    if is_duel(t):
        return net.chance(t, seat)
    two_left = t.sides_left <= 2
    measure = side_strength if t.teams else strength
    mine, total = measure(t, seat, two_left), 0.0
    for other in t.living:
        total += 1.0 if other == seat else exp(measure(t, other, two_left) - mine)
    return t.side_size / total


def is_duel(t: VirusWar) -> bool:
    return t.sides_left == 2 and not t.teams


def side_strength(t: VirusWar, seat: Seat, two_left: bool) -> float:
    """VW-COOP-2: they fall together."""
    return 0.5 * (strength(t, seat, two_left) + strength(t, t.partner(seat), two_left))


def strength(t: VirusWar, seat: Seat, two_left: bool) -> float:
    """The logarithm of the chances of a player, as games of `normal` show them. Among many, whoever has much life
    is the one they hit: there it counts that one does not lie ill."""
    life, tokens = t.life[seat], t.tokens[seat]
    share = life / LIFE
    ill = tokens / life if tokens < life else 1.0
    cards = t.hands[seat].cards
    if not two_left:
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
            total += TRUMPS.get(kind, NEW_TRUMP)
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
    "medicament": 0.0,
    "poison": 0.0,
    "quarantaine": 0.0,
    "pick-pocket": 0.0,
}
NEW_TRUMP: Final = 0.2  # of a kind that is not listed
CHIFFRE: Final = 0.06
POINT: Final = 0.024
VIRUS_POINT: Final = 0.05


# --- What there is to gain ----------------------------------------------------------------


def sickness(t: VirusWar, seat: Seat, tokens: int) -> int:
    """Points of life that so many tokens cost a seat, as long as it lives. Below it is written out where every playout
    comes by: a call takes longer than the comparison."""
    life, cost = t.life[seat], tokens * SICK_TURNS
    return cost if cost < life else life


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
    for seat in t.sides[me]:
        lost = t.life_cap - t.life[seat]
        if lost > most:
            most = lost
    return most


def best_set(t: VirusWar, seat: Seat) -> int:
    """The most that Chiffre of one value make together."""
    faces, most = t.faces, 0
    sums: dict[Face, int] = {}
    for card in t.hands[seat].cards:
        face = faces[card]
        if face.kind == "chiffre":
            points = sums[face] + face.value if face in sums else face.value
            sums[face] = points
            if points > most:
                most = points
    return most


# By the number of opponents: whoever weakens one of three works for the two others as well.
SHARED_BY: Final = [0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0]


# --- Which card -----------------------------------------------------------------------------


def virus(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    life, cost = strongest(t, me), most * SICK_TURNS
    return (cost if cost < life else life) / SHARED_BY[len(t.opponents[me])] + 1.0


def poison(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    """A Chiffre does more with a Virus: so only to finish somebody, or if there is too much of it."""
    return KILL + most if most >= weakest(t, me) else most / SHARED_BY[len(t.opponents[me])] * 0.8


def quarantaine(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return TURN / SHARED_BY[len(t.opponents[me])] + 1.0


def pick_pocket(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return CARD + CARD / SHARED_BY[len(t.opponents[me])]


def demi_tour(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    """Spares the loss of one turn: a Vaccin is better, if there is one."""
    return KILL + t.tokens[me] if t.tokens[me] >= t.life[me] else t.tokens[me] * 0.8


def epidemie(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    harm = 0
    for seat in t.others[me]:
        loss = sickness(t, seat, EPIDEMIC)
        harm += -2 * loss if seat in t.sides[me] else loss
    return harm / SHARED_BY[len(t.opponents[me])]


def contagion(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    life, cost = strongest(t, me), max(t.tokens) * SICK_TURNS
    return (cost if cost < life else life) / SHARED_BY[len(t.opponents[me])]


def chance(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    """It costs no action, so it goes first; but it may wait until one can use the points."""
    return 60.0 if t.life_cap - t.life[me] >= t.faces[card].value else TURN


def medicament(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    space = room(t, me)
    return (most if most < space else space) - 1.0


def vaccin(t: VirusWar, me: Seat, points: int, card: CardId) -> float:
    """Silly if only an opponent is ill."""
    best = SILLY
    for seat in t.sides[me]:
        if t.tokens[seat] and t.vaccin[seat] == NONE:
            gain = relief(t, seat, points)
            if gain > best:
                best = gain
    return best


def miracle(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return max([relief(t, seat, t.tokens[seat]) for seat in t.sides[me]]) - 1.0


def on_vaccin(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    best, points = SILLY, t.faces[card].value
    for seat in t.sides[me]:
        if t.vaccin[seat] != NONE:
            gain = relief(t, seat, points)
            if gain > best:
                best = gain
    return best


def relief(t: VirusWar, seat: Seat, points: int, per_point: float = 1.0, per_token: float = 1.0) -> float:
    """What it is worth to a patient to lose so many tokens: most, if this saves him."""
    tokens, life = t.tokens[seat], t.life[seat]
    left = tokens - points if points < tokens else 0
    cost, cost_left = tokens * SICK_TURNS, left * SICK_TURNS
    saved = (cost if cost < life else life) - (cost_left if cost_left < life else life)
    worth = per_point * saved + per_token * (tokens - left)
    return worth + KILL if tokens >= life > left else worth


def unheard_of(t: VirusWar, me: Seat, most: int, card: CardId) -> float:
    return UNHEARD_OF


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


# --- Which card, in a duel ------------------------------------------------------------------------
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


def action(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    if is_duel(t):
        return plays(t, me, options, DUEL_PLAYS, DUEL_CARD)
    return plays(t, me, options, PLAYS, PASSING)


def plays(t: VirusWar, me: Seat, options: list[Any], rated: Plays, passing: float) -> list[float]:
    """What is no card is to pass, or to end with it: both bring a card."""
    faces, most = t.faces, best_set(t, me)
    rates: list[float] = []
    for card in options:
        if isinstance(card, int):
            rates.append(rated.get(faces[card].kind, unheard_of)(t, me, most, card))
        else:
            rates.append(passing)
    return rates


# --- With which Chiffre -----------------------------------------------------------------------


def needed(t: VirusWar, me: Seat, kind: str) -> int:
    """How many points a card can use."""
    if kind == "virus":
        return strongest(t, me)
    if kind == "poison":
        return weakest(t, me)
    if kind == "medicament":
        return room(t, me)
    if kind not in PLAYS:
        return t.life_cap  # the more, the better
    return max([t.tokens[seat] for seat in t.sides[me]])


def enough(points: int, need: int) -> float:
    """As many as are needed, and as few more as possible."""
    return float(points) if points <= need else need - 0.5 * (points - need)


def chiffre(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The first one. Others of its value may follow: of a Médicament any."""
    faces = t.faces
    kind = faces[about[0]].kind
    need = needed(t, me, kind)
    held = [*map(faces.__getitem__, options if kind == "medicament" else t.hands[me].cards)]
    rates: list[float] = []
    for card in options:
        face = faces[card]
        points = face.value * held.count(face)
        rates.append(points if points <= need else need - 0.5 * (points - need))
    return rates


def more_chiffre(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    card, points = about[0], about[1]
    need = needed(t, me, t.faces[card].kind)
    return [enough(points + t.faces[more].value if isinstance(more, int) else points, need) for more in options]


def add_chiffre(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return more_chiffre(t, me, options, about[1:])


# --- At whom ------------------------------------------------------------------------------------


def target(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The strong are the ones to hit, but for a blow that finishes somebody."""
    card, points = about[0], about[1]
    return HARMS.get(t.faces[card].kind, unknown_harm)(t, me, options, points)


def harm_of_virus(t: VirusWar, me: Seat, seats: list[Seat], points: int) -> list[float]:
    lives, tokens, cost = t.life, t.tokens, points * SICK_TURNS
    rates: list[float] = []
    for seat in seats:
        life = lives[seat]
        rates.append((cost if cost < life else life) + 0.2 * life - 0.5 * tokens[seat])
    return rates


def harm_of_poison(t: VirusWar, me: Seat, seats: list[Seat], points: int) -> list[float]:
    lives = t.life
    return [100.0 + lives[seat] if points >= lives[seat] else float(lives[seat]) for seat in seats]


def harm_of_quarantaine(t: VirusWar, me: Seat, seats: list[Seat], points: int) -> list[float]:
    return [t.life[seat] - t.tokens[seat] - 5.0 * t.lost_turns[seat] for seat in seats]


def harm_of_theft(t: VirusWar, me: Seat, seats: list[Seat], points: int) -> list[float]:
    """VW-COOP-5: one may rob one's partner. Silly."""
    friends = t.sides[me]
    return [SILLY if seat in friends else float(len(t.hands[seat].cards)) for seat in seats]


def unknown_harm(t: VirusWar, me: Seat, seats: list[Seat], points: int) -> list[float]:
    """Of a card that nobody here has heard of: the strong again, and no friend."""
    friends = t.sides[me]
    return [SILLY if seat in friends else float(t.life[seat] - t.tokens[seat]) for seat in seats]


HARMS: Final[dict[str, Callable[[VirusWar, Seat, list[Seat], int], list[float]]]] = {
    "virus": harm_of_virus,
    "poison": harm_of_poison,
    "quarantaine": harm_of_quarantaine,
    "pick-pocket": harm_of_theft,
}


def patient(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    card, points = about[0], about[1]
    kind = t.faces[card].kind
    if kind == "medicament":
        return [float(min(points, t.life_cap - t.life[seat])) for seat in options]
    if kind == "miracle":
        points = max(t.tokens)
    friends = t.sides[me]
    return [relief(t, seat, points) if seat in friends else SILLY for seat in options]


def source(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [float(t.tokens[seat]) for seat in options]


def neighbour(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [float(t.life[seat]) for seat in options]


# --- Out of turn, and after it ---------------------------------------------------------------------


def stop(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Whether it is worth a Stop. Options: PASS, the card."""
    pain = suffered(t, me, about[0], t.faces[about[1]].kind)
    return [pain - WORTH_A_STOP if isinstance(option, int) else 0.0 for option in options]


def suffered(t: VirusWar, me: Seat, actor: Seat, kind: str) -> float:
    """What a card that somebody plays costs one's own side; what it brings him, one shares with the others."""
    if kind == "stop" or kind == "contre-attaque":  # against one's own action, if it is one's own turn
        return float(sickness(t, me, t.points)) if t.turn in t.sides[me] else 0.0
    if kind == "epidemie":
        return float(sickness(t, me, EPIDEMIC))
    if t.aim not in t.sides[me]:
        return gained(t, actor, kind) / SHARED_BY[len(t.opponents[me])] if t.aim == actor else 0.0
    if kind == "poison":
        return t.points + (KILL if t.points >= t.life[t.aim] else 0.0)
    if kind == "virus":
        return float(sickness(t, t.aim, t.points))
    if kind == "contagion":
        return float(sickness(t, t.aim, max(t.tokens)))
    if kind == "quarantaine":
        return TURN + t.tokens[t.aim]
    return CARD if kind in PLAYS else CARD + t.points


def gained(t: VirusWar, actor: Seat, kind: str) -> float:
    """What a cure brings who plays it."""
    if kind == "medicament":
        return float(t.points)
    if kind == "miracle":
        return relief(t, actor, t.tokens[actor])
    return relief(t, actor, t.points) if kind == "vaccin" or kind == "chiffre" else 0.0


def counter(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Always. Options: PASS, the card."""
    return [SURE if isinstance(option, int) else 0.0 for option in options]


def extra(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Always. Options: the card, PASS."""
    return [SURE if option == DRAW else 0.0 for option in options]


def partner(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """VW-COOP-12: who sits farthest: between two partners opponents sit on both sides."""
    return [-SURE * abs((seat - me) % t.seats - t.seats / 2) for seat in options]


RATES: Final[dict[str, Rated]] = {
    "partner": of_numbers(partner),
    "action": action,
    "after_chance": action,
    "chiffre": of_numbers(chiffre),
    "more_chiffre": more_chiffre,
    "add_chiffre": add_chiffre,
    "target": of_numbers(target),
    "patient": of_numbers(patient),
    "source": of_numbers(source),
    "neighbour": of_numbers(neighbour),
    "stop": stop,
    "counter": counter,
    "extra": extra,
}


def correct(t: VirusWar, ask: Ask, rates: list[float]) -> list[float]:
    """In a duel the expert knows better."""
    return net.rate(t, ask, rates) if is_duel(t) else rates


def depth(t: VirusWar) -> int:
    """What the net says of a table is worth more than what the formulas see in twelve decisions more."""
    return IN_A_DUEL if is_duel(t) else DEPTH


HEURISTIC: Final = Heuristic(RATES, worth, tie_margin=NEAR, correct=correct, depth=depth)
