# The sheet: the game on one page, a line each; `a | b` is a row of a table. The page numbers the steps of a turn.

sheet-win =
    When somebody takes Moscow the game ends: most victory points win.
    Cities, Hills and Positions, and many cards that you control, carry points.
sheet-turn =
    Activation: fatigued cards wake up; heavy ones must be paid for.
    Operation: 1 OP, play cards, deploy, use abilities, attack once.
    Reinforcement: 1 RP, buy cards with SP.
    Ending: keep one card if you like, discard the rest, draw a new hand of four.
sheet-signs =
    OP play cards.
    SP pay prices, and wake heavy cards.
    RP: so many cards you may buy.
    BP pay for an attack.
    DP draw cards at once.
    Cost of a Hill, a Position or a City; on an EVENT what it adds.
    VP count at the end.
    A card on its side is fatigued: activate it first.
sheet-values =
    White box: works when played. Yellow box: while deployed. Red text: when attacked or gained.
    A City costs its number and the EVENT that is revealed.
    A lost attack takes all your BP, and the red text works all the same.
