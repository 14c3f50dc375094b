"""The words of Noé: complete, equal in both languages, well typeset."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from crise.game.texts import LANGUAGES, Words
from crise.games.noe import NOE
from crise.games.noe.cases import FIGURES
from crise.games.noe.combos import LARGE
from crise.games.noe.legal import CLAIMS, GRADES, RANK
from tests.games.noe.tables import lay, noe, play

FOLDER = files("crise.games.noe")
SECTIONS = {
    "CARD": 4, "SET": 2, "TURN": 5, "COMBO": 8, "ANN": 8, "ELY": 6, "END": 3,
    "ENQ": 12, "VIL": 3, "ATT": 5, "ESP": 3, "BOM": 2,
}  # fmt: skip
RULES = [f"NO-{section}-{number}" for section, count in SECTIONS.items() for number in range(1, count + 1)]

NARROW, WIDE = "\u202f", "\u00a0"  # the no-break spaces before ; ! ? and before : or inside quotes
FAULTS = {
    "fr": {
        "straight apostrophe or quote": r"['\"]",
        "plain space before a double sign": r" [;:!?»]",
        "no narrow no-break space before ; ! ?": rf"(?<!{NARROW})[;!?]",
        "no no-break space before a colon": rf"(?<!{WIDE}):",
        "no no-break space inside quotes": rf"«(?!{WIDE})|(?<!{WIDE})»",
        "three dots or two spaces": r"\.\.\.|  ",
        "split gender": r"·|\(e\)|\(s\)",
        "word outside the glossary": r"(?i)\b(match|round|deck|talon|cimetière|token|skip|joueurs?|joueuses?)\b",
    },
    "en": {
        "straight apostrophe or quote": r"['\"]",
        "French space": rf"[{NARROW}{WIDE}]",
        "plain space before a double sign": r" [;:!?]",
        "two spaces": r"  ",
    },
}
# Words that would need elision or contraction before a name ("d'Anna", "qu'Omar").
ELIDED = re.compile(r"\b(de|que|le|la|ne|se|ce|me|te|si|lorsque|puisque|du|au)[ \u00a0]$", re.IGNORECASE)


@cache
def words(language: str) -> Words:
    return Words(NOE, language)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    body = parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


class Reader(Visitor):
    """The arguments of a pattern, its texts, and each text with the argument that follows it."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.arguments: set[str] = set()
        self.texts: list[str] = []
        self.before: list[tuple[str, str]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for left, right in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(left, ast.TextElement) and isinstance(right, ast.Placeable):
                follows = right.expression
                if isinstance(follows, ast.VariableReference):
                    self.before.append((left.value, follows.id.name))
        self.texts += [element.value for element in node.elements if isinstance(element, ast.TextElement)]
        self.generic_visit(node)


@cache
def read(language: str) -> dict[str, Reader]:
    return dict(patterns(language))


def patterns(language: str) -> Iterator[tuple[str, Reader]]:
    for name, message in messages(language).items():
        if message.value is not None:
            yield name, Reader(message.value)
        for attribute in message.attributes:
            yield f"{name}.{attribute.id.name}", Reader(attribute.value)


# --- both files are sound and say the same ---------------------------------------------------------


def test_both_languages_have_the_same_messages_attributes_and_arguments() -> None:
    french = [(name, reader.arguments) for name, reader in read("fr").items()]
    english = [(name, reader.arguments) for name, reader in read("en").items()]
    assert french == english


def sentences() -> dict[str, dict[str, str]]:
    """Every sentence that the rules need, with its arguments and what they are."""
    log = {f"log-{what}": dict(signature) for what, signature in NOE.events.items()}
    return log | {f"ask-{what}": dict(signature) for what, (_, signature) in NOE.asks.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_and_questions_use_what_the_rules_tell_them(language: str) -> None:
    found = read(language).items()
    said = {name: reader.arguments for name, reader in found if name.startswith(("log-", "ask-"))}
    apart = (".why", ".you-")  # what a question is for; and what who is in it reads: tests/house/test_you.py
    said = {name: arguments for name, arguments in said.items() if not any(part in name for part in apart)}
    assert said == {name: set(arguments) for name, arguments in sentences().items()}


WORDS = {"combination": ["trios", *(a.combination for _, _, a in LARGE), "pulitzer", "etare", "elysee"],
         "word": [*CLAIMS, "elysee"], "why": ["used", "turns"]}  # fmt: skip


def values(name: str, kind: str) -> list[Any]:
    if kind == "word":
        return WORDS[name]
    return [0, 1, 2, 50] if kind == "number" else [f"<{name}>"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_renders_on_one_line(language: str) -> None:
    for name, arguments in sentences().items():
        for chosen in product(*(values(*argument) for argument in arguments.items())):
            text = words(language).say(name, **dict(zip(arguments, chosen, strict=True)))
            assert re.fullmatch(r"[^{}\n]+\.", text), f"{name}: {text!r}"
            assert all(value in text for value in chosen if str(value).startswith("<")), f"{name}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_can_be_chosen_has_a_label(language: str) -> None:
    choices: dict[str, list[str | None]] = {
        "draw": ["pile", "discard", "elysee"],
        "draw_only": ["pile", "elysee"],
        "act": [None],
        "enqueteur": [None],
        "oppose": [None],
        "announce": [*CLAIMS, None],
        "claim": [*CLAIMS, None],
    }
    for what, options in choices.items():
        assert all(words(language).choice(what, option, [], []) for option in options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_named_and_explained(language: str) -> None:
    for option in NOE.options.__struct_fields__:
        assert f"option-{option}.help" in read(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    names = [name for name in read(language) if name.startswith("card-")]
    assert names == [f"card-{row.card}{part}" for row in NOE.standard for part in ("", ".text")]


@pytest.mark.rule("NO-COMBO-1", "NO-CARD-4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_tells_its_trios_and_an_officer_its_rank(language: str) -> None:
    for row in NOE.standard:
        if row.kind != "personnage":
            continue
        [text] = read(language)[f"card-{row.card}.text"].texts
        [name] = read(language)[f"figure-character-{row.character}"].texts
        [category] = read(language)[f"figure-category-{row.category}"].texts
        assert words(language).card(row.card) == f"{name} ({category})"
        trios = text.partition(".")[0]
        assert f" {name} " in trios, text
        assert category.replace("Famille ", "").replace(" family", "") in trios, text
        grades = [int(grade) for grade in re.findall(r"(?:grade|rank) (\d)", text)]
        officer = row.category in ("etat-major", "enqueteurs")
        assert grades == ([RANK[row.character] + len(GRADES)] if officer else []), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    table = NOE.start(2).table
    common = {"deck", "discard", "played", "hands"}  # these have the same name in all games
    assert {name for name in read(language) if name.startswith("name-") and "." not in name} == {
        f"name-{key}" for key in {*table.shown(), *table.piles()} - common
    }


# --- the catalogue of rules ---------------------------------------------------------------------------


def test_the_catalogue_is_whole_and_in_the_order_of_the_rulebook() -> None:
    assert words("fr").rule_ids() == RULES
    assert [name for name in messages("fr") if name.startswith("section-")] == [f"section-NO-{s}" for s in SECTIONS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_made_of_whole_sentences_and_its_mark_is_known(language: str) -> None:
    for rule in words(language).rules():
        assert re.fullmatch(r"[A-ZÀÉ].*\.", rule.text), rule.id
        assert rule.mark in ("", "ruling", "option")


def test_marks_are_the_same_in_both_languages() -> None:
    french, english = ([(rule.id, rule.mark) for rule in words(language).rules()] for language in LANGUAGES)
    assert french == english


def test_every_rule_is_cited_where_it_is_implemented() -> None:
    sources = [file for file in FOLDER.iterdir() if file.name.endswith(".py")]
    cited = set(re.findall(r"NO-[A-Z]+-\d+", "".join(file.read_text("utf-8") for file in sources)))
    assert cited == set(RULES)


# --- typography --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "fault"), [(language, fault) for language in LANGUAGES for fault in FAULTS[language]]
)
def test_text_is_well_typeset(language: str, fault: str) -> None:
    pattern = FAULTS[language][fault]
    found = [f"{name}: {t}" for name, reader in read(language).items() for t in reader.texts if re.search(pattern, t)]
    assert found == []


def test_no_french_name_needs_elision() -> None:
    kinds = {"number"}
    found = [
        f"{name}: {text}{{ ${follows} }}"
        for name, reader in read("fr").items()
        for text, follows in reader.before
        if sentences().get(name, {}).get(follows) not in kinds and ELIDED.search(text)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_has_its_sentence(language: str) -> None:
    assert set(Words(NOE, language).named("case-")) == set(FIGURES)


def test_a_refusal_speaks_of_this_case() -> None:
    m = play(lay("amelie-enqueteurs", "", top="joker-igor", pile="karl-empires", level=2), "0 draw pile")
    t = noe(m)
    other = next(card for card in t.hands[0].cards if t.faces[card].key != "amelie-enqueteurs")
    said = Words(NOE, "en").because(t, 0, other, m.why_not(0, other))
    assert said == "This card does nothing by itself: it only counts in an announcement."


def test_who_was_chosen_first_has_not_left_the_round() -> None:
    m = play(lay("espion-violet-olga", "", "", "", top="joker-igor", pile="karl-empires", level=3), "0 draw pile")
    play(m, "0 act espion-violet-olga", "0 target @1")
    said = Words(NOE, "en").because(noe(m), 0, 1, m.why_not(0, 1))
    assert said == "This player is chosen already."


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("rose-senechales", "you have no General Staff card of higher rank to show."),
        ("noe-etat-major", "show a General Staff card of higher rank, or let it happen."),
    ],
)
def test_who_is_searched_reads_whether_there_is_a_card_to_show(hand: str, said: str) -> None:
    m = play(lay("amelie-enqueteurs", hand, top="joker-igor", pile="karl-empires", level=2), "0 draw pile")
    play(m, "0 act amelie-enqueteurs")
    prompt = Words(NOE, "en").prompt(m.open[0], noe(m).faces, ["Ada", "Bob"])
    assert prompt == f"Ada aims Amélie (Investigators) at you: {said}"
