"""Effects as data: read, written back, refused with a message one can act on."""

from __future__ import annotations

import csv
from importlib.resources import files

import pytest

from crise.games.etat_durgence.effects import Effect, EffectError, parse, text


def written() -> list[str]:
    """Every text of the card file that should be a list of effects."""
    rows = csv.DictReader((files("crise.games.etat_durgence") / "cards.csv").read_text("utf-8").splitlines())
    return [row[column] for row in rows for column in ("attaque", "benef", "effect")]


def test_a_text_is_a_list_of_words_and_numbers() -> None:
    assert parse("hit 3, discard 1") == (Effect("hit", 3), Effect("discard", 1))
    assert parse("black, hit 3") == (Effect("black"), Effect("hit", 3))
    assert parse(" coin  2 ") == (Effect("coin", 2),)
    assert parse("") == ()


@pytest.mark.parametrize("line", written())
def test_the_text_form_parses_back(line: str) -> None:
    assert text(parse(line)) == line


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("heal 2", "unknown effect 'heal': allowed are coin, gain, hit, draw, destroy, discard"),
        ("Hit 2", "unknown effect 'Hit'"),
        ("hit 2,", "unknown effect ''"),
        ("hit", "'hit': write a word and one whole number"),
        ("hit two", "'hit two': write a word and one whole number"),
        ("hit ²", "write a word and one whole number"),
        ("hit 0", "from 1 to 99"),
        ("hit 100", "from 1 to 99"),
        ("hit -1", "from 1 to 99"),
        ("hit 2 3", "'hit 2 3': write a word and one whole number"),
        ("hit 2; coin 1", "'hit 2; coin 1': write a word and one whole number"),
        ("black 2", "'black' takes no number"),
        ("hit 1, coin 1, hit 2", "'hit' stands twice"),
    ],
)
def test_anything_else_is_refused_with_the_word_and_what_is_allowed(line: str, says: str) -> None:
    with pytest.raises(EffectError) as refused:
        parse(line)
    assert says in str(refused.value)
