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

# Classes of cards in a sentence: the one that is attacked, the one that something is done to, several of them, so many of
# them, at most so many, those that are placed
class-hill-one = a Hill
class-position-one = a Position
class-city-one = a City
class-infantry-deployed = a deployed Infantry unit
class-tank-deployed = a deployed Tank
class-artillery-deployed = a deployed Artillery unit
class-reconnaissance-deployed = a deployed Reconnaissance unit
class-air-deployed = a deployed Air unit
class-support-deployed = a deployed Support unit
class-commander-deployed = a deployed Commander
class-facility-deployed = a deployed Facility
class-hill-deployed = a deployed Hill
class-position-deployed = a deployed Position
class-city-deployed = a deployed City
class-unit-deployed = a deployed Unit
class-other-unit-deployed = a deployed Unit other than a Tank
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
class-infantry-counted = { $n } deployed { class-infantry-many }
class-infantry-up-to = up to { $n } deployed { class-infantry-many }
class-tank-counted = { $n } deployed { class-tank-many }
class-tank-up-to = up to { $n } deployed { class-tank-many }
class-artillery-counted = { $n } deployed { class-artillery-many }
class-artillery-up-to = up to { $n } deployed { class-artillery-many }
class-reconnaissance-counted = { $n } deployed { class-reconnaissance-many }
class-reconnaissance-up-to = up to { $n } deployed { class-reconnaissance-many }
class-air-counted = { $n } deployed { class-air-many }
class-air-up-to = up to { $n } deployed { class-air-many }
class-support-counted = { $n } deployed { class-support-many }
class-support-up-to = up to { $n } deployed { class-support-many }
class-commander-counted = { $n } deployed { class-commander-many }
class-commander-up-to = up to { $n } deployed { class-commander-many }
class-facility-counted = { $n } deployed { class-facility-many }
class-facility-up-to = up to { $n } deployed { class-facility-many }
class-hill-counted = { $n } deployed { class-hill-many }
class-hill-up-to = up to { $n } deployed { class-hill-many }
class-position-counted = { $n } deployed { class-position-many }
class-position-up-to = up to { $n } deployed { class-position-many }
class-city-counted = { $n } deployed { class-city-many }
class-city-up-to = up to { $n } deployed { class-city-many }
class-unit-counted = { $n } deployed { class-unit-many }
class-unit-up-to = up to { $n } deployed { class-unit-many }
class-other-unit-counted = { $n } deployed { class-other-unit-many }
class-other-unit-up-to = up to { $n } deployed { class-other-unit-many }
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
deploy-silent = May be deployed in this phase, active unless it was fatigued before.
activation-price = In your Activation Phase it becomes active only for { $points }.

# When a text works; the Playing Rule works when the card is played
when-rule = { $text }.
when-each-operation = At the start of your Operation Phase: { $text }.
when-each-reinforcement = At the start of your Reinforcement Phase: { $text }.
when-on-reveal = When revealed: { $text }.
when-after-attack = After an attack on it: { $text }.
when-on-gain = When gained: { $text }.

# Where cards come from and go
starts-with = Each player starts with { $n } of these.
objectives-return = OBJECTIVEs that are discarded return to the Field.
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
using-self-return = { $type ->
    [event] put this under the EVENT deck
   *[other] return this to the Field
}
using-class = discard { $what } of yours
using-hand-discard = discard a card from your hand
using-hand-remove = remove a card of your hand from the game

# Effects
effect-gain = { $points }
effect-lose = { $points }
effect-occupying-cost = Occupying Cost { $change }
effect-fatigue = { $who ->
    [everyone] every player fatigues { $what } of their own
    [receiver] the receiver fatigues { $what } of their own
   *[you] fatigue { $what } of yours
}
effect-activate = { $who ->
    [everyone] every player activates { $what } of their own
    [receiver] the receiver activates { $what } of their own
   *[you] activate { $what } of yours
}
effect-discard = { $who ->
    [everyone] every player discards { $what } of their own
    [receiver] the receiver discards { $what } of their own
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
effect-place = in this phase you may place { $what } from your hand into the Deploying Zone, active
effect-attack-again = one more attack in this phase
effect-reveal = reveal one more EVENT
effect-discard-self = discard this card
effect-return-self = { $type ->
    [event] put this card under the EVENT deck
   *[other] return this card to the Field
}
effect-remove-self = When gained, it leaves the game.

# What an effect depends on
effect-if-wished = { $effect }, or none
effect-per = { $effect } for each of your deployed { $cards }
effect-per-most = { $effect } for each of your deployed { $cards }, counting at most { $most }

# Reminders: what its words mean, in brackets where there is room.
reminder = ({ $text })
reminder-transport = It may be played in any phase but the last, not during an attack.
reminder-plan = At the end of the turn it goes back to the Field.
reminder-aid = Once played it stays deployed. It is no Unit.
reminder-fatigue = A fatigued card lies sideways and cannot be fatigued again until it is activated.
reminder-rp = Each RP lets you buy one more card.
reminder-dp = Each DP draws a card at once.
reminder-occupying-cost = The Occupying Cost is what the attack needs in BP.
reminder-field = The Field: the open decks from which cards are bought and attacked.
reminder-after-attack = Whether it was won or lost.

# The words of effects, for whoever writes a pack: `sandtable cards words barbarossa`. Keys and values stay as they are.
about-do-gain = points; with per = CLASS for each own deployed card of it, counting at most max
about-do-lose = points, as far as the pool goes
about-do-occupying-cost = changes the cost of the attack under way by so much; per and max as for gain
about-do-fatigue = count cards (1 if absent) of class what, deployed, chosen by their owner; with up-to = true fewer may be chosen; who is "you" if absent, "everyone", clockwise, or "receiver", who is given the event
about-do-activate = count fatigued cards of class what become active; up-to as for fatigue
about-do-discard = deployed cards are discarded; count, up-to, what and who as for fatigue
about-do-discard-group = [CLASS, CLASS]: all deployed cards of one of them, chosen by their owner; who as for fatigue
about-do-remove = count cards of the hand leave the game; with up-to = true fewer may be chosen
about-do-place = [CLASS, ...]: these units may go from the hand into the Deploying Zone, this phase
about-do-attack-again = one more attack in this phase
about-do-reveal = one more event is revealed
about-do-discard-self = the card discards itself
about-do-return-self = the card returns itself to the Field, an event under its deck
about-do-remove-self = the card leaves the game instead of being kept

# What a value of a card is called where its source is told.
key-start = copies at the start
key-subtype = sub-type
key-play = Playing Cost
key-buy = Buying Cost
key-bonus = Playing Bonus
key-deploy = deployment
key-abilities = abilities
key-activation = activation
key-vp = victory points
key-rule = Playing Rule
key-occupy = Occupying Cost
key-defence = Defensive Modification
key-last = last City
key-each-operation = text of the Operation Phase
key-each-reinforcement = text of the Reinforcement Phase
key-on-reveal = text when revealed
key-on-gain = text when gained
key-after-attack = text after an attack
