# The words of the page: buttons, titles, help. What the games say comes from the server.

## Everywhere

home-link = Cellule de crise, home
home = Home
back-home = Back to the home page
loading = Loading…
no-page = There is no such page.
offline = The table does not answer. Check your connection.
again = Try again
tools = Table tools
rules = Rules
rules-apart = Rules (new tab)
about = About
settings = Settings
main-nav = Main navigation
sound = Sound
sound-on = Turn the sound on
sound-off = Turn the sound off
sound-help = A short sound when it is your turn, when you are attacked, and at the end.
vibration = Vibration
vibration-help = The phone shakes at the same moments.
legend = Legend: icons and words
you-here = You
change-theme = Change the theme
your-name = Your nickname
name-help = What the others see at the table.
no-such-code = No table has this code.
guest = Guest

## Home page

hero-1 = { $n ->
    [0] Crises,
    [1] One crisis,
    [2] Two crises,
    [3] Three crises,
    [4] Four crises,
    [5] Five crises,
    [6] Six crises,
    [7] Seven crises,
    [8] Eight crises,
    [9] Nine crises,
    [10] Ten crises,
   *[other] { $n } crises,
}
hero-2 = one table.
hero-text = Play with friends or against our bots, live or at your own pace. No account: a link is enough.
play-now = Play now
make-table = Create a table
have-code = Do you have a code?
table-code = Table code
join = Join
the-games = The games
from-to = { $least } to { $most }
minutes = { $n } min
play = Play
against-bots = against the bots
your-games = Your games
open-tables = Open tables
no-open-table = No table is waiting at the moment. Create yours and tick “Open table”.
hosted-by = Host: { $name }
join-table = table { $code }, { $game }
tables-wait = { $n ->
    [0] No table waits for you.
    [one] One table waits for you.
    [2] Two tables wait for you.
    [3] Three tables wait for you.
    [4] Four tables wait for you.
    [5] Five tables wait for you.
   *[other] { $n } tables wait for you.
}
go-on = Resume
your-turn = Your turn
most-pressing = the most pressing first
waits-since = waiting for you for
time-left = Time left:
since-then = for { $time }
games-over = Games that are over
your-rank = your place: { $n } of { $of }
show-all = Show all { $n }
span-moment = a moment
span-hours = { $h } h
span-hours-minutes = { $h } h { $m }
span-days = { $d } d
span-days-hours = { $d } d { $h } h
open = Open
status-waiting = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
status-playing = game in progress, { $n } players
status-over = game over
sealed = Every shuffle is sealed before the game and can be checked after it.
host-your-own = Host your own table

## Sitting down, waiting room

table-n = Table { $code }
table-word = Table
lap-word = Round
take-seat = Take a seat
no-seat-left = No seat left
free-seat = Free seat
seat-n = Seat { $n }
by-lot = By lot
free-seat-help = Invite somebody, or let a bot sit here.
sit-down = Sit down
watch = Watch
watched = { $n ->
    [one] { $n } person watching
   *[other] { $n } people watching
}
you = (you)
you-watch = You are watching: hands stay hidden.
what-to-do = What to do
salon-of = Waiting room of table
seats-n = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
salon-open = { $n ->
    [one] { $n } seat is still free.
   *[other] { $n } seats are still free.
}
only-here = This address works on this computer only. To invite other devices on a network that you trust, run crise serve --host with the address of the computer there, and open the table by it.
salon-full = The table is full.
salon-host = Invite people, or start: bots will take the free seats.
salon-ready = Start whenever you like.
salon-guest = { $name } will start the game.
start = Start the game
start-with-bots = Start with bots
my-green-light = Ready to start
green-light = Ready
not-yet = Not yet
yourself = you
green-awaited = Not ready yet: { $names } ({ $n } of { $of } are).
all-green = Everybody is ready.
salon-wait = Wait, or start whenever you like.
salon-go = Say that you are ready as soon as the table suits you: { $name } will start the game.
news-came = { $name } has joined the table.
news-came-bot = A bot takes a seat: { $name }.
news-left = { $name } has left the table.
news-away = { $name } is off line.
news-back = { $name } is back.
news-renamed = { $name } is now called { $to }.
news-seats-moved = The seats have changed.
news-lights-out = The table was set up otherwise: everybody has to say again who is ready.
your-seat-is = You have seat { $n }.
move-seat = Move: { $name }
put-here = Put here, on seat { $n }: { $name }
now-at = { $name } goes to seat { $n }.
move-help = To change seats: drag the grip, or touch it and then that of the seat you want. On the keyboard: arrows up and down.
draw-seats = Draw the seats by lot
leave = Leave
shuffle-sealed = Shuffle sealed:
around-table = Around the table
clockwise = Clockwise
host = host
off-line = Offline
level-of = Level: { $name }
bot = Bot
free-this = Free the seat: { $name }
add-seat = Add a seat
remove-seat = Remove a seat
options = Table options
set-by-you = set by you
options-pace = Pace
options-people = Who may come
options-bots = Bots and hints
options-rules = Rules: { $game }
game = Game
clock = Clock
clock-help = When time is up, a bot plays for you until you take your seat back.
clock-none = No limit
clock-30 = 30 seconds a decision
clock-60 = 1 minute a decision
clock-day = 1 day a decision (turn-based)
clock-game = 15 minutes for the game
listed = Open table
listed-help = Everybody sees it on the home page and may sit down while a seat is free.
watchers = Spectators
watchers-help = They see the table, never the hands.
new-bots = Bots for free seats
bots-help = A bot holds a seat and plays as you do, without seeing more than you would from there.
invite = Invite
invite-text = A link is enough, no account.
invite-link = Invitation link
qr = QR code of table { $code }
copy = Copy
copied = Copied
copy-link = Share the game
shared-screen = Shared screen

