"""What a single step does that no chapter of its own tells: gaining, influence and resets by a card, cards drawn,
trashed and discarded. Steps that begin others, and the order of steps: `actions`."""

from __future__ import annotations

from crise.engine.ask import PASS, CardId
from crise.engine.pile import Pile
from crise.engine.questions import choose_openly
from crise.games.world_order.common import ask, draw, earn, gain, make_ready, pay, pick, wants
from crise.games.world_order.data import MONEY
from crise.games.world_order.forces import movable_to, why_not_least
from crise.games.world_order.growth import growable, prosper, raisable, why_not_prosper
from crise.games.world_order.influence import add_influence, reset, why_not_reset
from crise.games.world_order.relations import regions_of
from crise.games.world_order.state import Place, Power, Run, WorldOrder
from crise.games.world_order.steps import Step

# --- Gaining ------------------------------------------------------------------


async def do_gain(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    times = 1
    if step.texts.get("per") == "own_fdi":
        times = len(t.boards[me].invested)
    elif step.texts.get("per") == "types_imported":
        times = len(run.imported)
    for what in step.resources:
        gain(t, me, what, step.n * times)


async def fund(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """Main UN Funding: a chosen multiple of the sum, for so much each."""
    most = min(step.number("most"), t.boards[me].money) // step.n
    give = step.texts["give"]
    what, each = give[-1], int(give[:-1])
    times = await ask(t, me, "fund", list(range(most, -1, -1)), step.n, what, each)
    pay(t, me, {MONEY: times * step.n})
    gain(t, me, what, times * each)


async def sell_armies(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """Arms Export: from the own board."""
    pay(t, me, {"A": step.n})
    earn(t, me, step.number("total"))


def why_not_sell(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return "" if t.boards[me].stock["A"] >= step.n else "WO-ACT-10"


async def do_prosper(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    prosper(t, me, step.number("discount"))


def why_not_prosper_step(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return why_not_prosper(t, me, step.number("discount"))


async def ready(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """Up to so many. Key Economic Partner: the ally named may be ready already."""
    for left in range(step.n, 0, -1):
        if "any" in step.flags:
            ally = await ask(t, me, "partner", [*t.allies[me].cards, PASS])
        else:
            ally = await ask(t, me, "ready", [*t.boards[me].exhausted, PASS], left)
        if ally is PASS:
            return
        run.it = ally
        if not t.is_ready(me, ally):
            make_ready(t, me, ally)


# --- Influence and reset --------------------------------------------------------


async def do_influence(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-INF-3: without a slot where the card says so, and then never temporary."""
    places, slotless = influenced(t, step, run), "slotless" in step.flags
    many = most_places(step, run, len(places))
    if run.optional and many == len(places):
        if not await wants(t, me, step.word):
            return
        run.optional = False
    for left in range(many, 0, -1):
        offered = places[:1] if left == len(places) else places
        place = await pick(t, me, run, "influence", offered)
        if place is PASS:
            return
        places.remove(place)
        await add_influence(t, me, place, slotless=slotless, temporary=not slotless)


def influenced(t: WorldOrder, step: Step, run: Run) -> list[Place]:
    return [place for place in regions_of(step, run, t) if exported_enough(step, run, place)]


def exported_enough(step: Step, run: Run, place: Place) -> bool:
    """Brand Europe, New Energy Markets: `C1 S1`, so much was exported there."""
    there = run.exported_in.get(place, {})
    return all(there.get(one[0], 0) >= int(one[1:]) for one in step.texts.get("exported", "").split())


def most_places(step: Step, run: Run, found: int) -> int:
    """One of choice, or all that the step before was about; of what was exported a unit counts in one region only."""
    if not step.follows:
        return min(1, found)
    needs = step.texts.get("exported", "").split()
    return min([found, *(run.exported.get(one[0], 0) // int(one[1:]) for one in needs)])


def why_not_influence(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return "" if influenced(t, step, run) else "WO-ACT-9"


async def do_reset(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-INF-5. Cyber Attacks: if there is one, and its owner likes."""
    places = [place for place in regions_of(step, run, t) if not why_not_reset(t, me, place)]
    if places:
        run.optional = run.optional or "if_any" in step.flags
        place = await pick(t, me, run, "reset", places)
        if place is not PASS:
            await reset(t, me, place)


def why_not_any_reset(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    if "if_any" in step.flags:
        return ""
    reasons = [why_not_reset(t, me, place) for place in regions_of(step, run, t)]
    return "" if "" in reasons else "WO-INF-5"


# --- Cards ----------------------------------------------------------------------


async def do_draw(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    draw(t, me, step.n)


async def do_trash(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-ACT-6: out of the game. A card that trashes itself does so after all else."""
    if "self" in step.flags:
        t.move(run.card, t.playing, t.box)
        t.tell("trashed", me, run.card)
    else:
        await trash_cards(t, me, step)


async def do_discard(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    await discard_cards(t, me, step.n)


def trashable(t: WorldOrder, me: Power, step: Step) -> list[CardId]:
    """Of the hand, or of hand and discard: cards played face down are discards too (WO-SEC-1)."""
    return [card for pile in trashed_from(t, me, step) for card in pile.cards]


def trashed_from(t: WorldOrder, me: Power, step: Step) -> list[Pile]:
    hand = t.hand(me)
    return [hand, t.discards[me], t.face_down[t.powers[me]]] if "from" in step.texts else [hand]


async def trash_cards(t: WorldOrder, me: Power, step: Step) -> None:
    """Out of the game. Openly: what is in a hand is hidden."""
    for _ in range(min(step.n, len(trashable(t, me, step)))):
        card = await choose_openly(t, t.powers[me], "trash", trashable(t, me, step))
        pile = next(pile for pile in trashed_from(t, me, step) if card in pile.cards)
        t.move(card, pile, t.box)
        t.tell("trashed", me, card)


async def discard_cards(t: WorldOrder, me: Power, many: int) -> None:
    for _ in range(min(many, len(t.hand(me).cards))):
        card = await choose_openly(t, t.powers[me], "discard", t.hand(me).cards[:])
        t.move(card, t.hand(me), t.discards[me])
        t.tell("discarded", me, card)


async def give_cards(t: WorldOrder, me: Power, cost: Step) -> None:
    """Initiate Restructuring, New Agenda: cards are what it costs."""
    await (trash_cards(t, me, cost) if cost.word == "trash" else discard_cards(t, me, cost.n))


def can_give_cards(t: WorldOrder, me: Power, step: Step) -> bool:
    """As many as it costs; and where a card is then to be played, that one too."""
    cost = step.pay_card
    return cost is None or len(trashable(t, me, cost)) - (step.word == "play") >= cost.n


# --- Why not? ---------------------------------------------------------------------


def why_not_move(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    """WO-ACT-10: always possible, unless so many must move."""
    if "exactly" in step.flags:
        return "" if movable_to(t, me, step, run) else "WO-ACT-10"
    return why_not_least(t, me, step, run) if step.number("min") else ""


def why_not_grow_step(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return "" if growable(t, me, step) else "WO-GRO-1"


def why_not_raise_step(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return "" if "or_not" in step.flags or raisable(t, me) else "WO-PRO-3"
