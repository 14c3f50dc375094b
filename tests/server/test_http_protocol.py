"""Who connects and then keeps the server waiting is shown out, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from crise.server.http.limits import Limits
from crise.server.http.protocol import LONGEST_HEAD, is_proxy
from crise.server.lobby import Lobby
from crise.server.ops.files import A_WORKER, HEADROOM, fitted
from crise.server.ws import protocol
from tests.leash import HERE
from tests.server.live_server import PATIENCE, LiveServer, a_free_port, live_server, until

SHORT = 0.3  # seconds for a request
STRANGER = "127.0.0.2"  # another address of this computer
WHOLE = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
HALVES = {
    "nothing": b"",
    "a byte": b"G",
    "half a head": b"GET / HTTP/1.1\r\nhost: x\r\n",
    "half a handshake": b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
    "no body": POST + b"content-length: 100\r\n\r\n",
    "half a body": POST + b'content-length: 100\r\n\r\n{"game": "virus-war"',
    "half a body in chunks": POST + b'transfer-encoding: chunked\r\n\r\n8\r\n{"game":\r\n',
    "half a body that nobody wants": b"POST /api/nothing HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nx",
    "half a request after a whole one": WHOLE + b"GET / HTTP/1.1\r\nhost:",
    "half a body after a whole request": WHOLE + POST + b"content-length: 100\r\n\r\n{",
}


class Line:
    """A connection on which somebody says what he likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.heard = b""

    def say(self, data: bytes) -> None:
        self._writer.write(data)

    async def hear(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            data = await self._reader.read(100_000)
        self.heard += data
        return data

    async def closed(self) -> None:
        with suppress(ConnectionError):
            while await self.hear():
                pass
        await self.hang_up()

    async def hang_up(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()

    async def drip(self, data: bytes, pause: float = 0.02) -> None:
        """A byte at a time, until it is all said or nobody listens any more."""
        for at in range(len(data)):
            self.say(data[at : at + 1])
            await asyncio.sleep(pause)
            if self._reader.at_eof() or self._writer.is_closing():
                return


async def call(server: LiveServer, data: bytes = b"", address: str = STRANGER) -> Line:
    return await open_from(address, server.port, data)


async def open_from(address: str, port: int, data: bytes) -> Line:
    one = Line(*await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)))
    if data:
        one.say(data)
    return one


# --- waiting ------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize("half", HALVES)
async def test_half_a_request_is_not_waited_for_long(tmp_path: Path, half: str) -> None:
    async with live_server(tmp_path, limits=Limits(patience=SHORT)) as server:
        one = await call(server, HALVES[half])
        await one.closed()
        assert b"virus-war" not in one.heard
        assert server.lobby.sessions == {}
        await until(lambda: server.lobby.services.limiter.connections.count == 0)
        assert 'crise_turned_away_total{why="late"} 1.0' in server.lobby.services.metrics.text().decode()
        assert "crise_faults_total 0.0" in server.lobby.services.metrics.text().decode()
        assert await server.get("/healthz") == {"status": "ok"}


@pytest.mark.asyncio
@pytest.mark.parametrize("what", ["a head", "a second head", "a body"])
async def test_a_byte_at_a_time_is_not_waited_for_either(tmp_path: Path, what: str) -> None:
    before = {"a head": b"", "a second head": WHOLE, "a body": POST + b"content-length: 100000\r\n\r\n"}[what]
    async with live_server(tmp_path, limits=Limits(patience=SHORT)) as server:
        one = await call(server, before)
        dripping = asyncio.create_task(one.drip(b"GET / HTTP/1.1\r\nx: " + b"x" * 500))
        await one.closed()
        await asyncio.wait_for(dripping, PATIENCE)
        await until(lambda: server.lobby.services.limiter.connections.count == 0)


@pytest.mark.asyncio
async def test_the_end_of_a_body_that_nobody_wanted_is_no_leave_to_stay(tmp_path: Path) -> None:
    """The answer is out before the body is in; then nothing more comes."""
    async with live_server(tmp_path, limits=Limits(patience=SHORT)) as server:
        one = await call(server, b"POST /api/nothing HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n")
        assert b"404" in await one.hear()
        one.say(b"x" * 10)
        await one.closed()
        await until(lambda: server.lobby.services.limiter.connections.count == 0)


