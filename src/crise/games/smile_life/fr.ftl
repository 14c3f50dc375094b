# Smile Life, French: the source language. English has the same messages.

game-title = Smile Life
game-pitch = Études, métier, amours, maison : menez votre vie, gâchez celle des autres et récoltez le plus de smiles.

## On one page

summary-goal = Menez la vie qui rapporte le plus de smiles : études, métier, salaires, amours, enfants, voyages, maison.
summary-example = Deux études, puis un métier de prof, puis un salaire à chaque tour : avec ces salaires, offrez-vous un voyage ou une maison.
summary-end = Quand la pioche est vide, le tour en cours est le dernier. Les mains ne comptent pas ; toutes les cartes posées comptent, même retournées.
summary-turn-1 = Piochez
    .text = Une carte ; ou prenez celle du dessus de la défausse, à condition de la jouer aussitôt.
summary-turn-2 = Jouez
    .text = Une carte, une seule : devant vous, devant quelqu’un d’autre si c’est un malus, ou dans la défausse.
summary-turn-3 = Vivez
    .text = Un métier demande des études, un salaire demande un métier, un mariage demande un flirt.
summary-icon-smile = smiles : les points de la partie
summary-icon-study = niveau d’études
summary-icon-money = liasses : ce que vaut un salaire, ce que coûte un achat
summary-icon-hand-cards = nombre de cartes en main
summary-icon-malus = malus : à infliger aux autres
summary-icon-special = carte spéciale
summary-card-etude = Études : à poser tant que vous n’avez pas de métier.
summary-card-medecin = Métier : 6 études demandées, et un pouvoir.
summary-card-salaire-4 = Salaire : un point, et de quoi acheter.
summary-card-flirt-camping = Flirt : il en faut un pour se marier.
summary-card-chien = Acquisition : elle ne coûte rien ; un voyage ou une maison se paie en salaires.
summary-term-turned = Carte retournée
    .text = Elle a servi : ses smiles comptent encore, mais elle ne sert plus.
summary-term-malus = Malus
    .text = Une carte posée devant quelqu’un d’autre : elle coûte un métier, un tour, un amour.
summary-term-skip = Tour à passer
    .text = Ni pioche, ni carte jouée, ni démission. Ces tours s’additionnent.

## Lesson

lesson-study = Faire des études
    .what = Touchez Étude double.
    .why = À chaque tour, piochez puis jouez une carte. Des études ouvrent les bons métiers : celle-ci compte double, et donne un smile, le point du jeu.
lesson-flirt = Un flirt
    .what = Touchez Flirt : bar.
    .why = Un smile de plus, et un premier pas : il faut un flirt avant un mariage.
lesson-study-on = Reprendre les études
    .what = Touchez Étude.
    .why = La Maladie de { $p1 } vous a fait passer un tour. Avec trois études, votre main contient enfin un métier possible.
lesson-job = Prendre un métier
    .what = Touchez Chef des achats, puis Sydney, puis « Ne pas échanger ».
    .why = Ce métier demande 3 études, que vous avez. Son pouvoir : échanger avec { $p1 } une carte tirée au hasard, jamais celle à l’abri. Rien ne vous y oblige.
lesson-draw = Commencer son tour
    .what = Choisissez « Piocher ».
    .why = Avec un métier, un tour peut aussi commencer par une démission. Ne quittez pas le vôtre : il permet d’être payé.
lesson-salary = Toucher un salaire
    .what = Touchez Salaire 2.
    .why = Un salaire demande un métier, et celui-ci va jusqu’à 3. Il donne un smile, et servira à payer un voyage ou une maison.
lesson-malus = Un malus pour les autres
    .what = Choisissez « Piocher », puis touchez Maladie.
    .why = Un malus se pose devant quelqu’un d’autre : { $p1 } passera son prochain tour, comme vous tout à l’heure.
lesson-throw = Défausser
    .what = Choisissez « Piocher », puis touchez Salaire 4.
    .why = Rien ne peut être posé ce tour-ci : rendez la carte la moins utile. Un Salaire 4 dépasse ce que permet votre métier.
lesson-wedding = Se marier
    .what = Choisissez « Piocher », puis touchez le mariage.
    .why = Trois smiles d’un coup, grâce au flirt du début : le mariage ouvre aussi la porte aux enfants.
lesson-child = Un enfant
    .what = Choisissez « Piocher », puis touchez Luigi.
    .why = Un enfant demande un mariage et vaut deux smiles. Presque tout, ici, prépare autre chose.
lesson-end = Une belle vie
    .what = Études, métier, amour, enfant : vous menez avec 11 smiles.
    .why = La partie finit quand la pioche est vide ; ce qui est posé devant vous compte, votre main non. Et gare aux malus des autres.

## Rules, in the order of the rulebook

section-SL-SET = Mise en place
rule-SL-SET-1 = Mélangez toutes les cartes et distribuez-en 5 à chaque personne. Le reste forme la pioche, face cachée ; la défausse est vide.
rule-SL-SET-2 = La personne dont la main de départ compte le plus de smiles commence. En cas d’égalité, c’est la première à égalité dans le sens des aiguilles d’une montre, à partir d’une place tirée au sort. On joue ensuite dans ce sens : la place à votre gauche joue après vous.
    .mark = ruling
rule-SL-SET-3 = Le jeu se joue de 2 à 6.
    .mark = ruling

section-SL-TURN = Tour de jeu
rule-SL-TURN-1 = À votre tour, piochez une carte, puis jouez exactement une carte de votre main : face visible devant vous, devant une autre personne (un malus), ou sur la défausse. N’importe quelle carte peut être défaussée.
rule-SL-TURN-2 = Au lieu de piocher, vous pouvez prendre la carte du dessus de la défausse, à condition de la jouer aussitôt : posée devant vous, ou infligée si c’est un malus. Vous ne pouvez pas la rejeter.
rule-SL-TURN-3 = Vous ne pouvez pas prendre ainsi une carte que vous avez défaussée ou perdue, de quelque façon que ce soit, sauf si une autre personne l’a prise entre-temps et qu’elle est revenue à la défausse. La table retient d’où vient chaque carte de la défausse.
    .mark = ruling
rule-SL-TURN-4 = Certains actes sont gratuits : mettre fin à votre adultère, démissionner d’un métier d’intérimaire. Faites-les avant ou après avoir pioché, mais avant de jouer ; jamais pendant un tour passé.
    .mark = ruling
rule-SL-TURN-5 = Pendant un tour passé, vous ne piochez pas, ne jouez pas, ne démissionnez pas et ne divorcez pas.
rule-SL-TURN-6 = Les tours à passer s’additionnent, quelle qu’en soit la cause. Chaque fois que votre tour revient, vous en passez un.
    .mark = ruling

section-SL-HAND = Main
rule-SL-HAND-1 = Votre main compte 5 cartes (6 avec le métier Chercheur). Après un tour normal, elle est revenue à cette taille.
rule-SL-HAND-2 = Compléter votre main, c’est piocher jusqu’à sa taille. Si la pioche ne suffit pas, prenez ce qui reste, dans l’ordre du tour à partir de la personne dont c’est le tour ; la partie se termine alors.
    .mark = ruling
