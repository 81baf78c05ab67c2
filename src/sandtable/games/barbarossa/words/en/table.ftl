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
ask-activate-cards = { $seat }: Activation Phase. Play TRANSPORTs, pay to activate heavy cards, or go on.
ask-next-text = { $seat }: choose which card works first.
ask-operate = { $seat }: Operation Phase. Play, use abilities, deploy, attack, or end the phase.
ask-reinforce = { $seat }: Reinforcement Phase. Buy cards, or end the phase.
ask-keep-a-card = { $seat }: keep one card from your hand, or none.
ask-fight = { $seat }: use abilities, then end the attack.
ask-next-gained-event = { $seat }: choose which EVENT you gain next.
ask-give-event = { $seat }: choose who gets the EVENT: { $kind }.
ask-next-returned-event = { $seat }: choose which EVENT goes to the bottom next.
ask-choose-card = { $seat }: choose a deployed card { $row } ({ $left } to go).
ask-choose-group = { $seat }: choose what you lose.
ask-remove-from-hand = { $seat }: you may remove a card from your hand ({ $left } left).
ask-pay-with-card = { $seat }: choose the deployed card that pays the cost.
ask-pay-from-hand = { $seat }: choose the card in your hand that pays the cost.

# What can be done
do-play = Play { $a }
do-place = Place from your hand: { $a }
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
   *[other] { $spent ->
        [0] Lose the attack, { $short } BP short
       *[other] Lose the attack, { $short } BP short; { $spent } BP are spent
    }
}
do-done = Done
do-end-activation = Go to the Operation Phase
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
turn-begins = Round { $round }: { $seat } begins a turn.
    .you = Round { $round }: your turn.
cards-activated = { $seat } reactivates { $n ->
    [one] a fatigued card
   *[other] { $n } fatigued cards
  }.
    .you = You reactivate { $n ->
        [one] a fatigued card
       *[other] { $n } fatigued cards
      }.
activation-paid = { $seat } pays { $n } SP to activate { $card }.
    .you = You pay { $n } SP to activate { $card }.
operation-begins = { $seat } begins the Operation Phase with 1 OP.
    .you = You begin the Operation Phase with 1 OP.
reinforcement-begins = { $seat } begins the Reinforcement Phase with 1 RP.
    .you = You begin the Reinforcement Phase with 1 RP.
text-applies = { $seat }: the text of { $card } applies.
    .you = The text of { $card } applies.
played = { $seat } plays { $card } for { $n } OP.
    .you = You play { $card } for { $n } OP.
gained = { $seat } gains { $n } { $point }.
    .you = You gain { $n } { $point }.
lost-points = { $seat } loses { $n } { $point }.
    .you = You lose { $n } { $point }.
drew = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
  }.
    .you = You draw { $n ->
        [one] a card
       *[other] { $n } cards
      }.
draw-lost = { $seat } has nothing left to draw and loses { $n ->
    [one] a draw
   *[other] { $n } draws
  }.
    .you = You have nothing left to draw and lose { $n ->
        [one] a draw
       *[other] { $n } draws
      }.
reshuffled = { $seat } shuffles the discard pile into a new deck.
    .you = You shuffle the discard pile into a new deck.
deployed = { $seat } deploys { $card }.
    .you = You deploy { $card }.
placed = { $seat } places { $card } from their hand.
    .you = You place { $card } from your hand.
placing-allowed = { $seat } may place Units from their hand in this phase.
    .you = You may place Units from your hand in this phase.
used-ability = { $seat } uses ability { $n } of { $card }.
    .you = You use ability { $n } of { $card }.
card-fatigued = { $seat } fatigues { $card }.
    .you = You fatigue { $card }.
card-activated = { $seat } activates { $card }.
    .you = You activate { $card }.
card-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
card-returned = { $seat } returns { $card } to its deck.
    .you = You return { $card } to its deck.
card-removed = { $seat } removes { $card } from the game.
    .you = You remove { $card } from the game.
attack-declared = { $seat } attacks { $card }; printed cost { $n } BP.
    .you = You attack { $card }; printed cost { $n } BP.
event-revealed = EVENT: { $card }, defence +{ $n }.
no-event = The EVENT deck is empty: nothing is revealed.
cost-changed = The Occupying Cost changes by { $n }.
attack-won = { $seat } pays { $n } BP and takes { $card }.
    .you = You pay { $n } BP and take { $card }.
attack-lost = { $had ->
    [0] { $seat } loses the attack on { $card }: it takes { $n } BP, and there are none.
   *[other] { $seat } loses the attack on { $card }: it takes { $n } BP; the { $had } there were are spent.
}
    .you = { $had ->
        [0] You lose the attack on { $card }: it takes { $n } BP, and there are none.
       *[other] You lose the attack on { $card }: it takes { $n } BP; the { $had } there were are spent.
    }
attack-void = The target is gone: the attack ends without a result.
event-gained = { $seat } gains { $card }; it goes to the discard pile.
    .you = You gain { $card }; it goes to the discard pile.
event-given = { $seat } gives { $card } to { $receiver }.
    .you = You give { $card } to { $receiver }.
event-used-up = { $card } is used up and leaves the game.
event-returned = { $card } goes to the bottom of the EVENT deck.
attack-added = { $seat } may attack once more in this phase.
    .you = You may attack once more in this phase.
end-triggered = { $seat } has taken { $card }: the game ends with this Operation Phase.
    .you = You have taken { $card }: the game ends with this Operation Phase.
bought = { $seat } buys { $card } for { $n } SP.
    .you = You buy { $card } for { $n } SP.
turn-ends = { $seat } clears { $n ->
    [one] a card
   *[other] { $n } cards
  } from the Playing Zone.
    .you = You clear { $n ->
        [one] a card
       *[other] { $n } cards
      } from the Playing Zone.
hand-discarded = { $seat } discards { $n ->
    [one] a card
   *[other] { $n } cards
  } from their hand.
    .you = You discard { $n ->
        [one] a card
       *[other] { $n } cards
      } from your hand.
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
not-in-hand = That card is not in your hand.
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
