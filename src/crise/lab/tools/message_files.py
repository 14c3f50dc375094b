"""Files of messages (`fr.ftl`, `en.ftl`) as they are written: which messages and attributes there are, on which line,
and which arguments each of them uses. What they say when they are put together: `crise.game.texts`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor


class Reader(Visitor):
    """Collects the arguments of a pattern, its texts, and each text with the argument before and after it."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.arguments: set[str] = set()
        self.texts: list[str] = []
        self.before: list[tuple[str, str]] = []  # (text, the argument that follows it)
        self.after: list[tuple[str, str]] = []  # (the argument, the text that follows it)
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for left, right in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(left, ast.TextElement) and (name := argument(right)):
                self.before.append((left.value, name))
            if isinstance(right, ast.TextElement) and (name := argument(left)):
                self.after.append((name, right.value))
        self.texts += [element.value for element in node.elements if isinstance(element, ast.TextElement)]
        self.generic_visit(node)


def argument(element: ast.TextElement | ast.Placeable) -> str:
    """The name of the argument that stands here, or nothing."""
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
        return element.expression.id.name
    return ""


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The value and the attributes of a message, each with the name a translator knows it by."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


class MessageFile:
    def __init__(self, file: Path) -> None:
        self.file = file
        self._text = file.read_text("utf-8")
        body = parse(self._text).body
        self.junk = [entry for entry in body if isinstance(entry, ast.Junk)]
        self.entries = [entry for entry in body if isinstance(entry, ast.Message)]
        self.messages = {entry.id.name: entry for entry in self.entries}
        self.read = {name: Reader(part) for entry in self.messages.values() for name, part in patterns(entry)}

    def named(self, prefix: str) -> list[str]:
        """What there are messages for, in their order: cards, events, rules."""
        return [name.removeprefix(prefix) for name in self.messages if name.startswith(prefix)]

    def line_of(self, entry: ast.Message | ast.Junk) -> int:
        return self._text.count("\n", 0, entry.span.start if entry.span else 0) + 1

    def line(self, name: str) -> int:
        """Of a message, or of the message of an attribute."""
        return self.line_of(self.messages[name.partition(".")[0]])

    def place_for(self, prefix: str) -> int:
        """The line after which a message with this beginning would stand: below the last of its like."""
        like = [entry for name, entry in self.messages.items() if name.startswith(prefix)]
        return self.line_of(like[-1]) if like else self._text.count("\n")


@cache
def message_file(folder: Path, language: str) -> MessageFile:
    return MessageFile(folder / f"{language}.ftl")
