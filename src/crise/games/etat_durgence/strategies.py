"""Ways to play État d'urgence that follow one idea: see `crise.bots.strategies`."""

from __future__ import annotations

from typing import Any, Final

from crise.bots.strategies import ALWAYS, NEVER, Idea, in_order, no_kinds, only, without
from crise.engine.ask import Seat
from crise.games.etat_durgence.legal import DISINFECT
from crise.games.etat_durgence.state import EtatDurgence


def a_super_card(t: EtatDurgence, me: Seat, card: Any, about: tuple[Any, ...]) -> float:
    """Coins and nothing else, until there are enough."""
    if not isinstance(card, int):
        return 0.0
    return ALWAYS if t.faces[card].kind == "super" else 0.0 if brings_coins(t, card) else NEVER


def brings_coins(t: EtatDurgence, card: int) -> bool:
    return any(effect.word == "coin" for effects in t.card(card).sides.values() for effect in effects)


STRATEGIES: Final[dict[str, Idea]] = {
    "rush": {"side": only("attaque")},
    "hoard": {"side": only("benef"), "buy": a_super_card},
    "shopping-list": {"buy": in_order("allocution", "cellule-de-crise")},
    "no-companion": {"buy": no_kinds("compagnon")},
    "no-disinfecting": {"act": without(DISINFECT), "buy": without(DISINFECT)},
}
# At which question cards are bought, and which kinds a shopping list may name: not what one team alone can buy.
SHOPS: Final = {"buy": ("double", "compagnon", "protecteur", "emplacement")}
