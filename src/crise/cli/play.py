"""`crise play`: a game in this terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from crise.bots.policy import LEVELS
from crise.cli.shared import (
    AnyGame,
    CardFile,
    GameId,
    Language,
    OptionList,
    Speech,
    check_setting,
    find_bots,
    find_game,
    read_card_file,
    read_options,
    speech,
)
from crise.game.manifest import SEED_BITS
from crise.game.records import Setting

USUAL_SEATS = 4
USUAL_BOT = "normal"
LEVELS_LISTED = ", ".join(LEVELS)
LONGEST_NAME = 24
Run: TypeAlias = Callable[[Setting, dict[int, str], dict[int, str], str, Path | None], None]


def play_game(
    game: GameId,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="How many play, bots included (usually 4).")] = None,
    people: Annotated[
        list[str] | None,
        Parameter(consume_multiple=True, negative=(), help="How many people, or their names: --people Ada Bob."),
    ] = None,
    bots: Annotated[
        list[str] | None,
        Parameter(consume_multiple=True, negative=(), help=f"The bot of all other seats, or of each: {LEVELS_LISTED}."),
    ] = None,
    option: OptionList = None,
    cards: CardFile = None,
    seed: Annotated[int | None, Parameter(help="The same seed deals the same cards; a secret one if left out.")] = None,
    record: Annotated[Path | None, Parameter(help="Write the game here when it ends or is left.")] = None,
    language: Language = "fr",
) -> int:
    """Play a game in this terminal, against bots or with several people at one screen."""
    say = speech(language)
    one = find_game(game, say)
    names = read_people(one, people, say)
    count = count_seats(one, seats, len(names), bots or [])
    options = read_options(one, option or [], say)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    check_setting(one, count, options, seed, say)
    if len(names) > count:
        raise say.fault("people-count", people=len(names), seats=count)
    robots = find_bots(one, bots or [USUAL_BOT], count - len(names), say) if count > len(names) else []
    setting = Setting(one, count, seed, options, read_card_file(one, cards))
    if record is not None:
        check_free(record, say)
    if not on_a_terminal():
        raise say.fault("not-a-terminal", game=one.id)
    # The table is a large library: only who plays waits for it.
    run: Run = import_module("crise.terminal.app").run
    run(setting, dict(enumerate(names)), dict(enumerate(robots, len(names))), language, record)
    return 0


def check_free(record: Path, say: Speech) -> None:
    """Before an evening is played, not after."""
    if record.exists():
        raise say.fault("file-exists", file=str(record))
    if not record.parent.is_dir():
        raise say.fault("no-folder", folder=str(record.parent))


def on_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_people(game: AnyGame, given: Sequence[str] | None, say: Speech) -> list[str]:
    """A number of people, or their names."""
    given = given or ["1"]
    if len(given) == 1 and given[0].isdecimal() and len(given[0]) < 3:
        given = [say.say("place", number=number + 1) for number in range(int(given[0]))]
    if not given:
        raise say.fault("people-none", game=game.id)
    for name in given:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise say.fault("people-name", name=name)
        if given.count(name) > 1:
            raise say.fault("people-twice", name=name)
    return list(given)


def count_seats(game: AnyGame, seats: int | None, people: int, bots: Sequence[str]) -> int:
    """As many as was said; else as many as were named; else the usual number, or what comes nearest."""
    if seats is not None:
        return seats
    if len(bots) > 1:
        return people + len(bots)
    return max(people, min(game.seats, key=lambda count: abs(count - USUAL_SEATS)))
