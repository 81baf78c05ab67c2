# What people call this bot. Without these words it would be called by its name.
bot-nn = Pupil
bot-nn-about = Plays what a net has learnt, and looks no step ahead.
