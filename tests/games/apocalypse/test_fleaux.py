"""Setup, modes, and fléaux in general: drawn, set aside, chased, counted, over."""

from collections import Counter

import pytest

from crise.games.apocalypse import APOCALYPSE
from crise.games.apocalypse.legal import choosable
from tests.games.apocalypse.position import (
    asked,
    discard,
    hand,
    heard,
    in_force,
    laid,
    options,
    out,
    position,
    say,
    table,
    wait_for,
    why_not,
)

# --- Setup -----------------------------------------------------------------------------------


@pytest.mark.rule("AP-SET-1")
def test_the_cards_are_shuffled_with_those_of_the_base() -> None:
    t = APOCALYPSE.start(3).table
    assert len(t.faces) == 258
    kinds = Counter(row.kind for row in APOCALYPSE.standard for _ in range(row.count))
    assert (kinds["arme"], kinds["crise"], kinds["monstre"], kinds["salaire"]) == (15, 5, 6, 40)
    half = APOCALYPSE.start(3, APOCALYPSE.read_options({"deck_share": "1/2"})).table
    assert len(half.piles()["removed"]) == 129


@pytest.mark.rule("AP-FACE-1")
def test_what_was_eaten_or_used_is_turned_and_scores() -> None:
    m = position("| harry chat moto!", "", deck="crise-alimentaire")
    assert laid(m, 0) == "harry chat! moto!"
    assert table(m).score(0) == 2 + 1 + 1


@pytest.mark.rule("AP-FACE-2")
def test_what_is_choosable() -> None:
    m = position("chien | chat lapin! accident tsunami! casino heritage bunker+ harry+ seisme! lara virus! serveur", "")
    t = table(m)
    assert [t.faces[card].key for card in choosable(t, 0)] == ["chat", "lara", "serveur"]


@pytest.mark.rule("AP-DUO-1")
def test_with_two_players_the_opponent_is_the_left_neighbour_of_both() -> None:
    m = position("etude | chat chien", "etude | lapin harry", deck="armageddon")
    assert asked(m) == {0: "doom", 1: "doom"}
    assert (options(m, 0), options(m, 1)) == (["harry", "lapin"], ["chat", "chien"])


# --- Starting hands ------------------------------------------------------------------------------


@pytest.mark.rule("AP-FLE-5")
@pytest.mark.rule("AP-FLE-1")
def test_no_hand_ever_holds_one() -> None:
    met = 0
    for seed in range(40):
        m = APOCALYPSE.start(6, seed=seed)
        t = table(m)
        met += bool(heard(m, "plague"))
        plagues = {card for kind in ("crise", "monstre", "evenement") for card in t.of_kind(kind)}
        assert not plagues & {card for pile in t.hands for card in pile.cards}
        assert [len(cards) for _, cards in heard(m, "dealt")] == [5] * 6
    assert met > 20


@pytest.mark.rule("AP-FLE-6")
def test_of_several_in_one_hand_its_owner_lays_one() -> None:
    m = position("etude", "chat", starting="crise-economique:1 crise-sanitaire:1 liquidation-totale:1")
    assert options(m, 1) == ["crise-economique", "crise-sanitaire", "liquidation-totale"]
    assert why_not(m, "1: chat") == "AP-FLE-6"
    say(m, "1: crise-economique")
    assert in_force(m) == "crise-economique:3@1"
    assert out(m) == "crise-sanitaire liquidation-totale"
    assert table(m).past == []  # never in force


@pytest.mark.rule("AP-FLE-6")
def test_a_replacement_belongs_to_the_starting_hand() -> None:
    """The deal goes on until five cards are there; what was met on the way lies before that seat."""
    for seed in range(400):
        m = APOCALYPSE.start(2, seed=seed)
        drawers = [seat for seat, _ in heard(m, "plague")]
        if len(drawers) > 2 and len(set(drawers)) == 1:
            assert asked(m) == {drawers[0]: "starting"}
            return
    raise AssertionError("no hand with three fléaux")


