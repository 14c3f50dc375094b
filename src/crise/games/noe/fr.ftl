# Noé, Complot à l’Élysée, French: the source language. English has the same messages.

game-title = Noé, Complot à l’Élysée
game-pitch = Réunissez des trios, démasquez vos adversaires et préparez en silence le grand coup : le Complot à l’Élysée.

## On one page

summary-goal = Réunissez des cartes qui vont ensemble et annoncez-les. À la fin d’une manche, la première personne à atteindre 400 points gagne.
summary-example = Trois Espions et trois Sarah : deux trios, donc un Complot. Annoncez-le en défaussant : 15 points, et la manche continue sans vous.
summary-end = Une manche finit quand une seule personne joue encore, ou sur un Complot à l’Élysée. La partie finit quand quelqu’un atteint 400 points.
summary-turn-1 = Prenez
    .text = La première carte de la pioche, ou celle que montre la défausse.
summary-turn-2 = Agissez
    .text = Aux niveaux 2 et 3, une carte d’action peut fouiller ou frapper une autre main.
summary-turn-3 = Annoncez
    .text = Si votre main le permet : Complot, Prix Pulitzer, Plan Étaré ou Complot à l’Élysée.
summary-turn-4 = Défaussez
    .text = Une carte, pour n’en garder que six.
summary-icon-rank = grade : il décide qui peut s’opposer à un Enquêteur
summary-icon-clock = tour à passer
summary-icon-grid = fiche mémoire : ce que l’on a vu passer
summary-card-noe-etat-major = Personnage : un prénom et une catégorie ; l’un ou l’autre fait un trio.
summary-card-sarah-espions = La même Sarah, dans une autre catégorie.
summary-term-trio = Trio
    .text = Trois cartes d’une même catégorie, ou trois cartes du même prénom.
summary-term-complot = Complot
    .text = Deux trios dans les six cartes : 15 points. Six cartes de certaines catégories rapportent bien plus.
summary-term-fifty = Prix Pulitzer, Plan Étaré
    .text = Trois Journalistes ; trois Pompiers : 50 points chacun. Les trois autres cartes sont libres.
summary-term-elysee = Complot à l’Élysée
    .text = Trois Noé, ou Noé, Sarah, Max, Marie et Arthur : 100 points. Gardez-le en silence un tour entier avant de l’annoncer.
summary-term-archange = Archange
    .text = Un joker : il remplace un personnage dans une combinaison.

## Lesson

lesson-draw = Piocher
    .what = Choisissez « Piocher ».
    .why = Un tour a deux temps : prendre une carte, puis en rendre une. Le but : deux trios, trois cartes d’une catégorie ou trois du même prénom.
lesson-discard = Défausser
    .what = Défaussez Marc (Famille Duron).
    .why = Vos trois Espions, Arthur, Clara et Sophie, font déjà un trio : gardez-les. Marc n’est avec personne de sa famille.
lesson-take = Prendre à la défausse
    .what = Prenez Amélie à la défausse.
    .why = { $p2 } vient de rendre Amélie (Léonard). Avec votre Arthur (Léonard), cela fait deux cartes de la même catégorie.
lesson-discard-again = Rendre ce qui ne sert pas
    .what = Défaussez Marc (Journalistes).
    .why = Tout le monde voit ce que vous prenez et ce que vous rendez : ne donnez pas à vos voisins ce qu’ils cherchent.
lesson-search = Tenter la pioche
    .what = Choisissez « Piocher ».
    .why = Il vous manque une seule carte pour un second trio, et la défausse ne l’a pas.
lesson-ready = Un Archange
    .what = Défaussez Elena (Sénéchales).
    .why = L’Archange est un joker : il remplace le troisième Léonard. Vos six autres cartes font deux trios.
lesson-complot = Complot
    .what = Annoncez le Complot.
    .why = Deux trios rapportent 15 points, et vous êtes à l’abri jusqu’à la prochaine manche pendant que les autres cherchent encore.
lesson-end = Votre premier Complot
    .what = 15 points : vous avez réuni deux trios avant tout le monde.
    .why = Trois Journalistes ou trois Pompiers valent 50 points ; trois Noé, gardés en silence un tour entier, 100. Qui a 400 points à la fin d’une manche gagne.

## Rules, in the order of the rulebook

section-NO-CARD = Cartes
rule-NO-CARD-1 = La boîte contient 93 cartes, toutes différentes : 74 personnages, 5 jokers (les archanges) et 14 méchants. Un même personnage peut figurer sur plusieurs cartes, chaque fois dans une autre catégorie : État-Major (9 cartes), Enquêteurs (9), Espions (15), Léonard (6), Alphas (5), Sénéchales (6), Empires (7), Pompiers (3), Journalistes (3) et Famille Duron (11).
rule-NO-CARD-2 = Jacquotte fait partie de la Famille Duron ; Karl n’en fait pas partie.
    .mark = ruling
rule-NO-CARD-3 = Aux niveaux 1 et 2, retirez les 14 méchants : on joue avec 79 cartes. Au niveau 3, jouez avec les 93.
    .mark = ruling
rule-NO-CARD-4 = Grades, du plus élevé au plus bas : Noé (major général), Sophie (contre-amirale), Abigaïl, Karl et Max (général d’état-major), Henri (général de corps), Sarah (colonel), David (lieutenant-colonel), Arthur (commandant), enfin Amélie, Clara et Emma (officier).

section-NO-SET = Mise en place
rule-NO-SET-1 = Distribuez 6 cartes à chaque personne, une par une, dans le sens horaire. Retournez ensuite la première carte de la pioche : elle commence la défausse.
rule-NO-SET-2 = La personne à gauche du donneur joue en premier. À chaque manche, on change de donneur dans le sens horaire ; le premier est tiré au sort.
    .mark = ruling

section-NO-TURN = Tour de jeu
rule-NO-TURN-1 = À votre tour, prenez la première carte de la pioche ou la carte visible de la défausse, puis défaussez une carte pour n’en garder que 6. Celle que vous venez de piocher convient aussi.
rule-NO-TURN-2 = Quand la pioche est vide, mélangez la défausse, sauf sa carte du dessus, pour en former une nouvelle.
    .mark = ruling
rule-NO-TURN-3 = La carte prise à la défausse ne peut pas être celle que vous défaussez au même tour ; celle de la pioche peut l’être. La carte retournée en début de manche, un joker ou un Enquêteur défaussé sans servir peuvent être pris, et cet Enquêteur peut agir aussitôt.
    .mark = ruling
rule-NO-TURN-4 = La défausse n’est mélangée que lorsqu’il faut une carte et que la pioche est vide, même pendant que l’on complète une main. Les cartes d’action qui ont servi et les cartes cachées y passent aussi ; la carte du dessus reste en place, même si personne ne peut la prendre.
    .mark = ruling
