# Words that every game shares.
player = Player { $number }
hidden-card = a hidden card
undo-nothing = There is nothing to take back.
undo-shown = A hidden card was shown, so this is not simply taken back.
undo-chance = Chance has spoken, so this is not simply taken back.
undo-seat = Another player is asked now, so the last choice is not simply taken back.
undo-over = The game is over.
not-now = That is not among the choices now.
game-over = The game is over.
ending-resigned = Everybody else has given up.
resigned = Gave up
stayed = Stayed to the end
