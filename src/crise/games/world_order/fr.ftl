# World Order : textes du jeu. Le français est la langue source.

game-title = World Order
game-pitch = Quatre puissances, sept régions, six manches : nouez des alliances, commercez, investissez, montrez vos armées et pesez plus lourd que les autres.

# Le jeu en une page

summary-goal = Marquez le plus de points de victoire (PV) en six manches. Surtout : placez votre influence dans les régions, qui se décomptent aux manches 3 et 6.
summary-example = Nouveaux alliés : payez de la diplomatie pour qu’un pays exposé devienne votre allié. Plus tard, épuisez-le pour soutenir sa région : un cube, et des PV.
summary-end = Après le décompte de la manche 6, chaque atout non utilisé rapporte 2 PV. Le plus de PV gagne.
summary-turn = Une manche
summary-turn-1 = { choice-preparation }
    .text = { choice-preparation.help }
summary-turn-2 = { choice-focus }
    .text = { choice-focus.help }
summary-turn-3 = { choice-action }
    .text = { choice-action.help }
summary-turn-4 = { choice-research }
    .text = { choice-research.help }
summary-turn-5 = { choice-npc }
    .text = { choice-npc.help }
summary-turn-6 = { choice-aftermath }
    .text = { choice-aftermath.help }
summary-icon-vp = points de victoire
summary-icon-money = argent
summary-icon-diplomacy = diplomatie : pour nouer des alliances et soutenir
summary-icon-army = armées : menace et défense
summary-icon-cube = influence : un cube à votre couleur
summary-icon-soutien = jeton Soutien
summary-icon-globe = alliés
summary-icon-investment = investissement : à chaque manche, 2 $ par point de valeur du pays
summary-icon-base = base : vos armées peuvent y venir
summary-icon-lab = points de recherche
summary-icon-energy = énergie
summary-icon-raw = matières premières
summary-icon-food = nourriture
summary-icon-goods = biens de consommation : pour prospérer
summary-icon-services = services
summary-term-power = Puissance
    .text = États-Unis, Union européenne, Russie ou Chine : chacune a son plateau, ses cartes, ses pays et une capacité à elle.
summary-term-npc = PNJ
    .text = Puissance que personne ne joue : ses cartes placent son influence et ses armées, elle ne marque rien. Le journal lui donne le nom de sa capitale.
summary-term-automa = Automa
    .text = Puissance que la maison joue par ses cartes ; elle marque et peut gagner.
summary-term-influence = Influence
    .text = Un cube à vous dans une région. Permanente, elle y reste ; temporaire, elle rapporte souvent plus mais d’autres peuvent la pousser dehors. Au-dessus de la ligne, elle est permanente sans occuper d’emplacement.
summary-term-zone = Zone d’intérêt
    .text = Les régions où vous pouvez toujours envoyer des armées, et où les menaces vous coûtent des PV.
summary-term-ally = Allié
    .text = Un pays de votre côté. Actif, il peut s’épuiser pour payer à votre place, recevoir un investissement ou une base ; épuisé, il attend que votre focus le réactive, mais on commerce toujours avec lui.
summary-term-value = Valeur
    .text = Le chiffre d’un pays : ce que coûtent de bonnes relations avec lui, et ce qu’il paie en s’épuisant.
summary-term-improve = Améliorer ses relations
    .text = Un pays exposé devient votre allié, contre sa valeur en diplomatie.
summary-term-engage = Soutenir
    .text = Contre de la diplomatie, une influence et un jeton Soutien dans une région où vous avez un allié. Le jeton se rend plus tard pour de l’argent ou pour se défendre.
summary-term-trade = Commercer
    .text = Vendre à vos alliés ce qu’ils achètent, acheter ce qu’ils vendent ; une carte Commerce permet d’acheter à une autre puissance.
summary-term-invest = Investir
    .text = Payer et épuiser un allié : une influence dans sa région, puis un revenu à chaque manche.
summary-term-base = Construire une base
    .text = Payer, épuiser un allié qui la permet et envoyer des armées dans sa région : une influence, et la région vous reste ouverte.
summary-term-move = Déplacer
    .text = Envoyer des armées, 5 $ chacune, vers votre zone d’intérêt ou une région où vous avez une base.
summary-term-produce = Produire
    .text = Recevoir d’une ressource, à son coût, au plus ce que dit sa production. Énergie, matières premières et nourriture sont gratuites.
summary-term-growth = Carte Croissance
    .text = Cinq niveaux, dans l’ordre : des PV, et souvent un effet qui dure.
summary-term-prosperity = Prospérité
    .text = Une piste de cinq étapes : une par manche au plus, payée en biens de consommation, pour des PV et de l’argent.
summary-term-focus = Focus
    .text = Votre priorité pour la manche : intérieur, diplomatique ou militaire.
summary-term-asset = Atout
    .text = Deux par puissance. Chacun sert une fois, à la place de l’effet d’une carte ; inutilisé, il rapporte 2 PV à la fin.
summary-term-reset = Renouveler
    .text = Remettre une de vos influences temporaires au bout de sa rangée, loin de la sortie.
summary-term-threat = Menace
    .text = Dans votre zone d’intérêt, chaque puissance plus forte en armées que votre défense vous coûte 2 PV à la fin de la manche.
summary-term-scoring = Décompte
    .text = Aux manches 3 et 6, dans chaque région dont tous les emplacements permanents sont remplis : 1 PV par cube, puis des PV selon le rang.
summary-term-exposed = Pays exposé
    .text = Un pays face visible au bord de sa région : vous pouvez en faire un allié.

# Options de la partie

option-powers = Puissances
    .help = Celles que l’on souhaite jouer, dans l’ordre des places ; le hasard distribue les autres.
option-automas = Automas
    .help =
        Ce que deviennent les puissances que personne ne joue.
        PNJ : absente, elle ne fait que placer influence et armées par ses cartes, et ne marque rien.
        Automa : menée par la maison, par ses cartes, sans main ni plateau ; elle marque et peut gagner.
        Un robot, lui, tient une place de la table : il joue comme vous, avec une main et un plateau.
    .is-none = Aucun
    .is-normal = Normaux
    .is-hard = Difficiles
option-first_hand = Première main
    .help = Les six cartes conseillées pour chaque puissance, ou six cartes piochées au hasard.
    .is-suggested = Conseillée
    .is-drawn = Piochée
option-executive_order = Décret
    .help = Une fois par partie, chaque puissance peut remplacer l’effet d’une carte par une action de son choix ; un décret inutilisé vaut 3 PV à la fin.
option-house_balance = Équilibrage maison
    .help = Les puissances que les chiffres imprimés désavantagent commencent avec quelques PV de plus. Rien d’autre ne change.

# Puissances, régions, ressources

choice-US = États-Unis
choice-EU = Union européenne
choice-RU = Russie
choice-CN = Chine

# Qui joue une puissance y porte son nom ; celle que personne ne joue s’appelle par sa capitale : ni article, ni accord.
role-US = Washington
role-EU = Bruxelles
role-RU = Moscou
role-CN = Pékin

place-EUR = Europe
place-CAS = Asie centrale
place-AME = Amériques
place-MENA = Moyen-Orient – Afrique du Nord
place-AFR = Afrique
place-SAS = Asie du Sud
place-EAP = Asie de l’Est – Pacifique

resource-E = Énergie
resource-R = Matières premières
resource-F = Nourriture
resource-C = Biens de consommation
resource-S = Services
resource-D = Diplomatie
resource-A = Armées

# Une quantité, dans une phrase du journal et sur une carte
amount = { $resource ->
        [E] { $number } { $number ->
            [one] unité
           *[other] unités
        } d’énergie
        [R] { $number } { $number ->
            [one] unité
           *[other] unités
        } de matières premières
        [F] { $number } { $number ->
            [one] unité
           *[other] unités
        } de nourriture
        [C] { $number } { $number ->
            [one] bien
           *[other] biens
        } de consommation
        [S] { $number } { $number ->
            [one] service
           *[other] services
        }
        [D] { $number } { $number ->
            [one] point
           *[other] points
        } de diplomatie
        [A] { $number } { $number ->
            [one] armée
           *[other] armées
        }
        [M] { $number } $
        [V] { $number } PV
        [r] { $number } { $number ->
            [one] point
           *[other] points
        } de recherche
       *[other] { $number } × { $resource }
    }

# Effets, tels qu’ils s’écrivent sur les cartes : des morceaux de phrase. Ce qui en précise un suit entre parenthèses (« note-… »).

join-then = { $first }, puis { $next }
join-or = { $first } ou { $next }
join-notes = { $first } ; { $next }
join-cost = { $cost } et { $step }
text-noted = { $step } ({ $notes })

step-improve = améliorez vos relations
step-improve-there = améliorez vos relations dans la même région
step-improve-times = améliorez { $n ->
        [2] deux fois
       *[other] { $n } fois
    } vos relations
step-engage = soutenez une région
step-engage-there = soutenez la même région
step-engage-it = soutenez sa région
step-engage-elsewhere = soutenez une autre région
step-trade = commercez
step-trade-single = vendez ou achetez une seule sorte de ressource
step-invest = investissez
step-invest-it = investissez dans ce pays
step-invest-there = investissez dans la même région
step-invest-elsewhere = investissez dans une autre région
step-move = déplacez jusqu’à { armies }
step-move-there = déplacez-y jusqu’à { armies }
step-move-same = déplacez jusqu’à { armies } vers cette région
step-move-exact = déplacez exactement { armies } vers une région
step-move-exact-there = déplacez-y exactement { armies }
step-move-range = déplacez de { $least } à { armies }
step-move-range-there = déplacez-y de { $least } à { armies }
step-move-supply = placez { armies } de la réserve dans une région
step-move-supply-there = placez-y { armies } de la réserve
step-base = construisez une base
step-base-it = construisez une base dans ce pays
step-base-there = construisez une base dans la même région
step-grow = prenez une carte Croissance
step-produce = { $n ->
        [one] produisez une ressource au choix
       *[other] produisez { $n } ressources différentes au choix
    }
step-produce-it = produisez cette ressource
step-produce-fixed = produisez { $what }
step-produce-limit = produisez jusqu’à { $amount }
step-raise = augmentez d’un cran { $n ->
        [one] une production
       *[other] { $n } productions différentes
    }
step-gain = gagnez { $amount }
step-gain-own_fdi = gagnez { $amount } par investissement que vous avez
step-gain-types_imported = gagnez { $amount } par sorte de ressource importée
step-sell_armies = vendez { armies } de votre plateau pour { $money } $ en tout
step-influence = ajoutez { influences } dans une région au choix
step-influence-there = ajoutez-y { influences }
step-influence-each = ajoutez { influences } dans chacune
step-influence-among = ajoutez { influences }
step-influence-permanent = ajoutez { permanent-influences } dans une région au choix
step-influence-permanent-there = ajoutez-y { permanent-influences }
step-influence-permanent-each = ajoutez { permanent-influences } dans chacune
step-influence-permanent-among = ajoutez { permanent-influences }
step-reset = renouvelez une de vos influences temporaires
step-reset-there = renouvelez une de vos influences temporaires dans la même région
step-reset-moved = renouvelez une de vos influences temporaires dans une région où ces armées sont arrivées
step-ready = { $n ->
        [one] réactivez un allié
       *[other] réactivez jusqu’à { $n } alliés
    }
step-ready-any = choisissez un allié et réactivez-le s’il est épuisé
step-draw = piochez { cards }
step-discard = défaussez { cards }
step-trash = retirez de la partie { cards } de votre main
step-trash-any = retirez de la partie { cards } de votre main ou de votre défausse
step-trash-self = retirez de la partie cette carte-ci
step-play = jouez une autre carte
step-prosper = franchissez l’étape de prospérité suivante
step-take_market = prenez gratuitement au marché une carte de prix { $n } ou moins et jouez-la (elle reste à vous)
step-region = { $n ->
        [one] choisissez une région
       *[other] choisissez { $n } régions
    }
step-fund = dépensez jusqu’à { $most }, par tranches de { $slice }, et gagnez { $amount } par tranche
step-negotiate = regardez la pioche d’une région et ses pays exposés et, si vous voulez, améliorez vos relations avec l’un d’eux (le reste est mélangé et deux pays sont exposés)
step-brics = payez { $price } $ et ajoutez 1 influence dans 2 de ces régions : { $places } ; la Russie peut payer { $share } $ (ou tout ce qu’elle a, si c’est au moins { $least } $) pour en ajouter 1 dans la troisième
step-repeat = { $steps } ; recommencez une fois, si vous voulez, dans une autre région
step-one_of = au choix : { $steps }
step-two_of = faites deux de ces actions, dans l’ordre qui vous plaît : { $steps }
step-may = éventuellement { $steps }
step-pay = payez { $cost }

note-places = { $places }
note-except = sauf { $places }
note-less = { diplomacy } de moins
note-less-in = { diplomacy } de moins : { $places }
note-less-per_ally = 1 point de diplomatie de moins par allié que vous y avez
note-less-per_army = 1 point de diplomatie de moins par armée que vous y avez
note-less-goods = { $n } { $n ->
        [one] bien
       *[other] biens
    } de consommation de moins
note-surcharge-improve = { diplomacy } de plus
note-surcharge = { $n } $ de plus
note-money_for_d = chaque point de diplomatie peut se payer { $n } $
note-money_for_s = chaque service peut se payer { $n } $
note-no_ally = même sans y avoir d’allié
note-shown = les pays exposés là comptent comme vos alliés
note-only = vos alliés d’ailleurs ne comptent pas
note-double = ces symboles comptent double : { $what }
note-double_one = une sorte de symboles compte double, au choix : { $what }
note-again-invest = même dans un pays qui porte déjà un de vos investissements
note-again-base = même dans un pays qui porte déjà une de vos bases
note-keep_ready = sans l’épuiser
note-free = gratuitement
note-free_armies = jusqu’à { $n } { $n ->
        [one] armée y va
       *[other] armées y vont
    } gratuitement, quelle que soit la valeur du pays
