"""What cards that come up by themselves are worth: events that are reached, plagues that strike.

    python -m tools.scenes GAME --told event_reached [--phase events] [--seats 4] [--games 1000] [--bot normal]
                                [--write BALANCE.md]

A scene is a turn of the engine in which something is told of a card (`--told`). Bots play; of every card it is counted
in how many games it came up, what was answered to which question by whom, which of the other things that are told came
of it, and what it changed for each side: in points, what was paid taken off, where the game has a `ledger` that says
what things are worth (else in points scored), and in the chance to win. `--phase`: scenes are there only, which saves
time. Prints Markdown; `--write` puts it into a page instead, between the lines that say so, and leaves the rest of the
page alone.
"""

from __future__ import annotations

import argparse
import sys
from argparse import Namespace
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from crise.bots.policy import heuristic_of, make
from crise.engine.ask import Ask, Option, Seat
from crise.engine.match import Match
from crise.game.manifest import Game
from crise.games import GAMES
from crise.lab.simulate.play import play_bots, seed_of
from crise.lab.simulate.statistics import wilson
from tools.pages import marks, put_into

AnyGame: TypeAlias = Game[Any, Any, Any]
SELDOM, ONE_SIDED = 3.0, 15.0  # per cent
FAR = 1.0  # points
ENDS = "auction_won opposed_won opposed_lost agreed no_agreement no_bids put_off"
FROM_HERE, TO_HERE = marks("scenes")


@dataclass
class Scenes:
    """Sums over games; keys are cards, and what stands beside them."""

    end_names: tuple[str, ...] = ()
    games: int = 0
    met: Counter[str] = field(default_factory=Counter)  # by card that was told of in any way: games
    reached: Counter[str] = field(default_factory=Counter)  # scenes
    answers: Counter[tuple[str, str, str, str]] = field(default_factory=Counter)  # card, question, side, answer
    ends: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # card, event, sides
    points: defaultdict[tuple[str, str], float] = field(
        default_factory=lambda: defaultdict(float)
    )  # card, side: hoped for
    scored: defaultdict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))
    chance: defaultdict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))
    total: defaultdict[str, float] = field(
        default_factory=lambda: defaultdict(float)
    )  # by side: squares of a game's sum, for the error
    played: Counter[str] = field(default_factory=Counter)  # by side: games
    won: Counter[str] = field(default_factory=Counter)  # a win that is shared, too
    made_of: Counter[tuple[str, str]] = field(default_factory=Counter)  # side, source: points at the end

    def add(self, other: Scenes) -> None:
        self.games += other.games
        for name, mine in vars(self).items():
            if isinstance(mine, dict):
                for key, value in getattr(other, name).items():
                    mine[key] += value


@dataclass(frozen=True)
class Plan:
    game: str
    told: str
    phase: str  # "": any
    seats: int
    bot: str
    seed: int
    cards: str | None
    ends: tuple[str, ...]


# --- one game ---------------------------------------------------------------------------


