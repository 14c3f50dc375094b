"""OpenSpiel: every game as a Python game, registered when this module is imported.

    import pyspiel
    import crise.envs.openspiel_games
    game = pyspiel.load_game("crise_GAME", {"players": 4})  # `crise games` lists them; write _ for -

The game tree begins with one chance node, the deal: which of `deals` shuffles is played, each as likely. All later
chance (cards drawn, piles shuffled again) follows from it, hidden from the players as at a table. Where the rules ask
several seats at once, OpenSpiel asks them one after the other, and none knows what another answered.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from crise.engine.ask import Ask, Option, Seat
from crise.engine.match import Match
from crise.envs.setup import Setup
from crise.games import GAMES

DEALS = 10_000
LONGEST = 100_000  # actions in a game: far above any real one
PREFIX = "crise_"


def name_of(game: str) -> str:
    """`a-game` is known to OpenSpiel as `crise_a_game`."""
    return PREFIX + game.replace("-", "_")


class Table:
    """A setup, and a match of it once it is dealt. OpenSpiel copies and pickles states; a running coroutine can bear
    neither, so a copy is a clone, and a pickle the seed and all answers."""

    def __init__(self, setup: Setup, seed: int = 0, match: Match | None = None) -> None:
        self.setup, self.seed, self.match = setup, seed, match

    def deal(self, seed: int) -> None:
        self.seed, self.match = seed, self.setup.start(seed)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.setup, self.seed, None if self.match is None else self.match.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.setup, self.seed, None if self.match is None else self.match.answers())


def _again(setup: Setup, seed: int, answers: list[tuple[Seat, Option]] | None) -> Table:
    table = Table(setup)
    if answers is not None:
        table.deal(seed)
        assert table.match is not None
        for seat, option in answers:
            table.match.answer(seat, option)
    return table


class CriseState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal there is no match."""

    def __init__(self, game: Any, setup: Setup, deals: int, seed: int) -> None:
        super().__init__(game)
        self._table = Table(setup)
        self._deals, self._seed = deals, seed
        self._legal: dict[int, Option] | None = None

    @property
    def match(self) -> Match | None:
        return self._table.match

    def current_player(self) -> int:
        match = self._table.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if match.over else match.open[0][0]

    def _asked(self) -> tuple[Match, Ask]:
        match = self._table.match
        assert match is not None
        return match, match.open[0]

    def _options(self) -> dict[int, Option]:
        if self._legal is None:
            self._legal = self._table.setup.legal(*self._asked())
        return self._legal

    def _legal_actions(self, player: Seat) -> list[int]:
        return list(self._options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self._table.match is None:
            self._table.deal(self._seed * self._deals + action)
        else:
            match, ask = self._asked()
            match.give(ask[0], self._options()[action])
        self._legal = None

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return " ".join(self._table.setup.actions.table[action])

    def is_terminal(self) -> bool:
        return self._table.match is not None and self._table.match.over

    def returns(self) -> list[float]:
        setup = self._table.setup
        return [0.0] * setup.seats if self._table.match is None else setup.returns(self._table.match)

    def information_state_string(self, player: Seat) -> str:
        """All that a player has seen: the log, its own answers, its view, its question."""
        match = self._table.match
        if match is None:
            return ""
        own = [option for seat, option in match.answers() if seat == player]
        return _text([match.log(player), own, match.view(player), match.ask(player)])

    def __str__(self) -> str:
        match = self._table.match
        return "before the deal" if match is None else _text([match.view(match.table.seats), len(match.answers())])


class Observer:
    """What a player sees, as OpenSpiel wants it."""

    def __init__(self, setup: Setup, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers have no parameters here, but got {params}")
        self._setup = setup
        self.tensor = np.zeros(len(setup.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CriseState, player: Seat) -> None:
        match = state.match
        self.tensor[:] = 0 if match is None else self._setup.vector(match, player)

    def string_from(self, state: CriseState, player: Seat) -> str:
        match = state.match
        return "" if match is None else _text([match.view(player), match.ask(player)])


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def register(id: str) -> None:
    """Make a game known to OpenSpiel. Parameters: players, mode, options on top of the mode, deals, seed."""
    game = GAMES[id]
    usual = {"players": game.seats[0], "mode": next(iter(game.modes)), "options": "", "deals": DEALS, "seed": 0}
    kind = pyspiel.GameType(
        short_name=name_of(id),
        long_name=f"Cellule de crise: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual,
        default_loadable=True,
    )

    class CriseGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {**usual, **(params or {})}
            _check(id, given)
            options = {**game.modes[given["mode"]], **_options(given["options"])}
            self._setup = Setup(id, given["players"], options)
            self._deals, self._seed = given["deals"], given["seed"]
            super().__init__(kind, _info(self._setup, self._deals), given)

        def new_initial_state(self) -> CriseState:
            return CriseState(self, self._setup, self._deals, self._seed)

        def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
            return Observer(self._setup, params)

    pyspiel.register_game(kind, CriseGame)


def _check(id: str, given: dict[str, Any]) -> None:
    """What OpenSpiel does not look at: it would load a game of no deals, of which none could be chosen."""
    modes = GAMES[id].modes
    if given["mode"] not in modes:
        raise ValueError(f"no such mode: {given['mode']}; {id} has {', '.join(modes)}")
    for name, least in (("deals", 1), ("seed", 0)):
        if given[name] < least:
            raise ValueError(f"{name} must be at least {least}, not {given[name]}")


def _options(text: str) -> dict[str, str]:
    """`max_rounds:1;reshuffles:0`: OpenSpiel writes parameters into one line, where commas and `=` have a meaning."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name.strip(): value.strip() for name, _, value in pairs}


def _info(setup: Setup, deals: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(setup.actions),
        max_chance_outcomes=deals,
        num_players=setup.seats,
        min_utility=-1.0,
        max_utility=setup.seats - 1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


for _id in GAMES:
    register(_id)
