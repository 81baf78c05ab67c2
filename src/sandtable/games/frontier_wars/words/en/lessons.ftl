# What the lessons say: title, goal, hint, what was missed or learnt, and what stands beside the things.

lesson-reinforcement = Reinforcements
lesson-reinforcement-goal = Bring in an infantry at the camp, and something stronger at headquarters and factory.
lesson-reinforcement-start = Your headquarters brings one unit of any type, every round. What can only come from here?
lesson-reinforcement-factory = A factory brings one machine, as long as infantry of yours stands there.
lesson-reinforcement-camp = An encampment brings one infantry, as long as infantry of yours stands there.
lesson-reinforcement-hint = A tank, artillery or plane at headquarters and factory, infantry at the camp.
lesson-reinforcement-missed = Infantry comes from camps as well; headquarters is the place for what they cannot make.
lesson-reinforcement-none = The camp brought nobody, and its infantry costs nothing.
lesson-reinforcement-learnt = Headquarters makes anything, a factory machines, a camp infantry: one a round each.

lesson-movement = Movement and cities
lesson-movement-goal = Reach the city on D3 and the strategic point on C3 this turn.
lesson-movement-start = Infantry and artillery move 1 tile, tanks 2, planes 3. The city is two tiles away.
lesson-movement-city = The city counts for whoever stands there alone: a star, and one more card each round.
lesson-movement-tank = Every unit may move once. Who can reach the city?
lesson-movement-point = A strategic point is one step away, and worth a star as well.
lesson-movement-hint = The tank from B4 to D3, the infantry from B4 to C3.
lesson-movement-missed = Both places were to be reached this turn: only the tank gets as far as the city.
lesson-movement-learnt = You own a tile only while you stand on it.

lesson-initiative = Initiative
lesson-initiative-goal = Win the battle on C2 with your tank alive.
lesson-initiative-start = One infantry holds C2. It strikes with initiative 1, like yours; a tank attacks with 2, and strikes first.
lesson-initiative-where = Move it in: the battle comes when all movement is over.
lesson-initiative-more = You may send more, or end movement and building: then the battle is fought.
lesson-initiative-build = There is nothing to build here. End building, and the battle is fought.
lesson-initiative-both = Equal initiative strikes at the same time: both are gone, and nobody has won.
lesson-initiative-hint = Send the tank.
lesson-initiative-missed = The battle on C2 was to be won this turn.
lesson-initiative-learnt = The higher initiative strikes first, and what is removed does not strike back.

lesson-losses = Who falls first
lesson-losses-goal = Win on C2 and keep the tank.
lesson-losses-start = Artillery defends with initiative 3: it hits before your tank does. Every hit removes one unit.
lesson-losses-shield = Losses fall on infantry first, then tanks, artillery, planes. Send infantry along as a shield.
lesson-losses-where = To C2, where the artillery stands.
lesson-losses-build = All movement is over: whoever stands on C2 now will fight. End building.
lesson-losses-lost = The artillery hit first, and there was nobody but the tank to be hit.
lesson-losses-home = The tank stayed behind: it was to win on C2.
lesson-losses-hint = Move both infantry and the tank to C2.
lesson-losses-missed = The battle on C2 was to be won this turn.
lesson-losses-learnt = Infantry is cheap and dies first: it pays for the tank's life.

lesson-frontier = Frontiers
lesson-frontier-goal = Throw the enemy out of D3.
lesson-frontier-start = On D3 both of you stand: a frontier. Nobody owns the city, and nobody fights until somebody adds troops.
lesson-frontier-where = Add the tank to the frontier: you attack.
lesson-frontier-added = The tank is there. End movement and building, and the battle begins.
lesson-frontier-hint = Move the tank from C3 to D3, then end movement.
lesson-frontier-missed = Nothing was added, so nothing happened: the city counts for nobody.
lesson-frontier-learnt = A frontier gives nothing to anybody; troops that arrive start the battle.

lesson-building = Building
lesson-building-goal = Build on C3 so that it works from the next round.
lesson-building-start = To build, one infantry becomes the construction; another must stay to keep it working. Only one stands on C3.
lesson-building-two = Now there are two: one builds, one stays. End movement.
lesson-building-build = A factory makes machines, a camp infantry. Both bring a star and a medal.
lesson-building-alone = There the builder was alone: without infantry the construction does nothing.
lesson-building-hint = Move the infantry from B4 to C3, end movement, build there.
lesson-building-missed = Nothing was built this turn.
lesson-building-learnt = A construction needs infantry on it; building earns a medal.

lesson-orders = Orders
lesson-orders-goal = Win on C2.
lesson-orders-start = Two against two would leave nobody. Play the attack order first: the Barrage removes an enemy next to your artillery.
lesson-orders-late = The order stayed in your hand, and two against two leave nobody. Go back with Again, or find another way.
lesson-orders-move = One is left. Now send both infantry.
lesson-orders-battle = Both are there. End movement: the battle comes.
lesson-orders-hint = Play Artillery Barrage, then move both infantry to C2.
lesson-orders-missed = Without the order the two sides wipe each other out.
lesson-orders-few = One against one leaves nobody: both infantry were to go.
lesson-orders-learnt = Attack orders come before movement, defence orders before a battle, tactical ones after all turns: one each.

lesson-research = The ultimate weapon
lesson-research-goal = Complete the ultimate weapon.
lesson-research-start = 15 research points win at once, and you have 12. No card in your hand is worth 3, but Requisition draws two.
lesson-research-draw = From which deck? The heaviest attack orders are worth 3 as research.
lesson-research-add = One card a round becomes research, and there may be as many as you have medals.
lesson-research-hint = Play Requisition, draw from the attack orders, research a card worth 3.
lesson-research-missed = That card is worth too little: the weapon is not complete.
lesson-research-learnt = Every card is an order now or research later; medals make room for research.

lesson-upkeep = Upkeep
lesson-upkeep-goal = Keep one of each unit on C3, and your two best cards.
lesson-upkeep-start = At the end of a round at most 3 units stay on a tile, 2 on a frontier. Four stand here.
lesson-upkeep-hand = Four cards may stay. The number in the corner is what a card is worth as research.
lesson-upkeep-cards = A card worth 3 went while two worth 1 were at hand.
lesson-upkeep-hint = The second infantry can be spared, and so can cards worth 1.
lesson-upkeep-missed = A machine is harder to bring back than infantry.
lesson-upkeep-learnt = What is above a limit goes: three units a tile, four cards in hand.

lesson-headquarters = The headquarters
lesson-headquarters-goal = Destroy the enemy headquarters and win.
lesson-headquarters-start = The garrison defends with its resistance as initiative: 2. Each hit lowers it by 1; at 0 the headquarters falls.
lesson-headquarters-where = Into the headquarters: its tile is attacked like any other.
lesson-headquarters-more = One tank hits once. Who brings the second hit at initiative 2?
lesson-headquarters-two = Two tanks, two hits. End movement and building.
lesson-headquarters-hint = Move both tanks to B1.
lesson-headquarters-missed = Too few hits in time: the headquarters stands.
lesson-headquarters-learnt = Whoever loses the headquarters is out: conquest is the third way to win, beside points and the weapon.
