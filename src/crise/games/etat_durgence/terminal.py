"""État d'urgence: each team with what stands before it, the pools of the turn, the market sorted by price."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from rich.text import Text

from crise.engine.ask import Seat
from crise.games.etat_durgence.effects import Effects
from crise.games.etat_durgence.legal import MARKET
from crise.games.etat_durgence.rules import BLACK_HEART
from crise.games.etat_durgence.state import CONFIANCE, Card
from crise.terminal.host import Scene, shortened

BAR = 10  # cells of a bar of confiance
MOST_IN_TWO_FIGURES = 99
TEAM, LONGEST_TEAM = 5, 20
NAME, LONGEST_NAME = 10, 20
COUNT = 5  # columns of a count, with the space before it
BESIDES = 27  # columns of a seat's line apart from name, team and bar
CARD, LONGEST_CARD = 15, 30  # columns for the name of a card in the market
BEFORE_CARD, EFFECTS = 9, 28  # columns of a market row before the name, and for what the card does
IN_FULL = 76  # columns of the screen with all open cards
# What a card does, in signs that need no language; the legend says what they mean.
SIGNS = {
    "coin": "{n}●",
    "hit": "↯{n}",
    "gain": "+{n}♥",
    "black": f"−{BLACK_HEART}♥",
    "draw": "↑{n}",
    "destroy": "✗{n}",
    "discard": "↓{n}",
}


def facts(scene: Scene) -> list[str]:
    view, say = scene.view, scene.say
    turn = [say("turn-number", turn=view["turns"])]
    return [*turn, say("terminal-coins", count=view["coins"]), say("terminal-attack", count=view["attack"])]


def legend(scene: Scene) -> str:
    return scene.say("terminal-legend")


def rows(seats: int) -> int:
    return 2 * seats + 8  # titles, pools, a super card and some of the market


def draw(scene: Scene, width: int, height: int) -> Text:
    """Seats first, then the pools, then what stands before each seat, then as much of the market as fits."""
    order = scene.from_mine
    room = height - len(order) - 1
    below = below_seats(scene, width, room)
    room -= sum(map(len, below.values()))
    lines = [Text(head_line(scene, width), "dim")] if room > 0 else []
    for seat in order:
        lines += [seat_line(scene, seat, width), *[Text(text) for text in below[seat]]]
    return Text("\n").join([*lines, pool_line(scene, width), *market_lines(scene, width, room - 1)])


# --- the seats ----------------------------------------------------------------------


def widths(width: int) -> tuple[int, int]:
    """Columns for the name and for the team."""
    team = max(TEAM, min(LONGEST_TEAM, width - BESIDES - BAR - NAME))
    return max(NAME, min(LONGEST_NAME, width - BESIDES - BAR - team)), team


def head_line(scene: Scene, width: int) -> str:
    name, team = widths(width)
    say = scene.say
    head = f"  {'':<{name}} {shortened(say('terminal-team'), team):<{team}} {say('terminal-confiance'):<{BAR + 3}}"
    counts = ("terminal-slots", "terminal-hand", "terminal-draw", "terminal-discard")
    return head + "".join(f"{say(id):>{COUNT}}" for id in counts)


def seat_line(scene: Scene, seat: Seat, width: int) -> Text:
    view, (name, team) = scene.view, widths(width)
    on_turn = seat == view["turn"]
    line = Text(f"{'▶' if on_turn else ' '} {scene.name(seat, name):<{name}} ", "bold" if on_turn else "")
    line.append(f"{shortened(team_name(scene, seat), team):<{team}} ")
    if seat not in view["alive"]:
        return line.append(scene.say("terminal-out"), "dim")
    confiance = view["confiance"][seat]
    line.append_text(bar(confiance, BAR - (confiance > MOST_IN_TWO_FIGURES)))
    line.append(f" {confiance:>2}", "bold")
    slots = f"{view['laid'][seat]['count']}/{view['slots'][seat]}"
    counts = [slots, *[view[pile][seat]["count"] for pile in ("hands", "draws", "discards")]]
    return line.append("".join(f"{count:>{COUNT}}" for count in counts))


def team_name(scene: Scene, seat: Seat) -> str:
    """ED-SET-5: they are chosen one after another, so the last may have none yet."""
    teams = scene.view["teams"]
    return scene.words.say(f"choice-{teams[seat]}") if seat < len(teams) else "—"


def bar(confiance: int, cells: int) -> Text:
    full = -(-confiance * cells // max(CONFIANCE, confiance))
    style = "red" if confiance <= CONFIANCE // 4 else "green"
    return Text.assemble(("█" * full, style), ("·" * (cells - full), "dim"))


# --- what stands before them --------------------------------------------------------------


def below_seats(scene: Scene, width: int, room: int) -> dict[Seat, list[str]]:
    """In full if all fits; else a line each, those first who have something that stays. At the market, what was laid
    has done its work, and the rows are for the market."""
    order = scene.from_mine
    at_market = scene.view["step"] == MARKET
    said = {seat: " · ".join(board(scene, seat)) if at_market else before(scene, seat) for seat in order}
    full = {seat: wrap(text, width, initial_indent="    ", subsequent_indent="    ") for seat, text in said.items()}
    if sum(map(len, full.values())) <= room:
        return full
    first = sorted(order, key=lambda seat: (not said[seat], not board(scene, seat)))[: max(0, room)]
    return {seat: [shortened(f"    {said[seat]}", width)] if said[seat] and seat in first else [] for seat in order}


def before(scene: Scene, seat: Seat) -> str:
    parts = board(scene, seat)
    if laid := laid_cards(scene, seat):
        parts.append(scene.say("terminal-laid", cards=counted(laid)))
    return " · ".join(parts)


def board(scene: Scene, seat: Seat) -> list[str]:
    """Companions with their hearts, protectors with their shields; what is more in slots is counted there."""
    parts = []
    for card, key in scene.view["boards"][seat]["cards"]:
        face = printed(scene, key)
        if face.hearts:
            used = "✓" if card in scene.view["used"] else ""
            parts.append(f"{scene.words.card(key)} {face.hearts}♥{used}")
        elif face.shields:
            parts.append(f"{scene.words.card(key)} {face.shields}◆")
    return parts


def laid_cards(scene: Scene, seat: Seat) -> list[str]:
    """With the side that was chosen, where there was one to choose."""
    cards = scene.view["laid"][seat]["cards"]
    sides = scene.view["sides"] if seat == scene.view["turn"] else []
    sides = [*sides, *[""] * (len(cards) - len(sides))]
    named = [(scene.words.card(key), side) for (_, key), side in zip(cards, sides, strict=False)]
    return [f"{name} ({scene.words.say(f'choice-{side}')})" if side else name for name, side in named]


def counted(names: Iterable[str]) -> str:
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in Counter(names).items())


def pool_line(scene: Scene, width: int) -> Text:
    """The pools of the turn, and what the latest card leaves open."""
    view, say = scene.view, scene.say
    parts = [say("terminal-coins", count=view["coins"]), say("terminal-attack", count=view["attack"])]
    parts += [SIGNS[word].format(n=n) for word, n in view["due"].items() if n]
    return Text(shortened(f"{say('terminal-pool')} {' · '.join(parts)}", width), "bold")


# --- the market ------------------------------------------------------------------------------


def market_lines(scene: Scene, width: int, room: int) -> list[Text]:
    """My super card, then the piles by price. Where not all fit, those around what the coins of the turn can buy."""
    rows = market(scene)
    above = [super_line(scene, width)] if room > 0 and scene.view["seat"] is not None else []
    room -= len(above)
    if len(rows) > room:
        room -= 1
        last = max(room, sum(card.price <= scene.view["coins"] for card, _ in rows))
        shown = rows[max(0, last - room) : last] if room > 0 else []
        more = [Text(shortened(scene.say("terminal-more", count=len(rows) - len(shown)), width), "dim")]
    else:
        shown, more = rows, []
    return [*above, *[market_line(scene, card, left, width) for card, left in shown], *(more if room >= 0 else [])]


def market(scene: Scene) -> list[tuple[Card, int]]:
    """The piles that are not empty, and how many cards they have left."""
    left = Counter(key for _, key in scene.view["market"]["cards"])
    piles = [(printed(scene, key), count) for key, count in left.items()]
    return sorted(piles, key=lambda pile: (pile[0].price, scene.words.card(pile[0].key)))


def market_line(scene: Scene, card: Card, left: int, width: int, count: str = "") -> Text:
    open_to_me = affordable(scene, card)
    room = max(CARD, min(LONGEST_CARD, width - BEFORE_CARD - EFFECTS))
    name = shortened(scene.words.card(card.key), room)
    text = (
        f"{'✓' if open_to_me else ' '}{card.price:>3}● {count or f'×{left}':>2} {name:<{room}} {in_short(scene, card)}"
    )
    return Text(shortened(text, width), "bold" if open_to_me else "")


def super_line(scene: Scene, width: int) -> Text:
    """ED-BUY-2: the card of my team, while nobody but me can buy it."""
    view = scene.view
    mine = [printed(scene, key) for _, key in view["supers"]["cards"]]
    mine = [card for card in mine if card.team in view["teams"][view["seat"] : view["seat"] + 1]]
    if not mine:
        return Text(
            shortened(scene.say("terminal-super-none" if view["teams"] else "terminal-super-later"), width), "dim"
        )
    return market_line(scene, mine[0], 1, width, "★")


def affordable(scene: Scene, card: Card) -> bool:
    view = scene.view
    return bool(view["step"] == MARKET and view["seat"] == view["turn"] and card.price <= view["coins"])


def in_short(scene: Scene, card: Card) -> str:
    if card.double:
        return f"{signs(card.sides['attaque'])} | {signs(card.sides['benef'])}"
    if card.hearts:
        return scene.say("terminal-companion", effects=signs(card.effect), hearts=card.hearts)
    return f"{card.shields}◆" if card.shields else scene.say("terminal-slot", count=card.slots)


def signs(effects: Effects) -> str:
    return " ".join(SIGNS[effect.word].format(n=effect.n) for effect in effects)


def printed(scene: Scene, key: str) -> Card:
    face = scene.faces[key]
    assert isinstance(face, Card)
    return face


# --- all open cards ------------------------------------------------------------------------------


def opened(scene: Scene) -> list[str]:
    """The whole market, the super cards, and what lies open before each seat."""
    say = scene.say
    lines = [legend(scene), "", say("terminal-market")]
    lines += [market_line(scene, card, left, IN_FULL).plain for card, left in market(scene)]
    supers = [printed(scene, key) for _, key in scene.view["supers"]["cards"]]
    lines += [market_line(scene, card, 1, IN_FULL, "★").plain for card in supers]
    for seat in scene.from_mine:
        lines += ["", f"{scene.names[seat]} · {team_name(scene, seat)}"]
        lines += [
            text for text in (before(scene, seat), pile_line(scene, "discard", scene.view["discards"][seat])) if text
        ]
    return [*lines, "", pile_line(scene, "box", scene.view["box"])]


def pile_line(scene: Scene, name: str, pile: dict[str, Any]) -> str:
    cards = counted(scene.words.card(key) for _, key in reversed(pile["cards"]))
    return scene.say(f"terminal-open-{name}", count=pile["count"], cards=cards or scene.say("empty"))
