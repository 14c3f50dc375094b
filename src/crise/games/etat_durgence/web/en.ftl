# What the mat says beyond the texts of the game.

coins = { $n ->
    [one] coin
   *[other] coins
}
attack = attack
left = { $n } left
super = your super card
my-slots = Your slots
sold-out = sold out
sold-out-card = { $card }: sold out
slots-of = Slots: { $name }
slots = { $n ->
    [one] { $n } slot
   *[other] { $n } slots
}
draw-pile = { $n ->
    [one] { $n } card to draw
   *[other] { $n } cards to draw
}
discard-pile = { $n ->
    [one] { $n } discarded card
   *[other] { $n } discarded cards
}
confiance = { $n ->
    [one] { $n } trust point
   *[other] { $n } trust points
}
each-turn = every turn
