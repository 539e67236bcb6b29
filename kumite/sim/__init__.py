"""Many matches: bots against bots, in several processes, counted."""
