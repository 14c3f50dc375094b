"""Extensions stack, and siblings join: every column of a game in its way, and what can't be joined says so."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any

import msgspec
import pytest

from crise.bots.policy import heuristic_of
from crise.engine.ask import Refused
from crise.game.cards import write_cards
from crise.game.events import telling
from crise.game.joining import WAYS, Conflict, joined
from crise.game.manifest import Game
from crise.game.texts import words
from crise.games.apocalypse import APOCALYPSE
from crise.games.apocalypse.heuristic import HEURISTIC
from crise.games.apocalypse.state import Apocalypse, Plague
from crise.games.smile_life import SMILE_LIFE
from crise.games.smile_life.state import SmileLife
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools.laws import play
from tests.games.smile_life.position import position
from tests.play import AnyGame
from tests.stack import STACKED, both, comete, fete
from tests.stack import all as everything

BOTH, COMETE, FETE, ALL = both.GAME, comete.GAME, fete.GAME, everything.GAME


def join(*siblings: AnyGame, **own: Any) -> AnyGame:
    return joined("joined", "tests.stack.both", *siblings, **own)


def test_every_column_has_a_way_of_joining() -> None:
    said = {"id", "package", "extends"}  # by who joins
    along_the_lineage = {"book", "pages"}
    assert {column.name for column in fields(Game)} == set(WAYS) | said | along_the_lineage


def test_a_game_is_made_of_each_game_once_and_the_base_first() -> None:
    assert COMETE.lineage == [SMILE_LIFE, APOCALYPSE, COMETE]
    assert BOTH.lineage == [SMILE_LIFE, APOCALYPSE, FETE, BOTH]
    assert ALL.lineage == [SMILE_LIFE, APOCALYPSE, FETE, BOTH, COMETE, ALL]


def test_cards_words_and_rules_are_those_of_all() -> None:
    cards = [row.card for row in ALL.standard]
    assert cards[-4:] == ["champagne", "cidre", "comete", "telescope"]
    assert len(cards) == len(set(cards)) == len(APOCALYPSE.standard) + 4
    assert ALL.read_cards(write_cards(ALL.standard)) == ALL.standard
    speaker = words(ALL, "en")
    assert (speaker.title, speaker.card("comete")) == ("Smile Life: Comet and Party", "Comet")
    assert speaker.card("cidre") == "Cider"
    assert speaker.rule_ids()[-3:] == ["CO-COM-1", "CO-COM-2", "CO-TEL-1"]
    assert {"SL-SET-1", "AP-SET-1", "FE-TOA-1"} < set(speaker.rule_ids())


def test_totals_and_minutes_are_what_the_base_has_and_what_each_adds() -> None:
    assert (BOTH.total, BOTH.minutes) == (200 + 58 + 12, 45 + 15 + 5)
    assert (ALL.total, ALL.minutes) == (200 + 58 + 12 + 7, 65)


def test_the_version_grows_with_that_of_every_part() -> None:
    newer = replace(FETE, version=FETE.version + 1)
    assert join(APOCALYPSE, newer).version == BOTH.version + 1


def test_options_are_those_of_all_and_each_may_forbid() -> None:
    assert ALL.options.__struct_fields__ == (
        *("deck_share", "turn_limit", "mode", "bombardment_hit", "toasts", "bright"),
    )
    given = ALL.read_options({"mode": "avance", "toasts": "6", "bright": "true"})
    assert (given.mode, given.toasts, given.bright, given.deck_share) == ("avance", 6, True, "1")
    with pytest.raises(Refused, match="bad-options"):
        ALL.check(2, given)
    with pytest.raises(Refused, match="bad-option"):
        ALL.read_options({"toasts": 10})


def test_rows_have_all_columns_and_all_their_checks() -> None:
    [cider] = [row for row in BOTH.standard if row.card == "cidre"]
    assert (cider.bubbles, cider.power) == (5, 0)
    with pytest.raises(ValueError, match="no fewer bubbles"):
        msgspec.structs.replace(cider, bubbles=-1)
    with pytest.raises(ValueError, match="no job and no child"):
        msgspec.structs.replace(cider, boosted="nobody")


def test_modes_are_those_of_each_and_none_twice() -> None:
    assert BOTH.modes == {"basique": {}, "avance": {"mode": "avance"}, "cheerful": {"toasts": 1}}


def test_a_table_has_the_fields_of_all() -> None:
    t = ALL.start(3).table
    assert isinstance(t, Apocalypse)
    assert {"comets", "toasted", "honoured", "plagues", "smiles"} <= set(t.shown())
    assert {"glasses", "force", "hands"} <= set(t.piles())
    assert ALL.features == {**APOCALYPSE.features, "toasted": "numbers", "honoured": "number", "comets": "number"}
    assert ALL.fields == SMILE_LIFE.fields
    assert t.never_held == Apocalypse.never_held


def test_a_copy_of_a_joined_table_is_one_too() -> None:
    t: Any = ALL.start(3).table
    t.toasted[0], t.comets = 2, 1
    twin = t.clone()
    t.toasted[0], t.comets = 5, 6
    assert (type(twin), twin.toasted[0], twin.comets) == (type(t), 2, 1)


def test_two_tables_that_change_the_same_method_are_not_joined() -> None:
    class Other(SmileLife):
        def bound(self, seat: int) -> bool:
            return True

    sibling = replace(SMILE_LIFE, id="s", package="tests.stack.both", table=Other, extends=(SMILE_LIFE,))
    with pytest.raises(Conflict, match=r"`table`: Other and another .* both have 'bound'"):
        join(APOCALYPSE, sibling)


# --- the silent twin ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", STACKED.values(), ids=list(STACKED))
def test_all_pages_of_a_book_have_their_silent_twin(game: AnyGame) -> None:
    spoken, silent = game.rulebook, game.silent.twins[id(game.rulebook)]
    assert set(silent.effects) == set(spoken.effects)
    for effect in {"champagne", "medium", "tornade"} & set(spoken.effects):
        assert silent.effects[effect] is not spoken.effects[effect]
    match = game.start(3, seed=4, tell=False)
    play(match, Random(4))
    assert match.told() == []
    assert match.table.told == []


def test_bots_and_terminal_know_what_the_nearest_game_says() -> None:
    assert heuristic_of(ALL) is HEURISTIC
    assert ALL.module("terminal") == "crise.games.apocalypse.terminal"
    assert FETE.module("heuristic") == "crise.games.smile_life.heuristic"


# --- pages ------------------------------------------------------------------------------------------------------


def sizes(game: AnyGame, job: str = "", comet: bool = False, toasts: int = 0) -> int:
    """Up to what the hand of somebody is refilled."""
    m = position(f"| {job}", "|", game=game)
    t: Any = m.table
    if toasts:
        t.toasted[0] = toasts
    if comet:
        t.plagues = [Plague("comete", -1, 0, 2, -1)]
    return int(t.book.hand_size(t, 0))


def test_a_page_calls_the_page_that_it_replaces() -> None:
    assert sizes(COMETE) == 5
    assert sizes(COMETE, comet=True) == 6
    assert sizes(COMETE, "chercheur", comet=True) == 7


def test_a_page_calls_whatever_is_below_it() -> None:
    """The base's, that of Apocalypse, those of two siblings: each knows only that there is one."""
    assert sizes(FETE, "chercheur", toasts=2) == 7
    assert sizes(BOTH, "chercheur", toasts=2) == 7
    assert sizes(ALL, "chercheur", toasts=2, comet=True) == 8


