game-title = Smile Life : Comète

section-CO-COM = Comète
rule-CO-COM-1 = Tant qu’une comète passe, chaque main se complète à une carte de plus.
rule-CO-COM-2 = Une comète brillante montre à tout le monde la prochaine carte de la pioche.
    .mark = option

section-CO-TEL = Télescope
rule-CO-TEL-1 = Le Télescope montre les deux prochaines cartes de la pioche.

card-comete = Comète
    .text = Une carte de plus en main, pendant deux tours de table.
card-telescope = Télescope
    .text = Regardez les deux prochaines cartes. 1 smile.

option-bright = Comètes brillantes
    .help = Une comète montre la prochaine carte de la pioche.

log-comet = Une comète passe ; { $seat } l’a vue en premier.
