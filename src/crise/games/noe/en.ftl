# Noé, Complot à l’Élysée, English. French is the source language.

game-title = Noé, Complot à l’Élysée
game-pitch = Gather trios, unmask your opponents and prepare in silence for the great coup: the Plot at the Élysée.

## On one page

summary-goal = Gather cards that go together and announce them. At the end of a round, the first to reach 400 points wins.
summary-example = Three Spies and three Sarahs: two trios, so a Plot. Announce it as you discard: 15 points, and the round goes on without you.
summary-end = A round ends when one player is left in it, or with a Plot at the Élysée. The game ends when somebody reaches 400 points.
summary-turn-1 = Take
    .text = The first card of the draw pile, or the one that the discard shows.
summary-turn-2 = Act
    .text = At levels 2 and 3 an action card may search or strike another hand.
summary-turn-3 = Announce
    .text = If your hand allows it: a Plot, the Pulitzer Prize, the Étaré Plan or the Plot at the Élysée.
summary-turn-4 = Discard
    .text = One card, to keep six.
summary-icon-rank = rank: it decides who can oppose an Investigator
summary-icon-clock = a turn to skip
summary-icon-grid = memory sheet: what was seen to pass
summary-card-noe-etat-major = Character: a first name and a category; either makes a trio.
summary-card-sarah-espions = The same Sarah in another category.
summary-term-trio = Trio
    .text = Three cards of one category, or three cards of one first name.
summary-term-complot = Plot
    .text = Two trios among the six cards: 15 points. Six cards of certain categories give far more.
summary-term-fifty = Pulitzer Prize, Étaré Plan
    .text = Three Journalists; three Firefighters: 50 points each. The other three cards are free.
summary-term-elysee = Plot at the Élysée
    .text = Three Noés, or Noé, Sarah, Max, Marie and Arthur: 100 points. Keep it silent for a whole turn before you announce it.
summary-term-archange = Archangel
    .text = A joker: it stands for a character in a combination.

## Lesson

lesson-draw = Draw
    .what = Choose “Draw”.
    .why = A turn has two halves: take a card, then give one back. The aim: two trios, three cards of a category or three of the same first name.
lesson-discard = Discard
    .what = Discard Marc (Duron family).
    .why = Your three Spies, Arthur, Clara and Sophie, are a trio already: keep them. Marc has nobody of his family with him.
lesson-take = Take the discard
    .what = Take Amélie from the discard.
    .why = { $p2 } has just given back Amélie (Léonard). With your Arthur (Léonard) that makes two cards of the same category.
lesson-discard-again = Give back what is of no use
    .what = Discard Marc (Journalists).
    .why = Everybody sees what you take and what you give back: do not hand your neighbours what they look for.
lesson-search = Try the pile
    .what = Choose “Draw”.
    .why = A single card is missing for a second trio, and the discard does not have it.
lesson-ready = An Archangel
    .what = Discard Elena (Seneschals).
    .why = The Archangel is a joker: it stands for the third Léonard. Your six other cards are two trios.
lesson-complot = Plot
    .what = Announce the Plot.
    .why = Two trios are worth 15 points, and you are safe until the next round while the others are still searching.
lesson-end = Your first Plot
    .what = 15 points: you put two trios together before anybody else.
    .why = Three Journalists or three Firefighters are worth 50 points; three Noés, kept in silence for a whole turn, 100. Whoever has 400 points at the end of a round wins.

## Rules, in the order of the rulebook

section-NO-CARD = Cards
rule-NO-CARD-1 = The box holds 93 cards, all different: 74 characters, 5 jokers (the archangels) and 14 villains. A character may be on several cards, each time in another category: General Staff (9 cards), Investigators (9), Spies (15), Léonard (6), Alphas (5), Seneschals (6), Empires (7), Firefighters (3), Journalists (3) and Duron family (11).
rule-NO-CARD-2 = Jacquotte belongs to the Duron family; Karl does not.
    .mark = ruling
rule-NO-CARD-3 = At levels 1 and 2 remove the 14 villains: you play with 79 cards. At level 3 play with all 93.
    .mark = ruling
rule-NO-CARD-4 = Ranks, from highest to lowest: Noé (major general), Sophie (rear admiral), Abigaïl, Karl and Max (general of staff), Henri (corps general), Sarah (colonel), David (lieutenant colonel), Arthur (commander), and last Amélie, Clara and Emma (officer).

section-NO-SET = Setup
rule-NO-SET-1 = Deal 6 cards to everybody, one by one, clockwise. Then turn up the top card of the draw pile: it starts the discard.
rule-NO-SET-2 = The player to the dealer’s left goes first. The deal passes clockwise each round; the first dealer is drawn at random.
    .mark = ruling

section-NO-TURN = Turn
rule-NO-TURN-1 = On your turn take the top card of the draw pile or the visible card of the discard, then discard one card to keep 6. The card you just drew will do too.
rule-NO-TURN-2 = When the draw pile is empty, shuffle the discard, but for its top card, into a new one.
    .mark = ruling
rule-NO-TURN-3 = The card you took from the discard can’t be the one you discard in the same turn; the one from the draw pile can. The card turned up at the start of a round, a joker, or an Investigator discarded unused can be taken, and that Investigator may act at once.
    .mark = ruling
rule-NO-TURN-4 = The discard is shuffled only when a card is needed and the draw pile is empty, even in the middle of a refill. Action cards that were used and hidden cards go in too; the top card stays where it is, even if nobody may take it.
    .mark = ruling
rule-NO-TURN-5 = When three rounds of the table have passed without anybody drawing from the pile, the top of the discard can’t be taken any more: one must draw, unless it is to announce a right Plot at the Élysée.
    .mark = ruling

