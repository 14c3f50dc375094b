"""The expert: what it finds, what it is asked together with others, its budget, its reasons."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from crise.bots.heuristic import DEPTH, SILLY, Heuristic
from crise.bots.policy import heuristic_of, make
from crise.bots.search import EVERYBODY, Budget, Expert, Lead, Search, priors, share
from crise.engine.ask import PASS, Option, Seat
from crise.engine.match import Match
from crise.games.smile_life import SMILE_LIFE
from crise.games.virus_war import VIRUS_WAR
from tests.bots.choices import chosen, readable
from tests.games.virus_war.position import position, say


def expert(iterations: int = 60, mind: Heuristic | None = None) -> Expert:
    return Expert(mind or heuristic_of(VIRUS_WAR), 1, Budget(iterations), VIRUS_WAR.winners)


def values(bot: Any, match: Match, what: str) -> dict[Any, float]:
    return {readable(match, what, option): value for option, value in bot.why}


# --- what it finds ----------------------------------------------------------------------------------------------


def blind() -> Heuristic:
    """Knows what a table is worth, and nothing of what to do."""
    return Heuristic({}, heuristic_of(VIRUS_WAR).evaluate)


@pytest.mark.parametrize("mind", [heuristic_of(VIRUS_WAR), blind()], ids=["with a mind", "without"])
def test_it_finds_the_blow_that_wins(mind: Heuristic) -> None:
    """The last opponent has five points left: Poison with the right Chiffre wins at once."""
    m = position("poison quarantaine pick-pocket chiffre-1 chiffre-5", "virus chiffre-6", life=[9, 5], deck="chiffre-1")
    for word in ("poison", "chiffre-5"):
        assert chosen(expert(120, mind), m, 0) == word
        say(m, f"0: {word}")
    table: Any = m.table
    assert m.over
    assert VIRUS_WAR.winners(table) == [0]


def test_it_saves_its_life() -> None:
    """As many tokens as points: whoever passes is dead."""
    m = position("miracle virus chiffre-1", "", "", life=[6, 50, 50], tokens={0: 6}, deck="chiffre-1")
    bot = expert()
    assert chosen(bot, m, 0) == "miracle"
    why = values(bot, m, "action")
    assert why["miracle"] > 0 == why[PASS]


def test_it_does_not_try_what_is_silly() -> None:
    m = position("vaccin chiffre-3 quarantaine", "", "", tokens={1: 3}, deck="chiffre-1")
    bot = expert()
    assert chosen(bot, m, 0) != "vaccin"
    assert values(bot, m, "action")["vaccin"] == 0  # never visited


# --- several are asked at once ----------------------------------------------------------------------------------


def asked_to_stop(life: list[int]) -> Match:
    m = position("poison chiffre-6 chiffre-6", "stop", "stop", life=life, deck="chiffre-1")
    say(m, "0: poison chiffre-6 pass @1")
    assert len(m.open) == 2
    return m


def test_it_stops_what_would_kill_it_though_others_may() -> None:
    m = asked_to_stop([50, 6, 50])
    assert chosen(expert(), m, 1) == "stop"


def test_each_chooses_without_a_look_at_what_the_others_choose() -> None:
    """One node for all who are asked; in it the figures of each one. All of their choices lead somewhere else."""
    m, random = asked_to_stop([50, 6, 50]), Random(1).random
    search = Search(blind(), VIRUS_WAR.winners)
    for _ in range(200):
        search.iterate(m.imagine(1, random))
    [(name, node)] = search.tops.items()
    assert name == (EVERYBODY, "stop")
    assert set(node.sealed) == {1, 2}
    mine, other = node.sealed[1], node.sealed[2]
    assert mine.visits == 200
    assert sum(arm.visits for arm in mine.arms.values()) == 200
    assert 0 < other.visits < 200  # only where he holds a Stop has he a choice
    assert {len(choice) for choice in node.joint} == {2, 4}  # (seat, choice) of one, or of both


def test_an_option_counts_where_it_is_there() -> None:
    m, random = asked_to_stop([50, 6, 50]), Random(1).random
    search = Search(blind(), VIRUS_WAR.winners)
    for _ in range(100):
        search.iterate(m.imagine(1, random))
    other = search.tops[(EVERYBODY, "stop")].sealed[2]
    assert {arm.available for arm in other.arms.values()} == {other.visits}


def test_twins_are_one_option() -> None:
    m = position("virus chiffre-2", "virus virus chiffre-1 chiffre-1", "", deck="chiffre-1")
    search, random = Search(blind(), VIRUS_WAR.winners), Random(2).random
    for _ in range(40):
        search.iterate(m.imagine(0, random))
    faces = {getattr(key, "key", key) for node in nodes(search) for key in node.arms}
    assert "virus" in faces
    assert not any(type(key) is int and key >= m.table.seats for node in nodes(search) for key in node.arms)


def nodes(search: Search) -> list[Any]:
    found, rest = [], list(search.tops.values())
    while rest:
        node = rest.pop()
        found.append(node)
        rest += [*node.sealed.values(), *(after for joint in node.joint.values() for after in joint.values())]
        rest += [after for arm in node.arms.values() for after in arm.next.values()]
    return found


# --- the budget -------------------------------------------------------------------------------------------------


class Worlds:
    """Counts what it gives."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match, self.seat, self.random, self.given = match, seat, Random(1).random, 0

    def __call__(self) -> Match:
        self.given += 1
        return self.match.imagine(self.seat, self.random)


