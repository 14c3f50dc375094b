"""What people read: sentences from one catalogue per game and language, for terminal and browser alike.

The catalogue is in Fluent (fr.ftl, en.ftl), French being the source. The program hands over names and numbers;
plurals and order of words are the catalogue's business.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from crise.engine.ask import PASS, Ask, CardId, Option, Refused, Seat
from crise.engine.face import Face
from crise.engine.journal import Event
from crise.game.events import Signature
from crise.game.manifest import Game

LANGUAGES = ("fr", "en")
NAMED = ("place", "resource")  # kinds of words whose names stand in the catalogue under their kind
HYPHEN, MINUS = re.compile(r"(?<![\w-])-(?=\d)"), "−"  # before a number below 0 people read a minus sign
MOST_WORDS = 8  # of a search: nobody needs more to find a rule, and each costs a look through all of them


@dataclass(frozen=True)
class RuleText:
    id: str
    section: str
    text: str
    mark: str  # "", "ruling" or "option"


@dataclass(frozen=True)
class Explained:
    key: str
    name: str
    text: str


@dataclass(frozen=True)
class Summary:
    """A game on one page: for whoever sits down without having read anything."""

    goal: str
    example: str
    end: str
    turn_title: str  # a turn, or a round
    turn: list[Explained]  # step by step
    icons: list[Explained]
    cards: list[Explained]
    terms: list[Explained]
    example_cards: list[str]  # what the example is played with
    specimen: str  # a card whose parts are explained
    parts: list[Explained]
    set: Explained  # what its cards have in common
    set_cards: list[Explained]


class Untold(LookupError):
    """A message that the program needs and a file of words does not have."""


class Catalogue:
    """The sentences of some packages in one language; the last may say a thing otherwise than those before."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._file = files(packages[-1]) / f"{language}.ftl"  # where its author would look
        self._bundle = FluentBundle([language], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        for package in packages:
            resource = FluentResource((files(package) / f"{language}.ftl").read_text("utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
            self._messages |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def say(self, id: str, attribute: str = "", **arguments: Any) -> str:
        """A sentence of the catalogue. A hole in it is a bug of ours, never shown to people as nothing."""
        try:
            message = self._bundle.get_message(id)
            pattern = message.attributes[attribute] if attribute else message.value
        except LookupError as error:
            raise self.lacks(id, attribute) from error
        text, errors = self._bundle.format_pattern(pattern, arguments)  # type: ignore[arg-type]
        if errors:
            raise LookupError(f"{self.language} {id}: {errors}")
        if any(isinstance(one, int) and one < 0 for one in arguments.values()):
            return HYPHEN.sub(MINUS, str(text))
        return str(text)

    def lacks(self, id: str, attribute: str = "") -> Untold:
        """What to raise where a message is needed that there is not."""
        return Untold(f"{self._file} has no message {id}{f' with .{attribute}' if attribute else ''}: write it there")

    def chosen_by(self, id: str) -> set[str]:
        """The arguments that decide how a sentence reads. All others only stand in it."""
        if id not in self._messages:
            raise self.lacks(id)
        choosing = Choosing(self._messages)
        choosing.visit(self._messages[id])
        return choosing.names

    def has(self, id: str, attribute: str = "") -> bool:
        if not self._bundle.has_message(id):
            return False
        return not attribute or attribute in self._bundle.get_message(id).attributes


class Choosing(Visitor):
    """Looks for the arguments that a sentence, and those that it quotes, choose their variants by."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.names: set[str] = set()
        self._messages = messages

    def visit(self, node: Any) -> None:
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        elif isinstance(node, ast.MessageReference):
            self.visit(self._messages[node.id.name])
        super().visit(node)


class Words(Catalogue):
    """One game in one language."""

    def __init__(self, game: Game[Any, Any, Any], language: str, *packages: str) -> None:
        super().__init__(language, "crise.game", *packages, *game.packages)
        self.game = game

    # --- the catalogue ----------------------------------------------------------

    @property
    def title(self) -> str:
        return self.say("game-title")

    def named(self, prefix: str) -> list[str]:
        """What there are words for, in the order of the catalogue: rules, cards, choices."""
        return [id.removeprefix(prefix) for id in self._messages if id.startswith(prefix)]

    def rule_ids(self) -> list[str]:
        return self.named("rule-")

    def rule(self, id: str) -> str:
        return self.say(f"rule-{id}")

    def rules(self) -> list[RuleText]:
        """The rules in the order of the catalogue."""
        return [
            RuleText(
                id,
                self.say("section-" + id.rpartition("-")[0]),
                self.rule(id),
                self.say(f"rule-{id}", "mark") if self.has(f"rule-{id}", "mark") else "",
            )
            for id in self.rule_ids()
        ]

    def summary(self) -> Summary:
        """A game may have none, or a part of it; an extension says otherwise what its base says, step by step."""
        goal, example, end = (self._if_said(f"summary-{part}") for part in ("goal", "example", "end"))
        turn, icons, cards, terms = (self._explained(f"summary-{part}-") for part in ("turn", "icon", "card", "term"))
        shown = self.say("summary-example", "cards").split() if self.has("summary-example", "cards") else []
        return Summary(
            goal=goal,
            example=example,
            end=end,
            turn_title=self.say("summary-turn"),
            turn=turn,
            icons=icons,
            cards=cards,
            terms=terms,
            example_cards=shown,
            specimen=self._if_said("summary-specimen"),
            parts=self._explained("summary-part-"),
            set=self._one_explained("", "summary-set") if self.has("summary-set") else Explained("", "", ""),
            set_cards=self._explained("summary-set-"),
        )

    def on_one_page(self) -> list[tuple[str, list[str]]]:
        """The same in lines under headings, for whoever has no icons and draws no cards."""
        told = self.summary()
        parts = [
            (self.say("heading-goal"), [told.goal]),
            (told.turn_title, [f"{at}. {step.name} – {step.text}" for at, step in enumerate(told.turn, 1)]),
            (self.say("heading-end"), [told.end]),
            (self.say("heading-terms"), [f"{term.name} – {term.text}" for term in told.terms]),
        ]
        return [(title, texts) for title, texts in parts if any(texts)]

    def _if_said(self, id: str) -> str:
        return self.say(id) if self.has(id) else ""

    def _explained(self, prefix: str) -> list[Explained]:
        return [self._one_explained(key, f"{prefix}{key}") for key in self.named(prefix)]

    def _one_explained(self, key: str, id: str) -> Explained:
        """Under a name of its own, or in a sentence alone."""
        named = self.has(id, "text")
        return Explained(key, self.say(id) if named else "", self.say(id, "text" if named else ""))

    @cached_property
    def _searched(self) -> list[tuple[RuleText, str]]:
        """The rules, and what is searched of each: folded once, not at each search."""
        return [(rule, folded(f"{rule.id} {rule.section} {rule.text}")) for rule in self.rules()]

    def find_rules(self, text: str) -> list[RuleText]:
        """The rules with all these words in their id, their section or their text; the first eight words count."""
        wanted = list(dict.fromkeys(folded(text).split()))[:MOST_WORDS]
        return [rule for rule, plain in self._searched if all(word in plain for word in wanted)]

    def card(self, key: str, attribute: str = "") -> str:
        """The name of a card. Those named by their number (chiffre-3) have one name for all."""
        if self.has(f"card-{key}"):
            return self.say(f"card-{key}", attribute)
        kind, _, value = key.rpartition("-")
        if not value.isdecimal():
            raise self.lacks(f"card-{key}", attribute)
        return self.say(f"card-{kind}", attribute, value=int(value))

    def card_text(self, face: Face) -> str:
        """What a card says: as the game makes it of the row in play, or as it stands in the catalogue."""
        return self._card_text(self, face) if self._card_text else self.card(face.key, "text")

    @cached_property
    def _card_text(self) -> Callable[[Words, Face], str] | None:
        """`card_text` of the module `card_texts` in the game's folder, if it has one."""
        module = self.game.module("card_texts")
        found: Callable[[Words, Face], str] | None = import_module(module).card_text if module else None
        return found

    def because(self, table: Any, seat: Seat, option: Option, rule: str) -> str:
        """Why something is no option: the rule that forbids it, in the figures of this case where the game has them."""
        figures = self._figures.get(rule)
        found = figures(table, seat, option) if figures else {}
        return self.case(rule, found) if found else self.rule(rule)

    def case(self, rule: str, figures: Mapping[str, Any]) -> str:
        return self.say(f"case-{rule}", **figures)

    @cached_property
    def _figures(self) -> dict[str, Callable[[Any, Seat, Option], Mapping[str, Any]]]:
        """`FIGURES` of the modules `cases` in the game's folder and in those of the games that it extends."""
        modules = [f"{package}.cases" for package in self.game.packages]
        found = [import_module(module).FIGURES for module in modules if find_spec(module)]
        return {rule: figures for one in found for rule, figures in one.items()}

    def source(self, name: str) -> str:
        """Where points come from: a name of its own, or that of a kind of card."""
        ids = [id for id in (f"source-{name.replace(' ', '-')}", f"kind-{name}") if self.has(id)]
        return self.say(ids[0]) if ids else name

    def choices(self) -> list[str]:
        """The words that may be options, in the order of the catalogue."""
        ids = self.named("choice-")
        own = {f"{word}-{what}" for word in ids for what in self.game.asks}
        return list(dict.fromkeys(word for word in ids if word != "pass" and word not in own))

    # --- sentences ----------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str], reader: Seat | None = None) -> str:
        """A line of the log; `event` is one that was redacted for its reader. Nobody's line is told in names alone."""
        what, args = event
        return self.sentence(f"log-{what}", self.game.events[what], args, names, self._shown_card, reader)

    def prompt(self, ask: Ask, faces: list[Face], names: Sequence[str]) -> str:
        """What the person who must answer reads."""
        seat, what, _, about = ask
        return self.sentence(f"ask-{what}", self.game.asks[what][1], about, names, self._card_of(faces), seat)

    def sentence(
        self,
        id: str,
        signature: Signature,
        args: Sequence[Any],
        names: Sequence[str],
        card: Callable[[Any], str],
        reader: Seat | None,
    ) -> str:
        attribute = self._addressed(id, signature, args, reader)
        called = self._called(names, reader) if attribute else names
        return self.say(id, attribute, **self._arguments(signature, args, called, card))

    def _addressed(self, id: str, signature: Signature, args: Sequence[Any], reader: Seat | None) -> str:
        """How a sentence is told to whom it concerns: `.you-thief` of the message where the reader is the thief,
        `.you-thief-victim` where both. A message without it is told to all in names."""
        if reader is None:
            return ""
        mine = [name for (name, kind), arg in zip(signature, args, strict=True) if is_among(reader, kind, arg)]
        return self._way(id, mine) if mine else ""

    def _way(self, id: str, mine: Sequence[str]) -> str:
        ways = ("-".join(["you", *mine]), f"you-{mine[0]}")
        return next((way for way in ways if self.has(id, way)), "")

    def _called(self, names: Sequence[str], reader: Seat | None) -> list[str]:
        """What everybody is called by a reader who is spoken to."""
        return [self.say("word-you") if seat == reader else name for seat, name in enumerate(names)]

    def choice(
        self, what: str, option: Option, faces: list[Face], names: Sequence[str], reader: Seat | None = None
    ) -> str:
        """The label of an option: a card, a name, a place, a resource, a number, a word."""
        kind = self.game.kind_of(what, option)
        if kind in NAMED:
            return self.say(f"{kind}-{option}")
        if option is PASS or isinstance(option, str):
            return self.say(f"choice-{self.label(what, option)}")
        if kind == "card":
            return self.card(faces[option].key)
        if kind == "seat":
            return self.say("word-yourself") if option == reader else names[option]
        return str(option)

    def label(self, what: str, option: str | None) -> str:
        """Which words a word that is an option goes by: those for this question, or those for all."""
        word = "pass" if option is PASS else option
        return f"{word}-{what}" if self.has(f"choice-{word}-{what}") else str(word)

    def refusal(self, refused: Refused) -> str:
        """Why a move was refused, with its rule if one says so."""
        text = self.say(f"refused-{refused.reason}", **refused.details)
        return f"{text} {self.rule(refused.rule)} ({refused.rule})" if refused.rule else text

    def listing(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.say('word-and')} {parts[-1]}"

    def _arguments(
        self, signature: Signature, args: Sequence[Any], names: Sequence[str], card: Callable[[Any], str]
    ) -> Mapping[str, Any]:
        return {name: self._argument(kind, arg, names, card) for (name, kind), arg in zip(signature, args, strict=True)}

    def _argument(self, kind: str, arg: Any, names: Sequence[str], card: Callable[[Any], str]) -> Any:
        if kind == "seat":
            return self.player(arg, names)
        if kind == "seats":
            return self.listing([self.player(seat, names) for seat in arg])
        if kind == "card":
            return card(arg)
        if kind == "cards":
            return self._cards(arg, card)
        if kind == "amounts":
            return self._amounts(arg)
        if kind == "places":
            return self.listing([self.say(f"place-{place}") for place in arg])
        return self.say(f"{kind}-{arg}") if kind in NAMED else arg

    def player(self, player: Seat | str, names: Sequence[str]) -> str:
        """Who acts: a seat, or a role that no seat plays."""
        return self.say(f"role-{player}") if isinstance(player, str) else names[player]

    def _cards(self, cards: Sequence[Any], card: Callable[[Any], str]) -> str:
        if not cards:
            return self.say("word-no-card")
        seen = [card(one) for one in cards if one is not None]
        hidden = len(cards) - len(seen)
        if not hidden:
            return self.listing(seen)
        return self.listing([*seen, self.say("word-other-cards" if seen else "word-hidden-cards", count=hidden)])

    def _amounts(self, amounts: Sequence[tuple[str, int]]) -> str:
        """After a colon; nothing at all if there is nothing to list."""
        listed = self.listing([self.say(f"amount-{word}", n=n) for word, n in amounts])
        return self.say("word-amounts", listed=listed) if listed else ""

    def _shown_card(self, shown: tuple[CardId, str] | None) -> str:
        return self.say("word-hidden-card") if shown is None else self.card(shown[1])

    def _card_of(self, faces: list[Face]) -> Callable[[CardId], str]:
        return lambda card: self.card(faces[card].key)


def is_among(reader: Seat | None, kind: str, arg: Any) -> bool:
    """Is the reader the seat, or one of the seats, that an argument stands for?"""
    return reader is not None and (arg == reader if kind == "seat" else kind == "seats" and reader in arg)


def folded(text: str) -> str:
    """Without accents, capitals and fine typography, as people type when they search."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()


@cache
def words(game: Game[Any, Any, Any], language: str) -> Words:
    return Words(game, language)
