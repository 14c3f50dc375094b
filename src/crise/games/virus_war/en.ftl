# Virus War, English: the same messages as in French, the source language.

game-title = Virus War
game-pitch = Infect your opponents, heal yourself in time, and be the last one alive.

## On one page

summary-goal = Be the last player, or the last team, alive. Everybody starts with 50 life points.
summary-example = Virus and Number 4 on Ines: she takes 4 tokens and loses 4 life points at the end of each of her turns, until she is vaccinated.
    .cards = virus chiffre-4
summary-end = At 0 life points you discard your hand and leave. The game ends when one player or one team is left alive.
summary-turn-1 = Draw
    .text = One card. A Trap strikes at once and ends the turn.
summary-turn-2 = Play
    .text = One action, no more. Or pass, and draw another card.
summary-turn-3 = Suffer
    .text = Each Virus token in front of you costs 1 life point.
summary-turn-4 = React
    .text = Out of your turn, Stop cancels an action and Counterattack answers a Virus.
summary-icon-virus = Virus token: 1 life point less at the end of each turn
summary-icon-syringe = Vaccine laid: a Number is enough to heal more
summary-icon-quarantine = quarantine: a turn lost
summary-icon-turn = direction of play
summary-icon-number = Number: gives an action its strength
summary-icon-hand-cards = number of cards in hand
summary-card-virus = With a Number, or several of one value: as many tokens for its target.
summary-card-poison = The target loses the sum at once, and nothing stays.
summary-card-contre-attaque = Answers a Virus aimed at you, and whoever played it takes as much.
summary-card-contagion = A neighbour of somebody infected takes as many tokens.
summary-card-epidemie = Everybody else gets 2 tokens.
summary-card-vaccin = With a Number, takes away as many tokens; if some are left, it stays.
summary-card-medicament = With Numbers, gives their sum back in life points.
summary-card-miracle = Takes all your tokens away.
summary-card-chiffre-3 = Number
    .text = From 1 to 6: gives Virus, Poison, Vaccine and Medicine their strength.
summary-card-stop = Cancels the action just announced.
summary-card-quarantaine = The target loses its next turn.
summary-card-pick-pocket = Take a card at random from your target.
summary-card-demi-tour = Play turns round, your tokens cost nothing this turn.
summary-card-piege-4 = Trap
    .text = Drawn, it costs 2, 4, 6 or 8 life points at once and ends your turn.
summary-card-chance-4 = Luck
    .text = Gain 2, 4, 6 or 8 life points, then play again.
summary-term-chiffre = Number
    .text = A card from 1 to 6 that goes with an action. Several Numbers add up if they have the same value.
summary-term-window = Reaction window
    .text = The short moment, the same for everybody, in which an announced action can be stopped.

## Lesson

lesson-virus = Attack with a Virus
    .what = Touch Virus, then your Number 6, then { $p1 }.
    .why = An action is often played with a Number: { $p1 } takes 6 tokens and will lose 6 of 50 life points at the end of every turn.
lesson-stop = Answer with a Stop
    .what = Play Stop.
    .why = { $p1 } attacks you in turn. A Stop, played outside your turn, cancels the action that was just announced: you take nothing.
lesson-vaccin = Heal with a Vaccine
    .what = Touch Vaccine, then your Number 2, then yourself.
    .why = { $p2 } gave you 2 tokens. A Vaccine removes as many as the Number played with it, and the virus costs you nothing any more.
lesson-counter = Counter-attack
    .what = Play Counter-attack.
    .why = It answers a Virus aimed at you: you keep the token, but { $p1 } takes as many. With 7 tokens, this very turn costs { $p1 } 7 life points.
lesson-chance = Play a Luck card
    .what = Touch Luck 6.
    .why = The Poison of { $p2 } cost you 2 life points. Luck gives back up to 6, never above 50, and lets you play another action.
lesson-again = Add more tokens
    .what = Touch Virus, then { $p1 }.
    .why = Your only Number, a 4, goes with it by itself. Tokens add up: { $p1 } will have 11, so 11 life points less every turn.
lesson-pass = Pass your turn
    .what = Choose “Pass my turn”.
    .why = A Number is all you have left, and a Number alone can’t be played. To pass is no mistake: it gives you one more card.
lesson-extra = Draw once more
    .what = Choose “Draw”.
    .why = That is the extra card of whoever passes. Everybody also draws a card when a turn begins; a hand has no limit.
lesson-miracle = Cured at once
    .what = Touch Miracle.
    .why = One token is left from the Counter-attack. Miracle removes them all, without a Number.
