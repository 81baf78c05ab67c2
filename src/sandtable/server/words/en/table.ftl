# What the server says. $detail is an error of the engine.
# Shown where the page of the browser table is missing; $command is a command.
page-missing = The server runs, but the browser table has not been built. Run { $command } and start again.
# Told to somebody whose page is closed, and in feeds; $others are the other players, $place is one's own place.
turn-title = Your turn: { $game }
turn-body = Against { $others }. The table waits for you.
over-title = Over: { $game }
over-body = Against { $others }. { $place ->
    [0] The game was stopped.
    [1] You won.
   *[other] You came in at place { $place }.
}
feed-title = Sandtable: my turns
outcome-played = The game was played to its end.
outcome-resigned = { $name } resigned.
outcome-stopped = All agreed to stop.
verdict-fair = The hash, the words and the seed fit together, and all { $shuffles } shuffles follow from them.
verdict-replays = The record replays, but it does not say how its seed was made.
verdict-hash = The server's bits do not fit the hash that was shown first.
verdict-seed = The seed does not follow from the server's bits and the words.
verdict-seed-only = The hash, the words and the seed fit together; the shuffles cannot be computed again: { $detail }.
verdict-broken = The record does not replay: { $detail }.

# records of older rules
replay-older = This game was played by version { $was } of the rules and is not replayed by today's, version { $now }. These are its moves as they were written.{ $result ->
    [stated] {""}
    [today] {" "}Its record does not state the result; this is how it ends by today's rules.
   *[unknown] {" "}Its record does not state the result, and today's rules do not bring it to an end.
}
