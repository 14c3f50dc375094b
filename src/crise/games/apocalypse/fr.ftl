# Smile Life : Apocalypse, French: the source language. English has the same messages.
# What is not said here is said by Smile Life, which this game extends.

game-title = Smile Life : Apocalypse
game-pitch = Crises, monstres, extraterrestres : menez votre vie malgré la fin du monde, et tirez-en le plus de smiles.

## On one page

summary-goal = Menez malgré tout la vie qui rapporte le plus de smiles : les fléaux frappent tout le monde, et il faut parfois s’entraider.
summary-example = Un Zombie arrive : combattez-le avec une arme posée, fuyez en moto, ou perdez des cartes. Les autres peuvent vous prêter leurs armes.
summary-turn-4 = Survivez
    .text = Un fléau pioché prend effet aussitôt et remplace votre carte du tour.
summary-icon-fleau = fléau : crise, monstre ou événement
summary-icon-monster = dégâts d’un monstre
summary-icon-weapon = force d’une arme
summary-icon-survival = survie : protège d’un fléau
summary-card-zombie = Monstre : combattez, fuyez ou subissez.
summary-card-hache = Arme : sa force s’ajoute contre un monstre ; elle ne sert qu’une fois.
summary-card-crise-sanitaire = Crise : elle dure, et change les règles tant qu’elle est là.
summary-card-invasion-extraterrestre = Invasion : jetez ensemble assez de smiles, ou tout s’arrête.
summary-term-fleau = Fléau
    .text = Jamais en main : il frappe dès qu’il est pioché, puis sort du jeu.
summary-term-holder = Qui tient le compte
    .text = La personne qui a pioché le fléau : il se compte à la fin de ses tours.

## Lesson

lesson-unicorn = Poser une carte
    .what = Touchez Licorne.
    .why = Comme dans Smile Life, piochez, puis posez une carte. La Licorne vaut 3 smiles et ne demande rien : profitez-en tant que le monde tient debout.
lesson-study = Étudier quand même
    .what = Touchez Étude.
    .why = Les études mènent aux métiers, et chacune vaut un smile. Ce qui est posé devant vous compte à la fin ; la main, non.
lesson-flirt = Un flirt
    .what = Touchez Flirt : théâtre.
    .why = Un smile de plus. { $p1 } se défausse de cartes inutiles en attendant mieux.
lesson-flirt-on = Encore un flirt
    .what = Touchez Flirt : camping.
    .why = Plusieurs flirts s’ajoutent tant qu’il n’y a pas de mariage : un smile chacun.
lesson-discard = Ne rien pouvoir poser
    .what = Choisissez « Défausser une carte », puis touchez Impôt.
    .why = Un Impôt prend un salaire, et { $p1 } n’en a pas posé : gardez plutôt ce qui servira.
lesson-throw = Se préparer
    .what = Choisissez « Défausser une carte », puis touchez Salaire 2.
    .why = Un salaire demande un métier. Quelque chose approche : les fléaux sont cachés dans la pioche et frappent dès qu’ils sont tirés.
lesson-invasion = L’Invasion
    .what = Jetez Chercheur sur les extraterrestres.
    .why = Un fléau a surgi : tout le monde doit jeter ensemble 9 smiles en quatre tours de table, sinon ils l’emportent. Chercheur en vaut 2.
lesson-hurl = Jeter ensemble
    .what = Jetez Le Caire.
    .why = { $p1 } vous aide. Pendant une Invasion, vous êtes du même côté : il reste 5 smiles à réunir.
lesson-hurl-on = Tenir bon
    .what = Jetez Étude double.
    .why = Même une petite carte compte : il ne manquera plus qu’un smile. Les cartes jetées sont perdues, mais pas la partie.
lesson-last = Le dernier smile
    .what = Jetez Étude.
    .why = { $p1 } a rencontré un Lézard géant et n’a rien pu jeter. C’est le dernier tour de table, et votre carte suffit.
lesson-end = Le monde est sauvé
    .what = Les extraterrestres sont vaincus, et vous menez avec 6 smiles.
    .why = Monstres, crises et cataclysmes dorment encore dans la pioche. Armes et refuges aident à y survivre : à vous.

## Rules, in the order of the rulebook

section-AP-SET = Apocalypse : mise en place
rule-AP-SET-1 = Mélangez les 58 cartes de l’extension aux 200 cartes du jeu de base ; toutes les règles du jeu de base restent valables. Si l’on joue avec une part des cartes seulement, elle est prise dans ce mélange. Les deux cartes qui servent à compter les tours de table ne sont pas mélangées : la table compte pour vous.
    .mark = ruling

section-AP-FACE = Cartes retournées, cartes exposées
rule-AP-FACE-1 = On retourne aussi les animaux mangés et les acquisitions à usage unique qui ont servi : armes, véhicules, Ration, Menace nucléaire. Elles rapportent toujours leurs smiles, mais ne servent plus.
rule-AP-FACE-2 = Une carte exposée est une carte posée que l’on peut désigner pour Armageddon, Séisme, Bombardement ou un vol : elle n’est ni retournée, ni un malus, ni le Virus, ni une carte spéciale, ni un cataclysme, ni le Bunker, ni la carte qu’il couvre.
    .mark = ruling

section-AP-DUO = Partie à deux
rule-AP-DUO-1 = À deux, l’autre personne est à la fois celle qui joue après vous, vos deux voisins et toute autre personne à désigner. Rien d’autre ne change.
    .mark = ruling

section-AP-MODE = Modes de jeu
rule-AP-MODE-1 = Choisissez avant la partie le mode basique (le mode habituel) ou le mode avancé.
    .mark = option
rule-AP-MODE-2 = Mode basique : un nouveau fléau, quel qu’il soit, même un monstre ou Armageddon, envoie hors du jeu tous les fléaux en cours. Ceux-ci se terminent d’abord, avec tout ce que leur fin entraîne (mains complétées, pioche remise à l’endroit) ; puis le nouveau prend effet.
    .mark = ruling
rule-AP-MODE-3 = Mode basique : on ne s’attaque pas entre adversaires. Les armes ne servent que contre les monstres.
rule-AP-MODE-4 = Mode avancé : les fléaux se cumulent, chacun avec son propre compte et la personne qui le tient. Il peut y en avoir plus de deux à la fois.
    .mark = ruling
rule-AP-MODE-5 = Mode avancé, plusieurs fléaux en cours : une carte ne se pose que si chacun d’eux le permet, la plus petite taille de main s’impose, et ce qui arrive à la fin d’un tour arrive dans l’ordre où ils ont commencé.
    .mark = ruling
rule-AP-MODE-6 = Mode avancé : une arme que l’on pose peut servir à attaquer une autre personne.
rule-AP-MODE-7 = L’Invasion extraterrestre n’est jamais chassée par un autre fléau, quel que soit le mode. En mode basique, elle chasse ceux qui étaient là avant elle.
    .mark = ruling

section-AP-FLE = Fléaux
rule-AP-FLE-1 = Les fléaux sont les crises, les monstres et les événements. Dès qu’il est pioché, un fléau se pose face visible et frappe tout le monde. Il n’est jamais dans une main : Tsunami, Tornade, Troc et Purge n’en déplacent aucun.
rule-AP-FLE-2 = Si vous piochez un fléau en complétant votre main pendant votre tour (Arc-en-ciel, Piston, Casino, sixième carte du Chercheur, remplacement d’un Virus), il prend effet, puis vous piochez une carte à sa place, autant de fois qu’il le faut. Votre carte du tour est déjà jouée : votre tour se termine ensuite.
    .mark = ruling
rule-AP-FLE-3 = Si la carte que vous piochez pour votre tour est un fléau, vous ne jouez pas de carte : votre tour est fini.
rule-AP-FLE-4 = Un fléau pioché quand tout le monde complète sa main (Incendie, fin de la Crise écologique, de la Purge ou de l’Inondation) ou en dehors de son propre tour est mis de côté et remplacé, jusqu’à ce que toutes les mains soient pleines, dans l’ordre du tour à partir de la personne dont c’est le tour. Les fléaux prennent ensuite effet dans l’ordre où ils ont été piochés ; en mode basique, chacun chasse le précédent.
    .mark = ruling
rule-AP-FLE-5 = Un fléau dans une main de départ est posé et remplacé par une carte de la pioche.
rule-AP-FLE-6 = Si votre main de départ contient plusieurs fléaux, posez celui de votre choix ; les autres sortent du jeu. Tous sont remplacés. Si une carte de remplacement est elle aussi un fléau, elle fait partie de la main de départ.
    .mark = ruling
rule-AP-FLE-7 = Au début, on remplace d’abord les fléaux jusqu’à ce qu’aucune main n’en contienne, puis on cherche qui commence. Les fléaux posés prennent ensuite effet, dans l’ordre du tour à partir de cette personne, avant son premier tour.
    .mark = ruling
rule-AP-FLE-8 = Un monstre ou Armageddon venu d’une main de départ ne trouve aucune carte posée et sort du jeu. En mode basique, il chasse tout de même les fléaux en cours.
    .mark = ruling
rule-AP-FLE-9 = Chance : si un fléau est parmi les trois cartes regardées, vous pouvez le défausser. Vous pouvez aussi le garder : il est alors pioché comme pour votre tour, et vous ne rejouez pas. Si les trois sont des fléaux, gardez-en un.
    .mark = ruling
rule-AP-FLE-10 = Un fléau qui se trouve dans la défausse ne peut être pris par aucun moyen : ni à la place de piocher, ni par Étoile filante, ni par l’Astronaute. Le Hacker ne peut pas non plus le relancer.
    .mark = ruling
rule-AP-FLE-11 = Les cartes perdues à cause d’un monstre ou d’un événement sortent du jeu.
rule-AP-FLE-12 = Les cartes perdues à cause d’une crise vont à la défausse, dans l’ordre du tour à partir de la personne qui tient le compte ; pour chaque personne, dans l’ordre où elles ont été posées ou piochées.
    .mark = ruling
rule-AP-FLE-13 = Un fléau terminé, vaincu ou chassé sort du jeu.
rule-AP-FLE-14 = Si la dernière carte de la pioche est un fléau : une crise a son effet d’arrivée, Armageddon se joue, un monstre n’affronte que la personne qui l’a pioché, les autres événements ne font rien. Puis la partie se termine.
    .mark = ruling