note-slotless = même sans emplacement libre
note-slotless-base = son influence peut être permanente même sans emplacement libre
note-exported = si vous y avez exporté au moins { $amounts }
note-if_any = s’il y en a une
note-or_not = si sa piste le permet
note-army = armée
note-flag = drapeau : { $power }

armies = { $n } { $n ->
        [one] armée
       *[other] armées
    }
cards = { $n } { $n ->
        [one] carte
       *[other] cartes
    }
diplomacy = { $n } { $n ->
        [one] point
       *[other] points
    } de diplomatie
influences = { $n } { $n ->
        [one] influence
       *[other] influences
    }
permanent-influences = { $n } { $n ->
        [one] influence permanente
       *[other] influences permanentes
    }
some = { $resource ->
        [E] de l’énergie
        [R] des matières premières
        [F] de la nourriture
        [C] des biens de consommation
        [S] des services
        [D] de la diplomatie
       *[A] des armées
    }

text-types = { $types }.
text-twice = { $type } ×{ $n }
text-steps = { $steps }.
text-next = Ensuite, { $steps }.
text-at-once = Tout de suite : { $steps }.
text-top = En main à la Recherche : { $gains }.
text-price = Prix : { $price }.
text-growth = Niveau { $level }. Coût : { $price }. Rapporte { $vp } PV.
text-asset = { $powers }. Vaut { $vp } PV au départ ; sert une fois par partie.
text-country = { $place }. Valeur { $value }. Investir : { $price }. Vous achète : { $exports }. Vous vend : { $imports }.
text-nothing = rien
text-start = Pays de départ : { $powers }.
text-forbidden = Relations interdites : { $powers }.
text-bases = Base permise : { $powers }.
text-line = { $power } : { $what }.
text-focus = focus { $focus ->
        [domestic] intérieur
        [diplomatic] diplomatique
       *[military] militaire
    }

# Sortes et types de cartes

kind-country = Pays
kind-start = Pays de départ
kind-action = Carte de départ
kind-market = Carte du marché
kind-growth = Carte Croissance
kind-asset = Atout stratégique
kind-npc = Influence des PNJ
kind-decision = Décision d’Automa

figure-types-Dom = Intérieur
figure-types-Dip = Diplomatique
figure-types-Eco = Économique
figure-types-Mil = Militaire

# Cartes : paquets de départ

card-growth-strategy = Stratégie de croissance
    .flavour = Un plan à dix ans, révisé tous les six mois.
card-new-allies = Nouveaux alliés
    .flavour = On s’est toujours appréciés, surtout depuis ce matin.
card-diplomatic-engagement = Soutien diplomatique
    .flavour = Une poignée de main, quatre caméras, aucune question.
card-foreign-trade = Commerce extérieur
    .flavour = Tout se vend, il suffit de trouver le port.
card-foreign-direct-investment = Investissement direct à l’étranger
    .flavour = L’usine est là-bas, le ruban et les ciseaux viennent d’ici.
card-foreign-military-presence = Présence militaire à l’étranger
    .flavour = Provisoire, avec piste d’atterrissage et école maternelle.
card-military-reinforcements = Renforts militaires
    .flavour = Un simple roulement. Le second roulement arrive mardi.
card-global-currency = Monnaie mondiale
    .flavour = Elle est acceptée partout, même par ceux qui la critiquent.
card-military-pact = Pacte militaire
    .flavour = Trente articles pour dire : ne touchez pas à celui-là.
card-soft-power = Soft power
    .flavour = Un cinéma, une langue, un fromage : trois divisions.
card-humanitarian-aid = Aide humanitaire
    .flavour = Désintéressée, avec le drapeau bien visible sur les sacs.
card-military-re-equipment = Réarmement
    .flavour = Le défilé sera plus long que l’an dernier.
card-energy-titan = Géant de l’énergie
    .flavour = Le robinet est un argument de négociation.
card-economic-diplomacy = Diplomatie économique
    .flavour = Le pont est offert. La route qui y mène, moins.
card-the-worlds-factory = L’usine du monde
    .flavour = Regardez sous l’objet : c’est écrit en petit.

# Cartes : marché

card-build-new-embassy = Ouvrir une ambassade
    .flavour = Un jardin, un mât, et des petits fours pour trente ans.
card-ensure-peace-in-the-region = Garantir la paix régionale
    .flavour = Tout le monde a signé, avec des stylos différents.
card-dominant-power = Puissance dominante
    .flavour = On vous écoute mieux quand le porte-avions est dans le cadre.
card-convincing-arguments = Arguments convaincants
    .flavour = Le troisième était dans une enveloppe.
card-successful-negotiations = Négociations fructueuses
    .flavour = Douze heures de réunion, dont onze sur la forme de la table.
card-assign-new-diplomats = Nommer des diplomates
    .flavour = Cinq langues chacun, et le même silence dans toutes.
card-activation-of-allies = Mobiliser les alliés
    .flavour = Ils étaient justement sur le point d’appeler.
card-diplomatic-trip = Voyage officiel
    .flavour = Trois pays en deux jours, un seul costume froissé.
card-new-strategic-partner = Nouveau partenaire stratégique
    .flavour = Stratégique : se dit d’un pays qui a un port.
card-tap-into-new-markets = Conquérir des marchés
    .flavour = Deux cents millions de clients qui ne le savent pas encore.
card-establish-trade-routes = Ouvrir des routes commerciales
    .flavour = La caravane passe, les droits de douane aboient.
card-trade-opportunity = Occasion commerciale
    .flavour = À saisir avant midi, cours du matin.
card-return-on-investment = Retour sur investissement
    .flavour = La patience, avec un taux.
card-quantitative-easing = Assouplissement quantitatif
    .flavour = On n’imprime pas d’argent : on en augmente le nombre.
card-steady-partnership = Partenariat durable
    .flavour = Renouvelable par tacite réception.
card-key-economic-partner = Partenaire économique clé
    .flavour = La clé est chez nous, la serrure aussi.
card-economic-expansion = Expansion économique
    .flavour = Les frontières n’ont pas bougé ; les enseignes, si.
card-military-exercises = Manœuvres militaires
    .flavour = L’ennemi est fictif, mais il habite à côté.
card-strengthen-alliance = Renforcer l’alliance
    .flavour = Une seconde base, pour que la première se sente moins seule.
card-well-laid-plans = Plan sans accroc
    .flavour = Le plan B est prêt. Le plan A aussi, à peu près.
card-global-presence = Présence mondiale
    .flavour = Le soleil ne se couche jamais sur les ordres de mission.
card-power-play = Démonstration de force
    .flavour = Personne n’a été blessé, tout le monde a été prévenu.
card-improve-logistics = Améliorer la logistique
    .flavour = Les amateurs parlent de stratégie, les autres de palettes.
card-covert-military-operation = Opération clandestine
    .flavour = Démentie par trois ministères, confirmée par la facture.
card-minimize-bureaucracy = Simplifier l’administration
    .flavour = Le formulaire de suppression des formulaires est en trois exemplaires.
card-initiate-restructuring = Lancer une restructuration
    .flavour = L’organigramme a changé, le café non.
card-optimization-program = Programme d’optimisation
    .flavour = Faire autant avec moins de réunions sur le sujet.
card-new-agenda = Nouvel ordre du jour
    .flavour = Point un : adoption de l’ordre du jour. Point deux : déjeuner.
card-prosperous-times = Années prospères
    .flavour = On s’en souviendra comme de l’époque où l’on se plaignait déjà.
card-re-examine-agreement = Revoir un accord
    .flavour = La note de bas de page prend la parole.
card-explore-alternatives = Explorer d’autres pistes
    .flavour = Toutes les options sont sur la table, et la table penche.
card-boost-production = Doper la production
    .flavour = L’usine tourne la nuit. Le jour aussi, à vrai dire.
card-re-evaluate-strategy = Réviser la stratégie
    .flavour = Elle était excellente, mais pas dans ce monde-ci.

# Cartes : croissance

card-industrial-development = Développement industriel
    .flavour = Des cheminées, puis des écrans, puis des rapports sur les cheminées.
card-diplomatic-initiative = Initiative diplomatique
    .text = À chaque choix de focus, réactivez un pays de plus.
    .flavour = Téléphoner en premier : une technologie sous-estimée.
card-reduced-bureaucracy = Administration allégée
    .text = Une fois par manche, pendant votre tour : piochez 1 carte, puis retirez de la partie 1 carte de votre main.
    .flavour = Un guichet de moins, et personne ne sait lequel.
card-knowledge-transfer = Transfert de savoir
    .text = Une fois par manche, pendant votre tour : piochez jusqu’à autant de cartes que la plus haute valeur parmi vos alliés actifs, puis défaussez-en autant.
    .flavour = Les étudiants rentrent au pays avec le manuel annoté.
card-tactical-flexibility = Souplesse tactique
    .text = À chaque Préparation, piochez 1 carte de plus.
    .flavour = Changer d’avis, mais en colonne.
card-diplomatic-opening = Ouverture diplomatique
    .text = Une fois par manche, après avoir amélioré vos relations : recommencez avec un autre pays, pour 1 point de diplomatie de plus.
    .flavour = La porte était ouverte, il a suffi d’y mettre le pied.
card-strategic-advantage = Avantage stratégique
    .text = Au premier tour de chaque manche, jouez une carte de plus.
    .flavour = Un coup d’avance, et l’élégance de ne pas le dire.
card-regional-resilience = Résilience régionale
    .text = Une fois par manche, juste avant d’ajouter de l’influence dans une région : rendez permanente une de vos influences temporaires de cette région, même sans emplacement libre.
    .flavour = Ce qui ne vous chasse pas de la région vous y enracine.
card-space-program = Programme spatial
    .text = Pas d’effet : seuls ses PV comptent.
    .flavour = La Lune n’a pas d’alliés. Pour l’instant.
card-olympic-games = Jeux olympiques
    .text = Pas d’effet : seuls ses PV comptent.
    .flavour = L’important est de participer, puis de rembourser le stade.

# Cartes : atouts stratégiques

card-us-arms-export = Exportation d’armes
    .flavour = Livrées avec notice, hélicoptère et service après-vente.
card-us-navy = Marine américaine
    .flavour = Une ville de cinq mille habitants qui change d’océan.
card-us-rd-champion = Champion de la recherche
    .flavour = Tout a commencé dans un garage, puis on a agrandi le garage.
card-us-main-un-funding-contributor = Premier contributeur de l’ONU
    .flavour = Qui paie l’orchestre souffle un peu la musique.
card-us-nato = OTAN
    .flavour = Un pour tous, et le standard sonne à Washington.
card-eu-central-european-bank = Banque centrale européenne
    .flavour = Vingt ministres, une seule planche à billets.
card-eu-brand-europe = La marque Europe
    .flavour = Du parfum, des normes, et des normes sur le parfum.
card-eu-expansion = Élargissement de l’UE
    .flavour = La salle de réunion va encore manquer de chaises.
card-eu-neighborhood-policy = Politique de voisinage
    .flavour = On s’entend mieux avec une haie, et un fonds de cohésion.
card-eu-nato = OTAN
    .flavour = L’interopérabilité : le même café dans trente tasses.
card-ru-csto = OTSC
    .flavour = Une organisation où l’on répond vite au téléphone.
card-ru-arms-export = Exportation d’armes
    .flavour = Rustique, robuste, et livrable par le premier cargo venu.
card-ru-new-energy-markets = Nouveaux marchés de l’énergie
    .flavour = Le gazoduc tourne la tête vers qui signe.
card-ru-cyber-attacks = Cyberattaques
    .flavour = Le mot de passe était « motdepasse ».
card-ru-private-military-corporations = Sociétés militaires privées
    .flavour = Elles n’existent pas, et facturent à la journée.
card-cn-expansion-in-the-south-china-sea = Expansion en mer de Chine méridionale
    .flavour = L’île n’était pas sur la carte. La carte est à jour.
card-cn-brics = BRICS
    .flavour = Un acronyme de banquier devenu un plan de table.
card-cn-belt-road = Nouvelles routes de la soie
    .flavour = Mille ports plus loin, le chameau est électrique.
card-cn-sco = OCS
    .flavour = La photo de famille demande un grand-angle.
card-cn-rapid-industrialization = Industrialisation rapide
    .flavour = Le temps de lire cette ligne, une zone industrielle.

# Cartes : pays de départ

card-us-mexico = Mexique
card-us-iraq = Irak
card-us-japan = Japon
card-us-iceland = Islande
card-eu-member-states = États membres de l’UE
card-eu-norway = Norvège
card-eu-canada = Canada
card-eu-jordan = Jordanie
card-eu-nigeria = Nigeria
card-ru-belarus = Biélorussie
card-ru-armenia = Arménie
card-ru-syria = Syrie
card-ru-india = Inde
card-cn-tajikistan = Tadjikistan
card-cn-pakistan = Pakistan
card-cn-laos = Laos
card-cn-south-africa = Afrique du Sud

# Cartes : pays des régions

