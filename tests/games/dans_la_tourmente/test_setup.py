"""Setup, and how events come onto the board."""

from typing import Any

import pytest

from crise.engine.match import Match
from crise.games.dans_la_tourmente import DANS_LA_TOURMENTE
from crise.games.dans_la_tourmente.state import Tourmente
from tests.games.dans_la_tourmente.position import effects, position, smart, table, upper
from tests.games.world_order.position import asked, keys, options, say


def drawing(*seats: str, deck: str, **more: Any) -> Match:
    """Events are drawn now, as at the setup."""

    def draw(t: Tourmente) -> None:
        t.phase, t.agenda = "setup", [("first_events", "")]

    return position(*seats, deck=deck, arrange=draw, **more)


@pytest.mark.rule("TO-SET-1")
def test_the_box_lies_where_all_can_read_it() -> None:
    m = DANS_LA_TOURMENTE.start(4)
    t = table(m)
    assert [len(t.eras[era].cards) for era in ("I", "II")] == [22, 22]
    assert [len(t.triggered.cards), len(t.effect_supply.cards), len(t.new_countries.cards)] == [16, 14, 3]
    seen = m.view(0)
    assert len(seen["triggered"]["cards"]) == 16
    assert seen["eras"]["I"]["cards"] == []
    assert list(t.upper) == ["right", "middle", "left"]
    assert list(t.lower) == ["US", "EU", "RU", "CN"]


@pytest.mark.rule("TO-SET-3")
def test_bid_cards_and_their_signs() -> None:
    t = table(DANS_LA_TOURMENTE.start(4))
    bids = [t.face(card).bid for card in t.bid_cards.cards]
    assert [(bid.number, bid.yes) for bid in bids if bid] == [(n, n > 2) for n in range(6)]


@pytest.mark.rule("TO-SET-4")
def test_two_p_each_an_automa_too_and_an_npc_none() -> None:
    assert smart(DANS_LA_TOURMENTE.start(4)) == {"US": 2, "EU": 2, "RU": 2, "CN": 2}
    two = DANS_LA_TOURMENTE.start(2, DANS_LA_TOURMENTE.read_options({"powers": ["US", "RU"]}))
    assert smart(two) == {"US": 2, "EU": 0, "RU": 2, "CN": 0}
    alone = DANS_LA_TOURMENTE.start(1, DANS_LA_TOURMENTE.read_options({"automas": "normal"}))
    assert smart(alone) == {"US": 2, "EU": 2, "RU": 2, "CN": 2}


@pytest.mark.rule("TO-SET-2")
def test_two_events_from_the_right_after_all_else() -> None:
    m = drawing("US", "EU", "RU", "CN", deck="i-01 i-03 i-04")
    assert upper(m) == "- i-03 i-01"


@pytest.mark.rule("TO-SET-2")
def test_the_first_events_come_after_the_assets_were_kept() -> None:
    m = DANS_LA_TOURMENTE.start(4)
    assert upper(m) == "- - -"
    assert "assets" in {what for _, what, _, _ in m.open}


@pytest.mark.rule("TO-SET-5")
def test_one_that_targets_a_power_goes_there_and_is_replaced() -> None:
    m = drawing("US", "EU", "RU", "CN", deck="i-01 i-12 i-03 i-04")
    assert (upper(m), keys(m, table(m).lower["US"])) == ("- i-03 i-01", "i-12")


@pytest.mark.rule("TO-SET-6")
def test_of_two_its_player_keeps_one_before_the_replacement_is_drawn() -> None:
    m = drawing("US", "EU", "RU", "CN", deck="i-11 i-12 i-01 i-03")
    assert (asked(m), options(m)) == ("US: keep_event", "i-11 i-12")
    assert upper(m) == "- - -"
    say(m, "US: i-12")
    assert (keys(m, table(m).lower["US"]), keys(m, table(m).past)) == ("i-12", "i-11")
    assert upper(m) == "- i-03 i-01"


@pytest.mark.rule("TO-SET-6")
def test_one_that_was_put_off_counts_too() -> None:
    m = drawing("US", "EU", "RU", "CN", deck="i-12 i-01 i-03", aimed="i-11")
    assert (asked(m), options(m)) == ("US: keep_event", "i-11 i-12")


@pytest.mark.rule("TO-SET-6")
def test_of_a_robots_events_the_older_stays() -> None:
    m = drawing("EU", "RU", deck="i-11 i-12 i-01 i-03")
    assert (keys(m, table(m).lower["US"]), keys(m, table(m).past)) == ("i-11", "i-12")
    m = drawing("EU", "RU", deck="i-11 i-12 i-01 i-03", automas="normal")
    assert keys(m, table(m).lower["US"]) == "i-11"


@pytest.mark.rule("TO-SET-7", "TO-EV-26")
def test_a_decisive_moment_is_resolved_at_once_and_the_next_is_drawn() -> None:
    m = drawing("US", "EU", "RU", "CN", deck="i-09 i-01 i-03")
    assert (effects(m), upper(m), keys(m, table(m).past)) == ("x-01@board:1", "- i-03 i-01", "i-09")


@pytest.mark.rule("TO-SET-7", "TO-EV-29")
def test_what_a_moment_puts_on_the_board_takes_its_place() -> None:
    m = drawing("US", "EU", "RU", "CN", deck="i-02 i-03 i-04", seed=1)
    right = keys(m, table(m).upper["right"])
    assert right in ("t-01", "t-02", "t-03", "t-04")
    assert upper(m).startswith("- i-03")
    m = drawing("US", "EU", "RU", "CN", deck="i-02 i-03 i-04", to_come="t-01 t-02 t-04")
    assert keys(m, table(m).upper["right"]) == "t-03"  # the only one not yet added
    m = drawing("US", "EU", "RU", "CN", deck="i-02 i-03 i-04", to_come="t-01 t-02 t-03 t-04")
    assert upper(m) == "- i-04 i-03"


@pytest.mark.rule("TO-SET-8")
def test_an_empty_deck_gives_no_more() -> None:
    m = drawing("US", "EU", "RU", "CN", deck="i-12 i-01")
    assert (upper(m), keys(m, table(m).lower["US"])) == ("- - i-01", "i-12")
