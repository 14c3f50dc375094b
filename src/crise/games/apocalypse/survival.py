"""Apocalypse: what helps to survive (AP-SUR, AP-BUN, AP-NUC).

Coffre-fort, Potager and Ration (AP-SUR-3, AP-SUR-5, AP-SUR-7) serve in the crises, and are looked for there.
"""

from __future__ import annotations

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.pile import Pile
from crise.engine.questions import choose
from crise.games.apocalypse.leaving import go_out, told_apart
from crise.games.apocalypse.state import Apocalypse, Spares
from crise.games.smile_life import legal
from crise.games.smile_life.jobs import look_at_pile
from crise.games.smile_life.state import FAST, NONE, SAFE, TURNED, Book

# --- Bunker -----------------------------------------------------------------------------


def bunker(t: Apocalypse, me: Seat, card: CardId, source: Pile) -> str:
    """AP-BUN-1: on a card that is still face up when the Bunker is paid for."""
    forbidden = legal.purchase(t, me, card, source)
    return forbidden or ("" if keeps_one(t, me, t.book.price_of(t, me, t.face(card))) else "AP-BUN-1")


def keeps_one(t: Apocalypse, me: Seat, price: int) -> bool:
    """SL-BUY-2: where one coin could be spared, one is."""
    coins = legal.purse(t, me)
    values = [t.faces[coin].value for coin in coins]
    spared = bool(values) and sum(values) - min(values) >= price
    return spared or any(card not in coins for card in coverable(t, me))


def coverable(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-BUN-1: face up, and no malus."""
    no_shelter = t.of_kind("malus")
    return [card for card in t.laid[seat].cards if not t.marks[card] & (TURNED | FAST) and card not in no_shelter]


async def take_shelter(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-SUR-1: neither the covered card nor the Bunker can be taken. AP-BUN-5: its owner may do with it as before."""
    t.marks[card] |= FAST
    cards = told_apart(t, coverable(t, me))
    if not cards:
        t.tell("no_effect", me, card)
        return
    covered = await choose(t, me, "shelter", cards)
    t.marks[covered] |= FAST
    t.tell("sheltered", me, covered)


def covered(t: Apocalypse, card: CardId) -> bool:
    return card != NONE and bool(t.marks[card] & FAST)


def licenciement(below: Spares) -> Spares:
    def spared(t: Apocalypse, seat: Seat) -> str:
        """AP-BUN-3."""
        return below(t, seat) or ("AP-BUN-3" if covered(t, t.job[seat]) else "")

    return spared


def divorce(below: Spares) -> Spares:
    def spared(t: Apocalypse, seat: Seat) -> str:
        """AP-BUN-3: nor for the adultère that would go with it."""
        if reason := below(t, seat):
            return reason
        return "AP-BUN-3" if covered(t, t.marriage[seat]) or covered(t, t.adultery[seat]) else ""

    return spared


def impot(below: Spares) -> Spares:
    def spared(t: Apocalypse, seat: Seat) -> str:
        """AP-BUN-3: the last one not covered."""
        reason = below(t, seat)
        saved = reason == "SL-MA-5" and t.job[seat] != NONE and t.laid_of(seat, "salaire", TURNED)
        return "AP-BUN-3" if saved else reason

    return spared


def redoublement(below: Spares) -> Spares:
    def spared(t: Apocalypse, seat: Seat) -> str:
        """AP-BUN-3: the last one not covered."""
        reason = below(t, seat)
        return "AP-BUN-3" if reason == "SL-POW-18" and t.laid_of(seat, "etude", SAFE) else reason

    return spared


def prison(below: Spares) -> Spares:
    def spared(t: Apocalypse, seat: Seat) -> str:
        """AP-BUN-2."""
        return below(t, seat) or ("AP-BUN-2" if covered(t, t.job[seat]) else "")

    return spared


# --- Masque à gaz, Trousse de secours, Radar --------------------------------------------------


def maladie(below: Spares) -> Spares:
    def spared(t: Apocalypse, seat: Seat) -> str:
        """AP-SUR-4."""
        return "AP-SUR-4" if t.owns(seat, "masque-a-gaz") else below(t, seat)

    return spared


def damage(t: Apocalypse, seat: Seat, strength: int) -> int:
    """AP-SUR-8: one less with a Trousse."""
    return strength - 1 if strength and t.owns(seat, "trousse-de-secours") else strength


def look(t: Apocalypse, me: Seat) -> None:
    """AP-SUR-6: the Radar, before a turn that is played. AP-POL-6: a Survivaliste sees the hidden side too."""
    look_at_pile(t, me, 1)
    if t.face_up and t.survivor(me):
        t.deck.turn_over()
        look_at_pile(t, me, 1)
        t.deck.turn_over()


# --- Menace nucléaire -------------------------------------------------------------------------


async def retaliates(t: Apocalypse, seat: Seat, attacker: Seat) -> bool:
    """AP-SUR-2, AP-NUC-1: asked when the attack is announced; it fails then."""
    threats = [card for card in t.laid_of(seat, "survie", TURNED) if t.faces[card].key == "menace-nucleaire"]
    options: list[Option] = [PASS, *threats]
    threat = await choose(t, seat, "retaliate", options, attacker)
    if not isinstance(threat, int):
        return False
    t.marks[threat] |= TURNED
    t.tell("retaliated", seat, threat, attacker)
    doomed = [card for card in t.laid[attacker].cards if not survives_blast(t, card)]
    await go_out(t, attacker, doomed)
    return True


def survives_blast(t: Apocalypse, card: CardId) -> bool:
    """AP-NUC-2: received malus, the Virus, the Bunker and its card."""
    return t.faces[card].kind == "malus" or covered(t, card)


# --- For the rulebook -------------------------------------------------------------------------


def pages(book: Book) -> Book:
    below = book.may_suffer
    return book.extended(
        may_lay={"bunker": bunker},
        effects={"bunker": take_shelter},
        may_suffer={
            "licenciement": licenciement(below["licenciement"]),
            "divorce": divorce(below["divorce"]),
            "impot": impot(below["impot"]),
            "redoublement": redoublement(below["redoublement"]),
            "prison": prison(below["prison"]),
            "maladie": maladie(below["maladie"]),
        },
        why_not={"retaliate": "AP-SUR-2", "shelter": "AP-BUN-1"},
    )
