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
    [0] Nothing found.
    [one] { $n } found.
   *[other] { $n } found.
  }
take-away = Remove
no-server = The server does not answer. Is it still running?
no-way-in = This link does not work

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
# How my tables stand, the personal link, and being told
waits-for = Waiting for { $name }
i-won = You won
my-place = Place { $place }
they-won = { $name } won
game-stopped = Stopped by agreement
personal = Other devices and notifications
personal-about = This link opens your tables on any device, without account or password: keep it to yourself, and if somebody else has seen it, make a new one, which makes this one worthless.
personal-link = Your personal link
personal-make = Make a personal link
personal-renew = New link
personal-forget = Remove the link
feed-link = Feed of your turns, for a feed reader
hook = Webhook: an address that is sent a message when it is your turn
hook-tell = Send it messages
hook-stop = No more messages
hook-told = It will be sent a message at each of your turns while you are away.
hook-gone = It is sent nothing more.
tell-me = Tell me when it is my turn
tell-closed = You will be told even when this page is closed.
tell-open = You will be told while a page of this table is open, but not when it is closed: this server or this browser has no push service.
tell-insecure = Your system can notify you only if this page comes from an address that begins with https. Here you get a sound and a dot in the tab while the page is open.
tell-denied = Your browser does not let this page notify you. You can allow it in the browser’s settings for this page.
tell-unable = This browser cannot notify you. You get a sound and a dot in the tab while the page is open.
# Against rudeness
mind = Something is wrong with this
mute = Mute { $name }
unmute = Hear { $name } again
report-line = Report this line
report-name = Report this name
reported = Whoever looks after this server will see it.
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
seat-me = me, on this screen
seat-bot = { $name } (bot)
seat-open = a friend, by link
option-first = Who begins
first-random = at random
own-file = a file of my own
own-pack = Cards of my own…
own-pack-about = A card pack is one or more .toml files, pack.toml among them; maps and decks of its own may lie with them. It need hold only what differs from the standard cards.
played-with = Played with the cards of “{ $pack }”.
download-pack = Download this pack
save-to-change = Save as a file, to change it
set-up = Set up the table
sit-down = Sit down and play
learn-title = { $game }: learn it here
learn-about = New to it? Short lessons on the table itself, one idea each. Any way to the goal is right.
learn = Learn it here
lesson-begin = { $n ->
    [1] Begin with lesson 1
   *[other] Go on with lesson { $n }
}
lesson-of = Lesson { $n } of { $last }
lesson-goal = Goal
lesson-list = All lessons
lesson-again = Again
lesson-try-again = Try again
lesson-show = Show me
lesson-learnt = Learnt
lesson-next = Next lesson
lesson-reset = Forget what I have learnt

# Waiting room
seats = Seats
waiting-room = { $game }: the table is set up
waiting-for-friends = Send the link; whoever opens it takes a free seat. Begin when everybody is here.
all-here = Everybody is here. Begin when you like.
host-starts = The host begins the game when everybody is here.
links = Links
waited-for = waiting for somebody
free-seat = free seat
you = you
you-begin = { "" }
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
only-here = This server can be reached from this computer only. To let other devices in, start it like this:
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
fair-text = The server has already drawn its share of the randomness and shows a fingerprint of it. Your browser adds a random word of its own. At the end everything is revealed and can be checked.
invited = You are invited: { $game }
invited-by = { $name } is waiting for you at the table.
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
and-now = { $what ->
    [tile] where to?
    [card] choose a card
    [kind] choose a card
    [seat] choose a player
   *[other] choose what is lit
  }
press-again = Press again: { $words }
put-back = Put it back
run-again = Again: { $words }
run-on = As often as possible: { $words }
touch-again = Touch it once more to do it. It cannot be taken back.
foresight = What to expect
why-not = Why not now?
why-not-unsaid = Nothing can be done with it in this step.
undo = Undo
took-back =
    { $n ->
        [one] { $name } took back a step.
       *[other] { $name } took back { $n } steps.
    }
taken-back-often =
    { $n ->
        [one] { $name } took a move back once.
        [2] { $name } took moves back twice.
       *[other] { $name } took moves back { $n } times.
    }
