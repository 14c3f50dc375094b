# État d’urgence : textes du jeu. Le français est la langue source.

game-title = État d’urgence
game-pitch = Une épidémie, cinq équipes, une seule confiance : bâtissez votre paquet de cartes et soyez la dernière voix que le pays écoute encore.

# Le jeu en une page

summary-goal = Gardez la confiance du pays. Chaque équipe commence à 20 ; à 0, elle sort. La dernière en lice l’emporte.
summary-example = Subvention et Pièce : 3 pièces ce tour-ci, de quoi acheter une Soignante, qui aidera à chacun de vos tours.
    .cards = subvention piece
summary-end = À 0, une équipe s’arrête aussitôt. Quand une seule reste au-dessus de 0, elle gagne.
summary-turn-1 = Jouez
    .text = Vos cartes, une à une, dans vos trois emplacements ; une carte recto verso se joue côté Attaque ou côté Bénéf.
summary-turn-2 = Achetez
    .text = Au Grand Marché, avec les pièces de ce tour. Les cartes achetées vont dans votre défausse.
summary-turn-3 = Défaussez
    .text = Ce que vous avez joué, sauf compagnons, protecteurs et emplacements : ils restent.
summary-turn-4 = Piochez
    .text = Autant de cartes que vous avez d’emplacements.
summary-icon-bolt = attaque : ôtez de la confiance, ou des cœurs à un compagnon
summary-icon-heart = confiance gagnée
summary-icon-coin = pièces à dépenser ce tour
summary-icon-draw = piochez
summary-icon-destroy = détruisez une de vos cartes
summary-icon-discard = faites défausser les autres
summary-icon-heart-black = cœur noir : perdez 2, sans choix
summary-icon-shield = bouclier : à briser d’un coup
summary-icon-slot = un emplacement de plus
summary-specimen = couvre-feu
summary-part-price = Le prix
    .text = En pièces, dans la bulle.
summary-part-attaque = Attaque
    .text = Un côté, au choix, quand vous la jouez.
summary-part-benef = Bénéf
    .text = Ou l’autre côté.
summary-card-soignante = Compagnon : agit à chacun de vos tours.
summary-card-bouclier-sanitaire = Protecteur : une attaque doit d’abord le briser.
summary-card-cellule-de-crise = Emplacement : une carte de plus à chaque tour, jusqu’à la fin.
summary-set = Les cinq équipes
    .text = Mêmes cartes de départ ; seule la super carte change. Elle coûte 17, et seule son équipe peut l’acheter.
summary-set-super-gouvernement = Gouvernement
    .text = La confiance, et les caisses pleines.
summary-set-super-conseil = Conseil scientifique
    .text = Beaucoup de cartes, un paquet épuré.
summary-set-super-laboratoires = Laboratoires
    .text = L’argent, et ce qu’il achète.
summary-set-super-medias = Médias
    .text = Les mains adverses se vident.
summary-set-super-complotistes = Complotistes
    .text = Le plus gros coup, pour un cœur noir.
summary-term-disinfect = Désinfecter
    .text = Payer 1 point de confiance pour détruire une de vos cartes : un paquet mince revient plus vite.
summary-term-market = Grand Marché
    .text = Vingt-deux piles visibles, de prix 0 à 10, les mêmes pour tout le monde.

# Options de la partie

option-teams = Équipes
    .help = Chaque place choisit la sienne, dans l’ordre des places, ou le hasard les distribue.
    .is-chosen = Au choix
    .is-random = Au hasard
option-confiance_max = Confiance maximale
    .help = Plafond de la confiance : ce qui dépasse est perdu.
option-turn_limit = Limite de tours
    .help = Nombre de tours de jeu, toutes places confondues, après lequel la plus haute confiance l’emporte.
option-seat_confiance = Confiance de départ
    .help = Confiance de départ dans l’ordre du premier tour de table, jamais plus de 20 ; une liste plus courte est complétée par 20. Liste vide : 20 pour tout le monde, comme dans le livret.
option-first_hand = Première main : cartes en moins
    .help = La place qui commence pioche une ou deux cartes de moins pour son premier tour ; 0 : même main pour tout le monde.
option-disinfect_per_turn = Désinfections par tour
    .help = Nombre de désinfections permises par tour de jeu ; 0 : sans limite, comme dans le livret.

# Icônes

icon-coin = pièce
icon-bolt = attaque
icon-heart = confiance
icon-heart-black = cœur noir
icon-shield = bouclier
icon-slot = emplacement
icon-draw = piocher
icon-destroy = détruire
icon-discard = faire défausser

# Effets, tels qu’ils s’écrivent sur les cartes

effect-coin = { $n } { $n ->
        [one] pièce
       *[other] pièces
    }
effect-gain = +{ $n } confiance
effect-hit = infligez { $n }
effect-draw = piochez { $n } { $n ->
        [one] carte
       *[other] cartes
    }
effect-destroy = { $n ->
        [one] détruisez 1 carte
       *[other] détruisez jusqu’à { $n } cartes
    }
effect-discard = faites défausser { $n } { $n ->
        [one] carte
       *[other] cartes
    }
