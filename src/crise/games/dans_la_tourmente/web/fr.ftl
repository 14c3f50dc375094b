# Ce que le tapis dit de plus que les textes du jeu.

type = { $type ->
    [decision] Décision
    [agreement] Accord mutuel
    [auction] Enchères
    [check] Vérification
   *[moment] Moment décisif
}
free-place = place libre
rounds-left = { $n ->
    [one] dernière manche
   *[other] encore { $n } manches
}
no-end = sans fin
smart-says = Puissance intelligente : { $n }
choose-number = Choisir le nombre { $n }
against = contre
together = avec
advantage = Avantage
value-due = Valeur
side-won = l’emporte
in-secret = en secret
missed = Valeur manquée.
your-bid = Votre mise
for-example = soit, par exemple,
most-bid = { $n } au plus
army-onto = 1 armée et 5 $
you-have = Vous avez de quoi miser :
may-add = Peut ajouter
event-over = (terminé)
or = ou
army-to = 1 armée vers : { $place }
army-home = toutes vos armées ({ $place })
smart-n = { $n } P
smart-help = P : points de puissance intelligente ; ils aident une action ou reportent un événement. Vous en avez { $n }.
tie-influence = À égalité décide l’influence dans la région, puis les PV, puis l’argent.
tie-points = À égalité décident les PV, puis l’argent.
is-in = participe, ou remplit la condition
is-out = ne participe pas, ou ne la remplit pas
keep-one = Vous en gardez un

## Puissance intelligente

aid-pays = Jusqu’à { $n } en P
aid-engage = 1 P : { $n } de moins
aid-ready = Plus 1 P, qui le réactive
aid-way = Plus 1 P par armée
aid-region = 1 P : commercer avec { $list }
aid-army = 1 P, sans autre coût
