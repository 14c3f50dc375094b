"""Who knows which card: knowledge follows the card as long as its place is certain, and no longer."""

from __future__ import annotations

import pytest

from crise.engine.face import Face
from crise.state.base import State
from crise.state.piles import draw_pile, hand_each, open_pile, pile

RELIC, SHARD = Face("relic", "relic"), Face("shard", "shard")
A, B, C = 0, 1, 2


class Desk(State):
    """Three hands, a discard, a grave (face down) and a draw pile; cards 0 to 3 are relics, the others shards."""

    hands = hand_each()
    deck = draw_pile()
    discard = open_pile()
    grave = pile("Pile(0, HELD)")

    def deal(self, seat: int, *cards: int) -> None:
        for card in cards:
            self.move(card, self.deck, self.hands[seat])

    def knows(self, seat: int, card: int) -> bool:
        return any((card, self.faces[card].key) in (pile["cards"]) for pile in self.shown_piles(seat))

    def shown_piles(self, seat: int) -> list[dict[str, list[object]]]:
        view = self.view(seat)
        return [*view["hands"], view["deck"], view["discard"], view["grave"]]


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.begin(3, None, [RELIC] * 4 + [SHARD] * 8, 1, {("saw", 2): [1]})
    desk.deck.cards = list(range(12))
    desk.deal(A, 0, 4)
    desk.deal(B, 1, 5, 6)
    return desk


def who_knows(desk: Desk, card: int) -> list[int]:
    return [seat for seat in range(4) if desk.knows(seat, card)]


def test_a_hand_is_known_to_its_owner_only(desk: Desk) -> None:
    assert who_knows(desk, 0) == [A]
    assert desk.view(B)["hands"][A] == {"count": 2, "cards": []}
    assert desk.view(3)["hands"][A] == {"count": 2, "cards": []}


def test_a_shown_card_is_known_and_stays_known_when_it_moves(desk: Desk) -> None:
    desk.show(0, desk.hands[A], 1 << B)
    assert who_knows(desk, 0) == [A, B]
    desk.move(0, desk.hands[A], desk.discard)
    desk.move(0, desk.discard, desk.hands[C])
    assert who_knows(desk, 0) == [A, B, C, 3]


def test_a_stolen_card_is_known_to_thief_and_victim_only(desk: Desk) -> None:
    desk.move(5, desk.hands[B], desk.hands[A])
    assert who_knows(desk, 5) == [A, B]
    assert desk.view(C)["hands"][A] == {"count": 3, "cards": []}


def test_what_leaves_a_hand_unseen_makes_the_hand_uncertain(desk: Desk) -> None:
    desk.show(0, desk.hands[A], 1 << B)
    desk.move(4, desk.hands[A], desk.grave)
    assert who_knows(desk, 0) == [A]  # for all that B knows it may be the relic that was buried
    assert who_knows(desk, 4) == [A]


def test_what_leaves_a_hand_openly_leaves_the_others_certain(desk: Desk) -> None:
    desk.show(5, desk.hands[B], 1 << A)
    desk.move(1, desk.hands[B], desk.discard)
    assert who_knows(desk, 5) == [A, B]
    assert who_knows(desk, 1) == [A, B, C, 3]


def test_twins_cant_be_told_apart(desk: Desk) -> None:
    desk.show(5, desk.hands[B], 1 << A)
    desk.move(6, desk.hands[B], desk.discard)  # a shard too: A can't tell whether it is the one he saw
    assert who_knows(desk, 5) == [B]


def test_only_as_many_twins_as_left_are_forgotten(desk: Desk) -> None:
    desk.deal(B, 7)
    for card in (5, 6):
        desk.show(card, desk.hands[B], 1 << A)
    desk.move(7, desk.hands[B], desk.discard)
    assert [desk.knows(A, card) for card in (5, 6)].count(True) == 1


def test_a_shuffle_forgets(desk: Desk) -> None:
    desk.move(0, desk.hands[A], desk.discard)
    desk.pour(desk.discard, desk.deck)
    assert who_knows(desk, 0) == []


def test_a_peek_is_known_in_its_order_until_it_is_drawn_or_shuffled(desk: Desk) -> None:
    top = desk.settle(desk.deck, 2)
    for card in top:
        desk.show(card, desk.deck, 1 << C)
    assert desk.view(C)["deck"]["cards"] == [(card, desk.faces[card].key) for card in top]
    assert desk.view(A)["deck"]["cards"] == []
    drawn = desk.take(desk.deck)
    desk.put(drawn, desk.deck, desk.hands[A])
    assert drawn == top[0]
    assert who_knows(desk, drawn) == [A, C]
    desk.shuffle(desk.deck)
    assert who_knows(desk, top[1]) == []


def test_an_event_shows_a_card_to_those_who_knew_it_then(desk: Desk) -> None:
    desk.tell("saw", B, 5)
    desk.move(5, desk.hands[B], desk.discard)
    [(_, (_, shown))] = desk.told
    assert shown.seen == 1 << B


# --- a draw pile that is turned over ---------------------------------------------------------


def test_a_pile_turned_over_and_back_is_the_same_pile(desk: Desk) -> None:
    seen = desk.settle(desk.deck, 3)
    desk.deck.turn_over()
    assert (desk.deck.fixed_top, desk.deck.fixed_bottom) == (0, 3)
    desk.deck.turn_over()
    assert desk.settle(desk.deck, 3) == seen


def test_what_was_settled_on_top_is_drawn_last_after_turning(desk: Desk) -> None:
    seen = desk.settle(desk.deck, 3)
    desk.deck.turn_over()
    drawn = [desk.take(desk.deck) for _ in range(len(desk.deck))]
    assert drawn[-3:] == seen[::-1]
    assert (len(desk.deck), desk.deck.fixed_bottom) == (0, 0)


def test_looking_deep_comes_to_the_sunken_cards(desk: Desk) -> None:
    seen = desk.settle(desk.deck, 3)
    desk.deck.turn_over()
    assert desk.settle(desk.deck, 99)[-3:] == seen[::-1]
    assert (desk.deck.fixed_top, desk.deck.fixed_bottom) == (7, 0)


def test_who_saw_the_top_knows_the_bottom(desk: Desk) -> None:
    top, under = desk.settle(desk.deck, 2)
    desk.show(top, desk.deck, 1 << A)
    desk.deck.turn_over()
    assert desk.view(A)["deck"] == {"count": 7, "cards": [], "bottom": [(top, desk.faces[top].key)]}
    assert desk.view(B)["deck"] == {"count": 7, "cards": []}
    unknown = {seat: sorted(card for _, bag in desk.unknown(seat) for card in bag) for seat in (A, B)}
    assert top not in unknown[A]
    assert {top, under} <= set(unknown[B])


def test_a_shuffle_forgets_the_bottom_too(desk: Desk) -> None:
    [top] = desk.settle(desk.deck, 1)
    desk.show(top, desk.deck, 1 << A)
    desk.deck.turn_over()
    desk.shuffle(desk.deck)
    assert (desk.deck.fixed_bottom, who_knows(desk, top)) == (0, [])