effect-black = cœur noir : −2 confiance
# Les mêmes dans le journal : ce que donne une carte, ce qui reste ouvert, ce qui est perdu

amount-coin = { $n } { $n ->
        [one] pièce
       *[other] pièces
    }
amount-gain = { $n } { $n ->
        [one] point
       *[other] points
    } de confiance
amount-hit = { $n } { $n ->
        [one] point
       *[other] points
    } d’attaque
amount-draw = { $n } { $n ->
        [one] carte
       *[other] cartes
    } à piocher
amount-destroy = { $n } { $n ->
        [one] carte
       *[other] cartes
    } à détruire
amount-discard = { $n } { $n ->
        [one] carte
       *[other] cartes
    } à faire défausser
amount-black = { $n } { $n ->
        [one] cœur noir
       *[other] cœurs noirs
    }
amount-shield = { $n } { $n ->
        [one] bouclier
       *[other] boucliers
    }
amount-slot = { $n } { $n ->
        [one] emplacement
       *[other] emplacements
    } de plus

# Textes des cartes, faits de leurs lignes

text-attaque = Attaque : { $effects }.
text-benef = Bénéf : { $effects }.
text-effect = { $effects }.
text-compagnon = À chaque tour : { $effects }. { $hearts } { $hearts ->
        [one] cœur
       *[other] cœurs
    }.
text-protecteur = Arrête toute attaque qui ne le brise pas : { $shields } { $shields ->
        [one] bouclier
       *[other] boucliers
    }.
text-emplacement = +{ $slots } { $slots ->
        [one] emplacement
       *[other] emplacements
    } jusqu’à la fin de la partie.

# Sortes de cartes

kind-depart = Carte de départ
kind-double = Carte recto verso
kind-compagnon = Compagnon
kind-protecteur = Protecteur
kind-emplacement = Emplacement
kind-super = Super carte

# Cartes

card-piece = Pièce
    .flavour = Le nerf de la crise, en petite monnaie.
card-coeur = Petite phrase
    .flavour = Une petite phrase, et l’antenne s’enflamme.
card-applaudissements = Applaudissements aux fenêtres
    .flavour = À 20 heures pile. Ça ne soigne personne, mais ça réchauffe.
card-vaccin-douteux = Vaccin douteux
    .flavour = Testé sur au moins une personne, qui va plutôt bien.
card-attestation = Attestation de sortie
    .flavour = Je m’autorise à sortir. Je soussigne, et je contresigne.
card-soiree-clandestine = Soirée clandestine
    .flavour = Trente personnes, volets fermés, musique basse. Enfin, au début.
card-masque-artisanal = Masque artisanal
    .flavour = Taillé dans un vieux rideau. Motif fleuri, filtration estimée.
card-subvention = Subvention
    .flavour = Quoi qu’il en coûte, et surtout à qui.
card-gel = Gel hydroalcoolique
    .flavour = Le distributeur est vide, mais l’intention reste.
card-soignante = Soignante
    .flavour = Elle tient. Ne lui demandez pas comment.
card-bouclier-sanitaire = Bouclier sanitaire
    .flavour = Plexiglas, ruban adhésif et bonne volonté.
card-variant = Variant
    .flavour = Le même, en plus pressé.
card-tri-des-patients = Tri des patients
    .flavour = La liste est longue, le couloir aussi.
card-fauconnier = Fauconnier
    .flavour = Officiellement contre les pigeons.
card-gourou-du-clic = Gourou du clic
    .flavour = Un million d’abonnements, zéro diplôme, avis sur tout.
card-cellule-de-crise = Cellule de crise
    .flavour = Une table de plus, et toujours pas de fenêtre.
card-documentaire = Documentaire à charge
    .flavour = Voix grave, musique lente, flèches rouges.
card-porte-parole = Porte-parole
    .flavour = Répète avec assurance ce qui sera démenti demain.
card-couvre-feu = Couvre-feu
    .flavour = Le virus dort-il la nuit ? On a parié que non.
card-cordon-sanitaire = Cordon sanitaire
    .flavour = On n’entre plus, on ne sort plus, on fait signe.
card-campagne-de-vaccination = Campagne de vaccination
    .flavour = Un gymnase, des chaises, et le meilleur café du canton.
card-confinement = Confinement
    .flavour = Tout le pays apprend à faire du pain.
card-allocution = Allocution
    .flavour = Françaises, Français : on en sait un peu moins qu’hier.
card-etat-d-exception = État d’exception
    .flavour = Provisoire, comme tout ce qui dure.
card-super-gouvernement = Décret de minuit
    .flavour = Publié à 23 h 59, appliqué à minuit, expliqué jeudi.
card-super-conseil = Avis unanime
    .flavour = Unanime à une abstention près, qui tient un blog.
card-super-laboratoires = Brevet mondial
    .flavour = La formule est secrète, la facture ne l’est pas.
card-super-medias = Édition spéciale
    .flavour = En direct depuis le trottoir d’en face, où rien ne bouge.
card-super-complotistes = Grande révélation
    .flavour = Tout était écrit, à l’envers, au dos du ticket de caisse.

