game-title = AFU: Armed Forces of Ukraine
game-credits = Game by Volodymyr Semeniv, published by Kilogames, 2022.

# Zones
zone-deck = Deck
zone-hand = Hand
zone-fresh = Drawn during the auction
zone-discard = Discard pile
zone-hospital = Hospital
zone-spent = Spent on the objective
zone-trophies = Trophies
zone-defense-row = Defense Row
zone-support-row = Support Row
zone-attack-row = Attack Row
zone-invader-support = Invader Support Row
zone-invader-deck = Invader Deck
zone-scouted = Scouted invaders
zone-invader-discard = Invader Discard Pile
zone-secret = Secret achievement
zone-afu-deck = AFU deck
zone-display = Recruitment Display
zone-aid = International Aid
zone-panic-stack = Panic Stack
zone-achievements = Achievements
zone-achievement-box = Unused achievements
zone-event-deck = Event Deck
zone-objectives-left = Objectives left in the box
zone-events-now = Events of this round
zone-objectives = Objective Pile
zone-captured = Captured by the enemy
zone-enemy-offer = Enemy's offer
zone-aside-row = Invaders set aside
zone-game-box = Box

# Counters
counter-phase = Phase
counter-round = Round
counter-first = First player
counter-colour = Colour
counter-last-round = Last round
counter-points = Recruitment Points
counter-panic-received = Panic this round
counter-destroyed = Invaders destroyed this turn
counter-passed = Passed
counter-bid = Bid
counter-bidder = Highest bidder
counter-outcome = Outcome of the columns
counter-rockets = Rocket Strikes to come
counter-last-place = Last place used
counter-last-off = Last reward switched off
phase-events = Events
phase-preparation = Preparation
phase-objective = Objective
phase-combat = Combat
phase-recruitment = Recruitment

# What is asked
ask-choose-colour = { $seat }: choose your colour.
ask-keep-secret = { $seat }: keep one achievement in secret.
ask-discard-card = { $seat }: { $effect ->
    [1] Exchange: discard a card, then draw another.
   *[other] Shelling: discard a card.
  }
ask-bid = { $seat }: bid for the objective or pass.
ask-pay = { $seat }: spend cards until your bid is paid.
ask-offer-cards = { $seat }: offer cards for the objective.
ask-deploy = { $seat }: place your cards, use bonuses, then fight the battle.
ask-after-battle = { $seat }: use what the battle has earned you.
ask-scout-discard = { $seat }: send away one scouted invader, or keep them all.
ask-scout-order = { $seat }: which invader comes next? The first one chosen ends up on top.
ask-choose-panic = { $seat }: where does the Panic Card you return come from?
ask-recover = { $seat }: take a card from your Hospital.
ask-buy = { $seat }: buy a card or pass.
ask-panic-icon = { $seat }: use a Panic icon? ({ $left } left)

# What can be done
do-colour = Play { $a }
do-keep = Keep { $a }
do-pass = Pass
do-done = { $outcome ->
    [taken] Done: you take the objective
    [stays] Done: the objective stays
    [stays-panic] Done: the objective stays, you take Panic
    [captured] Done: the enemy captures the objective
    [lost] Done: the enemy captures a third objective, you lose
    [captured-panic] Done: the enemy captures the objective, you take Panic
   *[none] Done
  }
do-battle = Fight the battle
do-use = Return a Panic Card
do-skip = Leave the icon unused
do-buy = Buy { $card } for { $cost }, space { $a }
do-buy-aid = Buy { $card } for { $cost }
do-bid = { $enough ->
    [no] Bid { $a }, too little to take it
   *[yes] Bid { $a }
  }
do-pay = { $adds ->
    [0] Spend { $a }, adds no points
   *[other] Spend { $a }, adds { $adds }
  }
do-discard = Discard { $a }
do-recover = Take { $a }
do-evacuate = Evacuate { $a }
do-defend = { $a }: Defense Row, column { $b }
do-support = { $a }: Support Row, column { $b }
do-activate = Use { $card }, { $a }: { $gives }
do-switch-off = Switch off { $card }, { $a }: { $gives }
do-scout-discard = Send away { $a }
do-keep-all = Keep all
do-put-back = Next: { $a }
do-from = From the { $a }

# What happened
round-begins = Round { $n }, { $phase }. First player: { $seat }.
    .you = Round { $n }, { $phase }. You are the first player.
colour-chosen = { $seat } plays { $colour }.
    .you = You play { $colour }.
war-begins = The Full-Scale War begins.
event-revealed = Event: { $card } ({ $effect }).
objective-revealed = New objective: { $card }.
panic-taken = { $seat } takes a Panic Card.
    .you = You take a Panic Card.
panic-calmed = Calm: { $seat } takes no Panic Card.
    .you = Calm: you take no Panic Card.
panic-returned = { $seat } returns a Panic Card from the { $zone }.
    .you = You return a Panic Card from the { $zone }.
hand-drawn = { $seat } draws cards.
    .you = You draw cards.