rule-NO-TURN-5 = Quand trois tours de table se sont suivis sans que personne ne pioche, la carte de la défausse ne peut plus être prise : il faut piocher, sauf pour annoncer un Complot à l’Élysée juste.
    .mark = ruling

section-NO-COMBO = Combinaisons
rule-NO-COMBO-1 = Un trio réunit trois cartes de la même catégorie ou trois cartes du même prénom.
rule-NO-COMBO-2 = Le joker Archange Noé remplace n’importe quel personnage, Noé compris ; les quatre autres jokers remplacent n’importe quel personnage sauf Noé. Une combinaison peut contenir autant de jokers que vous voulez.
    .mark = ruling
rule-NO-COMBO-3 = Deux trios sans carte commune, formés avec vos 6 cartes, font un Complot : 15 points.
rule-NO-COMBO-4 = Ces Complots rapportent davantage : 6 Duron, 25 points ; 6 Sénéchales, 35 ; 6 Léonard, 50 ; 6 Empires, 50 ; 5 Alphas, 75. Avec 5 Alphas, la sixième carte est libre.
    .mark = ruling
rule-NO-COMBO-5 = Prix Pulitzer : 3 Journalistes, 50 points. Plan Étaré : 3 Pompiers, 50 points. Ils s’annoncent comme un Complot et font sortir de la manche de la même façon ; les trois autres cartes sont libres.
    .mark = ruling
rule-NO-COMBO-6 = Un joker peut remplacer une carte déjà en main, déjà posée ou qui n’existe pas, comme une troisième Sally. Seule la limite sur Noé compte.
    .mark = ruling
rule-NO-COMBO-7 = Abigaïl (Sénéchales) est une carte comme les autres : elle compte pour un trio Abigaïl ou un trio Sénéchales.
    .mark = ruling
rule-NO-COMBO-8 = Les deux trios peuvent être du même prénom ou de la même catégorie : 6 Sarah ou 6 Espions font un Complot à 15 points. Les cartes libres à côté de 5 Alphas, d’un Prix Pulitzer ou d’un Plan Étaré peuvent être n’importe lesquelles, méchants compris.
    .mark = ruling

section-NO-ANN = Annonces
rule-NO-ANN-1 = Annoncez un Complot, un Prix Pulitzer ou un Plan Étaré en défaussant à la fin de votre tour, et posez vos 6 cartes face visible.
rule-NO-ANN-2 = Votre annonce vous rapporte ses points et vous fait sortir de la manche, qui continue pour les autres. Quand il ne reste plus qu’une personne, elle marque 0 point et la manche s’arrête.
rule-NO-ANN-3 = Une annonce fausse montre votre main à tout le monde ; vous reprenez vos cartes et vous perdez votre prochain tour. Avec l’aide aux annonces, seules les annonces justes vous sont proposées ; sans elle, vous pouvez toujours tenter votre chance.
    .mark = option
rule-NO-ANN-4 = Vous pouvez annoncer chaque fois que votre propre tour se termine avec 6 cartes : après une défausse, une action, une action repoussée ou une bombe. Jamais après un attentat ni après un tour perdu.
    .mark = ruling
rule-NO-ANN-5 = Annoncer n’est jamais obligatoire : une main gardée secrète peut être annoncée à la fin d’un tour suivant.
    .mark = ruling
rule-NO-ANN-6 = Une annonce, un seul gain. Dire « Complot » vaut pour le meilleur Complot de votre main ; Prix Pulitzer, Plan Étaré et Complot à l’Élysée doivent être nommés, et se tromper de nom est une annonce fausse.
    .mark = ruling
rule-NO-ANN-7 = Après une annonce, vos six cartes restent face visible, hors du jeu jusqu’à la fin de la manche. La carte que vous venez de défausser peut être prise par la personne suivante.
    .mark = ruling
rule-NO-ANN-8 = Un Complot à l’Élysée annoncé à tort, avant de piocher, vous coûte le tour en cours. Pendant un tour perdu, on ne pioche pas, on n’agit pas et on n’annonce rien. Un tour qui reste à perdre s’efface à la fin de la manche.
    .mark = ruling

section-NO-ELY = Complot à l’Élysée
rule-NO-ELY-1 = Le Complot à l’Élysée rapporte 100 points : 3 Noé, ou bien un Noé, une Sarah, un Max, une Marie et un Arthur, de n’importe quelles catégories.
rule-NO-ELY-2 = Si vous l’avez en main à la fin de votre tour, gardez le silence. À votre tour suivant, avant de prendre une carte, vous pouvez l’annoncer si vous l’avez encore.
rule-NO-ELY-3 = Le Complot à l’Élysée termine la manche. Qui n’a encore rien annoncé marque 0 point ; les points déjà marqués restent acquis.
rule-NO-ELY-4 = Si tous les autres sont déjà sortis de la manche, le Complot à l’Élysée ne peut plus être annoncé : 0 point.
rule-NO-ELY-5 = La combinaison doit être dans votre main à la fin de votre tour précédent, quelle qu’en soit l’issue, et au début de celui-ci ; les cartes peuvent avoir changé entre-temps. La main distribuée ne compte pas : annoncez-le au plus tôt à votre deuxième tour.
    .mark = ruling
rule-NO-ELY-6 = Si plusieurs personnes l’attendent, la première à l’annoncer dans l’ordre du tour l’emporte. Seul l’Archange Noé peut tenir la place d’un Noé : 3 Noé en demandent donc au moins deux vrais.
    .mark = ruling

section-NO-END = Fin de la partie
rule-NO-END-1 = Quand une manche se termine et qu’une personne a atteint l’objectif, 400 points sauf autre réglage, le score le plus élevé gagne. À égalité, la victoire est partagée.
rule-NO-END-2 = La défausse est mélangée au plus 2 fois par manche, sauf autre réglage. Quand la pioche manque encore une fois, la manche s’arrête ; les personnes encore en jeu marquent 0 point.
    .mark = option
rule-NO-END-3 = La partie s’arrête après 60 manches, sauf autre réglage : le score le plus élevé gagne, et à égalité la victoire est partagée.
    .mark = option

section-NO-ENQ = Enquêteurs (niveau 2)
rule-NO-ENQ-1 = Dès le niveau 2, après avoir pris une carte, vous pouvez utiliser un Enquêteur, mais pas un joker, contre un adversaire encore dans la manche. Les cartes utilisées sont perdues.
rule-NO-ENQ-2 = Contrôle, avec un Enquêteur : regardez toute la main de la cible, à l’insu des autres, et prenez-y une carte. La cible pioche une carte.
rule-NO-ENQ-3 = Descente, avec trois Enquêteurs : comme un Contrôle, mais vous prenez trois cartes et la cible en pioche trois.
rule-NO-ENQ-4 = Avec de nouveau 7 cartes, défaussez-en une face cachée, sous les Enquêteurs que vous avez utilisés.
rule-NO-ENQ-5 = La cible peut s’opposer en montrant à tout le monde une carte État-Major de grade strictement supérieur à celui de votre Enquêteur, ou du plus gradé des trois. Elle garde cette carte, et tout le monde sait qu’elle l’a. Un joker ne permet pas de s’opposer.
    .mark = ruling
