"""`crise play`, with a table that only pretends to be one."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from crise.game.records import Setting
from tests.cli.conftest import Crise


class Pretended:
    """A terminal table that only notes what it was called with."""

    def __init__(self) -> None:
        self.setting: Setting
        self.people: dict[int, str] = {}
        self.bots: dict[int, str] = {}
        self.language = ""
        self.record: Path | None = None

    def run(
        self, setting: Setting, people: dict[int, str], bots: dict[int, str], language: str, record: Path | None
    ) -> None:
        self.setting, self.people, self.bots, self.language, self.record = setting, people, bots, language, record


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Pretended:
    pretended, module = Pretended(), ModuleType("crise.terminal.app")
    module.__dict__["run"] = pretended.run
    monkeypatch.setitem(sys.modules, "crise.terminal", ModuleType("crise.terminal"))
    monkeypatch.setitem(sys.modules, "crise.terminal.app", module)
    monkeypatch.setattr("crise.cli.play.on_a_terminal", lambda: True)
    return pretended


def test_one_person_against_three_bots(crise: Crise, table: Pretended) -> None:
    assert crise("play", "virus-war").code == 0
    assert (table.people, table.bots) == ({0: "Place 1"}, {1: "normal", 2: "normal", 3: "normal"})
    assert (table.setting.game.id, table.setting.seats, table.language) == ("virus-war", 4, "fr")
    assert table.setting.cards is None


def test_a_seed_that_was_not_given_can_not_be_guessed(crise: Crise, table: Pretended) -> None:
    crise("play", "virus-war")
    first = table.setting.seed
    crise("play", "virus-war")
    assert first != table.setting.seed
    assert max(first, table.setting.seed) >= 2**200


@pytest.mark.parametrize(
    ("tokens", "people", "bots"),
    [
        (["--seats", 2], {0: "Place 1"}, {1: "normal"}),
        (["--people", 2, "--seats", 3], {0: "Place 1", 1: "Place 2"}, {2: "normal"}),
        (["--people", 2, "--seats", 2], {0: "Place 1", 1: "Place 2"}, {}),
        (["--people", 5], {seat: f"Place {seat + 1}" for seat in range(5)}, {}),
        (["--people", "Ada", "Bob"], {0: "Ada", 1: "Bob"}, {2: "normal", 3: "normal"}),
        (["--people", "Ada", "--bots", "random", "random"], {0: "Ada"}, {1: "random", 2: "random"}),
        (["--language", "en", "--seats", 2], {0: "Seat 1"}, {1: "normal"}),
    ],
)
def test_who_sits_where(
    crise: Crise, table: Pretended, tokens: list[object], people: dict[int, str], bots: dict[int, str]
) -> None:
    assert crise("play", "virus-war", *tokens).code == 0
    assert (table.people, table.bots) == (people, bots)
    assert table.setting.seats == len(people) + len(bots)


def test_options_cards_seed_and_language_reach_the_table(crise: Crise, table: Pretended, tmp_path: Path) -> None:
    crise("cards", "virus-war", "--export", tmp_path / "mine.csv")
    given = ["--option", "teams=true", "--option", "life_cap=60", "--seed", 7, "--language", "en"]
    assert crise("play", "virus-war", *given, "--cards", tmp_path / "mine.csv").code == 0
    game = table.setting.game
    assert table.setting.options == game.options(teams=True, life_cap=60)
    assert (table.setting.seed, table.language) == (7, "en")
    assert table.setting.cards == game.standard


def test_the_table_is_told_where_to_record(crise: Crise, table: Pretended, tmp_path: Path) -> None:
    assert crise("play", "virus-war", "--record", tmp_path / "game.json").code == 0
    assert table.record == tmp_path / "game.json"
    assert crise("play", "virus-war").code == 0
    assert table.record is None


@pytest.mark.parametrize(
    ("tokens", "hint"),
    [
        (["virus-wat"], "Vouliez-vous dire virus-war"),
        (["virus-war", "--people", "0"], "au moins une personne"),
        (["virus-war", "--people", "5", "--seats", "3"], "5 personnes pour 3 places"),
        (["virus-war", "--people", "Ada", "Ada"], "s’appellent"),
        (["virus-war", "--people", "", "Bob"], "ne peut pas être un nom"),
        (["virus-war", "--people", "x" * 25], "ne peut pas être un nom"),
        (["virus-war", "--people", "a\x1b[31m"], "ne peut pas être un nom"),
        (["virus-war", "--people", "12"], "de 2 à 8"),
        (["virus-war", "--bots", "rundom"], "Vouliez-vous dire random"),
        (["virus-war", "--seats", "4", "--bots", "random", "random"], "2 robots pour 3 places"),
        (["virus-war", "--seats", "9"], "de 2 à 8"),
        (["virus-war", "--option", "teem=1"], "Vouliez-vous dire teams"),
        (["virus-war", "--seed=-3"], "graine"),
        (["virus-war", "--record", "/"], "existe déjà"),
        (["virus-war", "--record", "/no/such/folder/x"], "pas de dossier"),
    ],
)
def test_wrong_input_says_what_to_do(crise: Crise, table: Pretended, tokens: list[str], hint: str) -> None:
    done = crise("play", *tokens)
    assert (done.code, done.out) == (2, "")
    assert hint in done.err
    assert table.language == ""


def test_without_a_terminal_there_is_no_play(crise: Crise) -> None:
    done = crise("play", "virus-war")
    assert done.code == 2
    assert "Il faut un terminal" in done.err
