"""The tool that breaks rules on purpose: what it draws can be drawn again, and is put right afterwards."""

import ast
from pathlib import Path

import pytest

from crise.games import GAMES
from tests.night import mostly_by_night
from tools import mutants

GAME_FOLDERS = [mutants.ROOT / mutants.GAMES / game.package.rpartition(".")[2] for game in GAMES.values()]
RULES = '''
def winners(points: list[int], least: int = 10) -> list[int]:
    """XX-END-1"""
    best = max(points)
    return [seat for seat, many in enumerate(points) if many == best and not many < least]
'''
DATA = "card,source,price,text\nile,booklet,3,M 12\nété,house,4,\nmer,public,1,\n"
NOTICES = """
import pytest
from rules import winners

@pytest.mark.rule("XX-END-1")
def test_the_most_points_win():
    assert winners([12, 3, 10]) == [0]
"""


def applied(mutation: mutants.Mutation, text: str) -> str:
    return mutation.applied(text.encode()).decode()


@pytest.mark.parametrize("folder", mostly_by_night(GAME_FOLDERS, GAME_FOLDERS[0]), ids=lambda folder: folder.name)
def test_every_mutation_changes_the_program_and_parses(folder: Path) -> None:
    found = mutants.candidates(mutants.ROOT, folder)
    assert len({mutation.kind for mutation in found}) >= 9
    sources = {file: (mutants.ROOT / file).read_bytes() for file in {mutation.file for mutation in found}}
    for mutation in mutants.drawn(found, 40, 1):
        before, after = sources[mutation.file], mutation.applied(sources[mutation.file])
        assert before != after
        if mutation.file.endswith(".py"):
            assert ast.dump(ast.parse(before)) != ast.dump(ast.parse(after))


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=lambda folder: folder.name)
def test_only_rules_are_broken(folder: Path) -> None:
    files = {file.stem for file in mutants.rule_files(folder)}
    assert {"rules", "legal", "state"} <= files
    assert not files & {"heuristic", "terminal", "card_texts", "__init__"}


def test_a_seed_draws_the_same_mutations() -> None:
    found = mutants.candidates(mutants.ROOT, GAME_FOLDERS[0])
    assert mutants.drawn(found, 30, 7) == mutants.drawn(found, 30, 7) != mutants.drawn(found, 30, 8)
    assert mutants.drawn(found, 30, 7)[:12] == mutants.drawn(found, 12, 7)


def test_what_is_broken() -> None:
    found = list(mutants.in_source(RULES, "rules.py"))
    assert {(one.kind, one.old, one.new) for one in found if one.kind not in ("list", "and/or")} == {
        ("figure", "10", "11"),
        ("figure", "10", "(9)"),
        ("calculation", "max(points)", "(min(points))"),
        ("comparison", "many == best", "(many != best)"),
        ("comparison", "many < least", "(many <= least)"),
        ("not", "not many < least", "(many < least)"),
    }
    assert sum(one.kind == "list" for one in found) == 2
    assert "many == best or not many < least" in next(applied(one, RULES) for one in found if one.kind == "and/or")


def test_printed_figures_are_broken_those_of_the_house_are_not() -> None:
    texts = [applied(one, DATA).splitlines() for one in mutants.in_data(DATA, "cards.csv")]
    assert [line[1] for line in texts[:2]] == ["ile,booklet,4,M 12", "ile,booklet,2,M 12"]
    assert [line[1] for line in texts[2:4]] == ["ile,booklet,3,M 13", "ile,booklet,3,M 11"]
    assert [line[3] for line in texts[4:]] == ["mer,public,2,", "mer,public,0,"]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    tests = tmp_path / "tests/games/a_game"
    tests.mkdir(parents=True)
    (tmp_path / "src").mkdir()
    (tmp_path / "src/rules.py").write_text(RULES, "utf-8")
    (tests / "test_end.py").write_text(NOTICES, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule\n", "utf-8")
    return tmp_path


def test_it_says_which_test_notices_and_restores_the_file(tree: Path) -> None:
    found = [one for one in mutants.in_source(RULES, "src/rules.py") if one.old in ("many == best", "many < least")]
    assert [mutants.noticed(one, tree, "a_game", []) for one in found] == [
        ("games/a_game/test_end.py::test_the_most_points_win", ""),
        ("", ""),
    ]
    assert (tree / "src/rules.py").read_text("utf-8") == RULES


def test_tests_that_cite_the_same_rules_come_first(tree: Path) -> None:
    mutation = next(mutants.in_source(RULES, "src/rules.py"))
    other = tree / "tests/games/a_game/test_a.py"
    other.write_text('@pytest.mark.rule("XX-END-2")', "utf-8")
    tests = sorted(other.parent.glob("test_*.py"))
    assert [test.name for test in mutants.by_rules(mutation, RULES, tests)] == ["test_end.py", "test_a.py"]
