# État d’urgence: texts of the game. French is the source language.

game-title = État d’urgence
game-pitch = One epidemic, five teams, one public trust: build your deck and be the last voice the country still listens to.

# Le jeu en une page

summary-goal = Keep the country’s trust. Each team starts at 20; at 0 it is out. The last one standing wins.
summary-example = Subsidy and Coin: 3 coins this turn, enough to buy a Nurse, who will help on each of your turns.
    .cards = subvention piece
summary-end = At 0 a team stops at once. When one alone is above 0, it wins.
summary-turn-1 = Play
    .text = Your cards, one by one, in your three slots; a two-sided card is played on its Attack or its Benefit side.
summary-turn-2 = Buy
    .text = At the Great Market, with the coins of this turn. What you buy goes to your discard.
summary-turn-3 = Discard
    .text = What you played, except companions, protectors and slots: they stay.
summary-turn-4 = Draw
    .text = As many cards as you have slots.
summary-icon-bolt = attack: take trust away, or hearts from a companion
summary-icon-heart = trust gained
summary-icon-coin = coins to spend this turn
summary-icon-draw = draw
summary-icon-destroy = destroy one of your cards
summary-icon-discard = make others discard
summary-icon-heart-black = black heart: lose 2, without a choice
summary-icon-shield = shield: to be broken in one blow
summary-icon-slot = one slot more
summary-specimen = couvre-feu
summary-part-price = The price
    .text = In coins, in the bubble.
summary-part-attaque = Attack
    .text = One side, of your choice, when you play it.
summary-part-benef = Benefit
    .text = Or the other side.
summary-card-soignante = Companion: acts on each of your turns.
summary-card-bouclier-sanitaire = Protector: an attack must break it first.
summary-card-cellule-de-crise = Slot: one card more every turn, until the end.
summary-set = The five teams
    .text = The same cards to begin with; only the super card differs. It costs 17, and only its team can buy it.
summary-set-super-gouvernement = Government
    .text = Trust, and full coffers.
summary-set-super-conseil = Scientific council
    .text = Many cards, a lean deck.
summary-set-super-laboratoires = Laboratories
    .text = Money, and what it buys.
summary-set-super-medias = Media
    .text = Empty hands all around.
summary-set-super-complotistes = Conspiracy theorists
    .text = The hardest blow, for a black heart.
summary-term-disinfect = Disinfect
    .text = Pay 1 trust to destroy one of your cards: a thin deck comes back sooner.
summary-term-market = Great Market
    .text = Twenty-two piles in the open, priced 0 to 10, the same for everybody.

# Game options

option-teams = Teams
    .help = Each seat picks its own, in seat order, or chance hands them out.
    .is-chosen = Chosen
    .is-random = Random
option-confiance_max = Highest trust
    .help = Ceiling of trust: what exceeds it is lost.
option-turn_limit = Turn limit
    .help = Number of turns, all seats together, after which the highest trust wins.
option-seat_confiance = Starting trust
    .help = Starting trust in the order of the first round, never above 20; a shorter list is filled up with 20. Empty list: 20 for all, as in the booklet.
option-first_hand = First hand: cards fewer
    .help = The seat that begins draws one or two cards fewer for its first turn; 0: the same hand for all.
option-disinfect_per_turn = Disinfections per turn
    .help = How many disinfections a turn allows; 0: no limit, as in the booklet.

# Icons

icon-coin = coin
icon-bolt = attack
icon-heart = trust
icon-heart-black = black heart
icon-shield = shield
icon-slot = slot
icon-draw = draw
icon-destroy = destroy
icon-discard = make discard

# Effects, as written on the cards

effect-coin = { $n } { $n ->
        [one] coin
       *[other] coins
    }
effect-gain = +{ $n } trust
effect-hit = inflict { $n }
effect-draw = draw { $n } { $n ->
        [one] card
       *[other] cards
    }
effect-destroy = { $n ->
        [one] destroy 1 card
       *[other] destroy up to { $n } cards
    }
effect-discard = opponents discard { $n } { $n ->
        [one] card
       *[other] cards
    }
