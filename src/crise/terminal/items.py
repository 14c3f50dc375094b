"""What a person can choose, and the hand: a line each, with its key, its mark and the reason why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from crise.engine.ask import PASS, Ask, Option, Seat
from crise.terminal.host import Host, is_pile

COMMANDS = "dhjquv"  # letters that do something else than answer
KEYS = "123456789" + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS)
PASS_KEY = "0"
# On a French keyboard the row of figures gives these without shift.
AZERTY = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))


@dataclass(frozen=True)
class Item:
    label: str
    option: Any = None
    open: bool = False  # it may be chosen
    chosen: bool = False  # it was, and nobody has seen it yet
    card: str = ""  # the face, if it is a card
    rule: str = ""  # because of which it can't be chosen
    why: str = ""  # and what it says of this case
    asked: bool = False  # it is of the kind that the question is about
    key: str = ""


def items_of(host: Host, seat: Seat, ask: Ask | None) -> tuple[list[Item], list[Item]]:
    """The choices that are no cards of the hand, and the hand."""
    hand = host.hand(seat)
    cards = [_card(host, seat, ask, card, key) for card, key in hand]
    if ask is None:
        return [], cards
    open_keys = {item.card for item in cards if item.open}
    inside = {card for card, key in hand if key in open_keys}  # of twins, one key answers for all
    is_card = host.setting.game.asks[ask[1]][0] == "card"
    outside = [option for option in ask[2] if not (is_card and option in inside)]
    return _keyed(_choices(host, seat, ask, outside), cards)


def _card(host: Host, seat: Seat, ask: Ask | None, card: int, key: str) -> Item:
    item = Item(host.words.card(key), card=key)
    if ask is None or host.setting.game.asks[ask[1]][0] != "card":
        return item
    if card in host.chosen(seat):
        return replace(item, chosen=True)
    # twins are as good as each other, and only one of them may be offered; but one in play is no twin of one in hand
    option = card if card in ask[2] else host.match.table.twin(seat, card, ask[2])
    if option is not None:
        return replace(item, option=option, open=True, asked=True)
    return refused(item, host, seat, card)


def _choices(host: Host, seat: Seat, ask: Ask, options: Sequence[Any]) -> list[Item]:
    what, faces = ask[1], host.match.table.faces
    kind = host.setting.game.asks[what][0]
    items = []
    for option in options:
        card = faces[option].key if kind == "card" and type(option) is int else ""
        label = host.words.choice(what, option, faces, host.names, seat) + (_place(host, seat, option) if card else "")
        items.append(Item(label, option, open=True, card=card, asked=True))
    if kind == "seat":  # who can't be chosen is shown too, and says why
        others = [other for other in range(host.setting.seats) if other not in options]
        items += [refused(Item(host.names[other]), host, seat, other) for other in others]
    for name in host.setting.game.not_offered(ask):
        label = host.words.choice(what, name, faces, host.names)
        items.append(refused(Item(label), host, seat, name))
    return items


def refused(item: Item, host: Host, seat: Seat, option: Option) -> Item:
    """With the rule because of which this is no option, and what it says of this case."""
    rule = host.match.why_not(seat, option)
    why = host.words.because(host.match.table, seat, option, rule) if rule else ""
    return replace(item, asked=True, rule=rule, why=why)


def _place(host: Host, seat: Seat, card: int) -> str:
    """Where a card lies that is not in the hand, when there is a word for it: the same card may lie in two places."""
    for key, piles in host.match.view(seat).items():
        if host.words.has(f"terminal-place-{key}") and isinstance(piles, list) and all(map(is_pile, piles)):
            lying = {shown[0] for pile in piles for shown in pile["cards"] if shown}
            if card in lying:
                return f" ({host.say(f'terminal-place-{key}')})"
    return ""


def _keyed(choices: list[Item], cards: list[Item]) -> tuple[list[Item], list[Item]]:
    keys = iter(KEYS)
    return [_with_key(item, keys) for item in choices], _hand_with_keys(cards, keys)


def _hand_with_keys(cards: list[Item], keys: Iterator[str]) -> list[Item]:
    """Twins share a key: it is the same answer."""
    given: dict[Any, str] = {}
    keyed = []
    for item in cards:
        if item.open and item.option in given:
            item = replace(item, key=given[item.option])
        else:
            item = _with_key(item, keys)
            given[item.option] = item.key
        keyed.append(item)
    return keyed


def _with_key(item: Item, keys: Iterator[str]) -> Item:
    if not item.open:
        return item
    return replace(item, key=PASS_KEY if item.option is PASS else next(keys, ""))
