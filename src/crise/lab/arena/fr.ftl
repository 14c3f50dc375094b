# La page d’un tournoi de robots.

title = Tournoi de robots
summary = { $seats } places, mode { $mode }. { $deals ->
    [one] Une donne, jouée
   *[other] { $deals } donnes, chacune jouée
 } avec chaque robot à chaque place : { $games ->
    [one] une partie
   *[other] { $games } parties
 }, { $draws ->
    [0] aucune égalité
    [one] une égalité
   *[other] { $draws } égalités
 }.
shares = Victoires, par rapport à la part équitable
shares-help = À 1, un robot gagne aussi souvent que si tous se valaient. Le trait couvre l’intervalle à 95 %.
ratings = Classement
ratings-help = Niveau estimé en points, comme aux échecs (modèle de Plackett-Luce, toutes les parties à la fois) : 0 est le milieu, 400 de plus veut dire dix fois plus fort. Le trait couvre 95 %.
drawing = { $title } : { $values }.
standings = Tous les robots
meetings = Qui contre qui
bot = Robot
meeting = { $bot } contre { $others }
games-played = Parties
share = Part
interval = Intervalle à 95 %
fair = Part équitable
ratio = Rapport
speed = ms par décision
cheats = voit toutes les cartes
cheats-help = En rouge, un robot qui triche : il voit toutes les cartes. Il mesure la part de la chance, hors concours.
rivals = Sans joueur
rival = { $role } : { $wins ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $wins } victoires
 } en { $games ->
    [one] une partie
   *[other] { $games } parties
 }, { $share }
faults = Incidents
faults-fell = { $games ->
    [one] Hors jeu dans une partie : l’action par défaut a été jouée à sa place.
   *[other] Hors jeu dans { $games } parties : l’action par défaut a été jouée à sa place.
}
failures = Parties interrompues par une erreur du moteur
method = Méthode
method-share = Une partie vaut 1, partagé entre les camps vainqueurs. Intervalle des parts : { $method }.
method-bootstrap = rééchantillonnage des donnes
method-wilson = formule de Wilson sur les parties, là où toutes les donnes ont le même résultat
method-none = rien de joué
method-again = Pour rejouer ce tournoi :