section-NO-COMBO = Combinations
rule-NO-COMBO-1 = A trio is three cards of the same category or three cards of the same first name.
rule-NO-COMBO-2 = The joker Archangel Noé replaces any character, Noé included; the four other jokers replace any character but Noé. A combination may contain as many jokers as you like.
    .mark = ruling
rule-NO-COMBO-3 = Two trios without a card in common, made of your 6 cards, are a Plot: 15 points.
rule-NO-COMBO-4 = These Plots are worth more: 6 Durons, 25 points; 6 Seneschals, 35; 6 Léonard, 50; 6 Empires, 50; 5 Alphas, 75. With 5 Alphas the sixth card is free.
    .mark = ruling
rule-NO-COMBO-5 = Pulitzer Prize: 3 Journalists, 50 points. Étaré Plan: 3 Firefighters, 50 points. They are announced like a Plot and take you out of the round in the same way; the other three cards are free.
    .mark = ruling
rule-NO-COMBO-6 = A joker may replace a card already held, already laid, or one that does not exist, such as a third Sally. Only the limit on Noé counts.
    .mark = ruling
rule-NO-COMBO-7 = Abigaïl (Seneschals) is a card like any other: it counts for a trio of Abigaïl or a trio of Seneschals.
    .mark = ruling
rule-NO-COMBO-8 = Both trios may be of the same first name or category: 6 Sarahs or 6 Spies are a Plot for 15 points. The free cards beside 5 Alphas, a Pulitzer Prize or an Étaré Plan may be anything, villains included.
    .mark = ruling

section-NO-ANN = Announcements
rule-NO-ANN-1 = Announce a Plot, a Pulitzer Prize or an Étaré Plan as you discard at the end of your turn, and lay your 6 cards face up.
rule-NO-ANN-2 = Your announcement scores its points and takes you out of the round, which goes on for the others. When only one player is left, that player scores 0 and the round ends.
rule-NO-ANN-3 = A wrong announcement shows your hand to everybody; you take your cards back and lose your next turn. With help on, only right announcements are offered to you; without it you may always try your luck.
    .mark = option
rule-NO-ANN-4 = You may announce whenever your own turn ends with 6 cards: after a discard, an action, an action that was opposed, or a bomb. Never after an attack on you, nor after a lost turn.
    .mark = ruling
rule-NO-ANN-5 = Announcing is never compulsory: a hand kept secret may be announced at the end of a later turn.
    .mark = ruling
rule-NO-ANN-6 = One announcement, one score. Saying “Plot” counts as the best Plot in your hand; Pulitzer Prize, Étaré Plan and Plot at the Élysée must be named, and naming the wrong one is a wrong announcement.
    .mark = ruling
rule-NO-ANN-7 = After an announcement your six cards lie face up, out of play until the round ends. The card you have just discarded may be taken by the next player.
    .mark = ruling
rule-NO-ANN-8 = A Plot at the Élysée wrongly announced, before drawing, costs you the present turn. On a lost turn nothing is drawn, used or announced. A turn still to be lost lapses when the round ends.
    .mark = ruling

section-NO-ELY = Plot at the Élysée
rule-NO-ELY-1 = The Plot at the Élysée is worth 100 points: 3 Noés, or a Noé, a Sarah, a Max, a Marie and an Arthur, of any categories.
rule-NO-ELY-2 = If you hold it at the end of your turn, keep silent. On your next turn, before taking a card, you may announce it if you still hold it.
rule-NO-ELY-3 = The Plot at the Élysée ends the round. Whoever has announced nothing yet scores 0; points already scored stand.
rule-NO-ELY-4 = If everybody else is already out of the round, the Plot at the Élysée can’t be announced any more: 0 points.
rule-NO-ELY-5 = You must hold the combination at the end of your previous turn, however it ended, and at the start of this one; the cards may have changed in between. The dealt hand does not count: your second turn is the earliest.
    .mark = ruling
rule-NO-ELY-6 = If several players wait for it, the first to announce it in turn order takes it. Only the Archangel Noé can take the place of a Noé: so 3 Noés need two real ones at least.
    .mark = ruling

section-NO-END = End of the game
rule-NO-END-1 = When a round ends and somebody has reached the target, 400 points unless set otherwise, the highest score wins. Equal scores share the victory.
rule-NO-END-2 = The discard is reshuffled at most 2 times a round, unless set otherwise. When the draw pile fails once more, the round ends; those still in score 0.
    .mark = option
rule-NO-END-3 = The game stops after 60 rounds, unless set otherwise: the highest score wins, and equal scores share the victory.
    .mark = option

section-NO-ENQ = Investigators (level 2)
rule-NO-ENQ-1 = From level 2 on, after taking a card, you may use an Investigator, but not a joker, against an opponent still in the round. The cards you use are lost.
rule-NO-ENQ-2 = Check, with one Investigator: you alone see the target’s whole hand and take one card from it. The target draws one.
rule-NO-ENQ-3 = Raid, with three Investigators: like a Check, but you take three cards and the target draws three.
rule-NO-ENQ-4 = With 7 cards again, discard one face down, under the Investigators you used.
rule-NO-ENQ-5 = The target may oppose by showing everybody a General Staff card of strictly higher rank than your Investigator, or than the highest of the three. The target keeps that card, and everybody knows it is there. A joker can’t oppose.
    .mark = ruling
rule-NO-ENQ-6 = If the action is opposed, your Investigators go face up on the discard, you refill your hand to 6 (2 cards after a Raid) and your turn is over.
    .mark = ruling
rule-NO-ENQ-7 = A card that was used for an action can’t be taken from the discard: the next player must draw from the pile.
rule-NO-ENQ-8 = Nobody can check Noé (General Staff). Equal rank does not oppose.
    .mark = ruling
rule-NO-ENQ-9 = After the discard that closes an action you may announce as usual.
rule-NO-ENQ-10 = Noé (General Staff) opposes every Investigator, even Noé.
    .mark = ruling