def test_the_order_of_siblings_is_that_of_their_pages() -> None:
    """Either way both have their say."""
    other = join(FETE, APOCALYPSE)
    assert sizes(other, "chercheur", toasts=2) == 7
    m = position("| chercheur", "|", game=other)
    t: Any = m.table
    t.flood = True
    assert t.book.hand_size(t, 0) == 0
    assert other.rulebook.effects["champagne"] is BOTH.rulebook.effects["champagne"]


def test_a_page_of_apocalypse_asks_the_sibling_below_it() -> None:
    """None of its pages knows those of the base by name: what a sibling has changed stays changed."""

    def frugal(book: Any) -> Any:
        def free(t: Any, me: int, face: Any) -> int:
            return 0 if face.kind == "maison" else int(book.price_of(t, me, face))

        return book.extended(price_of=free)

    thrifty = replace(SMILE_LIFE, id="thrifty", package="tests.stack.both", pages=frugal, extends=(SMILE_LIFE,))
    game = join(thrifty, APOCALYPSE)
    t: Any = position("|", "|", game=game).table
    house = next(face for face in t.faces if face.kind == "maison")
    assert t.book.price_of(t, 0, house) == 0
    assert APOCALYPSE.rulebook.price_of(t, 0, house) == house.price


def test_the_book_below_stays_as_it_is() -> None:
    assert "telescope" not in APOCALYPSE.rulebook.effects
    assert "comete" not in APOCALYPSE.rulebook.chapters["scourges"].begins
    assert SMILE_LIFE.rulebook.chapters == {}


