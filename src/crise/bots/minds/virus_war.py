"""Virus War as a bot sees it. Everything is counted in points of life, one's own or those of an opponent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crise.bots.mind import SILLY, Mind
from crise.core.ask import PASS, Ask, CardId, Seat
from crise.games.virus_war.table import NONE, VirusWar

SICK_TURNS: Final = 4.0  # that a token stays, roughly: it costs its bearer one point a turn
TURN: Final = 5.0  # what a turn is worth
CARD: Final = 2.5  # what a card is worth
ATTACKS: Final = 2.0  # what a healthy player loses a turn, roughly

Rated: TypeAlias = Callable[[VirusWar, Seat, list[Any], tuple[Any, ...]], list[float]]


def rate(t: VirusWar, ask: Ask) -> list[float]:
    return RATES[ask[1]](t, ask[0], ask[2], ask[3])


def worth(t: VirusWar, seat: Seat) -> float:
    """A share of the strength of all: the longer somebody will live, the likelier he is the last."""
    if t.life[seat] <= 0:
        return 0.0
    mine = all_in_all = 0.0
    partner = t.partner(seat)
    for other in t.living:
        power = strength(t, other)
        all_in_all += power
        if other in (seat, partner):
            mine += power
    return mine / all_in_all


def strength(t: VirusWar, seat: Seat) -> float:
    """How many turns he lives if nothing changes, squared: a small lead is a large one at the end."""
    turns = t.life[seat] / (t.tokens[seat] + ATTACKS)
    return turns * turns + len(t.hands[seat].cards)


# --- What is to be gained ------------------------------------------------------------


def cost(t: VirusWar, seat: Seat, tokens: int) -> float:
    """Points of life that so many tokens cost a seat, as long as it lives."""
    return min(float(t.life[seat]), tokens * SICK_TURNS)


def friend(t: VirusWar, me: Seat, seat: Seat) -> bool:
    return seat == me or seat == t.partner(me)


def best_set(t: VirusWar, me: Seat) -> int:
    """The most that Chiffre of one value make together."""
    sums: dict[int, int] = {}
    for card in t.hands[me].cards:
        face = t.faces[card]
        if face.kind == "chiffre":
            sums[face.value] = sums.get(face.value, 0) + face.value
    return max(sums.values(), default=0)


def harm(t: VirusWar, me: Seat, target: Seat, kind: str, points: int) -> float:
    """What an attack costs its target, in the eyes of the attacker: the strong are the ones to hit."""
    if kind == "poison":
        loss = float(min(points, t.life[target]))
    elif kind == "quarantaine":
        loss = TURN + t.tokens[target]
    elif kind == "pick-pocket":
        loss = CARD
    else:
        loss = cost(t, target, points)
    if loss >= t.life[target]:
        loss += TURN
    return loss * (0.5 + t.life[target] / 100)


def aimed(t: VirusWar, me: Seat, kind: str, points: int) -> float:
    """The best that an attack can do. Whoever weakens one of three opponents helps the two others as well."""
    best = 0.0
    for seat in t.opponents[me]:
        best = max(best, harm(t, me, seat, kind, points))
    return best / (1 + 0.5 * (len(t.opponents[me]) - 1))


def relief(t: VirusWar, seat: Seat, tokens: int) -> float:
    """What it is worth to a patient to lose so many tokens."""
    return cost(t, seat, min(tokens, t.tokens[seat]))


def healed(t: VirusWar, seat: Seat, points: int) -> float:
    return float(min(points, t.life_cap - t.life[seat]))


# --- Which card -------------------------------------------------------------------------


def action(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    most = best_set(t, me)
    return [CARD if isinstance(option, str) or option is PASS else play(t, me, option, most) for option in options]


def play(t: VirusWar, me: Seat, card: CardId, most: int) -> float:
    face = t.faces[card]
    kind = face.kind
    if kind in ("virus", "poison", "quarantaine"):
        return aimed(t, me, kind, most)
    if kind == "chance":
        return TURN + CARD + healed(t, me, face.value)  # it costs no action
    if kind == "pick-pocket":
        return CARD + aimed(t, me, kind, 0)
    if kind == "demi-tour":
        return float(t.tokens[me])
    if kind == "epidemie":
        return sum([cost(t, seat, 2) for seat in t.opponents[me]]) / len(t.opponents[me])
    if kind == "contagion":
        return aimed(t, me, "virus", max(t.tokens))
    if kind == "medicament":
        return max([healed(t, seat, most) for seat in t.own_side(me)])
    return cure(t, me, kind, face.value if kind == "chiffre" else most)


def cure(t: VirusWar, me: Seat, kind: str, points: int) -> float:
    """Vaccin, Miracle, and a Chiffre on a Vaccin: silly if only an opponent has something of it."""
    best = SILLY
    for seat in t.own_side(me):
        if t.tokens[seat] and (kind == "miracle" or (t.vaccin[seat] != NONE) == (kind == "chiffre")):
            best = max(best, relief(t, seat, t.tokens[seat] if kind == "miracle" else points))
    return best


# --- With which Chiffre -----------------------------------------------------------------


def chiffre(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The first: for an attack the value of which one has most; for a cure, just enough."""
    need = needed(t, me, t.faces[about[0]].kind)
    held = [t.faces[card] for card in t.hands[me].cards]
    return [
        enough(t.faces[option].value * (1 if need < 0 else held.count(t.faces[option])), need) for option in options
    ]


def needed(t: VirusWar, me: Seat, kind: str) -> int:
    """How many points a card can use."""
    if kind in ("virus", "poison"):
        return max([t.life[seat] for seat in t.opponents[me]])
    if kind == "medicament":
        return max([t.life_cap - t.life[seat] for seat in t.own_side(me)])
    return max([t.tokens[seat] for seat in t.own_side(me)])


def enough(points: int, need: int) -> float:
    """As many as are needed, and as few more as possible."""
    return float(points) if points <= need else need - 0.5 * (points - need)


def more_chiffre(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    card, points = about
    need = needed(t, me, t.faces[card].kind)
    return [enough(points if option is PASS else points + t.faces[option].value, need) for option in options]


def add_chiffre(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return more_chiffre(t, me, options, about[1:])


# --- At whom ----------------------------------------------------------------------------


def target(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    card, points = about
    kind = t.faces[card].kind
    return [SILLY if friend(t, me, seat) else harm(t, me, seat, kind, points) for seat in options]


def patient(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    card, points = about
    kind = t.faces[card].kind
    if kind == "medicament":
        return [healed(t, seat, points) for seat in options]
    cured = [relief(t, seat, t.tokens[seat] if kind == "miracle" else points) for seat in options]
    return [gain if friend(t, me, seat) else SILLY for seat, gain in zip(options, cured, strict=True)]


def source(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [float(t.tokens[seat]) for seat in options]


def neighbour(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [float(t.life[seat]) for seat in options]


# --- Out of turn, and after it ------------------------------------------------------------


def stop(t: VirusWar, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [0.0 if option is PASS else 1.0 for option in options]


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
MIND: Final = Mind(rate, worth)
