# What a card says, made from its data. The ids end with the words of the pack.
list-comma = { $left }, { $right }

# Units and invaders: what they are, their points, their numbers
card-unit = { $type }: { $points }.
card-cost = Cost { $n }.
card-badge = Badge: { $badge }.
card-recruit = Recruitment Points: { $n }.
card-vp = Victory points: { $n }.
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

# Symbols
symbol-reinforcements = Reinforcements: in the Support Row it makes the attack of the supported card enhanced.
symbol-anti-aircraft = Anti-Aircraft: can destroy Air Units.
symbol-air = Ground troops cannot destroy it.
symbol-artillery = Enemy Artillery: the Support Row card opposite goes to the Hospital after the battle.
symbol-rocket = Rocket Strike: if not destroyed, it sweeps the Recruitment Display before Recruitment.
symbol-panic-icon = Panic icon: in Recruitment it may return a Panic Card.
symbol-chaining = Chaining: the next event is revealed at once.
symbol-promo = Promo Card.

# A bonus with a condition
bonus-if = { $condition }: { $reward }.
condition-destroyed = If you destroyed { $n } or more invaders this turn
condition-badge = With another card with the badge { $badge }
condition-panic = If you received Panic this round
condition-normal-defense = If you played another card with normal defense
condition-enhanced-defense = If you played another card with enhanced defense
condition-objective = If an objective lies in the pile

# What a bonus gives: the end of a sentence
reward-attack = +{ $n } Attack
reward-defense = +{ $n } Defense
reward-support = +{ $n } Support in the Support Row
reward-calm = Calm: one Panic Card is not taken
reward-recruit = { $n ->
    [one] +{ $n } Recruitment Point
   *[other] +{ $n } Recruitment Points
  }
reward-draw = draw a card
reward-return-panic = return a Panic Card to the stack
reward-scout = Scout: look at 3 invaders, discard at most 1, order the rest
reward-evacuate = Evacuate: from hand to the Hospital, and take another card from there

# A bonus without a condition: a sentence of its own
bonus-attack = { reward-attack }.
bonus-defense = { reward-defense }.
bonus-support = { reward-support }.
bonus-calm = { reward-calm }.
bonus-recruit = { reward-recruit }.
bonus-draw = Draw a card.
bonus-return-panic = Return a Panic Card to the stack.
bonus-scout = { reward-scout }.
bonus-evacuate = { reward-evacuate }.

# Events
effect-exchange = Exchange: discard a card, then draw one.
effect-mobilize = { $n ->
    [one] Mobilize: buy cards at once for { $n } Recruitment Point.
   *[other] Mobilize: buy cards at once for { $n } Recruitment Points.
  }
effect-sabotage = Sabotage: one invader fewer this round.
effect-alarm = Alarm: take a Panic Card.
effect-closed-sky = Closed Sky: your deployed Air Units go to the Hospital after the battle.
effect-scout = Scout: look at 3 of your invaders.
effect-recovery = Recovery: take a card from your Hospital.
effect-shelling = Shelling: discard a card from hand.

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
achievement-least = { $what }: at least { $n }.
achievement-most = { $what }: at most { $n }.
measure-trophies = Invader Cards in your trophies
measure-trophy-tanks = Tank units in your trophies
measure-infantry = Your infantry cards
measure-artillery = Your artillery cards
measure-tank = Your tank cards
measure-air-and-anti-aircraft = Your Air Units and Anti-Aircraft cards
measure-panic = Your Panic Cards
measure-objectives = Objectives you took
measure-same-badge = Your cards with one badge
measure-total-cost = Total cost of your cards
measure-hospital = Cards in your Hospital

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