rule-SL-HAND-3 = Si votre main est trop petite à la fin de votre tour normal, complétez-la. Une main trop grande n’est pas réduite, mais ne pioche rien quand on complète.
    .mark = ruling

section-SL-PUB = Ce que tout le monde sait
rule-SL-PUB-1 = Tout le monde voit les cartes posées, même retournées, la défausse et les cartes hors du jeu, dans l’ordre, ainsi que le nombre de cartes de chaque main et de la pioche. Restent cachées les mains, la pioche et les mises du Casino.
    .mark = ruling
rule-SL-PUB-2 = Ce que l’on vous a montré (Médium, Journaliste, Chance, Troc), personne d’autre ne le sait. Les autres apprennent seulement que vous avez regardé.
    .mark = ruling

section-SL-FACE = Cartes retournées
rule-SL-FACE-1 = On retourne les malus reçus, les cartes spéciales utilisées, les salaires investis, un Grand prix dont le métier est perdu et les flirts d’un adultère terminé, quelle que soit la façon dont il a pris fin. Le Casino et un Héritage non dépensé restent face visible.
    .mark = ruling
rule-SL-FACE-2 = Les cartes retournées rapportent leurs smiles. On ne peut plus les utiliser, les donner, les prendre, les imposer ni les perdre, sauf si une règle le dit (Vengeance).

section-SL-OUT = Hors du jeu
rule-SL-OUT-1 = Les cartes hors du jeu forment une pile à part de la défausse. Aucune règle ne permet d’y reprendre une carte.

section-SL-STU = Études
rule-SL-STU-1 = Vous ne posez des études que sans métier (exception : Médecin et Chirurgien).
rule-SL-STU-2 = Vous avez au plus 6 cartes d’études posées, simples ou doubles. Ce sont les cartes que l’on compte, pas les niveaux.
    .mark = ruling
rule-SL-STU-3 = Une étude double compte pour deux niveaux, mais un seul smile.
rule-SL-STU-4 = Vos études restent quand vous perdez votre métier, et comptent pour le suivant.

section-SL-JOB = Métiers
rule-SL-JOB-1 = Un métier demande au moins son niveau d’études ; en avoir plus ne gêne pas.
rule-SL-JOB-2 = Un seul métier à la fois : quittez d’abord l’ancien (exception : Grand prof).
rule-SL-JOB-3 = Grand prof ne se pose que si votre métier est l’un des Profs, qui va à la défausse. Le Piston n’y donne jamais droit.
rule-SL-JOB-4 = On ne peut pas poser Licenciement devant un fonctionnaire.
rule-SL-JOB-5 = Un pouvoir immédiat s’utilise quand le métier est posé, quelle que soit la façon dont il est venu, ou pas du tout. Un pouvoir permanent dure tant que le métier est posé.

section-SL-SAL = Salaires
rule-SL-SAL-1 = Poser un salaire est votre carte du tour. Son niveau ne dépasse pas celui que permet votre métier ; l’ordre est libre. Les cartes qui font jouer plusieurs fois permettent plusieurs salaires.
    .mark = ruling
rule-SL-SAL-2 = Vos salaires restent quand vous perdez votre métier ; sans métier, vous ne pouvez pas en poser.

section-SL-POW = Pouvoirs des métiers
rule-SL-POW-1 = Barman : pas de limite de flirts hors mariage. Les flirts au-delà de 5 restent quand ce métier est perdu.
    .mark = ruling
rule-SL-POW-2 = Militaire : tant qu’il est posé, personne ne peut jouer Attentat.
rule-SL-POW-3 = Policier : tant qu’il est posé, personne d’autre ne peut poser Bandit ou Gourou, même avec Piston.
rule-SL-POW-4 = Policier : quand il est posé, tous les Bandits et Gourous posés vont à la défausse.
rule-SL-POW-5 = Médium : quand vous le posez, regardez dans l’ordre les 13 prochaines cartes de la pioche, ou celles qui restent s’il y en a moins.
rule-SL-POW-6 = Garagiste : Accident ne peut pas vous viser.
rule-SL-POW-7 = Bandit : ni Licenciement ni Impôt ne peuvent vous viser. Vous êtes la seule cible possible de Prison.
rule-SL-POW-8 = Journaliste : quand vous le posez, regardez toutes les autres mains. Ce que vous en dites ensuite ne regarde que vous.
    .mark = ruling
rule-SL-POW-9 = Chef des achats, Chef des ventes : quand vous le posez, vous pouvez faire un Troc en mettant d’abord à l’abri une carte de votre main. Si vous n’avez qu’une carte, vous ne pouvez pas l’abriter ; sans carte, pas de Troc.
    .mark = ruling
rule-SL-POW-10 = Avocat : le malus Divorce ne peut pas vous viser, même avec un adultère. Vous pouvez divorcer de votre plein gré.
rule-SL-POW-11 = Architecte : une maison de votre main sans payer, à un tour ultérieur. Une seule fois par métier posé.
    .mark = ruling
rule-SL-POW-12 = Pharmacien : Maladie ne peut pas vous viser.
rule-SL-POW-13 = Pilote de ligne : tous les voyages sont gratuits, aux tours ultérieurs, tant que le métier dure.
rule-SL-POW-14 = Chercheur : votre main compte 6 cartes ; piochez la carte de plus quand vous le posez.
rule-SL-POW-15 = Chercheur : quand le métier est perdu, de quelque façon que ce soit, défaussez une carte de votre main, à votre choix, sous la carte du métier. Seulement si votre main dépasse 5 cartes ; si le métier ne va pas à la défausse, cette carte y va quand même.
    .mark = ruling
rule-SL-POW-16 = Médecin, Chirurgien : Maladie ne peut pas vous viser.
rule-SL-POW-17 = Médecin, Chirurgien : vous pouvez continuer à poser des études, sans limite.
rule-SL-POW-18 = Médecin, Chirurgien : Redoublement ne prend jamais les études posées pendant ce métier. Si le métier est venu par Piston, elles rapportent leurs smiles mais ne comptent pour aucun autre métier.
rule-SL-POW-19 = Astronaute : quand vous le posez, vous pouvez prendre n’importe quelle carte de la défausse et la jouer aussitôt, comme avec Étoile filante, mais pas un métier.
    .mark = ruling

section-SL-FLI = Flirts
rule-SL-FLI-1 = Hors mariage, vous pouvez poser jusqu’à 5 flirts (exception : Barman).
rule-SL-FLI-2 = Si vous posez un flirt au même lieu que le dernier flirt découvert d’une autre personne, prenez-lui aussitôt ce flirt et mettez-le sur les vôtres. Ce n’est pas facultatif.
rule-SL-FLI-3 = Le flirt ainsi pris peut être votre sixième.
rule-SL-FLI-4 = On ne prend ni les flirts d’une personne mariée, ni un flirt d’adultère, ni un flirt qui a donné un enfant.
rule-SL-FLI-5 = Un flirt posé pendant un adultère prend lui aussi le flirt du même lieu ; les deux vont parmi les flirts d’adultère.
    .mark = ruling