effect-black = black heart: −2 trust
# The same in the log: what a card gives, what is still open, what is lost

amount-coin = { $n } { $n ->
        [one] coin
       *[other] coins
    }
amount-gain = { $n } trust
amount-hit = { $n } attack { $n ->
        [one] point
       *[other] points
    }
amount-draw = { $n } { $n ->
        [one] card
       *[other] cards
    } to draw
amount-destroy = { $n } { $n ->
        [one] card
       *[other] cards
    } to destroy
amount-discard = { $n } { $n ->
        [one] card
       *[other] cards
    } for others to discard
amount-black = { $n } black { $n ->
        [one] heart
       *[other] hearts
    }
amount-shield = { $n } { $n ->
        [one] shield
       *[other] shields
    }
amount-slot = { $n } more { $n ->
        [one] slot
       *[other] slots
    }

# Texts of the cards, made of their rows

text-attaque = Attack: { $effects }.
text-benef = Benefit: { $effects }.
text-effect = { $effects }.
text-compagnon = Each turn: { $effects }. { $hearts } { $hearts ->
        [one] heart
       *[other] hearts
    }.
text-protecteur = Stops any attack that does not break it: { $shields } { $shields ->
        [one] shield
       *[other] shields
    }.
text-emplacement = +{ $slots } { $slots ->
        [one] slot
       *[other] slots
    } for the rest of the game.

# Kinds of cards

kind-depart = Starting card
kind-double = Double card
kind-compagnon = Companion
kind-protecteur = Protector
kind-emplacement = Slot
kind-super = Super card

# Cards

card-piece = Coin
    .flavour = The sinews of crisis, in small change.
card-coeur = Sound bite
    .flavour = One little remark, and the studio catches fire.
card-applaudissements = Applause at the windows
    .flavour = At eight sharp. It heals nobody, but it warms.
card-vaccin-douteux = Dubious vaccine
    .flavour = Tested on at least one person, who is rather well.
card-attestation = Permit to go out
    .flavour = I allow myself to leave. Signed and countersigned, me.
card-soiree-clandestine = Secret party
    .flavour = Thirty people, shutters closed, music low. At first.
card-masque-artisanal = Home-made mask
    .flavour = Cut from an old curtain. Floral pattern, filtering by estimate.
card-subvention = Subsidy
    .flavour = Whatever it costs, and above all whomever.
card-gel = Hand gel
    .flavour = The dispenser is empty, but the thought counts.
card-soignante = Nurse
    .flavour = She holds on. Do not ask her how.
card-bouclier-sanitaire = Health shield
    .flavour = Acrylic glass, sticky tape and goodwill.
card-variant = Variant
    .flavour = The same one, in more of a hurry.
card-tri-des-patients = Triage
    .flavour = The list is long, and so is the corridor.
card-fauconnier = Falconer
    .flavour = Officially against the pigeons.
card-gourou-du-clic = Click guru
    .flavour = A million followers, no degree, a view on everything.
card-cellule-de-crise = Crisis cell
    .flavour = One more table, and still no window.
card-documentaire = Hit piece
    .flavour = Deep voice, slow music, red arrows.
card-porte-parole = Spokesperson
    .flavour = Repeats with confidence what will be denied tomorrow.
card-couvre-feu = Curfew
    .flavour = Does the virus sleep at night? The bet was no.
card-cordon-sanitaire = Sanitary cordon
    .flavour = Nobody in, nobody out, everybody waves.
card-campagne-de-vaccination = Vaccination campaign
    .flavour = A gymnasium, some chairs, and the best coffee in the county.
card-confinement = Lockdown
    .flavour = The whole country learns to bake bread.
card-allocution = Address to the nation
    .flavour = Dear fellow citizens: we know a little less than yesterday.
card-etat-d-exception = Emergency powers
    .flavour = Temporary, like everything that lasts.
card-super-gouvernement = Midnight decree
    .flavour = Published at 11:59 p.m., in force at midnight, explained on Thursday.
card-super-conseil = Unanimous opinion
    .flavour = Unanimous but for one abstention, who writes a blog.
