# What is foretold: a battle step by step, upkeep, and the three ways to win.
battle-ahead = Units you lose, if nobody plays another card
step-fires = Initiative { $initiative }: { $seat } fires with { $unit } ×{ $n }
    .you = Initiative { $initiative }: you fire with { $unit } ×{ $n }
step-falls = { $seat } loses { a-unit }
    .you = You lose { a-unit }
step-garrison = { $seat }’s garrison is hit; resistance left: { $n }
    .you = Your garrison is hit; resistance left: { $n }
battle-held = { $seat } holds the tile
    .you = You hold the tile
battle-shared = Both sides are still there
battle-empty = Nobody is left
battle-orders =
    { $n ->
        [one] { $seat } holds a defense order, which may change this
       *[other] { $seat } holds { $n } defense orders, which may change this
    }
upkeep-ahead = Units to remove at upkeep, as things stand
upkeep-tile = { $tile }, where { $limit } may stay
upkeep-saved = Saved by supplies
points-to-go = Victory points still to win
research-to-go = Research points still to win
rivals-to-go = Opponents still to conquer
rival-stands = { $seat }, resistance { $n }
win-wanted = The operation asks for
win-have = You have
build-ahead = Victory points it brings
build-infantry = Costs one infantry there, which returns to your reserve
build-none = A headquarters: one unit of any type each round
build-factory = A factory: one tank, artillery or plane each round, while your infantry stands there
build-encampment = An encampment: one infantry each round, while your infantry stands there
build-idle = Idle until infantry of yours stands there again
build-medal = A medal for building
build-stars = Stars of the construction
build-left = None of your units is left there: whoever comes next takes it
