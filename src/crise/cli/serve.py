"""`crise serve`: tables in the browser, for this computer or for the world."""

from __future__ import annotations

import errno
import os
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from threading import Timer
from typing import Annotated, Any, Literal, NamedTuple
from urllib.parse import parse_qs, urlsplit

from cyclopts import Parameter
from msgspec.structs import replace
from platformdirs import user_data_path

from crise.cli.shared import Language, Speech, line, speech
from crise.cli.worker import told_of_secret
from crise.server.workers.secret import NAME, VARIABLE, checked, kept_in

PORTS = range(1 << 16)
THIS_COMPUTER = "127.0.0.1"
DRIVER = "pip install 'crise[postgres]'"
ADDRESS = "--set address=10.0.0.5:8777"
EVERYWHERE = ("0.0.0.0", "::", "")
QUICK = {"pace.windows": False, "pace.bot": 0.0, "pace.think": 0.1, "pace.farewell": 0.1}
PLACE = ("--host", "--port")
METRICS = ("--metrics-host", "--metrics-port")
WORKER_DOOR = ("--set worker_door=HOST,PORT",) * 2
OPENING = 1.5  # seconds after which the browser finds somebody there

Several = list[str] | None
Level = Literal["debug", "info", "warning", "error"]


class Given(NamedTuple):
    """What was said by flags; None: nothing."""

    host: str | None
    port: int | None
    data: Path | None
    origins: Several
    proxies: str | None
    hosts: Several
    log: str | None
    database: str | None


def serve_tables(
    *,
    host: Annotated[
        str | None, Parameter(help="127.0.0.1: this computer; its address on a network you trust: who is there.")
    ] = None,
    port: Annotated[int | None, Parameter(help="The port (8777); 0 takes any that is free.")] = None,
    data: Annotated[Path | None, Parameter(help="Where games are kept.")] = None,
    database: Annotated[
        str | None, Parameter(help="postgresql://… instead, for several processes: docs/hosting.md.")
    ] = None,
    origin: Annotated[Several, Parameter(negative=(), help="Another page that may connect.")] = None,
    proxy: Annotated[
        str | None, Parameter(help="Addresses of proxies (with TLS) whose word on who connects is taken.")
    ] = None,
    name: Annotated[Several, Parameter(negative=(), help="A name of this server, as crise.example.")] = None,
    trust: Annotated[Several, Parameter(negative=(), help="An address without limits.")] = None,
    metrics_port: Annotated[int | None, Parameter(help="Tell figures (Prometheus) here; 0: any that is free.")] = None,
    metrics_host: Annotated[
        str, Parameter(help="Who may read the figures. They tell what players do: never the public.")
    ] = THIS_COMPUTER,
    settings: Annotated[Path | None, Parameter(help="A file with settings: docs/hosting.md.")] = None,
    set: Annotated[Several, Parameter(negative=(), help="Any setting, as limits.sockets=300.")] = None,
    quick: Annotated[bool, Parameter(negative=(), help="No pauses for people to follow: for bots and tests.")] = False,
    open: Annotated[bool, Parameter(negative=(), help="Open the browser.")] = False,
    log: Annotated[Level | None, Parameter(help="How much to log (warning).")] = None,
    language: Language = "fr",
) -> int:
    """Open tables for the browser: games with people by a link, against bots, or both."""
    say = speech(language)
    flags = (
        Given(host, port, data, origin, proxy, name, log, database)._asdict()
        | {"limits.trusted": trust}
        | read_pairs(set, say)
    )
    if metrics_port is not None:
        flags["metrics"] = (metrics_host, metrics_port)
    return serve_with(settings_of(settings, flags, quick, say), open, say)


def read_pairs(pairs: Several, say: Speech) -> dict[str, str]:
    for pair in pairs or []:
        if "=" not in pair:
            raise say.fault("serve-setting", name=pair, fault="name=value")
        if pair.startswith("worker_secret="):
            raise say.fault("worker-secret-flag", variable=VARIABLE)
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs or [])}


def settings_of(file: Path | None, flags: dict[str, Any], quick: bool, say: Speech) -> Any:
    """From the file, the environment and the flags."""
    module, pace = import_module("crise.server.configured"), QUICK if quick else {}
    usual = {} if "CRISE_DATA" in os.environ or file is not None else {"data": user_data_path("crise")}
    said = {name: value for name, value in flags.items() if value is not None}
    try:
        settings = module.configured(file, os.environ, usual | pace | said)
    except module.SettingsFault as fault:
        raise say.fault("serve-setting", name=fault.name, fault=fault.fault) from fault
    any_name = settings.proxies and not settings.hosts
    return replace(settings, hosts=("*",)) if any_name else settings


