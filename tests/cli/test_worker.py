"""`crise worker`: what is said when it can't be; and how its secret is kept."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from crise.cli.shared import WRONG_INPUT
from crise.server.workers.greeting import Reason, Unwelcome
from crise.server.workers.secret import NAME, VARIABLE
from tests.cli.conftest import Crise

SECRET = "what only this house knows"


@pytest.fixture
def secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(VARIABLE, raising=False)
    file = tmp_path / "secret"
    file.write_text(f"{SECRET}\n")
    file.chmod(0o600)
    return file


@pytest.mark.parametrize("server", ["10.0.0.5", "10.0.0.5:", ":8778", "10.0.0.5:http", "10.0.0.5:0", "10.0.0.5:99999"])
def test_a_place_that_is_none(crise: Crise, secret: Path, server: str) -> None:
    done = crise("worker", server, "--secret", secret)
    assert (done.code, server in done.err, "worker_door" in done.err) == (WRONG_INPUT, True, True)


def test_no_process_at_all(crise: Crise, secret: Path) -> None:
    done = crise("worker", "10.0.0.5:8778", "--count", 0, "--secret", secret)
    assert (done.code, "--count" in done.err) == (WRONG_INPUT, True)


def test_a_secret_that_is_not_there_is_short_or_read_by_everybody(crise: Crise, secret: Path) -> None:
    words = ("worker", "10.0.0.5:8778", "--language", "en", "--secret")
    done = crise(*words, secret.with_name("none"))
    assert (done.code, "worker.secret" in done.err) == (WRONG_INPUT, True)
    secret.chmod(0o644)
    done = crise(*words, secret)
    assert (done.code, "chmod 600" in done.err) == (WRONG_INPUT, True)
    secret.chmod(0o600)
    secret.write_text("short")
    done = crise(*words, secret)
    assert (done.code, "16" in done.err, "short" in done.err.replace("too short", "")) == (WRONG_INPUT, True, False)


def test_a_secret_of_the_environment(crise: Crise, secret: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "short")
    done = crise("worker", "10.0.0.5:8778")
    assert (done.code, VARIABLE in done.err) == (WRONG_INPUT, True)


def replaced(monkeypatch: pytest.MonkeyPatch, why: Reason | None) -> list[Any]:
    """Nobody connects to anything: what would have been begun."""
    from crise.server.workers import helper

    begun: list[Any] = []

    def help_server(place: Any, secret: str, count: int, told: Callable[[bool], None]) -> None:
        begun.append((*place, secret, count))
        told(False)
        told(True)

    def until_stopped(work: Coroutine[Any, Any, None]) -> None:
        if why is not None:
            raise Unwelcome(why, "9.9-theirs")

    monkeypatch.setattr(helper, "help_server", help_server)
    monkeypatch.setattr(helper, "until_stopped", until_stopped)
    return begun


def test_it_says_whether_a_server_is_there(crise: Crise, secret: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = replaced(monkeypatch, None)
    done = crise("worker", "[fd00::5]:8778", "--count", 2, "--secret", secret)
    assert (done.code, done.err, begun) == (0, "", [("fd00::5", 8778, SECRET, 2)])
    assert [line.count("[fd00::5]:8778") for line in done.out.splitlines()] == [1, 1]
    assert SECRET not in done.out


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("why", "named"),
    [("secret", "worker.secret"), ("impostor", "worker.secret"), ("version", "9.9-theirs"), ("process", "")],
)
def test_why_it_is_not_welcome(
    crise: Crise, secret: Path, monkeypatch: pytest.MonkeyPatch, why: Reason, named: str, language: str
) -> None:
    replaced(monkeypatch, why)
    done = crise("worker", "10.0.0.5:8778", "--secret", secret, "--language", language)
    assert done.code == WRONG_INPUT
    assert named in done.err
    assert SECRET not in done.err


# --- the server's side ----------------------------------------------------------------------------------------


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    from crise.server.http import app

    seen: list[Any] = []
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(app, "serve", lambda *given: seen.append(given))
    return seen


def test_the_server_makes_a_secret_and_keeps_it_to_itself(
    crise: Crise, served: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("serve", "--port", 0, "--data", tmp_path / "new", "--set", "worker_door=127.0.0.1,0")
    assert [crise(*words).code for _ in range(2)] == [0, 0]
    first, again = (given[0].worker_secret for given in served)
    file = tmp_path / "new" / NAME
    assert first == again == file.read_text().strip()
    assert len(first) > 40
    assert file.stat().st_mode & 0o777 == 0o600
    served[0][-1]()
    said = capsys.readouterr().out
    assert "crise worker 127.0.0.1:" in said
    assert first not in said


def test_the_server_takes_a_secret_from_the_environment_only(
    crise: Crise, served: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("serve", "--port", 0, "--data", tmp_path, "--set", "worker_door=127.0.0.1,0")
    done = crise(*words, "--set", f"worker_secret={SECRET}")
    assert (done.code, VARIABLE in done.err, SECRET in done.err) == (WRONG_INPUT, True, False)
    monkeypatch.setenv(VARIABLE, "short")
    assert crise(*words).code == WRONG_INPUT
    monkeypatch.setenv(VARIABLE, SECRET)
    assert crise(*words).code == 0
    assert (served[0][0].worker_secret, (tmp_path / NAME).exists()) == (SECRET, False)


def test_a_door_where_there_can_be_none(crise: Crise, served: list[Any], tmp_path: Path) -> None:
    for door in ("127.0.0.1,18998", "192.0.2.1,0", "127.0.0.1,99999"):
        done = crise("serve", "--port", 18998, "--data", tmp_path, "--set", f"worker_door={door}")
        assert (done.code, "worker_door" in done.err) == (WRONG_INPUT, True)
    assert served == []
