# What the errors of this game say; those of its packs, as a rule.
afu-unit-without-points = a unit needs Attack, Defense or Support Points, or it can stand nowhere
afu-reinforcements-support-only = a card with reinforcements prints Support and neither Attack nor Defense
afu-support-without-support = +support needs a card that prints Support
afu-bonus-cannot-fight = +attack and +defense need a card that may enter the Defense Row
afu-invader-without-points = an invader needs Attack and Defense, or Support
afu-achievement-without-bound = an achievement needs either 'at-least' or 'at-most'
afu-one-kind-of-card = aid-and-panic.toml: there must be exactly one kind of '{ $card }' card
afu-too-few-achievements = achievements.toml: a game needs at least { $least } Achievement Cards
afu-too-few-cities = objectives.toml: a game needs at least { $least ->
    [one] { $least } city
   *[other] { $least } cities
} worth { $points } victory points
afu-one-cruiser = objectives.toml: there must be exactly one cruiser, the last card of the Event Deck

## Positions

afu-hand-too-large = player { $seat } holds more than { $most } cards
afu-card-misplaced = { $card } cannot lie in { $zone }
afu-only-objectives = only objectives lie in the Objective Pile
afu-only-events = only events lie among the events of the round
