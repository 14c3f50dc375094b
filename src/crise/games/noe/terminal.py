"""Noé: the race to the target, what is known of each hand, the discard, and my hand sorted by use."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from rich.text import Text

from crise.engine.ask import Seat
from crise.games.noe import combos
from crise.games.noe.legal import ROUNDS_UNDRAWN, USABLE
from crise.games.noe.state import EVOLVED
from crise.terminal.host import Scene, shortened

BAR, LONGEST_BAR = 8, 20  # cells of the race
NAME, LONGEST_NAME = 10, 20
BESIDES = 34  # columns of a seat's line apart from name and bar
PAIR = 2  # cards from which a group is worth telling
ELYSEE = (combos.NOE, *combos.ELYSEE_NAMES)
NEARLY_ELYSEE = 3  # of these five, from which one may begin to hope


def facts(scene: Scene) -> list[str]:
    view, say = scene.view, scene.say
    return [
        say("terminal-fact-round", round=view["round"]),
        say("terminal-fact-deck", count=view["deck"]["count"]),
        say("terminal-fact-reshuffles", count=view["reshuffles"] - view["reshuffled"]),
        say("terminal-fact-level", level=view["level"]),
        say("turn-number", turn=view["turns"]),
    ]


def legend(scene: Scene) -> str:
    return scene.say("terminal-legend")


def rows(seats: int) -> int:
    return 2 * seats + 6  # titles, the discard and my groups


def draw(scene: Scene, width: int, height: int) -> Text:
    """Seats first, then the discard, then what is known of the hands, then mine."""
    order = scene.from_mine
    middle = middle_lines(scene, width)
    room = height - len(order) - len(middle)
    below = below_seats(scene, width, room)
    room -= sum(map(len, below.values()))
    lines = [Text(head_line(scene, width), "dim")] if room > 0 else []
    for seat in order:
        lines += [seat_line(scene, seat, width), *[Text(text) for text in below[seat]]]
    return Text("\n").join([*lines, *middle, *my_lines(scene, width, room - 1)])


# --- the seats ----------------------------------------------------------------------


def widths(width: int) -> tuple[int, int]:
    """Columns for the name and for the bar."""
    name = max(NAME, min(LONGEST_NAME, width - BESIDES - BAR))
    return name, max(BAR, min(LONGEST_BAR, width - BESIDES - name))


def head_line(scene: Scene, width: int) -> str:
    (name, bar), say = widths(width), scene.say
    points = f"{say('terminal-points')} /{scene.view['target']}"
    return f"  {'':<{name}} {points:<{bar + 5}} {say('terminal-round'):>6} {say('terminal-hand'):>4}"


def seat_line(scene: Scene, seat: Seat, width: int) -> Text:
    view, (name, bar) = scene.view, widths(width)
    on_turn = seat == view["turn"]
    line = Text(f"{'▶' if on_turn else ' '} {scene.name(seat, name):<{name}} ", "bold" if on_turn else "")
    points, gained = view["points"][seat], view["gained"][seat]
    full = min(bar, points * bar // view["target"])
    line.append("█" * full, "green").append("·" * (bar - full), "dim")
    line.append(f" {points:>4}", "bold")
    line.append(f" {f'+{gained}' if gained else '·':>6} {view['hands'][seat]['count']:>4}")
    return line.append("".join(f" {note}" for note in notes(scene, seat)), "bold")


def notes(scene: Scene, seat: Seat) -> list[str]:
    """Out of the round, a turn to lose, the dealer."""
    view, say = scene.view, scene.say
    found = []
    if not view["in_round"][seat]:
        found.append(say("terminal-out"))
    elif view["lost_turns"][seat]:
        found.append(say("terminal-lost", turns=view["lost_turns"][seat]))
    return [*found, say("terminal-dealer")] if view["dealer"][seat] else found


def below_seats(scene: Scene, width: int, room: int) -> dict[Seat, list[str]]:
    """In full if it fits; else what was laid gives way first, as it is out of play; then a line each."""
    order = scene.from_mine
    said = {seat: told_of(scene, seat) for seat in order}
    full = {seat: wrap(text, width, initial_indent="    ", subsequent_indent="    ") for seat, text in said.items()}
    short = {seat: [shortened(f"    {text}", width)] if text else [] for seat, text in said.items()}
    in_play = {seat: (full if scene.view["in_round"][seat] else short)[seat] for seat in order}
    hands = {seat: in_play[seat] if scene.view["in_round"][seat] else [] for seat in order}
    for lines in (full, in_play, short, hands):
        if sum(map(len, lines.values())) <= room:
            return lines
    kept = [seat for seat in order if hands[seat]][: max(0, room)]
    return {seat: short[seat] if seat in kept else [] for seat in order}


def told_of(scene: Scene, seat: Seat) -> str:
    """NO-ANN-7: what was announced; NO-ENQ-12: what I know of another hand."""
    view = scene.view
    if laid := names_of(scene, view["laid"][seat]):
        return scene.say("terminal-laid", cards=", ".join(laid))
    known = names_of(scene, view["hands"][seat]) if seat != view["seat"] else []
    return scene.say("terminal-known", count=len(known), cards=", ".join(known)) if known else ""


def names_of(scene: Scene, pile: dict[str, Any]) -> list[str]:
    return [scene.words.card(card[1]) for card in pile["cards"] if card]


# --- the middle -----------------------------------------------------------------------


def middle_lines(scene: Scene, width: int) -> list[Text]:
    lines = wrap(discard_line(scene), width, subsequent_indent="  ", break_on_hyphens=False)
    if played := names_of(scene, scene.view["played"]):
        text = scene.say("terminal-played", cards=", ".join(played))
        lines += wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)
    return [Text(line, "bold") for line in lines]


def discard_line(scene: Scene) -> str:
    """The top card, whether it may be taken, how many lie below, and how many of these face down."""
    say, cards = scene.say, scene.view["discard"]["cards"]
    if not cards:
        return say("terminal-discard-empty")
    top = scene.words.card(cards[-1][1]) if cards[-1] else scene.words.say("word-hidden-card")
    parts = [say("terminal-discard-open" if may_be_taken(scene) else "terminal-discard-closed", card=top)]
    if under := scene.view["discard"]["count"] - 1:
        parts.append(say("terminal-under", count=under))
    if buried := cards[:-1].count(None):
        parts.append(say("terminal-buried", count=buried))
    return " · ".join(parts)


def may_be_taken(scene: Scene) -> bool:
    """NO-ENQ-7, NO-VIL-2: not a card that was used. NO-TURN-5: nor when nobody has drawn for too long."""
    view = scene.view
    return bool(view["takeable"] and view["undrawn"] < ROUNDS_UNDRAWN * sum(view["in_round"]))


# --- my hand ----------------------------------------------------------------------------


def my_lines(scene: Scene, width: int, room: int) -> list[Text]:
    if scene.view["seat"] is None:
        return []
    lines = [scene.say("terminal-mine")]
    for text in uses(scene):
        lines += wrap(text, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
    lines = lines if len(lines) <= room else lines[1:]  # its title goes first
    shown = lines[: max(0, room)]
    if shown and len(shown) < len(lines):
        shown[-1] = shortened(f"{shown[-1].rstrip(',')} …", width)
    return [Text(line) for line in shown]


def uses(scene: Scene) -> Iterator[str]:
    """Groups on the way to a trio, the largest first; jokers; what acts or opposes; and what stands alone."""
    say = scene.say
    keys = [key for _, key in scene.view["hands"][scene.view["seat"]]["cards"]]
    code = {key: scene.faces[key].value for key in keys}
    groups = grouped(scene, code)
    for group, members in groups:
        yield say("terminal-group", group=group, count=len(members), cards=", ".join(rest for _, rest in members))
    others = {"terminal-jokers": [key for key in keys if scene.faces[key].kind == "joker"]}
    if scene.view["level"] >= EVOLVED:
        others["terminal-act"] = [key for key in keys if USABLE[code[key]]]
        others["terminal-oppose"] = [key for key in keys if combos.category(code[key]) == "etat-major"]
    elysee = [key for key in keys if combos.name(code[key]) in ELYSEE]
    if (found := len({combos.name(code[key]) for key in elysee})) >= NEARLY_ELYSEE:
        yield say("terminal-elysee", count=found, needed=len(ELYSEE), cards=listed(scene, elysee))
    used = {key for _, members in groups for key, _ in members} | {key for some in others.values() for key in some}
    others["terminal-alone"] = [key for key in keys if key not in used]
    for id, some in others.items():
        if some:
            yield say(id, cards=listed(scene, some))


def grouped(scene: Scene, code: dict[str, int]) -> list[tuple[str, list[tuple[str, str]]]]:
    """Cards of one category, or of one first name; of each its key, and what the group does not say of it."""
    found: dict[str, list[tuple[str, str]]] = {}
    for key, number in code.items():
        if number < combos.PAIRS:
            name = scene.say(f"figure-character-{combos.name(number)}")
            category = scene.say(f"figure-category-{combos.category(number)}")
            found.setdefault(category, []).append((key, name))
            found.setdefault(name, []).append((key, category))
    worth = [(group, members) for group, members in found.items() if len(members) >= PAIR]
    return sorted(worth, key=lambda group: -len(group[1]))


def listed(scene: Scene, keys: list[str]) -> str:
    return ", ".join(scene.words.card(key) for key in keys)


# --- all open cards ----------------------------------------------------------------------


def opened(scene: Scene) -> list[str]:
    """The discard, what was laid, and what I know of the other hands."""
    view, say = scene.view, scene.say
    cards = [scene.words.card(card[1]) for card in reversed(view["discard"]["cards"]) if card]
    if hidden := view["discard"]["count"] - len(cards):
        cards.append(say("terminal-hidden", count=hidden))
    lines = [say("terminal-open-discard", count=view["discard"]["count"], cards=", ".join(cards) or say("empty"))]
    for seat in scene.from_mine:
        for id, pile in (("terminal-open-laid", "laid"), ("terminal-open-known", "hands")):
            known = names_of(scene, view[pile][seat])
            if known and (pile == "laid" or seat != view["seat"]):
                lines += ["", say(id, name=scene.names[seat], cards=", ".join(known))]
    return lines
