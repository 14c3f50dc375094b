"""Law 8: who is asked, who is waited for, and how long, depends on public facts only.

Told at one place: a real game and one that an onlooker can't tell from it are given the same answers. As long as the
log tells the onlooker nothing new, both wait for the same people, and neither runs past a question at which the other
stops: the stop alone would tell what is in a hand. (How long a window stays open is the server's: tests/server.)
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

import pytest

from crise.engine.ask import PASS, Seat
from crise.engine.match import Match, redacted
from crise.engine.questions import choose
from crise.games.virus_war import VIRUS_WAR, rules
from crise.games.virus_war.state import VirusWar
from crise.lab.tools.laws import Sampler, aloud, pick, positions
from tests.laws.test_laws import at_every_place, nightly
from tests.play import PLACES, Place
from tests.toy import TOY, Toy

STEPS = 4  # answers that are compared from each position on
LAW = 9
Waits: TypeAlias = tuple[list[Any], list[Seat]]


def patient_start(place: Place, seed: int) -> Match:
    """As at a table of people: windows wait for those who can only pass too."""
    setting = place.setting(seed)
    return aloud(setting.game.start(setting.seats, setting.options, setting.cards, seed, ask_everybody=True))


def twin_world(match: Match, onlooker: Seat, random: Random) -> Match:
    """A world that this onlooker can't tell from the real one, with the chances of the real one to come."""
    world = match.imagine(onlooker, random.random)
    table, real = world.table, match.table
    table.seed, table.rolls, table._words, table.ask_everybody = real.seed, real.rolls, real._words, True
    return world


def watch(place: Place, seeds: int) -> Counter[str]:
    """Compare at the first few positions of each sort. What was compared, by what had been asked."""
    sample, compared = Sampler(2), Counter[str]()
    for seed in range(seeds):
        random = Random(LAW << 32 | seed)
        for match in positions(patient_start(place, LAW << 32 | seed), random):
            if not match.over and not match._sealed and sample(match):
                for onlooker in range(place.seats + 1):
                    follow(match.clone(), twin_world(match, onlooker, random), onlooker, random, compared)
    return compared


def follow(real: Match, world: Match, onlooker: Seat, random: Random, compared: Counter[str]) -> None:
    """The same answers in both, until one of them shows the onlooker something else. What was told before is the same:
    that is law 2."""
    old = len(real.told())
    for _ in range(STEPS):
        given = same_answers(real, world, random)
        if not given:
            return
        what, before = real.open[0][1], waits(real, onlooker, old)
        for seat, option, other in given:
            real.give(seat, option)
            world.give(seat, other)
        compared[what] += 1
        if not check_waits(real, world, onlooker, old, before, what):
            return


def same_answers(real: Match, world: Match, random: Random) -> list[tuple[Seat, Any, Any]]:
    """For everybody who is asked, something that both worlds offer: cards go by their faces. Nothing if they are not at
    the same question (somebody is in the middle of a choice), or if somebody has nothing in common to do."""
    if real.over or real.table.cursor != world.table.cursor or len(real.open) != len(world.open):
        return []
    given: list[tuple[Seat, Any, Any]] = []
    for seat, what, options, _ in real.open:
        ask = world.ask(seat)
        theirs = {named(world, what, option): option for option in ask[2]} if ask and ask[1] == what else {}
        both = [(option, theirs[name]) for option in options if (name := named(real, what, option)) in theirs]
        if not both:
            return []
        given.append((seat, *pick(random, both)))
    return given


def named(match: Match, what: str, option: Any) -> Any:
    is_card = type(option) is int and what in match.table.card_asks
    return ("card", match.table.faces[option].key) if is_card else (type(option).__name__, option)


def waits(match: Match, onlooker: Seat, old: int) -> Waits:
    """What was told since, as far as it tells the onlooker anything, and who is waited for. Ids of cards tell
    nothing."""
    return without_ids([redacted(event, 1 << onlooker) for event in match.told()[old:]]), match.table.waiting()


def without_ids(value: Any) -> Any:
    if isinstance(value, list | tuple):
        if len(value) == 2 and type(value[0]) is int and isinstance(value[1], str):
            return value[1]
        parts = [without_ids(part) for part in value]
        return sorted(parts) if parts and all(type(part) is str for part in parts) else parts
    return value


def check_waits(real: Match, world: Match, onlooker: Seat, old: int, before: Waits, what: str) -> bool:
    """True if the onlooker still can't tell one from the other."""
    (told, waiting), (tale, awaited) = here, there = waits(real, onlooker, old), waits(world, onlooker, old)
    if here == there:
        return True
    common = min(len(told), len(tale))
    if told[:common] != tale[:common] or before in (here, there):
        return False  # something else was shown, or one of them is still in the middle of the same secret choice
    asked = [[ask[1] for ask in match.open] for match in (real, world)]
    clue = f"after {what!r} seat {onlooker} can tell by the waiting: {asked[0]} {waiting}, {asked[1]} {awaited}"
    assert len(told) != len(tale) or waiting == awaited, clue
    assert real.table.cursor == world.table.cursor, clue  # else one ran past a question at which the other stops
    return False


def waiting_tells_nothing(place: Place, count: int) -> None:
    """And nothing that the rules ask often is left out."""
    compared = watch(place, count)
    assert compared.total() > min(30, 8 * len(place.game.asks))
    assert len(compared) > 2 or place.seats < most_seats(place), compared


def most_seats(place: Place) -> int:
    return max(other.seats for other in PLACES if other.way == place.way)


@at_every_place
def test_who_is_waited_for_tells_nothing(place: Place) -> None:
    waiting_tells_nothing(place, 3)


test_in_many_games_who_is_waited_for_tells_nothing = nightly(waiting_tells_nothing)


# --- the law bites --------------------------------------------------------------------------------------------------


async def asks_who_holds_one(t: VirusWar, me: Seat, card: int, chiffres: list[int]) -> None:
    """Virus War in teams as it was: only a partner who has something to add is asked."""
    values = [t.value(chiffre) for chiffre in chiffres]
    fit = [chiffre for chiffre in rules.chiffres_of(t, t.partner(me)) if t.value(chiffre) in values]
    await choose(t, t.partner(me), "add_chiffre", [PASS, *rules.one_of_each(t, fit)], me, card, t.points)


async def passes_for_who_can_do_nothing(t: Toy) -> None:
    """Who holds a relic chooses, who does not is passed over."""
    me = t.turn
    relics = [card for card in t.hands[me].cards if t.faces[card].kind == "relic"]
    card = await choose(t, me, "keep", [PASS, *relics])
    t.tell("turn", me)
    if card is not None:
        t.tell("buried", me, [card])
    t.turns += 1
    t.turn = (me + 1) % t.seats


def test_a_partner_who_is_asked_only_if_he_holds_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "partner_adds", asks_who_holds_one)
    with pytest.raises(AssertionError, match="can tell by the waiting"):
        watch(Place(VIRUS_WAR, "teams", 4), 8)


def test_a_forced_pass_that_takes_no_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "choose_openly", choose)
    with pytest.raises(AssertionError, match="can tell by the waiting"):
        watch(Place(VIRUS_WAR, "solo", 3), 8)
    game: Any = replace(TOY, turn=passes_for_who_can_do_nothing, over=lambda t: t.turns >= 12)
    with pytest.raises(AssertionError, match="can tell by the waiting"):
        watch(Place(game, "no bombs", 3), 8)
