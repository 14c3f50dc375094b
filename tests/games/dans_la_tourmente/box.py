"""The cards of the box and their words: a game value that nobody plays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crise.game.manifest import Game
from crise.games.dans_la_tourmente.cards import NUMBERED, TourmenteCard, own_face
from crise.games.dans_la_tourmente.cards import face as face_of
from crise.games.dans_la_tourmente.grammar import EffectCard, Event
from crise.games.dans_la_tourmente.state import TourmenteFace
from crise.games.world_order import WORLD_ORDER

BASE: Game[Any, Any, Any] = WORLD_ORDER
BOX = replace(
    BASE,
    id="dans-la-tourmente",
    package="crise.games.dans_la_tourmente",
    row=TourmenteCard,
    face=face_of,
    total=BASE.total + 83,
    numbered=NUMBERED,
    extends=(BASE,),
)
ROWS: dict[str, TourmenteCard] = {row.card: row for row in BOX.own_cards}
FACES: dict[str, TourmenteFace] = {key: own_face(row) for key, row in ROWS.items()}
EVENTS: dict[str, Event] = {key: face.event for key, face in FACES.items() if face.event is not None}
EFFECTS: dict[str, EffectCard] = {key: face.effect for key, face in FACES.items() if face.effect is not None}
