"""`crise serve`: tables in the browser, for this computer or for the world."""

from __future__ import annotations

import errno
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from threading import Timer
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from platformdirs import user_data_path

from crise.cli.shared import Language, Speech, line, speech

PORT = 8777
PORTS = range(1 << 16)
THIS_COMPUTER = "127.0.0.1"
OPENING = 1.5  # seconds after which the browser finds somebody there

Names = Annotated[
    list[str] | None,
    Parameter(negative=(), help="A name of this server, as crise.example; behind a proxy any if none is given."),
]
Origins = Annotated[
    list[str] | None, Parameter(negative=(), help="Another page that may connect, as https://example.org.")
]
Trusted = Annotated[
    list[str] | None, Parameter(negative=(), help="An address without limits, for bots or tests of one's own.")
]


def serve_tables(
    *,
    host: Annotated[
        str, Parameter(help="Who may come: 127.0.0.1 this computer; its address on a network you trust, who is there.")
    ] = THIS_COMPUTER,
    port: Annotated[int, Parameter(help="The port; 0 takes any that is free.")] = PORT,
    data: Annotated[Path | None, Parameter(help="Where games are kept.")] = None,
    origin: Origins = None,
    proxy: Annotated[
        str, Parameter(help="Addresses of proxies (with TLS, for the internet) whose word on who connects is taken.")
    ] = "",
    name: Names = None,
    trust: Trusted = None,
    metrics_port: Annotated[
        int | None, Parameter(help="Tell figures (Prometheus) at this port; 0 takes any that is free.")
    ] = None,
    metrics_host: Annotated[
        str, Parameter(help="Who may read the figures. They tell what players do: never the public.")
    ] = THIS_COMPUTER,
    quick: Annotated[bool, Parameter(negative=(), help="No pauses for people to follow: for bots and tests.")] = False,
    open: Annotated[bool, Parameter(negative=(), help="Open the browser.")] = False,
    log: Annotated[Literal["debug", "info", "warning", "error"], Parameter(help="How much to log.")] = "warning",
    language: Language = "fr",
) -> int:
    """Open tables for the browser: games with people by a link, against bots, or both."""
    say = speech(language)
    folder = user_data_path("crise") if data is None else data
    check_folder(folder, say)
    port = free_port(host, port, say)
    metrics = None if metrics_port is None else (metrics_host, metrics_place(metrics_host, metrics_port, port, say))
    hosts = (*(name or []), *("*" for _ in [proxy] if proxy and not name))
    settings = settings_for(folder, origin or [], hosts, trust or [], quick, metrics)
    # The server is a large library: only who serves waits for it.
    serve = import_module("crise.server.http.app").serve
    with told_of_faults(folder, say):
        serve(settings, host, port, proxy, log, lambda: tell(settings, address_of(host, port), say, open))
    return 0


@contextmanager
def told_of_faults(folder: Path, say: Speech) -> Iterator[None]:
    """What is wrong with a folder, in words."""
    fault = import_module("crise.server.storage.folder").StoreFault
    try:
        yield
    except fault as error:
        word = "no-data" if error.reason == "read-only" else error.reason
        raise say.fault(f"serve-{word}", data=str(folder)) from error


def settings_for(
    folder: Path,
    origin: list[str],
    hosts: tuple[str, ...],
    trust: list[str],
    quick: bool,
    metrics: tuple[str, int] | None,
) -> Any:
    """How it is to be run."""
    given = import_module("crise.server.settings")
    limits = import_module("crise.server.http.limits").Limits(trusted=frozenset(trust))
    pace = given.Pace(windows=False, bot=0.0, think=0.1) if quick else given.Pace()
    return given.Settings(data=folder, origins=tuple(origin), hosts=hosts, limits=limits, pace=pace, metrics=metrics)


def tell(settings: Any, address: str, say: Speech, open: bool) -> None:
    """Where to go, and go there."""
    line(say.say("serve-open", address=address, data=str(settings.data)))
    if settings.metrics is not None:
        line(say.say("serve-metrics", address=f"{address_of(*settings.metrics)}metrics"))
    if open:
        Timer(OPENING, webbrowser.open, (address,)).start()


def address_of(host: str, port: int) -> str:
    name = "localhost" if host in (THIS_COMPUTER, "0.0.0.0") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def check_folder(folder: Path, say: Speech) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise say.fault("serve-no-data", data=str(folder)) from error


def metrics_place(host: str, port: int, tables: int, say: Speech) -> int:
    """The port for figures, which is not the one of the tables."""
    if port == tables:
        raise say.fault("serve-port", host=host, port=str(port), option="--metrics-port")
    return free_port(host, port, say, "--metrics-")


def free_port(host: str, port: int, say: Speech, option: str = "--") -> int:
    """The port, if nobody has it."""
    if port not in PORTS:
        raise say.fault("serve-port-range", port=str(port), most=str(PORTS[-1]), option=f"{option}port")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, UnicodeError) as error:
            wrong = _what_is_wrong(error)
            named = f"{option}host" if wrong == "serve-host" else f"{option}port"
            raise say.fault(wrong, host=host, port=str(port), option=named) from error
        found: int = probe.getsockname()[1]
        return found


def _what_is_wrong(error: OSError | UnicodeError) -> str:
    """Nobody knows the host, or it is another computer; else it is the port."""
    if isinstance(error, UnicodeError | socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return "serve-host"
    return "serve-port-rights" if error.errno == errno.EACCES else "serve-port"
