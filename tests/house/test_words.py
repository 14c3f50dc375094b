"""What rules say does nothing: the silent twin of the rules does not look at it (`crise.game.silent`)."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from textwrap import dedent

import pytest

from crise.game.silent import Source, Speech, read_loaded, told_by
from crise.games import GAMES
from tests.play import TESTED, AnyGame

# Calls that change nothing: of Python, and of what values of Python can do.
HARMLESS = {
    "bool",
    "int",
    "isinstance",
    "len",
    "list",
    "max",
    "min",
    "range",
    "reversed",
    "sorted",
    "str",
    "sum",
    "tuple",
}
HARMLESS |= {"zip", "special[face.key]"}  # the latter are pages of a book (`Book.smiles`) that only count
UNKNOWN_TO_RULES = {"policy", "budget", "ratings", "told"}
HARMLESS_METHODS = {"copy", "count", "get", "index", "items", "keys", "lower", "values"}


class House:
    """The functions of a game's rules and of its table, by name."""

    def __init__(self, game: AnyGame) -> None:
        entries = sorted({game.turn.__module__, game.setup.__module__})
        self.speech = Speech(read_loaded, game.packages, entries)
        table = type(game.start(game.seats[-1]).table)
        self.functions = {
            node.name: node
            for tree in (
                *(source.tree for source in self.speech.sources.values()),
                *map(class_tree, table.__mro__[:-1]),
            )
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef)
        }

    def speaking(self) -> list[Source]:
        return [source for source in self.speech.sources.values() if self.speech.has_twin(source.name)]

    def words(self) -> Iterator[tuple[str, ast.Call]]:
        """All calls of something named `tell`, with where they stand."""
        for source in self.speaking():
            for node in ast.walk(source.tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                    yield f"{source.name}:{node.lineno}", node

    def statements(self) -> set[ast.AST]:
        trees = [source.tree for source in self.speech.sources.values()]
        return {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Expr) and told_by(node)}

    def deed(self, node: ast.AST, seen: tuple[str, ...] = ()) -> str:
        """The first thing in it that may change something, or ''."""
        for part in ast.walk(node):
            if isinstance(part, ast.Await | ast.Yield | ast.NamedExpr | ast.Delete | ast.Global | ast.Nonlocal):
                return ast.unparse(part)
            if isinstance(part, ast.Attribute | ast.Subscript) and isinstance(part.ctx, ast.Store):
                return ast.unparse(part)
            if isinstance(part, ast.Call) and (found := self.deed_of_call(part, seen)):
                return found
        return ""

    def deed_of_call(self, call: ast.Call, seen: tuple[str, ...]) -> str:
        method = isinstance(call.func, ast.Attribute)
        name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
        if name in seen or name in (HARMLESS_METHODS if method else HARMLESS):
            return ""
        if name not in self.functions:
            return ast.unparse(call)
        body = self.functions[name]
        return next((found for part in body.body if (found := self.deed(part, (*seen, name)))), "")


def class_tree(kind: type) -> ast.AST:
    return ast.parse(dedent(inspect.getsource(kind)))


@pytest.fixture(params=TESTED)
def house(request: pytest.FixtureRequest) -> House:
    return House(TESTED[request.param])


def test_rules_speak_in_statements(house: House) -> None:
    """`t.tell(…)` and nothing around it: what stands elsewhere the twin would say aloud."""
    statements = house.statements()
    assert statements
    assert [where for where, call in house.words() if call not in statements] == []


def test_what_is_said_does_nothing(house: House) -> None:
    deeds = [(where, deed) for where, call in house.words() for said in call.args if (deed := house.deed(said))]
    assert deeds == []


@pytest.mark.parametrize(
    "said",
    [
        "t.roll(6)",
        "t.take(t.deck)",
        "lose(t, me, 3)",
        "winners(t).pop()",
        "[t.put(card, t.deck, t.hand) for card in cards]",
        "(x := 3)",
        "await choose(t, me, 'x', [1])",
        "somebody_elses(t)",
    ],
)
def test_a_deed_among_words_is_found(said: str) -> None:
    assert House(GAMES["virus-war"]).deed(ast.parse(said, mode="eval").body)


@pytest.mark.parametrize(
    "said", ["winners(t)", "t.value(card)", "max(0, t.life[me] - 3)", "[card]", "t.hands[me].cards"]
)
def test_a_look_is_no_deed(said: str) -> None:
    assert not House(GAMES["virus-war"]).deed(ast.parse(said, mode="eval").body)


def test_no_rule_knows_who_listens_or_who_plays() -> None:
    """The twin does without words, a policy without questions; rules are written as if there were neither."""
    found = [
        f"{source.name}:{node.lineno}"
        for game in TESTED.values()
        for source in House(game).speaking()
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Attribute) and node.attr in UNKNOWN_TO_RULES
    ]
    assert found == []
