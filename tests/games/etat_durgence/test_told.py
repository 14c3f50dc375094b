"""What the log says: who did what to whom, how much it was, and what is left."""

import pytest

from crise.games.etat_durgence import ETAT_DURGENCE
from tests.games.etat_durgence.scene import Scene


@pytest.mark.rule("ED-EFF-5")
@pytest.mark.parametrize(("confiance", "left"), [(20, 14), (6, 0)])
def test_a_hit_is_told_with_what_it_took_and_left(confiance: int, left: int) -> None:
    scene = Scene("etat-d-exception", confiance=[20, confiance]).do("etat-d-exception", "attaque", "attack", 6)
    assert scene.told("attacked") == [(0, 1, 6)]
    assert scene.told("hurt") == [(1, 6, left)]


@pytest.mark.rule("ED-EFF-6")
@pytest.mark.parametrize(("confiance", "left"), [(20, 18), (1, 0)])
def test_a_black_heart_is_told_with_what_it_left_and_that_is_never_below_0(confiance: int, left: int) -> None:
    scene = Scene("vaccin-douteux", confiance=[confiance, 20]).do("vaccin-douteux", "benef", "black")
    assert scene.told("black_heart") == [(0, left)]


@pytest.mark.rule("ED-EFF-4")
def test_a_gain_is_told_as_what_it_brought_and_made() -> None:
    scene = Scene("variant", confiance=[19, 20]).do("variant", "benef", "market")
    assert scene.told("gained") == [(0, 1, 20)]


@pytest.mark.rule("ED-EFF-8")
def test_what_somebody_discards_is_told_once_with_who_made_him() -> None:
    scene = Scene("allocution", seats=3, hands={1: "piece coeur", 2: "gel variant"}).do("allocution", "attaque")
    scene.do("discard", 2)
    assert scene.told("discarded") == []
    scene.do("gel")
    assert [(seat, victim, key) for seat, victim, (_, key) in scene.told("discarded")] == [(0, 2, "gel")]


@pytest.mark.rule("ED-COM-2")
def test_a_companion_is_told_with_the_points_that_it_took() -> None:
    scene = Scene("etat-d-exception", boards={1: "soignante"}).do("etat-d-exception", "attaque", "attack", "soignante")
    assert [(seat, victim, key, points) for seat, victim, (_, key), points in scene.told("companion_hit")] == [
        (0, 1, "soignante", 3)
    ]


@pytest.mark.rule("ED-WIN-1")
def test_who_has_won_is_told_last() -> None:
    scene = Scene("etat-d-exception", confiance=[20, 6]).do("etat-d-exception", "attaque", "attack", 6)
    assert scene.match.over
    assert scene.match.log(2)[-1] == ("won", ([0],))


BOOKLET = {
    "piece": (20, 0, "", "", "coin 1"),
    "coeur": (10, 0, "", "", "hit 1"),
    "soignante": (5, 3, "", "", "gain 1, coin 1"),
    "bouclier-sanitaire": (5, 3, "", "", ""),
    "allocution": (5, 9, "hit 7, draw 2, destroy 1, discard 2", "gain 5, draw 2, destroy 3, coin 3", ""),
}


def test_the_figures_of_the_booklet_are_as_printed() -> None:
    rows = [row for row in ETAT_DURGENCE.standard if row.source == "booklet"]
    assert {row.card: (row.count, row.price, row.attaque, row.benef, row.effect) for row in rows} == BOOKLET
    assert {row.card: (row.hearts, row.shields) for row in rows if row.hearts or row.shields} == {
        "soignante": (3, 0),
        "bouclier-sanitaire": (0, 2),
    }
