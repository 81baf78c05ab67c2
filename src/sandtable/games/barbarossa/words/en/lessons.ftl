# What the lessons say: title, goal, hint, what was missed or learnt, and what stands beside the things.

lesson-supply = Transports and buying
lesson-supply-goal = Buy Trucks for your deck.
lesson-supply-start = Transports are money: each Horses card gives 1 Supply Point (SP) and costs nothing to play.
lesson-supply-supply = Trucks cost 3 SP. Play the rest, then go to the Reinforcement Phase.
lesson-supply-buy = One Reinforcement Point (RP) buys one card. It goes to your discard pile and comes back with the next shuffle.
lesson-supply-over = The turn is over, and nothing was bought.
lesson-supply-hint = Play all three Horses, then buy Trucks.
lesson-supply-missed = With that purchase the Reinforcement Point is gone: Trucks cost 3 SP, so play all Horses first.
lesson-supply-learnt = SP pay the price, RP say how many cards: better transports make a better deck.

lesson-operation = Points of five kinds
lesson-operation-goal = Deploy the Assault Gun Battalion and have 5 Battle Points.
lesson-operation-start = You begin with 1 Operation Point (OP), and each of these cards costs one. The Headquarters gives it back, with a Reinforcement Point (RP) and a Draw Point (DP).
lesson-operation-drawn = The DP drew Deep Thrust at once, the RP will buy one more card. Which card gives more OP than it costs?
lesson-operation-more = Two OP and two Battle Points (BP) came back. Play what is left; what gives points comes first.
lesson-operation-rest = Go on: Battle Points last for this turn only.
lesson-operation-hint = First the Headquarters and the Armored Reconnaissance Battalion, then the other two.
lesson-operation-missed = The OP are spent. Headquarters and reconnaissance first: they cost 1 and give it back, or more.
lesson-operation-ended = The Operation Phase is over, and there were OP left to play cards with.
lesson-operation-learnt = OP play cards, BP attack, SP pay, RP buy, DP draw: play what gives points before what takes them.

lesson-deploy = Deploying and fatigue
lesson-deploy-goal = Take a Hill and keep the Panzer Grenadier.
lesson-deploy-start = A Hill costs 3 Battle Points, your Panzer Grenadier gives 2. Play the Grenadier Regiment too.
lesson-deploy-deploy = Played, it can be deployed: it comes fatigued, but it stays on the table.
lesson-deploy-attack = Two units are there. Attack a Hill.
lesson-deploy-fight = A fresh unit gives its points by becoming fatigued; any unit by being discarded. Make 3, then end the attack.
lesson-deploy-enough = 3 Battle Points for a Hill of 3: win the attack.
lesson-deploy-lost = That was less than 3 Battle Points: the attack on the Hill is lost.
lesson-deploy-spent = The Hill is yours, but the Panzer Grenadier was the price.
lesson-deploy-hint = Deploy the Grenadier Regiment, fatigue the Panzer Grenadier for 2, discard the regiment for 1.
lesson-deploy-missed = The Operation Phase is over without a Hill.
lesson-deploy-learnt = Deployed units serve turn after turn; spending one is the last resort.

lesson-heavy = Waking heavy tanks
lesson-heavy-goal = Activate the Independent Heavy Tank Battalion.
lesson-heavy-start = At the start of your turn fatigued cards wake up by themselves, but a heavy battalion costs 3 SP. Play transports now.
lesson-heavy-pay = Transports may be played in any phase. 3 SP are needed.
lesson-heavy-enough = Enough: pay and activate the battalion.
lesson-heavy-hint = Trucks give 2 and Horses 1: either Trucks and one Horses, or three Horses.
lesson-heavy-missed = The Activation Phase is over and the battalion sleeps for another turn.
lesson-heavy-learnt = Heavy units hit hardest and eat supply every turn.

lesson-city = Attacking a city
lesson-city-goal = Take Minsk.
lesson-city-start = Minsk costs 9 Battle Points and is worth 3 points. Attack: an EVENT will make it dearer.
lesson-city-event = The Rifle Army adds 3: now it is 12. Use the abilities of your units, and the Position, which takes 2 off.
lesson-city-units = Go on until nothing is missing; then win the attack.
lesson-city-enough = Nothing is missing now: win the attack.
lesson-city-lost = The attack is lost: all your Battle Points are gone, and the city stays.
lesson-city-hint = 7 and 2 and 1 make 10, and the Position lowers 12 to 10.
lesson-city-missed = Attack the city in your Operation Phase.
lesson-city-learnt = Before you attack a city, leave room for an event; after it is shown you cannot turn back.

lesson-burden = Red text
lesson-burden-goal = Take Kharkov, keep the heavy battalion, and hand the Partisans to the rival.
lesson-burden-start = Red text works when a card is attacked or gained. Kharkov takes one of your tanks, won or lost. Attack it: you have 15 BP.
lesson-burden-win = Partisans make it 14, and you have 15: win the attack.
lesson-burden-give = An EVENT without a playing cost goes to a player of your choice: choose a name. Partisans cost their owner supply and a point.
lesson-burden-toll = Kharkov's red text: discard a tank. Which one can you spare?
lesson-burden-kept = The Partisans are with you now: −1 point, and 2 SP less each turn.
lesson-burden-tank = The heavy battalion is gone; the Panzer Regiment was the cheaper price.
lesson-burden-hint = Win, discard the Panzer Regiment, give the Partisans to the other player.
lesson-burden-missed = Kharkov was to fall this turn.
lesson-burden-learnt = Read the red text before you attack: it is part of the price.

lesson-moscow = Moscow, and who wins
lesson-moscow-goal = Take Moscow and win.
lesson-moscow-start = When Moscow falls, the game ends; most victory points win. You have Minsk, 3, the rival Leningrad, 7. Moscow is worth 10.
lesson-moscow-fight = It costs 21 and the event. The Pioneers lower a city by 4, the heavy battalion gives 7.
lesson-moscow-enough = Now it is enough: win the attack.
lesson-moscow-end = Moscow is yours. End the Operation Phase, and points are counted.
lesson-moscow-lost = Not enough: Moscow holds.
lesson-moscow-hint = Use both units, then win the attack and end the phase.
lesson-moscow-missed = Moscow was to be attacked this turn.
lesson-moscow-learnt = Moscow ends the game but does not win it by itself: count the points first.
