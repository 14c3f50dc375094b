"""World Order: a table of what the powers have, the seven regions with their cubes, the own board, the market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from crise.games.world_order.data import BLACK, POWERS, REGION, REGIONS, RESOURCES
from crise.games.world_order.npc import ARMY, FLAG
from crise.games.world_order.rules import TURNS
from crise.games.world_order.state import ROUNDS, Card, Power
from crise.state.tracks import NOBODY
from crise.terminal.host import Scene, shortened

NAME, LONGEST_NAME = 10, 20
BESIDES = 42  # columns of a power's line apart from the name
FIGURE = 3  # columns of a figure
REGION_NAME = 10
TRACK = 60  # columns from which on the phases of a round are worth a line
INDENT = "    "
FREE: Final = "·"
NO_BREAK: Final = "\u00a0"
# A cube by its owner, as the legend says.
CUBES: Final = {"US": "U", "EU": "E", "RU": "R", "CN": "C", BLACK: "▪"}
STYLES: Final = {"US": "cyan", "EU": "blue", "RU": "magenta", "CN": "red", BLACK: "dim"}
PHASES: Final = ("preparation", "focus", "action", "research", "npc", "aftermath", "scoring")
HEADS: Final = ("start", "permanent", "temporary", "armies")
# Of a region, in the order in which they are listed in full.
ROWS: Final = ("starting", "permanent", "slotless", "temporary")
TALLIES: Final = ("armies", "engage", "investments", "bases")


def facts(scene: Scene) -> list[str]:
    view, say = scene.view, scene.say
    now = [say("terminal-round", round=view["round"]), scene.words.say(f"choice-{view['phase']}")]
    return [*now, say("terminal-turn", turn=view["turn_number"])] if view["phase"] == "action" else now


def legend(scene: Scene) -> str:
    return scene.say("terminal-legend")


def rows(seats: int) -> int:
    return seats + len(REGIONS) + 3  # titles, the powers, the regions, a line of the own board


def draw(scene: Scene, width: int, height: int) -> Text:
    return table(scene, width, height)


@dataclass(frozen=True)
class Besides:
    """What an extension draws besides."""

    urgent: Sequence[Text] = ()  # below the regions, and before them where rows are scarce
    lines: Sequence[Text] = ()  # then these
    figures: Mapping[Power, str] = field(default_factory=dict)  # one more column of the powers, its title under ""
    phases: Sequence[str] = PHASES


NOTHING: Final = Besides()


def table(scene: Scene, width: int, height: int, besides: Besides = NOTHING) -> Text:
    """Powers first, then the regions; then what lies besides, titles, the own board, the market, the other boards and
    the track, as far as there is room."""
    powers = shown_powers(scene)
    rows = Rows(height - len(powers))
    urgent = rows.some(list(besides.urgent))
    regions = rows.some(region_lines(scene, width))
    more = [*urgent, *rows.some(list(besides.lines))]
    title = besides.figures.get("", "")
    room = name_room(width, len(title))
    titles = (head_line(scene, width, room, title), region_head(scene, width))
    heads = [rows.whole([Text(head, "dim")]) for head in titles]
    below = {power: rows.some(board_lines(scene, power, width, room)) for power in powers if power == mine(scene)}
    market = rows.whole([Text(line) for line in below_all(scene, width)])
    below |= {power: rows.whole(board_lines(scene, power, width, room)) for power in powers if power not in below}
    track = rows.whole([track_line(scene, width, besides.phases)] if width >= TRACK else [])
    lines = {power: power_line(scene, power, room).append(besides.figures.get(power, "")) for power in powers}
    boards = [line for power in powers for line in (lines[power], *below[power])]
    return Text("\n").join([*track, *heads[0], *boards, *heads[1], *regions, *more, *market])


class Rows:
    """How many are left to draw on."""

    def __init__(self, left: int) -> None:
        self.left = left

    def some(self, lines: list[Text]) -> list[Text]:
        """As many as fit."""
        kept = lines[: max(0, self.left)]
        self.left -= len(kept)
        return kept

    def whole(self, lines: list[Text]) -> list[Text]:
        """All or none."""
        return self.some(lines) if len(lines) <= self.left else []


# --- rounds -----------------------------------------------------------------------------


def track_line(scene: Scene, width: int, phases: Sequence[str]) -> Text:
    """The rounds, then the phases of a round, where the game is now in bold."""
    view = scene.view
    line = Text(f"{scene.say('terminal-track-round')} ", "dim")
    for number in range(1, ROUNDS + 1):
        line.append(f"{number} ", "bold" if number == view["round"] else "dim")
    for phase in phases:
        name = scene.say(f"terminal-phase-{phase}")
        count = f" {view['turn_number']}/{TURNS}" if phase == view["phase"] == "action" else ""
        line.append(f" {name}{count}", "bold" if phase == view["phase"] else "dim")
    line.truncate(width, overflow="ellipsis")
    return line


# --- the powers -------------------------------------------------------------------------


def shown_powers(scene: Scene) -> list[Power]:
    """Those that are played, from mine on, then the Automas. An NPC has nothing but what stands in the regions."""
    seats: dict[Power, int] = scene.view["powers"]
    played = {seat: power for power, seat in seats.items()}
    automas = [power for power in POWERS if seats[power] == NOBODY and scene.view["automas"] != "none"]
    return [*(played[seat] for seat in scene.from_mine), *automas]


def mine(scene: Scene) -> Power:
    """The power of who looks, or ''."""
    seats: dict[Power, int] = scene.view["powers"]
    return next((power for power, seat in seats.items() if seat == scene.view["seat"] != NOBODY), "")


def name_room(width: int, more: int) -> int:
    """`more`: columns that an extension takes."""
    return max(NAME, min(LONGEST_NAME, width - BESIDES - more))


def head_line(scene: Scene, width: int, room: int, more: str) -> str:
    say = scene.say
    head = f"   {'':<{room}}   {say('terminal-vp'):>4}{say('terminal-money'):>4} {say('terminal-focus'):<3}"
    figures = "".join(f"{what:>{FIGURE}}" for what in (*RESOURCES, say("terminal-hand")))
    return shortened(f"{head}{figures}{more}", width)


def power_line(scene: Scene, power: Power, room: int) -> Text:
    view = scene.view
    board, seat, order = view["boards"][power], view["powers"][power], view["order"]
    on_turn = seat != NOBODY and seat == view["turn"]
    place = order.index(power) + 1 if power in order else " "
    name = scene.name(seat, room) if seat != NOBODY else shortened(scene.words.say(f"role-{power}"), room)
    line = Text(f"{'▶' if on_turn else ' '}{place} {name:<{room}} ", "bold" if on_turn else "")
    line.append(f"{scene.say(f'terminal-power-{power}'):<2}", STYLES[power])
    line.append(f"{board['vp']:>4}", "bold").append(f"{board['money']:>4}")
    focus = scene.say(f"terminal-focus-{board['focus']}")
    line.append(f" {focus:<3}")
    if seat == NOBODY:  # WO-AUT-1: money is all that it has
        return line
    return line.append(f"{figures(board['stock'])}{view['hands'][seat]['count']:>{FIGURE}}")


def figures(amounts: dict[str, int]) -> str:
    return "".join(f"{amounts[what] or FREE:>{FIGURE}}" for what in RESOURCES)


# --- what lies before them ----------------------------------------------------------------


def board_lines(scene: Scene, power: Power, width: int, room: int) -> list[Text]:
    """The production under its resources, then the tracks and tokens, then the allies and what else lies there."""
    played = scene.view["powers"][power] != NOBODY
    lines = [Text(shortened(production_line(scene, power, room), width), "dim")] if played else []
    for text in (tracks(scene, power), *holdings(scene, power)):
        lines += [Text(part) for part in indented(text, width)]
    return lines


def indented(text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False)


def production_line(scene: Scene, power: Power, room: int) -> str:
    title = f"{INDENT}{scene.say('terminal-production')}"
    return f"{title:<{room + 18}}{figures(scene.view['boards'][power]['production'])}"


def tracks(scene: Scene, power: Power) -> str:
    board, say = scene.view["boards"][power], scene.say
    parts = [say("terminal-prosperity", step=board["prosperity"]), say("terminal-growth", level=board["growth"])]
    if scene.view["powers"][power] != NOBODY:  # WO-AUT-14
        parts.append(say("terminal-tokens", count=board["engage"]))
    return " · ".join([*parts, say("terminal-commerce", count=board["commerce"])])


def holdings(scene: Scene, power: Power) -> list[str]:
    """Only what there is."""
    view = scene.view
    said = []
    for id, cards in (
        ("terminal-allies", [ally(scene, power, *card) for card in view["allies"][power]["cards"]]),
        ("terminal-assets", names(scene, view["assets"][power])),
        ("terminal-grown", names(scene, view["growth"][power])),
    ):
        said += [scene.say(id, cards=", ".join(cards))] if cards else []
    return said


def ally(scene: Scene, power: Power, card: int, key: str) -> str:
    """Its value; what it bears; in brackets while it is exhausted."""
    board = scene.view["boards"][power]
    tokens = "$" * board["invested"].count(card) + "⌂" * board["bases"].count(card)
    said = f"{scene.words.card(key)}{NO_BREAK}{scene.faces[key].value}{tokens}"
    return f"({said})" if card in board["exhausted"] else said


def names(scene: Scene, pile: dict[str, Any]) -> list[str]:
    return [scene.words.card(card[1]) for card in pile["cards"] if card]


# --- the regions --------------------------------------------------------------------------


def region_lines(scene: Scene, width: int) -> list[Text]:
    cells = [region_cells(scene, place) for place in REGIONS]
    widths = column_widths(scene)
    return [region_line(scene, place, cell, widths, width) for place, cell in zip(REGIONS, cells, strict=True)]


def region_cells(scene: Scene, place: str) -> list[Text]:
    """Starting cubes; permanent slots and what stands above the line; temporary slots; armies."""
    region, printed = scene.view["regions"][place], REGION[place]
    permanent = cubes(region["permanent"]).append(FREE * (printed.permanent - len(region["permanent"])))
    if region["slotless"]:
        permanent.append("+").append_text(cubes(region["slotless"]))
    free = "".join(str(vp) for vp in printed.temporary[len(region["temporary"]) :])
    temporary = cubes(region["temporary"]).append(free, "dim")
    return [cubes(region["starting"]), permanent, temporary, armies(region["armies"])]


def cubes(owners: list[str]) -> Text:
    return Text.assemble(*[(CUBES[owner], STYLES[owner]) for owner in owners])


def armies(found: dict[Power, int]) -> Text:
    return Text.assemble(*[(f"{CUBES[power]}{many}", STYLES[power]) for power, many in found.items() if many])


def column_widths(scene: Scene) -> list[int]:
    """As wide as the widest of it and its title, and no wider."""
    rows = [[Text(scene.say(f"terminal-head-{id}")) for id in HEADS]]
    rows += [region_cells(scene, place) for place in REGIONS]
    return [max(len(row[at]) for row in rows) for at in range(len(HEADS))]


def region_head(scene: Scene, width: int) -> str:
    parts = [
        f"{scene.say(f'terminal-head-{id}'):<{room}}" for id, room in zip(HEADS, column_widths(scene), strict=True)
    ]
    return shortened(f" {'':<{REGION_NAME}} {' '.join(parts)} {scene.say('terminal-head-countries')}", width)


def region_line(scene: Scene, place: str, cells: list[Text], widths: list[int], width: int) -> Text:
    region = scene.view["regions"][place]
    complete = len(region["permanent"]) == REGION[place].permanent
    line = Text("•" if mine(scene) in REGION[place].zone else " ")
    name = shortened(scene.say(f"terminal-short-{place}"), REGION_NAME)
    line.append(f"{name:<{REGION_NAME}}", "bold" if complete else "")
    for cell, room in zip(cells, widths, strict=True):
        line.append(" ").append_text(cell).append(" " * (room - len(cell)))
    return line.append(" " + countries(scene, place, width - len(line) - 1))


def countries(scene: Scene, place: str, room: int) -> str:
    """Each with its value; shortened alike where the room is scarce."""
    faces = [printed(scene, key) for _, key in scene.view["countries"][place]["cards"]]
    said = ", ".join(f"{scene.words.card(face.key)} {face.value}" for face in faces)
    if len(said) <= room or not faces:
        return said
    each = max(1, (room - 2 * (len(faces) - 1)) // len(faces) - 2)
    return shortened(", ".join(f"{shortened(scene.words.card(face.key), each)} {face.value}" for face in faces), room)


def printed(scene: Scene, key: str) -> Card:
    face = scene.faces[key]
    assert isinstance(face, Card)
    return face


# --- market and NPCs ------------------------------------------------------------------------


def below_all(scene: Scene, width: int) -> list[str]:
    """The market from the left, each card after its price, and what the NPCs will do."""
    market = [printed(scene, key) for _, key in reversed(scene.view["market"]["cards"])]
    cards = ", ".join(f"{face.price['r']}{NO_BREAK}{scene.words.card(face.key)}" for face in market)
    said = [scene.say("terminal-market", cards=cards or "—")]
    if orders := npc_orders(scene):
        said.append(scene.say("terminal-npc", cards=", ".join(orders)))
    return [part for text in said for part in wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)]


def npc_orders(scene: Scene) -> list[str]:
    """What the open cards tell those powers that nobody plays."""
    npcs = [power for power, seat in scene.view["powers"].items() if seat == NOBODY]
    lines = [(power, printed(scene, key).lines[power]) for _, key in scene.view["npc_row"]["cards"] for power in npcs]
    return [npc_order(scene, power, *line) for power, line in lines]


def npc_order(scene: Scene, power: Power, place: str, *signs: str) -> str:
    said = f"{CUBES[power]}{NO_BREAK}{scene.say(f'terminal-short-{place}')}"
    notes = [scene.say("note-army") for sign in signs if sign == ARMY]
    flags = [scene.say(f"terminal-power-{sign.removeprefix(FLAG)}") for sign in signs if sign.startswith(FLAG)]
    return " ".join([said, *(f"({note})" for note in [*notes, *(scene.say("note-flag", power=one) for one in flags)])])


# --- all open cards -------------------------------------------------------------------------


def opened(scene: Scene) -> list[str]:
    """The regions in full, each board, the market, what the NPCs will do, the piles."""
    lines = [legend(scene)]
    for place in REGIONS:
        lines += ["", *region_in_full(scene, place)]
    for power in shown_powers(scene):
        lines += ["", scene.words.say(f"choice-{power}"), tracks(scene, power), *holdings(scene, power)]
        lines += [pile_line(scene, "discard", scene.view["discards"][power])]
    texts = [(key, scene.words.card_text(scene.faces[key])) for _, key in reversed(scene.view["market"]["cards"])]
    texts += [(key, scene.words.card_text(scene.faces[key])) for _, key in scene.view["npc_row"]["cards"]]
    lines += ["", *(f"{scene.words.card(key)} — {text}" for key, text in texts), ""]
    return [*lines, *(pile_line(scene, name, scene.view[name]) for name in ("market_discard", "box"))]


def region_in_full(scene: Scene, place: str) -> list[str]:
    view, say, region = scene.view, scene.say, REGION[place]
    name, majority = scene.words.say(f"place-{place}"), " ".join(map(str, region.majority))
    deck = view["country_decks"][place]["count"]
    zone = ", ".join(scene.words.say(f"choice-{power}") for power in region.zone)
    lines = [say("terminal-region", name=name, cost=region.engage, majority=majority, deck=deck)]
    lines += [say("terminal-zone", powers=zone)]
    for row in ROWS:
        owners = view["regions"][place][row]
        if owners:
            lines.append(say("terminal-row", title=say(f"name-{row}"), cubes=" ".join(cubes(owners).plain)))
    for tally in TALLIES:
        if found := armies(view["regions"][place][tally]).plain:
            lines.append(say("terminal-tally", title=say(f"name-{tally}"), figures=found))
    texts = [(key, scene.words.card_text(scene.faces[key])) for _, key in view["countries"][place]["cards"]]
    return [*lines, *(f"{scene.words.card(key)} — {text}" for key, text in texts)]


def pile_line(scene: Scene, name: str, pile: dict[str, Any]) -> str:
    cards = ", ".join(reversed(names(scene, pile)))
    return scene.say(
        "terminal-pile", title=scene.say(f"name-{name}"), count=pile["count"], cards=cards or scene.say("empty")
    )
