"""How many sequences of answers there are from a few positions: a change of what may be played shows here.

The numbers were counted by this file itself (`python -m tests.laws.test_perft` prints them); what they are worth is
that they do not change unless the rules do. Chance is fixed by the seed. The first ones were checked by hand.
"""

from __future__ import annotations

import pytest

from crise.engine.match import Match
from tests.games.apocalypse.position import position as apocalypse
from tests.games.virus_war.position import position
from tests.play import PLACES

POSITIONS = {
    "nothing to play": position("", "", deck="miracle"),
    "one virus": position("virus chiffre-3", "", "", deck="miracle"),
    "stops": position("poison chiffre-1 chiffre-2", "stop", "stop", deck="virus"),
    "teams": position("virus chiffre-3", "stop", "chiffre-3", "contre-attaque", deck="miracle", teams=True),
    "apocalypse/monster": apocalypse("| hache chat harry", "| couteau lapin", deck="zombie"),
    "apocalypse/attack": apocalypse("hache chat", "| couteau lapin harry", "| menace-nucleaire lara", mode="avance"),
    "apocalypse/hunger": apocalypse("| harry lara chat", "| ration chien", "| potager", deck="crise-alimentaire"),
    "apocalypse/flood": apocalypse("inondation chat", "virus lapin", deck="etude harry"),
    "apocalypse/purge": apocalypse("chat", "arc-en-ciel hache", "lapin accident", plagues="purge:2@1", mode="avance"),
    **{str(place): place.start(1) for place in PLACES if place.game.id in ("virus-war", "apocalypse")},
}


def count(match: Match, depth: int) -> int:
    """Sequences of so many answers; a game that ends before counts once."""
    if depth == 0 or match.over:
        return 1
    seat, _, options, _ = match.open[0]
    total = 0
    for option in options:
        after = match.clone()
        after.answer(seat, option)
        total += count(after, depth - 1)
    return total


def counts(name: str) -> list[int]:
    return [count(POSITIONS[name], depth) for depth in range(1, 5 if "/" in name else 8)]


COUNTED = {
    "nothing to play": [1, 2, 2, 4, 4, 8, 8],
    "one virus": [2, 4, 4, 8, 8, 16, 24],
    "stops": [3, 6, 10, 20, 36, 64, 88],
    "teams": [2, 4, 6, 12, 14, 24, 28],
    "virus-war/solo/2": [3, 9, 32, 94],
    "virus-war/solo/3": [2, 7, 20, 51],
    "virus-war/solo/4": [3, 10, 33, 82],
    "virus-war/solo/5": [4, 13, 46, 124],
    "virus-war/solo/6": [2, 7, 26, 100],
    "virus-war/solo/7": [3, 8, 28, 86],
    "virus-war/solo/8": [4, 13, 36, 107],
    "virus-war/teams/4": [3, 10, 33, 73],
    "virus-war/teams/6": [2, 7, 26, 96],
    "virus-war/teams/8": [4, 12, 34, 96],
    "virus-war/chosen/6": [3, 6, 18, 66],
    "virus-war/chosen/8": [5, 21, 64, 212],
    "apocalypse/monster": [2, 5, 10, 20],
    "apocalypse/attack": [3, 7, 14, 30],
    "apocalypse/hunger": [2, 4, 8, 16],
    "apocalypse/flood": [4, 13, 36, 98],
    "apocalypse/purge": [2, 4, 11, 24],
    "apocalypse/basique/2": [2, 8, 42, 156],
    "apocalypse/basique/3": [2, 4, 20, 74],
    "apocalypse/basique/4": [2, 10, 50, 250],
    "apocalypse/basique/5": [2, 10, 50, 250],
    "apocalypse/basique/6": [2, 10, 50, 250],
    "apocalypse/avance/2": [2, 8, 42, 156],
    "apocalypse/avance/3": [2, 4, 20, 74],
    "apocalypse/avance/4": [2, 10, 50, 250],
    "apocalypse/avance/5": [2, 10, 50, 250],
    "apocalypse/avance/6": [2, 10, 50, 250],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_ways_to_go_on_as_before(name: str) -> None:
    assert counts(name) == COUNTED[name]


if __name__ == "__main__":
    for name in POSITIONS:
        print(f'    "{name}": {counts(name)},')
