"""Importing this fills the tables of lowering: each chapter adds its labels."""

from kumite.english.lower import (
    carry,
    changes,
    checks,
    event_numbers,
    event_plays,
    events,
    grants,
    headers,
    looks,
    moves,
    nouns,
    plays,
    sets,
    turns,
    vitals,
)

__all__ = [
    "carry",
    "changes",
    "checks",
    "event_numbers",
    "event_plays",
    "events",
    "grants",
    "headers",
    "looks",
    "moves",
    "nouns",
    "plays",
    "sets",
    "turns",
    "vitals",
]
