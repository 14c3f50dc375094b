"""What each seat knows, and that the worlds it imagines respect exactly this."""

import random

import pytest

from crise.engine.match import Match
from tests.games.noe.tables import hand, lay, noe, offered, pile, play, seen

WORLDS = 40


def imagined(match: Match, viewer: int, owner: int) -> list[set[str]]:
    """The hand of `owner` in many worlds that `viewer` can't tell from the real one."""
    rng = random.Random(4)
    return [hand(match.imagine(viewer, rng.random), owner) for _ in range(WORLDS)]


def sure_of(match: Match, viewer: int, owner: int) -> set[str]:
    """What is in that hand in all worlds the viewer can imagine. It must be what the view shows, no more, no less."""
    sure = set.intersection(*imagined(match, viewer, owner))
    assert sure == seen(match, viewer, owner)
    return sure


def controlled(coming: str = "max-espions david-duron henri-duron", last: bool = False) -> Match:
    """Seat 0 has controlled seat 1 and seized a Karl; it must hide a card now."""
    match = lay("amelie-enqueteurs", "karl-empires", "", pile=coming, last=last, level=2)
    return play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1", "1 oppose pass", "0 seize karl-empires")


@pytest.mark.rule("NO-ENQ-2", "NO-ENQ-12")
def test_a_hand_seen_in_a_controle_is_known_to_the_actor_alone() -> None:
    match = controlled()
    left = hand(match, 1) - {"david-duron"}  # what was drawn since is not known
    assert sure_of(match, 0, 1) == left
    assert sure_of(match, 2, 1) == set()
    assert sure_of(match, 1, 0) == {"karl-empires"}  # the victim knows what was taken
    assert sure_of(match, 2, 0) == set()


@pytest.mark.rule("NO-ENQ-12")
@pytest.mark.parametrize("hidden", ["karl-empires", "max-espions"])
def test_a_card_hidden_under_the_action_blurs_what_others_knew_of_that_hand(hidden: str) -> None:
    match = play(controlled(), f"0 hide {hidden}")
    assert sure_of(match, 1, 0) == set()  # perhaps it was Karl
    assert pile(match, 0, "discard")[1] == hidden
    rng = random.Random(4)
    for viewer, faces in ((0, {hidden}), (1, None), (2, None)):
        there = {pile(match.imagine(viewer, rng.random), 0, "discard")[1] for _ in range(WORLDS)}
        assert there == faces if faces else len(there) > 5


@pytest.mark.rule("NO-ENQ-12")
def test_what_the_actor_saw_is_blurred_when_its_owner_hides_a_card() -> None:
    match = lay("amelie-enqueteurs", "emma-enqueteurs", "", pile="max-espions david-duron henri-duron", level=2)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1", "1 oppose pass", "0 seize sindy-espions")
    play(match, "0 hide max-espions")
    assert sure_of(match, 0, 1) == hand(match, 1) - {"david-duron"}
    play(match, "1 draw_only pile", "1 act emma-enqueteurs", "1 target @2", "2 oppose pass")
    assert sure_of(match, 0, 1) == hand(match, 1) - {"david-duron", "henri-duron"}  # Emma lies on the table
    play(match, f"1 seize {offered(match)[0]}", "1 hide sandy-alphas")
    assert sure_of(match, 0, 1) == set()


@pytest.mark.rule("NO-ENQ-5", "NO-ENQ-12")
def test_a_shown_etat_major_is_known_to_all_while_it_stays() -> None:
    match = lay("amelie-enqueteurs", "sarah-etat-major", "david-enqueteurs", pile="max-espions noe-duron", level=2)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1", "1 oppose sarah-etat-major", "0 announce pass")
    assert sure_of(match, 0, 1) == sure_of(match, 2, 1) == {"sarah-etat-major"}
    play(match, "1 draw_only pile", "1 discard noe-duron")
    assert sure_of(match, 0, 1) == {"sarah-etat-major"}  # another card left, in the open
    play(match, "2 draw discard", "2 act david-enqueteurs", "2 target @1", "1 oppose pass")
    play(match, "2 seize naomie-alphas" if "naomie-alphas" in offered(match) else f"2 seize {offered(match)[-1]}")
    assert sure_of(match, 0, 1) == set()  # perhaps it was Sarah that was seized
    assert "sarah-etat-major" in sure_of(match, 2, 1)


