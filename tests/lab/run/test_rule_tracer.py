"""Which rules came into play."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from crise import builds
from crise.game.texts import words
from crise.games import GAMES
from crise.games.virus_war import rules as virus_war
from crise.lab.run.citations import citations, ids_in
from crise.lab.run.rule_tracer import RuleTracer, trace_rules, trace_source, traceable
from crise.lab.simulate.play import Plan

SOURCE = '''"""XX-MOD-1: a module is not a place that is reached."""

LIMIT = 3  # XX-CON-1


def head(x):
    """XX-ONE-1 to XX-ONE-3, XX-TWO-1: when it is called."""
    if x:
        x = 1  # XX-YES-1
    # XX-NEXT-1: belongs to what is below
    return (
        x,
        2,  # XX-LONG-1
    )


def forbids(x):
    if x:
        return "XX-NO-1"
    return ""


class Table:
    def __init__(self):
        self.x = 1  # XX-INIT-1


TABLE = {
    "a": lambda x: "XX-LAM-1",
}
'''


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "source.py"
    file.write_text(SOURCE, encoding="utf-8")
    return file


def test_ids_in_a_text() -> None:
    assert ids_in("VW-SET-1 to VW-SET-3, and ED-END-2.") == {"VW-SET-1", "VW-SET-2", "VW-SET-3", "ED-END-2"}
    assert ids_in("VW-SET-1 to ED-SET-3") == {"VW-SET-1", "ED-SET-3"}


def test_where_a_source_cites_rules(source: Path) -> None:
    heads, lines = citations(str(source))
    at = {line.strip(): number for number, line in enumerate(SOURCE.splitlines(), 1)}
    assert heads == {at["def head(x):"]: {"XX-ONE-1", "XX-ONE-2", "XX-ONE-3", "XX-TWO-1"}}
    assert lines[at["x = 1  # XX-YES-1"]] == {"XX-YES-1"}
    assert lines[at["return ("]] == {"XX-NEXT-1", "XX-LONG-1"}
    assert lines[at['return "XX-NO-1"']] == {"XX-NO-1"}
    assert lines[at['"a": lambda x: "XX-LAM-1",']] == {"XX-LAM-1"}
    cited = {id for ids in (*heads.values(), *lines.values()) for id in ids}
    assert not {"XX-MOD-1", "XX-CON-1"} & cited


def test_what_is_reached_is_seen(source: Path) -> None:
    scope: dict[str, object] = {}
    exec(compile(SOURCE, str(source), "exec"), scope)
    seen: dict[str, set[str]] = {}
    for said in ("head(0)", "head(1)", "forbids(0)", "forbids(1)", "Table()", "TABLE['a'](1)"):
        with RuleTracer([source.parent]) as witness:
            eval(said, scope)
        seen[said] = witness.seen
    common = {"XX-ONE-1", "XX-ONE-2", "XX-ONE-3", "XX-TWO-1", "XX-NEXT-1", "XX-LONG-1"}
    assert seen["head(0)"] == common
    assert seen["head(1)"] == common | {"XX-YES-1"}
    assert (seen["forbids(0)"], seen["forbids(1)"]) == (set(), {"XX-NO-1"})
    assert seen["Table()"] == set()  # preparation
    assert seen["TABLE['a'](1)"] == {"XX-LAM-1"}
    assert not isinstance(getattr(sys.gettrace(), "__self__", None), RuleTracer)


def test_watched_games() -> None:
    teams = Plan("virus-war", 4, ("random",) * 4, options={"teams": True})
    plans = {4: teams, 2: Plan("virus-war", 2, ("random",) * 2)}
    found = trace_rules(plans, range(1, 5))
    by_game = {number: set(rows["rule"]) for (number,), rows in found.group_by("game")}
    assert sorted(by_game) == [1, 2, 3, 4]
    for number, rules in by_game.items():
        assert {"VW-SET-1", "VW-TURN-1"} <= rules
        assert ("VW-COOP-2" in rules) == (number % 2 == 1)  # a partner dies in team games only
        assert rules <= traceable("virus-war") <= set(words(GAMES["virus-war"], "fr").rule_ids())
    assert trace_source(plans, range(1, 5)).equals(found)


def test_a_rule_about_a_rare_case_counts_only_in_that_case() -> None:
    """That the supply of tokens runs short, not that tokens are taken."""
    places = {id for lines in citations(str(virus_war.__file__))[1].values() for id in lines}
    assert {"VW-TURN-8", "VW-TURN-11"} <= places
    found = trace_rules({2: Plan("virus-war", 2, ("normal",) * 2)}, range(1, 9))
    assert "VW-VIR-2" in set(found["rule"])
    assert not {"VW-TURN-8", "VW-TURN-11"} & set(found["rule"])


def test_a_game_that_fails_is_not_watched() -> None:
    options = {"turn_limit": 9999}
    plan = Plan("virus-war", 2, ("random", "random"), options=options, cards="card,kind,count,source,value\n")
    with pytest.raises(ValueError, match="no card"):
        trace_rules({2: plan}, range(1, 2))


def test_the_source_is_taken_even_beside_machine_code(tmp_path: Path) -> None:
    package = tmp_path / "crise" / "game"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "rules.py").write_text("KIND = 'source'", encoding="utf-8")
    suffix = __import__("importlib.machinery").machinery.EXTENSION_SUFFIXES[0]
    (package / f"rules{suffix}").write_bytes(b"not really machine code")
    (tmp_path / "crise" / "__init__.py").write_text("", encoding="utf-8")
    shutil.copy(builds.__file__, tmp_path / "builds.py")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from builds import use_source; use_source(); "
    code += "import crise.game.rules as rules; print(rules.KIND)"
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("source\n", "")
