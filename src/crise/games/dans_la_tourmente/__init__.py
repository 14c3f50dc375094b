"""Dans la tourmente: smart power and events of the world, on top of World Order."""

from __future__ import annotations

from crise.game.events import telling
from crise.game.manifest import Game, questions, signatures
from crise.games.dans_la_tourmente import rules
from crise.games.dans_la_tourmente.cards import NUMBERED, TourmenteCard, face
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order import WORLD_ORDER, WorldOrderOptions

EVENTS = telling(
    event_drawn="card",  # TO-SET-2, TO-EV-31
    moment_drawn="card",  # TO-SET-7
    event_aimed="power:seat card",  # TO-SET-5
    event_kept="power:seat card",  # TO-SET-6
    event_added="card",  # TO-EV-27
    event_placed="card",  # TO-EV-30
    event_reached="card",
    nobody_concerned="card",  # TO-NPC-1
    event_over="card",  # TO-EV-10
    put_off="power:seat card",  # TO-EV-11
    took_part="power:seat",
    declined="power:seat type:word",
    could_not="power:seat type:word",  # TO-EV-35
    signed="power:seat",
    promised="power:seat resource:word number",  # TO-EV-3
    agreed="powers:seats",
    no_agreement="card",
    bid_opened="power:seat number",  # TO-EV-20
    bid_drawn="power:seat number",  # TO-NPC-2
    sign_drawn="power:seat sign:word",
    no_bids="card",  # TO-EV-23
    tie_broken="power:seat",  # TO-EV-22
    auction_won="powers:seats total:number",
    value_drawn="number",  # TO-EV-8
    opposed_won="powers:seats total:number",
    opposed_lost="powers:seats total:number",
    onto_card="power:seat card",  # TO-EV-7
    npc_onto_card="power:seat number",
    landed="power:seat place",  # TO-EV-24
    checked="power:seat answer:word",
    smart_gained="power:seat number total:number | power recovers",
    smart_spent="power:seat number total:number",
    smart_lost="power:seat number total:number | power suffers",
    trades_with_shown="power:seat place",  # TO-P-3
    lost="power:seat resource:word number | power suffers",  # TO-EV-12
    fell_short="power:seat resource:word number | power suffers",
    army_given="power:seat place",
    npc_armies="power:seat place number",
    came_home="power:seat place number",
    production_fell="power:seat resource:word number | power suffers",
    removed="power:seat place | power suffers",  # TO-INF-1
    made_neutral="power:seat place | power suffers",  # TO-INF-4
    lowered="power:seat place | power suffers",  # TO-INF-5
    country_replaced="card after:card",  # TO-CTY
    effect_before="power:seat card",  # TO-EV-28
    effect_in="place card",
    effect_beside="card",
    effect_used="card",
    effect_over="card",
)
ASKS = questions(
    card=signatures(
        keep_event="",  # TO-SET-6
        exhaust_ally="place",
    ),
    place=signatures(
        smart_region="",  # TO-P-3
        smart_army="place",  # TO-P-6
        army_give="left:number",  # TO-EV-12, or what something costs
        army_onto="card",  # TO-EV-7
        army_land="",  # TO-EV-24
    ),
    resource=signatures(
        pay_with="card",  # TO-HE-5
        stake="card left:number",  # TO-EV-20
        production_lost="",
    ),
    number=signatures(
        smart_pay="due:number",  # TO-P-1
        bid="card",  # TO-EV-4
        amount="card",  # TO-EV-3
    ),
    word=signatures(
        smart_engage="place number",  # TO-P-2
        smart_invest="card",  # TO-P-4
        take_part="card type:word before:number",  # TO-EV-2, TO-EV-3, TO-EV-16
        put_off="card",  # TO-EV-11
    ),
)

DANS_LA_TOURMENTE = Game(
    id="dans-la-tourmente",
    package=__name__,
    version=1,
    seats=WORLD_ORDER.seats,
    minutes=180,
    shelf=7,
    options=WorldOrderOptions,
    row=TourmenteCard,
    total=WORLD_ORDER.total + 83,
    numbered=NUMBERED,
    face=face,
    table=Tourmente,
    setup=WORLD_ORDER.setup,
    turn=WORLD_ORDER.turn,
    over=WORLD_ORDER.over,
    winners=WORLD_ORDER.winners,
    scores=WORLD_ORDER.scores,
    sides=WORLD_ORDER.sides,
    sources=WORLD_ORDER.sources,
    counts=WORLD_ORDER.counts,
    rivals=WORLD_ORDER.rivals,
    why_not=WORLD_ORDER.why_not,
    takes_back=WORLD_ORDER.takes_back,
    told={**WORLD_ORDER.told, **EVENTS},
    asks={**WORLD_ORDER.asks, **ASKS},
    places=WORLD_ORDER.places,
    regions=WORLD_ORDER.regions,
    resources=WORLD_ORDER.resources,
    numbers=WORLD_ORDER.numbers,
    vocabulary=WORLD_ORDER.vocabulary,
    modes=WORLD_ORDER.modes,
    pages=rules.tourmente,
    extends=(WORLD_ORDER,),
)