# Règles

section-ED-SET = Mise en place
rule-ED-SET-1 = Chaque place reçoit une équipe, 20 points de confiance et la super carte de son équipe (prix 17), qu’elle seule pourra acheter.
rule-ED-SET-2 = Paquet de départ : 4 cartes Pièce (1 pièce) et 2 cartes Petite phrase (−1 cœur), mélangées. Chaque place en pioche 3.
rule-ED-SET-3 = Le Grand Marché compte 22 piles visibles, de prix 0 à 10. Chaque pile a autant de cartes qu’il y a de places à la table.
rule-ED-SET-4 = Le hasard désigne la place qui commence ; ensuite, on joue dans le sens horaire.
    .mark = ruling
rule-ED-SET-5 = Les équipes sont toutes différentes, choisies dans l’ordre des places ou tirées au hasard ; les cartes de départ sont les mêmes pour toutes. Défausses, cartes en jeu, confiance, tailles des mains et des pioches sont publiques.
    .mark = ruling
rule-ED-SET-6 = Option « Confiance de départ » : la confiance de départ dépend de l’ordre de jeu, sans dépasser 20. Par défaut, 20 pour tout le monde.
    .mark = option
rule-ED-SET-7 = Option « Première main » : la place qui commence reçoit une ou deux cartes de moins dans sa première main. Par défaut, aucune de moins.
    .mark = option

section-ED-PLAY = Jouer
rule-ED-PLAY-1 = Jouez vos cartes une à une, dans l’ordre de votre choix, chacune sur un emplacement libre (3 au début) ; ses effets viennent aussitôt, ou plus tard dans l’étape. Tant qu’un emplacement est libre, les cartes en main doivent être jouées ; si vous avez plus de cartes que d’emplacements, choisissez lesquelles.
rule-ED-PLAY-2 = Tous les emplacements sont pris : on ne joue plus de carte, et ce qui reste en main est remis dans la pioche, que l’on mélange.
rule-ED-PLAY-3 = Une carte recto verso se joue d’un seul côté, attaque ou bénéf. Le choix est de nouveau libre la fois suivante.
rule-ED-PLAY-4 = Compagnons et protecteurs ne prennent pas d’emplacement et restent en jeu. Une carte Emplacement aussi : elle ajoute un emplacement jusqu’à la fin de la partie et ne peut pas être attaquée.
    .mark = ruling
rule-ED-PLAY-5 = Moins de cartes que d’emplacements, ou aucune : jouez ce que vous avez, servez-vous de vos compagnons, achetez, piochez. La main n’est pas complétée au début du tour.
    .mark = ruling
rule-ED-PLAY-6 = Le reste de la main retourne dans la pioche à la fin de l’étape « jouer », avant les achats ; jusque-là, il peut être détruit. Il en va de même des cartes piochées sans emplacement libre, et des compagnons, protecteurs et cartes Emplacement encore en main quand tous les emplacements sont pris (sauf ED-COM-4).
    .mark = ruling
rule-ED-PLAY-7 = Une carte Emplacement compte tout de suite : son emplacement peut servir dès ce tour, et la pioche de fin de tour en tient compte.
    .mark = ruling

section-ED-EFF = Effets
rule-ED-EFF-1 = Tous les effets sont facultatifs, sauf le cœur noir.
rule-ED-EFF-2 = Les effets s’ajoutent au fil du tour : pièces et points d’attaque forment chacun une réserve.
rule-ED-EFF-3 = Pièce : autant de pièces à dépenser au Grand Marché pendant ce tour. Les pièces qui restent sont perdues.
rule-ED-EFF-4 = Confiance : gagnez autant de points de confiance, sans dépasser l’option « Confiance maximale » (20 par défaut).
    .mark = option
rule-ED-EFF-5 = Attaque : répartissez librement les points entre les autres équipes et leurs compagnons.
rule-ED-EFF-6 = Cœur noir : perdez 2 points de confiance. C’est obligatoire, et les protecteurs n’y font rien.
rule-ED-EFF-7 = Détruire : retirez de la partie jusqu’au nombre indiqué de cartes de votre choix, prises dans votre main, votre défausse ou votre pioche (alors mélangée). Les cartes en jeu sont hors d’atteinte, sauf les compagnons gênants.
    .mark = ruling
rule-ED-EFF-8 = Faire défausser : les autres équipes défaussent en tout autant de cartes de leur main. Vous choisissez qui, elles choisissent quoi. Une main vide ne peut pas être visée.
    .mark = ruling
rule-ED-EFF-9 = Piocher : prenez aussitôt autant de cartes en main.
rule-ED-EFF-10 = Aucun effet ne se garde pour un tour suivant.
rule-ED-EFF-11 = Les points d’attaque se réunissent et se répartissent à tout moment de l’étape « jouer », même une fois toutes les cartes posées ; ils se perdent quand commencent les achats. Ce qui dépasse le besoin d’une cible serait perdu : on ne peut donc pas l’y mettre. Les points non répartis survivent à une mise hors jeu.
    .mark = ruling
