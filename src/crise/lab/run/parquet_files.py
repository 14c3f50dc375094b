"""Results on disk: Parquet files of some games each, which are written whole or not at all.

A file is written under another name, then renamed. Its name holds a digest of its bytes: a file that was cut short or
changed is noticed, whatever happened to it, and its games are played again.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
import polars as pl

SUFFIX: Final = ".parquet"
UNFINISHED: Final = ".unfinished"
NAME: Final = re.compile(r"(?P<table>[a-z]+)-(?P<first>\d{7,})-(?P<last>\d{7,})-(?P<digest>[0-9a-f]{16})\.parquet")


class Part(msgspec.Struct, frozen=True):
    """A file: some games of one table."""

    table: str
    first: int
    last: int
    path: Path


class Found(msgspec.Struct):
    """What lies in a folder: whole parts, and files of which the games must be played again."""

    parts: list[Part] = []
    broken: list[Path] = []

    def has(self, tables: Iterable[str], numbers: range) -> bool:
        """Are these games there, in all these tables?"""
        there = {(part.table, part.first): part.last for part in self.parts}
        return all(there.get((table, numbers.start), 0) >= numbers.stop - 1 for table in tables)


def encode(frame: pl.DataFrame) -> bytes:
    out = io.BytesIO()
    frame.write_parquet(out, compression="zstd")
    return out.getvalue()


def digest(content: bytes) -> str:
    return blake2b(content, digest_size=8).hexdigest()


def write(folder: Path, table: str, numbers: range, content: bytes) -> Part:
    """Whole or not at all, even if the computer stops now. An older part of the same games, but fewer, goes."""
    first, last = numbers.start, numbers.stop - 1
    target = folder / f"{table}-{first:07}-{last:07}-{digest(content)}{SUFFIX}"
    write_whole(target, content)
    for older in folder.glob(f"{table}-{first:07}-*{SUFFIX}"):
        if older != target:
            older.unlink(missing_ok=True)
    return Part(table, first, last, target)


def write_whole(target: Path, content: bytes) -> None:
    unfinished = target.with_name(f"{target.name}.{os.getpid()}{UNFINISHED}")
    with unfinished.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    unfinished.replace(target)


def find(folder: Path) -> Found:
    """Read every file whole: names and bytes must agree."""
    found = Found([], [])
    for path in sorted(folder.iterdir()):
        named = NAME.fullmatch(path.name)
        if named and digest(path.read_bytes()) == named["digest"]:
            found.parts.append(Part(named["table"], int(named["first"]), int(named["last"]), path))
        elif named or path.name.endswith(UNFINISHED):
            found.broken.append(path)
    return found


def clear(found: Found) -> None:
    for path in found.broken:
        path.unlink(missing_ok=True)
    found.broken.clear()


def load(parts: Iterable[Part], table: str, games: int, schema: Mapping[str, Any]) -> pl.DataFrame:
    """The rows of the first so many games, in their order. A column that an older run did not have is empty."""
    paths = [part.path for part in sorted(parts, key=lambda part: part.first) if part.table == table]
    if not paths:
        return pl.DataFrame(schema=schema)
    frames = [pl.DataFrame(schema=schema), *map(pl.read_parquet, paths)]
    return pl.concat(frames, how="diagonal").filter(pl.col("game") <= games)
