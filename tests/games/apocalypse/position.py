"""Positions of Apocalypse: those of the base game (see there), and what the extension lays beside them.

m = position("virus etude | serveur pistolet", "|", plagues="crise-economique:2@1", monsters="zombie:0", deck="chat")

`plagues`: what is in force, in the order in which it began: key, rounds left, holder. `monsters`: those that go
round, and the seats that have met them. After a laid card `+` means that it is in the Bunker, or is the Bunker.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crise.engine.ask import CardId, Seat
from crise.engine.match import Match
from crise.games.apocalypse import APOCALYPSE
from crise.games.apocalypse.state import POLITIQUE, Apocalypse, Monster, Plague
from tests.games.smile_life import position as base
from tests.games.smile_life.position import asked, discard, hand, heard, laid, out, say, wait_for, why_not

__all__ = [
    "asked",
    "discard",
    "hand",
    "heard",
    "in_force",
    "laid",
    "middle",
    "options",
    "out",
    "position",
    "say",
    "table",
    "thrown",
    "wait_for",
    "why_not",
]


def position(
    *seats: str,
    plagues: str = "",
    monsters: str = "",
    out: str = "",
    past: str = "",
    middle: str = "",
    thrown: str = "",
    goal: int = 0,
    starting: str = "",
    **others: Any,
) -> Match:
    """A match at the beginning of a turn. `past` cards are out, and were in force; `middle`: an Inondation;
    `starting`: the fléaux of the starting hands (`zombie:0`)."""

    def arrange(t: Apocalypse, take: Callable[[str], list[CardId]]) -> None:
        for word in plagues.split():
            _rage(t, take, word)
        for word in monsters.split():
            _walk(t, take, word)
        for pile, keys in ((t.out, out), (t.out, past), (t.middle, middle), (t.thrown, thrown)):
            for card in take(keys):
                t.put(card, t.deck, pile)
        t.past = [card for card in t.out.cards if t.faces[card].key in past.split()]
        t.flood, t.goal = bool(middle), goal
        for word in starting.split():
            [card] = take(word.split(":")[0])
            t.put(card, t.deck, t.drawn)
            t.drawers.append(int(word.split(":")[1]))
        t.decree = [t.job_key(seat) == "dictateur" for seat in range(t.seats)]

    return base.position(*seats, game=APOCALYPSE, arrange=arrange, finish=_turn_pile, **others)


def _turn_pile(t: Apocalypse) -> None:
    """AP-POL-1: during a Crise politique `deck` is what is seen, from the top down."""
    t.face_up = t.in_force(POLITIQUE)
    if t.face_up and t.deck.cards:
        t.show(t.deck.cards[-1], t.deck, t.everybody)


def _rage(t: Apocalypse, take: Callable[[str], list[CardId]], word: str) -> None:
    """`crise-economique:2@1`; without a card: `~crise-sanitaire:3@0`."""
    key, _, rest = word.partition(":")
    left, _, holder = rest.partition("@")
    [card] = [-1] if key.startswith("~") else take(key)
    if card >= 0:
        t.put(card, t.deck, t.force)
    t.plagues.append(Plague(key.lstrip("~"), card, int(holder or 0), int(left or 1), -1))


def _walk(t: Apocalypse, take: Callable[[str], list[CardId]], word: str) -> None:
    """`zombie:02`: seats 0 and 2 have met it."""
    key, _, met = word.partition(":")
    [card] = take(key)
    t.put(card, t.deck, t.force)
    t.monsters.append(Monster(card, sum(1 << int(seat) for seat in met)))


# --- what one sees -------------------------------------------------------------------


def table(m: Match) -> Apocalypse:
    assert isinstance(m.table, Apocalypse)
    return m.table


def options(m: Match, seat: Seat) -> list[str]:
    return base.options(m, seat, APOCALYPSE)


def in_force(m: Match) -> str:
    """Crises, events, then monsters: as `position` takes them."""
    t = table(m)
    plagues = [f"{plague.key}:{plague.left}@{plague.holder}" for plague in t.plagues]
    return " ".join([*plagues, *(_walking(t, monster) for monster in t.monsters)])


def _walking(t: Apocalypse, monster: Monster) -> str:
    return f"{t.faces[monster.card].key}:{''.join(map(str, t.seats_of(monster.met)))}"


def middle(m: Match) -> str:
    return " ".join(table(m).faces[card].key for card in table(m).middle.cards)


def thrown(m: Match) -> str:
    return " ".join(table(m).faces[card].key for card in table(m).thrown.cards)
