# World Order: texts of the game. French is the source language.

game-title = World Order
game-pitch = Four powers, seven regions, six rounds: forge alliances, trade, invest, show your armies and carry more weight than the others.

## On one page

summary-goal = Score most victory points (VP) in six rounds. Above all: place influence in the regions, which are scored in rounds 3 and 6.
summary-example = New allies: pay diplomacy so that a shown country becomes your ally. Later, exhaust it to engage its region: a cube, and VP.
summary-end = After the scoring of round 6 each unused asset gives 2 VP. Most VP wins.
summary-turn = A round
summary-turn-1 = { choice-preparation }
    .text = { choice-preparation.help }
summary-turn-2 = { choice-focus }
    .text = { choice-focus.help }
summary-turn-3 = { choice-action }
    .text = { choice-action.help }
summary-turn-4 = { choice-research }
    .text = { choice-research.help }
summary-turn-5 = { choice-npc }
    .text = { choice-npc.help }
summary-turn-6 = { choice-aftermath }
    .text = { choice-aftermath.help }
summary-icon-vp = victory points
summary-icon-money = money
summary-icon-diplomacy = diplomacy: to make allies and engage
summary-icon-army = armies: threat and defence
summary-icon-cube = influence: a cube of your colour
summary-icon-soutien = Engage token
summary-icon-globe = allies
summary-icon-investment = investment: every round, $2 per point of the country’s value
summary-icon-base = base: your armies may come there
summary-icon-lab = research points
summary-icon-energy = energy
summary-icon-raw = raw materials
summary-icon-food = food
summary-icon-goods = consumer goods: to prosper
summary-icon-services = services
summary-term-power = Power
    .text = United States, European Union, Russia or China: each has its board, its cards, its countries and an ability of its own.
summary-term-npc = NPC
    .text = A power that nobody plays: its cards place its influence and its armies, it scores nothing. The log names it after its capital.
summary-term-automa = Automa
    .text = A power that the house plays by its cards; it scores and can win.
summary-term-influence = Influence
    .text = A cube of yours in a region. Permanent, it stays; temporary, it often brings more, but others can push it out. Above the line it is permanent and fills no slot.
summary-term-zone = Zone of interest
    .text = The regions where you can always send armies, and where threats cost you VP.
summary-term-ally = Ally
    .text = A country on your side. Ready, it can be exhausted to pay for you, or receive an investment or a base; exhausted, it waits until your focus readies it, but can always be traded with.
summary-term-value = Value
    .text = The figure of a country: what good relations with it cost, and what it pays when exhausted.
summary-term-improve = Improve relations
    .text = A country shown becomes your ally, for its value in diplomacy.
summary-term-engage = Engage
    .text = For diplomacy, an influence and an engage token in a region where you have an ally. The token is given up later for money or for defence.
summary-term-trade = Trade
    .text = Sell to your allies what they buy, buy what they sell; with a Commerce card you buy from another power.
summary-term-invest = Invest
    .text = Pay and exhaust an ally: an influence in its region, then returns every round.
summary-term-base = Build a base
    .text = Pay, exhaust an ally that allows it and send armies to its region: an influence, and the region stays open to you.
summary-term-move = Move
    .text = Send armies, $5 each, to your zone of interest or to a region where you have a base.
summary-term-produce = Produce
    .text = Receive as many units of a resource as its production says, or fewer, at their cost. Energy, raw materials and food are free.
summary-term-growth = Growth card
    .text = Five levels, in order: VP, and often an effect that lasts.
summary-term-prosperity = Prosperity
    .text = A track of five steps: one a round at most, paid in consumer goods, for VP and money.
summary-term-focus = Focus
    .text = Your priority for the round: domestic, diplomatic or military.
summary-term-asset = Asset
    .text = Two for each power. Each serves once, in place of a card’s effect; unused, it is worth 2 VP at the end.
summary-term-reset = Reset
    .text = Put one of your temporary influences back at the end of its row, far from the exit.
summary-term-threat = Threat
    .text = In your zone of interest each power whose armies are stronger than your defence costs you 2 VP at the end of the round.
summary-term-scoring = Scoring
    .text = In rounds 3 and 6, in each region whose permanent slots are all filled: 1 VP a cube, then VP by rank.
summary-term-exposed = Shown country
    .text = A country face up beside its region: you may make it an ally.

# Game options

option-powers = Powers
    .help = Those you wish to play, in the order of the seats; chance hands out the others.
option-automas = Automas
    .help =
        What becomes of the powers that nobody plays.
        NPC: absent, it only places influence and armies by its cards, and scores nothing.
        Automa: led by the house, by its cards, without hand or board; it scores and can win.
        A bot, however, has a seat at the table: it plays as you do, with a hand and a board.
    .is-none = None
    .is-normal = Normal
    .is-hard = Hard
option-first_hand = First hand
    .help = The six cards suggested for each power, or six cards drawn at random.
    .is-suggested = Suggested
    .is-drawn = Drawn
option-executive_order = Executive order
    .help = Once a game, each power may replace a card’s effect by an action of its choice; an order left unused is worth 3 VP at the end.
option-house_balance = House balance
    .help = The powers that the printed figures put at a disadvantage start with a few VP more. Nothing else changes.

# Powers, regions, resources

choice-US = United States
choice-EU = European Union
choice-RU = Russia
choice-CN = China

# Who plays a power goes by their own name; one that nobody plays is called by its capital.
role-US = Washington
role-EU = Brussels
role-RU = Moscow
role-CN = Beijing

place-EUR = Europe
place-CAS = Central Asia
place-AME = Americas
place-MENA = Middle East–North Africa
place-AFR = Africa
place-SAS = South Asia
place-EAP = East Asia–Pacific

resource-E = Energy
resource-R = Raw materials
resource-F = Food
resource-C = Consumer goods
resource-S = Services
resource-D = Diplomacy
resource-A = Armies

# A quantity, in a sentence of the log and on a card
amount = { $resource ->
        [E] { $number } energy
        [R] { $number } raw { $number ->
            [one] material
           *[other] materials
        }
        [F] { $number } food
        [C] { $number } consumer { $number ->
            [one] good
           *[other] goods
        }
        [S] { $number } { $number ->
            [one] service
           *[other] services
        }
        [D] { $number } diplomacy
        [A] { $number } { $number ->
            [one] army
           *[other] armies
        }
        [M] ${ $number }
        [V] { $number } VP
        [r] { $number } research { $number ->
            [one] point
           *[other] points
        }
       *[other] { $number } × { $resource }
    }

# Effects as they stand on the cards: pieces of a sentence. What narrows one down follows in brackets (“note-…”).

join-then = { $first }, then { $next }
join-or = { $first } or { $next }
join-notes = { $first }; { $next }
join-cost = { $cost } and { $step }
text-noted = { $step } ({ $notes })

step-improve = improve relations
step-improve-there = improve relations in the same region
step-improve-times = improve relations { $n ->
        [2] twice
       *[other] { $n } times
    }
step-engage = engage a region
step-engage-there = engage the same region
step-engage-it = engage its region
step-engage-elsewhere = engage another region
step-trade = trade
step-trade-single = sell or buy a single kind of resource
step-invest = invest
step-invest-it = invest in that country
step-invest-there = invest in the same region
step-invest-elsewhere = invest in another region
step-move = move up to { armies }
step-move-there = move up to { armies } there
step-move-same = move up to { armies } to the same region
step-move-exact = move exactly { armies } to a region
step-move-exact-there = move exactly { armies } there
step-move-range = move { $least } to { armies }
step-move-range-there = move { $least } to { armies } there
step-move-supply = place { armies } from the supply in a region
step-move-supply-there = place { armies } from the supply there
step-base = build a base
step-base-it = build a base in that country
step-base-there = build a base in the same region
step-grow = take a Growth card
step-produce = { $n ->
        [one] produce one resource of your choice
       *[other] produce { $n } different resources of your choice
    }
step-produce-it = produce that resource
step-produce-fixed = produce { $what }
step-produce-limit = produce up to { $amount }
step-raise = raise { $n ->
        [one] one production
       *[other] { $n } different productions
    } by 1
step-gain = gain { $amount }
step-gain-own_fdi = gain { $amount } per investment you have
step-gain-types_imported = gain { $amount } per kind of resource imported
step-sell_armies = sell { armies } from your board for ${ $money } in all
step-influence = add { influences } in a region of your choice
step-influence-there = add { influences } there
step-influence-each = add { influences } in each
step-influence-among = add { influences }
step-influence-permanent = add { permanent-influences } in a region of your choice
step-influence-permanent-there = add { permanent-influences } there
step-influence-permanent-each = add { permanent-influences } in each
step-influence-permanent-among = add { permanent-influences }
step-reset = reset one of your temporary influences
step-reset-there = reset one of your temporary influences in the same region
step-reset-moved = reset one of your temporary influences in a region these armies reached
step-ready = { $n ->
        [one] ready an ally
       *[other] ready up to { $n } allies
    }
step-ready-any = choose an ally and ready it if it is exhausted
step-draw = draw { cards }
step-discard = discard { cards }
step-trash = trash { cards } from your hand
step-trash-any = trash { cards } from your hand or discard
step-trash-self = trash this very card
step-play = play another card
step-prosper = take the next prosperity step
step-take_market = take a market card of price { $n } or less for free and play it (it stays yours)
step-region = { $n ->
        [one] choose a region
       *[other] choose { $n } regions
    }
step-fund = spend up to { $most }, in steps of { $slice }, and gain { $amount } per step
step-negotiate = look at the deck and the shown countries of a region and, if you like, improve relations with one of them (the rest is shuffled and two countries are shown)
step-brics = pay ${ $price } and add 1 influence in 2 of these regions: { $places }; Russia may pay ${ $share } (or all it has, if that is at least ${ $least }) to add 1 in the third
step-repeat = { $steps }; if you like, do it once more in another region
step-one_of = choose: { $steps }
step-two_of = take two of these actions, in any order: { $steps }
step-may = optionally { $steps }
step-pay = pay { $cost }

note-places = { $places }
note-except = except { $places }
note-less = { diplomacy } less
note-less-in = { diplomacy } less: { $places }
note-less-per_ally = 1 diplomacy less per ally you have there
note-less-per_army = 1 diplomacy less per army you have there
note-less-goods = { $n } consumer { $n ->
        [one] good
       *[other] goods
    } less
note-surcharge-improve = { diplomacy } more
note-surcharge = ${ $n } more
note-money_for_d = each diplomacy may be paid with ${ $n }
note-money_for_s = each service may be paid with ${ $n }
note-no_ally = even without an ally there
note-shown = the countries shown there count as your allies
note-only = your allies elsewhere don’t count
note-double = these symbols count double: { $what }
note-double_one = one kind of symbol counts double, as you choose: { $what }
note-again-invest = even in a country that already bears an investment of yours
note-again-base = even in a country that already bears a base of yours
note-keep_ready = without exhausting it
note-free = for free
note-free_armies = up to { $n } { $n ->
        [one] army goes
       *[other] armies go
    } there for free, whatever the country’s value
