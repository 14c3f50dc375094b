"""Processes that play: fresh ones, which leave Ctrl-C to whoever started them."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor


def processes(count: int) -> ProcessPoolExecutor:
    """Fresh ones, not copies of this one, which may have threads (a progress bar)."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), leave_interrupts)


def leave_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal: the first one decides, the others finish what they play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
