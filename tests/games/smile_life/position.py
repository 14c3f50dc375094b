"""Positions of Smile Life as one lays them out on a real table, and what people then say, in readable words.

m = position("etude salaire-1 | serveur salaire-2! flirt-bar", "| bandit", deck="chat", discard="piston")
say(m, "0: draw etude", "1: @0")

A seat is its hand, then what is laid there. After a laid card: `!` turned, `~` an adulterous flirt, `^` a flirt
that had its child, `%` a study that is safe, `+` a card that nothing takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.face import Face
from crise.engine.match import Match
from crise.engine.pile import Pile
from crise.game.manifest import Game
from crise.games.smile_life import SMILE_LIFE
from crise.games.smile_life.state import AFFAIR, FAST, NONE, SAFE, TURNED, USED, SmileLife
from tests.games import reading
from tests.games.reading import asked as asked
from tests.games.reading import heard as heard

AnyGame: TypeAlias = Game[Any, Any, Any]
SIGNS = {"!": TURNED, "~": AFFAIR, "^": USED, "%": SAFE, "+": FAST}

Arrange: TypeAlias = Callable[[Any, Callable[[str], list[CardId]]], None]


def position(
    *seats: str,
    turn: Seat = 0,
    deck: str = "",
    rest: Literal["deck", "discard", "box"] = "deck",
    discard: str = "",
    thrown_by: Seat = NONE,
    skips: Mapping[Seat, int] | None = None,
    tainted: Sequence[Seat] = (),
    pushed: Sequence[Seat] = (),
    casino: Seat = NONE,
    bet: str = "",
    bettor: Seat = NONE,
    seed: int = 0,
    game: AnyGame = SMILE_LIFE,
    arrange: Arrange = lambda table, take: None,
    finish: Callable[[Any], None] = lambda table: None,
    **options: Any,
) -> Match:
    """A match at the beginning of a turn. `deck` and `discard` are told from the top down; the discarded cards came
    from `thrown_by`. The other cards lie under `deck`, the single studies first, or elsewhere (`rest`).
    An extension may `arrange` what else lies there, with cards that it takes from the box, and `finish`."""
    faces = game.faces(game.standard)
    t = _new_table(game, len(seats), faces, seed, options)
    box = list(range(len(faces)))
    t.turn = turn
    top = _take(faces, box, deck)
    for seat, cards in enumerate(seats):
        held, _, laid = cards.partition("|")
        for card in _take(faces, box, held):
            t.put(card, t.deck, t.hands[seat])
        for word in laid.split():
            _lay(t, seat, box, word)
    for card in reversed(_take(faces, box, discard)):
        t.put(card, t.deck, t.discard)
        t.origin[card] = thrown_by
    t.skips = [(skips or {}).get(seat, 0) for seat in range(t.seats)]
    t.tainted = [seat in tainted for seat in range(t.seats)]
    t.pushed = [seat in pushed for seat in range(t.seats)]
    t.casino, t.casino_open, t.bettor = casino, bettor != NONE, bettor
    for card in _take(faces, box, bet):
        t.put(card, t.deck, t.hands[bettor])
        t.move_hidden(card, t.hands[bettor], t.bets, 1 << bettor)
    arrange(t, lambda keys: _take(faces, box, keys))
    _put_rest(t, box, top, rest)
    finish(t)
    return Match.begin(game.rules, t)


def _new_table(game: AnyGame, seats: int, faces: list[Face], seed: int, options: Mapping[str, Any]) -> SmileLife:
    rules = game.read_options(options)
    game.check(seats, rules)
    t: SmileLife = game.new_table(seats, rules, faces, seed)
    return t


def _take(faces: list[Face], box: list[CardId], keys: str) -> list[CardId]:
    cards = []
    for key in keys.split():
        card = next(card for card in box if faces[card].key == key)
        box.remove(card)
        cards.append(card)
    return cards


def _lay(t: SmileLife, seat: Seat, box: list[CardId], word: str) -> None:
    key = word.rstrip("".join(SIGNS))
    [card] = _take(t.faces, box, key)
    t.put(card, t.deck, t.laid[seat])
    t.marks[card] = sum(SIGNS[sign] for sign in word[len(key) :])
    kind = t.faces[card].kind
    if kind == "malus":
        t.marks[card] |= TURNED
    if kind == "metier":
        t.job[seat], t.free_house[seat] = card, key == "architecte"
    if kind == "mariage":
        t.marriage[seat] = card
    if kind == "adultere":
        t.adultery[seat] = card


def _put_rest(t: SmileLife, box: list[CardId], top: list[CardId], rest: str) -> None:
    if rest == "discard":
        for card in box:
            t.put(card, t.deck, t.discard)
    if rest == "box":
        t.removed.cards = box
    t.deck.cards = [*reversed(box if rest == "deck" else []), *reversed(top)]
    t.deck.fixed_top = len(t.deck.cards)


def say(m: Match, *lines: str) -> None:
    """Answer: `0: draw accident @1` is three answers of seat 0. Cards go by their face.
    Who has no choice is not asked: a single target, a turn that can only begin by drawing."""
    for line in lines:
        seat, _, words = line.partition(":")
        for word in words.split():
            m.answer(int(seat), _option(m, int(seat), word))


def _option(m: Match, seat: Seat, word: str) -> Option:
    ask = m.ask(seat)
    assert ask is not None, f"seat {seat} is not asked: {asked(m)}"
    if word == "pass" or word in ask[2]:
        return PASS if word == "pass" else word
    if word.startswith("@"):
        return int(word[1:])
    t = table(m)
    piles = [t.hands[seat].cards, t.laid[seat].cards, t.discard.cards]
    cards = [option for option in ask[2] if isinstance(option, int)] + [card for pile in piles for card in pile]
    return next((card for card in cards if t.faces[card].key == word), word)


def wait_for(m: Match, seat: Seat) -> None:
    """Until this seat's turn the others draw and discard."""
    while table(m).turn != seat or seat not in asked(m):
        other, what, offered, _ = m.open[0]
        assert other != seat or what in ("play", "throw"), f"{seat} is asked {what}"
        m.answer(other, {"begin": "draw", "play": "discard"}.get(what, offered[0]))


