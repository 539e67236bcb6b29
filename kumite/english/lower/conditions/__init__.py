"""Conditions: what is so, and what has happened."""
