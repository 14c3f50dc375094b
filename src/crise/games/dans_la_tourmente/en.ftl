# Dans la tourmente: texts of the extension. Those of World Order come before: here is what is new.

game-title = Dans la tourmente
game-pitch = World Order and its extension: smart power backs every action, and sixty events of the world since 2010 are decided, signed or fought over at auction.

## On one page

summary-example = An auction sets Europe and the United States against Russia: each side bids in secret, all is opened, and everybody pays what they bid.
summary-turn-6 = { choice-events }
    .text = { choice-events.help }
summary-turn-7 = { choice-aftermath }
    .text = { choice-aftermath.help }
summary-icon-smart = smart power (P): helps an action, puts an event off
summary-icon-decision = decision: each power concerned chooses, one after the other
summary-icon-agreement = agreement: all pay at once, or nobody
summary-icon-auction = auction: bids in secret
summary-icon-check = check: a condition that is met already, or not
summary-icon-decisive = decisive moment: resolved as soon as it is drawn
summary-term-smart = Smart power (P)
    .text = Spend it to make an action lighter, or to put off the event that targets you. A lost auction gives more of it than a won one.
summary-term-event = Event
    .text = A crisis of the world, on the board from one round to the next; its sheet shows beforehand what it may trigger.
summary-term-effect = Effect card
    .text = What an event leaves behind, for the time printed on it.

section-TO-SET = Dans la tourmente: setup
rule-TO-SET-1 = The events board has three upper places, and one lower place for each power. The 22 events of Era I and the 22 of Era II are shuffled apart. The 16 triggered events, 14 effect cards, 6 bid cards and 3 new countries lie open: anybody may read them at any time.
rule-TO-SET-2 = After the setup of the base game, events of Era I are drawn until two lie on the upper places: the first on the rightmost, the next to its left.
rule-TO-SET-3 = The bid cards go from 0 to 5; 3, 4 and 5 bear ✓, 0, 1 and 2 bear ✗.
    .mark = ruling
rule-TO-SET-4 = Each player starts with 2 points of smart power (P), an Automa too; an NPC has none.
    .mark = ruling
rule-TO-SET-5 = A drawn event that targets a power goes to that power’s lower place; the next card replaces it.
rule-TO-SET-6 = A second event for the same power: its player keeps one and discards the other, before the replacement is drawn; one that was put off counts too. Of an NPC’s or an Automa’s the older stays.
    .mark = ruling
rule-TO-SET-7 = A Decisive moment is resolved as soon as it is drawn, then discarded. If it puts an event on the board, that one takes its place; otherwise the next card is drawn.
    .mark = ruling
rule-TO-SET-8 = An era deck that is empty gives no more cards.
    .mark = ruling

section-TO-P = Smart power (P)
rule-TO-P-1 = Improve relations: each P spent pays 1 diplomacy, any number.
rule-TO-P-2 = Engage: one P at most; the diplomacy due falls by the number of your allies in the region, ready or not.
rule-TO-P-3 = Trade: each P names another region, whose shown countries count as allies for this action, except those that forbid you. Spend before the first transaction; regions that a card imposes are widened by it.
    .mark = ruling
rule-TO-P-4 = Invest: one P at most readies the country, just before or just after.
rule-TO-P-5 = Move: one P for each army opens any region to it; its $5 stay due. Only for a move that names no region.
    .mark = ruling
rule-TO-P-6 = Build a base: one P at most, after building; one more army, from the board or another region, goes there free, whatever the country’s value.
rule-TO-P-7 = Scoring: most P gives 5, 3 or 1 VP to the first, second, third; tied, the lowest of their places. Without P no place; Automas rank.
    .mark = ruling
rule-TO-P-8 = This holds for these six actions, whatever card, asset or order gives them; not for a card that moves armies by its own text. P are public and have no limit.
    .mark = ruling
rule-TO-P-9 = With two powers in play: 3 VP to a sole first, nothing on a tie.

section-TO-EV = Events phase
rule-TO-EV-1 = The events phase comes after the action phase (research and NPC influence included) and before the aftermath.
rule-TO-EV-2 = Decision: the powers concerned are asked one after the other in turn order, in the open; whoever fulfils the condition pays at once.
    .mark = ruling
rule-TO-EV-3 = Mutual agreement between two: both must agree and be able to pay, or else nothing happens. Asked in turn order, in the open, with the amount where it is free; who can’t pay is not asked. All pay at once when the agreement stands, otherwise nobody does.
    .mark = ruling
rule-TO-EV-4 = Auction: every power concerned bids in secret, at the same time, a number of units; the number is secret from its own side too.
rule-TO-EV-5 = Who bid nothing gets nothing of what the card gives to the winning side; effects on others and on the board, and losses of a losing side, apply to all.
rule-TO-EV-6 = Winners gain P equal to half their own bid, rounded down; losers equal to their own bid. Modifiers don’t count. Opposed: success counts as winning, failure as losing.
    .mark = ruling
rule-TO-EV-7 = Armies bid onto the card: $5 each, from the board or any region, no zone or base needed; also those that stand in the event’s region already.
    .mark = ruling
rule-TO-EV-8 = Opposed auction: after the reveal a bid card is drawn from the range named; the card may add a number. A total equal or higher succeeds.
    .mark = ruling
rule-TO-EV-9 = Check: a condition that must already hold when the event is reached; nobody may react.
rule-TO-EV-10 = A resolved event is discarded, unless the card says otherwise.
rule-TO-EV-11 = When your targeted event is reached you may pay 1 P to put it off to the next round, again and again.
    .mark = ruling
rule-TO-EV-12 = A loss that you can’t cover: lose what you have, then 1 VP for each missing resource unit, army (first from the board, then from the map, owner’s choice) or P, and for each full $5 missing.
    .mark = ruling
