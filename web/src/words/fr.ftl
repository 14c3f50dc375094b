# Les mots de la page : boutons, titres, aides. Ce que disent les jeux vient du serveur.

## Partout

home-link = Cellule de crise, accueil
home = Accueil
back-home = Retour à l’accueil
loading = Chargement…
no-page = Cette page n’existe pas.
offline = La table ne répond pas. Vérifiez votre connexion.
again = Réessayer
tools = Outils de la table
rules = Règles
rules-apart = Règles (nouvel onglet)
about = À propos
settings = Réglages
main-nav = Navigation principale
sound = Son
sound-on = Activer le son
sound-off = Couper le son
sound-help = Un court signal quand c’est à vous, quand on vous attaque et à la fin.
vibration = Vibration
vibration-help = Le téléphone vibre aux mêmes moments.
legend = Légende : icônes et mots
you-here = Vous
change-theme = Changer de thème
your-name = Votre pseudo
name-help = Celui que les autres voient à la table.
no-such-code = Aucune table n’a ce code.
guest = Anonyme

## Accueil

hero-1 = { $n ->
    [0] Des crises,
    [1] Une crise,
    [2] Deux crises,
    [3] Trois crises,
    [4] Quatre crises,
    [5] Cinq crises,
    [6] Six crises,
    [7] Sept crises,
    [8] Huit crises,
    [9] Neuf crises,
    [10] Dix crises,
   *[other] { $n } crises,
}
hero-2 = une table.
hero-text = Jouez entre amis, contre nos robots, en temps réel ou au tour par tour. Sans compte : un lien suffit.
play-now = Jouer maintenant
make-table = Créer une table
have-code = Vous avez un code ?
table-code = Code de table
join = Rejoindre
the-games = Les jeux
from-to = { $least } à { $most }
minutes = { $n } min
play = Jouer
against-bots = contre les robots
your-games = Vos parties
open-tables = Tables ouvertes
no-open-table = Aucune table n’attend en ce moment. Créez la vôtre et cochez « Table ouverte ».
hosted-by = Hôte : { $name }
join-table = table { $code }, { $game }
tables-wait = { $n ->
    [0] Aucune table ne vous attend.
    [one] Une table vous attend.
    [2] Deux tables vous attendent.
    [3] Trois tables vous attendent.
    [4] Quatre tables vous attendent.
    [5] Cinq tables vous attendent.
   *[other] { $n } tables vous attendent.
}
go-on = Reprendre
your-turn = À vous
most-pressing = la plus pressée d’abord
waits-since = vous attend depuis
time-left = Temps restant :
since-then = depuis { $time }
games-over = Parties terminées
your-rank = votre place : { $n } sur { $of }
show-all = Voir les { $n }
span-moment = un instant
span-hours = { $h } h
span-hours-minutes = { $h } h { $m }
span-days = { $d } j
span-days-hours = { $d } j { $h } h
open = Ouvrir
status-waiting = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
status-playing = partie en cours à { $n }
status-over = partie terminée
sealed = Chaque mélange est scellé avant la partie et vérifiable après.
host-your-own = Héberger votre propre table

## Prendre place, salon

