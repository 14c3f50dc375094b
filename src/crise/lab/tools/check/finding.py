"""What is wrong with a game: where, and what to do about it."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from crise.game.manifest import Game

AnyGame: TypeAlias = Game[Any, Any, Any]


class Finding(msgspec.Struct, frozen=True):
    file: str
    line: int  # 0: the file as a whole
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}" if self.line else f"{self.file}: {self.text}"


def finding(file: Path, line: int, text: str) -> Finding:
    """The file as somebody would type it here."""
    here = Path.cwd()
    return Finding(str(file.relative_to(here) if file.is_relative_to(here) else file), line, text)


def folder_of(package: str) -> Path:
    """Where a package lies. What was installed from a zip file can't be read: nobody works on a game there."""
    return Path(str(files(package)))


def manifest_of(game: AnyGame) -> Path:
    """The file in which the `Game` value is made."""
    return Path(str(sys.modules[game.package].__file__))