card-super-laboratoires = World patent
    .flavour = The formula is secret, the invoice is not.
card-super-medias = Special edition
    .flavour = Live from the pavement opposite, where nothing moves.
card-super-complotistes = Great revelation
    .flavour = It was all written, backwards, on the till receipt.

# Rules

section-ED-SET = Setup
rule-ED-SET-1 = Each seat takes a team, 20 trust, and its team’s super card (price 17), which it alone can buy.
rule-ED-SET-2 = Starting deck: 4 Coin cards (1 coin) and 2 Sound bite cards (−1 heart), shuffled. Each seat draws 3.
rule-ED-SET-3 = The Great Market has 22 open piles, priced 0 to 10. Each pile has as many cards as there are seats at the table.
rule-ED-SET-4 = Chance decides who begins; then play goes clockwise.
    .mark = ruling
rule-ED-SET-5 = All teams are different, chosen in seat order or drawn at random; the starting cards are the same for all. Discards, cards in play, trust, and the sizes of hands and draw piles are public.
    .mark = ruling
rule-ED-SET-6 = Option “Starting trust”: starting trust depends on the order of play and never exceeds 20. By default, 20 for all.
    .mark = option
rule-ED-SET-7 = Option “First hand”: the seat that begins has one or two cards fewer in its first hand. By default, none fewer.
    .mark = option

section-ED-PLAY = Play
rule-ED-PLAY-1 = Play your cards one at a time, in any order, each into a free slot (3 at first); its effects come at once, or later in the step. While a slot is free, cards in hand must be played; with more cards than slots, choose which.
rule-ED-PLAY-2 = All slots are taken: no more cards can be played, and what is left in hand is shuffled back into the draw pile.
rule-ED-PLAY-3 = A double card is played on one side only, attack or benefit. The choice is free again next time.
rule-ED-PLAY-4 = Companions and protectors take no slot and stay in play. So does a Slot card: it adds a slot for the rest of the game and can’t be attacked.
    .mark = ruling
rule-ED-PLAY-5 = Fewer cards than slots, or none: play what you have, use your companions, buy, draw. The hand is not filled up at the start of the turn.
    .mark = ruling
rule-ED-PLAY-6 = The rest of the hand goes back into the draw pile when the play step ends, before buying; until then it can be destroyed. So do cards drawn with no slot free, and companions, protectors and Slot cards still in hand once the slots are full (except ED-COM-4).
    .mark = ruling
rule-ED-PLAY-7 = A Slot card counts at once: its slot can be filled this turn, and the draw at the end of the turn counts it.
    .mark = ruling

section-ED-EFF = Effects
rule-ED-EFF-1 = All effects are optional, except the black heart.
rule-ED-EFF-2 = Effects add up over the turn: coins and attack points each form a pool.
rule-ED-EFF-3 = Coin: that many coins to spend in the Great Market this turn. Coins left over are lost.
rule-ED-EFF-4 = Trust: gain that much trust, up to the option “Highest trust” (20 by default).
    .mark = option
rule-ED-EFF-5 = Attack: split the points freely among the other teams and their companions.
rule-ED-EFF-6 = Black heart: lose 2 trust. It is compulsory, and protectors do not help.
rule-ED-EFF-7 = Destroy: remove from the game up to that many cards of your choice, from your hand, discard or draw pile (then shuffled). Cards in play are out of reach, except annoying companions.
    .mark = ruling
rule-ED-EFF-8 = Make discard: the other teams discard that many cards from hand in all. You choose who, they choose which. An empty hand can’t be chosen.
    .mark = ruling
rule-ED-EFF-9 = Draw: take that many cards into your hand at once.
rule-ED-EFF-10 = No effect is kept for a later turn.
rule-ED-EFF-11 = Attack points are gathered and assigned at any moment of the play step, also after all cards are laid; they lapse when buying starts. What exceeds a target’s need would be lost, so it can’t be put there. Points not yet assigned survive an elimination.
    .mark = ruling
