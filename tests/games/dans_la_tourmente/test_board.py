"""The events board: how events come, wait, are reached, put off and leave."""

from typing import Any

import pytest

from crise.engine.match import Match
from crise.games.dans_la_tourmente import DANS_LA_TOURMENTE
from crise.games.dans_la_tourmente.events import why_not_put_off
from crise.games.dans_la_tourmente.grammar import MOMENT
from crise.games.dans_la_tourmente.state import Tourmente
from tests.games.dans_la_tourmente.box import EVENTS
from tests.games.dans_la_tourmente.changes import changes, four, laid
from tests.games.dans_la_tourmente.position import effects, position, rewritten, smart, table, to_the_end, upper, vp
from tests.games.world_order.position import asked, find, heard, keys, options, say

FOUR = ("US C0", "EU C0", "RU C0", "CN C0")  # nobody is asked about prosperity


def new_events(t: Tourmente) -> None:
    t.agenda = [("new_events", "")]


def lower(m: Match, me: str) -> str:
    return keys(m, table(m).lower[me])


def drawn(*seats: str, deck: str, **more: Any) -> Match:
    """The end of an events phase: so many lie in the era deck, from the top."""
    return position(*(seats or FOUR), deck=deck, arrange=new_events, **more)


# --- Setup ---------------------------------------------------------------------------------


@pytest.mark.rule("TO-SET-1")
def test_the_decks_are_shuffled_and_all_else_lies_open() -> None:
    m = DANS_LA_TOURMENTE.start(4, seed=3)
    t = table(m)
    assert [len(t.eras[era].cards) for era in ("I", "II")] == [22, 22]
    assert (len(t.triggered.cards), len(t.effect_supply.cards), len(t.bid_cards.cards)) == (16, 14, 6)
    assert keys(m, t.new_countries) == "new-cuba new-afghanistan new-ukraine"
    view = m.view(0)
    assert view["eras"]["I"] == {"count": 22, "cards": []}
    assert len(view["triggered"]["cards"]) == 16
    assert list(t.upper) == ["right", "middle", "left"]
    assert list(t.lower) == ["US", "EU", "RU", "CN"]
    assert len({first_events(seed) for seed in range(6)}) > 3


def after_setup(seed: int) -> Match:
    given = DANS_LA_TOURMENTE.read_options({"powers": ["US", "EU", "RU", "CN"]})
    m = DANS_LA_TOURMENTE.start(4, given, seed=seed)
    while table(m).phase == "setup":
        seat, _, offered, _ = m.open[0]
        m.answer(seat, offered[0])
    return m


def first_events(seed: int) -> str:
    return upper(after_setup(seed))


@pytest.mark.rule("TO-SET-3")
def test_bid_cards_0_to_5_and_the_sign_of_each() -> None:
    t = table(position("US", "RU"))
    bids = [t.face(card).bid for card in t.bid_cards.cards]
    assert [(bid.number, bid.yes) for bid in bids if bid] == [
        (0, False),
        (1, False),
        (2, False),
        (3, True),
        (4, True),
        (5, True),
    ]


@pytest.mark.rule("TO-SET-4")
@pytest.mark.parametrize(
    ("seats", "automas", "then"),
    [
        (4, "none", {"US": 2, "EU": 2, "RU": 2, "CN": 2}),
        (2, "none", {"US": 2, "EU": 0, "RU": 2, "CN": 0}),
        (1, "normal", {"US": 2, "EU": 2, "RU": 2, "CN": 2}),
    ],
)
def test_who_starts_with_smart_power(seats: int, automas: str, then: dict[str, int]) -> None:
    powers = ["US", "RU", "EU", "CN"][:seats]
    given = DANS_LA_TOURMENTE.read_options({"powers": powers, "automas": automas})
    assert smart(DANS_LA_TOURMENTE.start(seats, given, seed=1)) == then


@pytest.mark.rule("TO-SET-2")
def test_after_the_setup_two_events_lie_from_the_right() -> None:
    assert upper(DANS_LA_TOURMENTE.start(4, seed=5)) == "- - -"  # assets are chosen first
    m = after_setup(5)
    assert [len(table(m).upper[place].cards) for place in ("right", "middle", "left")] == [1, 1, 0]


