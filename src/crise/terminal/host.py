"""The host: one match, who sits where, what the bots answer, where the record goes. No screen here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import chain, count
from pathlib import Path
from random import Random
from secrets import randbits
from typing import Any

from crise.bots.names import STAGE_NAMES
from crise.bots.policy import Bot, make, read_bot
from crise.engine.ask import Ask, CardId, Option, Seat
from crise.engine.face import Face
from crise.engine.journal import Event
from crise.engine.match import Match
from crise.engine.pile import HELD, Pile
from crise.game.manifest import SEED_BITS
from crise.game.records import Setting, record_of
from crise.game.texts import Words
from crise.terminal.texts import terminal_words

ROBOT = "⚙"


@dataclass(frozen=True)
class Scene:
    """What one seat (or the public) may look at: all that a drawing of the table gets."""

    view: dict[str, Any]
    events: list[Event]  # those already told on this screen
    names: list[str]
    robots: frozenset[Seat]
    words: Words
    faces: Mapping[str, Face]  # what is printed on the cards of this box, by key: everybody may read it

    def say(self, id: str, **arguments: Any) -> str:
        return self.words.say(id, **arguments)

    @property
    def from_mine(self) -> list[Seat]:
        """All seats clockwise from mine; the public looks from the first."""
        seats, first = self.view["seats"], self.view["seat"] or 0
        return [(first + step) % seats for step in range(seats)]

    def name(self, seat: Seat, room: int, mark: str = "") -> str:
        """In so many columns, with the mark of a robot, and others."""
        mark = (ROBOT if seat in self.robots else "") + mark
        return shortened(self.names[seat], room - len(mark)) + mark


class Host:
    def __init__(
        self,
        setting: Setting,
        people: Mapping[Seat, str],
        bots: Mapping[Seat, str],
        language: str = "fr",
        record: Path | None = None,
    ) -> None:
        check_seats(setting.seats, people, bots)
        self.setting = setting
        self.people, self.bots = dict(people), dict(bots)
        self.names = seat_names(setting.seats, people)
        self.words = terminal_words(setting.game, language)
        self.record = record
        self.begin(setting.seed)

    def begin(self, seed: int) -> None:
        self.setting = replace(self.setting, seed=seed)
        self.saved: Path | None = None  # where this game was written down
        self.match = self.setting.start()
        self._faces = {face.key: face for face in self.match.table.faces}
        self._chosen: list[tuple[Seat, Option]] = []  # the latest answers of people, while they can be taken back
        self._said: dict[Seat, list[tuple[str, bool]]] = {}
        self._bots = {seat: make(name, self.setting.game, bot_seed(seed, seat)) for seat, name in self.bots.items()}
        self._dice = Random(bot_seed(seed, -1))

    def begin_again(self) -> None:
        self.begin(randbits(SEED_BITS))

    def say(self, id: str, **arguments: Any) -> str:
        return self.words.say(id, **arguments)

    @property
    def public(self) -> Seat:
        """The seat of those who look on."""
        return self.setting.seats

    @property
    def only_person(self) -> Seat | None:
        return next(iter(self.people)) if len(self.people) == 1 else None

    def next_ask(self) -> Ask:
        """Bots first: with sealed answers nobody can tell, and people are not kept waiting after theirs."""
        return min(self.match.open, key=lambda ask: ask[0] in self.people)

    def answer(self, seat: Seat, option: Option) -> None:
        ask = self.match.ask(seat)
        self.match.answer(seat, option)
        if ask and seat in self.people:
            card = option if self.setting.game.asks[ask[1]][0] == "card" else None
            self._chosen = [*self._chosen, (seat, card)] if self.match.undoable(seat) else []

    def undo(self, seat: Seat) -> None:
        self.match.undo(seat)
        self._chosen = self._chosen[:-1]

    def chosen(self, seat: Seat) -> list[Option]:
        """Cards that this seat has chosen for what it is about to announce."""
        return [card for chooser, card in self._chosen if chooser == seat] if self.match.undoable(seat) else []

    def thought(self, ask: Ask) -> Callable[[], Option]:
        """What a bot has to do, to be run in a thread: it works on a copy, so that the table stays free."""
        seat, twin, dice = ask[0], self.match.clone(), Random(self._dice.random())
        bot: Bot = self._bots[seat]
        view, question = twin.view(seat), twin.ask(seat)
        assert question is not None
        return lambda: bot.choose(view, question, lambda: twin.imagine(seat, dice.random))

    def hand(self, seat: Seat) -> list[tuple[CardId, str]]:
        """The cards that a seat holds, in whatever piles of its own that not everybody sees; twins side by side."""
        return sorted(private_cards(self.match, seat))

    def scene(self, seat: Seat, told: int | None = None) -> Scene:
        events = self.match.log(seat)[:told]
        robots = frozenset(self.bots)
        return Scene(self.match.view(seat), events, self.names, robots, self.words, self._faces)

    def card_text(self, key: str) -> str:
        return self.words.card_text(self._faces[key])

    def sentences(self, seat: Seat, told: int | None = None) -> list[tuple[str, bool]]:
        """The log of a seat, the beginnings of turns marked. What was told stays told: only news are put in words."""
        said = self._said.setdefault(seat, [])
        news = self.match.log(seat)[len(said) :]
        said += [(self.words.event(event, self.names, seat), event[0] == "turn") for event in news]
        return said[:told]

    def ranking(self) -> list[tuple[int, Seat | str, int, bool]]:
        """(rank, seat or role, score, winner)"""
        return self.setting.game.ranking(self.match.table)

    def save(self, path: Path | None = None) -> Path | None:
        """Write the record down, where the table was told to or here, never over another game."""
        path = path or self.record
        if path is None:
            return None
        path = self.saved or free(path)
        record = record_of(self.setting, self.match, self.names)
        path.write_text(record.to_text() if path.suffix == ".txt" else record.to_json(), encoding="utf-8")
        self.saved = path
        return path


def free(path: Path) -> Path:
    """This name, or the first with a number that no file has."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in chain([path], numbered) if not name.exists())


