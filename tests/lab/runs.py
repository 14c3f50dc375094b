"""Small runs that several tests share."""

from pathlib import Path
from typing import Any

from crise.games import GAMES
from crise.lab.run.run import Executor, Results, Run, in_turn, play, source_digest, standard_cards


def small_run(game: str = "virus-war", **changed: Any) -> Run:
    values: dict[str, Any] = {
        "game": game,
        "seats": (2, 3),
        "bots": ("random",),
        "seed": 7,
        "options": {},
        "cards": standard_cards(GAMES[game]),
        "source": source_digest(GAMES[game]),
        "chunk": 2,
    }
    return Run(**(values | changed))


def played(folder: Path, games: int = 6, execute: Executor = in_turn, **changed: Any) -> Results:
    return play(small_run(**changed), games, folder, execute)


def names(folder: Path) -> list[str]:
    """The names hold digests: same names, same bytes."""
    return sorted(path.name for path in (folder / "parts").iterdir())