rule-AP-FLE-15 = Un fléau que l’on ne fait que voir (Médium, Radar, pioche visible de la Crise politique) ne fait rien tant qu’il n’est pas pioché, et personne n’est tenu de le piocher.
    .mark = ruling
rule-AP-FLE-16 = Si la pioche s’épuise pendant un fléau, le tour en cours est le dernier. Le fléau se termine sans que l’on complète les mains ; une Invasion n’est ni gagnée ni suivie d’un nouveau départ.
    .mark = ruling

section-AP-LAY = Cartes posées par un autre chemin
rule-AP-LAY-1 = Une carte qui vous vient par un vol, Séisme, Vautour, Ninja, Tortue, Étoile filante, Astronaute ou Inondation ne se pose que si vous pourriez la poser de votre main à ce moment, crises en cours comprises. Il faut aussi la payer, sauf par un vol, Séisme ou Ninja. La Purge ne demande rien.
    .mark = ruling
rule-AP-LAY-2 = Quel que soit son chemin, une carte posée produit son effet comme si elle venait de votre main. Deux exceptions : une arme volée n’attaque pas, et un flirt qui ne vient ni de la main ni de la défausse ne prend pas d’autre flirt.
    .mark = ruling

section-AP-ATT = Ce qui part avec une carte
rule-AP-ATT-1 = Si votre mariage part autrement que par le malus Divorce (monstre, Armageddon, vol, Séisme, Bombardement), les enfants et les flirts restent. L’adultère va à la défausse et ses flirts sont retournés.
    .mark = ruling
rule-AP-ATT-2 = Si un métier part, de quelque façon que ce soit, le Chercheur défausse sa carte de trop et le Grand prix est retourné, comme dans le jeu de base. Ce que le métier a rendu gratuit reste acquis.
    .mark = ruling
rule-AP-ATT-3 = Si des flirts ou des études partent alors que le mariage ou le métier qui les suit reste (Armageddon, vol, Séisme, Bombardement), le mariage et le métier restent.
    .mark = ruling
rule-AP-ATT-4 = Une carte volée ou déplacée part seule : les salaires qui l’ont payée, les malus, les flirts et le Grand prix restent. Un Casino volé garde la mise qui y attend ; s’il quitte le jeu, la mise devient un salaire posé de la personne qui l’a misée. Un flirt garde la marque de l’enfant qu’il a donné.
    .mark = ruling
rule-AP-ATT-5 = Un Héritage volé vaut de nouveau 3 liasses, même s’il avait été dépensé.
    .mark = ruling

section-AP-CRI = Crises
rule-AP-CRI-1 = La personne qui pioche une crise la pose devant elle et ne joue pas de carte. Son effet frappe aussitôt tout le monde, cette personne comprise.
rule-AP-CRI-2 = Crise alimentaire : à son arrivée, et seulement alors, chaque personne doit nourrir chacun de ses enfants posés, en retournant pour chaque enfant un animal posé qui ne l’est pas encore.
rule-AP-CRI-3 = Crise écologique : à son arrivée, chaque personne choisit en secret une carte de sa main ; tout le monde défausse les autres en même temps.
rule-AP-CRI-4 = Crise économique : à son arrivée, tous les salaires posés et non investis vont à la défausse.
rule-AP-CRI-5 = Crise politique : à son arrivée, tous les métiers vont à la défausse, même Bandit, les fonctionnaires et un Dictateur déjà posé. Seul le Survivaliste reste.
rule-AP-CRI-6 = Crise sanitaire : tant qu’elle dure, personne ne pose de carte devant soi. Votre carte du tour est une carte défaussée ou un malus infligé à une autre personne.
rule-AP-CRI-7 = La personne suivante entame le premier tour de table de la crise ; tout le monde joue sous ses contraintes.
rule-AP-CRI-8 = Chaque fois que revient le tour de la personne qui tient le compte, elle joue, puis le compte baisse d’un. À zéro, la crise est finie.
rule-AP-CRI-9 = Un tour de table compte même si certaines personnes n’ont pas pu jouer, y compris celle qui tient le compte.
rule-AP-CRI-10 = Le compte est tenu par la personne dont c’est le tour quand la crise survient, même si une autre l’a piochée. Pour une crise venue d’une main de départ, c’est la dernière personne dans l’ordre du tour : les tours de table sont ainsi complets.
    .mark = ruling
rule-AP-CRI-11 = À l’arrivée d’une crise, on s’occupe des personnes dans l’ordre du tour à partir de celle qui tient le compte. Les choix secrets sont scellés et révélés ensemble.
    .mark = ruling
rule-AP-CRI-12 = Une protection (Survivaliste, Masque à gaz, Coffre-fort) vaut tant qu’elle est posée : gagnée ou perdue pendant la crise, elle compte ou ne compte plus à partir de ce moment. Ce qui a été perdu à l’arrivée reste perdu.
    .mark = ruling

section-AP-ALI = Crise alimentaire
rule-AP-ALI-1 = Une Ration nourrit un enfant, puis est retournée.
rule-AP-ALI-2 = Un Potager nourrit tous vos enfants et n’est pas retourné.
rule-AP-ALI-3 = Un animal mangé rapporte toujours ses smiles. Tout animal peut être mangé, même la Licorne, mais pas le Pangolin en mode basique.
    .mark = ruling
rule-AP-ALI-4 = Chaque personne nourrit d’abord ses propres enfants. Un enfant qui peut être nourri doit l’être ; vous choisissez quel enfant, et avec quoi.
    .mark = ruling
rule-AP-ALI-5 = Ensuite, vous donnez chaque enfant affamé à une personne de votre choix qui a de quoi le nourrir (animal, Ration ou Potager). Elle ne peut pas refuser, choisit la nourriture et le nourrit aussitôt ; elle n’a pas besoin d’un mariage.
    .mark = ruling
rule-AP-ALI-6 = Un enfant que personne ne peut nourrir va à la défausse.
rule-AP-ALI-7 = Pendant la crise, un enfant ne se pose que si vous le nourrissez en le posant, avec un animal, une Ration ou un Potager.
rule-AP-ALI-8 = Il en va de même pour un enfant qui arrive par un vol, Séisme ou Vautour.
    .mark = ruling
rule-AP-ALI-9 = Un enfant dans le Bunker n’a pas besoin de nourriture, ni ceux du Survivaliste. On ne peut donner un enfant au Survivaliste que s’il a de quoi le nourrir.
    .mark = ruling

section-AP-ECL = Crise écologique
rule-AP-ECL-1 = Tant que la crise dure, la main compte une seule carte : piochez-en une, jouez-en une. Qui en reçoit davantage (une Tornade venue de chez le Survivaliste) n’en garde aussitôt qu’une.
rule-AP-ECL-2 = À la fin de la crise, tout le monde complète sa main jusqu’à sa taille habituelle.
rule-AP-ECL-3 = On ne jette pas le Virus : si vous l’avez en main, c’est lui que vous gardez comme seule carte, sauf avec un Masque à gaz.
rule-AP-ECL-4 = Avec le Virus en main, jouez à chaque tour la carte que vous venez de piocher.
    .mark = ruling
rule-AP-ECL-5 = Le Chercheur joue lui aussi avec une seule carte, puis complète sa main à 6. S’il perd son métier pendant la crise, il ne défausse rien.
    .mark = ruling
rule-AP-ECL-6 = Les cartes qui font compléter la main (Arc-en-ciel, Piston, Casino) la complètent à une carte.
    .mark = ruling
rule-AP-ECL-7 = Le Survivaliste garde toute sa main et joue avec. Posé pendant la crise, il complète sa main à la fin de ce tour. Perdu pendant la crise, il oblige aussitôt à défausser toute la main sauf une carte au choix.
    .mark = ruling

section-AP-ECN = Crise économique
rule-AP-ECN-1 = Tant que la crise dure, aucun salaire ne peut être posé.
rule-AP-ECN-2 = Le Croque-mort perd comme tout le monde les salaires posés avant la crise, mais peut poser des salaires de tous niveaux tant qu’elle dure.
rule-AP-ECN-3 = Le Coffre-fort protège de cette crise les salaires que vous avez posés avant elle et pendant elle. Il ne protège de rien d’autre et ne permet pas d’en poser.
    .mark = ruling
rule-AP-ECN-4 = Pendant la crise, on peut poser le Casino, y miser et poser l’Héritage.
rule-AP-ECN-5 = Les mises en attente au Casino ne sont pas perdues à l’arrivée de la crise. Les salaires gagnés pendant la crise sont posés et restent.
    .mark = ruling
rule-AP-ECN-6 = L’Héritage n’est pas un salaire : il reste. Anniversaire fait toujours passer des salaires.
    .mark = ruling
rule-AP-ECN-7 = Le Survivaliste garde ses salaires et peut en poser d’autres.

section-AP-POL = Crise politique
rule-AP-POL-1 = La pioche est retournée et se joue face visible : tout le monde voit la prochaine carte, qui était celle du dessous. On ne voit que la première.
    .mark = ruling
rule-AP-POL-2 = On peut toujours prendre la carte du dessus de la défausse.
rule-AP-POL-3 = Aucun métier ne se pose, sauf Dictateur : ni Grand prof, ni un autre métier par Piston, ni le Ninja par la Tortue.
rule-AP-POL-4 = À chacun de ses tours, le Survivaliste choisit sur quelle face il pioche : la carte visible, ou la carte cachée qui était au-dessus avant la crise.
    .mark = ruling
rule-AP-POL-5 = À la fin de la crise, la pioche est remise à l’endroit.
rule-AP-POL-6 = Tout ce qui pioche ou regarde (compléter sa main, Chance, Médium) se fait du côté visible. Le Radar montre la carte visible, et au Survivaliste aussi la carte cachée.
    .mark = ruling

section-AP-SAN = Crise sanitaire
rule-AP-SAN-1 = À l’arrivée de la crise, chaque personne montre sa main à toutes les autres. Ce qu’elle pioche ensuite est de nouveau caché.
    .mark = ruling
rule-AP-SAN-2 = Si vous tenez le Virus, posez-le devant vous et piochez une carte.
rule-AP-SAN-3 = Un Virus qui arrive dans une main plus tard pendant la crise est aussitôt posé et remplacé.
    .mark = ruling
rule-AP-SAN-4 = On peut démissionner, divorcer de son plein gré et mettre fin à un adultère.
    .mark = ruling
rule-AP-SAN-5 = La carte du dessus de la défausse ne se prend que si c’est un malus, pour l’infliger.
    .mark = ruling
