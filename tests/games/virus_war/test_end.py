"""Death and the end of the game."""

import pytest

from crise.engine.ask import Refused
from crise.games.virus_war import VIRUS_WAR
from tests.games.virus_war.position import asked, discard, heard, keys, options, position, say, story, table


@pytest.mark.rule("VW-END-1")
@pytest.mark.parametrize(("life", "left"), [(4, 0), (3, 0), (5, 1)])
def test_at_zero_or_less_one_is_out(life: int, left: int) -> None:
    m = position("poison chiffre-4", "", "", life=[50, life, 50])
    say(m, "0: poison chiffre-4 @1")
    assert table(m).life == [50, left, 50]
    assert table(m).living == ([0, 1, 2] if left else [0, 2])
    assert heard(m, "poisoned") == [(1, 4, left)]
    assert heard(m, "out") == ([] if left else [(1,)])


@pytest.mark.rule("VW-END-1")
def test_hand_and_vaccin_of_the_dead_are_discarded_and_tokens_go_back() -> None:
    m = position("poison chiffre-4", "miracle virus", "", life=[50, 4, 50], tokens={1: 9, 2: 1}, vaccins=[1])
    say(m, "0: poison chiffre-4 @1")
    t = table(m)
    assert discard(m) == "chiffre-4 miracle poison vaccin virus"
    assert (t.tokens, t.supply, t.vaccin, keys(m, t.vaccins)) == ([0, 0, 1], 79, [-1, -1, -1], "")
    assert len(t.hands[1]) == 0


@pytest.mark.rule("VW-END-1")
def test_the_loss_for_tokens_kills_too() -> None:
    m = position("quarantaine", "", "", life=[3, 50, 50], tokens={0: 4})
    say(m, "0: pass pass")
    assert heard(m, "suffers") == [(0, 4, 0)]
    assert table(m).living == [1, 2]
    assert table(m).turn == 1


@pytest.mark.rule("VW-END-2")
def test_the_last_player_alive_wins() -> None:
    m = position("poison chiffre-4", "", "", life=[50, 4, 0], tokens={0: 60})
    say(m, "0: poison chiffre-4")
    assert m.over
    assert VIRUS_WAR.winners(table(m)) == [0]
    assert VIRUS_WAR.scores(table(m)) == [50, 0, 0]
    assert heard(m, "won") == [([0],)]


@pytest.mark.rule("VW-END-2")
def test_who_dies_of_his_tokens_leaves_the_victory_to_the_other() -> None:
    m = position("quarantaine", "", life=[3, 50], tokens={0: 3})
    say(m, "0: pass pass")
    assert VIRUS_WAR.winners(table(m)) == [1]
    assert heard(m, "won") == [([1],)]


@pytest.mark.rule("VW-END-3")
def test_at_the_limit_of_turns_the_living_share_a_draw() -> None:
    m = position("quarantaine", "quarantaine", "", life=[50, 50, 0], turn_limit=2)
    say(m, "0: pass pass")
    assert asked(m) == {1: "action"}
    say(m, "1: pass pass")
    assert m.over
    assert heard(m, "drawn") == [([0, 1],)]
    assert VIRUS_WAR.winners(table(m)) == [0, 1]
    assert "won" not in story(m)


@pytest.mark.rule("VW-END-3")
def test_the_last_turn_before_the_limit_is_a_whole_one() -> None:
    m = position("quarantaine", "", tokens={0: 3}, turn_limit=1)
    say(m, "0: pass pass")
    assert table(m).life == [47, 50]
    assert heard(m, "drawn") == [([0, 1],)]


@pytest.mark.rule("VW-END-3")
def test_who_is_alone_at_the_limit_has_won() -> None:
    m = position("poison chiffre-4", "", life=[50, 4], turn_limit=1)
    say(m, "0: poison chiffre-4")
    assert heard(m, "won") == [([0],)]
    assert "drawn" not in story(m)


@pytest.mark.rule("VW-END-3")
def test_the_limit_is_a_thousand_turns_unless_the_table_says_otherwise() -> None:
    assert VIRUS_WAR.options().turn_limit == 1000
    with pytest.raises(Refused, match="bad-option"):
        VIRUS_WAR.read_options({"turn_limit": 0})


@pytest.mark.rule("VW-END-4")
def test_the_turn_goes_to_the_next_living_seat() -> None:
    m = position("poison chiffre-4", "", "", "", life=[50, 4, 0, 50])
    say(m, "0: poison chiffre-4 @1")
    assert table(m).turn == 3


@pytest.mark.rule("VW-END-4")
@pytest.mark.parametrize(("direction", "next_one"), [(1, 2), (-1, 3)])
def test_who_dies_on_his_own_turn_hands_it_on_to_the_living(direction: int, next_one: int) -> None:
    m = position("quarantaine", "", "", "", "", life=[3, 0, 1, 1, 0], tokens={0: 3}, direction=direction)
    say(m, "0: pass pass")
    assert table(m).living == [2, 3]
    assert table(m).turn == next_one


@pytest.mark.rule("VW-END-4")
def test_the_dead_are_not_asked() -> None:
    m = position("poison chiffre-4", "stop", "epidemie", "stop", life=[50, 4, 50, 50])
    say(m, "0: poison chiffre-4 @1", "1: pass", "3: pass", "2: epidemie")
    assert asked(m) == {3: "stop"}
    assert m.view(0)["waiting"] == [0, 3]


@pytest.mark.rule("VW-END-4")
def test_one_side_left_ends_the_game_on_the_spot() -> None:
    m = position("poison chiffre-4", "", life=[5, 4], tokens={0: 9})
    say(m, "0: poison chiffre-4")
    assert m.over
    assert table(m).life == [5, 0]  # no loss for tokens any more
    assert story(m)[-1] == "won"
    with pytest.raises(Refused, match="game-over"):
        m.answer(0, None)


@pytest.mark.rule("VW-END-4")
def test_a_dead_player_is_no_target() -> None:
    m = position("virus chiffre-4", "", "", "", life=[50, 0, 50, 50])
    say(m, "0: virus chiffre-4")
    assert options(m, 0) == ["@2", "@3"]
    assert m.why_not(0, 1) == "VW-END-1"


@pytest.mark.rule("VW-END-1")
def test_who_left_later_ranks_higher() -> None:
    hands = ("poison chiffre-4", "", "poison chiffre-4", "")
    m = position(*hands, life=[4, 4, 50, 4], tokens={0: 4}, deck="miracle virus stop")
    say(m, "0: poison @3")  # out: 3, then 0 by his tokens at the end of this turn
    say(m, "1: pass", "1: pass", "2: poison")
    assert [(rank, seat) for rank, seat, _, _ in VIRUS_WAR.ranking(table(m))] == [(1, 2), (2, 1), (3, 0), (3, 3)]
