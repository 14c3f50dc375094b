"""The command, run inside the test; and two games that only tests know."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from crise.cli import run
from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


Crise: TypeAlias = Callable[..., Done]


@pytest.fixture
def crise(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Crise:
    monkeypatch.delenv("CRISE_LANGUAGE", raising=False)

    def call(*tokens: object) -> Done:
        capsys.readouterr()
        code = run([str(token) for token in tokens])
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return call


@pytest.fixture
def record(crise: Crise, tmp_path: Path) -> Path:
    """The record of one game of random bots."""
    assert crise("simulate", "virus-war", "--games", 1, "--seats", 3, "--records", tmp_path).code == 0
    return tmp_path / "game-000001.json"


CATALOGUE = """
game-title = Toy
game-pitch = A toy.
section-TG-ONE = First
rule-TG-ONE-1 = Draw a card.
rule-TG-ONE-2 = Play a card.
    .mark = ruling
section-TG-TWO = Second
rule-TG-TWO-1 = Stop.
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game with three rules, alone in the list of games; the folder of its source."""
    package = tmp_path / "toy_game"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "rules.py").write_text('"""TG-ONE-1, TG-ONE-2 and TG-TWO-1."""\n', encoding="utf-8")
    for language in ("fr", "en"):
        (package / f"{language}.ftl").write_text(CATALOGUE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    only(monkeypatch, replace(VIRUS_WAR, id="toy", package="toy_game"))
    yield package
    sys.modules.pop("toy_game", None)


def only(monkeypatch: pytest.MonkeyPatch, game: Any) -> None:
    for id in reversed(list(GAMES)):  # undone from the last to the first: so their order comes back
        monkeypatch.delitem(GAMES, id)
    monkeypatch.setitem(GAMES, game.id, game)
