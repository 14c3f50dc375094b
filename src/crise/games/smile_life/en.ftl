# Smile Life, English. French is the source language.

game-title = Smile Life
game-pitch = Studies, job, love, a house: lead your life, spoil that of others and reap the most smiles.

## On one page

summary-goal = Lead the life that brings most smiles: studies, job, salaries, love, children, travel, a house.
summary-example = Two studies, then a teacher’s job, then a salary every turn: with these salaries afford a journey or a house.
summary-end = When the draw pile is empty, the current turn is the last. Hands do not count; all laid cards do, even turned ones.
summary-turn-1 = Draw
    .text = One card; or take the top of the discard, if you play it at once.
summary-turn-2 = Play
    .text = One card, no more: in front of you, in front of somebody else if it is a setback, or on the discard.
summary-turn-3 = Live
    .text = A job needs studies, a salary needs a job, a marriage needs a flirt.
summary-icon-smile = smiles: the points of the game
summary-icon-study = level of studies
summary-icon-money = bundles: what a salary is worth, what a purchase costs
summary-icon-hand-cards = number of cards in hand
summary-icon-malus = setback: to inflict on others
summary-icon-special = special card
summary-card-etude = Studies: to be laid while you have no job.
summary-card-medecin = Job: 6 studies needed, and a power.
summary-card-salaire-4 = Salary: a point, and something to buy with.
summary-card-flirt-camping = Flirt: it takes one to marry.
summary-card-chien = Acquisition: it costs nothing; a journey or a house is paid with salaries.
summary-term-turned = Turned card
    .text = It has been used: its smiles still count, but it serves no more.
summary-term-malus = Setback
    .text = A card laid in front of somebody else: it costs a job, a turn, a love.
summary-term-skip = Turn to skip
    .text = No draw, no card, no resignation. Such turns add up.

## Lesson

lesson-study = Study
    .what = Touch Double Study.
    .why = Every turn, draw a card and play one. Studies lead to the good jobs: this one counts twice, and brings a smile, the point of the game.
lesson-flirt = A flirt
    .what = Touch Flirt: Bar.
    .why = One more smile, and a first step: a marriage needs a flirt.
lesson-study-on = Study on
    .what = Touch Study.
    .why = The Illness from { $p1 } cost you a turn. With three studies there is a job in your hand that you may take at last.
lesson-job = Take a job
    .what = Touch Head of Purchasing, then Sydney, then “Don’t swap”.
    .why = This job asks for 3 studies, and you have them. Its power: swap a card drawn at random with { $p1 }, never the one that is safe. You need not.
lesson-draw = Begin a turn
    .what = Choose “Draw”.
    .why = With a job, a turn may also begin with a resignation. Do not leave yours: it lets you be paid.
lesson-salary = Earn a salary
    .what = Touch Salary 2.
    .why = A salary needs a job, and this one pays up to 3. It brings a smile, and will pay for a trip or a house.
lesson-malus = A malus for others
    .what = Choose “Draw”, then touch Illness.
    .why = A malus goes in front of somebody else: { $p1 } will lose a turn, as you did before.
lesson-throw = Discard
    .what = Choose “Draw”, then touch Salary 4.
    .why = Nothing can be laid this turn: give back the least useful card. Salary 4 is above what your job allows.
lesson-wedding = Get married
    .what = Choose “Draw”, then touch the marriage.
    .why = Three smiles at once, thanks to the flirt: a marriage also opens the door to children.
lesson-child = A child
    .what = Choose “Draw”, then touch Luigi.
    .why = A child needs a marriage and is worth two smiles. Nearly everything here prepares something else.
lesson-end = A good life
    .what = Studies, a job, love, a child: you lead with 11 smiles.
    .why = The game ends when the pile is empty; what lies before you counts, your hand does not. And beware of what others send you.

## Rules, in the order of the rulebook

section-SL-SET = Setup
rule-SL-SET-1 = Shuffle all cards and deal 5 to each player. The rest is the draw pile, face down; the discard pile is empty.
rule-SL-SET-2 = Whoever has the most smiles in the starting hand goes first. In a tie it is the first of the tied players clockwise from a random seat. Play then goes clockwise: the seat on your left plays after you.
    .mark = ruling
rule-SL-SET-3 = The game is for 2 to 6 players.
    .mark = ruling

section-SL-TURN = A turn
rule-SL-TURN-1 = On your turn draw a card, then play exactly one card of your hand: face up in front of you, in front of another player (a malus), or on the discard pile. Any card may be discarded.
rule-SL-TURN-2 = Instead of drawing you may take the top card of the discard pile, provided that you play it at once: laid in front of you, or inflicted if it is a malus. You can’t throw it back.
rule-SL-TURN-3 = You can’t take a card in this way that you discarded or lost, in whatever way, unless another player has taken it since and it came back to the discard pile. The table remembers where each discarded card came from.
    .mark = ruling
rule-SL-TURN-4 = Some acts are free: ending your affair, resigning from a temporary job. Do them before or after drawing, but before you play; never during a skipped turn.
    .mark = ruling
rule-SL-TURN-5 = During a skipped turn you don’t draw, don’t play, don’t resign and don’t divorce.
rule-SL-TURN-6 = Turns to skip add up, whatever their causes. Each time your turn comes round, you skip one.
    .mark = ruling

section-SL-HAND = Hand
rule-SL-HAND-1 = Your hand has 5 cards (6 with the job Researcher). After a normal turn it is back at that size.
rule-SL-HAND-2 = To refill your hand is to draw up to its size. If the draw pile is too short, take what is left, in turn order from the player whose turn it is; the game then ends.
    .mark = ruling
rule-SL-HAND-3 = If your hand is too small at the end of your normal turn, refill it. A hand that is too large is not cut, but draws nothing at refills.
    .mark = ruling

