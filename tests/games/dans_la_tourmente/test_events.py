"""Each of the sixty events is resolved, however those who are asked answer."""

from random import Random
from typing import Any

import pytest

from crise.games.dans_la_tourmente import DANS_LA_TOURMENTE
from tests.games.dans_la_tourmente.position import OVER, position, table
from tests.games.world_order.position import keys

EVENTS = [row for row in DANS_LA_TOURMENTE.own_cards if row.kind == "event"]
FULL = "$40 D5 E5 R5 F5 C5 S5 A3 P3"
TABLES = {
    "four": ([f"US {FULL}", f"EU {FULL}", f"RU {FULL}", f"CN {FULL}"], {}),
    "poor": (["US $0 D0 E0 F0 C0 S0 A0", "EU $4 D0 E0 F0 C0 S0 A0", "RU $0 D0 E0 F0 C0 S0 A0", "CN $0 D0 F0"], {}),
    "npcs": ([f"US {FULL}", f"RU {FULL}"], {}),
    "other npcs": ([f"EU {FULL}", f"CN {FULL}"], {}),
    "automas": ([f"EU {FULL}"], {"automas": "normal"}),
    "hard": ([f"RU {FULL}"], {"automas": "hard"}),
}
ON_MAP = "EUR US*2 RU*1 EU*1;CAS US*1;MENA ~RU ~US RU*1 US*1;AFR RU*1 EU*2;EAP US*1 CN*2"
ROUNDS = {"i-02": 2, "i-09": 2, "ii-02": 3, "ii-03": 3}  # when moments are drawn; of the others none is put off in 6


@pytest.mark.parametrize("at", TABLES)
@pytest.mark.parametrize("key", [row.card for row in EVENTS])
def test_it_is_resolved_and_over(key: str, at: str) -> None:
    seats, options = TABLES[at]
    row = next(row for row in EVENTS if row.card == key)
    where = "deck" if row.type == "moment" else "aimed" if row.target else "upper"
    for seed in range(3):
        random = Random(f"{key}{at}{seed}")
        more: dict[str, Any] = {where: key, **options}
        m = position(*seats, on_map=ON_MAP, seed=seed, game_round=ROUNDS.get(key, 6), **more)
        while m.open[0][1] != OVER:
            asked = [ask for ask in m.open if m.ask(ask[0]) is not None]
            m.answer(asked[0][0], random.choice(asked[0][2]))
        t = table(m)
        assert key in keys(m, t.past).split()
        assert sum(t.on_card.values()) == sum(t.bids.values()) == 0
