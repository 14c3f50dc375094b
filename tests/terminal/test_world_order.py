"""World Order as it is drawn: powers, regions, the own board, the market; what comes first when rows are scarce."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from crise.games.world_order import terminal
from crise.games.world_order.data import POWERS, REGIONS
from crise.terminal.host import Host, Scene
from tests.terminal.play import at_table
from tests.terminal.test_drawings import NARROW, drawn, go_on, host, plain


def begun(seats: int = 3, language: str = "fr", **options: Any) -> Host:
    """Ada plays Russia, Scapin the United States, Colombine China; each refused an asset."""
    table = host("world-order", seats, language, powers=["RU", "US", "CN", "EU"][:seats], **options)
    for seat in range(seats):
        ask = table.match.ask(seat)
        assert ask is not None
        table.answer(seat, ask[2][0])
    return table


def scene(**changes: Any) -> Scene:
    """With something in each of its places."""
    found = begun().scene(0)
    view = found.view | {"round": 2, "phase": "action", "turn": 0, "turn_number": 3, "order": ["CN", "RU", "US"]}
    view["boards"]["RU"] |= {"money": 45, "vp": 12, "focus": "military", "prosperity": 1}
    (belarus, _), (armenia, _), *_ = view["allies"]["RU"]["cards"]
    view["boards"]["RU"] |= {"exhausted": [belarus], "invested": [belarus], "bases": [armenia]}
    view["regions"]["EUR"] |= {"permanent": ["US", "RU"], "slotless": ["EU"], "temporary": ["CN"]}
    view["regions"]["EUR"]["armies"] |= {"RU": 2, "US": 1}
    view["regions"]["CAS"]["permanent"] = ["RU", "CN"]
    return replace(found, view=view | changes)


def line_of(lines: list[str], start: str) -> str:
    return next(line for line in lines if line.lstrip(" •▶123").startswith(start))


def test_each_power_has_a_line_of_figures_under_their_titles() -> None:
    lines = drawn(scene(), height=12)
    assert lines[0] == "                  PV   $ foc  E  R  F  C  S  D  A  M"
    assert lines[1] == "▶2 Ada        RU  12  45 mil  5  4  2  1  1  3  2  6"
    assert lines[2].startswith(" 3 Scapin⚙    US")
    assert lines[3].startswith(" 1 Colombine⚙ CN")


def test_a_region_shows_slots_cubes_armies_and_countries() -> None:
    lines = drawn(scene(), 71)
    assert line_of(lines, "dép") == "            dép perm   temp  arm. pays exposés"
    assert line_of(lines, "Europe").startswith("•Europe     EUR UR··+E C432  U1R2 ")
    assert line_of(lines, "As. centr.").startswith("•As. centr. R   RC     4321       ")
    assert line_of(lines, "Afrique").startswith(" Afrique        ··     E321       ")  # not in Russia's zone
    for place in REGIONS:
        for _, key in scene().view["countries"][place]["cards"]:
            assert f"{scene().words.card(key)} {scene().faces[key].value}" in "\n".join(lines)


def test_the_own_board_says_production_tracks_and_allies() -> None:
    lines = drawn(scene(), 71)
    assert lines[3].split() == ["production", "5", "4", "2", "1", "1", "3", "2"]
    assert lines[4].strip() == "prospérité 1/5 · croissance 0/5 · Soutien 3 · Commerce 2"
    assert "(Biélorussie 1$), Arménie 1⌂, Syrie 1, Inde 2" in lines[5]


def test_the_market_is_drawn_from_the_newest_each_after_its_price() -> None:
    found = scene()
    keys = [key for _, key in reversed(found.view["market"]["cards"])]
    said = ", ".join(f"{terminal.printed(found, key).price['r']} {found.words.card(key)}" for key in keys)
    text = " ".join(line.strip() for line in drawn(found, 71, 40))
    assert f"marché : {said}" in text


def test_rounds_and_phases_are_a_track_where_there_is_room() -> None:
    assert drawn(scene(), 71, 40)[0] == "Manche 1 2 3 4 5 6  Prép. Focus Action 3/4 Rech. PNJ Retomb. Décompte"
    assert not any("Retomb." in line for line in drawn(scene(), NARROW, 40))
    assert terminal.facts(scene()) == ["manche 2/6", "Action", "tour 3/4"]
    assert terminal.facts(scene(phase="research")) == ["manche 2/6", "Recherche"]


def test_an_npc_is_told_of_with_its_orders_only() -> None:
    found = scene(npc_row={"count": 1, "cards": [(0, "npc-1")]})  # EU MENA f:US
    lines = drawn(found, 71, 40)
    assert lines[-1] == "cartes des PNJ : E MO – AN (drapeau : US)"
    assert not any("Bruxelles" in line for line in lines)


def test_an_automa_has_a_line_without_a_stock() -> None:
    table = begun(1, automas="normal")
    money = table.match.view(0)["boards"]["US"]["money"]
    lines = drawn(table.scene(0), height=20)
    assert line_of(lines, "Washington").split()[1:] == ["Washington", "US", "10", str(money), "int"]
    assert line_of(lines, "Pékin")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_rows_are_scarce_the_powers_come_first_then_the_regions(seats: int) -> None:
    table = begun(seats)
    go_on(table, 40, Random(seats))
    found = table.scene(0)
    assert len(drawn(found, NARROW, seats)) == seats
    assert drawn(found, NARROW, seats + 2)[0][3:].startswith("Ada")
    lines = drawn(found, NARROW, seats + len(REGIONS))
    assert [line[1:8].strip() for line in lines[seats:]] == [
        found.say(f"terminal-short-{place}")[:7].strip() for place in REGIONS
    ]


def test_all_open_cards_are_there_in_words() -> None:
    found = scene()
    text = plain("\n".join(terminal.opened(found)))
    assert "Europe : soutenir 5, majorité 9 6 3 1, pioche 8" in text
    assert "zone d’intérêt : États-Unis, Union européenne, Russie" in text
    assert "Armées : U1R2" in text
    for _, key in found.view["market"]["cards"]:
        assert plain(found.words.card_text(found.faces[key])) in text
    assert all(found.words.say(f"choice-{power}") in text for power in POWERS)


def test_what_was_laid_aside_is_no_hand() -> None:
    """The asset that was refused, and a card played face down: one may look at them, and they are not played."""
    table = begun()
    assert len(table.hand(0)) == 6
    while (ask := table.next_ask())[:2] != (0, "use"):
        table.answer(ask[0], ask[2][0])
    table.answer(0, "money")
    assert len(table.hand(0)) == 5
    assert table.match.view(0)["face_down"][0]["count"] == 1


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_each_offered_card_is_in_sight_when_the_cursor_is_on_it(size: tuple[int, int]) -> None:
    """Long names in few columns: nine cards to look through, three of them to choose from."""
    async with at_table({0: "Ada"}, 3, 5, size=size, options={"powers": ["RU", "US"]}, game="world-order") as table:
        await table.ready()
        offered = [item.label for item in table.question.items if item.open]
        assert len(offered) == 3
        await table.press("end")
        assert await table.shows(rf"▶\[3\] {re.escape(offered[-1])}"), table.text
        assert {len(line) for line in table.text.splitlines()} == {size[0]}
        assert all(table.host.say(f"terminal-short-{place}") in table.text for place in REGIONS)
