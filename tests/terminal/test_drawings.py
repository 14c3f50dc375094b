"""État d'urgence and Noé as they are drawn: right figures, nothing hidden, no line too long, both languages."""

import re
from collections import Counter
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from crise.game.records import Setting
from crise.games import GAMES
from crise.games.etat_durgence import terminal as etat_durgence
from crise.games.noe import terminal as noe
from crise.terminal.drawings import drawing_of
from crise.terminal.host import Host, Scene
from crise.terminal.items import items_of
from tests.terminal.play import Table, at_table

NARROW = 52  # columns of the mat on a screen of 80
MODES: list[tuple[str, dict[str, Any]]] = [
    ("etat-durgence", {}),
    ("noe", {"level": 1}),
    ("noe", {"level": 3}),
    ("smile-life", {}),
    ("apocalypse", {"mode": "avance"}),
    ("world-order", {}),
    ("dans-la-tourmente", {}),
]


def host(game: str, seats: int = 3, language: str = "fr", **options: Any) -> Host:
    setting = Setting(GAMES[game], seats, 5, GAMES[game].read_options(options))
    return Host(setting, {0: "Ada"}, dict.fromkeys(range(1, seats), "random"), language)


def go_on(table: Host, answers: int, dice: Random) -> None:
    """Bad players, who seldom pay to lose their own cards: such games see everything."""
    for _ in range(answers):
        if table.match.over:
            return
        ask = table.next_ask()
        usual = [option for option in ask[2] if option != "disinfect"] or ask[2]
        table.answer(ask[0], dice.choice(usual if dice.random() < 0.9 else ask[2]))


def drawn(scene: Scene, width: int = NARROW, height: int = 30) -> list[str]:
    """Its lines, with plain spaces."""
    return plain(drawing_of(scene.words.game).draw(scene, width, height).plain).splitlines()


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def everything(scene: Scene) -> list[str]:
    drawing = drawing_of(scene.words.game)
    return [*drawing.facts(scene), *drawn(scene), *drawn(scene, 100, 60), *drawing.opened(scene)]


# --- all ----------------------------------------------------------------------------------


def test_both_games_have_a_drawing_of_their_own() -> None:
    assert drawing_of(GAMES["etat-durgence"]) is etat_durgence
    assert drawing_of(GAMES["noe"]) is noe


@pytest.mark.parametrize(("game", "options"), MODES)
def test_no_hidden_card_is_drawn(game: str, options: dict[str, Any]) -> None:
    """In every world that a seat can imagine, it sees the same table."""
    table, dice, moved = host(game, **options), Random(3), 0
    for _ in range(25):
        go_on(table, 11, dice)
        if table.match.over:
            break
        for seat in range(table.setting.seats):
            seen = everything(table.scene(seat))
            for _ in range(2):
                world = copy(table)
                world.match = table.match.imagine(seat, dice.random)
                moved += hands(world) != hands(table)
                assert everything(world.scene(seat)) == seen
    assert moved > 20  # else there was nothing to hide


def hands(table: Host) -> list[list[tuple[int, str]]]:
    return [table.hand(seat) for seat in range(table.setting.seats)]


