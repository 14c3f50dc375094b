"""The five crises."""

import pytest

from tests.games.apocalypse.position import (
    asked,
    discard,
    hand,
    heard,
    in_force,
    laid,
    options,
    position,
    say,
    table,
    wait_for,
    why_not,
)

FIVE = "etude etude etude etude etude"  # a full hand draws nothing at the end of a turn

# --- Crise alimentaire -----------------------------------------------------------------------


@pytest.mark.rule("AP-CRI-2")
@pytest.mark.rule("AP-ALI-4")
def test_each_child_is_fed_with_an_animal() -> None:
    m = position("etude | harry lara luke chat chien", "etude | zelda", deck="crise-alimentaire")
    assert options(m, 0) == ["harry", "lara", "luke"]
    say(m, "0: lara")
    assert options(m, 0) == ["chat", "chien"]  # one that can be fed must be
    say(m, "0: chien harry")
    assert laid(m, 0) == "harry lara luke chat! chien!".replace(" luke", "")
    assert discard(m) == "luke zelda"  # nobody can feed these
    wait_for(m, 0)
    assert len(heard(m, "fed")) == 2  # only on arrival


@pytest.mark.rule("AP-ALI-1")
@pytest.mark.rule("AP-SUR-7")
def test_a_ration_feeds_one_child() -> None:
    m = position("etude | harry lara ration", "", deck="crise-alimentaire")
    say(m, "0: lara")
    assert (laid(m, 0), discard(m)) == ("lara ration!", "harry")


@pytest.mark.rule("AP-ALI-2")
@pytest.mark.rule("AP-SUR-5")
def test_a_potager_feeds_all_children_and_is_not_turned() -> None:
    m = position("etude | harry lara potager chat", "", deck="crise-alimentaire")
    assert (laid(m, 0), heard(m, "fed_all")) == ("harry lara potager chat", [(0,)])


@pytest.mark.rule("AP-ALI-3")
def test_eaten_animals_score_and_any_animal_can_be_eaten() -> None:
    m = position("etude | harry licorne", "", deck="crise-alimentaire")
    assert laid(m, 0) == "harry licorne!"
    assert table(m).score(0) == 2 + 3


@pytest.mark.rule("AP-ALI-5")
def test_an_unfed_child_is_given_to_who_can_feed_it() -> None:
    m = position("etude | harry", "| chat chien", "| ration", "", deck="crise-alimentaire")
    assert (asked(m), options(m, 0)) == ({0: "adopt"}, ["@1", "@2"])
    say(m, "0: @1", "1: chien")
    assert (laid(m, 0), laid(m, 1)) == ("", "chat chien! harry")


@pytest.mark.rule("AP-ALI-5")
def test_a_potager_takes_in_the_children_of_others() -> None:
    m = position("etude | harry lara", "| potager", deck="crise-alimentaire")
    say(m, "0: harry")
    assert laid(m, 1) == "potager harry lara"
    assert heard(m, "fed_all") == [(1,), (1,)]


@pytest.mark.rule("AP-ALI-6")
def test_a_child_that_nobody_can_feed_is_discarded() -> None:
    m = position("etude | harry", "| chat!", "| ration!", deck="crise-alimentaire")
    assert discard(m) == "harry"


@pytest.mark.rule("AP-ALI-7")
def test_during_it_a_child_is_laid_only_if_it_is_fed() -> None:
    m = position("harry chat | flirt-camping", "", plagues="crise-alimentaire:2@1")
    assert why_not(m, "0: harry") == "AP-ALI-7"
    m = position("harry etude | flirt-camping chat chien", "", plagues="crise-alimentaire:2@1")
    say(m, "0: harry chien")
    assert laid(m, 0) == "flirt-camping^ chat chien! harry"
    m = position("harry etude | flirt-camping potager", "", plagues="crise-alimentaire:2@1")
    say(m, "0: harry")
    assert laid(m, 0) == "flirt-camping^ potager harry"


