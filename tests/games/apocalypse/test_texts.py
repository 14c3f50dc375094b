"""What is particular to the words and the card file of Apocalypse; what all games must have: house/test_texts.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from crise.game.cards import CardFileError, write_cards
from crise.game.texts import words
from crise.games.apocalypse import APOCALYPSE
from crise.games.apocalypse.cases import FIGURES
from crise.games.smile_life import SMILE_LIFE
from crise.games.smile_life.cases import FIGURES as OF_THE_BASE
from tests.games.apocalypse.position import position, say, table

WIDE = "\u00a0"
# How many rules each section of the rulebook has. AP-VIR-5 was given up: its numbers go up to 9.
RULES = {
    "SET": 1, "FACE": 2, "DUO": 1, "MODE": 7, "FLE": 16, "LAY": 2, "ATT": 5,
    "CRI": 12, "ALI": 9, "ECL": 7, "ECN": 7, "POL": 6, "SAN": 8,
    "EV": 6, "ARG": 5, "LIQ": 1, "PUR": 10, "INV": 14, "MON": 21,
    "ACQ": 1, "ARM": 10, "SUR": 8, "BUN": 5, "NUC": 2, "ANI": 7,
    "MAL": 5, "BOM": 2, "MUT": 6, "NUA": 6, "PEN": 1, "VIR": 9,
    "JOB": 9, "CAT": 6, "SEI": 4, "INO": 6, "NEG": 3,
}  # fmt: skip
OWN = APOCALYPSE.standard[len(SMILE_LIFE.standard) :]
EXPORTED = write_cards(APOCALYPSE.standard)


# --- the rules ---------------------------------------------------------------------------


def test_the_catalogue_is_that_of_the_base_and_then_the_extension_in_order() -> None:
    expected = [f"AP-{section}-{number + 1}" for section, count in RULES.items() for number in range(count)]
    expected.remove("AP-VIR-5")
    assert words(APOCALYPSE, "fr").rule_ids() == [*words(SMILE_LIFE, "fr").rule_ids(), *expected]
    assert len(expected) == 229


def test_each_option_has_its_rule() -> None:
    rules = words(APOCALYPSE, "fr").rules()
    assert {rule.id for rule in rules if rule.mark == "option"} == {"SL-END-2", "SL-END-5", "AP-MODE-1", "AP-MAL-1"}


def test_no_rule_is_said_twice() -> None:
    for language in ("fr", "en"):
        texts = Counter(rule.text for rule in words(APOCALYPSE, language).rules() if rule.id.startswith("AP-"))
        assert [text for text, times in texts.items() if times > 1] == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_case_has_its_sentence(language: str) -> None:
    assert set(words(APOCALYPSE, language).named("case-")) == set(FIGURES) | set(OF_THE_BASE)


def test_a_refusal_speaks_of_this_case() -> None:
    m = position("salaire-1 virus | serveur", "chat", plagues="crise-economique:2@1", deck="chien")
    say(m, "0: draw")
    t = table(m)
    reasons = {t.faces[card].key: (card, m.why_not(0, card)) for card in t.hands[0].cards}
    said = {key: words(APOCALYPSE, "en").because(t, 0, card, rule) for key, (card, rule) in reasons.items() if rule}
    assert said["salaire-1"] == "The Economic Crisis goes on: no salary can be laid."
    assert said["virus"] == "The Virus stays in your hand: it is neither played nor discarded."


# --- the cards ---------------------------------------------------------------------------


def test_fifty_eight_cards_are_added() -> None:
    assert sum(row.count for row in OWN) == 58
    assert Counter(row.kind for row in OWN) == {
        "arme": 15, "vehicule": 3, "survie": 8, "animal": 3, "metier": 5,
        "monstre": 6, "crise": 5, "evenement": 4, "cataclysme": 4, "malus": 5,
    }  # fmt: skip


def test_where_the_figures_come_from() -> None:
    assert [row.card for row in OWN if row.source == "house"] == ["boomerang", "poisson-mortel"]
    booklet = {"crise", "evenement", "cataclysme", "malus"}
    assert {row.card for row in OWN if row.source == "booklet" and row.kind not in booklet} == {"zombie"}
    assert {row.source for row in OWN if row.kind in booklet} == {"booklet"}


def test_a_card_of_the_base_has_none_of_the_new_figures() -> None:
    base = APOCALYPSE.standard[: len(SMILE_LIFE.standard)]
    assert {(row.power, row.boost, row.boosted, row.free, row.rounds) for row in base} == {(0, 0, "", "", 0)}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("militaire,0\n", "militare,0\n", "no job and no child is called 'militare'"),
        ("luke leia,luke leia,0", "luke leila,luke vador,0", "called 'leila' or 'vador'"),
        ("boomerang,arme,1,house,1,0,1,0,0,,2,", "boomerang,arme,1,house,1,0,1,0,0,,12,", "power is '12'"),
        ("zombie,monstre,1,", "zombie,monstre,0,", "257 cards in all, but there must be 258"),
    ],
)
def test_a_wrong_file_of_an_owner_is_refused(old: str, new: str, reason: str) -> None:
    assert old in EXPORTED
    with pytest.raises(CardFileError, match=reason):
        APOCALYPSE.read_cards(EXPORTED.replace(old, new, 1))


@pytest.mark.parametrize("row", OWN, ids=lambda row: row.card)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_text_of_a_card_has_its_figures(row: Any, language: str) -> None:
    text = words(APOCALYPSE, language).card_text(APOCALYPSE.face(row))
    figures = [row.price, row.studies, row.salary, row.power, row.boost, row.rounds]
    assert [figure for figure in figures if figure and str(figure) not in text] == []
    for giver in f"{row.boosted} {row.free}".split():
        name = words(APOCALYPSE, language).card(giver)
        assert name in text or giver.startswith("chef-"), name


# --- sentences ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "name", "arguments", "sentence"),
    [
        ("fr", "log-plague_over", {"plague": "purge"}, "La Purge prend fin."),
        ("en", "log-plague_over", {"plague": "crise-sanitaire"}, "The Health Crisis is over."),
        ("fr", "log-round_over", {"plague": "purge", "left": 1}, f"La Purge{WIDE}: encore 1 tour de table."),
        ("fr", "log-hand_smiles", {"smiles": 0}, "Anna a 0 smile en main."),
        ("en", "log-hand_smiles", {"smiles": 2}, "Anna has 2 smiles in hand."),
        ("fr", "log-mutated", {"card": "Chat", "strength": 0}, "Chat ne mute pas et reste à Anna."),
    ],
)  # fmt: skip
def test_numbers_and_names_agree(language: str, name: str, arguments: dict[str, Any], sentence: str) -> None:
    assert words(APOCALYPSE, language).say(name, seat="Anna", **arguments) == sentence


def test_the_words_of_the_base_serve_too() -> None:
    m = position("chat |", "chien |", deck="crise-economique")
    speaker, names = words(APOCALYPSE, "fr"), ["Anna", "Bob"]
    read = [speaker.event(event, names) for event in m.log(0)]
    assert read[:2] == ["C’est à Anna de jouer.", f"Anna fait surgir un fléau{WIDE}: Crise économique."]
    say(m, "1: chien")
    assert "Bob pose Chien (+1 smile)." in [speaker.event(event, names) for event in m.log(0)]
    assert speaker.title == f"Smile Life{WIDE}: Apocalypse"


def test_an_empty_hand_is_said_to_be_empty() -> None:
    speaker = words(APOCALYPSE, "fr")
    assert speaker.event(("burnt", (1, ())), ["Anna", "Bob"]) == f"Bob voit sa main brûler{WIDE}: aucune carte."
