"""The match: a game being played. A checkpoint of the table, the answers since, and the questions now open.

Coroutines can't be copied, so a copy re-plays its turn; it does so only when it is touched. Two doors lead in:
`answer` checks everything and is for people and programs; `give` trusts its caller and is for simulations.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from crise.engine.ask import PASS, PUT, SPENT, WAIT, Answers, Ask, Impossible, Policy, Refused, Seat
from crise.engine.determinize import Overlay
from crise.engine.table import EVERYBODY, Event, Shown, Table, Trail

WORLDS_TRIED: Final = 64  # before `imagine` gives up: far above what any game needs
Past: TypeAlias = tuple[Any, Trail, list[Event]]  # the past before, the answers, the sayings


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a match needs of a game. The catalogue around it (texts, options, cards) is `Game`."""

    def __init__(
        self,
        turn: Callable[[Any], Awaitable[None]],
        over: Callable[[Any], bool],
        why_not: Callable[[Any, Seat, str, Any], str],
    ) -> None:
        self.turn, self.over, self.why_not = turn, over, why_not


async def all_turns(rules: Rules, table: Table) -> None:
    """One coroutine for the whole game: between two turns the table alone says how it goes on."""
    turn, over = rules.turn, rules.over
    while not over(table):
        table.turn_at = table.cursor
        table.begun += 1
        if table.cursor >= table.checkpoint_at:
            table.asks = []
            await PUT
        await turn(table)


