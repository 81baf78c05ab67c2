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
sim-progress = { $games } of { $all } games played
sim-pack = Pack: { $title } ({ $pack })
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
sim-what = what
sim-per-game = per game
sim-in-games = in games
sim-by-winner = by a winner
sim-won = doers won
sim-metrics = Balance
sim-metric = quantity
sim-found = found
sim-readings = readings
sim-target = target
sim-verdict = met
sim-met = yes
sim-missed = missed
sim-unsure = cannot tell yet: { $games }
sim-games-needed = about { $games } games would
sim-on-the-bound = it lies on the bound
sim-nothing = no reading
sim-speed = { $rate } games a second with { $workers } { $workers ->
    [one] worker
   *[other] workers
}.
sim-stopped = { $games ->
    [0] Stopped before a game was finished; no report.
   *[other] Stopped after { $games } of { $all } games; the report is on those.
}
sim-absent = New or changed cards that no game with these options meets: { $cards }. They are in no deck, or have no copies.
sim-untouched = Cards that nothing happened with: { $cards }.
sim-take = One seat, another in each game, took { $card } whenever it could, { $times } times a game, and won { $share } ({ $low } – { $high }). A seat with the same bot and no such habit wins { $par }.
sim-take-better = So the card is worth more than this bot thinks.
sim-take-worse = So the card is weak, or this bot does not know what to do with it.
sim-take-unsure = That does not tell yet; { $games }.
sim-take-never = It could never be taken, so this says nothing.

# replay
replay-head = { $title }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}, pack { $pack }
replay-undo = taken back
replay-waiting = { $seat } is to act.
replay-over = The game is over: { $ending }
replay-rank = { $rank }. { $seat }: { $score }
replay-older = It was played by version { $was } of the rules and is not replayed by today's, version { $now }. These are its moves as they were written:
replay-by-today = The record does not state its result; by today's rules it ends so:
replay-unstated = The record does not state its result, and today's rules do not bring it to an end.

# cards
cards-head = { $title }: { $pack }, { $kinds } kinds, { $cards } cards.
cards-good = The pack is in order.
cards-words = Under "{ $key }" a pack may have these words. After each: its keys, what it does, and where it may stand.
cards-no-words = { $game } has no words for effects: its cards have numbers only.
cards-word-keys = { $keys }: { $about }
cards-word-places = { $about } (in { $places })
cards-sources = { $values } values: { $list }.
cards-source = Source: { $list }.
cards-source-rulebook = printed in the rulebook
cards-source-public = public
cards-source-publisher = from the publisher
cards-source-changed = changed
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
verify-prepared-fits = What was prepared before the match follows from the seed and the choices that the record notes.
verify-prepared-differs = What was prepared before the match does NOT follow from the seed and the choices that the record notes.
verify-bad = The shuffles are not those of the seed.
verify-older = The shuffles cannot be computed again: { $reason }.
verify-other-result = The record states { $stated }; that is NOT the result of its moves, which is { $found }.
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

# sandtable boosters. A star stands before cards that only boosters have.
booster-head = { $side }, booster { $number } of { $all }
boosters-seed = The seed was { $seed }. The same seed opens the same boosters.
boosters-kept = { $file }: { $more } cards more, { $all } in all.
collection-head = { $side }: { $cards } cards of { $kinds } kinds, { $packs ->
    [0] no booster
    [one] one booster
   *[other] { $packs } boosters
} opened
collection-unchecked = sandtable: the boosters of { $file } were opened when there were other cards, so its cards cannot be checked.

# sandtable map
map-head = { $name }: { $players } players, { $tiles } tiles, { $points } Victory Points or { $research } research points win.
map-counts = Cities { $city }, airports { $airport }, strategic points { $strategic }, starts { $start }, neutral { $neutral }, water { $water }.
map-fair-exact = The map can be played and is fair: every start has the same steps to each kind of star.
map-fair-within-1 = The map can be played and is fair within one step: the starts differ by at most 1 in all their steps to a kind of star.
map-fair-none = The map can be played. Whether it is fair was not checked: it says ‘fairness: none’.
map-drawn = Drawn into { $file }.
map-legend = . neutral   C city   A airport   S strategic point   ~ water   1 2 3 4 starts

# Lessons
lessons-how = Play one with sandtable lessons { $game } 1.