lesson-patience = Let the virus work
    .what = Choose “Pass my turn”, then “Draw”.
    .why = { $p1 } has 4 life points left and 11 tokens: the end of that turn will be the end of the game for { $p1 }.
lesson-end = One fewer
    .what = { $p1 } is out of the game, and you have 45 life points left.
    .why = You can attack, answer and heal. Be the last one alive and you win: now play it for real.

## Rules, in the order of the rulebook

section-VW-SET = Setup
rule-VW-SET-1 = Shuffle all the cards. Everyone starts with 50 life points and a hand of 6 cards; the remaining cards form the draw pile.
rule-VW-SET-2 = If you are dealt a Trap, show and discard it, lose life points equal to its number, then draw a card to replace it. Repeat, in seat order, until nobody holds a Trap.
    .mark = ruling
rule-VW-SET-3 = Whoever revealed the Trap with the highest number plays first. If nobody revealed one, a random draw decides who starts; it also breaks ties.
    .mark = ruling
rule-VW-SET-4 = Play goes clockwise until a U-turn reverses the direction of play.
rule-VW-SET-5 = Every Trap revealed during setup counts when deciding who starts, replacements included. The single highest number decides; one player’s Traps are not added together.
    .mark = ruling

section-VW-TURN = The turn
rule-VW-TURN-1 = On your turn, first draw a card.
rule-VW-TURN-2 = Then play an action or pass. You get one action per turn. The cards you play go to the discard pile, except a Vaccine that has to stay in place.
rule-VW-TURN-3 = If you choose to pass, you may draw one more card. A turn lost to a Trap, a Stop or a Quarantine does not give you this right.
    .mark = ruling
rule-VW-TURN-4 = At the end of your turn, each of your virus tokens costs you 1 life point. The same goes when a Quarantine, a Trap or a Stop makes you lose that turn.
    .mark = ruling
rule-VW-TURN-5 = If the draw pile is empty, shuffle the discard pile to form a new one. If the discard pile is empty too, no card is drawn.
    .mark = ruling
rule-VW-TURN-6 = There is no limit to the number of cards in hand.
    .mark = ruling
rule-VW-TURN-7 = Your life points never rise above the cap set for the game: 50, unless the table chose another value.
    .mark = option
rule-VW-TURN-8 = The supply holds 80 virus tokens. If too few remain, the victim takes those that are left.
    .mark = ruling
rule-VW-TURN-9 = When a card asks you to choose a target, name a living opponent, never yourself. A card without a legal target, or without the Number card it requires, cannot be played. If your hand is empty, draw all the same; you may then pass.
    .mark = ruling
rule-VW-TURN-10 = Play only one Virus, Poison, Vaccine or Medicine per action, always with at least one Number card. A Number card alone is not an action, except when it adds to a Vaccine already in place.
    .mark = ruling
rule-VW-TURN-11 = If the token supply cannot serve everyone, Epidemic serves the victims in the direction of play, starting with the seat after yours; Counter-attack serves the target of the Virus, then the player who played it.
    .mark = ruling
rule-VW-TURN-12 = Everyone may check at any time the life points, the tokens, the number of cards in each hand, the discard pile, the number of cards in the draw pile and the turns each player has yet to lose.
    .mark = ruling
rule-VW-TURN-13 = Even when you can play nothing, it is for you to pass: nothing may show that you had no choice.
    .mark = ruling

section-VW-VIR = Virus
rule-VW-VIR-1 = Play Virus with one or more Number cards of the same value: the target of your choice receives virus tokens equal to their sum.
rule-VW-VIR-2 = You may target a player who already has virus tokens: the new ones are added to the old.
rule-VW-VIR-3 = Virus tokens can be removed only with Vaccine or Miracle.

section-VW-POI = Poison
rule-VW-POI-1 = Play Poison with one or more Number cards of the same value: the target of your choice loses their sum in life points at once, and only once. Nothing stays on the table.

section-VW-CTR = Counter-attack
rule-VW-CTR-1 = When a Virus targets you, you may answer at once with Counter-attack, outside your turn. You receive the tokens of that Virus, and your attacker receives as many.
rule-VW-CTR-2 = For the attacker so countered the effect is immediate: their turn ends and they lose, only once, as many life points as they have tokens in all. Yours cost you nothing before the end of your own next turn.
    .mark = ruling
rule-VW-CTR-3 = Counter-attack answers a Virus only: not Poison, Contagion or Epidemic.
rule-VW-CTR-4 = A Virus follows this order: the announcement, including the partner’s Number cards; Stops; the Counter-attack, which only the target may play; Stops against that Counter-attack. From the moment the Counter-attack may be played, the Virus itself can no longer be stopped.
    .mark = ruling
