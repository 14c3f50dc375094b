"""One idea against the field: what is played, and that it is kept."""

from pathlib import Path

import msgspec

from crise.lab.arena.figures import Share
from crise.lab.run.strategies import Tried, plans_of, try_strategies
from tests.lab.runs import small_run


def test_one_seat_against_the_field_at_every_number_of_seats() -> None:
    two, three, five = plans_of(small_run(seats=(2, 3, 5)), 20)
    assert (two.seats, three.seats, five.seats) == (2, 3, 5)
    assert two.lineups == tuple((f"strategy:{name}", "random") for name in ("blows", "rush", "hoard"))
    assert five.lineups[0] == ("strategy:blows", *["random"] * 4)
    assert (two.deals, five.deals) == (10, 4)
    mixed = plans_of(small_run(seats=(2,), bots=("random", "facile")), 20)
    assert mixed[0].lineups[0] == ("strategy:blows", "normal")


def test_teams_are_one_side_and_who_plays_alone_has_no_field() -> None:
    teams = plans_of(small_run(seats=(4,), options={"teams": True}), 20)
    assert teams[0].lineups[0] == ("strategy:blows", "random")
    assert plans_of(small_run("world-order", seats=(1,), options={"automas": "normal"}), 20) == []


def test_own_cards_are_played() -> None:
    cards = small_run("etat-durgence").cards.replace(
        "vaccin-douteux,double,5,house,0,", "vaccin-douteux,double,5,house,9,"
    )
    assert plans_of(small_run("etat-durgence", cards=cards), 2)[0].cards == cards


def test_results_are_kept(tmp_path: Path) -> None:
    played: list[object] = []
    run = small_run(seats=(2,))
    first = try_strategies(run, 4, tmp_path, 1, played.append)
    assert [one.strategy for one in first] == ["blows", "rush", "hoard"]
    assert all((one.seats, one.field, one.share.games, one.share.fair) == (2, "random", 4, 0.5) for one in first)
    assert len(played) == 6
    assert try_strategies(run, 4, tmp_path, 1, played.append) == first
    assert len(played) == 6


def test_what_dominates() -> None:
    def tried(share: float, low: float) -> Tried:
        return Tried("rush", 2, "normal", Share(100, share, low, share + 0.1, 0.5, "bootstrap"))

    assert tried(0.6, 0.51).dominates(0.04)
    assert not tried(0.6, 0.5).dominates(0.04)
    assert not tried(0.53, 0.51).dominates(0.04)
    assert msgspec.json.decode(msgspec.json.encode(tried(0.6, 0.5)))["strategy"] == "rush"
