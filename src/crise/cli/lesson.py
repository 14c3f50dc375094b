"""`crise lesson`: what a game teaches, as it is played; and what its bots answer, written down again."""

from __future__ import annotations

from importlib.resources import as_file, files
from random import Random
from typing import Annotated, Final

from cyclopts import Parameter

from crise.bots.names import STAGE_NAMES
from crise.bots.policy import make
from crise.cli.shared import AnyGame, Fault, GameId, Language, find_game, line, speech
from crise.engine.ask import Ask
from crise.engine.match import Match
from crise.game import forms
from crise.game.lessons import FILE, LEARNER, LessonError, Played, Script, StandIn, lesson_text, play, read_script
from crise.game.texts import words

STAND_IN: Final = "normal"


def lesson_game(
    game: GameId,
    /,
    *,
    record: Annotated[
        bool,
        Parameter(negative=(), help="Write down again what the bots answer, where what is written does not fit."),
    ] = False,
    language: Language = "fr",
) -> int:
    """Play the lesson of a game, and tell what happens in it, step by step."""
    say = speech(language)
    one = find_game(game, say)
    text = lesson_text(one)
    if text is None:
        raise say.fault("no-lesson", game=one.id, file=FILE)
    try:
        script = read_script(one, text)
        played = play(one, script, stand_in(one, script.seed) if record else no_stand_in(one))
    except LessonError as error:
        raise Fault(f"{one.id}: {error}") from error
    if record:
        with as_file(files(one.package) / FILE) as file:
            file.write_text(written(text, script, played), encoding="utf-8")
    tell(played, language)
    return 0


def no_stand_in(game: AnyGame) -> StandIn:
    def refuse(match: Match, ask: Ask) -> str:
        raise LessonError(f"seat {ask[0]} has no answer to {ask[1]} that fits (crise lesson {game.id} --record)")

    return refuse


def stand_in(game: AnyGame, seed: int) -> StandIn:
    """A bot that answers the same each time."""
    bot, dice = make(STAND_IN, game, seed), Random(seed)

    def answer(match: Match, ask: Ask) -> str:
        option = bot.choose(match.view(ask[0]), ask, lambda: match.imagine(ask[0], dice.random))
        return forms.write(option, game.asks[ask[1]][0], match.table.faces)

    return answer


def written(text: str, script: Script, played: Played) -> str:
    """The file with these answers of the bots; the rest of it as it was."""
    lines: list[str] = []
    others = iter(played.others)
    for one in text.splitlines():
        if one.startswith("others ="):
            continue
        lines.append(one)
        if one.startswith("does =") and (said := next(others)):
            lines.append("others = [" + ", ".join(f'"{answer}"' for answer in said) + "]")
    return "\n".join(lines) + "\n"


def tell(played: Played, language: str) -> None:
    """The log as the learner sees it, and what is asked at the end."""
    text, names = words(played.game, language), ["★", *STAGE_NAMES]
    for event in played.match.log(LEARNER):
        line(text.event(event, names, LEARNER))
    ask = played.match.ask(LEARNER)
    if ask is not None:
        faces, kind = played.match.table.faces, played.game.asks[ask[1]][0]
        line(text.prompt(ask, faces, names), "bold")
        line("  ".join(forms.write(option, kind, faces) for option in ask[2]))
