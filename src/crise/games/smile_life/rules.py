"""Smile Life: setup, turn, end; and the rulebook of the base game.

What may be laid: `legal`. What laying does: `laying`, then chapter by chapter `jobs`, `love`, `special`, `malus`.
"""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId, Option, Seat
from crise.engine.questions import choose
from crise.games.smile_life import jobs, legal, love, malus, special
from crise.games.smile_life.laying import (
    HAND,
    draw,
    give_back_bet,
    hand_size,
    is_plain,
    lay,
    play,
    receive,
    refill,
)
from crise.games.smile_life.state import Book, SmileLife

# --- Setup --------------------------------------------------------------------


def setup(t: SmileLife) -> None:
    """SL-SET-1."""
    lay_out(t)
    for seat in range(t.seats):
        while len(t.hands[seat].cards) < HAND:
            t.book.deal(t, seat, t.take(t.deck))
        t.tell("dealt", seat, t.hands[seat].cards)
    t.turn = first_player(t)
    t.tell("first", t.turn)


def lay_out(t: SmileLife) -> None:
    """SL-END-2."""
    t.deck.cards = list(range(len(t.faces)))
    unused = len(t.faces) - int(len(t.faces) * t.share)
    t.removed.cards = [t.take(t.deck) for _ in range(unused)]  # nobody knows any card yet


def deal(t: SmileLife, seat: Seat, card: CardId) -> None:
    """SL-SET-1."""
    t.put(card, t.deck, t.hands[seat])


def first_player(t: SmileLife) -> Seat:
    """SL-SET-2: most smiles in hand; a tie: the first clockwise from a random seat."""
    smiles = [sum([t.face(card).smiles for card in hand.cards]) for hand in t.hands]
    start = t.roll(t.seats)
    return max([start, *t.others(start)], key=lambda seat: smiles[seat])


# --- Turn ---------------------------------------------------------------------


async def turn(t: SmileLife) -> None:
    me, book = t.turn, t.book
    t.turns += 1
    t.tell("turn", me)
    lost = False
    for page in book.before_turn:
        lost = lost or await page(t, me)
    if t.skips[me] and not lost:
        skip(t, me)
    elif not lost:
        done = False
        while not done:  # SL-TURN-4: after a free act it still begins
            way = await choose(t, me, "begin", legal.beginnings(t, me))
            done = await book.openings[way](t, me)
        await refill(t, me)  # SL-HAND-3
    for after in book.after_turn:
        await after(t, me)
    if over(t):
        end(t)
    else:
        t.turn = (me + 1) % t.seats


def skip(t: SmileLife, me: Seat) -> None:
    """SL-TURN-5: no draw, no play, no resignation, no divorce; SL-TURN-4: no free act either."""
    t.skips[me] -= 1
    t.tell("skips", me, t.skips[me])


async def draw_and_play(t: SmileLife, me: Seat) -> bool:
    """SL-TURN-1."""
    return not await draw(t, me) or await t.book.after_drawing(t, me)


async def play_a_card(t: SmileLife, me: Seat) -> bool:
    """SL-TURN-4: free acts, before the play."""
    while True:
        acts: list[Option] = []
        if t.bound(me):
            acts = [word for word, forbids in t.book.free_acts.items() if not forbids(t, me)]
        choice = await t.book.play(t, me, "play", acts)
        if choice not in acts:
            return True
        await t.book.openings[str(choice)](t, me)


async def take_top(t: SmileLife, me: Seat) -> bool:
    """SL-TURN-2: played at once."""
    await lay(t, me, t.discard.cards[-1], t.discard)
    return True


# --- End -----------------------------------------------------------------------


def over(t: SmileLife) -> bool:
    """SL-END-1: the pile is used up. SL-END-5: too long."""
    return not t.deck.cards or t.turns >= t.turn_limit or t.ended


def end(t: SmileLife) -> None:
    """SL-CAS-7: a bet that is lying goes back. SL-END-3: hands don't count. SL-END-4: most smiles."""
    if not t.ended:  # SL-END-1, SL-END-5: something else has ended it, and was told
        t.tell("closing", "limit" if t.deck.cards else "pile")
    give_back_bet(t)
    for seat in range(t.seats):
        t.tell("scored", seat, t.score(seat))
    t.tell("won", winners(t))


