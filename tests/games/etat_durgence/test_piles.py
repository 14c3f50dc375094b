"""One small test per pile of the market and per super card: played on each side, it does what is printed."""

from __future__ import annotations

from functools import partial

import pytest

from crise.games.etat_durgence import ETAT_DURGENCE
from tests.games.etat_durgence.scene import Scene

house = partial(Scene, edition=ETAT_DURGENCE.standard)
pytestmark = pytest.mark.rule("ED-PLAY-3")


def laid(card: str, side: str, confiance: int = 10) -> Scene:
    """Seat 0 has laid this card, with pieces to draw and to destroy; seat 1 holds four cards."""
    scene = house(card, draw="piece piece piece", hands={1: "piece piece coeur coeur"}, confiance=[confiance, 20])
    return scene.do(card, side)


def gives(scene: Scene, coins: int = 0, attack: int = 0, **due: int) -> bool:
    """What is in the pools, and what is open."""
    return (scene.t.coins, scene.t.attack, {w: n for w, n in scene.t.due.items() if n}) == (coins, attack, due)


@pytest.mark.rule("ED-EFF-4", "ED-EFF-5")
def test_applaudissements() -> None:
    assert gives(laid("applaudissements", "attaque"), attack=3)
    assert laid("applaudissements", "benef").t.confiance[0] == 12


@pytest.mark.rule("ED-EFF-6")
def test_vaccin_douteux() -> None:
    assert gives(laid("vaccin-douteux", "attaque"), attack=5, black=1)
    assert gives(laid("vaccin-douteux", "benef"), coins=4, black=1)


def test_attestation() -> None:
    assert gives(laid("attestation", "attaque"), attack=1)
    scene = laid("attestation", "benef")
    assert gives(scene, coins=1, destroy=1)
    assert scene.t.confiance[0] == 11


def test_soiree_clandestine() -> None:
    assert gives(laid("soiree-clandestine", "attaque"), attack=1, discard=1)
    scene = laid("soiree-clandestine", "benef").do("draw")
    assert scene.keys(scene.t.hands[0]) == ["piece", "piece", "piece"]


@pytest.mark.rule("ED-PRO-1")
def test_masque_artisanal() -> None:
    scene = house("applaudissements", boards={1: "masque-artisanal"}).do("applaudissements", "attaque", "attack", 3)
    assert scene.t.confiance[1] == 19
    assert scene.keys(scene.t.discards[1]) == ["masque-artisanal"]


@pytest.mark.rule("ED-EFF-3")
def test_subvention() -> None:
    assert gives(laid("subvention", "attaque"), attack=1, discard=1)
    assert gives(laid("subvention", "benef"), coins=2)


def test_gel() -> None:
    assert gives(laid("gel", "attaque"), attack=1)
    scene = laid("gel", "benef")
    assert gives(scene, coins=2, destroy=3)
    assert len(scene.do("destroy").t.draws[0].cards) == 2


@pytest.mark.rule("ED-COM-1")
def test_soignante() -> None:
    scene = house("soignante", draw="piece", confiance=[10, 20]).do("soignante")
    assert scene.t.confiance[0] == 11
    assert gives(scene, coins=1)
    assert scene.keys(scene.t.boards[0]) == ["soignante"]


@pytest.mark.rule("ED-PRO-2")
def test_bouclier_sanitaire() -> None:
    scene = house("coeur", board="", boards={1: "bouclier-sanitaire"}, draw="piece").do("coeur")
    assert "attack" not in scene.options()
    assert scene.why_not("attack") == "ED-PRO-2"


def test_variant() -> None:
    assert gives(laid("variant", "attaque"), attack=1)
    assert laid("variant", "benef").t.confiance[0] == 14


def test_tri_des_patients() -> None:
    assert gives(laid("tri-des-patients", "attaque"), attack=1, destroy=1)
    assert gives(laid("tri-des-patients", "benef"), destroy=3)


@pytest.mark.rule("ED-COM-1")
def test_fauconnier() -> None:
    scene = house("fauconnier", draw="piece").do("fauconnier")
    assert gives(scene, attack=2, destroy=1)
    assert scene.do("attack", 2, "market", "done").t.confiance[1] == 18
    assert scene.keys(scene.t.boards[0]) == ["fauconnier"]


