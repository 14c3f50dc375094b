"""Sealed questions of World Order and its extension on the wire: two games that differ only in one sealed answer, what
no bid can be, and who goes away in the middle of an auction."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crise.engine.ask import Ask
from crise.server.lobby import Lobby
from crise.server.room import events as ev
from crise.server.room.live_match import LiveMatch
from crise.server.session import Session
from tests.server import test_secrecy
from tests.server.test_secrecy import Ear, everything, quiet_lobby, table

pytestmark = pytest.mark.asyncio

LONGEST = 1_500  # answers
GAME = "dans-la-tourmente"


def live_of(session: Session) -> LiveMatch:
    assert session.room.live is not None
    return session.room.live


def asks_of(session: Session) -> list[Ask]:
    return list(live_of(session).asks().values())


def give(session: Session, seat: int, option: Any) -> None:
    live = live_of(session)
    ask = live.ask(seat)
    assert ask is not None
    session.perform([ev.Answered(seat=seat, option=live.form(ask[1], option))])


def readers(session: Session, seats: int, but: int) -> list[Ear]:
    """Everybody else, and somebody who looks on. The own side too."""
    ears = [Ear(seat) for seat in (*range(seats), None) if seat != but]
    for ear in ears:
        session.enter(ear)
    return ears


def heard(ears: list[Ear]) -> list[list[bytes]]:
    return [ear.heard for ear in ears]


def at(lobby: Lobby, monkeypatch: pytest.MonkeyPatch, seats: int, mode: str = "base", seed: int = 1) -> Session:
    monkeypatch.setitem(test_secrecy.SEATS, GAME, seats)
    return table(lobby, GAME, mode, seed)


def sealed_questions(sessions: list[Session], seed: int) -> Iterator[list[Ask]]:
    """The same random game at all tables; it stops where several bid, or choose assets, at once, and goes on from
    where it is then."""
    random = Random(seed)
    for _ in range(LONGEST):
        lives = [live_of(session) for session in sessions]
        if lives[0].over:
            return
        asks = asks_of(sessions[0])
        if lives[0].sealed and len(asks) > 1:
            yield asks
        else:
            seat, _, options, _ = random.choice(asks)
            option = random.choice(options)
            for session in sessions:
                give(session, seat, option)


# --- nothing differs before all are opened ------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats"), [("base", 2), ("base", 3), ("base", 4), ("automas", 2), ("hard", 3)])
async def test_two_games_that_differ_in_a_sealed_answer_send_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str, seats: int
) -> None:
    """TO-EV-4, WO-SET-8: least or most, given at once or taken back and given again: nobody else can tell."""
    lobby, met = quiet_lobby(tmp_path), set[str]()
    plain, other = [at(lobby, monkeypatch, seats, mode, seed=3) for _ in range(2)]
    for number, asks in enumerate(sealed_questions([plain, other], 3)):
        bidder, *rest = asks[number % len(asks) :] + asks[: number % len(asks)]
        differ(plain, other, bidder, rest[:-1], number)
        met.add(bidder[1])
        for session in (plain, other):  # the same again, and opened
            if live_of(session).undoable(bidder[0]):
                session.perform([ev.Undone(seat=bidder[0])])
            for seat, _, options, _ in (bidder, rest[-1]):
                give(session, seat, options[number % len(options)])
        if number > 3:
            break
    assert met == {"assets", "bid"}
    await lobby.services.workers.stop()


def differ(plain: Session, other: Session, bidder: Ask, rest: list[Ask], number: int) -> None:
    """The first option at one table; at the other the last, taken back, and given once more after the others."""
    seat, _, options, _ = bidder
    seats = live_of(plain).setting.seats
    ears = [readers(session, seats, seat) for session in (plain, other)]
    rolls = live_of(plain).match.table.rolls
    give(plain, seat, options[0])
    give(other, seat, options[-1])
    other.perform([ev.Undone(seat=seat)])
    for ask in rest:
        for session in (plain, other):
            give(session, ask[0], ask[2][0])
        assert heard(ears[0]) == heard(ears[1])
    give(other, seat, options[-1])
    assert heard(ears[0]) == heard(ears[1])
    assert live_of(other).match.table.rolls == rolls  # TO-NPC-6: no bid card is drawn yet
    for viewer in [one for one in (*range(seats), None) if one != seat]:
        assert everything(plain, viewer, number) == everything(other, viewer, number)
    for session, listeners in zip((plain, other), ears, strict=True):
        for ear in listeners:
            session.audience.remove(ear)


# --- what is no bid -----------------------------------------------------------------------------------------------

NO_BID = [
    "-1",
    "1.5",
    "1e1",
    "+1",
    "01",
    " 1",
    "1 ",
    "64",
    "9" * 30,
    "pass",
    "yes",
    "M",
    "EUR",
    "bid-3#377",
    "é",
    "0x1",
]
NO_TEXT: list[Any] = [-1, 1, 1.5, None, True, [1], ["1"], {"number": 1}, "", "9" * 81]


def sent(option: Any, id: str, version: int) -> bytes:
    return json.dumps({"type": "answer", "id": id, "version": version, "option": option}).encode()


async def test_what_is_no_bid_is_refused_in_words_and_nobody_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TO-EV-19: from whoever, of whatever type, and however often."""
    lobby = quiet_lobby(tmp_path)
    session = at(lobby, monkeypatch, 4)
    asks = next(until_bids(session))
    seat, _, options, _ = asks[0]
    others = readers(session, 4, seat)
    ear = Ear(seat)
    session.enter(ear)
    before, given = [len(one.heard) for one in others], len(live_of(session).given)
    version = session.audience.tracker(ear).version
    for number, option in enumerate([*NO_BID, str(options[-1] + 1)]):
        session.receive(ear, sent(option, f"n{number}", version))
        refusal = json.loads(ear.heard[-1])
        assert (refusal["type"], refusal["reason"]) == ("refused", "no-such-option"), option
        assert refusal["text"]
    for number, option in enumerate(NO_TEXT):
        session.receive(ear, sent(option, f"t{number}", version))
        assert ear.heard[-1] == b"4400 bad-request", option
    for one in others:
        if one.seat is None or one.seat not in live_of(session).asked():
            session.receive(one, sent("1", f"o{one.seat}", session.audience.tracker(one).version))
            assert json.loads(one.heard.pop())["reason"] == ("not-seated" if one.seat is None else "not-asked")
    assert [len(one.heard) for one in others] == before
    assert len(live_of(session).given) == given
    assert "crise_faults_total 0.0" in lobby.services.metrics.text().decode()
    await lobby.services.workers.stop()


