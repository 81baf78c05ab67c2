# What a card says, made from its data. `+1/+0` is attack and defence.

# Lists: a longer one is joined from the left, two at a time.
list-comma = { $left }, { $right }

# Resources, and what something costs.
amount-depot = depot ×{ $n }
amount-factory = factory ×{ $n }
amount-fuel = fuel ×{ $n }
amount-nothing = free
card-cost = Cost: { $cost }.
yields-depot = Turn for one depot.
yields-factory = Turn for one factory.
yields-fuel = Turn for one fuel.
# The same in a few letters: 1D4F3U. The legend explains the letters.
letter-depot = D
letter-factory = F
letter-fuel = U
letter-amount = { $n }{ $letter }

# Units.
unit-line = { $type }, { $arm }. Line { $line }. { $attack }/{ $defence }.
type-infantry = Infantry
type-armoured = Armoured
type-artillery = Artillery
type-aviation = Aviation
ability-bomber = Bomber: bombing strength { $bombing }, each raid costs { $cost }.
ability-fighter = Fighter: intercepts and escorts.
ability-mobility = Mobility.
ability-directed = Directed attack.
ability-attack-cost = Each attack costs { $cost }.
ability-support = Artillery support { $value }: { $cost }.
ability-unit-strike = Unit strike: { $cost }.
ability-deck-strike = Deck strike { $value }: { $cost }.
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
 }
effect-lower = one enemy unit{ $which } gets { $attack ->
    [0] +0
   *[other] -{ $attack }
 }/{ $defence ->
    [0] +0
   *[other] -{ $defence }
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
