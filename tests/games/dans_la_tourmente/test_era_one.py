"""The events of Era I, each in every way it can end: what people answer, and all that it changes on the table.

At the setup: US $30 D4 E3 F3 S4 A3, EU $25 D4 E1 F3 S4 A2, RU $15 D3 E5 F2 S1 A2, CN $20 D3 E1 F3 C4 S1 A2; no P,
no VP.
"""

from typing import Any

import pytest

from tests.games.dans_la_tourmente.changes import changes, four, row

BID3 = {"bid": "3"}  # ✓
BID2 = {"bid": "2"}  # ✗
ONE = {"automas": "normal"}

NEW_START = [
    row("i-01", "US: yes 2; RU: yes 1", "US V+3 P+2 D-1 A-2 | RU V+2 P+1 D-1 A-1"),
    row("i-01", "US: pass", ""),
    row("i-01", "US: yes 1; RU: pass", ""),
    row("i-01", "US: yes 1", "", four("RU A0")),
    row("i-01", "US: yes 1", "", four("RU D0")),
    row("i-01", "", "", four("US A0")),
    row(
        "i-01",
        "US: yes 3; RU: yes 1; US: board",
        "US V+4 P+3 D-1 A-1 | RU V+2 P+1 D-1 A-1 | EUR US*-2",
        four("US A1"),
        on_map="EUR US*2",
    ),
    row("i-01", "US: yes 1", "US V+2 P+1 D-1 A-1", "US; CN", bid="2"),
    row("i-01", "US: yes 1", "", "US; CN", bid="0"),
    row("i-01", "US: yes 1", "US V+2 P+1 D-1 A-1 | RU V+3 M-25 P+2", "US", bid="2", **ONE),
    row("i-01", "US: yes 1", "", "US", bid="0", **ONE),
    row("i-01", "", "US V+3 M-25 P+2 | RU V+3 M-25 P+2", "EU", bid="2", **ONE),
    row("i-01", "", "", "EU; CN", bid="2"),
]
# The event that takes its place is looked at in test_board.
SPRING = [row("i-02", "", "")]
SAHEL = [
    row(
        "i-03",
        "US: yes F yes yes; EU: pass; RU: yes; CN: yes F pass",
        "US V+4 M-20 P+3 F-3 | RU V+1 M-10 P+1 | CN V+1 P+1 F-3",
    ),
    row("i-03", "US: pass; EU: pass; RU: pass; CN: pass", ""),
    row("i-03", "US: pass; RU: pass; CN: pass", "", four("EU $9 F2")),
    row("i-03", "US: yes M pass; RU: yes", "US V+1 M-10 P+1 | RU V+1 M-10 P+1", "US; RU", **BID3),
    row("i-03", "US: pass", "EU V+1 M-9 P+1 | RU V+1 M-9 P+1 | CN V+1 M-9 P+1", "US", **BID3, **ONE),
    row("i-03", "US: pass", "", "US", **BID2, **ONE),
]
CRIMEA = [
    row(
        "i-04",
        "US: 2; EU: 1; RU: 3; US: M D; EU: D; RU: M; RU: permanent",
        "US M-10 P+2 D-1 | EU P+1 D-1 | RU V+4 M-10 P+1 D-2 | EUR =RU+1 | effects x-02@RU:4+1 | waiting t-07+1",
    ),
    row(
        "i-04",
        "US: 3; EU: 3; RU: 1; US: M M M; EU: M M; RU: D",
        "US V+2 M-30 P+1 D+1 | EU V+2 M-20 P+1 | RU P+1 D-1 | EUR .RU-1 | waiting t-07+1",
    ),
    row(
        "i-04",
        "US: 5; EU: 0; RU: 0; US: M M D D D",
        "US V+2 M-20 P+2 D-2 | EUR .RU-1 | waiting t-07+1",
    ),
    row("i-04", "US: 1; EU: 0; RU: 0; US: D", "US P+1 D-1 | effects x-02@RU:4+1 | waiting t-07+1"),
    row("i-04", "US: 0; EU: 0; RU: 0", ""),
    row(
        "i-04",
        "US: 4; EU: 0; RU: 0; US: M D D D",
        "US V+2 M-10 P+2 D-2 | EUR .RU-1 | waiting t-07+1",
    ),
    row(
        "i-04",
        "US: 4; EU: 0; RU: 0; US: M D D D",
        "US M-10 P+4 D-3 | effects x-02@RU:4+1 | waiting t-07+1",
        on_map="EUR ~RU",
    ),
    row("i-04", "US: 2; RU: 0; US: M M", "US V+2 M-20 P+1 D+1 | EUR .RU-1 | waiting t-07+1", "US; RU", bid="3"),
    row("i-04", "EU: 2; EU: M M", "EU M-20 P+2 | EUR =RU+1 | waiting t-07+1", "EU; CN", bid="3"),
    row("i-04", "EU: 5; EU: M M", "EU V+2 M-20 P+2 D-2 | EUR .RU-1 | waiting t-07+1", "EU; CN", bid="3"),
    row(
        "i-04",
        "EU: 0",
        "US M-15 P+3 | RU V+4 M-15 P+1 | EUR =RU+1 | effects x-02@RU:4+1 | waiting t-07+1",
        "EU",
        bid="3",
        **ONE,
    ),
    row(
        "i-04",
        "EU: 5; EU: M M",
        "US V+2 M-10 P+1 | EU V+2 M-20 P+2 D-2 | RU M-15 P+3 | EUR .RU-1 | waiting t-07+1",
        "EU",
        bid="3",
        **ONE,
    ),
]
PARIS = [
    row(
        "i-05",
        "US: yes; EU: yes; RU: yes; CN: yes",
        "US V+3 M-10 P+1 E-1 | EU V+3 M-10 P+1 E-1 | RU V+3 M-10 P+1 E-1 | CN V+3 M-10 P+1 E-1",
    ),
    row("i-05", "US: yes; EU: pass; RU: pass; CN: yes", "US V+2 M-10 P+1 E-1 | CN V+2 M-10 P+1 E-1"),
    row("i-05", "US: pass; EU: pass; RU: pass; CN: yes", ""),
    row("i-05", "US: yes; RU: yes", "US V+2 M-10 P+1 E-1 | RU V+2 M-10 P+1 E-1", four("EU E0", "CN $9")),
    row("i-05", "US: yes; RU: pass", "US V+2 M-10 P+1 E-1", "US; RU", **BID3),
    row("i-05", "US: yes; RU: yes", "US V+3 M-10 P+1 E-1 | RU V+3 M-10 P+1 E-1", "US; RU", **BID3),
    row("i-05", "US: yes; RU: pass", "", "US; RU", **BID2),
    row("i-05", "US: pass; RU: pass", "", "US; RU", **BID3),
    row("i-05", "US: pass", "EU V+2 M-13 P+1 | RU V+2 M-13 P+1 | CN V+2 M-13 P+1", "US", **BID3, **ONE),
    row(
        "i-05",
        "US: yes",
        "US V+3 M-10 P+1 E-1 | EU V+3 M-13 P+1 | RU V+3 M-13 P+1 | CN V+3 M-13 P+1",
        "US",
        **BID3,
        **ONE,
    ),
    row("i-05", "US: yes", "", "US", **BID2, **ONE),
]
IRAN = [
    row(
        "i-06",
        "US: yes; EU: yes; RU: pass; CN: pass",
        "US V+2 M-5 P+1 D-2 | EU V+2 M-5 P+1 D-2 | effects x-04@MENA:0+1",
    ),
    row(
        "i-06",
        "US: yes; EU: yes; RU: yes; CN: yes",
        "US V+2 M-5 P+1 D-2 | EU V+2 M-5 P+1 D-2 | RU V+2 M-5 P+1 D-2 | CN V+2 M-5 P+1 D-2 | effects x-04@MENA:0+1",
    ),
    row("i-06", "US: yes; EU: pass; RU: pass; CN: pass", ""),
    row("i-06", "US: yes; EU: pass; RU: pass", "", four("CN D1")),
    row("i-06", "US: pass; RU: yes", "RU V+2 M-5 P+1 D-2 | effects x-04@MENA:0+1", "US; RU", **BID3),
    row("i-06", "US: pass; RU: yes", "", "US; RU", **BID2),
    row(
        "i-06",
        "RU: pass",
        "US V+2 M-15 P+1 | EU V+2 M-15 P+1 | CN V+2 M-15 P+1 | effects x-04@MENA:0+1",
        "RU",
        **BID3,
        **ONE,
    ),
]
ISLAMIC_STATE = [
    row(
        "i-07",
        "US: 3; EU: 3; RU: 1; US: M M D; EU: M M D; RU: A; US: permanent",
        "US V+3 M-20 P+1 D-1 | EU V+2 M-20 P+1 D-1 | RU V+2 M-5 A-1 | MENA =US+1 RU*+1",
        bid="2",
    ),
    row(
        "i-07",
        "US: 3; EU: 3; RU: 1; US: M M D; EU: M M D; RU: A",
        "US V-1 M-20 P+3 D-1 | EU V-1 M-20 P+3 D-1 | RU V-1 M-5 P+1 A-1 | MENA =black+1 RU*+1 | waiting t-06+1",
        bid="5",
    ),
    row("i-07", "US: 0; EU: 0; RU: 0", "US V-1 | EU V-1 | RU V-1 | MENA =black+1 | waiting t-06+1", bid="2"),
    row(
        "i-07",
        "US: 4; EU: 0; RU: 3; US: M M D D; RU: A M; US: temporary",
        "US V+7 M-20 P+2 D-2 | RU V+2 M-15 P+1 D-1 A-1 | MENA ~US+1 RU*+1",
        bid="2",
    ),
    row(
        "i-07",
        "US: 3; US: M M D; US: permanent",
        "US V+3 M-20 P+1 D-1 | MENA =US+1 EU*+1 RU*+1",
        "US; CN",
        bid="2",
    ),
    row(
        "i-07",
        "US: 0",
        "US V-1 | MENA =black+1 EU*+1 RU*+1 | waiting t-06+1",
        "US; CN",
        bid="2",
    ),
    row(
        "i-07",
        "US: 3; US: M M D; US: permanent",
        "US V+3 M-20 P+1 D-1 | EU V+2 M-10 P+1 | RU V+2 M-10 P+1 | MENA =US+1 EU*+1 RU*+1",
        "US",
        bid="2",
        **ONE,
    ),
    row(
        "i-07",
        "US: 0",
        "US V-1 | EU V-1 M-10 P+2 | RU V-1 M-10 P+2 | MENA =black+1 EU*+1 RU*+1 | waiting t-06+1",
        "US",
        bid="2",
        **ONE,
    ),
]
SOUTH_CHINA_SEA = [
    row("i-08", "", "US V+2 P+1 | effects x-07@EAP:0+1", on_map="EAP US*2 CN*1"),
    row("i-08", "", "CN V+2 P+1 | effects x-07@EAP:0+1", on_map="EAP US*2 CN*3 RU*4"),
    row("i-08", "", "US V+1 | CN V+1 | effects x-07@EAP:0+1", on_map="EAP US*1 CN*1"),
    row("i-08", "", "effects x-07@EAP:0+1"),
    row("i-08", "", "effects x-07@EAP:0+1", "US; RU", on_map="EAP US*1 CN*2"),
    row("i-08", "", "US V+1 | effects x-07@EAP:0+1", "US; RU", on_map="EAP US*1 CN*1"),
    row("i-08", "", "CN V+2 P+1 | effects x-07@EAP:0+1", "US", on_map="EAP CN*1", **ONE),
    row("i-08", "", "", "EU; RU", on_map="EAP CN*1"),
]
FUKUSHIMA = [row("i-09", "", "effects x-01@board:3+1")]
ASIAN_BANK = [
    row("i-10", "EU: yes; RU: yes; CN: yes", "EU V+1 M-10 P+1 | RU V+1 M-10 P+1 | CN V+5 M-10 P+1"),
    row("i-10", "EU: pass; RU: yes; CN: yes", "RU V+1 M-10 P+1 | CN V+4 M-10 P+1"),
    row("i-10", "EU: pass; RU: pass; CN: yes", "CN V+3 M-10 P+1"),
    row("i-10", "EU: yes; RU: pass; CN: pass", "EU V+1 M-10 P+1"),
    row("i-10", "EU: pass; CN: pass", "", four("RU $9")),
    row("i-10", "EU: yes; CN: yes", "EU V+1 M-10 P+1 | CN V+4 M-10 P+1", "EU; CN", **BID3),
    row("i-10", "CN: yes", "EU V+1 M-10 P+1 | RU V+1 M-10 P+1 | CN V+5 M-10 P+1", "CN", **BID3, **ONE),
    row("i-10", "CN: yes", "CN V+3 M-10 P+1", "CN", **BID2, **ONE),
]
PIVOT = [
    row("i-11", "US: yes permanent board", "US V+1 M-15 D-2 A-1 | EAP =US+1 US*+1"),
    row("i-11", "US: yes temporary pass", "US V+4 M-15 D-2 | EAP ~US+1"),
    row("i-11", "US: yes permanent EUR", "US V+1 M-15 D-2 | EUR US*-1 | EAP =US+1 US*+1", on_map="EUR US*1"),
    row("i-11", "US: yes permanent", "US V+1 M-15 D-2 | EAP =US+1", four("US A0"), on_map="EAP US*1"),
    row("i-11", "US: pass", ""),
    row("i-11", "", "", four("US D1")),
    row("i-11", "", "", four("US $14")),
    row("i-11", "", "EAP =US+1", "EU; RU"),
    row("i-11", "", "US V+1 | EAP =US+1", "EU", **ONE),
]
CUBA = [
    row("i-12", "US: yes", "US P+1 D-2 | countries new-cuba-1"),
    row("i-12", "US: pass", ""),
    row("i-12", "", "", four("US D1")),
    row("i-12", "", "AME =US+1", "EU; RU"),
    row("i-12", "", "US V+1 | AME =US+1", "EU", **ONE),
]
# Against a value: the power, what it bids beside money, what success scores.
OPPOSED = [
    row("i-13", "US: 3 M M S", "US V+5 M-20 P+1 S-1", bid="3"),
    row("i-13", "US: 3 S S", "US M-20 P+3 S-2", bid="4"),
    row("i-13", "US: 0", "US M-10", bid="2"),
    row("i-13", "US: 2", "US V-2 P+2 S-2", four("US $0"), bid="5"),
    row("i-13", "US: 5 M M M", "US V+5 M-30 P+2 S-2", bid="5"),
    row("i-13", "", "AME =US+1", "EU; RU", bid="5"),
    row("i-13", "", "US V+1 | AME =US+1", "EU", bid="5", **ONE),
    row("i-14", "EU: 3 M M", "EU V+7 M-20 P+1 S-1", bid="3"),
    row("i-14", "EU: 3 S S", "EU M-15 P+3 S-2", bid="4"),
    row("i-14", "EU: 0", "EU M-5", bid="2"),
    row("i-14", "", "EUR =EU+1", "US; RU", bid="5"),
    row("i-14", "", "EU V+1 | EUR =EU+1", "US", bid="5", **ONE),
    row("i-21", "CN: 3 M C C", "CN V+7 M-10 P+1 C-2", bid="3"),
    row("i-21", "CN: 3 C C", "CN M-15 P+3 C-2", bid="4"),
    row("i-21", "CN: 0", "CN M-5", bid="2"),
    row("i-21", "", "EAP =CN+1", "US; RU", bid="5"),
    row("i-21", "", "CN V+1 | EAP =CN+1", "US", bid="5", **ONE),
]
REFUGEES = [
    row("i-15", "EU: yes F", "EU V+1 M-10 P+2 F-3"),
    row("i-15", "EU: yes D", "EU V+1 P+2 D-4"),
    row("i-15", "EU: yes", "EU V+1 P+2 D-4", four("EU $9")),
    row("i-15", "EU: pass eu-norway", "EU !eu-norway+1"),
    row("i-15", "EU: eu-norway", "EU !eu-norway+1", four("EU F2 D3")),
    row("i-15", "EU: pass", "EU !eu-norway+1", four("EU eu-norway nigeria")),
    row("i-15", "EU: pass", "", four("EU eu-norway! nigeria")),
    row("i-15", "", "EUR =EU+1", "US; RU", seed=1),
    row("i-15", "", "MENA =EU+1", "US; RU", seed=2),
    row("i-15", "", "EU V+1 | MENA =EU+1", "US", seed=1, **ONE),
]
BREXIT = [
    row("i-16", "", "EU M-5 S=-1 | waiting t-08+1"),
    row("i-16", "", "EU M-5 | waiting t-08+1", four("EU step1")),
    row("i-16", "", "EU M-5 | waiting t-08+1", four("EU S=0")),
    row("i-16", "", "EU V-1 S=-1 | waiting t-08+1", four("EU $0")),
    row("i-16", "", "EUR =EU+1", "US; RU"),
    row("i-16", "", "EU V+1 | EUR =EU+1", "US", **ONE),
]
EURASIAN_UNION = [
    row("i-17", "RU: yes", "RU M-15 D-1 !ru-armenia-1 | effects x-03@RU:0+1", four("RU ru-armenia! ru-syria!")),
    row("i-17", "RU: yes", "RU M-15 D-1 | effects x-03@RU:0+1", four("RU ru-armenia ru-syria!")),
    row(
        "i-17",
        "RU: yes mongolia",
        "RU M-15 D-1 !mongolia-1 | effects x-03@RU:0+1",
        four("RU ru-armenia! mongolia!"),
    ),
    row("i-17", "RU: pass", "", four("RU ru-armenia!")),
    row("i-17", "", "", four("RU D0")),
    row("i-17", "", "", four("RU $14")),
    row("i-17", "", "CAS =RU+1", "US; CN"),
    row("i-17", "", "RU V+1 | CAS =RU+1", "US", **ONE),
]
SYRIA = [
    row(
        "i-18",
        "RU: yes board permanent",
        "RU V+1 M-20 D-1 A-1 | MENA =RU+1 RU*+1 | waiting t-05+1",
        four("RU $20"),
    ),
    row(
        "i-18",
        "RU: yes EUR temporary",
        "RU V+5 M-20 D-1 | EUR RU*-1 | MENA ~RU+1 RU*+1 | waiting t-05+1",
        four("RU $20"),
        on_map="EUR RU*1",
    ),
    row("i-18", "RU: yes pass permanent", "RU V+1 M-20 D-1 | MENA =RU+1 | waiting t-05+1", four("RU $20")),
    row("i-18", "RU: pass", "", four("RU $20")),
    row("i-18", "", "", four("RU $19")),
    row("i-18", "", "MENA =RU+1", "US; CN"),
    row("i-18", "", "RU V+1 | MENA =RU+1", "US", **ONE),
]
OIL = [
    row("i-19", "", "RU M-10"),
    row("i-19", "", "RU M-5", four("RU C=2")),
    row("i-19", "", "RU M-7", four("RU $7")),
    row("i-19", "", "RU V-1 M-5", four("RU $5")),
    row("i-19", "", "RU V-2", four("RU $0")),
    row("i-19", "", "EUR =RU+1", "US; CN", seed=1),
    row("i-19", "", "RU V+1 | CAS =RU+1", "US", seed=1, **ONE),
]
SILK_ROADS = [
    row("i-20", "CN: yes SAS permanent", "CN V+2 M-30 | SAS =CN+1 | effects x-12@CN:0+1", four("CN $30")),
    row("i-20", "CN: yes AFR temporary", "CN V+4 M-30 | AFR ~CN+1 | effects x-12@CN:0+1", four("CN $30")),
    row("i-20", "CN: yes CAS permanent", "CN V+2 M-30 | CAS =CN+1 | effects x-12@CN:0+1", four("CN $30")),
    row("i-20", "CN: pass", "", four("CN $30")),
    row("i-20", "", "", four("CN $29")),
    row("i-20", "", "SAS =CN+1", "US; RU", seed=0),
    row("i-20", "", "CN V+1 | AFR =CN+1", "US", seed=0, **ONE),
]
ISLANDS = [
    row("i-22", "CN: yes board pass permanent", "US P+1 | CN V+2 M-15 D-1 A-1 | EAP =CN+1 CN*+1"),
    row("i-22", "CN: yes board board temporary", "US P+1 | CN V+5 M-15 D-1 A-2 | EAP ~CN+1 CN*+2"),
    row("i-22", "CN: pass", ""),
    row("i-22", "", "", four("CN D0")),
    row("i-22", "CN: yes pass permanent", "CN V+2 M-15 D-1 | EAP =CN+1", "EU; CN"),
    row("i-22", "CN: yes pass permanent", "US P+1 | CN V+2 M-15 D-1 | EAP =CN+1", "CN", **ONE),
    row("i-22", "", "EAP =CN+1", "US; RU"),
    row("i-22", "", "CN V+1 | EAP =CN+1", "US", **ONE),
]


ROWS = [
    *NEW_START,
    *SPRING,
    *SAHEL,
    *CRIMEA,
    *PARIS,
    *IRAN,
    *ISLAMIC_STATE,
    *SOUTH_CHINA_SEA,
    *FUKUSHIMA,
    *ASIAN_BANK,
    *PIVOT,
    *CUBA,
    *OPPOSED,
    *REFUGEES,
    *BREXIT,
    *EURASIAN_UNION,
    *SYRIA,
    *OIL,
    *SILK_ROADS,
    *ISLANDS,
]


@pytest.mark.parametrize(("key", "answers", "then", "seats", "more"), ROWS)
def test_an_event_and_nothing_else_changes(key: str, answers: str, then: str, seats: str, more: dict[str, Any]) -> None:
    assert changes(key, answers, seats, **more) == then
