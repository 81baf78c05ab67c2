# The words of the terminal table.

player-person = Player { $number }
player-bot = Bot { $number }
you = you

how-to = Type the number or the beginning of a choice (Tab completes), or help.
unfinished = { $count ->
        [one] An unfinished game waits: type resume to go on with it.
       *[other] { $count } unfinished games wait: type resume to go on with the last one.
    }
curtain = The table is for { $name } now. Press Enter: I am { $name }.
thinking = { $name } is thinking
earlier = … { $count } earlier: log
more = Enter for more, q to stop 

# What happened, where a game has no sentence for it.
moved = { $cards }: { $from } → { $to }
taken-up = { $cards } → { $to }
shuffled = { $zone }: shuffled
shown = { $zone }, shown: { $cards }
turned = { $zone }: { $was } → { $card }
top = on top { $card }

# The key that takes the choice beside which it stands.
key-enter = Enter

# Answers to what was typed.
empty = Type the number of a choice, or help.
interrupted = To leave, type quit or press Ctrl-C again; the game is kept.
no-number = { $last ->
        [1] There is no choice { $number }; the only one is 1.
       *[other] There is no choice { $number }; choices are 1 to { $last }.
    }
no-choice = “{ $text }” is neither a choice nor a command; type choices or help.
left-out = Left out of your line: { $rest }
step-over = That step had ended by itself; left out of your line: { $rest }
ambiguous = “{ $text }” fits { $count } choices; type the number of one:
folded = { $first } … { $count } choices: type { $beginning }

verdict-won = { $name } wins.
verdict-shared = { $names } share the win.
verdict-lost = The game is lost.
taken-back-often =
    { $n ->
        [one] One step was taken back in this game.
       *[other] { $n } steps were taken back in this game.
    }
record-kept = The record of this game:
kept = The game is kept; go on with sandtable play --resume. Its file:
nothing-kept = Nothing was played, so nothing is kept.
not-kept = The game could not be written to disk: { $why }. Use save FILE to put it elsewhere.

# What may be typed besides choices and commands, with spaces between; the English words are understood in every language.
typed-yes = yes y
typed-no = no n
typed-swap = swap s
# “1 x3” is choice 1 three times.
typed-times = x ×

# Commands.
command-help = help
command-table = table
command-look = look
command-choices = choices
command-undo = undo
command-why = why
command-card = card
command-log = log
command-forecast = forecast
command-hint = hint
command-think = think
command-coach = coach
command-lang = lang
command-position = position
command-save = save
command-resume = resume
command-resign = resign
command-quit = quit

help-choose = Choose by number or by the beginning of a choice; “buy” lists all that begin so. “1 x3”: three times. “1; 4”: two choices.
help-help-typed = help
help-help = this page
help-table-typed = table
help-table = show the table again
help-look-typed = look [ZONE]
help-look = every zone in full, or one of them
help-choices-typed = choices
help-choices = all choices, also those folded into one line
help-undo-typed = undo
help-undo = take back your last choice
help-why-typed = why [WHAT]
help-why = the rules behind it all; one rule, choice or number
help-card-typed = card [NAME | NUMBER]
help-card = your hand, what a card does, or the card of a choice
help-log-typed = log [LINES]
help-log = what happened so far
help-forecast-typed = forecast [CHOICE]
help-forecast = what the rules foretell: sums, losses, what is left or missing
forecast-none = Nothing can be foretold here.
help-hint-typed = hint
help-hint = what a bot would choose in your place
help-think-typed = think
help-think = what to think about now, and which choices to compare
help-coach-typed = coach
help-coach = the coach explains decisions and looks at your choices; again: off
help-lang-typed = lang { $languages }
help-lang = change the language
help-position-typed = position [FILE]
help-position = the position as text, hidden cards dealt at random
help-save-typed = save FILE
help-save = write the record of the game to a file
help-resume-typed = resume [FILE]
help-resume = go on with another unfinished game
help-resign-typed = resign
help-resign = give up
help-quit-typed = quit
help-quit = leave; the game is kept
help-keys = Tab completes, ↑ repeats a line, Enter takes the choice that names it, any key skips the pauses while bots move.

why-choices = Behind the choices:
why-events = Behind what happened:
why-figures = Ask about a number: why { $names }
why-unknown = “{ $text }” is no rule, choice or number of this game; rules are written { $prefix }-1.2.
card-which = Name a card, for example by the beginning of its name.
card-unknown = There is no card “{ $text }” in this game.
card-none = Choice { $text } names no card.
card-many = “{ $text }” fits several cards: { $names }.
card-blank = It has no text beyond its name.
hinted = { $bot } would choose { $choice }.
hinted-chance = { $bot } would choose { $choice }. Chance to win: { $chance } %.
hinted-next = Next to it: { $choice }, { $less ->
    [0] as good as far as it can tell
   *[other] { $less } % less
}; it is { $sure } % sure.
coach-says = Coach: { $text }
coach-looks = The coach looks at it …
coach-on = The coach is on: each kind of decision is explained once. Type coach to switch it off, think to ask.
coach-off = The coach is off. Type coach to have it back.
coach-people = Between people there is no coach: it is for somebody who plays bots alone.
coached = You played with a coach.
no-language = Languages are { $languages }: type for example lang { $example }.
save-where = For a copy type save FILE. After every move the game is kept here anyway:
saved = Saved: { $path }
save-other = { $path } exists and holds something else; choose another name.
save-failed = { $path } cannot be written: { $why }.
position-note = Cards that you cannot see are dealt at random.
position-saved = Position saved: { $path }. Cards that you cannot see are dealt at random in it.
nothing-waits = No other unfinished game waits. Name a file: resume FILE.
new-rules = The rules have changed since this game began; it goes on under the new ones.{ $dropped ->
    [0] {""}
    [one] {" "}Its last move no longer fits and is taken back.
   *[other] {" "}Its last { $dropped } moves no longer fit and are taken back.
}
cannot-resume = That game cannot go on: { $why }.
look-unknown = There is no zone “{ $text }”; there are { $zones }.
ask-take-back = Do the others agree to take it back anyway? yes or no:
ask-resign = Resign this game? yes or no:
not-resigned = You play on.
yes-or-no = Please answer yes or no: “{ $text }” is neither.
one-of-these = Please answer with one of these words: “{ $text }” is none of them.
workshop-keys = card NAME shows a card whole, hint what a bot would choose, quit leaves; all is kept.
ask-again = Another game? yes or no:
ask-again-sides = Another game? yes, with the same sides; swap, with sides swapped; or no:

# Lessons
lesson-head = { $game }, lesson { $number } of { $last }: { $title }
lesson-goal = Goal: { $goal }
lesson-how = Type a choice; hint, show, again or quit help and lead on.
lesson-missed-now = Not this way. Type again to try once more, or show to see the next choice.
lesson-shown = Shown: { $choice }
lesson-learnt = Learnt: { $text }
lesson-rules = The rules behind it: { $rules }
lesson-next = Next: sandtable lessons { $game } { $number }
lesson-last = That was the last lesson. Now a game: sandtable play { $game }
lesson-left = The lesson waits: sandtable lessons { $game } { $number }
lesson-unknown = “{ $text }” is no choice here; type its number, or hint, show, again, quit.
typed-hint = hint h
typed-again = again a
typed-show = show s
typed-quit = quit exit q
typed-card = card
typed-why = why
