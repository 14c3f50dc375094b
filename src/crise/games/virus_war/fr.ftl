# Virus War, French: the source language. English has the same messages.

game-title = Virus War
game-pitch = Contaminez vos adversaires, soignez-vous à temps et soyez la dernière personne en vie.

## On one page

summary-goal = Restez la dernière personne, ou la dernière équipe, en vie. Chacun commence avec 50 points de vie.
summary-example = Virus et Chiffre 4 sur Inès : elle reçoit 4 pastilles et perd 4 points de vie à la fin de chacun de ses tours, tant qu’elle ne se vaccine pas.
    .cards = virus chiffre-4
summary-end = À 0 point de vie, vous défaussez votre main et sortez. La partie s’arrête quand une seule personne ou une seule équipe reste en vie.
summary-turn-1 = Piochez
    .text = Une carte. Un Piège frappe aussitôt et termine le tour.
summary-turn-2 = Jouez
    .text = Une action, une seule. Ou passez, et piochez encore une carte.
summary-turn-3 = Subissez
    .text = Chaque pastille Virus posée devant vous coûte 1 point de vie.
summary-turn-4 = Réagissez
    .text = Hors de votre tour, Stop annule une action, Contre-attaque répond à un Virus.
summary-icon-virus = pastille Virus : 1 point de vie de moins à la fin de chaque tour
summary-icon-syringe = Vaccin posé : un Chiffre suffit pour soigner encore
summary-icon-quarantine = quarantaine : un tour perdu
summary-icon-turn = sens du jeu
summary-icon-number = Chiffre : donne sa force à l’action
summary-icon-hand-cards = nombre de cartes en main
summary-card-virus = Avec un Chiffre, ou plusieurs de même valeur : autant de pastilles pour la cible.
summary-card-poison = La cible perd la somme d’un coup, et rien ne reste.
summary-card-contre-attaque = Répond au Virus qui vous vise : qui l’a joué en reçoit autant.
summary-card-contagion = À côté d’une personne contaminée, quelqu’un d’autre reçoit autant de pastilles.
summary-card-epidemie = Tous les autres reçoivent 2 pastilles.
summary-card-vaccin = Avec un Chiffre, ôte autant de pastilles ; s’il en reste, il demeure.
summary-card-medicament = Avec des Chiffres, rend leur somme en points de vie.
summary-card-miracle = Retire toutes vos pastilles.
summary-card-chiffre-3 = Chiffre
    .text = De 1 à 6 : donne sa force à Virus, Poison, Vaccin et Médicament.
summary-card-stop = Annule l’action que l’on vient d’annoncer.
summary-card-quarantaine = La cible perd son prochain tour.
summary-card-pick-pocket = Prenez une carte au hasard à votre cible.
summary-card-demi-tour = Le sens du jeu s’inverse, vos pastilles ne coûtent rien ce tour-ci.
summary-card-piege-4 = Piège
    .text = Tirée, elle coûte aussitôt 2, 4, 6 ou 8 points de vie et finit votre tour.
summary-card-chance-4 = Chance
    .text = Gagnez 2, 4, 6 ou 8 points de vie, puis rejouez.
summary-term-chiffre = Chiffre
    .text = Une carte de 1 à 6 qui accompagne une action. Plusieurs Chiffres s’ajoutent s’ils portent la même valeur.
summary-term-window = Fenêtre de réaction
    .text = Le court moment, le même pour tout le monde, où l’on peut arrêter une action annoncée.

## Lesson

lesson-virus = Attaquer avec un Virus
    .what = Touchez Virus, puis votre Chiffre 6, puis { $p1 }.
    .why = Une action se joue souvent avec un Chiffre : { $p1 } reçoit 6 pastilles et perdra 6 de ses 50 points de vie à la fin de chacun de ses tours.
lesson-stop = Répondre par un Stop
    .what = Jouez Stop.
    .why = { $p1 } vous attaque à son tour. Un Stop, joué hors de votre tour, annule l’action que l’on vient d’annoncer : vous ne recevez rien.
lesson-vaccin = Se soigner avec un Vaccin
    .what = Touchez Vaccin, puis votre Chiffre 2, puis vous-même.
    .why = { $p2 } vous a donné 2 pastilles. Un Vaccin en retire autant que le Chiffre joué avec lui, et le virus ne vous coûte plus rien.
lesson-counter = Contre-attaquer
    .what = Jouez Contre-attaque.
    .why = Elle répond au Virus qui vous vise : vous gardez la pastille, mais { $p1 } en reçoit autant. Avec 7 pastilles, son tour lui coûte aussitôt 7 points de vie.
lesson-chance = Jouer une Chance
    .what = Touchez Chance 6.
    .why = Le Poison de { $p2 } vous a coûté 2 points de vie. Chance en rend jusqu’à 6, sans dépasser 50, et laisse jouer une autre action.
lesson-again = Ajouter des pastilles
    .what = Touchez Virus, puis { $p1 }.
    .why = Votre seul Chiffre, un 4, l’accompagne de lui-même. Les pastilles s’ajoutent : { $p1 } en aura 11, donc 11 points de vie de moins à chaque tour.
lesson-pass = Passer son tour
    .what = Choisissez « Passer mon tour ».
    .why = Il ne vous reste qu’un Chiffre, et un Chiffre seul ne se joue pas. Passer n’est pas une faute : cela donne une carte de plus.
lesson-extra = Piocher encore
    .what = Choisissez « Piocher ».
    .why = C’est la carte de plus de qui passe. Chacun pioche aussi une carte au début de son tour ; la main n’a pas de limite.
lesson-miracle = Guérir d’un coup
    .what = Touchez Miracle.
    .why = Il vous reste une pastille de la Contre-attaque. Miracle les retire toutes, sans Chiffre.
