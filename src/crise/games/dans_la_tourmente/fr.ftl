# Dans la tourmente : textes de l’extension. Ceux de World Order la précèdent : ici se dit ce qui est nouveau.

game-title = Dans la tourmente
game-pitch = World Order et son extension : la puissance intelligente appuie chaque action, et soixante événements du monde depuis 2010 se décident, se signent ou se disputent aux enchères.

# Le jeu en une page

summary-example = Une enchère oppose l’Europe et les États-Unis à la Russie : chaque camp mise en secret, on révèle, et chacun paie ce qu’il a misé.
summary-turn-6 = { choice-events }
    .text = { choice-events.help }
summary-turn-7 = { choice-aftermath }
    .text = { choice-aftermath.help }
summary-icon-smart = puissance intelligente (P) : appuie une action, reporte un événement
summary-icon-decision = décision : chaque puissance concernée choisit, l’une après l’autre
summary-icon-agreement = accord : tout le monde paie en même temps, ou personne
summary-icon-auction = enchères : des mises en secret
summary-icon-check = vérification : une condition déjà remplie, ou non
summary-icon-decisive = moment décisif : il se résout dès qu’il est pioché
summary-term-smart = Puissance intelligente (P)
    .text = Dépensez-la pour alléger une action, ou pour reporter l’événement qui vous cible. Perdre une enchère en rapporte plus que la gagner.
summary-term-event = Événement
    .text = Une crise du monde, sur le plateau d’une manche à l’autre ; sa fiche montre à l’avance ce qu’il peut déclencher.
summary-term-effect = Carte Effet
    .text = Ce qu’un événement laisse derrière lui, pour la durée imprimée.

section-TO-SET = Dans la tourmente : mise en place
rule-TO-SET-1 = Le plateau Événements a trois places hautes, et une place basse par puissance. Les 22 événements de l’ère I et les 22 de l’ère II sont mélangés à part. Les 16 événements déclenchés, les 14 cartes Effet, les 6 cartes Enchère et les 3 pays de remplacement sont visibles : chacun peut les lire à tout moment.
rule-TO-SET-2 = Après la mise en place du jeu de base, on pioche des événements de l’ère I jusqu’à ce que deux occupent les places hautes : le premier la plus à droite, le suivant à sa gauche.
rule-TO-SET-3 = Les cartes Enchère vont de 0 à 5 ; 3, 4 et 5 portent ✓, 0, 1 et 2 portent ✗.
    .mark = ruling
rule-TO-SET-4 = Chaque personne commence avec 2 points de puissance intelligente (P), un Automa aussi ; un PNJ n’en a pas.
    .mark = ruling
rule-TO-SET-5 = Un événement pioché qui cible une puissance va sur sa place basse ; la carte suivante le remplace.
rule-TO-SET-6 = Second événement pour la même puissance : qui la joue en garde un et défausse l’autre, avant que l’on pioche le remplaçant ; un événement reporté compte aussi. Pour un PNJ ou un Automa, le plus ancien reste.
    .mark = ruling
rule-TO-SET-7 = Un Moment décisif se résout dès qu’il est pioché, puis se défausse. S’il met un événement sur le plateau, celui-ci prend sa place ; sinon on pioche la carte suivante.
    .mark = ruling
rule-TO-SET-8 = Une pioche d’ère vide ne donne plus de carte.
    .mark = ruling

section-TO-P = Puissance intelligente (P)
rule-TO-P-1 = Améliorer ses relations : chaque P dépensé paie 1 point de diplomatie, autant que l’on veut.
rule-TO-P-2 = Soutenir : 1 P au plus ; la diplomatie due baisse du nombre de vos alliés de la région, actifs ou épuisés.
rule-TO-P-3 = Commercer : chaque P désigne une région de plus, dont les pays exposés comptent comme alliés pour cette action, sauf ceux qui vous sont interdits. Dépensez avant la première transaction ; les régions imposées par une carte s’en trouvent élargies.
    .mark = ruling
rule-TO-P-4 = Investir : 1 P au plus réactive le pays, juste avant ou juste après.
rule-TO-P-5 = Déplacer : 1 P par armée lui ouvre n’importe quelle région ; les 5 $ restent dus. Seulement pour un déplacement qui ne nomme pas de région.
    .mark = ruling
rule-TO-P-6 = Construire une base : 1 P au plus, après la construction ; une armée de plus, du plateau ou d’une autre région, y va gratuitement, quelle que soit la valeur du pays.
rule-TO-P-7 = Décompte : le plus de P rapporte 5, 3 ou 1 PV au premier, deuxième, troisième ; à égalité, la plus basse des places en jeu. Sans P, pas de place ; les Automas sont classés.
    .mark = ruling
rule-TO-P-8 = Cela vaut pour ces six actions, quelle que soit la carte, l’atout ou l’ordre qui les donne ; pas pour une carte qui déplace des armées par son propre texte. Les P sont publics et sans limite.
    .mark = ruling
rule-TO-P-9 = À deux puissances en jeu : 3 PV à qui est seul en tête, rien en cas d’égalité.

section-TO-EV = Phase Événements
rule-TO-EV-1 = La phase Événements suit la phase Action (recherche et influence des PNJ comprises) et précède les Retombées.
rule-TO-EV-2 = Décision : on demande à chaque puissance concernée, l’une après l’autre dans l’ordre du tour, à découvert ; qui remplit la condition paie aussitôt.
    .mark = ruling
rule-TO-EV-3 = Accord mutuel à deux : les deux doivent accepter et pouvoir payer, sinon rien ne se passe. On demande dans l’ordre du tour, à découvert, avec le montant s’il est libre ; qui ne peut pas payer n’est pas interrogé. Tout le monde paie en même temps quand l’accord tient, sinon personne.
    .mark = ruling
rule-TO-EV-4 = Enchères : chaque puissance concernée mise en secret, en même temps, un nombre d’unités ; ce nombre est secret pour son propre camp aussi.
rule-TO-EV-5 = Qui n’a rien misé ne reçoit rien de ce que la carte donne à son camp pour la victoire ; les effets sur les autres et sur le plateau, et les pertes du camp vaincu, s’appliquent à tout le monde.
rule-TO-EV-6 = Les vainqueurs gagnent en P la moitié de leur propre mise, arrondie au-dessous ; les vaincus toute leur mise. Les modificateurs ne comptent pas. Enchère opposée : le succès vaut victoire, l’échec défaite.
    .mark = ruling
rule-TO-EV-7 = Armées misées sur la carte : 5 $ chacune, du plateau ou de toute région, sans zone ni base ; aussi celles qui se trouvent déjà dans la région de l’événement.
    .mark = ruling
rule-TO-EV-8 = Enchère opposée : après la révélation, une carte Enchère est tirée dans la fourchette indiquée ; la carte peut ajouter un nombre. Un total égal ou supérieur est un succès.
    .mark = ruling
