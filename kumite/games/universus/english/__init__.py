"""Ability trees printed back as card English, a part of speech a module."""