lesson-patience = Laisser agir le virus
    .what = Choisissez « Passer mon tour », puis « Piocher ».
    .why = { $p1 } n’a plus que 4 points de vie et 11 pastilles : la fin de son tour sera aussi la fin de sa partie.
lesson-end = Une personne de moins
    .what = { $p1 } sort du jeu, et il vous reste 45 points de vie.
    .why = Vous savez attaquer, répondre et vous soigner. Restez la dernière personne en vie et vous gagnez : la suite se joue pour de bon.

## Rules, in the order of the rulebook

section-VW-SET = Mise en place
rule-VW-SET-1 = Mélangez toutes les cartes. Tout le monde commence avec 50 points de vie et 6 cartes en main ; les cartes restantes forment la pioche.
rule-VW-SET-2 = Si vous recevez un Piège à la distribution, montrez-le, défaussez-le, perdez autant de points de vie que le nombre inscrit, puis piochez une carte en remplacement. Recommencez, dans l’ordre des places, jusqu’à ce que personne n’ait plus de Piège.
    .mark = ruling
rule-VW-SET-3 = La personne qui a révélé le Piège au nombre le plus élevé joue en premier. Si personne n’en a révélé, un tirage au sort désigne qui commence ; il départage aussi les égalités.
    .mark = ruling
rule-VW-SET-4 = On joue dans le sens des aiguilles d’une montre, jusqu’à ce qu’un Demi-tour inverse le sens du jeu.
rule-VW-SET-5 = Tous les Pièges révélés pendant la mise en place comptent pour désigner qui commence, y compris ceux piochés en remplacement. On retient le nombre le plus élevé ; les Pièges d’une même personne ne s’additionnent pas.
    .mark = ruling

section-VW-TURN = Tour de jeu
rule-VW-TURN-1 = À votre tour, piochez d’abord une carte.
rule-VW-TURN-2 = Ensuite, jouez une action ou passez. Vous avez droit à une action par tour. Les cartes jouées vont à la défausse, sauf un Vaccin qui doit rester posé.
rule-VW-TURN-3 = Si vous choisissez de passer, vous pouvez piocher une carte de plus. Un tour perdu à cause d’un Piège, d’un Stop ou d’une Quarantaine ne donne pas ce droit.
    .mark = ruling
rule-VW-TURN-4 = À la fin de votre tour, chacune de vos pastilles Virus vous coûte 1 point de vie. Il en va de même quand une Quarantaine, un Piège ou un Stop vous fait perdre ce tour.
    .mark = ruling
rule-VW-TURN-5 = Si la pioche est vide, mélangez la défausse pour en former une nouvelle. Si la défausse est vide elle aussi, on ne pioche pas.
    .mark = ruling
rule-VW-TURN-6 = Le nombre de cartes en main n’est pas limité.
    .mark = ruling
rule-VW-TURN-7 = Vos points de vie ne dépassent jamais le plafond de la partie : 50, sauf autre réglage de la table.
    .mark = option
rule-VW-TURN-8 = La réserve contient 80 pastilles Virus. S’il n’en reste pas assez, la victime prend celles qui restent.
    .mark = ruling
rule-VW-TURN-9 = Quand une carte vous demande de choisir une cible, désignez un adversaire en vie, jamais vous-même. Une carte sans cible possible, ou sans le Chiffre qu’elle exige, ne peut pas être jouée. Si votre main est vide, piochez quand même ; vous pouvez ensuite passer.
    .mark = ruling
rule-VW-TURN-10 = Jouez un seul Virus, Poison, Vaccin ou Médicament par action, toujours avec au moins un Chiffre. Un Chiffre seul n’est pas une action, sauf s’il complète un Vaccin déjà posé.
    .mark = ruling
rule-VW-TURN-11 = Si la réserve de pastilles ne suffit pas pour tout le monde, Épidémie sert les victimes dans le sens du jeu, à partir de la place qui suit la vôtre ; Contre-attaque sert la cible du Virus, puis la personne qui l’a joué.
    .mark = ruling
rule-VW-TURN-12 = Tout le monde peut consulter à tout moment les points de vie, les pastilles, le nombre de cartes de chaque main, la défausse, le nombre de cartes de la pioche et les tours qui restent à perdre.
    .mark = ruling
rule-VW-TURN-13 = Même quand vous ne pouvez rien jouer, c’est à vous de passer : rien ne doit montrer que vous n’aviez pas le choix.
    .mark = ruling

section-VW-VIR = Virus
rule-VW-VIR-1 = Jouez Virus avec un ou plusieurs Chiffres de même valeur : la cible de votre choix reçoit un nombre de pastilles Virus égal à leur somme.
rule-VW-VIR-2 = Vous pouvez viser une personne qui a déjà des pastilles Virus : les nouvelles s’ajoutent aux anciennes.
rule-VW-VIR-3 = Les pastilles Virus ne se retirent qu’avec Vaccin ou Miracle.

section-VW-POI = Poison
rule-VW-POI-1 = Jouez Poison avec un ou plusieurs Chiffres de même valeur : la cible de votre choix perd aussitôt leur somme en points de vie, une seule fois. Rien ne reste sur la table.

section-VW-CTR = Contre-attaque
rule-VW-CTR-1 = Quand un Virus vous vise, vous pouvez aussitôt répondre par Contre-attaque, en dehors de votre tour. Vous recevez les pastilles de ce Virus, et la personne qui vous attaque en reçoit autant.
rule-VW-CTR-2 = L’effet est immédiat pour la personne contre-attaquée : son tour se termine et elle perd, une seule fois, autant de points de vie qu’elle a de pastilles au total. Les vôtres ne vous coûtent rien avant la fin de votre prochain tour.
    .mark = ruling
