# What a coach says in every game. Games say what each decision is for, and why a choice is better, in files of this name.
coach-would = I would have chosen “{ $best }”, { $chance } % to win rather than { $yours } %: { $why }.
coach-later = the difference shows only later in the game
coach-compare = Compare these before you choose:
