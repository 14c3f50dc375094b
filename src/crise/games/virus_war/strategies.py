"""Ways to play Virus War that follow one idea: see `crise.bots.strategies`."""

from __future__ import annotations

from typing import Any, Final

from crise.bots.strategies import ALWAYS, NEVER, Idea, kinds
from crise.engine.ask import PASS, CardId, Seat
from crise.games.virus_war.heuristic import best_set, suffered
from crise.games.virus_war.state import LIFE, VirusWar

BLOWS: Final = ("virus", "poison", "epidemie", "contagion", "quarantaine")
CURES: Final = ("miracle", "vaccin", "chiffre", "medicament")
FULL: Final = 12  # cards in a hand that hoards
HURTS: Final = 8.0  # points of life that are worth a Stop
LOW: Final = LIFE // 2


def kill_then_cure(t: VirusWar, me: Seat, card: Any, about: tuple[Any, ...]) -> float:
    """What kills, then what cures, then a big Virus; a small one waits for its Chiffre."""
    if not isinstance(card, int):
        return 0.0
    kind, points = t.faces[card].kind, best_set(t, me)
    if kills(t, me, kind, points):
        return 3 * ALWAYS
    if kind in CURES:
        ill = t.tokens[me] > 0 if kind != "medicament" else t.life[me] < LOW and not t.tokens[me]
        return 2 * ALWAYS if ill and worth_playing(t, me, card) else 0.0
    return NEVER if kind == "poison" or (kind == "virus" and points < 4) else 0.0


def kills(t: VirusWar, me: Seat, kind: str, points: int) -> bool:
    if kind == "poison":
        return any(points >= t.life[seat] for seat in t.opponents[me])
    return kind == "virus" and any(t.tokens[seat] + points >= t.life[seat] for seat in t.opponents[me])


def worth_playing(t: VirusWar, me: Seat, card: CardId) -> bool:
    """A Chiffre goes onto a Vaccin, a Vaccin where there is none."""
    has_vaccin = t.vaccin[me] >= 0
    return {"chiffre": has_vaccin, "vaccin": not has_vaccin}.get(t.faces[card].kind, True)


def for_what_hurts(t: VirusWar, me: Seat, card: Any, about: tuple[Any, ...]) -> float:
    """A Stop against what is aimed at oneself and costs much; never against what brings others something."""
    hurts = t.aim in t.sides[me] or t.faces[about[1]].kind in ("epidemie", "stop", "contre-attaque")
    if not isinstance(card, int):
        return 0.0
    return ALWAYS if hurts and suffered(t, me, about[0], t.faces[about[1]].kind) >= HURTS else NEVER


def the_weakest(t: VirusWar, me: Seat, seat: Any, about: tuple[Any, ...]) -> float:
    return -ALWAYS * t.life[seat] if isinstance(seat, int) and seat not in t.sides[me] else 0.0


def draws_on(t: VirusWar, me: Seat, card: Any, about: tuple[Any, ...]) -> float:
    """Passes until the hand is full, but for what saves one."""
    if t.tokens[me] >= t.life[me] or len(t.hands[me].cards) >= FULL:
        return 0.0
    return ALWAYS if card is PASS else 0.0


STRATEGIES: Final[dict[str, Idea]] = {
    "blows": {"action": kill_then_cure, "after_chance": kill_then_cure, "stop": for_what_hurts},
    "rush": {"action": kinds(*BLOWS), "after_chance": kinds(*BLOWS), "target": the_weakest},
    "hoard": {"action": draws_on, "after_chance": draws_on},
}
