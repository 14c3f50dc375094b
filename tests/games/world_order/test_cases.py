"""A refusal speaks of this very case: what it costs and what one has, or which condition is not met."""

from __future__ import annotations

import pytest

from crise.engine.match import Match
from crise.game.texts import LANGUAGES, words
from crise.games.world_order import WORLD_ORDER
from crise.games.world_order.cases import FIGURES
from tests.games.world_order.position import asked, position, say, table, why_not
from tests.house.test_texts import file_of

FRENCH = words(WORLD_ORDER, "fr")


def because(m: Match, word: str, me: str = "US") -> str:
    """What somebody reads who asks why this can't be chosen."""
    t = table(m)
    cards = [card for card in range(len(t.faces)) if t.faces[card].key == word]
    mine = [*t.market.cards, *t.allies[me].cards, *t.growth_supply.cards]
    option = min(cards, key=lambda card: card not in mine) if cards else word
    return FRENCH.because(t, t.powers[me], option, why_not(m, me, word)).replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_has_its_sentence(language: str) -> None:
    assert set(file_of(WORLD_ORDER.package, language).named("case-")) == set(FIGURES)


@pytest.mark.rule("WO-RES-3", "WO-RES-4")
def test_a_market_card_that_is_too_dear_says_by_how_much() -> None:
    m = position("US us-mexico us-iraq! military", "RU", phase="research", market="diplomatic-trip power-play")
    assert asked(m) == "US: research"
    assert because(m, "diplomatic-trip").startswith("Cette carte coûte 7 points de recherche")
    assert because(m, "us-iraq") == "Ce pays est déjà épuisé."


@pytest.mark.rule("WO-IR-1", "WO-IR-2")
def test_a_country_refuses_or_costs_too_much() -> None:
    m = position("US new-allies D1 us-mexico", "RU", shown="belarus switzerland serbia albania")
    say(m, "US: new-allies face_up")
    assert because(m, "belarus") == "Ce pays refuse les relations avec votre puissance."
    assert "il reste 3 points de diplomatie à payer" in because(m, "switzerland")
    assert because(m, "switzerland").endswith("vous en avez 1.")


@pytest.mark.rule("WO-ENG-1", "WO-ENG-2")
def test_a_region_without_an_ally_or_too_dear() -> None:
    m = position("US diplomatic-engagement D2 us-mexico kenya us-japan!", "RU")
    say(m, "US: diplomatic-engagement face_up")
    assert because(m, "EUR") == "Vous n’avez aucun allié dans cette région."
    assert "il reste 5 points de diplomatie à payer" in because(m, "EAP")


@pytest.mark.rule("WO-INV-1")
def test_an_ally_that_takes_no_investment_says_why() -> None:
    m = position("US foreign-direct-investment $15 us-mexico us-iraq! us-iceland$ canada us-japan", "RU")
    say(m, "US: foreign-direct-investment face_up")
    assert because(m, "us-iraq") == "Ce pays est épuisé : votre focus peut le réactiver."
    assert because(m, "us-iceland") == "Vous avez déjà investi dans ce pays."
    assert because(m, "canada").startswith("Il faut 20 $")
    m = position("US foreign-direct-investment $9 us-mexico", "RU")
    say(m, "US: foreign-direct-investment")
    assert because(m, "face_up").startswith("Aucun allié actif")


@pytest.mark.rule("WO-BAS-1", "WO-BAS-2")
def test_an_ally_that_takes_no_base_says_why() -> None:
    m = position("US foreign-military-presence us-japan us-iceland! us-iraq# us-mexico peru", "RU")
    say(m, "US: foreign-military-presence face_up")
    assert because(m, "us-iceland").startswith("Ce pays est épuisé")
    assert because(m, "us-iraq") == "Vous avez déjà une base dans ce pays."
    assert because(m, "us-mexico") == "Ce pays ne permet pas de base à votre puissance."
    m = position("US foreign-military-presence A0 us-japan peru honduras", "RU", on_map="EAP US*2")
    say(m, "US: foreign-military-presence face_up")
    assert because(m, "us-japan") == "Vous n’avez aucune armée à y envoyer."


@pytest.mark.rule("WO-GRO-1")
def test_a_growth_card_of_another_level() -> None:
    m = position("US growth-strategy S1 $10 D1", "RU")
    say(m, "US: growth-strategy face_up grow")
    assert because(m, "reduced-bureaucracy").startswith("C’est une carte de niveau 2")


@pytest.mark.rule("WO-MOV-1")
def test_a_region_where_armies_cannot_go() -> None:
    m = position("US military-reinforcements $20", "RU")
    say(m, "US: military-reinforcements face_up")
    assert because(m, "CAS").startswith("Cette région n’est pas dans votre zone")


@pytest.mark.rule("WO-TRA-3", "WO-TRA-5")
def test_what_nobody_buys_or_sells() -> None:
    m = position("US foreign-trade F1 E0 us-mexico us-iraq", "RU")
    say(m, "US: foreign-trade face_up export")
    assert because(m, "R") == "Aucun de vos alliés n’en achète."
    m = position("US foreign-trade $0 us-mexico", "RU")
    say(m, "US: foreign-trade face_up")
    assert because(m, "import") != ""


@pytest.mark.rule("WO-ACT-4", "WO-INV-1", "WO-MOV-1")
def test_a_card_of_the_hand_is_no_asset_no_ally_and_an_army_comes_from_where_one_is() -> None:
    m = position("US foreign-direct-investment new-allies $15 us-mexico us-japan", "RU")
    say(m, "US: foreign-direct-investment")
    assert because(m, "new-allies") == "Ce n’est pas un atout que vous pouvez utiliser ici."
    say(m, "US: face_up")
    assert because(m, "new-allies") == "Choisissez l’un de vos alliés."
    m = position("US foreign-military-presence A1 us-japan us-iraq $20", "RU", on_map="EUR US*1")
    say(m, "US: foreign-military-presence face_up us-japan")
    assert asked(m) == "US: army_from"
    assert because(m, "EAP") == "C’est là que l’armée doit aller : choisissez d’où elle part."
    assert because(m, "AFR") == "Aucune de vos armées ne peut partir de là."
