"""Apocalypse as a bot sees it: Smile Life, and what its plagues, monsters and weapons ask besides."""

from __future__ import annotations

from typing import Any, Final

from crise.bots.heuristic import SILLY, Heuristic, Rated, of_numbers
from crise.engine.ask import CardId, Seat
from crise.games.smile_life import heuristic
from crise.games.smile_life.heuristic import PLAIN, begin, keep, kept, lay_one, play, throw, worth
from crise.games.smile_life.state import SmileLife

LEAD: Final = 0.1  # what it is worth, per smile that somebody has, that he is the one who suffers
FACES: Final = {"fight": 0.6, "flee": 0.5, "suffer": 0.0}
A_WAY_OUT: Final = 0.3  # any other way to face a monster
SHUNNED: Final = ("draw_hidden", "imprison", "rob", "fish")  # ways to begin a turn that are worth nothing to it so far

PLAIN.update(("arme", "vehicule", "survie", "cataclysme", "monstre", "crise", "evenement"))


def unlike_the_base(rated: Rated) -> Rated:
    """What the base thinks, but of what it does not know."""
    return lambda t, me, options, about: [
        SILLY if option in SHUNNED else rate for option, rate in zip(options, rated(t, me, options, about), strict=True)
    ]


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
    return [FACES.get(word, A_WAY_OUT) for word in options]


RATES: Final[dict[str, Rated]] = heuristic.RATES | {
    "begin": unlike_the_base(begin),
    "play": unlike_the_base(play),
    "starting": lay_one,
    "feed": give_up,
    "keep_card": of_numbers(keep),
    "hurl": of_numbers(throw),
    "fish": of_numbers(keep),
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
HEURISTIC: Final = Heuristic(RATES, worth, tie_margin=0.5)
