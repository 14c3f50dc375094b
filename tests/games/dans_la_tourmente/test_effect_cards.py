"""The 14 effect cards: where the base rule reads the figure that each changes, how each is laid, and when it ends."""

from typing import Any

import pytest

from crise.engine.match import Match
from crise.games.dans_la_tourmente.lasting import discard_effect, lay_effect, price
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.automa import engage_price
from tests.games.dans_la_tourmente.box import EFFECTS
from tests.games.dans_la_tourmente.position import effects, position, table, vp
from tests.games.world_order.position import asked, board, heard, keys, options, region, say, why_not

ALL = ("US", "EU", "RU", "CN")


def stage(*agenda: tuple[str, str]) -> Any:
    def arrange(t: Tourmente) -> None:
        t.agenda = list(agenda)

    return arrange


def trading(seat: str, **more: Any) -> Match:
    me = seat.split()[0]
    m = position(f"{seat} foreign-trade", *(power for power in ALL if power != me), phase="action", **more)
    say(m, f"{me}: foreign-trade face_up")
    return m


# --- What each changes ---------------------------------------------------------------------


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(("laid", "earned", "paid"), [("", 5, 3), ("x-01@board", 8, 5)])
def test_dear_energy(laid: str, earned: int, paid: int) -> None:
    m = trading("US $20 E3 japan colombia", laid=laid)
    say(m, "US: export E 2")
    assert board(m, "US").money == 20 + 2 * earned
    m = trading("US $20 E3 japan colombia", laid=laid)
    say(m, "US: import E 1 pass")
    assert board(m, "US").money == 20 - paid
    m = trading("US $20 R3 israel", laid=laid)
    say(m, "US: export R 2")  # of nothing else
    assert board(m, "US").money == 30


@pytest.mark.rule("TO-HE-4", "WO-TRA-7")
@pytest.mark.parametrize(("laid", "each"), [("", 3), ("x-01@board", 5)])
def test_who_sells_by_a_commerce_card_gets_what_the_buyer_pays(laid: str, each: int) -> None:
    m = trading("CN $20 pakistan", laid=laid)
    before = board(m, "RU").money
    say(m, "CN: import E 3")
    assert (board(m, "CN").money, board(m, "RU").money - before) == (20 - 3 * each, 3 * each)


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(("laid", "many"), [("", 3), ("x-02@RU", 2)])
def test_sanctions(laid: str, many: int) -> None:
    m = trading("RU E5 R5 F5 C5 iran pakistan", laid=laid)
    say(m, *["RU: export E 1", "RU: export R", "RU: export F 1"][:many])
    assert "export" not in options(m).split()
    assert "import" in options(m).split()


@pytest.mark.rule("TO-HE-4")
def test_sanctions_hold_for_nobody_else() -> None:
    m = trading("US E5 R5 F5 israel egypt", laid="x-02@RU")
    say(m, "US: export E", "US: export R 1")
    assert "export" not in options(m).split()  # two, as ever


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(
    ("allies", "gained"), [("armenia", 1), ("armenia georgia! kazakhstan azerbaijan", 3), ("serbia", 0)]
)
def test_the_eurasian_market_scores_allies_in_central_asia_three_at_most(allies: str, gained: int) -> None:
    def scored(laid: str) -> int:
        m = position(
            "RU $0 A0 " + allies,
            *ALL[:2],
            "CN",
            phase="scoring",
            laid=laid,
            game_round=3,
            arrange=stage(("scoring", "")),
        )
        return vp(m, "RU")

    assert scored("x-03@RU") - scored("") == gained


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(("laid", "then"), [("", "egypt"), ("x-04@MENA", "iran egypt")])
def test_iran_is_no_longer_closed_to_the_united_states(laid: str, then: str) -> None:
    m = position("US new-allies D9 us-iceland P1", "RU", phase="action", shown="iran egypt syria", laid=laid)
    say(m, "US: new-allies face_up")
    if then == "egypt":
        assert asked(m) == "US: smart_pay"
        assert why_not(m, "US", "iran")
    else:
        assert options(m) == then  # Syria stays closed


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(("laid", "each"), [("", 15), ("x-05@CN", 12), ("x-05@US", 15)])
def test_customs_duties(laid: str, each: int) -> None:
    m = trading("CN $0 C4 S1 R2 canada", laid=laid)
    say(m, "CN: export C 2")
    assert board(m, "CN").money == 2 * each
    say(m, "CN: export")
    assert board(m, "CN").money == 3 * each
    m = trading("CN $0 R2 egypt", laid=laid)
    say(m, "CN: export R")
    assert board(m, "CN").money == 5


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(("laid", "most"), [("", "3 2 1 0"), ("x-06@board", "2 1 0")])
def test_the_economy_at_a_standstill(laid: str, most: str) -> None:
    m = position("US domestic C0 S0 E9 R9 F9 $0", *ALL[1:], phase="focus", laid=laid, arrange=stage(("focus", "US")))
    say(m, "US: domestic")
    assert (asked(m), sorted(options(m).split(), reverse=True)) == ("US: produce_number", most.split())


