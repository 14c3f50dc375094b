"""The journal of a table: the questions asked at it, the answers since the checkpoint, and what was told.

A copy of a table begins at a checkpoint and runs straight through the answers since: `Table.resume`. `public_until` is
the number of the first question that may still be taken back.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from crise.engine.ask import Ask, Policy, Seat

# An event as it was told: its name and its arguments. A card in it is a `Shown`.
Event: TypeAlias = tuple[str, tuple[Any, ...]]
# Who was asked what, the answer, and whether there was a choice.
Trail: TypeAlias = list[tuple[Seat, str, Any, bool]]
EVERYBODY: Final = -1  # in a trail: a sealed question
CHECKPOINT: Final = 96  # questions after which the next turn begins with a checkpoint: one costs as much as a turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """What was asked, answered and told since the checkpoint."""

    # Named, because Python looks up the attributes of an object that has more than thirty of them in a dict.
    __slots__ = (
        "all_answer", "ask_everybody", "asked", "asks", "begun", "checkpoint_at", "cursor", "fixed_until", "plans",
        "policy", "public_until", "replay_to", "told", "trail", "turn_at", "window",
    )  # fmt: skip

    def begin_journal(self) -> None:
        self.asks: list[Ask] = []  # the questions now open
        self.window: list[Seat] = []  # who was asked in a sealed question, with or without a choice
        self.all_answer = False  # those without a choice too
        self.ask_everybody = False  # those without a choice too: who answers for them decides how long it takes
        self.policy: Policy | None = None  # who answers on the spot, so that the rules need not wait: `Match.playout`
        self.plans: Any = None  # where several seats decide in several steps: see `together`
        self.begin_trail()

    def begin_trail(self) -> None:
        """From here on a copy re-plays: forget the answers and the sayings of before."""
        self.trail: Trail = []
        self.told: list[Event] = []
        # Numbers of questions: the next one; the first that was not answered already, or where an imagined world opens;
        # the first of this turn; the first that has not shown at the table, and the first after which neither chance
        # nor another seat nor something hidden came into play.
        self.cursor = self.replay_to = self.turn_at = self.public_until = self.fixed_until = 0
        self.checkpoint_at = CHECKPOINT
        self.begun = 0  # turns, this one too
        self.asked: Seat = EVERYBODY

    # --- questions ------------------------------------------------------------

    def ask_several(self) -> int:
        """A question to several seats at once begins: its number."""
        at = self.cursor
        self.cursor = at + 1
        self.public_until = self.fixed_until = at
        self.asked = EVERYBODY
        return at

    def waiting(self) -> list[Seat]:
        """Whom the table waits for, as everybody sees it: in a sealed question, all who were asked, to the end."""
        if not self.asks:
            return []
        return sorted(self.window) if self.asked == EVERYBODY else [self.asked]

    # --- undo -----------------------------------------------------------------

    def last_choice(self, seat: Seat, in_the_open: bool) -> int:
        """The number of the last choice of this seat that can be taken back, or -1: one that has not shown at the table
        yet, or `in_the_open` one after which neither chance nor another seat came into play."""
        first = max(self.fixed_until, self.turn_at) if in_the_open else self.public_until
        for at in range(len(self.trail) - 1, first - 1, -1):
            if self.trail[at][0] == seat and self.trail[at][3]:
                return at
        return -1
