"""Effect cards: how they are laid and end (TO-EV-28, TO-EV-29), and what they change while they lie (TO-HE)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from crise.engine.ask import CardId
from crise.games.dans_la_tourmente.counting import counted
from crise.games.dans_la_tourmente.grammar import BOARD, Modifier
from crise.games.dans_la_tourmente.state import EVENTS, Tourmente
from crise.games.world_order.automa import RATE
from crise.games.world_order.common import earn, gain, score
from crise.games.world_order.data import POWERS, REGIONS
from crise.games.world_order.state import Book, Card, Place, Power

AUTOMA_TRADE: Final = 5  # TO-HE-3, TO-HE-8: $ a Trade

# --- Laid and discarded -----------------------------------------------------------


def lay_effect(t: Tourmente, key: str, at: str) -> None:
    """TO-EV-28: at once, for so many rounds. TO-EV-29: laid while it still lies, its time starts anew."""
    card = next(card for card in (*t.effect_supply.cards, *t.effects.cards) if t.faces[card].key == key)
    where = place_for(t, card, at or t.effect(card).at)
    if not where:
        return
    take_off(t, card)
    t.move(card, t.effect_supply, t.effects)
    t.effect_at.append(where)
    t.effect_until.append(last_round(t, t.effect(card).rounds))
    if where in POWERS:
        t.tell("effect_before", where, card)
    elif where in REGIONS:
        t.tell("effect_in", where, card)
    else:
        t.tell("effect_beside", card)


def place_for(t: Tourmente, card: CardId, at: str) -> str:
    """TO-HE-3: before an NPC it is discarded at once ('' here), unless it gives income to another too."""
    if at not in POWERS or not t.is_npc(at):
        return at
    gains = [one.power for one in t.effect(card).modifiers if one.word == "income"]
    return next((power for power in gains if not t.is_npc(power)), "")


def last_round(t: Tourmente, rounds: int) -> int:
    """TO-EV-28: through the next so many; at the setup the first is still to come. 0: no end."""
    return rounds + (t.round if t.phase != "setup" else 0) if rounds else 0


def discard_effect(t: Tourmente, key: str) -> None:
    """TO-EV-29: it may be laid again."""
    for card in t.effects.cards[:]:
        if t.faces[card].key == key:
            take_off(t, card)
            t.tell("effect_over", card)


def take_off(t: Tourmente, card: CardId) -> None:
    if card in t.effects.cards:
        at = t.effects.cards.index(card)
        t.effect_at.pop(at)
        t.effect_until.pop(at)
        t.move(card, t.effects, t.effect_supply)


async def end_effects(t: Tourmente, _: Power) -> None:
    """TO-EV-28: at the end of the aftermath of its last round."""
    over = [card for card, until in zip(t.effects.cards, t.effect_until, strict=True) if until == t.round]
    for card in over:
        discard_effect(t, t.faces[card].key)


# --- What they change ---------------------------------------------------------------


def in_force(t: Tourmente, word: str, me: Power = "") -> Iterator[Modifier]:
    """Those that hold for this power: what lies before another does not."""
    for card, at in zip(t.effects.cards, t.effect_at, strict=True):
        if at == me or at not in POWERS:
            for one in t.effect(card).modifiers:
                if one.word == word:
                    yield one


def price(below: Callable[[Tourmente, Power, str, str], int]) -> Callable[[Tourmente, Power, str, str], int]:
    def changed(t: Tourmente, me: Power, way: str, what: str) -> int:
        """TO-HE-4: never below 0."""
        found = below(t, me, way, what)
        if not t.effects.cards:
            return found
        more = [one.n for one in in_force(t, "price", me) if one.trade == way and what in one.resources]
        return max(0, found + sum(more))

    return changed


def deals(below: Callable[[Tourmente, Power, str], int]) -> Callable[[Tourmente, Power, str], int]:
    def changed(t: Tourmente, me: Power, way: str) -> int:
        return max(0, below(t, me, way) + sum(one.n for one in in_force(t, "deals", me) if one.trade == way))

    return changed


def level(below: Callable[[Tourmente, Power, str], int]) -> Callable[[Tourmente, Power, str], int]:
    def changed(t: Tourmente, me: Power, what: str) -> int:
        """TO-HE-4: never below 0."""
        return max(0, below(t, me, what) + sum(one.n for one in in_force(t, "level", me) if what in one.resources))

    return changed


def forbidden(below: Callable[[Tourmente, Power, Card], bool]) -> Callable[[Tourmente, Power, Card], bool]:
    def but_for_the_allowed(t: Tourmente, me: Power, country: Card) -> bool:
        if not below(t, me, country):
            return False
        return not any(one.power == me and one.country == country.key for one in in_force(t, "allow", me))

    return but_for_the_allowed


def engage_cost(below: Callable[[Tourmente, Place], int]) -> Callable[[Tourmente, Place], int]:
    def changed(t: Tourmente, place: Place) -> int:
        return max(0, below(t, place) + sum(one.n for one in in_force(t, "engage") if place in one.places))

    return changed


def threat_loss(below: Callable[[Tourmente, Place], int]) -> Callable[[Tourmente, Place], int]:
    def changed(t: Tourmente, place: Place) -> int:
        """As the card says instead."""
        found = [one.n for one in in_force(t, "threat") if place in one.places]
        return found[-1] if found else below(t, place)

    return changed


def defence(below: Callable[[Tourmente, Power, Place], int]) -> Callable[[Tourmente, Power, Place], int]:
    def changed(t: Tourmente, me: Power, place: Place) -> int:
        return below(t, me, place) + sum(one.n for one in in_force(t, "defence", me) if place in one.places)

    return changed


def research_bonus(below: Callable[[Tourmente, Power], int]) -> Callable[[Tourmente, Power], int]:
    def changed(t: Tourmente, me: Power) -> int:
        return below(t, me) + sum(one.n for one in in_force(t, "research", me))

    return changed


def raise_prices(
    below: Callable[[Tourmente, Power], tuple[int, int]],
) -> Callable[[Tourmente, Power], tuple[int, int]]:
    def changed(t: Tourmente, me: Power) -> tuple[int, int]:
        """Of one production, and of two where that is allowed."""
        one, two = below(t, me)
        more = sum(one.n for one in in_force(t, "upgrade", me))
        return max(0, one + more), max(0, two + more) if two else 0

    return changed


def invest_price(
    below: Callable[[Tourmente, Power, Place, int], int],
) -> Callable[[Tourmente, Power, Place, int], int]:
    def changed(t: Tourmente, me: Power, place: Place, printed: int) -> int:
        more = sum(one.n for one in in_force(t, "invest", me) if place in one.places)
        return max(0, below(t, me, place, printed) + more)

    return changed


def automa_trade(below: Callable[[Tourmente, Power], int]) -> Callable[[Tourmente, Power], int]:
    def changed(t: Tourmente, me: Power) -> int:
        """TO-HE-3, TO-HE-8: prices and deals of its exports are 5 $ more or less a Trade."""
        cards = [card for card, at in zip(t.effects.cards, t.effect_at, strict=True) if at in (me, BOARD)]
        return below(t, me) + sum(AUTOMA_TRADE * export_sign(t, card) for card in cards)

    return changed


def export_sign(t: Tourmente, card: CardId) -> int:
    """Does it make selling better (1) or worse (-1)?"""
    found = [one.n for one in t.effect(card).modifiers if one.word in ("price", "deals") and one.trade == "export"]
    return (sum(found) > 0) - (sum(found) < 0)


def incomes(t: Tourmente) -> None:
    """At each production of primary resources. An NPC gets nothing; TO-AUT-3: an Automa money."""
    for card in t.effects.cards:
        for one in t.effect(card).modifiers:
            if one.word == "income" and not t.is_npc(one.power):
                what = one.resources[0]
                t.tell("effect_used", card)
                if t.is_automa(one.power):
                    earn(t, one.power, one.n * RATE[what])
                else:
                    gain(t, one.power, what, one.n)


def score_effects(t: Tourmente) -> None:
    """At each scoring so many VP for each of what is counted."""
    for card, at in zip(t.effects.cards, t.effect_at, strict=True):
        for one in t.effect(card).modifiers:
            if one.word == "score" and one.per is not None and at in POWERS:
                many = one.n * counted(t, at, one.per)
                t.tell("effect_used", card)
                score(t, at, min(many, one.most) if one.most else many, EVENTS)


def pages(book: Book) -> Book:
    return book.extended(
        price=price(book.price),
        deals=deals(book.deals),
        level=level(book.level),
        forbidden=forbidden(book.forbidden),
        engage_cost=engage_cost(book.engage_cost),
        threat_loss=threat_loss(book.threat_loss),
        defence=defence(book.defence),
        research_bonus=research_bonus(book.research_bonus),
        raise_prices=raise_prices(book.raise_prices),
        invest_price=invest_price(book.invest_price),
        automa_trade=automa_trade(book.automa_trade),
        with_primary=[incomes],
        scorings=[score_effects],
    )
