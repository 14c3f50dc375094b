"""What is noted of games."""

from dataclasses import replace
from typing import Any

import polars as pl
import pytest
from msgspec.structs import replace as replaced

from crise.engine.face import Shown
from crise.game.cards import write_cards
from crise.game.events import OUT
from crise.games import GAMES
from crise.games.etat_durgence import ETAT_DURGENCE
from crise.games.virus_war import VIRUS_WAR
from crise.lab.run.recorder import TURN, USES, FirstMoves, count_cards, play_recorded
from crise.lab.simulate.batch import simulate
from crise.lab.simulate.play import Plan, Simulator


def shown(key: str) -> Shown:
    return Shown(0, key, 0)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_says_what_its_events_tell_of_cards(game: Any) -> None:
    assert TURN in game.events
    assert {use for use, _ in game.card_uses.values()} <= {*USES, OUT}
    assert {"seen", "played"} <= {use for use, _ in game.card_uses.values()}
    for event, (_, places) in game.card_uses.items():
        assert places, event
        assert game.events[event][0][1] == "seat", event


def test_cards_are_counted_from_what_was_told() -> None:
    counted = count_cards(
        VIRUS_WAR,
        [
            ("dealt", (0, (shown("virus"), shown("virus")))),
            ("turn", (0,)),
            ("played_with_at", (0, shown("virus"), (shown("chiffre-3"),), 3, 1)),
            ("stopped", (1, shown("stop"), 0, shown("virus"))),
            ("turn", (1,)),
            ("turn", (0,)),
            ("drew", (0, shown("stop"))),
            ("out", (1,)),
        ],
    )
    rows = {(row["seat"], row["card"]): row for row in counted.rows()}
    virus = rows[0, "virus"]
    assert (virus["seen"], virus["seen_at"], virus["played"], virus["played_at"]) == (2, 0, 1, 1)
    assert rows[0, "chiffre-3"]["played"] == 1
    assert rows[1, "stop"]["played"] == 1
    assert (1, "virus") not in rows  # the card that was stopped is not the stopper's
    assert (rows[0, "stop"]["seen_at"], rows[0, "stop"]["seen_own"]) == (3, 2)
    assert counted.out == {1: 3}


def test_partners_leave_together() -> None:
    counted = count_cards(VIRUS_WAR, [("turn", (0,)), ("out", (1,)), ("team_out", (1, 3))])
    assert counted.out == {1: 1, 3: 1}


def test_a_row_a_game_a_seat_and_a_card() -> None:
    plans = {seats: Plan("etat-durgence", seats, ("random",) * seats, seed=5) for seats in (2, 3)}
    frames = play_recorded(plans, range(1, 5))
    games, seats, cards = frames["games"], frames["seats"], frames["cards"]
    assert games["seats"].to_list() == [2, 3, 2, 3]
    assert games["failure"].null_count() == 4
    assert len(seats) == 10
    assert seats.filter(pl.col("order") == 0)["seat"].to_list() == games["first"].to_list()
    assert set(seats["side"]) <= {"gouvernement", "conseil", "laboratoires", "medias", "complotistes"}
    assert cards.filter(pl.col("bought") > 0)["bought_at"].null_count() == 0
    assert cards.filter((pl.col("bought") > 0) & pl.col("card").is_in(["piece", "coeur"])).is_empty()
    assert all(move.startswith("act ") for move in seats["move"])  # the choice of teams is no move


def test_who_could_take_a_card_of_a_kind_is_noted() -> None:
    """At two seats with coins for everything: whoever comes to the market could buy the super card of his team."""
    rows = [replaced(row, effect="coin 17") if row.card == "piece" else row for row in ETAT_DURGENCE.standard]
    plan = Plan("etat-durgence", 2, ("random", "random"), options={"turn_limit": 2}, cards=write_cards(rows))
    assert play_recorded({2: plan}, range(1, 3))["seats"]["could"].to_list() == [["super"]] * 4
    poor = Plan("etat-durgence", 2, ("random", "random"), options={"turn_limit": 2})
    assert play_recorded({2: poor}, range(1, 3))["seats"]["could"].to_list() == [[]] * 4


def test_the_games_are_those_of_simulate() -> None:
    plan = Plan("virus-war", 2, ("random", "random"), seed=3)
    games = play_recorded({2: plan}, range(1, 7))["games"]
    report = simulate(plan, 6)
    assert int(games["decisions"].sum()) == report.decisions_in_all
    assert int(games["turns"].max()) == report.turns.max  # type: ignore[arg-type]


def test_a_game_that_fails_is_noted_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def now_and_then(t: Any) -> None:
        if t.seed % 2:
            raise RuntimeError("out of glue")
        VIRUS_WAR.setup(t)

    monkeypatch.setitem(GAMES, "glue", replace(VIRUS_WAR, id="glue", setup=now_and_then))
    frames = play_recorded({2: Plan("glue", 2, ("random", "random"))}, range(1, 21))
    failed = frames["games"].filter(pl.col("failure").is_not_null())
    assert 0 < len(failed) < 20
    assert (failed["seed"] % 2).to_list() == [1] * len(failed)
    assert "RuntimeError: out of glue" in failed["failure"][0]
    assert set(frames["seats"]["game"]) == set(range(1, 21)) - set(failed["game"])


def test_a_limit_of_turns_is_noted() -> None:
    options = {"turn_limit": 3}
    frames = play_recorded({2: Plan("virus-war", 2, ("random", "random"), options=options)}, range(1, 3))
    assert frames["games"]["limit"].to_list() == [True, True]
    assert frames["games"]["draw"].to_list() == [True, True]
    assert not any(frames["seats"]["won"])


def test_a_move_in_words() -> None:
    room = Simulator(Plan("etat-durgence", 2, ("random", "random"), options={"teams": "random"}))
    match = room.start(1, tell=False)
    moves, table = FirstMoves(ETAT_DURGENCE), match.table
    table.turn = 0
    assert moves.said(table, (0, "target", [1], ()), 1) == "target +1"
    assert moves.said(table, (0, "act", [0, "market"], ()), "market") == "act market"
    assert moves.said(table, (0, "act", [0, "market"], ()), 0) == f"act {table.faces[0].key}"
    assert moves.said(table, (1, "points", [3], ()), 3) == "points 3"
    assert moves.said(table, (1, "buy", [None], ()), None) == "buy pass"
    ask = match.open[0]
    moves.note(match, ask, ask[2][0])
    moves.note(match, ask, ask[2][-1])
    assert list(moves.first) == [ask[0]]
    assert moves.first[ask[0]] == moves.said(table, ask, ask[2][0])
