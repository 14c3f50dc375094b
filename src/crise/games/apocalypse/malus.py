"""Apocalypse: the five malus (AP-MAL, AP-BOM, AP-MUT, AP-NUA, AP-PEN, AP-VIR)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.pile import Pile
from crise.engine.questions import choose, choose_openly
from crise.games.apocalypse.fleaux import quarantine
from crise.games.apocalypse.leaving import go_out, told_apart
from crise.games.apocalypse.legal import choosable
from crise.games.apocalypse.monsters import stand_up_to
from crise.games.apocalypse.state import Apocalypse
from crise.games.smile_life.jobs import drop
from crise.games.smile_life.laying import HAND, draw, inflict
from crise.games.smile_life.legal import found
from crise.games.smile_life.state import FAST, TURNED, Book, Reason

TOSSES: Final = 5  # AP-MUT-1
NOT_AGAIN: Final = ("nuage-radioactif", "virus", "penurie-d-essence")  # AP-NUA-4
VIRUS: Final = "virus"

Play: TypeAlias = Callable[[Apocalypse, Seat, str, list[Option]], Awaitable[Option]]
LaidOn: TypeAlias = Callable[[Apocalypse, Seat, CardId, Pile, Seat], Awaitable[None]]

# --- Bombardement -----------------------------------------------------------------------


def bombardement(t: Apocalypse, seat: Seat) -> str:
    """AP-BOM-2."""
    return "" if choosable(t, seat) else "AP-BOM-2"


async def drop_bomb(t: Apocalypse, me: Seat, target: Seat, card: CardId) -> None:
    """AP-MAL-1: aimed at a card; hit, it goes out. AP-BOM-1: missed, it stays."""
    aim = await choose(t, me, "aim", told_apart(t, choosable(t, target)), target)
    hit = t.roll(t.hit.denominator) < t.hit.numerator
    t.tell("bombed" if hit else "missed", me, aim, target)
    if hit:
        await go_out(t, target, [aim])


# --- Mutation génétique -----------------------------------------------------------------


def mutables(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-MUT-5: no Licorne, no turned animal. AP-BUN-4: none in the Bunker."""
    return [card for card in t.laid_of(seat, "animal", TURNED | FAST) if t.faces[card].key != "licorne"]


def mutation(t: Apocalypse, seat: Seat) -> str:
    """AP-MUT-6: the Survivaliste suffers it too."""
    return "" if mutables(t, seat) else "AP-MUT-5"


async def mutate(t: Apocalypse, me: Seat, target: Seat, card: CardId) -> None:
    """AP-MAL-2: an animal attacks its owner. AP-MUT-1: five tosses make its strength. AP-MUT-2: no alliance."""
    animal = await choose(t, me, "mutant", mutables(t, target), target)
    strength = sum(t.roll(2) for _ in range(TOSSES))
    t.tell("mutated", target, animal, strength)
    if strength:  # AP-MUT-4
        await stand_up_to(t, target, animal, strength, [])
        await go_out(t, target, [animal])  # AP-MUT-3


# --- Nuage radioactif ---------------------------------------------------------------------


def irradiable(t: Apocalypse, seat: Seat) -> list[CardId]:
    """AP-NUA-4: the malus that he has received and can suffer now."""
    received = t.one_of_each(t.laid_of(seat, "malus"))
    fit = [card for card in received if t.faces[card].key not in NOT_AGAIN]
    return [card for card in fit if not t.book.may_suffer[t.faces[card].key](t, seat)]


def nuage(t: Apocalypse, seat: Seat) -> str:
    """AP-NUA-2."""
    return "" if irradiable(t, seat) else "AP-NUA-2"


def why_not_launch(t: Apocalypse, me: Seat, card: CardId, source: Pile) -> str:
    """AP-NUA-5: only if somebody will suffer."""
    return "" if any(irradiable(t, seat) for seat in t.others(me)) else "AP-NUA-5"


