"""What a database costs: the same load on a file, on PostgreSQL, and on PostgreSQL shared by two processes, in turn.

    python -m tools.stores postgresql://… --write docs/load.md

The address is of a database where others may be made: each load gets an empty one, and it is dropped afterwards. Prints
CPU per accepted answer of the processes of `crise serve` (what PostgreSQL takes in its own is not in it), the median of
some rounds and from the least to the most; and the ratios, which are taken within a round.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple
from urllib.parse import urlsplit

import psycopg
import uvloop
from psycopg import sql

from crise.games import GAMES
from tools import pages
from tools.load import Load, load, running

NAME = "crise_load"
PACES = {"brisk": 0.05, "slow": 0.25}  # seconds between two answers at a table


class Way(NamedTuple):
    name: str
    processes: int
    database: bool


FILE, ONE, TWO = WAYS = (
    Way("a file (SQLite)", 1, False),
    Way("PostgreSQL, one process", 1, True),
    Way("PostgreSQL, two processes", 2, True),
)


@contextmanager
def emptied(url: str) -> Iterator[str]:
    """A database that nobody has used."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql.SQL("DROP DATABASE IF EXISTS {}").format(sql.Identifier(NAME)))
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(NAME)))
        yield urlsplit(url)._replace(path=f"/{NAME}").geturl()
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(NAME)))


def measured(way: Way, url: str, given: argparse.Namespace, think: float) -> Load:
    if not way.database:
        with running(given.port, None, 1) as servers:
            return uvloop.run(load(servers, given.game, given.tables, think, given.seconds))
    with emptied(url) as database, running(given.port, database, way.processes) as servers:
        return uvloop.run(load(servers, given.game, given.tables, think, given.seconds))


def span(values: list[float], unit: str = "") -> str:
    return f"{median(values):.2f}{unit} ({min(values):.2f}–{max(values):.2f})"


def rows(pace: str, found: dict[Way, list[Load]]) -> Iterator[str]:
    for way, loads in found.items():
        before = {FILE: FILE, ONE: FILE, TWO: ONE}[way]
        ratios = [one.each / other.each for one, other in zip(loads, found[before], strict=True)]
        ratio = "" if way is before else f"{span(ratios)} of {before.name}"
        each, clients = span([one.each for one in loads], " ms"), span([one.theirs for one in loads], " ms")
        waits = median(one.waits[1] for one in loads)
        yield f"| {pace} | {way.name} | {each} | {clients} | {waits:.1f} ms | {ratio} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", help="of a database where others may be made")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default=next(iter(GAMES)))
    parser.add_argument("--port", type=int, default=8791, help="of the first server; the next one is for its figures")
    parser.add_argument("--paces", nargs="+", choices=PACES, default=["brisk"])
    parser.add_argument("--write", type=Path, help="the page whose part is made anew")
    given = parser.parse_args()
    lines = ["| pace | kept in | CPU per answer | clients' CPU | p95 | ratio |", "|---|---|---|---|---|---|"]
    for pace in given.paces:
        found: dict[Way, list[Load]] = {way: [] for way in WAYS}
        for _ in range(given.rounds):
            for way in WAYS:
                found[way].append(measured(way, given.url, given, PACES[pace]))
                print(way.name, found[way][-1].row(), flush=True)
        lines += rows(pace, found)
    print("\n".join(lines))
    if given.write:
        page = given.write.read_text("utf-8")
        given.write.write_text(pages.put_into(page, "stores", "\n".join(lines)), "utf-8")


if __name__ == "__main__":
    main()