table-n = Table { $code }
table-word = Table
lap-word = Tour de table
take-seat = Prenez place
no-seat-left = Plus aucune place libre
free-seat = Place libre
seat-n = Place { $n }
by-lot = Au hasard
free-seat-help = Invitez, ou confiez-la à un robot.
sit-down = S’asseoir
watch = Regarder
watched = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
you = (vous)
you-watch = Vous regardez la table : les mains restent cachées.
what-to-do = Ce qu’il faut faire
salon-of = Salon de la table
seats-n = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
salon-open = { $n ->
    [one] Il reste { $n } place libre.
   *[other] Il reste { $n } places libres.
}
only-here = Cette adresse ne vaut que sur cet ordinateur. Pour inviter d’autres appareils d’un réseau de confiance, lancez crise serve --host avec l’adresse de l’ordinateur sur ce réseau, et ouvrez-y la table.
salon-full = La table est complète.
salon-host = Invitez, ou lancez la partie : des robots prendront les places libres.
salon-ready = Lancez la partie quand vous voulez.
salon-guest = { $name } lancera la partie.
start = Lancer la partie
start-with-bots = Lancer avec des robots
my-green-light = Mon feu vert
green-light = Feu vert
not-yet = Pas encore
yourself = vous
green-awaited = Feu vert attendu : { $names } ({ $n } sur { $of }).
all-green = Feu vert de tout le monde.
salon-wait = Attendez, ou lancez la partie quand vous voulez.
salon-go = Donnez votre feu vert dès que la table vous convient : { $name } lancera la partie.
news-came = { $name } a rejoint la table.
news-came-bot = Un robot prend place : { $name }.
news-left = { $name } a quitté la table.
news-away = { $name } n’est plus en ligne.
news-back = { $name } est de retour.
news-renamed = { $name } s’appelle maintenant { $to }.
news-seats-moved = Les places ont changé.
news-lights-out = Les réglages ont changé : chaque feu vert est à redonner.
your-seat-is = Vous avez la place { $n }.
move-seat = Déplacer : { $name }
put-here = Mettre ici, à la place { $n } : { $name }
now-at = { $name } passe à la place { $n }.
move-help = Pour changer de place : faites glisser la poignée, ou touchez-la, puis celle de la place voulue. Au clavier : flèches haut et bas.
draw-seats = Tirer les places au sort
leave = Quitter
shuffle-sealed = Mélange scellé :
around-table = Autour de la table
clockwise = Sens horaire
host = hôte
off-line = Hors ligne
level-of = Niveau de jeu : { $name }
bot = Robot
free-this = Libérer la place : { $name }
add-seat = Ajouter une place
remove-seat = Retirer une place
options = Options de la table
set-by-you = réglées par vous
options-pace = Rythme
options-people = Qui peut venir
options-bots = Robots et indices
options-rules = Règles : { $game }
game = Jeu
clock = Pendule
clock-help = Temps écoulé : un robot joue à votre place jusqu’à ce que vous la repreniez.
clock-none = Sans limite
clock-30 = 30 secondes par décision
clock-60 = 1 minute par décision
clock-day = 1 jour par décision (tour par tour)
clock-game = 15 minutes pour la partie
listed = Table ouverte
listed-help = Tout le monde la voit à l’accueil et peut s’y asseoir tant qu’il reste une place libre.
watchers = Spectateurs
watchers-help = Ils voient la table, jamais les mains.
new-bots = Robots des places libres
bots-help = Un robot tient une place et joue comme vous, sans voir plus que vous n’y verriez.
invite = Inviter
invite-text = Un lien suffit, sans compte.
invite-link = Lien d’invitation
qr = Code QR de la table { $code }
copy = Copier
copied = Copié
copy-link = Partager la partie
shared-screen = Écran partagé

## Discussion

chat = Discussion
your-message = Votre message
write = Écrire à la table…
send = Envoyer
less = { $what } : moins
more = { $what } : plus

## Menu de la table

menu = Menu de la table
my-link = Le lien de votre place
my-link-help = Gardez-le pour vous : il rend votre place depuis n’importe quel appareil.
pause = Mettre en pause
answer-sealed = Votre réponse est scellée ; toutes s’ouvriront ensemble.
no-reaction = Vous n’avez pas de réaction à jouer : on attend les autres.
paused = Partie en pause : on reprendra ici.
rules-changed = Les règles ont changé pendant cette partie
rules-changed-text = La maison a été mise à jour, et la correction concerne cette partie : sur { $given } réponses, les { $kept } premières tiennent encore. Rien n’est perdu de ce qui précède.
rules-changed-go-on = Reprendre de là
rules-changed-end = Terminer cette partie
rules-changed-waits = { $name } choisit : reprendre de là, ou terminer cette partie.
replace = Confier à un robot : { $name }
leave-table = Quitter la partie (un robot vous remplace)
close = Fermer
esc = Échap

## Cartes et réponses

not-now = Pas maintenant
read-rule = Lire la règle
rule = Règle { $id }
play-card = Choisir
confirm = Confirmer : { $what }
seal-answer = Sceller { $what }
read-card = Lire la carte
to-enlarge = Agrandir :
copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
undo = Annuler
to-hand = Aller à votre main
hand = Votre main
hand-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
hand-choices = { $n ->
    [one] { $n } carte, { $m } au choix
   *[other] { $n } cartes, { $m } au choix
}
sort = Trier
choose-among = Choisissez parmi ces cartes
tray-more = { $n ->
        [one] carte de plus : la voir
       *[other] cartes de plus : les voir
    }
