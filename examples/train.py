#!/usr/bin/env python3
"""Train a small policy on Virus War and see it beat `facile`. Needs: make setup, or pip install 'crise[envs]'

    python examples/train.py                      # trains, then plays the test games
    python examples/train.py --games 200          # a short try

REINFORCE with a linear softmax: the logit of each legal action is a weighted sum of the observation. The learner sits
at either seat in turn, `facile` at the other. Test games have seeds that were never trained on.
"""

import argparse
import time
from typing import Any

import numpy as np

from crise.bots.policy import make
from crise.envs.pettingzoo_env import raw_env

GAME = "virus-war"
BATCH = 40  # games between two steps
RATE = 0.01  # of a step (Adam)
ENTROPY = 0.01  # keeps the policy from making up its mind too soon


class Policy:
    """Weights for every action; softmax over those that are legal."""

    def __init__(self, actions: int, features: int) -> None:
        self.weights = np.zeros((actions, features))
        self.value = np.zeros(features)  # a linear guess of the result: what it explains is not luck of the choice
        self.mean, self.square, self.steps = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def chances(self, x: np.ndarray, legal: np.ndarray) -> np.ndarray:
        logits = self.weights[legal] @ x
        odds = np.exp(logits - logits.max())
        return odds / odds.sum()

    def learn(self, batch: list[tuple[np.ndarray, np.ndarray, int, float]]) -> None:
        """One step up the gradient of the expected result."""
        gradient = np.zeros_like(self.weights)
        for x, legal, chosen, result in batch:
            chances = self.chances(x, legal)
            advantage = result - self.value @ x
            self.value += 1e-4 * advantage * x
            push = -chances * advantage
            push[chosen] += advantage
            push -= ENTROPY * chances * (np.log(chances) - chances @ np.log(chances))
            gradient[legal] += push[:, None] * x
        self._step(gradient / len(batch))

    def _step(self, gradient: np.ndarray) -> None:
        """Adam."""
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def play(
    table: Any, policy: Policy, seat: int, seed: int, chance: np.random.Generator | None
) -> tuple[list[Any], float]:
    """One game against `facile`: the learner's decisions and its result. Without chance it takes the best action."""
    table.reset(seed=seed)
    facile = make("facile", table.setup.game, seed)
    learner, decisions = f"player_{seat}", []
    while not table.match.over:
        if table.agent_selection != learner:
            table.step(table.bot_action(facile))
            continue
        seen = table.observe(learner)
        x, legal = seen["observation"], np.flatnonzero(seen["action_mask"])
        chances = policy.chances(x, legal)
        chosen = int(chances.argmax()) if chance is None else int(chance.choice(len(legal), p=chances))
        decisions.append((x, legal, chosen))
        table.step(int(legal[chosen]))
    return decisions, table.rewards[learner]


def train(games: int, seed: int) -> Policy:
    table, chance = raw_env(GAME, 2), np.random.default_rng(seed)
    policy = Policy(len(table.setup.actions), len(table.setup.features))
    batch: list[tuple[np.ndarray, np.ndarray, int, float]] = []
    won, began = 0.0, time.perf_counter()
    for number in range(1, games + 1):
        decisions, result = play(table, policy, number % 2, number, chance)
        batch += [(*decision, result) for decision in decisions if len(decision[1]) > 1]
        won += (result + 1) / 2
        if number % BATCH == 0:
            policy.learn(batch)
            batch = []
        if number % 500 == 0:
            print(
                f"{number} games, {won / 500:.1%} of the last 500 won, {time.perf_counter() - began:.0f} s", flush=True
            )
            won = 0.0
    return policy


def test(policy: Policy, games: int) -> None:
    """Games that it has not seen, each deal from both seats."""
    table = raw_env(GAME, 2)
    pairs = [[play(table, policy, seat, 1_000_000 + deal, None)[1] for seat in (0, 1)] for deal in range(games // 2)]
    shares = (np.array(pairs).mean(axis=1) + 1) / 2
    error = 1.96 * shares.std(ddof=1) / np.sqrt(len(shares))
    print(
        f"against facile: {shares.mean():.1%} of {games} games won (95 %: {error:.1%} either way; even would be 50 %)"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a small policy on Virus War.")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--test", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    test(train(given.games, given.seed), given.test)