rule-NO-ENQ-6 = En cas d’opposition, vos Enquêteurs vont face visible sur la défausse, vous complétez votre main à 6 cartes (2 cartes après une Descente) et votre tour est terminé.
    .mark = ruling
rule-NO-ENQ-7 = Une carte qui a servi à une action ne peut pas être prise à la défausse : la personne suivante doit piocher.
rule-NO-ENQ-8 = Personne ne peut contrôler Noé (État-Major). À grade égal, on ne peut pas s’opposer.
    .mark = ruling
rule-NO-ENQ-9 = Après la défausse qui termine une action, vous pouvez faire une annonce comme d’habitude.
rule-NO-ENQ-10 = Noé (État-Major) permet de s’opposer à tous les Enquêteurs, même à Noé.
    .mark = ruling
rule-NO-ENQ-11 = Une seule action par tour, que vous ayez pris votre carte à la pioche ou à la défausse ; une carte prise pendant l’action ne peut pas y servir. La cible a toujours l’occasion de s’opposer, même sans rien à montrer, et peut y renoncer.
    .mark = ruling
rule-NO-ENQ-12 = La carte prise est connue de vous et de votre cible. La carte cachée sous l’action n’est connue que de vous. La carte montrée pour s’opposer est connue de tous tant qu’elle reste dans cette main.
    .mark = ruling

section-NO-VIL = Méchants (niveau 3)
rule-NO-VIL-1 = Un méchant ne compte jamais dans une combinaison, et aucun joker ne le remplace.
rule-NO-VIL-2 = Un méchant qui a servi ne peut pas être pris à la défausse, un Attentat jamais. Un Espion ou un Poseur de bombes défaussé sans servir peut être pris par la personne suivante.
    .mark = ruling
rule-NO-VIL-3 = Les méchants aussi ne visent que des adversaires encore dans la manche, et personne ne peut s’y opposer. Un méchant pris dans une main n’a aucun effet.
    .mark = ruling

section-NO-ATT = Attentats (niveau 3)
rule-NO-ATT-1 = Aucune main ne garde un Attentat. Après la distribution, chacun se défausse des siens et complète sa main, dans le sens horaire, jusqu’à ce que personne n’en ait plus. On retourne alors la première carte de la pioche pour commencer la défausse, puis une autre par-dessus tant que c’est un Attentat.
rule-NO-ATT-2 = Un Attentat pioché pour compléter une main pendant une action est défaussé et remplacé.
rule-NO-ATT-3 = Si vous piochez un Attentat au début de votre tour, la personne précédente encore dans la manche prend à l’aveugle une carte de votre main. Cette carte est annoncée puis défaussée, l’Attentat par-dessus. Vous complétez votre main à 6 cartes et votre tour est terminé.
    .mark = ruling
rule-NO-ATT-4 = Un Attentat pioché est défaussé et remplacé chaque fois qu’une main est complétée, même après une Descente repoussée ou un attentat. On commence à gauche de la personne qui agit ; pendant la mise en place, à gauche du donneur.
    .mark = ruling
rule-NO-ATT-5 = La personne précédente est la plus proche dans le sens antihoraire parmi celles encore dans la manche, même si elle a perdu son tour. Rien d’autre ne se passe pendant ce tour.
    .mark = ruling

section-NO-ESP = Espions rouges et violets (niveau 3)
rule-NO-ESP-1 = Un Espion rouge ou violet peut rester dans votre main, ou servir après que vous avez pris une carte.
rule-NO-ESP-2 = Espion rouge, hameçonnage : prenez à l’aveugle une carte à un adversaire, qui complète sa main ; défaussez-en une face cachée, sous l’Espion.
rule-NO-ESP-3 = Espion violet : le même hameçonnage contre deux adversaires, qui complètent leur main dans le sens horaire ; défaussez deux cartes face cachée, sous l’Espion. S’il ne reste qu’un adversaire, prenez et défaussez une seule carte.
    .mark = ruling

section-NO-BOM = Poseurs de bombes (niveau 3)
rule-NO-BOM-1 = Prenez à l’aveugle trois cartes à un adversaire : elles sont annoncées et défaussées, le Poseur de bombes par-dessus. Votre cible complète sa main. Vous avez alors 6 cartes et votre tour est terminé.
    .mark = ruling
rule-NO-BOM-2 = Comme un Espion, un Poseur de bombes peut rester dans votre main, ou servir après que vous avez pris une carte.
    .mark = ruling

## Cards

# Qui est sur les cartes, et dans quelle catégorie

figure-character-abigail = Abigaïl
figure-character-arthur = Arthur
figure-character-david = David
figure-character-henri = Henri
figure-character-karl = Karl
figure-character-max = Max
figure-character-noe = Noé
figure-character-sarah = Sarah
figure-character-sophie = Sophie
figure-character-amelie = Amélie
figure-character-clara = Clara
figure-character-emma = Emma
figure-character-elena = Elena
figure-character-franck = Franck
figure-character-marie = Marie
figure-character-sindy = Sindy
figure-character-sally = Sally
figure-character-naomie = Naomie
figure-character-sandy = Sandy
figure-character-rose = Rose
figure-character-susy = Susy
figure-character-camille = Camille
figure-character-etienne = Etienne
figure-character-estelle = Estelle
figure-character-marc = Marc
figure-character-jacquotte = Jacquotte
figure-character-gabrielle = Gabrielle
figure-character-ismaelle = Ismaëlle
figure-character-igor = Igor
figure-character-todorov = Todorov
figure-character-alexandrov = Alexandrov
figure-character-simeonova = Simeonova
figure-character-babouchka-anna = Babouchka Anna
figure-character-svetlana = Svetlana
figure-character-valentina = Valentina
figure-character-olga = Olga
figure-character-irina = Irina

figure-category-etat-major = État-Major
figure-category-enqueteurs = Enquêteurs
figure-category-espions = Espions
figure-category-leonard = Léonard
figure-category-alphas = Alphas
figure-category-senechales = Sénéchales
figure-category-empires = Empires
figure-category-pompiers = Pompiers
figure-category-journalistes = Journalistes
figure-category-duron = Famille Duron

kind-personnage = Personnage
kind-joker = Joker
kind-attentat = Attentat
kind-espion-rouge = Espion rouge
kind-espion-violet = Espion violet
kind-poseur = Poseur de bombes