## Chat

chat = Chat
your-message = Your message
write = Write to the table…
send = Send
less = { $what }: less
more = { $what }: more

## Menu of the table

menu = Table menu
my-link = The link to your seat
my-link-help = Keep it to yourself: it gives you your seat back on any device.
pause = Pause
answer-sealed = Your answer is sealed; all will be opened together.
no-reaction = You have no reaction to play: the others are being waited for.
paused = Game paused: it goes on from here.
rules-changed = The rules were changed during this game
rules-changed-text = The house was brought up to date, and the correction concerns this game: of { $given } answers the first { $kept } still hold. Nothing before them is lost.
rules-changed-go-on = Go on from there
rules-changed-end = End this game
rules-changed-waits = { $name } chooses: to go on from there, or to end this game.
replace = Hand over to a bot: { $name }
leave-table = Leave the game (a bot takes over)
close = Close
esc = Esc

## Cards and answers

not-now = Not now
read-rule = Read the rule
rule = Rule { $id }
play-card = Choose
confirm = Confirm: { $what }
seal-answer = Seal { $what }
read-card = Read the card
to-enlarge = Enlarge:
copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
undo = Undo
to-hand = Skip to your hand
hand = Your hand
hand-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
hand-choices = { $n ->
    [one] { $n } card, { $m } to choose from
   *[other] { $n } cards, { $m } to choose from
}
sort = Sort
choose-among = Choose among these cards
tray-more = { $n ->
        [one] more card: see it
       *[other] more cards: see them
    }
you-prepare = You are preparing
choose-card = Choose { $card }
choose-seat = Choose { $name }
reconnecting = Connection lost: we are restoring it, nothing is lost.
house-plays = a bot plays
house-plays-for-you = A bot plays in your place.
take-back = Take my seat back
see-end = See the result

## Reactions and sealed answers

window-question = Everybody answers in secret and at the same time, with or without a reaction to play.
hesitate = I hesitate
hesitating = Thinking it over: { $names }.
window = Time to react
window-help = How long a reaction stays possible: the same for everybody, so that it tells nothing about hands.
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
sealed-question = Everybody answers in secret; the answers are opened together.

## Hints

hint = Hint
hint-thinks = Thinking…
hint-what = The expert would choose: { $what }
hint-plain = Nothing to weigh here: it is what looks best at first sight.
hint-better =
    { $n ->
        [one] Your chances are { $n } point higher than with “{ $next }”.
       *[other] Your chances are { $n } points higher than with “{ $next }”.
    }
hint-close = Nearly the same as “{ $next }”: give or take { $n }%, the figures do not decide. The expert keeps what looks best.
# Of scores a few moves later: what I gain, then who else is touched, compared with what; what it costs me comes last.
than-other = “{ $next }”
than-yours = your move
hint-gain =
    { $n ->
        [1] A few moves later, you would have slightly more { $unit } on average than with { $than }.
       *[other] A few moves later, you would have { $n } more { $unit } on average than with { $than }.
    }
