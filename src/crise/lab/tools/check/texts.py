"""Has a game all the words that it needs, the same in both languages, with the arguments that it gives?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from crise.game.texts import LANGUAGES, words
from crise.lab.tools.check.finding import AnyGame, Finding, finding, folder_of
from crise.lab.tools.message_files import MessageFile, Reader, message_file
from crise.state.derive import area_of, declared, views

HOUSE: Final = "crise.game"
NUMBERS: Final = (0, 1, 2, 50)  # a plural that is missing shows with one of these
UNNAMED: Final = "alive"  # of the roles: who is still in is drawn, not written


def file_of(game: AnyGame, language: str = LANGUAGES[0]) -> MessageFile:
    """Its own file: not that of a base."""
    return message_file(folder_of(game.package), language)


def catalogue(game: AnyGame) -> dict[str, Reader]:
    """An extension says what its base says, unless it says it otherwise; all of them what the house says. What is said
    in one language only is found by `check_languages`, and not a second time."""
    found: dict[str, Reader] = {}
    for language in reversed(LANGUAGES):
        for package in (HOUSE, *game.packages):
            found |= message_file(folder_of(package), language).read
    return found


def named_by(game: AnyGame, prefix: str) -> list[str]:
    """What the game, or a base of it, has messages for."""
    named = [name for package in game.packages for name in message_file(folder_of(package), "fr").named(prefix)]
    return list(dict.fromkeys(named))


def sentences(game: AnyGame) -> dict[str, dict[str, str]]:
    """Every sentence that the game says or asks, with the names and kinds of its arguments."""
    said = {f"log-{what}": dict(signature) for what, signature in game.events.items()}
    asked = {f"ask-{what}": dict(signature) for what, (_, signature) in game.asks.items()}
    return said | asked


# --- both files are sound and say the same ----------------------------------------------------------------------


def check_languages(game: AnyGame) -> Iterator[Finding]:
    french, english = (file_of(game, language) for language in LANGUAGES)
    for one in (french, english):
        yield from _sound(one)
    for one, other in ((french, english), (english, french)):
        for name in one.read:
            if name not in other.read:
                what = f"{name} stands in {one.file.name} only: say it here too, or delete it there"
                yield finding(other.file, other.place_for(name.partition("-")[0]), what)
    for name, reader in english.read.items():
        if name in french.read and french.read[name].arguments != reader.arguments:
            here, there = (_listed(one.arguments) for one in (reader, french.read[name]))
            yield finding(english.file, english.line(name), f"{name} uses {here}, but in fr.ftl {there}: use the same")


def _sound(file: MessageFile) -> Iterator[Finding]:
    for junk in file.junk:
        what = (junk.content or "").strip().partition("\n")[0]
        yield finding(file.file, file.line_of(junk), f"this is not understood: {what!r}; write `id = text`")
    times = Counter(entry.id.name for entry in file.entries)
    for entry in file.entries:
        if times[entry.id.name] > 1 and file.messages[entry.id.name] is entry:
            yield finding(file.file, file.line_of(entry), f"{entry.id.name} stands twice: delete one of them")


# --- events and questions ---------------------------------------------------------------------------------------


def check_sentences(game: AnyGame) -> Iterator[Finding]:
    said, file, due = catalogue(game), file_of(game), sentences(game)
    for name, arguments in due.items():
        prefix, _, what = name.partition("-")
        if name not in said:
            of = "the event" if prefix == "log" else "the question"
            yield _missing(file, name, f"it is what people read of {of} {what!r}; its arguments: {_listed(arguments)}")
            continue
        yield from _arguments(file, name, said[name].arguments, arguments)
        yield from _addressed(file, name, said, arguments)
    for name in file.messages:
        if name.startswith(("log-", "ask-")) and name not in due:
            prefix, _, what = name.partition("-")
            where = "an event (`told`)" if prefix == "log" else "a question (`asks`)"
            yield finding(
                file.file, file.line(name), f"{what!r} is not declared as {where}: declare it, or delete this"
            )
    yield from _unspeakable(game, due)


def _arguments(file: MessageFile, name: str, used: set[str], given: dict[str, str]) -> Iterator[Finding]:
    line = file.line(name) if name in file.messages else 0
    if strange := used - given.keys():
        what = f"{name} uses {_listed(strange)}, but is given {_listed(given)}: use these, or declare more"
        yield finding(file.file, line, what)
    people = {argument for argument, kind in given.items() if kind in ("seat", "seats") and name.startswith("log-")}
    if silent := people - used:
        yield finding(file.file, line, f"{name} does not say who: use {_listed(silent)}")


def _addressed(file: MessageFile, name: str, said: Mapping[str, Reader], given: dict[str, str]) -> Iterator[Finding]:
    """The same sentence as it is told to somebody in it: `.you-victim`."""
    people = [argument for argument, kind in given.items() if kind in ("seat", "seats")]
    for variant in [one for one in said if one.startswith(f"{name}.you-")]:
        line = file.line(name) if name in file.messages else 0
        if strange := said[variant].arguments - given.keys():
            what = f"{variant} uses {_listed(strange)}, but is given {_listed(given)}: use these, or declare more"
            yield finding(file.file, line, what)
        if strange := set(variant.partition(".you-")[2].split("-")) - set(people):
            yield finding(
                file.file, line, f"{variant}: {_listed(strange)} is no seat of it: name one of {_listed(people)}"
            )


def _unspeakable(game: AnyGame, due: dict[str, dict[str, str]]) -> Iterator[Finding]:
    """Sentences that can't be put together, whatever they are given."""
    for language in LANGUAGES:
        file = file_of(game, language)
        for name, arguments in due.items():
            if name not in file.read or not file.read[name].arguments <= arguments.keys():
                continue
            try:
                for number in NUMBERS:
                    words(game, language).say(name, **{arg: _sample(kind, number) for arg, kind in arguments.items()})
            except LookupError as error:
                yield finding(file.file, file.line(name), f"{name} can't be said: {error}")


