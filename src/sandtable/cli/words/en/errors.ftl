# What the errors of the commands say. $reason is what the system says.
upto-out-of-range = --upto is { $value }; the record has { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}, so use 0 to { $lines }
position-or-seat = a position shows every card; leave out --position or --seat
no-card-in-game = { $game } has no card '{ $card }'{ $hint }
no-deck = there is no deck '{ $deck }'{ $hint }; name a file or one of { $known }
no-map = there is no map '{ $map }'{ $hint }; name a file or one of { $known }
file-not-text = { $file }: it is not text in UTF-8; save it in that encoding
file-not-written = { $file } cannot be written: { $reason }
file-unreadable = { $file } cannot be read: { $reason }
picture-not-written = the picture cannot be written to { $file }: { $reason }
which-game = which game? Write sandtable play and one of { $known }
nothing-to-resume = no unfinished game waits; begin one with sandtable play GAME
option-not-understood = '{ $word }' is not understood; options are written --key value
option-without-value = option --{ $option } has no value; write --{ $option } VALUE
server-lacks-package = the browser table needs { $package }; in the folder of the source, run pip install '.[server]'
port-wrong = --port is { $port }; use a number from 1 to 65535
cannot-listen = cannot listen at { $host }, port { $port }: { $reason }; choose another --port
no-sheet = { $game } has no sheet, only its rules

# tables, backup, restore
which-table = which table? Write sandtable tables { $what } and what stands behind /t/ in its link, or for recover the new file
no-such-table = there is no table '{ $table }' in this store; sandtable tables list --all names them
table-in-trash = the table '{ $table }' is in the trash; sandtable tables back { $table } brings it back
no-record-yet = there is no record of it: { $reason }
store-failed = the store does not answer: { $reason }
metrics-lack-package = figures for Prometheus need the package prometheus-client; in the folder of the source, run pip install '.[metrics]'
think-needs-postgres = '{ $store }' is not shared by several machines; name the servers' store as --store postgresql://USER@HOST/DATABASE
