# What the errors of this game say; those of its packs, as a rule.
barbarossa-option-removed = barbarossa: option removed is { $value }{ $hint }; use random, none, aid, or the name of a Unit or PLAN card
barbarossa-one-pile = there are { $found } cards of sub-type '{ $group }'; the game has one pile of them
barbarossa-no-last-city = one City, in one copy, must have last = true: taking it ends the game
barbarossa-two-last-cities = only one City can be the last
barbarossa-too-few-copies = { $copies ->
    [one] { $copies } copy is
   *[other] { $copies } copies are
} too few for five starting decks
barbarossa-two-groups = 'groups' needs two classes of cards
barbarossa-too-many-abilities = { $found } abilities; a card has at most { $most }
barbarossa-two-once-per-turn = two abilities are once per turn; a card may have one such
barbarossa-ability-without-cost = 'cost' is missing; an ability has a Using Cost
barbarossa-ability-without-effect = 'effect' is missing; an ability does something
barbarossa-ability-without-targets = it changes an Occupying Cost, so 'attack' must name the targets it works against
barbarossa-ability-free = it costs nothing, so it could be used for ever; give it a cost, or once = true
barbarossa-ability-makes-points = an ability makes no OP and no DP: they would pay for playing it again
barbarossa-ability-makes-supply = it makes SP, so it must be once per turn: add once = true
barbarossa-ability-activates = it activates cards, so it must be once per turn or cost a card: add once = true, or discard, remove or return one
barbarossa-ability-turns-points = it turns points of abilities into others and could be used for ever; let it also cost OP, SP or a card, or add once = true
barbarossa-drawing-card-stays = its bonus draws cards, so it can neither be deployed nor discard itself: it would come back

## Positions

barbarossa-points-below-zero = a pool of points is below 0
