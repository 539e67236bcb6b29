"""Importing this fills the tables of lowering: each chapter adds its labels."""

from kumite.english.lower import (
    headers,
    nouns,
)

__all__ = [
    "headers",
    "nouns",
]