# arena
arena-rating = rating
arena-speed = CPU ms a choice
arena-goes-on = Going on with the { $games } { $games ->
    [one] game
   *[other] games
} in { $file }
arena-stopped = Stopped after { $games } { $games ->
    [one] game
   *[other] games
}; the same command goes on from { $file }
arena-decided = Decided after { $games } { $games ->
    [one] game
   *[other] games
}: of every two bots it is known which is the stronger one.
arena-undecided = { $games } { $games ->
    [one] game
   *[other] games
} played; some bots are too close to tell. More --deals go on from here.
arena-more-failures = … and { $count } more { $count ->
    [one] game
   *[other] games
} that a bot could not go on with; the report has them all.
arena-written = Report: { $json } and { $html }

# tables, backup, restore
tables-count = { $shown } of { $all } tables
tables-going = going on
tables-bot-asked = going on, a bot is asked
tables-over = over
tables-trash = in the trash
tables-head = Table { $table }: { $game }, { $state }, last used { $touched }
tables-seat = Seat { $number }: { $name }, bot: { $bot }
tables-moves = { $moves } moves, { $acts } acts in all, { $chat } lines of chat
tables-closed = Table { $table } is in the trash; sandtable tables back { $table } brings it back
tables-back = Table { $table } is back
tables-reports = { $count ->
    [one] { $count } report
   *[other] { $count } reports
}
tables-rude-line = { $name } said: { $text }
tables-rude-name = a name: { $name }
tables-saved = Saved whole: { $whole }; cut short: { $cut }; lost: { $lost }
tables-cut = { $table }: its first { $acts } acts
tables-bare = { $table }: its acts, but its own cards are lost, and without them it cannot be opened
tables-lost = { $table }: nothing of it
backup-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} saved in { $file }
restore-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} brought back; { $known } were there already and are untouched

# serve
serve-network = Shall phones and computers in your network be able to join your tables? [y/N]
serve-network-kept = Kept in { $file }; remove that file to be asked again.

# analyse
analyse-progress = { $done } of { $all } lines looked at
analyse-stopped = Stopped; nothing was written.
analyse-course = Chances to win, as the seat that chose could know them ({ $simulations } tries for each choice):
analyse-turned = Where the game turned:
analyse-never-turned = The game never turned: no choice and no stroke of luck was worth 5 %.
analyse-mistake = { $number }. { $seat }: { $played }. Better: { $best } ({ $chance } to win). Lost: { $lost }.
analyse-line = the better line: { $line }
analyse-lucky = { $number }. { $seat }: since the last choice luck has brought { $swing }; now { $chance } to win.
analyse-unlucky = { $number }. { $seat }: since the last choice luck has cost { $swing }; now { $chance } to win.
analyse-account = { $seat }: { $best } of { $choices } choices were the best as far as could be known; from { $began } at the first choice, own play lost { $lost }, { $others ->
    [known] mistakes of others came to { $given }, luck and what estimates leave open to { $luck }
   *[unknown] luck and the others came to { $luck }
}.

# The rulebook
rules-counted =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-how = `sandtable rules { $game } 3` opens chapter 3, a rule id that rule, a word all that has it; `--all` prints everything.
rules-found = “{ $words }”: { $count ->
        [0] no rule has this.
        [one] { $count } rule.
       *[other] { $count } rules.
    }
rules-beside = It stands beside { $rule }: { $text }
rules-example = Example: { $title }
rules-in = Chapter { $number }: { $heading }

# The sheet
sheet-title-win = How to win
sheet-title-turn = A turn
sheet-title-signs = Signs
sheet-title-values = Values
sheet-title-keys = Keys
sheet-keys = Number: that choice. Tab: complete. Enter: the choice that names it. help, why, card NAME, hint, undo, quit.

train-playing = { $games } of { $all } games played
train-duelling = { $games } of at most { $all } games of the duel played
train-stopped = Stopped. What was learnt is in { $folder }; the same command goes on.
train-learnt = { $net }: learnt from { $positions } positions of { $games } games.
train-better = On games held out its log-loss is { $loss }, below the { $plain } of the game's own value.
train-worse = On games held out its log-loss is { $loss }, not below the { $plain } of the game's own value.
train-duel = With it the planner won { $share } of { $games } games at { $ms } ms ({ $low } to { $high } at 95%).
train-earned = It has earned its place.
train-not-earned = It has not earned its place: it must foretell better and win more than 55% of a duel.
