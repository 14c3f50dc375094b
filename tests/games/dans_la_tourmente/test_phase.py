"""The events phase: its order, events put off, events to come."""

import pytest

from crise.games.dans_la_tourmente.state import Tourmente
from tests.games.dans_la_tourmente.position import effects, position, smart, table, upper, vp
from tests.games.world_order.position import asked, board, heard, keys, options, region, say

FOUR = ("US", "EU", "RU", "CN")


@pytest.mark.rule("TO-EV-1")
def test_between_research_with_the_npcs_and_the_aftermath() -> None:
    def after_research(t: Tourmente) -> None:
        t.phase, t.agenda = "research", [("clear_market", "")]

    m = position("US", "RU", upper="i-08", arrange=after_research)
    assert [phase for (phase,) in heard(m, "phase_began")][:3] == ["npc", "events", "aftermath"]


@pytest.mark.rule("TO-EV-13")
def test_upper_ones_from_the_right_then_the_targeted_in_turn_order() -> None:
    m = position("CN P0 D0 $0", "EU D0 $0 F0", "US D0 $0", "RU", upper="i-08 ii-09 t-05", aimed="i-12 i-20 t-08")
    reached = [card for (card,) in heard(m, "event_reached")]
    assert reached == ["i-08", "ii-09", "t-05", "i-20", "t-08", "i-12"]


@pytest.mark.rule("TO-EV-13")
def test_those_of_npcs_come_last() -> None:
    m = position("RU", "EU D0", aimed="i-12 i-20 t-08")
    assert [card for (card,) in heard(m, "event_reached")] == ["t-08", "i-12", "i-20"]


@pytest.mark.rule("TO-EV-10")
def test_a_resolved_event_is_discarded() -> None:
    m = position(*FOUR, upper="i-08")
    assert (upper(m), keys(m, table(m).past)) == ("- - -", "i-08")


@pytest.mark.rule("TO-EV-11")
def test_a_targeted_event_is_put_off_for_one_p_again_and_again() -> None:
    m = position("US P2 D2", "RU", aimed="i-12")
    assert (asked(m), options(m)) == ("US: put_off", "yes pass")
    say(m, "US: yes")
    assert (smart(m)["US"], keys(m, table(m).lower["US"])) == (1, "i-12")
    m = position("US P1 D2", "RU", aimed="i-12")
    say(m, "US: pass")
    assert (asked(m), smart(m)["US"]) == ("US: take_part", 1)


@pytest.mark.rule("TO-EV-11")
def test_without_p_it_is_resolved() -> None:
    m = position("US P0 D2", "RU", aimed="i-12")
    assert asked(m) == "US: take_part"


@pytest.mark.rule("TO-EV-33")
def test_not_in_the_last_round() -> None:
    m = position("US P2 D2", "RU", aimed="i-12", game_round=6)
    assert asked(m) == "US: take_part"


@pytest.mark.rule("TO-EV-34")
def test_not_one_that_cant_be_put_off() -> None:
    m = position("RU P2", "EU P2 $20", aimed="i-16")
    assert not heard(m, "put_off")
    assert keys(m, table(m).lower["EU"]) == "t-08"


@pytest.mark.rule("TO-EV-27", "TO-EV-30")
def test_an_added_event_waits_and_comes_onto_the_leftmost_place() -> None:
    m = position(*FOUR, upper="ii-09", deck="ii-01 ii-07", game_round=3)
    assert heard(m, "event_added") == [("t-16",)]
    assert upper(m) == "t-16 ii-07 ii-01"


@pytest.mark.rule("TO-EV-27")
def test_an_event_shows_beforehand_what_it_may_add() -> None:
    t = table(position(*FOUR))
    adds = {t.faces[card].key: t.event(card).adds for pile in t.eras.values() for card in pile.cards}
    adds |= {t.faces[card].key: t.event(card).adds for card in t.box.cards if t.faces[card].kind == "event"}
    assert (adds["i-04"], adds["ii-01"], adds["i-02"]) == (("t-07",), ("t-09",), ("t-01", "t-02", "t-03", "t-04"))


@pytest.mark.rule("TO-EV-29")
def test_no_event_is_added_twice() -> None:
    m = position(*FOUR, upper="ii-09", to_come="t-16", game_round=3)
    assert not heard(m, "event_added")
    assert upper(m) == "t-16 - -"


@pytest.mark.rule("TO-EV-30")
def test_a_fourth_goes_on_waiting() -> None:
    m = position(*FOUR, to_come="t-01 t-02 t-03 t-04", deck="i-01")
    assert (upper(m), keys(m, table(m).to_come)) == ("t-01 t-02 t-03", "t-04")


@pytest.mark.rule("TO-EV-30")
def test_one_that_targets_a_power_goes_to_its_place() -> None:
    m = position(*FOUR, to_come="t-08")
    assert keys(m, table(m).lower["EU"]) == "t-08"


