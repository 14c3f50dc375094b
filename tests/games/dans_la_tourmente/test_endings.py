"""To which ends events come: what a sweep waits for."""

from typing import Any

import pytest

from crise.games.dans_la_tourmente.endings import ended, ends, expected
from tests.games.dans_la_tourmente import test_era_one, test_era_two, test_triggered
from tests.games.dans_la_tourmente.box import EVENTS, FACES
from tests.games.dans_la_tourmente.changes import FOUR, changes, four, laid, row
from tests.games.dans_la_tourmente.position import table
from tests.games.world_order.position import say

ONE = {"automas": "normal"}
PUT_OFF = [
    row(key, f"{event.target}: yes", f"{event.target} P-1", four(f"{event.target} P1"))
    for key, event in EVENTS.items()
    if event.target and event.postponable
]


@pytest.mark.parametrize(
    ("key", "found"),
    [
        ("i-02", "happened"),
        ("i-04", "won by US+EU, won by RU, no bids"),
        ("i-05", "agreed, no agreement, agreed by all"),
        ("i-13", "success, failure, influence instead"),
        ("i-15", "taken by EU, declined by EU, put off, influence instead"),
        ("i-08", "yes, no"),
        ("t-15", "yes EU, no EU, yes RU, no RU"),
    ],
)
def test_ends_by_the_type_of_the_event(key: str, found: str) -> None:
    assert ends(EVENTS[key]) == found.split(", ")
    assert f"{key}: {ends(EVENTS[key])[0]}" in expected(FACES.values())


def test_a_decision_of_several_times_and_one_that_nobody_takes() -> None:
    assert "taken 3 times" in ends(EVENTS["i-03"])
    assert "nobody took part" in ends(EVENTS["t-03"])


@pytest.mark.parametrize(
    ("key", "answers", "found", "seats", "more"),
    [
        ("i-04", "US: 0; EU: 0; RU: 0", "no bids", FOUR, {}),
        ("i-04", "US: 0; EU: 0; RU: 1; RU: D permanent", "won by RU", FOUR, {}),
        ("i-04", "US: 2; US: D D", "won by RU", "US; CN", {"bid": "3"}),  # an NPC
        ("i-13", "US: 0", "failure", FOUR, {}),
        ("i-13", "US: 3 M M M", "success", FOUR, {"bid": "3"}),
        ("i-14", "", "influence instead", "US; RU", {}),
        ("i-14", "", "influence instead", "US", ONE),
        ("i-15", "EU: yes", "put off", four("EU P1"), {}),
        ("i-12", "", "not open to US, nobody took part", four("US D0"), {}),
        ("i-05", "US: yes; EU: yes; RU: yes; CN: yes", "agreed, agreed by all", FOUR, {}),
        ("i-05", "US: yes; EU: yes; RU: pass; CN: pass", "declined by RU, declined by CN, agreed", FOUR, {}),
        ("t-07", "EU: pass", "declined by EU, no agreement", FOUR, {}),
        ("t-15", "", "no, no EU, yes, yes RU", FOUR, {"on_map": "AFR EU*2 RU*1"}),
    ],
)
def test_what_came_about(key: str, answers: str, found: str, seats: str, more: dict[str, Any]) -> None:
    m, _ = laid(key, seats, **more)
    say(m, *(answer.strip() for answer in answers.split(";") if answer))
    assert list(ended(table(m), m.told())) == [f"{key}: {end}" for end in found.split(", ")]


def test_three_times_by_the_same_power() -> None:
    m, _ = laid("i-03", four("US $90 F0", "EU $90 F0", "RU $90 F0"))
    say(m, "US: yes pass", "EU: yes pass", "RU: yes pass", "CN: pass")
    assert "i-03: taken 3 times" not in list(ended(table(m), m.told()))
    m, _ = laid("i-03", four("US $90 F0"))
    say(m, "US: yes yes yes", "EU: pass", "RU: pass", "CN: pass")
    assert "i-03: taken 3 times" in list(ended(table(m), m.told()))


@pytest.mark.rule("TO-EV-11")
@pytest.mark.parametrize(("key", "answers", "then", "seats", "more"), PUT_OFF)
def test_put_off_it_costs_one_p_and_nothing_else_changes(
    key: str, answers: str, then: str, seats: str, more: dict[str, Any]
) -> None:
    assert changes(key, answers, seats, **more) == then


def test_each_end_of_each_event_has_a_row() -> None:
    """Of a test that says all that changes then."""
    found = set[str]()
    for written in (*test_era_one.ROWS, *test_era_two.ROWS, *test_triggered.ROWS, *PUT_OFF):
        values: Any = written.values
        key, answers, _, seats, more = values
        m, _ = laid(key, seats, **more)
        say(m, *(answer.strip() for answer in answers.split(";") if answer))
        found.update(ended(table(m), m.told()))
    assert [end for end in expected(FACES.values()) if end not in found] == []