def under_the_cloud(t: Apocalypse, me: Seat, card: CardId) -> list[Seat]:
    """AP-MAL-3: before the left neighbour; AP-NUA-6: with Vengeance, that of the avenger."""
    return [] if why_not_launch(t, me, card, t.hands[me]) else t.others(me)[:1]


async def drift(t: Apocalypse, me: Seat, first: Seat, card: CardId) -> None:
    """AP-NUA-1: from player to player, until it is before its launcher again; each chooses for the next (AP-NUA-2)."""
    chooser, seat, last = me, first, first
    while seat != me:
        fit = irradiable(t, seat)
        if fit:
            again = await choose(t, chooser, "again", fit, seat)
            t.tell("irradiated", chooser, seat, again)
            await t.book.malus[t.faces[again].key](t, chooser, seat, again)  # AP-NUA-6
            last = seat
        chooser, seat = seat, t.others(seat)[0]
    if last != first:
        t.move(card, t.laid[first], t.laid[last])  # AP-NUA-3
    t.tell("cloud_stays", last, card)


# --- Pénurie d'essence -----------------------------------------------------------------------


def anybody(t: Apocalypse, seat: Seat) -> str:
    return ""


async def nothing_more(t: Apocalypse, me: Seat, target: Seat, card: CardId) -> None:
    """AP-MAL-4: it lies there; see `monsters.vehicles`."""


# --- Virus --------------------------------------------------------------------------------------


def never_laid(t: Apocalypse, me: Seat, card: CardId, source: Pile) -> str:
    """AP-MAL-5: it stays in the hand. AP-VIR-6: nobody takes it from the discard."""
    return "AP-VIR-6" if source is t.discard else "AP-MAL-5"


def nobody(t: Apocalypse, me: Seat, card: CardId) -> list[Seat]:
    """AP-VIR-9: Vengeance does not pass it on."""
    return []


def throwable(below: Callable[[Apocalypse, Seat], list[CardId]]) -> Callable[[Apocalypse, Seat], list[CardId]]:
    def all_but_virus(t: Apocalypse, me: Seat) -> list[CardId]:
        """AP-MAL-5, AP-VIR-6: all but the Virus; AP-SUR-4: that too, with a Masque à gaz."""
        cards = below(t, me)
        for card in cards:
            if t.faces[card].key == VIRUS and not t.owns(me, "masque-a-gaz"):
                return [other for other in cards if other != card]
        return cards

    return all_but_virus


def play(below: Play) -> Play:
    def unless_only_virus(t: Apocalypse, me: Seat, what: str, others: list[Option]) -> Awaitable[Option]:
        return do_nothing(t, me, what, others) if only_virus(t, me) else below(t, me, what, others)

    return unless_only_virus


def only_virus(t: Apocalypse, me: Seat) -> bool:
    """AP-VIR-7: a hand that is only the Virus, and nothing to throw it away with."""
    for card in t.hands[me].cards:
        if t.faces[card].key != VIRUS or t.owns(me, "masque-a-gaz"):
            return False
    return bool(t.hands[me].cards)


async def do_nothing(t: Apocalypse, me: Seat, what: str, others: list[Option]) -> Option:
    """AP-VIR-7: plays nothing, and that tells what is in the hand, unless he might stop anyhow."""
    stops = PASS in others
    choice = await choose_openly(t, me, what, others if stops else [*others, PASS])
    if choice is PASS and not stops:
        for virus in t.hands[me].cards:
            t.show(virus, t.hands[me], t.everybody)
            t.tell("only_virus", me, virus)
    return choice


async def drop_extra_card(t: Apocalypse, seat: Seat, job: CardId) -> None:
    """AP-VIR-6: SL-POW-15, but not the Virus."""
    others = t.one_of_each([card for card in t.hands[seat].cards if t.faces[card].key != VIRUS])
    if len(t.hands[seat]) > HAND and others:
        await drop(t, seat, job, others)


