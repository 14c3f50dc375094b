game-title = Smile Life: Comet

section-CO-COM = Comet
rule-CO-COM-1 = While a comet passes every hand is refilled to one card more.
rule-CO-COM-2 = A bright comet shows everybody the next card of the draw pile.
    .mark = option

section-CO-TEL = Telescope
rule-CO-TEL-1 = The Telescope shows the next two cards of the draw pile.

card-comete = Comet
    .text = One card more in hand, for two rounds.
card-telescope = Telescope
    .text = Look at the next two cards. 1 smile.

option-bright = Bright comets
    .help = A comet shows the next card of the draw pile.

log-comet = A comet passes; { $seat } saw it first.