rule-ED-EFF-12 = Les effets de toutes les cartes jouées pendant ce tour viennent dans l’ordre de votre choix et restent ouverts jusqu’aux achats ; on peut renoncer à chacun. Ce qui n’a pas servi est alors perdu. Seul le cœur noir n’attend pas : il est payé avant que la carte suivante soit posée ou que l’étape finisse.
    .mark = ruling
rule-ED-EFF-13 = Pioche et défausse ne suffisent pas : piochez ce qu’il y a. Les cartes posées pendant ce tour ne sont pas mélangées avant la fin du tour.
    .mark = ruling
rule-ED-EFF-14 = Une carte défaussée de force va dans la défausse de son équipe. S’il n’y a plus de cartes dans les mains, le reste de l’effet est perdu. Les protecteurs n’y font rien.
    .mark = ruling
rule-ED-EFF-15 = Pour détruire dans votre pioche, vous en voyez les cartes triées, pas leur ordre. On peut détruire jusqu’à sa dernière carte ; on garde alors ses tours.
    .mark = ruling
rule-ED-EFF-16 = La confiance gagnée s’ajoute aussitôt si elle tient sous le plafond. Sinon, elle attend : choisissez le moment, au plus tard celui des achats, ou renoncez-y. Elle passe après un cœur noir encore dû, sauf s’il vous mettait hors jeu.
    .mark = ruling

section-ED-DIS = Désinfecter
rule-ED-DIS-1 = À tout moment de votre tour, payez 1 point de confiance pour détruire une de vos cartes, autant de fois que vous le voulez, mais sans jamais tomber à 0.
    .mark = ruling
rule-ED-DIS-2 = La désinfection atteint la main, la pioche (alors mélangée), la défausse et les cartes tout juste achetées, mais ni les cartes sur les emplacements, ni les protecteurs, ni les compagnons, sauf les gênants.
    .mark = ruling
rule-ED-DIS-3 = Option « Désinfections par tour » : nombre de désinfections permises par tour. Par défaut, pas de limite.
    .mark = option

section-ED-COM = Compagnons
rule-ED-COM-1 = L’effet d’un compagnon s’applique quand il est posé, puis une fois à chacun de vos tours suivants tant qu’il reste, au moment de votre choix, entre deux cartes. S’il ne sert pas, il est perdu pour ce tour.
rule-ED-COM-2 = Un compagnon peut être attaqué à la place de son équipe. Il n’est défaussé que si une seule attaque lui prend tous ses cœurs ; moins n’a pas d’effet. Une attaque, ce sont les points donnés à une cible en une fois ; les protecteurs ne couvrent pas les compagnons.
    .mark = ruling
rule-ED-COM-3 = Un compagnon gênant (avec un cœur noir) doit être joué quand il est en main, et son cœur noir frappe à chaque tour. Il part comme les autres, par une attaque, ou parce que vous le détruisez ou le désinfectez, même en jeu.
    .mark = ruling
rule-ED-COM-4 = Un compagnon gênant en main est posé avant toute autre carte, et aussitôt s’il est pioché pendant le tour, qu’il reste ou non un emplacement. Les effets encore ouverts de la carte qui l’a fait piocher restent ouverts.
    .mark = ruling
rule-ED-COM-5 = Aux tours suivants, le cœur noir d’un compagnon gênant est payé en tout premier, avant tout choix ; ses autres effets viennent au moment choisi. Un compagnon n’agit qu’une fois pendant le tour où il est posé.
    .mark = ruling

section-ED-PRO = Protecteurs
rule-ED-PRO-1 = Une attaque contre une équipe doit d’abord prendre tous les boucliers de son protecteur. Si elle y parvient, le protecteur est défaussé et le surplus touche l’équipe.
rule-ED-PRO-2 = Une attaque qui ne prend pas tous les boucliers n’a aucun effet. Plusieurs protecteurs se dressent dans l’ordre où ils ont été posés ; l’attaque continue tant qu’elle les brise.
    .mark = ruling
rule-ED-PRO-3 = Chaque attaque compte seule : un protecteur brisé n’est plus là pour la suivante, des boucliers non brisés sont de nouveau entiers. Juste assez de points pour les boucliers : le protecteur part, l’équipe n’a rien.
    .mark = ruling

section-ED-BUY = Acheter
rule-ED-BUY-1 = Après avoir joué, achetez des cartes dont la somme des prix ne dépasse pas vos pièces ; celles à 0 sont gratuites, autant que vous voulez. Les cartes achetées vont dans votre défausse.
rule-ED-BUY-2 = La super carte coûte 17 ; son équipe seule peut l’acheter, une fois. Elle va dans la défausse et se joue comme une carte recto verso.
rule-ED-BUY-3 = Une pile vide reste vide.

section-ED-END = Fin du tour
rule-ED-END-1 = Toutes les cartes jouées, sauf celles qui restent en jeu, vont dans votre défausse, face visible.
rule-ED-END-2 = Piochez autant de cartes que vous avez d’emplacements. Si la pioche ne suffit pas, prenez ce qu’il en reste, mélangez la défausse et complétez.

