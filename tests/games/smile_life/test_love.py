"""Flirts, marriage, children, adultère, divorce."""

import pytest

from crise.games.smile_life import SMILE_LIFE
from tests.games.smile_life.position import (
    asked,
    discard,
    heard,
    laid,
    options,
    position,
    say,
    table,
    wait_for,
    why_not,
)

FIVE = "flirt-bar flirt-camping flirt-hotel flirt-parc flirt-internet"
MARRIED = "flirt-bar mariage-montcuq"

# --- Flirts -----------------------------------------------------------------------------


@pytest.mark.rule("SL-FLI-1")
def test_at_most_five_flirts() -> None:
    m = position("flirt-zoo | flirt-bar flirt-parc", "")
    say(m, "0: flirt-zoo")
    assert laid(m, 0) == "flirt-bar flirt-parc flirt-zoo"
    assert why_not(position(f"flirt-zoo chat | {FIVE}", ""), "0: flirt-zoo") == "SL-FLI-1"


@pytest.mark.rule("SL-FLI-2")
def test_a_flirt_takes_the_last_one_at_the_same_place() -> None:
    m = position("flirt-zoo | flirt-parc", "| flirt-bar flirt-zoo", "| flirt-cinema")
    say(m, "0: flirt-zoo")
    assert laid(m, 0) == "flirt-parc flirt-zoo flirt-zoo"
    assert laid(m, 1) == "flirt-bar"
    assert heard(m, "stole_flirt") == [(0, 1, "flirt-zoo", 1)]


@pytest.mark.rule("SL-FLI-2")
def test_a_covered_flirt_is_not_taken() -> None:
    m = position("flirt-zoo", "| flirt-zoo flirt-bar")
    say(m, "0: flirt-zoo")
    assert laid(m, 1) == "flirt-zoo flirt-bar"


@pytest.mark.rule("SL-FLI-3")
def test_the_flirt_taken_may_be_the_sixth() -> None:
    four = "flirt-bar flirt-camping flirt-hotel flirt-parc"
    m = position(f"flirt-zoo | {four}", "| flirt-zoo")
    say(m, "0: flirt-zoo")
    assert laid(m, 0) == f"{four} flirt-zoo flirt-zoo"


@pytest.mark.rule("SL-FLI-4")
@pytest.mark.parametrize(
    "theirs",
    ["flirt-camping mariage-montcuq", f"{MARRIED} adultere flirt-camping~", "flirt-camping^", "flirt-camping~!"],
)
def test_flirts_that_are_not_taken(theirs: str) -> None:
    m = position("flirt-camping", f"| {theirs}")
    say(m, "0: flirt-camping")
    assert laid(m, 0) == "flirt-camping"
    assert heard(m, "stole_flirt") == []


@pytest.mark.rule("SL-FLI-5")
def test_an_adulterous_flirt_takes_too() -> None:
    m = position(f"flirt-zoo | {MARRIED} adultere", "| flirt-zoo")
    say(m, "0: draw flirt-zoo")
    assert laid(m, 0) == f"{MARRIED} adultere flirt-zoo~ flirt-zoo~"


# --- Marriage and children ------------------------------------------------------------------


@pytest.mark.rule("SL-MAR-1")
def test_a_marriage_needs_a_flirt_and_ends_flirting() -> None:
    assert why_not(position("mariage-monteton chat", ""), "0: mariage-monteton") == "SL-MAR-1"
    assert why_not(position("mariage-monteton chat | flirt-zoo~!", ""), "0: mariage-monteton") == "SL-MAR-1"
    m = position("mariage-monteton flirt-zoo mariage-fourqueux chat | flirt-bar", "")
    say(m, "0: mariage-monteton")
    wait_for(m, 0)
    say(m, "0: draw")
    assert why_not(m, "0: flirt-zoo") == "SL-MAR-1"
    assert why_not(m, "0: mariage-fourqueux") == "SL-MAR-1"


