"""Smile Life and Apocalypse as they are drawn: the lives in columns, in words, and in full; what strikes them."""

from random import Random
from typing import Any

from crise.games import GAMES
from crise.games.apocalypse import terminal as apocalypse
from crise.games.smile_life import terminal as smile_life
from crise.terminal.drawings import drawing_of
from crise.terminal.host import Scene
from tests.games.apocalypse import position as end_of_the_world
from tests.games.smile_life.position import position
from tests.terminal.test_drawings import drawn, go_on, host, plain


def scene(*lives: str, language: str = "fr", discard: str = "") -> Scene:
    """The table of a position, as the first seat sees it."""
    table = host("smile-life", len(lives), language)
    table.match = position(*lives, discard=discard)
    return table.scene(0)


def struck(*lives: str, **what: Any) -> Scene:
    """The same, of Apocalypse."""
    table = host("apocalypse", len(lives))
    table.match = end_of_the_world.position(*lives, **what)
    return table.scene(0)


def test_both_games_have_a_drawing_of_their_own() -> None:
    assert drawing_of(GAMES["smile-life"]) is smile_life
    assert drawing_of(GAMES["apocalypse"]) is apocalypse


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


# --- Apocalypse ----------------------------------------------------------------------------


def test_weapons_and_shelters_are_acquisitions_and_cataclysms_are_not() -> None:
    lives = struck("| batte tank bunker pangolin incendie!", "chat |")
    assert [len(smile_life.column(lives, 0, where)) for where in ("purchases", "others")] == [4, 1]


def test_a_crisis_has_its_rounds_and_who_keeps_the_count() -> None:
    lives = struck("etude |", "chat |", plagues="crise-politique:3@1 ~crise-sanitaire:1@0", mode="avance", deck="zelda")
    assert [plain(line) for line in apocalypse.scourges(lives)] == [
        "Crise politique ■■■□ (Scapin tient le compte)",
        "Crise sanitaire ■□□ (Ada tient le compte)",
        "Prochaine carte : Étude",
    ]
    assert apocalypse.facts(lives)[-1] == "mode avancé"


def test_a_monster_says_whom_it_will_meet() -> None:
    lives = struck("etude | batte", "chat |", "chien |", monsters="zombie:0", turn=0)
    assert plain(apocalypse.scourges(lives)[0]) == "Zombie (combativité 4), à affronter : Scapin, Colombine"


def test_the_aliens_and_the_flood_show() -> None:
    lives = struck("etude lapin |", "chat |", plagues="invasion-extraterrestre:4@1", thrown="diana", goal=9)
    assert plain(apocalypse.scourges(lives)[1]) == "Contre les extraterrestres : 2 sur 9 smiles"
    assert "Jetées sur les extraterrestres (1) : Diana" in [plain(line) for line in apocalypse.opened(lives)]
    lives = struck("", "", middle="chat lapin")
    assert [plain(line) for line in apocalypse.scourges(lives)] == ["Au milieu : Chat, Lapin"]
    assert plain(apocalypse.opened(lives)[0]) == "Au milieu : Chat, Lapin"


def test_a_calm_table_is_that_of_the_base() -> None:
    lives = struck("etude | chat", "chien |")
    assert apocalypse.scourges(lives) == []
    assert apocalypse.draw(lives, 52, 20) == smile_life.draw(lives, 52, 20)
    assert apocalypse.opened(lives) == smile_life.opened(lives)
    assert plain(apocalypse.legend(lives)).endswith("□ tours de table passés.")
