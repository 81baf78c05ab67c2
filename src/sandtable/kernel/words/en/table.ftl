# Words that every game shares.
player = Player { $number }
hidden-card = a hidden card
undo-nothing = There is nothing to take back.
undo-shown = Somebody has seen a card that was not yours to show, so this cannot simply be taken back.
undo-chance = Something random has happened since, so this cannot simply be taken back.
undo-seat = It is another player’s turn now, so your last choice cannot simply be taken back.
undo-over = The game is over.
not-now = That is not one of your choices now.
game-over = The game is over.
ending-resigned = Everybody else has given up.
resigned = Resigned
stayed = Stayed to the end

chapter-unnamed = Chapter { $number }
chapter-R = Rulings

key-copies = copies