rule-TO-EV-9 = Vérification : une condition qui doit déjà être remplie quand l’événement arrive ; personne ne peut réagir.
rule-TO-EV-10 = Un événement résolu est défaussé, sauf si la carte dit autre chose.
rule-TO-EV-11 = Quand arrive l’événement qui vous cible, vous pouvez payer 1 P pour le reporter à la manche suivante, autant de fois que vous voulez.
    .mark = ruling
rule-TO-EV-12 = Perte que l’on ne peut pas couvrir : perdez ce que vous avez, puis 1 PV par unité de ressource, armée (d’abord du plateau, puis de la carte, au choix de qui les possède) ou P manquant, et par tranche entière de 5 $ manquante.
    .mark = ruling
rule-TO-EV-13 = Les événements du haut d’abord, un par un de droite à gauche ; puis les événements ciblés dans l’ordre du tour ; ceux des PNJ à la fin.
    .mark = ruling
rule-TO-EV-14 = Seules les puissances de la carte sont concernées, sauf si son texte en nomme d’autres.
rule-TO-EV-15 = Quand toutes ont répondu, les effets de la carte pour celles qui ont participé et pour les autres s’appliquent dans l’ordre du tour.
rule-TO-EV-16 = Décision que l’on peut répéter : on redemande après chaque fois, jusqu’au refus, au défaut de paiement ou à la limite de la carte ; on paie chaque fois, les effets viennent quand tout le monde a répondu.
    .mark = ruling
rule-TO-EV-17 = Accord mutuel à trois ou plus : il en faut au moins deux ; seules les puissances qui ont accepté paient et sont récompensées.
rule-TO-EV-18 = Personne n’accepte sans payer ; on ne paie pas le coût d’une carte pour autrui.
rule-TO-EV-19 = La carte nomme les unités et leurs limites ; on peut les mélanger. La plus grande mise est ce que l’on peut vraiment payer et faire, par un mélange ou un autre : chaque armée déplacée demande aussi ses 5 $.
rule-TO-EV-20 = Toutes les mises sont révélées ensemble. Puis, dans l’ordre du tour, qui a misé dit comment il paie, unité par unité, et d’où viennent ses armées ; vainqueurs et vaincus paient.
    .mark = ruling
rule-TO-EV-21 = Les mises d’un camp s’ajoutent, avec les modificateurs que la carte lui donne ; le camp le plus haut l’emporte.
rule-TO-EV-22 = Égalité, sauf si la carte dit autre chose : parmi les puissances des camps à égalité, celle qui a le plus d’influence dans les régions de l’événement réunies, puis le plus de PV, puis le plus d’argent, puis le plus d’argent de départ, décide pour son camp. Tout se lit avant le paiement des mises ; un PNJ a 0 PV, 0 $ et l’argent de départ imprimé.
    .mark = ruling
rule-TO-EV-23 = Toutes les mises à 0 (sans les modificateurs, avec celles des PNJ et des Automas) : l’événement est défaussé sans aucun effet.
    .mark = ruling
rule-TO-EV-24 = Après l’événement, les armées misées se trouvent dans sa région ; s’il en a plusieurs, qui les possède choisit.
    .mark = ruling
rule-TO-EV-25 = Enchère opposée marquée « zéro = échec » : un total de 0 est un échec, et la valeur n’est pas tirée.
    .mark = ruling
rule-TO-EV-26 = Moment décisif : personne ne choisit rien ; il se résout quand il est révélé.
rule-TO-EV-27 = Un événement que l’on ajoute est pris parmi les déclenchés et attend à gauche du plateau la manche suivante. Un événement montre à l’avance les cartes qu’il peut ajouter.
rule-TO-EV-28 = Une carte Effet se pose aussitôt, là où la carte le dit, pour la durée imprimée. Une durée en manches compte les manches suivantes ; la carte part à la fin des Retombées de la dernière.
    .mark = ruling
rule-TO-EV-29 = Un événement déjà ajouté dans la partie ne l’est pas de nouveau, aucun n’est résolu deux fois. Une carte Effet défaussée peut être reposée ; posée pendant qu’elle est encore là, sa durée recommence.
    .mark = ruling
rule-TO-EV-30 = Fin de la phase, sauf à la manche 6 : les événements en attente vont sur les places hautes, à partir de la gauche, dans l’ordre de leur ajout ; un quatrième attend encore ; celui qui cible une puissance va sur sa place basse.
    .mark = ruling
rule-TO-EV-31 = Puis on pioche jusqu’à 2 nouveaux événements, autant qu’il y a de places libres, d’abord sur la place libre la plus à droite.
rule-TO-EV-32 = On pioche dans l’ère I à la mise en place et à la fin des manches 1 et 2 ; dans l’ère II à la fin des manches 3, 4 et 5.
rule-TO-EV-33 = On ne reporte rien à la dernière manche.
rule-TO-EV-34 = On ne reporte pas un événement marqué « non reportable ».
rule-TO-EV-35 = Un coût n’est pas une perte : qui ne peut pas le payer en entier ne peut pas le choisir.
    .mark = ruling
rule-TO-EV-36 = Les puissances groupées sur une carte agissent ensemble : elles peuvent se parler avant de décider ; rien de ce qui est dit n’engage, et chacune répond pour elle-même.

section-TO-INF = Influence retirée ou convertie
rule-TO-INF-1 = Retirer une influence : le cube temporaire le plus à gauche de la puissance dans la région.
rule-TO-INF-2 = À défaut, un de ses cubes de départ ; à défaut, un cube permanent, d’abord au-dessus de la ligne. Aucun cube : rien ne se passe.
    .mark = ruling
rule-TO-INF-3 = Après le retrait d’un cube temporaire, la rangée se resserre vers la gauche.
    .mark = ruling
rule-TO-INF-4 = Remplacer par un cube neutre : le même cube est choisi ; le cube noir prend exactement sa place, sans PV.
rule-TO-INF-5 = De permanent à temporaire : un cube de départ, à défaut un permanent, va sur le premier emplacement temporaire libre, sans PV ; s’il n’y en a pas, il est retiré.
rule-TO-INF-6 = Un emplacement de départ vidé est ignoré pour toujours et n’empêche jamais le décompte d’une région.
rule-TO-INF-7 = Un emplacement permanent vidé peut être rempli de nouveau, pour son PV ; d’ici là, la région ne se décompte pas.
    .mark = ruling
rule-TO-INF-8 = Ajouter une influence neutre : un emplacement permanent libre, à défaut le premier temporaire libre, à défaut en poussant. Rendre permanent par un événement : sur un emplacement libre, à défaut au-dessus de la ligne.
    .mark = ruling

section-TO-CTY = Pays remplacés
rule-TO-CTY-1 = Remplacer un pays exposé ou allié : la nouvelle carte prend sa place. Jetons et état (actif, épuisé) restent, même si la nouvelle carte ne les permettrait pas.
    .mark = ruling
rule-TO-CTY-2 = Dans une pioche : l’ancienne carte part, la nouvelle y entre ; les pays exposés y sont mélangés aussi, puis deux sont exposés.
    .mark = ruling
