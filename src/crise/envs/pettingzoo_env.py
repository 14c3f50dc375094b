"""PettingZoo: every game as an AEC environment.

    from crise.envs.pettingzoo_env import env
    table = env("GAME", seats=4)  # `crise games` lists them

Agents act one at a time, also where the rules ask several at once: what they answer then stays hidden from the others
until the last is in. An observation is a vector and an action mask; `view` gives the same as a structure.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from crise.bots.policy import Bot
from crise.engine.ask import Ask, Option
from crise.engine.match import Match
from crise.envs.features import LARGEST
from crise.envs.setup import Dealt, Setup, mask_of
from crise.game import forms
from crise.game.texts import words

ILLEGAL = -1.0  # the reward of an action that is not legal; the game is over then
Observation: TypeAlias = dict[str, Any]


def env(
    game: str, seats: int = 2, options: Mapping[str, Any] | None = None, render_mode: str | None = None
) -> OrderEnforcingWrapper:
    """A game by its name (`crise games` lists them), with the usual checks of PettingZoo around it."""
    checked = TerminateIllegalWrapper(raw_env(game, seats, options, render_mode), ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo is not typed, and calls it so)
    """A game without the checks."""

    def __init__(
        self, game: str, seats: int = 2, options: Mapping[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.setup = Setup(game, seats, options or {})
        name = self.setup.game.id.replace("-", "_")
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"crise_{name}_v{self.setup.game.version}",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        size, length = len(self.setup.actions), len(self.setup.features)
        observation = spaces.Box(-LARGEST, LARGEST, (length,), np.float32)
        mask = spaces.Box(0, 1, (size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._table = Dealt(self.setup)

    @property
    def match(self) -> Match:
        match = self._table.match
        if match is None:
            raise AttributeError("there is no match before the first reset")
        return match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- playing ------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Games after a reset with a seed follow from it; `options` is not used."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        deal = int(self._chance.integers(1 << 62))
        self._table.deal(deal)
        self._worlds = np.random.default_rng(deal)  # what bots imagine
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_whom()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._legal:
            raise ValueError(f"action {action} is not legal now: see the action mask")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.match.give(self.asked[0], self._legal[int(action)])
        self._turn_to_whom()
        if self.match.over:
            returns = self.setup.returns(self.match)
            self.rewards = dict(zip(self.possible_agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _turn_to_whom(self) -> None:
        """The first seat that is waited for."""
        if not self.match.over:
            self.asked: Ask = self.match.open[0]
            self.agent_selection = self.possible_agents[self.asked[0]]
            self._legal: dict[int, Option] = self.setup.legal(self.match, self.asked)

    # --- seeing -------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        asked = not self.match.over and seat == self.asked[0]
        mask = mask_of(self._legal if asked else {}, len(self.setup.actions))
        return {"observation": self.setup.vector(self.match, seat), "action_mask": mask}

    def view(self, agent: str) -> dict[str, Any]:
        """All that the seat of this agent may know, as a structure."""
        return self.match.view(self.possible_agents.index(agent))

    def meaning(self, action: int) -> str:
        """An action in words: `action virus`, `target +1`."""
        return " ".join(self.setup.actions.table[action])

    def bot_action(self, bot: Bot) -> int:
        """What a bot of ours would do in the place of the agent whose turn it is."""
        seat, match = self.asked[0], self.match
        option = bot.choose(match.view(seat), self.asked, lambda: match.imagine(seat, self._worlds.random))
        return self.setup.actions.number_of(match.table, self.asked, option)

    def render(self) -> str | None:
        """What happened, as everybody at the table knows it, and who is asked what."""
        if self.render_mode is None:
            return None
        speak = words(self.setup.game, "en")
        lines = [speak.event(event, self.possible_agents) for event in self.match.log(self.setup.seats)[-10:]]
        if not self.match.over:
            kind, faces = self.setup.game.asks[self.asked[1]][0], self.match.table.faces
            options = ", ".join(forms.write(option, kind, faces) for option in self._legal.values())
            lines.append(f"{self.agent_selection}: {self.asked[1]}? {options}")
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held that would have to be let go."""
