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
ask-march = Where does the { $unit } on { $tile } go?
ask-load-plane = Does the plane on { $tile } take anybody aboard?
ask-board-plane = { $load ->
    [0] Who boards at { $pickup }?
   *[other] Aboard: { $load }. Who else boards at { $pickup }?
}
ask-fly = { $load ->
    [0] Where does the plane from { $tile } land?
   *[other] Where does the plane from { $tile } land with { $load }?
}
ask-build = Build or repair?
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
ask-pick-secret = Which of the cards you see is discarded?

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
do-build = Build on { $a }: { $b }
do-repair = Repair on { $a }
do-end-building = End building
do-fight = Fight on { $a }
do-attach = Use it in this battle
do-hold-back = Do not use it here
do-aim = At { $a }
do-research = Research { $a }
do-withhold = Research nothing
do-remove = Remove { $a }
do-save = Spare a unit on { $a }
do-save-no-more = Spare no more
do-discard = Discard { $a }
do-retire = Discard face-up { $a }
do-keep = Keep what is left
do-target = { $a }
do-against = { $a }
do-choose = { $a }
do-done = That is all

# What happens
faction-chosen = { $seat } leads { $faction }.
headquarters-placed = { $seat }: the headquarters of { $faction } stands on { $tile }.
round-begins = Round { $n }.
points-counted = { $seat }: { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}.
points-tied = { $n } points would win, but more than one has them: play goes on.
turn-begins = { $seat } begins a turn.
card-drawn = { $seat } draws from the { $deck }.
deck-renewed = The discards are shuffled into a new deck of { $deck }.
unit-placed = { $seat } places { $unit } on { $tile }.
production-lost = { $seat } has no fitting unit in reserve; the order is lost.
skill-used = { $seat } uses the special skill of { $faction } and pays with { $card }.
order-played = { $seat } plays { $card }.
order-lost = { $seat } has not used { $card } in a battle; it is lost.
unit-moved = { $seat } moves { $unit } from { $from } to { $to }.
unit-carried = { $seat } flies { $unit } from { $from } to { $to }.
construction-built = { $seat } builds on { $tile }: { $what }.
construction-repaired = { $seat } repairs on { $tile }: { $what }.
headquarters-repaired = { $seat } repairs the headquarters on { $tile } and holds it.
resistance-mended = { $seat } mends the headquarters on { $tile }: resistance { $n }.
medals-earned = { $seat } earns { $n ->
    [one] a medal
   *[other] { $n } medals
} and has { $total }.
battle-begins = { $seat } attacks on { $tile }.
battle-avoided = There is no battle on { $tile } after all.
order-attached = { $seat } uses { $card } on { $tile }.
order-cancelled = { $seat } cancels { $card }.
step-fought = Initiative { $n }.
impact-aimed = { $seat } aims at { $target }.
unit-lost = { $seat } loses { $unit } on { $tile }.
garrison-hit = The garrison of { $seat } on { $tile } is hit: resistance { $n }.
impact-ignored = { $seat } ignores an impact.
battle-won = { $seat } wins the battle on { $tile }.
battle-tied = Nobody wins on { $tile }: it is a frontier.
battle-nobody = Nobody is left on { $tile }.
construction-destroyed = Destroyed on { $tile }: { $what }.
construction-conquered = { $seat } conquers on { $tile }: { $what }.
headquarters-destroyed = { $seat } destroys the headquarters of { $victim } on { $tile }.
eliminated = { $seat } is out of the game; the troops stay as neutral ones.
cards-taken = { $seat } takes { $n } cards of { $victim }.
unit-removed = { $seat } removes { $unit } of { $victim } on { $tile }.
units-withdrew = { $seat } withdraws from { $from } to { $to }.
unit-brought-up = { $seat } brings up { $unit } from { $from } to { $to }.
unit-redeployed = { $seat } redeploys { $unit } from { $from } to { $to }.
hand-seen = { $seat } looks into the hand of { $victim }.
secret-discarded = { $seat } makes { $victim } discard { $card }.
card-stolen = { $seat } steals a card of { $victim }: { $deck }.
researched = { $seat } adds a card to the research: { $deck }.
nothing-researched = { $seat } adds nothing to the research.
weapon-complete = { $seat } completes the ultimate weapon with { $n } research points and wins.
weapon-too-late = { $seat } completes it too, with { $n } research points, but stands below { $winner } on the turn order board.
unit-saved = { $seat } saves a unit on { $tile } with supplies.
unit-disbanded = { $seat } removes { $unit } above the limit on { $tile }.
card-discarded = { $seat } discards { $card }.
card-passed-over = { $seat } discards { $card } for the extra card drawn.
card-retired = { $seat } discards { $card }, which lay face up.
victory = { $seat } wins.
round-limit-reached = Round { $n } was the last one.
elite-chosen = The elite of { $seat }: { $unit }.

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
why-under-way = first say where the unit goes whose move you have begun, or take it back.
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
term-points = VP
term-medals = medals
term-medals-short = med.
term-cards = cards
term-research = research
term-research-short = research
term-reserve = reserve
term-reserve-short = reserve
term-attack = attack
term-defense = defense
term-tactical = tactical
term-start = starts with { $units } and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
term-out = out of the game
term-hand = Your hand
term-face-up = face up
term-battle = Battle on { $tile }, initiative
term-waiting = Waiting order: { $card }
legend = · neutral, C city, A airport, S strategic point, ~ water; H5 headquarters with its resistance, F factory, E encampment, x ruin; I infantry (1, 1, 1), T tank (2, 2, 1), A artillery (1, 0, 3), P plane (3, 1, 0), after the mark of their player; ! battle. Cards 2+1+0/4: attack, defense and tactical orders in hand, and the hand limit. In brackets: movement, initiative in attack, in defense. The number after a card is its worth in research.

about = Two to four powers on a map of hexagons. Win by victory points, by the ultimate weapon, or by destroying every rival headquarters.
