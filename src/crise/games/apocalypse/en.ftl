# Smile Life: Apocalypse, English. French is the source language.
# What is not said here is said by Smile Life, which this game extends.

game-title = Smile Life: Apocalypse
game-pitch = Crises, monsters, aliens: lead your life in spite of the end of the world, and make the most smiles of it.

## On one page

summary-goal = Lead the life that brings most smiles all the same: scourges strike everybody, and at times you must help each other.
summary-example = A Zombie comes: fight it with a weapon you have laid, flee on a motorbike, or lose cards. The others may lend you their weapons.
summary-turn-4 = Survive
    .text = A scourge that is drawn takes effect at once, and takes the place of your card of the turn.
summary-icon-fleau = scourge: crisis, monster or event
summary-icon-monster = damage of a monster
summary-icon-weapon = strength of a weapon
summary-icon-survival = survival: protects from a scourge
summary-card-zombie = Monster: fight, flee or suffer.
summary-card-hache = Weapon: its strength adds up against a monster; it serves once.
summary-card-crise-sanitaire = Crisis: it lasts, and changes the rules while it is there.
summary-card-invasion-extraterrestre = Invasion: throw enough smiles together, or everything ends.
summary-term-fleau = Scourge
    .text = Never in a hand: it strikes as soon as it is drawn, then leaves the game.
summary-term-holder = Who keeps count
    .text = Whoever drew the scourge: it is counted at the end of their turns.

## Lesson

lesson-unicorn = Lay a card
    .what = Touch Unicorn.
    .why = As in Smile Life, draw, then lay a card. The Unicorn is worth 3 smiles and needs nothing: enjoy it while the world stands.
lesson-study = Study all the same
    .what = Touch Study.
    .why = Studies lead to jobs, and each is worth a smile. What lies before you counts at the end; your hand does not.
lesson-flirt = A flirt
    .what = Touch Flirt: Theatre.
    .why = One more smile. { $p1 } throws away useless cards and waits for better ones.
lesson-flirt-on = Another flirt
    .what = Touch Flirt: Campsite.
    .why = Flirts add up while you are not married: a smile each.
lesson-discard = Nothing to lay
    .what = Choose “Discard a card”, then touch Tax.
    .why = A Tax takes a salary, and { $p1 } has laid none: rather keep what will be of use.
lesson-throw = Get ready
    .what = Choose “Discard a card”, then touch Salary 2.
    .why = A salary needs a job. Something is coming: scourges hide in the pile and strike as soon as they are drawn.
lesson-invasion = The Invasion
    .what = Hurl Researcher at the aliens.
    .why = A scourge has come: together you must hurl 9 smiles within four rounds, or the aliens win. Researcher is worth 2.
lesson-hurl = Hurl together
    .what = Hurl Cairo.
    .why = { $p1 } helps you. In an Invasion you are on the same side: 5 smiles are still needed.
lesson-hurl-on = Hold on
    .what = Hurl Double Study.
    .why = Even a small card counts: only one smile will be missing. Cards that are hurled are lost, but the game is not.
lesson-last = The last smile
    .what = Hurl Study.
    .why = { $p1 } met a Giant Lizard and could hurl nothing. This is the last round, and your card is enough.
lesson-end = The world is saved
    .what = The aliens are beaten, and you lead with 6 smiles.
    .why = Monsters, crises and cataclysms still sleep in the pile. Weapons and shelters help to survive them: over to you.

## Rules, in the order of the rulebook

section-AP-SET = Apocalypse: setup
rule-AP-SET-1 = Shuffle the 58 cards of the extension with the 200 of the base game; all rules of the base game hold. If only a share of the cards is played with, it is taken from this mixture. The two cards that serve to count rounds are not shuffled in: the table counts for you.
    .mark = ruling

section-AP-FACE = Turned cards, exposed cards
rule-AP-FACE-1 = Also turned: animals that were eaten and single-use acquisitions that were used: weapons, vehicles, Ration, Nuclear Threat. They still score their smiles, but serve no more.
rule-AP-FACE-2 = An exposed card is a laid card that may be named for Armageddon, Earthquake, Air Raid or a theft: it is not turned, no malus, not the Virus, no special card, no cataclysm, neither the Bunker nor the card it covers.
    .mark = ruling

section-AP-DUO = Two players
rule-AP-DUO-1 = With two players, the other player is the next player, both neighbours and any other player to be named, all at once. Nothing else changes.
    .mark = ruling

section-AP-MODE = Modes of play
rule-AP-MODE-1 = Before the game choose the basic mode (the usual one) or the advanced mode.
    .mark = option
rule-AP-MODE-2 = Basic mode: a new scourge of any kind, even a monster or Armageddon, sends every scourge in force out of the game. These end first, with all that their end brings (hands refilled, draw pile turned back); then the new one takes effect.
    .mark = ruling
rule-AP-MODE-3 = Basic mode: players don’t attack each other. Weapons serve against monsters only.
rule-AP-MODE-4 = Advanced mode: scourges add up, each with its own count and the player who keeps it. There may be more than two at once.
    .mark = ruling
rule-AP-MODE-5 = Advanced mode, several scourges in force: a card is laid only if each of them allows it, the smallest hand size holds, and what happens at the end of a turn happens in the order in which they began.
    .mark = ruling
rule-AP-MODE-6 = Advanced mode: a weapon may attack another player as it is laid.
rule-AP-MODE-7 = The Alien Invasion is never driven out by another scourge, in either mode. In basic mode it does drive out those that were there before it.
    .mark = ruling

section-AP-FLE = Scourges
rule-AP-FLE-1 = Scourges are the crises, the monsters and the events. As soon as it is drawn, a scourge is laid face up and strikes everybody. It is never in a hand: Tsunami, Tornado, Swap and Purge never move one.
rule-AP-FLE-2 = If you draw a scourge while refilling your hand in your own turn (Rainbow, Helping Hand, Casino, the Researcher’s sixth card, replacement of a Virus), it takes effect, then you draw a card in its place, as many times as needed. Your card of the turn has been played: your turn then ends.
    .mark = ruling
rule-AP-FLE-3 = If the card that you draw for your turn is a scourge, you play no card: your turn is over.
rule-AP-FLE-4 = A scourge drawn while everybody refills (Wildfire, end of the Ecological Crisis, of the Purge or of the Flood) or outside one’s own turn is set aside and replaced, until all hands are full, in turn order from the player whose turn it is. The scourges then take effect in the order in which they were drawn; in basic mode each drives out the one before.
    .mark = ruling
rule-AP-FLE-5 = A scourge in a starting hand is laid and replaced by a card of the draw pile.
rule-AP-FLE-6 = If your starting hand holds several scourges, lay the one of your choice; the others go out of the game. All are replaced. A replacement that is a scourge too belongs to the starting hand.
    .mark = ruling
rule-AP-FLE-7 = At the start, scourges are first replaced until no hand holds one; then it is found out who goes first. The scourges laid then take effect, in turn order from that player, before that player’s first turn.
    .mark = ruling
rule-AP-FLE-8 = A monster or Armageddon from a starting hand finds no card laid and goes out of the game. In basic mode it still drives out the scourges in force.
    .mark = ruling
rule-AP-FLE-9 = Lucky Break: if a scourge is among the three cards seen, you may discard it. You may also keep it: it is then drawn as for your turn, and you don’t play again. If all three are scourges, keep one.
    .mark = ruling
rule-AP-FLE-10 = A scourge that lies in the discard pile can’t be taken by any means: neither instead of drawing, nor by Shooting Star, nor by the Astronaut. The Hacker can’t put it back in play either.
    .mark = ruling
rule-AP-FLE-11 = Cards lost to a monster or an event go out of the game.
rule-AP-FLE-12 = Cards lost to a crisis go to the discard pile, in turn order from the player who keeps the count; for each player, in the order in which they were laid or drawn.
    .mark = ruling
rule-AP-FLE-13 = A scourge that is over, beaten or driven out goes out of the game.
rule-AP-FLE-14 = If the last card of the draw pile is a scourge: a crisis has its effect on arrival, Armageddon is played, a monster meets only the player who drew it, the other events do nothing. Then the game ends.
    .mark = ruling
rule-AP-FLE-15 = A scourge that is only seen (Medium, Radar, the visible draw pile of the Political Crisis) does nothing until it is drawn, and nobody has to draw it.
    .mark = ruling
rule-AP-FLE-16 = If the draw pile runs out during a scourge, the turn in progress is the last. The scourge ends without refills; an Invasion is neither won nor followed by a fresh start.
    .mark = ruling

