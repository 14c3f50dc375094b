"""Smile Life: why it is over, and which cards the smiles lie on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from crise.engine.ask import Seat
from crise.engine.journal import Event
from crise.game.ending import Ending, Reason
from crise.games.smile_life.rules import scores
from crise.games.smile_life.state import SmileLife


def reason(t: SmileLife) -> Reason:
    """SL-END-1, SL-END-5"""
    name = "stopped" if t.ended else "pile" if not t.deck.cards else "limit"
    return Reason(name, {"points": max(scores(t)), "turns": t.turns})


def ledger(game: Any, t: SmileLife, told: Sequence[Event]) -> list[dict[str, int]]:
    kinds = dict.fromkeys(row.kind for row in game.standard)
    return [{kind: smiles(t, seat, kind) for kind in kinds} for seat in range(t.seats)]


def smiles(t: SmileLife, seat: Seat, kind: str) -> int:
    """SL-END-3: of all laid cards, turned ones too. SL-ANI-2: what one is worth depends on the others."""
    laid, special = t.laid[seat].cards, t.book.smiles
    found = [t.face(card) for card in laid if t.faces[card].kind == kind]
    return sum(special[face.key](t, laid) if face.key in special else face.smiles for face in found)


ENDING = Ending(reason, ledger)
