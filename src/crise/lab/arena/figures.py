"""What a tournament shows: shares of the wins with intervals, and ratings.

The games of one deal are not independent of each other: they were dealt the same cards. So the interval of a share is
a bootstrap over deals (percentiles of resampled means); where all deals came out alike, which a bootstrap takes for
certainty, it is Wilson's over the games.
"""

from __future__ import annotations

from random import Random
from typing import Literal, TypeAlias

import msgspec

from crise.lab.arena.entrants import BANNED, read_entrant
from crise.lab.arena.play import GameResult, Plan
from crise.lab.arena.ratings import Rating, rate
from crise.lab.arena.tournament import Results
from crise.lab.simulate.play import seed_of
from crise.lab.simulate.statistics import RivalResult, rival_results, wilson

RESAMPLES = 2000
Method: TypeAlias = Literal["bootstrap", "wilson", "none"]
EXAMPLES = 5  # faults of a bot that are told


class Share(msgspec.Struct, frozen=True):
    """What a bot won of what there was to win, with a 95 % interval."""

    games: int
    share: float
    low: float
    high: float
    fair: float  # its share if all were equally good
    method: Method  # how the interval was found

    @property
    def ratio(self) -> float:
        return self.share / self.fair

    @property
    def low_ratio(self) -> float:
        return self.low / self.fair

    @property
    def high_ratio(self) -> float:
        return self.high / self.fair


class Standing(msgspec.Struct, frozen=True):
    """One bot over the whole tournament."""

    bot: str
    sees_all: bool
    share: Share
    rating: Rating
    decisions: int
    ms: float  # for a decision
    fell: int  # games in which it stopped playing
    faults: list[str]


class Meeting(msgspec.Struct, frozen=True):
    """One bot in one line-up."""

    bot: str
    against: list[str]
    share: Share


class Report(msgspec.Struct, frozen=True):
    plan: Plan
    deals: int  # that were played, at least in part
    games: int
    draws: int
    rivals: list[RivalResult]
    standings: list[Standing]  # best rating first
    meetings: list[Meeting]
    failures: list[str]


def report(results: Results) -> Report:
    plan = results.plan
    units = results.in_order()
    games = [game for unit in units for game in unit.games]
    ratings = rate(plan.bots, by_deal(results), plan.seed)
    standings = [_standing(results, bot, games, ratings[bot]) for bot in plan.bots]
    return Report(
        plan=plan,
        deals=len({unit.unit.deal for unit in units}),
        games=len(games),
        draws=sum(all(side.credit < 1 for side in game.sides) and not won_by_rival(game) for game in games),
        rivals=rival_results([game.rivals for game in games]),
        standings=sorted(standings, key=lambda standing: -standing.rating.points),
        meetings=_meetings(results),
        failures=[failure for unit in units for failure in unit.failures],
    )


def by_deal(results: Results) -> dict[int, list[GameResult]]:
    """The games that were dealt the same cards."""
    deals: dict[int, list[GameResult]] = {}
    for unit in results.in_order():
        deals.setdefault(unit.unit.deal, []).extend(unit.games)
    return deals


def won_by_rival(game: GameResult) -> bool:
    """By one role that no seat plays, and by nobody else."""
    return sum(game.rivals.values()) == 1 and not any(side.credit for side in game.sides)


def _standing(results: Results, bot: str, games: list[GameResult], rating: Rating) -> Standing:
    mine = [side for game in games for side in game.sides if side.bot == bot]
    decisions = sum(side.decisions for side in mine)
    faults = dict.fromkeys(fault for side in mine for fault in side.faults)
    told = sorted(faults, key=lambda fault: fault != BANNED)  # what came of them all is not left out
    return Standing(
        bot=bot,
        sees_all=read_entrant(bot).sees_all,
        share=share_of(results, bot, range(len(results.plan.lineups))),
        rating=rating,
        decisions=decisions,
        ms=1000 * sum(side.seconds for side in mine) / decisions if decisions else 0.0,
        fell=sum(any(side.fell for side in game.sides if side.bot == bot) for game in games),
        faults=told[:EXAMPLES],
    )


def _meetings(results: Results) -> list[Meeting]:
    """Of a line-up of one against copies of another, the one; of any other, all."""
    meetings: list[Meeting] = []
    for at, lineup in enumerate(results.plan.lineups):
        alone = len(set(lineup[1:])) == 1 and len(lineup) > 2
        for place, bot in enumerate(lineup[:1] if alone else lineup):
            others = [*lineup[:place], *lineup[place + 1 :]]
            meetings.append(Meeting(bot, others, share_of(results, bot, [at])))
    return meetings


# --- shares -----------------------------------------------------------------------


def share_of(results: Results, bot: str, lineups: range | list[int]) -> Share:
    """What a bot won in some line-ups: per deal won, to be had, and its fair part."""
    deals: dict[int, tuple[float, float, int]] = {}
    for unit in results.in_order():
        if unit.unit.lineup in lineups and bot in results.plan.lineups[unit.unit.lineup]:
            won, fair, games = deals.get(unit.unit.deal, (0.0, 0.0, 0))
            for game in unit.games:
                mine = [side.credit for side in game.sides if side.bot == bot]
                won, fair, games = won + sum(mine), fair + len(mine) / contenders(game), games + 1
            deals[unit.unit.deal] = (won, fair, games)
    played = [deal for deal in deals.values() if deal[2]]
    games = sum(deal[2] for deal in played)
    if not games:
        return Share(0, 0.0, 0.0, 1.0, 1.0, "none")
    share, fair = sum(deal[0] for deal in played) / games, sum(deal[1] for deal in played) / games
    low, high, method = interval(played, share, games, results.plan.seed)
    return Share(games, share, low, high, fair, method)


def contenders(game: GameResult) -> int:
    return len(game.sides) + len(game.rivals)


def interval(deals: list[tuple[float, float, int]], share: float, games: int, seed: int) -> tuple[float, float, Method]:
    """95 %: see above."""
    if len({won / count for won, _, count in deals}) == 1:
        return *wilson(round(share * games), games), "wilson"
    random = Random(seed_of(seed, len(deals), "bootstrap")).random
    count = len(deals)
    means: list[float] = []
    for _ in range(RESAMPLES):
        drawn = [deals[int(random() * count)] for _ in range(count)]
        means.append(sum(deal[0] for deal in drawn) / sum(deal[2] for deal in drawn))
    means.sort()
    return means[RESAMPLES // 40], means[-1 - RESAMPLES // 40], "bootstrap"