rule-AP-SAN-6 = Ni carte spéciale, ni cataclysme, ni mise au Casino.
    .mark = ruling
rule-AP-SAN-7 = Le Croque-mort peut poser des salaires de tous niveaux.
rule-AP-SAN-8 = Le Masque à gaz met à l’abri : vous ne montrez pas votre main, ne posez pas le Virus et jouez normalement. Le Survivaliste aussi.

section-AP-EV = Événements
rule-AP-EV-1 = Armageddon, effet immédiat : chaque personne choisit en secret une carte posée de la personne à sa gauche.
rule-AP-EV-2 = Liquidation totale : toutes les acquisitions sont gratuites.
rule-AP-EV-3 = Purge : à son tour, au lieu de piocher et de jouer, chaque personne prend au hasard une carte dans la main de la personne de son choix et la pose aussitôt devant elle-même.
rule-AP-EV-4 = Invasion extraterrestre : la partie s’interrompt et devient coopérative. Le but à atteindre est la somme des smiles de toutes les mains à ce moment.
rule-AP-EV-5 = Un événement frappe tout le monde dès qu’il est pioché. Il est tenu, compté et terminé comme une crise.
rule-AP-EV-6 = Le Survivaliste n’échappe pas aux événements.

section-AP-ARG = Armageddon
rule-AP-ARG-1 = La carte choisie est une carte exposée. Une personne qui n’en a pas n’en donne pas.
    .mark = ruling
rule-AP-ARG-2 = On mélange les cartes choisies avec Armageddon, puis on les montre une à une. Chaque carte montrée sort du jeu, jusqu’à ce que paraisse Armageddon.
rule-AP-ARG-3 = Les cartes qui n’ont pas été montrées retournent à leur place, comme elles étaient.
rule-AP-ARG-4 = Si l’on montre une carte qui a des semblables parmi les cartes choisies (études de même sorte, salaires de même niveau, flirts du même lieu), celles-ci sortent du jeu aussi.
    .mark = ruling
rule-AP-ARG-5 = Armageddon sort du jeu. Ce qui accompagne une carte perdue suit les règles habituelles ; une carte revenue n’entraîne rien.
    .mark = ruling

section-AP-LIQ = Liquidation totale
rule-AP-LIQ-1 = Une seule acquisition par tour : la poser est votre carte du tour, même si vous la prenez dans la défausse. La maison gratuite de l’Architecte n’est pas dépensée.
    .mark = ruling

section-AP-PUR = Purge
rule-AP-PUR-1 = Pendant un tour de Purge, on ne pioche pas, on ne joue pas de sa propre main, on ne démissionne pas et on ne divorce pas ; les actes gratuits restent possibles, y compris démissionner d’un métier d’intérimaire.
    .mark = ruling
rule-AP-PUR-2 = On ne peut pas choisir une personne sans carte en main. Si aucune autre personne n’en a, votre tour passe.
    .mark = ruling
rule-AP-PUR-3 = La carte prise est posée sans condition (ni études, ni métier, ni mariage, ni prix, ni Policier, ni crise) et produit son effet. Vous choisissez les cibles ; un effet qui demande ce que vous n’avez pas ne fait rien.
    .mark = ruling
rule-AP-PUR-4 = Un métier, même Dictateur, remplace toujours le vôtre, qui va à la défausse, même s’il était dans le Bunker.
    .mark = ruling
rule-AP-PUR-5 = Un malus s’abat sur la personne qui l’a pris, si elle peut le subir, et elle le garde ; sinon il va à la défausse.
rule-AP-PUR-6 = Le Virus pris va à la défausse.
rule-AP-PUR-7 = Vont aussi à la défausse : Inondation, un adultère sans mariage, un mariage ou un adultère quand vous en avez déjà un.
rule-AP-PUR-8 = Un malus qui demande des choix se joue comme si la personne volée l’avait posé devant celle qui l’a pris : elle vise le Bombardement et désigne l’animal ; le Nuage commence par la personne qui l’a pris et s’arrête avant la personne volée. Attentat agit pour tout le monde, sauf si un Militaire est posé, et la personne qui l’a pris n’en est pas l’auteur.
    .mark = ruling
rule-AP-PUR-9 = À la fin de la Purge, tout le monde complète sa main à 5 cartes (6 avec Chercheur).
    .mark = ruling
rule-AP-PUR-10 = Ce que fait jouer ou compléter une carte spéciale prise (Arc-en-ciel, Chance, Piston, Casino) concerne votre propre main, comme d’habitude ; mais on ne complète que jusqu’à la taille que la main avait avant l’effet, pas jusqu’à 5.
    .mark = ruling

section-AP-INV = Invasion extraterrestre
rule-AP-INV-1 = La somme de chaque main est publique, pas ses cartes. La Licorne compte 3, le Virus 0. Un but de 0 est atteint aussitôt.
    .mark = ruling
rule-AP-INV-2 = À votre tour, piochez dans la pioche, puis jetez une carte de votre main sur les extraterrestres : ses smiles comptent pour le but.
rule-AP-INV-3 = Toute carte peut être jetée, même le Virus. Une carte jetée n’a aucun effet.
    .mark = ruling
rule-AP-INV-4 = On ne prend rien dans la défausse, on ne démissionne pas, on ne divorce pas et on ne joue rien d’autre.
    .mark = ruling
rule-AP-INV-5 = Le but atteint, les extraterrestres et les cartes jetées sortent aussitôt du jeu ; la personne suivante joue normalement.
rule-AP-INV-6 = Si le but n’est pas atteint après 4 tours de table, la partie s’arrête et l’on compte les smiles des cartes posées.
rule-AP-INV-7 = Les fléaux piochés pendant l’Invasion se subissent normalement. La personne qui en pioche un ne jette rien ; un tour passé face à un monstre est passé.
    .mark = ruling
rule-AP-INV-8 = Pendant une Crise sanitaire aussi, on jette sa carte sur les extraterrestres, et elle compte. On n’inflige aucun malus tant que dure l’Invasion.
    .mark = ruling
rule-AP-INV-9 = Une Purge piochée pendant l’Invasion attend et commence quand celle-ci est finie. Le tour de la personne qui l’a piochée est fini, comme pour tout fléau ; le compte est tenu par la personne dont le tour a mis fin à l’Invasion.
    .mark = ruling
rule-AP-INV-10 = Les tours à passer se passent aussi pendant l’Invasion.
    .mark = ruling
rule-AP-INV-11 = Les cartes perdues autrement pendant l’Invasion, comme les mains de la Crise écologique, ne comptent pas pour le but.
    .mark = ruling
rule-AP-INV-12 = Après une défaite, la personne qui a le plus de smiles peut décider d’un nouveau départ. À égalité, il faut l’accord de toutes. Impossible si la pioche est vide.
    .mark = ruling
rule-AP-INV-13 = Nouveau départ : toutes les cartes posées vont à la défausse, et chaque personne ne garde que sa main. Toutes : cartes retournées, malus, Virus, Bunker et mises comprises, dans l’ordre du tour à partir de la personne qui tenait le compte.
    .mark = ruling
rule-AP-INV-14 = Nouveau départ : les extraterrestres et les cartes jetées sortent du jeu, les autres fléaux prennent fin. On oublie les tours à passer et qui fut Bandit ou auteur d’un Attentat. La personne qui suit celle qui tenait le compte commence.
    .mark = ruling

section-AP-MON = Monstres
rule-AP-MON-1 = Un monstre pioché est posé face visible, et la personne qui l’a pioché l’affronte aussitôt : elle combat, fuit ou subit, même par choix.
rule-AP-MON-2 = Subir : perdez des cartes posées de votre choix qui valent ensemble au moins les dégâts du monstre en smiles ; elles sortent du jeu.
rule-AP-MON-3 = Si une personne perd sa dernière carte face visible, le monstre s’arrête : il sort du jeu et n’attaque plus personne. La dernière, c’est quand il ne reste rien que l’on puisse perdre ; le Bunker et sa carte ne comptent pas.
    .mark = ruling
rule-AP-MON-4 = Alliance : la personne qui combat peut demander l’aide des autres. Celles qui acceptent ajoutent des armes posées devant elles, qui sont retournées si la somme suffit.
rule-AP-MON-5 = Fuir : retournez un véhicule, et le monstre passe à la personne suivante sans vous attaquer. C’est tout votre tour ; le véhicule rapporte toujours ses smiles.
rule-AP-MON-6 = Combattre : une ou plusieurs armes posées qui n’ont pas servi battent le monstre si leurs puissances font ensemble au moins sa combativité. Elles sont retournées et rapportent toujours leurs smiles ; le monstre sort du jeu.
rule-AP-MON-7 = On nomme les armes une à une jusqu’à ce que la somme soit atteinte. Si elle ne l’est pas, aucune n’est retournée.
    .mark = ruling
rule-AP-MON-8 = Perdez votre mariage avant tout flirt, même d’adultère, et votre métier avant toute étude. Un mariage ou un métier dans le Bunker ne bloque rien.
    .mark = ruling
rule-AP-MON-9 = On perd davantage que les dégâts seulement quand la somme exacte est impossible. Les cartes se nomment une à une jusqu’à ce qu’elle soit atteinte ; chacune vaut au moins 1 smile, la Licorne à sa valeur du moment.
    .mark = ruling
rule-AP-MON-10 = On ne peut pas perdre ainsi des cartes retournées.
rule-AP-MON-11 = Tant qu’il n’est pas vaincu, le monstre passe à la personne suivante, qui l’affronte à son tour sans piocher.
rule-AP-MON-12 = Quand tout le monde l’a affronté une fois, le monstre sort du jeu.
rule-AP-MON-13 = Une personne qui n’avait rien à perdre ne perd rien, et le monstre passe à la suivante.
    .mark = ruling
rule-AP-MON-14 = Affronter un monstre est tout votre tour, sans piocher, quelle que soit la situation : tour à passer, prison. Si vous aviez un tour à passer, il est ainsi passé.
    .mark = ruling
rule-AP-MON-15 = Après une alliance, la partie reprend à la personne qui suit celle qui combattait.
rule-AP-MON-16 = Le Tank sert d’arme ou de véhicule, une seule fois.
rule-AP-MON-17 = Le Survivaliste passe son tour et le monstre continue. Il ne peut pas le combattre lui-même, mais peut entrer dans une alliance.
    .mark = ruling
rule-AP-MON-18 = Si un monstre est pioché en dehors de son tour, la personne qui l’a pioché l’affronte aussitôt ; chaque autre l’affronte à son prochain tour.
    .mark = ruling