note-slotless = even without a free slot
note-slotless-base = its influence may be permanent even without a free slot
note-exported = if you exported at least { $amounts } there
note-if_any = if there is one
note-or_not = if its track allows
note-army = army
note-flag = flag: { $power }

armies = { $n } { $n ->
        [one] army
       *[other] armies
    }
cards = { $n } { $n ->
        [one] card
       *[other] cards
    }
diplomacy = { $n } diplomacy
influences = { $n } influence
permanent-influences = { $n } permanent influence
some = { $resource ->
        [E] energy
        [R] raw materials
        [F] food
        [C] consumer goods
        [S] services
        [D] diplomacy
       *[A] armies
    }

text-types = { $types }.
text-twice = { $type } ×{ $n }
text-steps = { $steps }.
text-next = After that, { $steps }.
text-at-once = At once: { $steps }.
text-top = In hand at Research: { $gains }.
text-price = Price: { $price }.
text-growth = Level { $level }. Cost: { $price }. Worth { $vp } VP.
text-asset = { $powers }. Worth { $vp } VP at the start; serves once a game.
text-country = { $place }. Value { $value }. Invest: { $price }. Buys from you: { $exports }. Sells to you: { $imports }.
text-nothing = nothing
text-start = Starting country: { $powers }.
text-forbidden = Relations forbidden: { $powers }.
text-bases = Base allowed: { $powers }.
text-line = { $power }: { $what }.
text-focus = { $focus ->
        [domestic] domestic
        [diplomatic] diplomatic
       *[military] military
    } focus

# Kinds and types of cards

kind-country = Country
kind-start = Starting country
kind-action = Starting card
kind-market = Market card
kind-growth = Growth card
kind-asset = Strategic asset
kind-npc = NPC influence
kind-decision = Automa decision

figure-types-Dom = Domestic
figure-types-Dip = Diplomatic
figure-types-Eco = Economic
figure-types-Mil = Military

# Cards: starting decks

card-growth-strategy = Growth Strategy
    .flavour = A ten-year plan, revised every six months.
card-new-allies = New Allies
    .flavour = We have always been fond of each other, since this morning above all.
card-diplomatic-engagement = Diplomatic Engagement
    .flavour = One handshake, four cameras, no questions.
card-foreign-trade = Foreign Trade
    .flavour = Everything sells; you only need to find the harbour.
card-foreign-direct-investment = Foreign Direct Investment
    .flavour = The factory is over there; the ribbon and the scissors are ours.
card-foreign-military-presence = Foreign Military Presence
    .flavour = Temporary, with a runway and a nursery school.
card-military-reinforcements = Military Reinforcements
    .flavour = A routine rotation. The second rotation arrives on Tuesday.
card-global-currency = Global Currency
    .flavour = Accepted everywhere, even by those who complain about it.
card-military-pact = Military Pact
    .flavour = Thirty articles that say: leave this one alone.
card-soft-power = Soft Power
    .flavour = One cinema, one language, one cheese: three divisions.
card-humanitarian-aid = Humanitarian Aid
    .flavour = Selfless, with the flag clearly visible on the bags.
card-military-re-equipment = Military Re-Equipment
    .flavour = The parade will be longer than last year’s.
card-energy-titan = Energy Titan
    .flavour = The valve is a negotiating position.
card-economic-diplomacy = Economic Diplomacy
    .flavour = The bridge is a gift. The road that leads to it, less so.
card-the-worlds-factory = The World’s Factory
    .flavour = Look underneath: it says so in small print.

# Cards: market

card-build-new-embassy = Build New Embassy
    .flavour = A garden, a flagpole, and canapés for thirty years.
card-ensure-peace-in-the-region = Ensure Peace in the Region
    .flavour = Everyone signed, each with a different pen.
card-dominant-power = Dominant Power
    .flavour = People listen better with a carrier in the frame.
card-convincing-arguments = Convincing Arguments
    .flavour = The third one was in an envelope.
card-successful-negotiations = Successful Negotiations
    .flavour = Twelve hours of talks, eleven of them on the shape of the table.
card-assign-new-diplomats = Assign New Diplomats
    .flavour = Five languages each, and the same silence in all of them.
card-activation-of-allies = Activation of Allies
    .flavour = They were just about to call.
card-diplomatic-trip = Diplomatic Trip
    .flavour = Three countries in two days, one crumpled suit.
card-new-strategic-partner = New Strategic Partner
    .flavour = Strategic: said of a country that has a port.
card-tap-into-new-markets = Tap into New Markets
    .flavour = Two hundred million customers who do not know it yet.
card-establish-trade-routes = Establish Trade Routes
    .flavour = The caravan moves on; the customs bark.
card-trade-opportunity = Trade Opportunity
    .flavour = Before noon, at this morning’s price.
card-return-on-investment = Return on Investment
    .flavour = Patience, at a rate.
card-quantitative-easing = Quantitative Easing
    .flavour = We do not print money: we increase its number.
card-steady-partnership = Steady Partnership
    .flavour = Renewable by tacit banquet.
card-key-economic-partner = Key Economic Partner
    .flavour = The key is ours, and so is the lock.
card-economic-expansion = Economic Expansion
    .flavour = The borders have not moved; the shop signs have.
card-military-exercises = Military Exercises
    .flavour = The enemy is fictional, but lives next door.
card-strengthen-alliance = Strengthen Alliance
    .flavour = A second base, so that the first feels less lonely.
card-well-laid-plans = Well-Laid Plans
    .flavour = Plan B is ready. So is plan A, more or less.
card-global-presence = Global Presence
    .flavour = The sun never sets on the travel orders.
card-power-play = Power Play
    .flavour = Nobody was hurt, everybody was told.
card-improve-logistics = Improve Logistics
    .flavour = Amateurs talk strategy; the others talk pallets.
card-covert-military-operation = Covert Military Operation
    .flavour = Denied by three ministries, confirmed by the invoice.
card-minimize-bureaucracy = Minimize Bureaucracy
    .flavour = The form to abolish forms comes in triplicate.
card-initiate-restructuring = Initiate Restructuring
    .flavour = The chart has changed, the coffee has not.
card-optimization-program = Optimization Program
    .flavour = As much done, with fewer meetings about it.
card-new-agenda = New Agenda
    .flavour = Item one: adoption of the agenda. Item two: lunch.
card-prosperous-times = Prosperous Times
    .flavour = To be remembered as the days when we already complained.
card-re-examine-agreement = Re-Examine Agreement
    .flavour = The footnote takes the floor.
card-explore-alternatives = Explore Alternatives
    .flavour = All options are on the table, and the table tilts.
card-boost-production = Boost Production
    .flavour = The plant runs all night. By day too, to be honest.
card-re-evaluate-strategy = Re-Evaluate Strategy
    .flavour = It was excellent, but for another world.

# Cards: growth

card-industrial-development = Industrial Development
    .flavour = Chimneys, then screens, then reports about the chimneys.
card-diplomatic-initiative = Diplomatic Initiative
    .text = At each choice of focus, ready one more country.
    .flavour = Calling first: an underrated technology.
card-reduced-bureaucracy = Reduced Bureaucracy
    .text = Once a round, in your turn: draw 1 card, then trash 1 card from your hand.
    .flavour = One counter fewer, and nobody knows which.
card-knowledge-transfer = Knowledge Transfer
    .text = Once a round, in your turn: draw up to as many cards as the highest value among your ready allies, then discard as many.
    .flavour = The students go home with the handbook, annotated.
card-tactical-flexibility = Tactical Flexibility
    .text = In each Preparation, draw 1 card more.
    .flavour = Changing one’s mind, but in formation.
card-diplomatic-opening = Diplomatic Opening
    .text = Once a round, after you improved relations: do so again with another country, for 1 diplomacy more.
    .flavour = The door was open; it only took a foot.
card-strategic-advantage = Strategic Advantage
    .text = In the first turn of each round, play one more card.
    .flavour = One move ahead, and the grace not to mention it.
card-regional-resilience = Regional Resilience
    .text = Once a round, just before you add influence in a region: make one of your temporary influences there permanent, even without a free slot.
    .flavour = What does not drive you out of the region gives you roots there.
card-space-program = Space Program
    .text = No effect: only its VP count.
    .flavour = The Moon has no allies. So far.
card-olympic-games = Olympic Games
    .text = No effect: only its VP count.
    .flavour = What matters is taking part, then paying off the stadium.

# Cards: strategic assets

card-us-arms-export = Arms Export
    .flavour = Delivered with manual, helicopter and customer service.
card-us-navy = US Navy
    .flavour = A town of five thousand that changes oceans.
card-us-rd-champion = R&D Champion
    .flavour = It all began in a garage; then the garage was extended.
card-us-main-un-funding-contributor = Main UN Funding Contributor
    .flavour = Who pays the orchestra may hum along.
card-us-nato = NATO
    .flavour = One for all, and the switchboard rings in Washington.
card-eu-central-european-bank = Central European Bank
    .flavour = Twenty ministers, a single printing press.
card-eu-brand-europe = Brand Europe
    .flavour = Perfume, standards, and standards for perfume.
card-eu-expansion = EU Expansion
    .flavour = The meeting room will be short of chairs again.
card-eu-neighborhood-policy = EU Neighborhood Policy
    .flavour = Good hedges make good neighbours; so do cohesion funds.
card-eu-nato = NATO
    .flavour = Interoperability: the same coffee in thirty cups.
card-ru-csto = CSTO
    .flavour = An organisation where the telephone is answered quickly.
card-ru-arms-export = Arms Export
    .flavour = Rustic, sturdy, and shipped on the next freighter.
card-ru-new-energy-markets = New Energy Markets
    .flavour = The pipeline turns its head to whoever signs.
card-ru-cyber-attacks = Cyber Attacks
    .flavour = The password was “password”.
card-ru-private-military-corporations = Private Military Corporations
    .flavour = They do not exist, and they bill by the day.
card-cn-expansion-in-the-south-china-sea = Expansion in the South China Sea
    .flavour = The island was not on the map. The map is up to date.
card-cn-brics = BRICS
    .flavour = A banker’s acronym turned into a seating plan.
card-cn-belt-road = Belt & Road
    .flavour = A thousand ports further on, the camel is electric.
card-cn-sco = SCO
    .flavour = The family picture takes a wide-angle lens.
card-cn-rapid-industrialization = Rapid Industrialization
    .flavour = In the time it takes to read this line, an industrial park.

# Cards: starting countries

card-us-mexico = Mexico
card-us-iraq = Iraq
card-us-japan = Japan
card-us-iceland = Iceland
card-eu-member-states = EU Member States
card-eu-norway = Norway
card-eu-canada = Canada
card-eu-jordan = Jordan
card-eu-nigeria = Nigeria
card-ru-belarus = Belarus
card-ru-armenia = Armenia
card-ru-syria = Syria
card-ru-india = India
card-cn-tajikistan = Tajikistan
card-cn-pakistan = Pakistan
card-cn-laos = Laos
card-cn-south-africa = South Africa

