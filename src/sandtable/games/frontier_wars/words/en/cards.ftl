# What order cards and faction sheets say, made from their data.
#
# Every sentence about an effect is given these values and may use any of them:
#   $whose   whose units: yours, attacker
#   $unit    which of them: infantry, tank, artillery, plane
#   $types   the types of unit that may be chosen, ready as a list; 0 where any may
#   $by      how many, or by how much; $signed the same with its sign
#   $types_named   how many types of unit may be chosen
#   $nearest, $steps   how far at least and at most
#   $range   where a target may be: same (tile), adjacent, within $steps, between $nearest and $steps, exactly $steps
#   $spared  where it may not be: artillery, headquarters, both, none
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
    [same] on the tile of
    [adjacent] on a tile adjacent to
    [exactly] exactly { $steps } tiles from
    [between] { $nearest } to { $steps } tiles from
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
effect-initiative = { units-concerned } get { $signed } initiative in this battle.
effect-initiative-of-one = One of your units gets { $signed } initiative in this battle.
effect-no-defense-orders = Nobody plays a defense order in this battle.
effect-airborne = This turn your planes carry { $by ->
    [one] { $by } unit
   *[other] { $by } units
} more and pass enemy artillery.
effect-movement = { $lasts ->
    [game] { units-concerned } get { $signed } movement.
   *[turn] { units-concerned } get { $signed } movement this turn.
}
effect-produce = { $types ->
    [0] Place one unit from your reserve at { $places } you control.
   *[other] Place one { $types } from your reserve at { $places } you control.
}
effect-remove-near = Remove an enemy unit { distance-to } { unit-near }{ $spared ->
    [artillery] , not where enemy artillery stands
    [headquarters] , not on a headquarters tile
    [both] , neither where enemy artillery stands nor on a headquarters tile
   *[none] { "" }
}: the first in casualty order.
effect-build = Build on a controlled tile without spending infantry; no medal.
effect-remove-attacker = { $types ->
    [0] Remove one attacking unit, the first in casualty order.
   *[other] { $types_named ->
        [1] Remove one attacking { $types }.
       *[other] Remove one attacking { $types }, the first in casualty order.
    }
}
effect-no-attack = { units-concerned } do not attack in this battle.
effect-withdraw = All your units leave the battle to one adjacent tile, empty or under your control.
effect-bring-up = Bring up to { $by ->
    [one] { $by } unit
   *[other] { $by } units
} from one adjacent controlled tile into the battle.
effect-ignore-impacts = { $by ->
    [1] Ignore the first impact aimed at you in this battle.
   *[other] Ignore the first { $by } impacts aimed at you in this battle.
}
effect-cancel-attack-order = The attack order in this battle has no effect.
effect-redeploy = Send up to { $by ->
    [one] { $by } unit
   *[other] { $by } units
} from one controlled tile to another, up to { $steps ->
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
effect-repair = Repair a construction you control without infantry, or add { $by } resistance to a headquarters you hold, up to what it began with.
effect-hand-limit = Hand limit { $signed }.
effect-look-and-discard = Look at an opponent's hand and discard one card of it.
effect-steal = Take a random card from an opponent's hand.
effect-stack-limit = Unit limits { $signed } on every tile.
effect-draw-and-discard = Each round draw { $by ->
    [one] { $by } card
   *[other] { $by } cards
} more, then discard as many from your hand.
effect-defense-initiative = { units-concerned } get { $signed } initiative in defense.
effect-transport = Your planes carry { $by ->
    [one] { $by } unit
   *[other] { $by } units
} more.
effect-one-attacks-twice = { $types ->
    [0] One of your units attacks twice in this battle.
   *[other] One { $types } of yours attacks twice in this battle.
}
effect-mechanized-at-encampment = One active encampment may place a mechanized unit instead.

# Reminders: what the words of an effect mean, in brackets where there is room. Effects that need none have none.
reminder = ({ $text })
reminder-attack-twice = Two impacts at once, when it is its turn to strike.
reminder-one-attacks-twice = { reminder-attack-twice }
reminder-initiative = The higher initiative strikes first, equal ones together.
reminder-initiative-of-one = { reminder-initiative }
reminder-defense-initiative = { reminder-initiative }
reminder-no-attack = They can still be hit.
reminder-airborne = Usually a plane carries two units, infantry or artillery, and enemy artillery stops it.
reminder-transport = Usually a plane carries two units, infantry or artillery.
reminder-movement = Usually infantry and artillery move 1 tile, tanks 2, planes 3.
reminder-produce = { $active ->
    [0] Your reserve is all your units that are not on the map.
   *[other] Active: infantry of yours is there, and no rival.
}
reminder-remove-near = Casualty order: infantry, tanks, artillery, planes. It earns no medal.
reminder-remove-attacker = { reminder-remove-near }
reminder-withdraw = A garrison stays and fights. Without a battle nobody earns a medal.
reminder-ignore-impacts = One impact removes a unit, or takes 1 resistance of a headquarters.
reminder-draw = From any of the three decks, one after the other.
reminder-draw-and-discard = { reminder-draw }
reminder-keep-excess-units = The limits: 3 units of yours on a tile, 2 on a frontier.
reminder-stack-limit = Usually 3 units on a tile, 2 on a frontier.
reminder-hand-limit = Usually 4 cards, and 1 more for each airport.
reminder-repair = Usually a repair takes one infantry.
reminder-mechanized-at-encampment = Mechanized units: tanks, artillery, planes.
reminder-face-up = It counts as a card of your hand.
reminder-special = Once per round, for one card of your hand.

# Order cards
stays-face-up = Stays face up.
order-card-attack = Attack order. Research { $research }.
order-card-defense = Defense order. Research { $research }.
order-card-tactical = Tactical order. Research { $research }.

# Faction sheets
sheet-title = { $faction }, { $side }
sheet-start = Headquarters with resistance { $headquarters }. Begins with { $troops } and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
sheet-skill = { $name }: { $effect }
sheet-special = { $name } ({ $window }): { $effect }
window-reinforcement = in your reinforcements
window-turn = at the start of your turn
window-attacker = in a battle, attacking
window-defender = in a battle, defending
window-tactical = in the tactical step

# What a value of a card is called where its source is told.
key-research = research points
key-when = when it is played
key-effect = effect
key-face-up = lies face up
key-headquarters = headquarters
key-cards = starting cards
key-troops-infantry = infantry
key-troops-tank = tanks
key-troops-artillery = artillery
key-troops-plane = planes
key-skill-effect = faction skill
key-special-effect = special skill
key-special-window = window of the special skill

# The words of effects, for whoever writes a pack: `sandtable cards words frontier-wars`. Keys and values stay as they are.
# Where a word may stand: the order cards by deck, an attack order with when = "turn" or "battle", a tactical order with
# face-up = true, a faction skill, and a special skill by its window.
about-do-attack-twice = units of the type in the battle attack twice; who is "yours" or "attacker"
about-do-initiative = the initiative of units of the type in the battle changes; who is "yours" or "attacker"
about-do-initiative-of-one = the initiative of one unit in the battle, which its player chooses, changes
about-do-no-defense-orders = nobody plays a defense order in the battle
about-do-airborne = planes carry so many units more and are not stopped by artillery, this turn
about-do-movement = units of the type move so much farther, this turn, or all game as a faction skill
about-do-produce = a unit of one of these types is placed at one of "headquarters", "factory", "encampment"; with active = true only at an active construction
about-do-remove-near = an enemy unit at a distance of range = [from, to] steps from one of your units of this type is removed, but not-on "artillery" or "headquarters"
about-do-build = a construction is built without infantry
about-do-remove-attacker = an attacking unit of one of these types is removed
about-do-no-attack = units of the type do not attack in the battle; who is "yours" or "attacker"
about-do-withdraw = all own units leave the battle for an adjacent tile
about-do-bring-up = up to so many units of an adjacent tile join the battle
about-do-ignore-impacts = so many impacts on own units do nothing
about-do-cancel-attack-order = the attack order in the battle has no effect
about-do-redeploy = up to so many units go within so many steps from a controlled tile to another
about-do-draw = so many cards are drawn
about-do-keep-excess-units = at upkeep so many units above the limit are kept
about-do-repair = a ruin is repaired without infantry, or a headquarters gets so much resistance
about-do-hand-limit = the hand may hold so many cards more
about-do-look-and-discard = an opponent's hand is seen and one card of it discarded
about-do-steal = a card that chance chooses is taken from an opponent's hand
about-do-stack-limit = so many units more may stand on every tile
about-do-draw-and-discard = each round so many cards more are drawn, and as many discarded
about-do-defense-initiative = the initiative of units of the type changes in defense
about-do-transport = planes carry so many units more
about-do-one-attacks-twice = one unit of the type attacks twice
about-do-mechanized-at-encampment = one active encampment may place a mechanized unit
