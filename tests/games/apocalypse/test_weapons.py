"""Acquisitions and prices, weapons, attacks between players."""

import pytest

from crise.games.apocalypse.weapons import WEAPONS, defence, power
from tests.games.apocalypse.position import (
    asked,
    discard,
    heard,
    laid,
    options,
    position,
    say,
    table,
    wait_for,
    why_not,
)

# --- Prices and powers -----------------------------------------------------------------------

FIGURES = [  # a weapon, its power, its price
    ("arbalete", 3, 2),
    ("batte", 1, 0),
    ("bazooka", 5, 4),
    ("boomerang", 2, 1),
    ("cocktail-molotov", 2, 0),
    ("couteau", 2, 0),
    ("grenade", 4, 3),
    ("hache", 3, 1),
    ("lance-pierre", 1, 0),
    ("nunchaku", 1, 1),
    ("pistolet", 4, 2),
    ("poing-americain", 1, 1),
    ("sabre-laser", 1, 2),
    ("shuriken", 1, 1),
    ("tank", 5, 5),
    ("tronconneuse", 3, 2),
]
OTHERS = [  # what has no power, its price
    *(("helicoptere", 4), ("moto", 2), ("bunker", 5), ("coffre-fort", 4), ("masque-a-gaz", 1)),
    *(("menace-nucleaire", 6), ("potager", 1), ("radar", 3), ("ration", 1), ("trousse-de-secours", 3)),
]


def test_all_weapons_are_here() -> None:
    assert sorted(weapon for weapon, _, _ in FIGURES) == sorted(WEAPONS)


@pytest.mark.rule("AP-ACQ-1")
@pytest.mark.parametrize(("card", "price"), [*((card, price) for card, _, price in FIGURES), *OTHERS])
def test_an_acquisition_is_paid_for(card: str, price: int) -> None:
    if price:
        short = " ".join(["salaire-1"] * (price - 1))
        assert why_not(position(f"{card} chat | lapin {short}", ""), f"0: {card}") == "SL-BUY-1"
    coins = " ".join(["salaire-1"] * price)
    m = position(f"{card} | lapin {coins}", "")
    say(m, f"0: {card}")
    while asked(m) == {0: "pay"}:
        say(m, "0: salaire-1")
    if asked(m) == {0: "shelter"}:
        say(m, "0: lapin")
    assert laid(m, 0).startswith("lapin" + ("+" if card == "bunker" else "") + " salaire-1!" * price + f" {card}")
    assert table(m).score(0) == 2 + price


@pytest.mark.rule("AP-ARM-10")
@pytest.mark.parametrize(("card", "strength"), [(card, strength) for card, strength, _ in FIGURES])
def test_the_power_of_a_weapon(card: str, strength: int) -> None:
    m = position(f"| {card}", "")
    assert defence(table(m), 0) == strength


@pytest.mark.rule("AP-ARM-10")
@pytest.mark.parametrize(
    ("card", "giver", "strength"),
    [
        ("cocktail-molotov", "barman", 3),
        ("nunchaku", "ninja", 3),
        ("shuriken", "ninja", 3),
        ("poing-americain", "rocky", 2),
        ("sabre-laser", "luke", 4),
        ("sabre-laser", "leia", 4),
    ],
)
def test_a_boost_counts_while_its_giver_is_laid_with_the_owner(card: str, giver: str, strength: int) -> None:
    t = table(position(f"| {card} {giver}", "|"))
    assert defence(t, 0) == strength
    assert power(t, 1, t.laid[0].cards[0]) < strength  # in the hands of another


@pytest.mark.rule("AP-ARM-10")
def test_one_child_among_others_is_enough_for_a_boost() -> None:
    assert defence(table(position("| sabre-laser harry luke hermione", "|")), 0) == 4


