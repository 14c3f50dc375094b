"""What the cards say: made of the row in play, so that the figures of an owner's file are told as they are played."""

from __future__ import annotations

from crise.engine.face import Face
from crise.game.texts import Words
from crise.games.etat_durgence.effects import Effects
from crise.games.etat_durgence.state import Card


def card_text(words: Words, face: Face) -> str:
    assert isinstance(face, Card)
    say = words.say
    if face.double:
        sides = [say(f"text-{side}", effects=listed(words, face.sides[side])) for side in ("attaque", "benef")]
        return " ".join(sides)
    if face.hearts:
        return say("text-compagnon", effects=listed(words, face.effect), hearts=face.hearts)
    if face.shields:
        return say("text-protecteur", shields=face.shields)
    if face.slots:
        return say("text-emplacement", slots=face.slots)
    text = say("text-effect", effects=listed(words, face.effect))
    return text[0].upper() + text[1:]


def listed(words: Words, effects: Effects) -> str:
    return ", ".join([words.say(f"effect-{word}", n=n) for word, n in effects])
