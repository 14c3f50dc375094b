"""État d'urgence, in the order of its rulebook: setup, the turn and its steps, effects, disinfecting, companions,
attacks and protectors, the market, the end of the turn, out and victory. `legal` says what may be done, and why not.

A turn is free-form, so it is one question asked again and again: "what now?". Every answer uses something up (a card,
a companion, points, an open effect, confiance), so every turn comes to its end.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from crise.engine.ask import CardId, Seat
from crise.engine.pile import Pile
from crise.engine.questions import choose, choose_openly
from crise.games.etat_durgence.effects import BLACK, Effects
from crise.games.etat_durgence.legal import (
    ATTACK,
    DECLINE,
    DISINFECT,
    MARKET,
    Action,
    actions,
    aims_at,
    annoying_in_play,
    destroyable,
    offers,
    playable,
    targets,
    useful_points,
    why_not_disinfect,
    with_cards,
)
from crise.games.etat_durgence.state import CONFIANCE, OPEN_EFFECTS, SLOTS, EtatDurgence

TEAMS: Final = ("gouvernement", "conseil", "laboratoires", "medias", "complotistes")
SUPER_PRICE: Final = 17  # ED-BUY-2
NOTHING_LEFT: Final = 10_000  # dearer than all coins
BLACK_HEART: Final = 2  # ED-EFF-6
DONE: Final = "done"
SIDES: Final = ("attaque", "benef")

# --- Setup --------------------------------------------------------------------


def setup(t: EtatDurgence) -> None:
    """ED-SET-1 to ED-SET-7. Team choice is a question: it opens the first turn."""
    t.alive = list(range(t.seats))
    lay_out(t)
    t.turn = t.roll(t.seats)  # ED-SET-4
    confiance = in_order_of_play(t)
    t.confiance = [confiance[(seat - t.turn) % t.seats] for seat in t.alive]
    if t.random_teams:
        teams = list(TEAMS)
        t.teams = [teams.pop(t.roll(len(teams))) for _ in t.alive]  # ED-SET-5
        for seat in t.alive:
            t.tell("team", seat, t.teams[seat])
        put_away(t)
    for seat in t.alive:
        draw(t, seat, SLOTS - (t.first_hand if seat == t.turn else 0))  # ED-SET-2, ED-SET-7
    t.tell("first", t.turn)


def in_order_of_play(t: EtatDurgence) -> list[int]:
    """ED-SET-6: the Confiance that each begins with."""
    given = t.seat_confiance[: t.seats]
    return [*given, *[CONFIANCE] * (t.seats - len(given))]


def lay_out(t: EtatDurgence) -> None:
    """ED-SET-2: the starting cards to their seats. ED-SET-3: the market, cheapest first. ED-SET-1: the super cards."""
    dealt: dict[str, int] = {}
    for card in sorted(range(len(t.faces)), key=lambda card: t.faces[card].value):
        face = t.card(card)
        if face.kind == "depart":
            copy = dealt.get(face.key, 0)
            dealt[face.key] = copy + 1
            place(t, card, t.draws[copy % t.seats])
        else:
            place(t, card, t.supers if face.kind == "super" else t.market)


def place(t: EtatDurgence, card: CardId, pile: Pile) -> None:
    """A card out of the box of the game, where nobody knew it."""
    pile.cards.append(card)
    t.known[card] = pile.seen


async def choose_teams(t: EtatDurgence) -> None:
    """ED-SET-5: in seat order, all different."""
    for seat in range(t.seats):
        team = await choose(t, seat, "team", [team for team in TEAMS if team not in t.teams])
        t.teams.append(team)
        t.tell("team", seat, team)
    put_away(t)


def put_away(t: EtatDurgence) -> None:
    """ED-SET-1: the super cards of teams that nobody took are not in this game."""
    for card in t.supers.cards[:]:
        if t.card(card).team not in t.teams:
            t.move(card, t.supers, t.box)


# --- Turn: play, apply, buy, discard, draw ----------------------------------------


async def turn(t: EtatDurgence) -> None:
    if not t.teams:
        await choose_teams(t)
    me = t.turn
    begin_turn(t, me)
    if await play_step(t, me) and await market_step(t, me):
        end_turn(t, me)
    t.step = ""
    if over(t):
        t.tell("won", winners(t))
    t.turn = next_player(t, me)


def begin_turn(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-10: nothing is left over from an earlier turn."""
    t.turns += 1
    t.step = "play"
    t.coins = t.attack = t.disinfected = 0
    t.sides, t.used, t.hand_cleared = [], [], False
    forget_effects(t)
    t.tell("turn", me)
    for card in annoying_in_play(t, me):
        if t.confiance[me]:
            t.tell("annoyed", me, card, max(0, t.confiance[me] - BLACK_HEART))
            lose(t, me, BLACK_HEART)  # ED-COM-5: before any choice