def why_not_throw(below: Reason) -> Reason:
    def why_not(t: Any, me: Seat, option: Any) -> str:
        sick = option in t.hands[me].cards and t.faces[option].key == VIRUS
        return "AP-MAL-5" if sick else found(below, t, me, option)

    return why_not


def fall_ill(below: LaidOn) -> LaidOn:
    async def contagiously(t: Apocalypse, me: Seat, card: CardId, source: Pile, target: Seat) -> None:
        """AP-VIR-2: with a Maladie from the hand or the discard the Virus may be passed on. AP-VIR-3: SL-MA-2 holds.
        AP-VIR-4: who is immune to a Maladie is no target."""
        options: list[Option] = [PASS, *(held for held in t.hands[me].cards if t.faces[held].key == VIRUS)]
        # After an Étoile filante, which has been told, the waiting would tell that he holds it: then all are asked.
        ask = choose_openly if follows_a_star(t, me) else choose
        virus = await ask(t, me, "contaminate", options, target)
        await below(t, me, card, source, target)
        if isinstance(virus, int):
            await contaminate(t, me, target, virus)
            if t.plagues:
                await quarantine(t)  # AP-SAN-3

    return contagiously


def follows_a_star(t: Apocalypse, me: Seat) -> bool:
    """SL-SP-11: an Étoile filante is not turned while it acts."""
    return any(t.faces[card].key == "etoile-filante" for card in t.laid_of(me, "speciale", TURNED))


async def contaminate(t: Apocalypse, me: Seat, target: Seat, virus: CardId) -> None:
    """AP-VIR-2: for a card of his choice from the victim's hand, which he sees; if it is empty, he draws."""
    theirs = sorted(t.hands[target].cards)
    t.move(virus, t.hands[me], t.lifted)  # everybody sees it go
    t.move(virus, t.lifted, t.hands[target])
    t.tell("contaminated", me, virus, target)
    if not theirs:
        if not t.flood:  # AP-INO-6
            await draw(t, me)
        return
    for card in theirs:
        t.show(card, t.hands[target], 1 << me)
    t.tell("saw_hand", me, target, theirs)
    # Asked even if all are alike: whether the table waits here would tell that they are.
    taken = await choose_openly(t, me, "pick", t.one_of_each(theirs), target)
    t.move(taken, t.hands[target], t.hands[me])
    t.tell("picked", me, taken, target)
    t.show(virus, t.hands[target], t.everybody)  # it can't have been the one


def ill_at_the_end(t: Apocalypse, cards: list[CardId]) -> int:
    """AP-VIR-8."""
    return -3


# --- For the rulebook ------------------------------------------------------------------------------


def pages(book: Book) -> Book:
    return book.extended(
        may_lay={"nuage-radioactif": why_not_launch, VIRUS: never_laid},
        may_suffer={
            "bombardement": bombardement,
            "mutation-genetique": mutation,
            "nuage-radioactif": nuage,
            "penurie-d-essence": anybody,
        },
        malus={
            "bombardement": drop_bomb,
            "mutation-genetique": mutate,
            "nuage-radioactif": drift,
            "penurie-d-essence": nothing_more,
        },
        victims={"nuage-radioactif": under_the_cloud, VIRUS: nobody},
        laid_on={"maladie": fall_ill(book.laid_on.get("maladie", inflict))},
        farewells={"chercheur": drop_extra_card},
        smiles={VIRUS: ill_at_the_end},
        throwable=throwable(book.throwable),
        play=play(book.play),
        why_not={
            "throw": why_not_throw(book.why_not["throw"]),
            "aim": "AP-BOM-2",
            "mutant": "AP-MUT-5",
            "again": "AP-NUA-4",
            "contaminate": "AP-VIR-2",
            "pick": "AP-VIR-2",
        },
    )
