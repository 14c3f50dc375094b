"""Smile Life as a bot sees it. Everything is counted in smiles: those of a card, and those that it lets one expect."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final, TypeAlias

from crise.bots.heuristic import SILLY, Evaluation, Heuristic, Rated, of_numbers
from crise.engine.ask import PASS, CardId, Option, Seat
from crise.games.smile_life.legal import flirts, grand_prix_of, layable, level, purse, stakes, without_studies
from crise.games.smile_life.state import NONE, TURNED, SmileLife

TURN: Final = 1.2  # what a turn brings
TOP_SALARY: Final = 4
STUDIES: Final = 6
FLIRTS: Final = 5
# How much of the pile is of a kind: what a player may hope to draw.
SALARIES: Final = 0.2
STUDY_CARDS: Final = 0.125
FLIRT_CARDS: Final = 0.1
CHILDREN: Final = 0.05
DRAWN: Final = 0.6  # what it brings to draw, with nothing to lay that is worth more
THROWN: Final = 0.3  # what it brings to get rid of a card
UNHEARD_OF: Final = 0.6  # a way to begin or to play a turn that is new, until somebody thinks about it

# Kinds that are worth their smiles and no more; an extension adds its own. What is neither here nor has an opinion
# below does something of which nobody here has heard: that is worth a turn.
PLAIN: Final = {"adultere", "enfant", "animal", "distinction"}

Valued: TypeAlias = Callable[[Any, Seat, CardId], float]


# What each thing lets one expect besides its smiles, in smiles: at the end of the game, and how much more if FAR turns
# are to come. Fitted to games of `normal` at two and four seats (smiles that a seat still made, compared with the
# others at its table): a job brings salaries and is lost, a marriage and children may be taken, and end the flirts.
Hopes: TypeAlias = dict[str, tuple[float, float]]
FAR: Final = 40.0
HOPES: Final[Hopes] = {
    "skips": (-1.4, 1.0),
    "job": (-0.55, -6.4),
    "salary": (-0.27, 2.9),  # per level that the job allows
    "studies": (-0.28, 0.98),  # per level, without a job
    "marriage": (-1.3, -3.6),
    "affair": (-0.93, -0.75),
    "flirts": (-0.2, -0.5),  # unmarried
    "children": (-0.15, -1.45),
    "money": (-0.015, 0.03),
    "hand": (0.42, -0.17),  # per smile that could be laid
}


def judged_by(hopes: Hopes, spread: float) -> Evaluation:
    """Who will have most: the more turns to come, the less is sure."""

    def worth(t: SmileLife, seat: Seat) -> float:
        left = turns_left(t)
        far, doubt = min(1.0, left / FAR), 1.0 + spread * sqrt(left)
        mine = prospects(t, seat, far, hopes)
        total = 0.0
        for other in range(t.seats):
            total += exp((prospects(t, other, far, hopes) - mine) / doubt)
        return 1.0 / total

    return worth


def prospects(t: SmileLife, seat: Seat, far: float, hopes: Hopes) -> float:
    """What lies there, and what it lets one expect."""
    hope = t.score(seat) + hoped(hopes, "skips", far, t.skips[seat])
    if t.job[seat] != NONE:
        hope += hoped(hopes, "job", far, 1) + hoped(hopes, "salary", far, cap(t, seat))
    else:
        hope += hoped(hopes, "studies", far, level(t, seat))
    if t.marriage[seat] != NONE:
        hope += hoped(hopes, "marriage", far, 1) + hoped(hopes, "affair", far, int(t.adultery[seat] != NONE))
    else:
        hope += hoped(hopes, "flirts", far, len(flirts(t, seat)))
    hope += hoped(hopes, "children", far, len(t.laid_of(seat, "enfant")))
    hope += hoped(hopes, "money", far, sum([t.faces[coin].value for coin in purse(t, seat)]))
    in_hand = sum([t.face(card).smiles for card in layable(t, seat, t.hands[seat])])
    return hope + hoped(hopes, "hand", far, in_hand)


def hoped(hopes: Hopes, what: str, far: float, much: int) -> float:
    last, more = hopes[what]
    return much * (last + more * far)


# --- What is to be expected --------------------------------------------------------------------


def turns_left(t: SmileLife) -> float:
    """Of each player, roughly: every turn takes a card off the pile."""
    return len(t.deck.cards) / t.seats


def salaries_to_come(turns: float, highest: int) -> float:
    return SALARIES * turns * highest / TOP_SALARY


def cap(t: SmileLife, seat: Seat) -> int:
    """The highest salary of his job."""
    return TOP_SALARY if grand_prix_of(t, seat) != NONE else t.face(t.job[seat]).salary


def studied(t: SmileLife, seat: Seat) -> int:
    return len(t.laid_of(seat, "etude"))


def shared(t: SmileLife, harm: float) -> float:
    """Whoever harms one of three opponents works for the two others as well."""
    return harm / (0.6 + 0.4 * (t.seats - 1))


# --- What it brings to lay a card -----------------------------------------------------------------


def laid(t: SmileLife, me: Seat, card: CardId) -> float:
    """What it brings to lay a card that may be laid."""
    face = t.face(card)
    valued = LAID.get(face.key) or LAID.get(face.kind)
    if valued is not None:
        return face.smiles + valued(t, me, card)
    return float(face.smiles) if face.kind in PLAIN else face.smiles + TURN


def study(t: SmileLife, me: Seat, card: CardId) -> float:
    """More if it opens the way to a job that one holds."""
    if t.job[me] != NONE:
        return 0.0
    lacks = [t.face(job).studies for job in t.hands[me].cards if t.faces[job].kind == "metier"]
    return 0.5 + (0.5 if lacks else 0.0) + 0.2 * t.faces[card].value


def job(t: SmileLife, me: Seat, card: CardId) -> float:
    """Salaries to come, but no more studies: a poor job can wait."""
    left = turns_left(t)
    face = t.face(card)
    if t.job[me] != NONE:  # a Prof becomes Grand prof
        return salaries_to_come(left, face.salary - cap(t, me))
    missed = min(STUDIES - studied(t, me), STUDY_CARDS * left)
    return salaries_to_come(left, face.salary) - 0.6 * missed + POWERS.get(face.key, 0.0)


POWERS: Final = {
    "policier": 0.3,
    "journaliste": 0.5,
    "chercheur": 1.0,
    "astronaute": 1.0,
    "architecte": 1.0,
    "avocat": 0.5,
    "bandit": -1.0,
    "pilote-de-ligne": 0.5,
    "medecin": 0.5,
    "chirurgien": 0.5,
}


def salary(t: SmileLife, me: Seat, card: CardId) -> float:
    return 0.05 * t.faces[card].value


def flirt(t: SmileLife, me: Seat, card: CardId) -> float:
    """The first opens the way to a marriage; one that another has last is stolen."""
    gain = 0.1 if flirts(t, me) else 0.5
    face = t.faces[card]
    for seat in t.others(me):
        if t.marriage[seat] == NONE:
            last = flirts(t, seat)[-1:]
            if last and t.faces[last[0]] is face:
                gain += 1.0 + shared(t, 1.0)
    return gain


def marriage(t: SmileLife, me: Seat, card: CardId) -> float:
    """Children, and houses for half; but no more flirts."""
    left = turns_left(t)
    missed = min(FLIRTS - len(flirts(t, me)), FLIRT_CARDS * left)
    return 2 * CHILDREN * left + 0.3 - 0.4 * missed


def adultery(t: SmileLife, me: Seat, card: CardId) -> float:
    """Flirts again; but a divorce then takes the children."""
    return 0.5 * FLIRT_CARDS * turns_left(t) - 0.3 * len(t.laid_of(me, "enfant"))


def bought(t: SmileLife, me: Seat, card: CardId) -> float:
    return -0.02 * t.face(card).price


def grand_prix(t: SmileLife, me: Seat, card: CardId) -> float:
    return salaries_to_come(turns_left(t), TOP_SALARY - cap(t, me))


def anniversaire(t: SmileLife, me: Seat, card: CardId) -> float:
    givers = [seat for seat in t.others(me) if t.laid_of(seat, "salaire", TURNED)]
    return len(givers) * (1.0 + shared(t, 1.0)) - 0.3


def arc_en_ciel(t: SmileLife, me: Seat, card: CardId) -> float:
    """Three turns at once, if there is something to lay."""
    return TURN * (min(3, len(layable(t, me, t.hands[me])) - 1)) - 0.2


def etoile_filante(t: SmileLife, me: Seat, card: CardId) -> float:
    """Whatever it may bring back; itself, if it lies there, it does not."""
    found = [other for other in layable(t, me, t.discard) if other != card]
    return max([laid(t, me, other) for other in found], default=0.0)


def piston(t: SmileLife, me: Seat, card: CardId) -> float:
    if t.job[me] != NONE:
        return 0.0
    jobs = t.of_kind("metier")
    fit = [held for held in t.hands[me].cards if held in jobs and not without_studies(t, me, held)]
    return max([t.face(held).smiles + job(t, me, held) for held in fit], default=0.0)


def as_printed(t: SmileLife, me: Seat, card: CardId) -> float:
    """No more than its smiles."""
    return 0.0


def heritage(t: SmileLife, me: Seat, card: CardId) -> float:
    return 0.7


def chance(t: SmileLife, me: Seat, card: CardId) -> float:
    return TURN + 0.5


def casino(t: SmileLife, me: Seat, card: CardId) -> float:
    return 1.5 if stakes(t, me) else 0.4


def vengeance(t: SmileLife, me: Seat, card: CardId) -> float:
    received = t.one_of_each(t.laid_of(me, "malus"))
    return max([best_harm(t, me, t.faces[malus].key) for malus in received], default=0.0)


# --- What it brings to harm another ---------------------------------------------------------------


def malus(t: SmileLife, me: Seat, card: CardId) -> float:
    return best_harm(t, me, t.faces[card].key)


def best_harm(t: SmileLife, me: Seat, key: str) -> float:
    spared = t.book.may_suffer.get(key)
    if spared is None:
        return 0.0
    return shared(t, max([harm(t, seat, key) for seat in t.others(me) if not spared(t, seat)], default=0.0))


def harm(t: SmileLife, seat: Seat, key: str) -> float:
    """What a malus costs its target."""
    return HARMS.get(key, missed_turn)(t, seat)


def missed_turn(t: SmileLife, seat: Seat) -> float:
    return min(TURN, turns_left(t))


def lost_marriage(t: SmileLife, seat: Seat) -> float:
    children = len(t.laid_of(seat, "enfant")) if t.adultery[seat] != NONE else 0
    return 3.0 + 2 * CHILDREN * turns_left(t) + (1.0 + 2.0 * children if t.adultery[seat] != NONE else 0.0)


def lost_job(t: SmileLife, seat: Seat) -> float:
    return 2.0 + 0.7 * salaries_to_come(turns_left(t), cap(t, seat))


def imprisoned(t: SmileLife, seat: Seat) -> float:
    return 3 * TURN + lost_job(t, seat)


def lost_card(t: SmileLife, seat: Seat) -> float:
    return 1.3


# An extension adds its own.
HARMS: Final[dict[str, Callable[[Any, Seat], float]]] = {
    "divorce": lost_marriage,
    "licenciement": lost_job,
    "prison": imprisoned,
    "impot": lost_card,
    "redoublement": lost_card,
}


def attentat(t: SmileLife, me: Seat, card: CardId) -> float:
    """All children go, one's own too: silly, if they are most."""
    lost = 2.0 * len(t.laid_of(me, "enfant"))
    others = sum([2.0 * len(t.laid_of(seat, "enfant")) for seat in t.others(me)], 0.0)
    return shared(t, others) - lost - 0.3 if others > lost else SILLY


