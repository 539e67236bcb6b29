"""The one that prints: card English and tags, for words that cannot know all words (printer.py)."""

from __future__ import annotations

from kumite.games.universus.english import abilities as english
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Happening, Rider, Text
from kumite.games.universus.printer import PRINTERS, Printer
from kumite.games.universus.tags import abilities as tags


class CardEnglish(Printer):
    def sentence(self, text: Text) -> str:
        return english.sentence(text)

    def rider(self, rider: Rider) -> str:
        return english.rider_line(rider)

    def tags(self, g: Versus, event: Happening) -> tuple[str, ...]:
        return tags.tags_in_play(g, event)

    def tags_of(self, ability: Ability) -> tuple[str, ...]:
        return tags.tags_of_ability(ability)


PRINTERS.append(CardEnglish())
