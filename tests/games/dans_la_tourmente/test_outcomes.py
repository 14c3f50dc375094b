"""What events do to those concerned: checks, what is gained and asked for it, what is lost."""

import pytest

from tests.games.dans_la_tourmente.changes import changes, four, laid
from tests.games.dans_la_tourmente.position import effects, position, rewritten, upper, vp
from tests.games.world_order.position import asked, board, exhausted, heard, options, region, say

POOR = "$0 D0 E0 F0 S0 A0"


# --- Checks -----------------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-9")
def test_a_check_asks_nobody_and_reads_what_held_before_it() -> None:
    m, _ = laid("t-15", on_map="AFR EU*2 RU*1")
    assert m.over
    assert heard(m, "checked") == [(1, "no"), (2, "yes")]
    # Russia comes first and sends Europe home: what Europe had when the event was reached counts.
    outcomes = "RU if armies(AFR)>=1: VP+1, EU HOME(AFR) ; EU if armies(AFR)>=1: VP+2"
    m, _ = laid("t-15", "RU; EU; US; CN", on_map="AFR EU*2 RU*2", arrange=rewritten("t-15", outcomes=outcomes))
    assert (board(m, "EU").vp, board(m, "RU").vp, region(m, "AFR").armies["EU"]) == (2, 1, 0)


# --- Effects ----------------------------------------------------------------------------------


def test_armies_moved_or_brought_home_as_the_cost() -> None:
    m = position("US $5 A1 D0", f"EU {POOR}", f"RU {POOR}", f"CN {POOR}", upper="ii-10", on_map="AFR US*1")
    say(m, "US: yes AFR")
    assert (region(m, "MENA").armies["US"], board(m, "US").money, vp(m, "US")) == (1, 0, 1)
    m = position("US D0", "EU D2", "RU", "CN", upper="ii-04", on_map="CAS US*3")
    say(m, "US: yes", "EU: yes")
    assert (region(m, "CAS").armies["US"], board(m, "US").stock["A"], vp(m, "US"), vp(m, "EU")) == (0, 6, 2, 1)
    m = position("US D0 $20", "EU D0", "RU", "CN", upper="ii-04", on_map="CAS US*3")
    say(m, "US: pass")
    assert board(m, "US").money == 10  # 5 $ an army, 10 at most


def test_effects_for_the_board_and_for_nobody() -> None:
    m = position("US", "EU", "RU", "CN", upper="t-03", on_map="MENA =US =US =US")
    say(m, "US: pass", "EU: pass", "RU: pass", "CN: pass")
    assert region(m, "MENA").temporary == ["black"]
    m = position("EU F3 $10 D0 eu-member-states", "US", "RU", "CN", aimed="i-15")
    say(m, "EU: pass")
    assert (vp(m, "EU"), exhausted(m, "EU")) == (0, "eu-member-states")
    m = position("EU D0 $0 eu-member-states eu-norway", "RU", aimed="i-15")
    assert (asked(m), options(m)) == ("EU: exhaust_ally", "eu-member-states eu-norway")


def test_influence_armies_productions_and_allies_by_an_event() -> None:
    m = position("RU D1 $20 A1 ru-armenia", "US", aimed="i-18", on_map="EUR RU*1")
    say(m, "RU: yes")
    assert (asked(m), options(m)) == ("RU: army_from", "board EUR pass")
    say(m, "RU: EUR permanent")
    assert (region(m, "MENA").armies["RU"], upper(m)) == (1, "t-05 - -")
    m = position("RU D1 $15 ru-armenia!", "US", aimed="i-17")
    say(m, "RU: yes")
    assert (exhausted(m, "RU"), effects(m)) == ("", "x-03@RU:0")
    m = position("US $15", "RU", aimed="ii-13")
    say(m, "US: yes")
    assert (asked(m), options(m)) == ("US: raise", "C S")
    say(m, "US: C")
    assert (board(m, "US").production["C"], effects(m)) == (4, "x-13@US:0")
    m = position("CN $30", "US", aimed="i-20")
    say(m, "CN: yes")
    assert (asked(m), options(m)) == ("CN: influence", "CAS SAS AFR")


# --- Losses -----------------------------------------------------------------------------------


def lost(what: str, much: int, seat: str, answers: str = "", **more: str) -> str:
    """What a loss does to Europe, by an event that says nothing else."""
    outcomes = f"if armies(EUR)>=9: VP+1 ; else: {what}-{much}"
    return changes("ii-15", answers, four(seat), arrange=rewritten("ii-15", outcomes=outcomes), **more)


@pytest.mark.rule("TO-EV-12")
@pytest.mark.parametrize(
    ("what", "much", "seat", "then"),
    [
        ("S", 2, "EU S3", "EU S-2"),
        ("S", 2, "EU S1", "EU V-1 S-1"),
        ("S", 3, "EU S0", "EU V-3"),
        ("P", 2, "EU P3", "EU P-2"),
        ("P", 3, "EU P1", "EU V-2 P-1"),
        ("$", 9, "EU $20", "EU M-9"),
        ("$", 9, "EU $5", "EU M-5"),
        ("$", 9, "EU $4", "EU V-1 M-4"),
        ("$", 20, "EU $3", "EU V-3 M-3"),
        ("VP", 2, "EU vp1", "EU V-2"),
        ("A", 2, "EU A3", "EU A-2"),
        ("A", 2, "EU A1", "EU V-1 A-1"),
    ],
)
def test_what_one_cannot_lose_costs_vp(what: str, much: int, seat: str, then: str) -> None:
    assert lost(what, much, seat, "EU: pass" if " P" in seat else "") == then  # it is not put off


@pytest.mark.rule("TO-EV-12")
def test_armies_are_lost_from_the_board_first_then_from_the_map_as_their_owner_likes() -> None:
    there = "EUR EU*1; MENA EU*1"
    assert lost("A", 2, "EU A1", "EU: MENA", on_map=there) == "EU A-1 | MENA EU*-1"
    assert lost("A", 4, "EU A1", "EU: EUR", on_map=there) == "EU V-1 A-1 | EUR EU*-1 | MENA EU*-1"


@pytest.mark.rule("TO-EV-12")
def test_exhausted_allies_are_as_many_as_there_are() -> None:
    m, _ = laid("i-15", four("EU eu-norway nigeria"))
    say(m, "EU: pass")
    assert exhausted(m, "EU") == "eu-norway"


@pytest.mark.rule("TO-EV-12", "TO-EV-9")
@pytest.mark.parametrize(("made", "left"), [("C=2 S=1", 15), ("C=1 S=1", 10)])
def test_a_loss_by_what_one_produces(made: str, left: int) -> None:
    m = position(f"RU $20 {made}", "US", aimed="i-19")
    assert board(m, "RU").money == left
