# Ce que le tapis dit de plus que les textes du jeu.

code-US = US
code-EU = UE
code-RU = RU
code-CN = CN
automa = Automa
npc = PNJ
nobody = personne

## Cartes

sells = Vend
buys = Achète
card-cost = coût { $n }
starting-card = de base
asset = Atout
level = Niveau { $n }
yours = à vous
vp-n = { $n } PV
dollars = { $n } $
amount = { $resource ->
    [E] { $n } { $n ->
        [one] unité
       *[other] unités
    } d’énergie
    [R] { $n } { $n ->
        [one] unité
       *[other] unités
    } de matières premières
    [F] { $n } { $n ->
        [one] unité
       *[other] unités
    } de nourriture
    [C] { $n } { $n ->
        [one] bien
       *[other] biens
    } de consommation
    [S] { $n } { $n ->
        [one] service
       *[other] services
    }
    [D] { $n } { $n ->
        [one] point
       *[other] points
    } de diplomatie
    [A] { $n } { $n ->
        [one] armée
       *[other] armées
    }
   *[M] { $n } $
}

## Manches et phases

rounds-says = Manches ; décompte à la fin de la 3 et de la 6
phases = Phases de la manche
turn-of-four = tour { $n } sur 4
take-place = Prendre cette place dans l’ordre du tour

## Carte du monde

all-regions = Deux par région, chaque manche un nouveau
open-region = Ouvrir : { $name }
region-open = Région ouverte
close-this = Fermer : { $name }
weights = Influence : { $list }
countries-here = { $n ->
    [one] { $n } pays possible
   *[other] { $n } pays possibles
}
majority = décompte
zone = zone
engage-says = Soutenir cette région coûte { $n } { $n ->
    [one] point
   *[other] points
} de diplomatie
majority-says = Décompte, par rang : { $list } PV
zone-says = Dans la zone d’intérêt de : { $list }
choose-this = Choisir : { $name }
slots = Emplacements
starting = Départ
permanent-slots = Permanents
slotless-cubes = Au-dessus
temporary-row = Temporaires
free-slots = { $n ->
    [0] Aucun libre
    [one] { $n } libre
   *[other] { $n } libres
}
my-cube = Votre influence, emplacement temporaire { $n } :
armies-of = { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}, { $name }
tokens-of = { $n ->
    [one] { $n } jeton Soutien
   *[other] { $n } jetons Soutien
}, { $name }
bases-of = { $n ->
    [one] { $n } base
   *[other] { $n } bases
}, { $name }
investments-of = { $n ->
    [one] { $n } investissement
   *[other] { $n } investissements
}, { $name }
my-allies-here = Vos alliés ici : { $list }.
in-deck = { $n ->
    [one] { $n } autre pays dans la pioche
   *[other] { $n } autres pays dans la pioche
}

## Ce que cela coûte et rapporte

due = { $due ->
    [0] Gratuit
    [one] Coût : { $due } point de diplomatie
   *[other] Coût : { $due } points de diplomatie
}
due-helped = Coût : { $due } de diplomatie, dont { $helped } que vos alliés peuvent payer
gives-influence = Remplace votre carte de départ : +1 influence
pays = couvre { $n }
invest-cost = { $cost } $, puis { $yearly } $ de revenu par manche
base-cost = { $most ->
    [1] { $first } $ avec son armée
   *[other] { $base } $, plus { $army } $ par armée (1 à { $most })
}
grow-cost = { $price } : { $vp } PV
points-cost = Prix : { $n } { $n ->
    [one] point
   *[other] points
} de recherche
points-gain = +{ $n } { $n ->
    [one] point
   *[other] points
} de recherche
points-left = { $n ->
    [one] point
   *[other] points
} de recherche à dépenser
free = Gratuit
per-army = { $n } $ par armée
token-gain = Rapporte { $n } $
slots-both = 1 influence : { $fixed } ou { $passing } PV
slots-one = 1 influence : { $passing } PV
pushes = 0 PV, pousse dehors : { $name }

