# What the mat says beyond the texts of the game.

my-life = Your life
life-of = The life of { $name }
see-life = see
close-life = close
columns = Laid cards, by kind
column-salaires = Salaries
column-flirts = Flirts
column-enfants = Children
column-acquis = Belongings
column-animaux = Pets
column-distinctions = Honours
column-autres = Others
no-job = no job
smiles = { $n ->
    [one] { $n } smile
   *[other] { $n } smiles
}
turned = turned
centre = The middle of the table
sums = Smiles by column