section-SL-MAR = Mariage
rule-SL-MAR-1 = Pour poser un mariage, ayez au moins un flirt posé et non retourné, et pas de mariage. Ensuite, plus de flirts.
    .mark = ruling

section-SL-CHI = Enfants
rule-SL-CHI-1 = Pendant le mariage, posez autant d’enfants que vous voulez, un par carte jouée.
    .mark = ruling
rule-SL-CHI-2 = Hors mariage, un enfant ne se pose que si votre dernier flirt est Camping ou Hôtel et n’a pas encore servi ; un seul enfant pour ce flirt. Le flirt est marqué, reste face visible et permet toujours un mariage.
    .mark = ruling
rule-SL-CHI-3 = Les enfants restent après un divorce, sauf si le malus Divorce vous frappe pendant un adultère.

section-SL-ADU = Adultère
rule-SL-ADU-1 = L’adultère ne se pose que pendant le mariage, un seul à la fois.
rule-SL-ADU-2 = Il permet des flirts sans limite, dans une pile à part, qui ne comptent pas dans les 5.
rule-SL-ADU-3 = Vous pouvez y mettre fin à votre tour, avant ou après avoir pioché : la carte va à la défausse sans coûter votre tour. Ses flirts restent à part et rapportent leurs smiles.

section-SL-DIV = Divorce volontaire
rule-SL-DIV-1 = Au lieu de piocher, vous pouvez divorcer : votre mariage va à la défausse et votre tour est fini.
rule-SL-DIV-2 = Avec un adultère : l’adultère va à la défausse, puis le mariage par-dessus. Les enfants restent ; les flirts d’adultère sont retournés et gardés.

section-SL-RES = Démission
rule-SL-RES-1 = Au lieu de piocher, vous pouvez démissionner : votre métier va à la défausse et votre tour est fini.
rule-SL-RES-2 = Un intérimaire démissionne avant ou après avoir pioché, et continue son tour.

section-SL-BUY = Achats
rule-SL-BUY-1 = Une carte qui a un prix se paie en retournant des salaires posés qui valent au moins ce prix ; on ne rend pas la monnaie. La poser est votre carte du tour.
rule-SL-BUY-2 = Ne payez avec aucun salaire inutile : si l’on retire un seul de ceux que vous nommez, le reste doit être inférieur au prix. On les nomme du plus grand au plus petit.
    .mark = ruling
rule-SL-BUY-3 = Les salaires retournés sont investis : ils rapportent leurs smiles, mais ne peuvent plus être pris, imposés, donnés ni utilisés.
rule-SL-BUY-4 = L’Héritage peut payer avec ou sans salaires. La règle des salaires inutiles vaut aussi pour lui.
    .mark = ruling
rule-SL-BUY-5 = Pendant le mariage, une maison coûte moitié prix. Les maisons seulement.
    .mark = ruling
rule-SL-BUY-6 = Le nombre d’acquisitions n’est pas limité.

section-SL-ANI = Animaux
rule-SL-ANI-1 = Les animaux sont gratuits et se posent sans condition.
rule-SL-ANI-2 = La Licorne rapporte 3 smiles, ou 6 si vous avez posé aussi Arc-en-ciel et Étoile filante, même retournés.

section-SL-DIST = Distinctions
rule-SL-DIST-1 = La Légion d’honneur se pose librement, sauf si vous êtes ou avez été Bandit, par n’importe quel moyen, ou si vous avez joué Attentat.
    .mark = ruling
rule-SL-DIST-2 = Devenir Bandit ou jouer Attentat plus tard ne la retire pas.
rule-SL-DIST-3 = Le Grand prix ne se pose qu’avec le métier Écrivain, Chercheur ou Journaliste ; un seul par métier.
rule-SL-DIST-4 = Tant que ce métier dure, vous pouvez poser des salaires jusqu’au niveau 4. Quand il est perdu, le Grand prix est retourné et rapporte ses smiles.

section-SL-SP = Cartes spéciales
rule-SL-SP-1 = Anniversaire : dans l’ordre du tour, chaque autre personne vous donne un salaire posé de son choix, non investi ; si elle n’en a pas, rien. Pas besoin de métier pour les recevoir.
    .mark = ruling
rule-SL-SP-2 = Arc-en-ciel : jouez jusqu’à trois cartes de plus à la suite (devant vous, devant une autre personne ou à la défausse), en vous arrêtant quand vous voulez ; puis complétez votre main.
rule-SL-SP-3 = Casino : ouvre une table où l’on mise des salaires de la main, face cachée.
rule-SL-SP-4 = Chance : regardez les trois prochaines cartes, gardez-en une en main, défaussez les deux autres dans l’ordre de votre choix et jouez encore une carte de votre main. S’il en reste moins de trois, regardez celles-là.
    .mark = ruling
rule-SL-SP-5 = Étoile filante : prenez n’importe quelle carte de la défausse et jouez-la aussitôt ; elle doit être jouable et se paie. Même une carte que vous avez défaussée.
    .mark = ruling
rule-SL-SP-6 = Héritage : reste face visible, vaut 3 liasses et ne demande pas de métier. Il sert à un seul achat, puis se retourne. Ce n’est pas un salaire et l’Impôt ne le touche pas.
    .mark = ruling
rule-SL-SP-7 = Piston : posez aussitôt un métier de votre main sans ses études, puis complétez votre main. Seulement sans métier, pas pour Grand prof, et le Policier interdit toujours Bandit et Gourou.
rule-SL-SP-8 = Troc : désignez une personne ; chacune pioche au hasard une carte dans la main de l’autre. Les deux cartes sont tirées avant d’être échangées ; il faut au moins une carte dans chaque main.
    .mark = ruling
rule-SL-SP-9 = Tsunami : toutes les mains sont mélangées ensemble et redistribuées, chacune à la taille qu’elle avait.
rule-SL-SP-10 = Vengeance : posez l’un des malus que vous avez reçus devant une autre personne qui peut le subir. Il vous quitte pour de bon et devient le sien.
rule-SL-SP-11 = Une carte spéciale se pose à votre tour et rapporte 0 smile. Après son effet, elle est retournée et gardée ; on ne peut pas la prendre.
rule-SL-SP-12 = Une carte spéciale peut être posée même si son effet ne trouve rien à faire.
    .mark = ruling

section-SL-CAS = Casino
rule-SL-CAS-1 = En posant le Casino, vous pouvez miser aussitôt un salaire de votre main, puis compléter celle-ci ; ou miser à un tour ultérieur, et c’est alors votre carte du tour.
rule-SL-CAS-2 = Tant que vous n’avez pas misé, la table est fermée aux autres.
rule-SL-CAS-3 = Une mise peut être de n’importe quel niveau, même sans métier. Seule la personne qui mise la connaît.
    .mark = ruling
