# What the mat says beyond the texts of the game.

out-of-round = out of the round
known-card = in hand: { $card }
memory = Memory sheet
memory-hand = in hand: { $name }
memory-laid = shown or announced
memory-discard = in the discard pile
memory-unseen = not seen yet
my-laid = Your laid cards
race = Race to { $target } points: { $scores }
archange = Archangel
trio = { $of } trio
trio-joker = { $of } trio, with joker
trio-jokers = Trio of jokers
pair = { $of } pair
left-over = In no trio