section-AP-LAY = Cards laid by another route
rule-AP-LAY-1 = A card that comes to you by a theft, Earthquake, Vulture, Ninja, Turtle, Shooting Star, Astronaut or Flood is laid only if you could lay it from your hand at that moment, crises in force included. It must be paid for too, except by a theft, Earthquake or Ninja. The Purge asks nothing.
    .mark = ruling
rule-AP-LAY-2 = Whatever its route, a card laid has its effect as if it came from your hand. Two exceptions: a stolen weapon does not attack, and a flirt that comes neither from the hand nor from the discard pile takes no other flirt.
    .mark = ruling

section-AP-ATT = What goes with a card that leaves
rule-AP-ATT-1 = If your marriage leaves otherwise than by the malus Divorce (monster, Armageddon, theft, Earthquake, Air Raid), children and flirts stay. The affair goes to the discard pile and its flirts are turned.
    .mark = ruling
rule-AP-ATT-2 = If a job leaves, in whatever way, the Researcher discards the extra card and the Grand Prize is turned, as in the base game. What the job made free stays.
    .mark = ruling
rule-AP-ATT-3 = If flirts or studies leave while the marriage or the job above them stays (Armageddon, theft, Earthquake, Air Raid), marriage and job stay.
    .mark = ruling
rule-AP-ATT-4 = A stolen or moved card goes alone: the salaries that paid for it, malus, flirts and Grand Prize stay. A stolen Casino keeps the bet that lies on it; if it leaves play, the bet becomes a laid salary of the player who bet it. A flirt keeps the mark of the child it had.
    .mark = ruling
rule-AP-ATT-5 = A stolen Inheritance is worth 3 wads again, even if it had been spent.
    .mark = ruling

section-AP-CRI = Crises
rule-AP-CRI-1 = Whoever draws a crisis lays it in front of themselves and plays no card. Its effect strikes everybody at once, that player included.
rule-AP-CRI-2 = Food Crisis: on its arrival, and only then, each player must feed each of their laid children, by turning for each child one laid animal that is not turned yet.
rule-AP-CRI-3 = Ecological Crisis: on its arrival each player secretly chooses one card of the hand; all discard the others at the same time.
rule-AP-CRI-4 = Economic Crisis: on its arrival all laid salaries that are not invested go to the discard pile.
rule-AP-CRI-5 = Political Crisis: on its arrival all jobs go to the discard pile, even Bandit, civil servants and a Dictator already laid. Only the Survivalist stays.
rule-AP-CRI-6 = Health Crisis: while it lasts nobody lays a card in front of themselves. Your card of the turn is a card discarded or a malus inflicted on another player.
rule-AP-CRI-7 = The next player begins the first round of the crisis; everybody plays under it.
rule-AP-CRI-8 = Each time the turn of the player who keeps the count comes round, that player plays, then the count falls by one. At zero the crisis is over.
rule-AP-CRI-9 = A round counts even if some could not play, the player who keeps the count included.
rule-AP-CRI-10 = The count is kept by the player whose turn it is when the crisis arises, even if another drew it. For a crisis from a starting hand it is the last player in turn order: so rounds are whole.
    .mark = ruling
rule-AP-CRI-11 = On arrival of a crisis players are dealt with in turn order from the one who keeps the count. Secret choices are sealed and opened together.
    .mark = ruling
rule-AP-CRI-12 = A protection (Survivalist, Gas Mask, Safe) counts while it is laid: gained or lost during the crisis, it counts or no longer counts from then on. What was lost on arrival stays lost.
    .mark = ruling

section-AP-ALI = Food Crisis
rule-AP-ALI-1 = A Ration feeds one child and is then turned.
rule-AP-ALI-2 = A Vegetable Garden feeds all your children and is not turned.
rule-AP-ALI-3 = An eaten animal still scores its smiles. Any animal may be eaten, even the Unicorn, but not the Pangolin in basic mode.
    .mark = ruling
rule-AP-ALI-4 = Everybody first feeds their own children. A child that can be fed must be; you choose which child, and with what.
    .mark = ruling
rule-AP-ALI-5 = Then you give each unfed child to a player of your choice who has something to feed it with (animal, Ration or Vegetable Garden). That player can’t refuse, chooses the food and feeds it at once; no marriage is needed.
    .mark = ruling
rule-AP-ALI-6 = A child that nobody can feed goes to the discard pile.
rule-AP-ALI-7 = During the crisis a child is laid only if you feed it as you lay it, with an animal, a Ration or a Vegetable Garden.
rule-AP-ALI-8 = The same holds for a child that arrives by a theft, Earthquake or Vulture.
    .mark = ruling
rule-AP-ALI-9 = A child in the Bunker needs no food, nor do those of the Survivalist. A child may be given to the Survivalist only if there is food for it.
    .mark = ruling

section-AP-ECL = Ecological Crisis
rule-AP-ECL-1 = While the crisis lasts, a hand has one card: draw one, play one. Whoever is handed more (a Tornado from the Survivalist) keeps only one of them at once.
rule-AP-ECL-2 = At the end of the crisis everybody refills the hand to its usual size.
rule-AP-ECL-3 = The Virus can’t be thrown away: if you hold it, it is the one card that you keep, unless you have a Gas Mask.
rule-AP-ECL-4 = With the Virus in hand, play each turn the card that you have just drawn.
    .mark = ruling
rule-AP-ECL-5 = The Researcher plays with one card too, and refills to 6. Losing the job during the crisis, the Researcher discards nothing.
    .mark = ruling
rule-AP-ECL-6 = Cards that refill a hand (Rainbow, Helping Hand, Casino) refill it to one card.
    .mark = ruling
rule-AP-ECL-7 = The Survivalist keeps the whole hand and plays with it. Laid during the crisis, the hand is refilled at the end of that turn. Lost during the crisis, the hand is discarded at once down to one card of its owner’s choice.
    .mark = ruling

section-AP-ECN = Economic Crisis
rule-AP-ECN-1 = While the crisis lasts no salary can be laid.
rule-AP-ECN-2 = The Undertaker loses salaries laid before like everybody else, but may lay salaries of any level while the crisis lasts.
rule-AP-ECN-3 = The Safe protects from this crisis the salaries that you laid before it and during it. It protects from nothing else and does not let you lay any.
    .mark = ruling
rule-AP-ECN-4 = During the crisis the Casino may be laid and played, and the Inheritance laid.
rule-AP-ECN-5 = Bets lying at the Casino are not lost when the crisis arrives. Salaries won during it are laid and stay.
    .mark = ruling
rule-AP-ECN-6 = The Inheritance is not a salary: it stays. Birthday still moves salaries.
    .mark = ruling
rule-AP-ECN-7 = The Survivalist keeps all salaries and may lay more.

section-AP-POL = Political Crisis
rule-AP-POL-1 = The draw pile is turned over and played face up: everybody sees the next card, which was the bottom one. Only the uppermost is seen.
    .mark = ruling
rule-AP-POL-2 = The top card of the discard pile may still be taken.
rule-AP-POL-3 = No job can be laid but the Dictator: no Head Teacher, no other job by Helping Hand, no Ninja by the Turtle.
rule-AP-POL-4 = The Survivalist draws, on each turn, from either side of the draw pile: the visible card, or the hidden one that was on top before the crisis.
    .mark = ruling
rule-AP-POL-5 = At the end of the crisis the draw pile is turned back.
rule-AP-POL-6 = All other drawing and looking (refills, Lucky Break, Medium) is done on the visible side. The Radar shows the visible card, and to a Survivalist the hidden one too.
    .mark = ruling

section-AP-SAN = Health Crisis
rule-AP-SAN-1 = On arrival of the crisis everybody shows their hand to all. What is drawn later is hidden again.
    .mark = ruling
rule-AP-SAN-2 = If you hold the Virus, lay it in front of you and draw a card.
rule-AP-SAN-3 = A Virus that reaches a hand later in the crisis is laid and replaced at once.
    .mark = ruling
rule-AP-SAN-4 = Resigning, voluntary divorce and ending an affair are allowed.
    .mark = ruling
rule-AP-SAN-5 = The top card of the discard pile may be taken only if it is a malus, to inflict it.
    .mark = ruling
rule-AP-SAN-6 = No special card, no cataclysm, no bet at the Casino.
    .mark = ruling
rule-AP-SAN-7 = The Undertaker may lay salaries of any level.
rule-AP-SAN-8 = The Gas Mask leaves you untouched: you don’t show your hand, lay no Virus and play normally. So does the Survivalist.

