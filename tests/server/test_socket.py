"""Whole games over real sockets, and all that happens to people on the way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crise.game.records import read_record, replay
from crise.games import GAMES
from tests.night import mostly_by_night
from tests.server.live_server import PATIENCE, QUICK, Client, LiveServer, live_server, until

pytestmark = pytest.mark.asyncio

SHORT = {"noe": {"max_rounds": 2, "reshuffles": 0}, "smile-life": {"deck_share": "1/4"}}


async def started(server: LiveServer, game: str, people: int, **new: Any) -> tuple[str, list[str], list[Client]]:
    code, tokens = await server.table(game, people, **new)
    clients = [await server.client(code, token) for token in tokens]
    await clients[0].done("start")
    for client in clients:
        while client.situation is None:
            await client.read()
    return code, tokens, clients


async def to_the_end(*clients: Client) -> list[int]:
    return await asyncio.gather(*(client.play(Random(seat)) for seat, client in enumerate(clients)))


# --- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_of_people_with_a_spectator(tmp_path: Path, game: str) -> None:
    async with live_server(tmp_path) as server:
        code, _, clients = await started(server, game, 3, options=SHORT.get(game, {}))
        watcher = await server.client(code, language="en")
        given = await to_the_end(*clients, watcher)
        assert sum(given[:3]) > 8
        assert given[3] == 0
        results = [client.situation["result"] for client in (*clients, watcher) if client.situation]
        assert all(result == results[0] for result in results[:3])
        assert figures(results[3]) == figures(results[0])
        assert results[0]["answers"] == sum(given)
        assert watcher.room["status"] == "over"
        await check_the_record(server, code, results[0])


def figures(result: dict[str, Any]) -> dict[str, Any]:
    """What is the same in every language."""
    ledger = [(one["name"], one["values"]) for one in result["ledger"]]
    rounds = [[(cell["points"], cell["total"]) for cell in cells] for cells in result["rounds"]]
    return result | {"reason": "", "ledger": ledger, "rounds": rounds}


async def check_the_record(server: LiveServer, code: str, result: dict[str, Any]) -> None:
    """The game again from its record: the same winners, and the seed that was promised."""
    answer = await server.http.get(f"/api/tables/{code}/games/1/record")
    record = read_record(answer.text)
    _, match = replay(record, GAMES.__getitem__)
    assert match.over
    assert set(record.winners or ()) == {one["seat"] for one in result["ranking"] if one["winner"]}
    assert record.seed == result["seed"]


@pytest.mark.parametrize("game", mostly_by_night(GAMES, "virus-war", "world-order"))
async def test_alone_against_bots(tmp_path: Path, game: str) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post(
            "/api/tables", game=game, name="Ada", level="facile", start=True, options=SHORT.get(game, {})
        )
        client = await server.client(made["code"], made["token"])
        assert client.situation is not None
        assert client.situation["number"] == 1
        assert await client.play(Random(1)) >= 1  # of Noé a round may be over after one turn
        assert {seat["kind"] for seat in client.room["seats"][1:]} == {"bot"}


async def test_what_a_client_has_kept_is_what_it_would_get_anew(tmp_path: Path) -> None:
    """Updates put over each other give the same picture as a fresh one, for each seat and the public."""
    async with live_server(tmp_path) as server:
        code, tokens, clients = await started(server, "virus-war", 3)
        watcher = await server.client(code)
        random = Random(4)
        for _ in range(40):
            asked = [client for client in clients if client.question]
            if not asked:
                await asyncio.gather(*(read_some(client) for client in (*clients, watcher)))
                continue
            client = random.choice(asked)
            await client.answer(random.choice(client.question["options"])["id"])  # type: ignore[index]
            await asyncio.gather(*(read_some(client) for client in (*clients, watcher)))
            for kept, token in zip((*clients, watcher), (*tokens, None), strict=True):
                fresh = await server.client(code, token)
                await catch_up(kept, fresh)
                assert fresh.situation is not None
                assert kept.situation is not None
                for part in ("version", "view", "question", "undo", "waiting", "result", "commitment"):
                    assert kept.situation[part] == fresh.situation[part], part
                assert {n: kept.lines[n] for n in fresh.lines} == fresh.lines
                await fresh.close()


async def catch_up(*clients: Client) -> None:
    """Until all have heard the same."""
    async with asyncio.timeout(PATIENCE):
        while len({client.situation["version"] for client in clients if client.situation}) > 1:
            behind = min(clients, key=lambda client: client.situation["version"] if client.situation else 0)
            await behind.read()


async def read_some(client: Client, seconds: float = 0.05) -> None:
    """Whatever comes within a moment."""
    try:
        async with asyncio.timeout(seconds):
            while True:
                await client.read()
    except TimeoutError:
        pass


# --- coming back --------------------------------------------------------------------------------------------


async def test_cut_off_at_every_answer(tmp_path: Path) -> None:
    """Each answer on a socket of its own, sent twice: nothing lost, nothing done twice, the log without a hole."""
    async with live_server(tmp_path) as server:
        code, tokens, clients = await started(server, "virus-war", 2)
        random, given = Random(2), 0
        lines: dict[int, str] = {}
        for client in clients:
            await client.close()
        while given < 60:
            for token in tokens:
                client = await server.client(code, token, line=len(lines) if token == tokens[0] else 0)
                if token == tokens[0]:
                    assert set(client.lines) == set(range(len(lines), len(lines) + len(client.lines)))
                    lines.update(client.lines)
                if client.over:
                    given = 60
                elif client.question:
                    given += 1
                    await answer_twice(server, client, random)
                await client.close()
        live = server.session(code).room.live
        assert live is not None
        assert live.over or len(live.given) >= 60


async def answer_twice(server: LiveServer, client: Client, random: Random) -> None:
    live = server.session(client.room["code"]).room.live
    assert live is not None
    assert client.situation is not None
    before = len(live.given)
    option = random.choice(client.situation["question"]["options"])["id"]
    command = {"type": "answer", "id": f"x{before}", "version": client.situation["version"], "option": option}
    for _ in range(2):
        await client.send(command)
        reply = await client.wait(lambda message: message.get("id") == f"x{before}")
        assert reply["type"] == "ack"
    assert len(live.given) == before + 1


async def test_two_tabs_of_one_seat_both_live(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens, clients = await started(server, "virus-war", 2)
        asked = await one_asked(clients)
        other_tab = await server.client(code, tokens[asked.you or 0])
        assert other_tab.question == asked.question
        option = asked.question["options"][-1]["id"]  # type: ignore[index]
        await asked.answer(option)
        assert asked.situation is not None
        version = asked.situation["version"]
        await other_tab.wait(lambda message: message.get("version") == version)
        assert other_tab.situation == asked.situation
        assert asked.room["seats"][asked.you or 0]["connected"]
        await asked.close()
        await read_some(other_tab)
        assert other_tab.room["seats"][other_tab.you or 0]["connected"], "one tab is enough to be here"


async def one_asked(clients: list[Client]) -> Client:
    for _ in range(50):
        for client in clients:
            if client.question:
                return client
        await asyncio.gather(*(read_some(client) for client in clients))
    raise AssertionError("nobody is asked")


async def test_a_stale_answer_is_refused_with_the_fresh_situation(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        _, _, clients = await started(server, "virus-war", 2)
        client = await one_asked(clients)
        assert client.situation is not None
        old = client.situation
        await client.answer(old["question"]["options"][-1]["id"])
        await read_some(client)
        refused = await client.command("answer", version=old["version"], option=old["question"]["options"][-1]["id"])
        assert refused["type"] == "refused"
        assert refused["reason"] == "stale"
        assert refused["fresh"]["version"] > old["version"]


async def test_undo_over_the_wire(tmp_path: Path) -> None:
    """A card chosen and taken back: the same question again, and nobody else got a byte."""
    async with live_server(tmp_path) as server:
        _, _, clients = await started(server, "virus-war", 3)
        random = Random(8)
        for _ in range(200):
            client = await one_asked(clients)
            before = client.question
            assert before is not None
            others = [one for one in clients if one is not client]
            await asyncio.gather(*(read_some(one, 0.02) for one in clients))
            heard = [len(one.frames) for one in others]
            await client.answer(random.choice(before["options"])["id"])
            await read_some(client, 0.02)
            assert client.situation is not None
            if client.situation["undo"]:
                assert before["what"] != (client.question or {}).get("what") or client.question != before
                await client.done("undo", version=client.situation["version"])
                await read_some(client, 0.02)
                assert client.question == before
                await asyncio.gather(*(read_some(one, 0.02) for one in others))
                assert [len(one.frames) for one in others] == heard
                return
        raise AssertionError("nothing could be taken back")


# --- people -------------------------------------------------------------------------------------------------


async def test_leaving_and_taking_the_seat_back(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        _, _, clients = await started(server, "virus-war", 2)
        await clients[1].done("leave")
        await clients[0].wait(lambda message: message["type"] == "room" and message["room"]["seats"][1]["away"])
        assert clients[0].room["seats"][1]["level"] == "normal"
        for _ in range(5):  # the house answers for whoever left
            await clients[0].play(Random(1), 1)
        await clients[1].done("return")
        assert (await clients[1].command("return"))["reason"] == "not-away"
        await read_some(clients[0])
        assert not clients[0].room["seats"][1]["away"]


async def test_chat_is_text_and_comes_to_all(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2)
        ada, bob = [await server.client(code, token) for token in tokens]
        watcher = await server.client(code)
        await ada.done("say", text="  <b>bon\u202ejour</b>\n\x07 à tous ")
        for client in (bob, watcher):
            said = await client.until("chat")
            assert said["line"] == {"n": 0, "seat": 0, "name": "Ada", "text": "<b>bon jour</b> à tous"}
        assert (await watcher.command("say", text="psst"))["reason"] == "not-seated"
        assert (await ada.command("say", text="\u200b\n"))["reason"] == "empty"
        late = await server.client(code, chat=0)
        assert [line["text"] for line in late.messages[0]["chat"]] == ["<b>bon jour</b> à tous"]
        again = await server.client(code, chat=1)
        assert again.messages[0]["chat"] == []


async def test_the_waiting_room(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=4)
        code = made["code"]
        ada = await server.client(code, made["token"])
        assert ada.situation is None
        assert (await ada.command("start"))["reason"] == "open-seats"
        await ada.done("seat", seat=2, level="expert")
        assert ada.room["seats"][2]["kind"] == "bot" or (await ada.until("room"))["room"]["seats"][2]["kind"] == "bot"
        joined = await server.post(f"/api/tables/{code}/seats", name="Bob")
        assert joined["seat"] == 1
        bob = await server.client(code, joined["token"])
        assert (await bob.command("start", level="normal"))["reason"] == "not-host"
        await ada.done("configure", seats=3, options={"teams": True})
        await read_some(ada)
        assert ada.room["fault"]["rule"] == "VW-COOP-1"
        assert (await ada.command("start", level="normal"))["rule"] == "VW-COOP-1"
        assert (await ada.command("configure", options={"life_cap": 7}))["reason"] == "bad-option"
        assert (await ada.command("configure", seats=1))["reason"] == "bad-seats"
        await ada.done("configure", seats=4, clock={"kind": "turn", "seconds": 60})
        await bob.done("rename", name="Robert")
        assert (await bob.command("rename", name="ada"))["reason"] == "name-taken"
        await ada.done("start", level="facile")
        await bob.until("welcome")
        assert bob.situation is not None
        assert bob.room["status"] == "playing"
        assert [seat["name"] for seat in bob.room["seats"]][:2] == ["Ada", "Robert"]
        refused = await server.post(f"/api/tables/{code}/seats", 409, name="Zoé")
        assert refused["reason"] == "not-waiting"


async def test_the_host_shows_somebody_out(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens, (ada, bob) = await started(server, "virus-war", 2)
        assert (await bob.command("seat", seat=0, level="normal"))["reason"] == "not-host"
        assert (await ada.command("seat", seat=0, level="normal"))["reason"] == "host-seat"
        assert (await ada.command("seat", seat=1))["reason"] == "bot-only"
        await ada.done("seat", seat=1, level="normal")
        assert await bob.closed() == 4401
        assert bob.messages[-1]["type"] == "closed"
        assert "hôte" in bob.messages[-1]["text"]
        socket = await server.knock(code, tokens[1])
        assert await socket.closed() == 4401
        await ada.play(Random(1), 3)


async def test_pause(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        _, _, clients = await started(server, "virus-war", 2)
        await clients[0].done("pause", paused=True)
        client = await one_asked(clients)
        await read_some(client)
        assert client.situation is not None
        assert client.room["paused"]
        assert [one["clock"]["running"] for one in client.messages if one["type"] == "clock"] == [False]
        refused = await client.answer(client.situation["question"]["options"][0]["id"])
        assert refused["reason"] == "paused"
        await clients[0].done("pause", paused=False)
        await to_the_end(*clients)
        assert (await clients[0].command("pause", paused=True))["reason"] == "not-playing"


async def test_the_waiting_room_again(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, _, clients = await started(server, "virus-war", 2)
        assert (await clients[0].command("reopen"))["reason"] == "not-over"
        await to_the_end(*clients)
        assert (await clients[1].command("reopen"))["reason"] == "not-host"
        await clients[0].done("reopen")
        await clients[1].wait(lambda message: message.get("room", {}).get("status") == "waiting")
        await clients[0].done("configure", options={"life_cap": 60})
        await clients[0].done("start")
        for client in clients:
            while client.situation is None or client.situation["number"] == 1:
                await client.read()
        await to_the_end(*clients)
        first = read_record((await server.http.get(f"/api/tables/{code}/games/1/record")).text)
        second = read_record((await server.http.get(f"/api/tables/{code}/games/2/record")).text)
        assert (first.options["life_cap"], second.options["life_cap"]) == (50, 60)
        assert first.seed != second.seed
        for record in (first, second):
            assert replay(record, GAMES.__getitem__)[1].over


async def next_game(*clients: Client) -> None:
    for client in clients:
        while client.situation is None or client.situation["number"] == 1:
            await client.read()


async def test_a_guest_asks_for_a_rematch_and_it_begins_when_all_accept(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        _, _, clients = await started(server, "virus-war", 3)
        assert (await clients[1].command("rematch"))["reason"] == "not-over"
        await to_the_end(*clients)
        await clients[1].done("rematch")
        await clients[0].wait(lambda message: message.get("room", {}).get("rematch") == [1])
        assert (await clients[1].command("rematch", now=True))["reason"] == "not-host"
        await clients[2].done("rematch")
        await clients[0].wait(lambda message: message.get("room", {}).get("rematch") == [1, 2])
        assert clients[0].room["status"] == "over"
        await clients[0].done("rematch")
        await next_game(*clients)
        assert [seat["kind"] for seat in clients[1].room["seats"]] == ["person"] * 3
        assert clients[1].room["rematch"] == []
        await to_the_end(*clients)


async def test_who_leaves_or_does_not_answer_is_not_waited_for(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        _, _, clients = await started(server, "virus-war", 4)
        await to_the_end(*clients)
        await clients[3].done("leave")
        await clients[0].done("rematch")
        await clients[1].done("rematch")
        await clients[0].wait(lambda message: message.get("room", {}).get("rematch") == [0, 1])
        await clients[0].done("rematch", now=True)
        await next_game(*clients[:2])
        assert [seat["kind"] for seat in clients[0].room["seats"]] == ["person", "person", "bot", "bot"]
        assert len({seat["name"] for seat in clients[0].room["seats"]}) == 4
        await to_the_end(*clients[:2])


async def test_who_may_look_on(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2)
        ada = await server.client(code, tokens[0])
        watcher = await server.client(code)
        assert watcher.you is None
        assert watcher.room["watchers"] == 1
        await ada.done("configure", watch=False)
        assert await watcher.closed() == 4403, "who looks on already is shown out"
        assert watcher.messages[-1]["reason"] == "no-watching"
        assert await (await server.knock(code)).closed() == 4403
        await ada.done("configure", seats=3)
        assert await (await server.knock("ZZZZZZ")).closed() == 4404
        assert await (await server.knock(code, "wrong")).closed() == 4401


async def test_another_language(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        _, _, clients = await started(server, "virus-war", 2)
        client = await one_asked(clients)
        assert client.situation is not None
        french = client.situation["waiting"]["text"]
        await client.done("speak", language="en")
        assert client.situation["waiting"]["text"] != french
        assert "turn" in client.situation["waiting"]["text"]


async def test_older_lines_of_the_log(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens, clients = await started(server, "virus-war", 6)
        await to_the_end(*clients)
        late = await server.client(code, tokens[2])
        assert late.situation is not None
        first = late.situation["line"]
        assert first > 0
        assert len(late.lines) == 100
        more = await late.command("more", before=first)
        assert more["line"] + len(more["lines"]) == first
        told = {line["n"]: line["text"] for line in more["lines"]} | late.lines
        assert told == {n: text for n, text in clients[2].lines.items() if n in told}


# --- clocks -------------------------------------------------------------------------------------------------


async def test_the_server_plays_when_the_time_is_over(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2)
        ada, bob = [await server.client(code, token) for token in tokens]
        await ada.done("configure", clock={"kind": "turn", "seconds": 5})
        await ada.done("start")
        for client in (ada, bob):
            while client.situation is None:
                await client.read()
        client = await one_asked([ada, bob])
        assert client.situation is not None
        assert 0 < client.situation["clock"]["left"] <= 5000
        await client.wait(lambda message: message.get("room", {}).get("seats", [{}] * 2)[client.you or 0].get("away"))


async def test_the_server_plays_for_who_is_off_line(tmp_path: Path) -> None:
    pace = type(QUICK)(windows=False, bot=0.0, think=0.05, absence=0.3)
    async with live_server(tmp_path, pace=pace) as server:
        _, _, clients = await started(server, "virus-war", 2)
        gone = await one_asked(clients)
        stays = clients[1 - (gone.you or 0)]
        await gone.close()
        await stays.wait(lambda message: message["type"] == "room" and message["room"]["seats"][gone.you or 0]["away"])


@pytest.mark.parametrize("status", ["waiting", "paused", "over"])
async def test_nobody_waits_on_a_host_who_is_gone(tmp_path: Path, status: str) -> None:
    """Ada goes off line: after the absence time Bob is host, in every status; when she is back, she is."""
    pace = type(QUICK)(windows=False, bot=0.0, think=0.05, absence=0.3)
    async with live_server(tmp_path, pace=pace) as server:
        code, tokens = await server.table("virus-war", 2)
        ada, bob = [await server.client(code, token) for token in tokens]
        if status != "waiting":
            await ada.done("start")
        if status == "paused":
            await ada.done("pause", paused=True)
        elif status == "over":
            await asyncio.gather(*(client.play(Random(5)) for client in (ada, bob)))
        await ada.close()
        await bob.wait(lambda message: message["type"] == "room" and message["room"]["host"] == 1)
        command: dict[str, tuple[str, dict[str, Any]]] = {
            "waiting": ("configure", {"window": 9}),
            "paused": ("pause", {"paused": False}),
            "over": ("reopen", {}),
        }
        await bob.done(command[status][0], **command[status][1])
        ada = await server.client(code, tokens[0])
        if ada.room["seats"][0]["away"]:  # the house played for her meanwhile
            await ada.done("return")
        await until(lambda: server.session(code).room.host == 0)
    async with live_server(tmp_path) as server:
        assert (await server.lobby.find(code)).room.host == 0


async def test_a_host_who_is_alone_stays_host(tmp_path: Path) -> None:
    pace = type(QUICK)(windows=False, bot=0.0, think=0.05, absence=0.1)
    async with live_server(tmp_path, pace=pace) as server:
        code, tokens = await server.table("virus-war", 2)
        ada = await server.client(code, tokens[0])
        watcher = await server.client(code)
        await ada.close()
        await asyncio.sleep(0.4)
        assert server.session(code).room.host == 0
        await watcher.close()
