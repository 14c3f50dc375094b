"""The levels: legal, the same for the same seed, never silly, and each better than the one below."""

from __future__ import annotations

from random import Random

import pytest

from crise.bots.heuristic import SILLY, Heuristic, generic
from crise.bots.levels import Facile, Normal
from crise.bots.policy import BOTS, LEVELS, Bot, UnknownBot, heuristic_of, make
from crise.engine.ask import PASS, Ask
from crise.engine.match import Match
from crise.engine.table import Table
from crise.games import GAMES
from crise.games.smile_life import SMILE_LIFE
from crise.games.virus_war import VIRUS_WAR
from crise.lab.simulate.play import is_draw
from tests.bots.choices import all_chosen, chosen
from tests.games.smile_life.position import position as life
from tests.games.smile_life.position import say as say_life
from tests.games.virus_war.position import position as war
from tests.games.virus_war.position import say as say_war
from tests.play import PLACES, TESTED, AnyGame, Place

QUICK = ("facile", "normal")
by_level = pytest.mark.parametrize("level", LEVELS)


# --- for every game ---------------------------------------------------------------------------------------------


def let_play(place: Place, bots: list[Bot], seed: int, most: int = 100_000) -> Match:
    """A game of these bots, or its beginning: `answer` refuses what is not legal."""
    match, random = place.start(seed), Random(seed).random
    for _ in range(most):
        if not match.open:
            break
        ask = match.open[0]
        seat = ask[0]
        match.answer(seat, bots[seat].choose(match.view(seat), ask, lambda seat=seat: match.imagine(seat, random)))  # type: ignore[misc]
    return match


