"""The words of every game, and those of the client: complete, equal in both languages, with the arguments that the game
gives, well typeset."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from crise.engine.ask import Refused
from crise.game.manifest import Options, fitting
from crise.game.texts import LANGUAGES, words
from crise.games import GAMES
from crise.lab.tools.check.texts import card_keys, named_by, sentences
from crise.lab.tools.message_files import MessageFile, Reader, message_file
from tests.example import EXAMPLE
from tests.play import AnyGame
from tools import messages as client

HOUSE = [
    "crise.game",
    "crise.cli",
    "crise.lab.kit",
    "crise.lab.report",
    "crise.lab.arena",
    "crise.server",
    "crise.terminal",
]
ROOT = Path(__file__).parents[2]
CLIENT = [str(folder.relative_to(ROOT)) for folder in client.folders()]  # folders that are no packages
READ = {**GAMES, EXAMPLE.id: EXAMPLE}
PACKAGES = [*HOUSE, *(game.package for game in READ.values()), *CLIENT]
NARROW, WIDE = "\u202f", "\u00a0"  # the no-break spaces before ; ! ? and before : or inside quotes
# In a row of keys, with · between them, a sign is the name of a key.
FAULTS = {
    "fr": {
        "straight apostrophe": r"'",
        "straight quote": r'"',
        "plain space before a double sign": r"(?<!·) [;:!?»]",
        "no narrow no-break space before ; ! ?": rf"(?<!{NARROW})(?<!· )[;!?]",
        "no no-break space before a colon": rf"(?<!{WIDE}):",
        "no no-break space inside quotes": rf"«(?!{WIDE})|(?<!{WIDE})»",
        "three dots": r"\.\.\.",
        "double space": r"  ",
        "split gender": r"\w·|·\w|\(e\)|\(s\)",
        "word outside the glossary": r"(?i)\b(match|round|deck|talon|cimetière|token|skip)\b",
    },
    "en": {
        "straight apostrophe": r"'",
        "straight quote": r'"',
        "French space": rf"[{NARROW}{WIDE}]",
        "plain space before a double sign": r"(?<!·) [;:!?]",
        "double space": r"  ",
    },
}
# Numbers of rules that were given up: what they said is in another rule.
RETIRED = {"AP-VIR-5"}
# Questions of a game of which nothing more could be said, and why.
NO_SECOND_LINE: dict[str, dict[str, str]] = {}
# Words that would need elision or contraction before a name ("d'Anna", "qu'Omar").
ELIDED = re.compile(r"\b(de|que|le|la|ne|se|ce|me|te|si|lorsque|puisque|du|au)[ \u00a0]$", re.IGNORECASE)

each_package = pytest.mark.parametrize("package", PACKAGES)
each_game = pytest.mark.parametrize("game", READ.values(), ids=list(READ))
each_language = pytest.mark.parametrize("language", LANGUAGES)


# --- reading the files -------------------------------------------------------------------------------------------


def folder_of(package: str) -> Path:
    return ROOT / package if package in CLIENT else Path(str(files(package)))


def file_of(package: str, language: str) -> MessageFile:
    return message_file(folder_of(package), language)


def read(package: str, language: str) -> dict[str, Reader]:
    return file_of(package, language).read


def house_events(game: AnyGame, language: str) -> dict[str, Reader]:
    """What is told in every game that can tell it."""
    said = {f"log-{what}" for what in game.events}
    return {name: reader for name, reader in read("crise.game", language).items() if name in said}


# --- both files are sound and say the same -----------------------------------------------------------------------


@each_package
@each_language
def test_every_line_is_understood_and_written_once(package: str, language: str) -> None:
    file = file_of(package, language)
    assert [entry.content for entry in file.junk] == []
    names = Counter(entry.id.name for entry in file.entries)
    assert [name for name, times in names.items() if times > 1] == []


@each_package
def test_both_languages_have_the_same_messages_attributes_and_arguments(package: str) -> None:
    assert list(file_of(package, "fr").messages) == list(file_of(package, "en").messages)
    french, english = (
        {name: reader.arguments for name, reader in read(package, language).items()} for language in LANGUAGES
    )
    assert french == english


# --- the client's own words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", client.folders(), ids=CLIENT)
def test_the_compiler_of_the_client_knows_its_messages(folder: Path) -> None:
    """`python tools/messages.py` writes them anew."""
    assert client.target(folder).read_text("utf-8") == client.typescript(folder)


SENT = ("name-", "choice-", "kind-", "card-", "figure-", "place-", "resource-", "refused-", "wait-", "level-")


@pytest.mark.parametrize("folder", CLIENT)
def test_the_client_says_nothing_a_second_time(folder: str) -> None:
    """What the server sends comes with its name: fields, words, kinds, cards, refusals."""
    game = GAMES.get(folder.split("/")[-2].replace("_", "-"))
    packages = ["crise.game", "crise.server", *(game.packages if game else [])]
    sent = [
        reader.texts for package in packages for id, reader in read(package, "fr").items() if id.startswith(SENT)
    ] + ([reader.texts for reader in read(CLIENT[0], "fr").values()] if game else [])
    assert [id for id, reader in read(folder, "fr").items() if reader.texts in sent] == []


@pytest.mark.parametrize("folder", CLIENT[1:])
def test_no_word_of_a_mat_hides_one_of_the_client(folder: str) -> None:
    assert set(file_of(folder, "fr").messages) & set(file_of(CLIENT[0], "fr").messages) == set()


# --- the game is the single source of arguments --------------------------------------------------------------------


@each_game
@each_language
def test_a_sentence_uses_the_arguments_it_gets(game: AnyGame, language: str) -> None:
    said = {name: reader for package in game.packages for name, reader in read(package, language).items()}
    said = house_events(game, language) | said
    found = {name: reader.arguments for name, reader in said.items() if name.startswith(("log-", "ask-"))}
    purposes = {name: found.pop(name) for name in [*found] if name.endswith(".why")}  # what a question is for
    assert not any(purposes.values()), "a purpose is the same whatever is asked about"
    assert {name.removesuffix(".why") for name in purposes} <= {name for name in found if name.startswith("ask-")}
    spoken_to = {name: found.pop(name) for name in [*found] if ".you-" in name}  # told to somebody in it: test_you.py
    assert all(said <= set(sentences(game)[name.partition(".")[0]]) for name, said in spoken_to.items())
    assert set(found) == set(sentences(game))
    for name, arguments in sentences(game).items():
        assert found[name] <= set(arguments), f"{language}: {name} is not told {found[name] - set(arguments)}"
        people = {argument for argument, kind in arguments.items() if kind in ("seat", "seats") and name[:4] == "log-"}
        assert people <= found[name], f"{language}: {name} does not say who"


@each_game
@each_language
@pytest.mark.parametrize("number", [0, 1, 2, 50])
def test_every_sentence_renders_on_one_line(game: AnyGame, language: str, number: int) -> None:
    say = words(game, language).say
    for name, arguments in sentences(game).items():
        values: dict[str, Any] = {arg: number if kind == "number" else f"<{arg}>" for arg, kind in arguments.items()}
        text = say(name, **values)
        assert re.fullmatch(r"[^{}\n]+[.!?]", text), f"{language}: {name}: {text!r}"


@each_game
@each_language
def test_what_is_hidden_is_said_too(game: AnyGame, language: str) -> None:
    """Every event as somebody reads it who may not see its cards."""
    speaker, names = words(game, language), [f"N{seat}" for seat in range(10)]
    hidden: dict[str, Any] = {"seat": 1, "seats": (0, 2), "card": None, "cards": (None, None), "number": 3, "word": "x"}
    hidden |= {"amounts": [(word, 2) for word in speaker.named("amount-")]}
    hidden |= {"place": (*game.regions, "")[0], "resource": (*game.resources, "")[0]}
    for what, signature in game.events.items():
        text = speaker.event((what, tuple(hidden[kind] for _, kind in signature)), names)
        assert "None" not in text, text
        assert text.endswith((".", "!", "?"))


# --- everything has its words ------------------------------------------------------------------------------------


@each_game
@each_language
def test_every_card_has_a_name_and_a_text(game: AnyGame, language: str) -> None:
    speaker = words(game, language)
    for row in game.standard:
        assert speaker.card(row.card)
        assert speaker.card_text(game.face(row)).endswith((".", "!", "?"))
    assert set(named_by(game, "card-")) == set(card_keys(game))


@each_game
def test_every_option_is_explained(game: AnyGame) -> None:
    assert set(named_by(game, "option-")) == set(game.options.__struct_fields__)
    for language in LANGUAGES:
        for option in game.options.__struct_fields__:
            assert words(game, language).say(f"option-{option}", "help").endswith(".")


@each_game
def test_every_rule_has_its_section(game: AnyGame) -> None:
    rules = words(game, "fr").rules()
    sections = list(dict.fromkeys(rule.id.rpartition("-")[0] for rule in rules))
    assert sections == named_by(game, "section-")
    for section in sections:
        ids = [rule.id for rule in rules if rule.id.rpartition("-")[0] == section]
        last = int(ids[-1].rpartition("-")[2])
        assert ids == [id for number in range(1, last + 1) if (id := f"{section}-{number}") not in RETIRED]


@each_game
@each_language
def test_a_game_is_told_on_one_page(game: AnyGame, language: str) -> None:
    told = words(game, language).summary()
    steps = [*told.turn, *told.terms, *told.parts, *told.set_cards]
    assert len(told.turn) >= 3
    assert all(one.name and one.text for one in steps)
    for text in (told.goal, told.end, *(one.text for one in [*steps, *told.cards])):
        assert re.fullmatch(r"[A-ZÀÉÊÎ].*\.", text), text
    assert all(one.text for one in told.cards)  # with a name, if one stands for several
    assert all(one.text and not one.name for one in told.icons)
    assert bool(told.set.name and told.set.text) == bool(told.set_cards)
    assert bool(told.specimen) == bool(told.parts)
    shown = {*told.example_cards, told.specimen, *(one.key for one in [*told.cards, *told.set_cards])}
    assert shown - {""} <= {row.card for row in game.standard}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_icons_told_on_one_page_can_be_drawn(game: AnyGame) -> None:
    sprites = [ROOT / "web/src/icons.svg", *(folder_of(package) / "web/icons.svg" for package in game.packages)]
    drawn = {id for file in sprites if file.exists() for id in re.findall(r'id="i-([\w-]+)"', file.read_text("utf-8"))}
    told = [one.key for one in words(game, "fr").summary().icons]
    assert len(told) >= 3
    assert set(told) <= drawn


def test_an_extension_says_otherwise_what_its_base_says_on_one_page() -> None:
    base, extension = (words(GAMES[game], "fr").summary() for game in ("world-order", "dans-la-tourmente"))
    assert [step.name for step in extension.turn] == [
        *(step.name for step in base.turn[:5]), "Événements", base.turn[5].name,
    ]  # fmt: skip
    assert (extension.goal, extension.turn_title) == (base.goal, "Une manche")
    assert extension.terms[: len(base.terms)] == base.terms


@each_game
def test_marks_are_known_and_the_same_in_both_languages(game: AnyGame) -> None:
    french, english = ([(rule.id, rule.mark) for rule in words(game, language).rules()] for language in LANGUAGES)
    assert french == english
    assert {mark for _, mark in french} <= {"", "ruling", "option"}


@each_game
@each_language
def test_a_rule_is_made_of_whole_sentences(game: AnyGame, language: str) -> None:
    for rule in words(game, language).rules():
        assert re.fullmatch(r"[A-ZÀÉÊÎ].*\.", rule.text), rule.id


@each_game
def test_every_question_says_in_a_second_line_why_and_what_it_costs(game: AnyGame) -> None:
    speaker = words(game, "fr")
    silent = {what for what in game.asks if not speaker.has(f"ask-{what}", "why")}
    assert silent == (set(game.asks) if game is EXAMPLE else set(NO_SECOND_LINE.get(game.id, {})))


@each_game
@each_language
def test_a_second_line_is_a_whole_sentence_that_says_something_else(game: AnyGame, language: str) -> None:
    read_there = read(game.package, language)
    for name in [name for name in read_there if name.startswith("ask-") and name.endswith(".why")]:
        (text,) = read_there[name].texts
        assert re.fullmatch(r"[A-ZÀÉÊÎ].*[.!]", text), name
        assert text not in read_there[name.removesuffix(".why")].texts, name


@each_game
@each_language
def test_every_word_that_can_be_chosen_has_a_label(game: AnyGame, language: str) -> None:
    """`choice-draw`, or `choice-draw-extra` where a question calls it otherwise."""
    speaker = words(game, language)
    for choice in named_by(game, "choice-"):
        word, _, what = choice.partition("-")
        assert not what or what in game.asks, f"choice-{choice} is for a question that nobody asks"
        assert speaker.say(f"choice-{choice}")
        assert (
            what
            or word == "pass"
            or speaker.choice(next(iter(game.asks)), word, [], []) == speaker.say(f"choice-{word}")
        )


@each_game
@each_language
def test_every_refusal_can_be_said(game: AnyGame, language: str) -> None:
    speaker = words(game, language)
    details: dict[str, Any] = {"least": 2, "most": 8, "seats": 9, "option": "x", "fits": "y", "known": "z", "bits": 256}
    for reason in file_of("crise.game", "fr").named("refused-"):
        needed = read("crise.game", language)[f"refused-{reason}"].arguments
        text = speaker.refusal(Refused(reason, **{name: details[name] for name in needed}))
        assert text.endswith(".")
    rule = speaker.rule_ids()[0]
    assert speaker.refusal(Refused("no-such-option", rule)).endswith(f"({rule})")


@each_game
def test_every_option_can_say_which_values_fit(game: AnyGame) -> None:
    assert all(fitting(game.options, name) for name in game.options.__struct_fields__)


def test_what_fits_is_said_in_signs() -> None:
    class Some(Options, frozen=True, kw_only=True):
        level: Literal[1, 2] = 1
        lives: tuple[Annotated[int, Meta(ge=1, le=9)], ...] = ()

    assert (fitting(Some, "level"), fitting(Some, "lives")) == ("1, 2", "[1–9, …]")


# --- typography --------------------------------------------------------------------------------------------------


@each_package
@pytest.mark.parametrize(
    ("language", "fault"), [(language, fault) for language in FAULTS for fault in FAULTS[language]]
)
def test_a_text_is_well_typeset(package: str, language: str, fault: str) -> None:
    wrong = re.compile(FAULTS[language][fault])
    catalogue = read(package, language)
    assert [f"{name}: {text}" for name, r in catalogue.items() for text in r.texts if wrong.search(text)] == []


@each_game
def test_no_french_name_needs_elision(game: AnyGame) -> None:
    kinds = sentences(game)
    found = [
        f"{name}: {text}{{ ${follows} }}"
        for name, reader in read(game.package, "fr").items()
        for text, follows in reader.before
        if kinds.get(name, {}).get(follows) in ("seat", "seats", "card", "cards") and ELIDED.search(text)
    ]
    assert found == []


@each_game
def test_no_french_participle_agrees_with_a_name(game: AnyGame) -> None:
    kinds = sentences(game)
    found = [
        f"{name}: {{ ${person} }}{text}"
        for name, reader in read(game.package, "fr").items()
        for person, text in reader.after
        if kinds.get(name, {}).get(person) in ("seat", "seats")
        and re.match(r" (est|sont|a été|ont été) \w+[éiut]s?\b", text)
    ]
    assert found == []