section-ED-OUT = Hors jeu
rule-ED-OUT-1 = À 0 point de confiance, une équipe cesse aussitôt de jouer ; ses cartes restent où elles sont, hors jeu.
rule-ED-OUT-2 = Hors jeu pendant son propre tour (cœur noir) : le tour est fini et les points non répartis sont perdus. Ses compagnons et protecteurs ne font plus rien et ne peuvent plus être attaqués ; le marché reste tel quel.
    .mark = ruling

section-ED-WIN = Victoire
rule-ED-WIN-1 = La partie finit dès qu’il ne reste qu’une équipe : elle gagne. Un cœur noir peut vous mettre hors jeu ; s’il ne reste alors qu’une équipe, elle gagne.
    .mark = ruling
rule-ED-WIN-2 = Option « Limite de tours » (500 par défaut, tous tours confondus) : la plus haute confiance gagne ; à égalité, la partie est nulle.
    .mark = option
rule-ED-WIN-3 = Plus aucune équipe n’a, dans ses cartes ou en jeu, de quoi faire perdre de la confiance, ni de quoi acheter une carte : plus personne ne peut nuire. La partie finit aussitôt, comme à la limite de tours.
    .mark = ruling

# Journal

log-team = { $seat } joue { $team ->
        [gouvernement] le Gouvernement
        [conseil] le Conseil scientifique
        [laboratoires] les Laboratoires
        [medias] les Médias
       *[complotistes] les Complotistes
    }.
    .you-seat = Vous jouez { $team ->
        [gouvernement] le Gouvernement
        [conseil] le Conseil scientifique
        [laboratoires] les Laboratoires
        [medias] les Médias
       *[complotistes] les Complotistes
    }.
log-first = { $seat } joue en premier.
    .you-seat = Vous jouez en premier.
log-turn = C’est à { $seat } de jouer.
    .you-seat = C’est à vous de jouer.
log-annoyed = { $card } coûte 2 points de confiance à { $seat } (reste : { $confiance }).
    .you-seat = { $card } vous coûte 2 points de confiance (reste : { $confiance }).
log-laid = { $seat } joue { $card }{ $effects }.
    .you-seat = Vous jouez { $card }{ $effects }.
log-laid_side = { $seat } joue { $card }, côté { $side ->
        [attaque] Attaque
       *[benef] Bénéf
    }{ $effects }.
    .you-seat = Vous jouez { $card }, côté { $side ->
        [attaque] Attaque
       *[benef] Bénéf
    }{ $effects }.
log-stays = { $seat } pose { $card }, qui reste en jeu{ $effects }.
    .you-seat = Vous posez { $card }, qui reste en jeu{ $effects }.
log-used = { $seat } utilise { $card }{ $effects }.
    .you-seat = Vous utilisez { $card }{ $effects }.
log-declined = { $seat } renonce à { $points } { $points ->
        [one] point
       *[other] points
    } de confiance.
    .you-seat = Vous renoncez à { $points } { $points ->
        [one] point
       *[other] points
    } de confiance.
log-lapsed = { $seat } laisse perdre ce qui n’a pas servi{ $effects }.
    .you-seat = Vous laissez perdre ce qui n’a pas servi{ $effects }.
log-put_back = { $seat } mélange { $count } { $count ->
        [one] carte
       *[other] cartes
    } de sa main à sa pioche.
    .you-seat = Vous mélangez { $count } { $count ->
        [one] carte
       *[other] cartes
    } de votre main à votre pioche.
log-market = { $coins ->
        [0] { $seat } va au Grand Marché sans pièce.
        [one] { $seat } va au Grand Marché avec 1 pièce.
       *[other] { $seat } va au Grand Marché avec { $coins } pièces.
    }
    .you-seat = { $coins ->
        [0] Vous allez au Grand Marché sans pièce.
        [one] Vous allez au Grand Marché avec 1 pièce.
       *[other] Vous allez au Grand Marché avec { $coins } pièces.
    }
log-gained = { $seat } gagne { $points } { $points ->
        [one] point
       *[other] points
    } de confiance (total : { $confiance }).
    .you-seat = Vous gagnez { $points } { $points ->
        [one] point
       *[other] points
    } de confiance (total : { $confiance }).
log-black_heart = Cœur noir : { $seat } perd 2 points de confiance (reste : { $confiance }).
    .you-seat = Cœur noir : vous perdez 2 points de confiance (reste : { $confiance }).
log-drew = { $seat } pioche { $cards }.
    .you-seat = Vous piochez { $cards }.
log-shuffled_and_drew = { $seat } mélange sa défausse et pioche { $cards }.
    .you-seat = Vous mélangez votre défausse et piochez { $cards }.
log-destroyed = { $seat } détruit une carte { $place ->
        [hand] de sa main
        [discard] de sa défausse
        [draw] de sa pioche
       *[board] en jeu
    } : { $card }.
    .you-seat = Vous détruisez une carte { $place ->
        [hand] de votre main
        [discard] de votre défausse
        [draw] de votre pioche
       *[board] en jeu
    } : { $card }.
