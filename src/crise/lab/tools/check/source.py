"""What the source of a game tells and asks, against what the game declares: read from its syntax tree, so that what
comes up in one game of a thousand is found as well."""

from __future__ import annotations

import ast
import difflib
import sys
from collections.abc import Collection, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from crise.engine import questions, reaction
from crise.game.texts import words
from crise.lab.run.citations import RULE_ID, ids_in
from crise.lab.tools.check.finding import AnyGame, Finding, finding, folder_of
from crise.lab.tools.message_files import message_file


class Form(NamedTuple):
    """How a question is asked: which argument is its name, which are its options, and where begins what it is about."""

    what: int
    options: int  # -1: cards
    about: int


# The functions of the engine by which rules ask; `together` asks nothing itself.
FORMS: Final[dict[tuple[str, str], Form]] = {
    (questions.__name__, "choose"): Form(2, 3, 4),
    (questions.__name__, "choose_openly"): Form(2, 3, 4),
    (questions.__name__, "choose_sealed"): Form(1, 2, 3),
    (reaction.__name__, "react"): Form(1, -1, 5),
}


class Said(NamedTuple):
    """An event that is told or a question that is asked, somewhere in a source."""

    line: int
    name: str
    arguments: int
    more: bool = False  # `*about`: there may be more of them
    words: tuple[str, ...] = ()  # that are offered, as far as they stand there


class Module:
    """A module of a game as it is written, and as it is loaded: what a name stands for there."""

    def __init__(self, name: str, file: Path) -> None:
        self.name, self.file = name, file
        self.text = file.read_text("utf-8")
        self.tree = ast.parse(self.text)

    @cached_property
    def calls(self) -> list[ast.Call]:
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]

    def value(self, node: ast.expr) -> Any:
        """The value of a constant, by itself or by its name; None if it is worked out."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            return getattr(sys.modules.get(self.name), node.id, None)
        return None

    @cached_property
    def told(self) -> list[Said]:
        """Every `t.tell("name", …)`. One whose name is worked out can't be seen."""
        telling = [call for call in self.calls if isinstance(call.func, ast.Attribute) and call.func.attr == "tell"]
        return [said for call in telling if (said := self._said(call, Form(0, -1, 1)))]

    @cached_property
    def asked(self) -> list[Said]:
        forms = self._forms()
        called = [(call, call.func.id) for call in self.calls if isinstance(call.func, ast.Name)]
        return [said for call, name in called if name in forms and (said := self._said(call, forms[name]))]

    def _forms(self) -> dict[str, Form]:
        """The functions that ask, under the names that they have here: `ask = choose_openly if hidden else choose`."""
        found = {
            alias.asname or alias.name: FORMS[node.module or "", alias.name]
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
            if (node.module or "", alias.name) in FORMS
        }
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                value = node.value.body if isinstance(node.value, ast.IfExp) else node.value
                if isinstance(value, ast.Name) and value.id in found:
                    found[node.targets[0].id] = found[value.id]
        return found

    def _said(self, call: ast.Call, form: Form) -> Said | None:
        name = self.value(call.args[form.what]) if len(call.args) > form.what else None
        if not isinstance(name, str):
            return None
        given = call.args[form.about :]
        spread = [one for one in given if isinstance(one, ast.Starred)]
        offered = call.args[form.options] if -1 < form.options < len(call.args) else None
        return Said(call.lineno, name, len(given) - len(spread), bool(spread), tuple(self._words(offered)))

    def _words(self, offered: ast.expr | None) -> Iterator[str]:
        """The words among options that stand there as a list."""
        for one in offered.elts if isinstance(offered, ast.List) else ():
            word = self.value(one)
            if isinstance(word, str):
                yield word


def modules(game: AnyGame) -> list[Module]:
    """The modules of its own folder."""
    folder = folder_of(game.package)
    named = [(file, ".".join(file.relative_to(folder).with_suffix("").parts)) for file in sorted(folder.rglob("*.py"))]
    return [Module(f"{game.package}.{name}".removesuffix(".__init__"), file) for file, name in named]


# --- what is told and asked -------------------------------------------------------------------------------------


def check_told(game: AnyGame) -> Iterator[Finding]:
    due = {what: [name for name, _ in signature] for what, signature in game.events.items()}
    for module in modules(game):
        for said in module.told:
            if fault := wrong(said, due, "event", "`told=telling(…)`"):
                yield finding(module.file, said.line, fault)


def check_asked(game: AnyGame) -> Iterator[Finding]:
    due = {what: [name for name, _ in signature] for what, (_, signature) in game.asks.items()}
    for module in modules(game):
        for said in module.asked:
            if fault := wrong(said, due, "question", "`asks=questions(…)`"):
                yield finding(module.file, said.line, fault)


def wrong(said: Said, due: dict[str, list[str]], kind: str, where: str) -> str:
    """What is wrong with it, and what to do; '' if nothing is."""
    if said.name not in due:
        return (
            f"the {kind} {said.name!r} is not declared{meant(said.name, due)}: declare it in {where} of the Game value"
        )
    names = due[said.name]
    if said.arguments > len(names) or (said.arguments < len(names) and not said.more):
        listed = ", ".join(names) or "none"
        return (
            f"{said.name!r} is given {said.arguments} arguments, but {where} declares {len(names)} ({listed}):"
            " give these, or declare others"
        )
    return ""


def meant(name: str, known: Collection[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    return f" (did you mean {close[0]!r}?)" if close else ""


def offered_words(game: AnyGame) -> list[tuple[str, str]]:
    """The words that the source offers where they stand, each with its question."""
    asked = [said for module in modules(game) for said in module.asked if said.name in game.asks]
    return [(word, said.name) for said in asked for word in said.words]


# --- rules ------------------------------------------------------------------------------------------------------


def check_rules(game: AnyGame) -> Iterator[Finding]:
    """What the source cites stands in the catalogue, and its own rules are cited where they are kept."""
    catalogue = words(game, "fr").rule_ids()
    cited: set[str] = set()
    for module in modules(game):
        cited |= ids_in(module.text)
        for number, line in enumerate(module.text.splitlines(), 1):
            for id in RULE_ID.findall(line):
                if id not in catalogue:
                    what = f"there is no rule {id}{meant(id, catalogue)}: write rule-{id} into fr.ftl and en.ftl"
                    yield finding(module.file, number, f"{what}, or cite another")
    file = message_file(folder_of(game.package), "fr")
    for id in file.named("rule-"):
        if id not in cited:
            what = f"no source cites {id}: write it where the rule is kept, as in a docstring"
            yield finding(file.file, file.line(f"rule-{id}"), what)
