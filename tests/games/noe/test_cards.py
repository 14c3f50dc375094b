"""The card list against the totals printed in the booklet."""

import csv
from collections import Counter
from importlib.resources import files

import pytest

from crise.game.cards import CardFileError
from crise.games.noe import NOE

ROWS = list(csv.DictReader(files("crise.games.noe").joinpath("cards.csv").read_text("utf-8").splitlines()))
PEOPLE = [row for row in ROWS if row["kind"] == "personnage"]

# The right-hand column and the bottom line of the booklet's table of characters.
BY_CHARACTER = {
    "abigail": 3, "amelie": 3, "arthur": 4, "camille": 2, "clara": 5, "david": 3, "elena": 2,
    "emma": 5, "estelle": 2, "etienne": 2, "franck": 1, "henri": 5, "jacquotte": 1, "karl": 4,
    "marc": 2, "marie": 3, "max": 4, "naomie": 1, "noe": 5, "rose": 1, "sally": 2, "sandy": 1,
    "sarah": 7, "sindy": 1, "sophie": 4, "susy": 1,
}  # fmt: skip
BY_CATEGORY = {
    "etat-major": 9, "enqueteurs": 9, "espions": 15, "leonard": 6, "alphas": 5, "senechales": 6,
    "empires": 7, "pompiers": 3, "journalistes": 3, "duron": 11,
}  # fmt: skip


@pytest.mark.rule("NO-CARD-1")
def test_every_row_of_the_character_table_has_its_printed_total() -> None:
    assert Counter(row["character"] for row in PEOPLE) == BY_CHARACTER


@pytest.mark.rule("NO-CARD-1")
def test_every_column_of_the_character_table_has_its_printed_total() -> None:
    assert Counter(row["category"] for row in PEOPLE) == BY_CATEGORY


@pytest.mark.rule("NO-CARD-1")
def test_the_box_holds_93_different_cards() -> None:
    assert len({row["card"] for row in ROWS}) == sum(int(row["count"]) for row in ROWS) == 93
    assert Counter(row["kind"] for row in ROWS) == {
        "personnage": 74,
        "joker": 5,
        "attentat": 5,
        "espion-rouge": 3,
        "espion-violet": 3,
        "poseur": 3,
    }


@pytest.mark.rule("NO-CARD-2")
def test_the_row_totals_give_jacquotte_and_not_karl_to_the_durons() -> None:
    durons = {row["character"] for row in PEOPLE if row["category"] == "duron"}
    assert "jacquotte" in durons
    assert "karl" not in durons


@pytest.mark.rule("NO-COMBO-7")
def test_abigail_of_the_senechales_is_an_ordinary_card() -> None:
    row = next(row for row in ROWS if row["card"] == "abigail-senechales")
    assert (row["kind"], row["character"], row["category"]) == ("personnage", "abigail", "senechales")


# --- a file of one's own -----------------------------------------------------------------------------------


def own_file(old: str, new: str) -> str:
    text = files("crise.games.noe").joinpath("cards.csv").read_text("utf-8")
    assert old in text
    return text.replace(old, new)


@pytest.mark.rule("NO-CARD-1")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            "sarah-espions,personnage,1,booklet,sarah",
            "sarah-espions,personnage,1,booklet,marie",
            "line 32: 'marie' and",
        ),
        ("rose-senechales,personnage,1", "rose-senechales,personnage,2", "count is '2'"),
        ("joker-igor,joker,1,booklet,igor", "joker-igor,joker,1,booklet,noe", "are not the character and category"),
        ("poseur-olga,poseur,1,booklet,olga,\n", "", "92 cards in all, but there must be 93"),
    ],
)
def test_a_card_file_of_ones_own_must_be_the_whole_box(old: str, new: str, reason: str) -> None:
    with pytest.raises(CardFileError, match=reason):
        NOE.read_cards(own_file(old, new))


def test_the_provenance_may_differ() -> None:
    rows = NOE.read_cards(own_file("joker-igor,joker,1,booklet", "joker-igor,joker,1,house"))
    assert NOE.start(3, cards=rows, seed=1).view(0) == NOE.start(3, seed=1).view(0)
