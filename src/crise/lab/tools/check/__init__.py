"""Is a game whole? Its card file, its texts, its source and a few games of it, looked at one after the other. Of a game
of ours the tests say the same and more; this says it of a package from anywhere, before it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from crise.lab.tools.check.cards import check_card_file, has_cards
from crise.lab.tools.check.finding import AnyGame, Finding
from crise.lab.tools.check.games import LAWS, WHOLE, check_law, check_modes
from crise.lab.tools.check.source import check_asked, check_rules, check_told, offered_words
from crise.lab.tools.check.texts import check_languages, check_names, check_sentences


class Checked(msgspec.Struct, frozen=True):
    """What was looked at, as a sentence that is true if nothing was found."""

    what: str
    findings: list[Finding]
    tried: bool = True


def checks(game: AnyGame, games: int) -> dict[str, Callable[[], Iterator[Finding]]]:
    written: dict[str, Callable[[], Iterator[Finding]]] = {
        "the card file has as many cards as `total` says, each key once": partial(check_card_file, game),
        "both languages have the same messages with the same arguments": partial(check_languages, game),
        "every event and every question has its sentence": partial(check_sentences, game),
        "cards, options, choices, fields, places and resources have names": lambda: check_names(
            game, offered_words(game)
        ),
        "every event that is told is declared, with its arguments": partial(check_told, game),
        "every question that is asked is declared, with its arguments": partial(check_asked, game),
        "every rule is cited in the source, and no other": partial(check_rules, game),
        "every mode can be played": partial(check_modes, game),
    }
    return written | {what: partial(check_law, game, law, games) for what, law in LAWS.items()}


def check(game: AnyGame, games: int) -> Iterator[Checked]:
    """One after the other, so that who waits sees how far it is. `games`: how many in each way to play. Without cards
    nothing else is tried, and no other law if games break off: the same fault would be told again and again."""
    cards = whole = True
    for what, look in checks(game, games).items():
        tried = cards and (whole or what not in LAWS)
        findings = list(look()) if tried else []
        yield Checked(what, findings, tried)
        cards = has_cards(game)
        whole = whole and not (what == WHOLE and findings)