def why_not(m: Match, line: str) -> str:
    """`0: maison`: the rule that forbids this answer; '' if it may be given."""
    seat, _, word = line.partition(": ")
    option = _option(m, int(seat), word)
    ask = m.ask(int(seat))
    assert ask is not None
    return "" if option in ask[2] else m.why_not(int(seat), option)


# --- what one sees -------------------------------------------------------------------


def table(m: Match) -> SmileLife:
    assert isinstance(m.table, SmileLife)
    return m.table


def options(m: Match, seat: Seat, game: AnyGame = SMILE_LIFE) -> list[str]:
    return reading.options(m, seat, game)


def hand(m: Match, seat: Seat) -> str:
    """The cards of a hand by their faces, sorted."""
    return " ".join(sorted(_keys(m, table(m).hands[seat])))


def laid(m: Match, seat: Seat) -> str:
    """What is laid in front of a seat, in the order of laying, with its signs."""
    t = table(m)
    return " ".join(t.faces[card].key + _signs(t.marks[card]) for card in t.laid[seat].cards)


def _signs(marks: int) -> str:
    return "".join(sign for sign, mark in SIGNS.items() if marks & mark)


def discard(m: Match) -> str:
    """The discard, from the bottom up."""
    return " ".join(_keys(m, table(m).discard))


def _keys(m: Match, pile: Pile) -> list[str]:
    return [table(m).faces[card].key for card in pile.cards]


def out(m: Match) -> str:
    return " ".join(_keys(m, table(m).out))