hint = Hint
hints-ask = Suggest hints
hints-used = { $n ->
    [one] { $name } used one hint.
   *[other] { $name } used { $n } hints.
  }
hint-coming = Working out a hint…
coach = Coach
coach-first = First game with a coach
coach-about = A whole game against an easy bot: every kind of decision is explained when it comes. After the lessons, or instead.
coach-heard = Got it
coach-wanted = A coach explains decisions and looks at my choices
coach-think = What should I think about?
coach-on = Coach on
coach-off = Coach off
coach-used = { $name } played with a coach.
hint-chance = Chance to win: { $n } %.
hint-next = Next best: { $other }, { $n } % less.
hint-next-equal = About as good: { $other }.
do-advised = Play this
why = Why?
choose-lit = Choose what is lit
wait = Wait
looking-back = Looking back
nothing-else = There is nothing to choose here.
to-act = to act
waiting-for = { $name } is choosing.
waiting-away = It is { $name }’s turn, but they are away. A bot can take over: see the table’s menu.
waiting-empty = Seat { $n } is empty. The host can send a link to it or let a bot play.
bot-thinks = { $name } is thinking.
bots-paused = It is { $name }’s turn; the bots are paused.
# A seat changes hands in the middle of a game: $seat is the seat's player, $by who did it.
change-new-link = { $by } made a new link to { $who }’s seat; the old one no longer works.
change-taken = { $who } has taken { $seat }’s seat.
change-bot = { $by } has let { $who } play for { $seat }.
change-back = { $seat } plays again.
the-host = the host
restart-soon = The server is about to restart. Nothing is lost; the game goes on by itself.
new-rules = The rules have changed since this game began; it goes on under the new ones.{ $dropped ->
    [0] {""}
    [one] {" "}Its last move no longer fits and is taken back.
   *[other] {" "}Its last { $dropped } moves no longer fit and are taken back.
}
game-over = The game is over.
page-round = round { $n }
page-turn = turn { $n }
phases = Phases
no-rule = This rule has no text.
copies = Copies: { $n }.
source-rulebook = Printed in the rulebook
source-public = Publicly known
source-publisher = From the publisher
source-changed = Changed in this pack
source-designed = Designed for Sandtable
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
bots-go-on = Resume the bots
bots-step = One bot action
bots-hurried = The server is busy: the bots think less than their level is meant to.
pace = Bot speed
pace-normal = a turn in three seconds
pace-now = Bot speed: { $pace }. Press for another.
set-bell = Ring when it is my turn and the page is in the background
keys = Keys
keys-title = Keys at the table
key-does-enter = presses the main button
key-does-arrows = walk over everything that is lit
key-does-escape = puts back what was picked, closes a sheet
key-does-z = reads the card that has the focus; so do the right mouse button and a long press
key-does-undo = takes the last step back
key-does-repeat = does the last thing once more, if it can be done
key-does-help = shows this sheet
key-arrows = ← →
pace-slow = slow
pace-fast = fast
play-forced = Play forced moves for me
ask-take-back = Ask to take back a move
ask-stop = Offer to end the game
resign = Resign
resign-really = Resign this game?
play-on = No, play on
resign-sure = Yes, resign
reconnecting = The connection is lost. Reconnecting; your game is safe.
will-be-sent = Your choice will be sent as soon as it is back.
proposed-take-back = { $name } asks to take back their last move.
proposed-stop = { $name } offers to end the game without a winner.
proposed-hints = { $name } suggests that everybody may ask a bot for hints.
proposed-rematch = { $name } proposes a rematch.
proposed-swap = { $name } proposes a rematch with sides swapped.
asked-take-back = You have asked to take back your last move. The others have to agree.
asked-stop = You have offered to end the game without a winner. The others have to agree.
asked-hints = You have suggested hints from a bot. The others have to agree.
asked-rematch = You have proposed a rematch. The others have to agree.
asked-swap = You have proposed a rematch with sides swapped. The others have to agree.
declined-take-back = { $name } does not agree: the move stands.
declined-stop = { $name } wants to play on.
declined-hints = { $name } wants to play without hints.
declined-rematch = { $name } does not want a rematch.
declined-swap = { $name } does not want a rematch with sides swapped.
withdrawn-take-back = { $name } no longer asks to take back the move.
withdrawn-stop = { $name } no longer offers to end the game.
withdrawn-hints = { $name } no longer suggests hints.
withdrawn-rematch = { $name } no longer proposes a rematch.
withdrawn-swap = { $name } no longer proposes a rematch with sides swapped.
agree = Agree
refuse = Decline
withdraw = Withdraw
curtain = Give the screen to { $name }.
i-am = I am { $name }

