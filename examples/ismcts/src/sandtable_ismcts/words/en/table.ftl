# What people call this bot. Without these words it would be called by its name.
bot-ismcts = Searcher
bot-ismcts-about = Tries out many games from here on, as far as its time goes, and takes what turned out best.
