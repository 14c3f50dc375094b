"""Dans la tourmente as it is drawn: the table of World Order, smart power, events, bids and effect cards."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from crise.games.dans_la_tourmente import terminal
from crise.terminal.host import Host, Scene
from tests.terminal.test_drawings import NARROW, drawn, go_on, host, plain

KEYS = ("i-04", "i-12", "t-06", "x-02", "x-07")


def begun(seats: int = 3, language: str = "fr", **options: Any) -> Host:
    """Ada plays Russia, Scapin the United States, Colombine China."""
    return host("dans-la-tourmente", seats, language, powers=["RU", "US", "CN", "EU"][:seats], **options)


def scene(**changes: Any) -> Scene:
    """Two events on the board, one to come, two effect cards in force."""
    table = begun()
    crimea, cuba, mosul, sanctions, navigation = [numbered(table, key) for key in KEYS]
    view = table.match.view(0) | {"round": 2, "phase": "events", "order": ["CN", "RU", "US"]}
    view["upper"] = {place: pile() for place in ("right", "middle", "left")} | {"right": pile(crimea)}
    view["lower"] = {power: pile() for power in view["lower"]} | {"US": pile(cuba)}
    view["to_come"], view["effects"] = pile(mosul), pile(sanctions, navigation)
    view |= {"effect_at": ["RU", "EAP"], "effect_until": [4, 0]}
    view["smart"] |= {"RU": 12, "US": 3}
    return replace(table.scene(0), view=view | changes)


def numbered(table: Host, key: str) -> tuple[int, str]:
    return next((card, key) for card, face in enumerate(table.match.table.faces) if face.key == key)


def pile(*cards: tuple[int, str]) -> dict[str, Any]:
    return {"count": len(cards), "cards": list(cards)}


@pytest.mark.parametrize("width", [71, 110])
def test_each_power_has_its_smart_power_in_a_column(width: int) -> None:
    lines = drawn(scene(), width, 40)
    head = next(line for line in lines if line.endswith(" M  P"))
    powers = [line for line in lines if line[3:].startswith(("Ada", "Scapin"))]
    assert [line[-3:] for line in powers] == [" 12", "  3"]
    assert {len(line) for line in powers} == {len(head)}


def test_where_there_is_no_room_for_a_column_it_is_a_line() -> None:
    lines = drawn(scene(), NARROW, 40)
    assert "puissance intelligente : RU 12, US 3, CN 2" in lines
    assert not any(line.endswith(" M  P") for line in lines)


def test_an_automa_has_it_under_the_same_title() -> None:
    found = begun(1, automas="normal").scene(0)
    lines = drawn(found, 71, 40)
    column = next(line for line in lines if line.endswith(" M  P")).rindex("P")
    assert next(line for line in lines if "Washington" in line)[column] == "2"


def test_events_are_listed_as_they_are_reached_with_whom_they_concern() -> None:
    text = " ".join(line.strip() for line in drawn(scene(), 110, 40))
    assert (
        "événements : Crise de Crimée (enchères US+UE RU), US Dégel avec Cuba · à venir : Bataille de Mossoul" in text
    )
    assert "effets : Sanctions occidentales (RU, manche 4), Navigation contestée (As. Est-P.)" in text


def test_the_event_that_goes_on_is_read_in_full_with_the_bids() -> None:
    before = scene()
    (card, key), *_ = before.view["upper"]["right"]["cards"]
    found = scene(resolving=card, bids={"US": 0, "EU": 2, "RU": 3, "CN": 0})
    lines = drawn(found, 110, 40)
    text = " ".join(line.strip() for line in lines)
    assert f"▶ Crise de Crimée — {plain(found.words.card_text(found.faces[key]))}" in text
    assert "mises : UE 2, RU 3" in lines
    assert "événements : US Dégel avec Cuba" in text  # not twice


def test_the_phase_of_events_stands_on_the_track() -> None:
    assert drawn(scene(), 71, 40)[0] == "Manche 1 2 3 4 5 6  Prép. Focus Action Rech. PNJ Évén. Ret. Décompte"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_line_is_too_long_on_the_way_to_the_end(seats: int, language: str) -> None:
    table, dice = begun(seats, language, automas="normal"), Random(seats)
    for _ in range(12):
        go_on(table, 60, dice)
        for width, height in ((NARROW, 14), (NARROW, 40), (92, 40)):
            lines = drawn(table.scene(0), width, height)
            assert max(map(len, lines)) <= width
            assert len(lines) <= height


def test_all_open_cards_are_there_in_words() -> None:
    found = scene()
    text = plain("\n".join(terminal.opened(found)))
    for key in KEYS:
        assert f"{found.words.card(key)} — {plain(found.words.card_text(found.faces[key]))}" in text
    assert "Événements déclenchés (16)" in text
    assert "Europe : soutenir 5" in text


def test_where_rows_are_scarce_the_event_that_goes_on_comes_before_the_regions() -> None:
    (card, _), *_ = scene().view["upper"]["right"]["cards"]
    lines = drawn(scene(resolving=card), NARROW, 12)
    assert lines[3] == "puissance intelligente : RU 12, US 3, CN 2"
    assert lines[4].startswith("▶ Crise de Crimée — Enchères. Europe, 2014.")
    assert not any(line.startswith("•Europe") for line in lines)
