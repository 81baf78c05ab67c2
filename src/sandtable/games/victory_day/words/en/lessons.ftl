# What the lessons say: title, goal, hint, what was missed or learnt, and what stands beside the things.

lesson-card = What a card says
lesson-card-goal = Build the Guards rifle company this turn.
lesson-card-start = Top left is the price: 2 depots and 1 factory. Below, 3/2 means attack 3, defence 2. Play the resources it needs, two a turn.
lesson-card-second = One depot was here already. Which resource is still missing for 2 depots and 1 factory?
lesson-card-build = Now the price can be paid. Build the company: its resources are turned until your next turn.
lesson-card-hint = You need one depot and one factory from your hand; fuel helps with neither.
lesson-card-missed = The company needs 2 depots and 1 factory, and was to be built this turn.
lesson-card-learnt = Two resources a turn, and they can be used at once: they pay for everything else.

lesson-payment = Paying with what you have
lesson-payment-goal = Build the BA-64 and the Rifle company, both this turn.
lesson-payment-start = The BA-64 costs 1 depot, 2 factories, 1 fuel, and you have one factory only. Any missing resource may be replaced by two others.
lesson-payment-pay = Two depots stand in for the missing factory, so 3 depots pay with the factory and the fuel. Keep one for the infantry.
lesson-payment-rest = The BA-64 is mobile: it is on the line at once. A depot is left for the Rifle company, and one to spare.
lesson-payment-waste = Paid, but with too many depots: nothing is left for the Rifle company.
lesson-payment-hint = Pay 3 depots, the factory and the fuel.
lesson-payment-missed = Both units were to be built this turn.
lesson-payment-learnt = Two resources replace one that you lack, so pay the printed price where you can.

lesson-breakthrough = Attack and breakthrough
lesson-breakthrough-goal = Send at least five cards of the enemy to the casualties.
lesson-breakthrough-start = Attacks go in waves. Begin one with your units: the enemy's 1st line is empty, nobody can block.
lesson-breakthrough-who = Who goes along? When all are chosen, launch the wave. An ordinary attack is aimed at the whole line, not at one unit.
lesson-breakthrough-through = Through! A unit on the 2nd line, a resource, or the deck: every point of attack takes a card from the deck.
lesson-breakthrough-hint = Attack with both companies and hit the deck with both.
lesson-breakthrough-missed = That does not make five: both companies through to the deck take 2 and 3 cards.
lesson-breakthrough-learnt = A unit that nobody blocks breaks through, and its attack eats the enemy's deck.

lesson-block = Blocking
lesson-block-goal = Destroy both Schützenzug platoons that attack you.
lesson-block-start = Two platoons of 2/1 attack. Each of your ready units on the 1st line may block one. Who blocks the first?
lesson-block-second = Attack that reaches the other's defence destroys it, on both sides at once. And who takes the second?
lesson-block-hold = Both are taken. End your answer, and the fight is settled.
lesson-block-through = One came through and hit your deck: every attacker needs a blocker.
lesson-block-hint = Block each platoon with a unit of its own; the T-34 even survives it.
lesson-block-missed = Both platoons were to be destroyed.
lesson-block-learnt = Blockers fight one to one: attack against defence, both ways at the same time.

lesson-directed = Directed attack
lesson-directed-goal = Destroy the T-34/85 and keep your Tiger.
lesson-directed-start = The Tiger can attack a unit of its choice on the 1st line: a directed attack. Begin a wave with it.
lesson-directed-aim = Aim at the T-34. 5 and 1 more against armour make 6: its defence is 3, and its 4 cannot break your 5.
lesson-directed-launch = Aimed, and the numbers are good. Launch the wave.
lesson-directed-plain = Now the Tiger attacks the whole line, and the enemy chooses who blocks. Launch the wave and see, or go back with Again.
lesson-directed-ordinary = An ordinary attack lets the enemy decide who blocks; nobody did, and the T-34 is untouched.
lesson-directed-hint = Choose the Tiger, then the T-34 as its target.
lesson-directed-missed = The T-34 still stands.
lesson-directed-learnt = A directed attack picks its victim; the ordinary one leaves that to the enemy.

lesson-modifiers = Modifiers
lesson-modifiers-goal = Destroy both attackers and lose nobody.
lesson-modifiers-start = A half-track of 2/2 and a platoon of 2/1 attack. Your ZIS-3 has 2/2, but +3/+2 against armour. Who blocks whom?
lesson-modifiers-gun = Against armour the gun fights as 5/4, against infantry as 2/2. Every attacker needs a blocker.
lesson-modifiers-hold = Both are blocked: look at the numbers, then end your answer.
lesson-modifiers-through = One came through: both have to be blocked.
lesson-modifiers-hint = The gun against the half-track, the T-34 against the platoon; then end your answer.
lesson-modifiers-missed = Somebody of yours fell. Compare attack with defence, both ways: the gun is 5/4 against armour only.
lesson-modifiers-learnt = Read the small print against infantry, armour, aircraft: it decides most fights.

