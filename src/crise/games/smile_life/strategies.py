"""Ways to play Smile Life that follow one idea: see `crise.bots.strategies`."""

from __future__ import annotations

from typing import Any, Final

from crise.bots.strategies import ALWAYS, Idea, kinds, no_kinds
from crise.engine.ask import Seat
from crise.games.smile_life.state import SmileLife

FAMILY: Final = ("flirt", "mariage", "adultere", "enfant")


def most_smiles(t: SmileLife, me: Seat, card: Any, about: tuple[Any, ...]) -> float:
    """What brings most smiles at once, whatever comes later."""
    return ALWAYS * t.face(card).smiles if isinstance(card, int) else 0.0


STRATEGIES: Final[dict[str, Idea]] = {
    "rush": {"play": most_smiles, "more": most_smiles},
    "malus": {"play": kinds("malus"), "more": kinds("malus")},
    "single": {"play": no_kinds(*FAMILY), "more": no_kinds(*FAMILY)},
}