# Cards: countries of the regions

card-bosnia-herzegovina = Bosnia-Herzegovina
card-belarus = Belarus
card-switzerland = Switzerland
card-serbia = Serbia
card-albania = Albania
card-ukraine = Ukraine
card-moldova = Moldova
card-iceland = Iceland
card-croatia = Croatia
card-norway = Norway
card-armenia = Armenia
card-georgia = Georgia
card-kazakhstan = Kazakhstan
card-azerbaijan = Azerbaijan
card-tajikistan = Tajikistan
card-turkmenistan = Turkmenistan
card-afghanistan = Afghanistan
card-uzbekistan = Uzbekistan
card-kyrgyzstan = Kyrgyzstan
card-mongolia = Mongolia
card-canada = Canada
card-colombia = Colombia
card-peru = Peru
card-argentina = Argentina
card-honduras = Honduras
card-venezuela = Venezuela
card-ecuador = Ecuador
card-el-salvador = El Salvador
card-mexico = Mexico
card-cuba = Cuba
card-chile = Chile
card-brazil = Brazil
card-qatar = Qatar
card-syria = Syria
card-egypt = Egypt
card-iran = Iran
card-saudi-arabia = Saudi Arabia
card-algeria = Algeria
card-libya = Libya
card-jordan = Jordan
card-united-arab-emirates = United Arab Emirates
card-israel = Israel
card-turkey = Turkey
card-iraq = Iraq
card-sudan = Sudan
card-south-africa = South Africa
card-mali = Mali
card-niger = Niger
card-burkina-faso = Burkina Faso
card-ethiopia = Ethiopia
card-angola = Angola
card-equatorial-guinea = Equatorial Guinea
card-nigeria = Nigeria
card-djibouti = Djibouti
card-kenya = Kenya
card-central-african-republic = Central African Republic
card-sri-lanka = Sri Lanka
card-nepal = Nepal
card-maldives = Maldives
card-bhutan = Bhutan
card-myanmar = Myanmar
card-pakistan = Pakistan
card-bangladesh = Bangladesh
card-india = India
card-new-zealand = New Zealand
card-south-korea = South Korea
card-vietnam = Vietnam
card-singapore = Singapore
card-australia = Australia
card-north-korea = North Korea
card-cambodia = Cambodia
card-laos = Laos
card-indonesia = Indonesia
card-philippines = Philippines
card-thailand = Thailand
card-japan = Japan

# Cards: influence of the NPCs, decisions of the Automas

card-npc-1 = Influence 1
card-npc-2 = Influence 2
card-npc-3 = Influence 3
card-npc-4 = Influence 4
card-npc-5 = Influence 5
card-npc-6 = Influence 6
card-npc-7 = Influence 7
card-npc-8 = Influence 8
card-npc-9 = Influence 9
card-npc-10 = Influence 10
card-npc-11 = Influence 11
card-npc-12 = Influence 12
card-npc-13 = Influence 13
card-npc-14 = Influence 14
card-npc-15 = Influence 15
card-npc-16 = Influence 16
card-npc-17 = Influence 17
card-npc-18 = Influence 18
card-npc-19 = Influence 19
card-npc-20 = Influence 20
card-decision-1 = Decision 1
card-decision-2 = Decision 2
card-decision-3 = Decision 3
card-decision-4 = Decision 4
card-decision-5 = Decision 5
card-decision-6 = Decision 6
card-decision-7 = Decision 7
card-decision-8 = Decision 8
card-decision-9 = Decision 9
card-decision-10 = Decision 10
card-decision-11 = Decision 11
card-decision-12 = Decision 12

# Rules

section-WO-RND = Rounds
rule-WO-RND-1 = The game has six rounds. A round: Preparation; Action, that is four turns for each power, then Research, then NPC influence; Aftermath. Round 1 has no Preparation.
rule-WO-RND-2 = Scoring takes place only at the end of the Aftermath of rounds 3 and 6.

section-WO-SEC = What is hidden, what never runs out
rule-WO-SEC-1 = Hidden are: the order of every deck; the hands, each power seeing its own; the asset put away, which only its power knows. Discards are public, except cards played face down: they lie apart, seen by their own power only, and are shuffled in with its discard; an effect that trashes a card of the discard may trash one of these. Everything else (money, resources, kept assets, market, shown countries) is public.
    .mark = ruling
rule-WO-SEC-2 = Cubes, armies and tokens never run out, except the engage tokens: three for each power. Victory points (VP) may fall below 0.
    .mark = ruling

section-WO-SET = Setup
rule-WO-SET-1 = The starting cubes of all four powers, played or not, and the neutral (black) cubes stand on their slots. Europe: EU, United States, Russia. Central Asia: Russia. Americas: United States. Middle East–North Africa: EU, United States, one neutral. South Asia: China, one neutral. East Asia–Pacific: China, United States. In Africa the EU’s cube stands on the first temporary slot: it is a temporary cube.
rule-WO-SET-2 = Each power gets the starting production of its board, a stock of one full production, as many armies on its board as its army production, its starting money (United States $30, EU $25, China $20, Russia $15), its starting countries, ready, its trade deals and 3 engage tokens.
rule-WO-SET-3 = Order of round 1: most VP first; if tied, less starting money.
rule-WO-SET-4 = Nobody plays the power of another. With two, without Automas: the United States or the EU against Russia or China. With three: any three powers. Absent powers are NPCs (non-played powers) or, by the option “Automas”, Automas. In the log a power goes by the name of who plays it, an absent one by that of its capital: Washington (United States), Brussels (EU), Moscow (Russia), Beijing (China).
    .mark = ruling
rule-WO-SET-5 = Shuffle the countries of each region; they form its deck, of which two cards are shown.
rule-WO-SET-6 = Shuffle the 66 market cards and show a row of 6. New cards enter at the left.
    .mark = ruling
rule-WO-SET-7 = Growth cards lie open by level, each in as many copies as there are powers in play: nobody can shut you out.
    .mark = ruling
rule-WO-SET-8 = Draw 3 of your 5 assets and keep 2; all powers choose at the same time, in secret. The sum of the numbers on the two assets you keep is your starting VP. The kept assets are then public.
    .mark = ruling
rule-WO-SET-9 = The first hand is the suggested one; the other six cards, shuffled, form your deck. Option “First hand”: drawn, it is six cards taken at random.
    .mark = option
rule-WO-SET-10 = Round 1 is played under domestic focus, but only its effect for the round applies: no readying, no production.
rule-WO-SET-11 = The Commerce cards of all four powers, absent ones too, lie face up. With two: one for each power. With three: two for each power. With four: two for each power and three for Russia. A card offers: United States 1 service; China 1 consumer good; EU 1 consumer good or 1 service; Russia 3 energy or 3 raw materials. Automas count among the powers in play.
    .mark = ruling
rule-WO-SET-12 = Without Automas 2 to 4 play. With Automas powers are chosen freely, and one person is enough. An Automa counts as a played power for the number of copies, the turn order, majority tokens and WO-SCO-8; it scores by the ability of its power (WO-SCO-6, WO-SCO-7, WO-END-2). An Automa can win: then no seat wins, and the result names it.
    .mark = ruling
rule-WO-SET-13 = Option “House balance”: some powers start with more VP. With two: Russia +3, China +8. With three: United States +4, Russia +7, China +6. With four: United States +9, Russia +6, China +2. Automas count among the powers in play, but get none.
    .mark = option

section-WO-INF = Influence
rule-WO-INF-1 = An influence is a cube of your colour. Place it, as you choose, in a free permanent slot (1 VP) or in the first free temporary slot from the left (the VP printed there). The VP are scored at once. Permanent slots: Europe 4; Middle East–North Africa and East Asia–Pacific 3; the other regions 2. VP of the temporary slots, from left to right: Europe 5, 4, 3, 2; Middle East–North Africa 5, 4, 3, 2, 1; the other regions 4, 3, 2, 1.
rule-WO-INF-2 = If all temporary slots are taken and you place a temporary cube, the leftmost cube, whoever’s it is, goes back to the supply; the others shift one step to the left and yours enters at the right, for 0 VP.
rule-WO-INF-3 = A permanent influence “even without a free slot” is placed above the line: 0 VP, and it fills no slot. If a permanent slot is free, you may take it and score its VP. This cube can’t be temporary, unless the card says “may”.
    .mark = ruling
rule-WO-INF-4 = Make permanent: choose one of your temporary cubes and place it in a free permanent slot, or above the line if the card needs no slot. No VP; the row closes up to the left.
rule-WO-INF-5 = Reset: move one of your temporary cubes behind the last one of the row. No VP; if it is the last already, nothing happens.
rule-WO-INF-6 = The influence of a power in a region counts all its cubes there: starting, permanent, above the line and temporary.
    .mark = ruling

section-WO-PREP = Preparation
rule-WO-PREP-1 = Rounds 2 to 6: draw 6 cards, 7 with Tactical Flexibility. If the deck runs out on the way, shuffle your discard and go on; if there are too few cards, draw what there is.
rule-WO-PREP-2 = In ascending order of VP (if tied, less money, then less starting money) each power takes a free place in the turn order. There are as many places as played powers and Automas.
    .mark = ruling
rule-WO-PREP-3 = Produce energy, raw materials and food for free, each at its production.
rule-WO-PREP-4 = In each region the country shown longest goes to the bottom of its deck and a new one is shown, unless the deck is empty. Of two that came together the first one laid is the older.
    .mark = ruling
rule-WO-PREP-5 = All Commerce cards are turned face up again.
    .mark = ruling

section-WO-FOC = Focus
rule-WO-FOC-1 = In turn order, choose a focus: domestic, diplomatic or military. You may keep that of the round before.
rule-WO-FOC-2 = Ready up to this many countries: 1 under domestic focus, 4 under diplomatic focus, 2 under military focus; the EU one more. With Diplomatic Initiative, one more still. A ready country can be exhausted to act; exhausted, it is still your ally.
rule-WO-FOC-3 = Then you may raise a production by 1, at the price of your board (United States $8, EU $7, Russia and China $6). Domestic: any one; China may instead pay $15 for two different productions. Diplomatic: diplomacy. Military: armies. Never above the maximum of the track.
rule-WO-FOC-4 = If you raise a production of energy, raw materials or food this way, gain 1 of that resource at once.
rule-WO-FOC-5 = Then produce, at unit cost and up to your production. Domestic: consumer goods and services, either or both. Diplomatic: diplomacy. Military: armies, onto your board.
rule-WO-FOC-6 = Effect for the whole round. Domestic: 2 more research points. Diplomatic: Engage costs 2 diplomacy less. Military: threat +1 wherever you have armies, defence +1 in each region of your zone of interest.

section-WO-ACT = Actions
rule-WO-ACT-1 = Four times, in turn order, each power takes a turn: one card from its hand, or two in the first turn of the round with Strategic Advantage. Taken in that first turn it holds at once.
    .mark = ruling
