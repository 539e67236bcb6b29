"""Rules and permissions: cannot, may, counts as."""