rule-SL-CAS-4 = Quand une mise attend, une autre personne (jamais la même) peut miser à son tour, comme carte du tour ; on montre alors les deux.
rule-SL-CAS-5 = Niveaux égaux : la deuxième personne prend les deux salaires. Niveaux différents : la première les prend. Ils sont posés, non investis, même sans métier.
rule-SL-CAS-6 = La table reste ensuite ouverte : à son tour, tout le monde peut miser, en premier ou en second.
rule-SL-CAS-7 = Une mise sans réponse à la fin de la partie devient un salaire posé de la personne qui l’a misée (1 smile).
rule-SL-CAS-8 = Une mise en attente n’est la carte posée de personne : on ne peut ni la donner, ni l’imposer, ni la voler, ni la perdre.
    .mark = ruling

section-SL-MA = Malus
rule-SL-MA-1 = Accident : la cible passe un tour. Garagiste y échappe.
rule-SL-MA-2 = Maladie : la cible passe un tour. Médecin, Chirurgien et Pharmacien y échappent.
rule-SL-MA-3 = Burn-out : la cible, qui doit avoir un métier, passe un tour.
rule-SL-MA-4 = Licenciement : le métier de la cible va à la défausse. Les fonctionnaires et le Bandit y échappent.
rule-SL-MA-5 = Impôt : la cible doit avoir un métier et un salaire non investi ; le dernier posé de ceux-ci va à la défausse. Le Bandit y échappe.
rule-SL-MA-6 = Divorce : le mariage de la cible va à la défausse. L’Avocat y échappe.
rule-SL-MA-7 = Redoublement : la cible, sans métier, perd sa dernière carte d’études, simple ou double, qui va à la défausse. On passe les études protégées d’un médecin ; sans autre étude, on ne peut pas être une cible.
    .mark = ruling
rule-SL-MA-8 = Prison : la cible est un Bandit, qui passe 3 tours. Bandit va à la défausse et Prison par-dessus ; la carte n’est pas gardée.
rule-SL-MA-9 = Attentat : il frappe tout le monde, son auteur compris. Tous les enfants posés et l’Attentat lui-même sortent du jeu. Il faut qu’au moins un enfant soit posé, et aucun Militaire.
    .mark = ruling
rule-SL-MA-10 = Un malus se pose face visible devant une autre personne, qui le subit, le retourne et le garde (exceptions : Prison et Attentat).
rule-SL-MA-11 = Un malus ne se pose que devant une personne qui peut le subir à ce moment ; sinon, on ne peut que le défausser.
    .mark = ruling
rule-SL-MA-12 = Divorce pendant un adultère, même sans flirts : l’adultère, le mariage, puis tous les enfants par-dessus vont à la défausse. Les flirts d’adultère sont retournés et gardés. L’Avocat y échappe.

section-SL-END = Fin de partie
rule-SL-END-1 = Quand la pioche est vide, on finit le tour en cours, qui est le dernier. On ne remélange pas la défausse.
rule-SL-END-2 = Pour une partie plus courte, jouez avec une part des cartes seulement (trois quarts, deux tiers, la moitié, un tiers ou un quart, arrondi en dessous). Le reste est retiré sans être vu avant la distribution.
    .mark = option
rule-SL-END-3 = Les mains sont jetées et ne comptent pas. Votre score est la somme des smiles de toutes vos cartes posées, même retournées.
rule-SL-END-4 = Le plus de smiles l’emporte. En cas d’égalité, la victoire est partagée.
    .mark = ruling
rule-SL-END-5 = Au bout de 2 000 tours au total, ou d’une autre limite choisie à la table, la partie s’arrête et l’on compte les smiles. Une partie normale n’atteint jamais cette limite.
    .mark = option

## Cards

card-etude = Étude
    .text = Un niveau d’études, à poser sans métier. 1 smile.
card-etude-double = Étude double
    .text = Deux niveaux d’études, à poser sans métier. 1 smile.
card-serveur = Serveur
    .text = Sans études. Salaire : 1 au plus. Intérimaire.
card-barman = Barman
    .text = Sans études. Salaire : 1 au plus. Intérimaire. Flirts sans limite hors mariage.
card-stripteaser = Stripteaser
    .text = Sans études. Salaire : 1 au plus. Intérimaire.
card-jardinier = Jardinier
    .text = Études : 1. Salaire : 1 au plus. Intérimaire.
card-plombier = Plombier
    .text = Études : 1. Salaire : 1 au plus. Intérimaire.
card-militaire = Militaire
    .text = Sans études. Salaire : 1 au plus. Fonctionnaire. Personne ne peut jouer Attentat.
card-policier = Policier
    .text = Études : 1. Salaire : 1 au plus. Fonctionnaire. Chasse et interdit Bandit et Gourou.
card-prof-de-maths = Prof de maths
    .text = Études : 2. Salaire : 2 au plus. Fonctionnaire. Peut devenir Grand prof.
card-prof-de-francais = Prof de français
    .text = Études : 2. Salaire : 2 au plus. Fonctionnaire. Peut devenir Grand prof.
card-prof-d-anglais = Prof d’anglais
    .text = Études : 2. Salaire : 2 au plus. Fonctionnaire. Peut devenir Grand prof.
card-prof-d-histoire = Prof d’histoire
    .text = Études : 2. Salaire : 2 au plus. Fonctionnaire. Peut devenir Grand prof.
card-grand-prof = Grand prof
    .text = Remplace votre Prof, sans autre condition. Salaire : 3 au plus. Fonctionnaire.
card-ecrivain = Écrivain
    .text = Sans études. Salaire : 1 au plus. Peut recevoir le Grand prix.
card-medium = Médium
    .text = Sans études. Salaire : 1 au plus. Regardez les 13 prochaines cartes de la pioche.
card-pizzaiolo = Pizzaïolo
    .text = Sans études. Salaire : 2 au plus.
card-garagiste = Garagiste
    .text = Études : 1. Salaire : 2 au plus. Échappe à Accident.
card-gourou = Gourou
    .text = Sans études. Salaire : 3 au plus. Le Policier le chasse.
card-bandit = Bandit
    .text = Sans études. Salaire : 4 au plus. Échappe à Licenciement et à Impôt, pas à Prison.
card-journaliste = Journaliste
    .text = Études : 3. Salaire : 2 au plus. Regardez toutes les autres mains. Peut recevoir le Grand prix.
card-chef-des-achats = Chef des achats
    .text = Études : 3. Salaire : 3 au plus. Abritez une carte, puis faites un Troc.
card-chef-des-ventes = Chef des ventes
    .text = Études : 3. Salaire : 3 au plus. Abritez une carte, puis faites un Troc.
card-avocat = Avocat
    .text = Études : 4. Salaire : 3 au plus. Échappe au malus Divorce.
card-architecte = Architecte
    .text = Études : 4. Salaire : 3 au plus. Une maison gratuite, plus tard.
card-designer = Designer
    .text = Études : 4. Salaire : 3 au plus.
card-pharmacien = Pharmacien
    .text = Études : 5. Salaire : 3 au plus. Échappe à Maladie.
