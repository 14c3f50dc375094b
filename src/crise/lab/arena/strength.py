"""The strength table: each level against the one below it, in every game, at two and at four seats.

At two seats one against one, at four one against three of the other kind; in teams a team against the others. Where a
level does not reach the bar, the bot that sees all cards shows how much of it is luck. At two seats `normal` also meets
the game's strategies of one idea, which take the best by their own lights however near the others are, and the expert
meets itself with fewer and with more iterations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import ceil
from pathlib import Path

import msgspec

from crise.bots.policy import LEVELS, SEARCHES
from crise.bots.strategies import PREFIX, strategies_of
from crise.engine.ask import Refused
from crise.games import GAMES
from crise.lab.arena.figures import Share, share_of
from crise.lab.arena.play import Plan
from crise.lab.arena.tournament import Results, sides_at
from crise.lab.settings import settings_of

BAR = 1.5  # times the fair share: what a level is to win against the one below
SEATS = (2, 4)
HEAD = """# How strong the bots are

One bot against the others at its table: at two seats one against one, at four one against three (in teams, a team
against the other). Every deal is played once from each seat. A game is worth 1, shared by the sides that won; the
*ratio* compares the share that the bot won with its fair share, 1 being as good as the others. The intervals (95 %) are
a bootstrap over deals, or Wilson's over games where all deals came out alike. `expert:200` searches with 200 iterations
a decision. With a `!` it sees all cards, which no honest bot does: it plays where a level stays below {bar} times its
fair share, to show what luck leaves to win. `strategy:NAME:0` follows one idea, which the report of `crise lab` tells,
and takes the best by it however near the rest is. The expert against itself with fewer and with more iterations shows
whether more thought still helps.

The command that makes this page again: `{command}`

| game | mode | seats | bot | against | games | share | 95 % | fair | ratio | 95 % |
|---|---|---:|---|---|---:|---:|---:|---:|---:|---:|
"""


class Match(msgspec.Struct, frozen=True):
    """One row of the table."""

    game: str
    mode: str
    seats: int
    bot: str
    other: str

    def __str__(self) -> str:
        return f"{self.game} {self.mode} {self.seats} seats: {self.bot} against {self.other}"

    def plan(self, games: int, seed: int) -> Plan:
        game = GAMES[self.game]
        options = game.read_options(game.modes[self.mode])
        sides = sides_at(game, self.seats, options)
        return Plan(
            game=self.game,
            mode=self.mode,
            seats=self.seats,
            lineups=((self.bot, *[self.other] * (sides - 1)),),
            deals=ceil(games / sides),
            seed=seed,
            options=msgspec.to_builtins(options),
        )

    @property
    def enough(self) -> int:
        """Games, if nothing is said: where luck does more, it takes more to see what is skill."""
        strength = settings_of(GAMES[self.game]).strength
        searching = self.bot.startswith(SEARCHES) and self.other.startswith(SEARCHES)
        return strength.curve_games if searching else strength.enough(self.seats)

    def file(self, folder: Path) -> Path:
        name = f"{self.game}-{self.mode}-{self.seats}-{self.bot}-{self.other}".replace(":", "").replace(
            "!", "-sees-all"
        )
        return folder / f"{name}.jsonl"


class Strength(msgspec.Struct, frozen=True):
    match: Match
    share: Share


def tables(games: Iterable[str], all_modes: bool) -> Iterator[tuple[str, str, int]]:
    """Each game in its usual way to play, or in all of them, at two seats and at four."""
    for id in games:
        game = GAMES[id]
        for mode in list(game.modes)[: None if all_modes else 1]:
            for seats in SEATS:
                try:
                    game.check(seats, game.read_options(game.modes[mode]))
                except Refused:
                    continue
                yield id, mode, seats


def measure(
    games: Iterable[str],
    all_modes: bool,
    iterations: int | None,
    play: Callable[[Match], Results],
) -> Iterator[Strength]:
    """Row after row. `play` plays a match and gives its results."""
    facile, normal, expert = LEVELS
    places = list(tables(games, all_modes))
    for game, mode, seats in places:
        searching = f"{expert}:{iterations or settings_of(GAMES[game]).strength.iterations}"
        for bot, other in ((normal, facile), (searching, normal)):
            row = _measured(Match(game, mode, seats, bot, other), play)
            yield row
            if row.share.ratio < BAR:
                yield _measured(Match(game, mode, seats, f"{searching}!", other), play)
    for game, mode, seats in places:
        if seats == SEATS[0]:
            yield from (_measured(match, play) for match in (*ideas(game, mode), *curve(game, mode, iterations)))


def ideas(game: str, mode: str) -> Iterator[Match]:
    """`normal` against each strategy of one idea, which takes the best, however near the others are."""
    for name in strategies_of(GAMES[game]):
        yield Match(game, mode, SEATS[0], LEVELS[1], f"{PREFIX}{name}:0")


def curve(game: str, mode: str, iterations: int | None) -> Iterator[Match]:
    """Does more thought help? The expert with fewer and with more iterations than usual, or than is asked for."""
    fewer, usual, more = settings_of(GAMES[game]).strength.curve
    if iterations is not None:
        fewer, usual, more = max(1, iterations // 4), iterations, 4 * iterations
    for many in (fewer, more):
        yield Match(game, mode, SEATS[0], f"{SEARCHES}:{many}", f"{SEARCHES}:{usual}")


def _measured(match: Match, play: Callable[[Match], Results]) -> Strength:
    return Strength(match, share_of(play(match), match.bot, [0]))


def markdown(rows: Iterable[Strength], command: str) -> str:
    return HEAD.format(bar=BAR, command=command) + "".join(f"| {' | '.join(_cells(row))} |\n" for row in rows)


def _cells(row: Strength) -> list[str]:
    match, share = row.match, row.share
    return [
        match.game,
        match.mode,
        str(match.seats),
        match.bot,
        match.other,
        str(share.games),
        f"{share.share:.1%}",
        f"{share.low:.1%} – {share.high:.1%}",
        f"{share.fair:.1%}",
        f"{share.ratio:.2f}",
        f"{share.low_ratio:.2f} – {share.high_ratio:.2f}",
    ]
