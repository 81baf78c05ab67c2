# The sheet: the game on one page, a line each; `a | b` is a row of a table. The page numbers the steps of a turn.

sheet-win =
    Every card of a deck is a day of life: whoever cannot draw two cards at the start of a turn has lost.
    Units that break through take cards from the enemy's deck: one for each point of attack.
sheet-turn =
    Ready all your cards and draw two.
    Play up to two resources; they can be used at once.
    Build units and pay for them; they wait in the reserve.
    Attack in waves: declare, the enemy answers, tactical cards, results.
    The reserve moves up to its lines.
sheet-signs =
    Attack and defence: attack that reaches the defence destroys, both ways at once.
    Price in depots, factories and fuel. Two of anything replace one that is missing.
    Modifier: added in a fight with units of the type it names.
    Directed attack: at a unit of your choice on the 1st line.
    Bombing strength; fighters intercept, escorts take on fighters.
    A turned card has been used and is ready again in its owner's turn.
sheet-values =
    Ordinary attack: at the whole 1st line; the enemy chooses who blocks.
    Artillery of the 2nd line gives support; a strike costs resources and always hits.