rule-ED-EFF-12 = The effects of all cards played this turn come in the order you like and stay open until buying starts; each may be declined. What was not used is then lost. The black heart alone does not wait: it is paid before the next card is laid or the step ends.
    .mark = ruling
rule-ED-EFF-13 = Draw pile and discard run short: draw what there is. Cards laid this turn are not shuffled in before the end of the turn.
    .mark = ruling
rule-ED-EFF-14 = A forced discard goes to its own team’s discard. When no hand has cards left, the rest of the effect lapses. Protectors do not help.
    .mark = ruling
rule-ED-EFF-15 = To destroy in your draw pile, you see its cards sorted, not their order. You may destroy down to your last card; you still have your turns.
    .mark = ruling
rule-ED-EFF-16 = Gained trust counts at once if it fits under the ceiling. Otherwise it waits: choose the moment, at the latest when buying starts, or decline it. It comes after a black heart still due, unless that would put you out.
    .mark = ruling

section-ED-DIS = Disinfect
rule-ED-DIS-1 = At any moment of your turn, pay 1 trust to destroy one of your cards, as often as you like, but never down to 0.
    .mark = ruling
rule-ED-DIS-2 = Disinfecting reaches hand, draw pile (then shuffled), discard and cards just bought, but not cards in slots, protectors, or companions other than annoying ones.
    .mark = ruling
rule-ED-DIS-3 = Option “Disinfections per turn”: how many disinfections a turn allows. By default, no limit.
    .mark = option

section-ED-COM = Companions
rule-ED-COM-1 = A companion’s effect applies when it is laid, then once in each of your later turns while it stays, at the moment of your choice, between two cards. Unused, it lapses for this turn.
rule-ED-COM-2 = A companion can be attacked instead of its team. It is discarded only if a single attack takes all its hearts; less has no effect. An attack is the points given to one target at one moment; protectors do not cover companions.
    .mark = ruling
rule-ED-COM-3 = An annoying companion (with a black heart) must be played when it is in hand, and its black heart strikes every turn. It leaves like any other, by an attack, or because you destroy or disinfect it, even in play.
    .mark = ruling
rule-ED-COM-4 = An annoying companion in hand is laid before any other card, and at once if it is drawn during the turn, slots full or not. The open effects of the card that drew it stay open.
    .mark = ruling
rule-ED-COM-5 = In later turns the black heart of an annoying companion is paid first of all, before any choice; its other effects come at the chosen moment. A companion acts only once in the turn in which it is laid.
    .mark = ruling

section-ED-PRO = Protectors
rule-ED-PRO-1 = An attack on a team must first take all the shields of its protector. If it does, the protector is discarded and the surplus hits the team.
rule-ED-PRO-2 = An attack that does not take all the shields has no effect. Several protectors are met in the order in which they were laid; the attack goes on while it breaks them.
    .mark = ruling
rule-ED-PRO-3 = Each attack counts alone: a broken protector is gone for the next one, shields not broken are whole again. Exactly the shields: the protector leaves, the team is unhurt.
    .mark = ruling

section-ED-BUY = Buy
rule-ED-BUY-1 = After playing, buy cards whose prices sum to at most your coins; those at 0 are free, as many as you like. Bought cards go to your discard.
rule-ED-BUY-2 = The super card costs 17; its team alone can buy it, once. It goes to the discard and is played like a double card.
rule-ED-BUY-3 = A pile that is empty stays empty.

section-ED-END = End of the turn
rule-ED-END-1 = All cards played, except those that stay in play, go to your discard, face up.
rule-ED-END-2 = Draw as many cards as you have slots. If the draw pile is short, take what is left, shuffle the discard and complete.

section-ED-OUT = Out
rule-ED-OUT-1 = At 0 trust a team stops playing at once; its cards stay where they are, out of the game.
rule-ED-OUT-2 = Out in one’s own turn (black heart): the turn is over and unassigned points are lost. Its companions and protectors do nothing more and can’t be attacked; the market stays as it is.
    .mark = ruling

section-ED-WIN = Victory
rule-ED-WIN-1 = The game ends as soon as one team is left: it wins. A black heart can put you out; if that leaves one team, it wins.
    .mark = ruling
