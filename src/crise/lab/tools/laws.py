"""The laws of the table: what must hold in every game, at every position of a game of random players.

A law that is broken raises `Broken`. `crise check` tries them on a few games of any package; the tests of ours on many.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from crise.engine.ask import Option, Seat
from crise.engine.face import Shown
from crise.engine.match import Match
from crise.engine.table import Table
from crise.game.manifest import Game
from crise.game.records import Setting, read_record, record_of, replay
from crise.state.derive import faults

AnyGame: TypeAlias = Game[Any, Any, Any]
LONGEST = 20_000  # answers: a game of random players that takes more will never end
ON = 40  # answers that a copy is played on
FURTHER = 12  # and an imagined world
NESTED = (list, tuple, dict)

encode: Callable[[Any], bytes] = msgspec.json.encode


class Broken(AssertionError):
    """A law that does not hold, and how."""


# --- random players ---------------------------------------------------------------------------------------------


def pick(random: Random, options: Sequence[Any]) -> Any:
    """Any of them. Only `random()` is promised to be the same on every Python."""
    return options[int(random.random() * len(options))]


def some_answer(match: Match, random: Random) -> tuple[Seat, Option]:
    """Of the seats that are asked any, and of its options any."""
    seat, _, options, _ = pick(random, match.open)
    return seat, pick(random, options)


def play(match: Match, random: Random, answers: int = LONGEST) -> int:
    """Let random players give so many answers, or go on to the end. How many they gave."""
    for given in range(answers):
        if match.over:
            return given
        match.answer(*some_answer(match, random))
    if answers == LONGEST and not match.over:
        raise Broken(f"a game of more than {LONGEST} answers")
    return answers


def positions(match: Match, random: Random) -> Iterator[Match]:
    """The match at every open question of a random game, and at its end."""
    for _ in range(LONGEST):
        yield match
        if match.over:
            return
        match.answer(*some_answer(match, random))
    raise Broken(f"a game of more than {LONGEST} answers")


class Sampler:
    """Says yes to the first few positions of each sort, so that rare questions are tested as often as common ones."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.met: dict[Any, int] = {}

    def __call__(self, match: Match) -> bool:
        sort = situation(match)
        self.met[sort] = self.met.get(sort, 0) + 1
        return self.met[sort] <= self.each


def situation(match: Match) -> tuple[Any, ...]:
    """What is asked, how many have answered it in secret already, and whether somebody is in mid-choice."""
    asked = {ask[1] for ask in match.open}
    answered = len(match.table.waiting()) - len(match.open)
    return (*sorted(asked), len(match.open), min(answered, 2), any(match.undoable(ask[0]) for ask in match.open))


# --- what one seat gets -----------------------------------------------------------------------------------------


def seen(match: Match, seat: Seat) -> bytes:
    """Every byte that a seat may get: its view, its question, its log, and whether it may take an answer back."""
    return encode([match.view(seat), match.ask(seat), match.log(seat), match.undoable(seat), match.over])


def everything(match: Match) -> list[bytes]:
    """What each seat and the public gets, and all that was answered."""
    return [*(seen(match, seat) for seat in range(match.table.seats + 1)), encode(match.answers())]


def standing(match: Match) -> list[bytes]:
    """What each seat and the public sees on the table, and what it is asked: without what was told and answered."""
    seats = range(match.table.seats + 1)
    return [encode([match.view(seat), match.ask(seat), match.undoable(seat), match.over]) for seat in seats]


def unseen(match: Match, seat: Seat) -> bool:
    """Has the last answer that this seat could take back left no trace? In a game of open information it may have."""
    if match._last_sealed(seat) >= 0:
        return True
    return match.ask(seat) is not None and match.table.last_choice(seat, in_the_open=False) >= 0


def all_cards(table: Table) -> list[int]:
    """The ids in all piles."""
    return sorted(card for pile in table.all_piles() for card in pile.cards)