lesson-aviation = Bombers, escorts, interceptors
lesson-aviation-goal = Bomb the Katyusha and bring the Stuka home.
lesson-aviation-start = Bombers reach the 2nd line for 1 fuel. An enemy fighter waits there to intercept. Begin a wave with the Stuka.
lesson-aviation-aim = Aim the Stuka at the Katyusha.
lesson-aviation-escort = Send the Bf 109 along as an escort before you launch.
lesson-aviation-launch = The escort flies along. Launch the wave.
lesson-aviation-counter = The La-7 intercepts. Your escort may take it on, and the bomber flies on.
lesson-aviation-alone = A bomber that is intercepted without an escort drops nothing, and is shot down.
lesson-aviation-hint = Bomb the Katyusha, escort with the Bf 109, launch, then take on the La-7.
lesson-aviation-missed = The Katyusha still stands: it needs bombs and an escort in the same wave.
lesson-aviation-learnt = Bombs pass over the 1st line; fighters stop them, and escorts stop fighters.

lesson-support = Help for whoever is attacked
lesson-support-goal = Destroy the Tiger and the platoon beside it.
lesson-support-start = The Tiger of 5/5 attacks your T-34 of 4/3, and 4 is not enough. The howitzer behind adds 2 to whoever fights.
lesson-support-guns = And a platoon comes along: is anybody left to block it? Then end your answer.
lesson-support-hold = Everybody is met, and the T-34 is supported. End your answer.
lesson-support-through = The platoon came through: the gun was free to block it.
lesson-support-hint = Support the T-34 with the M-30, block the platoon with the ZIS-3, end your answer.
lesson-support-missed = Without help the T-34 falls and the Tiger drives on.
lesson-support-learnt = Artillery of the 2nd line adds its support to a fight without being in it.

lesson-strike = Strikes
lesson-strike-goal = Destroy the howitzer, and take four cards from the deck besides.
lesson-strike-start = The Katyusha may strike any enemy unit for 1 depot, 1 factory and 1 fuel, instead of attacking. Nobody can block a strike.
lesson-strike-wave = And your T-34 has not attacked yet.
lesson-strike-launch = Nobody stands in the way. Launch the wave.
lesson-strike-through = Through! Each point of attack on the deck takes a card, and the T-34 has 4.
lesson-strike-hint = Strike the leFH 18 with the Katyusha, and send the T-34 to the deck.
lesson-strike-missed = Both were to be had: the strike for the howitzer, the T-34 for the deck.
lesson-strike-learnt = A strike costs resources and always hits; an attack costs nothing and may be stopped.

lesson-reserve = The reserve
lesson-reserve-goal = Build a unit now and stop the platoon in the enemy's turn.
lesson-reserve-start = An enemy platoon will come, and your line is empty. Build somebody who can stop it.
lesson-reserve-pay = Pay the printed price: 2 depots and 1 factory.
lesson-reserve-wait = What is built waits in the reserve and cannot attack this turn.
lesson-reserve-block = At the end of your turn your unit left the reserve for its line. The platoon attacks: block it.
lesson-reserve-window = Here somebody could play a tactical card. Nobody has one: pass.
lesson-reserve-through = Nobody was in the way, and your deck paid for it.
lesson-reserve-hint = Build one of the companies, then block with it.
lesson-reserve-missed = The platoon was to be stopped in the enemy's turn.
lesson-reserve-learnt = A unit built today defends tomorrow, and attacks in your next turn.

lesson-tactics = Tactical cards
lesson-tactics-goal = Destroy the Ferdinand.
lesson-tactics-start = Against armour the Ferdinand has 6/6: your T-34 of 4/3 cannot harm it. But you hold a tactical card. Attack all the same.
lesson-tactics-card = Now, before the results: Street fighting gives one unit +2 attack in this wave, for 1 depot.
lesson-tactics-hint = Attack with the T-34, then play Street fighting on it.
lesson-tactics-missed = 4 against 6: without the card the Ferdinand only wins.
lesson-tactics-learnt = Every tactical card says when it is played; the best moment is when the enemy has answered.

lesson-deck = How a game is won
lesson-deck-goal = Win: leave the enemy without two cards to draw.
lesson-deck-start = Four cards are left in the enemy's deck. Whoever cannot draw two at the start of a turn has lost. Begin a wave: nobody can block.
lesson-deck-who = At most one card may be left: that takes 3 points of attack. Choose who goes, then launch the wave.
lesson-deck-through = Every point of attack on the deck takes one card.
lesson-deck-hint = Break through with the Guards company, or with both, and hit the deck.
lesson-deck-missed = Enough cards were left for the enemy to draw two and play on.
lesson-deck-learnt = The deck is time: guard your own, and end the other's.

lesson-hand = The starting hand
lesson-hand-goal = Build a Rifle company in your first turn.
lesson-hand-start = Seven cards, and only one of them is a resource. A hand with fewer than two may be shown and drawn again.
lesson-hand-again = It went back into the deck, and here are seven others. With three resources this hand stays.
lesson-hand-lay = Two resources a turn. A Rifle company costs one depot.
lesson-hand-build = The depot pays for the Rifle company.
lesson-hand-kept = One resource pays for nothing here, and the hand cannot be changed any more.
lesson-hand-hint = Draw again, keep the new hand, lay the depot and build.
lesson-hand-missed = The turn is over without a Rifle company.
lesson-hand-learnt = Fewer than two resources, or nothing else: show the hand and draw again. It costs nothing but the look.