rule-TO-EV-13 = Upper events first, one by one from right to left; then the targeted ones in turn order; those of NPCs last.
    .mark = ruling
rule-TO-EV-14 = Only the powers on the card are concerned, unless its text names others.
rule-TO-EV-15 = When all have answered, the card’s effects for those who took part and for those who did not are applied in turn order.
rule-TO-EV-16 = A decision that can be repeated: asked again after each time until you stop, can’t pay or reach the card’s limit; you pay each time, the effects come when all have answered.
    .mark = ruling
rule-TO-EV-17 = Mutual agreement of three or more: at least two; only those who agreed pay and are rewarded.
rule-TO-EV-18 = Nobody may agree without paying; a card’s cost can’t be paid for another.
rule-TO-EV-19 = The card names the units and their limits; they may be mixed. The largest bid is what you can really pay and do with some mix: each army moved also needs its $5.
rule-TO-EV-20 = All bids are revealed together. Then, in turn order, each bidder says how he pays, unit by unit, and where armies come from; winners and losers pay.
    .mark = ruling
rule-TO-EV-21 = The bids of a side add up, with the modifiers that the card gives it; the highest side wins.
rule-TO-EV-22 = Tie, unless the card says otherwise: among the powers of the tied sides the one with most influence in the event’s regions together, then most VP, then most money, then most starting money, decides for its side. All is read before the bids are paid; an NPC has 0 VP, $0 and the printed starting money.
    .mark = ruling
rule-TO-EV-23 = All bids 0 (without modifiers, with those of NPCs and Automas): the event is discarded without any effect.
    .mark = ruling
rule-TO-EV-24 = After the event the armies that were bid stand in its region; if it has several, their owner chooses.
    .mark = ruling
rule-TO-EV-25 = Opposed auction marked “zero fails”: a total of 0 is a failure, and the value is not drawn.
    .mark = ruling
rule-TO-EV-26 = Decisive moment: nobody chooses anything; it is resolved when it is revealed.
rule-TO-EV-27 = An event that is added is taken from the triggered ones and waits left of the board for the next round. An event shows beforehand which cards it may add.
rule-TO-EV-28 = An effect card is laid at once, where the card says, for the time printed. A time in rounds counts the next rounds; the card goes at the end of the aftermath of the last.
    .mark = ruling
rule-TO-EV-29 = An event already added in this game is not added again, none is resolved twice. An effect card that was discarded may be laid again; laid while it still lies, its time starts anew.
    .mark = ruling
rule-TO-EV-30 = End of the phase, but not in round 6: waiting events go to the upper places, from the leftmost on, in the order added; a fourth goes on waiting; one that targets a power goes to its lower place.
    .mark = ruling
rule-TO-EV-31 = Then up to 2 new events are drawn, as far as places are free, onto the rightmost free place first.
rule-TO-EV-32 = Era I at the setup and at the end of rounds 1 and 2; Era II at the end of rounds 3, 4 and 5.
rule-TO-EV-33 = Nothing is put off in the last round.
rule-TO-EV-34 = An event marked as fixed can’t be put off.
rule-TO-EV-35 = A cost is not a loss: who can’t pay it whole can’t choose it.
    .mark = ruling
rule-TO-EV-36 = Powers grouped on a card act together: they may talk before they decide; nothing said binds, and each still answers for itself.

section-TO-INF = Influence removed or converted
rule-TO-INF-1 = Removing influence: the power’s leftmost temporary cube in the region.
rule-TO-INF-2 = None: one of its starting cubes; none: a permanent one, those above the line first. No cube at all: nothing happens.
    .mark = ruling
rule-TO-INF-3 = After a temporary cube is removed the row closes up to the left.
    .mark = ruling
rule-TO-INF-4 = Replacing by a neutral cube: the same cube is chosen; the black cube takes its very place, no VP.
rule-TO-INF-5 = Permanent to temporary: a starting cube, else a permanent one, goes to the first free temporary slot, no VP; none free: it is removed.
rule-TO-INF-6 = A starting slot emptied is ignored for good and never stops a region’s scoring.
rule-TO-INF-7 = A permanent slot emptied can be filled again, for its VP; until then the region does not score.
    .mark = ruling
rule-TO-INF-8 = Adding neutral influence: a free permanent slot, else the first free temporary one, else it enters by pushing. Made permanent by an event: into a free slot, else above the line.
    .mark = ruling

section-TO-CTY = Countries replaced
rule-TO-CTY-1 = Replacing a country that is shown or owned: the new card takes its place. Tokens and state (ready, exhausted) stay, also if the new card would not allow them.
    .mark = ruling
rule-TO-CTY-2 = In a deck: the old card leaves, the new one goes in; the shown cards are shuffled in too, then two are shown.
    .mark = ruling
rule-TO-CTY-3 = Fetching a country: shown cards and deck are shuffled after it was taken, then two are shown.
    .mark = ruling

section-TO-NPC = Events and NPCs
rule-TO-NPC-1 = As many events are drawn as with four players. An event whose powers are all NPCs is discarded when reached.
rule-TO-NPC-2 = Bid cards: those of the range (or with the signs) on the card are shuffled and one is drawn, for each NPC separately; the number is its bid, ✓ means yes, ✗ no.
rule-TO-NPC-3 = An event that targets an NPC is not resolved: the NPC adds 1 influence in its region (drawn if there are several), then the event is discarded.
rule-TO-NPC-4 = Decision: ignored for NPCs.
rule-TO-NPC-5 = Agreement: a drawn 0 means no, whatever is added; it is drawn once the players concerned have agreed.
    .mark = ruling