@pytest.mark.rule("AP-FLE-7")
def test_they_take_effect_in_turn_order_from_the_first_player() -> None:
    m = position("etude", "etude", "etude", turn=1, mode="avance", starting="crise-economique:0 liquidation-totale:2")
    assert [plague for plague, _, _ in heard(m, "rages")] == ["liquidation-totale", "crise-economique"]
    assert heard(m, "turn") == [(1,)]


@pytest.mark.rule("AP-FLE-8")
def test_a_monster_from_a_starting_hand_goes_out_and_chases() -> None:
    m = position("etude", "etude", starting="crise-economique:0 zombie:1")
    assert (in_force(m), out(m)) == ("", "crise-economique zombie")
    m = position("etude", "etude", starting="crise-economique:0 armageddon:1", mode="avance")
    assert (in_force(m), out(m)) == ("crise-economique:3@1", "armageddon")


# --- Modes -----------------------------------------------------------------------------------


@pytest.mark.rule("AP-MODE-1")
def test_basique_unless_one_says_otherwise() -> None:
    assert not table(position("", "")).advanced
    assert table(position("", "", mode="avance")).advanced


@pytest.mark.rule("AP-MODE-2")
@pytest.mark.parametrize("new", ["crise-economique", "liquidation-totale", "armageddon", "zombie"])
def test_basique_a_new_one_chases_all_others(new: str) -> None:
    m = position("etude", "etude", deck=new, plagues="crise-alimentaire:2@1", monsters="robotueur:0")
    assert out(m).startswith("crise-alimentaire robotueur")
    assert "crise-alimentaire" not in in_force(m)


@pytest.mark.rule("AP-MODE-2")
def test_what_is_chased_ends_by_its_own_rules_first() -> None:
    m = position("etude", "chat", deck="liquidation-totale", plagues="crise-ecologique:2@1")
    assert heard(m, "plague_over") == [("crise-ecologique",)]
    assert [len(pile) for pile in table(m).hands] == [5, 6]  # refilled; seat 1 has drawn for his turn
    assert in_force(m) == "liquidation-totale:3@0"


@pytest.mark.rule("AP-MODE-4")
@pytest.mark.rule("AP-MODE-5")
def test_avance_they_add_up_each_with_its_holder_and_count() -> None:
    plagues = "crise-economique:1@1 liquidation-totale:3@0"
    m = position("etude", "etude", "etude", mode="avance", deck="purge", plagues=plagues)
    assert in_force(m) == "crise-economique:1@1 liquidation-totale:2@0 purge:2@0"
    plagues = "crise-economique:3@1 crise-alimentaire:2@1"
    m = position("salaire-1 harry etude | serveur", "", mode="avance", plagues=plagues)
    say(m, "0: draw")
    assert (why_not(m, "0: salaire-1"), why_not(m, "0: harry")) == ("AP-ECN-1", "AP-ALI-7")


@pytest.mark.rule("AP-MODE-5")
def test_what_happens_at_a_turns_end_happens_in_the_order_in_which_they_began() -> None:
    m = position("etude", "etude", mode="avance", plagues="crise-economique:1@0 crise-politique:1@0", deck="chat")
    say(m, "0: discard chat")
    assert [plague for (plague,) in heard(m, "plague_over")] == ["crise-economique", "crise-politique"]


@pytest.mark.rule("AP-MODE-7")
def test_an_invasion_is_not_chased_but_chases() -> None:
    m = position("etude", "chat", plagues="invasion-extraterrestre:4@1", goal=9, deck="crise-economique")
    assert in_force(m) == "invasion-extraterrestre:4@1 crise-economique:3@0"
    m = position("etude", "chat", plagues="crise-economique:4@1", deck="invasion-extraterrestre")
    assert in_force(m) == "invasion-extraterrestre:4@0"


# --- Drawn -----------------------------------------------------------------------------------------


