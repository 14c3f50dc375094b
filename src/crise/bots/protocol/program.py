"""A program as a bot: the protocol over its stdin and stdout.

Three threads carry bytes, so that a program that does not read, does not answer, or never stops writing can't hold up
the table. What it writes to stderr is kept, the end of it, for the message that says what went wrong.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO

from crise.bots.protocol.messages import LONGEST_LINE
from crise.bots.protocol.wire import USELESS, Broken, Silent

START_SECONDS = 10.0  # that a program gets on top for its first answer
WAITING = 2 * USELESS  # lines that nobody has read yet
END_SECONDS = 2.0  # that it gets to end when its input ends (BP-7)
KEPT = 4096  # bytes of the end of what it wrote to stderr


class CannotStart(Exception):
    """The command can't be started at all."""


def split(command: str) -> list[str]:
    """The words of a command, as a shell reads them."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise CannotStart(f"{command!r} is not a command: {error}") from error
    if not words:
        raise CannotStart("an empty command")
    if shutil.which(words[0]) is None:
        raise CannotStart(f"{words[0]}: {'not executable' if Path(words[0]).exists() else 'no such program'}")
    return words


class Program:
    """A running program; a `Wire`. It serves one game after the other."""

    def __init__(self, command: str) -> None:
        words = split(command)
        pipe = subprocess.PIPE
        try:
            # A session of its own: what it started itself goes with it.
            self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as error:
            raise CannotStart(f"{words[0]}: {error.strerror}") from error
        self.excused: set[int] = set()
        self._number = 0
        self._grace = START_SECONDS
        self._cut = False
        self._flood: Broken | None = None
        self._tail = b""
        self._to: SimpleQueue[bytes | None] = SimpleQueue()
        self._from: Queue[bytes | None] = Queue(WAITING)
        self._threads = [self._thread(task) for task in (self._write, self._read, self._read_errors)]

    def _thread(self, task: Callable[[], None]) -> Thread:
        thread = Thread(target=task, daemon=True)
        thread.start()
        return thread

    # --- the wire -----------------------------------------------------------------

    def number(self) -> int:
        self._number += 1
        return self._number

    def send(self, line: bytes) -> None:
        self._to.put(line)

    def receive(self, seconds: float) -> bytes:
        try:
            line = self._from.get(timeout=seconds) if seconds > 0 else self._from.get_nowait()
        except Empty:
            raise Silent from None
        if line is None:
            self._from.put(None)
            raise self._ended()
        return line

    def grace(self) -> float:
        grace, self._grace = self._grace, 0.0
        return grace

    def cut(self) -> None:
        """Kill it, with all that it started."""
        if self._cut:
            return
        self._cut = True
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):  # gone already
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._wait()

    # --- its end ------------------------------------------------------------------

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def close(self) -> bool:
        """End its input and wait for it. Did it end by itself, in time?"""
        self._to.put(None)
        try:
            self._process.wait(END_SECONDS)
            willing = True
        except subprocess.TimeoutExpired:
            willing = False
        self.cut()
        return willing

    def _wait(self) -> None:
        self._process.wait()
        self._to.put(None)
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        for thread, stream in zip(self._threads, streams, strict=True):
            thread.join(END_SECONDS)
            if not thread.is_alive():  # else a child that fled has the other end, and to close it would take forever
                _close(stream)

    def _ended(self) -> Broken:
        if self._flood is not None:
            return self._flood
        try:
            code = self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            return Broken("the program closed its output")
        self._threads[2].join(END_SECONDS)
        said = self.stderr()
        return Broken(f"the program ended with {_code(code)}" + (f"; its last words: {said}" if said else ""))

    def stderr(self) -> str:
        """The end of what it wrote to stderr, on one line."""
        text = self._tail.decode("utf-8", "replace")
        return " | ".join(line.strip() for line in text.splitlines() if line.strip())[-400:]

    # --- the threads --------------------------------------------------------------

    def _write(self) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        with suppress(OSError):  # it reads no more; what it last wrote says why
            while (line := self._to.get()) is not None:
                stdin.write(line)
                stdin.flush()
        _close(stdin)

    def _read(self) -> None:
        stdout = self._process.stdout
        assert stdout is not None
        try:
            while line := stdout.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE:
                    self._flood = Broken(f"a line of more than {LONGEST_LINE} bytes", "BP-1")
                    break
                self._from.put_nowait(line)
        except Full:
            self._flood = Broken(f"more than {WAITING} lines that nobody asked for", "BP-6")
        self._finish()

    def _finish(self) -> None:
        """The end of the lines must find a place, whatever was not fetched."""
        while True:
            try:
                return self._from.put_nowait(None)
            except Full:
                with suppress(Empty):
                    self._from.get_nowait()

    def _read_errors(self) -> None:
        stderr = self._process.stderr
        assert stderr is not None
        while part := os.read(stderr.fileno(), KEPT):
            self._tail = (self._tail + part)[-KEPT:]


def _close(stream: IO[bytes] | None) -> None:
    try:
        if stream is not None:
            stream.close()
    except OSError:  # what was not written yet has no reader
        pass


def _code(code: int) -> str:
    return f"signal {-code}" if code < 0 else f"exit code {code}"
