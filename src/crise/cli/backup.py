"""`crise backup` and `crise restore`: the tables of a server, put by and taken back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

from crise.cli.serve import told_of_faults
from crise.cli.shared import Language, Speech, line, speech

Folder = Annotated[Path | None, Parameter(help="Where games are kept, as with crise serve.")]


def back_up_tables(
    copy: Annotated[Path, Parameter(help="The file to write; it must not be there.")],
    /,
    *,
    data: Folder = None,
    language: Language = "fr",
) -> int:
    """Copy all tables into one file, while the server runs or not."""
    say, folder = speech(language), folder_of(data)
    copies = import_module("crise.server.storage.copies")
    with told_of_copies(copy, folder, say):
        count = copies.back_up(folder, copy)
    line(say.say("backup-done", copy=str(copy), count=count))
    return 0


def restore_tables(
    copy: Annotated[Path, Parameter(help="A file that crise backup wrote.")],
    /,
    *,
    data: Folder = None,
    replace: Annotated[bool, Parameter(negative=(), help="Put aside the tables that are there.")] = False,
    language: Language = "fr",
) -> int:
    """Take all tables back from a copy, into a folder where no server runs."""
    say, folder = speech(language), folder_of(data)
    copies = import_module("crise.server.storage.copies")
    with told_of_copies(copy, folder, say), told_of_faults(folder, say):
        count = copies.restore(copy, folder, replace)
    line(say.say("restore-done", data=str(folder), count=count))
    return 0


def folder_of(data: Path | None) -> Path:
    return user_data_path("crise") if data is None else data


@contextmanager
def told_of_copies(copy: Path, folder: Path, say: Speech) -> Iterator[None]:
    fault = import_module("crise.server.storage.copies").CopyFault
    try:
        yield
    except fault as error:
        raise say.fault(f"copy-{error.reason}", copy=str(copy), data=str(folder)) from error