@pytest.mark.parametrize(("game", "options"), MODES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_wider_or_higher_than_its_place(game: str, options: dict[str, Any], language: str) -> None:
    for seats in (2, max(GAMES[game].seats)):
        table, dice = host(game, seats, language, **options), Random(seats)
        for _ in range(12):
            go_on(table, 23, dice)
            for seat in (0, table.public):
                scene = table.scene(seat)
                for width, height in ((NARROW, seats + 4), (NARROW, 12), (71, 28)):
                    lines = drawn(scene, width, height)
                    assert max(map(len, lines)) <= width, lines
                    assert len(lines) <= height, lines
                    for name in table.names:
                        assert any(name in line for line in lines), lines


@pytest.mark.parametrize("game", ["etat-durgence", "noe"])
def test_english_has_no_french_titles(game: str) -> None:
    table = host(game, language="en")
    go_on(table, 9, Random(1))
    text = "\n".join(everything(table.scene(0)))
    assert "Hand" in text
    assert "Discard" in text
    for french in ("Main", "Défausse", "Confiance", "Manche", "pioche", "pièce", "tour "):
        assert french not in text


# --- État d'urgence -------------------------------------------------------------------------


def urgent(**changes: Any) -> Scene:
    """A table with all there is to see, at seat 0's turn."""
    table = host("etat-durgence")
    while not table.match.view(0)["teams"]:
        go_on(table, 1, Random(1))
    scene = table.scene(0)
    ids = {key: card for card, key in scene.view["market"]["cards"]}
    on_board = [(ids[key], key) for key in ("soignante", "bouclier-sanitaire", "cellule-de-crise")]
    view = scene.view | {"turn": 0, "step": "play", "coins": 4, "attack": 3, "alive": [0, 1], "confiance": [20, 7, 0]}
    view |= {"slots": [3, 4, 3], "used": [], "sides": ["attaque"]}
    view["boards"] = [pile(), pile(*on_board), pile()]
    view["laid"] = [pile((ids["variant"], "variant")), pile(), pile()]
    view["teams"] = ["conseil", "medias", "gouvernement"]
    return replace(scene, view=view | changes)


def pile(*cards: tuple[int, str]) -> dict[str, Any]:
    return {"count": len(cards), "cards": list(cards)}


def test_etat_draws_confiance_slots_piles_companions_and_protectors() -> None:
    lines = drawn(urgent())
    assert lines[1] == "▶ Ada        Cons… ██████████ 20  1/3    3    3    0"
    assert lines[2] == "    posé : Variant (Attaque)"
    assert lines[3] == "  Scapin⚙    Médi… ████······  7  0/4    3    3    0"
    assert lines[4] == "    Soignante 3♥ · Bouclier sanitaire 2◆"
    assert lines[5].split() == ["Colombine⚙", "Gouv…", "hors", "jeu"]
    assert lines[6] == "Ce tour : 4 pièces · attaque 3"
    assert lines[7].split() == ["17●", "★", "Avis", "unanime", "↯13", "✗3", "↑4", "|", "+16♥", "↑4"]
    assert etat_durgence.facts(urgent())[1:] == ["4 pièces", "attaque 3"]


def test_a_companion_that_has_acted_and_an_open_effect_are_marked() -> None:
    scene = urgent()
    soignante = scene.view["boards"][1]["cards"][0][0]
    due = scene.view["due"] | {"draw": 2, "destroy": 1}
    lines = drawn(urgent(used=[soignante], due=due))
    assert "Soignante 3♥✓" in lines[4]
    assert lines[6] == "Ce tour : 4 pièces · attaque 3 · ↑2 · ✗1"


def test_the_market_has_a_row_for_each_pile_by_price() -> None:
    scene = urgent()
    rows = etat_durgence.market(scene)
    left = Counter(key for _, key in scene.view["market"]["cards"])
    assert {card.key: count for card, count in rows} == left
    assert [card.price for card, _ in rows] == sorted(card.price for card, _ in rows)
    lines = [line.split() for line in drawn(scene, 71, 40)]
    assert ["0●", "×3", "Tri", "des", "patients", "↯1", "✗1", "|", "✗3"] in lines
    assert ["3●", "×3", "Soignante", "+1♥", "1●", "par", "tour", "·", "3♥"] in lines
    assert ["4●", "×3", "Cellule", "de", "crise", "+2", "emplacements"] in lines
    assert ["5●", "×3", "Cordon", "sanitaire", "9◆"] in lines


def marked(scene: Scene) -> list[int]:
    """Prices with a tick."""
    return [int(line[1:4]) for line in drawn(scene, 71, 40) if line.startswith("✓")]


def test_at_the_market_what_i_can_pay_has_a_tick() -> None:
    assert marked(urgent()) == []  # not yet
    prices = [card.price for card, _ in etat_durgence.market(urgent()) if card.price <= 4]
    assert marked(urgent(step="market")) == prices
    assert marked(urgent(step="market", turn=1)) == []
    assert marked(urgent(step="market", coins=17))[0] == 17  # the super card


def test_a_low_mat_shows_the_dearest_that_the_coins_can_buy_and_tells_of_the_rest() -> None:
    lines = drawn(urgent(step="market"), NARROW, 10)
    dearest = [card.price for card, _ in etat_durgence.market(urgent()) if card.price <= 4][-2:]
    assert [int(line[1:4]) for line in lines if line.startswith("✓")] == dearest
    assert lines[-1] == "… 20 autres piles : touche d"


def test_the_super_card_is_only_mine_until_it_is_bought() -> None:
    assert "Votre super carte est achetée." in drawn(urgent(supers=pile()))
    view = urgent().view
    others = [card for card in view["supers"]["cards"] if card[1] != "super-conseil"]
    assert not [line for line in drawn(urgent(supers=pile(*others))) if "★" in line]


@pytest.mark.rule("ED-EFF-15")
def test_the_hand_is_only_the_hand() -> None:
    table = host("etat-durgence")
    go_on(table, 60, Random(1))
    view = table.match.view(0)
    assert view["draws"][0]["cards"]
    assert table.hand(0) == sorted(view["hands"][0]["cards"])


def until(table: Host, what: str, seed: int) -> Any:
    dice = Random(seed)
    while True:
        ask = table.match.ask(0)
        if ask and ask[1] == what:
            return ask
        assert not table.match.over
        go_on(table, 1, dice)


def test_twins_in_the_hand_are_no_other_choice() -> None:
    table = host("etat-durgence")
    ask = until(table, "act", 1)
    choices, hand = items_of(table, 0, ask)
    assert not {item.label for item in hand} & {item.label for item in choices}
    assert {item.key for item in hand if item.label == "Pièce"} != {""}


def test_a_card_out_of_the_hand_says_where_it_lies() -> None:
    table = host("etat-durgence", seats=3)
    ask = until(table, "disinfect", 4)
    choices, hand = items_of(table, 0, ask)
    held = {card for card, _ in table.hand(0)}
    assert len(choices) == len([option for option in ask[2] if option not in held])
    assert all(item.label.endswith(("(pioche)", "(défausse)", "(en jeu)")) for item in choices)
    assert all(item.option in held for item in hand if item.open)


def test_a_card_of_the_hand_is_not_taken_for_its_twin_elsewhere() -> None:
    table = host("etat-durgence")
    seat, _, _, about = until(table, "act", 1)
    held = next(card for card, key in table.hand(0) if key == "piece")
    drawn_later = next(card for card, key in table.match.view(0)["draws"][0]["cards"] if key == "piece")
    choices, hand = items_of(table, 0, (seat, "destroy", [drawn_later, held], about))
    assert [(item.label, item.option) for item in choices] == [("Pièce (pioche)", drawn_later)]
    assert {item.option for item in hand if item.open} == {held}


@pytest.mark.asyncio
async def test_many_choices_scroll_and_the_cursor_stays_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.terminal.table_screen.CHOICES", 2)
    async with at_table({0: "Ada"}, seats=2, seed=1, game="etat-durgence") as table:
        await table.ready()
        await to_the_market(table)
        assert table.screen.choices.rows(80) > 2
        labels = [item.label for item in table.question.choices]
        for key, label in (("end", labels[-1]), ("home", labels[0])):
            await table.tap(key)
            assert await table.shows(rf"▶\[\w\] {re.escape(label)}"), table.text
        assert "17●  ★" in table.text
        assert {len(line) for line in table.text.splitlines()} == {80}
        await table.press("d")
        await table.drawn()
        assert table.says("0● ×2 Masque artisanal 2◆"), table.text


async def to_the_market(table: Table) -> None:
    while table.question.ask[1] != "buy" or len(table.question.choices) < 7:
        asked = table.question
        wanted = [item for item in asked.hand if item.open and item.label == "Pièce"]
        done = [item for item in asked.choices if item.option in ("market", "done")]
        item = [*wanted, *[item for item in asked.items if item.open and item.card], *done, asked.items[0]][0]
        await table.tap(item.key)
        await table.answered(asked)
        await table.ready()


# --- Noé -----------------------------------------------------------------------------------------


def plot(hand: list[str], **changes: Any) -> Scene:
    """Ada holds this hand; she knows two cards of Scapin; Colombine is out of the round."""
    scene = host("noe", level=3).scene(0)
    keys = list(scene.faces)
    view = scene.view | {"turn": 0, "points": [200, 15, 400], "gained": [0, 0, 50], "lost_turns": [0, 1, 0]}
    view |= {"in_round": [True, True, False], "dealer": [True, False, False], "takeable": True, "undrawn": 0}
    known = [(keys.index(key), key) for key in ("noe-etat-major", "emma-espions")]
    view["hands"] = [pile(*enumerate(hand)), {"count": 6, "cards": known}, pile()]
    view["laid"] = [pile(), pile(), pile(*enumerate(["marc-journalistes", "joker-igor"]))]
    view["discard"] = {"count": 4, "cards": [(1, "karl-alphas"), None, None, (2, "sally-alphas")]}
    return replace(scene, view=view | changes)


HAND = ["henri-espions", "marie-espions", "marie-empires", "joker-noe", "david-enqueteurs", "noe-etat-major"]


def test_noe_draws_the_race_the_round_the_hands_and_what_is_known_of_them() -> None:
    lines = drawn(plot(HAND))
    assert lines[1] == "▶ Ada        ████····  200      ·    6 D"
    assert lines[2] == "  Scapin⚙    ········   15      ·    6 −1 tour"
    assert lines[3] == "    2 connues : Noé (État-Major), Emma (Espions)"
    assert lines[4] == "  Colombine⚙ ████████  400    +50    0 hors manche"
    assert lines[5] == "    posé : Marc (Journalistes), Archange Igor"
    assert " ".join(" ".join(lines[6:8]).split()) == (
        "Défausse : Sally (Alphas), à prendre · 3 dessous · dont 2 face cachée"
    )


@pytest.mark.parametrize("changes", [{"takeable": False}, {"undrawn": 6}])
def test_the_discard_may_be_forbidden(changes: dict[str, Any]) -> None:
    """NO-ENQ-7, NO-VIL-2: it was used. NO-TURN-5: three rounds of two players without a draw."""
    assert "Sally (Alphas), interdite" in noe.discard_line(plot(HAND, **changes))
    assert "Sally (Alphas), à prendre" in noe.discard_line(plot(HAND, undrawn=5))


def test_my_hand_is_grouped_by_use() -> None:
    assert [plain(use) for use in noe.uses(plot(HAND))] == [
        "Espions ×2 : Henri, Marie",
        "Marie ×2 : Espions, Empires",
        "Jokers : Archange Noé",
        "Pour agir : David (Enquêteurs)",
        "Pour s’opposer : Noé (État-Major)",
    ]
    at_level_1 = list(noe.uses(plot(HAND, level=1)))
    assert plain(at_level_1[-1]) == "Seules : David (Enquêteurs), Noé (État-Major)"
    near = ["noe-etat-major", "sarah-espions", "max-espions", "marie-empires"]
    assert "Élysée (4 sur 5)" in "".join(noe.uses(plot(near)))


def test_a_list_of_uses_that_is_cut_says_so() -> None:
    whole = len(drawn(plot(HAND)))
    assert drawn(plot(HAND), NARROW, whole)[-1].endswith("(État-Major)")
    assert drawn(plot(HAND), NARROW, whole - 2)[-1].endswith(" …")


def test_noe_tells_round_pile_reshuffles_and_level_on_top() -> None:
    scene = plot(HAND, round=7, reshuffled=1, reshuffles=2, level=2)
    deck = scene.view["deck"]["count"]
    assert noe.facts(scene)[:4] == ["manche 7", f"pioche {deck}", "encore 1 mélange", "niveau 2"]


def test_where_rows_are_scarce_known_cards_stay_and_laid_ones_go() -> None:
    text = "\n".join(drawn(plot(HAND), NARROW, 6))
    assert "2 connues" in text
    assert "posé" not in text
