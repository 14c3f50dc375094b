"""What a person finds at the terminal table: reasons, undo, help, pace, small and colourless terminals, English."""

import asyncio
import threading
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from crise.bots.policy import BOTS
from crise.game.records import read_record
from crise.terminal.screens import Curtain, End, Help, Leave, OpenCards, Whole, Why
from crise.terminal.table_screen import TableScreen
from tests.terminal.play import Table, at_table


async def move_to(table: Table, label: str) -> None:
    at = [item.label for item in table.question.items].index(label)
    await table.tap("home", *["right"] * at)
    await table.drawn()


@pytest.mark.asyncio
async def test_a_card_that_can_not_be_played_says_why() -> None:
    async with at_table({0: "Ada"}, seats=4, seed=1) as table:
        await table.ready()
        await move_to(table, "Chiffre 1")
        rule = table.question.item.why
        assert "ne se joue pas seul" in rule  # this case, not the whole rule
        assert table.says(f"Pas maintenant (VW-TURN-10) : {rule}")
        assert table.says(table.host.card_text("chiffre-1"))
        assert " ·  Chiffre 1" in table.text  # the mark is no colour
        for key in ("?", "enter"):
            await table.press(key)
            assert isinstance(table.screen, Why)
            assert table.says(rule)
            await table.press("escape")
        assert table.question.item.label == "Chiffre 1"  # and nothing was answered


@pytest.mark.asyncio
async def test_who_can_not_be_aimed_at_says_why() -> None:
    async with at_table({0: "Ada"}, seats=4, seed=1) as table:
        await table.ready()
        await choose(table, "Pick-pocket")
        await move_to(table, "Ada")
        assert table.says("Pas maintenant (VW-TURN-9)")


async def choose(table: Table, label: str) -> None:
    asked = table.question
    item = next(item for item in asked.items if item.label == label and item.open)
    await table.tap(item.key)
    await table.answered(asked)
    await table.ready()


@pytest.mark.asyncio
async def test_undo_until_it_shows_at_the_table() -> None:
    async with at_table({0: "Ada"}, seats=4, seed=1) as table:
        await table.ready()
        await table.press("u")
        assert "Rien à annuler" in table.text
        await choose(table, "Médicament")
        assert "✓  Médicament" in table.text
        await choose(table, "Chiffre 1")
        assert "✓  Chiffre 1" in table.text
        assert table.says("Médicament (total : 1)")
        await table.press("u")
        await table.ready()
        assert table.says("Médicament : choisissez un premier Chiffre")
        assert "✓  Chiffre 1" not in table.text
        await table.press("u")
        await table.ready()
        assert table.says("Ada, à vous. Jouez une carte ou passez.")
        assert "✓  Médicament" not in table.text


@pytest.mark.asyncio
async def test_figures_of_a_french_keyboard_need_no_shift() -> None:
    async with at_table({0: "Ada"}, seats=4, seed=1) as table:
        await table.ready()
        assert [item.label for item in table.question.items if item.key == "2"] == ["Médicament"]
        await table.press("é")
        await table.ready()
        assert table.says("Médicament : choisissez un premier Chiffre")


@pytest.mark.asyncio
async def test_help_has_keys_and_rules_to_search() -> None:
    async with at_table({0: "Ada"}, seats=4, seed=1) as table:
        await table.ready()
        await table.press("h")
        assert isinstance(table.screen, Help)
        assert table.says("Annuler votre dernier choix")
        assert table.says("soyez la dernière personne en vie")
        assert table.screen.found.sentences[0] == ("Le but", True)  # the game on one page comes before the rules
        await table.press(*"qua-2")
        assert "Le but" not in [text for text, _ in table.screen.found.sentences]
        assert table.says(table.host.words.rule("VW-QUA-2"))
        assert "VW-QUA-1" not in table.text
        await table.press(*["backspace"] * 5, *"piege chance")
        assert table.says(table.host.words.rule("VW-PIE-3"))
        await table.press(*["backspace"] * 12, *"qua-2zzz")
        assert table.says("Aucune règle ne contient « qua-2zzz ».")
        await table.press("escape")
        assert isinstance(table.screen, TableScreen)