def shown_ids(value: Any) -> set[int]:
    """The ids of all cards in a view: pairs of an id and a key."""
    found, rest = set[int](), [value]
    while rest:
        part = rest.pop()
        if isinstance(part, dict):
            rest += [one for one in part.values() if isinstance(one, NESTED)]
        elif len(part) == 2 and isinstance(part[0], int) and isinstance(part[1], str):
            found.add(part[0])
        else:
            rest += [one for one in part if isinstance(one, NESTED)]
    return found


def told_of(match: Match) -> dict[int, int]:
    """The ids of all cards that a line has named, and the seats (bits) to which it showed them."""
    found: dict[int, int] = {}
    rest: list[Any] = [args for _, args in match.told()]
    while rest:
        for arg in rest.pop():
            if isinstance(arg, Shown):
                found[arg.card] = found.get(arg.card, 0) | arg.seen
            elif isinstance(arg, tuple):
                rest.append(arg)
    return found


def aloud(match: Match) -> Match:
    """The same match; from now on the worlds that are imagined from it speak too, so that their logs can be compared
    (in silent ones all else is the same: tests/laws/test_twin.py)."""
    match.rules = match.rules.speaking()
    return match


# --- a clone never changes the original; with the same answers it gives the same game ---------------------------


def check_clone(match: Match, random: Random) -> None:
    before = everything(match)
    twin, third = match.clone(), match.clone().clone()
    if everything(twin) != before:
        raise Broken("a copy of the table shows something else than the table: they share a list or a dict")
    play(twin, random, ON)
    for seat, option in twin.answers()[len(match.answers()) :]:
        third.answer(seat, option)
    if everything(third) != everything(twin):
        raise Broken("the same answers at two copies give two games: something is kept outside the table")
    if everything(match) != before:
        raise Broken("what is done at a copy of the table changes the table: they share a list or a dict")


# --- an imagined world can't be told from the real one ----------------------------------------------------------


def check_worlds(match: Match, random: Random, differ: Counter[bool]) -> None:
    """`differ` counts the worlds that are not just the real one."""
    before = everything(aloud(match))
    table = match.table
    for seat in range(table.seats + 1):
        world = match.imagine(seat, random.random)
        if seen(world, seat) != before[seat]:
            raise Broken(f"seat {seat} can tell an imagined world from the real one: its view shows what is hidden")
        check_a_real_box(world, match)
        undecided = {one for one in match.view(seat)["waiting"] if one != seat or match.ask(seat)}
        if {ask[0] for ask in world.open} != undecided:
            raise Broken("a world knows what others have not shown")
        if not match.over:
            differ[[face.key for face in world.table.faces] != [face.key for face in table.faces]] += 1
        check_worlds_in_worlds(world, random)
    if everything(match) != before:
        raise Broken("imagining changed the real world")


def check_a_real_box(world: Match, match: Match) -> None:
    """The same cards as in the box, all there, none in a place where it can't be."""
    if sorted(face.key for face in world.table.faces) != sorted(face.key for face in match.table.faces):
        raise Broken("an imagined world has other cards than the box")
    if all_cards(world.table) != all_cards(match.table):
        raise Broken("an imagined world has lost a card, or has one twice")


def check_worlds_in_worlds(world: Match, random: Random) -> None:
    """A world can be played on, and a world can be imagined from it, at once and a few answers later."""
    for answers in (0, 1 + int(random.random() * FURTHER)):
        play(world, random, answers)
        seat = int(random.random() * (world.table.seats + 1))
        before = seen(world, seat)
        inner = world.imagine(seat, random.random)
        if seen(inner, seat) != before:
            raise Broken(f"seat {seat} can tell a world that is imagined in an imagined one")
        if seen(world, seat) != before:
            raise Broken("imagining changed an imagined world")
        check_a_real_box(inner, world)


def check_hidden(match: Match, asks: Mapping[str, Any]) -> None:
    """A seat gets the id of a card only if it sees it now, or a line of its log once showed it."""
    table, told = match.table, told_of(match)
    for seat in range(table.seats + 1):
        seen_now = {card for pile in table.all_piles() if pile.seen >> seat & 1 for card in pile.cards}
        ids = shown_ids(match.view(seat))
        if strange := {card for card in ids - seen_now if not told.get(card, 0) >> seat & 1}:
            raise Broken(f"seat {seat} is shown {strange}, which it can't see and was never told of")
        ask = match.ask(seat)
        if ask is not None and asks[ask[1]][0] == "card":
            unknown = {option for option in ask[2] if isinstance(option, int)} - ids
            if unknown:
                raise Broken(f"{ask[1]} offers seat {seat} cards that it can't see: {unknown}")


