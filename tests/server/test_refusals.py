"""What can't be chosen says why in words of this very case, not with a rule that speaks of all cases."""

from __future__ import annotations

from random import Random

import pytest

from crise.games import GAMES
from crise.server.outbox.text import MatchText
from tests.server.test_highlights import start_of

SEEDS = range(30)
QUESTIONS = 600  # of a game
BRIEF = 130  # signs: a rule as short as this is its own case


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_is_no_quotation_of_the_rulebook(game: str) -> None:
    quoted: dict[str, str] = {}
    for seed in SEEDS:
        live, chance = start_of(game, seed, 3).begin(), Random(seed)
        texts = MatchText(live, "fr")
        for _ in range(QUESTIONS):
            if live.over:
                break
            seat, ask = chance.choice(list(live.asks().items()))
            for one in texts.question(seat, ask).blocked:
                if one.rule and len(one.text) > BRIEF and one.text == texts.words.rule(one.rule):
                    quoted[f"{one.rule} {ask[1]}"] = one.text
            live.answer(seat, live.form(ask[1], chance.choice(ask[2])))
    assert quoted == {}