@pytest.mark.rule("AP-ARM-10")
@pytest.mark.parametrize(
    ("card", "giver"),
    [
        *(("bazooka", "militaire"), ("grenade", "militaire"), ("tank", "militaire")),
        *(("nunchaku", "ninja"), ("shuriken", "ninja"), ("pistolet", "bandit"), ("pistolet", "policier")),
        *(("poing-americain", "rocky"), ("sabre-laser", "luke"), ("sabre-laser", "leia")),
        *(("helicoptere", "pilote-de-ligne"), ("moto", "garagiste"), ("bunker", "architecte")),
        *(("coffre-fort", "chef-des-achats"), ("coffre-fort", "chef-des-ventes"), ("potager", "jardinier")),
        *(("menace-nucleaire", "chercheur"), ("menace-nucleaire", "dictateur")),
        *(("trousse-de-secours", "medecin"), ("trousse-de-secours", "chirurgien")),
        ("trousse-de-secours", "pharmacien"),
    ],
)
def test_free_with_its_giver(card: str, giver: str) -> None:
    m = position(f"{card} | {giver}", "|")
    if asked(m) == {0: "begin"}:  # a job may be left
        say(m, "0: draw")
    say(m, f"0: {card}")
    assert laid(m, 0).split()[-1].rstrip("+") == card


# --- Attack ----------------------------------------------------------------------------------


@pytest.mark.rule("AP-MODE-3")
def test_no_attacks_in_basique() -> None:
    m = position("couteau", "| chat")
    say(m, "0: couteau")
    assert (laid(m, 0), laid(m, 1), table(m).turn) == ("couteau", "chat", 1)


@pytest.mark.rule("AP-MODE-6", "AP-ARM-4")
def test_an_attack_turns_the_weapon_and_steals_a_card() -> None:
    m = position("couteau", "| chat lapin", mode="avance")
    say(m, "0: couteau @1 lapin")
    assert (laid(m, 0), laid(m, 1)) == ("couteau! lapin", "chat")
    assert heard(m, "attacked") == [(0, "couteau", 1)]
    assert heard(m, "stole") == [(0, "lapin", 1, 1, 1)]
    assert table(m).turn == 1


@pytest.mark.rule("AP-ARM-3")
def test_a_weapon_attacks_when_laid_or_is_kept() -> None:
    m = position("couteau", "| chat lapin", mode="avance")
    say(m, "0: couteau")
    assert options(m, 0) == ["@1", "pass"]
    say(m, "0: pass")
    assert laid(m, 0) == "couteau"
    wait_for(m, 0)
    say(m, "0: draw discard")
    assert "attack" not in asked(m).values()


@pytest.mark.rule("AP-ARM-1", "AP-ARM-2")
def test_it_must_be_stronger_than_all_the_weapons_of_the_target() -> None:
    m = position(
        "pistolet | salaire-2", "| couteau batte chat", "| boomerang hache lapin", "| tank moto", mode="avance"
    )
    say(m, "0: pistolet")
    assert options(m, 0) == ["@1", "pass"]
    assert why_not(m, "0: @2") == "AP-ARM-1"  # 4 is not more than 5
    assert why_not(m, "0: @3") == "AP-ARM-1"
    say(m, "0: @1 chat")
    assert laid(m, 1) == "couteau batte"  # keeping off does not turn them; nor does this


@pytest.mark.rule("AP-ARM-1")
def test_that_weapon_alone() -> None:
    m = position("batte | tank hache", "| lance-pierre chat", mode="avance")
    say(m, "0: batte")
    assert (laid(m, 0), table(m).turn) == ("tank hache batte", 1)


@pytest.mark.rule("AP-ARM-5")
def test_the_thief_could_lay_it() -> None:
    m = position("couteau", "| salaire-1 harry mariage-montcuq etude! chat+ bunker+ accident", "| etude", mode="avance")
    say(m, "0: couteau")
    assert why_not(m, "0: @1") == "AP-ARM-5"
    say(m, "0: @2")
    assert (laid(m, 0), laid(m, 2)) == ("couteau! etude", "")
    m = position("couteau | serveur", "| salaire-1 salaire-2 chat", mode="avance")
    say(m, "0: draw couteau @1")
    assert options(m, 0) == ["chat", "salaire-1"]
    assert why_not(m, "0: salaire-2") == "AP-ARM-5"


