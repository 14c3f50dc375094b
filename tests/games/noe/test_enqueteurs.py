"""Level 2: Contrôle, Descente, and the État-Major that opposes them."""

from itertools import pairwise

import pytest

from crise.engine.ask import Refused
from crise.games.noe.legal import GRADES, RANK
from tests.games.noe.tables import asked, events, hand, lay, noe, offered, pile, play, seen

ARTHURS = "arthur-espions arthur-leonard arthur-etat-major"
THREE = "amelie-enqueteurs clara-enqueteurs emma-enqueteurs"
DESCENTE = ("0 enqueteur clara-enqueteurs", "0 enqueteur emma-enqueteurs")


@pytest.mark.rule("NO-CARD-4")
def test_ranks_from_the_highest_to_the_lowest() -> None:
    assert [len(names) for names in GRADES] == [1, 1, 3, 1, 1, 1, 1, 3]
    assert all(RANK[higher[0]] > RANK[lower[0]] for higher, lower in pairwise(GRADES))
    assert RANK["abigail"] == RANK["karl"] == RANK["max"]


@pytest.mark.rule("NO-ENQ-1")
def test_at_level_1_nobody_acts() -> None:
    match = play(lay("amelie-enqueteurs", "", level=1), "0 draw pile")
    assert asked(match) == (0, "discard")


@pytest.mark.rule("NO-ENQ-1", "NO-ENQ-11")
@pytest.mark.parametrize("way", ["pile", "discard"])
def test_an_enqueteur_may_be_used_after_either_way_of_drawing(way: str) -> None:
    match = lay("joker-igor", "", top="emma-enqueteurs", pile="amelie-enqueteurs", level=2)
    play(match, f"0 draw {way}")
    used = "amelie-enqueteurs" if way == "pile" else "emma-enqueteurs"
    assert offered(match) == [used, "pass"]  # not the joker
    for other in ("joker-igor", "franck-espions"):
        with pytest.raises(Refused, match=r"NO-ENQ-1$"):
            play(match, f"0 act {other}")


@pytest.mark.rule("NO-ENQ-1")
@pytest.mark.parametrize("level", [2, 3])
def test_only_opponents_still_in_the_round_are_targets(level: int) -> None:
    complot = "arthur-espions arthur-leonard arthur-etat-major max-espions max-empires max-etat-major"
    match = lay(complot, "amelie-enqueteurs", "", "", pile="karl-empires henri-empires", level=level)
    play(match, "0 draw pile", "0 discard karl-empires", "0 announce complot", "1 draw pile")
    play(match, "1 act amelie-enqueteurs")
    assert offered(match) == ["@2", "@3"]
    for seat in ("@0", "@1"):
        with pytest.raises(Refused, match=r"NO-ENQ-1$"):
            play(match, f"1 target {seat}")


@pytest.mark.rule("NO-ENQ-2", "NO-ENQ-4", "NO-ENQ-7", "NO-ENQ-12")
def test_a_controle_from_beginning_to_end() -> None:
    match = lay("amelie-enqueteurs", "karl-empires", "", pile="max-espions david-enqueteurs", level=2)
    theirs = hand(match, 1)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1", "1 oppose pass")
    assert set(offered(match)) == theirs
    assert seen(match, 0, 1) == theirs  # the actor alone sees the hand
    assert seen(match, 2, 1) == set()
    play(match, "0 seize karl-empires")
    assert hand(match, 1) == theirs - {"karl-empires"} | {"david-enqueteurs"}
    assert len(hand(match, 0)) == 7
    play(match, "0 hide karl-empires")
    assert pile(match, 0, "discard") == ["sally-leonard", "karl-empires", "amelie-enqueteurs"]
    assert pile(match, 1, "discard") == ["sally-leonard", None, "amelie-enqueteurs"]
    assert asked(match) == (1, "draw_only")
    assert offered(match) == ["pile"]  # asked all the same
    with pytest.raises(Refused, match="NO-ENQ-7"):
        play(match, "1 draw_only discard")


@pytest.mark.rule("NO-ENQ-3", "NO-ENQ-4")
def test_a_descente_takes_three() -> None:
    match = lay(THREE, "karl-empires max-empires henri-empires", "", level=2, pile="max-espions")
    play(match, "0 draw pile", "0 act amelie-enqueteurs", *DESCENTE, "0 target @1", "1 oppose pass")
    play(match, "0 seize karl-empires", "0 seize max-empires", "0 seize henri-empires")
    assert len(hand(match, 0)) == 7
    assert len(hand(match, 1)) == 6
    play(match, "0 hide henri-empires")
    assert {"karl-empires", "max-empires"} <= hand(match, 0)
    assert set(pile(match, 2, "discard")[-3:]) == set(THREE.split())


