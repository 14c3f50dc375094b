# Ce que la commande dit aux joueuses et aux joueurs.

place = Place { $number }
public = le public
all = tout le monde à la fois

games-title = Jeux
games-id = Nom
games-game = Jeu
games-seats = Places
games-minutes = Minutes
games-modes = Modes
games-hint = Pour jouer : crise play { $game }

mark-ruling = précision
mark-option = option

cards-title = { $title } : { $count } cartes
cards-card = Carte
cards-name = Nom
cards-count = Nombre
cards-source = Source
cards-text = Effet
source-booklet = livret
source-public = public
source-house = maison

replay-head = { $title } – vu par { $reader }
replay-winners = Victoire : { $names }
replay-unfinished = { $answers ->
    [one] La partie n’est pas terminée : { $answers } réponse jusqu’ici.
   *[other] La partie n’est pas terminée : { $answers } réponses jusqu’ici.
}

did-you-mean = Vouliez-vous dire { $close } ?
unknown-game = Jeu inconnu : « { $name } ». { $hint } Jeux connus : { $known }.
bot-budget = « { $name } » : seul expert a un nombre d’itérations, un nombre entier d’au moins 1, comme dans { $form }.
unknown-bot = Robot inconnu : « { $name } ». { $hint } Robots connus : { $known }.
unknown-option = Option inconnue : « { $name } ». { $hint } Options de { $game } : { $known }.
option-form = « { $given } » n’est pas une option : écrivez --option nom=valeur. Options de { $game } : { $known }.
option-twice = L’option « { $name } » est donnée deux fois.
bots-count = { $seats ->
    [one] { $given } robots pour une seule place : nommez-en un.
   *[other] { $given } robots pour { $seats } places : nommez-en un seul, qui jouera partout, ou un par place.
}
people-count = { $people } personnes pour { $seats } places : donnez --seats { $people } ou nommez moins de personnes.
people-none = Il faut au moins une personne pour jouer. Pour des parties de robots : crise simulate { $game }.
people-twice = Deux personnes s’appellent « { $name } » : donnez des noms différents.
people-name = « { $name } » ne peut pas être un nom : écrivez de 1 à 24 caractères visibles.
not-a-terminal = Il faut un terminal pour jouer. Pour des parties sans personne : crise simulate { $game }.
seat-unknown = Il n’y a pas de place « { $given } » : donnez un nombre de 1 à { $seats }, ou public, ou all.
secret-until-over = La partie n’est pas terminée : toutes les mains ne se montrent qu’après la fin. Donnez --seat public ou --seat 1.
too-far = Cet enregistrement va de 0 à { $answers } : donnez à --to un nombre entre les deux.
no-such-number = { $count ->
    [one] Ce fichier ne contient qu’une partie : n’écrivez pas --number.
   *[other] Ce fichier contient { $count } parties : donnez --number de 1 à { $count }.
}
no-lesson = Le jeu « { $game } » n’a pas de leçon : écrivez « { $file } » dans son dossier.
no-rule-found = Aucune règle ne contient « { $text } ».
serve-open = Table ouverte : { $address } (Ctrl+C pour fermer). Les parties sont gardées dans « { $data } ».
serve-metrics = Les chiffres de la maison sont à lire ici, et ne sont pas pour le public : { $address }
serve-workers = Les processus d’autres machines se présentent ici, sur un réseau privé : crise worker { $server }
serve-no-data = Impossible d’écrire dans « { $data } » : donnez un autre dossier avec --data.
serve-taken = Un autre serveur utilise déjà « { $data } » : arrêtez-le ou donnez un autre dossier avec --data.
serve-newer = Le fichier de « { $data } » vient d’une version plus récente : installez-la, ou donnez un autre dossier avec --data.
serve-broken = Le fichier de « { $data } » est abîmé : reprenez une sauvegarde avec crise restore, ou donnez un autre dossier avec --data.
serve-unreachable = La base de données « { $data } » ne répond pas ou ne vous laisse pas entrer : voyez l’adresse donnée avec --database.
serve-no-driver = Pour une base de données PostgreSQL il faut installer crise avec ce qu’elle demande : { $command }
serve-address = Les autres processus doivent savoir où joindre celui-ci : donnez son adresse, par exemple avec { $example }.
serve-setting = Réglage « { $name } » : { $fault }
worker-there = Au travail pour { $server } : { $count } processus (Ctrl+C pour arrêter).
worker-waits = Aucun serveur n’accueille de processus à { $server } : est-il démarré, avec le réglage worker_door ? Nouvel essai dans un moment.
worker-server = « { $given } » n’est pas un serveur : écrivez adresse et port, comme { $example }, d’après son réglage worker_door.
worker-count = { $given } processus, ce n’est rien : donnez à --count un nombre d’au moins 1.
worker-secret-missing = Le secret du serveur n’est pas lisible dans « { $where } » : copiez-y le fichier worker.secret de son dossier, ou donnez le fichier avec --secret.
worker-secret-open = Tout le monde peut lire le secret « { $where } » : faites chmod 600 de ce fichier.
worker-secret-short = Le secret de « { $where } » est trop court : il en faut un d’au moins { $least } signes.
worker-secret-flag = Un secret ne se donne pas dans la commande, où chacun peut le lire : mettez-le dans { $variable }, dans un fichier de réglages, ou laissez le serveur en faire un.
worker-no-secret = Le serveur { $server } connaît un autre secret : copiez de nouveau son fichier worker.secret.
worker-no-impostor = Ce qui répond à { $server } ne connaît pas le secret : est-ce la bonne adresse, et le fichier worker.secret de ce serveur ?
worker-no-version = Le serveur { $server } joue avec une autre version : { $theirs }, ici { $ours }. Installez la même, avec les mêmes jeux, des deux côtés.
worker-no-process = Le processus qui réfléchit ne démarre pas : ce qui précède dit pourquoi.
backup-done = Copie faite : « { $copy } », { $count } tables.
restore-done = { $count } tables reprises dans « { $data } ».
copy-missing = Il n’y a rien à copier : ni tables dans « { $data } », ni fichier « { $copy } ».
copy-exists = Il y a déjà quelque chose : donnez un autre nom à la copie, ou mettez de côté les tables de « { $data } » avec --replace.
copy-no-copy = « { $copy } » n’est pas une copie saine : il en faut une que crise backup a écrite.
copy-unwritten = Impossible d’écrire « { $copy } » : la place manque peut-être.
serve-port = Le port { $port } est déjà pris : donnez-en un autre avec { $option }.
serve-port-rights = Le système ne vous donne pas le port { $port } : donnez-en un autre avec { $option }.
serve-port-range = Il n’y a pas de port { $port } : donnez avec { $option } un nombre de 0 à { $most }.
serve-host = « { $host } » n’est pas une adresse de cet ordinateur : donnez-en une avec { $option } (127.0.0.1 pour cet ordinateur seul, 0.0.0.0 pour tous ses réseaux).
file-exists = « { $file } » existe déjà : choisissez un autre nom, ou supprimez d’abord ce fichier.
no-folder = Il n’y a pas de dossier « { $folder } » : créez-le d’abord.
new-written =
    Le jeu est écrit dans « { $folder } ». Pour y jouer :
    pip install -e { $folder }
    crise play { $game }
