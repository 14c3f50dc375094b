"""What is particular to the words of Smile Life; what all games must have: house/test_texts.py."""

from __future__ import annotations

from typing import Any

import pytest

from crise.engine.ask import Refused
from crise.game.texts import LANGUAGES, words
from crise.games.smile_life import SMILE_LIFE
from crise.games.smile_life.cases import FIGURES
from tests.games.smile_life.position import position, say, table

NARROW, WIDE = "\u202f", "\u00a0"
# How many rules each section of the rulebook has.
RULES = {
    "SET": 3, "TURN": 6, "HAND": 3, "PUB": 2, "FACE": 2, "OUT": 1,
    "STU": 4, "JOB": 5, "SAL": 2, "POW": 19,
    "FLI": 5, "MAR": 1, "CHI": 3, "ADU": 3, "DIV": 2, "RES": 2,
    "BUY": 6, "ANI": 2, "DIST": 4, "SP": 12, "CAS": 8, "MA": 12, "END": 5,
}  # fmt: skip


def test_the_catalogue_is_whole_and_in_the_order_of_the_rulebook() -> None:
    expected = [f"SL-{section}-{number + 1}" for section, count in RULES.items() for number in range(count)]
    assert words(SMILE_LIFE, "fr").rule_ids() == expected
    assert len(expected) == 112


def test_each_option_has_its_rule() -> None:
    marked = {rule.id for rule in words(SMILE_LIFE, "fr").rules() if rule.mark == "option"}
    assert marked == {"SL-END-2", "SL-END-5"}


@pytest.mark.parametrize(
    ("language", "name", "arguments", "sentence"),
    [
        ("fr", "log-skips", {"left": 0}, "Anna passe ce tour."),
        ("fr", "log-skips", {"left": 2}, f"Anna passe ce tour{NARROW}; encore 2 tours à passer."),
        ("en", "log-skips", {"left": 1}, "Anna skips this turn; 1 more turn to skip."),
        ("fr", "log-must_skip", {"turns": 3}, "Anna passera ses 3 prochains tours."),
        ("fr", "log-scored", {"smiles": 1}, "Anna totalise 1 smile."),
        ("en", "log-scored", {"smiles": 0}, "Anna has 0 smiles."),
    ],
)
def test_numbers_agree(language: str, name: str, arguments: dict[str, Any], sentence: str) -> None:
    assert words(SMILE_LIFE, language).say(name, seat="Anna", **arguments) == sentence


@pytest.mark.parametrize(("language", "start"), [("fr", "Ce choix n’est pas possible."), ("en", "That choice")])
def test_a_refusal_says_its_rule(language: str, start: str) -> None:
    m = position("etude | serveur", "")
    say(m, "0: draw")
    with pytest.raises(Refused) as caught:
        m.answer(0, m.view(0)["hands"][0]["cards"][0][0])
    text = words(SMILE_LIFE, language).refusal(caught.value)
    assert text.startswith(start)
    assert text.endswith("(SL-STU-1)")


def test_what_a_player_reads_and_what_the_others_read() -> None:
    m = position("chance", "", deck="prison chat chien lapin")
    say(m, "0: chance chat chien")
    speaker, names = words(SMILE_LIFE, "fr"), ["Anna", "Bob"]
    own, other = ([speaker.event(event, names) for event in m.log(seat)] for seat in (0, 1))
    assert "Anna garde Chat." in own
    assert "Anna garde une carte." in other
    assert f"Anna regarde le dessus de la pioche{WIDE}: 3 cartes." in other
    assert speaker.choice("play", "discard", [], names) == "Défausser une carte"


def test_a_refusal_speaks_of_this_case() -> None:
    m = position("medecin salaire-4 maison | etude serveur salaire-1", "chat", deck="chien")
    say(m, "0: draw")
    t = table(m)

    def because(key: str) -> str:
        card = next(card for card in t.hands[0].cards if t.faces[card].key == key)
        return words(SMILE_LIFE, "fr").because(t, 0, card, m.why_not(0, card))

    assert because("salaire-4") == f"C’est un salaire de niveau 4{WIDE}: votre métier va jusqu’à 1."
    m = position("medecin grande-maison | etude", "chat", deck="chien")
    t = table(m)
    assert because("medecin") == "Il faut 6 études, vous en avez 1."
    assert because("grande-maison") == "Il faut 10 liasses, vous en avez 0 à dépenser."
    m = position("salaire-1 adultere divorce burn-out | flirt-zoo", "chat", deck="chien")
    t = table(m)
    assert because("salaire-1") == f"Vous n’avez pas de métier{WIDE}: aucun salaire ne peut être posé."
    assert because("adultere") == "Vous n’avez pas de mariage."
    assert because("divorce") == "Personne d’autre n’a de mariage à rompre."
    assert because("burn-out") == "Personne d’autre n’a de métier."
    m = position("grand-prix grand-prof | serveur", "chat", deck="chien")
    say(m, "0: draw")
    t = table(m)
    assert because("grand-prix") == "Votre métier n’est ni Écrivain, ni Chercheur, ni Journaliste."
    assert because("grand-prof") == "Votre métier n’est pas l’un des Profs."


@pytest.mark.parametrize(
    ("flirts", "said"),
    [
        ("", "You have neither a marriage nor a flirt face up."),
        ("flirt-camping flirt-bar", "You are not married, and your last flirt is neither Camping nor Hotel."),
        ("flirt-camping^", "You are not married, and your last flirt has had its child."),
    ],
)
def test_a_child_is_refused_for_the_flirt_that_there_is(flirts: str, said: str) -> None:
    m = position(f"harry chat | {flirts}", "")
    t = table(m)
    [harry] = [card for card in t.hands[0].cards if t.faces[card].key == "harry"]
    assert words(SMILE_LIFE, "en").because(t, 0, harry, m.why_not(0, harry)) == said


def test_what_one_pays_with_is_no_card_of_the_hand() -> None:
    m = position("new-york chat | serveur salaire-2 salaire-3 salaire-4", "lapin")
    say(m, "0: draw new-york")
    t = table(m)
    [chat] = [card for card in t.hands[0].cards if t.faces[card].key == "chat"]
    said = words(SMILE_LIFE, "en").because(t, 0, chat, m.why_not(0, chat))
    assert said == "This is no salary laid in front of you."


@pytest.mark.parametrize(
    ("malus", "job"), [("accident", "garagiste"), ("maladie", "pharmacien"), ("divorce", "avocat")]
)
def test_who_is_safe_is_not_called_you(malus: str, job: str) -> None:
    others = ["| serveur flirt-zoo mariage-monteton", "| barman flirt-parc mariage-fourqueux"]
    m = position(f"{malus} chat", f"| {job} flirt-bar mariage-montcuq", *others)
    say(m, f"0: {malus}")
    said = words(SMILE_LIFE, "en").because(table(m), 0, 1, m.why_not(0, 1))
    assert said == "This player’s job is proof against this malus."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_has_its_sentence(language: str) -> None:
    assert set(words(SMILE_LIFE, language).named("case-")) == set(FIGURES)
