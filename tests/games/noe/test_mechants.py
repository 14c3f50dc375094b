"""Level 3: Attentats, Espions, Poseurs de bombes."""

import pytest

from crise.engine.ask import Refused
from crise.games.noe import NOE
from tests.games.noe.tables import asked, events, hand, lay, noe, offered, pile, play, seen
from tests.games.reading import heard

ARTHURS = "arthur-espions arthur-leonard arthur-etat-major"
MAXES = "max-espions max-empires max-etat-major"

# --- Attentats -------------------------------------------------------------------------------


@pytest.mark.rule("NO-ATT-1", "NO-ATT-4")
def test_after_the_deal_nobody_holds_an_attentat_and_none_is_turned_up() -> None:
    thrown = turned = 0
    for seed in range(60):
        match = NOE.start(6, NOE.options(level=3), seed=seed)
        t = noe(match)
        assert all(t.kind(card) != "attentat" for pile in t.hands for card in pile.cards)
        assert all(len(pile.cards) == 6 for pile in t.hands)
        assert t.kind(t.discard.cards[-1]) != "attentat"
        assert t.takeable
        first = [args[0] for what, args in match.log(6) if what == "thrown"]
        clockwise = sorted(first, key=lambda seat: (seat - t.dealer - 1) % 6)
        assert first[:2] == clockwise[:2] or len(first) > 2  # one pass goes clockwise
        thrown += len(first)
        turned += events(match).count("turned_up") > 1
    assert thrown
    assert turned


@pytest.mark.rule("NO-ATT-3", "NO-ATT-5")
def test_an_attentat_at_the_start_of_a_turn() -> None:
    match = lay("", "", "", pile="attentat-todorov karl-empires", level=3)
    before = hand(match, 0)
    play(match, "0 draw pile")
    [(killer, victim, (_, dead))] = [args for what, args in match.log(1) if what == "killed"]
    assert (killer, victim) == (2, 0)  # the previous player
    assert dead in before
    assert hand(match, 0) == before - {dead} | {"karl-empires"}
    assert pile(match, 1, "discard") == ["sally-leonard", dead, "attentat-todorov"]  # everybody saw it
    assert asked(match) == (1, "draw_only")  # nothing else happens, nothing can be announced
    with pytest.raises(Refused, match="NO-VIL-2"):
        play(match, "1 draw_only discard")


@pytest.mark.rule("NO-ATT-5")
def test_the_killer_is_still_in_the_round_even_if_he_lost_his_turn() -> None:
    coming = "karl-empires henri-empires noe-espions attentat-todorov"
    match = lay("", f"{ARTHURS} {MAXES}", "", pile=coming, level=3)
    play(match, "0 draw pile", "0 act pass", "0 discard karl-empires")
    play(match, "1 draw pile", "1 act pass", "1 discard henri-empires", "1 announce complot")
    noe(match).lost_turns[0] = 1
    play(match, "2 draw pile", "2 act pass", "2 discard noe-espions")  # seat 0 is skipped
    play(match, "2 draw pile")
    [args] = [args for what, args in match.log(1) if what == "killed"]
    assert args[:2] == (0, 2)


@pytest.mark.rule("NO-ATT-2", "NO-ATT-4")
def test_an_attentat_in_a_refill_is_thrown_away_and_replaced() -> None:
    drawn = "max-espions attentat-todorov attentat-svetlana david-duron"
    match = lay("poseur-olga", "", "", pile=f"{drawn} karl-empires noe-duron", level=3)
    play(match, "0 draw pile", "0 act poseur-olga", "0 target @1")
    assert {"david-duron", "karl-empires", "noe-duron"} <= hand(match, 1)
    assert events(match).count("thrown") == 2
    assert "attentat" not in events(match)
    assert pile(match, 2, "discard")[-1] == "poseur-olga"


@pytest.mark.rule("NO-ANN-4", "NO-ATT-3")
def test_no_announcement_after_an_attentat() -> None:
    match = lay(f"{ARTHURS} joker-igor joker-noe joker-sarah", "", pile="attentat-todorov joker-gabrielle", level=3)
    play(match, "0 draw pile")
    assert asked(match) == (1, "draw_only")


# --- Espions -------------------------------------------------------------------------------------


@pytest.mark.rule("NO-ESP-1", "NO-BOM-2")
@pytest.mark.parametrize("villain", ["espion-rouge-olga", "espion-violet-irina", "poseur-valentina"])
def test_a_villain_may_be_kept_or_used_later(villain: str) -> None:
    match = lay("", "", "", pile=f"{villain} karl-empires max-empires", level=3)
    play(match, "0 draw pile")
    assert offered(match) == [villain, "pass"]
    play(match, "0 act pass", "0 discard franck-espions")
    for seat in (1, 2):
        play(match, f"{seat} draw pile", f"{seat} discard {('', 'karl-empires', 'max-empires')[seat]}")
    play(match, "0 draw discard")
    assert offered(match) == [villain, "pass"]


@pytest.mark.rule("NO-ESP-2", "NO-VIL-2", "NO-VIL-3")
def test_a_red_espion_hooks_one_card() -> None:
    match = lay("espion-rouge-olga", "sophie-etat-major", "", pile="max-espions karl-empires", level=3)
    theirs = hand(match, 1)
    play(match, "0 draw pile", "0 act espion-rouge-olga", "0 target @1")
    assert asked(match) == (0, "hide")  # nobody can oppose
    [(_, _, hooked)] = [args for what, args in match.log(0) if what == "hooked"]
    assert hand(match, 1) == theirs - {hooked[1]} | {"karl-empires"}
    assert [args[2] for what, args in match.log(2) if what == "hooked"] == [None]
    assert len(hand(match, 0)) == 7
    play(match, "0 hide max-espions")
    assert pile(match, 0, "discard")[-2:] == ["max-espions", "espion-rouge-olga"]
    assert pile(match, 1, "discard")[-2:] == [None, "espion-rouge-olga"]
    with pytest.raises(Refused, match="NO-VIL-2"):
        play(match, "1 draw_only discard")


