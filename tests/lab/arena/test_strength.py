"""The strength table: which matches it holds, and how it is written."""

from pathlib import Path

import pytest

from crise.games import GAMES
from crise.lab.arena.figures import Share
from crise.lab.arena.play import Unit, UnitResult
from crise.lab.arena.strength import HEAD, Match, Strength, markdown, measure, tables
from crise.lab.arena.tournament import Results
from tests.lab.arena.test_arena import game_of


def test_every_game_at_two_and_at_four_seats() -> None:
    rows = list(tables(GAMES, all_modes=False))
    assert {(game, seats) for game, _, seats in rows} == {(game, seats) for game in GAMES for seats in (2, 4)}
    assert ("virus-war", "teams", 4) in tables(GAMES, all_modes=True)
    assert ("virus-war", "teams", 2) not in tables(GAMES, all_modes=True)


def test_one_against_the_others() -> None:
    plan = Match("virus-war", "solo", 4, "normal", "facile").plan(200, 0)
    assert plan.lineups == (("normal", "facile", "facile", "facile"),)
    assert plan.deals == 50
    teams = Match("virus-war", "teams", 4, "normal", "facile").plan(200, 0)
    assert teams.lineups == (("normal", "facile"),)
    assert teams.deals == 100


@pytest.mark.parametrize(("credit", "cheats"), [(0.9, []), (0.6, ["expert:30!", "expert:30!"])])
def test_where_the_bar_is_missed_the_cheat_shows_the_luck(credit: float, cheats: list[str]) -> None:
    asked: list[str] = []

    def play(match: Match) -> Results:
        asked.append(match.bot)
        results = Results(match.plan(2, 0))
        credits = [credit, *[(1 - credit) / (match.seats - 1)] * (match.seats - 1)]
        results.add(UnitResult(Unit(1, 0), [game_of(credits, results.plan.lineups[0])]))
        return results

    rows = list(measure(["noe"], False, 30, play))
    assert [bot for bot in asked if bot.endswith("!")][:2] == cheats
    assert rows[0].share.ratio == pytest.approx(2 * credit)
    list(measure(["noe"], False, None, play))
    assert "expert:100" in asked


def test_at_two_seats_there_are_the_ideas_and_the_curve() -> None:
    asked: list[tuple[int, str, str]] = []

    def play(match: Match) -> Results:
        asked.append((match.seats, match.bot, match.other))
        results = Results(match.plan(2, 0))
        results.add(UnitResult(Unit(1, 0), [game_of([1.0, *[0.0] * (match.seats - 1)], results.plan.lineups[0])]))
        return results

    list(measure(["noe"], False, None, play))
    assert asked[4:] == [
        *[(2, "normal", f"strategy:{name}:0") for name in ("fifty", "patient", "complots")],
        (2, "expert:25", "expert:100"),
        (2, "expert:400", "expert:100"),
    ]
    assert all("strategy" not in other for _, _, other in asked[:4])


def test_a_row_has_as_many_games_as_its_game_says() -> None:
    assert Match("noe", "base", 2, "normal", "facile").enough == 800
    assert Match("virus-war", "solo", 4, "normal", "facile").enough == 400
    assert Match("noe", "base", 2, "expert:400", "expert:100").enough == 100


def test_the_table_is_markdown_and_says_how_it_was_made() -> None:
    share = Share(200, 0.75, 0.7, 0.8, 0.5, "bootstrap")
    text = markdown([Strength(Match("noe", "base", 2, "expert:200", "normal"), share)], "crise strength --games 200")
    assert text.startswith(HEAD[:20])
    assert "`crise strength --games 200`" in text
    row = "| noe | base | 2 | expert:200 | normal | 200 | 75.0% | 70.0% – 80.0% | 50.0% | 1.50 | 1.40 – 1.60 |\n"
    assert text.endswith(row)


def test_each_match_has_a_file_of_its_own(tmp_path: Path) -> None:
    names = {
        Match("noe", "base", 2, bot, "normal").file(tmp_path).name for bot in ("expert:20", "expert:20!", "facile")
    }
    assert len(names) == 3
    assert not any(sign in name for name in names for sign in ":!")