log-disinfected = { $seat } désinfecte pour 1 point de confiance (reste : { $confiance }) et retire { $card } { $place ->
        [hand] de sa main
        [discard] de sa défausse
        [draw] de sa pioche
       *[board] du jeu
    }.
    .you-seat = Vous désinfectez pour 1 point de confiance (reste : { $confiance }) et retirez { $card } { $place ->
        [hand] de votre main
        [discard] de votre défausse
        [draw] de votre pioche
       *[board] du jeu
    }.
log-discarded = { $seat } fait défausser { $card } à { $victim }.
    .you-seat = Vous faites défausser { $card } à { $victim }.
    .you-victim = { $seat } vous fait défausser { $card }.
log-attacked = { $seat } attaque { $victim } : { $points } { $points ->
        [one] point
       *[other] points
    }.
    .you-seat = Vous attaquez { $victim } : { $points } { $points ->
        [one] point
       *[other] points
    }.
    .you-victim = { $seat } vous attaque : { $points } { $points ->
        [one] point
       *[other] points
    }.
log-companion_hit = { $seat } attaque { $card } ({ $points } { $points ->
        [one] point
       *[other] points
    }) : { $victim } défausse ce compagnon.
    .you-seat = Vous attaquez { $card } ({ $points } { $points ->
        [one] point
       *[other] points
    }) : { $victim } défausse ce compagnon.
    .you-victim = { $seat } attaque { $card } ({ $points } { $points ->
        [one] point
       *[other] points
    }) : vous défaussez ce compagnon.
log-held = { $card } tient bon devant { $seat }.
    .you-seat = { $card } tient bon devant vous.
log-broken = { $card } cède : { $seat } défausse ce protecteur.
    .you-seat = { $card } cède : vous défaussez ce protecteur.
log-hurt = { $seat } perd { $points } { $points ->
        [one] point
       *[other] points
    } de confiance (reste : { $confiance }).
    .you-seat = Vous perdez { $points } { $points ->
        [one] point
       *[other] points
    } de confiance (reste : { $confiance }).
log-bought = { $price ->
        [0] { $seat } prend { $card } sans payer.
       *[other] { $seat } achète { $card } (prix : { $price }).
    }
    .you-seat = { $price ->
        [0] Vous prenez { $card } sans payer.
       *[other] Vous achetez { $card } (prix : { $price }).
    }
log-out = { $seat } n’a plus la confiance de personne : hors jeu.
    .you-seat = Vous n’avez plus la confiance de personne : vous voilà hors jeu.
log-won = Victoire pour { $seats }.
    .you-seats = Victoire pour { $seats }.

# Questions

ask-team = Choisissez votre équipe.
    .why = Seule la super carte change d’une équipe à l’autre ; il faudra encore l’acheter.
ask-act = { $cards ->
        [0] { $slots ->
            [0] Tous vos emplacements sont pris
           *[other] Plus de carte à poser
        } : agissez encore, ou allez au Grand Marché.
       *[other] Posez une carte ou agissez ({ $slots ->
            [one] 1 emplacement libre
           *[other] { $slots } emplacements libres
        }).
    }{ $coins ->
        [0] { "" }
        [one] { " " }Vous avez 1 pièce.
       *[other] { " " }Vous avez { $coins } pièces.
    }{ $attack ->
        [0] { "" }
        [one] { " " }1 point d’attaque à répartir.
       *[other] { " " }{ $attack } points d’attaque à répartir.
    }{ $open ->
        [something] { " " }Encore ouvert{ $effects } ({ $sources }).
       *[nothing] { "" }
    }
    .why = Aller au Grand Marché fait perdre ce qui n’a pas servi, sauf les pièces.
ask-side = { $card } : choisissez le côté à jouer.
    .why = Attaque frappe les autres, Bénéf vous sert ; quand la carte reviendra, vous choisirez de nouveau.
ask-destroy = { $left ->
        [one] Choisissez une carte à détruire.
       *[other] Choisissez une carte à détruire ({ $left } au plus).
    }
    .why = Un paquet plus mince ramène plus souvent vos meilleures cartes.
ask-disinfect = Payez 1 point de confiance : choisissez une carte à retirer de la partie.
    .why = Elle quitte la partie pour de bon : un paquet plus mince ramène plus souvent vos meilleures cartes.
ask-discard_who = Choisissez qui doit défausser une carte.
    .why = Cette personne choisira la carte, et jouera son prochain tour avec une carte de moins.
ask-discard = { $seat } vous oblige à défausser une carte : choisissez laquelle.
    .why = Elle va dans votre défausse et reviendra plus tard ; votre prochain tour se jouera sans elle.
ask-target = { $points ->
        [one] 1 point d’attaque
       *[other] { $points } points d’attaque
    } : choisissez qui attaquer.
    .why = Les protecteurs encaissent d’abord ; le reste coûte autant de confiance. À zéro, une équipe sort du jeu.
ask-aim = Attaque contre { $victim } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }) : visez l’équipe ou un compagnon.
    .why = Viser l’équipe lui coûte de la confiance ; un compagnon visé part à la défausse, au prix de ses cœurs.
