"""État d'urgence: what bots lay, buy, attack and get rid of, and who they think will win."""

from __future__ import annotations

from random import Random

import pytest

from crise.bots.heuristic import SILLY
from crise.engine.match import Match
from crise.games.etat_durgence import ETAT_DURGENCE
from crise.games.etat_durgence.heuristic import HEURISTIC, Deck, alike, wasted
from crise.games.etat_durgence.state import EtatDurgence
from tests.bots.heuristics import check_honest, check_numbers, choice, random_game, rating
from tests.games.etat_durgence.scene import Scene


@pytest.mark.parametrize("mode", ETAT_DURGENCE.modes)
@pytest.mark.parametrize("seats", ETAT_DURGENCE.seats)
def test_every_question_gets_a_finite_number_for_each_option(mode: str, seats: int) -> None:
    asked = set()
    for again in range(3):  # one that plays by chance may be out before he has hit anybody
        for match, ask in random_game(ETAT_DURGENCE, mode, seats, 500, again):
            check_numbers(HEURISTIC, match, ask)
            asked.add(ask[1])
    assert {"act", "side", "points" if seats == 2 else "target", "buy"} <= asked


@pytest.mark.parametrize("mode", ETAT_DURGENCE.modes)
def test_it_thinks_the_same_in_worlds_that_it_can_not_tell_apart(mode: str) -> None:
    random = Random(1)
    for match, ask in random_game(ETAT_DURGENCE, mode, 3, 400):
        check_honest(HEURISTIC, match, ask, random)


@pytest.mark.parametrize("mode", ETAT_DURGENCE.modes)
@pytest.mark.parametrize("seats", ETAT_DURGENCE.seats)
def test_games_end_well_below_the_turn_limit(mode: str, seats: int) -> None:
    options = ETAT_DURGENCE.read_options(ETAT_DURGENCE.modes[mode])
    for seed in range(4):
        match = ETAT_DURGENCE.start(seats, options, seed=seed, tell=False)
        play_out(match, Random(seed))
        assert 3 < match.table.turns / seats < 60


def play_out(match: Match, random: Random) -> None:
    """The best of the ratings, of several any."""
    while match.open:
        ask = match.open[0]
        rates = HEURISTIC.rate(match.table, ask)
        best = max(rates)
        match.give(ask[0], random.choice([o for o, rate in zip(ask[2], rates, strict=True) if rate == best]))


def best(scene: Scene) -> str | int:
    """The answer that looks best, by name."""
    rates = rating(HEURISTIC, scene.match)
    answer: str | int = max(rates, key=rates.__getitem__)
    return answer


# --- laying -----------------------------------------------------------------------------------------


def test_companions_act_first() -> None:
    assert best(Scene("piece variant", board="fauconnier")) == "fauconnier"


def test_cards_that_bring_cards_or_slots_come_before_others() -> None:
    assert best(Scene("piece soiree-clandestine couvre-feu")) == "soiree-clandestine"
    assert best(Scene("piece cellule-de-crise couvre-feu")) == "cellule-de-crise"


def test_of_more_cards_than_slots_the_good_ones_are_laid() -> None:
    assert best(Scene("piece coeur etat-d-exception piece piece coeur")) == "etat-d-exception"
    assert best(Scene("piece coeur confinement piece variant")) == "confinement"


def test_points_are_used_before_the_market() -> None:
    scene = Scene("coeur").do("coeur")
    rates = rating(HEURISTIC, scene.match)
    assert rates["attack"] > SILLY >= rates["market"]


def test_drawing_with_no_slot_free_is_left_alone() -> None:
    scene = Scene("piece piece soiree-clandestine", draw="variant").do("piece", "piece", "soiree-clandestine", "benef")
    rates = rating(HEURISTIC, scene.match)
    assert rates["draw"] < rates["market"]


# --- which side --------------------------------------------------------------------------------------


def test_early_it_takes_the_coins_and_late_it_hits() -> None:
    start = "piece piece piece coeur coeur"
    assert best(Scene("documentaire", draw=start).do("documentaire")) == "benef"
    strong = "confinement confinement couvre-feu"
    assert best(Scene("documentaire", draw=strong, confiance=[20, 9]).do("documentaire")) == "attaque"