@pytest.mark.rule("TO-SET-2")
@pytest.mark.rule("TO-EV-31")
def test_two_are_drawn_onto_the_rightmost_free_places() -> None:
    m = drawn(deck="i-01 i-03 i-04")
    assert upper(m) == "- i-03 i-01"
    assert len(table(m).eras["I"].cards) == 1


@pytest.mark.rule("TO-SET-5")
def test_one_that_targets_a_power_goes_to_its_place_and_is_replaced() -> None:
    m = drawn(deck="i-17 i-01 i-11 i-03")
    assert (upper(m), lower(m, "RU"), lower(m, "US")) == ("- i-03 i-01", "i-17", "i-11")


@pytest.mark.rule("TO-SET-6")
@pytest.mark.parametrize("kept", ["i-17", "i-18"])
def test_of_two_for_one_power_its_player_keeps_one_before_the_next_is_drawn(kept: str) -> None:
    m = drawn(deck="i-17 i-18 i-01 i-03")
    assert (asked(m), options(m), upper(m)) == ("RU: keep_event", "i-17 i-18", "- - -")
    say(m, f"RU: {kept}")
    other = "i-18" if kept == "i-17" else "i-17"
    assert (lower(m, "RU"), keys(m, table(m).past), upper(m)) == (kept, other, "- i-03 i-01")


@pytest.mark.rule("TO-SET-6")
def test_one_that_was_put_off_counts_too() -> None:
    m = drawn(deck="i-18 i-01 i-03", aimed="i-17")
    assert (asked(m), options(m)) == ("RU: keep_event", "i-17 i-18")


@pytest.mark.rule("TO-SET-6")
@pytest.mark.parametrize(("seats", "automas"), [(("US C0", "CN C0"), "none"), (("US C0",), "normal")])
def test_of_two_for_a_power_that_nobody_plays_the_older_stays(seats: tuple[str, ...], automas: str) -> None:
    m = drawn(*seats, deck="i-18 i-17 i-01 i-03", automas=automas)
    assert (lower(m, "RU"), keys(m, table(m).past)) == ("i-18", "i-17")


@pytest.mark.rule("TO-SET-7")
@pytest.mark.rule("TO-EV-26")
def test_a_decisive_moment_is_resolved_as_soon_as_it_is_drawn_and_the_next_card_drawn_for_it() -> None:
    m = drawn(deck="i-09 i-01 i-03")
    assert (upper(m), effects(m)) == ("- i-03 i-01", "x-01@board:3")
    assert keys(m, table(m).past) == "i-09"


@pytest.mark.rule("TO-SET-7")
@pytest.mark.parametrize("seed", range(12))
def test_an_event_that_it_puts_on_the_board_takes_its_place(seed: int) -> None:
    m = drawn(deck="i-01 i-02 i-03", seed=seed)
    left, middle, right = upper(m).split()
    assert (left, right) == ("-", "i-01")
    assert middle in ("t-01", "t-02", "t-03", "t-04")
    assert middle not in keys(m, table(m).triggered)


@pytest.mark.rule("TO-SET-7")
def test_each_of_the_four_springs_can_come() -> None:
    assert {upper(drawn(deck="i-02 i-01", seed=seed)).split()[2] for seed in range(30)} == {
        "t-01",
        "t-02",
        "t-03",
        "t-04",
    }


@pytest.mark.rule("TO-SET-7")
@pytest.mark.rule("TO-EV-29")
def test_one_that_was_added_before_is_not_among_them() -> None:
    for seed in range(8):
        m = drawn(deck="i-02 i-01", to_come="t-02 t-04", seed=seed)
        assert upper(m).split()[2] in ("t-01", "t-03")


@pytest.mark.rule("TO-SET-7")
@pytest.mark.parametrize(("key", "then"), [("ii-02", "t-10"), ("ii-03", "t-11")])
def test_moments_of_the_second_era(key: str, then: str) -> None:
    m = drawn(deck=f"{key} ii-01", game_round=3)
    assert upper(m) == f"- ii-01 {then}"


