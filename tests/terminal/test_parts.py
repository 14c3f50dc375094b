"""The parts that need no screen: seats, the drawing that fits every game."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from crise.game.records import Setting
from crise.games import GAMES
from crise.games.virus_war import terminal
from crise.terminal import generic
from crise.terminal.drawings import drawing_of
from crise.terminal.host import Host, private_cards
from crise.terminal.items import items_of
from tests.games.etat_durgence.scene import Scene
from tests.toy import TOY


def host(seats: int = 4, people: dict[int, str] | None = None, game: str = "virus-war", **options: Any) -> Host:
    played = GAMES[game]
    people = {0: "Ada"} if people is None else people
    bots = {seat: "random" for seat in range(seats) if seat not in people}
    return Host(Setting(played, seats, 1, played.read_options(options)), people, bots)


def test_every_seat_needs_somebody() -> None:
    game = GAMES["virus-war"]
    setting = Setting(game, 2, 1, game.read_options({}))
    with pytest.raises(ValueError, match="each of the 2 seats"):
        Host(setting, {0: "Ada"}, {})
    with pytest.raises(ValueError, match="each of the 2 seats"):
        Host(setting, {0: "Ada"}, {0: "random", 1: "random"})
    with pytest.raises(ValueError, match="no such bot: brilliant"):
        Host(setting, {0: "Ada"}, {1: "brilliant"})


def test_a_game_is_never_written_over_another(tmp_path: Path) -> None:
    wanted = tmp_path / "virus-war.json"
    wanted.write_text("an evening of last year", encoding="utf-8")
    table = host()
    assert [table.save(wanted), table.save(wanted)] == [tmp_path / "virus-war-2.json"] * 2
    table.begin_again()
    assert table.save(wanted) == tmp_path / "virus-war-3.json"
    assert wanted.read_text("utf-8") == "an evening of last year"


def test_partners_who_win_share_the_first_rank() -> None:
    table = host(teams=True)
    table.match.table.living, table.match.table.life = [0, 2], [7, 0, 9, 0]  # type: ignore[attr-defined]
    assert table.ranking() == [(1, 2, 9, True), (1, 0, 7, True), (3, 1, 0, False), (3, 3, 0, False)]


def test_robots_take_names_that_nobody_has_and_names_are_clean() -> None:
    assert host(people={0: "Scapin", 1: "A\x1b[2Jda\n"}).names == ["Scapin", "A[2Jda", "Colombine", "Figaro"]


def test_the_same_seed_gives_the_same_bots() -> None:
    games = []
    for _ in range(2):
        table = host(people={})
        while not table.match.over:
            ask = table.next_ask()
            table.answer(ask[0], table.thought(ask)())
        games.append(table.match.answers())
    assert games[0] == games[1]


def test_a_game_without_a_drawing_of_its_own_gets_the_generic_one() -> None:
    game = GAMES["virus-war"]
    assert drawing_of(game) is terminal
    assert drawing_of(replace(game, package="tests.toy")) is generic


@pytest.mark.parametrize("width", [52, 100])
def test_the_generic_drawing_shows_counters_piles_and_no_hidden_card(width: int) -> None:
    table = host()
    scene = table.scene(0)
    text = generic.draw(scene, width, 10).plain
    assert re.search(r"^  Ada .* 50 ", text, re.MULTILINE)
    assert re.search(r"^. Scapin⚙ .* 46 ", text, re.MULTILINE)
    assert "Défausse (1) Piège 4" in text
    assert max(len(line) for line in text.splitlines()) <= width
    assert "Pioche 84" in generic.facts(scene)
    mine = {table.words.card(key) for _, key in scene.view["hands"][0]["cards"]}
    assert not [name for name in mine if name in text.replace("Virus", "", 1)] or "Virus" in mine


def test_virus_war_draws_life_tokens_vaccin_lost_turns_and_direction() -> None:
    table = host()
    view = table.match.view(0)
    view.update(life=[50, 20, 8, 0], tokens=[0, 12, 0, 0], vaccin=[-1, 3, -1, -1], lost_turns=[0, 0, 2, 0])
    view.update(living=[0, 1, 2], direction=-1)
    scene = replace(table.scene(0), view=view)
    lines = terminal.draw(scene, 52, 10).plain.splitlines()
    assert "██████████ 50" in lines[1]
    assert "█▒▒▒······ 20   ●12" in lines[2]
    assert "Vaccin" in lines[2]
    assert "██········  8     ·" in lines[3]
    assert "−2 tours" in lines[3]
    assert lines[4].split() == ["Figaro⚙", "hors", "jeu"]
    assert max(map(len, lines)) <= 52
    assert "↑ sens inverse" in terminal.facts(scene)


def test_twins_share_a_key_and_pass_is_zero() -> None:
    table = host()
    while (ask := table.match.ask(0)) is None:
        bot = table.next_ask()
        table.answer(bot[0], table.thought(bot)())
    choices, hand = items_of(table, 0, ask)
    assert [(item.label, item.key) for item in choices] == [("Passer mon tour", "0")]
    assert [item.key for item in hand if item.label == "Virus"] == ["1", "1"]
    assert all(item.option in ask[2] for item in hand if item.open)


def test_every_pile_that_a_seat_alone_sees_is_its_hand() -> None:
    match = TOY.start(3, seed=1)
    view = match.view(1)
    purse = view["purses"][1]["cards"]
    assert purse
    held = private_cards(match, 1)
    assert set(purse) | set(view["hands"][1]["cards"]) <= set(held)
    assert not set(held) & set(match.view(2)["purses"][2]["cards"])
    assert private_cards(match, 3) == []  # those who look on hold nothing


def test_a_draw_pile_is_no_hand_even_if_its_owner_knows_what_is_in_it() -> None:
    match = GAMES["etat-durgence"].start(2, seed=1)
    view = match.view(1)
    assert len(view["draws"][1]["cards"]) == 3
    assert private_cards(match, 1) == view["hands"][1]["cards"]


def test_a_card_in_hand_does_not_stand_for_its_twin_in_play() -> None:
    """The slots are full: the nurse in play can act, the one in hand can't be laid."""
    scene = Scene("piece piece piece soignante", board="soignante").do("piece", "piece", "piece")
    table = host(2, game="etat-durgence")
    table.match = scene.match
    choices, hand = items_of(table, 0, scene.ask)
    assert [(item.option, item.rule) for item in hand] == [(None, "ED-PLAY-2")]
    assert [item.label for item in choices] == [
        "Soignante (en jeu)",
        "Désinfecter (−1 confiance)",
        "Aller au Grand Marché",
    ]


