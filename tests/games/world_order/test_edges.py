"""Positions at the edges: nothing left, all taken, all spent; and each compound step taken back."""

from __future__ import annotations

import pytest

from crise.engine.match import Match
from tests.games.world_order.position import (
    asked,
    board,
    exhausted,
    hand,
    heard,
    keys,
    options,
    position,
    region,
    say,
    table,
)
from tests.games.world_order.robots import Scene

# --- Nothing left -----------------------------------------------------------------------------


@pytest.mark.rule("WO-ACT-7")
def test_with_no_card_left_to_draw_knowledge_transfer_is_no_option() -> None:
    m = position("US new-allies military-pact knowledge-transfer us-japan", "RU", empty_decks=True)
    assert options(m) == "new-allies military-pact"
    say(m, "US: new-allies money")  # it lies face down, and could be drawn again
    assert (asked(m), options(m)) == ("US: ability", "knowledge-transfer pass")


@pytest.mark.rule("WO-ACT-7")
def test_reduced_bureaucracy_needs_a_card_to_trash() -> None:
    m = position("US reduced-bureaucracy", "RU", empty_decks=True)
    assert asked(m) == "RU: act"  # neither hand nor deck: nothing would be trashed
    m = position("US reduced-bureaucracy >new-allies", "RU", empty_decks=True)
    say(m, "US: reduced-bureaucracy new-allies")
    assert (asked(m), keys(m, table(m).box).split()[-1]) == ("RU: act", "new-allies")


@pytest.mark.rule("WO-RES-10")
def test_an_empty_market_is_neither_bought_nor_swept_nor_taken_from() -> None:
    scene = Scene("US RU", US="hand=growth-strategy,growth-strategy", market="")
    t = scene.t
    t.move_all(t.market.cards[:], t.market, t.box)
    t.box.cards += t.market_deck.cards
    t.market_deck.cards = []
    scene.play("research", "US")
    assert set(scene.options()) == {"us-mexico", "us-iraq", "us-japan", "us-iceland", "done"}
    m = position("US minimize-bureaucracy", "RU")
    t = table(m)
    t.move_all(t.market.cards[:], t.market, t.box)
    say(m, "US: minimize-bureaucracy")
    assert options(m) == "money"


@pytest.mark.rule("WO-ACT-10")
def test_with_nothing_at_all_a_card_is_still_ten_dollars() -> None:
    m = position("US new-allies $0 E0 R0 F0 C0 S0 D0 A0 us-mexico! us-iraq! us-japan! us-iceland!", "RU")
    say(m, "US: new-allies money")
    assert (board(m, "US").money, asked(m)) == (10, "RU: act")


@pytest.mark.rule("WO-RES-3")
def test_with_all_allies_exhausted_and_no_points_research_asks_nothing() -> None:
    scene = Scene(US="focus=military exhausted=us-mexico,us-iraq,us-japan,us-iceland").play("research", "US")
    assert scene.asked == ""


@pytest.mark.rule("WO-AFT-3")
def test_at_the_end_of_the_track_prosperous_times_offer_no_step() -> None:
    m = position("US prosperous-times new-allies C9 E0 step5", "RU")
    say(m, "US: prosperous-times face_up")
    assert (asked(m), options(m)) == ("US: way", "play pass")


@pytest.mark.rule("WO-IR-4")
def test_a_region_whose_deck_is_empty_shows_one_country_less_and_then_none() -> None:
    m = position("US assign-new-diplomats D9 us-mexico", "RU", shown="serbia albania")
    t = table(m)
    t.move_all(t.country_decks["EUR"].cards[:], t.country_decks["EUR"], t.box)
    say(m, "US: assign-new-diplomats face_up serbia")
    assert (asked(m), options(m)) == ("US: country", "albania pass")
    say(m, "US: albania pass")  # Serbia came ready
    assert (keys(m, t.countries["EUR"]), asked(m)) == ("", "RU: act")


# --- All taken --------------------------------------------------------------------------------


@pytest.mark.rule("WO-INF-2")
def test_who_has_no_other_slot_pushes_out_even_an_own_cube_and_is_not_asked_where() -> None:
    m = position("US diplomatic-engagement D9 us-mexico!", "RU", on_map="AME =RU =EU ~US ~RU ~EU ~CN")
    say(m, "US: diplomatic-engagement face_up")
    assert (asked(m), region(m, "AME").temporary) == ("RU: act", ["RU", "EU", "CN", "US"])
    assert (board(m, "US").vp, heard(m, "pushed")) == (0, [(0, "AME")])


