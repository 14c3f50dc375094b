"""OpenSpiel: every game as a Python game, registered when this module is imported.

    import pyspiel
    import crise.envs.openspiel_games
    game = pyspiel.load_game("crise_GAME", {"players": 4})  # `crise games` lists them; write _ for -

The game tree begins with one chance node, the deal: which of `deals` shuffles is played, each as likely. All later
chance (cards drawn, piles shuffled again) follows from it, hidden from the players as at a table. Where the rules ask
several seats at once, OpenSpiel asks them one after the other, and none knows what another answered.

A state that was resampled from an information state is a world that its player imagines: it follows from no deal, so it
has no history, and it can be cloned and played on, but not written down.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from crise.engine.ask import Ask, Option, Random, Seat
from crise.engine.match import Match
from crise.envs.setup import Dealt, Setup
from crise.game.manifest import no_rivals
from crise.games import GAMES, AnyGame

DEALS = 10_000
LONGEST = 100_000  # actions in a game: far above any real one
PREFIX = "crise_"


def name_of(game: str) -> str:
    """`a-game` is known to OpenSpiel as `crise_a_game`."""
    return PREFIX + game.replace("-", "_")


class CriseState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal there is no match."""

    def __init__(self, game: Any, setup: Setup, deals: int, seed: int) -> None:
        super().__init__(game)
        self._table = Dealt(setup)
        self._deals, self._seed = deals, seed
        self._legal: dict[int, Option] | None = None
        # Of each player: of how many events and answers it knows only what everybody does. In an imagined world nobody
        # but who imagines it has a past of its own: the real one would tell what is hidden.
        self._forgotten = [(0, 0)] * setup.seats
        self._first: Seat = -1  # of those asked at once: in its world who answered before it has not yet

    @property
    def match(self) -> Match | None:
        return self._table.match

    def current_player(self) -> int:
        match = self._table.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if match.over else self._asked()[1][0]

    def _asked(self) -> tuple[Match, Ask]:
        match = self._table.match
        assert match is not None
        return match, match.ask(self._first) or match.open[0]

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
            match = self._table.deal(self._seed * self._deals + action)
            match.rules = match.rules.speaking()  # information states of imagined worlds go on with the log
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

    def recalled(self, player: Seat) -> list[Any]:
        """The log as a player knows it, and its own answers."""
        match = self._table.match
        assert match is not None
        told, answered = self._forgotten[player]
        log = match.log(player)
        if told:
            log = match.log(match.table.seats)[:told] + log[told:]
        return [log, [option for seat, option in match.answers()[answered:] if seat == player]]

    def resample_from_infostate(self, player: Seat, sampler: Random) -> CriseState:
        """A world that this player can't tell from the state."""
        match = self._table.match
        state = CriseState(self.get_game(), self._table.setup, self._deals, self._seed)
        if match is not None:
            world = match.imagine(player, sampler)
            state._table = Dealt(self._table.setup, None, world)
            state._forgotten = [(len(world.told()), len(world.answers()))] * world.table.seats
            state._forgotten[player] = self._forgotten[player]
            state._first = player
        return state

    def __str__(self) -> str:
        match = self._table.match
        return "before the deal" if match is None else _text([match.view(match.table.seats), len(match.answers())])


class Observer:
    """What a player sees, as OpenSpiel wants it."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.tensor = np.zeros(len(setup.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CriseState, player: Seat) -> None:
        match = state.match
        self.tensor[:] = 0 if match is None else self._setup.vector(match, player)

    def string_from(self, state: CriseState, player: Seat) -> str:
        match = state.match
        return "" if match is None else _text([match.view(player), match.ask(player)])


class RecallingObserver:
    """All that a player has seen: the log, its own answers, its view, its question. A game has no greatest length, so
    there is no vector of it."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: CriseState, player: Seat) -> None:
        raise ValueError("information states are strings here; for vectors there is the observation tensor")

    def string_from(self, state: CriseState, player: Seat) -> str:
        match = state.match
        return "" if match is None else _text([*state.recalled(player), match.view(player), match.ask(player)])


def observer_of(setup: Setup, wanted: Any, params: dict[str, Any] | None) -> Observer | RecallingObserver:
    if params:
        raise ValueError(f"observers have no parameters here, but got {params}")
    if wanted is None:
        return Observer(setup)
    if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        raise ValueError("an observer sees what one player sees: public_info and private_info=SINGLE_PLAYER")
    return RecallingObserver() if wanted.perfect_recall else Observer(setup)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _kind(game: AnyGame, usual: dict[str, Any]) -> Any:
    sums = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=f"Cellule de crise: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.ZERO_SUM if game.rivals is no_rivals else sums.GENERAL_SUM,
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
    """A game, at a table of so many seats. Parameters: players, mode, options on top of the mode, deals, seed."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, usual = GAMES[self.id], _usual(GAMES[self.id])
        given = {**usual, **(params or {})}
        _check(self.id, given)
        options = {**game.modes[given["mode"]], **_options(given["options"])}
        self._setup = Setup(self.id, given["players"], options)
        self._deals, self._seed = given["deals"], given["seed"]
        super().__init__(_kind(game, usual), _info(self._setup, self._deals), given)

    def new_initial_state(self) -> CriseState:
        return CriseState(self, self._setup, self._deals, self._seed)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Any:
        return observer_of(self._setup, iig_obs_type, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Where it is read again this module is imported first, so that OpenSpiel knows the game."""
        return load, (self.id, self.get_parameters())


def load(id: str, params: dict[str, Any]) -> Any:
    return pyspiel.load_game(name_of(id), params)


def _usual(game: AnyGame) -> dict[str, Any]:
    mode = next(iter(game.modes))
    options = game.read_options(game.modes[mode])
    players = next(seats for seats in game.seats if not options.forbids(seats))
    return {"players": players, "mode": mode, "options": "", "deals": DEALS, "seed": 0}


def register(id: str) -> None:
    """Make a game known to OpenSpiel: as a class, for it keeps what it is given until after Python has ended, when
    nothing else may be freed."""
    made = type("CriseGame", (CriseGame,), {"id": id})
    pyspiel.register_game(_kind(GAMES[id], _usual(GAMES[id])), made)


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
        max_utility=setup.contenders - 1.0,
        utility_sum=0.0 if setup.game.rivals is no_rivals else None,  # as its `GameType` says, whatever the mode
        max_game_length=LONGEST,
    )


for _id in GAMES:
    register(_id)
