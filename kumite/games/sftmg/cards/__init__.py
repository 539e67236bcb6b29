"""The Battle Decks, the Character cards and the stages."""
