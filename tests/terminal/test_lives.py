"""Smile Life as it is drawn: the lives in columns, in words, and in full."""

from random import Random

from crise.games import GAMES
from crise.terminal.host import Scene
from crise.terminal.tables import drawing_of, smile_life
from tests.games.smile_life.position import position
from tests.terminal.test_drawings import drawn, go_on, host, plain


def scene(*lives: str, language: str = "fr", discard: str = "") -> Scene:
    """The table of a position, as the first seat sees it."""
    table = host("smile-life", len(lives), language)
    table.match = position(*lives, discard=discard)
    return table.scene(0)


def test_smile_life_has_a_drawing_of_its_own() -> None:
    assert drawing_of(GAMES["smile-life"]) is smile_life


def test_a_life_is_a_line_of_columns() -> None:
    lives = scene(
        "chat | etude etude-double prof-de-maths salaire-2 salaire-1! flirt-bar mariage-montcuq diana chien accident",
        "etude etude | flirt-zoo heritage",
    )
    lines = drawn(lives)
    assert lines[0].split() == ["Sml", "Étu", "Métier", "Lia", "Cœur", "Enf", "Acq", "Mal", "Mn"]
    assert lines[1] == f"▶ Ada        {lives.view['smiles'][0]:>3}   3 Prof d…   2 ♥1M    1   1   1  1"
    assert lines[4] == "  Scapin⚙      1   · —         3 ♥1     ·   ·   ·  2"


def test_a_life_is_told_in_words_turned_cards_in_brackets() -> None:
    lines = drawn(scene("| salaire-2 salaire-1! flirt-bar chat accident", "chien |"), 71)
    assert lines[2] == "    Salaire 2, (Salaire 1) · Flirt : bar · Chat · (Accident)"


def test_turns_to_skip_come_first() -> None:
    lives = scene("chien |", "| chat")
    lives.view["skips"] = [0, 2]
    assert "    −2 tours · Chat" in drawn(lives)


def test_an_affair_shows() -> None:
    lives = scene("chat | flirt-bar mariage-montcuq adultere flirt-zoo", "chien |")
    assert smile_life.love(lives, 0) == "♥2A"
    assert smile_life.love(lives, 1) == "·"


def test_the_middle_tells_of_the_discard_and_the_casino() -> None:
    assert drawn(scene("chat |", "chien |"))[-1] == "Défausse : vide"
    lives = scene("chat |", "chien |", discard="lapin zelda")
    assert drawn(lives)[-1] == "Défausse : Lapin"
    lives.view["casino_open"] = True
    assert drawn(lives)[-1] == "Défausse : Lapin · Casino ouvert"
    lives.view["bettor"] = 1
    assert plain(drawn(lives, 80)[-1]) == "Défausse : Lapin · Casino : une mise attend, Scapin"


def test_a_low_mat_keeps_the_columns() -> None:
    lives = scene("| chat lapin", "| chien", "| poussin")
    lines = drawn(lives, 52, 6)
    assert [line.split()[0] for line in lines] == ["Sml", "▶", "Chat,", "Scapin⚙", "Colombine⚙", "Défausse"]


def test_all_open_cards_column_by_column() -> None:
    lines = [plain(line) for line in smile_life.opened(scene("| etude etude serveur", "|", discard="zelda lapin"))]
    assert lines[:3] == ["Ada · 4 smiles", "Études : Étude ×2", "Métier : Serveur"]
    assert "Défausse (2), la plus récente d’abord : Zelda, Lapin" in lines
    assert lines[-1] == "Hors du jeu (0) : vide"


def test_english() -> None:
    table = host("smile-life", language="en")
    go_on(table, 90, Random(1))
    text = "\n".join([*drawn(table.scene(0)), *smile_life.opened(table.scene(0)), *smile_life.facts(table.scene(0))])
    assert "Studies: " in text
    for french in ("Métier", "Défausse", "Étu", "pioche", "tour "):
        assert french not in text
