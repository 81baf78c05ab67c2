# What the server says. $detail is a sentence of the engine.
error-malformed = That message cannot be read: { $detail }.
error-too-long = That is too long; at most { $limit } bytes are taken.
error-too-fast = { $why ->
    [hints] You have asked for many hints in a short time; wait a moment and ask again.
   *[messages] Too many messages; wait a moment and go on.
}
error-busy = Too much waits to be read; try again in a moment.
error-first-hello = The first message must be hello, and only the first.
error-protocol = This page speaks an older version of the protocol; reload it.
error-bad-origin = This page was not served by this server; open the table from the server's own address.
error-no-table = There is no such table; the link is wrong or the table was cleared away.
error-bad-link = This link opens nothing here; it is mistyped or was replaced. Ask the host for a new one.
error-not-your-seat = You do not hold that seat.
error-not-host = Only the host of the table can do that.
error-not-your-turn = It is not your turn.
error-illegal = { $detail }
error-undo-refused = { $detail }
error-not-now = That cannot be done now: { $why ->
    [waiting] the game has not begun
    [playing] the game has begun
    [over] the game is over
    [no-person] no person holds that seat
    [no-proposal] nobody proposes it
    [no-action] you have not played an action yet
    [not-paused] the bots are not paused
    [no-bot] no bot is asked
    [curtain] say first who you are
    [going-on] the game is still going on
   *[other] the table is not ready for it
}.
error-full = All seats are taken; you can still watch.
error-too-many-tables = There are too many tables for now; finish one or try again later.
error-bad-name = A name has 1 to { $limit } letters, on one line.
error-bad-text = A line of chat has 1 to { $limit } letters.
error-bad-word = The random word must be 32 hexadecimal digits.
error-words-missing = The start waits for the browsers of: { $names }.
error-seats-open = Somebody is still missing; wait, or fill the open seats with bots.
error-unknown-game = { $detail }.
error-unknown-bot = { $detail }.
error-bad-option = { $detail }.
error-bad-pack = { $detail }.
error-bad-record = { $detail }.
error-not-over = The record holds every card; it can be had when the game is over.
error-not-found = There is nothing at this address.
error-not-stored = The server could not write to its disk; nothing was played. Try again.
error-broken-table = { $why ->
    [rules] The rules of this game have changed since this table was made, and its moves no longer fit them. It cannot go on here; its record can still be downloaded.
   *[fault] Something failed at this table, and nothing was played. Load the page again.
}
outcome-played = The game was played to its end.
outcome-resigned = { $name } resigned.
outcome-stopped = All agreed to stop.
verdict-fair = The hash, the words and the seed fit together, and all { $shuffles } shuffles follow from them.
verdict-replays = The record replays, but it does not say how its seed was made.
verdict-hash = The server's bits do not fit the hash that was shown first.
verdict-seed = The seed does not follow from the server's bits and the words.
verdict-broken = The record does not replay: { $detail }.
# Bots by name. A bot of another package has none here and is called by its name.
bot-greedy = Planner
bot-greedy-about = Looks to the end of its own turn and takes what is worth most.
bot-random = Beginner
bot-random-about = Plays any legal action; good for learning the rules.