card-bosnia-herzegovina = Bosnie-Herzégovine
card-belarus = Biélorussie
card-switzerland = Suisse
card-serbia = Serbie
card-albania = Albanie
card-ukraine = Ukraine
card-moldova = Moldavie
card-iceland = Islande
card-croatia = Croatie
card-norway = Norvège
card-armenia = Arménie
card-georgia = Géorgie
card-kazakhstan = Kazakhstan
card-azerbaijan = Azerbaïdjan
card-tajikistan = Tadjikistan
card-turkmenistan = Turkménistan
card-afghanistan = Afghanistan
card-uzbekistan = Ouzbékistan
card-kyrgyzstan = Kirghizistan
card-mongolia = Mongolie
card-canada = Canada
card-colombia = Colombie
card-peru = Pérou
card-argentina = Argentine
card-honduras = Honduras
card-venezuela = Venezuela
card-ecuador = Équateur
card-el-salvador = Salvador
card-mexico = Mexique
card-cuba = Cuba
card-chile = Chili
card-brazil = Brésil
card-qatar = Qatar
card-syria = Syrie
card-egypt = Égypte
card-iran = Iran
card-saudi-arabia = Arabie saoudite
card-algeria = Algérie
card-libya = Libye
card-jordan = Jordanie
card-united-arab-emirates = Émirats arabes unis
card-israel = Israël
card-turkey = Turquie
card-iraq = Irak
card-sudan = Soudan
card-south-africa = Afrique du Sud
card-mali = Mali
card-niger = Niger
card-burkina-faso = Burkina Faso
card-ethiopia = Éthiopie
card-angola = Angola
card-equatorial-guinea = Guinée équatoriale
card-nigeria = Nigeria
card-djibouti = Djibouti
card-kenya = Kenya
card-central-african-republic = République centrafricaine
card-sri-lanka = Sri Lanka
card-nepal = Népal
card-maldives = Maldives
card-bhutan = Bhoutan
card-myanmar = Birmanie
card-pakistan = Pakistan
card-bangladesh = Bangladesh
card-india = Inde
card-new-zealand = Nouvelle-Zélande
card-south-korea = Corée du Sud
card-vietnam = Viêt Nam
card-singapore = Singapour
card-australia = Australie
card-north-korea = Corée du Nord
card-cambodia = Cambodge
card-laos = Laos
card-indonesia = Indonésie
card-philippines = Philippines
card-thailand = Thaïlande
card-japan = Japon

# Cartes : influence des PNJ, décisions des Automas

card-npc-1 = Influence n° 1
card-npc-2 = Influence n° 2
card-npc-3 = Influence n° 3
card-npc-4 = Influence n° 4
card-npc-5 = Influence n° 5
card-npc-6 = Influence n° 6
card-npc-7 = Influence n° 7
card-npc-8 = Influence n° 8
card-npc-9 = Influence n° 9
card-npc-10 = Influence n° 10
card-npc-11 = Influence n° 11
card-npc-12 = Influence n° 12
card-npc-13 = Influence n° 13
card-npc-14 = Influence n° 14
card-npc-15 = Influence n° 15
card-npc-16 = Influence n° 16
card-npc-17 = Influence n° 17
card-npc-18 = Influence n° 18
card-npc-19 = Influence n° 19
card-npc-20 = Influence n° 20
card-decision-1 = Décision n° 1
card-decision-2 = Décision n° 2
card-decision-3 = Décision n° 3
card-decision-4 = Décision n° 4
card-decision-5 = Décision n° 5
card-decision-6 = Décision n° 6
card-decision-7 = Décision n° 7
card-decision-8 = Décision n° 8
card-decision-9 = Décision n° 9
card-decision-10 = Décision n° 10
card-decision-11 = Décision n° 11
card-decision-12 = Décision n° 12

# Règles

section-WO-RND = Manches
rule-WO-RND-1 = La partie compte six manches. Une manche : Préparation ; Action, soit quatre tours de jeu par puissance, puis Recherche, puis influence des PNJ ; Retombées. La manche 1 n’a pas de Préparation.
rule-WO-RND-2 = On ne procède au décompte qu’à la fin des Retombées des manches 3 et 6.

section-WO-SEC = Ce qui est caché, ce qui ne manque jamais
rule-WO-SEC-1 = Sont cachés : l’ordre de chaque pioche ; les mains, chaque puissance voyant la sienne ; l’atout écarté, que seule sa puissance connaît. Les défausses sont publiques, sauf les cartes jouées face cachée : elles sont mises à part, vues de leur seule puissance, puis mélangées avec sa défausse ; un effet qui retire une carte de la défausse peut retirer une de celles-là. Tout le reste (argent, ressources, atouts gardés, marché, pays exposés) est public.
    .mark = ruling
rule-WO-SEC-2 = Cubes, armées et jetons ne manquent jamais, sauf les jetons Soutien : trois par puissance. Les points de victoire (PV) peuvent descendre au-dessous de 0.
    .mark = ruling

section-WO-SET = Mise en place
rule-WO-SET-1 = Les cubes de départ des quatre puissances, jouées ou non, et les cubes neutres (noirs) sont sur leurs emplacements. Europe : UE, États-Unis, Russie. Asie centrale : Russie. Amériques : États-Unis. Moyen-Orient – Afrique du Nord : UE, États-Unis, un neutre. Asie du Sud : Chine, un neutre. Asie de l’Est – Pacifique : Chine, États-Unis. En Afrique, le cube de l’UE occupe le premier emplacement temporaire : c’est un cube temporaire.
rule-WO-SET-2 = Chaque puissance reçoit la production de départ de son plateau, un stock d’une production complète, autant d’armées sur son plateau que sa production d’armées, son argent de départ (États-Unis 30 $, UE 25 $, Chine 20 $, Russie 15 $), ses pays de départ, actifs, ses accords commerciaux et 3 jetons Soutien.
rule-WO-SET-3 = Ordre de la manche 1 : le plus de PV d’abord ; à égalité, le moins d’argent de départ.
rule-WO-SET-4 = Chaque puissance n’est jouée que par une personne. À deux, sans Automas : les États-Unis ou l’UE contre la Russie ou la Chine. À trois : trois puissances au choix. Les puissances absentes sont des PNJ (puissances non jouées) ou, selon l’option « Automas », des Automas. Dans le journal, une puissance porte le nom de qui la joue ; une puissance absente, celui de sa capitale : Washington (États-Unis), Bruxelles (UE), Moscou (Russie), Pékin (Chine).
    .mark = ruling
rule-WO-SET-5 = Mélangez les pays de chaque région ; ils forment sa pioche, dont deux cartes sont exposées.
rule-WO-SET-6 = Mélangez les 66 cartes du marché et exposez-en une rangée de 6. Les nouvelles cartes entrent par la gauche.
    .mark = ruling
rule-WO-SET-7 = Les cartes Croissance sont exposées par niveau, chacune en autant d’exemplaires qu’il y a de puissances en jeu : personne ne peut vous en priver.
    .mark = ruling
rule-WO-SET-8 = Piochez 3 de vos 5 atouts et gardez-en 2 ; toutes les puissances choisissent en même temps, en secret. La somme des nombres des deux atouts gardés donne vos PV de départ. Les atouts gardés sont ensuite publics.
    .mark = ruling
rule-WO-SET-9 = La première main est celle que le jeu conseille ; les six autres cartes, mélangées, forment votre pioche. Option « Première main » : piochée, elle compte six cartes tirées au hasard.
    .mark = option
rule-WO-SET-10 = La manche 1 se joue sous focus intérieur, mais seul son effet pour la manche s’applique : ni réactivation, ni production.
rule-WO-SET-11 = Les cartes Commerce des quatre puissances, même absentes, sont face visible. À deux : une par puissance. À trois : deux par puissance. À quatre : deux par puissance et trois pour la Russie. Une carte offre : États-Unis 1 service ; Chine 1 bien de consommation ; UE 1 bien de consommation ou 1 service ; Russie 3 unités d’énergie ou 3 de matières premières. Les Automas comptent parmi les puissances en jeu.
    .mark = ruling
rule-WO-SET-12 = Sans Automas, on joue de 2 à 4. Avec des Automas, les puissances se choisissent librement, et une personne suffit. Un Automa compte comme une puissance jouée pour le nombre d’exemplaires, l’ordre du tour, les jetons de majorité et WO-SCO-8 ; il marque selon la capacité de sa puissance (WO-SCO-6, WO-SCO-7, WO-END-2). Un Automa peut gagner : alors aucune place ne gagne, et le résultat le nomme.
    .mark = ruling
rule-WO-SET-13 = Option « Équilibrage maison » : certaines puissances commencent avec des PV de plus. À deux : Russie +3, Chine +8. À trois : États-Unis +4, Russie +7, Chine +6. À quatre : États-Unis +9, Russie +6, Chine +2. Les Automas comptent parmi les puissances en jeu, mais n’en reçoivent pas.
    .mark = option

section-WO-INF = Influence
rule-WO-INF-1 = Une influence est un cube à votre couleur. Placez-le, à votre choix, sur un emplacement permanent libre (1 PV) ou sur le premier emplacement temporaire libre à partir de la gauche (les PV qui y sont imprimés). Les PV sont marqués aussitôt. Emplacements permanents : Europe 4 ; Moyen-Orient – Afrique du Nord et Asie de l’Est – Pacifique 3 ; les autres régions 2. PV des emplacements temporaires, de gauche à droite : Europe 5, 4, 3, 2 ; Moyen-Orient – Afrique du Nord 5, 4, 3, 2, 1 ; les autres régions 4, 3, 2, 1.
rule-WO-INF-2 = Si tous les emplacements temporaires sont pris et que vous placez un cube temporaire, le cube le plus à gauche, à qui qu’il soit, retourne à la réserve ; les autres glissent d’un cran vers la gauche et le vôtre entre à droite, pour 0 PV.
rule-WO-INF-3 = Une influence permanente « même sans emplacement libre » se place au-dessus de la ligne : 0 PV, et elle ne remplit aucun emplacement. Si un emplacement permanent est libre, vous pouvez l’occuper et en marquer les PV. Ce cube ne peut pas être temporaire, sauf si la carte dit « peut ».
    .mark = ruling
rule-WO-INF-4 = Rendre permanent : choisissez un de vos cubes temporaires et placez-le sur un emplacement permanent libre, ou au-dessus de la ligne si la carte n’exige pas d’emplacement. Aucun PV ; la rangée se resserre vers la gauche.
rule-WO-INF-5 = Renouveler : déplacez un de vos cubes temporaires derrière le dernier de la rangée. Aucun PV ; s’il est déjà le dernier, rien ne se passe.
rule-WO-INF-6 = L’influence d’une puissance dans une région compte tous ses cubes là-bas : de départ, permanents, au-dessus de la ligne et temporaires.
    .mark = ruling

section-WO-PREP = Préparation
rule-WO-PREP-1 = Manches 2 à 6 : piochez 6 cartes, 7 avec Souplesse tactique. Si la pioche se vide en chemin, mélangez votre défausse et continuez ; s’il n’y a pas assez de cartes, piochez ce qu’il y a.
rule-WO-PREP-2 = Dans l’ordre croissant des PV (à égalité, le moins d’argent, puis le moins d’argent de départ), chaque puissance prend une place libre dans l’ordre du tour. Il y a autant de places que de puissances jouées et d’Automas.
    .mark = ruling
rule-WO-PREP-3 = Produisez gratuitement énergie, matières premières et nourriture, chacune selon sa production.
rule-WO-PREP-4 = Dans chaque région, le pays exposé depuis le plus longtemps va sous sa pioche et un nouveau est exposé, sauf si la pioche est vide. De deux pays arrivés ensemble, le premier posé est le plus ancien.
    .mark = ruling
rule-WO-PREP-5 = Toutes les cartes Commerce sont remises face visible.
    .mark = ruling

section-WO-FOC = Focus
rule-WO-FOC-1 = Dans l’ordre du tour, choisissez un focus : intérieur, diplomatique ou militaire. Vous pouvez garder celui de la manche précédente.
rule-WO-FOC-2 = Réactivez jusqu’à ce nombre de pays : 1 sous focus intérieur, 4 sous focus diplomatique, 2 sous focus militaire ; l’UE, un de plus. Avec Initiative diplomatique, encore un de plus. Un pays actif peut être épuisé pour agir ; épuisé, il reste votre allié.
rule-WO-FOC-3 = Ensuite, vous pouvez augmenter de 1 une production, au prix de votre plateau (États-Unis 8 $, UE 7 $, Russie et Chine 6 $). Intérieur : n’importe laquelle ; la Chine peut à la place payer 15 $ pour deux productions différentes. Diplomatique : la diplomatie. Militaire : les armées. Jamais au-delà du maximum de la piste.
rule-WO-FOC-4 = Si vous augmentez ainsi une production d’énergie, de matières premières ou de nourriture, gagnez aussitôt 1 unité de cette ressource.
rule-WO-FOC-5 = Produisez ensuite, au coût unitaire et dans la limite de votre production. Intérieur : biens de consommation et services, l’un, l’autre ou les deux. Diplomatique : diplomatie. Militaire : armées, sur votre plateau.
rule-WO-FOC-6 = Effet pour toute la manche. Intérieur : 2 points de recherche de plus. Diplomatique : Soutenir coûte 2 points de diplomatie de moins. Militaire : menace +1 partout où vous avez des armées, défense +1 dans chaque région de votre zone d’intérêt.

section-WO-ACT = Actions
rule-WO-ACT-1 = Quatre fois, dans l’ordre du tour, chaque puissance joue un tour : une carte de sa main, ou deux au premier tour de la manche avec Avantage stratégique. Pris pendant ce premier tour, il vaut aussitôt.
    .mark = ruling
rule-WO-ACT-2 = Carte face visible : appliquez ses effets dans l’ordre.
rule-WO-ACT-3 = Carte face cachée : gagnez 10 $.
rule-WO-ACT-4 = Carte face cachée : utilisez un de vos atouts. Chaque atout ne sert qu’une fois par partie.
rule-WO-ACT-5 = On ne peut pas passer son tour tant qu’on a une carte en main ; sans carte, le tour est sauté.
    .mark = ruling
rule-WO-ACT-6 = Les cartes jouées vont dans votre défausse, les cartes retirées sortent de la partie, une fois leur dernier effet appliqué, y compris celui d’une carte jouée entre-temps.
    .mark = ruling
rule-WO-ACT-7 = Les effets de cartes Croissance qui valent une fois par manche et ne sont liés à aucune action s’utilisent pendant votre tour, avant ou après votre carte. Administration allégée retire une carte même s’il n’y a rien à piocher.
    .mark = ruling
