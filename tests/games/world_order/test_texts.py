"""What is particular to the words of World Order: its log, its names, and cards that say what stands in their rows."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from crise.engine.match import Match
from crise.game.cards import write_cards
from crise.game.texts import LANGUAGES, words
from crise.games.world_order import KINDS, TYPES, WORLD_ORDER, WorldOrderCard
from crise.games.world_order.actions import EXECUTIVE_ORDER
from crise.games.world_order.data import BLACK, FOCUSES, POWERS
from crise.games.world_order.state import PHASES, Board, Region, WorldOrder
from crise.games.world_order.steps import VOCABULARY, way_name
from crise.lab.tools.check.texts import named_by
from crise.server.http.catalogue import cards as shown_cards
from crise.state.derive import labels
from tests.games.world_order.position import position, say
from tests.games.world_order.robots import Scene

NARROW, WIDE = "\u202f", "\u00a0"
each_language = pytest.mark.parametrize("language", LANGUAGES)
# How many rules each section of the rulebook has.
RULES = {
    "RND": 2, "SEC": 2, "SET": 13, "INF": 6, "PREP": 5, "FOC": 6, "ACT": 10, "IR": 7, "ENG": 4, "TRA": 11, "INV": 2,
    "MOV": 2, "BAS": 3, "GRO": 2, "PRO": 3, "RES": 10, "NPC": 5, "AFT": 3, "THR": 5, "SCO": 8, "END": 3, "AUT": 27,
}  # fmt: skip


def test_the_catalogue_is_whole_and_in_the_order_of_the_rulebook() -> None:
    expected = [f"WO-{section}-{number + 1}" for section, count in RULES.items() for number in range(count)]
    assert words(WORLD_ORDER, "fr").rule_ids() == expected


def test_each_option_has_its_rule() -> None:
    marked = {rule.id for rule in words(WORLD_ORDER, "fr").rules() if rule.mark == "option"}
    assert marked == {"WO-SET-9", "WO-SET-13", "WO-ACT-8", "WO-AUT-27"}


# --- names ------------------------------------------------------------------------------------


def test_all_that_a_view_has_is_named() -> None:
    due = {id.removeprefix("name-") for table in (WorldOrder, Region, Board) for id in labels(table)}
    assert set(named_by(WORLD_ORDER, "name-")) == due - {"hands"}  # the house names a hand


def test_kinds_types_and_roles_are_named() -> None:
    assert set(named_by(WORLD_ORDER, "kind-")) == set(KINDS)
    assert named_by(WORLD_ORDER, "figure-types-") == list(TYPES)
    assert named_by(WORLD_ORDER, "role-") == list(POWERS)


def test_every_word_that_can_be_answered_or_shown_has_a_label() -> None:
    ways = {way_name(way) for way in EXECUTIVE_ORDER[0].ways} | {f"raise_{n}" for n in range(1, 8)}
    answers = {"face_up", "money", "order", "export", "import", "done", "board", "yes", "sweep"}
    slots, automas = {"permanent", "temporary", "slotless"}, {"none", "normal", "hard"}
    shown = {*POWERS, *PHASES, *FOCUSES, BLACK}
    labels = {label for label in named_by(WORLD_ORDER, "choice-") if "-" not in label}
    assert labels == {*VOCABULARY, *ways, *answers, *slots, *automas, *shown}


@each_language
def test_each_step_that_may_be_declined_is_named_in_the_question(language: str) -> None:
    said = [
        words(WORLD_ORDER, language).say("ask-may", what=word, many=0, cost="")
        for word in [*VOCABULARY, "opening", "?"]
    ]
    unspoken = {"region", "one_of", "two_of"}  # never asked of themselves
    assert len(set(said)) == len(said) - len(unspoken)


# --- the log ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("fr", ("power_taken", (1, "us")), "Sam joue les États-Unis."),
        (
            "fr",
            ("power_left", ("RU", "ru", "npc")),
            f"Personne ne joue la Russie{WIDE}: c’est un PNJ, que le journal appelle Moscou.",
        ),
        (
            "en",
            ("power_left", ("EU", "eu", "automa")),
            "An Automa plays the European Union: the log calls it Brussels.",
        ),
        ("fr", ("turn", (0, "cn", 2)), f"Tour 2{WIDE}: Léa (Chine)."),
        ("fr", ("order_set", ([0, "CN", 1],)), f"Ordre du tour{WIDE}: Léa, Pékin et Sam."),
        ("fr", ("produced", (0, "E", 1)), "Léa produit 1 unité d’énergie."),
        ("fr", ("exported", (0, "C", 2, 30)), f"Léa exporte 2 biens de consommation et encaisse 30{WIDE}$."),
        ("en", ("imported", ("CN", "R", 2, 6)), "Beijing imports 2 raw materials and pays $6."),
        ("fr", ("vp_lost", (0, 2, -1)), f"Léa{WIDE}: −2{WIDE}PV (−1 en tout)."),
        (
            "fr",
            ("bought", (0, (190, "new-agenda"), 0)),
            f"Léa prend gratuitement au marché{WIDE}: Nouvel ordre du jour.",
        ),
        ("fr", ("ability_scored", (1, "us", -5)), "La primauté mondiale échappe à Sam."),
        (
            "fr",
            ("majority", (1, "EUR", 2, 3, 6)),
            f"Deuxième place pour Sam (Europe){WIDE}: 3{WIDE}PV pour ses cubes, 6{WIDE}PV de majorité.",
        ),
        ("fr", ("moved", (0, "board", "EUR")), "Léa envoie une armée (plateau → Europe)."),
        ("fr", ("moved", ("RU", "supply", "CAS")), "Moscou envoie une armée (réserve → Asie centrale)."),
        ("en", ("moved", (0, "AFR", "EUR")), "Léa sends an army (Africa → Europe)."),
        ("fr", ("won", (["RU"],)), "Victoire pour Moscou."),
    ],
)
def test_the_log_says_who_did_what(language: str, event: Any, sentence: str) -> None:
    assert words(WORLD_ORDER, language).event(event, ["Léa", "Sam"]) == sentence


@each_language
@pytest.mark.parametrize(("seats", "mode"), [(3, "base"), (2, "hard")])
def test_a_whole_game_can_be_read(seats: int, mode: str, language: str) -> None:
    """Every prompt and every option on the way, and then the log of each seat."""
    speaker, names, dice = words(WORLD_ORDER, language), ["Léa", "Sam", "Zoé"], Random(seats)
    m = WORLD_ORDER.start(seats, WORLD_ORDER.read_options(WORLD_ORDER.modes[mode]), seed=11)
    while not m.over:
        ask = dice.choice(m.open)
        assert speaker.prompt(ask, m.table.faces, names).endswith((".", "?"))
        assert all(speaker.choice(ask[1], option, m.table.faces, names) for option in ask[2])
        m.answer(ask[0], dice.choice(ask[2]))
    for seat in range(seats):
        log = [speaker.event(event, names) for event in m.log(seat)]
        assert all(re.fullmatch(r"[^{}\n]+[.!]", text) for text in log)


# --- questions --------------------------------------------------------------------------------


def read(m: Match) -> str:
    """The question that is open, with plain spaces."""
    (ask,) = m.open
    said = words(WORLD_ORDER, "fr").prompt(ask, m.table.faces, ["Léa", "Sam"])
    return said.replace(NARROW, " ").replace(WIDE, " ")


@pytest.mark.parametrize(
    ("seat", "answers", "question"),
    [
        (
            "EU new-allies eu-neighborhood-policy D9 $20 eu-jordan!",
            "new-allies eu-neighborhood-policy CAS permanent",
            "Prix : 10 $. Soutenir une région ?",
        ),
        (
            "RU new-allies ru-private-military-corporations $40",
            "new-allies ru-private-military-corporations EUR yes permanent",
            "Prix : 20 $. Recommencer dans une autre région ?",
        ),
        (
            "US initiate-restructuring foreign-trade military-pact",
            "initiate-restructuring face_up",
            "Prix : 1 carte à retirer de la partie. Jouer une autre carte ?",
        ),
        (
            "US new-allies us-arms-export A2",
            "new-allies us-arms-export",
            "Choisissez la région où ajouter votre influence.",
        ),
        (
            "US new-allies us-main-un-funding-contributor",
            "new-allies us-main-un-funding-contributor",
            "Choisissez combien de fois vous payez 10 $, pour gagner chaque fois 3 points de diplomatie.",
        ),
        (
            "EU new-allies eu-central-european-bank S1 $20",
            "new-allies eu-central-european-bank industrial-development",
            "Développement industriel : combien de services payez-vous en argent, à 10 $ chacun ?",
        ),
    ],
)
def test_a_question_tells_what_it_costs(seat: str, answers: str, question: str) -> None:
    m = position(seat, "US" if seat.startswith("RU") else "CN")
    say(m, f"{seat.split()[0]}: {answers}")
    assert read(m) == question


@pytest.mark.rule("WO-THR-4")
def test_who_is_threatened_reads_what_a_token_would_add() -> None:
    scene = Scene("US EU RU CN", US="allies=thailand", EAP="armies=CN:4,RU:1 engage=US:1").play("threats")
    assert scene.match is not None
    assert read(scene.match) == (
        "On vous menace (Asie de l’Est – Pacifique) : vous perdez 4 PV, sauf si votre défense suffit. Un jeton Soutien "
        "rendu lui ajoute 4."
    )


# --- cards ------------------------------------------------------------------------------------

TEXTS = {
    "fr": {
        "belarus": "Europe. Valeur 2. Investir : 15 $. Vous achète : 1 unité d’énergie et 1 bien de consommation. "
        "Vous vend : 1 unité de nourriture. Base permise : Russie. "
        "Relations interdites : États-Unis, Union européenne.",
        "us-japan": "Asie de l’Est – Pacifique. Valeur 2. Investir : 15 $. Vous achète : 1 unité d’énergie et 1 armée. "
        "Vous vend : 1 bien de consommation. Pays de départ : États-Unis. Base permise : États-Unis.",
        "growth-strategy": "Intérieur. Au choix : prenez une carte Croissance ou produisez 3 ressources différentes au "
        "choix. En main à la Recherche : 2 $ et 3 points de recherche.",
        "soft-power": "Diplomatique. Soutenez une région (1 point de diplomatie de moins : Europe, Asie centrale ou "
        "Moyen-Orient – Afrique du Nord). En main à la Recherche : 1 point de diplomatie et 2 points de recherche.",
        "assign-new-diplomats": "Diplomatique. Améliorez deux fois vos relations. En main à la Recherche : "
        "1 point de diplomatie et 4 points de recherche. Prix : 5 points de recherche.",
        "new-strategic-partner": "Diplomatique, Militaire. Améliorez vos relations, puis au choix : construisez une "
        "base dans ce pays ou déplacez jusqu’à 2 armées vers cette région. En main à la Recherche : 1 armée et "
        "4 points de recherche. Prix : 7 points de recherche.",
        "economic-expansion": "Économique ×2. Commercez, puis investissez. En main à la Recherche : 10 $ et "
        "4 points de recherche. Prix : 7 points de recherche.",
        "military-exercises": "Militaire. Déplacez jusqu’à 3 armées, puis renouvelez une de vos influences temporaires "
        "dans une région où ces armées sont arrivées. En main à la Recherche : 4 $ et 3 points de recherche. "
        "Prix : 3 points de recherche.",
        "new-agenda": "Intérieur. Piochez 3 cartes, puis éventuellement défaussez 2 cartes et jouez une autre carte. "
        "En main à la Recherche : 6 $ et 4 points de recherche. Prix : 5 points de recherche.",
        "tactical-flexibility": "Niveau 3. Coût : 3 services et 15 $. Rapporte 6 PV. Tout de suite : piochez 1 carte. "
        "À chaque Préparation, piochez 1 carte de plus.",
        "us-navy": "États-Unis. Vaut 1 PV au départ ; sert une fois par partie. Déplacez exactement 2 armées vers une "
        "région (sauf Asie centrale), puis ajoutez-y 1 influence ; recommencez une fois, si vous voulez, dans une "
        "autre région.",
        "cn-rapid-industrialization": "Chine. Vaut 2 PV au départ ; sert une fois par partie. Au choix : payez 10 $ et "
        "augmentez d’un cran 2 productions différentes ou payez 20 $ et augmentez d’un cran 3 productions "
        "différentes. Ensuite, gagnez 3 PV, puis jouez une autre carte.",
        "npc-2": "États-Unis : Amériques (drapeau : Russie). Union européenne : Europe (armée). "
        "Russie : Asie centrale (drapeau : États-Unis). Chine : Moyen-Orient – Afrique du Nord (armée).",
        "decision-2": "États-Unis : focus diplomatique. Union européenne : focus militaire. Russie : focus intérieur. "
        "Chine : focus militaire.",
    },
    "en": {
        "moldova": "Europe. Value 1. Invest: $10. Buys from you: 1 food. Sells to you: nothing. "
        "Relations forbidden: Russia.",
        "return-on-investment": "Economic. Gain $4 per investment you have, then invest. In hand at Research: $6 and "
        "3 research points. Price: 4 research points.",
        "re-examine-agreement": "Domestic. Optionally reset one of your temporary influences, then draw 1 card, then "
        "play another card. In hand at Research: $6 and 4 research points. Price: 5 research points.",
        "industrial-development": "Level 1. Cost: 1 service and $10. Worth 1 VP. At once: raise 2 different "
        "productions by 1.",
        "ru-new-energy-markets": "Russia. Worth 2 VP at the start; serves once a game. Choose 2 regions, then trade "
        "(the countries shown there count as your allies; your allies elsewhere don’t count; these symbols count "
        "double: energy), then add 1 influence in each (if you exported at least 4 energy there).",
        "cn-brics": "China. Worth 2 VP at the start; serves once a game. Pay $30 and add 1 influence in 2 of these "
        "regions: Americas, Africa, South Asia; Russia may pay $20 (or all it has, if that is at least $10) to add "
        "1 in the third.",
        "decision-2": "United States: diplomatic focus. European Union: military focus. Russia: domestic focus. China: "
        "military focus.",
    },
}
ROWS = {row.card: row for row in WORLD_ORDER.standard}


def text(row: WorldOrderCard, language: str) -> str:
    """With plain spaces, as one types them."""
    said = words(WORLD_ORDER, language).card_text(WORLD_ORDER.face(row))
    return said.replace(NARROW, " ").replace(WIDE, " ")


@pytest.mark.parametrize(("language", "card"), [(language, card) for language in TEXTS for card in TEXTS[language]])
def test_a_card_says_what_its_row_says(language: str, card: str) -> None:
    assert text(ROWS[card], language) == TEXTS[language][card]


@each_language
def test_every_card_has_its_own_text(language: str) -> None:
    """Two that say the same are the same: of no card was something left out."""
    said: dict[str, WorldOrderCard] = {}
    for row in WORLD_ORDER.standard:
        assert re.fullmatch(r"[^{}\n]+\.", text(row, language))
        assert not re.search(r" [,.)]|\(\)|: :|\b[EMRFCSDV] \d", text(row, language)), text(row, language)
        twin = said.setdefault(text(row, language), row)
        assert replace(twin, card="x", full="") == replace(row, card="x", full="")
    assert len(WORLD_ORDER.standard) == 203


GIVEN = {
    "n": "2", "resources": "E+D", "discount": "discount=1", "discount_in": "discount_in=EUR+CAS",
    "money_for_d": "money_for_d=3", "money_for_s": "money_for_s=4", "times": "times=2", "double": "double=E",
    "double_one": "double_one=E+R", "surcharge": "surcharge=5", "min": "min=1", "from": "from=supply",
    "free_armies": "free_armies=2", "limit": "limit=2", "per": "per=own_fdi", "total": "total=10",
    "exported": "exported=C1+S1", "most": "most=20", "give": "give=3D",
}  # fmt: skip
NEEDED = {
    "gain": "1 M",
    "fund": "10 M most=20 give=3D",
    "one_of": "(draw 1 | play)",
    "two_of": "(draw 1 | play | grow)",
}
NEEDED |= {"repeat": "(draw 1)", "sell_armies": "total=20"}


@each_language
@pytest.mark.parametrize("word", VOCABULARY)
def test_whatever_an_owner_writes_can_be_said(word: str, language: str) -> None:
    """Each step of the grammar, alone and with each thing that it may be told, first and after another."""
    for told in ["", *(one for name in VOCABULARY[word] for one in ways_to_tell(word, name))]:
        for before in ("", "region 2; ", "may ", "pay(D 1 M 5) ", "pay(discard 2) "):
            step = f"{word} {told} {NEEDED.get(word, '')}"
            row = replace(ROWS["new-allies"], steps=f"{before}{step}; play")
            assert text(row, language).endswith(".")


def ways_to_tell(word: str, name: str) -> list[str]:
    if name == "in":
        follows = {"produce": ["in=it"], "region": []}.get(word, ["in=there", "in=it"])
        return follows if word == "produce" else [*follows, "in=!EUR", "in=EUR+SAS"]
    if (word, name) == ("fund", "resources"):
        return ["M"]
    return [GIVEN.get(name, name)]


def test_nothing_that_a_step_is_told_is_left_out() -> None:
    silent = []
    for word in VOCABULARY.keys() - NEEDED.keys():
        after = "; play" if word == "region" else ""
        plain = text(replace(ROWS["new-allies"], steps=f"{word}{after}"), "en")
        for name in VOCABULARY[word]:
            told = [
                text(replace(ROWS["new-allies"], steps=f"{word} {one}{after}"), "en")
                for one in ways_to_tell(word, name)
            ]
            silent += [f"{word} {name}"] if plain in told else []
    # Both need something else beside them.
    assert set(silent) == {"engage discount_in", "produce limit"}


def test_the_cards_of_an_owner_say_their_own_figures() -> None:
    rows = [
        replace(row, steps="gain 3 D; improve discount=2", research=5) if row.card == "new-allies" else row
        for row in WORLD_ORDER.standard
    ]
    read = WORLD_ORDER.read_cards(write_cards(rows))
    sent = {card.key: card.text for card in shown_cards(WORLD_ORDER, read, "en")}
    assert sent["new-allies"] == (
        "Diplomatic. Gain 3 diplomacy, then improve relations (2 diplomacy less). In hand at Research: $3 and "
        "5 research points."
    )
    usual = {card.key: card.text for card in shown_cards(WORLD_ORDER, None, "en")}
    assert [key for key, said in usual.items() if sent[key] != said] == ["new-allies"]
