"""Programs as bots: whatever a program does, the table goes on, and nothing of it stays behind."""

import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from crise.bots.protocol.messages import LONGEST_LINE, Dialogue
from crise.bots.protocol.program import CannotStart, Program
from crise.bots.protocol.wire import SLOW, WireBot
from crise.engine.ask import PASS, Ask
from crise.engine.match import Match
from crise.games.virus_war import VIRUS_WAR

ASK: Ask = (0, "action", [3, PASS], ())
VIEW = {"hand": [(3, "virus")]}
LONG = 60.0  # seconds; a computer that is busy with other things takes its time, but nobody waits for 1000
Start = Callable[..., WireBot]


def nothing() -> Match:
    raise AssertionError("a program needs no worlds")


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """A bot of a few lines of Python, with little time."""
    programs: list[Program] = []
    monkeypatch.setattr("crise.bots.protocol.program.START_SECONDS", LONG)

    def call(source: str, seconds: float = 1.0) -> WireBot:
        file = tmp_path / f"bot{len(programs)}.py"
        file.write_text("import json, os, sys, time\n" + source, encoding="utf-8")
        program = Program(shlex.join([sys.executable, str(file)]))
        programs.append(program)
        dialogue = Dialogue(VIRUS_WAR, 0, 2, VIRUS_WAR.options(), 7, seconds, program.number)
        return WireBot(dialogue, program)

    yield call
    for program in programs:
        program.cut()
        assert not program.running


GOOD = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "request":
        print(json.dumps({"type": "answer", "request": message["request"], "option": "virus#3"}), flush=True)
"""


def program_of(bot: WireBot) -> Program:
    assert isinstance(bot.wire, Program)
    return bot.wire


def test_a_program_answers_and_goes_when_its_input_ends(start: Start) -> None:
    bot = start(GOOD)
    assert [bot.choose(VIEW, ASK, nothing) for _ in range(20)] == [3] * 20
    assert not bot.faults
    assert len(bot.times) == 20
    assert program_of(bot).close()


def test_a_program_that_dies_tells_its_last_words(start: Start) -> None:
    bot = start("sys.stdin.readline()\nprint('é' * 9000 + ' no luck today', file=sys.stderr)\nsys.exit(3)\n")
    assert bot.choose(VIEW, ASK, nothing) is PASS
    assert "exit code 3" in bot.broken
    assert "no luck today" in bot.broken
    assert len(bot.broken) < 600
    assert bot.faults[-1].rule == "BP-7"
    assert bot.choose(VIEW, ASK, nothing) is PASS


def test_a_program_that_crashes_in_mid_game(start: Start) -> None:
    bot = start(
        GOOD.replace("for line", "for at, line").replace("sys.stdin:", "enumerate(sys.stdin):\n    1 // (3 - at)")
    )
    assert bot.choose(VIEW, ASK, nothing) == 3
    assert bot.choose(VIEW, ASK, nothing) == 3
    assert bot.choose(VIEW, ASK, nothing) is PASS
    assert "ZeroDivisionError" in bot.broken


def test_a_program_that_hangs_is_killed(start: Start) -> None:
    bot = start("time.sleep(1000)\n", seconds=0.1)
    program_of(bot).grace()
    began = time.monotonic()
    for _ in range(SLOW + 5):
        assert bot.choose(VIEW, ASK, nothing) is PASS
    assert time.monotonic() - began < LONG
    assert not program_of(bot).running
    assert [fault.rule for fault in bot.faults] == ["BP-5"] * (SLOW + 1)


def test_a_program_that_never_reads_holds_nobody_up(start: Start) -> None:
    """A pipe holds less than these views."""
    bot = start("time.sleep(1000)\n", seconds=0.1)
    program_of(bot).grace()
    began = time.monotonic()
    for _ in range(SLOW):
        bot.choose({**VIEW, "much": "x" * 300_000}, ASK, nothing)
    assert time.monotonic() - began < LONG
    assert not program_of(bot).running


@pytest.mark.parametrize(
    ("source", "rule", "words"),
    [
        ("while True: print('{}')", "BP-6", "lines"),
        ("while True: sys.stdout.write('x' * 4096)", "BP-1", f"more than {LONGEST_LINE} bytes"),
    ],
)
def test_a_program_that_floods_is_cut_off(start: Start, source: str, rule: str, words: str) -> None:
    bot = start(source + "\n")
    for _ in range(60):
        bot.choose(VIEW, ASK, nothing)
    assert words in bot.broken
    assert bot.faults[-1].rule == rule
    assert not program_of(bot).running


def test_a_flood_of_errors_is_read_and_forgotten(start: Start) -> None:
    bot = start("for _ in range(3000): print('x' * 1000, file=sys.stderr)\n" + GOOD)
    assert bot.choose(VIEW, ASK, nothing) == 3
    assert len(program_of(bot).stderr()) < 5000


def test_children_of_a_program_go_with_it(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "pid"
    bot = start(
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
        f"open({str(file)!r}, 'w').write(str(child.pid))\n" + GOOD
    )
    assert bot.choose(VIEW, ASK, nothing) == 3
    pid = int(file.read_text("utf-8"))
    program_of(bot).cut()
    began = time.monotonic()
    while alive(pid):
        assert time.monotonic() - began < LONG
        time.sleep(0.02)


def alive(pid: int) -> bool:
    """A zombie, whom nobody has fetched yet, is not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_a_program_that_stays_when_its_input_ends_is_killed(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.bots.protocol.program.END_SECONDS", 0.3)
    bot = start(GOOD + "time.sleep(1000)\n")
    assert bot.choose(VIEW, ASK, nothing) == 3
    assert not program_of(bot).close()
    assert not program_of(bot).running


def test_a_program_has_more_time_for_its_first_answer(start: Start) -> None:
    bot = start("time.sleep(0.5)\n" + GOOD, seconds=0.2)
    assert bot.choose(VIEW, ASK, nothing) == 3
    assert program_of(bot).grace() == 0


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("./no-such-bot", "./no-such-bot: no such program"),
        ("no-such-bot --fast", "no-such-bot: no such program"),
        ("", "an empty command"),
        ("bot 'x", "is not a command: No closing quotation"),
        (shlex.quote(__file__), "not executable"),
    ],
)
def test_what_cannot_be_started_is_said(command: str, words: str) -> None:
    with pytest.raises(CannotStart, match=words):
        Program(command)


def test_a_file_that_is_no_program(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x00\x01\x02")
    file.chmod(0o755)
    with pytest.raises(CannotStart, match="Exec format error"):
        Program(shlex.quote(str(file)))