@pytest.mark.parametrize("place", PLACES, ids=str)
@pytest.mark.parametrize("level", QUICK)
def test_they_play_by_the_rules_at_every_table(place: Place, level: str) -> None:
    match = let_play(place, [make(level, place.game, seat) for seat in range(place.seats)], 3, 400)
    assert match.over or len(match.answers()) >= 300


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@by_level
def test_the_same_seed_gives_the_same_game(game: AnyGame, level: str) -> None:
    place = next(place for place in PLACES if place.game is game)
    games = [
        let_play(place, [make(level, game, 7 + seat, iterations=4) for seat in range(place.seats)], 5, 60).answers()
        for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_mind_has_a_number_for_every_option(game: AnyGame) -> None:
    """And a chance between 0 and 1 for every seat, whatever happens."""
    mind, asked = heuristic_of(game), set()
    for place in [place for place in PLACES if place.game is game]:
        match, random = place.start(1), Random(1)
        for _ in range(300):
            for ask in match.open:
                rates = mind.rate(match.table, ask)
                assert len(rates) == len(ask[2])
                assert all(rate == rate and abs(rate) < 1e9 for rate in rates)  # no nan
                asked.add(ask[1])
            assert all(0 <= mind.evaluate(match.table, seat) <= 1 for seat in range(place.seats))
            if not match.open:
                break
            seat, _, options, _ = match.open[0]
            match.give(seat, options[int(random.random() * len(options))])
    assert len(asked) > 5


def wins(game: AnyGame, seats: int, level: str, others: str, deals: int) -> float:
    """Of one bot among others, every deal played from every seat."""
    won = 0
    place = Place(game, next(iter(game.modes)), seats)
    for deal in range(deals):
        for seat in range(seats):
            names = [level if other == seat else others for other in range(seats)]
            match = let_play(place, [make(name, game, deal) for name in names], deal)
            winners = game.winners(match.table)
            won += seat in winners and not is_draw(match.table, winners)
    return won / (deals * seats)


@pytest.mark.parametrize("seats", [2, 4])
def test_normal_is_stronger_than_facile_at_virus_war(seats: int) -> None:
    """Over many games it wins 1.7 times its share or more; over these few, at least more than its share."""
    assert wins(VIRUS_WAR, seats, "normal", "facile", 40 // seats) > 1.2 / seats


def test_normal_is_stronger_than_facile_at_smile_life() -> None:
    assert wins(SMILE_LIFE, 2, "normal", "facile", 2) > 0.7


# --- what they are made of --------------------------------------------------------------------------------------


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownBot, match="no such bot: genius; there are random, facile, normal, expert"):
        make("genius", VIRUS_WAR, 1)
    assert set(LEVELS) < set(BOTS)


@pytest.mark.parametrize("name", ["virus-war", "noe", "etat-durgence", "world-order"])
def test_a_mind_has_a_rating_for_every_question(name: str) -> None:
    """Elsewhere there are questions at which all options are alike."""
    assert set(GAMES[name].asks) == set(heuristic_of(GAMES[name]).ratings)


def test_a_game_without_a_mind_of_its_own_gets_a_simple_one() -> None:
    toy = TESTED["toy"]
    match = toy.start(2, seed=1)
    ask = match.open[0]
    assert heuristic_of(toy).rate(match.table, ask) == [0.0] * len(ask[2])
    assert 0 < heuristic_of(toy).evaluate(match.table, 0) < 1


def test_who_has_more_is_better_off() -> None:
    mind = generic(lambda table: [3, 0, 7])
    worth = [mind.evaluate(None, seat) for seat in range(3)]
    assert worth[1] < worth[0] < 0.5 < worth[2]


def a_mind(*rates: float, near: float = 0.0) -> Heuristic:
    return Heuristic(
        {"action": lambda table, me, options, about: list(rates)}, lambda table, seat: 0.5, tie_margin=near
    )


def answers(bot: Bot, times: int = 60) -> set[object]:
    ask: Ask = (0, "action", ["a", "b", "c"], ())
    worlds = VIRUS_WAR.start(2, seed=1)
    return {bot.choose({}, ask, lambda: worlds) for _ in range(times)}


def test_normal_takes_the_best_and_of_equals_any() -> None:
    bot = Normal(a_mind(1.0, 3.0, 3.0), 1)
    assert answers(bot) == {"b", "c"}
    assert bot.why == [("a", 1.0), ("b", 3.0), ("c", 3.0)]


def test_normal_does_not_split_hairs_where_its_mind_does_not() -> None:
    assert answers(Normal(a_mind(1.0, 2.5, 3.0, near=0.5), 1)) == {"b", "c"}
    assert answers(Normal(a_mind(SILLY, 1.9, 3.0, near=1.0), 1)) == {"c"}


def test_facile_takes_any_that_is_not_silly() -> None:
    assert answers(Facile(a_mind(1.0, SILLY, 3.0), 1)) == {"a", "c"}
    assert answers(Facile(a_mind(SILLY, SILLY - 1, SILLY), 1)) == {"a", "b", "c"}


def test_a_question_without_a_choice_needs_no_world() -> None:
    def no_world() -> Match:
        raise AssertionError

    for bot in (Facile(Heuristic({}, lambda table, seat: 0.5), 1), make("expert", VIRUS_WAR, 1)):
        assert bot.choose({}, (0, "action", [PASS], ()), no_world) is PASS


# --- never silly: Virus War -------------------------------------------------------------------------------------


@by_level
def test_nobody_cures_an_opponent(level: str) -> None:
    m = war("vaccin chiffre-3", "", "", tokens={1: 3}, deck="chiffre-1")
    assert all_chosen(level, VIRUS_WAR, m, 0, 10, iterations=20) == {PASS}


@by_level
def test_who_is_ill_takes_his_own_vaccin(level: str) -> None:
    m = war("vaccin chiffre-3", "", "", tokens={0: 3, 1: 3}, deck="chiffre-1")
    say_war(m, "0: vaccin chiffre-3")
    assert all_chosen(level, VIRUS_WAR, m, 0, 10, iterations=20) == {0}


@by_level
def test_nobody_steals_from_his_partner(level: str) -> None:
    m = war("pick-pocket", "virus", "virus", "virus", deck="chiffre-1", teams=True)
    say_war(m, "0: pick-pocket")
    assert 2 not in all_chosen(level, VIRUS_WAR, m, 0, 10, iterations=20)


def test_normal_finishes_who_can_be_finished() -> None:
    m = war("poison chiffre-5", "", "", life=[50, 5, 50], deck="chiffre-1")
    assert chosen(make("normal", VIRUS_WAR, 1), m, 0) == "poison"
    say_war(m, "0: poison chiffre-5")
    assert chosen(make("normal", VIRUS_WAR, 1), m, 0) == 1


def test_normal_stops_what_would_kill_it_and_not_what_harms_others() -> None:
    m = war("poison chiffre-6 chiffre-6", "stop", "", life=[50, 6, 50], deck="chiffre-1")
    say_war(m, "0: poison chiffre-6 pass @1")
    assert chosen(make("normal", VIRUS_WAR, 1), m, 1) == "stop"
    m = war("poison chiffre-6 chiffre-6", "stop", "", life=[50, 50, 6], deck="chiffre-1")
    say_war(m, "0: poison chiffre-6 pass @2")
    assert chosen(make("normal", VIRUS_WAR, 1), m, 1) is PASS


@pytest.mark.parametrize(
    ("hand", "life", "better"),
    [
        ("poison chiffre-5", [50, 50], PASS),
        ("poison chiffre-5", [50, 5], "poison"),
        ("virus chiffre-2", [50, 50], PASS),
        ("virus chiffre-2 chiffre-6", [50, 50], "virus"),
    ],
)
def test_in_a_duel_normal_waits_for_the_right_moment(hand: str, life: list[int], better: object) -> None:
    """A Poison is for the end, a Virus for a Chiffre that is worth it."""
    m = war(hand, "", life=life, deck="chiffre-1")
    assert chosen(make("normal", VIRUS_WAR, 1), m, 0) == better


def test_among_many_a_small_blow_is_better_kept() -> None:
    m = war("quarantaine", "", "", "", deck="chiffre-1")
    assert chosen(make("normal", VIRUS_WAR, 1), m, 0) is PASS


def test_in_a_duel_too_a_vaccin_for_the_opponent_is_silly() -> None:
    m = war("vaccin chiffre-5", "", tokens={1: 4}, deck="chiffre-1")
    ask = m.open[0]
    rates = heuristic_of(GAMES["virus-war"]).rate_for_search(m.table, ask)
    assert [rate for option, rate in zip(ask[2], rates, strict=True) if option is not PASS] == [SILLY]


# --- never silly: Smile Life ------------------------------------------------------------------------------------


def test_normal_lays_what_brings_most() -> None:
    m = life("mariage-montcuq etude salaire-1 | flirt-bar", "", deck="accident")
    assert chosen(make("normal", SMILE_LIFE, 1), m, 0) == "mariage-montcuq"


def test_normal_sees_what_a_study_is_worth_beside_an_animal() -> None:
    """Both bring a smile; the study leads somewhere. Who takes them for the same loses to bots of one idea."""
    assert all_chosen("normal", SMILE_LIFE, life("chat etude", "", deck="accident"), 0) == {"etude"}


@pytest.mark.parametrize("level", QUICK)
def test_nobody_leaves_spouse_or_job_for_nothing(level: str) -> None:
    m = life("etude | medecin etude etude etude etude etude etude flirt-bar mariage-montcuq", "", deck="chat")
    assert all_chosen(level, SMILE_LIFE, m, 0) == {"draw"}


def test_normal_throws_what_it_can_not_use() -> None:
    m = life("etude mariage-montcuq | serveur flirt-bar mariage-monteton", "", deck="diana")
    say_life(m, "0: draw discard")
    assert chosen(make("normal", SMILE_LIFE, 1), m, 0) in ("etude", "mariage-montcuq")


def test_a_table_is_judged_by_who_is_ahead() -> None:
    def worth(m: Match, seat: int) -> float:
        table: Table = m.table
        return heuristic_of(SMILE_LIFE).evaluate(table, seat)

    m = life("| chat", "| chien lapin poussin licorne", deck="etude")
    assert worth(m, 0) < 0.5 < worth(m, 1)
    assert worth(m, 0) + worth(m, 1) == pytest.approx(1)