rule-TO-CTY-3 = Aller chercher un pays : pays exposés et pioche sont mélangés après qu’il a été pris, puis deux sont exposés.
    .mark = ruling

section-TO-NPC = Événements et PNJ
rule-TO-NPC-1 = On pioche autant d’événements qu’à quatre. Un événement dont toutes les puissances sont des PNJ est défaussé quand il arrive.
rule-TO-NPC-2 = Cartes Enchère : celles de la fourchette (ou des signes) indiquée sont mélangées, une est tirée pour chaque PNJ ; le nombre est sa mise, ✓ veut dire oui, ✗ non.
rule-TO-NPC-3 = Un événement qui cible un PNJ n’est pas résolu : le PNJ ajoute 1 influence dans sa région (tirée au sort s’il y en a plusieurs), puis l’événement est défaussé.
rule-TO-NPC-4 = Décision : ignorée pour les PNJ.
rule-TO-NPC-5 = Accord : un 0 tiré veut dire non, quoi qu’on ajoute ; on tire quand les personnes concernées ont accepté.
    .mark = ruling
rule-TO-NPC-6 = Enchères : on tire après la révélation des mises des personnes.
rule-TO-NPC-7 = Le nombre entre parenthèses s’ajoute, au lieu des modificateurs de la carte. Aux enchères, un PNJ qui a tiré 0 apporte encore ce nombre à son camp, mais ne reçoit rien de la victoire.
    .mark = ruling
rule-TO-NPC-8 = Là où l’on peut miser des armées, la moitié de la mise tirée (arrondie au-dessous, sans les parenthèses) sont des armées de la réserve.
    .mark = ruling
rule-TO-NPC-9 = Vérifications et Moments décisifs s’appliquent aux PNJ ; un choix s’y fait par carte Enchère.
rule-TO-NPC-10 = Un PNJ ne paie et ne gagne ni ressources, ni $, ni P, ni PV. Les armées qu’il doit déplacer viennent de la réserve ; l’influence comme d’habitude.

section-TO-AUT = Événements et Automas
rule-TO-AUT-1 = Cartes Enchère comme pour les PNJ, tirées aux mêmes moments.
    .mark = ruling
rule-TO-AUT-2 = Un Automa gagne des P comme les autres, n’en dépense jamais pour ses actions et ne reporte jamais d’événement.
rule-TO-AUT-3 = Ressources dépensées ou gagnées sont de l’argent, aux taux de WO-AUT-1.
rule-TO-AUT-4 = Ses armées vers une région viennent de la réserve ; celles vers une carte, de la région de l’événement d’abord, puis de la réserve, à 5 $ chacune.
    .mark = ruling
rule-TO-AUT-5 = Décision ou accord à coût fixe : il paie sur un ✓, sinon il ne participe pas.
rule-TO-AUT-6 = Décision que l’on peut répéter : une fois.
rule-TO-AUT-7 = Montants variables et mises : le nombre tiré ; 0 : pas de participation, quels que soient les modificateurs.
rule-TO-AUT-8 = Mise mixte avec armées : la moitié (arrondie au-dessous) sont des armées ; le reste, ou le tout, est le mélange le moins cher en argent.
rule-TO-AUT-9 = Les parenthèses sont ignorées ; le vrai modificateur de la carte compte.
rule-TO-AUT-10 = Un événement qui le cible : rien d’autre que 1 influence dans sa région (tirée au sort s’il y en a plusieurs).
rule-TO-AUT-11 = La partie d’un effet qu’il ne peut pas faire est sautée (une production, par exemple).
rule-TO-AUT-12 = Un coût qu’il ne peut pas payer, ou qui demande ce qu’il n’a pas : pas de participation.
rule-TO-AUT-13 = Choix libre dans un effet : ce qui lui rapporte le plus de PV tout de suite ; à égalité, au hasard.
    .mark = ruling
rule-TO-AUT-14 = À la fin de chaque phase Événements, il dépense la moitié de ses P (arrondie au-dessous) pour autant de PV.

section-TO-HE = Édition maison des événements
rule-TO-HE-1 = La plus forte mise est la plus haute du camp vainqueur ; à égalité, comme TO-EV-22. Ce peut être celle d’un PNJ.
rule-TO-HE-2 = Événement sans région : TO-EV-22 commence par les PV.
rule-TO-HE-3 = Une carte Effet posée devant un PNJ est défaussée aussitôt (Gazoduc de Sibérie va devant la Russie si la Chine est un PNJ, et l’inverse) ; devant un Automa elle vaut pour ce que fait l’Automa (prix et transactions : 5 $ de moins par action Commercer).
    .mark = ruling
rule-TO-HE-4 = Les cartes Effet changent un prix, un coût ou un niveau partout où une règle le lit ; jamais au-dessous de 0.
rule-TO-HE-5 = Entre plusieurs coûts, on choisit ; un Automa prend le moins cher.
rule-TO-HE-6 = Ce qui suit « sinon » s’applique à toute puissance concernée qui n’a pas participé, même si elle ne pouvait pas payer ; pas aux PNJ.
rule-TO-HE-7 = Un choix entre deux voies est une seule question ; « sinon » est la troisième réponse.
rule-TO-HE-8 = Les cartes Effet à côté du plateau valent pour les Automas dans la mesure de ce qu’ils font (prix : 5 $ de moins ou de plus par action Commercer ; production : rien). Un total de mises compte celles des PNJ et des Automas.
    .mark = ruling

# Journal

role-black = Le camp neutre
log-phase_began = { $phase ->
        [preparation] Préparation : nouvelles cartes, nouveaux pays, ordre du tour, ressources primaires.
        [focus] Focus : chaque puissance choisit sa priorité pour la manche.
        [action] Action : quatre tours de jeu par puissance.
        [research] Recherche : les cartes gardées en main deviennent des points à dépenser au marché.
        [npc] Influence des PNJ : les puissances que personne ne joue ajoutent cubes et armées.
        [events] Événements : décisions, accords, enchères et vérifications.
        [aftermath] Retombées : revenus, jetons Soutien, prospérité, puis menaces.
       *[scoring] Décompte : chaque région complète rapporte à qui y pèse le plus.
    }
log-token_scored = Jeton de majorité { $what ->
        [money] en argent
        [armies] en armées
        [smart] en puissance intelligente
       *[allies] en alliés
    } pour { $power }.
    .you-power = Jeton de majorité { $what ->
        [money] en argent
        [armies] en armées
        [smart] en puissance intelligente
       *[allies] en alliés
    } pour vous.
smart-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    } de puissance intelligente
log-event_drawn = Nouvel événement : { $card }.
log-moment_drawn = Moment décisif, résolu aussitôt : { $card }.
log-event_aimed = Nouvel événement, qui cible { $power } : { $card }.
    .you-power = Nouvel événement, qui vous cible : { $card }.
log-event_kept = { $power } avait déjà un événement et garde celui-ci : { $card }.
    .you-power = Vous aviez déjà un événement et gardez celui-ci : { $card }.