rule-WO-ACT-8 = Option « Décret » : une fois par partie, jouez une carte face cachée pour faire, au choix : améliorer vos relations, soutenir, commercer, investir, gagner 1 armée et en déplacer jusqu’à 2, construire une base, prendre une carte Croissance, ou produire 3 ressources différentes. Une carte qu’une autre carte fait jouer ne peut pas l’être pour le décret. Non utilisé à la fin : 3 PV.
    .mark = option
rule-WO-ACT-9 = Pour jouer une carte face visible, son premier effet obligatoire doit être possible. Vous pouvez renoncer à chacun des suivants, même à jouer une autre carte, et au premier si la carte dit « éventuellement ». Mais le coût lié à un effet (« piochez 1 carte, puis retirez-en une ») est dû dès que vous en avez pris le gain. Il en va de même pour les atouts et le décret.
    .mark = ruling
rule-WO-ACT-10 = Commercer, déplacer, produire, piocher, gagner, réactiver et dépenser une somme libre sont toujours possibles, fût-ce pour 0. Améliorer ses relations, soutenir, investir, construire une base, prendre une carte Croissance, prospérer, vendre des armées, renouveler, augmenter une production, ajouter de l’influence et prendre une carte au marché demandent au moins une cible possible et payable. Un déplacement avec un minimum demande autant d’armées, et l’argent. Choisir une région n’est pas un effet : c’est le suivant qui compte.
    .mark = ruling

section-WO-IR = Améliorer ses relations
rule-WO-IR-1 = Choisissez un pays exposé, dans n’importe quelle région, qui n’interdit pas les relations avec votre puissance.
rule-WO-IR-2 = Coût en diplomatie : la valeur du pays, moins la valeur de chaque allié actif de la même région que vous épuisez pour cela, moins la réduction de la carte, et jamais moins de 0. Choisissez le pays, puis les alliés un à un, puis payez. On n’épuise un allié que s’il reste un coût à couvrir ; le dernier peut le dépasser. Cela vaut aussi pour WO-ENG-2.
    .mark = ruling
rule-WO-IR-3 = Le pays devient votre allié et arrive actif.
rule-WO-IR-4 = La région expose aussitôt de nouveau deux pays, tant que sa pioche le permet.
rule-WO-IR-5 = Si c’est la version complète d’un de vos pays de départ, la carte de départ quitte la partie et vous ajoutez 1 influence dans la région.
rule-WO-IR-6 = Lors de cet échange, les jetons restent sur le pays, qui arrive actif. La carte de départ peut être épuisée pour payer le coût.
    .mark = ruling
rule-WO-IR-7 = Ouverture diplomatique, une fois par manche : après avoir amélioré vos relations, recommencez avec un autre pays pour 1 point de diplomatie de plus. Réduction, régions et paiements propres à la carte jouée ne valent pas pour cette seconde fois.
    .mark = ruling

section-WO-ENG = Soutenir
rule-WO-ENG-1 = Il faut au moins un allié, actif ou épuisé, dans la région, sauf si la carte dit autrement.
rule-WO-ENG-2 = Coût en diplomatie : celui de la région, moins la valeur de chaque allié actif que vous y épuisez, moins 2 sous focus diplomatique, moins la réduction de la carte, et jamais moins de 0. Coût des régions : Moyen-Orient – Afrique du Nord 6 ; Europe et Asie de l’Est – Pacifique 5 ; Asie centrale, Amériques et Asie du Sud 4 ; Afrique 3.
rule-WO-ENG-3 = Ajoutez 1 influence dans la région.
rule-WO-ENG-4 = Placez-y un de vos jetons Soutien. S’il ne vous en reste plus, déplacez-y l’un des trois, à votre choix. Plusieurs de vos jetons peuvent se trouver dans la même région.
    .mark = ruling

section-WO-TRA = Commercer
rule-WO-TRA-1 = Faites, dans l’ordre qui vous plaît, autant de ventes et d’achats que vos accords commerciaux le permettent au plus. Ventes : États-Unis 2, UE 2, Russie 3, Chine 3. Achats : États-Unis 2, UE 2, Russie 2, Chine 3. Chaque transaction porte sur une seule sorte de ressource, et chaque sorte ne sert qu’une fois dans chaque sens. Tout reste modifiable jusqu’à la confirmation.
    .mark = ruling
rule-WO-TRA-2 = Prix de vente à l’unité : énergie, matières premières et nourriture 5 $ ; biens de consommation et services 15 $ ; armées, de votre plateau seulement, 20 $. La diplomatie ne se vend ni ne s’achète.
rule-WO-TRA-3 = Vous exportez au plus autant d’unités que vos alliés portent de symboles d’export de cette ressource.
rule-WO-TRA-4 = Prix d’achat à l’unité : énergie, matières premières et nourriture 3 $ ; biens de consommation et services 10 $. Les armées ne s’importent pas.
rule-WO-TRA-5 = Vous importez au plus autant d’unités que vos alliés portent de symboles d’import de cette ressource, plus celles d’une carte Commerce par transaction, d’une puissance et pour une ressource que vos accords nomment. États-Unis : UE (biens de consommation, services), Russie (énergie, matières premières), Chine (biens de consommation). UE : États-Unis (services), Russie (énergie, matières premières), Chine (biens de consommation). Russie : États-Unis (services), UE (biens de consommation, services), Chine (biens de consommation). Chine : États-Unis (services), UE (biens de consommation, services), Russie (énergie, matières premières). Parmi les unités achetées, celles de la carte viennent en premier.
    .mark = ruling
rule-WO-TRA-6 = Les symboles des alliés épuisés comptent ; commercer n’épuise personne.
    .mark = ruling
rule-WO-TRA-7 = Une carte Commerce utilisée est retournée. Elle offre une seule sorte de ressource, au plus sa quantité. Les unités achetées grâce à elle sont payées à sa puissance, jouée ou Automa ; le reste, à la banque. Le stock de qui vend ne change pas.
    .mark = ruling
rule-WO-TRA-8 = Si vous achetez toute la quantité d’une carte Commerce à une puissance jouée ou à un Automa, gagnez 1 point de diplomatie, une fois par action Commercer.
    .mark = ruling
rule-WO-TRA-9 = Achat à un PNJ : la carte est retournée, la banque est payée, pas de point de diplomatie.
rule-WO-TRA-10 = Choisissez le sens, la ressource, le nombre et, pour un achat, une carte Commerce ou aucune ; recommencez tant que vous le voulez. Rien ne se vend ni ne s’achète à crédit.
rule-WO-TRA-11 = Les pays exposés qui interdisent les relations avec votre puissance ne comptent jamais comme alliés. Les exports comptent d’abord pour la région nommée, jusqu’à ses symboles, doublés s’il y a lieu. « Compter double » vaut dans les deux sens ; les cartes Commerce restent utilisables, mais ne sont jamais doublées.
    .mark = ruling

section-WO-INV = Investir
rule-WO-INV-1 = Choisissez un allié actif qui ne porte aucun de vos investissements ; payez le prix de sa carte, épuisez-le et posez-y un jeton.
rule-WO-INV-2 = Ajoutez 1 influence dans sa région.

section-WO-MOV = Déplacer des armées
rule-WO-MOV-1 = Pour 5 $ par armée, depuis votre plateau ou n’importe quelle région, vers une région de votre zone d’intérêt ou qui contient une de vos bases. Zones d’intérêt. États-Unis : Europe, Amériques, Moyen-Orient – Afrique du Nord, Asie de l’Est – Pacifique. UE : Europe, Moyen-Orient – Afrique du Nord, Afrique. Russie : Europe, Asie centrale, Moyen-Orient – Afrique du Nord. Chine : Asie centrale, Asie du Sud, Asie de l’Est – Pacifique.
rule-WO-MOV-2 = Un déplacement ne ramène jamais d’armées sur le plateau. « Jusqu’à » un nombre permet d’en déplacer 0 ; une armée ne se déplace qu’une fois par carte. Un déplacement que nomme une carte ou un atout coûte aussi 5 $ par armée, sauf s’il est gratuit ; une région qu’ils nomment n’exige ni zone d’intérêt ni base ; les armées prises dans la réserve ne coûtent rien.
    .mark = ruling

section-WO-BAS = Construire une base
rule-WO-BAS-1 = Choisissez un allié actif qui permet une base à votre puissance et n’en porte pas encore à vous.
rule-WO-BAS-2 = Payez 5 $, plus 5 $ par armée. Envoyez dans sa région au moins 1 armée et au plus la valeur du pays, depuis votre plateau ou d’autres régions. Une armée qu’une carte y déplace gratuitement suffit, mais les 5 $ de la base restent dus ; les armées gratuites partent d’abord, puis d’autres, payées, jusqu’à la valeur du pays.
    .mark = ruling
rule-WO-BAS-3 = Épuisez le pays, posez-y un jeton Base et ajoutez 1 influence dans sa région.

section-WO-GRO = Croissance
rule-WO-GRO-1 = Les niveaux se prennent dans l’ordre, de 1 à 5, une seule carte de chaque niveau. Payez le coût de la carte.
    .mark = ruling
rule-WO-GRO-2 = Marquez ses PV aussitôt ; son effet vaut désormais.

section-WO-PRO = Production
rule-WO-PRO-1 = Produire une ressource : autant d’unités que vous voulez, dans la limite de votre production. Énergie, matières premières et nourriture sont gratuites. À l’unité : bien de consommation, 1 énergie et 1 matière première ; service, 1 énergie et 1 nourriture ; diplomatie, 3 $ ; armée, 1 matière première et 1 nourriture, sur votre plateau. « Plusieurs ressources » veut dire des ressources différentes, même gratuites.
    .mark = ruling
rule-WO-PRO-2 = Chaque ressource se garde jusqu’à 10. L’excédent d’énergie, de matières premières ou de nourriture est payé 3 $ l’unité, celui de biens de consommation ou de services 10 $. L’excédent de diplomatie est perdu, celui d’armées sur le plateau (10 au plus) aussi.
    .mark = ruling
rule-WO-PRO-3 = Une production ne dépasse jamais le maximum de sa piste et ne descend jamais au-dessous de 0.

section-WO-RES = Recherche
rule-WO-RES-1 = Après les quatre tours, dans l’ordre du tour, chaque puissance montre les cartes qui lui restent en main, reçoit leurs bonus du haut et les défausse.
rule-WO-RES-2 = Points de recherche : ceux de ces cartes, et 2 de plus sous focus intérieur.
rule-WO-RES-3 = Vous pouvez épuiser autant d’alliés actifs que vous voulez : chacun donne autant de points que sa valeur.
rule-WO-RES-4 = Achetez autant de cartes du marché que vos points le permettent. La rangée se complète aussitôt par la gauche.
rule-WO-RES-5 = Pour 2 points, défaussez les trois cartes de droite de la rangée, qui se complète ; aussi souvent que vous pouvez payer.
    .mark = ruling
rule-WO-RES-6 = Les cartes achetées vont au-dessus de votre pioche. Elles forment une pile publique, piochée avant le reste, la dernière achetée d’abord.
    .mark = ruling
rule-WO-RES-7 = Les points non dépensés sont perdus.
rule-WO-RES-8 = Quand toutes ont fini, on défausse les cartes les plus à droite de la rangée : 2 à deux puissances, 1 à trois, aucune à quatre ; puis elle se complète. Les Automas comptent.
    .mark = ruling
rule-WO-RES-9 = À la manche 6, seul WO-RES-1 s’applique : on n’achète rien.
    .mark = ruling
rule-WO-RES-10 = Pioche du marché vide : on mélange sa défausse ; s’il n’y en a pas, la rangée reste incomplète. De deux exemplaires dans la rangée, celui que vous désignez est acheté.
    .mark = ruling

section-WO-NPC = Puissances non jouées (PNJ)
rule-WO-NPC-1 = S’il y a des PNJ, deux cartes Influence restent exposées pendant toute la manche. Après la Recherche, on les applique l’une après l’autre, dans l’ordre où elles sont posées, puis deux nouvelles sont exposées, sauf après la manche 6.
    .mark = ruling
rule-WO-NPC-2 = Pour chaque carte et chaque PNJ, dans l’ordre États-Unis, UE, Russie, Chine : 1 influence dans la région indiquée, permanente si un emplacement est libre, sinon temporaire, au besoin en poussant comme une autre. Aucun PV.
rule-WO-NPC-3 = Symbole Armée : ajoutez-y 1 armée de ce PNJ, prise dans la réserve.
rule-WO-NPC-4 = Drapeau d’une puissance jouée : si elle a une carte Commerce face visible, on en retourne une et elle gagne 10 $.
rule-WO-NPC-5 = Les armées des PNJ menacent, départagent les égalités et comptent pour la capacité de la Russie. Un PNJ ne perd pas de PV et ne prend aucun rang pour les jetons de majorité.
    .mark = ruling

section-WO-AFT = Retombées
rule-WO-AFT-1 = Dans l’ordre du tour, chaque puissance applique WO-AFT-1 à WO-AFT-3 ; ensuite viennent les menaces, pour toutes. Revenus : pour chacun de vos investissements, 2 $ fois la valeur du pays.
rule-WO-AFT-2 = Vous pouvez ensuite rendre des jetons Soutien, autant que vous voulez : chacun rapporte 5 $ par allié que vous avez dans sa région et revient dans votre réserve.
rule-WO-AFT-3 = Vous pouvez ensuite franchir une étape de prospérité, une seule. Les cinq étapes coûtent 2, 3, 4, 5 puis 6 biens de consommation. Gains, dans l’ordre. États-Unis : 2 PV et 10 $, 3 PV et 15 $, 4 PV et 20 $, 5 PV et 30 $, 8 PV. UE : 2 PV et 10 $, 4 PV et 15 $, 6 PV et 20 $, 9 PV et 30 $, 12 PV. Russie : 3 PV et 5 $, 4 PV et 10 $, 5 PV et 15 $, 7 PV et 20 $, 10 PV. Chine : 3 PV et 5 $, 4 PV et 10 $, 5 PV et 15 $, 8 PV et 20 $, 11 PV.

