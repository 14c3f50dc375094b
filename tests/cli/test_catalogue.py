"""`crise games`, `crise rules`, `crise cards`."""

import json
import re
from pathlib import Path

import pytest

from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR
from tests.cli.conftest import Crise

ROOT = Path(__file__).parent.parent.parent

# --- games --------------------------------------------------------------------------


def test_games_lists_seats_minutes_modes_and_pitch(crise: Crise) -> None:
    out = crise("games").out
    assert re.search(r"virus-war +Virus War", out)
    assert all(part in out for part in ("2–8", "20", "solo, chosen, teams", "Contaminez vos adversaires"))


def test_games_as_json(crise: Crise) -> None:
    rows = json.loads(crise("games", "--json", "--language", "en").out)
    assert [row["id"] for row in rows] == list(GAMES)
    first = rows[0]
    assert (first["least"], first["most"], first["modes"]) == (2, 8, ["solo", "chosen", "teams"])
    assert first["pitch"].startswith("Infect")


# --- rules --------------------------------------------------------------------------


def test_rules_by_section_with_their_marks(crise: Crise, toy: Path) -> None:
    out = crise("rules", "toy").out
    assert out.splitlines() == [
        "Toy",
        "",
        "First",
        "TG-ONE-1  Draw a card.",
        "TG-ONE-2 [précision]  Play a card.",
        "",
        "Second",
        "TG-TWO-1  Stop.",
    ]


def test_rules_of_all_games(crise: Crise) -> None:
    out = crise("rules").out
    assert "VW-STO-2" in out
    assert "Mise en place" in out


def test_the_rules_begin_with_the_game_on_one_page(crise: Crise) -> None:
    lines = crise("rules", "noe").out.splitlines()
    assert lines[2] == "Le but"
    assert "1. Prenez – " in "\n".join(lines[:8])
    assert "Le but" not in crise("rules", "noe", "--search", "Enquêteur").out.splitlines()


def test_rules_as_json(crise: Crise) -> None:
    rows = json.loads(crise("rules", "virus-war", "--json", "--language", "en").out)
    assert rows[0]["id"] == "VW-SET-1"
    assert set(rows[0]) == {"game", "id", "mark", "section", "text"}
    assert {row["mark"] for row in rows} == {"", "ruling", "option"}


def test_rules_are_searched_in_words_and_ids(crise: Crise, toy: Path) -> None:
    assert "TG-ONE-2" in crise("rules", "--search", "PLAY").out
    assert "TG-ONE-1" not in crise("rules", "--search", "play").out
    assert "TG-TWO-1" in crise("rules", "--search", "tg-two").out


@pytest.mark.parametrize("typed", ["l'ordre", "l’ordre", "EPIDEMIE", "épidémie", "partie : 50"])
def test_a_search_need_not_be_typeset(crise: Crise, typed: str) -> None:
    assert crise("rules", "virus-war", "--search", typed).code == 0


def test_a_search_without_result_fails(crise: Crise) -> None:
    done = crise("rules", "--search", "zzz")
    assert (done.code, done.out) == (1, "")
    assert "zzz" in done.err


def test_rules_of_an_unknown_game(crise: Crise) -> None:
    done = crise("rules", "virus-wat")
    assert done.code == 2
    assert "Vouliez-vous dire virus-war" in done.err


# --- coverage -----------------------------------------------------------------------

