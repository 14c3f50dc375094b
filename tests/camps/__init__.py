"""Camps, a toy game with what map games have: plans that all make at once in several steps, a turn of several steps
with one's own open pieces, and rounds of phases. It lives in the tests only, and all laws run over it too.

1 Setup   Everybody has 3 tools and 4 workers at home.
2 Plan    Each round all plan at once: a place, how many workers go there, and perhaps a tool that goes with them.
3 Work    In turn: workers that were sent arrive; then one moves workers, one by one, or stops.
4 Weather After the last a card is drawn: in a storm the places lose their workers.
5 End     After 4 rounds; a point a worker at a place, as many as the tool says for each tool.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.face import Face
from crise.engine.questions import choose, choose_openly
from crise.engine.together import together
from crise.game.cards import CardRow
from crise.game.events import telling
from crise.game.manifest import Game, Options, questions, signatures
from crise.state.base import State
from crise.state.fields import counter, counter_each, listed, option
from crise.state.piles import draw_pile, hand_each, open_pile, open_pile_each
from crise.state.tracks import phase

ROUNDS: Final = 4
PLACES: Final = ("forest", "hill", "river")
STOP: Final = "stop"
TOOLS: Final = {"axe": 1, "spade": 2, "winches": 3}  # points


class CampsOptions(Options, frozen=True, kw_only=True):
    storms: bool = True


class Camps(State):
    storms: bool = option()
    sky = draw_pile()
    past_weather = open_pile()
    tools = draw_pile()
    hands = hand_each()
    used = open_pile_each()
    unused = open_pile()
    home = counter_each(4)
    workers: list[list[int]] = listed("{}[:]", f"[[0] * {len(PLACES)} for seat in range(seats)]", shown=True)
    round = counter(role="round")
    phase = phase("plan", "work", "weather")

    def unknown(self, seat: Seat) -> list[tuple[list[CardId], list[CardId]]]:
        """Weather is never in a hand."""
        groups: list[tuple[list[CardId], list[CardId]]] = [([], []), ([], [])]
        for at, piles in enumerate(((self.sky,), (self.tools, *self.hands))):
            for pile in piles:
                self.sort_unknown(pile, 1 << seat, *groups[at])
        return groups


class Plan(NamedTuple):
    place: str
    workers: int
    tool: CardId | None


# 1 Setup


def lay_out(t: Camps) -> None:
    for card, face in enumerate(t.faces):
        if face.key == "storm" and not t.storms:
            t.unused.cards.append(card)
            t.show(card, t.unused, t.everybody)
        else:
            (t.sky if face.kind == "weather" else t.tools).cards.append(card)


def setup(t: Camps) -> None:
    lay_out(t)
    for seat in range(t.seats):
        for _ in range(3):
            t.put(t.take(t.tools), t.tools, t.hands[seat])


# 2 Plan


async def turn(t: Camps) -> None:
    """A round: all plan, each works, it rains."""
    t.turns += 1
    t.round += 1
    t.tell("round", t.round)
    t.phase = "plan"
    plans = await together(t, "plan", list(range(t.seats)), plan)
    for seat in range(t.seats):
        t.turn = seat
        arrive(t, seat, plans[seat])
    t.phase = "work"
    for seat in range(t.seats):
        t.turn = seat
        await work(t, seat)
    t.phase = "weather"
    weather(t)
    if over(t):
        t.tell("end", winners(t))


async def plan(t: Camps, me: Seat) -> Plan:
    place = await choose(t, me, "place", list(PLACES))
    count = await choose_openly(t, me, "count", list(range(t.home[me] + 1)), place)
    tools: list[Option] = [PASS, *t.hands[me].cards]
    tool = await choose_openly(t, me, "tool", tools, place)
    return Plan(place, count, tool if isinstance(tool, int) else None)


def arrive(t: Camps, me: Seat, plan: Plan) -> None:
    t.home[me] -= plan.workers
    t.workers[me][PLACES.index(plan.place)] += plan.workers
    t.tell("arrived", me, plan.place, plan.workers)
    if plan.tool is not None:
        t.move(plan.tool, t.hands[me], t.used[me])
        t.tell("used", me, plan.tool)


# 3 Work


async def work(t: Camps, me: Seat) -> None:
    """One's own pieces, in the open: all of it can be taken back until the next is on turn."""
    for _ in range(4):
        sources = [place for at, place in enumerate(PLACES) if t.workers[me][at]]
        source = await choose_openly(t, me, "source", [STOP, *sources])
        if source == STOP:
            break
        target = await choose(t, me, "target", [place for place in PLACES if place != source], source)
        t.workers[me][PLACES.index(source)] -= 1
        t.workers[me][PLACES.index(target)] += 1
        t.tell("moved", me, source, target)


# 4 Weather


def weather(t: Camps) -> None:
    card = t.take(t.sky)
    t.put(card, t.sky, t.past_weather)
    t.tell("weather", card)
    if t.faces[card].key == "storm":
        hit = t.roll(len(PLACES))
        for seat in range(t.seats):
            t.home[seat] += t.workers[seat][hit]
            t.workers[seat][hit] = 0


# 5 End


def over(t: Camps) -> bool:
    return t.round >= ROUNDS


def scores(t: Camps) -> list[int]:
    tools = [sum(TOOLS.get(t.faces[card].key, 0) for card in pile.cards) for pile in t.used]
    return [sum(row) + worth for row, worth in zip(t.workers, tools, strict=True)]


def winners(t: Camps) -> list[Seat]:
    points = scores(t)
    return [seat for seat in range(t.seats) if points[seat] == max(points)]


CAMPS = Game(
    id="camps",
    package=__name__,
    version=1,
    seats=range(2, 5),
    minutes=5,
    options=CampsOptions,
    row=CardRow,
    total=24,
    numbered=frozenset[str](),
    face=lambda row: Face(row.card, row.kind),
    table=Camps,
    setup=setup,
    turn=turn,
    over=over,
    winners=winners,
    scores=scores,
    why_not=lambda t, seat, what, option: "CA-WORK-1",
    told=telling(
        round="number",
        arrived="seat place:word count:number",
        used="seat card",
        moved="seat source:word target:word",
        weather="card",
        end="seats",
    ),
    asks=questions(
        word=signatures(place="", source="", target="word"),
        number=signatures(count="word"),
        card=signatures(tool="word"),
    ),
    modes={"storms": {}, "fair": {"storms": False}},
)
OPEN_CAMPS = replace(CAMPS, takes_back=True)