section-WO-THR = Menaces
rule-WO-THR-1 = Région par région (Europe, Asie centrale, Amériques, Moyen-Orient – Afrique du Nord, Afrique, Asie du Sud, Asie de l’Est – Pacifique), chaque puissance dont la zone d’intérêt comprend la région compare sa défense à la menace de chaque autre puissance. Elle perd 2 PV par puissance dont la menace est plus forte. Hors de sa zone d’intérêt, on ne perd rien.
    .mark = ruling
rule-WO-THR-2 = Menace : vos armées dans la région, plus 1 sous focus militaire si vous en avez au moins une.
rule-WO-THR-3 = Défense : vos armées dans la région, plus 1 sous focus militaire.
rule-WO-THR-4 = Avant de perdre des PV, une puissance jouée que l’on menace peut rendre un ou plusieurs jetons Soutien de cette région : chacun ajoute à sa défense 2 fois le nombre de ses alliés dans la région. On le demande dans l’ordre du tour ; sans allié dans la région, un jeton n’ajouterait rien et n’est pas demandé.
    .mark = ruling
rule-WO-THR-5 = OTAN : les États-Unis et l’UE ignorent la menace l’un de l’autre, même si l’un d’eux est un PNJ ou un Automa.
    .mark = ruling

section-WO-SCO = Décompte
rule-WO-SCO-1 = Une région n’est décomptée que si tous ses emplacements permanents sont remplis ; les emplacements de départ n’entrent pas en ligne de compte.
rule-WO-SCO-2 = Jetons de majorité. Argent : 5, 3 et 1 PV. Armées sur la carte : 6, 3 et 1 PV. Alliés : 7, 4 et 2 PV. À égalité, toutes prennent le plus bas de leurs rangs : deux puissances ex æquo à la deuxième place marquent les PV de la troisième. Qui n’a rien ne prend aucun rang.
    .mark = ruling
rule-WO-SCO-3 = Marquez 1 PV par cube à vous dans la région, quelle que soit sa sorte.
rule-WO-SCO-4 = Puis on classe les puissances par nombre de cubes ; à égalité, par nombre d’armées dans la région ; si l’égalité demeure, toutes prennent le plus bas de leurs rangs. PV par rang. Europe : 9, 6, 3, 1. Asie centrale : 8, 4, 2. Amériques et Afrique : 7, 4, 2. Moyen-Orient – Afrique du Nord : 10, 7, 4, 2. Asie du Sud : 8, 5, 2. Asie de l’Est – Pacifique : 9, 6, 2.
rule-WO-SCO-5 = Les cubes neutres, comme une seule puissance sans armées, et ceux des PNJ prennent un rang, mais ne marquent rien. Sans cube, pas de rang.
    .mark = ruling
rule-WO-SCO-6 = États-Unis, à chaque décompte : selon le nombre de régions où ils ont le plus de cubes, même à égalité : aucune, −12 PV ; 1, −8 ; 2, −5 ; 3, −2 ; 4 ou plus, 0. Toutes les régions comptent, complètes ou non, s’ils y ont au moins un cube ; les neutres et les PNJ sont des rivaux.
    .mark = ruling
rule-WO-SCO-7 = Russie, à chaque décompte : 2 PV par région de sa zone d’intérêt où elle a le plus d’armées, même à égalité, et au moins une.
rule-WO-SCO-8 = À deux puissances : seule une première place sans partage marque un jeton de majorité, pour son premier nombre.

section-WO-END = Fin de la partie
rule-WO-END-1 = Après le décompte de la manche 6 : 2 PV par atout non utilisé.
rule-WO-END-2 = Chine : selon le nombre de régions où elle a un investissement : 3, 2 PV ; 4, 3 PV ; 5, 4 PV ; 6, 6 PV ; 7, 8 PV.
rule-WO-END-3 = Le plus de PV gagne. À égalité : le plus de premières places dans les régions au dernier décompte (régions complètes seulement, premières places partagées comprises), puis le plus de cubes sur la carte, puis victoire partagée.
    .mark = ruling

section-WO-AUT = Automas
rule-WO-AUT-1 = Un Automa n’a que de l’argent, des pays et des jetons. Il commence avec 50 $ (États-Unis), 45 $ (UE), 30 $ (Russie) ou 35 $ (Chine) et 10 PV, sans atouts ni plateau. Toute ressource qu’il dépenserait ou gagnerait se compte en argent : diplomatie 5 $ ; biens de consommation, services et armées 10 $ ; énergie, matières premières et nourriture 3 $. Ses armées sont gratuites et sans limite ; il n’épuise jamais un allié.
rule-WO-AUT-2 = Revenu de focus : le numéro de la manche, fois 10 $ sous focus intérieur, fois 5 $ sous focus diplomatique, fois 3 $ sous focus militaire.
rule-WO-AUT-3 = Ses 12 cartes de départ, mélangées, forment sa pioche. Il a un cube sur Améliorer ses relations, un sur Investir et un sur Construire une base, et un en attente sur chacune des manches 2, 4 et 6 (difficile : aussi la 5).
rule-WO-AUT-4 = Ordre du tour. Manche 1 : selon les PV, comme les autres ; entre Automas, le moins d’argent de départ d’abord. Ensuite, quand vient son tour de choisir, il prend la place libre la plus à droite.
rule-WO-AUT-5 = Au début des manches 2 à 6, un cube en attente sur cette manche va sur l’action de sa priorité : le premier cube sur la première, le deuxième sur la deuxième, le troisième sur la troisième (difficile : le quatrième sur la première). États-Unis : Construire une base, Soutenir, Investir. UE : Soutenir, Investir, Construire une base. Russie : Construire une base, Investir, Soutenir. Chine : Investir, Construire une base, Soutenir.
rule-WO-AUT-6 = Focus : une carte Décision par Automa et par manche le désigne ; les 12 sont mélangées de nouveau quand il n’en reste plus. Manche 1 : intérieur.
rule-WO-AUT-7 = Effet du focus. Intérieur : 2 points de recherche de plus. Militaire : comme les autres. Diplomatique : Soutenir coûte 5 $ de moins, et il améliore aussitôt ses relations une fois hors de sa zone d’intérêt (les cartes qui montrent sa zone sont remplacées), sans bouger de cube.
rule-WO-AUT-8 = Son tour : il retourne une carte de sa pioche, et seul son type compte. Diplomatique : Soutenir à gauche, Améliorer ses relations à droite. Économique : Investir, Commercer. Militaire : Construire une base, Déplacer. S’il y a un cube sur l’action de gauche, il la fait, et un cube passe à droite. Sinon il fait celle de droite, et tous ses cubes passent à gauche. Les cubes ne bougent que pour une action vraiment faite.
rule-WO-AUT-9 = S’il ne peut pas payer, il commerce à la place, et tous ses cubes de Commercer vont sur Investir.
rule-WO-AUT-10 = Carte Intérieur : il prend la prochaine carte Croissance qu’il peut payer (les deux : au hasard), aux tarifs de WO-AUT-1. Il marque les PV de la carte plus son niveau, et n’en a pas l’effet. Aucune : 30 $.
rule-WO-AUT-11 = Pour trouver une région, on retourne des cartes Influence, sur sa ligne, jusqu’à ce qu’une convienne ; elles sont mélangées de nouveau quand il n’en reste plus. Si toutes les régions ont été écartées, la solution de repli s’applique.
    .mark = ruling
rule-WO-AUT-12 = Améliorer ses relations : 5 $ par point de valeur, sans réduction. Dans la région retournée, le premier pays qui convient : un de ses pays de départ, puis un où il peut construire une base, puis la plus haute valeur qu’il peut payer, puis le plus à gauche. Jamais un pays interdit.
rule-WO-AUT-13 = Avec moins de 15 $, il ne prend que ce qu’il peut payer, quitte à changer de région ; si rien n’est payable, il commerce. Un de ses pays de départ : échange, et 1 influence.
rule-WO-AUT-14 = Soutenir : une région où il a un allié ; 5 $ par point du coût, moins 5 $ par allié là-bas, moins 5 $ sous focus diplomatique, et jamais moins de 0. Non payable : une autre région, sinon il commerce. Pas de jeton Soutien.
rule-WO-AUT-15 = Commercer : 5 $ par symbole d’export de ses alliés. Puis un partenaire est tiré au sort parmi les trois autres puissances : 10 $ pour le partenaire et 5 $ pour l’Automa, payés par la banque. Une puissance jouée doit retourner une carte Commerce, sinon l’affaire ne se fait pas ; un PNJ n’est jamais partenaire.
    .mark = ruling
rule-WO-AUT-16 = Investir : 15 $, un jeton dans la région, 1 influence ; par région, au plus 1 jeton plus le nombre de ses alliés. Toutes les régions pleines : il améliore ses relations. Pas d’argent : il commerce.
rule-WO-AUT-17 = Déplacer : 5 $, une armée de la réserve vers, dans cet ordre : une région de sa zone où il est menacé (le plus petit écart) ; une région de sa zone où il se met à menacer quelqu’un (d’abord là où une autre puissance a plus d’armées que lui, puis là où il menace le plus de puissances) ; la région hors de sa zone, avec une base à lui, où il se met à menacer le plus de puissances ; au hasard. Les égalités se tirent au sort. Moins de 5 $ : il commerce.
rule-WO-AUT-18 = Construire une base : 10 $, parmi les régions où un allié lui permet une base et où il a moins de bases que 1 plus le nombre de ces alliés, choisie comme pour Déplacer ; une armée y va, un jeton, 1 influence. Partout plein : il améliore ses relations avec un pays tiré au sort qui permet une base ; sinon il commerce.
rule-WO-AUT-19 = Son influence : si une seule sorte d’emplacement est libre, celle-là ; si les deux le sont, permanente aux manches 1 à 3, temporaire aux manches 4 à 6.
    .mark = ruling
rule-WO-AUT-20 = Il ne chasse jamais un de ses propres cubes : il fait la même action dans une autre région. Difficile : il place là un cube permanent sans emplacement.
rule-WO-AUT-21 = Recherche : il montre 2 cartes de sa pioche et reçoit leurs bonus en argent. Points : ceux des cartes, 1 par tranche de 3 alliés, 2 sous focus intérieur. Il prend une carte du marché, la plus chère qu’il peut payer ; à égalité, selon sa priorité de types, puis la plus récente. Chaque point restant défausse une carte, à partir de la droite. Priorités. États-Unis : Militaire, Diplomatique, Intérieur, Économique. UE : Diplomatique, Économique, Intérieur, Militaire. Russie : Militaire, Économique, Diplomatique, Intérieur. Chine : Économique, Militaire, Diplomatique, Intérieur.
rule-WO-AUT-22 = La carte prise va au-dessus de sa pioche. À la manche suivante, elle est jouée d’abord, comme action supplémentaire de son premier tour, puis retirée de la partie. Plusieurs types : le premier de la carte ; difficile : une action par type.
    .mark = ruling
rule-WO-AUT-23 = Six cartes servent à chaque manche : après les manches 2 et 4, ses 12 cartes sont mélangées de nouveau avant que la carte du marché soit posée dessus.
rule-WO-AUT-24 = Retombées : 5 $ par investissement, puis l’étape de prospérité suivante s’il peut la payer ; les menaces comme les autres. Coûts et gains. États-Unis : 10 $, 2 PV ; 15 $, 3 PV ; 25 $, 4 PV ; 35 $, 5 PV ; 45 $, 8 PV. UE : 10 $, 2 PV ; 15 $, 3 PV ; 25 $, 4 PV ; 35 $, 6 PV ; 45 $, 9 PV. Russie : 15 $, 3 PV ; 20 $, 4 PV ; 30 $, 5 PV ; 40 $, 7 PV ; 50 $, 10 PV. Chine : 15 $, 3 PV ; 20 $, 4 PV ; 30 $, 5 PV ; 40 $, 8 PV ; 50 $, 11 PV.
rule-WO-AUT-25 = Difficile : la région d’une base choisie, on retourne une carte Influence ; un symbole Armée sur sa ligne lui donne une armée de plus là-bas pour 5 $.
rule-WO-AUT-26 = On achète à un Automa comme à une puissance jouée (WO-TRA-7, WO-TRA-8) ; il a toujours la marchandise.
rule-WO-AUT-27 = Option « Automas » : aucun, normaux ou difficiles. Les choix au hasard sont tirés à chances égales. Avec l’option « Décret », un Automa commence avec 3 PV de plus à la place.
    .mark = option

# Journal

power-name = { $power ->
        [us] États-Unis
        [eu] Union européenne
        [ru] Russie
       *[cn] Chine
    }
the-power = { $power ->
        [us] les États-Unis
        [eu] l’Union européenne
        [ru] la Russie
       *[cn] la Chine
    }
log-power_taken = { $player } joue { the-power }.
    .you-player = Vous jouez { the-power }.
log-power_left = { $how ->
        [npc] Personne ne joue { the-power } : c’est un PNJ, que le journal appelle { $player }.
       *[automa] Un Automa joue { the-power } : le journal l’appelle { $player }.
    }
    .you-player = { $how ->
        [npc] Personne ne joue { the-power } : c’est un PNJ, que le journal appelle { $player }.
       *[automa] Un Automa joue { the-power } : le journal l’appelle { $player }.
    }
log-order_set = Ordre du tour : { $powers }.
    .you-powers = Ordre du tour : { $powers }.