## Plateaux

board-of = Plateau : { $name }
tokens-left = Jetons Soutien en réserve : { $n }
commerce-left = Cartes Commerce face visible : { $n }
stock-says = { $what } : { $n } en stock, production { $made } sur { $most }
focus-help = { $focus ->
    [domestic] Réactivez { $ready } pays ; puis, pour { $raise } $, une production au choix +1 ; puis produisez biens et services. Toute la manche : 2 points de recherche de plus.
    [diplomatic] Réactivez { $ready } pays ; puis, pour { $raise } $, diplomatie +1 ; puis produisez de la diplomatie. Toute la manche : soutenir coûte 2 de moins.
   *[military] Réactivez { $ready } pays ; puis, pour { $raise } $, armées +1 ; puis produisez des armées. Toute la manche : menace et défense, 1 de plus.
}
prosper-says = Prospérité, étape { $step } franchie. La suivante coûte { $cost } biens de consommation et rapporte { $vp } PV et { $money } $.
prosper-done = Prospérité : toutes les étapes sont franchies.
ready-of = { $n } sur { $of }
exhausted = épuisé
ally-says = { $name }, { $place }, valeur { $value }.
ally-state = { $state ->
    [ready] Actif
   *[other] Épuisé
}. Bases : { $bases }. Investissements : { $investments }.
power-says = { $name } ({ $who }) : { $vp } PV.
power-has = { $money } $, armées sur la carte : { $armies }, alliés : { $allies }.
their-cards = En main : { $hand }. Pioche : { $deck }. Défausse : { $discard }.
to-open = À consulter
market-help = Se paie en points de recherche ; les plus récentes d’abord
market-piles = Pioche : { $deck }. Défausse : { $discard }.
growth-help = Un niveau après l’autre
reached = atteint
next-level = le prochain
assets-help = Chacun sert une fois, à la place de l’effet d’une carte
npc-help = Personne ne joue cette puissance : ses cartes placent son influence et ses armées, elle ne marque rien.
automa-help = La maison joue cette puissance par ses cartes, et elle peut gagner.

## Commerce

trade-sheet = Votre commerce
trade-help = Rien n’est échangé avant « Valider »
deals-of = { $n } { $n ->
    [one] transaction
   *[other] transactions
} sur { $of }
single-deal = une seule transaction
each = { $n } $ l’unité
wanted-n = vos alliés en achètent { $n }
offered-n = vos alliés en vendent { $n }
commerce-for = Carte Commerce pour : { $what }
no-commerce = Sans Commerce
sold-n = Unités vendues : { $what }
bought-n = Unités achetées : { $what }
nothing-to-trade = Rien : aucun allié, aucune carte Commerce.
money-then = { $now } $ → { $then } $
confirm-trade = { $n ->
    [one] Valider { $n } transaction
   *[other] Valider { $n } transactions
}
no-trade = Ne rien échanger
clear-sheet = Tout effacer
focus-choice = Votre priorité pour la manche

## Cartes en main

held = Vos cartes
held-help = Une par tour : son effet, 10 $ ou un atout
chosen-card = La carte choisie

## À quoi sert ce qui est demandé