rule-VW-CTR-5 = A Counter-attack cannot be answered with another Counter-attack. If the Counter-attack eliminates the player who played the Virus, the target still keeps their tokens, unless the game is over.
    .mark = ruling

section-VW-CTG = Contagion
rule-VW-CTG-1 = With Contagion, name an infected player, then the first living player to their left or right: that neighbour receives the same number of virus tokens.
    .mark = ruling
rule-VW-CTG-2 = The player who receives the tokens must have none, and cannot be you. The Contagion may, however, start from you.
    .mark = ruling
rule-VW-CTG-3 = With two players alive, your opponent sits both to your left and to your right: the Contagion must therefore start from you, and your opponent must have no tokens.
    .mark = ruling

section-VW-EPI = Epidemic
rule-VW-EPI-1 = Epidemic gives 2 virus tokens to everyone except you.

section-VW-VAC = Vaccine
rule-VW-VAC-1 = Play Vaccine with one or more Number cards of the same value: remove virus tokens equal to their sum. Any surplus gives nothing.
rule-VW-VAC-2 = If tokens remain, the Vaccine stays in front of the patient. On a later turn, placing one or more Number cards of the same value on it is an action, which removes more tokens without a new Vaccine.
    .mark = ruling
rule-VW-VAC-3 = As soon as a player has no tokens left, for whatever reason, the Vaccine in front of them goes to the discard pile.
rule-VW-VAC-4 = You may also cure an opponent, with a Vaccine from your hand or by placing Number cards on the Vaccine already in front of them.
    .mark = ruling
rule-VW-VAC-5 = Vaccine can be played only on an infected player. There is never more than one Vaccine in front of a player: if there is one already, place Number cards on it.
    .mark = ruling
rule-VW-VAC-6 = A new infection does not remove the Vaccine in front of the victim: it works against the new tokens too.
    .mark = ruling

section-VW-MED = Medicine
rule-VW-MED-1 = Play Medicine with one or more Number cards, of equal or different values: regain their sum in life points at once, and only once. No other card lets you mix values.
rule-VW-MED-2 = You may play Medicine or Luck even at the life cap: you then gain nothing. Without teams, Medicine and Miracle benefit only the player who plays them.
    .mark = ruling

section-VW-MIR = Miracle
rule-VW-MIR-1 = Miracle removes all your virus tokens.
rule-VW-MIR-2 = Miracle can be played only on an infected player.
    .mark = ruling

section-VW-STO = Stop
rule-VW-STO-1 = Stop cancels any action of an opponent, as long as the next player has not drawn. The stopped player discards what they played and their turn ends.
rule-VW-STO-2 = A Stop can be stopped by another Stop, and so on. The last one left unanswered prevails.
rule-VW-STO-3 = Each time an action is announced, every living opponent may answer, in the direction of play from the acting player; the first Stop is the only one that counts. The waiting never betrays who holds a Stop.
    .mark = ruling
rule-VW-STO-4 = A Counter-attack can be stopped too: it goes to the discard pile, and the Virus it answered takes effect.
    .mark = ruling
rule-VW-STO-5 = In practice, Stop is played after the action has been fully announced (card, Number cards, target) and before it takes effect. All opponents answer in secret; only the first Stop in the direction of play is played, the others stay hidden in hand.
    .mark = ruling
rule-VW-STO-6 = Having a Stop or a Counter-attack stopped costs you only the card, not the turn.
    .mark = ruling
rule-VW-STO-7 = You may stop any card played from the hand, as well as Number cards placed on a Vaccine (that Vaccine then stays in place). You cannot stop a draw, a pass, a Trap or the loss caused by tokens.
    .mark = ruling
rule-VW-STO-8 = If the action that follows a Luck is stopped, the points from the Luck are kept. If the Luck itself is stopped, it gives nothing and the turn ends. A stopped U-turn saves no life points.
    .mark = ruling

section-VW-QUA = Quarantine
rule-VW-QUA-1 = With Quarantine, the target of your choice loses their next turn: they do not draw, but their virus tokens still cost them life points. Each further Quarantine received before that turn makes them lose one more.
    .mark = ruling
rule-VW-QUA-2 = In Quarantine, you can still be targeted, and you may play Stop, Counter-attack and Number cards for your partner. The turn to be lost follows you, whatever the direction of play; your elimination cancels it.
    .mark = ruling

section-VW-PIC = Pickpocket
rule-VW-PIC-1 = With Pickpocket, take a card at random from the hand of the target of your choice. That hand must hold at least one card.
    .mark = ruling