rule-NO-ENQ-11 = One action a turn, whether you took your card from the pile or from the discard; a card taken in the action can’t serve in it. The target always gets the chance to oppose, even with nothing to show, and may decline.
    .mark = ruling
rule-NO-ENQ-12 = The card taken is known to you and your target. The card hidden under the action is known to you alone. The card shown to oppose is known to all while it stays in that hand.
    .mark = ruling

section-NO-VIL = Villains (level 3)
rule-NO-VIL-1 = A villain never counts in a combination, and no joker replaces one.
rule-NO-VIL-2 = A villain that was used can’t be taken from the discard, an Assassin never. A Spy or a Bomber discarded unused may be taken by the next player.
    .mark = ruling
rule-NO-VIL-3 = Villains too strike only opponents still in the round, and nobody can oppose them. A villain taken from a hand has no effect.
    .mark = ruling

section-NO-ATT = Assassins (level 3)
rule-NO-ATT-1 = No hand keeps an Assassin. After the deal everybody discards theirs and refills, clockwise, until nobody has one. Then the top card of the draw pile is turned up to start the discard, and another on top of it as long as it is an Assassin.
rule-NO-ATT-2 = An Assassin drawn while refilling a hand during an action is discarded and replaced.
rule-NO-ATT-3 = If you draw an Assassin at the start of your turn, the previous player still in the round takes one card blind from your hand. That card is announced and discarded, the Assassin on top. You refill to 6 cards and your turn is over.
    .mark = ruling
rule-NO-ATT-4 = A drawn Assassin is discarded and replaced in every refill, even after an opposed Raid or an attack. Refilling starts at the left of the player who acts; in setup, at the dealer’s left.
    .mark = ruling
rule-NO-ATT-5 = The previous player is the nearest one anticlockwise still in the round, even one who lost that turn. Nothing else happens in this turn.
    .mark = ruling

section-NO-ESP = Red and violet Spies (level 3)
rule-NO-ESP-1 = A red or violet Spy may stay in your hand, or be used after you have taken a card.
rule-NO-ESP-2 = Red Spy, phishing: take one card blind from an opponent, who refills; discard one face down, under the Spy.
rule-NO-ESP-3 = Violet Spy: the same against two opponents, who refill clockwise; discard two cards face down, under the Spy. With one opponent left, take and discard one card only.
    .mark = ruling

section-NO-BOM = Bombers (level 3)
rule-NO-BOM-1 = Take three cards blind from an opponent: they are announced and discarded, the Bomber on top. Your target refills. You then have 6 cards and your turn is over.
    .mark = ruling
rule-NO-BOM-2 = Like a Spy, a Bomber may stay in your hand, or be used after you have taken a card.
    .mark = ruling

## Cards

# Who is on the cards, and in which category

figure-character-abigail = Abigaïl
figure-character-arthur = Arthur
figure-character-david = David
figure-character-henri = Henri
figure-character-karl = Karl
figure-character-max = Max
figure-character-noe = Noé
figure-character-sarah = Sarah
figure-character-sophie = Sophie
figure-character-amelie = Amélie
figure-character-clara = Clara
figure-character-emma = Emma
figure-character-elena = Elena
figure-character-franck = Franck
figure-character-marie = Marie
figure-character-sindy = Sindy
figure-character-sally = Sally
figure-character-naomie = Naomie
figure-character-sandy = Sandy
figure-character-rose = Rose
figure-character-susy = Susy
figure-character-camille = Camille
figure-character-etienne = Etienne
figure-character-estelle = Estelle
figure-character-marc = Marc
figure-character-jacquotte = Jacquotte
figure-character-gabrielle = Gabrielle
figure-character-ismaelle = Ismaëlle
figure-character-igor = Igor
figure-character-todorov = Todorov
figure-character-alexandrov = Alexandrov
figure-character-simeonova = Simeonova
figure-character-babouchka-anna = Babouchka Anna
figure-character-svetlana = Svetlana
figure-character-valentina = Valentina
figure-character-olga = Olga
figure-character-irina = Irina

figure-category-etat-major = General Staff
figure-category-enqueteurs = Investigators
figure-category-espions = Spies
figure-category-leonard = Léonard
figure-category-alphas = Alphas
figure-category-senechales = Seneschals
figure-category-empires = Empires
figure-category-pompiers = Firefighters
figure-category-journalistes = Journalists
figure-category-duron = Duron family

kind-personnage = Character
kind-joker = Joker
kind-attentat = Assassin
kind-espion-rouge = Red Spy
kind-espion-violet = Violet Spy
kind-poseur = Bomber

card-abigail-etat-major = { figure-character-abigail } ({ figure-category-etat-major })
    .text = Counts for a trio of Abigaïl or a trio of General Staff. From level 2 on, rank 6 (general of staff): show it to oppose an Investigator of lower rank.
card-arthur-etat-major = { figure-character-arthur } ({ figure-category-etat-major })
    .text = Counts for a trio of Arthur or a trio of General Staff. From level 2 on, rank 2 (commander): show it to oppose an Investigator of lower rank.
card-david-etat-major = { figure-character-david } ({ figure-category-etat-major })
    .text = Counts for a trio of David or a trio of General Staff. From level 2 on, rank 3 (lieutenant colonel): show it to oppose an Investigator of lower rank.
card-henri-etat-major = { figure-character-henri } ({ figure-category-etat-major })
    .text = Counts for a trio of Henri or a trio of General Staff. From level 2 on, rank 5 (corps general): show it to oppose an Investigator of lower rank.
card-karl-etat-major = { figure-character-karl } ({ figure-category-etat-major })
    .text = Counts for a trio of Karl or a trio of General Staff. From level 2 on, rank 6 (general of staff): show it to oppose an Investigator of lower rank.