card-abigail-etat-major = { figure-character-abigail } ({ figure-category-etat-major })
    .text = Compte pour un trio Abigaïl ou un trio État-Major. Dès le niveau 2, grade 6 (générale d’état-major) : montrez-la pour vous opposer à un Enquêteur de grade inférieur.
card-arthur-etat-major = { figure-character-arthur } ({ figure-category-etat-major })
    .text = Compte pour un trio Arthur ou un trio État-Major. Dès le niveau 2, grade 2 (commandant) : montrez-la pour vous opposer à un Enquêteur de grade inférieur.
card-david-etat-major = { figure-character-david } ({ figure-category-etat-major })
    .text = Compte pour un trio David ou un trio État-Major. Dès le niveau 2, grade 3 (lieutenant-colonel) : montrez-la pour vous opposer à un Enquêteur de grade inférieur.
card-henri-etat-major = { figure-character-henri } ({ figure-category-etat-major })
    .text = Compte pour un trio Henri ou un trio État-Major. Dès le niveau 2, grade 5 (général de corps) : montrez-la pour vous opposer à un Enquêteur de grade inférieur.
card-karl-etat-major = { figure-character-karl } ({ figure-category-etat-major })
    .text = Compte pour un trio Karl ou un trio État-Major. Dès le niveau 2, grade 6 (général d’état-major) : montrez-la pour vous opposer à un Enquêteur de grade inférieur.
card-max-etat-major = { figure-character-max } ({ figure-category-etat-major })
    .text = Compte pour un trio Max ou un trio État-Major. Dès le niveau 2, grade 6 (général d’état-major) : montrez-la pour vous opposer à un Enquêteur de grade inférieur.
card-noe-etat-major = { figure-character-noe } ({ figure-category-etat-major })
    .text = Compte pour un trio Noé ou un trio État-Major. Dès le niveau 2, grade 8 (major général) : montrez-la pour vous opposer à n’importe quel Enquêteur.
card-sarah-etat-major = { figure-character-sarah } ({ figure-category-etat-major })
    .text = Compte pour un trio Sarah ou un trio État-Major. Dès le niveau 2, grade 4 (colonel) : montrez-la pour vous opposer à un Enquêteur de grade inférieur.
card-sophie-etat-major = { figure-character-sophie } ({ figure-category-etat-major })
    .text = Compte pour un trio Sophie ou un trio État-Major. Dès le niveau 2, grade 7 (contre-amirale) : montrez-la pour vous opposer à un Enquêteur de grade inférieur.
card-amelie-enqueteurs = { figure-character-amelie } ({ figure-category-enqueteurs })
    .text = Compte pour un trio Amélie ou un trio Enquêteurs. Dès le niveau 2, grade 1 (officier) : utilisez-la seule pour un Contrôle, avec deux autres Enquêteurs pour une Descente.
card-arthur-enqueteurs = { figure-character-arthur } ({ figure-category-enqueteurs })
    .text = Compte pour un trio Arthur ou un trio Enquêteurs. Dès le niveau 2, grade 2 (commandant) : utilisez-la seule pour un Contrôle, avec deux autres Enquêteurs pour une Descente.
card-clara-enqueteurs = { figure-character-clara } ({ figure-category-enqueteurs })
    .text = Compte pour un trio Clara ou un trio Enquêteurs. Dès le niveau 2, grade 1 (officier) : utilisez-la seule pour un Contrôle, avec deux autres Enquêteurs pour une Descente.
card-david-enqueteurs = { figure-character-david } ({ figure-category-enqueteurs })
    .text = Compte pour un trio David ou un trio Enquêteurs. Dès le niveau 2, grade 3 (lieutenant-colonel) : utilisez-la seule pour un Contrôle, avec deux autres Enquêteurs pour une Descente.
card-emma-enqueteurs = { figure-character-emma } ({ figure-category-enqueteurs })
    .text = Compte pour un trio Emma ou un trio Enquêteurs. Dès le niveau 2, grade 1 (officier) : utilisez-la seule pour un Contrôle, avec deux autres Enquêteurs pour une Descente.
card-henri-enqueteurs = { figure-character-henri } ({ figure-category-enqueteurs })
    .text = Compte pour un trio Henri ou un trio Enquêteurs. Dès le niveau 2, grade 5 (général de corps) : utilisez-la seule pour un Contrôle, avec deux autres Enquêteurs pour une Descente.
card-max-enqueteurs = { figure-character-max } ({ figure-category-enqueteurs })
    .text = Compte pour un trio Max ou un trio Enquêteurs. Dès le niveau 2, grade 6 (général d’état-major) : utilisez-la seule pour un Contrôle, avec deux autres Enquêteurs pour une Descente.
card-noe-enqueteurs = { figure-character-noe } ({ figure-category-enqueteurs })
    .text = Compte pour un trio Noé ou un trio Enquêteurs. Dès le niveau 2, grade 8 (major général) : utilisez-la seule pour un Contrôle, avec deux autres Enquêteurs pour une Descente.
card-sarah-enqueteurs = { figure-character-sarah } ({ figure-category-enqueteurs })
    .text = Compte pour un trio Sarah ou un trio Enquêteurs. Dès le niveau 2, grade 4 (colonel) : utilisez-la seule pour un Contrôle, avec deux autres Enquêteurs pour une Descente.
card-abigail-espions = { figure-character-abigail } ({ figure-category-espions })
    .text = Compte pour un trio Abigaïl ou un trio Espions.
card-amelie-espions = { figure-character-amelie } ({ figure-category-espions })
    .text = Compte pour un trio Amélie ou un trio Espions.
card-arthur-espions = { figure-character-arthur } ({ figure-category-espions })
    .text = Compte pour un trio Arthur ou un trio Espions.
card-clara-espions = { figure-character-clara } ({ figure-category-espions })
    .text = Compte pour un trio Clara ou un trio Espions.
card-elena-espions = { figure-character-elena } ({ figure-category-espions })
    .text = Compte pour un trio Elena ou un trio Espions.
card-emma-espions = { figure-character-emma } ({ figure-category-espions })
    .text = Compte pour un trio Emma ou un trio Espions.
card-franck-espions = { figure-character-franck } ({ figure-category-espions })
    .text = Compte pour un trio Franck ou un trio Espions.
card-henri-espions = { figure-character-henri } ({ figure-category-espions })
    .text = Compte pour un trio Henri ou un trio Espions.
card-karl-espions = { figure-character-karl } ({ figure-category-espions })
    .text = Compte pour un trio Karl ou un trio Espions.
card-marie-espions = { figure-character-marie } ({ figure-category-espions })
    .text = Compte pour un trio Marie ou un trio Espions.
card-max-espions = { figure-character-max } ({ figure-category-espions })
    .text = Compte pour un trio Max ou un trio Espions.
