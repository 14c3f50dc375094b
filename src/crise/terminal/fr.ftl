# Ce que la table du terminal dit, quel que soit le jeu. Le français est la langue source.

## La table

your-turn = { $name }, à vous. { $prompt }
waiting-for = On attend { $names }.
turn-number = tour { $turn }
your-hand = { $count ->
    [0] Votre main : aucune carte
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
your-hand-marks = [touche] jouable, · pas maintenant, ✓ déjà choisie
table = Table
journal = Journal
news = du nouveau
card = Carte
not-now-rule = Pas maintenant ({ $rule }) : { $text }
not-now-unknown = Pas maintenant : ce choix n’est pas possible ici.
not-asked = Cette carte ne répond pas à la question posée.
chosen-already = Carte déjà choisie pour cette action ; touche u pour revenir en arrière.
playable = Entrée ou [{ $key }] pour jouer cette carte.
choosable = Entrée ou [{ $key }] pour ce choix.
too-late = Rien à annuler : tout ce que vous avez choisi s’est déjà vu à la table.
pace-0 = Rythme : lent
pace-1 = Rythme : normal
pace-2 = Rythme : immédiat

keys-ask = ↑↓←→ Entrée choisir · ? pourquoi · u annuler · j journal · h aide · q quitter
keys-wait = Espace accélérer · v rythme · j journal · d défausse · h aide · q quitter
keys-close = Échap fermer · ↑↓ faire défiler

## D’une personne à l’autre

pass-title = Passez l’appareil à { $name },
pass-key = puis appuyez sur Entrée.
pass-note = L’écran est caché : personne ne voit la main des autres.

## Aide

help-title = Aide et règles
help-search = Chercher dans les règles…
help-sharing = À plusieurs devant un seul écran : seules les personnes qui ont un choix à faire sont appelées. Un appel pendant le tour de quelqu’un d’autre laisse donc deviner une carte pour réagir.
help-keys = Touches
help-key-arrows = ← → ↑ ↓
help-key-arrows-text = Passer d’une carte ou d’un choix à l’autre.
help-key-enter = Entrée
help-key-enter-text = Jouer la carte ou prendre le choix sous le curseur ▶.
help-key-digits = 0 à 9, a à z
help-key-digits-text = Répondre aussitôt : la touche est entre crochets devant chaque choix. Sur un clavier français, la touche Majuscule n’est pas nécessaire pour les chiffres.
help-key-why-text = La carte en grand, et pourquoi on ne peut pas la jouer maintenant.
help-key-undo-text = Annuler votre dernier choix, tant que rien ne s’est vu à la table.
help-key-space = Espace
help-key-space-text = Ne plus attendre les robots jusqu’à ce que ce soit à vous.
help-key-pace-text = Changer le rythme des robots : lent, normal, immédiat.
help-key-journal-text = Tout le journal. Page ↑ et Page ↓ le font défiler sur la table.
help-key-open-text = La défausse et les autres cartes visibles, la plus récente d’abord.
help-key-help-text = Cette aide et les règles du jeu, avec une recherche.
help-key-quit-text = Quitter, après confirmation.
help-none = Aucune règle ne contient « { $text } ».
help-ruling = précision
help-option = option
help-close = Tapez un mot pour chercher · ↑↓ Page ↑ Page ↓ défiler · Échap fermer

## Journal, raison, départ

journal-title = Journal
open-title = Cartes visibles
open-none = Aucune carte visible au milieu de la table.
why-close = Échap fermer
quit-title = Quitter la partie ?
quit-saved = Elle sera enregistrée dans { $path }.
quit-lost = Elle ne sera pas enregistrée.
quit-yes = Quitter
quit-no = Continuer à jouer

## Fin de partie

end-title = Fin de la partie
end-won = { $count ->
    [0] Personne ne gagne.
    [one] Victoire pour { $names }.
   *[other] Victoire partagée : { $names }.
}
end-you = Bravo, vous gagnez cette partie.
end-rank = rang
end-name = nom
end-score = score
end-winner = ★ victoire
end-again = Nouvelle partie, même table
end-journal = Revoir le journal
end-save = Enregistrer la partie
end-quit = Quitter
end-saved = Partie enregistrée dans { $path }.
end-not-saved = La partie n’a pas pu être enregistrée dans { $path } : { $why }.

## Petit terminal

small-title = Fenêtre trop petite
small-text = La table demande au moins { $columns } colonnes et { $rows } lignes ; ici : { $width } × { $height }. Agrandissez la fenêtre, ou tapez q pour quitter.

## Dessin de la table

name-scores = Score
name-score = Score
table-legend = Sur la table : ▶ au tour de cette personne, ⚙ robot.
empty = vide
yes = oui
no = non
