# What a card says, made from its data. The ids end with the words of the pack.
list-comma = { $left }, { $right }

# Units and invaders: what they are, their points, their numbers
card-unit = { $type }: { $points }.
starting-yellow = Yellow Starting Card.
starting-blue = Blue Starting Card.
invader-set-yellow = Yellow flag: from the Invasion on.
invader-set-blue = Blue flag: from the Invasion on.
invader-set-i = Mark I: from the War on.
invader-set-ii = Mark II: from the War on.
card-cost = Cost { $n }.
card-badge = Badge: { $badge }.
card-recruit = Recruitment Points: { $n }.
card-vp = Victory points: { $n }.
card-vp-lost = Victory points: −{ $n }.
type-infantry = Infantry
type-artillery = Artillery
type-tank = Tank unit
type-air = Air Unit
type-other = Unit
points-attack = Attack { $n }
points-attack-enhanced = Attack { $n } (enhanced)
points-defense = Defense { $n }
points-defense-enhanced = Defense { $n } (enhanced)
points-support = Support { $n }

# Enhanced points: of the card itself, or passed on by one that can only support
enhanced-attack = Enhanced attack: it can destroy cards with enhanced defense.
enhanced-defense = Enhanced defense: only an enhanced attack can destroy it.
passed-attack = Enhances the attack it supports.
passed-defense = Enhances the defense it supports.

# Symbols
symbol-reinforcements = Reinforcements: enhances the attack it supports.
symbol-anti-aircraft = Anti-Aircraft: can destroy Air Units.
symbol-air = Only Air Units and Anti-Aircraft can destroy it.
symbol-artillery = Enemy Artillery: after the battle the Support Row card opposite goes to the Hospital.
symbol-rocket = Rocket Strike: if not destroyed, it sweeps the Recruitment Display away.
symbol-panic-icon = Panic icon: may return Panic in Recruitment.
symbol-chaining = Chaining: afterwards the next event is revealed too.
symbol-promo = Promo Card: not in the hardest solo game.
symbol-cruiser = The round in which it is revealed is the last.
panic-idle = It can neither be placed nor spent.

# A bonus with a condition
bonus-if = { $condition }: { $reward }.
bonus-late = That is too late for this turn's battle.
condition-destroyed = { $n ->
    [one] If you destroyed an invader this turn
   *[other] If you destroyed at least { $n } invaders this turn
  }
condition-badge = With another “{ $badge }” badge of yours
condition-panic = If you received Panic this round
condition-normal-defense = If you played another card with normal defense
condition-enhanced-defense = If you played another card with enhanced defense
condition-objective = If there is a card in the Objective Pile

# What a bonus gives: the end of a sentence
reward-attack = +{ $n } Attack
reward-defense = +{ $n } Defense
reward-support = +{ $n } Support in the Support Row
reward-calm = Calm (one Panic Card of the battle is not taken)
reward-recruit = { $n ->
    [one] +{ $n } Recruitment Point
   *[other] +{ $n } Recruitment Points
  }
reward-draw = draw a card
reward-return-panic = return a Panic Card
reward-scout = Scout (look at 3 invaders, discard at most 1, order the rest)
reward-evacuate = Evacuate (to the Hospital, another card comes from there)

# A bonus without a condition: a sentence of its own
bonus-attack = { reward-attack }.
bonus-defense = { reward-defense }.
bonus-support = { reward-support }.
bonus-calm = Calm: one Panic Card of the battle is not taken.
bonus-recruit = { reward-recruit }.
bonus-draw = Draw a card.
bonus-return-panic = Return a Panic Card.
bonus-scout = Scout: look at 3 invaders, discard at most 1, order the rest.
bonus-evacuate = Evacuate: from hand to the Hospital, and take another card from there.

# Events
effect-exchange = Exchange: once hands are drawn, discard a card, then draw one.
effect-mobilize = { $n ->
    [one] Mobilize: buy cards at once for { $n } Recruitment Point.
   *[other] Mobilize: buy cards at once for { $n } Recruitment Points.
  }
effect-sabotage = Sabotage: one invader fewer attacks you this round.
effect-alarm = Alarm: take a Panic Card.
effect-closed-sky = Closed Sky: your deployed Air Units go to the Hospital after the battle.
effect-scout = Scout: look at 3 invaders, discard at most 1, order the rest.
effect-recovery = Recovery: take a card of your choice from your Hospital into hand.
effect-shelling = Shelling: once hands are drawn, discard a card.

# Objectives
kind-bridge = Bridge
kind-city = City
kind-cruiser = Cruiser
requires-attack = { $n ->
    [one] { $kind }. Requires { $n } Attack Point.
   *[other] { $kind }. Requires { $n } Attack Points.
  }
