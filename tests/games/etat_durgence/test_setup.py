"""Setup, options, and the card file."""

from __future__ import annotations

from collections import Counter

import pytest

from crise.engine.ask import Refused
from crise.engine.match import Match
from crise.game.cards import CardFileError, write_cards
from crise.games.etat_durgence import ETAT_DURGENCE
from crise.games.etat_durgence.rules import TEAMS
from crise.games.etat_durgence.state import EtatDurgence

SEATS = (2, 3, 4, 5)


def begun(seats: int = 2, seed: int = 7, **options: object) -> tuple[Match, EtatDurgence]:
    match = ETAT_DURGENCE.start(seats, ETAT_DURGENCE.read_options(options), seed=seed)
    assert isinstance(match.table, EtatDurgence)
    return match, match.table


@pytest.mark.rule("ED-SET-1")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_has_a_team_20_confiance_and_its_super_card(seats: int) -> None:
    _, t = begun(seats, teams="random", seat_confiance=[20])
    assert t.confiance == [20] * seats
    for seat in range(seats):
        card = t.super_of(seat)
        assert card is not None
        assert (t.card(card).price, t.card(card).team) == (17, t.teams[seat])
    assert len(t.supers.cards) == seats
    assert sorted(t.card(card).team for card in t.box.cards) == sorted(set(TEAMS) - set(t.teams))


@pytest.mark.rule("ED-SET-2", "ED-SET-5")
@pytest.mark.parametrize("seats", SEATS)
def test_starting_cards_are_alike_and_three_are_drawn(seats: int) -> None:
    _, t = begun(seats, teams="random")
    for seat in range(seats):
        owned = [*t.hands[seat].cards, *t.draws[seat].cards]
        assert Counter(t.faces[card].key for card in owned) == {"piece": 4, "coeur": 2}
        assert len(t.hands[seat].cards) == 3


@pytest.mark.rule("ED-SET-3")
@pytest.mark.parametrize("seats", SEATS)
def test_the_market_has_22_piles_of_as_many_cards_as_players(seats: int) -> None:
    _, t = begun(seats)
    piles = Counter(t.card(card).key for card in t.market.cards)
    assert len(piles) == 22
    assert set(piles.values()) == {seats}
    prices = [t.card(card).price for card in t.market.cards]
    assert prices == sorted(prices)
    assert (prices[0], prices[-1]) == (0, 10)


@pytest.mark.rule("ED-SET-4")
def test_chance_decides_who_begins_then_play_goes_clockwise() -> None:
    firsts = {begun(3, seed=seed)[1].turn for seed in range(30)}
    assert firsts == {0, 1, 2}
    match, t = begun(3, teams="random")
    order: list[int] = []
    while len(order) < 4:
        if t.turns > len(order):
            order.append(t.turn)
        match.answer(match.open[0][0], match.open[0][2][-1])
    assert order == [(order[0] + step) % 3 for step in range(4)]


@pytest.mark.rule("ED-SET-5")
def test_teams_are_chosen_in_seat_order_and_all_different() -> None:
    match, t = begun(3)
    for seat, team in enumerate(("medias", "conseil", "gouvernement")):
        assert match.open[0][:2] == (seat, "team")
        match.answer(seat, team)
        if seat < 2:
            assert match.why_not(seat + 1, team) == "ED-SET-5"
    assert t.teams == ["medias", "conseil", "gouvernement"]
    assert {t.card(card).team for card in t.supers.cards} == set(t.teams)


@pytest.mark.rule("ED-SET-5")
def test_random_teams_are_all_different_and_not_always_the_same() -> None:
    drawn = [tuple(begun(5, seed=seed, teams="random")[1].teams) for seed in range(10)]
    assert all(sorted(teams) == sorted(TEAMS) for teams in drawn)
    assert len(set(drawn)) > 1


@pytest.mark.rule("ED-SET-5")
def test_what_is_public_and_what_is_not() -> None:
    match, t = begun(2, teams="random", seat_confiance=[20])
    view = match.view(1 - t.turn)
    assert view["hands"][t.turn] == {"count": 3, "cards": []}
    assert view["draws"][t.turn] == {"count": 3, "cards": []}
    assert view["confiance"] == [20, 20]
    assert len(match.view(t.turn)["hands"][t.turn]["cards"]) == 3


@pytest.mark.rule("ED-SET-6")
def test_starting_confiance_follows_the_order_of_play() -> None:
    for seed in range(9):
        _, t = begun(3, seed=seed, seat_confiance=[15, 17])
        assert [t.confiance[(t.turn + step) % 3] for step in range(3)] == [15, 17, 20]


@pytest.mark.rule("ED-SET-6")
@pytest.mark.parametrize("seats", ETAT_DURGENCE.seats)
def test_everybody_begins_at_20_unless_the_table_wants_it_otherwise(seats: int) -> None:
    assert begun(seats)[1].confiance == [20] * seats
    own = ETAT_DURGENCE.start(seats, cards=ETAT_DURGENCE.read_cards(changed("variant", price=4)), seed=1).table
    assert own.view(0)["confiance"] == [20] * seats