class Watcher:
    """Plays a game and looks at it before and after each turn."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.scenes = plan, Scenes(plan.ends)
        self.game: AnyGame = replace(GAMES[plan.game], turn=self._turn)
        self.turn = GAMES[plan.game].turn
        self.evaluate = heuristic_of(self.game).evaluate
        self.ledger = ledger_of(self.game)
        self.cards = None if plan.cards is None else self.game.read_cards(plan.cards)
        self.asked: list[tuple[Seat, str, Option]] = []
        self.match: Match | None = None
        self.gains: defaultdict[str, float] = defaultdict(float)

    def play(self, number: int) -> None:
        seed = seed_of(self.plan.seed, number)
        self.gains = defaultdict(float)
        match = self.match = self.game.start(self.plan.seats, None, self.cards, seed)
        bots = [make(self.plan.bot, self.game, seed_of(seed, seat, "bot")) for seat in range(self.plan.seats)]
        play_bots(match, bots, Random(seed_of(seed, 0, "chance")).random, self._note)
        self.scenes.games += 1
        for card in {key for event in match.told() for key in keys(event[1])}:
            self.scenes.met[card] += 1
        for side, gain in self.gains.items():
            self.scenes.total[side] += gain * gain
        self._count_wins(match.table)

    def _count_wins(self, table: Any) -> None:
        winners, sources = self.game.winners(table), self.game.sources(table)
        for seat, side in enumerate(self._sides(table)):
            self.scenes.played[side] += 1
            self.scenes.won[side] += seat in winners
            for source, points in sources[seat].items() if sources else ():
                self.scenes.made_of[side, source] += points

    def _note(self, match: Match, ask: Ask, option: Option) -> None:
        self.asked.append((ask[0], ask[1], option))

    async def _turn(self, table: Any) -> None:
        if self.plan.phase and table.phase != self.plan.phase:
            await self.turn(table)
            return
        before, told = self._state(table), len(table.told)
        self.asked = []
        await self.turn(table)
        news = table.told[told:] if len(table.told) >= told else table.told
        cards = [key for event in news if event[0] == self.plan.told for key in keys(event[1])]
        if cards:
            self._scene(table, cards[0], before, news)

    def _state(self, table: Any) -> list[tuple[Any, int, float]]:
        scores = self.game.scores(table)
        held = self.ledger.held if self.ledger is not None else lambda table, side: None
        return [
            (held(table, side), scores[seat], self.evaluate(table, seat))
            for seat, side in enumerate(self._sides(table))
        ]

    def _sides(self, table: Any) -> list[str]:
        return self.game.sides(table) or [str(seat + 1) for seat in range(table.seats)]

    def _scene(self, table: Any, card: str, before: list[tuple[Any, int, float]], news: list[Any]) -> None:
        sides = self._sides(table)
        self.scenes.reached[card] += 1
        for seat, what, option in self.asked:
            self.scenes.answers[card, what, sides[seat], "no" if option is None else str(option)] += 1
        for what, args in news:
            seats = [one for arg in args if isinstance(arg, list | tuple) for one in arg if isinstance(one, int)]
            self.scenes.ends[card, what, "+".join(sorted(sides[seat] for seat in seats))] += 1
        for side, old, new in zip(sides, before, self._state(table), strict=True):
            scored = new[1] - old[1]
            gain = self.ledger.worth_of_change(table, side, old[0]) if self.ledger is not None else scored
            self.scenes.points[card, side] += gain
            self.scenes.scored[card, side] += scored
            self.scenes.chance[card, side] += new[2] - old[2]
            self.gains[side] += gain


def ledger_of(game: AnyGame) -> Any:
    """The module `ledger` of a game's folder, if it has one: what a side holds, and what a change of it is worth."""
    name = f"{game.package}.ledger"
    return import_module(name) if find_spec(name) is not None else None


def keys(args: Any) -> Iterator[str]:
    for arg in args:
        if isinstance(arg, list | tuple):
            yield from keys(arg)
        elif hasattr(arg, "key"):
            yield arg.key


# --- many games -------------------------------------------------------------------------


def watched(plan: Plan, numbers: list[int]) -> Scenes:
    watcher = Watcher(plan)
    for number in numbers:
        watcher.play(number)
    return watcher.scenes


def all_watched(plan: Plan, games: int, jobs: int) -> Scenes:
    if jobs == 1:
        return watched(plan, list(range(games)))
    found = Scenes(plan.ends)
    with ProcessPoolExecutor(jobs) as pool:
        for scenes in pool.map(watched, [plan] * jobs, [list(range(job, games, jobs)) for job in range(jobs)]):
            found.add(scenes)
    return found


# --- what it says -------------------------------------------------------------------------


