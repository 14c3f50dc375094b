"""The laws of the table: once for all games, all seat counts and all modes.

In every run a few games of each; under the mark `nightly` as many as make 50,000 answers in each mode, or a third or a
fourth of that where the whole world is in view: 2,000 games of a toy, 350 of Virus War, 45 of World Order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any, Final

import pytest

from crise.bots.policy import make
from crise.engine.ask import Impossible, Refused
from crise.engine.match import Match
from crise.game.records import read_record, record_of, replay, steps
from crise.lab.tools.laws import (
    Sampler,
    all_cards,
    check_clone,
    check_hidden,
    check_record,
    check_secret,
    check_sound,
    check_worlds,
    everything,
    pick,
    play,
    positions,
    seen,
    some_answer,
    standing,
    unseen,
)
from tests import digests
from tests.night import mostly_by_night
from tests.play import FORMAL, PLACES, RARE, TESTED, WIDE, Place, seldom, tables_by_day

NIGHTLY = 50_000  # answers in a mode: a game of seven hundred of them counts for as much as ten of seventy
FEW = 3  # games a table in which positions of every sort are looked at
ODD = 0.1  # of the imagined worlds may turn out to be impossible

at_every_place = pytest.mark.parametrize("place", PLACES, ids=str)


def games(place: Place, count: int, law: int) -> list[tuple[Match, Random]]:
    """Matches that begin, each with its source of chance. Other ones for each law."""
    return [(place.start(law << 32 | seed), Random(law << 32 | seed)) for seed in range(count)]


def of_each_sort(count: int, least: int = 1) -> Sampler:
    """Of so many games: the more are played, the more positions of each sort are looked at."""
    return Sampler(max(least, count // 10))


def nightly(law: Callable[[Place, int], None]) -> Callable[[Place], None]:
    """The same law over many games."""

    @pytest.mark.nightly
    @at_every_place
    def test(place: Place) -> None:
        law(place, place.share(NIGHTLY))

    return test


# --- 1: a clone never changes the original; with the same answers it gives the same game ------------------------


def clones(place: Place, count: int) -> None:
    sample = of_each_sort(count)
    for match, random in games(place, count, 1):
        for position in positions(match, random):
            if sample(position):
                check_clone(position, Random(7))


@at_every_place
def test_a_clone_is_a_game_of_its_own(place: Place) -> None:
    clones(place, 2)


test_many_clones = nightly(clones)


@at_every_place
def test_the_original_may_go_on_first(place: Place) -> None:
    for match, random in games(place, 2, 1):
        play(match, random, 25)
        twin, before = match.clone(), everything(match)
        play(match, random)
        assert everything(twin) == before


# --- 2: an imagined world can't be told from the real one -------------------------------------------------------


def worlds(place: Place, count: int) -> None:
    sample = of_each_sort(count)
    differ: Counter[bool] = Counter()
    for match, random in games(place, count, 2):
        for position in positions(match, random):
            if sample(position):
                check_worlds(position, random, differ)
    # Small hands and twins: now and then the real world is dealt again.
    assert 2 * differ[True] > differ[False], f"imagined worlds are mostly the real one: {differ}"


@at_every_place
def test_an_imagined_world_looks_real(place: Place) -> None:
    worlds(place, 2)


test_many_imagined_worlds_look_real = nightly(worlds)


def impossible(place: Place, count: int) -> float:
    """The share of the worlds that turn out to be none."""
    tried: Counter[bool] = Counter()
    sample = Sampler(1)
    for match, random in games(place, count, 2):
        for position in positions(match, random):
            for seat in range(place.seats + 1 if sample(position) else 0):
                try:
                    position._world(seat, random.random)
                    tried[True] += 1
                except Impossible:
                    tried[False] += 1
    return tried[False] / tried.total()


@at_every_place
def test_hardly_any_world_is_impossible(place: Place) -> None:
    """Where it depends on hidden cards what is asked, many are: the question tells what they can't be."""
    assert impossible(place, 3) < ODD


