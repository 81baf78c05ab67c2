# What the lessons say: title, goal, hint, what was missed or learnt, and what stands beside the things.

lesson-columns = Three columns
lesson-columns-goal = Destroy all three invaders.
lesson-columns-start = Invaders come in three columns. The 138th has attack 1, defence 4: a card opposite destroys it if its attack is at least 4. Choose a card, then its column.
lesson-columns-second = And the others? Compare your attack with its defence, then its attack with your defence.
lesson-columns-battle = One column is left. When all are placed, the battle begins: everybody strikes at once.
lesson-columns-hint = The Air Assault Brigade has 4 and belongs opposite the 138th; 3 is enough for the 45th, 2 for the BMP-2.
lesson-columns-missed = Somewhere your attack was below the defence opposite, or nobody stood there: that invader got away.
lesson-columns-learnt = In each column attack meets defence; the same number is enough.

lesson-support = Support
lesson-support-goal = Destroy the 45th Brigade and lose nobody.
lesson-support-start = The 45th has 2 and 3, your Airborne Squad 2 and 2: too little for either. Place it all the same.
lesson-support-behind = A card behind adds its support to attack and to defence. Who goes behind?
lesson-support-rest = A second invader: put the card that is left opposite it, or go to battle and take a Panic card.
lesson-support-hint = Squad in front, NLAW Team or Motorized Squad behind.
lesson-support-missed = The 45th falls to an attack of 3, and whoever faces it needs a defence above 2: support gives both.
lesson-support-learnt = Support counts twice: for the attack and for the defence of the card in front.

lesson-enhanced = The chevron: enhanced
lesson-enhanced-goal = Destroy the T-72B3 and the 45th Brigade.
lesson-enhanced-start = Its defence of 3 carries a chevron: enhanced. Only an enhanced attack can break it, whatever the numbers.
lesson-enhanced-second = The 93rd has the chevron: its place is opposite the tank. Any attack of 3 breaks the 45th.
lesson-enhanced-behind = This attack is plain. A supporter with an enhanced attack passes the chevron on.
lesson-enhanced-battle = Both columns are manned: look at the sums, then start the battle.
lesson-enhanced-hint = Look for the chevron at the attack: the 93rd against the tank, the 25th against the 45th.
lesson-enhanced-missed = A plain attack never breaks enhanced defence, however high.
lesson-enhanced-other = The tank fell, and the 45th was to fall with it: its defence of 3 takes any attack of 3.
lesson-enhanced-learnt = First the chevron, then the number: enhanced defence needs an enhanced attack.

lesson-panic = Panic and Calm
lesson-panic-goal = Destroy the 45th and take no Panic.
lesson-panic-start = Two invaders, two cards. An invader with nobody opposite costs you a Panic card.
lesson-panic-empty = One column is open. The Volunteers cannot beat the 138th, but they can stand there; or their Calm cancels a Panic.
lesson-panic-battle = No Panic will get through. And does the 45th fall? Look at the sums, then start the battle.
lesson-panic-panic = A Panic card came into your discard pile: it will clog your hand, and costs a point at the end.
lesson-panic-hint = The 72nd against the 45th, the Volunteers into the other column.
lesson-panic-missed = The 45th was to fall: put the 72nd opposite it.
lesson-panic-learnt = Leave no column empty, or bring Calm: Panic stays with you.

lesson-money = Kept cards are money
lesson-money-goal = Recruit the Marine Battalion this round.
lesson-money-start = The number at the bottom right is what a card is worth if you keep it. A strong card in battle buys nothing.
lesson-money-hold = One card is enough to hold this column: its 1 does no harm. Keep the rest and start the battle.
lesson-money-buy = What you kept is your budget. The Marine Battalion costs 2.
lesson-money-other = The round is over and the Marine Battalion was not bought.
lesson-money-hint = Hold with one squad and keep the T-64 platoon.
lesson-money-missed = Too much went into battle: what is left does not pay for the Marine Battalion.
lesson-money-learnt = Cards that stay in your hand buy new ones: fight with what is needed, and keep what pays.

lesson-hospital = The Hospital
lesson-hospital-goal = Destroy the 45th Brigade.
lesson-hospital-start = Beaten cards lie in the Hospital, and your best one is there. Evacuate with the Mobile Hospital in your hand: it changes places with one of them.
lesson-hospital-choose = Which card comes back?
lesson-hospital-place = It is in your hand and can fight at once.
lesson-hospital-battle = The 72nd faces the 45th. Start the battle.
lesson-hospital-hint = Evacuate with the Mobile Hospital, take the 72nd, place it against the 45th.
lesson-hospital-missed = The squad alone is too weak; the 72nd was lying in the Hospital.
lesson-hospital-learnt = Whoever falls goes to the Hospital and is out of your deck until something brings it back.

lesson-objective = Objectives and bids
lesson-objective-goal = Take the Darivka Bridge and destroy the 45th with what is left.
lesson-objective-start = The bridge needs 3 points of attack. You bid first; a bid below 3 wins nothing.
lesson-objective-pay = Nobody bid higher. Pay with cards of your hand; they will not fight this round.
lesson-objective-fight = The bridge is yours. Who is left against the 45th?
lesson-objective-battle = It is strong enough. Start the battle.
lesson-objective-column = The bridge is yours, but the 45th was not beaten with what was left.
lesson-objective-low = The bid is below 3: you pay, and the bridge stays where it is.
lesson-objective-hint = Bid 3, pay with the 25th Airborne Brigade, and keep the 72nd for the battle.
lesson-objective-missed = The bridge was not taken.
lesson-objective-learnt = An objective costs cards that would have fought: bid what it needs, not more.

lesson-war = The War
lesson-war-goal = Destroy the 155th Brigade and its convoy.
lesson-war-start = In the War invaders have support as well: the convoy adds 2, so the 155th has 6 and 6.
lesson-war-behind = You need 6. Who behind makes the difference?
lesson-war-battle = The column shows the sums. Start the battle.
lesson-war-hint = Any brigade in front and the Javelin Platoon behind.
lesson-war-missed = Together it was less than 6: the card in front needs the support of another.
lesson-war-learnt = The support follows its card: both go to your trophies.

lesson-points = Points at the end
lesson-points-goal = Win the last round.
lesson-points-start = Your bridge is worth 2, the rival's Kherson 3. This achievement is worth 4 to whoever alone has three tank cards. You have one, and 7 points to spend.
lesson-points-more = What counts now is tank cards: three in all.
lesson-points-rest = Three tank cards: the achievement is yours. Pass, and points are counted.
lesson-points-hint = Buy two tank cards, then pass.
lesson-points-missed = Without three tank cards the achievement is nobody's, and Kherson beats the bridge.
lesson-points-learnt = Objectives and achievements give points, Panic takes them: buy towards what will be counted.