section-AP-EV = Events
rule-AP-EV-1 = Armageddon, at once: each player secretly chooses one laid card of the left neighbour.
rule-AP-EV-2 = Clearance Sale: all acquisitions are free.
rule-AP-EV-3 = Purge: on their turn, instead of drawing and playing, each player takes a random card from the hand of any other player and lays it at once in front of themselves.
rule-AP-EV-4 = Alien Invasion: the game pauses and becomes cooperative. The goal is the sum of the smiles in all hands at that moment.
rule-AP-EV-5 = An event strikes everybody as soon as it is drawn. It is kept, counted and ended like a crisis.
rule-AP-EV-6 = The Survivalist is not spared by events.

section-AP-ARG = Armageddon
rule-AP-ARG-1 = The card chosen is an exposed card. A player who has none gives none.
    .mark = ruling
rule-AP-ARG-2 = The chosen cards are shuffled with Armageddon, then shown one by one. Each card shown goes out of the game, until Armageddon appears.
rule-AP-ARG-3 = The cards not shown go back to their owners, as they lay.
rule-AP-ARG-4 = If a card is shown that has others like it among those chosen (studies of one kind, salaries of one level, flirts of one place), these go out of the game too.
    .mark = ruling
rule-AP-ARG-5 = Armageddon goes out of the game. What goes with a lost card follows the usual rules; a card that came back brings nothing about.
    .mark = ruling

section-AP-LIQ = Clearance Sale
rule-AP-LIQ-1 = One acquisition per turn: laying it is your card of the turn, even if you take it from the discard pile. The Architect’s free house is not used up.
    .mark = ruling

section-AP-PUR = Purge
rule-AP-PUR-1 = During a turn of Purge there is no draw, no play from one’s own hand, no resignation and no divorce; free acts stay possible, resigning from a temporary job included.
    .mark = ruling
rule-AP-PUR-2 = A player without hand cards can’t be chosen. If no other player has any, your turn passes.
    .mark = ruling
rule-AP-PUR-3 = The card taken is laid without any condition (studies, job, marriage, price, Police Officer, crises) and has its effect. You choose the targets; an effect that asks for what you have not does nothing.
    .mark = ruling
rule-AP-PUR-4 = A job, even the Dictator, always replaces yours, which goes to the discard pile, even from the Bunker.
    .mark = ruling
rule-AP-PUR-5 = A malus strikes the player who took it, if that player can suffer it, and is kept; otherwise it goes to the discard pile.
rule-AP-PUR-6 = A Virus taken goes to the discard pile.
rule-AP-PUR-7 = Also discarded: Flood, an affair without a marriage, a marriage or an affair when you have one already.
rule-AP-PUR-8 = A malus that needs choices is played as if the robbed player had laid it on the taker: the robbed player aims the Air Raid and names the animal; the Cloud begins with the taker and stops before the robbed player. Bomb Attack works on all, unless a Soldier is laid, and the taker is not its author.
    .mark = ruling
rule-AP-PUR-9 = At the end of the Purge everybody refills to 5 cards (6 with the Researcher).
    .mark = ruling
rule-AP-PUR-10 = What a taken special card plays or refills (Rainbow, Lucky Break, Helping Hand, Casino) concerns your own hand as usual; but refills go up to the size that the hand had before the effect, not to 5.
    .mark = ruling

section-AP-INV = Alien Invasion
rule-AP-INV-1 = The sum of each hand is public, not its cards. The Unicorn counts 3, the Virus 0. A goal of 0 is reached at once.
    .mark = ruling
rule-AP-INV-2 = On your turn draw from the draw pile, then throw a card of your hand at the aliens: its smiles count towards the goal.
rule-AP-INV-3 = Any card may be thrown, even the Virus. A thrown card has no effect.
    .mark = ruling
rule-AP-INV-4 = Nothing is taken from the discard pile; no resignation, no divorce, no other play.
    .mark = ruling
rule-AP-INV-5 = Once the goal is reached, the aliens and the thrown cards go out of the game at once; the next player plays normally.
rule-AP-INV-6 = If the goal is not reached after 4 rounds, the game ends and the smiles of the laid cards are counted.
rule-AP-INV-7 = Scourges drawn during the Invasion are suffered normally. Whoever draws one throws nothing; a turn spent on a monster is spent.
    .mark = ruling
rule-AP-INV-8 = During a Health Crisis too the card is thrown at the aliens, and counts. No malus is inflicted while the Invasion lasts.
    .mark = ruling
rule-AP-INV-9 = A Purge drawn during the Invasion waits and begins when that is over. The turn of whoever drew it is over, as for any scourge; the count is kept by the player whose turn ended the Invasion.
    .mark = ruling
rule-AP-INV-10 = Turns to skip are skipped during the Invasion too.
    .mark = ruling
rule-AP-INV-11 = Cards lost otherwise during the Invasion, such as hands in the Ecological Crisis, do not count towards the goal.
    .mark = ruling
rule-AP-INV-12 = After a defeat the player with the most smiles may decide on a fresh start. If several share the lead, all must agree. Not if the draw pile is empty.
    .mark = ruling
rule-AP-INV-13 = Fresh start: all laid cards go to the discard pile, and everybody keeps only their hand. All: turned cards, malus, Virus, Bunker and bets included, in turn order from the player who kept the count.
    .mark = ruling
rule-AP-INV-14 = Fresh start: the aliens and the thrown cards go out of the game, the other scourges end. Turns to skip, and who was Bandit or author of a Bomb Attack, are forgotten. The player after the one who kept the count begins.
    .mark = ruling

section-AP-MON = Monsters
rule-AP-MON-1 = A monster drawn is laid face up, and whoever drew it meets it at once: that player fights, flees or suffers, even by choice.
rule-AP-MON-2 = To suffer: lose laid cards of your choice worth together at least the monster’s damage in smiles; they go out of the game.
rule-AP-MON-3 = If a player loses the last face-up card, the monster stops: it goes out of the game and attacks nobody else. The last means that nothing is left that could be lost; the Bunker and its card don’t count.
    .mark = ruling
rule-AP-MON-4 = Alliance: the fighter may ask others for help. Those who accept add weapons laid in front of them, which are turned if the sum is reached.
rule-AP-MON-5 = To flee: turn a vehicle, and the monster goes on to the next player without attacking you. That is your whole turn; the vehicle still scores its smiles.
rule-AP-MON-6 = To fight: one or several laid unused weapons beat the monster if their powers sum to at least its strength. They are turned and still score their smiles; the monster goes out of the game.
rule-AP-MON-7 = Weapons are named one by one until the sum is reached. If it is not, none is turned.
    .mark = ruling
rule-AP-MON-8 = Lose your marriage before any flirt, adulterous ones too, and your job before any study. A marriage or a job in the Bunker blocks nothing.
    .mark = ruling
rule-AP-MON-9 = More than the damage is lost only for want of the exact sum. Cards are named one by one until it is reached; each is worth at least 1 smile, the Unicorn at its present value.
    .mark = ruling
rule-AP-MON-10 = Turned cards can’t be lost in this way.
rule-AP-MON-11 = Unbeaten, the monster goes on to the next player, who meets it on their turn without drawing.
rule-AP-MON-12 = When everybody has met it once, the monster goes out of the game.
rule-AP-MON-13 = A player who had nothing to lose loses nothing, and the monster goes on to the next.
    .mark = ruling
rule-AP-MON-14 = Meeting a monster is your whole turn, without drawing, in any situation: turn to skip, prison. If you had a turn to skip, it is skipped thereby.
    .mark = ruling
rule-AP-MON-15 = After an alliance, play goes on after the player who fought.
rule-AP-MON-16 = The Tank serves as a weapon or as a vehicle, once.
rule-AP-MON-17 = The Survivalist’s turn passes and the monster goes on. The Survivalist can’t fight it, but may join an alliance.
    .mark = ruling
rule-AP-MON-18 = If a monster is drawn out of turn, whoever drew it meets it at once; each other player meets it on their next turn.
    .mark = ruling
rule-AP-MON-19 = Advanced mode, several monsters: they are met one after another in the same turn, in the order drawn.
    .mark = ruling
rule-AP-MON-20 = Advanced mode: a turn spent on a monster counts for crises and events. A turn of Purge or Flood so spent is lost.
    .mark = ruling
rule-AP-MON-21 = If the First-Aid Kit brings the damage down to 0, you lose nothing and the monster goes on.
    .mark = ruling

section-AP-ACQ = Acquisitions
rule-AP-ACQ-1 = Weapons, vehicles, survival cards and animals are acquisitions: they are laid and paid for as in the base game. A single-use one is used by turning it, and still scores its smiles.

section-AP-ARM = Weapons
rule-AP-ARM-1 = Advanced mode: a weapon may attack a player if its power is greater than the sum of that player’s laid unused weapons. That weapon alone: no sum, no alliance.
    .mark = ruling