@pytest.mark.rule("AP-FLE-3")
@pytest.mark.rule("AP-CRI-1")
def test_drawn_as_the_draw_of_a_turn_it_is_the_turn() -> None:
    m = position("etude etude", "chat", deck="liquidation-totale")
    assert heard(m, "plague") == [(0, "liquidation-totale")]
    assert (table(m).turn, in_force(m)) == (1, "liquidation-totale:3@0")
    assert heard(m, "laid") == heard(m, "threw") == []


@pytest.mark.rule("AP-FLE-2")
def test_drawn_while_refilling_it_takes_effect_and_is_replaced() -> None:
    m = position(
        "arc-en-ciel etude etude etude chat | serveur salaire-1",
        "lapin",
        deck="harry crise-economique chien liquidation-totale licorne poussin",
    )
    say(m, "0: draw arc-en-ciel chat discard etude pass")
    assert heard(m, "plague") == [(0, "crise-economique"), (0, "liquidation-totale")]
    assert hand(m, 0) == "chien etude etude harry licorne"
    assert discard(m) == "etude salaire-1"
    assert (table(m).turn, in_force(m)) == (1, "liquidation-totale:3@0")


@pytest.mark.rule("AP-FLE-2")
def test_the_extra_card_of_the_chercheur_is_replaced_too() -> None:
    studies = " ".join(["etude"] * 6)
    m = position(f"chercheur lapin poussin licorne harry | {studies}", "", deck="chat liquidation-totale chien")
    say(m, "0: chercheur")
    assert hand(m, 0) == "chat chien harry lapin licorne poussin"


@pytest.mark.rule("AP-FLE-2")
def test_the_extra_card_of_the_chercheur_may_be_laid_in_the_same_turn() -> None:
    studies = " ".join(["etude"] * 6)
    m = position(f"arc-en-ciel chercheur lapin | {studies}", "", deck="chat poussin chien")
    say(m, "0: arc-en-ciel chercheur")
    assert hand(m, 0) == "chat lapin poussin"
    assert "poussin" in options(m, 0)


@pytest.mark.rule("AP-FLE-2", "AP-ECL-5")
def test_a_crisis_may_leave_no_room_for_the_extra_card() -> None:
    hired = f"chercheur lapin poussin licorne harry | {' '.join(['etude'] * 6)}"
    m = position(hired, "", deck="chat crise-ecologique chien")
    say(m, "0: chercheur chat")
    assert hand(m, 0) == "chat"
    m = position(hired, "lara mario", deck="chat crise-politique chien")
    say(m, "0: chercheur")
    assert (hand(m, 0), discard(m)) == ("chat harry lapin licorne poussin", "chercheur")  # the job went, and its card


@pytest.mark.rule("AP-FLE-4")
def test_in_a_refill_of_everybody_they_are_set_aside_and_take_effect_in_the_order_drawn() -> None:
    m = position("incendie chat", "lapin lara", deck="etude etude crise-economique chien licorne crise-politique")
    say(m, "0: incendie")
    assert heard(m, "plague") == [(0, "crise-economique"), (1, "crise-politique")]
    told = [name for name, _ in m.log(2) if name in ("drew", "refilled", "rages")]
    assert told[:5] == ["drew", "refilled", "refilled", "rages", "rages"]  # after all hands are full
    assert heard(m, "refilled", 0)[:2] == [(0, ["etude", "chien"]), (1, [None, None])]  # at once, seen by its owner
    assert (in_force(m), out(m)) == ("crise-politique:4@0", "crise-economique")


@pytest.mark.rule("AP-FLE-9")
def test_chance_may_discard_one_or_draw_it() -> None:
    m = position("chance etude etude etude etude", "lara", "harry", deck="chat purge chien lapin")
    say(m, "0: chance")
    assert options(m, 0) == ["chien", "lapin", "purge"]
    keep = m.clone()
    say(m, "0: lapin purge")
    assert (discard(m), in_force(m), asked(m)) == ("purge chien", "", {0: "play"})
    say(keep, "0: purge chien")
    assert (discard(keep), in_force(keep), table(keep).turn) == ("chien lapin", "purge:2@0", 1)
    assert hand(keep, 0) == "chat etude etude etude etude"


