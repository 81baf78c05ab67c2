# What people call this bot.
bot-greedy-1 = Veteran
bot-greedy-1-about = The opponent of the first edition, kept as it was, to measure others against.
