"""Card files and card pools: printed cards read, compiled, kept, and made ready to play."""