rule-VW-PIC-2 = You and your victim know the stolen card; the others do not see it.
    .mark = ruling
rule-VW-PIC-3 = If your victim’s hand is empty at the moment of the theft, you take nothing. This happens when their last card was a Stop, played against your Pickpocket and then stopped in turn.
    .mark = ruling

section-VW-DEM = U-turn
rule-VW-DEM-1 = U-turn reverses the direction of play. In addition, your virus tokens cost you no life points this turn.
rule-VW-DEM-2 = With two players alive, the order of play does not change: U-turn serves only to avoid the loss of life points.
    .mark = ruling

section-VW-PIE = Trap
rule-VW-PIE-1 = As soon as you draw a Trap, at any moment, show it: you lose life points equal to its number, as well as your turn. If it is the card drawn after passing, you lose only the points: your turn is over anyway.
    .mark = ruling
rule-VW-PIE-2 = Unlike in setup, a Trap drawn during play is not replaced by another card. If it eliminates you, the turn ends without the loss caused by tokens.
    .mark = ruling
rule-VW-PIE-3 = If the card drawn after a Luck is a Trap, you lose only its number of life points: those that the Luck gave you stay yours, and your turn is over anyway.
    .mark = ruling

section-VW-CHA = Luck
rule-VW-CHA-1 = Luck gives you life points equal to its number; then play another action or draw a card.
rule-VW-CHA-2 = After a Luck, play one more action (another Luck, if you like), or draw a card and end your turn. That card replaces the one you may draw by passing.
    .mark = ruling

section-VW-END = Elimination and end of the game
rule-VW-END-1 = At 0 life points or less, you are out of the game: your hand and the Vaccine in front of you go to the discard pile, your tokens return to the supply.
    .mark = ruling
rule-VW-END-2 = Victory goes to the last player alive or, with teams, to the last team.
rule-VW-END-3 = After 1,000 turns in total, or another limit chosen by the table, the game stops as a draw between the survivors. A normal game never reaches this limit.
    .mark = option
rule-VW-END-4 = An elimination takes effect at once, even during another player’s turn: no further answer is expected from the victim, and the turn goes to the next living player. As soon as only one side is left, the game stops.
    .mark = ruling

section-VW-COOP = Team play
rule-VW-COOP-1 = With four, six or eight players, you may form teams of two. Partners never sit side by side: they sit opposite each other, unless the table is set otherwise.
    .mark = option
rule-VW-COOP-2 = The elimination of one member eliminates the whole team.
rule-VW-COOP-3 = You may use your Vaccine, Medicine and Miracle cards for your partner, and place one or more Number cards of the same value on their Vaccine.
rule-VW-COOP-4 = When you play an action with Number cards, your partner may at once add one or more of the same value, which increases the effect. For Medicine, each added Number card must have a value already played in that action.
    .mark = ruling
rule-VW-COOP-5 = With Pickpocket, you may also take a card from your partner, without seeing their hand.
rule-VW-COOP-6 = Epidemic hits your partner too.
rule-VW-COOP-7 = You may neither stop an action of your partner nor choose your partner as the target of an attack.
    .mark = ruling
rule-VW-COOP-8 = Your partner cannot be the target of your Virus, Poison or Quarantine, nor receive the tokens of your Contagion; but your Contagion may start from your partner. You may stop a Stop played against your partner.
    .mark = ruling
rule-VW-COOP-9 = Your partner adds their Number cards before opponents may play Stop, even when it is not their turn; these go to the discard pile with the action if it is stopped. Nothing can be added to Counter-attack or Luck.
    .mark = ruling
rule-VW-COOP-10 = You do not see your partner’s hand and may not communicate in secret.
    .mark = ruling
rule-VW-COOP-11 = Nothing shows whether your partner holds a Number card to add: in every case they are asked in the same way and for as long.
    .mark = ruling
rule-VW-COOP-12 = Option “Partners”: with six or eight, partners sit opposite each other (by default) or choose each other when the game begins, in seat order, among the seats that are not neighbours.
    .mark = option

## Cards

card-virus = Virus
    .text = With one or more Number cards of the same value: your target receives their sum in virus tokens.
card-poison = Poison
    .text = With one or more Number cards of the same value: your target loses their sum in life points at once.
card-contre-attaque = Counter-attack
    .text = Targeted by a Virus? Its player receives as many tokens as you and suffers their effect at once.
card-contagion = Contagion
    .text = Name an infected player: a neighbour, left or right, who has no tokens receives as many.
card-epidemie = Epidemic
    .text = Everyone except you receives 2 virus tokens.
