"""Why not? Whatever is not offered is refused, with the rule that forbids it, and changes nothing."""

from typing import Any

import pytest

from crise.engine.ask import Refused
from crise.engine.match import Match
from crise.game.cards import write_cards
from crise.game.texts import LANGUAGES, words
from crise.games.virus_war import VIRUS_WAR
from crise.games.virus_war.cases import FIGURES
from tests.games.virus_war.position import _option, asked, options, position, say, table, why_not


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("virus", "VW-TURN-10"),
        ("poison", "VW-TURN-10"),
        ("contre-attaque", "VW-CTR-1"),
        ("contagion", "VW-CTG-2"),
        ("vaccin", "VW-TURN-10"),
        ("medicament", "VW-TURN-10"),
        ("miracle", "VW-MIR-2"),
        ("stop", "VW-STO-1"),
        ("pick-pocket", "VW-PIC-1"),
        ("epidemie", ""),
        ("quarantaine", ""),
        ("demi-tour", ""),
        ("chance-2", ""),
    ],
)
def test_why_a_card_cannot_be_played(card: str, rule: str) -> None:
    m = position(card, "", "", deck="demi-tour")
    assert why_not(m, f"0: {card}") == rule


@pytest.mark.rule("VW-PIE-1")
def test_no_piege_is_ever_held_so_none_is_played() -> None:
    m = position("piege-2 quarantaine", "")  # laid out against the rules
    assert why_not(m, "0: piege-2") == "VW-PIE-1"


@pytest.mark.rule("VW-VAC-5")
def test_a_clean_or_already_vaccinated_player_is_no_patient() -> None:
    m = position("vaccin chiffre-2", "", "", "", tokens={0: 3, 1: 3, 2: 3}, vaccins=[2])
    say(m, "0: vaccin chiffre-2")
    assert [why_not(m, "0: @2"), why_not(m, "0: @3")] == ["VW-VAC-5", "VW-VAC-5"]


@pytest.mark.rule("VW-VAC-2")
def test_chiffre_go_on_a_vaccin_only() -> None:
    m = position("chiffre-2", "", "", tokens={0: 3, 1: 3, 2: 3}, vaccins=[0, 1])
    say(m, "0: chiffre-2")
    assert why_not(m, "0: @2") == "VW-VAC-2"


@pytest.mark.rule("VW-COOP-3")
def test_an_opponent_gets_no_miracle() -> None:
    m = position("miracle", "", "", "", "", "", tokens={0: 3, 1: 3, 3: 3}, teams=True)
    say(m, "0: miracle")
    assert why_not(m, "0: @1") == "VW-COOP-3"


@pytest.mark.rule("VW-PIC-1")
def test_a_partner_with_an_empty_hand_is_no_purse() -> None:
    m = position("pick-pocket", "virus", "", "virus", teams=True)
    say(m, "0: pick-pocket")
    assert [why_not(m, "0: @0"), why_not(m, "0: @2")] == ["VW-TURN-9", "VW-PIC-1"]


@pytest.mark.rule("VW-CTG-1", "VW-CTG-2")
def test_why_somebody_is_no_source_or_no_neighbour() -> None:
    m = position("", "contagion", "", "", "", "", turn=1, tokens={0: 2, 3: 2, 4: 2})
    say(m, "1: contagion")
    assert [why_not(m, f"1: @{seat}") for seat in (1, 2, 5)] == ["VW-CTG-1"] * 3
    m = position("", "contagion", "", "", "", "", turn=1, tokens={1: 1, 2: 2, 4: 2})
    say(m, "1: contagion @4")
    assert [why_not(m, f"1: @{seat}") for seat in (0, 1, 2)] == ["VW-CTG-1", "VW-CTG-2", "VW-CTG-2"]


@pytest.mark.rule("VW-CTG-2")
def test_oneself_is_no_neighbour_even_when_clean() -> None:
    assert why_not(at_neighbour(), "0: @0") == "VW-CTG-2"


@pytest.mark.rule("VW-CHA-2", "VW-STO-1")
def test_after_a_chance_a_card_is_refused_for_its_own_reason() -> None:
    m = position("chance-2 quarantaine stop", "")
    say(m, "0: chance-2")
    assert why_not(m, "0: stop") == "VW-STO-1"


@pytest.mark.rule("VW-CTG-2")
def test_an_infected_player_without_clean_neighbour_is_no_source() -> None:
    m = position("contagion", "", "", "", "", "", tokens={1: 2, 2: 2, 3: 2, 5: 1})
    say(m, "0: contagion")
    assert [why_not(m, "0: @1"), why_not(m, "0: @2")] == ["VW-CTG-2", "VW-CTG-2"]


@pytest.mark.rule("VW-MED-1")
def test_medicament_takes_chiffre_only() -> None:
    m = position("medicament chiffre-2 virus", "")
    say(m, "0: medicament chiffre-2")
    assert why_not(m, "0: virus") == "VW-MED-1"


def at_action() -> Match:
    return position("virus chiffre-2", "stop", "")