@pytest.mark.rule("AP-ALI-8")
def test_a_child_that_comes_otherwise_is_fed_too() -> None:
    m = position("couteau etude | mariage-montcuq chat", "| harry", mode="avance", plagues="crise-alimentaire:2@1")
    say(m, "0: draw couteau @1")
    assert laid(m, 0) == "mariage-montcuq chat! couteau! harry"
    m = position("couteau etude | mariage-montcuq", "| harry", mode="avance", plagues="crise-alimentaire:2@1")
    say(m, "0: draw couteau")
    assert laid(m, 1) == "harry"  # no food: it can't be stolen


@pytest.mark.rule("AP-ALI-9")
def test_the_bunker_and_the_survivaliste() -> None:
    m = position("etude | harry+ bunker+", "| survivaliste lara", deck="crise-alimentaire")
    assert (laid(m, 0), laid(m, 1)) == ("harry+ bunker+", "survivaliste lara")
    m = position("etude | harry", "| survivaliste", "", deck="crise-alimentaire")
    assert discard(m) == "harry"
    m = position("etude | harry", "| survivaliste chat", "", deck="crise-alimentaire")
    assert laid(m, 1) == "survivaliste chat! harry"
    m = position("harry etude | flirt-camping survivaliste chat", "", plagues="crise-alimentaire:2@1")
    say(m, "0: draw harry")
    assert laid(m, 0) == "flirt-camping^ survivaliste chat harry"  # nor those that he lays


@pytest.mark.rule("AP-ANI-2")
@pytest.mark.rule("AP-ANI-5")
def test_the_pangolin_is_eaten_only_in_avance_and_never_must_be() -> None:
    m = position("etude | harry pangolin", "", deck="crise-alimentaire")
    assert (laid(m, 0), discard(m)) == ("pangolin", "harry")
    m = position("etude | harry pangolin", "chat chien", deck="crise-alimentaire", mode="avance")
    assert options(m, 0) == ["pangolin", "pass"]
    other = m.clone()
    say(m, "0: pass")
    assert (laid(m, 0), discard(m)) == ("pangolin", "harry")
    say(other, "0: pangolin")
    assert laid(other, 0) == "harry pangolin!"
    assert in_force(other) == "crise-alimentaire:2@0 crise-sanitaire:3@0"
    m = position("etude | harry", "| pangolin", deck="crise-alimentaire", mode="avance")
    assert discard(m) == "harry"  # nobody is made to eat him


@pytest.mark.rule("AP-ANI-6")
def test_its_crise_sanitaire_starts_when_feeding_is_over_without_a_card() -> None:
    m = position("virus | harry pangolin", "chien | lara chat lapin", deck="crise-alimentaire etude", mode="avance")
    say(m, "0: pangolin")
    assert heard(m, "rages")[1:] == []
    say(m, "1: chat")
    assert heard(m, "rages")[1:] == [("crise-sanitaire", 0, 3)]
    assert laid(m, 0) == "harry pangolin! virus!"
    assert [plague.card for plague in table(m).plagues][1] == -1
    plagues = "crise-alimentaire:2@1 crise-sanitaire:3@1"
    m = position("harry etude | mariage-montcuq pangolin masque-a-gaz", "chat", plagues=plagues, mode="avance")
    say(m, "0: draw harry")
    assert laid(m, 0) == "mariage-montcuq pangolin! masque-a-gaz harry"
    assert in_force(m) == "crise-alimentaire:2@1 crise-sanitaire:3@1"  # nothing more


# --- Crise écologique ---------------------------------------------------------------------------


@pytest.mark.rule("AP-CRI-3")
def test_each_discards_his_hand_but_one_card() -> None:
    m = position("chat lapin chien", "etude harry", deck="crise-ecologique")
    assert (options(m, 0), options(m, 1)) == (["chat", "chien", "lapin"], ["etude", "harry"])
    say(m, "1: harry", "0: lapin")
    assert (hand(m, 0), discard(m)) == ("lapin", "chat chien etude")


@pytest.mark.rule("AP-ECL-1")
def test_during_it_one_card_is_drawn_and_one_played() -> None:
    m = position("chat", "etude", plagues="crise-ecologique:4@1", deck="lapin chien")
    assert options(m, 0) == ["chat", "discard", "lapin"]
    say(m, "0: chat")
    assert hand(m, 0) == "lapin"


