"""`crise worker`: think for the bots of a server, on another machine or on this one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

from crise.cli.shared import Language, Speech, line, speech
from crise.server.workers.secret import NAME, SHORTEST, VARIABLE, SecretFault, checked, read

PORTS = range(1, 1 << 16)
EXAMPLE = "10.0.0.5:8778"


def work_for_server(
    server: Annotated[str, Parameter(help="host:port, as in the server’s setting worker_door.")],
    /,
    *,
    count: Annotated[int | None, Parameter(help="Processes; as many as there are cores.")] = None,
    secret: Annotated[
        Path | None, Parameter(help="A copy of worker.secret in the server’s folder; or CRISE_WORKER_SECRET.")
    ] = None,
    language: Language = "fr",
) -> int:
    """Think for the bots of a server, on another machine or on this one."""
    say = speech(language)
    processes = (os.cpu_count() or 1) if count is None else count
    if processes < 1:
        raise say.fault("worker-count", given=processes)
    host, port = place_of(server, say)
    known = known_secret(secret, say)

    def told(there: bool) -> None:
        line(say.say("worker-there" if there else "worker-waits", server=server, count=processes))

    import_module("crise.server.ops.logs").set_up("warning")
    helper = import_module("crise.server.workers.helper")
    with told_unwelcome(server, say):
        helper.until_stopped(helper.help_server(helper.ServerPlace(host, port), known, processes, told))
    return 0


def place_of(server: str, say: Speech) -> tuple[str, int]:
    host, _, port = server.rpartition(":")
    if not host or not port.isdecimal() or int(port) not in PORTS:
        raise say.fault("worker-server", given=server, example=EXAMPLE)
    return host.strip("[]"), int(port)


def known_secret(file: Path | None, say: Speech) -> str:
    """From the file that was named, else from the environment, else from the folder of a server of this user."""
    given = os.environ.get(VARIABLE, "")
    if given and file is None:
        with told_of_secret(VARIABLE, say):
            return checked(given)
    file = user_data_path("crise") / NAME if file is None else file
    with told_of_secret(file, say):
        return read(file)


@contextmanager
def told_of_secret(where: Path | str, say: Speech) -> Iterator[None]:
    try:
        yield
    except SecretFault as fault:
        raise say.fault(f"worker-secret-{fault.reason}", where=str(where), least=SHORTEST) from fault


@contextmanager
def told_unwelcome(server: str, say: Speech) -> Iterator[None]:
    greeting = import_module("crise.server.workers.greeting")
    try:
        yield
    except greeting.Unwelcome as error:
        known = {"server": server, "theirs": error.theirs, "ours": greeting.rules()}
        raise say.fault(f"worker-no-{error.reason}", **known) from error
