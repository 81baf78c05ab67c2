"""Bots: players without a body. They see a seat's face of a match, never the truth."""
