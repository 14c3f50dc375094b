"""A command or an event is declared in one place: its type, and the one function that handles it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from crise.engine.ask import Refused
from crise.server import wire
from crise.server.room import events as ev
from crise.server.room import handlers
from crise.server.session import OF_THE_READER, ONLY_LOOKS, TOPICS
from tests.server.test_room import seated

# As they stand in the databases that people have: none of these may ever change or go.
STORED = {
    *("made", "configured", "sat", "robot", "freed", "renamed", "began", "answered", "undone", "closed", "chatted"),
    *("went", "came", "halted", "reopened", "wanted", "hosted", "paced", "upgraded", "ready", "arranged", "hinted"),
    *("committed", "contributed"),
}


def tag(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("command", wire.COMMANDS)
def test_every_command_is_handled_once(command: type[wire.Command]) -> None:
    """By the room, or by the session for whoever sent it, and by a function that takes this type."""
    found = [table[command] for table in (handlers.DECIDES, OF_THE_READER) if command in table]
    assert len(found) == 1
    assert get_type_hints(found[0])["command"] is command


@pytest.mark.parametrize("event", ev.EVENTS)
def test_every_event_is_applied_by_a_function_of_its_own(event: type[ev.Event]) -> None:
    assert issubclass(event, get_type_hints(handlers.APPLIES[event])["event"])


def test_nothing_else_is_handled() -> None:
    assert {*handlers.DECIDES, *OF_THE_READER} == {*wire.COMMANDS}
    assert handlers.DECIDES.keys() >= handlers.HOST_ONLY
    assert {*handlers.APPLIES} == {*ev.EVENTS}
    assert {*ONLY_LOOKS} <= {*OF_THE_READER}


def test_what_is_told_of_an_event_can_be_told() -> None:
    told = {topic for event in ev.EVENTS for topic in event.topics}
    assert told == {*get_args(ev.Topic)} == {*TOPICS, "room", "welcome"}


def test_tables_of_yesterday_can_be_read() -> None:
    assert {tag(event) for event in ev.EVENTS} == STORED


def test_a_second_function_for_the_same_is_refused() -> None:
    with pytest.raises(AssertionError):
        handlers.decides(wire.Say)(lambda room, seat, command: handlers.Decision([]))
    with pytest.raises(AssertionError):
        handlers.applies(ev.Came)(lambda room, event: None)


@pytest.mark.parametrize("command", [one for one in wire.COMMANDS if one in handlers.HOST_ONLY])
def test_what_only_the_host_may_do(command: type[wire.Command]) -> None:
    least: dict[str, Any] = {"seat": 1, "paused": True, "pace": "fast", "go_on": True}
    given = {name: least[name] for name in command.__struct_fields__ if name in least}
    with pytest.raises(Refused, match="not-host"):
        seated().decide(1, command(id="x", **given))


def test_the_online_protocol_names_every_command() -> None:

    page = (Path(__file__).parents[2] / "docs/online-protocol.md").read_text("utf-8")
    section = page[page.index("### Commands") : page.index("### Cut off")]
    assert [tag(command) for command in wire.COMMANDS if f"`{tag(command)}" not in section] == []