rule-WO-ACT-2 = Card face up: apply its effects in order.
rule-WO-ACT-3 = Card face down: gain $10.
rule-WO-ACT-4 = Card face down: use one of your assets. Each asset serves only once a game.
rule-WO-ACT-5 = A turn can’t be passed while you have a card in hand; without cards, the turn is missed.
    .mark = ruling
rule-WO-ACT-6 = Played cards go to your discard, trashed cards out of the game, once their last effect is done, that of a card played in between included.
    .mark = ruling
rule-WO-ACT-7 = Effects of Growth cards that hold once a round and are tied to no action are used in your turn, before or after your card. Reduced Bureaucracy trashes a card even if there is none to draw.
    .mark = ruling
rule-WO-ACT-8 = Option “Executive order”: once a game, play a card face down to do one of these: improve relations, engage, trade, invest, gain 1 army and move up to 2, build a base, take a Growth card, or produce 3 different resources. A card that another card makes you play can’t be played for the order. Unused at the end: 3 VP.
    .mark = option
rule-WO-ACT-9 = To play a card face up, its first compulsory effect must be possible. You may decline each of those that follow, even playing another card, and the first if the card says “optionally”. But the cost tied to an effect (“draw 1 card, then trash one”) is due once you have taken its gain. The same holds for assets and the executive order.
    .mark = ruling
rule-WO-ACT-10 = Trade, move, produce, draw, gain, ready and spending a sum of your choice are always possible, be it for 0. Improve relations, engage, invest, build a base, take a Growth card, prosper, sell armies, reset, raise a production, add influence and take a market card need at least one target that is possible and can be paid. A move with a minimum needs that many armies, and the money. Choosing a region is no effect: the next one counts.
    .mark = ruling

section-WO-IR = Improve relations
rule-WO-IR-1 = Choose a shown country, in any region, that does not forbid relations with your power.
rule-WO-IR-2 = Cost in diplomacy: the value of the country, less the value of each ready ally of the same region that you exhaust for it, less the card’s discount, and never less than 0. Choose the country, then the allies one by one, then pay. An ally is exhausted only while some cost is left to cover; the last may exceed it. This holds for WO-ENG-2 too.
    .mark = ruling
rule-WO-IR-3 = The country becomes your ally and comes ready.
rule-WO-IR-4 = The region shows two countries again at once, while its deck lasts.
rule-WO-IR-5 = If it is the full version of one of your starting countries, the starting card leaves the game and you add 1 influence in the region.
rule-WO-IR-6 = In that swap tokens stay on the country, which comes ready. The starting card may be exhausted to pay the cost.
    .mark = ruling
rule-WO-IR-7 = Diplomatic Opening, once a round: after you improved relations, do so again with another country for 1 diplomacy more. Discount, regions and payments of the card played do not hold for this second time.
    .mark = ruling

section-WO-ENG = Engage
rule-WO-ENG-1 = You need at least one ally, ready or exhausted, in the region, unless the card says otherwise.
rule-WO-ENG-2 = Cost in diplomacy: that of the region, less the value of each ready ally that you exhaust there, less 2 under diplomatic focus, less the card’s discount, and never less than 0. Cost of the regions: Middle East–North Africa 6; Europe and East Asia–Pacific 5; Central Asia, Americas and South Asia 4; Africa 3.
rule-WO-ENG-3 = Add 1 influence in the region.
rule-WO-ENG-4 = Place one of your engage tokens there. If you have none left, move one of the three there, as you choose. Several of your tokens may stand in the same region.
    .mark = ruling

section-WO-TRA = Trade
rule-WO-TRA-1 = Make, in any order, up to as many sales and purchases as your trade deals allow. Sales: United States 2, EU 2, Russia 3, China 3. Purchases: United States 2, EU 2, Russia 2, China 3. Each transaction is about a single kind of resource, and each kind serves only once each way. All of it can be changed until it is confirmed.
    .mark = ruling
rule-WO-TRA-2 = Selling price per unit: energy, raw materials and food $5; consumer goods and services $15; armies, from your board only, $20. Diplomacy is neither sold nor bought.
rule-WO-TRA-3 = You export at most as many units as your allies bear export symbols of that resource.
rule-WO-TRA-4 = Buying price per unit: energy, raw materials and food $3; consumer goods and services $10. Armies can’t be imported.
rule-WO-TRA-5 = You import at most as many units as your allies bear import symbols of that resource, plus those of one Commerce card per transaction, of a power and for a resource that your deals name. United States: EU (consumer goods, services), Russia (energy, raw materials), China (consumer goods). EU: United States (services), Russia (energy, raw materials), China (consumer goods). Russia: United States (services), EU (consumer goods, services), China (consumer goods). China: United States (services), EU (consumer goods, services), Russia (energy, raw materials). Among the units bought, those of the card come first.
    .mark = ruling
rule-WO-TRA-6 = The symbols of exhausted allies count; trading exhausts nobody.
    .mark = ruling
rule-WO-TRA-7 = A Commerce card that was used is turned down. It offers a single kind of resource, up to its quantity. The units bought with it are paid to its power, played or Automa; the rest to the bank. The seller’s stock does not change.
    .mark = ruling
rule-WO-TRA-8 = If you buy the whole quantity of a Commerce card from a played power or an Automa, gain 1 diplomacy, once per Trade action.
    .mark = ruling
rule-WO-TRA-9 = Buying from an NPC: the card is turned down, the bank is paid, no diplomacy.
rule-WO-TRA-10 = Choose the direction, the resource, the number and, for a purchase, a Commerce card or none; go on as long as you like. Nothing is sold or bought on credit.
rule-WO-TRA-11 = Shown countries that forbid relations with your power never count as allies. Exports count for the named region first, up to its symbols, doubled where that applies. “Double” holds both ways; Commerce cards stay usable but are never doubled.
    .mark = ruling

section-WO-INV = Invest
rule-WO-INV-1 = Choose a ready ally that bears no investment of yours; pay the price on its card, exhaust it and place a token on it.
rule-WO-INV-2 = Add 1 influence in its region.

section-WO-MOV = Move armies
rule-WO-MOV-1 = For $5 per army, from your board or any region, to a region of your zone of interest or with a base of yours. Zones of interest. United States: Europe, Americas, Middle East–North Africa, East Asia–Pacific. EU: Europe, Middle East–North Africa, Africa. Russia: Europe, Central Asia, Middle East–North Africa. China: Central Asia, South Asia, East Asia–Pacific.
rule-WO-MOV-2 = A move never brings armies back to the board. “Up to” a number allows 0; an army moves only once per card. A move named by a card or an asset costs $5 per army too, unless it is free; a region they name needs neither zone of interest nor base; armies from the supply cost nothing.
    .mark = ruling

section-WO-BAS = Build a base
rule-WO-BAS-1 = Choose a ready ally that allows your power a base and bears none of yours yet.
rule-WO-BAS-2 = Pay $5, plus $5 per army. Send at least 1 army, and at most the country’s value, to its region, from your board or other regions. An army that a card moves there for free is enough, but the $5 of the base are still due; free armies go first, then others, paid, up to the country’s value.
    .mark = ruling
rule-WO-BAS-3 = Exhaust the country, place a base token on it and add 1 influence in its region.

section-WO-GRO = Growth
rule-WO-GRO-1 = Levels are taken in order, from 1 to 5, one card only of each level. Pay the card’s cost.
    .mark = ruling
rule-WO-GRO-2 = Score its VP at once; its effect holds from now on.

section-WO-PRO = Production
rule-WO-PRO-1 = Produce a resource: as many units as you like, up to your production. Energy, raw materials and food are free. Per unit: consumer good, 1 energy and 1 raw material; service, 1 energy and 1 food; diplomacy, $3; army, 1 raw material and 1 food, onto your board. “Several resources” means different ones, free ones allowed.
    .mark = ruling
rule-WO-PRO-2 = Each resource can be kept up to 10. Excess energy, raw materials or food is paid $3 a unit, excess consumer goods or services $10. Excess diplomacy is lost, and so are excess armies on the board (10 at most).
    .mark = ruling
rule-WO-PRO-3 = A production never rises above the maximum of its track nor falls below 0.

section-WO-RES = Research
rule-WO-RES-1 = After the four turns, in turn order, each power shows the cards left in its hand, gets their top bonuses and discards them.
rule-WO-RES-2 = Research points: those of these cards, and 2 more under domestic focus.
rule-WO-RES-3 = You may exhaust as many ready allies as you like: each gives as many points as its value.
rule-WO-RES-4 = Buy as many market cards as your points allow. The row refills from the left at once.
rule-WO-RES-5 = For 2 points, discard the three rightmost cards of the row, which refills; as often as you can pay.
    .mark = ruling
rule-WO-RES-6 = Bought cards go on top of your deck. They form a public pile that is drawn before the rest, last bought first.
    .mark = ruling
rule-WO-RES-7 = Points not spent are lost.
rule-WO-RES-8 = When all have finished, the rightmost cards of the row are discarded: 2 with two powers, 1 with three, none with four; then it refills. Automas count.
    .mark = ruling
rule-WO-RES-9 = In round 6 only WO-RES-1 applies: nothing is bought.
    .mark = ruling
rule-WO-RES-10 = Market deck empty: its discard is shuffled; if there is none, the row stays short. Of two copies in the row the one you point at is bought.
    .mark = ruling

section-WO-NPC = Non-played powers (NPCs)
rule-WO-NPC-1 = If there are NPCs, two Influence cards lie open all round. After Research they are applied one after the other, in the order in which they lie, then two new ones are shown, except after round 6.
    .mark = ruling
rule-WO-NPC-2 = For each card and each NPC, in the order United States, EU, Russia, China: 1 influence in the region named, permanent if a slot is free, otherwise temporary, pushing like any other if need be. No VP.
rule-WO-NPC-3 = Army symbol: add 1 army of that NPC there, from the supply.
rule-WO-NPC-4 = Flag of a played power: if it has a Commerce card face up, one is turned down and it gains $10.
rule-WO-NPC-5 = NPC armies threaten, break ties and count for Russia’s ability. An NPC loses no VP and takes no place for majority tokens.
    .mark = ruling

section-WO-AFT = Aftermath
rule-WO-AFT-1 = In turn order each power goes through WO-AFT-1 to WO-AFT-3; then come the threats, for all. Returns: for each of your investments, $2 times the country’s value.
rule-WO-AFT-2 = Then you may give up engage tokens, as many as you like: each brings $5 per ally you have in its region and returns to your supply.
rule-WO-AFT-3 = Then you may take one prosperity step, no more. The five steps cost 2, 3, 4, 5, then 6 consumer goods. Rewards, in order. United States: 2 VP and $10, 3 VP and $15, 4 VP and $20, 5 VP and $30, 8 VP. EU: 2 VP and $10, 4 VP and $15, 6 VP and $20, 9 VP and $30, 12 VP. Russia: 3 VP and $5, 4 VP and $10, 5 VP and $15, 7 VP and $20, 10 VP. China: 3 VP and $5, 4 VP and $10, 5 VP and $15, 8 VP and $20, 11 VP.

