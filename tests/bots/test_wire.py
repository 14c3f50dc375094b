"""Bots at the other end of a wire: whatever they do, a choice comes back."""

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from crise.bots.levels import pick
from crise.bots.policy import RandomBot
from crise.bots.protocol.messages import Dialogue
from crise.bots.protocol.wire import SLOW, TRIES, USELESS, InProcess, WireBot
from crise.engine.ask import PASS, Ask
from crise.engine.match import Match
from crise.games.virus_war import VIRUS_WAR
from tests.play import PLACES, Place

ASK: Ask = (0, "action", [3, PASS], ())
VIEW = {"hand": [(3, "virus")]}


def nothing() -> Match:
    raise AssertionError("a bot on a wire needs no worlds")


def bot_of(reply: Callable[[dict[str, Any]], Iterable[Any]], heard: list[Any] | None = None) -> WireBot:
    """A bot that gets messages and gives what is written on lines."""

    def lines(line: bytes) -> list[bytes]:
        message = json.loads(line)
        if heard is not None:
            heard.append(message)
        return [part if isinstance(part, bytes) else json.dumps(part).encode() for part in reply(message)]

    wire = InProcess(lines)
    return WireBot(Dialogue(VIRUS_WAR, 0, 2, VIRUS_WAR.options(), 7, 1.0, wire.number), wire)


def taking(option: str) -> Callable[[dict[str, Any]], list[Any]]:
    """Answers every request with the same option."""

    def reply(message: dict[str, Any]) -> list[Any]:
        if message["type"] != "request":
            return []
        return [{"type": "answer", "request": message["request"], "option": option}]

    return reply


@pytest.mark.parametrize("place", [place for place in PLACES if place.seats == 2], ids=str)
def test_the_same_lines_in_process(place: Place) -> None:
    """A bot that draws lots over the ids plays the very game that it plays over the options."""

    def lots(seed: int) -> Callable[[bytes], Iterable[bytes]]:
        random = Random(seed)

        def reply(line: bytes) -> list[bytes]:
            message = json.loads(line)
            if message["type"] != "request":
                return []
            option = pick([choice["id"] for choice in message["ask"]["options"]], random.random)
            return [json.dumps({"type": "answer", "request": message["request"], "option": option}).encode()]

        return reply

    options = place.setting(0).options
    wires = [InProcess(lots(seat)) for seat in range(2)]
    wired = [WireBot(Dialogue(place.game, seat, 2, options, 0, 1.0), wires[seat]) for seat in range(2)]
    straight = [RandomBot(seat) for seat in range(2)]
    played: list[list[tuple[int, Any]]] = []
    for bots in (wired, straight):
        match = place.start(5)
        while not match.over and len(match.answers()) < 300:
            ask = match.open[0]
            match.answer(ask[0], bots[ask[0]].choose(match.view(ask[0]), ask, nothing))
        played.append(match.answers())
    assert played[0] == played[1]
    assert not wired[0].faults


def test_a_wrong_answer_is_told_and_the_request_sent_again() -> None:
    heard: list[Any] = []
    answers = iter([b"what?", {"type": "answer", "request": 1, "option": "draw"}])

    def reply(message: dict[str, Any]) -> list[Any]:
        if message["type"] != "request":
            return []
        return [next(answers, {"type": "answer", "request": 1, "option": "virus#3"})]

    bot = bot_of(reply, heard)
    assert bot.choose(VIEW, ASK, nothing) == 3
    assert [message["type"] for message in heard] == ["hello", "request", "error", "request", "error", "request"]
    assert [message["rule"] for message in heard if message["type"] == "error"] == ["BP-1", "BP-4"]
    assert heard[1] == heard[3] == heard[5]
    assert [fault.rule for fault in bot.faults] == ["BP-1", "BP-4"]


def test_who_is_wrong_too_often_gets_the_default() -> None:
    heard: list[Any] = []
    bot = bot_of(taking("draw"), heard)
    assert bot.choose(VIEW, ASK, nothing) is PASS
    assert sum(message["type"] == "request" for message in heard) == TRIES
    assert not bot.broken
    assert bot.choose(VIEW, ASK, nothing) is PASS
    assert len(bot.faults) == 2 * TRIES


def test_silence_is_the_default_and_too_much_of_it_the_end() -> None:
    heard: list[Any] = []
    bot = bot_of(lambda message: [], heard)
    for _ in range(SLOW + 2):
        assert bot.choose(VIEW, ASK, nothing) is PASS
    assert len(heard) == 1 + SLOW
    assert "in time" in bot.broken
    assert {fault.rule for fault in bot.faults} == {"BP-5"}


def test_a_late_answer_is_told_that_it_is_gone() -> None:
    heard: list[Any] = []
    late: list[Any] = []

    def reply(message: dict[str, Any]) -> list[Any]:
        if message["type"] != "request":
            return []
        late.append({"type": "answer", "request": message["request"], "option": "virus#3"})
        return late if len(late) > 1 else []

    bot = bot_of(reply, heard)
    assert bot.choose(VIEW, ASK, nothing) is PASS
    assert bot.choose(VIEW, ASK, nothing) == 3
    assert [message["error"] for message in heard if message["type"] == "error"] == ["gone"]
    assert [fault.rule for fault in bot.faults] == ["BP-5"]


def test_lines_that_nobody_asked_for_end_the_talk() -> None:
    bot = bot_of(lambda message: [{"type": "answer", "request": 1, "option": "pass"}] * 200)
    bot.choose(VIEW, ASK, nothing)
    assert bot.choose(VIEW, ASK, nothing) is PASS
    assert f"more than {USELESS} lines" in bot.broken
    assert bot.faults[-1].rule == "BP-6"


def test_a_bot_that_fails_is_told_of_and_plays_the_default() -> None:
    def reply(message: dict[str, Any]) -> list[Any]:
        raise KeyError("sky")

    bot = bot_of(reply)
    assert "KeyError" in bot.broken
    assert bot.choose(VIEW, ASK, nothing) is PASS
    assert [fault.rule for fault in bot.faults] == ["BP-7"]


def test_the_end_is_told() -> None:
    heard: list[Any] = []
    bot_of(taking("pass"), heard).over(True, [1], [0, 12])
    assert heard[-1] == {"type": "over", "ended": True, "winners": [1], "scores": [0, 12]}
