game-title = Smile Life: Party

section-FE-TOA = Party: toasts
rule-FE-TOA-1 = A toast is drunk to somebody else; the empty glass is put aside.
rule-FE-TOA-2 = After two toasts to you your hand is refilled to one card more.
    .mark = option
rule-FE-TOA-3 = With two players five toasts are enough.

card-champagne = Champagne
    .text = Drink to somebody.
card-cidre = Cider
    .text = Drink to somebody.

option-toasts = Toasts
    .help = How many toasts give one card more.

log-toasted = { $seat } drinks to { $friend }: { $card }.
ask-toast = { $card }: to whom do you drink?

name-glasses = Empty glasses
