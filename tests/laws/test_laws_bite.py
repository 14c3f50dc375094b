"""The laws bite: games that leak, lose a card or never end are found. A test of test_laws.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random

import pytest

from crise.engine.ask import PASS
from crise.engine.questions import choose
from crise.lab.tools import laws
from crise.lab.tools.laws import check_hidden, check_secret, check_sound, check_worlds, positions
from tests.laws.test_laws import ODD, check_undo, impossible
from tests.play import FORMAL, AnyGame, Place
from tests.toy import TOY, Toy, over

ROUNDS = 12


async def counts_too_early(t: Toy) -> None:
    """A counter on the table moves with a choice that was not announced."""
    word = await choose(t, t.turn, "do", ["bury", "peek"])
    t.points[t.turn] += word == "bury"
    await choose(t, t.turn, "again", ["yes", "no"])
    t.tell("turn", t.turn)
    t.turns += 1


async def asks_by_hidden_cards(t: Toy) -> None:
    """Whether the second question comes depends on the hand, and the first was announced."""
    me = t.turn
    card = await choose(t, me, "bury", t.hands[me].cards[:])
    if t.faces[card].kind == "relic":
        await choose(t, me, "again", ["yes", "no"])
    t.move(card, t.hands[me], t.buried[me])
    t.tell("buried", me, [card])
    await choose(t, (me + 1) % t.seats, "again", ["yes", "no"])
    t.turns += 1
    t.turn = (me + 1) % t.seats


async def shows_a_secret_in_numbers(t: Toy) -> None:
    """What was buried is hidden, but a public number tells."""
    me = t.turn
    card = await choose(t, me, "bury", t.hands[me].cards[:])
    t.move(card, t.hands[me], t.buried[me])
    t.points[me] += t.faces[card].kind == "relic"
    t.tell("buried", me, [card])
    await choose(t, (me + 1) % t.seats, "again", ["yes", "no"])
    t.turns += 1
    t.turn = (me + 1) % t.seats


async def loses_a_card(t: Toy) -> None:
    card = await choose(t, t.turn, "bury", t.hands[t.turn].cards[:])
    t.hands[t.turn].cards.remove(card)
    t.tell("turn", t.turn)
    t.turns += 1


async def asks_twice_the_same(t: Toy) -> None:
    await choose(t, t.turn, "keep", [PASS, 1, 1])
    t.tell("turn", t.turn)
    t.turns += 1


async def never_ends(t: Toy) -> None:
    await choose(t, t.turn, "again", ["yes", "no"])
    t.tell("turn", t.turn)


def place(turn: Callable[[Toy], Awaitable[None]]) -> Place:
    game: AnyGame = replace(TOY, turn=turn, over=lambda t: over(t) or t.turns >= ROUNDS or len(t.hands[t.turn]) < 2)
    return Place(game, "no bombs", 3)


def run(turn: Callable[[Toy], Awaitable[None]], law: Callable[..., object], *more: object) -> None:
    random = Random(1)
    for seed in range(12):
        for match in positions(place(turn).start(seed), random):
            law(match, random, *more)


def test_a_choice_that_shows_too_early_is_found() -> None:
    with pytest.raises(AssertionError, match="notices that"):
        run(counts_too_early, lambda match, random: [check_secret(match, ask[0]) for ask in match.open])


def test_an_undo_that_others_could_notice_is_found() -> None:
    with pytest.raises(AssertionError):
        run(counts_too_early, lambda match, random: [check_undo(match, ask[0], random) for ask in match.open])


def test_a_secret_in_a_public_number_is_found() -> None:
    with pytest.raises(AssertionError, match="can tell"):
        run(shows_a_secret_in_numbers, check_worlds, Counter[bool]())


def test_a_question_that_depends_on_hidden_cards_is_found() -> None:
    assert impossible(place(asks_by_hidden_cards), 12) > 2 * ODD


def test_a_lost_card_and_a_doubled_option_are_found() -> None:
    for turn in (loses_a_card, asks_twice_the_same):
        where = place(turn)
        box = laws.all_cards(where.start(0).table)
        with pytest.raises(AssertionError):
            run(turn, lambda match, random, where=where, box=box: check_sound(where.game, match, box, FORMAL["toy"]))


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 200)
    with pytest.raises(AssertionError, match="more than 200 answers"):
        run(never_ends, lambda match, random: None)


def test_a_card_shown_without_being_told_is_found() -> None:
    match = Place(TOY, "bombs", 2).start(3)
    check_hidden(match, TOY.asks)
    table = match.table
    assert isinstance(table, Toy)
    table.known[table.hands[0].cards[0]] |= 2
    with pytest.raises(AssertionError, match="seat 1 is shown"):
        check_hidden(match, TOY.asks)