@pytest.mark.rule("SL-CHI-1")
def test_any_number_of_children_while_married() -> None:
    m = position(f"harry lara | {MARRIED}", "")
    say(m, "0: draw harry")
    wait_for(m, 0)
    say(m, "0: draw lara")
    assert laid(m, 0) == f"{MARRIED} harry lara"


@pytest.mark.rule("SL-CHI-2")
@pytest.mark.parametrize("place", ["camping", "hotel"])
def test_an_unmarried_child_of_camping_or_hotel(place: str) -> None:
    m = position(f"harry lara mariage-montcuq chat | flirt-bar flirt-{place}", "")
    say(m, "0: harry")
    assert laid(m, 0) == f"flirt-bar flirt-{place}^ harry"
    wait_for(m, 0)
    say(m, "0: draw")
    assert why_not(m, "0: lara") == "SL-CHI-2"
    say(m, "0: mariage-montcuq")
    assert laid(m, 0).endswith("mariage-montcuq")


@pytest.mark.rule("SL-CHI-2")
@pytest.mark.parametrize("flirts", ["", "flirt-bar", "flirt-camping flirt-bar", "flirt-camping~!"])
def test_no_unmarried_child_otherwise(flirts: str) -> None:
    assert why_not(position(f"harry chat | {flirts}", ""), "0: harry") == "SL-CHI-2"


@pytest.mark.rule("SL-CHI-3")
def test_children_stay_after_a_divorce() -> None:
    m = position(f"| {MARRIED} harry", "")
    say(m, "0: divorce")
    assert laid(m, 0) == "flirt-bar harry"


# --- Adultère ---------------------------------------------------------------------------------


@pytest.mark.rule("SL-ADU-1")
def test_one_affair_and_only_while_married() -> None:
    assert why_not(position("adultere chat | flirt-bar", ""), "0: adultere") == "SL-ADU-1"
    m = position(f"adultere adultere chat | {MARRIED}", "")
    say(m, "0: draw adultere")
    wait_for(m, 0)
    say(m, "0: draw")
    assert why_not(m, "0: adultere") == "SL-ADU-1"


@pytest.mark.rule("SL-ADU-2")
def test_adulterous_flirts_have_no_limit_and_a_pile_of_their_own() -> None:
    m = position(f"flirt-zoo | {FIVE} mariage-montcuq adultere", "")
    say(m, "0: draw flirt-zoo")
    assert laid(m, 0) == f"{FIVE} mariage-montcuq adultere flirt-zoo~"
    m = position("flirt-zoo chat | flirt-bar~! flirt-camping~! flirt-hotel flirt-parc flirt-internet flirt-cinema", "")
    assert why_not(m, "0: flirt-zoo") == ""


@pytest.mark.rule("SL-ADU-3")
def test_ending_an_affair_costs_no_turn_and_its_flirts_score() -> None:
    m = position(f"chat | {MARRIED} adultere flirt-zoo~", "")
    say(m, "0: breakup")
    assert asked(m) == {0: "begin"}
    assert (laid(m, 0), discard(m)) == (f"{MARRIED} flirt-zoo!~", "adultere")
    assert SMILE_LIFE.scores(table(m))[0] == 5
    assert why_not(m, "0: breakup") == "SL-ADU-3"


# --- Divorce ---------------------------------------------------------------------------------


@pytest.mark.rule("SL-DIV-1")
def test_a_divorce_is_the_whole_turn() -> None:
    m = position(f"chat | {MARRIED}", "")
    assert options(m, 0) == ["divorce", "draw"]
    say(m, "0: divorce")
    assert (laid(m, 0), discard(m)) == ("flirt-bar", "mariage-montcuq")
    assert table(m).turn == 1
    assert why_not(position("| serveur", ""), "0: divorce") == "SL-DIV-1"


@pytest.mark.rule("SL-DIV-2")
def test_a_divorce_with_an_affair() -> None:
    m = position(f"| {MARRIED} harry adultere flirt-zoo~", "")
    say(m, "0: divorce")
    assert discard(m) == "adultere mariage-montcuq"
    assert laid(m, 0) == "flirt-bar harry flirt-zoo!~"