card-noe-espions = { figure-character-noe } ({ figure-category-espions })
    .text = Compte pour un trio Noé ou un trio Espions.
card-sarah-espions = { figure-character-sarah } ({ figure-category-espions })
    .text = Compte pour un trio Sarah ou un trio Espions.
card-sindy-espions = { figure-character-sindy } ({ figure-category-espions })
    .text = Compte pour un trio Sindy ou un trio Espions.
card-sophie-espions = { figure-character-sophie } ({ figure-category-espions })
    .text = Compte pour un trio Sophie ou un trio Espions.
card-amelie-leonard = { figure-character-amelie } ({ figure-category-leonard })
    .text = Compte pour un trio Amélie ou un trio Léonard.
card-arthur-leonard = { figure-character-arthur } ({ figure-category-leonard })
    .text = Compte pour un trio Arthur ou un trio Léonard.
card-clara-leonard = { figure-character-clara } ({ figure-category-leonard })
    .text = Compte pour un trio Clara ou un trio Léonard.
card-emma-leonard = { figure-character-emma } ({ figure-category-leonard })
    .text = Compte pour un trio Emma ou un trio Léonard.
card-sally-leonard = { figure-character-sally } ({ figure-category-leonard })
    .text = Compte pour un trio Sally ou un trio Léonard.
card-sarah-leonard = { figure-character-sarah } ({ figure-category-leonard })
    .text = Compte pour un trio Sarah ou un trio Léonard.
card-karl-alphas = { figure-character-karl } ({ figure-category-alphas })
    .text = Compte pour un trio Karl ou un trio Alphas.
card-naomie-alphas = { figure-character-naomie } ({ figure-category-alphas })
    .text = Compte pour un trio Naomie ou un trio Alphas.
card-sally-alphas = { figure-character-sally } ({ figure-category-alphas })
    .text = Compte pour un trio Sally ou un trio Alphas.
card-sandy-alphas = { figure-character-sandy } ({ figure-category-alphas })
    .text = Compte pour un trio Sandy ou un trio Alphas.
card-sophie-alphas = { figure-character-sophie } ({ figure-category-alphas })
    .text = Compte pour un trio Sophie ou un trio Alphas.
card-abigail-senechales = { figure-character-abigail } ({ figure-category-senechales })
    .text = Compte pour un trio Abigaïl ou un trio Sénéchales.
card-elena-senechales = { figure-character-elena } ({ figure-category-senechales })
    .text = Compte pour un trio Elena ou un trio Sénéchales.
card-marie-senechales = { figure-character-marie } ({ figure-category-senechales })
    .text = Compte pour un trio Marie ou un trio Sénéchales.
card-rose-senechales = { figure-character-rose } ({ figure-category-senechales })
    .text = Compte pour un trio Rose ou un trio Sénéchales.
card-sarah-senechales = { figure-character-sarah } ({ figure-category-senechales })
    .text = Compte pour un trio Sarah ou un trio Sénéchales.
card-susy-senechales = { figure-character-susy } ({ figure-category-senechales })
    .text = Compte pour un trio Susy ou un trio Sénéchales.
card-henri-empires = { figure-character-henri } ({ figure-category-empires })
    .text = Compte pour un trio Henri ou un trio Empires.
card-karl-empires = { figure-character-karl } ({ figure-category-empires })
    .text = Compte pour un trio Karl ou un trio Empires.
card-marie-empires = { figure-character-marie } ({ figure-category-empires })
    .text = Compte pour un trio Marie ou un trio Empires.
card-max-empires = { figure-character-max } ({ figure-category-empires })
    .text = Compte pour un trio Max ou un trio Empires.
card-noe-empires = { figure-character-noe } ({ figure-category-empires })
    .text = Compte pour un trio Noé ou un trio Empires.
card-sarah-empires = { figure-character-sarah } ({ figure-category-empires })
    .text = Compte pour un trio Sarah ou un trio Empires.
card-sophie-empires = { figure-character-sophie } ({ figure-category-empires })
    .text = Compte pour un trio Sophie ou un trio Empires.
card-camille-pompiers = { figure-character-camille } ({ figure-category-pompiers })
    .text = Compte pour un trio Camille ou un trio Pompiers. 3 Pompiers : Plan Étaré.
card-clara-pompiers = { figure-character-clara } ({ figure-category-pompiers })
    .text = Compte pour un trio Clara ou un trio Pompiers. 3 Pompiers : Plan Étaré.
card-etienne-pompiers = { figure-character-etienne } ({ figure-category-pompiers })
    .text = Compte pour un trio Etienne ou un trio Pompiers. 3 Pompiers : Plan Étaré.
card-emma-journalistes = { figure-character-emma } ({ figure-category-journalistes })
    .text = Compte pour un trio Emma ou un trio Journalistes. 3 Journalistes : Prix Pulitzer.
card-estelle-journalistes = { figure-character-estelle } ({ figure-category-journalistes })
    .text = Compte pour un trio Estelle ou un trio Journalistes. 3 Journalistes : Prix Pulitzer.
card-marc-journalistes = { figure-character-marc } ({ figure-category-journalistes })
    .text = Compte pour un trio Marc ou un trio Journalistes. 3 Journalistes : Prix Pulitzer.
card-camille-duron = { figure-character-camille } ({ figure-category-duron })
    .text = Compte pour un trio Camille ou un trio Duron.
card-clara-duron = { figure-character-clara } ({ figure-category-duron })
    .text = Compte pour un trio Clara ou un trio Duron.
card-david-duron = { figure-character-david } ({ figure-category-duron })
    .text = Compte pour un trio David ou un trio Duron.
card-emma-duron = { figure-character-emma } ({ figure-category-duron })
    .text = Compte pour un trio Emma ou un trio Duron.
card-estelle-duron = { figure-character-estelle } ({ figure-category-duron })
    .text = Compte pour un trio Estelle ou un trio Duron.
card-etienne-duron = { figure-character-etienne } ({ figure-category-duron })
    .text = Compte pour un trio Etienne ou un trio Duron.
card-henri-duron = { figure-character-henri } ({ figure-category-duron })
    .text = Compte pour un trio Henri ou un trio Duron.
card-jacquotte-duron = { figure-character-jacquotte } ({ figure-category-duron })
    .text = Compte pour un trio Jacquotte ou un trio Duron.
card-marc-duron = { figure-character-marc } ({ figure-category-duron })
    .text = Compte pour un trio Marc ou un trio Duron.
card-noe-duron = { figure-character-noe } ({ figure-category-duron })
    .text = Compte pour un trio Noé ou un trio Duron.
card-sarah-duron = { figure-character-sarah } ({ figure-category-duron })
    .text = Compte pour un trio Sarah ou un trio Duron.
card-joker-noe = Archange { figure-character-noe }
    .text = Joker : remplace n’importe quel personnage, Noé compris.