log-event_added = Événement en attente pour la manche suivante : { $card }.
log-event_placed = L’événement en attente prend place sur le plateau : { $card }.
log-event_reached = Événement : { $card }.
log-nobody_concerned = Personne ne joue les puissances que cet événement concerne.
log-event_over = Événement défaussé : { $card }.
log-put_off = { $power } reporte un événement à la manche suivante : { $card }.
    .you-power = Vous reportez un événement à la manche suivante : { $card }.
log-took_part = { $power } participe.
    .you-power = Vous participez.
log-declined = { $type ->
        [agreement] { $power } refuse l’accord.
       *[decision] { $power } ne participe pas.
    }
    .you-power = { $type ->
        [agreement] Vous refusez l’accord.
       *[decision] Vous ne participez pas.
    }
log-could_not = { $type ->
        [agreement] { $power } ne peut pas payer l’accord.
       *[decision] { $power } ne peut pas participer.
    }
    .you-power = { $type ->
        [agreement] Vous ne pouvez pas payer l’accord.
       *[decision] Vous ne pouvez pas participer.
    }
log-signed = { $power } accepte l’accord.
    .you-power = Vous acceptez l’accord.
log-promised = Si l’accord est conclu, { $power } paiera { amount }.
    .you-power = Si l’accord est conclu, vous paierez { amount }.
log-agreed = L’accord est conclu entre { $powers }.
    .you-powers = L’accord est conclu entre { $powers }.
log-no_agreement = Pas d’accord : personne ne paie, rien ne se passe.
log-bid_opened = { $power } avait misé { $number }.
    .you-power = Vous aviez misé { $number }.
log-bid_drawn = Carte Enchère pour { $power } : { $number }.
    .you-power = Carte Enchère pour vous : { $number }.
log-sign_drawn = Carte Enchère pour { $power } : { $sign ->
        [yes] ✓, c’est oui
       *[no] ✗, c’est non
    }.
    .you-power = Carte Enchère pour vous : { $sign ->
        [yes] ✓, c’est oui
       *[no] ✗, c’est non
    }.
log-no_bids = Personne n’a rien misé : l’événement reste sans effet.
log-tie_broken = Égalité : { $power } l’emporte par l’influence dans la région, à défaut par les PV, puis par l’argent.
    .you-power = Égalité : vous l’emportez par l’influence dans la région, à défaut par les PV, puis par l’argent.
log-auction_won = L’enchère revient à { $powers } : { $total } en tout, modificateurs compris.
    .you-powers = L’enchère revient à { $powers } : { $total } en tout, modificateurs compris.
log-value_drawn = Valeur à atteindre : { $number }.
log-opposed_won = Succès pour { $powers } : { $total } en tout.
    .you-powers = Succès pour { $powers } : { $total } en tout.
log-opposed_lost = { $total ->
        [0] Sans aucune mise, c’est un échec pour { $powers }.
       *[other] Échec pour { $powers } : { $total } en tout.
    }
    .you-powers = { $total ->
        [0] Sans aucune mise, c’est un échec pour { $powers }.
       *[other] Échec pour { $powers } : { $total } en tout.
    }
log-onto_card = { $power } déplace une armée sur la carte de l’événement.
    .you-power = Vous déplacez une armée sur la carte de l’événement.
log-npc_onto_card = { $power } déplace { $number ->
        [one] une armée
       *[other] { $number } armées
    } sur la carte de l’événement.
    .you-power = Vous déplacez { $number ->
        [one] une armée
       *[other] { $number } armées
    } sur la carte de l’événement.
log-landed = { $power } place dans la région une armée qui était sur la carte ({ $place }).
    .you-power = Vous placez dans la région une armée qui était sur la carte ({ $place }).
log-checked = { $answer ->
        [yes] { $power } remplit la condition.
       *[no] { $power } ne remplit pas la condition.
    }
    .you-power = { $answer ->
        [yes] Vous remplissez la condition.
       *[no] Vous ne remplissez pas la condition.
    }
log-smart_gained = { $power } gagne { smart-points } ({ $total } en tout).
    .you-power = Vous gagnez { smart-points } ({ $total } en tout).
log-smart_spent = { $power } dépense { smart-points } (reste { $total }).
    .you-power = Vous dépensez { smart-points } (reste { $total }).
log-smart_lost = { $power } perd { smart-points } (reste { $total }).
    .you-power = Vous perdez { smart-points } (reste { $total }).
log-trades_with_shown = { $power } commerce aussi avec les pays exposés d’une région : { $place }.
    .you-power = Vous commercez aussi avec les pays exposés d’une région : { $place }.
log-lost = { $power } perd { amount }.
    .you-power = Vous perdez { amount }.
log-fell_short = Il manque { amount } à { $power } : la perte se paie en PV.
    .you-power = Il vous manque { amount } : la perte se paie en PV.
log-army_given = { $power } rend une armée à la réserve ({ $place }).
    .you-power = Vous rendez une armée à la réserve ({ $place }).
log-npc_armies = { $power } reçoit { $number ->
        [one] une armée
       *[other] { $number } armées
    } de la réserve ({ $place }).
    .you-power = Vous recevez { $number ->
        [one] une armée
       *[other] { $number } armées
    } de la réserve ({ $place }).
log-came_home = { $power } ramène { $number ->
        [one] une armée
       *[other] { $number } armées
    } de la région ({ $place }).
    .you-power = Vous ramenez { $number ->
        [one] une armée
       *[other] { $number } armées
    } de la région ({ $place }).
log-production_fell = { $power } perd un cran de production : { goods }, désormais { $number }.
    .you-power = Vous perdez un cran de production : { goods }, désormais { $number }.
log-removed = { $power } perd une influence ({ $place }).
    .you-power = Vous perdez une influence ({ $place }).
log-made_neutral = { $power } perd une influence, qui devient neutre ({ $place }).
    .you-power = Vous perdez une influence, qui devient neutre ({ $place }).
log-lowered = { $power } voit devenir temporaire une influence permanente ({ $place }).
    .you-power = Vous voyez devenir temporaire une influence permanente ({ $place }).
log-country_replaced = Un pays change de carte : { $card }.
log-effect_before = Carte Effet posée devant { $power } : { $card }.
    .you-power = Carte Effet posée devant vous : { $card }.
log-effect_in = Carte Effet posée ({ $place }) : { $card }.
log-effect_beside = Carte Effet posée à côté du plateau : { $card }.
log-effect_used = Une carte Effet rapporte : { $card }.
log-effect_over = Carte Effet défaussée : { $card }.

# Questions

ask-keep_event = Deux événements vous ciblent : choisissez celui que vous gardez.
    .why = Un seul peut vous cibler à la fois ; l’autre est défaussé.
ask-exhaust_ally = L’événement épuise un de vos alliés ({ $place }) : choisissez lequel.
    .why = Un allié épuisé ne sert plus tant qu’il n’est pas réactivé.
ask-smart_region = Avant de commercer : choisissez une région de plus, pour 1 point de puissance intelligente (P), ou commencez.
    .why = Ses pays exposés comptent comme vos alliés pendant ce commerce.
