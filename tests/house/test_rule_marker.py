"""A test marked with a rule must name one; one at every table is marked as thorough, but for the first."""

import pytest

from tests.conftest import pytest_collection_modifyitems
from tests.play import PLACES, Place, by_day


@pytest.mark.parametrize("args", [(), (2,), ("VW-STO",), ("vw-sto-2",), ("VW-STO-2", "VW STO 3")])
def test_a_wrong_marker_stops_the_run(request: pytest.FixtureRequest, args: tuple[object, ...]) -> None:
    request.node.add_marker(pytest.mark.rule(*args))
    with pytest.raises(pytest.UsageError, match=r"test_rule_marker\.py::test_a_wrong_marker"):
        pytest_collection_modifyitems([request.node])


@pytest.mark.parametrize("args", [("VW-STO-2",), ("ED-PLAY-12", "NO-COMBO-3b")])
def test_a_right_marker_is_taken(request: pytest.FixtureRequest, args: tuple[str, ...]) -> None:
    request.node.add_marker(pytest.mark.rule(*args))
    pytest_collection_modifyitems([request.node])
    assert request.node.get_closest_marker("rule").args == args


@pytest.mark.everywhere
@pytest.mark.parametrize("place", PLACES[:3], ids=str)
def test_a_quick_look_is_at_the_first_table_only(request: pytest.FixtureRequest, place: Place) -> None:
    assert (request.node.get_closest_marker("thorough") is None) == (place is PLACES[0])


@pytest.mark.parametrize("place", PLACES[:3], ids=str)
def test_by_day_one_looks_at_the_fewest_and_the_most_seats(request: pytest.FixtureRequest, place: Place) -> None:
    assert (request.node.get_closest_marker("nightly") is None) == (place is PLACES[0])


def test_every_mode_is_looked_at_by_day() -> None:
    assert {place.way for place in PLACES if by_day(place)} == {place.way for place in PLACES}
