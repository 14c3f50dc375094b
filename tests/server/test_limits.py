"""Who may come in, how often, and how much; and that no log says what is nobody's business."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from crise.game.events import Undeclared
from crise.games import GAMES
from crise.server import wire
from crise.server.http.limits import ADDRESSES, LONGEST, Bucket, Buckets, Limiter, Limits, household
from crise.server.http.shared_limits import KNOWN, LIMITS, SharedLimits, Told
from crise.server.ops.logs import JsonLines
from crise.server.room import events as ev
from crise.server.room.history import resumed
from crise.server.room.inputs import visible
from crise.server.storage.sqlite import SqliteStore
from crise.server.wire import LONGEST_FRAME
from tests.server.live_server import PATIENCE, QUICK, Client, LiveServer, Process, live_server, until

JSON = {"content-type": "application/json"}


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# --- buckets ------------------------------------------------------------------------------------------------


def test_a_bucket_gives_its_burst_then_its_rate() -> None:
    bucket = Bucket(2.0, 5.0, 0.0)
    assert [bucket.take(0.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(1000.0) for _ in range(6)] == [True] * 5 + [False]


def test_what_was_taken_elsewhere_is_owed_but_never_more_than_a_burst() -> None:
    bucket = Bucket(2.0, 5.0, 0.0)
    bucket.charge(0.0, 7.0, 1)
    assert [bucket.take(second) for second in (0.0, 1.0, 1.5)] == [False, False, True]
    bucket.charge(2.0, 1000.0, 1)
    assert [bucket.take(second) for second in (4.0, 4.5, 5.0)] == [False, False, True]
    bucket.charge(5.0, 1000.0, 2)
    assert [bucket.take(second) for second in (10.0, 10.4, 10.5)] == [False, False, True], "one for each place"


class Neighbours:
    """Processes of one house at the same time."""

    def __init__(self, count: int, limits: Limits) -> None:
        self.time = Time()
        self.limiters = [Limiter(limits, self.time) for _ in range(count)]
        self.shared = [SharedLimits(limiter) for limiter in self.limiters]

    def breathe(self) -> None:
        """Each says what it has to say, then all listen."""
        said = [read_told(wire.encode(shared.tell())) for shared in self.shared]
        for process, shared in enumerate(self.shared):
            shared.hear([told for other, told in enumerate(said) if other != process])


read_told = msgspec.json.Decoder(Told).decode


@pytest.mark.parametrize("name", LIMITS)
def test_who_asks_three_processes_gets_no_more_than_of_one(name: str) -> None:
    house = Neighbours(3, msgspec.structs.replace(Limits(), **{name: (2.0, 6.0)}))
    got = []
    for _ in range(60):
        for _ in range(20):
            got.append(sum(getattr(limiter, name).take("9.9.9.9") for limiter in house.limiters))
            house.time.now += 0.05
        house.breathe()
    assert sum(got[: 20 * 5]) <= 3 * 6 + 2 * 5, "a burst in each, until they have heard of it"
    assert sum(got[20 * 20 :]) <= 2 * 40 + 6, "then one rate for all of them"
    assert sum(got) >= 2 * 60 * 0.8, "but that"


def test_who_asks_one_process_has_all_of_it_there_and_others_have_theirs() -> None:
    house = Neighbours(2, Limits(requests=(2.0, 6.0)))
    for _ in range(10):
        assert [house.limiters[0].requests.take("9.9.9.9") for _ in range(2)] == [True, True]
        house.time.now += 1.0
        house.breathe()
    assert all(house.limiters[1].requests.take("8.8.8.8") for _ in range(6))


def test_sockets_of_an_address_are_counted_in_all_processes() -> None:
    house = Neighbours(2, Limits(sockets=3))
    a, b = house.limiters
    assert [a.sockets.enter("2001:db8::1"), a.sockets.enter("2001:db8::2"), b.sockets.enter("2001:db8::3")] == [
        True
    ] * 3
    house.breathe()
    assert not a.sockets.enter("2001:db8::4")
    assert not b.sockets.enter("2001:db8::4")
    assert b.sockets.enter("2001:db8:0:1::4"), "a neighbour"
    a.sockets.leave("2001:db8::1")
    house.breathe()
    assert b.sockets.enter("2001:db8::4")
    house.shared[1].hear([])
    assert b.sockets.enter("2001:db8::5"), "who is taken for dead holds nothing"


def test_who_was_late_hears_it_once() -> None:
    time = Time()
    limiter = Limiter(Limits(requests=(0.0, 100.0)), time)
    shared = SharedLimits(limiter)
    seconds = [{"requests": {"a": float(number)}} for number in range(1, 6)]
    for told in (Told("b", 3, seconds[:3], {}), Told("b", 3, seconds[:3], {}), Told("b", 5, seconds, {})):
        shared.hear([told])
        shared.hear([])  # it was silent, or the database was gone
    assert limiter.requests.take("a", 85.0)
    assert not limiter.requests.take("a", 1.0), "1 + 2 + 3 + 4 + 5 were taken there"


def test_of_processes_that_come_and_go_only_so_many_are_remembered() -> None:
    shared = SharedLimits(Limiter(Limits(), Time()))
    for number in range(KNOWN + 50):
        shared.hear([Told("stays", number, [], {}), Told(str(number), 1, [], {})])
    assert len(shared._heard) == KNOWN
    assert shared._heard["stays"] == KNOWN + 49


def test_who_empties_all_at_once_and_waits_gains_nothing_by_it() -> None:
    house = Neighbours(5, Limits(tables=(2.0, 6.0)))
    got = 0
    for second in range(600):
        if second % 10 == 0:
            got += sum(limiter.tables.take("9.9.9.9") for limiter in house.limiters for _ in range(6))
        house.time.now += 1.0
        house.breathe()
    assert got <= 2 * 600 + 5 * 6


def test_who_closes_counts_none_of_its_sockets() -> None:
    """They come to the others at once, which must not turn them away."""
    house = Neighbours(2, Limits(sockets=3))
    a, b = house.limiters
    assert all(a.sockets.enter("9.9.9.9") for _ in range(3))
    house.breathe()
    assert not b.sockets.enter("9.9.9.9")
    house.shared[1].hear([house.shared[0].tell(closing=True)])
    assert all(b.sockets.enter("9.9.9.9") for _ in range(3))


def test_whom_we_trust_is_charged_by_nobody() -> None:
    """Another process may not know that we do."""
    buckets = Buckets((1.0, 2.0), frozenset({"friend"}), Time())
    buckets.charge("friend", 5.0, 1)
    assert not buckets.empty("friend")


def test_what_others_want_to_know_does_not_grow_while_nobody_asks() -> None:
    buckets = Buckets((1.0, 2.0), frozenset(), Time())
    buckets.taken = {}
    for number in range(ADDRESSES + 50):
        buckets.take(f"10.0.{number}")
    assert len(buckets.taken) == ADDRESSES


def test_an_address_that_a_proxy_made_up_is_not_kept_whole() -> None:
    assert household("x" * 60_000) == "x" * LONGEST
    assert household("2001:db8:ffff:ffff:ffff:ffff:255.255.255.255%fifteen-letters") == "2001:db8:ffff:ffff::/64"


def test_each_address_has_its_own() -> None:
    time = Time()
    buckets = Buckets((1.0, 2.0), frozenset({"friend"}), time)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.empty("a")
    assert not buckets.empty("b")
    assert buckets.take("b")
    assert all(buckets.take("friend") for _ in range(50))
    time.now += 1
    assert not buckets.empty("a")


def test_only_so_many_addresses_are_remembered() -> None:
    buckets = Buckets((1.0, 2.0), frozenset(), Time())
    for number in range(ADDRESSES + 50):
        buckets.take(f"10.0.{number}")
    assert len(buckets._buckets) == ADDRESSES


def test_the_doorman_counts_sockets() -> None:
    limiter = Limiter(Limits(sockets=2, all_sockets=4, trusted=frozenset({"t"})), Time())
    assert [limiter.sockets.enter("a") for _ in range(3)] == [True, True, False]
    limiter.sockets.leave("a")
    assert limiter.sockets.enter("a")
    assert [limiter.sockets.enter("t") for _ in range(3)] == [True, True, False], "the server itself is full"


# --- at the door --------------------------------------------------------------------------------------------


async def knocks(server: LiveServer, **headers: str) -> int:
    """0 if one is let in, else the status or the code with which one is turned away."""
    try:
        async with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers) as socket:
            await socket.send(json.dumps({"type": "hello", "code": "ZZZZZZ"}))
            await asyncio.wait_for(socket.recv(), PATIENCE)
            return 0
    except InvalidStatus as error:
        return error.response.status_code


@pytest.mark.asyncio
async def test_only_our_own_pages_may_connect(tmp_path: Path) -> None:
    async with live_server(tmp_path, origins=("https://crise.example",)) as server:
        assert await knocks(server) == 0, "a program"
        assert await knocks(server, Origin=f"http://127.0.0.1:{server.port}") == 0
        assert await knocks(server, Origin="https://crise.example") == 0
        for origin in (
            "https://evil.example",
            "null",
            "",
            f"http://127.0.0.1:{server.port}.evil.example",
            "http://",
            "http://[",
        ):
            assert await knocks(server, Origin=origin) == 403, origin


@pytest.mark.asyncio
async def test_too_many_sockets_from_one_address(tmp_path: Path) -> None:
    async with live_server(tmp_path, limits=Limits(sockets=2)) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        ada, bob = [await server.client(made["code"]) for _ in range(2)]
        assert await knocks(server) == 403
        await ada.close()
        await until(lambda: server.lobby.services.limiter.sockets.count == 1)
        await server.client(made["code"])
        await bob.close()


@pytest.mark.asyncio
async def test_who_comes_and_goes_all_the_time_must_wait(tmp_path: Path) -> None:
    """A welcome costs as much as hundreds of pings. Who is in stays, and who comes from elsewhere is let in."""
    async with live_server(tmp_path, limits=Limits(arrivals=(0.001, 5))) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        ada = await server.client(made["code"], made["token"])
        assert [await knocks(server) for _ in range(6)] == [0] * 4 + [403] * 2
        await ada.done("ping")
        async with connect(f"ws://127.0.0.1:{server.port}/ws", local_addr=("127.0.0.2", 0)) as socket:
            await socket.send(json.dumps({"type": "hello", "code": made["code"]}))
            assert '"welcome"' in str(await asyncio.wait_for(socket.recv(), PATIENCE))


@pytest.mark.asyncio
async def test_too_many_commands(tmp_path: Path) -> None:
    async with live_server(tmp_path, limits=Limits(commands=(1, 5))) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        client = await server.client(made["code"], made["token"])
        for number in range(20):
            await client.send({"type": "ping", "id": str(number)})
        assert await client.closed() == 4429
        assert client.messages[-1]["reason"] == "too-fast"


@pytest.mark.asyncio
async def test_too_many_requests_and_tables(tmp_path: Path) -> None:
    async with live_server(tmp_path, limits=Limits(requests=(0.01, 12), tables=(0.01, 3))) as server:
        for _ in range(3):
            await server.post("/api/tables", game="virus-war", name="Ada")
        refused = await server.post("/api/tables", 429, game="virus-war", name="Ada")
        assert refused["reason"] == "too-fast"
        codes = [(await server.http.get("/api/games")).status_code for _ in range(12)]
        assert codes.count(200) == 8
        assert codes[-1] == 429


@pytest.mark.asyncio
async def test_codes_and_tokens_can_not_be_guessed_for_long(tmp_path: Path) -> None:
    async with live_server(tmp_path, limits=Limits(tries=(0.01, 4))) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        path = f"/api/tables/{made['code']}"
        assert (await server.http.get(path)).status_code == 200
        codes = [(await server.http.get(f"/api/tables/AAAAA{sign}")).status_code for sign in "BCDEFG"]
        assert codes == [404, 404, 404, 404, 429, 429]
        assert (await server.http.get(path)).status_code == 429, "nor is a right one told apart then"
        for token in (None, "x" * 32):
            assert await (await server.knock(made["code"], token)).closed() == 4429
        await server.client(made["code"], made["token"])  # who sits there pays for nobody's failures


@pytest.mark.asyncio
async def test_large_frames_and_bodies(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        for size, codes in ((LONGEST_FRAME + 1, {4413}), (10 * LONGEST_FRAME, {1009})):
            client = await server.client(made["code"], made["token"])
            try:
                await client.socket.send(json.dumps({"type": "say", "id": "x", "text": "x" * size}))
                code = await client.closed()
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 0
            assert code in codes
        answer = await server.http.post("/api/tables", content=b'{"game": "' + b"x" * 200_000 + b'"}', headers=JSON)
        assert answer.status_code == 413
        assert answer.json()["reason"] == "too-large"
        await server.client(made["code"], made["token"])


@pytest.mark.asyncio
async def test_who_says_nothing_is_shown_out(tmp_path: Path) -> None:
    pace = type(QUICK)(windows=False, bot=0.0, hello=0.2)
    async with live_server(tmp_path, pace=pace) as server:
        client = await server.line()
        assert await client.closed() == 4408


@pytest.mark.asyncio
async def test_a_reader_that_does_not_read_is_let_go(tmp_path: Path) -> None:
    """The table does not keep what nobody takes: come back for a fresh view."""
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        client = await server.client(made["code"], made["token"])
        [reader] = server.session(made["code"]).audience.readers
        for _ in range(600):
            reader.push([b'{"type":"ack","id":"x"}'])
        assert not reader.open
        assert await client.closed() == 4408


# --- names and logs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("A\u202eda\u200b", "A da"),
        ("É\u0301mile 🎲", "É\u0301mile 🎲"),
        ("\x00\x1b[31m\n", "[31m"),
        ("<script>", "<script>"),
        ("\ue000\ue001", ""),
    ],
)
def test_names_are_what_can_be_seen(typed: str, shown: str) -> None:
    assert visible(typed) == shown


@pytest.mark.asyncio
async def test_no_secret_in_any_log(tmp_path: Path) -> None:
    """All that a server says when it is asked to say everything: nothing of it opens a seat or shows a card."""
    log = tmp_path / "log"
    async with Process(tmp_path / "data", log) as process:
        server = f"127.0.0.1:{process.port}"
        async with httpx.AsyncClient(base_url=f"http://{server}", timeout=30) as http:
            made = (
                await http.post("/api/tables", json={"game": "virus-war", "name": "Adalbertine", "seats": 2})
            ).json()
            path = f"/api/tables/{made['code']}"
            joined = (await http.post(f"{path}/seats", json={"name": "Bob"})).json()
            await http.post("/api/tables", content=b'{"token": "' + made["token"].encode() + b'"}')
            await http.get(f"{path}/games/1/record?token={made['token']}")
            for one in (made, joined):
                client = Client(await connect(f"ws://{server}/ws"))
                await client.send({"type": "hello", "code": one["code"], "token": one["token"]})
                await client.until("welcome")
                commitment = client.room["commitment"]
                await client.command("contribute", commitment=commitment, number="face" * 8)
                await client.command("contribute", commitment=commitment, number="beef" * 8)
                await client.command("start", level="facile")
                await client.command("answer", version=1, option=one["token"])
                await client.command("leave")
                await client.send({"type": one["token"]})
                assert await client.closed() == 4400
        await process.kill(signal.SIGTERM)
    said = log.read_text("utf-8")
    assert '"event":"house opened"' in said
    store = SqliteStore(tmp_path / "data" / "crise.db")
    room = resumed(made["code"], map(ev.read, await store.events(made["code"])))
    store.close()
    assert room.live is not None
    assert room.live.shuffle is not None
    assert room.live.shuffle.numbers == ["face" * 8, "house"]
    numbers = (str(room.live.setting.seed), room.live.shuffle.secret, "face" * 8, "beef" * 8)
    for secret in (made["token"], joined["token"], made["code"], "Adalbertine", *numbers):
        assert secret not in said
    assert all(json.loads(line)["event"] for line in said.splitlines()[1:]), "one JSON object a line"


def test_a_fault_is_logged_without_what_it_was_about() -> None:
    try:
        raise ValueError("a secret")
    except ValueError as error:
        record = logging.LogRecord(
            "x", logging.ERROR, "f", 1, "table lost", None, (ValueError, error, error.__traceback__)
        )
    line = json.loads(JsonLines().format(record))
    assert line["error"] == "ValueError"
    assert line["where"] == [f"test_limits.py:{line['where'][0].split(':')[1]}"]
    assert "secret" not in json.dumps(line)


def crashes(t: Any) -> None:
    raise RuntimeError(f"no card for seat 1 with seed {t.seed}")


@pytest.mark.asyncio
async def test_a_game_that_can_not_begin_is_logged_with_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(GAMES, "virus-war", replace(GAMES["virus-war"], setup=crashes))
    async with live_server(tmp_path) as server:
        body = {"game": "virus-war", "name": "Ada", "seats": 2, "level": "facile", "start": True}
        assert (await server.http.post("/api/tables", json=body)).status_code == 500
    (line,) = [json.loads(JsonLines().format(record)) for record in caplog.records if record.exc_info]
    assert line["why"] == ["virus-war can't begin: no card for seat 1 with seed …"]
    assert (line["error"], line["where"][-1].partition(":")[0]) == ("RuntimeError", "test_limits.py")


def test_what_a_game_lacks_is_logged_in_words() -> None:
    with pytest.raises(Undeclared) as caught:
        replace(GAMES["virus-war"], told={}).start(2)
    told = (Undeclared, caught.value, caught.tb)
    record = logging.LogRecord("x", logging.ERROR, "f", 1, "lost", None, told)
    (why,) = json.loads(JsonLines().format(record))["why"]
    assert "is not declared: add it to `told=telling(…)` in crise/games/virus_war/__init__.py" in why
