"""Instructions, by families of verbs."""
