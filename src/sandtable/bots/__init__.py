"""Bots: players without a body. They are given what their seat knows of a match, never the truth."""
