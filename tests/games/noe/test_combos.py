"""Combinations: examples from the rules, then a slow and literal reference."""

import csv
import random
from importlib.resources import files
from itertools import combinations

import pytest

from crise.games.noe.combos import Announcement, announcements, code, elysee

ROWS = list(csv.DictReader(files("crise.games.noe").joinpath("cards.csv").read_text("utf-8").splitlines()))
KEYS = [row["card"] for row in ROWS]
CODES = [code(row["kind"], row["character"], row["category"]) for row in ROWS]


def hand(words: str) -> list[int]:
    return [CODES[KEYS.index(word)] for word in words.split()]


def said(words: str) -> list[tuple[str, int]]:
    return [(a.combination, a.points) for a in announcements(hand(words))]


# --- examples ----------------------------------------------------------------

ARTHURS = "arthur-espions arthur-leonard arthur-etat-major"
SENECHALES = "rose-senechales susy-senechales elena-senechales"


@pytest.mark.rule("NO-COMBO-1", "NO-COMBO-3")
@pytest.mark.parametrize(
    "cards",
    [
        f"{ARTHURS} {SENECHALES}",
        "amelie-leonard sally-leonard sarah-leonard henri-duron clara-duron jacquotte-duron",
        "sarah-espions sarah-duron sarah-empires clara-espions clara-leonard clara-duron",
    ],
)
def test_two_disjoint_trios_by_name_or_category(cards: str) -> None:
    assert ("trios", 15) in said(cards)


@pytest.mark.rule("NO-COMBO-3")
def test_two_trios_may_not_share_a_card() -> None:
    # Three Arthurs and three Léonards, but one card is both.
    assert said(f"{ARTHURS} amelie-leonard sally-leonard rose-senechales") == []


@pytest.mark.rule("NO-COMBO-8")
@pytest.mark.parametrize(
    "cards",
    [
        "sarah-etat-major sarah-enqueteurs sarah-espions sarah-leonard sarah-senechales sarah-empires",
        "amelie-espions franck-espions sindy-espions karl-espions marie-espions max-espions",
    ],
)
def test_both_trios_may_be_of_one_name_or_category(cards: str) -> None:
    assert said(cards) == [("trios", 15)]


@pytest.mark.rule("NO-COMBO-2")
def test_only_the_archange_noe_stands_for_a_noe() -> None:
    two_noes = f"noe-etat-major noe-duron {ARTHURS}"
    assert said(f"{two_noes} joker-igor") == []
    assert said(f"{two_noes} joker-noe") == [("trios", 15)]


@pytest.mark.rule("NO-COMBO-2")
def test_any_number_of_jokers_may_serve() -> None:
    assert ("trios", 15) in said("joker-igor joker-sarah franck-espions joker-noe joker-gabrielle rose-senechales")
    assert said("joker-igor joker-sarah joker-noe joker-gabrielle joker-ismaelle rose-senechales") == [
        ("alphas", 75),
        ("pulitzer", 50),
        ("etare", 50),
    ]


@pytest.mark.rule("NO-COMBO-6")
def test_a_joker_may_stand_for_a_card_that_does_not_exist() -> None:
    third_sally = f"sally-leonard sally-alphas joker-igor {SENECHALES}"
    assert said(third_sally) == [("trios", 15)]
    assert said(f"franck-espions joker-igor joker-sarah {SENECHALES}") == [("trios", 15)]


@pytest.mark.rule("NO-COMBO-7")
def test_abigail_of_the_senechales_serves_both_trios() -> None:
    assert said(f"abigail-espions abigail-etat-major abigail-senechales {ARTHURS}") == [("trios", 15)]
    assert said(f"rose-senechales susy-senechales abigail-senechales {ARTHURS}") == [("trios", 15)]


@pytest.mark.rule("NO-COMBO-4")
@pytest.mark.parametrize(("category", "points"), [("duron", 25), ("senechales", 35), ("leonard", 50), ("empires", 50)])
def test_six_of_a_category(category: str, points: int) -> None:
    six = [key for key in KEYS if key.endswith(category)][:6]
    assert said(" ".join(six)) == [(category, points)]
    with_joker = " ".join([*six[:5], "joker-igor"])
    assert said(with_joker) == [(category, points)]


