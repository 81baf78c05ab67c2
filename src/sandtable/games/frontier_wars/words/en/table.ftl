game-title = Frontier Wars
game-credits = Design: Manuel Agustín Burrueco Pizarro. Published by Draco Ideas and Eclipse Editorial, 2019.

# Frontier Wars in English.

# Zones
zone-attack-deck = Attack orders
zone-defense-deck = Defense orders
zone-tactical-deck = Tactical orders
zone-attack-discard = Discarded attack orders
zone-defense-discard = Discarded defense orders
zone-tactical-discard = Discarded tactical orders
zone-hand = Hand
zone-face-up = Face up
zone-research = Research
zone-pending-order = Waiting attack order
back-attack = an attack order
back-defense = a defense order
back-tactical = a tactical order

# A unit in a sentence
a-unit =
    { $unit ->
        [tank] a tank
        [plane] a plane
       *[other] { $unit }
    }

# Counters
counter-round = Round
counter-active = Active player
counter-faction = Faction
counter-turn-order = Turn order
counter-points = Victory points at the last count
counter-medals = Medals
counter-out = Out of the game
counter-skill-used = Special skill used
counter-units = Units
counter-home = Headquarters tile
counter-flag = Headquarters held by
counter-resistance = Resistance
counter-building = Construction
counter-founder = Built by
counter-holder = Held by
counter-ruined = Destroyed
counter-moved = Moved this turn
counter-carried = Carried this turn
counter-entered = Entered this turn
counter-left = Left this turn
counter-fresh = Fresh troops
counter-extra-movement = Extra movement
counter-extra-load = Extra load
counter-past-artillery = Planes pass artillery
counter-mechanized = Mechanized unit at an encampment
counter-saved = Saved by supplies
counter-pending = Pending battles
counter-battle = Battle
counter-attached = Attached order
counter-elite = Elite unit
counter-doubled = Unit that attacks twice
counter-bonus = Initiative changed by
counter-strikes = Impacts of an attack
counter-shield = Impacts to ignore
counter-ready = Still to attack
counter-spent = Have attacked
counter-volley = Impacts to aim
counter-aimed = Impacts aimed at
counter-aimed-by = Last aimed by
counter-steps-fought = Initiative steps fought
counter-fallen = Headquarters lost by
counter-destroyer = Headquarters destroyed by
phase-cards = Cards
phase-reinforcements = Reinforcements
phase-attack-order = Attack order
phase-movement = Movement
phase-building = Building
phase-battles = Battles
phase-tactics = Tactical orders
phase-arms-race = Arms race
phase-upkeep = Upkeep

# Words
word-infantry = infantry
word-garrison = garrison
word-tank = tank
word-artillery = artillery
word-plane = plane
word-none = nothing
word-factory = factory
word-encampment = encampment
word-attack = attack orders
word-defense = defense orders
word-tactical = tactical orders
word-ussr = USSR
word-usa = USA
word-germany = Germany
word-uk = UK
word-neutral = neutral tile
word-city = city
word-airport = airport
word-strategic = strategic point
word-water = water

# What is asked
ask-choose-faction = Choose your faction.
ask-pick-deck = Draw a card ({ $left } to draw): from which deck?
ask-arsenal = Arsenal: discard a card.
ask-reinforce = Reinforcements at { $site }: place a unit?
ask-skill-window = { $battle ->
    [0] Use your special skill? It costs a card.
   *[other] Battle on { $battle }: use your special skill? It costs a card.
}
ask-pay-for-skill = Which card pays for the skill?
ask-play-attack-order = Play an attack order?
ask-move-units = Move a unit, or end your movement.
ask-march = Where does the { $unit } from { $tile } go?
ask-load-plane = Does the plane on { $tile } take anyone aboard?
ask-board-plane = { $load ->
    [0] Who boards at { $pickup }?
   *[other] Aboard: { $load }. Who else boards at { $pickup }?
}
ask-fly = { $load ->
    [0] Where does the plane from { $tile } land?
   *[other] Where does the plane from { $tile } land with { $load }?
}
ask-build = Build or repair? Each costs one infantry on the tile.
ask-choose-battle = Which battle comes next?
ask-attach-order = Battle on { $battle }: use the waiting attack order?
ask-play-defense-order = Battle on { $battle }: defend with an order?
ask-aim-impact = Battle on { $battle }: whom does the next impact hit?
ask-play-tactical-order = Play a tactical order?
ask-arms-race = Add a card to your research?
ask-save-with-supplies = Supplies: save a unit above the limit?
ask-remove-excess = Too many units on { $tile }: which one goes?
ask-discard-excess = Too many cards: which one goes?
ask-retire-orders = Discard a face-up card?
ask-pick-site = Where does the new unit appear?
ask-pick-new-unit = Which unit?
ask-pick-target = Which tile is hit?
ask-pick-victim = Who loses a unit on { $tile }?
ask-pick-ground = What is built, and where?
ask-pick-ruin = What is repaired?
ask-pick-elite = Battle on { $battle }: which unit is the elite?
ask-pick-retreat = Where do your units withdraw to from { $battle }?
ask-pick-reserves = From which tile do reserves come to { $battle }?
ask-bring-up-units = Which unit from { $tile } joins the battle on { $battle }?
ask-pick-garrison = From which tile do units go?
ask-pick-new-garrison = Where do units from { $tile } go?
ask-redeploy-units = Which unit goes from { $tile } to { $to }?
ask-pick-opponent = Which opponent?
ask-pick-secret = Which of the cards you see do they discard?

