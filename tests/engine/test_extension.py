"""A game that extends another has the cards and the words of its base, and adds its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from crise.game.cards import write_cards
from crise.game.texts import Words
from crise.games.smile_life import SMILE_LIFE, SmileLifeCard
from crise.lab.run.citations import cited_ids
from tests.play import AnyGame

CATALOGUE = """
game-title = Smile Life: Mars
rule-MA-ONE-1 = Whoever lays the Martian wins.
log-drew = { $seat } digs up { $card }.
card-martian = Martian
"""


class MarsCard(SmileLifeCard, frozen=True):
    eyes: int = 0


@pytest.fixture
def mars(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    package = tmp_path / "mars_game"
    package.mkdir()
    (package / "__init__.py").write_text('"""MA-ONE-1."""\n', encoding="utf-8")
    (package / "en.ftl").write_text(CATALOGUE, encoding="utf-8")
    martian = MarsCard("martian", "animal", 1, "house", 2, 0, 0, 0, 0, "", 3)
    (package / "cards.csv").write_text(write_cards([martian]), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield replace(SMILE_LIFE, id="mars", package="mars_game", row=MarsCard, total=201, extends=(SMILE_LIFE,))
    sys.modules.pop("mars_game", None)


def test_its_cards_come_after_those_of_the_base(mars: AnyGame) -> None:
    assert [row.card for row in mars.standard] == [*(row.card for row in SMILE_LIFE.standard), "martian"]
    assert [row.eyes for row in mars.standard] == [0] * len(SMILE_LIFE.standard) + [3]


def test_an_owners_file_has_them_all(mars: AnyGame) -> None:
    assert mars.read_cards(write_cards(mars.standard)) == mars.standard


def test_its_words_come_after_those_of_the_base_and_go_before_them(mars: AnyGame) -> None:
    base, words = Words(SMILE_LIFE, "en"), Words(mars, "en")
    assert words.rule_ids() == [*base.rule_ids(), "MA-ONE-1"]
    assert (words.title, words.card("martian"), words.card("chat")) == ("Smile Life: Mars", "Martian", "Cat")
    assert words.say("log-drew", seat="Anna", card="Cat") == "Anna digs up Cat."
    assert base.say("log-drew", seat="Anna", card="Cat") == "Anna draws Cat."


def test_a_rule_may_be_cited_in_the_base(mars: AnyGame) -> None:
    assert cited_ids(mars) == cited_ids(SMILE_LIFE) | {"MA-ONE-1"}