def lines(game: AnyGame, scenes: Scenes, question: str, answers: bool) -> Iterator[str]:
    cards = [row.card for row in game.standard if scenes.reached[row.card]]
    sides = sorted({side for _, side in scenes.points})
    yield from ("| gain by all of them in a game | points | from the mean |", "|---|---|---|")
    yield from totals(scenes, sides)
    yield ""
    named = ", ".join(sides)
    heads = ("card", "games, %", "times", f"{question}, % of those asked", "what came of it, %", f"points: {named}")
    yield f"| {' | '.join(heads)} | chance to win, points | points a game |"
    yield "|---" * (len(heads) + 2) + "|"
    for card in cards:
        yield card_line(scenes, card, sides, question)
    if answers:
        yield from ("", "| card | asked | of whom | answers, % |", "|---|---|---|---|")
        for card in cards:
            yield from answer_lines(scenes, card)


def sums(scenes: Scenes, sides: list[str]) -> dict[str, float]:
    return {side: sum(gain for (_, one), gain in scenes.points.items() if one == side) / scenes.games for side in sides}


def totals(scenes: Scenes, sides: list[str]) -> Iterator[str]:
    means = sums(scenes, sides)
    middle = sum(means.values()) / len(means)
    for side, mean in means.items():
        error = (max(0.0, scenes.total[side] / scenes.games - mean * mean) / scenes.games) ** 0.5
        yield f"| {side} | {mean:.2f} ± {1.96 * error:.2f} | {mean - middle:+.2f} |"


def card_line(scenes: Scenes, card: str, sides: list[str], question: str) -> str:
    times = scenes.reached[card]
    share = 100 * scenes.met[card] / scenes.games
    points = " ".join(f"{scenes.points[card, side] / times:+.1f}" for side in sides)
    chance = " ".join(f"{100 * scenes.chance[card, side] / times:+.1f}" for side in sides)
    a_game = " ".join(f"{scenes.points[card, side] / scenes.games:+.2f}" for side in sides)
    told = (card, f"{share:.1f}", times, accepted(scenes, card, question), ending(scenes, card), points, chance, a_game)
    return f"| {' | '.join(map(str, told))} |"


def accepted(scenes: Scenes, card: str, question: str) -> str:
    """By side: how many of those asked did not say no."""
    asked = {side: answers for (what, side), answers in sorted(answers_of(scenes, card).items()) if what == question}
    shares = {side: 100 - 100 * answers["no"] / sum(answers.values()) for side, answers in asked.items()}
    return ", ".join(f"{side} {share:.1f}" for side, share in shares.items())


def ends_of(scenes: Scenes, card: str) -> dict[str, int]:
    found = {(what, who): count for (one, what, who), count in sorted(scenes.ends.items()) if one == card}
    return {f"{what} {who}".strip(): many for (what, who), many in found.items() if what in scenes.end_names}


def ending(scenes: Scenes, card: str) -> str:
    times = scenes.reached[card]
    return ", ".join(f"{what} {100 * many / times:.0f}" for what, many in ends_of(scenes, card).items())


def answers_of(scenes: Scenes, card: str) -> dict[tuple[str, str], Counter[str]]:
    found: dict[tuple[str, str], Counter[str]] = {}
    for (one, what, side, answer), count in scenes.answers.items():
        if one == card:
            found.setdefault((what, side), Counter())[answer] += count
    return found


def answer_lines(scenes: Scenes, card: str) -> Iterator[str]:
    for (what, side), answers in sorted(answers_of(scenes, card).items()):
        total = sum(answers.values())
        shares = ", ".join(f"{answer} {100 * count / total:.0f}" for answer, count in sorted(answers.items()))
        yield f"| {card} | {what} | {side} ({total}) | {shares} |"


# --- what is asked of it --------------------------------------------------------------------


def seldom(game: AnyGame, scenes: Scenes) -> Iterator[str]:
    kinds = {row.kind for row in game.standard if scenes.reached[row.card]}
    for row in game.standard:
        if row.kind in kinds and 100 * scenes.met[row.card] < SELDOM * scenes.games:
            yield f"{row.card}: in {100 * scenes.met[row.card] / scenes.games:.1f} % of the games"


def one_answer(scenes: Scenes, question: str) -> Iterator[str]:
    for card in scenes.reached:
        asked = sum((one for (what, _), one in answers_of(scenes, card).items() if what == question), Counter[str]())
        if asked and not 0 < asked["no"] < sum(asked.values()):
            yield f"{card}: {question} is always answered {', '.join(asked)}"


