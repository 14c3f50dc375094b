# Ce que la table dit, quel que soit le jeu.

word-no-card = aucune carte
word-hidden-card = une carte
word-hidden-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
word-other-cards = { $count ->
    [one] une autre carte
   *[other] { $count } autres cartes
}
word-and = et
word-you = vous
word-yourself = Vous-même
word-amounts = { "" } : { $listed }

name-deck = Pioche
name-discard = Défausse
name-played = Action en cours
name-hands = Main

choice-pass = Passer

log-undone = { $seat } revient sur son dernier choix.
    .you-seat = Vous revenez sur votre dernier choix.

refused-not-asked = Ce n’est pas à vous de répondre.
refused-game-over = La partie est terminée.
refused-no-such-option = Ce choix n’est pas possible.
refused-no-undo = Trop tard pour annuler : quelque chose s’est déjà passé à la table.
refused-bad-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
refused-unknown-option = Option inconnue : « { $option } ». Options connues : { $known }.
refused-bad-option = L’option « { $option } » ne peut pas avoir cette valeur. Valeurs possibles : { $fits }.
refused-bad-options = Ces options ne vont pas avec ce nombre de places.
refused-bad-seed = La graine doit être un nombre de 0 à 2 puissance { $bits } exclu.

## A game on one page

summary-turn = Votre tour
heading-goal = Le but
heading-end = Fin de la partie
heading-terms = Les mots du jeu

## The end

source-start = Au départ
