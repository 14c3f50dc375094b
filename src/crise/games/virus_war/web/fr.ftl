# Ce que le tapis dit de plus que les textes du jeu.

anticlockwise = Sens antihoraire
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
