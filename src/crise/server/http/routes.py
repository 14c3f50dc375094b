"""What can be asked over HTTP, and how errors are answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, SerializationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody, Parameter

from crise.engine.ask import Refused
from crise.games import GAMES
from crise.server import wire, wire_games, wire_replays, wire_seats
from crise.server.admin import admin_door
from crise.server.archive import Archive
from crise.server.http import catalogue
from crise.server.http.doors import is_json
from crise.server.lobby import Away, Lobby
from crise.server.ops import logs
from crise.server.ops.metrics import published
from crise.server.outbox.phrases import say
from crise.server.outbox.text import game_text
from crise.server.returning import news_for
from crise.server.room.inputs import find_game, read_card_file
from crise.server.services import Services
from crise.server.session import Session
from crise.server.settings import DAY, Settings
from crise.server.storage.store import Store
from crise.server.workers.door import worker_door
from crise.server.workers.pool import WorkerLost
from crise.server.ws.socket import address_of

VERSION = "1"
LONGEST_BODY = 100_000
STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "unknown-game": 404,
    "not-found": 404,
    "no-such-step": 404,
    "no-lesson": 404,
    "not-waiting": 409,
    "not-over": 409,
    "outdated": 409,
    "taken": 409,
    "name-taken": 409,
    "full": 409,
    "too-large": 413,
    "only-json": 415,
    "too-fast": 429,
    "fault": 500,
    "busy": 503,
    "closing": 503,
}

FAULTS = {
    status: ResponseSpec(wire.Fault, description=text, generate_examples=False)
    for status, text in {
        400: "Not understood, or not possible so",
        404: "Not there",
        409: "Not now",
        413: "Too long",
        415: "Not JSON",
        429: "Too often",
        500: "Our fault",
        503: "The server is full, or closing",
    }.items()
}
Code = Annotated[str, Parameter(pattern="^[A-Za-z0-9]{4,12}$", description="The code of a table")]
Number = Annotated[int, Parameter(ge=1, le=10_000, description="Which game at this table")]
Language = Annotated[wire.Language, Parameter(description="fr or en")]
GameId = Annotated[str, Parameter(min_length=1, max_length=40, description="The id of a game")]


class Asked(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """Lists within lists without end can't be read either, and that is no fault of ours."""
        try:
            return await super().json()
        except RecursionError as error:
            raise SerializationException("nested too deep") from error


def lobby_of(request: Request[Any, Any, Any]) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def json(content: Any, status: int = 200) -> Response[bytes]:
    return Response(wire.encode(content), status_code=status, media_type=MediaType.JSON)


