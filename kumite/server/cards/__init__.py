"""Cards over HTTP: a workshop, card pools, and a builder of decks."""
