# What the mat says beyond the game's own texts.

code-US = US
code-EU = EU
code-RU = RU
code-CN = CN
automa = Automa
npc = NPC
nobody = nobody

## Cards

sells = Sells
buys = Buys
card-cost = cost { $n }
starting-card = basic
asset = Asset
level = Level { $n }
yours = yours
vp-n = { $n } VP
dollars = ${ $n }
amount = { $resource ->
    [E] { $n } energy
    [R] { $n } raw { $n ->
        [one] material
       *[other] materials
    }
    [F] { $n } food
    [C] { $n } consumer { $n ->
        [one] good
       *[other] goods
    }
    [S] { $n } { $n ->
        [one] service
       *[other] services
    }
    [D] { $n } diplomacy
    [A] { $n } { $n ->
        [one] army
       *[other] armies
    }
   *[M] ${ $n }
}

## Rounds and phases

rounds-says = Rounds; scoring at the end of 3 and 6
phases = Phases of the round
turn-of-four = turn { $n } of 4
take-place = Take this place in the turn order

## The map

all-regions = Two a region, one of them new each round
open-region = Open: { $name }
region-open = Open region
close-this = Close: { $name }
weights = Influence: { $list }
countries-here = { $n ->
    [one] { $n } possible country
   *[other] { $n } possible countries
}
majority = scoring
zone = zone
engage-says = Engaging in this region costs { $n } diplomacy
majority-says = Scoring, by rank: { $list } VP
zone-says = In the zone of interest of: { $list }
choose-this = Choose: { $name }
slots = Slots
starting = Start
permanent-slots = Permanent
slotless-cubes = Above
temporary-row = Temporary
free-slots = { $n ->
    [0] None free
   *[other] { $n } free
}
my-cube = Your influence, temporary slot { $n }:
armies-of = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}, { $name }
tokens-of = { $n ->
    [one] { $n } engage token
   *[other] { $n } engage tokens
}, { $name }
bases-of = { $n ->
    [one] { $n } base
   *[other] { $n } bases
}, { $name }
investments-of = { $n ->
    [one] { $n } investment
   *[other] { $n } investments
}, { $name }
my-allies-here = Your allies here: { $list }.
in-deck = { $n ->
    [one] { $n } more country in the deck
   *[other] { $n } more countries in the deck
}

## What it costs and gives

due = { $due ->
    [0] Free
   *[other] Costs { $due } diplomacy
}
due-helped = Cost: { $due } diplomacy, { $helped } of which your allies can pay
gives-influence = Replaces your starting card: +1 influence
pays = covers { $n }
invest-cost = ${ $cost }, then ${ $yearly } a round
base-cost = { $most ->
    [1] ${ $first } with its army
   *[other] ${ $base }, plus ${ $army } an army (1 to { $most })
}
grow-cost = { $price }: { $vp } VP
points-cost = Price: { $n } research { $n ->
    [one] point
   *[other] points
}
points-gain = +{ $n } research { $n ->
    [one] point
   *[other] points
}
points-left = research { $n ->
    [one] point
   *[other] points
} to spend
free = Free
per-army = ${ $n } an army
token-gain = Gives ${ $n }
slots-both = 1 influence: { $fixed } or { $passing } VP
slots-one = 1 influence: { $passing } VP
pushes = 0 VP, pushes out: { $name }

## Boards

board-of = Board: { $name }
tokens-left = Engage tokens in the supply: { $n }
commerce-left = Commerce cards face up: { $n }
stock-says = { $what }: { $n } in stock, production { $made } of { $most }
focus-help = { $focus ->
    [domestic] Ready { $ready } { $ready ->
        [one] country
       *[other] countries
    }; then, for ${ $raise }, any one production +1; then produce goods and services. All round: 2 more research points.
    [diplomatic] Ready { $ready } countries; then, for ${ $raise }, diplomacy +1; then produce diplomacy. All round: engaging costs 2 less.
   *[military] Ready { $ready } countries; then, for ${ $raise }, armies +1; then produce armies. All round: threat and defence, 1 more.
}
prosper-says = Prosperity, step { $step } done. The next costs { $cost } consumer goods and gives { $vp } VP and ${ $money }.
prosper-done = Prosperity: all steps are done.
ready-of = { $n } of { $of }
exhausted = exhausted
ally-says = { $name }, { $place }, value { $value }.
ally-state = { $state ->
    [ready] Ready
   *[other] Exhausted
}. Bases: { $bases }. Investments: { $investments }.
power-says = { $name } ({ $who }): { $vp } VP.
power-has = ${ $money }, armies on the map: { $armies }, allies: { $allies }.
their-cards = In hand: { $hand }. Deck: { $deck }. Discard: { $discard }.
to-open = To look at
market-help = Paid with research points; the newest first
market-piles = Deck: { $deck }. Discard: { $discard }.
growth-help = One level after the other
reached = reached
next-level = the next one
assets-help = Each serves once, instead of a card’s effect
npc-help = Nobody plays this power: its cards place its influence and its armies, and it scores nothing.
automa-help = The house plays this power by its cards, and it can win.