@pytest.mark.rule("AP-ECL-2")
def test_at_its_end_everybody_refills() -> None:
    m = position("chat", "etude", "| chercheur", plagues="crise-ecologique:1@0", deck="lapin")
    say(m, "0: chat")
    assert [len(pile) for pile in table(m).hands] == [5, 6, 6]  # seat 1 has drawn for his turn


@pytest.mark.rule("AP-ECL-3")
def test_the_virus_is_what_one_keeps() -> None:
    m = position("chat virus chien", "etude harry", deck="crise-ecologique")
    assert options(m, 0) == ["virus"]
    assert why_not(m, "0: chat") == "AP-ECL-3"
    say(m, "0: virus", "1: etude")
    assert hand(m, 0) == "virus"


@pytest.mark.rule("AP-ECL-4")
def test_with_the_virus_the_drawn_card_must_be_played() -> None:
    m = position("virus", "etude", plagues="crise-ecologique:4@1", deck="redoublement")
    assert options(m, 0) == ["redoublement"]  # nothing else can be done, but he is asked: that he is not would tell
    say(m, "0: redoublement")
    assert heard(m, "threw") == [(0, "redoublement")]
    assert hand(m, 0) == "virus"


@pytest.mark.rule("AP-ECL-5")
def test_the_chercheur_plays_with_one_card_too() -> None:
    studies = " ".join(["etude"] * 6)
    m = position(f"chercheur | {studies}", "licenciement", plagues="crise-ecologique:4@1", deck="chat harry lapin")
    say(m, "0: chercheur")
    assert hand(m, 0) == "chat"
    say(m, "1: licenciement")
    assert (hand(m, 0).split()[0], discard(m)) == ("chat", "chercheur")  # no card with him
    m = position("chat", "etude | chercheur", plagues="crise-ecologique:1@0", deck="lapin")
    say(m, "0: chat")
    assert len(table(m).hands[1]) == 6


@pytest.mark.rule("AP-ECL-6")
def test_cards_that_refill_refill_to_one() -> None:
    m = position("arc-en-ciel", "etude", plagues="crise-ecologique:4@1", deck="chat lapin harry")
    say(m, "0: arc-en-ciel chat")
    assert hand(m, 0) == "lapin"


@pytest.mark.rule("AP-ECL-7")
def test_the_survivaliste_keeps_his_whole_hand() -> None:
    m = position("chat lapin", "etude harry | survivaliste", deck="crise-ecologique")
    assert asked(m) == {0: "keep_card"}
    m = position("survivaliste", "licenciement", plagues="crise-ecologique:4@1", deck="chat lapin harry zelda luke")
    say(m, "0: survivaliste")
    assert hand(m, 0) == "chat harry lapin luke zelda"
    say(m, "1: licenciement")
    assert asked(m) == {0: "keep_card"}
    say(m, "0: luke")
    assert hand(m, 0).split()[-1] == "luke"
    assert discard(m) == "chat lapin harry zelda survivaliste"


# --- Crise économique -----------------------------------------------------------------------------


@pytest.mark.rule("AP-CRI-4")
def test_all_salaries_not_invested_are_lost() -> None:
    m = position("etude | salaire-1 salaire-2!", "| salaire-3+ bunker+ salaire-4", deck="crise-economique")
    assert discard(m) == "salaire-1 salaire-4"
    assert (laid(m, 0), laid(m, 1)) == ("salaire-2!", "salaire-3+ bunker+")


@pytest.mark.rule("AP-ECN-1")
def test_during_it_no_salary_is_laid() -> None:
    m = position("salaire-1 etude | serveur coffre-fort", "", plagues="crise-economique:3@1")
    say(m, "0: draw")
    assert why_not(m, "0: salaire-1") == "AP-ECN-1"  # AP-ECN-3: a Coffre-fort does not let one


@pytest.mark.rule("AP-ECN-2")
@pytest.mark.rule("AP-JOB-1")
def test_the_croque_mort_lays_salaries_of_any_level() -> None:
    m = position("salaire-4 salaire-2 | croque-mort salaire-1", "", deck="crise-economique chat lapin")
    say(m, "0: draw")
    assert laid(m, 0) == "croque-mort"  # he loses those laid before
    wait_for(m, 0)
    say(m, "0: draw salaire-4")
    assert laid(m, 0) == "croque-mort salaire-4"
    m = position("salaire-4 etude | croque-mort", "")
    say(m, "0: draw")
    assert why_not(m, "0: salaire-4") == "SL-SAL-1"