rule-AP-MON-19 = Mode avancé, plusieurs monstres : on les affronte l’un après l’autre dans le même tour, dans l’ordre où ils ont été piochés.
    .mark = ruling
rule-AP-MON-20 = Mode avancé : un tour passé face à un monstre compte pour les crises et les événements. Un tour de Purge ou d’Inondation ainsi passé est perdu.
    .mark = ruling
rule-AP-MON-21 = Si la Trousse de secours ramène les dégâts à 0, vous ne perdez rien et le monstre passe à la suite.
    .mark = ruling

section-AP-ACQ = Acquisitions
rule-AP-ACQ-1 = Armes, véhicules, survies et animaux sont des acquisitions : on les pose et on les paie comme dans le jeu de base. Celles à usage unique servent en étant retournées et rapportent toujours leurs smiles.

section-AP-ARM = Armes
rule-AP-ARM-1 = Mode avancé : une arme peut attaquer une personne si sa puissance dépasse la somme des puissances des armes posées de celle-ci qui n’ont pas servi. Cette arme seule : ni addition, ni alliance.
    .mark = ruling
rule-AP-ARM-2 = Vos armes posées qui n’ont pas servi s’additionnent pour vous défendre, le Tank aussi. Tenir quelqu’un à distance ne les retourne pas ; battre un monstre, si.
rule-AP-ARM-3 = Une arme posée se garde pour la défense ou, en mode avancé, attaque à ce moment-là seulement, quel que soit le chemin par lequel elle est posée (Séisme, Ninja et Purge compris), sauf si elle a été volée.
    .mark = ruling
rule-AP-ARM-4 = L’arme qui attaque est retournée, et vous volez une carte posée à la personne attaquée.
rule-AP-ARM-5 = La carte volée doit être exposée, et vous devez pouvoir la poser : un salaire demande un métier. On ne peut pas attaquer une personne qui n’a aucune carte de cette sorte.
    .mark = ruling
rule-AP-ARM-6 = Une acquisition volée n’est pas payée de nouveau.
rule-AP-ARM-7 = Une arme volée ne peut pas attaquer quand vous la posez.
rule-AP-ARM-8 = Un métier, un animal, une carte spéciale : une fois volés, ils peuvent produire leur effet de nouveau, si vous le voulez. C’est la seule façon de voler une carte spéciale, même retournée ; un cataclysme ne se vole pas.
    .mark = ruling
rule-AP-ARM-9 = On ne peut pas attaquer le Survivaliste.
rule-AP-ARM-10 = Certaines armes sont gratuites ou renforcées, comme le dit la carte. La puissance renforcée remplace l’autre, tant que le métier ou l’enfant nommé est posé devant vous ; la gratuité se regarde quand l’arme est posée.
    .mark = ruling

section-AP-SUR = Survie
rule-AP-SUR-1 = Bunker : mettez-le sur l’une de vos cartes posées. Ni elle ni le Bunker ne peuvent être pris, par une attaque, une crise, un malus ou quoi que ce soit d’autre.
rule-AP-SUR-2 = Menace nucléaire, mode avancé : une fois, quand on vous attaque, vous pouvez la retourner. La personne qui attaque perd toutes ses cartes posées, qui sortent du jeu.
rule-AP-SUR-3 = Coffre-fort : protège vos salaires posés dans toute Crise économique ; jamais retourné.
rule-AP-SUR-4 = Masque à gaz : il protège, de façon permanente, de Maladie, du Virus transmis avec elle et de la Crise sanitaire. Vous pouvez défausser le Virus de votre main comme carte du tour.
rule-AP-SUR-5 = Potager : nourrit vos enfants dans toute Crise alimentaire ; jamais retourné.
rule-AP-SUR-6 = Radar : au début de votre tour, avant de choisir comment le commencer, vous voyez la prochaine carte de la pioche. Permanent, mais ni pendant un tour passé, ni face à un monstre.
    .mark = ruling
rule-AP-SUR-7 = Ration : nourrit un seul enfant, une seule fois, dans une Crise alimentaire.
rule-AP-SUR-8 = Trousse de secours : de façon permanente, un monstre ou une Mutation génétique vous inflige un smile de dégâts en moins. La combativité ne change pas.
    .mark = ruling

section-AP-BUN = Bunker
rule-AP-BUN-1 = Le Bunker couvre une carte face visible, pas un malus ; sans une telle carte, il ne se pose pas. Il ne change jamais de place.
    .mark = ruling
rule-AP-BUN-2 = Un Bandit dans le Bunker ne peut pas être envoyé en Prison.
rule-AP-BUN-3 = Un malus qui prendrait la carte couverte ne peut pas la viser : ni Licenciement pour un métier couvert, ni Divorce pour un mariage couvert. Impôt et Redoublement prennent la dernière carte qui n’est pas couverte.
    .mark = ruling
rule-AP-BUN-4 = La carte couverte échappe à Attentat, à la perte des enfants par Divorce, aux cinq crises (un métier couvert reste malgré la Crise politique), à Policier, Armageddon, Séisme, Bombardement, Mutation génétique et aux monstres.
    .mark = ruling
rule-AP-BUN-5 = Vous pouvez toujours utiliser, retourner, investir, quitter ou promouvoir la carte couverte. Le Bunker reste, vide, et ne peut pas être pris.
    .mark = ruling

section-AP-NUC = Menace nucléaire
rule-AP-NUC-1 = La question se pose quand l’attaque est annoncée. Si vous l’utilisez, l’attaque échoue, rien n’est volé, et l’arme fait partie des cartes perdues.
    .mark = ruling
rule-AP-NUC-2 = Toutes les cartes posées sortent du jeu, même retournées et spéciales ; mais ni les malus reçus, ni le Virus, ni le Bunker et sa carte.
    .mark = ruling

section-AP-ANI = Nouveaux animaux
rule-AP-ANI-1 = Un animal se pose gratuitement et sans condition. Son effet ne vaut qu’au moment où il est posé, et de nouveau s’il est volé ; il reste ensuite face visible et peut être mangé.
rule-AP-ANI-2 = Pangolin, mode basique : il ne peut pas être mangé.
rule-AP-ANI-3 = Tortue : si le Ninja est dans la défausse et que vous pouvez le poser, prenez-le et posez-le aussitôt, avec son effet.
rule-AP-ANI-4 = Vautour : prenez parmi les cartes hors du jeu une carte, sauf un fléau, que vous pouvez poser, et posez-la aussitôt, en la payant. S’il n’y en a pas, le Vautour est sans effet.
    .mark = ruling
rule-AP-ANI-5 = Pangolin, mode avancé : il peut être mangé, mais on n’y est jamais obligé : un enfant qui vous arrive sans autre repas peut être défaussé. Cela déclenche une Crise sanitaire.
    .mark = ruling
rule-AP-ANI-6 = Cette Crise sanitaire commence quand tous les enfants ont été nourris. Elle dure 3 tours de table, sans carte : la carte Crise sanitaire reste où elle est. Le compte est tenu par la personne dont c’est le tour. Si une Crise sanitaire est déjà en cours, il ne se passe rien de plus.
    .mark = ruling
rule-AP-ANI-7 = Un animal volé peut être mangé par les enfants de la personne qui l’a volé, pendant une Crise alimentaire.
    .mark = ruling

section-AP-MAL = Nouveaux malus
rule-AP-MAL-1 = Bombardement : visez une carte posée d’une autre personne ; touchée, elle sort du jeu. Le tir touche une fois sur deux, ou avec une autre probabilité choisie à la table.
    .mark = option
rule-AP-MAL-2 = Mutation génétique : désignez un animal posé d’une personne ; il l’attaque aussitôt.
rule-AP-MAL-3 = Nuage radioactif : posez-le devant la personne à votre gauche et choisissez l’un des malus qu’elle a reçus : elle le subit de nouveau.
rule-AP-MAL-4 = Pénurie d’essence : la cible ne peut plus fuir avec un véhicule, pour toujours.
rule-AP-MAL-5 = Virus : une fois dans votre main, il y reste. On ne peut ni le jouer, ni le jeter, ni le donner, sauf exception écrite.

section-AP-BOM = Bombardement
rule-AP-BOM-1 = Si le tir manque, la carte visée reste. Touché ou manqué, la cible garde le Bombardement.
    .mark = ruling
rule-AP-BOM-2 = La carte visée doit être une carte exposée.
    .mark = ruling

section-AP-MUT = Mutation génétique
rule-AP-MUT-1 = On tire cinq fois au hasard entre la Mutation et l’animal : sa combativité, et ses dégâts, sont le nombre de fois où la Mutation est sortie, de 0 à 5.
rule-AP-MUT-2 = La cible combat, fuit ou subit comme face à un monstre, Trousse de secours comprise. Cela ne coûte pas de tour, il n’y a pas d’alliance, et l’animal ne peut pas faire partie des cartes perdues.
    .mark = ruling
rule-AP-MUT-3 = Ensuite l’animal sort du jeu, vainqueur ou vaincu.
rule-AP-MUT-4 = Si la combativité est 0, l’animal reste, face visible.
rule-AP-MUT-5 = La Licorne ne peut pas muter, ni un animal retourné.
    .mark = ruling
rule-AP-MUT-6 = Le Survivaliste la subit : c’est un malus.

section-AP-NUA = Nuage radioactif
rule-AP-NUA-1 = La personne frappée passe le Nuage à la suivante, en choisissant parmi les malus de celle-ci, et ainsi de suite. Le Nuage s’arrête avant la personne qui l’a lancé.
rule-AP-NUA-2 = Une personne qui n’a aucun malus à subir est sautée, mais c’est elle qui choisit pour la suivante.
    .mark = ruling
rule-AP-NUA-3 = La dernière personne frappée garde le Nuage.
rule-AP-NUA-4 = On ne choisit qu’un malus que la personne peut subir à ce moment ; il reste le sien. Ni le Nuage lui-même, ni le Virus, ni la Pénurie d’essence.
    .mark = ruling
rule-AP-NUA-5 = Le Nuage ne se pose que si quelqu’un va subir un malus.
    .mark = ruling
rule-AP-NUA-6 = Bombardement et Mutation génétique sont dirigés par la personne qui les choisit. Un Nuage lancé par Vengeance commence à la gauche de la personne qui se venge.
    .mark = ruling

