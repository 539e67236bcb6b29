"""The rule catalogue: every rule of the four games in our own words, numbered, with rulings and worked examples.

Rule functions cite these ids, tests prove them, refusals name them; this package is where an id becomes a sentence.
`kumite.catalogue.coverage` counts what is cited and proven and is imported only by those who ask.
"""

from kumite.catalogue.load import catalogue, games
from kumite.catalogue.lookup import examples_of, find, rulings_about, say, search, selection
from kumite.catalogue.records import Catalogue, Entry, Example, Rule, Ruling

__all__ = [
    "Catalogue",
    "Entry",
    "Example",
    "Rule",
    "Ruling",
    "catalogue",
    "examples_of",
    "find",
    "games",
    "rulings_about",
    "say",
    "search",
    "selection",
]
