# What the table says, whatever the game.

word-no-card = no card
word-hidden-card = a card
word-hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
word-other-cards = { $count ->
    [one] another card
   *[other] { $count } other cards
}
word-and = and
word-you = you
word-yourself = Yourself
word-amounts = : { $listed }

name-deck = Draw pile
name-discard = Discard
name-played = Action under way
name-hands = Hand

choice-pass = Pass

log-undone = { $seat } takes back the last choice.
    .you-seat = You take back your last choice.

refused-not-asked = It is not for you to answer now.
refused-game-over = The game is over.
refused-no-such-option = That choice is not possible.
refused-no-undo = Too late to undo: something has happened at the table since.
refused-bad-seats = This game is for { $least } to { $most }, not { $seats }.
refused-unknown-option = Unknown option “{ $option }”. Known options: { $known }.
refused-bad-option = Option “{ $option }” can’t have this value. Possible values: { $fits }.
refused-bad-options = These options do not go with this number of seats.
refused-bad-seed = The seed must be a number from 0 to 2 to the power of { $bits }, exclusive.

## A game on one page

summary-turn = Your turn
heading-goal = The goal
heading-end = End of the game
heading-terms = The words of the game

## The end

source-start = At the start