@pytest.mark.rule("WO-PRO-3")
def test_growth_at_the_end_of_all_tracks_scores_and_raises_nothing() -> None:
    most = "E=5 R=4 F=5 C=5 S=5 D=5 A=5"
    m = position(f"US growth-strategy S1 $10 {most}", "RU")
    say(m, "US: growth-strategy face_up grow industrial-development")
    assert (board(m, "US").vp, asked(m)) == (1, "RU: act")


@pytest.mark.rule("WO-THR-4")
def test_a_token_that_averts_one_of_two_threats_leaves_the_other() -> None:
    scene = Scene("US EU RU CN", US="vp=9", EAP="armies=CN:3,RU:2 engage=US:1").play("threats")
    assert scene.match is not None
    assert scene.match.open[0][3] == ("EAP", 4, 2)
    scene.say("yes")
    assert (scene.vp("US"), scene.asked) == (7, "")


@pytest.mark.rule("WO-THR-5", "WO-THR-4")
def test_no_token_is_asked_for_against_an_ally_of_nato() -> None:
    scene = Scene("US EU RU CN", US="vp=9", EUR="armies=EU:4 engage=US:1,RU:1").play("threats")
    assert scene.asked == "RU defend"
    scene.say("yes")
    assert (scene.vp("US"), scene.asked) == (9, "")


# --- Taken back -------------------------------------------------------------------------------


def take_back(m: Match, *questions: str) -> None:
    """One answer after the other, and then no more."""
    for question in questions:
        assert m.undoable(0)
        m.undo(0)
        assert asked(m) == f"US: {question}"


def test_an_engagement_is_taken_back_to_the_region() -> None:
    m = position("US activation-of-allies D9 us-mexico us-iraq us-japan!", "RU", on_map="EUR @US;MENA @US;EAP @US")
    say(m, "US: activation-of-allies face_up pass AME us-mexico MENA")
    assert (region(m, "AME").engage["US"], exhausted(m, "US")) == (1, "us-japan us-mexico")
    take_back(m, "engage_token", "ally_exhaust", "engage", "ready")
    assert not m.undoable(0)
    assert (board(m, "US").stock["D"], region(m, "MENA").engage["US"], exhausted(m, "US")) == (9, 1, "us-japan")


def test_a_focus_is_taken_back_to_its_choice() -> None:
    m = position("US $20 E3 R3 F3 us-mexico! us-japan! us-iraq!", "RU", phase="focus")
    say(m, "US: domestic us-japan E 2")
    assert (asked(m), board(m, "US").stock["C"]) == ("US: produce_number", 5)
    take_back(m, "produce_number", "raise_focus", "ready", "focus")
    assert (board(m, "US").money, board(m, "US").production["E"]) == (20, 3)
    assert exhausted(m, "US") == "us-mexico us-japan us-iraq"


def test_research_is_taken_back_until_a_new_market_card_shows() -> None:
    m = position("US domestic growth-strategy us-mexico us-japan", "RU", phase="research", market="build-new-embassy")
    say(m, "US: us-mexico us-japan")
    assert exhausted(m, "US") == "us-mexico us-japan"
    take_back(m, "research", "research")
    assert exhausted(m, "US") == ""
    say(m, "US: build-new-embassy")
    assert not m.undoable(0)


def test_the_aftermath_is_taken_back_to_the_first_token() -> None:
    m = position("US C2 $0 us-mexico us-japan", "RU C0", phase="aftermath", on_map="AME @US;EAP @US")
    say(m, "US: AME EAP")
    assert (asked(m), board(m, "US").money) == ("US: prosper", 10)
    take_back(m, "token_give", "token_give")
    assert (board(m, "US").money, region(m, "AME").engage["US"]) == (0, 1)


def test_a_card_that_drew_cannot_be_taken_back_but_what_came_after_can() -> None:
    m = position("US well-laid-plans us-iceland us-japan >new-allies", "RU")
    say(m, "US: well-laid-plans face_up us-japan")
    take_back(m, "base")
    assert not m.undoable(0)
    assert hand(m, "US") == "new-allies"