def opening() -> tuple[Match, Any]:
    m = position("virus poison quarantaine chiffre-2", "", "", "", deck="chiffre-1")
    return m, m.open[0]


@pytest.mark.parametrize("iterations", [1, 7, 40])
def test_it_keeps_to_its_iterations(iterations: int) -> None:
    m, ask = opening()
    bot, worlds = expert(iterations), Worlds(m, 0)
    assert bot.choose(m.view(0), ask, worlds) in ask[2]
    assert sum(arm.visits for arm in bot._search.tops[(0, "action")].arms.values()) == iterations
    assert worlds.given <= 2 + iterations / 2


def test_it_keeps_to_its_seconds() -> None:
    m, ask = opening()
    bot = make("expert", VIRUS_WAR, 1, seconds=0.05)
    began = time.process_time()
    bot.choose(m.view(0), ask, Worlds(m, 0))
    assert time.process_time() - began < 1


@pytest.mark.parametrize("budget", [{"iterations": 0}, {"iterations": -3}, {"seconds": 0.0}, {"seconds": -1.0}])
def test_with_no_budget_at_all_it_still_answers(budget: dict[str, Any]) -> None:
    m, ask = opening()
    assert make("expert", VIRUS_WAR, 1, **budget).choose(m.view(0), ask, Worlds(m, 0)) in ask[2]


def test_the_same_seed_and_iterations_give_the_same_choice_and_reasons() -> None:
    m, ask = opening()
    bots = [make("expert", VIRUS_WAR, 5, iterations=50) for _ in range(2)]
    choices = [bot.choose(m.view(0), ask, Worlds(m, 0)) for bot in bots]
    assert choices[0] == choices[1]
    assert bots[0].why == bots[1].why  # type: ignore[attr-defined]


