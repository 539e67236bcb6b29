"""The rulebook, a module a chapter: setup, turn, combo, attack, block, damage, swap, draw, abilities, veteran."""
