"""Sentences in one language: those of a game (`GameText`), and those of one match of it (`MatchText`). What reads alike
is put in words once."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec

from crise.engine.ask import PASS, Ask, CardId, Option, Refused, Seat
from crise.engine.face import Face
from crise.engine.journal import Event
from crise.game import ending
from crise.game.events import Signature
from crise.game.manifest import Game
from crise.game.texts import Words, is_among
from crise.server.room.live_match import LiveMatch
from crise.server.wire import Account, Blocked, Choice, Line, Question, Ranked, Result, RoundCell, Waiting, Why

TEMPLATES = 5000  # per game and language
SAID = 64  # lines kept per table: of those that were said lately, more than half are said again
SEATS = ("seat", "seats")  # kinds of arguments
WAITED_FOR: Signature = (("names", "seats"),)
MARK = 0xE000  # of a hole in a sentence: no name and no card has such a sign
HOLE = re.compile(f"([{chr(MARK)}-{chr(MARK + 99)}])")
# A sentence with holes, and which of its arguments goes into each, and of what kind that is.
Template: TypeAlias = tuple[str, list[tuple[int, str]]]


class Uses(NamedTuple):
    """What the arguments of a sentence do to it, whatever they are."""

    deciding: list[int]  # they decide how it reads
    seats: list[tuple[int, str, str]]  # whom they stand for may be spoken to: where they stand, their names and kinds


class GameText(Words):
    """A game's words, and those of the table online."""

    def __init__(self, game: Game[Any, Any, Any], language: str) -> None:
        super().__init__(game, language, "crise.server")
        self._names: dict[str, str] = {}
        self._rules: dict[str, str] = {}
        self._templates: dict[tuple[Any, ...], Template] = {}
        self._uses: dict[str, Uses] = {}
        self._words: dict[tuple[Any, ...], str] = {}
        self._cases: dict[tuple[Any, ...], str] = {}
        self._ways: dict[tuple[str, ...], str] = {}
        self._purposes: dict[str, str] = {}
        self.names_of = {what: [name for name, _ in signature] for what, signature in game.events.items()}
        self._seats_in = {what: _seats_in(signature) for what, signature in game.events.items()}

    def purpose(self, what: str) -> str:
        """What a question is for, in a sentence of its own, where the game has one."""
        purpose = self._purposes.get(what)
        if purpose is None:
            id = f"ask-{what}"
            purpose = self._purposes[what] = self.say(id, "why") if self.has(id, "why") else ""
        return purpose

    def waits(self, id: str, seats: list[Seat], names: Sequence[str], reader: Seat | None) -> str:
        return self.sentence(id, WAITED_FOR, (seats,), names, self._shown_card, reader)

    def sentence(
        self,
        id: str,
        signature: Signature,
        args: Sequence[Any],
        names: Sequence[str],
        card: Callable[[Any], str],
        reader: Seat | None,
    ) -> str:
        """Words, and some numbers, decide how a sentence reads; names, cards and the other numbers only stand in it. So
        a sentence is made once for each way to read it, with holes."""
        uses = self._uses.get(id)
        if uses is None:
            uses = self._uses[id] = self._used(id, signature)
        mine = [name for at, name, kind in uses.seats if is_among(reader, kind, args[at])]
        attribute = self._way(id, mine) if mine else ""
        key = (id, attribute, *[args[at] for at in uses.deciding])
        template = self._templates.get(key)
        if template is None:
            template = self._template(key, signature, args, uses)
        text, holes = template
        called = self._called(names, reader) if attribute else names
        parts: list[Any] = []
        for at, kind in holes:
            arg = args[at]
            if kind != "number":
                parts.append(self._argument(kind, arg, called, card))
            elif 0 <= arg < 1000:
                parts.append(arg)
            else:  # they are written otherwise in each language
                return self.say(id, attribute, **self._arguments(signature, args, called, card))
        return text % tuple(parts)

    def _used(self, id: str, signature: Signature) -> Uses:
        chosen = self.chosen_by(id)
        deciding = [at for at, (name, kind) in enumerate(signature) if kind == "word" or name in chosen]
        seats = [(at, name, kind) for at, (name, kind) in enumerate(signature) if kind in SEATS]
        return Uses(deciding, seats)

    def _template(self, key: tuple[Any, ...], signature: Signature, args: Sequence[Any], uses: Uses) -> Template:
        id, attribute, *_ = key
        said = {
            name: arg if at in uses.deciding else chr(MARK + at)
            for at, ((name, _), arg) in enumerate(zip(signature, args, strict=True))
        }
        if len(self._templates) >= TEMPLATES:
            self._templates.clear()
        text, *rest = HOLE.split(self.say(id, attribute, **said))
        holes = [(ord(mark) - MARK, signature[ord(mark) - MARK][1]) for mark in rest[::2]]
        template = self._templates[key] = "%s".join([part.replace("%", "%%") for part in (text, *rest[1::2])]), holes
        return template

    def choice(
        self, what: str, option: Option, faces: list[Face], names: Sequence[str], reader: Seat | None = None
    ) -> str:
        """What is no card, no seat and no number has the same label at every table."""
        if option is not PASS and not isinstance(option, str):
            return super().choice(what, option, faces, names, reader)
        label = self._words.get((what, option))
        if label is None:
            label = self._words[what, option] = super().choice(what, option, faces, names)
        return label

    def say(self, id: str, attribute: str = "", **arguments: Any) -> str:
        """Small words stand in many sentences."""
        if not id.startswith("word-"):
            return super().say(id, attribute, **arguments)
        key = (id, *arguments.values())
        word = self._words.get(key)
        if word is None:
            word = self._words[key] = super().say(id, attribute, **arguments)
        return word

    def card(self, key: str, attribute: str = "") -> str:
        if attribute:
            return super().card(key, attribute)
        name = self._names.get(key)
        if name is None:
            name = self._names[key] = super().card(key)
        return name

    def rule(self, id: str) -> str:
        text = self._rules.get(id)
        if text is None:
            text = self._rules[id] = super().rule(id)
        return text

    def case(self, rule: str, figures: Mapping[str, Any]) -> str:
        """At every question all that can't be chosen says why; the figures are small and few."""
        key = (rule, *figures.values())
        text = self._cases.get(key)
        if text is None:
            if len(self._cases) >= TEMPLATES:
                self._cases.clear()
            text = self._cases[key] = super().case(rule, figures)
        return text

    def _way(self, id: str, mine: Sequence[str]) -> str:
        key = (id, *mine)
        way = self._ways.get(key)
        if way is None:
            way = self._ways[key] = super()._way(id, mine)
        return way

    def named_in(self, event: Event) -> list[Seat]:
        """Whom a line names: to each of them it may read otherwise than to all others."""
        what, args = event
        named: list[Seat] = []
        for at, kind in self._seats_in[what]:
            if kind == "seat":
                named.append(args[at])
            else:
                named += args[at]
        return named

    def why(self, refused: Refused) -> Why:
        return Why(refused.rule, self.refusal(refused))


