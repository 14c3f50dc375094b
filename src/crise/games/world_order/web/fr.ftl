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
due-helped = Coût : { $due } de diplomatie (alliés : { $helped })
gives-influence = +1 influence
pays = couvre { $n }
invest-cost = { $cost } $ : 1 influence, puis { $yearly } $ par manche
base-cost = { $base } $, plus { $army } $ par armée (1 à { $most }) : 1 influence
grow-cost = { $price } : { $vp } PV
points-cost = { $n ->
    [one] { $n } point
   *[other] { $n } points
} de recherche
points-gain = +{ $n } { $n ->
    [one] point
   *[other] points
} de recherche
points-left = points de recherche à dépenser
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
    [domestic] Réactive { $ready }, toute production +1 pour { $raise } $, puis biens et services. Recherche : 2 points de plus.
    [diplomatic] Réactive { $ready }, diplomatie +1 pour { $raise } $, puis diplomatie. Soutenir coûte 2 de moins.
   *[military] Réactive { $ready }, armées +1 pour { $raise } $, puis armées. Menace et défense : 1 de plus.
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
market-help = Points de recherche ; les nouvelles entrent à gauche
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
deals-of = { $n } sur { $of }
single-deal = une seule transaction
each = { $n } $ pièce
wanted-n = vos alliés en veulent { $n }
offered-n = vos alliés en offrent { $n }
commerce-for = Carte Commerce pour : { $what }
no-commerce = Alliés seuls
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

threatened-by = Menace en fin de manche : { $list }
country-says = Vend à gauche, achète à droite. { $text }
nth = { $n ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en quatrième
}
then-gives = { $vp } PV et { $money } $
why-act = Chaque carte se joue pour son effet, pour 10 $ ou pour un atout. Celles qui vous restent en main comptent à la Recherche.
why-country = Le pays devient votre allié : vous commercez, investissez et soutenez chez lui. Un allié actif de la même région paie sa valeur s’il s’épuise.
why-exhaust = Un allié qui s’épuise paie sa valeur. Il ne sert plus, jusqu’à ce que votre focus le réactive.
why-engage = Vous y ajoutez une influence et y posez un jeton Soutien ; vos alliés de la région aident à payer.
why-slot = Permanente, elle reste jusqu’à la fin. Temporaire, elle rapporte souvent plus, mais d’autres pourront la pousser dehors.
why-research = Les cartes achetées viennent en premier dans votre prochaine main ; les points non dépensés sont perdus. Un allié épuisé attend votre focus.
why-token = Gardé, il peut encore vous défendre ici contre une menace ; rendu, il revient dans votre réserve.
why-place = Qui a le moins de PV choisit d’abord ; l’ordre vaut pour toute la manche.
why-ready = Actif, un pays peut payer pour vous, recevoir un investissement ou une base.
why-raise = C’est ce que vous recevez chaque fois que vous produisez cette ressource.
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
said-produce = Recevez d’une ressource ce que dit sa production.