rule-AP-ARM-2 = Your laid unused weapons add up in defence, the Tank too. Keeping an attacker off does not turn them; beating a monster does.
rule-AP-ARM-3 = A weapon laid is kept for defence or, in advanced mode, attacks at that moment only, by whatever route it was laid (Earthquake, Ninja and Purge included), unless it was stolen.
    .mark = ruling
rule-AP-ARM-4 = The weapon that attacks is turned, and you steal one laid card of the player attacked.
rule-AP-ARM-5 = The stolen card must be exposed, and one that you could lay: a salary needs a job. A player who has no such card can’t be attacked.
    .mark = ruling
rule-AP-ARM-6 = A stolen acquisition is not paid for again.
rule-AP-ARM-7 = A stolen weapon can’t attack when you lay it.
rule-AP-ARM-8 = A stolen job, animal or special card may use its effect again, if you like. This is the only way to steal a special card, even a turned one; a cataclysm can’t be stolen.
    .mark = ruling
rule-AP-ARM-9 = The Survivalist can’t be attacked.
rule-AP-ARM-10 = Some weapons are free or boosted, as the card says. The boosted power replaces the other, while the job or child named is laid in front of you; whether it is free is looked at when the weapon is laid.
    .mark = ruling

section-AP-SUR = Survival
rule-AP-SUR-1 = Bunker: put it on one of your laid cards. Neither that card nor the Bunker can be taken, by an attack, a crisis, a malus or anything else.
rule-AP-SUR-2 = Nuclear Threat, advanced mode: once, when you are attacked, you may turn it. The attacker loses all laid cards, which go out of the game.
rule-AP-SUR-3 = Safe: protects your laid salaries in every Economic Crisis; never turned.
rule-AP-SUR-4 = Gas Mask: it protects, permanently, from Illness, from the Virus passed with it and from the Health Crisis. You may discard the Virus from your hand as your card of the turn.
rule-AP-SUR-5 = Vegetable Garden: feeds your children in every Food Crisis; never turned.
rule-AP-SUR-6 = Radar: at the start of your turn, before you choose how to begin it, you see the next card of the draw pile. Permanent, but neither on a skipped turn nor on a monster’s.
    .mark = ruling
rule-AP-SUR-7 = Ration: feeds one child, once, in a Food Crisis.
rule-AP-SUR-8 = First-Aid Kit: permanently lowers the damage of monsters and of Genetic Mutation by one smile. The strength does not change.
    .mark = ruling

section-AP-BUN = Bunker
rule-AP-BUN-1 = The Bunker covers a face-up card, no malus; without one it can’t be laid. It never moves.
    .mark = ruling
rule-AP-BUN-2 = A Bandit in the Bunker can’t be sent to Prison.
rule-AP-BUN-3 = A malus that would take the covered card can’t be laid for it: neither Dismissal for a covered job nor Divorce for a covered marriage. Tax and Repeat a Year take the last card that is not covered.
    .mark = ruling
rule-AP-BUN-4 = The covered card is passed over by Bomb Attack, by the loss of children through Divorce, by the five crises (a covered job stays in a Political Crisis), by Police Officer, Armageddon, Earthquake, Air Raid, Genetic Mutation and monsters.
    .mark = ruling
rule-AP-BUN-5 = You may still use, turn, invest, resign from or promote the covered card. The Bunker stays, empty, and can’t be taken.
    .mark = ruling

section-AP-NUC = Nuclear Threat
rule-AP-NUC-1 = It is asked when the attack is announced. If you use it, the attack fails, nothing is stolen, and the weapon is among the cards lost.
    .mark = ruling
rule-AP-NUC-2 = All laid cards go out of the game, turned and special ones too; but neither received malus, nor the Virus, nor the Bunker and its card.
    .mark = ruling

section-AP-ANI = New animals
rule-AP-ANI-1 = An animal is laid free, without condition. Its effect applies only when it is laid, and again when it is stolen; it then stays face up and can be eaten.
rule-AP-ANI-2 = Pangolin, basic mode: it can’t be eaten.
rule-AP-ANI-3 = Turtle: if the Ninja is in the discard pile and you could lay that card, take it and lay it at once, with its effect.
rule-AP-ANI-4 = Vulture: take a card from those out of the game, no scourge, that you could lay, and lay it at once, paying for it. If there is none, no effect.
    .mark = ruling
rule-AP-ANI-5 = Pangolin, advanced mode: it may be eaten, but never must be: a child that is dealt to you with no other meal may be discarded. That starts a Health Crisis.
    .mark = ruling
rule-AP-ANI-6 = That Health Crisis starts when feeding is over. It lasts 3 rounds, without a card: the card Health Crisis stays where it is. The count is kept by the player whose turn it is. If a Health Crisis is already in force, nothing more happens.
    .mark = ruling
rule-AP-ANI-7 = A stolen animal can feed the thief’s children in a Food Crisis.
    .mark = ruling

section-AP-MAL = New malus
rule-AP-MAL-1 = Air Raid: aim at a laid card of another player; hit, it goes out of the game. It hits one time in two, or with another probability chosen at the table.
    .mark = option
rule-AP-MAL-2 = Genetic Mutation: name a laid animal of a player; it attacks that player at once.
rule-AP-MAL-3 = Radioactive Cloud: lay it before your left neighbour and choose one of the malus that player has received: it is suffered again.
rule-AP-MAL-4 = Fuel Shortage: the target can no longer flee with vehicles, for good.
rule-AP-MAL-5 = Virus: once in your hand, it stays there. It can’t be played, thrown or given, except where a rule says so.

section-AP-BOM = Air Raid
rule-AP-BOM-1 = If it misses, the card aimed at stays. Hit or missed, the target keeps the Air Raid.
    .mark = ruling
rule-AP-BOM-2 = The card aimed at must be an exposed card.
    .mark = ruling

section-AP-MUT = Genetic Mutation
rule-AP-MUT-1 = Five times one of the two cards, Mutation and animal, is drawn at random: the animal’s strength, and its damage, is the number of times that Mutation came up, from 0 to 5.
rule-AP-MUT-2 = The target fights, flees or suffers as with a monster, First-Aid Kit included. No turn is spent, there is no alliance, and the animal can’t be part of the loss.
    .mark = ruling
rule-AP-MUT-3 = Then the animal goes out of the game, whatever the outcome.
rule-AP-MUT-4 = If the strength is 0, the animal stays, face up.
rule-AP-MUT-5 = The Unicorn can’t mutate, nor can a turned animal.
    .mark = ruling
rule-AP-MUT-6 = The Survivalist suffers it: it is a malus.

section-AP-NUA = Radioactive Cloud
rule-AP-NUA-1 = The player struck passes the Cloud to the next, choosing among that one’s malus, and so on. It stops before the player who launched it.
rule-AP-NUA-2 = A player with no malus to suffer is passed over, but still chooses for the next.
    .mark = ruling
rule-AP-NUA-3 = The last player struck keeps the Cloud.
rule-AP-NUA-4 = Only a malus that the player can suffer now is chosen; it stays theirs. Not the Cloud itself, nor the Virus, nor the Fuel Shortage.
    .mark = ruling
rule-AP-NUA-5 = The Cloud is laid only if somebody will suffer.
    .mark = ruling
rule-AP-NUA-6 = Air Raid and Genetic Mutation are aimed by the player who chooses them. A Cloud launched by Revenge starts at the avenger’s left.
    .mark = ruling

section-AP-PEN = Fuel Shortage
rule-AP-PEN-1 = It also bars fleeing from a mutated animal. A Tank may still be a weapon. Passed on by Revenge, it binds its new owner only.
    .mark = ruling

section-AP-VIR = Virus
rule-AP-VIR-1 = The Virus leaves a hand that is lost or moved as a whole (Wildfire, Tornado, Tsunami, Flood), or by chance (Swap, Purge).
rule-AP-VIR-2 = Otherwise it is passed on only with an Illness: playing one, from the hand or the discard pile, you may add the Virus, then take a card of your choice from the target’s hand, which you see, but not the Virus; if that hand was empty, draw. Not with an Illness that comes by Revenge or the Cloud.
    .mark = ruling
rule-AP-VIR-3 = The target skips a turn because of the Illness, and may pass the Virus on later in the same way.
rule-AP-VIR-4 = Doctor, Surgeon, Pharmacist and Gas Mask can’t get the Virus with Illness; they can when hands are moved.
rule-AP-VIR-6 = Nobody can take the Virus from the discard pile. Among the three cards of Lucky Break it may be discarded. It can be chosen neither as the Researcher’s extra card nor in an offer to the Dictator.
    .mark = ruling
rule-AP-VIR-7 = If your hand is only the Virus, you play nothing.
    .mark = ruling