@pytest.mark.asyncio
async def test_the_log_opens_and_scrolls() -> None:
    async with at_table({0: "Ada"}, seats=8, seed=2) as table:
        await table.ready()
        await table.press("j", "home")
        assert isinstance(table.screen, Whole)
        assert table.says(table.host.sentences(0)[0][0])
        await table.press("escape")
        assert isinstance(table.screen, TableScreen)


@pytest.mark.rule("VW-TURN-12")
@pytest.mark.asyncio
async def test_the_discard_can_be_looked_through() -> None:
    async with at_table({0: "Ada"}, seats=8, seed=2) as table:
        await table.ready()
        names = [table.host.words.card(key) for _, key in table.host.match.view(0)["discard"]["cards"]]
        assert names
        await table.press("d")
        assert isinstance(table.screen, OpenCards)
        assert table.says(f"Défausse ({len(names)}) {', '.join(reversed(names))}")
        await table.press("d")
        assert isinstance(table.screen, TableScreen)


@pytest.mark.asyncio
async def test_leaving_asks_first() -> None:
    async with at_table({0: "Ada"}, seats=2) as table:
        await table.ready()
        await table.press("q")
        assert isinstance(table.screen, Leave)
        assert table.says("Elle ne sera pas enregistrée.")
        await table.press("enter")  # the cursor is on staying
        assert isinstance(table.screen, TableScreen)
        await table.press("ctrl+q")
        assert isinstance(table.screen, Leave)
        assert not table.app._exit
        await table.press("1")
        assert table.app._exit


@pytest.mark.asyncio
async def test_the_end_offers_a_new_game_the_log_and_the_record(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    async with at_table({}, seats=3, options={"turn_limit": 9}) as table:
        assert isinstance(await table.ready(), End)
        assert table.says("Victoire partagée : Scapin, Colombine et Figaro.")
        assert table.text.count("★ victoire") == 3
        await table.press("2")
        assert isinstance(table.screen, Whole)
        await table.press("escape", "3")
        assert table.says("Partie enregistrée dans virus-war.json.")
        assert read_record(Path("virus-war.json").read_text("utf-8")).winners == [0, 1, 2]
        seed = table.host.setting.seed
        await table.press("1")
        assert isinstance(await table.ready(), End)
        assert table.host.setting.seed != seed
        await table.press("3", "3")
        assert table.says("Partie enregistrée dans virus-war-2.json.")
        assert sorted(file.name for file in tmp_path.iterdir()) == ["virus-war-2.json", "virus-war.json"]
        assert read_record(Path("virus-war.json").read_text("utf-8")).seed == str(seed)
        assert table.host.names == ["Scapin", "Colombine", "Figaro"]
        await table.press("4")
        assert table.app._exit


@pytest.mark.asyncio
async def test_a_record_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    record = tmp_path / "missing" / "game.json"
    async with at_table({}, seats=2, options={"turn_limit": 2}, record=record) as table:
        await table.ready()
        assert table.says("La partie n’a pas pu être enregistrée")


@pytest.mark.asyncio
async def test_without_colour_the_marks_remain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with at_table({0: "Ada"}, seats=4, seed=1) as table:
        await table.ready()
        assert "▶[1] Virus" in table.text
        assert " ·  Chiffre 1" in table.text
        colours = [
            colour.triplet
            for strip in table.screen._compositor.render_strips()
            for segment in strip.apply_filter(table.app._filters[0], table.screen.background_colors[1])
            if segment.style
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour and colour.triplet
        ]
        assert colours
        assert all(colour.red == colour.green == colour.blue for colour in colours)


@pytest.mark.asyncio
async def test_a_small_terminal_is_told_and_comes_back() -> None:
    async with at_table({0: "Ada"}, seats=4, seed=1, size=(79, 24)) as table:
        await table.until(lambda: table.says("au moins 80 colonnes et 24 lignes ; ici : 79 × 24"))
        assert "Votre main" not in table.text
        await table.pilot.resize_terminal(80, 24)
        await table.ready()
        assert "Votre main" in table.text
        await table.pilot.resize_terminal(80, 23)
        await table.press("1")
        assert table.says("ici : 80 × 23")
        await table.pilot.resize_terminal(120, 40)
        await table.ready()
        assert table.says("Ada, à vous. Jouez une carte ou passez.")  # the key did not answer unseen


@pytest.mark.asyncio
async def test_in_english() -> None:
    async with at_table({0: "Ada"}, seats=4, seed=1, language="en") as table:
        await table.ready()
        assert "Ada, your move. " in table.text
        assert "Your hand: 7 cards" in table.text
        assert "Quitter" not in table.text
        await move_to(table, "Number 1" if "Number 1" in table.text else table.host.words.card("chiffre-1"))
        assert table.says("Not now (VW-TURN-10)")


class SlowBot:
    """Thinks until it is told that this is enough."""

    enough = threading.Event()

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: dict[str, Any], ask: Any, worlds: Any) -> Any:
        assert worlds().view(ask[0]) == view
        assert self.enough.wait(60)
        return ask[2][-1]


