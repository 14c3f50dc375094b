"""The expert: information-set Monte-Carlo tree search over imagined worlds.

Every iteration imagines a world, walks down the tree of what was tried so far, tries one thing more, plays on for some
decisions as `normal` would, and judges the table it comes to. What the others hold differs from world to world, so an
option has a chance to be tried only where it is there (its availability), cards count by their face, and chance is not
in the tree: a node stands for all tables to which the same choices lead. Every seat seeks its own good (max^n). Where
several are asked at once, each one chooses by figures of its own, without a look at what the others choose.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias

from crise.bots.mind import SILLY, Mind
from crise.core.ask import Ask, Option, Seat
from crise.core.match import Match
from crise.core.table import Table

ITERATIONS: Final = 400  # if nothing is said of the budget
CUT: Final = 20  # decisions after which an iteration comes to its judgement
CURIOSITY: Final = 0.6  # how much is tried that does not look good
TRUST: Final = 2.5  # how much of it by the ratings
SLIPS: Final = 0.1  # of the choices in a playout are any, so that not all playouts are the same
CLOCK: Final = 8  # iterations between two looks at the clock
TWINS: Final = 4  # iterations in the same world, with the same chance: so options are compared like with like

Key: TypeAlias = Any  # an option, or the face of a card


class Budget:
    """How long to search at one question: so many iterations, or so many seconds, whichever is over first."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.iterations, self.seconds = iterations, seconds

    def most(self) -> int:
        """Iterations: with a clock and no number, as many as there is time for."""
        if self.iterations is None:
            return ITERATIONS if self.seconds is None else 1 << 62
        return max(1, self.iterations)


