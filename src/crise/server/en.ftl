# What the table online says, whatever the game.

wait-turn = It is { $names }’s turn.
wait-one = The table waits for { $names }.
wait-window = A reaction is possible: { $names }.
wait-sealed = A secret choice: { $names }.
wait-over = The game is over.

level-random = Random
    .text = Plays anything the rules allow.
level-facile = Easy
    .text = Avoids blunders, no more.
level-normal = Normal
    .text = Takes what looks best at the moment.
level-expert = Expert
    .text = Imagines what follows before choosing.

refused-no-window = No reaction is expected from you right now.
refused-stale = The table has changed in the meantime: look again.
refused-paused = The game is paused.
refused-not-host = Only the host of the table can do this.
refused-not-seated = Take a seat at this table first.
refused-not-waiting = The game has already begun.
refused-not-playing = No game is being played.
refused-not-over = The game is not over.
refused-bad-name = Write a name of 1 to 24 visible characters.
refused-name-taken = Somebody at this table has this name: choose another.
refused-taken = This seat is taken.
refused-full = All seats at this table are taken.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-seat-in-use = Somebody sits on seat { $seat }: free it before making the table smaller.
refused-host-seat = The host can’t leave the table this way.
refused-bot-only = During a game a seat can only be given to a bot.
refused-unknown-bot = Unknown bot: “{ $name }”. Known bots: { $known }.
refused-unknown-game = Unknown game: “{ $name }”. Known games: { $known }.
refused-open-seats = Some seats are open: wait for people, or give the seats to bots.
refused-bad-cards = Line { $line } of the card file: { $fault }
refused-not-away = You are holding your seat already.
refused-empty = Write something.
refused-too-fast = Too many messages at once: wait a moment.
refused-no-such-table = There is no such table, or not any more.
refused-no-such-game = There is no such game at this table.
refused-outdated = The rules have changed since this game: it can’t be played again.
refused-no-such-step = This game goes from 0 to { $steps }.
refused-no-lesson = This game has no lesson.
refused-in-lesson = That can’t be done in a lesson.
refused-other-step = Not yet: first do what the step asks for.
refused-no-such-eyes = Choose public, all, or the number of a seat.
refused-no-watching = The host lets nobody look on at this table.
refused-no-such-token = This link opens no seat at this table any more.
refused-not-found = There is nothing at this address.
refused-bad-request = This request can’t be understood: { $fault }
refused-too-large = This request is too long.
refused-fault = Something went wrong here. Try again in a moment.
refused-busy = The house is full: try again in a moment.
refused-closing = The house is restarting: try again in a moment.
refused-unknown-host = This server does not know the name by which you come: it must be told at its start (hosts).
refused-only-looked-at = This address can only be looked at.
refused-only-json = This request must be JSON (content-type application/json).
refused-origin = This page may not connect here.
refused-removed = The host has taken back your seat at this table.
refused-no-hello = The table got no hello in time.

place = Seat { $number }

page-title = Cellule de crise
page-missing = The server works, but the page of the game has not been built. Build it with: make web
