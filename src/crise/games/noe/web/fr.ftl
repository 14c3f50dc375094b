# Ce que le tapis dit de plus que les textes du jeu.

out-of-round = hors de la manche
known-card = en main : { $card }
memory = Fiche mémoire
memory-hand = en main : { $name }
memory-laid = montrée ou annoncée
memory-discard = à la défausse
memory-unseen = pas encore vue
my-laid = Vos cartes posées
race = Course à { $target } points : { $scores }
archange = Archange
trio = Trio { $of }
trio-joker = Trio { $of }, avec joker
trio-jokers = Trio de jokers
pair = Paire { $of }
left-over = Hors trio