rule-TO-NPC-6 = Auction: drawn after the players’ bids are open.
rule-TO-NPC-7 = The number in brackets is added, instead of the card’s modifiers. In an auction an NPC that drew 0 still brings it to its side, but gets nothing of the win.
    .mark = ruling
rule-TO-NPC-8 = Where armies can be bid, half of the drawn bid (rounded down, without the brackets) are armies from the supply.
    .mark = ruling
rule-TO-NPC-9 = Checks and decisive moments apply to NPCs; a choice in them goes by bid card.
rule-TO-NPC-10 = NPCs pay and gain no resources, no money, no P, no VP. Armies they must move come from the supply; influence as usual.

section-TO-AUT = Events and Automas
rule-TO-AUT-1 = Bid cards as for NPCs, drawn at the same moments.
    .mark = ruling
rule-TO-AUT-2 = An Automa gains P like the others, never spends them on actions, never puts an event off.
rule-TO-AUT-3 = Resources spent or gained are money, at the rates of WO-AUT-1.
rule-TO-AUT-4 = Its armies to a region come from the supply; those onto a card from the event’s region first, then from the supply, at $5 each.
    .mark = ruling
rule-TO-AUT-5 = Decision or agreement with a fixed cost: it pays on ✓, else it takes no part.
rule-TO-AUT-6 = A decision that can be repeated: once.
rule-TO-AUT-7 = Variable amounts and bids: the number drawn; 0 means no part, whatever the modifiers.
rule-TO-AUT-8 = Mixed bid with armies: half (rounded down) are armies; the rest, or all, is the cheapest mix in money.
rule-TO-AUT-9 = Brackets are ignored; the card’s real modifier counts.
rule-TO-AUT-10 = An event that targets it: nothing but 1 influence in its region (drawn if there are several).
rule-TO-AUT-11 = A part of an effect that it can’t do is skipped (a production, for instance).
rule-TO-AUT-12 = A cost that it can’t pay, or that asks for something it has not: no part.
rule-TO-AUT-13 = A free choice inside an effect: what scores it most VP now; tied, at random.
    .mark = ruling
rule-TO-AUT-14 = At the end of each events phase it spends half its P (rounded down) for as many VP.

section-TO-HE = House edition of the events
rule-TO-HE-1 = The highest bid is that of the bidder of the winning side who bid most; tied, as in TO-EV-22. An NPC can be it.
rule-TO-HE-2 = An event without region: TO-EV-22 begins with VP.
rule-TO-HE-3 = An effect card before an NPC is discarded at once (Power of Siberia lies before Russia if China is an NPC, and the other way round); before an Automa it holds for what the Automa does (prices and transactions: $5 less for each Trade).
    .mark = ruling
rule-TO-HE-4 = Effect cards change a price, cost or level wherever a rule reads it; never below 0.
rule-TO-HE-5 = Between several costs one chooses; an Automa takes the cheapest.
rule-TO-HE-6 = What follows “otherwise” applies to every concerned power that took no part, also if it could not pay; not to NPCs.
rule-TO-HE-7 = A choice between two ways is one question; “otherwise” is the third answer.
rule-TO-HE-8 = Effect cards beside the board hold for Automas as far as they do the thing (prices: $5 less or more for each Trade; production: nothing). A total of bids counts those of NPCs and Automas.
    .mark = ruling

# Log

role-black = The neutral side
log-phase_began = { $phase ->
        [preparation] Preparation: new cards, new countries, turn order, primary resources.
        [focus] Focus: each power chooses its priority for the round.
        [action] Action: four turns for each power.
        [research] Research: cards kept in hand become points to spend at the market.
        [npc] NPC influence: the powers that nobody plays add cubes and armies.
        [events] Events: decisions, agreements, auctions and checks.
        [aftermath] Aftermath: returns, engage tokens, prosperity, then threats.
       *[scoring] Scoring: each complete region rewards whoever weighs most there.
    }
log-token_scored = Majority token { $what ->
        [money] in money
        [armies] in armies
        [smart] in smart power
       *[allies] in allies
    } for { $power }.
    .you-power = Majority token { $what ->
        [money] in money
        [armies] in armies
        [smart] in smart power
       *[allies] in allies
    } for you.
smart-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    } of smart power
log-event_drawn = New event: { $card }.
log-moment_drawn = Decisive moment, resolved at once: { $card }.
log-event_aimed = New event, which targets { $power }: { $card }.
    .you-power = New event, which targets you: { $card }.
log-event_kept = { $power } had an event already and keeps this one: { $card }.
    .you-power = You had an event already and keep this one: { $card }.
log-event_added = Event waiting for the next round: { $card }.
log-event_placed = The waiting event takes its place on the board: { $card }.
log-event_reached = Event: { $card }.
log-nobody_concerned = Nobody plays the powers that this event concerns.
log-event_over = Event discarded: { $card }.
log-put_off = { $power } puts an event off to the next round: { $card }.
    .you-power = You put an event off to the next round: { $card }.
log-took_part = { $power } takes part.
    .you-power = You take part.
log-declined = { $type ->
        [agreement] { $power } refuses the agreement.
       *[decision] { $power } takes no part.
    }
    .you-power = { $type ->
        [agreement] You refuse the agreement.
       *[decision] You take no part.
    }
log-could_not = { $type ->
        [agreement] { $power } can’t pay for the agreement.
       *[decision] { $power } can’t take part.
    }
    .you-power = { $type ->
        [agreement] You can’t pay for the agreement.
       *[decision] You can’t take part.
    }
log-signed = { $power } accepts the agreement.
    .you-power = You accept the agreement.
log-promised = If the agreement stands, { $power } will pay { amount }.
    .you-power = If the agreement stands, you will pay { amount }.
log-agreed = The agreement stands between { $powers }.
    .you-powers = The agreement stands between { $powers }.