@pytest.mark.rule("AP-FLE-9")
def test_of_three_fleaux_one_must_be_kept() -> None:
    m = position("chance etude etude etude etude", "", deck="chat purge crise-economique zombie")
    say(m, "0: chance")
    assert options(m, 0) == ["crise-economique", "purge", "zombie"]


@pytest.mark.rule("AP-FLE-10")
def test_nobody_takes_one_from_the_discard() -> None:
    m = position("etoile-filante etude | serveur", "", discard="purge chat")
    assert why_not(m, "0: take") == "AP-FLE-10"
    say(m, "0: draw etoile-filante")
    assert laid(m, 0) == "serveur etoile-filante! chat"
    assert table(m).past == []


@pytest.mark.rule("AP-FLE-11")
def test_what_monsters_and_events_take_goes_out() -> None:
    m = position("etude | chat harry", "etude | lapin", deck="escargot-mutant")
    assert out(m).split()[0] == "chat"
    assert discard(m) == ""


@pytest.mark.rule("AP-FLE-12")
def test_what_a_crisis_takes_goes_to_the_discard_from_the_holder_on() -> None:
    m = position("| serveur salaire-1 salaire-2", "| salaire-3", "| barman salaire-4!", turn=1, deck="crise-economique")
    assert discard(m) == "salaire-3 salaire-1 salaire-2"
    assert out(m) == ""


@pytest.mark.rule("AP-FLE-13")
def test_what_is_over_goes_out_and_is_past() -> None:
    m = position("etude", "etude", plagues="liquidation-totale:1@0", deck="chat")
    say(m, "0: discard chat")
    assert (in_force(m), out(m), len(table(m).past)) == ("", "liquidation-totale", 1)


@pytest.mark.rule("AP-FLE-14")
@pytest.mark.parametrize(
    ("last", "log"),
    [
        ("crise-economique", "lost"),
        ("armageddon", "doomed"),
        ("escargot-mutant", "met"),
        ("purge", "gone"),
        ("invasion-extraterrestre", "gone"),
    ],
)
def test_the_last_card_of_the_pile(last: str, log: str) -> None:
    m = position("| serveur salaire-1", "| salaire-2", deck=last, rest="box")
    say(m, "0: draw")
    if last == "armageddon":
        say(m, "1: serveur")
    assert len(heard(m, log)) == {"crise-economique": 2, "armageddon": 2}.get(last, 1)
    assert heard(m, "hand_smiles") == []
    assert m.over


@pytest.mark.rule("AP-FLE-15")
def test_one_that_is_only_seen_does_nothing() -> None:
    m = position("medium etude etude etude etude", "", deck="chat purge zombie", discard="lapin")
    say(m, "0: draw medium")
    assert heard(m, "saw_pile", 0)[0][1][:2] == ["purge", "zombie"]
    assert (in_force(m), heard(m, "plague")) == ("", [])
    assert "take" in options(m, 1)  # nobody has to draw it


@pytest.mark.rule("AP-FLE-16")
def test_the_pile_ends_during_a_fleau() -> None:
    plagues = "crise-ecologique:1@0 invasion-extraterrestre:1@0"
    m = position("etude", "etude", plagues=plagues, goal=1, deck="chat", rest="box")
    say(m, "0: etude")
    assert m.over
    assert (heard(m, "plague_over"), heard(m, "aliens_beaten"), heard(m, "aliens_won")) == ([], [], [])


# --- What comes by other routes ----------------------------------------------------------------------