section-WO-THR = Threats
rule-WO-THR-1 = Region by region (Europe, Central Asia, Americas, Middle East–North Africa, Africa, South Asia, East Asia–Pacific), each power whose zone of interest includes the region compares its defence with the threat of each other power. It loses 2 VP per power whose threat is higher. Outside one’s zone of interest nothing is lost.
    .mark = ruling
rule-WO-THR-2 = Threat: your armies in the region, plus 1 under military focus if you have at least one there.
rule-WO-THR-3 = Defence: your armies in the region, plus 1 under military focus.
rule-WO-THR-4 = Before it loses VP, a played power under threat may give up one or more engage tokens of that region: each adds to its defence 2 times the number of its allies in the region. This is asked in turn order; without an ally in the region a token would add nothing and is not asked for.
    .mark = ruling
rule-WO-THR-5 = NATO: the United States and the EU ignore each other’s threat, even if one of them is an NPC or an Automa.
    .mark = ruling

section-WO-SCO = Scoring
rule-WO-SCO-1 = A region scores only if all its permanent slots are filled; starting slots do not matter.
rule-WO-SCO-2 = Majority tokens. Money: 5, 3 and 1 VP. Armies on the map: 6, 3 and 1 VP. Allies: 7, 4 and 2 VP. If tied, all take the lowest of their places: two powers tied for second score the VP of the third. Who has none takes no place.
    .mark = ruling
rule-WO-SCO-3 = Score 1 VP per cube of yours in the region, of whatever kind.
rule-WO-SCO-4 = Then the powers are ranked by number of cubes; if tied, by number of armies in the region; if still tied, all take the lowest of their places. VP by place. Europe: 9, 6, 3, 1. Central Asia: 8, 4, 2. Americas and Africa: 7, 4, 2. Middle East–North Africa: 10, 7, 4, 2. South Asia: 8, 5, 2. East Asia–Pacific: 9, 6, 2.
rule-WO-SCO-5 = Neutral cubes, as one power without armies, and those of NPCs take a place but score nothing. No cube, no place.
    .mark = ruling
rule-WO-SCO-6 = United States, at each scoring: by the number of regions where they have the most cubes, tied or not: none, −12 VP; 1, −8; 2, −5; 3, −2; 4 or more, 0. All regions count, complete or not, if they have at least one cube there; neutrals and NPCs are rivals.
    .mark = ruling
rule-WO-SCO-7 = Russia, at each scoring: 2 VP per region of its zone of interest where it has the most armies, tied or not, and at least one.
rule-WO-SCO-8 = With two powers: only a sole first place scores a majority token, for its first number.

section-WO-END = End of the game
rule-WO-END-1 = After the scoring of round 6: 2 VP per unused asset.
rule-WO-END-2 = China: by the number of regions where it has an investment: 3, 2 VP; 4, 3 VP; 5, 4 VP; 6, 6 VP; 7, 8 VP.
rule-WO-END-3 = The most VP wins. If tied: the most first places in regions in the last scoring (complete regions only, shared first places included), then the most cubes on the map, then a shared victory.
    .mark = ruling

section-WO-AUT = Automas
rule-WO-AUT-1 = An Automa has only money, countries and tokens. It starts with $50 (United States), $45 (EU), $30 (Russia) or $35 (China) and 10 VP, without assets or board. Any resource it would spend or gain is counted in money: diplomacy $5; consumer goods, services and armies $10; energy, raw materials and food $3. Its armies are free and unlimited; it never exhausts an ally.
rule-WO-AUT-2 = Focus income: the number of the round, times $10 under domestic focus, times $5 under diplomatic focus, times $3 under military focus.
rule-WO-AUT-3 = Its 12 starting cards, shuffled, form its deck. It has one cube on Improve relations, one on Invest and one on Build a base, and one waiting on each of the rounds 2, 4 and 6 (hard: also 5).
rule-WO-AUT-4 = Turn order. Round 1: by VP, like the others; among Automas less starting money first. Later, when its turn to choose comes, it takes the rightmost free place.
rule-WO-AUT-5 = At the start of rounds 2 to 6 a cube waiting on that round goes to the action of its priority: the first cube to the first, the second to the second, the third to the third (hard: the fourth to the first). United States: Build a base, Engage, Invest. EU: Engage, Invest, Build a base. Russia: Build a base, Invest, Engage. China: Invest, Build a base, Engage.
rule-WO-AUT-6 = Focus: one Decision card per Automa and round names it; the 12 are reshuffled when they run out. Round 1: domestic.
rule-WO-AUT-7 = Effect of the focus. Domestic: 2 more research points. Military: like the others. Diplomatic: Engage costs $5 less, and it improves relations once, at once, outside its zone of interest (cards that show its zone are replaced), without moving a cube.
rule-WO-AUT-8 = Its turn: it turns up a card of its deck, and only its type counts. Diplomatic: Engage on the left, Improve relations on the right. Economic: Invest, Trade. Military: Build a base, Move. If there is a cube on the left action, it does that one, and one cube goes right. Otherwise it does the right one, and all its cubes go left. Cubes move only for an action really done.
rule-WO-AUT-9 = If it can’t pay, it trades instead, and all its cubes on Trade go to Invest.
rule-WO-AUT-10 = Domestic card: it takes the next Growth card it can pay (both: at random), at the rates of WO-AUT-1. It scores the card’s VP plus its level, and does not get its effect. None: $30.
rule-WO-AUT-11 = To find a region, Influence cards are turned up, on its line, until one fits; they are reshuffled when they run out. Once every region was rejected, the fallback applies.
    .mark = ruling
rule-WO-AUT-12 = Improve relations: $5 per point of value, without discount. In the region turned up, the first country that fits: one of its starting countries, then one where it may build a base, then the highest value it can pay, then the leftmost. Never a forbidden one.
rule-WO-AUT-13 = With less than $15 it takes only what it can pay, if need be in another region; if nothing can be paid, it trades. One of its starting countries: swap, and 1 influence.
rule-WO-AUT-14 = Engage: a region where it has an ally; $5 per point of the cost, less $5 per ally there, less $5 under diplomatic focus, and never less than 0. Not payable: another region, otherwise it trades. No engage token.
rule-WO-AUT-15 = Trade: $5 per export symbol on its allies. Then a partner is drawn among the three other powers: $10 for the partner and $5 for the Automa, paid by the bank. A played power must turn a Commerce card down, otherwise there is no deal; an NPC is never a partner.
    .mark = ruling
rule-WO-AUT-16 = Invest: $15, a token in the region, 1 influence; in each region at most 1 token plus the number of its allies. All regions full: it improves relations. No money: it trades.
rule-WO-AUT-17 = Move: $5, one army from the supply to, in this order: a region of its zone where it is threatened (the smallest gap); a region of its zone where it comes to threaten someone (first where another power has more armies than it, then where it threatens the most powers); the region outside its zone, with a base of its own, where it comes to threaten the most powers; at random. Ties are drawn. Less than $5: it trades.
rule-WO-AUT-18 = Build a base: $10, among the regions where an ally allows it a base and where it has fewer bases than 1 plus the number of such allies, chosen as for Move; one army goes there, a token, 1 influence. Full everywhere: it improves relations with a country drawn among those that allow a base; otherwise it trades.
rule-WO-AUT-19 = Its influence: if only one kind of slot is free, that one; if both are, permanent in rounds 1 to 3, temporary in rounds 4 to 6.
    .mark = ruling
rule-WO-AUT-20 = It never drives out a cube of its own: it does the same action in another region. Hard: it places a permanent cube without a slot there.
rule-WO-AUT-21 = Research: it shows 2 cards of its deck and gets their bonuses as money. Points: those of the cards, 1 for every 3 allies, 2 under domestic focus. It takes one market card, the dearest it can pay; if tied, by its priority of types, then the newest. Each point left discards one card, from the right. Priorities. United States: Military, Diplomatic, Domestic, Economic. EU: Diplomatic, Economic, Domestic, Military. Russia: Military, Economic, Diplomatic, Domestic. China: Economic, Military, Diplomatic, Domestic.
rule-WO-AUT-22 = The card taken goes on top of its deck. In the next round it is played first, as an extra action of its first turn, then trashed. Several types: the first of the card; hard: one action per type.
    .mark = ruling
rule-WO-AUT-23 = Six cards are used each round: after rounds 2 and 4 its 12 cards are reshuffled before the market card is put on top.
rule-WO-AUT-24 = Aftermath: $5 per investment, then the next prosperity step if it can pay it; threats like the others. Costs and rewards. United States: $10, 2 VP; $15, 3 VP; $25, 4 VP; $35, 5 VP; $45, 8 VP. EU: $10, 2 VP; $15, 3 VP; $25, 4 VP; $35, 6 VP; $45, 9 VP. Russia: $15, 3 VP; $20, 4 VP; $30, 5 VP; $40, 7 VP; $50, 10 VP. China: $15, 3 VP; $20, 4 VP; $30, 5 VP; $40, 8 VP; $50, 11 VP.
rule-WO-AUT-25 = Hard: once the region of a base is chosen, an Influence card is turned up; an army symbol on its line gives it one more army there for $5.
rule-WO-AUT-26 = One buys from an Automa as from a played power (WO-TRA-7, WO-TRA-8); it always has the goods.
rule-WO-AUT-27 = Option “Automas”: none, normal or hard. Random choices are drawn evenly. With the option “Executive order” an Automa starts with 3 more VP instead.
    .mark = option

# Log

power-name = { $power ->
        [us] United States
        [eu] European Union
        [ru] Russia
       *[cn] China
    }
the-power = { $power ->
        [us] the United States
        [eu] the European Union
        [ru] Russia
       *[cn] China
    }
log-power_taken = { $player } plays { the-power }.
    .you-player = You play { the-power }.
log-power_left = { $how ->
        [npc] Nobody plays { the-power }: an NPC, which the log calls { $player }.
       *[automa] An Automa plays { the-power }: the log calls it { $player }.
    }
    .you-player = { $how ->
        [npc] Nobody plays { the-power }: an NPC, which the log calls { $player }.
       *[automa] An Automa plays { the-power }: the log calls it { $player }.
    }
log-order_set = Turn order: { $powers }.
    .you-powers = Turn order: { $powers }.
log-round_began = Round { $round } begins.
log-phase_began = { $phase ->
        [preparation] Preparation: new cards, new countries, turn order, primary resources.
        [focus] Focus: each power chooses its priority for the round.
        [action] Action: four turns for each power.
        [research] Research: cards kept in hand become points to spend at the market.
        [npc] NPC influence: the powers that nobody plays add cubes and armies.
        [aftermath] Aftermath: returns, engage tokens, prosperity, then threats.
       *[scoring] Scoring: each complete region rewards those who weigh most there.
    }
log-assets_kept = { $power } keeps these assets: { $cards }.
    .you-power = You keep these assets: { $cards }.
log-supplied = { $power } receives primary resources: energy { $energy }, raw materials { $raw }, food { $food }.
    .you-power = You receive your primary resources: energy { $energy }, raw materials { $raw }, food { $food }.