log-round_began = La manche { $round } commence.
log-phase_began = { $phase ->
        [preparation] Préparation : nouvelles cartes, nouveaux pays, ordre du tour, ressources primaires.
        [focus] Focus : chaque puissance choisit sa priorité pour la manche.
        [action] Action : quatre tours de jeu par puissance.
        [research] Recherche : les cartes gardées en main deviennent des points à dépenser au marché.
        [npc] Influence des PNJ : les puissances que personne ne joue ajoutent cubes et armées.
        [aftermath] Retombées : revenus, jetons Soutien, prospérité, puis menaces.
       *[scoring] Décompte : chaque région complète rapporte à qui y pèse le plus.
    }
log-assets_kept = { $power } garde ses atouts : { $cards }.
    .you-power = Vous gardez vos atouts : { $cards }.
log-supplied = { $power } reçoit ses ressources primaires : énergie { $energy }, matières premières { $raw }, nourriture { $food }.
    .you-power = Vous recevez vos ressources primaires : énergie { $energy }, matières premières { $raw }, nourriture { $food }.
log-order_taken = { $power } prend la place { $place } dans l’ordre du tour.
    .you-power = Vous prenez la place { $place } dans l’ordre du tour.
log-focus_chosen = { $power } choisit un focus { $focus ->
        [domestic] intérieur
        [diplomatic] diplomatique
       *[military] militaire
    }.
    .you-power = Vous choisissez un focus { $focus ->
        [domestic] intérieur
        [diplomatic] diplomatique
       *[military] militaire
    }.
log-automa_focus = { $card } : { $power } prend un focus { $focus ->
        [domestic] intérieur
        [diplomatic] diplomatique
       *[military] militaire
    }.
    .you-power = { $card } : vous prenez un focus { $focus ->
        [domestic] intérieur
        [diplomatic] diplomatique
       *[military] militaire
    }.
log-turn = Tour { $number } : { $player } ({ power-name }).
    .you-player = Tour { $number } : à vous ({ power-name }).
log-readied = { $power } réactive un pays : { $card }.
    .you-power = Vous réactivez un pays : { $card }.
log-exhausted = { $power } épuise un pays : { $card }.
    .you-power = Vous épuisez un pays : { $card }.
log-produced = { $power } produit { amount }.
    .you-power = Vous produisez { amount }.
log-raised = { $power } augmente une production : { goods }, désormais { $number }.
    .you-power = Vous augmentez une production : { goods }, désormais { $number }.
log-gained = { $power } gagne { amount }.
    .you-power = Vous gagnez { amount }.
log-paid = { $power } paie { amount }.
    .you-power = Vous payez { amount }.
log-lost_excess = Réserve pleine : { $power } ne peut pas garder { amount }.
    .you-power = Réserve pleine : vous ne pouvez pas garder { amount }.
log-vp = { $power } : +{ $number } PV ({ $total } en tout).
    .you-power = Vous : +{ $number } PV ({ $total } en tout).
log-vp_lost = { $power } : −{ $number } PV ({ $total } en tout).
    .you-power = Vous : −{ $number } PV ({ $total } en tout).
log-card_played = { $power } joue { $card }.
    .you-power = Vous jouez { $card }.
log-played_face_down = { $power } joue une carte face cachée.
    .you-power = Vous jouez une carte face cachée.
log-asset_used = { $power } utilise un atout : { $card }.
    .you-power = Vous utilisez un atout : { $card }.
log-order_used = { $power } signe son décret.
    .you-power = Vous signez votre décret.
log-ability = { $power } utilise une carte Croissance : { $card }.
    .you-power = Vous utilisez une carte Croissance : { $card }.
log-allied = Nouvel allié pour { $power } : { $card }.
    .you-power = Nouvel allié pour vous : { $card }.
log-swapped = { $power } échange un pays de départ contre sa version complète : { $card }.
    .you-power = Vous échangez un pays de départ contre sa version complète : { $card }.
log-countries_shown = Nouveaux pays exposés : { $cards }.
log-searched = { $power } regarde tous les pays d’une région : { $place }.
    .you-power = Vous regardez tous les pays d’une région : { $place }.
log-influence = { $power } ajoute { $slot ->
        [permanent] une influence permanente
        [temporary] une influence temporaire
       *[slotless] une influence permanente au-dessus de la ligne
    } ({ $place }).
    .you-power = Vous ajoutez { $slot ->
        [permanent] une influence permanente
        [temporary] une influence temporaire
       *[slotless] une influence permanente au-dessus de la ligne
    } ({ $place }).
log-pushed = { $power } perd une influence temporaire, poussée hors de la rangée ({ $place }).
    .you-power = Vous perdez une influence temporaire, poussée hors de la rangée ({ $place }).
log-converted = { $power } rend permanente une influence temporaire ({ $place }).
    .you-power = Vous rendez permanente une influence temporaire ({ $place }).
log-reset = { $power } renouvelle une influence temporaire ({ $place }).
    .you-power = Vous renouvelez une influence temporaire ({ $place }).
log-engaged = { $power } soutient une région : { $place }.
    .you-power = Vous soutenez une région : { $place }.
log-token_moved = { $power } déplace un jeton Soutien ({ $source } → { $place }).
    .you-power = Vous déplacez un jeton Soutien ({ $source } → { $place }).
log-exported = { $power } exporte { amount } et encaisse { $money } $.
    .you-power = Vous exportez { amount } et encaissez { $money } $.
log-imported = { $power } importe { amount } et débourse { $money } $.
    .you-power = Vous importez { amount } et déboursez { $money } $.
log-commerce = { $power } se fournit chez { $owner } par une carte Commerce : { amount }.
    .you-power = Vous vous fournissez chez { $owner } par une carte Commerce : { amount }.
    .you-owner = { $power } se fournit chez vous par une carte Commerce : { amount }.
log-invested = { $power } investit dans un pays : { $card }.
    .you-power = Vous investissez dans un pays : { $card }.
log-moved = { $power } envoie une armée ({ army-source } → { $place }).
    .you-power = Vous envoyez une armée ({ army-source } → { $place }).
army-source = { $source ->
        [board] plateau
        [supply] réserve
        [EUR] { place-EUR }
        [CAS] { place-CAS }
        [AME] { place-AME }
        [MENA] { place-MENA }
        [AFR] { place-AFR }
        [SAS] { place-SAS }
       *[EAP] { place-EAP }
    }
log-based = { $power } construit une base : { $card }.
    .you-power = Vous construisez une base : { $card }.
log-grew = { $power } prend une carte Croissance : { $card }.
    .you-power = Vous prenez une carte Croissance : { $card }.
log-research = { $power } dispose de { research-points } : { research-sum }.
    .you-power = Vous disposez de { research-points } : { research-sum }.
log-revealed = { $power } montre sa main : { $cards }.
    .you-power = Vous montrez votre main : { $cards }.
log-bought = { $points ->
        [0] { $power } prend gratuitement au marché : { $card }.
       *[other] { $power } achète { $card } ({ research-points }).
    }
    .you-power = { $points ->
        [0] Vous prenez gratuitement au marché : { $card }.
       *[other] Vous achetez { $card } ({ research-points }).
    }
log-row_discarded = Le marché se renouvelle ; ces cartes le quittent : { $cards }.
log-drew = { $power } pioche { $cards }.
    .you-power = Vous piochez { $cards }.
log-trashed = { $power } retire { $card } de la partie.
    .you-power = Vous retirez { $card } de la partie.
log-discarded = { $power } défausse { $card }.
    .you-power = Vous défaussez { $card }.
log-reshuffled = { $power } mélange sa défausse, qui devient sa pioche.
    .you-power = Vous mélangez votre défausse, qui devient votre pioche.
log-npc_card = Carte appliquée aux PNJ : { $card }.
log-npc_army = { $power } reçoit une armée de la réserve ({ $place }).
    .you-power = Vous recevez une armée de la réserve ({ $place }).
log-npc_trade = { $power } commerce avec { $owner }.
    .you-power = Vous commercez avec { $owner }.
    .you-owner = { $power } commerce avec vous.
log-returns = { $power } touche { $money } $ de ses investissements.
    .you-power = Vous touchez { $money } $ de vos investissements.
log-token_given = { $power } rend un jeton Soutien ({ $place }).
    .you-power = Vous rendez un jeton Soutien ({ $place }).
log-prospered = { $power } franchit l’étape de prospérité { $number }.
    .you-power = Vous franchissez l’étape de prospérité { $number }.
log-threatened = { $power } subit la menace que fait peser { $other } ({ $place }).
    .you-power = Vous subissez la menace que fait peser { $other } ({ $place }).
    .you-other = { $power } subit la menace que vous faites peser ({ $place }).
log-region_scored = Décompte d’une région : { $place }.
log-majority = { $rank ->
        [1] Première place pour { $power } ({ $place })
        [2] Deuxième place pour { $power } ({ $place })
        [3] Troisième place pour { $power } ({ $place })
        [4] Quatrième place pour { $power } ({ $place })
       *[other] Dernière place pour { $power } ({ $place })
    } : { $cubes } PV pour ses cubes, { $number } PV de majorité.
    .you-power = { $rank ->
        [1] Première place pour vous ({ $place })
        [2] Deuxième place pour vous ({ $place })
        [3] Troisième place pour vous ({ $place })
        [4] Quatrième place pour vous ({ $place })
       *[other] Dernière place pour vous ({ $place })
    } : { $cubes } PV pour vos cubes, { $number } PV de majorité.
log-token_scored = Jeton de majorité { $what ->
        [money] en argent
        [armies] en armées
       *[allies] en alliés
    } pour { $power }.
    .you-power = Jeton de majorité { $what ->
        [money] en argent
        [armies] en armées
       *[allies] en alliés
    } pour vous.
log-ability_scored = { $power ->
        [us] La primauté mondiale échappe à { $player }.
        [ru] Supériorité militaire dans sa zone d’intérêt pour { $player }.
       *[cn] Investissements à travers le monde pour { $player }.
    }
    .you-player = { $power ->
        [us] La primauté mondiale vous échappe.
        [ru] Supériorité militaire dans votre zone d’intérêt.
       *[cn] Vos investissements à travers le monde.
    }
log-asset_unused = Ce qui n’a pas servi rapporte encore à { $power }.
    .you-power = Ce qui ne vous a pas servi vous rapporte encore.
log-scored = Fin du décompte de la manche { $round }.
log-automa_card = { $power } retourne une carte : { $card }.
    .you-power = Vous retournez une carte : { $card }.
log-automa_invested = { $power } investit dans une région : { $place }.
    .you-power = Vous investissez dans une région : { $place }.
log-automa_trade = { $power } commerce ({ $number } { $number ->
        [one] symbole
       *[other] symboles
    } d’export).
    .you-power = Vous commercez ({ $number } { $number ->
        [one] symbole
       *[other] symboles
    } d’export).
log-automa_based = { $power } construit une base ({ $place }).
    .you-power = Vous construisez une base ({ $place }).
log-automa_nothing = { $power } ne trouve aucune carte Croissance à sa portée.
    .you-power = Vous ne trouvez aucune carte Croissance à votre portée.
log-won = Victoire pour { $powers }.
    .you-powers = Victoire pour { $powers }.

goods = { $resource ->
        [E] énergie
        [R] matières premières
        [F] nourriture
        [C] biens de consommation
        [S] services
        [D] diplomatie
       *[A] armées
    }
research-sum = { $shown } des cartes montrées{ $allies ->
        [0] { "" }
       *[other] , { $allies } des alliés
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } du focus ou d’un effet en cours
    }
research-points = { $points } { $points ->
        [one] point
       *[other] points
    } de recherche

# Questions

ask-assets = Écartez un de ces trois atouts : vous gardez les deux autres, dont les nombres donnent vos PV de départ.
    .why = L’atout écarté ne servira plus. Chacun des deux autres sert une fois, ou vaut 2 PV à la fin.
ask-act = Choisissez la carte que vous jouez.
    .why = Elle peut aussi se jouer face cachée, pour de l’argent ou pour un atout.
ask-use = { $card } : jouez cette carte pour son effet, ou face cachée pour autre chose.
    .why = Face cachée, son effet est perdu. Un atout sert une seule fois ; gardé jusqu’à la fin, il vaut 2 PV.
ask-play_more = Jouez une carte de plus, ou arrêtez-vous là.
    .why = Elle se joue dans ce même tour ; elle manquera ensuite à vos autres tours ou à la Recherche.
ask-country = Améliorez vos relations : choisissez un pays exposé.
    .why = Il coûte sa valeur en diplomatie, moins celle des alliés de sa région que vous épuisez.
ask-ally_exhaust = Reste à payer : { $due } { $due ->
        [one] point
       *[other] points
    } de diplomatie. Épuisez un allié ({ $place }), ou payez.
    .why = Un allié épuisé paie pour vous, mais ne sert plus tant qu’il n’est pas réactivé.
ask-invest = Choisissez l’allié où investir.
    .why = Vous payez le prix inscrit et épuisez ce pays, pour une influence et des revenus à chaque manche.
ask-base = Choisissez l’allié où construire une base : 5 $, sans compter ses armées.
    .why = Il y faut au moins une armée, à 5 $ chacune ; le pays s’épuise et vous y gagnez une influence.
ask-grow = Choisissez la carte Croissance à prendre.
    .why = Les niveaux se prennent dans l’ordre ; les PV comptent aussitôt, l’effet vaut désormais.
ask-ready = Choisissez un pays à réactiver (encore { $left } au plus).
    .why = Un pays réactivé peut de nouveau payer, recevoir un investissement ou une base.
ask-partner = Choisissez l’allié où investir : il est réactivé s’il est épuisé.
    .why = Vous y investirez au prix inscrit, sans l’épuiser : il restera prêt.
ask-research = { $points ->
        [0] Vous n’avez plus de point de recherche : épuisez un allié ou terminez.
       *[other] Vous avez { research-points } : achetez au marché, épuisez un allié ou terminez.
    }
    .why = Ce que vous achetez va sur votre pioche. Les points non dépensés sont perdus.
ask-take_market = Choisissez au marché la carte que vous prenez et jouez.
    .why = Elle ne coûte rien et reste dans votre paquet : vous la rejouerez.