you-prepare = Vous préparez
choose-card = Choisir { $card }
choose-seat = Choisir { $name }
reconnecting = Connexion perdue : nous la rétablissons, rien n’est perdu.
house-plays = un robot joue
house-plays-for-you = Un robot joue à votre place.
take-back = Reprendre ma place
see-end = Voir le résultat

## Réactions et réponses scellées

window-question = Tout le monde répond en secret et en même temps, avec ou sans réaction à jouer.
hesitate = J’hésite
hesitating = Réflexion en cours : { $names }.
window = Temps de réaction
window-help = Durée pendant laquelle une réaction reste possible, la même pour tout le monde : elle ne dit rien des mains.
seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
sealed-question = Chacun répond en secret ; les réponses s’ouvrent ensemble.

## Indices

hint = Indice
hint-thinks = Un instant…
hint-what = L’expert choisirait : { $what }
hint-plain = Rien à peser ici : c’est ce qui paraît le mieux au premier regard.
hint-better =
    { $n ->
        [one] { $n } point de chances de plus qu’avec « { $next } ».
       *[other] { $n } points de chances de plus qu’avec « { $next } ».
    }
hint-close = Presque comme « { $next } » : à { $n } % près, les chiffres ne départagent pas. L’expert garde ce qui paraît le mieux.
# Of scores a few moves later: what I gain, then who else is touched, compared with what; what it costs me comes last.
than-other = « { $next } »
than-yours = votre coup
hint-gain =
    { $n ->
        [1] Quelques coups plus loin, vous auriez en moyenne un peu plus de { $unit } qu’avec { $than }.
       *[other] Quelques coups plus loin, vous auriez en moyenne { $n } { $unit } de plus qu’avec { $than }.
    }
hint-other = Quelques coups plus loin, en moyenne et par rapport à { $than }, { $what }
hint-also =
    { $more ->
        [more]
            { $n ->
                [1] { $name } aurait un peu plus de { $unit }.
               *[other] { $name } aurait { $n } { $unit } de plus.
            }
       *[less]
            { $n ->
                [1] { $name } aurait un peu moins de { $unit }.
               *[other] { $name } aurait { $n } { $unit } de moins.
            }
    }
hint-price =
    { $n ->
        [1] Vous auriez pourtant d’abord un peu moins de { $unit }.
       *[other] Vous auriez pourtant d’abord, en moyenne, { $n } { $unit } de moins.
    }
hint-values = Chances de l’emporter, selon la réponse
hint-rest =
    { $n ->
        [one] Une autre réponse vaut moins.
       *[other] Les { $n } autres réponses valent moins.
    }
hint-left = Écarté sans essai : { $what }.
hint-how = Calcul du robot expert, qui ne voit que ce que vous voyez : { $n } suites jouées, à { $error } % près.
hint-take = Jouer : { $what }
hint-own = Je choisis
hint-taken = { $name } demande un indice.
hint-yours = Vous demandez un indice. Les autres voient que vous l’avez demandé, pas ce qu’il dit.
hints-n =
    { $n ->
        [one] { $n } indice
       *[other] { $n } indices
    }
hints = Indices
hints-help = Un bouton montre ce que jouerait le robot expert. Tout le monde voit qui s’en sert, personne ne voit ce qu’il dit.
hints-alone = Contre les robots seulement
hints-always = Toujours
hints-never = Jamais

## Journal et panneaux

since-turn = Depuis votre dernier tour
since-visit = Depuis votre dernier passage
since-visit-text = Il y a { $time }. Au journal depuis : { $n ->
    [one] { $n } ligne.
   *[other] { $n } lignes.
}
open-log = Ouvrir le journal
open-chat = Ouvrir la discussion
side = Joueurs, journal et discussion
close-log = Fermer le journal
log-or-chat = Journal ou discussion
log = Journal
unread = { $n ->
    [one] { $n } message non lu
   *[other] { $n } messages non lus
}
older = Lignes précédentes

## La table

players = Joueurs
opponents = Adversaires
the-table = Table
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cards-word = cartes en main
in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
loses-turns = { $n ->
    [one] passe { $n } tour
   *[other] passe { $n } tours
}

## Fin de partie