rule-VW-CTR-3 = Contre-attaque ne répond qu’à un Virus : ni à Poison, ni à Contagion, ni à Épidémie.
rule-VW-CTR-4 = Un Virus suit cet ordre : l’annonce, Chiffres du partenaire compris ; les Stop ; la Contre-attaque, que seule la cible peut jouer ; les Stop contre cette Contre-attaque. Dès que vient le moment de la Contre-attaque, le Virus lui-même ne peut plus être stoppé.
    .mark = ruling
rule-VW-CTR-5 = On ne répond pas à une Contre-attaque par une autre Contre-attaque. Si la Contre-attaque met hors jeu la personne qui a joué le Virus, la cible garde malgré tout ses pastilles, à moins que la partie ne soit finie.
    .mark = ruling

section-VW-CTG = Contagion
rule-VW-CTG-1 = Avec Contagion, désignez une personne contaminée, puis la première personne en vie à sa gauche ou à sa droite : celle-ci reçoit le même nombre de pastilles Virus.
    .mark = ruling
rule-VW-CTG-2 = La personne qui reçoit les pastilles ne doit en avoir aucune, et ce ne peut pas être vous. En revanche, la Contagion peut partir de vous.
    .mark = ruling
rule-VW-CTG-3 = Quand il ne reste que deux personnes en vie, votre adversaire se trouve à la fois à votre gauche et à votre droite : la Contagion part donc forcément de vous, et votre adversaire ne doit avoir aucune pastille.
    .mark = ruling

section-VW-EPI = Épidémie
rule-VW-EPI-1 = Épidémie donne 2 pastilles Virus à tout le monde, sauf à vous.

section-VW-VAC = Vaccin
rule-VW-VAC-1 = Jouez Vaccin avec un ou plusieurs Chiffres de même valeur : retirez un nombre de pastilles Virus égal à leur somme. L’excédent ne rapporte rien.
rule-VW-VAC-2 = S’il reste des pastilles, le Vaccin demeure devant la personne soignée. À un tour ultérieur, y poser un ou plusieurs Chiffres de même valeur est une action, qui retire d’autres pastilles sans nouveau Vaccin.
    .mark = ruling
rule-VW-VAC-3 = Dès qu’une personne n’a plus aucune pastille, quelle qu’en soit la raison, le Vaccin posé devant elle va à la défausse.
rule-VW-VAC-4 = Vous pouvez aussi soigner un adversaire, avec un Vaccin de votre main ou en posant des Chiffres sur le Vaccin qui se trouve déjà devant lui.
    .mark = ruling
rule-VW-VAC-5 = Vaccin ne se joue que sur une personne contaminée. Il n’y a jamais plus d’un Vaccin devant une même personne : s’il y en a déjà un, posez-y des Chiffres.
    .mark = ruling
rule-VW-VAC-6 = Une nouvelle contamination ne retire pas le Vaccin posé devant la victime : il sert aussi contre les nouvelles pastilles.
    .mark = ruling

section-VW-MED = Médicament
rule-VW-MED-1 = Jouez Médicament avec un ou plusieurs Chiffres, de valeurs égales ou différentes : regagnez aussitôt leur somme en points de vie, une seule fois. Aucune autre carte ne permet de mélanger les valeurs.
rule-VW-MED-2 = Vous pouvez jouer Médicament ou Chance même au plafond de points de vie : vous ne gagnez alors rien. Sans équipes, Médicament et Miracle ne profitent qu’à la personne qui les joue.
    .mark = ruling

section-VW-MIR = Miracle
rule-VW-MIR-1 = Miracle retire toutes vos pastilles Virus.
rule-VW-MIR-2 = Miracle ne se joue que sur une personne contaminée.
    .mark = ruling

section-VW-STO = Stop
rule-VW-STO-1 = Stop annule n’importe quelle action adverse, tant que la personne suivante n’a pas pioché. La personne stoppée défausse ce qu’elle a joué et son tour se termine.
rule-VW-STO-2 = Un Stop peut être stoppé par un autre Stop, et ainsi de suite. Le dernier resté sans réponse l’emporte.
rule-VW-STO-3 = À chaque action annoncée, tous les adversaires en vie peuvent répondre, dans le sens du jeu à partir de la personne qui agit ; le premier Stop est le seul qui compte. L’attente ne trahit jamais qui détient un Stop.
    .mark = ruling
rule-VW-STO-4 = Une Contre-attaque peut aussi être stoppée : elle va à la défausse, et le Virus auquel elle répondait produit son effet.
    .mark = ruling
rule-VW-STO-5 = Concrètement, Stop se joue après l’annonce complète de l’action (carte, Chiffres, cible) et avant son effet. Tous les adversaires répondent en secret ; seul le premier Stop dans le sens du jeu est joué, les autres restent cachés en main.
    .mark = ruling
rule-VW-STO-6 = Se faire stopper un Stop ou une Contre-attaque ne coûte que la carte, pas le tour.
    .mark = ruling
rule-VW-STO-7 = On peut stopper toute carte jouée de la main, ainsi que les Chiffres posés sur un Vaccin (ce Vaccin reste alors en place). On ne peut stopper ni une pioche, ni le choix de passer, ni un Piège, ni la perte due aux pastilles.
    .mark = ruling
rule-VW-STO-8 = Si l’action qui suit une Chance est stoppée, les points de la Chance restent acquis. Si c’est la Chance qui est stoppée, elle ne rapporte rien et le tour se termine. Un Demi-tour stoppé n’épargne aucun point de vie.
    .mark = ruling

section-VW-QUA = Quarantaine
rule-VW-QUA-1 = Avec Quarantaine, la cible de votre choix perd son prochain tour : elle ne pioche pas, mais ses pastilles Virus lui coûtent quand même des points de vie. Chaque nouvelle Quarantaine reçue avant ce tour lui en fait perdre un de plus.
    .mark = ruling
