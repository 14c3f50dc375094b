"""Virus War, in the order of its rulebook: setup, turn, attack, healing and action cards, death and end, teams.

What may be played, and at whom: `legal`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from crise.engine.ask import PASS, CardId, Seat
from crise.engine.face import Face
from crise.engine.questions import choose, choose_openly, choose_sealed
from crise.engine.reaction import react
from crise.games.virus_war.legal import (
    AIMS,
    TARGETS,
    WITH_CHIFFRE,
    actions,
    clean_neighbours,
    possible_partners,
    sources,
)
from crise.games.virus_war.state import NONE, VirusWar

DRAW: Final = "draw"
HAND: Final = 6  # VW-SET-1
EPIDEMIC: Final = 2  # VW-EPI-1

# --- Setup --------------------------------------------------------------------


def setup(t: VirusWar) -> None:
    """VW-SET-1 to VW-SET-5."""
    t.deck.cards = list(range(len(t.faces)))
    t.living = list(range(t.seats))
    t.order_anew()
    for seat in range(t.seats):
        for _ in range(HAND):
            t.put(t.take(t.deck), t.deck, t.hands[seat])
    t.turn = first_player(t, show_traps(t))
    for seat in t.living:
        t.tell("dealt", seat, t.hands[seat].cards)
    if one_side_left(t):
        t.tell("won", winners(t))
    else:
        t.tell("first", t.turn)


def show_traps(t: VirusWar) -> list[int]:
    """VW-SET-2: Pièges are shown and replaced, in seat order, until nobody holds one. The worst of each seat."""
    worst = [0] * t.seats
    for seat in range(t.seats):
        while not one_side_left(t) and (traps := [card for card in t.hands[seat].cards if t.kind(card) == "piege"]):
            points = t.value(traps[0])
            worst[seat] = max(worst[seat], points)  # VW-SET-5: the highest number, not the sum
            t.move(traps[0], t.hands[seat], t.discard)
            t.tell("trapped", seat, traps[0], points, max(0, t.life[seat] - points))
            lose(t, seat, points)
            if t.life[seat] > 0 and t.deck.cards:
                t.put(t.take(t.deck), t.deck, t.hands[seat])
    return worst


def first_player(t: VirusWar, worst: list[int]) -> Seat:
    """VW-SET-3: the most damaging Piège starts; a tie, or none, is drawn at random."""
    highest = max(worst[seat] for seat in t.living)
    candidates = [seat for seat in t.living if worst[seat] == highest]
    return candidates[t.roll(len(candidates))]


# --- Turn ---------------------------------------------------------------------


async def turn(t: VirusWar) -> None:
    if t.choosing and not t.turns and len(t.living) == t.seats:
        await choose_partners(t)
    me = t.turn
    t.turns += 1
    t.spared = False
    t.tell("turn", me)
    if t.lost_turns[me]:
        wait_out(t, me)
    elif draw(t, me):  # VW-TURN-1
        # VW-TURN-2: one action, or pass. VW-TURN-13: asked even if there is nothing to play.
        choice = await choose_openly(t, me, "action", actions(t, me, PASS))
        # VW-CHA-2: a Chance is followed by another action, or by a card. VW-STO-8: not if it was stopped; what it gave
        # before stays.
        while isinstance(choice, int) and await play(t, me, choice) and t.faces[choice].kind == "chance":
            choice = await choose_openly(t, me, "after_chance", actions(t, me, DRAW))
        if choice is PASS:
            await pass_turn(t, me)
        elif choice == DRAW:
            draw(t, me)  # VW-PIE-3: a Piège costs its number only, the turn is over anyway
    if t.tokens[me]:
        suffer(t, me)
    if over(t):
        t.tell("won" if one_side_left(t) else "drawn", winners(t))
    else:
        t.turn = t.others[me][0] if t.life[me] > 0 else next_alive(t, me)


def draw(t: VirusWar, me: Seat) -> bool:
    """VW-TURN-1, VW-PIE-1: one card from the pile. False if it is a Piège: the turn is lost.
    VW-TURN-6: however many one holds."""
    if not t.deck.cards and not reshuffle(t):
        t.tell("no_card", me)
        return True
    card = t.take(t.deck)
    if t.faces[card].kind == "piege":
        spring(t, me, card)
        return False
    t.put(card, t.deck, t.hands[me])
    t.tell("drew", me, card)
    return True


def reshuffle(t: VirusWar) -> bool:
    """VW-TURN-5: the discard becomes the draw pile."""
    if not t.discard.cards:
        return False
    t.pour(t.discard, t.deck)
    t.tell("reshuffled", len(t.deck.cards))
    return True


async def pass_turn(t: VirusWar, me: Seat) -> None:
    """VW-TURN-3: who passes by choice may draw one more card."""
    t.tell("passed", me)
    if (t.deck.cards or t.discard.cards) and await choose(t, me, "extra", [DRAW, PASS]) == DRAW:
        draw(t, me)


def suffer(t: VirusWar, me: Seat) -> None:
    """VW-TURN-4: the infected lose as many points as they have tokens. VW-PIE-2: the dead have none left."""
    if one_side_left(t):
        return
    if t.spared:
        t.tell("spared", me, t.tokens[me])
        return
    t.tell("suffers", me, t.tokens[me], max(0, t.life[me] - t.tokens[me]))
    lose(t, me, t.tokens[me])


def next_alive(t: VirusWar, me: Seat) -> Seat:
    """VW-SET-4, VW-DEM-1; VW-END-4: the turn of who died goes to the next living seat."""
    seat = (me + t.direction) % t.seats
    while t.life[seat] <= 0:
        seat = (seat + t.direction) % t.seats
    return seat


# --- An action: gathered, announced, answered, applied -----------------------------


async def play(t: VirusWar, me: Seat, card: CardId) -> bool:
    """The whole of an action. Nothing moves before it is announced. False if it was stopped."""
    t.playing = card
    face = t.faces[card]
    kind, points = face.kind, face.value
    chiffres: list[CardId] = []
    if kind in WITH_CHIFFRE:
        chiffres, points = await gather(t, me, card, kind)
    source = target = me
    if kind == "contagion":
        source = await choose(t, me, "source", sources(t, me), card)
        target = await choose(t, me, "neighbour", clean_neighbours(t, me, source), card, source)
    elif kind in TARGETS:
        target = await choose(t, me, AIMS[kind], TARGETS[kind](t, me), card, points)
    announce(t, me, card, kind, chiffres, points, source, target)
    mine = len(t.played)
    if t.teams and chiffres:
        await partner_adds(t, me, card, chiffres)
        points = t.points
    stop = await stopped(t, me, card, mine)  # VW-STO-7: every action, and nothing but actions
    if stop:
        t.tell("turn_lost", me)  # VW-STO-1
    elif kind == "virus":
        await virus(t, me, target, points)
    else:
        EFFECTS[kind](t, me, source, target, points)
    t.played = []
    return not stop


async def gather(t: VirusWar, me: Seat, card: CardId, kind: str) -> tuple[list[CardId], int]:
    """VW-VIR-1, VW-POI-1, VW-VAC-1: one Chiffre, or several of one value. VW-MED-1: of any values.
    VW-VAC-2: a Chiffre put on a Vaccin is itself the first."""
    first = card if kind == "chiffre" else await choose(t, me, "chiffre", one_of_each(t, t.hands[me].cards), card)
    left = chiffres_of(t, me) if kind == "medicament" else alike(t, me, first)
    left.remove(first)
    chosen, points = [first], t.faces[first].value
    # Asked even if there is no more: a question that depends on a hidden hand would tell what is in it.
    while True:
        options: list[CardId | None] = [PASS, *one_of_each(t, left)] if left else [PASS]
        answer = await choose(t, me, "more_chiffre", options, card, points)
        if answer is None:
            break
        left.remove(answer)
        chosen.append(answer)
        points += t.faces[answer].value
    return chosen, points


def chiffres_of(t: VirusWar, seat: Seat) -> list[CardId]:
    faces = t.faces
    return [card for card in t.hands[seat].cards if faces[card].kind == "chiffre"]


def alike(t: VirusWar, seat: Seat, first: CardId) -> list[CardId]:
    """Those of its value."""
    faces = t.faces
    face = faces[first]
    found: list[CardId] = []
    for card in t.hands[seat].cards:
        if faces[card] is not face:
            continue
        found.append(card)
    return found


def one_of_each(t: VirusWar, cards: list[CardId]) -> list[CardId]:
    """One Chiffre of each value: twins are as good as each other."""
    faces = t.faces
    of_each: dict[Face, CardId] = {}
    for card in cards:
        face = faces[card]
        if face.kind == "chiffre":
            of_each[face] = card
    return list(of_each.values())


def announce(
    t: VirusWar, me: Seat, card: CardId, kind: str, chiffres: list[CardId], points: int, source: Seat, target: Seat
) -> None:
    """VW-STO-5: card, Chiffre and target lie open before anybody answers. VW-TURN-2: on the discard."""
    t.aim, t.points = target, points
    t.played = chiffres if kind == "chiffre" else [card, *chiffres]
    t.move_all(t.played, t.hands[me], t.discard)
    if kind == "chiffre":
        if target == me:
            t.tell("chiffre_on_own", me, chiffres, points)
        else:
            t.tell("chiffre_on_vaccin", me, chiffres, points, target)
    elif chiffres and target == me:
        t.tell("played_with", me, card, chiffres, points)
    elif chiffres:
        t.tell("played_with_at", me, card, chiffres, points, target)
    elif kind == "contagion" and source == me:
        t.tell("contagion_own", me, card, target)
    elif kind == "contagion":
        t.tell("contagion", me, card, source, target)
    elif kind in TARGETS and target != me:
        t.tell("played_at", me, card, target)
    else:
        t.tell("played_alone", me, card)


def lay(t: VirusWar, seat: Seat, cards: list[CardId]) -> None:
    t.move_all(cards, t.hands[seat], t.discard)
    t.played = t.played + cards


# --- Attack cards ----------------------------------------------------------------------


async def virus(t: VirusWar, me: Seat, target: Seat, points: int) -> None:
    """VW-VIR-1, VW-VIR-2. VW-CTR-4: the target alone may counter, once nobody stopped the Virus. VW-CTR-5: that is
    not countered in turn, and the target has his tokens whatever they do to the attacker."""
    countered = await counter_attack(t, me, target, points)
    infect(t, target, points)
    if countered:
        infect(t, me, points)  # VW-CTR-1; he pays at the end of this turn, which is now (VW-CTR-2)


async def counter_attack(t: VirusWar, attacker: Seat, target: Seat, points: int) -> bool:
    """VW-CTR-1, VW-CTR-3: out of turn, by the target of a Virus. VW-STO-4: it can be stopped, like any card."""
    answer = await react(t, "counter", [target], t.hands, "contre-attaque", attacker, points)
    if answer is None:
        return False
    card = answer[1]
    lay(t, target, [card])
    t.tell("countered", target, card, attacker)
    return not await stopped(t, target, card)


def poison(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-POI-1."""
    t.tell("poisoned", target, points, max(0, t.life[target] - points))
    lose(t, target, points)


