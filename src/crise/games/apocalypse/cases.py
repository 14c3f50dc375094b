"""Apocalypse: what a refusal says of this case, besides the cases of the base."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from crise.engine.ask import Option, Seat
from crise.games.apocalypse.monsters import givable
from crise.games.apocalypse.state import Apocalypse
from crise.games.apocalypse.weapons import defence, power

Figures: TypeAlias = Mapping[str, int | str]


def strength(t: Apocalypse, seat: Seat, option: Option) -> Figures:
    if not isinstance(option, int):
        return {}
    return {"power": power(t, seat, t.playing), "defence": defence(t, option)}


def fight(t: Apocalypse, seat: Seat, option: Option) -> Figures:
    """The question speaks of how strong the enemy is. AP-MUT-2: an animal that mutates is fought alone. AP-MON-7: who
    has failed does not lack weapons."""
    enemy, needed = t.asks[0][3][:2]
    allies = range(t.seats) if t.faces[enemy].kind == "monstre" else [seat]
    have = sum([defence(t, ally) for ally in allies])
    return {"needed": needed, "have": have} if have < needed else {}


def question(t: Apocalypse, seat: Seat, option: Option) -> Figures:
    """The same rule keeps a card from being laid, somebody from being chosen, and one of his cards."""
    return {"case": next((ask[1] for ask in t.asks if ask[0] == seat), "")}


def held(t: Apocalypse, seat: Seat, option: Option) -> Figures:
    """AP-MON-8: what goes only after the marriage, or after the job."""
    return {"case": t.faces[option].kind} if isinstance(option, int) else {}


def sacrifice(t: Apocalypse, seat: Seat, option: Option) -> Figures:
    """AP-MON-9: another card is worth more exactly what is still to be lost."""
    asked = next((ask for ask in t.asks if ask[0] == seat and ask[1] == "sacrifice"), None)
    if asked is None or not isinstance(option, int):
        return {}
    enemy, due = asked[3]
    return {"due": due, "value": givable(t, seat, enemy).get(option, 0)}


def person(t: Apocalypse, seat: Seat, option: Option) -> Figures:
    return {"case": "self" if option == seat else "other"}


def ally(t: Apocalypse, seat: Seat, option: Option) -> Figures:
    """AP-NEG-1: whom one asks, or what one lends."""
    asked = question(t, seat, option)["case"]
    return {"case": "weapon" if asked == "help" else "self" if option == seat else "other"}


def always(t: Apocalypse, seat: Seat, option: Option) -> Figures:
    """What is so in every case that the rule forbids."""
    return {"case": "any"}


FIGURES: Final[dict[str, Callable[[Apocalypse, Seat, Option], Figures]]] = {
    "AP-MON-6": fight,
    "AP-ARM-1": strength,
    "AP-ARM-3": always,
    "AP-ARM-5": question,
    "AP-ARM-9": always,
    "AP-ALI-4": question,
    "AP-ANI-3": always,
    "AP-ANI-4": always,
    "AP-ARG-1": always,
    "AP-BOM-2": question,
    "AP-BUN-1": question,
    "AP-BUN-3": always,
    "AP-BUN-4": always,
    "AP-CRI-6": always,
    "AP-ECL-3": always,
    "AP-ECN-1": always,
    "AP-FLE-6": always,
    "AP-FLE-10": always,
    "AP-INO-1": always,
    "AP-JOB-2": always,
    "AP-JOB-3": always,
    "AP-JOB-6": always,
    "AP-JOB-8": always,
    "AP-MAL-5": always,
    "AP-MON-2": always,
    "AP-MON-7": always,
    "AP-MON-8": held,
    "AP-MON-9": sacrifice,
    "AP-MON-10": always,
    "AP-MUT-5": question,
    "AP-NEG-1": ally,
    "AP-NEG-2": question,
    "AP-NUA-4": always,
    "AP-POL-3": always,
    "AP-PUR-2": person,
    "AP-SAN-6": always,
    "AP-SEI-1": always,
    "AP-SUR-4": always,
    "AP-VIR-2": question,
    "AP-VIR-6": always,
}