@pytest.mark.rule("AP-ECN-3")
@pytest.mark.rule("AP-SUR-3")
def test_a_coffre_fort_keeps_salaries_from_this_crisis() -> None:
    m = position("etude | salaire-1 coffre-fort", "impot | salaire-2", deck="crise-economique")
    assert (laid(m, 0), discard(m)) == ("salaire-1 coffre-fort", "salaire-2")
    m = position("impot etude", "| serveur salaire-1 coffre-fort")
    say(m, "0: impot")
    assert discard(m) == "salaire-1"  # from this crisis only


@pytest.mark.rule("AP-ECN-4")
def test_casino_and_heritage_may_be_laid() -> None:
    m = position("casino heritage salaire-1", "", plagues="crise-economique:3@1")
    assert options(m, 0) == ["casino", "discard", "etude", "heritage"]
    say(m, "0: casino salaire-1")
    assert table(m).bettor == 0


@pytest.mark.rule("AP-ECN-5")
def test_bets_are_not_lost_and_what_is_won_stays() -> None:
    m = position("etude", "salaire-2 chat", deck="crise-economique", casino=0, bet="salaire-1", bettor=0)
    assert discard(m) == ""
    say(m, "1: bet")
    assert laid(m, 0) == "salaire-1 salaire-2"
    assert in_force(m) == "crise-economique:3@0"


@pytest.mark.rule("AP-ECN-6")
def test_a_heritage_is_no_salary_and_anniversaire_moves_salaries() -> None:
    m = position("etude | heritage", "etude", deck="crise-economique")
    assert laid(m, 0) == "heritage"
    m = position("anniversaire etude", "| salaire-2", plagues="crise-economique:3@1")
    say(m, "0: anniversaire")
    assert laid(m, 0) == "anniversaire! salaire-2"


@pytest.mark.rule("AP-ECN-7")
@pytest.mark.rule("AP-JOB-9")
def test_the_survivaliste_keeps_his_salaries_and_lays_more() -> None:
    m = position("etude | salaire-1", "salaire-1 | survivaliste salaire-1", deck="crise-economique chat")
    assert discard(m) == "salaire-1"
    say(m, "1: draw salaire-1")
    assert laid(m, 1) == "survivaliste salaire-1 salaire-1"


# --- Crise politique --------------------------------------------------------------------------------


@pytest.mark.rule("AP-CRI-5")
def test_all_jobs_are_lost_but_the_survivaliste() -> None:
    m = position("etude | bandit", "| dictateur", "| survivaliste", "| militaire+ bunker+", deck="crise-politique")
    say(m, "0: draw")
    assert discard(m) == "bandit dictateur"
    assert (laid(m, 2), laid(m, 3)) == ("survivaliste", "militaire+ bunker+")


@pytest.mark.rule("AP-POL-1")
def test_the_card_below_a_fleau_is_seen_too() -> None:
    m = position("", "", plagues="crise-politique:4@1", deck="liquidation-totale chat")
    assert ("chat",) in heard(m, "next_card")


@pytest.mark.rule("AP-POL-1")
def test_the_pile_is_turned_over_and_its_uppermost_card_seen() -> None:
    m = position(FIVE, FIVE, deck="crise-politique lapin etude-double harry", rest="box")
    assert heard(m, "next_card") == [("harry",), ("etude-double",)]  # the former bottom; seat 1 has drawn it
    assert [card[1] for card in m.view(0)["deck"]["cards"]] == ["etude-double"]
    assert heard(m, "drew", 0) == [(1, "harry")]


@pytest.mark.rule("AP-POL-2")
def test_the_discard_stays_open() -> None:
    m = position("etude", "", plagues="crise-politique:4@1", discard="chat")
    assert options(m, 0) == ["draw", "take"]


