# The page's own words. Games bring theirs.
player = Player { $number }
hidden-card = a hidden card
place-in-line = { $side ->
    [own] own line { $line }, place { $place }
    [foe] enemy line { $line }, place { $place }
    [enemy] enemy line { $line }, place { $place }
   *[other] line { $line }, place { $place }
  }

# Everywhere
about = About
games = Games
rules = Rules
cards = Cards
maps = Maps
decks = Decks
rules-and-cards = Rules and cards
language = Language
language-short = EN
theme = Dark or light
close = Close
search = Search
opening = Opening the table…
to-front = To the front page
nothing-here = There is nothing at this address.
found = { $n ->
    [0] Nothing fits.
    [one] { $n } found.
   *[other] { $n } found.
  }
take-away = Take away
no-server = The server does not answer. Is it still running?
no-way-in = This door does not open

# Front page
front-title = Four war games, one table
front-lead = Pick a game and sit down: alone against bots, with friends by link, or side by side on one screen. The table knows the rules and explains them.
play-this = Play
players = { $most ->
    [1] 1 player
   *[other] { $n } players
  }
my-tables = My tables
forget = Forget
all-tables = All { $n } tables
phase-waiting = waiting to begin
phase-playing = being played
phase-over = finished
table-gone = This table was cleared away.
watch-record = Watch a recorded game
watch-record-about = Every finished game can be saved as a record, at the end or in its replay. Open one here and step through it, card by card.
record-file = Open a record
about-other = A game from another package.

# New table
new-table = New table: { $game }
your-name = Your name
how-many = How many seats?
who-plays = Who plays?
way-alone = Alone
way-alone-about = You against the game itself.
way-bots = Against bots
way-bots-about = You play at once; bots have the other seats.
way-friends = With friends
way-friends-about = You get a link. Each friend opens it on a device of their own.
way-screen = On one screen
way-screen-about = You share this screen. The table hides the cards each time the turn passes.
which-game = Which game?
more-options = More options
seat-number = Seat { $n }
seat-me = me, at this screen
seat-bot = { $name } (bot)
seat-open = a friend, by link
option-first = Who begins
first-random = chance decides
own-file = a file of my own
own-pack = Cards of my own…
own-pack-about = A card pack is one or more .toml files, pack.toml among them. It need hold only what differs from the standard cards.
save-to-change = Save as a file, to change it
set-up = Set up the table
sit-down = Sit down and play
learn-about = New to it? A guided first game tells you at each step what to do and why. You are free to do otherwise.
learn = Learn by playing
lesson = Lesson

# Waiting room
seats = Seats
waiting-room = { $game }: the table is set up
waiting-for-friends = Send the link; whoever opens it takes a free seat. Begin when everybody is here.
all-here = Everybody is here. Begin when you like.
host-starts = The host begins the game when everybody is here.
links = Links
waited-for = somebody is expected
free-seat = free seat
you = you
guest = Guest
present = here
absent = away
fill-open = Who takes the free seats?
wait-for-people = wait for people
start = Start the game
send-link = For your friends: copy the link, or let them point a camera at the code.
new-invite = Make a new link; the old one stops working
make-invite = Make a link to a seat
make-watch = Make a link for spectators
only-here = This server can be reached from this computer only. To let other devices in, start it so:
played-by = Played by
a-person = a person
a-bot = bot
new-seat-link = New link to this seat
seat-link = Link to seat { $n }
seat-link-about = Whoever opens this link takes the seat and its cards. The old link no longer works.
invite-link = Link to a seat
watch-link = Link for spectators
copy = Copy
copied = Copied
fair-title = Are the shuffles fair?
fair-text = The server has fixed its part of chance and shows a seal of it. Your browser adds a random word of its own. At the end everything is revealed and can be checked.
invited = You are invited: { $game }
invited-by = { $name } waits for you at the table.
take-seat = Take a seat
table-full = All seats at this table are taken. You can watch the game.
watch-game = Watch the game