async def test_a_bid_that_comes_twice_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = quiet_lobby(tmp_path)
    session = at(lobby, monkeypatch, 4)
    asks = next(until_bids(session))
    seat, _, options, _ = asks[0]
    ear = Ear(seat)
    session.enter(ear)
    version, given = session.audience.tracker(ear).version, len(live_of(session).given)
    for option in (options[0], options[-1]):  # the same command again, whatever it says now
        session.receive(ear, sent(str(option), "same", version))
        assert json.loads(ear.heard[-1])["type"] in ("ack", "update")
    assert live_of(session).given[given:] == [(seat, str(options[0]))]
    for wanted, fresh in (("stale", version), ("not-asked", session.audience.tracker(ear).version)):
        session.receive(ear, sent(str(options[-1]), wanted, fresh))
        assert json.loads(ear.heard[-1])["reason"] == wanted
    assert live_of(session).given[given:] == [(seat, str(options[0]))]
    await lobby.services.workers.stop()


def until_bids(session: Session) -> Iterator[list[Ask]]:
    for asks in sealed_questions([session], 1):
        if asks[0][1] == "bid":
            yield asks
        for seat, _, options, _ in asks:
            if live_of(session).ask(seat) is not None:
                give(session, seat, options[0])


# --- who goes away ------------------------------------------------------------------------------------------------


def house_bids(lobby: Lobby, monkeypatch: pytest.MonkeyPatch, bid: int) -> None:
    async def think(*_: Any) -> str:
        return str(bid)

    monkeypatch.setattr(lobby.services.workers, "think", think)


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_whatever_the_house_bids_for_who_left_the_others_hear_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He is away, and his number stays sealed as long as others bid."""
    told = []
    for which in (0, -1):
        lobby = quiet_lobby(tmp_path)
        session = at(lobby, monkeypatch, 4)
        seat, _, options, _ = next(until_bids(session))[0]
        house_bids(lobby, monkeypatch, options[which])
        ears = readers(session, 4, seat)
        session.perform([ev.Went(seat=seat)])
        await settle()
        assert (live_of(session).sealed, seat in live_of(session).asked()) == (True, False)
        assert live_of(session).given[-1] == (seat, str(options[which]))
        assert [place.away for place in session.room.places].count(True) == 1
        told.append(heard(ears))
        await lobby.services.workers.stop()
    assert told[0] == told[1]


async def test_who_is_late_with_a_bid_keeps_his_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house bids once, for all who have not: then the auction is open, and nobody is away."""
    lobby = quiet_lobby(tmp_path)
    session = at(lobby, monkeypatch, 4)
    asks = next(until_bids(session))
    house_bids(lobby, monkeypatch, 1)
    give(session, asks[0][0], 0)
    session._time_out()
    await settle()
    opened = [args for name, args in live_of(session).match.log(4) if name == "bid_opened"]
    assert dict(opened) == {ask[0]: int(ask is not asks[0]) for ask in asks}
    assert not any(place.away for place in session.room.places)
    await lobby.services.workers.stop()
