"""Apocalypse: the animals and what they fetch (AP-ANI-1, AP-ANI-3, AP-ANI-4). Who eats them: the crises."""

from __future__ import annotations

from typing import Any

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.questions import choose
from crise.games.apocalypse.leaving import bring
from crise.games.apocalypse.state import PLAGUES, Apocalypse
from crise.games.smile_life.laying import lay
from crise.games.smile_life.legal import why_not_lay
from crise.games.smile_life.state import Book


async def tortue(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-ANI-3: the Ninja from the discard, with his effect."""
    fit: list[Option] = [found for found in t.discard.cards if not why_not_call(t, me, found)]
    found = await choose(t, me, "fetch", [*fit, PASS], card)
    if isinstance(found, int):
        await lay(t, me, found, t.discard)


def why_not_call(t: Apocalypse, me: Seat, card: CardId) -> str:
    """AP-ANI-3."""
    return why_not_lay(t, me, card, t.discard) if t.faces[card].key == "ninja" else "AP-ANI-3"


async def vautour(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-ANI-4: a card that is out, laid and paid for; no fléau, and nothing that is laid on others."""
    fit: list[Option] = [found for found in t.one_of_each(t.out.cards) if not why_not_fetch(t, me, found)]
    found = await choose(t, me, "fetch", [*fit, PASS], card)
    if isinstance(found, int):
        t.tell("fetched", me, found)
        await bring(t, me, found, t.out)


def why_not_fetch(t: Apocalypse, me: Seat, card: CardId) -> str:
    """AP-ANI-4."""
    kind = t.faces[card].kind
    return "AP-ANI-4" if kind in PLAGUES or kind == "malus" else why_not_lay(t, me, card, t.out)


def why_not(t: Apocalypse, me: Seat, option: Any) -> str:
    """Who fetches: a Tortue, a Vautour or a Ninja?"""
    fetcher = t.faces[t.playing].key
    if fetcher == "ninja":
        return "AP-JOB-8"
    if fetcher == "tortue":
        return why_not_call(t, me, option) if option in t.discard.cards else "AP-ANI-3"
    return why_not_fetch(t, me, option) if option in t.out.cards else "AP-ANI-4"


def pages(book: Book) -> Book:
    return book.extended(effects={"tortue": tortue, "vautour": vautour}, why_not={"fetch": why_not})