def next_player(t: EtatDurgence, me: Seat) -> Seat:
    """ED-SET-4: clockwise; ED-OUT-1: whoever is out has no turn."""
    return t.others(me)[0] if len(t.alive) > 1 else t.alive[0]


def stops(t: EtatDurgence, me: Seat) -> bool:
    """ED-OUT-2: who is out has no turn to finish. ED-WIN-1: nor has anybody when one is left."""
    return not t.confiance[me] or len(t.alive) == 1


# --- Step 1: play -------------------------------------------------------------------


async def play_step(t: EtatDurgence, me: Seat) -> bool:
    """ED-PLAY-1: what one likes, in the order one likes. False if the turn stops here."""
    while not stops(t, me):
        count_gain(t, me)
        cards = playable(t, me)
        options = actions(t, me, cards)
        # Openly while a card may be laid: that there is only one to lay (ED-COM-4) would tell of the hand.
        ask = choose_openly if cards else choose
        action = await ask(t, me, "act", options, len(cards), t.free_slots(me), t.coins, t.attack, *open_now(t, me))
        if action == MARKET:
            return end_play(t, me)
        if isinstance(action, str):
            await ACTIONS[action](t, me)
        elif action in t.hands[me].cards:
            await lay(t, me, action)
        else:
            use_companion(t, me, action)
    return False


async def lay(t: EtatDurgence, me: Seat, card: CardId) -> None:
    """ED-PLAY-1: a card and its effects. ED-PLAY-3: one side. ED-EFF-12: the black heart of the card before is due now;
    all else that it left open stays so."""
    face = t.card(card)
    side = ""
    if face.double:
        side = await choose(t, me, "side", list(SIDES), card)
    pay_hearts(t, me)
    if stops(t, me):
        return
    if not face.annoying:
        t.hand_cleared = True
    if face.kind in ("compagnon", "protecteur", "emplacement"):
        stay(t, me, card)
    else:
        t.move(card, t.hands[me], t.laid[me])
        t.sides.append(side)
        if side:
            t.tell("laid_side", me, card, side, given(face.sides[side]))
        else:
            t.tell("laid", me, card, given(face.effect))
        apply(t, me, face.sides[side])


def stay(t: EtatDurgence, me: Seat, card: CardId) -> None:
    """ED-PLAY-4: it takes no slot and stays in play. ED-COM-1: a companion acts at once, ED-COM-5: once."""
    face = t.card(card)
    t.move(card, t.hands[me], t.boards[me])
    t.slots[me] += face.slots  # ED-PLAY-7: it counts at once
    t.tell("stays", me, card, [*given(face.effect), *face.standing])
    if face.kind == "compagnon":
        t.used.append(card)
        apply(t, me, face.effect)


def end_play(t: EtatDurgence, me: Seat) -> bool:
    """ED-EFF-12: a black heart is due now, then what was not used lapses; ED-EFF-11: points not assigned too.
    ED-PLAY-6: the hand goes back."""
    pay_hearts(t, me)
    if stops(t, me):
        return False
    gain(t, me)  # ED-EFF-16: at the latest
    lapse(t, me)
    if t.hands[me].cards:
        t.tell("put_back", me, len(t.hands[me].cards))
        t.pour(t.hands[me], t.draws[me])  # ED-PLAY-2
    t.step = MARKET
    t.tell("market", me, t.coins)
    return True


# --- Step 2: effects ------------------------------------------------------------------


