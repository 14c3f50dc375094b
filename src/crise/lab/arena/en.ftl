# The page of a tournament of bots.

title = Tournament of bots
summary = { $seats } seats, mode { $mode }. { $deals ->
    [one] One deal, played
   *[other] { $deals } deals, each played
 } with every bot in every seat: { $games ->
    [one] one game
   *[other] { $games } games
 }, { $draws ->
    [0] no draw
    [one] one draw
   *[other] { $draws } draws
 }.
shares = Wins, compared with the fair share
shares-help = At 1, a bot wins as often as if all were equally good. The line covers the 95% interval.
ratings = Ratings
ratings-help = Estimated strength in points, as in chess (Plackett-Luce model, all games at once): 0 is the middle, 400 more is ten times as strong. The line covers 95%.
drawing = { $title }: { $values }.
standings = All bots
meetings = Who against whom
bot = Bot
meeting = { $bot } against { $others }
games-played = Games
share = Share
interval = 95% interval
fair = Fair share
ratio = Ratio
speed = ms a decision
cheats = sees all cards
cheats-help = In red, a bot that cheats: it sees all cards. It shows how much is luck, and does not compete.
rivals = Played by nobody
rival = { $role }: { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
 } in { $games ->
    [one] one game
   *[other] { $games } games
 }, { $share }
faults = Incidents
faults-fell = { $games ->
    [one] Out in one game: the default action was played for it.
   *[other] Out in { $games } games: the default action was played for it.
}
failures = Games stopped by an error of the engine
method = Method
method-share = A game is worth 1, shared by the sides that won. Interval of the shares: { $method }.
method-bootstrap = bootstrap over the deals
method-wilson = Wilson’s formula over the games, where all deals have the same result
method-none = nothing was played
method-again = To play this tournament again:
