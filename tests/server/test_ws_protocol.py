"""The short way of messages between a client and its table: whole, in order, and not faster than the client reads."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from crise.server.ws.protocol import head
from tests.server.live_server import PATIENCE, live_server


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000, (1 << 16) - 1, 1 << 16, 200_000])
def test_the_head_of_a_frame(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])


@pytest.mark.asyncio
async def test_a_message_in_pieces_is_heard_whole(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        ada = await server.client(made["code"], made["token"])
        await ada.socket.send(['{"type":"say",', '"id":"x",', '"text":"en morceaux"}'])
        await ada.wait(lambda message: message.get("id") == "x" and message["type"] == "ack")
        assert server.session(made["code"]).room.chat[-1].text == "en morceaux"


def say(n: int) -> bytes:
    text = b'{"type":"say","id":"%d","text":"n %d"}' % (n, n)
    return Frame(Opcode.TEXT, text).serialize(mask=True, extensions=[])


@pytest.mark.asyncio
async def test_frames_are_heard_however_they_are_cut(tmp_path: Path) -> None:
    """Alone, with a ping in between, two at once, one and a half, and alone again."""
    ping = Frame(Opcode.PING, b"").serialize(mask=True, extensions=[])
    cut = say(5)
    pieces = [say(0), ping, say(1), say(2) + say(3), say(4) + cut[:9], cut[9:], say(6)]
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        ada = await server.client(made["code"], made["token"])
        for piece in pieces:
            ada.socket.transport.write(piece)
            await asyncio.sleep(0.05)
        await ada.wait(lambda message: message["type"] == "ack" and message["id"] == "6")
        assert [line.text for line in server.session(made["code"]).room.chat] == [f"n {n}" for n in range(7)]


@pytest.mark.asyncio
async def test_a_message_within_another_is_an_error(tmp_path: Path) -> None:
    begun = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True, extensions=[])
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        ada = await server.client(made["code"], made["token"])
        for piece in (begun, say(0)):
            ada.socket.transport.write(piece)
            await asyncio.sleep(0.05)
        async with asyncio.timeout(PATIENCE):
            await ada.socket.wait_closed()
        assert ada.socket.close_code == 1002
        assert server.session(made["code"]).room.chat == []


@pytest.mark.asyncio
async def test_what_is_sent_at_once_is_done_in_order(tmp_path: Path) -> None:
    """A hello and three commands, before the server said anything."""
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        ada = await server.knock(made["code"], made["token"])
        for n in range(3):
            await ada.send({"type": "say", "id": str(n), "text": f"n° {n}"})
        await ada.wait(lambda message: message["type"] == "ack" and message["id"] == "2")
        assert [line.text for line in server.session(made["code"]).room.chat] == ["n° 0", "n° 1", "n° 2"]


@pytest.mark.asyncio
async def test_a_slow_reader_gets_everything_in_order(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        ada = await server.client(made["code"], made["token"])
        [reader] = server.session(made["code"]).audience.readers
        sent = 0
        async with asyncio.timeout(PATIENCE):
            while reader._protocol.free:  # type: ignore[attr-defined]
                reader.push([b'{"type":"ack","id":"%d","text":"%s"}' % (sent, b"x" * 100_000)])
                sent += 1
                await asyncio.sleep(0.001)
        for n in range(sent, sent + 20):
            reader.push([b'{"type":"ack","id":"%d"}' % n])
        await ada.wait(lambda message: message.get("id") == str(sent + 19))
        assert [one["id"] for one in ada.messages if one["type"] == "ack"] == [str(n) for n in range(sent + 20)]


@pytest.mark.asyncio
async def test_an_answer_counts_though_its_sender_is_gone_at_once(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        ada = await server.client(made["code"], made["token"])
        server.lobby.services.batch._busy_until = float("inf")  # so that it waits for company
        await ada.send({"type": "say", "id": "x", "text": "au revoir"})
        await ada.close()
        again = await server.client(made["code"], made["token"])
        assert [line["text"] for line in again.messages[0]["chat"]] == ["au revoir"]


@pytest.mark.asyncio
async def test_one_table_that_fails_keeps_no_other_waiting(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        heard = asyncio.Event()

        def fail(error: Exception | None) -> None:
            raise RuntimeError("ours")

        server.lobby.services.log.append([], fail)
        server.lobby.services.log.append([], lambda error: heard.set())
        async with asyncio.timeout(PATIENCE):
            await heard.wait()
        assert "crise_faults_total 1.0" in server.lobby.services.metrics.text().decode()