@pytest.mark.rule("AP-ARM-6")
def test_a_stolen_acquisition_is_not_paid_again() -> None:
    m = position("couteau", "| londres", mode="avance")
    say(m, "0: couteau @1")
    assert laid(m, 0) == "couteau! londres"


@pytest.mark.rule("AP-ARM-7")
def test_a_stolen_weapon_does_not_attack() -> None:
    m = position("pistolet | salaire-2", "| hache", "| chat", mode="avance")
    say(m, "0: pistolet @1")
    assert (laid(m, 0), laid(m, 2)) == ("salaire-2! pistolet! hache", "chat")
    assert table(m).turn == 1


@pytest.mark.rule("AP-ARM-8")
def test_a_stolen_card_gives_its_effect_again() -> None:
    m = position("couteau | etude", "| policier chat", "| bandit", mode="avance")
    say(m, "0: couteau @1 policier")
    assert (laid(m, 0), laid(m, 2), discard(m)) == ("etude couteau! policier", "", "bandit")
    m = position("couteau | salaire-1", "| anniversaire! salaire-4 salaire-3", mode="avance")
    say(m, "0: couteau @1 use", "1: salaire-4")
    assert (laid(m, 0), laid(m, 1)) == ("salaire-1 couteau! anniversaire! salaire-4", "salaire-3")


@pytest.mark.rule("AP-ARM-8")
def test_special_cards_can_be_stolen_but_not_cataclysms() -> None:
    m = position("couteau", "| tsunami! seisme! incendie!", mode="avance")
    say(m, "0: couteau @1 use")
    assert (laid(m, 0), laid(m, 1)) == ("couteau! tsunami!", "seisme! incendie!")
    m = position("couteau", "| casino+ bunker+ tsunami!", mode="avance", casino=1)
    say(m, "0: couteau @1")
    assert laid(m, 1) == "casino+ bunker+"  # AP-SUR-1


@pytest.mark.rule("AP-ARM-9", "AP-JOB-9")
def test_the_survivaliste_cannot_be_attacked() -> None:
    m = position("couteau", "| survivaliste chat", "| lapin", mode="avance")
    say(m, "0: couteau")
    assert why_not(m, "0: @1") == "AP-ARM-9"


@pytest.mark.rule("AP-ARM-3", "AP-ARM-8")
def test_attacks_within_attacks() -> None:
    """Arc-en-ciel, in it a Couteau that steals a Vautour, which brings a Batte, which steals a Tortue, which fetches a
    Ninja, who takes a Grenade: there is nobody left to attack, and the Arc-en-ciel goes on."""
    m = position(
        "arc-en-ciel couteau chat lapin",
        "| vautour tortue",
        deck="etude",
        out="batte",
        discard="ninja grenade",
        mode="avance",
    )
    say(m, "0: draw arc-en-ciel couteau @1 vautour batte @1 ninja grenade")
    assert (asked(m), laid(m, 1)) == ({0: "more"}, "")
    say(m, "0: chat pass")
    assert laid(m, 0) == "arc-en-ciel! couteau! vautour batte! tortue ninja grenade chat"


@pytest.mark.rule("AP-ARM-8")
@pytest.mark.parametrize(("answer", "dealt"), [("use", True), ("pass", False)])
def test_a_stolen_special_card_may_be_left_unused(answer: str, dealt: bool) -> None:
    m = position("pistolet chat lapin | salaire-3", "chien luke | tsunami!", mode="avance", deck="diana mario")
    say(m, "0: pistolet @1", f"0: {answer}")
    assert "tsunami!" in laid(m, 0)
    assert bool(heard(m, "dealt")) == dealt