@pytest.mark.rule("NO-ENQ-3")
def test_two_enqueteurs_of_ones_choice_are_added_for_a_descente() -> None:
    match = lay(f"{THREE} david-enqueteurs", "", level=2, pile="max-espions")
    play(match, "0 draw pile", "0 act amelie-enqueteurs")
    assert offered(match) == ["pass", "clara-enqueteurs", "emma-enqueteurs", "david-enqueteurs"]
    play(match, "0 enqueteur emma-enqueteurs")
    assert offered(match) == ["clara-enqueteurs", "david-enqueteurs"]  # now it is a Descente
    play(match, "0 enqueteur david-enqueteurs", "0 target @1")
    assert pile(match, 1, "played") == ["amelie-enqueteurs", "emma-enqueteurs", "david-enqueteurs"]


@pytest.mark.rule("NO-ENQ-2", "NO-ENQ-3")
def test_three_enqueteurs_may_make_a_mere_controle_and_two_no_descente() -> None:
    match = lay(THREE, "", level=2, pile="max-espions")
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 enqueteur pass", "0 target @1")
    assert pile(match, 1, "played") == ["amelie-enqueteurs"]
    match = lay("amelie-enqueteurs clara-enqueteurs", "", "", level=2, pile="max-espions")
    play(match, "0 draw pile", "0 act amelie-enqueteurs")
    assert asked(match) == (0, "target")


@pytest.mark.rule("NO-ENQ-5", "NO-ENQ-6", "NO-ENQ-7")
def test_an_opposed_controle() -> None:
    match = lay("amelie-enqueteurs", "arthur-etat-major joker-noe", "", pile="max-espions", level=2)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1")
    assert offered(match) == ["pass", "arthur-etat-major"]  # a joker can't
    play(match, "1 oppose arthur-etat-major")
    assert seen(match, 2, 1) == {"arthur-etat-major"}  # everybody knows that he has it
    assert pile(match, 2, "discard") == ["sally-leonard", "amelie-enqueteurs"]
    assert len(hand(match, 0)) == 6
    assert (asked(match), offered(match)) == ((0, "announce"), ["pass"])
    play(match, "0 announce pass")
    assert offered(match) == ["pile"]


@pytest.mark.rule("NO-ENQ-6", "NO-ATT-4")
def test_after_an_opposed_descente_the_actor_refills_two() -> None:
    drawn = "max-espions attentat-todorov karl-empires henri-empires"
    match = lay(THREE, "sophie-etat-major", "", pile=drawn, level=3)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", *DESCENTE, "0 target @1", "1 oppose sophie-etat-major")
    assert {"karl-empires", "henri-empires"} <= hand(match, 0)
    assert len(hand(match, 0)) == 6
    assert pile(match, 2, "discard")[-1] == "attentat-todorov"  # thrown away and replaced


@pytest.mark.rule("NO-ENQ-5", "NO-ENQ-8", "NO-ENQ-10")
@pytest.mark.parametrize(
    ("enqueteur", "able"),
    [
        ("amelie", {"arthur", "david", "sarah", "noe"}),
        ("arthur", {"david", "sarah", "noe"}),  # equal rank does not protect
        ("david", {"sarah", "noe"}),
        ("max", {"noe"}),
        ("noe", {"noe"}),  # the one exception
    ],
)
def test_who_can_oppose_whom(enqueteur: str, able: set[str]) -> None:
    staff = "arthur-etat-major david-etat-major sarah-etat-major noe-etat-major noe-espions"
    match = lay(f"{enqueteur}-enqueteurs", staff, pile="max-espions", level=2)
    play(match, "0 draw pile", f"0 act {enqueteur}-enqueteurs", "0 target @1")
    assert set(offered(match)) == {"pass", *(f"{name}-etat-major" for name in able)}
    for name in {"arthur", "david", "sarah"} - able:  # of equal rank, or lower
        with pytest.raises(Refused, match="NO-ENQ-8$" if name == enqueteur else "NO-ENQ-5$"):
            play(match, f"1 oppose {name}-etat-major")
    with pytest.raises(Refused, match=r"NO-ENQ-5$"):
        play(match, "1 oppose noe-espions")


@pytest.mark.rule("NO-ENQ-5")
def test_against_a_descente_the_highest_of_the_three_counts() -> None:
    match = lay("amelie-enqueteurs david-enqueteurs emma-enqueteurs", "david-etat-major sarah-etat-major", level=2)
    play(match, "0 draw pile", "0 act emma-enqueteurs", "0 enqueteur david-enqueteurs", "0 enqueteur amelie-enqueteurs")
    assert offered(match) == ["pass", "sarah-etat-major"]


