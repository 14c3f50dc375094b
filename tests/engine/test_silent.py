"""How the silent twin of rules is made: what is taken out, what is made anew, and what is shared."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import pytest

from crise.engine.match import Rules
from crise.game.silent import Silencer, Text, silence, sources


def silenced(text: str) -> str:
    return ast.unparse(ast.fix_missing_locations(Silencer().visit(ast.parse(dedent(text)))))


def twins(**modules: str) -> dict[str, str]:
    """The twins of the modules of a package, beginning with `rules`."""
    texts = {f"game.{name}": Text(dedent(text)) for name, text in modules.items()}
    return {name.removeprefix("game."): text for name, text in sources(texts.get, ["game"], ["game.rules"]).items()}


# --- what is taken out ------------------------------------------------------------------------


def test_of_words_remains_that_something_has_shown() -> None:
    assert silenced("t.tell('drew', me, card)") == "t.public_until = t.cursor"
    assert silenced("table.tell('turn')") == "table.public_until = table.cursor"


def test_the_rest_stays_as_it_is() -> None:
    text = "t.move(card, t.deck, t.hand)\nt.telling = 3\njournal.add(t.tell)\nx = t.tell('no statement')"
    assert silenced(text) == text


def test_a_branch_with_nothing_but_words_is_one_word() -> None:
    text = "if kind == 'a':\n    t.tell('a')\nelif b in t.c:\n    t.tell('b', b)\nelse:\n    t.tell('c')"
    assert silenced(text) == "t.public_until = t.cursor"


@pytest.mark.parametrize("condition", ["f(t)", "(x := 3)", "await x"])
def test_a_condition_that_may_do_something_stays(condition: str) -> None:
    text = f"async def f(t):\n    if {condition}:\n        t.tell('a')\n    else:\n        t.tell('b')"
    assert ast.unparse(ast.parse(condition)) in silenced(text)


def test_a_branch_that_may_say_nothing_stays() -> None:
    text = "if points:\n    t.public_until = t.cursor"
    assert silenced("if points:\n    t.tell('gained', points)") == text
    assert "else:" in silenced("if points:\n    t.tell('gained', points)\nelse:\n    t.x = 1")


def test_words_in_a_row_are_one() -> None:
    assert silenced("t.tell('a')\nt.tell('b')\nt.x = 1\nt.tell('c')") == (
        "t.public_until = t.cursor\nt.x = 1\nt.public_until = t.cursor"
    )
    assert silenced("t.tell('a')\nu.tell('b')") == "t.public_until = t.cursor\nu.public_until = u.cursor"


# --- what is made anew ------------------------------------------------------------------------


def test_what_speaks_is_made_anew_and_what_refers_to_it() -> None:
    made = twins(
        rules="""
        from game import cards
        from game.cards import EFFECTS, LIFE, quiet

        async def turn(t):
            EFFECTS[t.card](t)
            await cards.stop(t)

        def over(t):
            return t.life < LIFE and quiet(t)
        """,
        cards="""
        LIFE = 3

        class Card:
            def shout(self, t):
                t.tell("hey")

        def loud(t):
            t.tell("loud")

        def quiet(t):
            return t.quiet

        async def stop(t):
            pass

        EFFECTS = {"loud": loud}
        SUMS = [loud for loud in (1, 2)]
        """,
    )
    assert made["rules_silent"] == dedent(
        """\
        from game.rules import over as over
        from game import cards_silent as cards
        from game.cards_silent import EFFECTS
        from game.cards import LIFE
        from game.cards import quiet

        async def turn(t):
            EFFECTS[t.card](t)
            await cards.stop(t)
        """
    )
    assert made["cards_silent"].startswith(
        "from game.cards import LIFE as LIFE, Card as Card, quiet as quiet, stop as st"
    )
    assert "EFFECTS = {'loud': loud}" in made["cards_silent"]
    assert "class" not in made["cards_silent"]


def test_names_that_are_made_together_are_shared_like_others() -> None:
    made = twins(rules="FIRST, (SECOND, *REST) = 'ab'\n\ndef turn(t):\n    t.tell(FIRST, SECOND, REST)\n")
    assert "import FIRST as FIRST, SECOND as SECOND, REST as REST" in made["rules_silent"]


def test_where_nobody_speaks_there_is_no_twin() -> None:
    assert twins(rules="from game import legal\ndef turn(t): legal.may(t)", legal="def may(t): return ''") == {}


def test_what_is_added_to_a_value_belongs_to_it() -> None:
    made = twins(
        rules="""
        EFFECTS = {}
        NAMES = {}
        def loud(t): t.tell("loud")
        def turn(t): EFFECTS["loud"](t)
        EFFECTS["loud"] = loud
        EFFECTS.update(other=loud)
        NAMES["loud"] = "Loud"
        """
    )["rules_silent"]
    assert "EFFECTS = {}" in made
    assert "EFFECTS['loud'] = loud\nEFFECTS.update(other=loud)" in made
    assert "import NAMES as NAMES" in made
    assert "NAMES['loud']" not in made


def test_a_function_that_enters_others_somewhere_has_a_twin_with_them() -> None:
    made = twins(
        rules="""
        from game.kit import EFFECTS, effect

        @effect("loud")
        def loud(t): t.tell("loud")

        def turn(t): EFFECTS["loud"](t)
        """,
        kit="""
        EFFECTS = {}
        OTHERS = {}
        def effect(name):
            return lambda function: EFFECTS.setdefault(name, function)
        """,
    )
    assert "EFFECTS = {}\n" in made["kit_silent"]
    assert "from game.kit_silent import EFFECTS" in made["rules_silent"]
    assert "def turn" in made["rules_silent"]
    assert "import OTHERS as OTHERS" in made["kit_silent"]


def test_modules_may_import_each_other_in_all_ways() -> None:
    made = twins(
        rules="""
        import game.one as uno
        from . import two
        from .two import loud as shout

        def turn(t):
            from game.one import loud
            loud(t), uno.loud(t), two.loud(t), shout(t)
        """,
        one="def loud(t): t.tell('one')",
        two="from game.one import loud",
    )["rules_silent"]
    for line in (
        "import game.one_silent as uno",
        "from game import two_silent as two",
        "from game.two_silent import loud as shout",
        "    from game.one_silent import loud",
    ):
        assert f"{line}\n" in made


# --- a package from outside -------------------------------------------------------------------

OUTSIDE = {
    "__init__": "",
    "state": "class Book:\n    def __init__(self, effect): self.effect = effect",
    "effects": """
        def burn(t):
            t.log.append("burn")
            t.tell("burnt")
        """,
    "rules": """
        from .effects import burn
        from .state import Book

        BOOK = Book(burn)

        def setup(t):
            t.tell("set up")

        async def turn(t):
            t.book.effect(t)

        def over(t):
            return False
        """,
}


class Ear:
    """As much of a table as those rules need."""

    def __init__(self, book: Any) -> None:
        self.book, self.cursor, self.public_until = book, 7, 0
        self.log: list[str] = []

    def tell(self, what: str) -> None:
        self.log.append(what)


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    (tmp_path / "outside_game").mkdir()
    for name, text in OUTSIDE.items():
        (tmp_path / "outside_game" / f"{name}.py").write_text(dedent(text), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    yield import_module("outside_game.rules")
    for name in [name for name in sys.modules if name.startswith("outside_game")]:
        del sys.modules[name]


def test_a_game_from_outside_has_a_twin_too(outside: Any) -> None:
    spoken = Rules(outside.turn, outside.over, lambda *about: "")
    quiet = silence(spoken, outside.setup, ["outside_game"])
    ear: Any = Ear(outside.BOOK)
    quiet.take_over(ear)
    quiet.setup(ear)
    with pytest.raises(StopIteration):
        quiet.turn(ear).send(None)  # type: ignore[attr-defined]
    assert (ear.log, ear.public_until) == (["burn"], 7)
    assert type(ear.book) is type(outside.BOOK)
    assert ear.book is not outside.BOOK
    assert quiet.over is outside.over
    assert quiet.silent() is quiet


def test_rules_that_lie_elsewhere_are_their_own_twin(outside: Any) -> None:
    spoken = Rules(outside.turn, outside.over, lambda *about: "")
    quiet = silence(spoken, outside.setup, ["some_other_package"])
    assert (quiet.turn, quiet.setup) == (outside.turn, outside.setup)


def test_a_fault_in_the_twin_is_shown_in_the_lines_of_the_rules(outside: Any) -> None:
    quiet = silence(Rules(outside.turn, outside.over, lambda *about: ""), outside.setup, ["outside_game"])
    code: Any = quiet.turn
    assert code.__code__.co_filename == outside.__file__
    assert code.__code__.co_firstlineno == outside.turn.__code__.co_firstlineno
