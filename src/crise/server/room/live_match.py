"""One game at a table, while it is played: the match, the answers that count, and what may be taken back.

In a reaction window the match asks everybody, also those who can only pass: so nobody learns who could react. The
table passes for them, and for whoever is late, after a time that has nothing to do with anybody's hand. A replay asks
only those with a choice (`ask_everybody=False`).
"""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from crise.engine.ask import PASS, Ask, CardId, Option, Refused, Seat
from crise.engine.journal import EVERYBODY, Event
from crise.engine.match import Match, Past, redacted
from crise.engine.pile import HELD, LISTED
from crise.game import forms
from crise.game.lessons import Lesson
from crise.game.records import Setting, plain
from crise.game.shuffle import Shuffle, commitment_to
from crise.server.outbox.views import SeatView, ViewCache
from crise.server.room.rounds import Laps, counted_by, score_watched, shown_as

LONG_NUMBER: Final = re.compile(r"\d{5,}")
LONGEST_NOTE: Final = 200  # characters of what went wrong


class Offered(NamedTuple):
    """An option, and the question that offers it."""

    ask: Ask
    option: Option


def begun(setting: Setting, ask_everybody: bool) -> Match:
    """What a game says that can't even begin is noted for its author: nobody has seen a card yet. Its seed is a long
    number, and no long number is noted."""
    try:
        return setting.game.start(
            setting.seats, setting.options, setting.cards, setting.seed, ask_everybody=ask_everybody
        )
    except Refused:
        raise
    except Exception as error:
        text = LONG_NUMBER.sub("…", str(error))[:LONGEST_NOTE]
        error.add_note(f"{setting.game.id} can't begin: {text}")
        raise


