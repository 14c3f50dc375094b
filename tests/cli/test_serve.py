"""`crise serve`: what is said when it can't be."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from crise.cli import run
from crise.cli.shared import WRONG_INPUT


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert run(["serve", "--port", str(port), "--data", str(tmp_path)]) == WRONG_INPUT
    said = capsys.readouterr().err
    assert f"{port}" in said
    assert "--port" in said


def test_a_folder_that_can_not_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert run(["serve", "--data", str(tmp_path / "file" / "x"), "--language", "en"]) == WRONG_INPUT
    assert "--data" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["99999", "-1"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_port_that_no_computer_has(
    port: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--port", port, "--data", str(tmp_path), "--language", language]) == WRONG_INPUT
    said = capsys.readouterr().err
    assert port in said
    assert "65535" in said


@pytest.mark.parametrize("host", ["nosuchhost.invalid", "192.0.2.1", "::zz", "a" * 70])
def test_a_host_that_this_computer_is_not(host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not the port's fault."""
    assert run(["serve", "--host", host, "--port", "0", "--data", str(tmp_path)]) == WRONG_INPUT
    said = capsys.readouterr().err
    assert host in said
    assert "--host" in said
    assert "--port" not in said


def test_a_level_of_the_log_that_there_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "0", "--data", str(tmp_path), "--log", "foo"]) == WRONG_INPUT
    said = capsys.readouterr().err
    assert "--log" in said
    assert "warning" in said


def test_what_it_serves_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The settings reach the server; `--quick` takes the pauses out, `--trust` the limits."""
    from crise.server.http import app

    seen = []
    monkeypatch.setattr(app, "serve", lambda *given: seen.append(given))
    assert run(["serve", "--port", "0", "--data", str(tmp_path), "--quick", "--trust", "10.0.0.1"]) == 0
    [(settings, host, port, proxies, log, tell)] = seen
    assert (host, proxies, log) == ("127.0.0.1", "", "warning")
    assert port > 0
    assert settings.data == tmp_path
    assert not settings.pace.windows
    assert settings.limits.trusted == {"10.0.0.1"}
    assert settings.metrics is None, "figures are told to nobody unless somebody says so"
    assert capsys.readouterr().out == "", "nothing is said before it is open"
    tell()
    assert "Table ouverte" in capsys.readouterr().out


def test_a_database_instead_of_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where it is may be read, who may enter not; and nobody has to own a folder."""
    from crise.server.http import app

    seen = []
    monkeypatch.setattr(app, "serve", lambda *given: seen.append(given))
    monkeypatch.setenv("CRISE_DATABASE", "postgresql://ada:lovelace@db.example:5433/crise?password=lovelace")
    assert run(["serve", "--port", "0", "--data", str(tmp_path / "none")]) == 0
    seen[0][-1]()
    said = capsys.readouterr().out
    assert "postgresql://db.example/crise" in said
    assert "lovelace" not in said
    assert not (tmp_path / "none").exists()
    assert run(["serve", "--port", "0", "--database", "password=lovelace host=db"]) == 0
    seen[1][-1]()
    assert "lovelace" not in capsys.readouterr().out
    assert run(["serve", "--port", "0", "--host", "0.0.0.0"]) == WRONG_INPUT, "where would the others find it?"
    assert "address=" in capsys.readouterr().err


def test_a_database_that_does_not_answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("crise.server.http.app.keep_private", lambda folder: None)  # of this process
    assert run(["serve", "--port", "0", "--database", "postgresql://ada:lovelace@127.0.0.1:1/crise"]) == WRONG_INPUT
    said = capsys.readouterr().err
    assert "postgresql://127.0.0.1/crise" in said
    assert "lovelace" not in said


@pytest.mark.parametrize(("host", "told"), [([], "127.0.0.1"), (["--metrics-host", "0.0.0.0"], "0.0.0.0")])
def test_where_figures_are_told(
    host: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from crise.server.http import app

    seen = []
    monkeypatch.setattr(app, "serve", lambda *given: seen.append(given))
    assert run(["serve", "--port", "0", "--data", str(tmp_path), "--metrics-port", "0", *host]) == 0
    assert seen[0][0].metrics[0] == told
    seen[0][-1]()
    assert f"http://localhost:{seen[0][0].metrics[1]}/metrics" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--port", "18999", "--metrics-port", "18999"], "--metrics-port"),
        (["--port", "0", "--metrics-port", "99999"], "--metrics-port"),
        (["--port", "0", "--metrics-port", "0", "--metrics-host", "192.0.2.1"], "--metrics-host"),
    ],
)
def test_a_place_where_no_figures_can_be_told(
    words: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--data", str(tmp_path), *words]) == WRONG_INPUT
    assert named in capsys.readouterr().err