card-pilote-de-ligne = Pilote de ligne
    .text = Études : 5. Salaire : 4 au plus. Voyages gratuits, aux tours suivants.
card-chercheur = Chercheur
    .text = Études : 6. Salaire : 2 au plus. Une sixième carte en main. Peut recevoir le Grand prix.
card-medecin = Médecin
    .text = Études : 6. Salaire : 4 au plus. Échappe à Maladie. Études sans limite.
card-chirurgien = Chirurgien
    .text = Études : 6. Salaire : 4 au plus. Échappe à Maladie. Études sans limite.
card-astronaute = Astronaute
    .text = Études : 6. Salaire : 4 au plus. Jouez une carte de la défausse, sauf un métier.
card-salaire-1 = Salaire 1
    .text = Vaut 1 liasse. À poser avec un métier qui le permet. 1 smile.
card-salaire-2 = Salaire 2
    .text = Vaut 2 liasses. À poser avec un métier qui le permet. 1 smile.
card-salaire-3 = Salaire 3
    .text = Vaut 3 liasses. À poser avec un métier qui le permet. 1 smile.
card-salaire-4 = Salaire 4
    .text = Vaut 4 liasses. À poser avec un métier qui le permet. 1 smile.
card-flirt-bar = Flirt : bar
    .text = À poser hors mariage. Prend le dernier flirt du même lieu. 1 smile.
card-flirt-boite-de-nuit = Flirt : boîte de nuit
    .text = À poser hors mariage. Prend le dernier flirt du même lieu. 1 smile.
card-flirt-camping = Flirt : camping
    .text = À poser hors mariage. Prend le dernier flirt du même lieu. Un enfant possible. 1 smile.
card-flirt-cinema = Flirt : cinéma
    .text = À poser hors mariage. Prend le dernier flirt du même lieu. 1 smile.
card-flirt-hotel = Flirt : hôtel
    .text = À poser hors mariage. Prend le dernier flirt du même lieu. Un enfant possible. 1 smile.
card-flirt-internet = Flirt : internet
    .text = À poser hors mariage. Prend le dernier flirt du même lieu. 1 smile.
card-flirt-parc = Flirt : parc
    .text = À poser hors mariage. Prend le dernier flirt du même lieu. 1 smile.
card-flirt-restaurant = Flirt : restaurant
    .text = À poser hors mariage. Prend le dernier flirt du même lieu. 1 smile.
card-flirt-theatre = Flirt : théâtre
    .text = À poser hors mariage. Prend le dernier flirt du même lieu. 1 smile.
card-flirt-zoo = Flirt : zoo
    .text = À poser hors mariage. Prend le dernier flirt du même lieu. 1 smile.
card-mariage-bourg-la-reine = Mariage à Bourg-la-Reine
    .text = À poser sur au moins un flirt. 3 smiles.
card-mariage-bourg-madame = Mariage à Bourg-Madame
    .text = À poser sur au moins un flirt. 3 smiles.
card-mariage-corps-nuds = Mariage à Corps-Nuds
    .text = À poser sur au moins un flirt. 3 smiles.
card-mariage-fourqueux = Mariage à Fourqueux
    .text = À poser sur au moins un flirt. 3 smiles.
card-mariage-montcuq = Mariage à Montcuq
    .text = À poser sur au moins un flirt. 3 smiles.
card-mariage-monteton = Mariage à Monteton
    .text = À poser sur au moins un flirt. 3 smiles.
card-mariage-sainte-verge = Mariage à Sainte-Verge
    .text = À poser sur au moins un flirt. 3 smiles.
card-adultere = Adultère
    .text = Pendant le mariage : des flirts sans limite. Gare au Divorce. 1 smile.
card-diana = Diana
    .text = Un enfant : pendant le mariage, ou après un flirt qui le permet. 2 smiles.
card-harry = Harry
    .text = Un enfant : pendant le mariage, ou après un flirt qui le permet. 2 smiles.
card-hermione = Hermione
    .text = Un enfant : pendant le mariage, ou après un flirt qui le permet. 2 smiles.
card-lara = Lara
    .text = Un enfant : pendant le mariage, ou après un flirt qui le permet. 2 smiles.
card-leia = Leïa
    .text = Un enfant : pendant le mariage, ou après un flirt qui le permet. 2 smiles.
card-luigi = Luigi
    .text = Un enfant : pendant le mariage, ou après un flirt qui le permet. 2 smiles.
card-luke = Luke
    .text = Un enfant : pendant le mariage, ou après un flirt qui le permet. 2 smiles.
card-mario = Mario
    .text = Un enfant : pendant le mariage, ou après un flirt qui le permet. 2 smiles.
card-rocky = Rocky
    .text = Un enfant : pendant le mariage, ou après un flirt qui le permet. 2 smiles.
card-zelda = Zelda
    .text = Un enfant : pendant le mariage, ou après un flirt qui le permet. 2 smiles.
card-chat = Chat
    .text = Un animal, gratuit et sans condition. 1 smile.
card-chien = Chien
    .text = Un animal, gratuit et sans condition. 1 smile.
card-lapin = Lapin
    .text = Un animal, gratuit et sans condition. 1 smile.
card-poussin = Poussin
    .text = Un animal, gratuit et sans condition. 1 smile.
card-licorne = Licorne
    .text = Un animal gratuit. 3 smiles, ou 6 avec Arc-en-ciel et Étoile filante.
card-le-caire = Le Caire
    .text = Un voyage. Prix : 3. 1 smile.
card-londres = Londres
    .text = Un voyage. Prix : 3. 1 smile.
card-new-york = New York
    .text = Un voyage. Prix : 3. 1 smile.
card-rio-de-janeiro = Rio de Janeiro
    .text = Un voyage. Prix : 3. 1 smile.
card-sydney = Sydney
    .text = Un voyage. Prix : 3. 1 smile.
card-petite-maison = Petite maison
    .text = Prix : 6, ou 3 pendant le mariage. 1 smile.
card-maison = Maison
    .text = Prix : 8, ou 4 pendant le mariage. 2 smiles.
card-grande-maison = Grande maison
    .text = Prix : 10, ou 5 pendant le mariage. 3 smiles.
card-legion-d-honneur = Légion d’honneur
    .text = Interdite aux Bandits et aux auteurs d’un Attentat. 3 smiles.
card-grand-prix = Grand prix d’excellence
    .text = Pour Écrivain, Chercheur ou Journaliste : salaires jusqu’à 4. 4 smiles.
card-anniversaire = Anniversaire
    .text = Chaque autre personne vous donne un salaire non investi, à son choix.
card-arc-en-ciel = Arc-en-ciel
    .text = Jouez jusqu’à trois cartes de plus, puis complétez votre main.
card-casino = Casino
    .text = Ouvre une table de jeu : misez un salaire de votre main, face cachée.
card-chance = Chance
    .text = Regardez trois cartes de la pioche, gardez-en une, défaussez les autres et rejouez.
