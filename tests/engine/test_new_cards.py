"""A card added as the README of its game says is played by all bots, and crashes nothing that shows or counts it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crise.bots.policy import LEVELS, make
from crise.engine.face import Shown
from crise.engine.match import Match
from crise.envs.setup import Setup
from crise.game.records import Setting
from crise.game.texts import words
from crise.games import GAMES
from crise.lab.report.figures import edition
from crise.lab.report.page import report
from crise.lab.simulate.play import play_bots
from crise.lab.tools.laws import positions
from crise.terminal.drawings import drawing_of
from crise.terminal.host import Host, private_cards
from crise.terminal.items import items_of
from tests.lab.runs import played
from tests.new_cards import NEW_CARDS, NewCard
from tests.play import SHORT, AnyGame

SEATS = 4
each_card = pytest.mark.parametrize("new", NEW_CARDS, ids=str)
each_game = pytest.mark.parametrize("new", {new.game: new for new in NEW_CARDS}.values(), ids=str)
FEW = 3  # iterations of the expert
GAMES_EACH = {"facile": 2, "normal": 2, "expert": 1}


@pytest.fixture
def game(new: NewCard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AnyGame:
    return new.add(monkeypatch, tmp_path)


def mode_of(new: NewCard) -> str:
    return new.mode or list(GAMES[new.game].modes)[-1]


def short(new: NewCard, game: AnyGame) -> Any:
    """Options for a game that does not take long, with most cards in it."""
    mode = mode_of(new)
    fewer = {"deck_share": "1/2"} if "deck_share" in game.options.__struct_fields__ else {}
    return game.read_options({**game.modes[mode], **SHORT.get(f"{new.game}/{mode}", {}), **fewer})


def met(match: Match, game: AnyGame, card: str) -> set[str]:
    """What the events say of a card: seen, played, bought."""
    return {use for what, args in match.told() for use in [game.card_uses.get(what, ("", []))[0]] if card in keys(args)}


def keys(value: Any) -> set[str]:
    if isinstance(value, Shown):
        return {value.key}
    return {key for part in value for key in keys(part)} if isinstance(value, tuple) else set()


@each_card
@pytest.mark.parametrize("level", LEVELS)
def test_all_bots_play_it_to_the_end(new: NewCard, game: AnyGame, level: str) -> None:
    said: set[str] = set()
    for seed in range(GAMES_EACH[level]):
        match = game.start(SEATS, short(new, game), seed=seed)
        play_bots(match, [make(level, game, seat, iterations=FEW) for seat in range(SEATS)], Random(seed).random)
        assert match.over
        said |= met(match, game, new.row.card)
    assert said & {"played", "bought"} or new.game == "noe"  # where cards are held, not played


@each_card
def test_every_refusal_has_an_answer(new: NewCard, game: AnyGame) -> None:
    """Whatever is asked for instead of the options: a rule, or that none says."""
    rules = {"", *words(game, "fr").rule_ids()}
    for match in positions(game.start(SEATS, short(new, game), seed=3), Random(3)):
        for seat, _, options, _ in match.open:
            wanted = [*range(SEATS), *(card for card, _ in private_cards(match, seat)), "rubbish", None]
            assert {match.why_not(seat, other) for other in wanted if other not in options} <= rules


@each_card
def test_it_has_a_place_in_vectors_and_actions(new: NewCard, game: AnyGame) -> None:
    setup = Setup(new.game, SEATS, msgspec.structs.asdict(short(new, game)))
    assert any(new.row.card in form for _, form in setup.actions.table)
    for match in positions(setup.start(4), Random(4)):
        for ask in match.open:
            assert setup.legal(match, ask)
            assert setup.vector(match, ask[0]).any()


@each_game
def test_it_is_drawn_and_told(new: NewCard, game: AnyGame) -> None:
    options = game.read_options(game.modes[mode_of(new)])
    host = Host(Setting(game, SEATS, 5, options), {0: "Ada"}, dict.fromkeys(range(1, SEATS), "random"))
    dice, drawing = Random(5), drawing_of(game)
    for _ in range(120):
        if host.match.over:
            break
        ask = host.next_ask()
        scene = host.scene(ask[0])
        assert drawing.draw(scene, 52, 30).plain
        assert drawing.facts(scene)
        assert any(item.open for items in items_of(host, ask[0], ask) for item in items)
        host.answer(ask[0], dice.choice(ask[2]))
    assert len(host.sentences(0)) > 20


@each_game
def test_the_lab_counts_and_reports_it(new: NewCard, game: AnyGame, tmp_path: Path) -> None:
    found = edition(played(tmp_path / "run", games=4, game=new.game, bots=("normal",), seats=(2,)), "new.csv")
    assert found.figures.failures == 0
    assert new.row.card in {card.card for card in found.figures.cards}
    assert "Nouveauté" in report(found, None, "fr", "crise lab")
