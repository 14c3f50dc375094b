"""A few games of random players at each number of seats and in each mode, held to the laws (`crise.lab.tools.laws`)."""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, product
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Final

from crise.bots.policy import heuristic_of
from crise.engine.ask import Refused
from crise.engine.match import Match
from crise.game.records import Setting
from crise.game.texts import LANGUAGES, words
from crise.lab.tools import laws
from crise.lab.tools.check.finding import AnyGame, Finding, finding, folder_of, manifest_of
from crise.lab.tools.sweep import ways

NAMES: Final = [f"N{seat}" for seat in range(64)]
FEW: Final = 4
LOOKED_AT: Final = 400  # positions of a game: some take thousands of answers, and go on as they began
THEN: Final = 50  # so many are gone past for one that is looked at, on the way to the end
OPEN: Final = 0.15  # of the positions: where it is looked at who sees which card


class Trial:
    """One game of random players: at which positions it is looked at."""

    def __init__(self, game: AnyGame, setting: Setting) -> None:
        self.game, self.setting = game, setting
        self.random = Random(setting.seed)

    def whole(self) -> Iterator[Match]:
        """To the end, every position at first and then one now and then; the last one is looked at too."""
        for number, match in enumerate(laws.positions(self.setting.start(), Random(self.setting.seed))):
            if number < LOOKED_AT or number % THEN == 0 or match.over:
                yield match

    def positions(self) -> Iterator[Match]:
        """The first ones."""
        return islice(laws.positions(self.setting.start(), Random(self.setting.seed)), LOOKED_AT)

    def sampled(self) -> Iterator[Match]:
        """One position of each sort."""
        sample = laws.Sampler(1)
        return (match for match in self.positions() if sample(match))


def sound(one: Trial) -> None:
    """Cards and pieces, questions, the end. A question with a single option is none that the engine would put by
    itself: it was put openly."""
    box: list[int] | None = None
    for match in one.whole():
        box = laws.all_cards(match.table) if box is None else box
        laws.check_sound(one.game, match, box, one.game.asks)


def spoken(one: Trial) -> None:
    """Every event, question and option in both languages."""
    speakers = [words(one.game, language) for language in LANGUAGES]
    match = one.setting.start()
    for match in one.positions():
        for speaker, ask in product(speakers, match.open):
            speaker.prompt(ask, match.table.faces, NAMES)
            for option in ask[2]:
                speaker.choice(ask[1], option, match.table.faces, NAMES)
    for speaker, reader in product(speakers, (0, match.table.seats)):
        for event in match.log(reader):
            speaker.event(event, NAMES)


def copied(one: Trial) -> None:
    for match in one.sampled():
        laws.check_clone(match, Random(7))


def imagined(one: Trial) -> None:
    differ: Counter[bool] = Counter()
    for match in one.sampled():
        laws.check_worlds(match, one.random, differ)


def hidden(one: Trial) -> None:
    for match in one.positions():
        if one.random.random() < OPEN:
            laws.check_hidden(match, one.game.asks)


def secret(one: Trial) -> None:
    """At more positions than elsewhere: in some games few answers open a second question."""
    sample, met = laws.Sampler(FEW), 0
    for match in one.positions():
        if sample(match) or met <= FEW:
            met += sum(laws.check_secret(match, ask[0]) for ask in match.open)


def recorded(one: Trial) -> None:
    *_, last = one.positions()
    laws.check_record(one.setting, last, lambda id: one.game)


def silent(one: Trial) -> None:
    """In simulations, and in the worlds that bots imagine, the rules are played without what they tell."""
    setting = one.setting
    aloud, quiet = setting.start(), one.game.start(setting.seats, setting.options, seed=setting.seed, tell=False)
    for _ in range(LOOKED_AT):
        if aloud.open != quiet.open or aloud.over != quiet.over:
            raise laws.Broken("without `tell` another game is played: what stands in a `tell(…)` may only look")
        if aloud.over:
            return
        answer = laws.some_answer(aloud, one.random)
        aloud.answer(*answer)
        quiet.answer(*answer)