card-vaccin = Vaccine
    .text = With one or more Number cards of the same value: remove their sum in virus tokens. Stays until the cure is complete.
card-medicament = Medicine
    .text = With one or more Number cards, whatever their values: regain their sum in life points.
card-miracle = Miracle
    .text = Remove all your virus tokens.
card-stop = Stop
    .text = Cancel an opponent’s action: the stopped player’s turn ends. Also cancels a Stop.
card-quarantaine = Quarantine
    .text = Your target loses their next turn; their virus tokens still take effect.
card-pick-pocket = Pickpocket
    .text = Take a card at random from your target’s hand.
card-demi-tour = U-turn
    .text = The direction of play reverses. Your virus tokens cost you nothing this turn.

kind-piege = Trap
card-piege = Trap { $value }
    .text = { $value ->
        [one] As soon as you draw this Trap, show it: you lose 1 life point and your turn.
       *[other] As soon as you draw this Trap, show it: you lose { $value } life points and your turn.
    }

kind-chance = Luck
card-chance = Luck { $value }
    .text = { $value ->
        [one] Gain 1 life point, then play another action or draw a card.
       *[other] Gain { $value } life points, then play another action or draw a card.
    }

kind-chiffre = Number
card-chiffre = Number { $value }
    .text = Worth { $value } with Virus, Poison, Vaccine or Medicine. Alone, it only serves a Vaccine already laid.

## Options of the table

option-life_cap = Life point cap
    .help = Life points never rise above this number. Usual value: 50.
option-turn_limit = Turn limit
    .help = After this many turns in total, the game stops as a draw. Usual value: 1,000.
option-partners = Partners
    .help = With six or eight, in teams: partners sit opposite each other, or choose each other when the game begins among the seats that are not neighbours.
    .is-opposite = Opposite
    .is-chosen = Chosen
option-teams = Team play
    .help = Teams of two, with four, six or eight players. Partners sit opposite each other; the elimination of one member eliminates the whole team.

## Log: setup and turns

log-dealt = { $seat } receives { $cards }.
    .you-seat = You receive { $cards }.
log-trapped =
    { $points ->
        [one] { $seat } reveals { $card } and loses { $points } life point (left: { $life }).
       *[other] { $seat } reveals { $card } and loses { $points } life points (left: { $life }).
    }
    .you-seat = You reveal { $card } and lose { $points } life { $points ->
        [one] point
       *[other] points
    } (left: { $life }).
log-first = { $seat } plays first.
    .you-seat = You play first.
log-turn = It is { $seat }’s turn.
    .you-seat = It is your turn.
log-drew = { $seat } draws { $card }.
    .you-seat = You draw { $card }.
log-no_card = { $seat } draws nothing: the draw pile and the discard pile are empty.
    .you-seat = You draw nothing: the draw pile and the discard pile are empty.
log-reshuffled =
    { $count ->
        [one] The discard pile becomes the new draw pile: { $count } card.
       *[other] The discard pile is shuffled into a new draw pile: { $count } cards.
    }
log-passed = { $seat } passes.
    .you-seat = You pass.
log-partners = { $seat } and { $partner } are a team.
    .you-seat = You and { $partner } are a team.
    .you-partner = You and { $seat } are a team.
log-turn_lost = { $seat } loses this turn.
    .you-seat = You lose your turn.
log-skips =
    { $left ->
        [0] { $seat } loses this turn in Quarantine.
        [one] { $seat } loses this turn in Quarantine; { $left } more turn to lose.
       *[other] { $seat } loses this turn in Quarantine; { $left } more turns to lose.
    }
    .you-seat = { $left ->
        [0] You lose this turn in Quarantine.
        [one] You lose this turn in Quarantine; { $left } more turn to lose.
       *[other] You lose this turn in Quarantine; { $left } more turns to lose.
    }
log-suffers =
    { $points ->
        [one] The virus costs { $seat } { $points } life point (left: { $life }).
       *[other] The virus costs { $seat } { $points } life points (left: { $life }).
    }
    .you-seat = The virus costs you { $points } life { $points ->
        [one] point
       *[other] points
    } (left: { $life }).

## Log: cards played and answers

log-played_alone = { $seat } plays { $card }.
    .you-seat = You play { $card }.
log-played_with = { $seat } plays { $card } with { $cards } (total: { $points }).
    .you-seat = You play { $card } with { $cards } (total: { $points }).
log-played_at = { $seat } plays { $card } on { $target }.
    .you-seat = You play { $card } on { $target }.
    .you-target = { $seat } plays { $card } on you.
    .you-seat-target = You play { $card } on yourself.