def only_json(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    if connection.scope.get("method") == "POST" and not is_json(connection.scope):
        raise Refused("only-json")


# --- what there is ------------------------------------------------------------------------------------------


@get("/api/house", responses=FAULTS, sync_to_thread=False)
def get_house(request: Request[Any, Any, Any]) -> wire_games.House:
    """Who runs this server, and how long it keeps what."""
    settings = lobby_of(request).services.settings
    kept = settings.retention
    days = [round(seconds / DAY, 2) for seconds in (kept.waiting, kept.playing, kept.over, kept.lesson)]
    return wire_games.House(settings.contact, *days)


@get("/api/games", responses=FAULTS)
async def get_games(request: Request[Any, Any, Any], language: Language = "fr") -> list[wire_games.GameInfo]:
    """All games, with their options form and the levels of their bots."""
    once = lobby_of(request).services.once
    return await once(("games", language), lambda: catalogue.games(language))


@get("/api/games/{game:str}", responses=FAULTS)
async def get_game(request: Request[Any, Any, Any], game: GameId, language: Language = "fr") -> wire_games.GameSheet:
    once, id = lobby_of(request).services.once, find_game(game).id
    return await once((id, language), lambda: catalogue.game_sheet(id, language))


@get("/api/games/{game:str}/rules", responses=FAULTS, sync_to_thread=False)
def get_rules(
    game: GameId,
    language: Language = "fr",
    search: Annotated[
        str, Parameter(max_length=200, description="Only rules with all these words; the first eight count")
    ] = "",
) -> list[wire_games.RuleInfo]:
    """The rules, each with its id, in the order of the catalogue."""
    return catalogue.rules(game, language, search)


@get("/api/games/{game:str}/summary", responses=FAULTS, sync_to_thread=False)
def get_summary(game: GameId, language: Language = "fr") -> wire_games.Summary:
    """The game on one page: its goal, a turn, how it ends, what icons, cards and words mean."""
    return catalogue.summary(game, language)


@get("/api/games/{game:str}/lesson", responses=FAULTS, sync_to_thread=False)
def get_lesson(game: GameId, language: Language = "fr") -> wire_games.Lesson:
    """What the lesson of a game says, step by step."""
    return catalogue.lesson(game, language)


@post("/api/games/{game:str}/lesson/begin", responses=FAULTS)
async def begin_lesson(request: Request[Any, Any, Any], game: GameId, data: JSONBody[wire.Learn]) -> wire.Seated:
    """A table of one's own where it is given."""
    lobby = lobby_of(request)
    if not lobby.services.limiter.tables.take(address_of(request.scope)):
        raise Refused("too-fast")
    return await lobby.teach(game, data)


@get("/api/games/{game:str}/cards", responses=FAULTS, sync_to_thread=False)
def get_cards(game: GameId, language: Language = "fr") -> list[wire_games.CardInfo]:
    """What is printed on the cards: an entry a face."""
    return catalogue.cards(find_game(game), None, language)


# --- tables -------------------------------------------------------------------------------------------------


@post("/api/tables", responses=FAULTS)
async def make_table(request: Request[Any, Any, Any], data: JSONBody[wire.NewTable]) -> wire.Seated:
    """A new table. Whoever makes it is its host, and gets the token of his seat: once."""
    lobby = lobby_of(request)
    if not lobby.services.limiter.tables.take(address_of(request.scope)):
        raise Refused("too-fast")
    return await lobby.make(data)


@get("/api/open-tables", responses=FAULTS, sync_to_thread=False)
def get_tables(request: Request[Any, Any, Any], language: Language = "fr") -> list[wire.RoomInfo]:
    """Open tables: those that wait for anybody, because their host said so."""
    return lobby_of(request).open_tables(language)


@get("/api/tables/{code:str}", responses=FAULTS)
async def get_table(request: Request[Any, Any, Any], code: Code, language: Language = "fr") -> wire.RoomInfo:
    """Who sits where."""
    return (await known(request, code)).audience.describe_room(language)


@post("/api/tables/{code:str}/seats", responses=FAULTS)
async def take_seat(request: Request[Any, Any, Any], code: Code, data: JSONBody[wire.Join]) -> wire.Seated:
    await known(request, code)
    return await lobby_of(request).join(code, data)


@get("/api/tables/{code:str}/cards", responses=FAULTS)
async def get_table_cards(
    request: Request[Any, Any, Any], code: Code, language: Language = "fr"
) -> list[wire_games.CardInfo]:
    """The cards of this table: its host may have given a card file of his own."""
    room = (await known(request, code)).room
    return catalogue.cards(room.game, read_card_file(room.game, room.cards), language)


@post("/api/my-tables", responses=FAULTS, status_code=200)
async def get_my_tables(
    request: Request[Any, Any, Any], data: JSONBody[wire_seats.SeatKeys], language: Language = "fr"
) -> list[wire_seats.SeatNews]:
    """What became of the tables where these tokens open a seat, in this order. Each counts as a request."""
    lobby, address = lobby_of(request), address_of(request.scope)
    if not lobby.services.limiter.requests.take(address, float(len(data.seats))):
        raise Refused("too-fast")
    return await news_for(lobby, data.seats, address, language)


async def known(request: Request[Any, Any, Any], code: str) -> Session:
    """The table with this code. Who tries many that lead nowhere must wait."""
    lobby, address = lobby_of(request), address_of(request.scope)
    if lobby.services.limiter.tries.empty(address):
        raise Refused("too-fast")
    try:
        return await lobby.find(code)
    except Refused:
        lobby.services.limiter.tries.take(address)
        raise


# --- games that are over --------------------------------------------------------------------------------------


@get("/api/tables/{code:str}/games/{number:int}/record", responses=FAULTS)
async def get_record(request: Request[Any, Any, Any], code: Code, number: Number) -> Response[bytes]:
    """The record: what `crise verify` and `crise replay` read."""
    record = await (await finished(request, code)).record(code, number)
    name = f'attachment; filename="{code.upper()}-{number}.json"'
    return Response(record, media_type=MediaType.JSON, headers={"content-disposition": name})


@get("/api/tables/{code:str}/games/{number:int}/replay", responses=FAULTS)
async def get_replay(
    request: Request[Any, Any, Any], code: Code, number: Number, language: Language = "fr"
) -> Response[wire_replays.Replay]:
    return raw(await (await finished(request, code)).replay(code, number, language))


@get("/api/tables/{code:str}/games/{number:int}/chances", responses=FAULTS)
async def get_chances(request: Request[Any, Any, Any], code: Code, number: Number) -> Response[wire_replays.Chances]:
    """Who was likely to win, through the game, as somebody saw it who only looked on. It may take a minute."""
    return raw(await (await finished(request, code)).chances(code, number))


@get("/api/tables/{code:str}/games/{number:int}/decisions", responses=FAULTS)
async def get_decisions(
    request: Request[Any, Any, Any],
    code: Code,
    number: Number,
    seat: Annotated[int, Parameter(ge=0, le=11, description="Whose decisions")],
    language: Language = "fr",
) -> Response[wire_replays.Decisions]:
    """What a seat could have done instead: its costliest decisions, as the expert sees them. It may take a minute."""
    return raw(await (await finished(request, code)).decisions(code, number, seat, language))


@get("/api/tables/{code:str}/games/{number:int}/frames", responses=FAULTS)
async def get_frames(
    request: Request[Any, Any, Any],
    code: Code,
    number: Number,
    language: Language = "fr",
    eyes: Annotated[str, Parameter(max_length=8, description="public, all, or a seat")] = "public",
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=100)] = 50,
) -> Response[wire_replays.Frames]:
    """The table after each answer, as these eyes see it."""
    return raw(await (await finished(request, code)).frames(code, number, eyes, first, count, language))


