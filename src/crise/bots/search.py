"""The expert: information-set Monte-Carlo tree search over imagined worlds.

Every iteration imagines a world, walks down the tree of what came up often so far, plays on for some decisions by the
ratings alone, and judges the table it comes to. At the question itself all sane options are tried in the same worlds,
with the same chance, so that luck does not decide between them; the worse ones are given up by halves. What counts in
the end is by how much an option did better than the one that the ratings like best, world by world: where that may be
luck, the ratings are right.
What the others hold differs from world to world, so an option has a chance to be tried only where it is there (its
availability), cards count by their face, and chance is not in the tree: a node stands for all tables to which the same
choices lead. Every seat seeks its own good (max^n). Where several are asked at once, each one chooses by figures of its
own, without a look at what the others choose.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias

from crise.bots.heuristic import SILLY, Heuristic
from crise.engine.ask import WAIT, Ask, Option, Policy, Seat
from crise.engine.match import Match
from crise.engine.table import Table

CURIOSITY: Final = 0.6  # how much is tried that does not look good
TRUST: Final = 2.5  # how much of it by the ratings
FIRST: Final = 1 / 3  # of the budget, before the worse half of the options is given up
SECOND: Final = 2 / 3
RIPE: Final = 8  # times that a question comes up in the tree before its options are tried by their figures
DOUBT: Final = 1.0  # standard errors by which an option must be better than the one that looks best at once

LAST: Final = -1.0

Key: TypeAlias = Any  # an option, or the face of a card


class Budget:
    """How long to search at one question: so many iterations, or so many seconds, whichever is over first."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.iterations, self.seconds = iterations, seconds

    def most(self, usual: int) -> int:
        """Iterations: with a clock and no number, as many as there is time for; with neither, the usual number."""
        if self.iterations is None:
            return usual if self.seconds is None else 1 << 62
        return max(1, self.iterations)

    def spent(self, iterations: int, most: int, seconds: float) -> float:
        """The share of it that is used up; 1 or more: all."""
        share = iterations / most
        if self.seconds is None:
            return share
        return max(share, seconds / self.seconds) if self.seconds > 0 else 1.0


