# What errors say. A sentence begins with a small letter and ends without a full stop, because it may stand in another one.
# Names in the notation of games, files and options stay as they are in every language. $hint is `did-you-mean` or nothing.
did-you-mean = {" "}(did you mean { $word }?)
list-join = { $left }, { $right }
list-empty = none
list-more = and { $count } more
# A problem with the place where it is: a file, a card.
in-place = { $where }: { $problem }
and-besides = { $problem }. Besides, { $other }
# $said is what the system or a library says, in English as a rule.
in-its-words = “{ $said }”

## Games, bots and options

no-game = there is no game '{ $game }'{ $hint }; installed are { $known }
no-bot = there is no bot '{ $bot }'{ $hint }; installed are { $known }
bot-no-setting = the bot { $bot } has no setting '{ $setting }'{ $hint }; it has { $known }
bot-setting-number = the bot { $bot }: { $setting } is '{ $value }'; use a number such as { $usual }
bot-lacks-settings = the bot { $bot } cannot be made without { $settings }
# $problem is what its code says of itself.
bot-failed = the bot { $bot } cannot be made: { $problem }
bot-raised = the bot { $bot } raised { $problem }
bot-nonsense = the bot { $bot } chose { $answer }, which is no action
bot-illegal = the bot { $bot } chose '{ $answer }', which is not legal
history-wrong = history is { $history }; use a number of events from 0 to 50
history-unheard = a bot whose observation has a history says reads_log = True, so that it is given the log
# $problem is one of the three before.
bot-failed-in-game = { $problem }, in game { $game } (seed { $seed }), after action { $action }
bot-setting-form = bot '{ $text }': '{ $part }' is not a setting; write for example { $bot }:deals=2
wrong-seats = { $game } is for { $possible } seats, not { $seats }
no-option = { $game } has no option '{ $option }'{ $hint }; it has { $known }
option-not-a-choice = { $game }: option { $option } is { $value }{ $hint }; use { $choices }
option-not-a-flag = { $game }: option { $option } is { $value }; use true or false
option-not-in-range = { $game }: option { $option } is { $value }; use a number from { $low } to { $high }
option-first = { $game }: option first is { $value }; with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} use random or 0 to { $last }
no-preparation = { $game } has nothing to prepare before a match
no-preparation-kind = { $game } is not prepared by '{ $kind }'{ $hint }; use { $known }
preparation-amount = { $game }: { $kind }:{ $amount } cannot be prepared; use { $kind }:{ $least } to { $kind }:{ $most }
nothing-to-choose = seat { $seat } has nothing to choose now
no-language = there is no language '{ $lang }'; use { $known }
no-rule = { $game } has no rule { $rule }{ $hint }
no-rules-like = no game has rules like { $rule }; ids begin with { $known }

## Playing

game-is-over = the game is over; nothing can be played
cannot-resign = seat { $seat } cannot resign: it has, or the game is over
no-seat = there is no seat { $seat }; seats are 0 to { $last }, None is a spectator
action-out-of-range = { $action } is not an action; actions are 0 to { $last }
action-not-legal = action { $action } is not legal here
action-not-now = '{ $action }' cannot be played now: { $why }
action-empty = an empty line is not an action; name a verb such as { $verb }
no-action = there is no action '{ $verb }'{ $hint }
action-arguments = '{ $verb }' takes { $needed ->
    [one] { $needed } argument
   *[other] { $needed } arguments
}, not { $given }
action-unknown-word = '{ $verb }' does not know '{ $word }'{ $hint }
no-card = there is no card '{ $card }'{ $hint }
no-card-state = a card cannot be '{ $state }'; use { $known }

## Records

