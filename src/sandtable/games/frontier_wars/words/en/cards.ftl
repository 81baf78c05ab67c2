# What order cards and faction sheets say, made from their data.
#
# Every sentence about an effect is given these values and may use any of them:
#   $whose   whose units: yours, attacker
#   $unit    which of them: infantry, tank, artillery, plane
#   $types   the types of unit that may be chosen, ready as a list; 0 where any may
#   $by      how many, or by how much; $signed the same with its sign
#   $steps   how far at most
#   $range   where a target may be: adjacent, within (so many steps)
#   $spared  where it may not be: artillery, headquarters, none
#   $places  where a new unit may appear, ready as a list
#   $lasts   how long: turn, game

# Lists: `tank, artillery or plane` is made of the first with the second, and of these with the third.
list-next = { $left }, { $right }
list-or = { $left } or { $right }
units-counted = { $count ->
    [1] { $unit }
   *[other] { $unit } × { $count }
}

# Units and places in sentences
units-concerned = { $whose ->
    [attacker] { $unit ->
        [infantry] The attacker's infantry
        [tank] The attacker's tanks
        [artillery] The attacker's artillery
       *[plane] The attacker's planes
    }
   *[yours] { $unit ->
        [infantry] Your infantry
        [tank] Your tanks
        [artillery] Your artillery
       *[plane] Your planes
    }
}
unit-near = { $unit ->
    [infantry] one of your infantry
    [tank] one of your tanks
    [artillery] one of your artillery
   *[plane] one of your planes
}
distance-to = { $range ->
    [adjacent] on a tile adjacent to
   *[within] within { $steps ->
        [one] { $steps } tile
       *[other] { $steps } tiles
    } of
}
place-headquarters = a headquarters
place-factory = a factory
place-encampment = an encampment
place-active-headquarters = a headquarters
place-active-factory = an active factory
place-active-encampment = an active encampment

# Effects
effect-attack-twice = { units-concerned } attack twice in this battle.
effect-initiative = { units-concerned }: initiative { $signed } in this battle.
effect-initiative-of-one = One of your units: initiative { $signed } in this battle.
effect-no-defense-orders = Nobody plays a defense order in this battle.
effect-airborne = This turn your planes carry { $by } more and pass enemy artillery.
effect-movement = { $lasts ->
    [game] { units-concerned }: movement { $signed }.
   *[turn] { units-concerned }: movement { $signed } this turn.
}
effect-produce = { $types ->
    [0] Place one unit from your reserve at { $places }.
   *[other] Place one unit ({ $types }) from your reserve at { $places }.
}
effect-remove-near = { $spared ->
    [artillery] Remove an enemy unit { distance-to } { unit-near }, not where enemy artillery stands.
    [headquarters] Remove an enemy unit { distance-to } { unit-near }, not on a headquarters tile.
   *[none] Remove an enemy unit { distance-to } { unit-near }.
}
effect-build = Build on a controlled tile without spending infantry; no medal.
effect-remove-attacker = { $types ->
    [0] Remove one attacking unit.
   *[other] Remove one attacking unit ({ $types }).
}
effect-no-attack = { units-concerned } do not attack in this battle.
effect-withdraw = All your units leave the battle to one adjacent tile, empty or under your control.
effect-bring-up = Bring up to { $by ->
    [one] { $by } unit
   *[other] { $by } units
} from one adjacent controlled tile into the battle.
effect-ignore-impacts = Ignore the first impacts aimed at you: { $by }.
effect-cancel-attack-order = The attack order in this battle has no effect.
effect-redeploy = Send units (up to { $by }) from one controlled tile to another, up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} over controlled tiles.
effect-draw = Draw { $by ->
    [one] { $by } card
   *[other] { $by } cards
}.
effect-keep-excess-units = At upkeep save up to { $by ->
    [one] { $by } unit
   *[other] { $by } units
} above the limits.
effect-repair = Repair a construction you control without infantry, or add { $by } resistance to a headquarters you hold.
effect-hand-limit = Hand limit { $signed }.
effect-look-and-discard = Look at an opponent's hand and discard one card of it.
effect-steal = Take a random card from an opponent's hand.
effect-stack-limit = Unit limits { $signed } on every tile.
effect-draw-and-discard = Each round draw { $by } more, then discard as many from your hand.
effect-defense-initiative = { units-concerned }: initiative { $signed } in defense.
effect-transport = Your planes carry { $by } more.
effect-one-attacks-twice = { $types ->
    [0] One of your units attacks twice in this battle.
   *[other] One of your units ({ $types }) attacks twice in this battle.
}
effect-mechanized-at-encampment = One active encampment may place a mechanized unit instead.

# Order cards
stays-face-up = Stays face up.
order-card-attack = Attack order. Research { $research }.
order-card-defense = Defense order. Research { $research }.
order-card-tactical = Tactical order. Research { $research }.

# Faction sheets
sheet-skill = { $name }: { $effect }
sheet-special = { $name }: { $window }: { $effect }
window-reinforcement = In your reinforcements
window-turn = At the start of your turn
window-attacker = In a battle, attacking
window-defender = In a battle, defending
window-tactical = In the tactical step
