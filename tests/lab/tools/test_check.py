"""`crise check`: every kind of fault is found, with its place, in a copy of the example that has it; ours have none."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from crise.games import GAMES
from crise.lab.tools import laws
from crise.lab.tools.check import check, checks
from crise.lab.tools.check.finding import Finding, folder_of
from tests.example import EXAMPLE, FOLDER, NAME
from tests.play import AnyGame
from tests.stack import STACKED
from tests.toy_map import TOY_MAP

LAWS = (
    "every game ends", "all that is told", "a copy", "a world", "nobody is shown", "a choice", "a record",
    "without what is told", "bots have",
)  # fmt: skip
NUMBERS = count()
Change = tuple[str, str, str]  # in these files, what, by what
Broken = Callable[..., AnyGame]


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Broken]:
    """Makes a copy of the example in which something was replaced: `broken(("rules.py", old, new))`."""
    made: list[str] = []

    def make(*changes: Change) -> AnyGame:
        name = f"broken_{next(NUMBERS)}"
        made.append(name)
        shutil.copytree(FOLDER / NAME, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        for names, old, new in changes:
            for file in names.split():
                text = (tmp_path / name / file).read_text("utf-8")
                assert old in text
                (tmp_path / name / file).write_text(text.replace(old, new), encoding="utf-8")
        game: AnyGame = import_module(name).BLACKOUT
        return game

    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    yield make
    for name in [name for name in sys.modules if name.partition(".")[0] in made]:
        del sys.modules[name]


def found(game: AnyGame, what: str = "", games: int = 1) -> list[Finding]:
    """What the checks find that begin so; without, all that do not play."""
    if what:
        return [one for name, look in checks(game, games).items() if name.startswith(what) for one in look()]
    return [one for name, look in checks(game, games).items() if not name.startswith(LAWS) for one in look()]


def place(game: AnyGame, file: str, anchor: str) -> str:
    """`broken_7/rules.py:33: `, where the line has these words in it."""
    lines = (folder_of(game.package) / file).read_text("utf-8").splitlines()
    return f"{game.package}/{file}:{next(at for at, line in enumerate(lines, 1) if anchor in line)}: "


# --- what is right ------------------------------------------------------------------------------------------------

WHOLE = {**GAMES, EXAMPLE.id: EXAMPLE, TOY_MAP.id: TOY_MAP}


@pytest.mark.parametrize("game", [*WHOLE.values(), *STACKED.values()], ids=[*WHOLE, *STACKED])
def test_ours_are_written_without_a_fault(game: AnyGame) -> None:
    assert [str(one) for one in found(game)] == []


@pytest.mark.parametrize("game", [EXAMPLE, TOY_MAP], ids=lambda game: game.id)
@pytest.mark.parametrize("law", LAWS)
def test_a_law_that_holds(game: AnyGame, law: str) -> None:
    small = replace(game, seats=range(game.seats[0], game.seats[0] + 2), modes=dict(list(game.modes.items())[:1]))
    assert [str(one) for one in found(small, law)] == []


def test_no_check_is_left_out() -> None:
    names = list(checks(EXAMPLE, 1))
    assert len(names) == len(set(names)) == 17
    assert [name for law in LAWS for name in names if name.startswith(law)] == names[-len(LAWS) :]


# --- what is wrong in the files -----------------------------------------------------------------------------------


class Fault(NamedTuple):
    """What is changed, and what must be found: in which file, at the line with which words, and how it begins."""

    changes: tuple[Change, ...]
    file: str
    anchor: str
    text: str


BOTH = "fr.ftl en.ftl"
MANIFEST = 'modes={"base": {}},'
FAULTS = {
    "total": Fault(
        (("cards.csv", "aid,aid,6", "aid,aid,5"),),
        *(
            "cards.csv",
            "aid,aid",
            "39 cards in all, but there must be 40; change the counts, or `total`",
        ),
    ),
    "row": Fault(
        (("cards.csv", "aid,aid,6", "aid,aid,six"),), "cards.csv", "six", "count is 'six': must be a whole number"
    ),
    "key twice": Fault(
        (("cards.csv", "aid,aid,6", "aid,aid,3,house,0\naid,aid, 3"),),
        *("cards.csv", "aid,aid, 3", "'aid' stands already on line 6"),
    ),
    "numbered": Fault(
        (("cards.csv", "supply-3,", "supply-4,"),),
        *("cards.csv", "supply-4", "'supply-4' must be called 'supply-3', after its kind and value"),
    ),
    "junk": Fault(
        (("fr.ftl", "log-passed = ", "log passed "),),
        *("fr.ftl", "log passed", "this is not understood: 'log passed { $seat } passe.'; write `id = text`"),
    ),
    "twice": Fault(
        (("en.ftl", "name-goal = Goal", "name-goal = Goal\nname-goal = Aim"),),
        *("en.ftl", "= Aim", "name-goal stands twice: delete one of them"),
    ),
    "only french": Fault(
        (("en.ftl", "choice-pass-aid = Let it happen\n", ""),),
        *("en.ftl", "choice-pass-action", "choice-pass-aid stands in fr.ftl only: say it here too, or delete it there"),
    ),
    "only english": Fault(
        (("fr.ftl", "    .unit = points\n", ""),), "fr.ftl", "name-goal", "name-points.unit stands in en.ftl only"
    ),
    "other arguments": Fault(
        (("en.ftl", "log-lost = { $seat } discards { $card }", "log-lost = { $seat } discards a card"),),
        *("en.ftl", "log-lost", "log-lost uses $seat, but in fr.ftl $card, $seat: use the same"),
    ),
    "event": Fault(
        ((BOTH, "log-cut = ", "log-cutt = "),),
        *("fr.ftl", "log-won", "log-cut is missing (it is what people read of the event 'cut'; its"),
    ),
    "no event": Fault(
        ((BOTH, "log-cut = ", "log-cutt = "),), "fr.ftl", "log-cutt", "'cutt' is not declared as an event (`told`)"
    ),
    "question": Fault(
        ((BOTH, "ask-victim = ", "ask-victims = "),),
        "fr.ftl",
        "ask-aid",
        "ask-victim is missing (it is",
    ),
    "argument": Fault(
        ((BOTH, "$victim", "$target"),),
        *("fr.ftl", "log-cut", "log-cut uses $target, but is given $card, $seat, $victim: use these"),
    ),
    "nobody": Fault(
        (("fr.ftl", "log-passed = { $seat } passe", "log-passed = On passe"),),
        *("fr.ftl", "log-passed", "log-passed does not say who: use $seat"),
    ),
    "unspeakable": Fault(
        (("fr.ftl", "log-passed = ", "log-passed = { name-nothing } "),),
        "fr.ftl",
        "log-passed",
        "log-passed can't be said",
    ),
    "card": Fault(
        ((BOTH, "card-aid = ", "card-help = "),), "fr.ftl", "card-help", "card-aid is missing (the name of a card)"
    ),
    "no card": Fault((("fr.ftl", "card-aid = ", "card-help = "),), "fr.ftl", "card-help", "card-help: no card has"),
    "card text": Fault(
        (("fr.ftl", ".text = À", ".words = À"), ("en.ftl", ".text = Play it", ".words = Play it")),
        *("fr.ftl", "card-aid", "card-aid lacks .text, what the card does: write it below"),
    ),
    "option": Fault(
        ((BOTH, "option-goal = ", "option-aim = "),),
        "fr.ftl",
        "option-aim",
        "option-goal is missing (the",
    ),
    "option help": Fault(((BOTH, ".help = ", ".more = "),), "fr.ftl", "option-goal", "option-goal lacks .help"),
    "pile": Fault(
        ((BOTH, "name-laid = ", "name-lay = "),), "fr.ftl", "name-goal", "name-laid is missing (what people call `laid`"
    ),
    "no pile": Fault(
        ((BOTH, "name-laid = ", "name-lay = "),), "fr.ftl", "name-lay", "name-lay: the table shows nothing of this name"
    ),
    "unit": Fault(((BOTH, ".unit = ", ".units = "),), "fr.ftl", "name-points", "name-points lacks .unit"),
    "section": Fault(
        ((BOTH, "section-BL-AID", "section-BL-HELP"),),
        "fr.ftl",
        "section-BL-END",
        "section-BL-AID is missing",
    ),
    "title": Fault(((BOTH, "game-title = ", "game-name = "),), "fr.ftl", "game-pitch", "game-title is missing"),
    "vocabulary": Fault(
        (("__init__.py", MANIFEST, f'{MANIFEST} vocabulary={{"victim": ("none",)}},'),),
        *("fr.ftl", "choice-pass-aid", "choice-none is missing ('victim' offers this word): write it here"),
    ),
    "word": Fault(
        (("rules.py", "victims(t, me), card)", '["nobody", *victims(t, me)], card)'),),
        *("fr.ftl", "choice-pass-aid", "choice-nobody is missing ('victim' offers this word)"),
    ),
    "place": Fault(
        (("__init__.py", MANIFEST, f'{MANIFEST} regions=("north",),'),),
        *("fr.ftl", "name-goal", "place-north is missing (the name of a place in `regions`)"),
    ),
    "resource": Fault(
        (("__init__.py", MANIFEST, f'{MANIFEST} resources=("oil",),'),),
        "fr.ftl",
        "name-goal",
        "resource-oil is missing",
    ),
    "told": Fault(
        (("rules.py", 't.tell("cut"', 't.tell("cuts"'),),
        *(
            "rules.py",
            '"cuts"',
            "the event 'cuts' is not declared (did you mean 'cut'?): declare it",
        ),
    ),
    "told too little": Fault(
        (("rules.py", 't.tell("cut", me, card, victim)', 't.tell("cut", me, card)'),),
        *(
            "rules.py",
            '"cut"',
            "'cut' is given 2 arguments, but `told=telling(…)` declares 3 (seat,",
        ),
    ),
    "asked": Fault(
        (("rules.py", '"victim", victims(t, me)', '"whom", victims(t, me)'),),
        *(
            "rules.py",
            '"whom"',
            "the question 'whom' is not declared: declare it in `asks=questions(…)`",
        ),
    ),
    "asked too much": Fault(
        (("rules.py", '"aid", me, card)', '"aid", me, card, victim)'),),
        *(
            "rules.py",
            "await react(",
            "'aid' is given 3 arguments, but `asks=questions(…)` declares 2",
        ),
    ),
    "asked by another name": Fault(
        (
            (
                "rules.py",
                "card = await choose_openly(t",
                "ask = choose_openly if me else choose\n    card = await ask(t",
            ),
            ("rules.py", '"action", actions(t, me))', '"action", actions(t, me), 5)'),
        ),
        *("rules.py", "await ask(", "'action' is given 1 arguments, but `asks=questions(…)` declares 0 (none)"),
    ),
    "no mode": Fault(
        (("__init__.py", 'modes={"base": {}}', "modes={}"),),
        "__init__.py",
        "modes=",
        "`modes` names no way to play: name one",
    ),
    "mode": Fault(
        (("__init__.py", 'modes={"base": {}}', 'modes={"base": {}, "long": {"gaol": 20}}'),),
        *("__init__.py", "modes=", "the mode 'long' can't be played: Unknown option “gaol”. Known options: goal."),
    ),
    "forbidden": Fault(
        (
            (
                "__init__.py",
                "= 12  # BL-END-1",
                "= 12\n\n    def forbids(self, seats: int) -> str:\n        return 'BL-END-1'",
            ),
        ),
        *("__init__.py", "modes=", "the mode 'base' is forbidden with every number of seats"),
    ),
    "rule": Fault(
        (("legal.py", '"BL-AID-1"\n', '"BL-AID-2"\n'),),
        *(
            "legal.py",
            "BL-AID-2",
            "there is no rule BL-AID-2 (did you mean 'BL-AID-1'?): write",
        ),
    ),
    "uncited": Fault(
        ((BOTH, "section-BL-END", "rule-BL-AID-2 = Non.\nsection-BL-END"),),
        *("fr.ftl", "BL-AID-2", "no source cites BL-AID-2: write it where the rule is kept"),
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_a_file_is_found(broken: Broken, name: str) -> None:
    fault = FAULTS[name]
    game = broken(*fault.changes)
    findings = [str(one) for checked in check(game, 0) for one in checked.findings]
    assert any(one.startswith(place(game, fault.file, fault.anchor) + fault.text) for one in findings), findings


def test_one_fault_is_one_finding(broken: Broken) -> None:
    assert len(found(broken(("rules.py", 't.tell("cut", me, card, victim)', 't.tell("cut", me, card)')))) == 1
    assert len(found(broken(("fr.ftl", "log-cut = ", "# log-cut = ")))) == 1


# --- what is wrong when it is played ------------------------------------------------------------------------------

TURN = "async def turn("
LEAK = """
    @shown()
    def best(self) -> list[int]:
        return [sum(self.faces[card].value for card in pile.cards) for pile in self.hands]

