"""The figures that are no cards: regions, powers, Automas, and what the house adds. Each file says where they come
from."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

POWERS: Final = ("US", "EU", "RU", "CN")
BLACK: Final = "black"  # a cube that is nobody's
MONEY, VP = "M", "V"  # beside the resources: what may be gained and paid too
PRIMARY: Final = ("E", "R", "F")
GOODS: Final = ("E", "R", "F", "C", "S")  # what may be imported
RESOURCES: Final = ("E", "R", "F", "C", "S", "D", "A")
MEANS: Final = (*RESOURCES, MONEY)  # what is paid with
FOCUSES: Final = ("domestic", "diplomatic", "military")
CAP: Final = 10  # WO-PRO-2
# WO-PRO-1
UNIT_COST: Final[dict[str, dict[str, int]]] = {
    "E": {}, "R": {}, "F": {}, "C": {"E": 1, "R": 1}, "S": {"E": 1, "F": 1}, "D": {MONEY: 3}, "A": {"R": 1, "F": 1},
}  # fmt: skip
EXPORT_PRICE: Final = {"E": 5, "R": 5, "F": 5, "C": 15, "S": 15, "A": 20}  # WO-TRA-2
IMPORT_PRICE: Final = {"E": 3, "R": 3, "F": 3, "C": 10, "S": 10}  # WO-TRA-4
PROSPERITY_COST: Final = (2, 3, 4, 5, 6)  # in C


class RegionData:
    """WO-SET-1: what is printed on the map."""

    def __init__(self, row: dict[str, str]) -> None:
        self.engage = int(row["engage"])
        self.starting = row["starting"].split()
        self.permanent = int(row["permanent"])
        self.temporary = [int(vp) for vp in row["temporary"].split()]
        self.majority = [int(vp) for vp in row["majority"].split()]
        self.zone = row["zone"].split()
        self.first_temporary = row["first_temporary"].split()


class PowerData:
    """WO-SET-2: what is printed on a board, and on the trade deals."""

    def __init__(self, row: dict[str, str]) -> None:
        self.money = int(row["money"])
        self.production = {one: int(row[one]) for one in RESOURCES}
        self.most = {one: int(row[f"most_{one}"]) for one in RESOURCES}
        self.ready = {focus: int(row[f"ready_{focus}"]) for focus in FOCUSES}
        self.raise_cost = int(row["raise_cost"])
        self.raise_two_cost = int(row["raise_two_cost"])  # 0: never two
        self.prosperity = pairs(row["prosperity"])  # VP, $
        self.exports, self.imports = int(row["exports"]), int(row["imports"])
        sold = row["sells"].split()
        self.sells = {what: int(much) for what, much in zip(sold[::2], sold[1::2], strict=True)}
        self.copies = [int(many) for many in row["copies"].split()]  # of its Commerce card, with 1 to 4 players


class AutomaData:
    def __init__(self, row: dict[str, str]) -> None:
        self.money = int(row["money"])
        self.market = row["market"].split()  # which type it likes best
        self.cubes = row["cubes"].split()
        self.prosperity = pairs(row["prosperity"])  # $, VP


def pairs(text: str) -> list[tuple[int, int]]:
    """`2+10 3+15`"""
    return [(int(first), int(second)) for first, _, second in (part.partition("+") for part in text.split())]


def rows(name: str) -> list[dict[str, str]]:
    text = (files(__package__) / name).read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


REGION: Final = {row["region"]: RegionData(row) for row in rows("regions.csv")}
REGIONS: Final = tuple(REGION)
POWER: Final = {row["power"]: PowerData(row) for row in rows("powers.csv")}
# WO-SET-13: VP to start with, in a game of 1 to 4 powers
HOUSE_VP: Final = {row["power"]: [int(vp) for vp in row["vp"].split()] for row in rows("house.csv")}
AUTOMA: Final = {row["power"]: AutomaData(row) for row in rows("automas.csv")}
