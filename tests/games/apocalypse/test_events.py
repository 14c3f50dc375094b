"""Armageddon, Liquidation totale, and what holds for all events."""

import pytest

from tests.games.apocalypse.position import (
    asked,
    heard,
    in_force,
    laid,
    options,
    out,
    position,
    say,
    table,
    why_not,
)

FIVE = "etude etude etude etude etude"


@pytest.mark.rule("AP-EV-5")
@pytest.mark.parametrize(("event", "rounds"), [("liquidation-totale", 3), ("purge", 2), ("invasion-extraterrestre", 4)])
def test_events_are_held_and_counted_like_crises(event: str, rounds: int) -> None:
    m = position(FIVE, "etude chat lapin", "etude chien harry", deck=event)
    assert in_force(m) == f"{event}:{rounds}@0"
    assert table(m).turn == 1  # he plays no card


@pytest.mark.rule("AP-EV-6")
@pytest.mark.rule("AP-JOB-9")
def test_the_survivaliste_is_not_spared() -> None:
    m = position("etude | chat", "lapin | survivaliste chien", "| harry", deck="armageddon")
    assert options(m, 0) == ["chien", "survivaliste"]
    m = position("etude", "chat | survivaliste", "lapin", turn=1, plagues="purge:2@0")
    assert (asked(m), options(m, 1)) == ({1: "rob"}, ["@0", "@2"])


# --- Armageddon ----------------------------------------------------------------------------------


@pytest.mark.rule("AP-EV-1")
def test_each_chooses_a_card_of_his_left_neighbour_sealed() -> None:
    m = position(f"{FIVE} | chat lapin", "| chien harry", "| lara zelda", deck="armageddon")
    assert asked(m) == dict.fromkeys(range(3), "doom")
    assert [options(m, seat) for seat in range(3)] == [["chien", "harry"], ["lara", "zelda"], ["chat", "lapin"]]
    say(m, "2: chat", "0: chien")
    assert heard(m, "doomed") == []
    say(m, "1: zelda")
    assert heard(m, "doomed") == [(0, 1, "chien"), (1, 2, "zelda"), (2, 0, "chat")]


@pytest.mark.rule("AP-ARG-1")
def test_only_choosable_cards_and_who_has_none_gives_none() -> None:
    m = position(f"{FIVE} | chat lapin", "| accident tsunami! bunker+ harry+ lara!", deck="armageddon")
    assert asked(m) == {1: "doom"}
    assert why_not(m, "1: accident") == "AP-ARG-1"
    say(m, "1: chat")
    assert heard(m, "doomed") == [(1, 0, "chat")]


def shown(seed: int, *seats: str, choices: tuple[str, ...] = ()) -> tuple[list[str], list[str]]:
    """Which cards went out, and which were spared."""
    m = position(*seats, deck="armageddon", seed=seed)
    say(m, *choices)
    return [card for _, cards, _ in heard(m, "out_of_play") for card in cards], [card for _, card in heard(m, "spared")]


@pytest.mark.rule("AP-ARG-2")
@pytest.mark.rule("AP-ARG-3")
def test_cards_are_shown_until_armageddon_appears() -> None:
    seats = (f"{FIVE} | chat", "| chien", "| lara")
    lost = [shown(seed, *seats) for seed in range(200)]
    counts = [sum(len(gone) == number for gone, _ in lost) for number in range(4)]
    assert all(30 <= count <= 70 for count in counts)  # Armageddon may be any of the four
    assert all(sorted(gone + back) == ["chat", "chien", "lara"] for gone, back in lost)
    m = position(*seats, deck="armageddon", seed=next(seed for seed in range(99) if not lost[seed][0]))
    assert (laid(m, 0), laid(m, 1), laid(m, 2)) == ("chat", "chien", "lara")  # as they lay


@pytest.mark.rule("AP-ARG-4")
def test_of_cards_that_look_alike_all_go() -> None:
    seats = (f"{FIVE} | salaire-2", "| salaire-2", "| salaire-3")
    lost = [shown(seed, *seats) for seed in range(60)]
    assert all(gone.count("salaire-2") in (0, 2) for gone, _ in lost)
    assert any("salaire-2" in gone for gone, _ in lost)
    assert any(gone == ["salaire-3"] for gone, _ in lost)


@pytest.mark.rule("AP-ARG-5")
def test_it_goes_out_and_what_was_lost_takes_along_what_goes_with_it() -> None:
    lost: set[str] = set()
    kept: set[str] = set()
    for seed in range(30):
        m = position(f"{FIVE} | mariage-montcuq adultere", "", deck="armageddon", seed=seed)
        say(m, "0: draw", "1: mariage-montcuq")
        assert "armageddon" in out(m)
        (lost if "mariage" in out(m) else kept).add(laid(m, 0))
    assert (lost, kept) == ({""}, {"mariage-montcuq adultere"})


# --- Liquidation totale --------------------------------------------------------------------------------


@pytest.mark.rule("AP-EV-2")
def test_all_acquisitions_are_free() -> None:
    m = position("grande-maison tank radar rio-de-janeiro chat", "", plagues="liquidation-totale:3@1")
    assert options(m, 0) == ["chat", "discard", "etude", "grande-maison", "radar", "rio-de-janeiro", "tank"]
    say(m, "0: tank")
    assert laid(m, 0) == "tank"


@pytest.mark.rule("AP-LIQ-1")
def test_one_per_turn_also_from_the_discard_and_the_architecte_keeps_his_house() -> None:
    m = position("etude | salaire-1", "", plagues="liquidation-totale:3@1", discard="tank")
    say(m, "0: take")
    assert (laid(m, 0), table(m).turn) == ("salaire-1 tank", 1)
    m = position("grande-maison etude | architecte", "", plagues="liquidation-totale:1@1", deck="chat")
    say(m, "0: draw grande-maison")
    assert laid(m, 0) == "architecte grande-maison"
    assert table(m).free_house[0]