rule-AP-VIR-8 = Laid because of the Health Crisis, the Virus costs 3 smiles at the end; in a hand, nothing.
rule-AP-VIR-9 = A laid Virus can’t be passed on by Revenge, nor taken, nor lost.
    .mark = ruling

section-AP-JOB = New jobs
rule-AP-JOB-1 = Undertaker: during crises lay salaries of any level, even when the crisis forbids them to others. At other times, level 1.
    .mark = ruling
rule-AP-JOB-2 = Dictator: laid only during a Political Crisis, by whatever route, except by the Purge. The job is kept after the crisis.
    .mark = ruling
rule-AP-JOB-3 = Dictator: once per laying of the job, on one of your later turns, name a player who skips three turns, then play. It is a free act; the sentence lasts though the job goes.
    .mark = ruling
rule-AP-JOB-4 = The prisoner can still suffer attacks, crises and malus.
rule-AP-JOB-5 = These three turns are added to those that the player already had to skip.
    .mark = ruling
rule-AP-JOB-6 = Hacker: when you lay this job you may put a past crisis or event back in play, that is, one out of the game that was once in force, as if you had drawn it. You keep the count.
    .mark = ruling
rule-AP-JOB-7 = If there is none, the Hacker has no effect, and the power is not kept for later. A Political Crisis put back takes the Hacker too.
    .mark = ruling
rule-AP-JOB-8 = Ninja: when you lay this job you may take a weapon from the discard pile, Tank included, and lay it without paying.
    .mark = ruling
rule-AP-JOB-9 = Survivalist: neither crises nor armed attacks nor monsters touch you; during a crisis you play normally. Malus, events and cataclysms strike you.
    .mark = ruling

section-AP-CAT = Cataclysms
rule-AP-CAT-1 = A cataclysm is laid like a special card, without condition, even if its effect finds nothing to do. It acts at once on everybody, scores 0 smiles, and is then turned and kept.
rule-AP-CAT-2 = Wildfire: in turn order everybody discards their whole hand, Virus included, then draws as many cards as they had.
rule-AP-CAT-3 = Tornado: everybody gives their whole hand to the left neighbour, all at once.
rule-AP-CAT-4 = Tornado: a Researcher whose hand is above 5 cards keeps one of their choice and gives the others.
    .mark = ruling
rule-AP-CAT-5 = Earthquake: choose one laid, face-up card of each player, yourself too, but no malus. They are shuffled and dealt, one each.
rule-AP-CAT-6 = Flood: all hands go to the middle, face up. It is the only draw pile from now on.

section-AP-SEI = Earthquake
rule-AP-SEI-1 = Only exposed cards are chosen. Who has none gives and gets none; if nobody has any, there is no effect.
    .mark = ruling
rule-AP-SEI-2 = If you could not lay the card that you get, it goes to the discard pile. This is looked at when all cards are lifted, in turn order from the player of the Earthquake.
    .mark = ruling
rule-AP-SEI-3 = A card with an effect may use it again, also if it comes back to its owner.
rule-AP-SEI-4 = Outside a Political Crisis a Dictator dealt out is discarded, unless the card comes back to its owner. Any card that comes back to its owner stays.
    .mark = ruling

section-AP-INO = Flood
rule-AP-INO-1 = Who laid the Flood takes a card from the middle first, at once; then each player takes one on their turn, by choice.
rule-AP-INO-2 = The card taken is laid at once in front of you by the rules, or discarded. A malus is discarded.
    .mark = ruling
rule-AP-INO-3 = A Virus taken goes to your hand.
rule-AP-INO-4 = When the middle is empty everybody refills; the game goes on with the player whose turn it is.
rule-AP-INO-5 = No drawing from the draw pile or the discard pile. Instead of taking a card you may resign or divorce. Turns to skip are skipped.
    .mark = ruling
rule-AP-INO-6 = While the Flood lasts, effects that draw or play from a hand do nothing: Rainbow, Lucky Break, Helping Hand, Swap, Tsunami, Wildfire, Tornado, a bet at the Casino, the Researcher’s extra card.
    .mark = ruling

section-AP-NEG = Negotiation
rule-AP-NEG-1 = Alliance: the fighter asks players one at a time; each names weapons of theirs or refuses. No gifts, and nobody is asked twice.
    .mark = ruling
rule-AP-NEG-2 = Dictator: the player named may make one offer: one hand card of theirs, shown to the Dictator, for one that the Dictator picks of the own hand; or one laid salary not invested, as a gift.
    .mark = ruling
rule-AP-NEG-3 = Offer accepted: nobody is imprisoned this turn, and the power is kept. Refused, or no offer: the sentence falls.
    .mark = ruling

## Cards

card-arbalete = Crossbow
    .text = A weapon of power 3. Price: 2. 1 smile.
card-batte = Baseball Bat
    .text = A weapon of power 1. Free. 1 smile.
card-bazooka = Bazooka
    .text = A weapon of power 5. Price: 4. Free with Soldier. 1 smile.
card-boomerang = Boomerang
    .text = A weapon of power 2. Price: 1. 1 smile.
card-cocktail-molotov = Molotov Cocktail
    .text = A weapon of power 2. Free. Power 3 with Bartender. 1 smile.
card-couteau = Knife
    .text = A weapon of power 2. Free. 1 smile.
card-grenade = Grenade
    .text = A weapon of power 4. Price: 3. Free with Soldier. 1 smile.
card-hache = Axe
    .text = A weapon of power 3. Price: 1. 1 smile.
card-lance-pierre = Slingshot
    .text = A weapon of power 1. Free. 1 smile.
card-nunchaku = Nunchaku
    .text = A weapon of power 1. Price: 1. With Ninja: free, power 3. 1 smile.
card-pistolet = Pistol
    .text = A weapon of power 4. Price: 2. Free with Bandit or Police Officer. 1 smile.
card-poing-americain = Brass Knuckles
    .text = A weapon of power 1. Price: 1. With Rocky: free, power 2. 1 smile.
card-sabre-laser = Laser Sabre
    .text = A weapon of power 1. Price: 2. With Luke or Leïa: free, power 4. 1 smile.
card-shuriken = Shuriken
    .text = A weapon of power 1. Price: 1. With Ninja: free, power 3. 1 smile.
card-tronconneuse = Chainsaw
    .text = A weapon of power 3. Price: 2. 1 smile.
card-helicoptere = Helicopter
    .text = To flee from a monster, once. Price: 4, free with Airline Pilot. 1 smile.
card-moto = Motorbike
    .text = To flee from a monster, once. Price: 2, free with Mechanic. 1 smile.
card-tank = Tank
    .text = Vehicle or weapon of power 5, once only. Price: 5, free with Soldier. 1 smile.
card-bunker = Bunker
    .text = Put it on one of your cards, which is safe from then on. Price: 5, free with Architect. 1 smile.
card-coffre-fort = Safe
    .text = Protects your salaries from the Economic Crisis. Price: 4, free with a job as Head. 1 smile.
card-masque-a-gaz = Gas Mask
    .text = Protects from Illness, the Virus and the Health Crisis. The Virus may be discarded. Price: 1. 1 smile.
card-menace-nucleaire = Nuclear Threat
    .text = Once, when you are attacked: the attacker loses everything. Price: 6, free with Researcher or Dictator. 1 smile.
card-potager = Vegetable Garden
    .text = Feeds all your children in a Food Crisis. Price: 1, free with Gardener. 1 smile.
card-radar = Radar
    .text = At the start of your turn see the next card of the draw pile. Price: 3. 1 smile.
card-ration = Ration
    .text = Feeds one child, once, in a Food Crisis. Price: 1. 1 smile.
card-trousse-de-secours = First-Aid Kit
    .text = Monsters and mutants cost you one smile less. Price: 3, free with Doctor, Surgeon or Pharmacist. 1 smile.
card-pangolin = Pangolin
    .text = A free animal. Can’t be eaten, or in advanced mode only at the price of a Health Crisis. 1 smile.
card-tortue = Turtle
    .text = A free animal. Take the Ninja from the discard pile and lay that card. 1 smile.
card-vautour = Vulture
    .text = A free animal. Take a card that is out of the game and lay it. 1 smile.
card-croque-mort = Undertaker
    .text = Studies: 1. Salary: 1 at most, without limit during crises. Temporary.
card-dictateur = Dictator
    .text = Only during a Political Crisis. Salary: 4 at most. Civil servant. Once, three turns of prison for a player of your choice.
card-hacker = Hacker
    .text = Studies: 3. Salary: 3 at most. Put a past crisis or event back in play.