section-AP-PEN = Pénurie d’essence
rule-AP-PEN-1 = Elle empêche aussi de fuir un animal muté. Un Tank peut toujours servir d’arme. Transmise par Vengeance, elle ne frappe plus que la nouvelle cible.
    .mark = ruling

section-AP-VIR = Virus
rule-AP-VIR-1 = Le Virus quitte une main quand celle-ci est perdue ou déplacée tout entière (Incendie, Tornade, Tsunami, Inondation), ou par hasard (Troc, Purge).
rule-AP-VIR-2 = Sinon, il ne se transmet qu’avec une Maladie : en la jouant, de la main ou de la défausse, vous pouvez y joindre le Virus, puis prendre une carte de votre choix dans la main de la cible, que vous voyez, mais pas le Virus ; si cette main était vide, piochez. Pas avec une Maladie venue de Vengeance ou du Nuage.
    .mark = ruling
rule-AP-VIR-3 = La cible passe un tour à cause de la Maladie, et pourra transmettre le Virus plus tard de la même façon.
rule-AP-VIR-4 = Maladie ne transmet le Virus ni à Médecin, ni à Chirurgien, ni à Pharmacien, ni à qui a posé le Masque à gaz. Il leur arrive pourtant quand des mains se déplacent.
rule-AP-VIR-6 = Personne ne peut prendre le Virus dans la défausse. Parmi les trois cartes de Chance, on peut le défausser. On ne peut le choisir ni comme carte de trop du Chercheur, ni dans une offre au Dictateur.
    .mark = ruling
rule-AP-VIR-7 = Si votre main n’est que le Virus, vous ne jouez rien.
    .mark = ruling
rule-AP-VIR-8 = Posé à cause de la Crise sanitaire, le Virus coûte 3 smiles à la fin ; dans une main, rien.
rule-AP-VIR-9 = Un Virus posé ne peut pas être transmis par Vengeance, ni pris, ni perdu.
    .mark = ruling

section-AP-JOB = Nouveaux métiers
rule-AP-JOB-1 = Croque-mort : pendant les crises, posez des salaires de tous niveaux, même quand la crise les interdit aux autres. Le reste du temps, de niveau 1.
    .mark = ruling
rule-AP-JOB-2 = Dictateur : ne se pose que pendant une Crise politique, quel que soit son chemin, sauf par la Purge. On le garde après la crise.
    .mark = ruling
rule-AP-JOB-3 = Dictateur : une fois par métier posé, à l’un de vos tours suivants, désignez une personne qui passera trois tours, puis jouez. C’est un acte gratuit ; la peine dure même si le métier est perdu.
    .mark = ruling
rule-AP-JOB-4 = La personne incarcérée peut toujours subir attaques, crises et malus.
rule-AP-JOB-5 = Ces trois tours s’ajoutent à ceux que la personne avait déjà à passer.
    .mark = ruling
rule-AP-JOB-6 = Hacker : quand vous le posez, vous pouvez relancer une crise ou un événement passés, c’est-à-dire sortis du jeu après avoir eu cours, comme si vous les aviez piochés. Vous tenez le compte.
    .mark = ruling
rule-AP-JOB-7 = S’il n’y en a aucun, le Hacker est sans effet, et son pouvoir ne se garde pas pour plus tard. Une Crise politique ainsi relancée prend aussi son propre métier.
    .mark = ruling
rule-AP-JOB-8 = Ninja : quand vous le posez, vous pouvez prendre une arme dans la défausse, Tank compris, et la poser sans payer.
    .mark = ruling
rule-AP-JOB-9 = Survivaliste : ni crises, ni attaques armées, ni monstres ne vous touchent ; pendant une crise, vous jouez normalement. Malus, événements et cataclysmes vous frappent.
    .mark = ruling

section-AP-CAT = Cataclysmes
rule-AP-CAT-1 = Un cataclysme se pose comme une carte spéciale, sans condition, même si son effet ne trouve rien à faire. Il agit aussitôt sur tout le monde, rapporte 0 smile, puis est retourné et gardé.
rule-AP-CAT-2 = Incendie : dans l’ordre du tour, chaque personne défausse toute sa main, Virus compris, puis pioche autant de cartes qu’elle en avait.
rule-AP-CAT-3 = Tornade : chaque personne donne toute sa main à la personne à sa gauche, toutes en même temps.
rule-AP-CAT-4 = Tornade : le Chercheur dont la main dépasse 5 cartes en garde une de son choix et donne les autres.
    .mark = ruling
rule-AP-CAT-5 = Séisme : pour chaque personne, vous comprise, désignez l’une de ses cartes posées face visible, mais pas un malus. Elles sont mélangées et redistribuées, une par personne.
rule-AP-CAT-6 = Inondation : toutes les mains vont au milieu, face visible. C’est désormais la seule pioche.

section-AP-SEI = Séisme
rule-AP-SEI-1 = On ne choisit que des cartes exposées. Une personne qui n’en a pas n’en donne pas et n’en reçoit pas ; si personne n’en a, le Séisme est sans effet.
    .mark = ruling
rule-AP-SEI-2 = Si vous ne pouvez pas poser la carte que vous recevez, elle va à la défausse. On le regarde quand toutes les cartes sont levées, dans l’ordre du tour à partir de la personne qui a joué le Séisme.
    .mark = ruling
rule-AP-SEI-3 = Une carte qui a un effet peut le produire de nouveau, même si elle revient à la même personne.
rule-AP-SEI-4 = Hors d’une Crise politique, le Dictateur redistribué va à la défausse, sauf s’il revient à la même personne. Toute carte qui revient à la même personne reste.
    .mark = ruling

section-AP-INO = Inondation
rule-AP-INO-1 = La personne qui a posé l’Inondation prend aussitôt la première une carte du milieu ; puis chacune en prend une à son tour, au choix.
rule-AP-INO-2 = La carte prise est posée aussitôt devant vous selon les règles, ou défaussée. Un malus est défaussé.
    .mark = ruling
rule-AP-INO-3 = Le Virus pris va dans votre main.
rule-AP-INO-4 = Quand le milieu est vide, tout le monde complète sa main ; la partie continue avec la personne dont c’est le tour.
rule-AP-INO-5 = On ne pioche ni dans la pioche ni dans la défausse. Au lieu de prendre une carte, on peut démissionner ou divorcer. Les tours à passer se passent.
    .mark = ruling
rule-AP-INO-6 = Tant que dure l’Inondation, les effets qui piochent ou jouent de la main ne font rien : Arc-en-ciel, Chance, Piston, Troc, Tsunami, Incendie, Tornade, une mise au Casino, la sixième carte du Chercheur.
    .mark = ruling

section-AP-NEG = Négociation
rule-AP-NEG-1 = Alliance : la personne qui combat demande aux autres une par une ; chacune nomme de ses armes ou refuse. Pas de cadeaux, et personne n’est sollicité deux fois.
    .mark = ruling
rule-AP-NEG-2 = Dictateur : la personne désignée peut faire une offre, une seule : une carte de sa main, montrée au Dictateur, contre une carte que celui-ci choisit dans la sienne ; ou un salaire posé non investi, en cadeau.
    .mark = ruling
rule-AP-NEG-3 = Offre acceptée : personne n’est incarcéré pendant ce tour, et le pouvoir est gardé. Refusée, ou sans offre : la peine tombe.
    .mark = ruling

## Cards

card-arbalete = Arbalète
    .text = Une arme de puissance 3. Prix : 2. 1 smile.
card-batte = Batte
    .text = Une arme de puissance 1. Gratuite. 1 smile.
card-bazooka = Bazooka
    .text = Une arme de puissance 5. Prix : 4. Gratuite avec Militaire. 1 smile.
card-boomerang = Boomerang
    .text = Une arme de puissance 2. Prix : 1. 1 smile.
card-cocktail-molotov = Cocktail Molotov
    .text = Une arme de puissance 2. Gratuite. Puissance 3 avec Barman. 1 smile.
card-couteau = Couteau
    .text = Une arme de puissance 2. Gratuite. 1 smile.
card-grenade = Grenade
    .text = Une arme de puissance 4. Prix : 3. Gratuite avec Militaire. 1 smile.
card-hache = Hache
    .text = Une arme de puissance 3. Prix : 1. 1 smile.
card-lance-pierre = Lance-pierre
    .text = Une arme de puissance 1. Gratuite. 1 smile.
card-nunchaku = Nunchaku
    .text = Une arme de puissance 1. Prix : 1. Avec Ninja : gratuite, puissance 3. 1 smile.
card-pistolet = Pistolet
    .text = Une arme de puissance 4. Prix : 2. Gratuite avec Bandit ou Policier. 1 smile.
card-poing-americain = Poing américain
    .text = Une arme de puissance 1. Prix : 1. Avec Rocky : gratuite, puissance 2. 1 smile.
card-sabre-laser = Sabre laser
    .text = Une arme de puissance 1. Prix : 2. Avec Luke ou Leïa : gratuite, puissance 4. 1 smile.
card-shuriken = Shuriken
    .text = Une arme de puissance 1. Prix : 1. Avec Ninja : gratuite, puissance 3. 1 smile.
card-tronconneuse = Tronçonneuse
    .text = Une arme de puissance 3. Prix : 2. 1 smile.
card-helicoptere = Hélicoptère
    .text = Pour fuir un monstre, une fois. Prix : 4, gratuit avec Pilote de ligne. 1 smile.
card-moto = Moto
    .text = Pour fuir un monstre, une fois. Prix : 2, gratuite avec Garagiste. 1 smile.
card-tank = Tank
    .text = Véhicule ou arme de puissance 5, une seule fois. Prix : 5, gratuit avec Militaire. 1 smile.
card-bunker = Bunker
    .text = À mettre sur une de vos cartes : elle ne craint plus rien. Prix : 5, gratuit avec Architecte. 1 smile.
card-coffre-fort = Coffre-fort
    .text = Protège vos salaires de la Crise économique. Prix : 4, gratuit avec un métier de Chef. 1 smile.
card-masque-a-gaz = Masque à gaz
    .text = Protège de Maladie, du Virus et de la Crise sanitaire. Le Virus en main peut être défaussé. Prix : 1. 1 smile.
card-menace-nucleaire = Menace nucléaire
    .text = Une fois, si l’on vous attaque : l’adversaire perd tout. Prix : 6, gratuite avec Chercheur ou Dictateur. 1 smile.
card-potager = Potager
    .text = Nourrit tous vos enfants pendant une Crise alimentaire. Prix : 1, gratuit avec Jardinier. 1 smile.