card-max-etat-major = { figure-character-max } ({ figure-category-etat-major })
    .text = Counts for a trio of Max or a trio of General Staff. From level 2 on, rank 6 (general of staff): show it to oppose an Investigator of lower rank.
card-noe-etat-major = { figure-character-noe } ({ figure-category-etat-major })
    .text = Counts for a trio of Noé or a trio of General Staff. From level 2 on, rank 8 (major general): show it to oppose any Investigator.
card-sarah-etat-major = { figure-character-sarah } ({ figure-category-etat-major })
    .text = Counts for a trio of Sarah or a trio of General Staff. From level 2 on, rank 4 (colonel): show it to oppose an Investigator of lower rank.
card-sophie-etat-major = { figure-character-sophie } ({ figure-category-etat-major })
    .text = Counts for a trio of Sophie or a trio of General Staff. From level 2 on, rank 7 (rear admiral): show it to oppose an Investigator of lower rank.
card-amelie-enqueteurs = { figure-character-amelie } ({ figure-category-enqueteurs })
    .text = Counts for a trio of Amélie or a trio of Investigators. From level 2 on, rank 1 (officer): use it alone for a Check, with two other Investigators for a Raid.
card-arthur-enqueteurs = { figure-character-arthur } ({ figure-category-enqueteurs })
    .text = Counts for a trio of Arthur or a trio of Investigators. From level 2 on, rank 2 (commander): use it alone for a Check, with two other Investigators for a Raid.
card-clara-enqueteurs = { figure-character-clara } ({ figure-category-enqueteurs })
    .text = Counts for a trio of Clara or a trio of Investigators. From level 2 on, rank 1 (officer): use it alone for a Check, with two other Investigators for a Raid.
card-david-enqueteurs = { figure-character-david } ({ figure-category-enqueteurs })
    .text = Counts for a trio of David or a trio of Investigators. From level 2 on, rank 3 (lieutenant colonel): use it alone for a Check, with two other Investigators for a Raid.
card-emma-enqueteurs = { figure-character-emma } ({ figure-category-enqueteurs })
    .text = Counts for a trio of Emma or a trio of Investigators. From level 2 on, rank 1 (officer): use it alone for a Check, with two other Investigators for a Raid.
card-henri-enqueteurs = { figure-character-henri } ({ figure-category-enqueteurs })
    .text = Counts for a trio of Henri or a trio of Investigators. From level 2 on, rank 5 (corps general): use it alone for a Check, with two other Investigators for a Raid.
card-max-enqueteurs = { figure-character-max } ({ figure-category-enqueteurs })
    .text = Counts for a trio of Max or a trio of Investigators. From level 2 on, rank 6 (general of staff): use it alone for a Check, with two other Investigators for a Raid.
card-noe-enqueteurs = { figure-character-noe } ({ figure-category-enqueteurs })
    .text = Counts for a trio of Noé or a trio of Investigators. From level 2 on, rank 8 (major general): use it alone for a Check, with two other Investigators for a Raid.
card-sarah-enqueteurs = { figure-character-sarah } ({ figure-category-enqueteurs })
    .text = Counts for a trio of Sarah or a trio of Investigators. From level 2 on, rank 4 (colonel): use it alone for a Check, with two other Investigators for a Raid.
card-abigail-espions = { figure-character-abigail } ({ figure-category-espions })
    .text = Counts for a trio of Abigaïl or a trio of Spies.
card-amelie-espions = { figure-character-amelie } ({ figure-category-espions })
    .text = Counts for a trio of Amélie or a trio of Spies.
card-arthur-espions = { figure-character-arthur } ({ figure-category-espions })
    .text = Counts for a trio of Arthur or a trio of Spies.
card-clara-espions = { figure-character-clara } ({ figure-category-espions })
    .text = Counts for a trio of Clara or a trio of Spies.
card-elena-espions = { figure-character-elena } ({ figure-category-espions })
    .text = Counts for a trio of Elena or a trio of Spies.
card-emma-espions = { figure-character-emma } ({ figure-category-espions })
    .text = Counts for a trio of Emma or a trio of Spies.
card-franck-espions = { figure-character-franck } ({ figure-category-espions })
    .text = Counts for a trio of Franck or a trio of Spies.
card-henri-espions = { figure-character-henri } ({ figure-category-espions })
    .text = Counts for a trio of Henri or a trio of Spies.
card-karl-espions = { figure-character-karl } ({ figure-category-espions })
    .text = Counts for a trio of Karl or a trio of Spies.
card-marie-espions = { figure-character-marie } ({ figure-category-espions })
    .text = Counts for a trio of Marie or a trio of Spies.
card-max-espions = { figure-character-max } ({ figure-category-espions })
    .text = Counts for a trio of Max or a trio of Spies.
card-noe-espions = { figure-character-noe } ({ figure-category-espions })
    .text = Counts for a trio of Noé or a trio of Spies.
card-sarah-espions = { figure-character-sarah } ({ figure-category-espions })
    .text = Counts for a trio of Sarah or a trio of Spies.
card-sindy-espions = { figure-character-sindy } ({ figure-category-espions })
    .text = Counts for a trio of Sindy or a trio of Spies.
card-sophie-espions = { figure-character-sophie } ({ figure-category-espions })
    .text = Counts for a trio of Sophie or a trio of Spies.
card-amelie-leonard = { figure-character-amelie } ({ figure-category-leonard })
    .text = Counts for a trio of Amélie or a trio of Léonard.
card-arthur-leonard = { figure-character-arthur } ({ figure-category-leonard })
    .text = Counts for a trio of Arthur or a trio of Léonard.
card-clara-leonard = { figure-character-clara } ({ figure-category-leonard })
    .text = Counts for a trio of Clara or a trio of Léonard.
