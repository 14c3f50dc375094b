"""Apocalypse as a bot sees it: Smile Life, and what its plagues, monsters and weapons ask besides."""

from __future__ import annotations

from typing import Any, Final

from crise.bots.heuristic import SILLY, Heuristic, Rated, of_numbers
from crise.engine.ask import PASS, CardId, Seat
from crise.games.apocalypse.invasion import RESTART, STOP
from crise.games.apocalypse.jobs import ACCEPT
from crise.games.apocalypse.monsters import ALLY
from crise.games.apocalypse.state import Apocalypse
from crise.games.apocalypse.weapons import power
from crise.games.smile_life import heuristic
from crise.games.smile_life.heuristic import PLAIN, begin, harm, keep, kept, lay_one, play, throw, worth
from crise.games.smile_life.state import SmileLife

LEAD: Final = 0.1  # what it is worth, per smile that somebody has, that he is the one who suffers
FACES: Final = {"fight": 0.6, "flee": 0.5, "suffer": 0.0}
NEAR: Final = 0.5  # what is no more than this apart is the same to `normal`
USED: Final = 0.6  # so that it does something where it can
PRISON: Final = 0.6  # what it is worth that somebody misses three turns
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


def spare(t: Apocalypse, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The vehicle that is worth least in a fight."""
    return [-float(power(t, me, option)) if isinstance(option, int) else 0.0 for option in options]


def suffered_again(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The malus that costs him most."""
    return [harm(t, about[0], t.faces[option].key) if isinstance(option, int) else 0.0 for option in options]


def trade(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """A salary for nothing, or a card for one that is worth less; who refuses sends somebody to prison."""
    offered = kept(t, me, about[1])
    rates = {ACCEPT: 1.0, PASS: PRISON}
    return [offered - kept(t, me, option) if isinstance(option, int) else rates.get(option, 0.0) for option in options]


def relaunch(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """A plague strikes all: good for who is behind."""
    behind = t.score(me) < max([t.score(seat) for seat in t.others(me)])
    return [USED if isinstance(option, int) == behind else 0.0 for option in options]


def well_armed(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Who could help."""
    return [float(len(t.laid_of(seat, "arme"))) if isinstance(seat, int) else 0.0 for seat in options]


def fight_on(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """A weapon of one's own, or else that of a friend: to ask costs nothing."""
    return [2 * USED if isinstance(option, int) else USED if option == ALLY else 0.0 for option in options]


def restart(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Only winners are asked: they have won."""
    return [{STOP: 1.0, RESTART: -1.0}.get(option, 0.0) for option in options]


def use(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """To do something is better than to let it go."""
    return [USED if isinstance(option, int) else 0.0 for option in options]


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


def of_words(worth: dict[str | None, float]) -> Rated:
    return lambda t, me, options, about: [worth.get(option, 0.0) for option in options]


RATES: Final[dict[str, Rated]] = heuristic.RATES | {
    "begin": unlike_the_base(begin),
    "play": unlike_the_base(play),
    "starting": lay_one,
    "feed": give_up,
    "keep_card": of_numbers(keep),
    "hurl": of_numbers(throw),
    "fish": of_numbers(keep),
    "hungry": gain,
    "doom": gain,
    "vehicle": spare,
    "again": suffered_again,
    "contaminate": use,
    "trade": trade,
    "relaunch": relaunch,
    "ally": well_armed,
    "restart": restart,
    "weapon": fight_on,
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
    "reuse": of_words({"use": USED, None: 0.0}),
}
HEURISTIC: Final = Heuristic(RATES, worth, tie_margin=NEAR)
