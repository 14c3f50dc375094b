"""OpenSpiel's own test for every game, and what it does not look at."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from crise.envs.openspiel_games import name_of
from crise.games import GAMES

SHORT = {"noe": {"options": "max_rounds:1;reshuffles:0"}}
each_game = pytest.mark.parametrize("game", GAMES)


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(name_of(game), {"deals": 100, **SHORT.get(game, {}), **parameters})


def walk(state: Any, seed: int, steps: int) -> Any:
    random = Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])
    return state


@pytest.mark.parametrize(("game", "players"), [(game, players) for game in GAMES for players in (2, 4)])
def test_random_sim(game: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    table = load(game, players=players)
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)
    assert table.num_players() == players
    assert "error" not in capfd.readouterr().err.lower()


@each_game
def test_every_game_is_registered(game: str) -> None:
    assert name_of(game) in pyspiel.registered_names()
    assert name_of(game) == f"crise_{game.replace('-', '_')}"


def test_a_state_is_its_history() -> None:
    game = load("virus-war", players=3)
    state = walk(game.new_initial_state(), 1, 40)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(3):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(again.observation_tensor(player), state.observation_tensor(player))


def test_a_clone_goes_its_own_way() -> None:
    state = walk(load("virus-war").new_initial_state(), 1, 30)
    before = str(state)
    clone = state.clone()
    walk(clone, 2, 20)
    assert str(state) == before != str(clone)


def test_a_state_written_down_comes_back() -> None:
    game = load("smile-life")
    state = walk(game.new_initial_state(), 1, 60)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


def test_the_deal_is_the_only_chance_and_each_is_another() -> None:
    game = load("virus-war", deals=7, seed=5)
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert len(root.chance_outcomes()) == 7
    deals = {root.child(deal).information_state_string(0) for deal in range(7)}
    assert len(deals) == 7
    assert not root.child(0).is_chance_node()
    other = load("virus-war", deals=7, seed=6).new_initial_state().child(0)
    assert other.information_state_string(0) not in deals


def test_the_end_is_zero_sum() -> None:
    state = walk(load("virus-war", players=4).new_initial_state(), 3, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == 0
    assert max(state.returns()) == 3


def test_actions_have_words() -> None:
    state = load("virus-war").new_initial_state().child(0)
    player = state.current_player()
    texts = [state.action_to_string(player, action) for action in state.legal_actions()]
    assert len(set(texts)) == len(texts)
    assert all(text.startswith("action ") for text in texts)
    assert load("virus-war").new_initial_state().action_to_string(pyspiel.PlayerId.CHANCE, 3) == "deal 3"


def test_modes_and_options() -> None:
    assert load("virus-war", players=4, mode="teams").new_initial_state().child(0).match.table.teams
    assert load("virus-war", options="life_cap:60")
    with pytest.raises(ValueError, match="no such mode: chess; virus-war has solo, teams"):
        load("virus-war", mode="chess")


@pytest.mark.parametrize(("name", "value", "least"), [("deals", 0, 1), ("deals", -3, 1), ("seed", -1, 0)])
def test_numbers_that_no_deal_follows_from(name: str, value: int, least: int) -> None:
    with pytest.raises(ValueError, match=f"{name} must be at least {least}, not {value}"):
        load("virus-war", **{name: value})