# Actions
do-lead = Lead { $a }
do-draw = Draw from the { $a }
do-place = Place { $a }
do-place-nothing = Place nothing
do-use-skill = Use the special skill
do-save-skill = Keep the skill
do-pay = Pay with { $a }
do-play = Play { $a }
do-pass = Pass
do-move = Move { $b } from { $a }
do-end-movement = End movement
do-to = To { $a }
do-load = Take aboard at { $a }
do-fly-empty = Fly without passengers
do-board = Take aboard { $a }
do-depart = Take off
do-build = Build on { $a }: { $b }{ $makes ->
    [factory] {" "}(a machine each round)
    [encampment] {" "}(infantry each round)
   *[none] {""}
}
    .rest = { $makes ->
        [factory] Factory (a machine each round)
        [encampment] Encampment (infantry each round)
       *[none] { $b }
    }
do-repair = Repair on { $a }
do-end-building = End building
do-fight = Fight on { $a }
do-attach = Use it in this battle
do-hold-back = Do not use it here
do-aim = Aim at { $a }
do-research = Research { $a }
do-withhold = Research nothing
do-remove = Remove { $a }
do-save = Spare a unit on { $a }
do-save-no-more = Spare no more
do-discard = Discard { $a }
do-retire = Discard face-up { $a }
do-keep = Keep the rest
do-target = { $a }
do-against = { $a }
do-choose = { $a }
do-done = Done

# What happens
faction-chosen = { $seat } leads { $faction }.
    .you = You lead { $faction }.
headquarters-placed = { $seat }’s headquarters ({ $faction }) stands on { $tile }.
    .you = Your headquarters ({ $faction }) stands on { $tile }.
round-begins = Round { $n }.
points-counted = { $seat }: { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}.
    .you = You have { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }.
points-tied = { $n } points would win, but several players have them: play goes on.
turn-begins = { $seat } begins a turn.
    .you = Your turn.
card-drawn = { $seat } draws from the { $deck }.
    .you = You draw from the { $deck }.
deck-renewed = The discards are shuffled into a new deck of { $deck }.
unit-placed = { $seat } places { a-unit } on { $tile }.
    .you = You place { a-unit } on { $tile }.
production-lost = { $seat } has no fitting unit in reserve; the order is lost.
    .you = You have no fitting unit in reserve; the order is lost.
skill-used = { $seat } uses the special skill of { $faction } and pays with { $card }.
    .you = You use the special skill of { $faction } and pay with { $card }.
order-played = { $seat } plays { $card }.
    .you = You play { $card }.
order-lost = { $seat } has not used { $card } in a battle; it is lost.
    .you = You have not used { $card } in a battle; it is lost.
unit-moved = { $seat } moves { a-unit } from { $from } to { $to }.
    .you = You move { a-unit } from { $from } to { $to }.
unit-carried = { $seat } flies { a-unit } from { $from } to { $to }.
    .you = You fly { a-unit } from { $from } to { $to }.
construction-built = { $seat } builds on { $tile }: { $what }.
    .you = You build on { $tile }: { $what }.
construction-repaired = { $seat } repairs on { $tile }: { $what }.
    .you = You repair on { $tile }: { $what }.
headquarters-repaired = { $seat } repairs the headquarters on { $tile } and holds it.
    .you = You repair the headquarters on { $tile } and hold it.
resistance-mended = { $seat } mends the headquarters on { $tile }: resistance { $n }.
    .you = You mend the headquarters on { $tile }: resistance { $n }.
