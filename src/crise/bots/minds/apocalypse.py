"""Apocalypse as a bot sees it: Smile Life, and what its plagues, monsters and weapons ask besides."""

from __future__ import annotations

from typing import Any, Final

from crise.bots.mind import Mind, Rated
from crise.bots.minds import smile_life
from crise.bots.minds.smile_life import keep, kept, lay_one, throw, worth
from crise.core.ask import CardId, Seat
from crise.games.smile_life.table import SmileLife

LEAD: Final = 0.1  # what it is worth, per smile that somebody has, that he is the one who suffers
FACES: Final = {"fight": 0.6, "flee": 0.5, "suffer": 0.0}


def smiles(t: SmileLife, me: Seat, card: CardId) -> float:
    """Of a card that one knows; of another, what a card usually has."""
    return float(t.face(card).smiles) if t.known[card] >> me & 1 else 1.0


def give_up(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The least. Who gives nothing loses more."""
    return [-smiles(t, me, option) if isinstance(option, int) else -2.5 for option in options]


def gain(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The most; a card without smiles is still better than none."""
    return [0.1 + smiles(t, me, option) if isinstance(option, int) else 0.0 for option in options]


def use(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """To do something is better than to let it go."""
    return [0.5 if isinstance(option, int) else 0.0 for option in options]


def abstain(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """One's own cards for the good of another."""
    return [-kept(t, me, option) if isinstance(option, int) else 0.0 for option in options]


def hit(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Who is ahead."""
    return [0.1 + LEAD * t.score(seat) if isinstance(seat, int) else 0.0 for seat in options]


def favour(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Who is behind."""
    return [-LEAD * t.score(seat) if isinstance(seat, int) else 0.0 for seat in options]


def face(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [FACES.get(word, 0.0) for word in options]


RATES: Final[dict[str, Rated]] = smile_life.RATES | {
    "starting": lay_one,
    "feed": give_up,
    "keep_card": keep,
    "hurl": throw,
    "fish": keep,
    "weapon": use,
    "help": abstain,
    "sacrifice": give_up,
    "steal": gain,
    "retaliate": use,
    "shelter": gain,
    "fetch": gain,
    "aim": gain,
    "mutant": gain,
    "pick": gain,
    "offer": abstain,
    "shake": gain,
    "adopt": favour,
    "rob": hit,
    "attack": hit,
    "prisoner": hit,
    "face": face,
}
MIND: Final = Mind(RATES, worth, near=0.5)