@pytest.mark.asyncio
@pytest.mark.parametrize("requests", [1, 2, 5])
async def test_who_does_not_take_the_answer_is_not_waited_for(tmp_path: Path, requests: int) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>")
    (web / "assets" / "large.bin").write_bytes(bytes(32 << 20))
    async with live_server(tmp_path, web=web, limits=Limits(patience=SHORT)) as server:
        with socket.create_connection(("127.0.0.1", server.port), source_address=(STRANGER, 0)) as deaf:
            deaf.sendall(b"GET /assets/large.bin HTTP/1.1\r\nhost: x\r\n\r\n" * requests)
            await until(lambda: server.lobby.services.limiter.connections.count == 1)
            await until(lambda: server.lobby.services.limiter.connections.count == 0)


@pytest.mark.asyncio
async def test_who_waits_for_us_is_not_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the client takes its time for counts."""
    make = Lobby.make

    async def slow(*given: object) -> object:
        await asyncio.sleep(3 * SHORT)
        return await make(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(Lobby, "make", slow)
    async with live_server(tmp_path, limits=Limits(patience=SHORT)) as server:
        assert (await server.post("/api/tables", game="virus-war", name="Ada"))["token"]


@pytest.mark.asyncio
async def test_a_head_without_end(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        one = await call(server, b"GET / HTTP/1.1\r\nhost: x\r\n")
        for _ in range(100):
            one.say(b"x: " + b"x" * (LONGEST_HEAD // 10) + b"\r\n")
            await asyncio.sleep(0)
        await one.closed()
        assert one.heard == b""
        assert 'crise_turned_away_total{why="too-large"} 1.0' in server.lobby.services.metrics.text().decode()
        long = {"x-long": "x" * (LONGEST_HEAD // 2)}
        assert (await server.http.get("/healthz", headers=long)).status_code == 200


@pytest.mark.asyncio
async def test_a_deaf_socket_is_not_kept_when_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "FAREWELL", SHORT)
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        await server.client(made["code"], made["token"])
        session = server.session(made["code"])
        [reader] = session.audience.readers
        async with asyncio.timeout(PATIENCE):
            while reader._protocol.free:  # type: ignore[attr-defined]
                reader.push([b'{"type":"ack","id":"%s"}' % (b"x" * 100_000)])
                await asyncio.sleep(0.001)
            await asyncio.sleep(0.2)
        reader.close(4408, "slow")
        await until(lambda: session.audience.readers == [] and server.lobby.services.limiter.sockets.count == 0)


# --- how many -----------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize("held", ["nothing", "a whole request", "half a handshake", "half a body"])
async def test_one_address_can_not_shut_the_server(tmp_path: Path, held: str) -> None:
    """Half requests and idle connections count from the start; who is somewhere else goes on, and comes in."""
    async with live_server(tmp_path, limits=Limits(connections=10, all_connections=16)) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2)
        ada = await server.client(made["code"], made["token"])
        holding = [await call(server, HALVES.get(held, WHOLE)) for _ in range(10)]
        await until(lambda: server.lobby.services.limiter.connections.count >= 10)
        for _ in range(5):
            late = await call(server, WHOLE)
            await late.closed()
            assert b"200 OK" not in late.heard
        await ada.done("say", text="encore là")
        joined = await server.post(f"/api/tables/{made['code']}/seats", name="Bob")
        bob = await server.client(made["code"], joined["token"])
        await ada.done("start")
        await bob.until("welcome")
        for one in holding:
            await one.hang_up()
        await until(lambda: server.lobby.services.limiter.connections.count < 10)
        again = await call(server, WHOLE)
        assert b"200 OK" in await again.hear()
        await again.hang_up()


FEW_FILES = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
from tests.leash import main, feel, Thread
Thread(target=feel, daemon=True).start()
main()
"""


