"""What people at a table see and hear, in the words in which the tests of a game speak."""

from __future__ import annotations

from typing import Any

from crise.engine.ask import PASS, Option, Seat
from crise.engine.match import Match
from crise.game.manifest import Game


def asked(m: Match) -> dict[Seat, str]:
    """Who is asked what."""
    return {seat: what for seat, what, _, _ in m.open}


def options(m: Match, seat: Seat, game: Game[Any, Any, Any]) -> list[str]:
    """What this seat may answer, sorted, in the words of `say`."""
    ask = m.ask(seat)
    assert ask is not None, f"seat {seat} is not asked: {asked(m)}"
    kind = game.asks[ask[1]][0]
    return sorted(word(m, kind, option) for option in ask[2])


def word(m: Match, kind: str, option: Option) -> str:
    if option is PASS or isinstance(option, str):
        return option or "pass"
    return f"@{option}" if kind == "seat" else m.table.faces[option].key


def heard(m: Match, what: str, seat: Seat = -1) -> list[tuple[Any, ...]]:
    """Each event of that name, as a seat (or else the public) may know it. A hidden card is None."""
    listener = m.table.seats if seat < 0 else seat
    return [tuple(_said(arg) for arg in args) for name, args in m.log(listener) if name == what]


def _said(arg: Any) -> Any:
    if not isinstance(arg, tuple):
        return arg
    if len(arg) == 2 and isinstance(arg[1], str):
        return arg[1]
    return [_said(part) for part in arg]
