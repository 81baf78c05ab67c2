# The sheet: the game on one page, a line each; `a | b` is a row of a table. The page numbers the steps of a turn.

sheet-win =
    Reach the victory points of the operation at the start of a round,
    or complete the ultimate weapon with research,
    or destroy every other headquarters.
sheet-turn =
    Points are counted: most points move first.
    Draw a card, and one for each city.
    Reinforcements: one unit for each active construction.
    Turns, one after the other: attack order, movement, building, battles.
    Tactical orders.
    Arms race: one card may become research, as many as you have medals.
    Upkeep: three units a tile, two on a frontier.
    Discard down to four cards.
sheet-signs =
    Headquarters makes any unit, with or without infantry.
    A factory makes machines while infantry stands there.
    An encampment makes infantry while infantry stands there.
    A star is a point. C city: a card a round. A airport: one more card in hand. S: strategic point.
    Medals are points: won battles and what you build.
    Frontier: two powers on one tile; it counts for nobody.
sheet-values =
    Unit | moves | attacks at | defends at
    Infantry | 1 | 1 | 1
    Tank | 2 | 2 | 1
    Artillery | 1 | 0 | 3
    Plane | 3 | 1 | 0
    The higher initiative strikes first; losses fall on infantry, then tanks, artillery, planes.
    A garrison defends at its resistance; every hit lowers it by one.