not-a-record = not a record: the first line must be '{ $first }'
record-cut-off = the record is cut off: the line '---' is missing after its head
record-head = head of the record: { $problem }
record-head-no-colon = head of the record: '{ $line }' has no colon
record-head-missing = head of the record: '{ $key }' is missing
record-head-no-number = head of the record: '{ $key }' is '{ $value }'; it must be a number
record-head-result = head of the record: 'result' is '{ $value }'; write it as 'points, ranks 1 2, scores 31 24'
analyse-other-result = the record states { $stated }, but its moves lead to { $found }; it was edited, and only the record as it was written can be analysed
record-head-unknown = head of the record: unknown key '{ $key }'
record-line = line { $number } of the record, '{ $line }', does not replay: { $problem }
record-of-other-rules = the record is of rules version { $theirs } of { $game }; this is version { $ours }
record-of-other-pack = the record needs the pack { $needed }, this is { $pack } { $digest }; name its folder
redeal-has-no-record = a re-deal has no record; ask the match it was made from
pickle-without-pack = a pickle of { $game } needs the pack { $pack } { $digest }, which is neither installed nor in { $folder }; load it first
pickle-of-other-rules = a pickle of { $game } was made by another version of its rules; use that one, or a record

## Positions

position-without-game = the position does not name its game; begin with a line such as 'game: barbarossa'
position-seats = seats is '{ $value }'; give a number
position-no-colon = line { $number }: '{ $line }' has no colon; write 'zone: cards' or 'counter: number'
position-key-twice = line { $number }: '{ $key }' is given twice
position-unknown-key = '{ $key }' is no zone or counter of { $game }{ $hint }
position-not-a-card = '{ $text }' is not a card; write 'slug' or 'slug x3', with commas between
position-too-many-cards = there { $copies ->
    [one] is only { $copies } card { $card }
   *[other] are only { $copies } cards { $card }
} in { $game }, and more are named
position-wrong-count = { $counter }: '{ $text }' has the wrong number of values
position-not-in-range = { $counter } is '{ $value }'; give a number from { $low } to { $high }
position-no-label = { $counter } has no '{ $label }'{ $hint }
position-not-a-word = { $counter } is '{ $value }'{ $hint }; use { $words }
position-no-zone = '{ $key }': there is no zone '{ $zone }'{ $hint }
position-known-by = '{ $key }': write 'known { $zone } by 1: cards'
position-known-places = '{ $key }' needs one number for each of { $places ->
    [one] { $places } place
   *[other] { $places } places
}
position-no-ending = ending is '{ $value }'; use { $known }
position-no-step = there is no step '{ $step }'{ $hint }
position-step-needs = '{ $step }' needs { $needed }
position-step-alone = '{ $step }' takes no arguments
position-impossible = this position cannot be: { $why }
position-card-count = there { $found ->
    [one] is { $found } card { $card }
   *[other] are { $found } cards { $card }
}, not { $expected }

## Packs

no-pack-folder = there is no pack folder { $folder }; name a folder with a pack.toml, or 'standard'
no-pack-toml = { $folder } has no pack.toml; a pack folder needs one
# $faults are sentences such as those below, one on each line.
pack-faults =
    the pack has { $count } faults:
    { $faults }
