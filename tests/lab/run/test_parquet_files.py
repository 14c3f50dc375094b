"""Parquet files that are there whole or not at all."""

from pathlib import Path

import polars as pl
import pytest

from crise.lab.run import parquet_files

FRAME = pl.DataFrame({"game": [1, 2, 3], "seats": [2, 2, 2]})
SCHEMA = {"game": pl.Int64(), "seats": pl.Int64()}


def written(folder: Path, first: int = 1, last: int = 3) -> Path:
    frame = FRAME.with_columns(game=pl.Series(range(first, first + 3)))
    return parquet_files.write(folder, "games", range(first, last + 1), parquet_files.encode(frame)).path


def test_what_was_written_is_found_and_read(tmp_path: Path) -> None:
    written(tmp_path, 4, 6)
    written(tmp_path, 1, 3)
    found = parquet_files.find(tmp_path)
    assert [(part.table, part.first, part.last) for part in found.parts] == [("games", 1, 3), ("games", 4, 6)]
    assert found.broken == []
    assert parquet_files.load(found.parts, "games", 5, SCHEMA)["game"].to_list() == [1, 2, 3, 4, 5]
    assert parquet_files.load(found.parts, "seats", 5, SCHEMA).is_empty()


@pytest.mark.parametrize("damage", ["cut", "flipped", "emptied"])
def test_a_damaged_file_is_found(tmp_path: Path, damage: str) -> None:
    path = written(tmp_path)
    content = path.read_bytes()
    middle = len(content) // 2
    flipped = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
    path.write_bytes({"cut": content[:-9], "flipped": flipped, "emptied": b""}[damage])
    found = parquet_files.find(tmp_path)
    assert (found.parts, found.broken) == ([], [path])
    parquet_files.clear(found)
    assert list(tmp_path.iterdir()) == []


def test_a_half_written_file_is_found(tmp_path: Path) -> None:
    path = written(tmp_path)
    half = path.rename(path.with_name(f"{path.name}.77{parquet_files.UNFINISHED}"))
    assert parquet_files.find(tmp_path).broken == [half]


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    found = parquet_files.find(tmp_path)
    assert (found.parts, found.broken) == ([], [])


def test_more_games_take_the_place_of_fewer(tmp_path: Path) -> None:
    written(tmp_path, 1, 2)
    longer = written(tmp_path, 1, 3)
    assert list(tmp_path.iterdir()) == [longer]
    found = parquet_files.find(tmp_path)
    assert found.has(["games"], range(1, 3))
    assert found.has(["games"], range(1, 4))
    assert not found.has(["games"], range(1, 5))
    assert not found.has(["games", "seats"], range(1, 3))
    assert not found.has(["games"], range(2, 4))
