"""The words of État d'urgence: complete, equal in both languages, well typeset, and true to the card file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from crise.core.game import Signature
from crise.core.words import LANGUAGES, words
from crise.games.etat_durgence import ETAT_DURGENCE, EtatDurgenceCard
from crise.games.etat_durgence import effects as effects_of
from crise.games.etat_durgence.rules import ACTIONS, DONE, MARKET, SIDES, TEAM, TEAMS

RULES = {"SET": 6, "PLAY": 7, "EFF": 16, "DIS": 3, "COM": 5, "PRO": 3, "BUY": 3, "END": 2, "OUT": 2, "WIN": 3}
OPTION_RULES = {"ED-SET-6", "ED-EFF-4", "ED-DIS-3", "ED-WIN-2"}
WORD_VALUES = {"team": TEAMS, "side": SIDES, "place": ("hand", "discard", "draw", "board")}
ICONS = {"coin", "bolt", "heart", "heart-black", "shield", "slot", "draw", "destroy", "discard"}
NARROW, WIDE = "\u202f", "\u00a0"
FAULTS = {
    "fr": rf"'|\"| [;:!?»]|(?<!{NARROW})[;!?]|(?<!{WIDE}):|«(?!{WIDE})|(?<!{WIDE})»|\.\.\.|  |·|\(e\)|"
    r"(?i:\b(match|round|deck|talon|cimetière|jetons?|manches?)\b)",
    "en": rf"'|\"|[{NARROW}{WIDE}]| [;:!?]|\.\.\.|  ",
}
ELIDED = re.compile(r"\b(de|que|le|la|ne|se|ce|si|du|au)[ \u00a0]$", re.IGNORECASE)


def messages(language: str) -> dict[str, ast.Message]:
    resource = parse((files(ETAT_DURGENCE.package) / f"{language}.ftl").read_text("utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


class Reader(Visitor):
    """The arguments of a message, its texts, and the texts that stand right before an argument."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.texts: list[str] = []
        self.before: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.texts += [part.value for part in node.elements if isinstance(part, ast.TextElement)]
        for left, right in zip(node.elements, node.elements[1:], strict=False):
            variable = isinstance(right, ast.Placeable) and isinstance(right.expression, ast.VariableReference)
            if isinstance(left, ast.TextElement) and variable:
                self.before.append(left.value)
        self.generic_visit(node)


def signatures() -> dict[str, Signature]:
    said = {f"log-{event}": signature for event, signature in ETAT_DURGENCE.events.items()}
    asked = {f"ask-{what}": signature for what, (_, signature) in ETAT_DURGENCE.asks.items()}
    return {**said, **asked, "log-won": (("seats", "seats"),), "log-drawn": (("seats", "seats"),)}


def test_both_languages_say_the_same_things() -> None:
    french, english = messages("fr"), messages("en")
    assert list(french) == list(english)
    for name, message in french.items():
        assert [a.id.name for a in message.attributes] == [a.id.name for a in english[name].attributes], name
        assert Reader(message).arguments == Reader(english[name]).arguments, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_and_questions_use_what_the_rules_tell_them(language: str) -> None:
    found = {name: Reader(m).arguments for name, m in messages(language).items() if name.startswith(("log-", "ask-"))}
    assert found == {name: {argument for argument, _ in signature} for name, signature in signatures().items()}


def values(signature: Signature, number: int) -> Iterator[dict[str, Any]]:
    """What the sentence may be given: this number, names, and each word that the rules use."""
    given: dict[str, Any] = {name: number if kind == "number" else f"<{name}>" for name, kind in signature}
    worded = [name for name, kind in signature if kind == "word"]
    yield from ([given | {name: word} for name in worded for word in WORD_VALUES[name]] or [given])


@pytest.mark.parametrize("number", [0, 1, 2, 20])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_renders_on_one_line(language: str, number: int) -> None:
    for name, signature in signatures().items():
        for given in values(signature, number):
            text = words(ETAT_DURGENCE, language).say(name, "", **given)
            assert re.fullmatch(r"[^{}\n]+[.!?]", text), f"{name}: {text!r}"
            assert all(str(v) in text for v in given.values() if str(v).startswith("<")), f"{name}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_can_be_answered_has_a_label(language: str) -> None:
    labels = {name.removeprefix("choice-") for name in messages(language) if name.startswith("choice-")}
    assert labels == {*ACTIONS, *SIDES, *TEAMS, MARKET, DONE, TEAM, "chosen", "random"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_icons_and_kinds_have_names(language: str) -> None:
    found = messages(language)
    for option in ETAT_DURGENCE.options.__struct_fields__:
        assert words(ETAT_DURGENCE, language).has(f"option-{option}", "help"), option
    assert {name.removeprefix("icon-") for name in found if name.startswith("icon-")} == ICONS
    kinds = {row.kind for row in ETAT_DURGENCE.standard}
    assert {name.removeprefix("kind-") for name in found if name.startswith("kind-")} == kinds


def test_the_catalogue_is_whole_and_in_the_order_of_the_rulebook() -> None:
    expected = [f"ED-{section}-{number + 1}" for section, count in RULES.items() for number in range(count)]
    rules = words(ETAT_DURGENCE, "fr").rules()
    assert [rule.id for rule in rules] == expected
    assert {rule.id for rule in rules if rule.mark == "option"} == OPTION_RULES
    marks = [[rule.mark for rule in words(ETAT_DURGENCE, language).rules()] for language in LANGUAGES]
    assert marks[0] == marks[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    fault = re.compile(FAULTS[language])
    found = [
        f"{name}: {text}" for name, m in messages(language).items() for text in Reader(m).texts if fault.search(text)
    ]
    assert found == []


def test_no_french_name_needs_elision() -> None:
    found = {name: Reader(m).before for name, m in messages("fr").items() if name.startswith(("log-", "ask-"))}
    numbers = {name for name, sig in signatures().items() if all(kind == "number" for _, kind in sig)}
    assert [name for name, texts in found.items() if name not in numbers and any(map(ELIDED.search, texts))] == []


# --- cards --------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", ETAT_DURGENCE.standard, ids=lambda row: row.card)
def test_a_card_says_what_it_does(row: EtatDurgenceCard, language: str) -> None:
    assert words(ETAT_DURGENCE, language).card_text(row.card) == described(row, language)
    assert words(ETAT_DURGENCE, language).card(row.card, "flavour").endswith(".")
