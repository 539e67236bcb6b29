"""What an ability is by its words, as bits, for those who only ask whether it is so."""

from typing import Final

# What some riders make of an ability
TENACIOUS: Final = 1
REPEATABLE: Final = 2
OUTWIT: Final = 4
REVERSES: Final = 8
ANYBODYS: Final = 16

# What a continuous ability does beside kinds of `Rule`, whose numbers are below these: `Ability.rules`
CHANGES: Final = 30  # the current state of cards
FIRES: Final = 31  # when something happens
ALSO_TYPES: Final = 145  # in the index of ears: cards that count as another type besides
