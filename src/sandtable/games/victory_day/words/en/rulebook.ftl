# The rulebook: what its chapters are called, by the number in the ids of their rules.

chapter-1 = The aim and the players
chapter-2 = Zones
chapter-3 = Setting up
chapter-4 = Ready and turned cards
chapter-5 = Resources and payment
chapter-6 = Units and their values
chapter-7 = Tactical cards
chapter-8 = The six phases of a turn
chapter-9 = Building units
chapter-10 = Attacking
chapter-11 = Directed attacks
chapter-12 = Blocking and supporting
chapter-13 = Conflicts
chapter-14 = Counting the results
chapter-15 = Breakthrough
chapter-16 = Attacks on deck and resources
chapter-17 = Aviation
chapter-18 = Mobility, artillery and strikes
chapter-19 = A wave step by step
chapter-20 = Victory and defeat
chapter-21 = Decks and boosters
chapter-22 = Modes of play

# The examples: a title, and a sentence below each picture.
example-turn = Resources, building, a wave
example-turn-resources = Two resource cards were played, and both work at once: { $ready } are ready.
example-turn-built = The BA-64 wants two factories and there is one: two depots replace the other. It is mobile and stands on its line at once; the rifle company waits in the reserve ({ $reserve }). Ready resources left: { $ready }.
example-turn-wave = Nobody blocks, so both attackers break through and the enemy's deck loses { $cards } cards. At the end of the turn the reserve moves up: { $arrived } unit.
example-battle = The right blocker for each attacker
example-battle-wave = Two German units attack in the ordinary way. Unblocked they would break through with { $through }.
example-battle-gun = The ZIS-3 is made against armour: with its modifier it strikes with { $strength }, and a defence of { $needs } falls. It takes { $hits } in return; { $stands } would be needed to destroy it.
example-battle-results = The T-34 stops the infantry. Both sides strike at once: the attackers lose { $lost } units, the defenders { $own }.
example-deck = The last cards of a deck
example-deck-through = The enemy's deck has { $deck } cards. Two companies have broken through, with { $strength } together.
example-deck-dry = The deck loses { $lost } cards, all it had, and { $deck } are left. At the start of the next turn two must be drawn: its player cannot, and has lost.
