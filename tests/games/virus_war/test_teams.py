"""Cooperation: teams of two, partners opposite. With four seats: 0 and 2 against 1 and 3."""

import pytest

from crise.engine.ask import Refused
from crise.games.virus_war import VIRUS_WAR, VirusWarOptions
from tests.games.virus_war.position import (
    about,
    asked,
    discard,
    hand,
    heard,
    keys,
    options,
    played,
    position,
    say,
    story,
    table,
    why_not,
)


@pytest.mark.rule("VW-COOP-1")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_partners_sit_opposite_and_are_never_neighbours(seats: int) -> None:
    t = table(position(*[""] * seats, teams=True))
    for seat in range(seats):
        partner = t.partner(seat)
        assert t.partner(partner) == seat
        assert partner not in t.neighbours(seat)
        assert (partner - seat) % seats == seats // 2


@pytest.mark.rule("VW-COOP-1")
@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_teams_need_an_even_number_from_four_up(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        VIRUS_WAR.check(seats, VirusWarOptions(teams=True))
    assert refused.value.rule == "VW-COOP-1"
    VIRUS_WAR.check(seats, VirusWarOptions())


@pytest.mark.rule("VW-COOP-1")
def test_nobody_plays_in_a_team_unless_the_table_wants_it() -> None:
    m = position("virus chiffre-3", "", "chiffre-3", "chiffre-3")
    say(m, "0: virus chiffre-3")
    assert options(m, 0) == ["@1", "@2", "@3"]
    say(m, "0: @1")
    assert table(m).tokens == [0, 3, 0, 0]  # nobody was asked to add anything


@pytest.mark.rule("VW-COOP-2")
def test_a_dead_partner_eliminates_the_team() -> None:
    m = position("poison chiffre-4", "", "", "", "virus", "", life=[50, 4, 50, 50, 50, 50], tokens={4: 3}, teams=True)
    say(m, "0: poison chiffre-4 @1")
    t = table(m)
    assert (t.life, t.living) == ([50, 0, 50, 50, 0, 50], [0, 2, 3, 5])
    assert (t.tokens[4], t.supply, discard(m)) == (0, 80, "chiffre-4 poison virus")
    assert heard(m, "team_out") == [(1, 4)]
    assert (heard(m, "out"), heard(m, "team_out")) == ([(1,)], [(1, 4)])
    assert t.turn == 2


@pytest.mark.rule("VW-COOP-2", "VW-END-2")
def test_the_last_team_wins() -> None:
    m = position("poison chiffre-4", "", "", "", life=[50, 4, 50, 50], teams=True)
    say(m, "0: poison chiffre-4 @1")
    assert m.over
    assert VIRUS_WAR.winners(table(m)) == [0, 2]
    assert heard(m, "won") == [([0, 2],)]


@pytest.mark.rule("VW-COOP-3")
def test_vaccin_may_serve_the_partner() -> None:
    m = position("vaccin chiffre-4", "", "", "", tokens={1: 1, 2: 6}, teams=True)
    say(m, "0: vaccin chiffre-4 @2")
    assert table(m).tokens == [0, 1, 2, 0]
    assert table(m).vaccin[2] >= 0


@pytest.mark.rule("VW-COOP-3")
def test_medicament_may_serve_the_partner() -> None:
    m = position("medicament chiffre-4", "", "", "", life=[20, 20, 20, 20], teams=True)
    say(m, "0: medicament chiffre-4 pass")
    assert options(m, 0) == ["@0", "@2"]
    assert why_not(m, "0: @1") == "VW-COOP-3"
    say(m, "0: @2")
    assert table(m).life == [20, 20, 24, 20]


@pytest.mark.rule("VW-COOP-3")
def test_miracle_may_serve_the_partner() -> None:
    m = position("miracle", "", "", "", tokens={0: 1, 1: 2, 2: 7}, teams=True)
    say(m, "0: miracle")
    assert options(m, 0) == ["@0", "@2"]
    say(m, "0: @2")
    assert table(m).tokens == [1, 2, 0, 0]


@pytest.mark.rule("VW-COOP-3")
def test_chiffre_may_be_added_to_the_vaccin_of_the_partner() -> None:
    m = position("chiffre-4 chiffre-4", "", "", "", tokens={2: 9}, vaccins=[2], teams=True)
    say(m, "0: chiffre-4 chiffre-4")
    assert table(m).tokens == [0, 0, 1, 0]
    assert keys(m, table(m).vaccins) == "vaccin"


@pytest.mark.rule("VW-COOP-4")
@pytest.mark.parametrize("action", ["virus chiffre-4 @1", "poison chiffre-4 @1"])
def test_the_partner_may_add_chiffre_of_the_same_value(action: str) -> None:
    m = position(f"{action.split()[0]} chiffre-4", "", "chiffre-4 chiffre-4 chiffre-3", "", teams=True)
    say(m, f"0: {action}")
    assert options(m, 2) == ["chiffre-4", "pass"]
    assert why_not(m, "2: chiffre-3") == "VW-COOP-4"
    say(m, "2: chiffre-4")
    assert about(m, 2) == (0, action.split()[0], 8)
    say(m, "2: chiffre-4")
    assert heard(m, "added") == [(2, ["chiffre-4"], 8), (2, ["chiffre-4"], 12)]
    assert 12 in (table(m).tokens[1], 50 - table(m).life[1])
    assert hand(m, 2) == "chiffre-3"


@pytest.mark.rule("VW-COOP-4")
def test_the_partner_may_add_to_a_vaccin_and_to_chiffre_on_one() -> None:
    m = position("vaccin chiffre-2", "", "chiffre-2", "", tokens={0: 9}, teams=True)
    say(m, "0: vaccin chiffre-2", "2: chiffre-2")
    assert table(m).tokens[0] == 5
    m = position("chiffre-2", "", "chiffre-2", "", tokens={0: 9}, vaccins=[0], teams=True)
    say(m, "0: chiffre-2", "2: chiffre-2")
    assert table(m).tokens[0] == 5


@pytest.mark.rule("VW-COOP-4")
def test_the_partner_adds_to_a_medicament_values_already_played_in_it() -> None:
    hands = "medicament chiffre-2 chiffre-5", "", "chiffre-2 chiffre-3 chiffre-5 chiffre-6", ""
    m = position(*hands, life=[20, 50, 50, 50], teams=True)
    say(m, "0: medicament chiffre-2 chiffre-5 pass @0")
    assert options(m, 2) == ["chiffre-2", "chiffre-5", "pass"]
    say(m, "2: chiffre-5 pass")
    assert table(m).life[0] == 32


@pytest.mark.rule("VW-COOP-4")
def test_the_partner_need_not_add_anything() -> None:
    m = position("virus chiffre-4", "", "chiffre-4", "", teams=True)
    say(m, "0: virus chiffre-4 @1", "2: pass")
    assert table(m).tokens == [0, 4, 0, 0]
    assert hand(m, 2) == "chiffre-4"
    assert "added" not in story(m)


@pytest.mark.rule("VW-COOP-5")
def test_pick_pocket_may_take_from_the_partner_unseen() -> None:
    m = position("pick-pocket", "", "poison", "virus", teams=True)
    say(m, "0: pick-pocket")
    assert options(m, 0) == ["@2", "@3"]
    assert m.view(0)["hands"][2]["cards"] == []
    say(m, "0: @2")
    assert "poison" in hand(m, 0)
    assert heard(m, "stole", 1) == [(0, 2, None)]


@pytest.mark.rule("VW-COOP-6")
def test_epidemie_hits_the_partner_too() -> None:
    m = position("epidemie", "", "", "", teams=True)
    say(m, "0: epidemie")
    assert table(m).tokens == [0, 2, 2, 2]


@pytest.mark.rule("VW-COOP-7")
def test_a_partner_cannot_stop_his_partner() -> None:
    m = position("epidemie", "", "stop", "stop", teams=True)
    say(m, "0: epidemie")
    assert asked(m) == {3: "stop"}
    assert m.view(1)["waiting"] == [1, 3]


@pytest.mark.rule("VW-COOP-7")
def test_a_partner_cannot_stop_the_contre_attaque_of_his_partner() -> None:
    m = position("virus chiffre-3", "contre-attaque", "stop", "stop", teams=True)
    say(m, "0: virus chiffre-3 @1", "3: pass", "1: contre-attaque")
    assert asked(m) == {2: "stop"}


@pytest.mark.rule("VW-COOP-7", "VW-COOP-8")
@pytest.mark.parametrize("card", ["virus chiffre-2", "poison chiffre-2", "quarantaine"])
def test_the_partner_is_no_target_of_an_attack(card: str) -> None:
    m = position(card, "", "", "", teams=True)
    say(m, f"0: {card}")
    assert options(m, 0) == ["@1", "@3"]
    assert why_not(m, "0: @2") == "VW-COOP-7"


@pytest.mark.rule("VW-COOP-8")
def test_the_partner_is_not_the_neighbour_of_a_contagion_but_may_be_its_source() -> None:
    m = position("contagion", "", "", "", tokens={1: 3}, teams=True, deck="stop")
    assert options(m, 0) == ["pass"]  # beside 1 sit only 0 and 2
    m = position("contagion", "", "", "", tokens={2: 3}, teams=True)
    say(m, "0: contagion")
    assert options(m, 0) == ["@1", "@3"]
    assert why_not(m, "0: @2") == "VW-COOP-8"
    say(m, "0: @1")
    assert table(m).tokens == [0, 3, 3, 0]


@pytest.mark.rule("VW-COOP-8")
def test_a_partner_may_stop_a_stop_that_hit_his_partner() -> None:
    m = position("epidemie", "stop", "stop", "stop", teams=True)
    say(m, "0: epidemie", "1: stop", "3: pass")
    assert asked(m) == {2: "stop"}  # not the partner of 1
    say(m, "2: stop", "3: pass")
    assert table(m).tokens == [0, 2, 2, 2]


@pytest.mark.rule("VW-COOP-9")
def test_the_partner_is_asked_before_the_stop_window() -> None:
    m = position("virus chiffre-4", "stop", "chiffre-4", "", teams=True, lost_turns={2: 1})
    say(m, "0: virus chiffre-4 @1")
    assert asked(m) == {2: "add_chiffre"}
    say(m, "2: chiffre-4")
    assert asked(m) == {1: "stop"}
    assert played(m) == "virus chiffre-4 chiffre-4"


@pytest.mark.rule("VW-COOP-9")
def test_added_chiffre_are_discarded_with_a_stopped_action() -> None:
    m = position("virus chiffre-4", "stop", "chiffre-4", "", teams=True)
    say(m, "0: virus chiffre-4 @1", "2: chiffre-4", "1: stop")
    assert discard(m) == "chiffre-4 chiffre-4 stop virus"
    assert table(m).tokens == [0, 0, 0, 0]


@pytest.mark.rule("VW-COOP-9")
def test_nothing_is_added_to_a_contre_attaque_or_a_chance() -> None:
    m = position("virus chiffre-4", "contre-attaque", "", "chiffre-4", teams=True)
    say(m, "0: virus chiffre-4 @1", "1: contre-attaque")
    assert table(m).tokens == [4, 4, 0, 0]
    m = position("chance-4 quarantaine", "", "chiffre-4", "", life=[20, 50, 50, 50], teams=True)
    say(m, "0: chance-4")
    assert asked(m) == {0: "after_chance"}


@pytest.mark.rule("VW-COOP-10")
def test_partners_do_not_see_each_others_hand() -> None:
    m = position("quarantaine", "", "virus stop", "", teams=True)
    assert m.view(0)["hands"][2] == {"count": 2, "cards": []}
    say(m, "0: pass draw")
    assert heard(m, "drew", 2)[:2] == [(0, None), (0, None)]


@pytest.mark.rule("VW-COOP-11")
@pytest.mark.parametrize("held", ["chiffre-4", "chiffre-3", ""])
def test_whether_the_partner_holds_one_does_not_show(held: str) -> None:
    """At a table of people he is waited for in the same way, and nobody else."""
    m = position("virus chiffre-4", "", held, "", teams=True, patient=True)
    say(m, "0: virus chiffre-4 @1")
    assert [m.view(seat)["waiting"] for seat in (1, 3, 4)] == [[2]] * 3
    say(m, "2: pass")
    assert m.view(4)["waiting"] == [1, 3]


@pytest.mark.rule("VW-COOP-4", "VW-COOP-11")
def test_a_boosted_attack_has_its_new_points_before_anybody_stops_it() -> None:
    m = position("poison chiffre-4", "stop", "chiffre-4", "", teams=True)
    say(m, "0: poison chiffre-4 @1", "2: chiffre-4")
    assert (asked(m), table(m).points) == ({1: "stop"}, 8)


@pytest.mark.rule("VW-COOP-8")
@pytest.mark.parametrize("seats", [6, 8])
def test_nor_is_he_beside_another_source(seats: int) -> None:
    partner = seats // 2
    m = position("contagion", *[""] * (seats - 1), tokens={partner - 1: 3}, teams=True)
    say(m, "0: contagion")  # the neighbours of the source: somebody, and the partner
    assert heard(m, "contagion") == [(0, "contagion", partner - 1, partner - 2)]


@pytest.mark.rule("VW-COOP-12")
@pytest.mark.parametrize("seats", [6, 8])
def test_partners_may_choose_each_other_and_are_never_neighbours(seats: int) -> None:
    m = VIRUS_WAR.start(seats, VirusWarOptions(teams=True, partners="chosen"), seed=3)
    assert asked(m) == {0: "partner"}
    assert options(m, 0) == [f"@{seat}" for seat in range(2, seats - 1)]
    assert why_not(m, "0: @1") == "VW-COOP-12"
    say(m, "0: @2")
    t = table(m)
    while asked(m) != {t.turn: "action"}:
        seat, what, offered, _ = m.open[0]
        assert what == "partner"
        m.answer(seat, offered[0])
    assert t.partner(0) == 2
    for seat in range(seats):
        assert t.partner(t.partner(seat)) == seat
        assert (t.partner(seat) - seat) % seats not in (0, 1, seats - 1)
        assert t.partner(seat) not in t.opponents[seat]
        assert t.team_of()[seat] == t.team_of()[t.partner(seat)]
    assert len(heard(m, "partners")) == seats // 2


@pytest.mark.rule("VW-COOP-12")
def test_nobody_is_left_beside_the_only_one_left() -> None:
    """With six: after 0 and 2, were 1 to take 3 or 5, two neighbours would be left."""
    m = VIRUS_WAR.start(6, VirusWarOptions(teams=True, partners="chosen"), seed=3)
    say(m, "0: @2")
    assert heard(m, "partners") == [(0, 2), (1, 4), (3, 5)]
    m = VIRUS_WAR.start(6, VirusWarOptions(teams=True, partners="chosen"), seed=3)
    say(m, "0: @3")
    assert options(m, 1) == ["@4", "@5"]


@pytest.mark.rule("VW-COOP-12")
@pytest.mark.parametrize(("seats", "teams"), [(4, True), (6, False)])
def test_to_choose_takes_teams_and_six_seats(seats: int, teams: bool) -> None:
    with pytest.raises(Refused) as refused:
        VIRUS_WAR.check(seats, VirusWarOptions(teams=teams, partners="chosen"))
    assert refused.value.rule == "VW-COOP-12"
