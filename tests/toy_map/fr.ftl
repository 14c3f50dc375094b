game-title = Comptoirs
game-pitch = Une carte, trois ressources, quelques comptoirs.

section-TM-TURN = Le tour
rule-TM-TURN-1 = Il faut une caravane pour commercer.
rule-TM-TURN-2 = Il faut un permis, et de quoi payer un comptoir, pour s’installer.
section-TM-TRADE = Le commerce
rule-TM-TRADE-1 = La banque donne ce qu’elle a.
section-TM-SET = Les comptoirs
rule-TM-SET-1 = Une région n’a qu’un comptoir.
rule-TM-SET-2 = Un comptoir coûte 2 de ce que produit la région.

card-permit = Permis
    .text = Pour ouvrir un comptoir.
card-caravan = Caravane
    .text = Pour prendre des ressources à la banque.

option-rich = Riches débuts
    .help = On commence avec deux fois plus de ressources.

name-regions = Carte
name-yields = Produit
name-posts = Comptoirs
name-bank = Banque
name-stock = Stock
name-points = Points
    .unit = points

place-north = Le Nord
place-east = L’Est
place-south = Le Sud
place-west = L’Ouest
place-isle = L’Île
resource-wood = Bois
resource-grain = Blé
resource-iron = Fer

log-turn = C’est à { $seat } de jouer.
log-drew = { $seat } pioche { $card }.
log-showed = { $seat } montre { $card }.
log-traded = { $seat } prend à la banque : { $resource }, { $amount }.
log-settled = { $seat } s’installe : { $place }.
log-end = La partie est finie. Victoire : { $seats }.

ask-do = Que faites-vous ?
ask-show = Quelle carte montrez-vous ?
ask-resource = Quelle ressource prenez-vous à la banque ?
ask-amount = Combien en prenez-vous ({ $resource }) ?
ask-place = Où ouvrez-vous un comptoir ?

choice-trade = Commercer
choice-settle = S’installer
choice-rest = Se reposer