@pytest.mark.rule("ED-COM-3")
def test_gourou_du_clic() -> None:
    scene = house("gourou-du-clic", draw="piece").do("gourou-du-clic")
    assert gives(scene, attack=6, gain=2, black=1)
    assert scene.do("black").t.confiance[0] == 20  # 2 lost, and 2 gained as soon as they fit


@pytest.mark.rule("ED-PLAY-4", "ED-PLAY-7")
def test_cellule_de_crise() -> None:
    scene = house("cellule-de-crise piece piece piece piece", draw="piece").do("cellule-de-crise")
    assert scene.t.slots[0] == scene.t.free_slots(0) == 5
    assert scene.do("piece", "piece", "piece", "piece").t.coins == 4


def test_documentaire() -> None:
    assert gives(laid("documentaire", "attaque"), attack=2)
    assert gives(laid("documentaire", "benef"), coins=5)


def test_porte_parole() -> None:
    assert gives(house("porte-parole", draw="piece").do("porte-parole"), coins=3, attack=1, destroy=2)
    scene = house("applaudissements", boards={1: "porte-parole"}).do("applaudissements", "attaque")
    assert scene.do("attack", "porte-parole").t.attack == 0


def test_couvre_feu() -> None:
    assert gives(laid("couvre-feu", "attaque"), attack=3, discard=1)
    scene = laid("couvre-feu", "benef")
    assert gives(scene, coins=5)
    assert scene.t.confiance[0] == 12


def test_cordon_sanitaire() -> None:
    scene = house("allocution couvre-feu", boards={1: "cordon-sanitaire"})
    scene.do("allocution", "attaque", "couvre-feu", "attaque", "attack")
    assert scene.options() == [9, 10]
    assert scene.do(10).t.confiance[1] == 19


def test_campagne_de_vaccination() -> None:
    assert gives(laid("campagne-de-vaccination", "attaque"), attack=3)
    scene = laid("campagne-de-vaccination", "benef")
    assert gives(scene, coins=6, draw=2)
    assert scene.t.confiance[0] == 13


def test_confinement() -> None:
    assert gives(laid("confinement", "attaque"), attack=5, discard=1)
    assert gives(laid("confinement", "benef"), coins=5)


def test_allocution() -> None:
    assert gives(laid("allocution", "attaque"), attack=7, draw=2, destroy=1, discard=2)
    scene = laid("allocution", "benef")
    assert gives(scene, coins=3, draw=2, destroy=3)
    assert scene.t.confiance[0] == 15


def test_etat_d_exception() -> None:
    assert gives(laid("etat-d-exception", "attaque"), attack=4, draw=2, discard=1)
    scene = laid("etat-d-exception", "benef")
    assert gives(scene, coins=9)
    assert scene.t.confiance[0] == 14


# --- super cards ------------------------------------------------------------------------


@pytest.mark.rule("ED-BUY-2")
def test_super_gouvernement() -> None:
    assert gives(laid("super-gouvernement", "attaque"), attack=14, discard=3, draw=2)
    scene = laid("super-gouvernement", "benef", confiance=5)
    assert gives(scene, coins=8)
    assert scene.t.confiance[0] == 17


@pytest.mark.rule("ED-BUY-2")
def test_super_conseil() -> None:
    assert gives(laid("super-conseil", "attaque"), attack=13, destroy=3, draw=4)
    scene = laid("super-conseil", "benef", confiance=3)
    assert gives(scene, draw=4)
    assert scene.t.confiance[0] == 19


@pytest.mark.rule("ED-BUY-2")
def test_super_laboratoires() -> None:
    assert gives(laid("super-laboratoires", "attaque"), coins=6, attack=12, draw=3)
    assert gives(laid("super-laboratoires", "benef"), coins=13, draw=3)


@pytest.mark.rule("ED-BUY-2")
def test_super_medias() -> None:
    assert gives(laid("super-medias", "attaque"), attack=13, discard=4)
    scene = laid("super-medias", "benef", confiance=5)
    assert gives(scene, discard=4, draw=2)
    assert scene.t.confiance[0] == 16


@pytest.mark.rule("ED-BUY-2")
def test_super_complotistes() -> None:
    assert gives(laid("super-complotistes", "attaque"), attack=24, black=1)
    assert gives(laid("super-complotistes", "benef", confiance=5), gain=20)
