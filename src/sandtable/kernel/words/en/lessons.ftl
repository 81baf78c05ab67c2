# What a lesson of any game says where its own words would be false.
lesson-aside = This is off the lesson's way. Answer what is asked and see what comes of it, or go back with Again.