class Arm:
    """An option of a node: what was made of it so far."""

    __slots__ = ("available", "next", "prior", "value", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.available = 0  # so often it could have been tried
        self.visits = 0
        self.value = 0.0  # of all visits together, for the seat that chooses
        self.next: dict[tuple[Seat, str], Node] = {}

    def mean(self) -> float:
        return self.value / self.visits if self.visits else self.prior


class Node:
    """A question to a seat, or to several at once."""

    __slots__ = ("arms", "joint", "met", "sealed", "value", "visits")

    def __init__(self) -> None:
        self.arms: dict[Key, Arm] = {}
        self.met = 0  # so often it came up before it was ripe
        self.visits = 0
        self.value = 0.0
        self.sealed: dict[Seat, Node] = {}  # if several are asked: the figures of each
        self.joint: dict[tuple[Key, ...], dict[tuple[Seat, str], Node]] = {}  # and what their choices lead to


Nodes: TypeAlias = dict[tuple[Seat, str], Node]
EVERYBODY: Final = -1  # in the name of a node


class Search(Policy):
    """A tree, and the way to make it grow: it answers for everybody in an imagined world."""

    def __init__(self, heuristic: Heuristic, winners: Callable[[Any], list[Seat]]) -> None:
        self.heuristic, self.winners = heuristic, winners
        self.tops: Nodes = {}
        self._path: list[tuple[Node, Arm, Seat]] = []
        self._seat: Seat = 0  # whose search it is
        self._nodes: Nodes | None = None  # where it stands in the tree
        self._first = -1  # the option that it tries first of all
        self._pauses = heuristic.leaf is not None
        self._pause = 0  # where the table's pauses are counted to, from the question on

    def root(self, world: Match, ask: Ask) -> dict[int, Arm]:
        """What the seat of this search may try: its options, by their place; no silly ones, twins once."""
        self._seat = ask[0]
        if self.heuristic.leaf is not None:
            self._pause = self.heuristic.leaf(world.table) + self.heuristic.ahead
        name = (ask[0], ask[1]) if len(world.open) == 1 else (EVERYBODY, ask[1])
        node = self.tops.setdefault(name, Node())
        if len(world.open) > 1:
            node = node.sealed.setdefault(ask[0], Node())
        arms: dict[int, Arm] = {}
        rates = self.heuristic.rate_with_care(world.table, ask)
        for at, (option, prior) in enumerate(zip(ask[2], priors(rates), strict=True)):
            arm = node.arms.setdefault(key_of(world.table, ask, option), Arm(prior))
            arm.prior = prior  # it may have been met in passing, when nobody took care
            if arm.prior and arm not in arms.values():
                arms[at] = arm
        return arms

    # --- one iteration ------------------------------------------------------------

    def iterate(self, world: Match, first: int = -1) -> float:
        """What it comes to for the seat of this search. `first` is the place of the option that it tries now; else it
        chooses as in the rest of the tree."""
        self._path, self._first, self._nodes = [], first, self.tops
        table = world.table
        self.budget, self.ratings = self.heuristic.decisions(table), None
        world.playout(self)
        return self._learn(world, table)

    def answer(self, table: Table, ask: Ask) -> Any:
        """Down the tree, to a question that did not come up often enough yet; from there on the option that is rated
        best, as long as there are decisions left."""
        if self.budget <= 0 or (self._pauses and self._is_pause(table)):
            return WAIT
        if self._nodes is not None:
            node = self._ripe(table, (ask[0], ask[1]))
            if node is not None:
                arm, option = self._select(node, table, ask)
                self._nodes = arm.next
                return option
        self.budget -= 1
        rates = self.heuristic.rate_for_search(table, ask)
        options: list[Any] = ask[2]
        return options[rates.index(max(rates))]

    def answers(self, table: Table, asks: list[Ask]) -> Any:
        """Where several are asked at once, each one chooses by figures of its own."""
        if self.budget <= 0 or (self._pauses and self._is_pause(table)):
            return WAIT
        node = self._ripe(table, (EVERYBODY, asks[0][1])) if len(asks) > 1 and self._nodes is not None else None
        chosen: list[Key] = []
        answers: dict[Seat, Any] = {}
        for ask in asks:
            if len(ask[2]) == 1:
                option = ask[2][0]
            elif node is None:
                option = self.answer(table, ask)
                if option is WAIT:
                    return WAIT
            else:
                _, option = self._select(node.sealed.setdefault(ask[0], Node()), table, ask)
                chosen += (ask[0], key_of(table, ask, option))
            answers[ask[0]] = option
        if node is not None:
            self._nodes = node.joint.setdefault(tuple(chosen), {})
        return answers

    def _ripe(self, table: Table, name: tuple[Seat, str]) -> Node | None:
        """The node of this name, if it came up often enough; else the tree ends here, and the ratings are enough."""
        assert self._nodes is not None
        node = self._nodes.get(name)
        if node is None:
            node = self._nodes[name] = Node()
        if node.met < RIPE and self._path:
            node.met += 1
            self._nodes = None
            if not self._pauses:
                self.ratings = self.heuristic.search_ratings
            return None
        return node

    def _is_pause(self, table: Table) -> bool:
        assert self.heuristic.leaf is not None
        return self.heuristic.leaf(table) >= self._pause

    def _select(self, node: Node, table: Table, ask: Ask) -> tuple[Arm, Option]:
        """The arm that looks best, with a bonus for what was seldom tried though it could have been."""
        options: list[Option] = ask[2]
        if self._first >= 0 and ask[0] == self._seat:
            options, self._first = [options[self._first]], -1
        arms = node.arms
        faces = table.faces if ask[1] in table.card_asks else None
        best: Arm | None = None
        chosen: Option = None
        highest = LAST - 1.0
        usual = node.value / node.visits if node.visits else 0.5
        for option in options:
            arm = arms.get(faces[option] if faces is not None and isinstance(option, int) else option)
            if arm is None:
                self._grow(node, table, ask)
                arm = arms[key_of(table, ask, option)]
            arm.available += 1
            visits = arm.visits
            score = (arm.value + usual + CURIOSITY * arm.prior * sqrt(arm.available)) / (visits + 1)
            if not arm.prior:  # silly: only if there is nothing else
                score = LAST
            if score > highest:
                highest, best, chosen = score, arm, option
        assert best is not None
        self._path.append((node, best, ask[0]))
        self.budget -= 1
        return best, chosen

    def _grow(self, node: Node, table: Table, ask: Ask) -> None:
        """New arms for options that were not there before."""
        rates = self.heuristic.rate_for_search(table, ask)
        for option, prior in zip(ask[2], priors(rates), strict=True):
            key = key_of(table, ask, option)
            if key not in node.arms:
                node.arms[key] = Arm(prior)

    def _learn(self, world: Match, table: Table) -> float:
        """Everybody on the way gets what the end of it is worth to him."""
        winners = None if world.open or self.heuristic.by_margin else self.winners(table)
        values: dict[Seat, float] = {}
        for node, arm, seat in self._path:
            value = values.get(seat, -1.0)
            if value < 0:
                value = self.heuristic.evaluate(table, seat) if winners is None else share(winners, seat, table)
                values[seat] = value
            arm.visits += 1
            arm.value += value
            node.visits += 1
            node.value += value
        return values.get(self._seat, 0.0)


class Lead:
    """By how much an option did better than the favourite, in the same worlds."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count, self.total, self.squares = 0, 0.0, 0.0

    def add(self, lead: float) -> None:
        self.count += 1
        self.total += lead
        self.squares += lead * lead

    def promise(self, trust: float) -> float:
        """The mean, with some trust in the rating as long as little was tried."""
        return self.total / self.count + trust / sqrt(self.count) if self.count else LAST

    def mean(self) -> float:
        return self.total / self.count

    def error(self) -> float:
        """The standard error of the mean, of two worlds at least."""
        mean = self.mean()
        spread = max(0.0, self.squares / self.count - mean * mean)
        return sqrt(spread / (self.count - 1))

    def sure(self) -> float:
        """What is left of it if one doubts it. Of one world one can say nothing."""
        return self.mean() - DOUBT * self.error() if self.count > 1 else LAST


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
    """Tries its options in the same worlds, by and by only the better half of them, and takes the one that did best.
    `why` has the share of wins that each option promises; `leads`, by place, by how much each one that was tried did
    better than the first of them in the same worlds."""

    def __init__(self, heuristic: Heuristic, seed: int, budget: Budget, winners: Callable[[Any], list[Seat]]) -> None:
        self._budget = budget
        self._search = Search(heuristic, winners)
        self._random = Random(seed).random  # decides between options that look alike
        self._seen: dict[str, Any] | None = None  # the table at the last choice, and where that choice led
        self._led: Nodes = {}
        self.why: list[tuple[Option, float]] = []
        self.leads: dict[int, Lead] = {}

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        options: list[Option] = ask[2]
        self.why, self.leads = [(option, 0.0) for option in options], {}
        # The tree stays true as long as nothing has shown since: in the steps of one choice.
        self._search.tops = self._led if view == self._seen else {}
        self._seen, self._led = view, {}
        if len(options) == 1:
            return options[0]
        arms = self._search.root(worlds(), ask)
        tried = sorted(arms, key=lambda at: (-arms[at].prior, self._random()))
        best = tried[0]
        if len(tried) > 1 and ask[1] not in self._search.heuristic.no_search:
            best = self._spend(arms, tried, worlds)
        self.why = [(option, arms[at].mean() if at in arms else 0.0) for at, option in enumerate(options)]
        self._led = arms[best].next
        return options[best]

    def _spend(self, arms: dict[int, Arm], tried: list[int], worlds: Callable[[], Match]) -> int:
        """Rounds of one world each. The better half goes on after a third of the budget, and a quarter after two; the
        first, which looks best at once, is in all of them: another is taken only if it was plainly better there."""
        heuristic = self._search.heuristic
        most, began, done = self._budget.most(heuristic.iterations), perf_counter(), 0
        leads = self.leads = {at: Lead() for at in tried}
        count, spent = len(tried), 0.0
        while spent < 1.0:
            world, now = worlds(), tried[: most - done]
            usual = 0.0
            for at in now:  # the last one needs no copy
                value = self._search.iterate(world if at == now[-1] else world.clone(), at)
                if at == now[0]:
                    usual = value
                leads[at].add(value - usual)
            done += len(now)
            spent = self._budget.spent(done, most, perf_counter() - began)
            rest = max(2, -(-count // (1 if spent < FIRST else 2 if spent < SECOND else 4)))
            if rest < len(tried):
                better = sorted(tried[1:], key=lambda at: -leads[at].promise(heuristic.hunch * arms[at].prior))
                tried = [tried[0], *better[: rest - 1]]
        return max(tried, key=lambda at: leads[at].sure())
