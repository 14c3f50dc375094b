"""What effect cards change, where the rules of World Order read the figure."""

from typing import Any

import pytest

from crise.games.dans_la_tourmente.lasting import incomes, lay_effect, score_effects
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.aftermath import threatening
from crise.games.world_order.automa import engage_price
from tests.games.dans_la_tourmente.position import effects, position, table, vp
from tests.games.world_order.position import asked, board, options, say, why_not


def with_effect(*seats: str, laid: str, **more: Any) -> Tourmente:
    return table(position(*seats, laid=laid, phase="action", **more))


def figure(t: Tourmente, name: str, *about: object) -> object:
    return getattr(t.book, name)(t, *about)


@pytest.mark.rule("TO-HE-4")
def test_prices_of_exports_and_imports() -> None:
    t = with_effect("US", "RU", laid="x-01@board x-05@US")
    assert [figure(t, "price", "US", "export", what) for what in "ERC"] == [8, 5, 12]
    assert [figure(t, "price", "RU", "export", what) for what in "ERC"] == [8, 5, 15]
    assert [figure(t, "price", "US", "import", what) for what in "ERC"] == [5, 3, 10]
    m = position("RU foreign-trade E1 ru-belarus", "US", laid="x-01@board", phase="action")
    say(m, "RU: foreign-trade face_up export")
    assert board(m, "RU").money == 15 + 8


@pytest.mark.rule("TO-HE-4")
def test_transactions_of_a_trade() -> None:
    t = with_effect("US", "RU", laid="x-02@RU")
    assert (figure(t, "deals", "RU", "export"), figure(t, "deals", "RU", "import")) == (2, 2)
    assert figure(t, "deals", "US", "export") == 2


@pytest.mark.rule("TO-HE-4")
def test_levels_never_below_0() -> None:
    m = position("US C=3 S=0", "RU", laid="x-06@board", phase="action")
    t = table(m)
    assert [figure(t, "level", "US", what) for what in "CSE"] == [2, 0, 3]
    m = position("US growth-strategy C=3 E9 R9", "RU", laid="x-06@board", phase="action")
    say(m, "US: growth-strategy face_up produce C")
    assert options(m) == "2 1 0"


@pytest.mark.rule("TO-HE-4")
def test_a_country_that_is_no_longer_forbidden() -> None:
    m = position("US new-allies D9 us-japan", "RU", shown="iran serbia", phase="action")
    say(m, "US: new-allies face_up")
    assert asked(m) == "RU: act"
    m = position("US new-allies D9 us-japan", "RU", shown="iran serbia", laid="x-04@MENA", phase="action")
    say(m, "US: new-allies face_up")
    assert options(m) == "serbia iran"


@pytest.mark.rule("TO-HE-4")
def test_engage_invest_and_the_raise_of_the_focus() -> None:
    m = position("EU diplomatic-engagement D3 eu-nigeria!", "RU", laid="x-08@AFR", phase="action")
    say(m, "EU: diplomatic-engagement")
    assert why_not(m, "EU", "face_up") == "WO-ENG-2"
    m = position("CN foreign-direct-investment $5 cn-tajikistan", "US", laid="x-12@CN", phase="action")
    say(m, "CN: foreign-direct-investment face_up permanent")
    assert board(m, "CN").money == 0
    t = with_effect("EU", "RU", laid="x-11@EU")
    assert (figure(t, "raise_prices", "EU"), figure(t, "raise_prices", "RU")) == ((4, 0), (6, 0))


@pytest.mark.rule("TO-HE-4")
def test_threats_defence_and_research() -> None:
    t = with_effect("EU", "RU", "US", laid="x-14@EU x-07@EAP x-13@US", on_map="EUR RU*1")
    assert (threatening(t, "EU", "EUR"), threatening(t, "US", "EUR")) == ([], ["RU"])
    assert (figure(t, "threat_loss", "EAP"), figure(t, "threat_loss", "EUR")) == (3, 2)
    assert (figure(t, "research_bonus", "US"), figure(t, "research_bonus", "EU")) == (3, 2)


@pytest.mark.rule("TO-HE-4")
def test_incomes_and_scores() -> None:
    t = with_effect(
        "CN E0 $0",
        "RU $0 ru-armenia kazakhstan mongolia georgia",
        laid="x-10@CN x-03@RU",
        powers=["CN", "RU"],
        automas="normal",
    )
    incomes(t)
    assert (t.boards["CN"].stock["E"], t.boards["RU"].money) == (1, 5)
    score_effects(t)
    assert t.boards["RU"].vp == 3


@pytest.mark.rule("TO-HE-3")
def test_before_an_npc_it_is_discarded_at_once() -> None:
    t = with_effect("US", "CN", laid="x-02@RU")
    assert t.effects.cards == []


@pytest.mark.rule("TO-HE-3")
def test_the_pipeline_lies_before_the_other_power_then() -> None:
    m = position("US", "RU", laid="x-10@CN", phase="action")
    assert effects(m) == "x-10@RU:0"
    incomes(table(m))
    assert board(m, "RU").money == 20
    t = with_effect("US", "RU", laid="")
    t.powers["RU"] = -1
    lay_effect(t, "x-10", "CN")
    assert t.effects.cards == []


@pytest.mark.rule("TO-HE-3")
def test_before_an_automa_it_holds_for_what_that_does() -> None:
    t = with_effect("US", laid="x-02@RU x-12@CN x-14@EU x-13@EU x-09@EU x-08@AFR", automas="normal")
    assert [figure(t, "automa_trade", me) for me in ("RU", "CN")] == [-5, 0]
    assert (figure(t, "invest_price", "CN", "CAS", 15), figure(t, "invest_price", "CN", "EAP", 15)) == (10, 15)
    assert (figure(t, "defence", "EU", "EUR"), figure(t, "research_bonus", "EU")) == (1, 3)
    assert engage_price(t, "CN", "AFR") == 5 * (3 + 1 - 1)  # South Africa is its ally
    incomes(t)
    assert t.boards["EU"].money == 45 + 3


@pytest.mark.rule("TO-HE-8")
def test_beside_the_board_prices_are_5_more_or_less_a_trade() -> None:
    t = with_effect("US", laid="x-01@board x-06@board", automas="normal")
    assert figure(t, "automa_trade", "RU") == 5
    assert vp(position("US", laid="x-06@board", phase="action", automas="normal"), "EU") == 10