ask-search_card = Choisissez un pays pour améliorer vos relations ({ $place }), ou aucun.
    .why = Ces pays ne sont montrés qu’à vous. Celui que vous choisissez se paie en diplomatie ; les autres sont mélangés.
ask-ability = Utilisez encore une carte Croissance, ou finissez votre tour.
    .why = Chacune sert une fois par manche ; ce que vous laissez peut servir à un autre de vos tours.
ask-trash = Choisissez une carte à retirer de la partie.
    .why = Elle quitte votre paquet pour de bon.
ask-discard = Choisissez une carte à défausser.
    .why = Elle va dans votre défausse et reviendra quand celle-ci sera mélangée.
ask-engage = Choisissez la région à soutenir.
    .why = Vous payez en diplomatie, ajoutez une influence et y placez un jeton Soutien.
ask-engage_token = Vos trois jetons Soutien sont posés : choisissez d’où vient celui qui va là ({ $place }).
    .why = Il ne pourra plus renforcer votre défense dans la région qu’il quitte.
ask-army_to = Choisissez où va une armée (encore { $left } au plus).
    .why = Dans votre zone d’intérêt, ou là où vous avez une base ; une armée coûte d’ordinaire 5 $ à déplacer.
ask-armies_to = Choisissez la région où { $number ->
        [one] va { $number } armée
       *[other] vont { $number } armées
    }.
    .why = Les armées partent de votre plateau ou d’autres régions, à 5 $ l’une, sauf si la carte les déplace gratuitement.
ask-army_from = Choisissez d’où vient l’armée qui va là ({ $place }) : { $price ->
        [0] elle se déplace gratuitement.
       *[other] { $price } $.
    }
    .why = Une armée qui quitte une région ne la défend plus et n’y menace plus personne.
ask-influence = Choisissez la région où ajouter votre influence.
    .why = Elle peut donner des PV aussitôt, et compte aux décomptes des manches 3 et 6.
ask-reset = Choisissez la région où renouveler une influence temporaire.
    .why = Renouvelée, elle risque moins d’être poussée dehors.
ask-region = Choisissez une région pour la suite de la carte.
    .why = Ce qui suit ne vaut que là ; une région où rien n’est possible n’est pas proposée.
ask-search = Choisissez la région dont vous regardez tous les pays.
    .why = Vous pourrez y améliorer vos relations avec n’importe quel pays, même caché.
ask-token_give = Rendez un jeton Soutien contre 5 $ par allié que vous avez là, ou gardez-les.
    .why = Rendu, il ne pourra plus renforcer votre défense dans cette région.
ask-double = Choisissez les symboles qui comptent double.
    .why = Pour ce commerce seulement, à la vente comme à l’achat ; les cartes Commerce ne sont pas doublées.
ask-export_type = Choisissez la ressource à vendre.
    .why = Chaque ressource ne se vend qu’une fois par commerce ; vos alliés portent les symboles qui le permettent.
ask-import_type = Choisissez la ressource à acheter.
    .why = Chaque ressource ne s’achète qu’une fois par commerce ; vos alliés et les cartes Commerce disent combien.
ask-produce = Choisissez une ressource à produire (encore { $left } au plus).
    .why = Énergie, matières premières et nourriture sont gratuites ; le reste se paie à l’unité, en ressources ou en argent.
ask-raise_focus = Augmentez une production pour { $price } $, ou non.
    .why = Une production plus haute rapporte à chaque manche qui reste.
ask-raise = Choisissez une production : elle augmente d’un cran, si sa piste le permet.
    .why = Une production plus haute rapporte à chaque manche qui reste.
ask-turn_place = Choisissez votre place dans l’ordre du tour.
    .why = Jouer tôt laisse le premier choix ; jouer tard, le dernier mot.
ask-pay_money = Reste à payer : { $due } { $due ->
        [one] point
       *[other] points
    } de diplomatie. Combien en payez-vous en argent, à { $price } $ chacun ?
    .why = Le reste est payé sur votre réserve de diplomatie.
ask-growth_money = { $card } : combien de services payez-vous en argent, à { $price } $ chacun ?
    .why = Le reste est payé avec vos services.
ask-produce_number = Choisissez combien vous produisez : { goods }.
    .why = Sous chaque nombre, ce que vous payez ; votre production est la limite. Au-delà de 10 en réserve, la banque paie l’excédent ; diplomatie et armées sont perdues.
ask-export_number = Choisissez combien vous vendez, à { $price } $ l’unité : { goods }.
    .why = Au plus autant que vos alliés portent de symboles d’exportation ; ce qui est vendu quitte votre réserve.
ask-import_number = Choisissez combien vous achetez, à { $price } $ l’unité : { goods }.
    .why = Au plus autant que vos alliés portent de symboles d’importation, plus ceux d’une carte Commerce, choisie ensuite.
ask-convert = Résilience régionale ({ $place }) : rendez permanente une de vos influences temporaires, comptées à partir de la gauche, ou passez.
    .why = Une influence permanente ne peut plus être poussée hors de la région.
ask-reset_which = Choisissez l’influence à renouveler, comptée à partir de la gauche ({ $place }).
    .why = Elle passe à la fin de la rangée : c’est celle de gauche qui est poussée dehors.
ask-draw_number = Transfert de savoir : combien de cartes piochez-vous, pour en défausser autant ?
    .why = Vous pourrez défausser les cartes piochées ou d’autres de votre main.
ask-fund = Choisissez combien de fois vous payez { $money } $, pour gagner chaque fois { amount }.
    .why = Vous pouvez choisir 0 : l’argent gardé servira ailleurs.
ask-focus = Choisissez votre focus pour cette manche.
    .why = Il dit combien de pays vous réactivez, ce que vous produisez, et un avantage pour toute la manche.
ask-slot = Choisissez l’emplacement de votre influence ({ $place }).
    .why = Permanente : 1 PV, et le cube reste. Temporaire : souvent plus de PV, mais d’autres peuvent la pousser dehors.
ask-convert_slot = Choisissez où cette influence devient permanente ({ $place }).
    .why = Sans PV dans les deux cas. Un emplacement rempli rapproche la région du décompte ; au-dessus de la ligne, rien n’est rempli.
ask-trade = Commerce : il vous reste { $exports } { $exports ->
        [one] vente
       *[other] ventes
    } et { $imports } { $imports ->
        [one] achat
       *[other] achats
    }.
    .why = Au plus autant d’unités que vos alliés portent de symboles ; rien ne s’achète à crédit.
ask-trade_once = Commerce : faites une seule transaction, vente ou achat.
    .why = Au plus autant d’unités que vos alliés portent de symboles ; rien ne s’achète à crédit.
ask-commerce = Choisissez la carte Commerce qui sert à cet achat, ou aucune : { amount }.
    .why = Elle permet d’acheter davantage ; vous payez alors cette puissance, et non la banque.
ask-way = Choisissez l’un des effets de la carte.
    .why = Seul l’effet choisi s’applique ; s’il coûte quelque chose, vous le payez ensuite.
# Ce qu’il faut payer d’abord pour un effet auquel on peut renoncer
amount-E = { $n } { $n ->
        [one] unité
       *[other] unités
    } d’énergie
amount-R = { $n } { $n ->
        [one] unité
       *[other] unités
    } de matières premières
amount-F = { $n } { $n ->
        [one] unité
       *[other] unités
    } de nourriture
amount-C = { $n } { $n ->
        [one] bien
       *[other] biens
    } de consommation
amount-S = { $n } { $n ->
        [one] service
       *[other] services
    }
amount-D = { $n } { $n ->
        [one] point
       *[other] points
    } de diplomatie
amount-A = { $n } { $n ->
        [one] armée
       *[other] armées
    }
amount-M = { $n } $
amount-trash = { $n } { $n ->
        [one] carte
       *[other] cartes
    } à retirer de la partie
amount-discard = { $n } { $n ->
        [one] carte
       *[other] cartes
    } à défausser
ask-may = { $many ->
        [0] { "" }
       *[other] Prix{ $cost }.{ " " }
    }{ $what ->
        [improve] Améliorer vos relations ?
        [engage] Soutenir une région ?
        [trade] Commercer ?
        [invest] Investir ?
        [move] Déplacer des armées ?
        [base] Construire une base ?
        [grow] Prendre une carte Croissance ?
        [produce] Produire ?
        [raise] Augmenter une production ?
        [gain] Gagner ce que dit la carte ?
        [sell_armies] Vendre des armées de votre plateau ?
        [influence] Ajouter l’influence ?
        [reset] Renouveler une influence temporaire ?
        [ready] Réactiver un allié ?
        [draw] Piocher ?
        [discard] Défausser des cartes ?
        [trash] Retirer une carte de la partie ?
        [play] Jouer une autre carte ?
        [prosper] Franchir l’étape de prospérité suivante ?
        [take_market] Prendre une carte au marché ?
        [repeat] Recommencer dans une autre région ?
        [fund] Dépenser de l’argent pour cet effet ?
        [negotiate] Regarder tous les pays d’une région ?
        [brics] Payer pour les BRICS ?
        [opening] Ouverture diplomatique : améliorer vos relations une fois de plus, pour 1 point de diplomatie de plus ?
       *[other] Appliquer l’effet suivant ?
    }
    .why = Y renoncer ne coûte rien : l’effet suivant, s’il y en a un, s’applique quand même.
ask-prosper = Franchissez l’étape de prospérité suivante ({ $cost } { $cost ->
        [one] bien
       *[other] biens
    } de consommation), ou passez.
    .why = Chaque étape donne des PV, et la suivante coûte plus cher.
ask-defend = On vous menace ({ $place }) : vous perdez { $loss } PV, sauf si votre défense suffit. Un jeton Soutien rendu lui ajoute { $more }.
    .why = Un jeton rendu quitte la région ; la menace est ensuite comparée de nouveau.
ask-brics = BRICS : payez { $price } $ pour ajouter une influence ({ $place }), ou refusez.
    .why = Cette influence serait la vôtre ; si vous refusez, personne ne la reçoit.

# Phases de la manche : le mot, et à quoi elle sert

choice-setup = Mise en place
choice-preparation = Préparation
    .help = Piochez, choisissez votre place dans l’ordre du tour, recevez vos ressources primaires.
choice-focus = Focus
    .help = Choisissez votre priorité pour la manche : elle réactive vos pays, produit et donne un avantage.
choice-action = Action
    .help = Quatre tours, une carte chacun : son effet, 10 $ ou un atout.
choice-research = Recherche
    .help = Vos cartes gardées en main donnent un bonus et des points : achetez de meilleures cartes.
choice-npc = Influence des PNJ
    .help = Les puissances que personne ne joue ajoutent leur influence et leurs armées.
choice-aftermath = Retombées
    .help = Touchez vos revenus, rendez des jetons Soutien, prospérez, puis subissez les menaces.
choice-scoring = Décompte
    .help = Manches 3 et 6 : régions complètes, jetons de majorité et capacités des puissances.
choice-end = Fin

# Boutons

choice-domestic = Intérieur
choice-diplomatic = Diplomatique
choice-military = Militaire
choice-none = Aucun
choice-normal = Normaux
choice-hard = Difficiles
choice-face_up = Appliquer la carte
choice-money = Gagner 10 $
choice-order = Signer le décret
choice-improve = Améliorer ses relations
choice-engage = Soutenir
choice-trade = Commercer
choice-invest = Investir
choice-move = Déplacer des armées
choice-base = Construire une base
choice-grow = Prendre une carte Croissance
choice-produce = Produire
choice-raise = Augmenter une production
choice-raise_1 = Augmenter 1 production
choice-raise_2 = Augmenter 2 productions
choice-raise_3 = Augmenter 3 productions
choice-raise_4 = Augmenter 4 productions
choice-raise_5 = Augmenter 5 productions
choice-raise_6 = Augmenter 6 productions
choice-raise_7 = Augmenter 7 productions
choice-gain = Gagner des armées ou des ressources
choice-gain_move = Renforts : gagner, puis déplacer des armées
choice-sell_armies = Vendre des armées
choice-influence = Ajouter de l’influence
choice-reset = Renouveler une influence
choice-ready = Réactiver un allié
choice-draw = Piocher
choice-discard = Défausser
choice-trash = Retirer une carte de la partie
choice-play = Jouer une autre carte
choice-prosper = Prospérer
choice-take_market = Prendre une carte au marché
choice-repeat = Agir, puis recommencer ailleurs
choice-region = Choisir une région
choice-fund = Dépenser de l’argent
choice-one_of = Choisir une action
choice-two_of = Choisir deux actions
choice-negotiate = Regarder les pays d’une région
choice-brics = Les BRICS
choice-permanent = Permanente
choice-temporary = Temporaire
choice-slotless = Permanente, au-dessus de la ligne
choice-export = Vendre
choice-import = Acheter
choice-board = Votre plateau
choice-black = Neutre
choice-yes = Oui
choice-yes-prosper = Prospérer
choice-yes-defend = Rendre un jeton
choice-yes-brics = Payer
choice-sweep = Remplacer 3 cartes du marché (2 points)
choice-done = Terminer
choice-pass-country = Ne pas le faire
choice-pass-play_more = S’arrêter là
choice-pass-ally_exhaust = Payer
choice-pass-invest = Ne pas le faire
choice-pass-base = Ne pas le faire
choice-pass-grow = Ne pas le faire
choice-pass-ready = Terminer
choice-pass-search_card = Aucun
choice-pass-ability = Finir le tour
choice-pass-search = Ne pas le faire
choice-pass-engage = Ne pas le faire
choice-pass-army_to = Terminer
choice-pass-army_from = Terminer
choice-pass-influence = Ne pas le faire
choice-pass-reset = Ne pas le faire
choice-pass-token_give = Garder les jetons
choice-pass-produce = Terminer
choice-pass-raise_focus = Ne rien augmenter
choice-pass-convert = Ne rien changer
choice-pass-commerce = Aucune carte Commerce
choice-pass-way = Ne pas le faire
choice-pass-may = Non
choice-pass-prosper = Pas cette fois
choice-pass-defend = Subir la menace
choice-pass-brics = Refuser