card-radar = Radar
    .text = Au début de votre tour, voyez la prochaine carte de la pioche. Prix : 3. 1 smile.
card-ration = Ration
    .text = Nourrit un enfant, une fois, pendant une Crise alimentaire. Prix : 1. 1 smile.
card-trousse-de-secours = Trousse de secours
    .text = Les monstres et les mutants vous coûtent un smile de moins. Prix : 3, gratuite avec Médecin, Chirurgien ou Pharmacien. 1 smile.
card-pangolin = Pangolin
    .text = Un animal gratuit. Immangeable, ou bien au prix d’une Crise sanitaire en mode avancé. 1 smile.
card-tortue = Tortue
    .text = Un animal gratuit. Prenez le Ninja dans la défausse et posez-le. 1 smile.
card-vautour = Vautour
    .text = Un animal gratuit. Prenez une carte hors du jeu et posez-la. 1 smile.
card-croque-mort = Croque-mort
    .text = Études : 1. Salaire : 1 au plus, sans limite pendant les crises. Intérimaire.
card-dictateur = Dictateur
    .text = Pendant une Crise politique seulement. Salaire : 4 au plus. Fonctionnaire. Une fois, trois tours de prison pour la personne de votre choix.
card-hacker = Hacker
    .text = Études : 3. Salaire : 3 au plus. Relancez une crise ou un événement passés.
card-ninja = Ninja
    .text = Sans études. Salaire : 1 au plus. Intérimaire. Prenez une arme dans la défausse, sans payer.
card-survivaliste = Survivaliste
    .text = Sans études. Salaire : 1 au plus. Échappe aux crises, aux attaques et aux monstres.
card-escargot-mutant = Escargot mutant
    .text = Un monstre. Combativité : 1. Dégâts : 1. Combattez, fuyez ou subissez.
card-poisson-mortel = Poisson mortel
    .text = Un monstre. Combativité : 2. Dégâts : 2. Combattez, fuyez ou subissez.
card-plante-carnivore = Plante carnivore
    .text = Un monstre. Combativité : 2. Dégâts : 2. Combattez, fuyez ou subissez.
card-robotueur = Robotueur
    .text = Un monstre. Combativité : 3. Dégâts : 3. Combattez, fuyez ou subissez.
card-zombie = Zombie
    .text = Un monstre. Combativité : 4. Dégâts : 4. Combattez, fuyez ou subissez.
card-lezard-geant = Lézard géant
    .text = Un monstre. Combativité : 5. Dégâts : 5. Combattez, fuyez ou subissez.
card-crise-alimentaire = Crise alimentaire
    .text = 2 tours de table. Nourrissez chaque enfant d’un animal, ou donnez-le à qui le peut.
card-crise-ecologique = Crise écologique
    .text = 4 tours de table. Ne gardez qu’une carte en main et jouez avec une seule.
card-crise-economique = Crise économique
    .text = 3 tours de table. Les salaires non investis sont perdus, et l’on n’en pose plus.
card-crise-politique = Crise politique
    .text = 4 tours de table. Tous les métiers sont perdus, la pioche est visible, seul Dictateur peut se poser.
card-crise-sanitaire = Crise sanitaire
    .text = 3 tours de table. Montrez vos mains : le Virus est posé. On ne pose plus rien devant soi.
card-armageddon = Armageddon
    .text = Effet immédiat. Chaque personne livre une carte posée de sa gauche au tirage au sort.
card-liquidation-totale = Liquidation totale
    .text = 3 tours de table. Toutes les acquisitions sont gratuites.
card-purge = Purge
    .text = 2 tours de table. Au lieu de piocher, prenez au hasard une carte d’une autre main et posez-la.
card-invasion-extraterrestre = Invasion extraterrestre
    .text = 4 tours de table. Ensemble, jetez assez de smiles sur les extraterrestres, sinon la partie s’arrête.
card-incendie = Incendie
    .text = Chaque personne défausse sa main et en pioche une autre, aussi grande.
card-inondation = Inondation
    .text = Toutes les mains vont au milieu, face visible : à son tour, on y prend une carte.
card-tornade = Tornade
    .text = Chaque personne donne toute sa main à la personne à sa gauche.
card-seisme = Séisme
    .text = Choisissez une carte posée par personne ; elles sont mélangées et redistribuées.
card-bombardement = Bombardement
    .text = Visez une carte posée de la cible : une fois sur deux, elle sort du jeu.
card-mutation-genetique = Mutation génétique
    .text = Un animal de la cible se change en monstre et l’attaque.
card-nuage-radioactif = Nuage radioactif
    .text = Il fait le tour de la table : chaque personne subit de nouveau un de ses malus.
card-penurie-d-essence = Pénurie d’essence
    .text = La cible ne peut plus fuir avec un véhicule.
card-virus = Virus
    .text = Reste dans votre main ; ne part qu’avec une Maladie. Posé pendant une Crise sanitaire, il coûte 3 smiles.

## Kinds of cards

kind-arme = Arme
kind-vehicule = Véhicule
kind-survie = Survie
kind-monstre = Monstre
kind-crise = Crise
kind-evenement = Événement
kind-cataclysme = Cataclysme

## Options of the table

option-mode = Mode de jeu
    .help = basique : un fléau chasse l’autre et l’on ne s’attaque pas. avance : les fléaux se cumulent et les armes attaquent. Valeur habituelle : basique.
option-bombardment_hit = Adresse du Bombardement
    .help = La probabilité que le tir touche la carte visée. Valeur habituelle : une fois sur deux.

## Log: scourges

log-plague = { $seat } fait surgir un fléau : { $card }.
    .you-seat = Vous faites surgir un fléau : { $card }.
log-put_out = { $seat } avait plusieurs fléaux en main : { $card } sort du jeu.
    .you-seat = Vous aviez plusieurs fléaux en main : { $card } sort du jeu.
word-plague =
    { $plague ->
        [crise-alimentaire] La Crise alimentaire
        [crise-ecologique] La Crise écologique
        [crise-economique] La Crise économique
        [crise-politique] La Crise politique
        [crise-sanitaire] La Crise sanitaire
        [liquidation-totale] La Liquidation totale
        [purge] La Purge
        [invasion-extraterrestre] L’Invasion extraterrestre
       *[other] Le fléau
    }
plague-does =
    { $plague ->
        [crise-alimentaire] chaque enfant doit être nourri
        [crise-ecologique] on ne garde qu’une carte en main
        [crise-economique] les salaires non investis sont perdus, et on n’en pose plus
        [crise-politique] les métiers sont perdus, et la pioche se joue face visible
        [crise-sanitaire] on ne pose plus rien devant soi
        [liquidation-totale] toutes les acquisitions sont gratuites
        [purge] à son tour, on vole une carte en main et on la pose
        [invasion-extraterrestre] on jette ses cartes sur les extraterrestres
       *[other] tout le monde est frappé
    }
log-rages =
    { $rounds ->
        [one] { word-plague } commence : { plague-does }, pendant { $rounds } tour de table. { $holder } tient le compte.
       *[other] { word-plague } commence : { plague-does }, pendant { $rounds } tours de table. { $holder } tient le compte.
    }
    .you-holder = { $rounds ->
        [one] { word-plague } commence : { plague-does }, pendant { $rounds } tour de table. Vous tenez le compte.
       *[other] { word-plague } commence : { plague-does }, pendant { $rounds } tours de table. Vous tenez le compte.
    }
log-round_over =
    { $left ->
        [one] { word-plague } : encore { $left } tour de table.
       *[other] { word-plague } : encore { $left } tours de table.
    }
log-plague_over = { word-plague } prend fin.
log-gone =
    { $why ->
        [chased] { $card } sort du jeu : un nouveau fléau prend la place.
        [last] { $card } reste sans effet : la pioche est vide.
        [early] { $card } sort du jeu : personne n’a encore rien à perdre.
       *[met] { $card } sort du jeu : tout le monde y a fait face.
    }
log-sated = { $card } sort du jeu : { $seat } n’a plus rien à perdre.
    .you-seat = { $card } sort du jeu : vous n’avez plus rien à perdre.

## Log: crises

log-fed = { $seat } nourrit { $child } avec { $card }.
    .you-seat = Vous nourrissez { $child } avec { $card }.
log-fed_all = Le Potager nourrit tous les enfants chez { $seat }.
    .you-seat = Le Potager nourrit tous vos enfants.
log-adopted = { $seat } confie { $card }{ smiles-down } à { $receiver }{ given-up }.
    .you-seat = Vous confiez { $card }{ smiles-down } à { $receiver }{ given-up }.
    .you-receiver = { $seat } vous confie { $card }{ smiles-up }.
log-threw_hand = { $seat } ne garde qu’une carte et défausse { $cards }.
    .you-seat = Vous ne gardez qu’une carte et défaussez { $cards }.
log-drew_hidden = { $seat } pioche { $card } du côté caché.
    .you-seat = Vous piochez { $card } du côté caché.
log-next_card = La prochaine carte de la pioche, visible : { $card }.
log-turned_back = La pioche est remise à l’endroit.
log-showed = { $seat } montre sa main : { $cards }.
    .you-seat = Vous montrez votre main : { $cards }.
log-fell_ill = { $seat } doit poser { $card } : 3 smiles de moins à la fin.
    .you-seat = Vous devez poser { $card } : 3 smiles de moins à la fin.
log-only_virus = { $seat } tient pour seule carte { $card } et ne joue rien.
    .you-seat = Vous tenez pour seule carte { $card } et ne jouez rien.

## Log: events

log-doomed = { $seat } désigne { $card } devant { $victim }.
    .you-seat = Vous désignez { $card } devant { $victim }.
    .you-victim = { $seat } désigne { $card } devant vous.
log-spared = { $card } échappe au sort et revient à { $seat }.
    .you-seat = { $card } échappe au sort et vous revient.
log-robbed = { $seat } tire au hasard { $card } en main chez { $victim }.
    .you-seat = Vous tirez au hasard { $card } en main chez { $victim }.
    .you-victim = { $seat } tire au hasard { $card } dans votre main.
log-nobody_to_rob = { $seat } ne trouve personne à voler.
    .you-seat = Vous ne trouvez personne à voler.
log-backfired = { $card } se retourne contre { $seat }.
    .you-seat = { $card } se retourne contre vous.
log-useless = { $seat } ne peut rien faire avec { $card }, qui va à la défausse.
    .you-seat = Vous ne pouvez rien faire avec { $card }, qui va à la défausse.
