"""The log of the server: a JSON object a line. No token, no name, no hand, no seed goes in; a table is named by a keyed
hash of its code, because the code alone lets one in."""

from __future__ import annotations

import logging
import sys
from hashlib import blake2b
from secrets import token_bytes
from time import time
from typing import Any

import msgspec

from crise.game.events import Undeclared
from crise.game.texts import Untold

_key = token_bytes(16)  # another one for each start
_logger = logging.getLogger("crise.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {"t": round(time(), 3), "level": record.levelname.lower(), "event": record.getMessage()}
        said.update(getattr(record, "figures", {}))
        if record.exc_info and record.exc_info[1] is not None:
            said["error"] = type(record.exc_info[1]).__name__
            said["where"] = _where(record.exc_info[1])
            if why := _why(record.exc_info[1]):
                said["why"] = why
        return msgspec.json.encode(said).decode()


def _where(error: BaseException) -> list[str]:
    """Files and lines, never values: they might be somebody's secrets."""
    places, trace = [], error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-8:]


def _why(error: BaseException) -> list[str]:
    """What may be read of it: what a game lacks, which names nothing but its own files; and what was noted for us."""
    named = [str(error)] if isinstance(error, Undeclared | Untold) else []
    return named + getattr(error, "__notes__", [])


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("crise.server", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = ([handler], False) if name != "uvicorn.error" else ([], True)
        logger.setLevel(level.upper() if name == "crise.server" else "WARNING")


def table(code: str) -> str:
    return blake2b(code.encode(), digest_size=6, key=_key).hexdigest()


def info(event: str, **figures: Any) -> None:
    _logger.info(event, extra={"figures": figures})


def warn(event: str, **figures: Any) -> None:
    _logger.warning(event, extra={"figures": figures})


def fault(event: str, error: BaseException, **figures: Any) -> None:
    _logger.error(event, exc_info=error, extra={"figures": figures})
