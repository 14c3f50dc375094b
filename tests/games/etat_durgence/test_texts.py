"""The words of this game alone: its words as arguments and choices, its icons, and cards that say what they do."""

from __future__ import annotations

import pytest

from crise.game.texts import LANGUAGES, words
from crise.games.etat_durgence import ETAT_DURGENCE, EtatDurgenceCard
from crise.games.etat_durgence import effects as effects_of
from crise.games.etat_durgence.cases import FIGURES
from crise.games.etat_durgence.legal import MARKET, TEAM
from crise.games.etat_durgence.rules import ACTIONS, DONE, SIDES, TEAMS
from tests.games.etat_durgence.scene import Scene
from tests.games.etat_durgence.test_setup import changed
from tests.house.test_texts import file_of

# The drawings that the client has for this game.
ICONS = {"coin", "bolt", "heart", "heart-black", "shield", "slot", "draw", "destroy", "discard"}
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_word_that_can_be_answered_has_a_label() -> None:
    labels = set(file_of(ETAT_DURGENCE.package, "fr").named("choice-"))
    with_their_cards = {f"{team}-team" for team in TEAMS}
    assert labels == {*ACTIONS, *SIDES, *TEAMS, *with_their_cards, MARKET, DONE, TEAM, "chosen", "random"}


@each_language
@pytest.mark.rule("ED-SET-1", "ED-SET-5")
def test_who_chooses_a_team_is_told_the_name_of_its_super_card(language: str) -> None:
    texts = words(ETAT_DURGENCE, language)
    for team in TEAMS:
        label = texts.choice("team", team, [], [])
        assert label.startswith(texts.say(f"choice-{team}"))
        assert texts.card(f"super-{team}") in label


@each_language
def test_words_in_the_log_are_told_apart(language: str) -> None:
    say = words(ETAT_DURGENCE, language).say
    assert len({say("log-team", seat="Ada", team=team) for team in TEAMS}) == len(TEAMS)
    assert len({say("log-laid_side", seat="Ada", card="Variant", side=side, effects="") for side in SIDES}) == len(
        SIDES
    )
    places = ("hand", "discard", "draw", "board")
    assert len({say("log-destroyed", seat="Ada", card="Variant", place=place) for place in places}) == len(places)


def test_icons_and_kinds_have_names() -> None:
    assert set(file_of(ETAT_DURGENCE.package, "fr").named("icon-")) == ICONS
    assert set(file_of(ETAT_DURGENCE.package, "fr").named("kind-")) == {row.kind for row in ETAT_DURGENCE.standard}


def described(row: EtatDurgenceCard, language: str) -> str:
    """The text of a card, put together from its columns."""
    say = words(ETAT_DURGENCE, language).say

    def listed(column: str) -> str:
        return ", ".join(say(f"effect-{word}", n=n) for word, n in effects_of.parse(column))

    if row.kind == "compagnon":
        return say("text-compagnon", effects=listed(row.effect), hearts=row.hearts)
    if row.kind == "protecteur":
        return say("text-protecteur", shields=row.shields)
    if row.kind == "emplacement":
        return say("text-emplacement", slots=row.slots)
    if row.kind == "depart":
        text = say("text-effect", effects=listed(row.effect))
        return text[0].upper() + text[1:]
    return f"{say('text-attaque', effects=listed(row.attaque))} {say('text-benef', effects=listed(row.benef))}"


@each_language
@pytest.mark.parametrize("row", ETAT_DURGENCE.standard, ids=lambda row: row.card)
def test_a_card_says_what_it_does(row: EtatDurgenceCard, language: str) -> None:
    assert words(ETAT_DURGENCE, language).card_text(ETAT_DURGENCE.face(row)) == described(row, language)
    assert words(ETAT_DURGENCE, language).card(row.card, "flavour").endswith(".")


@each_language
def test_the_texts_say_the_figures_of_an_owners_file(language: str) -> None:
    said = {
        "fr": "Attaque : infligez 6, piochez 1 carte. Bénéf : +9 confiance.",
        "en": "Attack: inflict 6, draw 1 card. Benefit: +9 trust.",
    }
    rows = ETAT_DURGENCE.read_cards(changed("variant", attaque="hit 6, draw 1", benef="gain 9"))
    variant = next(row for row in rows if row.card == "variant")
    assert words(ETAT_DURGENCE, language).card_text(ETAT_DURGENCE.face(variant)) == said[language]


@each_language
def test_what_a_card_gives_is_told_with_it(language: str) -> None:
    said = {
        "fr": "Ada joue Gel hydroalcoolique, côté Bénéf : 2 cartes à détruire et 1 pièce.",
        "en": "Ada plays Hand gel, benefit side: 2 cards to destroy and 1 coin.",
    }
    laid = ("laid_side", (0, (0, "gel"), "benef", [("destroy", 2), ("coin", 1)]))
    assert words(ETAT_DURGENCE, language).event(laid, ["Ada"]) == said[language]
    nothing = words(ETAT_DURGENCE, language).event(("laid_side", (0, (0, "gel"), "benef", [])), ["Ada"])
    assert nothing == said[language].partition(" :" if language == "fr" else ":")[0] + "."


def refusal(scene: Scene, option: object, language: str = "en") -> str:
    assert option is None or isinstance(option, int | str)
    return words(ETAT_DURGENCE, language).because(scene.t, scene.ask[0], option, scene.why_not(option))


def test_a_refusal_speaks_of_this_case() -> None:
    scene = Scene("documentaire piece", boards={1: "cordon-sanitaire soignante"}).do("piece")
    assert refusal(scene, "market") == "You still have 1 card in hand and 2 slots free: play first."
    variant = scene.card("etat-d-exception", scene.t.market)
    assert refusal(scene, variant) == "Cards are bought at the Great Market: go there first."
    scene.do("documentaire", "benef")
    assert refusal(scene, variant) == "This card costs 10, you have 5 coins left."
    assert refusal(scene, scene.t.super_of(0)) == "Your super card costs 17, you have 5 coins left."
    assert refusal(scene, scene.t.super_of(1)) == "This is the super card of another team."
    hit = Scene("etat-d-exception", boards={1: "cordon-sanitaire"}).do("etat-d-exception", "attaque", "attack")
    assert refusal(hit, 3) == "It takes 4 points to break the first protector, here 3."


def test_a_refusal_speaks_of_this_team_and_of_this_card() -> None:
    scene = Scene("etat-d-exception piece", seats=3, boards={2: "soignante bouclier-sanitaire"})
    scene.do("etat-d-exception", "attaque", "attack")
    assert refusal(scene, 0) == "This is your own team: choose one of the others to attack."
    scene.do(2)
    shield = scene.card("bouclier-sanitaire", scene.t.boards[2])
    assert refusal(scene, shield) == "This card is no companion of the team you attack."
    discard = Scene("allocution", seats=4, hands={1: "gel", 2: "gel"}).do("allocution", "attaque", "discard")
    assert refusal(discard, 0) == "This is your own team: choose one of the others."
    assert refusal(discard, 3) == "This team has no cards in hand."


@each_language
def test_every_case_has_its_sentence(language: str) -> None:
    assert set(file_of(ETAT_DURGENCE.package, language).named("case-")) == set(FIGURES)
