"""The engine room: positions, steps, questions, chance, piles.  Not one word of any game."""
