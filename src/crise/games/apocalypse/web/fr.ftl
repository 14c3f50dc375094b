# Ce que le tapis dit de plus que les textes du jeu.

rounds-left = { $n ->
    [one] encore { $n } tour de table
   *[other] encore { $n } tours de table
}
invasion = { $n } smiles jetés sur { $goal }
strength = Combativité et dégâts : { $n }
has-met = A rencontré : { $names }
met-nobody = N’a encore rencontré personne
sheltered = à l’abri
held-by = { $name } tient le compte
you-hold = Vous tenez le compte
