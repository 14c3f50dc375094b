"""The types of the wire: what the browser was told of them, and what is refused at once."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from crise.game.records import Setting
from crise.games.virus_war import VIRUS_WAR
from crise.server import wire, wire_games
from crise.server.http.catalogue import game_sheet
from crise.server.outbox.text import MatchText
from crise.server.outbox.view_delta import Snapshot, ViewTracker
from crise.server.room.live_match import LiveMatch
from tools import typescript


def test_the_browser_knows_the_same_types() -> None:
    """`python tools/typescript.py` writes them anew."""
    assert typescript.TARGET.read_text("utf-8") == typescript.typescript()


def test_every_message_and_command_is_in_its_union() -> None:
    tags = {one.__struct_config__.tag for one in typescript.structs() if one.__struct_config__.tag is not None}
    in_unions = [part.__struct_config__.tag for union in typescript.UNIONS.values() for part in get_args(union)]
    assert sorted(map(str, tags)) == sorted(map(str, in_unions))


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"type":"answer"}',
        b'{"type":"answer","id":"","version":1,"option":"pass"}',
        b'{"type":"answer","id":"a","version":-1,"option":"pass"}',
        b'{"type":"answer","id":"a","version":1.5,"option":"pass"}',
        b'{"type":"answer","id":"a","version":1,"option":"pass","seat":2}',
        b'{"type":"answer","id":"a","version":1,"option":["pass"]}',
        b'{"type":"answer","id":"a","version":1,"option":"' + b"x" * 100 + b'"}',
        b'{"type":"welcome"}',
        b'{"type":"hello","code":"ABCDEF","language":"de"}',
        b'{"type":"hello","code":"ABCDEF","line":1e400}',
    ],
)
def test_what_is_no_command_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        wire.read_command(text)


def test_an_update_is_what_its_type_says() -> None:
    """Updates are put together from parts that were encoded before: every one must read as an `Update`, and be written
    the same."""
    live = LiveMatch(Setting(VIRUS_WAR, 3, 4, VIRUS_WAR.options()), 1, ["Ada", "Bob", "Chloé"])
    trackers = [ViewTracker(seat, 1) for seat in range(4)]
    texts_by_language = [MatchText(live, language) for language in ("fr", "en")]
    random, seen = Random(4), 0
    while not live.over:
        snapshot = Snapshot(live, wire.ClockState(None, None, True, []))
        for one in trackers:
            delta = one.compare(snapshot)
            for texts in texts_by_language if delta is not None else ():
                assert delta is not None
                said = one.update(delta, snapshot, texts)
                [update] = msgspec.json.decode(b"[" + said + b"]", type=list[wire.Update])
                assert wire.encode(update) == said
                seen += 1
        if live.idle():
            live.close()
            continue
        seat = random.choice(live.asked())
        ask = live.ask(seat)
        assert ask is not None
        live.answer(seat, live.form(ask[1], random.choice(ask[2])))
    assert seen > 200


def examples() -> list[str]:
    text = (Path(__file__).parents[2] / "docs/online-protocol.md").read_text("utf-8")
    return re.findall(r"```json\n(.*?)```", text, re.DOTALL)


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """What the page shows of a `GameSheet`."""

    events: dict[str, wire_games.EventInfo]
    fields: dict[str, wire_games.FieldInfo]


def test_the_example_of_a_sheet_is_a_part_of_a_true_one() -> None:
    [text] = [text for text in examples() if '"events"' in text]
    shown, sheet = msgspec.json.decode(text, type=Sheet), game_sheet("virus-war", "fr")
    assert {name: sheet.events[name] for name in shown.events} == shown.events
    assert {name: sheet.fields[name] for name in shown.fields} == shown.fields


@pytest.mark.parametrize("text", [text for text in examples() if '"events"' not in text])
def test_the_examples_of_the_protocol_are_messages(text: str) -> None:
    kind: Any = list[wire.AnyMessage] if text.startswith("[") else wire.AnyCommand
    if '"label"' in text:
        kind = wire_games.OptionField
    assert msgspec.json.decode(text, type=kind)
