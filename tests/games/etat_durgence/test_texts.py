"""The words of this game alone: its words as arguments and choices, its icons, and cards that say what they do."""

from __future__ import annotations

import re

import pytest

from crise.game.texts import LANGUAGES, words
from crise.games.etat_durgence import ETAT_DURGENCE, EtatDurgenceCard
from crise.games.etat_durgence import effects as effects_of
from crise.games.etat_durgence.legal import MARKET, TEAM
from crise.games.etat_durgence.rules import ACTIONS, DONE, SIDES, TEAMS
from tests.games.etat_durgence.test_setup import begun
from tests.house.test_texts import file_of

# The drawings that the client has for this game.
ICONS = {"coin", "bolt", "heart", "heart-black", "shield", "slot", "draw", "destroy", "discard"}
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_word_that_can_be_answered_has_a_label() -> None:
    labels = set(file_of(ETAT_DURGENCE.package, "fr").named("choice-"))
    assert labels == {*ACTIONS, *SIDES, *TEAMS, MARKET, DONE, TEAM, "chosen", "random"}


@each_language
def test_words_in_the_log_are_told_apart(language: str) -> None:
    say = words(ETAT_DURGENCE, language).say
    assert len({say("log-team", seat="Ada", team=team) for team in TEAMS}) == len(TEAMS)
    assert len({say("log-laid_side", seat="Ada", card="Variant", side=side) for side in SIDES}) == len(SIDES)
    places = ("hand", "discard", "draw", "board")
    assert len({say("log-destroyed", seat="Ada", card="Variant", place=place) for place in places}) == len(places)


def test_icons_and_kinds_have_names() -> None:
    assert set(file_of(ETAT_DURGENCE.package, "fr").named("icon-")) == ICONS
    assert set(file_of(ETAT_DURGENCE.package, "fr").named("kind-")) == {row.kind for row in ETAT_DURGENCE.standard}


@each_language
def test_the_rule_says_the_starting_confiance_that_is_given(language: str) -> None:
    """A clause for each number of seats: the values in the order of play, one that all have being said once."""
    clauses = words(ETAT_DURGENCE, language).rule("ED-SET-6").rpartition(":")[2].split(";")
    for seats, clause in zip(ETAT_DURGENCE.seats, clauses, strict=True):
        _, t = begun(seats)
        given = [t.confiance[(t.turn + step) % seats] for step in range(seats)]
        assert [int(number) for number in re.findall(r"\d+", clause)] == list(dict.fromkeys(given))


def described(row: EtatDurgenceCard, language: str) -> str:
    """The text of a card, put together from its columns."""
    say = words(ETAT_DURGENCE, language).say

    def listed(column: str) -> str:
        return ", ".join(say(f"effect-{word}", n=n) for word, n in effects_of.parse(column))

    if row.kind == "compagnon":
        return say("text-compagnon", effects=listed(row.effect), hearts=row.hearts)
    if row.kind == "protecteur":
        return say("text-protecteur", shields=row.shields)
    if row.kind == "emplacement":
        return say("text-emplacement", slots=row.slots)
    if row.kind == "depart":
        text = say("text-effect", effects=listed(row.effect))
        return text[0].upper() + text[1:]
    return f"{say('text-attaque', effects=listed(row.attaque))} {say('text-benef', effects=listed(row.benef))}"


@each_language
@pytest.mark.parametrize("row", ETAT_DURGENCE.standard, ids=lambda row: row.card)
def test_a_card_says_what_it_does(row: EtatDurgenceCard, language: str) -> None:
    assert words(ETAT_DURGENCE, language).card_text(row.card) == described(row, language)
    assert words(ETAT_DURGENCE, language).card(row.card, "flavour").endswith(".")
