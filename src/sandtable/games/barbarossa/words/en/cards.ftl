# What a card says, made from its data. Ids end with the words of the pack: class-tank-one, effect-gain.
# A text that begins a line is given its capital letter.

# Lists: of three items the first two are joined, then these with the third
list-comma = { $left }, { $right }
list-semicolon = { $left }; { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }

# Points, and numbers with their sign
points-op = { $n } OP
points-sp = { $n } SP
points-rp = { $n } RP
points-bp = { $n } BP
points-dp = { $n } DP
points-vp = { $n } VP
plus = +{ $what }
minus = −{ $what }

# The first line: what it is, and its numbers
card-head = { $type }.
card-head-numbers = { $type }. { $numbers }.
card-type-subtype = { $type }, { $subtype }
type-transport = TRANSPORT
type-unit = Unit
type-plan = PLAN
type-aid = AID
type-objective = OBJECTIVE
type-event = EVENT
subtype-infantry = Infantry
subtype-tank = Tank
subtype-artillery = Artillery
subtype-reconnaissance = Reconnaissance
subtype-air = Air
subtype-support = Support
subtype-commander = Commander
subtype-facility = Facility
subtype-hill = Hill
subtype-position = Position
subtype-city = City
number-play = Playing Cost { $points }
number-buy = Buying Cost { $points }
number-occupy = Occupying Cost { $points }
number-defence = Defence { $change }
number-bonus = Playing Bonus: { $points }.

# Classes of cards in a sentence: the one that something is done to, several of them, those that are placed
class-infantry-one = an Infantry unit
class-tank-one = a Tank
class-artillery-one = an Artillery unit
class-reconnaissance-one = a Reconnaissance unit
class-air-one = an Air unit
class-support-one = a Support unit
class-commander-one = a Commander
class-facility-one = a Facility
class-hill-one = a Hill
class-position-one = a Position
class-city-one = a City
class-unit-one = a Unit
class-other-unit-one = a Unit other than a Tank
class-infantry-many = Infantry
class-tank-many = Tanks
class-artillery-many = Artillery
class-reconnaissance-many = Reconnaissance
class-air-many = Air units
class-support-many = Support units
class-commander-many = Commanders
class-facility-many = Facilities
class-hill-many = Hills
class-position-many = Positions
class-city-many = Cities
class-unit-many = Units
class-other-unit-many = Units other than Tanks
class-infantry-placed = { class-infantry-many }
class-tank-placed = { class-tank-many }
class-artillery-placed = { class-artillery-many }
class-reconnaissance-placed = { class-reconnaissance-many }
class-air-placed = { class-air-many }
class-support-placed = { class-support-many }
class-commander-placed = { class-commander-many }
class-facility-placed = { class-facility-many }
class-hill-placed = { class-hill-many }
class-position-placed = { class-position-many }
class-city-placed = { class-city-many }

# How it comes to be deployed and active
deploy-must-active = Must be deployed, active.
deploy-must-fatigued = Must be deployed, fatigued.
deploy-may-active = May be deployed in this phase, active.
deploy-may-fatigued = May be deployed in this phase, fatigued.
deploy-silent = May be deployed in this phase as it lies.
activation-price = In your Activation Phase it becomes active only for { $points }.

# When a text works; the Playing Rule works when the card is played
when-rule = { $text }.
when-each-operation = At the start of your Operation Phase: { $text }.
when-each-reinforcement = At the start of your Reinforcement Phase: { $text }.
when-on-reveal = When revealed: { $text }.
when-after-attack = After an attack on it: { $text }.
when-on-gain = When gained: { $text }.

# Where it goes
goes-to-any-player = The winner gives it to any player.
goes-last = The last City: taking it ends the game.

# Abilities: from where, within which limits, at which cost
ability-gist = { $cost } → { $effects }
ability-playing = { $number }. Played: { $gist }.
ability-playing-limited = { $number }. Played ({ $limits }): { $gist }.
ability-deploying = { $number }. Deployed: { $gist }.
ability-deploying-limited = { $number }. Deployed ({ $limits }): { $gist }.
limit-once = once per turn
limit-any-attack = in any attack
limit-attack = in an attack on { $targets }
using-points = pay { $points }
using-self-fatigue = fatigue this
using-self-discard = discard this
using-self-return = return this to the Field
using-class = discard { $what } you have deployed
using-hand-discard = discard a card from your hand
using-hand-remove = remove a card of your hand from the game

# Effects
effect-gain = { $points }
effect-lose = { $points }
effect-occupying-cost = Occupying Cost { $change }
effect-fatigue = { $who ->
    [everyone] every player fatigues { $what }
    [receiver] the receiver fatigues { $what }
   *[you] fatigue { $what } of yours
}
effect-activate = { $who ->
    [everyone] every player activates { $what }
    [receiver] the receiver activates { $what }
   *[you] activate { $what } of yours
}
effect-discard = { $who ->
    [everyone] every player discards { $what }
    [receiver] the receiver discards { $what }
   *[you] discard { $what } of yours
}
effect-discard-group = { $who ->
    [everyone] every player discards all deployed { $first } or all deployed { $second } of their own
    [receiver] the receiver discards all deployed { $first } or all deployed { $second } of their own
   *[you] discard all your deployed { $first }, or all your deployed { $second }
}
effect-remove = { $n ->
    [one] remove { $n } card of your hand from the game
   *[other] remove { $n } cards of your hand from the game
}
effect-remove-up-to = { $n ->
    [one] you may remove up to { $n } card of your hand from the game
   *[other] you may remove up to { $n } cards of your hand from the game
}
effect-place = in this phase you may place { $what } from your hand into the Deploying Zone
effect-attack-again = one more attack in this phase
effect-reveal = reveal one more EVENT
effect-discard-self = discard this card
effect-return-self = return this card to the Field
effect-remove-self = When gained, it leaves the game.

# Which cards an effect is for, if not one; and what an effect hangs on
chosen-exactly = { $n } { $cards }
chosen-up-to = up to { $n } { $cards }
effect-if-wished = { $effect }, or none
effect-per = { $effect } for each of your deployed { $cards }
effect-per-most = { $effect } for each of your deployed { $cards }, counting at most { $most }
