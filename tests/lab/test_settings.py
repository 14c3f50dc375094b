"""What a game sets for its reports: read from its folder, checked, with the usual where it says nothing."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from crise.game.manifest import Game
from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR
from crise.lab.settings import ROW, BadSettings, Colours, KindTargets, Settings, Strength, Targets, settings_of
from tests.play import AnyGame

Make: TypeAlias = Callable[..., Game[Any, Any, Any]]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """A game in a folder of its own, with this `report.toml`, or none; it may extend another one."""
    monkeypatch.syspath_prepend(tmp_path)

    def made(text: str | bytes | None = None, name: str = "toy_report", extends: tuple[AnyGame, ...] = ()) -> AnyGame:
        package = tmp_path / name
        package.mkdir()
        (package / "__init__.py").write_text("", encoding="utf-8")
        (package / "cards.csv").write_text("card,kind,count,source,value\ngerm,virus,2,house,0\n", encoding="utf-8")
        for language in ("fr", "en"):
            (package / f"{language}.ftl").write_text("rule-TG-TEAM-1 = Together.\n", encoding="utf-8")
        if text is not None:
            content = text.encode() if isinstance(text, str) else text
            (package / "report.toml").write_bytes(content)
        return replace(VIRUS_WAR, id=name, package=name, extends=extends)

    yield made
    for name in ("toy_report", "toy_more"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_settings_of_every_game_are_good(game: AnyGame) -> None:
    found = settings_of(game)
    assert found.strength.enough(2) >= 200
    assert found.strength.enough(4) >= 200
    assert found.colours.key != found.colours.key_ink


def test_a_game_without_a_file_has_the_usual(make: Make) -> None:
    found = settings_of(make())
    assert found == Settings(Targets(), Colours(), Strength())
    assert (found.strength.iterations, found.strength.enough(2), found.strength.enough(7)) == (100, 400, ROW)


def test_everything_can_be_set(make: Make) -> None:
    text = """
    [targets]
    margin = 0.1
    used = 0.2
    turns = [3, 9]
    rare = ["virus"]
    partners = "TG-TEAM-"
    margins = { 2 = 0.05 }
    sides = 0.07
    most = 0.3
    three = 0.6
    long = 12
    cut = 0.02
    idea = 1.2
    [targets.kinds.virus]
    used = [0.2, 0.8]
    offered = "action"
    [colours]
    key = "#abc"
    key_ink = "#012345"
    [strength]
    iterations = 7
    games = { 2 = 20, 3 = 30 }
    """
    assert settings_of(make(text)) == Settings(
        Targets(
            0.1,
            0.2,
            (3, 9),
            frozenset({"virus"}),
            "TG-TEAM-",
            margins={2: 0.05},
            sides=0.07,
            most=0.3,
            three=0.6,
            long=12,
            cut=0.02,
            idea=1.2,
            kinds={"virus": KindTargets((0.2, 0.8), "action")},
        ),
        Colours("#abc", "#012345"),
        Strength(7, {2: 20, 3: 30}),
    )


def test_a_strategy_may_have_bounds_of_its_own() -> None:
    targets = settings_of(GAMES["etat-durgence"]).targets
    assert targets.bounds("no-disinfecting") == (0.5, 1.0)
    assert targets.bounds("rush") == (0.0, 1.1)
    assert Targets().bounds("rush") is None


def test_an_extension_says_only_what_differs(make: Make) -> None:
    base = make('[colours]\nkey = "#abc"\n[strength]\niterations = 7')
    more = make('[strength]\ngames = { 2 = 20 }\n[colours]\nkey_ink = "#fff"', "toy_more", extends=(base,))
    assert settings_of(more) == Settings(Targets(), Colours("#abc", "#fff"), Strength(7, {2: 20}))
    assert settings_of(base).strength.enough(2) == 400


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[targets]\nmargin = 2", "report.toml of toy_report: targets.margin: Expected `float` < 1.0"),
        ("[targets]\nmargin = 0.0", "targets.margin: Expected `float` > 0.0"),
        ("[targets]\nmagin = 0.1", "targets: Object contains unknown field `magin`"),
        ("[targets]\nturns = [3]", "targets.turns: Expected `array` of length 2, got 1"),
        ("[targets]\nturns = [9, 3]", "targets.turns: the first number must not be above the second"),
        ("[targets]\nturns = [0, 3]", "targets.turns[0]: Expected `int` >= 1"),
        ('[targets]\nrare = ["gold"]', "targets.rare: no card is of the kind gold"),
        ("[targets.kinds.gold]\nused = [0.1, 0.2]", "targets.kinds: no card is of the kind gold"),
        ('[targets.kinds.virus]\noffered = "market"', "targets.kinds.virus.offered: no question 'market'"),
        ("[targets]\nideas = { nap = [0, 1] }", "targets.ideas: no strategy nap"),
        ('[targets]\npartners = "TG-SOLO-"', "targets.partners: no rule begins with TG-SOLO-"),
        ('[colours]\nkey = "red"', "colours.key: Expected `str` matching regex"),
        ('[colours]\nkey = "#abc;}body{display:none"', "colours.key: Expected `str` matching regex"),
        ('[colours]\nkey = "#abc\\n"', "colours.key: Expected `str` matching regex"),
        ("[strength]\niterations = 0", "strength.iterations: Expected `int` >= 1"),
        ('[strength]\niterations = "many"', "strength.iterations: Expected `int`, got `str`"),
        ("[strength]\ngames = { two = 5 }", "strength.games"),
        ("[strength]\ngames = { 2 = 0 }", "strength.games[...]: Expected `int` >= 1"),
        ("[weather]\nsky = 1", "Object contains unknown field `weather`"),
        ("margin = 0.1", "margin: not a section: write it below one of [targets], [colours], [strength]"),
        ("[targets", "report.toml of toy_report: not TOML: Expected ']'"),
        (b"[targets]\nrare = ['\xff']", "report.toml of toy_report: not TOML: 'utf-8' codec can't decode"),
    ],
)
def test_a_mistake_is_named_with_its_file_and_its_key(make: Make, text: str | bytes, said: str) -> None:
    with pytest.raises(BadSettings) as failure:
        settings_of(make(text))
    assert said in str(failure.value)
    assert "toy_report" in str(failure.value)


@pytest.mark.parametrize(("base", "more", "blamed"), [(7, -1, "toy_more"), (-1, 7, "toy_report")])
def test_a_mistake_is_blamed_on_whose_it_is(make: Make, base: int, more: int, blamed: str) -> None:
    below = make(f"[strength]\niterations = {base}")
    with pytest.raises(BadSettings, match=rf"report\.toml of {blamed}: strength\.iterations"):
        settings_of(make(f"[strength]\niterations = {more}", "toy_more", extends=(below,)))
