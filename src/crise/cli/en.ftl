# What the command says to players.

place = Seat { $number }
public = the public
all = everybody together

games-title = Games
games-id = Name
games-game = Game
games-seats = Seats
games-minutes = Minutes
games-modes = Modes
games-hint = To play: crise play { $game }

mark-ruling = ruling
mark-option = option

cards-title = { $title }: { $count } cards
cards-card = Card
cards-name = Name
cards-count = Count
cards-source = Source
cards-text = Effect
source-booklet = booklet
source-public = public
source-house = house

replay-head = { $title } – as seen by { $reader }
replay-winners = Won by: { $names }
replay-unfinished = { $answers ->
    [one] The game is not over: { $answers } answer so far.
   *[other] The game is not over: { $answers } answers so far.
}

did-you-mean = Did you mean { $close }?
unknown-game = Unknown game “{ $name }”. { $hint } Known games: { $known }.
bot-budget = “{ $name }”: only expert has a number of iterations, a whole number of at least 1, as in { $form }.
unknown-bot = Unknown bot “{ $name }”. { $hint } Known bots: { $known }.
unknown-option = Unknown option “{ $name }”. { $hint } Options of { $game }: { $known }.
option-form = “{ $given }” is not an option: write --option name=value. Options of { $game }: { $known }.
option-twice = Option “{ $name }” is given twice.
bots-count = { $seats ->
    [one] { $given } bots for a single seat: name one.
   *[other] { $given } bots for { $seats } seats: name one, which plays everywhere, or one per seat.
}
people-count = { $people } people for { $seats } seats: give --seats { $people } or name fewer people.
people-none = At least one person must play. For games of bots: crise simulate { $game }.
people-twice = Two people are called “{ $name }”: give different names.
people-name = “{ $name }” can’t be a name: write 1 to 24 visible characters.
not-a-terminal = To play, a terminal is needed. For games without people: crise simulate { $game }.
seat-unknown = There is no seat “{ $given }”: give a number from 1 to { $seats }, or public, or all.
secret-until-over = The game is not over: all hands are shown only after its end. Give --seat public or --seat 1.
too-far = This record goes from 0 to { $answers }: give --to a number in between.
no-such-number = { $count ->
    [one] This file holds one game only: leave --number out.
   *[other] This file holds { $count } games: give --number from 1 to { $count }.
}
no-lesson = The game { $game } has no lesson: write { $file } in its folder.
no-rule-found = No rule contains “{ $text }”.
serve-open = Tables are open at { $address } (Ctrl+C to close). Games are kept in “{ $data }”.
serve-metrics = The figures of the house are to be read here, and are not for the public: { $address }
serve-workers = Processes of other machines come in here, on a private network: crise worker { $server }
serve-no-data = Can’t write to “{ $data }”: give another folder with --data.
serve-taken = Another server already uses “{ $data }”: stop it, or give another folder with --data.
serve-newer = The file in “{ $data }” was written by a later version: install that, or give another folder with --data.
serve-broken = The file in “{ $data }” is damaged: take back a copy with crise restore, or give another folder with --data.
serve-unreachable = The database “{ $data }” does not answer or does not let you in: look at the address given with --database.
serve-no-driver = A PostgreSQL database needs crise installed with what it takes: { $command }
serve-address = The other processes must know where to reach this one: give its address, for example with { $example }.
serve-setting = Setting “{ $name }”: { $fault }
worker-there = At work for { $server }: { $count } processes (Ctrl+C to stop).
worker-waits = No server lets processes in at { $server }: is it running, with the setting worker_door? Trying again in a while.
worker-server = “{ $given }” is no server: write host and port, as { $example }, after its setting worker_door.
worker-count = { $given } processes are none: give --count a number of at least 1.
worker-secret-missing = The server’s secret can’t be read in “{ $where }”: copy the file worker.secret of its folder there, or name the file with --secret.
worker-secret-open = Everybody can read the secret “{ $where }”: do chmod 600 with this file.
worker-secret-short = The secret in “{ $where }” is too short: it takes at least { $least } characters.
worker-secret-flag = No secret is given in a command, where everybody can read it: put it into { $variable } or a file of settings, or let the server make one.
worker-no-secret = The server { $server } knows another secret: copy its file worker.secret again.
worker-no-impostor = What answers at { $server } does not know the secret: is it the right address, and the file worker.secret of that server?
worker-no-version = The server { $server } plays by another version: { $theirs }, here { $ours }. Install the same on both sides, with the same games.
worker-no-process = The process that thinks does not start: what stands above says why.
backup-done = Copied: “{ $copy }”, { $count } tables.
restore-done = { $count } tables taken back into “{ $data }”.
copy-missing = There is nothing to copy: neither tables in “{ $data }” nor a file “{ $copy }”.
copy-exists = Something is there already: give the copy another name, or put the tables in “{ $data }” aside with --replace.
copy-no-copy = “{ $copy }” is no sound copy: it takes one that crise backup wrote.
copy-unwritten = Can’t write “{ $copy }”: perhaps there is no room.
serve-port = Port { $port } is taken: give another with { $option }.
serve-port-rights = The system does not give you port { $port }: give another with { $option }.
serve-port-range = There is no port { $port }: give a number from 0 to { $most } with { $option }.
serve-host = “{ $host }” is no address of this computer: give one with { $option } (127.0.0.1 for this computer alone, 0.0.0.0 for all its networks).
file-exists = “{ $file }” exists already: choose another name, or remove that file first.
no-folder = There is no folder “{ $folder }”: make it first.
new-written =
    The game is written to “{ $folder }”. To play it:
    pip install -e { $folder }
    crise play { $game }
new-name = “{ $name }” can’t be the name of a game: write small letters without accents, digits and hyphens, beginning with a letter.
new-taken = The name “{ $name }” is taken already, by a game or by a module of Python: choose another.
new-not-empty = “{ $folder }” is there already and no empty folder: give another with --folder.

admin-nobody = No server answers in { $data }: is it running? Name its folder with --data.
admin-rights = The server’s door in { $data } is not yours: run the command as its user.
admin-elsewhere = Another process looks after this table: ask the one at { $about }.
admin-no-such-table = There is no such table, or no more: crise admin list tells the codes.
admin-no-address = Give an IP address, such as 203.0.113.7, or of IPv6.
admin-this-computer = { $about } is this computer: behind a proxy everybody comes from there until “proxies” names it.
admin-not-banned = { $about } is not kept out.
admin-empty = Write something.
admin-closing = The house is closing already.
admin-fault = The server could not do it: its log says why.
admin-not-understood = The server does not understand this: it is of another version. { $about }
admin-lasting = “{ $given }” is no length of time: write 30m, 12h or 1d.
admin-is-waiting = waiting
admin-is-playing = playing
admin-is-over = over
admin-is-lesson = lesson
admin-table = { $code } · { $game } · { $taken }/{ $seats } seats · { $status } · { $here } online · last move { $last }
admin-tables = { $shown } tables shown of { $count }.
admin-closed = Table { $code } is closed and removed; people told: { $count }.
admin-banned = { $address } is kept out ({ $lasting }); connections closed: { $count }.
admin-unbanned = { $address } may come back.
admin-told = Message shown; screens: { $count }.
admin-drains = The house tells its tables, puts everything away and ends.
