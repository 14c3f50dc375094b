"""The events of Era II, each in every way it can end: what people answer, and all that it changes on the table.

At the setup: US $30 D4 E3 F3 S4 A3, EU $25 D4 E1 F3 S4 A2, RU $15 D3 E5 F2 S1 A2, CN $20 D3 E1 F3 C4 S1 A2; no P,
no VP.
"""

from typing import Any

import pytest

from tests.games.dans_la_tourmente.changes import changes, four, row

BID3 = {"bid": "3"}  # ✓
BID2 = {"bid": "2"}  # ✗
ONE = {"automas": "normal"}

TRADE_WAR = [
    row(
        "ii-01",
        "US: 4; CN: 2; US: M M C C; CN: C C",
        "US V+5 M-20 P+2 C-2 | CN P+2 C-2 | effects x-05@CN:4+1 | waiting t-09+1",
    ),
    row(
        "ii-01",
        "US: 1; CN: 2; US: M; CN: C C",
        "US M-10 P+1 | CN V+5 P+1 C-2 | effects x-05@US:4+1 | waiting t-09+1",
    ),
    row(
        "ii-01",
        "US: 3; CN: 2; US: M M M; CN: C C",
        "US V+5 M-30 P+1 | CN P+2 C-2 | effects x-05@CN:4+1 | waiting t-09+1",
    ),
    row(
        "ii-01",
        "US: 3; CN: 2; US: M M M; CN: C C",
        "US M-30 P+3 | CN V+5 P+1 C-2 | effects x-05@US:4+1 | waiting t-09+1",
        on_map="EAP ~CN ~CN",
    ),
    row("ii-01", "US: 2; CN: 0; US: M M", "US V+5 M-20 P+1 | effects x-05@CN:4+1 | waiting t-09+1"),  # TO-EV-5
    row("ii-01", "US: 0; CN: 0", ""),
    row("ii-01", "US: 3; US: M M M", "US V+5 M-30 P+1 | waiting t-09+1", "US; RU", bid="2"),
    row("ii-01", "US: 1; US: M", "US M-10 P+1 | effects x-05@US:4+1 | waiting t-09+1", "US; RU", bid="2"),
    row(
        "ii-01",
        "US: 3; US: M M M",
        "US V+5 M-30 P+1 | CN M-20 P+2 | effects x-05@CN:4+1 | waiting t-09+1",
        "US",
        bid="2",
        **ONE,
    ),
    row("ii-01", "", "", "EU; RU", bid="2"),
]
# The event that takes its place is looked at in test_board.
PANDEMIC = [
    row("ii-02", "", "US S-1 | EU S-1 | RU S-1 | CN S-1 | effects x-06@board:4+1"),
    row("ii-02", "", "US S-1 | EU S-1 | RU V-1 | CN S-1 | effects x-06@board:4+1", four("RU S0")),
    row("ii-02", "", "US S-1 | RU S-1 | effects x-06@board:4+1", "US; RU"),
    row("ii-02", "", "US S-1 | EU M-10 | RU M-10 | CN M-10 | effects x-06@board:4+1", "US", **ONE),
]
INVASION = [
    row("ii-03", "", "effects x-02@RU:4+1 | countries new-ukraine-1"),
    row("ii-03", "", "countries new-ukraine-1", "US; CN"),
    row("ii-03", "", "effects x-02@RU:4+1 | countries new-ukraine-1", "US", **ONE),
]
GONE = "countries new-afghanistan-1"
AFGHANISTAN = [
    row(
        "ii-04",
        "US: yes; EU: yes",
        f"US V+2 P+1 A+3 | EU V+1 P+1 A+1 | CAS US*-3 EU*-1 | {GONE}",
        on_map="CAS US*3 EU*1",
    ),
    row("ii-04", "US: pass; EU: pass", f"US M-10 | EU M-5 | {GONE}", on_map="CAS US*3 EU*1"),
    row("ii-04", "US: pass", f"US V-1 | {GONE}", four("US $0", "EU D0"), on_map="CAS US*1"),
    row("ii-04", "US: yes; EU: pass", f"US V+1 D-2 | {GONE}"),
    row("ii-04", "EU: yes", f"EU V+1 D-2 | {GONE}", four("US D1")),
    row("ii-04", "US: yes", f"US V+2 P+1 A+1 | CAS US*-3 | {GONE}", four("US A9", "EU D0"), on_map="CAS US*3"),
    row("ii-04", "US: yes", f"US V+1 D-2 | {GONE}", "US; RU", on_map="CAS EU*2", **BID3),
    row(
        "ii-04",
        "US: pass",
        f"EU V+2 P+1 | CAS EU*-2 | {GONE}",
        "US",
        on_map="CAS EU*2",
        **BID3,
        **ONE,
    ),
    row("ii-04", "US: pass", f"EU V+1 M-10 | {GONE}", "US", **BID3, **ONE),
    row("ii-04", "US: pass", f"EU M-10 | {GONE}", "US", on_map="CAS EU*2", **BID2, **ONE),
    row("ii-04", "US: pass", GONE, "US", **BID2, **ONE),
]
LIQUID_GAS = [
    row(
        "ii-05",
        "US: yes; EU: yes",
        "US V+1 M+10 E-2 | EU V+2 M-10 E+2 | effects x-09@EU:0+1 | waiting t-14+1",
    ),
    row("ii-05", "US: pass", ""),
    row("ii-05", "US: yes; EU: pass", ""),
    row("ii-05", "US: yes", "", four("EU $9")),
    row("ii-05", "", "", four("US E1")),
    row("ii-05", "US: yes", "US V+1 M+10 E-2 | waiting t-14+1", "US; RU", **BID3),
    row("ii-05", "US: yes", "", "US; RU", **BID2),
    row("ii-05", "EU: yes", "EU V+2 M-10 E+2 | effects x-09@EU:0+1 | waiting t-14+1", "EU; RU", **BID3),
    row(
        "ii-05",
        "US: yes",
        "US V+1 M+10 E-2 | EU V+2 M-4 | effects x-09@EU:0+1 | waiting t-14+1",
        "US",
        **BID3,
        **ONE,
    ),
    row(
        "ii-05",
        "EU: yes",
        "US V+1 M+4 | EU V+2 M-10 E+2 | effects x-09@EU:0+1 | waiting t-14+1",
        "EU",
        **BID3,
        **ONE,
    ),
    row("ii-05", "US: yes", "", "US", **BID2, **ONE),
]
PIPELINE = [
    row(
        "ii-06",
        "RU: yes; CN: yes",
        "RU V+1 M+10 E-2 | CN V+2 M-10 E+3 | effects x-10@CN:0+1 | waiting t-13+1",
    ),
    row("ii-06", "RU: pass", ""),
    row("ii-06", "RU: yes; CN: pass", ""),
    row("ii-06", "RU: yes", "", four("CN $9")),
    row("ii-06", "RU: yes", "RU V+1 M+10 E-2 | effects x-10@RU:0+1 | waiting t-13+1", "US; RU", **BID3),
    row("ii-06", "CN: yes", "CN V+2 M-10 E+3 | effects x-10@CN:0+1 | waiting t-13+1", "US; CN", **BID3),
    row("ii-06", "CN: yes", "", "US; CN", **BID2),
    row(
        "ii-06",
        "",
        "RU V+1 M+4 | CN V+2 M-1 | effects x-10@CN:0+1 | waiting t-13+1",
        "US",
        **BID3,
        **ONE,
    ),
]
MINERALS = [
    row(
        "ii-07",
        "US: 3; EU: 1; RU: 0; CN: 2; US: M M R; EU: D; CN: D R; US: permanent",
        "US V+2 M-20 P+1 R-1 R=+1 | EU P+1 D-1 | CN P+2 R-1 D-1 | AFR =US+1",
    ),
    row(
        "ii-07",
        "US: 0; EU: 0; RU: 2; CN: 0; RU: D D; RU: temporary",
        "RU V+6 P+1 D-2 R=+1 | AFR ~RU+1",
    ),
    row(
        "ii-07",
        "US: 1; EU: 1; RU: 1; CN: 1; US: D; EU: D; RU: D; CN: D; EU: permanent",
        "US P+1 D-1 | EU V+4 D-1 R=+1 | RU P+1 D-1 | CN P+1 D-1 | AFR =EU+1",
    ),
    row(
        "ii-07",
        "US: 0; EU: 0; RU: 0; CN: 2; CN: D D; CN: permanent",
        "CN V+2 P+1 D-2 | AFR =CN+1",
        four("CN R=4"),
    ),
    row("ii-07", "US: 0; EU: 0; RU: 0; CN: 0", ""),
    row("ii-07", "US: 0; RU: 1; RU: D", "RU P+1 D-1 | AFR =EU+1", "US; RU", bid="2"),
    row(
        "ii-07",
        "US: 0",
        "EU V+4 M-6 P+1 | RU M-6 P+2 | CN M-6 P+2 | AFR =EU+1",
        "US",
        bid="2",
        **ONE,
    ),
]
COUPS = [
    row(
        "ii-08",
        "EU: 3; RU: 1; EU: M D A; RU: D; EU: permanent",
        "EU V+3 M-15 P+1 D-1 A-1 | RU P+1 D-1 | AFR =EU+1 EU*+1 | effects x-08@AFR:4+1",
    ),
    row(
        "ii-08",
        "EU: 1; RU: 3; EU: D; RU: A A; RU: permanent",
        "EU P+1 D-1 | RU V+3 M-10 P+1 D-1 A-2 | AFR =RU+1 RU*+2 | effects x-08@AFR:4+1 | waiting t-15+1",
    ),
    row(
        "ii-08",
        "EU: 1; RU: 1; EU: D; RU: D; EU: permanent",
        "EU V+3 D-1 | RU P+1 D-1 | AFR =EU+1 | effects x-08@AFR:4+1",
    ),
    row("ii-08", "EU: 0; RU: 0", ""),
    row(
        "ii-08",
        "RU: 1; RU: D",
        "RU P+1 D-1 | AFR =EU+1 EU*+1 | effects x-08@AFR:4+1",
        "US; RU",
        bid="2",
    ),
    row(
        "ii-08",
        "EU: 1; EU: D",
        "EU P+1 D-1 | RU V+3 M-10 P+1 | AFR =RU+1 RU*+1 | effects x-08@AFR:4+1 | waiting t-15+1",
        "EU",
        bid="2",
        **ONE,
    ),
]
INTELLIGENCE = [
    row(
        "ii-09",
        "",
        "US V+3 | EU V+2 | RU V+1 | waiting t-16+1",
        four("US strategic-advantage", "EU tactical-flexibility", "RU industrial-development"),
    ),
    row(
        "ii-09",
        "",
        "US V+3 | CN V+2 | waiting t-16+1",
        four("US space-program", "CN reduced-bureaucracy"),
    ),
    row("ii-09", "", "waiting t-16+1"),
    row("ii-09", "", "waiting t-16+1", "US; RU"),
]
RED_SEA = [
    row(
        "ii-10",
        "US: yes A; EU: yes D; RU: pass; CN: pass",
        "US V+1 M-5 P+1 A-1 | EU V+1 P+1 D-2 | RU M-5 | CN M-5 | MENA US*+1",
    ),
    row("ii-10", "US: pass; EU: pass; RU: pass", "US M-5 | EU M-5 | RU M-5 | CN M-3", four("CN $3 D1")),
    row(
        "ii-10",
        "US: yes A EUR; EU: pass; RU: pass; CN: pass",
        "US V+1 M-5 P+1 | EU M-5 | RU M-5 | CN M-5 | EUR US*-1 | MENA US*+1",
        on_map="EUR US*1",
    ),
    row(
        "ii-10",
        "US: yes; EU: pass; RU: pass; CN: pass",
        "US V+1 P+1 D-2 | EU M-5 | RU M-5 | CN M-5",
        four("US A0"),
        on_map="MENA US*2",
    ),
    row("ii-10", "US: pass; RU: pass", "US M-5 | RU M-5", "US; RU", **BID3),
    row(
        "ii-10",
        "US: pass",
        "US M-5 | EU V+1 M-5 P+1 | RU V+1 M-5 P+1 | CN V+1 M-5 P+1 | MENA EU*+1 RU*+1 CN*+1",
        "US",
        **BID3,
        **ONE,
    ),
    row("ii-10", "US: pass", "US M-5 | EU M-5 | RU M-5 | CN M-5", "US", **BID2, **ONE),
]
FUTURE_OF_THE_DEAL = [
    row(
        "ii-11",
        "US: withdraw permanent",
        "US V+1 M-10 D-1 | EU P+1 | RU P+1 | CN P+1 | MENA =US+1 | effects x-04@MENA:0-1",
        laid="x-04@MENA",
    ),
    row("ii-11", "US: withdraw permanent", "US V+1 M-10 D-1 | EU P+1 | RU P+1 | CN P+1 | MENA =US+1"),
    row("ii-11", "US: keep", "US P+2 D-2", laid="x-04@MENA"),
    row("ii-11", "US: pass", "", laid="x-04@MENA"),
    row("ii-11", "", "", four("US D0")),
    row("ii-11", "US: keep", "US P+2 D-2", four("US $9")),
    row("ii-11", "US: withdraw permanent", "US V+1 M-10 D-1 | RU P+1 | MENA =US+1", "US; RU"),
    row("ii-11", "US: withdraw permanent", "US V+1 M-10 D-1 | EU P+1 | RU P+1 | CN P+1 | MENA =US+1", "US", **ONE),
    row("ii-11", "", "MENA =US+1", "EU; RU"),
    row("ii-11", "", "US V+1 | MENA =US+1", "EU", **ONE),
]
AUKUS = [
    row("ii-12", "US: yes board board permanent", "US V+1 M-10 D-1 A-2 | EU P+1 | EAP =US+1 US*+2"),
    row("ii-12", "US: yes pass temporary", "US V+4 M-10 D-1 | EU P+1 | EAP ~US+1"),
    row("ii-12", "US: pass", ""),
    row("ii-12", "", "", four("US $9")),
    row("ii-12", "US: yes pass permanent", "US V+1 M-10 D-1 | EAP =US+1", "US; RU"),
    row("ii-12", "", "EAP =US+1", "EU; RU"),
    row("ii-12", "", "US V+1 | EAP =US+1", "EU", **ONE),
]
INDUSTRY = [
    row("ii-13", "US: yes C", "US V+1 M-15 C=+1 | effects x-13@US:0+1"),
    row("ii-13", "US: yes S", "US V+1 M-15 S=+1 | effects x-13@US:0+1"),
    row("ii-13", "US: yes", "US V+1 M-15 C=+1 | effects x-13@US:0+1", four("US S=5")),
    row("ii-13", "US: yes", "US V+1 M-15 | effects x-13@US:0+1", four("US S=5 C=5")),
    row("ii-13", "US: pass", ""),
    row("ii-13", "", "", four("US $14")),
    row("ii-13", "", "AME =US+1", "EU; RU"),
    row("ii-13", "", "US V+1 | AME =US+1", "EU", **ONE),
]
RECOVERY = [
    row("ii-14", "EU: yes E", "EU V+2 M-25 E=+1 | effects x-11@EU:4+1"),
    row("ii-14", "EU: yes A", "EU V+2 M-25 A=+1 | effects x-11@EU:4+1"),
    row("ii-14", "EU: pass", ""),
    row("ii-14", "", "", four("EU $24")),
    row("ii-14", "", "EUR =EU+1", "US; RU"),
    row("ii-14", "", "EU V+1 | EUR =EU+1", "US", **ONE),
]
DEFENCE = [
    row("ii-15", "", "EU V+3 | effects x-14@EU:0+1", on_map="EUR EU*3"),
    row("ii-15", "", "EU V+1", on_map="EUR EU*2"),
    row("ii-15", "", "EU V+1", on_map="EUR EU*1"),
    row("ii-15", "", "EU V-1"),
    row("ii-15", "", "EUR =EU+1", "US; RU"),
    row("ii-15", "", "EU V+1 | EUR =EU+1", "US", **ONE),
]
OPPOSED = [
    row("ii-16", "EU: 2", "EU V+6 M-20 P+1", bid="2"),
    row("ii-16", "EU: 2 M E", "EU V+6 M-10 P+1 E-2", four("EU E3"), bid="2"),
    row("ii-16", "EU: 2 E E", "EU M-10 P+2 E-4", four("EU E4"), bid="3"),
    row("ii-16", "EU: 0", "EU M-10", bid="2"),
    row("ii-16", "", "EUR =EU+1", "US; RU"),
    row("ii-16", "", "EU V+1 | EUR =EU+1", "US", **ONE),
    row("ii-18", "RU: 3 E E", "RU V+4 M-10 P+1 E-4", bid="2"),
    row("ii-18", "RU: 2 M", "RU V+4 M-10 P+1 E-2 | effects x-02@RU:4-1", laid="x-02@RU", bid="2"),
    row("ii-18", "RU: 3 M", "RU V-1 M-15 P+3 E-4", laid="x-02@RU", bid="5"),
    row("ii-18", "RU: 0", "RU M-10", laid="x-02@RU", bid="2"),
    row("ii-18", "", "CAS =RU+1", "US; CN", seed=2),
    row("ii-18", "", "RU V+1 | CAS =RU+1", "US", seed=1, **ONE),
    row("ii-21", "CN: 3 M R R", "CN V+6 M-10 P+1 R-2", bid="3"),
    row("ii-21", "CN: 2 R R", "CN M-5 P+2 R-2", bid="3"),
    row("ii-21", "CN: 0", "CN M-5", bid="2"),
    row("ii-21", "", "EAP =CN+1", "US; RU"),
    row("ii-21", "", "CN V+1 | EAP =CN+1", "US", **ONE),
]
SUMMITS = [
    row("ii-17", "RU: yes permanent", "RU V+1 M-15 | AFR =RU+1"),
    row("ii-17", "RU: yes F temporary", "RU V+3 M-5 F-3 | AFR ~RU+1", four("RU F3")),
    row("ii-17", "RU: yes M permanent", "RU V+1 M-15 | AFR =RU+1", four("RU F3")),
    row("ii-17", "RU: pass", ""),
    row("ii-17", "", "", four("RU $14")),
    row("ii-17", "", "", four("RU F3 $4")),
    row("ii-17", "", "AFR =RU+1", "US; CN"),
    row("ii-17", "", "RU V+1 | AFR =RU+1", "US", **ONE),
]
NATO = [
    row("ii-19", "", "US P+1 | EU P+1 | RU V+2", on_map="EUR RU*2 US*2 EU*1 CN*1"),
    row("ii-19", "", "US P+1 | EU P+1 | RU V-1", on_map="EUR RU*2 CN*3"),
    row("ii-19", "", "US P+1 | EU P+1 | RU V-1"),
    row("ii-19", "", "EU P+1 | RU V-1", "EU; RU", on_map="EUR RU*1 US*2"),
    row("ii-19", "", "US P+1 | EU P+1 | RU V-1", "RU", **ONE),
    row("ii-19", "", "EUR =RU+1", "US; CN"),
    row("ii-19", "", "RU V+1 | EUR =RU+1", "US", **ONE),
]
MEDIATION = [
    row("ii-20", "CN: yes permanent", "CN V+2 M-15 D-2 | MENA =CN+1"),
    row("ii-20", "CN: yes temporary", "CN V+6 M-15 D-2 | MENA ~CN+1"),
    row("ii-20", "CN: pass", ""),
    row("ii-20", "", "", four("CN D1")),
    row("ii-20", "", "", four("CN $9")),
    row("ii-20", "", "MENA =CN+1", "US; RU"),
    row("ii-20", "", "CN V+1 | MENA =CN+1", "US", **ONE),
]
TAIWAN = [
    row("ii-22", "", "CN V+3 P+1", on_map="EAP CN*1 US*1 RU*4"),
    row("ii-22", "", "US P+1 | CN V-1", on_map="EAP CN*1 US*2"),
    row("ii-22", "", "US P+1 | CN V-1"),
    row("ii-22", "", "CN V-1", "EU; CN"),
    row("ii-22", "", "CN V-1", "EU; CN", on_map="EAP CN*1 US*2"),
    row("ii-22", "", "US P+1 | CN V-1", "CN", **ONE),
    row("ii-22", "", "EAP =CN+1", "US; RU"),
    row("ii-22", "", "CN V+1 | EAP =CN+1", "US", **ONE),
]


ROWS = [
    *TRADE_WAR,
    *PANDEMIC,
    *INVASION,
    *AFGHANISTAN,
    *LIQUID_GAS,
    *PIPELINE,
    *MINERALS,
    *COUPS,
    *INTELLIGENCE,
    *RED_SEA,
    *FUTURE_OF_THE_DEAL,
    *AUKUS,
    *INDUSTRY,
    *RECOVERY,
    *DEFENCE,
    *OPPOSED,
    *SUMMITS,
    *NATO,
    *MEDIATION,
    *TAIWAN,
]


@pytest.mark.parametrize(("key", "answers", "then", "seats", "more"), ROWS)
def test_an_event_and_nothing_else_changes(key: str, answers: str, then: str, seats: str, more: dict[str, Any]) -> None:
    assert changes(key, answers, seats, **more) == then
