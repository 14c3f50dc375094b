"""The games, one folder each. This list is the only place that knows them all."""

from __future__ import annotations

from typing import Any

from crise.game.manifest import Game
from crise.games.apocalypse import APOCALYPSE
from crise.games.etat_durgence import ETAT_DURGENCE
from crise.games.noe import NOE
from crise.games.smile_life import SMILE_LIFE
from crise.games.virus_war import VIRUS_WAR

GAMES: dict[str, Game[Any, Any, Any]] = {
    game.id: game for game in (VIRUS_WAR, NOE, ETAT_DURGENCE, SMILE_LIFE, APOCALYPSE)
}