@pytest.mark.rule("AP-POL-3")
@pytest.mark.rule("AP-JOB-2")
def test_no_job_is_laid_but_the_dictateur() -> None:
    hand = "serveur dictateur piston tortue barman | mariage-montcuq"
    m = position(hand, "", plagues="crise-politique:4@1", discard="ninja")
    assert why_not(m, "0: take") == "AP-POL-3"
    say(m, "0: draw")
    assert why_not(m, "0: serveur") == "AP-POL-3"
    by_piston = m.clone()
    say(by_piston, "0: piston")
    assert options(by_piston, 0) == ["dictateur", "pass"]
    assert why_not(by_piston, "0: barman") == "AP-POL-3"
    tortue = m.clone()
    say(tortue, "0: tortue")
    assert laid(tortue, 0) == "mariage-montcuq tortue"
    say(m, "0: dictateur")
    assert laid(m, 0) == "mariage-montcuq dictateur"
    assert why_not(position("dictateur etude", ""), "0: dictateur") == "AP-JOB-2"


@pytest.mark.rule("AP-POL-3")
def test_no_grand_prof_either() -> None:
    m = position("grand-prof chat | prof-de-maths+ bunker+", "", plagues="crise-politique:4@1")
    say(m, "0: draw")
    assert why_not(m, "0: grand-prof") == "AP-POL-3"


@pytest.mark.rule("AP-POL-4")
def test_the_survivaliste_draws_from_either_side() -> None:
    m = position(f"{FIVE} | survivaliste", FIVE, deck="crise-politique lapin licorne harry", rest="box")
    say(m, "0: draw", "1: discard harry")
    assert options(m, 0) == ["draw", "draw_hidden", "resign"]
    say(m, "0: draw_hidden")
    assert (hand(m, 0), heard(m, "drew_hidden")) == (f"{FIVE} lapin", [(0, None)])
    assert why_not(position("etude | serveur", "", plagues="crise-politique:4@1"), "0: draw_hidden") == "AP-POL-4"


@pytest.mark.rule("AP-POL-5")
def test_at_its_end_the_pile_is_turned_back() -> None:
    m = position(FIVE, FIVE, plagues="crise-politique:1@0", deck="chat lapin harry lara", rest="box")
    say(m, "0: discard chat")
    say(m, "1: draw")
    assert heard(m, "turned_back") == [()]
    assert hand(m, 1) == f"{FIVE} lara"  # from the other side
    assert m.view(2)["deck"] == {"count": 2, "cards": [], "bottom": [(table(m).deck.cards[0], "lapin")]}


@pytest.mark.rule("AP-POL-6")
def test_other_draws_and_looks_use_the_visible_side() -> None:
    m = position("medium lapin | radar", "", plagues="crise-politique:4@1", deck="chat licorne harry lara", rest="box")
    assert heard(m, "saw_pile", 0) == [(0, ["chat"])]
    m = position("etude | radar survivaliste", "", plagues="crise-politique:4@1", deck="chat licorne lara", rest="box")
    assert heard(m, "saw_pile", 0) == [(0, ["chat"]), (0, ["lara"])]
    assert heard(m, "saw_pile", 1) == [(0, ["chat"]), (0, [None])]
    m = position("chance lapin", "", plagues="crise-politique:4@1", deck="etude chat licorne lara", rest="box")
    say(m, "0: chance")
    assert options(m, 0) == ["chat", "lara", "licorne"]


# --- Crise sanitaire --------------------------------------------------------------------------------


@pytest.mark.rule("AP-CRI-6")
def test_nobody_lays_a_card_in_front_of_himself() -> None:
    m = position("chat accident", "", plagues="crise-sanitaire:3@1")
    assert options(m, 0) == ["accident", "discard"]
    assert why_not(m, "0: chat") == "AP-CRI-6"


@pytest.mark.rule("AP-SAN-1")
def test_everybody_shows_his_hand_to_all() -> None:
    m = position("chat", "lapin etude", "harry", deck="crise-sanitaire licorne")
    assert heard(m, "showed") == [(0, ["chat"]), (1, ["etude", "lapin"]), (2, ["harry"])]
    assert m.view(0)["hands"][1] == {"count": 3, "cards": m.view(3)["hands"][1]["cards"]}
    assert len(m.view(0)["hands"][1]["cards"]) == 2  # what is drawn later is hidden again