rule-VW-QUA-2 = En Quarantaine, vous restez une cible possible et vous pouvez jouer Stop, Contre-attaque et des Chiffres pour votre partenaire. Le tour à perdre vous suit, quel que soit le sens du jeu ; votre élimination l’annule.
    .mark = ruling

section-VW-PIC = Pick-pocket
rule-VW-PIC-1 = Avec Pick-pocket, prenez une carte au hasard dans la main de la cible de votre choix. Cette main doit compter au moins une carte.
    .mark = ruling
rule-VW-PIC-2 = Vous et votre victime connaissez la carte volée ; les autres ne la voient pas.
    .mark = ruling
rule-VW-PIC-3 = Si la main de votre victime est vide au moment du vol, vous ne prenez rien. C’est le cas quand sa dernière carte était un Stop, joué contre votre Pick-pocket puis stoppé à son tour.
    .mark = ruling

section-VW-DEM = Demi-tour
rule-VW-DEM-1 = Demi-tour inverse le sens du jeu. De plus, vos pastilles Virus ne vous coûtent aucun point de vie ce tour-ci.
rule-VW-DEM-2 = Quand il ne reste que deux personnes en vie, l’ordre de jeu ne change pas : Demi-tour ne sert qu’à éviter la perte de points de vie.
    .mark = ruling

section-VW-PIE = Piège
rule-VW-PIE-1 = Dès que vous piochez un Piège, à quelque moment que ce soit, montrez-le : vous perdez autant de points de vie que le nombre inscrit, ainsi que votre tour. Si c’est la carte piochée après avoir passé, vous ne perdez que les points : votre tour est de toute façon fini.
    .mark = ruling
rule-VW-PIE-2 = Contrairement à la mise en place, un Piège pioché en cours de partie n’est pas remplacé par une autre carte. S’il vous met hors jeu, le tour se termine sans la perte due aux pastilles.
    .mark = ruling
rule-VW-PIE-3 = Si la carte piochée après une Chance est un Piège, vous ne perdez que son nombre de points de vie : ceux que la Chance vous a donnés restent acquis, et votre tour est de toute façon fini.
    .mark = ruling

section-VW-CHA = Chance
rule-VW-CHA-1 = Chance vous fait gagner autant de points de vie que le nombre inscrit ; jouez ensuite une autre action ou piochez une carte.
rule-VW-CHA-2 = Après une Chance, jouez une action de plus (éventuellement une autre Chance), ou piochez une carte et terminez votre tour. Cette carte remplace celle que l’on peut piocher en passant.
    .mark = ruling

section-VW-END = Élimination et fin de partie
rule-VW-END-1 = À 0 point de vie ou moins, vous êtes hors jeu : votre main et le Vaccin posé devant vous vont à la défausse, vos pastilles retournent à la réserve.
    .mark = ruling
rule-VW-END-2 = La victoire revient à la dernière personne en vie ou, en équipes, à la dernière équipe.
rule-VW-END-3 = Au bout de 1 000 tours au total, ou d’une autre limite choisie à la table, la partie s’arrête sur une égalité entre les personnes encore en vie. Une partie normale n’atteint jamais cette limite.
    .mark = option
rule-VW-END-4 = Une élimination prend effet aussitôt, même pendant le tour d’une autre personne : plus aucune réponse n’est attendue de la victime, et le tour passe à la prochaine personne en vie. Dès qu’il ne reste qu’un camp, la partie s’arrête.
    .mark = ruling

section-VW-COOP = Jeu en équipes
rule-VW-COOP-1 = À quatre, six ou huit, vous pouvez former des équipes de deux. Les partenaires ne sont jamais côte à côte : ils se font face, sauf autre réglage de la table.
    .mark = option
rule-VW-COOP-2 = L’élimination d’un membre entraîne celle de toute l’équipe.
rule-VW-COOP-3 = Vous pouvez faire profiter votre partenaire de vos cartes Vaccin, Médicament et Miracle, et poser un ou plusieurs Chiffres de même valeur sur son Vaccin.
rule-VW-COOP-4 = Quand vous jouez une action avec des Chiffres, votre partenaire peut aussitôt en ajouter un ou plusieurs de même valeur, ce qui augmente l’effet. Pour Médicament, chaque Chiffre ajouté doit avoir une valeur déjà jouée dans cette action.
    .mark = ruling
rule-VW-COOP-5 = Avec Pick-pocket, vous pouvez aussi prendre une carte à votre partenaire, sans voir sa main.
rule-VW-COOP-6 = Épidémie touche aussi votre partenaire.
rule-VW-COOP-7 = Vous ne pouvez ni stopper une action de votre partenaire, ni prendre votre partenaire pour cible d’une attaque.
    .mark = ruling
rule-VW-COOP-8 = Votre partenaire ne peut être la cible de votre Virus, de votre Poison ou de votre Quarantaine, ni recevoir les pastilles de votre Contagion ; mais votre Contagion peut partir de votre partenaire. Vous pouvez stopper un Stop joué contre votre partenaire.
    .mark = ruling
rule-VW-COOP-9 = Votre partenaire ajoute ses Chiffres avant que les adversaires puissent jouer Stop, même si ce n’est pas son tour ; ils vont à la défausse avec l’action si elle est stoppée. Rien ne s’ajoute à Contre-attaque ni à Chance.
    .mark = ruling
rule-VW-COOP-10 = Vous ne voyez pas la main de votre partenaire et ne pouvez pas communiquer en secret.
    .mark = ruling
rule-VW-COOP-11 = Rien ne montre si votre partenaire possède un Chiffre à ajouter : dans tous les cas, la question lui est posée de la même façon et pendant le même temps.
    .mark = ruling