rule-ED-WIN-2 = Option “Turn limit” (500 by default, all turns together): the highest trust wins; equal, the game is a draw.
    .mark = option
rule-ED-WIN-3 = No team has anything left, among its cards or in play, that takes trust, nor the coins to buy a card: nobody can do any harm. The game ends at once, as at the turn limit.
    .mark = ruling

# Log

log-team = { $seat } plays the { $team ->
        [gouvernement] Government
        [conseil] Scientific council
        [laboratoires] Laboratories
        [medias] Media
       *[complotistes] Conspiracy theorists
    }.
    .you-seat = You play the { $team ->
        [gouvernement] Government
        [conseil] Scientific council
        [laboratoires] Laboratories
        [medias] Media
       *[complotistes] Conspiracy theorists
    }.
log-first = { $seat } goes first.
    .you-seat = You go first.
log-turn = It is { $seat }’s turn.
    .you-seat = It is your turn.
log-annoyed = { $card } costs { $seat } 2 trust ({ $confiance } left).
    .you-seat = { $card } costs you 2 trust ({ $confiance } left).
log-laid = { $seat } plays { $card }{ $effects }.
    .you-seat = You play { $card }{ $effects }.
log-laid_side = { $seat } plays { $card }, { $side ->
        [attaque] attack
       *[benef] benefit
    } side{ $effects }.
    .you-seat = You play { $card }, { $side ->
        [attaque] attack
       *[benef] benefit
    } side{ $effects }.
log-stays = { $seat } lays { $card }, which stays in play{ $effects }.
    .you-seat = You lay { $card }, which stays in play{ $effects }.
log-used = { $seat } uses { $card }{ $effects }.
    .you-seat = You use { $card }{ $effects }.
log-declined = { $seat } declines { $points } trust.
    .you-seat = You decline { $points } trust.
log-lapsed = { $seat } loses what was not used{ $effects }.
    .you-seat = You lose what was not used{ $effects }.
log-put_back = { $seat } shuffles { $count } { $count ->
        [one] card
       *[other] cards
    } from the hand back into the draw pile.
    .you-seat = You shuffle { $count } { $count ->
        [one] card
       *[other] cards
    } from your hand back into your draw pile.
log-market = { $coins ->
        [0] { $seat } goes to the Great Market without a coin.
        [one] { $seat } goes to the Great Market with 1 coin.
       *[other] { $seat } goes to the Great Market with { $coins } coins.
    }
    .you-seat = { $coins ->
        [0] You go to the Great Market without a coin.
        [one] You go to the Great Market with 1 coin.
       *[other] You go to the Great Market with { $coins } coins.
    }
log-gained = { $seat } gains { $points } trust (total: { $confiance }).
    .you-seat = You gain { $points } trust (total: { $confiance }).
log-black_heart = Black heart: { $seat } loses 2 trust ({ $confiance } left).
    .you-seat = Black heart: you lose 2 trust ({ $confiance } left).
log-drew = { $seat } draws { $cards }.
    .you-seat = You draw { $cards }.
log-shuffled_and_drew = { $seat } shuffles the discard and draws { $cards }.
    .you-seat = You shuffle your discard and draw { $cards }.
log-destroyed = { $seat } destroys { $card } { $place ->
        [hand] from the hand
        [discard] from the discard
        [draw] from the draw pile
       *[board] from the cards in play
    }.
    .you-seat = You destroy { $card } { $place ->
        [hand] from your hand
        [discard] from your discard
        [draw] from your draw pile
       *[board] from your cards in play
    }.
log-disinfected = { $seat } disinfects for 1 trust ({ $confiance } left) and removes { $card } { $place ->
        [hand] from the hand
        [discard] from the discard
        [draw] from the draw pile
       *[board] from the cards in play
    }.
    .you-seat = You disinfect for 1 trust ({ $confiance } left) and remove { $card } { $place ->
        [hand] from your hand
        [discard] from your discard
        [draw] from your draw pile
       *[board] from your cards in play
    }.