ask-points = Attaque contre { $victim } : choisissez combien de points y mettre.
    .why = Ce que vous gardez peut encore frapper ailleurs pendant ce tour.
ask-buy = { $coins ->
        [0] Grand Marché : sans pièce, prenez ce qui est gratuit ou finissez le tour.
        [one] Grand Marché : achetez une carte ou finissez le tour. Il vous reste 1 pièce.
       *[other] Grand Marché : achetez une carte ou finissez le tour. Il vous reste { $coins } pièces.
    }
    .why = Ce que vous achetez va dans votre défausse et reviendra dans votre main.

# Pourquoi pas, dans les chiffres de ce cas

case-ED-BUY-1 = { $case ->
        [early] On achète au Grand Marché : allez-y d’abord.
       *[price] Cette carte coûte { $price }, il vous reste { $coins } { $coins ->
            [one] pièce
           *[other] pièces
        }.
    }
case-ED-BUY-2 = { $case ->
        [theirs] C’est la super carte d’une autre équipe.
       *[price] Votre super carte coûte { $price }, il vous reste { $coins } { $coins ->
            [one] pièce
           *[other] pièces
        }.
    }
case-ED-PLAY-1 = Vous avez encore { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } en main et { $slots } { $slots ->
        [one] emplacement libre
       *[other] emplacements libres
    } : jouez d’abord.
case-ED-PLAY-2 = Vos { $slots } emplacements sont pris : on ne joue plus de carte.
case-ED-PLAY-4 = Cette carte est déjà en jeu et y reste : elle ne se joue plus.
case-ED-PRO-2 = Il faut { $needed } { $needed ->
        [one] point
       *[other] points
    } pour briser le premier protecteur, ici { $have }.
case-ED-COM-2 = { $case ->
        [other] Cette carte n’est pas un compagnon de l’équipe visée.
       *[hearts] Ce compagnon a { $needed } { $needed ->
            [one] cœur
           *[other] cœurs
        } à prendre d’un coup, vous avez { $have } { $have ->
            [one] point
           *[other] points
        } d’attaque.
    }
case-ED-COM-4 = Un compagnon gênant est dans votre main : il se pose avant toute autre carte.
case-ED-EFF-5 = { $case ->
        [self] C’est votre équipe : choisissez qui attaquer parmi les autres.
       *[points] Vous avez { $have } { $have ->
            [one] point
           *[other] points
        } d’attaque.
    }
case-ED-EFF-8 = { $case ->
        [self] C’est votre équipe : choisissez parmi les autres.
       *[empty] Cette équipe n’a aucune carte en main.
    }
case-ED-OUT-1 = Cette équipe est hors jeu.
case-ED-OUT-2 = Cette équipe est hors jeu.

# Boutons

choice-gouvernement = Gouvernement
choice-conseil = Conseil scientifique
choice-laboratoires = Laboratoires
choice-medias = Médias
choice-complotistes = Complotistes
choice-gouvernement-team = Gouvernement (Décret de minuit : la confiance et les caisses)
choice-conseil-team = Conseil scientifique (Avis unanime : beaucoup de cartes, un paquet épuré)
choice-laboratoires-team = Laboratoires (Brevet mondial : l’argent, et ce qu’il achète)
choice-medias-team = Médias (Édition spéciale : les mains adverses se vident)
choice-complotistes-team = Complotistes (Grande révélation : gros coup, un cœur noir)
choice-attaque = Attaque
choice-benef = Bénéf
choice-attack = Attaquer
choice-gain = Gagner de la confiance
choice-decline = Renoncer au gain
choice-draw = Piocher
choice-destroy = Détruire une carte
choice-discard = Faire défausser une carte
choice-black = Subir le cœur noir
choice-disinfect = Désinfecter (−1 confiance)
choice-market = Aller au Grand Marché
choice-team = L’équipe
choice-done = Finir le tour
choice-chosen = Au choix
choice-random = Au hasard

# Noms des piles et des compteurs

name-teams = Équipe
name-confiance = Confiance
    .unit = confiance
name-alive = Encore là
name-slots = Emplacements
name-draws = Pioche
name-discards = Défausse
name-laid = Posées
name-boards = En jeu
name-market = Grand Marché
name-supers = Super cartes
name-box = Hors de la partie
name-step = Étape
name-coins = Pièces
name-attack = Points d’attaque
name-due = Effets ouverts
name-sides = Côtés joués
name-used = Compagnons utilisés
name-disinfected = Désinfections

# Ce que dit un rapport du laboratoire, si une place gagne trop ou trop peu
report-order-hint = Essayez, à { $seats }, moins de confiance pour { $too ->
    [often] le { $place }
   *[seldom] tous sauf le { $place }
} : option seat_confiance (ED-SET-6).

## The table in a terminal

