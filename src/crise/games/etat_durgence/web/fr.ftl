# Ce que le tapis dit de plus que les textes du jeu.

coins = { $n ->
    [one] pièce
   *[other] pièces
}
attack = attaque
left = reste { $n }
super = votre super carte
my-slots = Vos emplacements
sold-out = épuisé
sold-out-card = { $card } : épuisé
slots-of = Emplacements : { $name }
slots = { $n ->
    [one] { $n } emplacement
   *[other] { $n } emplacements
}
draw-pile = { $n ->
    [one] { $n } carte en pioche
   *[other] { $n } cartes en pioche
}
discard-pile = { $n ->
    [one] { $n } carte en défausse
   *[other] { $n } cartes en défausse
}
confiance = { $n ->
    [one] { $n } point de confiance
   *[other] { $n } points de confiance
}
each-turn = chaque tour
