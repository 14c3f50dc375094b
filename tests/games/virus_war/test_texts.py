"""The words and the card list of Virus War: complete, equal in both languages, well typeset."""

import csv
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

GAME = Path(__file__).parents[3] / "src" / "crise" / "games" / "virus_war"
LANGUAGES = ("fr", "en")

# What the rules say with each event and each question: a sentence uses these arguments, all of them.
ARGUMENTS = {
    "log-dealt": "seat cards",
    "log-trapped": "seat card points",
    "log-first": "seat",
    "log-turn": "seat",
    "log-drew": "seat card",
    "log-no_card": "seat",
    "log-reshuffled": "count",
    "log-passed": "seat",
    "log-played": "seat card cards target",
    "log-played_alone": "seat card",
    "log-played_at": "seat card target",
    "log-played_with": "seat card cards points",
    "log-played_with_at": "seat card cards points target",
    "log-contagion": "seat card source target",
    "log-chiffre_on_vaccin": "seat cards points patient",
    "log-added": "seat cards points",
    "log-asked": "seat",
    "log-stopped": "seat card victim",
    "log-countered": "seat attacker",
    "log-cancelled": "seat card",
    "log-infected": "seat tokens total",
    "log-supply_short": "seat tokens",
    "log-poisoned": "seat points life",
    "log-cured": "seat tokens left",
    "log-vaccin_stays": "seat",
    "log-vaccin_gone": "seat",
    "log-healed": "seat points life",
    "log-quarantined": "seat turns",
    "log-skips": "seat left",
    "log-turn_lost": "seat",
    "log-stole": "thief victim card",
    "log-nothing_to_steal": "thief victim",
    "log-reversed": "clockwise",
    "log-spared": "seat",
    "log-suffers": "seat points life",
    "log-out": "seat",
    "log-team_out": "seat partner",
    "log-won": "seats",
    "log-drawn": "seats",
    "ask-action": "",
    "ask-chiffre": "card",
    "ask-more_chiffre": "card points",
    "ask-target": "card points",
    "ask-patient": "card points",
    "ask-source": "card",
    "ask-neighbour": "card source",
    "ask-stop": "seat card",
    "ask-counter": "seat points",
    "ask-add_chiffre": "seat card points",
    "ask-extra": "",
    "ask-after_chance": "",
}
NUMBERS = {"points", "count", "tokens", "total", "life", "left", "turns", "clockwise"}
# How many rules each section of the rulebook has.
RULES = {
    "SET": 5, "TURN": 12,
    "VIR": 3, "POI": 1, "CTR": 5, "CTG": 3, "EPI": 1,
    "VAC": 6, "MED": 2, "MIR": 2,
    "STO": 8, "QUA": 2, "PIC": 3, "DEM": 2, "PIE": 2, "CHA": 2,
    "END": 4, "COOP": 10,
}  # fmt: skip
CHOICES = {"pass", "pass-action", "pass-stop", "pass-counter", "pass-add_chiffre", "done", "draw", "no"}
OPTIONS = {"life_cap", "turn_limit", "teams"}

NARROW, WIDE = "\u202f", "\u00a0"  # the no-break spaces before ; ! ? and before : or inside quotes
FRENCH_FAULTS = {
    "straight apostrophe": r"'",
    "straight quote": r'"',
    "plain space before a double sign": r" [;:!?»]",
    "no narrow no-break space before ; ! ?": rf"(?<!{NARROW})[;!?]",
    "no no-break space before a colon": rf"(?<!{WIDE}):",
    "no no-break space inside quotes": rf"«(?!{WIDE})|(?<!{WIDE})»",
    "three dots": r"\.\.\.",
    "double space": r"  ",
    "split gender": r"·|\(e\)|\(s\)",
    "word outside the glossary": r"(?i)\b(match|round|deck|talon|cimetière|jetons?|token|manches?|skip)\b",
}
ENGLISH_FAULTS = {
    "straight apostrophe": r"'",
    "straight quote": r'"',
    "French space": rf"[{NARROW}{WIDE}]",
    "plain space before a double sign": r" [;:!?]",
    "double space": r"  ",
}
# Words that would need elision or contraction before a name ("d'Anna", "qu'Omar").
ELIDED = re.compile(r"\b(de|que|le|la|ne|se|ce|me|te|si|lorsque|puisque|du|au)[ \u00a0]$", re.IGNORECASE)