section-SL-PUB = What everybody knows
rule-SL-PUB-1 = Everybody sees the laid cards, turned ones too, the discard pile and the cards out of the game, in order, as well as the number of cards in each hand and in the draw pile. Hands, draw pile and Casino bets are hidden.
    .mark = ruling
rule-SL-PUB-2 = What you were shown (Medium, Journalist, Lucky Break, Swap) is known to you alone. The others only learn that you looked.
    .mark = ruling

section-SL-FACE = Turned cards
rule-SL-FACE-1 = These are turned face down: malus received, special cards used, invested salaries, a Grand Prize whose job is lost, and the flirts of an affair that has ended, however it ended. The Casino and an unspent Inheritance stay face up.
    .mark = ruling
rule-SL-FACE-2 = Turned cards score their smiles. They can no longer be used, given, taken, taxed or lost, except where a rule says so (Revenge).

section-SL-OUT = Out of the game
rule-SL-OUT-1 = Cards out of the game form a pile apart from the discard pile. No rule takes a card back from it.

section-SL-STU = Studies
rule-SL-STU-1 = You lay studies only without a job (exception: Doctor and Surgeon).
rule-SL-STU-2 = You have at most 6 study cards laid, single or double. Cards are counted, not levels.
    .mark = ruling
rule-SL-STU-3 = A double study counts two levels, but one smile.
rule-SL-STU-4 = Your studies stay when you lose your job, and count for the next one.

section-SL-JOB = Jobs
rule-SL-JOB-1 = A job needs at least its level of studies; more is fine.
rule-SL-JOB-2 = One job at a time: leave the old one first (exception: Head Teacher).
rule-SL-JOB-3 = Head Teacher is laid only while one of the Teachers is your job; that card goes to the discard pile. A Helping Hand never gives it.
rule-SL-JOB-4 = Dismissal can’t be laid on a civil servant.
rule-SL-JOB-5 = An immediate power is used when the job is laid, in whatever way it came, or not at all. A permanent power lasts as long as the job is laid.

section-SL-SAL = Salaries
rule-SL-SAL-1 = Laying a salary is your card of the turn. Its level is no higher than your job allows; the order is free. Cards that let you play several times allow several salaries.
    .mark = ruling
rule-SL-SAL-2 = Your salaries stay when you lose your job; without a job you can’t lay any.

section-SL-POW = Powers of jobs
rule-SL-POW-1 = Bartender: no limit of flirts while unmarried. Flirts above 5 stay when this job is lost.
    .mark = ruling
rule-SL-POW-2 = Soldier: while this job is laid nobody can play Bomb Attack.
rule-SL-POW-3 = Police Officer: while this job is laid no other player can lay Bandit or Guru, not even with a Helping Hand.
rule-SL-POW-4 = Police Officer: when this job is laid, every Bandit and Guru laid goes to the discard pile.
rule-SL-POW-5 = Medium: when you lay this job, look at the next 13 cards of the draw pile in order, or at those left if there are fewer.
rule-SL-POW-6 = Mechanic: Accident can’t be aimed at you.
rule-SL-POW-7 = Bandit: neither Dismissal nor Tax can be aimed at you. You are the only possible target of Prison.
rule-SL-POW-8 = Journalist: when you lay this job, look at all other hands. What you then say about them is your own business.
    .mark = ruling
rule-SL-POW-9 = Head of Purchasing, Head of Sales: when you lay this job you may make a Swap, after setting one card of your hand aside, safe. An only card can’t be set aside; without a card there is no Swap.
    .mark = ruling
rule-SL-POW-10 = Lawyer: the malus Divorce can’t be aimed at you, not even with an affair. You may divorce of your own will.
rule-SL-POW-11 = Architect: one house from your hand without paying, on a later turn. Only once each time the job is laid.
    .mark = ruling
rule-SL-POW-12 = Pharmacist: Illness can’t be aimed at you.
rule-SL-POW-13 = Airline Pilot: all trips are free, on later turns, while the job lasts.
rule-SL-POW-14 = Researcher: your hand has 6 cards; draw the extra card when you lay this job.
rule-SL-POW-15 = Researcher: when the job is lost, in whatever way, discard one card of your hand, of your choice, under the job card. Only if your hand is above 5 cards; if the job does not go to the discard pile, that card still does.
    .mark = ruling
rule-SL-POW-16 = Doctor, Surgeon: Illness can’t be aimed at you.
rule-SL-POW-17 = Doctor, Surgeon: you may go on laying studies, without limit.
rule-SL-POW-18 = Doctor, Surgeon: Repeat a Year never takes studies laid during this job. If the job came through a Helping Hand, they score their smiles but count for no other job.
rule-SL-POW-19 = Astronaut: when you lay this job you may take any card of the discard pile and play it at once, as with Shooting Star, but not a job.
    .mark = ruling

section-SL-FLI = Flirts
rule-SL-FLI-1 = While unmarried you may lay up to 5 flirts (exception: Bartender).
rule-SL-FLI-2 = If you lay a flirt at the same place as the last uncovered flirt of another player, take that flirt at once and put it on top of yours. This is not optional.
rule-SL-FLI-3 = The flirt so taken may be your sixth.
rule-SL-FLI-4 = Not taken: the flirts of a married player, an adulterous flirt, a flirt that had a child.
rule-SL-FLI-5 = A flirt laid during an affair takes the flirt of the same place too; both join the adulterous flirts.
    .mark = ruling

section-SL-MAR = Marriage
rule-SL-MAR-1 = To lay a marriage have at least one flirt laid and not turned, and no marriage. After that, no more flirts.
    .mark = ruling

section-SL-CHI = Children
rule-SL-CHI-1 = While married, lay as many children as you like, one for each card you play.
    .mark = ruling
rule-SL-CHI-2 = While unmarried, a child is laid only if your last flirt is Campsite or Hotel and has not been used; one child for that flirt. The flirt is marked, stays face up and still allows a marriage.
    .mark = ruling
