"""OpenSpiel's own test for every game, and what it does not look at."""

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test

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


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("game", GAMES)
def test_random_sim(game: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    table = load(game, players=players)
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)
    assert table.num_players() == players
    assert "error" not in capfd.readouterr().err.lower()


@each_game
def test_games_sim(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel's own test of its games: pickles and clones on the way of a random game."""
    games_sim_test.GamesSimTest().sim_game(load(game))
    assert "Sim of game" in capfd.readouterr().out


def test_a_game_is_pickled_for_a_process_that_does_not_know_it_yet() -> None:
    state = walk(load("virus-war", players=3, deals=7).new_initial_state(), 1, 20)
    told = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    read = subprocess.run([sys.executable, "-c", told], input=pickle.dumps(state), capture_output=True, check=True)
    assert read.stdout.decode().strip() == str(state)


# --- information states -----------------------------------------------------------------------------------------


@each_game
def test_a_resampled_state_has_the_same_information_state(game: str) -> None:
    """And its own past is nobody's but its player's: what the others saw and did is not told there."""
    random, state = Random(3), load(game, players=3).new_initial_state()
    for steps in (1, 3, 9, 27, 81):
        walk(state, steps, steps)
        if state.is_terminal():
            break
        player, before = state.current_player(), str(state)
        world = state.resample_from_infostate(player, random.random)
        assert world.information_state_string() == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert str(state) == before
        again = world.resample_from_infostate(player, random.random)
        assert again.information_state_string() == state.information_state_string(player)
        other = (player + 1) % 3
        log, answers = world.recalled(other)
        assert (log, answers) == (state.match.log(3), [])
        walk(world, steps, 30)
        assert world.is_terminal() or world.information_state_string() != ""


def test_worlds_of_a_state_differ() -> None:
    state = walk(load("virus-war").new_initial_state(), 1, 30)
    player, sampler = state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(5)]
    assert len({world.information_state_string(1 - player) for world in worlds}) == 5
    root = load("virus-war").new_initial_state()
    assert root.resample_from_infostate(0, sampler).is_chance_node()


def test_an_imagined_state_is_cloned_but_not_written_down() -> None:
    state = walk(load("virus-war").new_initial_state(), 1, 30)
    world = state.resample_from_infostate(state.current_player(), Random(1).random)
    clone = world.clone()
    assert clone.information_state_string() == world.information_state_string()
    assert world.history() == []
    with pytest.raises(TypeError, match="an imagined world can't be pickled"):
        pickle.dumps(world)


@each_game
def test_openspiel_can_search(game: str) -> None:
    """Its information-set search, which asks for the same information state and the same actions in every world."""
    table = load(game)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(table, evaluator, uct_c=2.0, max_simulations=12, random_state=np.random.RandomState(2))
    state = walk(table.new_initial_state(), 5, 12)
    while len(state.legal_actions()) < 2:
        walk(state, 6, 1)
    policy = dict(bot.get_policy(state))
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


def test_information_states_are_strings_only() -> None:
    game = load("virus-war")
    state = walk(game.new_initial_state(), 1, 30)
    recall = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recall.tensor is None
    for player in range(2):
        assert recall.string_from(state, player) == state.information_state_string(player)
    assert state.information_state_string() == state.information_state_string(state.current_player())
    assert make_observation(game).string_from(state, 0) == state.observation_string(0)
    with pytest.raises(ValueError, match="information states are strings here"):
        state.information_state_tensor(0)
    with pytest.raises(ValueError, match="sees what one player sees"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    with pytest.raises(ValueError, match="no parameters here"):
        make_observation(game, None, {"colour": 1})


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
    with pytest.raises(ValueError, match="no such mode: chess; virus-war has solo, chosen, teams"):
        load("virus-war", mode="chess")


@pytest.mark.parametrize(("name", "value", "least"), [("deals", 0, 1), ("deals", -3, 1), ("seed", -1, 0)])
def test_numbers_that_no_deal_follows_from(name: str, value: int, least: int) -> None:
    with pytest.raises(ValueError, match=f"{name} must be at least {least}, not {value}"):
        load("virus-war", **{name: value})