@pytest.mark.rule("NO-COMBO-4", "NO-COMBO-8")
@pytest.mark.parametrize("sixth", ["rose-senechales", "poseur-olga", "joker-igor"])
def test_five_alphas_and_any_card(sixth: str) -> None:
    five = "karl-alphas naomie-alphas sally-alphas sandy-alphas sophie-alphas"
    assert said(f"{five} {sixth}") == [("alphas", 75)]
    assert ("alphas", 75) in said(f"naomie-alphas sandy-alphas joker-igor joker-sarah joker-noe {sixth}")


@pytest.mark.rule("NO-COMBO-5", "NO-COMBO-8", "NO-VIL-1")
def test_three_journalistes_or_pompiers_and_any_cards() -> None:
    villains = "espion-rouge-olga espion-violet-olga poseur-olga"
    assert said(f"emma-journalistes marc-journalistes estelle-journalistes {villains}") == [("pulitzer", 50)]
    assert said(f"camille-pompiers joker-igor etienne-pompiers {villains}") == [("etare", 50)]


@pytest.mark.rule("NO-ANN-6")
def test_all_that_can_be_said_is_listed_best_first() -> None:
    press_and_fire = (
        "emma-journalistes marc-journalistes estelle-journalistes clara-pompiers camille-pompiers etienne-pompiers"
    )
    assert said(press_and_fire) == [("pulitzer", 50), ("etare", 50), ("trios", 15)]
    three_jokers = "joker-igor joker-sarah joker-noe amelie-leonard sally-leonard sarah-leonard"
    assert said(three_jokers) == [("leonard", 50), ("pulitzer", 50), ("etare", 50)]


@pytest.mark.rule("NO-VIL-1")
def test_a_villain_counts_in_no_trio_and_no_joker_stands_for_one() -> None:
    assert said(f"{ARTHURS} joker-igor joker-sarah poseur-olga") == []
    assert said(f"{ARTHURS} poseur-olga poseur-irina poseur-valentina") == []


@pytest.mark.rule("NO-ELY-1")
@pytest.mark.parametrize(
    "cards",
    [
        "noe-etat-major noe-duron noe-empires rose-senechales poseur-olga franck-espions",
        "noe-espions sarah-leonard max-espions marie-empires arthur-enqueteurs poseur-olga",
    ],
)
def test_the_two_complots_a_l_elysee(cards: str) -> None:
    assert elysee(hand(cards))


@pytest.mark.rule("NO-ELY-6")
def test_jokers_in_a_complot_a_l_elysee() -> None:
    free = "rose-senechales susy-senechales franck-espions"
    assert elysee(hand(f"noe-duron noe-espions joker-noe {free}"))
    assert not elysee(hand(f"noe-duron noe-espions joker-igor {free}"))
    assert not elysee(hand(f"noe-duron joker-noe joker-igor {free}"))
    four = "sarah-leonard max-espions marie-empires arthur-enqueteurs"
    assert elysee(hand(f"joker-noe {four} rose-senechales"))
    assert not elysee(hand(f"joker-igor {four} rose-senechales"))
    assert elysee(hand("noe-duron sarah-leonard max-espions joker-igor joker-noe rose-senechales"))
    assert elysee(hand("noe-duron joker-sarah joker-gabrielle joker-igor joker-noe rose-senechales"))


# --- a reference: slow, literal, written from the rules alone -----------------

NAMES = sorted({row["character"] for row in ROWS if row["kind"] == "personnage"})
CATEGORIES = sorted({row["category"] for row in ROWS if row["category"]})
Person = tuple[str, str]


def stands_for(face: int) -> frozenset[Person]:
    """Every (name, category) this card can be; NO-COMBO-6 allows pairs that no card bears."""
    row = ROWS[face]
    if row["kind"] == "personnage":
        return frozenset({(row["character"], row["category"])})
    if row["kind"] != "joker":
        return frozenset()
    names = NAMES if row["character"] == "noe" else [n for n in NAMES if n != "noe"]
    return frozenset((n, c) for n in names for c in CATEGORIES)