rule-SL-CHI-3 = Children stay after a divorce, unless the malus Divorce strikes you during an affair.

section-SL-ADU = Affair
rule-SL-ADU-1 = An affair is laid only while married, one at a time.
rule-SL-ADU-2 = It allows flirts without limit, in a pile of their own, not counted in the 5.
rule-SL-ADU-3 = You may end it on your turn, before or after drawing: the card goes to the discard pile and costs no turn. Its flirts stay apart and score their smiles.

section-SL-DIV = Voluntary divorce
rule-SL-DIV-1 = Instead of drawing you may divorce: your marriage goes to the discard pile and your turn is over.
rule-SL-DIV-2 = With an affair: the affair goes to the discard pile, then the marriage on top. Children stay; the adulterous flirts are turned and kept.

section-SL-RES = Resigning
rule-SL-RES-1 = Instead of drawing you may resign: your job goes to the discard pile and your turn is over.
rule-SL-RES-2 = A temporary worker resigns before or after drawing and goes on with the turn.

section-SL-BUY = Purchases
rule-SL-BUY-1 = A card with a price is paid by turning laid salaries worth at least that price; no change is given. Laying it is your card of the turn.
rule-SL-BUY-2 = Pay with no needless salary: without any one of those you name, the rest must be less than the price. They are named from the largest to the smallest.
    .mark = ruling
rule-SL-BUY-3 = Turned salaries are invested: they score their smiles, but can no longer be taken, taxed, given or used.
rule-SL-BUY-4 = The Inheritance may pay with or without salaries. The rule of needless salaries holds for it too.
    .mark = ruling
rule-SL-BUY-5 = While married, a house costs half its price. Only houses.
    .mark = ruling
rule-SL-BUY-6 = The number of acquisitions is not limited.

section-SL-ANI = Animals
rule-SL-ANI-1 = Animals are free and laid without condition.
rule-SL-ANI-2 = The Unicorn scores 3 smiles, or 6 if you have also laid Rainbow and Shooting Star, even turned.

section-SL-DIST = Distinctions
rule-SL-DIST-1 = The Legion of Honour is laid freely, unless you are or were Bandit, by whatever route, or played Bomb Attack.
    .mark = ruling
rule-SL-DIST-2 = Becoming Bandit or playing Bomb Attack later does not remove it.
rule-SL-DIST-3 = The Grand Prize is laid only with the job Writer, Researcher or Journalist; one for each job.
rule-SL-DIST-4 = While that job lasts you may lay salaries up to level 4. When it is lost, the Grand Prize is turned and scores its smiles.

section-SL-SP = Special cards
rule-SL-SP-1 = Birthday: in turn order each other player gives you one laid salary of their choice, not invested; if they have none, nothing. No job is needed to receive them.
    .mark = ruling
rule-SL-SP-2 = Rainbow: play up to three more cards in a row (in front of you, in front of another player or on the discard pile), stopping when you like; then refill your hand.
rule-SL-SP-3 = Casino: opens a table where salaries of the hand are bet, face down.
rule-SL-SP-4 = Lucky Break: look at the next three cards, keep one in hand, discard the two others in the order of your choice and play one more card of your hand. If fewer than three are left, look at those.
    .mark = ruling
rule-SL-SP-5 = Shooting Star: take any card of the discard pile and play it at once; it must be playable and is paid for. Even a card that you discarded.
    .mark = ruling
rule-SL-SP-6 = Inheritance: stays face up, is worth 3 wads and needs no job. It serves for one purchase and is then turned. It is not a salary and can’t be taxed.
    .mark = ruling
rule-SL-SP-7 = Helping Hand: lay a job of your hand at once without its studies, then refill your hand. Only without a job, not for Head Teacher, and the Police Officer still forbids Bandit and Guru.
rule-SL-SP-8 = Swap: name a player; each of you draws a random card of the other’s hand. Both cards are drawn before they change hands; each hand must have at least one card.
    .mark = ruling
rule-SL-SP-9 = Tsunami: all hands are shuffled together and dealt again, each to the size it had.
rule-SL-SP-10 = Revenge: lay one of the malus you have received on another player who can suffer it. It leaves you for good and is theirs.
rule-SL-SP-11 = A special card is laid on your turn and scores 0 smiles. After its effect it is turned and kept; it can’t be taken.
rule-SL-SP-12 = A special card may be laid even if its effect finds nothing to do.
    .mark = ruling

section-SL-CAS = Casino
rule-SL-CAS-1 = When you lay the Casino you may bet a salary of your hand at once and then refill your hand; or bet on a later turn, and then it is your card of the turn.
rule-SL-CAS-2 = Until you have bet, the table is closed to the others.
rule-SL-CAS-3 = A bet may be of any level, even without a job. Only the player who bets knows it.
    .mark = ruling
rule-SL-CAS-4 = When a bet is lying, another player (never the same) may bet on their turn, as their card of the turn; both are then shown.
rule-SL-CAS-5 = Equal levels: the second player takes both salaries. Different levels: the first takes them. They are laid, not invested, even without a job.
rule-SL-CAS-6 = After that the table stays open: anyone may bet on their turn, first or second.
rule-SL-CAS-7 = A bet without an answer at the end of the game becomes a laid salary of the player who bet it (1 smile).
rule-SL-CAS-8 = A bet that is lying is nobody’s laid card: it can’t be given, taxed, stolen or lost.
    .mark = ruling

