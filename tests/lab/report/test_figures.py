"""The figures of a run, from games made by hand."""

from pathlib import Path
from random import Random
from typing import Any

import polars as pl
import pytest

from crise.games.etat_durgence import ETAT_DURGENCE
from crise.lab.report import figures as f
from crise.lab.run.recorder import SCHEMAS
from crise.lab.simulate.statistics import wilson
from tests.lab.runs import played


def seats(*games: tuple[str, dict[int, int]]) -> pl.DataFrame:
    """Games by hand: who won as a text of 0 and 1, and who was out when."""
    rows: list[dict[str, Any]] = [
        {"game": game, "seats": len(won), "seat": seat, "order": seat, "won": flag == "1", "out": out.get(seat)}
        for game, (won, out) in enumerate(games, 1)
        for seat, flag in enumerate(won)
    ]
    return pl.DataFrame(rows, SCHEMAS["seats"], orient="row")


def uses(*rows: tuple[int, int, int]) -> pl.DataFrame:
    """Game, seat and the moment of the first use."""
    return pl.DataFrame(rows, {"game": pl.Int64, "seat": pl.Int8, "at": pl.Int32}, orient="row")


def effect(people: pl.DataFrame, users: pl.DataFrame, monkeypatch: pytest.MonkeyPatch) -> f.Excess:
    monkeypatch.setattr(f, "ENOUGH", 1)
    return f.effect(users, people, "at")


def test_who_used_a_card_is_compared_with_those_who_did_not(monkeypatch: pytest.MonkeyPatch) -> None:
    people = seats(("100", {}), ("010", {}))
    found = effect(people, uses((1, 0, 5), (2, 0, 5)), monkeypatch)
    assert found.cases == 2
    assert found.points == pytest.approx((1 - 0 + 0 - 0.5) / 2)


def test_who_was_out_already_is_no_one_to_compare_with(monkeypatch: pytest.MonkeyPatch) -> None:
    people = seats(("100", {1: 4, 2: 9}))
    assert effect(people, uses((1, 0, 5)), monkeypatch).points == 1.0
    assert effect(people, uses((1, 1, 3)), monkeypatch).points == -0.5
    assert effect(seats(("10", {1: 4})), uses((1, 0, 5)), monkeypatch).cases == 0


def test_who_used_it_before_is_no_one_to_compare_with(monkeypatch: pytest.MonkeyPatch) -> None:
    people = seats(("100", {}))
    found = effect(people, uses((1, 1, 3), (1, 0, 5)), monkeypatch)
    # Seat 1 against 0 and 2 (0 has not used it yet), seat 0 against 2 alone.
    assert found.points == pytest.approx(((0 - 0.5) + (1 - 0)) / 2)


def test_a_card_that_everybody_uses_at_once_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert effect(seats(("10", {})), uses((1, 0, 2), (1, 1, 2)), monkeypatch).cases == 0


def test_the_order_of_rows_does_not_change_the_last_digit() -> None:
    random = Random(1)
    people = seats(*(("".join(str(int(random.random() < 0.3)) for _ in range(7)), {}) for _ in range(200)))
    users = uses(*((game, seat, random.randrange(9)) for game in range(1, 201) for seat in range(7)))
    found = {f.effect(users.sample(fraction=1, shuffle=True, seed=seed), people, "at").points for seed in range(8)}
    assert len(found) == 1


def test_an_effect_needs_enough_games() -> None:
    people = seats(*[("10", {})] * 29)
    users = uses(*[(game, 0, 1) for game in range(1, 30)])
    assert f.effect(users, people, "at") == f.Excess(29)
    people = seats(*[("10", {}), ("01", {})] * 50)
    found = f.effect(uses(*[(game, 0, 1) for game in range(1, 101)]), people, "at")
    assert found.points == 0.0
    assert (found.low, found.high) == pytest.approx((-0.196, 0.196), abs=1e-3)


def test_a_share_and_a_mean_have_their_intervals() -> None:
    assert f.share(50, 100) == f.Share(50, 100, 0.5, *wilson(50, 100))
    assert f.share(0, 0).share == 0.0
    found = f.excess(pl.Series([0.0, 1.0] * 50))
    assert (found.points, found.low, found.high) == pytest.approx((0.5, 0.402, 0.598), abs=1e-3)
    assert f.excess(pl.Series([1.0] * 5)) == f.Excess(5)


def test_histograms_have_round_steps_and_hold_the_rest_at_their_end() -> None:
    found = f.histogram(pl.Series([3, 3, 4, 7]))
    assert (found.start, found.step, found.counts, found.median) == (3, 1, [2, 1, 0, 0, 1], 4.0)
    wide = f.histogram(pl.Series([*range(10, 310), 5000]))
    assert (wide.start, wide.step, sum(wide.counts)) == (10, 10, 301)
    assert len(wide.counts) <= f.BINS + 1
    assert f.histogram(pl.Series([], dtype=pl.Int64)).counts == [0]
    assert f.histogram(pl.Series([-7, -3])).start == -7


