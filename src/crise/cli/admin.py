"""`crise admin`: look after a server that runs on this computer."""

from __future__ import annotations

import re
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from crise.cli.backup import Folder, folder_of
from crise.cli.shared import AsJson, Language, Speech, line, print_json, speech

UNITS = {"m": 60, "h": 3600, "d": 86_400}
LASTING = re.compile(r"([1-9]\d{0,4})([mhd])")
MINUTES = "%Y-%m-%d %H:%M"

app = App(name="admin", help="Look after a server that runs on this computer.", help_format="plaintext")


def asked(data: Path | None, say: Speech, what: str, *given: Any) -> Any:
    """What the server answers; what is wrong, in words."""
    door, folder = import_module("crise.server.ops.door"), folder_of(data)
    try:
        answer = door.ask(folder, getattr(door, what)(*given))
    except PermissionError as error:
        raise say.fault("admin-rights", data=str(folder)) from error
    except (AttributeError, OSError, ValueError) as error:
        raise say.fault("admin-nobody", data=str(folder)) from error
    if answer.fault:
        raise say.fault(f"admin-{answer.fault}", about=answer.about)
    return answer


@app.command(name="list")
def list_tables(*, data: Folder = None, json: AsJson = False, language: Language = "fr") -> int:
    """The tables, those where something happened last first: never hands, seeds or keys."""
    say = speech(language)
    answer = asked(data, say, "ListTables")
    if json:
        print_json(answer.tables)
        return 0
    for table in answer.tables:
        last = datetime.fromtimestamp(table.last).strftime(MINUTES)
        status = say.say(f"admin-is-{table.status}")
        line(say.say("admin-table", **{**_facts(table), "status": status, "last": last}))
    line(say.say("admin-tables", count=answer.count, shown=len(answer.tables)))
    return 0


def _facts(table: Any) -> dict[str, Any]:
    return {"code": table.code, "game": table.game, "taken": table.taken, "seats": table.seats, "here": table.here}


@app.command(name="close")
def close_table(
    code: Annotated[str, Parameter(help="Of the table.")], /, *, data: Folder = None, language: Language = "fr"
) -> int:
    """Close a table and remove all that is kept of it. Who is there is told."""
    say = speech(language)
    line(say.say("admin-closed", code=code.upper(), count=asked(data, say, "CloseTable", code).count))
    return 0


@app.command(name="ban")
def ban_address(
    address: Annotated[str, Parameter(help="With IPv6 all of its /64 is meant.")],
    /,
    *,
    lasting: Annotated[str, Parameter("--for", help="30m, 12h, 1d.")] = "1d",
    data: Folder = None,
    language: Language = "fr",
) -> int:
    """Keep an address out. Who is there from it is shown out."""
    say, time = speech(language), LASTING.fullmatch(lasting)
    if time is None:
        raise say.fault("admin-lasting", given=lasting)
    answer = asked(data, say, "Ban", address, float(time[1]) * UNITS[time[2]])
    line(say.say("admin-banned", address=answer.about, lasting=lasting, count=answer.count))
    return 0


@app.command(name="unban")
def unban_address(
    address: Annotated[str, Parameter(help="As it was given.")], /, *, data: Folder = None, language: Language = "fr"
) -> int:
    """Let an address in again."""
    say = speech(language)
    line(say.say("admin-unbanned", address=asked(data, say, "Unban", address).about))
    return 0


@app.command(name="message")
def tell_people(
    text: Annotated[str, Parameter(help="Plain text.")],
    /,
    *,
    table: Annotated[str, Parameter(help="The code of one table; else all.")] = "",
    data: Folder = None,
    language: Language = "fr",
) -> int:
    """Say something to who is at a table, as the house."""
    say = speech(language)
    line(say.say("admin-told", count=asked(data, say, "Announce", text, table).count))
    return 0


@app.command(name="drain")
def drain_server(*, data: Folder = None, language: Language = "fr") -> int:
    """End the server in good order: players are told, nothing is lost."""
    say = speech(language)
    asked(data, say, "Drain")
    line(say.say("admin-drains"))
    return 0
