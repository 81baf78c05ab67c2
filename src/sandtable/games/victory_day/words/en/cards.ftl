# What a card says, made from its data. `+1/+0` is attack and defence.

# Lists: a longer one is joined from the left, two at a time.
list-comma = { $left }, { $right }

# Resources, and what something costs.
amount-depot = depot ×{ $n }
amount-factory = factory ×{ $n }
amount-fuel = fuel ×{ $n }
amount-nothing = free
card-cost = Cost: { $cost }.
card-side = { $side }{ $booster ->
    [1] , only in boosters
   *[0] {""}
 }.
yields-depot = Turn it to pay one depot.
yields-factory = Turn it to pay one factory.
yields-fuel = Turn it to pay one fuel.
# The same in a few letters: 1D4F3U. The legend explains the letters.
letter-depot = D
letter-factory = F
letter-fuel = U
letter-amount = { $n }{ $letter }

# Units.
unit-line = { $type }, { $arm }. Line { $line }. { $attack }/{ $defence }.
type-infantry = Infantry
type-armoured = Armoured vehicle
type-artillery = Artillery
type-aviation = Aviation
# An ability, and in brackets what it means, where there is room.
ability = { $name }{ $reminder }.
reminder = {" "}({ $text })
ability-bomber = Bomber: bombing strength { $value }, each raid costs { $cost }
reminder-bomber = it attacks any one enemy unit, on either line
ability-fighter = Fighter
reminder-fighter = it intercepts one enemy aircraft, or escorts one of your bombers; it does not attack
ability-mobility = Mobility
reminder-mobility = it is placed on its line at once and may attack in the same turn
ability-directed = Directed attack
reminder-directed = it may choose which enemy unit of the 1st line it attacks
ability-attack-cost = Each attack costs { $cost }.
ability-support = Artillery support { $value }, { $cost }
reminder-support = turn it: one of your units of the 1st line that attacks or blocks gets +{ $value }/+0
ability-unit-strike = Unit strike, { $cost }
reminder-unit-strike = turn it in your attack phase: one enemy unit goes to casualties
ability-deck-strike = Deck strike { $value }, { $cost }
reminder-deck-strike = turn it in your attack phase: the enemy deck loses { $value ->
    [one] one card
   *[other] { $value } cards
 }
versus-infantry = +{ $attack }/+{ $defence } when every enemy in the conflict is infantry.
versus-armoured = +{ $attack }/+{ $defence } when every enemy in the conflict is an armoured vehicle.
versus-artillery = +{ $attack }/+{ $defence } when every enemy in the conflict is artillery.
versus-aviation = +{ $attack }/+{ $defence } when every enemy in the conflict is aviation.

# Tactical cards: when one is played, on what condition, and what it does.
tactical-nothing = { $when }: { $effect }.
tactical-fewer-resources = { $when }, if the enemy has more resource cards in play than you: { $effect }.
window-build-active = In your building phase
window-before-attack-active = Before the attack phase, in your own turn
window-before-attack-defender = Before the attack phase, in the enemy's turn
window-before-attack-either = Before the attack phase
window-before-results-active = Before the results of a wave, in your own turn
window-before-results-defender = Before the results of a wave, in the enemy's turn
window-before-results-either = Before the results of a wave
# Which units may be chosen; $window is the slug of the card's window, $types a list or the slug `all`.
which-units = { $window ->
    [before-results] {" "}of this wave
   *[other] {""}
 }{ $types ->
    [all] {""}
   *[other] {" "}({ $types })
 }
units-infantry = infantry
units-armoured = armoured vehicles
units-artillery = artillery
units-aviation = aviation
effect-raise = one of your units{ $which } gets +{ $attack }/+{ $defence } until the end of the { $lasts ->
    [wave] wave
   *[turn] turn
 }, one card of this name per turn
effect-lower = one enemy unit{ $which } gets { $attack ->
    [0] +0
   *[other] −{ $attack }
 }/{ $defence ->
    [0] +0
   *[other] −{ $defence }
 } until the end of the { $lasts ->
    [wave] wave
   *[turn] turn
 }, one card of this name per turn
effect-ready = one of your turned units{ $which } becomes ready
effect-turn = one ready enemy unit{ $which } of the 1st line is turned
effect-destroy = one enemy unit{ $which } goes to casualties
effect-demolish = one enemy resource card is destroyed
effect-supply = you get { $resources } until the end of the turn
effect-bombard = the enemy deck loses its { $n ->
    [one] top card
   *[other] top { $n } cards
 }
effect-draw = you draw { $n ->
    [one] one card
   *[other] { $n } cards
 }

# What a value of a card is called where its source is told.
key-kind = kind
key-side = army
key-set = set
key-type = type
key-line = line
key-cost = cost
key-attack = attack
key-defence = defence
key-modifiers = modifiers
key-mobility = mobility
key-directed = directed attack
key-support = support
key-unit-strike = unit strike
key-deck-strike = deck strike
key-role = role
key-bombing = bombing
key-bombing-cost = cost of bombing
key-attack-cost = cost of attacking
key-yields = resource
key-window = when it is played
key-who = who plays it
key-needs = condition
key-effect = effect

# The words of effects, for whoever writes a pack: `sandtable cards words victory-day`. Keys and values stay as they are.
about-do-raise = one own unit gets attack and defence; a player does this with one card of a name per turn
about-do-lower = one enemy unit loses attack and defence; a player does this with one card of a name per turn
about-do-ready = one own turned unit becomes ready
about-do-turn = one ready enemy unit of the 1st line is turned
about-do-destroy = one enemy unit goes to casualties
about-do-demolish = one enemy resource card goes to casualties
about-do-supply = extra resources until the end of the turn
about-do-bombard = the enemy deck loses so many cards
about-do-draw = the card's owner draws so many cards
