# What the terminal table says, whatever the game.

## The table

your-turn = { $name }, your move. { $prompt }
waiting-for = Waiting for { $names }.
turn-number = turn { $turn }
your-hand = { $count ->
    [0] Your hand: no card
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
your-hand-marks = [key] playable, · not now, ✓ already chosen
table = Table
journal = Log
news = news
card = Card
not-now-rule = Not now ({ $rule }): { $text }
not-now-unknown = Not now: this can’t be chosen here.
not-asked = This card does not answer the question.
chosen-already = Already chosen for this action; press u to step back.
playable = Enter or [{ $key }] to play this card.
choosable = Enter or [{ $key }] to choose this.
too-late = Nothing to undo: all that you chose has shown at the table.
pace-0 = Pace: slow
pace-1 = Pace: normal
pace-2 = Pace: immediate

keys-ask = ↑↓←→ Enter choose · ? why · u undo · j log · h help · q quit
keys-wait = Space speed up · v pace · j log · d discard · h help · q quit
keys-close = Esc close · ↑↓ scroll

## From one person to the next

pass-title = Hand the screen to { $name },
pass-key = then press Enter.
pass-note = The table is hidden: nobody sees another’s hand.

## Help

help-title = Help and rules
help-search = Search the rules…
help-sharing = Several people at one screen: only those who have a choice are called. Whoever is called during somebody else’s turn lets the others guess that they can react.
help-keys = Keys
help-key-arrows = ← → ↑ ↓
help-key-arrows-text = Move from one card or choice to the next.
help-key-enter = Enter
help-key-enter-text = Play the card or take the choice under the cursor ▶.
help-key-digits = 0 to 9, a to z
help-key-digits-text = Answer at once: the key stands in brackets before each choice. On a French keyboard the figures need no Shift.
help-key-why-text = The card in full, and why it can’t be played now.
help-key-undo-text = Take back your last choice, as long as nothing has shown at the table.
help-key-space = Space
help-key-space-text = Stop waiting for the bots until it is up to you.
help-key-pace-text = Change the pace of the bots: slow, normal, immediate.
help-key-journal-text = The whole log. Page Up and Page Down scroll it at the table.
help-key-open-text = The discard pile and other open cards, the newest first.
help-key-help-text = This help and the rules of the game, with a search.
help-key-quit-text = Quit, after a confirmation.
help-none = No rule contains “{ $text }”.
help-ruling = ruling
help-option = option
help-close = Type a word to search · ↑↓ Page Up Page Down scroll · Esc close

## Log, reason, leaving

journal-title = Log
open-title = Open cards
open-none = No open cards in the middle of the table.
why-close = Esc close
quit-title = Quit this game?
quit-saved = It will be saved in { $path }.
quit-lost = It will not be saved.
quit-yes = Quit
quit-no = Go on playing

## End of the game

end-title = End of the game
end-won = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
}
end-you = Well done, you win this game.
end-rank = rank
end-name = name
end-score = score
end-winner = ★ winner
end-again = New game, same table
end-journal = Read the log
end-save = Save the game
end-quit = Quit
end-saved = Game saved in { $path }.
end-not-saved = The game could not be saved in { $path }: { $why }.

## A small terminal

small-title = Window too small
small-text = The table needs at least { $columns } columns and { $rows } rows; here: { $width } × { $height }. Enlarge the window, or press q to quit.

## Drawing the table

name-market = Market
name-scores = Score
name-score = Score
table-legend = At the table: ▶ whose turn it is, ⚙ bot.
empty = empty
yes = yes
no = no

## Virus War

vw-life = Life
vw-virus = Virus
vw-hand = Hand
vw-vaccin = Vaccine
vw-lost = { $turns ->
    [one] −{ $turns } turn
   *[other] −{ $turns } turns
}
vw-out = out
vw-clockwise = ↓ clockwise
vw-counter = ↑ anticlockwise
vw-deck = draw pile { $count }
vw-discard = discard { $count }
vw-supply = supply { $count } ●
vw-action = Announced action
vw-none = No action announced this turn.
vw-legend = At the table: ▶ whose turn it is, ⚙ bot, █ life, ▒ life that the virus will cost at the end of the turn, ● virus tokens, − turns to lose, A to D teams.

## Where a card lies that is not in the hand

place-draws = draw pile
place-discards = discard
place-boards = in play

## État d’urgence

