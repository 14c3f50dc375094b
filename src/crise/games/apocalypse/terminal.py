"""Apocalypse: the lives of Smile Life under what strikes them: crises with their rounds, monsters on their way, aliens,
the flood."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from crise.engine.ask import Seat
from crise.games.apocalypse.state import ApocalypseFace
from crise.games.smile_life import terminal
from crise.games.smile_life.terminal import pile_line
from crise.terminal.host import Scene

ROUND, GONE = "■", "□"  # of a crisis or an event


def facts(scene: Scene) -> list[str]:
    mode = scene.say("terminal-advanced" if scene.view["advanced"] else "terminal-basic")
    return [*terminal.facts(scene), mode]


def legend(scene: Scene) -> str:
    return f"{terminal.legend(scene)} {scene.say('terminal-legend-more')}"


def rows(seats: int) -> int:
    return terminal.rows(seats) + 2  # what strikes, and where it is


def draw(scene: Scene, width: int, height: int) -> Text:
    return terminal.lives(scene, width, height, [*scourges(scene), *terminal.middle(scene)])


def scourges(scene: Scene) -> list[str]:
    """What is in force, a line each."""
    view, say = scene.view, scene.say
    lines = [plague(scene, found) for found in view["plagues"]]
    lines += [monster(scene, found) for found in view["monsters"]]
    if view["goal"]:
        lines.append(say("terminal-goal", goal=view["goal"], smiles=view["thrown_smiles"]))
    if view["flood"]:
        lines.append(say("terminal-middle", cards=names(scene, view["middle"])))
    if view["face_up"] and view["deck"]["cards"]:
        lines.append(say("terminal-next", cards=names(scene, view["deck"])))
    return lines


def plague(scene: Scene, found: dict[str, Any]) -> str:
    """AP-CRI-8: a box for each round, and who keeps the count."""
    face = scene.faces[found["plague"]]
    assert isinstance(face, ApocalypseFace)
    left = found["left"]
    timer = ROUND * left + GONE * (face.rounds - left)
    name, holder = scene.words.card(face.key), scene.names[found["holder"]]
    return scene.say("terminal-plague", name=name, timer=timer, holder=holder)


def monster(scene: Scene, found: dict[str, Any]) -> str:
    """Its strength, and who has still to meet it."""
    key = next(key for card, key in scene.view["force"]["cards"] if card == found["card"])
    face = scene.faces[key]
    assert isinstance(face, ApocalypseFace)
    waiting = [scene.names[seat] for seat in from_turn(scene) if seat not in found["met"]]
    return scene.say(
        "terminal-monster", name=scene.words.card(key), strength=face.power, names=", ".join(waiting) or "—"
    )


def from_turn(scene: Scene) -> list[Seat]:
    seats, first = scene.view["seats"], scene.view["turn"]
    return [(first + step) % seats for step in range(seats)]


def names(scene: Scene, pile: dict[str, Any]) -> str:
    return ", ".join(scene.words.card(card[1]) for card in pile["cards"] if card)


def opened(scene: Scene) -> list[str]:
    lines = [*scourges(scene), ""] if scourges(scene) else []
    thrown = [pile_line(scene, "thrown", scene.view["thrown"])] if scene.view["thrown"]["count"] else []
    return [*lines, *terminal.opened(scene), *thrown]