@pytest.mark.rule("TO-SET-5", "TO-SET-7")
def test_what_takes_its_place_goes_to_the_power_that_it_targets_and_the_next_card_is_drawn() -> None:
    def arrange(t: Tourmente) -> None:
        new_events(t)
        rewritten("i-02", outcomes="always: EVNOW(t-08)")(t)

    m = position(*FOUR, deck="i-01 i-02 i-03", arrange=arrange)
    assert (upper(m), lower(m, "EU")) == ("- i-03 i-01", "t-08")
    assert [me for me, _ in heard(m, "event_aimed")] == [1]


@pytest.mark.rule("TO-EV-26")
def test_nobody_chooses_anything_in_a_moment() -> None:
    for key, event in EVENTS.items():
        if event.type == MOMENT:
            changes(key)  # no question was put
            assert (event.powers, event.target) == ((), "")


@pytest.mark.rule("TO-SET-8")
def test_an_empty_deck_gives_no_more_cards() -> None:
    m = drawn(deck="i-01")
    assert upper(m) == "- - i-01"
    m = drawn(deck="i-17")
    assert (upper(m), lower(m, "RU")) == ("- - -", "i-17")


# --- The phase -----------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-1")
def test_the_phase_comes_between_research_and_the_aftermath() -> None:
    following = DANS_LA_TOURMENTE.rulebook.following
    assert (following["research"], following["npc"], following["events"]) == ("npc", "events", "aftermath")
    m = position("US C2", "RU C0", phase="research", market="explore-alternatives", upper="i-12")
    say(m, "US: done")
    assert table(m).phase == "research"
    m = position("US C2", "RU C0", upper="t-05", arrange=to_the_end)
    assert heard(m, "phase_began") == [("aftermath",)]
    assert asked(m) == "US: prosper"


@pytest.mark.rule("TO-EV-13")
def test_upper_events_from_right_to_left_then_the_targeted_ones_in_turn_order() -> None:
    m = position(
        "US C0 D9 P1", "EU C0 D9 P1", "RU C0 D9 P1", "CN C0 P1",
        upper="i-08 t-05 t-04", aimed="i-11 i-17 i-15", arrange=reversed_order,
    )  # fmt: skip
    say(m, "RU: pass pass", "EU: pass pass eu-norway", "US: pass pass")
    assert [args[0] for args in heard(m, "event_reached")] == ["i-08", "t-05", "t-04", "i-17", "i-15", "i-11"]


def reversed_order(t: Tourmente) -> None:
    t.order = ["CN", "RU", "EU", "US"]
    t.agenda = t.book.stages["events"](t)


@pytest.mark.rule("TO-EV-13")
def test_those_of_npcs_come_last_in_the_order_of_the_powers() -> None:
    m = position("RU C0 P1", "US C0 P1", aimed="i-14 i-20 i-17 i-11", deck="i-01 i-03")
    say(m, "RU: pass pass", "US: pass pass")
    assert [args[0] for args in heard(m, "event_reached")] == ["i-17", "i-11", "i-14", "i-20"]


@pytest.mark.rule("TO-EV-10")
@pytest.mark.parametrize("key", ["i-08", "i-12"])
def test_an_event_that_is_over_is_discarded(key: str) -> None:
    m, _ = laid(key, four("US D0"))
    assert keys(m, table(m).past) == key
    assert table(m).resolving == -1


@pytest.mark.rule("TO-EV-27")
def test_an_added_event_waits_left_of_the_board_for_the_next_round() -> None:
    m = position(*FOUR, upper="ii-09", deck="ii-01 ii-07", game_round=4)
    assert [args[0] for args in heard(m, "event_added")] == ["t-16"]
    assert [args[0] for args in heard(m, "event_reached")] == ["ii-09"]  # not in this round
    assert upper(m) == "t-16 ii-07 ii-01"


@pytest.mark.rule("TO-EV-27")
def test_an_event_shows_beforehand_what_it_may_add() -> None:
    assert EVENTS["i-02"].adds == ("t-01", "t-02", "t-03", "t-04")
    assert EVENTS["t-01"].adds == ("t-05",)
    assert EVENTS["t-08"].adds == ()


@pytest.mark.rule("TO-EV-29")
@pytest.mark.parametrize("where", ["to_come", "upper", "past"])
def test_an_event_that_was_added_once_is_not_added_again(where: str) -> None:
    def lay_there(t: Tourmente) -> None:
        pile = {"to_come": t.to_come, "upper": t.upper["left"], "past": t.past}[where]
        t.move(find(t, "t-05"), t.triggered, pile)

    then = "RU V+1 M-20 D-1 | MENA =RU+1"
    assert changes("i-18", "RU: yes pass permanent", four("RU $20"), arrange=lay_there) == then


