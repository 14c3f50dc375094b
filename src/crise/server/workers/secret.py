"""What a server and the workers that come to it from outside both know. It lies in a file that nobody else reads, or in
the environment: never in a command, which everybody on that machine sees, and in no log."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from secrets import token_urlsafe
from typing import Literal

NAME = "worker.secret"
VARIABLE = "CRISE_WORKER_SECRET"
SHORTEST = 16  # signs: who overhears a greeting may try secrets at leisure
EVERYBODY = 0o007


class SecretFault(Exception):
    """What is wrong with it: there is none, everybody may read it, or it could be guessed."""

    def __init__(self, reason: Literal["missing", "open", "short"]) -> None:
        super().__init__(reason)
        self.reason = reason


def checked(secret: str) -> str:
    """Raises SecretFault."""
    secret = secret.strip()
    if len(secret) < SHORTEST:
        raise SecretFault("short")
    return secret


def read(file: Path) -> str:
    """Raises SecretFault."""
    try:
        if file.stat().st_mode & EVERYBODY and sys.platform != "win32":
            raise SecretFault("open")
        return checked(file.read_text("utf-8"))
    except (OSError, UnicodeError) as error:
        raise SecretFault("missing") from error


def kept_in(folder: Path) -> str:
    """Made when it is first needed. Raises SecretFault, or OSError if it can't be written."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        handle = os.open(folder / NAME, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return read(folder / NAME)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(token_urlsafe(32) + "\n")
    return read(folder / NAME)