def test_twins_that_are_both_offered_stand_in_the_hand_only() -> None:
    table = host(2, game="etat-durgence")
    table.match = Scene("piece piece coeur").match
    ask = table.match.open[0]
    choices, hand = items_of(table, 0, ask)
    assert sorted(item.option for item in hand) == sorted(ask[2][:3])
    assert [item.label for item in choices] == ["Désinfecter (−1 confiance)"]


def test_the_same_card_in_several_piles_says_where_it_lies() -> None:
    table = host(2, game="etat-durgence")
    scene = Scene("gel piece", discard="piece", draw="piece variant").do("gel", "benef", "destroy")
    table.match = scene.match
    choices, hand = items_of(table, 0, scene.ask)
    assert [item.label for item in choices] == ["Pièce (défausse)", "Pièce (pioche)", "Variant (pioche)"]
    assert [(item.label, item.open) for item in hand] == [("Pièce", True)]


def test_every_pile_and_counter_of_a_game_has_a_name() -> None:
    for id in ("noe", "etat-durgence"):
        scene = host(3, game=id).scene(0)
        unnamed = {key for key in scene.view if generic.label(scene, key) == key.replace("_", " ")}
        assert unnamed == set(generic.ALWAYS), id


def test_what_was_answered_stands_under_the_action_that_was_announced() -> None:
    scene = host().scene(0)
    chance, virus, stop = (1, "chance-2"), (2, "virus"), (3, "stop")
    told = [("played_alone", (0, chance)), ("played_at", (0, virus, 1)), ("stopped", (1, stop, 0, virus))]
    said = [line.plain for line in terminal.announced(replace(scene, events=[("turn", (0,)), *told]), 200)]
    assert said == ["Action annoncée · Vous jouez Virus sur Scapin.", "Scapin joue Stop contre vous (Virus)."]
    after = [*told, ("turn", (1,)), ("stopped", (1, stop, 0, virus))]
    assert terminal.announced(replace(scene, events=after), 200)[0].plain == scene.say("terminal-none")
