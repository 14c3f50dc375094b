"""Golden games: `>` lines are what people did, `#` lines say which rule is shown, all others the engine prints.

    python -m tests.golden                       compare all
    python -m tests.golden --update [files]      write the printed lines anew, to be read in the diff

A game begins with one of these lines; values with spaces are quoted:
    > start seats=4 seed=7 teams=true
    > position "virus chiffre-3" "stop" "" deck="poison" life=50,12,50 tokens=1:4
    > deal "piege-8" "" deck="vaccin"
    > lay "amelie-enqueteurs" "" top="joker-igor" pile="karl-empires" level=2
    > position "US RU" round=3 phase=scoring US="money=10 vp=5" EUR="permanent=US,US,RU,EU armies=US:2"
Then people answer (`> 1: stop`, several answers in a row: `> 0: virus chiffre-3 @1`), or `> random 5` plays to the end.
"""

from __future__ import annotations

import difflib
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from crise.engine.ask import Option
from crise.engine.match import Match
from crise.game import forms
from crise.game.texts import words
from crise.games import GAMES
from crise.lab.tools.laws import pick
from tests.games.apocalypse import position as apocalypse
from tests.games.dans_la_tourmente import position as dans_la_tourmente
from tests.games.etat_durgence import scene as etat_durgence
from tests.games.noe import tables as noe
from tests.games.smile_life import position as smile_life
from tests.games.virus_war import position as virus_war
from tests.games.world_order import robots as world_order
from tests.play import AnyGame

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ada", "Basile", "Chloé", "Dov", "Elsa", "Farid", "Gus", "Hana")
SETUPS: dict[str, dict[str, Callable[..., Match]]] = {
    "virus-war": {"position": virus_war.position, "deal": virus_war.deal},
    "noe": {"lay": noe.lay},
    "etat-durgence": {"position": etat_durgence.position},
    "smile-life": {"position": smile_life.position},
    "apocalypse": {"position": apocalypse.position},
    "world-order": {"position": world_order.position},
    "dans-la-tourmente": {"position": dans_la_tourmente.played_on},
}


