# The sheet: the game on one page, a line each; `a | b` is a row of a table. The page numbers the steps of a turn.

sheet-win =
    Most victory points after the round in which Cruiser Moskva appears.
    Objectives and achievements give points, every Panic Card takes one.
sheet-turn =
    In the War: events are revealed.
    Everybody draws up to five cards; three invaders come to each player.
    In the War: bid for the objective.
    Combat: place cards opposite invaders and behind your own, then battle.
    Recruitment: cards that stayed in your hand pay for new ones.
    Everything is discarded; the first player changes.
sheet-signs =
    Attack and Defense of a card.
    Support: added to both numbers of the card in front.
    Enhanced. Enhanced Defense falls only to an enhanced attack.
    Anti-Aircraft: only it, or an Air Unit, brings down an Air Unit.
    Rocket Strike: if it survives, the display is cleared.
    Recruitment Points: the card pays so much if it is kept.
    A Panic icon on a kept card returns a Panic Card.
sheet-values =
    An attack at least as high as the Defense destroys.
    A column without a card of yours costs one Panic Card; Calm cancels one.
    What is destroyed goes to the Hospital and is out of your deck until something brings it back.