def _sample(kind: str, number: int) -> Any:
    return number if kind == "number" else "…"


# --- names ------------------------------------------------------------------------------------------------------


def check_names(game: AnyGame, spoken: Iterable[tuple[str, str]] = ()) -> Iterator[Finding]:
    """`spoken`: words that the source offers, each with its question."""
    said, file = catalogue(game), file_of(game)
    for name, why in _needed(game):
        if name not in said:
            yield _missing(file, name, why)
    vocabulary = [(word, what) for what, offered in game.vocabulary.items() for word in offered]
    for word, what in dict.fromkeys([*vocabulary, *spoken]):
        if game.kind_of(what, word) == "word" and not {f"choice-{word}", f"choice-{word}-{what}"} & said.keys():
            yield _missing(file, f"choice-{word}", f"{what!r} offers this word")
    yield from _superfluous(game, file)


def _needed(game: AnyGame) -> Iterator[tuple[str, str]]:
    yield from (("game-title", "the name of the game"), ("game-pitch", "a sentence that makes people want to play"))
    for key in card_keys(game):
        yield f"card-{key}", "the name of a card"
        if not game.module("card_texts"):
            yield f"card-{key}.text", "what the card does"
    for option in game.options.__struct_fields__:
        yield f"option-{option}", "the name of an option"
        yield f"option-{option}.help", "what the option does"
    for place in game.regions:
        yield f"place-{place}", "the name of a place in `regions`"
    for resource in game.resources:
        yield f"resource-{resource}", "the name of one of `resources`"
    for rule in words(game, "fr").rule_ids():
        yield f"section-{rule.rpartition('-')[0]}", f"the heading over rule {rule}"
    yield from _fields(game)


def _fields(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Piles, and what has a role, are drawn under their names by whoever draws any game."""
    for name, field in declared(game.table).items():
        if field.pile or field.role not in ("", UNNAMED):
            for view in views(name, field):
                yield f"name-{view}", f"what people call `{name}` of the table"
                if field.role == "score":
                    yield f"name-{view}.unit", f"what `{name}` of the table is counted in"


def card_keys(game: AnyGame) -> list[str]:
    """What cards are named by: those of a numbered kind by their kind."""
    return list(dict.fromkeys(row.kind if row.kind in game.numbered else row.card for row in game.standard))


def _superfluous(game: AnyGame, file: MessageFile) -> Iterator[Finding]:
    """A message that nothing asks for is one whose id is spelled wrongly."""
    known = {
        "card-": (set(card_keys(game)), "no card has this key: mend it here or in cards.csv"),
        "option-": (set(game.options.__struct_fields__), "no option has this name: mend it, or delete this"),
        "name-": (set(shown_names(game.table)), "the table shows nothing of this name: mend it, or delete this"),
        "place-": (set(game.regions), "`regions` has no such place: add it there, or delete this"),
        "resource-": (set(game.resources), "`resources` has no such resource: add it there, or delete this"),
    }
    for prefix, (names, what_to_do) in known.items():
        for name in file.named(prefix):
            if name not in names:
                yield finding(file.file, file.line(f"{prefix}{name}"), f"{prefix}{name}: {what_to_do}")


def shown_names(state: type) -> Iterator[str]:
    """Under which names a table shows something, at its places too."""
    for name, field in declared(state).items():
        yield from views(name, field)
        if (area := area_of(field)) is not None:
            yield from shown_names(area)


def _missing(file: MessageFile, name: str, why: str) -> Finding:
    message, _, attribute = name.partition(".")
    if attribute and message in file.messages:
        return finding(file.file, file.line(message), f"{message} lacks .{attribute}, {why}: write it below")
    return finding(file.file, file.place_for(name.partition("-")[0]), f"{name} is missing ({why}): write it here")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"
