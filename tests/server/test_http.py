"""HTTP: the catalogue, seats, replays, pages, and what every answer carries."""

from __future__ import annotations

import asyncio
import re
import socket
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from crise.bots.policy import LEVELS
from crise.game import texts as core_words
from crise.game.cards import write_cards
from crise.game.texts import folded, words
from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR
from crise.server.http import static
from crise.server.settings import Retention
from tests.server.live_server import Client, LiveServer, live_server
from tools import release

pytestmark = pytest.mark.asyncio


# --- the catalogue ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_the_games(tmp_path: Path, language: str) -> None:
    async with live_server(tmp_path) as server:
        games = await server.get("/api/games", language=language)
        assert [game["id"] for game in games] == list(GAMES)
        for game in games:
            one = GAMES[game["id"]]
            assert game["title"] == words(one, language).title
            assert (game["least"], game["most"]) == (one.seats[0], one.seats[-1])
            assert [level["level"] for level in game["levels"]] == list(LEVELS)
            assert [field["name"] for field in game["options"]] == list(one.options.__struct_fields__)
            for field in game["options"]:
                assert field["label"]
                assert field["help"]
                assert field["kind"] != "choice" or field["default"] in [one["value"] for one in field["choices"]]
            sheet = await server.get(f"/api/games/{game['id']}", language=language)
            assert {name: sheet[name] for name in game} == game
            assert set(sheet) - set(game) == {"events", "fields", "words", "helps", "places", "resources"}


