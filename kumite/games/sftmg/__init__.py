"""Street Fighter: The Miniatures Game."""