game-over = Partie terminée
# Games that count rounds call them so; of others one counts how often the turn goes round the table.
over-after =
    { $counts ->
        [round]
            { $n ->
                [one] Partie terminée après { $n } manche
               *[other] Partie terminée après { $n } manches
            }
       *[lap]
            { $n ->
                [one] Partie terminée après { $n } tour de table
               *[other] Partie terminée après { $n } tours de table
            }
    }
you-won = Victoire pour vous
won = { $name } l’emporte
shared-win = Victoire partagée : { $names }
winner = victoire
rematch = Demander la revanche
play-again = Jouer encore
rematch-accept = Accepter la revanche
rematch-now = Commencer sans attendre
rematch-wanted = Pour la revanche : { $names }.
rematch-unsaid = Sans réponse : { $names }.
you-word = vous
to-salon = Changer les réglages
your-place = votre place
# Small and raised, after the number.
place-nth = { $n ->
    [one] re
   *[other] e
}
place-of = sur { $n }
out-at = hors jeu au tour de table { $n }
left-word = Sortie
round-n =
    { $counts ->
        [round] manche { $n }
       *[lap] tour { $n }
    }
ledger = D’où viennent les points
by-rounds = Manche par manche
by-rounds-text = L’annonce, ses points, et le total à cet instant.
moment-word = Moment
round-word = Manche
source-word = Source
total = Total
percent = { $n } %
chances = Chances de victoire
chances-text = Estimées sans voir les mains : à chaque point, { $n } suites jouées par les robots. Les numéros mènent aux tournants.
chances-wait = Les robots rejouent la partie pour estimer les chances…
chances-figures = Les chiffres, au fil de la partie
turning = { $round } : { $name } passe de { $from } % à { $to } %.
decisions = Vos décisions les plus coûteuses
decisions-text =
    { $choices ->
        [one] Une décision à plusieurs réponses.
       *[other] Sur { $choices } décisions à plusieurs réponses, { $looked } regardées de près ; { $same } étaient celles de l’expert.
    }
decisions-none = Aucune ne vous a coûté plus que la marge d’erreur.
decisions-wait = L’expert relit vos décisions…
round-title =
    { $counts ->
        [round] Manche { $n }
       *[lap] Tour { $n }
    }
chance-points =
    { $n ->
        [one] point de chances
       *[other] points de chances
    }
decision-yours = Vous avez joué
decision-expert = L’expert aurait joué
decision-error = D’après ce que vous saviez alors, à { $n } % près.
decision-replay = Revoir et reprendre d’ici
expert-word = l’expert
see-replay = Revoir la partie
see-table = Revoir la table
ranking = Classement
scores = Décompte
moments = Moments clés
fair = Mélange vérifiable
fair-more = Qui a mélangé, et comment le vérifier
fair-yes = Votre navigateur a vérifié le mélange : tout concorde.
fair-by-hand = Vérifiez le mélange avec la partie à télécharger.
fair-fault-secret = Le secret révélé ne correspond pas au sceau.
fair-fault-seed = La graine ne vient pas du secret et des nombres.
fair-fault-told = Ce sceau n’est pas celui qui vous a été montré avant la partie.
fair-fault-number = Votre nombre n’a pas été compté.
fair-text = La maison a d’abord scellé un secret, puis les navigateurs y ont ajouté des nombres tirés au hasard pour { $names } : personne n’a pu choisir l’ordre des cartes.
fair-alone = La maison a mélangé seule : personne n’a ajouté de nombre. Elle n’a pas pu changer l’ordre des cartes une fois la partie commencée.
fair-sealed = Personne, ni le serveur ni un robot, n’a pu changer l’ordre des cartes pendant la partie.
fair-seal = Sceau, montré avant la partie
fair-number = Nombre ajouté pour { $name }
fair-house = la maison (son secret compte)
fair-secret = Secret de la maison, révélé après la partie
fair-seed = Graine du mélange
fair-how = Le sceau est le SHA-256 du secret ; la graine est celui de la table, du secret et des nombres. Pour vérifier toute la partie, téléchargez-la et lancez « crise verify crise-record.json ».
fair-how-sealed = Le sceau est le SHA-256 de la graine. Pour vérifier toute la partie, téléchargez-la et lancez « crise verify crise-record.json ».
download = Télécharger la partie

## Revoir la partie