rule-VW-COOP-12 = Option « Partenaires » : à six ou huit, les partenaires se font face (par défaut) ou se choisissent au début, dans l’ordre des places, parmi les places qui ne sont pas voisines.
    .mark = option

## Cards

card-virus = Virus
    .text = Avec un ou plusieurs Chiffres de même valeur : votre cible reçoit leur somme en pastilles Virus.
card-poison = Poison
    .text = Avec un ou plusieurs Chiffres de même valeur : votre cible perd aussitôt leur somme en points de vie.
card-contre-attaque = Contre-attaque
    .text = Un Virus vous vise ? La personne qui l’a joué reçoit autant de pastilles que vous et en subit aussitôt l’effet.
card-contagion = Contagion
    .text = Désignez une personne contaminée : à sa gauche ou à sa droite, une personne sans pastille en reçoit autant.
card-epidemie = Épidémie
    .text = Tout le monde, sauf vous, reçoit 2 pastilles Virus.
card-vaccin = Vaccin
    .text = Avec un ou plusieurs Chiffres de même valeur : retirez leur somme en pastilles Virus. Reste posé jusqu’à la guérison.
card-medicament = Médicament
    .text = Avec un ou plusieurs Chiffres, quelles que soient leurs valeurs : regagnez leur somme en points de vie.
card-miracle = Miracle
    .text = Retirez toutes vos pastilles Virus.
card-stop = Stop
    .text = Annulez une action adverse : le tour de la personne stoppée se termine. Annule aussi un Stop.
card-quarantaine = Quarantaine
    .text = Votre cible perd son prochain tour ; ses pastilles Virus agissent quand même.
card-pick-pocket = Pick-pocket
    .text = Prenez une carte au hasard dans la main de votre cible.
card-demi-tour = Demi-tour
    .text = Le sens du jeu s’inverse. Vos pastilles Virus ne vous coûtent rien ce tour-ci.

kind-piege = Piège
card-piege = Piège { $value }
    .text = { $value ->
        [one] Dès que vous piochez ce Piège, montrez-le : vous perdez 1 point de vie et votre tour.
       *[other] Dès que vous piochez ce Piège, montrez-le : vous perdez { $value } points de vie et votre tour.
    }

kind-chance = Chance
card-chance = Chance { $value }
    .text = { $value ->
        [one] Gagnez 1 point de vie, puis jouez une autre action ou piochez une carte.
       *[other] Gagnez { $value } points de vie, puis jouez une autre action ou piochez une carte.
    }

kind-chiffre = Chiffre
card-chiffre = Chiffre { $value }
    .text = Vaut { $value } avec Virus, Poison, Vaccin ou Médicament. Seul, il ne sert qu’à un Vaccin déjà posé.

## Options of the table

option-life_cap = Plafond de points de vie
    .help = Les points de vie ne dépassent jamais ce nombre. Valeur habituelle : 50.
option-turn_limit = Limite de tours
    .help = Après ce nombre de tours au total, la partie s’arrête sur une égalité. Valeur habituelle : 1 000.
option-partners = Partenaires
    .help = À six ou huit, en équipes : les partenaires se font face, ou se choisissent au début de la partie parmi les places qui ne sont pas voisines.
    .is-opposite = Face à face
    .is-chosen = Au choix
option-teams = Jeu en équipes
    .help = Par équipes de deux, à quatre, six ou huit. Les partenaires se font face ; l’élimination d’un membre entraîne celle de toute l’équipe.

## Log: setup and turns

log-dealt = { $seat } reçoit { $cards }.
    .you-seat = Vous recevez { $cards }.
log-trapped =
    { $points ->
        [one] { $seat } révèle { $card } et perd { $points } point de vie (reste : { $life }).
       *[other] { $seat } révèle { $card } et perd { $points } points de vie (reste : { $life }).
    }
    .you-seat = Vous révélez { $card } et perdez { $points } { $points ->
        [one] point
       *[other] points
    } de vie (reste : { $life }).
log-first = { $seat } joue en premier.
    .you-seat = Vous jouez en premier.
log-turn = C’est à { $seat } de jouer.
    .you-seat = C’est à vous de jouer.
log-drew = { $seat } pioche { $card }.
    .you-seat = Vous piochez { $card }.
log-no_card = { $seat } ne pioche pas : la pioche et la défausse sont vides.
    .you-seat = Vous ne piochez pas : la pioche et la défausse sont vides.
log-reshuffled =
    { $count ->
        [one] La défausse devient la nouvelle pioche : { $count } carte.
       *[other] La défausse est mélangée et devient la nouvelle pioche : { $count } cartes.
    }
log-passed = { $seat } passe.
    .you-seat = Vous passez.
log-partners = { $seat } et { $partner } font équipe.
    .you-seat = Vous faites équipe avec { $partner }.
    .you-partner = Vous faites équipe avec { $seat }.
log-turn_lost = { $seat } perd son tour.
    .you-seat = Vous perdez votre tour.
log-skips =
    { $left ->
        [0] { $seat } perd ce tour en Quarantaine.
        [one] { $seat } perd ce tour en Quarantaine ; encore { $left } tour à perdre.
       *[other] { $seat } perd ce tour en Quarantaine ; encore { $left } tours à perdre.
    }
    .you-seat = { $left ->
        [0] Vous perdez ce tour en Quarantaine.
        [one] Vous perdez ce tour en Quarantaine ; encore { $left } tour à perdre.
       *[other] Vous perdez ce tour en Quarantaine ; encore { $left } tours à perdre.
    }
log-suffers =
    { $points ->
        [one] Le virus coûte { $points } point de vie à { $seat } (reste : { $life }).
       *[other] Le virus coûte { $points } points de vie à { $seat } (reste : { $life }).
    }
    .you-seat = Le virus vous coûte { $points } { $points ->
        [one] point
       *[other] points
    } de vie (reste : { $life }).

