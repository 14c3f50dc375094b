"""What is particular to the words of Dans la tourmente: its catalogue, its log, its questions. Its cards:
test_card_texts.py."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from crise.game.texts import LANGUAGES, words
from crise.games.dans_la_tourmente import ASKS, DANS_LA_TOURMENTE, EVENTS
from crise.games.dans_la_tourmente.cases import FIGURES
from crise.games.dans_la_tourmente.state import PHASES, Tourmente
from crise.games.world_order import WORLD_ORDER
from crise.games.world_order.cases import FIGURES as OF_THE_BASE
from crise.games.world_order.state import WorldOrder
from crise.lab.tools.check.texts import named_by
from crise.state.derive import labels
from tests.games.dans_la_tourmente.position import position
from tests.games.world_order.position import say

NARROW, WIDE = "\u202f", "\u00a0"
each_language = pytest.mark.parametrize("language", LANGUAGES)
# How many rules each section of the rulebook has.
RULES = {"SET": 8, "P": 9, "EV": 36, "INF": 8, "CTY": 3, "NPC": 10, "AUT": 14, "HE": 8}
NAMES = ["Léa", "Sam", "Zoé"]


def test_the_catalogue_is_that_of_the_base_and_then_the_extension_in_order() -> None:
    expected = [f"TO-{section}-{number + 1}" for section, count in RULES.items() for number in range(count)]
    assert words(DANS_LA_TOURMENTE, "fr").rule_ids() == [*words(WORLD_ORDER, "fr").rule_ids(), *expected]


@each_language
def test_no_rule_is_said_twice(language: str) -> None:
    texts = Counter(rule.text for rule in words(DANS_LA_TOURMENTE, language).rules())
    assert [text for text, times in texts.items() if times > 1] == []


@each_language
def test_every_case_has_its_sentence(language: str) -> None:
    assert set(words(DANS_LA_TOURMENTE, language).named("case-")) == set(FIGURES) | set(OF_THE_BASE)


def test_all_that_it_adds_to_a_view_and_to_a_round_is_named() -> None:
    added = {id.removeprefix("name-") for id in labels(Tourmente)} - {
        id.removeprefix("name-") for id in labels(WorldOrder)
    }
    assert added <= set(named_by(DANS_LA_TOURMENTE, "name-"))
    assert set(PHASES) <= set(named_by(DANS_LA_TOURMENTE, "choice-"))


# --- the log ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("fr", ("power_taken", (1, "us")), "Sam joue les États-Unis."),  # a word of the base, which the cards need too
        ("en", ("power_taken", (0, "ru")), "Léa plays Russia."),
        ("fr", ("event_aimed", (0, (9, "i-12"))), f"Nouvel événement, qui cible Léa{WIDE}: Dégel avec Cuba."),
        ("fr", ("declined", (0, "agreement")), "Léa refuse l’accord."),
        ("fr", ("could_not", ("EU", "decision")), "Bruxelles ne peut pas participer."),
        ("fr", ("sign_drawn", ("US", "no")), f"Carte Enchère pour Washington{WIDE}: ✗, c’est non."),
        ("fr", ("opposed_lost", ([0], 0)), "Sans aucune mise, c’est un échec pour Léa."),
        ("fr", ("opposed_lost", ([0, "RU"], 7)), f"Échec pour Léa et Moscou{WIDE}: 7 en tout."),
        ("en", ("auction_won", ([1, 0], 6)), "The auction goes to Sam and Léa: 6 in all, modifiers included."),
        ("fr", ("smart_gained", (0, 1, 3)), "Léa gagne 1 point de puissance intelligente (3 en tout)."),
        ("fr", ("lost", (0, "M", 10)), f"Léa perd 10{WIDE}$."),
        ("fr", ("influence", ("black", "MENA", "temporary")), None),
    ],
)
def test_the_log_says_who_did_what(language: str, event: Any, sentence: str | None) -> None:
    said = words(DANS_LA_TOURMENTE, language).event(event, NAMES)
    assert said == sentence if sentence else said.startswith("Le camp neutre ajoute une influence temporaire")


# --- questions ----------------------------------------------------------------------------------


@each_language
def test_a_question_of_a_decision_differs_from_that_of_an_agreement_and_from_the_next_time(language: str) -> None:
    said = words(DANS_LA_TOURMENTE, language)
    asked = [("decision", 0), ("agreement", 0), ("decision", 1)]
    prompts = {said.say("ask-take_part", card="X", type=type, before=before) for type, before in asked}
    assert len(prompts) == 3


@each_language
def test_where_smart_power_is_spent_the_question_says_so(language: str) -> None:
    """Also in questions of World Order that offer more to who has some."""
    said = words(DANS_LA_TOURMENTE, language)
    given: dict[str, Any] = {"place": "X", "number": 2, "due": 2, "card": "X", "left": 2}
    spending = [what for what in ASKS if what.startswith("smart_")] + ["put_off", "army_to", "invest"]
    assert all("(P)" in said.say(f"ask-{what}", **given) for what in spending)


# --- a whole game ---------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize(("seats", "mode"), [(3, "base"), (2, "hard")])
def test_a_whole_game_can_be_read(seats: int, mode: str, language: str) -> None:
    """Every prompt and every option on the way, then the log: whole sentences, and no event is announced twice."""
    speaker, dice = words(DANS_LA_TOURMENTE, language), Random(seats)
    m = DANS_LA_TOURMENTE.start(seats, DANS_LA_TOURMENTE.read_options(DANS_LA_TOURMENTE.modes[mode]), seed=11)
    while not m.over:
        ask = dice.choice(m.open)
        assert speaker.prompt(ask, m.table.faces, NAMES).endswith((".", "?"))
        assert all(speaker.choice(ask[1], option, m.table.faces, NAMES) for option in ask[2])
        m.answer(ask[0], dice.choice(ask[2]))
    log = m.log(0)
    assert all(re.fullmatch(r"[^{}\n]+[.!]", speaker.event(event, NAMES)) for event in log)
    announced = Counter(event[1][-1][1] for event in log if event[0] in ("event_drawn", "event_aimed", "moment_drawn"))
    assert announced
    assert max(announced.values()) == 1
    assert {event[0] for event in log} & set(EVENTS)


def test_armies_given_back_one_by_one_are_counted_down() -> None:
    m = position("US D1 A2", "RU D1 A1", upper="i-01", on_map="AFR US*1")
    say(m, "US: yes", "US: 2", "RU: yes")
    said = []
    for source in ("board", "AFR"):
        said += [words(DANS_LA_TOURMENTE, "fr").prompt(ask, m.table.faces, NAMES) for ask in m.open if ask[0] == 0]
        say(m, f"US: {source}")
    assert [("encore 2" in one, "encore" in one) for one in said] == [(True, True), (False, False)]
