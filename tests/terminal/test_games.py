"""Whole games by keys: one person against bots, and several at one screen who see nothing of each other."""

from pathlib import Path
from random import Random

import pytest

from crise.game.records import read_record, replay
from crise.games import GAMES
from crise.lab.tools.laws import aloud
from crise.terminal.screens import Curtain, End
from tests.terminal.play import SIZE, Table, at_table

CARD_NAMES = {"Virus", "Poison", "Contre-attaque", "Contagion", "Épidémie", "Vaccin", "Médicament", "Miracle"}
CARD_NAMES |= {"Stop", "Quarantaine", "Pick-pocket", "Demi-tour"}
CARD_NAMES |= {f"Chiffre {n}" for n in range(1, 7)} | {f"Chance {n}" for n in range(1, 20)}
ALWAYS_SHOWN = {"Virus"}  # the game's title, and the tokens


def all_in_sight(table: Table) -> None:
    """Nothing essential is cut: prompt, every option, the whole hand, every seat."""
    text = table.text
    lines = text.splitlines()
    assert len(lines) == SIZE[1]
    assert {len(line) for line in lines} == {SIZE[0]}
    question, host = table.question, table.host
    assert table.says(host.words.prompt(question.ask, host.match.table.faces, host.names))
    for item in question.items:
        assert (f"[{item.key}] " if item.key else "  ") + item.label in text, (item, text)
    assert sorted(item.label for item in question.hand) == sorted(
        host.words.card(key) for _, key in host.hand(question.ask[0])
    )
    for name in host.names:
        assert name[:6] in text


async def answer(table: Table, dice: Random) -> None:
    """By its key, or by the arrows and Enter."""
    asked, items = table.question, table.question.items
    item = dice.choice([item for item in items if item.open])
    if item.key and dice.random() < 0.8:
        await table.tap(item.key)
    else:
        await table.tap("home", *["right"] * items.index(item), "enter")
    await table.answered(asked)


@pytest.mark.asyncio
async def test_one_person_plays_to_the_end(tmp_path: Path) -> None:
    dice, record = Random(1), tmp_path / "game.json"
    async with at_table({0: "Ada"}, seats=3, seed=6, record=record) as table:
        asked = 0
        while not isinstance(await table.ready(), End):
            asked += 1
            all_in_sight(table)
            await answer(table, dice)
        assert asked > 10
        assert table.host.match.over
        winner = table.host.names[table.host.match.view(0)["living"][0]]
        assert f"Victoire pour {winner}." in table.text
    setting, match = replay(read_record(record.read_text("utf-8")), GAMES.__getitem__)
    assert setting.seed == 6
    assert match.over


def known_to(table: Table, seat: int) -> set[str]:
    """The names of cards that this seat may see now: its view, its log, and the text of the card it looks at."""
    host = table.host
    view = host.match.view(seat)
    piles = [view["discard"], view["vaccins"], view["deck"], *view["hands"]]
    known = {host.words.card(card[1]) for pile in piles for card in pile["cards"] if card}
    told = " ".join(host.words.event(event, host.names) for event in host.match.log(seat))
    item = table.question.item
    texts = [told, table.screen.reason(item), host.card_text(item.card) if item.card else ""]
    texts.append(host.words.prompt(table.question.ask, host.match.table.faces, host.names))
    return known | ALWAYS_SHOWN | {name for name in CARD_NAMES if any(name in text for text in texts)}


def no_other_hand(table: Table, seat: int) -> None:
    text = table.text
    shown = {name for name in CARD_NAMES if name in text}
    assert shown <= known_to(table, seat), text
    mine = [host_name for _, key in table.host.hand(seat) for host_name in [table.host.words.card(key)]]
    assert sorted(item.label for item in table.question.hand) == sorted(mine)


@pytest.mark.asyncio
async def test_three_people_at_one_screen_see_no_other_hand() -> None:
    dice = Random(2)
    people = {0: "Ada", 1: "Blaise", 2: "Chloé"}
    async with at_table(people, seed=6, options={"turn_limit": 8}) as table:
        looking, curtains, kept_away = -1, 0, 0
        while not isinstance(screen := await table.ready(), End):
            seat, text = table.host.next_ask()[0], table.text
            if isinstance(screen, Curtain):
                curtains += 1
                assert seat != looking
                assert f"Passez l’appareil à {people[seat]}," in text
                assert not [name for name in CARD_NAMES if name in text]
                await table.tap("1", "x", "space")  # only Enter opens it
                assert isinstance(table.screen, Curtain)
                await table.tap("enter")
                looking = seat
                continue
            assert seat == looking
            hidden = {name for name in CARD_NAMES if name not in text}
            others = {table.host.words.card(key) for o in people if o != seat for _, key in table.host.hand(o)}
            kept_away += len(hidden & others)
            no_other_hand(table, seat)
            await answer(table, dice)
        assert curtains > 5
        assert kept_away > 30  # there was something to see


@pytest.mark.asyncio
async def test_the_screen_is_the_same_in_every_world_that_a_seat_can_not_tell_apart() -> None:
    dice = Random(5)
    async with at_table({0: "Ada", 1: "Blaise"}, seats=4, seed=9) as table:
        for _ in range(12):
            screen = await table.ready()
            if isinstance(screen, Curtain):
                await table.tap("enter")
                continue
            if isinstance(screen, End):
                break
            seat, real, before = screen.viewer, table.host.match, table.text
            table.host.match = aloud(real.clone()).imagine(seat, dice.random)
            assert table.host.match.view(seat) == real.view(seat)
            table.host._said.clear()
            screen.show()
            await table.drawn()
            assert table.text == before
            table.host.match = real
            await answer(table, dice)


@pytest.mark.asyncio
async def test_eight_seats_and_teams_fit() -> None:
    dice = Random(4)
    async with at_table({0: "Ada"}, seats=8, seed=2, options={"teams": True}) as table:
        for _ in range(6):
            if isinstance(await table.ready(), End):
                break
            all_in_sight(table)
            await answer(table, dice)


@pytest.mark.asyncio
async def test_bots_alone_can_be_watched() -> None:
    async with at_table({}, seats=2, seed=1, options={"turn_limit": 20}) as table:
        assert isinstance(await table.ready(), End)
        assert "Fin de la partie" in table.text
