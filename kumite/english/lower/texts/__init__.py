"""Sentences and texts: how instructions hang together."""