@pytest.mark.rule("TO-HE-4")
def test_a_level_is_never_below_zero() -> None:
    m = position("RU", "US", phase="action", laid="x-06@board")
    t = table(m)
    t.boards["RU"].production["S"] = 0
    assert [t.book.level(t, "RU", what) for what in ("S", "C", "E")] == [0, 0, 5]


@pytest.mark.rule("TO-HE-4")
def test_a_price_is_never_below_zero() -> None:
    t = table(position(*ALL, phase="action", laid="x-11@EU x-12@CN x-05@CN"))
    assert t.book.invest_price(t, "CN", "AFR", 3) == 0
    assert price(lambda t, me, way, what: 2)(t, "CN", "export", "C") == 0


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(("laid", "lost"), [("", 2), ("x-07@EAP", 3)])
@pytest.mark.parametrize(("place", "changed"), [("EAP", True), ("EUR", False)])
def test_contested_waters(laid: str, lost: int, place: str, changed: bool) -> None:
    at = stage(("threats", ""))
    m = position("US C0", *ALL[1:], phase="aftermath", on_map=f"{place} RU*1", laid=laid, arrange=at)
    assert vp(m, "US") == -(lost if changed else 2)


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(("laid", "due"), [("", 3), ("x-08@AFR", 4)])
def test_the_sahel_is_unsafe(laid: str, due: int) -> None:
    m = position("EU diplomatic-engagement D9 eu-nigeria!", "RU", phase="action", laid=laid)
    say(m, "EU: diplomatic-engagement face_up")
    assert board(m, "EU").stock["D"] == 9 - due
    m = position("EU diplomatic-engagement D9 eu-norway!", "RU", phase="action", laid=laid)
    say(m, "EU: diplomatic-engagement face_up")
    assert board(m, "EU").stock["D"] == 4  # elsewhere as printed


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(
    ("laid", "then"),
    [("", (1, 15, 1)), ("x-09@EU", (2, 15, 1)), ("x-10@CN", (1, 20, 2)), ("x-09@EU x-10@CN", (2, 20, 2))],
)
def test_income_with_the_primary_resources(laid: str, then: tuple[int, int, int]) -> None:
    at = stage(("primary", ""))
    m = position("US", "EU E0", "RU", "CN E0", phase="preparation", laid=laid, arrange=at)
    assert (board(m, "EU").stock["E"], board(m, "RU").money, board(m, "CN").stock["E"]) == then


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(("laid", "price"), [("", 7), ("x-11@EU", 4)])
def test_the_common_loan(laid: str, price: int) -> None:
    m = position("EU $50", "US", "RU", "CN", phase="focus", laid=laid, arrange=stage(("focus", "EU")))
    say(m, "EU: diplomatic")
    assert asked(m) == "EU: raise_focus"
    say(m, "EU: D")
    assert board(m, "EU").money == 50 - price


@pytest.mark.rule("TO-HE-4")
def test_who_may_raise_two_saves_once() -> None:
    """An owner's card could lie before China: it raises two productions for 15 $."""
    m = position("CN $50", "US", "RU", "EU", phase="focus", laid="x-11@CN", arrange=stage(("focus", "CN")))
    t = table(m)
    assert t.book.raise_prices(t, "CN") == (3, 12)
    assert t.book.raise_prices(t, "US") == (8, 0)


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(("laid", "price"), [("", 15), ("x-12@CN", 10), ("x-12@US", 15)])
@pytest.mark.parametrize(
    ("ally", "named"), [("bangladesh", True), ("sudan", True), ("kazakhstan", True), ("peru", False)]
)
def test_silk_corridors(laid: str, price: int, ally: str, named: bool) -> None:
    m = position(f"CN foreign-direct-investment $15 {ally}", "US", phase="action", laid=laid)
    say(m, "CN: foreign-direct-investment face_up permanent")
    assert board(m, "CN").money == 15 - (price if named else 15)


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(("laid", "points"), [("", 5), ("x-13@US", 6), ("x-13@CN", 5)])
def test_chips_and_batteries(laid: str, points: int) -> None:
    m = position("US growth-strategy domestic", "RU", phase="research", laid=laid)
    assert (asked(m), m.open[0][3]) == ("US: research", (points,))


