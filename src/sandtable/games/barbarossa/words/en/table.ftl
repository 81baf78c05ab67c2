game-title = Barbarossa
game-credits = Barbarossa by Atsuo Yoshizawa, Arclight Games 2010; English edition by Japanime Games.

# Zones
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-playing = Playing Zone
zone-deployed = Deploying Zone
zone-field = The Field
zone-aid-deck = AID deck
zone-city-deck = Cities
zone-event-deck = EVENT deck
zone-revealed = Revealed EVENTs
zone-removed-cards = Box

# Counters
counter-active = Player in turn
counter-first = First player
counter-round = Round
counter-phase = Phase
counter-op = Operation Points
counter-sp = Supply Points
counter-rp = Reinforcement Points
counter-bp = Battle Points
counter-attacks = Attacks left
counter-target = Target
counter-cost-change = Change of the Occupying Cost by abilities
counter-receiver = Receiver of the EVENT
counter-placing = Classes that may be placed from the hand
counter-last-taken = Moscow has fallen
counter-removed-pile = Deck left in the box
counter-actions = Actions in this Operation Phase
phase-activation = Activation
phase-operation = Operation
phase-reinforcement = Reinforcement
phase-ending = Ending

# States of a card
state-fatigued = fatigued
state-used = used
state-due = due

# Options
option-removed = Deck to leave in the box
option-removed-random = one at random
option-removed-none = none
option-removed-aid = the AID deck
option-round_limit = Rounds at most

# Endings
ending-moscow = Moscow has been taken.
ending-round-limit = The last round is over.

# What is asked
ask-activate-cards = { $seat }: Activation Phase. Play TRANSPORTs, pay for heavy cards, or go on.
ask-next-text = { $seat }: choose which card works first.
ask-operate = { $seat }: Operation Phase. Play, use abilities, deploy, attack, or end the phase.
ask-reinforce = { $seat }: Reinforcement Phase. Buy cards, or end the phase.
ask-keep-a-card = { $seat }: keep one card of your hand, or none.
ask-fight = { $seat }: use abilities, then end the attack.
ask-next-gained-event = { $seat }: choose which EVENT you gain next.
ask-give-event = { $seat }: choose who gets the EVENT: { $kind }.
ask-next-returned-event = { $seat }: choose which EVENT goes to the bottom next.
ask-choose-card = { $seat }: choose a deployed card { $row }; still to choose: { $left }.
ask-choose-group = { $seat }: choose what you lose.
ask-remove-from-hand = { $seat }: choose a card of your hand to remove; still possible: { $left }.
ask-pay-with-card = { $seat }: choose the deployed card that pays the cost.
ask-pay-from-hand = { $seat }: choose the card of your hand that pays the cost.

# What can be done
do-play = Play { $a }
do-place = Place from the hand: { $a }
do-deploy = Deploy { $a }
do-use = { $a }: { $gist }
do-activate = Pay and activate { $a }
do-attack = Attack: { $a }
do-buy = Buy { $a } for { $price } SP
do-buy-aid = Buy { $card } for { $price } SP
do-keep = Keep { $a }
do-keep-none = Keep nothing
do-choose = Choose { $a }
do-next = Next: { $a }
do-give = Give it to { $a }
do-lose-group = Lose all: { $a }
do-resolve = { $short ->
    [0] Win the attack
   *[other] Lose the attack, { $short } BP short
}
do-done = Done
do-end-activation = On to the Operation Phase
do-end-operation = End the Operation Phase
do-end-reinforcement = End the Reinforcement Phase

# Words
word-hill = Hill
word-position = Position
word-city = City
word-none = none
word-infantry = Infantry
word-tank = Tanks
word-artillery = Artillery
word-reconnaissance = Reconnaissance
word-air = Air units
word-support = Support units
word-commander = Commanders
word-facility = Facilities
word-unit = Units
word-other-unit = Units other than Tanks
word-to-fatigue = to fatigue
word-to-activate = to activate
word-to-discard = to discard
word-to-discard-group = to discard
word-to-remove = to remove
word-op = OP
word-sp = SP
word-rp = RP
word-bp = BP
word-dp = DP
word-activation = Activation
word-operation = Operation
word-reinforcement = Reinforcement
word-ending = Ending

# What happened
turn-begins = Round { $round }: the turn of { $seat } begins.
cards-activated = { $seat } activates fatigued cards: { $n }.
activation-paid = { $seat } pays { $n } SP and activates: { $card }.
operation-begins = { $seat } begins the Operation Phase with 1 OP.
reinforcement-begins = { $seat } begins the Reinforcement Phase with 1 RP.
text-applies = { $seat }: the text of { $card } applies.
played = { $seat } plays { $card } for { $n } OP.
gained = { $seat } gains { $n } { $point }.
lost-points = { $seat } loses { $n } { $point }.
drew = { $seat } draws cards: { $n }.
draw-lost = { $seat } has nothing left to draw; lost draws: { $n }.
reshuffled = { $seat } shuffles the discard pile into a new deck.
deployed = { $seat } deploys { $card }.
placed = { $seat } places from the hand: { $card }.
placing-allowed = { $seat } may place Units from the hand in this phase.
used-ability = { $seat } uses ability { $n }: { $card }.
card-fatigued = { $seat } fatigues { $card }.
card-activated = { $seat } activates { $card }.
card-discarded = { $seat } discards { $card }.
card-returned = { $seat } returns to the Field: { $card }.
card-removed = { $seat } removes from the game: { $card }.
attack-declared = { $seat } attacks { $card }; printed cost { $n } BP.
event-revealed = EVENT: { $card }, defence +{ $n }.
no-event = The EVENT deck is empty: nothing is revealed.
cost-changed = The Occupying Cost changes by { $n }.
attack-won = { $seat } pays { $n } BP and takes { $card }.
attack-lost = { $seat } loses the attack on { $card }: { $n } BP were needed, { $had } were there.
attack-void = The target is gone: the attack ends without a result.
event-gained = { $seat } gains { $card }; it goes to the discard pile.
event-given = { $seat } gives { $card } to { $receiver }.
event-used-up = { $card } is used up and leaves the game.
event-returned = { $card } goes to the bottom of the EVENT deck.
attack-added = { $seat } may attack once more in this phase.
end-triggered = { $seat } has taken { $card }: the game ends with this Operation Phase.
bought = { $seat } buys { $card } for { $n } SP.
turn-ends = { $seat } clears the Playing Zone; cards: { $n }.
hand-discarded = { $seat } discards cards of the hand: { $n }.
deck-removed = This deck stays in the box: { $card }.
aids-removed = The AID deck stays in the box.
game-over-told = The game is over.

# Numbers that matter
score = Victory Points
score-cards = { $card } × { $n }
occupying-cost = Occupying Cost
cost-printed = { $card }, printed
cost-event = { $card }
cost-abilities = Abilities

# Why not
not-in-hand = You do not have that card in your hand.
not-deployed = You do not have such a card in that state there.
not-enough-op = You do not have enough OP.
not-enough-sp = You do not have enough SP.
no-rp = You have no RP left.
no-attack-left = You have no attack left in this phase.
no-unit = You need a deployed Unit to attack.
nothing-there = That deck is empty.
cost-unpaid = The Using Cost cannot be paid in full.
no-object = That ability works only in an attack on the target it names.
not-in-attack = During an attack only abilities can be used.
other-phase = That belongs to another phase.

about = You command a German corps in a race through the cities of the Soviet Union: buy cards, deploy units, attack. When Moscow falls, most Victory Points win.
