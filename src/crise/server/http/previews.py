"""What a pasted link shows: a title, a line and a cover. Only what stands in the address and on the shelf is told:
whether there is such a table, and who sits there, is for those who open it."""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

from crise.game.texts import words
from crise.games import GAMES
from crise.server.outbox.phrases import phrases

LANGUAGE = "fr"  # that of the page before anybody has chosen another
COVER = "/cover.png"
TABLE = re.compile(r"/(t|ecran|replay)/([A-Za-z0-9]{4,12})(?:/\d{1,6})?")
GAME = re.compile(r"/(jeux|lecon|regles)/([a-z0-9-]{1,40})")
HEAD_ENDS = "</head>"


class Preview(NamedTuple):
    title: str
    text: str


def preview(path: str) -> Preview:
    say = phrases(LANGUAGE).say
    if found := TABLE.fullmatch(path):
        id = f"preview-{'replay' if found[1] == 'replay' else 'table'}"
        return Preview(say(id, code=found[2].upper()), say(id, "text"))
    if (found := GAME.fullmatch(path)) and found[2] in GAMES:
        game = words(GAMES[found[2]], LANGUAGE)
        return Preview(say(f"preview-{found[1]}", game=game.title), game.say("game-pitch"))
    return Preview(say("page-title"), say("preview-house"))


def with_preview(page: str, path: str, origin: str) -> str:
    """The page, and in its head what those read who show a link."""
    title, text = preview(path)
    told = {
        "og:type": "website",
        "og:site_name": phrases(LANGUAGE).say("page-title"),
        "og:title": title,
        "og:description": text,
        "og:image": origin + COVER,
        "twitter:card": "summary_large_image",
    }
    tags = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items())
    return page.replace(HEAD_ENDS, tags + HEAD_ENDS, 1)