log-hand_smiles =
    { $smiles ->
        [one] { $seat } a { $smiles } smile en main.
       *[other] { $seat } a { $smiles } smiles en main.
    }
    .you-seat = { $smiles ->
        [one] Vous avez { $smiles } smile en main.
       *[other] Vous avez { $smiles } smiles en main.
    }
log-goal =
    { $goal ->
        [one] Pour vaincre les extraterrestres, jetez ensemble { $goal } smile.
       *[other] Pour vaincre les extraterrestres, jetez ensemble { $goal } smiles.
    }
log-hurled =
    { $left ->
        [0] { $seat } jette { $card } ({ $smiles }) sur les extraterrestres : le but est atteint.
       *[other] { $seat } jette { $card } ({ $smiles }) sur les extraterrestres ; reste à atteindre : { $left }.
    }
    .you-seat = { $left ->
        [0] Vous jetez { $card } ({ $smiles }) sur les extraterrestres : le but est atteint.
       *[other] Vous jetez { $card } ({ $smiles }) sur les extraterrestres ; reste à atteindre : { $left }.
    }
log-postponed = { $card } attendra la fin de l’Invasion.
log-aliens_beaten = Les extraterrestres sont vaincus.
log-aliens_won = Les extraterrestres l’emportent.
log-restarted = L’espoir renaît : nouveau départ, toutes les cartes posées vont à la défausse.
log-lost_everything = { $seat } perd tout{ smiles-down } : { $cards }.
    .you-seat = Vous perdez tout{ smiles-down } : { $cards }.
log-flooded = { $seat } met toute sa main au milieu : { $cards }.
    .you-seat = Vous mettez toute votre main au milieu : { $cards }.
log-fished = { $seat } prend { $card } au milieu.
    .you-seat = Vous prenez { $card } au milieu.
log-flood_over = Le milieu est vide : l’Inondation est finie.

## Log: monsters

log-met = { $seat } fait face à { $card }, combativité { $strength }.
    .you-seat = Vous faites face à { $card }, combativité { $strength }.
log-unharmed = { $card } passe sans toucher { $seat }.
    .you-seat = { $card } passe sans vous toucher.
log-gave_up = { $seat } renonce à combattre { $card }.
    .you-seat = Vous renoncez à combattre { $card }.
log-called = { $seat } demande de l’aide à { $ally }.
    .you-seat = Vous demandez de l’aide à { $ally }.
    .you-ally = { $seat } vous demande de l’aide.
log-helped = { $ally } aide { $seat } avec { $card }.
    .you-ally = Vous aidez { $seat } avec { $card }.
    .you-seat = { $ally } vous aide avec { $card }.
log-no_help = { $ally } refuse son aide à { $seat }.
    .you-ally = Vous refusez votre aide à { $seat }.
    .you-seat = { $ally } vous refuse son aide.
log-no_more_help = { $ally } n’aide pas davantage { $seat }.
    .you-ally = Vous n’aidez pas davantage { $seat }.
    .you-seat = { $ally } ne vous aide pas davantage.
log-beat = { $seat } bat { $card } avec { $cards }.
    .you-seat = Vous battez { $card } avec { $cards }.
log-fled = { $seat } fuit { $card } avec { $vehicle }.
    .you-seat = Vous fuyez { $card } avec { $vehicle }.
log-lost_nothing = { $seat } ne perd rien face à { $card }.
    .you-seat = Vous ne perdez rien face à { $card }.

## Log: weapons and survival

log-attacked = { $seat } attaque { $target } avec { $card }.
    .you-seat = Vous attaquez { $target } avec { $card }.
    .you-target = { $seat } vous attaque avec { $card }.
lost-down =
    { $lost ->
        [0] { "" }
       *[other] { " " }(−{ $lost })
    }
log-stole = { $seat } vole { $card }{ smiles-up } à { $victim }{ lost-down }.
    .you-seat = Vous volez { $card }{ smiles-up } à { $victim }{ lost-down }.
    .you-victim = { $seat } vole { $card }{ smiles-up } chez vous{ lost-down }.
log-retaliated = { $seat } riposte contre { $target } avec { $card } : l’attaque échoue.
    .you-seat = Vous ripostez contre { $target } avec { $card } : l’attaque échoue.
    .you-target = { $seat } riposte contre vous avec { $card } : votre attaque échoue.
log-sheltered = { $seat } met { $card } à l’abri du Bunker.
    .you-seat = Vous mettez { $card } à l’abri du Bunker.
log-fetched = { $seat } reprend { $card }, hors du jeu jusque-là.
    .you-seat = Vous reprenez { $card }, hors du jeu jusque-là.

## Log: malus and jobs

log-bombed = { $seat } vise { $card } devant { $target } et touche.
    .you-seat = Vous visez { $card } devant { $target } et touchez.
    .you-target = { $seat } vise { $card } devant vous et touche.
log-missed = { $seat } vise { $card } devant { $target } et manque.
    .you-seat = Vous visez { $card } devant { $target } et manquez.
    .you-target = { $seat } vise { $card } devant vous et manque.
log-mutated =
    { $strength ->
        [0] { $card } ne mute pas et reste à { $seat }.
       *[other] { $card } mute et attaque { $seat } : combativité { $strength }.
    }
    .you-seat = { $strength ->
        [0] { $card } ne mute pas et vous reste.
       *[other] { $card } mute et vous attaque : combativité { $strength }.
    }
log-irradiated = { $seat } passe le Nuage à { $target }, qui subit de nouveau { $card }.
    .you-seat = Vous passez le Nuage à { $target }, qui subit de nouveau { $card }.
    .you-target = { $seat } vous passe le Nuage : vous subissez de nouveau { $card }.
log-cloud_stays = { $card } s’arrête devant { $seat }.
    .you-seat = { $card } s’arrête devant vous.
log-contaminated = { $seat } transmet le Virus à { $target }.
    .you-seat = Vous transmettez le Virus à { $target }.
    .you-target = { $seat } vous transmet le Virus.
log-picked = { $seat } choisit et prend { $card } en main chez { $target }.
    .you-seat = Vous choisissez et prenez { $card } en main chez { $target }.
    .you-target = { $seat } choisit et prend { $card } dans votre main.
log-named = { $seat } menace { $target } de prison.
    .you-seat = Vous menacez { $target } de prison.
    .you-target = { $seat } vous menace de prison.
log-imprisoned = { $seat } fait incarcérer { $target }.
    .you-seat = Vous faites incarcérer { $target }.
    .you-target = { $seat } vous fait incarcérer.
log-no_offer = { $seat } n’offre rien à { $target }.
    .you-seat = Vous n’offrez rien à { $target }.
    .you-target = { $seat } ne vous offre rien.
log-offered = { $seat } offre { $card } à { $target }.
    .you-seat = Vous offrez { $card } à { $target }.
    .you-target = { $seat } vous offre { $card }.
log-refused = { $seat } refuse l’offre faite par { $target }.
    .you-seat = Vous refusez l’offre faite par { $target }.
    .you-target = { $seat } refuse votre offre.

## Log: cataclysms

log-burnt = { $seat } voit sa main brûler : { $cards }.
    .you-seat = Vous voyez votre main brûler : { $cards }.
log-blown = La Tornade prend sa main à { $seat } et la donne à { $target } : { $cards }.
    .you-seat = La Tornade prend votre main et la donne à { $target } : { $cards }.
    .you-target = La Tornade prend sa main à { $seat } et vous la donne : { $cards }.
log-shook = { $seat } fait trembler la terre sous { $cards }.
    .you-seat = Vous faites trembler la terre sous { $cards }.
log-stays = { $card } retombe devant { $seat }.
    .you-seat = { $card } retombe devant vous.
log-landed = { $card } quitte { $owner }{ lost-down } et atterrit devant { $seat }{ smiles-up }.
    .you-seat = { $card } quitte { $owner }{ lost-down } et atterrit devant vous{ smiles-up }.
    .you-owner = { $card } vous quitte{ lost-down } et atterrit devant { $seat }{ smiles-up }.
    .you-seat-owner = { $card } vous quitte{ lost-down } et vous revient{ smiles-up }.
log-shattered = { $card } quitte { $owner }{ smiles-down } et va à la défausse : { $seat } ne peut rien en faire.
    .you-owner = { $card } vous quitte{ smiles-down } et va à la défausse : { $seat } ne peut rien en faire.
    .you-seat = { $card } quitte { $owner }{ smiles-down } et va à la défausse : vous ne pouvez rien en faire.
    .you-owner-seat = { $card } vous quitte{ smiles-down } et va à la défausse : vous ne pouvez rien en faire.

## Questions

ask-starting = Plusieurs fléaux dans votre main de départ : choisissez celui qui frappe ; les autres sortent du jeu.
    .why = Un seul fléau peut vous venir à la distribution ; tous sont remplacés dans votre main.
ask-feed = Choisissez de quoi nourrir { $child }.
    .why = Une Ration ou un animal ne nourrit qu’une fois, mais garde ses smiles ; un Potager nourrit tous vos enfants.
ask-hungry = Crise alimentaire : choisissez l’enfant dont vous vous occupez.
    .why = Un enfant sans nourriture est confié à qui peut le nourrir ; à défaut, il est défaussé.
ask-keep_card = Crise écologique : choisissez la seule carte que vous gardez.
    .why = Toutes les autres quittent votre main.
ask-doom = Armageddon : choisissez une carte posée devant la personne à votre gauche.
    .why = Les cartes désignées sont tirées au sort : celles qui sortent avant Armageddon quittent le jeu.
ask-hurl = Choisissez la carte à jeter sur les extraterrestres (encore { $left ->
        [one] { $left } smile
       *[other] { $left } smiles
    }).
    .why = Ses smiles comptent pour tout le monde. Si le but n’est pas atteint à temps, la partie s’arrête.
ask-fish = Inondation : choisissez une carte du milieu.
    .why = Elle est posée aussitôt devant vous, si vous le pouvez ; sinon elle est défaussée.
ask-adopt = Choisissez qui peut nourrir { $child }.
    .why = Cette personne ne peut pas refuser, et gagne les smiles de l’enfant.
ask-rob = Purge : choisissez à qui prendre une carte au hasard.
    .why = La carte tirée est posée sans condition devant vous ; un malus vous frappe.
ask-restart = L’humanité a perdu. Voulez-vous un nouveau départ ?
    .why = Toutes les cartes posées seraient défaussées et l’on rejouerait avec les mains ; sinon, on compte.
