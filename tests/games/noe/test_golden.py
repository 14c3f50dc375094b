"""Golden games: `>` lines are what people did, every other line is what the engine must say.

python -m tests.games.noe.test_golden --update    rewrites the expected lines, to be read in the diff
"""

import sys
from pathlib import Path

import pytest

from crise.core import forms
from crise.core.match import Match
from crise.core.table import Shown
from crise.core.words import Words
from crise.games.noe import NOE

FOLDER = Path(__file__).parents[2] / "golden" / "noe"
FILES = sorted(FOLDER.glob("*.txt"))
NAMES = ["Anna", "Bilal", "Chloé", "Driss", "Élise", "Farid"]


def replay(text: str) -> str:
    """Play the `>` lines, keep the `#` lines, and print everything that is told and asked in between."""
    out: list[str] = []
    match: Match | None = None
    told = 0
    for line in text.splitlines():
        if line.startswith("#") or not line.strip():
            out.append(line)
        elif line.startswith("> "):
            match, told = (deal(line), 0) if match is None else (answer(match, line), told)
            events = match.log(match.table.seats)
            out += [line, *[f"  {said}" for said in story(match)[told:]], *question(match)]
            told = len(events)
    return "\n".join(out) + "\n"


def deal(line: str) -> Match:
    """`> deal 3 seats, seed 44, level 3`"""
    words = line.replace(",", "").split()
    options = dict(zip(words[6::2], words[7::2], strict=True))
    return NOE.start(int(words[2]), NOE.read_options(options), seed=int(words[5]))


def answer(match: Match, line: str) -> Match:
    """`> Anna: discard karl-empires#12`"""
    name, _, rest = line[2:].partition(": ")
    what, _, option = rest.partition(" ")
    seat = NAMES.index(name)
    ask = match.ask(seat)
    assert ask is not None, f"{line}: {name} is not asked"
    assert ask[1] == what, f"{line}: the question is {ask[1]}"
    match.answer(seat, forms.read(option, NOE.asks[what][0], match.table.faces))
    return match


def story(match: Match) -> list[str]:
    """The log with all cards open."""
    chunks, past = [match.table.told], match.past
    while past is not None:
        chunks.append(past[2])
        past = past[0]
    french = Words(NOE, "fr")
    events = [event for chunk in reversed(chunks) for event in chunk]
    return [french.event((what, tuple(opened(arg) for arg in args)), NAMES) for what, args in events]


def opened(arg: object) -> object:
    if isinstance(arg, Shown):
        return arg.card, arg.key
    return tuple(opened(part) for part in arg) if isinstance(arg, tuple) else arg


def question(match: Match) -> list[str]:
    lines = []
    for seat, what, options, _ in match.open:
        kind = NOE.asks[what][0]
        offered = " ".join(forms.write(option, kind, match.table.faces) for option in options)
        lines.append(f"  {NAMES[seat]}, {what}? {offered}")
    return lines or ["  (the game is over)"]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_golden_game(file: Path) -> None:
    text = file.read_text("utf-8")
    assert replay(text) == text


def test_every_case_has_its_golden_game() -> None:
    assert [file.stem for file in FILES] == [
        "alone_with_an_elysee",
        "attentat_as_first_discard",
        "attentat_in_a_refill",
        "descente_opposed",
        "elysee_announced",
        "violet_espion_with_one_opponent",
    ]


if __name__ == "__main__" and sys.argv[1:] == ["--update"]:
    for path in FOLDER.glob("*.txt"):
        path.write_text(replay(path.read_text("utf-8")), "utf-8")