@pytest.mark.rule("NO-ENQ-9", "NO-ANN-4")
def test_announcing_after_an_action_and_after_an_opposed_one() -> None:
    trios = f"{ARTHURS} sally-alphas karl-alphas"
    match = lay(f"{trios} emma-enqueteurs", "sophie-alphas", pile="max-espions", level=2)
    play(match, "0 draw pile", "0 act emma-enqueteurs", "0 target @1", "1 oppose pass", "0 seize sophie-alphas")
    play(match, "0 hide max-espions", "0 announce complot")
    assert noe(match).points == [15, 0]
    match = lay(f"{trios} emma-enqueteurs", "sarah-etat-major", pile="sophie-alphas", level=2)
    play(match, "0 draw pile", "0 act emma-enqueteurs", "0 target @1", "1 oppose sarah-etat-major")
    play(match, "0 announce complot")
    assert noe(match).points == [15, 0]


@pytest.mark.rule("NO-ENQ-11")
def test_the_target_is_asked_with_nothing_to_show_and_may_decline() -> None:
    match = lay("amelie-enqueteurs", "", "", pile="max-espions", level=2)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1")
    assert (asked(match), offered(match)) == ((1, "oppose"), ["pass"])
    match = lay("amelie-enqueteurs", "sophie-etat-major", pile="max-espions", level=2)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1", "1 oppose pass")
    assert seen(match, 0, 1) == hand(match, 1)


@pytest.mark.rule("NO-ENQ-11")
def test_one_action_a_turn_and_a_seized_card_does_not_act() -> None:
    match = lay("amelie-enqueteurs", "clara-enqueteurs", pile="max-espions", level=2)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1", "1 oppose pass", "0 seize clara-enqueteurs")
    assert asked(match) == (0, "hide")
    play(match, "0 hide max-espions")
    assert asked(match) == (1, "draw_only")


@pytest.mark.rule("NO-TURN-3")
def test_an_enqueteur_discarded_unused_can_be_taken_and_used_at_once() -> None:
    match = lay("amelie-enqueteurs", "", pile="max-espions", level=2)
    play(match, "0 draw pile", "0 act pass", "0 discard amelie-enqueteurs")
    play(match, "1 draw discard", "1 act amelie-enqueteurs", "1 target @0", "0 oppose pass")
    assert asked(match) == (1, "seize")


@pytest.mark.rule("NO-TURN-4")
def test_a_used_card_on_top_stays_and_the_hidden_one_comes_back_unknown() -> None:
    match = lay("amelie-enqueteurs", "karl-empires", "", pile="max-espions david-duron", last=True, level=2)
    t = noe(match)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1", "1 oppose pass", "0 seize karl-empires")
    play(match, "0 hide max-espions")
    assert pile(match, 0, "discard") == ["sally-leonard", "max-espions", "amelie-enqueteurs"]
    play(match, "1 draw_only pile")  # sally or max: nobody can tell
    assert pile(match, 0, "discard") == ["amelie-enqueteurs"]
    drawn = t.hands[1].cards[-1]
    assert t.known[drawn] == 1 << 1
    assert [t.known[card] for card in t.deck.cards] == [0]
    assert {t.faces[c].key for c in (drawn, *t.deck.cards)} == {"sally-leonard", "max-espions"}


@pytest.mark.rule("NO-TURN-4", "NO-ENQ-7")
def test_a_used_card_that_stays_as_the_top_can_not_be_taken_after_the_shuffle() -> None:
    under = "henri-empires noe-empires karl-alphas"
    match = lay(THREE, "sophie-etat-major", "", pile="max-espions", last=True, under=under, level=2)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", *DESCENTE, "0 target @1", "1 oppose sophie-etat-major")
    play(match, "0 announce pass")
    assert noe(match).reshuffled == 1
    assert pile(match, 1, "discard") == ["emma-enqueteurs"]
    assert (asked(match), offered(match)) == ((1, "draw_only"), ["pile"])


@pytest.mark.rule("NO-TURN-4", "NO-END-2")
def test_the_pile_may_fail_in_the_middle_of_a_refill() -> None:
    coming = "max-espions karl-empires"
    match = lay(THREE, "", "", pile=coming, last=True, under="henri-empires noe-empires", level=2)
    t = noe(match)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", *DESCENTE, "0 target @1", "1 oppose pass")
    for _ in range(3):
        play(match, f"0 seize {offered(match)[0]}")
    assert t.reshuffled == 1
    assert len(hand(match, 1)) == 6
    match = lay(THREE, "", "", pile=coming, last=True, level=2, reshuffles=0)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", *DESCENTE, "0 target @1", "1 oppose pass")
    for _ in range(3):
        play(match, f"0 seize {offered(match)[0]}")
    assert noe(match).rounds == 2
    assert "pile_spent" in events(match)
