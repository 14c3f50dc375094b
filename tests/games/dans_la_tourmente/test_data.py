"""The house edition: how many cards of which kind, what leads to what, and what a row means."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from crise.game.cards import write_cards
from crise.games.dans_la_tourmente.cards import BID, EFFECT, EVENT, NEW_COUNTRY, own_face
from crise.games.dans_la_tourmente.grammar import (
    AGREEMENT,
    AUCTION,
    CHECK,
    DECISION,
    ERAS,
    LOSER,
    MOMENT,
    TYPES,
    Against,
    Compare,
    Cost,
    Count,
    Draw,
    Effect,
    Group,
    Modifier,
    Outcome,
    Side,
    Stake,
    Way,
)
from crise.games.world_order import WORLD_ORDER
from crise.games.world_order.data import POWERS
from tests.games.dans_la_tourmente.box import BOX, EFFECTS, EVENTS, FACES, ROWS
from tests.games.dans_la_tourmente.writing import columns

ARMIES_THERE = Count("armies", "EAP")
VP, P, D = ("V",), ("P",), ("D",)


def gain(n: int, what: tuple[str, ...]) -> Effect:
    return Effect("GAIN", n, what)


def board(*effects: Effect) -> Group:
    return Group(effects, whom="board")


# --- what there is ----------------------------------------------------------------------------


def test_the_box_holds_83_cards_and_all_are_ours() -> None:
    kinds = Counter(row.kind for row in ROWS.values())
    assert kinds == {EVENT: 60, EFFECT: 14, BID: 6, NEW_COUNTRY: 3}
    assert {(row.count, row.source) for row in ROWS.values()} == {(1, "house")}
    assert sum(row.count for row in BOX.standard) == BOX.total


@pytest.mark.parametrize(("era", "counts"), [("I", (9, 3, 5, 3, 2)), ("II", (8, 2, 6, 4, 2)), ("T", (4, 5, 4, 3, 0))])
def test_how_many_events_of_each_type_an_era_has(era: str, counts: tuple[int, ...]) -> None:
    types = Counter(event.type for event in EVENTS.values() if event.era == era)
    assert tuple(types[kind] for kind in (DECISION, AGREEMENT, AUCTION, CHECK, MOMENT)) == counts
    assert set(types) <= set(TYPES)


def test_each_power_is_targeted_three_times_in_each_era() -> None:
    found = {era: Counter(event.target for event in EVENTS.values() if event.era == era) for era in ERAS}
    for era in ("I", "II"):
        assert {power: found[era][power] for power in POWERS} == dict.fromkeys(POWERS, 3)
    assert {power: found["T"][power] for power in POWERS} == {"US": 0, "EU": 1, "RU": 0, "CN": 0}


def test_every_triggered_event_effect_card_and_country_is_reached() -> None:
    added = {card for event in EVENTS.values() for card in event.adds}
    laid = {card for event in EVENTS.values() for card in event.lays}
    replaced = {card for event in EVENTS.values() for card in event.names("CTY")}
    assert added == {key for key, event in EVENTS.items() if event.era == "T"}
    assert laid == set(EFFECTS)
    assert replaced == {face.replaces for face in FACES.values() if face.replaces}


def test_an_effect_card_is_laid_where_it_says() -> None:
    for event in EVENTS.values():
        groups = [group for way in event.ways for group in way.gives]
        groups += [group for outcome in event.outcomes for group in outcome.groups]
        for effect in [effect for group in groups for effect in group.effects if effect.word == "FX"]:
            assert EFFECTS[effect.cards[0]].at == (effect.at or LOSER)


def test_who_discards_an_effect_card_names_one() -> None:
    off = {card for event in EVENTS.values() for card in event.names("FXOFF")}
    assert off == {"x-02", "x-04", "x-05", "x-06"}


def test_the_bid_cards() -> None:
    """TO-SET-3"""
    bids = [face.bid for face in FACES.values() if face.bid]
    assert [(bid.number, bid.yes) for bid in bids] == [(n, n >= 3) for n in range(6)]


@pytest.mark.parametrize(
    ("country", "value", "price", "exports", "imports", "forbidden", "bases"),
    [
        ("cuba", 2, 15, {"F": 1, "S": 1}, {"R": 1}, [], []),
        ("afghanistan", 1, 10, {"F": 1}, {}, ["US", "EU"], []),
        ("ukraine", 2, 15, {"E": 1, "C": 1}, {"F": 1}, ["RU"], []),
    ],
)
def test_a_country_takes_the_place_of_one_of_the_base(
    country: str,
    value: int,
    price: int,
    exports: dict[str, int],
    imports: dict[str, int],
    forbidden: list[str],
    bases: list[str],
) -> None:
    new = FACES[f"new-{country}"]
    assert (new.replaces, new.value, new.price) == (country, value, {"M": price})
    assert (new.exports, new.imports, new.forbidden, new.bases) == (exports, imports, forbidden, bases)
    (old,) = [row for row in WORLD_ORDER.standard if row.card == country]
    assert (old.kind, old.region) == ("country", new.region)


def test_what_an_effect_card_allows_is_a_country() -> None:
    keys = {row.card for row in WORLD_ORDER.standard if row.kind == "country"}
    assert {one.country for effect in EFFECTS.values() for one in effect.modifiers if one.country} <= keys


# --- what a row means ---------------------------------------------------------------------------


def test_the_file_reads_back() -> None:
    assert BOX.read_cards(write_cards(BOX.standard)) == BOX.standard


@pytest.mark.parametrize("key", EVENTS)
def test_no_word_of_an_event_is_lost(key: str) -> None:
    """Written again from its values, it is the same row; but for the order of what is done on the board."""
    for column, text in columns(EVENTS[key]).items():
        assert words_of(text) == words_of(getattr(ROWS[key], column)), column


def words_of(text: object) -> list[str]:
    return sorted(word.rstrip(",") for word in str(text).split())


def test_an_agreement_with_an_amount_of_choice() -> None:
    each = Count("spent")
    (way,) = EVENTS["i-01"].ways
    assert way.costs == (Cost({"D": 1}, "A", 1, 3),)
    assert way.gives == (Group((gain(1, VP), Effect("GAIN", 1, VP, per=each), Effect("GAIN", 1, P, per=each))),)
    assert EVENTS["i-01"].draws == {"US": Draw(low=0, high=2), "RU": Draw(low=0, high=2)}


def test_a_decision_that_can_be_taken_again() -> None:
    event = EVENTS["i-03"]
    assert (event.times, [cost.pays for cost in event.ways[0].costs]) == (3, [{"F": 3}, {"M": 10}])
    assert event.outcomes == (Outcome("times", (Group((gain(1, VP),)),), least=3),)
    assert event.draws == dict.fromkeys(POWERS, Draw(signs=True, npcs=False))


def test_an_auction_between_sides() -> None:
    event = EVENTS["i-04"]
    assert event.sides == (Side(("US", "EU")), Side(("RU",), 4))
    assert event.stakes == (Stake("M", 10, 3), Stake("D", 1, 3))
    assert event.against is None
    russia, west, always = event.outcomes
    assert russia == Outcome(
        "win",
        (Group((gain(3, VP), Effect("INF", places=("EUR",)))), board(Effect("FX", cards=("x-02",), at="RU"))),
        ("RU",),
    )
    assert west.groups == (Group((gain(2, VP), gain(1, D))), Group((Effect("DEL", places=("EUR",)),), ("RU",)))
    assert always == Outcome("always", (board(Effect("EV", cards=("t-07",))),))
    assert event.draws is not None
    assert event.draws["RU"] == Draw(low=1, high=4, bracket=4)


def test_an_opposed_auction() -> None:
    event = EVENTS["i-07"]
    assert event.against == Against(2, 5, 5, zero_fails=True)
    assert event.stakes[-1] == Stake("A", 1, 1, onto_card=True)
    success, failure = event.outcomes
    assert success.groups[1] == Group((Effect("INF", places=("MENA",)),), whom="best")
    assert failure.groups == (
        Group((gain(-1, VP),)),
        board(Effect("NEU", places=("MENA",)), Effect("EV", cards=("t-06",))),
    )


def test_stakes_without_a_limit_and_of_several_units() -> None:
    without = own_face(msgspec.structs.replace(ROWS["t-01"], stakes="10$ D A@card")).event
    assert without is not None
    assert without.stakes == (Stake("M", 10), Stake("D"), Stake("A", onto_card=True))
    assert EVENTS["ii-18"].stakes == (Stake("M", 10, 4), Stake("E", 2, 3))


def test_a_check_that_compares_powers() -> None:
    more, same, _ = EVENTS["i-08"].outcomes
    assert more.condition == (Compare(ARMIES_THERE, ">", other="rivals"),)
    assert same.condition == (Compare(ARMIES_THERE, "=", other="rivals"), Compare(ARMIES_THERE, ">=", 1))
    russia, america = EVENTS["t-05"].outcomes
    influence = Count("influence", "MENA")
    assert (russia.powers, russia.condition) == (("RU",), (Compare(influence, ">=", other="US"),))
    assert (america.powers, america.condition) == (("US",), (Compare(influence, ">", other="RU"),))


def test_ways_with_conditions_and_what_the_others_lose() -> None:
    home, pay = EVENTS["ii-04"].ways
    armies = Count("armies", "CAS")
    assert home.condition == (Compare(armies, ">=", 1),)
    assert home.costs == (Cost({}, home="CAS"),)
    assert home.gives[0].effects[1] == Effect("GAIN", 1, VP, per=Count("spent"), most=2)
    assert (pay.condition, pay.costs[0].pays) == ((Compare(armies, "=", 0),), {"D": 2})
    assert EVENTS["ii-04"].outcomes[0] == Outcome(
        "others", (Group((Effect("GAIN", -5, ("M",), per=armies, most=10),)),)
    )


def test_ways_with_names_and_ways_of_a_power() -> None:
    withdraw, keep = EVENTS["ii-11"].ways
    assert (withdraw.name, keep.name) == ("withdraw", "keep")
    assert withdraw.gives[2] == Group((gain(1, P),), ("EU", "RU", "CN"))
    america, china = EVENTS["t-16"].ways
    assert america == Way(
        (Cost({"D": 1, "M": 10}),), (Group((gain(1, VP), gain(1, P))), Group((gain(-1, ("S",)),), ("CN",))), ("US",)
    )
    assert china.gives[0].effects[1] == Effect("PROD", 1, ("S",))


def test_an_army_that_is_moved_for_money_or_something_else() -> None:
    (way,) = EVENTS["ii-10"].ways
    assert way.costs == (Cost({"M": 5}, army_to="MENA"), Cost({"D": 2}))


def test_bids_that_lose_and_bids_together() -> None:
    _, lose, total = EVENTS["t-10"].outcomes
    assert (lose.when, lose.least, total.when, total.least) == ("lose", 2, "total", 8)


def test_who_can_put_it_off() -> None:
    fixed = {key for key, event in EVENTS.items() if not event.postponable}
    assert fixed == {"i-13", "i-14", "i-16", "i-19", "i-21", "ii-16", "ii-18", "ii-21"}


def test_what_effect_cards_change() -> None:
    told = {key: card.modifiers for key, card in EFFECTS.items()}
    assert told == {
        "x-01": (
            Modifier("price", 3, trade="export", resources=("E",)),
            Modifier("price", 2, trade="import", resources=("E",)),
        ),
        "x-02": (Modifier("deals", -1, trade="export"),),
        "x-03": (Modifier("score", 1, per=Count("allies", "CAS"), most=3),),
        "x-04": (Modifier("allow", power="US", country="iran"),),
        "x-05": (Modifier("price", -3, trade="export", resources=("C", "S")),),
        "x-06": (Modifier("level", -1, resources=("C", "S")),),
        "x-07": (Modifier("threat", 3, places=("EAP",)),),
        "x-08": (Modifier("engage", 1, places=("AFR",)),),
        "x-09": (Modifier("income", 1, resources=("E",), power="EU"),),
        "x-10": (
            Modifier("income", 1, resources=("E",), power="CN"),
            Modifier("income", 5, resources=("M",), power="RU"),
        ),
        "x-11": (Modifier("upgrade", -3),),
        "x-12": (Modifier("invest", -5, places=("CAS", "SAS", "AFR")),),
        "x-13": (Modifier("research", 1),),
        "x-14": (Modifier("defence", 1, places=("EUR",)),),
    }


def test_where_and_how_long_effect_cards_lie() -> None:
    assert {key: (card.at, card.rounds) for key, card in EFFECTS.items()} == {
        "x-01": ("board", 1), "x-02": ("RU", 2), "x-03": ("RU", 0), "x-04": ("MENA", 0), "x-05": ("loser", 2),
        "x-06": ("board", 2), "x-07": ("EAP", 0), "x-08": ("AFR", 2), "x-09": ("EU", 0), "x-10": ("CN", 0),
        "x-11": ("EU", 2), "x-12": ("CN", 0), "x-13": ("US", 0), "x-14": ("EU", 0),
    }  # fmt: skip
    assert [key for key, card in EFFECTS.items() if card.discarded] == ["x-04"]
