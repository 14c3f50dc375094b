"""Studies, jobs and their powers, salaries, resigning."""

import pytest

from crise.games.smile_life import SMILE_LIFE
from crise.games.smile_life.legal import level
from tests.games.smile_life.position import (
    asked,
    discard,
    hand,
    heard,
    laid,
    options,
    position,
    say,
    table,
    wait_for,
    why_not,
)

SIX = "etude etude etude etude etude etude"

# --- Studies ----------------------------------------------------------------------------


@pytest.mark.rule("SL-STU-1")
def test_no_studies_with_a_job() -> None:
    m = position("etude | serveur", "")
    say(m, "0: draw")
    assert why_not(m, "0: etude") == "SL-STU-1"
    say(m, "0: resign etude")
    assert laid(m, 0) == "etude"


@pytest.mark.rule("SL-STU-2")
def test_six_study_cards_not_six_levels() -> None:
    m = position("etude | etude-double etude-double etude-double", "")
    say(m, "0: etude")
    assert laid(m, 0).endswith("etude")
    assert why_not(position(f"etude chat | {SIX}", ""), "0: etude") == "SL-STU-2"


@pytest.mark.rule("SL-STU-3")
def test_a_double_is_two_levels_and_one_smile() -> None:
    t = table(position("| etude-double etude", ""))
    assert level(t, 0) == 3
    assert SMILE_LIFE.scores(t)[0] == 2


@pytest.mark.rule("SL-STU-4")
def test_studies_stay_and_count_for_the_next_job() -> None:
    m = position("prof-de-maths | etude etude jardinier", "")
    say(m, "0: resign prof-de-maths")
    assert laid(m, 0) == "etude etude prof-de-maths"


# --- Jobs -------------------------------------------------------------------------------


@pytest.mark.rule("SL-JOB-1")
@pytest.mark.parametrize(("studies", "rule"), [("etude etude", "SL-JOB-1"), ("etude etude-double", ""), (SIX, "")])
def test_a_job_needs_its_studies(studies: str, rule: str) -> None:
    assert why_not(position(f"chef-des-ventes | {studies}", ""), "0: chef-des-ventes") == rule


@pytest.mark.rule("SL-JOB-2")
def test_one_job_at_a_time() -> None:
    m = position("barman | serveur", "")
    say(m, "0: draw")
    assert why_not(m, "0: barman") == "SL-JOB-2"


@pytest.mark.rule("SL-JOB-3")
@pytest.mark.parametrize("prof", ["prof-de-maths", "prof-de-francais", "prof-d-anglais", "prof-d-histoire"])
def test_a_prof_becomes_grand_prof(prof: str) -> None:
    m = position(f"grand-prof | {prof}", "")
    say(m, "0: draw grand-prof")
    assert (laid(m, 0), discard(m)) == ("grand-prof", prof)
    assert table(m).job_key(0) == "grand-prof"


@pytest.mark.rule("SL-JOB-3")
@pytest.mark.parametrize("before", ["", "serveur", SIX])
def test_nobody_else_becomes_grand_prof(before: str) -> None:
    m = position(f"grand-prof chat | {before}", "")
    if asked(m) == {0: "begin"}:
        say(m, "0: draw")
    assert why_not(m, "0: grand-prof") == "SL-JOB-3"


@pytest.mark.rule("SL-JOB-4")
@pytest.mark.parametrize("job", ["militaire", "policier", "prof-de-maths", "grand-prof"])
def test_a_civil_servant_is_not_dismissed(job: str) -> None:
    assert why_not(position("licenciement chat", f"| {job}"), "0: licenciement") == "SL-JOB-4"