# The table
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
actions = Actions
advice = Advice
common = Middle of the table
your-hand = Your hand
no-hand = Your hand is empty.
empty = empty
hidden-rest = Face down: { $n }.
your-turn = Your turn
asked = Asked
and-now = what next?
put-back = Put it back
undo = Undo
hint = Hint
hint-coming = A hint is being worked out.
do-advised = Do that
why = Why?
choose-lit = Choose what is lit
wait = Wait
to-act = to act
waiting-for = { $name } is choosing.
waiting-away = { $name } is to act, but is away. In the table’s menu a bot can take over.
waiting-empty = Seat { $n } is empty. The host can send a link to it or let a bot play.
bot-thinks = { $name } is thinking.
bots-paused = { $name } is to act; the bots are paused.
game-over = The game is over.
page-round = round { $n }
page-turn = turn { $n }
phases = Phases
no-rule = There are no words for this rule.
copies = Copies: { $n }.
source-rulebook = Printed in the rulebook.
source-public = Publicly known.
source-designed = Designed for Sandtable.
map-facts = Victory at { $vp } points, { $minutes } minutes
map-legend = C is a city, A an airport, S a strategic point; a number is a start.
map-c = C
map-a = A
map-s = S
pencil-about = The pencil marks cards that were designed for Sandtable; the others are printed in the rulebook or publicly known.
source = Source
all-sources = All sources
chat = Chat
chat-line = Say something
chat-new = { $n } new
send = Send
spectator = spectator
spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
  }
who-is-here = Who is here
you-watch = You are watching
table-menu = The table: seats, pace, resign
the-table = The table
has-resigned = resigned
bot-for-you = A bot plays for you.
play-myself = Play myself again
bots-pause = Pause the bots
bots-go-on = Let the bots go on
bots-step = One action of a bot
pace = Pace of the bots
pace-slow = slow
pace-fast = fast
play-forced = Play forced moves for me
ask-take-back = Ask for a take-back
ask-stop = Propose to stop
resign = Resign
resign-really = Give up this game?
play-on = No, play on
resign-sure = Yes, resign
reconnecting = The connection is lost. Trying again; nothing of the game is lost.
will-be-sent = Your choice will be sent as soon as it is back.
proposed-take-back = { $name } asks to take back the last move.
proposed-stop = { $name } proposes to stop without a winner.
proposed-rematch = { $name } proposes a rematch.
asked-take-back = You ask to take back your last move. The others have to agree.
asked-stop = You propose to stop without a winner. The others have to agree.
asked-rematch = You propose a rematch. The others have to agree.
declined-take-back = { $name } refuses: the move is not taken back.
declined-stop = { $name } refuses and plays on.
declined-rematch = { $name } does not want a rematch.
withdrawn-take-back = { $name } no longer asks to take back the move.
withdrawn-stop = { $name } no longer proposes to stop.
withdrawn-rematch = { $name } no longer proposes a rematch.
agree = Agree
refuse = Refuse
withdraw = Withdraw
curtain = Give the screen to { $name }.
i-am = I am { $name }

# The end
end-won = { $name } wins
end-shared = A shared victory
end-solo-won = Victory
end-solo-lost = Defeat
end-stopped = Stopped by agreement
end-stopped-about = All agreed to stop; nobody wins and nobody loses.
end-resigned = { $name } resigned.
rematch = Rematch, sides swapped
once-more = Once more
watch-replay = Watch the replay
download-record = Save the record
look-at-table = Look at the table
show-score = Show the score

# Replay
replay = Replay
replay-start = The beginning
replay-at = Move { $n } of { $all }
eyes = Seen by
eyes-open = everybody, all cards open
eyes-watch = a spectator
step-back = Back
step-on = On
by-turn = turn
by-phase = phase
turn-back = To the beginning of the turn
turn-on = To the next turn
phase-back = To the beginning of the phase
phase-on = To the next phase
line-undo = The last move is taken back.
replay-more = Link, record
moment-link = Link to this moment
verify = Were the shuffles fair?
verifying = Recomputing every shuffle…

# Values on cards
value-attack = attack
value-defense = defense
value-support = support
value-vp = victory points

# Layouts
front-empty = no units

# About
about-text = Sandtable lets you play published war games in a browser, in a terminal or from code. Rules and card values are in our own words; drawings are our own. Buy the boxes: they are worth it.
works-of-others = Works of others in this page
credit-milsymbol = milsymbol by Måns Beckman draws the NATO unit symbols (MIT licence).
credit-fira = Fira Sans and Fira Sans Extra Condensed by The Mozilla Foundation and Telefonica (SIL Open Font License 1.1).
credit-fluent = Project Fluent by Mozilla forms the sentences (Apache License 2.0).
credit-svelte = Svelte by its contributors (MIT licence).
credit-qrcode = qrcode-generator by Kazuhiko Arase draws the codes (MIT licence).

# What happened, motion, sound
since-title = What happened since your move
since-show = What happened?
since-at = { $n } of { $all }
since-done = Back to the game
last-move = Last
set-motion = Show cards moving
set-sound = Sounds: your turn, cards, battles