@pytest.mark.rule("NO-TURN-1", "NO-ESP-2")
def test_a_card_from_the_discard_is_known_until_it_could_have_left() -> None:
    coming = "max-espions karl-empires david-duron marie-espions"
    match = lay("espion-rouge-olga", "", "", top="abigail-espions", pile=coming, level=3, turn=1)
    play(match, "1 draw discard", "1 discard sindy-espions")
    assert sure_of(match, 0, 1) == sure_of(match, 2, 1) == {"abigail-espions"}
    play(match, "2 draw pile", "2 discard max-espions", "0 draw pile", "0 act espion-rouge-olga", "0 target @1")
    assert sure_of(match, 2, 1) == set()  # a card was hooked, unseen
    assert sure_of(match, 2, 0) == set()
    hooked = hand(match, 0) & seen(match, 1, 0)
    assert len(hooked) == 1  # the victim knows which one
    assert ("abigail-espions" in seen(match, 0, 1)) == (hooked != {"abigail-espions"})


@pytest.mark.rule("NO-ANN-3")
def test_a_hand_shown_by_mistake_is_known_to_all() -> None:
    match = lay("", "", "", pile="karl-empires max-empires", assisted=False)
    play(match, "0 draw pile", "0 discard karl-empires", "0 claim complot")
    assert sure_of(match, 1, 0) == sure_of(match, 2, 0) == hand(match, 0)


@pytest.mark.rule("NO-TURN-4")
def test_buried_cards_come_back_unknown_even_to_those_who_buried_them() -> None:
    match = play(controlled("max-espions david-duron", last=True), "0 hide max-espions", "1 draw_only pile")
    assert noe(match).reshuffled == 1
    worlds = imagined(match, 0, 1)  # seat 1 drew one of the two, and seat 0 can't tell which
    for key in ("sally-leonard", "max-espions"):
        assert 0 < sum(key in held for held in worlds) < WORLDS


@pytest.mark.rule("NO-ATT-1")
def test_nobody_imagines_an_attentat_in_a_hand_or_hidden() -> None:
    coming = "max-espions karl-empires"
    match = lay("espion-rouge-olga", "", "", pile=coming, level=3)
    play(match, "0 draw pile", "0 act espion-rouge-olga", "0 target @1", "0 hide max-espions")
    rng = random.Random(4)
    for _ in range(WORLDS):
        t = noe(match.imagine(2, rng.random))
        placed = [card for pile in [*t.hands, t.discard] for card in pile.cards]
        assert all(t.kind(card) != "attentat" for card in placed)


# --- an Élysée that changes its cards while it waits (NO-ELY-5) -------------------------------------------------


def still_offered(match: Match) -> bool:
    """Is the Élysée offered, and also in every world that the seat itself imagines?"""
    rng = random.Random(4)
    worlds = [match, *(match.imagine(0, rng.random) for _ in range(WORLDS))]
    answers = {"elysee" in offered(world) for world in worlds}
    assert len(answers) == 1
    return answers.pop()


@pytest.mark.rule("NO-ELY-5")
@pytest.mark.parametrize(("replacement", "offer"), [("noe-espions", True), ("karl-alphas", False)])
def test_a_seized_noe_may_be_replaced_by_another(replacement: str, offer: bool) -> None:
    five = "noe-duron sarah-leonard max-empires marie-senechales arthur-leonard"
    match = lay(five, "amelie-enqueteurs", pile=f"karl-empires max-espions {replacement}", level=2)
    play(match, "0 draw pile", "0 discard karl-empires", "1 draw pile", "1 act amelie-enqueteurs", "0 oppose pass")
    play(match, "1 seize noe-duron", "1 hide max-espions")  # for all that seat 0 knows, Noé lies hidden there
    assert still_offered(match) == offer