def scores(t: SmileLife) -> list[int]:
    return [t.score(seat) for seat in range(t.seats)]


def winners(t: SmileLife) -> list[Seat]:
    """SL-END-4: equal ones share."""
    smiles = scores(t)
    return [seat for seat in range(t.seats) if smiles[seat] == max(smiles)]


def licorne(t: SmileLife, cards: list[CardId]) -> int:
    """SL-ANI-2."""
    specials = [t.faces[card].key for card in cards if t.faces[card].kind == "speciale"]
    return 6 if "arc-en-ciel" in specials and "etoile-filante" in specials else 3


# --- The rulebook ------------------------------------------------------------------

BASE: Final = Book(
    bans=[],
    may_lay={
        "etude": legal.study,
        "metier": legal.job,
        "grand-prof": legal.grand_prof,
        "salaire": legal.salary,
        "flirt": legal.flirt,
        "mariage": legal.marriage,
        "enfant": legal.child,
        "adultere": legal.adultery,
        "animal": legal.always,
        "voyage": legal.purchase,
        "maison": legal.purchase,
        "legion-d-honneur": legal.legion,
        "grand-prix": legal.grand_prix,
        "speciale": legal.always,
        "malus": legal.malus,
        "attentat": legal.attentat,
    },
    may_suffer={
        "accident": legal.accident,
        "maladie": legal.maladie,
        "burn-out": legal.burn_out,
        "licenciement": legal.licenciement,
        "impot": legal.impot,
        "divorce": legal.divorce,
        "redoublement": legal.redoublement,
        "prison": legal.prison,
    },
    arrivals={
        "etude": jobs.study,
        "metier": jobs.take_up,
        "flirt": love.flirt,
        "mariage": love.marry,
        "enfant": love.child,
        "adultere": love.commit_adultery,
    },
    effects={
        "policier": jobs.policier,
        "medium": jobs.medium,
        "journaliste": jobs.journaliste,
        "chef-des-achats": jobs.chief,
        "chef-des-ventes": jobs.chief,
        "chercheur": jobs.chercheur,
        "astronaute": jobs.astronaute,
        "anniversaire": special.anniversaire,
        "arc-en-ciel": special.arc_en_ciel,
        "casino": special.casino,
        "chance": special.chance,
        "etoile-filante": special.etoile_filante,
        "piston": special.piston,
        "troc": special.troc,
        "tsunami": special.tsunami,
        "vengeance": special.vengeance,
        "attentat": malus.attentat,
    },
    malus={
        "accident": malus.lose_a_turn,
        "maladie": malus.lose_a_turn,
        "burn-out": malus.lose_a_turn,
        "licenciement": malus.licenciement,
        "impot": malus.impot,
        "divorce": malus.divorce,
        "redoublement": malus.redoublement,
        "prison": malus.prison,
    },
    deal=deal,
    before_turn=[],
    may_begin={
        "draw": legal.may_always,
        "take": legal.take_top,
        "resign": legal.resign,
        "divorce": legal.leave_spouse,
        "breakup": legal.end_affair,
    },
    partings=frozenset({"resign", "divorce", "breakup"}),
    closings=[],
    openings={
        "draw": draw_and_play,
        "take": take_top,
        "resign": jobs.resign,
        "divorce": love.divorce,
        "breakup": love.break_up,
    },
    after_drawing=play_a_card,
    play=play,
    smiles={"licorne": licorne},
    without_studies=legal.without_studies,
    drawn={},
    is_plain=is_plain,
    receive=receive,
    hand_size=hand_size,
    throwable=legal.throwable,
    may_bet=legal.why_not_bet,
    price_of=legal.price_of,
    top_salary=legal.top_salary,
    free_acts={"resign": legal.resign_freely, "breakup": legal.end_affair},
    farewells={"chercheur": jobs.drop_extra_card},
    used_up=frozenset({"speciale"}),
    after_turn=[],
    victims={},
    laid_on={},
    why_not=legal.WHY_NOT,
    chapters={},
)
