"""PettingZoo's own tests for every game, and what they do not look at."""

import copy
import json
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from crise.bots.policy import make
from crise.envs.pettingzoo_env import ILLEGAL, env, raw_env
from crise.games import GAMES

SHORT: dict[str, dict[str, Any]] = {"noe": {"max_rounds": 1, "reshuffles": 0}}
each_table = pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in (2, 4)])
each_game = pytest.mark.parametrize("game", GAMES)
# Said of every environment with an action mask but for those of PettingZoo's own list.
masked = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
pytestmark = masked


def table_of(game: str, seats: int) -> Any:
    return env(game, seats, SHORT.get(game))


def play(table: Any, seed: int) -> list[int]:
    """A random game; the actions."""
    table.reset(seed=seed)
    random, actions = np.random.default_rng(seed), []
    while not table.match.over:
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        actions.append(int(random.choice(legal)))
        table.step(actions[-1])
    return actions


@each_table
def test_api(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(table_of(game, seats), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


@each_table
def test_seed(game: str, seats: int) -> None:
    seed_test(lambda: table_of(game, seats), num_cycles=40)
    first, second = raw_env(game, seats, SHORT.get(game)), raw_env(game, seats, SHORT.get(game))
    assert play(first, 3) == play(second, 3) != play(second, 4)


@each_game
def test_parallel(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The games are turn by turn, so the parallel form is the one where all but one wait."""
    parallel_api_test(turn_based_aec_to_parallel(table_of(game, 2)), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@each_table
def test_a_whole_game_ends_with_nothing_won_but_what_is_lost(game: str, seats: int) -> None:
    table = raw_env(game, seats, SHORT.get(game))
    play(table, 5)
    assert all(table.terminations.values())
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert min(table.rewards.values()) >= -1
    winners = table.setup.game.winners(table.match.table)
    if 0 < len(winners) < seats:
        assert {agent for agent, reward in table.rewards.items() if reward > 0} == {f"player_{w}" for w in winners}


def goes_on(table: Any) -> list[Any]:
    """What is seen of the rest of a game in which the lowest, the middle and the highest action take turns; a bot plays
    now and then."""
    seen: list[Any] = []
    bot = make("normal", table.setup.game, 1)
    while not table.match.over and len(seen) < 120:
        shown = table.observe(table.agent_selection)
        legal = np.flatnonzero(shown["action_mask"])
        action = table.bot_action(bot) if len(seen) % 5 == 4 else int(legal[len(seen) * 7 % len(legal)])
        seen.append((table.agent_selection, shown["observation"].tobytes(), action))
        table.step(action)
    return [*seen, table.rewards, table.terminations]


@each_table
def test_a_running_table_is_copied_and_pickled(game: str, seats: int) -> None:
    table = table_of(game, seats)
    before = pickle.loads(pickle.dumps(table))
    before.reset(seed=9)
    table.reset(seed=9)
    random = np.random.default_rng(4)
    for _ in range(60):
        if not table.unwrapped.match.over:
            table.step(int(random.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))
    copied, pickled = copy.deepcopy(table), pickle.loads(pickle.dumps(table))
    seen = goes_on(table.unwrapped)
    assert goes_on(copied.unwrapped) == seen
    assert goes_on(pickled.unwrapped) == seen
    table.reset()
    for twin in (copied, pickled):
        twin.reset()
        assert json.dumps(twin.unwrapped.view("player_0")) == json.dumps(table.unwrapped.view("player_0"))
    assert before.unwrapped.match.answers() == []


def test_before_the_first_reset_there_is_no_match() -> None:
    assert not hasattr(copy.deepcopy(raw_env("virus-war", 2)), "match")


def test_only_who_is_asked_has_a_mask() -> None:
    table = raw_env("virus-war", 3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_the_view_is_that_of_the_seat() -> None:
    table = raw_env("virus-war", 3)
    table.reset(seed=1)
    assert table.view("player_2") == table.match.view(2)
    assert json.dumps(table.view("player_2"))


def test_sealed_answers_stay_sealed() -> None:
    """Where several are asked at once, who answers second sees nothing of the first answer."""
    table = raw_env("virus-war", 4)
    met = 0
    for seed in range(30):
        table.reset(seed=seed)
        random = np.random.default_rng(seed)
        while not table.match.over:
            legal = list(table._legal)
            if len(table.match.open) > 1:
                met += 1
                second = f"player_{table.match.open[1][0]}"
                seen = []
                for action in legal:
                    world = table.match.clone()
                    world.give(table.asked[0], table._legal[action])
                    seen.append(table.setup.vector(world, int(second[-1])).tobytes())
                assert len(set(seen)) == 1
            table.step(int(random.choice(legal)))
    assert met > 3


def test_an_illegal_action_ends_the_game_for_who_took_it(caplog: pytest.LogCaptureFixture) -> None:
    table = env("virus-war", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert "Illegal move" in caplog.text
    assert table.rewards[agent] == ILLEGAL
    assert all(table.terminations.values())
    bare = raw_env("virus-war", 2)
    bare.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal now"):
        bare.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError, match="is not legal now"):
        bare.step(None)


def test_our_bots_can_sit_at_the_table() -> None:
    table = raw_env("virus-war", 2)
    table.reset(seed=2)
    bot = make("normal", table.setup.game, 1)
    while not table.match.over:
        table.step(table.bot_action(bot))
    assert sorted(table.rewards.values()) == [-1, 1]


def test_the_table_in_words() -> None:
    table = raw_env("virus-war", 2, render_mode="ansi")
    table.reset(seed=2)
    text = table.render()
    assert text is not None
    assert "action?" in text.splitlines()[-1]
    assert raw_env("virus-war", 2).render() is None
    assert table.meaning(0) == "action virus"


def test_bad_setups_are_refused() -> None:
    with pytest.raises(ValueError, match="no such game"):
        env("chess")
    with pytest.raises(ValueError, match="This game is for 2 to 8, not 20"):
        env("virus-war", 20)
    with pytest.raises(ValueError, match="Unknown option “magic”"):
        env("virus-war", 2, {"magic": 1})
