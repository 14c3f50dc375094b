"""Apocalypse: what may be laid, taken and chosen, and why not."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId, Seat
from crise.engine.pile import Pile
from crise.games.apocalypse.state import PLAGUES, Apocalypse
from crise.games.smile_life.legal import forbidden, why_not_lay
from crise.games.smile_life.state import FAST, TURNED, Book, SmileLife

ACQUISITIONS: Final = frozenset({"animal", "voyage", "maison", "arme", "vehicule", "survie"})
NEVER_CHOSEN: Final = frozenset({"malus", "speciale", "cataclysme"})


def choosable(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-FACE-2: laid, not turned, no malus, no Virus, no special card or cataclysme, nothing in the Bunker."""
    faces, marks = t.faces, t.marks
    return [
        card
        for card in t.laid[seat].cards
        if not marks[card] & (TURNED | FAST) and faces[card].kind not in NEVER_CHOSEN
    ]


def why_not_get(t: Apocalypse, me: Seat, card: CardId, source: Pile) -> str:
    """AP-LAY-1: the rule because of which one could not lay a card that is not paid for: theft, Séisme, Ninja."""
    if t.faces[card].kind in ACQUISITIONS:
        return forbidden(t, me, card, source)
    return why_not_lay(t, me, card, source)


def plague(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    """AP-FLE-10: nobody takes one from the discard; in a hand there is none (AP-FLE-1)."""
    return "AP-FLE-10"


def pages(book: Book) -> Book:
    return book.extended(may_lay=dict.fromkeys(PLAGUES, plague))
