"""What may be done, and why not: the options of the rules' questions, and the id of the rule because of which something
is none of them. Both come from the same predicates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crise.engine.ask import CardId, Seat
from crise.engine.face import Face
from crise.games.etat_durgence.effects import BLACK
from crise.games.etat_durgence.state import OPEN_EFFECTS, EtatDurgence

MARKET: Final = "market"
ATTACK: Final = "attack"
DECLINE: Final = "decline"
DISINFECT: Final = "disinfect"
TEAM: Final = "team"
Action: TypeAlias = CardId | str  # in a free-form turn one answers with a card or a word


def why_not(t: EtatDurgence, seat: Seat, what: str, option: Any) -> str:
    """`option` is a number, a word or PASS; it may be rubbish all the same."""
    return WHY_NOT[what](t, seat, option)


# --- Step 1: play ---------------------------------------------------------------


def actions(t: EtatDurgence, me: Seat, cards: list[CardId]) -> list[Action]:
    """All that may be done now, with few cards or none (ED-PLAY-5)."""
    options: list[Action] = [*cards, *ready_companions(t, me)]
    if not why_not_attack(t, me):
        options.append(ATTACK)
    options += [word for word, n in t.due.items() if n and not NOTHING_TO_DO[word](t, me)]
    if t.due["gain"] and not why_not_decline(t, me):
        options.append(DECLINE)
    if not why_not_disinfect(t, me):
        options.append(DISINFECT)
    if not why_not_market(t, me):
        options.append(MARKET)
    return options


def why_not_act(t: EtatDurgence, seat: Seat, option: Any) -> str:
    if isinstance(option, str):
        return why_not_word(t, seat, option)
    if option in t.hands[seat].cards:
        return why_not_lay(t, seat)
    if option in t.boards[seat].cards:
        return "ED-COM-1" if t.card(option).kind == "compagnon" else "ED-PLAY-4"
    if option in t.market.cards or option in t.supers.cards:
        return "ED-BUY-1"  # after playing
    return "ED-PLAY-1"


def why_not_word(t: EtatDurgence, seat: Seat, word: str) -> str:
    if word in OPEN_EFFECTS:
        return why_not_effect(t, seat, word)
    return WORDS[word](t, seat) if word in WORDS else ""


def playable(t: EtatDurgence, me: Seat) -> list[CardId]:
    """ED-PLAY-2: none when the slots are full. ED-COM-4: an annoying companion comes first. Of twins both are offered:
    that there is no choice would tell the others what is in the hand."""
    if t.free_slots(me) <= 0:
        return []
    cards = t.hands[me].cards[:]
    if not t.hand_cleared:
        annoying = [card for card in cards if t.card(card).annoying]
        return annoying or cards
    return cards


def why_not_lay(t: EtatDurgence, me: Seat) -> str:
    """What keeps a card in the hand that is not playable."""
    return "ED-PLAY-2" if t.free_slots(me) <= 0 else "ED-COM-4"


def why_not_market(t: EtatDurgence, me: Seat) -> str:
    """ED-PLAY-1: no market while a card must be laid."""
    return "ED-PLAY-1" if t.hands[me].cards and t.free_slots(me) > 0 else ""


# --- Step 2: effects --------------------------------------------------------------


def why_not_effect(t: EtatDurgence, me: Seat, word: str) -> str:
    """ED-EFF-1: optional, and open until buying starts (ED-EFF-12). What can do nothing now is not offered."""
    return NOTHING_TO_DO[word](t, me) if t.due[word] else "ED-EFF-12"


def why_not_gain(t: EtatDurgence, me: Seat) -> str:
    return "" if t.confiance[me] < t.confiance_max else "ED-EFF-4"


def why_not_decline(t: EtatDurgence, me: Seat) -> str:
    """ED-EFF-16: a gain that waits; at the ceiling there is nothing to leave."""
    return why_not_effect(t, me, "gain") and "ED-EFF-16"


def why_not_draw(t: EtatDurgence, me: Seat) -> str:
    return "" if t.draws[me].cards or t.discards[me].cards else "ED-EFF-13"


def why_not_destroy(t: EtatDurgence, me: Seat) -> str:
    return "" if can_destroy(t, me) else "ED-EFF-15"


def why_not_make_discard(t: EtatDurgence, me: Seat) -> str:
    return "" if with_cards(t, me) else "ED-EFF-14"


def can_destroy(t: EtatDurgence, me: Seat) -> bool:
    return bool(t.hands[me].cards or t.discards[me].cards or t.draws[me].cards or annoying_in_play(t, me))


def destroyable(t: EtatDurgence, me: Seat) -> list[CardId]:
    """ED-EFF-7, ED-DIS-2: hand, discard and draw pile, where the owner may look (ED-EFF-15); ED-COM-3: and annoying
    companions in play. Of each pile one card of each face: twins are as good as each other."""
    faces = t.faces
    cards = t.hands[me].cards[:]
    for pile in (t.discards[me], t.draws[me]):
        cards += {faces[card]: card for card in pile.cards}.values()
    return cards + annoying_in_play(t, me)


def annoying_in_play(t: EtatDurgence, me: Seat) -> list[CardId]:
    return [card for card in t.boards[me].cards if t.card(card).annoying]


def with_cards(t: EtatDurgence, me: Seat) -> list[Seat]:
    """ED-EFF-8: who has no card can't be chosen."""
    return [seat for seat in t.others(me) if t.hands[seat].cards]


