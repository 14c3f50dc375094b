"""What the commands share: faults, output, the words of the command, and how what is typed becomes a setting."""

from __future__ import annotations

import difflib
import json
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from cyclopts import Parameter
from rich.console import Console

from crise.bots.policy import BOTS, SEARCHES, UnknownBot, UnknownStrategy, WrongBudget, read_bot, strategy
from crise.bots.strategies import PREFIX
from crise.engine.ask import Refused
from crise.game.cards import CardFileError, CardRow
from crise.game.manifest import SEED_BITS, Game, Options
from crise.game.texts import Catalogue, words
from crise.games import GAMES
from crise.lab.settings import BadSettings, Settings, settings_of

WRONG_INPUT = 2
FAILED_CHECK = 1
WIDE = 1000  # columns of a table that a program reads: nothing is cut or folded
HELP = 100  # columns of help that is not read in a window

AnyGame: TypeAlias = Game[Any, Any, Any]
Language: TypeAlias = Annotated[
    Literal["fr", "en"],
    Parameter(env_var="CRISE_LANGUAGE", help="Language of what players read."),
]
GameId: TypeAlias = Annotated[str, Parameter(help="Name of a game, as `crise games` lists it.")]
AsJson: TypeAlias = Annotated[bool, Parameter("--json", negative=(), help="Print JSON, for programs.")]
OptionList: TypeAlias = Annotated[
    list[str] | None,
    Parameter("--option", negative=(), metavar="K=V", help="An option of the game, such as teams=true. Repeatable."),
]
CardFile: TypeAlias = Annotated[
    Path | None, Parameter(help="A card file of your own, made with `crise cards GAME --export FILE`.")
]


class Fault(Exception):
    """What the person who typed the command can mend."""

    def __init__(self, message: str, code: int = WRONG_INPUT) -> None:
        super().__init__(message)
        self.code = code


# --- output -----------------------------------------------------------------------


class Screen(Console):
    def on_broken_pipe(self) -> None:
        """Whoever read us has enough (`crise rules | head`): no failure, whatever rich thinks of it."""
        raise BrokenPipeError


def console(error: bool = False, wide: int = WIDE) -> Screen:
    """Colours and folds lines on a terminal; elsewhere one line stays one line."""
    stream = sys.stderr if error else sys.stdout
    width = None if stream.isatty() else wide
    return Screen(file=stream, width=width, highlight=False, markup=False, emoji=False)


def line(text: str, style: str = "") -> None:
    """One line to read, never cut."""
    console().print(text, style=style, soft_wrap=not sys.stdout.isatty())


def print_json(value: Any) -> None:
    sys.stdout.write(json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=1) + "\n")


# --- words ------------------------------------------------------------------------


class Speech(Catalogue):
    """The command's own sentences in one language."""

    def fault(self, id: str, **arguments: Any) -> Fault:
        return Fault(self.say(id, **arguments).replace("  ", " "))

    def unknown(self, id: str, name: str, known: Iterable[str], **arguments: Any) -> Fault:
        """An unknown name, with the one that was probably meant."""
        known = list(known)
        close = difflib.get_close_matches(name.lower(), known, 1, 0.5)
        hint = self.say("did-you-mean", close=close[0]) if close else ""
        return self.fault(id, name=name, hint=hint, known=", ".join(known), **arguments)


@cache
def speech(language: str) -> Speech:
    return Speech(language, "crise.cli")


# --- from what is typed to what is played -----------------------------------------


def find_game(name: str, say: Speech) -> AnyGame:
    id = name.lower().replace("_", "-")
    if id not in GAMES:
        raise say.unknown("unknown-game", name, GAMES)
    return GAMES[id]


def report_settings(game: AnyGame) -> Settings:
    """What the game sets for its reports: a mistake in its file is told before anything is played."""
    try:
        return settings_of(game)
    except BadSettings as error:
        raise Fault(str(error)) from error


def check_strategies(game: AnyGame, bots: Sequence[str]) -> None:
    """Which strategies there are depends on the game: those that it does not have are refused before anything is
    played."""
    for bot in bots:
        if bot.startswith(PREFIX):
            strategy(game, bot.removeprefix(PREFIX))


def find_bots(game: AnyGame, names: Sequence[str], seats: int, say: Speech) -> list[str]:
    """One bot for all seats, or one for each."""
    try:
        check_strategies(game, names)
    except UnknownStrategy as error:
        raise Fault(str(error)) from error
    for name in names:
        try:
            read_bot(name)
        except UnknownBot as error:
            raise say.unknown("unknown-bot", name, BOTS) from error
        except WrongBudget as error:
            raise say.fault("bot-budget", name=name, form=f"{SEARCHES}:200") from error
    if len(names) not in (1, seats):
        raise say.fault("bots-count", given=len(names), seats=seats)
    return list(names) * seats if len(names) == 1 else list(names)


def read_options(game: AnyGame, given: Sequence[str], say: Speech) -> Options:
    known = game.options.__struct_fields__
    values: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise say.fault("option-form", given=text, game=game.id, known=", ".join(known))
        if name not in known:
            raise say.unknown("unknown-option", name, known, game=game.id)
        if name in values:
            raise say.fault("option-twice", name=name)
        is_list = isinstance(getattr(game.options(), name), tuple)
        values[name] = _values(value.strip()) if is_list else value.strip()
    try:
        options: Options = game.read_options(values)
    except Refused as refused:
        raise refusal(game, refused, say) from refused
    return options


def _values(text: str) -> Any:
    """A list: `US,RU`, or as in JSON. What each value may be is for the options to say."""
    if text.startswith("["):
        try:
            return json.loads(text)
        except ValueError:
            return text
    return [part.strip() for part in text.split(",") if part.strip()]


def check_setting(game: AnyGame, seats: int, options: Options, seed: int, say: Speech) -> None:
    try:
        game.check(seats, options)
        if not 0 <= seed < 1 << SEED_BITS:
            raise Refused("bad-seed", bits=SEED_BITS)
    except Refused as refused:
        raise refusal(game, refused, say) from refused


def refusal(game: AnyGame, refused: Refused, say: Speech) -> Fault:
    return Fault(words(game, say.language).refusal(refused))


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Fault(f"{file}: not a text in UTF-8 (byte {error.start + 1})") from error


def read_card_file(game: AnyGame, file: Path | None) -> list[CardRow] | None:
    if file is None:
        return None
    try:
        return list(game.read_cards(read_text(file)))
    except CardFileError as error:
        raise Fault(f"{file}: line {error.line}: {error.reason}") from error


def write_text(file: Path, text: str, say: Speech) -> None:
    """Never over a file that is there: it may be one that took an evening to fill in."""
    try:
        with file.open("x", encoding="utf-8", newline="") as out:
            out.write(text)
    except FileExistsError as error:
        raise say.fault("file-exists", file=str(file)) from error
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}") from error