card-emma-leonard = { figure-character-emma } ({ figure-category-leonard })
    .text = Counts for a trio of Emma or a trio of Léonard.
card-sally-leonard = { figure-character-sally } ({ figure-category-leonard })
    .text = Counts for a trio of Sally or a trio of Léonard.
card-sarah-leonard = { figure-character-sarah } ({ figure-category-leonard })
    .text = Counts for a trio of Sarah or a trio of Léonard.
card-karl-alphas = { figure-character-karl } ({ figure-category-alphas })
    .text = Counts for a trio of Karl or a trio of Alphas.
card-naomie-alphas = { figure-character-naomie } ({ figure-category-alphas })
    .text = Counts for a trio of Naomie or a trio of Alphas.
card-sally-alphas = { figure-character-sally } ({ figure-category-alphas })
    .text = Counts for a trio of Sally or a trio of Alphas.
card-sandy-alphas = { figure-character-sandy } ({ figure-category-alphas })
    .text = Counts for a trio of Sandy or a trio of Alphas.
card-sophie-alphas = { figure-character-sophie } ({ figure-category-alphas })
    .text = Counts for a trio of Sophie or a trio of Alphas.
card-abigail-senechales = { figure-character-abigail } ({ figure-category-senechales })
    .text = Counts for a trio of Abigaïl or a trio of Seneschals.
card-elena-senechales = { figure-character-elena } ({ figure-category-senechales })
    .text = Counts for a trio of Elena or a trio of Seneschals.
card-marie-senechales = { figure-character-marie } ({ figure-category-senechales })
    .text = Counts for a trio of Marie or a trio of Seneschals.
card-rose-senechales = { figure-character-rose } ({ figure-category-senechales })
    .text = Counts for a trio of Rose or a trio of Seneschals.
card-sarah-senechales = { figure-character-sarah } ({ figure-category-senechales })
    .text = Counts for a trio of Sarah or a trio of Seneschals.
card-susy-senechales = { figure-character-susy } ({ figure-category-senechales })
    .text = Counts for a trio of Susy or a trio of Seneschals.
card-henri-empires = { figure-character-henri } ({ figure-category-empires })
    .text = Counts for a trio of Henri or a trio of Empires.
card-karl-empires = { figure-character-karl } ({ figure-category-empires })
    .text = Counts for a trio of Karl or a trio of Empires.
card-marie-empires = { figure-character-marie } ({ figure-category-empires })
    .text = Counts for a trio of Marie or a trio of Empires.
card-max-empires = { figure-character-max } ({ figure-category-empires })
    .text = Counts for a trio of Max or a trio of Empires.
card-noe-empires = { figure-character-noe } ({ figure-category-empires })
    .text = Counts for a trio of Noé or a trio of Empires.
card-sarah-empires = { figure-character-sarah } ({ figure-category-empires })
    .text = Counts for a trio of Sarah or a trio of Empires.
card-sophie-empires = { figure-character-sophie } ({ figure-category-empires })
    .text = Counts for a trio of Sophie or a trio of Empires.
card-camille-pompiers = { figure-character-camille } ({ figure-category-pompiers })
    .text = Counts for a trio of Camille or a trio of Firefighters. 3 Firefighters: Étaré Plan.
card-clara-pompiers = { figure-character-clara } ({ figure-category-pompiers })
    .text = Counts for a trio of Clara or a trio of Firefighters. 3 Firefighters: Étaré Plan.
card-etienne-pompiers = { figure-character-etienne } ({ figure-category-pompiers })
    .text = Counts for a trio of Etienne or a trio of Firefighters. 3 Firefighters: Étaré Plan.
card-emma-journalistes = { figure-character-emma } ({ figure-category-journalistes })
    .text = Counts for a trio of Emma or a trio of Journalists. 3 Journalists: Pulitzer Prize.
card-estelle-journalistes = { figure-character-estelle } ({ figure-category-journalistes })
    .text = Counts for a trio of Estelle or a trio of Journalists. 3 Journalists: Pulitzer Prize.
card-marc-journalistes = { figure-character-marc } ({ figure-category-journalistes })
    .text = Counts for a trio of Marc or a trio of Journalists. 3 Journalists: Pulitzer Prize.
card-camille-duron = { figure-character-camille } ({ figure-category-duron })
    .text = Counts for a trio of Camille or a trio of Durons.
card-clara-duron = { figure-character-clara } ({ figure-category-duron })
    .text = Counts for a trio of Clara or a trio of Durons.
card-david-duron = { figure-character-david } ({ figure-category-duron })
    .text = Counts for a trio of David or a trio of Durons.
card-emma-duron = { figure-character-emma } ({ figure-category-duron })
    .text = Counts for a trio of Emma or a trio of Durons.
card-estelle-duron = { figure-character-estelle } ({ figure-category-duron })
    .text = Counts for a trio of Estelle or a trio of Durons.
card-etienne-duron = { figure-character-etienne } ({ figure-category-duron })
    .text = Counts for a trio of Etienne or a trio of Durons.
card-henri-duron = { figure-character-henri } ({ figure-category-duron })
    .text = Counts for a trio of Henri or a trio of Durons.
card-jacquotte-duron = { figure-character-jacquotte } ({ figure-category-duron })
    .text = Counts for a trio of Jacquotte or a trio of Durons.
card-marc-duron = { figure-character-marc } ({ figure-category-duron })
    .text = Counts for a trio of Marc or a trio of Durons.
card-noe-duron = { figure-character-noe } ({ figure-category-duron })
    .text = Counts for a trio of Noé or a trio of Durons.
card-sarah-duron = { figure-character-sarah } ({ figure-category-duron })
    .text = Counts for a trio of Sarah or a trio of Durons.
card-joker-noe = Archangel { figure-character-noe }
    .text = Joker: replaces any character, Noé included.