card-ninja = Ninja
    .text = No studies. Salary: 1 at most. Temporary. Take a weapon from the discard pile, without paying.
card-survivaliste = Survivalist
    .text = No studies. Salary: 1 at most. Immune to crises, attacks and monsters.
card-escargot-mutant = Mutant Snail
    .text = A monster. Strength: 1. Damage: 1. Fight, flee or suffer.
card-poisson-mortel = Deadly Fish
    .text = A monster. Strength: 2. Damage: 2. Fight, flee or suffer.
card-plante-carnivore = Carnivorous Plant
    .text = A monster. Strength: 2. Damage: 2. Fight, flee or suffer.
card-robotueur = Killer Robot
    .text = A monster. Strength: 3. Damage: 3. Fight, flee or suffer.
card-zombie = Zombie
    .text = A monster. Strength: 4. Damage: 4. Fight, flee or suffer.
card-lezard-geant = Giant Lizard
    .text = A monster. Strength: 5. Damage: 5. Fight, flee or suffer.
card-crise-alimentaire = Food Crisis
    .text = 2 rounds. Feed each child with an animal, or give it to somebody who can.
card-crise-ecologique = Ecological Crisis
    .text = 4 rounds. Keep one card in hand and play with a single one.
card-crise-economique = Economic Crisis
    .text = 3 rounds. Salaries not invested are lost, and no more are laid.
card-crise-politique = Political Crisis
    .text = 4 rounds. All jobs are lost, the draw pile is face up, only the Dictator can be laid.
card-crise-sanitaire = Health Crisis
    .text = 3 rounds. Show your hands: the Virus is laid. Nothing more is laid in front of oneself.
card-armageddon = Armageddon
    .text = At once. Each player puts a laid card of the left neighbour at stake.
card-liquidation-totale = Clearance Sale
    .text = 3 rounds. All acquisitions are free.
card-purge = Purge
    .text = 2 rounds. Instead of drawing, take a random card of another hand and lay it.
card-invasion-extraterrestre = Alien Invasion
    .text = 4 rounds. Together, throw enough smiles at the aliens, or the game ends.
card-incendie = Wildfire
    .text = Everybody discards their hand and draws another of the same size.
card-inondation = Flood
    .text = All hands go to the middle, face up: each takes a card from there in turn.
card-tornade = Tornado
    .text = Everybody gives their whole hand to the left neighbour.
card-seisme = Earthquake
    .text = Choose one laid card of each player; they are shuffled and dealt again.
card-bombardement = Air Raid
    .text = Aim at a laid card of the target: one time in two it goes out of the game.
card-mutation-genetique = Genetic Mutation
    .text = An animal of the target turns into a monster and attacks.
card-nuage-radioactif = Radioactive Cloud
    .text = It goes round the table: each player suffers one of their malus again.
card-penurie-d-essence = Fuel Shortage
    .text = The target can no longer flee with a vehicle.
card-virus = Virus
    .text = Stays in your hand; leaves only with an Illness. Laid in a Health Crisis it costs 3 smiles.

## Kinds of cards

kind-arme = Weapon
kind-vehicule = Vehicle
kind-survie = Survival
kind-monstre = Monster
kind-crise = Crisis
kind-evenement = Event
kind-cataclysme = Cataclysm

## Options of the table

option-mode = Mode of play
    .help = basique: one scourge drives out the other and players don’t attack. avance: scourges add up and weapons attack. Usual value: basique.
option-bombardment_hit = Aim of the Air Raid
    .help = The probability that it hits the card aimed at. Usual value: one time in two.

## Log: scourges

log-plague = { $seat } brings up a scourge: { $card }.
    .you-seat = You bring up a scourge: { $card }.
log-put_out = { $seat } had several scourges in hand: { $card } goes out of the game.
    .you-seat = You had several scourges in hand: { $card } goes out of the game.
word-plague =
    { $plague ->
        [crise-alimentaire] The Food Crisis
        [crise-ecologique] The Ecological Crisis
        [crise-economique] The Economic Crisis
        [crise-politique] The Political Crisis
        [crise-sanitaire] The Health Crisis
        [liquidation-totale] The Clearance Sale
        [purge] The Purge
        [invasion-extraterrestre] The Alien Invasion
       *[other] The scourge
    }
plague-does =
    { $plague ->
        [crise-alimentaire] every child must be fed
        [crise-ecologique] hands shrink to one card
        [crise-economique] salaries not invested are lost, and no more are laid
        [crise-politique] jobs are lost, and the pile is played face up
        [crise-sanitaire] nobody lays anything for themselves
        [liquidation-totale] all acquisitions are free
        [purge] on your turn you rob a hand of a card and lay it
        [invasion-extraterrestre] cards are thrown at the aliens
       *[other] everybody is struck
    }
log-rages =
    { $rounds ->
        [one] { word-plague } begins: { plague-does }, for { $rounds } round. { $holder } keeps the count.
       *[other] { word-plague } begins: { plague-does }, for { $rounds } rounds. { $holder } keeps the count.
    }
    .you-holder = { $rounds ->
        [one] { word-plague } begins: { plague-does }, for { $rounds } round. You keep the count.
       *[other] { word-plague } begins: { plague-does }, for { $rounds } rounds. You keep the count.
    }
log-round_over =
    { $left ->
        [one] { word-plague }: { $left } more round.
       *[other] { word-plague }: { $left } more rounds.
    }
log-plague_over = { word-plague } is over.
log-gone =
    { $why ->
        [chased] { $card } goes out of the game: a new scourge takes its place.
        [last] { $card } has no effect: the draw pile is empty.
        [early] { $card } goes out of the game: nobody has anything to lose yet.
       *[met] { $card } goes out of the game: everybody has faced it.
    }
log-sated = { $card } goes out of the game: { $seat } has nothing left to lose.
    .you-seat = { $card } goes out of the game: you have nothing left to lose.

## Log: crises

log-fed = { $seat } feeds { $child } with { $card }.
    .you-seat = You feed { $child } with { $card }.
log-fed_all = The Vegetable Garden feeds all the children of { $seat }.
    .you-seat = The Vegetable Garden feeds all your children.
log-adopted = { $seat } entrusts { $card }{ smiles-down } to { $receiver }{ given-up }.
    .you-seat = You entrust { $card }{ smiles-down } to { $receiver }{ given-up }.
    .you-receiver = { $seat } entrusts { $card } to you{ smiles-up }.
log-threw_hand = { $seat } keeps one card only and discards { $cards }.
    .you-seat = You keep one card only and discard { $cards }.
log-drew_hidden = { $seat } draws { $card } from the hidden side.
    .you-seat = You draw { $card } from the hidden side.
log-next_card = The next card of the draw pile, face up: { $card }.
log-turned_back = The draw pile is turned back.
log-showed = { $seat } shows the whole hand: { $cards }.
    .you-seat = You show your hand: { $cards }.
log-fell_ill = { $seat } must lay { $card }: 3 smiles less at the end.
    .you-seat = You must lay { $card }: 3 smiles less at the end.
log-only_virus = { $seat } holds only { $card } and plays nothing.
    .you-seat = You hold only { $card } and play nothing.

## Log: events

log-doomed = { $seat } names { $card }, laid in front of { $victim }.
    .you-seat = You name { $card }, laid in front of { $victim }.
    .you-victim = { $seat } names { $card }, laid in front of you.
log-spared = { $card } is spared and goes back to { $seat }.
    .you-seat = { $card } is spared and goes back to you.
log-robbed = { $seat } takes { $card } at random from the hand of { $victim }.
    .you-seat = You take { $card } at random from the hand of { $victim }.
    .you-victim = { $seat } takes { $card } at random from your hand.
log-nobody_to_rob = { $seat } finds nobody to rob.
    .you-seat = You find nobody to rob.
log-backfired = { $card } turns against { $seat }.
    .you-seat = { $card } turns against you.
log-useless = { $seat } can do nothing with { $card }, which goes to the discard pile.
    .you-seat = You can do nothing with { $card }, which goes to the discard pile.
log-hand_smiles =
    { $smiles ->
        [one] { $seat } has { $smiles } smile in hand.
       *[other] { $seat } has { $smiles } smiles in hand.
    }
    .you-seat = { $smiles ->
        [one] You have { $smiles } smile in hand.
       *[other] You have { $smiles } smiles in hand.
    }
log-goal =
    { $goal ->
        [one] To beat the aliens, throw { $goal } smile together.
       *[other] To beat the aliens, throw { $goal } smiles together.
    }