@pytest.mark.rule("TO-HE-4")
@pytest.mark.parametrize(
    ("laid", "there", "lost"), [("", "EUR EU*1 RU*2", 2), ("x-14@EU", "EUR EU*1 RU*2", 0), ("x-14@EU", "EUR RU*2", 2)]
)
def test_common_defence(laid: str, there: str, lost: int) -> None:
    at = stage(("threats", ""))
    m = position("EU C0", "US C0", "RU C0", "CN C0", phase="aftermath", on_map=there, laid=laid, arrange=at)
    assert vp(m, "EU") == -lost
    assert vp(m, "US") == -2


@pytest.mark.rule("TO-HE-4")
def test_common_defence_holds_in_europe_only() -> None:
    at = stage(("threats", ""))
    m = position("EU C0", "US C0", "RU C0", "CN C0", phase="aftermath", on_map="AFR RU*1", laid="x-14@EU", arrange=at)
    assert vp(m, "EU") == -2


# --- Laid, and over ------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-28")
@pytest.mark.parametrize("key", EFFECTS)
def test_it_lies_where_it_says_through_so_many_rounds(key: str) -> None:
    card = EFFECTS[key]
    at = "US" if card.at == "loser" else card.at
    m = position(*ALL, phase="action", game_round=2)
    lay_effect(table(m), key, at)
    assert effects(m) == f"{key}@{at}:{2 + card.rounds if card.rounds else 0}"
    told = {"board": "effect_beside", **dict.fromkeys(ALL, "effect_before")}
    assert [args[-1] for args in heard(m, told.get(at, "effect_in"))] == [key]
    assert key not in keys(m, table(m).effect_supply).split()


@pytest.mark.rule("TO-EV-28")
@pytest.mark.parametrize(
    ("key", "rounds"), [("x-01", 1), ("x-02", 2), ("x-05", 2), ("x-06", 2), ("x-08", 2), ("x-11", 2)]
)
def test_it_is_discarded_at_the_end_of_the_aftermath_of_the_last(key: str, rounds: int) -> None:
    for number in range(2, 2 + rounds + 1):
        m = position(*ALL, phase="aftermath", laid=f"{key}@RU", arrange=at_the_end_of(number))
        assert (effects(m) == "") == (number == 2 + rounds)


@pytest.mark.rule("TO-EV-28")
def test_the_end_of_the_aftermath_comes_after_threats() -> None:
    t = table(position(*ALL, phase="action"))
    assert t.book.stages["aftermath"](t)[-2:] == [("threats", ""), ("effects_end", "")]


def at_the_end_of(number: int) -> Any:
    def arrange(t: Tourmente) -> None:
        t.round, t.agenda = number, [("effects_end", "")]

    return arrange


@pytest.mark.rule("TO-EV-28")
@pytest.mark.parametrize("key", ["x-03", "x-04", "x-07", "x-09", "x-10", "x-12", "x-13", "x-14"])
def test_others_lie_to_the_end(key: str) -> None:
    for number in (2, 3, 4, 5):
        m = position(*ALL, phase="aftermath", laid=f"{key}@{EFFECTS[key].at}", arrange=at_the_end_of(number))
        assert effects(m) == f"{key}@{EFFECTS[key].at}:0"


@pytest.mark.rule("TO-EV-28")
def test_one_that_comes_at_the_setup_holds_in_the_first_round() -> None:
    m = position(*ALL, phase="setup", deck="i-09 i-01 i-03", game_round=1, arrange=stage(("first_events", "")))
    assert effects(m) == "x-01@board:1"


@pytest.mark.rule("TO-EV-29")
def test_laid_while_it_still_lies_its_time_starts_anew_and_discarded_it_may_be_laid_again() -> None:
    def twice(t: Tourmente) -> None:
        lay_effect(t, "x-02", "RU")
        t.round = 4
        lay_effect(t, "x-02", "RU")

    m = position(*ALL, phase="action", game_round=2, arrange=twice)
    assert effects(m) == "x-02@RU:6"
    t = table(m)
    discard_effect(t, "x-02")
    assert (effects(m), keys(m, t.effect_supply).split().count("x-02")) == ("", 1)
    assert heard(m, "effect_over") == [("x-02",)]
    lay_effect(t, "x-02", "RU")
    assert effects(m) == "x-02@RU:6"


