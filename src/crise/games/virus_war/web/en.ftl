# What the mat says beyond the texts of the game.

anticlockwise = Anticlockwise
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
