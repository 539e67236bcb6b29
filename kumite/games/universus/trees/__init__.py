"""Ability trees as text: how they are written, read and checked."""