def rated(one: Trial) -> None:
    heuristic = heuristic_of(one.game)
    if strange := sorted(heuristic.ratings.keys() - one.game.asks.keys()):
        raise laws.Broken(f"heuristic.py rates {strange[0]!r}, which is no question of `asks`")
    for match in one.sampled():
        for ask in match.open:
            rates = heuristic.rate(match.table, ask)
            if len(rates) != len(ask[2]):
                raise laws.Broken(
                    f"heuristic.py gives {len(rates)} ratings for the {len(ask[2])} options of {ask[1]!r}"
                )


WHOLE: Final = "every game ends, no card is lost, every question has options"
LAWS: Final[dict[str, Callable[[Trial], None]]] = {
    WHOLE: sound,
    "all that is told and asked can be said in both languages": spoken,
    "a copy of the table is a game of its own": copied,
    "a world that a seat imagines can't be told from the real one": imagined,
    "nobody is shown a card that is hidden": hidden,
    "a choice that was not announced shows nowhere": secret,
    "a record gives the same game": recorded,
    "without what is told the same game is played": silent,
    "bots have a rating for every option": rated,
}


def check_modes(game: AnyGame) -> Iterator[Finding]:
    """What can't be played is not looked at below."""
    file = manifest_of(game)
    lines = file.read_text("utf-8").splitlines()
    line = next((number for number, text in enumerate(lines, 1) if "modes=" in text), 0)
    if not game.modes:
        yield finding(file, line, '`modes` names no way to play: name one, as {"base": {}}')
    for mode, given in game.modes.items():
        try:
            options = game.read_options(given)
        except Refused as refused:
            yield finding(file, line, f"the mode {mode!r} can't be played: {words(game, 'en').refusal(refused)}")
            continue
        if all(options.forbids(seats) for seats in game.seats):
            yield finding(file, line, f"the mode {mode!r} is forbidden with every number of seats: see `forbids`")


def check_law(game: AnyGame, law: Callable[[Trial], None], games: int) -> Iterator[Finding]:
    """So many games in each way to play; the first fault of each way, and no fault twice."""
    told: set[str] = set()
    for mode, seats in ways(game):
        options = game.read_options(game.modes[mode])
        for seed in range(games):
            try:
                tried(law, Trial(game, Setting(game, seats, seed, options)))
            except Exception as error:  # whatever goes wrong in a game is what is looked for
                file, line, text = _found(game, error)
                if (kind := re.sub(r"\d+", "", text)) not in told:
                    told.add(kind)
                    yield finding(Path(file), line, f"{text} (mode {mode}, {seats} seats, seed {seed})")
                break


def tried(law: Callable[[Trial], None], one: Trial) -> None:
    """A coroutine that nobody waits for does nothing, and Python says so in passing only."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        law(one)
    for warning in said:
        if "never awaited" in str(warning.message):
            raise laws.Broken(f"{warning.message}: write `await` before the call")


def _found(game: AnyGame, error: Exception) -> tuple[str, int, str]:
    """Where it went wrong in the game's own source, else in its rules as a whole."""
    folders = [folder_of(package) for package in game.packages]
    frames = [frame for frame in extract_tb(error.__traceback__) if _within(Path(frame.filename), folders)]
    text = str(error) if isinstance(error, laws.Broken) else f"{type(error).__name__}: {error}"
    if frames and not isinstance(error, laws.Broken):
        return frames[-1].filename, frames[-1].lineno or 0, text
    code = getattr(game.turn, "__code__", None)
    return (code.co_filename, code.co_firstlineno, text) if code else (str(manifest_of(game)), 0, text)


def _within(file: Path, folders: list[Path]) -> bool:
    return any(file.is_relative_to(folder) for folder in folders)
