"""A seat at a table, and who has it."""

from __future__ import annotations

from typing import Literal

HOUSE_BOT = "normal"  # who plays for a person that left


class Place:
    """A seat at the table, and who has it."""

    def __init__(self) -> None:
        self.name = ""
        self.token = ""  # the hash
        self.level: str | None = None  # of a bot
        self.away = False

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "person" if self.token else "bot" if self.level else "open"

    @property
    def present(self) -> bool:
        """A person who plays: nobody else answers here."""
        return bool(self.token) and not self.away

    @property
    def bot(self) -> str | None:
        """The level of the bot that answers here, if one does."""
        return HOUSE_BOT if self.token and self.away else self.level