ROLES = [stands_for(face) for face in range(len(ROWS))]
AS_CATEGORY = [{c for _, c in roles} for roles in ROLES]
AS_NAME = [{n for n, _ in roles} for roles in ROLES]


def is_trio(cards: list[int]) -> bool:
    a, b, c = cards
    one_category = not AS_CATEGORY[a].isdisjoint(AS_CATEGORY[b] & AS_CATEGORY[c])
    return one_category or not AS_NAME[a].isdisjoint(AS_NAME[b] & AS_NAME[c])


def of(cards: list[int], category: str) -> int:
    return sum(category in AS_CATEGORY[card] for card in cards)


def reference(cards: list[int]) -> list[Announcement]:
    found = []
    for category, needed, points in (
        ("alphas", 5, 75), ("leonard", 6, 50), ("empires", 6, 50), ("senechales", 6, 35), ("duron", 6, 25),
    ):  # fmt: skip
        if of(cards, category) >= needed:
            found.append(Announcement("complot", category, points))
            break
    else:
        for pair in combinations(cards[1:], 2):
            others = [c for c in cards[1:] if c not in pair]
            if is_trio(cards[:1] + list(pair)) and is_trio(others):
                found.append(Announcement("complot", "trios", 15))
                break
    if of(cards, "journalistes") >= 3:
        found.append(Announcement("pulitzer", "pulitzer", 50))
    if of(cards, "pompiers") >= 3:
        found.append(Announcement("etare", "etare", 50))
    return sorted(found, key=lambda a: -a.points)


def reference_elysee(cards: list[int]) -> bool:
    five = ["noe", "sarah", "max", "marie", "arthur"]
    return can_fill(["noe"] * 3, cards) or can_fill(five, cards)


def can_fill(names: list[str], cards: list[int]) -> bool:
    """Is there a card of its own for every name?"""
    return not names or any(
        names[0] in AS_NAME[card] and can_fill(names[1:], [c for c in cards if c != card]) for card in cards
    )


def some_hands(rng: random.Random, count: int) -> list[list[int]]:
    """Uniform hands seldom hold anything: two in three are drawn from few groups and many jokers."""
    jokers = [f for f, row in enumerate(ROWS) if row["kind"] == "joker"]
    by_group = [[f for f, r in enumerate(ROWS) if r["category"] == c] for c in CATEGORIES]
    by_group += [[f for f, r in enumerate(ROWS) if r["character"] == n and r["category"]] for n in NAMES]
    elysee = [f for f, r in enumerate(ROWS) if r["character"] in ("noe", "sarah", "max", "marie", "arthur")]
    hands = []
    for i in range(count):
        if i % 3 == 0:
            hands.append(rng.sample(range(len(ROWS)), 6))
            continue
        pool = elysee if i % 9 == 1 else [*rng.choice(by_group), *rng.choice(by_group), rng.randrange(93)]
        pool = list({*pool, *rng.sample(jokers, rng.randrange(6))})
        while len(pool) < 6:
            pool = list({*pool, rng.randrange(93)})
        hands.append(rng.sample(sorted(pool), 6))
    return hands


@pytest.mark.thorough
@pytest.mark.rule("NO-COMBO-1", "NO-COMBO-2", "NO-COMBO-3", "NO-COMBO-4", "NO-COMBO-5", "NO-ELY-1")
def test_a_hundred_thousand_hands_agree_with_the_reference() -> None:
    found = 0
    for cards in some_hands(random.Random(20), 105_000):
        expected = reference(cards)
        found += bool(expected)
        codes = [CODES[card] for card in cards]
        assert announcements(codes) == expected, [KEYS[card] for card in cards]
        assert elysee(codes) == reference_elysee(cards), [KEYS[card] for card in cards]
    assert found > 20_000  # the hands are not all empty