def serve_with(settings: Any, open: bool, say: Speech) -> int:
    if not settings.database:
        check_folder(settings.data, say)
    elif settings.host in EVERYWHERE and not settings.address:
        raise say.fault("serve-address", example=ADDRESS)
    port = free_port(settings.host, settings.port, say)
    if settings.metrics is not None:
        host, wanted = settings.metrics
        settings = replace(settings, metrics=(host, another_port(host, wanted, port, say, METRICS)))
    if settings.worker_door is not None:
        settings = with_workers(settings, port, say)
    # The server is a large library: only who serves waits for it.
    serve = import_module("crise.server.http.app").serve
    where = (settings.host, port, settings.proxies, settings.log)
    with told_of_faults(whereabouts(settings), say):
        serve(settings, *where, lambda: tell(settings, address_of(settings.host, port), say, open))
    return 0


@contextmanager
def told_of_faults(folder: Path | str, say: Speech) -> Iterator[None]:
    """What is wrong with a folder, in words."""
    fault = import_module("crise.server.storage.folder").StoreFault
    try:
        yield
    except fault as error:
        word = "no-data" if error.reason == "read-only" else error.reason
        raise say.fault(f"serve-{word}", data=str(folder), command=DRIVER) from error


def whereabouts(settings: Any) -> str:
    """The folder; or the database, without who may enter it."""
    if not settings.database:
        return str(settings.data)
    there = urlsplit(settings.database)
    if not there.scheme.startswith("postgres"):
        return "postgresql"
    name = parse_qs(there.query).get("host", [there.hostname or ""])[0]
    return f"{there.scheme}://{name}{there.path}"


def tell(settings: Any, address: str, say: Speech, open: bool) -> None:
    """Where to go, and go there."""
    line(say.say("serve-open", address=address, data=whereabouts(settings)))
    if settings.metrics is not None:
        line(say.say("serve-metrics", address=f"{address_of(*settings.metrics)}metrics"))
    if settings.worker_door is not None:
        line(say.say("serve-workers", server=place_name(*settings.worker_door)))
    if open:
        Timer(OPENING, webbrowser.open, (address,)).start()


def address_of(host: str, port: int) -> str:
    return f"http://{place_name('localhost' if host in (THIS_COMPUTER, '0.0.0.0') else host, port)}/"


def place_name(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def check_folder(folder: Path, say: Speech) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise say.fault("serve-no-data", data=str(folder)) from error


def with_workers(settings: Any, tables: int, say: Speech) -> Any:
    """The place where workers come in, and what they must know."""
    host, wanted = settings.worker_door
    port = another_port(host, wanted, tables, say, WORKER_DOOR)
    return replace(settings, worker_door=(host, port), worker_secret=secret_of(settings, say))


def secret_of(settings: Any, say: Speech) -> str:
    """As it was set, or as it lies in the folder."""
    if settings.worker_secret:
        with told_of_secret(VARIABLE, say):
            return checked(settings.worker_secret)
    try:
        with told_of_secret(settings.data / NAME, say):
            return kept_in(settings.data)
    except OSError as error:
        raise say.fault("serve-no-data", data=str(settings.data)) from error


def another_port(host: str, port: int, tables: int, say: Speech, options: tuple[str, str]) -> int:
    """The port for something else, which is not the one of the tables."""
    if port == tables:
        raise say.fault("serve-port", host=host, port=str(port), option=options[1])
    return free_port(host, port, say, options)


def free_port(host: str, port: int, say: Speech, options: tuple[str, str] = PLACE) -> int:
    """The port, if nobody has it. `options`: by which host and port are given."""
    if port not in PORTS:
        raise say.fault("serve-port-range", port=str(port), most=str(PORTS[-1]), option=options[1])
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, UnicodeError) as error:
            wrong = _what_is_wrong(error)
            named = options[0] if wrong == "serve-host" else options[1]
            raise say.fault(wrong, host=host, port=str(port), option=named) from error
        found: int = probe.getsockname()[1]
        return found


def _what_is_wrong(error: OSError | UnicodeError) -> str:
    """Nobody knows the host, or it is another computer; else it is the port."""
    if isinstance(error, UnicodeError | socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return "serve-host"
    return "serve-port-rights" if error.errno == errno.EACCES else "serve-port"
