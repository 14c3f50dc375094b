# What the mat says beyond the texts of the game.

anticlockwise = Anticlockwise
everybody = everybody
life = { $n ->
    [one] { $n } life point
   *[other] { $n } life points
}
tokens = { $n ->
    [one] { $n } virus token
   *[other] { $n } virus tokens
}
vaccin-laid = Vaccine laid
family-attaque = Attack
family-guerison = Healing
family-action = Action
# What comes of each reaction.
tokens-each = { $n ->
    [one] { $n } token each
   *[other] { $n } tokens each
}
tokens-in-all = { $n ->
    [one] { $n } token in all
   *[other] { $n } tokens in all
}
life-left = { $n ->
    [0] out of play
    [one] { $n } life point left
   *[other] { $n } life points left
}
nothing-happens = nothing happens
# What several Chiffres come to: “3 + 3 = 6 Virus tokens.”
sum-virus = { $sum } { $n ->
    [one] Virus token
   *[other] Virus tokens
}.
sum-poison = { $sum } { $n ->
    [one] life point less
   *[other] life points less
}.
sum-vaccin = { $sum } { $n ->
    [one] token less
   *[other] tokens less
}.
sum-medicament = { $sum } { $n ->
    [one] life point more
   *[other] life points more
}.
