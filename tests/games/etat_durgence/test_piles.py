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
    assert gives(laid("applaudissements", "attaque"), attack=1)
    scene = laid("applaudissements", "benef")
    assert scene.t.confiance[0] == 11


@pytest.mark.rule("ED-EFF-6")
def test_vaccin_douteux() -> None:
    assert gives(laid("vaccin-douteux", "attaque"), attack=3, black=1)
    assert gives(laid("vaccin-douteux", "benef"), coins=3, black=1)


def test_attestation() -> None:
    assert gives(laid("attestation", "attaque"), attack=1)
    scene = laid("attestation", "benef")
    assert gives(scene, coins=1)
    assert scene.t.confiance[0] == 11


def test_soiree_clandestine() -> None:
    assert gives(laid("soiree-clandestine", "attaque"), attack=1, discard=1)
    scene = laid("soiree-clandestine", "benef").do("draw")
    assert scene.keys(scene.t.hands[0]) == ["piece", "piece"]


@pytest.mark.rule("ED-PRO-1")
def test_masque_artisanal() -> None:
    scene = house("coeur variant", boards={1: "masque-artisanal"}).do("variant", "attaque", "attack", 2)
    assert scene.t.confiance[1] == 19
    assert scene.keys(scene.t.discards[1]) == ["masque-artisanal"]


@pytest.mark.rule("ED-EFF-3")
def test_subvention() -> None:
    assert gives(laid("subvention", "attaque"), attack=1)
    assert gives(laid("subvention", "benef"), coins=2)


def test_gel() -> None:
    assert gives(laid("gel", "attaque"), attack=1)
    scene = laid("gel", "benef")
    assert gives(scene, coins=1, destroy=2)
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
    assert gives(laid("variant", "attaque"), attack=2)
    assert laid("variant", "benef").t.confiance[0] == 13


def test_tri_des_patients() -> None:
    assert gives(laid("tri-des-patients", "attaque"), attack=2, destroy=1)
    scene = laid("tri-des-patients", "benef")
    assert gives(scene, destroy=2)
    assert scene.t.confiance[0] == 12


@pytest.mark.rule("ED-COM-1")
def test_fauconnier() -> None:
    scene = house("fauconnier", draw="piece").do("fauconnier", "attack", "market", "done")
    assert scene.t.confiance[1] == 19
    assert scene.keys(scene.t.boards[0]) == ["fauconnier"]


@pytest.mark.rule("ED-COM-3")
def test_gourou_du_clic() -> None:
    scene = house("gourou-du-clic", draw="piece").do("gourou-du-clic")
    assert gives(scene, attack=4, black=1)
    assert scene.do("market").t.confiance[0] == 18


@pytest.mark.rule("ED-PLAY-4", "ED-PLAY-7")
def test_cellule_de_crise() -> None:
    scene = house("cellule-de-crise piece piece piece piece", draw="piece").do("cellule-de-crise")
    assert scene.t.slots[0] == scene.t.free_slots(0) == 4
    assert scene.do("piece", "piece", "piece", "piece").t.coins == 4


def test_documentaire() -> None:
    assert gives(laid("documentaire", "attaque"), attack=3, discard=1)
    assert gives(laid("documentaire", "benef"), coins=4)


def test_porte_parole() -> None:
    assert gives(house("porte-parole", draw="piece").do("porte-parole"), coins=2)
    scene = house("variant variant", boards={1: "porte-parole"}).do("variant", "attaque", "variant", "attaque")
    assert scene.do("attack", "porte-parole").t.attack == 0


def test_couvre_feu() -> None:
    assert gives(laid("couvre-feu", "attaque"), attack=3, discard=1)
    scene = laid("couvre-feu", "benef")
    assert gives(scene, coins=4)
    assert scene.t.confiance[0] == 13


def test_cordon_sanitaire() -> None:
    scene = house("confinement", boards={1: "cordon-sanitaire"}).do("confinement", "attaque", "attack")
    assert scene.options() == [4, 5]
    assert scene.do(5).t.confiance[1] == 19


def test_campagne_de_vaccination() -> None:
    assert gives(laid("campagne-de-vaccination", "attaque"), attack=4, draw=2)
    scene = laid("campagne-de-vaccination", "benef")
    assert gives(scene, coins=3, draw=2)
    assert scene.t.confiance[0] == 14


def test_confinement() -> None:
    assert gives(laid("confinement", "attaque"), attack=5, discard=1)
    scene = laid("confinement", "benef")
    assert gives(scene, coins=5, destroy=1)
    assert scene.t.confiance[0] == 14


def test_allocution() -> None:
    assert gives(laid("allocution", "attaque"), attack=7, draw=2, destroy=1, discard=2)
    scene = laid("allocution", "benef")
    assert gives(scene, coins=3, draw=2, destroy=3)
    assert scene.t.confiance[0] == 15


def test_etat_d_exception() -> None:
    assert gives(laid("etat-d-exception", "attaque"), attack=8, draw=2, discard=1)
    scene = laid("etat-d-exception", "benef")
    assert gives(scene, coins=6, draw=2)
    assert scene.t.confiance[0] == 16


# --- super cards ------------------------------------------------------------------------


@pytest.mark.rule("ED-BUY-2")
def test_super_gouvernement() -> None:
    assert gives(laid("super-gouvernement", "attaque"), attack=10, discard=2, draw=2)
    scene = laid("super-gouvernement", "benef")
    assert gives(scene, coins=5)
    assert scene.t.confiance[0] == 18


@pytest.mark.rule("ED-BUY-2")
def test_super_conseil() -> None:
    assert gives(laid("super-conseil", "attaque"), attack=9, destroy=2, draw=3)
    scene = laid("super-conseil", "benef")
    assert gives(scene, draw=2)
    assert scene.t.confiance[0] == 20


@pytest.mark.rule("ED-BUY-2")
def test_super_laboratoires() -> None:
    assert gives(laid("super-laboratoires", "attaque"), coins=4, attack=9, draw=2)
    assert gives(laid("super-laboratoires", "benef"), coins=9, draw=3)


@pytest.mark.rule("ED-BUY-2")
def test_super_medias() -> None:
    assert gives(laid("super-medias", "attaque"), attack=8, discard=4)
    scene = laid("super-medias", "benef")
    assert gives(scene, discard=4, draw=2)
    assert scene.t.confiance[0] == 16


@pytest.mark.rule("ED-BUY-2")
def test_super_complotistes() -> None:
    assert gives(laid("super-complotistes", "attaque"), attack=13, black=1)
    assert laid("super-complotistes", "benef", confiance=5).t.confiance[0] == 17
