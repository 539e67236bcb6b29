"""The rulebook, a chapter a module."""