@pytest.mark.rule("AP-LAY-1")
def test_crises_count_whatever_the_route() -> None:
    m = position("etoile-filante etude | serveur", "", discard="salaire-1 chat", plagues="crise-economique:3@1")
    say(m, "0: draw etoile-filante")
    assert laid(m, 0) == "serveur etoile-filante! chat"
    m = position("etoile-filante etude", "", discard="arbalete chat")
    say(m, "0: etoile-filante")
    assert laid(m, 0) == "etoile-filante! chat"  # the price is asked too
    m = position("couteau etude", "| tank! moto", mode="avance")
    say(m, "0: couteau @1")
    assert laid(m, 0) == "couteau! moto"  # not for theft


@pytest.mark.rule("AP-LAY-2")
def test_a_card_gives_its_effect_whatever_the_route() -> None:
    m = position("etude", "| flirt-bar", middle="policier flirt-bar", turn=0)
    say(m, "0: flirt-bar")
    assert laid(m, 0) == "flirt-bar"  # it takes none: it came neither from the hand nor from the discard
    m = position("etude | etude", "| bandit", middle="policier flirt-bar")
    say(m, "0: policier")
    assert discard(m) == "bandit"


# --- Rounds -------------------------------------------------------------------------------------------


@pytest.mark.rule("AP-CRI-7")
@pytest.mark.rule("AP-CRI-8")
def test_the_holder_counts_at_the_end_of_his_turns() -> None:
    m = position("etude", "etude", "etude", deck="liquidation-totale")
    wait_for(m, 0)
    assert in_force(m) == "liquidation-totale:3@0"
    for left in (2, 1):
        say(m, "0: draw")
        wait_for(m, 1)
        assert in_force(m) == f"liquidation-totale:{left}@0"
        wait_for(m, 0)
    say(m, "0: draw")
    wait_for(m, 1)
    assert in_force(m) == ""


@pytest.mark.rule("AP-CRI-9")
def test_a_round_counts_even_if_the_holder_cannot_play() -> None:
    m = position("etude", "etude", plagues="liquidation-totale:2@0", skips={0: 1})
    assert (in_force(m), table(m).turn) == ("liquidation-totale:1@0", 1)


@pytest.mark.rule("AP-CRI-10")
def test_the_holder_is_whose_turn_it_is_even_if_another_drew_it() -> None:
    m = position("incendie chat", "lapin lara", deck="etude etude chien liquidation-totale", rest="deck")
    say(m, "0: incendie")
    assert heard(m, "plague") == [(1, "liquidation-totale")]
    assert in_force(m) == "liquidation-totale:3@0"
    m = position("etude", "etude", "etude", turn=1, starting="liquidation-totale:2")
    assert in_force(m) == "liquidation-totale:3@0"  # the last player in turn order


@pytest.mark.rule("AP-CRI-11")
def test_secret_choices_are_opened_together() -> None:
    m = position("chat lapin", "etude chien", "harry lara", deck="crise-ecologique")
    assert asked(m) == dict.fromkeys(range(3), "keep_card")
    say(m, "0: chat", "2: lara")
    assert (discard(m), heard(m, "threw_hand")) == ("", [])
    say(m, "1: chien")
    assert discard(m) == "lapin etude harry"
    say(m := position("chat lapin", "etude chien", "harry lara", turn=2, deck="crise-ecologique"), "0: chat")
    say(m, "1: chien", "2: lara")
    assert discard(m) == "harry lapin etude"  # from the holder on


@pytest.mark.rule("AP-CRI-12")
def test_protections_count_while_they_are_laid() -> None:
    m = position("bombardement etude", "virus chat | masque-a-gaz", bombardment_hit="1", plagues="crise-sanitaire:3@1")
    say(m, "0: bombardement")
    assert laid(m, 1) == "bombardement! virus!"  # from then on he is touched
    m = position("masque-a-gaz etude | salaire-1 survivaliste", "", plagues="crise-sanitaire:3@1")
    say(m, "0: draw masque-a-gaz")
    wait_for(m, 0)
    say(m, "0: resign")
    wait_for(m, 0)
    say(m, "0: draw etude")
    assert laid(m, 0) == "salaire-1! masque-a-gaz etude"
