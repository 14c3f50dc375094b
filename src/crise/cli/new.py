"""`crise new`: a small game that runs, as a package of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from string import ascii_lowercase
from typing import Annotated, Final

from cyclopts import Parameter

from crise.cli.shared import Fault, Language, Speech, line, speech, write_text
from crise.game.texts import words
from crise.games import GAMES

NAME: Final = re.compile(r"[a-z][a-z0-9]+(-[a-z0-9]+)*")
# The game that lies in `template`, in all its spellings, and what its rules begin with.
TEMPLATE: Final = re.compile(r"my_game|my-game|MyGame|MY_GAME|My Game|\bMG(?=-[A-Z])")
MADE: Final = "__pycache__"  # by whoever installed this package


def new_game(
    name: Annotated[str, Parameter(help="What people will type: night-market.")],
    /,
    *,
    folder: Annotated[
        Path | None, Parameter(help="Where to write it: a folder named after the game, if left out.")
    ] = None,
    language: Language = "fr",
) -> int:
    """Write a small game that runs, as a package of your own: cards, rules, texts, bots and tests to change."""
    say = speech(language)
    id = name.lower().replace("_", "-")
    check_name(name, id, say)
    where = folder or Path(id)
    if where.exists() and (not where.is_dir() or any(where.iterdir())):
        raise say.fault("new-not-empty", folder=str(where))
    for path, text in game_files(id):
        make_folder((where / path).parent)
        write_text(where / path, text, say)
    line(say.say("new-written", folder=str(where), game=id))
    return 0


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(f"{folder}: {error.strerror}") from error


def check_name(name: str, id: str, say: Speech) -> None:
    if not NAME.fullmatch(id):
        raise say.fault("new-name", name=name)
    if id in GAMES or find_spec(id.replace("-", "_")) is not None:
        raise say.fault("new-taken", name=id)


def game_files(id: str) -> Iterator[tuple[str, str]]:
    """The files of a game with this id: their paths below its folder, and what is in them."""
    spelled = spellings(id)
    root = Path(str(files("crise.cli") / "template"))
    for file in sorted(root.rglob("*")):
        if file.is_file() and MADE not in file.parts:
            path = file.relative_to(root).as_posix()
            yield renamed(path, spelled), renamed(file.read_text("utf-8"), spelled)


def renamed(text: str, spelled: Mapping[str, str]) -> str:
    return TEMPLATE.sub(lambda found: spelled[found.group()], text)


def spellings(id: str) -> dict[str, str]:
    parts = id.split("-")
    return {
        "my-game": id,
        "my_game": "_".join(parts),
        "MY_GAME": "_".join(parts).upper(),
        "MyGame": "".join(part.title() for part in parts),
        "My Game": " ".join(part.title() for part in parts),
        "MG": prefix(parts),
    }


def prefix(parts: list[str]) -> str:
    """Two letters that the ids of no other game begin with, from the name if it has such."""
    letters = [letter for letter in "".join(parts[1:]) + parts[0][1:] if letter.isalpha()]
    found = [f"{parts[0][0]}{letter}".upper() for letter in (*letters, *ascii_lowercase)]
    taken = {rule[:2] for game in GAMES.values() for rule in words(game, "fr").rule_ids()}
    return next((two for two in found if two not in taken), found[0])
