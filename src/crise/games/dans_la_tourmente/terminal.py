"""Dans la tourmente: the table of World Order, the smart power of each power, and below the regions the events, the
bids and the effect cards in force."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from crise.games.dans_la_tourmente.grammar import SMART, Event
from crise.games.dans_la_tourmente.state import UPPER, TourmenteFace
from crise.games.world_order import terminal
from crise.games.world_order.data import POWERS, REGIONS, RESOURCES
from crise.games.world_order.state import Power
from crise.games.world_order.terminal import BESIDES, FIGURE, NAME, NO_BREAK, Besides, names, pile_line
from crise.state.tracks import NOBODY
from crise.terminal.host import Scene

PHASES: Final = (*terminal.PHASES[:5], "events", *terminal.PHASES[5:])
PILES: Final = ("triggered", "effect_supply", "bid_cards", "new_countries", "past")
COLUMN: Final = NAME + BESIDES + FIGURE  # columns from which on smart power has one of its own


def facts(scene: Scene) -> list[str]:
    return terminal.facts(scene)


def legend(scene: Scene) -> str:
    return f"{terminal.legend(scene)} {scene.say('terminal-legend-events')}"


def rows(seats: int) -> int:
    return terminal.rows(seats) + 3  # the event that goes on, or the events, those to come, the effect cards


def draw(scene: Scene, width: int, height: int) -> Text:
    """What is asked about the event that goes on can't be answered without it: it comes before the regions."""
    urgent, lines = going_on(scene, width), event_lines(scene, width)
    if width >= COLUMN:
        return terminal.table(scene, width, height, Besides(urgent, lines, smart_column(scene), PHASES))
    urgent = [Text(smart_line(scene)), *urgent]
    return terminal.table(scene, width, height, Besides(urgent, lines, phases=PHASES))


def smart_column(scene: Scene) -> dict[Power, str]:
    """WO-AUT-1: the line of an Automa ends before the resources and the hand."""
    indent = " " * FIGURE * (len(RESOURCES) + 1)
    found = {power: f"{scene.view['smart'][power]:>{FIGURE}}" for power in terminal.shown_powers(scene)}
    robots = [power for power in found if scene.view["powers"][power] == NOBODY]
    return {"": f"{SMART:>{FIGURE}}"} | {
        power: indent + said if power in robots else said for power, said in found.items()
    }


def smart_line(scene: Scene) -> str:
    said = [figure(scene, power, scene.view["smart"][power]) for power in terminal.shown_powers(scene)]
    return scene.say("terminal-smart", figures=", ".join(said))


def figure(scene: Scene, power: Power, many: int) -> str:
    return f"{scene.say(f'terminal-power-{power}')}{NO_BREAK}{many}"


# --- events -------------------------------------------------------------------------------


def event_lines(scene: Scene, width: int) -> list[Text]:
    """What lies on the board, then the effect cards."""
    said = [text for text in (waiting_events(scene), effects(scene)) if text]
    return [Text(part) for text in said for part in folded(text, width)]


def going_on(scene: Scene, width: int) -> list[Text]:
    """The event in full, and what was bid."""
    keys = [key for card, key in on_board(scene) if card == scene.view["resolving"]]
    lines = [Text(line, "bold") for key in keys for line in folded(f"▶ {in_full(scene, key)}", width)]
    if bids := [figure(scene, power, many) for power, many in scene.view["bids"].items() if many]:
        lines.append(Text(scene.say("terminal-bids", bids=", ".join(bids))))
    return lines


def on_board(scene: Scene) -> list[tuple[int, str]]:
    """All events there, in the order in which they are reached."""
    piles = [scene.view["upper"][place] for place in UPPER]
    placed = [power for power in scene.view["order"] if power]  # WO-PREP-2: a place that nobody has taken yet is empty
    piles += [scene.view["lower"][power] for power in [*placed, *POWERS]]
    cards = [(card, key) for pile in piles for card, key in pile["cards"]]
    return list(dict.fromkeys(cards))


def waiting_events(scene: Scene) -> str:
    """TO-EV-13: in the order in which they are reached. Who is targeted stands before it."""
    said = [about(scene, key) for card, key in on_board(scene) if card != scene.view["resolving"]]
    parts = [scene.say("terminal-events", cards=", ".join(said))] if said else []
    if coming := names(scene, scene.view["to_come"]):
        parts.append(scene.say("terminal-to-come", cards=", ".join(coming)))
    return " · ".join(parts)


def about(scene: Scene, key: str) -> str:
    """`Crise de Crimée (enchères US+UE RU)`; one that targets a power: `US Dégel avec Cuba`."""
    event = printed(scene, key)
    if event.target:
        return f"{scene.say(f'terminal-power-{event.target}')}{NO_BREAK}{scene.words.card(key)}"
    sides = [[scene.say(f"terminal-power-{power}") for power in side.powers] for side in event.sides]
    whom = " ".join(["+".join(side) for side in sides])
    return scene.say("terminal-event", card=scene.words.card(key), type=event.type, whom=whom)


def printed(scene: Scene, key: str) -> Event:
    face = scene.faces[key]
    assert isinstance(face, TourmenteFace)
    assert face.event is not None
    return face.event


def effects(scene: Scene) -> str:
    """Each with where it lies, and its last round."""
    view = scene.view
    keys = [key for _, key in view["effects"]["cards"]]
    found = zip(keys, view["effect_at"], view["effect_until"], strict=True)
    said = [effect(scene, key, at, until) for key, at, until in found]
    return scene.say("terminal-effects", cards=", ".join(said)) if said else ""


def effect(scene: Scene, key: str, at: str, until: int) -> str:
    where = f"terminal-power-{at}" if at in POWERS else f"terminal-short-{at}" if at in REGIONS else ""
    notes = [scene.say(where)] if where else []
    notes += [scene.say("terminal-until", round=until)] if until else []
    return f"{scene.words.card(key)} ({', '.join(notes)})" if notes else scene.words.card(key)


def folded(text: str, width: int) -> list[str]:
    return wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)


# --- all open cards -------------------------------------------------------------------------


def opened(scene: Scene) -> list[str]:
    """What the events and effect cards say, then all of the base, then the other piles."""
    lines = [in_full(scene, key) for _, key in on_board(scene)]
    lines += [in_full(scene, key) for _, key in scene.view["to_come"]["cards"]]
    lines += [in_full(scene, key) for _, key in scene.view["effects"]["cards"]]
    piles: list[dict[str, Any]] = [scene.view[name] for name in PILES]
    others = [pile_line(scene, name, pile) for name, pile in zip(PILES, piles, strict=True)]
    return [legend(scene), "", *lines, "", *terminal.opened(scene)[1:], *others]


def in_full(scene: Scene, key: str) -> str:
    return f"{scene.words.card(key)} — {scene.words.card_text(scene.faces[key])}"
