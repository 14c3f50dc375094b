"""Positions of Virus War as one lays them out on a real table, and what people then say, in readable words.

m = position("virus chiffre-3", "stop", "", life=[50, 12, 50], tokens={1: 4}, deck="poison piege-8")
say(m, "0: virus chiffre-3 @1", "1: stop")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.face import Face
from crise.engine.match import Match
from crise.engine.pile import HELD, Pile
from crise.games.virus_war import VIRUS_WAR
from crise.games.virus_war.rules import HAND
from crise.games.virus_war.state import CLOCKWISE, LIFE, NONE, TOKENS, VirusWar
from tests.games import reading
from tests.games.reading import asked as asked
from tests.games.reading import heard as heard


def position(
    *hands: str,
    turn: Seat = 0,
    life: Sequence[int] = (),
    tokens: Mapping[Seat, int] | None = None,
    vaccins: Iterable[Seat] = (),
    lost_turns: Mapping[Seat, int] | None = None,
    supply: int = -1,
    direction: int = CLOCKWISE,
    deck: str = "",
    rest: Literal["deck", "discard", "box"] = "deck",
    cards: str = "",
    seed: int = 0,
    patient: bool = False,
    **options: Any,
) -> Match:
    """A match at the beginning of a turn, whose player draws the first card of `deck`. Life 0: out before.

    The cards that are not named lie under `deck`, the Chiffre 1 on top and the Pièges last; or elsewhere (`rest`).
    `cards` is an owner's card file. `patient`: as at a table of people, who can only pass is waited for too.
    """
    faces = _faces(cards)
    t = _new_table(len(hands), faces, seed, options)
    t.ask_everybody = patient
    box = list(range(len(faces)))
    t.turn, t.direction = turn, direction
    t.life = list(life) or [LIFE] * t.seats
    t.living = [seat for seat in range(t.seats) if t.life[seat]]
    t.order_anew()
    t.tokens = [(tokens or {}).get(seat, 0) for seat in range(t.seats)]
    t.supply = supply if supply >= 0 else TOKENS - sum(t.tokens)
    t.lost_turns = [(lost_turns or {}).get(seat, 0) for seat in range(t.seats)]
    t.hands = [Pile(1 << seat, HELD) for seat in range(t.seats)]
    for seat, hand in enumerate(hands):
        for card in _take(faces, box, hand):
            t.put(card, t.deck, t.hands[seat])
    t.vaccin = [NONE] * t.seats
    for seat in vaccins:
        [t.vaccin[seat]] = _take(faces, box, "vaccin")
        t.put(t.vaccin[seat], t.deck, t.vaccins)
    _lay(t, box, _take(faces, box, deck), rest)
    return Match.begin(VIRUS_WAR.rules, t)


def _faces(cards: str) -> list[Face]:
    return VIRUS_WAR.faces(VIRUS_WAR.read_cards(cards) if cards else VIRUS_WAR.standard)


def _new_table(seats: int, faces: list[Face], seed: int, options: Mapping[str, Any]) -> VirusWar:
    rules = VIRUS_WAR.read_options(options)
    VIRUS_WAR.check(seats, rules)
    return VIRUS_WAR.new_table(seats, rules, faces, seed)


def _take(faces: list[Face], box: list[CardId], keys: str) -> list[CardId]:
    cards = []
    for key in keys.split():
        card = next(card for card in box if faces[card].key == key)
        box.remove(card)
        cards.append(card)
    return cards


def _lay(t: VirusWar, box: list[CardId], top: list[CardId], rest: str) -> None:
    if rest == "discard":
        for card in box:
            t.put(card, t.deck, t.discard)
    under = sorted(box, key=lambda card: RANK.get(t.kind(card), 1)) if rest == "deck" else []
    t.deck.cards = [*reversed(under), *reversed(top)]
    t.deck.fixed_top = len(t.deck.cards)


RANK = {"chiffre": 0, "piege": 2}


def deal(*hands: str, deck: str = "", cards: str = "", seed: int = 0, teams: bool = False) -> Match:
    """A match from its very start. Each seat is dealt these cards and Chiffre 1, then 2, ... up to six cards;
    whoever draws then draws from `deck`. `cards` is an owner's card file."""
    faces = _faces(cards)
    box = sorted(range(len(faces)), key=lambda card: RANK.get(faces[card].kind, 1))
    given = [_take(faces, box, hand) for hand in hands]
    top = _take(faces, box, deck)
    for hand in given:
        missing = HAND - len(hand)
        hand += box[:missing]
        del box[:missing]
    order = [*(card for hand in given for card in hand), *top, *box]
    t = _new_table(len(hands), [faces[card] for card in reversed(order)], seed, {"teams": teams})
    t.deck.fixed_top = len(faces)
    VIRUS_WAR.setup(t)
    return Match.begin(VIRUS_WAR.rules, t)


def say(m: Match, *lines: str) -> None:
    """Answer: `0: virus chiffre-3 @1` is three answers of seat 0. Cards go by their face.
    Who has no choice is not asked: a single target, the only Chiffre in hand."""
    for line in lines:
        seat, _, words = line.partition(":")
        for word in words.split():
            m.answer(int(seat), _option(m, int(seat), word))


def _option(m: Match, seat: Seat, word: str) -> Option:
    if word in ("pass", "draw"):
        return PASS if word == "pass" else word
    if word.startswith("@"):
        return int(word[1:])
    ask = m.ask(seat)
    assert ask is not None, f"seat {seat} is not asked: {asked(m)}"
    t = table(m)
    cards = [option for option in ask[2] if isinstance(option, int)] + t.hands[seat].cards
    return next(card for card in cards if t.faces[card].key == word)


def why_not(m: Match, line: str) -> str:
    """`0: @2`: the rule that forbids this answer; '' if it may be given."""
    seat, _, word = line.partition(": ")
    return m.why_not(int(seat), _option(m, int(seat), word))


# --- what one sees -------------------------------------------------------------------


def table(m: Match) -> VirusWar:
    assert isinstance(m.table, VirusWar)
    return m.table


def about(m: Match, seat: Seat) -> tuple[Any, ...]:
    """What the question to this seat speaks of."""
    ask = m.ask(seat)
    assert ask is not None, f"seat {seat} is not asked: {asked(m)}"
    kinds = [kind for _, kind in VIRUS_WAR.asks[ask[1]][1]]
    return tuple(reading.word(m, kind, arg) if kind == "card" else arg for kind, arg in zip(kinds, ask[3], strict=True))


def options(m: Match, seat: Seat) -> list[str]:
    return reading.options(m, seat, VIRUS_WAR)


def keys(m: Match, pile: Pile) -> str:
    """The cards of a pile by their faces, sorted."""
    return " ".join(sorted(table(m).faces[card].key for card in pile.cards))


def played(m: Match) -> str:
    """The action that was announced and is not over, as everybody sees it, in the order it was laid down."""
    return " ".join(key for _, key in m.view(table(m).seats)["played"])


def hand(m: Match, seat: Seat) -> str:
    return keys(m, table(m).hands[seat])


def discard(m: Match) -> str:
    return keys(m, table(m).discard)


def story(m: Match) -> list[str]:
    """The names of all events, in their order."""
    return [what for what, _ in m.log(table(m).seats)]
