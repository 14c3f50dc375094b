# What the mat says beyond the texts of the game.

rounds-left = { $n ->
    [one] { $n } round left
   *[other] { $n } rounds left
}
invasion = { $n } of { $goal } smiles thrown
strength = Strength and damage: { $n }
has-met = Has met: { $names }
met-nobody = Has met nobody yet
sheltered = sheltered
held-by = { $name } keeps count
you-hold = You keep count