terminal-market = Marché
terminal-place-draws = pioche
terminal-place-discards = défausse
terminal-place-boards = en jeu
terminal-team = Camp
terminal-confiance = Confiance
terminal-slots = Empl
terminal-hand = Main
terminal-draw = Pioc
terminal-discard = Déf.
terminal-out = hors jeu
terminal-pool = Ce tour :
terminal-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
terminal-attack = attaque { $count }
terminal-laid = posé : { $cards }
terminal-more = { $count ->
    [one] … { $count } autre pile : touche d
   *[other] … { $count } autres piles : touche d
}
terminal-super-none = Votre super carte est achetée.
terminal-super-later = Super carte : celle de votre équipe.
terminal-companion = { $effects } par tour · { $hearts }♥
terminal-slot = { $count ->
    [one] +{ $count } emplacement
   *[other] +{ $count } emplacements
}
terminal-open-discard = Défausse ({ $count }) : { $cards }
terminal-open-box = Hors de la partie ({ $count }) : { $cards }
terminal-legend = Sur la table : ▶ au tour de cette personne, ⚙ robot, █ confiance (sur 20), Empl cartes posées sur emplacements. Compagnons : ♥ cœurs, ✓ a déjà agi. Protecteurs : ◆ boucliers. Marché : ✓ vous pouvez l’acheter, prix en ●, × cartes restantes, ★ super carte, attaque | bénéf. Effets : ● pièces, ↯ infligez, +♥ confiance gagnée, −2♥ cœur noir, ↑ piochez, ✗ détruisez, ↓ faites défausser.

# Les idées seules que le laboratoire essaie
strategy-rush = Pose tout côté attaque.
strategy-hoard = Pose tout côté bénéf et n’achète que des pièces, jusqu’à la super carte.
strategy-shopping-list = Achète Allocution d’abord, puis Cellule de crise, autant qu’il y en a.
strategy-no-companion = N’achète aucun compagnon.
strategy-no-disinfecting = Ne désinfecte jamais.

## The end

reason-last = Il ne reste en jeu que { $names }, avec { $points } de confiance.
reason-limit = La limite de { $turns } tours, toutes places confondues, est atteinte : la plus haute confiance, { $points }, l’emporte.
reason-harmless = Plus personne ne peut nuire à personne : la plus haute confiance, { $points }, l’emporte.
source-gained = Confiance gagnée
source-attacks = Attaques subies
source-hearts = Cœurs noirs
source-annoyed = Compagnons gênants
source-paid = Désinfections payées

# La leçon

lesson-team = Choisir son équipe
    .what = Choisissez le Gouvernement.
    .why = Après le nom de chaque équipe : sa super carte et ce qu’elle fait de mieux. Le but : que { $p1 } n’ait plus de confiance avant vous.
lesson-coins = Poser ses cartes
    .what = Touchez vos trois Pièces.
    .why = Tout le monde commence avec le même petit paquet : des Pièces, pour acheter, et des Petites phrases, pour attaquer.
lesson-market = Aller au marché
    .what = Choisissez « Aller au Grand Marché ».
    .why = Vos pièces servent ce tour-ci ou sont perdues : dépensez-les pour mettre de meilleures cartes dans votre paquet.
lesson-buy = Acheter
    .what = Achetez Subvention, puis prenez Applaudissements aux fenêtres.
    .why = Une carte à 0 est gratuite. Ces deux-ci ont deux côtés, Attaque et Bénéf : vous choisirez en les jouant. Elles vont d’abord à la défausse et reviendront à la pioche.
lesson-disinfect = Désinfecter
    .what = Choisissez « Désinfecter », puis touchez Pièce.
    .why = Pour un point de confiance, une carte faible quitte votre paquet pour toujours : les bonnes reviendront plus souvent.
lesson-done = Finir le tour
    .what = Choisissez « Finir le tour ».
    .why = Vous piochez trois nouvelles cartes, et c’est à { $p1 }. Quand la pioche est vide, la défausse mélangée la remplace.
lesson-phrases = Préparer une attaque
    .what = Touchez vos deux Petites phrases.
    .why = { $p1 } vient de vous prendre un point de confiance. Chaque Petite phrase donne un point d’attaque : réunissez-les avant de frapper.
lesson-attack = Attaquer
    .what = Choisissez « Attaquer », puis mettez-y 2 points.
    .why = { $p1 } perd autant de confiance, sauf ce que ses protections arrêtent. À zéro, une équipe sort du jeu.
lesson-spend = Dépenser sa Pièce
    .what = Touchez Pièce, allez au marché, achetez Variant, puis finissez le tour.
    .why = Variant ne coûte qu’une pièce, et son côté Bénéf rend de la confiance : mieux qu’une Pièce perdue.
lesson-side = Les deux côtés
    .what = Touchez Applaudissements aux fenêtres, puis choisissez « Attaque ».
    .why = La carte gratuite est déjà revenue. Côté Bénéf, elle rendrait de la confiance ; mais { $p1 } en a moins que vous : c’est le moment.
lesson-strike = Frapper
    .what = Choisissez « Attaquer », puis mettez-y 3 points.
    .why = Une carte bien choisie vaut trois Petites phrases d’un coup, et elle reviendra encore.
lesson-end = L’opinion est avec vous
    .what = { $p1 } recule, et vous gardez l’avantage.
    .why = Achetez, épurez votre paquet, choisissez le bon côté au bon moment. La super carte de votre équipe attend son heure.
