game-title = Trading posts
game-pitch = A map, three resources, a few posts.

section-TM-TURN = The turn
rule-TM-TURN-1 = It takes a caravan to trade.
rule-TM-TURN-2 = It takes a permit, and the price of a post, to settle.
section-TM-TRADE = Trade
rule-TM-TRADE-1 = The bank gives what it has.
section-TM-SET = Posts
rule-TM-SET-1 = There is one post a region.
rule-TM-SET-2 = A post costs 2 of what the region yields.

card-permit = Permit
    .text = To open a post.
card-caravan = Caravan
    .text = To take resources from the bank.

option-rich = Rich start
    .help = Everybody begins with twice as many resources.

name-regions = Map
name-yields = Yields
name-posts = Posts
name-bank = Bank
name-stock = Stock
name-points = Points
    .unit = points

place-north = The North
place-east = The East
place-south = The South
place-west = The West
place-isle = The Isle
resource-wood = Wood
resource-grain = Grain
resource-iron = Iron

log-turn = It is { $seat }’s turn.
log-drew = { $seat } draws { $card }.
log-showed = { $seat } shows { $card }.
log-traded = { $seat } takes from the bank: { $resource }, { $amount }.
log-settled = { $seat } settles: { $place }.
log-end = The game is over. Winners: { $seats }.

ask-do = What do you do?
ask-show = Which card do you show?
ask-resource = Which resource do you take from the bank?
ask-amount = How many do you take ({ $resource })?
ask-place = Where do you open a post?

choice-trade = Trade
choice-settle = Settle
choice-rest = Rest
