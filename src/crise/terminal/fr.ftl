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

name-market = Marché
name-scores = Score
name-score = Score
table-legend = Sur la table : ▶ au tour de cette personne, ⚙ robot.
empty = vide
yes = oui
no = non

## Virus War

vw-life = Vie
vw-virus = Virus
vw-hand = Main
vw-vaccin = Vaccin
vw-lost = { $turns ->
    [one] −{ $turns } tour
   *[other] −{ $turns } tours
}
vw-out = hors jeu
vw-clockwise = ↓ sens horaire
vw-counter = ↑ sens inverse
vw-deck = pioche { $count }
vw-discard = défausse { $count }
vw-supply = réserve { $count } ●
vw-action = Action annoncée
vw-none = Aucune action annoncée ce tour-ci.
vw-legend = Sur la table : ▶ au tour de cette personne, ⚙ robot, █ vie, ▒ vie que le virus coûtera en fin de tour, ● pastilles Virus, − tours à perdre, A à D équipes.

## Où se trouve une carte qui n’est pas en main

place-draws = pioche
place-discards = défausse
place-boards = en jeu

## État d’urgence

ed-team = Camp
ed-confiance = Confiance
ed-slots = Empl
ed-hand = Main
ed-draw = Pioc
ed-discard = Déf.
ed-out = hors jeu
ed-pool = Ce tour :
ed-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
ed-attack = attaque { $count }
ed-laid = posé : { $cards }
ed-more = { $count ->
    [one] … { $count } autre pile : touche d
   *[other] … { $count } autres piles : touche d
}
ed-super-none = Votre super carte est achetée.
ed-super-later = Super carte : celle de votre équipe.
ed-companion = { $effects } par tour · { $hearts }♥
ed-slot = { $count ->
    [one] +{ $count } emplacement
   *[other] +{ $count } emplacements
}
ed-open-discard = Défausse ({ $count }) : { $cards }
ed-open-box = Hors de la partie ({ $count }) : { $cards }
ed-legend = Sur la table : ▶ au tour de cette personne, ⚙ robot, █ confiance (sur 20), Empl cartes posées sur emplacements. Compagnons : ♥ cœurs, ✓ a déjà agi. Protecteurs : ◆ boucliers. Marché : ✓ vous pouvez l’acheter, prix en ●, × cartes restantes, ★ super carte, attaque | bénéf. Effets : ● pièces, ↯ infligez, +♥ confiance gagnée, −2♥ cœur noir, ↑ piochez, ✗ détruisez, ↓ faites défausser.

## Noé

no-points = Points
no-round = Manche
no-hand = Main
no-out = hors manche
no-dealer = D
no-lost = { $turns ->
    [one] −{ $turns } tour
   *[other] −{ $turns } tours
}
no-known = { $count ->
    [one] { $count } connue : { $cards }
   *[other] { $count } connues : { $cards }
}
no-laid = posé : { $cards }
no-fact-round = manche { $round }
no-fact-level = niveau { $level }
no-fact-deck = pioche { $count }
no-fact-reshuffles = { $count ->
    [0] plus de mélange
    [one] encore { $count } mélange
   *[other] encore { $count } mélanges
}
no-discard-open = Défausse : { $card }, à prendre
no-discard-closed = Défausse : { $card }, interdite
no-discard-empty = Défausse : vide
no-under = { $count } dessous
no-buried = dont { $count } face cachée
no-played = Action en cours : { $cards }
no-mine = Dans votre main
no-group = { $group } ×{ $count } : { $cards }
no-jokers = Jokers : { $cards }
no-act = Pour agir : { $cards }
no-oppose = Pour s’opposer : { $cards }
no-elysee = Élysée ({ $count } sur { $needed }) : { $cards }
no-alone = Seules : { $cards }
no-open-known = { $name }, cartes connues en main : { $cards }
no-open-laid = { $name }, cartes posées : { $cards }
no-open-discard = Défausse ({ $count }), la plus récente d’abord : { $cards }
no-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
no-legend = Sur la table : ▶ au tour de cette personne, ⚙ robot, █ points vers l’objectif, Manche points de cette manche, D donne, − tour à perdre, connues : cartes de cette main que vous connaissez.

## Smile Life

sl-smiles = Sml
sl-studies = Étu
sl-job = Métier
sl-wads = Lia
sl-love = Cœur
sl-children = Enf
sl-purchases = Acq
sl-malus = Mal
sl-hand = Mn
sl-married = M
sl-affair = A
sl-skips = { $turns ->
    [one] −{ $turns } tour
   *[other] −{ $turns } tours
}
sl-deck = pioche { $count }
sl-discard = défausse { $count }
sl-top = Défausse : { $card }
sl-bet = Casino : une mise attend, { $name }
sl-casino = Casino ouvert
sl-life = { $smiles ->
    [one] { $name } · { $smiles } smile
   *[other] { $name } · { $smiles } smiles
}
sl-column = { $title } : { $cards }
sl-in-studies = Études
sl-in-job = Métier
sl-in-salaries = Salaires
sl-in-love = Amours
sl-in-children = Enfants
sl-in-purchases = Acquisitions
sl-in-others = Divers
sl-in-malus = Malus
sl-open-discard = Défausse ({ $count }), la plus récente d’abord : { $cards }
sl-open-out = Hors du jeu ({ $count }) : { $cards }
sl-open-thrown = Jetées sur les extraterrestres ({ $count }) : { $cards }
sl-legend = Sur la table : ▶ au tour de cette personne, ⚙ robot, Sml smiles, Étu niveau d’études, Lia liasses à dépenser, ♥ flirts, M mariage, A adultère, Enf enfants, Acq acquisitions, Mal malus reçus, Mn cartes en main, − tours à passer, entre parenthèses les cartes retournées.

## Apocalypse

ap-basic = mode basique
ap-advanced = mode avancé
ap-plague = { $name } { $timer } ({ $holder } tient le compte)
ap-monster = { $name } (combativité { $strength }), à affronter : { $names }
ap-goal = Contre les extraterrestres : { $smiles } sur { $goal } smiles
ap-middle = Au milieu : { $cards }
ap-next = Prochaine carte : { $cards }
ap-legend = ■ tours de table qui restent, □ tours de table passés.