ask-smart_army = Votre base est construite ({ $place }) : choisissez d’où vient une armée de plus, pour 1 point de puissance intelligente (P), ou refusez.
    .why = Elle ne coûte rien d’autre.
ask-army_give = { $left ->
        [one] Une de vos armées retourne à la réserve : choisissez d’où elle vient.
       *[other] Une de vos armées retourne à la réserve (encore { $left }) : choisissez d’où elle vient.
    }
    .why = C’est le prix de l’événement : cette armée quitte votre plateau ou sa région.
ask-army_onto = { $card } : choisissez d’où vient l’armée misée.
    .why = Elle coûte 5 $ et se trouvera ensuite dans la région de l’événement.
ask-army_land = L’événement est résolu : choisissez la région où se place une armée que vous aviez misée.
    .why = Là où elle se place, elle défend et menace dès les Retombées.
ask-pay_with = { $card } : choisissez ce que vous dépensez.
    .why = Le prix se paie en entier, par ce seul moyen.
ask-stake = { $card } : choisissez avec quoi payer une unité de votre mise (encore { $left }).
    .why = La carte dit ce que vaut une unité ; vainqueurs et vaincus paient.
ask-production_lost = L’événement fait baisser d’un cran une de vos productions : choisissez laquelle.
    .why = Vous produirez une unité de moins à chaque manche.
ask-smart_pay = Reste à payer : { $due } { $due ->
        [one] point
       *[other] points
    } de diplomatie. Choisissez combien vous en payez en puissance intelligente (P), un pour un.
    .why = Ce que vous dépensez en P, vous ne le payez pas en diplomatie.
ask-bid = { $card } : choisissez votre mise, en unités, en secret.
    .why = Tout le monde paie sa mise ; qui l’emporte en regagne la moitié en P, les autres la totalité.
ask-amount = { $card } : choisissez combien vous dépensez, dans les limites de la carte.
    .why = Plus vous dépensez, plus la carte rapporte ; pour un accord, vous ne payez que s’il est conclu.
ask-smart_engage = Dépenser 1 point de puissance intelligente (P) pour soutenir ({ $place }) avec { $number } { $number ->
        [one] point
       *[other] points
    } de diplomatie de moins, un par allié que vous y avez ?
    .why = Un seul P sert à ce soutien. À chaque décompte, qui a le plus de P marque des PV.
ask-smart_invest = Vous avez investi ({ $card }) : dépenser 1 point de puissance intelligente (P) pour réactiver ce pays ?
    .why = Investir l’avait épuisé ; réactivé, il peut servir encore à ce tour.
ask-take_part = { $type ->
        [agreement] { $card } : acceptez-vous l’accord ?
       *[decision] { $before ->
            [0] { $card } : participez-vous ?
           *[other] { $card } : participez-vous une fois de plus ? Vous payez de nouveau.
        }
    }
    .why = La carte dit ce que vous payez : aussitôt pour une décision, seulement s’il est conclu pour un accord.
ask-put_off = Cet événement vous cible ({ $card }) : reportez-le pour 1 point de puissance intelligente (P), ou résolvez-le.
    .why = Reporté, il revient à la manche suivante, où vous pourrez payer de nouveau.

# Questions de World Order, où la puissance intelligente peut servir

ask-army_to = Choisissez où va une armée (encore { $left } au plus). Une région hors d’atteinte coûte en plus 1 point de puissance intelligente (P).
    .why = Sont à votre portée votre zone d’intérêt et les régions où vous avez une base.
ask-invest = Choisissez l’allié où investir. Un allié épuisé coûte en plus 1 point de puissance intelligente (P), qui le réactive d’abord.
    .why = Vous payez le prix inscrit et épuisez ce pays, pour une influence et des revenus à chaque manche.
ask-convert = Choisissez l’influence temporaire qui devient permanente, comptée à partir de la gauche ({ $place }).
    .why = Une influence permanente ne peut plus être poussée hors de la région.

# Réponses

choice-events = Événements
    .help = Décidez, signez, misez : chaque événement du plateau se résout, puis d’autres arrivent.
choice-M = Argent
choice-withdraw = Retrait
choice-keep = Maintien
choice-a = Première voie
choice-b = Seconde voie
choice-left = À gauche
choice-middle = Au milieu
choice-right = À droite
choice-I = Ère I
choice-II = Ère II
choice-yes-take_part = Oui, participer
choice-yes-put_off = Reporter
choice-yes-smart_engage = Dépenser 1 P
choice-yes-smart_invest = Dépenser 1 P
choice-pass-take_part = Non
choice-pass-put_off = Résoudre maintenant
choice-pass-smart_engage = Ne rien dépenser
choice-pass-smart_invest = Ne rien dépenser
choice-pass-smart_region = Commencer à commercer
choice-pass-smart_army = Ne rien dépenser

# Noms des piles et des compteurs

name-smart = Puissance intelligente
name-eras = Pioches d’événements
name-upper = Événements
name-lower = Événements ciblés
name-triggered = Événements déclenchés
name-to_come = Événements en attente
name-past = Événements passés
name-effect_supply = Réserve des cartes Effet
name-effects = Cartes Effet
name-effect_at = Place des cartes Effet
name-effect_until = Dernière manche des cartes Effet
name-bid_cards = Cartes Enchère
name-new_countries = Pays de remplacement
name-resolving = Événement en cours
name-bids = Mises
name-on_card = Armées sur l’événement

# Cartes : événements de l’ère I

card-i-01 = Traité NEW START
card-i-02 = Printemps arabe
card-i-03 = Crise humanitaire du Sahel
card-i-04 = Crise de Crimée
card-i-05 = Accord de Paris sur le climat
card-i-06 = Accord sur le nucléaire iranien
card-i-07 = Essor de l’État islamique
card-i-08 = Tensions en mer de Chine méridionale
card-i-09 = Accident nucléaire de Fukushima
card-i-10 = Banque asiatique d’investissement
card-i-11 = Pivot vers l’Asie
card-i-12 = Dégel avec Cuba
card-i-13 = Impasse budgétaire à Washington
card-i-14 = Crise de la dette en zone euro
card-i-15 = Accueil des réfugiés
card-i-16 = Brexit
card-i-17 = Union économique eurasiatique
card-i-18 = Intervention aérienne en Syrie
card-i-19 = Chute du prix du pétrole
card-i-20 = Nouvelles routes de la soie
card-i-21 = Chute des bourses chinoises
card-i-22 = Îles artificielles en mer de Chine méridionale

# Cartes : événements de l’ère II