@pytest.mark.rule("ED-SET-7")
@pytest.mark.parametrize("fewer", [0, 1, 2])
def test_who_begins_may_have_a_smaller_first_hand_and_only_the_first(fewer: int) -> None:
    match, t = begun(3, teams="random", first_hand=fewer)
    first = t.turn
    assert [len(t.hands[(first + step) % 3].cards) for step in range(3)] == [3 - fewer, 3, 3]
    while t.turn == first:
        _, what, options, _ = match.open[0]
        match.answer(first, options[-1 if what == "buy" or "market" in options else 0])
    assert len(t.hands[first].cards) == 3


@pytest.mark.rule("ED-SET-6", "ED-EFF-4", "ED-DIS-3", "ED-WIN-2")
@pytest.mark.parametrize(
    "options",
    [
        {"seat_confiance": [21]},
        {"seat_confiance": [0]},
        {"seat_confiance": [20] * 6},
        {"confiance_max": 19},
        {"disinfect_per_turn": -1},
        {"first_hand": 3},
        {"turn_limit": 0},
        {"teams": "fair"},
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        ETAT_DURGENCE.read_options(options)
    assert refused.value.details["option"].startswith(next(iter(options)))


# --- the card file ---------------------------------------------------------------------------


def changed(card: str, **values: object) -> str:
    """The text of the standard file, with other values for one card."""
    lines = write_cards(ETAT_DURGENCE.standard).splitlines()
    names = lines[0].split(",")
    row = next(row for row in ETAT_DURGENCE.standard if row.card == card)
    cells = [str(values.get(name, getattr(row, name))) for name in names]
    at = next(at for at, line in enumerate(lines) if line.startswith(card + ","))
    lines[at] = ",".join(f'"{cell}"' for cell in cells)
    return "\n".join(lines) + "\n"


def test_the_file_says_where_its_figures_come_from() -> None:
    booklet = {row.card for row in ETAT_DURGENCE.standard if row.source == "booklet"}
    assert booklet == {"piece", "coeur", "soignante", "bouclier-sanitaire", "allocution"}
    assert {row.source for row in ETAT_DURGENCE.standard} == {"booklet", "house"}


def test_an_owner_puts_in_the_values_of_his_box() -> None:
    cards = ETAT_DURGENCE.read_cards(changed("variant", price=5, attaque="hit 6, draw 1"))
    t = ETAT_DURGENCE.start(2, cards=cards, seed=1).table
    assert isinstance(t, EtatDurgence)
    variant = next(t.card(card) for card in t.market.cards if t.card(card).key == "variant")
    assert (variant.price, variant.sides["attaque"]) == (5, (("hit", 6), ("draw", 1)))


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"attaque": "heal 2"}, "line 13: unknown effect 'heal'"),
        ({"benef": ""}, "column benef of a card of kind 'double' must be filled"),
        ({"hearts": 2}, "column hearts of a card of kind 'double' must be 0"),
        ({"price": 18}, "price"),
        ({"count": 4}, "count is 4: of a card of kind 'double' the box holds 5"),
        ({"effect": "hit 1"}, "column effect of a card of kind 'double' must be empty"),
        ({"kind": "compagnon"}, "column attaque of a card of kind 'compagnon' must be empty"),
        ({"kind": "doubel"}, "unknown kind 'doubel': allowed are depart, double"),
    ],
)
def test_a_wrong_value_is_refused_with_its_line(values: dict[str, object], says: str) -> None:
    with pytest.raises(CardFileError) as refused:
        ETAT_DURGENCE.read_cards(changed("variant", **values))
    assert refused.value.line == 13
    assert says in str(refused.value)


@pytest.mark.rule("ED-SET-2")
def test_starting_cards_are_the_same_for_all() -> None:
    with pytest.raises(CardFileError, match="count is 19: starting cards are shared out evenly to 5 players"):
        ETAT_DURGENCE.read_cards(changed("piece", count=19))


def test_a_super_card_belongs_to_a_known_team() -> None:
    with pytest.raises(CardFileError, match="unknown team 'ministere'"):
        ETAT_DURGENCE.read_cards(changed("super-medias", team="ministere"))


@pytest.mark.rule("ED-SET-1")
def test_no_team_has_two_super_cards() -> None:
    with pytest.raises(CardFileError, match="column team is 'conseil': 'super-medias' belongs to 'medias'"):
        ETAT_DURGENCE.read_cards(changed("super-medias", team="conseil"))


@pytest.mark.rule("ED-WIN-3")
def test_starting_cards_that_hurt_nobody_still_make_a_game() -> None:
    cards = ETAT_DURGENCE.read_cards(changed("coeur", effect="gain 1"))
    match = ETAT_DURGENCE.start(2, cards=cards, seed=1)
    assert match.open[0][:2] == (0, "team")
    match.answer(0, "medias")
    match.answer(1, "conseil")
    assert match.open[0][1] == "act"
