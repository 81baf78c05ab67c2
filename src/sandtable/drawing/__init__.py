"""What a game draws its table with, for a terminal: lines of text with rich's markup, made from a view."""