def private_cards(match: Match, seat: Seat) -> list[tuple[CardId, str]]:
    """Only the public knows less: so the piles need no common names, apart from a hand that is known by chance.
    A draw pile whose cards its owner knows, but not their order, is no hand, nor what was laid aside."""
    mine, public = match.view(seat), match.view(match.table.seats)
    kept = match.table.piles()
    held: list[tuple[CardId, str]] = []
    for key, piles in mine.items():
        if (
            seat < mine["seats"]
            and isinstance(piles, list)
            and len(piles) == mine["seats"]
            and all(map(is_pile, piles))
            and is_held(kept[key], seat)
        ):
            pile, seen = piles[seat]["cards"], public[key][seat]["cards"]
            if key == "hands" or (None not in pile and len([card for card in seen if card]) < len(pile)):
                held += pile
    return held


def is_held(piles: Pile | list[Pile] | dict[str, Pile], seat: Seat) -> bool:
    return isinstance(piles, list) and piles[seat].order == HELD


def is_pile(value: Any) -> bool:
    """Of the values in a view."""
    return isinstance(value, dict) and value.keys() >= {"count", "cards"}


def check_seats(seats: int, people: Mapping[Seat, str], bots: Mapping[Seat, str]) -> None:
    if sorted([*people, *bots]) != list(range(seats)):
        raise ValueError(
            f"each of the {seats} seats needs a person or a bot: {dict(people)} and {dict(bots)} do not fit"
        )
    for bot in bots.values():
        read_bot(bot)


def seat_names(seats: int, people: Mapping[Seat, str]) -> list[str]:
    """Names fit to be shown: no control characters; robots take stage names that nobody at the table has."""
    taken = {seat: "".join(filter(str.isprintable, name)).strip() or f"@{seat}" for seat, name in people.items()}
    stage = iter([name for name in STAGE_NAMES if name not in taken.values()] + [f"Robot {n}" for n in range(seats)])
    return [taken[seat] if seat in taken else next(stage) for seat in range(seats)]


def shortened(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"


def bot_seed(seed: int, seat: Seat) -> int:
    return Random(f"{seed} {seat}").getrandbits(64)
