# What the chapters of the rulebook are called.

chapter-1 = Setting up
chapter-2 = A round
chapter-3 = The end
