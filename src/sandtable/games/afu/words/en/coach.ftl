# The coach: what each decision is for, and what to think about there. Then why one choice is better than another.

coach-choose-colour = Your colour says with which ten cards you begin and which invaders come to you in the first rounds.
coach-choose-colour-think = The colours are meant to be equally strong: take the one you like.
coach-keep-secret = An achievement is a goal that brings victory points at the end. You keep one that nobody else knows of.
coach-keep-secret-think = Which of the two will you fulfil by playing as you would anyway? Count how far you are from each at the start.
coach-discard-card = An event takes a card from your hand before the battle.
coach-discard-card-think = Which card would neither win a column nor pay for anything this round? A Panic Card is the best to lose.
coach-bid = An objective is worth victory points at the end. You bid points from your cards; the highest bid takes it, and those cards do not fight this round.
coach-bid-think = How many columns can you still hold with what is left after paying? A bid below the printed number wins nothing.
coach-pay = You won the objective. The cards you pay with now are gone for this round's battle.
coach-pay-think = Pay with what the columns need least, and do not overpay: what stays in your hand fights or buys.
coach-offer-cards = The objective is contested with the invader that was revealed: the cards you offer count against its number, and do not fight this round.
coach-offer-cards-think = Are the printed number and the enemy’s within reach? One card at least spares you a Panic Card; more than that only if you can win.
coach-deploy = This is the battle. A card opposite an invader destroys it with attack at least as high as its defence, and survives if its own defence is higher than the attack it faces. A card behind adds its support to both numbers. Cards you do not place are money afterwards.
coach-deploy-think = First: is any column empty? That costs a Panic Card. Then: which invaders fall at the lowest price, and which of your cards is worth more as money? An enhanced defence falls only to an enhanced attack.
coach-after-battle = The battle has been fought; some cards give a reward for it that can be used now.
coach-after-battle-think = A reward that is not used is lost. Is there anything that it would harm?
coach-scout-discard = You look at the invaders that come to you next, and may send one away.
coach-scout-discard-think = Which of them could your deck not stop? An aircraft without anti-aircraft cards of yours is the worst guest.
coach-scout-order = You decide in which order these invaders come to you.
coach-scout-order-think = Your hand next round is five other cards: let the weak ones come first, unless you know what you will draw.
coach-choose-panic = A Panic Card may be returned: it clogs your hand and costs a victory point at the end.
coach-choose-panic-think = From the hand it helps at once; from the deck or discard pile it makes your later hands better.
coach-recover = Destroyed cards lie in the Hospital and not in your deck. One of them comes back to your hand now.
coach-recover-think = Which card would win a column in this very battle? If none would, take the one that your deck misses most.
coach-buy = This is money: the Recruitment Points of the cards you kept in hand buy cards from the display. They make all your later hands better.
coach-buy-think = What has your deck too little of: attack, defence, anti-aircraft, enhanced numbers? The dearest card you can pay is usually right; points do not carry over.
coach-panic-icon = A card with a Panic icon that stayed in your hand may return one Panic Card.
coach-panic-icon-think = Each Panic Card costs a point at the end and a place in your hand until then. There is seldom a reason to say no.

coach-more-score = you would stand at { $best } rather than { $yours } victory points
coach-less-panic-ahead = { $best } rather than { $yours } Panic Cards would be coming to you
coach-more-battle-gains = { $best } rather than { $yours } invaders would fall
coach-less-battle-losses = you would lose { $best } rather than { $yours } cards
coach-more-if-kept = { $best } rather than { $yours } Recruitment Points would stay in your hand
coach-less-zone-hospital = { $best } rather than { $yours } cards would lie in your Hospital
coach-more-zone-trophies = you would have destroyed { $best } rather than { $yours } invaders
