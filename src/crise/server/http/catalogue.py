"""The games as a client may show them: what they are about, their options as a form, their rules, their cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, cast, get_args, get_type_hints

import msgspec
from msgspec import inspect

from crise.bots.names import STAGE_NAMES
from crise.bots.policy import LEVELS
from crise.engine.ask import Refused
from crise.game.cards import CardRow
from crise.game.events import Clause, Told
from crise.game.lessons import lesson_of
from crise.games import GAMES
from crise.server.outbox.text import GameText, game_text
from crise.server.room.inputs import AnyGame, find_game, usual_seats
from crise.server.wire_games import (
    BotLevel,
    CardInfo,
    CardMove,
    EventInfo,
    FieldInfo,
    GameInfo,
    GameSheet,
    Lesson,
    LessonStep,
    Mode,
    OptionChoice,
    OptionField,
    RuleInfo,
    Summary,
)


@cache
def games(language: str) -> list[GameInfo]:
    return [GameInfo(**about(game, language)) for game in GAMES.values()]


@cache
def game_sheet(name: str, language: str) -> GameSheet:
    game = find_game(name)
    words = game_text(game, language)
    return GameSheet(
        **about(game, language),
        events={what: event_info(told) for what, told in game.told.items()},
        fields=fields(game, words),
        words={word: words.say(f"choice-{word}") for word in words.choices()},
        helps={word: words.say(id, "help") for word in words.choices() if words.has(id := f"choice-{word}", "help")},
        places={place: words.say(f"place-{place}") for place in game.regions},
        resources={resource: words.say(f"resource-{resource}") for resource in game.resources},
    )


def about(game: AnyGame, language: str) -> dict[str, Any]:
    words = game_text(game, language)
    return {
        "id": game.id,
        "title": words.title,
        "pitch": words.say("game-pitch"),
        "least": game.seats[0],
        "most": game.seats[-1],
        "usual": usual_seats(game),
        "minutes": game.minutes,
        "version": game.version,
        "cards": game.total,
        "reactions": bool(game.reactions),
        "modes": [Mode(name, dict(options)) for name, options in game.modes.items()],
        "options": form(game, words),
        "levels": [
            BotLevel(level, words.say(f"level-{level}"), words.say(f"level-{level}", "text")) for level in LEVELS
        ],
        "lesson": 0 if (lesson := lesson_of(game)) is None else lesson.script.minutes,
    }


def event_info(told: Told) -> EventInfo:
    clauses = told.clauses
    return EventInfo(
        actor=told.actor,
        targets=list(dict.fromkeys(one.other for one in clauses if one.meaning.aims and one.other)),
        moves=[_card_move(one) for one in clauses if one.meaning.source or one.meaning.gives],
        hurts=[one.seat for one in clauses if one.meaning.mood < 0],
        helps=[one.seat for one in clauses if one.meaning.mood > 0],
        head=cast('Literal["", "turn", "end"]', told.head),
    )


def _card_move(clause: Clause) -> CardMove:
    cards = list(clause.cards)
    if clause.meaning.gives:
        return CardMove(cards, "seat", clause.other, clause.seat)
    if clause.other:
        return CardMove(cards, "seat", clause.seat, clause.other)
    return CardMove(cards, cast('Literal["pile", "sight"]', clause.meaning.source), clause.seat)


def fields(game: AnyGame, words: GameText) -> dict[str, FieldInfo]:
    """What has a name or a role, of all that the table shows."""
    return {name: _field_info(game, words, name) for name in dict.fromkeys([*game.fields, *words.named("name-")])}


def _field_info(game: AnyGame, words: GameText, name: str) -> FieldInfo:
    id = f"name-{name}"
    return FieldInfo(
        label=words.say(id) if words.has(id) else "",
        unit=words.say(id, "unit") if words.has(id, "unit") else "",
        role=cast("Any", game.fields.get(name, "")),
    )


def form(game: AnyGame, words: GameText) -> list[OptionField]:
    """One line per option, made from its type."""
    about: Any = inspect.type_info(game.options)
    defaults = msgspec.to_builtins(game.options())
    hints = get_type_hints(game.options)  # msgspec sorts the values of a choice, people don't
    return [_field(field, defaults[field.name], get_args(hints[field.name]), words) for field in about.fields]


def _field(field: inspect.Field, default: Any, values: tuple[Any, ...], words: GameText) -> OptionField:
    name, kind = field.name, field.type
    label, help = words.say(f"option-{name}"), words.say(f"option-{name}", "help")
    if isinstance(kind, inspect.BoolType):
        return OptionField(name, label, help, "bool", default, None, None, None, [])
    if isinstance(kind, inspect.IntType):
        return OptionField(name, label, help, "int", default, kind.ge, kind.le, None, [])
    if isinstance(kind, inspect.LiteralType):
        choices = [OptionChoice(value, _value(name, value, words)) for value in values]
        return OptionField(name, label, help, "choice", default, None, None, None, choices)
    if isinstance(kind, inspect.VarTupleType) and isinstance(kind.item_type, inspect.LiteralType):
        named = [OptionChoice(value, _value(name, value, words)) for value in get_args(values[0])]
        return OptionField(name, label, help, "choices", list(default), None, None, kind.max_length, named)
    if isinstance(kind, inspect.VarTupleType) and isinstance(kind.item_type, inspect.IntType):
        item = kind.item_type
        return OptionField(name, label, help, "ints", list(default), item.ge, item.le, kind.max_length, [])
    raise TypeError(f"an option of this type has no line in a form: {name} {kind}")


def _value(name: str, value: Any, words: GameText) -> str:
    """As the option calls it, or as the game does everywhere."""
    id = f"option-{name}"
    if words.has(id, f"is-{value}"):
        return words.say(id, f"is-{value}")
    return words.say(f"choice-{value}") if words.has(f"choice-{value}") else str(value)


def rules(name: str, language: str, search: str) -> list[RuleInfo]:
    found = game_text(find_game(name), language).find_rules(search)
    return [msgspec.convert(rule, RuleInfo, from_attributes=True) for rule in found]


@cache
def summary(name: str, language: str) -> Summary:
    return msgspec.convert(game_text(find_game(name), language).summary(), Summary, from_attributes=True)


@cache
def lesson(name: str, language: str) -> Lesson:
    game = find_game(name)
    found = lesson_of(game)
    if found is None:
        raise Refused("no-lesson")
    told = found.told(game_text(game, language), ["", *STAGE_NAMES])
    said = [
        LessonStep(text.title, text.what, text.why, does) for text, does in zip(told, [*found.does, []], strict=True)
    ]
    return Lesson(found.edition, found.script.minutes, said[:-1], said[-1])


def cards(game: AnyGame, rows: Sequence[CardRow] | None, language: str) -> list[CardInfo]:
    words = game_text(game, language)
    common = CardRow.__struct_fields__
    own = [name for name in game.row.__struct_fields__ if name not in common]
    rows = game.standard if rows is None else rows
    kinds = list(dict.fromkeys(row.kind for row in (*game.standard, *rows)))
    return [
        CardInfo(
            key=row.card,
            kind=row.kind,
            kind_number=kinds.index(row.kind),
            kind_name=words.say(f"kind-{row.kind}") if words.has(f"kind-{row.kind}") else words.card(row.card),
            name=words.card(row.card),
            text=words.card_text(game.face(row)),
            flavour=words.card(row.card, "flavour") if words.has(f"card-{row.card}", "flavour") else "",
            count=row.count,
            source=row.source,
            figures={name: getattr(row, name) for name in own},
            named={name: words.say(id) for name in own if words.has(id := f"figure-{name}-{getattr(row, name)}")},
        )
        for row in rows
    ]
