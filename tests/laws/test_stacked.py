"""The laws hold for extensions on top of extensions, and for siblings joined: what their parts can't break together."""

from __future__ import annotations

from random import Random

import pytest

from crise.bots.policy import LEVELS, make
from crise.engine.face import Shown
from crise.game.texts import LANGUAGES
from crise.lab.simulate.play import play_bots
from crise.lab.tools.laws import play
from tests.house import test_texts as texts
from tests.laws import test_laws as laws
from tests.play import FORMAL, TESTED, AnyGame, Place
from tests.stack import FORMAL_THERE, STACKED, STACKED_PLACES

at_every_place = pytest.mark.parametrize("place", STACKED_PLACES, ids=str)
each_game = pytest.mark.parametrize("game", STACKED.values(), ids=list(STACKED))
FEW = 3  # iterations of the expert


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records find their game by its name."""
    for id, game in STACKED.items():
        monkeypatch.setitem(TESTED, id, game)
        monkeypatch.setitem(FORMAL, id, FORMAL_THERE[id])


@at_every_place
def test_a_clone_is_a_game_of_its_own(place: Place) -> None:
    laws.clones(place, 1)


@at_every_place
def test_an_imagined_world_looks_real(place: Place) -> None:
    laws.worlds(place, 1)


@at_every_place
def test_hidden_cards_show_no_id(place: Place) -> None:
    laws.hidden_cards(place, 1)


@at_every_place
def test_a_secret_choice_shows_nothing(place: Place) -> None:
    laws.secrets(place, 1, 11)


@at_every_place
def test_a_record_is_the_game(place: Place) -> None:
    laws.saves(place, 1)


@at_every_place
def test_a_game_is_sound_and_ends(place: Place) -> None:
    laws.sound(place, 3)


@at_every_place
def test_rubbish_is_refused_and_changes_nothing(place: Place) -> None:
    laws.hostile(place, 1)


@each_game
def test_every_question_says_why_not(game: AnyGame) -> None:
    assert set(game.rulebook.why_not) == set(game.asks)


@each_game
@pytest.mark.parametrize("level", LEVELS)
def test_all_bots_play_to_the_end(game: AnyGame, level: str) -> None:
    options = game.read_options({**list(game.modes.values())[-1], "deck_share": "1/2"})
    match = game.start(3, options, seed=5)
    play_bots(match, [make(level, game, seat, iterations=FEW) for seat in range(3)], Random(5).random)
    assert match.over


@each_game
def test_all_its_own_cards_are_played(game: AnyGame) -> None:
    """Those of every part: a card that no rule knows would crash, one that nobody can lay would never be told."""
    own = {row.card for one in game.lineage[1:] for row in one.own_cards if row.kind in ("toast", "evenement")}
    told: set[str] = set()
    for seed in range(60):
        match = game.start(3, seed=seed)
        play(match, Random(seed))
        told |= {arg.key for what, args in match.told() if what in ("toasted", "plague") for arg in args if shown(arg)}
        if own <= told:
            return
    assert own <= told


def shown(arg: object) -> bool:
    return isinstance(arg, Shown)


@each_game
def test_everything_has_its_words(game: AnyGame) -> None:
    texts.test_every_option_is_explained(game)
    texts.test_every_rule_has_its_section(game)
    texts.test_marks_are_known_and_the_same_in_both_languages(game)
    for language in LANGUAGES:
        texts.test_a_sentence_uses_the_arguments_it_gets(game, language)
        texts.test_every_sentence_renders_on_one_line(game, language, 2)
        texts.test_every_card_has_a_name_and_a_text(game, language)