log-discarded = { $seat } makes { $victim } discard { $card }.
    .you-seat = You make { $victim } discard { $card }.
    .you-victim = { $seat } makes you discard { $card }.
log-attacked = { $seat } attacks { $victim }: { $points } { $points ->
        [one] point
       *[other] points
    }.
    .you-seat = You attack { $victim }: { $points } { $points ->
        [one] point
       *[other] points
    }.
    .you-victim = { $seat } attacks you: { $points } { $points ->
        [one] point
       *[other] points
    }.
log-companion_hit = { $seat } attacks { $card } ({ $points } { $points ->
        [one] point
       *[other] points
    }): { $victim } discards this companion.
    .you-seat = You attack { $card } ({ $points } { $points ->
        [one] point
       *[other] points
    }): { $victim } discards this companion.
    .you-victim = { $seat } attacks { $card } ({ $points } { $points ->
        [one] point
       *[other] points
    }): you discard this companion.
log-held = { $card } holds in front of { $seat }.
    .you-seat = { $card } holds in front of you.
log-broken = { $card } breaks: { $seat } discards this protector.
    .you-seat = { $card } breaks: you discard this protector.
log-hurt = { $seat } loses { $points } trust ({ $confiance } left).
    .you-seat = You lose { $points } trust ({ $confiance } left).
log-bought = { $price ->
        [0] { $seat } takes { $card } for free.
       *[other] { $seat } buys { $card } (price: { $price }).
    }
    .you-seat = { $price ->
        [0] You take { $card } for free.
       *[other] You buy { $card } (price: { $price }).
    }
log-out = Nobody trusts { $seat } any more: out of the game.
    .you-seat = Nobody trusts you any more: you are out of the game.
log-won = Victory for { $seats }.
    .you-seats = Victory for { $seats }.

# Questions

ask-team = Choose your team.
    .why = Only the super card differs from team to team; you will still have to buy it.
ask-act = { $cards ->
        [0] { $slots ->
            [0] All your slots are taken
           *[other] No more cards to lay
        }: act once more, or go to the Great Market.
       *[other] Lay a card or act ({ $slots ->
            [one] 1 slot free
           *[other] { $slots } slots free
        }).
    }{ $coins ->
        [0] { "" }
        [one] { " " }You have 1 coin.
       *[other] { " " }You have { $coins } coins.
    }{ $attack ->
        [0] { "" }
        [one] { " " }1 attack point to assign.
       *[other] { " " }{ $attack } attack points to assign.
    }{ $open ->
        [something] { " " }Still open{ $effects } ({ $sources }).
       *[nothing] { "" }
    }
    .why = Going to the Great Market loses whatever was not used, except coins.
ask-side = { $card }: choose the side to play.
    .why = Attack strikes the others, benefit serves you; when the card comes back you choose again.
ask-destroy = { $left ->
        [one] Choose a card to destroy.
       *[other] Choose a card to destroy ({ $left } at most).
    }
    .why = A thinner deck brings your best cards back more often.
ask-disinfect = Pay 1 trust: choose a card to remove from the game.
    .why = It leaves the game for good: a thinner deck brings back your best cards more often.
ask-discard_who = Choose who must discard a card.
    .why = That player chooses the card, and plays the next turn with one card fewer.
ask-discard = { $seat } makes you discard a card: choose which.
    .why = It goes to your discard and will come back; your next turn is played without it.
ask-target = { $points ->
        [one] 1 attack point
       *[other] { $points } attack points
    }: choose whom to attack.
    .why = Protectors take the first points; the rest costs as much trust. At zero a team is out.
ask-aim = Attack on { $victim } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }): aim at the team or at a companion.
    .why = Hitting the team costs it trust; a companion goes to the discard for as many points as it has hearts.
ask-points = Attack on { $victim }: choose how many points to spend.
    .why = What you keep may still strike elsewhere this turn.
ask-buy = { $coins ->
        [0] Great Market: without coins, take what is free or end the turn.
        [one] Great Market: buy a card or end the turn. You have 1 coin left.
       *[other] Great Market: buy a card or end the turn. You have { $coins } coins left.
    }
    .why = What you buy goes to your discard and will come back to your hand.