log-no_agreement = No agreement: nobody pays, nothing happens.
log-bid_opened = { $power } bid { $number }.
    .you-power = You bid { $number }.
log-bid_drawn = Bid card for { $power }: { $number }.
    .you-power = Bid card for you: { $number }.
log-sign_drawn = Bid card for { $power }: { $sign ->
        [yes] ✓, that means yes
       *[no] ✗, that means no
    }.
    .you-power = Bid card for you: { $sign ->
        [yes] ✓, that means yes
       *[no] ✗, that means no
    }.
log-no_bids = Nobody has bid anything: the event has no effect.
log-tie_broken = A tie: { $power } wins it by influence in the region, failing that by VP, then by money.
    .you-power = A tie: you win it by influence in the region, failing that by VP, then by money.
log-auction_won = The auction goes to { $powers }: { $total } in all, modifiers included.
    .you-powers = The auction goes to { $powers }: { $total } in all, modifiers included.
log-value_drawn = Value to reach: { $number }.
log-opposed_won = Success for { $powers }: { $total } in all.
    .you-powers = Success for { $powers }: { $total } in all.
log-opposed_lost = { $total ->
        [0] Without any bid, it is a failure for { $powers }.
       *[other] Failure for { $powers }: { $total } in all.
    }
    .you-powers = { $total ->
        [0] Without any bid, it is a failure for { $powers }.
       *[other] Failure for { $powers }: { $total } in all.
    }
log-onto_card = { $power } moves an army onto the event card.
    .you-power = You move an army onto the event card.
log-npc_onto_card = { $power } moves { $number ->
        [one] one army
       *[other] { $number } armies
    } onto the event card.
    .you-power = You move { $number ->
        [one] one army
       *[other] { $number } armies
    } onto the event card.
log-landed = { $power } puts an army from the card into the region ({ $place }).
    .you-power = You put an army from the card into the region ({ $place }).
log-checked = { $answer ->
        [yes] { $power } meets the condition.
       *[no] { $power } does not meet the condition.
    }
    .you-power = { $answer ->
        [yes] You meet the condition.
       *[no] You do not meet the condition.
    }
log-smart_gained = { $power } gains { smart-points } ({ $total } in all).
    .you-power = You gain { smart-points } ({ $total } in all).
log-smart_spent = { $power } spends { smart-points } ({ $total } left).
    .you-power = You spend { smart-points } ({ $total } left).
log-smart_lost = { $power } loses { smart-points } ({ $total } left).
    .you-power = You lose { smart-points } ({ $total } left).
log-trades_with_shown = { $power } also trades with the countries shown in a region: { $place }.
    .you-power = You also trade with the countries shown in a region: { $place }.
log-lost = { $power } loses { amount }.
    .you-power = You lose { amount }.
log-fell_short = { $power } is { amount } short: the loss is paid in VP.
    .you-power = You are { amount } short: the loss is paid in VP.
log-army_given = { $power } returns an army to the supply ({ $place }).
    .you-power = You return an army to the supply ({ $place }).
log-npc_armies = { $power } gets { $number ->
        [one] one army
       *[other] { $number } armies
    } from the supply ({ $place }).
    .you-power = You get { $number ->
        [one] one army
       *[other] { $number } armies
    } from the supply ({ $place }).
log-came_home = { $power } brings { $number ->
        [one] one army
       *[other] { $number } armies
    } home from the region ({ $place }).
    .you-power = You bring { $number ->
        [one] one army
       *[other] { $number } armies
    } home from the region ({ $place }).
log-production_fell = { $power } loses a level of production: { goods }, now { $number }.
    .you-power = You lose a level of production: { goods }, now { $number }.
log-removed = { $power } loses an influence ({ $place }).
    .you-power = You lose an influence ({ $place }).
log-made_neutral = { $power } loses an influence, which becomes neutral ({ $place }).
    .you-power = You lose an influence, which becomes neutral ({ $place }).
log-lowered = { $power } sees a permanent influence become temporary ({ $place }).
    .you-power = You see a permanent influence become temporary ({ $place }).
log-country_replaced = A country changes its card: { $card }.
log-effect_before = Effect card laid before { $power }: { $card }.
    .you-power = Effect card laid before you: { $card }.
log-effect_in = Effect card laid ({ $place }): { $card }.
log-effect_beside = Effect card laid beside the board: { $card }.
log-effect_used = An effect card pays off: { $card }.
log-effect_over = Effect card discarded: { $card }.

# Questions

ask-keep_event = Two events target you: choose the one that you keep.
    .why = Only one may target you at a time; the other is discarded.
ask-exhaust_ally = The event exhausts one of your allies ({ $place }): choose which.
    .why = An exhausted ally is of no use until it is readied.
ask-smart_region = Before you trade: choose one more region, for 1 point of smart power (P), or begin.
    .why = The countries shown there count as your allies for this trade.
ask-smart_army = Your base is built ({ $place }): choose where one more army comes from, for 1 point of smart power (P), or refuse.
    .why = It costs nothing else.
ask-army_give = { $left ->
        [one] One of your armies goes back to the supply: choose where it comes from.
       *[other] One of your armies goes back to the supply ({ $left } left): choose where it comes from.
    }
    .why = That is the price of the event: this army leaves your board or its region.
ask-army_onto = { $card }: choose where the army that you bid comes from.
    .why = It costs $5 and will stand in the event’s region afterwards.
ask-army_land = The event is resolved: choose the region where an army that you had bid takes its place.
    .why = Where it takes its place, it defends and threatens from the Aftermath on.
ask-pay_with = { $card }: choose what you spend.
    .why = The price is paid whole, in this one way.
