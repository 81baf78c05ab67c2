# The coach: what each decision is for, and what to think about there. Then why one choice is better than another.

coach-activate-cards = Your turn begins. TRANSPORT cards are money (SP) and may be played in any phase; heavy cards that lie fatigued work again only if you pay for them now.
coach-activate-cards-think = Will you attack or use that heavy card this turn? If not, keep the SP for the shop.
coach-next-text = Several of your cards do something at this moment: you choose which comes first.
coach-next-text-think = Let what gives points or cards come before what spends them.
coach-operate = The heart of the turn. An OP plays one card from your hand; what it gives counts at once. Units may be deployed to stay on the table, and once a turn you may attack: BP against the number of a Hill, a Position or a city.
coach-operate-think = Count: OP to play cards, SP for the shop afterwards, BP for an attack. Is something with victory points in reach this turn? If not, which card brings the most towards buying a better one?
coach-reinforce = This is the shop: each card costs one RP and its price in SP. Bought cards go to your discard pile and come back as your future hands.
coach-reinforce-think = Early on buy what makes you richer or stronger each time you draw it; later what carries victory points. Play your TRANSPORTs first: SP do not carry over to the next turn.
coach-keep-a-card = The turn ends: the hand is discarded and four new cards are drawn. One card may wait for the next turn.
coach-keep-a-card-think = Keep a card only if it will do more next turn than the one you would draw in its place, such as the last piece of an attack.
coach-fight = You attack. Now abilities of your deployed cards can still add BP; then the attack is counted and cannot be called off.
coach-fight-think = Do your BP reach the cost with the EVENT that was revealed? If not, abilities are the only way; a lost attack takes all BP.
coach-next-gained-event = You gain several EVENTs: their red text works in the order that you choose.
coach-next-gained-event-think = Which red text hurts less if it comes while the other has not happened yet?
coach-give-event = Somebody gets this EVENT: you too may take it.
coach-give-event-think = Does it carry victory points or a burden? Give burdens to whoever is ahead.
coach-next-returned-event = EVENTs that nobody keeps go under their deck, in an order that you choose.
coach-next-returned-event-think = It seldom matters: they come back only when the deck has been gone through.
coach-choose-card = An effect needs one of your deployed cards.
coach-choose-card-think = Which of them will you miss least in the next attack? A fatigued one has done its work already.
coach-choose-group = Something is lost, and you choose which group.
coach-choose-group-think = Compare what both groups bring each turn and how many victory points they carry.
coach-remove-from-hand = A card may leave the game. That sounds bad and is good: a thin deck draws its best cards more often.
coach-remove-from-hand-think = Is there a card that you are sorry to draw, such as one of those you began with?
coach-pay-with-card = The ability asks for one of your deployed cards as its price.
coach-pay-with-card-think = Take the one that brings least from now on.
coach-pay-from-hand = The ability asks for a card from your hand as its price.
coach-pay-from-hand-think = Which card would you not have played this turn anyway?

coach-more-score = you would stand at { $best } rather than { $yours } Victory Points
coach-rival-score = your rivals would stand at { $best } rather than { $yours } Victory Points
coach-more-zone-deployed = { $best } rather than { $yours } of your cards would be deployed
coach-more-zone-discard = { $best } rather than { $yours } cards would come back into your hands later
coach-more-zone-hand = you would hold { $best } rather than { $yours } cards
coach-more-zone-playing = { $best } rather than { $yours } cards would have worked for you this turn