@pytest.mark.rule("TO-EV-30")
def test_waiting_events_go_to_the_upper_places_from_the_left_and_a_fourth_goes_on_waiting() -> None:
    m = drawn(deck="i-01 i-03", to_come="t-05 t-07 t-02 t-09")
    assert (upper(m), keys(m, table(m).to_come)) == ("t-05 t-07 t-02", "t-09")
    assert len(table(m).eras["I"].cards) == 2
    m = drawn(deck="i-01 i-03", to_come="t-05 t-07")
    assert upper(m) == "t-05 t-07 i-01"


@pytest.mark.rule("TO-EV-30")
def test_one_that_targets_a_power_goes_to_its_place() -> None:
    m = drawn(deck="i-01 i-03", to_come="t-08")
    assert (upper(m), lower(m, "EU")) == ("- i-03 i-01", "t-08")
    m = drawn(deck="i-01 i-03", to_come="t-08", aimed="i-15")
    assert (asked(m), options(m)) == ("EU: keep_event", "i-15 t-08")


@pytest.mark.rule("TO-EV-30")
@pytest.mark.rule("TO-EV-31")
def test_in_the_last_round_nothing_comes() -> None:
    m = drawn(deck="ii-01 ii-07", to_come="t-05", game_round=6)
    assert (upper(m), keys(m, table(m).to_come)) == ("- - -", "t-05")


@pytest.mark.rule("TO-EV-31")
def test_no_more_than_there_are_free_places() -> None:
    m = drawn(deck="i-01 i-03", to_come="t-05 t-07 t-02")
    assert upper(m) == "t-05 t-07 t-02"


@pytest.mark.rule("TO-EV-32")
@pytest.mark.parametrize(("number", "first"), [(1, "i-01"), (2, "i-01"), (3, "ii-01"), (4, "ii-01"), (5, "ii-01")])
def test_the_era_from_which_is_drawn(number: int, first: str) -> None:
    m = drawn(deck="i-01 i-03 ii-01 ii-07", game_round=number)
    assert upper(m).split()[2] == first


@pytest.mark.rule("TO-EV-32")
def test_the_first_events_are_of_the_first_era() -> None:
    for seed in range(5):
        assert len(table(after_setup(seed)).eras["II"].cards) == 22


# --- Putting off ---------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-11")
def test_for_one_p_a_player_puts_his_event_off_again_and_again() -> None:
    m = position("US C0 P2", "EU C0", "RU C0", "CN C0", aimed="i-12", deck="i-01 i-03")
    assert (asked(m), options(m)) == ("US: put_off", "yes pass")
    say(m, "US: yes")
    assert (smart(m)["US"], lower(m, "US")) == (1, "i-12")
    assert heard(m, "put_off") == [(0, "i-12")]
    m = position("US C0 P1", "EU C0", "RU C0", "CN C0", aimed="i-12", deck="i-01 i-03", game_round=5)
    say(m, "US: yes")
    assert (smart(m)["US"], lower(m, "US"), keys(m, table(m).past)) == (0, "i-12", "")


@pytest.mark.rule("TO-EV-11")
def test_without_p_the_event_is_resolved() -> None:
    m, _ = laid("i-12")
    assert asked(m) == "US: take_part"
    t = table(m)
    assert why_not_put_off(t, "US", t.resolving) == "TO-EV-11"


@pytest.mark.rule("TO-EV-33")
def test_not_in_the_last_round() -> None:
    m, _ = laid("i-12", four("US P3"), game_round=6)
    assert asked(m) == "US: take_part"
    t = table(m)
    assert why_not_put_off(t, "US", t.resolving) == "TO-EV-33"


@pytest.mark.rule("TO-EV-34")
def test_not_if_the_card_says_so() -> None:
    m, _ = laid("i-13", four("US P3"))
    assert asked(m) == "US: bid"
    t = table(m)
    assert why_not_put_off(t, "US", t.resolving) == "TO-EV-34"
    assert vp(m, "US") == 0
