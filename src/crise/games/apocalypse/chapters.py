"""Apocalypse: the chapters on cards, as pages of the Book: weapons, survival, animals, malus, jobs, cataclysms, and the
turn of who meets a monster."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from crise.games.apocalypse import animals, cataclysms, jobs, malus, monsters, survival, weapons
from crise.games.smile_life.rules import BASE

CARDS: Final = replace(
    BASE,
    may_lay={
        **BASE.may_lay,
        **weapons.MAY_LAY,
        **survival.MAY_LAY,
        **malus.MAY_LAY,
        **cataclysms.MAY_LAY,
    },
    may_suffer={**BASE.may_suffer, **survival.MAY_SUFFER, **malus.MAY_SUFFER},
    effects={
        **BASE.effects,
        **weapons.EFFECTS,
        **survival.EFFECTS,
        **animals.EFFECTS,
        **jobs.EFFECTS,
        **cataclysms.EFFECTS,
    },
    malus={**BASE.malus, **malus.MALUS},
    may_begin={**BASE.may_begin, **jobs.FREE_ACTS},
    openings={**BASE.openings, **jobs.OPENINGS},
    free_acts={**BASE.free_acts, **jobs.FREE_ACTS},
    smiles={**BASE.smiles, **malus.SMILES},
    victims={**BASE.victims, **malus.VICTIMS},
    farewells={**BASE.farewells, **malus.FAREWELLS},
    laid_on={**BASE.laid_on, **malus.LAID_ON},
    **malus.PAGES,
    **jobs.PAGES,
)

# By question: the rule because of which something is no option, or who finds it out.
WHY_NOT: Final = {
    **monsters.WHY_NOT,
    **weapons.WHY_NOT,
    **survival.WHY_NOT,
    **animals.WHY_NOT,
    **malus.WHY_NOT,
    **jobs.WHY_NOT,
    **cataclysms.WHY_NOT,
}
