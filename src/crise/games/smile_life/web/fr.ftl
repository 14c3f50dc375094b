# Ce que le tapis dit de plus que les textes du jeu.

my-life = Votre vie
life-of = { $name } : sa vie
see-life = voir
close-life = fermer
columns = Cartes posées, par sorte
column-salaires = Salaires
column-flirts = Flirts
column-enfants = Enfants
column-acquis = Acquis
column-animaux = Animaux
column-distinctions = Honneurs
column-autres = Autres
no-job = sans métier
smiles = { $n ->
    [one] { $n } smile
   *[other] { $n } smiles
}
turned = retournée
centre = Le centre de la table
sums = Smiles par colonne