pack-extends-itself = pack.toml: extends is '{ $extends }', and so the pack extends itself; name another pack, or 'standard'
pack-head-not-a-table = pack.toml: 'pack' is { $value }; write [pack] and its values below it
pack-head-unknown = pack.toml: unknown table '{ $key }'{ $hint }; use { $known }
pack-head-table = pack.toml: '{ $key }' is { $value }; write [{ $key }] and its values below it
pack-not-a-short-text = '{ $key }' is { $value }; give a text on one line, of at most { $most } letters
pack-of-other-game = pack.toml: this is a pack of { $theirs }, not of { $game }
pack-file-missing = the file { $file } is missing; a pack has all files of its game, unless its pack.toml says extends = "standard"
pack-file-unknown = { $file }: no pack of this game has such a file{ $hint }; they have { $known }
pack-no-such-card = { $file }: there is no card '{ $slug }' to change{ $hint }; a new card needs a name and all values
pack-card-elsewhere = { $file }: '{ $slug }' is a card of { $other }; change it there
pack-source-of-nothing = 'sources' names '{ $key }', which is no value of this card{ $hint }
pack-not-a-card = { $file }: '{ $key }' is not a card; write [slug] and its values below it
pack-not-a-slug = { $file }: '{ $slug }' is not a slug; use lower case letters, digits and hyphens, at most { $most }
pack-slug-twice = this slug is used twice
pack-key-unknown = unknown key '{ $key }'{ $hint }
pack-number-missing = '{ $key }' is missing; give a number from { $low } to { $high }
pack-not-a-number = '{ $key }' is { $value }; give a number from { $low } to { $high }
pack-not-a-flag = '{ $key }' is { $value }; give true or false
pack-word-missing = '{ $key }' is missing; give one of { $words }
pack-not-a-word = '{ $key }' is { $value }{ $hint }; give one of { $words }
pack-not-a-list = '{ $key }' is { $value }; give a list
pack-list-holds = '{ $key }' holds { $value }{ $hint }; use { $words }
pack-not-tables = '{ $key }' is { $value }; give a list of tables
pack-not-a-table = '{ $key }' is { $value }; give a table
pack-history-long = ‘history’ in { $lang } has { $letters } letters; one sentence of at most { $most } is right
pack-text-missing = '{ $key }' must be given in a language at least: {"{"} en = "..." {"}"}
pack-total-unknown = pack.toml: unknown total '{ $total }'{ $hint }; use { $known }
pack-total-inherited = pack.toml: the pack that it extends has { $stated } for '{ $total }', and these cards add up to { $found }; write { $total } = { $found } under [totals]
pack-total-wrong = pack.toml: states { $stated } for '{ $total }', but the cards add up to { $found }
not-toml = { $file }: not readable as TOML: { $problem }
not-utf-8 = it is not text in UTF-8; save it in that encoding
toml-says-at = line { $line }, column { $column }: “{ $said }”
toml-file-too-long = it has { $letters } letters; a file has at most { $most }
toml-line-too-long = line { $line } has { $letters } letters; a line has at most { $most }
toml-word-too-long = line { $line }: a key or a number has at most { $most } letters
toml-key-too-long = line { $line }: a key has at most { $most } parts
toml-too-deep = line { $line }: lists and tables lie at most { $most } deep

## The installation

namesake-installed = { $name } { $version } is installed here too, another package that is imported as sandtable; run pip uninstall { $name } { $ours }, then install this one again from its folder
package-overwritten = the file __init__.py of this package is missing or was overwritten; install the package again from its folder

# Lessons
no-lessons = { $game } has no lessons; play it against a bot and type why
lesson-number = { $game } has lessons 1 to { $last }, but no { $number }
lesson-key = { $file }: there is no key { $key }{ $hint }; use { $known }
lesson-value = { $file }: { $key } cannot be read; write it like { $needed }
lesson-condition = { $file }: the condition '{ $text }' cannot be read{ $hint }; conditions begin with { $known }
lesson-position = { $file }: { $problem }
lesson-action = { $file }: { $problem }
lesson-not-asked = { $file }: seat { $seat } is the pupil's, but is not asked at the beginning
lesson-no-zone = { $file }: there is no zone { $zone }{ $hint }
lesson-no-counter = { $file }: there is no counter { $counter }{ $hint }
lesson-no-place = { $file }: there is no place { $place }{ $hint }
lesson-no-card = { $file }: there is no card { $card }{ $hint }
lesson-no-step = { $file }: no decision is called { $step }{ $hint }
lesson-no-event = { $file }: nothing tells { $event }{ $hint }
lesson-no-seat = { $file }: there is no seat { $seat }; the last is { $last }
lesson-no-rule = { $file }: there is no rule { $rule }{ $hint }
example-no-chapter = { $file }: there is no chapter { $chapter }; there are { $known }
example-untrue = { $file }: in the picture { $picture } this does not hold: { $claim }
dense-not-legal = no legal action has the dense number { $number }; they are 0 to { $last }, and the mask says which are legal
net-no-file = { $file } cannot be read: { $reason }
net-no-net = { $file } holds no weights of a net; sandtable train GAME makes such a file
net-too-long = { $file } is too long for weights of a net; they have at most { $most } bytes
net-other-game = { $file } has learnt { $game } with version { $learnt } of its rules; this is { $wanted } with version { $version }
net-other-features = { $file } has learnt from other numbers than these cards of { $game } have; the game's own value judges in its place
