# What the page says of this game; the rules bring the rest.
game-about = Hold three columns against the invaders, round after round. Recruit better units, take back cities, keep panic low. Two rivals, or one player alone.
game-time = 30–60 minutes
help-mode = The full game begins with the invasion and goes on to the war. Chervona Kalyna begins with the war and is shorter.
value-recruit = recruitment
no-support = no support
no-invader-support = no invader support
empty-front = nobody defends
place-here = Defend here
support-here = Support here
column = Column { $n }
achievements = Achievements
secret = Secret
and-then-defend = in which column?
and-then-support = behind which card?
went-to = { $card } → { $zone }
