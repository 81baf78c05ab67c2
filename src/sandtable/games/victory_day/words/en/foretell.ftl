# What is foretold: what a deck loses and has left.
deck-left = Cards in the deck
deck-cards = Whoever cannot draw loses
deck-to-lose = Cards the deck loses
