"""How long a reaction window stays open. Pure, and from public facts only.

It is a time that has nothing to do with who could react, or does: late means pass. Where one person plays against bots
and nobody looks on, the window waits for that person; where only bots may react, they have as long as they need at
most, and never less.
"""

from __future__ import annotations

from collections.abc import Callable

from crise.bots.policy import SEARCHES
from crise.server.room.room import Room
from crise.server.settings import Pace
from crise.server.wire import BotPace

HURRY: dict[BotPace, float] = {"slow": 2.0, "usual": 1.0, "fast": 0.35, "instant": 0.0}
LEAST_REFLEX = 0.3  # seconds: a bot that does not search takes a hundredth of that


def window_seconds(room: Room, pace: Pace, watchers: Callable[[], int]) -> float | None:
    """How long a window that is open now stays so. None: until the one person here has answered."""
    live = room.live
    if live is None or live.window is None or not pace.windows or is_alone(room, watchers):
        return None
    asked = any(room.places[seat].present for seat in live.waiting())
    return float(room.window) if asked else bot_seconds(room, pace)


def is_alone(room: Room, watchers: Callable[[], int]) -> bool:
    """Is there nobody whom the length of a window could tell anything? Who left still looks on, and may return."""
    people = [place for place in room.places if place.kind == "person"]
    return len(people) == 1 and not people[0].away and not watchers()


def bot_seconds(room: Room, pace: Pace) -> float:
    """As fast as the host wants it, which everybody knows; but no bot is cut short."""
    if any(place.bot == SEARCHES for place in room.places):
        return max(pace.reflex, 1.5 * pace.think)
    return max(min(pace.reflex, LEAST_REFLEX), pace.reflex * min(1.0, HURRY[room.pace]))


def pause_seconds(room: Room, pace: Pace) -> float:
    """Between two moves of bots."""
    return pace.bot * HURRY[room.pace]


def closes_at_once(room: Room, pace: Pace) -> bool:
    """Has everybody with a choice answered a sealed question, and is there no time to be kept?"""
    live = room.live
    if live is None or room.paused or not live.idle():
        return False
    return live.window is None or not pace.windows