card-joker-gabrielle = Archangel { figure-character-gabrielle }
    .text = Joker: replaces any character but Noé.
card-joker-ismaelle = Archangel { figure-character-ismaelle }
    .text = Joker: replaces any character but Noé.
card-joker-igor = Archangel { figure-character-igor }
    .text = Joker: replaces any character but Noé.
card-joker-sarah = Archangel { figure-character-sarah }
    .text = Joker: replaces any character but Noé.
card-attentat-todorov = { kind-attentat } ({ figure-character-todorov })
    .text = Drawn at the start of your turn, it costs you one card and the turn. No hand keeps it.
card-attentat-alexandrov = { kind-attentat } ({ figure-character-alexandrov })
    .text = Drawn at the start of your turn, it costs you one card and the turn. No hand keeps it.
card-attentat-simeonova = { kind-attentat } ({ figure-character-simeonova })
    .text = Drawn at the start of your turn, it costs you one card and the turn. No hand keeps it.
card-attentat-babouchka-anna = { kind-attentat } ({ figure-character-babouchka-anna })
    .text = Drawn at the start of your turn, it costs you one card and the turn. No hand keeps it.
card-attentat-svetlana = { kind-attentat } ({ figure-character-svetlana })
    .text = Drawn at the start of your turn, it costs you one card and the turn. No hand keeps it.
card-espion-rouge-valentina = { kind-espion-rouge } ({ figure-character-valentina })
    .text = Take one card blind from an opponent, then hide one of yours under this one.
card-espion-rouge-olga = { kind-espion-rouge } ({ figure-character-olga })
    .text = Take one card blind from an opponent, then hide one of yours under this one.
card-espion-rouge-irina = { kind-espion-rouge } ({ figure-character-irina })
    .text = Take one card blind from an opponent, then hide one of yours under this one.
card-espion-violet-valentina = { kind-espion-violet } ({ figure-character-valentina })
    .text = Take one card blind from each of two opponents, then hide two of yours under this one.
card-espion-violet-olga = { kind-espion-violet } ({ figure-character-olga })
    .text = Take one card blind from each of two opponents, then hide two of yours under this one.
card-espion-violet-irina = { kind-espion-violet } ({ figure-character-irina })
    .text = Take one card blind from each of two opponents, then hide two of yours under this one.
card-poseur-valentina = { kind-poseur } ({ figure-character-valentina })
    .text = Three cards, taken blind from an opponent, are revealed and discarded.
card-poseur-olga = { kind-poseur } ({ figure-character-olga })
    .text = Three cards, taken blind from an opponent, are revealed and discarded.
card-poseur-irina = { kind-poseur } ({ figure-character-irina })
    .text = Three cards, taken blind from an opponent, are revealed and discarded.

## Options

option-level = Level
    .help = 1, base: trios and announcements. 2, evolved: the Investigators act. 3, complete: the villains come into play.
    .is-1 = Base
    .is-2 = Advanced
    .is-3 = Complete
option-assisted = Help with announcements (off: without a net)
    .help = Only right announcements are offered to you. Without a net, as in the booklet, you can be wrong: your hand has been seen and a turn is lost.
option-target = Target
    .help = How many points win the game.
option-reshuffles = Reshuffles per round
    .help = How many times the discard becomes the draw pile again before the round ends.
option-max_rounds = Most rounds
    .help = After this many rounds the highest score wins.

## What lies on the table

name-round = Round
name-target = Target
name-level = Level
name-in_round = In the round
name-points = Points
    .unit = points
name-gained = Points this round
name-lost_turns = Turns lost
name-dealer = Deals
name-laid = Cards laid
name-takeable = Discard may be taken
name-undrawn = Turns without a draw
name-reshuffled = Reshuffles made
name-reshuffles = Reshuffles allowed
name-max_rounds = Rounds at most
name-assisted = Help with announcements

## Log

log-round = Round { $round }: { $dealer } deals.
    .you-dealer = Round { $round }: you deal.
log-dealt = { $seat } is dealt { $cards }.
    .you-seat = You are dealt { $cards }.
log-thrown = { $seat } throws away { $card } and takes another card.
    .you-seat = You throw away { $card } and take another card.
log-turned_up = Card turned up on the discard: { $card }.
log-turn = It is { $seat }’s turn.
    .you-seat = It is your turn.
log-drew = { $seat } draws { $card }.
    .you-seat = You draw { $card }.
log-took = { $seat } takes { $card } from the discard.
    .you-seat = You take { $card } from the discard.
log-discarded = { $seat } discards { $card }.
    .you-seat = You discard { $card }.
log-refilled = { $seat } fills up the hand: { $cards }.
    .you-seat = You fill up your hand: { $cards }.
log-reshuffled =
    { $count ->
        [one] The discard is shuffled: the draw pile has { $count } card.
       *[other] The discard is shuffled: the draw pile has { $count } cards.
    }
log-pile_spent = The draw pile is empty for good: the round ends.

