"""Is the card file as the game says?"""

from __future__ import annotations

from collections.abc import Iterator

from crise.game.cards import CardFileError, check_cards, read_cards
from crise.lab.tools.check.finding import AnyGame, Finding, finding, folder_of


def check_card_file(game: AnyGame) -> Iterator[Finding]:
    """Its own: what an extension adds to the cards of its bases."""
    file = folder_of(game.package) / "cards.csv"
    if game.extends and not file.is_file():
        return
    below = {row.card: base.id for base in game.lineage[:-1] for row in base.own_cards}
    due = game.total - sum(row.count for base in game.lineage[:-1] for row in base.own_cards)
    try:
        rows = read_cards(file.read_text("utf-8"), game.row)
        for line, row in rows:
            if row.card in below:
                yield finding(file, line, f"{row.card!r} is a card of {below[row.card]} already: give it another key")
        check_cards(rows, [row for _, row in rows], game.numbered, due)
    except CardFileError as error:
        for line, reason in error.faults:
            hint = "; change the counts, or `total` in the Game value" if f"must be {due}" in reason else ""
            yield finding(file, line, reason + hint)


def has_cards(game: AnyGame) -> bool:
    """Can its card file be read at all?"""
    try:
        return bool(game.standard)
    except CardFileError:
        return False