log-played_with_at = { $seat } plays { $card } with { $cards } on { $target } (total: { $points }).
    .you-seat = You play { $card } with { $cards } on { $target } (total: { $points }).
    .you-target = { $seat } plays { $card } with { $cards } on you (total: { $points }).
    .you-seat-target = You play { $card } with { $cards } on yourself (total: { $points }).
log-contagion = { $seat } plays { $card }: { $source } passes the virus on to { $target }.
    .you-seat = You play { $card }: { $source } passes the virus on to { $target }.
    .you-source = { $seat } plays { $card }: you pass the virus on to { $target }.
    .you-target = { $seat } plays { $card }: { $source } passes the virus on to you.
log-contagion_own = { $seat } plays { $card } and passes the virus on to { $target }.
    .you-seat = You play { $card } and pass the virus on to { $target }.
    .you-target = { $seat } plays { $card } and passes the virus on to you.
log-chiffre_on_vaccin = { $seat } places { $cards } on the Vaccine in front of { $patient } (total: { $points }).
    .you-seat = You place { $cards } on the Vaccine in front of { $patient } (total: { $points }).
    .you-patient = { $seat } places { $cards } on the Vaccine in front of you (total: { $points }).
    .you-seat-patient = You place { $cards } on the Vaccine in front of you (total: { $points }).
log-chiffre_on_own = { $seat } adds { $cards } to the Vaccine already in place (total: { $points }).
    .you-seat = You add { $cards } to your Vaccine (total: { $points }).
log-added = { $seat } adds { $cards } (new total: { $points }).
    .you-seat = You add { $cards } (new total: { $points }).
log-stopped = { $seat } answers { $victim }’s { $card } with { $stop }.
    .you-seat = You answer { $victim }’s { $card } with { $stop }.
    .you-victim = { $seat } answers your { $card } with { $stop }.
log-countered = { $seat } plays { $card } against { $attacker }.
    .you-seat = You play { $card } against { $attacker }.
    .you-attacker = { $seat } plays { $card } against you.
log-cancelled =
    { $lost ->
        [one] { $card } has no effect: { $seat } loses the card.
       *[other] { $card } has no effect: { $seat } loses the { $lost } cards of this action.
    }
    .you-seat = { $lost ->
        [one] { $card } has no effect: you lose the card.
       *[other] { $card } has no effect: you lose the { $lost } cards of this action.
    }

## Log: effects

log-infected =
    { $tokens ->
        [one] { $seat } receives { $tokens } virus token (total: { $total }).
       *[other] { $seat } receives { $tokens } virus tokens (total: { $total }).
    }
    .you-seat = { $tokens ->
        [one] You receive { $tokens } virus token (total: { $total }).
       *[other] You receive { $tokens } virus tokens (total: { $total }).
    }
log-supply_short =
    { $tokens ->
        [0] The supply is empty: { $seat } receives no tokens.
        [one] The supply runs short: { $seat } receives only { $tokens } token.
       *[other] The supply runs short: { $seat } receives only { $tokens } tokens.
    }
    .you-seat = { $tokens ->
        [0] The supply is empty: you receive no tokens.
        [one] The supply runs short: you receive only { $tokens } token.
       *[other] The supply runs short: you receive only { $tokens } tokens.
    }
log-poisoned =
    { $points ->
        [one] The poison costs { $seat } { $points } life point (left: { $life }).
       *[other] The poison costs { $seat } { $points } life points (left: { $life }).
    }
    .you-seat = The poison costs you { $points } life { $points ->
        [one] point
       *[other] points
    } (left: { $life }).
log-cured =
    { $left ->
        [0] { $tokens ->
            [one] { $seat } returns { $tokens } virus token: fully cured.
           *[other] { $seat } returns { $tokens } virus tokens: fully cured.
        }
       *[other] { $tokens ->
            [one] { $seat } returns { $tokens } virus token (left: { $left }).
           *[other] { $seat } returns { $tokens } virus tokens (left: { $left }).
        }
    }
    .you-seat = { $left ->
        [0] { $tokens ->
            [one] You return { $tokens } virus token: fully cured.
           *[other] You return { $tokens } virus tokens: fully cured.
        }
       *[other] { $tokens ->
            [one] You return { $tokens } virus token (left: { $left }).
           *[other] You return { $tokens } virus tokens (left: { $left }).
        }
    }
log-vaccin_stays = The Vaccine stays in front of { $seat }.
    .you-seat = Your Vaccine stays in front of you.
log-vaccin_gone = The Vaccine in front of { $seat } has done its work and is discarded.
    .you-seat = Your Vaccine has done its work and is discarded.