hint-other = A few moves later, on average and compared with { $than }, { $what }
hint-also =
    { $more ->
        [more]
            { $n ->
                [1] { $name } would have slightly more { $unit }.
               *[other] { $name } would have { $n } more { $unit }.
            }
       *[less]
            { $n ->
                [1] { $name } would have slightly fewer { $unit }.
               *[other] { $name } would have { $n } fewer { $unit }.
            }
    }
hint-price =
    { $n ->
        [1] At first, though, you would have slightly fewer { $unit }.
       *[other] At first, though, you would have { $n } fewer { $unit } on average.
    }
hint-values = Chances of winning, by answer
hint-rest =
    { $n ->
        [one] One more answer is worth less.
       *[other] The other { $n } answers are worth less.
    }
hint-left = Set aside without a try: { $what }.
hint-how = Worked out by the expert robot, which sees only what you see: { $n } continuations played, give or take { $error }%.
hint-take = Play: { $what }
hint-own = I choose
hint-taken = { $name } asks for a hint.
hint-yours = You ask for a hint. The others see that you asked, not what it says.
hints-n =
    { $n ->
        [one] { $n } hint
       *[other] { $n } hints
    }
hints = Hints
hints-help = A button shows what the expert robot would play. Everybody sees who uses it, nobody sees what it says.
hints-alone = Against robots only
hints-always = Always
hints-never = Never

## Log and panels

since-turn = Since your last turn
since-visit = Since your last visit
since-visit-text = { $time } ago. New in the log: { $n ->
    [one] { $n } line.
   *[other] { $n } lines.
}
open-log = Open the log
open-chat = Open the chat
side = Players, log and chat
close-log = Close the log
log-or-chat = Log or chat
log = Log
unread = { $n ->
    [one] { $n } unread message
   *[other] { $n } unread messages
}
older = Earlier lines

## The table

players = Players
opponents = Opponents
the-table = Table
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cards-word = cards in hand
in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
loses-turns = { $n ->
    [one] loses { $n } turn
   *[other] loses { $n } turns
}

## End of a game

game-over = Game over
# Games that count rounds call them so; of others one counts how often the turn goes round the table.
over-after =
    { $counts ->
        [round]
            { $n ->
                [one] Game over after { $n } round
               *[other] Game over after { $n } rounds
            }
       *[lap]
            { $n ->
                [one] Game over after { $n } round of the table
               *[other] Game over after { $n } rounds of the table
            }
    }
you-won = You win
won = { $name } wins
shared-win = Shared win: { $names }
winner = winner
rematch = Rematch
play-again = Play again
rematch-accept = Accept the rematch
rematch-now = Start without waiting
rematch-wanted = For a rematch: { $names }.
rematch-unsaid = No answer yet: { $names }.
you-word = you
to-salon = Change the settings
your-place = your place
# Small and raised, after the number.
place-nth = { $n ->
    [one] st
    [2] nd
    [3] rd
   *[other] th
}
place-of = of { $n }
out-at = out in round { $n }
left-word = Out
round-n =
    { $counts ->
        [round] round { $n }
       *[lap] round { $n }
    }
ledger = Where the points come from
by-rounds = Round by round
by-rounds-text = What was announced, its points, and the total at that moment.
moment-word = Moment
round-word = Round
source-word = Source
total = Total
percent = { $n }%
chances = Chances of winning
chances-text = Estimated without seeing the hands: from each point, { $n } endings played by the bots. The numbers lead to the turning points.
chances-wait = The bots play the game again to estimate the chances…
chances-figures = The figures, as the game went
turning = { $round }: { $name } goes from { $from }% to { $to }%.
decisions = Your costliest decisions
decisions-text =
    { $choices ->
        [one] One decision with several answers.
       *[other] Of { $choices } decisions with several answers, { $looked } were looked at closely; { $same } were the expert’s.
    }
decisions-none = None cost you more than the margin of error.
decisions-wait = The expert reads your decisions again…
round-title =
    { $counts ->
        [round] Round { $n }
       *[lap] Round { $n }
    }
chance-points =
    { $n ->
        [one] point of chance
       *[other] points of chance
    }
