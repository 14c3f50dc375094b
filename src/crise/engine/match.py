"""The match: a game being played. A checkpoint of the table, the answers since, and the questions now open.

Coroutines can't be copied, so a copy re-plays its turn; it does so only when it is touched. Two doors lead in:
`answer` checks everything and is for people and programs; `give` trusts its caller and is for simulations.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias, cast

from mypy_extensions import mypyc_attr

from crise.engine.ask import PASS, PUT, SPENT, WAIT, Ask, Impossible, Policy, Random, Refused, Seat
from crise.engine.determinize import Overlay
from crise.engine.face import Shown
from crise.engine.journal import EVERYBODY, Event, Trail
from crise.engine.table import Table
from crise.engine.undo import Aside, all_answers, all_told, taken_back

WORLDS_TRIED: Final = 64  # before `imagine` gives up: far above what any game needs
Turn: TypeAlias = Callable[[Any], Awaitable[None]]
WhyNot: TypeAlias = Callable[[Any, Seat, str, Any], str]
Past: TypeAlias = tuple[Any, Trail, list[Event], list[Aside]]  # the past before, the answers, all told, and what else


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a match needs of a game. The catalogue around it (texts, options, cards) is `Game`."""

    def __init__(self, turn: Turn, over: Callable[[Any], bool], why_not: WhyNot, takes_back: bool = False) -> None:
        self.turn, self.over, self.why_not = turn, over, why_not
        self.takes_back = takes_back  # what was done in the open too

    def silent(self) -> Rules:
        """The same rules for worlds in which nobody listens."""
        return self

    def speaking(self) -> Rules:
        """The same rules; under them the worlds that are imagined speak too, and have a log."""
        return Rules(self.turn, self.over, self.why_not, self.takes_back)

    def take_over(self, table: Table) -> None:
        """A table that was laid for other rules of this game: from now on it is played by these."""


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
        self._sealed: list[tuple[Seat, Any]] = []  # answers that are not opened yet, as they came
        self._table = self._start = table  # as it is, and the checkpoint, which is never changed
        self._overlay: Overlay | None = None  # how an imagined world differs from it
        self._flow: Any = None  # the rules, waiting; None in a copy that was not touched yet
        self._resume: Trail = []
        self._asides: list[Aside] = []  # since the checkpoint; never changed, only replaced

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
        self.past = (self.past, table.trail, all_told(table.told, self._asides), self._asides)
        table.begin_checkpoint()
        self._start, self._overlay, self._asides = table.clone(), None, []

    # --- the fast door --------------------------------------------------------

    def give(self, seat: Seat, option: Any) -> None:
        """Take the answer of a seat that has an open ask. Unchecked: see `answer`."""
        if self._flow is None:
            self._thaw(self._resume)
        if self._table.asked != EVERYBODY:
            self._send(option)
            return
        self._sealed.append((seat, option))
        self.open = self._unanswered()
        if not self.open:
            answers, self._sealed = self._sealed, []
            self._send(dict(answers) if self._table.plans is None else answers)

    def _unanswered(self) -> list[Ask]:
        """What is still open of a sealed question."""
        if self._table.plans is not None:
            return cast(list[Ask], self._table.plans.open(self._sealed))
        answered = [seat for seat, _ in self._sealed]
        return [ask for ask in self._table.asks if ask[0] not in answered]

    def playout(self, policy: Policy) -> None:
        """Let a policy answer for all seats until it says WAIT. A playout is one way: no answer is noted, nor
        (if the game does not heed it) who knows which card. Where it ends the table may be judged, and that is all."""
        table = self.table
        assert table.policy is None, SPENT
        table.policy, policy.tracks_knowledge = policy, table.reads_knowledge
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
            self._thaw(self._resume)
        return self._table

    @property
    def over(self) -> bool:
        return not self.open

    def ask(self, seat: Seat) -> Ask | None:
        """The question that this seat must answer now, if any."""
        return next((ask for ask in self.open if ask[0] == seat), None)

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
        return [event for past in self._pasts() for event in past[2]] + self.recent()

    def recent(self) -> list[Event]:
        """What was told since the checkpoint (`past` has the rest)."""
        return all_told(self.table.told, self._asides)

    def answers(self) -> list[tuple[Seat, Any]]:
        """Every answer that was accepted, in order: with the seed, all that there is to know."""
        given = [answer for past in self._pasts() for answer in all_answers(past[1], past[3])]
        return given + all_answers(self._trail(), self._asides) + self._sealed

    def _pasts(self) -> list[Past]:
        """From the first checkpoint to the last."""
        found, past = [], self.past
        while past is not None:
            found.append(past)
            past = past[0]
        return found[::-1]

    def _trail(self) -> Trail:
        return self._resume if self._flow is None else self._table.trail

    # --- undo -----------------------------------------------------------------

    def undoable(self, seat: Seat) -> bool:
        """May this seat take back its last answer? Until anything showed at the table, or it was opened; in a game
        that takes back what was done in the open, until chance, something hidden or another seat came into play."""
        return self._last_sealed(seat) >= 0 or self._last_choice(seat) >= 0

    def undo(self, seat: Seat) -> None:
        sealed, choice = self._last_sealed(seat), self._last_choice(seat)
        if sealed >= 0:
            del self._sealed[sealed]
            self._thaw(self._trail())
        elif choice >= 0:
            self._go_back(seat, choice)
        else:
            raise Refused("no-undo")

    def _last_sealed(self, seat: Seat) -> int:
        """Where the last answer of this seat stands among those that are not opened yet, or -1."""
        return max([at for at, (who, _) in enumerate(self._sealed) if who == seat], default=-1) if self._sealed else -1

    def _last_choice(self, seat: Seat) -> int:
        """The number of the last question whose answer this seat, which must be asked now, can take back, or -1."""
        return -1 if self.ask(seat) is None else self.table.last_choice(seat, self.rules.takes_back)

    def _go_back(self, seat: Seat, at: int) -> None:
        """To the question of this number; what has shown meanwhile stays told. A step that nobody saw leaves no trace,
        unless another one that followed it was seen, and taken back before: the record needs both."""
        trail, told, seen = self.table.trail, self.table.told, self.table.public_until > at
        self._thaw(trail[:at])
        if seen or any(aside.at > at for aside in self._asides):
            self._asides = taken_back(seat, trail, told, self._asides, at, len(self._table.told), seen)

    # --- copies and worlds ----------------------------------------------------

    def clone(self) -> Match:
        """A copy that costs next to nothing until it is touched."""
        self._refresh()
        twin = Match(self.rules, self._start)
        twin.open, twin.past, twin._overlay, twin._asides = self.open, self.past, self._overlay, self._asides
        twin._sealed, twin._resume = self._sealed[:], self._trail()[:]
        return twin

    def _thaw(self, trail: Trail) -> None:
        """Re-play these answers, up to the open question."""
        self._table = self._from_checkpoint(trail[:])
        self._go()
        if self._sealed:
            self.open = self._unanswered()

    def _from_checkpoint(self, trail: Trail) -> Table:
        table = self._start.clone()
        if self._overlay is not None:
            self.rules.take_over(table)
            table.apply_overlay(self._overlay)
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
        table.checkpoint_at = turn_at  # it begins with a checkpoint
        flow = all_turns(self.rules, table)
        while table.begun < begun:  # a turn without a question begins at the same number as the next
            flow.send(None)
        flow.close()
        told, asides = table.told, self._asides
        before = [aside for aside in asides if aside.at < turn_at]
        self.past = (self.past, table.trail, all_told(told, before), before)
        self._asides = [aside.moved(turn_at, len(told)) for aside in asides if aside.at >= turn_at]
        table.begin_checkpoint()
        self._start, self._overlay = table, None
        self._thaw(trail[turn_at:])

    def imagine(self, seat: Seat, random: Random) -> Match:
        """A world that this seat can't tell from the real one: what it does not know is dealt anew, what others
        have not shown yet is not decided. `random` gives numbers in [0, 1). Nobody listens there, so nothing more is
        told (but see `Rules.speaking`)."""
        self._refresh()
        for _ in range(WORLDS_TRIED):
            with suppress(Impossible):
                return self._world(seat, random)
        raise Impossible(f"no world fits what seat {seat} has seen")

    def _world(self, seat: Seat, random: Random) -> Match:
        real = self.table
        own = not self.open or (len(self.open) == 1 and self.open[0][0] == seat and not self._sealed)
        trail = real.trail if own else real.trail[: real.public_until]
        world = Match(self.rules.silent(), self._start)
        world._overlay = real.determinize(self._start.faces, seat, self.ask(seat) is not None, random, len(trail))
        world.past, world._asides = self.past, self._asides
        if self._sealed:
            world._sealed = [answer for answer in self._sealed if answer[0] == seat]
        world._thaw(trail)
        if world.over != self.over or not world._table.looks_like(real, seat):
            raise Impossible("in that world things would have gone another way")
        return world


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
