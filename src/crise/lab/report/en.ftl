# What a report of the laboratory says to authors.

report = Balance report
made-of = { $games } games of bots, with { $seats } { $one ->
    [one] player
   *[other] players
}. Bots: { $bots }. Intervals at 95%.
options-given = Options: { $options }.
compared = Beside it: { $before }.
cards-own = Cards: those of the game.
cards-file = Cards: { $file }.
essential = In short
now = this report
before = before
margin = margin of { $margin } points
out-of-margin = out of the margin, surely

ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
at-seats = { $seats } players
side = Team { $side }
move-seat = { $n ->
    [1] the next seat
   *[other] { $n } seats on
}
use-seen = Seen
use-played = Played
use-bought = Bought
of-games = of the games

orders = Wins by order of play
    .label = Wins by order of play, with the fair share and the margin. { $worst }
    .sub = Per cent of the games. A draw is nobody’s.
orders-worst = Farthest from its fair share: { $seats } players, { $place }, { $share }.
places = Wins by seat
    .sub = The seat at the table, whatever the order of play.
place = Seat { $n }
sides = Wins by team
    .label = Wins by team with { $seats } players: from { $low } to { $high }, for a fair share of { $fair }.
    .sub = Per cent of the games in which the team plays.
moves = First move
    .sub = The first choice of each seat, once the first turn has begun, and by how many points it wins more or less than its fair share. The hand it was dealt has much to do with it.
move = Move
move-share = How often
move-excess = Above the fair share
points-95 = points, at 95%

length = Length of the games
    .label = Length: median { $median } turns per player, 90% of the games between { $low } and { $high }.
median = median { $median }
wanted-turns = wanted: { $low } to { $high } turns per player
turns-each = Turns per player
decisions = Decisions per game
    .label = Decisions per game: median { $median }.
decisions-sub = A decision is a question that leaves a choice.
scores = Scores
    .label = Scores at the end, by number of players.
    .sub = Line: from 5 to 95% of the seats. Bar: from 25 to 75%. The number is the median.
scores-all = { $seats } players
scores-best = { $seats } players, the best

cards = The { $count } cards
    .sub = “Seen”: somebody drew it or had it in hand{ $use ->
        [bought] , which is not so of every card that was bought
       *[played] {""}
    }. “Effect”: the chance to win of whoever { $use ->
        [bought] buys
       *[played] plays
    } the card, less that of the opponents who at that moment of the same game are still in it and have not. It is not a cause: who leads can do more, and who can do more wins more. A card that came by chance is free of that suspicion, a card that was chosen is not.
card = Card
card-price = Card, price
copies = Times
    .small = per game
first-turn = Turn
    .small = median
first-turn-label = The first time mostly in turn { $turn }
effect = Effect on winning
effect-label = Effect { $points } points, interval from { $low } to { $high }
mark-at = mark at { $share }
too-few = too few cases
chip-neglected = Neglected
chip-strong = Strong
chip-weak = Weak

strategies = One idea alone
    .sub = One seat follows a single idea, the others play { $field }; every deal is played from every seat. Red: the idea wins more than its share, with the whole interval (95%) above it.
strategy = Idea
strategy-seats = Players
strategy-games = Games
strategy-share = Share of wins
strategy-interval = 95%
strategy-fair = Fair share
rules = Rules in play
    .sub = Watched in { $games } games. A rule counts when the place in the program that cites it is reached: at the head of a function, as soon as that is called; beside a line, when that line is reached. So it is a maximum. “—”: cited only where nothing happens during a game.
rules-none = The rules were not watched.
rule = Rule
rule-text = What it says
rule-share = Games in which it serves

changes = What has changed
    .sub = “Sure”: had nothing changed, such a difference would hardly ever be found anywhere in this table (Bonferroni, 5%). “Likely”: 5% for this row alone; among twenty rows, expect one.
change = Change
change-cards = Cards, and the share of games in which they serve
used-both = Before and after
difference = Difference
verdict = Verdict
verdict-sure = Sure
verdict-likely = Likely
verdict-none = May be chance
unchanged = unchanged
no-card-changed = No card has changed.
settings-changed = The two runs differ in other things too: do not put all of it down to the cards.
row-order = { $seats } players, { $which }
row-side = { $seats } players, { $which }
row-draws = { $seats } players, draws
row-limits = { $seats } players, limit of turns
before-after = Before, after
key-first = { $seats } players, who begins
key-spread = Spread between teams
key-neglected = Neglected cards
key-turns = Turns per player
key-cut = Limit of turns
column-points = { $points } pt