def test_it_hits_when_that_puts_somebody_out() -> None:
    scene = Scene("documentaire piece", draw="piece piece piece", confiance=[3, 4]).do("documentaire")
    assert best(scene) == "attaque"


def test_the_other_cards_in_hand_count_for_a_kill() -> None:
    scene = Scene("documentaire variant coeur", draw="piece piece", confiance=[20, 7]).do("documentaire")
    assert best(scene) == "attaque"
    scene = Scene("documentaire variant coeur", draw="piece piece piece piece", confiance=[20, 20]).do("documentaire")
    assert best(scene) == "benef"


def test_in_need_it_gains() -> None:
    scene = Scene("variant piece piece", draw="piece piece coeur", confiance=[4, 20]).do("variant")
    assert best(scene) == "benef"


def test_the_black_heart_that_kills_is_silly() -> None:
    scene = Scene("vaccin-douteux piece", confiance=[2, 20]).do("vaccin-douteux")
    assert all(rate <= SILLY for rate in rating(HEURISTIC, scene.match).values())
    scene = Scene("super-complotistes piece", confiance=[2, 20]).do("super-complotistes")
    rates = rating(HEURISTIC, scene.match)
    assert rates["attaque"] <= SILLY < rates["benef"]


def test_the_black_heart_that_wins_is_not() -> None:
    """The points are used before it is paid (ED-EFF-12), and then the game is over."""
    scene = Scene("super-complotistes", confiance=[2, 13]).do("super-complotistes")
    assert best(scene) == "attaque"
    assert rating(HEURISTIC, scene.match)["attaque"] > SILLY


# --- attacks -----------------------------------------------------------------------------------------


def test_whoever_can_be_put_out_is() -> None:
    scene = Scene("documentaire", seats=3, confiance=[20, 12, 4]).do("documentaire", "attaque", "attack")
    assert best(scene) == 2
    scene.do(2)
    assert scene.t.confiance[2] == 4
    assert best(scene) == 4


def test_it_aims_at_the_team_to_finish_it_and_at_a_companion_that_does_more() -> None:
    scene = Scene("documentaire", boards={1: "porte-parole"}, confiance=[20, 4]).do("documentaire", "attaque", "attack")
    assert best(scene) == "team"
    scene = Scene("documentaire", boards={1: "porte-parole"}, confiance=[20, 20]).do(
        "documentaire", "attaque", "attack"
    )
    assert best(scene) == "porte-parole"


def test_all_points_go_where_they_are_sent() -> None:
    scene = Scene("confinement").do("confinement", "attaque", "attack")
    assert scene.what == "points"
    assert best(scene) == 7


# --- getting rid of cards -------------------------------------------------------------------------------


def test_the_worst_card_goes() -> None:
    scene = Scene("gel piece piece", draw="subvention coeur piece").do("gel", "benef", "destroy")
    assert best(scene) == "coeur"  # early: later it is the coins
    scene = Scene("gel piece piece", draw="confinement coeur", confiance=[20, 5]).do("gel", "benef", "destroy")
    assert best(scene) == "piece"


def test_an_annoying_companion_goes_first() -> None:
    scene = Scene("gel piece piece", board="gourou-du-clic").do("gel", "benef", "destroy")
    assert best(scene) == "gourou-du-clic"


def test_what_was_dear_is_not_burnt_nor_what_stays_when_it_is_laid() -> None:
    scene = Scene("gel", draw="couvre-feu porte-parole masque-artisanal subvention").do("gel", "benef", "destroy")
    assert best(scene) == "subvention"
    rates = rating(HEURISTIC, scene.match)
    assert max(rates["couvre-feu"], rates["porte-parole"], rates["masque-artisanal"]) <= SILLY


def test_a_companion_in_the_deck_makes_no_other_card_look_bad() -> None:
    """It leaves the deck when it is laid: the rest must be compared with what comes back. Three cards fill the slots:
    none of them is to go, however good the companions are that wait among them."""
    for waiting in ("", "porte-parole soignante fauconnier"):
        assert Deck(Scene("piece subvention subvention", draw=waiting).t, 0).without_worst() == 0.0
    assert Deck(Scene("piece subvention subvention", draw="coeur").t, 0).without_worst() > 0.0


