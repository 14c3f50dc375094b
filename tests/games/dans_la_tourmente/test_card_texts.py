"""What the cards say, made of their rows: all of it stands in `texts/`, as a player reads it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from crise.game.texts import LANGUAGES, Words
from crise.games.dans_la_tourmente import reading
from crise.games.dans_la_tourmente.cards import TourmenteCard
from tests.games.dans_la_tourmente.box import BOX, EVENTS, ROWS

NARROW, WIDE = "\u202f", "\u00a0"
FOLDER = Path(__file__).parent / "texts"
SPOKEN = {language: Words(BOX, language) for language in LANGUAGES}
each_language = pytest.mark.parametrize("language", LANGUAGES)


def text(row: TourmenteCard, language: str) -> str:
    return SPOKEN[language].card_text(BOX.face(row))


def written(language: str) -> str:
    """Each card with its key and its name, and below what it says."""
    spoken = SPOKEN[language]
    return "\n".join(f"{row.card}: {spoken.card(row.card)}\n{text(row, language)}\n" for row in BOX.own_cards)


@each_language
def test_the_cards_say_what_is_written_down(language: str) -> None:
    """`python -m tests.games.dans_la_tourmente.test_card_texts` writes it anew: read the difference."""
    assert written(language) == (FOLDER / f"{language}.txt").read_text("utf-8")


@each_language
@pytest.mark.parametrize("key", ROWS)
def test_no_text_has_a_gap(key: str, language: str) -> None:
    said = text(ROWS[key], language)
    assert re.fullmatch(r"[^{}\n]+\.", said)
    assert not re.search(r"  | [,.)]|\(\)|: :|,,|\.\.|\. [a-zà-ÿ]|None|\b[EMRFCSDV] \d", said), said
    colon = rf"(?<!{WIDE}):|(?<!{NARROW});" if language == "fr" else rf" [;:]|[{NARROW}{WIDE}]"
    assert not re.search(colon, said), said


@each_language
def test_two_cards_say_the_same_only_if_they_are_the_same(language: str) -> None:
    said: dict[str, str] = {}
    for key, row in ROWS.items():
        twin = said.setdefault(text(row, language), key)
        assert twin == key


@each_language
def test_every_figure_of_an_event_stands_in_its_text(language: str) -> None:
    for key in EVENTS:
        row = ROWS[key]
        told = re.sub(r"[tx]-\d\d", "", " ".join([row.ways, row.stakes, row.against, row.outcomes]))
        figures = set(re.findall(r"\d+", told)) - {"0"}  # no army: aucune
        assert figures <= set(re.findall(r"\d+", text(row, language))), key


@each_language
def test_a_text_follows_the_row(language: str) -> None:
    """An owner's figures are told as they are played."""
    other = replace(ROWS["i-12"], ways="4D -> VP+7 P+1")
    assert "7" in text(other, language)
    assert "4" in text(other, language)


# What the house edition does not use, and an owner's file may.
ROWS_OF_AN_OWNER = {
    "outcomes": [
        "if allies(AFR)=0: VP-1",
        "if allies(AFR)=2: VP-1",
        "if influence(AFR)=0: VP-1 ; else: VP+1",
        "if engage(AFR)=0: DOWN(AFR)",
        "if prosperity=2: TONEU(AFR) UP(AFR)",
        "if growth=2: PROD(*-1)",
        "if production(S)=2: PROD(S-1)",
        "if production(S)>=2: A+1",
        "if prosperity>=rivals: HOME(AFR)",
        "if production(C+S)>all: ARM(AFR,<=3)",
        "if growth=rivals: READY(2,AFR)",
        "if engage(AFR)>US: EXH(2,AFR)",
        "if influence(AFR)>=1: VP+1*influence(AFR)",
        "if influence(AFR)>=2: VP+1*engage(AFR)<=3",
        "if growth>=1: $+5*growth",
        "if growth>=1: $+5*prosperity",
        "if growth>=1: $+5*production(E)",
        "if growth>=1: $+5*allies(AFR)",
        "always: US+RU FX(x-01) HOME(AFR) READY(1,AFR) EXH(1,AFR) UP(AFR) DOWN(AFR) TONEU(AFR) ARM(AFR,<=1)",
        "always: US DEL(AFR) FX(x-01) HOME(AFR) READY(1,AFR) EXH(1,AFR) UP(AFR) DOWN(AFR) TONEU(AFR) ARM(AFR,<=1)",
    ],
    "ways": [
        "2S 2C / HOME(AFR) -> DELNEU(AFR) NEU(AFR) EV(t-01) CTY(cuba) FXOFF(x-01) FX(x-02@board)",
        "a: 1D -> UP(AFR) DOWN(AFR) TONEU(AFR) DEL(AFR) ; b: 2D -> HOME(AFR) EXH(1,AFR) READY(2,AFR) $-5 FX(x-01)",
        "A>AFR -> FX(x-01@AFR)",
    ],
    "modifiers": [*reading.FORMS.values(), "deals(import,+2)", "level(E,+1)", "research(-2)", "income(US,C,+2)"],
}
EMPTY = {"outcomes": "ways", "ways": "outcomes"}
MODEL = {"outcomes": "t-04", "ways": "t-03", "modifiers": "x-01"}


@each_language
@pytest.mark.parametrize(
    ("column", "told"), [(column, told) for column, rows in ROWS_OF_AN_OWNER.items() for told in rows]
)
def test_all_words_of_the_vocabulary_can_be_told(column: str, told: str, language: str) -> None:
    cells = {column: told, **({EMPTY[column]: ""} if column in EMPTY else {})}
    said = text(replace(ROWS[MODEL[column]], **cells), language)
    assert re.fullmatch(r"[^{}\n]+\.", said)
    assert not re.search(r"  | [,.)]|\(\)|,,|\.\.|\. [a-zà-ÿ]|None|\b[EMRFCSDV] \d", said), said


if __name__ == "__main__":
    for one in LANGUAGES:
        (FOLDER / f"{one}.txt").write_text(written(one), "utf-8")