def one_sided(scenes: Scenes) -> Iterator[str]:
    for card in scenes.reached:
        ends = {what: many for what, many in ends_of(scenes, card).items() if "won" in what or "lost" in what}
        for what, many in ends.items():
            if len(ends) == 1 or 100 * many < ONE_SIDED * sum(ends.values()):
                yield f"{card}: {what} in {100 * many / sum(ends.values()):.0f} %"


def far_off(scenes: Scenes) -> Iterator[str]:
    means = sums(scenes, sorted({side for _, side in scenes.points}))
    middle = sum(means.values()) / len(means)
    far = {side: mean - middle for side, mean in means.items() if abs(mean - middle) > FAR}
    yield from (f"{side}: {gap:+.2f} points from the mean" for side, gap in far.items())


def bars(game: AnyGame, scenes: Scenes, question: str) -> dict[str, list[str]]:
    """What a good set of cards does, and what in this one does not."""
    return {
        f"no side gains by them more than {FAR:g} point more or less than the mean": list(far_off(scenes)),
        f"every `{question}` is answered with no by some, and not by others": list(one_answer(scenes, question)),
        f"every auction is won by each side in at least {ONE_SIDED:g} % of the cases": list(one_sided(scenes)),
        f"every card comes up in at least {SELDOM:g} % of the games": list(seldom(game, scenes)),
    }


def bar_lines(game: AnyGame, scenes: Scenes, question: str) -> Iterator[str]:
    for bar, missed in bars(game, scenes, question).items():
        yield f"- {bar}: {'**missed**: ' + '; '.join(missed) if missed else 'met'}"


def win_lines(scenes: Scenes) -> Iterator[str]:
    """How often each side won, and what its points were made of."""
    sources = list(dict.fromkeys(source for _, source in scenes.made_of))
    yield f"| side | games | wins, % | {' | '.join(['points, mean', *sources])} |"
    yield "|---" * (len(sources) + 4) + "|"
    for side, games in sorted(scenes.played.items()):
        low, high = wilson(scenes.won[side], games)
        parts = [scenes.made_of[side, source] / games for source in sources]
        wins = f"{100 * scenes.won[side] / games:.1f} [{100 * low:.1f}, {100 * high:.1f}]"
        yield f"| {side} | {games} | {wins} | {' | '.join(f'{part:.1f}' for part in [sum(parts), *parts])} |"


def report(told: Namespace, scenes: Scenes) -> str:
    game = GAMES[told.game]
    parts = [[command(told)], bar_lines(game, scenes, told.question)]
    parts += [lines(game, scenes, told.question, told.answers), win_lines(scenes)]
    return "\n\n".join("\n".join(part) for part in parts)


def command(told: Namespace) -> str:
    """By which it can be made again."""
    phase = f" --phase {told.phase}" if told.phase else ""
    played = f"--seats {told.seats} --bot {told.bot} --games {told.games} --seed {told.seed}"
    return f"    python -m tools.scenes {told.game} --told {told.told}{phase} {played}"


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--told", required=True, help="the event that begins a scene")
    parser.add_argument("--phase", default="", help="look at turns that begin in this phase only")
    parser.add_argument("--question", default="take_part", help="that some should answer with no, and some not")
    parser.add_argument("--ends", default=ENDS, help="what is told of how a scene comes out; its seats are shown")
    parser.add_argument("--answers", action="store_true", help="a table of all answers, too")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cards", help="a card file of one's own")
    parser.add_argument("--write", type=Path, help="a page that has a place for it")
    told = parser.parse_args(args)
    plan = Plan(told.game, told.told, told.phase, told.seats, told.bot, told.seed, told.cards, tuple(told.ends.split()))
    scenes = all_watched(plan, told.games, told.jobs)
    made = report(told, scenes)
    if told.write is None:
        print(made)
    else:
        told.write.write_text(put_into(told.write.read_text(), "scenes", made))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