## Log: cards played and answers

log-played_alone = { $seat } joue { $card }.
    .you-seat = Vous jouez { $card }.
log-played_with = { $seat } joue { $card } avec { $cards } (total : { $points }).
    .you-seat = Vous jouez { $card } avec { $cards } (total : { $points }).
log-played_at = { $seat } joue { $card } sur { $target }.
    .you-seat = Vous jouez { $card } sur { $target }.
    .you-target = { $seat } joue { $card } sur vous.
    .you-seat-target = Vous jouez { $card } sur vous-même.
log-played_with_at = { $seat } joue { $card } avec { $cards } sur { $target } (total : { $points }).
    .you-seat = Vous jouez { $card } avec { $cards } sur { $target } (total : { $points }).
    .you-target = { $seat } joue { $card } avec { $cards } sur vous (total : { $points }).
    .you-seat-target = Vous jouez { $card } avec { $cards } sur vous-même (total : { $points }).
log-contagion = { $seat } joue { $card } : { $source } transmet son virus à { $target }.
    .you-seat = Vous jouez { $card } : { $source } transmet son virus à { $target }.
    .you-source = { $seat } joue { $card } : vous transmettez votre virus à { $target }.
    .you-target = { $seat } joue { $card } : { $source } vous transmet son virus.
log-contagion_own = { $seat } joue { $card } et transmet son virus à { $target }.
    .you-seat = Vous jouez { $card } et transmettez votre virus à { $target }.
    .you-target = { $seat } joue { $card } et vous transmet son virus.
log-chiffre_on_vaccin = { $seat } pose { $cards } sur le Vaccin devant { $patient } (total : { $points }).
    .you-seat = Vous posez { $cards } sur le Vaccin devant { $patient } (total : { $points }).
    .you-patient = { $seat } pose { $cards } sur le Vaccin devant vous (total : { $points }).
    .you-seat-patient = Vous posez { $cards } sur le Vaccin devant vous (total : { $points }).
log-chiffre_on_own = { $seat } pose { $cards } sur son Vaccin (total : { $points }).
    .you-seat = Vous posez { $cards } sur votre Vaccin (total : { $points }).
log-added = { $seat } ajoute { $cards } (nouveau total : { $points }).
    .you-seat = Vous ajoutez { $cards } (nouveau total : { $points }).
log-stopped = { $seat } joue { $stop } contre { $victim } ({ $card }).
    .you-seat = Vous jouez { $stop } contre { $victim } ({ $card }).
    .you-victim = { $seat } joue { $stop } contre vous ({ $card }).
log-countered = { $seat } joue { $card } contre { $attacker }.
    .you-seat = Vous jouez { $card } contre { $attacker }.
    .you-attacker = { $seat } joue { $card } contre vous.
log-cancelled =
    { $lost ->
        [one] { $card } reste sans effet : { $seat } perd cette carte.
       *[other] { $card } reste sans effet : { $seat } perd les { $lost } cartes de cette action.
    }
    .you-seat = { $lost ->
        [one] { $card } reste sans effet : vous perdez cette carte.
       *[other] { $card } reste sans effet : vous perdez les { $lost } cartes de cette action.
    }

## Log: effects

log-infected =
    { $tokens ->
        [one] { $seat } reçoit { $tokens } pastille Virus (total : { $total }).
       *[other] { $seat } reçoit { $tokens } pastilles Virus (total : { $total }).
    }
    .you-seat = { $tokens ->
        [one] Vous recevez { $tokens } pastille Virus (total : { $total }).
       *[other] Vous recevez { $tokens } pastilles Virus (total : { $total }).
    }
log-supply_short =
    { $tokens ->
        [0] La réserve est vide : { $seat } ne reçoit aucune pastille.
        [one] La réserve s’épuise : { $seat } ne reçoit que { $tokens } pastille.
       *[other] La réserve s’épuise : { $seat } ne reçoit que { $tokens } pastilles.
    }
    .you-seat = { $tokens ->
        [0] La réserve est vide : vous ne recevez aucune pastille.
        [one] La réserve s’épuise : vous ne recevez que { $tokens } pastille.
       *[other] La réserve s’épuise : vous ne recevez que { $tokens } pastilles.
    }
log-poisoned =
    { $points ->
        [one] Le poison coûte { $points } point de vie à { $seat } (reste : { $life }).
       *[other] Le poison coûte { $points } points de vie à { $seat } (reste : { $life }).
    }
    .you-seat = Le poison vous coûte { $points } { $points ->
        [one] point
       *[other] points
    } de vie (reste : { $life }).
log-cured =
    { $left ->
        [0] { $tokens ->
            [one] { $seat } rend { $tokens } pastille Virus : guérison complète.
           *[other] { $seat } rend { $tokens } pastilles Virus : guérison complète.
        }
       *[other] { $tokens ->
            [one] { $seat } rend { $tokens } pastille Virus (reste : { $left }).
           *[other] { $seat } rend { $tokens } pastilles Virus (reste : { $left }).
        }
    }
    .you-seat = { $left ->
        [0] { $tokens ->
            [one] Vous rendez { $tokens } pastille Virus : guérison complète.
           *[other] Vous rendez { $tokens } pastilles Virus : guérison complète.
        }
       *[other] { $tokens ->
            [one] Vous rendez { $tokens } pastille Virus (reste : { $left }).
           *[other] Vous rendez { $tokens } pastilles Virus (reste : { $left }).
        }
    }
log-vaccin_stays = Le Vaccin reste posé devant { $seat }.
    .you-seat = Votre Vaccin reste posé devant vous.
log-vaccin_gone = Le Vaccin posé devant { $seat } a fait son office : il va à la défausse.
    .you-seat = Votre Vaccin a fait son office : il va à la défausse.