# Why not, in the figures of this case

case-ED-BUY-1 = { $case ->
        [early] Cards are bought at the Great Market: go there first.
       *[price] This card costs { $price }, you have { $coins } { $coins ->
            [one] coin
           *[other] coins
        } left.
    }
case-ED-BUY-2 = { $case ->
        [theirs] This is the super card of another team.
       *[price] Your super card costs { $price }, you have { $coins } { $coins ->
            [one] coin
           *[other] coins
        } left.
    }
case-ED-PLAY-1 = You still have { $cards } { $cards ->
        [one] card
       *[other] cards
    } in hand and { $slots } { $slots ->
        [one] slot free
       *[other] slots free
    }: play first.
case-ED-PLAY-2 = Your { $slots } slots are taken: no more cards can be played.
case-ED-PLAY-4 = This card is in play and stays there: it is not played again.
case-ED-PRO-2 = It takes { $needed } { $needed ->
        [one] point
       *[other] points
    } to break the first protector, here { $have }.
case-ED-COM-2 = { $case ->
        [other] This card is no companion of the team you attack.
       *[hearts] This companion has { $needed } { $needed ->
            [one] heart
           *[other] hearts
        } to take at once, you have { $have } attack { $have ->
            [one] point
           *[other] points
        }.
    }
case-ED-COM-4 = You hold an annoying companion: it is laid before any other card.
case-ED-EFF-5 = { $case ->
        [self] This is your own team: choose one of the others to attack.
       *[points] You have { $have } attack { $have ->
            [one] point
           *[other] points
        }.
    }
case-ED-EFF-8 = { $case ->
        [self] This is your own team: choose one of the others.
       *[empty] This team has no cards in hand.
    }
case-ED-OUT-1 = This team is out of the game.
case-ED-OUT-2 = This team is out of the game.

# Buttons

choice-gouvernement = Government
choice-conseil = Scientific council
choice-laboratoires = Laboratories
choice-medias = Media
choice-complotistes = Conspiracy theorists
choice-gouvernement-team = Government (Midnight decree: trust, and full coffers)
choice-conseil-team = Scientific council (Unanimous opinion: many cards, a lean deck)
choice-laboratoires-team = Laboratories (World patent: money, and what it buys)
choice-medias-team = Media (Special edition: empty hands all around)
choice-complotistes-team = Conspiracy theorists (Great revelation: the hardest blow, for a black heart)
choice-attaque = Attack
choice-benef = Benefit
choice-attack = Attack
choice-gain = Gain trust
choice-decline = Decline the gain
choice-draw = Draw
choice-destroy = Destroy a card
choice-discard = Make somebody discard
choice-black = Take the black heart
choice-disinfect = Disinfect (−1 trust)
choice-market = Go to the Great Market
choice-team = The team
choice-done = End the turn
choice-chosen = By choice
choice-random = At random

# Names of piles and counters

name-teams = Team
name-confiance = Trust
    .unit = trust
name-alive = Still in
name-slots = Slots
name-draws = Draw pile
name-discards = Discard
name-laid = Laid
name-boards = In play
name-market = Great Market
name-supers = Super cards
name-box = Out of the game
name-step = Step
name-coins = Coins
name-attack = Attack points
name-due = Open effects
name-sides = Sides played
name-used = Companions used
name-disinfected = Disinfections

# What a report of the laboratory says if a place wins too often or too seldom
report-order-hint = Try, with { $seats } players, less trust for { $too ->
    [often] the { $place }
   *[seldom] all but the { $place }
}: option seat_confiance (ED-SET-6).

## The table in a terminal