def why_not_victim(t: EtatDurgence, seat: Seat, option: Any) -> str:
    return "ED-EFF-8" if option in t.alive else "ED-OUT-1"


# --- Disinfect --------------------------------------------------------------------


def why_not_disinfect(t: EtatDurgence, me: Seat) -> str:
    """ED-DIS-1: never down to 0. ED-DIS-3: 0 stands for no limit. ED-DIS-2: a card that it can reach."""
    if t.confiance[me] <= 1:
        return "ED-DIS-1"
    if 0 < t.disinfect_per_turn <= t.disinfected:
        return "ED-DIS-3"
    return "" if can_destroy(t, me) else "ED-DIS-2"


# --- Companions -------------------------------------------------------------------


def ready_companions(t: EtatDurgence, me: Seat) -> list[CardId]:
    """ED-COM-1: once a turn, between card plays; one with nothing left to give but its black heart is not asked for."""
    return [card for card in t.on_board(me, "compagnon") if card not in t.used and t.card(card).later]


# --- Attacks ----------------------------------------------------------------------


def why_not_attack(t: EtatDurgence, me: Seat) -> str:
    """ED-EFF-5: there are no points. ED-PRO-2: or too few to break a protector."""
    if not t.attack:
        return "ED-EFF-5"
    return "" if targets(t, me) else "ED-PRO-2"


def targets(t: EtatDurgence, me: Seat) -> list[Seat]:
    """ED-OUT-2: who is out can't be attacked, nor can his companions."""
    return [seat for seat in t.others(me) if aims_at(t, seat)]


def why_not_target(t: EtatDurgence, seat: Seat, option: Any) -> str:
    if option == seat:
        return "ED-EFF-5"
    return "ED-PRO-2" if option in t.alive else "ED-OUT-2"


def aims_at(t: EtatDurgence, victim: Seat) -> list[Action]:
    """ED-PRO-2: the team, if the points break its first protector. ED-COM-2: companions that lose all their hearts."""
    aims: list[Action] = []
    if t.attack >= first_shields(t, victim):
        aims.append(TEAM)
    aims += [card for card in t.on_board(victim, "compagnon") if t.card(card).hearts <= t.attack]
    return aims


def why_not_aim(t: EtatDurgence, seat: Seat, option: Any) -> str:
    return "ED-PRO-2" if option == TEAM else "ED-COM-2"


def first_shields(t: EtatDurgence, victim: Seat) -> int:
    for card in t.boards[victim].cards:
        if t.card(card).shields:
            return t.card(card).shields
    return 0


def useful_points(t: EtatDurgence, victim: Seat) -> list[int]:
    """ED-PRO-2: at least the first protector's shields. ED-EFF-11: no more than it takes to put the team out."""
    need = t.confiance[victim] + sum([t.card(card).shields for card in t.boards[victim].cards])
    return list(range(max(1, first_shields(t, victim)), min(t.attack, need) + 1))


def why_not_points(t: EtatDurgence, seat: Seat, option: Any) -> str:
    """Too few for the shields, more than there are, or more than the target needs."""
    if type(option) is not int or not 0 < option <= t.attack:
        return "ED-EFF-5"
    _, _, _, (victim,) = t.asks[0]
    return "ED-PRO-2" if option < first_shields(t, victim) else "ED-EFF-11"


# --- Step 3: the market -----------------------------------------------------------


def offers(t: EtatDurgence, me: Seat) -> list[CardId]:
    """ED-BUY-1: one card of each pile that the coins can pay (ED-BUY-3: if any is left). ED-BUY-2: one's super card."""
    faces, coins = t.faces, t.coins
    piles: dict[Face, CardId] = {}
    for card in t.market.cards:  # cheapest first
        face = faces[card]
        if face.value > coins:
            break
        piles[face] = card
    cards = list(piles.values())
    mine = t.super_of(me)
    if mine is not None and t.card(mine).price <= coins:
        cards.append(mine)
    return cards


def why_not_buy(t: EtatDurgence, seat: Seat, option: Any) -> str:
    if option == DISINFECT:
        return why_not_disinfect(t, seat)
    return "ED-BUY-2" if option in t.supers.cards else "ED-BUY-1"


# --- By word, and by question -----------------------------------------------------

Forbidding: TypeAlias = Callable[[EtatDurgence, Seat], str]

NOTHING_TO_DO: Final[dict[str, Forbidding]] = {
    "gain": why_not_gain,
    "draw": why_not_draw,
    "destroy": why_not_destroy,
    "discard": why_not_make_discard,
    BLACK: lambda t, me: "",
}
# What may be done besides cards and open effects.
WORDS: Final[dict[str, Forbidding]] = {
    ATTACK: why_not_attack,
    DECLINE: why_not_decline,
    DISINFECT: why_not_disinfect,
    MARKET: why_not_market,
}
WHY_NOT: Final[dict[str, Callable[[EtatDurgence, Seat, Any], str]]] = {
    "team": lambda t, seat, option: "ED-SET-5",
    "act": why_not_act,
    "side": lambda t, seat, option: "ED-PLAY-3",
    "destroy": lambda t, seat, option: "ED-EFF-7",
    "disinfect": lambda t, seat, option: "ED-DIS-2",
    "discard_who": why_not_victim,
    "discard": lambda t, seat, option: "ED-EFF-8",
    "target": why_not_target,
    "aim": why_not_aim,
    "points": why_not_points,
    "buy": why_not_buy,
}