@pytest.mark.rule("SL-JOB-5")
@pytest.mark.parametrize("way", ["hand", "discard", "piston", "etoile-filante"])
def test_a_power_is_used_however_the_job_came(way: str) -> None:
    held = {"hand": "medium", "piston": "piston medium", "discard": ""}.get(way, way)
    m = position(f"{held} chat", "", discard="" if "medium" in held else "medium")
    say(m, {"hand": "0: medium", "discard": "0: take", "piston": "0: piston medium"}.get(way, f"0: draw {way}"))
    assert len(heard(m, "saw_pile")) == 1


@pytest.mark.rule("SL-SAL-1")
def test_a_salary_up_to_what_the_job_allows_in_any_order() -> None:
    m = position("salaire-1 salaire-2 salaire-3 | pizzaiolo", "")
    say(m, "0: draw")
    assert options(m, 0) == ["discard", "salaire-1", "salaire-2"]
    assert why_not(m, "0: salaire-3") == "SL-SAL-1"
    say(m, "0: salaire-2")
    wait_for(m, 0)
    say(m, "0: draw salaire-1")
    assert laid(m, 0) == "pizzaiolo salaire-2 salaire-1"


@pytest.mark.rule("SL-SAL-1")
def test_several_salaries_with_several_plays() -> None:
    m = position("arc-en-ciel salaire-1 salaire-1 | serveur", "")
    say(m, "0: draw arc-en-ciel salaire-1 salaire-1 pass")
    assert laid(m, 0) == "serveur arc-en-ciel! salaire-1 salaire-1"


@pytest.mark.rule("SL-SAL-2")
def test_salaries_stay_without_a_job_but_none_is_laid() -> None:
    m = position("salaire-1 | serveur salaire-1", "")
    say(m, "0: resign")
    assert laid(m, 0) == "salaire-1"
    assert why_not(m, "0: salaire-1") == "SL-SAL-2"


# --- Powers -----------------------------------------------------------------------------

FIVE = "flirt-bar flirt-camping flirt-hotel flirt-parc flirt-internet"


@pytest.mark.rule("SL-POW-1")
def test_a_barman_flirts_without_limit_and_keeps_his_flirts() -> None:
    m = position(f"flirt-zoo flirt-cinema | {FIVE} barman", "")
    say(m, "0: draw flirt-zoo")
    wait_for(m, 0)
    say(m, "0: resign")
    assert laid(m, 0) == f"{FIVE} flirt-zoo"
    assert why_not(m, "0: flirt-cinema") == "SL-FLI-1"