ed-team = Team
ed-confiance = Trust
ed-slots = Slot
ed-hand = Hand
ed-draw = Draw
ed-discard = Disc
ed-out = out
ed-pool = This turn:
ed-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
ed-attack = attack { $count }
ed-laid = laid: { $cards }
ed-more = { $count ->
    [one] … { $count } more pile: press d
   *[other] … { $count } more piles: press d
}
ed-super-none = Your super card is bought.
ed-super-later = Super card: the one of your team.
ed-companion = { $effects } a turn · { $hearts }♥
ed-slot = { $count ->
    [one] +{ $count } slot
   *[other] +{ $count } slots
}
ed-open-discard = Discard ({ $count }): { $cards }
ed-open-box = Out of the game ({ $count }): { $cards }
ed-legend = At the table: ▶ whose turn it is, ⚙ bot, █ trust (of 20), Slot cards laid in slots. Companions: ♥ hearts, ✓ has acted. Protectors: ◆ shields. Market: ✓ you can buy it, price in ●, × cards left, ★ super card, attack | benefit. Effects: ● coins, ↯ hit, +♥ trust gained, −2♥ black heart, ↑ draw, ✗ destroy, ↓ make others discard.

## Noé

no-points = Points
no-round = Round
no-hand = Hand
no-out = out
no-dealer = D
no-lost = { $turns ->
    [one] −{ $turns } turn
   *[other] −{ $turns } turns
}
no-known = { $count } known: { $cards }
no-laid = laid: { $cards }
no-fact-round = round { $round }
no-fact-level = level { $level }
no-fact-deck = draw pile { $count }
no-fact-reshuffles = { $count ->
    [0] no reshuffle left
    [one] { $count } reshuffle left
   *[other] { $count } reshuffles left
}
no-discard-open = Discard: { $card }, can be taken
no-discard-closed = Discard: { $card }, forbidden
no-discard-empty = Discard: empty
no-under = { $count } below
no-buried = { $count } of them face down
no-played = Action under way: { $cards }
no-mine = In your hand
no-group = { $group } ×{ $count }: { $cards }
no-jokers = Jokers: { $cards }
no-act = To act: { $cards }
no-oppose = To oppose: { $cards }
no-elysee = Élysée ({ $count } of { $needed }): { $cards }
no-alone = Alone: { $cards }
no-open-known = { $name }, known cards in hand: { $cards }
no-open-laid = { $name }, cards laid: { $cards }
no-open-discard = Discard ({ $count }), newest first: { $cards }
no-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
no-legend = At the table: ▶ whose turn it is, ⚙ bot, █ points towards the target, Round points of this round, D dealer, − turn to lose, known: cards of that hand that you know.

## Smile Life

sl-smiles = Sml
sl-studies = Stu
sl-job = Job
sl-wads = Wad
sl-love = Love
sl-children = Chi
sl-purchases = Acq
sl-malus = Mal
sl-hand = Hd
sl-married = M
sl-affair = A
sl-skips = { $turns ->
    [one] −{ $turns } turn
   *[other] −{ $turns } turns
}
sl-deck = draw pile { $count }
sl-discard = discard pile { $count }
sl-top = Discard: { $card }
sl-bet = Casino: a bet is lying, { $name }
sl-casino = Casino open
sl-life = { $smiles ->
    [one] { $name } · { $smiles } smile
   *[other] { $name } · { $smiles } smiles
}
sl-column = { $title }: { $cards }
sl-in-studies = Studies
sl-in-job = Job
sl-in-salaries = Salaries
sl-in-love = Love
sl-in-children = Children
sl-in-purchases = Acquisitions
sl-in-others = Sundries
sl-in-malus = Malus
sl-open-discard = Discard pile ({ $count }), newest first: { $cards }
sl-open-out = Out of the game ({ $count }): { $cards }
sl-open-thrown = Thrown on the aliens ({ $count }): { $cards }
sl-legend = On the table: ▶ this player’s turn, ⚙ robot, Sml smiles, Stu level of studies, Wad wads to spend, ♥ flirts, M married, A affair, Chi children, Acq acquisitions, Mal malus received, Hd cards in hand, − turns to skip, turned cards in brackets.

## Apocalypse

ap-basic = basic mode
ap-advanced = advanced mode
ap-plague = { $name } { $timer } ({ $holder } keeps the count)
ap-monster = { $name } (strength { $strength }), still to meet it: { $names }
ap-goal = Against the aliens: { $smiles } of { $goal } smiles
ap-middle = In the middle: { $cards }
ap-next = Next card: { $cards }
ap-legend = ■ rounds left, □ rounds over.
