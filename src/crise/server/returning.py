"""Who comes back asks about all his seats at once: which table waits for him, since when, and what happened last."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from time import time

from crise.engine.ask import Refused, Seat
from crise.server.lobby import Lobby, hashed
from crise.server.ops import logs
from crise.server.outbox.text import MatchText
from crise.server.outbox.view_delta import lines_for
from crise.server.room.live_match import LiveMatch
from crise.server.session import Session
from crise.server.wire_seats import SeatKey, SeatNews

LOOKED_BACK = 20  # lines, for one that tells more than whose turn it is


async def news_for(lobby: Lobby, keys: list[SeatKey], address: str, language: str) -> list[SeatNews]:
    """In their order, one by one: to take a table out of the store takes a while, and others wait meanwhile."""
    found = []
    for key in keys:
        found.append(await _news(lobby, key, address, language))
        await asyncio.sleep(0)
    return found


async def _news(lobby: Lobby, key: SeatKey, address: str, language: str) -> SeatNews:
    """What opens nothing counts as a try, as everywhere: who has no tries left learns nothing."""
    tries = lobby.services.limiter.tries
    if tries.empty(address):
        return SeatNews(key.code, "later")
    try:
        session = await lobby.find(key.code)
        seat = session.room.seat_of(hashed(key.token), compare_digest)
        if seat is not None:
            news = describe(session, seat, language)
            await session.settled()  # nobody is told what is not safe yet
            return news
    except Refused as refused:
        if refused.reason != "no-such-table":
            return SeatNews(key.code, "later")
        seat = -1
    except Exception as error:  # one table that can't be read must not hide the others
        lobby.services.failed(error)
        logs.warn("table can't be told of", table=logs.table(key.code))
        return SeatNews(key.code, "later")
    tries.take(address)
    return SeatNews(key.code, "lost" if seat is None else "gone")


def describe(session: Session, seat: Seat, language: str) -> SeatNews:
    room, audience = session.room, session.audience
    code, about = room.code, audience.describe_room(language)
    live = room.live
    if live is None or room.status == "waiting":
        return SeatNews(code, "here", seat, about)
    texts, told = audience.texts(language), live.told()
    if live.over:
        return SeatNews(code, "here", seat, about, line=told, ranking=texts.ranking())
    goes_on = room.running is not None and room.places[seat].present
    ask = live.ask(seat) if goes_on else None
    return SeatNews(
        code=code,
        state="here",
        you=seat,
        room=about,
        asked=ask is not None,
        prompt="" if ask is None else texts.words.prompt(ask, live.match.table.faces, live.names),
        waiting=texts.waiting(seat).text,
        last=_last(live, texts, seat, told),
        line=told,
        since=max(0, int(time()) - room.asked_at) if room.asked_at else None,
        left=session.clock.state(session.loop.time()).left,
    )


def _last(live: LiveMatch, texts: MatchText, seat: Seat, told: int) -> str:
    """As this seat may read it. Whose turn it is says nothing of what happened."""
    meaning = live.setting.game.told
    for line in reversed(lines_for(live, texts, seat, max(0, told - LOOKED_BACK), told)):
        if meaning[line.what].head != "turn":
            return line.text
    return ""
