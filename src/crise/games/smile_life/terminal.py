"""Smile Life: the lives side by side in columns (studies, job, love, children, purchases, malus), then in words."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Any

from rich.text import Text

from crise.engine.ask import CardId, Seat
from crise.games.smile_life.state import NONE, SmileFace
from crise.terminal.host import Scene, shortened

NAME, LONGEST_NAME = 10, 20
JOB, LONGEST_JOB = 7, 20
BESIDES = 35  # columns of a life apart from name and job
INDENT = "    "
# Where cards lie, by their kind; what else is worth smiles is an acquisition.
COLUMNS = {
    "etude": "studies",
    "metier": "job",
    "salaire": "salaries",
    "flirt": "love",
    "mariage": "love",
    "adultere": "love",
    "enfant": "children",
    "distinction": "others",
    "malus": "malus",
}
ORDER = ("studies", "job", "salaries", "love", "children", "purchases", "others", "malus")


def facts(scene: Scene) -> list[str]:
    view, say = scene.view, scene.say
    return [
        say("terminal-deck", count=view["deck"]["count"]),
        say("terminal-discard", count=view["discard"]["count"]),
        say("turn-number", turn=view["turns"]),
    ]


def legend(scene: Scene) -> str:
    return scene.say("terminal-legend")


def rows(seats: int) -> int:
    return 2 * seats + 2  # titles, a line of columns and one of words each, the middle


def draw(scene: Scene, width: int, height: int) -> Text:
    return lives(scene, width, height, middle(scene))


def lives(scene: Scene, width: int, height: int, said: list[str]) -> Text:
    """The columns first, then what is said of the middle, then each life in words, as far as there is room."""
    order = scene.from_mine
    room = height - len(order) - 1
    lines = [line for text in said for line in wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)]
    lines = lines[: max(0, room)]
    below = below_seats(scene, width, room - len(lines))
    drawn = [Text(head_line(scene, width), "dim")]
    for seat in order:
        drawn += [seat_line(scene, seat, width), *(Text(text) for text in below[seat])]
    return Text("\n").join([*drawn, *(Text(line, "bold") for line in lines)])


# --- the columns --------------------------------------------------------------------


def widths(width: int) -> tuple[int, int]:
    """Columns for the name and for the job."""
    job = max(JOB, min(LONGEST_JOB, width - BESIDES - NAME))
    return max(NAME, min(LONGEST_NAME, width - BESIDES - job)), job


def head_line(scene: Scene, width: int) -> str:
    (name, job), say = widths(width), scene.say
    before = f"  {'':<{name}} {say('terminal-smiles'):>3} {say('terminal-studies'):>3} {say('terminal-job'):<{job}}"
    counts = f"{say('terminal-wads'):>3} {say('terminal-love'):<4} {say('terminal-children'):>3}"
    after = f"{say('terminal-purchases'):>3} {say('terminal-malus'):>3} {say('terminal-hand'):>2}"
    return f"{before} {counts} {after}"


def seat_line(scene: Scene, seat: Seat, width: int) -> Text:
    view, (name, job) = scene.view, widths(width)
    on_turn = seat == view["turn"]
    line = Text(f"{'▶' if on_turn else ' '} {scene.name(seat, name):<{name}} ", "bold" if on_turn else "")
    line.append(f"{view['smiles'][seat]:>3}", "bold").append(f" {number(studies(scene, seat))}")
    line.append(f" {shortened(job_name(scene, seat), job):<{job}}")
    line.append(f" {number(wads(scene, seat))} {love(scene, seat):<4}")
    counts = [len(column(scene, seat, where)) for where in ("children", "purchases", "malus")]
    return line.append("".join(f" {number(count)}" for count in counts) + f" {view['hands'][seat]['count']:>2}")


def number(count: int) -> str:
    return f"{count or '·':>3}"


def column(scene: Scene, seat: Seat, where: str) -> list[tuple[CardId, SmileFace]]:
    return [(card, face) for card, face in laid(scene, seat) if lies_in(face) == where]


def laid(scene: Scene, seat: Seat) -> list[tuple[CardId, SmileFace]]:
    """The cards of a life, in the order of laying."""
    return [(card, printed(scene, key)) for card, key in scene.view["laid"][seat]["cards"]]


def lies_in(face: SmileFace) -> str:
    return COLUMNS.get(face.kind) or ("purchases" if face.smiles else "others")


def printed(scene: Scene, key: str) -> SmileFace:
    face = scene.faces[key]
    assert isinstance(face, SmileFace)
    return face


def studies(scene: Scene, seat: Seat) -> int:
    return sum(face.value for _, face in column(scene, seat, "studies"))


def wads(scene: Scene, seat: Seat) -> int:
    """SL-BUY-1, SL-SP-6: what can still be spent."""
    unspent = [face for card, face in laid(scene, seat) if card not in scene.view["turned"]]
    return sum(face.value for face in unspent if face.kind == "salaire" or face.key == "heritage")


def job_name(scene: Scene, seat: Seat) -> str:
    jobs = [face for card, face in laid(scene, seat) if card == scene.view["job"][seat]]
    return scene.words.card(jobs[0].key) if jobs else "—"


def love(scene: Scene, seat: Seat) -> str:
    """How many flirts; married, and more."""
    flirts = sum(face.kind == "flirt" for _, face in laid(scene, seat))
    married, affair = (scene.view[what][seat] != NONE for what in ("marriage", "adultery"))
    state = scene.say("terminal-affair") if affair else scene.say("terminal-married") if married else ""
    return (f"♥{flirts}" if flirts else "") + state or "·"


# --- in words ---------------------------------------------------------------------------


def below_seats(scene: Scene, width: int, room: int) -> dict[Seat, list[str]]:
    """In full if all fits; else a line each, mine and that of whoever plays first."""
    order = scene.from_mine
    said = {seat: life(scene, seat) for seat in order}
    full = {seat: wrap(text, width, initial_indent=INDENT, subsequent_indent=INDENT) for seat, text in said.items()}
    if sum(map(len, full.values())) <= room:
        return full
    first = sorted(order, key=lambda seat: (not said[seat], seat not in (scene.view["seat"], scene.view["turn"])))
    shown = first[: max(0, room)]
    return {seat: [shortened(INDENT + said[seat], width)] if said[seat] and seat in shown else [] for seat in order}


def life(scene: Scene, seat: Seat) -> str:
    """Turns to skip, then the columns from the studies to the malus; the job has been named."""
    skips = scene.view["skips"][seat]
    parts = [scene.say("terminal-skips", turns=skips)] if skips else []
    for where in ORDER:
        cards = column(scene, seat, where)
        if cards and where not in ("studies", "job"):
            parts.append(listed(scene, cards))
    return " · ".join(parts)


def listed(scene: Scene, cards: list[tuple[CardId, SmileFace]]) -> str:
    """Twins together; turned cards in brackets."""
    turned = scene.view["turned"]
    names = [scene.words.card(face.key) for _, face in cards]
    shown = [f"({name})" if card in turned else name for (card, _), name in zip(cards, names, strict=True)]
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in Counter(shown).items())


# --- the middle -------------------------------------------------------------------------


def middle(scene: Scene) -> list[str]:
    """What may be taken, and the casino."""
    view, say = scene.view, scene.say
    top = view["discard"]["cards"][-1:]
    parts = [say("terminal-top", card=scene.words.card(top[0][1]) if top else say("empty"))]
    if view["bettor"] != NONE:
        parts.append(say("terminal-bet", name=scene.names[view["bettor"]]))
    elif view["casino_open"]:
        parts.append(say("terminal-casino"))
    return [" · ".join(parts)]


# --- all open cards -------------------------------------------------------------------------


def opened(scene: Scene) -> list[str]:
    """Each life, column by column, then the discard and what is out of the game."""
    lines = []
    for seat in scene.from_mine:
        lines += ["", scene.say("terminal-life", name=scene.names[seat], smiles=scene.view["smiles"][seat])]
        columns = [(where, column(scene, seat, where)) for where in ORDER]
        lines += [
            scene.say("terminal-column", title=scene.say(f"terminal-in-{where}"), cards=listed(scene, cards))
            for where, cards in columns
            if cards
        ]
    return [*lines[1:], "", *(pile_line(scene, name, scene.view[name]) for name in ("discard", "out"))]


def pile_line(scene: Scene, name: str, pile: dict[str, Any]) -> str:
    cards = ", ".join(scene.words.card(key) for _, key in reversed(pile["cards"]))
    return scene.say(f"terminal-open-{name}", count=pile["count"], cards=cards or scene.say("empty"))
