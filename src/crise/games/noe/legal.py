"""Noé: what may be done, against whom, and why not.

A predicate that forbids something returns the id of the rule that forbids it ('' if nothing does). The same answer
makes the list of options, the tooltip of a card that can't be played and the refusal of a move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.games.noe import combos
from crise.games.noe.combos import PAIRS, Announcement
from crise.games.noe.state import HAND, Noe

PILE: Final = "pile"
DISCARD: Final = "discard"
ELYSEE: Final = combos.ELYSEE.word
CLAIMS: Final = ("complot", "pulitzer", "etare")  # what can be said at the end of a turn

ROUNDS_UNDRAWN: Final = 3  # NO-TURN-5

# NO-CARD-4, from the highest to the lowest.
GRADES: Final = (("noe",), ("sophie",), ("abigail", "karl", "max"), ("henri",), ("sarah",), ("david",), ("arthur",),
                 ("amelie", "clara", "emma"))  # fmt: skip
RANK: Final = {name: -grade for grade, names in enumerate(GRADES) for name in names}

# By code: what a card can be used for after drawing. NO-ENQ-1: a real Enquêteur, no joker.
IS_ENQUETEUR: Final = [combos.category(code) == "enqueteurs" for code in range(len(combos.WEIGHT))]
USABLE: Final = [
    IS_ENQUETEUR[code] or (code >= PAIRS and combos.OTHERS[code - PAIRS] in ("espion-rouge", "espion-violet", "poseur"))
    for code in range(len(combos.WEIGHT))
]

# --- Drawing -------------------------------------------------------------------------------


def draws(t: Noe, me: Seat) -> list[Option]:
    """NO-TURN-1, and NO-ELY-2: before drawing, a Complot à l'Élysée. NO-ANN-3: with help, only a right one;
    NO-TURN-5: so too when somebody must draw, or wrong ones could follow each other forever."""
    options: list[Option] = [PILE]
    if not forbids_taking(t):
        options.append(DISCARD)
    if not t.assisted and not must_draw(t):
        options.append(ELYSEE)
    elif t.holds_elysee(me):
        options.insert(0, ELYSEE)
    return options


def forbids_taking(t: Noe) -> str:
    """NO-ENQ-7, NO-VIL-2: not a card that was used. NO-TURN-5: nor when nobody has drawn for too long."""
    if not t.takeable:
        return "NO-ENQ-7" if IS_ENQUETEUR[t.faces[t.discard.cards[-1]].value] else "NO-VIL-2"
    return "NO-TURN-5" if must_draw(t) else ""


def must_draw(t: Noe) -> bool:
    return t.undrawn >= ROUNDS_UNDRAWN * len(t.playing)


# --- Actions -------------------------------------------------------------------------------


def actions(t: Noe, me: Seat) -> list[Option]:
    """NO-ENQ-1, NO-ESP-1, NO-BOM-2: the cards that can be used, or no action."""
    faces, usable = t.faces, USABLE
    options: list[Option] = [card for card in t.hands[me].cards if usable[faces[card].value]]
    options.append(PASS)
    return options


def enqueteurs(t: Noe, me: Seat) -> list[CardId]:
    faces = t.faces
    return [card for card in t.hands[me].cards if IS_ENQUETEUR[faces[card].value]]


def opposing(t: Noe, target: Seat, used: list[CardId]) -> list[CardId]:
    """NO-ENQ-5: État-Major of strictly higher rank than the highest Enquêteur. NO-ENQ-10: Noé opposes every one."""
    faces = t.faces
    highest = highest_rank(t, used)
    return [card for card in t.hands[target].cards if outranks(faces[card].value, highest)]


def highest_rank(t: Noe, used: list[CardId]) -> int:
    return max([RANK[combos.name(t.faces[card].value)] for card in used])


def outranks(code: int, rank: int) -> bool:
    if combos.category(code) != "etat-major":
        return False
    name = combos.name(code)
    return name == combos.NOE or RANK[name] > rank


# --- Announcing -------------------------------------------------------------------------------


def announcements(t: Noe, cards: list[CardId]) -> list[Announcement]:
    """What these six cards allow one to announce."""
    return combos.announcements(t.codes(cards)) if len(cards) == HAND else []


# --- Why not? ----------------------------------------------------------------------------------------


def why_not(t: Noe, seat: Seat, what: str, option: Any) -> str:
    """The rule because of which this is no option of the question. Whatever is asked for: it may be rubbish."""
    return WHY_NOT[what](t, seat, option)


def why_not_draw(t: Noe, seat: Seat, option: Any) -> str:
    if option == DISCARD:
        return forbids_taking(t)
    if option == ELYSEE:
        return "NO-ELY-2" if combos.elysee(t.codes(t.hands[seat].cards)) else "NO-ELY-1"
    return "NO-TURN-1"


def why_not_act(t: Noe, seat: Seat, option: Any) -> str:
    return "NO-ENQ-1" if holds(t, seat, option) else "NO-TURN-1"


def why_not_target(t: Noe, seat: Seat, option: Any) -> str:
    [(_, _, _, (used,))] = t.asks
    return "NO-ENQ-1" if IS_ENQUETEUR[t.faces[used[0]].value] else "NO-VIL-3"


def why_not_oppose(t: Noe, seat: Seat, option: Any) -> str:
    """NO-ENQ-8 speaks of equal ranks only; a lower one, or another card, is no État-Major of higher rank."""
    code = t.faces[option].value if holds(t, seat, option) else PAIRS
    if combos.category(code) != "etat-major" or RANK[combos.name(code)] < highest_rank(t, t.played.cards):
        return "NO-ENQ-5"
    return "NO-ENQ-8"


def why_not_discard(t: Noe, seat: Seat, option: Any) -> str:
    return "NO-TURN-3" if holds(t, seat, option) else "NO-TURN-1"


def why_not_announce(t: Noe, seat: Seat, option: Any) -> str:
    return "NO-ANN-3" if option in CLAIMS else "NO-ANN-1"


def holds(t: Noe, seat: Seat, option: Any) -> bool:
    return type(option) is int and option in t.hands[seat].cards


WHY_NOT: Final[dict[str, Callable[[Noe, Seat, Any], str]]] = {
    "draw": why_not_draw,
    "draw_only": why_not_draw,
    "act": why_not_act,
    "enqueteur": lambda t, seat, option: "NO-ENQ-3",
    "target": why_not_target,
    "second_target": lambda t, seat, option: "NO-VIL-3",
    "oppose": why_not_oppose,
    "seize": lambda t, seat, option: "NO-ENQ-2",
    "hide": lambda t, seat, option: "NO-ENQ-4",
    "discard": why_not_discard,
    "announce": why_not_announce,
    "claim": lambda t, seat, option: "NO-ANN-6",
}