@pytest.mark.parametrize("game", STACKED.values(), ids=list(STACKED))
def test_a_book_has_all_pages_of_what_it_is_made_of(game: AnyGame) -> None:
    for below in game.lineage[:-1]:
        for page in ("may_lay", "effects", "openings", "why_not", "malus", "drawn"):
            assert set(getattr(below.rulebook, page)) <= set(getattr(game.rulebook, page))


# --- conflicts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (replace(FETE, id="twin"), "fete and twin both have the card 'champagne'"),
        (SMILE_LIFE, "not siblings"),
        (VIRUS_WAR, "not siblings"),
    ],
    ids=["card", "base", "stranger"],
)
def test_who_can_not_be_joined(other: AnyGame, why: str) -> None:
    with pytest.raises(Conflict, match=why):
        join(FETE, other)


@pytest.mark.parametrize(
    ("column", "entry", "why"),
    [
        ("told", {**SMILE_LIFE.told, **telling(met="seat")}, "`told`: apocalypse and sibling both say what 'met' is"),
        ("asks", {**SMILE_LIFE.asks, "rob": ("card", ())}, "`asks`: apocalypse and sibling both say what 'rob' is"),
        ("modes", {"avance": {}}, "`modes`: .* what 'avance' is"),
        ("options", APOCALYPSE.options, "`options`: sibling and another both have 'mode'"),
        ("row", APOCALYPSE.row, "`row`: sibling and another both have 'power'"),
        ("face", lambda row: None, "apocalypse and sibling each have a `face` of their own"),
        ("seats", range(7, 9), "no number of seats"),
    ],
)
def test_what_two_siblings_say_differently(column: str, entry: Any, why: str) -> None:
    more: dict[str, Any] = {"extends": (SMILE_LIFE,), "package": "tests.stack.both", column: entry}
    sibling = replace(SMILE_LIFE, id="sibling", **more)
    with pytest.raises(Conflict, match=why):
        join(APOCALYPSE, sibling)
    if column != "seats":
        assert getattr(join(APOCALYPSE, sibling, **{column: getattr(APOCALYPSE, column)}), column)


def test_the_same_said_twice_is_no_conflict() -> None:
    told = {**SMILE_LIFE.told, "met": APOCALYPSE.told["met"]}
    sibling = replace(SMILE_LIFE, id="s", package="tests.stack.both", told=told, extends=(SMILE_LIFE,))
    assert join(APOCALYPSE, sibling).told["met"] == APOCALYPSE.told["met"]
