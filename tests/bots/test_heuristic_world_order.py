"""World Order: what bots think of slots, goods, growth, allies and armies, and who they think will win."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from crise.bots.policy import make
from crise.bots.search import Search
from crise.engine.ask import PASS
from crise.games.world_order import WORLD_ORDER
from crise.games.world_order.data import MONEY, POWERS
from crise.games.world_order.heuristic import HEURISTIC, OPINIONS, RATES, worth
from crise.games.world_order.plans import WORTH, bought, grown, usual
from crise.games.world_order.state import WorldOrder
from crise.games.world_order.steps import Step, Steps
from crise.games.world_order.worth import Mind, share
from crise.lab.simulate.play import play_bots
from crise.lab.tools.laws import encode
from tests.bots.heuristics import check_honest, random_game


def table(game_round: int = 2, **options: Any) -> WorldOrder:
    """All four powers, in the order of the boards, in the middle of an action phase."""
    t = WORLD_ORDER.start(4, WORLD_ORDER.read_options({"powers": POWERS, **options}), seed=1).table
    assert isinstance(t, WorldOrder)
    t.round, t.phase, t.turn_number = game_round, "action", 1
    return t


def rates(t: WorldOrder, what: str, options: list[Any], *about: Any, seat: int = 0) -> dict[Any, float]:
    return dict(zip(options, HEURISTIC.rate(t, (seat, what, options, about)), strict=True))


def card(t: WorldOrder, key: str) -> int:
    return next(one for one, face in enumerate(t.faces) if face.key == key)


@pytest.mark.parametrize("mode", WORLD_ORDER.modes)
def test_it_thinks_the_same_in_worlds_that_it_can_not_tell_apart(mode: str) -> None:
    random = Random(1)
    for match, ask in random_game(WORLD_ORDER, mode, 3, 150):
        check_honest(HEURISTIC, match, ask, random)


def test_to_think_changes_nothing() -> None:
    """Not even what a card refers to while it is played."""
    for match, ask in random_game(WORLD_ORDER, "hard", 2, 200):
        t: Any = match.table
        before = encode(match.view(ask[0])), deepcopy([held_by(one) for one in (t.run, t.deal)])
        HEURISTIC.rate(t, ask)
        assert (encode(match.view(ask[0])), [held_by(one) for one in (t.run, t.deal)]) == before


def held_by(one: Any) -> dict[str, Any]:
    """Compiled, a value has no `__dict__`."""
    return {name: getattr(one, name) for name in getattr(one, "__mypyc_attrs__", None) or vars(one)}


# --- influence ------------------------------------------------------------------------------------


def test_a_slot_that_is_worth_more_is_taken() -> None:
    t = table()
    found = rates(t, "slot", ["permanent", "temporary"], "EUR")
    assert found["temporary"] > found["permanent"]


def test_nobody_pushes_his_own_cube_out() -> None:
    t = table()
    t.regions["EUR"].temporary = ["US", "RU", "CN", "EU"]
    found = rates(t, "slot", ["permanent", "temporary"], "EUR")
    assert found["permanent"] > found["temporary"]


def test_a_majority_is_worth_more_to_who_is_near_it() -> None:
    assert share([10, 7, 4], 3, [3, 1]) > share([10, 7, 4], 2, [3, 1]) > share([10, 7, 4], 0, [3, 1])
    near, far = (share([10, 7], mine + 1, [4]) - share([10, 7], mine, [4]) for mine in (3, 0))
    assert near > far


def test_after_the_last_scoring_only_slots_count() -> None:
    t = table(6)
    t.phase = "scoring"
    assert Mind(t, "US").scorings == 0
    assert Mind(table(1), "US").scorings > Mind(table(4), "US").scorings


# --- economy --------------------------------------------------------------------------------------


def test_money_that_can_not_be_spent_is_worth_little() -> None:
    poor, rich, late = table(), table(), table(6)
    rich.boards["US"].money = 300
    late.turn_number = 4
    worths = [Mind(t, "US").goods[MONEY] for t in (poor, rich, late)]
    assert worths[0] > 2 * worths[1]
    assert worths[0] > worths[2]


def test_who_can_prosper_does() -> None:
    assert rates(table(), "prosper", ["yes", PASS], 2)["yes"] > 0


def test_to_grow_early_is_worth_the_levels_to_come() -> None:
    t = table(1)
    first = card(t, "diplomatic-initiative")
    assert grown(Mind(t, "US"), first) > grown(Mind(table(6), "US"), first) > 0


def test_services_are_kept_as_long_as_one_wants_to_grow() -> None:
    t = table()
    t.boards["US"].stock["S"] = 2
    kept = rates(t, "export_number", [2, 1], "S", 15)
    t.boards["US"].growth = 5
    sold = rates(t, "export_number", [2, 1], "S", 15)
    assert sold[2] > kept[2]


def test_in_the_last_round_no_card_is_worth_research() -> None:
    assert Mind(table(6), "US").research() == 0
    assert Mind(table(1), "US").research() > Mind(table(5), "US").research() > 0


def test_good_cards_are_bought_and_early() -> None:
    t = table(1)
    strong, weak = card(t, "diplomatic-trip"), card(t, "military-exercises")
    assert usual(t.card(strong)) > usual(t.card(weak))
    assert bought(Mind(t, "US"), strong) > bought(Mind(table(5), "US"), strong)


# --- armies ---------------------------------------------------------------------------------------


def test_an_army_goes_where_it_keeps_a_threat_off() -> None:
    t = table()
    t.regions["AME"].armies["CN"] = 1
    found = rates(t, "army_to", ["AME", "EAP", PASS], 2)
    assert found["AME"] > found["EAP"]
    assert found["AME"] > found[PASS]


def test_russia_wants_armies_in_its_zone() -> None:
    t = table()
    assert Mind(t, "RU").army("CAS") > Mind(t, "EU").army("CAS")


# --- who wins -------------------------------------------------------------------------------------


def test_who_is_ahead_is_likely_to_win_and_the_more_so_the_later_it_is() -> None:
    early, late = table(2), table(6)
    for t in (early, late):
        t.boards["US"].vp = 20
    assert 0.25 < worth(early, 0) < worth(late, 0) < 1


def test_when_it_is_over_only_vp_count() -> None:
    t = table(6)
    t.phase = "end"
    for me, vp in zip(POWERS, (100, 98, 98, 60), strict=True):
        t.boards[me].vp, t.boards[me].money = vp, 500 - vp
    chances = [worth(t, t.powers[me]) for me in POWERS]
    assert chances[0] > chances[1] == chances[2] > chances[3]
    assert sum(chances) == pytest.approx(1)


def test_a_search_looks_as_far_as_the_end_of_the_round() -> None:
    """Of four seats each plays its four turns, and researches; in the next round nobody is asked."""
    match = WORLD_ORDER.start(4, seed=3)
    search = Search(HEURISTIC, WORLD_ORDER.winners)
    while match.open[0][1] == "assets":
        match.answer(match.open[0][0], match.open[0][2][0])
    ask = match.open[0]
    world = match.imagine(ask[0], Random(1).random)
    search.root(world, ask)
    search.iterate(world)
    t: Any = world.table
    assert (match.table.round, t.round) == (1, 2)  # type: ignore[attr-defined]
    assert t.phase in ("preparation", "focus")


def test_an_automa_is_somebody_to_lose_against() -> None:
    match = WORLD_ORDER.start(1, WORLD_ORDER.read_options({"automas": "normal"}), seed=1)
    t: Any = match.table
    before = worth(t, 0)
    rival = next(power for power in POWERS if t.is_automa(power))
    t.boards[rival].vp += 30
    assert worth(t, 0) < before < 1


def test_normal_is_stronger_than_facile() -> None:
    """Over many games it wins nearly all of them at two seats."""
    lead = 0
    for seed in range(6):
        match = WORLD_ORDER.start(2, seed=seed, tell=False)
        levels = ["normal", "facile"] if seed % 2 else ["facile", "normal"]
        play_bots(match, [make(level, WORLD_ORDER, seed) for level in levels], Random(seed).random)
        t: Any = match.table
        lead += (1 if seed % 2 else -1) * (t.points()[0] - t.points()[1])
    assert lead > 6 * 10


# --- opinions -------------------------------------------------------------------------------------

TOGETHER = {"act", "play_more", "way"}  # rated all at once, by the cards and steps that the next test looks at


def test_there_is_an_opinion_on_every_question() -> None:
    asked = set(WORLD_ORDER.asks)
    assert asked == set(RATES) == set(OPINIONS) | TOGETHER


@pytest.mark.parametrize("mode", WORLD_ORDER.modes)
def test_there_is_an_opinion_on_every_option(mode: str) -> None:
    """No word, place or number that games ask for is new to the bots."""
    for seats in (2, 4):
        for _, (_, what, options, _) in random_game(WORLD_ORDER, mode, seats, 1500):
            known = OPINIONS[what][1] if what in OPINIONS else lambda option: True
            assert [option for option in options if option is not PASS and not known(option)] == []


def test_there_is_an_opinion_on_every_step_of_a_card() -> None:
    t = table()
    cards = [t.card(card) for card in range(len(t.faces))]
    unheard_of = {step.word for card in cards for step in all_steps(card.steps)} - set(WORTH)
    assert unheard_of == {"region"}  # chosen for the step after it, and judged with that one


def all_steps(steps: Steps) -> list[Step]:
    return [*steps, *(one for step in steps for way in step.ways for one in all_steps(way))]