def test_partners_win_together_and_so_have_twice_the_share() -> None:
    people = seats(*[("1010", {}), ("0101", {})] * 20).with_columns(
        side=(pl.col("seat") % 2).cast(pl.String), move=pl.lit("extra draw")
    )
    games = pl.DataFrame({"game": range(1, 41)}, {"game": pl.Int64}).with_columns(
        seats=pl.lit(4, pl.Int8), turns=9, decisions=9, draw=False, limit=False, rivals=0
    )
    found = f.table(games, people, 4)
    assert (found.partners, found.fair) == (2, 0.5)
    assert [one.share for one in (*found.orders, *found.sides.values())] == [0.5] * 6
    assert [(move.excess.cases, move.excess.points) for move in f.moves(people)] == [(160, 0.0)]
    alone = people.with_columns(side=pl.lit(None, pl.String))
    assert (f.table(games, alone, 4).fair, f.moves(alone)[0].excess.points) == (0.25, 0.25)


def test_the_median_has_an_interval() -> None:
    assert f.median(pl.Series(range(101))) == f.Part(50.0, 40.0, 60.0)
    assert f.median(pl.Series([7.0])) == f.Part(7.0, 7.0, 7.0)
    assert f.median(pl.Series([], dtype=pl.Float64)).share == 0.0


def test_parts_of_all_purchases_with_intervals_made_from_games() -> None:
    """Twenty games, in each two of one card and one of each of two others: no game differs, so there is no doubt."""
    cards = [(game, card, count) for game in range(20) for card, count in (("a", 2), ("b", 1), ("c", 1))]
    alike = pl.DataFrame(cards, {"game": pl.Int64, "card": pl.String, "bought": pl.Int32}, orient="row")
    found = f.parts(alike, "bought")
    assert found is not None
    assert found.cards["a"] == f.Part(0.5, 0.5, 0.5)
    assert (list(found.cards), found.three.share) == (["a", "b", "c"], 1.0)
    other = [(game, "d" if game % 2 else "e", 4) for game in range(20)]
    mixed = f.parts(pl.concat([alike, pl.DataFrame(other, alike.schema, orient="row")]), "bought")
    assert mixed is not None
    assert mixed.cards["d"].share == 0.25
    assert mixed.cards["d"].low == pytest.approx(0.25 - 1.96 * 0.25 / 20**0.5, abs=1e-3)
    assert mixed.three.share == pytest.approx(0.75)
    assert f.parts(alike.clear(), "bought") is None


def test_a_kind_of_cards_who_took_one_and_who_could_and_did_not() -> None:
    people = pl.DataFrame(
        {
            "game": [1, 1, 2, 2],
            "seat": [0, 1, 0, 1],
            "won": [True, False, False, True],
            "could": [["super"], ["super"], [], ["super"]],
        }
    )
    uses = pl.DataFrame({"game": [1, 1, 2], "seat": [0, 0, 1], "card": ["super-medias", "gel", "gel"], "bought": 1})
    found = f.of_kind("super", people, uses, 2, ETAT_DURGENCE)
    assert (found.used.hits, found.used.of) == (1, 2)
    assert (found.took.hits, found.took.of) == (1, 1)
    assert (found.left.hits, found.left.of) == (1, 2)


def test_figures_of_a_run(tmp_path: Path) -> None:
    results = played(tmp_path, games=40, game="etat-durgence", chunk=20)
    found = f.figures(results)
    assert (found.games, found.failures, [table.seats for table in found.tables]) == (40, 0, [2, 3])
    for table in found.tables:
        wins = sum(share.hits for share in table.orders)
        assert wins == sum(share.hits for share in table.places) == sum(share.hits for share in table.sides.values())
        assert wins + table.draws.hits == table.games == 20
        assert sum(table.turns.counts) == 20
        assert table.kinds["super"].used.of == table.games
        assert table.parts is not None
        assert sum(part.share for part in table.parts.cards.values()) == pytest.approx(1.0)
    cards = {card.card: card for card in found.cards}
    assert list(cards)[:2] == ["piece", "coeur"]
    assert (cards["piece"].main, cards["applaudissements"].main, cards["super-medias"].main) == (
        "played",
        "bought",
        "bought",
    )
    assert cards["piece"].used["seen"].share == 1.0
    assert cards["super-medias"].used["bought"].hits == 0
    assert {count for card in found.cards for count in card.by_seats} == {2, 3}
    rules = {rule.rule: rule.share for rule in found.rules}
    assert rules["ED-SET-1"] == f.share(40, 40)
    assert sum(move.share.hits for move in found.moves) <= 100