log-announced =
    { $combination ->
        [trios] { $seat } announces a Plot, two trios: { $points } points. Cards: { $cards }.
        [duron] { $seat } announces a Plot, 6 Durons: { $points } points. Cards: { $cards }.
        [senechales] { $seat } announces a Plot, 6 Seneschals: { $points } points. Cards: { $cards }.
        [leonard] { $seat } announces a Plot, 6 Léonard: { $points } points. Cards: { $cards }.
        [empires] { $seat } announces a Plot, 6 Empires: { $points } points. Cards: { $cards }.
        [alphas] { $seat } announces a Plot, 5 Alphas: { $points } points. Cards: { $cards }.
        [pulitzer] { $seat } announces a Pulitzer Prize: { $points } points. Cards: { $cards }.
        [etare] { $seat } announces an Étaré Plan: { $points } points. Cards: { $cards }.
       *[elysee] { $seat } announces the Plot at the Élysée: { $points } points, and the round ends. Cards: { $cards }.
    }
    .you-seat = { $combination ->
        [trios] You announce a Plot, two trios: { $points } points. Cards: { $cards }.
        [duron] You announce a Plot, 6 Durons: { $points } points. Cards: { $cards }.
        [senechales] You announce a Plot, 6 Seneschals: { $points } points. Cards: { $cards }.
        [leonard] You announce a Plot, 6 Léonard: { $points } points. Cards: { $cards }.
        [empires] You announce a Plot, 6 Empires: { $points } points. Cards: { $cards }.
        [alphas] You announce a Plot, 5 Alphas: { $points } points. Cards: { $cards }.
        [pulitzer] You announce a Pulitzer Prize: { $points } points. Cards: { $cards }.
        [etare] You announce an Étaré Plan: { $points } points. Cards: { $cards }.
       *[elysee] You announce the Plot at the Élysée: { $points } points, and the round ends. Cards: { $cards }.
    }
log-wrong =
    { $word ->
        [complot] { $seat } wrongly announces a Plot and will lose a turn. The hand: { $cards }.
        [pulitzer] { $seat } wrongly announces a Pulitzer Prize and will lose a turn. The hand: { $cards }.
        [etare] { $seat } wrongly announces an Étaré Plan and will lose a turn. The hand: { $cards }.
       *[elysee] { $seat } wrongly announces the Plot at the Élysée and loses this turn. The hand: { $cards }.
    }
    .you-seat = { $word ->
        [complot] You wrongly announce a Plot and will lose your next turn. Your hand: { $cards }.
        [pulitzer] You wrongly announce a Pulitzer Prize and will lose your next turn. Your hand: { $cards }.
        [etare] You wrongly announce an Étaré Plan and will lose your next turn. Your hand: { $cards }.
       *[elysee] You wrongly announce the Plot at the Élysée and lose this turn. Your hand: { $cards }.
    }
log-skips = { $seat } loses this turn.
    .you-seat = You lose your turn.
log-round_over = Round { $round } is over. Without points in this round: { $seats }.
    .you-seats = Round { $round } is over. Without points in this round: { $seats }.
log-total =
    { $points ->
        [one] { $seat }: { $points } point.
       *[other] { $seat }: { $points } points.
    }
    .you-seat = { $points ->
        [one] You: { $points } point.
       *[other] You: { $points } points.
    }
log-won = Victory for { $seats }, with { $points } points.
    .you-seats = Victory for { $seats }, with { $points } points.

log-controls = { $seat } runs a Check on { $target } with { $cards }.
    .you-seat = You run a Check on { $target } with { $cards }.
    .you-target = { $seat } runs a Check on you with { $cards }.
log-raids = { $seat } runs a Raid on { $target } with { $cards }.
    .you-seat = You run a Raid on { $target } with { $cards }.
    .you-target = { $seat } runs a Raid on you with { $cards }.
log-opposed = { $seat } opposes by showing { $card }: { $actor }’s action fails.
    .you-seat = You oppose by showing { $card }: { $actor }’s action fails.
    .you-actor = { $seat } opposes by showing { $card }: your action fails.
log-searched = { $seat } looks at { $target }’s hand: { $cards }.
    .you-seat = You look at { $target }’s hand: { $cards }.
    .you-target = { $seat } looks at your hand: { $cards }.
log-seized = { $seat } takes { $cards } from { $target }.
    .you-seat = You take { $cards } from { $target }.
    .you-target = { $seat } takes { $cards } from you.
log-hid = { $seat } discards { $cards } face down.
    .you-seat = You discard { $cards } face down.

log-attentat = { $seat } draws { $card }: { $killer } strikes at random.
    .you-seat = You draw { $card }: { $killer } strikes at random.
    .you-killer = { $seat } draws { $card }: you strike at random.
log-killed = { $killer } kills { $card } in { $seat }’s hand.
    .you-killer = You kill { $card } in { $seat }’s hand.
    .you-seat = { $killer } kills { $card } in your hand.
log-hooks = { $seat } plays { $card } against { $targets }.
    .you-seat = You play { $card } against { $targets }.
    .you-targets = { $seat } plays { $card } against { $targets }.
log-hooked = { $seat } takes { $card } from { $target }, unseen.
    .you-seat = You take { $card } from { $target }, unseen.
    .you-target = { $seat } takes { $card } from you, unseen.
log-bombs = { $seat } plays { $card } against { $target }.
    .you-seat = You play { $card } against { $target }.
    .you-target = { $seat } plays { $card } against you.
log-bombed = { $seat } makes { $target } lose { $cards }.
    .you-seat = You make { $target } lose { $cards }.
    .you-target = { $seat } makes you lose { $cards }.

## Questions

ask-draw = Draw a card, or take { $card } from the discard.
    .why = A card taken from the discard can’t be discarded this turn.
ask-draw_only = { $why ->
        [used] Draw a card: { $card } has just been used and can’t be taken.
       *[turns] Draw a card: nobody has for three rounds of the table, { $card } can’t be taken any more.
    }
    .why = The card you draw joins your hand; at the end of the turn you go back to 6 cards.
ask-act = Use an action card, or pass to discard a card without acting.
    .why = The action card is lost, and serves as your discard; without acting you discard a card of your choice.
ask-enqueteur =
    { $missing ->
        [one] Raid led by { $card }: add one last Investigator.
       *[other] { $card }: settle for a Check, or add { $missing } Investigators for a Raid.
    }
    .why = One Investigator takes one card, three take three. All those you use are lost.
ask-target = { $cards }: choose your target.
    .why = Whoever loses a card draws another at once; only the hand changes.