invaders-laid = Invaders against { $seat }: { $n }.
    .you = Invaders against you: { $n }.
card-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
bid-made = { $seat } bids { $n }.
    .you = You bid { $n }.
bid-passed = { $seat } passes.
    .you = You pass.
card-spent = { $seat } spends { $card }.
    .you = You spend { $card }.
objective-taken = { $seat } takes { $card }.
    .you = You take { $card }.
objective-stays = { $card } stays.
enemy-offers = The enemy offers { $card }: { $n }.
objective-captured = The enemy captures { $card }.
unit-deployed = { $seat }, column { $column }: { $card } defends.
    .you = Column { $column }: your { $card } defends.
unit-supports = { $seat }, column { $column }: { $card } supports.
    .you = Column { $column }: your { $card } supports.
bonus-used = { $seat } uses the bonus of { $card }: { $reward }.
    .you = You use the bonus of { $card }: { $reward }.
switched-off = { $seat } switches off the bonus of { $card }.
    .you = You switch off the bonus of { $card }.
unit-evacuated = { $seat } evacuates { $card }.
    .you = You evacuate { $card }.
unit-recovered = { $seat } takes { $card } from the Hospital.
    .you = You take { $card } from the Hospital.
invaders-scouted = { $n ->
    [one] { $seat } looks at an invader.
   *[other] { $seat } looks at { $n } invaders.
  }
    .you = { $n ->
        [one] You look at an invader.
       *[other] You look at { $n } invaders.
      }
scouted-away = { $seat } sends { $card } away.
    .you = You send { $card } away.
invader-lost = Column { $column }: { $card } is destroyed ({ $attack } against { $defense }).
invader-stands = Column { $column }: { $card } is not destroyed ({ $attack } against { $defense }).
unit-lost = Column { $column }: { $card } goes to the Hospital ({ $attack } against { $defense }).
unit-holds = Column { $column }: { $card } holds ({ $attack } against { $defense }).
invader-armoured = Column { $column }: { $card } is not destroyed, a normal attack against enhanced defense ({ $attack } against { $defense }).
invader-flies = Column { $column }: { $card } is not destroyed, ground troops against an Air Unit ({ $attack } against { $defense }).
unit-armoured = Column { $column }: { $card } holds, a normal attack against enhanced defense ({ $attack } against { $defense }).
unit-flies = Column { $column }: { $card } holds, ground troops against an Air Unit ({ $attack } against { $defense }).
column-open = { $seat }, column { $column }: nobody stands against { $card }.
    .you = Column { $column }: nobody stands against { $card }.
artillery-hits = Column { $column }: enemy artillery hits { $card }.
sky-closed = Column { $column }: closed sky, { $card } goes to the Hospital.
rockets-hit = Rocket Strike: the Recruitment Display is swept away.
points-gained = { $seat }: { $card } gives { $n ->
    [one] 1 Recruitment Point
   *[other] { $n } Recruitment Points
  }.
    .you = { $card } gives you { $n ->
        [one] 1 Recruitment Point
       *[other] { $n } Recruitment Points
    }.
budget-counted = { $seat } has { $n ->
    [one] 1 Recruitment Point
   *[other] { $n } Recruitment Points
  }.
    .you = You have { $n ->
        [one] 1 Recruitment Point
       *[other] { $n } Recruitment Points
      }.
card-bought = { $seat } buys { $card } for { $n }.
    .you = You buy { $card } for { $n }.
first-player-flipped = First player now: { $seat }.
    .you = You are the first player now.
secrets-kept = { $seat } keeps a secret achievement.
    .you = You keep a secret achievement.

# States, words, backs
state-used = bonus used
state-off = bonus off
state-earned = Calm earned
word-none = none
word-yellow = yellow
word-blue = blue
word-invasion = Invasion
word-war = Full-Scale War
word-hand = hand
word-discard = discard pile
word-deck = deck
word-attack = + to Attack
word-defense = + to Defense
word-support = + to Support
word-calm = Calm
word-recruit = Recruitment Points
word-draw = draw a card
word-return-panic = return Panic
word-scout = Scout
word-evacuate = Evacuate
word-exchange = Exchange
word-mobilize = Mobilize
word-sabotage = Sabotage
word-alarm = Alarm
word-closed-sky = Closed Sky
word-recovery = Recovery
word-shelling = Shelling
word-defense-1 = Defense Row, column 1
word-defense-2 = Defense Row, column 2
word-defense-3 = Defense Row, column 3
word-support-1 = Support Row, column 1
word-support-2 = Support Row, column 2
word-support-3 = Support Row, column 3
word-spent-1 = spent card 1
word-spent-2 = spent card 2
word-spent-3 = spent card 3
word-spent-4 = spent card 4
word-spent-5 = spent card 5
back-unit = a card
back-invader = an Invader Card
back-achievement = an Achievement Card
back-event = an event