card-etoile-filante = Étoile filante
    .text = Prenez n’importe quelle carte de la défausse et jouez-la aussitôt.
card-heritage = Héritage
    .text = Vaut 3 liasses pour un achat, avec ou sans salaires.
card-piston = Piston
    .text = Posez aussitôt un métier de votre main sans ses études, puis complétez votre main.
card-troc = Troc
    .text = Échangez une carte au hasard avec la main d’une autre personne.
card-tsunami = Tsunami
    .text = Toutes les mains sont mélangées et redistribuées.
card-vengeance = Vengeance
    .text = Posez l’un de vos malus reçus devant une autre personne.
card-accident = Accident
    .text = La cible passe un tour, sauf avec Garagiste.
card-maladie = Maladie
    .text = La cible passe un tour, sauf avec Médecin, Chirurgien ou Pharmacien.
card-burn-out = Burn-out
    .text = La cible, qui a un métier, passe un tour.
card-licenciement = Licenciement
    .text = La cible perd son métier, sauf fonctionnaires et Bandit.
card-impot = Impôt
    .text = La cible, qui a un métier, perd son dernier salaire non investi.
card-divorce = Divorce
    .text = La cible perd son mariage, et ses enfants en cas d’adultère.
card-redoublement = Redoublement
    .text = La cible, sans métier, perd sa dernière carte d’études.
card-prison = Prison
    .text = Un Bandit passe 3 tours et perd son métier.
card-attentat = Attentat
    .text = Tous les enfants posés sortent du jeu, les vôtres aussi.

## Kinds of cards

kind-etude = Études
kind-metier = Métier
kind-salaire = Salaire
kind-flirt = Flirt
kind-mariage = Mariage
kind-adultere = Adultère
kind-enfant = Enfant
kind-animal = Animal
kind-voyage = Voyage
kind-maison = Maison
kind-distinction = Distinction
kind-speciale = Spéciale
kind-malus = Malus

## Options of the table

option-deck_share = Part des cartes en jeu
    .help = Moins de cartes, partie plus courte : le reste est retiré sans être vu. Valeur habituelle : toutes.
option-turn_limit = Limite de tours
    .help = Après ce nombre de tours au total, on compte les smiles. Valeur habituelle : 2 000.

## Log: smiles that a card brought or cost

smiles-up =
    { $smiles ->
        [0] { "" }
        [one] { " " }(+{ $smiles } smile)
       *[other] { " " }(+{ $smiles } smiles)
    }
smiles-down =
    { $smiles ->
        [0] { "" }
        [one] { " " }(−{ $smiles } smile)
       *[other] { " " }(−{ $smiles } smiles)
    }
taken-down =
    { $smiles ->
        [0] { "" }
       *[other] { " " }(−{ $smiles })
    }
given-up =
    { $smiles ->
        [0] { "" }
       *[other] { " " }(+{ $smiles })
    }

## Log: setup and turns

log-dealt = { $seat } reçoit { $cards }.
    .you-seat = Vous recevez { $cards }.
log-first = { $seat } a le plus de smiles en main et commence.
    .you-seat = Vous avez le plus de smiles en main et commencez.
log-turn = C’est à { $seat } de jouer.
    .you-seat = C’est à vous de jouer.
log-skips =
    { $left ->
        [0] { $seat } passe ce tour.
        [one] { $seat } passe ce tour ; encore { $left } tour à passer.
       *[other] { $seat } passe ce tour ; encore { $left } tours à passer.
    }
    .you-seat = { $left ->
        [0] Vous passez ce tour.
        [one] Vous passez ce tour ; encore { $left } tour à passer.
       *[other] Vous passez ce tour ; encore { $left } tours à passer.
    }
log-must_skip =
    { $turns ->
        [one] { $seat } passera son prochain tour.
       *[other] { $seat } passera ses { $turns } prochains tours.
    }
    .you-seat = { $turns ->
        [one] Vous passerez votre prochain tour.
       *[other] Vous passerez vos { $turns } prochains tours.
    }
log-drew = { $seat } pioche { $card }.
    .you-seat = Vous piochez { $card }.
log-refilled = { $seat } complète sa main : { $cards }.
    .you-seat = Vous complétez votre main : { $cards }.
log-resigned = { $seat } démissionne : { $card } va à la défausse{ smiles-down }.
    .you-seat = Vous démissionnez : { $card } va à la défausse{ smiles-down }.
log-broke_up = { $seat } met fin à sa liaison : { $card } va à la défausse{ smiles-down }.
    .you-seat = Vous mettez fin à votre liaison : { $card } va à la défausse{ smiles-down }.
log-divorced = { $seat } divorce : { $card } va à la défausse{ smiles-down }.
    .you-seat = Vous divorcez : { $card } va à la défausse{ smiles-down }.

## Log: cards played and lost

log-took = { $seat } se sert dans la défausse.
    .you-seat = Vous vous servez dans la défausse.
log-laid = { $seat } pose { $card }{ smiles-up }.
    .you-seat = Vous posez { $card }{ smiles-up }.
log-bought = { $seat } achète { $card }{ smiles-up } et paie avec { $cards }.
    .you-seat = Vous achetez { $card }{ smiles-up } et payez avec { $cards }.
log-inflicted = { $seat } pose { $card } devant { $target }.
    .you-seat = Vous posez { $card } devant { $target }.
    .you-target = { $seat } pose { $card } devant vous.
log-threw = { $seat } défausse { $card }.
    .you-seat = Vous défaussez { $card }.
log-lost = { $seat } perd { $card }, qui va à la défausse{ smiles-down }.
    .you-seat = Vous perdez { $card }, qui va à la défausse{ smiles-down }.
log-out_of_play = { $seat } perd pour de bon { $cards }{ smiles-down }.
    .you-seat = Vous perdez pour de bon { $cards }{ smiles-down }.
log-stole_flirt = { $seat } prend aussi { $card }{ smiles-up } à { $victim }{ taken-down }.
    .you-seat = Vous prenez aussi { $card }{ smiles-up } à { $victim }{ taken-down }.
    .you-victim = { $seat } prend aussi { $card }{ smiles-up } chez vous{ taken-down }.
log-prize_turned = Le métier est perdu : { $seat } retourne { $card }, qui garde ses smiles.
    .you-seat = Votre métier est perdu : vous retournez { $card }, qui garde ses smiles.
log-no_effect = { $card }, carte posée par { $seat }, reste sans effet.
    .you-seat = { $card }, carte que vous avez posée, reste sans effet.

## Log: what was seen and exchanged

log-saw_pile = { $seat } regarde le dessus de la pioche : { $cards }.
    .you-seat = Vous regardez le dessus de la pioche : { $cards }.
log-saw_hand = { $seat } regarde les cartes en main chez { $victim } : { $cards }.
    .you-seat = Vous regardez les cartes en main chez { $victim } : { $cards }.
    .you-victim = { $seat } regarde les cartes de votre main : { $cards }.
log-kept = { $seat } garde { $card }.
    .you-seat = Vous gardez { $card }.