@pytest.mark.rule("NO-ELY-5", "NO-ESP-2")
def test_a_hooked_noe_may_be_replaced_by_another() -> None:
    cards = ["noe-duron", "noe-empires", "joker-noe", "rose-senechales", "amelie-leonard", "david-duron"]
    met = 0
    for shift in range(6):  # the blind hand takes another card each time
        held = " ".join(cards[shift:] + cards[:shift])
        match = lay(held, "espion-rouge-olga", pile="karl-empires max-espions noe-espions", level=3)
        play(match, "0 draw pile", "0 discard karl-empires", "1 draw pile", "1 act espion-rouge-olga")
        play(match, "1 hide max-espions")
        assert still_offered(match)
        met += not set(cards[:3]) <= hand(match, 0)
    assert met > 1  # it was one of the three that was taken


@pytest.mark.rule("NO-ELY-5", "NO-BOM-1", "NO-TURN-4")
def test_bombed_noes_may_be_replaced_by_others_and_be_shuffled_away() -> None:
    coming = "karl-empires max-espions noe-etat-major noe-enqueteurs joker-noe"
    match = lay("noe-duron noe-empires noe-espions", "poseur-olga", "", pile=coming, last=True, level=3)
    play(match, "0 draw pile", "0 discard karl-empires", "1 draw pile", "1 act poseur-olga", "1 target @0")
    play(match, "1 announce pass", "2 draw_only pile")
    play(match, f"2 discard {offered(match)[0]}")
    assert noe(match).reshuffled == 1
    assert not {"noe-duron", "noe-empires", "noe-espions"} <= hand(match, 0)
    assert still_offered(match)


@pytest.mark.rule("NO-ELY-5")
def test_a_hand_that_was_robbed_before_may_still_wait_for_its_elysee() -> None:
    coming = "karl-empires max-espions karl-alphas noe-espions marie-empires emma-leonard"
    match = lay("noe-duron noe-empires", "amelie-enqueteurs", pile=coming, level=2)
    play(match, "0 draw pile", "0 discard karl-empires", "1 draw pile", "1 act amelie-enqueteurs", "0 oppose pass")
    play(match, "1 seize franck-espions", "1 hide max-espions", "0 draw_only pile", "0 discard karl-alphas")
    play(match, "1 draw pile", "1 discard marie-empires")
    assert still_offered(match)


@pytest.mark.rule("NO-ELY-5")
def test_how_a_turn_ends_in_a_copy_is_nothing_to_the_original() -> None:
    match = lay("noe-duron noe-empires noe-espions", "", pile="karl-empires max-espions")
    twin = match.clone()
    play(match, "0 draw pile", "0 discard karl-empires")
    play(twin, "0 draw pile", "0 discard noe-duron")
    play(match, "1 draw pile", "1 discard max-espions")
    assert "elysee" in offered(match)


@pytest.mark.rule("NO-ELY-5")
def test_whether_a_robbed_hand_had_an_elysee_is_nothing_to_a_third_seat() -> None:
    """Its worlds go by the cards that it imagines, not by what was."""
    held = "noe-duron noe-empires noe-espions rose-senechales amelie-leonard david-duron"
    match = lay(held, "espion-rouge-olga", "", pile="karl-empires max-espions emma-leonard", level=3)
    play(match, "0 draw pile", "0 discard karl-empires", "1 draw pile", "1 act espion-rouge-olga", "1 target @0")
    play(match, "1 hide max-espions")
    assert noe(match).rested_with_elysee(0)
    rng = random.Random(4)
    assert all(noe(match.imagine(0, rng.random)).rested_with_elysee(0) for _ in range(WORLDS))
    assert not all(noe(match.imagine(2, rng.random)).rested_with_elysee(0) for _ in range(WORLDS))
    for _ in range(WORLDS):  # what is imagined inside such a world goes by what is so there
        world = match.imagine(2, rng.random)
        is_so = noe(world).rested_with_elysee(0)
        assert noe(world.imagine(0, rng.random)).rested_with_elysee(0) is is_so