log-healed =
    { $points ->
        [one] { $seat } gagne { $points } point de vie (total : { $life }).
       *[other] { $seat } gagne { $points } points de vie (total : { $life }).
    }
    .you-seat = { $points ->
        [one] Vous gagnez { $points } point de vie (total : { $life }).
       *[other] Vous gagnez { $points } points de vie (total : { $life }).
    }
log-quarantined =
    { $turns ->
        [one] { $seat } perdra son prochain tour.
       *[other] { $seat } perdra ses { $turns } prochains tours.
    }
    .you-seat = { $turns ->
        [one] Vous perdrez votre prochain tour.
       *[other] Vous perdrez vos { $turns } prochains tours.
    }
log-stole = { $thief } vole { $card } à { $victim }.
    .you-thief = Vous volez { $card } à { $victim }.
    .you-victim = { $thief } vous vole { $card }.
log-nothing_to_steal = { $thief } ne vole rien : { $victim } n’a aucune carte en main.
    .you-thief = Vous ne volez rien : { $victim } n’a aucune carte en main.
    .you-victim = { $thief } ne vous vole rien : vous n’avez aucune carte en main.
log-reversed =
    { $clockwise ->
        [1] Le sens du jeu change : on joue dans le sens des aiguilles d’une montre.
       *[0] Le sens du jeu change : on joue dans le sens inverse des aiguilles d’une montre.
    }
log-spared =
    { $points ->
        [one] Grâce au Demi-tour, { $seat } garde ce tour-ci { $points } point de vie que le virus aurait pris.
       *[other] Grâce au Demi-tour, { $seat } garde ce tour-ci { $points } points de vie que le virus aurait pris.
    }
    .you-seat = { $points ->
        [one] Grâce au Demi-tour, vous gardez ce tour-ci { $points } point de vie que le virus aurait pris.
       *[other] Grâce au Demi-tour, vous gardez ce tour-ci { $points } points de vie que le virus aurait pris.
    }

## Log: end of the game

log-out = { $seat } n’a plus de points de vie et se retrouve hors jeu.
    .you-seat = Vous n’avez plus de points de vie : vous voilà hors jeu.
log-team_out = L’équipe formée par { $seat } et { $partner } est hors jeu.
    .you-seat = Votre équipe est hors jeu : { $partner } et vous.
    .you-partner = Votre équipe est hors jeu : { $seat } et vous.
log-won = Victoire pour { $seats }.
    .you-seats = Victoire pour { $seats }.
log-drawn = La limite de tours est atteinte : égalité entre { $seats }.
    .you-seats = La limite de tours est atteinte : égalité entre { $seats }.

## Questions

ask-partner = Choisissez votre partenaire : une place qui n’est pas voisine de la vôtre.
    .why = Si l’un de vous est éliminé, l’autre l’est aussi.
ask-action = Jouez une carte ou passez.
    .why = Une seule action par tour. À la fin du tour, chaque pastille Virus devant vous coûte 1 point de vie.
ask-chiffre = { $card } : choisissez un premier Chiffre.
    .why = Sans Chiffre, cette carte ne fait rien : c’est lui qui en donne la force.
ask-more_chiffre = { $card } (total : { $points }) : ajoutez un Chiffre ou arrêtez-vous là.
    .why = Chaque Chiffre ajouté renforce l’action, mais quitte votre main.
ask-target =
    { $points ->
        [0] { $card } : choisissez votre cible.
       *[other] { $card } (total : { $points }) : choisissez votre cible.
    }
    .why = Tout le monde verra la carte et sa cible avant que l’effet n’ait lieu : un Stop peut encore l’annuler.
ask-patient =
    { $points ->
        [0] { $card } : choisissez qui soigner.
       *[other] { $card } (total : { $points }) : choisissez qui soigner.
    }
    .why = Tout le monde verra la carte et qui elle soigne avant que l’effet n’ait lieu : un Stop peut encore l’annuler.
ask-source = { $card } : choisissez qui transmet le virus.
    .why = La personne choisie garde ses pastilles ; une place voisine sans virus en recevra autant.
ask-neighbour = { $card } : { $source } transmet le virus. Choisissez à qui.
    .why = Cette personne recevra autant de pastilles ; rien ne change pour qui transmet le virus.
    .you-source = { $card } : vous transmettez le virus. Choisissez à qui.
ask-stop = { $seat } joue { $card } : jouez Stop ou laissez faire.
    .why = Stop annule cette carte et, si c’est l’action du tour, termine ce tour ; un autre Stop peut lui répondre.
ask-counter =
    { $points ->
        [one] { $seat } vous vise avec Virus ({ $points } pastille) : jouez Contre-attaque ou encaissez.
       *[other] { $seat } vous vise avec Virus ({ $points } pastilles) : jouez Contre-attaque ou encaissez.
    }
    .why = Contre-attaque renvoie autant de pastilles que vous en recevez. Encaisser, c’est garder la carte pour plus tard.
ask-add_chiffre = { $seat } joue { $card } (total : { $points }) : ajoutez un Chiffre d’une valeur déjà jouée ou passez.
    .why = Votre Chiffre renforce l’action de votre partenaire, mais quitte votre main même si elle est stoppée.
ask-extra = Tour passé : piochez une carte de plus, si vous le souhaitez.
    .why = C’est l’avantage de qui passe son tour.
ask-after_chance = Jouez une autre action ou piochez une carte.
    .why = Piocher termine votre tour.

## Why not, in this case