ask-stake = { $card }: choose what pays for a unit of your bid ({ $left } left).
    .why = The card says what a unit is; winners and losers pay alike.
ask-production_lost = The event lowers one of your productions by 1: choose which.
    .why = You produce one unit less in every round.
ask-smart_pay = Still due: { $due } diplomacy. Choose how much of it you pay in smart power (P), one for one.
    .why = What you spend in P, you do not pay in diplomacy.
ask-bid = { $card }: choose your bid, in units, in secret.
    .why = Everybody pays their bid; the winners get half of it back in P, the others all of it.
ask-amount = { $card }: choose how much you spend, as far as the card allows.
    .why = The more you spend, the more the card brings; for an agreement, you pay only if it stands.
ask-smart_engage = Spend 1 point of smart power (P) to engage ({ $place }) for { $number } diplomacy less, one for each ally you have there?
    .why = Only one P serves for this. At each scoring, those with the most P score VP.
ask-smart_invest = You have invested ({ $card }): spend 1 point of smart power (P) to ready this country?
    .why = Investing had exhausted it; readied, it can serve again this turn.
ask-take_part = { $type ->
        [agreement] { $card }: do you accept the agreement?
       *[decision] { $before ->
            [0] { $card }: do you take part?
           *[other] { $card }: do you take part once more? You pay again.
        }
    }
    .why = The card says what you pay: at once for a decision, only if it stands for an agreement.
ask-put_off = This event targets you ({ $card }): put it off for 1 point of smart power (P), or resolve it.
    .why = Put off, it comes back next round, when you may pay again.

# Questions of World Order where smart power may serve

ask-army_to = Choose where an army goes (at most { $left } more). A region out of reach costs 1 point of smart power (P) as well.
    .why = Your zone of interest and the regions where you have a base are within reach.
ask-invest = Choose the ally to invest in. An exhausted ally costs 1 point of smart power (P) as well, which readies it first.
    .why = You pay the price on the card and exhaust the country, for an influence and income every round.
ask-convert = Choose the temporary influence that becomes permanent, counted from the left ({ $place }).
    .why = A permanent influence can no longer be pushed out of the region.

# Answers

choice-events = Events
    .help = Decide, sign, bid: each event on the board is resolved, then others arrive.
choice-M = Money
choice-withdraw = Withdraw
choice-keep = Stay in
choice-a = First way
choice-b = Second way
choice-left = On the left
choice-middle = In the middle
choice-right = On the right
choice-I = Era I
choice-II = Era II
choice-yes-take_part = Yes, take part
choice-yes-put_off = Put off
choice-yes-smart_engage = Spend 1 P
choice-yes-smart_invest = Spend 1 P
choice-pass-take_part = No
choice-pass-put_off = Resolve now
choice-pass-smart_engage = Spend nothing
choice-pass-smart_invest = Spend nothing
choice-pass-smart_region = Begin to trade
choice-pass-smart_army = Spend nothing

# Names of piles and counters

name-smart = Smart power
name-eras = Event decks
name-upper = Events
name-lower = Targeted events
name-triggered = Triggered events
name-to_come = Waiting events
name-past = Past events
name-effect_supply = Effect card supply
name-effects = Effect cards
name-effect_at = Places of effect cards
name-effect_until = Last rounds of effect cards
name-bid_cards = Bid cards
name-new_countries = New countries
name-resolving = Event going on
name-bids = Bids
name-on_card = Armies on the event

# Cards: events of Era I

card-i-01 = New START treaty
card-i-02 = Arab Spring
card-i-03 = Sahel humanitarian crisis
card-i-04 = Crimean crisis
card-i-05 = Paris climate agreement
card-i-06 = Iran nuclear deal
card-i-07 = Rise of the Islamic State
card-i-08 = Tensions in the South China Sea
card-i-09 = Fukushima nuclear accident
card-i-10 = Asian Infrastructure Investment Bank
card-i-11 = Pivot to Asia
card-i-12 = Cuban thaw
card-i-13 = Budget deadlock in Washington
card-i-14 = Eurozone debt crisis
card-i-15 = Welcoming refugees
card-i-16 = Brexit
card-i-17 = Eurasian Economic Union
card-i-18 = Air campaign in Syria
card-i-19 = Oil price collapse
card-i-20 = New Silk Roads
card-i-21 = Chinese stock market crash
card-i-22 = Artificial islands in the South China Sea

# Cards: events of Era II

card-ii-01 = US–China trade war
card-ii-02 = COVID-19 pandemic
card-ii-03 = Russian invasion of Ukraine
card-ii-04 = Withdrawal from Afghanistan
card-ii-05 = Transatlantic liquefied gas
card-ii-06 = Power of Siberia pipeline
card-ii-07 = Critical minerals
card-ii-08 = Coups in the Sahel
card-ii-09 = Race for artificial intelligence
card-ii-10 = Attacks in the Red Sea
card-ii-11 = The future of the Iran deal
card-ii-12 = AUKUS
card-ii-13 = Return of industrial policy
card-ii-14 = European recovery plan
card-ii-15 = European defence
card-ii-16 = Energy crisis in Europe
card-ii-17 = Russia–Africa summits
card-ii-18 = Economy under sanctions
card-ii-19 = Finland and Sweden in NATO
card-ii-20 = Mediation between Riyadh and Tehran
card-ii-21 = Chinese property crisis
card-ii-22 = Tensions in the Taiwan Strait

# Cards: triggered events

