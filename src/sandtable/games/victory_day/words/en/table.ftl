game-title = Victory Day
game-credits = Game design: Sergey Machin. Publisher: Rightgames, 2010-2011. Missing card values are designed here.

# Zones and counters.
zone-deck = Deck
zone-hand = Hand
zone-resources = Resources
zone-reserve = Reserve
zone-line-1 = 1st line
zone-line-2 = 2nd line
zone-casualties = Casualties
counter-turn-number = Turn
before-first-turn = Before the first turn
counter-active = Active player
counter-first = First player
counter-army = Army
counter-redraws = Redraws
counter-laid = Resource cards played this turn
counter-extra = Extra depots, factories and fuel
counter-stat-cards = Stat cards used this turn
counter-wave = Wave
counter-role = Role in the wave
counter-goal = Whom it attacks, faces or helps
counter-taken = Fighter taken on by the escort
counter-conflict = Conflict
counter-damage = Damage
counter-doomed = To be destroyed
counter-loot = Resource cards to be destroyed
counter-wave-attack = Attack bonus of the wave
counter-wave-defence = Defence bonus of the wave
counter-turn-attack = Attack bonus of the turn
counter-turn-defence = Defence bonus of the turn
counter-plan-role = Planned role
counter-plan-goal = Planned goal
counter-plan-pay = Planned payment
phase-drawing = Draw
phase-resources = Resources
phase-building = Building
phase-attack = Attack
phase-reserves = Reserves
state-turned = turned
state-attacked = attacked this turn
state-used = ability used

# What is asked.
ask-redraw-hand = { $seat }: your starting hand. With 0, 1 or 7 resource cards you may draw again.
ask-play-resources = { $seat }: play up to two resource cards.
ask-build = { $seat }: build units.
ask-pay = { $seat }: how do you pay? Two cards of other kinds stand in for one.
ask-tactical-window = { $seat }: { $window ->
    [1] before the attacks
   *[other] before the results of the wave
}, play a tactical card or pass.
ask-attacks = { $seat }: start a wave, strike, or end the attacks.
ask-declare = { $seat }: who attacks in this wave?
ask-respond = { $seat }: who blocks, intercepts or supports?
ask-counter = { $seat }: which fighter does the escort { $escort } take on?
ask-damage = { $seat }: which enemy units of conflict { $conflict } are destroyed?
ask-raid = { $seat }: { $place } broke through. What does it attack?
ask-loot = { $seat }: { $place } attacks the resources. Which card is destroyed next?

# What can be done.
do-keep = Keep the hand
do-redraw = Show the hand and draw again
do-place = Play resource: { $a }
do-build = Build { $a }{ $price }
do-pay = Pay { $cards }
do-play = Play { $a }{ $price }{ $on }
do-pass = Pass
do-done = Done
do-strike = Strike { $target } ({ $b }) with { $unit } ({ $a }){ $price }
do-shell = Deck strike of { $unit } ({ $a }): { $n ->
    [one] one card
   *[other] { $n } cards
 }{ $price }
do-wave = Start a wave{ $with }
do-end-attacks = End the attacks
do-attack = Attack the 1st line with { $unit } ({ $a }){ $price }{ $last }
do-direct = Attack { $target } ({ $b }) with { $unit } ({ $a }){ $price }{ $outlook }{ $last }
do-bomb = Bomb { $target } ({ $b }) with { $unit } ({ $a }){ $price }{ $outlook }{ $last }
do-escort = Escort { $target } ({ $b }) with { $unit } ({ $a }){ $last }
do-support = Support { $target } ({ $b }) with the artillery of { $unit } ({ $a }){ $price }{ $last }
do-block = Block { $target } ({ $b }) with { $unit } ({ $a }){ $outlook }{ $last }
do-intercept = Intercept { $target } ({ $b }) with { $unit } ({ $a }){ $outlook }{ $last }
do-counter = The escort takes on { $target } ({ $a })
do-decline = The escort takes on nobody
do-destroy = Destroy { $target } ({ $a })
do-raid = Attack { $target } ({ $a }){ $outlook }
do-raid-resource = { $n ->
    [1] Destroy resource
   *[other] Destroy resources, { $more ->
        [1] still { $n }
       *[other] { $n } in all
    }
 }: { $a }
do-raid-deck = Attack the deck ({ $n ->
    [one] one card
   *[other] { $n } cards
 })