@pytest.mark.rule("TO-EV-30", "TO-EV-31")
def test_nothing_comes_in_the_last_round() -> None:
    m = position(*FOUR, to_come="t-01", deck="ii-07", game_round=6)
    assert upper(m) == "- - -"


@pytest.mark.rule("TO-EV-31")
def test_two_more_as_far_as_places_are_free() -> None:
    m = position(*FOUR, to_come="t-01 t-02", deck="i-01 i-03")
    assert upper(m) == "t-01 t-02 i-01"
    m = position(*FOUR, deck="i-01 i-03 i-04")
    assert upper(m) == "- i-03 i-01"


@pytest.mark.rule("TO-EV-32")
@pytest.mark.parametrize(("round_", "drawn"), [(1, "i-01"), (2, "i-01"), (3, "ii-01"), (4, "ii-01"), (5, "ii-01")])
def test_the_eras(round_: int, drawn: str) -> None:
    m = position(*FOUR, deck="i-01 ii-01", game_round=round_)
    assert upper(m) == f"- - {drawn}"


# --- Effect cards lie and end ---------------------------------------------------------------


@pytest.mark.rule("TO-EV-28")
def test_an_effect_card_lasts_through_the_next_rounds() -> None:
    m = position(*FOUR, deck="i-09", game_round=2)
    assert effects(m) == "x-01@board:3"
    m = position(*FOUR, laid="x-01@board", phase="aftermath", game_round=3, arrange=ends)
    assert effects(m) == ""
    m = position(*FOUR, laid="x-01@board x-07@EAP", phase="aftermath", game_round=2, arrange=not_yet)
    assert effects(m) == "x-01@board:3 x-07@EAP:0"


def ends(t: Tourmente) -> None:
    t.effect_until, t.agenda = [3], [("effects_end", "")]


def not_yet(t: Tourmente) -> None:
    t.effect_until, t.agenda = [3, 0], [("effects_end", "")]


@pytest.mark.rule("TO-EV-28")
def test_the_aftermath_ends_with_it() -> None:
    def last(t: Tourmente) -> None:
        t.effect_until = [2]
        t.agenda = t.book.stages["aftermath"](t)

    m = position("US C0", "RU C0", laid="x-01@board", phase="aftermath", game_round=2, arrange=last)
    assert effects(m) == ""
    assert heard(m, "effect_over") == [("x-01",)]


@pytest.mark.rule("TO-EV-29")
def test_laid_while_it_still_lies_its_time_starts_anew() -> None:
    def older(t: Tourmente) -> None:
        t.effect_until = [2]

    m = position(*FOUR, laid="x-01@board", deck="i-09", game_round=2, arrange=older)
    assert effects(m) == "x-01@board:3"


# --- Checks -----------------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-9")
def test_a_check_looks_at_what_is_there_and_nobody_is_asked() -> None:
    m = position(*FOUR, upper="i-08", on_map="EAP US*2 CN*1")
    assert (vp(m, "US"), vp(m, "CN"), smart(m)["US"], effects(m)) == (2, 0, 1, "x-07@EAP:0")
    m = position(*FOUR, upper="i-08", on_map="EAP US*1 CN*1")
    assert (vp(m, "US"), vp(m, "CN")) == (1, 1)
    m = position(*FOUR, upper="i-08")
    assert (vp(m, "US"), vp(m, "CN")) == (0, 0)


@pytest.mark.rule("TO-EV-9")
@pytest.mark.parametrize(("armies", "gain"), [("RU*2 US*2", 2), ("RU*1 CN*2", -1), ("US*0", -1)])
def test_against_all_others(armies: str, gain: int) -> None:
    m = position("RU vp9", "US", "EU", "CN", aimed="ii-19", on_map=f"EUR {armies}")
    assert (vp(m, "RU"), smart(m)["US"], smart(m)["EU"]) == (9 + gain, 1, 1)


@pytest.mark.rule("TO-EV-9", "TO-EV-14")
def test_the_first_condition_that_fits_counts_and_only_for_the_concerned() -> None:
    m = position("US $9", "EU $9", "RU $9", "CN", upper="t-04", on_map="MENA @US US*2 RU*2 EU*1")
    assert (vp(m, "US"), board(m, "US").money) == (2, 9)
    assert (vp(m, "RU"), board(m, "RU").money, board(m, "EU").money) == (0, 4, 9)
    assert "black" in region(m, "MENA").permanent
    m = position("US $9", "EU $9", "RU", "CN $9", aimed="i-16")
    assert (board(m, "EU").money, board(m, "US").money) == (4, 9)


@pytest.mark.rule("TO-EV-26")
def test_a_moment_hits_all_and_asks_nobody() -> None:
    m = position("US S2", "EU S0 vp5", "RU S1", "CN S1", deck="ii-02", game_round=3)
    assert [board(m, me).stock["S"] for me in ("US", "EU", "RU", "CN")] == [1, 0, 0, 0]
    assert (vp(m, "EU"), effects(m), upper(m)) == (4, "x-06@board:5", "- - t-10")
