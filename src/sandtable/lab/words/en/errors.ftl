# What the errors of contests say.
no-bots-named = no bot is named; write for example --bots greedy,random
too-many-bots = { $bots } bots are named for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; name at most { $seats }
games-wrong = { $games } games cannot be played; use a number from 1 up
workers-wrong = { $workers } workers cannot play; use a number from 1 up
take-no-card = { $game } has no card '{ $card }'{ $hint }; --take needs the slug of one
take-not-told = { $game } does not say by which actions a card is taken; leave out --take
take-needs-equals = --take compares a seat with equals: name one bot, and two seats or more
no-metrics = { $game } has no metrics for these options; leave out --balance
rating-no-anchor = no bot '{ $anchor }' is rated{ $hint }; rated are { $known }
arena-one-bot = only { $bot } is named; an arena needs two different bots, for example --bots greedy,random
arena-limit = --limit is { $limit }; use a number of seconds above 0
arena-deals = --deals is { $deals }; use a number from 1 up
arena-anchor = --anchor is '{ $anchor }', which does not play; use one of { $known }
arena-lacks-ray = playing on a cluster needs ray; in the folder of the source, run pip install '.[ray]'
arena-no-cluster = no Ray cluster can be reached at { $address }: { $reason }
arena-not-written = { $file } cannot be written: { $reason }
arena-unreadable = { $file } cannot be read: { $reason }
arena-no-report = { $file } is no report of an arena; name another file with --out
arena-other = { $file } holds an arena that differs in { $settings }; name another file with --out
# What a bot did that ended its game. $said is its own answer or error.
arena-raised = { $bot } raised { $said } in { $game } (seed { $seed }), after action { $action }
arena-hung = { $bot } thought for more than { $limit } s in { $game } (seed { $seed }), after action { $action }
arena-illegal = { $bot } chose '{ $said }', which is not legal, in { $game } (seed { $seed }), after action { $action }
arena-nonsense = { $bot } chose { $said }, which is no action, in { $game } (seed { $seed }), after action { $action }
arena-died = the process died in { $game } (seed { $seed })
analyse-simulations = --simulations is { $value }; use a number from 1 to { $most }
train-lacks-numpy = training needs numpy; in the folder of the source, run pip install '.[train]'
train-games = --games is { $games }; use a number from 10 up
train-other = { $folder } holds lessons that differ in { $settings }; name another folder with --out
train-not-written = { $file } cannot be written: { $reason }
