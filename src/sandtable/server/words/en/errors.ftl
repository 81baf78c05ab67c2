# What the server says when it refuses something. $detail is a sentence of the engine, or one of those below.
refused-malformed = That message cannot be read: { $detail }.
refused-too-long = That is too long; at most { $limit } bytes are taken.
refused-too-fast = { $why ->
    [clients] Too many connections from your address; close some of them.
    [chat] You have said a lot in a short time; wait a moment and go on.
    [take-backs] Many moves were taken back in a short time; wait a moment.
    [hints] You have asked for many hints in a short time; wait a moment and ask again.
    [analyses] You have had many games analysed, or one is being analysed now; wait until it is done.
   *[messages] Too many messages; wait a moment and go on.
}
refused-busy = Too much waits to be read; try again in a moment.
refused-first-hello = The first message must be hello, and only the first.
refused-protocol = This page speaks an older version of the protocol; reload it.
refused-bad-origin = This page was not served by this server; open the table from the server's own address.
refused-no-table = There is no such table; the link is wrong or the table was cleared away.
refused-bad-link = This link opens nothing here; it is mistyped or was replaced. Ask the host for a new one.
refused-not-your-seat = You do not hold that seat.
refused-not-host = Only the host of the table can do that.
refused-not-your-turn = It is not your turn.
refused-illegal = { $detail }
refused-undo-refused = { $detail }
refused-not-now = That cannot be done now: { $why ->
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
    [hints] hints between people need everybody’s consent
    [coach] a coach is for one person among bots, and has to be switched on
    [enough] too much has been said and taken back at this table; only the game goes on
    [no-sides] this game has no sides to swap
    [not-yours] somebody else has begun it
    [webhooks] whoever runs this server has not allowed webhooks
   *[other] the table is not ready for it
}.
refused-full = All seats are taken; you can still watch.
refused-too-many-tables = { $why ->
    [yours] Your address has made many tables; finish one or try again later.
   *[all] There are too many tables for now; finish one or try again later.
}
refused-still-here = Whoever holds that seat is here, or was a moment ago; after { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} of absence it can be given to somebody else. The holder can do it at once.
refused-bad-name = A name has 1 to { $limit } letters, on one line.
refused-bad-text = A line of chat has 1 to { $limit } letters.
refused-bad-word = The random word must be 32 hexadecimal digits.
refused-words-missing = The start waits for the browsers of: { $names }.
refused-seats-open = Somebody is still missing; wait, or fill the open seats with bots.
refused-unknown-game = { $detail }.
refused-unknown-bot = { $detail }.
refused-bad-option = { $detail }.
refused-bad-choice = { $detail }.
refused-bad-pack = { $detail }.
refused-bad-record = { $detail }.
refused-not-over = The record holds every card; it can be had when the game is over.
refused-no-own-pack = This table is played with the standard cards; there is nothing to download.
refused-not-found = There is nothing at this address.
refused-not-stored = The server could not write to its disk; nothing was played. Try again.
refused-broken-table = { $why ->
    [rules] The rules of this game have changed since this table was made, and its moves no longer fit them. It cannot go on here; its record can still be downloaded.
    [damaged] The server's disk is damaged where this table lies. Other tables can be played; whoever looks after the server can save what is left.
   *[fault] Something failed at this table, and nothing was played. Load the page again.
}

## Details

too-many-held = a personal link holds at most { $tables } tables, and { $tokens } links to each
push-endpoint = a push service has an address that begins with https:// and has at most 1000 letters
hook-address = a webhook has an address that begins with https:// and has at most 1000 letters, none of them a space or beyond ASCII
push-keys = the keys of a browser for push messages are 65 and 16 bytes long
body-too-slow = the request did not arrive within { $seconds } seconds
not-a-number = '{ $text }' is not a number
no-playable-game = there is no game '{ $game }'; there are { $known }
no-playable-bot = there is no bot '{ $bot }'; there are { $known }
no-such-player = '{ $player }' is no bot; write me, open, or one of { $bots }
name-too-long = no game, bot or option has a name that long
option-too-long = a deck or a map has at most { $most } letters
collection-too-long = a collection has at most { $most } letters
option-not-a-text = { $game }: option { $option } is { $value }; give a name, or the whole text of a file
game-cannot-begin = with these options and this pack the game cannot begin
game-cannot-cope = the game cannot cope with it
table-without-start = the beginning of this scripted first game is lost
pack-without-head = the file pack.toml is missing
pack-extends = pack.toml: extends is { $value }; at a table a pack can extend only 'standard'
pack-file-name = '{ $file }' is not the name of a pack file; write it in lower case letters, digits and hyphens, as in { $known }
pack-too-many-files = a pack has at most { $most } files, not { $files }
pack-too-long = the files of a pack have at most { $most } letters together, not { $letters }
pack-too-large = at a table a pack has at most { $most } { $what ->
    [kinds] kinds of cards
    [cards] cards
   *[actions] actions
}, not { $found }
pack-too-slow = with this pack a single action takes too long
analysis-too-long = analysing it takes more than the { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} that are allowed
reading-too-long = reading it takes more than the { $seconds } seconds or { $megabytes } MB that are allowed
replay-too-long = the record is too long to be shown: { $lines } lines, { $undos } of them undo
record-other-result = the record states { $stated }; its moves lead to { $found }
record-not-so-prepared = what was prepared before the match does not follow from the seed and the choices that the record notes
record-no-end = the record states { $stated }; its moves lead to no end
bits-not-hex = the server's bits are not in hex

## The store

not-a-store = '{ $address }' is not a store; write sqlite:PATH, for example sqlite:tables.db, or postgresql://USER@HOST/DATABASE
store-not-opened = the store { $store } cannot be opened: { $problem }
store-of-other-version = it was written by another version of sandtable ({ $theirs }, not { $ours })
no-table-in-trash = there is no table '{ $table }' in the trash; in it are: { $known }
recover-nothing = there is no file { $file } to save anything of
recover-onto = { $file } is there already; name a new file for what can be saved
backup-onto = { $file } is there already; name a new file for the backup
backup-nothing = there is nothing at { $store } to back up
backup-failed = the backup { $file } cannot be written: { $reason }
restore-nothing = there is no backup { $file }
restore-failed = the backup { $file } cannot be restored: { $reason }
postgres-lacks-package = a store in PostgreSQL needs the package asyncpg; in the folder of the source, run pip install '.[postgres]'

# Settings
config-unreadable = the settings { $file } cannot be read: { $reason }
config-wrong = { $file }: { $reason }; the keys are { $known }
limit-wrong = limits: { $limit } is { $value }; the limits are { $known }, each a number from 0 on
public-url-wrong = '{ $url }' is no public address; write it like https://club.example
keep-days-wrong = --keep-days is { $value }; use a number of days, or 0 to keep tables for ever