log-hurled =
    { $left ->
        [0] { $seat } throws { $card } ({ $smiles }) at the aliens: the goal is reached.
       *[other] { $seat } throws { $card } ({ $smiles }) at the aliens; still to reach: { $left }.
    }
    .you-seat = { $left ->
        [0] You throw { $card } ({ $smiles }) at the aliens: the goal is reached.
       *[other] You throw { $card } ({ $smiles }) at the aliens; still to reach: { $left }.
    }
log-postponed = { $card } will wait for the end of the Invasion.
log-aliens_beaten = The aliens are beaten.
log-aliens_won = The aliens prevail.
log-restarted = Hope is back: a fresh start, all laid cards go to the discard pile.
log-lost_everything = { $seat } loses everything{ smiles-down }: { $cards }.
    .you-seat = You lose everything{ smiles-down }: { $cards }.
log-flooded = { $seat } lays the whole hand in the middle: { $cards }.
    .you-seat = You lay your whole hand in the middle: { $cards }.
log-fished = { $seat } takes { $card } from the middle.
    .you-seat = You take { $card } from the middle.
log-flood_over = The middle is empty: the Flood is over.

## Log: monsters

log-met = { $seat } faces { $card }, strength { $strength }.
    .you-seat = You face { $card }, strength { $strength }.
log-unharmed = { $card } goes by without touching { $seat }.
    .you-seat = { $card } goes by without touching you.
log-gave_up = { $seat } gives up fighting { $card }.
    .you-seat = You give up fighting { $card }.
log-called = { $seat } asks { $ally } for help.
    .you-seat = You ask { $ally } for help.
    .you-ally = { $seat } asks you for help.
log-helped = { $ally } helps { $seat } with { $card }.
    .you-ally = You help { $seat } with { $card }.
    .you-seat = { $ally } helps you with { $card }.
log-no_help = { $ally } refuses to help { $seat }.
    .you-ally = You refuse to help { $seat }.
    .you-seat = { $ally } refuses to help you.
log-no_more_help = { $ally } gives { $seat } no more help.
    .you-ally = You give { $seat } no more help.
    .you-seat = { $ally } gives you no more help.
log-beat = { $seat } beats { $card } with { $cards }.
    .you-seat = You beat { $card } with { $cards }.
log-fled = { $seat } flees from { $card } with { $vehicle }.
    .you-seat = You flee from { $card } with { $vehicle }.
log-lost_nothing = { $seat } loses nothing to { $card }.
    .you-seat = You lose nothing to { $card }.

## Log: weapons and survival

log-attacked = { $seat } attacks { $target } with { $card }.
    .you-seat = You attack { $target } with { $card }.
    .you-target = { $seat } attacks you with { $card }.
lost-down =
    { $lost ->
        [0] { "" }
       *[other] { " " }(−{ $lost })
    }
log-stole = { $seat } steals { $card }{ smiles-up } from { $victim }{ lost-down }.
    .you-seat = You steal { $card }{ smiles-up } from { $victim }{ lost-down }.
    .you-victim = { $seat } steals { $card }{ smiles-up } from you{ lost-down }.
log-retaliated = { $seat } strikes back at { $target } with { $card }: the attack fails.
    .you-seat = You strike back at { $target } with { $card }: the attack fails.
    .you-target = { $seat } strikes back at you with { $card }: your attack fails.
log-sheltered = { $seat } puts { $card } in the Bunker.
    .you-seat = You put { $card } in the Bunker.
log-fetched = { $seat } brings back { $card }, out of the game until now.
    .you-seat = You bring back { $card }, out of the game until now.

## Log: malus and jobs

log-bombed = { $seat } aims at { $card }, laid in front of { $target }, and hits.
    .you-seat = You aim at { $card }, laid in front of { $target }, and hit.
    .you-target = { $seat } aims at { $card }, laid in front of you, and hits.
log-missed = { $seat } aims at { $card }, laid in front of { $target }, and misses.
    .you-seat = You aim at { $card }, laid in front of { $target }, and miss.
    .you-target = { $seat } aims at { $card }, laid in front of you, and misses.
log-mutated =
    { $strength ->
        [0] { $card } does not mutate and stays with { $seat }.
       *[other] { $card } mutates and attacks { $seat }: strength { $strength }.
    }
    .you-seat = { $strength ->
        [0] { $card } does not mutate and stays with you.
       *[other] { $card } mutates and attacks you: strength { $strength }.
    }
log-irradiated = { $seat } passes the Cloud to { $target }, who suffers { $card } again.
    .you-seat = You pass the Cloud to { $target }, who suffers { $card } again.
    .you-target = { $seat } passes the Cloud to you: you suffer { $card } again.
log-cloud_stays = { $card } stops in front of { $seat }.
    .you-seat = { $card } stops in front of you.
log-contaminated = { $seat } passes the Virus to { $target }.
    .you-seat = You pass the Virus to { $target }.
    .you-target = { $seat } passes the Virus to you.
log-picked = { $seat } takes { $card } from the hand of { $target }.
    .you-seat = You take { $card } from the hand of { $target }.
    .you-target = { $seat } takes { $card } from your hand.
log-named = { $seat } threatens { $target } with prison.
    .you-seat = You threaten { $target } with prison.
    .you-target = { $seat } threatens you with prison.
log-imprisoned = { $seat } has { $target } imprisoned.
    .you-seat = You have { $target } imprisoned.
    .you-target = { $seat } has you imprisoned.
log-no_offer = { $seat } offers nothing to { $target }.
    .you-seat = You offer nothing to { $target }.
    .you-target = { $seat } offers you nothing.
log-offered = { $seat } offers { $card } to { $target }.
    .you-seat = You offer { $card } to { $target }.
    .you-target = { $seat } offers you { $card }.
log-refused = { $seat } refuses the offer of { $target }.
    .you-seat = You refuse the offer of { $target }.
    .you-target = { $seat } refuses your offer.

## Log: cataclysms

log-burnt = The hand of { $seat } burns: { $cards }.
    .you-seat = Your hand burns: { $cards }.
log-blown = The Tornado carries the hand of { $seat } to { $target }: { $cards }.
    .you-seat = The Tornado carries your hand to { $target }: { $cards }.
    .you-target = The Tornado carries the hand of { $seat } to you: { $cards }.
log-shook = { $seat } makes the earth shake under { $cards }.
    .you-seat = You make the earth shake under { $cards }.
log-stays = { $card } falls back in front of { $seat }.
    .you-seat = { $card } falls back in front of you.
log-landed = { $card } leaves { $owner }{ lost-down } and lands in front of { $seat }{ smiles-up }.
    .you-seat = { $card } leaves { $owner }{ lost-down } and lands in front of you{ smiles-up }.
    .you-owner = { $card } leaves you{ lost-down } and lands in front of { $seat }{ smiles-up }.
    .you-seat-owner = { $card } leaves you{ lost-down } and comes back to you{ smiles-up }.
log-shattered = { $card } leaves { $owner }{ smiles-down } for the discard pile: { $seat } can do nothing with it.
    .you-owner = { $card } leaves you{ smiles-down } for the discard pile: { $seat } can do nothing with it.
    .you-seat = { $card } leaves { $owner }{ smiles-down } for the discard pile: you can do nothing with it.
    .you-owner-seat = { $card } leaves you{ smiles-down } for the discard pile: you can do nothing with it.

## Questions

ask-starting = Several scourges in your starting hand: choose the one that strikes; the others go out of the game.
    .why = Only one scourge can come with your first hand; all are replaced.
ask-feed = Choose what to feed { $child } with.
    .why = A Ration or an animal feeds once, but keeps its smiles; a Vegetable Garden feeds all your children.
ask-hungry = Food Crisis: choose the child to see to.
    .why = A child without food goes to somebody who can feed it; failing that, it is discarded.
ask-keep_card = Ecological Crisis: choose the one card that you keep.
    .why = All the others leave your hand.
ask-doom = Armageddon: choose a card laid in front of your left neighbour.
    .why = The cards named are drawn by lot: those drawn before Armageddon leave the game.
ask-hurl = Choose the card to throw at the aliens ({ $left ->
        [one] { $left } smile
       *[other] { $left } smiles
    } to go).
    .why = Its smiles count for everybody. If the goal is not reached in time, the game ends.
ask-fish = Flood: choose a card from the middle.
    .why = It is laid in front of you at once if it can be; if not, it is discarded.
ask-adopt = Choose who can feed { $child }.
    .why = That player can’t refuse, and gains the child’s smiles.
ask-rob = Purge: choose a player to take a random card from.
    .why = The card you draw is laid in front of you whatever it is; a malus strikes you.
ask-restart = Mankind has lost. Do you want a fresh start?
    .why = All cards laid would be discarded and play would go on with the hands; if not, smiles are counted.
ask-weapon = { $card }: still { $due } to beat.
    .why = If the sum is not reached, no weapon is turned over.