card-joker-gabrielle = Archange { figure-character-gabrielle }
    .text = Joker : remplace n’importe quel personnage, sauf Noé.
card-joker-ismaelle = Archange { figure-character-ismaelle }
    .text = Joker : remplace n’importe quel personnage, sauf Noé.
card-joker-igor = Archange { figure-character-igor }
    .text = Joker : remplace n’importe quel personnage, sauf Noé.
card-joker-sarah = Archange { figure-character-sarah }
    .text = Joker : remplace n’importe quel personnage, sauf Noé.
card-attentat-todorov = { kind-attentat } ({ figure-character-todorov })
    .text = Pioché au début de votre tour, il vous coûte une carte et le tour. Aucune main ne le garde.
card-attentat-alexandrov = { kind-attentat } ({ figure-character-alexandrov })
    .text = Pioché au début de votre tour, il vous coûte une carte et le tour. Aucune main ne le garde.
card-attentat-simeonova = { kind-attentat } ({ figure-character-simeonova })
    .text = Pioché au début de votre tour, il vous coûte une carte et le tour. Aucune main ne le garde.
card-attentat-babouchka-anna = { kind-attentat } ({ figure-character-babouchka-anna })
    .text = Pioché au début de votre tour, il vous coûte une carte et le tour. Aucune main ne le garde.
card-attentat-svetlana = { kind-attentat } ({ figure-character-svetlana })
    .text = Pioché au début de votre tour, il vous coûte une carte et le tour. Aucune main ne le garde.
card-espion-rouge-valentina = { kind-espion-rouge } ({ figure-character-valentina })
    .text = Prenez à l’aveugle une carte à un adversaire, puis cachez une des vôtres sous celle-ci.
card-espion-rouge-olga = { kind-espion-rouge } ({ figure-character-olga })
    .text = Prenez à l’aveugle une carte à un adversaire, puis cachez une des vôtres sous celle-ci.
card-espion-rouge-irina = { kind-espion-rouge } ({ figure-character-irina })
    .text = Prenez à l’aveugle une carte à un adversaire, puis cachez une des vôtres sous celle-ci.
card-espion-violet-valentina = { kind-espion-violet } ({ figure-character-valentina })
    .text = Prenez à l’aveugle une carte à chacun de deux adversaires, puis cachez deux des vôtres sous celle-ci.
card-espion-violet-olga = { kind-espion-violet } ({ figure-character-olga })
    .text = Prenez à l’aveugle une carte à chacun de deux adversaires, puis cachez deux des vôtres sous celle-ci.
card-espion-violet-irina = { kind-espion-violet } ({ figure-character-irina })
    .text = Prenez à l’aveugle une carte à chacun de deux adversaires, puis cachez deux des vôtres sous celle-ci.
card-poseur-valentina = { kind-poseur } ({ figure-character-valentina })
    .text = Trois cartes prises à l’aveugle à un adversaire sont révélées et défaussées.
card-poseur-olga = { kind-poseur } ({ figure-character-olga })
    .text = Trois cartes prises à l’aveugle à un adversaire sont révélées et défaussées.
card-poseur-irina = { kind-poseur } ({ figure-character-irina })
    .text = Trois cartes prises à l’aveugle à un adversaire sont révélées et défaussées.

## Options

option-level = Niveau
    .help = 1, base : des trios et des annonces. 2, évolué : les Enquêteurs agissent. 3, complet : les méchants entrent en jeu.
    .is-1 = Base
    .is-2 = Évolué
    .is-3 = Complet
option-assisted = Aide aux annonces (désactivée : sans filet)
    .help = Seules les annonces justes vous sont proposées. Sans filet, comme dans le livret, vous pouvez vous tromper : la main a été vue et un tour est perdu.
option-target = Objectif
    .help = Nombre de points à atteindre pour gagner la partie.
option-reshuffles = Mélanges par manche
    .help = Combien de fois la défausse redevient la pioche avant que la manche s’arrête.
option-max_rounds = Nombre maximal de manches
    .help = Après ce nombre de manches, le score le plus élevé gagne.

## What lies on the table

name-round = Manche
name-target = Objectif
name-level = Niveau
name-in_round = En jeu
name-points = Points
    .unit = points
name-gained = Points de la manche
name-lost_turns = Tours perdus
name-dealer = Donne
name-laid = Cartes posées
name-takeable = Défausse à prendre
name-undrawn = Tours sans pioche
name-reshuffled = Mélanges faits
name-reshuffles = Mélanges permis
name-max_rounds = Nombre maximal de manches
name-assisted = Aide aux annonces

## Log

log-round = Manche { $round } : { $dealer } distribue.
    .you-dealer = Manche { $round } : vous distribuez.
log-dealt = { $seat } reçoit { $cards }.
    .you-seat = Vous recevez { $cards }.
log-thrown = { $seat } écarte { $card } et reprend une carte.
    .you-seat = Vous écartez { $card } et reprenez une carte.
log-turned_up = Carte retournée sur la défausse : { $card }.
log-turn = C’est à { $seat } de jouer.
    .you-seat = C’est à vous de jouer.
log-drew = { $seat } pioche { $card }.
    .you-seat = Vous piochez { $card }.
log-took = { $seat } prend { $card } à la défausse.
    .you-seat = Vous prenez { $card } à la défausse.
log-discarded = { $seat } défausse { $card }.
    .you-seat = Vous défaussez { $card }.
log-refilled = { $seat } complète sa main : { $cards }.
    .you-seat = Vous complétez votre main : { $cards }.
log-reshuffled =
    { $count ->
        [one] La défausse est mélangée : la pioche compte { $count } carte.
       *[other] La défausse est mélangée : la pioche compte { $count } cartes.
    }
log-pile_spent = La pioche est épuisée pour de bon : la manche s’arrête.