ALL_TESTED = """
import pytest

@pytest.mark.rule("TG-ONE-1", "TG-ONE-2")
def test_one(): ...

@pytest.mark.rule("TG-TWO-1")
def test_two(): ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_toy.py").write_text(ALL_TESTED, encoding="utf-8")
    return folder


def test_coverage_lists_every_rule_with_its_tests(crise: Crise, toy: Path, tests: Path) -> None:
    done = crise("rules", "toy", "--coverage", "--tests", tests)
    assert done.code == 0
    assert f"TG-ONE-2  {tests}/test_toy.py::test_one\n" in done.out
    assert "3 rules, 3 with a test" in done.out


def test_coverage_fails_when_a_test_is_deleted(crise: Crise, toy: Path, tests: Path) -> None:
    (tests / "test_toy.py").write_text(ALL_TESTED.partition('@pytest.mark.rule("TG-TWO-1")')[0], encoding="utf-8")
    done = crise("rules", "--coverage", "--tests", tests)
    assert done.code == 1
    assert "TG-TWO-1  NO TEST" in done.out
    assert "without a test: TG-TWO-1" in done.out


def test_coverage_fails_on_an_unknown_rule(crise: Crise, toy: Path, tests: Path) -> None:
    (tests / "test_more.py").write_text(ALL_TESTED.replace("TG-TWO-1", "TG-TWO-9"), encoding="utf-8")
    done = crise("rules", "--coverage", "--tests", tests)
    assert done.code == 1
    assert "no catalogue has a rule TG-TWO-9, named by" in done.out


def test_coverage_fails_when_the_source_does_not_cite_a_rule(crise: Crise, toy: Path, tests: Path) -> None:
    (toy / "rules.py").write_text('"""TG-ONE-1, TG-ONE-2 and TG-TWO-10."""\n', encoding="utf-8")
    done = crise("rules", "--coverage", "--tests", tests)
    assert done.code == 1
    assert "not cited in the game's source: TG-TWO-1\n" in done.out


def test_coverage_as_json(crise: Crise, toy: Path, tests: Path) -> None:
    found = json.loads(crise("rules", "--coverage", "--tests", tests, "--json").out)
    assert found["complete"] is True
    assert found["rules"][2] == {"id": "TG-TWO-1", "tests": [f"{tests}/test_toy.py::test_two"], "cited": True}
    assert (found["untested"], found["uncited"], found["unknown"]) == ([], [], {})


def test_coverage_says_where_tests_should_be(crise: Crise, tmp_path: Path) -> None:
    done = crise("rules", "--coverage", "--tests", tmp_path / "none")
    assert done.code == 2
    assert "--tests DIR" in done.err


def test_coverage_of_a_broken_test_file(crise: Crise, toy: Path, tests: Path) -> None:
    (tests / "test_broken.py").write_text("x = 'TG-ONE-1'\ndef (", encoding="utf-8")
    done = crise("rules", "--coverage", "--tests", tests)
    assert (done.code, done.out) == (2, "")
    assert re.search(
        r'pytest can.t read the tests:\n.*test_broken.py", line 2\n(.*\n)*.*SyntaxError: invalid', done.err
    )


def test_coverage_of_a_marker_that_names_no_rule(crise: Crise, toy: Path, tests: Path) -> None:
    """The project's own check of markers has its say."""
    (tests / "conftest.py").write_text((ROOT / "tests/conftest.py").read_text("utf-8"), encoding="utf-8")
    (tests / "test_more.py").write_text(ALL_TESTED.replace('"TG-TWO-1"', '"TG-TWO-1", 2'), encoding="utf-8")
    done = crise("rules", "--coverage", "--tests", tests)
    assert done.code == 2
    assert "ERROR: test_more.py::test_two: write the marker as" in done.err