threatened-by = Menace : { $list } (−PV)
country-says = À gauche de la flèche, ce que ce pays vous achète ; à droite, ce qu’il vous vend. { $text }
nth = { $n ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en quatrième
}
then-gives = Vous gagnez { $vp } PV et { $money } $.
why-act = Chaque carte se joue pour son effet, pour 10 $ ou pour un atout. Celles qui vous restent en main comptent à la Recherche.
why-country = Le pays devient votre allié : vous commercez, investissez et soutenez chez lui. Un allié actif de la même région paie sa valeur s’il s’épuise.
why-exhaust = Un allié qui s’épuise paie sa valeur. Il ne sert plus, jusqu’à ce que votre focus le réactive.
why-engage = Vous y ajoutez une influence et y posez un jeton Soutien ; vos alliés de la région aident à payer.
why-slot = Permanente, elle reste jusqu’à la fin. Temporaire, elle rapporte souvent plus, mais d’autres pourront la pousser dehors.
why-research = Ce que vous achetez ouvre votre prochaine main ; les points qui restent sont perdus. Un allié donne sa valeur en points, puis attend votre focus.
why-token = Gardé, il peut encore vous défendre ici contre une menace ; rendu, il revient dans votre réserve.
why-place = Qui a le moins de PV choisit d’abord ; l’ordre vaut pour toute la manche.
why-ready = Actif, un pays peut payer pour vous, recevoir un investissement ou une base.
why-raise = C’est ce que vous recevez chaque fois que vous produisez cette ressource. { $where }
why-trade = Composez toutes les transactions sur la feuille, puis validez-les ensemble ; ou faites-les ici une par une.
why-armies = En fin de manche, une puissance perd 2 PV par adversaire mieux armé qu’elle, dans chaque région de sa zone.

## Les actions que nomment les cartes

said-improve = Un pays exposé devient votre allié, contre sa valeur en diplomatie.
said-engage = Contre de la diplomatie, ajoutez une influence dans une région où vous avez un allié.
said-trade = Vendez à vos alliés ce qu’ils achètent, achetez ce qu’ils vendent.
said-invest = Payez et épuisez un allié : 1 influence là, puis un revenu chaque manche.
said-move = 5 $ par armée, vers votre zone ou une région où vous avez une base.
said-base = Payez, épuisez un allié et envoyez-y des armées : 1 influence là.
said-grow = Payez une carte du prochain niveau : des PV, et un effet qui dure.
said-produce = Recevez autant d’unités d’une ressource que le dit sa production.

## Pour qui découvre le jeu

countries-legend = Chiffre : sa valeur. Avant ›, ce que le pays vous achète ; après, ce qu’il vous vend. { $flag } : vous pouvez y construire une base ; puissance barrée : il la refuse.
kept = gardée :
kept-says = Encore en main à la Recherche, elle vous donne :
assets-choice = Lequel écartez-vous ?
asset-out = écarté ; vous gardez les deux autres
limit = { $by ->
    [deals] plus de transaction de ce côté
    [stock] vous n’en avez pas plus
    [symbols] pas plus à la fois
    [offer] une carte Commerce en donnerait
   *[money] pas assez d’argent
}
forgets-sheet = sans ce qui est noté sur la feuille
back-to-choice = Revenir à ce que vous devez choisir
your-allies = Choisissez un allié
allies-choice = Ceux qui sont entourés ; les autres disent pourquoi
ally-short = { $place }, valeur { $value }
allies-of = Alliés : { $name }
why-use = Jouée pour son effet, elle est montrée à tous et ne se reprend plus. Face cachée, elle rapporte 10 $ ou déclenche un atout, une fois par partie.
why-double = Les symboles sont ceux de vos alliés : de la ressource choisie, vous pourrez vendre ou acheter le double. { $where }
why-produce = Gratuits : énergie, matières premières, nourriture. Un bien : 1 énergie et 1 matière première ; un service : 1 énergie et 1 nourriture ; 1 diplomatie : 3 $ ; une armée : 1 matière première et 1 nourriture. { $where }
on-board = Choisissez-la sur votre plateau, en bas.
plate-pips = Emplacements permanents pris : { $n } sur { $of }. Tous pris, la région compte au décompte.
why-grow = Une carte par niveau, dans l’ordre : des PV tout de suite, et un effet qui dure.
why-invest = L’allié s’épuise : 1 influence dans sa région, et un revenu à chaque fin de manche.
why-base = L’allié s’épuise et des armées le rejoignent : 1 influence dans sa région, qui vous reste ouverte.