# Options
option-mode = Mode
option-mode-full = Full game: Invasion and War
option-mode-chervona-kalyna = Chervona Kalyna: the War at once
option-difficulty = Solo difficulty
option-difficulty-easier = Easier
option-difficulty-harder = More difficult
option-difficulty-hardest = Incredibly challenging
option-colour = Colour of the first player
option-colour-choose = The first player chooses
option-colour-blue = Blue
option-colour-yellow = Yellow

# Numbers and their parts
own-attack-1 = Column 1: AFU attack
own-attack-2 = Column 2: AFU attack
own-attack-3 = Column 3: AFU attack
own-defense-1 = Column 1: AFU defense
own-defense-2 = Column 2: AFU defense
own-defense-3 = Column 3: AFU defense
invader-attack-1 = Column 1: the Invader's attack
invader-attack-2 = Column 2: the Invader's attack
invader-attack-3 = Column 3: the Invader's attack
invader-defense-1 = Column 1: the Invader's defense
invader-defense-2 = Column 2: the Invader's defense
invader-defense-3 = Column 3: the Invader's defense
destroyed-1 = Column 1: invaders that fall
destroyed-2 = Column 2: invaders that fall
destroyed-3 = Column 3: invaders that fall
lost-1 = Column 1: AFU losses
lost-2 = Column 2: AFU losses
lost-3 = Column 3: AFU losses
panic-ahead = Panic from open columns
objective-needs = The objective requires
enemy-offer = The enemy offers
bid = Bid
paid = Spent so far
score = Victory points
part-printed = { $card }
part-bonus = Bonus: { $card }
part-support = Support: { $card }
part-enhanced = Enhanced by { $card }
fate-falls = { $card } falls: attack { $attack } against defense { $defense }
fate-weak = { $card } stands: attack { $attack } is less than defense { $defense }
fate-enhanced = { $card } stands: a normal attack does not break enhanced defense ({ $attack } against { $defense })
fate-air = { $card } stands: only Air Units and Anti-Aircraft can destroy an Air Unit ({ $attack } against { $defense })
fate-follows = { $card } goes with the card in front of it
fate-artillery = { $card } is hit by enemy artillery
fate-sky = { $card } goes to the Hospital: closed sky
fate-lost = { $card } has fallen
fate-kept = { $card } has held
panic-open = Column { $n }: nobody against { $card }
panic-calm = Calm: { $card }
panic-short = The Panic Stack holds no more
cell-needs = requires
cell-destroyed = falls
cell-kept = stands
cell-lost = Hospital
cell-held = holds
cell-support = support → Hospital
cell-open = open: Panic
cell-calmed = open: Calm
part-needs-attack = { $card }, Attack Points
part-needs-defense = { $card }, Defense Points
score-achievement = { $card } ({ $bound ->
    [most] { $found }, at most { $wanted }
   *[least] { $found } of { $wanted }
  })
score-shared = { $card } ({ $bound ->
    [most] { $found }, at most { $wanted }
   *[least] { $found } of { $wanted }
  }; both meet it)
score-secret = Secret: { $card } ({ $bound ->
    [most] { $found }, at most { $wanted }
   *[least] { $found } of { $wanted }
  })
score-objective = { $card }
score-panic = Panic Cards: { $n }
rank-iron-general = Rank: Iron General
rank-general = Rank: General
rank-colonel = Rank: Colonel
rank-major = Rank: Major
rank-captain = Rank: Captain
rank-lieutenant = Rank: Lieutenant
rank-sergeant = Rank: Sergeant
rank-recruit = Rank: Recruit
rank-saboteur = Rank: Enemy Saboteur

# How it ends
ending-moskva = Cruiser Moskva was revealed: the last round is over.
ending-panic-stack-empty = The Panic Stack is empty.
ending-panic-in-hand = Three Panic Cards in hand at the beginning of a turn.
ending-objectives-captured = The enemy captured three objectives.

# Why not
why-no-invader = there is no Invader in that column.
why-column-taken = that space is taken.
why-not-in-hand = you do not hold that card.
why-cannot-defend = only a card with Attack or Defense Points and without Reinforcements may enter the Defense Row.
why-nothing-to-support = a support card needs a card of yours in front of it.
why-cannot-support = only a card with Support Points may enter the Support Row.
why-too-dear = it costs more Recruitment Points than you have.
why-space-empty = there is no card in that space.
why-bid-too-low = a bid must be higher than the last one.
why-bid-too-high = your hand cannot pay that many points.
why-bid-not-paid = the bid is not paid yet.
why-panic-not-spent = a Panic Card cannot be spent on an objective.
why-drawn-meanwhile = a card drawn meanwhile cannot be spent on this objective.
why-bid-reached = your bid is reached, or cannot be reached: nothing more is spent.
why-no-bonus = no bonus can be used there now.
why-hospital-empty = your Hospital is empty.
why-evacuate-not = that card cannot evacuate now.

about = You defend Ukraine: every round invaders attack in three columns. Meet them, recruit, hold the objectives and keep panic down. Most Victory Points win.