# Noms des piles et des compteurs

name-automas = Automas
name-round = Manche
name-phase = Phase
name-powers = Puissances
name-order = Ordre du tour
name-turn_number = Tour de la manche
name-regions = Régions
name-starting = Influence de départ
name-permanent = Influence permanente
name-slotless = Au-dessus de la ligne
name-temporary = Influence temporaire
name-armies = Armées
name-engage = Jetons Soutien
name-investments = Investissements
name-bases = Bases
name-boards = Plateaux
name-money = Argent
name-vp = PV
name-stock = Réserve
name-production = Production
name-focus = Focus
name-prosperity = Prospérité
name-growth = Croissance
name-commerce = Cartes Commerce
name-invested = Pays où l’on investit
name-exhausted = Pays épuisés
name-used = Effets utilisés cette manche
name-order_left = Décret
name-purchases = Cartes achetées
name-sources = Origine des PV
name-costs = Coûts
name-cubes = Cubes d’Automa
name-rounds = Cubes en attente
name-points = Points de victoire
    .unit = PV
name-country_decks = Pioches de pays
name-countries = Pays exposés
name-market = Marché
name-market_deck = Pioche du marché
name-market_discard = Défausse du marché
name-growth_supply = Cartes Croissance
name-allies = Alliés
name-assets = Atouts
name-asset_decks = Atouts non piochés
name-offered_assets = Atouts à choisir
name-refused_assets = Atout écarté
name-decks = Pioches
name-bought = Cartes achetées
name-discards = Défausses
name-face_down = Jouées face cachée
name-playing = Carte en cours
name-playing_down = En cours, face cachée
name-npc_deck = Pioche d’influence
name-npc_row = Influence des PNJ
name-npc_discard = Défausse d’influence
name-decisions = Pioche des décisions
name-decisions_discard = Décisions prises
name-box = Hors de la partie

# Le terminal

terminal-round = manche { $round }/6
terminal-turn = tour { $turn }/4
terminal-track-round = Manche
terminal-phase-preparation = Prép.
terminal-phase-focus = Focus
terminal-phase-action = Action
terminal-phase-research = Rech.
terminal-phase-npc = PNJ
terminal-phase-aftermath = Retomb.
terminal-phase-scoring = Décompte
terminal-vp = PV
terminal-money = $
terminal-focus = foc
terminal-focus-domestic = int
terminal-focus-diplomatic = dip
terminal-focus-military = mil
terminal-hand = M
terminal-power-US = US
terminal-power-EU = UE
terminal-power-RU = RU
terminal-power-CN = CN
terminal-head-start = dép
terminal-head-permanent = perm
terminal-head-temporary = temp
terminal-head-armies = arm.
terminal-head-countries = pays exposés
terminal-short-EUR = Europe
terminal-short-CAS = As. centr.
terminal-short-AME = Amériques
terminal-short-MENA = MO – AN
terminal-short-AFR = Afrique
terminal-short-SAS = As. du Sud
terminal-short-EAP = As. Est-P.
terminal-production = production
terminal-prosperity = prospérité { $step }/5
terminal-growth = croissance { $level }/5
terminal-tokens = Soutien { $count }
terminal-commerce = Commerce { $count }
terminal-allies = alliés : { $cards }
terminal-assets = atouts : { $cards }
terminal-grown = croissance : { $cards }
terminal-market = marché : { $cards }
terminal-npc = cartes des PNJ : { $cards }
terminal-region = { $name } : soutenir { $cost }, majorité { $majority }, pioche { $deck }
terminal-zone = zone d’intérêt : { $powers }
terminal-row = { $title } : { $cubes }
terminal-tally = { $title } : { $figures }
terminal-pile = { $title } ({ $count }) : { $cards }
terminal-legend = U États-Unis, E Union européenne, R Russie, C Chine, ▪ neutre. Régions : cubes de départ, emplacements permanents (· libre), + au-dessus de la ligne, emplacements temporaires (les PV des libres) ; • votre zone d’intérêt. M cartes en main. Alliés : valeur, $ investissement, ⌂ base, entre parenthèses s’ils sont épuisés. Ressources : E énergie, R matières premières, F nourriture, C biens de consommation, S services, D diplomatie, A armées.

# Les idées seules que le laboratoire essaie
strategy-domestic = Toujours le focus intérieur.
strategy-diplomatic = Toujours le focus diplomatique.
strategy-military = Toujours le focus militaire.

# Un refus, dans les chiffres de ce cas

case-WO-RES-4 = Cette carte coûte { $price } { $price ->
        [one] point
       *[other] points
    } de recherche ; il vous en reste { $points }. Un allié épuisé vous en donne autant que sa valeur.
case-WO-RES-3 = Ce pays est déjà épuisé.
case-WO-FOC-2 = Ce pays est déjà actif.
case-WO-IR-1 = { $why ->
        [forbidden] Ce pays refuse les relations avec votre puissance.
        [none] Aucun pays exposé n’est possible maintenant.
       *[region] La carte ne permet pas cette région.
    }
case-WO-IR-2 = { $why ->
        [none] Aucun pays exposé n’est à votre portée : il manque de la diplomatie.
        [other] Seuls vos alliés actifs de cette région peuvent payer.
       *[due] Vos alliés de la région épuisés, il reste { $due } { $due ->
            [one] point
           *[other] points
        } de diplomatie à payer ; vous en avez { $have }.
    }
case-WO-ENG-1 = { $why ->
        [none] Vous n’avez d’allié dans aucune région possible.
       *[here] Vous n’avez aucun allié dans cette région.
    }
case-WO-ENG-2 = { $why ->
        [none] Aucune région n’est à votre portée : il manque de la diplomatie.
        [other] Seuls vos alliés actifs de cette région peuvent payer.
       *[due] Vos alliés de la région épuisés, il reste { $due } { $due ->
            [one] point
           *[other] points
        } de diplomatie à payer ; vous en avez { $have }.
    }
case-WO-INV-1 = { $why ->
        [borne] Vous avez déjà investi dans ce pays.
        [money] Il faut { $price } $ ; vous avez { $money } $.
        [exhausted] Ce pays est épuisé : votre focus peut le réactiver.
        [other] Choisissez l’un de vos alliés.
       *[none] Aucun allié actif n’attend encore un investissement que vous pouvez payer.
    }
case-WO-BAS-1 = { $why ->
        [refused] Ce pays ne permet pas de base à votre puissance.
        [borne] Vous avez déjà une base dans ce pays.
        [exhausted] Ce pays est épuisé : votre focus peut le réactiver.
        [other] Choisissez l’un de vos alliés.
       *[none] Aucun allié actif ne permet de nouvelle base à votre puissance.
    }
case-WO-BAS-2 = { $why ->
        [armies] Vous n’avez aucune armée à y envoyer.
        [money] Une base et son armée coûtent 10 $ ; vous avez { $money } $.
       *[none] Il vous manque une armée à envoyer, ou 10 $ pour la base et son armée.
    }
case-WO-GRO-1 = { $why ->
        [level] C’est une carte de niveau { $level } ; votre prochaine est de niveau { $next }.
        [price] Il vous manque de quoi payer cette carte.
        [other] Ce n’est pas une carte Croissance.
       *[none] Il vous manque de quoi payer une carte du prochain niveau.
    }
case-WO-MOV-1 = { $why ->
        [far] Cette région n’est pas dans votre zone d’intérêt, et vous n’y avez pas de base.
        [there] C’est là que l’armée doit aller : choisissez d’où elle part.
        [empty] Aucune de vos armées ne peut partir de là.
       *[short] Il vous manque des armées ailleurs, ou de l’argent (vous avez { $money } $).
    }
case-WO-PRO-3 = Cette production est déjà à son maximum, { $most }.
case-WO-TRA-3 = { $why ->
        [stock] Vous n’en avez pas.
       *[wanted] Aucun de vos alliés n’en achète.
    }
case-WO-TRA-5 = { $why ->
        [money] Il vous manque de l’argent.
       *[offer] Aucun de vos alliés n’en vend, et aucune carte Commerce n’en offre.
    }
case-WO-PRO-1 = { $why ->
        [level] Votre production y est à 0.
        [price] Il vous manque de quoi payer une seule unité.
       *[made] Vous venez d’en produire.
    }
case-WO-ACT-9 = Le premier effet de cette carte, obligatoire, est impossible en ce moment : jouez-la face cachée.
case-WO-ACT-10 = { case-WO-ACT-9 }
case-WO-ACT-4 = Ce n’est pas un atout que vous pouvez utiliser ici.
case-WO-ACT-2 = { $why ->
        [ability] Choisissez une carte Croissance qui peut encore servir.
        [double] La carte ne double pas ces symboles.
        [region] Rien de ce qui suit n’est possible dans cette région.
        [partner] Choisissez l’un de vos alliés.
       *[other] La carte ne permet pas ce choix.
    }
case-WO-SET-8 = Choisissez l’un de vos trois atouts.
case-WO-FOC-3 = Votre focus ne permet pas d’augmenter cette production.
case-WO-INF-1 = La carte ne permet pas d’ajouter une influence dans cette région.
case-WO-INF-5 = Vous n’avez dans cette région aucune influence temporaire à renouveler.
case-WO-TRA-1 = { $why ->
        [import_type] Vous en avez déjà acheté dans ce commerce.
       *[export_type] Vous en avez déjà vendu dans ce commerce.
    }
case-WO-TRA-2 = La diplomatie ne se vend pas.
case-WO-TRA-4 = La diplomatie et les armées ne s’achètent pas.
case-WO-AFT-2 = Vous n’avez aucun jeton Soutien dans cette région.

# La fin

reason-rounds = La manche { $rounds } est terminée : { $points } PV pour { $names }.
reason-tie = La manche { $rounds } est terminée sur une égalité à { $points } PV : les premières places dans les régions, puis les cubes, départagent. Victoire : { $names }.
source-house = Équilibrage maison
source-assets = Atouts
source-influence = Influence
source-prosperity = Prospérité
source-growth = Cartes Croissance
source-cards = Cartes jouées
source-threats = Menaces
source-regions = Décomptes des régions
source-tokens = Jetons de majorité
source-ability = Capacité de la puissance

# La leçon

lesson-assets = Choisir ses atouts
    .what = Écartez « Premier contributeur de l’ONU ».
    .why = Vous jouez les États-Unis, contre la Russie de { $p1 }. Sur trois atouts, vous en gardez deux : leurs nombres donnent vos premiers points de victoire.
lesson-ally = Jouer une carte
    .what = Touchez Nouveaux alliés, puis « Appliquer la carte ».
    .why = Une manche donne quatre tours : à chacun, une carte. Appliquée, elle agit ; face cachée, elle rapporte 10 $ ou déclenche un atout.
lesson-country = Gagner un allié
    .what = Choisissez le Japon, puis épuisez votre Japon de départ.
    .why = Un allié coûte de la diplomatie, et en épuiser un la remplace. Le Japon complet commerce et produit davantage.
lesson-influence = Poser de l’influence
    .what = Choisissez un cube temporaire.
    .why = L’influence dans une région rapporte des points. Un cube temporaire en donne tout de suite ; un permanent reste jusqu’à la fin.
lesson-growth = Faire grandir l’économie
    .what = Touchez Stratégie de croissance, appliquez-la, puis prenez une carte Croissance.
    .why = Une carte Croissance s’achète avec des services et de l’argent : elle améliore pour toujours ce que vous produisez.
lesson-growth-card = Améliorer sa production
    .what = Prenez Développement industriel, puis les matières premières, puis l’énergie.
    .why = Deux productions montent d’un cran : dès la manche prochaine, vous recevrez davantage sans rien payer.
lesson-trade = Vendre et acheter
    .what = Touchez Commerce extérieur, appliquez la carte, puis choisissez « Vendre ».
    .why = On vend ce qu’on a en trop, on achète ce qui manque : au marché mondial, ou chez les autres par leurs cartes Commerce.
lesson-sell = Encaisser
    .what = Vendez l’énergie, 2 unités, puis terminez.
    .why = Deux unités à 5 $ font 10 $. L’argent paie armées, bases et croissance : gardez-en toujours un peu.
lesson-base = Construire une base
    .what = Touchez Pacte militaire, appliquez la carte, puis choisissez l’Irak.
    .why = Une base chez un allié y envoie une armée : elle tient la région et menace les puissances qui y sont trop faibles.
lesson-base-influence = Compter une région
    .what = Choisissez un cube temporaire.
    .why = La base ajoute de l’influence au Moyen-Orient : encore des points tout de suite. Qui domine une région en marque davantage.
lesson-research = Acheter une carte
    .what = Achetez Retour sur investissement.
    .why = Les cartes gardées en main deviennent des points de recherche : ils achètent de meilleures cartes pour votre paquet.
lesson-research-done = Finir la recherche
    .what = Choisissez « Terminer ».
    .why = Il vous reste un point, trop peu pour une autre carte. Épuiser des alliés en donnerait d’autres, mais ils servent à mieux.
lesson-prosper = La prospérité
    .what = Choisissez « Prospérer ».
    .why = Donner des biens de consommation à votre population rapporte des points et de l’argent à la fin de chaque manche.
lesson-focus = Un focus pour la suite
    .what = Choisissez le focus intérieur.
    .why = Chaque manche suivante commence par une priorité : l’économie, la diplomatie ou l’armée. Les menaces de { $p1 } et de la Chine viennent de vous coûter 4 points.
lesson-end = La première manche est jouée
    .what = Vous menez devant { $p1 }, et vous savez jouer une manche.
    .why = Il y en a six. Alliés, commerce, croissance, bases : aucune puissance n’a le temps de tout faire, et c’est là qu’est le jeu.