log-swapped = { $seat } donne { $card } à { $target } et reçoit { $taken }.
    .you-seat = Vous donnez { $card } à { $target } et recevez { $taken }.
    .you-target = { $seat } vous donne { $card } et reçoit { $taken }.
log-gave = { $seat } donne { $card }{ smiles-down } à { $receiver }{ given-up }.
    .you-seat = Vous donnez { $card }{ smiles-down } à { $receiver }{ given-up }.
    .you-receiver = { $seat } vous donne { $card }{ smiles-up }.

## Log: casino

log-bet = { $seat } mise { $card } au Casino, face cachée.
    .you-seat = Vous misez { $card } au Casino, face cachée.
log-bets_shown = Au Casino, { $first } avait misé { $card } ; { $second } mise { $other }.
    .you-first = Au Casino, vous aviez misé { $card } ; { $second } mise { $other }.
    .you-second = Au Casino, { $first } avait misé { $card } ; vous misez { $other }.
log-bets_won = { $seat } remporte { $cards }{ smiles-up }.
    .you-seat = Vous remportez { $cards }{ smiles-up }.
log-bet_back = La mise sans réponse revient à { $seat } : { $card }{ smiles-up }.
    .you-seat = Votre mise sans réponse vous revient : { $card }{ smiles-up }.

## Log: end of the game

log-closing = { $why ->
        [limit] La limite de tours est atteinte : on compte les smiles posés.
       *[pile] La pioche est épuisée : on compte les smiles posés.
    }
log-scored =
    { $smiles ->
        [one] { $seat } totalise { $smiles } smile.
       *[other] { $seat } totalise { $smiles } smiles.
    }
    .you-seat = { $smiles ->
        [one] Vous totalisez { $smiles } smile.
       *[other] Vous totalisez { $smiles } smiles.
    }
log-won = Victoire pour { $seats }.
    .you-seats = Victoire pour { $seats }.

## Questions

ask-begin = Choisissez comment commencer votre tour.
    .why = La carte prise à la défausse se joue aussitôt ; celle de la pioche rejoint votre main.
ask-play = { $layable ->
        [0] Aucune carte de votre main ne peut être posée : défaussez-en une.
       *[other] Jouez une carte, ou défaussez-en une.
    }
    .why = Une carte par tour : devant vous, un malus devant quelqu’un d’autre, ou n’importe laquelle à la défausse.
ask-more = { $layable ->
        [0] Arc-en-ciel : plus rien à jouer, défaussez une carte ou arrêtez-vous là.
       *[other] Arc-en-ciel : jouez encore une carte ou arrêtez-vous là.
    }
    .why = Jusqu’à trois cartes de plus avec Arc-en-ciel ; vous complétez votre main ensuite.
ask-throw = Choisissez la carte à défausser.
    .why = Elle finit votre tour, et la personne suivante peut la prendre.
ask-bet = Casino : choisissez le salaire à miser.
    .why = La mise reste cachée. À niveaux égaux, la seconde emporte les deux salaires ; sinon, la première.
ask-pay = { $card } : choisissez un salaire pour payer, du plus grand au plus petit (reste à payer : { $due }).
    .why = Les salaires qui paient sont retournés et gardent leurs smiles.
ask-keep = Chance : choisissez la carte à garder.
    .why = Vous défaussez les deux autres et jouez encore une carte de votre main.
ask-bury = Chance : choisissez la carte à défausser en premier.
    .why = La dernière défaussée sera sur le dessus : la personne suivante pourra la prendre.
ask-job = Piston : posez un métier de votre main.
    .why = Sans ses études, pour cette fois ; vous complétez votre main ensuite.
ask-retrieve = { $card } : choisissez une carte de la défausse, à jouer aussitôt.
    .why = Elle doit être jouable, et se paie si elle a un prix.
ask-gift = Anniversaire : choisissez le salaire que vous donnez à { $seat }.
    .why = C’est la règle de l’Anniversaire : un salaire non investi, de votre choix ; vous perdez son smile.
ask-revenge = Vengeance : choisissez l’un des malus que vous avez reçus.
    .why = Il vous quitte pour de bon et frappe la personne de votre choix.
ask-drop = { $card } : ce métier vous quitte ; choisissez la carte à défausser.
    .why = Ce métier vous donnait une sixième carte : votre main revient à cinq.
ask-aside = { $card } : choisissez la carte à mettre à l’abri.
    .why = Dans cet échange, elle restera dans votre main.
ask-target = { $card } : choisissez une personne.
    .why = La carte agit aussitôt ; on ne peut pas choisir qui en est à l’abri.

## Why not, in the figures of this case

case-SL-JOB-1 = Il faut { $needed } { $needed ->
        [one] étude
       *[other] études
    }, vous en avez { $have }.
case-SL-SAL-1 = C’est un salaire de niveau { $level } : votre métier va jusqu’à { $most }.
case-SL-BUY-1 = { $case ->
        [coin] Ce n’est pas un salaire posé devant vous.
       *[price] Il faut { $price } { $price ->
            [one] liasse
           *[other] liasses
        }, vous en avez { $have } à dépenser.
    }
case-SL-STU-1 = Vous avez un métier : le temps des études est passé.
case-SL-STU-2 = Vous avez déjà { $have } cartes d’études : c’est le maximum.
case-SL-JOB-2 = Vous avez déjà un métier : quittez-le d’abord.
case-SL-SAL-2 = Vous n’avez pas de métier : aucun salaire ne peut être posé.
case-SL-FLI-1 = Vous avez déjà { $have } flirts : c’est le maximum.
case-SL-MAR-1 = { $case ->
        [flirt] Vous avez un mariage : plus de flirts.
        [married] Vous avez déjà un mariage.
       *[alone] Il vous faut d’abord un flirt, posé et non retourné.
    }
case-SL-ADU-1 = { $case ->
        [unmarried] Vous n’avez pas de mariage.
       *[already] Vous avez déjà un adultère.
    }
case-SL-CHI-2 = { $case ->
        [alone] Vous n’avez ni mariage ni flirt face visible.
        [used] Vous n’avez pas de mariage, et votre dernier flirt a déjà eu son enfant.
       *[other] Vous n’avez pas de mariage, et votre dernier flirt n’est ni Camping ni Hôtel.
    }
case-SL-MA-3 = { $case ->
        [nobody] Personne d’autre n’a de métier.
       *[other] Cette personne n’a pas de métier.
    }
case-SL-MA-4 = { $case ->
        [nobody] Personne d’autre n’a de métier à perdre.
       *[other] Cette personne n’a pas de métier à perdre.
    }
case-SL-MA-5 = { $case ->
        [nobody] Personne d’autre n’a à la fois un métier et un salaire à imposer.
        [job] Cette personne n’a aucun salaire à imposer.
       *[person] Cette personne n’a pas de métier.
    }
case-SL-MA-6 = { $case ->
        [nobody] Personne d’autre n’a de mariage à rompre.
       *[other] Cette personne n’a pas de mariage.
    }