class Match:
    """A game being played."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.rules = rules
        self.open: list[Ask] = []  # asks that wait for an answer
        self.past: Past | None = None  # all before the checkpoint; shared between copies, never changed
        self._sealed: Answers = {}
        self._table: Table = table
        self._start = table  # the checkpoint, never changed
        self._sleep: Overlay | None = None  # how an imagined world differs from it
        self._flow: Any = None  # the rules, waiting; None in a copy that was not touched yet
        self._resume: Trail = []

    @staticmethod
    def begin(rules: Rules, table: Table) -> Match:
        match = Match(rules, table)
        match._checkpoint()
        match._go()
        return match

    # --- running the rules ----------------------------------------------------

    def _go(self) -> None:
        self._flow = all_turns(self.rules, self._table)
        self._send(None)

    def _send(self, answer: Any) -> None:
        """Let the rules go on to the next question."""
        table, flow = self._table, self._flow
        try:
            flow.send(answer)
            while not table.asks:  # between two turns
                self._checkpoint()
                table.begun = 1  # this turn
                flow.send(None)
        except StopIteration:
            table.asks = []
            table.reach(table.cursor)  # a world imagined after the end: no question opens it
        self.open = table.asks

    def _checkpoint(self) -> None:
        table = self._table
        self.past = (self.past, table.trail, table.told)
        table.begin_checkpoint()
        self._start = table.clone()
        self._sleep = None

    # --- the fast door --------------------------------------------------------

    def give(self, seat: Seat, option: Any) -> None:
        """Take the answer of a seat that has an open ask. Unchecked: see `answer`."""
        if self._flow is None:
            self._thaw()
        if self._table.asked != EVERYBODY:
            self._send(option)
            return
        self._sealed[seat] = option
        self.open = [ask for ask in self.open if ask[0] != seat]
        if not self.open:
            answers, self._sealed = self._sealed, {}
            self._send(answers)

    def playout(self, policy: Policy) -> None:
        """Let a policy answer for all seats until it says WAIT. A playout is one way: no answer is noted, nor
        (if the game does not heed it) who knows which card. Where it ends the table may be judged, and that is all."""
        table = self.table
        assert table.policy is None, SPENT
        table.policy, table.tracks_knowledge = policy, table.reads_knowledge
        while self.open:
            answers = policy.answers(table, self.open)
            if answers is WAIT:
                break
            for seat, answer in answers.items():
                self.give(seat, answer)

    # --- the safe door --------------------------------------------------------

    @property
    def table(self) -> Table:
        if self._flow is None:
            self._thaw()
        return self._table

    @property
    def over(self) -> bool:
        return not self.open

    def ask(self, seat: Seat) -> Ask | None:
        """The question that this seat must answer now, if any."""
        for ask in self.open:
            if ask[0] == seat:
                return ask
        return None

    def answer(self, seat: Any, option: Any) -> None:
        """Check, then take, the answer of a seat: whatever was sent. A refused one changes nothing."""
        ask = self.ask(seat) if type(seat) is int else None
        if ask is None:
            raise Refused("game-over" if self.over else "not-asked")
        for offered in ask[2]:
            # 1 == True in Python: the type must be right too
            if type(offered) is type(option) and offered == option:
                self.give(seat, offered)
                return
        if type(option) is int and ask[1] in self.table.card_asks:
            twin = self.table.twin(seat, option, ask[2])
            if twin is not None:
                self.give(seat, twin)
                return
        raise Refused("no-such-option", self.why_not(seat, option))

    def why_not(self, seat: Any, option: Any) -> str:
        """The id of the rule because of which this is no option of the seat's question ('' if none says)."""
        ask = self.ask(seat) if type(seat) is int else None
        if ask is None or not (option is PASS or type(option) in (int, str)):
            return ""  # no rule speaks of rubbish
        return self.rules.why_not(self.table, seat, ask[1], option)

    def view(self, seat: Seat) -> dict[str, Any]:
        return self.table.view(seat)

    def log(self, seat: Seat) -> list[Event]:
        """Everything told so far, as this seat may know it."""
        return [redacted(event, 1 << seat) for event in self.told()]

    def told(self) -> list[Event]:
        """Everything told so far, as the table knows it: not for the eyes of a seat."""
        chunks = [self.table.told]
        past = self.past
        while past is not None:
            chunks.append(past[2])
            past = past[0]
        return [event for chunk in reversed(chunks) for event in chunk]

    def answers(self) -> list[tuple[Seat, Any]]:
        """Every answer that was accepted, in order: with the seed, all that there is to know."""
        chunks = [self._trail()]
        past = self.past
        while past is not None:
            chunks.append(past[1])
            past = past[0]
        given = [answer for chunk in reversed(chunks) for entry in chunk for answer in _given(entry)]
        return given + list(self._sealed.items())

    def _trail(self) -> Trail:
        return self._resume if self._flow is None else self._table.trail

    # --- undo -----------------------------------------------------------------

    def undoable(self, seat: Seat) -> bool:
        """May this seat take back its last answer? Until anything showed at the table, or it was opened."""
        return seat in self._sealed or (self.ask(seat) is not None and self._last_secret(seat) >= 0)

    def undo(self, seat: Seat) -> None:
        if not self.undoable(seat):
            raise Refused("no-undo")
        trail = self._trail()
        if seat in self._sealed:
            del self._sealed[seat]
        else:
            trail = trail[: self._last_secret(seat)]
        self._freeze(trail)
        self._thaw()

    def _last_secret(self, seat: Seat) -> int:
        """The number of the last choice of this seat that has not shown at the table yet, or -1."""
        table = self.table
        for at in range(len(table.trail) - 1, table.public_until - 1, -1):
            if table.trail[at][0] == seat and table.trail[at][3]:
                return at
        return -1

    # --- copies and worlds ----------------------------------------------------

    def clone(self) -> Match:
        """A copy that costs next to nothing until it is touched."""
        self._refresh()
        twin = Match(self.rules, self._start)
        twin.open = self.open
        twin.past = self.past
        twin._sleep = self._sleep
        if self._sealed:
            twin._sealed = dict(self._sealed)
        twin._resume = self._trail()[:]
        return twin

    def _freeze(self, trail: Trail) -> None:
        self._flow = None
        self._resume = trail

    def _thaw(self) -> None:
        """Re-play the turn up to the open question."""
        self._table = self._from_checkpoint(self._resume[:])
        self._go()
        if self._sealed:
            self.open = [ask for ask in self.open if ask[0] not in self._sealed]

    def _from_checkpoint(self, trail: Trail) -> Table:
        table = self._start.clone()
        if self._sleep is not None:
            table.apply_overlay(self._sleep)
        table.resume(trail)
        return table

    def _refresh(self) -> None:
        """Bring the checkpoint up to the beginning of this turn, so that copies have little to re-play."""
        assert self._table.policy is None, SPENT
        turn_at, begun = self._table.turn_at, self._table.begun
        if self._flow is None or begun <= 1:
            return
        trail = self._table.trail
        table = self._from_checkpoint(trail[:turn_at])
        table.checkpoint_at = turn_at
        flow = all_turns(self.rules, table)
        flow.send(None)
        while table.begun < begun:  # a turn without a question begins at the same number as the next
            flow.send(None)
        flow.close()
        self.past = (self.past, table.trail, table.told)
        table.begin_checkpoint()
        self._start, self._sleep = table, None
        self._freeze(trail[turn_at:])
        self._thaw()

    def imagine(self, seat: Seat, random: Callable[[], float]) -> Match:
        """A world that this seat can't tell from the real one: what it does not know is dealt anew, what others
        have not shown yet is not decided. `random` gives numbers in [0, 1)."""
        self._refresh()
        for _ in range(WORLDS_TRIED):
            try:
                return self._world(seat, random)
            except Impossible:
                continue
        raise Impossible(f"no world fits what seat {seat} has seen")

    def _world(self, seat: Seat, random: Callable[[], float]) -> Match:
        real = self.table
        own = not self.open or (len(self.open) == 1 and self.open[0][0] == seat and not self._sealed)
        trail = real.trail if own else real.trail[: real.public_until]
        asked = self.ask(seat) is not None
        world = Match(self.rules, self._start)
        world._sleep = real.determinize(self._start.faces, seat, asked, random, len(trail))
        world.past = self.past
        if seat in self._sealed:
            world._sealed = {seat: self._sealed[seat]}
        world._resume = trail
        world._thaw()
        table, heights = world._table, real.information_set(seat).heights
        if table.asked != real.asked or world.over != self.over or table.heights() != heights:
            raise Impossible("in that world things would have gone another way")
        return world


def _given(entry: tuple[Seat, str, Any, bool]) -> list[tuple[Seat, Any]]:
    seat, _, answer, chosen = entry
    if seat == EVERYBODY:
        return list(answer.items())
    return [(seat, answer)] if chosen else []


def redacted(event: Event, bit: int) -> Event:
    """An event as a seat (a bit) may know it: a card it may not see becomes None."""
    what, args = event
    return what, tuple([_redacted(arg, bit) for arg in args])


def _redacted(arg: Any, bit: int) -> Any:
    if isinstance(arg, Shown):
        return (arg.card, arg.key) if arg.seen & bit else None
    if isinstance(arg, tuple):
        return tuple([_redacted(part, bit) for part in arg])
    return arg