ask-help = { $seat } faces { $card } and asks for your help (still to beat: { $due }). Choose a weapon, or refuse.
    .why = Your weapon is turned over only if the sum suffices.
ask-vehicle = { $card }: choose the vehicle to flee with.
    .why = It is turned over and keeps its smiles; the monster goes on to the next player.
ask-sacrifice = { $card }: choose a card to lose (smiles still to lose: { $due }).
    .why = These cards leave the game.
ask-steal = Choose the card that you steal from { $seat }.
    .why = It is laid in front of you at once, free of charge; your weapon is turned over.
ask-retaliate = { $seat } attacks you. Do you strike back?
    .why = Once only: the attack fails, and the attacker loses all the cards laid in front of them.
ask-shelter = Bunker: choose the card to shelter.
    .why = Under the Bunker, no scourge and no malus can take it.
ask-fetch = { $card }: choose the card to bring back.
    .why = You lay it at once, so you must be able to.
ask-aim = Air Raid: choose the card to aim at, laid in front of { $seat }.
    .why = If the shot hits, this card leaves the game; it is a matter of luck.
ask-mutant = Genetic Mutation: choose the animal that attacks { $seat }.
    .why = Its strength is drawn by lot, from 0 to 5; afterwards the animal leaves the game.
ask-again = Radioactive Cloud: choose the malus that { $seat } suffers again.
    .why = This malus, received before, strikes a second time.
ask-contaminate = Illness: do you pass the Virus to { $seat } too?
    .why = The Virus would leave your hand for theirs.
ask-pick = Virus: choose a card of the hand of { $seat }.
    .why = That is the exchange for the Virus: it joins your hand, and the Virus stays in theirs.
ask-offer = { $seat } threatens you with prison. Offer a card of your hand or a laid salary, or offer nothing.
    .why = One offer only. If it is accepted nobody goes to prison; if not, you miss three turns.
ask-trade = { $seat } offers you { $card }: accept, or refuse. A card of a hand is exchanged for the one that you choose.
    .why = To accept keeps your power for another turn; to refuse sends that player to prison.
ask-shake = Earthquake: choose a card laid in front of { $seat }.
    .why = The cards chosen are dealt out again: one to each, at random.
    .you-seat = Earthquake: choose a card laid in front of you.
ask-ally = { $card }: whom do you ask for help?
    .why = Whoever helps adds weapons; they are turned over only if the sum suffices.
ask-attack = { $card }: attack a player, or keep this weapon.
    .why = The weapon is turned over and you steal a card laid; kept, it defends you.
ask-prisoner = Choose who spends three turns in prison.
    .why = That player may offer you a card or a salary to escape it.
ask-face = You face { $card } (strength { $strength }). Choose how to answer.
    .why = If you suffer it, you lose laid cards worth as many smiles as its damage.
ask-reuse = { $card }, stolen: do you want its effect?
    .why = A stolen card may have its effect again.
ask-relaunch = Hacker: choose the past scourge to put back in play.
    .why = It starts again as if you had drawn it, for everybody.

## Why not, in the figures of this case

case-AP-MON-6 = It takes a power of { $needed }; the weapons that can be used here make { $have }.
case-AP-ARM-1 = This weapon has a power of { $power }; it takes more than { $defence }, this player’s defence.
case-AP-ARM-3 = Choose somebody else.
case-AP-ARM-5 = { $case ->
        [attack] This player has no card that you could steal and lay.
       *[steal] Choose an exposed card that you can lay in front of you.
    }
case-AP-ARM-9 = This player is a Survivalist, whom nobody attacks.
case-AP-ALI-4 = { $case ->
        [hungry] Choose one of the children laid in front of you.
       *[feed] This card can’t feed this child.
    }
case-AP-ANI-3 = The Turtle brings back nothing but the Ninja, from the discard pile.
case-AP-ANI-4 = The Vulture brings back only what is out of the game.
case-AP-ARG-1 = Choose an exposed card laid in front of your left neighbour.
case-AP-BOM-2 = { $case ->
        [target] This player has no exposed card to aim at.
       *[aim] Choose an exposed card laid in front of your target.
    }
case-AP-BUN-1 = { $case ->
        [shelter] Choose a face-up card laid in front of you.
       *[play] You have no face-up card to put in the Bunker.
    }
case-AP-BUN-3 = The card that this malus would take is in the Bunker.
case-AP-CRI-6 = The Health Crisis goes on: you can lay nothing in front of you.
case-AP-ECL-3 = You hold the Virus: that is the card you keep.
case-AP-ECN-1 = The Economic Crisis goes on: no salary can be laid.
case-AP-FLE-6 = This card is no scourge.
case-AP-JOB-2 = No Political Crisis is going on: the Dictator can’t be laid.
case-AP-JOB-3 = Choose somebody else.
case-AP-JOB-6 = Choose a past scourge, out of the game.
case-AP-JOB-8 = The Ninja takes only a weapon from the discard pile.
case-AP-MAL-5 = The Virus stays in your hand: it is neither played nor discarded.
case-AP-MON-2 = Choose a card laid in front of you.
case-AP-MON-8 = { $case ->
    [flirt] Lose your marriage first: no flirt goes before it.
   *[etude] Lose your job first: no study goes before it.
}
case-AP-MON-9 = { $due } still to lose, and another card makes it up more exactly: this one is worth { $value }.
case-AP-MON-10 = This card is turned: it can’t be lost that way.
case-AP-BUN-4 = This card is safe in the Bunker.
case-AP-NEG-2 = { $case ->
    [trade] Give a card of your hand, or refuse.
   *[offer] Offer a card of your hand, or a laid salary that is not invested.
}
case-AP-INO-1 = Choose a card of the middle.
case-AP-VIR-6 = The Virus is not taken that way: choose another card.
case-AP-FLE-10 = No scourge is taken from the discard.
case-AP-MON-7 = Choose one of the weapons laid in front of you.
case-AP-MUT-5 = { $case ->
        [target] This player has no animal that could mutate.
        [mutant] This animal can’t mutate.
       *[play] Nobody else has an animal that could mutate.
    }
case-AP-NEG-1 = { $case ->
        [self] Ask somebody else for help.
        [weapon] Choose one of the weapons laid in front of you.
       *[other] This player has answered already, or has no weapon to lend.
    }
case-AP-NUA-4 = Choose a malus that this player has received and can suffer again.
case-AP-POL-3 = The Political Crisis goes on: no job can be laid but Dictator.
case-AP-PUR-2 = { $case ->
        [self] Choose somebody else.
       *[other] This player has no cards in hand.
    }
case-AP-SAN-6 = The Health Crisis goes on: no special card, no cataclysm, no bet at the Casino.
case-AP-SEI-1 = Choose an exposed card laid in front of the player that the question names.
case-AP-SUR-4 = This player has a Gas Mask: Illness does no harm.
case-AP-VIR-2 = { $case ->
        [pick] Choose from the hand of the player whom you infect.
       *[contaminate] Only the Virus is passed on like that.
    }

## Words that are options

choice-use = Use the effect
choice-pass-reuse = Leave the card
choice-fight = Fight
choice-flee = Flee
choice-suffer = Suffer
choice-ally = Ask for help
choice-accept = Accept
choice-imprison = Send to prison
choice-draw_hidden = Draw from the hidden side
choice-rob = Take a card from a hand
choice-fish = Take a card from the middle
choice-stop = Leave it there
choice-restart = Fresh start
choice-pass-weapon = Give up fighting
choice-pass-help = Refuse
choice-pass-attack = Keep the weapon
choice-pass-retaliate = Don’t strike back
choice-pass-fetch = Bring nothing back
choice-pass-contaminate = Keep the Virus
choice-pass-offer = Offer nothing
choice-pass-trade = Refuse
choice-pass-feed = Spare the Pangolin
choice-pass-relaunch = Put nothing back

## What lies on the table

name-force = In force
name-drawn = Scourges to come
name-middle = In the middle
name-lifted = Cards on the move
name-thrown = Cards hurled
name-thrown_smiles = Smiles hurled
name-goal = Goal

## The table in a terminal

terminal-basic = basic mode
terminal-advanced = advanced mode
terminal-plague = { $name } { $timer } ({ $holder } keeps the count)
terminal-monster = { $name } (strength { $strength }), still to meet it: { $names }
terminal-goal = Against the aliens: { $smiles } of { $goal } smiles
terminal-middle = In the middle: { $cards }
terminal-next = Next card: { $cards }
terminal-legend-more = ■ rounds left, □ rounds over.

## The end

reason-stopped = The aliens have won the Invasion, and nobody begins anew: { $points } smiles for { $names }.
