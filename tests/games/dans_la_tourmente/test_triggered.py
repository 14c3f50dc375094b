"""The triggered events, each in every way it can end: what people answer, and all that it changes on the table.

At the setup: US $30 D4 E3 F3 S4 A3, EU $25 D4 E1 F3 S4 A2, RU $15 D3 E5 F2 S1 A2, CN $20 D3 E1 F3 C4 S1 A2; no P,
no VP.
"""

from typing import Any

import pytest

from tests.games.dans_la_tourmente.changes import changes, four, row

BID3 = {"bid": "3"}  # ✓
BID2 = {"bid": "2"}  # ✗
ONE = {"automas": "normal"}

SYRIA = [
    row(
        "t-01",
        "US: 2; EU: 1; RU: 2; US: M D; EU: D; RU: M D",
        "US M-10 P+2 D-1 | EU P+1 D-1 | RU M-10 P+4 D-1 | MENA ~RU-1 =RU+1 | waiting t-05+1",
        on_map="MENA ~RU",
    ),
    row(
        "t-01",
        "US: 2; EU: 1; RU: 2; US: M D; EU: D; RU: A A; RU: 2",
        "US M-10 P+2 D-1 | EU P+1 D-1 | RU M-10 P+4 A-2 | MENA ~RU-1 ^RU+1 RU*+2 | waiting t-05+1",
        on_map="MENA ~RU ~RU =US =EU =CN",
    ),
    row("t-01", "US: 1; EU: 0; RU: 0; US: D", "US P+1 D-1 | waiting t-05+1"),
    row(
        "t-01",
        "US: 2; EU: 3; RU: 1; US: M D; EU: M D A; RU: D",
        "US V+2 M-10 P+1 D-1 | EU V+3 M-15 P+1 D-1 A-1 | RU P+1 D-1 | MENA EU*+1",
    ),
    row("t-01", "US: 2; EU: 0; RU: 0; US: M D", "US V+3 M-10 P+1 D-1"),
    row("t-01", "US: 0; EU: 0; RU: 0", ""),
    row("t-01", "US: 0; RU: 1; RU: D", "RU P+3 D-1 | MENA EU*+1 | waiting t-05+1", "US; RU", bid="2"),
    row(
        "t-01",
        "US: 3; RU: 1; US: M M D; RU: D",
        "US V+3 M-20 P+1 D-1 | RU P+1 D-1 | MENA EU*+1",
        "US; RU",
        bid="2",
    ),
    row("t-01", "US: 1; RU: 0; US: D", "US V+2 D-1 | MENA EU*+1", "US; RU", bid="2"),
    row("t-01", "US: 1; US: D", "US P+1 D-1 | MENA EU*+1 RU*+1 | waiting t-05+1", "US; CN", bid="3"),
    row(
        "t-01",
        "US: 0",
        "EU M-10 P+2 | RU M-10 P+4 | MENA EU*+1 RU*+1 | waiting t-05+1",
        "US",
        bid="2",
        **ONE,
    ),
]
LIBYA = [
    row(
        "t-02",
        "US: yes; EU: yes",
        "US V+2 M-5 P+1 D-1 A-1 | EU V+2 M-5 P+1 D-1 A-1 | MENA =black+1 US*+1 EU*+1",
    ),
    row(
        "t-02",
        "US: yes; EU: yes; US: EUR",
        "US V+2 M-5 P+1 D-1 | EU V+2 M-5 P+1 D-1 A-1 | EUR US*-1 | MENA =black+1 US*+1 EU*+1",
        on_map="EUR US*1",
    ),
    row("t-02", "US: pass", ""),
    row("t-02", "US: yes; EU: pass", ""),
    row("t-02", "US: yes", "", four("EU A0")),
    row("t-02", "", "", four("US $4")),
    row("t-02", "US: yes", "US V+2 M-5 P+1 D-1 A-1 | MENA =black+1 US*+1 EU*+1", "US; RU", **BID3),
    row("t-02", "US: yes", "", "US; RU", **BID2),
    row(
        "t-02",
        "US: yes",
        "US V+2 M-5 P+1 D-1 A-1 | EU V+2 M-10 P+1 | MENA =black+1 US*+1 EU*+1",
        "US",
        **BID3,
        **ONE,
    ),
    row("t-02", "US: yes", "", "US", **BID2, **ONE),
]
EGYPT = [
    row(
        "t-03",
        "US: yes M; EU: yes F; RU: yes; CN: pass",
        "US V+1 M-10 P+1 | EU V+1 P+1 F-3 | RU V+1 M-10 P+1",
    ),
    row("t-03", "US: pass; EU: pass; RU: pass; CN: pass", "MENA =black+1"),
    row("t-03", "US: pass; EU: pass; CN: pass", "MENA =black+1", four("RU $9")),
    row("t-03", "US: pass; RU: pass", "MENA =black+1", "US; RU", **BID3),
    row("t-03", "US: pass", "EU V+1 M-9 P+1 | RU V+1 M-9 P+1 | CN V+1 M-9 P+1", "US", **BID3, **ONE),
    row("t-03", "US: pass", "MENA =black+1", "US", **BID2, **ONE),
]
YEMEN = [
    row("t-04", "", "US V+2 | RU M-5 | MENA =black+1", on_map="MENA @US US*3 RU*2 CN*1"),
    row("t-04", "", "MENA =black+1"),
    row("t-04", "", "RU V-1 | MENA =black+1", four("RU $0"), on_map="MENA RU*2"),
    row("t-04", "", "US V+2 | RU M-5 | MENA =black+1", "US; RU", on_map="MENA @US RU*2 CN*2"),
    row("t-04", "", "CN M-5 | MENA =black+1", "US", on_map="MENA CN*2", **ONE),
]
RESISTANCE = [
    row("t-05", "", "RU V+2", on_map="MENA ~RU"),
    row("t-05", "", "US V+2"),
    row("t-05", "", "", "EU; RU"),
    row("t-05", "", "RU V+2", "EU; RU", on_map="MENA ~RU"),
    row("t-05", "", "", "EU; CN", on_map="MENA ~RU"),
    row("t-05", "", "RU V+2", "US", on_map="MENA ~RU", **ONE),
]
MOSUL = [
    row(
        "t-06",
        "US: 2; EU: 1; US: M A; EU: A",
        "US V+2 M-15 P+1 A-1 | EU V+2 M-5 A-1 | MENA .black-1 US*+1 EU*+1",
        bid="3",
    ),
    row(
        "t-06",
        "US: 2; EU: 1; US: M A; EU: A",
        "US V-1 M-15 P+2 A-1 | EU V-1 M-5 P+1 A-1 | MENA US*+1 EU*+1",
        bid="4",
    ),
    row("t-06", "US: 0; EU: 0", "US V-1 | EU V-1", bid="2"),
    row("t-06", "US: 2; EU: 0; US: M M", "US V+2 M-20 P+1 | MENA ~black-1", bid="2", on_map="MENA ~black =black"),
    row("t-06", "US: 0", "MENA .black-1 EU*+1", "US; RU", bid="2"),
    row("t-06", "EU: 0", "MENA .black-1 US*+1", "EU; RU", bid="3"),
    row("t-06", "US: 0", "EU V+2 M-15 P+1 | MENA .black-1 EU*+1", "US", bid="2", **ONE),
]
MINSK = [
    row(
        "t-07",
        "EU: yes; RU: yes",
        "EU V+2 M-10 P+1 | RU V+2 M-10 P+1 | effects x-02@RU:4-1",
        laid="x-02@RU",
    ),
    row("t-07", "EU: yes; RU: yes", "EU V+2 M-10 P+1 | RU V+2 M-10 P+1"),
    row("t-07", "EU: pass", "", laid="x-02@RU"),
    row("t-07", "EU: yes; RU: pass", "", laid="x-02@RU"),
    row("t-07", "EU: yes", "", four("RU $9")),
    row("t-07", "RU: yes", "RU V+2 M-10 P+1 | effects x-02@RU:4-1", "US; RU", laid="x-02@RU", **BID3),
    row("t-07", "RU: yes", "", "US; RU", laid="x-02@RU", **BID2),
    row("t-07", "RU: yes", "EU V+2 M-10 P+1 | RU V+2 M-10 P+1", "RU", **BID3, **ONE),
]
BREXIT = [
    row("t-08", "EU: yes", "EU P+2 D-2"),
    row("t-08", "EU: pass", "EU M-5"),
    row("t-08", "", "EU V-1", four("EU D1 $0")),
    row("t-08", "", "EUR =EU+1", "US; RU"),
    row("t-08", "", "EU V+1 | EUR =EU+1", "US", **ONE),
]
PHASE_ONE = [
    row(
        "t-09",
        "US: yes; CN: yes",
        "US V+2 M-5 P+1 D-1 | CN V+2 M-5 P+1 D-1 | effects x-05@CN:4-1",
        laid="x-05@CN",
    ),
    row("t-09", "US: pass", "", laid="x-05@CN"),
    row("t-09", "US: yes; CN: pass", "", laid="x-05@US"),
    row("t-09", "US: yes", "", four("CN D0")),
    row("t-09", "US: yes", "US V+2 M-5 P+1 D-1 | effects x-05@US:4-1", "US; RU", laid="x-05@US", **BID3),
    row("t-09", "US: yes", "", "US; RU", laid="x-05@US", **BID2),
    row("t-09", "US: yes", "US V+2 M-5 P+1 D-1 | CN V+2 M-10 P+1", "US", **BID3, **ONE),
]
VACCINES = [
    row(
        "t-10",
        "US: 3; EU: 2; RU: 1; CN: 2; US: M M M; EU: S S; RU: M; CN: M S",
        "US V+4 M-30 P+1 | EU V+1 P+2 S-2 | RU M-10 P+1 | CN V+1 M-10 P+2 S-1 | effects x-06@board:4-1",
        laid="x-06@board",
    ),
    row(
        "t-10",
        "US: 3; EU: 2; RU: 1; CN: 1; US: M M M; EU: S S; RU: M; CN: M",
        "US V+4 M-30 P+1 | EU V+1 P+2 S-2 | RU M-10 P+1 | CN M-10 P+1",
        laid="x-06@board",
    ),
    row(
        "t-10",
        "US: 0; EU: 1; RU: 0; CN: 1; EU: M; CN: M",
        "EU M-10 P+1 | CN V+4 M-10",
        four("CN vp3"),
    ),
    row("t-10", "US: 1; EU: 0; RU: 2; CN: 0; US: S; RU: M S", "US P+1 S-1 | RU V+4 M-10 P+1 S-1", four("RU $20")),
    row("t-10", "US: 0; EU: 0; RU: 0; CN: 0", "", laid="x-06@board"),
    row(
        "t-10",
        "US: 2; RU: 1; US: S S; RU: M",
        "US V+1 P+2 S-2 | RU M-10 P+1 | effects x-06@board:4-1",
        "US; RU",
        laid="x-06@board",
        bid="3",
    ),
    row(
        "t-10",
        "US: 0",
        "EU V+4 M-30 P+1 | RU V+1 M-30 P+3 | CN V+1 M-30 P+3 | effects x-06@board:4-1",
        "US",
        laid="x-06@board",
        bid="3",
        **ONE,
    ),
]
UKRAINE = [
    row(
        "t-11",
        "US: 4; EU: 3; RU: 1; US: M M D D; EU: M D A; RU: D; US: permanent",
        "US V+3 M-20 P+2 D-2 | EU V+2 M-15 P+1 D-1 A-1 | RU P+1 D-1 | EUR =US+1 .RU-1 EU*+1 | waiting t-12+1",
    ),
    row(
        "t-11",
        "US: 2; EU: 0; RU: 2; US: M D; RU: A A; RU: permanent",
        "US M-10 P+2 D-1 | RU V+5 M-10 P+1 A-2 | EUR =RU+1 RU*+2 | waiting t-12+1",
    ),
    row("t-11", "US: 1; EU: 0; RU: 0; US: D", "US P+1 D-1 | waiting t-12+1"),
    row("t-11", "US: 0; EU: 0; RU: 0", ""),
    row("t-11", "EU: 1; EU: D", "EU P+1 D-1 | EUR =RU+1 US*+1 RU*+1 | waiting t-12+1", "EU; CN", bid="3"),
    row(
        "t-11",
        "EU: 0",
        "US M-15 P+3 | RU V+5 M-15 P+1 | EUR =RU+1 US*+1 RU*+1 | waiting t-12+1",
        "EU",
        bid="3",
        **ONE,
    ),
]
GRAIN = [
    row(
        "t-12",
        "EU: yes; RU: yes",
        "US F+1 | EU V+2 M-10 P+1 | RU V+1 M+10 P+1 F-1 | CN F+1",
    ),
    row("t-12", "EU: pass", ""),
    row("t-12", "EU: yes; RU: pass", ""),
    row("t-12", "EU: yes", "", four("RU F0")),
    row("t-12", "RU: yes", "US F+1 | RU V+1 M+10 P+1 F-1", "US; RU", **BID3),
    row("t-12", "RU: yes", "", "US; RU", **BID2),
    row("t-12", "EU: yes", "US M+3 | EU V+2 M-10 P+1 | RU V+1 M+7 P+1 | CN M+3", "EU", **BID3, **ONE),
    row("t-12", "EU: yes; RU: yes", "US M+3 | EU V+2 M-10 P+1 | RU V+1 M+10 P+1 F-1 | CN F+1", four("US F10")),
]
BRICS = [
    row(
        "t-13",
        "RU: yes; CN: yes; RU: AFR permanent; CN: MENA temporary",
        "RU V+1 M-15 | CN V+5 M-15 | MENA ~CN+1 | AFR =RU+1",
    ),
    row("t-13", "RU: pass; CN: pass", ""),
    row("t-13", "CN: yes MENA permanent", "CN V+1 M-15 | MENA =CN+1", four("RU $14")),
    row("t-13", "CN: yes MENA permanent", "CN V+1 M-15 | MENA =CN+1", "US; CN", **BID3),
    row("t-13", "CN: pass", "RU V+5 M-15 | MENA ~RU+1", "CN", game_round=4, **BID3, **ONE),
    row("t-13", "CN: pass", "", "CN", **BID2, **ONE),
]
COUNCIL = [
    row("t-14", "US: yes; EU: yes", "US V+2 M-5 P+1 S-1 | EU V+2 M-5 P+1 S-1"),
    row("t-14", "US: pass", ""),
    row("t-14", "US: yes; EU: pass", ""),
    row("t-14", "US: yes", "", four("EU S0")),
    row("t-14", "US: yes", "", four("EU $4")),
    row("t-14", "US: yes", "US V+2 M-5 P+1 S-1", "US; RU", **BID3),
    row("t-14", "US: yes", "", "US; RU", **BID2),
    row("t-14", "US: yes", "US V+2 M-5 P+1 S-1 | EU V+2 M-15 P+1", "US", **BID3, **ONE),
    row("t-14", "", "", "RU", **BID2, **ONE),
]
SAHEL_STATES = [
    row("t-15", "", "EU V+2 A+2 | RU V+2 | AFR EU*-2", four("EU eu-nigeria mali"), on_map="AFR EU*2 RU*1"),
    row("t-15", "", "EU A+2 | AFR EU*-2", on_map="AFR EU*2"),
    row("t-15", "", ""),
    row("t-15", "", "RU V+2 | AFR EU*-2", "US; RU", on_map="AFR EU*2 RU*1"),
    row("t-15", "", "AFR EU*-2", "US", on_map="AFR EU*2", **ONE),
]
CHIPS = [
    row("t-16", "US: yes; CN: yes", "US V+1 M-10 P+1 D-1 | CN V+2 M-10 S-1 S=+1"),
    row("t-16", "US: pass; CN: yes", "CN V+2 M-10 S=+1"),
    row("t-16", "US: yes; CN: pass", "US V+1 M-10 P+1 D-1 | CN V-1", four("CN S0")),
    row("t-16", "US: pass; CN: pass", ""),
    row("t-16", "CN: pass", "", four("US D0")),
    row("t-16", "US: pass", "", four("CN $9")),
    row("t-16", "US: yes", "US V+1 M-10 P+1 D-1", "US; RU", **BID3),
    row("t-16", "US: yes", "US V+1 M-10 P+1 D-1 | CN V+2 M-20", "US", **BID3, **ONE),
    row("t-16", "US: pass", "", "US", **BID2, **ONE),
]


ROWS = [
    *SYRIA,
    *LIBYA,
    *EGYPT,
    *YEMEN,
    *RESISTANCE,
    *MOSUL,
    *MINSK,
    *BREXIT,
    *PHASE_ONE,
    *VACCINES,
    *UKRAINE,
    *GRAIN,
    *BRICS,
    *COUNCIL,
    *SAHEL_STATES,
    *CHIPS,
]


@pytest.mark.parametrize(("key", "answers", "then", "seats", "more"), ROWS)
def test_an_event_and_nothing_else_changes(key: str, answers: str, then: str, seats: str, more: dict[str, Any]) -> None:
    assert changes(key, answers, seats, **more) == then
