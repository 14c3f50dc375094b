"""What concerns the reader says « vous » and not the reader's name: in every event of our games, in both languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from crise.game.texts import LANGUAGES, words
from crise.games import GAMES
from crise.lab.tools.laws import positions
from crise.server.outbox.text import game_text
from tests.example import EXAMPLE
from tests.play import AnyGame, Place, tables_by_day

SPOKEN_TO = {"fr": r"(?i)\b(vous|votre|vos)\b", "en": r"(?i)\b(you|your|yours|yourself)\b"}
NAMES = [f"Name{seat}" for seat in range(10)]
ANSWERS = 300  # of each random game: then most events were told

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
each_language = pytest.mark.parametrize("language", LANGUAGES)


def people(signature: tuple[tuple[str, str], ...]) -> list[str]:
    return [name for name, kind in signature if kind in ("seat", "seats")]


def some(kind: str, seat: int, language: str, game: AnyGame) -> Any:
    speaker = words(game, language)
    values: dict[str, Any] = {"seat": seat, "seats": [seat], "card": None, "cards": (None,), "number": 3, "word": "x"}
    values |= {"place": (*game.regions, "")[0], "resource": (*game.resources, "")[0]}
    return values[kind] if kind in values else [(word, 2) for word in speaker.named("amount-")]


@each_game
@each_language
def test_every_event_is_told_to_everybody_in_it(game: AnyGame, language: str) -> None:
    speaker = words(game, language)
    due = [(f"log-{what}", f"you-{name}") for what, sign in game.events.items() for name in people(sign)]
    assert [one for one in due if not speaker.has(*one)] == []


@each_game
@each_language
def test_it_speaks_to_the_reader_and_names_the_others(game: AnyGame, language: str) -> None:
    for what, signature in game.events.items():
        if what.startswith(("automa_", "npc_", "power_left")):
            continue  # never told of somebody who reads
        seats = {name: seat for seat, name in enumerate(people(signature))}
        args = tuple(some(kind, seats.get(name, 0), language, game) for name, kind in signature)
        for reader in seats.values():
            text = words(game, language).event((what, args), NAMES, reader)
            assert re.search(SPOKEN_TO[language], text), text
            found = set(re.findall(r"Name\d", text))
            assert found == {NAMES[seat] for seat in seats.values() if seat != reader}, text


@pytest.mark.parametrize("place", [one for game in GAMES.values() for one in tables_by_day(game)[-1:]], ids=str)
def test_nobody_reads_the_own_name_in_a_game(place: Place) -> None:
    """The log, the prompts and the options, also where somebody is in a sentence twice."""
    for at, match in enumerate(positions(place.start(5), Random(5))):
        for ask in match.open:
            _, what, options, _ = ask
            for language in LANGUAGES:
                speaker = words(place.game, language)
                said = [speaker.prompt(ask, match.table.faces, NAMES)]
                said += [speaker.choice(what, option, match.table.faces, NAMES, ask[0]) for option in options]
                assert not [text for text in said if NAMES[ask[0]] in text]
        if at == ANSWERS:
            break
    for language in LANGUAGES:
        for seat in range(place.seats):
            lines = [words(place.game, language).event(event, NAMES, seat) for event in match.log(seat)]
            assert not [line for line in lines if NAMES[seat] in line]


@each_language
def test_who_only_looks_on_reads_names(language: str) -> None:
    game, event = GAMES["virus-war"], ("stole", (0, 1, (3, "virus")))
    for speaker in (words(game, language), game_text(game, language)):
        told = [speaker.event(event, ["Nova", "Ada"], reader) for reader in (0, 1, 2, None)]
        assert told[2] == told[3]
        assert ["Nova" in text for text in told] == [False, True, True, True]
        assert ["Ada" in text for text in told] == [True, False, True, True]


def test_the_thief_and_the_victim_read_it_each_in_their_way() -> None:
    speaker, event = words(GAMES["virus-war"], "fr"), ("stole", (0, 1, (3, "virus")))
    told = [speaker.event(event, ["Nova", "Ada"], reader) for reader in (0, 1)]
    assert told == ["Vous volez Virus à Ada.", "Nova vous vole Virus."]


@each_language
def test_a_game_without_such_sentences_is_told_in_names(language: str) -> None:
    speaker = words(EXAMPLE, language)
    assert speaker.event(("passed", (0,)), ["Ada"], 0) == speaker.event(("passed", (0,)), ["Ada"])


@each_language
def test_the_table_says_that_it_waits_for_the_reader(language: str) -> None:
    speaker = game_text(GAMES["noe"], language)
    for id in ("wait-turn", "wait-one", "wait-window", "wait-sealed"):
        assert re.search(SPOKEN_TO[language], speaker.waits(id, [1], ["Nova", "Ada"], 1))
        assert speaker.waits(id, [1], ["Nova", "Ada"], 0) == speaker.waits(id, [1], ["Nova", "Ada"], None)
