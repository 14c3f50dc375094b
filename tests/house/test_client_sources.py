"""The client is written for any game: no source of it names one. What belongs to a game lies in the game's folder."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

from crise.games import GAMES
from crise.server.outbox.text import game_text

ROOT = Path(__file__).parents[2]
SOURCES = [
    file
    for where in ("src", "tests", "public", "index.html")
    for file in ([ROOT / "web" / where] if "." in where else (ROOT / "web" / where).rglob("*"))
    if file.suffix in {".ts", ".svelte", ".css", ".svg", ".html", ".ftl", ".mjs", ".json"}
]
BROUGHT = {"box.ts", "cover.svg", "Mat.svelte", "Card.svelte", "mat.css", "view.ts"}


def plain(text: str) -> str:
    """VirusWar, virus_war and Virus War are one name; so are Noé and noe."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", apart) if not unicodedata.combining(sign))
    return re.sub(r"[^a-z0-9]+", " ", bare.casefold())


def names() -> set[str]:
    titles = {game_text(game, language).title for game in GAMES.values() for language in ("fr", "en")}
    return {plain(name).strip() for name in titles | set(GAMES)}


def named(text: str) -> list[str]:
    words = f" {plain(text)} "
    return sorted(name for name in names() if f" {name} " in words)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('if (game === "virus-war")', ["virus war"]),
        ("import VirusWar from", ["virus war"]),
        ("virus_war: 1", ["virus war"]),
        ("[data-mat=noe] .op", ["noe"]),
        ("// Noé’s memory sheet", ["noe"]),
        ("État d’urgence", ["etat d urgence"]),
        ("etatDurgence.svg", ["etat durgence"]),
        ("a canoe, a virus, a war", []),
    ],
)
def test_a_name_is_found_in_all_its_spellings(text: str, found: list[str]) -> None:
    assert named(text) == found


def test_no_source_of_the_client_names_a_game() -> None:
    assert SOURCES
    offences = {str(file.relative_to(ROOT)): named(file.read_text("utf-8")) for file in SOURCES}
    assert {file: found for file, found in offences.items() if found} == {}


# How a source would look for a field of a view, an argument of a line, an event or a question by its name.
LOOKED_UP = re.compile(
    r"""(?:view|args)(?:\?\.)?\[["'](\w+)["']\]|\bwhat\s*[!=]==\s*["'](\w+)["']|\(scene,\s*["'](\w+)["']"""
)
OF_EVERY_GAME = {"seat", "seats", "turn", "turns", "waiting"}  # in every view


@pytest.mark.parametrize(
    "text", ['view["life"]', "args['victim']", 'question?.what === "buy"', 'what !== "out"', 'piles(scene, "laid")']
)
def test_a_look_at_one_game_is_found(text: str) -> None:
    assert LOOKED_UP.search(text)


def test_no_source_of_the_client_knows_a_field_an_event_or_a_question_of_a_game() -> None:
    """They are declared with their meaning (`GameSheet`): the client goes by that."""
    offences = {
        f"{file.relative_to(ROOT)}: {found.group(0)}"
        for file in SOURCES
        for found in LOOKED_UP.finditer(file.read_text("utf-8"))
        if "tests" not in file.parts and not OF_EVERY_GAME & set(found.groups())
    }
    assert offences == set()


def test_every_game_brings_what_its_table_is_drawn_with() -> None:
    """A folder that a client without it can still play: but ours all have one."""
    for game in GAMES.values():
        folder = ROOT / "src" / game.package.replace(".", "/") / "web"
        assert {file.name for file in folder.iterdir()} >= BROUGHT
        assert game.package.rpartition(".")[2].replace("_", "-") == game.id, "the client finds a game by its folder"


def test_no_colour_of_a_seat_stands_twice() -> None:
    """By day, by night and on a dark mat, each in one place: who changes one finds all."""
    sheets = [file.read_text("utf-8") for file in sorted((ROOT / "web/src/css").glob("*.css"))]
    blues = [blue for sheet in sheets for blue in re.findall(r"--seat-1: (#\w+)", sheet)]
    assert len(blues) == len(set(blues)) == 3


# What a page or a part brings with it comes later than the table: its style may not lie on what games call their own.
EARLY = set(re.findall(r'import "\./css/([\w-]+\.css)"', (ROOT / "web/src/main.ts").read_text("utf-8")))
LATE = [sheet for sheet in (ROOT / "web/src/css").glob("*.css") if sheet.name not in EARLY]
WITHIN = re.compile(r'class="([^"]*)"|class:([\w-]+)')


def worn() -> set[str]:
    """The classes of whatever games draw."""
    pages = [page.read_text("utf-8") for page in ROOT.glob("src/crise/games/*/web/*.svelte")]
    found = [re.sub(r"\{[^}]*\}", " ", a or b) for page in pages for a, b in WITHIN.findall(page)]
    return {name for names in found for name in names.split()}


def loose(sheet: str, of_games: set[str]) -> list[str]:
    """The selectors that nothing but a class of a game is needed for."""
    bare = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    selectors = [one.strip() for rule in re.findall(r"([^{};]+)\{", bare) for one in re.split(r",(?![^(]*\))", rule)]
    classes = {one: set(re.findall(r"\.(-?[a-zA-Z_][\w-]*)", one)) for one in selectors if not one.startswith("@")}
    return sorted(one for one, named in classes.items() if named and named <= of_games)


def test_a_style_that_would_lie_on_a_game_is_found() -> None:
    assert loose(".hint { top: 0 } .hint__a .op, p.op b { left: 0 }", {"hint", "op"}) == [".hint", "p.op b"]


def test_nothing_that_is_opened_at_a_table_changes_what_its_game_has_drawn() -> None:
    """A hint or the legend, once asked for, drew its own box around every region of a map and every seat of a ring."""
    assert {sheet.name: found for sheet in LATE if (found := loose(sheet.read_text("utf-8"), worn()))} == {}