log-healed =
    { $points ->
        [one] { $seat } gains { $points } life point (total: { $life }).
       *[other] { $seat } gains { $points } life points (total: { $life }).
    }
    .you-seat = { $points ->
        [one] You gain { $points } life point (total: { $life }).
       *[other] You gain { $points } life points (total: { $life }).
    }
log-quarantined =
    { $turns ->
        [one] { $seat } will lose a turn.
       *[other] { $seat } will lose { $turns } turns.
    }
    .you-seat = { $turns ->
        [one] You will lose your next turn.
       *[other] You will lose your next { $turns } turns.
    }
log-stole = { $thief } steals { $card } from { $victim }.
    .you-thief = You steal { $card } from { $victim }.
    .you-victim = { $thief } steals { $card } from you.
log-nothing_to_steal = { $thief } steals nothing: { $victim } has no cards in hand.
    .you-thief = You steal nothing: { $victim } has no cards in hand.
    .you-victim = { $thief } steals nothing from you: you have no cards in hand.
log-reversed =
    { $clockwise ->
        [1] The direction of play changes: it is now clockwise.
       *[0] The direction of play changes: it is now anticlockwise.
    }
log-spared =
    { $points ->
        [one] Thanks to U-turn, { $seat } keeps { $points } life point this turn that the virus would have taken.
       *[other] Thanks to U-turn, { $seat } keeps { $points } life points this turn that the virus would have taken.
    }
    .you-seat = { $points ->
        [one] Thanks to U-turn, you keep { $points } life point this turn that the virus would have taken.
       *[other] Thanks to U-turn, you keep { $points } life points this turn that the virus would have taken.
    }

## Log: end of the game

log-out = { $seat } has no life points left and is out of the game.
    .you-seat = You have no life points left and are out of the game.
log-team_out = The team of { $seat } and { $partner } is out of the game.
    .you-seat = Your team is out of the game: { $partner } and you.
    .you-partner = Your team is out of the game: { $seat } and you.
log-won = Victory for { $seats }.
    .you-seats = Victory for { $seats }.
log-drawn = The turn limit is reached: a draw between { $seats }.
    .you-seats = The turn limit is reached: a draw between { $seats }.

## Questions

ask-partner = Choose your partner: a seat that is not beside yours.
    .why = If one of you is eliminated, so is the other.
ask-action = Play a card or pass.
    .why = One action a turn. At the end of the turn, every virus token in front of you costs 1 life point.
ask-chiffre = { $card }: choose a first Number card.
    .why = The Number card gives this card its strength: without one it does nothing.
ask-more_chiffre = { $card } (total: { $points }): add a Number card or stop there.
    .why = Each Number card makes the action stronger, but leaves your hand.
ask-target =
    { $points ->
        [0] { $card }: choose your target.
       *[other] { $card } (total: { $points }): choose your target.
    }
    .why = Everybody sees the card and its target before anything happens: a Stop may still cancel it.
ask-patient =
    { $points ->
        [0] { $card }: choose whom to treat.
       *[other] { $card } (total: { $points }): choose whom to treat.
    }
    .why = Everybody sees the card and whom it heals before it takes effect: a Stop may still cancel it.
ask-source = { $card }: choose who passes the virus on.
    .why = The player you choose keeps the tokens; a neighbour without any receives as many.
ask-neighbour = { $card }: { $source } passes the virus on. Choose to whom.
    .why = This player receives as many tokens; nothing changes for the one they come from.
    .you-source = { $card }: you pass the virus on. Choose to whom.
ask-stop = { $seat } plays { $card }: play Stop or let it happen.
    .why = Stop cancels this card and, if it is the action of the turn, ends the turn; another Stop may answer it.
ask-counter =
    { $points ->
        [one] { $seat } targets you with Virus ({ $points } token): play Counter-attack or take the hit.
       *[other] { $seat } targets you with Virus ({ $points } tokens): play Counter-attack or take the hit.
    }
    .why = Counter-attack sends back as many tokens as you receive. Taking the hit saves the card for later.
ask-add_chiffre = { $seat } plays { $card } (total: { $points }): add a Number card of a value already played, or pass.
    .why = Your Number card strengthens your partner’s action, but leaves your hand even if it is stopped.
ask-extra = Turn passed: draw one more card if you wish.
    .why = That is what passing is good for.
ask-after_chance = Play another action or draw a card.
    .why = Drawing ends your turn.

## Why not, in this case

case-VW-TURN-9 = You can’t target yourself: choose an opponent.
case-VW-TURN-10 = { $case ->
        [first] A Number card is not played alone: choose the card it goes with first.
        [alone] A Number card is not played alone, and you hold no card that it could strengthen.
        [without] This card is played with a Number card, and you have none.
       *[asked] A Number card is needed here: it gives the card its strength.
    }
