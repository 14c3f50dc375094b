# What the mat says beyond the game's own texts.

type = { $type ->
    [decision] Decision
    [agreement] Mutual agreement
    [auction] Auction
    [check] Check
   *[moment] Decisive moment
}
free-place = free place
rounds-left = { $n ->
    [one] last round
   *[other] { $n } rounds left
}
no-end = no end
smart-says = Smart power: { $n }
choose-number = Choose the number { $n }
against = against
together = with
advantage = Advantage
value-due = Value
side-won = wins
in-secret = sealed
missed = Value missed.
your-bid = Your bid
for-example = for example
most-bid = { $n } at most
army-onto = 1 army and $5
you-have = What you can bid with:
may-add = May add
event-over = (over)
or = or
army-to = 1 army to: { $place }
army-home = all your armies ({ $place })
smart-n = { $n } P
smart-help = P: points of smart power; they help an action or put an event off. You have { $n }.
tie-influence = A tie goes by influence in the region, then VP, then money.
tie-points = A tie goes by VP, then money.
is-in = takes part, or meets the condition
is-out = takes no part, or does not meet it
keep-one = You keep one of them

## Smart power

aid-pays = Up to { $n } in P
aid-engage = 1 P: { $n } less
aid-ready = Plus 1 P, which readies it
aid-way = Plus 1 P an army
aid-region = 1 P: trade with { $list }
aid-army = 1 P, at no other cost