LAID: Final[dict[str, Valued]] = {
    "etude": study,
    "metier": job,
    "salaire": salary,
    "flirt": flirt,
    "mariage": marriage,
    "adultere": adultery,
    "voyage": bought,
    "maison": bought,
    "grand-prix": grand_prix,
    "anniversaire": anniversaire,
    "arc-en-ciel": arc_en_ciel,
    "etoile-filante": etoile_filante,
    "piston": piston,
    "heritage": heritage,
    "chance": chance,
    "casino": casino,
    "vengeance": vengeance,
    "troc": as_printed,
    "tsunami": as_printed,
    "malus": malus,
    "attentat": attentat,
}


# --- What it brings to keep a card -------------------------------------------------------------------


def kept(t: SmileLife, me: Seat, card: CardId) -> float:
    """What one may still make of a card in hand."""
    face = t.face(card)
    valued = KEPT.get(face.key) or KEPT.get(face.kind)
    if valued is not None:
        return valued(t, me, card)
    return float(face.smiles) if face.kind in PLAIN else face.smiles + 0.7


def keep_study(t: SmileLife, me: Seat, card: CardId) -> float:
    return 0.2 if t.job[me] != NONE or studied(t, me) >= STUDIES else 1.2


def keep_job(t: SmileLife, me: Seat, card: CardId) -> float:
    if t.job[me] != NONE:
        return 0.2 + (0.2 * t.face(card).salary if t.face(card).salary > cap(t, me) else 0.0)
    return 1.0 + 0.5 * t.face(card).salary