@pytest.mark.rule("TO-EV-29")
def test_one_leaves_and_the_others_keep_their_places() -> None:
    m = position(*ALL, phase="action", laid="x-01@board x-02@RU x-07@EAP")
    discard_effect(table(m), "x-02")
    assert effects(m) == "x-01@board:3 x-07@EAP:0"


# --- Before powers that nobody plays -------------------------------------------------------


@pytest.mark.rule("TO-HE-3")
def test_before_an_npc_it_is_discarded_at_once() -> None:
    m = position("US", "CN", phase="action", laid="x-02@RU")
    assert (effects(m), keys(m, table(m).effect_supply).count("x-02")) == ("", 1)


@pytest.mark.rule("TO-HE-3")
@pytest.mark.parametrize(("seats", "then"), [("US RU", "RU"), ("US CN", "CN"), ("US EU RU", "RU")])
def test_but_the_pipeline_lies_before_the_other(seats: str, then: str) -> None:
    assert effects(position(*seats.split(), phase="action", laid="x-10@CN")) == f"x-10@{then}:0"


@pytest.mark.rule("TO-HE-3")
def test_then_only_the_other_has_the_income() -> None:
    at = stage(("primary", ""))
    m = position("US", "RU $15", phase="preparation", laid="x-10@CN", arrange=at)
    assert (board(m, "RU").money, board(m, "CN").stock["E"]) == (20, 0)
    m = position("US", "CN E0", phase="preparation", laid="x-10@CN", arrange=at)
    assert (board(m, "RU").money, board(m, "CN").stock["E"]) == (0, 2)


@pytest.mark.rule("TO-HE-3")
@pytest.mark.parametrize(
    ("laid", "more"), [("", 0), ("x-02@RU", -5), ("x-05@RU", -5), ("x-02@RU x-05@RU", -10), ("x-05@CN", 0)]
)
def test_before_an_automa_prices_and_deals_are_five_dollars_a_trade(laid: str, more: int) -> None:
    m = position("US", phase="action", laid=laid, automas="normal")
    t = table(m)
    assert t.book.automa_trade(t, "RU") == more


@pytest.mark.rule("TO-HE-3")
def test_before_an_automa_income_is_money_and_defence_and_research_are_as_printed() -> None:
    at = stage(("primary", ""))
    m = position("US", phase="preparation", laid="x-09@EU x-10@CN", automas="normal", arrange=at)
    assert [board(m, me).money for me in ("EU", "RU", "CN")] == [48, 35, 38]
    m = position("US", phase="action", laid="x-14@EU x-13@EU", automas="normal")
    t = table(m)
    assert (t.book.defence(t, "EU", "EUR"), t.book.research_bonus(t, "EU")) == (1, 3)


@pytest.mark.rule("TO-HE-8")
@pytest.mark.parametrize(
    ("laid", "more"), [("x-01@board", 5), ("x-06@board", 0), ("x-08@AFR", 0), ("x-01@board x-02@RU", 0)]
)
def test_beside_the_board_it_holds_for_automas_as_far_as_they_do_the_thing(laid: str, more: int) -> None:
    m = position("US", phase="action", laid=laid, automas="normal")
    t = table(m)
    assert t.book.automa_trade(t, "RU") == more


@pytest.mark.rule("TO-HE-8")
def test_engaging_costs_an_automa_more_too() -> None:
    plain = table(position("US", phase="action", automas="normal"))
    dear = table(position("US", phase="action", laid="x-08@AFR", automas="normal"))
    assert engage_price(dear, "EU", "AFR") - engage_price(plain, "EU", "AFR") == 5
    assert engage_price(dear, "EU", "EUR") == engage_price(plain, "EU", "EUR")


@pytest.mark.rule("TO-HE-8")
def test_contested_waters_cost_an_automa_three() -> None:
    at = stage(("threats", ""))
    m = position("US C0", phase="aftermath", on_map="EAP RU*1", laid="x-07@EAP", automas="normal", arrange=at)
    assert (vp(m, "US"), vp(m, "CN")) == (-3, 7)
    assert region(m, "EAP").armies["RU"] == 1
