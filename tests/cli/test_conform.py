"""`crise conform`: what it says of good programs and of bad ones."""

import json
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from crise.games import GAMES
from crise.lab.tools.conform import Tricks, places
from tests.cli.conftest import Crise

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
PYTHON = shlex.quote(sys.executable)

LOOP = """
import json, sys, time
for at, line in enumerate(sys.stdin):
    message = json.loads(line)
    if message["type"] == "request":
        answer = {"type": "answer", "request": message["request"], "option": message["ask"]["options"][0]["id"]}
        {}
        print(json.dumps(answer), flush=True)
"""


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.bots.protocol.program.START_SECONDS", 5.0)
    monkeypatch.setattr("crise.bots.protocol.program.END_SECONDS", 0.5)


def program(folder: Path, does: str, loop: str = LOOP) -> str:
    file = folder / "bot.py"
    file.write_text(loop.replace("{}\n", does + "\n"), encoding="utf-8")
    return f"{PYTHON} {shlex.quote(str(file))}"


NODE = pytest.mark.skipif(shutil.which("node") is None, reason="needs Node, which is not installed here")


@pytest.mark.parametrize(
    "command", [f"{PYTHON} {EXAMPLES / 'bot.py'}", pytest.param(f"node {EXAMPLES / 'bot.js'}", marks=NODE)]
)
def test_the_examples_keep_the_protocol(crise: Crise, command: str) -> None:
    done = crise("conform", command, "--games", 12)
    assert "it keeps the protocol" in done.out
    assert "12 games at 12 kinds of tables" in done.out
    assert "0 default actions" in done.out
    assert done.code == 0
    for trick in Tricks.NAMES:
        assert trick in done.out


def test_the_python_example_is_short() -> None:
    code = (EXAMPLES / "bot.py").read_text("utf-8").splitlines()
    assert len(code) <= 25


def test_every_table_is_met() -> None:
    met = places()
    assert len(met) == len(set(met))
    assert {place.game for place in met[: len(GAMES)]} == set(GAMES)
    for game in GAMES.values():
        assert {place.mode for place in met if place.game == game.id} == set(game.modes)
        assert {place.seats for place in met if place.game == game.id} == set(game.seats)


@pytest.mark.parametrize(
    ("does", "rule", "words"),
    [
        ("answer = 'thinking...'", "BP-2", "not an answer"),
        ("print('thinking...')", "BP-1", "'thinking...'"),
        ("answer['request'] += 1", "BP-3", "there was no request"),
        ("answer['option'] = 'win'", "BP-4", "'win' is not among the options"),
        ("time.sleep(0.3 if at > 5 else 0)", "BP-5", "no answer within 0.2 s"),
        ("print(json.dumps(answer))", "BP-6", "no longer open"),
        ("if at > 5: sys.exit('tired')", "BP-7", "its last words: tired"),
    ],
)
def test_a_broken_rule_is_named(crise: Crise, tmp_path: Path, does: str, rule: str, words: str) -> None:
    done = crise("conform", program(tmp_path, does), "--games", 2, "--seconds", 0.2, "--json")
    found = {broken["rule"]: broken for broken in json.loads(done.out)["broken"]}
    assert rule in found
    assert words in found[rule]["examples"][0]
    assert done.code == 1


def test_who_chokes_on_the_unknown_is_told_why(crise: Crise, tmp_path: Path) -> None:
    loop = LOOP.replace("    if message", "    assert message['type'] != 'weather'\n    if message", 1)
    done = crise("conform", program(tmp_path, "pass", loop), "--games", 1)
    assert "BP-7 broken" in done.out
    assert "(after: unknown message)" in done.out
    assert done.code == 1


def test_who_stays_when_the_input_ends(crise: Crise, tmp_path: Path) -> None:
    done = crise("conform", program(tmp_path, "pass", LOOP + "time.sleep(1000)\n"), "--games", 1)
    assert "did not end when its input ended" in done.out
    assert done.code == 1


def test_a_run_with_a_program_that_does_not_stay_up_is_short(crise: Crise) -> None:
    done = crise("conform", "true", "--games", 200)
    assert "of 200 games: the bot did not stay up" in done.out
    assert "exit code 0" in done.out
    assert done.code == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["no-such-bot"], "can't be started: no-such-bot: no such program"),
        (["true", "--games", "0"], "--games must be at least 1"),
        (["true", "--seconds", "0"], "--seconds must be above 0"),
        (["true", "--seed", "-1"], "--seed must be at least 0"),
    ],
)
def test_what_is_typed_wrongly_is_said(crise: Crise, arguments: list[str], words: str) -> None:
    done = crise("conform", *arguments)
    assert words in done.err
    assert done.code == 2