@at_every_place
def test_a_world_imagined_after_the_end_looks_real(place: Place) -> None:
    """No question opens it: what was forgotten in the last turn, and that it was the last one, hold all the same."""
    for match, random in games(place, {"toy": 60, "etat-durgence": 30}.get(place.game.id, 6), 2):
        play(match, random)
        check_worlds(match, random, Counter())


def skilled(place: Place, seed: int) -> Iterator[Match]:
    """The match at every open question of a game of bots, and at its end."""
    match, bot = place.start(seed), make("normal", place.game, seed)
    while not match.over:
        yield match
        ask = match.open[0]
        match.answer(ask[0], bot.choose({}, ask, lambda: match))
    yield match


# What only the cards of another file would ask: an event of several regions with armies on it, a choice of losses.
UNASKED: Final = {"dans-la-tourmente": {"army_land", "production_lost"}}


LESS_WIDE = [game for game in TESTED.values() if game.id not in WIDE]


def worlds_at_questions(game: Any, awaited: set[str], games: int) -> None:
    """Rare questions too: whatever the rules can ask was asked, and imagined from every seat. Some are asked only of
    who plays well: every other game is played so. What a base asks is met there."""
    sample, asked = Sampler(1), set[str]()
    asks = awaited.difference(UNASKED.get(game.id, ()), *(base.asks for base in game.extends))
    random, differ = Random(5), Counter[bool]()
    for seed in range(games):
        for place in tables_by_day(game):
            for match in skilled(place, seed) if seed % 2 else positions(place.start(seed), random):
                new = {ask[1] for ask in match.open} - asked
                asked |= new
                if new or (seed < FEW and sample(match)):
                    check_worlds(match, random, differ)
        if asked >= asks and seed >= FEW:
            break
    assert asked >= asks


@pytest.mark.thorough
@pytest.mark.parametrize("game", mostly_by_night(TESTED.values(), *LESS_WIDE), ids=list(TESTED))
def test_worlds_open_at_every_question_of_the_game(game: Any) -> None:
    worlds_at_questions(game, set(game.asks) - seldom(game), 30)


@pytest.mark.nightly
@pytest.mark.parametrize("game", TESTED.values(), ids=list(TESTED))
def test_worlds_open_at_questions_that_are_seldom_asked(game: Any) -> None:
    worlds_at_questions(game, set(game.asks), 200)


@pytest.mark.thorough
def test_worlds_are_imagined_in_half_answered_windows() -> None:
    """A test of the test: it meets windows in which some have answered, and choices half made."""
    sample, random = Sampler(1), Random(9)
    for place in (place for game in TESTED.values() for place in tables_by_day(game)[:2]):
        for match in positions(place.start(0), random):
            sample(match)
    answered, half_made = {sort[-2] for sort in sample.met}, {sort[-1] for sort in sample.met}
    assert answered >= {0, 1, 2}
    assert half_made == {False, True}


@at_every_place
def test_no_world_is_refused(place: Place) -> None:
    """Whatever is dealt anew fits what was answered. If some deals did not, those that do would tell of the real one:
    whether a question comes may depend only on what everybody knows."""
    sample = Sampler(6)
    for match, random in games(place, 4, 2):
        for position in positions(match, random):
            if sample(position):
                for seat in range(place.seats + 1):
                    position.clone()._world(seat, random.random)


def hidden_cards(place: Place, count: int) -> None:
    for match, random in games(place, count, 2):
        for position in positions(match, random):
            if random.random() < 0.15:
                check_hidden(position, place.game.asks)


@at_every_place
def test_hidden_cards_show_no_id(place: Place) -> None:
    hidden_cards(place, 2)


test_hidden_cards_show_no_id_in_many_games = nightly(hidden_cards)