log-order_taken = { $power } takes place { $place } in the turn order.
    .you-power = You take place { $place } in the turn order.
log-focus_chosen = { $power } chooses a { $focus ->
        [domestic] domestic
        [diplomatic] diplomatic
       *[military] military
    } focus.
    .you-power = You choose a { $focus ->
        [domestic] domestic
        [diplomatic] diplomatic
       *[military] military
    } focus.
log-automa_focus = { $card }: { $power } takes a { $focus ->
        [domestic] domestic
        [diplomatic] diplomatic
       *[military] military
    } focus.
    .you-power = { $card }: you take a { $focus ->
        [domestic] domestic
        [diplomatic] diplomatic
       *[military] military
    } focus.
log-turn = Turn { $number }: { $player } ({ power-name }).
    .you-player = Turn { $number }: yours ({ power-name }).
log-readied = { $power } readies a country: { $card }.
    .you-power = You ready a country: { $card }.
log-exhausted = { $power } exhausts a country: { $card }.
    .you-power = You exhaust a country: { $card }.
log-produced = { $power } produces { amount }.
    .you-power = You produce { amount }.
log-raised = { $power } raises a production: { goods }, now { $number }.
    .you-power = You raise a production: { goods }, now { $number }.
log-gained = { $power } gains { amount }.
    .you-power = You gain { amount }.
log-paid = { $power } pays { amount }.
    .you-power = You pay { amount }.
log-lost_excess = Storage full: { $power } can’t keep { amount }.
    .you-power = Storage full: you can’t keep { amount }.
log-vp = { $power }: +{ $number } VP ({ $total } in all).
    .you-power = You: +{ $number } VP ({ $total } in all).
log-vp_lost = { $power }: −{ $number } VP ({ $total } in all).
    .you-power = You: −{ $number } VP ({ $total } in all).
log-card_played = { $power } plays { $card }.
    .you-power = You play { $card }.
log-played_face_down = { $power } plays a card face down.
    .you-power = You play a card face down.
log-asset_used = { $power } uses an asset: { $card }.
    .you-power = You use an asset: { $card }.
log-order_used = { $power } signs an executive order.
    .you-power = You sign your executive order.
log-ability = { $power } uses a Growth card: { $card }.
    .you-power = You use a Growth card: { $card }.
log-allied = New ally for { $power }: { $card }.
    .you-power = A new ally for you: { $card }.
log-swapped = { $power } swaps a starting country for its full version: { $card }.
    .you-power = You swap a starting country for its full version: { $card }.
log-countries_shown = New countries shown: { $cards }.
log-searched = { $power } looks at all countries of a region: { $place }.
    .you-power = You look at all countries of a region: { $place }.
log-influence = { $power } adds { $slot ->
        [permanent] a permanent influence
        [temporary] a temporary influence
       *[slotless] a permanent influence above the line
    } ({ $place }).
    .you-power = You add { $slot ->
        [permanent] a permanent influence
        [temporary] a temporary influence
       *[slotless] a permanent influence above the line
    } ({ $place }).
log-pushed = { $power } loses a temporary influence, pushed out of the row ({ $place }).
    .you-power = You lose a temporary influence, pushed out of the row ({ $place }).
log-converted = { $power } makes a temporary influence permanent ({ $place }).
    .you-power = You make a temporary influence permanent ({ $place }).
log-reset = { $power } resets a temporary influence ({ $place }).
    .you-power = You reset a temporary influence ({ $place }).
log-engaged = { $power } engages a region: { $place }.
    .you-power = You engage a region: { $place }.
log-token_moved = { $power } moves an engage token ({ $source } → { $place }).
    .you-power = You move an engage token ({ $source } → { $place }).
log-exported = { $power } exports { amount } and cashes in ${ $money }.
    .you-power = You export { amount } and cash in ${ $money }.
log-imported = { $power } imports { amount } and pays ${ $money }.
    .you-power = You import { amount } and pay ${ $money }.
log-commerce = { $power } buys from { $owner } with a Commerce card: { amount }.
    .you-power = You buy from { $owner } with a Commerce card: { amount }.
    .you-owner = { $power } buys from you with a Commerce card: { amount }.
log-invested = { $power } invests in a country: { $card }.
    .you-power = You invest in a country: { $card }.
log-moved = { $power } sends an army ({ army-source } → { $place }).
    .you-power = You send an army ({ army-source } → { $place }).
army-source = { $source ->
        [board] board
        [supply] supply
        [EUR] { place-EUR }
        [CAS] { place-CAS }
        [AME] { place-AME }
        [MENA] { place-MENA }
        [AFR] { place-AFR }
        [SAS] { place-SAS }
       *[EAP] { place-EAP }
    }
log-based = { $power } builds a base: { $card }.
    .you-power = You build a base: { $card }.
log-grew = { $power } takes a Growth card: { $card }.
    .you-power = You take a Growth card: { $card }.
log-research = { $power } has { research-points }: { research-sum }.
    .you-power = You have { research-points }: { research-sum }.
log-revealed = { $power } shows the cards left in hand: { $cards }.
    .you-power = You show the cards left in your hand: { $cards }.
log-bought = { $points ->
        [0] { $power } takes a market card for free: { $card }.
       *[other] { $power } buys { $card } ({ research-points }).
    }
    .you-power = { $points ->
        [0] You take a market card for free: { $card }.
       *[other] You buy { $card } ({ research-points }).
    }
log-row_discarded = The market is renewed; these cards leave it: { $cards }.
log-drew = { $power } draws { $cards }.
    .you-power = You draw { $cards }.
log-trashed = { $power } trashes { $card }.
    .you-power = You trash { $card }.
log-discarded = { $power } discards { $card }.
    .you-power = You discard { $card }.
log-reshuffled = { $power } shuffles the discard, which becomes the draw pile.
    .you-power = You shuffle your discard, which becomes your draw pile.
log-npc_card = Card applied to the NPCs: { $card }.
log-npc_army = { $power } gets an army from the supply ({ $place }).
    .you-power = You get an army from the supply ({ $place }).
log-npc_trade = { $power } trades with { $owner }.
    .you-power = You trade with { $owner }.
    .you-owner = { $power } trades with you.
log-returns = { $power } earns ${ $money } from investments.
    .you-power = You earn ${ $money } from your investments.
log-token_given = { $power } gives up an engage token ({ $place }).
    .you-power = You give up an engage token ({ $place }).
log-prospered = { $power } takes prosperity step { $number }.
    .you-power = You take prosperity step { $number }.
log-threatened = { $power } suffers a threat from { $other } ({ $place }).
    .you-power = You suffer a threat from { $other } ({ $place }).
    .you-other = { $power } suffers a threat from you ({ $place }).
log-region_scored = A region scores: { $place }.
log-majority = { $rank ->
        [1] First place for { $power } ({ $place })
        [2] Second place for { $power } ({ $place })
        [3] Third place for { $power } ({ $place })
        [4] Fourth place for { $power } ({ $place })
       *[other] Last place for { $power } ({ $place })
    }: { $cubes } VP for cubes, { $number } VP for the majority.
    .you-power = { $rank ->
        [1] First place for you ({ $place })
        [2] Second place for you ({ $place })
        [3] Third place for you ({ $place })
        [4] Fourth place for you ({ $place })
       *[other] Last place for you ({ $place })
    }: { $cubes } VP for your cubes, { $number } VP for the majority.
log-token_scored = Majority token in { $what ->
        [money] money
        [armies] armies
       *[allies] allies
    } for { $power }.
    .you-power = Majority token in { $what ->
        [money] money
        [armies] armies
       *[allies] allies
    } for you.
log-ability_scored = { $power ->
        [us] World leadership eludes { $player }.
        [ru] Military superiority in its zone of interest for { $player }.
       *[cn] Investments around the world for { $player }.
    }
    .you-player = { $power ->
        [us] World leadership eludes you.
        [ru] Military superiority in your zone of interest.
       *[cn] Your investments around the world.
    }
log-asset_unused = What was not used still pays for { $power }.
    .you-power = What you did not use still pays for you.
log-scored = End of the scoring of round { $round }.
log-automa_card = { $power } turns up a card: { $card }.
    .you-power = You turn up a card: { $card }.
log-automa_invested = { $power } invests in a region: { $place }.
    .you-power = You invest in a region: { $place }.
log-automa_trade = { $power } trades ({ $number } export { $number ->
        [one] symbol
       *[other] symbols
    }).
    .you-power = You trade ({ $number } export { $number ->
        [one] symbol
       *[other] symbols
    }).
log-automa_based = { $power } builds a base ({ $place }).
    .you-power = You build a base ({ $place }).
log-automa_nothing = { $power } finds no Growth card within its means.
    .you-power = You find no Growth card within your means.
log-won = Victory for { $powers }.
    .you-powers = Victory for { $powers }.

goods = { $resource ->
        [E] energy
        [R] raw materials
        [F] food
        [C] consumer goods
        [S] services
        [D] diplomacy
       *[A] armies
    }
research-sum = { $shown } from the cards shown{ $allies ->
        [0] { "" }
       *[other] , { $allies } from allies
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } from the focus or a lasting effect
    }
research-points = { $points } research { $points ->
        [one] point
       *[other] points
    }

# Questions

ask-assets = Set one of these three assets aside: you keep the other two, whose numbers are your first VP.
    .why = The one set aside is out of play. Each of the others serves once, or is worth 2 VP at the end.
ask-act = Choose the card that you play.
    .why = It may also be played face down, for money or for an asset.
ask-use = { $card }: play it for its effect, or face down for something else.
    .why = Face down, its effect is lost. An asset works only once; kept to the end, it is worth 2 VP.
ask-play_more = Play one more card, or stop here.
    .why = It is played in this same turn; it will be missing in your other turns or in Research.
ask-country = Improve relations: choose a shown country.
    .why = It costs its value in diplomacy, less that of the allies in its region that you exhaust.
ask-ally_exhaust = Still to pay: { $due } diplomacy. Exhaust an ally ({ $place }), or pay.
    .why = An exhausted ally pays for you, but is of no use until it is readied.
ask-invest = Choose the ally to invest in.
    .why = You pay the price on the card and exhaust the country, for an influence and income every round.
ask-base = Choose the ally where you build a base: $5, not counting its armies.
    .why = It takes at least one army, at $5 each; the country is exhausted and you gain an influence there.
ask-grow = Choose the Growth card to take.
    .why = Levels are taken in order; the VP count at once, the effect from now on.
ask-ready = Choose a country to ready (up to { $left } more).
    .why = A readied country can pay again, or take an investment or a base.
ask-partner = Choose the ally to invest in: it is readied if it is exhausted.
    .why = You will invest there at the price on its card without exhausting it: it stays ready.
ask-research = { $points ->
        [0] You have no research points left: exhaust an ally or finish.
       *[other] You have { research-points }: buy at the market, exhaust an ally or finish.
    }
    .why = What you buy goes on top of your draw pile. Points not spent are lost.
ask-take_market = Choose the market card that you take and play.
    .why = It costs nothing and stays in your deck: you will play it again.
