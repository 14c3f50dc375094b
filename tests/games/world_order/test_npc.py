"""Powers that nobody plays: WO-NPC."""

from __future__ import annotations

import pytest

from crise.games.world_order.aftermath import threatening
from crise.games.world_order.data import POWERS, REGIONS
from tests.games.world_order.robots import Scene

# As printed: for US, EU, RU, CN the region, an army sign, a flag.
PRINTED = """
AME | MENA f:US | EUR a | EAP a
AME f:RU | EUR a | CAS f:US | MENA a
AME | CAS a | AFR a | SAS f:RU
EUR f:EU | AFR f:RU | AME a | EAP a
EUR a | AME | MENA a | AFR
EUR a | MENA a | CAS f:EU | SAS f:RU
EUR a | EAP f:CN | SAS f:EU | CAS a
MENA a | EUR a | AFR f:CN | EAP f:RU
MENA a | AFR | CAS a | SAS f:EU
MENA a | SAS f:CN | EAP a | CAS f:RU
AFR | MENA f:RU | EUR a | AME f:US
MENA f:CN | EUR a | CAS a | AME f:US
MENA f:EU | EAP a | EUR f:CN | SAS
CAS a | EUR f:RU | MENA | EAP a
SAS a | MENA a | EUR f:EU | EAP f:RU
EAP f:RU | MENA a | EUR a | AFR a
EAP a | EUR | AFR f:EU | CAS a
EAP a | CAS f:RU | SAS f:CN | AFR a
EAP a | AME f:US | MENA a | EUR f:EU
EAP f:CN | AFR f:RU | MENA a | CAS a
""".strip().splitlines()


@pytest.mark.rule("WO-NPC-1")
def test_the_cards_say_what_is_printed() -> None:
    faces = {face.key: face for face in (Scene().t.card(card) for card in range(299)) if face.kind == "npc"}
    assert len(faces) == 20
    for number, line in enumerate(PRINTED, 1):
        assert faces[f"npc-{number}"].lines == {
            power: part.split() for power, part in zip(POWERS, line.split("|"), strict=True)
        }


@pytest.mark.rule("WO-NPC-1")
def test_two_cards_lie_open_and_are_applied_in_the_order_in_which_they_lie() -> None:
    scene = Scene("US RU", npc="npc-7,npc-20").play("npc")
    assert [args[0][1] for args in scene.told("npc_card")] == ["npc-7", "npc-20"]
    assert [args[:2] for args in scene.told("influence")] == [
        ("EU", "EAP"),
        ("CN", "CAS"),
        ("EU", "AFR"),
        ("CN", "CAS"),
    ]
    assert scene.keys(scene.t.npc_discard) == ["npc-7", "npc-20"]
    assert len(scene.t.npc_row.cards) == 2
    assert all(scene.t.known[card] == scene.t.everybody for card in scene.t.npc_row.cards)


@pytest.mark.rule("WO-NPC-1")
def test_no_new_cards_are_shown_after_the_last_round() -> None:
    assert Scene("US RU", round=6, npc="npc-7,npc-20").play("npc").t.npc_row.cards == []


@pytest.mark.rule("WO-NPC-1")
@pytest.mark.parametrize(
    ("powers", "automas", "open_cards"), [("US EU RU CN", "none", 0), ("US RU", "normal", 0), ("US RU", "none", 2)]
)
def test_cards_lie_open_only_where_there_are_npcs(powers: str, automas: str, open_cards: int) -> None:
    assert len(Scene(powers, automas=automas).t.npc_row.cards) == open_cards


@pytest.mark.rule("WO-NPC-2")
def test_influence_is_permanent_while_a_slot_is_free_and_brings_no_vp() -> None:
    scene = Scene("US RU", npc="npc-20", EUR="permanent=US,US,RU", CAS="permanent=RU").play("npc")
    assert scene.t.regions["AFR"].permanent == ["EU"]
    assert scene.t.regions["CAS"].permanent == ["RU", "CN"]
    assert (scene.vp("EU"), scene.vp("CN")) == (0, 0)