"""
BROKEN_LAWS = {
    "every game ends": {
        "lost": Fault(
            (("rules.py", "t.move(card, t.hands[me], t.discard)", "t.hands[me].cards.remove(card)"),),
            *("rules.py", TURN, "cards are not conserved: lost ["),
        ),
        "crash": Fault(
            (("rules.py", "    best = max(", "    best = minimum("),),
            *("rules.py", "minimum", "NameError: name 'minimum' is not defined (mode base, 2 seats, seed 0)"),
        ),
    },
    "all that is told": {
        "word": Fault(
            (("legal.py", "return [*offered.values(), PASS]", 'return [*offered.values(), "wait", PASS]'),),
            *("rules.py", TURN, "Untold: "),
        ),
        "undeclared": Fault(
            (("rules.py", 't.tell("passed"', 't.tell("waited"'),),
            *("rules.py", '"waited"', "Undeclared: the event 'waited' is not declared: add it to `told="),
        ),
        "miscounted": Fault(
            (("rules.py", 't.tell("passed", me)', 't.tell("passed", me, me)'),),
            *("rules.py", '"passed"', "Undeclared: the event 'passed' is told with 2 arguments, but broken"),
        ),
    },
    "a copy": {
        "shared": Fault(
            (
                ("state.py", "    deck =", "    trace: list[list[int]] = listed(start='[[]]', shown=True)\n    deck ="),
                ("state.py", "import option, shown", "import listed, option, shown"),
                ("rules.py", "    t.turns += 1\n", "    t.turns += 1\n    t.trace[0].append(me)\n"),
            ),
            *("rules.py", TURN, "a copy of the table shows something else than the table: they share a list"),
        ),
    },
    "a world": {
        "hidden": Fault(
            (
                ("state.py", "    @shown(role", f"{LEAK}    @shown(role"),
            ),
            *("rules.py", TURN, "seat 0 can tell an imagined world from the real one: its view shows what is hidden"),
        ),
    },
    "a choice": {
        "early": Fault(
            (("rules.py", "    victim = await choose(t, me,", "    t.goal += 1\n    victim = await choose(t, me,"),),
            *("rules.py", TURN, "seat "),
        ),
    },
    "a record": {
        "outside": Fault(
            (
                ("rules.py", "HAND: Final = 3", "MET: list[int] = []\nHAND: Final = 3"),
                ("rules.py", "t.turns += 1\n", "t.turns += 1\n    MET.append(me)\n    t.goal = 9 + len(MET) % 7\n"),
            ),
            *("rules.py", TURN, "a record that is played again comes to another table"),
        ),
        "unawaited": Fault(
            (("rules.py", "await EFFECTS[t.faces[card].kind]", "EFFECTS[t.faces[card].kind]"),),
            *("rules.py", TURN, "coroutine '"),
        ),
    },
    "without what is told": {
        "moves": Fault(
            (("rules.py", "    t.tell(\"drew\", me, card)", "    t.tell(\"drew\", me, (t.take(t.deck), card)[1])"),),
            *("rules.py", TURN, "without `tell` another game is played"),
        ),
    },
    "bots have": {
        "unasked": Fault(
            (("heuristic.py", '"victim": of', '"victims": of'),),
            *("rules.py", TURN, "heuristic.py rates 'victims', which is no question of `asks`"),
        ),
        "too few": Fault(
            (("heuristic.py", "if isinstance(option, int) else KEEP for option in options]",
              "for option in options if isinstance(option, int)]"),),
            *("rules.py", TURN, "heuristic.py gives "),
        ),
    },
}  # fmt: skip


@pytest.mark.parametrize(("law", "name"), [(law, name) for law, faults in BROKEN_LAWS.items() for name in faults])
def test_a_fault_in_play_is_found(broken: Broken, law: str, name: str) -> None:
    fault = BROKEN_LAWS[law][name]
    game = broken(*fault.changes)
    findings = [str(one) for one in found(game, law, 2)]
    assert any(one.startswith(place(game, fault.file, fault.anchor) + fault.text) for one in findings), findings


def test_a_card_that_is_seen_too_early_is_found(broken: Broken) -> None:
    game = broken(("rules.py", "    t.turn = t.roll", "    t.known[t.hands[0].cards[0]] |= 2\n    t.turn = t.roll"))
    assert "seat 1 is shown" in str(found(game, "nobody is shown")[0])


def test_a_game_without_end_is_found(broken: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 300)
    endless = ("rules.py", "    return not t.deck.cards or max(t.points()) >= t.goal", "    return False")
    drawn_out = (
        "rules.py",
        "    card = t.take(t.deck)\n",
        "    if not t.deck.cards:\n        return\n    card = t.take(t.deck)\n",
    )
    assert "a game of more than 300 answers" in str(found(broken(endless, drawn_out), "every game ends")[0])


def test_what_breaks_every_game_is_told_once(broken: Broken) -> None:
    checked = list(check(broken(("rules.py", "    best = max(", "    best = minimum(")), 1))
    assert [len(one.findings) for one in checked] == [0] * 8 + [1] + [0] * 8
    assert [one.tried for one in checked] == [True] * 9 + [False] * 8


def test_nothing_else_is_tried_without_cards(broken: Broken) -> None:
    checked = list(check(broken(("cards.csv", "aid,aid,6", "aid,aid,six")), 1))
    assert [one.tried for one in checked] == [True] + [False] * 16


def test_the_same_fault_is_told_once(broken: Broken) -> None:
    game = broken(("rules.py", "    best = max(", "    best = minimum("))
    assert len(found(game, "every game ends", 3)) == 1