class Script:
    """One golden game as it is re-played."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.words = game, words(game, "fr")
        self.match: Match | None = None
        self.told = 0

    def run(self, text: str) -> Iterator[str]:
        for line in text.splitlines():
            if line.startswith(">"):
                yield line
                yield from self.do(line[1:].strip())
            elif line.startswith("#") or not line:
                yield line

    def do(self, line: str) -> Iterator[str]:
        what, _, rest = line.partition(" ")
        if what.rstrip(":").isdigit():
            self.answer(int(what.rstrip(":")), rest.split())
        elif what == "random":
            yield from self.play_on(Random(int(rest)))
            return
        else:
            self.begin(what, rest)
        yield from self.news()
        yield from self.state()

    def begin(self, what: str, rest: str) -> None:
        plain = [word for word in shlex.split(rest) if "=" not in word]
        named = dict(word.split("=", 1) for word in shlex.split(rest) if "=" in word)
        values = {name: value(text) for name, text in named.items()}
        self.told = 0
        if what == "start":
            seats, seed = values.pop("seats"), values.pop("seed")
            self.match = self.game.start(seats, self.game.read_options(values), seed=seed)
        else:
            self.match = SETUPS[self.game.id][what](*plain, **values)

    def answer(self, seat: int, said: list[str]) -> None:
        assert self.match is not None
        for word in said:
            self.match.answer(seat, self.option(seat, word))

    def option(self, seat: int, word: str) -> Option:
        assert self.match is not None
        ask = self.match.ask(seat)
        assert ask is not None, f"seat {seat} is asked nothing; open: {list(self.state())}"
        for option in ask[2]:
            if self.form(ask[1], option) == word:
                found: Option = option
                return found
        raise AssertionError(f"{word} is no option of seat {seat}; open: {list(self.state())}")

    def form(self, what: str, option: Option) -> str:
        assert self.match is not None
        return forms.write(option, self.game.asks[what][0], self.match.table.faces).partition("#")[0]

    def news(self) -> list[str]:
        """What was told since the last time, as the public reads it."""
        assert self.match is not None
        log = self.match.log(self.match.table.seats)
        lines = [f"  {self.words.event(event, NAMES)}" for event in log[self.told :]]
        self.told = len(log)
        return lines

    def state(self) -> Iterator[str]:
        """Numbers on the table in one line, then who is asked what."""
        assert self.match is not None
        table = self.match.table
        view = self.match.view(table.seats)
        hands = [pile["count"] for pile in view.get("hands", [])]
        yield f"    {self.game.id}: {self.game.scores(table)} hands {hands} {SHOWN[self.game.id](view)}".rstrip()
        for seat, what, options, _ in self.match.open:
            yield f"    {seat} {what}? {' '.join(self.form(what, option) for option in options)}"
        if self.match.over:
            yield f"    winners {self.game.winners(table)}"

    def play_on(self, random: Random) -> Iterator[str]:
        """To the end, any answer as likely: a line a turn."""
        match = self.match
        assert match is not None
        turn: list[str] = []
        turns = match.table.turns
        while not match.over:
            seat, what, options, _ = pick(random, match.open)
            option = pick(random, options)
            turn.append(f"{seat}:{self.form(what, option)}")
            match.answer(seat, option)
            if match.table.turns != turns or match.over:
                yield f"  {turns} [{' '.join(turn)}] {' '.join(line.strip() for line in self.news())}"
                turn, turns = [], match.table.turns
        yield from self.state()


def of_world_order(view: dict[str, Any]) -> str:
    boards = [f"{power} {board['vp']} VP {board['money']} $" for power, board in view["boards"].items()]
    return f"round {view['round']} {view['phase']}, {', '.join(boards)}"


def of_tourmente(view: dict[str, Any]) -> str:
    """Smart power; the upper places from the left, the lower ones; effect cards."""
    smart = " ".join(f"{power} {many}" for power, many in view["smart"].items())
    places = [view["upper"][place] for place in ("left", "middle", "right")] + list(view["lower"].values())
    lying = " ".join(place["cards"][0][1] if place["cards"] else "-" for place in places)
    return f"{of_world_order(view)}, P {smart}, events {lying}, effects {cards_of(view['effects'])}".rstrip()


def cards_of(pile: dict[str, Any]) -> str:
    return " ".join(card[1] for card in pile["cards"])


SHOWN: dict[str, Callable[[dict[str, Any]], str]] = {
    "noe": lambda view: (
        f"in the round {[seat for seat, here in enumerate(view['in_round']) if here]} "
        f"lost turns {view['lost_turns']} deck {view['deck']['count']} "
        f"discard {' '.join(card[1] if card else '?' for card in view['discard']['cards'][-4:])}"
    ),
    "virus-war": lambda view: (
        f"tokens {view['tokens']} lost turns {view['lost_turns']} deck {view['deck']['count']} "
        f"discard {view['discard']['count']} supply {view['supply']}"
    ),
    "etat-durgence": lambda view: (
        f"draw {[pile['count'] for pile in view['draws']]} discard {[pile['count'] for pile in view['discards']]} "
        f"slots {view['slots']} coins {view['coins']} attack {view['attack']} "
        f"{' '.join(f'{word} {n}' for word, n in view['due'].items() if n)}"
    ),
    "smile-life": lambda view: (
        f"laid {[pile['count'] for pile in view['laid']]} turned {len(view['turned'])} skips {view['skips']} "
        f"deck {view['deck']['count']} discard {view['discard']['count']} out {view['out']['count']}"
    ),
    "apocalypse": lambda view: (
        f"laid {[pile['count'] for pile in view['laid']]} turned {len(view['turned'])} skips {view['skips']} "
        f"deck {view['deck']['count']} discard {view['discard']['count']} out {view['out']['count']} "
        f"in force {' '.join(card[1] for card in view['force']['cards'])} "
        f"left {[plague['left'] for plague in view['plagues']]}"
    ),
    "world-order": of_world_order,
    "dans-la-tourmente": of_tourmente,
}


def value(text: str) -> Any:
    """3, true, 50,12,50 (a list), 1:4,2:1 (seats), or words."""
    if text in ("true", "false"):
        return text == "true"
    if re.fullmatch(r"\d+:\d+(,\d+:\d+)*", text):
        return {int(seat): int(number) for seat, number in (pair.split(":") for pair in text.split(","))}
    if text.rstrip(",").replace(",", "").lstrip("-").isdigit():
        return [int(number) for number in text.rstrip(",").split(",")] if "," in text else int(text)
    return text


def all_files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.txt"))


def replayed(file: Path) -> str:
    return "\n".join(Script(GAMES[file.parent.name]).run(file.read_text("utf-8"))) + "\n"


def difference(file: Path) -> str:
    old, new = file.read_text("utf-8").splitlines(), replayed(file).splitlines()
    return "\n".join(difflib.unified_diff(old, new, str(file.name), "now", lineterm=""))


def main(arguments: list[str]) -> None:
    files = [Path(name).resolve() for name in arguments if not name.startswith("-")] or all_files()
    for file in files:
        if "--update" in arguments:
            file.write_text(replayed(file), "utf-8")
        elif found := difference(file):
            raise SystemExit(found)


if __name__ == "__main__":
    main(sys.argv[1:])
