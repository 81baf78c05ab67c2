"""Environments for learning algorithms."""