def apply(t: EtatDurgence, me: Seat, effects: Effects) -> None:
    """ED-EFF-2: coins and attack points pool. ED-EFF-12: the rest is open until used, or until buying starts."""
    for word, n in effects:
        if word == "coin":
            t.coins += n  # ED-EFF-3
        elif word == "hit":
            t.attack += n  # ED-EFF-5
        else:
            t.due[word] += n


def given(effects: Effects) -> list[tuple[str, int]]:
    """What is told with a card: gains and black hearts are told when they count."""
    return [(word, n) for word, n in effects if word not in ("gain", BLACK)]


def still_open(t: EtatDurgence) -> list[tuple[str, int]]:
    """ED-EFF-12: what the cards of this turn still offer."""
    return [(word, t.due[word]) for word in OPEN_EFFECTS if t.due[word]]


def open_now(t: EtatDurgence, me: Seat) -> tuple[str, list[tuple[str, int]], list[CardId]]:
    """For the question what to do: is anything open, what, and of which cards."""
    effects = still_open(t)
    if not effects:
        return "nothing", effects, []
    laid = [(card, t.card(card).sides[side]) for card, side in zip(t.laid[me].cards, t.sides, strict=True)]
    acted = [(card, t.card(card).effect) for card in t.used]
    return "something", effects, one_of_each(t, [*sources(t, laid), *sources(t, acted)])


def sources(t: EtatDurgence, acted: list[tuple[CardId, Effects]]) -> list[CardId]:
    """The cards that what is open may come from: what the oldest gave was used first."""
    covered = dict.fromkeys(t.due, 0)
    found: list[CardId] = []
    for card, printed in reversed(acted):
        if any(covered.get(word, 0) < t.due.get(word, 0) for word, _ in printed):
            found.append(card)
        for word, n in printed:
            covered[word] = covered.get(word, 0) + n
    return found[::-1]


def one_of_each(t: EtatDurgence, cards: list[CardId]) -> list[CardId]:
    """To be named: twins have one name."""
    return list({t.faces[card]: card for card in reversed(cards)}.values())[::-1]