def _seats_in(signature: Signature) -> list[tuple[int, str]]:
    """Where the seats of an event stand."""
    return [(at, kind) for at, (_, kind) in enumerate(signature) if kind in SEATS]


@cache
def game_text(game: Game[Any, Any, Any], language: str) -> GameText:
    return GameText(game, language)


class MatchText:
    """The sentences of one game at one table. Who is called what does not change during a game."""

    def __init__(self, live: LiveMatch, language: str) -> None:
        self.live = live
        self.words = game_text(live.setting.game, language)
        self._waits: dict[tuple[Any, ...], Waiting] = {}
        self._said: dict[tuple[Event, Seat | None], Line] = {}  # what was said last stands last
        self._choices: dict[tuple[str, Option, Seat | None], Choice] = {}

    # --- the log ------------------------------------------------------------------------

    def line(self, n: int, event: Event, reader: Seat | None = None) -> Line:
        """Much is said again and again: that somebody draws a card. A `reader` whom it does not name reads what all do,
        and is better left out."""
        key = (event, reader)
        try:
            said = self._said.get(key)
        except TypeError:  # there is a list in it
            return self._line(n, event, reader)
        if said is not None:
            said = Line(n, said.what, said.args, said.text)
            del self._said[key]
        else:
            if len(self._said) >= SAID:
                del self._said[next(iter(self._said))]
            said = self._line(n, event, reader)
        self._said[key] = said
        return said

    def _line(self, n: int, event: Event, reader: Seat | None) -> Line:
        what, args = event
        text = self.words.event(event, self.live.names, reader)
        return Line(n, what, dict(zip(self.words.names_of[what], args, strict=True)), text)

    # --- questions ------------------------------------------------------------------------

    def question(self, seat: Seat, ask: Ask) -> Question:
        live = self.live
        _, what, options, about = ask
        kind: Any
        kind, signature = live.setting.game.asks[what]
        cards = live.choosable(seat, options) if kind == "card" else []
        twins = {card: card if card in options else self._twin(card, options, cards) for card in cards}
        picked = live.picked(seat)
        return Question(
            what=what,
            kind=kind,
            prompt=self.words.prompt(ask, live.match.table.faces, live.names),
            why=self.words.purpose(what),
            about={name: one for (name, _), one in zip(signature, about, strict=True)},
            options=[self._choice(seat, what, option, twins) for option in options],
            blocked=self._blocked(ask, kind, twins, picked),
            chosen=picked,
            sealed=live.sealed,
        )

    def _twin(self, card: CardId, options: list[Any], cards: list[CardId]) -> CardId | None:
        """The offered card that this one stands for: one just like it in the same place."""
        faces = self.live.match.table.faces
        for other in options:
            if type(other) is int and faces[other] is faces[card] and other in cards:
                return other
        return None

    def _choice(self, seat: Seat, what: str, option: Option, twins: dict[CardId, CardId | None]) -> Choice:
        reader = seat if option == seat else None  # only then does it say « vous »
        choice = self._choices.get((what, option, reader))
        if choice is None:
            choice = self._choices[what, option, reader] = self._new_choice(what, option, reader)
        if choice.kind == "card":
            same = [card for card, twin in twins.items() if twin == option]
            if len(same) > 1:
                return msgspec.structs.replace(choice, cards=same)
        return choice

    def _new_choice(self, what: str, option: Option, reader: Seat | None) -> Choice:
        live = self.live
        faces = live.match.table.faces
        kind: Any = live.setting.game.kind_of(what, option)
        choice = Choice(live.form(what, option), self.words.choice(what, option, faces, live.names, reader), kind)
        if kind == "card" and isinstance(option, int):
            return msgspec.structs.replace(choice, card=option, key=faces[option].key, cards=[option])
        field = "word" if isinstance(option, str) else kind
        return choice if option is PASS else msgspec.structs.replace(choice, **{field: option})

    def _blocked(self, ask: Ask, kind: str, twins: dict[CardId, CardId | None], picked: list[CardId]) -> list[Blocked]:
        if kind == "card":
            cards = [card for card, twin in twins.items() if twin is None and card not in picked]
            return [Blocked(*self._why(ask, card), card=card) for card in cards]
        if kind == "seat":
            others = [other for other in range(self.live.setting.seats) if other not in ask[2]]
            return [Blocked(*self._why(ask, other), seat=other) for other in others]
        names = self.live.setting.game.not_offered(ask)
        return [Blocked(*self._why(ask, name), word=name) for name in names]

    def _why(self, ask: Ask, option: Option) -> tuple[str, str]:
        match = self.live.match
        rule = match.rules.why_not(match.table, ask[0], ask[1], option)
        return rule, self.words.because(match.table, ask[0], option, rule) if rule else ""

    # --- whom the table waits for ---------------------------------------------------------------

    def waiting(self, reader: Seat | None = None) -> Waiting:
        live = self.live
        seats = live.waiting()
        id = self._waits_how(seats)
        key = (id, reader if reader in seats else None, *seats)
        waiting = self._waits.get(key)
        if waiting is None:
            text = self.words.waits(id, seats, live.names, reader) if seats else self.words.say(id)
            window = id == "wait-window"
            waiting = self._waits[key] = Waiting(seats, window or id == "wait-sealed", window, text)
        return waiting

    def _waits_how(self, seats: list[Seat]) -> str:
        if not seats:
            return "wait-over"
        if self.live.sealed:
            return "wait-sealed" if self.live.window is None else "wait-window"
        return "wait-turn" if seats == [self.live.match.table.turn] else "wait-one"

    # --- the end ------------------------------------------------------------------------

    def result(self) -> Result | None:
        live = self.live
        if not live.over:
            return None
        game, table, seats = live.setting.game, live.match.table, live.setting.seats
        told = live.match.told()
        scores = {
            name: value
            for name, value in live.match.view(seats).items()
            if isinstance(value, list) and len(value) == seats and all(type(one) is int for one in value)
        }
        return Result(
            ranking=self.ranking(),
            reason=ending.reason(game, table, live.names, self.words),
            ledger=[Account(*one) for one in ending.accounts(game, table, told, self.words)],
            rounds=[[RoundCell(*cell) for cell in row] for row in ending.rounds(game, table, told, self.words)],
            scores=scores,
            seed=str(live.setting.seed),
            commitment=live.commitment,
            shuffle=live.shuffle,
            answers=len(live.given),
        )

    def ranking(self) -> list[Ranked]:
        game, table, names = self.live.setting.game, self.live.match.table, self.live.names
        left = game.lasted(table) or [0] * table.seats
        return [
            Ranked(one if isinstance(one, int) else None, self.words.player(one, names), rank, score, winner, turn)
            for rank, one, score, winner in game.ranking(table)
            for turn in [self.live.round_of(left[one]) if isinstance(one, int) else 0]
        ]
