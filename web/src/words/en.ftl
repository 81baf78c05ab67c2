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
rules-and-cards = Rules and cards
language = Language
theme = Dark or light
close = Close
search = Search
opening = Opening the table…
to-front = To the front page
nothing-here = There is nothing at this address.
nothing-found = Nothing fits.
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
watch-record = Watch a recorded game
record-file = A record from this or another table
about-afu = Hold three columns against the invaders, round after round. Recruit better units, take back cities, keep panic low. Two rivals, or one player alone.
about-barbarossa = Build an army from a small deck of horses and infantry. Supply it, march east and take cities before the others do.
about-frontier-wars = Tanks, infantry, guns and planes on a map of hexes. Build, march, fight for strategic points, and be first to ten points.
about-victory-day = Two armies of 1945 face each other in two lines. Lay resources, build units, attack in waves until one deck runs dry.
about-other = A game from another package.

# New table
new-table = New table: { $game }
your-name = Your name
how-many = How many seats?
seat-number = Seat { $n }
seat-me = me
seat-open = a friend, by link
seats-help = Several seats for “me” share this screen: the table hides each hand while it changes.
bot-random = bot, plays anything
bot-greedy = bot, looks one move ahead
bot-search = bot, thinks ahead
bot-mcts = bot, thinks ahead
bot-ismcts = bot, thinks ahead
option-first = Who begins
first-random = chance decides
page-option-pack = Cards
option-default = as usual
own-file = a file of my own
or-own-file = or a file of your own
own-pack = A card pack of your own (its .toml files)
set-up = Set up the table
learn = Learn it in a guided game
lesson = Lesson

# Waiting room
waiting-room = The table is set up
seats = Seats
free-seat = free seat
you = you
guest = Guest
present = here
absent = away
fill-open = Free seats
wait-for-people = wait for people
start = Start the game
host-starts = The host starts the game when everybody is here.
send-link = Send this link to your friends, or let them point a camera at the code.
invite-link = Link to a seat
watch-link = Link for spectators
copy = Copy
copied = Copied
fair-title = Are the shuffles fair?
fair-text = The server has fixed its part of chance and shows a seal of it. Your browser adds a random word of its own. At the end everything is revealed and can be checked.
invited = You are invited: { $game }
invited-by = { $name } waits for you at the table.
take-seat = Take a seat

# The table
log = Log
log-empty = Nothing has happened yet.
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
do-advised = Do that
why = Why?
choose-lit = Choose what is lit
wait = Wait
to-act = to act
waiting-for = { $name } is choosing.
bot-thinks = { $name } is thinking.
bots-paused = { $name } is to act; the bots are paused.
game-over = The game is over.
page-round = round { $n }
page-turn = turn { $n }
no-rule = There are no words for this rule.
copies = Copies: { $n }.
source-rulebook = Printed in the rulebook.
source-public = Publicly known.
source-designed = Designed for Sandtable.
source = Source
all-sources = All sources
chat = Chat
chat-line = Say something
send = Send
spectator = spectator
spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
  }
table-menu = The table: seats, pace, resign
has-resigned = has resigned
bot-plays = Let a bot play
give-back = Give the seat back
bots-pause = Pause the bots
bots-go-on = Let the bots go on
bots-step = One action of a bot
pace = Pace of the bots
play-forced = Play forced moves for me
ask-take-back = Ask for a take-back
ask-stop = Propose to stop
resign = Resign
resign-sure = Yes, resign
reconnecting = The connection is lost. Trying again; nothing of the game is lost.
will-be-sent = Your choice will be sent as soon as it is back.
proposed-take-back = { $name } asks to take back the last move.
proposed-stop = { $name } proposes to stop without a winner.
proposed-rematch = { $name } proposes a rematch.
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
end-resigned = { $name } has resigned.
rematch = Rematch
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
turn-back = To the previous turn
turn-on = To the next turn
verify = Were the shuffles fair?

# Values on cards
value-attack = attack
value-defense = defense
value-support = support
value-recruit = recruitment
value-vp = victory points
value-op = operation points
value-sp = supply points
value-rp = reinforcement points
value-bp = battle points
value-dp = cards drawn
value-occupy = cost to occupy
value-defence-change = defence
value-bombing = bombing
value-research = research
badge-sp = { $n } SP
badge-line = Line { $n }
badge-tactical = Tactical
badge-attack = Attack
badge-defense = Defense

# Layouts
no-support = no support
no-invader-support = no invader support
empty-front = nobody defends
place-here = Defend here
support-here = Support here
column = Column { $n }
line-of = { $name }: { $line }
front-empty = no units
turn-order = Turn order
victory-at = Victory at { $n }
headquarters-of = headquarters of { $name }, resistance { $n }
reserve = Your reserve
order-decks = Order decks
legend-hq = Headquarters, resistance
legend-factory = Factory
legend-camp = Encampment
legend-star = 1 victory point
tile-frontier = frontier

# About
about-text = Sandtable lets you play published war games in a browser, in a terminal or from code. Rules and card values are in our own words; drawings are our own. Buy the boxes: they are worth it.
works-of-others = Works of others in this page
credit-milsymbol = milsymbol by Måns Beckman draws the NATO unit symbols (MIT licence).
credit-fira = Fira Sans and Fira Sans Extra Condensed by The Mozilla Foundation and Telefonica (SIL Open Font License 1.1).
credit-fluent = Project Fluent by Mozilla forms the sentences (Apache License 2.0).
credit-svelte = Svelte by its contributors (MIT licence).
credit-qrcode = qrcode-generator by Kazuhiko Arase draws the codes (MIT licence).

# What a unit does in a wave
role-ordinary = attacks
role-directed = attacks a target
role-bomber = bombs
role-intercepted = intercepted
role-escort = escorts
role-guns = supports
role-blocker = blocks
role-interceptor = intercepts
role-target = under attack
role-spent = under attack
role-through = breaks through
role-raider = raids
role-looter = raids
wave = Wave { $n }

# What happened, motion, sound
since-title = What happened since your move
since-show = What happened?
since-at = { $n } of { $all }
since-done = Back to the game
last-move = Last
set-motion = Show cards moving
set-sound = Sounds: your turn, cards, battles
achievements = Achievements
secret = Secret
no-wave = No man's land
deck = Deck
discarded = Discarded