ask-search_card = Choose a country to improve relations with ({ $place }), or none.
    .why = These countries are shown to you alone. The one you choose is paid in diplomacy; the others are shuffled.
ask-ability = Use one more Growth card, or end your turn.
    .why = Each serves once a round; what you leave may serve in another of your turns.
ask-trash = Choose a card to trash.
    .why = It leaves your deck for good.
ask-discard = Choose a card to discard.
    .why = It goes to your discard and comes back once that is shuffled.
ask-engage = Choose the region to engage.
    .why = You pay in diplomacy, add an influence and place an Engage token there.
ask-engage_token = Your three engage tokens are placed. One of them goes to: { $place }. Choose where it comes from.
    .why = It can no longer strengthen your defence in the region it leaves.
ask-army_to = Choose where an army goes (up to { $left } more).
    .why = Within your zone of interest, or where you have a base; moving an army usually costs $5.
ask-armies_to = Choose the region where { $number ->
        [one] { $number } army goes
       *[other] { $number } armies go
    }.
    .why = Armies come from your board or other regions, at $5 each, unless the card says otherwise.
ask-army_from = An army goes to: { $place }. Choose where it comes from: { $price ->
        [0] it moves for free.
       *[other] that costs ${ $price }.
    }
    .why = An army that leaves a region no longer defends it nor threatens anybody there.
ask-influence = Choose the region where you add your influence.
    .why = It may give VP at once, and it counts in the scoring of rounds 3 and 6.
ask-reset = Choose the region where you reset a temporary influence.
    .why = Once renewed, it is less likely to be pushed out.
ask-region = Choose a region for the rest of the card.
    .why = What follows holds only there; a region where nothing is possible is not offered.
ask-search = Choose the region whose countries you look at.
    .why = You may improve relations with any country there, hidden ones too.
ask-token_give = Give up an engage token for $5 per ally you have there, or keep them.
    .why = Once given back, it can no longer strengthen your defence in that region.
ask-double = Choose the symbols that count double.
    .why = For this trade only, in sales and purchases alike; Commerce cards are not doubled.
ask-export_type = Choose the resource to sell.
    .why = Each resource is sold only once in a trade; the symbols on your allies say how much.
ask-import_type = Choose the resource to buy.
    .why = Each resource is bought only once in a trade; your allies and the Commerce cards say how much.
ask-produce = Choose a resource to produce (up to { $left } more).
    .why = Energy, raw materials and food are free; the rest is paid unit by unit, in resources or money.
ask-raise_focus = Raise a production for ${ $price }, or not.
    .why = A higher production pays in every round that is left.
ask-raise = Choose a production: it goes up by 1, if its track allows it.
    .why = A higher production pays in every round that is left.
ask-turn_place = Choose your place in the turn order.
    .why = Early places choose first; late places have the last word.
ask-pay_money = Still to pay: { $due } diplomacy. How many do you pay with money, at ${ $price } each?
    .why = The rest comes from your diplomacy.
ask-growth_money = { $card }: how many services do you pay with money, at ${ $price } each?
    .why = The rest is paid with your services.
ask-produce_number = Choose how many you produce: { goods }.
    .why = Below each number, what you pay; your production is the limit. Beyond 10 in stock the bank pays for the excess; diplomacy and armies are lost.
ask-export_number = Choose how many you sell, at ${ $price } each: { goods }.
    .why = At most as many as your allies bear export symbols; what is sold leaves your stock.
ask-import_number = Choose how many you buy, at ${ $price } each: { goods }.
    .why = At most as many as your allies bear import symbols, and those of one Commerce card, which you choose next.
ask-convert = Regional Resilience ({ $place }): make one of your temporary influences, counted from the left, permanent, or pass.
    .why = A permanent influence can no longer be pushed out of the region.
ask-reset_which = Choose the influence to reset, counted from the left ({ $place }).
    .why = It moves to the end of the row: the leftmost is the one that gets pushed out.
ask-draw_number = Knowledge Transfer: how many cards do you draw, to discard as many?
    .why = Those you discard may be the drawn ones or others of your hand.
ask-fund = Choose how many times you pay ${ $money }, to gain { amount } each time.
    .why = You may choose 0: the money you keep serves elsewhere.
ask-focus = Choose your focus for this round.
    .why = It sets how many countries you ready, what you produce, and an advantage for the whole round.
ask-slot = Choose the slot of your influence ({ $place }).
    .why = Permanent: 1 VP, and the cube stays. Temporary: often more VP, but others may push it out.
ask-convert_slot = Choose where this influence becomes permanent ({ $place }).
    .why = No VP either way. A filled slot brings the region closer to scoring; above the line nothing is filled.
ask-trade = Trade: you have { $exports } { $exports ->
        [one] sale
       *[other] sales
    } and { $imports } { $imports ->
        [one] purchase
       *[other] purchases
    } left.
    .why = At most as many units as your allies show symbols; nothing is bought on credit.
ask-trade_once = Trade: make a single transaction, a sale or a purchase.
    .why = At most as many units as your allies show symbols; nothing is bought on credit.
ask-commerce = Choose the Commerce card that serves for this purchase, or none: { amount }.
    .why = It lets you buy more; you then pay that power instead of the bank.
ask-way = Choose one of the card’s effects.
    .why = Only the effect you choose applies; if it costs anything, you pay for it next.
# What must be paid first for an effect that may be declined
amount-E = { $n } energy
amount-R = { $n } raw { $n ->
        [one] material
       *[other] materials
    }
amount-F = { $n } food
amount-C = { $n } consumer { $n ->
        [one] good
       *[other] goods
    }
amount-S = { $n } { $n ->
        [one] service
       *[other] services
    }
amount-D = { $n } diplomacy
amount-A = { $n } { $n ->
        [one] army
       *[other] armies
    }
amount-M = ${ $n }
amount-trash = { $n } { $n ->
        [one] card
       *[other] cards
    } to trash
amount-discard = { $n } { $n ->
        [one] card
       *[other] cards
    } to discard
ask-may = { $many ->
        [0] { "" }
       *[other] Price{ $cost }.{ " " }
    }{ $what ->
        [improve] Improve relations?
        [engage] Engage a region?
        [trade] Trade?
        [invest] Invest?
        [move] Move armies?
        [base] Build a base?
        [grow] Take a Growth card?
        [produce] Produce?
        [raise] Raise a production?
        [gain] Gain what the card says?
        [sell_armies] Sell armies from your board?
        [influence] Add the influence?
        [reset] Reset a temporary influence?
        [ready] Ready an ally?
        [draw] Draw?
        [discard] Discard cards?
        [trash] Trash a card?
        [play] Play another card?
        [prosper] Take the next prosperity step?
        [take_market] Take a market card?
        [repeat] Do it once more in another region?
        [fund] Spend money for this effect?
        [negotiate] Look at all countries of a region?
        [brics] Pay for the BRICS?
        [opening] Diplomatic Opening: improve relations once more, for 1 diplomacy more?
       *[other] Apply the next effect?
    }
    .why = To decline costs nothing: the next effect, if there is one, still applies.
ask-prosper = Take the next prosperity step ({ $cost } consumer { $cost ->
        [one] good
       *[other] goods
    }), or pass.
    .why = Each step gives VP, and the next one costs more.
ask-defend = You are threatened ({ $place }): you lose { $loss } VP, unless your defence is enough. An engage token given up adds { $more } to it.
    .why = A token given up leaves the region; the threat is then compared again.
ask-brics = BRICS: pay ${ $price } to add an influence ({ $place }), or refuse.
    .why = This influence would be yours; if you refuse, nobody gets it.

# Phases of the round: the word, and what it is for

choice-setup = Setup
choice-preparation = Preparation
    .help = Draw, choose your place in the turn order, receive your primary resources.
choice-focus = Focus
    .help = Choose your priority for the round: it readies your countries, produces and gives an advantage.
choice-action = Action
    .help = Four turns, a card each: its effect, $10 or an asset.
choice-research = Research
    .help = The cards kept in your hand give a bonus and points: buy better cards.
choice-npc = NPC influence
    .help = The powers that nobody plays add their influence and their armies.
choice-aftermath = Aftermath
    .help = Collect your returns, give up engage tokens, prosper, then suffer the threats.
choice-scoring = Scoring
    .help = Rounds 3 and 6: complete regions, majority tokens and abilities of the powers.
choice-end = End

# Buttons

choice-domestic = Domestic
choice-diplomatic = Diplomatic
choice-military = Military
choice-none = None
choice-normal = Normal
choice-hard = Hard
choice-face_up = Apply the card
choice-money = Gain $10
choice-order = Sign the executive order
choice-improve = Improve relations
choice-engage = Engage
choice-trade = Trade
choice-invest = Invest
choice-move = Move armies
choice-base = Build a base
choice-grow = Take a Growth card
choice-produce = Produce
choice-raise = Raise a production
choice-raise_1 = Raise 1 production
choice-raise_2 = Raise 2 productions
choice-raise_3 = Raise 3 productions
choice-raise_4 = Raise 4 productions
choice-raise_5 = Raise 5 productions
choice-raise_6 = Raise 6 productions
choice-raise_7 = Raise 7 productions
choice-gain = Gain armies or resources
choice-gain_move = Reinforcements: gain armies, then move some
choice-sell_armies = Sell armies
choice-influence = Add influence
choice-reset = Reset an influence
choice-ready = Ready an ally
choice-draw = Draw
choice-discard = Discard
choice-trash = Trash a card
choice-play = Play another card
choice-prosper = Prosper
choice-take_market = Take a market card
choice-repeat = Act, then once more elsewhere
choice-region = Choose a region
choice-fund = Spend money
choice-one_of = Choose one action
choice-two_of = Choose two actions
choice-negotiate = Look at the countries of a region
choice-brics = The BRICS
choice-permanent = Permanent
choice-temporary = Temporary
choice-slotless = Permanent, above the line
choice-export = Sell
choice-import = Buy
choice-board = Your board
choice-black = Neutral
choice-yes = Yes
choice-yes-prosper = Prosper
choice-yes-defend = Give up a token
choice-yes-brics = Pay
choice-sweep = Replace 3 market cards (2 points)
choice-done = Finish
choice-pass-country = Don’t do it
choice-pass-play_more = Stop here
choice-pass-ally_exhaust = Pay
choice-pass-invest = Don’t do it
choice-pass-base = Don’t do it
choice-pass-grow = Don’t do it
choice-pass-ready = Finish
choice-pass-search_card = None
choice-pass-ability = End the turn
choice-pass-search = Don’t do it
choice-pass-engage = Don’t do it
choice-pass-army_to = Finish
choice-pass-army_from = Finish
choice-pass-influence = Don’t do it
choice-pass-reset = Don’t do it
choice-pass-token_give = Keep the tokens
choice-pass-produce = Finish
choice-pass-raise_focus = Raise nothing
choice-pass-convert = Change nothing
choice-pass-commerce = No Commerce card
choice-pass-way = Don’t do it
choice-pass-may = No
choice-pass-prosper = Not this time
choice-pass-defend = Suffer the threat
choice-pass-brics = Refuse

