"""Numbers: counts, sums, limits, how large a bonus is."""
