"""Before and after: two runs of one game side by side, and which differences are more than chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Any, Final

import msgspec

from crise.games import GAMES
from crise.lab.report.figures import Figures, Share
from crise.lab.run.run import Run

USUAL: Final = 0.05  # below it a difference is likely; below it, shared among all rows of a table, it is sure
EXPECTED: Final = 5  # wins, before the normal curve is near enough to how often chance gives more
PLAIN: Final = ("game", "cards", "source", "chunk")  # of a run: told elsewhere, or of no interest


class Difference(msgspec.Struct, frozen=True):
    """`after` less `before`, its 95 % interval (Newcombe), and how likely chance alone gives as much."""

    before: Share
    after: Share
    points: float
    low: float
    high: float
    chance: float

    def verdict(self, rows: int) -> str:
        """Among many rows some differ by chance: the more there are, the more it takes."""
        if self.chance < USUAL / max(1, rows):
            return "sure"
        return "likely" if self.chance < USUAL else "none"


def difference(before: Share, after: Share) -> Difference:
    points = after.share - before.share
    low = points - sqrt((after.share - after.low) ** 2 + (before.high - before.share) ** 2)
    high = points + sqrt((after.high - after.share) ** 2 + (before.share - before.low) ** 2)
    return Difference(before, after, points, low, high, by_chance(before, after))


def by_chance(before: Share, after: Share) -> float:
    """Two-sided, both shares being one."""
    if not (before.of and after.of):
        return 1.0
    pooled = (before.hits + after.hits) / (before.of + after.of)
    spread = sqrt(pooled * (1 - pooled) * (1 / before.of + 1 / after.of))
    return erfc(abs(after.share - before.share) / spread / sqrt(2)) if spread else 1.0


def off_by_chance(share: Share, fair: float) -> float:
    """How likely chance alone takes a share as far from the fair one, two-sided."""
    if share.of * fair < EXPECTED:
        return 1.0
    return erfc(abs(share.share - fair) / sqrt(fair * (1 - fair) / share.of) / sqrt(2))


class Row(msgspec.Struct, frozen=True):
    """One line of the table: of what kind (a sentence of the catalogue), at how many seats, and which one."""

    kind: str
    seats: int
    which: str
    difference: Difference


def rows(before: Figures, after: Figures) -> list[Row]:
    """Who wins, draws and limits, at the numbers of seats that both runs have."""
    older = {table.seats: table for table in before.tables}
    found: list[Row] = []
    for table in after.tables:
        if old := older.get(table.seats):
            pairs = zip(old.orders, table.orders, strict=True)
            found += [Row("order", table.seats, str(at), difference(*pair)) for at, pair in enumerate(pairs, 1)]
            found += [
                Row("side", table.seats, side, difference(old.sides[side], share))
                for side, share in table.sides.items()
                if side in old.sides
            ]
            found.append(Row("draws", table.seats, "", difference(old.draws, table.draws)))
            found.append(Row("limits", table.seats, "", difference(old.limits, table.limits)))
    return found


class CardChange(msgspec.Struct, frozen=True):
    card: str
    fields: list[tuple[str, str, str]]  # column, before, after
    use: str
    difference: Difference


def card_changes(before: tuple[Run, Figures], after: tuple[Run, Figures]) -> list[CardChange]:
    """The cards that were changed; and those that were not, but whose use surely did. The largest difference first."""
    old_rows, new_rows = card_rows(before[0]), card_rows(after[0])
    old_cards = {card.card: card for card in before[1].cards}
    found: list[CardChange] = []
    for card in after[1].cards:
        old = old_cards.get(card.card)
        if old is None or card.card not in old_rows:
            continue
        fields = changed_fields(old_rows[card.card], new_rows[card.card])
        change = CardChange(card.card, fields, card.main, difference(old.used[card.main], card.used[card.main]))
        if fields or change.difference.verdict(len(after[1].cards)) == "sure":
            found.append(change)
    return sorted(found, key=lambda change: (not change.fields, -abs(change.difference.points)))


def card_rows(run: Run) -> dict[str, dict[str, Any]]:
    return {row.card: msgspec.to_builtins(row) for row in GAMES[run.game].read_cards(run.cards)}


def changed_fields(old: dict[str, Any], new: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(name, str(old[name]), str(value)) for name, value in new.items() if old[name] != value]


def setting_changes(before: Run, after: Run) -> list[tuple[str, str, str]]:
    """What else is different between the two runs: options, bots, seats, seed."""
    names: Sequence[str] = [name for name in Run.__struct_fields__ if name not in (*PLAIN, "options")]
    options = sorted({*before.options, *after.options})
    defaults = msgspec.to_builtins(GAMES[after.game].options())
    pairs = [(name, getattr(before, name), getattr(after, name)) for name in names]
    pairs += [
        (name, before.options.get(name, defaults[name]), after.options.get(name, defaults[name])) for name in options
    ]
    return [(name, plain(old), plain(new)) for name, old, new in pairs if old != new]


def plain(value: Any) -> str:
    return ", ".join(map(plain, value)) if isinstance(value, list | tuple) else str(value)
