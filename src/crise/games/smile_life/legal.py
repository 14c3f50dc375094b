"""Smile Life: what may be laid, whom a malus may hit, and why not.

A predicate that forbids something returns the id of the rule that forbids it ('' if nothing does). The same answer
makes the list of options, the tooltip of a card that can't be played and the refusal of a move.
"""

from __future__ import annotations

from typing import Any, Final

from crise.engine.ask import CardId, Option, Seat
from crise.engine.face import Face
from crise.engine.pile import Pile
from crise.games.smile_life.state import AFFAIR, FAST, IDLE, NONE, SAFE, TURNED, USED, Ban, Reason, SmileFace, SmileLife

STUDIES: Final = 6  # SL-STU-2
FLIRTS: Final = 5  # SL-FLI-1
TOP_SALARY: Final = 4
DOCTORS: Final = frozenset({"medecin", "chirurgien"})
PROFS: Final = frozenset({"prof-de-maths", "prof-de-francais", "prof-d-anglais", "prof-d-histoire"})
CHIEFS: Final = frozenset({"chef-des-achats", "chef-des-ventes"})
OUTLAWS: Final = frozenset({"bandit", "gourou"})
LAUREATES: Final = frozenset({"ecrivain", "chercheur", "journaliste"})


def why_not_lay(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    """The rule that forbids to lay this card now, from this pile."""
    return rule_against(t, me, card, t.faces[card], source, t.book.bans_now(t, me))


def layable(t: SmileLife, me: Seat, source: Pile) -> list[CardId]:
    """One card of each face that may be laid."""
    faces, bans = t.faces, t.book.bans_now(t, me)
    offered: dict[Face, CardId] = {}
    for card in source.cards:
        face = faces[card]
        if face not in offered and not rule_against(t, me, card, face, source, bans):
            offered[face] = card
    return list(offered.values())


def rule_against(t: SmileLife, me: Seat, card: CardId, face: Face, source: Pile, bans: list[Ban]) -> str:
    if bans and (rule := banned(t, me, card, source, bans)):
        return rule
    may_lay = t.book.may_lay
    return may_lay[face.key if face.key in may_lay else face.kind](t, me, card, source)


def banned(t: SmileLife, me: Seat, card: CardId, source: Pile, bans: list[Ban]) -> str:
    for ban in bans:
        if rule := ban(t, me, card, source):
            return rule
    return ""


def forbidden(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    """What goes before the card's own rule, and holds even with Piston."""
    return banned(t, me, card, source, t.book.bans_now(t, me))


def always(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    """SL-ANI-1, SL-SP-12."""
    return ""


# --- Studies, jobs, salaries ----------------------------------------------------------


def study(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    if t.job[me] != NONE:
        return "" if t.job_key(me) in DOCTORS else "SL-STU-1"  # SL-POW-17
    return "SL-STU-2" if len(t.laid_of(me, "etude")) >= STUDIES else ""


def level(t: SmileLife, seat: Seat) -> int:
    """SL-STU-3: a double counts two. SL-POW-18: some count for nothing."""
    faces = t.faces
    return sum([faces[card].value for card in t.laid_of(seat, "etude", IDLE)])


def job(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    if rule := t.book.without_studies(t, me, card):
        return rule
    face = t.faces[card]
    assert isinstance(face, SmileFace)
    return "SL-JOB-1" if face.studies and level(t, me) < face.studies else ""


def without_studies(t: SmileLife, me: Seat, card: CardId) -> str:
    """SL-SP-7: what holds for a job even with Piston."""
    if t.job[me] != NONE:
        return "SL-JOB-2"
    key = t.faces[card].key
    if key == "grand-prof":
        return "SL-JOB-3"
    return "SL-POW-3" if key in OUTLAWS and t.somebody_is("policier") else ""


def grand_prof(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    return "" if t.job_key(me) in PROFS else "SL-JOB-3"


def salary(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    if t.job[me] == NONE:
        return "SL-SAL-2"
    return "SL-SAL-1" if t.faces[card].value > t.book.top_salary(t, me) else ""


def top_salary(t: SmileLife, seat: Seat) -> int:
    """SL-DIST-4: with a Grand prix, any."""
    return TOP_SALARY if grand_prix_of(t, seat) != NONE else t.face(t.job[seat]).salary


def grand_prix_of(t: SmileLife, seat: Seat) -> CardId:
    """The one of his present job, or NONE."""
    prizes = [card for card in t.laid_of(seat, "distinction", TURNED) if t.faces[card].key == "grand-prix"]
    return prizes[0] if prizes else NONE


# --- Love --------------------------------------------------------------------------------


def flirts(t: SmileLife, seat: Seat) -> list[CardId]:
    """SL-ADU-2: without the adulterous ones, which have a pile of their own."""
    return t.laid_of(seat, "flirt", AFFAIR | TURNED)


def flirt(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    if t.marriage[me] != NONE:
        return "" if t.adultery[me] != NONE else "SL-MAR-1"  # SL-ADU-2
    if t.job_key(me) == "barman":
        return ""  # SL-POW-1
    return "SL-FLI-1" if len(flirts(t, me)) >= FLIRTS else ""


def marriage(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    return "SL-MAR-1" if t.marriage[me] != NONE or not flirts(t, me) else ""


def adultery(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    return "SL-ADU-1" if t.marriage[me] == NONE or t.adultery[me] != NONE else ""


def child(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    """SL-CHI-1: while married; SL-CHI-2: or for a last flirt that allows one."""
    return "" if t.marriage[me] != NONE or parent_flirt(t, me) != NONE else "SL-CHI-2"


def parent_flirt(t: SmileLife, seat: Seat) -> CardId:
    cards = flirts(t, seat)
    fit = cards and t.face(cards[-1]).trait == "enfant" and not t.marks[cards[-1]] & USED
    return cards[-1] if fit else NONE


# --- Purchases, distinctions ----------------------------------------------------------------


def price_of(t: SmileLife, me: Seat, face: SmileFace) -> int:
    """SL-BUY-5: a married player pays half for a house. SL-POW-13: trips are free for the Pilote, on later turns."""
    if face.kind == "maison":
        return face.price // 2 if t.marriage[me] != NONE else face.price
    if face.kind == "voyage" and t.job_key(me) == "pilote-de-ligne" and t.hired[me] != t.turns:
        return 0
    return face.price


def purse(t: SmileLife, me: Seat) -> list[CardId]:
    """What one can pay with: SL-BUY-3: salaries not invested; SL-BUY-4, SL-SP-6: an unspent Héritage."""
    salaries, unspent = t.laid_of(me, "salaire", TURNED), t.laid_of(me, "speciale", TURNED)
    return salaries + [card for card in unspent if t.faces[card].key == "heritage"] if unspent else salaries


def is_free(t: SmileLife, me: Seat, card: CardId, source: Pile) -> bool:
    """SL-POW-11: the Architecte's house, from the hand, on a later turn."""
    if not t.free_house[me] or t.hired[me] == t.turns:
        return False
    return t.faces[card].kind == "maison" and source is t.hands[me]


def purchase(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    """SL-BUY-1; SL-BUY-6: however many one has."""
    face = t.faces[card]
    assert isinstance(face, SmileFace)
    price = t.book.price_of(t, me, face)
    if not price or (t.free_house[me] and is_free(t, me, card, source)):
        return ""
    coins = purse(t, me)
    if not coins:
        return "SL-BUY-1"
    faces = t.faces
    return "" if sum([faces[coin].value for coin in coins]) >= price else "SL-BUY-1"


def coins(t: SmileLife, me: Seat, paid: list[CardId], price: int) -> list[CardId]:
    """SL-BUY-2: none that the price does not need. Named from the largest to the smallest, the last is needed, so all
    are: what may come next is no larger than the last, and enough with the smaller ones."""
    most = t.faces[paid[-1]].value if paid else TOP_SALARY
    due = price - sum(t.faces[card].value for card in paid)
    left = [card for card in purse(t, me) if card not in paid and t.faces[card].value <= most]
    return [card for card in t.one_of_each(left) if smaller(t, left, card) >= due]


def smaller(t: SmileLife, coins: list[CardId], card: CardId) -> int:
    """What all coins up to this one are worth together."""
    most = t.faces[card].value
    return sum(t.faces[coin].value for coin in coins if t.faces[coin].value <= most)


def legion(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    return "SL-DIST-1" if t.tainted[me] else ""


def grand_prix(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    return "" if t.job_key(me) in LAUREATES and grand_prix_of(t, me) == NONE else "SL-DIST-3"


# --- Malus ---------------------------------------------------------------------------------------


def victims(t: SmileLife, me: Seat, card: CardId) -> list[Seat]:
    """SL-MA-10: another player; SL-MA-11: who can suffer it now."""
    key = t.faces[card].key
    chosen = t.book.victims.get(key)
    if chosen is not None:
        return chosen(t, me, card)
    spared = t.book.may_suffer[key]
    return [seat for seat in t.others(me) if not spared(t, seat)]


def malus(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    spared = t.book.may_suffer[t.faces[card].key]
    reason = ""
    for seat in range(t.seats):
        if seat == me:
            continue
        rule = spared(t, seat)
        if not rule:
            return ""
        if reason != rule:
            reason = "SL-MA-11" if reason else rule
    return reason


def attentat(t: SmileLife, me: Seat, card: CardId, source: Pile) -> str:
    if t.somebody_is("militaire"):
        return "SL-POW-2"
    return "" if any(t.laid_of(seat, "enfant", FAST) for seat in range(t.seats)) else "SL-MA-9"


def accident(t: SmileLife, seat: Seat) -> str:
    return "SL-POW-6" if t.job_key(seat) == "garagiste" else ""


def maladie(t: SmileLife, seat: Seat) -> str:
    job = t.job_key(seat)
    if job == "pharmacien":
        return "SL-POW-12"
    return "SL-POW-16" if job in DOCTORS else ""


def burn_out(t: SmileLife, seat: Seat) -> str:
    return "SL-MA-3" if t.job[seat] == NONE else ""


def licenciement(t: SmileLife, seat: Seat) -> str:
    if t.job[seat] == NONE:
        return "SL-MA-4"
    if t.job_key(seat) == "bandit":
        return "SL-POW-7"
    return "SL-JOB-4" if t.has_trait(seat, "fonctionnaire") else ""


def impot(t: SmileLife, seat: Seat) -> str:
    if t.job[seat] == NONE:
        return "SL-MA-5"
    if t.job_key(seat) == "bandit":
        return "SL-POW-7"
    return "" if t.laid_of(seat, "salaire", TURNED | FAST) else "SL-MA-5"


def divorce(t: SmileLife, seat: Seat) -> str:
    if t.marriage[seat] == NONE:
        return "SL-MA-6"
    return "SL-POW-10" if t.job_key(seat) == "avocat" else ""


def redoublement(t: SmileLife, seat: Seat) -> str:
    if t.job[seat] != NONE:
        return "SL-MA-7"
    if t.laid_of(seat, "etude", SAFE | FAST):
        return ""
    return "SL-POW-18" if t.laid_of(seat, "etude") else "SL-MA-7"


def prison(t: SmileLife, seat: Seat) -> str:
    return "" if t.job_key(seat) == "bandit" else "SL-MA-8"


# --- Beginning a turn ------------------------------------------------------------------------------


def beginnings(t: SmileLife, me: Seat) -> list[str]:
    """The ways that nothing forbids."""
    ways = t.book.may_begin if t.bound(me) else t.book.unbound
    closed = t.book.closed_now(t, me)
    words: list[str] = []
    for word, forbids in ways.items():
        if word not in closed and not forbids(t, me):
            words.append(word)
    return words


def may_always(t: SmileLife, me: Seat) -> str:
    return ""


def take_top(t: SmileLife, me: Seat) -> str:
    """SL-TURN-2: if it can be played at once. SL-TURN-3: not one that came from oneself."""
    if not t.discard.cards:
        return "SL-TURN-2"
    top = t.discard.cards[-1]
    return "SL-TURN-3" if t.origin[top] == me else why_not_lay(t, me, top, t.discard)


def resign(t: SmileLife, me: Seat) -> str:
    return "SL-RES-1" if t.job[me] == NONE else ""


def resign_freely(t: SmileLife, me: Seat) -> str:
    return "" if t.has_trait(me, "interimaire") else "SL-RES-2"


def leave_spouse(t: SmileLife, me: Seat) -> str:
    return "SL-DIV-1" if t.marriage[me] == NONE else ""


def end_affair(t: SmileLife, me: Seat) -> str:
    return "SL-ADU-3" if t.adultery[me] == NONE else ""


# --- Casino ----------------------------------------------------------------------------------------


def why_not_bet(t: SmileLife, me: Seat) -> str:
    if t.casino == NONE:
        return "SL-SP-3"
    if t.bettor != NONE:
        return "SL-CAS-4" if t.bettor == me else ""
    return "" if t.casino_open or t.casino == me else "SL-CAS-2"


def throwable(t: SmileLife, me: Seat) -> list[CardId]:
    """SL-TURN-1: any card may be discarded."""
    return t.one_of_each(t.hands[me].cards)


def stakes(t: SmileLife, me: Seat) -> list[CardId]:
    """SL-CAS-3: a salary of any level, job or not."""
    salaries = t.of_kind("salaire")
    return t.one_of_each([card for card in t.hands[me].cards if card in salaries])


# --- Why not? ----------------------------------------------------------------------------------------


def why_not(t: SmileLife, seat: Seat, what: str, option: Any) -> str:
    """The rule because of which this (a number, a word or PASS) is no option of the question."""
    return found(t.book.why_not[what], t, seat, option)


def found(reason: Reason, t: SmileLife, seat: Seat, option: Any) -> str:
    return reason if isinstance(reason, str) else reason(t, seat, option)


def why_not_begin(t: SmileLife, seat: Seat, option: Option) -> str:
    forbids = t.book.may_begin.get(option) if isinstance(option, str) else None
    return t.book.closed_now(t, seat).get(str(option)) or forbids(t, seat) if forbids else "SL-TURN-1"


def why_not_retrieve(t: SmileLife, seat: Seat, option: Option) -> str:
    if isinstance(option, int) and option in t.discard.cards:
        return why_not_lay(t, seat, option, t.discard) or "SL-POW-19"
    return "SL-SP-5"


def why_not_take_up(t: SmileLife, seat: Seat, option: Option) -> str:
    """With Piston."""
    held = isinstance(option, int) and option in t.hands[seat].cards
    return (why_not_push(t, seat, int(option or 0)) if held else "") or "SL-SP-7"


def why_not_push(t: SmileLife, me: Seat, job: CardId) -> str:
    """SL-SP-7: without its studies."""
    return forbidden(t, me, job, t.hands[me]) or t.book.without_studies(t, me, job)


def why_not_target(t: SmileLife, seat: Seat, option: Option) -> str:
    spared = t.book.may_suffer.get(t.faces[t.playing].key)
    if spared is None:
        return "SL-SP-8"
    if option == seat or option not in range(t.seats):
        return "SL-MA-10"
    return spared(t, int(option or 0)) or "SL-MA-11"


def why_not_play(t: SmileLife, seat: Seat, option: Option) -> str:
    if isinstance(option, int) and option in t.hands[seat].cards:
        return why_not_lay(t, seat, option, t.hands[seat])
    if option == "bet":
        return t.book.may_bet(t, seat)
    act = t.book.free_acts.get(option) if isinstance(option, str) else None
    return act(t, seat) if act else "SL-TURN-1"


def why_not_pay(t: SmileLife, seat: Seat, option: Option) -> str:
    if option == "free":
        return "SL-POW-11"
    if isinstance(option, int) and option in t.laid[seat].cards and t.marks[option] & TURNED:
        return "SL-BUY-3"
    return "SL-BUY-2" if option in purse(t, seat) else "SL-BUY-1"


WHY_NOT: Final[dict[str, Reason]] = {
    "begin": why_not_begin,
    "play": why_not_play,
    "more": why_not_play,
    "target": why_not_target,
    "pay": why_not_pay,
    "throw": "SL-TURN-1",
    "bet": "SL-CAS-3",
    "keep": "SL-SP-4",
    "bury": "SL-SP-4",
    "job": why_not_take_up,
    "retrieve": why_not_retrieve,
    "gift": "SL-SP-1",
    "revenge": "SL-SP-10",
    "drop": "SL-POW-15",
    "aside": "SL-POW-9",
}
