# The report of a tournament as a page.
arena-title = { $title }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}: a tournament of bots
arena-page-decided = It is decided of every two bots which is the stronger one.
arena-page-undecided = Some bots are too close to tell which is the stronger one; more deals may tell.
arena-facts = { $games } { $games ->
    [one] game
   *[other] games
}, seed { $seed }, pack { $pack }; { $options }
arena-bot = bot
arena-points = rating
arena-interval = 95% interval
arena-games = games
arena-ms = CPU ms a choice
arena-ratings = Ratings
arena-ratings-told = Points as in chess: 400 ahead are odds of ten to one. The bar is the 95% confidence interval.
arena-matrix = Who beat whom
arena-matrix-told = What the bot of the row won against the bot of the column; a shared place is half a win.
arena-course = How the ratings came about
arena-deals = deals
arena-lengths = How long the games were
arena-actions = actions
arena-endings = How they ended
arena-failures = Games that a bot could not go on with
arena-again = The same games once more