# The end
end-won = { $name } wins
    .you = You win
end-shared = A shared victory
end-solo-won = Victory
end-solo-lost = Defeat
end-stopped = Stopped by agreement
end-stopped-about = Everybody agreed to end the game; nobody wins and nobody loses.
end-resigned = { $name } resigned.
rematch = Rematch, seats swapped
rematch-kept = Rematch, same sides
rematch-swapped = Rematch, sides swapped
once-more = Once more
watch-replay = Watch the replay
download-record = Save the record
look-at-table = Back to the table
show-score = Show the score

# Replay
replay = Replay
moves-as-written = Moves as they were written
replay-start = The start
replay-at = Move { $n } of { $all }
eyes = Seen by
eyes-open = everybody, all cards open
eyes-watch = a spectator
step-back = Back
step-on = Next
by-turn = turn
by-phase = phase
turn-back = To the start of the turn
turn-on = To the next turn
phase-back = To the start of the phase
phase-on = To the next phase
line-undo = The last move is taken back.
replay-more = Link, record
moment-link = Link to this moment
verify = Were the shuffles fair?
verifying = Recomputing every shuffle…

# The analysis of a game
percent = { $n } %
analyse = Analyse
analysis = Analysis
analysis-promise = The game is gone through again: each player's chance to win, where it turned, what would have been better. Every choice is judged by what its player could know, so that luck is told apart from play.
analysis-waiting = Other games are analysed first.
analysis-going = Looked at { $n } of { $all } moves
analysis-meanwhile = You can close this and go on watching. The result is kept with the game.
analysis-stop = Stop
analysis-plot = Chances to win over the game, as each player could know them
analysis-table = The chances as a table
analysis-line = Move
analysis-end = The end
analysis-turned = Where the game turned
analysis-never-turned = The game never turned: no choice and no stroke of luck was worth 5 %.
analysis-mistakes = Choices that cost something
analysis-at = Move { $n }.
analysis-mistake = { $name } lost { $lost } % by “{ $played }”. Better: “{ $better }”, { $chance } % to win.
analysis-lucky = Since the last choice of { $name } luck has brought { $n } %; now { $chance } % to win.
analysis-unlucky = Since the last choice of { $name } luck has cost { $n } %; now { $chance } % to win.
analysis-account = began with { $began } %. Own play: { $lost } %. { $seats ->
    [1] {""}
   *[other] {"Mistakes of others: "}{ $given } %.{" "}
}Luck, and what estimates leave open: { $luck } %. In the end: { $end } %. Of { $choices } choices { $best } were the best that could be known.
analysis-about = { $n } tries for each choice, more where something was at stake. A chance is an estimate: a few percent either way mean nothing.
analysis-instead = Show the better line
analysis-step = The better line, { $n } of { $all }: { $what }
analysis-back = Back to the game

# Values on cards
value-attack = attack
value-enhanced = { $value } enhanced
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
credit-fluent = Project Fluent by Mozilla puts the sentences together (Apache License 2.0).
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

# What stands on the keys.
key-enter = Enter
key-escape = Esc

# Before a match, and decks
prepare = Decks
prepare-nothing = As chosen below
take-suggestion = Take what is suggested
build-own = Build a deck…

# The sheet behind the question mark
sheet = The game on one page
sheet-title-win = How to win
sheet-title-turn = A turn
sheet-title-signs = Signs
sheet-title-values = Values
sheet-title-units = Units
sheet-of = { $game } on one page
sheet-print = Print

# The rulebook
rulebook = Rulebook
rulebook-open = In the rulebook: { $heading }
contents = Contents
example = Example: { $title }
came-up = { $n ->
    [one] Came up once in your game
   *[other] Came up { $n } times in your game
}