medals-earned = { $seat } earns { $n ->
    [one] a medal
   *[other] { $n } medals
} and has { $total }.
    .you = You earn { $n ->
        [one] a medal
       *[other] { $n } medals
    } and have { $total }.
battle-begins = { $seat } attacks on { $tile }.
    .you = You attack on { $tile }.
battle-avoided = There is no battle on { $tile } after all.
order-attached = { $seat } uses { $card } on { $tile }.
    .you = You use { $card } on { $tile }.
order-cancelled = { $seat } cancels { $card }.
    .you = You cancel { $card }.
step-fought = Initiative { $n }.
impact-aimed = { $seat } aims at { $target }.
    .you = You aim at { $target }.
unit-lost = { $seat } loses { a-unit } on { $tile }.
    .you = You lose { a-unit } on { $tile }.
garrison-hit = { $seat }’s garrison on { $tile } is hit: resistance { $n }.
    .you = Your garrison on { $tile } is hit: resistance { $n }.
impact-ignored = { $seat } ignores an impact.
    .you = You ignore an impact.
battle-won = { $seat } wins the battle on { $tile }.
    .you = You win the battle on { $tile }.
battle-tied = Nobody wins on { $tile }: it becomes a frontier.
battle-nobody = Nobody is left on { $tile }.
construction-destroyed = Destroyed on { $tile }: { $what }.
construction-conquered = { $seat } conquers on { $tile }: { $what }.
    .you = You conquer on { $tile }: { $what }.
headquarters-destroyed = { $seat } destroys the headquarters of { $victim } on { $tile }.
    .you = You destroy the headquarters of { $victim } on { $tile }.
eliminated = { $seat } is out of the game; their troops stay on as neutrals.
    .you = You are out of the game; your troops stay on as neutrals.
cards-taken = { $seat } takes { $n } cards from { $victim }.
    .you = You take { $n } cards from { $victim }.
unit-removed = { $seat } removes { $victim }’s { $unit } on { $tile }.
    .you = You remove { $victim }’s { $unit } on { $tile }.
units-withdrew = { $seat } withdraws from { $from } to { $to }.
    .you = You withdraw from { $from } to { $to }.
unit-brought-up = { $seat } brings up { a-unit } from { $from } to { $to }.
    .you = You bring up { a-unit } from { $from } to { $to }.
unit-redeployed = { $seat } redeploys { a-unit } from { $from } to { $to }.
    .you = You redeploy { a-unit } from { $from } to { $to }.
hand-seen = { $seat } looks at { $victim }’s hand.
    .you = You look at { $victim }’s hand.
secret-discarded = { $seat } makes { $victim } discard { $card }.
    .you = You make { $victim } discard { $card }.
card-stolen = { $seat } steals one of the { $deck } of { $victim }.
    .you = You steal one of the { $deck } of { $victim }.
researched = { $seat } adds one of the { $deck } to their research.
    .you = You add one of the { $deck } to your research.
nothing-researched = { $seat } adds nothing to their research.
    .you = You add nothing to your research.
weapon-complete = { $seat } completes the ultimate weapon with { $n } research points and wins.
    .you = You complete the ultimate weapon with { $n } research points and win.
weapon-too-late = { $seat } completes it too, with { $n } research points, but stands below { $winner } on the turn order board.
    .you = You complete it too, with { $n } research points, but stand below { $winner } on the turn order board.
unit-saved = { $seat } saves a unit on { $tile } with supplies.
    .you = You save a unit on { $tile } with supplies.
unit-disbanded = { $seat } removes { a-unit } above the limit on { $tile }.
    .you = You remove { a-unit } above the limit on { $tile }.
card-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
card-passed-over = { $seat } discards { $card } for the extra card drawn.
    .you = You discard { $card } for the extra card drawn.
card-retired = { $seat } discards { $card }, which lay face up.
    .you = You discard { $card }, which lay face up.
victory = { $seat } wins.
    .you = You win.
round-limit-reached = Round { $n } was the last one.
elite-chosen = The elite of { $seat }: { $unit }.
    .you = Your elite: { $unit }.