card-ii-01 = Guerre commerciale sino-américaine
card-ii-02 = Pandémie de COVID-19
card-ii-03 = Invasion de l’Ukraine par la Russie
card-ii-04 = Retrait d’Afghanistan
card-ii-05 = Gaz liquéfié transatlantique
card-ii-06 = Gazoduc Force de Sibérie
card-ii-07 = Minerais critiques
card-ii-08 = Coups d’État au Sahel
card-ii-09 = Course à l’intelligence artificielle
card-ii-10 = Attaques en mer Rouge
card-ii-11 = L’avenir de l’accord iranien
card-ii-12 = AUKUS
card-ii-13 = Retour de la politique industrielle
card-ii-14 = Plan de relance européen
card-ii-15 = Défense européenne
card-ii-16 = Crise énergétique en Europe
card-ii-17 = Sommets Russie–Afrique
card-ii-18 = Économie sous sanctions
card-ii-19 = Finlande et Suède dans l’OTAN
card-ii-20 = Médiation entre Riyad et Téhéran
card-ii-21 = Crise immobilière chinoise
card-ii-22 = Tensions dans le détroit de Taïwan

# Cartes : événements déclenchés

card-t-01 = Guerre civile syrienne
card-t-02 = Intervention en Libye
card-t-03 = Transition en Égypte
card-t-04 = Guerre au Yémen
card-t-05 = Axe de la résistance
card-t-06 = Bataille de Mossoul
card-t-07 = Accords de Minsk
card-t-08 = Retrait négocié du Royaume-Uni
card-t-09 = Accord commercial de phase un
card-t-10 = Course aux vaccins
card-t-11 = Soutien à l’Ukraine
card-t-12 = Accord céréalier de la mer Noire
card-t-13 = Élargissement des BRICS
card-t-14 = Conseil transatlantique du commerce
card-t-15 = Alliance des États du Sahel
card-t-16 = Contrôle des semi-conducteurs

# Cartes : effets

card-x-01 = Énergie chère
card-x-02 = Sanctions occidentales
card-x-03 = Marché eurasiatique
card-x-04 = Iran réintégré
card-x-05 = Droits de douane
card-x-06 = Économie à l’arrêt
card-x-07 = Navigation contestée
card-x-08 = Insécurité au Sahel
card-x-09 = Terminaux méthaniers
card-x-10 = Gazoduc de Sibérie
card-x-11 = Emprunt commun
card-x-12 = Corridors de la soie
card-x-13 = Puces et batteries
card-x-14 = Défense commune

# Cartes : enchères et pays remplacés

card-bid = Enchère { $value }
card-new-cuba = Cuba
card-new-afghanistan = Afghanistan
card-new-ukraine = Ukraine

# Sortes de cartes

kind-event = Événement
kind-effect = Carte Effet
kind-bid = Carte Enchère
kind-new-country = Pays remplacé

# Une quantité : celles de World Order, et la puissance intelligente

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
        [P] { $number } P
        [r] { $number } { $number ->
            [one] point
           *[other] points
        } de recherche
       *[other] { $number } × { $resource }
    }

# Textes des cartes : noms et lieux

pronoun = { $power ->
        [US] ils
       *[other] elle
    }
in-place = { $place ->
        [EUR] en Europe
        [CAS] en Asie centrale
        [AME] aux Amériques
        [MENA] au Moyen-Orient – Afrique du Nord
        [AFR] en Afrique
        [SAS] en Asie du Sud
       *[EAP] en Asie de l’Est – Pacifique
    }
to-place = { $place ->
        [EUR] en Europe
        [CAS] en Asie centrale
        [AME] aux Amériques
        [MENA] au Moyen-Orient – Afrique du Nord
        [AFR] en Afrique
        [SAS] en Asie du Sud
       *[EAP] en Asie de l’Est – Pacifique
    }
of-goods = { $resource ->
        [E] d’énergie
        [R] de matières premières
        [F] de nourriture
        [C] de biens de consommation
        [S] de services
        [D] de diplomatie
       *[A] d’armées
    }
quoted = « { $name } »
before = devant { $whom }
before-it = devant { $power ->
        [US] eux
       *[other] elle
    }
in-here = dans la région
to-here = dans la région
at-board = à côté du plateau
at-loser = devant le vaincu
each-power = chaque puissance
each-signatory = chaque signataire
best-bid = la plus forte mise
rival-other = l’autre puissance
rival-rivals = toute autre puissance concernée
rival-all = toute autre puissance

# Textes des cartes : de quoi joindre

sentence = { $said }.
subject = { $subject } { $verb }
headed = { $head } : { $said }
join-acts = { $first } et { $next }
join-lists = { $first }, et { $next }
join-plus = { $first }, plus { $next }
join-or-else = { $first }, ou { $next },
join-semicolon = {" ; "}
cost-for = { $cost } pour { $gives }
then-others = { $said } ; alors, { $others }
for-each = { $what } { $each }
at-most = { $what } ({ $most } au plus)
amount-range = de { $least } à { $most }{ $resource ->
        [A] {""} (du plateau ou des régions, remises à la réserve)
       *[other] {""}
    }

# Textes des cartes : effets. Selon la personne : vous (you), l’infinitif (inf), une puissance (one), plusieurs (many).

do-gain = { $who ->
        [you] gagnez
        [inf] gagner
        [one] gagne
        [each-m] gagnent chacun
        [each-f] gagnent chacune
       *[many] gagnent
    } { $what }
do-lose = { $who ->
        [you] perdez
        [inf] perdre
        [one] perd
        [each-m] perdent chacun
        [each-f] perdent chacune
       *[many] perdent
    } { $what }
do-pay = { $who ->
        [you] dépensez
        [inf] dépenser
        [one] dépense
       *[many] dépensent
    } { $what }
do-move = { $who ->
        [you] déplacez
        [inf] déplacer
        [one] déplace
       *[many] déplacent
    } 1 armée { $place } ({ $price })
do-ARM = { $who ->
        [you] déplacez
        [inf] déplacer
        [one] déplace
       *[many] déplacent
    } gratuitement jusqu’à { armies } { $place }
do-HOME = { $who ->
        [you] ramenez sur votre plateau toutes vos armées présentes
        [inf] ramener sur votre plateau toutes vos armées présentes
        [one] ramène sur son plateau toutes ses armées présentes
       *[many] ramènent sur leur plateau toutes leurs armées présentes
    } { $place }
do-DEL = { $who ->
        [you] retirez 1 de vos influences
        [inf] retirer 1 de vos influences
        [one] retire 1 de ses influences
       *[many] retirent 1 de leurs influences
    } { $place }
do-UP = { $who ->
        [you] rendez permanente 1 de vos influences temporaires
        [inf] rendre permanente 1 de vos influences temporaires
        [one] rend permanente 1 de ses influences temporaires
       *[many] rendent permanente 1 de leurs influences temporaires
    } { $place }
do-DOWN = { $who ->
        [you] rendez temporaire 1 de vos influences permanentes
        [inf] rendre temporaire 1 de vos influences permanentes
        [one] rend temporaire 1 de ses influences permanentes
       *[many] rendent temporaire 1 de leurs influences permanentes
    } { $place }
do-TONEU = { $who ->
        [you] remplacez par un cube neutre 1 de vos influences
        [inf] remplacer par un cube neutre 1 de vos influences
        [one] remplace par un cube neutre 1 de ses influences
       *[many] remplacent par un cube neutre 1 de leurs influences
    } { $place }