def test_an_iteration_is_cut() -> None:
    decisions = 0

    def count(table: Any, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
        nonlocal decisions
        decisions += 1
        return [0.0] * len(options)

    m, _ = opening()
    search = Search(Heuristic(dict.fromkeys(VIRUS_WAR.asks, count), lambda table, seat: 0.5), VIRUS_WAR.winners)
    search.iterate(m.imagine(0, Random(1).random))
    assert decisions == DEPTH


@pytest.mark.parametrize(("ahead", "seats"), [(1, {0}), (2, {0, 1}), (None, {0, 1, 2})])
def test_an_iteration_ends_with_a_pause(ahead: int | None, seats: set[Seat]) -> None:
    """With the turn, here, or with the one after it: nobody else comes to act."""
    m = position("quarantaine chiffre-2", "virus chiffre-2", "virus chiffre-2", deck="chiffre-1")
    asked: set[Seat] = set()
    known = heuristic_of(VIRUS_WAR)

    def action(table: Any, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
        asked.add(me)
        return known.rate(table, (me, "action", options, about))

    leaf = (lambda table: int(table.turns)) if ahead else None
    mind = Heuristic(known.ratings | {"action": action}, known.evaluate, leaf=leaf, ahead=ahead or 1)
    expert(20, mind).choose(m.view(0), m.open[0], Worlds(m, 0))
    assert asked == seats


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_at_smile_life_it_ends_with_a_turn_when_everybody_has_had_about_two(seats: int) -> None:
    m = SMILE_LIFE.start(seats, SMILE_LIFE.read_options({}), None, 1)
    search = Search(heuristic_of(SMILE_LIFE), SMILE_LIFE.winners)
    search.root(m, m.open[0])
    world = m.imagine(m.open[0][0], Random(1).random)
    before = world.table.turns
    search.iterate(world, 0)
    assert 2 * seats - seats // 2 < world.table.turns - before <= 2 * seats


def test_where_the_rating_is_enough_nothing_is_tried() -> None:
    m, ask = opening()
    worlds = Worlds(m, 0)
    known = heuristic_of(VIRUS_WAR)
    bot = expert(60, Heuristic(known.ratings, known.evaluate, no_search=frozenset({"action"})))
    assert bot.choose(m.view(0), ask, worlds) == make("normal", VIRUS_WAR, 1).choose(m.view(0), ask, Worlds(m, 0))
    assert worlds.given == 1


def test_with_neither_iterations_nor_a_clock_a_game_says_how_many() -> None:
    m, ask = opening()
    bot = Expert(Heuristic({}, lambda table, seat: 0.5, iterations=9), 1, Budget(), VIRUS_WAR.winners)
    bot.choose(m.view(0), ask, Worlds(m, 0))
    assert visits(bot) == 9


@pytest.mark.parametrize(("by_margin", "worth"), [(True, 0.25), (False, 1.0)])
def test_a_game_that_is_over_is_won_or_judged_by_its_margin(by_margin: bool, worth: float) -> None:
    m = position("poison quarantaine chiffre-5", "virus chiffre-6", life=[9, 5], deck="chiffre-1")
    say(m, "0: poison")
    search = Search(Heuristic({}, lambda table, seat: 0.25, by_margin=by_margin), VIRUS_WAR.winners)
    assert search.iterate(m.imagine(0, Random(1).random)) == worth


@pytest.mark.parametrize(("hunch", "found"), [(0.0, "quarantaine"), (0.15, "virus")])
def test_how_much_a_rating_helps_what_was_tried_little(hunch: float, found: str) -> None:
    """What is rated low is better by a hundredth of a win, in all worlds; eight iterations for four options."""
    m, ask = opening()
    ratings = {"virus": 3.0, "poison": 2.0, "quarantaine": 0.0, PASS: 0.5}

    def rate(table: Any, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
        return [ratings[readable(m, "action", option)] for option in options]

    def worth(table: Any, seat: Seat) -> float:
        held = [table.faces[one].key for one in table.hands[0].cards]
        return 0.5 if "quarantaine" in held else 0.51

    bot = expert(8, Heuristic({"action": rate}, worth, depth=2, hunch=hunch))
    assert readable(m, "action", bot.choose(m.view(0), ask, Worlds(m, 0))) == found


def test_luck_does_not_turn_it_from_what_looks_best() -> None:
    """Another option is taken only if it did plainly better in the same worlds."""
    steady, lucky, worse, never = Lead(), Lead(), Lead(), Lead()
    for _ in range(10):
        steady.add(0.1)
        worse.add(-0.1)
    for lead in (0.9, -0.5, 0.4, -0.6):
        lucky.add(lead)
    assert lucky.total > 0 > lucky.sure()
    assert steady.sure() == pytest.approx(0.1)
    assert steady.sure() > 0 > worse.sure() > never.sure()


# --- the tree ---------------------------------------------------------------------------------------------------


def visits(bot: Expert) -> int:
    [node] = bot._search.tops.values()
    return node.visits


def test_the_tree_is_kept_while_one_choice_is_made() -> None:
    m = position("virus chiffre-6 chiffre-6 chiffre-5", "", "", "", deck="chiffre-1")
    bot = expert(300)
    card = bot.choose(m.view(0), m.open[0], Worlds(m, 0))
    assert readable(m, "action", card) == "virus"
    m.answer(0, card)
    ask = m.open[0]
    bot.choose(m.view(0), ask, Worlds(m, 0))
    assert visits(bot) > 300


def test_it_is_new_where_something_has_shown() -> None:
    m, ask = opening()
    bot = expert(60)
    bot.choose(m.view(0), ask, Worlds(m, 0))
    view: dict[str, Any] = {**m.view(0), "turns": 99}
    bot.choose(view, ask, Worlds(m, 0))
    assert visits(bot) == 60


# --- reasons ----------------------------------------------------------------------------------------------------


def test_it_says_why() -> None:
    m, ask = opening()
    bot = expert(80)
    choice: Option = bot.choose(m.view(0), ask, Worlds(m, 0))
    assert [option for option, _ in bot.why] == ask[2]
    assert all(0 <= value <= 1 for _, value in bot.why)
    assert dict(bot.why)[choice] > 0


def test_ratings_become_shares() -> None:
    best, middle, worst, silly = priors([4.0, 2.0, 0.0, SILLY])
    assert best > middle > worst > silly == 0
    assert best + middle + worst == pytest.approx(1)
    assert priors([1.0, 1.0]) == [0.5, 0.5]
    assert priors([SILLY, SILLY]) == [0.5, 0.5]


def test_a_draw_is_half_a_win_and_a_team_wins_together() -> None:
    solo, team = VIRUS_WAR.start(4).table, VIRUS_WAR.start(4, VIRUS_WAR.options(teams=True)).table
    assert [share([2], seat, solo) for seat in range(4)] == [0, 0, 1, 0]
    assert [share([1, 2], seat, solo) for seat in range(4)] == [0, 0.5, 0.5, 0]
    assert [share([0, 2], seat, team) for seat in range(4)] == [1, 0, 1, 0]