# Names of piles and counters

name-automas = Automas
name-round = Round
name-phase = Phase
name-powers = Powers
name-order = Turn order
name-turn_number = Turn of the round
name-regions = Regions
name-starting = Starting influence
name-permanent = Permanent influence
name-slotless = Above the line
name-temporary = Temporary influence
name-armies = Armies
name-engage = Engage tokens
name-investments = Investments
name-bases = Bases
name-boards = Boards
name-money = Money
name-vp = VP
name-stock = Stock
name-production = Production
name-focus = Focus
name-prosperity = Prosperity
name-growth = Growth
name-commerce = Commerce cards
name-invested = Countries invested in
name-exhausted = Exhausted countries
name-used = Effects used this round
name-order_left = Executive order
name-purchases = Cards bought
name-sources = Where VP come from
name-costs = Costs
name-cubes = Automa cubes
name-rounds = Cubes to come
name-points = Victory points
    .unit = VP
name-country_decks = Country decks
name-countries = Countries shown
name-market = Market
name-market_deck = Market deck
name-market_discard = Market discard
name-growth_supply = Growth cards
name-allies = Allies
name-assets = Assets
name-asset_decks = Assets not drawn
name-offered_assets = Assets to choose from
name-refused_assets = Asset set aside
name-decks = Decks
name-bought = Bought cards
name-discards = Discards
name-face_down = Played face down
name-playing = Card in play
name-playing_down = In play, face down
name-npc_deck = Influence deck
name-npc_row = NPC influence
name-npc_discard = Influence discard
name-decisions = Decision deck
name-decisions_discard = Decisions taken
name-box = Out of the game

# The terminal

terminal-round = round { $round }/6
terminal-turn = turn { $turn }/4
terminal-track-round = Round
terminal-phase-preparation = Prep.
terminal-phase-focus = Focus
terminal-phase-action = Action
terminal-phase-research = Resear.
terminal-phase-npc = NPC
terminal-phase-aftermath = Aftermath
terminal-phase-scoring = Scoring
terminal-vp = VP
terminal-money = $
terminal-focus = foc
terminal-focus-domestic = dom
terminal-focus-diplomatic = dip
terminal-focus-military = mil
terminal-hand = H
terminal-power-US = US
terminal-power-EU = EU
terminal-power-RU = RU
terminal-power-CN = CN
terminal-head-start = st.
terminal-head-permanent = perm
terminal-head-temporary = temp
terminal-head-armies = arm.
terminal-head-countries = countries shown
terminal-short-EUR = Europe
terminal-short-CAS = Centr. As.
terminal-short-AME = Americas
terminal-short-MENA = ME–N. Afr.
terminal-short-AFR = Africa
terminal-short-SAS = South Asia
terminal-short-EAP = E. As.–P.
terminal-production = production
terminal-prosperity = prosperity { $step }/5
terminal-growth = growth { $level }/5
terminal-tokens = engage { $count }
terminal-commerce = Commerce { $count }
terminal-allies = allies: { $cards }
terminal-assets = assets: { $cards }
terminal-grown = growth: { $cards }
terminal-market = market: { $cards }
terminal-npc = NPC cards: { $cards }
terminal-region = { $name }: engage { $cost }, majority { $majority }, deck { $deck }
terminal-zone = zone of interest: { $powers }
terminal-row = { $title }: { $cubes }
terminal-tally = { $title }: { $figures }
terminal-pile = { $title } ({ $count }): { $cards }
terminal-legend = U United States, E European Union, R Russia, C China, ▪ neutral. Regions: starting cubes, permanent slots (· free), + above the line, temporary slots (the VP of free ones); • your zone of interest. H cards in hand. Allies: value, $ investment, ⌂ base, in brackets if exhausted. Resources: E energy, R raw materials, F food, C consumer goods, S services, D diplomacy, A armies.

# Single ideas that the laboratory tries
strategy-domestic = Always the domestic focus.
strategy-diplomatic = Always the diplomatic focus.
strategy-military = Always the military focus.

# A refusal, in the figures of this case

case-WO-RES-4 = This card costs { $price } research { $price ->
        [one] point
       *[other] points
    }; you have { $points } left. An ally you exhaust gives you its value.
case-WO-RES-3 = This country is exhausted already.
case-WO-FOC-2 = This country is ready already.
case-WO-IR-1 = { $why ->
        [forbidden] This country refuses relations with your power.
        [none] No shown country is possible now.
       *[region] The card does not allow this region.
    }
case-WO-IR-2 = { $why ->
        [none] No shown country is within your reach: you lack diplomacy.
        [other] Only your ready allies of this region can pay.
       *[due] With your allies of the region exhausted, { $due } diplomacy is still to be paid; you have { $have }.
    }
case-WO-ENG-1 = { $why ->
        [none] You have an ally in none of the possible regions.
       *[here] You have no ally in this region.
    }
case-WO-ENG-2 = { $why ->
        [none] No region is within your reach: you lack diplomacy.
        [other] Only your ready allies of this region can pay.
       *[due] With your allies of the region exhausted, { $due } diplomacy is still to be paid; you have { $have }.
    }
case-WO-INV-1 = { $why ->
        [borne] You have invested in this country already.
        [money] It takes ${ $price }; you have ${ $money }.
        [exhausted] This country is exhausted: your focus can ready it.
        [other] Choose one of your allies.
       *[none] No ready ally still waits for an investment that you can pay.
    }
case-WO-BAS-1 = { $why ->
        [refused] This country allows your power no base.
        [borne] You have a base in this country already.
        [exhausted] This country is exhausted: your focus can ready it.
        [other] Choose one of your allies.
       *[none] No ready ally allows your power a new base.
    }
case-WO-BAS-2 = { $why ->
        [armies] You have no army to send there.
        [money] A base and its army cost $10; you have ${ $money }.
       *[none] You lack an army to send, or $10 for the base and its army.
    }
case-WO-GRO-1 = { $why ->
        [level] This is a card of level { $level }; your next one is of level { $next }.
        [price] You can’t pay for this card.
        [other] This is no Growth card.
       *[none] You can’t pay for a card of the next level.
    }
case-WO-MOV-1 = { $why ->
        [far] This region is not in your zone of interest, and you have no base there.
        [there] That is where the army must go: choose where it comes from.
        [empty] None of your armies can leave from there.
       *[short] You lack armies elsewhere, or money (you have ${ $money }).
    }
case-WO-PRO-3 = This production is at its maximum already, { $most }.
case-WO-TRA-3 = { $why ->
        [stock] You have none.
       *[wanted] None of your allies buys it.
    }
case-WO-TRA-5 = { $why ->
        [money] You lack the money.
       *[offer] None of your allies sells it, and no Commerce card offers it.
    }
case-WO-PRO-1 = { $why ->
        [level] Your production of it is 0.
        [price] You can’t pay for a single unit.
       *[made] You have just produced it.
    }
case-WO-ACT-9 = The first effect of this card, which is compulsory, is impossible right now: play it face down.
case-WO-ACT-10 = { case-WO-ACT-9 }
case-WO-ACT-4 = This is no asset that you can use here.
case-WO-ACT-2 = { $why ->
        [ability] Choose a Growth card that can still be used.
        [double] The card does not double these symbols.
        [region] Nothing of what follows is possible in this region.
        [partner] Choose one of your allies.
       *[other] The card does not allow this choice.
    }
case-WO-SET-8 = Choose one of your three assets.
case-WO-FOC-3 = Your focus does not allow you to raise this production.
case-WO-INF-1 = The card does not allow you to add an influence in this region.
case-WO-INF-5 = You have no temporary influence to reset in this region.
case-WO-TRA-1 = { $why ->
        [import_type] You have bought it already in this trade.
       *[export_type] You have sold it already in this trade.
    }
case-WO-TRA-2 = Diplomacy can’t be sold.
case-WO-TRA-4 = Diplomacy and armies can’t be bought.
case-WO-AFT-2 = You have no engage token in this region.

# The end

reason-rounds = Round { $rounds } is over: { $points } VP for { $names }.
reason-tie = Round { $rounds } ends in a tie at { $points } VP, settled by first places in regions, then by cubes. Victory: { $names }.
source-house = House balance
source-assets = Assets
source-influence = Influence
source-prosperity = Prosperity
source-growth = Growth cards
source-cards = Cards played
source-threats = Threats
source-regions = Scored regions
source-tokens = Majority tokens
source-ability = Power’s ability

# The lesson

lesson-assets = Choose your assets
    .what = Set aside “Main UN Funding Contributor”.
    .why = You play the United States, against the Russia of { $p1 }. Of three assets you keep two: their numbers are your first victory points.
lesson-ally = Play a card
    .what = Touch New Allies, then “Apply the card”.
    .why = A round has four turns, with a card in each. Applied it acts; face down it brings $10 or sets off an asset.
lesson-country = Win an ally
    .what = Choose Japan, then exhaust your starting Japan.
    .why = An ally costs diplomacy, and exhausting one can pay for it. The full Japan trades and produces more.
lesson-influence = Place influence
    .what = Choose a temporary cube.
    .why = Influence in a region brings points. A temporary cube gives them at once; a permanent one stays to the end.
lesson-growth = Grow the economy
    .what = Touch Growth Strategy, apply it, then take a Growth card.
    .why = A Growth card is bought with services and money: it improves for good what you produce.
lesson-growth-card = Improve your production
    .what = Take Industrial Development, then raw materials, then energy.
    .why = Two productions go up a step: from the next round on you will get more and pay nothing for it.
lesson-trade = Sell and buy
    .what = Touch Foreign Trade, apply the card, then choose “Sell”.
    .why = Sell what you have too much of, buy what you lack: on the world market, or from others through their Commerce cards.
lesson-sell = Cash in
    .what = Sell energy, 2 units, then finish.
    .why = Two units at $5 make $10. Money pays for armies, bases and growth: always keep a little.
lesson-base = Build a base
    .what = Touch Military Pact, apply the card, then choose Iraq.
    .why = A base in an allied country sends an army there: it holds the region and threatens powers that are too weak in it.
lesson-base-influence = Count a region
    .what = Choose a temporary cube.
    .why = The base adds influence in the Middle East: more points at once. Whoever dominates a region scores more there.
lesson-research = Buy a card
    .what = Buy Return on Investment.
    .why = Cards kept in hand become research points: they buy better cards for your deck.
lesson-research-done = End the research
    .what = Choose “Finish”.
    .why = One point is left, too little for another card. Exhausting allies would give more, but they have better uses.
lesson-prosper = Prosperity
    .what = Choose “Prosper”.
    .why = Giving consumer goods to your people brings points and money at the end of every round.
lesson-focus = A focus for what follows
    .what = Choose the domestic focus.
    .why = Every later round begins with a priority: economy, diplomacy or army. The threats of { $p1 } and of China have just cost you 4 points.
lesson-end = The first round is played
    .what = You are ahead of { $p1 }, and you know how a round goes.
    .why = There are six. Allies, trade, growth, bases: no power has time for everything, and that is the game.
