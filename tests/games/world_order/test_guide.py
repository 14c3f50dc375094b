"""What a newcomer reads before the rules: the goal, a round phase by phase, the words of the game."""

from __future__ import annotations

import pytest

from crise.game.texts import LANGUAGES, words
from crise.games import GAMES
from crise.games.world_order import WORLD_ORDER
from crise.games.world_order.automa import ACTIONS
from crise.games.world_order.state import PHASES
from crise.server.http import catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_a_goal_a_round_and_the_words_of_the_game(language: str) -> None:
    say = words(WORLD_ORDER, language)
    guide = say.guide()
    assert list(dict.fromkeys(one.section for one in guide)) == [
        say.say(f"guide-{part}") for part in ("goal", "round", "words")
    ]
    rounds = [one.name for one in guide if one.section == say.say("guide-round")]
    assert rounds == [say.say(f"choice-{phase}") for phase in PHASES if phase not in ("setup", "end")]
    told = set(say.named("term-"))
    assert set(ACTIONS) | {"produce", "growth", "influence", "ally", "zone", "threat", "npc", "automa"} <= told


def test_an_extension_tells_its_own_phase_where_it_comes() -> None:
    say = words(GAMES["dans-la-tourmente"], "fr")
    rounds = [one.name for one in say.guide() if one.section == say.say("guide-round")]
    assert rounds[-3:] == ["Événements", "Retombées", "Décompte"]


def test_the_guide_is_sent_and_a_game_without_one_sends_nothing() -> None:
    sent = catalogue.guide("world-order", "en")
    assert (sent[0].section, sent[0].name) == ("Goal of the game", "Winning")
    assert catalogue.guide("virus-war", "fr") == []