log-announced =
    { $combination ->
        [trios] { $seat } annonce un Complot, deux trios : { $points } points. Cartes : { $cards }.
        [duron] { $seat } annonce un Complot, 6 Duron : { $points } points. Cartes : { $cards }.
        [senechales] { $seat } annonce un Complot, 6 Sénéchales : { $points } points. Cartes : { $cards }.
        [leonard] { $seat } annonce un Complot, 6 Léonard : { $points } points. Cartes : { $cards }.
        [empires] { $seat } annonce un Complot, 6 Empires : { $points } points. Cartes : { $cards }.
        [alphas] { $seat } annonce un Complot, 5 Alphas : { $points } points. Cartes : { $cards }.
        [pulitzer] { $seat } annonce un Prix Pulitzer : { $points } points. Cartes : { $cards }.
        [etare] { $seat } annonce un Plan Étaré : { $points } points. Cartes : { $cards }.
       *[elysee] { $seat } annonce le Complot à l’Élysée : { $points } points, et la manche s’arrête. Cartes : { $cards }.
    }
    .you-seat = { $combination ->
        [trios] Vous annoncez un Complot, deux trios : { $points } points. Cartes : { $cards }.
        [duron] Vous annoncez un Complot, 6 Duron : { $points } points. Cartes : { $cards }.
        [senechales] Vous annoncez un Complot, 6 Sénéchales : { $points } points. Cartes : { $cards }.
        [leonard] Vous annoncez un Complot, 6 Léonard : { $points } points. Cartes : { $cards }.
        [empires] Vous annoncez un Complot, 6 Empires : { $points } points. Cartes : { $cards }.
        [alphas] Vous annoncez un Complot, 5 Alphas : { $points } points. Cartes : { $cards }.
        [pulitzer] Vous annoncez un Prix Pulitzer : { $points } points. Cartes : { $cards }.
        [etare] Vous annoncez un Plan Étaré : { $points } points. Cartes : { $cards }.
       *[elysee] Vous annoncez le Complot à l’Élysée : { $points } points, et la manche s’arrête. Cartes : { $cards }.
    }
log-wrong =
    { $word ->
        [complot] { $seat } annonce un Complot à tort et perdra son prochain tour. Sa main : { $cards }.
        [pulitzer] { $seat } annonce un Prix Pulitzer à tort et perdra son prochain tour. Sa main : { $cards }.
        [etare] { $seat } annonce un Plan Étaré à tort et perdra son prochain tour. Sa main : { $cards }.
       *[elysee] { $seat } annonce le Complot à l’Élysée à tort et perd ce tour. Sa main : { $cards }.
    }
    .you-seat = { $word ->
        [complot] Vous annoncez un Complot à tort et perdrez votre prochain tour. Votre main : { $cards }.
        [pulitzer] Vous annoncez un Prix Pulitzer à tort et perdrez votre prochain tour. Votre main : { $cards }.
        [etare] Vous annoncez un Plan Étaré à tort et perdrez votre prochain tour. Votre main : { $cards }.
       *[elysee] Vous annoncez le Complot à l’Élysée à tort et perdez ce tour. Votre main : { $cards }.
    }
log-skips = { $seat } perd son tour.
    .you-seat = Vous perdez votre tour.
log-round_over = Manche { $round } terminée. Sans point dans cette manche : { $seats }.
    .you-seats = Manche { $round } terminée. Sans point dans cette manche : { $seats }.
log-total =
    { $points ->
        [one] { $seat } : { $points } point.
       *[other] { $seat } : { $points } points.
    }
    .you-seat = { $points ->
        [one] Vous : { $points } point.
       *[other] Vous : { $points } points.
    }
log-won = Victoire pour { $seats }, avec { $points } points.
    .you-seats = Victoire pour { $seats }, avec { $points } points.

log-controls = { $seat } lance un Contrôle contre { $target } avec { $cards }.
    .you-seat = Vous lancez un Contrôle contre { $target } avec { $cards }.
    .you-target = { $seat } lance un Contrôle contre vous avec { $cards }.
log-raids = { $seat } lance une Descente contre { $target } avec { $cards }.
    .you-seat = Vous lancez une Descente contre { $target } avec { $cards }.
    .you-target = { $seat } lance une Descente contre vous avec { $cards }.
log-opposed = { $seat } s’oppose en montrant { $card } : l’action lancée par { $actor } échoue.
    .you-seat = Vous vous opposez en montrant { $card } : l’action lancée par { $actor } échoue.
    .you-actor = { $seat } s’oppose en montrant { $card } : votre action échoue.
log-searched = { $seat } regarde les cartes en main chez { $target } : { $cards }.
    .you-seat = Vous regardez les cartes en main chez { $target } : { $cards }.
    .you-target = { $seat } regarde les cartes de votre main : { $cards }.
log-seized = { $seat } prend { $cards } à { $target }.
    .you-seat = Vous prenez { $cards } à { $target }.
    .you-target = { $seat } vous prend { $cards }.
log-hid = { $seat } défausse { $cards } face cachée.
    .you-seat = Vous défaussez { $cards } face cachée.

log-attentat = { $seat } pioche { $card } : { $killer } frappe au hasard.
    .you-seat = Vous piochez { $card } : { $killer } frappe au hasard.
    .you-killer = { $seat } pioche { $card } : vous frappez au hasard.
log-killed = { $killer } élimine { $card } en main chez { $seat }.
    .you-killer = Vous éliminez { $card } en main chez { $seat }.
    .you-seat = { $killer } élimine { $card } dans votre main.
log-hooks = { $seat } joue { $card } contre { $targets }.
    .you-seat = Vous jouez { $card } contre { $targets }.
    .you-targets = { $seat } joue { $card } contre { $targets }.
log-hooked = { $seat } prend { $card } à l’aveugle à { $target }.
    .you-seat = Vous prenez { $card } à l’aveugle à { $target }.
    .you-target = { $seat } vous prend { $card } à l’aveugle.
log-bombs = { $seat } joue { $card } contre { $target }.
    .you-seat = Vous jouez { $card } contre { $target }.
    .you-target = { $seat } joue { $card } contre vous.
log-bombed = { $seat } fait perdre { $cards } à { $target }.
    .you-seat = Vous faites perdre { $cards } à { $target }.
    .you-target = { $seat } vous fait perdre { $cards }.

## Questions

ask-draw = Piochez une carte, ou prenez { $card } à la défausse.
    .why = Une carte prise à la défausse ne peut pas être défaussée à ce tour.
ask-draw_only = { $why ->
        [used] Piochez une carte : { $card } vient de servir et ne se prend pas.
       *[turns] Piochez une carte : personne ne l’a fait depuis trois tours de table, { $card } ne se prend plus.
    }
    .why = La carte piochée rejoint votre main ; à la fin du tour, vous reviendrez à 6 cartes.
ask-act = Utilisez une carte d’action, ou passez pour défausser une carte sans agir.
    .why = La carte d’action est perdue, et tient lieu de défausse ; sans agir, vous en défaussez une à votre choix.
ask-enqueteur =
    { $missing ->
        [one] Descente menée par { $card } : ajoutez un dernier Enquêteur.
       *[other] { $card } : contentez-vous d’un Contrôle, ou ajoutez { $missing } Enquêteurs pour une Descente.
    }
    .why = Un Enquêteur prend une carte, trois en prennent trois. Tous ceux que vous utilisez sont perdus.
ask-target = { $cards } : choisissez votre cible.
    .why = Une carte que l’on perd est aussitôt remplacée ; seule la main change.
ask-second_target = Espion violet : après { $target }, choisissez une seconde cible.
    .why = Vous prendrez une carte à chacune des deux, à l’aveugle.
