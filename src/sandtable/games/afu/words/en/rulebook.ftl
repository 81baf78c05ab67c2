# The rulebook: what its chapters are called, by the number in the ids of their rules.

chapter-1 = Terms
chapter-2 = Setting up for two
chapter-3 = Phases, rounds and turns
chapter-4 = Preparation
chapter-5 = Placing cards
chapter-6 = Battle
chapter-7 = Panic
chapter-8 = Symbols
chapter-9 = Bonuses
chapter-10 = Conditions of bonuses
chapter-11 = Rewards
chapter-12 = Recruitment
chapter-13 = What you may look at
chapter-14 = From the Invasion to the War
chapter-15 = Events
chapter-16 = Objectives
chapter-17 = Invaders in the War
chapter-18 = The end and the score
chapter-19 = Playing alone
chapter-20 = Chervona Kalyna

# The examples: a title, and a sentence below each picture.
example-turn = One card fights, two pay
example-turn-placed = The invader attacks with { $attack }; the squad's Defense is { $defense }, so it holds. The other { $kept } cards stay in hand on purpose.
example-turn-money = After the battle the cards kept in hand are money: together they bring { $points } Recruitment Points.
example-turn-bought = The Marine Battalion costs { $price } and lies on the discard pile; it will be drawn when the deck is shuffled anew. The { $left } point left over is lost.
example-battle = Three columns, three outcomes
example-battle-placed = Column 1: attack { $first }, support included, against defense { $falls }. Column 2: attack { $weak } against { $holds }, so nothing falls there. Column 3: the aircraft has defense { $plane }; attack { $third } reaches it, because the card behind brings Anti-Aircraft.
example-battle-fought = { $taken } invaders are trophies. The one in column 2 goes to the Invader Discard Pile, and Enemy Artillery has sent { $lost } support card to the Hospital, although the gun itself was destroyed.
example-score = Two tanks decide the last round
example-score-before = It is the last round. You stand at { $own } victory points, for the bridge; the rival at { $other }, for Kherson less { $panic } Panic Cards. Nobody has the three tanks of Steel Fist yet.
example-score-tanks = Two tanks from the display complete Steel Fist, and you are the only one who meets it: { $own } to { $other }.