terminal-market = Market
terminal-place-draws = draw pile
terminal-place-discards = discard
terminal-place-boards = in play
terminal-team = Team
terminal-confiance = Trust
terminal-slots = Slot
terminal-hand = Hand
terminal-draw = Draw
terminal-discard = Disc
terminal-out = out
terminal-pool = This turn:
terminal-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
terminal-attack = attack { $count }
terminal-laid = laid: { $cards }
terminal-more = { $count ->
    [one] … { $count } more pile: press d
   *[other] … { $count } more piles: press d
}
terminal-super-none = Your super card is bought.
terminal-super-later = Super card: the one of your team.
terminal-companion = { $effects } a turn · { $hearts }♥
terminal-slot = { $count ->
    [one] +{ $count } slot
   *[other] +{ $count } slots
}
terminal-open-discard = Discard ({ $count }): { $cards }
terminal-open-box = Out of the game ({ $count }): { $cards }
terminal-legend = At the table: ▶ whose turn it is, ⚙ bot, █ trust (of 20), Slot cards laid in slots. Companions: ♥ hearts, ✓ has acted. Protectors: ◆ shields. Market: ✓ you can buy it, price in ●, × cards left, ★ super card, attack | benefit. Effects: ● coins, ↯ hit, +♥ trust gained, −2♥ black heart, ↑ draw, ✗ destroy, ↓ make others discard.

# Single ideas that the laboratory tries
strategy-rush = Lays everything with its attack side.
strategy-hoard = Lays everything with its benefit side and buys nothing but coins, until the super card.
strategy-shopping-list = Buys Address to the nation first, then Crisis cell, as many as there are.
strategy-no-companion = Buys no companion.
strategy-no-disinfecting = Never disinfects.

## The end

reason-last = Only { $names } is left in the game, with { $points } trust.
reason-limit = The limit of { $turns } turns, of all seats together, is reached: the highest trust, { $points }, wins.
reason-harmless = Nobody can harm anybody any more: the highest trust, { $points }, wins.
source-gained = Trust gained
source-attacks = Attacks suffered
source-hearts = Black hearts
source-annoyed = Annoying companions
source-paid = Paid to disinfect

# The lesson

lesson-team = Choose a team
    .what = Choose the Government.
    .why = After the name of each team: its super card and what it is best at. The aim: { $p1 } runs out of trust before you do.
lesson-coins = Lay your cards
    .what = Touch your three Coins.
    .why = Everybody begins with the same small deck: Coins, to buy, and Sound bites, to attack.
lesson-market = Go to the market
    .what = Choose “Go to the Great Market”.
    .why = Your coins serve this turn or are lost: spend them on better cards for your deck.
lesson-buy = Buy
    .what = Buy Subsidy, then take Applause at the windows.
    .why = A card at 0 is free. These two have two sides, Attack and Benefit: you choose when you play them. They go to the discard first and will come back to the pile.
lesson-disinfect = Disinfect
    .what = Choose “Disinfect”, then touch Coin.
    .why = For one point of trust a weak card leaves your deck for good: the strong ones will come back more often.
lesson-done = End the turn
    .what = Choose “End the turn”.
    .why = You draw three new cards, and it is the turn of { $p1 }. When the pile is empty, the shuffled discard takes its place.
lesson-phrases = Prepare an attack
    .what = Touch your two Sound bites.
    .why = { $p1 } has just taken 1 trust from you. Each Sound bite gives a point of attack: put them together before you strike.
lesson-attack = Attack
    .what = Choose “Attack”, then put 2 points into it.
    .why = { $p1 } loses as much trust, but for what protections stop. At zero a team is out of the game.
lesson-spend = Spend your Coin
    .what = Touch Coin, go to the market, buy Variant, then end the turn.
    .why = Variant costs a single coin, and its Benefit restores trust: better than a lost Coin.
lesson-side = The two sides
    .what = Touch Applause at the windows, then choose “Attack”.
    .why = The free card is back already. Its Benefit would restore trust; but { $p1 } has less than you: this is the moment.
lesson-strike = Strike
    .what = Choose “Attack”, then put 3 points into it.
    .why = One well chosen card is worth three Sound bites at once, and it will come back again.
lesson-end = Opinion is with you
    .what = { $p1 } falls back, and you keep the lead.
    .why = Buy, keep your deck lean, choose the right side at the right moment. The super card of your team bides its time.
