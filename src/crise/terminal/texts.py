"""What the terminal table itself says, apart from any game: one catalogue per language, French being the source."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


class Phrases:
    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        text = (files("crise.terminal") / f"{language}.ftl").read_text("utf-8")
        self._bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def __call__(self, id: str, **arguments: Any) -> str:
        pattern = self._bundle.get_message(id).value
        text, errors = self._bundle.format_pattern(pattern, arguments)  # type: ignore[arg-type]
        if errors:
            raise LookupError(f"{id}: {errors}")
        return str(text)


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language)
