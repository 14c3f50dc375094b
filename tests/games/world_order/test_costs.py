"""What a step costs, told to its player before it is chosen: the browser shows it."""

import pytest

from crise.engine.match import Match
from tests.games.world_order.position import position, say, table


def costs(m: Match) -> dict[str, dict[str, int]]:
    """As who has the turn is told; the others learn nothing of a step that was not announced."""
    t = table(m)
    assert [t.view(seat)["costs"] for seat in range(t.seats + 1) if seat != t.turn] == [{}] * t.seats
    told: dict[str, dict[str, int]] = t.view(t.turn)["costs"]
    return told


def country(m: Match, key: str) -> str:
    """The id of one that is shown."""
    t = table(m)
    return next(str(card) for pile in t.countries.values() for card in pile.cards if t.faces[card].key == key)


@pytest.mark.rule("WO-IR-2")
def test_a_country_costs_its_value_less_what_the_card_says() -> None:
    m = position("US new-allies D5 us-japan", "RU", shown="brazil serbia")
    assert costs(m) == {}
    say(m, "US: new-allies face_up")
    told = costs(m)
    assert told[country(m, "brazil")] == {"D": 3}
    assert told[country(m, "serbia")] == {"D": 1}


@pytest.mark.rule("WO-ENG-2")
def test_a_region_costs_what_is_printed_less_the_focus() -> None:
    m = position("US diplomatic-engagement D9 us-mexico peru us-japan", "RU")
    say(m, "US: diplomatic-engagement face_up")
    assert costs(m)["AME"] == {"D": 4}
    m = position("US diplomatic-engagement D9 us-mexico peru us-japan diplomatic", "RU")
    say(m, "US: diplomatic-engagement face_up")
    assert costs(m)["AME"] == {"D": 2}


@pytest.mark.rule("WO-TRA-3", "WO-TRA-5")
def test_a_trade_tells_prices_symbols_and_what_is_left() -> None:
    m = position("US foreign-trade $30 mexico! peru E1 R1 F3 C3 S4", "RU")
    say(m, "US: foreign-trade face_up")
    told = costs(m)
    assert (told["export"], told["import"]) == ({"left": 2}, {"left": 2})
    assert told["export C"] == {"symbols": 2, "price": 15}
    assert told["import E"] == {"symbols": 2, "price": 3}
    say(m, "US: export C 2")
    told = costs(m)
    assert told["export"] == {"left": 1}
    assert "export C" not in told  # each type once
