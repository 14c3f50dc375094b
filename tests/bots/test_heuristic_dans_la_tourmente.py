"""Dans la tourmente: what bots think of events, bids and smart power."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from crise.bots.policy import make
from crise.engine.ask import PASS, Ask, Option
from crise.engine.match import Match
from crise.games.dans_la_tourmente import DANS_LA_TOURMENTE
from crise.games.dans_la_tourmente.bidding import Bidding, bids, nearly_best, total
from crise.games.dans_la_tourmente.effects import ON_BOARD, ON_POWER
from crise.games.dans_la_tourmente.heuristic import HEURISTIC, OPINIONS, RATES
from crise.games.dans_la_tourmente.lasting import lay_effect
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.dans_la_tourmente.worth import CHANGED, TourmenteMind, lasting
from crise.games.dans_la_tourmente.worth import ON_BOARD as BOARD_WORTH
from crise.games.dans_la_tourmente.worth import ON_POWER as POWER_WORTH
from crise.games.world_order.data import POWERS
from crise.games.world_order.heuristic import OPINIONS as BASE_OPINIONS
from crise.games.world_order.heuristic import RATES as BASE_RATES
from crise.lab.simulate.play import play_bots
from crise.lab.tools.laws import encode
from tests.bots.heuristics import check_honest, random_game

Asked = tuple[str, str]  # question, and the card that it is about


def table(game_round: int = 2, phase: str = "events") -> Tourmente:
    """All four powers, in the order of the boards."""
    options = DANS_LA_TOURMENTE.read_options({"powers": POWERS})
    t = DANS_LA_TOURMENTE.start(4, options, seed=1).table
    assert isinstance(t, Tourmente)
    t.round, t.phase = game_round, phase
    return t


def card(t: Tourmente, key: str) -> int:
    return next(one for one, face in enumerate(t.faces) if face.key == key)


def rates(t: Tourmente, me: str, what: str, options: list[Any], *about: Any) -> dict[Any, float]:
    found = HEURISTIC.rate(t, (t.powers[me], what, options, about))
    return dict(zip(options, found, strict=True))


# --- opinions -----------------------------------------------------------------------------------------------


def test_there_is_an_opinion_on_every_question() -> None:
    assert set(DANS_LA_TOURMENTE.asks) == set(RATES) == set(BASE_RATES) | set(OPINIONS) | {"bid"}


@pytest.mark.parametrize("mode", DANS_LA_TOURMENTE.modes)
def test_there_is_an_opinion_on_every_option(mode: str) -> None:
    """No word, place or number that games ask for is new to the bots."""
    known = BASE_OPINIONS | OPINIONS
    for seats in (2, 4):
        for _, (_, what, options, _) in random_game(DANS_LA_TOURMENTE, mode, seats, 1500):
            knows = known[what][1] if what in known else lambda option: True
            assert [option for option in options if option is not PASS and not knows(option)] == [], what


def test_there_is_an_opinion_on_every_effect_and_every_modifier() -> None:
    assert set(POWER_WORTH) == set(ON_POWER)
    assert set(BOARD_WORTH) == set(ON_BOARD)
    t = table()
    cards = [t.effect(one) for one in t.effect_supply.cards]
    assert {modifier.word for one in cards for modifier in one.modifiers} == set(CHANGED)


@pytest.mark.parametrize("mode", DANS_LA_TOURMENTE.modes)
def test_it_thinks_the_same_in_worlds_that_it_can_not_tell_apart(mode: str) -> None:
    random = Random(1)
    for match, ask in random_game(DANS_LA_TOURMENTE, mode, 3, 150):
        check_honest(HEURISTIC, match, ask, random)


def test_to_think_changes_nothing() -> None:
    for match, ask in random_game(DANS_LA_TOURMENTE, "hard", 2, 200):
        before = encode(match.view(ask[0]))
        HEURISTIC.rate(match.table, ask)
        assert encode(match.view(ask[0])) == before


# --- smart power --------------------------------------------------------------------------------------------


def test_smart_power_is_worth_more_where_it_decides_the_majority() -> None:
    t = table(3)
    t.smart = {"US": 4, "EU": 4, "RU": 12, "CN": 0}
    assert TourmenteMind(t, "US").smart(1) > TourmenteMind(t, "RU").smart(1)


def test_smart_power_is_spent_where_diplomacy_is_dear() -> None:
    """After the last scoring of the majority nobody has a use for it but to spend it."""
    t = table(6, "action")
    t.turn_number, t.boards["US"].stock["D"] = 1, 0
    t.smart = {"US": 9, "EU": 0, "RU": 0, "CN": 0}
    found = rates(t, "US", "smart_pay", [0, 1, 2], 2)
    assert found[2] > found[0]


# --- decisions ------------------------------------------------------------------------------------------------


def test_a_decision_is_taken_if_it_pays_and_refused_if_not() -> None:
    cheap, dear = table(2), table(2)
    cheap.boards["RU"].stock["F"] = 9
    dear.boards["RU"].stock["F"], dear.boards["RU"].money = 0, 12
    for t in (cheap, dear):
        t.resolving = card(t, "t-03")
    taken = rates(cheap, "RU", "take_part", ["yes", PASS], cheap.resolving)
    assert taken["yes"] > taken[PASS]
    assert rates(dear, "RU", "take_part", ["yes", PASS], dear.resolving)["yes"] < taken["yes"]


def test_what_an_event_will_take_is_kept_for_it() -> None:
    t = table(2, "action")
    t.turn_number = 1
    for pile in (*t.upper.values(), *t.lower.values()):
        pile.cards.clear()
    t.boards["EU"].stock["D"] = 2
    before = TourmenteMind(t, "EU").goods["D"]
    t.lower["EU"].cards.append(card(t, "t-08"))
    assert TourmenteMind(t, "EU").goods["D"] > before


def test_an_effect_card_is_worth_less_the_later_it_comes() -> None:
    early, late = (lasting(TourmenteMind(table(at), "RU"), "x-02", "RU") for at in (2, 6))
    assert early < late == 0


def test_one_that_lies_before_another_is_nothing_to_us() -> None:
    t = table()
    lay_effect(t, "x-02", "RU")
    assert lasting(TourmenteMind(t, "US"), "x-02", "RU") == 0


# --- bids -----------------------------------------------------------------------------------------------------


def test_bids_that_are_nearly_best_are_alike_so_that_nobody_can_foresee_them() -> None:
    t = table(4)
    found = bids(TourmenteMind(t, "US"), t.event(card(t, "ii-01")))
    best = [bid for bid, value in enumerate(found) if value == max(found)]
    assert best == nearly_best(found)
    assert len(best) > 1


def test_nobody_bids_all_for_nothing() -> None:
    t = table(2)
    for me in POWERS:
        t.boards[me].money, t.boards[me].stock["D"] = 60, 9
    found = bids(TourmenteMind(t, "RU"), t.event(card(t, "i-04")))
    assert found.index(max(found)) < len(found) - 1


def test_who_is_sure_to_win_bids_something() -> None:
    """The others have nothing: with a bonus of 4, one is enough, and none gets nothing (TO-EV-5)."""
    t = table(2)
    for me in ("US", "EU"):
        t.boards[me].money, t.boards[me].stock["D"] = 0, 0
    thought = Bidding(TourmenteMind(t, "RU"), t.event(card(t, "i-04")))
    found = thought.worths("RU")
    assert found[1] > found[0] + 2


def test_the_sum_of_bids_is_that_of_their_chances() -> None:
    assert total([[0.5, 0.5], [0.5, 0.5]]) == [0.25, 0.5, 0.25]
    assert total([]) == [1.0]


# --- strength -------------------------------------------------------------------------------------------------


def auctions(match: Match) -> list[tuple[int, int]]:
    """The bids of a game, each with its seat."""
    return [(args[0], args[1]) for what, args in match.told() if what == "bid_opened"]


def test_bids_differ_from_game_to_game() -> None:
    found: list[int] = []
    for seed in range(4):
        match = DANS_LA_TOURMENTE.start(4, seed=seed)
        bots = [make("normal", DANS_LA_TOURMENTE, seat + 10 * seed) for seat in range(4)]
        play_bots(match, bots, Random(seed).random)
        found += [number for _, number in auctions(match)]
    assert {0, 1, 2, 3} <= set(found)


class Bidder:
    """Plays as `normal`, which is quick, and bids as `expert`."""

    def __init__(self, seed: int) -> None:
        self.plays = make("normal", DANS_LA_TOURMENTE, seed)
        self.bids = make("expert", DANS_LA_TOURMENTE, seed, iterations=4)
        self.sealed: list[tuple[int, int]] = []  # bids, each with the largest that could be made

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        if ask[1] != "bid":
            return self.plays.choose(view, ask, worlds)
        bid = self.bids.choose(view, ask, worlds)
        self.sealed.append((int(bid or 0), max(ask[2])))
        return bid


def test_experts_bid_neither_always_nothing_nor_always_everything() -> None:
    found: list[tuple[int, int]] = []
    for seed in (1, 2):
        match = DANS_LA_TOURMENTE.start(4, seed=seed)
        bots = [Bidder(seat + 10 * seed) for seat in range(4)]
        play_bots(match, bots, Random(seed).random)
        found += [bid for bot in bots for bid in bot.sealed]
    between = [bid for bid, most in found if 0 < bid < most]
    assert len(found) > 20
    assert len([bid for bid, _ in found if bid == 0]) < len(found) / 2
    assert len(between) > len(found) / 4


def test_normal_is_stronger_than_facile() -> None:
    lead = 0
    for seed in range(6):
        match = DANS_LA_TOURMENTE.start(2, seed=seed, tell=False)
        levels = ["normal", "facile"] if seed % 2 else ["facile", "normal"]
        play_bots(match, [make(level, DANS_LA_TOURMENTE, seed) for level in levels], Random(seed).random)
        t: Any = match.table
        lead += (1 if seed % 2 else -1) * (t.points()[0] - t.points()[1])
    assert lead > 6 * 10
