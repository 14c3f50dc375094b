"""What a step costs with effect cards and smart power, told before it is chosen."""

import pytest

from crise.games.dans_la_tourmente import reading
from crise.games.dans_la_tourmente.paying import labels
from tests.games.dans_la_tourmente.position import position, table
from tests.games.world_order.position import find, say
from tests.games.world_order.test_costs import costs


@pytest.mark.rule("TO-HE-4")
def test_effect_cards_change_what_is_told() -> None:
    m = position("US foreign-trade $30 mexico peru E1 C3", "RU", phase="action", laid="x-01@board")
    say(m, "US: foreign-trade face_up")
    told = costs(m)
    assert told["export E"]["price"] == 5 + 3
    assert told["import E"]["price"] == 3 + 2


@pytest.mark.rule("TO-P-3")
def test_a_region_of_a_smart_trade_counts() -> None:
    m = position("US foreign-trade $30 mexico P1 C3", "RU", phase="action", shown="chile")
    say(m, "US: foreign-trade face_up")
    before = costs(m)["export C"]["symbols"]
    say(m, "US: AME")
    assert costs(m)["export C"]["symbols"] == before + 1


@pytest.mark.rule("TO-P-4")
def test_a_tired_ally_asks_for_a_token_of_smart_power() -> None:
    m = position("US foreign-direct-investment $90 P1 mexico! peru", "RU", phase="action")
    say(m, "US: foreign-direct-investment face_up")
    told = costs(m)
    assert told[str(find(table(m), "mexico"))]["P"] == 1
    assert "P" not in told[str(find(table(m), "peru"))]


@pytest.mark.rule("TO-P-5")
def test_a_way_that_was_closed_asks_for_one_too() -> None:
    m = position("CN military-reinforcements $90 P1 A3", "US", phase="action")
    say(m, "CN: military-reinforcements face_up")
    told = {place: cost.get("P", 0) for place, cost in costs(m).items()}
    assert told["EAP"] == 0
    assert told["AME"] == 1


@pytest.mark.rule("TO-EV-35")
def test_alternatives_are_told_apart_by_what_each_is_paid_with_or_by_their_number() -> None:
    assert list(labels(reading.way("3F / 10$ / 2F -> VP+1").costs)) == ["F", "M", "3"]