class LiveMatch:
    # What is asked now, worked out once: it is looked at dozens of times before the next answer.
    over: bool
    sealed: bool
    moment: tuple[int, int]  # the same while the same question is open, another one for each
    window: tuple[int, int] | None  # the moment, if a reaction window is open
    shown_moment: tuple[Any, ...]  # the same until everybody can see that somebody else, or something else, is asked

    def __init__(
        self, setting: Setting, number: int, names: list[str], continued: str = "", ask_everybody: bool = True
    ) -> None:
        self.setting, self.number, self.names, self.continued = setting, number, names, continued
        self.match = begun(setting, ask_everybody)
        self._ask_everybody = ask_everybody
        self._kept: tuple[Seat, Option] | None = None  # the last answer of a window: it waits for the window to close
        self.given: list[tuple[Seat, str]] = []  # the answers that were a choice
        self.lesson: Lesson | None = None  # that is given here
        self.shuffle: Shuffle | None = None  # None: the seed was known, or it is a game of before there were any
        self.undos = 0
        self.banks: list[int] = []  # milliseconds, where each seat has so much for the game
        self._picked: dict[Seat, list[CardId]] = {}
        self._views = ViewCache()
        self._past: Past | None = None  # how much had been told at the last look
        self._before = 0
        self._lines: int | None = None  # told so far; None: to be counted again
        self._checked = 0  # lines of the log at the last check
        self._laps = Laps(setting.game)
        self._counted_by = counted_by(setting.game)
        self._watched = score_watched(setting.game)
        self._alive = shown_as(setting.game, "alive")
        self.curve: list[list[int]] = []  # the scores as each round began, where one may be out before the end
        self._noted = 0  # turns
        self._look()

    @property
    def commitment(self) -> str:
        return commitment_to(str(self.setting.seed)) if self.shuffle is None else self.shuffle.commitment

    # --- questions ----------------------------------------------------------------

    def _look(self) -> None:
        """At what is asked: after everything that may have changed it."""
        match, table, kept = self.match, self.match.table, self._kept
        self._lines = None
        open, reactions = match.open, self.setting.game.reactions
        self.over = not open
        self.sealed = bool(open) and table.asked == EVERYBODY
        self.moment = (table.turns, table.cursor)
        # A window is what the game names so, not any question that all may pass.
        self.window = self.moment if self.sealed and all(ask[1] in reactions for ask in open) else None
        self._waiting = table.waiting() if open else []
        self.shown_moment = (self.number, table.turns, self._waiting, self.window or self.sealed)
        choice = self.sealed and not table.all_answer
        left = open if kept is None else [ask for ask in open if ask[0] != kept[0]]
        self._asks = {ask[0]: ask for ask in left if not choice or len(ask[2]) > 1}
        if self._watched and table.turns != self._noted:
            self._noted = table.turns
            self._note_scores()

    def _note_scores(self) -> None:
        while self.round() > len(self.curve):  # nobody may have been asked anything for a whole round
            self.curve.append(list(self.match.table.shown()[self._watched]))

    def asks(self) -> dict[Seat, Ask]:
        """What each seat must answer. Who can only pass in a window is not disturbed."""
        return self._asks

    def waiting(self) -> list[Seat]:
        return self._waiting

    def ask(self, seat: Seat) -> Ask | None:
        return self._asks.get(seat)

    def asked(self) -> list[Seat]:
        return list(self._asks)

    def idle(self) -> bool:
        """Is a sealed question open to which everybody with a choice has answered?"""
        return self.sealed and not self._asks

    def close(self) -> None:
        """Open the answers to a sealed question. Late means pass."""
        kept, self._kept = self._kept, None
        for seat, what, options, _ in list(self.match.open):
            if kept is not None and kept[0] == seat:
                self.match.give(*kept)
                continue
            if len(options) > 1:
                self.given.append((seat, self.form(what, PASS)))
            self.match.give(seat, PASS if PASS in options else options[0])
        self._look()

    def views(self, seats: list[Seat]) -> list[SeatView]:
        return self._views.of(self.match.table, seats)

    def learnt(self, seat: Seat) -> int | None:
        """How far a seat is in a lesson: the answers that it has given."""
        return self.lesson.learnt(seat, self.given) if self.lesson is not None else None

    def place(self, seat: Seat) -> int:
        """Of who is out before the end: whoever is still in, or left later, goes before. 0: of anybody else."""
        table = self.match.table
        alive: list[Seat] = getattr(table, self._alive) if self._alive else [seat]
        if seat in alive or seat not in range(table.seats):  # who looks on has none
            return 0
        lasted = self.setting.game.lasted(table)
        return 1 + len(alive) + sum(lasted[other] > lasted[seat] for other in range(table.seats) if other not in alive)

    # --- answers ------------------------------------------------------------------

    def offered(self, seat: Seat, text: str) -> Offered:
        """The option with this text form. What is not offered says nothing about any card."""
        ask = self.ask(seat)
        if ask is None:
            raise Refused("game-over" if self.over else "not-asked")
        kind, faces = self.setting.game.asks[ask[1]][0], self.match.table.faces
        for option in ask[2]:
            if forms.write(option, kind, faces) == text:
                return Offered(ask, option)
        raise Refused("no-such-option")

    def form(self, what: str, option: Option) -> str:
        return forms.write(option, self.setting.game.asks[what][0], self.match.table.faces)

    def take(self, seat: Seat, text: str, offered: Offered) -> None:
        """An answer that was looked up just now."""
        ask, option = offered
        if self._ask_everybody and len(self.match.open) == 1 and self.window is not None:
            self._kept = (seat, option)
        else:
            self.match.give(seat, option)
        self._look()
        self.given.append((seat, text))
        self._remember(seat, ask, option)

    def answer(self, seat: Seat, text: str) -> None:
        """An answer that was accepted some time ago: windows in which nobody had a choice have closed since."""
        while self.idle():
            self.close()
        self.take(seat, text, self.offered(seat, text))

    def _remember(self, seat: Seat, ask: Ask, option: Option) -> None:
        if not self.undoable(seat):
            self._picked.pop(seat, None)
        elif isinstance(option, int) and self.setting.game.asks[ask[1]][0] == "card":
            self._picked.setdefault(seat, []).append(option)
        else:
            self._picked.setdefault(seat, []).append(-1)

    def picked(self, seat: Seat) -> list[CardId]:
        """The cards that this seat has chosen for what it has not announced yet."""
        picked = self._picked.get(seat)
        return [card for card in picked if card >= 0] if picked and self.undoable(seat) else []

    def undoable(self, seat: Seat) -> bool:
        if self.lesson is not None:
            return False
        if self._keeps(seat):
            return True
        return not self.over and seat < self.setting.seats and self.match.undoable(seat)

    def _keeps(self, seat: Seat) -> bool:
        return self._kept is not None and self._kept[0] == seat

    def undo(self, seat: Seat) -> None:
        if self._keeps(seat):
            self._kept = None
        else:
            self.match.undo(seat)
        self._look()
        last = max(at for at, (who, _) in enumerate(self.given) if who == seat)
        del self.given[last]
        self.undos += 1
        if self._picked.get(seat):
            self._picked[seat].pop()

    # --- what was told --------------------------------------------------------------

    def told(self) -> int:
        """How many lines the log has."""
        if self._lines is None:
            self._lines = self._count_lines()
        return self._lines

    def _count_lines(self) -> int:
        """Of what is past only the checkpoints since the last time are counted."""
        match = self.match
        past, lines = match.past, 0
        while past is not self._past and past is not None:
            lines += len(past[2])
            past = past[0]
        self._before = lines if past is None else self._before + lines
        self._past = match.past
        return self._before + len(match.recent())

    def round(self) -> int:
        """That goes on: of the game where it counts them, else of the table."""
        if self._counted_by:
            return int(getattr(self.match.table, self._counted_by))
        return self._heard().now()

    def round_of(self, turn: int) -> int:
        """In which the turn with this number began, where the game counts no rounds; none is 0."""
        return self._heard().of_turn(turn)

    def _heard(self) -> Laps:
        if self.told() < self._laps.read:  # a turn was taken back
            self._laps = Laps(self.setting.game)
        self._laps.hear(self.news(self._laps.read))
        return self._laps

    def news(self, first: int) -> list[Event]:
        """What was told from this line on; not redacted."""
        chunk, past = self.match.recent(), self.match.past
        missing, chunks = self.told() - first - len(chunk), [chunk]
        if missing <= 0:
            return chunk[-missing:]
        while missing > 0 and past is not None:
            chunks.append(past[2])
            missing -= len(past[2])
            past = past[0]
        return [event for chunk in reversed(chunks) for event in chunk][max(0, -missing) :]

    def log(self, seat: Seat, first: int, end: int | None = None) -> list[Event]:
        news = self.news(first)
        return [redacted(event, 1 << seat) for event in news[: None if end is None else max(0, end - first)]]

    def check(self) -> str:
        """Of what was told since the last one, and who is asked what: by other rules it is another. It ends in "!" with
        the game."""
        first, self._checked = self._checked, self.told()
        news = [plain(event) for event in self.news(min(first, self._checked))]
        said = f"{news}|{[ask[:2] for ask in self.match.open]}"
        return blake2b(said.encode(), digest_size=4).hexdigest() + ("!" if self.over else "")

    # --- what can't be chosen ----------------------------------------------------------

    def choosable(self, seat: Seat, options: list[Any]) -> list[CardId]:
        """Cards that a person might try to choose: those only this seat sees, and rows of which some are offered.
        Of a discard whose top card may be taken the rest is out of the question."""
        table, offered, public = self.match.table, set(options), self.setting.seats
        cards: list[CardId] = []
        for pile in table.all_piles():
            held = pile.order == HELD and pile.seen >> seat & 1 and not pile.seen >> public & 1
            if held or (pile.order == LISTED and not offered.isdisjoint(pile.cards[:-1])):
                cards += [card for card in pile.cards if table.known[card] >> seat & 1]
        return cards
