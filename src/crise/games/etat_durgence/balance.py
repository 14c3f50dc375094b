"""How fair is this edition? Games of simple or of random bots, and who won, what was bought, how long it took.

    python -m crise.games.etat_durgence.balance --games 500 --bot simple > report.md

Same numbers for the same arguments on every machine. What the edition must give stands at the end of the report.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from crise.core.ask import Ask, Option
from crise.core.match import Match
from crise.core.table import chance
from crise.games.etat_durgence import ETAT_DURGENCE, face
from crise.games.etat_durgence.rules import TEAMS
from crise.games.etat_durgence.simple_bot import SimpleBot
from crise.games.etat_durgence.table import EtatDurgence

Player = Callable[[Match, Ask], Option]
FACES: Final = [face(row) for row in ETAT_DURGENCE.standard]
PILES: Final = [one.key for one in FACES if one.kind != "depart"]
GOAL: Final = """
What the edition must give with strong bots: every team and every seat within 4 points of its fair share, every pile
bought in at least 3 % of games, a median of 8 to 25 turns per player.
"""


def simple(seed: int) -> Player:
    bot = SimpleBot(seed, FACES)
    return lambda match, ask: bot.choose(match.view(ask[0]), ask)


def random(seed: int) -> Player:
    rolls = 0

    def choose(match: Match, ask: Ask) -> Option:
        nonlocal rolls
        rolls += 1
        answer: Option = ask[2][chance(seed, rolls)[0] * len(ask[2]) >> 32]
        return answer

    return choose


BOTS: Final[dict[str, Callable[[int], Player]]] = {"simple": simple, "random": random}


@dataclass
class Tally:
    """What is counted over the games of one number of players."""

    seats: int
    games: int = 0
    limited: int = 0
    draws: int = 0
    wins_in_order: Counter[int] = field(default_factory=Counter)  # 0: whoever began
    wins_of_team: Counter[str] = field(default_factory=Counter)
    games_of_team: Counter[str] = field(default_factory=Counter)
    bought: Counter[str] = field(default_factory=Counter)  # games in which anybody bought it
    turns: list[float] = field(default_factory=list)  # per player

    def add(self, match: Match, first: int) -> None:
        t = match.table
        assert isinstance(t, EtatDurgence)
        self.games += 1
        self.limited += t.turns >= t.turn_limit
        self.turns.append(t.turns / self.seats)
        self.games_of_team.update(t.teams)
        self.bought.update({args[1][1] for what, args in match.log(self.seats) if what == "bought"})
        winners = ETAT_DURGENCE.winners(t)
        self.draws += len(winners) > 1
        if len(winners) == 1:
            self.wins_in_order[(winners[0] - first) % self.seats] += 1
            self.wins_of_team[t.teams[winners[0]]] += 1


def play(seats: int, games: int, bot: Callable[[int], Player]) -> Tally:
    tally = Tally(seats)
    options = ETAT_DURGENCE.read_options({"teams": "random"})
    for seed in range(games):
        match = ETAT_DURGENCE.start(seats, options, seed=seed)
        first = match.table.turn
        players = [bot(seed * seats + seat) for seat in range(seats)]
        while match.open:
            ask = match.open[0]
            match.give(ask[0], players[ask[0]](match, ask))
        tally.add(match, first)
    return tally


# --- the report -------------------------------------------------------------------------------


def share(hits: int, games: int) -> str:
    """A share in per cent with its 95 % interval (Wilson)."""
    if not games:
        return "-"
    z, p = 1.96, hits / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{100 * p:.1f} [{100 * max(0, middle - reach):.1f}, {100 * min(1, middle + reach):.1f}]"


def table(title: str, rows: list[str], tallies: list[Tally], cell: Callable[[Tally, str], str]) -> str:
    head = f"| {title} | " + " | ".join(f"{tally.seats} players" for tally in tallies) + " |"
    body = [f"| {row} | " + " | ".join(cell(tally, row) for tally in tallies) + " |" for row in rows]
    return "\n".join([head, "|---|" + "---|" * len(tallies), *body, ""])


def report(tallies: list[Tally], bot: str) -> str:
    def seat(tally: Tally, row: str) -> str:
        at = int(row) - 1
        return share(tally.wins_in_order[at], tally.games) if at < tally.seats else ""

    lengths: dict[str, Callable[[Tally], str]] = {
        "games": lambda tally: str(tally.games),
        "turns per player, median": lambda tally: f"{sorted(tally.turns)[tally.games // 2]:.1f}",
        "turns per player, 95 % below": lambda tally: f"{sorted(tally.turns)[tally.games * 95 // 100]:.1f}",
        "ended by the turn limit, %": lambda tally: share(tally.limited, tally.games),
        "draws, %": lambda tally: share(tally.draws, tally.games),
        "fair share, %": lambda tally: f"{100 / tally.seats:.1f}",
    }
    return "\n".join(
        [
            f"# Balance of État d'urgence, {bot} bots\n",
            table("length", list(lengths), tallies, lambda tally, row: lengths[row](tally)),
            table("wins of the seat that plays as number, %", list("12345"), tallies, seat),
            table(
                "wins of a team in games with it, %",
                list(TEAMS),
                tallies,
                lambda tally, team: share(tally.wins_of_team[team], tally.games_of_team[team]),
            ),
            table(
                "games with a purchase of, %", PILES, tallies, lambda tally, key: share(tally.bought[key], tally.games)
            ),
            GOAL,
        ]
    )


def main() -> None:
    parser = ArgumentParser(
        prog="python -m crise.games.etat_durgence.balance", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("--games", type=int, default=200, help="games for each number of players (200)")
    parser.add_argument("--bot", choices=sorted(BOTS), default="simple", help="who plays (simple)")
    given = parser.parse_args()
    if given.games < 1:
        parser.error("--games must be at least 1")
    print(report([play(seats, given.games, BOTS[given.bot]) for seats in ETAT_DURGENCE.seats], given.bot), end="")


if __name__ == "__main__":
    main()