def contagion(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-CTG-1."""
    infect(t, target, t.tokens[source])


def epidemie(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-EPI-1, VW-COOP-6: the partner too; served in the order of play."""
    for seat in t.others[me]:
        infect(t, seat, EPIDEMIC)


def infect(t: VirusWar, seat: Seat, tokens: int) -> None:
    """VW-VIR-2: tokens add up. VW-VAC-6: a Vaccin in front of the victim stays there."""
    if tokens > t.supply:
        t.tell("supply_short", seat, t.supply)
        tokens = t.supply  # VW-TURN-8: one takes what is left. VW-TURN-11: those who come later get nothing
    t.supply -= tokens
    t.tokens[seat] += tokens
    t.tell("infected", seat, tokens, t.tokens[seat])


# --- Healing cards -----------------------------------------------------------------------


def vaccin(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-VAC-1; VW-VAC-2: the Vaccin stays in front of a patient who is not fully cured."""
    cure(t, target, points)
    if t.tokens[target]:
        t.vaccin[target] = t.played[0]
        t.move(t.vaccin[target], t.discard, t.vaccins)
        t.tell("vaccin_stays", target)


def chiffre(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-VAC-2: Chiffre put on the Vaccin in front of a patient."""
    cure(t, target, points)


def medicament(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-MED-1."""
    heal(t, target, points)


def miracle(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-MIR-1."""
    cure(t, target, t.tokens[target])


def cure(t: VirusWar, seat: Seat, tokens: int) -> None:
    """VW-VAC-1: a surplus gives nothing. VW-VAC-3: fully cured, a Vaccin in front of the patient goes.
    VW-VIR-3: only Vaccin and Miracle come here."""
    tokens = min(tokens, t.tokens[seat])
    t.tokens[seat] -= tokens
    t.supply += tokens
    t.tell("cured", seat, tokens, t.tokens[seat])
    if not t.tokens[seat] and t.vaccin[seat] != NONE:
        discard_vaccin(t, seat)
        t.tell("vaccin_gone", seat)


def discard_vaccin(t: VirusWar, seat: Seat) -> None:
    t.move(t.vaccin[seat], t.vaccins, t.discard)
    t.vaccin[seat] = NONE


def heal(t: VirusWar, seat: Seat, points: int) -> None:
    """VW-TURN-7: never above the cap; VW-MED-2: a gain of nothing is a gain."""
    gain = min(points, t.life_cap - t.life[seat])
    t.life[seat] += gain
    t.tell("healed", seat, gain, t.life[seat])


# --- Action cards --------------------------------------------------------------------------


async def stopped(t: VirusWar, actor: Seat, card: CardId, cards: int = 1) -> bool:
    """VW-STO-1: may an opponent's Stop cancel this card? VW-STO-3, VW-STO-5: all are asked at once, the first in the
    order of play counts. VW-STO-2: a Stop is a card that can be stopped. VW-COOP-7: no partner stops his partner.
    `cards` are lost with it."""
    answer = await react(t, "stop", t.opponents[actor], t.hands, "stop", actor, card)
    if answer is None:
        return False
    seat, stop = answer
    lay(t, seat, [stop])
    t.tell("stopped", seat, stop, actor, card)
    if await stopped(t, seat, stop):
        return False  # VW-STO-6: that Stop cost its card, no more
    t.tell("cancelled", actor, card, cards)
    return True


def quarantaine(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-QUA-1: they add up."""
    t.lost_turns[target] += 1
    t.tell("quarantined", target, t.lost_turns[target])


def wait_out(t: VirusWar, me: Seat) -> None:
    """VW-QUA-1: no card, no action; the loss for tokens follows all the same (VW-TURN-4)."""
    t.lost_turns[me] -= 1
    t.tell("skips", me, t.lost_turns[me])


def pick_pocket(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-PIC-1; VW-PIC-2: thief and victim know the card. VW-PIC-3: the purse may have been emptied by a Stop."""
    purse = t.hands[target].cards
    if not purse:
        t.tell("nothing_to_steal", me, target)
        return
    card = purse[t.roll(len(purse))]
    t.move(card, t.hands[target], t.hands[me])
    t.tell("stole", me, target, card)


def demi_tour(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-DEM-1, VW-DEM-2."""
    t.turn_round()
    t.spared = True
    t.tell("reversed", 1 if t.direction > 0 else 0)


def spring(t: VirusWar, me: Seat, trap: CardId) -> None:
    """VW-PIE-1: shown at once, its number is lost. VW-PIE-2: no replacement."""
    t.put(trap, t.deck, t.discard)
    t.tell("trapped", me, trap, t.value(trap), max(0, t.life[me] - t.value(trap)))
    lose(t, me, t.value(trap))


def chance(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    """VW-CHA-1; what follows it: `turn`."""
    heal(t, me, points)


# Of all cards but the Virus, which may be answered before it works.
Effect: TypeAlias = Callable[[VirusWar, Seat, Seat, Seat, int], None]
EFFECTS: Final[dict[str, Effect]] = {
    "poison": poison,
    "contagion": contagion,
    "epidemie": epidemie,
    "vaccin": vaccin,
    "chiffre": chiffre,
    "medicament": medicament,
    "miracle": miracle,
    "quarantaine": quarantaine,
    "pick-pocket": pick_pocket,
    "demi-tour": demi_tour,
    "chance": chance,
}


# --- Death and end -----------------------------------------------------------------------------


def lose(t: VirusWar, seat: Seat, points: int) -> None:
    t.life[seat] -= points
    if t.life[seat] <= 0:
        t.tell("out", seat)
        leave(t, seat)
        if t.teams:
            t.tell("team_out", seat, t.partner(seat))
            leave(t, t.partner(seat))  # VW-COOP-2


def leave(t: VirusWar, seat: Seat) -> None:
    """VW-END-1: out. Hand and Vaccin are discarded, tokens go back; VW-QUA-2: lost turns lapse."""
    t.life[seat] = t.lost_turns[seat] = 0
    t.left_at[seat] = t.turns
    t.supply += t.tokens[seat]
    t.tokens[seat] = 0
    t.living.remove(seat)
    t.order_anew()
    if t.vaccin[seat] != NONE:
        discard_vaccin(t, seat)
    for card in t.hands[seat].cards[:]:
        t.move(card, t.hands[seat], t.discard)


def one_side_left(t: VirusWar) -> bool:
    """VW-END-2, VW-END-4."""
    return t.sides_left < 2


def over(t: VirusWar) -> bool:
    """VW-END-2, VW-END-4: one side left. VW-END-3: too long."""
    return t.sides_left < 2 or t.turns >= t.turn_limit


def winners(t: VirusWar) -> list[Seat]:
    """VW-END-2: the last alive. VW-END-3: at the limit of turns the living share a draw."""
    return t.living[:]


# --- Cooperation ---------------------------------------------------------------------------------


async def choose_partners(t: VirusWar) -> None:
    """VW-COOP-12: in seat order, whoever has no partner yet; so that nobody is left beside the only one left."""
    free, mates = list(range(t.seats)), [NONE] * t.seats
    while free:
        seat = free.pop(0)
        mate = await choose(t, seat, "partner", possible_partners(t.seats, seat, free))
        free.remove(mate)
        mates[seat], mates[mate] = mate, seat
        t.tell("partners", seat, mate)
    t.pair(mates)


async def partner_adds(t: VirusWar, me: Seat, card: CardId, chiffres: list[CardId]) -> None:
    """VW-COOP-4: at once, one Chiffre after the other, of a value already played. VW-COOP-9: before anybody may stop
    it. VW-COOP-11: sealed, so that nobody can tell whether he holds one."""
    partner, values = t.partner(me), [t.value(chiffre) for chiffre in chiffres]
    while True:
        fit = [chiffre for chiffre in chiffres_of(t, partner) if t.value(chiffre) in values]
        asked: dict[Seat, list[CardId | None]] = {partner: [PASS, *one_of_each(t, fit)]}
        added = (await choose_sealed(t, "add_chiffre", asked, me, card, t.points))[partner]
        if added is None:
            return
        lay(t, partner, [added])
        t.points += t.value(added)
        t.tell("added", partner, [added], t.points)
