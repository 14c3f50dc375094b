"""The figures on the cards of this box."""

import pytest

from crise.games.apocalypse import APOCALYPSE
from crise.games.smile_life import SMILE_LIFE

FIGURES = {
    "price": """arbalete 2 bazooka 4 boomerang 1 grenade 3 hache 1 nunchaku 1 pistolet 2 poing-americain 1 sabre-laser 2
        shuriken 1 tronconneuse 2 helicoptere 4 moto 2 tank 5 bunker 5 coffre-fort 4 masque-a-gaz 1 menace-nucleaire 6
        potager 1 radar 3 ration 1 trousse-de-secours 3""",
    "power": """arbalete 3 batte 1 bazooka 5 boomerang 2 cocktail-molotov 2 couteau 2 grenade 4 hache 3 lance-pierre 1
        nunchaku 1 pistolet 4 poing-americain 1 sabre-laser 1 shuriken 1 tronconneuse 3 tank 5
        escargot-mutant 1 poisson-mortel 2 plante-carnivore 2 robotueur 3 zombie 4 lezard-geant 5""",
    "boost": "cocktail-molotov 3 nunchaku 3 poing-americain 2 sabre-laser 4 shuriken 3",
    "rounds": """crise-alimentaire 2 crise-ecologique 4 crise-economique 3 crise-politique 4 crise-sanitaire 3
        liquidation-totale 3 purge 2 invasion-extraterrestre 4""",
    "studies": "croque-mort 1 hacker 3",
    "salary": "croque-mort 1 dictateur 4 hacker 3 ninja 1 survivaliste 1",
}
SMILES = {"arme": 1, "vehicule": 1, "survie": 1, "animal": 1, "metier": 2}
OWN = APOCALYPSE.standard[len(SMILE_LIFE.standard) :]


@pytest.mark.parametrize("column", FIGURES)
def test_what_is_printed(column: str) -> None:
    words = FIGURES[column].split()
    printed = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert {row.card: getattr(row, column) for row in OWN if getattr(row, column)} == printed


def test_each_card_is_there_once_and_worth_what_its_kind_is() -> None:
    assert {row.card: (row.count, row.smiles) for row in OWN} == {row.card: (1, SMILES.get(row.kind, 0)) for row in OWN}
