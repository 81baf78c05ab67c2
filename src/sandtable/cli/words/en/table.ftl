# Words of the commands.

# sim
sim-title = { $title }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}: { $games } { $games ->
    [one] game
   *[other] games
}, seed { $seed }
sim-playing = Playing
sim-bots = Bots
sim-seats = Seats
sim-bot = bot
sim-seat = seat
sim-wins = win share
sim-interval = 95% interval
sim-played = seats played
sim-shared = Shared wins: { $share } of the games.
sim-lengths = Length and scores
sim-least = least
sim-median = median
sim-mean = mean
sim-most = most
sim-actions = actions
sim-rounds = rounds
sim-score = score of { $name }
sim-score-winner = score of the winners
sim-endings = Endings
sim-ending = ending
sim-games = games
sim-chosen = What was chosen
sim-happened = What happened
sim-deed = what
sim-per-game = per game
sim-in-games = in games
sim-by-winner = by a winner
sim-won = doers won
sim-metrics = Balance
sim-metric = quantity
sim-found = found
sim-readings = readings
sim-target = target
sim-met = met
sim-yes = yes
sim-no = missed
sim-nothing = no reading
sim-speed = { $rate } games a second with { $workers } { $workers ->
    [one] worker
   *[other] workers
}.
sim-stopped = Stopped; no report.

# replay
replay-head = { $title }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}, pack { $pack }
replay-undo = taken back
replay-waiting = { $seat } is to act.
replay-over = The game is over: { $ending }
replay-rank = { $rank }. { $seat }: { $score }

# cards
cards-head = { $title }: { $pack }, { $kinds } kinds, { $cards } cards.
cards-good = The pack is in order.
cards-sources = Sources: { $list }.
cards-source-rulebook = printed in the rulebook
cards-source-public = public
cards-source-designed = designed here
cards-copies = { $copies } { $copies ->
    [one] copy
   *[other] copies
}

# verify
verify-head = { $title }: seed { $seed }, { $lines } { $lines ->
    [one] line
   *[other] lines
}
verify-shuffle = shuffle of { $zone }, { $cards } { $cards ->
    [one] card
   *[other] cards
}
verify-number = a number drawn
verify-fair = as computed from the seed
verify-unfair = NOT as computed from the seed
verify-event = random event { $number }, sub-seed { $seed }
verify-stuck = The record does not replay: { $reason }
verify-good = The record replays exactly; { $events } random { $events ->
    [one] event follows
   *[other] events follow
} from the seed.
verify-bad = The shuffles are not those of the seed.
verify-hash-fits = The server's bits are those whose hash was shown before the game.
verify-hash-differs = The server's bits are NOT those whose hash was shown before the game.
verify-seed-fits = The seed follows from the server's bits and the words of { $words } { $words ->
    [one] player
   *[other] players
}.
verify-seed-differs = The seed does NOT follow from the server's bits and the words of { $words } { $words ->
    [one] player
   *[other] players
}.

# sandtable deck
side-soviet = Red Army
side-german = German army
deck-head = { $deck }: { $side }, { $cards } cards. The deck is allowed.
deck-resource = Resources: { $cards }
deck-unit = Units: { $cards }
deck-tactical = Tactical cards: { $cards }

# sandtable map
map-head = { $name }: { $players } players, { $tiles } tiles, { $points } Victory Points or { $research } research points win.
map-counts = Cities { $city }, airports { $airport }, strategic points { $strategic }, starts { $start }, neutral { $neutral }, water { $water }.
map-fair = The map can be played and is fair.
map-drawn = Drawn into { $file }.
map-legend = . neutral   C city   A airport   S strategic point   ~ water   1 2 3 4 starts