case-VW-VIR-1 = { different-value }
case-VW-POI-1 = { different-value }
case-VW-VAC-1 = { different-value }
case-VW-MED-1 = You can only add a Number card.
case-VW-COOP-3 = This is neither you nor your partner.
case-VW-COOP-4 = { $case ->
        [value] No Number card of this value has been played in this action.
       *[other] You can only add a Number card.
    }
case-VW-VAC-2 = { $case ->
        [self] There is no Vaccine in front of you.
        [nobody] There is no Vaccine in front of this player.
       *[other] { different-value }
    }
case-VW-VAC-5 = { $case ->
        [none] Nobody has a virus token to remove.
        [all] Everybody infected has a Vaccine already: place a Number card on it.
        [self] You have no virus token to remove.
        [clean] This player has no virus token to remove.
       *[laid] This player has a Vaccine already: place a Number card on it.
    }
case-VW-MIR-2 = { $case ->
        [team] Neither you nor your partner has a virus token to remove.
       *[self] You have no virus token to remove.
    }
case-VW-STO-1 = { $case ->
        [turn] It is your turn: play Stop when an opponent announces an action.
       *[only] Only a Stop can cancel this card.
    }
case-VW-CTR-1 = { $case ->
        [turn] It is your turn: play Counter-attack when a Virus targets you.
       *[only] Only a Counter-attack answers this Virus.
    }
case-VW-CTG-1 = { $case ->
        [far] This player is not next to the one who passes the virus on.
        [self] You have no tokens to pass on.
       *[clean] This player has no tokens to pass on.
    }
case-VW-CTG-2 = { $case ->
        [none] No opponent without tokens sits next to somebody infected.
        [source] Nobody next to this player can receive the tokens.
        [self] Your own Contagion can’t reach you.
       *[infected] This player has tokens already.
    }
case-VW-CTG-3 = { $case ->
        [theirs] Your opponent has tokens already.
       *[mine] With two players left the Contagion starts from you, and you have no tokens.
    }
case-VW-PIC-1 = { $case ->
        [nobody] Nobody else has a card in hand.
       *[empty] This player has no cards in hand.
    }
case-VW-COOP-7 = This is your partner: choose an opponent.
case-VW-COOP-8 = This is your partner: choose an opponent.
case-VW-COOP-12 = { $case ->
        [self] Choose somebody else.
        [beside] This seat is next to yours.
       *[rest] This choice would leave only neighbours to some of the others.
    }
case-VW-END-1 = This player is out of the game.
different-value = { $case ->
        [value] All Number cards of one action have the same value.
       *[other] You can only add a Number card.
    }

## Choices

choice-pass = Pass
choice-pass-action = Pass my turn
choice-pass-stop = Let it happen
choice-pass-counter = Take the hit
choice-pass-add_chiffre = Add nothing
choice-pass-more_chiffre = That’s all
choice-draw = Draw
choice-pass-extra = No thanks

## Words

## What lies on the table

name-life = Life points
    .unit = life
name-tokens = Virus tokens
name-supply = Supply
name-lost_turns = Turns lost
name-vaccins = Vaccines laid

## The table in a terminal

terminal-life = Life
terminal-virus = Virus
terminal-hand = Hand
terminal-vaccin = Vaccine
terminal-lost = { $turns ->
    [one] −{ $turns } turn
   *[other] −{ $turns } turns
}
terminal-out = out
terminal-clockwise = ↓ clockwise
terminal-counter = ↑ anticlockwise
terminal-deck = draw pile { $count }
terminal-discard = discard { $count }
terminal-supply = supply { $count } ●
terminal-action = Announced action
terminal-none = No action announced this turn.
terminal-legend = At the table: ▶ whose turn it is, ⚙ bot, █ life, ▒ life that the virus will cost at the end of the turn, ● virus tokens, − turns to lose, A to D teams.

# Single ideas that the laboratory tries
strategy-blows = What kills first, then what cures; Stop only against what hurts.
strategy-rush = Always attacks, and the weakest.
strategy-hoard = Draws until twelve cards are in hand.

## The end

reason-last = Only { $names } is left alive, with { $points ->
    [one] { $points } life point
   *[other] { $points } life points
}.
reason-team = Only one team is left alive: { $names }.
reason-limit = The limit of { $turns } turns, of all seats together, is reached: { $names } are alive, and share a draw.
source-healed = Healing
source-tokens = Tokens
source-poison = Poison
source-traps = Traps
source-team = Out with the team