card-t-01 = Syrian civil war
card-t-02 = Intervention in Libya
card-t-03 = Transition in Egypt
card-t-04 = War in Yemen
card-t-05 = Axis of Resistance
card-t-06 = Battle of Mosul
card-t-07 = Minsk agreements
card-t-08 = Negotiated withdrawal of the United Kingdom
card-t-09 = Phase One trade deal
card-t-10 = Race for vaccines
card-t-11 = Support for Ukraine
card-t-12 = Black Sea grain deal
card-t-13 = BRICS enlargement
card-t-14 = Transatlantic trade council
card-t-15 = Alliance of Sahel States
card-t-16 = Semiconductor controls

# Cards: effects

card-x-01 = Expensive energy
card-x-02 = Western sanctions
card-x-03 = Eurasian market
card-x-04 = Iran readmitted
card-x-05 = Tariffs
card-x-06 = Economy at a standstill
card-x-07 = Contested navigation
card-x-08 = Insecurity in the Sahel
card-x-09 = Gas terminals
card-x-10 = Siberian pipeline
card-x-11 = Joint borrowing
card-x-12 = Silk corridors
card-x-13 = Chips and batteries
card-x-14 = Common defence

# Cards: bids and replaced countries

card-bid = Bid { $value }
card-new-cuba = Cuba
card-new-afghanistan = Afghanistan
card-new-ukraine = Ukraine

# Kinds of cards

kind-event = Event
kind-effect = Effect card
kind-bid = Bid card
kind-new-country = Replaced country

# A quantity: those of World Order, and smart power

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
        [P] { $number } P
        [r] { $number } research { $number ->
            [one] point
           *[other] points
        }
       *[other] { $number } × { $resource }
    }

# Card texts: names and places

pronoun = { $power ->
       *[other] it
    }
in-place = { $place ->
        [EUR] in Europe
        [CAS] in Central Asia
        [AME] in the Americas
        [MENA] in the Middle East–North Africa
        [AFR] in Africa
        [SAS] in South Asia
       *[EAP] in East Asia–Pacific
    }
to-place = { $place ->
        [EUR] to Europe
        [CAS] to Central Asia
        [AME] to the Americas
        [MENA] to the Middle East–North Africa
        [AFR] to Africa
        [SAS] to South Asia
       *[EAP] to East Asia–Pacific
    }
of-goods = { $resource ->
        [E] of energy
        [R] of raw materials
        [F] of food
        [C] of consumer goods
        [S] of services
        [D] of diplomacy
       *[A] of armies
    }
quoted = “{ $name }”
before = in front of { $whom }
before-it = in front of { $power ->
       *[other] it
    }
in-here = in the region
to-here = to the region
at-board = beside the board
at-loser = in front of the loser
each-power = each power
each-signatory = each signatory
best-bid = the highest bid
rival-other = the other power
rival-rivals = any other power concerned
rival-all = any other power

# Card texts: what joins

sentence = { $said }.
subject = { $subject } { $verb }
headed = { $head }: { $said }
join-acts = { $first } and { $next }
join-lists = { $first }, and { $next }
join-plus = { $first }, plus { $next }
join-or-else = { $first }, or { $next },
join-semicolon = {"; "}
cost-for = { $cost } to { $gives }
then-others = { $said }; then { $others }
for-each = { $what } { $each }
at-most = { $what } (at most { $most })
amount-range = { $least } to { $most }{ $resource ->
        [A] {""} (from the board or the regions, back to the supply)
       *[other] {""}
    }

# Card texts: effects. By person: you, the infinitive (inf), one power (one), several (many).

do-gain = { $who ->
        [you] gain
        [inf] gain
        [each-m] each gain
        [each-f] each gain
       *[one] gains
    } { $what }
do-lose = { $who ->
        [you] lose
        [inf] lose
        [each-m] each lose
        [each-f] each lose
       *[one] loses
    } { $what }
do-pay = { $who ->
        [you] spend
        [inf] spend
        [each-m] spend
        [each-f] spend
       *[one] spends
    } { $what }
do-move = { $who ->
        [you] move
        [inf] move
        [each-m] move
        [each-f] move
       *[one] moves
    } 1 army { $place } ({ $price })
do-ARM = { $who ->
        [you] move
        [inf] move
        [each-m] move
        [each-f] move
       *[one] moves
    } up to { armies } { $place } for free
do-HOME = { $who ->
        [you] bring all your armies { $place } back to your board
        [inf] bring all your armies { $place } back to your board
        [each-m] bring all their armies { $place } back to their boards
        [each-f] bring all their armies { $place } back to their boards
       *[one] brings all its armies { $place } back to its board
    }
do-DEL = { $who ->
        [you] remove 1 of your influences
        [inf] remove 1 of your influences
        [each-m] remove 1 of their influences
        [each-f] remove 1 of their influences
       *[one] removes 1 of its influences
    } { $place }
do-UP = { $who ->
        [you] make 1 of your temporary influences
        [inf] make 1 of your temporary influences
        [each-m] make 1 of their temporary influences
        [each-f] make 1 of their temporary influences
       *[one] makes 1 of its temporary influences
    } permanent { $place }
do-DOWN = { $who ->
        [you] make 1 of your permanent influences
        [inf] make 1 of your permanent influences
        [each-m] make 1 of their permanent influences
        [each-f] make 1 of their permanent influences
       *[one] makes 1 of its permanent influences
    } temporary { $place }
do-TONEU = { $who ->
        [you] replace 1 of your influences
        [inf] replace 1 of your influences
        [each-m] replace 1 of their influences
        [each-f] replace 1 of their influences
       *[one] replaces 1 of its influences
    } { $place } with a neutral cube
do-READY = { $who ->
        [you] ready
        [inf] ready
        [each-m] ready
        [each-f] ready
       *[one] readies
    } { allies } { $place }
do-EXH = { $who ->
        [you] exhaust
        [inf] exhaust
        [each-m] exhaust
        [each-f] exhaust
       *[one] exhausts
    } { allies } { $place }