ask-weapon = { $card } : il reste { $due } à battre.
    .why = Si la somme n’est pas atteinte, aucune arme n’est retournée.
ask-help = { $seat } affronte { $card } et demande votre aide (reste à battre : { $due }). Choisissez une arme, ou refusez.
    .why = Votre arme n’est retournée que si la somme suffit.
ask-vehicle = { $card } : choisissez le véhicule pour fuir.
    .why = Il est retourné et garde ses smiles ; le monstre passe à la personne suivante.
ask-sacrifice = { $card } : choisissez une carte à perdre (smiles restant à perdre : { $due }).
    .why = Ces cartes sortent du jeu.
ask-steal = Choisissez la carte que vous volez à { $seat }.
    .why = Elle est posée aussitôt devant vous, sans payer ; votre arme est retournée.
ask-retaliate = { $seat } vous attaque. Voulez-vous riposter ?
    .why = Une seule fois : l’attaque échoue, et la personne qui vous attaque perd toutes ses cartes posées.
ask-shelter = Bunker : choisissez la carte à mettre à l’abri.
    .why = Sous le Bunker, ni fléau ni malus ne peut la prendre.
ask-fetch = { $card } : choisissez la carte à reprendre.
    .why = Vous la posez aussitôt ; vous devez donc pouvoir la poser.
ask-aim = Bombardement : choisissez la carte à viser devant { $seat }.
    .why = Si le tir touche, cette carte sort du jeu ; c’est affaire de chance.
ask-mutant = Mutation génétique : choisissez l’animal qui attaque { $seat }.
    .why = Sa force est tirée au hasard, de 0 à 5 ; l’animal sort ensuite du jeu.
ask-again = Nuage radioactif : choisissez le malus à infliger de nouveau à { $seat }.
    .why = Ce malus déjà reçu frappe une seconde fois.
ask-contaminate = Maladie : voulez-vous transmettre aussi le Virus à { $seat } ?
    .why = Le Virus quitterait votre main pour la sienne.
ask-pick = Virus : choisissez une carte en main chez { $seat }.
    .why = C’est l’échange du Virus : elle rejoint votre main, et lui reste dans celle-là.
ask-offer = { $seat } vous menace de prison. Offrez une carte de votre main ou un salaire posé, ou n’offrez rien.
    .why = Une seule offre. Acceptée, personne ne va en prison ; sinon, vous passerez trois tours.
ask-trade = { $seat } vous offre { $card } : acceptez, ou refusez. Une carte de main s’échange contre celle que vous choisissez.
    .why = Accepter garde votre pouvoir pour un autre tour ; refuser envoie cette personne en prison.
ask-shake = Séisme : choisissez une carte posée devant { $seat }.
    .why = Les cartes choisies sont redistribuées : une par personne, au hasard.
    .you-seat = Séisme : choisissez une carte posée devant vous.
ask-ally = { $card } : à qui demandez-vous de l’aide ?
    .why = Qui vous aide ajoute ses armes ; elles ne sont retournées que si la somme suffit.
ask-attack = { $card } : attaquez une personne, ou gardez cette arme.
    .why = L’arme est retournée et vous volez une carte posée ; gardée, elle vous défend.
ask-prisoner = Choisissez qui passera trois tours en prison.
    .why = Cette personne peut vous offrir une carte ou un salaire pour y échapper.
ask-face = Face à vous : { $card } (combativité { $strength }). Choisissez comment y répondre.
    .why = Subir fait perdre des cartes posées, pour autant de smiles que ses dégâts.
ask-reuse = Carte volée, { $card } : voulez-vous son effet ?
    .why = Une carte volée peut produire son effet de nouveau.
ask-relaunch = Hacker : choisissez le fléau passé à relancer.
    .why = Il reprend comme si vous l’aviez pioché, pour tout le monde.

## Why not, in the figures of this case

case-AP-MON-6 = Il faut { $needed } de puissance ; les armes qui peuvent servir ici font { $have }.
case-AP-ARM-1 = Cette arme a { $power } de puissance ; il en faut plus de { $defence }, la défense de cette personne.
case-AP-ARM-3 = Choisissez quelqu’un d’autre que vous.
case-AP-ARM-5 = { $case ->
        [attack] Cette personne n’a aucune carte que vous pourriez voler et poser.
       *[steal] Choisissez une carte exposée que vous pouvez poser devant vous.
    }
case-AP-ARM-9 = Cette personne est Survivaliste : on ne l’attaque pas.
case-AP-ALI-4 = { $case ->
        [hungry] Choisissez l’un des enfants posés devant vous.
       *[feed] Cette carte ne peut pas nourrir cet enfant.
    }
case-AP-ANI-3 = La Tortue ne ramène que le Ninja, depuis la défausse.
case-AP-ANI-4 = Le Vautour ne reprend que ce qui est sorti du jeu.
case-AP-ARG-1 = Choisissez une carte exposée, devant la personne à votre gauche.
case-AP-BOM-2 = { $case ->
        [target] Cette personne n’a aucune carte exposée à viser.
       *[aim] Choisissez une carte exposée, devant votre cible.
    }
case-AP-BUN-1 = { $case ->
        [shelter] Choisissez une carte face visible, posée devant vous.
       *[play] Vous n’avez aucune carte face visible à mettre dans le Bunker.
    }
case-AP-BUN-3 = La carte que ce malus prendrait est dans le Bunker.
case-AP-CRI-6 = La Crise sanitaire dure : vous ne pouvez rien poser devant vous.
case-AP-ECL-3 = Vous tenez le Virus : c’est lui que vous gardez.
case-AP-ECN-1 = La Crise économique dure : aucun salaire ne peut être posé.
case-AP-FLE-6 = Cette carte n’est pas un fléau.
case-AP-JOB-2 = Aucune Crise politique n’est en cours : le Dictateur ne peut pas être posé.
case-AP-JOB-3 = Choisissez quelqu’un d’autre que vous.
case-AP-JOB-6 = Choisissez un fléau passé, sorti du jeu.
case-AP-JOB-8 = Le Ninja ne reprend qu’une arme de la défausse.
case-AP-MAL-5 = Le Virus reste dans votre main : il ne se joue ni ne se jette.
case-AP-MON-2 = Choisissez une carte posée devant vous.
case-AP-MON-8 = { $case ->
    [flirt] Perdez d’abord votre mariage : aucun flirt ne part avant lui.
   *[etude] Perdez d’abord votre métier : aucune étude ne part avant lui.
}
case-AP-MON-9 = Il reste { $due } à perdre, et une autre carte le fait au plus juste : celle-ci vaut { $value }.
case-AP-MON-10 = Cette carte est retournée : on ne peut pas la perdre ainsi.
case-AP-BUN-4 = Cette carte est à l’abri dans le Bunker.
case-AP-NEG-2 = { $case ->
    [trade] Donnez une carte de votre main, ou refusez.
   *[offer] Offrez une carte de votre main, ou un salaire posé et non investi.
}
case-AP-INO-1 = Choisissez une carte du milieu.
case-AP-VIR-6 = Le Virus ne se prend pas ainsi : choisissez une autre carte.
case-AP-FLE-10 = Un fléau ne se prend pas dans la défausse.
case-AP-MON-7 = Choisissez l’une des armes posées devant vous.
case-AP-MUT-5 = { $case ->
        [target] Cette personne n’a aucun animal qui puisse muter.
        [mutant] Cet animal ne peut pas muter.
       *[play] Personne d’autre n’a d’animal qui puisse muter.
    }
case-AP-NEG-1 = { $case ->
        [self] Demandez de l’aide à quelqu’un d’autre.
        [weapon] Choisissez l’une des armes posées devant vous.
       *[other] Cette personne a déjà répondu, ou n’a aucune arme à prêter.
    }
case-AP-NUA-4 = Choisissez un malus déjà reçu par cette personne, qu’elle peut subir de nouveau.
case-AP-POL-3 = La Crise politique dure : aucun métier ne peut être posé, sauf Dictateur.
case-AP-PUR-2 = { $case ->
        [self] Choisissez quelqu’un d’autre que vous.
       *[other] Cette personne n’a aucune carte en main.
    }
case-AP-SAN-6 = La Crise sanitaire dure : ni carte spéciale, ni cataclysme, ni mise au Casino.
case-AP-SEI-1 = Choisissez une carte exposée, devant la personne que nomme la question.
case-AP-SUR-4 = Cette personne a un Masque à gaz : Maladie ne l’atteint pas.
case-AP-VIR-2 = { $case ->
        [pick] Choisissez dans la main de la personne que vous contaminez.
       *[contaminate] Seul le Virus se transmet ainsi.
    }

## Words that are options

choice-use = Produire l’effet
choice-pass-reuse = Laisser la carte
choice-fight = Combattre
choice-flee = Fuir
choice-suffer = Subir
choice-ally = Demander de l’aide
choice-accept = Accepter
choice-imprison = Envoyer en prison
choice-draw_hidden = Piocher du côté caché
choice-rob = Prendre une carte dans une main
choice-fish = Prendre une carte au milieu
choice-stop = En rester là
choice-restart = Nouveau départ
choice-pass-weapon = Renoncer à combattre
choice-pass-help = Refuser
choice-pass-attack = Garder l’arme
choice-pass-retaliate = Ne pas riposter
choice-pass-fetch = Ne rien reprendre
choice-pass-contaminate = Garder le Virus
choice-pass-offer = Ne rien offrir
choice-pass-trade = Refuser
choice-pass-feed = Épargner le Pangolin
choice-pass-relaunch = Ne rien relancer

## What lies on the table

name-force = En vigueur
name-drawn = Fléaux en attente
name-middle = Au milieu
name-lifted = Cartes en mouvement
name-thrown = Cartes lancées
name-thrown_smiles = Smiles lancés
name-goal = Objectif

## The table in a terminal

terminal-basic = mode basique
terminal-advanced = mode avancé
terminal-plague = { $name } { $timer } ({ $holder } tient le compte)
terminal-monster = { $name } (combativité { $strength }), à affronter : { $names }
terminal-goal = Contre les extraterrestres : { $smiles } sur { $goal } smiles
terminal-middle = Au milieu : { $cards }
terminal-next = Prochaine carte : { $cards }
terminal-legend-more = ■ tours de table qui restent, □ tours de table passés.

## The end

reason-stopped = Les extraterrestres ont gagné l’Invasion, et personne ne recommence : { $points } smiles pour { $names }.
