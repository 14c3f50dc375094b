"""The command as a whole: help, version, wrong usage, languages."""

import re
import subprocess
import sys
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from crise.builds import SWITCH, CompiledFinder, about
from crise.cli import main
from tests.cli.conftest import Crise

COMMANDS = {
    "games": ["--language", "--json"],
    "play": ["GAME", "--seats", "--people", "--bots", "--option", "--cards", "--seed", "--record", "--language"],
    "simulate": [
        "GAME",
        "--games",
        "--seats",
        "--bot",
        "--option",
        "--cards",
        "--seed",
        "--jobs",
        "--records",
        "--json",
    ],
    "sweep": ["GAME", "--games", "--seed", "--json"],
    "replay": ["FILE", "--seat", "--to", "--language", "--json"],
    "verify": ["FILE", "--json"],
    "rules": ["GAME", "--coverage", "--tests", "--search", "--language", "--json"],
    "cards": ["GAME", "--export", "--check", "--language", "--json"],
    "new": ["NAME", "--folder", "--language"],
    "worker": ["SERVER", "--count", "--secret", "--language"],
    "bench": ["--peers", "--rounds", "--json"],
}


def test_help_names_every_command(crise: Crise) -> None:
    done = crise("--help")
    assert done.code == 0
    assert all(re.search(rf"^│ {name} +\w", done.out, re.MULTILINE) for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_names_every_option(crise: Crise, command: str) -> None:
    done = crise(command, "--help")
    assert done.code == 0
    assert [word for word in COMMANDS[command] if word not in done.out] == []
    assert done.err == ""


def test_without_a_command_help_is_shown(crise: Crise) -> None:
    done = crise()
    assert (done.code, "Commands" in done.out) == (0, True)


def test_version(crise: Crise) -> None:
    """And which build is in use."""
    assert crise("--version").out == f"crise {version('crise')}, {about()}\n"


def test_a_command_that_looks_at_the_source_begins_again_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the compiled build, which may be in use by itself, no function can be seen."""
    began: list[Any] = []
    monkeypatch.setattr("os.execve", lambda *command: began.append(command))
    monkeypatch.setattr("crise.cli.run", lambda: 0)
    monkeypatch.setattr("sys.meta_path", [CompiledFinder(Path("build")), *sys.meta_path])
    for words in (["games"], [], ["sweep", "virus-war"]):
        monkeypatch.setattr("sys.argv", ["crise", *words])
        with pytest.raises(SystemExit):
            main()
    [(program, words, env)] = began
    assert (program, words[-2:], env[SWITCH]) == (sys.executable, ["sweep", "virus-war"], "0")
    monkeypatch.setattr("sys.meta_path", sys.meta_path[1:])
    with pytest.raises(SystemExit):
        main()
    assert len(began) == 1


@pytest.mark.parametrize(
    ("tokens", "hint"),
    [
        (["gams"], 'Did you mean "games"?'),
        (["games", "--jso"], "--jso"),
        (["games", "--language", "de"], '"fr", "en"'),
        (["simulate"], "GAME"),
        (["simulate", "virus-war", "--seats", "many"], "--seats"),
        (["verify"], "FILE"),
        (["sweep", "virus-war", "--games", "0"], "--games must be at least 1"),
        (["sweep", "virus-war", "--seed", "-1"], "seed"),
        (["bench", "--rounds", "0"], "--rounds must be at least 1"),
    ],
)
def test_wrong_usage_exits_2_and_says_what_to_do(crise: Crise, tokens: list[str], hint: str) -> None:
    done = crise(*tokens)
    assert done.code == 2
    assert hint in done.err
    assert done.out == ""
    assert "Traceback" not in done.err


def test_the_language_comes_from_the_environment_too(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Jeux" in crise("games").out
    monkeypatch.setenv("CRISE_LANGUAGE", "en")
    assert "Games" in crise("games").out
    assert "Jeux" in crise("games", "--language", "fr").out
    monkeypatch.setenv("CRISE_LANGUAGE", "xx")
    assert crise("games").code == 2


def test_both_catalogues_have_the_same_messages_and_arguments() -> None:
    def shape(language: str) -> dict[str, set[str]]:
        text = (files("crise.cli") / f"{language}.ftl").read_text("utf-8")
        return {
            id: set(re.findall(r"\$\w+", said)) for id, said in re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE)
        }

    assert shape("fr") == shape("en")


def test_french_is_typeset() -> None:
    text = (files("crise.cli") / "fr.ftl").read_text("utf-8")
    said = "\n".join(re.findall(r"^[\w-]+ = (.+)$", text, re.MULTILINE))
    assert re.findall(r"'| [:;?!»]|« ", said) == []


def test_a_reader_who_has_enough_is_no_failure() -> None:
    shell = f"{sys.executable} -c 'from crise.cli import main; main()' rules virus-war; echo $? >&2"
    with subprocess.Popen(["sh", "-c", shell], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == "0\n"
