"""Noun phrases: which cards, whose, where, how many, and what pronouns point at."""
