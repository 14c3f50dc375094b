"""Dans la tourmente: the rulebook, chapter by chapter, on top of another."""

from __future__ import annotations

from crise.games.dans_la_tourmente import events, lasting, legal, smart
from crise.games.world_order.state import Book


def tourmente(book: Book) -> Book:
    """Effect cards change figures that smart power then reads."""
    return legal.pages(events.pages(smart.pages(lasting.pages(book))))