@pytest.mark.asyncio
async def test_more_half_requests_than_files_from_one_address(tmp_path: Path) -> None:
    """A thousand of them held the command shut where the system gives it as many files: here a quarter of both."""
    port, pipe = a_free_port(), asyncio.subprocess.PIPE
    words = ["serve", "--port", str(port), "--data", str(tmp_path)]
    words += ["--set", "workers=1", "--set", "limits.patience=600"]
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", FEW_FILES, *words, stdin=pipe, cwd=HERE)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False, timeout=5) as http:
            await until(lambda: answers(http))
        held = [await open_from(STRANGER, port, HALVES["half a head"]) for _ in range(300)]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False, timeout=PATIENCE) as http:
            made = await http.post("/api/tables", json={"game": "virus-war", "name": "Ada"})
            assert made.status_code == 201
        for one in held:
            await one.hang_up()
    finally:
        assert process.returncode is None
        process.kill()
        await process.wait()


async def answers(http: httpx.AsyncClient) -> bool:
    with suppress(httpx.HTTPError):
        return (await http.get("/healthz")).status_code == 200
    return False


@pytest.mark.asyncio
async def test_a_socket_is_no_connection_any_more(tmp_path: Path) -> None:
    """A club behind one address: its sockets leave room for its requests."""
    async with live_server(tmp_path, limits=Limits(connections=2, sockets=8)) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        for _ in range(8):
            await server.client(made["code"])
        assert server.lobby.services.limiter.sockets.count == 8
        assert server.lobby.services.limiter.connections.count <= 1
        assert await server.get("/healthz") == {"status": "ok"}


@pytest.mark.asyncio
async def test_behind_a_proxy_all_come_from_one_address(tmp_path: Path) -> None:
    """They are told apart by what the proxy says, and what stands at the door is not counted by its address."""
    limits = Limits(connections=2, sockets=1)
    async with live_server(tmp_path, proxies=f"10.0.0.1, {STRANGER}", limits=limits) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        lines = [await call(server, WHOLE) for _ in range(12)]
        assert all([b"200 OK" in await one.hear() for one in lines])
        for one in lines:
            await one.hang_up()
        for number in range(3):
            said = {"X-Forwarded-For": f"192.0.2.{number}"}
            address = f"ws://127.0.0.1:{server.port}/ws"
            async with connect(address, additional_headers=said, local_addr=(STRANGER, 0)) as ws:
                await ws.send(json.dumps({"type": "hello", "code": made["code"]}))
                assert '"welcome"' in str(await asyncio.wait_for(ws.recv(), PATIENCE))
                assert server.lobby.services.limiter.sockets.here == {f"192.0.2.{number}": 1}
            await until(lambda: server.lobby.services.limiter.sockets.count == 0)


@pytest.mark.parametrize(
    ("address", "proxies", "is_one"),
    [
        ("10.0.0.1", "", False),
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2, 10.0.0.1", True),
        ("10.0.0.1", "10.0.0.0/24", True),
        ("10.0.1.1", "10.0.0.0/24", False),
        ("fd00::1", "fd00:0::1", True),
        ("fd00::1", "10.0.0.0/8", False),
        ("10.0.0.1", "*", True),
        ("", "10.0.0.1", False),
        ("10.0.0.1", "nonsense", False),
    ],
)
def test_which_address_is_a_proxy(address: str, proxies: str, is_one: bool) -> None:
    assert is_proxy(address, proxies) == is_one


# --- files --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("files", [16, 256, 1024, 4096, 20_000, 1 << 20])
def test_there_are_never_more_people_than_files(files: int) -> None:
    limits = fitted(Limits(), files, 3)
    assert limits.all_sockets + limits.all_connections <= max(8, files - HEADROOM - 3 * A_WORKER)
    assert limits.sockets <= limits.all_sockets <= Limits().all_sockets
    assert 0 < 2 * limits.connections <= limits.all_connections <= Limits().all_connections


def test_with_enough_files_nobody_is_turned_away_for_them() -> None:
    assert fitted(Limits(), 20_000, 3) == Limits()


@pytest.mark.parametrize(("soft", "hard"), [(128, 512), (512, 512)])
def test_the_server_takes_all_files_that_it_may_have(tmp_path: Path, soft: int, hard: int) -> None:
    program = f"""
import resource
from pathlib import Path
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
from crise.server.http.app import limits_here
from crise.server.settings import Settings

limits = limits_here(Settings(data=Path("unused"), workers=1))
print(resource.getrlimit(resource.RLIMIT_NOFILE), limits.all_sockets, limits.all_connections)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    room = hard - HEADROOM - A_WORKER
    assert done.stdout.strip() == f"({hard}, {hard}) {room * 3 // 4} {room - room * 3 // 4}"
