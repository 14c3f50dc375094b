"""What stays hidden, and what may be taken back."""

from random import Random

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
from tests.games.world_order.test_setup import start

# --- Hidden -----------------------------------------------------------------------------------


@pytest.mark.rule("WO-SEC-1")
@pytest.mark.parametrize("card", ["new-allies", "foreign-trade", "explore-alternatives"])
def test_who_is_asked_does_not_depend_on_the_card(card: str) -> None:
    """New Allies has no country to go to: face down for money is all that can be done with it."""
    m = position(f"US {card}", "RU")
    assert asked(m) == "US: act"
    say(m, f"US: {card}")
    assert asked(m) == "US: use"
    assert not heard(m, "card_played") + heard(m, "played_face_down")


@pytest.mark.rule("WO-SEC-1")
def test_others_hear_that_cards_are_drawn_not_which() -> None:
    m = position("US well-laid-plans us-mexico >new-allies", "RU")
    say(m, "US: well-laid-plans face_up")
    assert heard(m, "drew", "US") == [(0, ["new-allies"])]
    assert heard(m, "drew", "RU") == [(0, [None])]


def imagined(m: Match, me: int, what: str) -> set[str]:
    """What a seat thinks might lie in a pile of the other one."""
    worlds = [m.imagine(me, Random(seed).random) for seed in range(30)]
    return {keys(world, getattr(table(world), what)[1 - me]) for world in worlds}


@pytest.mark.rule("WO-SEC-1")
@pytest.mark.parametrize("what", ["hands", "face_down", "playing_down", "offered_assets"])
def test_an_imagined_world_does_not_know_what_others_hold(what: str) -> None:
    m = position("US new-allies military-pact", "RU")
    if what == "offered_assets":
        t = table(m)
        t.put(t.take(t.asset_decks["US"]), t.asset_decks["US"], t.offered_assets[0])
        m = Match.begin(m.rules, t.clone())
    if what == "face_down":
        say(m, "US: new-allies money")
    if what == "playing_down":
        m = position("US new-allies us-rd-champion military-pact", "RU")
        say(m, "US: new-allies us-rd-champion")
        assert (asked(m), keys(m, table(m).playing_down[0])) == ("US: produce", "new-allies")
    assert len(imagined(m, 1, what)) > 1


@pytest.mark.rule("WO-SEC-1")
def test_only_who_searches_a_deck_sees_it_and_then_it_is_shuffled() -> None:
    m = position("US successful-negotiations us-mexico", "RU", shown="serbia albania")
    say(m, "US: successful-negotiations face_up EUR")
    t = table(m)
    assert all(t.known[card] & 1 for card in t.country_decks["EUR"].cards)
    others = {t.faces[card].key for card in t.country_decks["EUR"].cards if t.known[card] & 2}
    assert others == {"serbia", "albania"}  # they lay open before
    say(m, "US: pass")
    assert not any(t.known[card] for card in t.country_decks["EUR"].cards)
    ((seat, place, cards),) = heard(m, "searched", "RU")
    assert (seat, place) == (0, "EUR")
    assert set(cards) == {None, "serbia", "albania"}
    ((_, _, cards),) = heard(m, "searched", "US")
    assert None not in cards


@pytest.mark.rule("WO-SEC-1", "WO-SET-8")
def test_assets_are_chosen_in_secret() -> None:
    m = start("US", "RU")
    before = (m.view(1), m.log(1), m.ask(1))
    m.answer(0, m.open[0][2][0])
    assert (m.view(1), m.log(1), m.ask(1)) == before


@pytest.mark.rule("WO-SEC-1")
def test_discards_are_public_but_what_was_face_down_is_shuffled_in_unseen() -> None:
    m = position("US explore-alternatives quantitative-easing <new-allies", "RU", empty_decks=True)
    say(m, "US: explore-alternatives face_up")
    assert hand(m, "US") == "new-allies quantitative-easing"
    assert m.view(1)["discards"]["US"]["cards"] == []
    assert heard(m, "reshuffled") == [(0,)]


# --- Taken back -------------------------------------------------------------------------------


def test_a_base_is_taken_back_step_by_step_until_the_card_was_shown() -> None:
    m = position("US foreign-military-presence us-japan us-iceland A1", "RU", on_map="MENA US*1")
    say(m, "US: foreign-military-presence face_up")
    assert not m.undoable(0)  # the card has shown
    say(m, "US: us-japan MENA board")
    assert (region(m, "EAP").armies["US"], board(m, "US").money) == (2, 15)
    m.undo(0)
    assert (asked(m), region(m, "EAP").armies["US"], board(m, "US").money) == ("US: army_from", 1, 20)
    m.undo(0)
    assert (asked(m), region(m, "MENA").armies["US"], board(m, "US").money) == ("US: army_from", 1, 25)
    m.undo(0)
    assert (asked(m), options(m), board(m, "US").money) == ("US: base", "us-japan us-iceland", 30)
    assert not m.undoable(0)
    say(m, "US: us-iceland board permanent")
    assert region(m, "EUR").bases["US"] == 1


def test_a_trade_is_taken_back_transaction_by_transaction() -> None:
    m = position("US foreign-trade mexico C2 S1 E0", "RU")
    say(m, "US: foreign-trade face_up export C 2 import E 4")
    assert (board(m, "US").stock["E"], board(m, "RU").money) == (4, 15 + 9)
    for question in ("import_number", "import_type", "trade", "export_number", "export_type", "trade"):
        m.undo(0)
        assert asked(m) == f"US: {question}"
    assert (board(m, "US").money, board(m, "US").stock["C"], board(m, "RU").money) == (30, 2, 15)
    assert board(m, "RU").commerce == 1
    assert not m.undoable(0)


def test_an_improvement_is_taken_back_until_a_new_country_shows() -> None:
    m = position("US assign-new-diplomats D2 us-mexico honduras", "RU", shown="brazil serbia")
    say(m, "US: assign-new-diplomats face_up brazil honduras")
    assert (asked(m), exhausted(m, "US")) == ("US: ally_exhaust", "honduras")
    m.undo(0)
    assert exhausted(m, "US") == ""
    m.undo(0)
    assert (asked(m), options(m)) == ("US: country", "serbia brazil")
    say(m, "US: serbia")
    assert not m.undoable(0)


def test_what_was_drawn_cannot_be_taken_back() -> None:
    m = position("US new-allies reduced-bureaucracy", "RU")
    say(m, "US: reduced-bureaucracy")
    assert not m.undoable(0)


def test_a_card_played_face_down_is_taken_back_until_another_acts() -> None:
    m = position("US new-allies reduced-bureaucracy", "RU")
    say(m, "US: new-allies money")
    assert (asked(m), board(m, "US").money) == ("US: ability", 40)
    m.undo(0)
    assert (asked(m), board(m, "US").money, hand(m, "US")) == ("US: use", 30, "new-allies")
    say(m, "US: money pass")
    assert asked(m) == "RU: act"
    assert not m.undoable(0)


def test_a_card_that_somebody_has_seen_is_not_imagined_elsewhere() -> None:
    t = table(position("US foreign-trade", "RU growth-strategy new-allies"))
    us, (seen, hidden) = t.powers["US"], t.hand("RU").cards
    t.known[seen] |= 1 << us
    moved = [card for cards, _ in t.unknown(us) for card in cards]
    assert (seen in moved, hidden in moved) == (False, True)
