"""Virus War: the seats clockwise from mine with their life, and the action that was announced."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from crise.engine.ask import Seat
from crise.engine.journal import Event
from crise.terminal import generic
from crise.terminal.host import Scene

LIFE = 50
BAR, LONGEST_BAR = 10, 25  # cells of a life bar
NAME, LONGEST_NAME = 10, 20
BESIDES = 32  # columns of a seat's line apart from name and bar
ANSWERED = ("added", "stopped", "countered", "cancelled")
ANNOUNCED = (
    *("played_alone", "played_at", "played_with", "played_with_at"),
    *("contagion", "contagion_own", "chiffre_on_vaccin", "chiffre_on_own"),
)


def facts(scene: Scene) -> list[str]:
    view, say = scene.view, scene.say
    return [
        say("turn-number", turn=view["turns"]),
        say("terminal-clockwise" if view["direction"] > 0 else "terminal-counter"),
        say("terminal-deck", count=view["deck"]["count"]),
        say("terminal-discard", count=view["discard"]["count"]),
        say("terminal-supply", count=view["supply"]),
    ]


def rows(seats: int) -> int:
    return seats + 1  # one each, and the announced action


def draw(scene: Scene, width: int, height: int) -> Text:
    seats = scene.view["seats"]
    name = max(NAME, min(LONGEST_NAME, width - BESIDES - BAR))
    bar = max(BAR, min(LONGEST_BAR, width - BESIDES - name))
    say = scene.say
    head = f"  {'':<{name}} {say('terminal-life'):<{bar + 3}} {say('terminal-virus'):>5} {say('terminal-hand'):>4}"
    lines = [Text(head, "dim")] if height > seats else []
    lines += [seat_line(scene, seat, name, bar) for seat in scene.from_mine]
    if height >= seats + 4:
        lines.append(Text(""))
    return Text("\n").join([*lines, *announced(scene, width)])


def seat_line(scene: Scene, seat: Seat, name: int, bar: int) -> Text:
    view, say = scene.view, scene.say
    on_turn = seat == view["turn"]
    line = Text(f"{'▶' if on_turn else ' '} {seat_name(scene, seat, name):<{name}} ", "bold" if on_turn else "")
    if seat not in view["living"]:
        return line.append(say("terminal-out"), "dim")
    life, tokens = view["life"][seat], view["tokens"][seat]
    line.append_text(life_bar(life, tokens, bar))
    line.append(f" {life:>2}", "bold")
    line.append(f" {f'●{tokens}' if tokens else '·':>5}", "bold red" if tokens else "dim")
    line.append(f" {view['hands'][seat]['count']:>4}")
    for note in notes(scene, seat):
        line.append(f" {note}", "bold")
    return line


def seat_name(scene: Scene, seat: Seat, room: int) -> str:
    """The name, the mark of a robot, and the letter of the team (VW-COOP-1)."""
    team = f" {scene.view['team_of'][seat]}" if scene.view["teams"] else ""
    return scene.name(seat, room, team)


def opened(scene: Scene) -> list[str]:
    return generic.opened(scene)


def legend(scene: Scene) -> str:
    return scene.say("terminal-legend")


def life_bar(life: int, tokens: int, cells: int) -> Text:
    """What will be lost at the end of the turn is hatched."""
    scale = max(LIFE, life)
    left = max(0, life - tokens) * cells // scale
    now = -(-life * cells // scale)
    if not tokens:
        left = now
    style = "red" if life <= LIFE // 4 else "green"
    return Text.assemble(("█" * left, style), ("▒" * (now - left), "red"), ("·" * (cells - now), "dim"))


def notes(scene: Scene, seat: Seat) -> list[str]:
    view = scene.view
    found = [scene.say("terminal-vaccin")] if view["vaccin"][seat] >= 0 else []
    return [*found, scene.say("terminal-lost", turns=view["lost_turns"][seat])] if view["lost_turns"][seat] else found


def announced(scene: Scene, width: int) -> list[Text]:
    """The latest action of this turn, with its Chiffre and its target, and what was answered to it."""
    action: list[Event] = []
    for event in scene.events:
        if event[0] == "turn":
            action = []
        elif event[0] in ANNOUNCED:
            action = [event]
        elif event[0] in ANSWERED and action:
            action.append(event)
    if not action:
        return [Text(scene.say("terminal-none"), "dim")]
    said = [scene.words.event(event, scene.names, scene.view["seat"]) for event in action]
    said[0] = f"{scene.say('terminal-action')} · {said[0]}"
    return [Text(line, "bold") for text in said for line in wrap(text, width, break_on_hyphens=False)]