ask-second_target = Violet Spy: after { $target }, choose a second target.
    .why = You take a card from each of the two, unseen.
ask-oppose = { $able ->
        [0] { $seat } aims { $cards } at you: you have no General Staff card of higher rank to show.
       *[other] { $seat } aims { $cards } at you: show a General Staff card of higher rank, or let it happen.
    }
    .why = The card you show makes the action fail and stays in your hand, but everybody knows it then.
ask-seize =
    { $missing ->
        [one] This is { $target }’s hand: take a card.
       *[other] This is { $target }’s hand: take { $missing } cards, one by one.
    }
    .why = Nobody else sees it. Each card you take is replaced in that hand at once.
ask-hide =
    { $missing ->
        [one] Choose the card to discard face down.
       *[other] Choose { $missing } cards to discard face down, one by one.
    }
    .why = You go back to 6 cards; nobody can take what you hide.
ask-discard = Choose the card to discard.
    .why = You end the turn with 6 cards; the next player may take this one.
ask-announce =
    { $points ->
        [0] Your turn ends: these 6 cards allow no announcement.
       *[other] Your 6 cards allow an announcement, up to { $points } points: announce, or keep silent and stay in the round.
    }
    .why = If you announce, you score and leave the round; if you keep silent, you may announce later.
ask-claim = Your turn ends: announce a combination, or keep silent. A wrong announcement shows your hand and costs a turn.
    .why = A right announcement scores and takes you out of the round; if you keep silent you may announce later.
## Why not, in this case

case-NO-TURN-3 = You have just taken this card from the discard: discard another.
case-NO-TURN-5 = Nobody has drawn for three rounds of the table: you must draw.
case-NO-ENQ-1 = { $case ->
        [card] This card does nothing by itself: it only counts in an announcement.
        [staff] This card does nothing by itself: it serves to oppose, or in an announcement.
        [self] Choose an opponent.
        [chosen] This player is chosen already.
       *[out] This player has left the round.
    }
case-NO-ENQ-2 = { $case ->
        [taken] You have chosen this card already.
       *[mine] This card is in your own hand: choose from your target’s.
    }
case-NO-ENQ-3 = This card is no Investigator.
case-NO-ENQ-4 = You have chosen this card already.
case-NO-ENQ-5 = { $case ->
        [rank] This card is of lower rank than the Investigator.
       *[other] This is no General Staff card.
    }
case-NO-ENQ-7 = This Investigator has just been used: nobody can take it.
case-NO-ENQ-8 = This card is of the same rank as the Investigator: it takes a higher one.
case-NO-VIL-2 = This card has just been used: nobody can take it.
case-NO-VIL-3 = { $case ->
        [card] This card does nothing by itself: it only counts in an announcement.
        [staff] This card does nothing by itself: it serves to oppose, or in an announcement.
        [self] Choose an opponent.
        [chosen] This player is chosen already.
       *[out] This player has left the round.
    }
case-NO-ELY-1 = Your 6 cards are no Plot at the Élysée.
case-NO-ANN-3 = Your 6 cards do not allow this announcement.

choice-pile = Draw
choice-discard = Take from the discard
choice-elysee = Announce the Plot at the Élysée (100 points)
choice-complot = Announce a Plot
choice-pulitzer = Announce a Pulitzer Prize (50 points)
choice-etare = Announce an Étaré Plan (50 points)
choice-pass-act = Discard without acting
choice-pass-enqueteur = Check only
choice-pass-oppose = Let it happen
choice-pass-announce = Keep silent
choice-pass-claim = Keep silent

## The table in a terminal

terminal-points = Points
terminal-round = Round
terminal-hand = Hand
terminal-out = out
terminal-dealer = D
terminal-lost = { $turns ->
    [one] −{ $turns } turn
   *[other] −{ $turns } turns
}
terminal-known = { $count } known: { $cards }
terminal-laid = laid: { $cards }
terminal-fact-round = round { $round }
terminal-fact-level = level { $level }
terminal-fact-deck = draw pile { $count }
terminal-fact-reshuffles = { $count ->
    [0] no reshuffle left
    [one] { $count } reshuffle left
   *[other] { $count } reshuffles left
}
terminal-discard-open = Discard: { $card }, can be taken
terminal-discard-closed = Discard: { $card }, forbidden
terminal-discard-empty = Discard: empty
terminal-under = { $count } below
terminal-buried = { $count } of them face down
terminal-played = Action under way: { $cards }
terminal-mine = In your hand
terminal-group = { $group } ×{ $count }: { $cards }
terminal-jokers = Jokers: { $cards }
terminal-act = To act: { $cards }
terminal-oppose = To oppose: { $cards }
terminal-elysee = Élysée ({ $count } of { $needed }): { $cards }
terminal-alone = Alone: { $cards }
terminal-open-known = { $name }, known cards in hand: { $cards }
terminal-open-laid = { $name }, cards laid: { $cards }
terminal-open-discard = Discard ({ $count }), newest first: { $cards }
terminal-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
terminal-legend = At the table: ▶ whose turn it is, ⚙ bot, █ points towards the target, Round points of this round, D dealer, − turn to lose, known: cards of that hand that you know.

# Single ideas that the laboratory tries
strategy-fifty = Keeps and announces only what is worth fifty points or more.
strategy-patient = Announces nothing below fifty points.
strategy-complots = Announces as soon as possible.

## The end

reason-target = { $points } points: the target of { $target } is reached in round { $rounds }.
reason-rounds = The game ends after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, as agreed: { $points } points are enough.
gain-trios = Plot
gain-duron = 6 Durons
gain-senechales = 6 Seneschals
gain-leonard = 6 Léonard
gain-empires = 6 Empires
gain-alphas = 5 Alphas
gain-pulitzer = Pulitzer
gain-etare = Étaré Plan
gain-elysee = Élysée