@post("/api/tables/{code:str}/games/{number:int}/continue", responses=FAULTS)
async def continue_game(
    request: Request[Any, Any, Any], code: Code, number: Number, data: JSONBody[wire.Continue]
) -> wire.Seated:
    """A new table that goes on from a step of this game, against bots."""
    lobby = lobby_of(request)
    await known(request, code)
    if not lobby.services.limiter.tables.take(address_of(request.scope)):
        raise Refused("too-fast")
    return await lobby.go_on(code, number, data)


async def finished(request: Request[Any, Any, Any], code: str) -> Archive:
    """Where games that are over are told, to whoever knows the table and does not ask too often."""
    await known(request, code)
    lobby = lobby_of(request)
    if not lobby.services.limiter.replays.take(address_of(request.scope)):
        raise Refused("too-fast")
    return lobby.archive


def raw(content: bytes) -> Response[Any]:
    """JSON from a worker, as it is."""
    return Response(content, media_type=MediaType.JSON)


# --- the server --------------------------------------------------------------------------------------------------


@get("/healthz", responses=FAULTS)
async def healthz(request: Request[Any, Any, Any]) -> Response[wire.Health]:
    health = await lobby_of(request).health()
    return Response(health, status_code=200 if health.status == "ok" else 503)


# --- errors -------------------------------------------------------------------------------------------------------


def language_of(request: Request[Any, Any, Any]) -> wire.Language:
    return "en" if request.query_params.get("language") == "en" else "fr"


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[bytes]:
    language = language_of(request)
    text = " ".join([say(language, refused), *rule_quoted(refused.rule, language)])
    return fault(STATUS.get(refused.reason, 400), refused.reason, refused.rule, text)


def rule_quoted(rule: str, language: wire.Language) -> list[str]:
    """In the words of the first game that has it: an extension takes over what it extends."""
    texts = [game_text(game, language) for game in GAMES.values()] if rule else []
    return [f"{text.rule(rule)} ({rule})" for text in texts if text.has(f"rule-{rule}")][:1]


def fault(status: int, reason: str, rule: str, text: str) -> Response[bytes]:
    return json(wire.Fault(status, reason, rule, text), status)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    status = error.status_code
    reason = {404: "not-found", 413: "too-large"}.get(status, "bad-request")
    refused = Refused(reason, fault=detail(error)) if reason == "bad-request" else Refused(reason)
    answer = fault(status, reason, "", say(language_of(request), refused))
    answer.headers.update(error.headers or {})
    return answer


def detail(error: HTTPException) -> str:
    """What a person can mend, without echoing what was sent."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return "; ".join(parts)[:300] or error.detail[:300]


def on_lost(request: Request[Any, Any, Any], error: WorkerLost) -> Response[bytes]:
    return on_refused(request, Refused("fault"))


def on_moved(request: Request[Any, Any, Any], error: Away) -> Response[bytes]:
    """Between two owners: they may ask again."""
    return on_refused(request, Refused("closing"))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    lobby_of(request).services.metrics.faults.inc()
    logs.fault("request failed", error)
    return on_refused(request, Refused("fault"))


# --- all together ---------------------------------------------------------------------------------------------------

ROUTES = [
    get_games,
    get_game,
    get_rules,
    get_summary,
    get_lesson,
    begin_lesson,
    get_cards,
    make_table,
    get_house,
    get_tables,
    get_table,
    take_seat,
    get_my_tables,
    get_table_cards,
    get_record,
    get_replay,
    get_chances,
    get_decisions,
    get_frames,
    continue_game,
    healthz,
]


def routes(settings: Settings, store: Store | None = None) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings, store)
        lobby = app.state.lobby = Lobby(services)
        helpers = worker_door(services.workers, settings.worker_door, settings.worker_secret, services.metrics)
        async with published(services.metrics, settings.metrics), admin_door(lobby), helpers:
            await lobby.open()
            try:
                yield
            finally:
                await lobby.close()

    return Litestar(
        ROUTES,
        lifespan=[lifespan],
        guards=[only_json],
        request_class=Asked,
        openapi_config=OpenAPIConfig(
            title="Cellule de crise",
            version=VERSION,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        exception_handlers={
            Refused: on_refused,
            HTTPException: on_http,
            WorkerLost: on_lost,
            Away: on_moved,
            Exception: on_fault,
        },
        request_max_body_size=LONGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=1000),
        logging_config=None,
    )
