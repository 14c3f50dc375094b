"""What is particular to the words and the card list of Virus War; what all games must have: house/test_texts.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from crise.game.texts import LANGUAGES, words
from crise.games.virus_war import VIRUS_WAR

NARROW, WIDE = "\u202f", "\u00a0"
# How many rules each section of the rulebook has.
RULES = {
    "SET": 5, "TURN": 13,
    "VIR": 3, "POI": 1, "CTR": 5, "CTG": 3, "EPI": 1,
    "VAC": 6, "MED": 2, "MIR": 2,
    "STO": 8, "QUA": 2, "PIC": 3, "DEM": 2, "PIE": 3, "CHA": 2,
    "END": 4, "COOP": 12,
}  # fmt: skip


def test_the_catalogue_is_whole_and_in_the_order_of_the_rulebook() -> None:
    expected = [f"VW-{section}-{number + 1}" for section, count in RULES.items() for number in range(count)]
    assert words(VIRUS_WAR, "fr").rule_ids() == expected


def test_each_option_has_its_rule() -> None:
    marked = {rule.id for rule in words(VIRUS_WAR, "fr").rules() if rule.mark == "option"}
    assert marked == {"VW-TURN-7", "VW-END-3", "VW-COOP-1", "VW-COOP-12"}


@pytest.mark.parametrize(
    ("language", "name", "arguments", "sentence"),
    [
        ("fr", "log-healed", {"points": 0, "life": 50}, f"Anna gagne 0 point de vie (total{WIDE}: 50)."),
        ("en", "log-healed", {"points": 0, "life": 50}, "Anna gains 0 life points (total: 50)."),
        ("fr", "log-skips", {"left": 0}, "Anna perd ce tour en Quarantaine."),
        ("fr", "log-skips", {"left": 1}, f"Anna perd ce tour en Quarantaine{NARROW}; encore 1 tour à perdre."),
        ("en", "log-skips", {"left": 2}, "Anna loses this turn in Quarantine; 2 more turns to lose."),
        ("fr", "log-quarantined", {"turns": 2}, "Anna perdra ses 2 prochains tours."),
        ("fr", "log-cured", {"tokens": 1, "left": 0}, f"Anna rend 1 pastille Virus{WIDE}: guérison complète."),
        ("fr", "log-cured", {"tokens": 3, "left": 1}, f"Anna rend 3 pastilles Virus (reste{WIDE}: 1)."),
        ("en", "log-supply_short", {"tokens": 0}, "The supply is empty: Anna receives no tokens."),
    ],
)
def test_numbers_agree(language: str, name: str, arguments: dict[str, Any], sentence: str) -> None:
    assert words(VIRUS_WAR, language).say(name, seat="Anna", **arguments) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_direction_of_play_is_told(language: str) -> None:
    clockwise, back = (words(VIRUS_WAR, language).say("log-reversed", clockwise=way) for way in (1, 0))
    wrong_way = {"fr": "inverse des aiguilles", "en": "anticlockwise"}[language]
    assert wrong_way in back
    assert wrong_way not in clockwise


def test_the_box_holds_110_cards() -> None:
    counts: Counter[str] = Counter()
    for row in VIRUS_WAR.standard:
        counts[row.kind] += row.count
    assert counts == {
        "virus": 10,
        "poison": 8,
        "contre-attaque": 4,
        "contagion": 4,
        "epidemie": 2,
        "vaccin": 8,
        "medicament": 5,
        "miracle": 2,
        "stop": 4,
        "quarantaine": 4,
        "pick-pocket": 4,
        "demi-tour": 4,
        "piege": 4,
        "chance": 4,
        "chiffre": 43,
    }
    assert counts.total() == 110


def test_a_printed_number_is_in_the_key_and_of_our_own_making() -> None:
    for row in VIRUS_WAR.standard:
        numbered = row.kind in VIRUS_WAR.numbered
        assert row.card == (f"{row.kind}-{row.value}" if numbered else row.kind)
        assert (row.value > 0) == numbered
        assert row.source == ("house" if numbered else "booklet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_shown_in_name_and_text(language: str) -> None:
    speaker = words(VIRUS_WAR, language)
    for row in VIRUS_WAR.standard:
        if row.kind in VIRUS_WAR.numbered:
            assert speaker.card(row.card) == f"{speaker.say(f'kind-{row.kind}')} {row.value}"
            assert str(row.value) in speaker.card_text(VIRUS_WAR.face(row))