replay-of = Revoir la partie
players-n = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
step-shown = Coup affiché
step = Coup
step-of = Coup { $n } sur { $of }
chooses = { $name } choisit : { $what }
time-line = Frise de la partie
hands = Mains
player-controls = Lecture
to-start = Au début
to-end = À la fin
step-back = Coup précédent
step-on = Coup suivant
run = Lire
speed = Vitesse
share-moment = Partager ce moment
log-or-moments = Journal ou moments
hand-of = Main de { $name }
eyes = Mains visibles
eyes-all = Toutes les mains
eyes-public = Aucune (vue publique)
carry-on = Reprendre d’ici contre les robots
carry-on-seat = Votre place : { $name }. Pour en prendre une autre, choisissez d’abord sa main ci-dessus.
carry-on-text = Des robots tiennent les autres places, sous les mêmes noms. La partie d’origine ne change pas.

## Écran partagé

join-at = Rejoindre :
qr-seat = Code QR de la place { $n }, table { $code }
seats-lost = Visez ce code avec votre téléphone pour reprendre votre place.
name-asked = Comment vous appeler à la table ?
answer-on-phone = Chaque main est sur un téléphone : scannez le code pour prendre place.

## Règles

rules-n = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
found-n = { $n ->
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
}
search-rules = Chercher dans les règles
search-hint = Un mot, une carte, un numéro de règle
games-and-sections = Jeux et chapitres
ruling = Arbitrage
option = Option
cards-title = Cartes
enlarge = Agrandir { $card }
source-booklet = Livret
source-public = Public
source-house = Maison

## Réglages

language = Langue
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-auto = Système
motion-full = Normales
motion-fast = Rapides
motion-none = Aucune
text-size = Taille du texte
text-m = Normale
text-l = Grande
text-xl = Très grande

## À propos

about-what = Une table, des crises
about-what-text = Cellule de crise réunit des jeux de société français : { $games }. Chaque règle est appliquée et expliquée : touchez une carte pour savoir pourquoi elle ne se joue pas.
about-fairness = Un mélange honnête
about-fairness-text = Avant la partie, la maison scelle un secret, puis chaque navigateur ajoute un nombre tiré au hasard : le mélange vient de tous. À la fin, tout est révélé, et votre navigateur le vérifie.
about-bots = Des robots qui ne trichent pas
about-bots-text = Un robot reçoit exactement ce que sa place a le droit de savoir. Il est toujours signalé par son symbole.
about-access = Accessibilité
about-access-text = Tout se fait au clavier, le journal est lu à voix haute par les lecteurs d’écran, aucune information ne tient à la seule couleur. Réglez le mouvement, la taille du texte et le thème dans les réglages.
about-keys = Au clavier
about-keys-text = Tabulation d’une zone à l’autre, flèches dans la main, Entrée pour répondre, chiffres pour les boutons, Z pour agrandir une carte, J pour le journal, U pour annuler, Échap pour fermer.
about-hosting = Héberger votre table
about-hosting-text = Un ordinateur, une commande, un seul fichier de données : « crise serve » suffit. Vos parties vous appartiennent et s’exportent.
about-ours = Ce qui est à nous
about-ours-text = Les textes, les dessins, les icônes et la police sont faits ici. Les règles et les nombres viennent des livrets ; les cartes marquées « Maison » sont de notre invention.

## Vie privée

privacy = Vie privée
privacy-kept = Ce que le serveur garde
privacy-kept-text = Le pseudo que vous choisissez, les deux cents dernières lignes du tchat de chaque table, les coups de vos parties et l’empreinte de la clé de votre place. Ni compte, ni adresse électronique, ni cookie de qui que ce soit.
privacy-seen = Qui le voit
privacy-seen-text = Les personnes assises à la table, et celles qui la regardent si l’hôte le permet. Qui connaît le code d’une table peut revoir ses parties terminées ; vos cartes n’y sont montrées qu’après la fin.
privacy-device = Ce que garde cet appareil
privacy-device-text = Vos réglages, votre pseudo, les clés de vos places et les règles déjà lues, dans ce navigateur seulement. Effacez les données du site pour tout oublier : une place sans sa clé ne se reprend plus.
privacy-not = Ce que personne ne garde
privacy-not-text = Votre adresse IP compte pour les limites, en mémoire (les processus d’une même maison se la disent pendant quelques secondes), et n’est écrite que si la maison l’écarte, pour ce temps seulement. Le journal du serveur ne nomme ni les gens ni les tables. Rien n’est envoyé à des tiers.
privacy-until = Jusqu’à quand
privacy-until-text = Une table à laquelle personne ne touche plus est effacée, avec tout ce qui la concerne :
privacy-until-waiting = avant sa première partie, après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } ;
privacy-until-playing = en pleine partie, après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } ;
privacy-until-over = une fois ses parties terminées, après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } ;
privacy-until-lesson = après une leçon, au bout de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
privacy-who = À qui s’adresser
privacy-who-text = Ce serveur est tenu par { $contact }.
privacy-who-nobody = À la personne qui vous a donné l’adresse de ce serveur : c’est elle qui l’héberge.