@pytest.mark.rule("NO-ESP-3", "NO-ATT-4")
def test_a_violet_espion_hooks_two_opponents_who_refill_clockwise() -> None:
    match = lay("espion-violet-olga", "", "", "", pile="max-espions karl-empires henri-empires", level=3)
    play(match, "0 draw pile", "0 act espion-violet-olga", "0 target @3")
    assert offered(match) == ["@1", "@2"]  # two different ones
    play(match, "0 second_target @1")
    assert "karl-empires" in hand(match, 1)  # the actor's left refills first
    assert "henri-empires" in hand(match, 3)
    assert len(hand(match, 0)) == 8
    play(match, "0 hide max-espions")
    play(match, f"0 hide {offered(match)[0]}")
    assert len(hand(match, 0)) == 6
    assert pile(match, 1, "discard")[-3:] == [None, None, "espion-violet-olga"]


@pytest.mark.rule("NO-ESP-3")
def test_a_violet_espion_with_one_opponent_left_takes_one() -> None:
    match = lay("espion-violet-olga", "", pile="max-espions karl-empires", level=3)
    play(match, "0 draw pile", "0 act espion-violet-olga")
    assert asked(match) == (0, "hide")  # the one target is taken at once
    play(match, "0 hide max-espions")
    assert (len(hand(match, 0)), len(hand(match, 1))) == (6, 6)


@pytest.mark.rule("NO-VIL-3")
def test_villains_strike_only_opponents_in_the_round() -> None:
    match = lay(f"{ARTHURS} {MAXES}", "espion-violet-olga", "", "", pile="karl-empires henri-empires", level=3)
    play(match, "0 draw pile", "0 act pass", "0 discard karl-empires", "0 announce complot")
    play(match, "1 draw pile", "1 act espion-violet-olga")
    assert offered(match) == ["@2", "@3"]
    with pytest.raises(Refused, match="NO-VIL-3"):
        play(match, "1 target @0")


@pytest.mark.rule("NO-VIL-3")
def test_a_villain_taken_from_a_hand_has_no_effect() -> None:
    match = lay("amelie-enqueteurs", "espion-rouge-olga", "", pile="max-espions karl-empires", level=3)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1", "1 oppose pass", "0 seize espion-rouge-olga")
    assert asked(match) == (0, "hide")
    play(match, "0 hide espion-rouge-olga")
    assert "hooks" not in events(match)


@pytest.mark.rule("NO-VIL-2")
def test_a_villain_discarded_unused_can_be_taken() -> None:
    match = lay("espion-rouge-olga", "", pile="max-espions", level=3)
    play(match, "0 draw pile", "0 act pass", "0 discard espion-rouge-olga", "1 draw discard")
    assert offered(match) == ["espion-rouge-olga", "pass"]


# --- Poseurs de bombes ------------------------------------------------------------------------------


@pytest.mark.rule("NO-BOM-1", "NO-ANN-4")
def test_a_bomb_kills_three_and_the_actor_may_announce() -> None:
    match = lay(
        f"{ARTHURS} sally-alphas karl-alphas poseur-olga",
        "",
        "",
        pile="sophie-alphas david-duron noe-duron henri-duron",
        level=3,
    )
    theirs = hand(match, 1)
    play(match, "0 draw pile", "0 act poseur-olga", "0 target @1")
    dead = set(pile(match, 2, "discard")[1:4])
    assert dead < theirs
    assert len(dead) == 3
    assert pile(match, 2, "discard")[4:] == ["poseur-olga"]
    [(bomber, bombed, victims)] = heard(match, "bombed")
    assert (bomber, bombed, set(victims)) == (0, 1, dead)
    assert (len(hand(match, 0)), len(hand(match, 1))) == (6, 6)
    assert offered(match) == ["complot", "pass"]
    play(match, "0 announce complot")
    assert noe(match).points == [15, 0, 0]
    with pytest.raises(Refused, match="NO-VIL-2"):
        play(match, "1 draw_only discard")


@pytest.mark.rule("NO-SET-1", "NO-TURN-3")
def test_after_a_round_that_a_bomb_ended_the_first_card_can_be_taken() -> None:
    match = lay(f"{ARTHURS} sally-alphas karl-alphas poseur-olga", "", pile="sophie-alphas", level=3)
    play(match, "0 draw pile", "0 act poseur-olga", "0 target @1", "0 announce complot")
    assert noe(match).rounds == 2
    assert offered(match) == ["pile", "discard"]


@pytest.mark.rule("NO-VIL-1")
def test_a_villain_spoils_two_trios_but_not_five_alphas() -> None:
    five = "karl-alphas naomie-alphas sally-alphas sandy-alphas sophie-alphas"
    match = lay(f"{five} poseur-olga", "", pile="max-espions", level=3)
    play(match, "0 draw pile", "0 act pass", "0 discard max-espions", "0 announce complot")
    assert noe(match).points == [75, 0]


@pytest.mark.rule("NO-BOM-1")
def test_what_everybody_knows_after_a_bomb_is_only_what_died() -> None:
    match = lay("poseur-olga", "", "", pile="max-espions", level=3)
    play(match, "0 draw pile", "0 act poseur-olga", "0 target @1")
    assert seen(match, 2, 1) == set()