decision-yours = You played
decision-expert = The expert would have played
decision-error = From what you knew then, give or take { $n }%.
decision-replay = See it again, play on from here
expert-word = the expert
see-replay = Watch the replay
see-table = See the table
ranking = Ranking
scores = Scores
moments = Key moments
fair = A shuffle you can check
fair-more = Who shuffled, and how to check it
fair-yes = Your browser checked the shuffle: everything agrees.
fair-by-hand = Check the shuffle with the game to download.
fair-fault-secret = The secret that was opened does not match the seal.
fair-fault-seed = The seed does not come from the secret and the numbers.
fair-fault-told = This seal is not the one that you were shown before the game.
fair-fault-number = Your number was not counted.
fair-text = The house sealed a secret first, then browsers added numbers drawn at random for { $names }: nobody could choose the order of the cards.
fair-alone = The house shuffled alone: nobody added a number. It could not change the order of the cards once the game had begun.
fair-sealed = Nobody, neither server nor bot, could change the order of the cards during the game.
fair-seal = Seal, shown before the game
fair-number = Number added for { $name }
fair-house = the house (its secret counts)
fair-secret = Secret of the house, opened after the game
fair-seed = Seed of the shuffle
fair-how = The seal is the SHA-256 of the secret; the seed is that of table, secret and numbers. To check the whole game, download it and run “crise verify crise-record.json”.
fair-how-sealed = The seal is the SHA-256 of the seed. To check the whole game, download it and run “crise verify crise-record.json”.
download = Download the game

## Replay

replay-of = Replay of
players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
step-shown = Step shown
step = Step
step-of = Step { $n } of { $of }
chooses = { $name } chooses: { $what }
time-line = Timeline
hands = Hands
player-controls = Playback
to-start = To the start
to-end = To the end
step-back = Step back
step-on = Next step
run = Play
speed = Speed
share-moment = Share this moment
log-or-moments = Log or moments
hand-of = { $name }’s hand
eyes = Visible hands
eyes-all = All hands
eyes-public = None (public view)
carry-on = Play on from here against bots
carry-on-seat = Your seat: { $name }. To take another, first choose its hand above.
carry-on-text = Bots hold the other seats, under the same names. The original game does not change.

## Shared screen

join-at = Join:
qr-seat = QR code of seat { $n }, table { $code }
seats-lost = Point your phone at this code to take your seat back.
name-asked = What shall we call you at the table?
answer-on-phone = Each phone is a hand: scan the code to take a seat.

## Rules

rules-n = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
found-n = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
search-rules = Search the rules
search-hint = A word, a card, a rule number
games-and-sections = Games and chapters
ruling = Ruling
option = Option
cards-title = Cards
enlarge = Enlarge { $card }
source-booklet = Booklet
source-public = Public
source-house = House

## Settings

language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = System
motion-full = Full
motion-fast = Fast
motion-none = None
text-size = Text size
text-m = Normal
text-l = Large
text-xl = Very large

## About

about-what = One table, many crises
about-what-text = Cellule de crise brings together French board games: { $games }. Every rule is enforced and explained: touch a card to learn why it can’t be played.
about-fairness = An honest shuffle
about-fairness-text = Before the game the house seals a secret, then every browser adds a number drawn at random: the shuffle comes from all of them. At the end everything is opened, and your browser checks it.
about-bots = Bots that do not cheat
about-bots-text = A bot gets exactly what its seat may know. It always bears its mark.
about-access = Accessibility
about-access-text = Everything works by keyboard, screen readers read the log aloud, nothing depends on colour alone. Set motion, text size and theme in the settings.
about-keys = By keyboard
about-keys-text = Tab between zones, arrows within the hand, Enter to answer, digits for the buttons, Z to enlarge a card, J for the log, U to undo, Esc to close.
about-hosting = Host your own table
about-hosting-text = One computer, one command, one data file: “crise serve” is enough. Your games are yours and can be exported.
about-ours = What is ours
about-ours-text = Texts, drawings, icons and lettering are made here. Rules and figures come from the booklets; cards marked “House” are our invention.

## Privacy

