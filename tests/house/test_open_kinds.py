"""Places, resources and amounts are options as cards and seats are: in words, over the wire, at the terminal, for bots
and environments. What is not offered says why. The game is a toy: tests/toy_map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from crise.bots.protocol.messages import Dialogue
from crise.engine.ask import Ask
from crise.engine.match import Match
from crise.envs.actions import Actions
from crise.envs.features import Features
from crise.game.manifest import questions, signatures
from crise.game.records import Setting
from crise.game.texts import words
from crise.games import GAMES
from crise.lab.tools.laws import positions
from crise.server.http.catalogue import game_sheet
from crise.server.outbox.text import MatchText
from crise.server.room.live_match import LiveMatch
from crise.server.wire import Question
from crise.terminal import generic
from crise.terminal.host import Host
from crise.terminal.items import items_of
from tests.play import Place
from tests.toy_map import RESOURCES, TOY_MAP, YIELDS

NAMES = ["Ada", "Bob", "Chloé"]


def setting(seats: int = 3, seed: int = 4) -> Setting:
    return Setting(TOY_MAP, seats, seed, TOY_MAP.options())


def asked(seed: int) -> Iterator[tuple[Match, Ask]]:
    """The questions of a game of random players."""
    for match in positions(Place(TOY_MAP, "base", 3).start(seed), Random(seed)):
        yield from ((match, ask) for ask in match.open)


def test_a_kind_that_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="unknown kind of options: colour; there are card, seat, place, resource"):
        questions(colour=signatures(ink=""))


# --- words ------------------------------------------------------------------------------------------------------


def test_what_an_option_is() -> None:
    found = [TOY_MAP.kind_of("place", option) for option in ("north", "elsewhere", None)]
    assert found == ["place", "word", "pass"]
    assert [TOY_MAP.kind_of("resource", "iron"), TOY_MAP.kind_of("amount", 3)] == ["resource", "number"]
    assert [TOY_MAP.kind_of("do", "rest"), TOY_MAP.kind_of("show", 3)] == ["word", "card"]


def test_places_and_resources_are_called_by_their_names() -> None:
    speech = words(TOY_MAP, "fr")
    assert [speech.choice("place", "isle", [], NAMES), speech.choice("resource", "iron", [], NAMES)] == ["L’Île", "Fer"]
    assert speech.event(("settled", (1, "north")), NAMES) == "Bob s’installe\u00a0: Le Nord."
    assert speech.prompt((0, "amount", [1, 2], ("wood",)), [], NAMES) == "Combien en prenez-vous (Bois)\u202f?"
    several = replace(TOY_MAP, asks=questions(place=signatures(place="places")))
    assert words(several, "fr")._arguments((("places", "places"),), (["north", "isle"],), NAMES, str) == {
        "places": "Le Nord et L’Île"
    }


# --- over the wire ------------------------------------------------------------------------------------------------


def test_a_question_over_the_wire_and_why_not() -> None:
    """Every place, resource or deed is there: offered, or with the rule that forbids it."""
    kinds: Counter[str] = Counter()
    for seed in range(6):
        play = LiveMatch(setting(seed=seed), 1, NAMES)
        lexicon, random = MatchText(play, "fr"), Random(seed)
        while not play.over:
            seat = play.asked()[0]
            ask = play.ask(seat)
            assert ask is not None
            question = lexicon.question(seat, ask)
            kinds.update([question.kind] * bool(question.blocked))
            check_whole(question)
            play.answer(seat, random.choice(question.options).id)
    assert {"place", "resource", "word"} <= set(kinds)


def check_whole(question: Question) -> None:
    shown = {"place": tuple(YIELDS), "resource": RESOURCES, "word": TOY_MAP.vocabulary["do"]}.get(question.kind, ())
    offered = [one.word for one in question.options]
    assert all(one.kind == question.kind and one.text for one in question.options)
    if shown:
        blocked = [one.word for one in question.blocked]
        assert Counter(offered + blocked) == Counter(shown)
        assert all(one.rule.startswith("TM-") and one.text.endswith(".") for one in question.blocked)


def test_the_sheet_names_places_and_resources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TOY_MAP.id, TOY_MAP)
    sheet = game_sheet(TOY_MAP.id, "en")
    assert list(sheet.places) == list(YIELDS)
    assert sheet.resources == {"wood": "Wood", "grain": "Grain", "iron": "Iron"}


def test_bots_read_what_an_option_is() -> None:
    found = set()
    dialogue = Dialogue(TOY_MAP, 0, 3, TOY_MAP.options(), 1, 5.0)
    for match, ask in asked(3):
        choices = dialogue.request(match.view(ask[0]), ask).ask.options
        found |= {(choice.kind, choice.id) for choice in choices if choice.kind != "card"}
    assert {("place", "north"), ("resource", "wood"), ("number", "4"), ("word", "rest")} <= found


# --- at the terminal ------------------------------------------------------------------------------------------------


def test_a_game_at_the_terminal() -> None:
    """By keys; what can't be chosen stands there without one, with its rule."""
    host = Host(setting(2), {0: "Ada"}, {1: "random"})
    random, kinds = Random(2), set()
    while not host.match.over:
        ask = host.next_ask()
        if ask[0] != 0:
            host.answer(ask[0], host.thought(ask)())
            continue
        choices, hand = items_of(host, 0, ask)
        for item in choices:
            assert bool(item.key) == item.open != bool(item.rule), item
        kinds |= {TOY_MAP.asks[ask[1]][0] for item in choices if item.rule}
        host.answer(0, random.choice([item.option for item in (*choices, *hand) if item.open]))
    assert {"place", "word"} <= kinds
    drawn = generic.draw(host.scene(0), 80, 24).plain
    assert "Le Nord" in drawn
    assert "Bois" in drawn
    assert "{" not in drawn


# --- for environments -----------------------------------------------------------------------------------------------


def test_places_resources_and_amounts_have_integers() -> None:
    actions = Actions(TOY_MAP)
    assert [form for what, form in actions.table if what == "place"][:5] == list(YIELDS)
    assert [form for what, form in actions.table if what == "do"] == ["trade", "settle", "rest", "pass"]
    assert [form for what, form in actions.table if what == "amount"][:5] == ["0", "1", "2", "3", "4"]
    assert len(set(actions.table)) == len(actions)
    for match, ask in asked(5):
        legal = actions.legal(match.table, ask)
        assert len(legal) == len(set(ask[2])) or ask[1] == "show"  # cards may be twins
        assert all(actions.number_of(match.table, ask, option) == number for number, option in legal.items())


def test_a_game_says_how_large_its_amounts_are() -> None:
    large = Actions(replace(TOY_MAP, numbers=range(200)))
    assert ("amount", "199") in large.table


def test_the_vector_tells_which_resource_is_asked_about() -> None:
    features = Features(Actions(TOY_MAP), 3, TOY_MAP.options())
    match = Place(TOY_MAP, "base", 3).start(1)
    seat = match.open[0][0]
    vector = features.vector(match.view(seat), (seat, "amount", [1, 2], ("iron",)))
    about = {name: vector[features.names.index(name)] for name in features.names if name.startswith("about resource")}
    assert {name for name, value in about.items() if value} == {"about resource iron"}
    assert np.isclose(about["about resource iron"], np.log(2))
