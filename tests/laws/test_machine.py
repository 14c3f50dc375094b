"""A machine that plays, saves, reloads, clones, imagines, undoes and sends rubbish, in any order, over all games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from crise.engine.ask import Refused
from crise.engine.match import Match
from crise.engine.undo import UNDO
from crise.game.records import Setting, read_record, record_of, replay
from crise.lab.tools.laws import all_cards, aloud, everything, seen
from tests.play import PLACES, TESTED

PARTS = st.integers(0, 1_000_000)
RUBBISH: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.binary(), st.lists(st.integers()), st.just({})
)


class TableMachine(RuleBasedStateMachine):
    """Beside the match goes the list of answers that it must have come from: all else may not change it."""

    match: Match
    setting: Setting

    @initialize(place=st.sampled_from(PLACES), seed=st.integers(0, 2**256 - 1))
    def begin(self, place: Any, seed: int) -> None:
        self.setting = place.setting(seed)
        self.match = self.setting.start()
        self.box = all_cards(self.match.table)
        self.given: list[tuple[int, Any]] = []

    def playing(self) -> bool:
        return not self.match.over

    @precondition(playing)
    @rule(parts=st.lists(st.tuples(PARTS, PARTS), min_size=1, max_size=12))
    def answer(self, parts: list[tuple[int, int]]) -> None:
        for who, which in parts:
            if self.match.open:
                seat, _, options, _ = self.match.open[who % len(self.match.open)]
                option = options[which % len(options)]
                self.match.answer(seat, option)
                self.given.append((seat, option))

    @rule()
    def save_and_reload(self) -> None:
        before = everything(self.match)
        text = record_of(self.setting, self.match).to_json()
        _, self.match = replay(read_record(text), TESTED.__getitem__)
        assert everything(self.match) == before

    @rule(go_on_with_the_copy=st.booleans())
    def clone(self, go_on_with_the_copy: bool) -> None:
        before = everything(self.match)
        twin = self.match.clone()
        other = self.match if go_on_with_the_copy else twin
        if other.open:
            seat, _, options, _ = other.open[0]
            other.answer(seat, options[-1])
        self.match = twin if go_on_with_the_copy else self.match
        assert everything(self.match) == before

    @rule(part=PARTS, seed=PARTS)
    def imagine(self, part: int, seed: int) -> None:
        seat = part % (self.setting.seats + 1)
        world = aloud(self.match.clone()).imagine(seat, Random(seed).random)
        assert seen(world, seat) == seen(self.match, seat)
        assert all_cards(world.table) == self.box

    @rule(part=PARTS)
    def undo(self, part: int) -> None:
        seat = part % self.setting.seats
        if not self.match.undoable(seat):
            with pytest.raises(Refused):
                self.match.undo(seat)
            return
        self.match.undo(seat)
        if len(self.match.answers()) > len(self.given):  # in the open: the record keeps it
            self.given.append((seat, UNDO))
        else:
            del self.given[max(at for at, (who, _) in enumerate(self.given) if who == seat)]

    @rule(seat=st.one_of(st.integers(-2, 9), RUBBISH), option=RUBBISH)
    def rubbish(self, seat: Any, option: Any) -> None:
        ask = self.match.ask(seat) if type(seat) is int else None
        if ask is None or not any(type(one) is type(option) and one == option for one in ask[2]):
            with pytest.raises(Refused):
                self.match.answer(seat, option)

    @invariant()
    def nothing_else_has_happened(self) -> None:
        assert sorted(map(str, self.match.answers())) == sorted(map(str, self.given))
        assert all_cards(self.match.table) == self.box

    def teardown(self) -> None:
        """From the beginning, by the answers alone, one comes to the same position."""
        if hasattr(self, "match"):
            plain = self.setting.start()
            for seat, option in self.match.answers():
                if option == UNDO:
                    plain.undo(seat)
                else:
                    plain.answer(seat, option)
            assert everything(plain) == everything(self.match)


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(
    derandomize=True,
    max_examples=40,
    stateful_step_count=25,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