@pytest.mark.rule("WO-NPC-2")
def test_without_a_slot_it_is_temporary_and_pushes_like_any_other_even_its_own() -> None:
    scene = Scene(
        "US RU",
        npc="npc-9,npc-13",
        AFR="permanent=US,US temporary=EU,RU,US,RU",
        SAS="permanent=RU,RU temporary=US,CN,US,RU",
    ).play("npc")
    assert scene.t.regions["AFR"].temporary == ["RU", "US", "RU", "EU"]
    assert scene.t.regions["SAS"].temporary == ["US", "RU", "CN", "CN"]
    assert scene.told("pushed") == [("EU", "AFR"), (0, "SAS"), ("CN", "SAS")]


@pytest.mark.rule("WO-NPC-2")
def test_the_npcs_act_in_the_order_of_the_powers_card_by_card() -> None:
    scene = Scene("CN EU", npc="npc-1,npc-2", order="CN EU").play("npc")
    assert [args[0] for args in scene.told("influence")] == ["US", "RU", "US", "RU"]


@pytest.mark.rule("WO-NPC-3")
def test_an_army_sign_puts_an_army_of_that_npc_there() -> None:
    scene = Scene("US RU", npc="npc-12,npc-1").play("npc")
    armies = {place: scene.t.regions[place].armies for place in REGIONS}
    assert armies["EUR"] == {"US": 0, "EU": 1, "RU": 0, "CN": 0}
    assert armies["EAP"] == {"US": 0, "EU": 0, "RU": 0, "CN": 1}
    assert armies["AME"]["CN"] == armies["MENA"]["EU"] == 0
    assert scene.t.boards["EU"].stock["A"] == 0  # from the supply


@pytest.mark.rule("WO-NPC-4")
def test_a_flag_turns_a_commerce_card_of_that_player_for_ten_dollars() -> None:
    scene = Scene("US EU RU", npc="npc-4,npc-8", RU="money=1 commerce=2", US="money=1").play("npc")
    # China alone is absent: EAP with an army, then EAP with Russia's flag.
    assert (scene.money("RU"), scene.t.boards["RU"].commerce) == (11, 1)
    assert scene.money("US") == 1


@pytest.mark.rule("WO-NPC-4")
def test_without_a_commerce_card_face_up_there_is_no_deal_nor_with_an_npc() -> None:
    scene = Scene("US RU", npc="npc-8,npc-13", RU="money=1 commerce=0", US="money=1 commerce=1").play("npc")
    assert (scene.money("RU"), scene.money("US"), scene.t.boards["US"].commerce) == (1, 1, 1)
    scene = Scene("US RU", npc="npc-9,npc-13", US="commerce=1").play("npc")  # CN: flag of EU, also absent
    assert (scene.money("EU"), scene.told("npc_trade")) == (0, [])


@pytest.mark.rule("WO-NPC-5")
def test_npc_armies_threaten_but_an_npc_loses_nothing() -> None:
    scene = Scene("US RU", MENA="armies=EU:2,US:1", CAS="armies=CN:2", SAS="armies=RU:3")
    assert threatening(scene.t, "RU", "MENA") == ["US", "EU"]
    scene.play("threats")
    assert scene.told("threatened") == [(1, "CN", "CAS"), (1, 0, "MENA"), (1, "EU", "MENA")]
    assert scene.vp("CN") == 0  # Russia's three armies in SAS, China's zone


@pytest.mark.rule("WO-NPC-5")
def test_npc_armies_count_in_ties_and_in_russias_ability_but_not_for_tokens() -> None:
    scene = Scene(
        "US RU", round=3, US="money=0 vp=20", RU="money=0",
        CAS="permanent=RU,CN starting= armies=CN:1,RU:0", EUR="armies=EU:2,RU:1", MENA="armies=RU:1",
    ).play("scoring")  # fmt: skip
    assert ("CAS", 2) in [args[1:3] for args in scene.told("majority") if args[0] == 1]
    assert scene.told("ability_scored")[-1][-1] == 2  # MENA only: in EUR the NPC has more
    # Of the armies Russia has the most of the players, though the NPC has more.
    assert (1, "armies", 6) in scene.told("token_scored")
