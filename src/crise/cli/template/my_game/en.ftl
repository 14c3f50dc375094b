# My Game, English.

game-title = My Game
game-pitch = Lay in supplies, cut off those of the others, and keep some aid for yourself.

## On one page

summary-goal = Gather supplies in front of you until they are worth 12 points, before outages take them away.
summary-end = The game ends at the end of a turn, if the goal is reached or the draw pile is empty. Most points win.
summary-turn-1 = Draw
    .text = One card.
summary-turn-2 = Play
    .text = A supply in front of you, or an outage against somebody. Or pass.
summary-turn-3 = Answer
    .text = An outage aims at you: an aid cancels it.

## Rules, in the order of the rulebook

section-MG-SET = Setup
rule-MG-SET-1 = Shuffle all the cards and deal three to each player. The others are the draw pile.
rule-MG-SET-2 = Chance decides who begins. Play goes clockwise.

section-MG-TURN = Turn
rule-MG-TURN-1 = On your turn, draw a card, then play one or pass.
rule-MG-TURN-2 = A Supply stays in front of you. It counts as many points as its number.

section-MG-OUT = Outage
rule-MG-OUT-1 = An Outage is aimed at another player with at least one Supply. Without a target it can’t be played.
rule-MG-OUT-2 = The player it is aimed at discards their strongest Supply.

section-MG-AID = Aid
rule-MG-AID-1 = An Aid is played only against an Outage that is aimed at you. The Outage then has no effect.

section-MG-END = End of the game
rule-MG-END-1 = The game ends at the end of a turn, if the goal is reached or the draw pile is empty. The goal is 12 points, unless the table says otherwise.
    .mark = option
rule-MG-END-2 = The most points win. If equal, the victory is shared.

## Cards

card-supply = Supply { $value }
    .text =
        { $value ->
            [one] Lay it in front of you. It counts { $value } point.
           *[other] Lay it in front of you. It counts { $value } points.
        }
card-outage = Outage
    .text = Choose another player, who discards their strongest Supply.
card-aid = Aid
    .text = Play it against an Outage that is aimed at you. It then has no effect.

## Options

option-goal = Goal
    .help = The number of points that ends the game.

## Log

log-dealt = { $seat } is dealt { $cards }.
log-turn = { $seat } is on turn.
log-drew = { $seat } draws { $card }.
log-passed = { $seat } passes.
log-laid = { $seat } lays down { $card }.
log-cut = { $seat } plays { $card } at { $victim }.
log-aided = { $seat } plays { $card } and loses nothing.
log-lost = { $seat } discards { $card }.
log-won = Victory for { $seats }.

## Questions

ask-action = Play a card or pass.
ask-victim = Choose the target of { $card }.
ask-aid = { $seat } plays { $card } at you. Play an Aid or let it happen.

## Choices

choice-pass-action = Pass my turn
choice-pass-aid = Let it happen

## What lies on the table

name-points = Points
    .unit = points
name-laid = Supplies
name-goal = Goal