section-SL-MA = Malus
rule-SL-MA-1 = Accident: the target skips a turn. The Mechanic is immune.
rule-SL-MA-2 = Illness: the target skips a turn. Doctor, Surgeon and Pharmacist are immune.
rule-SL-MA-3 = Burn-out: the target, who must have a job, skips a turn.
rule-SL-MA-4 = Dismissal: the target’s job goes to the discard pile. Civil servants and the Bandit are immune.
rule-SL-MA-5 = Tax: the target must have a job and a salary that is not invested; the last laid of these goes to the discard pile. The Bandit is immune.
rule-SL-MA-6 = Divorce: the target’s marriage goes to the discard pile. The Lawyer is immune.
rule-SL-MA-7 = Repeat a Year: the target, without a job, loses the last study card, single or double, to the discard pile. The protected studies of a doctor are passed over; who has no others is no target.
    .mark = ruling
rule-SL-MA-8 = Prison: the target is a Bandit, who skips 3 turns. Bandit goes to the discard pile and Prison on top of it; the card is not kept.
rule-SL-MA-9 = Bomb Attack: it strikes everybody, its author too. All laid children and the Bomb Attack itself go out of the game. At least one child must be laid, and no Soldier.
    .mark = ruling
rule-SL-MA-10 = A malus is laid face up in front of another player, who suffers it, turns it and keeps it (exceptions: Prison and Bomb Attack).
rule-SL-MA-11 = A malus is laid only on a player who can suffer it at that moment; otherwise it can only be discarded.
    .mark = ruling
rule-SL-MA-12 = Divorce during an affair, even without flirts: the affair, the marriage, then all children on top go to the discard pile. The adulterous flirts are turned and kept. The Lawyer is immune.

section-SL-END = End of the game
rule-SL-END-1 = When the draw pile is empty the turn in progress is finished and is the last. The discard pile is not reshuffled.
rule-SL-END-2 = For a shorter game, play with a share of the cards only (three quarters, two thirds, half, a third or a quarter, rounded down). The rest is removed unseen before dealing.
    .mark = option
rule-SL-END-3 = Hands are thrown away and do not count. Your score is the sum of the smiles of all your laid cards, turned ones too.
rule-SL-END-4 = Most smiles wins. If equal, the victory is shared.
    .mark = ruling
rule-SL-END-5 = After 2,000 turns in all, or another limit chosen at the table, the game stops and smiles are counted. A normal game never reaches this limit.
    .mark = option

## Cards

card-etude = Study
    .text = One level of studies, laid without a job. 1 smile.
card-etude-double = Double Study
    .text = Two levels of studies, laid without a job. 1 smile.
card-serveur = Waiter
    .text = No studies. Salary: 1 at most. Temporary.
card-barman = Bartender
    .text = No studies. Salary: 1 at most. Temporary. No limit of flirts while unmarried.
card-stripteaser = Stripper
    .text = No studies. Salary: 1 at most. Temporary.
card-jardinier = Gardener
    .text = Studies: 1. Salary: 1 at most. Temporary.
card-plombier = Plumber
    .text = Studies: 1. Salary: 1 at most. Temporary.
card-militaire = Soldier
    .text = No studies. Salary: 1 at most. Civil servant. Nobody can play Bomb Attack.
card-policier = Police Officer
    .text = Studies: 1. Salary: 1 at most. Civil servant. Drives out and forbids Bandit and Guru.
card-prof-de-maths = Maths Teacher
    .text = Studies: 2. Salary: 2 at most. Civil servant. May become Head Teacher.
card-prof-de-francais = French Teacher
    .text = Studies: 2. Salary: 2 at most. Civil servant. May become Head Teacher.
card-prof-d-anglais = English Teacher
    .text = Studies: 2. Salary: 2 at most. Civil servant. May become Head Teacher.
card-prof-d-histoire = History Teacher
    .text = Studies: 2. Salary: 2 at most. Civil servant. May become Head Teacher.
card-grand-prof = Head Teacher
    .text = Replaces your Teacher, without other condition. Salary: 3 at most. Civil servant.
card-ecrivain = Writer
    .text = No studies. Salary: 1 at most. May receive the Grand Prize.
card-medium = Medium
    .text = No studies. Salary: 1 at most. Look at the next 13 cards of the draw pile.
card-pizzaiolo = Pizza Cook
    .text = No studies. Salary: 2 at most.
card-garagiste = Mechanic
    .text = Studies: 1. Salary: 2 at most. Immune to Accident.
card-gourou = Guru
    .text = No studies. Salary: 3 at most. Driven out by the Police Officer.
card-bandit = Bandit
    .text = No studies. Salary: 4 at most. Immune to Dismissal and Tax, not to Prison.
card-journaliste = Journalist
    .text = Studies: 3. Salary: 2 at most. Look at all other hands. May receive the Grand Prize.
card-chef-des-achats = Head of Purchasing
    .text = Studies: 3. Salary: 3 at most. Set a card aside, then make a Swap.
card-chef-des-ventes = Head of Sales
    .text = Studies: 3. Salary: 3 at most. Set a card aside, then make a Swap.
card-avocat = Lawyer
    .text = Studies: 4. Salary: 3 at most. Immune to the malus Divorce.
card-architecte = Architect
    .text = Studies: 4. Salary: 3 at most. One free house, later on.
card-designer = Designer
    .text = Studies: 4. Salary: 3 at most.
card-pharmacien = Pharmacist
    .text = Studies: 5. Salary: 3 at most. Immune to Illness.
card-pilote-de-ligne = Airline Pilot
    .text = Studies: 5. Salary: 4 at most. Free trips, on later turns.
card-chercheur = Researcher
    .text = Studies: 6. Salary: 2 at most. A sixth card in hand. May receive the Grand Prize.
card-medecin = Doctor
    .text = Studies: 6. Salary: 4 at most. Immune to Illness. Studies without limit.
card-chirurgien = Surgeon
    .text = Studies: 6. Salary: 4 at most. Immune to Illness. Studies without limit.
card-astronaute = Astronaut
    .text = Studies: 6. Salary: 4 at most. Play a card of the discard pile, but not a job.
card-salaire-1 = Salary 1
    .text = Worth 1 wad. Laid with a job that allows it. 1 smile.