do-launch = Launch the wave
do-hold = Done responding
do-spare = Destroy no more

# What happened.
hand-shown = { $seat } shows the hand and draws again.
    .you = You show the hand and draw again.
turn-begins = Turn { $n }: { $seat }.
    .you = Turn { $n }: yours.
draws = { $seat } draws { $n ->
    [one] one card
   *[other] { $n } cards
 }.
    .you = You draw { $n ->
        [one] one card
       *[other] { $n } cards
     }.
exhausted = { $seat } cannot draw: the strategic reserve is exhausted.
    .you = You cannot draw: the strategic reserve is exhausted.
places = { $seat } plays a resource: { $kind }.
    .you = You play a resource: { $kind }.
# Amounts of resources, as part of a sentence.
amounts = { $depots ->
        [0] {""}
       *[other] depot ×{ $depots }{ $factories ->
            [0] { $fuel ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $factories ->
        [0] {""}
       *[other] factory ×{ $factories }{ $fuel ->
            [0] {""}
           *[other] {", "}
        }
    }{ $fuel ->
        [0] {""}
       *[other] fuel ×{ $fuel }
    }
pays = { $seat } pays { amounts }.
    .you = You pay { amounts }.
builds = { $seat } builds { $kind }.
    .you = You build { $kind }.
builds-mobile = { $seat } builds { $kind }, which takes its place on the line at once.
    .you = You build { $kind }, which takes its place on the line at once.
passes = { $seat } passes.
    .you = You pass.
plays = { $seat } plays { $kind }.
    .you = You play { $kind }.
plays-on = { $seat } plays { $kind } on { $target }.
    .you = You play { $kind } on { $target }.
supply = { $seat } gets extra resources: { amounts }.
    .you = You get extra resources: { amounts }.
strikes = Unit strike on { $target }: { $kind }.
shells = Deck strike of { $kind }: { $n ->
    [one] one card
   *[other] { $n } cards
 }.
deck-loses = The deck of { $seat } loses { $n ->
    [one] one card
   *[other] { $n } cards
 }.
    .you = Your deck loses { $n ->
        [one] one card
       *[other] { $n } cards
    }.
wave-begins = { $seat } launches a wave.
    .you = You launch a wave.
attacks = Attack on the 1st line: { $kind }.
directs = Directed attack on { $target }: { $kind }.
bombs = Bombing of { $target }: { $kind }.
escorts = Escort: { $kind } for { $bomber }.
supports = Artillery support for { $friend }: { $kind }.
blocks = Block: { $kind } against { $attacker }.
intercepts = Interception: { $kind } against { $aircraft }.
counters = The escort { $kind } takes on { $fighter }.
bombing-cancelled = No bombing: { $kind } was intercepted.
breaks-through = Breakthrough: { $kind }.
battle = Conflict { $conflict }: { $seat } has strength { $attack }, the defence { $answer }.
    .you = Conflict { $conflict }: you have strength { $attack }, the defence { $answer }.
destroyed = { $seat } loses { $kind }.
    .you = You lose { $kind }.
raids = Attack on { $target } on the 2nd line: { $kind }.
loots = A resource is destroyed: { $target }, by { $kind }.
raids-deck = Attack on the deck: { $kind }.
reserves-arrive = { $n ->
    [one] One unit
   *[other] { $n } units
 } of { $seat } { $n ->
    [one] moves
   *[other] move
 } up from the reserve.
    .you = { $n ->
        [one] One of your units moves
       *[other] { $n } of your units move
    } up from the reserve.
ending-exhausted = A strategic reserve is exhausted.

# Numbers.
strategic-reserve = Strategic reserve
cards-in-deck = Cards in the deck
ready-resources = Ready resources
ready-depot = depots
ready-factory = factories
ready-fuel = fuel
cost-due = To pay
cost-depot = depots
cost-factory = factories
cost-fuel = fuel
conflict-strength = Strength in the conflict
strength-unit = { $card }
strength-artillery = artillery support for { $card }
strength-bombs = bombs of { $card }
conflict-needs = Damage needed to destroy
unit-needs = { $tone ->
    [open] damage would destroy it: out of reach
   *[other] damage destroys it: in reach
 }
need-falls = { $card } can be destroyed, needs
need-holds = { $card } holds, needs
breakthrough-strength = Breaks through
preview-declare = If the enemy does not answer
preview-respond = If nothing more is done

# Words.
word-depot = Depot
word-factory = Factory
word-fuel = Fuel
word-soviet = Red Army
word-german = German army
word-idle = idle
word-ordinary = ordinary attack
word-directed = directed attack
word-bomber = bombing
word-intercepted = intercepted
word-escort = escort
word-guns = artillery support
word-blocker = blocks
word-interceptor = intercepts
word-target = under attack
word-spent = under attack, was turned
word-through = broke through
word-raider = attacks the 2nd line
word-looter = attacks a resource
word-marauder = attacks the deck
word-stormed = attacked in the rear
word-overrun = attacked in the rear, was turned
option-format = Cards in each deck
option-format-45 = 45
option-format-50 = 50
option-armies = Armies
option-armies-random = random
option-armies-soviet-german = first seat Red Army
option-armies-german-soviet = first seat German army
option-raids = A unit that breaks through to the resources destroys
option-raids-one = one card
option-raids-strength = as many cards as its attack strength
option-deck0 = Deck of the first seat
option-deck1 = Deck of the second seat
option-deck0-starter = the usual deck of the army
option-deck1-starter = the usual deck of the army
# Decks of the pack, by file name
list-german-45 = German army, 45 cards
list-german-50 = German army, 50 cards
list-german-ambush-45 = Last reserves (German army), 45 cards
list-soviet-45 = Red Army, 45 cards
list-soviet-50 = Red Army, 50 cards
list-soviet-mobile-45 = Guards mechanised corps (Red Army), 45 cards

# Before a match: decks from boosters. Typed words are lists; the first one is shown.
prepare-sealed = Sealed boosters
prepare-draft = Booster draft
prepare-amount = Boosters each
prepare-about-sealed = Each player opens boosters of their own army and builds a deck from them. Resource cards are free.
prepare-about-draft = Each opens a booster, takes a card and passes the rest to the other. Cards of the enemy's army that you take are out of the game. Then each builds a deck; resource cards are free.
bench-booster = Your booster { $number } of { $all }, { $left } { $left ->
    [one] card
   *[other] cards
} left. You have { $mine }.
bench-enemy-booster = One of your opponent’s boosters, { $left } { $left ->
    [one] card
   *[other] cards
} left: they cannot play what you take. You have { $mine } of your own.
bench-take = Type the number or the name of the card that you take.
bench-deck = A deck for the { $side }: { $cards } of { $size } cards, from { $pool } and any number of resources.
bench-build = Type 2 panther for two of a card, auto for a deck to begin with, load FILE, clear, and done at { $size }.
typed-auto = auto
typed-clear = clear
typed-load = load
typed-done = done

# Why not.
why-turned = this card is turned.
why-attacked = a unit attacks once per turn.
why-cost = you do not have enough ready resources.
why-not-in-hand = that card is not in your hand.
why-resources-over = resource cards are played in your own turn, before units are built.
why-building-over = units are built in your own turn, after resource cards and before the attacks.
why-window-build-active = it is played in your building phase.
why-window-before-attack-active = it is played before your own attack phase.
why-window-before-attack-defender = it is played before the enemy's attack phase.
why-window-before-attack-either = it is played before an attack phase, yours or the enemy's.
why-window-before-results-active = it is played before the results of a wave of your own.
why-window-before-results-defender = it is played before the results of an enemy wave.
why-window-before-results-either = it is played before the results of a wave, yours or the enemy's.
why-no-target = there is nothing on the table that it could be played on.
why-two-resources = two resource cards were already played this turn.
why-not-directed = this unit has no directed attack.
why-target = this unit is under attack and cannot do anything else.
why-nobody-there = nobody stands there.
why-stat-card = a card of this name has already changed stats this turn.
why-fewer-resources = the enemy does not have more resource cards in play than you.
why-no-resource = there is no such resource card, or it is already named.
why-no-strength = without attack strength it destroys no resource card.
why-loot = it is attacking the resources and has not yet destroyed as many as its strength.
why-damage = the damage cannot be split that way.

legend = On the table: 4/3 is attack/defence, 1/2/5 with bombs; D 2/4 is 2 of 4 depots ready, F factories, U fuel. ↷ turned, ⚔ attacks, ✈ in the air, ✚ artillery support, ⛨ blocks, ◎ attacked, » broke through.
about = Spring 1945, two armies. Your deck is your strategic reserve: whoever cannot draw loses. Build, attack in waves, break through.