@pytest.mark.rule("SL-POW-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_militaire_forbids_attentat(seat: int) -> None:
    m = position("attentat chat" + " | militaire harry" * (seat == 0), "| militaire harry" * seat)
    if asked(m) == {0: "begin"}:
        say(m, "0: draw")
    assert why_not(m, "0: attentat") == "SL-POW-2"


@pytest.mark.rule("SL-POW-3")
@pytest.mark.parametrize("job", ["bandit", "gourou"])
def test_a_policier_forbids_bandit_and_gourou_piston_or_not(job: str) -> None:
    m = position(f"{job} piston barman", "| policier")
    assert why_not(m, f"0: {job}") == "SL-POW-3"
    say(m, "0: piston")
    assert options(m, 0) == ["barman", "pass"]
    assert why_not(m, f"0: {job}") == "SL-POW-3"


@pytest.mark.rule("SL-POW-4")
def test_a_policier_drives_them_out() -> None:
    m = position("policier | etude", "| bandit", "| gourou", "| serveur")
    say(m, "0: policier")
    assert discard(m) == "bandit gourou"
    assert [table(m).job_key(seat) for seat in range(4)] == ["policier", "", "", "serveur"]


@pytest.mark.rule("SL-POW-5")
def test_a_medium_sees_thirteen_cards_in_order() -> None:
    order = "chat chien lapin poussin licorne harry lara luke mario rocky zelda diana luigi"
    m = position("medium accident accident accident accident", "", deck=f"prison {order} hermione")
    say(m, "0: medium")
    assert heard(m, "saw_pile", 0) == [(0, order.split())]
    known = [key for _, key in m.view(0)["deck"]["cards"]]
    assert known == order.split()[1:]  # the other player has drawn since
    assert m.view(1)["deck"]["cards"] == []


@pytest.mark.rule("SL-POW-5")
def test_a_medium_sees_what_is_left() -> None:
    m = position("medium accident accident accident accident", "", deck="prison chat", rest="box")
    say(m, "0: medium")
    assert heard(m, "saw_pile", 0) == [(0, ["chat"])]


@pytest.mark.rule("SL-POW-6", "SL-MA-1")
def test_a_garagiste_has_no_accident() -> None:
    m = position("accident", "| garagiste", "")
    say(m, "0: accident")
    assert laid(m, 2) == "accident!"
    assert why_not(position("accident chat", "| garagiste"), "0: accident") == "SL-POW-6"


@pytest.mark.rule("SL-POW-7")
@pytest.mark.parametrize(("malus", "rule"), [("licenciement", "SL-POW-7"), ("impot", "SL-POW-7"), ("prison", "")])
def test_a_bandit_fears_prison_only(malus: str, rule: str) -> None:
    assert why_not(position(f"{malus} chat", "| bandit salaire-1"), f"0: {malus}") == rule


@pytest.mark.rule("SL-POW-8")
def test_a_journaliste_sees_all_other_hands() -> None:
    m = position("journaliste | etude etude etude", "chat", "chien lapin")
    say(m, "0: journaliste")
    assert heard(m, "saw_hand", 0) == [(0, 1, ["chat"]), (0, 2, ["chien", "lapin"])]
    assert heard(m, "saw_hand", 2) == [(0, 1, [None]), (0, 2, ["chien", "lapin"])]
    assert [key for _, key in m.view(0)["hands"][2]["cards"]] == ["chien", "lapin"]
    assert m.view(1)["hands"][2]["cards"] == []


@pytest.mark.rule("SL-POW-9")
@pytest.mark.parametrize("job", ["chef-des-achats", "chef-des-ventes"])
def test_a_chief_swaps_with_a_card_set_aside(job: str) -> None:
    m = position(f"{job} licorne | etude etude etude", "chat", "chien", deck="accident")
    say(m, f"0: {job} licorne @2")
    assert heard(m, "swapped", 0) == [(0, 2, "accident", "chien")]
    assert "licorne" in hand(m, 0)
    assert heard(m, "swapped", 1) == [(0, 2, None, None)]


@pytest.mark.rule("SL-POW-9", "SL-JOB-5")
def test_a_chief_need_not_swap() -> None:
    m = position("chef-des-ventes licorne | etude etude etude", "chat", deck="accident")
    say(m, "0: chef-des-ventes licorne pass")
    assert heard(m, "swapped") == []


@pytest.mark.rule("SL-POW-9")
def test_a_chief_can_not_set_his_only_card_aside() -> None:
    m = position("chef-des-ventes | etude etude etude", "chat", deck="licorne")
    say(m, "0: chef-des-ventes @1")
    assert heard(m, "swapped", 0) == [(0, 1, "licorne", "chat")]


@pytest.mark.rule("SL-POW-9")
def test_a_chief_without_cards_does_not_swap() -> None:
    m = position("| etude etude etude", "chat", discard="chef-des-ventes")
    say(m, "0: take")
    assert heard(m, "no_effect") == [(0, "chef-des-ventes")]


@pytest.mark.rule("SL-POW-10")
def test_an_avocat_divorces_only_if_he_wants_to() -> None:
    married = "flirt-bar mariage-montcuq adultere avocat"
    assert why_not(position("divorce chat", f"| {married}"), "0: divorce") == "SL-POW-10"
    m = position(f"| {married}", "")
    say(m, "0: divorce")
    assert discard(m) == "adultere mariage-montcuq"


@pytest.mark.rule("SL-POW-11")
def test_an_architecte_has_one_free_house_from_his_hand() -> None:
    m = position("grande-maison maison chat | architecte", "")
    say(m, "0: draw grande-maison")
    assert laid(m, 0) == "architecte grande-maison"
    wait_for(m, 0)
    say(m, "0: draw")
    assert why_not(m, "0: maison") == "SL-BUY-1"


@pytest.mark.rule("SL-POW-11")
@pytest.mark.parametrize(("job", "rule"), [("architecte", ""), ("designer", "SL-BUY-1")])
def test_the_right_to_a_free_house_comes_with_the_job(job: str, rule: str) -> None:
    m = position(f"{job} maison chat | etude etude etude etude", "")
    say(m, f"0: {job}")
    wait_for(m, 0)
    say(m, "0: draw")
    assert why_not(m, "0: maison") == rule


@pytest.mark.rule("SL-POW-11")
def test_an_architecte_may_pay_and_keep_his_right() -> None:
    m = position("petite-maison | architecte salaire-3 salaire-3", "")
    say(m, "0: draw petite-maison")
    assert options(m, 0) == ["free", "salaire-3"]
    say(m, "0: salaire-3")
    assert table(m).free_house[0]
    assert laid(m, 0) == "architecte salaire-3! salaire-3! petite-maison"


@pytest.mark.rule("SL-POW-11")
def test_no_free_house_from_the_discard_nor_in_the_turn_of_the_job() -> None:
    assert why_not(position("| architecte", "", discard="maison"), "0: take") == "SL-BUY-1"
    m = position("arc-en-ciel architecte maison chat | etude etude etude etude", "")
    say(m, "0: arc-en-ciel architecte")
    assert why_not(m, "0: maison") == "SL-BUY-1"
    m = position("maison | architecte", "")
    say(m, "0: resign")
    assert not table(m).free_house[0]


@pytest.mark.rule("SL-POW-12", "SL-POW-16", "SL-MA-2")
@pytest.mark.parametrize(
    ("job", "rule"), [("pharmacien", "SL-POW-12"), ("medecin", "SL-POW-16"), ("chirurgien", "SL-POW-16")]
)
def test_who_is_never_ill(job: str, rule: str) -> None:
    m = position("maladie", f"| {job}", "")
    say(m, "0: maladie")
    assert laid(m, 2) == "maladie!"
    assert why_not(position("maladie chat", f"| {job}"), "0: maladie") == rule


@pytest.mark.rule("SL-POW-13")
def test_a_pilote_travels_free_on_later_turns() -> None:
    m = position("arc-en-ciel pilote-de-ligne londres sydney chat | etude etude etude-double etude", "")
    say(m, "0: arc-en-ciel pilote-de-ligne")
    assert why_not(m, "0: londres") == "SL-BUY-1"
    say(m, "0: pass")
    wait_for(m, 0)
    say(m, "0: draw londres")
    wait_for(m, 0)
    say(m, "0: draw sydney")
    assert laid(m, 0).endswith("londres sydney")
    assert heard(m, "bought") == []


@pytest.mark.rule("SL-POW-14")
def test_a_chercheur_has_six_cards() -> None:
    m = position(f"chercheur chat chien lapin poussin | {SIX}", "", deck="accident licorne")
    say(m, "0: chercheur")
    assert hand(m, 0) == "accident chat chien lapin licorne poussin"
    wait_for(m, 0)
    say(m, "0: draw accident")
    assert len(table(m).hands[0]) == 6


@pytest.mark.rule("SL-POW-15")
def test_a_chercheur_who_goes_discards_a_card_under_the_job() -> None:
    m = position("licenciement", "chat chien lapin poussin licorne harry | chercheur")
    say(m, "0: licenciement")
    assert asked(m) == {1: "drop"}
    say(m, "1: chat")
    assert discard(m) == "chat chercheur"
    assert len(table(m).hands[1]) == 6  # he has drawn: it is his turn


@pytest.mark.rule("SL-POW-15")
def test_a_chercheur_with_five_cards_discards_none() -> None:
    m = position("licenciement", "chat chien lapin poussin licorne | chercheur")
    say(m, "0: licenciement")
    assert discard(m) == "chercheur"


@pytest.mark.rule("SL-POW-17")
@pytest.mark.parametrize("job", ["medecin", "chirurgien"])
def test_a_doctor_studies_on_without_limit(job: str) -> None:
    m = position(f"etude | {SIX} {job}", "")
    say(m, "0: draw etude")
    assert laid(m, 0) == f"{SIX} {job} etude%"


@pytest.mark.rule("SL-POW-18")
def test_what_a_doctor_learns_is_never_lost() -> None:
    m = position("redoublement", "| etude etude%")
    say(m, "0: redoublement")
    assert laid(m, 1) == "etude% redoublement!"
    assert why_not(position("redoublement chat", "| etude%"), "0: redoublement") == "SL-POW-18"


@pytest.mark.rule("SL-POW-18")
def test_what_a_doctor_by_piston_learns_serves_no_other_job() -> None:
    m = position("piston medecin etude | etude", "")
    say(m, "0: piston medecin")
    wait_for(m, 0)
    say(m, "0: draw etude")
    t = table(m)
    assert SMILE_LIFE.scores(t)[0] == 4
    assert level(t, 0) == 1
    m = position("etude | medecin etude", "")
    say(m, "0: draw etude")
    assert level(table(m), 0) == 2


@pytest.mark.rule("SL-POW-19")
def test_an_astronaute_plays_a_card_of_the_discard_but_no_job() -> None:
    m = position(f"astronaute chien | {SIX}", "", discard="chat barman londres accident", thrown_by=0)
    say(m, "0: astronaute")
    assert options(m, 0) == ["accident", "chat", "pass"]
    assert why_not(m, "0: londres") == "SL-BUY-1"
    assert why_not(m, "0: barman") == "SL-JOB-2"
    say(m, "0: chat")
    assert laid(m, 0).endswith("astronaute chat")
    assert discard(m) == "accident londres barman"


@pytest.mark.rule("SL-POW-19", "SL-JOB-5")
def test_an_astronaute_may_leave_it_at_that() -> None:
    m = position(f"astronaute chien | {SIX}", "", discard="etoile-filante chat", thrown_by=0)
    say(m, "0: astronaute pass")
    assert discard(m) == "chat etoile-filante"


# --- Resigning ----------------------------------------------------------------------------


@pytest.mark.rule("SL-RES-1")
def test_resigning_is_the_whole_turn() -> None:
    m = position("chat | designer", "")
    say(m, "0: resign")
    assert discard(m) == "designer"
    assert table(m).turn == 1
    assert heard(m, "resigned") == [(0, "designer", 2)]


@pytest.mark.rule("SL-RES-1", "SL-RES-2")
def test_only_a_temporary_worker_resigns_after_drawing() -> None:
    m = position("chat | designer", "")
    say(m, "0: draw")
    assert why_not(m, "0: resign") == "SL-RES-2"
    assert why_not(position("| flirt-bar mariage-montcuq", ""), "0: resign") == "SL-RES-1"


@pytest.mark.rule("SL-RES-2")
@pytest.mark.parametrize("job", ["serveur", "barman", "stripteaser", "jardinier", "plombier"])
@pytest.mark.parametrize("when", ["resign", "draw resign"])
def test_a_temporary_worker_resigns_and_goes_on(job: str, when: str) -> None:
    m = position(f"chat | {job}", "")
    say(m, f"0: {when} chat")
    assert (laid(m, 0), discard(m)) == ("chat", job)


@pytest.mark.rule("SL-RES-1")
def test_a_resignation_is_told_once() -> None:
    m = position("chat | medecin", "lapin", deck="luke diana")
    say(m, "0: resign")
    assert len(heard(m, "resigned")) == 1
    assert heard(m, "lost") == []