def keep_salary(t: SmileLife, me: Seat, card: CardId) -> float:
    value = t.faces[card].value
    if t.job[me] != NONE:
        return 1.0 + 0.05 * value if value <= cap(t, me) else 0.3
    return 0.9 - 0.1 * value


def keep_flirt(t: SmileLife, me: Seat, card: CardId) -> float:
    if t.marriage[me] != NONE:
        return 1.0 if t.adultery[me] != NONE else 0.2
    return 1.0 if len(flirts(t, me)) < FLIRTS else 0.3


def keep_marriage(t: SmileLife, me: Seat, card: CardId) -> float:
    return 0.3 if t.marriage[me] != NONE else 2.5


def keep_child(t: SmileLife, me: Seat, card: CardId) -> float:
    return 2.0 if t.marriage[me] != NONE else 1.4


def keep_purchase(t: SmileLife, me: Seat, card: CardId) -> float:
    face = t.face(card)
    money = sum([t.faces[coin].value for coin in purse(t, me)])
    return face.smiles * (1.0 if money >= face.price else 0.6)


def keep_malus(t: SmileLife, me: Seat, card: CardId) -> float:
    """Thrown away, the next player may pick it up."""
    return 0.8


KEPT: Final[dict[str, Valued]] = {
    "etude": keep_study,
    "metier": keep_job,
    "salaire": keep_salary,
    "flirt": keep_flirt,
    "mariage": keep_marriage,
    "enfant": keep_child,
    "voyage": keep_purchase,
    "maison": keep_purchase,
    "malus": keep_malus,
}