# A game on one page

one-page = Le jeu en une page
summary-goal = Le but
summary-example = Un coup, pour voir
summary-end = Fin de partie
summary-icons = Les icônes
summary-one = Une carte
summary-cards = Des cartes, pour commencer
summary-terms = Les mots du jeu
all-rules = Toutes les règles
play-against =
    { $n ->
        [0] Jouer en solitaire
        [one] Jouer contre un robot
       *[other] Jouer contre { $n } robots
    }

## Lessons

lesson-word = Leçon
lesson-first = Votre première partie
souffleur = Le souffleur
lesson-step = Étape { $n } sur { $m }
lesson-steps =
    { $n ->
        [one] Une étape
       *[other] Les { $n } étapes
    }
lesson-seen = vu
lesson-watch = Regardez ce que font les autres.
lesson-watch-why = La suite vient dans un instant.
lesson-back = Étape précédente
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-again = Recommencer la leçon
lesson-real = Jouer une vraie partie
lesson-not-yet = Pas tout de suite : { $what }
lesson-over = La leçon est finie : jouez une vraie partie ou recommencez.
lesson-left =
    { $n ->
        [one] Encore une minute environ. Les robots jouent des coups écrits d’avance.
       *[other] Encore { $n } minutes environ. Les robots jouent des coups écrits d’avance.
    }
lesson-done = Leçon terminée.
log-or-lesson = Leçon ou journal
open-lesson = Voir les étapes de la leçon
learn = Apprendre en jouant
learn-game = Apprendre en jouant, { $n } min
learn-short = Leçon, { $n } min
first-visit = Première visite ?
first-visit-text = Le souffleur vous apprend { $game } en { $n } minutes : il dit quoi faire et pourquoi, vous jouez.
first-visit-no = Non merci
## Rythme des robots, hors jeu

pace-of-bots = Rythme des robots
bots-pace = Robots : { $pace }
pace-next = Passer au rythme suivant : { $pace }
pace-slow = lent
pace-usual = normal
pace-fast = rapide
pace-instant = immédiat
you-are-out = Vous êtes hors jeu.
it-goes-on = La partie continue sans vous.
out-word = hors jeu
watch-faster = Regarder plus vite
watch-faster-text = La partie continue ici, au rythme choisi.
curve = { $unit }, tour par tour
to-the-end = Voir la fin
to-the-end-text = Il ne reste que des robots : le résultat tout de suite, et la partie à revoir.
another-game = Une autre partie
another-game-text = Même jeu, mêmes options, autant de robots.

## Ce qui ne se défait pas

replace-sure = { $name } perd sa place : un robot la tient jusqu’à la fin de la partie. Cela ne se défait pas.
replace-yes = Confier à un robot
leave-sure = Quitter la partie ?
leave-sure-text = Un robot joue à votre place. Tant que la partie dure, vous pouvez la reprendre.
leave-salon-sure = Quitter cette table ?
leave-salon-text = Votre place redevient libre, et quelqu’un d’autre peut la prendre.
free-sure = { $name } n’a plus de place à cette table, mais peut revenir par le lien tant qu’il en reste.
free-yes = Libérer la place
rules-changed-end-text = Tout le monde retourne au salon. Cette partie s’arrête sans résultat, et cela ne se défait pas.
rematch-now-text = Sans réponse : { $names }. Un robot prend chacune de ces places pour de bon.
to-salon-text = Le salon s’ouvre pour tout le monde. Les autres gardent leur place et lisent la fin de la partie tant qu’ils veulent.
to-salon-yes = Ouvrir le salon
salon-opened = { $name } a rouvert le salon : la prochaine partie s’y prépare.
to-the-salon = Aller au salon
sure-no = Ne rien changer