# --- 3: a secret choice changes nothing for the others ----------------------------------------------------------


def secrets(place: Place, count: int, least: int) -> None:
    """Looks at more positions than a sample until enough were met: in some games few answers open a second question."""
    met, least = 0, RARE.get(place.way, least)
    sample = of_each_sort(count, 2)
    for match, random in games(place, count, 3):
        for position in positions(match, random):
            if sample(position) or met < least:
                met += sum(check_secret(position, ask[0]) for ask in position.open)
    assert met >= least


@at_every_place
def test_a_secret_choice_shows_nothing(place: Place) -> None:
    secrets(place, 6, 11)


@pytest.mark.nightly
@at_every_place
def test_many_secret_choices_show_nothing(place: Place) -> None:
    secrets(place, place.share(NIGHTLY), 101)


# --- 4: a record, and a save after every answer, give the same game ---------------------------------------------


def saves(place: Place, count: int) -> None:
    for seed in range(count):
        setting = place.setting(4 << 32 | seed)
        match = setting.start()
        play(match, Random(seed))
        check_record(setting, match, TESTED.__getitem__)


@at_every_place
def test_a_record_is_the_game(place: Place) -> None:
    saves(place, 3)


test_many_records_are_the_game = nightly(saves)


@at_every_place
def test_a_match_can_be_saved_after_every_answer(place: Place) -> None:
    """The first ten answers of a game, then one in thirty."""
    setting, random = place.setting(44), Random(44)
    for number, match in enumerate(positions(setting.start(), random)):
        if number < 10 or number % 30 == 0 or match.over:
            check_record(setting, match, TESTED.__getitem__)


@at_every_place
def test_a_match_goes_on_from_its_save(place: Place) -> None:
    """Reloaded after every answer, it comes to the same end as without."""
    setting, random = place.setting(45), Random(45)
    match = setting.start()
    for _ in range(40):
        if match.over:
            break
        match.answer(*some_answer(match, random))
        _, match = replay(read_record(record_of(setting, match).to_json()), TESTED.__getitem__)
    plain = place.start(45)
    for seat, option in match.answers():
        plain.answer(seat, option)
    assert everything(match) == everything(plain)


@at_every_place
def test_a_replay_can_be_looked_at_from_all_sides(place: Place) -> None:
    """Whoever walks through a record may copy and imagine at each step: the checks still hold."""
    setting, random = place.setting(46), Random(46)
    match = setting.start()
    play(match, random)
    for number, step in enumerate(steps(record_of(setting, match), setting)):
        if number % 3 == 0:
            step.clone().view(0)
            step.imagine(number % place.seats, random.random)


# --- 5: cards and pieces are conserved, every question has options, every game ends -----------------------------


def sound(place: Place, count: int) -> None:
    for match, random in games(place, count, 5):
        box = all_cards(match.table)
        assert len(set(box)) == len(box)
        for position in positions(match, random):
            check_sound(place.game, position, box, FORMAL.get(place.game.id, ()))


@at_every_place
def test_a_game_is_sound_and_ends(place: Place) -> None:
    sound(place, 10)


test_many_games_are_sound_and_end = nightly(sound)


@at_every_place
def test_the_fast_door_leads_to_the_same_game(place: Place) -> None:
    for match, random in games(place, 3, 5):
        play(match, random)
        fast = place.game.start(place.seats, place.setting(0).options, seed=match.table.seed, tell=False)
        for seat, option in match.answers():
            fast.give(seat, option)
        views = [[one.view(seat) for seat in range(place.seats + 1)] for one in (fast, match)]
        assert views[0] == views[1]
        assert fast.log(0) == []


# --- 6: whatever a hostile client sends is refused, and changes nothing -----------------------------------------

