# What the page says of this game; the rules bring the rest.
game-about = Tanks, infantry, guns and planes on a map of hexes. Build, march, fight for strategic points, and be first to the points of the operation.
game-time = 30–120 minutes
help-operation = The map that is fought over. Compact is the quickest.
help-side = Blitz sheets make a shorter, sharper game.
own-operation = A map of my own…
and-then-build = what is built?
and-then-move = which unit?
value-research = research
badge-attack = Attack
badge-defense = Defense
badge-tactical = Tactical
when-attack = Start of your turn
when-defense = When you are attacked
when-tactical = Tactical step
turn-order = Turn order
victory-at = Victory at { $n }
headquarters-of = headquarters of { $name }, resistance { $n }
reserve = Your reserve
legend-hq = Headquarters, resistance
legend-factory = Factory
legend-camp = Encampment
legend-star = 1 victory point
tile-frontier = frontier
tile-battle = the battle is here
deck = Deck
discarded = Discarded
sheet-cards =
    { $n ->
        [one] card
       *[other] cards
    }
way-points = Victory points: { $n } of { $wanted }
way-weapon = Ultimate weapon: { $n } of { $wanted } research points
way-conquest = Headquarters destroyed: { $n } of { $wanted }
value-movement = movement
value-attack = initiative in attack
value-defense = initiative in defense
makes-factory = 1 infantry; a machine each round
makes-encampment = 1 infantry; infantry each round
sheet-load = A plane carries { $n ->
    [one] { $n } unit
   *[other] { $n } units
}.
