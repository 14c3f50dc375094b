"""World Order: four powers, seven regions, six rounds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from crise.game.cards import CardRow
from crise.game.events import telling
from crise.game.manifest import Game, Options, questions, signatures
from crise.games.world_order import legal, rules, scoring, setup
from crise.games.world_order.data import FOCUSES, POWERS, REGIONS, RESOURCES
from crise.games.world_order.state import Card, WorldOrder
from crise.games.world_order.steps import parse

PowerName = Literal["US", "EU", "RU", "CN"]
KINDS = ("country", "start", "action", "market", "growth", "asset", "npc", "decision")
TYPES = ("Dom", "Dip", "Eco", "Mil")
PAID = (*RESOURCES, "M", "r")
# What the rules look for on a card of each kind.
NEEDED = {
    "country": ("region", "value", "price"),
    "start": ("owners", "region", "value", "price"),
    "action": ("owners", "types", "steps"),
    "market": ("types", "price", "steps"),
    "growth": ("value", "price"),
    "asset": ("owners", "steps"),
    "npc": ("lines",),
    "decision": ("lines",),
}
PRICED_IN = {"country": "M", "start": "M", "market": "r"}


class WorldOrderOptions(Options, frozen=True, kw_only=True):
    automas: Literal["none", "normal", "hard"] = "none"  # WO-AUT-27
    # WO-SET-4: in the order of the seats; who is not named gets one by lot
    powers: Annotated[tuple[PowerName, ...], Meta(max_length=4)] = ()
    first_hand: Literal["suggested", "drawn"] = "suggested"  # WO-SET-9
    executive_order: bool = False  # WO-ACT-8
    house_balance: bool = False  # WO-SET-13

    def forbids(self, seats: int) -> str:
        """WO-SET-4: nobody plays twice, and two are one of US and EU against one of RU and CN. WO-SET-12: with Automas
        any powers, and one person may play alone."""
        wanted = self.powers[:seats]
        if len(set(wanted)) < len(wanted):
            return "WO-SET-4"
        if self.automas != "none":
            return ""
        if seats == 1:
            return "WO-SET-12"
        west = sum(power in POWERS[:2] for power in wanted)
        return "WO-SET-4" if seats == 2 and len(wanted) == 2 and west != 1 else ""


class WorldOrderCard(CardRow, frozen=True):
    """All cards of the box. Steps are texts such as `gain 2 D; engage`: see `steps`."""

    owners: str
    types: str
    price: str
    top: str
    research: Annotated[int, Meta(ge=0, le=9)]
    steps: str
    region: str
    value: Annotated[int, Meta(ge=0, le=9)]
    exports: str
    imports: str
    forbidden: str
    bases: str
    full: str
    vp: Annotated[int, Meta(ge=0, le=99)]
    lines: str

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"unknown kind {self.kind!r}: allowed are {', '.join(KINDS)}")
        parse(self.steps)
        self._check("types", self.types.split(), TYPES)
        self._check("forbidden", self.forbidden.split(), POWERS)
        self._check("bases", self.bases.split(), POWERS)
        self._check("exports", self.exports.split(), RESOURCES)
        self._check("imports", self.imports.split(), RESOURCES)
        self._check("region", self.region.split(), REGIONS)
        self._check("price", list(amounts(self.price)), PAID)
        self._check("top", list(amounts(self.top)), PAID)
        self._check("owners", self.owners.split()[::2], POWERS)
        if self.kind in ("npc", "decision"):
            self._check("lines", list(lines(self.lines)), POWERS)
        self._check_needed()

    def _check_needed(self) -> None:
        if missing := [column for column in NEEDED[self.kind] if not getattr(self, column)]:
            raise ValueError(f"a card of kind {self.kind!r} needs {', '.join(missing)}")
        priced_in = PRICED_IN.get(self.kind, "")
        if priced_in and priced_in not in amounts(self.price):
            raise ValueError(f"column price: a card of kind {self.kind!r} costs {priced_in!r}, not {self.price!r}")
        if self.kind in ("start", "asset") and self.owners not in POWERS:
            raise ValueError(f"column owners: {self.owners!r} is none of {', '.join(POWERS)}")

    def _check(self, column: str, found: list[str], allowed: tuple[str, ...]) -> None:
        if unknown := [one for one in found if one not in allowed]:
            raise ValueError(f"column {column}: {unknown[0]!r} is none of {', '.join(allowed)}")


def amounts(text: str) -> dict[str, int]:
    """`S 1 M 10`"""
    parts = text.split()
    if len(parts) % 2 or not all(much.isdigit() for much in parts[1::2]):
        raise ValueError(f"{text!r} must be names, each with a number after it")
    return {what: int(much) for what, much in zip(parts[::2], parts[1::2], strict=True)}


def counted(text: str) -> dict[str, int]:
    """`C C S`"""
    return {what: text.split().count(what) for what in text.split()}


def lines(text: str) -> dict[str, list[str]]:
    """`US EUR a, EU MENA f:US`: for each power."""
    return {part.split()[0]: part.split()[1:] for part in text.split(",") if part.strip()}


def face(row: WorldOrderCard) -> Card:
    card = Card(row.card, row.kind, row.value)
    single = row.kind in ("start", "asset")
    card.owners = {row.owners: 1} if single else amounts(row.owners)
    card.types = row.types.split()
    card.price, card.research, card.steps = amounts(row.price), row.research, parse(row.steps)
    for what, much in amounts(row.top).items():
        card.top = (what, much)
    card.region, card.full, card.vp = row.region, row.full, row.vp
    card.exports, card.imports = counted(row.exports), counted(row.imports)
    card.forbidden, card.bases = row.forbidden.split(), row.bases.split()
    card.lines = lines(row.lines)
    return card


WORLD_ORDER = Game(
    id="world-order",
    package=__name__,
    version=1,
    seats=range(1, 5),
    minutes=120,
    shelf=6,
    options=WorldOrderOptions,
    row=WorldOrderCard,
    total=299,
    numbered=frozenset[str](),
    face=face,
    table=WorldOrder,
    setup=setup.setup,
    turn=rules.turn,
    over=rules.over,
    winners=scoring.winners,
    scores=lambda t: t.points(),
    sides=lambda t: t.seated(),
    sources=lambda t: [t.boards[power].sources for power in t.seated()],
    counts=lambda t: {"cards bought": sum(t.boards[power].purchases for power in t.seated())},
    rivals=scoring.rivals,
    why_not=legal.why_not,
    takes_back=True,
    book=rules.BASE,
    told=telling(
        power_taken="player:seat power:word",
        power_left="player:seat power:word how:word",
        order_set="powers:seats",
        round_began="round:number",
        phase_began="phase:word",
        assets_kept="power:seat cards",
        supplied="power:seat energy:number raw:number food:number",
        order_taken="power:seat place:number",
        focus_chosen="power:seat focus:word",
        automa_focus="power:seat card focus:word",
        turn="player:seat power:word number | begins",
        readied="power:seat card",
        exhausted="power:seat card",
        produced="power:seat resource:word number",
        raised="power:seat resource:word number",
        gained="power:seat resource:word number",
        paid="power:seat resource:word number",
        lost_excess="power:seat resource:word number",
        vp="power:seat number total:number | power earns number",
        vp_lost="power:seat number total:number | power loses number",
        card_played="power:seat card | power plays card",
        played_face_down="power:seat",
        asset_used="power:seat card | power plays card",
        order_used="power:seat",
        ability="power:seat card",
        allied="power:seat card | power buys card",
        swapped="power:seat weaker:card card",
        countries_shown="cards",
        searched="power:seat place cards",
        influence="power:seat place slot:word",
        pushed="power:seat place",
        converted="power:seat place",
        reset="power:seat place",
        engaged="power:seat place",
        token_moved="power:seat source:place place",
        exported="power:seat resource:word number money:number",
        imported="power:seat resource:word number money:number",
        commerce="power:seat owner:seat resource:word number",
        invested="power:seat card",
        moved="power:seat source:word place",
        based="power:seat card",
        grew="power:seat card | power buys card",
        research="power:seat points:number shown:number allies:number bonus:number",
        revealed="power:seat cards | power shows cards",
        bought="power:seat card points:number | power buys card",
        row_discarded="cards",
        drew="power:seat cards | power draws cards",
        trashed="power:seat card",
        discarded="power:seat card",
        reshuffled="power:seat",
        npc_card="card",
        npc_army="power:seat place",
        npc_trade="power:seat owner:seat",
        returns="power:seat money:number",
        token_given="power:seat place",
        prospered="power:seat number",
        threatened="power:seat other:seat place | power suffers",
        region_scored="place",
        majority="power:seat place rank:number cubes:number number",
        token_scored="power:seat what:word number",
        ability_scored="player:seat power:word number",
        asset_unused="power:seat number",
        scored="round:number",
        automa_card="power:seat card",
        automa_invested="power:seat place",
        automa_trade="power:seat number",
        automa_based="power:seat place",
        automa_nothing="power:seat",
        won="powers:seats | ends",
    ),
    asks=questions(
        card=signatures(
            assets="",
            act="",
            use="card",
            play_more="",
            country="",
            ally_exhaust="place due:number",
            invest="",
            base="",
            grow="",
            ready="left:number",
            partner="",
            research="points:number",
            take_market="",
            search_card="place",
            ability="",
            trash="",
            discard="",
        ),
        place=signatures(
            engage="",
            engage_token="place",
            army_to="left:number",
            armies_to="number",
            army_from="place price:number",
            influence="",
            reset="",
            region="",
            search="",
            token_give="",
        ),
        resource=signatures(
            double="",
            export_type="",
            import_type="",
            produce="left:number",
            raise_focus="price:number",
            **{"raise": ""},
        ),
        number=signatures(
            turn_place="",
            pay_money="price:number due:number",
            growth_money="card price:number",
            produce_number="resource:word",
            export_number="resource:word price:number",
            import_number="resource:word price:number",
            convert="place",
            reset_which="place",
            draw_number="",
            fund="money:number resource:word number",
        ),
        word=signatures(
            focus="",
            slot="place",
            convert_slot="place",
            trade="exports:number imports:number",
            trade_once="",
            commerce="resource:word number",
            way="",
            may="what:word many:number cost:amounts",
            prosper="cost:number",
            defend="place loss:number more:number",
            brics="place price:number",
        ),
    ),
    places={"trash": "hands discards face_down"},
    regions=REGIONS,
    resources=RESOURCES,
    numbers=range(64),
    vocabulary={"focus": FOCUSES},
    modes={
        "base": {},
        "automas": {"automas": "normal"},
        "hard": {"automas": "hard", "executive_order": True, "first_hand": "drawn"},
    },
)