RUBBISH: list[Any] = [
    *(True, False, None, 0, 1, 2, -1, 7, 10**9, 10**40, -(10**40), 0.0, 1.0, 2.5, float("nan"), float("inf")),
    *("", "pass", "draw", "1", "@1", "virus#1", "é\x00", "x" * 10_000, b"1", (), (1,), [], [1], [[]], {}, {1: 2}),
    *({1}, object(), 1j, Refused, range(3)),
]


def refused(match: Match, seat: Any, option: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        match.answer(seat, option)
    return caught.value


def offered(match: Match, seat: Any, option: Any) -> bool:
    """Is this an option, or the twin of one? (Rules offer one card of each face.)"""
    ask = match.ask(seat) if type(seat) is int else None
    if ask is None:
        return False
    twin = (
        type(option) is int and ask[1] in match.table.card_asks and match.table.twin(seat, option, ask[2]) is not None
    )
    return twin or any(type(one) is type(option) and one == option for one in ask[2])


def hostile(place: Place, count: int) -> None:
    sample = of_each_sort(count)
    for match, random in games(place, count, 6):
        fair = match.clone()
        for position in positions(match, random):
            if sample(position):
                before = everything(position)
                attack(position, random)
                assert everything(position) == before
        for seat, option in match.answers():
            fair.answer(seat, option)
        assert everything(fair) == everything(match)


def attack(match: Match, random: Random) -> None:
    seats = match.table.seats
    asked = [ask[0] for ask in match.open]
    for option, seat in product(RUBBISH, asked or [0]):
        if not offered(match, seat, option):
            refused(match, seat, option)
    for seat in [*range(seats + 1), -1, 99, 10**30, *(rubbish for rubbish in RUBBISH if type(rubbish) is not int)]:
        if type(seat) is not int or seat not in asked:
            for option in (None, 1, "draw", *(pick(random, ask[2]) for ask in match.open)):
                assert refused(match, seat, option).reason == ("game-over" if match.over else "not-asked")
    for seat, _, options, _ in match.open:
        for option in [option for option in options if isinstance(option, int)]:  # the same value, of another type
            refused(match, seat, float(option))
            refused(match, seat, str(option))
            if option in (0, 1):
                refused(match, seat, bool(option))


@at_every_place
def test_rubbish_is_refused_and_changes_nothing(place: Place) -> None:
    hostile(place, 2)


test_much_rubbish_is_refused = nightly(hostile)


@at_every_place
def test_an_answer_that_comes_twice_is_stale(place: Place) -> None:
    """The second time the seat is asked nothing, or something else: it is taken only as an answer to that."""
    sample = Sampler(3)
    for match, random in games(place, 2, 6):
        while not match.over:
            seat, option = some_answer(match, random)
            match.answer(seat, option)
            if not offered(match, seat, option) and sample(match):
                before = everything(match)
                refused(match, seat, option)
                assert everything(match) == before


@at_every_place
def test_why_not_takes_whatever_is_asked(place: Place) -> None:
    """A tooltip may ask about anything; the answer is the id of a rule, or nothing."""
    sample = Sampler(1)
    for match, random in games(place, 2, 6):
        for position in positions(match, random):
            if sample(position):
                for seat in [*range(place.seats + 1), True, 1.0, "x", None]:
                    for option in [*RUBBISH, *range(len(position.table.faces))]:
                        assert isinstance(position.why_not(seat, option), str)


# --- 7: same seed, same game ------------------------------------------------------------------------------------


@pytest.mark.everywhere
@at_every_place
def test_the_same_seed_gives_the_same_game(place: Place) -> None:
    """On every Python version and in the compiled build: `python -m tests.digests --update` writes them anew."""
    assert digests.digest(place) == digests.stored().get(str(place))


def test_no_digest_is_left_over() -> None:
    assert set(digests.stored()) == {str(place) for place in PLACES}


@at_every_place
def test_another_seed_gives_another_game(place: Place) -> None:
    assert len({everything(place.start(seed))[0] for seed in range(5)}) > 1


# --- undo -------------------------------------------------------------------------------------------------------


def undos(place: Place, count: int, least: int) -> None:
    """Looks at more positions than a sample where choices of several steps are rare: at two seats most targets are."""
    met, least = 0, RARE.get(place.way, least)
    sample = of_each_sort(count)
    for match, random in games(place, count, 8):
        for position in positions(match, random):
            if sample(position) or met < least:
                met += sum(check_undo(position, ask[0], random) for ask in position.open)
    assert met >= least


def check_undo(match: Match, seat: int, random: Random) -> int:
    """After it, all is as before the answer. What another could notice can't be taken back, unless the game plays with
    open cards: then the log and the record keep it, and only the table is as before."""
    before, stood = everything(match), standing(match)
    ask = match.ask(seat)
    assert ask is not None
    twin = match.clone()
    twin.answer(seat, pick(random, ask[2]))
    others = [one for one in range(match.table.seats + 1) if one != seat]
    if not twin.undoable(seat):
        after = everything(twin)
        with pytest.raises(Refused, match="no-undo"):
            twin.undo(seat)
        assert everything(twin) == after
        return 0
    hidden = unseen(twin, seat)
    if hidden:
        assert [seen(twin, other) for other in others] == [before[other] for other in others]
    twin.undo(seat)
    assert standing(twin) == stood
    assert (everything(twin) == before) == hidden
    end = twin.clone()
    play(end, Random(3), 30)
    again = match.clone()
    for given in end.answers()[len(twin.answers()) :]:
        again.answer(*given)
    assert standing(again) == standing(end)
    assert (everything(again) == everything(end)) == hidden
    return 1


@at_every_place
def test_undo_is_as_if_it_had_not_been(place: Place) -> None:
    undos(place, 6, 6)


@pytest.mark.nightly
@at_every_place
def test_many_undos(place: Place) -> None:
    undos(place, place.share(NIGHTLY), 31)


@at_every_place
def test_nobody_undoes_for_another(place: Place) -> None:
    """Only who has a secret answer in may take it back, and only his own last one."""
    for match, random in games(place, 2, 8):
        while not match.over:
            seat, option = some_answer(match, random)
            could = {one for one in range(place.seats) if match.undoable(one)}
            match.answer(seat, option)
            can = {one for one in range(place.seats) if match.undoable(one)}
            assert can <= could | {seat}
            for other in [-1, place.seats, *(set(range(place.seats)) - can)]:
                with pytest.raises(Refused, match="no-undo"):
                    match.undo(other)


@at_every_place
def test_undo_leaves_the_answers_of_others(place: Place) -> None:
    """In a window where two have answered in secret, the first of them may still take back his own."""
    sample = Sampler(2)
    for match, random in games(place, 6, 8):
        for position in positions(match, random):
            if len(position.open) > 2 and sample(position):
                (first, _, options, _), (second, _, others, _) = position.open[:2]
                both, one = position.clone(), position.clone()
                both.answer(first, options[-1])
                both.answer(second, others[-1])
                both.undo(first)
                one.answer(second, others[-1])
                assert everything(both) == everything(one)


@at_every_place
def test_undo_back_to_the_beginning_of_the_choice(place: Place) -> None:
    """A choice of several steps can be taken back step by step."""
    for match, random in games(place, 2, 8):
        trail: list[list[list[bytes]]] = []
        last = -1
        for _ in range(60):
            if match.over:
                break
            seat, option = some_answer(match, random)
            if len(match.open) > 1 or not match.undoable(seat) or seat != last:
                trail = []
            last = seat
            trail.append([standing(match), everything(match)])
            match.answer(seat, option)
            back, hidden = match.clone(), True
            for stood, before in reversed(trail):
                if not back.undoable(seat):
                    break
                hidden = hidden and unseen(back, seat)
                back.undo(seat)
                assert standing(back) == stood
                assert (everything(back) == before) == hidden
