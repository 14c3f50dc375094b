"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from tests.server.postgres import Database

_numbers = count(1)


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    """Of this process of the test run, made when the first test wants it."""
    made = Database()
    yield made
    made.remove()


@pytest.fixture
def fresh_database(database: Database) -> str:
    """The address of an empty one."""
    return database.new(f"test{next(_numbers)}")