def test_coverage_without_pytest(crise: Crise, toy: Path, tests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.lab.tools.coverage.find_spec", lambda name: None)
    done = crise("rules", "--coverage", "--tests", tests)
    assert (done.code, done.out) == (2, "")
    assert "read by pytest, which is not installed: make setup" in done.err


# --- cards --------------------------------------------------------------------------


def test_cards_with_their_provenance(crise: Crise) -> None:
    out = crise("cards", "virus-war").out
    rows = {line.split()[0]: line for line in out.splitlines()}
    assert "livret" in rows["virus"]
    assert "maison" in rows["piege-8"]
    assert "Virus War\u00a0: 110 cartes" in out
    assert len(rows) == len(VIRUS_WAR.standard) + 2


def test_cards_as_json(crise: Crise) -> None:
    rows = json.loads(crise("cards", "virus-war", "--json", "--language", "en").out)
    assert sum(row["count"] for row in rows) == 110
    assert rows[0]["name"] == "Virus"
    assert {row["source"] for row in rows} == {"booklet", "house"}


def test_the_export_passes_its_own_check(crise: Crise, tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    assert crise("cards", "virus-war", "--export", file).code == 0
    assert crise("cards", "virus-war", "--export", "-").out == file.read_text("utf-8")
    done = crise("cards", "virus-war", "--check", file)
    assert done.code == 0
    assert "OK, 110 cards; rows unlike those of the game: none" in done.out


def test_a_changed_value_is_accepted_and_named(crise: Crise, tmp_path: Path) -> None:
    file = changed(crise, tmp_path, "chance-8,chance,1,house,8", "chance-9,chance,1,booklet,9")
    assert "chance-9" in crise("cards", "virus-war", "--check", file).out
    assert json.loads(crise("cards", "virus-war", "--check", file, "--json").out) == {
        "ok": True,
        "cards": 110,
        "changed": ["chance-9"],
    }


def changed(crise: Crise, folder: Path, old: str, new: str) -> Path:
    text = crise("cards", "virus-war", "--export", "-").out
    assert old in text
    file = folder / "mine.csv"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


WRONG_FILES = [
    ("chiffre-6,chiffre,6,house,6", "chiffre-6,chiffre,7,house,6", 27, "111 cards in all, but there must be 110"),
    ("virus,virus,10", "viruz,virus,10", 2, "did you mean 'virus'?"),
    ("piege-8,piege,1,house,8", "piege-8,piege,1,house,-8", 17, "value is '-8'"),
    ("poison,poison,8", "poison,poison,-8", 3, "count is '-8'"),
    ("card,kind", "carte,kind", 1, "the first line must be: card,kind,count,source,value"),
    ("stop,stop,4,booklet,0", "stop,stop,4", 10, "3 columns, but there must be 5"),
]


@pytest.mark.parametrize(("old", "new", "line", "reason"), WRONG_FILES)
def test_a_wrong_card_file_is_refused_with_line_and_reason(
    crise: Crise, tmp_path: Path, old: str, new: str, line: int, reason: str
) -> None:
    file = changed(crise, tmp_path, old, new)
    done = crise("cards", "virus-war", "--check", file)
    assert done.code == 1
    assert f"mine.csv: line {line}: " in done.err
    assert reason in done.err
    said = json.loads(crise("cards", "virus-war", "--check", file, "--json").out)
    assert (said["ok"], said["line"]) == (False, line)
    playing = crise("simulate", "virus-war", "--games", 1, "--cards", file)
    assert playing.code == 2
    assert f"line {line}: " in playing.err


def test_all_that_is_wrong_is_said_at_once(crise: Crise, tmp_path: Path) -> None:
    file = changed(crise, tmp_path, "stop,stop,4,", "stop,stop,-4,")
    file.write_text(file.read_text("utf-8").replace("chance-8,chance,1,", "chance-8,chance,two,"), "utf-8")
    done = crise("cards", "virus-war", "--check", file)
    assert done.err.count("mine.csv: line ") == 2
    assert len(json.loads(crise("cards", "virus-war", "--check", file, "--json").out)["faults"]) == 2


def test_a_file_that_is_not_there_or_no_text(crise: Crise, tmp_path: Path) -> None:
    assert crise("cards", "virus-war", "--check", tmp_path / "none.csv").code == 2
    (tmp_path / "bytes.csv").write_bytes(b"card\xff")
    done = crise("cards", "virus-war", "--check", tmp_path / "bytes.csv")
    assert done.code == 2
    assert "not a text in UTF-8 (byte 5)" in done.err


def test_export_never_writes_over_a_file(crise: Crise, tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("an evening's work", encoding="utf-8")
    done = crise("cards", "virus-war", "--export", file)
    assert done.code == 2
    assert "existe déjà" in done.err
    assert file.read_text("utf-8") == "an evening's work"
    assert crise("cards", "virus-war", "--export", tmp_path / "none" / "x.csv").code == 2


def test_export_and_check_at_once_is_a_mistake(crise: Crise, tmp_path: Path) -> None:
    done = crise("cards", "virus-war", "--export", "-", "--check", tmp_path)
    assert done.code == 2
    assert "either --export or --check" in done.err