def test_whoever_draws_all_his_cards_keeps_them() -> None:
    scene = Scene("gel piece piece").do("gel", "benef")
    rates = rating(HEURISTIC, scene.match)
    assert rates["destroy"] < rates["piece"]


def test_nobody_disinfects_with_his_last_confiance() -> None:
    scene = Scene("piece", draw="confinement confinement piece piece piece", confiance=[3, 20]).do("piece", "market")
    assert rating(HEURISTIC, scene.match)["disinfect"] <= SILLY


def test_it_discards_what_it_misses_least() -> None:
    scene = Scene("documentaire", hands={1: "coeur confinement coeur"}).do("documentaire", "attaque", "discard")
    assert best(scene) == "coeur"


# --- the market -----------------------------------------------------------------------------------------


def test_it_buys_what_makes_the_deck_better() -> None:
    scene = Scene("documentaire piece", draw="piece piece piece coeur coeur").do(
        "documentaire", "benef", "piece", "market"
    )
    rates = rating(HEURISTIC, scene.match)
    assert rates["documentaire"] > 0
    assert rates["documentaire"] > rates["subvention"]
    assert best(scene) != "done"


def test_it_does_not_water_down_a_strong_deck() -> None:
    scene = Scene("confinement", draw="confinement allocution allocution etat-d-exception").do(
        "confinement", "attaque", "market"
    )
    assert rating(HEURISTIC, scene.match)["applaudissements"] <= SILLY


def test_purchases_that_are_nearly_alike_are_alike() -> None:
    assert alike([1.0, 1.05, 0.2, -1.0]) == [1.05, 1.05, 0.2, -1.0]


def test_gains_beyond_the_ceiling_are_no_gains() -> None:
    scene = Scene("variant")
    variant = scene.t.card(scene.t.hands[0].cards[0])
    for confiance, lost in ((10, 0), (19, 0), (20, 1)):
        scene.t.confiance[0] = confiance
        assert wasted(scene.t, 0, variant, "benef") == lost
    assert wasted(scene.t, 0, variant, "attaque") == 0


def test_nobody_leaves_a_bargain() -> None:
    start = "piece piece piece coeur coeur"
    scene = Scene("documentaire piece", draw=start).do("documentaire", "benef", "piece", "market")
    assert rating(HEURISTIC, scene.match)["done"] <= SILLY


def test_the_super_card_is_bought_when_there_is_the_money() -> None:
    rich = "etat-d-exception etat-d-exception confinement"
    scene = Scene(rich, draw="piece piece piece coeur coeur piece")
    scene.do("etat-d-exception", "benef", "etat-d-exception", "benef", "confinement", "benef", "market")
    assert scene.t.coins >= 17
    rates = rating(HEURISTIC, scene.match)
    assert rates["super-gouvernement"] > rates["done"]


# --- who will win ------------------------------------------------------------------------------------------


def worths(match: Match) -> list[float]:
    assert isinstance(match.table, EtatDurgence)
    return [HEURISTIC.evaluate(match.table, seat) for seat in range(match.table.seats)]


def test_confiance_counts() -> None:
    scene = Scene("piece", hands={1: "piece", 2: "piece"}, confiance=[6, 12, 18], seats=3)
    assert worths(scene.match) == sorted(worths(scene.match))
    assert sum(worths(scene.match)) == pytest.approx(1)


def test_a_strong_deck_counts() -> None:
    scene = Scene("piece piece coeur", hands={1: "confinement documentaire documentaire"})
    assert worths(scene.match)[1] > 0.6


def test_at_the_end_there_is_no_doubt() -> None:
    scene = Scene("confinement", confiance=[5, 7]).do("confinement", "attaque", "attack", 7)
    assert scene.match.over
    assert worths(scene.match) == [1.0, 0.0]


def test_the_choice_is_one_of_the_options() -> None:
    scene = Scene("piece coeur")
    assert choice(HEURISTIC, scene.match) in scene.ask[2]
