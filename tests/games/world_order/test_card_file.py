"""The card file: what its rows mean, and what is wrong with a bad one."""

import re

import pytest

from crise.game.cards import CardFileError, write_cards
from crise.games.world_order import WORLD_ORDER, face
from crise.games.world_order.data import REGIONS
from crise.games.world_order.steps import BadStep, parse

TEXT = write_cards(WORLD_ORDER.standard)


def changed(card: str, old: str, new: str) -> str:
    """The whole file, with one row written otherwise."""
    (row,) = re.findall(rf"^{card},.*$", TEXT, re.MULTILINE)
    assert old in row
    return TEXT.replace(row, row.replace(old, new, 1))


def test_the_file_reads_back() -> None:
    assert WORLD_ORDER.read_cards(TEXT) == WORLD_ORDER.standard


def test_an_owners_figures_are_taken() -> None:
    rows = WORLD_ORDER.read_cards(changed("new-allies", "improve", "improve discount=1"))
    row = next(row for row in rows if row.card == "new-allies")
    assert face(row).steps[0].number("discount") == 1


@pytest.mark.parametrize(
    ("card", "old", "new", "reason"),
    [
        ("new-allies", "improve", "befriend", "unknown step 'befriend'"),
        ("soft-power", "EUR+MENA", "EUR+MARS", "no region is called 'MARS'"),
        ("improve-logistics", "free_armies=3", "free_army=3", "'base' can't be told 'free_army=3'"),
        ("improve-logistics", "free_armies=3", "free_armies=many", "free_armies can't be 'many': it is a number"),
        ("serbia", "EUR", "ATL", "column region: 'ATL' is none of"),
        ("serbia", "M 10", "M ten", "'M ten' must be names, each with a number after it"),
        ("serbia", "M 10", "r 10", "column price: a card of kind 'country' costs 'M'"),
        ("serbia", "M 10", "", "a card of kind 'country' needs price"),
        ("serbia", ",R,", ",X,", "column exports: 'X' is none of"),
        ("belarus", "US EU", "US UK", "column forbidden: 'UK' is none of"),
        ("new-allies", "Dip", "Dib", "column types: 'Dib' is none of"),
        ("explore-alternatives", "r 6", "M 6", "costs 'r', not 'M 6'"),
        ("us-navy", "US,", "US 1,", "column owners: 'US 1' is none of"),
        ("serbia", ",country,", ",land,", "unknown kind 'land'"),
    ],
)
def test_a_bad_row_is_refused_with_its_line_and_what_is_wrong(card: str, old: str, new: str, reason: str) -> None:
    line = 1 + next(at for at, row in enumerate(TEXT.splitlines()) if row.startswith(f"{card},"))
    with pytest.raises(CardFileError) as refused:
        WORLD_ORDER.read_cards(changed(card, old, new))
    assert refused.value.line == line
    assert reason in refused.value.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("improve;", "unknown step ''"),
        ("improve )", "')' is too much"),
        ("move 0", "can't be told '0'"),
        ("move 2 in=EUR+there", "no region is called 'there'"),
        ("gain 2", "must be told resources"),
        ("gain 2 X", "can't be told 'X'"),
        ("gain 1 D per=cards", "own_fdi or types_imported"),
        ("fund 10 M", "must be told most, give"),
        ("fund 10 E most=20 give=3D", "can't be told 'E'"),
        ("raise 8", "there are 7 productions, not 8"),
        ("fund 10 M most=20 give=D3", "a number and a resource"),
        ("sell_armies 2", "must be told total"),
        ("influence in=there exported=C", "resources, each with a number"),
        ("engage discount=some", "a number, per_ally or per_army"),
        ("trade double=oil", "resources, as E+R"),
        ("produce M", "can't be told 'M'"),
        ("produce in=EUR", "what is produced is 'it'"),
        ("improve times=0", "a number from 1 to 99"),
        ("one_of(improve)", "'one_of' has 1 ways"),
        ("one_of(improve | improve discount=1)", "called the same"),
        ("one_of", "'(' is missing"),
        ("one_of(improve | engage", "')' is missing"),
        ("repeat(improve | engage)", "'repeat' has 2 ways"),
        ("trade; region", "a region is chosen for the step after it"),
        ("pay(D) improve", "what is paid is a resource and a number"),
        ("pay(X 2) improve", "what is paid is a resource and a number"),
        ("play 2", "can't be told '2': it knows nothing"),
    ],
)
def test_a_text_that_is_no_list_of_steps(text: str, reason: str) -> None:
    with pytest.raises(BadStep) as bad:
        parse(text)
    assert reason in str(bad.value)
    assert text in str(bad.value)


def test_what_a_text_of_steps_means() -> None:
    first, second = parse("region in=!CAS; may pay(D 2 M 10) move 2 exactly from=supply in=there")
    assert (first.word, first.where) == ("region", tuple(place for place in REGIONS if place != "CAS"))
    assert (second.word, second.n, second.pay, second.may) == ("move", 2, {"D": 2, "M": 10}, True)
    assert (sorted(second.flags), second.texts, second.follows) == (["exactly"], {"from": "supply"}, "there")
    assert [step.word for step in parse("improve times=2")] == ["improve", "improve"]
    assert parse("") == ()