# --- The questions ---------------------------------------------------------------------------------------


def begin(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [opening(t, me, word) for word in options]


def opening(t: SmileLife, me: Seat, word: Option) -> float:
    if word == "draw":
        return max([DRAWN, *[laid(t, me, card) for card in layable(t, me, t.hands[me])]])
    if word == "take":
        return laid(t, me, t.discard.cards[-1])
    if word == "resign":
        return resign(t, me)
    return SILLY if word in PARTINGS else UNHEARD_OF


PARTINGS: Final = ("divorce", "breakup")


UNSURE: Final = {"grand-prof"}  # jobs that one can't just take up; an extension adds its own


def resign(t: SmileLife, me: Seat) -> float:
    """Only for a better job that one could take up."""
    left, now = turns_left(t), cap(t, me)
    known = sum([t.faces[card].value for card in t.laid_of(me, "etude")])
    best = SILLY
    for card in t.hands[me].cards:
        face = t.face(card)
        if face.kind == "metier" and face.studies <= known and face.salary > now and face.key not in UNSURE:
            best = max(best, salaries_to_come(left, face.salary - now))
    return best - 2.0 - (0.0 if t.has_trait(me, "interimaire") else TURN)


def play(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [laid(t, me, option) if isinstance(option, int) else act(t, me, option) for option in options]


def act(t: SmileLife, me: Seat, word: str | None) -> float:
    if word == "bet":
        return 1.1 if t.bettor == NONE else 0.1
    if word == "resign":
        return resign(t, me) + TURN
    if word == "discard":
        return THROWN
    return SILLY if word is PASS or word in PARTINGS else UNHEARD_OF


def more(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """In an Arc-en-ciel a card that is thrown makes room for another."""
    return [0.35 if option is PASS else rate for option, rate in zip(options, play(t, me, options, about), strict=True)]


def throw(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [-kept(t, me, card) for card in options]


def keep(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [kept(t, me, card) for card in options]


def lay_one(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [laid(t, me, card) if isinstance(card, int) else 0.0 for card in options]


def target(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Who is ahead is the one to hit; a swap is best with a full hand."""
    key = t.faces[about[0]].key
    if key not in t.book.may_suffer:
        return [0.1 * len(t.hands[seat].cards) if isinstance(seat, int) else 0.0 for seat in options]
    return [harm(t, seat, key) + 0.15 * t.score(seat) if isinstance(seat, int) else 0.0 for seat in options]


def pay(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """As exactly as possible; nothing if it is free."""
    due: int = about[1]
    rates = []
    for coin in options:
        paid = t.faces[coin].value if isinstance(coin, int) else 0
        rates.append(5.0 if coin == "free" else -abs(float(due - paid)))
    return rates


def bet(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """A first bet comes back at the end, if nobody meets it; best is a salary that one can't lay."""
    first = t.bettor == NONE
    none = 0.5 if first else 0.1
    return [1.0 - kept(t, me, card) + 0.5 * first if isinstance(card, int) else none for card in options]


def gift(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [-float(t.faces[card].value) for card in options]


def revenge(t: SmileLife, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [best_harm(t, me, t.faces[card].key) for card in options]


RATES: Final[dict[str, Rated]] = {
    "begin": begin,
    "play": play,
    "more": more,
    "throw": of_numbers(throw),
    "drop": of_numbers(throw),
    "keep": of_numbers(keep),
    "bury": of_numbers(keep),
    "aside": of_numbers(keep),
    "job": lay_one,
    "retrieve": lay_one,
    "target": target,
    "pay": pay,
    "bet": bet,
    "gift": of_numbers(gift),
    "revenge": of_numbers(revenge),
}


def half_rounds(t: SmileLife) -> int:
    """Two in the time in which everybody has a turn."""
    return 2 * t.turns // t.seats


NEAR: Final = 0.4  # more apart than that is a difference to `normal`: with 0.8 the best of one idea beat it
# An iteration ends with a turn, when everybody has had about two: in the midst of one, hands can't be compared.
HEURISTIC: Final = Heuristic(RATES, judged_by(HOPES, spread=0.8), tie_margin=NEAR, leaf=half_rounds, ahead=4, depth=100)