case-SL-MA-7 = { $case ->
        [nobody] Personne d’autre n’a d’études à perdre sans avoir de métier.
        [job] Cette personne a un métier : ses études sont finies.
       *[person] Cette personne n’a pas d’études à perdre.
    }
case-SL-MA-8 = { $case ->
        [nobody] Il n’y a pas d’autre Bandit à envoyer en prison.
       *[other] Cette personne n’est pas Bandit.
    }
case-SL-MA-10 = Un malus ne se pose pas devant soi : choisissez quelqu’un d’autre.
case-SL-MA-11 = { $case ->
        [nobody] Personne d’autre ne peut subir ce malus en ce moment : vous pouvez le défausser.
       *[other] Cette personne ne peut pas subir ce malus en ce moment.
    }
case-SL-MA-9 = Aucun enfant n’est posé : l’Attentat ne ferait rien.
case-SL-JOB-3 = Votre métier n’est pas l’un des Profs.
case-SL-JOB-4 = { $case ->
        [nobody] Personne d’autre n’a de métier à perdre : un fonctionnaire garde le sien.
       *[other] Cette personne est fonctionnaire : elle garde son métier.
    }
case-SL-POW-2 = Un Militaire est posé : personne ne joue Attentat.
case-SL-POW-3 = Un Policier est posé : ni Bandit ni Gourou ne se pose.
case-SL-POW-6 = { $case ->
        [nobody] Personne d’autre ne peut subir ce malus en ce moment : vous pouvez le défausser.
       *[other] Le métier de cette personne la met à l’abri de ce malus.
    }
case-SL-POW-7 = { $case ->
        [nobody] Personne d’autre ne peut subir ce malus en ce moment : vous pouvez le défausser.
       *[other] Le métier de cette personne la met à l’abri de ce malus.
    }
case-SL-POW-10 = { $case ->
        [nobody] Personne d’autre ne peut subir ce malus en ce moment : vous pouvez le défausser.
       *[other] Le métier de cette personne la met à l’abri de ce malus.
    }
case-SL-POW-12 = { $case ->
        [nobody] Personne d’autre ne peut subir ce malus en ce moment : vous pouvez le défausser.
       *[other] Le métier de cette personne la met à l’abri de ce malus.
    }
case-SL-POW-16 = { $case ->
        [nobody] Personne d’autre ne peut subir ce malus en ce moment : vous pouvez le défausser.
       *[other] Le métier de cette personne la met à l’abri de ce malus.
    }
case-SL-POW-18 = { $case ->
        [nobody] Personne d’autre n’a d’études à perdre : celles d’un médecin sont à l’abri.
       *[other] Les études de cette personne sont à l’abri.
    }
case-SL-DIST-1 = Vous êtes ou avez été Bandit, ou vous avez joué Attentat.
case-SL-DIST-3 = { $case ->
        [none] Vous n’avez pas de métier : il faut être Écrivain, Chercheur ou Journaliste.
        [job] Votre métier n’est ni Écrivain, ni Chercheur, ni Journaliste.
       *[already] Votre métier a déjà son Grand prix.
    }
case-SL-BUY-2 = { $case ->
    [larger] On nomme les salaires du plus grand au plus petit : celui-ci dépasse le précédent.
   *[due] Reste à payer : { $due }. Avec les plus petits, ce salaire de { $value } ne suffit pas : commencez par un plus grand.
}
case-SL-BUY-3 = Ce salaire est retourné : il est investi et ne paie plus rien.
case-SL-CAS-3 = Ce n’est pas un salaire : on ne mise rien d’autre.
case-SL-SP-1 = Choisissez un salaire posé devant vous et non investi.
case-SL-SP-4 = Cette carte n’est pas de celles que vous venez de voir dans la pioche.
case-SL-SP-5 = Choisissez une carte de la défausse.
case-SL-SP-7 = { $case ->
        [job] Le Piston ne permet pas ce métier.
       *[other] Ce n’est pas un métier.
    }
case-SL-SP-8 = { $case ->
        [self] On échange avec quelqu’un d’autre.
       *[empty] Cette personne n’a aucune carte en main.
    }
case-SL-SP-10 = Choisissez l’un des malus posés devant vous.

## Words that are options

choice-draw = Piocher
choice-take = Prendre le dessus de la défausse
choice-resign = Démissionner
choice-divorce = Divorcer
choice-breakup = Mettre fin à l’adultère
choice-discard = Défausser une carte
choice-bet = Miser au Casino
choice-free = Ne rien payer
choice-pass-more = S’arrêter là
choice-pass-bet = Ne pas miser maintenant
choice-pass-job = Ne poser aucun métier
choice-pass-retrieve = Ne rien prendre
choice-pass-target = Ne pas échanger

## What lies on the table

name-smiles = Smiles
    .unit = smiles
name-skips = Tours à passer
name-laid = Cartes posées
name-bets = Mises
name-out = Hors du jeu
name-removed = Écartées

## The table in a terminal

terminal-smiles = Sml
terminal-studies = Étu
terminal-job = Métier
terminal-wads = Lia
terminal-love = Cœur
terminal-children = Enf
terminal-purchases = Acq
terminal-malus = Mal
terminal-hand = Mn
terminal-married = M
terminal-affair = A
terminal-skips = { $turns ->
    [one] −{ $turns } tour
   *[other] −{ $turns } tours
}
terminal-deck = pioche { $count }
terminal-discard = défausse { $count }
terminal-top = Défausse : { $card }
terminal-bet = Casino : une mise attend, { $name }
terminal-casino = Casino ouvert
terminal-life = { $smiles ->
    [one] { $name } · { $smiles } smile
   *[other] { $name } · { $smiles } smiles
}
terminal-column = { $title } : { $cards }
terminal-in-studies = Études
terminal-in-job = Métier
terminal-in-salaries = Salaires
terminal-in-love = Amours
terminal-in-children = Enfants
terminal-in-purchases = Acquisitions
terminal-in-others = Divers
terminal-in-malus = Malus
terminal-open-discard = Défausse ({ $count }), la plus récente d’abord : { $cards }
terminal-open-out = Hors du jeu ({ $count }) : { $cards }
terminal-open-thrown = Jetées sur les extraterrestres ({ $count }) : { $cards }
terminal-legend = Sur la table : ▶ au tour de cette personne, ⚙ robot, Sml smiles, Étu niveau d’études, Lia liasses à dépenser, ♥ flirts, M mariage, A adultère, Enf enfants, Acq acquisitions, Mal malus reçus, Mn cartes en main, − tours à passer, entre parenthèses les cartes retournées.

# Les idées seules que le laboratoire essaie
strategy-rush = Pose ce qui rapporte le plus de smiles tout de suite.
strategy-malus = Joue un malus dès que c’est possible.
strategy-single = Ni flirt, ni mariage, ni enfant.

## The end

reason-pile = La pioche est vide : { $points } smiles pour { $names }.
reason-limit = La limite de { $turns } tours, toutes places confondues, est atteinte : { $points } smiles pour { $names }.
reason-stopped = La partie s’arrête avant la fin de la pioche : { $points } smiles pour { $names }.