card-salaire-2 = Salary 2
    .text = Worth 2 wads. Laid with a job that allows it. 1 smile.
card-salaire-3 = Salary 3
    .text = Worth 3 wads. Laid with a job that allows it. 1 smile.
card-salaire-4 = Salary 4
    .text = Worth 4 wads. Laid with a job that allows it. 1 smile.
card-flirt-bar = Flirt: Bar
    .text = Laid while unmarried. Takes the last flirt at the same place. 1 smile.
card-flirt-boite-de-nuit = Flirt: Nightclub
    .text = Laid while unmarried. Takes the last flirt at the same place. 1 smile.
card-flirt-camping = Flirt: Campsite
    .text = Laid while unmarried. Takes the last flirt at the same place. A child is possible. 1 smile.
card-flirt-cinema = Flirt: Cinema
    .text = Laid while unmarried. Takes the last flirt at the same place. 1 smile.
card-flirt-hotel = Flirt: Hotel
    .text = Laid while unmarried. Takes the last flirt at the same place. A child is possible. 1 smile.
card-flirt-internet = Flirt: Internet
    .text = Laid while unmarried. Takes the last flirt at the same place. 1 smile.
card-flirt-parc = Flirt: Park
    .text = Laid while unmarried. Takes the last flirt at the same place. 1 smile.
card-flirt-restaurant = Flirt: Restaurant
    .text = Laid while unmarried. Takes the last flirt at the same place. 1 smile.
card-flirt-theatre = Flirt: Theatre
    .text = Laid while unmarried. Takes the last flirt at the same place. 1 smile.
card-flirt-zoo = Flirt: Zoo
    .text = Laid while unmarried. Takes the last flirt at the same place. 1 smile.
card-mariage-bourg-la-reine = Marriage in Bourg-la-Reine
    .text = Laid on at least one flirt. 3 smiles.
card-mariage-bourg-madame = Marriage in Bourg-Madame
    .text = Laid on at least one flirt. 3 smiles.
card-mariage-corps-nuds = Marriage in Corps-Nuds
    .text = Laid on at least one flirt. 3 smiles.
card-mariage-fourqueux = Marriage in Fourqueux
    .text = Laid on at least one flirt. 3 smiles.
card-mariage-montcuq = Marriage in Montcuq
    .text = Laid on at least one flirt. 3 smiles.
card-mariage-monteton = Marriage in Monteton
    .text = Laid on at least one flirt. 3 smiles.
card-mariage-sainte-verge = Marriage in Sainte-Verge
    .text = Laid on at least one flirt. 3 smiles.
card-adultere = Affair
    .text = While married: flirts without limit. Beware of Divorce. 1 smile.
card-diana = Diana
    .text = A child: while married, or after a flirt that allows it. 2 smiles.
card-harry = Harry
    .text = A child: while married, or after a flirt that allows it. 2 smiles.
card-hermione = Hermione
    .text = A child: while married, or after a flirt that allows it. 2 smiles.
card-lara = Lara
    .text = A child: while married, or after a flirt that allows it. 2 smiles.
card-leia = Leïa
    .text = A child: while married, or after a flirt that allows it. 2 smiles.
card-luigi = Luigi
    .text = A child: while married, or after a flirt that allows it. 2 smiles.
card-luke = Luke
    .text = A child: while married, or after a flirt that allows it. 2 smiles.
card-mario = Mario
    .text = A child: while married, or after a flirt that allows it. 2 smiles.
card-rocky = Rocky
    .text = A child: while married, or after a flirt that allows it. 2 smiles.
card-zelda = Zelda
    .text = A child: while married, or after a flirt that allows it. 2 smiles.
card-chat = Cat
    .text = An animal, free and without condition. 1 smile.
card-chien = Dog
    .text = An animal, free and without condition. 1 smile.
card-lapin = Rabbit
    .text = An animal, free and without condition. 1 smile.
card-poussin = Chick
    .text = An animal, free and without condition. 1 smile.
card-licorne = Unicorn
    .text = A free animal. 3 smiles, or 6 with Rainbow and Shooting Star.
card-le-caire = Cairo
    .text = A trip. Price: 3. 1 smile.
card-londres = London
    .text = A trip. Price: 3. 1 smile.
card-new-york = New York
    .text = A trip. Price: 3. 1 smile.
card-rio-de-janeiro = Rio de Janeiro
    .text = A trip. Price: 3. 1 smile.
card-sydney = Sydney
    .text = A trip. Price: 3. 1 smile.
card-petite-maison = Small House
    .text = Price: 6, or 3 while married. 1 smile.
card-maison = House
    .text = Price: 8, or 4 while married. 2 smiles.
card-grande-maison = Large House
    .text = Price: 10, or 5 while married. 3 smiles.
card-legion-d-honneur = Legion of Honour
    .text = Not for Bandits, nor for the author of a Bomb Attack. 3 smiles.
card-grand-prix = Grand Prize
    .text = For Writer, Researcher or Journalist: salaries up to 4. 4 smiles.
card-anniversaire = Birthday
    .text = Each other player gives you a salary of their choice that is not invested.
card-arc-en-ciel = Rainbow
    .text = Play up to three more cards, then refill your hand.
card-casino = Casino
    .text = Opens a gambling table: bet a salary of your hand, face down.
card-chance = Lucky Break
    .text = Look at three cards of the draw pile, keep one, discard the others and play again.
card-etoile-filante = Shooting Star
    .text = Take any card of the discard pile and play it at once.
card-heritage = Inheritance
    .text = Worth 3 wads for one purchase, with or without salaries.
card-piston = Helping Hand
    .text = Lay a job of your hand at once without its studies, then refill your hand.
card-troc = Swap
    .text = Exchange a random card with another player’s hand.
card-tsunami = Tsunami
    .text = All hands are shuffled together and dealt again.
card-vengeance = Revenge
    .text = Lay one of the malus you received on another player.
