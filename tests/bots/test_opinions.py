"""Bots have an opinion on everything: every question of every game is rated, and every word that one may offer.

A word has none if a made-up one in its place is rated the same at every position: then the heuristic has never heard of
it. Where that is meant, it stands here with the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Final, TypeAlias

import pytest

from crise.bots.heuristic import indifferent
from crise.bots.policy import heuristic_of
from crise.engine.ask import Ask
from crise.engine.match import Match
from crise.games import GAMES
from crise.lab.tools.check.source import offered_words
from crise.lab.tools.laws import positions
from tests.play import AnyGame, seldom

Word: TypeAlias = tuple[str, str]  # a question, and a word that it offers

NEW: Final = "unheard-of"
GAMES_EACH: Final = 3  # in each mode, at each of these numbers of seats
SEATS_EACH: Final = 3
ANSWERS: Final = 600  # of a game
ENOUGH: Final = 30  # positions at which a question is looked at; more where a word has no opinion yet

# What is rated as anything unheard of would be, and why that is right.
AS_ANYTHING: Final[dict[str, dict[Word, str]]] = {
    "virus-war": {("after_chance", "draw"): "what is no card ends the turn and brings one: so would a new word"},
    "etat-durgence": {
        ("act", "discard"): "an effect that one has is used, also if it is new",
        ("act", "gain"): "the same",
        ("aim", "team"): "what is no companion is the team",
        ("buy", "done"): "what is no card buys nothing",
        **{("team", team): "teams differ in their super cards only" for team in
           ("complotistes", "conseil", "gouvernement", "laboratoires", "medias")},
    },
    "dans-la-tourmente": {("armies_to", "CAS"): "a region where armies bring as much as in a new one"},
}  # fmt: skip
# Questions whose options `normal` takes for the same (`tie_margin`) at every position that is met here, and why.
ALIKE: Final[dict[str, dict[str, str]]] = {
    "etat-durgence": {"team": "teams differ in their super cards only"},
    "smile-life": {"bet": "a bet is worth about as much as none"},
    "apocalypse": {
        "bet": "a bet is worth about as much as none",
        "revenge": "those that are met cost about the same",
        "starting": "but for an Invasion nothing that strikes finds anything",
        "mutant": "all animals that can mutate have as many smiles",
        "hungry": "all children have as many smiles",
    },
}
# Too seldom for random players, as the questions in `tests.play`.
SELDOM_WORDS: Final[dict[str, set[Word]]] = {"apocalypse": {("trade", "accept")}}

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def questions(game: AnyGame) -> Iterator[tuple[Match, Ask]]:
    """Of random games in every mode, where there is a choice."""
    for mode in game.modes:
        options = game.read_options(game.modes[mode])
        for seats in [seats for seats in game.seats if not options.forbids(seats)][:SEATS_EACH]:
            for seed in range(GAMES_EACH):
                played = positions(game.start(seats, options, seed=seed), Random(seed))
                for match in islice(played, ANSWERS):
                    yield from ((match, ask) for ask in match.open if len(ask[2]) > 1)


class Opinions:
    """What was met, and what of it the heuristic tells apart."""

    def __init__(self, game: AnyGame) -> None:
        self.heuristic = heuristic_of(game)
        self.asked: Counter[str] = Counter()
        self.told_apart: set[str] = set()  # questions
        self.met: set[Word] = set()
        self.known: set[Word] = set()
        for match, ask in questions(game):
            self.look(match, ask)

    def look(self, match: Match, ask: Ask) -> None:
        what, options = ask[1], ask[2]
        open_words = [(what, word) for word in options if isinstance(word, str) and (what, word) not in self.known]
        self.met.update(open_words)
        if self.asked[what] >= ENOUGH and not open_words:
            return
        self.asked[what] += 1
        rates = self.heuristic.rate(match.table, ask)
        if max(rates) - min(rates) > self.heuristic.tie_margin:
            self.told_apart.add(what)
        for _, word in open_words:
            at = options.index(word)
            if self.instead(match, ask, at) != rates[at]:
                self.known.add((what, word))

    def instead(self, match: Match, ask: Ask, at: int) -> float:
        """What a word would be rated in the place of this one."""
        seat, what, options, about = ask
        return self.heuristic.rate(match.table, (seat, what, [*options[:at], NEW, *options[at + 1 :]], about))[at]


@cache
def opinions(game: AnyGame) -> Opinions:
    return Opinions(game)


def declared_words(game: AnyGame) -> set[Word]:
    listed = {(what, word) for what, words in game.vocabulary.items() for word in words}
    return listed | {(what, word) for word, what in offered_words(game)}


@each_game
def test_every_question_is_rated(game: AnyGame) -> None:
    ratings = heuristic_of(game).ratings
    assert [what for what in game.asks if ratings.get(what, indifferent) is indifferent] == []


@each_game
def test_every_question_comes_up_or_is_known_to_be_rare(game: AnyGame) -> None:
    """Else nothing below would look at it."""
    found = opinions(game)
    assert set(game.asks) - set(found.asked) <= seldom(game)
    assert declared_words(game) - found.met <= SELDOM_WORDS.get(game.id, set())


@each_game
def test_some_options_of_every_question_are_better_than_others(game: AnyGame) -> None:
    found = opinions(game)
    assert set(found.asked) - found.told_apart <= set(ALIKE.get(game.id, {}))


@each_game
def test_every_word_is_known(game: AnyGame) -> None:
    found = opinions(game)
    assert found.met - found.known <= set(AS_ANYTHING.get(game.id, {}))
