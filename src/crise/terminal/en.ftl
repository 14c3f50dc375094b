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

name-scores = Score
name-score = Score
table-legend = At the table: ▶ whose turn it is, ⚙ bot.
empty = empty
yes = yes
no = no
