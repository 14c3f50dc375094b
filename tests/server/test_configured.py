"""Settings by file, environment and flags; and the documents say them all."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from crise.cli import run
from crise.cli.shared import WRONG_INPUT
from crise.server.configured import SettingsFault, all_settings, as_table, configured
from crise.server.settings import Settings

ROOT = Path(__file__).parents[2]


def test_a_flag_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "crise.toml"
    file.write_text(
        'data = "/srv/x"\nport = 1\nhosts = ["a.example"]\n[limits]\nsockets = 2\nchat = [1, 2]\ntables = [3, 4]\n'
    )
    environ = {
        "CRISE_LIMITS_SOCKETS": "5",
        "CRISE_LIMITS_CHAT": "0.5, 7",
        "CRISE_METRICS": "127.0.0.1,9100",
        "HOME": "/",
    }
    settings = configured(file, environ, {"limits.sockets": "9", "pace.windows": "false"})
    assert (settings.data, settings.port, settings.hosts) == (Path("/srv/x"), 1, ("a.example",))
    assert (settings.limits.sockets, settings.limits.chat, settings.limits.tables) == (9, (0.5, 7.0), (3.0, 4.0))
    assert (settings.metrics, settings.pace.windows) == (("127.0.0.1", 9100), False)


def test_without_a_word_all_is_as_usual(tmp_path: Path) -> None:
    assert configured(None, {}, {"data": tmp_path}) == Settings(data=tmp_path)


@pytest.mark.parametrize(
    "given",
    [
        {"limits.socket": "3"},
        {"limits": "3"},
        {"limits.sockets": "many"},
        {"limits.chat": "1"},
        {"log": "loud"},
        {"worker_command": "rm"},
        {"pace.windows": "perhaps"},
    ],
)
def test_what_can_not_be_set_is_named(given: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(SettingsFault) as fault:
        configured(None, {}, {"data": tmp_path, **given})
    assert fault.value.name in given


def test_a_wrong_setting_is_said_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path)]
    assert run([*words, "--set", "limits.sockets=many"]) == WRONG_INPUT
    assert run([*words, "--set", "limits.sockets"]) == WRONG_INPUT
    assert run([*words, "--settings", str(tmp_path / "nothing.toml")]) == WRONG_INPUT
    assert capsys.readouterr().err.count("Réglage") == 3


def test_the_documents_have_the_table_of_all_settings() -> None:
    """`python -c "from crise.server.configured import as_table; print(as_table())"` writes it anew."""
    assert (ROOT / "docs/hosting.md").read_text("utf-8").endswith(as_table())
    assert len({setting.variable for setting in all_settings()}) == len(list(all_settings())) > 30
    assert all(setting.text for setting in all_settings())


def test_what_is_deployed_fits_the_commands(tmp_path: Path) -> None:
    settings = configured(ROOT / "deploy/crise.toml", {}, {})
    assert settings.limits.sockets == 300
    assert tomllib.loads((ROOT / "deploy/crise.toml").read_text())["proxies"] == settings.proxies
    known = {setting.variable for setting in all_settings()}
    container = (ROOT / "deploy/Containerfile").read_text()
    [named] = [line for line in container.splitlines() if line.startswith("ENV ")]
    assert {pair.partition("=")[0] for pair in named.split()[1:]} <= known
    for file in ("nginx.conf", "Caddyfile"):
        assert f"127.0.0.1:{settings.port}" in (ROOT / "deploy" / file).read_text()
    assert "crise serve --settings /etc/crise.toml" in (ROOT / "deploy/crise.service").read_text()
    assert "crise worker 10.0.0.5:8778 --secret %d/worker.secret" in (ROOT / "deploy/crise-worker.service").read_text()