case-VW-TURN-9 = Vous ne pouvez pas vous viser : choisissez un adversaire.
case-VW-TURN-10 = { $case ->
        [first] Un Chiffre ne se joue pas seul : choisissez d’abord la carte qu’il accompagne.
        [alone] Un Chiffre ne se joue pas seul, et vous n’avez aucune carte à renforcer.
        [without] Cette carte se joue avec un Chiffre, et vous n’en avez pas.
       *[asked] Il faut ici un Chiffre : c’est lui qui donne sa force à la carte.
    }
case-VW-VIR-1 = { different-value }
case-VW-POI-1 = { different-value }
case-VW-VAC-1 = { different-value }
case-VW-MED-1 = Vous ne pouvez ajouter qu’un Chiffre.
case-VW-COOP-3 = Ce n’est ni vous ni votre partenaire.
case-VW-COOP-4 = { $case ->
        [value] Ce Chiffre n’a pas une valeur déjà jouée dans cette action.
       *[other] Vous ne pouvez ajouter qu’un Chiffre.
    }
case-VW-VAC-2 = { $case ->
        [self] Aucun Vaccin n’est posé devant vous.
        [nobody] Aucun Vaccin n’est posé devant cette personne.
       *[other] { different-value }
    }
case-VW-VAC-5 = { $case ->
        [none] Personne n’a de pastille Virus à retirer.
        [all] Devant chaque personne contaminée se trouve déjà un Vaccin : posez-y un Chiffre.
        [self] Vous n’avez aucune pastille Virus à retirer.
        [clean] Cette personne n’a aucune pastille Virus à retirer.
       *[laid] Un Vaccin est déjà posé devant cette personne : posez-y un Chiffre.
    }
case-VW-MIR-2 = { $case ->
        [team] Ni vous ni votre partenaire n’avez de pastille Virus à retirer.
       *[self] Vous n’avez aucune pastille Virus à retirer.
    }
case-VW-STO-1 = { $case ->
        [turn] C’est votre tour : Stop se joue quand un adversaire annonce une action.
       *[only] Seul un Stop peut annuler cette carte.
    }
case-VW-CTR-1 = { $case ->
        [turn] C’est votre tour : Contre-attaque se joue quand un Virus vous vise.
       *[only] Seule une Contre-attaque répond à ce Virus.
    }
case-VW-CTG-1 = { $case ->
        [far] Cette personne n’est pas voisine de celle qui transmet le virus.
        [self] Vous n’avez aucune pastille à transmettre.
       *[clean] Cette personne n’a aucune pastille à transmettre.
    }
case-VW-CTG-2 = { $case ->
        [none] Aucun adversaire sans pastille n’est voisin d’une personne contaminée.
        [source] Aucune place voisine de celle-ci ne peut recevoir ces pastilles.
        [self] Votre Contagion ne peut pas vous atteindre.
       *[infected] Cette personne a déjà des pastilles.
    }
case-VW-CTG-3 = { $case ->
        [theirs] Votre adversaire a déjà des pastilles.
       *[mine] À deux, la Contagion part de vous, et vous n’avez aucune pastille.
    }
case-VW-PIC-1 = { $case ->
        [nobody] Personne d’autre n’a de carte en main.
       *[empty] Cette personne n’a aucune carte en main.
    }
case-VW-COOP-7 = C’est votre partenaire : choisissez un adversaire.
case-VW-COOP-8 = C’est votre partenaire : choisissez un adversaire.
case-VW-COOP-12 = { $case ->
        [self] Choisissez quelqu’un d’autre que vous.
        [beside] Cette place est voisine de la vôtre.
       *[rest] Avec ce choix, il ne resterait que des places voisines pour d’autres.
    }
case-VW-END-1 = Cette personne est hors jeu.
different-value = { $case ->
        [value] Les Chiffres d’une même action ont tous la même valeur.
       *[other] Vous ne pouvez ajouter qu’un Chiffre.
    }

## Choices

choice-pass = Passer
choice-pass-action = Passer mon tour
choice-pass-stop = Laisser faire
choice-pass-counter = Encaisser
choice-pass-add_chiffre = Ne rien ajouter
choice-pass-more_chiffre = C’est tout
choice-draw = Piocher
choice-pass-extra = Non merci

## Words

## What lies on the table

name-life = Points de vie
    .unit = vie
name-tokens = Pastilles Virus
name-supply = Réserve
name-lost_turns = Tours perdus
name-vaccins = Vaccins posés

## The table in a terminal

terminal-life = Vie
terminal-virus = Virus
terminal-hand = Main
terminal-vaccin = Vaccin
terminal-lost = { $turns ->
    [one] −{ $turns } tour
   *[other] −{ $turns } tours
}
terminal-out = hors jeu
terminal-clockwise = ↓ sens horaire
terminal-counter = ↑ sens inverse
terminal-deck = pioche { $count }
terminal-discard = défausse { $count }
terminal-supply = réserve { $count } ●
terminal-action = Action annoncée
terminal-none = Aucune action annoncée ce tour-ci.
terminal-legend = Sur la table : ▶ au tour de cette personne, ⚙ robot, █ vie, ▒ vie que le virus coûtera en fin de tour, ● pastilles Virus, − tours à perdre, A à D équipes.

# Les idées seules que le laboratoire essaie
strategy-blows = D’abord ce qui tue, puis ce qui soigne ; Stop seulement contre ce qui fait mal.
strategy-rush = Attaque toujours, et la place la plus faible.
strategy-hoard = Pioche jusqu’à avoir douze cartes en main.

## The end

reason-last = Il ne reste en vie que { $names }, avec { $points ->
    [one] { $points } point de vie
   *[other] { $points } points de vie
}.
reason-team = Il ne reste qu’une équipe en vie : { $names }.
reason-limit = La limite de { $turns } tours, toutes places confondues, est atteinte : { $names } en vie, à égalité.
source-healed = Soins
source-tokens = Pastilles
source-poison = Poison
source-traps = Pièges
source-team = Sortie avec l’équipe