# Endings and figures
ending-conquest = Conquest: every other headquarters is destroyed.
ending-victory-points = Victory points: the figure of the operation is reached.
ending-ultimate-weapon = The ultimate weapon is complete.
ending-round-limit = The last round is over.
victory-points = Victory points
battle-order = Yet to attack
cards-per-round = Cards per round
hand-limit = Hand limit
research-points = Research points
reserve-infantry = Infantry in reserve
reserve-tank = Tanks in reserve
reserve-artillery = Artillery in reserve
reserve-plane = Planes in reserve
part-tile = { $kind } { $tile }
part-construction = { $what } on { $tile }
part-medals = for medals
part-basic = always
part-initiative = { $unit }, initiative { $initiative }
part-cities = cities
part-conquered = conquered headquarters
part-airports = airports
part-skill = faction skill
part-card = { $card }
part-face-up = face-up cards

# Options
option-operation = Operation
option-operation-compact = Compact map
option-operation-compact-2 = Compact 2 (2 players)
option-operation-compact-3 = Compact 3 (3 players)
option-operation-compact-4 = Compact 4 (4 players)
option-operation-tanne-ost = Tanne Ost (2 players)
option-operation-varsity = Varsity (2 players)
option-operation-fork = Fork (2 players)
option-operation-brevity = Brevity (2 players)
option-operation-kutuzov = Kutuzov (3 players)
option-operation-gunnerside = Gunnerside (3 players)
option-operation-paper-clip = Paperclip (3 players)
option-operation-urano = Uranus (3 players)
option-operation-greif = Greif (3 players)
option-operation-chastise = Chastise (3 players)
option-operation-tatsinskaya = Tatsinskaya (3 players)
option-operation-epsom = Epsom (4 players)
option-operation-zeppelin = Zeppelin (4 players)
option-operation-biting = Biting (4 players)
option-operation-borodino = Borodino (4 players)
option-operation-neretva = Neretva (4 players)
option-operation-bagration = Bagration (4 players)
option-side = Side of the sheets
option-side-standard = Standard
option-side-blitz = Blitz
option-factions = Factions
option-factions-choose = each player chooses
option-factions-random = drawn at random
option-starts = Starts
option-starts-random = at random
option-starts-fixed = in order
option-medal_vp = Medals are victory points
option-max_rounds = Last round (0: none)

# Why not
why-water = no unit can stay on water.
why-out-of-reach = the unit cannot get there in one move.
why-under-way = first say where the unit you have begun to move goes, or take the move back.
why-no-unit = you have no such unit there.
why-not-moving = units move only in the movement of your turn.
why-moved = that unit has moved already, or cannot move now.
why-city = nothing can be built in a city, on an airport or on water.
why-construction = the tile already carries a construction.
why-no-control = you do not control that tile.
why-no-infantry = you need infantry there and the construction in reserve.
why-not-in-hand = you do not hold that card.
why-not-its-time = attack orders are played at the start of your turn, defense orders before a battle, tactical orders after all turns.
why-no-target = the order has no target now.

# The terminal
term-round = { $n ->
    [0] Before round 1
   *[other] Round { $n }
}, { $points } victory points or { $research } research points win
term-points = { $n } VP
term-medals = medals { $n }
term-medals-short = med. { $n }
term-cards = cards { $n }/{ $limit }
term-research = research { $n }
term-research-short = research { $n }
term-reserve = reserve { $units }
term-reserve-short = reserve { $units }
term-attack = attack
term-defense = defense
term-tactical = tactical
term-start = { $faction }: starts with { $units } and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. { $skill } { $special }
term-sheet = { $faction }: { $skill } { $special }
term-out = out of the game
term-hand = Your hand:
term-own-research = Research ({ $points }): { $cards }
term-face-up = face up: { $cards }
term-battle = Battle on { $tile }, initiative: { $order }
term-waiting = Waiting order: { $card }

# Signs of the map and of units: one or two letters each
sign-city = C
sign-airport = A
sign-strategic = S
sign-headquarters = H
sign-factory = F
sign-encampment = E
sign-ruin = x
sign-infantry = I
sign-tank = T
sign-artillery = A
sign-plane = P
sign-start = HQ { $n }
legend = · neutral, { sign-city } city, { sign-airport } airport, { sign-strategic } strategic point, ~ water; { sign-headquarters }5 headquarters with its resistance, { sign-factory } factory, { sign-encampment } encampment, { sign-ruin } ruin; { sign-infantry } infantry (1, 1, 1), { sign-tank } tank (2, 2, 1), { sign-artillery } artillery (1, 0, 3), { sign-plane } plane (3, 1, 0), after the mark of their player; ! battle. Cards 2+1+0/4: attack, defense and tactical orders in hand, and the hand limit. In brackets: movement, initiative in attack, in defense. The number after a card is its worth in research.

about = Two to four powers on a map of hexagons. Win by victory points, by the ultimate weapon, or by destroying every rival headquarters.