new-name = « { $name } » ne peut pas être le nom d’un jeu : écrivez de petites lettres sans accent, des chiffres et des tirets, en commençant par une lettre.
new-taken = Le nom « { $name } » est déjà pris, par un jeu ou par un module de Python : choisissez-en un autre.
new-not-empty = « { $folder } » existe déjà et n’est pas un dossier vide : donnez-en un autre avec --folder.

admin-nobody = Aucun serveur ne répond dans { $data } : est-il démarré ? Donnez son dossier avec --data.
admin-rights = La porte du serveur dans { $data } n’est pas à vous : lancez la commande sous son compte.
admin-elsewhere = Un autre processus s’occupe de cette table : demandez-le à celui de { $about }.
admin-no-such-table = Cette table n’existe pas, ou plus : crise admin list donne les codes.
admin-no-address = Donnez une adresse IP, comme 203.0.113.7, ou en IPv6.
admin-this-computer = { $about } est cet ordinateur : derrière un proxy, tout le monde en vient tant que « proxies » ne le nomme pas.
admin-not-banned = { $about } n’est pas écartée.
admin-empty = Écrivez quelque chose.
admin-closing = La maison ferme déjà.
admin-fault = Le serveur n’y est pas arrivé : son journal dit pourquoi.
admin-not-understood = Le serveur ne comprend pas cette demande : il est d’une autre version. { $about }
admin-lasting = « { $given } » n’est pas une durée : écrivez 30m, 12h ou 1d.
admin-is-waiting = en attente
admin-is-playing = en cours
admin-is-over = terminée
admin-is-lesson = leçon
admin-table = { $code } · { $game } · { $taken }/{ $seats } places · { $status } · { $here } en ligne · dernier coup { $last }
admin-tables = { $shown } tables montrées sur { $count }.
admin-closed = Table { $code } fermée et effacée ; personnes prévenues : { $count }.
admin-banned = { $address } est écartée ({ $lasting }) ; connexions fermées : { $count }.
admin-unbanned = { $address } peut revenir.
admin-told = Message montré ; écrans : { $count }.
admin-drains = La maison prévient les tables, range tout et s’arrête.