async def test_the_options_form_keeps_the_order_of_its_choices(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        fields = {field["name"]: field for field in (await server.get("/api/games/smile-life"))["options"]}
        shares = [choice["value"] for choice in fields["deck_share"]["choices"]]
        assert shares == ["1", "3/4", "2/3", "1/2", "1/3", "1/4"]
        assert fields["turn_limit"]["kind"] == "int"
        lists = {field["name"]: field for field in (await server.get("/api/games/etat-durgence"))["options"]}
        assert lists["seat_confiance"]["kind"] == "ints"
        assert lists["seat_confiance"]["longest"] == 5
        assert [choice["text"] for choice in lists["teams"]["choices"]] == ["Au choix", "Au hasard"]
        tuples = {field["name"]: field for field in (await server.get("/api/games/world-order"))["options"]}
        assert tuples["powers"]["kind"] == "choices"
        assert tuples["powers"]["longest"] == 4
        assert [choice["value"] for choice in tuples["powers"]["choices"]] == ["US", "EU", "RU", "CN"]
        assert tuples["powers"]["choices"][1]["text"] == "Union européenne"


async def test_a_game_on_one_page(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        for game in GAMES.values():
            told = await server.get(f"/api/games/{game.id}/summary", language="en")
            assert told == msgspec.to_builtins(words(game, "en").summary())


async def test_the_rules_can_be_searched(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        rules = await server.get("/api/games/virus-war/rules")
        assert [rule["id"] for rule in rules] == words(VIRUS_WAR, "fr").rule_ids()
        found = await server.get("/api/games/virus-war/rules", search="PIEGE")
        assert 0 < len(found) < len(rules)
        assert all("piège" in f"{rule['section']} {rule['text']}".lower() for rule in found)


async def test_a_search_folds_no_rule_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables wait while one person's search is done: it must not cost more the more is typed."""
    folds: list[str] = []

    def counted(text: str) -> str:
        folds.append(text)
        return folded(text)

    many = " ".join("abcdefghijklmnopqrstuvwxyz0123456789" * 2)
    async with live_server(tmp_path) as server:
        await server.get("/api/games/apocalypse/rules", search="purge")
        monkeypatch.setattr(core_words, "folded", counted)
        await server.get("/api/games/apocalypse/rules", search=many)
        await server.get("/api/games/apocalypse/rules", search="purge")
        assert folds == [many, "purge"]


async def test_the_first_eight_words_of_a_search_count(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        path = "/api/games/virus-war/rules"
        found = await server.get(path, search="a e i n o r s t")
        assert 0 < len(found) < len(await server.get(path))
        assert found == await server.get(path, search="a e i a e i n o r s t nowhere")
        assert await server.get(path, search="a e i n o r s nowhere t") == []


async def test_the_cards(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        for game in GAMES.values():
            cards = await server.get(f"/api/games/{game.id}/cards", language="en")
            assert [card["key"] for card in cards] == [row.card for row in game.standard]
            assert sum(card["count"] for card in cards) == game.total
            assert all(card["name"] and card["kind_name"] and card["source"] for card in cards)
            kinds = list(dict.fromkeys(card["kind"] for card in cards))
            assert [card["kind_number"] for card in cards] == [kinds.index(card["kind"]) for card in cards]


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api/games/chess", 404, "unknown-game"),
        ("/api/games/chess/rules", 404, "unknown-game"),
        ("/api/games/chess/summary", 404, "unknown-game"),
        ("/api/tables/ZZZZZZ", 404, "no-such-table"),
        ("/api/tables/ZZZZZZ/games/1/record", 404, "no-such-table"),
        ("/api/tables/!!", 400, "bad-request"),
        ("/api/games?language=de", 400, "bad-request"),
        ("/api/nothing", 404, "not-found"),
    ],
)
async def test_what_is_not_there(tmp_path: Path, path: str, status: int, reason: str) -> None:
    async with live_server(tmp_path) as server:
        answer = await server.http.get(path)
        assert answer.status_code == status
        assert answer.json()["reason"] == reason
        assert answer.json()["text"]


# --- tables -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"game": "chess", "name": "Ada"}, 404, "unknown-game"),
        ({"game": "virus-war", "name": "\u200b"}, 400, "bad-name"),
        ({"game": "virus-war", "name": "x" * 60}, 400, "bad-name"),
        ({"game": "virus-war", "name": "Ada", "seats": 9}, 400, "bad-seats"),
        ({"game": "virus-war", "name": "Ada", "options": {"life_cap": 3}}, 400, "bad-option"),
        ({"game": "virus-war", "name": "Ada", "options": {"speed": 3}}, 400, "unknown-option"),
        ({"game": "virus-war", "name": "Ada", "level": "god"}, 400, "unknown-bot"),
        ({"game": "virus-war", "name": "Ada", "start": True}, 400, "open-seats"),
        ({"game": "virus-war", "name": "Ada", "cards": "card;kind"}, 400, "bad-cards"),
        (
            {
                "game": "virus-war",
                "name": "A",
                "seats": 3,
                "options": {"teams": True},
                "level": "normal",
                "start": True,
            },
            400,
            "bad-options",
        ),
        ({"game": "virus-war"}, 400, "bad-request"),
        ({"game": "virus-war", "name": "Ada", "seed": 1}, 400, "bad-request"),
        ({"game": "virus-war", "name": "Ada", "clock": {"kind": "turn", "seconds": 1}}, 400, "bad-request"),
    ],
)
async def test_a_table_that_can_not_be_made(tmp_path: Path, body: Any, status: int, reason: str) -> None:
    async with live_server(tmp_path) as server:
        refused = await server.post("/api/tables", status, **body)
        assert refused["reason"] == reason
        assert refused["text"]
        assert server.lobby.sessions == {}


@pytest.mark.parametrize(("language", "said"), [("fr", "n’est jouée que par une personne"), ("en", "Nobody plays the")])
async def test_a_table_that_breaks_a_rule_is_told_its_words(tmp_path: Path, language: str, said: str) -> None:
    """The id alone would tell a person nothing."""
    body = {"game": "dans-la-tourmente", "name": "Ada", "seats": 2, "options": {"powers": ["US", "US"]}}
    async with live_server(tmp_path) as server:
        refused = await server.post(f"/api/tables?language={language}", 400, **body, level="facile", start=True)
        assert refused["rule"] == "WO-SET-4"
        assert said in refused["text"]
        assert server.lobby.sessions == {}


async def test_taking_a_seat(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, _ = await server.table("virus-war", 1 + 1)
        table = await server.get(f"/api/tables/{code.lower()}")
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bob"]
        assert (await server.post(f"/api/tables/{code}/seats", 409, name="Zoé"))["reason"] == "full"
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=3)
        path = f"/api/tables/{made['code']}/seats"
        assert (await server.post(path, name="Bob", seat=2))["seat"] == 2
        assert (await server.post(path, 409, name="Zoé", seat=2))["reason"] == "taken"
        assert (await server.post(path, 400, name="Zoé", seat=7))["reason"] == "no-such-seat"
        assert (await server.post(path, 409, name=" bob "))["reason"] == "name-taken"


async def test_open_tables_are_listed_while_they_wait(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        made: dict[str, Any] = {"game": "virus-war", "name": "Ada", "seats": 2}
        private = await server.post("/api/tables", **made)  # by default nobody comes but the invited
        await server.client(private["code"], private["token"])
        seat = await server.post("/api/tables", **made, listed=True)
        code = seat["code"]
        assert await server.get("/api/open-tables") == []  # nobody is there to welcome a guest
        ada = await server.client(code, seat["token"])
        (room,) = await server.get("/api/open-tables", language="en")
        assert (room["code"], room["listed"]) == (code, True)
        assert room == await server.get(f"/api/tables/{code}", language="en")
        await ada.done("configure", listed=False)
        assert await server.get("/api/open-tables") == []
        await ada.done("configure", listed=True)
        await ada.done("configure", clock={"kind": "turn", "seconds": 60})  # what is left out stays
        assert [room["code"] for room in await server.get("/api/open-tables")] == [code]
        await server.post(f"/api/tables/{code}/seats", name="Zoé")
        assert await server.get("/api/open-tables") == []  # full


async def test_a_card_file_of_ones_own(tmp_path: Path) -> None:
    """The true values of somebody's box: played with, shown, and part of the record."""
    first = next(row for row in VIRUS_WAR.standard if row.kind == "piege")
    own = [
        msgspec.structs.replace(row, card="piege-49", value=49) if row is first else row for row in VIRUS_WAR.standard
    ]
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", cards=write_cards(own))
        cards = await server.get(f"/api/tables/{made['code']}/cards")
        assert "piege-49" in [card["key"] for card in cards]
        assert (await server.get(f"/api/tables/{made['code']}"))["own_cards"]


# --- games that are over ------------------------------------------------------------------------------------


async def finished(server: LiveServer, game: str = "virus-war") -> tuple[str, list[Client]]:
    code, tokens = await server.table(game, 2)
    clients = [await server.client(code, token) for token in tokens]
    await clients[0].done("start")
    for client in clients:
        while client.situation is None:
            await client.read()
    await asyncio.gather(*(client.play(Random(seat)) for seat, client in enumerate(clients)))
    return code, clients


async def test_nothing_of_a_game_is_told_before_its_end(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", level="facile", start=True)
        for what in ("record", "replay", "frames"):
            refused = await server.get(f"/api/tables/{made['code']}/games/1/{what}", 409)
            assert refused["reason"] == "not-over"
        body = {"name": "Ada", "step": 1, "seat": 0}
        assert (await server.post(f"/api/tables/{made['code']}/games/1/continue", 409, **body))["reason"] == "not-over"
        assert (await server.get(f"/api/tables/{made['code']}/games/2/record", 404))["reason"] == "no-such-game"


async def test_the_replay(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, clients = await finished(server)
        path = f"/api/tables/{code}/games/1"
        replay = await server.get(f"{path}/replay")
        assert replay["names"] == ["Ada", "Bob"]
        assert len(replay["scores"]) == replay["steps"] + 1
        assert clients[0].situation is not None
        assert replay["result"] == clients[0].situation["result"]
        assert replay["moments"]
        assert all(1 <= moment["step"] <= replay["steps"] for moment in replay["moments"])
        for moment in replay[
            "moments"
        ]:  # it says whom it befell, and that the turn has come to somebody explains nothing
            assert replay["names"][moment["seat"]] in moment["text"]
            assert not moment["text"].startswith("C’est à")
        for eyes in ("public", "0", "all"):
            frames = (await server.get(f"{path}/frames", eyes=eyes, count=100))["frames"]
            first = replay["steps"] - 2
            rest = (await server.get(f"{path}/frames", eyes=eyes, first=first, count=100))["frames"]
            assert [frame["step"] for frame in frames][:3] == [0, 1, 2]
            assert [frame["step"] for frame in rest] == [first, first + 1, first + 2]
            assert rest[-1]["waiting"]["seats"] == []
            hands = frames[0]["view"]["hands"]
            shown = [len(hand["cards"]) for hand in hands]
            counts = [hand["count"] for hand in hands]
            assert shown == {"public": [0, 0], "0": [counts[0], 0], "all": counts}[eyes]
        assert (await server.get(f"{path}/frames", 400, eyes="7"))["reason"] == "no-such-eyes"
        assert (await server.get(f"{path}/frames", 404, first=9999))["reason"] == "no-such-step"


async def test_the_lines_of_a_replay_are_those_of_the_game(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, clients = await finished(server)
        name = clients[1].room["seats"][1]["name"]
        told: dict[int, str] = {}
        first = 0
        while True:
            page = await server.get(f"/api/tables/{code}/games/1/frames", eyes="1", first=first, count=100)
            told.update({line["n"]: line["text"] for frame in page["frames"] for line in frame["lines"]})
            first += 100
            if first > page["steps"]:
                break
        assert told.keys() == clients[1].lines.keys()
        apart = {n: (text, clients[1].lines[n]) for n, text in told.items() if text != clients[1].lines[n]}
        assert 0 < len(apart) < len(told)
        for in_names, to_the_player in apart.values():  # a replay is for everybody, and speaks to nobody
            assert name in in_names
            assert name not in to_the_player
            assert re.search(r"\b(vous|vos|votre|vôtres?)\b", to_the_player, re.IGNORECASE)


async def test_the_seed_was_promised(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        _, clients = await finished(server)
        first = next(message for message in clients[0].messages if message.get("situation"))
        assert clients[0].situation is not None
        result = clients[0].situation["result"]
        secret = result["shuffle"]["secret"]
        assert sha256(secret.encode()).hexdigest() == first["situation"]["commitment"]
        for told in (secret, result["seed"]):
            assert all(told not in frame for frame in clients[1].frames[:-2])


async def test_going_on_from_a_step(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, _ = await finished(server)
        path = f"/api/tables/{code}/games/1"
        [frame] = (await server.get(f"{path}/frames", eyes="1", first=5, count=1))["frames"]
        made = await server.post(f"{path}/continue", name="Zoé", step=5, seat=1, level="facile")
        client = await server.client(made["code"], made["token"])
        assert client.you == 1
        assert client.room["continued"] == f"{code}/1/5"
        assert client.situation is not None
        session = server.session(made["code"])
        assert session.room.live is not None
        assert session.room.live.given[:5] == server.session(code).room.live.given[:5]  # type: ignore[union-attr]
        assert frame["view"]["life"] == session.room.live.match.view(1)["life"] or len(session.room.live.given) > 5
        await client.play(Random(1))
        assert [seat["name"] for seat in client.room["seats"]] == ["Ada", "Zoé"]
        steps = (await server.get(f"{path}/replay"))["steps"]
        refused = await server.post(f"{path}/continue", 404, name="Zoé", step=steps, seat=1)
        assert refused["reason"] == "no-such-step"


async def test_going_on_under_the_name_of_another_leaves_no_two_of_them(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, _ = await finished(server)
        made = await server.post(f"/api/tables/{code}/games/1/continue", name="ada", step=5, seat=1, level="facile")
        client = await server.client(made["code"], made["token"])
        robot, person = [seat["name"] for seat in client.room["seats"]]
        assert person == "ada"
        assert robot not in ("Ada", "Bob")


# --- the server ----------------------------------------------------------------------------------------------


async def test_every_answer_is_careful(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        for path in ("/", "/t/ABCDEF", "/api/games", "/api/nothing", "/healthz", "/metrics", "/assets/none.js"):
            answer = await server.http.get(path)
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers


async def test_a_pasted_link_shows_what_it_leads_to(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><head><title>x</title></head>")
    (web / "manifest.webmanifest").write_text("{}")
    (web / "sw.js").write_text("")
    async with live_server(tmp_path, web=web) as server:
        host = str(server.http.base_url).rstrip("/")
        for path, said in (
            ("/", "Cellule de crise"),
            ("/t/abcdef", "Table ABCDEF"),
            ("/replay/ABCDEF/2", "La partie de la table ABCDEF"),
            ("/jeux/virus-war", "Virus War"),
            ("/lecon/noe", f"{words(GAMES['noe'], 'fr').title}\u00a0: une première partie guidée"),
            ("/jeux/none", "Cellule de crise"),
            ("/t/%22%3E%3Cscript%3E", "Cellule de crise"),
        ):
            page = (await server.http.get(path)).text
            assert f'<meta property="og:title" content="{said}" />' in page
            assert f'<meta property="og:image" content="{host}/cover.png" />' in page
            assert "<script>" not in page
        kinds = [(await server.http.get(f"/{name}")).headers for name in ("manifest.webmanifest", "sw.js")]
        assert [one["content-type"].split(";")[0] for one in kinds] == ["application/manifest+json", "text/javascript"]
        assert {one["cache-control"] for one in kinds} == {"no-cache"}


async def test_a_link_to_a_table_tells_nothing_of_it(tmp_path: Path) -> None:
    """Nor whether there is one: a code is half a key."""
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Zoé", seats=2)
        told = [(await server.http.get(f"/t/{code}")).text.replace(code, "") for code in (made["code"], "XXXXXX")]
        assert told[0] == told[1]
        assert "Zoé" not in told[0]


async def test_the_pages_of_the_client(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><p>table</p>" + " " * 600)
    (web / "assets" / "app-1a2b.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("secret")
    async with live_server(tmp_path, web=web) as server:
        for path in ("/", "/t/ABCDEF", "/replay/ABCDEF/1", "/rules/virus-war"):
            page = await server.http.get(path)
            assert page.status_code == 200
            assert "<p>table</p>" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
        etag = (await server.http.get("/")).headers["etag"]
        again = await server.http.get("/", headers={"if-none-match": etag})
        assert again.status_code == 304
        script = await server.http.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in (
            "/assets/app.js",
            "/favicon.ico",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
        ):
            missing = await server.http.get(path)
            assert missing.status_code == 404 or "secret" not in missing.text


async def test_without_a_client_the_page_says_so(tmp_path: Path) -> None:
    async with live_server(tmp_path, web=tmp_path / "none") as server:
        assert "make web" in (await server.http.get("/")).text


async def test_health_and_figures(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, clients = await finished(server)
        assert await server.get("/healthz") == {"status": "ok"}
        text = server.lobby.services.metrics.text().decode()
        counted = next(line for line in text.splitlines() if line.startswith("crise_answers_total "))
        answers = clients[0].situation["result"]["answers"] if clients[0].situation else 0
        # More than were given: in a sealed question all who are asked count, whoever had a choice.
        assert float(counted.split()[1]) >= answers > 0
        assert "crise_sockets 2.0" in text
        assert code not in text


async def test_figures_are_told_at_a_port_of_their_own_or_not_at_all(tmp_path: Path) -> None:
    """They tell who can react: nobody who may come to the tables may read them."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    told: dict[str, Any] = {"metrics": ("127.0.0.1", port)}
    for settings in ({}, told):
        async with live_server(tmp_path, **settings) as server:
            for path in ("/metrics", "/metrics/", "/metrics?name[]=crise_answers_total"):
                answer = await server.http.get(path)
                assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")
            assert "/metrics" not in (await server.get("/schema/openapi.json"))["paths"]
            if settings:
                figures = await server.http.get(f"http://127.0.0.1:{port}/metrics")
                assert "crise_answers_total 0.0" in figures.text
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://127.0.0.1:{port}/metrics")


async def test_the_routes_describe_themselves(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        schema = await server.get("/schema/openapi.json")
        assert "/api/tables/{code}/seats" in schema["paths"]
        described = {name.rpartition("_")[2] for name in schema["components"]["schemas"]}
        assert {"NewTable", "Seated", "RoomInfo"} <= described


async def test_the_client_is_looked_for_where_it_is_built_and_where_it_is_packed() -> None:
    root = Path(__file__).parents[2]
    assert (root / release.IN_PACKAGE, root / "web/dist") == static.WEB


async def test_who_runs_it_and_how_long_it_keeps_what(tmp_path: Path) -> None:
    kept = Retention(waiting=86_400.0, playing=2 * 86_400.0, over=3.5 * 86_400.0)
    async with live_server(tmp_path, contact="Léa, lea@example.org", retention=kept) as server:
        found = await server.get("/api/house")
    assert found == {"contact": "Léa, lea@example.org", "waiting": 1, "playing": 2, "over": 3.5, "lesson": 7}


@pytest.mark.asyncio
async def test_what_could_not_be_made_once_is_made_for_the_next(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        tries: list[int] = []

        def make() -> str:
            tries.append(1)
            if len(tries) == 1:
                raise OSError("too many open files")
            return "made"

        once = server.lobby.services.once
        with pytest.raises(OSError, match="too many"):
            await once("it", make)
        assert [await once("it", make) for _ in range(3)] == ["made"] * 3
        assert len(tries) == 2