def source(language: str) -> str:
    return (GAME / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parse(source(language)).body if isinstance(entry, ast.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def rendered(language: str, name: str, **arguments: str | int) -> str:
    pattern = bundle(language).get_message(name).value
    assert pattern is not None, f"{language}: {name} has no text"
    text, errors = bundle(language).format_pattern(pattern, arguments)
    assert errors == [], f"{language}: {name}: {errors}"
    assert isinstance(text, str)
    return text


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The value and the attributes of a message, each with the name a translator knows it by."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


class Reader(Visitor):
    """Collects the arguments of a pattern, its texts, and each text with the argument before and after it."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.arguments: set[str] = set()
        self.texts: list[str] = []
        self.before: list[tuple[str, str]] = []  # (text, the argument that follows it)
        self.after: list[tuple[str, str]] = []  # (the argument, the text that follows it)
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for left, right in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(left, ast.TextElement) and (name := argument(right)):
                self.before.append((left.value, name))
            if isinstance(right, ast.TextElement) and (name := argument(left)):
                self.after.append((name, right.value))
        self.texts += [element.value for element in node.elements if isinstance(element, ast.TextElement)]
        self.generic_visit(node)


def argument(element: ast.TextElement | ast.Placeable) -> str:
    """The name of the argument that stands here, or nothing."""
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
        return element.expression.id.name
    return ""


def read(language: str) -> dict[str, Reader]:
    return {name: Reader(pattern) for message in messages(language).values() for name, pattern in patterns(message)}


def cards() -> list[dict[str, str]]:
    with (GAME / "cards.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


# --- both files are sound and say the same -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language: str) -> None:
    junk = [entry.content for entry in parse(source(language)).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = Counter(entry.id.name for entry in parse(source(language)).body if isinstance(entry, ast.Message))
    assert [name for name, times in names.items() if times > 1] == []


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages("fr")) == list(messages("en"))


def test_both_languages_have_the_same_attributes_and_arguments() -> None:
    french = {name: reader.arguments for name, reader in read("fr").items()}
    english = {name: reader.arguments for name, reader in read("en").items()}
    assert french == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_and_questions_use_what_the_rules_tell_them(language: str) -> None:
    said = {name: reader.arguments for name, reader in read(language).items() if name.startswith(("log-", "ask-"))}
    assert said == {name: set(arguments.split()) for name, arguments in ARGUMENTS.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_text_takes_arguments(language: str) -> None:
    others = {name: reader.arguments for name, reader in read(language).items() if name not in ARGUMENTS}
    assert {name for name, arguments in others.items() if arguments} == set()


@pytest.mark.parametrize("number", [0, 1, 2, 50])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_renders_on_one_line(language: str, number: int) -> None:
    for name, arguments in ARGUMENTS.items():
        values: dict[str, str | int] = {a: number if a in NUMBERS else f"<{a}>" for a in arguments.split()}
        text = rendered(language, name, **values)
        assert re.fullmatch(r"[^{}\n]+[.!?]", text), f"{language}: {name}: {text!r}"
        assert all(f"<{a}>" in text for a in arguments.split() if a not in NUMBERS), f"{language}: {name}: {text!r}"


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
def test_numbers_agree(language: str, name: str, arguments: dict[str, int], sentence: str) -> None:
    assert rendered(language, name, seat="Anna", **arguments) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_direction_of_play_is_told(language: str) -> None:
    clockwise, back = (rendered(language, "log-reversed", clockwise=way) for way in (1, 0))
    wrong_way = {"fr": "inverse des aiguilles", "en": "anticlockwise"}[language]
    assert wrong_way in back
    assert wrong_way not in clockwise


def test_every_choice_option_and_word_is_there() -> None:
    def named(prefix: str) -> set[str]:
        return {name.removeprefix(prefix) for name in messages("fr") if name.startswith(prefix)}

    assert named("choice-") == CHOICES
    assert named("option-") == OPTIONS
    assert named("word-") == {"hidden-card", "and"}
    assert named("game-") == {"title", "pitch"}
    assert all(f"option-{option}.help" in read("fr") for option in OPTIONS)


# --- the catalogue of rules --------------------------------------------------------------------------------------


def test_the_catalogue_is_whole_and_in_the_order_of_the_rulebook() -> None:
    catalogue = [name for name in messages("fr") if name.startswith(("section-", "rule-"))]
    expected = []
    for section, count in RULES.items():
        expected += [f"section-VW-{section}"] + [f"rule-VW-{section}-{number + 1}" for number in range(count)]
    assert catalogue == expected


def test_marks_are_known_and_the_same_in_both_languages() -> None:
    french, english = (
        {name: reader.texts for name, reader in read(language).items() if name.endswith(".mark")}
        for language in LANGUAGES
    )
    assert french == english
    assert all(name.startswith("rule-") for name in french)
    assert {mark for [mark] in french.values()} == {"ruling", "option"}


def test_each_option_has_its_rule() -> None:
    marked = {name for name, reader in read("fr").items() if name.endswith(".mark") and reader.texts == ["option"]}
    assert marked == {"rule-VW-TURN-7.mark", "rule-VW-END-3.mark", "rule-VW-COOP-1.mark"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_made_of_whole_sentences(language: str) -> None:
    for name in messages(language):
        if name.startswith("rule-"):
            assert re.fullmatch(r"[A-ZÀÉ].*\.", rendered(language, name)), name


# --- typography and glossary -------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", FRENCH_FAULTS)
def test_french_is_well_typeset(fault: str) -> None:
    assert faulty("fr", FRENCH_FAULTS[fault]) == []


@pytest.mark.parametrize("fault", ENGLISH_FAULTS)
def test_english_is_well_typeset(fault: str) -> None:
    assert faulty("en", ENGLISH_FAULTS[fault]) == []


def faulty(language: str, fault: str) -> list[str]:
    return [
        f"{name}: {text}" for name, reader in read(language).items() for text in reader.texts if re.search(fault, text)
    ]


def test_no_french_name_needs_elision() -> None:
    found = [
        f"{name}: {text}{{ ${follows} }}"
        for name, reader in read("fr").items()
        for text, follows in reader.before
        if follows not in NUMBERS and ELIDED.search(text)
    ]
    assert found == []


def test_no_french_participle_agrees_with_a_name() -> None:
    found = [
        f"{name}: {{ ${person} }}{text}"
        for name, reader in read("fr").items()
        for person, text in reader.after
        if person not in NUMBERS and re.match(r" (est|sont|a été|ont été) \w+[éiut]s?\b", text)
    ]
    assert found == []


# --- the cards ---------------------------------------------------------------------------------------------------


def test_the_box_holds_110_cards() -> None:
    counts: Counter[str] = Counter()
    for row in cards():
        counts[row["kind"]] += int(row["count"])
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


def test_a_card_is_one_well_formed_row() -> None:
    rows = cards()
    assert list(rows[0]) == ["card", "kind", "count", "source", "value"]
    assert len({row["card"] for row in rows}) == len(rows)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", row["card"]) for row in rows)


def test_a_printed_number_is_in_the_key_and_of_our_own_making() -> None:
    for row in cards():
        numbered = row["kind"] in {"chiffre", "piege", "chance"}
        assert row["card"] == (f"{row['kind']}-{row['value']}" if numbered else row["kind"])
        assert (int(row["value"]) > 0) == numbered
        assert row["source"] == ("house" if numbered else "booklet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    names = [name for name in read(language) if name.startswith("card-")]
    assert names == [f"card-{row['card']}{part}" for row in cards() for part in ("", ".text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_shown_in_name_and_text(language: str) -> None:
    for row in cards():
        if row["value"] != "0":
            kind = rendered(language, f"kind-{row['kind']}")
            assert rendered(language, f"card-{row['card']}") == f"{kind} {row['value']}"
            [text] = read(language)[f"card-{row['card']}.text"].texts
            assert re.findall(r"\d+", text) == [row["value"]]


def test_a_kind_with_several_faces_has_a_name() -> None:
    faces = Counter(row["kind"] for row in cards())
    named = {name.removeprefix("kind-") for name in messages("fr") if name.startswith("kind-")}
    assert named == {kind for kind, count in faces.items() if count > 1}