## Trade

trade-sheet = Your trade
trade-help = Nothing is traded before you confirm
deals-of = { $n } { $n ->
    [one] transaction
   *[other] transactions
} of { $of }
single-deal = a single transaction
each = ${ $n } a unit
wanted-n = your allies buy { $n }
offered-n = your allies sell { $n }
commerce-for = Commerce card for: { $what }
no-commerce = No Commerce card
sold-n = Units sold: { $what }
bought-n = Units bought: { $what }
nothing-to-trade = Nothing: no ally, no Commerce card.
money-then = ${ $now } → ${ $then }
confirm-trade = { $n ->
    [one] Confirm { $n } transaction
   *[other] Confirm { $n } transactions
}
no-trade = Trade nothing
clear-sheet = Clear all
focus-choice = Your priority for the round

## Cards in hand

held = Your cards
held-help = One a turn: its effect, $10 or an asset
chosen-card = The card you chose

## What a question is for

threatened-by = Threat: { $list } (−VP)
country-says = Left of the arrow, what this country buys from you; right of it, what it sells to you. { $text }
nth = { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
then-gives = You gain { $vp } VP and ${ $money }.
why-act = Each card is played for its effect, for $10 or for an asset. Those left in your hand count in Research.
why-country = The country becomes your ally: you trade, invest and engage there. You may exhaust ready allies of the same region: each pays its value.
why-exhaust = An ally that you exhaust pays its value. It is of no more use until your focus readies it.
why-engage = You add an influence and place an Engage token there; your allies of the region help to pay.
why-slot = Permanent, it stays to the end. Temporary, it often scores more, but others may push it out.
why-research = What you buy opens your next hand; points that are left are lost. An ally gives its value in points, then waits for your focus.
why-token = Kept, it can still defend you here against a threat; given up, it goes back to your supply.
why-place = Whoever has the fewest VP chooses first; the order holds for the whole round.
why-ready = A ready country can pay for you, or take an investment or a base.
why-raise = This is what you get each time you produce that resource. { $where }
why-trade = Put all transactions together on the sheet, then confirm them at once; or make them here one by one.
why-armies = At the end of the round a power loses 2 VP to each better armed rival, in every region of its zone.

## The actions that cards name

said-improve = A shown country becomes your ally, for its value in diplomacy.
said-engage = For diplomacy, add an influence in a region where you have an ally.
said-trade = Sell your allies what they buy, buy what they sell.
said-invest = Pay for and exhaust an ally: 1 influence there, then an income each round.
said-move = $5 an army, to your zone or to a region where you have a base.
said-base = Pay, exhaust an ally and send armies there: 1 influence there.
said-grow = Pay for a card of the next level: VP, and an effect that lasts.
said-produce = Get as many units of a resource as its production says.

## For whoever discovers the game

countries-legend = Number: its value. Before ›, what the country buys from you; after it, what it sells to you. { $flag }: you can build a base there; a power struck out: it refuses that power.
kept = kept:
kept-says = Still in hand in Research, it gives you:
assets-choice = Which one do you put aside?
asset-out = put aside; you keep the other two
limit = { $by ->
    [deals] no transaction left this way
    [stock] you have no more
    [symbols] no more at once
    [offer] a Commerce card would give some
   *[money] not enough money
}
forgets-sheet = without what is noted on the sheet
back-to-choice = Back to what you must choose
your-allies = Choose an ally
allies-choice = Those with a ring; the others say why
ally-short = { $place }, value { $value }
allies-of = Allies: { $name }
why-use = Played for its effect, it is shown to all and can’t be taken back. Face down, it brings $10 or sets off an asset, once a game.
why-double = The symbols are those of your allies: of the resource you choose you can sell or buy twice as much. { $where }
why-produce = Free: energy, raw materials, food. One consumer good: 1 energy and 1 raw material; one service: 1 energy and 1 food; 1 diplomacy: $3; one army: 1 raw material and 1 food. { $where }
on-board = Choose it on your board, below.
plate-pips = Permanent slots taken: { $n } of { $of }. Once all are, the region scores.
why-grow = One card a level, in order: VP at once, and an effect that lasts.
why-invest = The ally is exhausted: 1 influence in its region, and an income at the end of every round.
why-base = The ally is exhausted and armies join it: 1 influence in its region, which stays open to you.
