"""Games with a card more, added as their READMEs say: a row, two texts, and the entries that its rules need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import pytest

from crise.engine.ask import CardId, Seat
from crise.game.cards import CardRow
from crise.game.silent import SUFFIX
from crise.game.texts import LANGUAGES
from crise.games import GAMES
from crise.games.apocalypse.cards import ApocalypseCard
from crise.games.etat_durgence import EtatDurgenceCard
from crise.games.noe import NoeCard
from crise.games.smile_life import SmileLifeCard
from crise.games.smile_life.laying import draw, skip_turns
from crise.games.smile_life.rules import BASE
from crise.games.smile_life.state import SmileLife
from crise.games.virus_war import VirusWarCard
from crise.games.virus_war import legal as war_legal
from crise.games.virus_war import rules as war_rules
from crise.games.virus_war.legal import needs_chiffre, victims
from crise.games.virus_war.rules import heal, lose
from crise.games.virus_war.state import VirusWar
from tests.play import AnyGame

Patch = pytest.MonkeyPatch
T = TypeVar("T")


@dataclass(frozen=True)
class NewCard:
    game: str
    row: CardRow
    enter: Callable[[Patch], None] = lambda patch: None  # what its rules are entered in
    mode: str = ""

    def __str__(self) -> str:
        return f"{self.game}-{self.row.card}"

    def add(self, patch: Patch, folder: Path) -> AnyGame:
        """The game with this card in its box, known everywhere under its old name."""
        old = GAMES[self.game]
        texts = folder / f"texts_of_{self.row.card.replace('-', '_')}"
        texts.mkdir()
        (texts / "__init__.py").touch()
        for language in LANGUAGES:
            text = f"card-{self.row.card} = Nouveauté\n    .text = Ce que personne n’a encore vu.\n"
            (texts / f"{language}.ftl").write_text(text, encoding="utf-8")
        patch.syspath_prepend(folder)
        game = replace(old, total=old.total + self.row.count)
        vars(game).update(standard=[*old.standard, self.row], packages=[*old.packages, texts.name])
        patch.setitem(GAMES, self.game, game)
        self.enter(patch)
        return game


def both(game: str, value: T) -> list[T]:
    """A value of the rules that is already loaded, and that of their silent twin."""
    return [value, GAMES[game].silent.twins[id(value)]]


# --- Virus War ----------------------------------------------------------------------------------


def cordial(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    heal(t, me, 2)


def slap(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    lose(t, target, 3)


def acid(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    lose(t, target, points)


def balm(t: VirusWar, me: Seat, source: Seat, target: Seat, points: int) -> None:
    heal(t, target, points)


def enter_war(
    patch: Patch,
    kind: str,
    effect: war_rules.Effect,
    forbids: Callable[[VirusWar, Seat], str] | None = None,
    at: Callable[[VirusWar, Seat], list[Seat]] | None = None,
    aim: str = "target",
    with_chiffre: bool = False,
) -> None:
    """`FORBIDS`, `TARGETS`, `PATIENTS`, `WITH_CHIFFRE`, `EFFECTS`, and what `legal` derives from them."""
    for effects in both("virus-war", war_rules.EFFECTS):
        patch.setitem(effects, kind, effect)
    if forbids is not None:
        patch.setitem(war_legal.FORBIDS, kind, forbids)
        patch.setitem(war_legal.WITHOUT_CHIFFRE, kind, forbids)
    if at is not None:
        patch.setitem(war_legal.TARGETS, kind, at)
        patch.setitem(war_legal.AIMS, kind, aim)
    if with_chiffre:
        patch.setitem(war_legal.WITHOUT_CHIFFRE, kind, needs_chiffre)
        for module in (war_legal, war_rules, import_module(war_rules.__name__ + SUFFIX)):
            patch.setattr(module, "WITH_CHIFFRE", war_legal.WITH_CHIFFRE | {kind})


def war_card(kind: str, effect: war_rules.Effect, mode: str = "", **entries: Any) -> NewCard:
    return NewCard(
        "virus-war",
        VirusWarCard(kind, kind, 12, "house", 0),
        partial(enter_war, kind=kind, effect=effect, **entries),
        mode,
    )


def healthy(t: VirusWar, me: Seat) -> str:
    return "VW-MED-2" if t.life[me] == t.life_cap else ""


WAR = [
    war_card("cordial", cordial, forbids=healthy),
    war_card("gifle", slap, at=victims),
    war_card("acide", acid, at=victims, with_chiffre=True),
    war_card("baume", balm, at=lambda t, me: t.living, aim="patient", with_chiffre=True),
    war_card("tisane", balm, with_chiffre=True),
    war_card("soufflet", slap, "teams", at=victims),
    war_card("vitriol", acid, "teams", at=lambda t, me: t.others[me], with_chiffre=True),
]

# --- Smile Life and Apocalypse ---------------------------------------------------------------------


async def fanfare(t: SmileLife, me: Seat, card: CardId) -> None:
    await draw(t, me)


async def fine(t: SmileLife, me: Seat, target: Seat, card: CardId) -> None:
    skip_turns(t, target, 1)


def nobody_is_spared(t: SmileLife, seat: Seat) -> str:
    return ""


def enter_fanfare(patch: Patch) -> None:
    for book in both("smile-life", BASE):
        patch.setitem(book.effects, "fanfare", fanfare)


def enter_fine(patch: Patch) -> None:
    for book in both("smile-life", BASE):
        patch.setitem(book.may_suffer, "amende", nobody_is_spared)
        patch.setitem(book.malus, "amende", fine)


def enter_hamster(patch: Patch) -> None:
    for book in both("apocalypse", GAMES["apocalypse"].rulebook):
        patch.setitem(book.effects, "hamster", fanfare)


def enter_robot(patch: Patch) -> None:
    """A kind of its own."""
    for book in both("apocalypse", GAMES["apocalypse"].rulebook):
        patch.setitem(book.may_lay, "robot", book.may_lay["animal"])
        patch.setitem(book.effects, "majordome", fanfare)


NOTHING: dict[str, Any] = {"source": "house", "value": 0, "price": 0, "studies": 0, "trait": ""}


def life_row(
    card: str, kind: str, row: type[SmileLifeCard] = SmileLifeCard, smiles: int = 0, salary: int = 0
) -> CardRow:
    return row(card=card, kind=kind, count=9, smiles=smiles, salary=salary, **NOTHING)


LIFE = [
    NewCard("smile-life", life_row("fanfare", "speciale"), enter_fanfare),
    NewCard("smile-life", life_row("amende", "malus"), enter_fine),
    NewCard("smile-life", life_row("jongleur", "metier", smiles=2, salary=3)),
    NewCard("apocalypse", life_row("hamster", "animal", ApocalypseCard, smiles=1), enter_hamster),
    NewCard("apocalypse", life_row("majordome", "robot", ApocalypseCard), enter_robot, "avance"),
]

# --- where a row is enough ---------------------------------------------------------------------------

ROWS = [
    NewCard("noe", NoeCard("emma-pompiers", "personnage", 1, "house", "emma", "pompiers")),
    NewCard(
        "etat-durgence",
        EtatDurgenceCard(
            "masques", "double", 5, "house", 2, "hit 2, discard 1", "gain 2, draw 1", "", 0, 0, 0, "", "mask"
        ),
    ),
]
NEW_CARDS = [*WAR, *LIFE, *ROWS]