@pytest.mark.asyncio
async def test_a_bot_that_thinks_long_does_not_freeze_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", lambda game, seed, budget: SlowBot(seed))
    async with at_table({0: "Ada"}, seats=4, seed=1, bot="slow") as table:
        await table.press("j", "escape")
        assert "On attend Scapin." in table.text
        await table.press("j")
        assert isinstance(table.screen, Whole)
        assert len(table.host.match.answers()) == 0  # still thinking
        SlowBot.enough.set()
        await table.press("escape")
        await table.ready()
        assert len(table.host.match.answers()) > 0


@pytest.mark.asyncio
async def test_events_come_one_after_another_and_can_be_hurried() -> None:
    async with at_table({0: "Ada"}, seats=4, seed=1, pace=0) as table:
        await table.until(lambda: isinstance(table.screen, TableScreen) and table.screen.told > 0)
        screen = table.screen
        assert screen.question is None
        assert screen.told < len(table.host.match.log(0))
        await table.press("space")
        await table.ready()
        assert screen.told == len(table.host.match.log(0))


@pytest.mark.asyncio
async def test_the_mat_keeps_up_with_what_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its figures are those of now with the last event of a turn, and not before."""
    heard: list[tuple[str, int, bool]] = []

    async def wait(screen: TableScreen) -> None:
        log, scene = screen.host.match.log(0), screen.mat.scene
        assert scene is not None
        assert len(scene.events) == screen.told
        heard.append((log[screen.told - 1][0], len(log) - screen.told, scene.view == screen.host.match.view(0)))

    monkeypatch.setattr(TableScreen, "wait", wait)
    async with at_table({0: "Ada"}, seats=4, seed=1, pace=0) as table:
        for _ in range(8):
            await table.ready()
            asked = table.question
            asked.give(asked.ask[2][-1])
            await table.answered(asked)
    assert {now for _, left, now in heard if left == 0} == {True}
    after_a_turn = [now for (_, left, now), (following, *_) in pairwise(heard) if left and following == "turn"]
    assert after_a_turn
    assert all(after_a_turn)
    assert not all(now for _, _, now in heard)


@pytest.mark.asyncio
async def test_the_curtain_falls_on_whatever_is_open() -> None:
    """Ada reads her log while a bot thinks; then it is Blaise's turn: her log must be gone."""
    async with at_table({0: "Ada", 1: "Blaise"}, seats=2, seed=1) as table:
        await table.ready()
        await table.tap("enter")
        screen = await table.ready()
        first = screen.viewer
        while not isinstance(table.screen, Curtain):
            item = next(item for item in reversed(table.question.items) if item.open)
            screen.question.give(item.option)
            table.app.push_screen(Whole(table.host, table.host.sentences(first)))
            await asyncio.sleep(0.2)
            if isinstance(table.screen, Whole):
                await table.press("escape")
        assert [type(one) for one in table.app.screen_stack[1:]] == [TableScreen, Curtain]
        curtain = await table.ready()
        await table.tap("enter")
        await table.left(curtain)
        await table.ready()
        assert isinstance(table.screen, TableScreen)
        assert table.screen.viewer != first


@pytest.mark.asyncio
async def test_a_held_enter_key_does_not_open_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Curtain, "GRACE", 600)
    async with at_table({0: "Ada", 1: "Blaise"}, seats=2, seed=1) as table:
        curtain = await table.ready()
        for _ in range(5):
            await table.tap("enter")
        assert table.screen is curtain
        curtain.touched -= 601  # nobody has touched a key for so long
        await table.tap("enter")
        await table.left(curtain)
        assert isinstance(await table.ready(), TableScreen)
