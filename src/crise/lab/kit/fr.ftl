# Ce que disent toutes les pages du laboratoire.

lab = Laboratoire
print = Imprimer
theme = Thème