ask-oppose = { $able ->
        [0] { $seat } vous vise avec { $cards } : vous n’avez aucune carte État-Major de grade supérieur à montrer.
       *[other] { $seat } vous vise avec { $cards } : montrez une carte État-Major de grade supérieur, ou laissez faire.
    }
    .why = La carte montrée fait échouer l’action et reste dans votre main, mais tout le monde la connaît.
ask-seize =
    { $missing ->
        [one] Voici les cartes en main chez { $target } : prenez-en une.
       *[other] Voici les cartes en main chez { $target } : prenez-en { $missing }, une par une.
    }
    .why = Personne d’autre ne les voit. Chaque carte prise est aussitôt remplacée dans cette main.
ask-hide =
    { $missing ->
        [one] Choisissez la carte à défausser face cachée.
       *[other] Choisissez { $missing } cartes à défausser face cachée, une par une.
    }
    .why = Vous revenez à 6 cartes ; ce que vous cachez, personne ne pourra le prendre.
ask-discard = Choisissez la carte à défausser.
    .why = Vous finissez le tour avec 6 cartes ; la personne suivante pourra prendre celle-ci.
ask-announce =
    { $points ->
        [0] Votre tour se termine : rien à annoncer avec ces 6 cartes.
       *[other] Vos 6 cartes permettent une annonce, jusqu’à { $points } points : annoncez, ou gardez le silence et restez dans la manche.
    }
    .why = Qui annonce marque ses points et sort de la manche ; qui se tait pourra annoncer plus tard.
ask-claim = Votre tour se termine : annoncez une combinaison, ou gardez le silence. Une annonce fausse montre votre main et coûte un tour.
    .why = Qui annonce juste marque ses points et sort de la manche ; qui se tait pourra annoncer plus tard.
## Why not, in this case

case-NO-TURN-3 = Vous venez de prendre cette carte à la défausse : défaussez-en une autre.
case-NO-TURN-5 = Personne n’a pioché depuis trois tours de table : il faut piocher.
case-NO-ENQ-1 = { $case ->
        [card] Cette carte ne permet pas d’agir : elle ne sert qu’à une annonce.
        [staff] Cette carte ne permet pas d’agir : elle sert à s’opposer ou à une annonce.
        [self] Choisissez un adversaire.
        [chosen] Cette personne est déjà choisie.
       *[out] Cette personne a quitté la manche.
    }
case-NO-ENQ-2 = { $case ->
        [taken] Cette carte est déjà choisie.
       *[mine] Cette carte est dans votre main : choisissez dans celle de votre cible.
    }
case-NO-ENQ-3 = Cette carte n’est pas un Enquêteur.
case-NO-ENQ-4 = Cette carte est déjà choisie.
case-NO-ENQ-5 = { $case ->
        [rank] Cette carte a un grade inférieur à celui de l’Enquêteur.
       *[other] Ce n’est pas une carte État-Major.
    }
case-NO-ENQ-7 = Cet Enquêteur vient de servir : personne ne peut le prendre.
case-NO-ENQ-8 = Cette carte a le même grade que l’Enquêteur : il en faut un supérieur.
case-NO-VIL-2 = Cette carte vient de servir : personne ne peut la prendre.
case-NO-VIL-3 = { $case ->
        [card] Cette carte ne permet pas d’agir : elle ne sert qu’à une annonce.
        [staff] Cette carte ne permet pas d’agir : elle sert à s’opposer ou à une annonce.
        [self] Choisissez un adversaire.
        [chosen] Cette personne est déjà choisie.
       *[out] Cette personne a quitté la manche.
    }
case-NO-ELY-1 = Vos 6 cartes ne forment pas un Complot à l’Élysée.
case-NO-ANN-3 = Vos 6 cartes ne permettent pas cette annonce.

choice-pile = Piocher
choice-discard = Prendre à la défausse
choice-elysee = Annoncer le Complot à l’Élysée (100 points)
choice-complot = Annoncer un Complot
choice-pulitzer = Annoncer un Prix Pulitzer (50 points)
choice-etare = Annoncer un Plan Étaré (50 points)
choice-pass-act = Défausser sans agir
choice-pass-enqueteur = Contrôle seulement
choice-pass-oppose = Laisser faire
choice-pass-announce = Garder le silence
choice-pass-claim = Garder le silence

## The table in a terminal

terminal-points = Points
terminal-round = Manche
terminal-hand = Main
terminal-out = hors manche
terminal-dealer = D
terminal-lost = { $turns ->
    [one] −{ $turns } tour
   *[other] −{ $turns } tours
}
terminal-known = { $count ->
    [one] { $count } connue : { $cards }
   *[other] { $count } connues : { $cards }
}
terminal-laid = posé : { $cards }
terminal-fact-round = manche { $round }
terminal-fact-level = niveau { $level }
terminal-fact-deck = pioche { $count }
terminal-fact-reshuffles = { $count ->
    [0] plus de mélange
    [one] encore { $count } mélange
   *[other] encore { $count } mélanges
}
terminal-discard-open = Défausse : { $card }, à prendre
terminal-discard-closed = Défausse : { $card }, interdite
terminal-discard-empty = Défausse : vide
terminal-under = { $count } dessous
terminal-buried = dont { $count } face cachée
terminal-played = Action en cours : { $cards }
terminal-mine = Dans votre main
terminal-group = { $group } ×{ $count } : { $cards }
terminal-jokers = Jokers : { $cards }
terminal-act = Pour agir : { $cards }
terminal-oppose = Pour s’opposer : { $cards }
terminal-elysee = Élysée ({ $count } sur { $needed }) : { $cards }
terminal-alone = Seules : { $cards }
terminal-open-known = { $name }, cartes connues en main : { $cards }
terminal-open-laid = { $name }, cartes posées : { $cards }
terminal-open-discard = Défausse ({ $count }), la plus récente d’abord : { $cards }
terminal-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
terminal-legend = Sur la table : ▶ au tour de cette personne, ⚙ robot, █ points vers l’objectif, Manche points de cette manche, D donne, − tour à perdre, connues : cartes de cette main que vous connaissez.

# Les idées seules que le laboratoire essaie
strategy-fifty = Ne garde et n’annonce que ce qui vaut cinquante points ou plus.
strategy-patient = N’annonce rien à moins de cinquante points.
strategy-complots = Annonce dès que c’est possible.

## The end

reason-target = { $points } points : l’objectif ({ $target }) est atteint à la manche { $rounds }.
reason-rounds = La partie s’arrête après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, comme convenu : { $points } points suffisent.
gain-trios = Complot
gain-duron = 6 Duron
gain-senechales = 6 Sénéchales
gain-leonard = 6 Léonard
gain-empires = 6 Empires
gain-alphas = 5 Alphas
gain-pulitzer = Pulitzer
gain-etare = Plan Étaré
gain-elysee = Élysée