# --- a secret choice changes nothing for the others -------------------------------------------------------------


def check_secret(match: Match, seat: int) -> int:
    """Each answer that this seat could give, if nothing of it has shown yet: the others get the same bytes as before.
    So it is with what can be taken back without a trace, and with a sealed answer while others are still asked."""
    before = everything(match)
    met = 0
    ask = match.ask(seat)
    for option in [] if ask is None else ask[2]:
        twin = match.clone()
        twin.answer(seat, option)
        if len(match.open) > 1 or unseen(twin, seat):
            met += 1
            after = everything(twin)
            for other in range(match.table.seats + 1):
                if other != seat and after[other] != before[other]:
                    raise Broken(
                        f"seat {other} notices that {seat} answers {option!r}, which was not announced:"
                        " nothing moves before `tell`"
                    )
    return met


# --- a record gives the same game -------------------------------------------------------------------------------


def check_record(setting: Setting, match: Match, find: Callable[[str], AnyGame]) -> None:
    record = record_of(setting, match, ["Ada", "Émile"])
    expected = everything(match)
    for text in (record.to_json(), record.to_text()):
        again = read_record(text)
        if again != record:
            raise Broken("a record that is read again is not what was written")
        found, played = replay(again, find)
        if found != setting:
            raise Broken("a record begins another game than the one that was recorded")
        if everything(played) != expected:
            raise Broken("a record that is played again comes to another table: the rules look at more than the table")
    if json.loads(record.to_json())["answers"] != record.answers:
        raise Broken("the answers in a record are not those that were given")


# --- cards and pieces are conserved, every question has options, every game ends --------------------------------


def check_sound(game: AnyGame, match: Match, box: list[int], formal: Container[str]) -> None:
    """`box`: the cards at the beginning; `formal`: questions that are put to a seat without a choice too."""
    if all_cards(match.table) != box:
        lost, twice = sorted(set(box) - set(all_cards(match.table))), Counter(all_cards(match.table)).most_common(1)
        raise Broken(f"cards are not conserved: lost {lost}, most often there {twice}; move cards with `t.move`")
    if wrong := faults(match.table):
        raise Broken(f"pieces are not conserved: {'; '.join(wrong)}")
    waiting = match.view(match.table.seats)["waiting"]
    for ask in match.open:
        check_question(game, match.table, ask, formal)
        if ask[0] not in waiting:
            raise Broken(f"seat {ask[0]} is asked, but the table does not wait for it")
    if match.over:
        check_end(game, match.table, waiting)


def check_question(game: AnyGame, table: Table, ask: tuple[Any, ...], formal: Container[str]) -> None:
    seat, what, options, about = ask
    kind, signature = game.asks[what]
    if not 0 <= seat < table.seats:
        raise Broken(f"{what} is put to seat {seat}, which there is not")
    if len(options) <= (what not in formal):
        raise Broken(f"{what} is no question: {options}")
    if len({(type(option), option) for option in options}) != len(options):
        raise Broken(f"{what} offers the same twice: {options}")
    if len(about) != len(signature):
        raise Broken(f"{what} speaks about {len(about)} things, but `asks` declares {len(signature)}")
    if kind == "card" and not all(0 <= option < len(table.faces) for option in options if isinstance(option, int)):
        raise Broken(f"{what} offers a card that there is not: {options}")


def check_end(game: AnyGame, table: Table, waiting: Sequence[Seat]) -> None:
    winners, scores = game.winners(table), game.scores(table)
    if not (winners or game.beaten_by(table)) or not set(winners) <= set(range(table.seats)):
        raise Broken(f"the game is over, and `winners` are {winners}")
    if len(scores) != table.seats:
        raise Broken(f"{len(scores)} `scores` for {table.seats} seats")
    if waiting:
        raise Broken(f"the game is over, but the table waits for {waiting}")
