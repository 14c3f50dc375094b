"""Hands that are seen, moved and bargained for: what each seat knows, and the worlds that it imagines from it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from crise.lab.tools.laws import check_worlds
from tests.games.apocalypse.position import heard, position, say

DECK = {"deck": "etude luke diana"}
SCENES: list[tuple[list[str], list[str], dict[str, Any]]] = [
    (["maladie virus chat", "chien lara luke", "accident etude"], ["0: maladie @1 virus lara"], {}),
    (
        ["journaliste | etude etude etude", "maladie virus", "chien poussin", ""],
        ["0: journaliste", "1: maladie @2 virus chien"],
        {},
    ),
    (["chat chien | dictateur", "harry virus", "lapin"], ["0: imprison @1", "1: harry", "0: chien draw chat"], {}),
    (["chat chien | dictateur", "harry virus", "lapin"], ["0: imprison @1", "1: harry", "0: pass draw chat"], {}),
    (["chat | dictateur", "virus", "lapin"], ["0: imprison @1", "1: pass", "0: draw chat"], {}),
    (
        ["journaliste | etude etude etude", "tornade lapin", "chien virus", "poussin"],
        ["0: journaliste", "1: tornade"],
        {},
    ),
    (["tornade", "chat lapin chien poussin etude lara | chercheur", "mario"], ["0: tornade", "1: lara"], {}),
    (["virus arc-en-ciel chat", "lapin", "chien"], ["0: arc-en-ciel chat etude pass"], DECK),
    (["virus chance", "lapin", "chien"], ["0: discard chance"], DECK),
    (["incendie virus chat", "lapin chien", "harry"], ["0: incendie"], DECK),
]


@pytest.mark.rule("SL-PUB-2", "AP-VIR-2", "AP-VIR-7", "AP-NEG-2", "AP-CAT-3")
@pytest.mark.parametrize(("seats", "lines", "others"), SCENES, ids=[" ".join(lines) for _, lines, _ in SCENES])
def test_nobody_can_tell_an_imagined_world(seats: list[str], lines: list[str], others: dict[str, Any]) -> None:
    m = position(*seats, **others)
    differ: Counter[bool] = Counter()
    for line in lines:
        seat, _, words = line.partition(":")
        for word in words.split():
            say(m, f"{seat}: {word}")
            check_worlds(m, Random(word), differ)
    assert differ[True]


@pytest.mark.rule("AP-VIR-2")
def test_everybody_knows_where_a_passed_virus_is() -> None:
    m = position("maladie virus", "chat lapin", "chien")
    say(m, "0: maladie @1 virus chat")
    assert [card for _, card in m.view(2)["hands"][1]["cards"]] == ["virus"]  # the other card is not known to 2
    assert heard(m, "picked", 2) == [(0, None, 1)]