do-FX = { $who ->
        [you] put { $card } in front of you
        [inf] put { $card } in front of you
        [each-m] receive { $card }
        [each-f] receive { $card }
       *[one] receives { $card }
    }
do-FX-at = { $who ->
       *[other] put
    } { $card } { $where }
do-FXOFF = { $who ->
       *[other] discard
    } { $card }
do-NEU = { $who ->
       *[other] add
    } 1 neutral cube { $place }
do-DELNEU = { $who ->
       *[other] remove
    } 1 neutral cube { $place }
do-CTY = { $who ->
       *[other] replace
    } the card { $card }
do-EV = { $who ->
       *[other] add
    } the event { $card }
do-EVNOW = { $cards } takes the place of this card
do-EVNOW-drawn = a card drawn at random among { $cards } takes the place of this one
some-influence = { influences } { $places }
some-production = { $n } production { $goods }
any-production = { $n } production of your choice
allies = { $n } { $n ->
        [one] ally
       *[other] allies
    }

# Card texts: what is counted and compared

each = { $what ->
        [armies] per army { $place }
        [influence] per influence { $place }
        [allies] per ally { $place }
        [engage] per Engage token { $place }
        [prosperity] per level of prosperity
        [growth] per level of Growth
        [production] per level of production { $goods }
        [partners] per other participant, player or Automa
       *[spent] per army
    }
count-least = { $what ->
        [armies] at least { armies } { $place }
        [influence] at least { influences } { $place }
        [allies] at least { allies } { $place }
        [engage] at least { engage-tokens } { $place }
        [prosperity] prosperity of level { $n } or more
        [growth] a Growth card of level { $n } or more
       *[production] { productions } { $goods } of { $n } or more{ $kinds ->
            [one] {""}
           *[other] {""} in all
        }
    }
count-exactly = { $what ->
        [armies] { $n ->
            [0] no army
           *[other] exactly { armies }
        } { $place }
        [influence] { $n ->
            [0] no influence
           *[other] exactly { influences }
        } { $place }
        [allies] { $n ->
            [0] no ally
           *[other] exactly { allies }
        } { $place }
        [engage] { $n ->
            [0] no Engage token
           *[other] exactly { engage-tokens }
        } { $place }
        [prosperity] prosperity of level { $n }
        [growth] a Growth card of level { $n }
       *[production] { productions } { $goods } of exactly { $n }
    }
count-of = { $what ->
        [armies] armies { $place }
        [influence] influence { $place }
        [allies] allies { $place }
        [engage] Engage tokens { $place }
        [prosperity] prosperity
        [growth] levels of Growth
       *[production] production { $goods }
    }
count-as = { $what ->
        [armies] many armies { $place }
        [influence] much influence { $place }
        [allies] many allies { $place }
        [engage] many Engage tokens { $place }
        [prosperity] much prosperity
        [growth] many levels of Growth
       *[production] much production { $goods }
    }
count-as-many = at least as { $of } as { $rival }
count-more = more { $of } than { $rival }
count-same = as { $of } as { $rival }
engage-tokens = { $n } Engage { $n ->
        [one] token
       *[other] tokens
    }
productions = { $kinds ->
       *[other] production
    }

# Card texts: events

text-decision = Decision. { $where }.
text-agreement = Mutual agreement. { $where }.
text-auction = Auction. { $where }.
text-check = Check. { $where }.
text-moment = Decisive moment. { $where }.
years-since = since { $first }
years-from-to = { $first }–{ $last }
text-target = Targets { $whom }{ $postponable ->
        [True] {""}
       *[False] , and can’t be put off
    }.
text-together = { $powers }, together.
text-sides = { $first } against { $second }.
text-between = Between { $powers }.
text-each-decision = Each decides: { $powers }.
text-each-agreement = Between two powers at least: { $powers }.
text-each-auction = Each for itself: { $powers }.
text-each-check = For each: { $powers }.
side-modified = { $side } ({ $n })
text-against = Opposed by a bid card from { $low } to { $high }{ $plus ->
        [0] {""}
       *[other] , plus { $plus }
    }.
text-stakes = Stakes: { $stakes }.
stake-armies = armies moved onto the card
stake-most = { $stake } (at most { $n }{ $size ->
        [one] {""}
       *[other] {""} times
    })
text-zero-fails = Without any bid it is a failure.
text-others-nothing = Otherwise: nothing.
text-draws = { $whose ->
        [all] NPCs and Automas
       *[automas] Automas
    }: { $draws }.
draw-of = { $power } { $draw }
draw-signs = by the sign, ✓ or ✗
draw-range = { $low }–{ $high }
head-times = up to { $n } times
head-otherwise = otherwise
way-withdraw = withdraw
way-keep = stay in
way-a = choice A
way-b = choice B
subject-win = the winner
subject-win-side = each
subject-lose = { $alone ->
        [True] the loser
       *[False] each loser
    }{ $least ->
        [0] {""}
       *[other] {""} who bid at least { $least }
    }
subject-all = each signatory
subject-success = each bidder
subject-failure = each power concerned
when-always = in any case, { $said }
when-others = otherwise: { $said }
when-else = otherwise: { $said }
when-nobody = if nobody does, { $said }
when-times = the { $n ->
        [2] second
        [3] third
       *[other] { $n }th
    } time, { $said } more
when-agreed = agreement reached: { $said }
when-all = agreement signed by all: { $said } more
when-total = bids of at least { $n } in all: { $said }
when-side = { $side } { $who ->
        [each-m] win
        [each-f] win
       *[one] wins
    }: { $said }
when-success = success: { $said }
when-failure = failure: { $said }

# Card texts: effects that last, bid cards, countries