class Arm:
    """An option of a node: what was made of it so far."""

    __slots__ = ("available", "next", "prior", "value", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.available = 0  # so often it could have been tried
        self.visits = 0
        self.value = 0.0  # of all visits together, for the seat that chooses
        self.next: dict[tuple[Seat, str], Node] = {}


class Node:
    """A question to a seat, or to several at once."""

    __slots__ = ("arms", "joint", "sealed", "value", "visits")

    def __init__(self) -> None:
        self.arms: dict[Key, Arm] = {}
        self.visits = 0
        self.value = 0.0
        self.sealed: dict[Seat, Node] = {}  # if several are asked: the figures of each
        self.joint: dict[tuple[Key, ...], dict[tuple[Seat, str], Node]] = {}  # and what their choices lead to


Nodes: TypeAlias = dict[tuple[Seat, str], Node]
EVERYBODY: Final = -1  # in the name of a node


class Search:
    """A tree, and the way to make it grow."""

    def __init__(self, mind: Mind, random: Callable[[], float], winners: Callable[[Any], list[Seat]]) -> None:
        self.mind, self.random, self.winners = mind, random, winners
        self.tops: Nodes = {}
        self._path: list[tuple[Node, Arm, Seat]] = []

    # --- one iteration ------------------------------------------------------------

    def iterate(self, world: Match) -> None:
        self._path = []
        self._descend(world)
        self._play_on(world)
        self._learn(world)

    def _descend(self, world: Match) -> None:
        """Down the tree, and one step out of it."""
        nodes = self.tops
        while world.open:
            ask = world.open[0]
            if len(world.open) > 1:
                nodes = self._choose_sealed(world, nodes)
            elif len(ask[2]) == 1:
                world.give(ask[0], ask[2][0])
                continue
            else:
                key = (ask[0], ask[1])
                node = nodes.get(key)
                if node is None:
                    node = nodes[key] = Node()
                arm, option = self._select(node, world.table, ask)
                nodes = arm.next
                world.give(ask[0], option)
            if not self._path[-1][1].visits:
                return

    def _choose_sealed(self, world: Match, nodes: Nodes) -> Nodes:
        asks, table = world.open, world.table
        node = nodes.setdefault((EVERYBODY, asks[0][1]), Node())
        chosen: list[Key] = []
        answers: list[tuple[Seat, Option]] = []
        for ask in asks:
            if len(ask[2]) == 1:
                answers.append((ask[0], ask[2][0]))
                continue
            _, option = self._select(node.sealed.setdefault(ask[0], Node()), table, ask)
            answers.append((ask[0], option))
            chosen += (ask[0], key_of(table, ask, option))
        for seat, option in answers:
            world.give(seat, option)
        return node.joint.setdefault(tuple(chosen), {})

    def _select(self, node: Node, table: Table, ask: Ask) -> tuple[Arm, Option]:
        """The arm that looks best, with a bonus for what was seldom tried though it could have been."""
        options: list[Option] = ask[2]
        arms = node.arms
        faces = table.faces if ask[1] in table.card_asks else None
        best: Arm | None = None
        chosen: Option = None
        highest = -1.0
        usual = node.value / node.visits if node.visits else 0.5
        for option in options:
            arm = arms.get(faces[option] if faces is not None and isinstance(option, int) else option)
            if arm is None:
                self._grow(node, table, ask)
                arm = arms[key_of(table, ask, option)]
            arm.available += 1
            visits = arm.visits
            score = (arm.value + usual) / (visits + 1) + CURIOSITY * arm.prior * sqrt(arm.available) / (1 + visits)
            if score > highest:
                highest, best, chosen = score, arm, option
        assert best is not None
        self._path.append((node, best, ask[0]))
        return best, chosen

    def _grow(self, node: Node, table: Table, ask: Ask) -> None:
        """New arms for options that were not there before."""
        rates = self.mind.rate(table, ask)
        for option, prior in zip(ask[2], priors(rates), strict=True):
            key = key_of(table, ask, option)
            if key not in node.arms:
                node.arms[key] = Arm(prior)

    def _play_on(self, world: Match) -> None:
        """As `normal` would, but for a slip now and then."""
        rate, random, give = self.mind.rate, self.random, world.give
        left = CUT - len(self._path)
        while left > 0:
            asks = world.open
            if not asks:
                return
            ask = asks[0]
            options: list[Any] = ask[2]
            count = len(options)
            if count == 1:
                give(ask[0], options[0])
                continue
            left -= 1
            luck = random()
            if luck < SLIPS:
                give(ask[0], options[int(luck / SLIPS * count)])
            else:
                rates = rate(world.table, ask)
                give(ask[0], options[rates.index(max(rates))])

    def _learn(self, world: Match) -> None:
        """Everybody on the way gets what the end of it is worth to him."""
        table = world.table
        winners = None if world.open else self.winners(table)
        values: dict[Seat, float] = {}
        for node, arm, seat in self._path:
            value = values.get(seat, -1.0)
            if value < 0:
                value = self.mind.worth(table, seat) if winners is None else share(winners, seat, table)
                values[seat] = value
            arm.visits += 1
            arm.value += value
            node.visits += 1
            node.value += value


def key_of(table: Table, ask: Ask, option: Option) -> Key:
    """Cards with the same face are as good as each other."""
    return table.faces[option] if isinstance(option, int) and ask[1] in table.card_asks else option


def priors(rates: list[float]) -> list[float]:
    """Ratings as shares of what is tried: the best and the worst sane one lie TRUST apart, a silly one gets nothing."""
    sane = [rate for rate in rates if rate > SILLY] or rates
    best, worst = max(sane), min(sane)
    reach = best - worst or 1.0
    weights = [exp(TRUST * (rate - best) / reach) if rate >= worst else 0.0 for rate in rates]
    total = sum(weights)
    return [weight / total for weight in weights]


def share(winners: list[Seat], seat: Seat, table: Any) -> float:
    """1 for the winner or the winning team, a half for those who share a draw."""
    if seat not in winners:
        return 0.0
    partner: Callable[[Seat], Seat] = getattr(table, "partner", alone)
    return 1.0 if all(one in (seat, partner(seat)) for one in winners) else 0.5


def alone(seat: Seat) -> Seat:
    return seat


class Expert:
    """Searches, and takes what was tried most. `why` has the share of wins that each option promises."""

    def __init__(self, mind: Mind, seed: int, budget: Budget, winners: Callable[[Any], list[Seat]]) -> None:
        self._mind, self._budget, self._winners = mind, budget, winners
        self._random = Random(seed)
        self.why: list[tuple[Option, float]] = []

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        options: list[Option] = ask[2]
        self.why = [(option, 0.0) for option in options]
        if len(options) == 1:
            return options[0]
        search = Search(self._mind, self._random.random, self._winners)
        self._spend(search, worlds)
        return self._decide(search, ask, worlds().table)

    def _spend(self, search: Search, worlds: Callable[[], Match]) -> None:
        end = None if self._budget.seconds is None else perf_counter() + self._budget.seconds
        world = worlds()
        for done in range(self._budget.most()):
            if done % TWINS == 0:
                world = worlds()
            search.iterate(world.clone())
            if end is not None and done % CLOCK == CLOCK - 1 and perf_counter() >= end:
                return

    def _decide(self, search: Search, ask: Ask, table: Table) -> Option:
        node = search.tops.get((ask[0], ask[1]))
        if node is None:
            node = search.tops[(EVERYBODY, ask[1])].sealed[ask[0]]
        arms = [node.arms[key_of(table, ask, option)] for option in ask[2]]
        self.why = [
            (option, arm.value / arm.visits if arm.visits else 0.0) for option, arm in zip(ask[2], arms, strict=True)
        ]
        best = max(range(len(arms)), key=lambda at: (arms[at].visits, arms[at].value))
        chosen: Option = ask[2][best]
        return chosen