do-READY = { $who ->
        [you] réactivez
        [inf] réactiver
        [one] réactive
       *[many] réactivent
    } { allies } { $place }
do-EXH = { $who ->
        [you] épuisez
        [inf] épuiser
        [one] épuise
       *[many] épuisent
    } { allies } { $place }
do-FX = { $who ->
        [you] posez { $card } devant vous
        [inf] poser { $card } devant vous
        [one] reçoit { $card }
       *[many] reçoivent { $card }
    }
do-FX-at = { $who ->
        [inf] poser
       *[you] posez
    } { $card } { $where }
do-FXOFF = { $who ->
        [inf] défausser
       *[you] défaussez
    } { $card }
do-NEU = { $who ->
        [inf] ajouter
       *[you] ajoutez
    } 1 cube neutre { $place }
do-DELNEU = { $who ->
        [inf] retirer
       *[you] retirez
    } 1 cube neutre { $place }
do-CTY = { $who ->
        [inf] remplacer
       *[you] remplacez
    } la carte { $card }
do-EV = { $who ->
        [inf] ajouter
       *[you] ajoutez
    } l’événement { $card }
do-EVNOW = { $cards } prend la place de cette carte
do-EVNOW-drawn = une carte tirée au hasard parmi { $cards } prend la place de celle-ci
some-influence = { influences } { $places }
some-production = { $n ->
        [one] 1 production
       *[other] { $n } productions
    } { $goods }
any-production = { $n ->
        [one] 1 production
       *[other] { $n } productions
    } au choix
allies = { $n } { $n ->
        [one] allié
       *[other] alliés
    }

# Textes des cartes : ce qui se compte et se compare

each = { $what ->
        [armies] par armée { $place }
        [influence] par influence { $place }
        [allies] par allié { $place }
        [engage] par jeton Soutien { $place }
        [prosperity] par niveau de prospérité
        [growth] par niveau de Croissance
        [production] par niveau de production { $goods }
        [partners] par autre participant, joueur ou Automa
       *[spent] par armée
    }
count-least = { $what ->
        [armies] au moins { armies } { $place }
        [influence] au moins { influences } { $place }
        [allies] au moins { allies } { $place }
        [engage] au moins { engage-tokens } { $place }
        [prosperity] prospérité de niveau { $n } ou plus
        [growth] carte Croissance de niveau { $n } ou plus
       *[production] { productions } { $goods } d’au moins { $n }{ $kinds ->
            [one] {""}
           *[other] {""} au total
        }
    }
count-exactly = { $what ->
        [armies] { $n ->
            [0] aucune armée
           *[other] exactement { armies }
        } { $place }
        [influence] { $n ->
            [0] aucune influence
           *[other] exactement { influences }
        } { $place }
        [allies] { $n ->
            [0] aucun allié
           *[other] exactement { allies }
        } { $place }
        [engage] { $n ->
            [0] aucun jeton Soutien
           *[other] exactement { engage-tokens }
        } { $place }
        [prosperity] prospérité de niveau { $n }
        [growth] carte Croissance de niveau { $n }
       *[production] { productions } { $goods } de { $n } exactement
    }
count-of = { $what ->
        [armies] d’armées { $place }
        [influence] d’influence { $place }
        [allies] d’alliés { $place }
        [engage] de jetons Soutien { $place }
        [prosperity] de prospérité
        [growth] de niveaux de Croissance
       *[production] de production { $goods }
    }
count-as = { $what ->
        [armies] autant d’armées { $place }
        [influence] autant d’influence { $place }
        [allies] autant d’alliés { $place }
        [engage] autant de jetons Soutien { $place }
        [prosperity] autant de prospérité
        [growth] autant de niveaux de Croissance
       *[production] autant de production { $goods }
    }
count-as-many = au moins { $of } que { $rival }
count-more = plus { $of } que { $rival }
count-same = { $of } que { $rival }
engage-tokens = { $n } { $n ->
        [one] jeton
       *[other] jetons
    } Soutien
productions = { $kinds ->
        [one] production
       *[other] productions
    }

# Textes des cartes : événements

text-decision = Décision. { $where }.
text-agreement = Accord mutuel. { $where }.
text-auction = Enchères. { $where }.
text-check = Vérification. { $where }.
text-moment = Moment décisif. { $where }.
years-since = depuis { $first }
years-from-to = { $first }–{ $last }
text-target = Vise { $whom }{ $postponable ->
        [True] {""}
       *[False] , sans report possible
    }.
text-together = { $powers }, ensemble.
text-sides = { $first } contre { $second }.
text-between = Entre { $powers }.
text-each-decision = Chacun décide : { $powers }.
text-each-agreement = Entre deux puissances au moins : { $powers }.
text-each-auction = Chacun pour soi : { $powers }.
text-each-check = Pour chacun : { $powers }.
side-modified = { $side } ({ $n })
text-against = Enchère opposée : une carte de { $low } à { $high }{ $plus ->
        [0] {""}
       *[other] , plus { $plus }
    }.
text-stakes = Mises : { $stakes }.
stake-armies = armées déplacées sur la carte
stake-most = { $stake } ({ $n }{ $size ->
        [one] {""}
       *[other] {""} fois
    } au plus)
text-zero-fails = Sans aucune mise, c’est un échec.
text-others-nothing = Sinon : rien.
text-draws = { $whose ->
        [all] PNJ et Automas
       *[automas] Automas
    } : { $draws }.
draw-of = { $power } { $draw }
draw-signs = selon le signe, ✓ ou ✗
draw-range = { $low }–{ $high }
head-times = jusqu’à { $n } fois
head-otherwise = sinon
way-withdraw = retrait
way-keep = maintien
way-a = choix A
way-b = choix B
subject-win = le vainqueur
subject-win-side = chacun
subject-lose = { $alone ->
        [True] le vaincu
       *[False] chaque vaincu
    }{ $least ->
        [0] {""}
       *[other] {""} qui a misé au moins { $least }
    }
subject-all = chaque signataire
subject-success = chaque enchérisseur
subject-failure = chaque puissance concernée
when-always = dans tous les cas, { $said }
when-others = sinon : { $said }
when-else = sinon : { $said }
when-nobody = si personne ne le fait, { $said }
when-times = la { $n ->
        [2] deuxième
        [3] troisième
       *[other] { $n }e
    } fois, { $said } de plus
when-agreed = accord conclu : { $said }
when-all = accord signé par toutes : { $said } de plus
when-total = mises d’au moins { $n } en tout : { $said }
when-side = { $side } { $who ->
        [one] l’emporte
       *[many] l’emportent
    } : { $said }
when-success = succès : { $said }
when-failure = échec : { $said }

# Textes des cartes : effets qui durent, cartes Enchère, pays

text-lasts = { $until ->
        [rounds] Dure { $n ->
            [one] 1 manche
           *[other] { $n } manches
        }
        [discarded] Reste jusqu’à sa défausse
       *[end] Dure jusqu’à la fin de la partie
    }.
