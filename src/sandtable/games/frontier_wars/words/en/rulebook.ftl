# The rulebook: what its chapters are called, by the number in the ids of their rules.

chapter-1 = Terms
chapter-2 = Setting up
chapter-3 = Three ways to win
chapter-4 = The round
chapter-5 = Turn order and points
chapter-6 = Drawing cards
chapter-7 = Reinforcements
chapter-8 = Orders and skills
chapter-9 = Movement
chapter-10 = Planes as transports
chapter-11 = Building
chapter-12 = Repair
chapter-13 = Who fights whom
chapter-14 = How a battle is fought
chapter-15 = After a battle
chapter-16 = Frontiers
chapter-17 = Battles of three and four
chapter-18 = Headquarters in battle
chapter-19 = Losing a headquarters
chapter-20 = Medals
chapter-21 = Tactical orders and the arms race
chapter-22 = Upkeep and discarding
chapter-23 = Kinds of tiles
chapter-24 = Operations

# The examples: a title, and a sentence below each picture.
example-turn = Reinforce, move, build
example-turn-placed = Headquarters place any unit: { $home } infantry stand there now. The factory, active because infantry guards it, makes { $factory } tank.
example-turn-moved = A tank moves two tiles. Here { $tanks } tank goes forward, to b2.
example-turn-built = Infantry becomes an encampment and returns to the reserve: { $left } are left on the tile. Building earns { $medals } medal. Points stay at { $points }: the medal counts, but a tile without a unit is no longer yours.
example-battle = Four against three
example-battle-before = { $artillery } artillery and { $infantry } infantry hold the tile. Artillery has the highest initiative in defence and strikes before everybody else.
example-battle-fought = { $attackers } attack { $defenders }. First the guns kill an infantry, then the tank kills one, then one infantry of each side falls at the same time, and last the attacking artillery, still alive, takes the guns. { $tanks } tank and { $guns } artillery are left, { $infantry } infantry, and nobody ({ $foes }) of the defenders: { $medals } medal.
example-points = Ten points at the right moment
example-points-before = { $points } points: { $medals } medals, the factory, and four tiles with a star.
example-points-city = The tank reaches the second city: { $points }. But points win only when a round begins.
example-points-won = Nobody took a tile back. Round { $round } begins with counting, { $own } to { $other }, and the game is over.