@pytest.mark.rule("AP-SAN-2")
def test_the_virus_is_laid_and_replaced() -> None:
    m = position(FIVE, "virus etude", deck="crise-sanitaire licorne lara")
    assert laid(m, 1) == "virus!"
    assert hand(m, 1) == "etude lara licorne"  # the replacement, and the draw of his turn
    assert table(m).score(1) == -3


@pytest.mark.rule("AP-SAN-3")
def test_a_virus_that_comes_later_is_laid_and_replaced_at_once() -> None:
    m = position("chat", "", plagues="crise-sanitaire:3@1", deck="virus lapin")
    assert (laid(m, 0), hand(m, 0)) == ("virus!", "chat lapin")
    m = position("tsunami virus | masque-a-gaz", "etude", plagues="crise-sanitaire:3@1", deck="lapin", seed=1)
    say(m, "0: tsunami")
    assert "virus!" in laid(m, 1) or "virus" in hand(m, 0)
    assert "virus" not in hand(m, 1)


@pytest.mark.rule("AP-SAN-3")
def test_a_virus_that_nobody_catches_is_told_as_any_other_card() -> None:
    for second in ("chien", "virus"):
        m = position("arc-en-ciel chat", "", deck=f"poussin lapin {second} zelda")
        say(m, "0: arc-en-ciel chat pass")
        assert [len(cards) for _, cards in heard(m, "refilled")] == [4]


@pytest.mark.rule("AP-SAN-4")
def test_resigning_divorce_and_the_end_of_an_adultere_are_allowed() -> None:
    m = position("etude | serveur mariage-montcuq adultere", "", plagues="crise-sanitaire:3@1")
    assert options(m, 0) == ["breakup", "divorce", "draw", "resign"]


@pytest.mark.rule("AP-SAN-5")
def test_from_the_discard_only_a_malus() -> None:
    m = position("etude | serveur", "", plagues="crise-sanitaire:3@1", discard="chat")
    assert why_not(m, "0: take") == "AP-SAN-5"
    m = position("etude | serveur", "", plagues="crise-sanitaire:3@1", discard="accident")
    assert "take" in options(m, 0)


@pytest.mark.rule("AP-SAN-6")
def test_no_special_card_no_cataclysme_no_bet() -> None:
    m = position("tsunami seisme salaire-1 accident", "", plagues="crise-sanitaire:3@1", casino=0)
    assert [why_not(m, f"0: {word}") for word in ("tsunami", "seisme", "bet")] == ["AP-SAN-6"] * 3


@pytest.mark.rule("AP-SAN-7")
def test_the_croque_mort_may_lay_salaries() -> None:
    m = position("salaire-4 chat | croque-mort", "", plagues="crise-sanitaire:3@1")
    say(m, "0: draw")
    assert options(m, 0) == ["discard", "resign", "salaire-4"]


@pytest.mark.rule("AP-SAN-8")
@pytest.mark.parametrize("card", ["masque-a-gaz", "survivaliste"])
def test_who_is_protected_is_untouched(card: str) -> None:
    m = position("etude", f"virus chat | {card}", deck="crise-sanitaire")
    assert heard(m, "showed") == [(0, ["etude"])]
    assert "virus" in hand(m, 1)
    say(m, *(["1: draw"] if card == "survivaliste" else []), "1: chat")
    assert laid(m, 1) == f"{card} chat"


@pytest.mark.rule("AP-CRI-8")
def test_the_end_of_a_crisis_is_told_once() -> None:
    m = position("chat", "lapin", plagues="crise-economique:1@0", deck="luke diana mario harry")
    say(m, "0: chat")
    told = [what for what, _ in m.log(2)]
    assert told.count("plague_over") == 1
    assert not {"gone", "round_over"} & set(told)


@pytest.mark.rule("AP-ECL-3", "AP-SUR-4")
def test_with_a_masque_the_virus_need_not_be_kept() -> None:
    m = position("chat virus chien | masque-a-gaz", "etude harry", deck="crise-ecologique")
    assert options(m, 0) == ["chat", "chien", "virus"]
    say(m, "0: chat", "1: etude")
    assert hand(m, 0) == "chat"