privacy = Privacy
privacy-kept = What the server keeps
privacy-kept-text = The name you choose, the last two hundred chat lines of each table, the moves of your games and the hash of the key to your seat. No account, no e-mail address, no cookie of anybody’s.
privacy-seen = Who sees it
privacy-seen-text = Those who sit at the table, and those who watch it if the host allows that. Whoever knows the code of a table can replay its finished games; your cards are shown there only once a game is over.
privacy-device = What this device keeps
privacy-device-text = Your settings, your name, the keys to your seats and the rules you have read, in this browser only. Clear the site’s data to forget everything: a seat can’t be taken back without its key.
privacy-not = What nobody keeps
privacy-not-text = Your IP address counts towards limits, in memory (the processes of one house tell each other for some seconds), and is written down only while the house keeps it out. The server’s log names neither people nor tables. Nothing is sent to third parties.
privacy-until = Until when
privacy-until-text = A table that nobody touches any more is erased, with everything that belongs to it:
privacy-until-waiting = before its first game, after { $days ->
    [one] { $days } day
   *[other] { $days } days
  };
privacy-until-playing = in the middle of a game, after { $days ->
    [one] { $days } day
   *[other] { $days } days
  };
privacy-until-over = once its games are over, after { $days ->
    [one] { $days } day
   *[other] { $days } days
  };
privacy-until-lesson = after a lesson, after { $days ->
    [one] { $days } day
   *[other] { $days } days
  }.
privacy-who = Whom to ask
privacy-who-text = This server is run by { $contact }.
privacy-who-nobody = The person who gave you the address of this server: they host it.

# A game on one page

one-page = The game on one page
summary-goal = The goal
summary-example = One move, to see
summary-end = End of the game
summary-icons = The icons
summary-one = One card
summary-cards = Some cards, to begin with
summary-terms = The words of the game
all-rules = All rules
play-against =
    { $n ->
        [0] Play alone
        [one] Play against a bot
       *[other] Play against { $n } bots
    }

## Lessons

lesson-word = Lesson
lesson-first = Your first game
souffleur = The prompter
lesson-step = Step { $n } of { $m }
lesson-steps =
    { $n ->
        [one] One step
       *[other] The { $n } steps
    }
lesson-seen = done
lesson-watch = Watch what the others do.
lesson-watch-why = It goes on in a moment.
lesson-back = Previous step
lesson-show = Show me
lesson-leave = Leave
lesson-again = Begin the lesson again
lesson-real = Play a real game
lesson-not-yet = Not yet: { $what }
lesson-over = The lesson is over: play a real game, or begin again.
lesson-left =
    { $n ->
        [one] About one more minute. The robots play moves that were written beforehand.
       *[other] About { $n } more minutes. The robots play moves that were written beforehand.
    }
lesson-done = The lesson is over.
log-or-lesson = Lesson or log
open-lesson = See the steps of the lesson
learn = Learn by playing
learn-game = Learn by playing, { $n } min
learn-short = Lesson, { $n } min
first-visit = First visit?
first-visit-text = The prompter teaches you { $game } in { $n } minutes: it says what to do and why, you play.
first-visit-no = No thanks
## Pace of bots, out of the game

pace-of-bots = Pace of bots
bots-pace = Bots: { $pace }
pace-next = To the next pace: { $pace }
pace-slow = slow
pace-usual = normal
pace-fast = fast
pace-instant = at once
you-are-out = You are out of the game.
it-goes-on = The game goes on without you.
out-word = out of play
watch-faster = Watch faster
watch-faster-text = The game goes on here, at the pace you choose.
curve = { $unit }, round by round
to-the-end = See the end
to-the-end-text = Only bots are left: the result at once, and the game to watch again.
another-game = Another game
another-game-text = Same game, same options, as many bots.

## What can’t be undone

replace-sure = { $name } loses the seat: a robot keeps it to the end of the game. This can’t be undone.
replace-yes = Hand it to a robot
leave-sure = Leave the game?
leave-sure-text = A robot plays in your place. You may take it back as long as the game lasts.
leave-salon-sure = Leave this table?
leave-salon-text = Your seat is free again, and somebody else may take it.
free-sure = { $name } has no seat at this table any more, but may come back by the link while one is free.
free-yes = Free the seat
rules-changed-end-text = Everybody goes back to the waiting room. This game stops without a result, and that can’t be undone.
rematch-now-text = No answer from: { $names }. A robot takes each of these seats for good.
to-salon-text = The waiting room opens for everybody. The others keep their seats and read the end of the game as long as they like.
to-salon-yes = Open the waiting room
salon-opened = { $name } has opened the waiting room again: the next game is being prepared there.
to-the-salon = Go to the waiting room
sure-no = Change nothing
