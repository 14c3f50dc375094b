"""`crise games`, `crise rules`, `crise cards`: what there is."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from crise.cli.shared import (
    FAILED_CHECK,
    AnyGame,
    AsJson,
    Fault,
    GameId,
    Language,
    Speech,
    console,
    find_game,
    line,
    print_json,
    read_text,
    speech,
    write_text,
)
from crise.game.cards import CardFileError, CardRow, write_cards
from crise.game.texts import RuleText, words
from crise.games import GAMES
from crise.lab.tools.coverage import CannotCollect, Coverage, coverage

# --- games ------------------------------------------------------------------------


def games(*, language: Language = "fr", json: AsJson = False) -> int:
    """List the games: seats, minutes, modes, and what they are about."""
    rows = [_game_row(game, language) for game in GAMES.values()]
    if json:
        print_json(rows)
        return 0
    say = speech(language)
    table = Table(title=say.say("games-title"), title_justify="left", box=None, pad_edge=False)
    for column in ("id", "game", "seats", "minutes", "modes"):
        table.add_column(say.say(f"games-{column}"), no_wrap=column != "modes")
    for row in rows:
        table.add_row(row["id"], row["title"], row["seats"], str(row["minutes"]), ", ".join(row["modes"]))
    console().print(table)
    for row in rows:
        line(f"\n{row['title']}", "bold")
        line(row["pitch"])
    line("\n" + say.say("games-hint", game=rows[0]["id"]), "dim")
    return 0


def _game_row(game: AnyGame, language: str) -> dict[str, Any]:
    text = words(game, language)
    return {
        "id": game.id,
        "title": text.title,
        "seats": f"{game.seats[0]}–{game.seats[-1]}",
        "least": game.seats[0],
        "most": game.seats[-1],
        "minutes": game.minutes,
        "modes": list(game.modes),
        "options": list(game.options.__struct_fields__),
        "pitch": text.say("game-pitch"),
    }


# --- rules ------------------------------------------------------------------------


def rules(
    game: Annotated[str | None, Parameter(help="Name of a game; all games if it is left out.")] = None,
    /,
    *,
    coverage: Annotated[
        bool, Parameter(negative=(), help="List the tests of every rule; exit 1 if one has none, or is not cited.")
    ] = False,
    tests: Annotated[Path, Parameter(help="Where the tests are, for --coverage.")] = Path("tests"),
    search: Annotated[
        str | None, Parameter(help="Only rules with these words (the first eight) in their id or text.")
    ] = None,
    language: Language = "fr",
    json: AsJson = False,
) -> int:
    """Read the rules of a game, or see which of them have tests."""
    say = speech(language)
    chosen = list(GAMES.values()) if game is None else [find_game(game, say)]
    if coverage:
        return _coverage(chosen, tests, json)
    found = [(one, words(one, language).find_rules(search or "")) for one in chosen]
    if search is not None and not any(rules for _, rules in found):
        raise Fault(say.say("no-rule-found", text=search), FAILED_CHECK)
    if json:
        print_json([_rule_row(one, rule) for one, rules in found for rule in rules])
        return 0
    for one, texts in found:
        _print_rules(one, texts, say, whole=search is None)
    return 0


def _rule_row(game: AnyGame, rule: RuleText) -> dict[str, str]:
    return {"game": game.id, "id": rule.id, "mark": rule.mark, "section": rule.section, "text": rule.text}


def _print_rules(game: AnyGame, texts: Sequence[RuleText], say: Speech, whole: bool) -> None:
    """The whole of them begins with the game on one page."""
    section = ""
    if texts:
        line(words(game, say.language).title, "bold underline")
    for title, lines in words(game, say.language).on_one_page() if whole else []:
        line(f"\n{title}", "bold")
        for text in lines:
            line(text)
    for rule in texts:
        if rule.section != section:
            section = rule.section
            line(f"\n{section}", "bold")
        mark = f" [{say.say(f'mark-{rule.mark}')}]" if rule.mark else ""
        line(f"{rule.id}{mark}  {rule.text}")


def _coverage(chosen: list[AnyGame], tests: Path, json: bool) -> int:
    if not tests.is_dir():
        raise Fault(f"there is no folder {tests}: say where the tests are with --tests DIR")
    try:
        found = coverage(chosen, GAMES.values(), tests)
    except CannotCollect as error:
        raise Fault(str(error)) from error
    if json:
        lacks = {"untested": found.untested, "uncited": found.uncited, "complete": found.complete}
        print_json({"rules": found.rules, "unknown": found.unknown, **lacks})
    else:
        _print_coverage(found)
    return 0 if found.complete else FAILED_CHECK


def _print_coverage(found: Coverage) -> None:
    for rule in found.rules:
        line(f"{rule.id}  {' '.join(rule.tests) or 'NO TEST'}{'' if rule.cited else '  NOT CITED IN THE SOURCE'}")
    line(f"\n{len(found.rules)} rules, {len(found.rules) - len(found.untested)} with a test", "bold")
    for what, ids in (("without a test", found.untested), ("not cited in the game's source", found.uncited)):
        if ids:
            line(f"{what}: {' '.join(ids)}", "red")
    for id, names in found.unknown.items():
        line(f"no catalogue has a rule {id}, named by {' '.join(names)}", "red")


# --- cards ------------------------------------------------------------------------


def cards(
    game: GameId,
    /,
    *,
    export: Annotated[
        Path | None, Parameter(allow_leading_hyphen=True, help="Write the game's card file here; - for the screen.")
    ] = None,
    check: Annotated[Path | None, Parameter(help="Check a card file of your own; exit 1 if it can't be used.")] = None,
    language: Language = "fr",
    json: AsJson = False,
) -> int:
    """See the cards of a game and where their figures come from; export them, or check a file of your own."""
    say = speech(language)
    one = find_game(game, say)
    if export is not None and check is not None:
        raise Fault("give either --export or --check, not both")
    if export is not None:
        return _export(one, export, say)
    if check is not None:
        return _check(one, check, json)
    if json:
        print_json([_card_row(one, row, language) for row in one.standard])
    else:
        _print_cards(one, say)
    return 0


def _export(game: AnyGame, file: Path, say: Speech) -> int:
    text = write_cards(game.standard)
    if str(file) == "-":
        sys.stdout.write(text)
    else:
        write_text(file, text, say)
        line(f"{len(game.standard)} rows written to {file}")
    return 0


def _check(game: AnyGame, file: Path, json: bool) -> int:
    text = read_text(file)
    try:
        rows = game.read_cards(text)
    except CardFileError as error:
        if json:
            faults = [{"line": line, "reason": reason} for line, reason in error.faults]
            print_json({"ok": False, "line": error.line, "reason": error.reason, "faults": faults})
            return FAILED_CHECK
        said = "\n".join(f"{file}: line {line}: {reason}" for line, reason in error.faults)
        raise Fault(said, FAILED_CHECK) from error
    changed = [row.card for row in rows if row not in game.standard]
    count = sum(row.count for row in rows)
    if json:
        print_json({"ok": True, "cards": count, "changed": changed})
    else:
        line(f"{file}: OK, {count} cards; rows unlike those of the game: {', '.join(changed) or 'none'}")
    return 0


def _card_row(game: AnyGame, row: CardRow, language: str) -> dict[str, Any]:
    text = words(game, language)
    own = {name: getattr(row, name) for name in row.__struct_fields__}
    return {**own, "name": text.card(row.card), "text": text.card_text(game.face(row))}


def _print_cards(game: AnyGame, say: Speech) -> None:
    own = game.row.__struct_fields__[len(CardRow.__struct_fields__) :]
    title = say.say("cards-title", title=words(game, say.language).title, count=sum(row.count for row in game.standard))
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for column in ("card", "name", "count", "source"):
        table.add_column(say.say(f"cards-{column}"), no_wrap=True)
    for name in own:
        table.add_column(name, no_wrap=True)
    table.add_column(say.say("cards-text"))
    for row in game.standard:
        shown = _card_row(game, row, say.language)
        figures = [str(shown[name]) for name in own]
        source = say.say(f"source-{row.source}")
        table.add_row(row.card, shown["name"], str(row.count), source, *figures, shown["text"])
    console().print(table)
