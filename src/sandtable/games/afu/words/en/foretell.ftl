# What is foretold: numbers that a choice or the rest of the round would bring.
if-kept = Recruitment Points if kept
kept-already = Gained so far this round
battle-gains = Invaders that fall
battle-losses = Your cards that fall
points-left = Recruitment Points left
points-have = Your budget
points-price = Price of { $card }
