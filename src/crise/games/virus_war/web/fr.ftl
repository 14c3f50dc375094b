# Ce que le tapis dit de plus que les textes du jeu.

anticlockwise = Sens antihoraire
everybody = tout le monde
life = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}
tokens = { $n ->
    [one] { $n } pastille Virus
   *[other] { $n } pastilles Virus
}
vaccin-laid = Vaccin posé
family-attaque = Attaque
family-guerison = Guérison
family-action = Action
# Ce qui arrive selon la réaction.
tokens-each = { $n ->
    [one] { $n } pastille à chacun
   *[other] { $n } pastilles à chacun
}
tokens-in-all = { $n ->
    [one] { $n } pastille en tout
   *[other] { $n } pastilles en tout
}
life-left = { $n ->
    [0] hors jeu
    [one] { $n } point de vie restant
   *[other] { $n } points de vie restants
}
nothing-happens = rien n’arrive
# Ce que donnent plusieurs Chiffres ensemble : « 3 + 3 = 6 pastilles Virus. »
sum-virus = { $sum } { $n ->
    [one] pastille Virus
   *[other] pastilles Virus
}.
sum-poison = { $sum } { $n ->
    [one] point de vie en moins
   *[other] points de vie en moins
}.
sum-vaccin = { $sum } { $n ->
    [one] pastille en moins
   *[other] pastilles en moins
}.
sum-medicament = { $sum } { $n ->
    [one] point de vie en plus
   *[other] points de vie en plus
}.