def at_chiffre() -> Match:
    m = position("virus chiffre-2", "stop", "")
    say(m, "0: virus")
    return m


def at_target() -> Match:
    m = position("virus chiffre-2", "stop", "")
    say(m, "0: virus chiffre-2")
    return m


def at_neighbour() -> Match:
    m = position("contagion", "", "", "", "", tokens={2: 2})
    say(m, "0: contagion")
    return m


def at_extra() -> Match:
    m = position("quarantaine", "")
    say(m, "0: pass")
    return m


RUBBISH: list[Any] = [-1, 99, 1.0, 0.0, True, "virus", "", [], {}, (1,), object()]


@pytest.mark.parametrize("rubbish", RUBBISH, ids=lambda rubbish: type(rubbish).__name__)
@pytest.mark.parametrize("question", [at_action, at_chiffre, at_target, at_neighbour, at_extra])
def test_rubbish_is_refused_and_changes_nothing(question: Any, rubbish: Any) -> None:
    m = question()
    before, open_asks = m.view(0), asked(m)
    with pytest.raises(Refused, match="no-such-option"):
        m.answer(0, rubbish)
    assert (m.view(0), asked(m)) == (before, open_asks)


@pytest.mark.parametrize(
    ("question", "rule"),
    [(at_action, "VW-TURN-2"), (at_chiffre, "VW-TURN-10"), (at_target, ""), (at_extra, "VW-TURN-3")],
)
def test_what_a_wrong_word_is_told(question: Any, rule: str) -> None:
    assert question().why_not(0, "virus") == rule


@pytest.mark.rule("VW-TURN-2")
def test_a_card_one_does_not_hold_is_no_action() -> None:
    m = at_action()
    assert m.why_not(0, table(m).hands[1].cards[0]) == "VW-TURN-2"


@pytest.mark.rule("VW-STO-1", "VW-CTR-1")
def test_only_stop_stops_and_only_contre_attaque_counters() -> None:
    m = position("virus chiffre-2", "stop contre-attaque virus")
    say(m, "0: virus chiffre-2")
    assert why_not(m, "1: virus") == "VW-STO-1"
    say(m, "1: pass")
    assert why_not(m, "1: virus") == "VW-CTR-1"


def test_who_is_not_asked_is_refused() -> None:
    m = at_action()
    with pytest.raises(Refused, match="not-asked"):
        m.answer(1, None)
    assert m.why_not(1, None) == ""


@pytest.mark.rule("VW-MED-1")
def test_a_chiffre_of_zero_in_an_owners_box_mixes_no_values() -> None:
    cards = write_cards(VIRUS_WAR.standard).replace("chiffre-1,chiffre,8,house,1", "chiffre-0,chiffre,8,house,0")
    m = position("virus chiffre-0 chiffre-0 chiffre-2", "", cards=cards)
    say(m, "0: virus chiffre-0")
    assert options(m, 0) == ["chiffre-0", "pass"]


def because(m: Match, line: str) -> str:
    seat, _, word = line.partition(": ")
    option = _option(m, int(seat), word)
    return words(VIRUS_WAR, "en").because(m.table, int(seat), option, m.why_not(int(seat), option))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0: chiffre-3", "A Number card is not played alone: choose the card it goes with first."),
        ("0: vaccin", "Nobody has a virus token to remove."),
        ("0: miracle", "You have no virus token to remove."),
        ("0: stop", "It is your turn: play Stop when an opponent announces an action."),
        ("0: contre-attaque", "It is your turn: play Counter-attack when a Virus targets you."),
        ("0: contagion", "No opponent without tokens sits next to somebody infected."),
    ],
)
def test_a_refusal_speaks_of_this_card(line: str, said: str) -> None:
    m = position("chiffre-3 virus vaccin miracle stop contre-attaque contagion", "", "")
    assert because(m, line) == said


def test_a_refusal_speaks_of_this_person() -> None:
    m = position("chiffre-3 chiffre-4 vaccin virus", "", "", "", tokens={1: 1, 2: 3}, vaccins=[2], deck="stop")
    say(m, "0: virus")
    assert because(m, "0: vaccin").startswith("A Number card is needed here")
    say(m, "0: chiffre-3")
    assert because(m, "0: @0") == "You can't target yourself: choose an opponent.".replace("'", "’")
    m = position("chiffre-3 vaccin", "", "", "", tokens={0: 2, 1: 1, 2: 3}, vaccins=[2], deck="stop")
    say(m, "0: vaccin")
    assert because(m, "0: @3") == "This player has no virus token to remove."
    assert because(m, "0: @2") == "This player has a Vaccine already: place a Number card on it."


def test_a_card_without_its_number_card_says_so() -> None:
    m = position("virus", "", "", deck="stop")
    assert because(m, "0: virus") == "This card is played with a Number card, and you have none."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_has_its_sentence(language: str) -> None:
    catalogue = words(VIRUS_WAR, language)
    assert set(catalogue.named("case-")) == set(FIGURES)
