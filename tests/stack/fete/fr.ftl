game-title = Smile Life : Fête

section-FE-TOA = Fête : toasts
rule-FE-TOA-1 = Un toast se porte à quelqu’un d’autre ; le verre vide est mis de côté.
rule-FE-TOA-2 = Après deux toasts en votre honneur, votre main se complète à une carte de plus.
    .mark = option
rule-FE-TOA-3 = À deux, cinq toasts suffisent.

card-champagne = Champagne
    .text = Portez un toast à quelqu’un.
card-cidre = Cidre
    .text = Portez un toast à quelqu’un.

option-toasts = Toasts
    .help = Combien de toasts donnent une carte de plus.

log-toasted = { $seat } porte un toast à { $friend } : { $card }.
ask-toast = { $card } : à qui portez-vous ce toast ?

name-glasses = Verres vides