card-accident = Accident
    .text = The target skips a turn, unless Mechanic.
card-maladie = Illness
    .text = The target skips a turn, unless Doctor, Surgeon or Pharmacist.
card-burn-out = Burn-out
    .text = The target, who has a job, skips a turn.
card-licenciement = Dismissal
    .text = The target loses their job, unless civil servant or Bandit.
card-impot = Tax
    .text = The target, who has a job, loses the last salary not invested.
card-divorce = Divorce
    .text = The target loses the marriage, and the children in case of an affair.
card-redoublement = Repeat a Year
    .text = The target, without a job, loses the last study card.
card-prison = Prison
    .text = A Bandit skips 3 turns and loses the job.
card-attentat = Bomb Attack
    .text = All laid children go out of the game, yours too.

## Kinds of cards

kind-etude = Studies
kind-metier = Job
kind-salaire = Salary
kind-flirt = Flirt
kind-mariage = Wedding
kind-adultere = Adultery
kind-enfant = Child
kind-animal = Pet
kind-voyage = Trip
kind-maison = House
kind-distinction = Award
kind-speciale = Special
kind-malus = Malus

## Options of the table

option-deck_share = Share of the cards in play
    .help = Fewer cards, a shorter game: the rest is removed unseen. Usual value: all.
option-turn_limit = Limit of turns
    .help = After this many turns in all, smiles are counted. Usual value: 2,000.

## Log: smiles that a card brought or cost

smiles-up =
    { $smiles ->
        [0] { "" }
        [one] { " " }(+{ $smiles } smile)
       *[other] { " " }(+{ $smiles } smiles)
    }
smiles-down =
    { $smiles ->
        [0] { "" }
        [one] { " " }(−{ $smiles } smile)
       *[other] { " " }(−{ $smiles } smiles)
    }
taken-down =
    { $smiles ->
        [0] { "" }
       *[other] { " " }(−{ $smiles })
    }
given-up =
    { $smiles ->
        [0] { "" }
       *[other] { " " }(+{ $smiles })
    }

## Log: setup and turns

log-dealt = { $seat } is dealt { $cards }.
    .you-seat = You are dealt { $cards }.
log-first = { $seat } has the most smiles in hand and goes first.
    .you-seat = You have the most smiles in hand and go first.
log-turn = It is { $seat }’s turn.
    .you-seat = It is your turn.
log-skips =
    { $left ->
        [0] { $seat } skips this turn.
        [one] { $seat } skips this turn; { $left } more turn to skip.
       *[other] { $seat } skips this turn; { $left } more turns to skip.
    }
    .you-seat = { $left ->
        [0] You skip this turn.
        [one] You skip this turn; { $left } more turn to skip.
       *[other] You skip this turn; { $left } more turns to skip.
    }
log-must_skip =
    { $turns ->
        [one] { $seat } will skip a turn.
       *[other] { $seat } will skip { $turns } turns.
    }
    .you-seat = { $turns ->
        [one] You will skip your next turn.
       *[other] You will skip your next { $turns } turns.
    }
log-drew = { $seat } draws { $card }.
    .you-seat = You draw { $card }.
log-refilled = { $seat } refills the hand: { $cards }.
    .you-seat = You refill your hand: { $cards }.
log-resigned = { $seat } resigns: { $card } goes to the discard pile{ smiles-down }.
    .you-seat = You resign: { $card } goes to the discard pile{ smiles-down }.
log-broke_up = { $seat } ends the affair: { $card } goes to the discard pile{ smiles-down }.
    .you-seat = You end your affair: { $card } goes to the discard pile{ smiles-down }.
log-divorced = { $seat } divorces: { $card } goes to the discard pile{ smiles-down }.
    .you-seat = You divorce: { $card } goes to the discard pile{ smiles-down }.

## Log: cards played and lost

log-took = { $seat } takes a card from the discard pile.
    .you-seat = You take a card from the discard pile.
log-laid = { $seat } lays { $card }{ smiles-up }.
    .you-seat = You lay { $card }{ smiles-up }.
log-bought = { $seat } buys { $card }{ smiles-up } and pays with { $cards }.
    .you-seat = You buy { $card }{ smiles-up } and pay with { $cards }.
log-inflicted = { $seat } lays { $card } in front of { $target }.
    .you-seat = You lay { $card } in front of { $target }.
    .you-target = { $seat } lays { $card } in front of you.
log-threw = { $seat } discards { $card }.
    .you-seat = You discard { $card }.
log-lost = { $seat } loses { $card } to the discard pile{ smiles-down }.
    .you-seat = You lose { $card } to the discard pile{ smiles-down }.
log-out_of_play = { $seat } loses { $cards } for good{ smiles-down }.
    .you-seat = You lose { $cards } for good{ smiles-down }.
log-stole_flirt = { $seat } also takes { $card }{ smiles-up } from { $victim }{ taken-down }.
    .you-seat = You also take { $card }{ smiles-up } from { $victim }{ taken-down }.
    .you-victim = { $seat } also takes { $card }{ smiles-up } from you{ taken-down }.
log-prize_turned = The job is lost: { $seat } turns { $card } over, which keeps its smiles.
    .you-seat = Your job is lost: you turn { $card } over, which keeps its smiles.
log-no_effect = { $card }, laid by { $seat }, has no effect.
    .you-seat = { $card }, laid by you, has no effect.

## Log: what was seen and exchanged

log-saw_pile = { $seat } looks at the top of the draw pile: { $cards }.
    .you-seat = You look at the top of the draw pile: { $cards }.
log-saw_hand = { $seat } looks at { $victim }’s hand: { $cards }.
    .you-seat = You look at { $victim }’s hand: { $cards }.
    .you-victim = { $seat } looks at your hand: { $cards }.
log-kept = { $seat } keeps { $card }.
    .you-seat = You keep { $card }.
