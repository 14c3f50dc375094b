# Ce que dit la table en ligne, quel que soit le jeu.

wait-turn = C’est à { $names } de jouer.
wait-one = La table attend : { $names }.
wait-window = Une réaction est possible : { $names }.
wait-sealed = Choix secret : { $names }.
wait-over = La partie est terminée.

level-random = Hasard
    .text = Joue n’importe quoi, dans les règles.
level-facile = Facile
    .text = Évite les grosses erreurs, sans plus.
level-normal = Normal
    .text = Choisit ce qui paraît le mieux sur le moment.
level-expert = Expert
    .text = Imagine la suite avant de choisir.

refused-no-window = Aucune réaction n’est attendue de vous en ce moment.
refused-stale = La table a changé entre-temps : regardez à nouveau.
refused-paused = La partie est en pause.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-seated = Prenez d’abord une place à cette table.
refused-not-waiting = La partie a déjà commencé.
refused-not-playing = Aucune partie n’est en cours.
refused-not-over = La partie n’est pas terminée.
refused-bad-name = Écrivez un nom de 1 à 24 caractères visibles.
refused-name-taken = Ce nom est déjà pris à cette table : choisissez-en un autre.
refused-taken = Cette place est prise.
refused-full = Toutes les places de cette table sont prises.
refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refused-seat-in-use = Une personne occupe la place { $seat } : libérez-la avant de réduire la table.
refused-host-seat = L’hôte ne peut pas s’écarter de la table ainsi.
refused-bot-only = Pendant la partie, une place ne peut passer qu’à un robot.
refused-unknown-bot = Robot inconnu : « { $name } ». Robots connus : { $known }.
refused-unknown-game = Jeu inconnu : « { $name } ». Jeux connus : { $known }.
refused-open-seats = Il reste des places libres : attendez du monde ou confiez-les à des robots.
refused-bad-cards = Ligne { $line } du fichier de cartes : { $fault }
refused-not-away = Vous tenez déjà votre place.
refused-empty = Écrivez quelque chose.
refused-too-fast = Trop de messages à la fois : attendez un instant.
refused-no-such-table = Cette table n’existe pas, ou plus.
refused-no-such-game = Cette partie n’existe pas à cette table.
refused-outdated = Les règles ont changé depuis cette partie : elle ne peut plus être rejouée.
refused-no-such-step = Cette partie va de 0 à { $steps }.
refused-no-lesson = Ce jeu n’a pas de leçon.
refused-in-lesson = Cela ne se fait pas pendant une leçon.
refused-other-step = Pas tout de suite : faites d’abord ce que demande l’étape.
refused-no-such-eyes = Choisissez public, all ou le numéro d’une place.
refused-no-watching = L’hôte ne laisse personne regarder cette table.
refused-no-such-token = Ce lien n’ouvre plus aucune place à cette table.
refused-not-found = Il n’y a rien à cette adresse.
refused-bad-request = Cette demande n’est pas comprise : { $fault }
refused-too-large = Cette demande est trop longue.
refused-fault = Une erreur s’est produite ici. Réessayez dans un instant.
refused-busy = La maison est complète : réessayez dans un instant.
refused-closing = La maison redémarre : réessayez dans un instant.
refused-unknown-host = Ce serveur ne connaît pas le nom par lequel vous venez : il faut le lui dire au démarrage (hosts).
refused-only-looked-at = Cette adresse se regarde seulement.
refused-only-json = Cette demande doit être du JSON (content-type application/json).
refused-origin = Cette page n’a pas le droit de se connecter ici.
refused-removed = L’hôte a repris votre place à cette table.
refused-no-hello = La table n’a pas reçu de bonjour à temps.

place = Place { $number }

page-title = Cellule de crise
page-missing = Le serveur fonctionne, mais la page du jeu n’est pas construite. Construisez-la avec : make web