def pay_hearts(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-12: black hearts alone do not wait. ED-EFF-16: a gain comes after them, unless it is what saves one."""
    if t.confiance[me] <= BLACK_HEART * t.due[BLACK]:
        gain(t, me)
    while t.due[BLACK] and not stops(t, me):
        pay_black(t, me)


def lapse(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-1, ED-EFF-12: what nobody used is lost, and told in one line."""
    lost = [("hit", t.attack), *still_open(t)] if t.attack else still_open(t)
    if lost:
        t.tell("lapsed", me, lost)
    t.attack = 0
    forget_effects(t)


def forget_effects(t: EtatDurgence) -> None:
    for word in t.due:
        t.due[word] = 0


def count_gain(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-16: a gain that fits under the ceiling has nothing to wait for."""
    if t.due["gain"] and t.confiance[me] + t.due["gain"] <= t.confiance_max:
        gain(t, me)


def gain(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-4: never above the ceiling. What does not fit at all stays open, and lapses."""
    points = min(t.due["gain"], t.confiance_max - t.confiance[me])
    if points > 0:
        t.due["gain"] = 0
        t.confiance[me] += points
        t.tell("gained", me, points, t.confiance[me])


def decline(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-1, ED-EFF-16: a gain that waits may be left."""
    t.tell("declined", me, t.due["gain"])
    t.due["gain"] = 0


def pay_black(t: EtatDurgence, me: Seat) -> None:
    t.due[BLACK] -= 1
    black_heart(t, me)


def black_heart(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-6: protectors do not help."""
    t.tell("black_heart", me, max(0, t.confiance[me] - BLACK_HEART))
    lose(t, me, BLACK_HEART)


def draw_effect(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-9: at once. ED-COM-4: an annoying companion that comes up is laid at once too, slots full or not."""
    n, t.due["draw"] = t.due["draw"], 0
    draw(t, me, n)
    for card in t.hands[me].cards[:]:
        if t.card(card).annoying:
            stay(t, me, card)
    t.hand_cleared = True


def draw(t: EtatDurgence, seat: Seat, n: int) -> None:
    """ED-END-2: pile short, take what is left, shuffle the discard, go on. ED-EFF-13: both short, that is all.
    Nearly every draw shuffles in the first turns: one line tells both."""
    drawn: list[CardId] = []
    pile, hand, shuffled = t.draws[seat], t.hands[seat], False
    while len(drawn) < n and (pile.cards or t.discards[seat].cards):
        if not pile.cards:
            t.pour(t.discards[seat], pile)
            shuffled = True
        card = t.take(pile)
        t.put(card, pile, hand)
        drawn.append(card)
    if shuffled:
        t.tell("shuffled_and_drew", seat, drawn)
    elif drawn:
        t.tell("drew", seat, drawn)


async def destroy(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-7: one card of one's choice; as long as the effect is open, another one may follow."""
    card = await choose(t, me, "destroy", destroyable(t, me), t.due["destroy"])
    t.due["destroy"] -= 1
    place = remove(t, me, card)
    t.tell("destroyed", me, card, place)


def remove(t: EtatDurgence, me: Seat, card: CardId) -> str:
    """Out of the game, in the open; tells where it was. ED-EFF-7: the draw pile is shuffled, as it always is: the order
    of a bag is decided when a card is drawn."""
    for place, pile in (("hand", t.hands[me]), ("discard", t.discards[me]), ("draw", t.draws[me])):
        if card in pile.cards:
            t.move(card, pile, t.box)
            return place
    t.move(card, t.boards[me], t.box)
    return "board"


async def make_discard(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-8: one card of one opponent, who chooses which; ED-EFF-14: into his own discard."""
    victim = await choose(t, me, "discard_who", with_cards(t, me))
    t.due["discard"] -= 1
    card = await choose(t, victim, "discard", t.hands[victim].cards[:], me)
    t.move(card, t.hands[victim], t.discards[victim])
    t.tell("discarded", me, victim, card)


# --- Disinfect ---------------------------------------------------------------------------


async def disinfect(t: EtatDurgence, me: Seat) -> None:
    """ED-DIS-1, ED-DIS-2."""
    card = await choose(t, me, "disinfect", destroyable(t, me))
    t.disinfected += 1
    t.confiance[me] -= 1
    place = remove(t, me, card)
    t.tell("disinfected", me, card, place, t.confiance[me])


# --- Companions ------------------------------------------------------------------------------


def use_companion(t: EtatDurgence, me: Seat, card: CardId) -> None:
    t.used.append(card)
    t.tell("used", me, card, given(t.card(card).later))
    apply(t, me, t.card(card).later)


# --- Attacks, companions under attack, protectors ----------------------------------------------


async def attack(t: EtatDurgence, me: Seat) -> None:
    """ED-EFF-5: points to one target at one moment; the rest stays in the pool. What does nothing is not offered."""
    victim = await choose(t, me, "target", targets(t, me), t.attack)
    aim = await choose(t, me, "aim", aims_at(t, victim), victim, t.attack)
    if isinstance(aim, int):
        hit_companion(t, me, victim, aim)
    else:
        points = await choose(t, me, "points", useful_points(t, victim), victim)
        hit_team(t, me, victim, points)


def hit_companion(t: EtatDurgence, me: Seat, victim: Seat, card: CardId) -> None:
    """ED-COM-2: all its hearts at once, and it goes to its owner's discard. Protectors do not shield it."""
    t.attack -= t.card(card).hearts
    t.move(card, t.boards[victim], t.discards[victim])
    t.tell("companion_hit", me, victim, card, t.card(card).hearts)


def hit_team(t: EtatDurgence, me: Seat, victim: Seat, points: int) -> None:
    """ED-PRO-1, ED-PRO-2: protectors in the order in which they were laid, while the points break them.
    ED-PRO-3: broken ones are gone for the next attack, the others are whole again."""
    t.attack -= points
    t.tell("attacked", me, victim, points)
    for card in t.on_board(victim, "protecteur"):
        shields = t.card(card).shields
        if points < shields:
            t.tell("held", victim, card)
            return
        points -= shields
        t.move(card, t.boards[victim], t.discards[victim])
        t.tell("broken", victim, card)
    if points:
        t.tell("hurt", victim, points, max(0, t.confiance[victim] - points))
        lose(t, victim, points)


# --- Step 3: the market ----------------------------------------------------------------------------


async def market_step(t: EtatDurgence, me: Seat) -> bool:
    """ED-BUY-1: buy, and buy again. ED-DIS-2: what was just bought can be disinfected too."""
    while True:
        options: list[Action] = [*offers(t, me)]
        if not why_not_disinfect(t, me):
            options.append(DISINFECT)
        choice = await choose(t, me, "buy", [*options, DONE], t.coins)
        if choice == DONE:
            t.coins = 0  # ED-EFF-3: what is left is lost
            return True
        if isinstance(choice, int):
            buy(t, me, choice)
        else:
            await disinfect(t, me)


def buy(t: EtatDurgence, me: Seat, card: CardId) -> None:
    """ED-BUY-1: into the discard."""
    t.coins -= t.card(card).price
    t.move(card, t.supers if t.card(card).team else t.market, t.discards[me])
    t.tell("bought", me, card, t.card(card).price)


# --- Steps 4 and 5: discard, draw ----------------------------------------------------------------------


def end_turn(t: EtatDurgence, me: Seat) -> None:
    """ED-END-1: what was laid is discarded. ED-END-2: as many new cards as slots."""
    t.sweep(t.laid[me], t.discards[me])
    t.sides = []
    draw(t, me, t.slots[me])


# --- Out, victory -------------------------------------------------------------------------------------------


def lose(t: EtatDurgence, seat: Seat, points: int) -> None:
    """ED-OUT-1: at 0 a player stops; his cards stay where they are."""
    t.confiance[seat] = max(0, t.confiance[seat] - points)
    if not t.confiance[seat]:
        t.alive.remove(seat)
        t.left_at[seat] = t.turns
        t.tell("out", seat)


def over(t: EtatDurgence) -> bool:
    """ED-WIN-1: one is left. ED-WIN-2: too long. ED-WIN-3: nobody can do anybody any harm; before the first turn that
    is no question, the teams with their super cards may not be chosen yet."""
    return len(t.alive) == 1 or t.turns >= t.turn_limit or (t.turns > 0 and harmless(t))


def harmless(t: EtatDurgence) -> bool:
    """ED-WIN-3: no card that takes confiance in anybody's deck or in play, and no coins to buy one. Decks that were
    destroyed card by card end like that; the first cards looked at nearly always say no."""
    for seat in t.alive:
        coins = 0
        for pile in (t.hands[seat], t.draws[seat], t.discards[seat], t.boards[seat]):
            for card in pile.cards:
                face = t.card(card)
                if face.harms:
                    return False
                coins += face.most_coins
        if coins >= cheapest(t, seat):
            return False
    return True


def cheapest(t: EtatDurgence, seat: Seat) -> int:
    """What the cheapest card costs that this seat could buy."""
    mine = t.super_of(seat)
    cards = t.market.cards[:1] if mine is None else [*t.market.cards[:1], mine]
    return min([t.card(card).price for card in cards], default=NOTHING_LEFT)


def winners(t: EtatDurgence) -> list[Seat]:
    """ED-WIN-1: the last one. ED-WIN-2, ED-WIN-3: the highest confiance; several share a draw."""
    highest = max(t.confiance)
    return [seat for seat in t.alive if t.confiance[seat] == highest]


# --- What the words of a question do ----------------------------------------------------------------------------


async def take_gain(t: EtatDurgence, me: Seat) -> None:
    gain(t, me)


async def take_no_gain(t: EtatDurgence, me: Seat) -> None:
    decline(t, me)


async def take_draw(t: EtatDurgence, me: Seat) -> None:
    draw_effect(t, me)


async def take_black(t: EtatDurgence, me: Seat) -> None:
    pay_black(t, me)


ACTIONS: Final[dict[str, Callable[[EtatDurgence, Seat], Awaitable[None]]]] = {
    ATTACK: attack,
    DISINFECT: disinfect,
    "gain": take_gain,
    DECLINE: take_no_gain,
    "draw": take_draw,
    "destroy": destroy,
    "discard": make_discard,
    BLACK: take_black,
}