log-swapped = { $seat } gives { $card } to { $target } and receives { $taken }.
    .you-seat = You give { $card } to { $target } and receive { $taken }.
    .you-target = { $seat } gives you { $card } and receives { $taken }.
log-gave = { $seat } gives { $card }{ smiles-down } to { $receiver }{ given-up }.
    .you-seat = You give { $card }{ smiles-down } to { $receiver }{ given-up }.
    .you-receiver = { $seat } gives you { $card }{ smiles-up }.

## Log: casino

log-bet = { $seat } bets { $card } at the Casino, face down.
    .you-seat = You bet { $card } at the Casino, face down.
log-bets_shown = At the Casino { $first } had bet { $card }; { $second } bets { $other }.
    .you-first = At the Casino you had bet { $card }; { $second } bets { $other }.
    .you-second = At the Casino { $first } had bet { $card }; you bet { $other }.
log-bets_won = { $seat } wins { $cards }{ smiles-up }.
    .you-seat = You win { $cards }{ smiles-up }.
log-bet_back = The bet without an answer goes back to { $seat }: { $card }{ smiles-up }.
    .you-seat = Your bet without an answer comes back to you: { $card }{ smiles-up }.

## Log: end of the game

log-closing = { $why ->
        [limit] The turn limit is reached: the smiles laid are counted.
       *[pile] The draw pile is used up: the smiles laid are counted.
    }
log-scored =
    { $smiles ->
        [one] { $seat } has { $smiles } smile.
       *[other] { $seat } has { $smiles } smiles.
    }
    .you-seat = { $smiles ->
        [one] You have { $smiles } smile.
       *[other] You have { $smiles } smiles.
    }
log-won = Victory for { $seats }.
    .you-seats = Victory for { $seats }.

## Questions

ask-begin = Choose how to begin your turn.
    .why = A card taken from the discard is played at once; one from the pile joins your hand.
ask-play = { $layable ->
        [0] No card in your hand can be laid: discard one.
       *[other] Play a card, or discard one.
    }
    .why = One card a turn: in front of you, a malus in front of somebody else, or any on the discard.
ask-more = { $layable ->
        [0] Rainbow: nothing more to play, discard a card or stop here.
       *[other] Rainbow: play one more card or stop here.
    }
    .why = Up to three more cards with Rainbow; you fill up your hand afterwards.
ask-throw = Choose the card to discard.
    .why = It ends your turn, and the next player may take it.
ask-bet = Casino: choose the salary to bet.
    .why = Your stake stays hidden. If the levels are equal the second stake takes both salaries; if not, the first.
ask-pay = { $card }: choose a salary to pay with, from the largest to the smallest (still due: { $due }).
    .why = Salaries that pay are turned over and keep their smiles.
ask-keep = Lucky Break: choose the card to keep.
    .why = You discard the other two and play another card from your hand.
ask-bury = Lucky Break: choose the card to discard first.
    .why = The one discarded last lies on top, where the next player may take it.
ask-job = Helping Hand: lay a job of your hand.
    .why = Without its studies, this once; you fill up your hand afterwards.
ask-retrieve = { $card }: choose a card of the discard pile, to be played at once.
    .why = It must be playable, and is paid for if it has a price.
ask-gift = Birthday: choose the salary that you give to { $seat }.
    .why = That is what a Birthday means: one salary not yet spent, of your choice; you lose its smile.
ask-revenge = Revenge: choose one of the malus you have received.
    .why = It leaves you for good and strikes whomever you choose.
ask-drop = { $card }: this job leaves you; choose the card to discard.
    .why = This job gave you a sixth card: your hand goes back to five.
ask-aside = { $card }: choose the card to set aside.
    .why = It stays in your hand during this swap.
ask-target = { $card }: choose a player.
    .why = The card works at once; whoever is safe from it can’t be chosen.

## Why not, in the figures of this case

case-SL-JOB-1 = It takes { $needed } { $needed ->
        [one] study
       *[other] studies
    }, you have { $have }.
case-SL-SAL-1 = This is a salary of level { $level }: your job goes up to { $most }.
case-SL-BUY-1 = { $case ->
        [coin] This is no salary laid in front of you.
       *[price] It takes { $price } { $price ->
            [one] wad
           *[other] wads
        }, you have { $have } to spend.
    }
case-SL-STU-1 = You have a job: your studies are over.
case-SL-STU-2 = You have { $have } study cards already, which is the most.
case-SL-JOB-2 = You have a job already: leave it first.
case-SL-SAL-2 = You have no job: no salary can be laid.
case-SL-FLI-1 = You have { $have } flirts already, which is the most.
case-SL-MAR-1 = { $case ->
        [flirt] You are married: no more flirts.
        [married] You are married already.
       *[alone] You need a flirt first, laid and not turned over.
    }
case-SL-ADU-1 = { $case ->
        [unmarried] You are not married.
       *[already] You are having an affair already.
    }
case-SL-CHI-2 = { $case ->
        [alone] You have neither a marriage nor a flirt face up.
        [used] You are not married, and your last flirt has had its child.
       *[other] You are not married, and your last flirt is neither Camping nor Hotel.
    }
case-SL-MA-3 = { $case ->
        [nobody] Nobody else has a job.
       *[other] This player has no job.
    }
case-SL-MA-4 = { $case ->
        [nobody] Nobody else has a job to lose.
       *[other] This player has no job to lose.
    }
case-SL-MA-5 = { $case ->
        [nobody] Nobody else has both a job and a salary to tax.
        [job] This player has no salary to tax.
       *[person] This player has no job.
    }
case-SL-MA-6 = { $case ->
        [nobody] Nobody else has a marriage to break.
       *[other] This player is not married.
    }
case-SL-MA-7 = { $case ->
        [nobody] Nobody else has studies to lose and no job.
        [job] This player has a job: no more studies to repeat.
       *[person] This player has no studies to lose.
    }