again = To make this report again
again-data = The results are in { $folder }, as Parquet: a row per game (games), per seat (seats), per seat and card (cards), per watched game and rule (rules).
again-failures = { $count } failed games do not count.

found-failures = Some games have no result.
    .text = { $count } games failed: that is a fault of the program, please report it.
found-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
found-place = { $place } of { $seats } ({ $share } for { $fair })
found-outside = Out of the margin of { $margin } points: { $places }.
found-order-bad = The order of play weighs too much.
found-order-doubt = Too few games to judge the order of play.
found-order-ok = The order of play decides nothing.
    .text = Farthest from its share: { $worst }. Margin: { $margin } points.
found-side = { $side } of { $seats } ({ $share } for { $fair })
found-sides-bad = The teams are not equal.
found-sides-doubt = Too few games to judge the teams.
found-sides-ok = The teams are equal.
    .text = Farthest from its share: { $worst }. Margin: { $margin } points.
found-card = { $card } ({ $share } with { $seats } players)
found-cards-bad = { $count ->
    [one] One card is neglected.
   *[other] { $count } cards are neglected.
}
    .text = In fewer than { $least } of the games: { $cards }.
found-cards-doubt = Too few games to judge the cards.
found-cards-rare = Not counted, as they may stay where they are: { $cards }.
found-cards-hint = Try a lower price or a stronger effect.
found-cards-ok = All cards serve.
    .text = The one taken least: { $card }, where it takes { $least } of the games.
found-cards-due = All cards serve that must.
found-parts = The card used most: { $card }, { $share } with { $seats } players, { $most } allowed; the first three together: { $three } with { $other }, { $limit } allowed.
found-parts-ok = Purchases are spread.
found-parts-bad = A few cards take all the room.
found-parts-doubt = Too few games to judge how purchases are spread.
found-at = { $seats } players: { $share }
found-kind = Used in these shares of the games: { $shares }. Wanted: { $low } to { $high }.
found-kind-ok = { $kind }: neither too much nor too little.
found-kind-bad = { $kind }: too much or too little.
found-kind-doubt = { $kind }: too few games to judge.
found-taken = Who takes one wins: { $took } of { $takers } cases; who could and does not: { $left } of { $others } cases.
found-taken-ok = { $kind }: taking it pays.
found-taken-bad = { $kind }: taking it does not pay.
found-taken-doubt = { $kind }: too few cases to tell whether taking it pays.
found-median = { $seats } players: { $median } [{ $low }–{ $high }]
found-length = Turns per player, median: { $medians }.
found-length-wanted = Wanted: { $low } to { $high }.
found-length-note = Limit of turns reached: { $cut }. Draws: { $draws }.
found-length-bad = The game has not the right length.
found-length-ok = The game has the right length.
found-long = { $turns } turns or more, at worst with { $seats } players: { $share } of the games, 5% allowed.
found-length-doubt = Too few games to judge the length.
found-length-plain = Length of the games
found-cut = Too many games go to the limit of turns.
found-strong = These cards go with winning.
found-weak = These cards go with losing.
found-strength-hint = Points of the chance to win; it need not be their doing, see the table of cards.
found-strategies-bad = { $count ->
    [one] One idea alone is enough to win.
   *[other] { $count } ideas are each enough to win.
}
found-strategy = { $strategy } with { $seats } ({ $share } for { $fair })
found-strategies-hint = Either these cards are too strong, or the other bots have no answer to them.
found-strategies-low = What an idea does without is indispensable.
found-strategies-doubt = Too few games to judge single ideas.
found-strategies-ok = No idea alone is enough.
    .text = { $count ->
        [one] One idea was tried
       *[other] { $count } ideas were tried
    } against the rest of the table. The best: { $best }.
found-rules = { $count ->
    [one] One rule never served.
   *[other] { $count } rules never served.
}
    .text = { $rules }.