requires-defense = { $n ->
    [one] { $kind }. Requires { $n } Defense Point.
   *[other] { $kind }. Requires { $n } Defense Points.
  }

# Achievements
achievement-trophies = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
  } { $n ->
    [one] invader
   *[other] invaders
  } in your trophies.
achievement-trophy-tanks = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
  } { $n ->
    [one] tank unit
   *[other] tank units
  } in your trophies.
achievement-infantry = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
  } { $n ->
    [one] infantry card
   *[other] infantry cards
  } of yours.
achievement-artillery = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
  } { $n ->
    [one] artillery card
   *[other] artillery cards
  } of yours.
achievement-tank = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
  } { $n ->
    [one] tank card
   *[other] tank cards
  } of yours.
achievement-air-and-anti-aircraft = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
  } { $n ->
    [one] Air Unit or Anti-Aircraft card
   *[other] Air Units or Anti-Aircraft cards
  } of yours.
achievement-panic = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
  } { $n ->
    [one] Panic Card
   *[other] Panic Cards
  } of yours.
achievement-objectives = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
  } { $n ->
    [one] objective
   *[other] objectives
  } that you took.
achievement-same-badge = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
  } { $n ->
    [one] card
   *[other] cards
  } of yours with the same badge.
achievement-total-cost = { $bound ->
    [most] Total cost of at most { $n } for all your cards.
   *[least] Total cost of at least { $n } for all your cards.
  }
achievement-hospital = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
  } { $n ->
    [one] card
   *[other] cards
  } in your Hospital.

# In a few letters, for a line on a screen: A3+ D3+ R2 shield and a bonus in braces
short-attack = A{ $n }
short-attack-enhanced = A{ $n }+
short-attack-passed = A+
short-defense = D{ $n }
short-defense-enhanced = D{ $n }+
short-defense-passed = D+
short-support = S{ $n }
short-recruit = R{ $n }
short-budget = { $n } R
short-vp = { $n } VP
short-reinforcements = reinf
short-anti-aircraft = AA
short-air = air
short-artillery = art
short-rocket = rocket
short-panic-icon = -panic
short-bonus = {"{"}{ $reward }{"}"}
short-bonus-if = {"{"}{ $condition }: { $reward }{"}"}
short-condition-destroyed = kills { $n }
short-condition-badge = { $badge }
short-condition-panic = panic
short-condition-normal-defense = normal D
short-condition-enhanced-defense = D+
short-condition-objective = objective
short-reward-attack = +{ $n }A
short-reward-defense = +{ $n }D
short-reward-support = +{ $n }S
short-reward-calm = calm
short-reward-recruit = +{ $n }R
short-reward-draw = draw
short-reward-return-panic = -panic
short-reward-scout = scout
short-reward-evacuate = evacuate
short-named = { $name }: { $value }
short-noted = { $name } ({ $note })

# What a value of a card is called where its source is told.
key-kind = kind
key-colour = colour
key-set = set
key-type = troops
key-badge = badge
key-cost = cost
key-attack = attack
key-defense = defense
key-support = support
key-enhanced = enhanced points
key-symbols = symbols
key-recruit = recruitment
key-panic-icon = panic icon
key-bonus = bonus
key-vp = victory points
key-counts = what it counts
key-at-least = threshold
key-at-most = limit
key-chaining = chaining
key-effect = effect
key-points = points
key-promo = promo
key-requires = what it requires
key-needs = points needed

# The words of effects and rewards, for whoever writes a pack: `sandtable cards words afu`. Keys and values stay as they are.
about-effect-exchange = once hands are drawn, everybody discards a card, then draws one
about-effect-mobilize = everybody recruits with so many points
about-effect-sabotage = one invader fewer attacks everybody this round
about-effect-alarm = everybody takes a Panic Card
about-effect-closed-sky = deployed Air Units go to the Hospital after the battle
about-effect-scout = everybody looks at 3 invaders, discards at most 1, orders the rest
about-effect-recovery = everybody takes a card from their Hospital into hand
about-effect-shelling = once hands are drawn, everybody discards a card
about-reward-attack = so much more Attack; for units that fight
about-reward-defense = so much more Defense; for units that fight
about-reward-support = so much more Support in the Support Row; for units that print Support
about-reward-calm = one Panic Card of the battle is not taken
about-reward-recruit = so many points more to recruit with
about-reward-draw = draw a card
about-reward-return-panic = a Panic Card goes back to the stack
about-reward-scout = look at 3 invaders, discard at most 1, order the rest
about-reward-evacuate = the card goes from hand to the Hospital, and another comes from there