case-SL-MA-8 = { $case ->
        [nobody] There is no other Bandit to send to prison.
       *[other] This player is no Bandit.
    }
case-SL-MA-10 = You can’t lay a malus in front of yourself: choose somebody else.
case-SL-MA-11 = { $case ->
        [nobody] Nobody else can suffer this malus now: you may discard it.
       *[other] This player can’t suffer this malus now.
    }
case-SL-MA-9 = No child is laid: the Bomb Attack would do nothing.
case-SL-JOB-3 = Your job is none of the Teachers.
case-SL-JOB-4 = { $case ->
        [nobody] Nobody else has a job to lose: a civil servant keeps it.
       *[other] This player is a civil servant, who keeps the job.
    }
case-SL-POW-2 = A Soldier is laid: nobody plays Bomb Attack.
case-SL-POW-3 = A Police Officer is laid: neither Bandit nor Guru can be.
case-SL-POW-6 = { $case ->
        [nobody] Nobody else can suffer this malus now: you may discard it.
       *[other] This player’s job is proof against this malus.
    }
case-SL-POW-7 = { $case ->
        [nobody] Nobody else can suffer this malus now: you may discard it.
       *[other] This player’s job is proof against this malus.
    }
case-SL-POW-10 = { $case ->
        [nobody] Nobody else can suffer this malus now: you may discard it.
       *[other] This player’s job is proof against this malus.
    }
case-SL-POW-12 = { $case ->
        [nobody] Nobody else can suffer this malus now: you may discard it.
       *[other] This player’s job is proof against this malus.
    }
case-SL-POW-16 = { $case ->
        [nobody] Nobody else can suffer this malus now: you may discard it.
       *[other] This player’s job is proof against this malus.
    }
case-SL-POW-18 = { $case ->
        [nobody] Nobody else has studies to lose: those of a doctor are safe.
       *[other] This player’s studies are safe.
    }
case-SL-DIST-1 = You are or were Bandit, or you have played Bomb Attack.
case-SL-DIST-3 = { $case ->
        [none] You have no job: you must be Writer, Researcher or Journalist.
        [job] Your job is neither Writer, nor Researcher, nor Journalist.
       *[already] Your job has its Grand Prize already.
    }
case-SL-BUY-2 = { $case ->
    [larger] Salaries are named from the largest to the smallest: this one is larger than the last.
   *[due] Still to pay: { $due }. With the smaller ones, this salary of { $value } is not enough: begin with a larger one.
}
case-SL-BUY-3 = This salary is turned: it is invested and pays for nothing more.
case-SL-CAS-3 = This is no salary: nothing else can be bet.
case-SL-SP-1 = Choose a salary laid in front of you and not invested.
case-SL-SP-4 = This card is none of those that you have just seen in the draw pile.
case-SL-SP-5 = Choose a card of the discard pile.
case-SL-SP-7 = { $case ->
        [job] The Helping Hand does not allow this job.
       *[other] This is no job.
    }
case-SL-SP-8 = { $case ->
        [self] One swaps with somebody else.
       *[empty] This player has no cards in hand.
    }
case-SL-SP-10 = Choose one of the malus laid in front of you.

## Words that are options

choice-draw = Draw
choice-take = Take the top of the discard pile
choice-resign = Resign
choice-divorce = Divorce
choice-breakup = End the affair
choice-discard = Discard a card
choice-bet = Bet at the Casino
choice-free = Pay nothing
choice-pass-more = Stop here
choice-pass-bet = Don’t bet now
choice-pass-job = Lay no job
choice-pass-retrieve = Take nothing
choice-pass-target = Don’t swap

## What lies on the table

name-smiles = Smiles
    .unit = smiles
name-skips = Turns to skip
name-laid = Cards laid
name-bets = Bets
name-out = Out of play
name-removed = Set aside

## The table in a terminal

terminal-smiles = Sml
terminal-studies = Stu
terminal-job = Job
terminal-wads = Wad
terminal-love = Love
terminal-children = Chi
terminal-purchases = Acq
terminal-malus = Mal
terminal-hand = Hd
terminal-married = M
terminal-affair = A
terminal-skips = { $turns ->
    [one] −{ $turns } turn
   *[other] −{ $turns } turns
}
terminal-deck = draw pile { $count }
terminal-discard = discard pile { $count }
terminal-top = Discard: { $card }
terminal-bet = Casino: a bet is lying, { $name }
terminal-casino = Casino open
terminal-life = { $smiles ->
    [one] { $name } · { $smiles } smile
   *[other] { $name } · { $smiles } smiles
}
terminal-column = { $title }: { $cards }
terminal-in-studies = Studies
terminal-in-job = Job
terminal-in-salaries = Salaries
terminal-in-love = Love
terminal-in-children = Children
terminal-in-purchases = Acquisitions
terminal-in-others = Sundries
terminal-in-malus = Malus
terminal-open-discard = Discard pile ({ $count }), newest first: { $cards }
terminal-open-out = Out of the game ({ $count }): { $cards }
terminal-open-thrown = Thrown on the aliens ({ $count }): { $cards }
terminal-legend = On the table: ▶ this player’s turn, ⚙ robot, Sml smiles, Stu level of studies, Wad wads to spend, ♥ flirts, M married, A affair, Chi children, Acq acquisitions, Mal malus received, Hd cards in hand, − turns to skip, turned cards in brackets.

# Single ideas that the laboratory tries
strategy-rush = Lays what brings most smiles at once.
strategy-malus = Plays a malus whenever possible.
strategy-single = No flirt, no marriage, no child.

## The end

reason-pile = The draw pile is empty: { $points } smiles for { $names }.
reason-limit = The limit of { $turns } turns, of all seats together, is reached: { $points } smiles for { $names }.
reason-stopped = The game ends before the draw pile does: { $points } smiles for { $names }.