text-lasts = { $until ->
        [rounds] Lasts { $n ->
            [one] 1 round
           *[other] { $n } rounds
        }
        [discarded] Stays until it is discarded
       *[end] Lasts to the end of the game
    }.
mod-price = { $trade ->
        [export] export ({ $goods }): each unit brings in
       *[import] import ({ $goods }): each unit costs
    } ${ $n } { more-or-less }
mod-deals = { $n } { $trade } { $n ->
        [one] transaction
       *[other] transactions
    } { more-or-less } per Trade action
mod-score = at each scoring, { $what }
mod-allow = { $power } { $who ->
       *[other] may
    } improve relations with a country that forbade it: { $country }
mod-level = production { $goods } { $kinds ->
       *[other] counts
    } { $n } { more-or-less } (at least 0)
mod-threat = a threat suffered { $places } costs { $n } VP
mod-engage = engaging { $places } costs { diplomacy } { more-or-less }
mod-income = at each production of primary resources, { $power } { $who ->
       *[other] gains
    } { $what }
mod-upgrade = the optional raise of a production with the focus costs ${ $n } { more-or-less }
mod-invest = investing { $places } costs ${ $n } { more-or-less }
mod-research = { $n } research { $n ->
        [one] point
       *[other] points
    } { more-or-less } at each Research
mod-defence = defence { $n_signed } { $places }
more-or-less = { $way ->
        [more] more
       *[less] less
    }
text-bid = Number { $n }. { $yes ->
        [True] ✓ means yes
       *[False] ✗ means no
    }.
text-replaces = Takes the place of the card { $country }.

# The terminal

terminal-phase-events = Events
terminal-phase-aftermath = After.
terminal-events = events: { $cards }
terminal-event = { $card } ({ $type ->
        [decision] decision
        [agreement] agreement
        [auction] auction
        [check] check
       *[moment] decisive moment
    } { $whom })
terminal-to-come = to come: { $cards }
terminal-smart = smart power: { $figures }
terminal-bids = bids: { $bids }
terminal-effects = effects: { $cards }
terminal-until = round { $round }
terminal-legend-events = P smart power. Events in the order in which they are resolved: the common ones with their powers (a + joins them in a side), then those that target a power, after its name; ▶ the event going on. Effects: where the card lies, and its last round.

# The end

source-events = Events
source-smart-power = Smart power

# The lesson

lesson-assets = Choose your assets
    .what = Set aside “Main UN Funding Contributor”.
    .why = You play the United States, against the Russia of { $p1 }. The numbers of the two assets that you keep are your first victory points.
lesson-ally = Play a card
    .what = Touch New Allies, then “Apply the card”.
    .why = Four turns a round, a card in each. The row “Events” shows those that wait: they will be settled at the end of the round.
lesson-country = An ally, with finesse
    .what = Choose Mexico, exhaust your starting one, pay 1 in smart power, then “Temporary”.
    .why = Smart power (P) pays in the place of diplomacy. The ally brings influence, and that is points.
lesson-money = Put something aside
    .what = Touch Growth Strategy, then “Gain $10”.
    .why = Face down, any card is worth $10. An event is aimed at you: it will take money to answer it.
lesson-base = Build a base
    .what = Touch Military Pact, apply the card, then choose Iraq.
    .why = The base sends an army to the Middle East and will threaten { $p1 }, who is weaker there.
lesson-base-influence = Count a region
    .what = Choose “Temporary”, then “Spend nothing”.
    .why = The influence gives 5 points at once. Keep your smart power: it will be of more use later.
lesson-save = A little more money
    .what = Touch Foreign Trade, then “Gain $10”.
    .why = This is your last turn of the round. Every ten dollars will be a unit of your bid in the auction.
lesson-research = Research
    .what = Buy Activation of Allies, then “Finish”.
    .why = Cards kept in hand give research points, which buy better cards for your deck.
lesson-decision = An event: decide
    .what = Choose “Yes, take part”, pay in money, then “No”.
    .why = In the Sahel everybody may help up to three times: $10 gives a victory point and a point of smart power.
lesson-agreement = An event: agree
    .what = Accept the agreement, offer 2 armies, then choose “Your board” twice.
    .why = { $p1 } has already accepted. An agreement holds only if all sign: each gives up armies and gains as much.
lesson-auction = An auction in secret
    .what = Bid 4.
    .why = The budget deadlock is aimed at you alone: a hidden value, from 2 to 5, must be reached. A bid is chosen in secret and always paid.
lesson-stake = Pay the bid
    .what = Pay four times in money.
    .why = Four units of $10, those that you put aside. Whoever wins gets half of the bid back in smart power.
lesson-prosper = Prosperity
    .what = Choose “Prosper”.
    .why = The auction gave you 5 points. Giving consumer goods to your people brings more of them, and money.
lesson-end = The round is yours
    .what = You lead by 24 points to 16.
    .why = Six rounds, and events in each: decisions, agreements, auctions. Keep enough to answer them, and the world will turn your way.

# Why not, in this case
case-TO-SET-6 = Choose one of the two events that target you.
case-TO-EV-7 = None of your armies can leave from there.
case-TO-EV-15 = Choose a ready ally in the region that the event names.
case-TO-EV-12 = You have no army there to lose.
case-TO-EV-20 = { $why ->
    [other] This bid is not paid that way.
    [short] A unit takes { $size }, you have { $have }.
   *[rest] To pay that way again would go beyond the limit of the card, or leave too little for the rest of the bid.
}
case-TO-EV-35 = { $why ->
    [other] This event is not paid that way.
   *[short] You lack what it takes to pay the whole price that way.
}
case-TO-P-3 = You can trade with this region already.
case-TO-P-6 = { $why ->
        [there] That is where the base stands: choose where the army comes from.
       *[empty] None of your armies can leave from there.
    }
