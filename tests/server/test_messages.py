"""The types of the wire: what the browser was told of them, and what is refused at once."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from crise.server import messages
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
        messages.commands.decode(text)