mod-price = { $trade ->
        [export] export ({ $goods }) : chaque unité rapporte
       *[import] import ({ $goods }) : chaque unité coûte
    } { $n } $ { more-or-less }
mod-deals = { $n ->
        [one] 1 transaction
       *[other] { $n } transactions
    } d’{ $trade } { more-or-less } par action Commercer
mod-score = à chaque décompte, { $what }
mod-allow = { $power } { $who ->
        [one] peut améliorer ses relations avec un pays qui le lui
       *[many] peuvent améliorer leurs relations avec un pays qui le leur
    } interdisait : { $country }
mod-level = { $kinds ->
        [one] la production { $goods } compte
       *[other] les productions { $goods } comptent
    } pour { $n } { more-or-less } (0 au moins)
mod-threat = une menace subie { $places } coûte { $n } PV
mod-engage = soutenir { $places } coûte { diplomacy } { more-or-less }
mod-income = à chaque production de ressources primaires, { $power } { $who ->
        [one] gagne
       *[many] gagnent
    } { $what }
mod-upgrade = la hausse de production facultative du focus coûte { $n } $ { more-or-less }
mod-invest = investir { $places } coûte { $n } $ { more-or-less }
mod-research = { $n } { $n ->
        [one] point
       *[other] points
    } de recherche { more-or-less } à chaque Recherche
mod-defence = défense { $n_signed } { $places }
more-or-less = de { $way ->
        [more] plus
       *[less] moins
    }
text-bid = Nombre { $n }. { $yes ->
        [True] ✓, c’est oui
       *[False] ✗, c’est non
    }.
text-replaces = Prend la place de la carte { $country }.

# Le terminal

terminal-phase-events = Évén.
terminal-phase-aftermath = Ret.
terminal-events = événements : { $cards }
terminal-event = { $card } ({ $type ->
        [decision] décision
        [agreement] accord
        [auction] enchères
        [check] vérification
       *[moment] moment décisif
    } { $whom })
terminal-to-come = à venir : { $cards }
terminal-smart = puissance intelligente : { $figures }
terminal-bids = mises : { $bids }
terminal-effects = effets : { $cards }
terminal-until = manche { $round }
terminal-legend-events = P puissance intelligente. Événements dans l’ordre où ils se résolvent : les communs avec leurs puissances (un + les réunit en un camp), puis ceux qui ciblent une puissance, après son nom ; ▶ l’événement en cours. Effets : où est la carte, et sa dernière manche.

# La fin

source-events = Événements
source-smart-power = Puissance intelligente

# La leçon

lesson-assets = Choisir ses atouts
    .what = Écartez « Premier contributeur de l’ONU ».
    .why = Vous jouez les États-Unis, contre la Russie de { $p1 }. Les nombres des deux atouts gardés donnent vos premiers points de victoire.
lesson-ally = Jouer une carte
    .what = Touchez Nouveaux alliés, puis « Appliquer la carte ».
    .why = Quatre tours par manche, une carte à chacun. La rangée « Événements » dit ceux qui attendent : ils seront tranchés à la fin de la manche.
lesson-country = Un allié, avec finesse
    .what = Choisissez le Mexique, épuisez celui de départ, payez 1 en puissance intelligente, puis « Temporaire ».
    .why = La puissance intelligente (P) paie à la place de la diplomatie. L’allié apporte de l’influence, donc des points.
lesson-money = Mettre de côté
    .what = Touchez Stratégie de croissance, puis « Gagner 10 $ ».
    .why = Face cachée, n’importe quelle carte vaut 10 $. Un événement vous vise : il faudra de l’argent pour y répondre.
lesson-base = Construire une base
    .what = Touchez Pacte militaire, appliquez la carte, puis choisissez l’Irak.
    .why = La base envoie une armée au Moyen-Orient et menacera { $p1 }, qui y est plus faible.
lesson-base-influence = Compter une région
    .what = Choisissez « Temporaire », puis « Ne rien dépenser ».
    .why = L’influence donne 5 points tout de suite. Gardez votre puissance intelligente : elle servira mieux plus tard.
lesson-save = Encore un peu d’argent
    .what = Touchez Commerce extérieur, puis « Gagner 10 $ ».
    .why = C’est votre dernier tour de la manche. Chaque dizaine de dollars sera une unité de votre mise à l’enchère.
lesson-research = La recherche
    .what = Achetez Mobiliser les alliés, puis « Terminer ».
    .why = Les cartes gardées en main donnent des points de recherche, qui achètent de meilleures cartes pour votre paquet.
lesson-decision = Un événement : décider
    .what = Choisissez « Oui, participer », payez en argent, puis « Non ».
    .why = Au Sahel, chacun peut aider jusqu’à trois fois : 10 $ donnent un point de victoire et un point de puissance intelligente.
lesson-agreement = Un événement : s’accorder
    .what = Acceptez l’accord, offrez 2 armées, puis choisissez deux fois « Votre plateau ».
    .why = { $p1 } a déjà accepté. Un accord ne vaut que si tous signent : chacun rend des armées et gagne autant.
lesson-auction = Une enchère en secret
    .what = Misez 4.
    .why = L’impasse budgétaire ne vise que vous : il faut atteindre une valeur cachée, de 2 à 5. Une mise se choisit en secret et se paie toujours.
lesson-stake = Payer sa mise
    .what = Payez quatre fois en argent.
    .why = Quatre unités à 10 $, celles que vous avez mises de côté. Qui l’emporte regagne la moitié de sa mise en puissance intelligente.
lesson-prosper = La prospérité
    .what = Choisissez « Prospérer ».
    .why = L’enchère vous a donné 5 points. Donner des biens de consommation à votre population en rapporte encore, et de l’argent.
lesson-end = Vous tenez la manche
    .what = Vous menez par 24 points à 16.
    .why = Six manches, et des événements à chacune : décisions, accords, enchères. Gardez de quoi y répondre, et le monde tournera pour vous.

# Pourquoi pas, dans ce cas
case-TO-SET-6 = Choisissez l’un des deux événements qui vous ciblent.
case-TO-EV-7 = Aucune de vos armées ne peut partir de là.
case-TO-EV-15 = Choisissez un allié actif de la région que nomme l’événement.
case-TO-EV-12 = Vous n’y avez aucune armée à perdre.
case-TO-EV-20 = { $why ->
    [other] Cette mise ne se paie pas ainsi.
    [short] Il en faut { $size } par unité, vous en avez { $have }.
   *[rest] Payer encore ainsi dépasserait la limite de la carte, ou laisserait trop peu pour le reste de la mise.
}
case-TO-EV-35 = { $why ->
    [other] Cet événement ne se paie pas ainsi.
   *[short] Il vous manque de quoi payer ainsi tout le prix.
}
case-TO-P-3 = Vous pouvez déjà commercer avec cette région.
case-TO-P-6 = { $why ->
        [there] C’est là que se trouve la base : choisissez d’où part l’armée.
       *[empty] Aucune de vos armées ne peut partir de là.
    }
