"""No layer names a game: what belongs to a game lies in its folder, so that a new one changes nothing elsewhere.

The client's sources are looked through by `test_client_sources.py`. Documents, examples and tests may name games."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from crise.game.texts import LANGUAGES, words
from crise.games import GAMES
from tests.play import AnyGame

ROOT = Path(__file__).parents[2]
LAYERS = [
    *sorted(folder for folder in (ROOT / "src/crise").iterdir() if folder.name not in ("games", "__pycache__")),
    ROOT / "tools",
]
READ = {"", ".py", ".ftl", ".css", ".svg", ".toml", ".json", ".csv", ".html"}
ANNOUNCED = ("world-order", "tourmente")  # games that are not there yet


@cache
def naming() -> re.Pattern[str]:
    """A game in any spelling (a-game, a_game, AGame, A_GAME, its title), or a rule of one."""
    spellings = {spelling for id in (*GAMES, *ANNOUNCED) for spelling in spelled(id)}
    titles = {plain(words(game, language).title) for game in GAMES.values() for language in LANGUAGES}
    named = "|".join(re.escape(name) for name in sorted(spellings | titles))
    prefixes = {rule.partition("-")[0] for game in GAMES.values() for rule in words(game, "fr").rule_ids()}
    return re.compile(rf"(?<![^\W_])(?:{named})(?![^\W_])|\b(?:{'|'.join(sorted(prefixes))})-[A-Z]+-\d")


def spelled(id: str) -> Iterator[str]:
    parts = id.split("-")
    yield from (id, "_".join(parts), "_".join(parts).upper(), "".join(part.title() for part in parts))
    yield from (" ".join(part.title() for part in parts), " ".join(parts))


def plain(text: str) -> str:
    """Without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def named_in(layer: Path) -> list[str]:
    return [
        f"{file.relative_to(layer)}:{number}: {found.group()}"
        for file in ([layer] if layer.is_file() else sorted(layer.rglob("*")))
        if file.is_file() and file.suffix in READ
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if (found := naming().search(plain(line)))
    ]


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.name)
def test_no_layer_names_a_game(layer: Path) -> None:
    assert named_in(layer) == []


def test_every_layer_is_looked_at() -> None:
    assert {"engine", "game", "bots", "lab", "envs", "server", "terminal", "cli", "tools"} <= {
        layer.name for layer in LAYERS
    }


EXTENDED = [(base, game) for game in GAMES.values() for base in game.lineage[:-1]]


def names_of(game: AnyGame) -> re.Pattern[str]:
    """An extension in any spelling, or one of its own rules."""
    below = {rule for base in game.extends for rule in words(base, "fr").rule_ids()}
    prefixes = {rule.partition("-")[0] for rule in words(game, "fr").rule_ids() if rule not in below}
    named = "|".join(re.escape(name) for name in sorted(spelled(game.id)))
    return re.compile(rf"(?<![^\W_])(?:{named})(?![^\W_])|\b(?:{'|'.join(sorted(prefixes))})-[A-Z]+-\d", re.IGNORECASE)


@pytest.mark.parametrize(("base", "game"), EXTENDED, ids=[f"{base.id}-{game.id}" for base, game in EXTENDED])
def test_a_base_does_not_name_what_extends_it(base: AnyGame, game: AnyGame) -> None:
    folder = ROOT / "src/crise/games" / base.package.rpartition(".")[2]
    files = [
        file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix in {*READ, ".md", ".ts", ".svelte"}
    ]
    assert files
    assert [file.name for file in files if names_of(game).search(plain(file.read_text("utf-8")))] == []


@pytest.mark.parametrize(
    "line",
    [
        *('games["virus-war"]', "from crise.games.virus_war import x", "VIRUS_WAR", "class VirusWar:", "# Virus War"),
        *(
            '"noe"',
            "NOE",
            "# Noé: see",
            "def noe_rows(): ...",
            "[data-game=world-order] {}",
            "apocalypse",
            "SMILE_LIFE",
        ),
        *("État d’urgence", "etat_durgence.rules", "# VW-STO-2: a Stop", "(ED-SET-6)"),
    ],
)
def test_a_name_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "x.py").write_text(f"\n{line}\n", encoding="utf-8")
    assert [one.rpartition(": ")[0] for one in named_in(tmp_path)] == ["x.py:2"]


@pytest.mark.parametrize("line", ["canoe", "noeud", "NO-1", "virus", "no-such-number", "UTF-8", "apocalyptic"])
def test_other_words_are_left_alone(tmp_path: Path, line: str) -> None:
    (tmp_path / "x.py").write_text(line, encoding="utf-8")
    assert named_in(tmp_path) == []
